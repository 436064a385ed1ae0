"use strict"
exports.id=233
exports.ids=[233]
exports.modules={2233:(t,r,n)=>{n.d(r,{toMdx:()=>toMdx})
var e=n(9146)
var i=n(6357)
var a=n(3194)
const u={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function toMdx(t){if(t.startsWith("<"))return printAll((0,a.oH)(t))
return/[{<]/.test(t)?(0,i.l)((0,e.Y)(t),u).trimEnd():t}function printAll({childNodes:t}){return t.map(print).join("")}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const r=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=printAll(t)
return n===""?`<${r} />`:`<${r}>${n}</${t.tagName}>`}const s=new Set(["async","defer"])
function printAttribute({name:t,value:r}){if(s.has(t))return t
return`${t}="${r.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const r=t.trim()===""&&t.includes("\n")
if(r||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}}}

