export const id=143
export const ids=[143,69]
export const modules={450:(e,s,t)=>{t.r(s)
t.d(s,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var n=t(9638)
var r=t(9146)
var d=t(4640)
const o=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const s=new Set
const t=new Set
const foundImage=e=>{const t=o.exec(e)?.[1]
if(t!==undefined)s.add(t)}
const foundTarget=e=>{t.add(e.replace(/\/$/,""))}
for(const s of nodesOf((0,r.Y)(e.replace(/^[ \t]+/gm,"")))){if(s.type==="image")foundImage(s.url)
if(s.type==="link")foundTarget(s.url)
if(s.type==="definition")(o.test(s.url)?foundImage:foundTarget)(s.url)}for(const t of(0,d.y)(e).tokens){if(t.kind!=="start")continue
for(const{name:e,value:n}of t.attributes){if(t.name==="a"&&e==="href")foundTarget(n)
if(t.name==="img"&&e==="src")foundImage(n)
if(t.name==="script"&&e==="data-slug")s.add(n)}}return{slugs:[...s],addresses:[...t]}}function*nodesOf(e){yield e
if("children"in e)for(const s of e.children)yield*nodesOf(s)}var a=t(9400)
function heldBy({held:e,slug:s,slugOnMarker:t}){return readHeldPage(e,s,t)}function readHeldPage(e,s,t){const{slugs:r,addresses:d}=readHeld(e)
const[o=null,...a]=d.flatMap(goodAddress)
const l=r.some(e=>e!==s)
const i=r.includes(s)||t
const u=o!==null&&a.every(e=>(0,n.xU)(o,e))&&d.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:l,address:o,addressOfPage:u&&i&&!l?o:null}}function goodAddress(e){const s=(0,a.K)(e)
return s.verdict==="safe"?[s.value]:[]}function isGood(e){return goodAddress(e).length>0}},9143:(e,s,t)=>{t.r(s)
t.d(s,{useAnswer:()=>useAnswer})
var n=t(1734)
var r=t(9400)
const d={badge:{markdown:"badge_markdown",html:"badge_html"},link:{markdown:"minimal_md",html:"status_page_url"},widget:{markdown:"widget_html",html:"widget_html"},script:{markdown:"widget_script",html:"widget_script"},definitions:{markdown:"status_page_url",html:null}}
var o=t(4001)
var a=t(450)
async function useAnswer(e,s,{source:t,snippets:l}){const i=(0,r.K)(l.status_page_url)
if(t==="stale"){const s=(0,a.heldBy)(e)
const n=i.verdict==="safe"?i.value:""
if(s.filled&&!s.ofOtherPage)return{kind:"keep",source:t,snippets:l,address:s.address??n}}if(i.verdict==="unsafe")return(0,o.TR)(new n.F_({slug:s.slug,...i}))
const u=(0,o.QU)(e)
for(const t of e.shown){const e=(0,r.$)(d[t][u]??"status_page_url",l,s)
if(e.verdict==="unsafe")return(0,o.TR)(new n.F_({slug:s.slug,...e}))}return(0,o.GS)(e,s,t,l,i.value)}}}

