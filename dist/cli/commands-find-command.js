const e=require("./index.js")
const s=require("./document.js")
function describeEmbed({embed:e,currentAddress:s,outcome:t}){const{kind:n,slug:o,address:r}=e
const a=`${n} of page "${o}"`
if(r===null)return n==="widget"?a:`${a} has no link, the page is at ${s}`
return`${a} links to ${r}${t==="current"?"":`, the page is at ${s}`}`}async function findEmbedsInFiles(t,n,o,r){const a=new Map
if(n.slug!==null&&n.customDomain!==null)a.set(`https://${n.customDomain}`,n.slug)
const i={service:n,slugByAddress:a}
const u=new Map
await readAndParse(u,t,i,r)
const{pages:c,warnings:d}=await fetchPagesOfEmbeds(u,i,n,o)
const l=a.size
for(const e of c.values()){const t=addressOfPage(e)
if(t!==null&&s.slugOfAddress(t,n)===null)a.set(t.toLowerCase(),e.slug)}if(a.size>l)await readAndParse(u,t,i,r)
const f=[]
const m=[]
const p=[]
for(const e of u.values()){if(e.outcome==="failed")m.push(e)
if(e.outcome==="skipped")p.push(e.warning)
if(e.outcome!=="parsed")continue
const{embeds:s,problems:t,warnings:o}=compareWithPages(e,i,c,n)
p.push(...o)
if(t.length>0)m.push({outcome:"failed",path:e.path,problems:t})
if(s.length>0)f.push({path:e.path,document:e.document,embeds:s})}const g=[...c.values()].filter(e=>e.outcome==="available")
return{files:f,failed:m,pages:e.toPageReports(g),warnings:[...p,...d]}}async function readAndParse(t,n,o,r){for await(const a of n(e=>s.mayContainEmbeds(e,o))){const{path:n,format:i,content:u,mustHaveSection:c}=a
if(t.has(n)||u.outcome==="read"&&!s.mayContainEmbeds(u.text,o))continue
const d=u.outcome==="unreadable"?{outcome:"refused",problems:[u.problem]}:await parse(u.text,i,o,r)
if(d.outcome==="parsed")t.set(n,{outcome:"parsed",path:n,document:d.document})
else t.set(n,c?e.failedFile(n,d.problems):skippedFile(n,d.problems))}}async function parse(t,n,o,r){const a=await s.parseDocument(t,n,o,r)
if(a.outcome==="parsed")return a
const i=e.createLocator(t)
return{outcome:"refused",problems:a.problems.map(({offset:e,code:s,message:t})=>({...i(e),code:s,message:t}))}}function skippedFile(e,[s]){const{line:t=1,column:n=1,message:o=""}=s??{}
return{outcome:"skipped",warning:{code:"skipped",path:e,line:t,column:n,message:`skipped: ${o}`}}}async function fetchPagesOfEmbeds(t,n,o,r){const{customDomain:a,baseUrl:i}=o
const u=[...t.values()].flatMap(e=>{if(e.outcome!=="parsed")return[]
return s.findEmbeds(e.document,n).map(({slug:e,address:t,kind:n})=>{const o=t!==null&&s.isPageAddress(t)?t:null
const r=new Set(n==="badge"?[i]:[])
return{slug:e,customDomain:a,old:{confirmedAddress:o,badgeOrigins:r}}})})
const{pages:c,warnings:d}=await e.fetchOrGeneratePages(u,o,r)
return{pages:new Map([...c].map(([{slug:e},s])=>[e,s])),warnings:d}}function addressOfPage(s){return s.outcome==="available"?e.safeStrings(s.snippets).status_page_url||null:null}function compareWithPages({path:t,document:n},o,r,{baseUrl:a}){const{byteOrderMark:i,text:u}=n
const c=e.createLocator(i+u)
const d=[]
const l=[]
const f=[]
for(const u of s.findEmbeds(n,o)){if(s.isInSection(n,u))continue
const o=c(u.start+i.length)
const m=r.get(u.slug)
if(m===void 0)throw new Error(`Page "${u.slug}" was not resolved`)
const p=m.outcome==="failed"?m.error:e.unsafeSnippetError(m,["status_page_url"],a)
if(p!==void 0){const{code:s,message:n}=p
const r=p instanceof e.ServiceError?p.kind:"input"
if(u.kind==="link"&&s==="page-not-found")f.push({code:"skipped",path:t,...o,message:`skipped: ${n}`})
else l.push({kind:r,...o,code:s,message:n})
continue}const g=addressOfPage(m)??""
const h=u.address===null||leadsTo(u.address,g)
d.push({...o,embed:u,currentAddress:g,outcome:h?"current":"out-of-date"})}return{embeds:d,problems:l,warnings:f}}function leadsTo(e,s){const[t,n]=[e.toLowerCase(),s.toLowerCase()]
return t===n||/^[/?#]/.test(t.startsWith(n)?t.slice(n.length):"")}const findCommand=async s=>{const t=await searchInputFiles(s,await findFilesOfRun(s))
const n=t.files.flatMap(e=>e.embeds.map(s=>({path:e.path,...s})))
const o=n.filter(({outcome:e})=>e==="out-of-date").length
const r=toResult(t,o)
const{settings:a,environment:i}=s
const{stdout:u,stderr:c}=i
for(const s of e.problemLines(r))e.writeLine(c,s)
for(const s of t.warnings)e.writeLine(c,e.warningLine(s))
if(a.json){const s=n.map(({path:e,line:s,column:t,embed:n,currentAddress:o,outcome:r})=>{const{kind:a,slug:i,address:u}=n
return{path:e,line:s,column:t,kind:a,slug:i,address:u,currentAddress:o,outcome:r}})
const{error:t,...o}=e.createReport(r)
u.write(`${JSON.stringify({...o,embeds:s,error:t},null,2)}\n`)}else{for(const{path:s,...t}of n)e.writeLine(u,`${s}:${t.line}:${t.column}: ${describeEmbed(t)}`)
if(r.failure===null&&!a.quiet)e.writeLine(c,summarize(n.length,o))}return e.exitNameOf(r)}
function findFilesOfRun(s){return e.findInputFiles(s,e.selectFileArguments(s))}function searchInputFiles(s,t){const read=n=>e.readInputFiles(s,t,n)
return findEmbedsInFiles(read,s.settings,s.fetchSnippets,e.timeLimiter)}function toResult({failed:s,pages:t,warnings:n},o){if(s.length>0)return{...e.failedResult(s,t),warnings:n}
return{outcome:o>0?"out-of-date":"unchanged",files:[],pages:t,changes:[],warnings:n,failure:null}}function summarize(e,s){if(e===0)return"no embeds outside sections"
return`${e} ${e===1?"embed":"embeds"} outside sections, ${s} out of date`}exports.findCommand=findCommand
exports.findFilesOfRun=findFilesOfRun
exports.searchInputFiles=searchInputFiles

