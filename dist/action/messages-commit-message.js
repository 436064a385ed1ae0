"use strict"
exports.id=324
exports.ids=[324]
exports.modules={4324:(e,r,i)=>{i.d(r,{I:()=>requireHeadline,L:()=>describeFiles,createCommitMessage:()=>createCommitMessage})
var t=i(9669)
var n=i(4408)
var s=i(2949)
function createCommitMessage(e,r){const i=requireHeadline(e)
const[n="",...o]=(0,s.o)(r??"",i).trim().split(/\r\n|\n|\r/)
if(n.trim()!=="")return{subject:n.trim(),body:o.join("\n").trim()}
return{subject:(0,t.et)(i),body:describeFiles(e)}}function describeFiles(e){const r=(0,n.M)(e)
return r.length>0?r.join("\n"):(0,t.EN)(requireHeadline(e))}function requireHeadline(e){const r=(0,t.gD)(e)
if(r===null)throw new Error("No section has changed")
return r}}}

