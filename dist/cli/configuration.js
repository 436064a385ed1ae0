"use strict"
exports.id=203
exports.ids=[203]
exports.modules={2627:(e,n,t)=>{t.d(n,{parseConfigurationFile:()=>parseConfigurationFile})
var i=t(3162)
var o=t(7819)
var r=t(6101)
var s=t(8159)
var a=t(8050)
var c=t(1641)
const l="status-snippets"
const u=1024*1024
const f=a.fF
const d=new Map(f.filter(e=>e.inFile).map(e=>[(0,c.Cb)(e.name),e]))
const h={baseUrl:"whoever changes the file could choose where credentials are sent",header:"credentials do not belong in a repository",headers:"credentials do not belong in a repository",cacheDir:"folders differ from machine to machine",cwd:"folders differ from machine to machine"}
function parseConfigurationFile(e,n){if(n.length>u)throw new s.e(`${e}:1:1:`,"this file is larger than 1 MiB: shorten it")
const t=parseJson(e,n.replace(/^\uFEFF/,""))
const i=/(?:^|[\\/])package\.json$/.test(e)
const o=i?findMember(t,l)?.value:t
if(o===undefined)return null
if(o.type!=="Object"){const n=i?l:"this file"
throw new s.e(placeOf(e,o),`${n} is ${describe(o)}, not an object: write { "slug": "acme" }`)}const r=new Map
for(const n of o.members){const t=keyOf(n)
if(t==="$schema")continue
const i=`${placeOf(e,n)} ${t}`
const o=d.get(t)
if(o===undefined)throw unknownKey(i,t)
if(r.has(o.name))throw new s.e(i,"is set twice: remove one of the two")
r.set(o.name,{givenAs:i,values:toValues(o,n.value,i)})}(0,c.P$)(r)
return r}function parseJson(e,n){try{return(0,i.qg)(n,{mode:"json"}).body}catch(t){const{line:i=1,column:r=1,offset:a=n.length}=t
const c=n.slice(a)
if(/^\/[/*]/.test(c)){throw new s.e(`${e}:${i}:${r}:`,"this is a comment, which JSON does not have: remove it")}const l=c.trim()===""?"this file ends too early":`${(0,o.h)(c.slice(0,1))} is not expected here`
throw new s.e(`${e}:${i}:${r}:`,`${l}: correct the JSON`)}}function findMember(e,n){return e.type==="Object"?e.members.find(e=>keyOf(e)===n):undefined}function keyOf({name:e}){return e.type==="String"?e.value:e.name}function placeOf(e,{loc:n}){return`${e}:${n.start.line}:${n.start.column}:`}function unknownKey(e,n){const t=f.find(({name:e,input:t})=>[(0,c.Cb)(e),t].includes(n))
if(t!==undefined){const i=h[n]??"it belongs to a single run"
return new s.e(e,`cannot be set in a file, because ${i}: set the option ${t.name} instead`)}const i=[...d.keys()]
const o=(0,r.Z)(n,i)
const a=o===null?`use one of ${i.join(", ")}`:`did you mean ${o}?`
return new s.e(e,`is not a setting: ${a}`)}function toValues(e,n,t){const refuse=e=>new s.e(t,`is ${describe(n)}, not ${e}`)
if(e.kind==="seconds"){if(n.type!=="Number")throw refuse(`a number: for example, write ${e.default}`)
return[String(n.value)]}const i=e.kind==="list"||e.name==="show"
if(i&&n.type==="Array"){const i=n.elements.map(({value:e})=>e.type==="String"?e.value:null)
const o=i.filter(e=>e!==null&&e!=="")
if(o.length===0||o.length<i.length)throw new s.e(t,`must contain texts: ${example(e)}`)
return e.kind==="list"?o.map(e=>refuseOutside(e,t)):[o.join(" ")]}if(e.kind==="list")throw refuse(`a list: ${example(e)}`)
if(n.type!=="String")throw refuse(`a text: ${example(e)}`)
return[n.value]}function refuseOutside(e,n){if(!/^!?(?:[\\/]|[a-z]:)|(?:^!?|[\\/])\.\.(?:[\\/]|$)/i.test(e))return e
const t='write a path relative to the folder of this file, without ".."'
throw new s.e(n,`${(0,o.h)(e)} can lead outside the folder of this file: ${t}`)}function example(e){if(e.kind==="list")return'write ["README.md", "docs"]'
return e.kind==="choice"?`write "${e.choices[0]}"`:"write it in quotes"}function describe(e){if(e.type==="Array")return"a list"
if(e.type==="Object")return"an object"
if(e.type==="String")return`the text ${(0,o.h)(e.value)}`
return"value"in e?String(e.value):"null"}},9593:(e,n,t)=>{t.d(n,{readConfiguration:()=>readConfiguration})
var i=t(6760)
var o=t(1641)
var r=t(2611)
var s=t(9003)
async function readConfiguration(e,n=(0,s.Eu)(e,o.fl)){for(const t of n){const nameIn=n=>(0,i.relative)(e,n).split(i.sep).join("/")
const n=nameIn(t)
const{realPath:o}=(0,s.xq)(t,(0,s.ky)(e),n)
const a=(0,r.km)(n,o,e=>mayContainSettings((0,i.basename)(t),e))
const c=a===null?null:await parse(n,a)
if(c===null)continue
const l=c.get("files")
const u=nameIn((0,i.dirname)(t))
if(l===undefined||u==="")return c
const f=l.values.map(e=>e.replace(/^!?/,e=>`${e}${u}/`))
return new Map(c).set("files",{...l,values:f})}return new Map}function mayContainSettings(e,n){return e!=="package.json"||n.includes('"status-snippets"')}async function parse(e,n){const{parseConfigurationFile:i}=await Promise.all([t.e(162),t.e(203)]).then(t.bind(t,2627))
return i(e,n)}}}

