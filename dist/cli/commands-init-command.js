"use strict"
exports.id=159
exports.ids=[159]
exports.modules={540:(e,t,n)=>{n.r(t)
n.d(t,{initCommand:()=>initCommand})
var s=n(6760)
var r=n(8159)
var o=n(8062)
var i=n(4552)
var a=n(1963)
var l=n(6385)
var c=n(2611)
var u=n(9003)
var d=n(4483)
var f=n(9372)
var g=n(5988)
var m=n(7032)
var h=n(1990)
var p=n(8151)
var w=n(6602)
function insertInMarkdown(e,{offset:t,form:n},{start:s,end:r},o){const[i,a]=[e.slice(0,t),e.slice(t)]
if(n.kind==="inline")return i+n.separator.replace("\n",o)+s+r+a
if(n.kind==="html-lines"){const e=[s,r].map(e=>n.indentation+e+o).join("")
return i+(/[\r\n][ \t]*$/.test(i)?"":o)+e+a}const l=n.kind==="block"?[s,r]:['<p align="center">',`  ${s}`,`  ${r}`,"</p>"]
const c=l.join(o)+o
if(t===0)return c+(e===""?"":o)+e
const u=a!==""&&/^[ \t]*(?:\r\n|\n|\r(?!\n))[ \t]*(?:[\r\n]|$)/.test(a)
const d=/^[ \t]*(?:\r\n|\n|\r)/.test(a)
const f=i.endsWith("\n")||i.endsWith("\r")?o:o+o
return i+f+(u||d&&a.trim()===""?c.slice(0,-o.length):c)+a}function insertInHtml(e,{start:t,end:n},s){const r=findHtmlPlace(e)
const o=s+indentationAt(e,r)
if(r===0)return t+o+n+o+e
return e.slice(0,r)+o+t+o+n+e.slice(r)}function findHtmlPlace(e){let t=0
for(const n of(0,w.nodesIn)((0,h.qg)(e,{sourceCodeLocationInfo:true}))){const{node:e}=n
if(!isElement(e)||!e.sourceCodeLocation)continue
const{endOffset:s,endTag:r,startTag:o}=e.sourceCodeLocation
if(e.tagName==="body"&&o)t=o.endOffset
if(/^h[2-6]$/.test(e.tagName))break
if(e.tagName==="h1"&&r&&!(0,w.ancestorsOf)(n).some(e=>b.has(e)))return s}return t}function isElement(e){return"tagName"in e}const b=new Set(["a","button","template","svg","summary"])
function indentationAt(e,t){return/^[ \t]*/.exec(e.slice((0,p.PT)(e,t),t))?.[0]??""}var k=n(221)
var v=n(9844)
var y=n(2454)
const $=[/badge/i,/\bshields\b/i,/\/\/(?:[\w-]+\.)*(?:travis-ci|circleci|codecov|coveralls|appveyor|snyk|david-dm|nodei|badgen|badgers|bundlephobia)\./i,/\/\/(?:[\w-]+\.)*(?:packagephobia|gitter|saucelabs|codeclimate|codacy|deepscan|opencollective|inch-ci|libraries)\./i,/\/\/(?:[\w-]+\.)*(?:greenkeeper|isitmaintained|scrutinizer-ci|sonarcloud|readthedocs|netlify|semaphoreci)\./i,/\/\/ci\.|\/actions\/workflows\/|\/workflows\/[^/]+\/?[^/]*\.svg|api\.dependabot|status\.(?:svg|png)|build-status/i,/\/(?:coverage|pipeline|npm\/v|npm\/dm)\b[^?#]*\.svg/i]
function isBadgeSource(e){return $.some(t=>t.test(e))}function badgesIn(e,t){const n=[]
const s=[]
let r=""
let o=null
for(const i of e){if(i.end<t.start||i.start>t.end)continue
if(i.kind==="link-start")o={start:i.start,text:"",badge:false,image:false}
else if(i.kind==="text"&&o)o.text+=i.text
else if(i.kind==="text")r+=i.text
else if(i.kind==="image"){const e=isBadgeSource(i.image.source)
if(o)o[e?"badge":"image"]=true
else(e?n:s).push({start:i.start,end:i.end})}else if(i.kind==="link-end"&&o){const e={start:o.start,end:i.end}
if(o.badge)n.push(e)
else if(o.image)s.push(e)
else r+=o.text
o=null}}return{badges:n,images:s,words:r.trim()}}function headerOf(e,t){const n=[]
let s=-1
let r=null
for(const o of t.children){if(isFrontMatter(o))continue
const i=toBlock(e,o,r!==null)
if(i.level!==null){const e=i.type==="html"&&isCentered(i)
if(!e&&(s>=0||!isTitle(i,n,t)))break
if(s<0&&(i.level===1||!hasWords(n)))s=n.length}n.push(i)
r=r===null?generatorEnd(i.source):r.test(i.source)?null:r}return{blocks:n,title:s}}function isFrontMatter({type:e}){return e==="yaml"||e==="toml"}function isCentered({source:e}){return/\balign\s*=\s*["']?center|<center\b|text-align\s*:\s*center/i.test(e)}function toBlock({text:e,content:t,sections:n,byteOrderMark:s},r,o){const i=(0,k.be)(r)
const a=e.slice(i.start,i.end)
const l=r.type==="html"?(0,v.parseHtmlFragment)(a,y.NB).tags:[]
const c=l.find(({name:e})=>/^h[1-6]$/.test(e))?.name.slice(1)
const u=r.type==="heading"?r.depth:c===undefined?null:Number(c)
const d=badgesIn(t,i)
const f=d.badges.map(e=>{const t=e.start+s.length
const r=n.sections.find(({start:e,end:n})=>e.start<=t&&t<n.end)
if(r===undefined)return e
return{start:r.start.start-s.length,end:r.end.end-s.length}})
return{...i,...d,badges:f,type:r.type,source:a,level:u,tags:l,isGenerated:o}}function isTitle({level:e,source:t},n,s){if(e!==1)return false
const r=s.children.filter(e=>e.type==="heading"&&e.depth===1)
return r.length<=1||!(hasWords(n)||x.test(t))}const x=/^#\s+(?:install(?:ation|ing)?|usage|summary|getting started|quick ?start|(?:table of )?contents)\s*#*$/i
function hasWords(e){return e.some(({type:e,words:t})=>!["html","heading","blockquote"].includes(e)&&!(0,p.k$)(t))}const E=/prettier|markdownlint|remark|textlint|vale|cspell|alex/i
function generatorEnd(e){const t=/^<!--\s*([\w:-]+)[^>]*-->\s*$/.exec(e)?.[1]
if(t===undefined||E.test(t))return null
const n=/^automd:/.test(t)?"automd":t
const s=n.replace(/[:_-]?(?:start|begin)$/i,"")
const r=s.replace(/[^\w]/g,"\\$&")
if(s!==n)return new RegExp(`^\x3c!--\\s*${r}[:_-]?(?:end|stop)\\b`,"i")
return new RegExp(`^\x3c!--\\s*(?:/\\s*${r}|end[:_-]?${r}|${r}[:_ -]?(?:end|stop))\\b`,"i")}function findInsertion(e,t){const n=headerOf(e,t)
return afterRow(e.text,n)??afterTitle(n)??afterLogo(n)??atTop(t)}function afterRow(e,{blocks:t,title:n}){const s=t.findIndex((t,s)=>isRow(t,s===n)||startsWithBadges(e,t))
if(s<0)return afterOtherBadges(t)
let r=s
for(const[e,n]of t.entries()){if(e<=r||!isRow(n,false))continue
if(t.slice(r+1,e).every(({source:e})=>isComment(e)))r=e}const o=t[r]
if(o===undefined)return null
if(o.isGenerated){const e=t.findIndex((e,t)=>t>r&&!e.isGenerated)
const n=t[e<0?t.length-1:e-1]??o
return{offset:n.end,rule:"row",form:{kind:"block"}}}const i=itemsOf(e,o)
const[a,l]=[i.at(-1),i.at(-2)]
if(a===undefined)return null
const c=(0,p.PT)(e,a.start)
const u=e.slice(c,a.start)
const d=o.type==="html"&&/^[ \t]*$/.test(u)&&c>o.start
const f=l?e.slice(l.end,a.start):""
const g=d?`\n${u}`:/^[^\r\n]+$/.test(f)&&(0,p.k$)(f)?f:" "
return{offset:a.end,rule:"row",form:{kind:"inline",separator:g}}}function itemsOf(e,t){if(t.type==="html")return t.badges
const n=inOrder([...t.badges,...t.images])
if(t.words.length<=I)return n
const s=n.findIndex(({start:t},s)=>{const r=n[s-1]
return r!==undefined&&!(0,p.k$)(e.slice(r.end,t))})
return s<0?n:n.slice(0,s)}function startsWithBadges(e,{type:t,badges:[n],start:s}){return t==="paragraph"&&n!==undefined&&(0,p.k$)(e.slice(s,n.start))}const I=60
function isRow({type:e,badges:t,words:n,images:s,source:r},o){if(t.length===0)return false
if(o&&e==="heading")return true
if(e==="html")return t.length>=s.length&&!/<t[dh]\b/i.test(r)
return e==="paragraph"&&n.length<=I&&s.length<=t.length}function afterOtherBadges(e){const t=e.findLast(({type:e,badges:t})=>t.length>0&&e!=="paragraph")
return t?{offset:t.end,rule:"row",form:{kind:"block"}}:null}function inOrder(e){return[...e].sort((e,t)=>e.start-t.start)}function isComment(e){return/^<!--[\s\S]*-->\s*$/.test(e)}function afterTitle({blocks:e,title:t}){const n=e[t]
if(n===undefined)return null
if(n.type==="html")return{...afterHtmlHeader(e,t),rule:"title"}
const s=e[t+1]
return{offset:s&&isFloating(s)?s.end:n.end,rule:"title",form:{kind:"block"}}}function isFloating({source:e,images:t,words:n}){return t.length>0&&(0,p.k$)(n)&&/\balign\s*=\s*["']?(?:right|left)/i.test(e)}function afterLogo({blocks:e}){const t=e.findIndex(({source:e})=>!isComment(e))
const n=endOfElement(e,t)
const s=e.slice(t,n+1)
const[r]=s
if(r===undefined||!s.some(({images:e})=>e.length>0))return null
if(r.type==="html")return{...afterHtmlHeader(e,n,isCentered(r)),rule:"logo"}
const o=r.type==="paragraph"&&(0,p.k$)(r.words)
return o?{offset:r.end,rule:"logo",form:{kind:"block"}}:null}function endOfElement(e,t){let n=0
for(const[s,r]of e.entries()){if(s<t)continue
n+=openElements(r)
if(n<=0)return s}return t}function afterHtmlHeader(e,t,n=false){let s=t
while(isCenteredLine(e[s+1]))s+=1
const r=e[s]??e[t]
if(r===undefined)throw new RangeError(`No block ${t}`)
if(openElements(r)>0||!(isCentered(r)||n))return{offset:r.end,form:{kind:"block"}}
const o=/([ \t]*)<\/(?:div|center)>\s*$/i.exec(r.source)
if(!o||openElements(r)<0)return{offset:r.end,form:{kind:"html-block"}}
const i=o[1]??""
return{offset:r.start+o.index,form:{kind:"html-lines",indentation:`${i}  `}}}function isCenteredLine(e){return e?.type==="html"&&isCentered(e)&&e.images.length===0&&e.level===null&&openElements(e)<=0}function openElements({tags:e}){const t=e.filter(({name:e})=>["div","center","p","td","table","details","h1","a"].includes(e))
const n=t.filter(({kind:e})=>e==="open").length
return n-(t.length-n)}function atTop(e){const[t]=e.children
return{offset:t&&isFrontMatter(t)?(0,k.be)(t).end:0,rule:"top",form:{kind:"block"}}}async function addMarkers(e,t,{baseUrl:n}){const{slug:s}=t
const{text:r,format:o,tree:a,byteOrderMark:l,sections:c}=e
const u={text:l+r,adopted:[],leftAlone:[],rule:"unchanged"}
const h=(0,i.YB)(e).filter(t=>t.kind==="badge"&&t.slug===s&&!(0,i.Hl)(e,t))
if(h.length>0){const markersOf=n=>(0,f.R)(o,{...t,show:t.show??(0,g.D)(e,n)})
return{...await(0,d.j)(e,h,markersOf,n),rule:"adopted"}}if(c.sections.some(e=>(e.attributes.slug??s)===s))return u
const p=(0,m.R)(r,[])
if(a===null){return{...u,text:l+insertInHtml(r,(0,f.R)(o,t),p),rule:"title"}}const w=findInsertion(e,a)
const b=t.show??(w.rule==="row"?["badge"]:null)
const k=(0,f.R)(o,{...t,show:b})
const v=l+insertInMarkdown(r,w,k,p)
return{...u,text:v,rule:w.rule}}function detectPages(e){const t=e.sections.sections.flatMap(({attributes:{slug:e}})=>e??[])
const n=(0,i.YB)(e).filter(({kind:e})=>e==="badge")
return[...new Set([...t,...n.map(({slug:e})=>e)])]}var O=n(9137)
var S=n(1244)
const T=".github/workflows/status-snippets.yml"
const C="STATUS_SNIPPETS_HEADERS"
function workflowText(e){const{slug:t,file:n,baseUrl:s,source:r,format:o,headers:i}=e
const a=(0,S.fG)(s)
const l=e.statusPageHost===a?null:e.statusPageHost
const c=[["slug",t],["files",n==="README.md"?null:n],["base-url",s===O.I?null:s],["status-page-host",l],["source",r==="endpoint"?r:null],["format",o]].flatMap(([e,t])=>t?[`          ${e}: ${JSON.stringify(t)}\n`]:[])
const u=i.length>0?`          headers: \${{ secrets.${C} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${c.join("")}${u}`}var F=n(993)
var R=n(8659)
var M=n(535)
var P=n(5250)
var H=n(610)
var A=n(7006)
const initCommand=async e=>{const{settings:t,workingDirectory:n}=e
const s=await findSingleFile(e)
const{path:r,format:a}=s
const l=(0,c.Gu)(r,n)
const u={service:t,addresses:new Map}
const d=await(0,i.u0)(l,a,u,R.g)
if(d.outcome==="refused")return fail(e,r,l,d.problems)
const f=t.slug??inferSlug(d.document,r)
const g=createWorkflow(e,f,r)
const m=await addMarkers(d.document,{...t,slug:f},t)
const[h]=m.leftAlone
if(h&&m.adopted.length===0)return fail(e,r,l,[notAdoptable(h)])
const p={path:r,document:d.document,adoption:m}
const w=m.rule==="unchanged"?{}:{customDomain:null,show:null}
const b={...t,...w,slug:f,checkOnly:false}
const k=await(0,o.b6)([p],b,e.fetchSnippets,R.g)
const v=await(0,A.writeChanges)(e,[s],k,{message:`Keep the status badge of page "${f}" up to date`,newFiles:t.workflow?[g]:[],addMarkers:async e=>{const n=await(0,i.u0)(e,a,u,R.g)
return n.outcome==="read"?(await addMarkers(n.document,{...t,slug:f},t)).text:e}})
await(0,H["if"])(e,v,await(0,o.Xk)([p],v,t,R.g))
if(v.failure===null)reportWorkflow(e,g)
return(0,M.VX)(v)}
async function fail(e,t,n,s){const r=(0,m.T)(n)
const o=s.map(({offset:e,code:t,message:n})=>({...r(e),code:t,message:n}))
const i=(0,F.Nq)([(0,F.g4)(t,o)],[])
await(0,H["if"])(e,i)
return(0,M.VX)(i)}function notAdoptable({embed:e,reason:t}){const n=`the badge of page "${e.slug}" cannot become a section: ${t}. Change the badge, or remove it`
return{offset:e.start,code:"not-adoptable",message:n}}async function findSingleFile(e){const t=e.files[0]??(0,l.O)(e.workingDirectory)??"README.md"
const[n]=await(0,P.Tr)(e,[t])
if(n?.isExplicit)return n
throw new r.N(`${t} is a folder or glob`,"init takes a single file")}function inferSlug(e,t){const[n,...s]=detectPages(e)
if(n!==undefined&&s.length===0)return n
const o=n===undefined?"contains no badge":`shows several pages (${[n,...s].join(", ")})`
throw new r.N(`no slug is set, and ${t} ${o}`,"set --slug","no-slug")}function createWorkflow({settings:e,workingDirectory:t},n,r){const o=(0,u.ky)(t)
const i=(0,s.relative)(o,(0,s.resolve)(t,r)).split(s.sep).join("/")
const l=workflowText({...e,slug:n,file:i})
const c=e.workflow&&(0,a.b)(T,l,o)
return{path:T,folder:o,text:l,isPresent:c}}function reportWorkflow({settings:e,environment:t},{path:n,text:s,isPresent:r}){const{stdout:o,stderr:i}=t
if(e.quiet)return
if(e.headers.length>0){(0,H._r)(i,`Store your header lines in a repository secret named ${C}.`)}if(e.workflow){const t=e.dryRun?"would be written":"written";(0,H._r)(i,`${n}: ${r?"unchanged":t}`)}else if(!e.json){(0,H._r)(i,`To keep it up to date, save this as ${n}, or run init with --workflow:`);(0,H._r)(i,"")
o.write(s)}}},1963:(e,t,n)=>{n.d(t,{b:()=>isAlreadyCreated,createFile:()=>createFile,removeFile:()=>removeFile})
var s=n(1455)
var r=n(6760)
var o=n(1812)
var i=n(2611)
var a=n(9003)
function isAlreadyCreated(e,t,n){try{if((0,i.Gu)(e,n).replaceAll("\r\n","\n")===t)return true}catch(t){if(!(0,o.lz)(t,"file-not-found"))throw t
assertParentInside((0,r.dirname)((0,r.resolve)(n,e)),e,n)
return false}throw new o.f6("file-exists",e)}async function createFile(e,t,n){const i=(0,r.resolve)(n,e)
assertParentInside((0,r.dirname)(i),e,n)
try{await(0,s.mkdir)((0,r.dirname)(i),{recursive:true})
await(0,s.writeFile)(i,t,{flag:"wx"})}catch(t){const{code:s,syscall:r}=t
if(r==="open"&&s==="EEXIST")throw new o.f6("file-exists",e,{cause:t})
if(r==="write")await removeFile(e,n)
throw(0,o.h$)(e,t)}}function assertParentInside(e,t,n){try{(0,a.o1)(e,n,t)}catch(s){if(!(0,o.lz)(s,"file-not-found")||(0,r.dirname)(e)===e)throw s
assertParentInside((0,r.dirname)(e),t,n)}}async function removeFile(e,t){await(0,s.rm)((0,r.resolve)(t,e),{force:true})}}}

