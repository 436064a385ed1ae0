"use strict"
exports.id=844
exports.ids=[844]
exports.modules={8785:(e,t,a)=>{a.d(t,{C:()=>o,L:()=>roomIn})
const n=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const o=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...o,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(e){const t=e[0]??""
if(n.has(t)||e.some(e=>s.has(e)))return"parts"
if(t==="head")return"head"
return e.some(e=>r.has(e))?"phrasing":undefined}},9844:(e,t,a)=>{a.r(t)
a.d(t,{readHtml:()=>readHtml})
var n=a(3194)
var s=a(8785)
const o=new Map([["script",{mode:n.V_.SCRIPT_DATA,lasts:true}],["style",{mode:n.V_.RAWTEXT,lasts:true}],["textarea",{mode:n.V_.RCDATA,lasts:true}],["title",{mode:n.V_.RCDATA,lasts:false}],["xmp",{mode:n.V_.RAWTEXT,lasts:false}],["iframe",{mode:n.V_.RAWTEXT,lasts:false}],["noembed",{mode:n.V_.RAWTEXT,lasts:false}],["noframes",{mode:n.V_.RAWTEXT,lasts:false}],["plaintext",{mode:n.V_.PLAINTEXT,lasts:false}]])
function readHtml(e,t){const a=[]
const r=[]
const d=[]
let{raw:i,linked:l,heading:m}=t
const f=new n._F({sourceCodeLocationInfo:true},{onComment({data:t,location:n}){const{start:s,end:o}=rangeOf(n)
if(!e.startsWith("\x3c!--",s))return
a.push({start:s,end:o,text:t,closed:e.endsWith("--\x3e",o),linked:l,heading:m})},onStartTag(e){r.push({kind:"open",name:e.tagName,...rangeOf(e.location)})
if(e.tagName==="a")l=isLink(e)
if(s.C.has(e.tagName))m=true
const t=o.get(e.tagName)
if(!t)return
f.state=t.mode
i=e.tagName},onEndTag(e){r.push({kind:"close",name:e.tagName,...rangeOf(e.location)})
if(e.tagName==="a")l=false
if(s.C.has(e.tagName))m=false
if(e.tagName===i)i=undefined},onCharacter({location:e}){if(i===undefined)d.push(rangeOf(e))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const u=i===undefined?undefined:o.get(i)
if(i!==undefined&&u){f.state=u.mode
f.lastStartTagName=i}f.write(e,true)
const c=i!==undefined&&o.get(i)?.lasts
return{comments:a,tags:r,texts:d,state:{raw:c?i:undefined,linked:l,heading:m}}}function rangeOf(e){if(!e)throw new TypeError("The tokenizer was asked for locations, but gave none")
return{start:e.startOffset,end:e.endOffset}}function isLink(e){const t=e.attrs.map(e=>e.name)
return t.includes("href")||!t.some(e=>e==="name"||e==="id")}}}

