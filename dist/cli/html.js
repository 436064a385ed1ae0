"use strict"
exports.id=328
exports.ids=[328]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>s,W:()=>contentModelIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const a=new Set(["svg","math"])
const s=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...s,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>a.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>r.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,nodesBelow:()=>nodesBelow,parseHtmlFile:()=>parseHtmlFile})
var o=n(1990)
var a=n(7032)
var s=n(8241)
var r=n(6202)
var i=n(1825)
var c=n(6549)
var d=n(8785)
var l=n(9844)
const u={sourceCodeLocationInfo:true}
const f=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new c.p}={}){const n=blankFrontMatter(t)
const l=f.test(n)
const m=(0,a.TR)(t)
const h=[]
const p=[]
const g=[]
const w=e.parse({start:0,end:n.length},()=>l?(0,o.qg)(n,u):(0,o.oH)(n,u))
for(const t of nodesBelow(w)){const{node:e,depth:o}=t
const a=t.parent.node
const s="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!s)continue
const[r,i]=[s.startOffset,s.endOffset]
p.push({start:r,end:i,type:`${o} ${a.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(a.nodeName))g.push({start:r,end:i})
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",r))continue
const c=ancestorsOf(t)
const u=l?contentModelInPage(c):(0,d.W)(c)
const f=n.slice(r-m(r).column+1,r)
const w=/^[ \t]*/.exec(f)?.[0]??""
h.push({range:{start:r,end:i},text:e.data,isClosed:n.endsWith("--\x3e",i),isInLink:c.includes("a"),isInHeading:c.some(t=>d.C.has(t)),parent:a,context:{...{kind:"flow",hasHtmlBefore:true,prefix:"",list:null},startsLine:w===f,indentation:w,...u&&{html:{contentModel:u}}}})}g.sort((t,e)=>t.start-e.start)
const k=(0,r.u)(n).filter(({start:t})=>(0,s.h)(g,t)>=0)
h.sort((t,e)=>t.range.start-e.range.start)
return{...i.v,comments:h,foreignComments:k,outline:()=>p}}function isRawText(t){return t==="noscript"||l.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,d.W)(t):"outside"}function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const o="childNodes"in n?n.childNodes:[]
return o.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},9844:(t,e,n)=>{n.r(e)
n.d(e,{rawTextElements:()=>s,tokenizeHtml:()=>tokenizeHtml})
var o=n(1990)
var a=n(8785)
const s=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,o.V_.RAWTEXT]),["textarea",o.V_.RCDATA],["title",o.V_.RCDATA],["script",o.V_.SCRIPT_DATA],["plaintext",o.V_.PLAINTEXT]])
const r=new Set(["script","style","textarea"])
function tokenizeHtml(t,e){const n=[]
const i=[]
const c=[]
let{raw:d,isInLink:l,isInHeading:u}=e
const f=new o._F({sourceCodeLocationInfo:true},{onComment({data:e,location:o}){const{start:a,end:s}=rangeOf(o)
if(!t.startsWith("\x3c!--",a))return
n.push({start:a,end:s,text:e,isClosed:t.endsWith("--\x3e",s),isInLink:l,isInHeading:u})},onStartTag(t){i.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")l=isLink(t)
if(a.C.has(t.tagName))u=true
const e=s.get(t.tagName)
if(e===undefined)return
f.state=e
d=t.tagName},onEndTag(t){i.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")l=false
if(a.C.has(t.tagName))u=false
if(t.tagName===d)d=undefined},onCharacter({location:t}){if(d===undefined)c.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(d!==undefined){f.state=s.get(d)??f.state
f.lastStartTagName=d}f.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:r.has(d)?d:undefined,isInLink:l,isInHeading:u}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var o=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const add=t=>{e.push(t)}
const a={onStartTag:({tagName:t,attrs:e,selfClosing:n})=>add({kind:"start",name:t,attributes:e,selfClosing:n}),onEndTag:({tagName:t})=>add({kind:"end",name:t}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:t})=>{n.push(t)}}
new o._F({sourceCodeLocationInfo:false},a).write(t,true)
return{tokens:e,errors:n}}}}

