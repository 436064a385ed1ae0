"use strict"
exports.id=16
exports.ids=[16]
exports.modules={43630:(e,t,n)=>{n.d(t,{splitGlob:()=>splitGlob,walk:()=>walk})
var r=n(73024)
var s=n(76760)
var o=n(70298)
var i=n(14006)
var l=n(41812)
var u=n(9003)
const c=["node_modules",".git"]
function walk({folder:e,cwd:t,pattern:n,isSupported:o}){const l=(0,s.relative)(t,e).split(s.sep)
if(l.some(e=>c.includes(e)))return[]
const u=rulesAbove(e)
if(u===null)return[]
const d=n===null?()=>true:i(n,{dot:true})
const isWanted=e=>o(e)&&(d(e)||d(`./${e}`))
const f=n===null?Number.POSITIVE_INFINITY:depthOf(n)
const a=[]
const visit=(t,n,o)=>{const i=(0,s.join)(e,t)
const l=addRulesOf(i,o)
for(const e of(0,r.readdirSync)(i,{withFileTypes:true})){const r=(0,s.join)(i,e.name)
const o=t===""?e.name:`${t}/${e.name}`
if(e.isDirectory()){const t=n>=f||c.includes(e.name)
if(!t&&!isIgnored(r+s.sep,l))visit(o,n+1,l)}else if(e.isFile()&&isWanted(o)&&!isIgnored(r,l)){a.push(o)}}}
visit("",0,u)
return a}function splitGlob(e,t){const n=t==="\\"?e.replaceAll("\\","/"):e
const{base:r,glob:s}=i.scan(n,{unescape:true})
return{folder:r,pattern:s===""?null:s}}function depthOf(e){const t=e.includes("**")||/[{(][^})]*\//.test(e)
return t?Number.POSITIVE_INFINITY:e.split("/").length-1}function addRulesOf(e,t){try{const n=(0,r.readFileSync)((0,s.join)(e,".gitignore"),"utf8")
return[{folder:e,rules:o().add(n)},...t]}catch(e){if((0,l.c7)(e)===undefined)throw e
return t}}function rulesAbove(e){let t=(0,u.ky)(e)
let n=[]
for(const r of(0,s.relative)(t,e).split(s.sep).filter(Boolean)){n=addRulesOf(t,n)
t=(0,s.join)(t,r)
if(isIgnored(t+s.sep,n))return null}return n}function isIgnored(e,t){for(const{folder:n,rules:r}of t){const t=(0,s.relative)(n,e).split(s.sep).join("/")
const{ignored:o,unignored:i}=r.test(e.endsWith(s.sep)?`${t}/`:t)
if(o||i)return o}return false}}}

