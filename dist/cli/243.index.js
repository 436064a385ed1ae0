export const id=243
export const ids=[243]
export const modules={2951:(t,e,n)=>{n.d(e,{B:()=>nodesBelow,G:()=>ancestorsOf})
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const o="childNodes"in n?n.childNodes:[]
return o.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}},195:(t,e,n)=>{n.d(e,{C:()=>r,L:()=>roomIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const i=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>s.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>i.has(t))?"phrasing":undefined}},243:(t,e,n)=>{n.r(e)
n.d(e,{readHtmlFile:()=>readHtmlFile})
var o=n(3194)
var s=n(2951)
var r=n(195)
var i=n(366)
var a=n(2759)
var c=n(4889)
const d={sourceCodeLocationInfo:true}
const l=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t){const e=blankFrontMatter(t)
const n=l.test(e)
const f=(0,a.y)(t)
const lineStartOf=t=>t-f(t).column+1
const p=[]
const h=[]
const m=[]
for(const t of(0,s.B)(n?(0,o.qg)(e,d):(0,o.oH)(e,d))){const{node:o,depth:i}=t
const a=t.parent.node
const c="sourceCodeLocation"in o?o.sourceCodeLocation:null
if(!c)continue
const[d,l]=[c.startOffset,c.endOffset]
h.push({start:d,end:l,type:`${i} ${a.nodeName} ${o.nodeName}`})
if(o.nodeName==="#text"&&!u.has(a.nodeName))m.push({start:d,end:l})
if(!("data"in o&&/snippet/i.test(o.data))||!e.startsWith("\x3c!--",d))continue
const f=(0,s.G)(t)
p.push({range:{start:d,end:l},text:o.data,closed:e.endsWith("--\x3e",l),linked:f.includes("a"),heading:f.some(t=>r.C.has(t)),host:a,position:positionAt(e,lineStartOf(d),d,n?roomInPage(f):(0,r.L)(f))})}m.sort((t,e)=>t.start-e.start)
const x=(0,i.u)(e).filter(({start:t})=>(0,c.h)(m,t)>=0)
p.sort((t,e)=>t.range.start-e.range.start)
return{comments:p,elements:[],foreign:x,definitions:[],outline:()=>h,isOutlineExact:true}}const u=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?(0,r.L)(t):"outside"}function positionAt(t,e,n,o){const s=t.slice(e,n)
const r=/^[ \t]*/.exec(s)?.[0]??""
const i=r===s
return{kind:"flow",leading:true,ownLine:i,prefix:"",indentation:r,list:null,...o&&{html:{room:o}}}}},366:(t,e,n)=>{n.d(e,{_:()=>MdxSpelling,u:()=>mdxComments})
var o=n(4889)
const s=new Set(["codeFenced","codeIndented","codeText","definition","resource","htmlFlow","htmlText","yaml","toml"])
class MdxSpelling{#t=[]
follow([t,{type:e,start:n,end:o}]){if(t==="enter"&&s.has(e)){this.#t.push({start:n.offset,end:o.offset})}}visibleIn(t,e){return mdxComments(t).filter(({start:t})=>(0,o.h)(this.#t,t)<0||(0,o.h)(e,t)>=0)}}function mdxComments(t){const e=[]
let n=0
for(;;){const o=t.indexOf("/*",n)
if(o<0)return e
n=o+2
const s=braceBefore(t,o)
if(s===undefined)continue
const r=t.indexOf("*/",n)
if(r<0)return e
e.push({start:s,text:t.slice(n,r)})
n=r+2}}function braceBefore(t,e){let n=e-1
while(n>=0&&/\s/.test(t.charAt(n)))n-=1
if(t.charAt(n)!=="{")return undefined
let o=0
while(t.charAt(n-1-o)==="\\")o+=1
return o%2===0?n:undefined}}}

