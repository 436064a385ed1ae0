"use strict"
exports.id=622
exports.ids=[622]
exports.modules={8622:(s,n,t)=>{t.r(n)
t.d(n,{printCommand:()=>printCommand})
var o=t(8159)
var e=t(7302)
var r=t(2658)
var i=t(610)
const printCommand=async s=>{const{settings:n,fetchSnippets:t}=s
const{slug:c,customDomain:l,only:u}=n
const{stdout:a,stderr:m}=s.environment
if(c===null)throw new o.N("no slug is set","set --slug","no-slug")
const p=u===null?r.Rz:[u]
const f={slug:c,customDomain:l}
const g=await(0,e.yz)(f,p,n,t)
const{snippets:d}=g
for(const s of g.warnings)(0,i._r)(m,(0,i.tE)(s))
if(n.json){const s=Object.fromEntries(p.map(s=>[s,d[s]]))
a.write(`${JSON.stringify(s,null,2)}\n`)}else if(u!==null){a.write(`${d[u]}\n`)}else{a.write(r.Rz.map(s=>`${s}\n\n${d[s]}\n`).join("\n"))}return"success"}}}

