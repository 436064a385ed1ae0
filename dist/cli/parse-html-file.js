const e=require("./rolldown-runtime.js")
const t=require("./html-packages.js")
const n=require("./index.js")
const o=require("./content-model.js")
const r=require("./parse-html-fragment.js")
var s=e.__exportAll({parseHtmlFile:()=>parseHtmlFile})
const a={sourceCodeLocationInfo:true}
const c=new Set(["p","br"])
const i=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(e,{timeBudget:r=new n.ParseTimeBudget}={}){const s=blankFrontMatter(e)
const d=i.test(s)
const u=n.createLocator(e)
const l=[]
const p=[]
const f=[]
const m=r.parse({start:0,end:s.length},()=>(d?t.parse:t.parseFragment)(s,a))
let h=0
for(const e of nodesIn(m)){const{node:t,depth:n}=e
const r=e.parent?.node??m
const a=`${n} ${r.nodeName} ${t.nodeName}`
const i="sourceCodeLocation"in t?t.sourceCodeLocation:null
if(!i){if(c.has(t.nodeName))p.push({start:h,end:h+1,type:a})
continue}const g={start:i.startOffset,end:i.endOffset}
const{startTag:x}=i
h=(x??i).endOffset
p.push({...g,type:a})
if(t.nodeName==="#text"&&!isRawText(r.nodeName))f.push(g)
if(!("data"in t&&/snippet/i.test(t.data))||!s.startsWith("\x3c!--",g.start))continue
const b=ancestorsOf(e)
const y=d?contentModelInPage(b):o.contentModelIn(b)
const O=s.slice(g.start-u(g.start).column+1,g.start)
const F=/^[ \t]*/.exec(O)?.[0]??""
l.push({range:g,text:t.data,isClosed:s.endsWith("--\x3e",g.end),isInLink:b.includes("a"),isInHeading:b.some(e=>o.headingElements.has(e)),parent:r,place:{kind:"flow",hasHtmlBefore:true,prefix:"",list:null,startsLine:F===O,indentation:F,...y&&{html:{contentModel:y}}}})}f.sort(byStart)
const g=n.findMdxComments(s).filter(({start:e})=>n.indexOfRangeAround(f,e)>=0)
l.sort((e,t)=>byStart(e.range,t.range))
return{...n.emptyDocument,comments:l,wrongSyntaxComments:g,outline:()=>p}}function isRawText(e){return e==="noscript"||r.rawTextElements.has(e)}function blankFrontMatter(e){return e.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,e=>e.replace(/[^\r\n]/g," "))}function contentModelInPage(e){return e.includes("body")||e.includes("head")?o.contentModelIn(e):"outside"}function byStart(e,t){return e.start-t.start}function*nodesIn(e){const t=[{node:e,parent:null,depth:0}]
for(let e=t.pop();e;e=t.pop()){yield e
const{node:n,depth:o}=e
const r="content"in n?n.content:n
const s="childNodes"in r?r.childNodes:[]
for(const n of s.toReversed())t.push({node:n,parent:e,depth:o+1})}}function ancestorsOf({parent:e}){const t=[]
for(let n=e;n;n=n.parent)if("tagName"in n.node)t.push(n.node.tagName)
return t}Object.defineProperty(exports,"ancestorsOf",{enumerable:true,get:function(){return ancestorsOf}})
Object.defineProperty(exports,"blankFrontMatter",{enumerable:true,get:function(){return blankFrontMatter}})
Object.defineProperty(exports,"nodesIn",{enumerable:true,get:function(){return nodesIn}})
Object.defineProperty(exports,"parse_html_file_exports",{enumerable:true,get:function(){return s}})

