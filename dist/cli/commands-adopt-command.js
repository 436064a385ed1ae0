const e=require("./adopt-in-files.js")
const t=require("./index.js")
const n=require("./cli-write-changes.js")
const s=require("./commands-find-command.js")
const adoptCommand=async i=>{const{settings:a,environment:o}=i
const r=await s.findFilesOfRun(i)
const c=await s.searchInputFiles(i,r)
const l=[]
for(const{path:t,document:n,embeds:s}of c.files){const i=await e.adoptWithNeededAttributes(n,s.map(({embed:e})=>e),a)
l.push({path:t,document:n,adoption:i})}const d=await fill(i,c,l)
const u=await n.writeChanges(i,r,d)
const f=await e.createEmbedNotes(l,u,a,t.timeLimiter)
await t.reportResult(i,u,f)
if(l.length===0&&u.failure===null&&!a.quiet)t.writeLine(o.stderr,"no embeds outside sections")
return t.exitNameOf(u)}
async function fill({settings:n,fetchSnippets:s},{failed:i,pages:a,warnings:o},r){if(i.length>0)return{...t.failedResult(i,a),warnings:o}
const c=r.filter(({adoption:e})=>e.adopted.length>0)
if(c.length===0)return{outcome:"unchanged",files:[],pages:a,changes:[],warnings:o,failure:null}
const l=await e.fillMarkedFiles(c,{...n,checkOnly:false},s,t.timeLimiter)
const isNew=e=>!o.some(t=>t.message===e)
return{...l,warnings:[...o,...l.warnings.filter(({message:e})=>isNew(e))]}}exports.adoptCommand=adoptCommand

