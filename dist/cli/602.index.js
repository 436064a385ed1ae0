"use strict"
exports.id=602
exports.ids=[602]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>r,L:()=>roomIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const a=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>s.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>a.has(t))?"phrasing":undefined}},6602:(t,e,n)=>{n.r(e)
n.d(e,{readHtmlFile:()=>readHtmlFile})
var o=n(3194)
var s=n(8384)
var r=n(622)
var a=n(6202)
var i=n(8785)
var c=n(4674)
const d={sourceCodeLocationInfo:true}
const l=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t){const e=blankFrontMatter(t)
const n=l.test(e)
const p=(0,s.y)(t)
const lineStartOf=t=>t-p(t).column+1
const f=[]
const h=[]
const m=[]
for(const t of(0,c.B)(n?(0,o.qg)(e,d):(0,o.oH)(e,d))){const{node:o,depth:s}=t
const r=t.parent.node
const a="sourceCodeLocation"in o?o.sourceCodeLocation:null
if(!a)continue
const[d,l]=[a.startOffset,a.endOffset]
h.push({start:d,end:l,type:`${s} ${r.nodeName} ${o.nodeName}`})
if(o.nodeName==="#text"&&!u.has(r.nodeName))m.push({start:d,end:l})
if(!("data"in o&&/snippet/i.test(o.data))||!e.startsWith("\x3c!--",d))continue
const p=(0,c.G)(t)
f.push({range:{start:d,end:l},text:o.data,closed:e.endsWith("--\x3e",l),linked:p.includes("a"),heading:p.some(t=>i.C.has(t)),host:r,position:positionAt(e,lineStartOf(d),d,n?roomInPage(p):(0,i.L)(p))})}m.sort((t,e)=>t.start-e.start)
const g=(0,a.u)(e).filter(({start:t})=>(0,r.h)(m,t)>=0)
f.sort((t,e)=>t.range.start-e.range.start)
return{comments:f,elements:[],foreign:g,definitions:[],outline:()=>h,isOutlineExact:true}}const u=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?(0,i.L)(t):"outside"}function positionAt(t,e,n,o){const s=t.slice(e,n)
const r=/^[ \t]*/.exec(s)?.[0]??""
const a=r===s
return{kind:"flow",leading:true,ownLine:a,prefix:"",indentation:r,list:null,...o&&{html:{room:o}}}}},4674:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const o="childNodes"in n?n.childNodes:[]
return o.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}}}

