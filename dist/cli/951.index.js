"use strict"
exports.id=951
exports.ids=[951]
exports.modules={9951:(s,n,t)=>{t.r(n)
t.d(n,{printCommand:()=>printCommand})
var o=t(4848)
var r=t(6738)
var e=t(8907)
var a=t(6726)
var i=t(2007)
var c=t(2130)
var l=t(1866)
async function pageSnippets(s,n,t,u){const p={slug:s,baseUrl:t.baseUrl}
const f=await(0,c.C)(s,t.source,u)
if(f.kind==="failed")throw f.error
const w=(0,l.d)(s,f)
if(f.kind!=="answered"){const{statusPageHost:n,customDomain:o}=t
const a=(0,e.ci)({slug:s,statusPageHost:n,customDomain:o})
return{source:"offline",snippets:await(0,r.g)(p,a),warnings:w}}const{source:g,snippets:v}=f.answer
const d={...v}
for(const t of n){const n=await(0,i.k)(t,v,p)
if(n.verdict==="unsafe")throw new o.F_({slug:s,...n})
d[t]=n.value}const m=(0,a.K)(v.status_page_url)
const y=m.verdict==="safe"?(0,l.L)(s,t.customDomain,m.value):[]
return{source:g,snippets:d,warnings:[...w,...y]}}var u=t(2658)
var p=t(3467)
var f=t(610)
var w=t(2017)
const printCommand=async s=>{const{settings:n,cli:t,world:o}=s
const{slug:r}=n
if(r===null)throw new p.L
const e=t.only===null?u.R:[t.only]
const{snippets:a,warnings:i}=await pageSnippets(r,e,n,(0,w.y)(s))
for(const s of i)(0,f.BS)(o.terminal.err,(0,f.tE)(s))
const{out:c}=o.terminal
if(t.json){const s=Object.fromEntries(e.map(s=>[s,a[s]]))
c.write(`${JSON.stringify(s,null,2)}\n`)}else if(t.only){c.write(`${a[t.only]}\n`)}else{c.write(u.R.map(s=>`${s}\n\n${a[s]}\n`).join("\n"))}return"done"}}}

