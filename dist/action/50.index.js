export const id=50
export const ids=[50,760]
export const modules={7050:(e,n,t)=>{t.d(n,{wordsOf:()=>wordsOf})
var s=t(2107)
var i=t(5760)
var o=t(2300)
var r=t(3764)
var a=t(8308)
const c=3e4
const f=50
function pullRequestDescription(e,n,t){const s=(0,r.OF)("diff",(0,r.cz)((0,i.diffOf)(n.changes),c))
const u=(0,o.C)(t)
return[`<p>${(0,r.js)(e)}</p>`,(0,a.H)(n.files,f),(0,r.TM)("Difference",s),"Only what stands between the markers changes. This description and the branch are kept up to date until this is merged; "+"close it, and it stays closed until the sections would change to something else.",...u===null?[]:[`> [!NOTE]\n> ${u}`]].filter(e=>e!=="").join("\n\n")}var u=t(7598)
var l=t(56)
var d=t(2128)
async function sectionHash({files:e,changes:n},t){const s=[]
for(const{path:i,after:o}of n){const n=e.find(e=>e.path===i)?.sections??[]
const{sections:r}=await(0,l.K)(o,(0,d.B)(i,t))
const a=r.filter((e,t)=>n[t]?.outcome!=="unchanged")
s.push([i,a.map(({content:e})=>o.slice(e.start,e.end).replace(/\r\n?/g,"\n"))])}return(0,u.createHash)("sha256").update(JSON.stringify(s)).digest("hex")}var h=t(3758)
async function wordsOf(e,{settings:{format:n},action:{commitMessage:t,pullRequestTitle:i,token:o}}){const r=(0,s.gD)(e.files)
if(r===null)throw new Error("A run that changes files has no changed section")
const a=leadOf(e,r)
const c={subject:(0,s.et)(r),body:a}
return{...t===null?c:messageOf((0,h.o)(t,r))??c,title:i&&oneLine((0,h.o)(i,r))||c.subject,description:pullRequestDescription(a,e,o),hash:await sectionHash(e,n)}}function leadOf(e,n){const t=(0,a.M)(e.files)
return t.length>0?t.join("\n"):(0,s.EN)(n)}function messageOf(e){const[n="",...t]=e.trim().split(/\r\n|\n|\r/)
return n===""?null:{subject:n.trim(),body:t.join("\n").trim()}}function oneLine(e){return e.replace(/\s+/g," ").trim()}},5760:(e,n,t)=>{t.r(n)
t.d(n,{diffOf:()=>diffOf})
var s=t(7291)
function diffOf(e){return e.map(({path:e,before:n,after:t})=>(0,s.ss)(`a/${e}`,`b/${e}`,n,t,undefined,undefined,{headerOptions:s.jr})).join("")}}}

