"use strict"
exports.id=328
exports.ids=[328]
exports.modules={8785:(t,e,n)=>{n.d(e,{C:()=>a,W:()=>contentModelIn})
const o=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const s=new Set(["svg","math"])
const a=new Set(["h1","h2","h3","h4","h5","h6"])
const r=new Set([...[...a,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(t){const e=t[0]??""
if(o.has(e)||t.some(t=>s.has(t)))return"no-text"
if(e==="head")return"head"
return t.some(t=>r.has(t))?"phrasing":undefined}},8952:(t,e,n)=>{n.r(e)
n.d(e,{ancestorsOf:()=>ancestorsOf,blankFrontMatter:()=>blankFrontMatter,nodesIn:()=>nodesIn,parseHtmlFile:()=>parseHtmlFile})
var o=n(1990)
var s=n(7032)
var a=n(622)
var r=n(303)
var i=n(2207)
var c=n(1825)
var d=n(8785)
var l=n(1078)
const u={sourceCodeLocationInfo:true}
const f=new Set(["p","br"])
const p=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timeBudget:e=new i.q}={}){const n=blankFrontMatter(t)
const l=p.test(n)
const h=(0,s.T)(t)
const m=[]
const g=[]
const k=[]
const w=e.runWithin({start:0,end:n.length},()=>(l?o.qg:o.oH)(n,u))
let x=0
for(const t of nodesIn(w)){const{node:e,depth:o}=t
const s=t.parent?.node??w
const a=`${o} ${s.nodeName} ${e.nodeName}`
const r="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!r){if(f.has(e.nodeName))g.push({start:x,end:x+1,type:a})
continue}const i={start:r.startOffset,end:r.endOffset}
const{startTag:c}=r
x=(c??r).endOffset
g.push({...i,type:a})
if(e.nodeName==="#text"&&!isRawText(s.nodeName))k.push(i)
if(!("data"in e&&/snippet/i.test(e.data))||!n.startsWith("\x3c!--",i.start))continue
const u=ancestorsOf(t)
const p=l?contentModelInPage(u):(0,d.W)(u)
const C=n.slice(i.start-h(i.start).column+1,i.start)
const T=/^[ \t]*/.exec(C)?.[0]??""
m.push({range:i,text:e.data,isClosed:n.endsWith("--\x3e",i.end),isInLink:u.includes("a"),isInHeading:u.some(t=>d.C.has(t)),parent:s,place:{...{kind:"block",isInsideHtml:true,prefix:"",list:null},startsLine:T===C,indentation:T,...p&&{html:{contentModel:p}}}})}k.sort(byStart)
const C=(0,r.r)(n).filter(({start:t})=>(0,a.oU)(k,t)>=0)
m.sort((t,e)=>byStart(t.range,e.range))
return{...c.v,comments:m,wrongSyntaxComments:C,outline:()=>g}}function isRawText(t){return t==="noscript"||l.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?(0,d.W)(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:o}=t
const s="content"in n?n.content:n
const a="childNodes"in s?s.childNodes:[]
for(const n of a.toReversed())e.push({node:n,parent:t,depth:o+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent){if("tagName"in n.node)e.push(n.node.tagName)}return e}},1078:(t,e,n)=>{n.r(e)
n.d(e,{parseHtmlFragment:()=>parseHtmlFragment,rawTextElements:()=>a})
var o=n(1990)
var s=n(8785)
const a=new Map([...["style","xmp","iframe","noembed","noframes"].map(t=>[t,o.V_.RAWTEXT]),["textarea",o.V_.RCDATA],["title",o.V_.RCDATA],["script",o.V_.SCRIPT_DATA],["plaintext",o.V_.PLAINTEXT]])
const r=new Set(["script","style","textarea"])
function parseHtmlFragment(t,e){const n=[]
const i=[]
const c=[]
let{raw:d,isInLink:l,isInHeading:u}=e
const f=new o._F({sourceCodeLocationInfo:true},{onComment({data:e,location:o}){const{start:s,end:a}=rangeOfLocation(o)
if(!t.startsWith("\x3c!--",s))return
n.push({start:s,end:a,text:e,isClosed:t.endsWith("--\x3e",a),isInLink:l,isInHeading:u})},onStartTag(t){const{tagName:e}=t
i.push({kind:"open",name:e,attributes:t.attrs,...rangeOfLocation(t.location)})
if(e==="a")l=isLink(t)
if(s.C.has(e))u=true
const n=a.get(e)
if(n===undefined)return
f.state=n
d=e},onEndTag({tagName:t,location:e}){i.push({kind:"close",name:t,attributes:[],...rangeOfLocation(e)})
if(t==="a")l=false
if(s.C.has(t))u=false
d=undefined},onCharacter({location:t}){if(d===undefined)c.push(rangeOfLocation(t))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(d!==undefined){f.state=a.get(d)??f.state
f.lastStartTagName=d}f.write(t,true)
return{comments:n,tags:i,texts:c,state:{raw:r.has(d)?d:undefined,isInLink:l,isInHeading:u}}}function rangeOfLocation(t){if(!t)throw new TypeError("The tokenizer returned no location")
return{start:t.startOffset,end:t.endOffset}}function isLink(t){const e=t.attrs.map(t=>t.name)
return e.includes("href")||!e.some(t=>t==="name"||t==="id")}},1032:(t,e,n)=>{n.d(e,{listHtmlTokens:()=>listHtmlTokens})
var o=n(1990)
function listHtmlTokens(t){const e=[]
const n=[]
const add=t=>void e.push(t)
const s={onStartTag:({tagName:t,attrs:e,selfClosing:n})=>add({kind:"start",name:t,attributes:e,selfClosing:n}),onEndTag:({tagName:t})=>add({kind:"end",name:t}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:t})=>void n.push(t)}
new o._F({},s).write(t,true)
return{tokens:e,errors:n}}}}

