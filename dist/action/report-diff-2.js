"use strict"
exports.id=953
exports.ids=[953,311,324]
exports.modules={4324:(t,e,n)=>{n.d(e,{I:()=>requireHeadline,L:()=>describeFiles,createCommitMessage:()=>createCommitMessage})
var r=n(9669)
var s=n(4408)
var a=n(2949)
function createCommitMessage(t,e){const n=requireHeadline(t)
const[s="",...o]=(0,a.o)(e??"",n).trim().split(/\r\n|\n|\r/)
if(s.trim()!=="")return{subject:s.trim(),body:o.join("\n").trim()}
return{subject:(0,r.et)(n),body:describeFiles(t)}}function describeFiles(t){const e=(0,s.M)(t)
return e.length>0?e.join("\n"):(0,r.EN)(requireHeadline(t))}function requireHeadline(t){const e=(0,r.gD)(t)
if(e===null)throw new Error("No section has changed")
return e}},5953:(t,e,n)=>{n.d(e,{describeChange:()=>describeChange})
var r=n(7598)
var s=n(2359)
var a=n(9669)
var o=n(6311)
var i=n(4408)
var f=n(5283)
var c=n(3924)
var d=n(4324)
var u=n(2949)
const h=3e4
const l=50
function describeChange(t,{commitMessage:e,pullRequestTitle:n,token:r}){const o=(0,d.I)(t.files)
const i=(0,u.o)(n??"",o).replace(/\s+/g," ").trim()
const f=hashChange(t)
return{text:(0,s.ic)(i||(0,a.et)(o),describe(t,r),f),message:(0,d.createCommitMessage)(t.files,e),hash:f}}function describe({files:t,changes:e},n){const r=(0,c.zW)("diff",(0,c.xv)((0,o.formatDiff)(e),h))
const s=(0,f.b)(n)
return[`<p>${(0,c.js)((0,d.L)(t))}</p>`,(0,i.H)(t,l),(0,c.r0)("Diff",r),"Only the text between the markers changes. This description and the branch are kept up to date until the pull "+"request is merged. If you close it, it is not opened again for the same change.",...s===null?[]:[`> [!NOTE]\n> ${s}`]].join("\n\n")}function hashChange({changes:t}){const e=t.map(({path:t,after:e,edits:n})=>[t,n.map(t=>e.slice(t.after.start,t.after.end).replace(/\r\n?/g,"\n"))])
return(0,r.createHash)("sha256").update(JSON.stringify(e)).digest("hex")}},6311:(t,e,n)=>{n.d(e,{formatDiff:()=>formatDiff})
const r=4
function formatDiff(t){return t.map(formatFile).join("")}function formatFile({path:t,before:e,after:n,edits:r}){const[s,a]=[new Lines(e),new Lines(n)]
const o=toBlocks(r,s,a).flatMap(t=>findChangedLines(t,s,a))
const i=toHunks(o).map(t=>formatHunk(t,s,a))
return[`--- a/${t}\n+++ b/${t}\n`,...i].join("")}class Lines{#t
#e=[]
constructor(t){this.#t=t
for(let e=0;e<t.length;){this.#e.push(e)
const n=t.indexOf("\n",e)
e=n<0?t.length:n+1}}get count(){return this.#e.length}at(t){return this.#t.slice(this.#e[t],this.#e[t+1])}around({start:t,end:e}){const n=this.#n(e)
return{start:this.#n(t),end:Math.min(n+1,this.count)}}#n(t){if(t===this.#t.length&&this.#t.endsWith("\n"))return this.count
let[e,n]=[0,this.count]
while(e<n){const r=e+n>>1
if((this.#e[r]??t)<=t)e=r+1
else n=r}return Math.max(e-1,0)}}function toBlocks(t,e,n){const r=[]
for(const s of t){const t={before:e.around(s.before),after:n.around(s.after)}
const a=r.at(-1)
if(a&&t.before.start<a.before.end)r[r.length-1]=join(a,t)
else r.push(t)}return r}function join(t,e){return{before:{start:t.before.start,end:e.before.end},after:{start:t.after.start,end:e.after.end}}}function findChangedLines({before:t,after:e},n,r){const isSame=(t,e)=>n.at(t)===r.at(e)
const[s,a]=[t.end-t.start,e.end-e.start]
if(s===a){const n=[]
for(let r=0;r<s;r+=1){const[s,a]=[t.start+r,e.start+r]
if(isSame(s,a))continue
const o={before:{start:s,end:s+1},after:{start:a,end:a+1}}
const i=n.at(-1)
if(i?.before.end===s)n[n.length-1]=join(i,o)
else n.push(o)}return n}const o=Math.min(s,a)
let[i,f]=[0,0]
while(i<o&&isSame(t.start+i,e.start+i))i+=1
while(f<o-i&&isSame(t.end-f-1,e.end-f-1))f+=1
const trim=({start:t,end:e})=>({start:t+i,end:e-f})
return[{before:trim(t),after:trim(e)}]}function toHunks(t){const e=[]
for(const n of t){const t=e.at(-1)
const s=t?.at(-1)
if(t&&s&&n.before.start-s.before.end<=2*r)t.push(n)
else e.push([n])}return e}function formatHunk(t,e,n){const[s,a]=[t[0],t.at(-1)]
if(!s||!a)return""
const o=Math.max(s.before.start-r,0)
const i=Math.min(a.before.end+r,e.count)
const f=s.after.start-(s.before.start-o)
const c=a.after.end+(i-a.before.end)
const d=[`@@ -${formatRange(o,i)} +${formatRange(f,c)} @@\n`]
let u=o
for(const{before:r,after:s}of t){addLines(d," ",e,{start:u,end:r.start})
addLines(d,"-",e,r)
addLines(d,"+",n,s)
u=r.end}addLines(d," ",e,{start:u,end:i})
return d.join("")}function formatRange(t,e){return`${e>t?t+1:t},${e-t}`}function addLines(t,e,n,{start:r,end:s}){for(let a=r;a<s;a+=1){const r=n.at(a)
t.push(e,r,r.endsWith("\n")?"":"\n\\ No newline at end of file\n")}}}}

