"use strict"
exports.id=16
exports.ids=[16]
exports.modules={8886:(e,t,n)=>{n.d(t,{walk:()=>walk})
var r=n(3024)
var o=n(6760)
var s=n(4006)
var i=n(298)
var u=n(1812)
var l=n(9003)
function addRulesOf(e,t){let n
try{n=(0,r.readFileSync)((0,o.join)(e,".gitignore"),"utf8")}catch(e){if((0,u.c7)(e)===undefined)throw e
return t}return[{folder:e,rules:i().add(n)},...t]}function rulesAbove(e){let t=(0,l.ky)(e)
let n=[]
for(const r of(0,o.relative)(t,e).split(o.sep).filter(Boolean)){n=addRulesOf(t,n)
t=(0,o.join)(t,r)
if(isIgnored(t+o.sep,n))return null}return n}function isIgnored(e,t){for(const{folder:n,rules:r}of t){const t=(0,o.relative)(n,e).split(o.sep).join("/")
const{ignored:s,unignored:i}=r.test(e.endsWith(o.sep)?`${t}/`:t)
if(s||i)return s}return false}const c=["node_modules",".git"]
function walk({folder:e,cwd:t,pattern:n,extensions:s}){const i=(0,o.relative)(t,e).split(o.sep)
if(i.some(e=>c.includes(e)))return[]
const u=rulesAbove(e)
if(u===null)return[]
const l=matcherFor(n,s)
const d=n===null?Number.POSITIVE_INFINITY:depthOf(n)
const f=[]
const visit=(t,n,s)=>{const i=(0,o.join)(e,t)
const u=addRulesOf(i,s)
for(const e of(0,r.readdirSync)(i,{withFileTypes:true})){const r=(0,o.join)(i,e.name)
const s=t===""?e.name:`${t}/${e.name}`
if(e.isDirectory()){const t=n>=d||c.includes(e.name)
if(!t&&!isIgnored(r+o.sep,u))visit(s,n+1,u)}else if(e.isFile()&&l(s)&&!isIgnored(r,u)){f.push(s)}}}
visit("",0,u)
return f}function matcherFor(e,t){if(e===null){const e=t.map(e=>`**/*${e}`)
return s(e,{dot:true,nocase:true})}const n=s(e,{dot:true})
return/[{,]\.[,}]/.test(e)?e=>n(e)||n(`./${e}`):n}function depthOf(e){const t=e.includes("**")||/[{(][^})]*\//.test(e)
return t?Number.POSITIVE_INFINITY:e.split("/").length-1}}}

