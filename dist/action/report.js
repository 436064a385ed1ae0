"use strict"
exports.id=857
exports.ids=[857]
exports.modules={46311:(t,e,n)=>{n.d(e,{formatDiff:()=>formatDiff})
const s=4
function formatDiff(t){return t.map(formatFile).join("")}function formatFile({path:t,before:e,after:n,edits:s}){const[r,o]=[new Lines(e),new Lines(n)]
const a=toBlocks(s,r,o).flatMap(t=>findChangedLines(t,r,o))
const f=toHunks(a).map(t=>formatHunk(t,r,o))
return[`--- a/${t}\n+++ b/${t}\n`,...f].join("")}class Lines{#t
#e=[]
constructor(t){this.#t=t
for(let e=0;e<t.length;){this.#e.push(e)
const n=t.indexOf("\n",e)
e=n<0?t.length:n+1}}get count(){return this.#e.length}at(t){return this.#t.slice(this.#e[t],this.#e[t+1])}around({start:t,end:e}){const n=this.#n(e)
return{start:this.#n(t),end:Math.min(n+1,this.count)}}#n(t){if(t===this.#t.length&&this.#t.endsWith("\n"))return this.count
let[e,n]=[0,this.count]
while(e<n){const s=e+n>>1
if((this.#e[s]??t)<=t)e=s+1
else n=s}return Math.max(e-1,0)}}function toBlocks(t,e,n){const s=[]
for(const r of t){const t={before:e.around(r.before),after:n.around(r.after)}
const o=s.at(-1)
if(o&&t.before.start<o.before.end)s[s.length-1]=join(o,t)
else s.push(t)}return s}function join(t,e){return{before:{start:t.before.start,end:e.before.end},after:{start:t.after.start,end:e.after.end}}}function findChangedLines({before:t,after:e},n,s){const isSame=(t,e)=>n.at(t)===s.at(e)
const[r,o]=[t.end-t.start,e.end-e.start]
if(r===o){const n=[]
for(let s=0;s<r;s+=1){const[r,o]=[t.start+s,e.start+s]
if(isSame(r,o))continue
const a={before:{start:r,end:r+1},after:{start:o,end:o+1}}
const f=n.at(-1)
if(f?.before.end===r)n[n.length-1]=join(f,a)
else n.push(a)}return n}const a=Math.min(r,o)
let[f,i]=[0,0]
while(f<a&&isSame(t.start+f,e.start+f))f+=1
while(i<a-f&&isSame(t.end-i-1,e.end-i-1))i+=1
const trim=({start:t,end:e})=>({start:t+f,end:e-i})
return[{before:trim(t),after:trim(e)}]}function toHunks(t){const e=[]
for(const n of t){const t=e.at(-1)
const r=t?.at(-1)
if(t&&r&&n.before.start-r.before.end<=2*s)t.push(n)
else e.push([n])}return e}function formatHunk(t,e,n){const[r,o]=[t[0],t.at(-1)]
if(!r||!o)return""
const a=Math.max(r.before.start-s,0)
const f=Math.min(o.before.end+s,e.count)
const i=r.after.start-(r.before.start-a)
const c=o.after.end+(f-o.before.end)
const d=[`@@ -${formatRange(a,f)} +${formatRange(i,c)} @@\n`]
let u=a
for(const{before:s,after:r}of t){addLines(d," ",e,{start:u,end:s.start})
addLines(d,"-",e,s)
addLines(d,"+",n,r)
u=s.end}addLines(d," ",e,{start:u,end:f})
return d.join("")}function formatRange(t,e){return`${e>t?t+1:t},${e-t}`}function addLines(t,e,n,{start:s,end:r}){for(let o=s;o<r;o+=1){const s=n.at(o)
t.push(e,s,s.endsWith("\n")?"":"\n\\ No newline at end of file\n")}}}}

