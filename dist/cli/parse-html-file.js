const e=require("./rolldown-runtime.js")
const t=require("./html-packages.js")
const n=require("./index.js")
const o=require("./content-model.js")
const r=require("./parse-html-fragment.js")
var s=e.__exportAll({parseHtmlFile:()=>parseHtmlFile})
const a={sourceCodeLocationInfo:true}
const c=/<(?:!doctype|html|head|body)(?=[\s>])/i
function parseHtmlFile(e,{timeBudget:r=new n.ParseTimeBudget}={}){const s=blankFrontMatter(e)
const i=c.test(s)
const d=n.createLocator(e)
const u=[]
const l=[]
const p=[]
const f=r.parse({start:0,end:s.length},()=>(i?t.parse:t.parseFragment)(s,a))
for(const e of nodesIn(f)){const{node:t,depth:n}=e
const r=e.parent?.node??f
const a="sourceCodeLocation"in t?t.sourceCodeLocation:null
if(!a)continue
const c={start:a.startOffset,end:a.endOffset}
l.push({...c,type:`${n} ${r.nodeName} ${t.nodeName}`})
if(t.nodeName==="#text"&&!isRawText(r.nodeName))p.push(c)
if(!("data"in t&&/snippet/i.test(t.data))||!s.startsWith("\x3c!--",c.start))continue
const m=ancestorsOf(e)
const h=i?contentModelInPage(m):o.contentModelIn(m)
const g=s.slice(c.start-d(c.start).column+1,c.start)
const x=/^[ \t]*/.exec(g)?.[0]??""
u.push({range:c,text:t.data,isClosed:s.endsWith("--\x3e",c.end),isInLink:m.includes("a"),isInHeading:m.some(e=>o.headingElements.has(e)),parent:r,place:{kind:"flow",hasHtmlBefore:true,prefix:"",list:null,startsLine:x===g,indentation:x,...h&&{html:{contentModel:h}}}})}p.sort(byStart)
const m=n.findMdxComments(s).filter(({start:e})=>n.rangeAround(p,e)>=0)
u.sort((e,t)=>byStart(e.range,t.range))
return{...n.emptyDocument,comments:u,wrongSyntaxComments:m,outline:()=>l}}function isRawText(e){return e==="noscript"||r.rawTextElements.has(e)}function blankFrontMatter(e){return e.replace(/^\uFEFF?(?:(---|\+\+\+)[ \t]*\r?\n[\s\S]*?\r?\n\1[ \t]*(?=[\r\n]|$))?/,e=>e.replace(/[^\r\n]/g," "))}function contentModelInPage(e){return e.includes("body")||e.includes("head")?o.contentModelIn(e):"outside"}function byStart(e,t){return e.start-t.start}function*nodesIn(e){const t=[{node:e,parent:null,depth:0}]
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

