const n=require("./index.js")
const printCommand=async s=>{const{settings:t,fetchSnippets:e}=s
const{slug:i,customDomain:o,only:r}=t
const{stdout:c,stderr:l}=s.environment
if(i===null)throw new n.UsageError("no slug is set","set --slug","no-slug")
const u=r===null?n.snippetFields:[r]
const p=await n.fetchOrGenerateSnippets({slug:i,customDomain:o},u,t,e)
const{snippets:a}=p
for(const s of p.warnings)n.writeLine(l,n.warningLine(s))
if(t.json){const n=Object.fromEntries(u.map(n=>[n,a[n]]))
c.write(`${JSON.stringify(n,null,2)}\n`)}else if(r!==null)c.write(`${a[r]}\n`)
else c.write(n.snippetFields.map(n=>`${n}\n\n${a[n]}\n`).join("\n"))
return"success"}
exports.printCommand=printCommand

