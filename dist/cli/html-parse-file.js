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
var i=n(6549)
var c=n(8785)
var d=n(4674)
const l={sourceCodeLocationInfo:true}
const u=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t,{timer:e=new i.p}={}){const n=blankFrontMatter(t)
const h=u.test(n)
const f=(0,s.y)(t)
const lineStartOf=t=>t-f(t).column+1
const m=[]
const g=[]
const x=[]
const b=e.parse({start:0,end:n.length},()=>h?(0,o.qg)(n,l):(0,o.oH)(n,l))
for(const t of(0,d.B)(b)){const{node:e,depth:o}=t
const s=t.parent.node
const r="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!r)continue
const[a,i]=[r.startOffset,r.endOffset]
g.push({start:a,end:i,type:`${o} ${s.nodeName} ${e.nodeName}`})
if(e.nodeName==="#text"&&!p.has(s.nodeName))x.push({start:a,end:i})
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",a))continue
const l=(0,d.G)(t)
m.push({range:{start:a,end:i},text:e.data,closed:n.endsWith("--\x3e",i),linked:l.includes("a"),heading:l.some(t=>c.C.has(t)),host:s,position:positionAt(n,lineStartOf(a),a,h?roomInPage(l):(0,c.L)(l))})}x.sort((t,e)=>t.start-e.start)
const v=(0,a.u)(n).filter(({start:t})=>(0,r.h)(x,t)>=0)
m.sort((t,e)=>t.range.start-e.range.start)
return{comments:m,elements:[],foreign:v,definitions:[],outline:()=>g,isOutlineExact:true}}const p=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?(0,c.L)(t):"outside"}function positionAt(t,e,n,o){const s=t.slice(e,n)
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

