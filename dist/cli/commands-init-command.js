const e=require("./index.js")
const t=require("./adopt-in-files.js")
const n=require("./document.js")
const s=require("./parse-html-fragment.js")
const r=require("./html-packages.js")
const i=require("./parse-html-file.js")
const o=require("./cli-write-changes.js")
const a=require("./create-file.js")
const l=require("./read-configuration.js")
let c=require("node:path")
const u=[/badge/i,/\bshields\b/i,/\/\/(?:[\w-]+\.)*(?:travis-ci|circleci|codecov|coveralls|appveyor|snyk|david-dm|nodei|badgen|badgers|bundlephobia)\./i,/\/\/(?:[\w-]+\.)*(?:packagephobia|gitter|saucelabs|codeclimate|codacy|deepscan|opencollective|inch-ci|libraries)\./i,/\/\/(?:[\w-]+\.)*(?:greenkeeper|isitmaintained|scrutinizer-ci|sonarcloud|readthedocs|netlify|semaphoreci)\./i,/\/\/ci\.|\/actions\/workflows\/|\/workflows\/[^/]+\/?[^/]*\.svg|api\.dependabot|status\.(?:svg|png)|build-status/i,/\/(?:coverage|pipeline|npm\/v|npm\/dm)\b[^?#]*\.svg/i]
function isBadgeSource(e){return u.some(t=>t.test(e))}function badgesIn(e,t){const n=[]
const s=[]
let r=""
let i=null
for(const o of e){if(o.end<t.start||o.start>t.end)continue
if(o.kind==="link-start")i={start:o.start,text:"",badge:false,image:false}
else if(o.kind==="text"&&i)i.text+=o.text
else if(o.kind==="text")r+=o.text
else if(o.kind==="image"){const e=isBadgeSource(o.image.source)
if(i)i[e?"badge":"image"]=true
else(e?n:s).push({start:o.start,end:o.end})}else if(o.kind==="link-end"&&i){const e={start:i.start,end:o.end}
if(i.badge)n.push(e)
else if(i.image)s.push(e)
else r+=i.text
i=null}}return{badges:n,images:s,otherText:r.trim()}}function findHeader(e,t){const n=[]
let s=-1
let r=null
for(const[i,o]of t.children.entries()){if(isFrontMatter(o))continue
const a=toBlock(e,o,r!==null)
if(a.level!==null){if(!(a.type==="html"&&isCentered(a))&&(s>=0||!isTitle(a,n,t)))break
if(s<0&&(a.level===1||!hasWords(n)))s=n.length}n.push(a)
if(r===null){const n=endCommentPattern(a.source)
r=t.children.slice(i+1).some(t=>n?.test(sourceOf(e,t)))?n:null}else if(r.test(a.source))r=null}return{blocks:n,titleIndex:s}}function sourceOf({text:e},t){const{start:s,end:r}=n.rangeOf(t)
return e.slice(s,r)}function isFrontMatter({type:e}){return e==="yaml"||e==="toml"}function isCentered({source:e}){return/\balign\s*=\s*["']?center|<center\b|text-align\s*:\s*center/i.test(e)}function toBlock({text:t,content:r,parsedSections:i,byteOrderMark:o},a,l){const c=n.rangeOf(a)
const u=t.slice(c.start,c.end)
const f=a.type==="html"?s.parseHtmlFragment(u,e.initialHtmlState).tags:[]
const d=f.find(({name:e})=>/^h[1-6]$/.test(e))?.name.slice(1)
const g=a.type==="heading"?a.depth:d===void 0?null:Number(d)
const m=badgesIn(r,c)
const p=m.badges.map(e=>{const t=e.start+o.length
const n=i.sections.find(({start:e,end:n})=>e.start<=t&&t<n.end)
if(n===void 0)return e
return{start:n.start.start-o.length,end:n.end.end-o.length}})
return{...c,...m,badges:p,type:a.type,source:u,level:g,tags:f,isGenerated:l}}function isTitle({level:e,source:t},n,s){if(e!==1)return false
return s.children.filter(e=>e.type==="heading"&&e.depth===1).length<=1||!(hasWords(n)||f.test(t))}const f=/^#\s+(?:install(?:ation|ing)?|usage|summary|getting started|quick ?start|(?:table of )?contents)\s*#*$/i
function hasWords(e){return e.some(({type:e,otherText:n})=>!["html","heading","blockquote"].includes(e)&&!t.isSeparator(n))}const d=/prettier|markdownlint|remark|textlint|vale|cspell|alex/i
function endCommentPattern(e){const t=/^<!--\s*([\w:-]+)[^>]*-->\s*$/.exec(e)?.[1]
if(t===void 0||d.test(t))return null
const n=/^automd:/.test(t)?"automd":t
const s=n.replace(/[:_-]?(?:start|begin)$/i,"")
const r=s.replace(/[^\w]/g,"\\$&")
if(s!==n)return new RegExp(`^\x3c!--\\s*${r}[:_-]?(?:end|stop)\\b`,"i")
return new RegExp(`^\x3c!--\\s*(?:/\\s*${r}|end[:_-]?${r}|${r}[:_ -]?(?:end|stop))\\b`,"i")}function findInsertion(e,t){const n=findHeader(e,t)
return afterRow(e.text,n)??afterTitle(n)??afterLogo(n)??atTop(t)}function afterRow(e,{blocks:n,titleIndex:s}){const r=n.findIndex((t,n)=>!hasIcon(e,t)&&(isRow(t,n===s)||startsWithBadges(e,t)))
if(r<0)return afterOtherBadges(n)
let i=r
for(const[t,s]of n.entries()){if(t<=i||!isRow(s,false)||hasIcon(e,s))continue
if(n.slice(i+1,t).every(({source:e})=>isComment(e)))i=t}const o=n[i]
if(o===void 0)return null
if(o.isGenerated){const e=n.findIndex((e,t)=>t>i&&!e.isGenerated)
return{offset:(n[e<0?n.length-1:e-1]??o).end,rule:"row",form:{kind:"block"}}}const a=itemsOf(e,o)
const[l,c]=[a.at(-1),a.at(-2)]
if(l===void 0)return null
const u=t.lineStart(e,l.start)
const f=e.slice(u,l.start)
const d=o.type==="html"&&/^[ \t]*$/.test(f)&&u>o.start
const g=c?e.slice(c.end,l.start):""
const m=d?`\n${f}`:/^[^\r\n]+$/.test(g)&&t.isSeparator(g)?g:" "
return{offset:l.end,rule:"row",form:{kind:"inline",separator:m}}}function itemsOf(e,n){if(n.type==="html")return n.badges
const s=byStart([...n.badges,...n.images])
if(n.otherText.length<=g)return s
const r=s.findIndex(({start:n},r)=>{const i=s[r-1]
return i!==void 0&&!t.isSeparator(e.slice(i.end,n))})
return r<0?s:s.slice(0,r)}function startsWithBadges(e,{type:n,badges:[s],start:r}){return n==="paragraph"&&s!==void 0&&t.isSeparator(e.slice(r,s.start))}function hasIcon(e,{type:t,badges:[n,s],end:r}){if(t!=="paragraph"||n===void 0||s!==void 0)return false
return/^<img\b/i.test(e.slice(n.start))&&/^[ \t]*\S/.test(e.slice(n.end,r))}const g=60
function isRow({type:e,badges:t,otherText:n,images:s,source:r},i){if(t.length===0)return false
if(i&&e==="heading")return true
if(e==="html")return t.length>=s.length&&!/<t[dh]\b/i.test(r)
return e==="paragraph"&&n.length<=g&&s.length<=t.length}function afterOtherBadges(e){const t=e.findLast(({type:e,badges:t})=>t.length>0&&e!=="paragraph")
return t?{offset:t.end,rule:"row",form:{kind:"block"}}:null}function byStart(e){return[...e].sort((e,t)=>e.start-t.start)}function isComment(e){return/^<!--[\s\S]*-->\s*$/.test(e)}function afterTitle({blocks:e,titleIndex:t}){const n=e[t]
if(n===void 0)return null
if(n.type==="html")return{...afterHtmlHeader(e,t),rule:"title"}
const s=e[t+1]
return{offset:s&&isFloating(s)?s.end:n.end,rule:"title",form:{kind:"block"}}}function isFloating({source:e,images:n,otherText:s}){return n.length>0&&t.isSeparator(s)&&/\balign\s*=\s*["']?(?:right|left)/i.test(e)}function afterLogo({blocks:e}){const n=e.findIndex(({source:e})=>!isComment(e))
const s=endOfElement(e,n)
const r=e.slice(n,s+1)
const[i]=r
if(i===void 0||!r.some(({images:e})=>e.length>0))return null
if(i.type==="html")return{...afterHtmlHeader(e,s,isCentered(i)),rule:"logo"}
return i.type==="paragraph"&&t.isSeparator(i.otherText)?{offset:i.end,rule:"logo",form:{kind:"block"}}:null}function endOfElement(e,t){let n=0
for(const[s,r]of e.entries()){if(s<t)continue
n+=openElements(r)
if(n<=0)return s}return t}function afterHtmlHeader(e,t,n=false){let s=t
while(isCenteredLine(e[s+1]))s+=1
const r=e[s]??e[t]
if(r===void 0)throw new RangeError(`No block ${t}`)
if(openElements(r)>0||!(isCentered(r)||n))return{offset:r.end,form:{kind:"block"}}
const i=/([ \t]*)<\/(?:div|center)>\s*$/i.exec(r.source)
if(!i||openElements(r)<0)return{offset:r.end,form:{kind:"html-block"}}
const o=i[1]??""
return{offset:r.start+i.index,form:{kind:"html-lines",indentation:`${o}  `}}}function isCenteredLine(e){return e?.type==="html"&&isCentered(e)&&e.images.length===0&&e.level===null&&openElements(e)<=0}function openElements({tags:e}){const t=e.filter(({name:e})=>["div","center","p","td","table","details","h1","a"].includes(e))
const n=t.filter(({kind:e})=>e==="open").length
return n-(t.length-n)}function atTop(e){const[t]=e.children
return{offset:t&&isFrontMatter(t)?n.rangeOf(t).end:0,rule:"top",form:{kind:"block"}}}function insertInMarkdown(e,{offset:t,form:n},{start:s,end:r},i){const[o,a]=[e.slice(0,t),e.slice(t)]
if(n.kind==="inline")return o+n.separator.replace("\n",i)+s+r+a
if(n.kind==="html-lines"){const e=[s,r].map(e=>n.indentation+e+i).join("")
return o+(/[\r\n][ \t]*$/.test(o)?"":i)+e+a}const l=(n.kind==="block"?[s,r]:['<p align="center">',`  ${s}`,`  ${r}`,"</p>"]).join(i)+i
if(t===0)return l+(e===""?"":i)+e
const c=a!==""&&/^[ \t]*(?:\r\n|\n|\r(?!\n))[ \t]*(?:[\r\n]|$)/.test(a)
const u=/^[ \t]*(?:\r\n|\n|\r)/.test(a)
return o+(o.endsWith("\n")||o.endsWith("\r")?i:i+i)+(c||u&&a.trim()===""?l.slice(0,-i.length):l)+a}function insertInHtml(e,{start:t,end:n},s){const r=findHtmlOffset(e)
const i=s+indentationAt(e,r)
if(r===0)return t+i+n+i+e
return e.slice(0,r)+i+t+i+n+e.slice(r)}function findHtmlOffset(e){let t=0
for(const n of i.nodesIn(r.parse(e,{sourceCodeLocationInfo:true}))){const{node:e}=n
if(!isElement(e)||!e.sourceCodeLocation)continue
const{endOffset:s,endTag:r,startTag:o}=e.sourceCodeLocation
if(e.tagName==="body"&&o)t=o.endOffset
if(/^h[2-6]$/.test(e.tagName))break
if(e.tagName==="h1"&&r&&!i.ancestorsOf(n).some(e=>m.has(e)))return s}return t}function isElement(e){return"tagName"in e}const m=new Set(["a","button","template","svg","summary"])
function indentationAt(e,n){return/^[ \t]*/.exec(e.slice(t.lineStart(e,n),n))?.[0]??""}async function addMarkers(s,r,{baseUrl:i}){const{slug:o}=r
const{text:a,format:l,tree:c,byteOrderMark:u,parsedSections:f}=s
const d={text:u+a,adopted:[],leftAlone:[],rule:"unchanged"}
const g=n.findEmbeds(s).filter(e=>e.kind==="badge"&&e.slug===o&&!n.isInSection(s,e))
if(g.length>0){const markersOf=e=>t.writeMarkers(l,{...r,show:r.show??t.showFor(s,e)})
return{...await t.adoptEmbeds(s,g,markersOf,i),rule:"adopted"}}if(f.sections.some(e=>(e.attributes.slug??o)===o))return d
const m=e.lineEndingOf(a,[])
if(c===null)return{...d,text:u+insertInHtml(a,t.writeMarkers(l,r),m),rule:"title"}
const p=findInsertion(s,c)
const h=r.show??(p.rule==="row"?["badge"]:null)
const w=u+insertInMarkdown(a,p,t.writeMarkers(l,{...r,show:h}),m)
return{...d,text:w,rule:p.rule}}function detectSlugs(e){const t=e.parsedSections.sections.flatMap(({attributes:{slug:e}})=>e??[])
const s=n.findEmbeds(e).filter(({kind:e})=>e==="badge")
return[...new Set([...t,...s.map(({slug:e})=>e)])]}const p="status-snippets.json"
function configurationText({slug:t,baseUrl:n,statusPageHost:s,source:r,format:i},o){const a={slug:t,...s===e.statusPageHostOf(n)?{}:{statusPageHost:s},...r==="endpoint"?{source:r}:{},...i===null?{}:{format:i},files:o}
return`${JSON.stringify(a,null,2)}\n`}const h=".github/workflows/status-snippets.yml"
const w="STATUS_SNIPPETS_HEADERS"
function workflowText(t){const{slug:n,file:s,baseUrl:r,source:i,format:o,headers:a}=t
const l=e.statusPageHostOf(r)
const c=t.statusPageHost===l?null:t.statusPageHost
const u=[["slug",n],["files",s==="README.md"?null:s],["base-url",r==="https://statuspage.me"?null:r],["status-page-host",c],["source",i==="endpoint"?i:null],["format",o]].flatMap(([e,t])=>t?[`          ${e}: ${JSON.stringify(t)}\n`]:[])
const f=a.length>0?`          headers: \${{ secrets.${w} }}\n`:""
return`name: Status snippets\n\non:\n  schedule: [{ cron: "17 */6 * * *" }]\n  workflow_dispatch:\n\npermissions:\n  contents: write\n\njobs:\n  refresh:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: OWNER/status-snippets@v1\n        with:\n${u.join("")}${f}`}async function planNewFiles({settings:t,workingDirectory:n},s,r){const i=e.findGitRoot(n)
const toPathInRoot=e=>(0,c.relative)(i,(0,c.resolve)(n,e)).split(c.sep).join("/")
const o=toPathInRoot(r)
const plan=(e,t,n)=>({path:e,folder:i,text:t,isAlreadyWritten:n&&a.checkCanCreate(e,t,i)==="present"})
const u=await l.readConfiguration(i)
let f=null
if(t.writeConfig||u.size===0){const e=[...new Set([o,...await findFilesWithSections(i)])].sort()
const n=configurationText({...t,slug:s},e)
if(t.writeConfig||e.length>1)f=plan(p,n,t.writeConfig)}if(t.writeConfig&&u.size>0&&!f?.isAlreadyWritten)throw new e.UsageError("package.json already contains settings of status-snippets",'add "files" there')
const d=t.writeConfig||u.has("files")
const g=workflowText({...t,slug:s,file:d?null:o})
return{workflow:plan(h,g,t.workflow),configuration:f}}async function findFilesWithSections(t){const n=Object.keys(e.formatExtensions).map(e=>`.${e}`)
const s=[]
try{for(const{path:r,realPath:i}of await e.findFiles(["."],{cwd:t,extensions:n}))if(await containsSection(r,i))s.push(r)}catch(t){if(!e.isFileError(t,"no-match"))throw t}return s}async function containsSection(t,n){try{const s=e.readTextFileIfRelevant(t,n,e.mentionsMarkers)
if(s===null)return false
const{sections:r,problems:i}=await e.parseSections(s,e.formatOf(t)??"md",{timeLimiter:e.timeLimiter})
return r.length>0&&i.length===0}catch(t){if(t instanceof e.FileError)return false
throw t}}function reportNewFiles({settings:t,environment:n},{workflow:s,configuration:r}){const{stdout:i,stderr:o}=n
if(t.quiet)return
const reportWritten=({path:n,isAlreadyWritten:s})=>{const r=t.dryRun?"would be written":"written"
e.writeLine(o,`${n}: ${s?"unchanged":r}`)}
if(r&&t.writeConfig)reportWritten(r)
else if(r&&!t.json){e.writeLine(o,`Several files contain sections. To refresh all of them in every run, save this as ${r.path}, or run init with --write-config:`)
for(const t of["",...r.text.split("\n")])e.writeLine(o,t)}if(t.headers.length>0)e.writeLine(o,`Store your header lines in a repository secret named ${w}.`)
if(t.workflow)reportWritten(s)
else if(!t.json){e.writeLine(o,`To keep it up to date, save this as ${s.path}, or run init with --workflow:`)
e.writeLine(o,"")
i.write(s.text)}}const initCommand=async s=>{const{settings:r,workingDirectory:i}=s
const a=await findSingleFile(s)
const{path:l,format:c}=a
const u=e.readTextFile(l,i)
const f={service:r,slugByAddress:new Map}
const d=await n.parseDocument(u,c,f,e.timeLimiter)
if(d.outcome==="refused")return fail(s,l,u,d.problems)
const{document:g}=d
const m=r.slug??inferSlug(g,l)
const{workflow:p,configuration:h}=await planNewFiles(s,m,l)
const w=await addMarkers(g,{...r,slug:m},r)
const[b]=w.leftAlone
if(b&&w.adopted.length===0)return fail(s,l,u,[notAdoptable(b)])
const k={path:l,document:g,adoption:w}
const y=w.rule==="unchanged"?{}:{customDomain:null,show:null}
const x={...r,...y,slug:m,checkOnly:false}
const v=await t.fillMarkedFiles([k],x,s.fetchSnippets,e.timeLimiter)
const S=await o.writeChanges(s,[a],v,{message:`Keep the status badge of page "${m}" up to date`,newFiles:[...r.workflow?[p]:[],...r.writeConfig&&h?[h]:[]],addMarkersToCommittedText:async t=>{const s=await n.parseDocument(t,c,f,e.timeLimiter)
return s.outcome==="parsed"?(await addMarkers(s.document,{...r,slug:m},r)).text:t}})
await e.reportResult(s,S,await t.createEmbedNotes([k],S,r,e.timeLimiter))
if(S.failure===null)reportNewFiles(s,{workflow:p,configuration:h})
return e.exitNameOf(S)}
async function fail(t,n,s,r){const i=e.createLocator(s)
const o=r.map(({offset:e,code:t,message:n})=>({...i(e),code:t,message:n}))
const a=e.failedResult([e.failedFile(n,o)],[])
await e.reportResult(t,a)
return e.exitNameOf(a)}function notAdoptable({embed:e,reason:t}){const n=`the badge of page "${e.slug}" cannot become a section: ${t}. Change the badge, or remove it`
return{offset:e.start,code:"not-adoptable",message:n}}async function findSingleFile(t){const n=t.files[0]??e.findReadme(t.workingDirectory)??"README.md"
const[s]=await e.findInputFiles(t,[n])
if(s?.isExplicit)return s
throw new e.UsageError(`${n} is a folder or glob`,"init takes a single file")}function inferSlug(t,n){const[s,...r]=detectSlugs(t)
if(s!==void 0&&r.length===0)return s
const i=s===void 0?"contains no badge":`shows several pages (${[s,...r].join(", ")})`
throw new e.UsageError(`no slug is set, and ${n} ${i}`,"set --slug","no-slug")}exports.initCommand=initCommand

