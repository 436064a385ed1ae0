"use strict"
exports.id=811
exports.ids=[811]
exports.modules={6811:(t,e,n)=>{n.r(e)
n.d(e,{refreshStandardInput:()=>refreshStandardInput})
var r=n(8159)
var o=n(2611)
var a=n(2302)
var s=n(8659)
var i=n(535)
var d=n(610)
async function refreshStandardInput(t){const{settings:e,command:n,environment:r,fetchSnippets:c}=t
refuseConflicts(t)
const f=n==="check"
const u=await(0,o.aV)("stdin",r.stdin())
const h={path:"stdin",format:e.format??"md",mustHaveSection:!e.ignoreUnmarked,content:{outcome:"read",text:u}}
const m=await(0,a.hZ)([h],{...e,checkOnly:f},c,s.g)
await(0,d["if"])(t,m)
if(m.failure===null&&!f&&!e.dryRun){r.stdout.write(m.changes[0]?.after??u)}return(0,i.VX)(m)}function refuseConflicts({files:t,settings:e,command:n}){if(t.length>1)throw new r.N("- (standard input) cannot be combined with files","remove the files")
if(e.commit)throw new r.N("the standard input cannot be committed","leave out --commit")
if(n!=="refresh"||e.dryRun)return
for(const t of["json","diff"]){if(!e[t])continue
const n=`--${t} and the refreshed text would both be written to the standard output`
throw new r.N(n,`add --dry-run, or leave out --${t}`)}}}}

