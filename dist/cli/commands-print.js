"use strict"
exports.id=951
exports.ids=[951]
exports.modules={9951:(n,s,t)=>{t.r(s)
t.d(s,{printCommand:()=>printCommand})
var e=t(4848)
var o=t(2130)
var r=t(1866)
async function fetchPageSnippets({slug:n,customDomain:s},t,a,c){const i={slug:n,customDomain:s,current:null}
const{pages:u,warnings:l}=await(0,o.f)([i],a,c)
const f=u.get(i)
if(f===undefined)throw new Error(`Page "${n}" was not fetched`)
if(f.outcome==="failed")throw f.error
const m=t.map(s=>{const t=f.snippets[s]
if(t.outcome==="safe")return[s,t.value]
throw new e._("unsafe-answer",{slug:n,baseUrl:a.baseUrl,...t})})
const p=Object.fromEntries(m)
const{source:w}=f
const g=f.snippets.status_page_url
const v=w==="offline"||g.outcome==="unsafe"?[]:(0,r.a)(n,s,g.value)
return{source:w,snippets:p,warnings:[...l,...v]}}var a=t(2658)
var c=t(3467)
var i=t(610)
var u=t(4420)
const printCommand=async n=>{const{settings:s,environment:t}=n
const{slug:e,customDomain:o,only:r}=s
const{out:l,err:f}=t.terminal
if(e===null)throw new c.L
const m=r===null?a.R:[r]
const p={slug:e,customDomain:o}
const w=await fetchPageSnippets(p,m,s,(0,u.X)(n))
const{snippets:g}=w
for(const n of w.warnings)(0,i._r)(f,(0,i.tE)(n))
if(s.json){const n=Object.fromEntries(m.map(n=>[n,g[n]]))
l.write(`${JSON.stringify(n,null,2)}\n`)}else if(r!==null){l.write(`${g[r]}\n`)}else{l.write(a.R.map(n=>`${n}\n\n${g[n]}\n`).join("\n"))}return"success"}}}

