"use strict"
exports.id=275
exports.ids=[275,514]
exports.modules={4896:(t,e,n)=>{n.d(e,{P:()=>chooseFiles})
var s=n(6760)
var r=n(8159)
var o=n(1641)
var i=n(7819)
async function chooseFiles(t,e){const n=t.filter(t=>!t.startsWith("!"))
if(n.length===0){throw new r.e("input files","only takes files away: name at least one file, folder or glob before")}const s=n.filter(isPlainFile).map(pathOf)
const i=await patternsOf(n.filter(t=>!isPlainFile(t)))
const a=t.filter(t=>t.startsWith("!")).map(t=>t.slice(1))
const u=i.length===0?[]:await patternsOf(a)
const isNamed=t=>s.includes(t)||i.some(e=>e.path===t)
const isFound=t=>(0,o.be)(t)!==null&&!isSkipped(t)&&!u.some(({fits:e})=>e(t))
const foundBy=t=>isFound(t)?i.filter(e=>e.path!==t&&e.fits(t)).map(({entry:t})=>t):[]
return{paths:s,matches:i.length===0?null:t=>isNamed(t)||foundBy(t).length>0,isNamed,foundBy,check(t){for(const n of i)checkPattern(n,t,e)}}}function checkPattern({entry:t,path:e,fits:n},s,a){if(s.includes(e)){if(a||(0,o.be)(e)!==null)return
throw new r.e("input files",`names ${(0,i.h)(t)}, whose format holds no sections: name a Markdown, MDX or HTML file, or set format`)}if(s.some(n))return
throw new r.e("input files",`has ${(0,i.h)(t)}, which matches no Markdown, MDX or HTML file there: correct it, or leave it out`)}const a=["node_modules",".git"]
function isSkipped(t){return t.split("/").some(t=>a.includes(t))}function isPlainFile(t){return(0,o.be)(t)!==null&&!/[*?[\]{}\\]|[@!+]\(/.test(t)}async function patternsOf(t){if(t.length===0)return[]
const{default:e}=await n.e(6).then(n.t.bind(n,4006,19))
return t.map(t=>{const n=pathOf(t)
const s=n===""?"":`${n}/`
const r=e(n===""?"**":n,{dot:true,strictSlashes:true})
return{entry:t,path:n,fits:t=>t.startsWith(s)||r(t)}})}function pathOf(t){const e=s.posix.normalize(t).replace(/\/$/,"")
if(s.posix.isAbsolute(e)||e===".."||e.startsWith("../")){throw new r.e("input files",`names ${(0,i.h)(t)}, which is outside the repository: write a path from its top, such as docs/index.md`)}return e==="."?"":e}},1514:(t,e,n)=>{n.d(e,{effectsOn:()=>effectsOn})
var s=n(8159)
var r=n(3411)
var o=n(5968)
const i=6e4
async function openGitHub(t,{apiUrl:e,graphqlUrl:s},a){const u=await(0,o.G)(e,a)
const{getOctokit:c}=await n.e(82).then(n.bind(n,7082))
const l=`status-snippets/${r.r}`
const f=c(t,{baseUrl:e,userAgent:l,request:{fetch:u}})
const request=()=>({signal:AbortSignal.timeout(i)})
const{origin:h}=new URL(s)
return{graphql:(t,e)=>f.graphql({query:t,...e,baseUrl:h,url:s,request:request()}),request:(t,e)=>f.request(t,{...e,request:request()})}}async function effectsOn({action:t,context:e,world:n}){const{now:r,sleep:o,random:i}=n
if(t.token===null){throw new s.e("input token","is empty: leave it out, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t.token)){throw new s.e("input token","holds white space or a character that no token has: paste it again")}return{github:await openGitHub(t.token,e,n),now:r,sleep:o,random:i}}},6275:(t,e,n)=>{n.r(e)
n.d(e,{publishingMode:()=>publishingMode,runAfter:()=>runAfter,runRefused:()=>runRefused})
var s=n(9452)
var r=n(4666)
var o=n(8421)
var i=n(8241)
var a=n(4896)
var u=n(2533)
var c=n(3890)
var l=n(1514)
var f=n(6977)
class RefreshFailed extends Error{name="RefreshFailed"
code="refresh-failed"
run
constructor(t){super(t.failure?.message??"The refresh failed")
this.run=t}}const publishingMode=async t=>{const{settings:e,action:n,context:i}=t
const h=(0,c.ie)(n,i)
const d=await(0,a.P)(n.files,e.format!==null)
const p=n.mode==="commit"?{kind:"commit"}:{kind:"pull-request",branch:n.pullRequestBranch}
const m=[]
const render=async n=>{d.check(n.map(({path:t})=>t))
const s=await(0,o.h)((0,u.wT)(n,d,e.format),(0,f.X)(t,"changed"),t.ask)
if(s.failure)throw new RefreshFailed(s)
m.push(s)
return{files:rewritten(n,s),words:await wordsFor(s,t)}}
const{own:w}=h
try{const e=await(0,r.m)(await(0,l.effectsOn)(t),{...h,files:d,mode:p},render)
return{run:runAfter(m,e),published:e,refusal:null,own:w}}catch(t){if(t instanceof RefreshFailed)return{run:t.run,published:null,refusal:null,own:w}
if(t instanceof s.S1&&m.length>0){return{run:runRefused(m,t),published:null,refusal:t,own:w}}throw t}}
async function wordsFor(t,e){if(t.changes.length===0)return{subject:"",body:"",title:"",description:"",hash:""}
const{wordsOf:s}=await Promise.all([n.e(291),n.e(437)]).then(n.bind(n,466))
return s(t,e)}function rewritten(t,{changes:e}){const n=new Map(e.map(({path:t,after:e})=>[t,e]))
return t.map(({path:t,text:e})=>({path:t,text:n.get(t)??e}))}function runAfter(t,e){const n=lastOf(t)
if(e.outcome!=="proposed"){return e.outcome==="declined"?outOfDate(n):n}const s=t.find(({changes:t})=>t.length>0)??n
return e.commit!==null||e.opened?s:outOfDate(s)}function runRefused(t,e){return(0,i.OW)(outOfDate(lastOf(t)),e)}function lastOf(t){const e=t.at(-1)
if(e===undefined)throw new Error("Publishing rendered nothing")
return e}function outOfDate(t){const e=t.files.map(t=>({...t,outcome:named(t.outcome),sections:t.sections.map(t=>({...t,outcome:named(t.outcome)}))}))
return{...t,outcome:named(t.outcome),files:e}}function named(t){return t==="changed"?"out-of-date":t}}}

