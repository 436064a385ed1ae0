exports.id=857
exports.ids=[857]
exports.modules={7336:e=>{let t=process||{},n=t.argv||[],r=t.env||{}
let o=!(!!r.NO_COLOR||n.includes("--no-color"))&&(!!r.FORCE_COLOR||n.includes("--color")||t.platform==="win32"||(t.stdout||{}).isTTY&&r.TERM!=="dumb"||!!r.CI)
let formatter=(e,t,n=e)=>r=>{let o=""+r,i=o.indexOf(t,e.length)
return~i?e+replaceClose(o,t,n,i)+t:e+o+t}
let replaceClose=(e,t,n,r)=>{let o="",i=0
do{o+=e.substring(i,r)+n
i=r+t.length
r=e.indexOf(t,i)}while(~r)
return o+e.substring(i)}
let createColors=(e=o)=>{let t=e?formatter:()=>String
return{isColorSupported:e,reset:t("\x1b[0m","\x1b[0m"),bold:t("\x1b[1m","\x1b[22m","\x1b[22m\x1b[1m"),dim:t("\x1b[2m","\x1b[22m","\x1b[22m\x1b[2m"),italic:t("\x1b[3m","\x1b[23m"),underline:t("\x1b[4m","\x1b[24m"),inverse:t("\x1b[7m","\x1b[27m"),hidden:t("\x1b[8m","\x1b[28m"),strikethrough:t("\x1b[9m","\x1b[29m"),black:t("\x1b[30m","\x1b[39m"),red:t("\x1b[31m","\x1b[39m"),green:t("\x1b[32m","\x1b[39m"),yellow:t("\x1b[33m","\x1b[39m"),blue:t("\x1b[34m","\x1b[39m"),magenta:t("\x1b[35m","\x1b[39m"),cyan:t("\x1b[36m","\x1b[39m"),white:t("\x1b[37m","\x1b[39m"),gray:t("\x1b[90m","\x1b[39m"),bgBlack:t("\x1b[40m","\x1b[49m"),bgRed:t("\x1b[41m","\x1b[49m"),bgGreen:t("\x1b[42m","\x1b[49m"),bgYellow:t("\x1b[43m","\x1b[49m"),bgBlue:t("\x1b[44m","\x1b[49m"),bgMagenta:t("\x1b[45m","\x1b[49m"),bgCyan:t("\x1b[46m","\x1b[49m"),bgWhite:t("\x1b[47m","\x1b[49m"),blackBright:t("\x1b[90m","\x1b[39m"),redBright:t("\x1b[91m","\x1b[39m"),greenBright:t("\x1b[92m","\x1b[39m"),yellowBright:t("\x1b[93m","\x1b[39m"),blueBright:t("\x1b[94m","\x1b[39m"),magentaBright:t("\x1b[95m","\x1b[39m"),cyanBright:t("\x1b[96m","\x1b[39m"),whiteBright:t("\x1b[97m","\x1b[39m"),bgBlackBright:t("\x1b[100m","\x1b[49m"),bgRedBright:t("\x1b[101m","\x1b[49m"),bgGreenBright:t("\x1b[102m","\x1b[49m"),bgYellowBright:t("\x1b[103m","\x1b[49m"),bgBlueBright:t("\x1b[104m","\x1b[49m"),bgMagentaBright:t("\x1b[105m","\x1b[49m"),bgCyanBright:t("\x1b[106m","\x1b[49m"),bgWhiteBright:t("\x1b[107m","\x1b[49m")}}
e.exports=createColors()
e.exports.createColors=createColors},688:(e,t,n)=>{"use strict"
n.d(t,{colorDiff:()=>colorDiff})
var r=n(7336)
const o=r.createColors(true)
const i=[["--- ",o.bold],["+++ ",o.bold],["@@",o.cyan],["-",o.red],["+",o.green]]
function colorDiff(e){return e.split("\n").map(e=>i.find(([t])=>e.startsWith(t))?.[1](e)??e).join("\n")}},5760:(e,t,n)=>{"use strict"
n.d(t,{formatDiff:()=>formatDiff})
const r=4
function formatDiff(e){return e.map(e=>`--- a/${e.path}\n+++ b/${e.path}\n${formatHunks(diffLines(e))}`).join("")}function diffLines({before:e,after:t,edits:n}){const r=[]
const addUnchanged=(t,n)=>{for(const o of splitLines(e.slice(t,n)))r.push({sign:" ",text:o})}
let o=0
for(const i of toBlocks(e,t,n)){addUnchanged(o,i.before.start)
const n=splitLines(e.slice(i.before.start,i.before.end))
const s=splitLines(t.slice(i.after.start,i.after.end))
r.push(...n.length===s.length?compareInPlace(n,s):trimEqualEnds(n,s))
o=i.before.end}addUnchanged(o)
return r}function toBlocks(e,t,n){const r=[]
for(const o of n){const n=r.at(-1)
if(n&&(o.before.start<n.before.end||o.after.start<n.after.end)){r[r.length-1]={before:extendBlock(n.before,o.before,e),after:extendBlock(n.after,o.after,t)}}else{r.push({before:linesAround(o.before,e),after:linesAround(o.after,t)})}}return r}function linesAround({start:e,end:t},n){return{start:e===0?0:n.lastIndexOf("\n",e-1)+1,end:endOfLine(n,t)}}function extendBlock({start:e,end:t},n,r){return{start:e,end:n.end<t?t:endOfLine(r,n.end)}}function endOfLine(e,t){const n=e.indexOf("\n",t)
return n<0?e.length:n+1}function splitLines(e){return e.match(/[^\n]*\n|[^\n]+/g)??[]}function compareInPlace(e,t){const n=[]
let r=[]
for(const[o,i]of t.entries()){const t=e[o]??""
if(t===i){n.push(...r,{sign:" ",text:i})
r=[]}else{n.push({sign:"-",text:t})
r.push({sign:"+",text:i})}}return[...n,...r]}function trimEqualEnds(e,t){const n=Math.min(e.length,t.length)
let[r,o]=[0,0]
while(r<n&&e[r]===t[r])r+=1
while(o<n-r&&e.at(-1-o)===t.at(-1-o))o+=1
const toLines=(e,t)=>t.map(t=>({sign:e,text:t}))
return[...toLines(" ",e.slice(0,r)),...toLines("-",e.slice(r,e.length-o)),...toLines("+",t.slice(r,t.length-o)),...toLines(" ",e.slice(e.length-o))]}function formatHunks(e){const t=[]
for(const[n,{sign:o}]of e.entries()){if(o===" ")continue
const[i,s]=[Math.max(n-r,0),Math.min(n+1+r,e.length)]
const m=t.at(-1)
if(m&&i<=m.end)m.end=s
else t.push({start:i,end:s})}let[n,o,i]=[0,0,0]
return t.map(({start:t,end:r})=>{const s=e.slice(t,r)
const m=s.filter(({sign:e})=>e!=="+").length
const l=s.filter(({sign:e})=>e!=="-").length
const f=t-n
const a=`@@ -${formatRange(o+f,m)} +${formatRange(i+f,l)} @@\n`;[n,o,i]=[r,o+f+m,i+f+l]
return a+s.map(formatLine).join("")}).join("")}function formatRange(e,t){return`${t>0?e+1:e},${t}`}function formatLine({sign:e,text:t}){return`${e}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}}}

