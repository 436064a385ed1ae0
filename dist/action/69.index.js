export const id=69
export const ids=[69]
export const modules={8069:(e,n,d)=>{d.r(n)
d.d(n,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var s=d(9638)
var t=d(9146)
var o=d(4640)
const r=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const n=new Set
const d=new Set
const foundImage=e=>{const d=r.exec(e)?.[1]
if(d!==undefined)n.add(d)}
const foundTarget=e=>{d.add(e.replace(/\/$/,""))}
for(const n of nodesOf((0,t.Y)(e.replace(/^[ \t]+/gm,"")))){if(n.type==="image")foundImage(n.url)
if(n.type==="link")foundTarget(n.url)
if(n.type==="definition")(r.test(n.url)?foundImage:foundTarget)(n.url)}for(const d of(0,o.y)(e).tokens){if(d.kind!=="start")continue
for(const{name:e,value:s}of d.attributes){if(d.name==="a"&&e==="href")foundTarget(s)
if(d.name==="img"&&e==="src")foundImage(s)
if(d.name==="script"&&e==="data-slug")n.add(s)}}return{slugs:[...n],addresses:[...d]}}function*nodesOf(e){yield e
if("children"in e)for(const n of e.children)yield*nodesOf(n)}var a=d(103)
function heldBy({held:e,slug:n,slugOnMarker:d}){return readHeldPage(e,n,d)}function readHeldPage(e,n,d){const{slugs:t,addresses:o}=readHeld(e)
const[r=null,...a]=o.flatMap(goodAddress)
const l=t.some(e=>e!==n)
const i=t.includes(n)||d
const c=r!==null&&a.every(e=>(0,s.xU)(r,e))&&o.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:l,address:r,addressOfPage:c&&i&&!l?r:null}}function goodAddress(e){const n=(0,a.K)(e)
return n.verdict==="safe"?[n.value]:[]}function isGood(e){return goodAddress(e).length>0}}}

