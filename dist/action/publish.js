"use strict"
exports.id=552
exports.ids=[552]
exports.modules={5953:(e,t,s)=>{s.d(t,{createProposal:()=>createProposal})
var a=s(7598)
var r=s(2359)
var n=s(5022)
var o=s(3924)
var i=s(2727)
var c=s(4324)
const h=3e4
function createProposal(e,{table:t,diff:s},{commitMessage:a,pullRequestTitle:l,token:p}){const f=(0,c.ey)(e.files)
const u=(0,c.ou)(l??"",f).replace(/\s+/g," ").trim()
const d=hashChange(e)
const g=(0,i.bA)(p)
const m=[`<p>${(0,o.js)((0,n.e_)(f))}</p>`,t,(0,o.r0)("Diff",(0,o.zW)("diff",(0,o.xv)(s,h))),"Only the text between the markers changes. This description and the branch are kept up to date until the pull "+"request is merged. If you close it, it is not opened again for the same change.",...g===null?[]:[`> [!NOTE]\n> ${g}`]]
return{text:(0,r.ic)(u||(0,n.sF)(f),m.join("\n\n"),d),message:(0,c.DQ)(e.files,a),hash:d}}function hashChange({changes:e}){const t=e.map(({path:e,after:t,edits:s})=>[e,s.map(e=>t.slice(e.after.start,e.after.end).replace(/\r\n?/g,"\n"))])
return(0,a.createHash)("sha256").update(JSON.stringify(t)).digest("hex")}}}

