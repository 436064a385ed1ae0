exports.id=857
exports.ids=[857]
exports.modules={7336:e=>{let t=process||{},n=t.argv||[],i=t.env||{}
let r=!(!!i.NO_COLOR||n.includes("--no-color"))&&(!!i.FORCE_COLOR||n.includes("--color")||t.platform==="win32"||(t.stdout||{}).isTTY&&i.TERM!=="dumb"||!!i.CI)
let formatter=(e,t,n=e)=>i=>{let r=""+i,o=r.indexOf(t,e.length)
return~o?e+replaceClose(r,t,n,o)+t:e+r+t}
let replaceClose=(e,t,n,i)=>{let r="",o=0
do{r+=e.substring(o,i)+n
o=i+t.length
i=e.indexOf(t,o)}while(~i)
return r+e.substring(o)}
let createColors=(e=r)=>{let t=e?formatter:()=>String
return{isColorSupported:e,reset:t("\x1b[0m","\x1b[0m"),bold:t("\x1b[1m","\x1b[22m","\x1b[22m\x1b[1m"),dim:t("\x1b[2m","\x1b[22m","\x1b[22m\x1b[2m"),italic:t("\x1b[3m","\x1b[23m"),underline:t("\x1b[4m","\x1b[24m"),inverse:t("\x1b[7m","\x1b[27m"),hidden:t("\x1b[8m","\x1b[28m"),strikethrough:t("\x1b[9m","\x1b[29m"),black:t("\x1b[30m","\x1b[39m"),red:t("\x1b[31m","\x1b[39m"),green:t("\x1b[32m","\x1b[39m"),yellow:t("\x1b[33m","\x1b[39m"),blue:t("\x1b[34m","\x1b[39m"),magenta:t("\x1b[35m","\x1b[39m"),cyan:t("\x1b[36m","\x1b[39m"),white:t("\x1b[37m","\x1b[39m"),gray:t("\x1b[90m","\x1b[39m"),bgBlack:t("\x1b[40m","\x1b[49m"),bgRed:t("\x1b[41m","\x1b[49m"),bgGreen:t("\x1b[42m","\x1b[49m"),bgYellow:t("\x1b[43m","\x1b[49m"),bgBlue:t("\x1b[44m","\x1b[49m"),bgMagenta:t("\x1b[45m","\x1b[49m"),bgCyan:t("\x1b[46m","\x1b[49m"),bgWhite:t("\x1b[47m","\x1b[49m"),blackBright:t("\x1b[90m","\x1b[39m"),redBright:t("\x1b[91m","\x1b[39m"),greenBright:t("\x1b[92m","\x1b[39m"),yellowBright:t("\x1b[93m","\x1b[39m"),blueBright:t("\x1b[94m","\x1b[39m"),magentaBright:t("\x1b[95m","\x1b[39m"),cyanBright:t("\x1b[96m","\x1b[39m"),whiteBright:t("\x1b[97m","\x1b[39m"),bgBlackBright:t("\x1b[100m","\x1b[49m"),bgRedBright:t("\x1b[101m","\x1b[49m"),bgGreenBright:t("\x1b[102m","\x1b[49m"),bgYellowBright:t("\x1b[103m","\x1b[49m"),bgBlueBright:t("\x1b[104m","\x1b[49m"),bgMagentaBright:t("\x1b[105m","\x1b[49m"),bgCyanBright:t("\x1b[106m","\x1b[49m"),bgWhiteBright:t("\x1b[107m","\x1b[49m")}}
e.exports=createColors()
e.exports.createColors=createColors},761:(e,t,n)=>{"use strict"
n.d(t,{colorDiff:()=>colorDiff,wantsColor:()=>wantsColor})
var i=n(7336)
function wantsColor(e,t){if(t.NO_COLOR)return false
if(t.FORCE_COLOR)return!["0","false"].includes(t.FORCE_COLOR)
return e&&t.TERM!=="dumb"}const r=i.createColors(true)
const o=[["--- ",r.bold],["+++ ",r.bold],["@@",r.cyan],["-",r.red],["+",r.green]]
function colorDiff(e){return e.split("\n").map(e=>o.find(([t])=>e.startsWith(t))?.[1](e)??e).join("\n")}},5760:(e,t,n)=>{"use strict"
n.d(t,{formatDiff:()=>formatDiff})
const i=4
function formatDiff(e){return e.map(e=>`--- a/${e.path}\n+++ b/${e.path}\n${formatHunks([...diffLines(e)])}`).join("")}function*diffLines({before:e,after:t,edits:n}){let i=0
for(const r of toBlocks(e,t,n)){yield*toLines(" ",splitLines(e.slice(i,r.before.start)))
const n=splitLines(e.slice(r.before.start,r.before.end))
const o=splitLines(t.slice(r.after.start,r.after.end))
yield*compareLines(n,o)
i=r.before.end}yield*toLines(" ",splitLines(e.slice(i)))}function toBlocks(e,t,n){const i=[]
for(const r of n){const n=i.at(-1)
const o=n&&(r.before.start<n.before.end||r.after.start<n.after.end)
const s=o?i.pop():undefined
i.push({before:wholeLines(e,r.before,s?.before),after:wholeLines(t,r.after,s?.after)})}return i}function wholeLines(e,{start:t,end:n},i){if(i&&n<i.end)return i
const r=e.indexOf("\n",n)
const o=t===0?0:e.lastIndexOf("\n",t-1)+1
return{start:i?.start??o,end:r<0?e.length:r+1}}function splitLines(e){return e.match(/[^\n]*\n|[^\n]+/g)??[]}function toLines(e,t){return t.map(t=>({sign:e,text:t}))}function*compareLines(e,t){const n=Math.min(e.length,t.length)
let i=0
while(i<n&&e.at(-1-i)===t.at(-1-i))i+=1
const r=e.length-i
const o=t.slice(0,t.length-i)
const s=[]
for(const[t,n]of e.slice(0,r).entries()){const e=o[t]
if(e===n){yield*toLines("+",s.splice(0))
yield{sign:" ",text:n}}else{yield{sign:"-",text:n}
if(e!==undefined)s.push(e)}}yield*toLines("+",[...s,...o.slice(r)])
yield*toLines(" ",e.slice(r))}function formatHunks(e){const t=[]
for(const[n,{sign:r}]of e.entries()){if(r===" ")continue
const[o,s]=[Math.max(n-i,0),Math.min(n+1+i,e.length)]
const m=t.at(-1)
if(m&&o<=m.end)m.end=s
else t.push({start:o,end:s})}let[n,r,o]=[0,0,0]
const s=t.map(({start:t,end:i})=>{const s=e.slice(t,i)
const m=s.filter(({sign:e})=>e!=="+").length
const l=s.filter(({sign:e})=>e!=="-").length
r+=t-n
o+=t-n
const f=`@@ -${formatRange(r,m)} +${formatRange(o,l)} @@\n`;[n,r,o]=[i,r+m,o+l]
return f+s.map(formatLine).join("")})
return s.join("")}function formatRange(e,t){return`${t>0?e+1:e},${t}`}function formatLine({sign:e,text:t}){return`${e}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}}}

