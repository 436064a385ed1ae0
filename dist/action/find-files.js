"use strict"
exports.id=16
exports.ids=[16]
exports.modules={37746:(e,t,n)=>{n.d(t,{walk:()=>walk})
var r=n(73024)
var o=n(76760)
var s=n(14006)
var i=n(70298)
var u=n(41812)
function findGitRoot(e){for(let t=e;;t=(0,o.dirname)(t)){if((0,r.existsSync)((0,o.join)(t,".git")))return t
if(t===(0,o.dirname)(t))return e}}function addRulesOf(e,t){let n
try{n=(0,r.readFileSync)((0,o.join)(e,".gitignore"),"utf8")}catch(e){if((0,u.c7)(e)===undefined)throw e
return t}return[{folder:e,rules:i().add(n)},...t]}function rulesAbove(e){let t=findGitRoot(e)
let n=[]
for(const r of(0,o.relative)(t,e).split(o.sep).filter(Boolean)){n=addRulesOf(t,n)
t=(0,o.join)(t,r)
if(isIgnored(t+o.sep,n))return null}return n}function isIgnored(e,t){for(const{folder:n,rules:r}of t){const t=(0,o.relative)(n,e).split(o.sep).join("/")
const{ignored:s,unignored:i}=r.test(e.endsWith(o.sep)?`${t}/`:t)
if(s||i)return s}return false}const l=["node_modules",".git"]
function walk({folder:e,cwd:t,pattern:n,extensions:s}){if((0,o.relative)(t,e).split(o.sep).some(e=>l.includes(e)))return[]
const i=rulesAbove(e)
if(i===null)return[]
const u=matcherFor(n,s)
const c=n===null?Number.POSITIVE_INFINITY:depthOf(n)
const d=[]
const visit=(t,n,s)=>{const i=(0,o.join)(e,t)
const f=addRulesOf(i,s)
for(const e of(0,r.readdirSync)(i,{withFileTypes:true})){const r=(0,o.join)(i,e.name)
const s=t===""?e.name:`${t}/${e.name}`
if(e.isDirectory()){const t=n>=c||l.includes(e.name)
if(!t&&!isIgnored(r+o.sep,f))visit(s,n+1,f)}else if(e.isFile()&&u(s)&&!isIgnored(r,f)){d.push(s)}}}
visit("",0,i)
return d}function matcherFor(e,t){if(e===null){const e=t.map(e=>`**/*${e}`)
return s(e,{dot:true,nocase:true})}const n=s(e,{dot:true})
return/[{,]\.[,}]/.test(e)?e=>n(e)||n(`./${e}`):n}function depthOf(e){const t=e.includes("**")||/[{(][^})]*\//.test(e)
return t?Number.POSITIVE_INFINITY:e.split("/").length-1}}}

