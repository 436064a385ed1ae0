export const id=170
export const ids=[170]
export const modules={5170:(n,s,t)=>{t.r(s)
t.d(s,{printCommand:()=>printCommand})
var e=t(1734)
var r=t(9638)
var o=t(751)
var i=t(9400)
var a=t(4224)
var c=t(3152)
var l=t(7395)
async function pageSnippets(n,s,t,u){const p={slug:n,baseUrl:t.baseUrl}
const f=await(0,l.C)(n,t.source,u)
if(f.kind==="failed")throw f.error
const w=(0,c.d)(n,f)
if(f.kind!=="answered"){return{source:"offline",snippets:(0,o.w)(p,(0,r.ci)({slug:n,...t})),warnings:w}}const{source:g,snippets:v}=f.answer
const d={...v}
for(const t of s){const s=(0,i.$)(t,v,p)
if(s.verdict==="unsafe")throw new e.F_({slug:n,...s})
d[t]=s.value}const m=(0,i.K)(v.status_page_url)
const y=m.verdict==="safe"?(0,a.L)(n,t.customDomain,m.value):[]
return{source:g,snippets:d,warnings:[...w,...y]}}var u=t(865)
var p=t(2658)
var f=t(2743)
var w=t(6552)
const printCommand=async n=>{const{settings:s,cli:t,world:e}=n
const{slug:r}=s
if(r===null){throw new u.d({input:"slug",value:"",problem:"is missing",fix:"give --slug, the name of the page"})}const o=t.only===null?p.R:[t.only]
const{snippets:i,warnings:a}=await pageSnippets(r,o,s,(0,f.y)(n))
for(const n of a)e.terminal.err.write(`${(0,w.tE)(n)}\n`)
const{out:c}=e.terminal
if(t.json){const n=Object.fromEntries(o.map(n=>[n,i[n]]))
c.write(`${JSON.stringify(n,null,2)}\n`)}else if(t.only){c.write(`${i[t.only]}\n`)}else{c.write(p.R.map(n=>`${n}\n\n${i[n]}\n`).join("\n"))}return"done"}}}

