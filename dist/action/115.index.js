export const id=115
export const ids=[115]
export const modules={115:(t,n,r)=>{r.r(n)
r.d(n,{mdxOfSnippet:()=>mdxOfSnippet})
var e=r(9146)
var i=r(8504)
var a=r(3194)
function jsxOfHtml(t){return printAll((0,a.oH)(t))}function printAll({childNodes:t}){return t.map(print).join("")}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const n=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const r=printAll(t)
return r===""?`<${n} />`:`<${n}>${r}</${t.tagName}>`}const u=new Set(["async","defer"])
function printAttribute({name:t,value:n}){if(u.has(t))return t
return`${t}="${n.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){const n=t.trim()===""&&t.includes("\n")
if(n||/^\p{L}+:?$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}const c={resourceLink:true,unsafe:[{character:"{",inConstruct:["phrasing"]},{character:"<",inConstruct:["phrasing"]}]}
function mdxOfSnippet(t){if(t.startsWith("<"))return jsxOfHtml(t)
return/[{<]/.test(t)?(0,i.l)((0,e.Y)(t),c).trimEnd():t}}}

