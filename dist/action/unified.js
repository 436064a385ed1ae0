"use strict"
exports.id=698
exports.ids=[698]
exports.modules={3860:e=>{var t=Object.prototype.hasOwnProperty
var r=Object.prototype.toString
var n=Object.defineProperty
var i=Object.getOwnPropertyDescriptor
var s=function isArray(e){if(typeof Array.isArray==="function"){return Array.isArray(e)}return r.call(e)==="[object Array]"}
var o=function isPlainObject(e){if(!e||r.call(e)!=="[object Object]"){return false}var n=t.call(e,"constructor")
var i=e.constructor&&e.constructor.prototype&&t.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!n&&!i){return false}var s
for(s in e){}return typeof s==="undefined"||t.call(e,s)}
var a=function setProperty(e,t){if(n&&t.name==="__proto__"){n(e,t.name,{enumerable:true,configurable:true,value:t.newValue,writable:true})}else{e[t.name]=t.newValue}}
var c=function getProperty(e,r){if(r==="__proto__"){if(!t.call(e,r)){return void 0}else if(i){return i(e,r).value}}return e[r]}
e.exports=function extend(){var e,t,r,n,i,u
var l=arguments[0]
var f=1
var h=arguments.length
var p=false
if(typeof l==="boolean"){p=l
l=arguments[1]||{}
f=2}if(l==null||typeof l!=="object"&&typeof l!=="function"){l={}}for(;f<h;++f){e=arguments[f]
if(e!=null){for(t in e){r=c(l,t)
n=c(e,t)
if(l!==n){if(p&&n&&(o(n)||(i=s(n)))){if(i){i=false
u=r&&s(r)?r:[]}else{u=r&&o(r)?r:{}}a(l,{name:t,newValue:extend(p,u,n)})}else if(typeof n!=="undefined"){a(l,{name:t,newValue:n})}}}}}return l}},5930:(e,t,r)=>{r.d(t,{K:()=>n})
const n=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]},8247:(e,t,r)=>{r.d(t,{A:()=>remarkStringify})
var n=r(6357)
function remarkStringify(e){const t=this
t.compiler=compiler
function compiler(r){return(0,n.l)(r,{...t.data("settings"),...e,extensions:t.data("toMarkdownExtensions")||[]})}}},4898:(e,t,r)=>{r.d(t,{l:()=>stringifyEntities,Z:()=>stringifyEntitiesLight})
const n=/["&'<>`]/g
const i=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const s=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const o=/[|\\{}()[\]^$+*?.]/g
const a=new WeakMap
function core(e,t){e=e.replace(t.subset?charactersToExpressionCached(t.subset):n,basic)
if(t.subset||t.escapeOnly){return e}return e.replace(i,surrogate).replace(s,basic)
function surrogate(e,r,n){return t.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,n.charCodeAt(r+2),t)}function basic(e,r,n){return t.format(e.charCodeAt(0),n.charCodeAt(r+1),t)}}function charactersToExpressionCached(e){let t=a.get(e)
if(!t){t=charactersToExpression(e)
a.set(e,t)}return t}function charactersToExpression(e){const t=[]
let r=-1
while(++r<e.length){t.push(e[r].replace(o,"\\$&"))}return new RegExp("(?:"+t.join("|")+")","g")}const c=/[\dA-Fa-f]/
function toHexadecimal(e,t,r){const n="&#x"+e.toString(16).toUpperCase()
return r&&t&&!c.test(String.fromCharCode(t))?n:n+";"}const u=/\d/
function toDecimal(e,t,r){const n="&#"+String(e)
return r&&t&&!u.test(String.fromCharCode(t))?n:n+";"}var l=r(5930)
const f={nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",fnof:"\u0192",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",bull:"\u2022",hellip:"\u2026",prime:"\u2032",Prime:"\u2033",oline:"\u203e",frasl:"\u2044",weierp:"\u2118",image:"\u2111",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666",quot:'"',amp:"&",lt:"<",gt:">",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",circ:"\u02c6",tilde:"\u02dc",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",permil:"\u2030",lsaquo:"\u2039",rsaquo:"\u203a",euro:"\u20ac"}
const h=["cent","copy","divide","gt","lt","not","para","times"]
const p={}.hasOwnProperty
const d={}
let m
for(m in f){if(p.call(f,m)){d[f[m]]=m}}const g=/[^\dA-Za-z]/
function toNamed(e,t,r,n){const i=String.fromCharCode(e)
if(p.call(d,i)){const e=d[i]
const s="&"+e
if(r&&l.K.includes(e)&&!h.includes(e)&&(!n||t&&t!==61&&g.test(String.fromCharCode(t)))){return s}return s+";"}return""}function formatSmart(e,t,r){let n=toHexadecimal(e,t,r.omitOptionalSemicolons)
let i
if(r.useNamedReferences||r.useShortestReferences){i=toNamed(e,t,r.omitOptionalSemicolons,r.attribute)}if((r.useShortestReferences||!i)&&r.useShortestReferences){const i=toDecimal(e,t,r.omitOptionalSemicolons)
if(i.length<n.length){n=i}}return i&&(!r.useShortestReferences||i.length<n.length)?i:n}function formatBasic(e){return"&#x"+e.toString(16).toUpperCase()+";"}function stringifyEntities(e,t){return core(e,Object.assign({format:formatSmart},t))}function stringifyEntitiesLight(e,t){return core(e,Object.assign({format:formatBasic},t))}},3910:(e,t,r)=>{r.d(t,{l:()=>f})
function bail(e){if(e){throw e}}var n=r(3860)
var i=r(7776)
function isPlainObject(e){if(typeof e!=="object"||e===null){return false}const t=Object.getPrototypeOf(e)
return(t===null||t===Object.prototype||Object.getPrototypeOf(t)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const t={run,use}
return t
function run(...t){let r=-1
const n=t.pop()
if(typeof n!=="function"){throw new TypeError("Expected function as last argument, not "+n)}next(null,...t)
function next(i,...s){const o=e[++r]
let a=-1
if(i){n(i)
return}while(++a<t.length){if(s[a]===null||s[a]===undefined){s[a]=t[a]}}t=s
if(o){wrap(o,next)(...s)}else{n(null,...s)}}}function use(r){if(typeof r!=="function"){throw new TypeError("Expected `middelware` to be a function, not "+r)}e.push(r)
return t}}function wrap(e,t){let r
return wrapped
function wrapped(...t){const n=e.length>t.length
let i
if(n){t.push(done)}try{i=e.apply(this,t)}catch(e){const t=e
if(n&&r){throw t}return done(t)}if(!n){if(i&&i.then&&typeof i.then==="function"){i.then(then,done)}else if(i instanceof Error){done(i)}else{then(i)}}}function done(e,...n){if(!r){r=true
t(e,...n)}}function then(e){done(null,e)}}var s=r(711)
var o=r(6760)
var a=r(1708)
function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===undefined)}var c=r(3136)
const u=["history","path","basename","stem","extname","dirname"]
class VFile{constructor(e){let t
if(!e){t={}}else if(isUrl(e)){t={path:e}}else if(typeof e==="string"||isUint8Array(e)){t={value:e}}else{t=e}this.cwd="cwd"in t?"":a.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let r=-1
while(++r<u.length){const e=u[r]
if(e in t&&t[e]!==undefined&&t[e]!==null){this[e]=e==="history"?[...t[e]]:t[e]}}let n
for(n in t){if(!u.includes(n)){this[n]=t[n]}}}get basename(){return typeof this.path==="string"?o.basename(this.path):undefined}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=o.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?o.dirname(this.path):undefined}set dirname(e){assertPath(this.basename,"dirname")
this.path=o.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?o.extname(this.path):undefined}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46){throw new Error("`extname` must start with `.`")}if(e.includes(".",1)){throw new Error("`extname` cannot contain multiple dots")}}this.path=o.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e)){e=(0,c.fileURLToPath)(e)}assertNonEmpty(e,"path")
if(this.path!==e){this.history.push(e)}}get stem(){return typeof this.path==="string"?o.basename(this.path,this.extname):undefined}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=o.join(this.dirname||"",e+(this.extname||""))}fail(e,t,r){const n=this.message(e,t,r)
n.fatal=true
throw n}info(e,t,r){const n=this.message(e,t,r)
n.fatal=undefined
return n}message(e,t,r){const n=new s.o(e,t,r)
if(this.path){n.name=this.path+":"+n.name
n.file=this.path}n.fatal=false
this.messages.push(n)
return n}toString(e){if(this.value===undefined){return""}if(typeof this.value==="string"){return this.value}const t=new TextDecoder(e||undefined)
return t.decode(this.value)}}function assertPart(e,t){if(e&&e.includes(o.sep)){throw new Error("`"+t+"` cannot be a path: did not expect `"+o.sep+"`")}}function assertNonEmpty(e,t){if(!e){throw new Error("`"+t+"` cannot be empty")}}function assertPath(e,t){if(!e){throw new Error("Setting `"+t+"` requires `path` to be set too")}}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}const CallableInstance=function(e){const t=this
const r=t.constructor
const n=r.prototype
const i=n[e]
const apply=function(){return i.apply(apply,arguments)}
Object.setPrototypeOf(apply,n)
return apply}
const l={}.hasOwnProperty
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
let t=-1
while(++t<this.attachers.length){const r=this.attachers[t]
e.use(...r)}e.data(n(true,{},this.namespace))
return e}data(e,t){if(typeof e==="string"){if(arguments.length===2){assertUnfrozen("data",this.frozen)
this.namespace[e]=t
return this}return l.call(this.namespace,e)&&this.namespace[e]||undefined}if(e){assertUnfrozen("data",this.frozen)
this.namespace=e
return this}return this.namespace}freeze(){if(this.frozen){return this}const e=this
while(++this.freezeIndex<this.attachers.length){const[t,...r]=this.attachers[this.freezeIndex]
if(r[0]===false){continue}if(r[0]===true){r[0]=undefined}const n=t.call(e,...r)
if(typeof n==="function"){this.transformers.use(n)}}this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this}parse(e){this.freeze()
const t=vfile(e)
const r=this.parser||this.Parser
assertParser("parse",r)
return r(String(t),t)}process(e,t){const r=this
this.freeze()
assertParser("process",this.parser||this.Parser)
assertCompiler("process",this.compiler||this.Compiler)
return t?executor(undefined,t):new Promise(executor)
function executor(n,s){const o=vfile(e)
const a=r.parse(o)
r.run(a,o,function(e,t,n){if(e||!t||!n){return realDone(e)}const i=t
const s=r.stringify(i,n)
if(looksLikeAValue(s)){n.value=s}else{n.result=s}realDone(e,n)})
function realDone(e,r){if(e||!r){s(e)}else if(n){n(r)}else{(0,i.ok)(t,"`done` is defined if `resolve` is not")
t(undefined,r)}}}}processSync(e){let t=false
let r
this.freeze()
assertParser("processSync",this.parser||this.Parser)
assertCompiler("processSync",this.compiler||this.Compiler)
this.process(e,realDone)
assertDone("processSync","process",t);(0,i.ok)(r,"we either bailed on an error or have a tree")
return r
function realDone(e,n){t=true
bail(e)
r=n}}run(e,t,r){assertNode(e)
this.freeze()
const n=this.transformers
if(!r&&typeof t==="function"){r=t
t=undefined}return r?executor(undefined,r):new Promise(executor)
function executor(s,o){(0,i.ok)(typeof t!=="function","`file` can\u2019t be a `done` anymore, we checked")
const a=vfile(t)
n.run(e,a,realDone)
function realDone(t,n,a){const c=n||e
if(t){o(t)}else if(s){s(c)}else{(0,i.ok)(r,"`done` is defined if `resolve` is not")
r(undefined,c,a)}}}}runSync(e,t){let r=false
let n
this.run(e,t,realDone)
assertDone("runSync","run",r);(0,i.ok)(n,"we either bailed on an error or have a tree")
return n
function realDone(e,t){bail(e)
n=t
r=true}}stringify(e,t){this.freeze()
const r=vfile(t)
const n=this.compiler||this.Compiler
assertCompiler("stringify",n)
assertNode(e)
return n(e,r)}use(e,...t){const r=this.attachers
const i=this.namespace
assertUnfrozen("use",this.frozen)
if(e===null||e===undefined){}else if(typeof e==="function"){addPlugin(e,t)}else if(typeof e==="object"){if(Array.isArray(e)){addList(e)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}return this
function add(e){if(typeof e==="function"){addPlugin(e,[])}else if(typeof e==="object"){if(Array.isArray(e)){const[t,...r]=e
addPlugin(t,r)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}}function addPreset(e){if(!("plugins"in e)&&!("settings"in e)){throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither")}addList(e.plugins)
if(e.settings){i.settings=n(true,i.settings,e.settings)}}function addList(e){let t=-1
if(e===null||e===undefined){}else if(Array.isArray(e)){while(++t<e.length){const r=e[t]
add(r)}}else{throw new TypeError("Expected a list of plugins, not `"+e+"`")}}function addPlugin(e,t){let i=-1
let s=-1
while(++i<r.length){if(r[i][0]===e){s=i
break}}if(s===-1){r.push([e,...t])}else if(t.length>0){let[i,...o]=t
const a=r[s][1]
if(isPlainObject(a)&&isPlainObject(i)){i=n(true,a,i)}r[s]=[e,i,...o]}}}}const f=(new Processor).freeze()
function assertParser(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `parser`")}}function assertCompiler(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `compiler`")}}function assertUnfrozen(e,t){if(t){throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string"){throw new TypeError("Expected node, got `"+e+"`")}}function assertDone(e,t,r){if(!r){throw new Error("`"+e+"` finished async. Use `"+t+"` instead")}}function vfile(e){return looksLikeAVFile(e)?e:new VFile(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||lib_isUint8Array(e)}function lib_isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}}}

