export const id=698
export const ids=[698]
export const modules={3860:e=>{var t=Object.prototype.hasOwnProperty
var r=Object.prototype.toString
var n=Object.defineProperty
var i=Object.getOwnPropertyDescriptor
var s=function isArray(e){if(typeof Array.isArray==="function"){return Array.isArray(e)}return r.call(e)==="[object Array]"}
var a=function isPlainObject(e){if(!e||r.call(e)!=="[object Object]"){return false}var n=t.call(e,"constructor")
var i=e.constructor&&e.constructor.prototype&&t.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!n&&!i){return false}var s
for(s in e){}return typeof s==="undefined"||t.call(e,s)}
var o=function setProperty(e,t){if(n&&t.name==="__proto__"){n(e,t.name,{enumerable:true,configurable:true,value:t.newValue,writable:true})}else{e[t.name]=t.newValue}}
var u=function getProperty(e,r){if(r==="__proto__"){if(!t.call(e,r)){return void 0}else if(i){return i(e,r).value}}return e[r]}
e.exports=function extend(){var e,t,r,n,i,c
var l=arguments[0]
var f=1
var h=arguments.length
var p=false
if(typeof l==="boolean"){p=l
l=arguments[1]||{}
f=2}if(l==null||typeof l!=="object"&&typeof l!=="function"){l={}}for(;f<h;++f){e=arguments[f]
if(e!=null){for(t in e){r=u(l,t)
n=u(e,t)
if(l!==n){if(p&&n&&(a(n)||(i=s(n)))){if(i){i=false
c=r&&s(r)?r:[]}else{c=r&&a(r)?r:{}}o(l,{name:t,newValue:extend(p,c,n)})}else if(typeof n!=="undefined"){o(l,{name:t,newValue:n})}}}}}return l}},5930:(e,t,r)=>{r.d(t,{K:()=>n})
const n=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]},8247:(e,t,r)=>{r.d(t,{A:()=>remarkStringify})
var n=r(6357)
function remarkStringify(e){const t=this
t.compiler=compiler
function compiler(r){return(0,n.l)(r,{...t.data("settings"),...e,extensions:t.data("toMarkdownExtensions")||[]})}}},4898:(e,t,r)=>{r.d(t,{l:()=>stringifyEntities,Z:()=>stringifyEntitiesLight})
const n=/["&'<>`]/g
const i=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const s=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const a=/[|\\{}()[\]^$+*?.]/g
const o=new WeakMap
function core(e,t){e=e.replace(t.subset?charactersToExpressionCached(t.subset):n,basic)
if(t.subset||t.escapeOnly){return e}return e.replace(i,surrogate).replace(s,basic)
function surrogate(e,r,n){return t.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,n.charCodeAt(r+2),t)}function basic(e,r,n){return t.format(e.charCodeAt(0),n.charCodeAt(r+1),t)}}function charactersToExpressionCached(e){let t=o.get(e)
if(!t){t=charactersToExpression(e)
o.set(e,t)}return t}function charactersToExpression(e){const t=[]
let r=-1
while(++r<e.length){t.push(e[r].replace(a,"\\$&"))}return new RegExp("(?:"+t.join("|")+")","g")}const u=/[\dA-Fa-f]/
function toHexadecimal(e,t,r){const n="&#x"+e.toString(16).toUpperCase()
return r&&t&&!u.test(String.fromCharCode(t))?n:n+";"}const c=/\d/
function toDecimal(e,t,r){const n="&#"+String(e)
return r&&t&&!c.test(String.fromCharCode(t))?n:n+";"}var l=r(5930)
const f={nbsp:" ",iexcl:"¡",cent:"¢",pound:"£",curren:"¤",yen:"¥",brvbar:"¦",sect:"§",uml:"¨",copy:"©",ordf:"ª",laquo:"«",not:"¬",shy:"­",reg:"®",macr:"¯",deg:"°",plusmn:"±",sup2:"²",sup3:"³",acute:"´",micro:"µ",para:"¶",middot:"·",cedil:"¸",sup1:"¹",ordm:"º",raquo:"»",frac14:"¼",frac12:"½",frac34:"¾",iquest:"¿",Agrave:"À",Aacute:"Á",Acirc:"Â",Atilde:"Ã",Auml:"Ä",Aring:"Å",AElig:"Æ",Ccedil:"Ç",Egrave:"È",Eacute:"É",Ecirc:"Ê",Euml:"Ë",Igrave:"Ì",Iacute:"Í",Icirc:"Î",Iuml:"Ï",ETH:"Ð",Ntilde:"Ñ",Ograve:"Ò",Oacute:"Ó",Ocirc:"Ô",Otilde:"Õ",Ouml:"Ö",times:"×",Oslash:"Ø",Ugrave:"Ù",Uacute:"Ú",Ucirc:"Û",Uuml:"Ü",Yacute:"Ý",THORN:"Þ",szlig:"ß",agrave:"à",aacute:"á",acirc:"â",atilde:"ã",auml:"ä",aring:"å",aelig:"æ",ccedil:"ç",egrave:"è",eacute:"é",ecirc:"ê",euml:"ë",igrave:"ì",iacute:"í",icirc:"î",iuml:"ï",eth:"ð",ntilde:"ñ",ograve:"ò",oacute:"ó",ocirc:"ô",otilde:"õ",ouml:"ö",divide:"÷",oslash:"ø",ugrave:"ù",uacute:"ú",ucirc:"û",uuml:"ü",yacute:"ý",thorn:"þ",yuml:"ÿ",fnof:"ƒ",Alpha:"Α",Beta:"Β",Gamma:"Γ",Delta:"Δ",Epsilon:"Ε",Zeta:"Ζ",Eta:"Η",Theta:"Θ",Iota:"Ι",Kappa:"Κ",Lambda:"Λ",Mu:"Μ",Nu:"Ν",Xi:"Ξ",Omicron:"Ο",Pi:"Π",Rho:"Ρ",Sigma:"Σ",Tau:"Τ",Upsilon:"Υ",Phi:"Φ",Chi:"Χ",Psi:"Ψ",Omega:"Ω",alpha:"α",beta:"β",gamma:"γ",delta:"δ",epsilon:"ε",zeta:"ζ",eta:"η",theta:"θ",iota:"ι",kappa:"κ",lambda:"λ",mu:"μ",nu:"ν",xi:"ξ",omicron:"ο",pi:"π",rho:"ρ",sigmaf:"ς",sigma:"σ",tau:"τ",upsilon:"υ",phi:"φ",chi:"χ",psi:"ψ",omega:"ω",thetasym:"ϑ",upsih:"ϒ",piv:"ϖ",bull:"•",hellip:"…",prime:"′",Prime:"″",oline:"‾",frasl:"⁄",weierp:"℘",image:"ℑ",real:"ℜ",trade:"™",alefsym:"ℵ",larr:"←",uarr:"↑",rarr:"→",darr:"↓",harr:"↔",crarr:"↵",lArr:"⇐",uArr:"⇑",rArr:"⇒",dArr:"⇓",hArr:"⇔",forall:"∀",part:"∂",exist:"∃",empty:"∅",nabla:"∇",isin:"∈",notin:"∉",ni:"∋",prod:"∏",sum:"∑",minus:"−",lowast:"∗",radic:"√",prop:"∝",infin:"∞",ang:"∠",and:"∧",or:"∨",cap:"∩",cup:"∪",int:"∫",there4:"∴",sim:"∼",cong:"≅",asymp:"≈",ne:"≠",equiv:"≡",le:"≤",ge:"≥",sub:"⊂",sup:"⊃",nsub:"⊄",sube:"⊆",supe:"⊇",oplus:"⊕",otimes:"⊗",perp:"⊥",sdot:"⋅",lceil:"⌈",rceil:"⌉",lfloor:"⌊",rfloor:"⌋",lang:"〈",rang:"〉",loz:"◊",spades:"♠",clubs:"♣",hearts:"♥",diams:"♦",quot:'"',amp:"&",lt:"<",gt:">",OElig:"Œ",oelig:"œ",Scaron:"Š",scaron:"š",Yuml:"Ÿ",circ:"ˆ",tilde:"˜",ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏",ndash:"–",mdash:"—",lsquo:"‘",rsquo:"’",sbquo:"‚",ldquo:"“",rdquo:"”",bdquo:"„",dagger:"†",Dagger:"‡",permil:"‰",lsaquo:"‹",rsaquo:"›",euro:"€"}
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
if(i.length<n.length){n=i}}return i&&(!r.useShortestReferences||i.length<n.length)?i:n}function formatBasic(e){return"&#x"+e.toString(16).toUpperCase()+";"}function stringifyEntities(e,t){return core(e,Object.assign({format:formatSmart},t))}function stringifyEntitiesLight(e,t){return core(e,Object.assign({format:formatBasic},t))}},1529:(e,t,r)=>{r.d(t,{l:()=>f})
function bail(e){if(e){throw e}}var n=r(3860)
var i=r(7776)
function isPlainObject(e){if(typeof e!=="object"||e===null){return false}const t=Object.getPrototypeOf(e)
return(t===null||t===Object.prototype||Object.getPrototypeOf(t)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const t={run,use}
return t
function run(...t){let r=-1
const n=t.pop()
if(typeof n!=="function"){throw new TypeError("Expected function as last argument, not "+n)}next(null,...t)
function next(i,...s){const a=e[++r]
let o=-1
if(i){n(i)
return}while(++o<t.length){if(s[o]===null||s[o]===undefined){s[o]=t[o]}}t=s
if(a){wrap(a,next)(...s)}else{n(null,...s)}}}function use(r){if(typeof r!=="function"){throw new TypeError("Expected `middelware` to be a function, not "+r)}e.push(r)
return t}}function wrap(e,t){let r
return wrapped
function wrapped(...t){const n=e.length>t.length
let i
if(n){t.push(done)}try{i=e.apply(this,t)}catch(e){const t=e
if(n&&r){throw t}return done(t)}if(!n){if(i&&i.then&&typeof i.then==="function"){i.then(then,done)}else if(i instanceof Error){done(i)}else{then(i)}}}function done(e,...n){if(!r){r=true
t(e,...n)}}function then(e){done(null,e)}}var s=r(711)
var a=r(6760)
var o=r(1708)
function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===undefined)}var u=r(3136)
const c=["history","path","basename","stem","extname","dirname"]
class VFile{constructor(e){let t
if(!e){t={}}else if(isUrl(e)){t={path:e}}else if(typeof e==="string"||isUint8Array(e)){t={value:e}}else{t=e}this.cwd="cwd"in t?"":o.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let r=-1
while(++r<c.length){const e=c[r]
if(e in t&&t[e]!==undefined&&t[e]!==null){this[e]=e==="history"?[...t[e]]:t[e]}}let n
for(n in t){if(!c.includes(n)){this[n]=t[n]}}}get basename(){return typeof this.path==="string"?a.basename(this.path):undefined}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=a.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?a.dirname(this.path):undefined}set dirname(e){assertPath(this.basename,"dirname")
this.path=a.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?a.extname(this.path):undefined}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46){throw new Error("`extname` must start with `.`")}if(e.includes(".",1)){throw new Error("`extname` cannot contain multiple dots")}}this.path=a.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e)){e=(0,u.fileURLToPath)(e)}assertNonEmpty(e,"path")
if(this.path!==e){this.history.push(e)}}get stem(){return typeof this.path==="string"?a.basename(this.path,this.extname):undefined}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=a.join(this.dirname||"",e+(this.extname||""))}fail(e,t,r){const n=this.message(e,t,r)
n.fatal=true
throw n}info(e,t,r){const n=this.message(e,t,r)
n.fatal=undefined
return n}message(e,t,r){const n=new s.o(e,t,r)
if(this.path){n.name=this.path+":"+n.name
n.file=this.path}n.fatal=false
this.messages.push(n)
return n}toString(e){if(this.value===undefined){return""}if(typeof this.value==="string"){return this.value}const t=new TextDecoder(e||undefined)
return t.decode(this.value)}}function assertPart(e,t){if(e&&e.includes(a.sep)){throw new Error("`"+t+"` cannot be a path: did not expect `"+a.sep+"`")}}function assertNonEmpty(e,t){if(!e){throw new Error("`"+t+"` cannot be empty")}}function assertPath(e,t){if(!e){throw new Error("Setting `"+t+"` requires `path` to be set too")}}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}const CallableInstance=function(e){const t=this
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
function executor(n,s){const a=vfile(e)
const o=r.parse(a)
r.run(o,a,function(e,t,n){if(e||!t||!n){return realDone(e)}const i=t
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
function executor(s,a){(0,i.ok)(typeof t!=="function","`file` can’t be a `done` anymore, we checked")
const o=vfile(t)
n.run(e,o,realDone)
function realDone(t,n,o){const u=n||e
if(t){a(t)}else if(s){s(u)}else{(0,i.ok)(r,"`done` is defined if `resolve` is not")
r(undefined,u,o)}}}}runSync(e,t){let r=false
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
break}}if(s===-1){r.push([e,...t])}else if(t.length>0){let[i,...a]=t
const o=r[s][1]
if(isPlainObject(o)&&isPlainObject(i)){i=n(true,o,i)}r[s]=[e,i,...a]}}}}const f=(new Processor).freeze()
function assertParser(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `parser`")}}function assertCompiler(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `compiler`")}}function assertUnfrozen(e,t){if(t){throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string"){throw new TypeError("Expected node, got `"+e+"`")}}function assertDone(e,t,r){if(!r){throw new Error("`"+e+"` finished async. Use `"+t+"` instead")}}function vfile(e){return looksLikeAVFile(e)?e:new VFile(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||lib_isUint8Array(e)}function lib_isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}},711:(e,t,r)=>{r.d(t,{o:()=>VFileMessage})
var n=r(669)
class VFileMessage extends Error{constructor(e,t,r){super()
if(typeof t==="string"){r=t
t=undefined}let i=""
let s={}
let a=false
if(t){if("line"in t&&"column"in t){s={place:t}}else if("start"in t&&"end"in t){s={place:t}}else if("type"in t){s={ancestors:[t],place:t.position}}else{s={...t}}}if(typeof e==="string"){i=e}else if(!s.cause&&e){a=true
i=e.message
s.cause=e}if(!s.ruleId&&!s.source&&typeof r==="string"){const e=r.indexOf(":")
if(e===-1){s.ruleId=r}else{s.source=r.slice(0,e)
s.ruleId=r.slice(e+1)}}if(!s.place&&s.ancestors){const e=s.ancestors[s.ancestors.length-1]
if(e){s.place=e.position}}const o=s.place&&"start"in s.place?s.place.start:s.place
this.ancestors=s.ancestors||undefined
this.cause=s.cause||undefined
this.column=o?o.column:undefined
this.fatal=undefined
this.file=""
this.message=i
this.line=o?o.line:undefined
this.name=(0,n.L)(s.place)||"1:1"
this.place=s.place||undefined
this.reason=this.message
this.ruleId=s.ruleId||undefined
this.source=s.source||undefined
this.stack=a&&s.cause&&typeof s.cause.stack==="string"?s.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

