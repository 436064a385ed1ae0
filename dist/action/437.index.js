"use strict"
exports.id=437
exports.ids=[437,311]
exports.modules={466:(e,t,n)=>{n.d(t,{wordsOf:()=>wordsOf})
var s=n(9669)
var i=n(4408)
var o=n(7598)
var r=n(1934)
var a=n(2533)
async function sectionHash({files:e,changes:t},n){const s=[]
for(const{path:i,after:o}of t){const t=e.find(e=>e.path===i)?.sections??[]
const{sections:c}=await(0,r.K)(o,(0,a.Bm)(i,n))
const f=c.filter((e,n)=>t[n]?.outcome!=="unchanged")
s.push([i,f.map(({content:e})=>o.slice(e.start,e.end).replace(/\r\n?/g,"\n"))])}return(0,o.createHash)("sha256").update(JSON.stringify(s)).digest("hex")}var c=n(6311)
var f=n(5283)
var u=n(3924)
const l=3e4
const d=50
function pullRequestDescription(e,t,n){const s=(0,u.OF)("diff",(0,u.cz)((0,c.diffOf)(t.changes),l))
const o=(0,f.C)(n)
return[`<p>${(0,u.js)(e)}</p>`,(0,i.H)(t.files,d),(0,u.TM)("Difference",s),"Only what stands between the markers changes. This description and the branch are kept up to date until this is merged; "+"close it, and it stays closed until the sections would change to something else.",...o===null?[]:[`> [!NOTE]\n> ${o}`]].filter(e=>e!=="").join("\n\n")}var h=n(2949)
async function wordsOf(e,{settings:{format:t},action:{commitMessage:n,pullRequestTitle:i,token:o}}){const r=(0,s.gD)(e.files)
if(r===null)throw new Error("A run that changes files has no changed section")
const a=leadOf(e,r)
const c={subject:(0,s.et)(r),body:a}
return{...n===null?c:messageOf((0,h.o)(n,r))??c,title:i&&oneLine((0,h.o)(i,r))||c.subject,description:pullRequestDescription(a,e,o),hash:await sectionHash(e,t)}}function leadOf(e,t){const n=(0,i.M)(e.files)
return n.length>0?n.join("\n"):(0,s.EN)(t)}function messageOf(e){const[t="",...n]=e.trim().split(/\r\n|\n|\r/)
return t===""?null:{subject:t.trim(),body:n.join("\n").trim()}}function oneLine(e){return e.replace(/\s+/g," ").trim()}},6311:(e,t,n)=>{n.r(t)
n.d(t,{diffOf:()=>diffOf})
var s=n(7291)
function diffOf(e){return e.map(({path:e,before:t,after:n})=>(0,s.ss)(`a/${e}`,`b/${e}`,t,n,undefined,undefined,{headerOptions:s.jr})).join("")}}}

