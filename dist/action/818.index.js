"use strict"
exports.id=818
exports.ids=[818]
exports.modules={4896:(t,e,n)=>{n.d(e,{P:()=>chooseFiles})
var s=n(6760)
var i=n(8159)
var o=n(1641)
var a=n(7819)
async function chooseFiles(t,e){const n=t.filter(t=>!t.startsWith("!"))
if(n.length===0){throw new i.e("input files","only takes files away: name at least one file, folder or glob before")}const s=n.filter(isPlainFile).map(pathOf)
const a=await patternsOf(n.filter(t=>!isPlainFile(t)))
const r=t.filter(t=>t.startsWith("!")).map(t=>t.slice(1))
const c=a.length===0?[]:await patternsOf(r)
const isNamed=t=>s.includes(t)||a.some(e=>e.path===t)
const isFound=t=>(0,o.be)(t)!==null&&!isSkipped(t)&&!c.some(({fits:e})=>e(t))
const foundBy=t=>isFound(t)?a.filter(e=>e.path!==t&&e.fits(t)).map(({entry:t})=>t):[]
return{paths:s,matches:a.length===0?null:t=>isNamed(t)||foundBy(t).length>0,isNamed,foundBy,check(t){for(const n of a)checkPattern(n,t,e)}}}function checkPattern({entry:t,path:e,fits:n},s,r){if(s.includes(e)){if(r||(0,o.be)(e)!==null)return
throw new i.e("input files",`names ${(0,a.h)(t)}, whose format holds no sections: name a Markdown, MDX or HTML file, or set format`)}if(s.some(n))return
throw new i.e("input files",`has ${(0,a.h)(t)}, which matches no Markdown, MDX or HTML file there: correct it, or leave it out`)}const r=["node_modules",".git"]
function isSkipped(t){return t.split("/").some(t=>r.includes(t))}function isPlainFile(t){return(0,o.be)(t)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(t)}async function patternsOf(t){if(t.length===0)return[]
const{default:e}=await n.e(6).then(n.t.bind(n,4006,19))
return t.map(t=>{const n=pathOf(t)
const s=n===""?"":`${n}/`
const i=e(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:t,path:n,fits:t=>t.startsWith(s)||i(t)}})}function pathOf(t){const e=s.posix.normalize(t).replace(/\/$/,"")
if(s.posix.isAbsolute(e)||e===".."||e.startsWith("../")){throw new i.e("input files",`names ${(0,a.h)(t)}, which is outside the repository: write a path from its top, such as docs/index.md`)}return e==="."?"":e}},4437:(t,e,n)=>{n.r(e)
n.d(e,{checkMode:()=>checkMode})
var s=n(8421)
var i=n(6225)
var o=n(4896)
var a=n(2533)
var r=n(3890)
var c=n(6977)
const checkMode=async t=>{const e=(0,r.Ox)(t.action,t.context)
const n=await filesToCheck(t)
const i=await(0,s.h)(n,(0,c.X)(t,"out-of-date"),t.ask)
return{run:i,published:null,refusal:null,own:e?.own??true}}
async function filesToCheck(t){const{settings:e,action:s,context:c}=t
const{workspace:l}=c
const f=(0,r.Ox)(s,c)
if(f===null&&l!==null&&await(0,a.YN)(s.files,l)){return(0,a.PZ)(t,l)}const h=await(0,o.P)(s.files,e.format!==null)
const{effectsOn:u}=await n.e(514).then(n.bind(n,1514))
const p=await u(t)
const read=async()=>{if(f!==null){const{filesOnBranch:t}=await Promise.all([n.e(927),n.e(666),n.e(416)]).then(n.bind(n,9416))
return t(p,f,h)}if(c.sha==="")throw new i.uk("GITHUB_SHA")
const{filesAt:t}=await n.e(927).then(n.bind(n,4927))
return t(p,(0,r.Vb)(c.repository),c.sha,h)}
const w=await read()
h.check(w.map(({path:t})=>t))
return(0,a.wT)(w,h,e.format)}}}

