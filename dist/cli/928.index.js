"use strict"
exports.id=928
exports.ids=[928]
exports.modules={4928:(t,r,n)=>{n.r(r)
n.d(r,{mdxOfSnippet:()=>mdxOfSnippet})
var e=n(9146)
var i=n(6357)
var u=n(3194)
function jsxOfHtml(t){return printAll((0,u.oH)(t))}function printAll({childNodes:t}){return t.map(print).join("")}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const r=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const n=printAll(t)
return n===""?`<${r} />`:`<${r}>${n}</${t.tagName}>`}const a=new Set(["async","defer"])
function printAttribute({name:t,value:r}){if(a.has(t))return t
return`${t}="${r.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const r=t.trim()===""&&t.includes("\n")
if(r||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}const s={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function mdxOfSnippet(t){if(t.startsWith("<"))return jsxOfHtml(t)
return/[{<]/.test(t)?(0,i.l)((0,e.Y)(t),s).trimEnd():t}}}

