"use strict"
exports.id=891
exports.ids=[891,135]
exports.modules={6891:(e,s,t)=>{t.r(s)
t.d(s,{adoptCommand:()=>adoptCommand})
var n=t(8062)
var o=t(993)
var a=t(8659)
var r=t(535)
var i=t(610)
var c=t(7006)
var u=t(135)
const adoptCommand=async e=>{const{settings:s,environment:t}=e
const o=await(0,u.findNamedFiles)(e)
const d=await(0,u.searchInputFiles)(e,o)
const l=[]
for(const{path:e,document:t,embeds:o}of d.files){const a=await(0,n.QU)(t,o.map(({embed:e})=>e),s)
l.push({path:e,document:t,adoption:a})}const m=await fill(e,d,l)
const f=await(0,c.writeChanges)(e,o,m)
const p=await(0,n.Xk)(l,f,s,a.g)
await(0,i["if"])(e,f,p)
if(l.length===0&&f.failure===null&&!s.quiet){(0,i._r)(t.stderr,"no embeds outside sections")}return(0,r.VX)(f)}
async function fill({settings:e,fetchSnippets:s},{failed:t,pages:r,warnings:i},c){if(t.length>0)return{...(0,o.Nq)(t,r),warnings:i}
const u=c.filter(({adoption:e})=>e.adopted.length>0)
if(u.length===0)return{outcome:"unchanged",files:[],pages:r,changes:[],warnings:i,failure:null}
const d=await(0,n.b6)(u,{...e,checkOnly:false},s,a.g)
const isNew=e=>!i.some(s=>s.message===e)
return{...d,warnings:[...i,...d.warnings.filter(({message:e})=>isNew(e))]}}},135:(e,s,t)=>{t.r(s)
t.d(s,{findCommand:()=>findCommand,findNamedFiles:()=>findNamedFiles,searchInputFiles:()=>searchInputFiles})
var n=t(2302)
var o=t(7302)
var a=t(993)
var r=t(7031)
var i=t(8702)
var c=t(7032)
var u=t(9757)
var d=t(4552)
function describeEmbed({embed:e,currentAddress:s,outcome:t}){const{kind:n,slug:o,address:a}=e
const r=`${n} of page "${o}"`
if(a===null)return n==="widget"?r:`${r} has no link, the page is at ${s}`
return`${r} links to ${a}${t==="current"?"":`, the page is at ${s}`}`}async function searchFiles(e,s,t,o){const a=new Map
if(s.slug!==null&&s.customDomain!==null){a.set(`https://${s.customDomain}`,s.slug)}const r={service:s,addresses:a}
const i=new Map
await readInto(i,e,r,o)
const{pages:c,warnings:d}=await resolveEmbeds(i,r,s,t)
const l=a.size
for(const e of c.values()){const t=confirmedAddress(e)
if(t!==null&&(0,u.Dh)(t,s)===null){a.set(t.toLowerCase(),e.slug)}}if(a.size>l)await readInto(i,e,r,o)
const m=[]
const f=[]
const p=[]
for(const e of i.values()){if(e.outcome==="failed")f.push(e)
if(e.outcome==="skipped")p.push(e.warning)
if(e.outcome!=="parsed")continue
const{embeds:t,problems:n,warnings:o}=describeEmbeds(e,r,c,s)
p.push(...o)
if(n.length>0)f.push({outcome:"failed",path:e.path,problems:n})
if(t.length>0)m.push({path:e.path,document:e.document,embeds:t})}const g=[...c.values()].filter(e=>e.outcome==="available")
return{files:m,failed:f,pages:(0,n.ev)(g),warnings:[...p,...d]}}async function readInto(e,s,t,n){for await(const o of s(e=>(0,d.OE)(e,t))){const{path:s,format:r,content:i,mustHaveSection:c}=o
if(e.has(s)||i.outcome==="read"&&!(0,d.OE)(i.text,t))continue
const u=i.outcome==="unreadable"?{outcome:"refused",problems:[i.problem]}:await parse(i.text,r,t,n)
if(u.outcome==="read")e.set(s,{outcome:"parsed",path:s,document:u.document})
else e.set(s,c?(0,a.g4)(s,u.problems):skippedFile(s,u.problems))}}async function parse(e,s,t,n){const o=await(0,d.u0)(e,s,t,n)
if(o.outcome==="read")return o
const a=(0,c.T)(e)
const r=o.problems.map(({offset:e,code:s,message:t})=>({...a(e),code:s,message:t}))
return{outcome:"refused",problems:r}}function skippedFile(e,[s]){const{line:t=1,column:n=1,message:o=""}=s??{}
return{outcome:"skipped",warning:{code:"skipped",path:e,line:t,column:n,message:`skipped: ${o}`}}}async function resolveEmbeds(e,s,t,n){const{customDomain:a,baseUrl:r}=t
const i=[...e.values()].flatMap(e=>{if(e.outcome!=="parsed")return[]
return(0,d.YB)(e.document,s).map(({slug:e,address:s,kind:t})=>{const n=s!==null&&(0,u.CD)(s)?s:null
const o=new Set(t==="badge"?[r]:[])
return{slug:e,customDomain:a,current:{confirmedAddress:n,badgeOrigins:o}}})})
const{pages:c,warnings:l}=await(0,o.F_)(i,t,n)
return{pages:new Map([...c].map(([{slug:e},s])=>[e,s])),warnings:l}}function confirmedAddress(e){return e.outcome==="available"?(0,i.Kf)(e.snippets).status_page_url||null:null}function describeEmbeds({path:e,document:s},t,n,{baseUrl:a}){const{byteOrderMark:i,text:u}=s
const l=(0,c.T)(i+u)
const m=[]
const f=[]
const p=[]
for(const c of(0,d.YB)(s,t)){if((0,d.Hl)(s,c))continue
const t=l(c.start+i.length)
const u=n.get(c.slug)
if(u===undefined)throw new Error(`Page "${c.slug}" was not resolved`)
const g=u.outcome==="failed"?u.error:(0,o.ty)(u,["status_page_url"],a)
if(g!==undefined){const{code:s,message:n}=g
const o=g instanceof r._?g.kind:"input"
const a=c.kind==="link"&&s==="page-not-found"
if(a)p.push({code:"skipped",path:e,...t,message:`skipped: ${n}`})
else f.push({kind:o,...t,code:s,message:n})
continue}const h=confirmedAddress(u)??""
const w=c.address===null||leadsTo(c.address,h)
m.push({...t,embed:c,currentAddress:h,outcome:w?"current":"out-of-date"})}return{embeds:m,problems:f,warnings:p}}function leadsTo(e,s){const[t,n]=[e.toLowerCase(),s.toLowerCase()]
return t===n||/^[/?#]/.test(t.startsWith(n)?t.slice(n.length):"")}var l=t(5860)
var m=t(8659)
var f=t(535)
var p=t(5250)
var g=t(610)
const findCommand=async e=>{const s=await searchInputFiles(e,await findNamedFiles(e))
const t=s.files.flatMap(({path:e,embeds:s})=>s.map(s=>({path:e,...s})))
const n=t.filter(({outcome:e})=>e==="out-of-date").length
const o=toResult(s,n)
const{settings:a,environment:r}=e
const{stdout:i,stderr:c}=r
for(const e of(0,g.pb)(o))(0,g._r)(c,e)
for(const e of s.warnings)(0,g._r)(c,(0,g.tE)(e))
if(a.json){const e=t.map(({path:e,line:s,column:t,embed:n,currentAddress:o,outcome:a})=>{const{kind:r,slug:i,address:c}=n
return{path:e,line:s,column:t,kind:r,slug:i,address:c,currentAddress:o,outcome:a}})
const{error:s,...n}=(0,l.L)(o)
i.write(`${JSON.stringify({...n,embeds:e,error:s},null,2)}\n`)}else{for(const{path:e,...s}of t)(0,g._r)(i,`${e}:${s.line}:${s.column}: ${describeEmbed(s)}`)
if(o.failure===null&&!a.quiet)(0,g._r)(c,summarize(t.length,n))}return(0,f.VX)(o)}
function findNamedFiles(e){return(0,p.Tr)(e,(0,p.AL)(e))}function searchInputFiles(e,s){const read=t=>(0,p.UK)(e,s,t)
return searchFiles(read,e.settings,e.fetchSnippets,m.g)}function toResult({failed:e,pages:s,warnings:t},n){if(e.length>0)return{...(0,a.Nq)(e,s),warnings:t}
const o=n>0?"out-of-date":"unchanged"
return{outcome:o,files:[],pages:s,changes:[],warnings:t,failure:null}}function summarize(e,s){if(e===0)return"no embeds outside sections"
return`${e} ${e===1?"embed":"embeds"} outside sections, ${s} out of date`}}}

