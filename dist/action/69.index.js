"use strict"
exports.id=69
exports.ids=[69]
exports.modules={8069:(e,d,s)=>{s.r(d)
s.d(d,{heldBy:()=>heldBy,readHeldPage:()=>readHeldPage})
var n=s(9638)
var r=s(9146)
var t=s(4640)
const o=/\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/
function readHeld(e){const d=new Set
const s=new Set
const foundImage=e=>{const s=o.exec(e)?.[1]
if(s!==undefined)d.add(s)}
const foundTarget=e=>{s.add(e.replace(/\/$/,""))}
for(const d of nodesOf((0,r.Y)(e.replace(/^[ \t]+/gm,"")))){if(d.type==="image")foundImage(d.url)
if(d.type==="link")foundTarget(d.url)
if(d.type==="definition")(o.test(d.url)?foundImage:foundTarget)(d.url)}for(const s of(0,t.y)(e).tokens){if(s.kind!=="start")continue
for(const{name:e,value:n}of s.attributes){if(s.name==="a"&&e==="href")foundTarget(n)
if(s.name==="img"&&e==="src")foundImage(n)
if(s.name==="script"&&e==="data-slug")d.add(n)}}return{slugs:[...d],addresses:[...s]}}function*nodesOf(e){yield e
if("children"in e)for(const d of e.children)yield*nodesOf(d)}var a=s(103)
function heldBy({held:e,slug:d,slugOnMarker:s}){return readHeldPage(e,d,s)}function readHeldPage(e,d,s){const{slugs:r,addresses:t}=readHeld(e)
const[o=null,...a]=t.flatMap(goodAddress)
const i=r.some(e=>e!==d)
const l=r.includes(d)||s
const f=o!==null&&a.every(e=>(0,n.xU)(o,e))&&t.every(isGood)
return{filled:e.trim()!=="",ofOtherPage:i,address:o,addressOfPage:f&&l&&!i?o:null}}function goodAddress(e){const d=(0,a.K)(e)
return d.verdict==="safe"?[d.value]:[]}function isGood(e){return goodAddress(e).length>0}}}

