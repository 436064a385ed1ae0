"use strict"
exports.id=239
exports.ids=[239]
exports.modules={3860:e=>{var t=Object.prototype.hasOwnProperty
var n=Object.prototype.toString
var r=Object.defineProperty
var s=Object.getOwnPropertyDescriptor
var o=function isArray(e){if(typeof Array.isArray==="function"){return Array.isArray(e)}return n.call(e)==="[object Array]"}
var i=function isPlainObject(e){if(!e||n.call(e)!=="[object Object]"){return false}var r=t.call(e,"constructor")
var s=e.constructor&&e.constructor.prototype&&t.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!r&&!s){return false}var o
for(o in e){}return typeof o==="undefined"||t.call(e,o)}
var a=function setProperty(e,t){if(r&&t.name==="__proto__"){r(e,t.name,{enumerable:true,configurable:true,value:t.newValue,writable:true})}else{e[t.name]=t.newValue}}
var f=function getProperty(e,n){if(n==="__proto__"){if(!t.call(e,n)){return void 0}else if(s){return s(e,n).value}}return e[n]}
e.exports=function extend(){var e,t,n,r,s,c
var u=arguments[0]
var l=1
var p=arguments.length
var h=false
if(typeof u==="boolean"){h=u
u=arguments[1]||{}
l=2}if(u==null||typeof u!=="object"&&typeof u!=="function"){u={}}for(;l<p;++l){e=arguments[l]
if(e!=null){for(t in e){n=f(u,t)
r=f(e,t)
if(u!==r){if(h&&r&&(i(r)||(s=o(r)))){if(s){s=false
c=n&&o(n)?n:[]}else{c=n&&i(n)?n:{}}a(u,{name:t,newValue:extend(h,c,r)})}else if(typeof r!=="undefined"){a(u,{name:t,newValue:r})}}}}}return u}},8247:(e,t,n)=>{n.d(t,{A:()=>remarkStringify})
var r=n(6357)
function remarkStringify(e){const t=this
t.compiler=compiler
function compiler(n){return(0,r.l)(n,{...t.data("settings"),...e,extensions:t.data("toMarkdownExtensions")||[]})}}},8717:(e,t,n)=>{n.d(t,{l:()=>a})
function bail(e){if(e){throw e}}var r=n(3860)
var s=n(7776)
function isPlainObject(e){if(typeof e!=="object"||e===null){return false}const t=Object.getPrototypeOf(e)
return(t===null||t===Object.prototype||Object.getPrototypeOf(t)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const t={run,use}
return t
function run(...t){let n=-1
const r=t.pop()
if(typeof r!=="function"){throw new TypeError("Expected function as last argument, not "+r)}next(null,...t)
function next(s,...o){const i=e[++n]
let a=-1
if(s){r(s)
return}while(++a<t.length){if(o[a]===null||o[a]===undefined){o[a]=t[a]}}t=o
if(i){wrap(i,next)(...o)}else{r(null,...o)}}}function use(n){if(typeof n!=="function"){throw new TypeError("Expected `middelware` to be a function, not "+n)}e.push(n)
return t}}function wrap(e,t){let n
return wrapped
function wrapped(...t){const r=e.length>t.length
let s
if(r){t.push(done)}try{s=e.apply(this,t)}catch(e){const t=e
if(r&&n){throw t}return done(t)}if(!r){if(s&&s.then&&typeof s.then==="function"){s.then(then,done)}else if(s instanceof Error){done(s)}else{then(s)}}}function done(e,...r){if(!n){n=true
t(e,...r)}}function then(e){done(null,e)}}var o=n(4413)
const CallableInstance=function(e){const t=this
const n=t.constructor
const r=n.prototype
const s=r[e]
const apply=function(){return s.apply(apply,arguments)}
Object.setPrototypeOf(apply,r)
return apply}
const i={}.hasOwnProperty
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
while(++t<this.attachers.length){const n=this.attachers[t]
e.use(...n)}e.data(r(true,{},this.namespace))
return e}data(e,t){if(typeof e==="string"){if(arguments.length===2){assertUnfrozen("data",this.frozen)
this.namespace[e]=t
return this}return i.call(this.namespace,e)&&this.namespace[e]||undefined}if(e){assertUnfrozen("data",this.frozen)
this.namespace=e
return this}return this.namespace}freeze(){if(this.frozen){return this}const e=this
while(++this.freezeIndex<this.attachers.length){const[t,...n]=this.attachers[this.freezeIndex]
if(n[0]===false){continue}if(n[0]===true){n[0]=undefined}const r=t.call(e,...n)
if(typeof r==="function"){this.transformers.use(r)}}this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this}parse(e){this.freeze()
const t=vfile(e)
const n=this.parser||this.Parser
assertParser("parse",n)
return n(String(t),t)}process(e,t){const n=this
this.freeze()
assertParser("process",this.parser||this.Parser)
assertCompiler("process",this.compiler||this.Compiler)
return t?executor(undefined,t):new Promise(executor)
function executor(r,o){const i=vfile(e)
const a=n.parse(i)
n.run(a,i,function(e,t,r){if(e||!t||!r){return realDone(e)}const s=t
const o=n.stringify(s,r)
if(looksLikeAValue(o)){r.value=o}else{r.result=o}realDone(e,r)})
function realDone(e,n){if(e||!n){o(e)}else if(r){r(n)}else{(0,s.ok)(t,"`done` is defined if `resolve` is not")
t(undefined,n)}}}}processSync(e){let t=false
let n
this.freeze()
assertParser("processSync",this.parser||this.Parser)
assertCompiler("processSync",this.compiler||this.Compiler)
this.process(e,realDone)
assertDone("processSync","process",t);(0,s.ok)(n,"we either bailed on an error or have a tree")
return n
function realDone(e,r){t=true
bail(e)
n=r}}run(e,t,n){assertNode(e)
this.freeze()
const r=this.transformers
if(!n&&typeof t==="function"){n=t
t=undefined}return n?executor(undefined,n):new Promise(executor)
function executor(o,i){(0,s.ok)(typeof t!=="function","`file` can\u2019t be a `done` anymore, we checked")
const a=vfile(t)
r.run(e,a,realDone)
function realDone(t,r,a){const f=r||e
if(t){i(t)}else if(o){o(f)}else{(0,s.ok)(n,"`done` is defined if `resolve` is not")
n(undefined,f,a)}}}}runSync(e,t){let n=false
let r
this.run(e,t,realDone)
assertDone("runSync","run",n);(0,s.ok)(r,"we either bailed on an error or have a tree")
return r
function realDone(e,t){bail(e)
r=t
n=true}}stringify(e,t){this.freeze()
const n=vfile(t)
const r=this.compiler||this.Compiler
assertCompiler("stringify",r)
assertNode(e)
return r(e,n)}use(e,...t){const n=this.attachers
const s=this.namespace
assertUnfrozen("use",this.frozen)
if(e===null||e===undefined){}else if(typeof e==="function"){addPlugin(e,t)}else if(typeof e==="object"){if(Array.isArray(e)){addList(e)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}return this
function add(e){if(typeof e==="function"){addPlugin(e,[])}else if(typeof e==="object"){if(Array.isArray(e)){const[t,...n]=e
addPlugin(t,n)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}}function addPreset(e){if(!("plugins"in e)&&!("settings"in e)){throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither")}addList(e.plugins)
if(e.settings){s.settings=r(true,s.settings,e.settings)}}function addList(e){let t=-1
if(e===null||e===undefined){}else if(Array.isArray(e)){while(++t<e.length){const n=e[t]
add(n)}}else{throw new TypeError("Expected a list of plugins, not `"+e+"`")}}function addPlugin(e,t){let s=-1
let o=-1
while(++s<n.length){if(n[s][0]===e){o=s
break}}if(o===-1){n.push([e,...t])}else if(t.length>0){let[s,...i]=t
const a=n[o][1]
if(isPlainObject(a)&&isPlainObject(s)){s=r(true,a,s)}n[o]=[e,s,...i]}}}}const a=(new Processor).freeze()
function assertParser(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `parser`")}}function assertCompiler(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `compiler`")}}function assertUnfrozen(e,t){if(t){throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string"){throw new TypeError("Expected node, got `"+e+"`")}}function assertDone(e,t,n){if(!n){throw new Error("`"+e+"` finished async. Use `"+t+"` instead")}}function vfile(e){return looksLikeAVFile(e)?e:new o.T(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||isUint8Array(e)}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}}}

