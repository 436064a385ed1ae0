"use strict"
exports.id=16
exports.ids=[16]
exports.modules={6848:(e,n,t)=>{t.d(n,{splitGlob:()=>splitGlob,walkFolder:()=>walkFolder})
var o=t(3024)
var r=t(6760)
var s=t(298)
var l=t(4006)
var i=t(1812)
var u=t(9003)
const c=["node_modules",".git"]
function walkFolder({folder:e,cwd:n,glob:t,isSupported:s}){const i=(0,r.relative)(n,e).split(r.sep)
if(i.some(e=>c.includes(e)))return[]
const u=rulesAbove(e)
if(u===null)return[]
const d=t===null?()=>true:l(t,{dot:true})
const isWanted=e=>s(e)&&(d(e)||d(`./${e}`))
const f=t===null?Number.POSITIVE_INFINITY:depthOf(t)
const a=[]
const visit=(n,t,s)=>{const l=(0,r.join)(e,n)
const i=addRulesOf(l,s)
for(const e of(0,o.readdirSync)(l,{withFileTypes:true})){const o=(0,r.join)(l,e.name)
const s=n===""?e.name:`${n}/${e.name}`
if(e.isDirectory()){const n=t>=f||c.includes(e.name)
if(!n&&!isIgnored(o+r.sep,i))visit(s,t+1,i)}else if(e.isFile()&&isWanted(s)&&!isIgnored(o,i)){a.push(s)}}}
visit("",0,u)
return a}function splitGlob(e,n){const t=n==="\\"?e.replaceAll("\\","/"):e
const{base:o,glob:r}=l.scan(t,{unescape:true})
return{folder:o,glob:r===""?null:r}}function depthOf(e){const n=e.includes("**")||/[{(][^})]*\//.test(e)
return n?Number.POSITIVE_INFINITY:e.split("/").length-1}function addRulesOf(e,n){try{const t=(0,o.readFileSync)((0,r.join)(e,".gitignore"),"utf8")
return[{folder:e,rules:s().add(t)},...n]}catch(e){if((0,i.c7)(e)===undefined)throw e
return n}}function rulesAbove(e){let n=(0,u.ky)(e)
let t=[]
for(const o of(0,r.relative)(n,e).split(r.sep).filter(Boolean)){t=addRulesOf(n,t)
n=(0,r.join)(n,o)
if(isIgnored(n+r.sep,t))return null}return t}function isIgnored(e,n){for(const{folder:t,rules:o}of n){const n=(0,r.relative)(t,e).split(r.sep).join("/")
const{ignored:s,unignored:l}=o.test(e.endsWith(r.sep)?`${n}/`:n)
if(s||l)return s}return false}}}

