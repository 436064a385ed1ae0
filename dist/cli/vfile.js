"use strict"
exports.id=189
exports.ids=[189]
exports.modules={5930:(e,t,r)=>{r.d(t,{K:()=>a})
const a=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]},4898:(e,t,r)=>{r.d(t,{l:()=>stringifyEntities,Z:()=>stringifyEntitiesLight})
const a=/["&'<>`]/g
const i=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const n=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const s=/[|\\{}()[\]^$+*?.]/g
const u=new WeakMap
function core(e,t){e=e.replace(t.subset?charactersToExpressionCached(t.subset):a,basic)
if(t.subset||t.escapeOnly){return e}return e.replace(i,surrogate).replace(n,basic)
function surrogate(e,r,a){return t.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,a.charCodeAt(r+2),t)}function basic(e,r,a){return t.format(e.charCodeAt(0),a.charCodeAt(r+1),t)}}function charactersToExpressionCached(e){let t=u.get(e)
if(!t){t=charactersToExpression(e)
u.set(e,t)}return t}function charactersToExpression(e){const t=[]
let r=-1
while(++r<e.length){t.push(e[r].replace(s,"\\$&"))}return new RegExp("(?:"+t.join("|")+")","g")}const o=/[\dA-Fa-f]/
function toHexadecimal(e,t,r){const a="&#x"+e.toString(16).toUpperCase()
return r&&t&&!o.test(String.fromCharCode(t))?a:a+";"}const c=/\d/
function toDecimal(e,t,r){const a="&#"+String(e)
return r&&t&&!c.test(String.fromCharCode(t))?a:a+";"}var l=r(5930)
const h={nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",fnof:"\u0192",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",bull:"\u2022",hellip:"\u2026",prime:"\u2032",Prime:"\u2033",oline:"\u203e",frasl:"\u2044",weierp:"\u2118",image:"\u2111",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666",quot:'"',amp:"&",lt:"<",gt:">",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",circ:"\u02c6",tilde:"\u02dc",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",permil:"\u2030",lsaquo:"\u2039",rsaquo:"\u203a",euro:"\u20ac"}
const m=["cent","copy","divide","gt","lt","not","para","times"]
const d={}.hasOwnProperty
const f={}
let p
for(p in h){if(d.call(h,p)){f[h[p]]=p}}const g=/[^\dA-Za-z]/
function toNamed(e,t,r,a){const i=String.fromCharCode(e)
if(d.call(f,i)){const e=f[i]
const n="&"+e
if(r&&l.K.includes(e)&&!m.includes(e)&&(!a||t&&t!==61&&g.test(String.fromCharCode(t)))){return n}return n+";"}return""}function formatSmart(e,t,r){let a=toHexadecimal(e,t,r.omitOptionalSemicolons)
let i
if(r.useNamedReferences||r.useShortestReferences){i=toNamed(e,t,r.omitOptionalSemicolons,r.attribute)}if((r.useShortestReferences||!i)&&r.useShortestReferences){const i=toDecimal(e,t,r.omitOptionalSemicolons)
if(i.length<a.length){a=i}}return i&&(!r.useShortestReferences||i.length<a.length)?i:a}function formatBasic(e){return"&#x"+e.toString(16).toUpperCase()+";"}function stringifyEntities(e,t){return core(e,Object.assign({format:formatSmart},t))}function stringifyEntitiesLight(e,t){return core(e,Object.assign({format:formatBasic},t))}},711:(e,t,r)=>{r.d(t,{o:()=>VFileMessage})
var a=r(669)
class VFileMessage extends Error{constructor(e,t,r){super()
if(typeof t==="string"){r=t
t=undefined}let i=""
let n={}
let s=false
if(t){if("line"in t&&"column"in t){n={place:t}}else if("start"in t&&"end"in t){n={place:t}}else if("type"in t){n={ancestors:[t],place:t.position}}else{n={...t}}}if(typeof e==="string"){i=e}else if(!n.cause&&e){s=true
i=e.message
n.cause=e}if(!n.ruleId&&!n.source&&typeof r==="string"){const e=r.indexOf(":")
if(e===-1){n.ruleId=r}else{n.source=r.slice(0,e)
n.ruleId=r.slice(e+1)}}if(!n.place&&n.ancestors){const e=n.ancestors[n.ancestors.length-1]
if(e){n.place=e.position}}const u=n.place&&"start"in n.place?n.place.start:n.place
this.ancestors=n.ancestors||undefined
this.cause=n.cause||undefined
this.column=u?u.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=u?u.line:undefined
this.name=(0,a.L)(n.place)||"1:1"
this.place=n.place||undefined
this.reason=this.message
this.ruleId=n.ruleId||undefined
this.source=n.source||undefined
this.stack=s&&n.cause&&typeof n.cause.stack==="string"?n.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})},4413:(e,t,r)=>{r.d(t,{T:()=>VFile})
var a=r(711)
var i=r(6760)
var n=r(1708)
function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===undefined)}var s=r(3136)
const u=["history","path","basename","stem","extname","dirname"]
class VFile{constructor(e){let t
if(!e){t={}}else if(isUrl(e)){t={path:e}}else if(typeof e==="string"||isUint8Array(e)){t={value:e}}else{t=e}this.cwd="cwd"in t?"":n.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let r=-1
while(++r<u.length){const e=u[r]
if(e in t&&t[e]!==undefined&&t[e]!==null){this[e]=e==="history"?[...t[e]]:t[e]}}let a
for(a in t){if(!u.includes(a)){this[a]=t[a]}}}get basename(){return typeof this.path==="string"?i.basename(this.path):undefined}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=i.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?i.dirname(this.path):undefined}set dirname(e){assertPath(this.basename,"dirname")
this.path=i.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?i.extname(this.path):undefined}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46){throw new Error("`extname` must start with `.`")}if(e.includes(".",1)){throw new Error("`extname` cannot contain multiple dots")}}this.path=i.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e)){e=(0,s.fileURLToPath)(e)}assertNonEmpty(e,"path")
if(this.path!==e){this.history.push(e)}}get stem(){return typeof this.path==="string"?i.basename(this.path,this.extname):undefined}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=i.join(this.dirname||"",e+(this.extname||""))}fail(e,t,r){const a=this.message(e,t,r)
a.fatal=true
throw a}info(e,t,r){const a=this.message(e,t,r)
a.fatal=undefined
return a}message(e,t,r){const i=new a.o(e,t,r)
if(this.path){i.name=this.path+":"+i.name
i.file=this.path}i.fatal=false
this.messages.push(i)
return i}toString(e){if(this.value===undefined){return""}if(typeof this.value==="string"){return this.value}const t=new TextDecoder(e||undefined)
return t.decode(this.value)}}function assertPart(e,t){if(e&&e.includes(i.sep)){throw new Error("`"+t+"` cannot be a path: did not expect `"+i.sep+"`")}}function assertNonEmpty(e,t){if(!e){throw new Error("`"+t+"` cannot be empty")}}function assertPath(e,t){if(!e){throw new Error("Setting `"+t+"` requires `path` to be set too")}}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}},950:(e,t,r)=>{r.d(t,{A:()=>zwitch})
const a={}.hasOwnProperty
function zwitch(e,t){const r=t||{}
function one(t,...r){let i=one.invalid
const n=one.handlers
if(t&&a.call(t,e)){const r=String(t[e])
i=a.call(n,r)?n[r]:one.unknown}if(i){return i.call(this,t,...r)}}one.handlers=r.handlers||{}
one.invalid=r.invalid
one.unknown=r.unknown
return one}}}

