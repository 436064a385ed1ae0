"use strict"
exports.id=16
exports.ids=[16]
exports.modules={6848:(e,t,n)=>{n.d(t,{splitGlob:()=>splitGlob,walkFolder:()=>walkFolder})
var o=n(3024)
var r=n(6760)
var s=n(298)
var l=n(4006)
var i=n(1812)
var u=n(9003)
const c=["node_modules",".git"]
function walkFolder({folder:e,cwd:t,glob:n,isSupported:s}){const i=(0,r.relative)(t,e).split(r.sep)
if(i.some(e=>c.includes(e)))return[]
const u=rulesAbove(e)
if(u===null)return[]
const d=n===null?()=>true:l(n,{dot:true})
const isWanted=e=>s(e)&&(d(e)||d(`./${e}`))
const f=n===null?Number.POSITIVE_INFINITY:depthOf(n)
const a=[]
const visit=(t,n,s)=>{const l=(0,r.join)(e,t)
const i=addRulesOf(l,s)
for(const e of(0,o.readdirSync)(l,{withFileTypes:true})){const o=(0,r.join)(l,e.name)
const s=t===""?e.name:`${t}/${e.name}`
if(e.isDirectory()){const t=n>=f||c.includes(e.name)
if(!t&&!isIgnored(o+r.sep,i))visit(s,n+1,i)}else if(e.isFile()&&isWanted(s)&&!isIgnored(o,i)){a.push(s)}}}
visit("",0,u)
return a}function splitGlob(e,t){const n=t==="\\"?e.replaceAll("\\","/"):e
const{base:o,glob:r}=l.scan(n,{unescape:true})
return{folder:o,glob:r===""?null:r}}function depthOf(e){const t=e.includes("**")||/[{(][^})]*\//.test(e)
return t?Number.POSITIVE_INFINITY:e.split("/").length-1}function addRulesOf(e,t){try{const n=(0,o.readFileSync)((0,r.join)(e,".gitignore"),"utf8")
return[{folder:e,patterns:s().add(n)},...t]}catch(e){if((0,i.c7)(e)===undefined)throw e
return t}}function rulesAbove(e){let t=(0,u.ky)(e)
let n=[]
for(const o of(0,r.relative)(t,e).split(r.sep).filter(Boolean)){n=addRulesOf(t,n)
t=(0,r.join)(t,o)
if(isIgnored(t+r.sep,n))return null}return n}function isIgnored(e,t){for(const{folder:n,patterns:o}of t){const t=(0,r.relative)(n,e).split(r.sep).join("/")
const{ignored:s,unignored:l}=o.test(e.endsWith(r.sep)?`${t}/`:t)
if(s||l)return s}return false}}}

