const e=require("./rolldown-runtime.js")
const t=require("./index.js")
let s=require("node:path")
let n=require("node:fs")
let i=require("node:process")
i=e.__toESM(i,1)
let r=require("node:events")
let o=require("node:http")
let a=require("node:zlib")
async function listenOnLoopback(e){const t=(0,o.createServer)()
t.listen(e,"127.0.0.1")
await(0,r.once)(t,"listening")
const{port:s}=t.address()
return{baseUrl:new URL(`http://127.0.0.1:${s}`).origin,respondWith:e=>void t.on("request",e),async close(){if(!t.listening)return
const e=(0,r.once)(t,"close")
t.close()
t.closeAllConnections()
await e}}}const l=["pro","growth","business","oss-hero","enterprise"]
function openPagesFile(e,s,n){let i=s()
let r={pages:parsePagesFile(e,i),problem:null}
const fail=e=>{if(!(e instanceof t.FileError))throw e
if(r.problem!==e.message)n(e.message)
r={...r,problem:e.message}}
return()=>{try{const t=s()
if(t===i&&r.problem===null)return r
i=t
r={pages:parsePagesFile(e,t),problem:null}}catch(e){fail(e)}return r}}function parsePagesFile(e,s){const n=parseJson(e,s)
if(!Array.isArray(n))throw invalid(e,"is not a list")
const i=n.map((t,s)=>parsePage(e,t,`entry ${s+1}`))
const r=i.map(({slug:e})=>e)
const o=r.find((e,t)=>r.indexOf(e)<t)
if(o===void 0)return i
throw invalid(e,`lists the page ${t.quote(o)} twice`,"remove one of the entries")}function parseJson(e,s){try{return JSON.parse(s.replace(/^\uFEFF/,""))}catch(n){const i=String(n instanceof Error?n.message:n).replace(/ \(line .*\)$/,"")
const r=/at position (\d+)/.exec(i)?.[1]
const{line:o,column:a}=t.createLocator(s)(Number(r??0))
const l=r===void 0?"":` at line ${o}, column ${a}`
const c=i.replace(/ (?:in JSON )?at position .*/,"")
throw new t.FileError("invalid-pages-file",e,{detail:`is not valid JSON${l} (${c})`,line:o})}}const c=["slug","customDomain","plan"]
function parsePage(e,s,n){if(typeof s!=="object"||s===null||Array.isArray(s))throw invalid(e,`has no object as its ${n}`)
const i=Object.keys(s).find(e=>!c.includes(e))
if(i!==void 0){const s=t.suggest(i,c)
const r=s===null?`use ${c.join(", ")}`:`did you mean "${s}"?`
throw invalid(e,`has the unknown key ${t.quote(i)} in ${n}`,r)}const{slug:r,customDomain:o=null,plan:a="growth"}=s
const u=l.find(e=>e===a)
if(u===void 0)throw invalid(e,`has the plan ${t.quote(asText(a))} in ${n}`,`use one of ${l.join(", ")}`)
if(typeof r!=="string")throw invalid(e,`has no text as "slug" in ${n}`)
try{const e=o===null?null:t.parseCustomDomain(asText(o),"customDomain")
return{slug:t.parseSlug(r),customDomain:e,plan:u}}catch(s){if(!(s instanceof t.InputError))throw s
throw invalid(e,`has an invalid value in ${n}: ${s.message.slice(0,s.message.length-s.fix.length-2)}`,s.fix)}}function asText(e){return typeof e==="string"?e:JSON.stringify(e)}function invalid(e,s,n){return new t.FileError("invalid-pages-file",e,{detail:s,...n!==void 0&&{fix:n}})}const u={html:"text/html; charset=utf-8",svg:"image/svg+xml; charset=utf-8",js:"text/javascript; charset=utf-8",css:"text/css; charset=utf-8",json:"application/json"}
function send(e,t,s,n={},i=200){e.writeHead(i,{"Content-Type":u[t],"Content-Length":Buffer.byteLength(s),"X-Content-Type-Options":"nosniff",...n})
e.end(s)}function refuse(e,t,s){send(e,"json",JSON.stringify({error:s}),{},t)}async function sendFile(e,t){const s=await Promise.resolve().then(()=>require("./serve-browser-files.js"))
send(e,t.slice(t.lastIndexOf(".")+1),s.browserFiles[t])}function parse(e,t){if(e instanceof RegExp)return{keys:false,pattern:e}
var s,n,i,r,o=[],a="",l=e.split("/")
l[0]||l.shift()
while(i=l.shift()){s=i[0]
if(s==="*"){o.push(s)
a+=i[1]==="?"?"(?:/(.*))?":"/(.*)"}else if(s===":"){n=i.indexOf("?",1)
r=i.indexOf(".",1)
o.push(i.substring(1,!!~n?n:!!~r?r:i.length))
a+=!!~n&&!~r?"(?:/([^/]+?))?":"/([^/]+?)"
if(!!~r)a+=(!!~n?"?":"")+"\\"+i.substring(r)}else a+="/"+i}return{keys:o,pattern:new RegExp("^"+a+(t?"(?=$|/)":"/?$"),"i")}}const d={"":0,GET:1,HEAD:2,PATCH:3,OPTIONS:4,CONNECT:5,DELETE:6,TRACE:7,POST:8,PUT:9}
var p=class{constructor(){this.routes=[]
this.all=this.add.bind(this,"")
this.get=this.add.bind(this,"GET")
this.head=this.add.bind(this,"HEAD")
this.patch=this.add.bind(this,"PATCH")
this.options=this.add.bind(this,"OPTIONS")
this.connect=this.add.bind(this,"CONNECT")
this.delete=this.add.bind(this,"DELETE")
this.trace=this.add.bind(this,"TRACE")
this.post=this.add.bind(this,"POST")
this.put=this.add.bind(this,"PUT")}use(e,...t){let s=[].concat.apply([],t)
let{keys:n,pattern:i}=parse(e,true)
this.routes.push({keys:n,pattern:i,method:"",handlers:s,midx:d[""]})
return this}add(e,t,...s){let{keys:n,pattern:i}=parse(t)
let r=[].concat.apply([],s)
this.routes.push({keys:n,pattern:i,method:e,handlers:r,midx:d[e]})
return this}find(e,t){let s=d[e]
let n=s===2
let i=0,r=0,o,a,l=this.routes
let c=[],u={},p=[]
for(;i<l.length;i++){a=l[i]
if(a.midx===s||a.midx===0||n&&a.midx===1){if(a.keys===false){c=a.pattern.exec(t)
if(c===null)continue
if(c.groups!==void 0)for(o in c.groups)u[o]=c.groups[o]
a.handlers.length>1?p=p.concat(a.handlers):p.push(a.handlers[0])}else if(a.keys.length>0){c=a.pattern.exec(t)
if(c===null)continue
for(r=0;r<a.keys.length;)u[a.keys[r]]=c[++r]
a.handlers.length>1?p=p.concat(a.handlers):p.push(a.handlers[0])}else if(a.pattern.test(t))a.handlers.length>1?p=p.concat(a.handlers):p.push(a.handlers[0])}}return{params:u,handlers:p}}}
const f={missingSlug:"missing slug",notFound:"not found",planRequired:"Markdown API requires Growth plan or higher"}
function createServiceRoutes(e){const t=new p
t.get(/^\/api\/embed\/markdown$/,async(t,{query:s,headers:n})=>{const i=s.get("slug")??""
if(i==="")return refuse(t,400,f.missingSlug)
const r=e.findPage(i)
if(r===void 0)return refuse(t,404,f.notFound)
if(r.plan==="pro")return refuse(t,403,f.planRequired)
const o=JSON.stringify(await snippetsOfPage(r,e))
const l=`"${(0,a.crc32)(o).toString(16)}"`
const c={"Cache-Control":"max-age=300",ETag:l}
if(n["if-none-match"]?.includes(l))t.writeHead(304,c).end()
else send(t,"json",o,c)})
t.get(/^\/badge\/(?<slug>[^/]+)\.svg$/,(t,{params:s})=>e.findPage(s.slug??"")===void 0?refuse(t,404,f.notFound):sendFile(t,"badge.svg"))
t.get(/^\/static\/embed\/v1\/status\.js$/,e=>sendFile(e,"widget.js"))
return t}function snippetsOfPage(e,{baseUrl:s,statusPageHost:n}){return t.generateSnippetSet({slug:e.slug,baseUrl:s},t.addressOf({...e,statusPageHost:n}))}function addPreviewRoutes(e,t,s){const{baseUrl:n,findPage:i}=t
const localImage=e=>{const[,t=""]=/\/badge\/([^/?#]+)\.svg(?:[?#]|$)/.exec(e)??[]
return i(t)?`${n}/badge/${t}.svg`:null}
e.get("/",async e=>{const{previewPage:i}=await Promise.resolve().then(()=>require("./preview-preview-page.js"))
const[r,o]=[s.version(),s.pagesProblem()]
const a=s.listPages().map(async e=>({page:e,snippets:await snippetsOfPage(e,t)}))
send(e,"html",i({baseUrl:n,version:r,pagesProblem:o,pages:await Promise.all(a),files:await s.previewFiles()},localImage),{"Content-Security-Policy":contentSecurityPolicy(n),"Referrer-Policy":"no-referrer","Cache-Control":"no-store"})})
for(const t of["page.js","page.css","badge.svg","github-markdown.css"])e.get(`/preview/${t}`,e=>sendFile(e,t))
e.get("/preview/events",e=>{const sendVersion=()=>void e.write(`event: version\ndata: ${s.version()}\n\n`)
e.writeHead(200,{"Content-Type":"text/event-stream","Cache-Control":"no-store"})
sendVersion()
e.on("close",s.subscribe(sendVersion))})}function contentSecurityPolicy(e){const t=`'self' ${e}`
return["default-src 'none'",`script-src ${t}`,`style-src ${t}`,`img-src ${t}`,"connect-src 'self'","base-uri 'none'","form-action 'none'","frame-ancestors 'none'"].join("; ")}function createRequestListener(e,t){const s=acceptedHosts(t)
return async({method:t,url:n="",headers:i},r)=>{if(!s.includes(i.host??""))return refuse(r,403,"this host name is not accepted")
if(t!=="GET"&&t!=="HEAD"){r.setHeader("Allow","GET, HEAD")
return refuse(r,405,"only GET and HEAD are allowed")}const[,o="",a=""]=/^([^?]*)\??(.*)$/s.exec(n)??[]
const{handlers:l,params:c}=e.find(t,o)
const[u]=l
if(u===void 0)return refuse(r,404,"not found")
try{await u(r,{params:c,query:new URLSearchParams(a),headers:i})}catch(e){if(r.headersSent)r.destroy()
else refuse(r,500,e instanceof Error?e.message:String(e))}}}function acceptedHosts(e){const t=new URL(e)
return[t.host,t.host.replace(t.hostname,"localhost")]}const g=250
function watchFiles(e,t){const s=new Set
let i=0
const handleChange=async()=>{await t()
i+=1
for(const e of s)e()}
for(const t of e)(0,n.watchFile)(t,{interval:g},handleChange)
return{version:()=>i,subscribe(e){s.add(e)
return()=>s.delete(e)},close(){for(const t of e)(0,n.unwatchFile)(t,handleChange)}}}const h=4010
const m="statuspage.me"
const serveCommand=async e=>{const{settings:n,environment:o,workingDirectory:a}=e
const l=e.files.length>0?e.files:n.files
const c=l.length>0?await t.findInputFiles(e,l):[]
const u=openPages(e)
let d=await findPagesOfSections(e,c)
const listPages=()=>mergePages(e,u().pages,d)
if(listPages().length===0)throw new t.UsageError("there is no page to serve","name one with --page acme, or list them in a file for --pages")
const p=await listen(n.port??h)
const f=watchFiles([...c.map(({realPath:e})=>e),...n.pages===null?[]:[(0,s.resolve)(a,n.pages)]],async()=>{d=await findPagesOfSections(e,c)
u()})
const g={baseUrl:p.baseUrl,statusPageHost:n.statusPageHost??m,findPage:e=>listPages().find(t=>t.slug===e)}
const w=createServiceRoutes(g)
addPreviewRoutes(w,g,{...f,listPages,pagesProblem:()=>u().problem,previewFiles:()=>previewFiles(e,c,g)})
p.respondWith(createRequestListener(w,p.baseUrl))
const v=Promise.race([(0,r.once)(i.default,"SIGINT"),(0,r.once)(i.default,"SIGTERM")])
o.stdout.write(`${p.baseUrl}\n`)
if(!n.quiet)t.writeLine(o.stderr,"Press Ctrl-C to stop.")
await v
f.close()
await p.close()
return"success"}
const w={plan:"growth",customDomain:null}
function mergePages({settings:e},t,s){const{slug:n,customDomain:i,page:r}=e
const o=n===null?[]:[{...w,slug:n,customDomain:i}]
const a=[...r.map(e=>({...w,...e})),...t,...o,...s]
const l=new Map
for(const e of a)if(!l.has(e.slug))l.set(e.slug,e)
return[...l.values()]}async function findPagesOfSections(e,s){const n=[]
for(const i of t.readInputFiles(e,s)){const s=await t.analyzeFile(i,{...e.settings,checkOnly:true},t.timeLimiter)
if(s.outcome!=="analyzed")continue
for(const{slug:e,customDomain:t}of s.configuredSections)n.push({...w,slug:e,customDomain:t})}return n}async function previewFiles(e,s,n){const{previewFile:i}=await Promise.resolve().then(()=>require("./preview-file-preview.js"))
const r={...e.settings,checkOnly:false}
const o=[...t.readInputFiles(e,s)]
return Promise.all(o.map(e=>i(e,r,n,t.timeLimiter)))}function openPages({settings:e,workingDirectory:n,environment:i}){const{pages:r}=e
if(r===null)return()=>({pages:[],problem:null})
const report=e=>t.writeLine(i.stderr,`warning: ${e}. The pages of its last valid version stay.`)
return openPagesFile(r,()=>t.readTextFile(r,(0,s.resolve)(n)),report)}async function listen(e){try{return await listenOnLoopback(e)}catch(s){const n=t.systemCodeOf(s)
const i=n==="EADDRINUSE"?"is already in use":`cannot be used (${n??s})`
throw new t.UsageError(`port ${e} ${i}`,"choose another one with --port, or a free one with --port 0")}}exports.serveCommand=serveCommand
exports.serviceErrors=f
exports.snippetsOfPage=snippetsOfPage

