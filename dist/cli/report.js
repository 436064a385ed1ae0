exports.id=857
exports.ids=[857]
exports.modules={7336:t=>{let e=process||{},n=e.argv||[],r=e.env||{}
let s=!(!!r.NO_COLOR||n.includes("--no-color"))&&(!!r.FORCE_COLOR||n.includes("--color")||e.platform==="win32"||(e.stdout||{}).isTTY&&r.TERM!=="dumb"||!!r.CI)
let formatter=(t,e,n=t)=>r=>{let s=""+r,o=s.indexOf(e,t.length)
return~o?t+replaceClose(s,e,n,o)+e:t+s+e}
let replaceClose=(t,e,n,r)=>{let s="",o=0
do{s+=t.substring(o,r)+n
o=r+e.length
r=t.indexOf(e,o)}while(~r)
return s+t.substring(o)}
let createColors=(t=s)=>{let e=t?formatter:()=>String
return{isColorSupported:t,reset:e("\x1b[0m","\x1b[0m"),bold:e("\x1b[1m","\x1b[22m","\x1b[22m\x1b[1m"),dim:e("\x1b[2m","\x1b[22m","\x1b[22m\x1b[2m"),italic:e("\x1b[3m","\x1b[23m"),underline:e("\x1b[4m","\x1b[24m"),inverse:e("\x1b[7m","\x1b[27m"),hidden:e("\x1b[8m","\x1b[28m"),strikethrough:e("\x1b[9m","\x1b[29m"),black:e("\x1b[30m","\x1b[39m"),red:e("\x1b[31m","\x1b[39m"),green:e("\x1b[32m","\x1b[39m"),yellow:e("\x1b[33m","\x1b[39m"),blue:e("\x1b[34m","\x1b[39m"),magenta:e("\x1b[35m","\x1b[39m"),cyan:e("\x1b[36m","\x1b[39m"),white:e("\x1b[37m","\x1b[39m"),gray:e("\x1b[90m","\x1b[39m"),bgBlack:e("\x1b[40m","\x1b[49m"),bgRed:e("\x1b[41m","\x1b[49m"),bgGreen:e("\x1b[42m","\x1b[49m"),bgYellow:e("\x1b[43m","\x1b[49m"),bgBlue:e("\x1b[44m","\x1b[49m"),bgMagenta:e("\x1b[45m","\x1b[49m"),bgCyan:e("\x1b[46m","\x1b[49m"),bgWhite:e("\x1b[47m","\x1b[49m"),blackBright:e("\x1b[90m","\x1b[39m"),redBright:e("\x1b[91m","\x1b[39m"),greenBright:e("\x1b[92m","\x1b[39m"),yellowBright:e("\x1b[93m","\x1b[39m"),blueBright:e("\x1b[94m","\x1b[39m"),magentaBright:e("\x1b[95m","\x1b[39m"),cyanBright:e("\x1b[96m","\x1b[39m"),whiteBright:e("\x1b[97m","\x1b[39m"),bgBlackBright:e("\x1b[100m","\x1b[49m"),bgRedBright:e("\x1b[101m","\x1b[49m"),bgGreenBright:e("\x1b[102m","\x1b[49m"),bgYellowBright:e("\x1b[103m","\x1b[49m"),bgBlueBright:e("\x1b[104m","\x1b[49m"),bgMagentaBright:e("\x1b[105m","\x1b[49m"),bgCyanBright:e("\x1b[106m","\x1b[49m"),bgWhiteBright:e("\x1b[107m","\x1b[49m")}}
t.exports=createColors()
t.exports.createColors=createColors},688:(t,e,n)=>{"use strict"
n.d(e,{colorDiff:()=>colorDiff})
var r=n(7336)
const s=r.createColors(true)
const o=[["--- ",s.bold],["+++ ",s.bold],["@@",s.cyan],["-",s.red],["+",s.green]]
function colorDiff(t){return t.split("\n").map(t=>o.find(([e])=>t.startsWith(e))?.[1](t)??t).join("\n")}},6311:(t,e,n)=>{"use strict"
n.d(e,{formatDiff:()=>formatDiff})
const r=4
function formatDiff(t){return t.map(formatFile).join("")}function formatFile({path:t,before:e,after:n,edits:r}){const[s,o]=[new Lines(e),new Lines(n)]
const i=toBlocks(r,s,o).flatMap(t=>findChangedLines(t,s,o))
const a=toHunks(i).map(t=>formatHunk(t,s,o))
return[`--- a/${t}\n+++ b/${t}\n`,...a].join("")}class Lines{#t
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
const o=r.at(-1)
if(o&&t.before.start<o.before.end)r[r.length-1]=join(o,t)
else r.push(t)}return r}function join(t,e){return{before:{start:t.before.start,end:e.before.end},after:{start:t.after.start,end:e.after.end}}}function findChangedLines({before:t,after:e},n,r){const isSame=(t,e)=>n.at(t)===r.at(e)
const[s,o]=[t.end-t.start,e.end-e.start]
if(s===o){const n=[]
for(let r=0;r<s;r+=1){const[s,o]=[t.start+r,e.start+r]
if(isSame(s,o))continue
const i={before:{start:s,end:s+1},after:{start:o,end:o+1}}
const a=n.at(-1)
if(a?.before.end===s)n[n.length-1]=join(a,i)
else n.push(i)}return n}const i=Math.min(s,o)
let[a,m]=[0,0]
while(a<i&&isSame(t.start+a,e.start+a))a+=1
while(m<i-a&&isSame(t.end-m-1,e.end-m-1))m+=1
const trim=({start:t,end:e})=>({start:t+a,end:e-m})
return[{before:trim(t),after:trim(e)}]}function toHunks(t){const e=[]
for(const n of t){const t=e.at(-1)
const s=t?.at(-1)
if(t&&s&&n.before.start-s.before.end<=2*r)t.push(n)
else e.push([n])}return e}function formatHunk(t,e,n){const[s,o]=[t[0],t.at(-1)]
if(!s||!o)return""
const i=Math.max(s.before.start-r,0)
const a=Math.min(o.before.end+r,e.count)
const m=s.after.start-(s.before.start-i)
const f=o.after.end+(a-o.before.end)
const c=[`@@ -${formatRange(i,a)} +${formatRange(m,f)} @@\n`]
let l=i
for(const{before:r,after:s}of t){addLines(c," ",e,{start:l,end:r.start})
addLines(c,"-",e,r)
addLines(c,"+",n,s)
l=r.end}addLines(c," ",e,{start:l,end:a})
return c.join("")}function formatRange(t,e){return`${e>t?t+1:t},${e-t}`}function addLines(t,e,n,{start:r,end:s}){for(let o=r;o<s;o+=1){const r=n.at(o)
t.push(e,r,r.endsWith("\n")?"":"\n\\ No newline at end of file\n")}}},4022:(t,e,n)=>{"use strict"
n.d(e,{createReport:()=>createReport})
function createReport({outcome:t,pages:e,files:n,failure:r}){const s=r&&{code:r.code,message:r.message}
return{version:1,outcome:t,pages:e,files:n,error:s}}}}

