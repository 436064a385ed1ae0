"use strict"
exports.id=811
exports.ids=[811]
exports.modules={6811:(t,n,e)=>{e.r(n)
e.d(n,{refreshStandardInput:()=>refreshStandardInput})
var r=e(8159)
var o=e(2611)
var a=e(2073)
var i=e(8659)
var s=e(535)
var d=e(610)
async function refreshStandardInput(t){const{settings:n,command:e,environment:r,fetchSnippets:c}=t
refuseConflicts(t)
const f=e==="check"
const u=await(0,o.aV)("stdin",r.stdin())
const h={path:"stdin",format:n.format??"md",isExplicit:!n.ignoreUnmarked,content:{outcome:"read",text:u}}
const m=await(0,a.hZ)([h],{...n,checkOnly:f},c,i.y)
await(0,d["if"])(t,m)
if(m.failure===null&&!f&&!n.dryRun){r.stdout.write(m.changes[0]?.after??u)}return(0,s.VX)(m)}function refuseConflicts({files:t,settings:n,command:e}){if(t.length>1)throw new r.N("- is the standard input","name it alone, without other files")
if(n.commit)throw new r.N("the standard input cannot be committed","leave out --commit")
if(e!=="refresh"||n.dryRun)return
for(const t of["json","diff"]){if(!n[t])continue
const e=`--${t} and the text of - would both be written to the standard output`
throw new r.N(e,`add --dry-run, or leave out --${t}`)}}}}

