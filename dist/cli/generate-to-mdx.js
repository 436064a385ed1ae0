const t=require("./markdown-packages.js")
const r=require("./html-packages.js")
const e={resourceLink:true,unsafe:["{","<"].map(t=>({character:t,inConstruct:["phrasing"]}))}
function toMdx(n){if(n.startsWith("<"))return r.parseFragment(n).childNodes.map(print).join("")
return/[{<]/.test(n)?t.toMarkdown(t.fromMarkdown(n),e).trimEnd():n}function print(t){if("value"in t)return printText(t.value)
if(!("tagName"in t))return""
const r=[t.tagName,...t.attrs.map(printAttribute)].join(" ")
const e=t.childNodes.map(print).join("")
return e===""?`<${r} />`:`<${r}>${e}</${t.tagName}>`}const n=new Set(["async","defer"])
function printAttribute({name:t,value:r}){if(n.has(t))return t
return`${t}="${r.replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`}function printText(t){if(t.trim()===""&&t.includes("\n")||/^\p{L}+:$/u.test(t))return t
return`{'${t.replace(/['\\]/g,"\\$&").replaceAll("\n"," ")}'}`}exports.toMdx=toMdx

