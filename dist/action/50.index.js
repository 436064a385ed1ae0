export const id=50
export const ids=[50,760]
export const modules={7050:(e,n,t)=>{t.d(n,{wordsOf:()=>wordsOf})
var s=t(2107)
var i=t(5760)
var o=t(2300)
var r=t(3764)
var c=t(8308)
const a=3e4
const f=50
function pullRequestDescription(e,n,t){const s=(0,r.OF)("diff",(0,r.cz)((0,i.diffOf)(n.changes),a))
const u=(0,o.C)(t)
return[`<p>${(0,r.js)(e)}</p>`,(0,c.H)(n.files,f),(0,r.TM)("Difference",s),"Only what stands between the markers changes. This description and the branch are kept up to date until this is merged; "+"close it, and it stays closed until the sections would change to something else.",...u===null?[]:[`> [!NOTE]\n> ${u}`]].filter(e=>e!=="").join("\n\n")}var u=t(7598)
var l=t(8414)
var d=t(2128)
function sectionHash({files:e,changes:n},t){const s=n.map(({path:n,after:s})=>{const i=e.find(e=>e.path===n)?.sections??[]
const{sections:o}=(0,l.K)(s,(0,d.B)(n,t))
const r=o.filter((e,n)=>i[n]?.outcome!=="unchanged")
return[n,r.map(({content:e})=>s.slice(e.start,e.end).replace(/\r\n?/g,"\n"))]})
return(0,u.createHash)("sha256").update(JSON.stringify(s)).digest("hex")}var h=t(3758)
function wordsOf(e,{settings:{format:n},action:{commitMessage:t,pullRequestTitle:i,token:o}}){const r=(0,s.gD)(e.files)
if(r===null)throw new Error("A run that changes files has no changed section")
const c=leadOf(e,r)
const a={subject:(0,s.et)(r),body:c}
return{...t===null?a:messageOf((0,h.o)(t,r))??a,title:i&&oneLine((0,h.o)(i,r))||a.subject,description:pullRequestDescription(c,e,o),hash:sectionHash(e,n)}}function leadOf(e,n){const t=(0,c.M)(e.files)
return t.length>0?t.join("\n"):(0,s.EN)(n)}function messageOf(e){const[n="",...t]=e.trim().split(/\r\n|\n|\r/)
return n===""?null:{subject:n.trim(),body:t.join("\n").trim()}}function oneLine(e){return e.replace(/\s+/g," ").trim()}},5760:(e,n,t)=>{t.r(n)
t.d(n,{diffOf:()=>diffOf})
var s=t(7291)
function diffOf(e){return e.map(({path:e,before:n,after:t})=>(0,s.ss)(`a/${e}`,`b/${e}`,n,t,undefined,undefined,{headerOptions:s.jr})).join("")}}}

