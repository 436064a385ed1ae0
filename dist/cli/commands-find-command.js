const e=require("./index.js")
const s=require("./document.js")
function describeEmbed({embed:e,currentAddress:s,outcome:t}){const{kind:n,slug:o,address:r}=e
const a=`${n} of page "${o}"`
if(r===null)return n==="widget"?a:`${a} has no link, the page is at ${s}`
return`${a} links to ${r}${t==="current"?"":`, the page is at ${s}`}`}async function searchFiles(t,n,o,r){const a=new Map
if(n.slug!==null&&n.customDomain!==null)a.set(`https://${n.customDomain}`,n.slug)
const i={service:n,addresses:a}
const c=new Map
await readInto(c,t,i,r)
const{pages:u,warnings:d}=await resolveEmbeds(c,i,n,o)
const l=a.size
for(const e of u.values()){const t=addressOfPage(e)
if(t!==null&&s.slugOfAddress(t,n)===null)a.set(t.toLowerCase(),e.slug)}if(a.size>l)await readInto(c,t,i,r)
const m=[]
const f=[]
const p=[]
for(const e of c.values()){if(e.outcome==="failed")f.push(e)
if(e.outcome==="skipped")p.push(e.warning)
if(e.outcome!=="parsed")continue
const{embeds:s,problems:t,warnings:o}=compareWithPages(e,i,u,n)
p.push(...o)
if(t.length>0)f.push({outcome:"failed",path:e.path,problems:t})
if(s.length>0)m.push({path:e.path,document:e.document,embeds:s})}const g=[...u.values()].filter(e=>e.outcome==="available")
return{files:m,failed:f,pages:e.toPageReports(g),warnings:[...p,...d]}}async function readInto(t,n,o,r){for await(const a of n(e=>s.mayContainEmbeds(e,o))){const{path:n,format:i,content:c,mustHaveSection:u}=a
if(t.has(n)||c.outcome==="read"&&!s.mayContainEmbeds(c.text,o))continue
const d=c.outcome==="unreadable"?{outcome:"refused",problems:[c.problem]}:await parse(c.text,i,o,r)
if(d.outcome==="read")t.set(n,{outcome:"parsed",path:n,document:d.document})
else t.set(n,u?e.failedFile(n,d.problems):skippedFile(n,d.problems))}}async function parse(t,n,o,r){const a=await s.readDocument(t,n,o,r)
if(a.outcome==="read")return a
const i=e.createLocator(t)
return{outcome:"refused",problems:a.problems.map(({offset:e,code:s,message:t})=>({...i(e),code:s,message:t}))}}function skippedFile(e,[s]){const{line:t=1,column:n=1,message:o=""}=s??{}
return{outcome:"skipped",warning:{code:"skipped",path:e,line:t,column:n,message:`skipped: ${o}`}}}async function resolveEmbeds(t,n,o,r){const{customDomain:a,baseUrl:i}=o
const c=[...t.values()].flatMap(e=>{if(e.outcome!=="parsed")return[]
return s.findEmbeds(e.document,n).map(({slug:e,address:t,kind:n})=>{const o=t!==null&&s.isPageAddress(t)?t:null
const r=new Set(n==="badge"?[i]:[])
return{slug:e,customDomain:a,old:{confirmedAddress:o,badgeOrigins:r}}})})
const{pages:u,warnings:d}=await e.fetchOrGeneratePages(c,o,r)
return{pages:new Map([...u].map(([{slug:e},s])=>[e,s])),warnings:d}}function addressOfPage(s){return s.outcome==="available"?e.safeStrings(s.snippets).status_page_url||null:null}function compareWithPages({path:t,document:n},o,r,{baseUrl:a}){const{byteOrderMark:i,text:c}=n
const u=e.createLocator(i+c)
const d=[]
const l=[]
const m=[]
for(const c of s.findEmbeds(n,o)){if(s.isInSection(n,c))continue
const o=u(c.start+i.length)
const f=r.get(c.slug)
if(f===void 0)throw new Error(`Page "${c.slug}" was not resolved`)
const p=f.outcome==="failed"?f.error:e.findUnsafeSnippet(f,["status_page_url"],a)
if(p!==void 0){const{code:s,message:n}=p
const r=p instanceof e.ServiceError?p.kind:"input"
if(c.kind==="link"&&s==="page-not-found")m.push({code:"skipped",path:t,...o,message:`skipped: ${n}`})
else l.push({kind:r,...o,code:s,message:n})
continue}const g=addressOfPage(f)??""
const h=c.address===null||leadsTo(c.address,g)
d.push({...o,embed:c,currentAddress:g,outcome:h?"current":"out-of-date"})}return{embeds:d,problems:l,warnings:m}}function leadsTo(e,s){const[t,n]=[e.toLowerCase(),s.toLowerCase()]
return t===n||/^[/?#]/.test(t.startsWith(n)?t.slice(n.length):"")}const findCommand=async s=>{const t=await searchInputFiles(s,await findFilesOfRun(s))
const n=t.files.flatMap(({path:e,embeds:s})=>s.map(s=>({path:e,...s})))
const o=n.filter(({outcome:e})=>e==="out-of-date").length
const r=toResult(t,o)
const{settings:a,environment:i}=s
const{stdout:c,stderr:u}=i
for(const s of e.problemLines(r))e.writeLine(u,s)
for(const s of t.warnings)e.writeLine(u,e.warningLine(s))
if(a.json){const s=n.map(({path:e,line:s,column:t,embed:n,currentAddress:o,outcome:r})=>{const{kind:a,slug:i,address:c}=n
return{path:e,line:s,column:t,kind:a,slug:i,address:c,currentAddress:o,outcome:r}})
const{error:t,...o}=e.createReport(r)
c.write(`${JSON.stringify({...o,embeds:s,error:t},null,2)}\n`)}else{for(const{path:s,...t}of n)e.writeLine(c,`${s}:${t.line}:${t.column}: ${describeEmbed(t)}`)
if(r.failure===null&&!a.quiet)e.writeLine(u,summarize(n.length,o))}return e.exitNameOf(r)}
function findFilesOfRun(s){return e.findInputFiles(s,e.selectFileArguments(s))}function searchInputFiles(s,t){const read=n=>e.readInputFiles(s,t,n)
return searchFiles(read,s.settings,s.fetchSnippets,e.timeLimiter)}function toResult({failed:s,pages:t,warnings:n},o){if(s.length>0)return{...e.failedResult(s,t),warnings:n}
return{outcome:o>0?"out-of-date":"unchanged",files:[],pages:t,changes:[],warnings:n,failure:null}}function summarize(e,s){if(e===0)return"no embeds outside sections"
return`${e} ${e===1?"embed":"embeds"} outside sections, ${s} out of date`}exports.findCommand=findCommand
exports.findFilesOfRun=findFilesOfRun
exports.searchInputFiles=searchInputFiles

