"use strict"
exports.id=50
exports.ids=[50,760]
exports.modules={7050:(e,t,n)=>{n.d(t,{wordsOf:()=>wordsOf})
var s=n(2107)
var i=n(5760)
var o=n(2300)
var r=n(3764)
var a=n(8308)
const c=3e4
const f=50
function pullRequestDescription(e,t,n){const s=(0,r.OF)("diff",(0,r.cz)((0,i.diffOf)(t.changes),c))
const u=(0,o.C)(n)
return[`<p>${(0,r.js)(e)}</p>`,(0,a.H)(t.files,f),(0,r.TM)("Difference",s),"Only what stands between the markers changes. This description and the branch are kept up to date until this is merged; "+"close it, and it stays closed until the sections would change to something else.",...u===null?[]:[`> [!NOTE]\n> ${u}`]].filter(e=>e!=="").join("\n\n")}var u=n(7598)
var l=n(56)
var d=n(2128)
async function sectionHash({files:e,changes:t},n){const s=[]
for(const{path:i,after:o}of t){const t=e.find(e=>e.path===i)?.sections??[]
const{sections:r}=await(0,l.K)(o,(0,d.B)(i,n))
const a=r.filter((e,n)=>t[n]?.outcome!=="unchanged")
s.push([i,a.map(({content:e})=>o.slice(e.start,e.end).replace(/\r\n?/g,"\n"))])}return(0,u.createHash)("sha256").update(JSON.stringify(s)).digest("hex")}var h=n(3758)
async function wordsOf(e,{settings:{format:t},action:{commitMessage:n,pullRequestTitle:i,token:o}}){const r=(0,s.gD)(e.files)
if(r===null)throw new Error("A run that changes files has no changed section")
const a=leadOf(e,r)
const c={subject:(0,s.et)(r),body:a}
return{...n===null?c:messageOf((0,h.o)(n,r))??c,title:i&&oneLine((0,h.o)(i,r))||c.subject,description:pullRequestDescription(a,e,o),hash:await sectionHash(e,t)}}function leadOf(e,t){const n=(0,a.M)(e.files)
return n.length>0?n.join("\n"):(0,s.EN)(t)}function messageOf(e){const[t="",...n]=e.trim().split(/\r\n|\n|\r/)
return t===""?null:{subject:t.trim(),body:n.join("\n").trim()}}function oneLine(e){return e.replace(/\s+/g," ").trim()}},5760:(e,t,n)=>{n.r(t)
n.d(t,{diffOf:()=>diffOf})
var s=n(7291)
function diffOf(e){return e.map(({path:e,before:t,after:n})=>(0,s.ss)(`a/${e}`,`b/${e}`,t,n,undefined,undefined,{headerOptions:s.jr})).join("")}}}

