"use strict"
exports.id=173
exports.ids=[173]
exports.modules={8173:(e,t,n)=>{n.r(t)
n.d(t,{serveCommand:()=>serveCommand})
var s=n(8474)
var i=n(6760)
var o=n(1708)
var r=n(8159)
var a=n(1812)
var c=n(2611)
var l=n(9065)
var u=n(8659)
var d=n(7067)
async function listenOnLoopback(e){const t=(0,d.createServer)()
t.listen(e,"127.0.0.1")
await(0,s.once)(t,"listening")
const{port:n}=t.address()
return{baseUrl:new URL(`http://127.0.0.1:${n}`).origin,respondWith:e=>void t.on("request",e),async close(){if(!t.listening)return
const e=(0,s.once)(t,"close")
t.close()
t.closeAllConnections()
await e}}}var f=n(1244)
var h=n(9529)
var g=n(8551)
var p=n(7032)
var m=n(7819)
var v=n(6101)
const w=["pro","growth","business","oss-hero","enterprise"]
function openPagesFile(e,t,n){let s=t()
let i={pages:parsePagesFile(e,s),problem:null}
const fail=e=>{if(!(e instanceof a.f6))throw e
if(i.problem!==e.message)n(e.message)
i={...i,problem:e.message}}
return()=>{try{const n=t()
if(n===s&&i.problem===null)return i
s=n
i={pages:parsePagesFile(e,n),problem:null}}catch(e){fail(e)}return i}}function parsePagesFile(e,t){const n=parseJson(e,t)
if(!Array.isArray(n))throw invalid(e,"is not a list")
const s=n.map((t,n)=>parsePage(e,t,`entry ${n+1}`))
const i=s.map(({slug:e})=>e)
const o=i.find((e,t)=>i.indexOf(e)<t)
if(o===undefined)return s
throw invalid(e,`lists the page ${(0,m.h)(o)} twice`,"remove one of the entries")}function parseJson(e,t){try{return JSON.parse(t.replace(/^\uFEFF/,""))}catch(n){const s=String(n instanceof Error?n.message:n).replace(/ \(line .*\)$/,"")
const i=/at position (\d+)/.exec(s)?.[1]
const{line:o,column:r}=(0,p.T)(t)(Number(i??0))
const c=i===undefined?"":` at line ${o}, column ${r}`
const l=s.replace(/ (?:in JSON )?at position .*/,"")
throw new a.f6("invalid-pages-file",e,{detail:`is not valid JSON${c} (${l})`,line:o})}}const y=["slug","customDomain","plan"]
function parsePage(e,t,n){if(typeof t!=="object"||t===null||Array.isArray(t)){throw invalid(e,`has no object as its ${n}`)}const s=Object.keys(t).find(e=>!y.includes(e))
if(s!==undefined){const t=(0,v.Z)(s,y)
const i=t===null?`use ${y.join(", ")}`:`did you mean "${t}"?`
throw invalid(e,`has the unknown key ${(0,m.h)(s)} in ${n}`,i)}const{slug:i,customDomain:o=null,plan:r="growth"}=t
const a=w.find(e=>e===r)
if(a===undefined){const t=`has the plan ${(0,m.h)(asText(r))} in ${n}`
throw invalid(e,t,`use one of ${w.join(", ")}`)}if(typeof i!=="string")throw invalid(e,`has no text as "slug" in ${n}`)
try{const e=o===null?null:(0,f.ZL)(asText(o),"customDomain")
return{slug:(0,g.d)(i),customDomain:e,plan:a}}catch(t){if(!(t instanceof h.d))throw t
const s=t.message.slice(0,t.message.length-t.fix.length-2)
throw invalid(e,`has an invalid value in ${n}: ${s}`,t.fix)}}function asText(e){return typeof e==="string"?e:JSON.stringify(e)}function invalid(e,t,n){return new a.f6("invalid-pages-file",e,{detail:t,...n!==undefined&&{fix:n}})}var b=n(210)
var P=n(9864)
function addPreviewRoutes(e,t,s){const{baseUrl:i,findPage:o}=t
const ownImage=e=>{const[,t=""]=/\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(e)??[]
return o(t)?`${i}/badge/${t}.svg`:null}
e.get("/",async e=>{const{previewPage:o}=await Promise.all([n.e(497),n.e(990),n.e(706),n.e(617),n.e(189),n.e(244),n.e(694),n.e(721),n.e(613)]).then(n.bind(n,2613))
const[r,a]=[s.version(),s.pagesProblem()]
const c=s.listPages().map(async e=>({page:e,snippets:await(0,P.vD)(e,t)}))
const l={baseUrl:i,version:r,pagesProblem:a,pages:await Promise.all(c),files:await s.previewFiles()};(0,b.tN)(e,"html",o(l,ownImage),{"Content-Security-Policy":contentSecurityPolicy(i),"Referrer-Policy":"no-referrer","Cache-Control":"no-store"})})
for(const t of["page.js","page.css","badge.svg","github-markdown.css"]){e.get(`/preview/${t}`,e=>(0,b.TX)(e,t))}e.get("/preview/events",e=>{const sendVersion=()=>void e.write(`event: version\ndata: ${s.version()}\n\n`)
e.writeHead(200,{"Content-Type":"text/event-stream","Cache-Control":"no-store"})
sendVersion()
e.on("close",s.subscribe(sendVersion))})}function contentSecurityPolicy(e){const t=`'self' ${e}`
return["default-src 'none'",`script-src ${t}`,`style-src ${t}`,`img-src ${t}`,"connect-src 'self'","base-uri 'none'","form-action 'none'","frame-ancestors 'none'"].join("; ")}function createRequestListener(e,t){const n=ownHosts(t)
return async({method:t,url:s="",headers:i},o)=>{if(!n.includes(i.host??""))return(0,b.TR)(o,403,"this host name is not accepted")
if(t!=="GET"&&t!=="HEAD"){o.setHeader("Allow","GET, HEAD")
return(0,b.TR)(o,405,"only GET and HEAD are allowed")}const[,r="",a=""]=/^([^?]*)\??(.*)$/s.exec(s)??[]
const{handlers:c,params:l}=e.find(t,r)
const[u]=c
if(u===undefined)return(0,b.TR)(o,404,"not found")
try{await u(o,{params:l,query:new URLSearchParams(a),headers:i})}catch(e){if(o.headersSent)o.destroy()
else(0,b.TR)(o,500,e instanceof Error?e.message:String(e))}}}function ownHosts(e){const t=new URL(e)
return[t.host,t.host.replace(t.hostname,"localhost")]}var T=n(3024)
const $=250
function watchFiles(e,t){const n=new Set
let s=0
const changed=async()=>{await t()
s+=1
for(const e of n)e()}
for(const t of e)(0,T.watchFile)(t,{interval:$},changed)
return{version:()=>s,subscribe(e){n.add(e)
return()=>n.delete(e)},close(){for(const t of e)(0,T.unwatchFile)(t,changed)}}}var x=n(5250)
var S=n(610)
const O=4010
const E="statuspage.me"
const serveCommand=async e=>{const{settings:t,environment:n,workingDirectory:a}=e
const c=e.files.length>0?e.files:t.files
const l=c.length>0?await(0,x.Tr)(e,c):[]
const u=openPages(e)
let d=await findPagesOfSections(e,l)
const listPages=()=>mergePages(e,u().pages,d)
if(listPages().length===0){throw new r.N("there is no page to serve","name one with --page acme, or list them in a file for --pages")}const f=await listen(t.port??O)
const h=[...l.map(({realPath:e})=>e),...t.pages===null?[]:[(0,i.resolve)(a,t.pages)]]
const g=watchFiles(h,async()=>{d=await findPagesOfSections(e,l)
u()})
const p={baseUrl:f.baseUrl,statusPageHost:t.statusPageHost??E,findPage:e=>listPages().find(t=>t.slug===e)}
const m=(0,P.cy)(p)
addPreviewRoutes(m,p,{...g,listPages,pagesProblem:()=>u().problem,previewFiles:()=>previewFiles(e,l,p)})
f.respondWith(createRequestListener(m,f.baseUrl))
const v=Promise.race([(0,s.once)(o,"SIGINT"),(0,s.once)(o,"SIGTERM")])
n.stdout.write(`${f.baseUrl}\n`)
if(!t.quiet)(0,S._r)(n.stderr,"Press Ctrl-C to stop.")
await v
g.close()
await f.close()
return"success"}
const R={plan:"growth",customDomain:null}
function mergePages({settings:e},t,n){const{slug:s,customDomain:i,page:o}=e
const r=s===null?[]:[{...R,slug:s,customDomain:i}]
const a=[...o.map(e=>({...R,...e})),...t,...r,...n]
const c=new Map
for(const e of a)if(!c.has(e.slug))c.set(e.slug,e)
return[...c.values()]}async function findPagesOfSections(e,t){const n=[]
for(const s of(0,x.UK)(e,t)){const t=await(0,l.x)(s,{...e.settings,checkOnly:true},u.g)
if(t.outcome!=="analyzed")continue
for(const{slug:e,customDomain:s}of t.configuredSections)n.push({...R,slug:e,customDomain:s})}return n}async function previewFiles(e,t,s){const{previewFile:i}=await n.e(81).then(n.bind(n,8081))
const o={...e.settings,checkOnly:false}
const r=[...(0,x.UK)(e,t)]
return Promise.all(r.map(e=>i(e,o,s,u.g)))}function openPages({settings:e,workingDirectory:t,environment:n}){const{pages:s}=e
if(s===null)return()=>({pages:[],problem:null})
const report=e=>(0,S._r)(n.stderr,`warning: ${e}. The pages of its last valid version stay.`)
return openPagesFile(s,()=>(0,c.Gu)(s,(0,i.resolve)(t)),report)}async function listen(e){try{return await listenOnLoopback(e)}catch(t){const n=(0,a.c7)(t)
const s=n==="EADDRINUSE"?"is already in use":`cannot be used (${n??t})`
throw new r.N(`port ${e} ${s}`,"choose another one with --port, or a free one with --port 0")}}},210:(e,t,n)=>{n.d(t,{TR:()=>refuse,TX:()=>sendFile,tN:()=>send})
const s={html:"text/html; charset=utf-8",svg:"image/svg+xml; charset=utf-8",js:"text/javascript; charset=utf-8",css:"text/css; charset=utf-8",json:"application/json"}
function send(e,t,n,i={},o=200){e.writeHead(o,{"Content-Type":s[t],"Content-Length":Buffer.byteLength(n),"X-Content-Type-Options":"nosniff",...i})
e.end(n)}function refuse(e,t,n){send(e,"json",JSON.stringify({error:n}),{},t)}async function sendFile(e,t){const s=await n.e(885).then(n.bind(n,1885))
send(e,t.slice(t.lastIndexOf(".")+1),s.browserFiles[t])}},9864:(e,t,n)=>{n.d(t,{cy:()=>createServiceRoutes,He:()=>l,vD:()=>snippetsOfPage})
var s=n(8522)
function parse(e,t){if(e instanceof RegExp)return{keys:false,pattern:e}
var n,s,i,o,r=[],a="",c=e.split("/")
c[0]||c.shift()
while(i=c.shift()){n=i[0]
if(n==="*"){r.push(n)
a+=i[1]==="?"?"(?:/(.*))?":"/(.*)"}else if(n===":"){s=i.indexOf("?",1)
o=i.indexOf(".",1)
r.push(i.substring(1,!!~s?s:!!~o?o:i.length))
a+=!!~s&&!~o?"(?:/([^/]+?))?":"/([^/]+?)"
if(!!~o)a+=(!!~s?"?":"")+"\\"+i.substring(o)}else{a+="/"+i}}return{keys:r,pattern:new RegExp("^"+a+(t?"(?=$|/)":"/?$"),"i")}}var i=/(\/|^)([:*][^/]*?)(\?)?(?=[/.]|$)/g
function inject(e,t){return e.replace(i,(e,n,s,i)=>{e=t[s=="*"?s:s.substring(1)]
return e?"/"+e:i||s=="*"?"":"/"+s})}const o={"":0,GET:1,HEAD:2,PATCH:3,OPTIONS:4,CONNECT:5,DELETE:6,TRACE:7,POST:8,PUT:9}
class Trouter{constructor(){this.routes=[]
this.all=this.add.bind(this,"")
this.get=this.add.bind(this,"GET")
this.head=this.add.bind(this,"HEAD")
this.patch=this.add.bind(this,"PATCH")
this.options=this.add.bind(this,"OPTIONS")
this.connect=this.add.bind(this,"CONNECT")
this.delete=this.add.bind(this,"DELETE")
this.trace=this.add.bind(this,"TRACE")
this.post=this.add.bind(this,"POST")
this.put=this.add.bind(this,"PUT")}use(e,...t){let n=[].concat.apply([],t)
let{keys:s,pattern:i}=parse(e,true)
this.routes.push({keys:s,pattern:i,method:"",handlers:n,midx:o[""]})
return this}add(e,t,...n){let{keys:s,pattern:i}=parse(t)
let r=[].concat.apply([],n)
this.routes.push({keys:s,pattern:i,method:e,handlers:r,midx:o[e]})
return this}find(e,t){let n=o[e]
let s=n===2
let i=0,r=0,a,c,l=this.routes
let u=[],d={},f=[]
for(;i<l.length;i++){c=l[i]
if(c.midx===n||c.midx===0||s&&c.midx===1){if(c.keys===false){u=c.pattern.exec(t)
if(u===null)continue
if(u.groups!==void 0)for(a in u.groups)d[a]=u.groups[a]
c.handlers.length>1?f=f.concat(c.handlers):f.push(c.handlers[0])}else if(c.keys.length>0){u=c.pattern.exec(t)
if(u===null)continue
for(r=0;r<c.keys.length;)d[c.keys[r]]=u[++r]
c.handlers.length>1?f=f.concat(c.handlers):f.push(c.handlers[0])}else if(c.pattern.test(t)){c.handlers.length>1?f=f.concat(c.handlers):f.push(c.handlers[0])}}}return{params:d,handlers:f}}}var r=n(2764)
var a=n(8418)
var c=n(210)
const l={missingSlug:"missing slug",notFound:"not found",planRequired:"Markdown API requires Growth plan or higher"}
function createServiceRoutes(e){const t=new Trouter
t.get("/api/embed/markdown",async(t,{query:n,headers:i})=>{const o=n.get("slug")??""
if(o==="")return(0,c.TR)(t,400,l.missingSlug)
const r=e.findPage(o)
if(r===undefined)return(0,c.TR)(t,404,l.notFound)
if(r.plan==="pro")return(0,c.TR)(t,403,l.planRequired)
const a=JSON.stringify(await snippetsOfPage(r,e))
const u=`"${(0,s.crc32)(a).toString(16)}"`
const d={"Cache-Control":"max-age=300",ETag:u}
if(i["if-none-match"]?.includes(u))t.writeHead(304,d).end()
else(0,c.tN)(t,"json",a,d)})
t.get("/badge/:slug.svg",(t,{params:n})=>{const s=e.findPage(n.slug??"")
return s===undefined?(0,c.TR)(t,404,l.notFound):(0,c.TX)(t,"badge.svg")})
t.get("/static/embed/v1/status.js",e=>(0,c.TX)(e,"widget.js"))
return t}function snippetsOfPage(e,{baseUrl:t,statusPageHost:n}){return(0,r.Z)({slug:e.slug,baseUrl:t},(0,a.ci)({...e,statusPageHost:n}))}}}

