export const id=871
export const ids=[871]
export const modules={195:(t,e,n)=>{n.d(e,{C:()=>r,L:()=>roomIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const r=new Set(["h1","h2","h3","h4","h5","h6"])
const i=new Set([...[...r,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function roomIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>s.has(t)))return"parts"
if(e==="head")return"head"
return t.some(t=>i.has(t))?"phrasing":undefined}},9871:(t,e,n)=>{n.r(e)
n.d(e,{readHtmlFile:()=>readHtmlFile})
var o=n(3194)
function*nodesBelow(t){const e=childrenOf({node:t,parent:null,depth:0})
for(let t=e.pop();t;t=e.pop()){yield t
for(const n of childrenOf(t))e.push(n)}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}function childrenOf(t){const{node:e}=t
const n="content"in e?e.content:e
const o="childNodes"in n?n.childNodes:[]
return o.map(e=>({node:e,parent:t,depth:t.depth+1})).reverse()}var s=n(195)
var r=n(366)
var i=n(2759)
var a=n(4889)
const c={sourceCodeLocationInfo:true}
const d=/<(?:!doctype|html|head|body)(?=[\s>])/i
function readHtmlFile(t){const e=blankFrontMatter(t)
const n=d.test(e)
const u=(0,i.y)(t)
const lineStartOf=t=>t-u(t).column+1
const f=[]
const p=[]
const h=[]
for(const t of nodesBelow(n?(0,o.qg)(e,c):(0,o.oH)(e,c))){const{node:o,depth:r}=t
const i=t.parent.node
const a="sourceCodeLocation"in o?o.sourceCodeLocation:null
if(!a)continue
const[c,d]=[a.startOffset,a.endOffset]
p.push({start:c,end:d,type:`${r} ${i.nodeName} ${o.nodeName}`})
if(o.nodeName==="#text"&&!l.has(i.nodeName))h.push({start:c,end:d})
if(!("data"in o&&/snippet/i.test(o.data))||!e.startsWith("\x3c!--",c))continue
const u=ancestorsOf(t)
f.push({range:{start:c,end:d},text:o.data,closed:e.endsWith("--\x3e",d),linked:u.includes("a"),heading:u.some(t=>s.C.has(t)),host:i,position:positionAt(e,lineStartOf(c),c,n?roomInPage(u):(0,s.L)(u))})}h.sort((t,e)=>t.start-e.start)
const m=(0,r.u)(e).filter(({start:t})=>(0,a.h)(h,t)>=0)
f.sort((t,e)=>t.range.start-e.range.start)
return{comments:f,elements:[],foreign:m,definitions:[],outline:()=>p,isOutlineExact:true}}const l=new Set(["script","style","textarea","title","xmp","noscript","iframe"])
function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function roomInPage(t){return t.includes("body")||t.includes("head")?(0,s.L)(t):"outside"}function positionAt(t,e,n,o){const s=t.slice(e,n)
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

