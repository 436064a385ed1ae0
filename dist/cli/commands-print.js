"use strict"
exports.id=951
exports.ids=[951]
exports.modules={9951:(n,s,t)=>{t.r(s)
t.d(s,{printCommand:()=>printCommand})
var e=t(4848)
var o=t(2130)
var r=t(1866)
async function fetchPageSnippets({slug:n,customDomain:s},t,a,i){const c={slug:n,customDomain:s,current:null}
const{pages:u,warnings:l}=await(0,o.f)([c],a,i)
const f=u.get(c)
if(f===undefined)throw new Error(`Page "${n}" was not fetched`)
if(f.outcome==="failed")throw f.error
const m=t.map(s=>{const t=f.snippets[s]
if(t.outcome==="safe")return[s,t.value]
throw new e._("unsafe-answer",{slug:n,baseUrl:a.baseUrl,...t})})
const p=Object.fromEntries(m)
const{source:w}=f
const g=f.snippets.status_page_url
const d=w==="offline"||g.outcome==="unsafe"?[]:(0,r.a)(n,s,g.value)
return{source:w,snippets:p,warnings:[...l,...d]}}var a=t(2658)
var i=t(3467)
var c=t(610)
var u=t(7983)
const printCommand=async n=>{const{settings:s,cli:t,world:e}=n
const{slug:o}=s
if(o===null)throw new i.L
const r=t.only===null?a.R:[t.only]
const{snippets:l,warnings:f}=await fetchPageSnippets({slug:o,customDomain:s.customDomain},r,s,(0,u.y)(n))
for(const n of f)(0,c.BS)(e.terminal.err,(0,c.tE)(n))
const{out:m}=e.terminal
if(t.json){const n=Object.fromEntries(r.map(n=>[n,l[n]]))
m.write(`${JSON.stringify(n,null,2)}\n`)}else if(t.only){m.write(`${l[t.only]}\n`)}else{m.write(a.R.map(n=>`${n}\n\n${l[n]}\n`).join("\n"))}return"done"}}}

