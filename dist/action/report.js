"use strict"
exports.id=857
exports.ids=[857]
exports.modules={5760:(n,t,e)=>{e.d(t,{formatDiff:()=>formatDiff})
const s=4
function formatDiff(n){return n.map(n=>`--- a/${n.path}\n+++ b/${n.path}\n${formatHunks(diffLines(n))}`).join("")}function diffLines({before:n,after:t,edits:e}){const s=[]
const addUnchanged=(t,e)=>{for(const o of splitLines(n.slice(t,e)))s.push({sign:" ",text:o})}
let o=0
for(const r of toBlocks(n,t,e)){addUnchanged(o,r.before.start)
const e=splitLines(n.slice(r.before.start,r.before.end))
const i=splitLines(t.slice(r.after.start,r.after.end))
s.push(...e.length===i.length?compareInPlace(e,i):trimEqualEnds(e,i))
o=r.before.end}addUnchanged(o)
return s}function toBlocks(n,t,e){const s=[]
for(const o of e){const e=s.at(-1)
if(e&&(o.before.start<e.before.end||o.after.start<e.after.end)){s[s.length-1]={before:extendBlock(e.before,o.before,n),after:extendBlock(e.after,o.after,t)}}else{s.push({before:linesAround(o.before,n),after:linesAround(o.after,t)})}}return s}function linesAround({start:n,end:t},e){return{start:n===0?0:e.lastIndexOf("\n",n-1)+1,end:endOfLine(e,t)}}function extendBlock({start:n,end:t},e,s){return{start:n,end:e.end<t?t:endOfLine(s,e.end)}}function endOfLine(n,t){const e=n.indexOf("\n",t)
return e<0?n.length:e+1}function splitLines(n){return n.match(/[^\n]*\n|[^\n]+/g)??[]}function compareInPlace(n,t){const e=[]
let s=[]
for(const[o,r]of t.entries()){const t=n[o]??""
if(t===r){e.push(...s,{sign:" ",text:r})
s=[]}else{e.push({sign:"-",text:t})
s.push({sign:"+",text:r})}}return[...e,...s]}function trimEqualEnds(n,t){const e=Math.min(n.length,t.length)
let[s,o]=[0,0]
while(s<e&&n[s]===t[s])s+=1
while(o<e-s&&n.at(-1-o)===t.at(-1-o))o+=1
const toLines=(n,t)=>t.map(t=>({sign:n,text:t}))
return[...toLines(" ",n.slice(0,s)),...toLines("-",n.slice(s,n.length-o)),...toLines("+",t.slice(s,t.length-o)),...toLines(" ",n.slice(n.length-o))]}function formatHunks(n){const t=[]
for(const[e,{sign:o}]of n.entries()){if(o===" ")continue
const[r,i]=[Math.max(e-s,0),Math.min(e+1+s,n.length)]
const f=t.at(-1)
if(f&&r<=f.end)f.end=i
else t.push({start:r,end:i})}let[e,o,r]=[0,0,0]
return t.map(({start:t,end:s})=>{const i=n.slice(t,s)
const f=i.filter(({sign:n})=>n!=="+").length
const a=i.filter(({sign:n})=>n!=="-").length
const c=t-e
const l=`@@ -${formatRange(o+c,f)} +${formatRange(r+c,a)} @@\n`;[e,o,r]=[s,o+c+f,r+c+a]
return l+i.map(formatLine).join("")}).join("")}function formatRange(n,t){return`${t>0?n+1:n},${t}`}function formatLine({sign:n,text:t}){return`${n}${t}${t.endsWith("\n")?"":"\n\\ No newline at end of file\n"}`}}}

