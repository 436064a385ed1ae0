"use strict"
exports.id=143
exports.ids=[143,69]
exports.modules={8069:(e,s,t)=>{t.r(s)
t.d(s,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var n=t(9638)
var r=t(9146)
var d=t(4640)
const a=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const s=new Set
const t=new Set
const foundImage=e=>{const t=a.exec(e)?.[1]
if(t!==undefined)s.add(t)}
const foundTarget=e=>{t.add(e.replace(/\/$/,""))}
for(const s of nodesOf((0,r.Y)(e.replace(/^[ \t]+/gm,"")))){if(s.type==="image")foundImage(s.url)
if(s.type==="link")foundTarget(s.url)
if(s.type==="definition")(a.test(s.url)?foundImage:foundTarget)(s.url)}for(const t of(0,d.y)(e).tokens){if(t.kind!=="start")continue
for(const{name:e,value:n}of t.attributes){if(t.name==="a"&&e==="href")foundTarget(n)
if(t.name==="img"&&e==="src")foundImage(n)
if(t.name==="script"&&e==="data-slug")s.add(n)}}return{slugs:[...s],addresses:[...t]}}function*nodesOf(e){yield e
if("children"in e)for(const s of e.children)yield*nodesOf(s)}var o=t(103)
function heldBy({held:e,slug:s,slugOnMarker:t}){return readHeldPage(e,s,t)}function readHeldPage(e,s,t){const{slugs:r,addresses:d}=readHeld(e)
const[a=null,...o]=d.flatMap(goodAddress)
const i=r.some(e=>e!==s)
const l=r.includes(s)||t
const u=a!==null&&o.every(e=>(0,n.xU)(a,e))&&d.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:i,address:a,addressOfPage:u&&l&&!i?a:null}}function goodAddress(e){const s=(0,o.K)(e)
return s.verdict==="safe"?[s.value]:[]}function isGood(e){return goodAddress(e).length>0}},9143:(e,s,t)=>{t.r(s)
t.d(s,{useAnswer:()=>useAnswer})
var n=t(1734)
var r=t(103)
const d={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
var a=t(4001)
var o=t(8069)
async function useAnswer(e,s,{source:t,snippets:i}){const l=(0,r.K)(i.status_page_url)
if(t==="stale"){const s=(0,o.heldBy)(e)
const n=l.verdict==="safe"?l.value:""
if(s.filled&&!s.ofOtherPage)return{kind:"keep",source:t,snippets:i,address:s.address??n}}if(l.verdict==="unsafe")return(0,a.TR)(new n.F_({slug:s.slug,...l}))
const u=(0,a.QU)(e)
for(const t of e.shown){const e=(0,r.$)(d[t][u]??"status_page_url",i,s)
if(e.verdict==="unsafe")return(0,a.TR)(new n.F_({slug:s.slug,...e}))}return(0,a.GS)(e,s,t,i,l.value)}}}

