export const id=170
export const ids=[170]
export const modules={5170:(n,s,t)=>{t.r(s)
t.d(s,{printCommand:()=>printCommand})
var o=t(1734)
var r=t(9638)
var e=t(751)
var a=t(9400)
var i=t(4224)
var c=t(3152)
var l=t(7395)
async function pageSnippets(n,s,t,u){const p={slug:n,baseUrl:t.baseUrl}
const f=await(0,l.C)(n,t.source,u)
if(f.kind==="failed")throw f.error
const w=(0,c.d)(n,f)
if(f.kind!=="answered"){const{statusPageHost:s,customDomain:o}=t
const a=(0,r.ci)({slug:n,statusPageHost:s,customDomain:o})
return{source:"offline",snippets:(0,e.w)(p,a),warnings:w}}const{source:v,snippets:d}=f.answer
const g={...d}
for(const t of s){const s=(0,a.$)(t,d,p)
if(s.verdict==="unsafe")throw new o.F_({slug:n,...s})
g[t]=s.value}const m=(0,a.K)(d.status_page_url)
const y=m.verdict==="safe"?(0,i.L)(n,t.customDomain,m.value):[]
return{source:v,snippets:g,warnings:[...w,...y]}}var u=t(2658)
var p=t(2743)
var f=t(6648)
var w=t(6945)
var v=t(6552)
const printCommand=async n=>{const{settings:s,cli:t,world:o}=n
const{slug:r}=s
if(r===null)throw new f.L
const e=t.only===null?u.R:[t.only]
const{snippets:a,warnings:i}=await pageSnippets(r,e,s,(0,p.y)(n))
for(const n of i)(0,w.B)(o.terminal.err,(0,v.tE)(n))
const{out:c}=o.terminal
if(t.json){const n=Object.fromEntries(e.map(n=>[n,a[n]]))
c.write(`${JSON.stringify(n,null,2)}\n`)}else if(t.only){c.write(`${a[t.only]}\n`)}else{c.write(u.R.map(n=>`${n}\n\n${a[n]}\n`).join("\n"))}return"done"}}}

