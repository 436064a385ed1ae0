"use strict"
exports.id=552
exports.ids=[552,857]
exports.modules={74324:(t,e,n)=>{n.d(e,{L:()=>describeFiles,createCommitMessage:()=>createCommitMessage,e:()=>requireSummary})
var r=n(9669)
var s=n(74408)
var a=n(82949)
function createCommitMessage(t,e){const n=requireSummary(t)
const[s="",...o]=(0,a.o)(e??"",n).trim().split(/\r\n|\n|\r/)
if(s.trim()!=="")return{subject:s.trim(),body:o.join("\n").trim()}
return{subject:(0,r.sF)(n),body:describeFiles(t)}}function describeFiles(t){const e=(0,s.M)(t)
return e.length>0?e.join("\n"):(0,r.e_)(requireSummary(t))}function requireSummary(t){const e=(0,r.i7)(t)
if(e===null)throw new Error("No section has changed")
return e}},35953:(t,e,n)=>{n.d(e,{describeChange:()=>describeChange})
var r=n(77598)
var s=n(92359)
var a=n(9669)
var o=n(46311)
var i=n(74408)
var c=n(75283)
var f=n(93924)
var u=n(74324)
var d=n(82949)
const h=3e4
const l=50
function describeChange(t,{commitMessage:e,pullRequestTitle:n,token:r}){const o=(0,u.e)(t.files)
const i=(0,d.o)(n??"",o).replace(/\s+/g," ").trim()
const c=hashChange(t)
return{text:(0,s.ic)(i||(0,a.sF)(o),describe(t,r),c),message:(0,u.createCommitMessage)(t.files,e),hash:c}}function describe({files:t,changes:e},n){const r=(0,f.zW)("diff",(0,f.xv)((0,o.formatDiff)(e),h))
const s=(0,c.b)(n)
return[`<p>${(0,f.js)((0,u.L)(t))}</p>`,(0,i.H)(t,l),(0,f.r0)("Diff",r),"Only the text between the markers changes. This description and the branch are kept up to date until the pull "+"request is merged. If you close it, it is not opened again for the same change.",...s===null?[]:[`> [!NOTE]\n> ${s}`]].join("\n\n")}function hashChange({changes:t}){const e=t.map(({path:t,after:e,edits:n})=>[t,n.map(t=>e.slice(t.after.start,t.after.end).replace(/\r\n?/g,"\n"))])
return(0,r.createHash)("sha256").update(JSON.stringify(e)).digest("hex")}},92359:(t,e,n)=>{n.d(e,{R_:()=>closedBody,er:()=>findHash,ic:()=>createPullRequestText})
const r=/<!-- status-snippets-hash: (\w+) -->/g
const s=256
const a=65536
function createPullRequestText(t,e,n){if(!/^\w+$/.test(n))throw new TypeError(`"${n}" is not a hash of letters and digits`)
const r=`\n\n\x3c!-- status-snippets-hash: ${n} --\x3e`
return{title:truncate(t,s),body:`${truncate(e,a-r.length)}${r}`}}function findHash(t){return[...t.matchAll(r)].at(-1)?.[1]??null}function closedBody(t,e){const n=`\n\nClosed because branch \`${e}\` is already up to date.`
const s=t.replace(r,"").trimEnd()
return`${truncate(s,a-n.length)}${n}`}function truncate(t,e){if(t.length<=e)return t
return t.slice(0,e).replace(/[\uD800-\uDBFF]$/,"")}},46311:(t,e,n)=>{n.d(e,{formatDiff:()=>formatDiff})
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
let[i,c]=[0,0]
while(i<o&&isSame(t.start+i,e.start+i))i+=1
while(c<o-i&&isSame(t.end-c-1,e.end-c-1))c+=1
const trim=({start:t,end:e})=>({start:t+i,end:e-c})
return[{before:trim(t),after:trim(e)}]}function toHunks(t){const e=[]
for(const n of t){const t=e.at(-1)
const s=t?.at(-1)
if(t&&s&&n.before.start-s.before.end<=2*r)t.push(n)
else e.push([n])}return e}function formatHunk(t,e,n){const[s,a]=[t[0],t.at(-1)]
if(!s||!a)return""
const o=Math.max(s.before.start-r,0)
const i=Math.min(a.before.end+r,e.count)
const c=s.after.start-(s.before.start-o)
const f=a.after.end+(i-a.before.end)
const u=[`@@ -${formatRange(o,i)} +${formatRange(c,f)} @@\n`]
let d=o
for(const{before:r,after:s}of t){addLines(u," ",e,{start:d,end:r.start})
addLines(u,"-",e,r)
addLines(u,"+",n,s)
d=r.end}addLines(u," ",e,{start:d,end:i})
return u.join("")}function formatRange(t,e){return`${e>t?t+1:t},${e-t}`}function addLines(t,e,n,{start:r,end:s}){for(let a=r;a<s;a+=1){const r=n.at(a)
t.push(e,r,r.endsWith("\n")?"":"\n\\ No newline at end of file\n")}}}}

