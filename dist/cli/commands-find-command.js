"use strict"
exports.id=135
exports.ids=[135]
exports.modules={135:(e,s,t)=>{t.r(s)
t.d(s,{findCommand:()=>findCommand,findNamedFiles:()=>findNamedFiles,searchInputFiles:()=>searchInputFiles})
var n=t(2302)
var o=t(7302)
var r=t(993)
var a=t(7031)
var i=t(8702)
var c=t(7032)
var u=t(9757)
var d=t(4552)
function describeEmbed({embed:e,currentAddress:s,outcome:t}){const{kind:n,slug:o,address:r}=e
const a=`${n} of page "${o}"`
if(r===null)return n==="widget"?a:`${a} has no link, the page is at ${s}`
return`${a} links to ${r}${t==="current"?"":`, the page is at ${s}`}`}async function searchFiles(e,s,t,o){const r=new Map
if(s.slug!==null&&s.customDomain!==null){r.set(`https://${s.customDomain}`,s.slug)}const a={service:s,addresses:r}
const i=new Map
await readInto(i,e,a,o)
const{pages:c,warnings:d}=await resolveEmbeds(i,a,s,t)
const l=r.size
for(const e of c.values()){const t=confirmedAddress(e)
if(t!==null&&(0,u.Dh)(t,s)===null){r.set(t.toLowerCase(),e.slug)}}if(r.size>l)await readInto(i,e,a,o)
const m=[]
const f=[]
const p=[]
for(const e of i.values()){if(e.outcome==="failed")f.push(e)
if(e.outcome==="skipped")p.push(e.warning)
if(e.outcome!=="parsed")continue
const{embeds:t,problems:n,warnings:o}=describeEmbeds(e,a,c,s)
p.push(...o)
if(n.length>0)f.push({outcome:"failed",path:e.path,problems:n})
if(t.length>0)m.push({path:e.path,document:e.document,embeds:t})}const g=[...c.values()].filter(e=>e.outcome==="available")
return{files:m,failed:f,pages:(0,n.ev)(g),warnings:[...p,...d]}}async function readInto(e,s,t,n){for await(const o of s(e=>(0,d.OE)(e,t))){const{path:s,format:a,content:i,mustHaveSection:c}=o
if(e.has(s)||i.outcome==="read"&&!(0,d.OE)(i.text,t))continue
const u=i.outcome==="unreadable"?{outcome:"refused",problems:[i.problem]}:await parse(i.text,a,t,n)
if(u.outcome==="read")e.set(s,{outcome:"parsed",path:s,document:u.document})
else e.set(s,c?(0,r.g4)(s,u.problems):skippedFile(s,u.problems))}}async function parse(e,s,t,n){const o=await(0,d.u0)(e,s,t,n)
if(o.outcome==="read")return o
const r=(0,c.T)(e)
const a=o.problems.map(({offset:e,code:s,message:t})=>({...r(e),code:s,message:t}))
return{outcome:"refused",problems:a}}function skippedFile(e,[s]){const{line:t=1,column:n=1,message:o=""}=s??{}
return{outcome:"skipped",warning:{code:"skipped",path:e,line:t,column:n,message:`skipped: ${o}`}}}async function resolveEmbeds(e,s,t,n){const{customDomain:r,baseUrl:a}=t
const i=[...e.values()].flatMap(e=>{if(e.outcome!=="parsed")return[]
return(0,d.YB)(e.document,s).map(({slug:e,address:s,kind:t})=>{const n=s!==null&&(0,u.CD)(s)?s:null
const o=new Set(t==="badge"?[a]:[])
return{slug:e,customDomain:r,current:{confirmedAddress:n,badgeOrigins:o}}})})
const{pages:c,warnings:l}=await(0,o.F_)(i,t,n)
return{pages:new Map([...c].map(([{slug:e},s])=>[e,s])),warnings:l}}function confirmedAddress(e){return e.outcome==="available"?(0,i.Kf)(e.snippets).status_page_url||null:null}function describeEmbeds({path:e,document:s},t,n,{baseUrl:r}){const{byteOrderMark:i,text:u}=s
const l=(0,c.T)(i+u)
const m=[]
const f=[]
const p=[]
for(const c of(0,d.YB)(s,t)){if((0,d.Hl)(s,c))continue
const t=l(c.start+i.length)
const u=n.get(c.slug)
if(u===undefined)throw new Error(`Page "${c.slug}" was not resolved`)
const g=u.outcome==="failed"?u.error:(0,o.ty)(u,["status_page_url"],r)
if(g!==undefined){const{code:s,message:n}=g
const o=g instanceof a._?g.kind:"input"
const r=c.kind==="link"&&s==="page-not-found"
if(r)p.push({code:"skipped",path:e,...t,message:`skipped: ${n}`})
else f.push({kind:o,...t,code:s,message:n})
continue}const h=confirmedAddress(u)??""
const b=c.address===null||leadsTo(c.address,h)
m.push({...t,embed:c,currentAddress:h,outcome:b?"current":"out-of-date"})}return{embeds:m,problems:f,warnings:p}}function leadsTo(e,s){const[t,n]=[e.toLowerCase(),s.toLowerCase()]
return t===n||/^[/?#]/.test(t.startsWith(n)?t.slice(n.length):"")}var l=t(5860)
var m=t(8659)
var f=t(535)
var p=t(5250)
var g=t(610)
const findCommand=async e=>{const s=await searchInputFiles(e,await findNamedFiles(e))
const t=s.files.flatMap(({path:e,embeds:s})=>s.map(s=>({path:e,...s})))
const n=t.filter(({outcome:e})=>e==="out-of-date").length
const o=toResult(s,n)
const{settings:r,environment:a}=e
const{stdout:i,stderr:c}=a
for(const e of(0,g.pb)(o))(0,g._r)(c,e)
for(const e of s.warnings)(0,g._r)(c,(0,g.tE)(e))
if(r.json){const e=t.map(({path:e,line:s,column:t,embed:n,currentAddress:o,outcome:r})=>{const{kind:a,slug:i,address:c}=n
return{path:e,line:s,column:t,kind:a,slug:i,address:c,currentAddress:o,outcome:r}})
const{error:s,...n}=(0,l.L)(o)
i.write(`${JSON.stringify({...n,embeds:e,error:s},null,2)}\n`)}else{for(const{path:e,...s}of t)(0,g._r)(i,`${e}:${s.line}:${s.column}: ${describeEmbed(s)}`)
if(o.failure===null&&!r.quiet)(0,g._r)(c,summarize(t.length,n))}return(0,f.VX)(o)}
function findNamedFiles(e){return(0,p.Tr)(e,(0,p.AL)(e))}function searchInputFiles(e,s){const read=t=>(0,p.UK)(e,s,t)
return searchFiles(read,e.settings,e.fetchSnippets,m.g)}function toResult({failed:e,pages:s,warnings:t},n){if(e.length>0)return{...(0,r.Nq)(e,s),warnings:t}
const o=n>0?"out-of-date":"unchanged"
return{outcome:o,files:[],pages:s,changes:[],warnings:t,failure:null}}function summarize(e,s){if(e===0)return"no embeds outside sections"
return`${e} ${e===1?"embed":"embeds"} outside sections, ${s} out of date`}}}

