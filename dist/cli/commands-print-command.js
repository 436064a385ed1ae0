"use strict"
exports.id=622
exports.ids=[622]
exports.modules={8622:(n,s,t)=>{t.r(s)
t.d(s,{printCommand:()=>printCommand})
var o=t(8159)
var r=t(2130)
var e=t(2658)
var i=t(3479)
var c=t(610)
const printCommand=async n=>{const{settings:s,environment:t}=n
const{slug:a,customDomain:l,only:u}=s
const{out:m,err:p}=t.terminal
if(a===null)throw new o.Ln
const f=u===null?e.Rz:[u]
const w={slug:a,customDomain:l}
const v=await(0,r.CZ)(w,f,s,(0,i.X)(n))
const{snippets:d}=v
for(const n of v.warnings)(0,c._r)(p,(0,c.tE)(n))
if(s.json){const n=Object.fromEntries(f.map(n=>[n,d[n]]))
m.write(`${JSON.stringify(n,null,2)}\n`)}else if(u!==null){m.write(`${d[u]}\n`)}else{m.write(e.Rz.map(n=>`${n}\n\n${d[n]}\n`).join("\n"))}return"success"}}}

