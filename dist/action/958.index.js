"use strict"
exports.id=958
exports.ids=[958]
exports.modules={6958:(e,t,n)=>{n.d(t,{search:()=>search})
var r=n(3024)
var s=n(6760)
var o=n(298)
var i=n(4006)
var l=n(1812)
function repositoryRoot(e){for(let t=e;;t=(0,s.dirname)(t)){if((0,r.existsSync)((0,s.join)(t,".git")))return t
if(t===(0,s.dirname)(t))return e}}const u=["node_modules",".git"]
function search({folder:e,home:t,pattern:n,extensions:o}){const l=(0,s.relative)(t,e).split(s.sep)
if(l.some(e=>u.includes(e)))return[]
const c=rulesAbove(e)
if(c===null)return[]
const f=n===null?i(o.map(e=>`**/*${e}`),{dot:true,nocase:true}):matcherOf(n)
const a=n===null?Number.POSITIVE_INFINITY:depthOf(n)
const d=[]
const walk=(t,n,o)=>{const i=(0,s.join)(e,t)
const l=o.with(i)
for(const e of(0,r.readdirSync)(i,{withFileTypes:true})){const r=t===""?e.name:`${t}/${e.name}`
if(e.isDirectory()){const t=n>=a||u.includes(e.name)
if(!t&&!l.exclude((0,s.join)(i,e.name)+s.sep))walk(r,n+1,l)}else if(e.isFile()&&f(r)&&!l.exclude((0,s.join)(i,e.name))){d.push(r)}}}
walk("",0,c)
return d}function rulesAbove(e){let t=repositoryRoot(e)
let n=IgnoreRules.none
for(const r of(0,s.relative)(t,e).split(s.sep).filter(Boolean)){n=n.with(t)
t=(0,s.join)(t,r)
if(n.exclude(t+s.sep))return null}return n}function matcherOf(e){const t=i(e,{dot:true})
return/[{,]\.[,}]/.test(e)?e=>t(e)||t(`./${e}`):t}function depthOf(e){const t=e.includes("**")||/[{(][^})]*\//.test(e)
return t?Number.POSITIVE_INFINITY:e.split("/").length-1}class IgnoreRules{#e
constructor(e){this.#e=e}static none=new IgnoreRules([])
with(e){const t=textOf((0,s.join)(e,".gitignore"))
return t===null?this:new IgnoreRules([{folder:e,rules:o().add(t)},...this.#e])}exclude(e){for(const{folder:t,rules:n}of this.#e){const r=(0,s.relative)(t,e).split(s.sep).join("/")
const{ignored:o,unignored:i}=n.test(e.endsWith(s.sep)?`${r}/`:r)
if(o||i)return o}return false}}function textOf(e){try{return(0,r.readFileSync)(e,"utf8")}catch(e){if((0,l.$N)(e)===null)throw e
return null}}}}

