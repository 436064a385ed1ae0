export const id=565
export const ids=[565]
export const modules={2743:(e,t,n)=>{n.d(t,{y:()=>askingWith})
var r=n(6760)
var s=n(3411)
function askingWith({settings:e,world:t,folder:i}){const{baseUrl:a,headers:o,timeout:d,maxAge:l}=e
let u
return async e=>{u??=open()
return(await u)({slug:e,baseUrl:a,headers:o,timeout:d,maxAge:l})}
async function open(){const{askOnce:r}=await Promise.all([n.e(203),n.e(916)]).then(n.bind(n,9916))
const{openCacheFolder:i}=await n.e(844).then(n.bind(n,7844))
const{cacheLocation:a}=await n.e(947).then(n.bind(n,3947))
const o=e.cache?cacheFolder(a(t)):null
const{fetch:d,now:l,sleep:u,random:c}=t
const f=o===null?null:i(o)
return r({fetch:d,now:l,sleep:u,random:c,cache:f,version:s.r})}function cacheFolder(t){return e.cacheDir===null?t:(0,r.resolve)(i,e.cacheDir)}}},6552:(e,t,n)=>{n.d(t,{c0:()=>fileLines,pb:()=>problemLines,tE:()=>warningLine})
var r=n(2107)
function problemLines({files:e,failure:t}){if(t===null)return[]
const n=new Set
const r=e.flatMap(({path:e,problems:t})=>t.map(t=>({path:e,...t})))
const s=r.filter(({message:e})=>t.kind==="input"||!n.has(e)&&n.add(e)).map(({path:e,line:t,column:n,message:r})=>`${e}:${t}:${n}: ${r}`)
return s.length>0?s:[`status-snippets: ${t.message}`]}function warningLine({path:e,line:t,column:n,message:r}){const s=e===undefined?"":`${e}:${t}:${n}: `
return`${s}warning: ${r}`}function fileLines({files:e},t){return e.map(e=>fileLine(e,t))}function fileLine({path:e,outcome:t,sections:n},s){const i=t==="changed"&&s?"would change":t
const a=n.filter(e=>e.outcome!=="unchanged")
if(a.length===0)return`${e}: ${i}`
const o=a.length===1?"1 section":`${a.length} sections`
const d=a.filter(r.yu).map(e=>`${e.previousAddress} → ${e.address}`)
return`${e}: ${i} (${[o,...new Set(d)].join(", ")})`}},4224:(e,t,n)=>{n.d(t,{L:()=>differingDomain})
var r=n(9638)
function differingDomain(e,t,n){if(t===null||(0,r.xU)(`https://${t}`,n))return[]
const s=`custom-domain is "${t}", but the service says that page "${e}" is at ${n}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}},2107:(e,t,n)=>{n.d(t,{df:()=>commitMessage,yu:()=>isMoved})
function headlineOf(e){const t=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const n=t.find(isMoved)
if(n?.previousAddress){const{slug:e,address:t,previousAddress:r}=n
return{kind:"moved",slug:e,address:t,previousAddress:r}}const[r]=t
if(!r)return null
const s=t.find(({previousAddress:e})=>e===null)
const{slug:i,address:a}=s??r
return{kind:s?"filled":"repaired",slug:i,address:a}}function isMoved({previousAddress:e,address:t}){return e!==null&&e!==t}function commitMessage(e){const t=headlineOf(e)
return t===null?"":`${subjectOf(t)}\n\n${bodyOf(t)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},3152:(e,t,n)=>{n.d(t,{d:()=>pageWarnings})
function pageWarnings(e,t){if(t.kind==="plan-required"){const n=`${t.error.message} For now the snippets of page "${e}" are generated without asking.`
return[{code:"plan-required",message:n}]}if(t.kind==="answered"&&t.answer.source==="stale"){const n=`${t.answer.reason} The last good answer about page "${e}" serves, and changes no section that shows the page already.`
return[{code:"stale",message:n}]}return[]}},7395:(e,t,n)=>{n.d(t,{C:()=>learnPage,V:()=>learnPages})
var r=n(1734)
const s=8
async function learnPages(e,t,n){const r=new Map
const i=e.values()
const a=Array.from({length:s},async()=>{for(const e of i)r.set(e,await learnPage(e,t,n))})
await Promise.all(a)
return r}async function learnPage(e,t,n){if(t==="offline")return{kind:"offline"}
try{return{kind:"answered",answer:await n(e)}}catch(e){if(e instanceof r.fk&&t==="auto")return{kind:"plan-required",error:e}
if(e instanceof r.cY)return{kind:"failed",error:e}
throw e}}},9638:(e,t,n)=>{n.d(t,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var r=n(4053)
var s=n(865)
function addressOf({slug:e,statusPageHost:t,customDomain:n}){if(n!==null)return`https://${n}`
if(t===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=readAddress(`https://${e}.${t}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${t}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const t=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(t===undefined)return{outcome:"refused",problem:"is not an https address"}
const n=t.replace(/\/$/,"")
const s=(0,r.r)(n,{fewestLabels:2,slugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${n}`}}function sameAddress(e,t){return new URL(e).href===new URL(t).href}},751:(e,t,n)=>{n.d(t,{w:()=>generateSnippets})
var r=n(4137)
var s=n(579)
var i=n(2343)
var a=n(1968)
function generateSnippets(e,t){return{status_page_url:t,badge_markdown:badgeMarkdown(e,t),badge_html:(0,s.H)((0,r.h)("a",{href:t},(0,r.h)("img",{alt:"Status",src:(0,a.p)(e)}))),widget_script:(0,s.H)((0,r.h)("script",scriptProperties(e))),widget_html:widgetHtml(e),minimal_md:minimalMarkdown(t)}}function badgeMarkdown(e,t){const n={type:"image",alt:"Status",url:(0,a.p)(e)}
return(0,i.x)({type:"paragraph",children:[{type:"link",url:t,children:[n]}]})}function minimalMarkdown(e){const t={type:"link",url:e,children:[{type:"text",value:e}]}
const n={type:"strong",children:[{type:"text",value:"Status:"}]}
const r={type:"text",value:" See live status → "}
return(0,i.x)({type:"paragraph",children:[n,r,t]})}function widgetHtml(e){const t={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const n=(0,r.h)("script",{...scriptProperties(e),...t})
return(0,s.H)((0,r.h)("div",["\n  ",n,"\n"]))}function scriptProperties(e){return{src:(0,a.Q)(e),"data-slug":e.slug,"data-theme":"auto"}}},4640:(e,t,n)=>{n.d(t,{y:()=>readHtml})
var r=n(3194)
function readHtml(e){const t=[]
const n=[]
const other=e=>()=>{t.push({kind:"other",what:e})}
const s={onStartTag({tagName:e,attrs:n,selfClosing:r}){t.push({kind:"start",name:e,attributes:n,selfClosing:r})},onEndTag({tagName:e}){t.push({kind:"end",name:e})},onWhitespaceCharacter(){t.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){n.push(e)}}
new r._F({sourceCodeLocationInfo:false},s).write(e,true)
return{tokens:t,errors:n}}},9400:(e,t,n)=>{n.d(t,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=n(9638)
var s=n(5225)
var i=n(3762)
var a=n(1968)
const o=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const d=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,t){const n=(0,r.zq)(e)
return n.outcome==="address"&&(0,r.xU)(n.address,t)?null:`is ${(0,i.h)(e)}, not the page's address ${(0,i.h)(t)}`}function findImageProblem(e,t){const n=(0,a.p)(t)
const r=e.startsWith(n)?e.slice(n.length):null
if(r===""||r!==null&&o.test(r))return null
return`is ${(0,i.h)(e)}, not the badge ${(0,i.h)(n)}`}function findScriptProblem(e,{baseUrl:t}){if(e.startsWith(t)&&d.test(e.slice(t.length)))return null
return`is ${(0,i.h)(e)}, not ${(0,i.h)(`${t}/static/embed/v1/status.js`)} (of whatever version)`}var l=n(9146)
var u=n(5248)
var c=n(2297)
function readMarkdown(e){return(0,l.Y)(e,{extensions:[(0,c.T)()],mdastExtensions:[(0,u.C)()]})}function isA(e,t){return e?.type===t}function onlyChild(e,t){if(!("children"in e)||e.children.length!==1)return null
const[n]=e.children
return isA(n,t)?n:null}function placeOf(e){const t=e.position?.start.offset
const n=e.position?.end.offset
if(t===undefined||n===undefined)throw new TypeError(`A ${e.type} node without a place`)
return{start:t,end:n}}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(e){const t=f.find(t=>e.includes(t))
return t===undefined?null:`a comment or marker ("${t}")`}const h=100
const m=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const g=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const p=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(e){const t=(0,s.P)(e)
if(t!==null)return`has ${t}`
const n=findMarkerText(e)
if(n!==null)return`has ${n}`
if(e.includes("<"))return'has "<", which can become HTML'
return[...e].length>h?`is longer than ${h} characters`:null}function findAltProblem(e){return e.trim()===""?"is empty":findWordsProblem(e)}function findMarkdownWordsProblem(e,t){const n=findWordsProblem(t)
if(n!==null)return n
const r=m.find(([n])=>t.includes(n)||e.includes(n))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const s=p.exec(e.replace(g," "))
if(s)return`has "${s[0]}" without a backslash, which can become markup`
return readsAs(`x ${e} x`,`x ${t} x`)?null:"is not plain text"}function readsAs(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const r=n?.children[0]
return n?.children.length===1&&isA(r,"text")&&r.value===t}const b={a:{required:["href"],attributes:{href:(e,{address:t})=>findTargetProblem(e,t),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(e,{page:t})=>findImageProblem(e,t),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(e,{page:t})=>findScriptProblem(e,t),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(e,{page:t})=>e===t.slug?null:`is not the slug "${t.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(e,t,n){const r=b[e]
if(!r)return`<${e}> is not allowed`
const s=r.required.find(e=>!t.some(t=>t.name===e))
if(s!==undefined)return`<${e}> has no ${s}`
for(const{name:s,value:i}of t){const t=ruleOf(r,s)
if(!t)return`<${e}> has an attribute that is not allowed: ${s}`
const a=t(i,n)
if(a!==null)return`${s} of <${e}> ${a}`}return null}function ruleOf({attributes:e,data:t},n){if(Object.hasOwn(e,n))return e[n]
return/^data-[a-z0-9-]+$/.test(n)?t:undefined}function matching(e){return t=>e.test(t)?null:"has a value it cannot have"}var $=n(4640)
const w={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(e,t,n){const{tokens:r,errors:s}=(0,$.y)(t)
if(s[0]!==undefined)return`its HTML is malformed (${s[0]})`
const i=w[e]
let a=0
for(const[e,t]of r.entries()){if(t.kind==="space"&&!isStartOf(r[e-1],"script"))continue
const s=i[a]
if(spell(t)!==s)return`it has ${spell(t)} where ${s??"it should end"}`
const o=t.kind==="start"?findStartProblem(t,n):null
if(o!==null)return o
a+=1}return a<i.length?`it ends without ${i[a]}`:null}function findStartProblem(e,t){if(e.selfClosing&&e.name!=="img")return`<${e.name}> is closed twice`
return findAttributeProblem(e.name,e.attributes,t)}function isStartOf(e,t){return e?.kind==="start"&&e.name===t}function spell(e){switch(e.kind){case"start":return`<${e.name}>`
case"end":return`</${e.name}>`
case"space":return"white space"
case"other":return e.what}}function findBadgeProblem(e,t,n){const r=onlyChild(readMarkdown(e),"paragraph")
const s=r&&onlyChild(r,"link")
const i=s&&onlyChild(s,"image")
if(!i)return"it is not one image in one link and nothing else"
return findLinkProblem(e,s,placeOf(i).end,n)??findBadgeImageProblem(e,i,t)}function findMinimalProblem(e,t){const n=onlyChild(readMarkdown(e),"paragraph")
const[r,s,i,...a]=n?.children??[]
const o=r&&isA(r,"strong")?onlyChild(r,"text"):null
const d=i&&isA(i,"link")?onlyChild(i,"text"):null
if(!o||!isA(s,"text")||!isA(i,"link")||!d||a.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![o,s,i,d].every(e=>e.position))return"its link is not written as one"
const l=findTargetProblem(d.value,t)
if(l!==null)return`the text of its link ${l}`
const u=findLinkProblem(e,i,placeOf(d).end,t)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(o.value))return"its label does not start with a letter"
if(!s.value.startsWith(" "))return"it has no space after its label"
if([...o.value,...s.value].length>100)return"its words are longer than 100 characters"
for(const t of[o,s]){const{start:n,end:r}=placeOf(t)
const s=findMarkdownWordsProblem(e.slice(n,r),t.value)
if(s!==null)return`its text ${s}`}return null}function findLinkProblem(e,t,n,r){const s=findTargetProblem(t.url,r)
if(s!==null)return`the target of its link ${s}`
return findResourceProblem(e.slice(n,placeOf(t).end),t)}function findBadgeImageProblem(e,t,n){const r=t.alt??""
const s=findImageProblem(t.url,n)
if(s!==null)return`the address of its image ${s}`
const{start:i,end:a}=placeOf(t)
const o=e.slice(i,a)
const d=/^!\[((?:\\.|[^\\\]])*)/s.exec(o)?.[1]??""
const l=findAltProblem(r)??findMarkdownWordsProblem(d,r)
if(l!==null)return`its alternative text ${l}`
return findResourceProblem(o.slice("![".length+d.length),t)}const v=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(e,{title:t}){const n=v.exec(e)
if(!n)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(n[1]??n[2]??"",t??"")
return r===null?null:`its title ${r}`}const k={badge_markdown:(e,{page:t,address:n})=>findBadgeProblem(e,t,n),badge_html:(e,t)=>findHtmlProblem("badge_html",e,t),widget_script:(e,t)=>findHtmlProblem("widget_script",e,t),widget_html:(e,t)=>findHtmlProblem("widget_html",e,t),minimal_md:(e,{address:t})=>findMinimalProblem(e,t)}
const P=2e3
function judgeAddress(e){const t=e.trim()
const n=(0,r.zq)(t)
if(n.outcome==="address")return{verdict:"safe",value:n.address}
return unsafe("status_page_url",`${(0,i.h)(t)} ${n.problem}`)}function judgeSnippet(e,t,n){const r=judgeAddress(t.status_page_url)
const s=t[e].trim()
if(r.verdict==="unsafe")return r
if(e==="status_page_url")return{verdict:"safe",value:s}
const i=findTextProblem(e,s,n)??k[e](s,{page:n,address:r.value})
return i===null?{verdict:"safe",value:s}:unsafe(e,i)}function findTextProblem(e,t,{baseUrl:n}){if(t==="")return"it is empty"
const r=P+2*n.length
if(t.length>r)return`it is longer than ${r} characters`
const i=e==="widget_html"?"allowed":"refused"
const a=(0,s.P)(t,i)
if(a!==null)return`it has ${a}`
if(t.split(/\r\n|\r|\n/).some(e=>e.trim()===""))return"it has a blank line"
const o=findMarkerText(t)
return o===null?null:`it has ${o}`}function unsafe(e,t){return{verdict:"unsafe",field:e,reason:t}}},579:(e,t,n)=>{n.d(t,{H:()=>printHtml})
var r=n(8619)
function printHtml(...e){return(0,r.V)({type:"root",children:e},{closeSelfClosing:true})}},2343:(e,t,n)=>{n.d(t,{x:()=>printMarkdown})
var r=n(8247)
var s=n(1529)
const i=(0,s.l)().use(r.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...e){const t={type:"root",children:e}
return i.stringify(t).trimEnd()}},1968:(e,t,n)=>{n.d(t,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:t}){return`${t}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}}}

