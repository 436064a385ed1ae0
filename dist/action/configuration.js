"use strict"
exports.id=203
exports.ids=[203]
exports.modules={2627:(e,t,n)=>{n.d(t,{parseConfigurationFile:()=>parseConfigurationFile})
var i=n(3162)
var o=n(7819)
var r=n(6101)
var s=n(8159)
var a=n(6453)
var c=n(1641)
const l="status-snippets"
const u=1024*1024
const f=a.fF
const d=new Map(f.filter(e=>e.inFile).map(e=>[(0,c.Cb)(e.name),e]))
const h={baseUrl:"whoever changes the file could choose where credentials are sent",header:"credentials do not belong in a repository",headers:"credentials do not belong in a repository",cacheDir:"folders differ from machine to machine",cwd:"folders differ from machine to machine"}
function parseConfigurationFile(e,t){if(t.length>u)throw new s.e(`${e}:1:1:`,"this file is larger than 1 MiB: shorten it")
const n=parseJson(e,t.replace(/^\uFEFF/,""))
const i=/(?:^|[\\/])package\.json$/.test(e)
const o=i?findMember(n,l)?.value:n
if(o===undefined)return null
if(o.type!=="Object"){const t=i?l:"this file"
throw new s.e(placeOf(e,o),`${t} is ${describe(o)}, not an object: write { "slug": "acme" }`)}const r=new Map
for(const t of o.members){const n=keyOf(t)
if(n==="$schema")continue
const i=`${placeOf(e,t)} ${n}`
const o=d.get(n)
if(o===undefined)throw unknownKey(i,n)
if(r.has(o.name))throw new s.e(i,"is set twice: remove one of the two")
r.set(o.name,{givenAs:i,values:readValues(o,t.value,i)})}(0,c.P$)(r)
return r}function parseJson(e,t){try{return(0,i.qg)(t,{mode:"json"}).body}catch(n){const{line:i=1,column:r=1,offset:a=t.length}=n
const c=t.slice(a)
if(/^\/[/*]/.test(c)){throw new s.e(`${e}:${i}:${r}:`,"this is a comment, which JSON does not have: remove it")}const l=c.trim()===""?"this file ends too early":`${(0,o.h)(c.slice(0,1))} is not expected here`
throw new s.e(`${e}:${i}:${r}:`,`${l}: correct the JSON`)}}function findMember(e,t){return e.type==="Object"?e.members.find(e=>keyOf(e)===t):undefined}function keyOf({name:e}){return e.type==="String"?e.value:e.name}function placeOf(e,{loc:t}){return`${e}:${t.start.line}:${t.start.column}:`}function unknownKey(e,t){const n=f.find(({name:e,input:n})=>[(0,c.Cb)(e),n].includes(t))
if(n!==undefined){const i=h[t]??"it belongs to a single run"
return new s.e(e,`cannot be set in a file, because ${i}: set the option ${n.name} instead`)}const i=[...d.keys()]
const o=(0,r.Z)(t,i)
const a=o===null?`use one of ${i.join(", ")}`:`did you mean ${o}?`
return new s.e(e,`is not a setting: ${a}`)}function readValues(e,t,n){const refuse=e=>new s.e(n,`is ${describe(t)}, not ${e}`)
if(e.kind==="seconds"){if(t.type!=="Number")throw refuse(`a number: for example, write ${e.default}`)
return[String(t.value)]}const i=e.kind==="list"||e.name==="show"
if(i&&t.type==="Array"){const i=t.elements.map(({value:e})=>e.type==="String"?e.value:null)
const o=i.filter(e=>e!==null&&e!=="")
if(o.length===0||o.length<i.length)throw new s.e(n,`must contain texts: ${example(e)}`)
return e.kind==="list"?o.map(e=>refuseOutside(e,n)):[o.join(" ")]}if(e.kind==="list")throw refuse(`a list: ${example(e)}`)
if(t.type!=="String")throw refuse(`a text: ${example(e)}`)
return[t.value]}function refuseOutside(e,t){if(!/^!?(?:[\\/]|[a-z]:)|(?:^!?|[\\/])\.\.(?:[\\/]|$)/i.test(e))return e
const n='write a path relative to the folder of this file, without ".."'
throw new s.e(t,`${(0,o.h)(e)} can lead outside the folder of this file: ${n}`)}function example(e){if(e.kind==="list")return'write ["README.md", "docs"]'
return e.kind==="choice"?`write "${e.choices[0]}"`:"write it in quotes"}function describe(e){if(e.type==="Array")return"a list"
if(e.type==="Object")return"an object"
if(e.type==="String")return`the text ${(0,o.h)(e.value)}`
return"value"in e?String(e.value):"null"}}}

