const e=4
function formatDiff(e){return e.map(e=>`--- a/${e.path}\n+++ b/${e.path}\n${formatHunks([...diffLines(e)])}`).join("")}function*diffLines({before:e,after:t,edits:n}){let i=0
for(const s of toBlocks(e,t,n)){yield*toLines(" ",splitAfterLineFeeds(e.slice(i,s.before.start)))
yield*compareLines(splitAfterLineFeeds(e.slice(s.before.start,s.before.end)),splitAfterLineFeeds(t.slice(s.after.start,s.after.end)))
i=s.before.end}yield*toLines(" ",splitAfterLineFeeds(e.slice(i)))}function toBlocks(e,t,n){const i=[]
for(const s of n){const n=i.at(-1)
const o=n&&(s.before.start<n.before.end||s.after.start<n.after.end)?i.pop():void 0
i.push({before:wholeLines(e,s.before,o?.before),after:wholeLines(t,s.after,o?.after)})}return i}function wholeLines(e,{start:t,end:n},i){if(i&&n<i.end)return i
const s=e.indexOf("\n",n)
const o=t===0?0:e.lastIndexOf("\n",t-1)+1
return{start:i?.start??o,end:s<0?e.length:s+1}}function splitAfterLineFeeds(e){return e.match(/[^\n]*\n|[^\n]+/g)??[]}function toLines(e,t){return t.map(t=>({sign:e,text:t}))}function*compareLines(e,t){const n=Math.min(e.length,t.length)
let i=0
while(i<n&&e.at(-1-i)===t.at(-1-i))i+=1
const s=e.length-i
const o=t.slice(0,t.length-i)
const r=[]
for(const[t,n]of e.slice(0,s).entries()){const e=o[t]
if(e===n){yield*toLines("+",r.splice(0))
yield{sign:" ",text:n}}else{yield{sign:"-",text:n}
if(e!==void 0)r.push(e)}}yield*toLines("+",[...r,...o.slice(s)])
yield*toLines(" ",e.slice(s))}function formatHunks(t){const n=[]
for(const[i,{sign:s}]of t.entries()){if(s===" ")continue
const[o,r]=[Math.max(i-e,0),Math.min(i+1+e,t.length)]
const f=n.at(-1)
if(f&&o<=f.end)f.end=r
else n.push({start:o,end:r})}let[i,s,o]=[0,0,0]
return n.map(({start:e,end:n})=>{const r=t.slice(e,n)
const f=r.filter(({sign:e})=>e!=="+").length
const a=r.filter(({sign:e})=>e!=="-").length
s+=e-i
o+=e-i
const c=`@@ -${formatRange(s,f)} +${formatRange(o,a)} @@\n`;[i,s,o]=[n,s+f,o+a]
return c+r.map(formatLine).join("")}).join("")}function formatRange(e,t){return`${t>0?e+1:e},${t}`}function formatLine({sign:e,text:t}){return`${e}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}exports.formatDiff=formatDiff

