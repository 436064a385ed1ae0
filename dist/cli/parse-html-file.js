const t=require("./rolldown-runtime.js")
const e=require("./html-packages.js")
const n=require("./index.js")
const o=require("./content-model.js")
const r=require("./parse-html-fragment.js")
var s=t.__exportAll({parseHtmlFile:()=>parseHtmlFile})
const a={sourceCodeLocationInfo:true}
const c=new Set(["p","br"])
const i=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(t,{timeBudget:r=new n.ParseTimeBudget}={}){const s=blankFrontMatter(t)
const d=i.test(s)
const u=n.createLocator(t)
const l=[]
const p=[]
const f=[]
const m=r.runWithin({start:0,end:s.length},()=>(d?e.parse:e.parseFragment)(s,a))
let h=0
for(const t of nodesIn(m)){const{node:e,depth:n}=t
const r=t.parent?.node??m
const a=`${n} ${r.nodeName} ${e.nodeName}`
const i="sourceCodeLocation"in e?e.sourceCodeLocation:null
if(!i){if(c.has(e.nodeName))p.push({start:h,end:h+1,type:a})
continue}const g={start:i.startOffset,end:i.endOffset}
const{startTag:b}=i
h=(b??i).endOffset
p.push({...g,type:a})
if(e.nodeName==="#text"&&!isRawText(r.nodeName))f.push(g)
if(!("data"in e&&/snippet/i.test(e.data))||!s.startsWith("\x3c!--",g.start))continue
const x=ancestorsOf(t)
const y=d?contentModelInPage(x):o.contentModelIn(x)
const I=s.slice(g.start-u(g.start).column+1,g.start)
const O=/^[ \t]*/.exec(I)?.[0]??""
l.push({range:g,text:e.data,isClosed:s.endsWith("--\x3e",g.end),isInLink:x.includes("a"),isInHeading:x.some(t=>o.headingElements.has(t)),parent:r,place:{kind:"block",isInsideHtml:true,prefix:"",list:null,startsLine:O===I,indentation:O,...y&&{html:{contentModel:y}}}})}f.sort(byStart)
const g=n.findMdxComments(s).filter(({start:t})=>n.indexOfRangeAround(f,t)>=0)
l.sort((t,e)=>byStart(t.range,e.range))
return{...n.emptyDocument,comments:l,wrongSyntaxComments:g,outline:()=>p}}function isRawText(t){return t==="noscript"||r.rawTextElements.has(t)}function blankFrontMatter(t){return t.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,t=>t.replace(/[^\r\n]/g," "))}function contentModelInPage(t){return t.includes("body")||t.includes("head")?o.contentModelIn(t):"outside"}function byStart(t,e){return t.start-e.start}function*nodesIn(t){const e=[{node:t,parent:null,depth:0}]
for(let t=e.pop();t;t=e.pop()){yield t
const{node:n,depth:o}=t
const r="content"in n?n.content:n
const s="childNodes"in r?r.childNodes:[]
for(const n of s.toReversed())e.push({node:n,parent:t,depth:o+1})}}function ancestorsOf({parent:t}){const e=[]
for(let n=t;n;n=n.parent)if("tagName"in n.node)e.push(n.node.tagName)
return e}Object.defineProperty(exports,"ancestorsOf",{enumerable:true,get:function(){return ancestorsOf}})
Object.defineProperty(exports,"blankFrontMatter",{enumerable:true,get:function(){return blankFrontMatter}})
Object.defineProperty(exports,"nodesIn",{enumerable:true,get:function(){return nodesIn}})
Object.defineProperty(exports,"parse_html_file_exports",{enumerable:true,get:function(){return s}})

