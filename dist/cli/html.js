"use strict"
exports.id=328
exports.ids=[328]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>a,W:()=>contentModelIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const a=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...a,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>s.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>r.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFile:()=>parseHtmlFile})
var o=n(1990)
var s=n(8384)
var a=n(622)
var r=n(6202)
var i=n(6549)
var c=n(8785)
var d=n(4500)
var l=n(4674)
const u={sourceCodeLocationInfo:true}
const f=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timer:e=new i.p}={}){const n=blankFrontMatter(t)
const d=f.test(n)
const m=(0,s.T)(t)
const lineStartOf=t=>t-m(t).column+1
const p=[]
const h=[]
const g=[]
const k=e.parse({start:0,end:n.length},()=>d?(0,o.qg)(n,u):(0,o.oH)(n,u))
for(const t of(0,l.B)(k)){const{node:e,depth:o}=t
const s=t.parent.node
const a="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!a)continue
const[r,i]=[a.startOffset,a.endOffset]
h.push({start:r,end:i,type:`${o} ${s.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!isRawText(s.nodeName))g.push({start:r,end:i})
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",r))continue
const u=(0,l.G)(t)
p.push({range:{start:r,end:i},text:e.data,isClosed:n.endsWith("--\x3e",i),isInLink:u.includes("a"),isInHeading:u.some(t=>c.C.has(t)),parent:s,context:contextAt(n,lineStartOf(r),r,d?contentModelInPage(u):(0,c.W)(u))})}g.sort((t,e)=>t.start-e.start)
const T=(0,r.u)(n).filter(({start:t})=>(0,a.h)(g,t)>=0)
p.sort((t,e)=>t.range.start-e.range.start)
return{comments:p,elements:[],foreignComments:T,definitions:[],outline:()=>h,isOutlineExact:true}}function isRawText(t){return t==="noscript"||d.T.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,c.W)(t):"outside"}function contextAt(t,e,n,o){const s=t.slice(e,n)
const a=/^[ \t]*/.exec(s)?.[0]??""
const r=a===s
return{kind:"flow",hasHtmlBefore:true,startsLine:r,prefix:"",indentation:a,list:null,...o&&{html:{contentModel:o}}}}},9844:(t,e,n)=>{n.r(e)
n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var o=n(1990)
var s=n(8785)
var a=n(4500)
function tokenizeHtml(t,e){const n=[]
const r=[]
const i=[]
let{raw:c,isInLink:d,isInHeading:l}=e
const u=new o._F({sourceCodeLocationInfo:true},{onComment({data:e,location:o}){const{start:s,end:a}=rangeOf(o)
if(!t.startsWith("\x3c!--",s))return
n.push({start:s,end:a,text:e,isClosed:t.endsWith("--\x3e",a),isInLink:d,isInHeading:l})},onStartTag(t){r.push({kind:"open",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")d=isLink(t)
if(s.C.has(t.tagName))l=true
const e=a.T.get(t.tagName)
if(!e)return
u.state=e.mode
c=t.tagName},onEndTag(t){r.push({kind:"close",name:t.tagName,...rangeOf(t.location)})
if(t.tagName==="a")d=false
if(s.C.has(t.tagName))l=false
if(t.tagName===c)c=undefined},onCharacter({location:t}){if(c===undefined)i.push(rangeOf(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
const f=c===undefined?undefined:a.T.get(c)
if(c!==undefined&&f){u.state=f.mode
u.lastStartTagName=c}u.write(t,true)
const m=c!==undefined&&a.T.get(c)?.outlastsBlock
return{comments:n,tags:r,texts:i,state:{raw:m?c:undefined,isInLink:d,isInHeading:l}}}function rangeOf(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},4500:(t,e,n)=>{n.d(e,{T:()=>s})
var o=n(1990)
const s=new Map([["script",{mode:o.V_.SCRIPT_DATA,outlastsBlock:true}],["style",{mode:o.V_.RAWTEXT,outlastsBlock:true}],["textarea",{mode:o.V_.RCDATA,outlastsBlock:true}],["title",{mode:o.V_.RCDATA,outlastsBlock:false}],["xmp",{mode:o.V_.RAWTEXT,outlastsBlock:false}],["iframe",{mode:o.V_.RAWTEXT,outlastsBlock:false}],["noembed",{mode:o.V_.RAWTEXT,outlastsBlock:false}],["noframes",{mode:o.V_.RAWTEXT,outlastsBlock:false}],["plaintext",{mode:o.V_.PLAINTEXT,outlastsBlock:false}]])},4674:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const o="childNodes"in n?n.childNodes:[]
return o.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var o=n(1990)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const s={onStartTag({tagName:t,attrs:n,selfClosing:o}){e.push({kind:"start",name:t,attributes:n,selfClosing:o})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new o._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:e,errors:n}}}}

