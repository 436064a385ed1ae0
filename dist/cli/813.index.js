export const id=813
export const ids=[813]
export const modules={2743:(e,n,t)=>{t.d(n,{y:()=>askingWith})
var r=t(6760)
var s=t(3411)
function askingWith({settings:e,world:n,folder:i}){const{baseUrl:a,headers:o,timeout:d,maxAge:l}=e
let u
return async e=>{u??=open()
return(await u)({slug:e,baseUrl:a,headers:o,timeout:d,maxAge:l})}
async function open(){const{askOnce:r}=await Promise.all([t.e(203),t.e(916)]).then(t.bind(t,9916))
const{openCacheFolder:i}=await t.e(844).then(t.bind(t,7844))
const{cacheLocation:a}=await t.e(947).then(t.bind(t,3947))
const o=e.cache?cacheFolder(a(n)):null
const{fetch:d,now:l,sleep:u,random:c}=n
const f=o===null?null:i(o)
return r({fetch:d,now:l,sleep:u,random:c,cache:f,version:s.r})}function cacheFolder(n){return e.cacheDir===null?n:(0,r.resolve)(i,e.cacheDir)}}},6552:(e,n,t)=>{t.d(n,{c0:()=>fileLines,pb:()=>problemLines,tE:()=>warningLine})
var r=t(2107)
function problemLines({files:e,failure:n}){if(n===null)return[]
const t=new Set
const r=e.flatMap(({path:e,problems:n})=>n.map(n=>({path:e,...n})))
const s=r.filter(({message:e})=>n.kind==="input"||!t.has(e)&&t.add(e)).map(({path:e,line:n,column:t,message:r})=>`${e}:${n}:${t}: ${r}`)
return s.length>0?s:[`status-snippets: ${n.message}`]}function warningLine({path:e,line:n,column:t,message:r}){const s=e===undefined?"":`${e}:${n}:${t}: `
return`${s}warning: ${r}`}function fileLines({files:e},n){return e.map(e=>fileLine(e,n))}function fileLine({path:e,outcome:n,sections:t},s){const i=n==="changed"&&s?"would change":n
const a=t.filter(e=>e.outcome!=="unchanged")
if(a.length===0)return`${e}: ${i}`
const o=a.length===1?"1 section":`${a.length} sections`
const d=a.filter(r.yu).map(e=>`${e.previousAddress} → ${e.address}`)
return`${e}: ${i} (${[o,...new Set(d)].join(", ")})`}},4224:(e,n,t)=>{t.d(n,{L:()=>differingDomain})
var r=t(9638)
function differingDomain(e,n,t){if(n===null||(0,r.xU)(`https://${n}`,t))return[]
const s=`custom-domain is "${n}", but the service says that page "${e}" is at ${t}; the service is followed, so correct or remove custom-domain`
return[{code:"custom-domain-differs",message:s}]}},2107:(e,n,t)=>{t.d(n,{df:()=>commitMessage,yu:()=>isMoved})
function headlineOf(e){const n=e.flatMap(({sections:e})=>e.filter(({outcome:e})=>e!=="unchanged"))
const t=n.find(isMoved)
if(t?.previousAddress){const{slug:e,address:n,previousAddress:r}=t
return{kind:"moved",slug:e,address:n,previousAddress:r}}const[r]=n
if(!r)return null
const s=n.find(({previousAddress:e})=>e===null)
const{slug:i,address:a}=s??r
return{kind:s?"filled":"repaired",slug:i,address:a}}function isMoved({previousAddress:e,address:n}){return e!==null&&e!==n}function commitMessage(e){const n=headlineOf(e)
return n===null?"":`${subjectOf(n)}\n\n${bodyOf(n)}`}function subjectOf(e){switch(e.kind){case"moved":return`Point the status badge at ${e.address}`
case"filled":return`Add the status badge of ${e.address}`
case"repaired":return`Repair the status badge of ${e.address}`}}function bodyOf(e){switch(e.kind){case"moved":return`The page "${e.slug}" moved from ${e.previousAddress} to ${e.address}.`
case"filled":return`The section for the page "${e.slug}" was empty.`
case"repaired":return`The section for the page "${e.slug}" differed from its snippets.`}}},3152:(e,n,t)=>{t.d(n,{d:()=>pageWarnings})
function pageWarnings(e,n){if(n.kind==="plan-required"){const t=`${n.error.message} For now the snippets of page "${e}" are generated without asking.`
return[{code:"plan-required",message:t}]}if(n.kind==="answered"&&n.answer.source==="stale"){const t=`${n.answer.reason} The last good answer about page "${e}" serves, and changes no section that shows the page already.`
return[{code:"stale",message:t}]}return[]}},7395:(e,n,t)=>{t.d(n,{C:()=>learnPage,V:()=>learnPages})
var r=t(1734)
const s=8
async function learnPages(e,n,t){const r=new Map
const i=e.values()
const a=Array.from({length:s},async()=>{for(const e of i)r.set(e,await learnPage(e,n,t))})
await Promise.all(a)
return r}async function learnPage(e,n,t){if(n==="offline")return{kind:"offline"}
try{return{kind:"answered",answer:await t(e)}}catch(e){if(e instanceof r.fk&&n==="auto")return{kind:"plan-required",error:e}
if(e instanceof r.cY)return{kind:"failed",error:e}
throw e}}},9638:(e,n,t)=>{t.d(n,{ci:()=>addressOf,xU:()=>sameAddress,zq:()=>readAddress})
var r=t(4053)
var s=t(865)
function addressOf({slug:e,statusPageHost:n,customDomain:t}){if(t!==null)return`https://${t}`
if(n===null){throw new s.d({input:"status-page-host",value:"",problem:"is not known",fix:`give status-page-host (or custom-domain), because the address of page "${e}" cannot be built from base-url`})}const r=readAddress(`https://${e}.${n}`)
if(r.outcome==="address")return r.address
throw new s.d({input:"slug",value:e,problem:`makes no host name under ${n}, which then ${r.problem}`,fix:"check the slug, or give custom-domain"})}function readAddress(e){const n=/^https:\/\/(.*)$/s.exec(e)?.[1]
if(n===undefined)return{outcome:"refused",problem:"is not an https address"}
const t=n.replace(/\/$/,"")
const s=(0,r.r)(t,{fewestLabels:2,slugLabels:true})
if(s.outcome==="refused")return s
return{outcome:"address",address:`https://${t}`}}function sameAddress(e,n){return new URL(e).href===new URL(n).href}},4640:(e,n,t)=>{t.d(n,{y:()=>readHtml})
var r=t(3194)
function readHtml(e){const n=[]
const t=[]
const other=e=>()=>{n.push({kind:"other",what:e})}
const s={onStartTag({tagName:e,attrs:t,selfClosing:r}){n.push({kind:"start",name:e,attributes:t,selfClosing:r})},onEndTag({tagName:e}){n.push({kind:"end",name:e})},onWhitespaceCharacter(){n.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:e}){t.push(e)}}
new r._F({sourceCodeLocationInfo:false},s).write(e,true)
return{tokens:n,errors:t}}},9400:(e,n,t)=>{t.d(n,{K:()=>judgeAddress,$:()=>judgeSnippet})
var r=t(9638)
var s=t(5225)
var i=t(3762)
var a=t(1968)
const o=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const d=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(e,n){const t=(0,r.zq)(e)
return t.outcome==="address"&&(0,r.xU)(t.address,n)?null:`is ${(0,i.h)(e)}, not the page's address ${(0,i.h)(n)}`}function findImageProblem(e,n){const t=(0,a.p)(n)
const r=e.startsWith(t)?e.slice(t.length):null
if(r===""||r!==null&&o.test(r))return null
return`is ${(0,i.h)(e)}, not the badge ${(0,i.h)(t)}`}function findScriptProblem(e,{baseUrl:n}){if(e.startsWith(n)&&d.test(e.slice(n.length)))return null
return`is ${(0,i.h)(e)}, not ${(0,i.h)(`${n}/static/embed/v1/status.js`)} (of whatever version)`}var l=t(9146)
var u=t(5248)
var c=t(2297)
function readMarkdown(e){return(0,l.Y)(e,{extensions:[(0,c.T)()],mdastExtensions:[(0,u.C)()]})}function isA(e,n){return e?.type===n}function onlyChild(e,n){if(!("children"in e)||e.children.length!==1)return null
const[t]=e.children
return isA(t,n)?t:null}function placeOf(e){const n=e.position?.start.offset
const t=e.position?.end.offset
if(n===undefined||t===undefined)throw new TypeError(`A ${e.type} node without a place`)
return{start:n,end:t}}const f=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(e){const n=f.find(n=>e.includes(n))
return n===undefined?null:`a comment or marker ("${n}")`}const h=100
const m=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const g=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const p=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(e){const n=(0,s.P)(e)
if(n!==null)return`has ${n}`
const t=findMarkerText(e)
if(t!==null)return`has ${t}`
if(e.includes("<"))return'has "<", which can become HTML'
return[...e].length>h?`is longer than ${h} characters`:null}function findAltProblem(e){return e.trim()===""?"is empty":findWordsProblem(e)}function findMarkdownWordsProblem(e,n){const t=findWordsProblem(n)
if(t!==null)return t
const r=m.find(([t])=>n.includes(t)||e.includes(t))
if(r)return`has "${r[0]}", which can become ${r[1]}`
const s=p.exec(e.replace(g," "))
if(s)return`has "${s[0]}" without a backslash, which can become markup`
return readsAs(`x ${e} x`,`x ${n} x`)?null:"is not plain text"}function readsAs(e,n){const t=onlyChild(readMarkdown(e),"paragraph")
const r=t?.children[0]
return t?.children.length===1&&isA(r,"text")&&r.value===n}const b={a:{required:["href"],attributes:{href:(e,{address:n})=>findTargetProblem(e,n),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(e,{page:n})=>findImageProblem(e,n),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(e,{page:n})=>findScriptProblem(e,n),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(e,{page:n})=>e===n.slug?null:`is not the slug "${n.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(e,n,t){const r=b[e]
if(!r)return`<${e}> is not allowed`
const s=r.required.find(e=>!n.some(n=>n.name===e))
if(s!==undefined)return`<${e}> has no ${s}`
for(const{name:s,value:i}of n){const n=ruleOf(r,s)
if(!n)return`<${e}> has an attribute that is not allowed: ${s}`
const a=n(i,t)
if(a!==null)return`${s} of <${e}> ${a}`}return null}function ruleOf({attributes:e,data:n},t){if(Object.hasOwn(e,t))return e[t]
return/^data-[a-z0-9-]+$/.test(t)?n:undefined}function matching(e){return n=>e.test(n)?null:"has a value it cannot have"}var $=t(4640)
const w={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(e,n,t){const{tokens:r,errors:s}=(0,$.y)(n)
if(s[0]!==undefined)return`its HTML is malformed (${s[0]})`
const i=w[e]
let a=0
for(const[e,n]of r.entries()){if(n.kind==="space"&&!isStartOf(r[e-1],"script"))continue
const s=i[a]
if(spell(n)!==s)return`it has ${spell(n)} where ${s??"it should end"}`
const o=n.kind==="start"?findStartProblem(n,t):null
if(o!==null)return o
a+=1}return a<i.length?`it ends without ${i[a]}`:null}function findStartProblem(e,n){if(e.selfClosing&&e.name!=="img")return`<${e.name}> is closed twice`
return findAttributeProblem(e.name,e.attributes,n)}function isStartOf(e,n){return e?.kind==="start"&&e.name===n}function spell(e){switch(e.kind){case"start":return`<${e.name}>`
case"end":return`</${e.name}>`
case"space":return"white space"
case"other":return e.what}}function findBadgeProblem(e,n,t){const r=onlyChild(readMarkdown(e),"paragraph")
const s=r&&onlyChild(r,"link")
const i=s&&onlyChild(s,"image")
if(!i)return"it is not one image in one link and nothing else"
return findLinkProblem(e,s,placeOf(i).end,t)??findBadgeImageProblem(e,i,n)}function findMinimalProblem(e,n){const t=onlyChild(readMarkdown(e),"paragraph")
const[r,s,i,...a]=t?.children??[]
const o=r&&isA(r,"strong")?onlyChild(r,"text"):null
const d=i&&isA(i,"link")?onlyChild(i,"text"):null
if(!o||!isA(s,"text")||!isA(i,"link")||!d||a.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![o,s,i,d].every(e=>e.position))return"its link is not written as one"
const l=findTargetProblem(d.value,n)
if(l!==null)return`the text of its link ${l}`
const u=findLinkProblem(e,i,placeOf(d).end,n)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(o.value))return"its label does not start with a letter"
if(!s.value.startsWith(" "))return"it has no space after its label"
if([...o.value,...s.value].length>100)return"its words are longer than 100 characters"
for(const n of[o,s]){const{start:t,end:r}=placeOf(n)
const s=findMarkdownWordsProblem(e.slice(t,r),n.value)
if(s!==null)return`its text ${s}`}return null}function findLinkProblem(e,n,t,r){const s=findTargetProblem(n.url,r)
if(s!==null)return`the target of its link ${s}`
return findResourceProblem(e.slice(t,placeOf(n).end),n)}function findBadgeImageProblem(e,n,t){const r=n.alt??""
const s=findImageProblem(n.url,t)
if(s!==null)return`the address of its image ${s}`
const{start:i,end:a}=placeOf(n)
const o=e.slice(i,a)
const d=/^!\[((?:\\.|[^\\\]])*)/s.exec(o)?.[1]??""
const l=findAltProblem(r)??findMarkdownWordsProblem(d,r)
if(l!==null)return`its alternative text ${l}`
return findResourceProblem(o.slice("![".length+d.length),n)}const v=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(e,{title:n}){const t=v.exec(e)
if(!t)return"it is not written as [text](address)"
const r=findMarkdownWordsProblem(t[1]??t[2]??"",n??"")
return r===null?null:`its title ${r}`}const k={badge_markdown:(e,{page:n,address:t})=>findBadgeProblem(e,n,t),badge_html:(e,n)=>findHtmlProblem("badge_html",e,n),widget_script:(e,n)=>findHtmlProblem("widget_script",e,n),widget_html:(e,n)=>findHtmlProblem("widget_html",e,n),minimal_md:(e,{address:n})=>findMinimalProblem(e,n)}
const P=2e3
function judgeAddress(e){const n=e.trim()
const t=(0,r.zq)(n)
if(t.outcome==="address")return{verdict:"safe",value:t.address}
return unsafe("status_page_url",`${(0,i.h)(n)} ${t.problem}`)}function judgeSnippet(e,n,t){const r=judgeAddress(n.status_page_url)
const s=n[e].trim()
if(r.verdict==="unsafe")return r
if(e==="status_page_url")return{verdict:"safe",value:s}
const i=findTextProblem(e,s,t)??k[e](s,{page:t,address:r.value})
return i===null?{verdict:"safe",value:s}:unsafe(e,i)}function findTextProblem(e,n,{baseUrl:t}){if(n==="")return"it is empty"
const r=P+2*t.length
if(n.length>r)return`it is longer than ${r} characters`
const i=e==="widget_html"?"allowed":"refused"
const a=(0,s.P)(n,i)
if(a!==null)return`it has ${a}`
if(n.split(/\r\n|\r|\n/).some(e=>e.trim()===""))return"it has a blank line"
const o=findMarkerText(n)
return o===null?null:`it has ${o}`}function unsafe(e,n){return{verdict:"unsafe",field:e,reason:n}}},1968:(e,n,t)=>{t.d(n,{Q:()=>widgetScript,p:()=>badgeImage})
function badgeImage({slug:e,baseUrl:n}){return`${n}/badge/${e}.svg`}function widgetScript({baseUrl:e}){return`${e}/static/embed/v1/status.js`}}}

