"use strict"
exports.id=865
exports.ids=[865]
exports.modules={3860:e=>{var n=Object.prototype.hasOwnProperty
var t=Object.prototype.toString
var o=Object.defineProperty
var l=Object.getOwnPropertyDescriptor
var r=function isArray(e){if(typeof Array.isArray==="function"){return Array.isArray(e)}return t.call(e)==="[object Array]"}
var a=function isPlainObject(e){if(!e||t.call(e)!=="[object Object]"){return false}var o=n.call(e,"constructor")
var l=e.constructor&&e.constructor.prototype&&n.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!o&&!l){return false}var r
for(r in e){}return typeof r==="undefined"||n.call(e,r)}
var i=function setProperty(e,n){if(o&&n.name==="__proto__"){o(e,n.name,{enumerable:true,configurable:true,value:n.newValue,writable:true})}else{e[n.name]=n.newValue}}
var s=function getProperty(e,t){if(t==="__proto__"){if(!n.call(e,t)){return void 0}else if(l){return l(e,t).value}}return e[t]}
e.exports=function extend(){var e,n,t,o,l,u
var c=arguments[0]
var d=1
var f=arguments.length
var m=false
if(typeof c==="boolean"){m=c
c=arguments[1]||{}
d=2}if(c==null||typeof c!=="object"&&typeof c!=="function"){c={}}for(;d<f;++d){e=arguments[d]
if(e!=null){for(n in e){t=s(c,n)
o=s(e,n)
if(c!==o){if(m&&o&&(a(o)||(l=r(o)))){if(l){l=false
u=t&&r(t)?t:[]}else{u=t&&a(t)?t:{}}i(c,{name:n,newValue:extend(m,u,o)})}else if(typeof o!=="undefined"){i(c,{name:n,newValue:o})}}}}}return c}},6923:(e,n,t)=>{t.d(n,{D:()=>ccount})
function ccount(e,n){const t=String(e)
if(typeof n!=="string"){throw new TypeError("Expected character")}let o=0
let l=t.indexOf(n)
while(l!==-1){o++
l=t.indexOf(n,l+n.length)}return o}},6193:(e,n,t)=>{t.d(n,{A:()=>stringify,q:()=>parse})
function parse(e){const n=[]
const t=String(e||"")
let o=t.indexOf(",")
let l=0
let r=false
while(!r){if(o===-1){o=t.length
r=true}const e=t.slice(l,o).trim()
if(e||!r){n.push(e)}l=o+1
o=t.indexOf(",",l)}return n}function stringify(e,n){const t=n||{}
const o=e[e.length-1]===""?[...e,""]:e
return o.join((t.padRight?" ":"")+","+(t.padLeft===false?"":" ")).trim()}},7776:(e,n,t)=>{t.d(n,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},652:(e,n,t)=>{t.d(n,{V:()=>toHtml})
const o=["area","base","basefont","bgsound","br","col","command","embed","frame","hr","image","img","input","keygen","link","meta","param","source","track","wbr"]
var l=t(4278)
var r=t(950)
const a=/["&'<>`]/g
const i=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const s=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const u=/[|\\{}()[\]^$+*?.]/g
const c=new WeakMap
function core_core(e,n){e=e.replace(n.subset?charactersToExpressionCached(n.subset):a,basic)
if(n.subset||n.escapeOnly){return e}return e.replace(i,surrogate).replace(s,basic)
function surrogate(e,t,o){return n.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,o.charCodeAt(t+2),n)}function basic(e,t,o){return n.format(e.charCodeAt(0),o.charCodeAt(t+1),n)}}function charactersToExpressionCached(e){let n=c.get(e)
if(!n){n=charactersToExpression(e)
c.set(e,n)}return n}function charactersToExpression(e){const n=[]
let t=-1
while(++t<e.length){n.push(e[t].replace(u,"\\$&"))}return new RegExp("(?:"+n.join("|")+")","g")}const d=/[\dA-Fa-f]/
function toHexadecimal(e,n,t){const o="&#x"+e.toString(16).toUpperCase()
return t&&n&&!d.test(String.fromCharCode(n))?o:o+";"}const f=/\d/
function toDecimal(e,n,t){const o="&#"+String(e)
return t&&n&&!f.test(String.fromCharCode(n))?o:o+";"}const m=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]
const g={nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",fnof:"\u0192",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",bull:"\u2022",hellip:"\u2026",prime:"\u2032",Prime:"\u2033",oline:"\u203e",frasl:"\u2044",weierp:"\u2118",image:"\u2111",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666",quot:'"',amp:"&",lt:"<",gt:">",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",circ:"\u02c6",tilde:"\u02dc",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",permil:"\u2030",lsaquo:"\u2039",rsaquo:"\u203a",euro:"\u20ac"}
const y=["cent","copy","divide","gt","lt","not","para","times"]
const b={}.hasOwnProperty
const v={}
let S
for(S in g){if(b.call(g,S)){v[g[S]]=S}}const w=/[^\dA-Za-z]/
function toNamed(e,n,t,o){const l=String.fromCharCode(e)
if(b.call(v,l)){const e=v[l]
const r="&"+e
if(t&&m.includes(e)&&!y.includes(e)&&(!o||n&&n!==61&&w.test(String.fromCharCode(n)))){return r}return r+";"}return""}function formatSmart(e,n,t){let o=toHexadecimal(e,n,t.omitOptionalSemicolons)
let l
if(t.useNamedReferences||t.useShortestReferences){l=toNamed(e,n,t.omitOptionalSemicolons,t.attribute)}if((t.useShortestReferences||!l)&&t.useShortestReferences){const l=toDecimal(e,n,t.omitOptionalSemicolons)
if(l.length<o.length){o=l}}return l&&(!t.useShortestReferences||l.length<o.length)?l:o}function stringifyEntities(e,n){return core_core(e,Object.assign({format:formatSmart},n))}function stringifyEntitiesLight(e,n){return core(e,Object.assign({format:formatBasic},n))}const C=/^>|^->|<!--|-->|--!>|<!-$/g
const x=[">"]
const O=["<",">"]
function comment(e,n,t,o){return o.settings.bogusComments?"<?"+stringifyEntities(e.value,Object.assign({},o.settings.characterReferences,{subset:x}))+">":"\x3c!--"+e.value.replace(C,encode)+"--\x3e"
function encode(e){return stringifyEntities(e,Object.assign({},o.settings.characterReferences,{subset:O}))}}function doctype(e,n,t,o){return"<!"+(o.settings.upperDoctype?"DOCTYPE":"doctype")+(o.settings.tightDoctype?"":" ")+"html>"}var k=t(6923)
var A=t(6193)
var P=t(5141)
var N=t(5510)
const E=/[ \t\n\f\r]/g
function whitespace(e){return typeof e==="object"?e.type==="text"?empty(e.value):false:empty(e)}function empty(e){return e.replace(E,"")===""}const D=siblings(1)
const L=siblings(-1)
const T=[]
function siblings(e){return sibling
function sibling(n,t,o){const l=n?n.children:T
let r=(t||0)+e
let a=l[r]
if(!o){while(a&&whitespace(a)){r+=e
a=l[r]}}return a}}const R={}.hasOwnProperty
function omission(e){return omit
function omit(n,t,o){return R.call(e,n.tagName)&&e[n.tagName](n,t,o)}}const M=omission({body,caption:headOrColgroupOrCaption,colgroup:headOrColgroupOrCaption,dd,dt,head:headOrColgroupOrCaption,html,li,optgroup,option:closing_option,p,rp:rubyElement,rt:rubyElement,tbody,td:cells,tfoot,th:cells,thead,tr})
function headOrColgroupOrCaption(e,n,t){const o=D(t,n,true)
return!o||o.type!=="comment"&&!(o.type==="text"&&whitespace(o.value.charAt(0)))}function html(e,n,t){const o=D(t,n)
return!o||o.type!=="comment"}function body(e,n,t){const o=D(t,n)
return!o||o.type!=="comment"}function p(e,n,t){const o=D(t,n)
return o?o.type==="element"&&(o.tagName==="address"||o.tagName==="article"||o.tagName==="aside"||o.tagName==="blockquote"||o.tagName==="details"||o.tagName==="div"||o.tagName==="dl"||o.tagName==="fieldset"||o.tagName==="figcaption"||o.tagName==="figure"||o.tagName==="footer"||o.tagName==="form"||o.tagName==="h1"||o.tagName==="h2"||o.tagName==="h3"||o.tagName==="h4"||o.tagName==="h5"||o.tagName==="h6"||o.tagName==="header"||o.tagName==="hgroup"||o.tagName==="hr"||o.tagName==="main"||o.tagName==="menu"||o.tagName==="nav"||o.tagName==="ol"||o.tagName==="p"||o.tagName==="pre"||o.tagName==="section"||o.tagName==="table"||o.tagName==="ul"):!t||!(t.type==="element"&&(t.tagName==="a"||t.tagName==="audio"||t.tagName==="del"||t.tagName==="ins"||t.tagName==="map"||t.tagName==="noscript"||t.tagName==="video"||t.tagName.includes("-")))}function li(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&o.tagName==="li"}function dt(e,n,t){const o=D(t,n)
return Boolean(o&&o.type==="element"&&(o.tagName==="dt"||o.tagName==="dd"))}function dd(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&(o.tagName==="dt"||o.tagName==="dd")}function rubyElement(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&(o.tagName==="rp"||o.tagName==="rt")}function optgroup(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&o.tagName==="optgroup"}function closing_option(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&(o.tagName==="option"||o.tagName==="optgroup")}function thead(e,n,t){const o=D(t,n)
return Boolean(o&&o.type==="element"&&(o.tagName==="tbody"||o.tagName==="tfoot"))}function tbody(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&(o.tagName==="tbody"||o.tagName==="tfoot")}function tfoot(e,n,t){return!D(t,n)}function tr(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&o.tagName==="tr"}function cells(e,n,t){const o=D(t,n)
return!o||o.type==="element"&&(o.tagName==="td"||o.tagName==="th")}const I=omission({body:opening_body,colgroup,head,html:opening_html,tbody:opening_tbody})
function opening_html(e){const n=D(e,-1)
return!n||n.type!=="comment"}function head(e){const n=new Set
for(const t of e.children){if(t.type==="element"&&(t.tagName==="base"||t.tagName==="title")){if(n.has(t.tagName))return false
n.add(t.tagName)}}const t=e.children[0]
return!t||t.type==="element"}function opening_body(e){const n=D(e,-1,true)
return!n||n.type!=="comment"&&!(n.type==="text"&&whitespace(n.value.charAt(0)))&&!(n.type==="element"&&(n.tagName==="meta"||n.tagName==="link"||n.tagName==="script"||n.tagName==="style"||n.tagName==="template"))}function colgroup(e,n,t){const o=L(t,n)
if(t&&o&&o.type==="element"&&o.tagName==="colgroup"&&M(o,t.children.indexOf(o),t)){return false}const l=D(e,-1,true)
return Boolean(l&&l.type==="element"&&l.tagName==="col")}function opening_tbody(e,n,t){const o=L(t,n)
if(t&&o&&o.type==="element"&&(o.tagName==="thead"||o.tagName==="tbody")&&M(o,t.children.indexOf(o),t)){return false}const l=D(e,-1)
return Boolean(l&&l.type==="element"&&l.tagName==="tr")}const j={name:[["\t\n\f\r &/=>".split(""),"\t\n\f\r \"&'/=>`".split("")],["\0\t\n\f\r \"&'/<=>".split(""),"\0\t\n\f\r \"&'/<=>`".split("")]],unquoted:[["\t\n\f\r &>".split(""),"\0\t\n\f\r \"&'<=>`".split("")],["\0\t\n\f\r \"&'<=>`".split(""),"\0\t\n\f\r \"&'<=>`".split("")]],single:[["&'".split(""),"\"&'`".split("")],["\0&'".split(""),"\0\"&'`".split("")]],double:[['"&'.split(""),"\"&'`".split("")],['\0"&'.split(""),"\0\"&'`".split("")]]}
const z=new Set(["desc","foreignObject","title"])
function element_element(e,n,t,o){const{schema:r}=o
const a=r.space==="svg"?false:o.settings.omitOptionalTags
let i=r.space==="svg"?o.settings.closeEmptyElements:o.settings.voids.includes(e.tagName.toLowerCase())
const s=[]
if(r.space==="html"&&e.tagName==="svg"){o.schema=l.JW}const u=serializeAttributes(o,e.properties)
if(o.schema.space==="svg"&&z.has(e.tagName)){o.schema=l.qy}const c=o.all(r.space==="html"&&e.tagName==="template"?e.content:e)
o.schema=r
if(c)i=false
if(u||!a||!I(e,n,t)){s.push("<",e.tagName,u?" "+u:"")
if(i&&(r.space==="svg"||o.settings.closeSelfClosing)){const e=u.charAt(u.length-1)
if(!o.settings.tightSelfClosing||e==="/"||e&&e!=='"'&&e!=="'"){s.push(" ")}s.push("/")}s.push(">")}s.push(c)
if(!i&&(!a||!M(e,n,t))){s.push("</"+e.tagName+">")}return s.join("")}function serializeAttributes(e,n){const t=[]
let o=-1
let l
if(n){for(l in n){if(n[l]!==null&&n[l]!==undefined){const o=serializeAttribute(e,l,n[l])
if(o)t.push(o)}}}while(++o<t.length){const n=e.settings.tightAttributes?t[o].charAt(t[o].length-1):undefined
if(o!==t.length-1&&n!=='"'&&n!=="'"){t[o]+=" "}}return t.join("")}function serializeAttribute(e,n,t){const o=(0,P.I)(e.schema,n)
const l=e.settings.allowParseErrors&&e.schema.space==="html"?0:1
const r=e.settings.allowDangerousCharacters?0:1
if(o.overloadedBoolean&&(t===o.attribute||t==="")){t=true}else if((o.boolean||o.overloadedBoolean)&&(typeof t!=="string"||t===o.attribute||t==="")){t=Boolean(t)}if(t===null||t===undefined||t===false||typeof t==="number"&&Number.isNaN(t)){return""}const a=stringifyEntities(o.attribute,Object.assign({},e.settings.characterReferences,{subset:j.name[l][r]}))
if(t===true)return a
t=Array.isArray(t)?(o.commaSeparated?A.A:N.A)(t,{padLeft:!e.settings.tightCommaSeparatedLists}):String(t)
if(e.settings.collapseEmptyAttributes&&!t)return a
let i
if(e.settings.preferUnquoted){i=stringifyEntities(t,Object.assign({},e.settings.characterReferences,{attribute:true,subset:j.unquoted[l][r]}))}if(i!==t){let{quote:n}=e
if(e.settings.quoteSmart&&(0,k.D)(t,n)>(0,k.D)(t,e.alternative)){n=e.alternative}i=n+stringifyEntities(t,Object.assign({},e.settings.characterReferences,{subset:(n==="'"?j.single:j.double)[l][r],attribute:true}))+n}return a+(i?"="+i:i)}const U=["<","&"]
function text_text(e,n,t,o){return t&&t.type==="element"&&(t.tagName==="script"||t.tagName==="style")?e.value:stringifyEntities(e.value,Object.assign({},o.settings.characterReferences,{subset:U}))}function raw(e,n,t,o){return o.settings.allowDangerousHtml?e.value:text_text(e,n,t,o)}function root(e,n,t,o){return o.all(e)}const q=(0,r.A)("type",{invalid,unknown,handlers:{comment,doctype,element:element_element,raw,root,text:text_text}})
function invalid(e){throw new Error("Expected node, not `"+e+"`")}function unknown(e){const n=e
throw new Error("Cannot compile unknown node `"+n.type+"`")}const B={}
const F={}
const H=[]
function toHtml(e,n){const t=n||B
const r=t.quote||'"'
if(r!=='"'&&r!=="'"){throw new Error("Invalid quote `"+r+"`, expected `'` or `\"`")}const a=r==='"'?"'":'"'
const i={one,all:lib_all,settings:{omitOptionalTags:t.omitOptionalTags||false,allowParseErrors:t.allowParseErrors||false,allowDangerousCharacters:t.allowDangerousCharacters||false,quoteSmart:t.quoteSmart||false,preferUnquoted:t.preferUnquoted||false,tightAttributes:t.tightAttributes||false,upperDoctype:t.upperDoctype||false,tightDoctype:t.tightDoctype||false,bogusComments:t.bogusComments||false,tightCommaSeparatedLists:t.tightCommaSeparatedLists||false,tightSelfClosing:t.tightSelfClosing||false,collapseEmptyAttributes:t.collapseEmptyAttributes||false,allowDangerousHtml:t.allowDangerousHtml||false,voids:t.voids||o,characterReferences:t.characterReferences||F,closeSelfClosing:t.closeSelfClosing||false,closeEmptyElements:t.closeEmptyElements||false},schema:t.space==="svg"?l.JW:l.qy,quote:r,alternative:a}
return i.one(Array.isArray(e)?{type:"root",children:e}:e,undefined,undefined)}function one(e,n,t){return q(e,n,t,this)}function lib_all(e){const n=[]
const t=e&&e.children||H
let o=-1
while(++o<t.length){n[o]=this.one(t[o],o,e)}return n.join("")}},4137:(e,n,t)=>{t.d(n,{h:()=>c})
var o=t(4278)
var l=t(6193)
const r=/[#.]/g
function parseSelector(e,n){const t=e||""
const o={}
let l=0
let a
let i
while(l<t.length){r.lastIndex=l
const e=r.exec(t)
const n=t.slice(l,e?e.index:t.length)
if(n){if(!a){i=n}else if(a==="#"){o.id=n}else if(Array.isArray(o.className)){o.className.push(n)}else{o.className=[n]}l+=n.length}if(e){a=e[0]
l++}}return{type:"element",tagName:i||n||"div",properties:o,children:[]}}var a=t(5141)
var i=t(5246)
var s=t(5510)
function createH(e,n,t){const o=t?createAdjustMap(t):undefined
function h(t,l,...r){let a
if(t===null||t===undefined){a={type:"root",children:[]}
const e=l
r.unshift(e)}else{a=parseSelector(t,n)
const i=a.tagName.toLowerCase()
const s=o?o.get(i):undefined
a.tagName=s||i
if(isChild(l)){r.unshift(l)}else{for(const[n,t]of Object.entries(l)){addProperty(e,a.properties,n,t)}}}for(const e of r){addChild(a.children,e)}if(a.type==="element"&&a.tagName==="template"&&e.space==="html"){a.content={type:"root",children:a.children}
a.children=[]}return a}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const n=e
const t=Object.keys(e)
for(const e of t){const t=n[e]
if(t&&typeof t==="object"){if(!Array.isArray(t))return true
const e=t
for(const n of e){if(typeof n!=="number"&&typeof n!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,n,t,o){if(o===null||o===undefined)return
const r=(0,a.I)(e,t)
let i
if(typeof o==="number"){if(Number.isNaN(o))return
i=o}else if(typeof o==="boolean"){i=o}else if(typeof o==="string"){if(r.spaceSeparated){i=(0,s.q)(o)}else if(r.commaSeparated){i=(0,l.q)(o)}else if(r.commaOrSpaceSeparated){i=(0,s.q)((0,l.q)(o).join(" "))}else{i=parsePrimitive(r,r.property,o)}}else if(Array.isArray(o)){i=[...o]}else{i=r.property==="style"?style(o):String(o)}if(Array.isArray(i)){const e=[]
for(const n of i){e.push(parsePrimitive(r,r.property,n))}i=e}if(r.property==="className"&&Array.isArray(n.className)){const e=i
i=[...n.className,...Array.isArray(e)?e:[e]]}n[r.property]=i}function addChild(e,n){if(n===null||n===undefined){}else if(typeof n==="number"||typeof n==="string"){e.push({type:"text",value:String(n)})}else if(Array.isArray(n)){for(const t of n){addChild(e,t)}}else if(typeof n==="object"&&"type"in n){if(n.type==="root"){addChild(e,n.children)}else{e.push(n)}}else{throw new Error("Expected node, nodes, or string, got `"+n+"`")}}function parsePrimitive(e,n,t){if(typeof t==="string"){if(e.number&&t&&!Number.isNaN(Number(t))){return Number(t)}if((e.boolean||e.overloadedBoolean)&&(t===""||(0,i.S)(t)===(0,i.S)(n))){return true}}return t}function style(e){const n=[]
for(const[t,o]of Object.entries(e)){n.push([t,o].join(": "))}return n.join("; ")}function createAdjustMap(e){const n=new Map
for(const t of e){n.set(t.toLowerCase(),t)}return n}const u=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const c=createH(o.qy,"div")
const d=createH(o.JW,"g",u)},1869:(e,n,t)=>{t.d(n,{d:()=>toString})
const o={}
function toString(e,n){const t=n||o
const l=typeof t.includeImageAlt==="boolean"?t.includeImageAlt:true
const r=typeof t.includeHtml==="boolean"?t.includeHtml:true
return one(e,l,r)}function one(e,n,t){if(node(e)){if("value"in e){return e.type==="html"&&!t?"":e.value}if(n&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,n,t)}}if(Array.isArray(e)){return all(e,n,t)}return""}function all(e,n,t){const o=[]
let l=-1
while(++l<e.length){o[l]=one(e[l],n,t)}return o.join("")}function node(e){return Boolean(e&&typeof e==="object")}},3988:(e,n,t)=>{t.d(n,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,n){const t=Number.parseInt(e,n)
if(t<9||t===11||t>13&&t<32||t>126&&t<160||t>55295&&t<57344||t>64975&&t<65008||(t&65535)===65535||(t&65535)===65534||t>1114111){return"\ufffd"}return String.fromCodePoint(t)}},9886:(e,n,t)=>{t.d(n,{s:()=>decodeString})
var o=t(7126)
var l=t(3988)
const r=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(r,decode)}function decode(e,n,t){if(n){return n}const r=t.charCodeAt(0)
if(r===35){const e=t.charCodeAt(1)
const n=e===120||e===88
return(0,l.C)(t.slice(n?2:1),n?16:10)}return(0,o.s)(t)||e}},4278:(e,n,t)=>{t.d(n,{qy:()=>f,JW:()=>m})
class Schema{constructor(e,n,t){this.normal=n
this.property=e
if(t){this.space=t}}}Schema.prototype.normal={}
Schema.prototype.property={}
Schema.prototype.space=undefined
function merge(e,n){const t={}
const o={}
for(const n of e){Object.assign(t,n.property)
Object.assign(o,n.normal)}return new Schema(t,o,n)}var o=t(5246)
var l=t(7904)
function create(e){const n={}
const t={}
for(const[r,a]of Object.entries(e.properties)){const i=new l.E(r,e.transform(e.attributes||{},r),a,e.space)
if(e.mustUseProperty&&e.mustUseProperty.includes(r)){i.mustUseProperty=true}n[r]=i
t[(0,o.S)(r)]=r
t[(0,o.S)(i.attribute)]=r}return new Schema(n,t,e.space)}var r=t(4923)
const a=create({properties:{ariaActiveDescendant:null,ariaAtomic:r.booleanish,ariaAutoComplete:null,ariaBusy:r.booleanish,ariaChecked:r.booleanish,ariaColCount:r.number,ariaColIndex:r.number,ariaColSpan:r.number,ariaControls:r.spaceSeparated,ariaCurrent:null,ariaDescribedBy:r.spaceSeparated,ariaDetails:null,ariaDisabled:r.booleanish,ariaDropEffect:r.spaceSeparated,ariaErrorMessage:null,ariaExpanded:r.booleanish,ariaFlowTo:r.spaceSeparated,ariaGrabbed:r.booleanish,ariaHasPopup:null,ariaHidden:r.booleanish,ariaInvalid:null,ariaKeyShortcuts:null,ariaLabel:null,ariaLabelledBy:r.spaceSeparated,ariaLevel:r.number,ariaLive:null,ariaModal:r.booleanish,ariaMultiLine:r.booleanish,ariaMultiSelectable:r.booleanish,ariaOrientation:null,ariaOwns:r.spaceSeparated,ariaPlaceholder:null,ariaPosInSet:r.number,ariaPressed:r.booleanish,ariaReadOnly:r.booleanish,ariaRelevant:null,ariaRequired:r.booleanish,ariaRoleDescription:r.spaceSeparated,ariaRowCount:r.number,ariaRowIndex:r.number,ariaRowSpan:r.number,ariaSelected:r.booleanish,ariaSetSize:r.number,ariaSort:null,ariaValueMax:r.number,ariaValueMin:r.number,ariaValueNow:r.number,ariaValueText:null,role:null},transform(e,n){return n==="role"?n:"aria-"+n.slice(4).toLowerCase()}})
function caseSensitiveTransform(e,n){return n in e?e[n]:n}function caseInsensitiveTransform(e,n){return caseSensitiveTransform(e,n.toLowerCase())}const i=create({attributes:{acceptcharset:"accept-charset",classname:"class",htmlfor:"for",httpequiv:"http-equiv"},mustUseProperty:["checked","multiple","muted","selected"],properties:{abbr:null,accept:r.commaSeparated,acceptCharset:r.spaceSeparated,accessKey:r.spaceSeparated,action:null,allow:null,allowFullScreen:r.boolean,allowPaymentRequest:r.boolean,allowUserMedia:r.boolean,alpha:r.boolean,alt:null,as:null,async:r.boolean,autoCapitalize:null,autoComplete:r.spaceSeparated,autoFocus:r.boolean,autoPlay:r.boolean,blocking:r.spaceSeparated,capture:null,charSet:null,checked:r.boolean,cite:null,className:r.spaceSeparated,closedBy:null,colorSpace:null,cols:r.number,colSpan:r.number,command:null,commandFor:null,content:null,contentEditable:r.booleanish,controls:r.boolean,controlsList:r.spaceSeparated,coords:r.number|r.commaSeparated,crossOrigin:null,data:null,dateTime:null,decoding:null,default:r.boolean,defer:r.boolean,dir:null,dirName:null,disabled:r.boolean,download:r.overloadedBoolean,draggable:r.booleanish,encType:null,enterKeyHint:null,fetchPriority:null,form:null,formAction:null,formEncType:null,formMethod:null,formNoValidate:r.boolean,formTarget:null,headers:r.spaceSeparated,height:r.number,hidden:r.overloadedBoolean,high:r.number,href:null,hrefLang:null,htmlFor:r.spaceSeparated,httpEquiv:r.spaceSeparated,id:null,imageSizes:null,imageSrcSet:null,inert:r.boolean,inputMode:null,integrity:null,is:null,isMap:r.boolean,itemId:null,itemProp:r.spaceSeparated,itemRef:r.spaceSeparated,itemScope:r.boolean,itemType:r.spaceSeparated,kind:null,label:null,lang:null,language:null,list:null,loading:null,loop:r.boolean,low:r.number,manifest:null,max:null,maxLength:r.number,media:null,method:null,min:null,minLength:r.number,multiple:r.boolean,muted:r.boolean,name:null,nonce:null,noModule:r.boolean,noValidate:r.boolean,onAbort:null,onAfterPrint:null,onAuxClick:null,onBeforeMatch:null,onBeforePrint:null,onBeforeToggle:null,onBeforeUnload:null,onBlur:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onContextLost:null,onContextMenu:null,onContextRestored:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnded:null,onError:null,onFocus:null,onFormData:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLanguageChange:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadEnd:null,onLoadStart:null,onMessage:null,onMessageError:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRejectionHandled:null,onReset:null,onResize:null,onScroll:null,onScrollEnd:null,onSecurityPolicyViolation:null,onSeeked:null,onSeeking:null,onSelect:null,onSlotChange:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnhandledRejection:null,onUnload:null,onVolumeChange:null,onWaiting:null,onWheel:null,open:r.boolean,optimum:r.number,pattern:null,ping:r.spaceSeparated,placeholder:null,playsInline:r.boolean,popover:null,popoverTarget:null,popoverTargetAction:null,poster:null,preload:null,readOnly:r.boolean,referrerPolicy:null,rel:r.spaceSeparated,required:r.boolean,reversed:r.boolean,rows:r.number,rowSpan:r.number,sandbox:r.spaceSeparated,scope:null,scoped:r.boolean,seamless:r.boolean,selected:r.boolean,shadowRootClonable:r.boolean,shadowRootCustomElementRegistry:r.boolean,shadowRootDelegatesFocus:r.boolean,shadowRootMode:null,shadowRootSerializable:r.boolean,shape:null,size:r.number,sizes:null,slot:null,span:r.number,spellCheck:r.booleanish,src:null,srcDoc:null,srcLang:null,srcSet:null,start:r.number,step:null,style:null,tabIndex:r.number,target:null,title:null,translate:null,type:null,typeMustMatch:r.boolean,useMap:null,value:r.booleanish,width:r.number,wrap:null,writingSuggestions:null,align:null,aLink:null,archive:r.spaceSeparated,axis:null,background:null,bgColor:null,border:r.number,borderColor:null,bottomMargin:r.number,cellPadding:null,cellSpacing:null,char:null,charOff:null,classId:null,clear:null,code:null,codeBase:null,codeType:null,color:null,compact:r.boolean,declare:r.boolean,event:null,face:null,frame:null,frameBorder:null,hSpace:r.number,leftMargin:r.number,link:null,longDesc:null,lowSrc:null,marginHeight:r.number,marginWidth:r.number,noResize:r.boolean,noHref:r.boolean,noShade:r.boolean,noWrap:r.boolean,object:null,profile:null,prompt:null,rev:null,rightMargin:r.number,rules:null,scheme:null,scrolling:r.booleanish,standby:null,summary:null,text:null,topMargin:r.number,valueType:null,version:null,vAlign:null,vLink:null,vSpace:r.number,allowTransparency:null,autoCorrect:null,autoSave:null,credentialless:r.boolean,disablePictureInPicture:r.boolean,disableRemotePlayback:r.boolean,exportParts:r.commaSeparated,part:r.spaceSeparated,prefix:null,property:null,results:r.number,security:null,unselectable:null},space:"html",transform:caseInsensitiveTransform})
const s=create({attributes:{accentHeight:"accent-height",alignmentBaseline:"alignment-baseline",arabicForm:"arabic-form",baselineShift:"baseline-shift",capHeight:"cap-height",className:"class",clipPath:"clip-path",clipRule:"clip-rule",colorInterpolation:"color-interpolation",colorInterpolationFilters:"color-interpolation-filters",colorProfile:"color-profile",colorRendering:"color-rendering",crossOrigin:"crossorigin",dataType:"datatype",dominantBaseline:"dominant-baseline",enableBackground:"enable-background",fillOpacity:"fill-opacity",fillRule:"fill-rule",floodColor:"flood-color",floodOpacity:"flood-opacity",fontFamily:"font-family",fontSize:"font-size",fontSizeAdjust:"font-size-adjust",fontStretch:"font-stretch",fontStyle:"font-style",fontVariant:"font-variant",fontWeight:"font-weight",glyphName:"glyph-name",glyphOrientationHorizontal:"glyph-orientation-horizontal",glyphOrientationVertical:"glyph-orientation-vertical",hrefLang:"hreflang",horizAdvX:"horiz-adv-x",horizOriginX:"horiz-origin-x",horizOriginY:"horiz-origin-y",imageRendering:"image-rendering",letterSpacing:"letter-spacing",lightingColor:"lighting-color",markerEnd:"marker-end",markerMid:"marker-mid",markerStart:"marker-start",maskType:"mask-type",navDown:"nav-down",navDownLeft:"nav-down-left",navDownRight:"nav-down-right",navLeft:"nav-left",navNext:"nav-next",navPrev:"nav-prev",navRight:"nav-right",navUp:"nav-up",navUpLeft:"nav-up-left",navUpRight:"nav-up-right",onAbort:"onabort",onActivate:"onactivate",onAfterPrint:"onafterprint",onBeforePrint:"onbeforeprint",onBegin:"onbegin",onCancel:"oncancel",onCanPlay:"oncanplay",onCanPlayThrough:"oncanplaythrough",onChange:"onchange",onClick:"onclick",onClose:"onclose",onCopy:"oncopy",onCueChange:"oncuechange",onCut:"oncut",onDblClick:"ondblclick",onDrag:"ondrag",onDragEnd:"ondragend",onDragEnter:"ondragenter",onDragExit:"ondragexit",onDragLeave:"ondragleave",onDragOver:"ondragover",onDragStart:"ondragstart",onDrop:"ondrop",onDurationChange:"ondurationchange",onEmptied:"onemptied",onEnd:"onend",onEnded:"onended",onError:"onerror",onFocus:"onfocus",onFocusIn:"onfocusin",onFocusOut:"onfocusout",onHashChange:"onhashchange",onInput:"oninput",onInvalid:"oninvalid",onKeyDown:"onkeydown",onKeyPress:"onkeypress",onKeyUp:"onkeyup",onLoad:"onload",onLoadedData:"onloadeddata",onLoadedMetadata:"onloadedmetadata",onLoadStart:"onloadstart",onMessage:"onmessage",onMouseDown:"onmousedown",onMouseEnter:"onmouseenter",onMouseLeave:"onmouseleave",onMouseMove:"onmousemove",onMouseOut:"onmouseout",onMouseOver:"onmouseover",onMouseUp:"onmouseup",onMouseWheel:"onmousewheel",onOffline:"onoffline",onOnline:"ononline",onPageHide:"onpagehide",onPageShow:"onpageshow",onPaste:"onpaste",onPause:"onpause",onPlay:"onplay",onPlaying:"onplaying",onPopState:"onpopstate",onProgress:"onprogress",onRateChange:"onratechange",onRepeat:"onrepeat",onReset:"onreset",onResize:"onresize",onScroll:"onscroll",onSeeked:"onseeked",onSeeking:"onseeking",onSelect:"onselect",onShow:"onshow",onStalled:"onstalled",onStorage:"onstorage",onSubmit:"onsubmit",onSuspend:"onsuspend",onTimeUpdate:"ontimeupdate",onToggle:"ontoggle",onUnload:"onunload",onVolumeChange:"onvolumechange",onWaiting:"onwaiting",onZoom:"onzoom",overlinePosition:"overline-position",overlineThickness:"overline-thickness",paintOrder:"paint-order",panose1:"panose-1",pointerEvents:"pointer-events",referrerPolicy:"referrerpolicy",renderingIntent:"rendering-intent",shapeRendering:"shape-rendering",stopColor:"stop-color",stopOpacity:"stop-opacity",strikethroughPosition:"strikethrough-position",strikethroughThickness:"strikethrough-thickness",strokeDashArray:"stroke-dasharray",strokeDashOffset:"stroke-dashoffset",strokeLineCap:"stroke-linecap",strokeLineJoin:"stroke-linejoin",strokeMiterLimit:"stroke-miterlimit",strokeOpacity:"stroke-opacity",strokeWidth:"stroke-width",tabIndex:"tabindex",textAnchor:"text-anchor",textDecoration:"text-decoration",textRendering:"text-rendering",transformOrigin:"transform-origin",typeOf:"typeof",underlinePosition:"underline-position",underlineThickness:"underline-thickness",unicodeBidi:"unicode-bidi",unicodeRange:"unicode-range",unitsPerEm:"units-per-em",vAlphabetic:"v-alphabetic",vHanging:"v-hanging",vIdeographic:"v-ideographic",vMathematical:"v-mathematical",vectorEffect:"vector-effect",vertAdvY:"vert-adv-y",vertOriginX:"vert-origin-x",vertOriginY:"vert-origin-y",wordSpacing:"word-spacing",writingMode:"writing-mode",xHeight:"x-height",playbackOrder:"playbackorder",timelineBegin:"timelinebegin"},properties:{about:r.commaOrSpaceSeparated,accentHeight:r.number,accumulate:null,additive:null,alignmentBaseline:null,alphabetic:r.number,amplitude:r.number,arabicForm:null,ascent:r.number,attributeName:null,attributeType:null,azimuth:r.number,bandwidth:null,baselineShift:null,baseFrequency:null,baseProfile:null,bbox:null,begin:null,bias:r.number,by:null,calcMode:null,capHeight:r.number,className:r.spaceSeparated,clip:null,clipPath:null,clipPathUnits:null,clipRule:null,color:null,colorInterpolation:null,colorInterpolationFilters:null,colorProfile:null,colorRendering:null,content:null,contentScriptType:null,contentStyleType:null,crossOrigin:null,cursor:null,cx:null,cy:null,d:null,dataType:null,defaultAction:null,descent:r.number,diffuseConstant:r.number,direction:null,display:null,dur:null,divisor:r.number,dominantBaseline:null,download:r.boolean,dx:null,dy:null,edgeMode:null,editable:null,elevation:r.number,enableBackground:null,end:null,event:null,exponent:r.number,externalResourcesRequired:null,fill:null,fillOpacity:r.number,fillRule:null,filter:null,filterRes:null,filterUnits:null,floodColor:null,floodOpacity:null,focusable:null,focusHighlight:null,fontFamily:null,fontSize:null,fontSizeAdjust:null,fontStretch:null,fontStyle:null,fontVariant:null,fontWeight:null,format:null,fr:null,from:null,fx:null,fy:null,g1:r.commaSeparated,g2:r.commaSeparated,glyphName:r.commaSeparated,glyphOrientationHorizontal:null,glyphOrientationVertical:null,glyphRef:null,gradientTransform:null,gradientUnits:null,handler:null,hanging:r.number,hatchContentUnits:null,hatchUnits:null,height:null,href:null,hrefLang:null,horizAdvX:r.number,horizOriginX:r.number,horizOriginY:r.number,id:null,ideographic:r.number,imageRendering:null,initialVisibility:null,in:null,in2:null,intercept:r.number,k:r.number,k1:r.number,k2:r.number,k3:r.number,k4:r.number,kernelMatrix:r.commaOrSpaceSeparated,kernelUnitLength:null,keyPoints:null,keySplines:null,keyTimes:null,kerning:null,lang:null,lengthAdjust:null,letterSpacing:null,lightingColor:null,limitingConeAngle:r.number,local:null,markerEnd:null,markerMid:null,markerStart:null,markerHeight:null,markerUnits:null,markerWidth:null,mask:null,maskContentUnits:null,maskType:null,maskUnits:null,mathematical:null,max:null,media:null,mediaCharacterEncoding:null,mediaContentEncodings:null,mediaSize:r.number,mediaTime:null,method:null,min:null,mode:null,name:null,navDown:null,navDownLeft:null,navDownRight:null,navLeft:null,navNext:null,navPrev:null,navRight:null,navUp:null,navUpLeft:null,navUpRight:null,numOctaves:null,observer:null,offset:null,onAbort:null,onActivate:null,onAfterPrint:null,onBeforePrint:null,onBegin:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnd:null,onEnded:null,onError:null,onFocus:null,onFocusIn:null,onFocusOut:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadStart:null,onMessage:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onMouseWheel:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRepeat:null,onReset:null,onResize:null,onScroll:null,onSeeked:null,onSeeking:null,onSelect:null,onShow:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnload:null,onVolumeChange:null,onWaiting:null,onZoom:null,opacity:null,operator:null,order:null,orient:null,orientation:null,origin:null,overflow:null,overlay:null,overlinePosition:r.number,overlineThickness:r.number,paintOrder:null,panose1:null,path:null,pathLength:r.number,patternContentUnits:null,patternTransform:null,patternUnits:null,phase:null,ping:r.spaceSeparated,pitch:null,playbackOrder:null,pointerEvents:null,points:null,pointsAtX:r.number,pointsAtY:r.number,pointsAtZ:r.number,preserveAlpha:null,preserveAspectRatio:null,primitiveUnits:null,propagate:null,property:r.commaOrSpaceSeparated,r:null,radius:null,referrerPolicy:null,refX:null,refY:null,rel:r.commaOrSpaceSeparated,rev:r.commaOrSpaceSeparated,renderingIntent:null,repeatCount:null,repeatDur:null,requiredExtensions:r.commaOrSpaceSeparated,requiredFeatures:r.commaOrSpaceSeparated,requiredFonts:r.commaOrSpaceSeparated,requiredFormats:r.commaOrSpaceSeparated,resource:null,restart:null,result:null,rotate:null,rx:null,ry:null,scale:null,seed:null,shapeRendering:null,side:null,slope:null,snapshotTime:null,specularConstant:r.number,specularExponent:r.number,spreadMethod:null,spacing:null,startOffset:null,stdDeviation:null,stemh:null,stemv:null,stitchTiles:null,stopColor:null,stopOpacity:null,strikethroughPosition:r.number,strikethroughThickness:r.number,string:null,stroke:null,strokeDashArray:r.commaOrSpaceSeparated,strokeDashOffset:null,strokeLineCap:null,strokeLineJoin:null,strokeMiterLimit:r.number,strokeOpacity:r.number,strokeWidth:null,style:null,surfaceScale:r.number,syncBehavior:null,syncBehaviorDefault:null,syncMaster:null,syncTolerance:null,syncToleranceDefault:null,systemLanguage:r.commaOrSpaceSeparated,tabIndex:r.number,tableValues:null,target:null,targetX:r.number,targetY:r.number,textAnchor:null,textDecoration:null,textRendering:null,textLength:null,timelineBegin:null,title:null,transformBehavior:null,type:null,typeOf:r.commaOrSpaceSeparated,to:null,transform:null,transformOrigin:null,u1:null,u2:null,underlinePosition:r.number,underlineThickness:r.number,unicode:null,unicodeBidi:null,unicodeRange:null,unitsPerEm:r.number,values:null,vAlphabetic:r.number,vMathematical:r.number,vectorEffect:null,vHanging:r.number,vIdeographic:r.number,version:null,vertAdvY:r.number,vertOriginX:r.number,vertOriginY:r.number,viewBox:null,viewTarget:null,visibility:null,width:null,widths:null,wordSpacing:null,writingMode:null,x:null,x1:null,x2:null,xChannelSelector:null,xHeight:r.number,y:null,y1:null,y2:null,yChannelSelector:null,z:null,zoomAndPan:null},space:"svg",transform:caseSensitiveTransform})
const u=create({properties:{xLinkActuate:null,xLinkArcRole:null,xLinkHref:null,xLinkRole:null,xLinkShow:null,xLinkTitle:null,xLinkType:null},space:"xlink",transform(e,n){return"xlink:"+n.slice(5).toLowerCase()}})
const c=create({attributes:{xmlnsxlink:"xmlns:xlink"},properties:{xmlnsXLink:null,xmlns:null},space:"xmlns",transform:caseInsensitiveTransform})
const d=create({properties:{xmlBase:null,xmlLang:null,xmlSpace:null},space:"xml",transform(e,n){return"xml:"+n.slice(3).toLowerCase()}})
const f=merge([a,i,u,c,d],"html")
const m=merge([a,s,u,c,d],"svg")},5141:(e,n,t)=>{t.d(n,{I:()=>find})
var o=t(7904)
var l=t(4936)
var r=t(5246)
const a=/[A-Z]/g
const i=/-[a-z]/g
const s=/^data[-\w.:]+$/i
function find(e,n){const t=(0,r.S)(n)
let u=n
let c=l.R
if(t in e.normal){return e.property[e.normal[t]]}if(t.length>4&&t.slice(0,4)==="data"&&s.test(n)){if(n.charAt(4)==="-"){const e=n.slice(5).replace(i,camelcase)
u="data"+e.charAt(0).toUpperCase()+e.slice(1)}else{const e=n.slice(4)
if(!i.test(e)){let t=e.replace(a,kebab)
if(t.charAt(0)!=="-"){t="-"+t}n="data"+t}}c=o.E}return new c(u,n)}function kebab(e){return"-"+e.toLowerCase()}function camelcase(e){return e.charAt(1).toUpperCase()}},5246:(e,n,t)=>{t.d(n,{S:()=>normalize})
function normalize(e){return e.toLowerCase()}},7904:(e,n,t)=>{t.d(n,{E:()=>DefinedInfo})
var o=t(4936)
var l=t(4923)
const r=Object.keys(l)
class DefinedInfo extends o.R{constructor(e,n,t,o){let a=-1
super(e,n)
mark(this,"space",o)
if(typeof t==="number"){while(++a<r.length){const e=r[a]
mark(this,r[a],(t&l[e])===l[e])}}}}DefinedInfo.prototype.defined=true
function mark(e,n,t){if(t){e[n]=t}}},4936:(e,n,t)=>{t.d(n,{R:()=>Info})
class Info{constructor(e,n){this.attribute=n
this.property=e}}Info.prototype.attribute=""
Info.prototype.booleanish=false
Info.prototype.boolean=false
Info.prototype.commaOrSpaceSeparated=false
Info.prototype.commaSeparated=false
Info.prototype.defined=false
Info.prototype.mustUseProperty=false
Info.prototype.number=false
Info.prototype.overloadedBoolean=false
Info.prototype.property=""
Info.prototype.spaceSeparated=false
Info.prototype.space=undefined},4923:(e,n,t)=>{t.r(n)
t.d(n,{boolean:()=>l,booleanish:()=>r,commaOrSpaceSeparated:()=>c,commaSeparated:()=>u,number:()=>i,overloadedBoolean:()=>a,spaceSeparated:()=>s})
let o=0
const l=increment()
const r=increment()
const a=increment()
const i=increment()
const s=increment()
const u=increment()
const c=increment()
function increment(){return 2**++o}},8247:(e,n,t)=>{t.d(n,{A:()=>remarkStringify})
var o=t(8504)
function remarkStringify(e){const n=this
n.compiler=compiler
function compiler(t){return(0,o.l)(t,{...n.data("settings"),...e,extensions:n.data("toMarkdownExtensions")||[]})}}},5510:(e,n,t)=>{t.d(n,{A:()=>stringify,q:()=>parse})
function parse(e){const n=String(e||"").trim()
return n?n.split(/[ \t\n\r\f]+/g):[]}function stringify(e){return e.join(" ").trim()}},1529:(e,n,t)=>{t.d(n,{l:()=>d})
function bail(e){if(e){throw e}}var o=t(3860)
var l=t(7776)
function isPlainObject(e){if(typeof e!=="object"||e===null){return false}const n=Object.getPrototypeOf(e)
return(n===null||n===Object.prototype||Object.getPrototypeOf(n)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const n={run,use}
return n
function run(...n){let t=-1
const o=n.pop()
if(typeof o!=="function"){throw new TypeError("Expected function as last argument, not "+o)}next(null,...n)
function next(l,...r){const a=e[++t]
let i=-1
if(l){o(l)
return}while(++i<n.length){if(r[i]===null||r[i]===undefined){r[i]=n[i]}}n=r
if(a){wrap(a,next)(...r)}else{o(null,...r)}}}function use(t){if(typeof t!=="function"){throw new TypeError("Expected `middelware` to be a function, not "+t)}e.push(t)
return n}}function wrap(e,n){let t
return wrapped
function wrapped(...n){const o=e.length>n.length
let l
if(o){n.push(done)}try{l=e.apply(this,n)}catch(e){const n=e
if(o&&t){throw n}return done(n)}if(!o){if(l&&l.then&&typeof l.then==="function"){l.then(then,done)}else if(l instanceof Error){done(l)}else{then(l)}}}function done(e,...o){if(!t){t=true
n(e,...o)}}function then(e){done(null,e)}}var r=t(711)
var a=t(6760)
var i=t(1708)
function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===undefined)}var s=t(3136)
const u=["history","path","basename","stem","extname","dirname"]
class VFile{constructor(e){let n
if(!e){n={}}else if(isUrl(e)){n={path:e}}else if(typeof e==="string"||isUint8Array(e)){n={value:e}}else{n=e}this.cwd="cwd"in n?"":i.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let t=-1
while(++t<u.length){const e=u[t]
if(e in n&&n[e]!==undefined&&n[e]!==null){this[e]=e==="history"?[...n[e]]:n[e]}}let o
for(o in n){if(!u.includes(o)){this[o]=n[o]}}}get basename(){return typeof this.path==="string"?a.basename(this.path):undefined}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=a.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?a.dirname(this.path):undefined}set dirname(e){assertPath(this.basename,"dirname")
this.path=a.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?a.extname(this.path):undefined}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46){throw new Error("`extname` must start with `.`")}if(e.includes(".",1)){throw new Error("`extname` cannot contain multiple dots")}}this.path=a.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e)){e=(0,s.fileURLToPath)(e)}assertNonEmpty(e,"path")
if(this.path!==e){this.history.push(e)}}get stem(){return typeof this.path==="string"?a.basename(this.path,this.extname):undefined}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=a.join(this.dirname||"",e+(this.extname||""))}fail(e,n,t){const o=this.message(e,n,t)
o.fatal=true
throw o}info(e,n,t){const o=this.message(e,n,t)
o.fatal=undefined
return o}message(e,n,t){const o=new r.o(e,n,t)
if(this.path){o.name=this.path+":"+o.name
o.file=this.path}o.fatal=false
this.messages.push(o)
return o}toString(e){if(this.value===undefined){return""}if(typeof this.value==="string"){return this.value}const n=new TextDecoder(e||undefined)
return n.decode(this.value)}}function assertPart(e,n){if(e&&e.includes(a.sep)){throw new Error("`"+n+"` cannot be a path: did not expect `"+a.sep+"`")}}function assertNonEmpty(e,n){if(!e){throw new Error("`"+n+"` cannot be empty")}}function assertPath(e,n){if(!e){throw new Error("Setting `"+n+"` requires `path` to be set too")}}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}const CallableInstance=function(e){const n=this
const t=n.constructor
const o=t.prototype
const l=o[e]
const apply=function(){return l.apply(apply,arguments)}
Object.setPrototypeOf(apply,o)
return apply}
const c={}.hasOwnProperty
class Processor extends CallableInstance{constructor(){super("copy")
this.Compiler=undefined
this.Parser=undefined
this.attachers=[]
this.compiler=undefined
this.freezeIndex=-1
this.frozen=undefined
this.namespace={}
this.parser=undefined
this.transformers=trough()}copy(){const e=new Processor
let n=-1
while(++n<this.attachers.length){const t=this.attachers[n]
e.use(...t)}e.data(o(true,{},this.namespace))
return e}data(e,n){if(typeof e==="string"){if(arguments.length===2){assertUnfrozen("data",this.frozen)
this.namespace[e]=n
return this}return c.call(this.namespace,e)&&this.namespace[e]||undefined}if(e){assertUnfrozen("data",this.frozen)
this.namespace=e
return this}return this.namespace}freeze(){if(this.frozen){return this}const e=this
while(++this.freezeIndex<this.attachers.length){const[n,...t]=this.attachers[this.freezeIndex]
if(t[0]===false){continue}if(t[0]===true){t[0]=undefined}const o=n.call(e,...t)
if(typeof o==="function"){this.transformers.use(o)}}this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this}parse(e){this.freeze()
const n=vfile(e)
const t=this.parser||this.Parser
assertParser("parse",t)
return t(String(n),n)}process(e,n){const t=this
this.freeze()
assertParser("process",this.parser||this.Parser)
assertCompiler("process",this.compiler||this.Compiler)
return n?executor(undefined,n):new Promise(executor)
function executor(o,r){const a=vfile(e)
const i=t.parse(a)
t.run(i,a,function(e,n,o){if(e||!n||!o){return realDone(e)}const l=n
const r=t.stringify(l,o)
if(looksLikeAValue(r)){o.value=r}else{o.result=r}realDone(e,o)})
function realDone(e,t){if(e||!t){r(e)}else if(o){o(t)}else{(0,l.ok)(n,"`done` is defined if `resolve` is not")
n(undefined,t)}}}}processSync(e){let n=false
let t
this.freeze()
assertParser("processSync",this.parser||this.Parser)
assertCompiler("processSync",this.compiler||this.Compiler)
this.process(e,realDone)
assertDone("processSync","process",n);(0,l.ok)(t,"we either bailed on an error or have a tree")
return t
function realDone(e,o){n=true
bail(e)
t=o}}run(e,n,t){assertNode(e)
this.freeze()
const o=this.transformers
if(!t&&typeof n==="function"){t=n
n=undefined}return t?executor(undefined,t):new Promise(executor)
function executor(r,a){(0,l.ok)(typeof n!=="function","`file` can\u2019t be a `done` anymore, we checked")
const i=vfile(n)
o.run(e,i,realDone)
function realDone(n,o,i){const s=o||e
if(n){a(n)}else if(r){r(s)}else{(0,l.ok)(t,"`done` is defined if `resolve` is not")
t(undefined,s,i)}}}}runSync(e,n){let t=false
let o
this.run(e,n,realDone)
assertDone("runSync","run",t);(0,l.ok)(o,"we either bailed on an error or have a tree")
return o
function realDone(e,n){bail(e)
o=n
t=true}}stringify(e,n){this.freeze()
const t=vfile(n)
const o=this.compiler||this.Compiler
assertCompiler("stringify",o)
assertNode(e)
return o(e,t)}use(e,...n){const t=this.attachers
const l=this.namespace
assertUnfrozen("use",this.frozen)
if(e===null||e===undefined){}else if(typeof e==="function"){addPlugin(e,n)}else if(typeof e==="object"){if(Array.isArray(e)){addList(e)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}return this
function add(e){if(typeof e==="function"){addPlugin(e,[])}else if(typeof e==="object"){if(Array.isArray(e)){const[n,...t]=e
addPlugin(n,t)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}}function addPreset(e){if(!("plugins"in e)&&!("settings"in e)){throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither")}addList(e.plugins)
if(e.settings){l.settings=o(true,l.settings,e.settings)}}function addList(e){let n=-1
if(e===null||e===undefined){}else if(Array.isArray(e)){while(++n<e.length){const t=e[n]
add(t)}}else{throw new TypeError("Expected a list of plugins, not `"+e+"`")}}function addPlugin(e,n){let l=-1
let r=-1
while(++l<t.length){if(t[l][0]===e){r=l
break}}if(r===-1){t.push([e,...n])}else if(n.length>0){let[l,...a]=n
const i=t[r][1]
if(isPlainObject(i)&&isPlainObject(l)){l=o(true,i,l)}t[r]=[e,l,...a]}}}}const d=(new Processor).freeze()
function assertParser(e,n){if(typeof n!=="function"){throw new TypeError("Cannot `"+e+"` without `parser`")}}function assertCompiler(e,n){if(typeof n!=="function"){throw new TypeError("Cannot `"+e+"` without `compiler`")}}function assertUnfrozen(e,n){if(n){throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string"){throw new TypeError("Expected node, got `"+e+"`")}}function assertDone(e,n,t){if(!t){throw new Error("`"+e+"` finished async. Use `"+n+"` instead")}}function vfile(e){return looksLikeAVFile(e)?e:new VFile(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||lib_isUint8Array(e)}function lib_isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}}}

