const t=require("./index.js")
async function refreshStandardInput(e){const{settings:n,command:r,environment:o,fetchSnippets:s}=e
refuseConflicts(e)
const i=r==="check"
const a=await t.readTextStream("stdin",o.stdin())
const d={path:"stdin",format:n.format??"md",mustHaveSection:!n.allowNoSection,content:{outcome:"read",text:a}}
const c=await t.refreshFiles([d],{...n,checkOnly:i},s,t.timeLimiter)
await t.reportResult(e,c)
if(c.failure===null&&!i&&!n.dryRun)o.stdout.write(c.changes[0]?.after??a)
return t.exitNameOf(c)}function refuseConflicts({files:e,settings:n,command:r}){if(e.length>1)throw new t.UsageError("- (standard input) cannot be combined with files","remove the files")
if(n.commit)throw new t.UsageError("the standard input cannot be committed","leave out --commit")
if(r!=="refresh"||n.dryRun)return
for(const e of["json","diff"]){if(!n[e])continue
const r=`--${e} and the refreshed text would both be written to the standard output`
throw new t.UsageError(r,`add --dry-run, or leave out --${e}`)}}exports.refreshStandardInput=refreshStandardInput

