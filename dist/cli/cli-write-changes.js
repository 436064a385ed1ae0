const e=require("./index.js")
let t=require("node:path")
let n=require("node:fs")
function summarizeChange(t){const n=t.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const s=[{kind:"moved",sections:n.filter(e.hasNewAddress)},{kind:"filled",sections:n.filter(({previousAddress:e})=>e===null)},{kind:"updated",sections:n}].find(({sections:e})=>e.length>0)
return s?{kind:s.kind,pages:uniquePages(s.sections)}:null}function uniquePages(e){const t=e.map(({slug:e,address:t,previousAddress:n})=>({slug:e,address:t,previousAddress:n}))
return[...new Map(t.map(e=>[JSON.stringify(e),e])).values()]}function defaultCommitMessage(e){const t=summarizeChange(e)
if(t===null)return"Update the status badge\n\nAn earlier run wrote this change."
return`${defaultSubject(t)}\n\n${defaultBody(t)}`}const s={moved:"Point",filled:"Add",updated:"Update"}
function defaultSubject({kind:e,pages:t}){const n=new Set(t.map(({address:e})=>e))
if(n.size<=2){const t=n.size===1?"the status badge":"the status badges"
return`${s[e]} ${t} ${e==="moved"?"at":"of"} ${[...n].join(" and ")}`}const r=new Set(t.map(({slug:e})=>e))
const i=e==="moved"?" at their new addresses":""
return`${s[e]} the status badges of ${r.size} pages${i}`}const r=50
function defaultBody({kind:e,pages:t}){const n=t.slice(0,r).map(i[e])
const s=t.length-r
return[...n,...s>0?[`And ${s} more.`]:[]].join("\n")}const i={moved:({slug:e,previousAddress:t,address:n})=>`The section for the page "${e}" linked to ${t} and now links to ${n}.`,filled:({slug:e})=>`Add the snippets of the page "${e}".`,updated:({slug:e})=>`The section for the page "${e}" differed from its snippets.`}
async function writeChanges(t,n,s,r={}){if(s.failure!==null)return s
try{if(t.settings.commit)await writeAndCommit(t,n,s,r)
else await write(t,s,r.newFiles??[])
return s}catch(t){if(t instanceof e.GitError&&t.code==="commit-failed"||e.isFileError(t,"partly-written"))return e.withWriteFailure(s,t)
throw t}}async function write({settings:e,workingDirectory:t,progress:n},{changes:s},r){const i=r.filter(({isAlreadyWritten:e})=>!e)
if(s.length+i.length===0)return
const{resolveWritable:a,replaceFiles:o}=await Promise.resolve().then(()=>require("./files-replace-files.js"))
for(const{path:e}of s)a(e,t)
if(e.dryRun)return
const{createFile:l,removeFile:d}=await Promise.resolve().then(()=>require("./create-file.js")).then(e=>e.create_file_exports)
for(const e of i)await l(e.path,e.text,e.folder)
const onStaged=e=>n.count(e,s.length,"prepared")
await o(s,t,onStaged).catch(async e=>{n.clear()
for(const e of i)await d(e.path,e.folder)
throw e})}async function writeAndCommit(s,r,i,{message:a=defaultCommitMessage(i.files),newFiles:o=[],addMarkersToCommittedText:l=async e=>e}){const{settings:d,environment:c,workingDirectory:u}=s
const f=await Promise.resolve().then(()=>require("./git-local-commit.js"))
const h=await f.selectFilesToCommit(u,toCommitFiles(s,r,i),l)
await write(s,i,o)
if(d.dryRun)return
const m=o.map(e=>({path:e.path,realPath:(0,n.realpathSync)((0,t.resolve)(e.folder,e.path))}))
const p=await f.selectUncommitted(u,m)
if(h.length+p.length===0)return
await f.commitFiles(u,h,p,a)
const g=h.filter(({before:e,after:t})=>e===t).map(({path:e})=>e)
if(g.length>0&&!d.quiet)e.writeLine(c.stderr,`Committed the change of an earlier run to ${g.join(", ")}.`)}function toCommitFiles({workingDirectory:t},n,s){const r=new Map(s.changes.map(e=>[e.path,e]))
const i=new Set(s.files.filter(({sections:e})=>e.length>0).map(({path:e})=>e))
return n.filter(({path:e})=>i.has(e)).map(({path:n,realPath:s,format:i})=>{const a=r.get(n)?.before??e.readTextFile(n,t)
return{path:n,realPath:s,format:i,before:a,after:r.get(n)?.after??a}})}exports.writeChanges=writeChanges

