"use strict"
exports.id=784
exports.ids=[784]
exports.modules={2784:(e,n,t)=>{t.d(n,{diffOf:()=>diffOf})
class Diff{diff(e,n,t={}){let i
if(typeof t==="function"){i=t
t={}}else if("callback"in t){i=t.callback}const o=this.castInput(e,t)
const s=this.castInput(n,t)
const l=this.removeEmpty(this.tokenize(o,t))
const r=this.removeEmpty(this.tokenize(s,t))
return this.diffWithOptionsObj(l,r,t,i)}diffWithOptionsObj(e,n,t,i){var o
const done=e=>{e=this.postProcess(e,t)
if(i){setTimeout(function(){i(e)},0)
return undefined}else{return e}}
const s=n.length,l=e.length
let r=1
let d=s+l
if(t.maxEditLength!=null){d=Math.min(d,t.maxEditLength)}const a=(o=t.timeout)!==null&&o!==void 0?o:Infinity
const f=Date.now()+a
const u=[{oldPos:-1,lastComponent:undefined}]
let c=this.extractCommon(u[0],n,e,0,t)
if(u[0].oldPos+1>=l&&c+1>=s){return done(this.buildValues(u[0].lastComponent,n,e))}let h=-Infinity,p=Infinity
const execEditLength=()=>{for(let i=Math.max(h,-r);i<=Math.min(p,r);i+=2){let o
const r=u[i-1],d=u[i+1]
if(r){u[i-1]=undefined}let a=false
if(d){const e=d.oldPos-i
a=d&&0<=e&&e<s}const f=r&&r.oldPos+1<l
if(!a&&!f){u[i]=undefined
continue}if(!f||a&&r.oldPos<d.oldPos){o=this.addToPath(d,true,false,0,t)}else{o=this.addToPath(r,false,true,1,t)}c=this.extractCommon(o,n,e,i,t)
if(o.oldPos+1>=l&&c+1>=s){return done(this.buildValues(o.lastComponent,n,e))||true}else{u[i]=o
if(o.oldPos+1>=l){p=Math.min(p,i-1)}if(c+1>=s){h=Math.max(h,i+1)}}}r++}
if(i){(function exec(){setTimeout(function(){if(r>d||Date.now()>f){return i(undefined)}if(!execEditLength()){exec()}},0)})()}else{while(r<=d&&Date.now()<=f){const e=execEditLength()
if(e){return e}}}}addToPath(e,n,t,i,o){const s=e.lastComponent
if(s&&!o.oneChangePerToken&&s.added===n&&s.removed===t){return{oldPos:e.oldPos+i,lastComponent:{count:s.count+1,added:n,removed:t,previousComponent:s.previousComponent}}}else{return{oldPos:e.oldPos+i,lastComponent:{count:1,added:n,removed:t,previousComponent:s}}}}extractCommon(e,n,t,i,o){const s=n.length,l=t.length
let r=e.oldPos,d=r-i,a=0
while(d+1<s&&r+1<l&&this.equals(t[r+1],n[d+1],o)){d++
r++
a++
if(o.oneChangePerToken){e.lastComponent={count:1,previousComponent:e.lastComponent,added:false,removed:false}}}if(a&&!o.oneChangePerToken){e.lastComponent={count:a,previousComponent:e.lastComponent,added:false,removed:false}}e.oldPos=r
return d}equals(e,n,t){if(t.comparator){return t.comparator(e,n)}else{return e===n||!!t.ignoreCase&&e.toLowerCase()===n.toLowerCase()}}removeEmpty(e){const n=[]
for(let t=0;t<e.length;t++){if(e[t]){n.push(e[t])}}return n}castInput(e,n){return e}tokenize(e,n){return Array.from(e)}join(e){return e.join("")}postProcess(e,n){return e}get useLongestToken(){return false}buildValues(e,n,t){const i=[]
let o
while(e){i.push(e)
o=e.previousComponent
delete e.previousComponent
e=o}i.reverse()
const s=i.length
let l=0,r=0,d=0
for(;l<s;l++){const e=i[l]
if(!e.removed){if(!e.added&&this.useLongestToken){let i=n.slice(r,r+e.count)
i=i.map(function(e,n){const i=t[d+n]
return i.length>e.length?i:e})
e.value=this.join(i)}else{e.value=this.join(n.slice(r,r+e.count))}r+=e.count
if(!e.added){d+=e.count}}else{e.value=this.join(t.slice(d,d+e.count))
d+=e.count}}return i}}class LineDiff extends Diff{constructor(){super(...arguments)
this.tokenize=tokenize}equals(e,n,t){if(t.ignoreWhitespace){if(!t.newlineIsToken||!e.includes("\n")){e=e.trim()}if(!t.newlineIsToken||!n.includes("\n")){n=n.trim()}}else if(t.ignoreNewlineAtEof&&!t.newlineIsToken){if(e.endsWith("\n")){e=e.slice(0,-1)}if(n.endsWith("\n")){n=n.slice(0,-1)}}return super.equals(e,n,t)}}const i=new LineDiff
function diffLines(e,n,t){return i.diff(e,n,t)}function diffTrimmedLines(e,n,t){t=generateOptions(t,{ignoreWhitespace:true})
return i.diff(e,n,t)}function tokenize(e,n){if(n.stripTrailingCr){e=e.replace(/\r\n/g,"\n")}const t=[],i=e.split(/(\n|\r\n)/)
if(!i[i.length-1]){i.pop()}for(let e=0;e<i.length;e++){const o=i[e]
if(e%2&&!n.newlineIsToken){t[t.length-1]+=o}else{t.push(o)}}return t}function needsQuoting(e){for(let n=0;n<e.length;n++){if(e[n]<" "||e[n]>"~"||e[n]==='"'||e[n]==="\\"){return true}}return false}function quoteFileNameIfNeeded(e){if(!needsQuoting(e)){return e}let n='"'
const t=(new TextEncoder).encode(e)
let i=0
while(i<t.length){const e=t[i]
if(e===7){n+="\\a"}else if(e===8){n+="\\b"}else if(e===9){n+="\\t"}else if(e===10){n+="\\n"}else if(e===11){n+="\\v"}else if(e===12){n+="\\f"}else if(e===13){n+="\\r"}else if(e===34){n+='\\"'}else if(e===92){n+="\\\\"}else if(e>=32&&e<=126){n+=String.fromCharCode(e)}else{n+="\\"+e.toString(8).padStart(3,"0")}i++}n+='"'
return n}const o={includeIndex:true,includeUnderline:true,includeFileHeaders:true}
const s={includeIndex:false,includeUnderline:false,includeFileHeaders:true}
const l={includeIndex:false,includeUnderline:false,includeFileHeaders:false}
function structuredPatch(e,n,t,i,o,s,l){let r
if(!l){r={}}else if(typeof l==="function"){r={callback:l}}else{r=l}if(typeof r.context==="undefined"){r.context=4}const d=r.context
if(r.newlineIsToken){throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions")}if(!r.callback){return diffLinesResultToPatch(diffLines(t,i,r))}else{const{callback:e}=r
diffLines(t,i,Object.assign(Object.assign({},r),{callback:n=>{const t=diffLinesResultToPatch(n)
e(t)}}))}function diffLinesResultToPatch(t){if(!t){return}t.push({value:"",lines:[]})
function contextLines(e){return e.map(function(e){return" "+e})}const i=[]
let l=0,r=0,a=[],f=1,u=1
for(let e=0;e<t.length;e++){const n=t[e],o=n.lines||splitLines(n.value)
n.lines=o
if(n.added||n.removed){if(!l){const n=t[e-1]
l=f
r=u
if(n){a=d>0?contextLines(n.lines.slice(-d)):[]
l-=a.length
r-=a.length}}for(const e of o){a.push((n.added?"+":"-")+e)}if(n.added){u+=o.length}else{f+=o.length}}else{if(l){if(o.length<=d*2&&e<t.length-2){for(const e of contextLines(o)){a.push(e)}}else{const e=Math.min(o.length,d)
for(const n of contextLines(o.slice(0,e))){a.push(n)}const n={oldStart:l,oldLines:f-l+e,newStart:r,newLines:u-r+e,lines:a}
i.push(n)
l=0
r=0
a=[]}}f+=o.length
u+=o.length}}for(const e of i){for(let n=0;n<e.lines.length;n++){if(e.lines[n].endsWith("\n")){e.lines[n]=e.lines[n].slice(0,-1)}else{e.lines.splice(n+1,0,"\\ No newline at end of file")
n++}}}return{oldFileName:e,newFileName:n,oldHeader:o,newHeader:s,hunks:i}}}function formatPatch(e,n){var t,i,s,l,r,d
if(!n){n=o}if(Array.isArray(e)){if(e.length>1&&!n.includeFileHeaders&&!e.every(e=>e.isGit)){throw new Error("Cannot omit file headers on a multi-file patch. "+"(The result would be unparseable; how would a tool trying to apply "+"the patch know which changes are to which file?)")}return e.map(e=>formatPatch(e,n)).join("\n")}const a=[]
if(e.isGit){n=o
if(!e.oldFileName){throw new Error("oldFileName must be specified for Git patches")}if(!e.newFileName){throw new Error("newFileName must be specified for Git patches")}let f=e.oldFileName
let u=e.newFileName
if(e.isCreate&&f==="/dev/null"){f=u.replace(/^b\//,"a/")}else if(e.isDelete&&u==="/dev/null"){u=f.replace(/^a\//,"b/")}a.push("diff --git "+quoteFileNameIfNeeded(f)+" "+quoteFileNameIfNeeded(u))
if(e.isDelete){a.push("deleted file mode "+((t=e.oldMode)!==null&&t!==void 0?t:"100644"))}if(e.isCreate){a.push("new file mode "+((i=e.newMode)!==null&&i!==void 0?i:"100644"))}if(e.oldMode&&e.newMode&&!e.isDelete&&!e.isCreate){a.push("old mode "+e.oldMode)
a.push("new mode "+e.newMode)}if(e.isRename){a.push("rename from "+quoteFileNameIfNeeded(((s=e.oldFileName)!==null&&s!==void 0?s:"").replace(/^a\//,"")))
a.push("rename to "+quoteFileNameIfNeeded(((l=e.newFileName)!==null&&l!==void 0?l:"").replace(/^b\//,"")))}if(e.isCopy){a.push("copy from "+quoteFileNameIfNeeded(((r=e.oldFileName)!==null&&r!==void 0?r:"").replace(/^a\//,"")))
a.push("copy to "+quoteFileNameIfNeeded(((d=e.newFileName)!==null&&d!==void 0?d:"").replace(/^b\//,"")))}}else{if(n.includeIndex&&e.oldFileName==e.newFileName&&e.oldFileName!==undefined){a.push("Index: "+e.oldFileName)}if(n.includeUnderline){a.push("===================================================================")}}const f=e.hunks.length>0
if(n.includeFileHeaders&&e.oldFileName!==undefined&&e.newFileName!==undefined&&(!e.isGit||f)){a.push("--- "+quoteFileNameIfNeeded(e.oldFileName)+(e.oldHeader?"\t"+e.oldHeader:""))
a.push("+++ "+quoteFileNameIfNeeded(e.newFileName)+(e.newHeader?"\t"+e.newHeader:""))}for(let n=0;n<e.hunks.length;n++){const t=e.hunks[n]
const i=t.oldLines===0?t.oldStart-1:t.oldStart
const o=t.newLines===0?t.newStart-1:t.newStart
a.push("@@ -"+i+","+t.oldLines+" +"+o+","+t.newLines+" @@")
for(const e of t.lines){a.push(e)}}return a.join("\n")+"\n"}function createTwoFilesPatch(e,n,t,i,o,s,l){if(typeof l==="function"){l={callback:l}}if(!(l===null||l===void 0?void 0:l.callback)){const r=structuredPatch(e,n,t,i,o,s,l)
if(!r){return}return formatPatch(r,l===null||l===void 0?void 0:l.headerOptions)}else{const{callback:r}=l
structuredPatch(e,n,t,i,o,s,Object.assign(Object.assign({},l),{callback:e=>{if(!e){r(undefined)}else{r(formatPatch(e,l.headerOptions))}}}))}}function createPatch(e,n,t,i,o,s){return createTwoFilesPatch(e,e,n,t,i,o,s)}function splitLines(e){const n=e.endsWith("\n")
const t=e.split("\n").map(e=>e+"\n")
if(n){t.pop()}else{t.push(t.pop().slice(0,-1))}return t}function diffOf(e){return e.map(({path:e,before:n,after:t})=>createTwoFilesPatch(`a/${e}`,`b/${e}`,n,t,undefined,undefined,{headerOptions:s})).join("")}}}

