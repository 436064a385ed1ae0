const e=require("./rolldown-runtime.js")
const t=require("./mdx-packages.js")
const s=require("./index.js")
const n=require("./event-parser.js")
const o=require("./content-model.js")
const r=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const i=new Set(["mdxJsxTextTag","mdxTextExpression"])
const a=new Set(["a","Link","NavLink"])
var c=class{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#e
#t
#s
#n
#o=false
constructor(e,t,s){this.#e=e
this.#t=t
this.#s=s}visit([e,t]){const{type:n}=t
const o=this.#n
if(e==="exit"){if(o?.token===t)this.#r(o)
return}if(o&&this.#s.open.at(-1)?.token===o.token)o.hasText||=this.#i(t)
if(s.textBlocks.has(n))this.#n={token:t,html:this.#a(),directComments:[],hasText:false}
else if(n==="mdxFlowExpression")this.#c(t)
else if(n==="mdxTextExpression"&&o)this.#l(t,o)
if(!r.has(n))this.#o=n==="lineEndingBlank"}#c(e){const{start:t}=e
const s=this.#s.open.at(-1)
const n=this.#a()
const o=s!==void 0&&s.element!==null
this.#m(e,o?s:this.#t.container,{kind:"flow",hasHtmlBefore:o&&(n.contentModel!==void 0||!this.#o),startsLine:true,prefix:/^[ \t>]*/.exec(this.#e.slice(t.offset-t.column+1,t.offset))?.[0]??"",indentation:"",list:this.#t.list,html:n})}#l(e,t){const n=this.#s.open.at(-1)
if(!n)return
if(this.#m(e,n,{kind:"inline",table:s.tableCells.has(t.token.type),...n.element!==null&&{html:this.#a()}})&&n.token===t.token)t.directComments.push(this.comments.length-1)}#r({token:e,html:t,directComments:s,hasText:n}){this.#n=void 0
if(n)return
this.jsxOnlyParagraphs.add(e.start.offset)
for(const e of s){const s=this.comments[e]
if(s)this.comments[e]={...s,place:{...s.place,html:t}}}}#m({start:e,end:t,estree:n},r,i){const[c,l]=n?.comments??[]
if(c?.type!=="Block"||l||n?.body.length!==0)return false
const m={start:e.offset,end:t.offset}
if(this.#e.startsWith("\x3c!--",m.start)){this.wrongSyntaxComments.push({start:m.start,text:this.#e.slice(m.start+4,m.end-3)})
return false}const{open:h}=this.#s
this.comments.push({range:m,text:c.value,isClosed:true,isInLink:h.some(({token:e,element:t})=>a.has(t)||e.type==="labelText"),isInHeading:h.some(({token:e,element:t})=>s.headings.has(e.type)||o.headingElements.has(t??"")),parent:r,place:i})
return true}#a(){const e=[]
for(const{element:t}of this.#s.open.toReversed()){if(t===null)break
e.push(t)}const t=o.contentModelIn(e)
return t?{contentModel:t,jsx:true}:{jsx:true}}#i({type:e,start:t,end:s}){if(e==="data")return this.#e.slice(t.offset,s.offset).trim()!==""
return!i.has(e)&&!r.has(e)}}
const l=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const m=/^<\s*(\/?)\s*([^\s/>{]*)/
var h=class{open=[]
problems=[]
#e
constructor(e){this.#e=e}visit([e,t]){if(e==="enter"){if(t.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:t,element:null})}else{this.reportOpenElements()
this.open.pop()
if(l.has(t.type))this.#h(t)}}#h(e){const t=this.#e.slice(e.start.offset,e.end.offset)
const[,s,n=""]=m.exec(t)??[]
if(s===""&&/\/\s*>$/.test(t))return
if(s==="")this.open.push({token:e,element:n})
else if(this.open.at(-1)?.element===n)this.open.pop()
else this.#p(e,`</${n}> closes nothing that is open here`)}reportOpenElements(){for(let e=this.open.at(-1);e&&e.element!==null;e=this.open.at(-1)){this.#p(e.token,`<${e.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#p({start:e},t){this.problems.push({offset:e.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${t}`})}}
var p=e.__exportAll({parseMdx:()=>parseMdx})
const f=[t.mdxjs()]
function parseMdx(e,{defined:t=[],timeBudget:o=new s.ParseTimeBudget}={}){const r=new s.ContainerTracker
const i=new h(e)
const a=new c(e,r,i)
const l=new s.OutlineVisitor(r)
const m=[]
const p=[]
try{const c=replaceDocusaurusSyntax(e)
const h=n.createEventParser(c,{labels:{links:t,footnotes:[]},extensions:f,timeBudget:o})
for(const t of h({start:0,end:c.length})){r.visit(t)
a.visit(t)
i.visit(t)
l.visit(t)
m.push(...s.definitionIn(e,t))
p.push(...findMarkersInJavaScript(c,t))}}catch(e){return{...s.emptyDocument,problems:[createSyntaxProblem(e)]}}i.reportOpenElements()
if(i.problems.length>0)return{...s.emptyDocument,problems:i.problems}
const{comments:u,wrongSyntaxComments:x,jsxOnlyParagraphs:d}=a
const outline=()=>withoutParagraphs(l.outline,d)
return{...s.emptyDocument,comments:u,wrongSyntaxComments:x,definitions:m,outline,problems:p}}function replaceDocusaurusSyntax(e){return e.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(e,t)=>t===void 0?e:`{/* ${t.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,e=>`${e.slice(0,-2)}(#`)}function findMarkersInJavaScript(e,[t,{start:n,end:o,estree:r}]){if(t==="enter"||!r?.comments?.length)return[]
const i=r.body.length>0
return r.comments.flatMap(({type:t,value:r,range:[a,c]=[0,0]})=>{const l=s.parseMarker(r,"mdx")
if(l.kind==="other")return[]
const[m,h]=[e.slice(n.offset,a).trim(),e.slice(c,o.offset).trim()]
if(t==="Block"&&m==="{"&&h==="}")return[]
if(i&&!(m.endsWith("{")&&h.startsWith("}")))return[]
return[{offset:a,code:"look-alike",message:i?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${s.formatMarker(s.roleOf(l),"mdx")}`}]})}function createSyntaxProblem(e){if(!(e instanceof Error&&"place"in e))throw e
const{place:t,message:s}=e
const n=t&&"start"in t?t.start:t
const o=`MDX cannot parse this: ${s}; fix it, or read the file as Markdown with --format md`
return{offset:n?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(e,t){return e.filter(({type:e,start:s})=>e!=="paragraph"||!t.has(s)).map(e=>({...e,type:e.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}Object.defineProperty(exports,"createSyntaxProblem",{enumerable:true,get:function(){return createSyntaxProblem}})
Object.defineProperty(exports,"parse_mdx_exports",{enumerable:true,get:function(){return p}})
Object.defineProperty(exports,"replaceDocusaurusSyntax",{enumerable:true,get:function(){return replaceDocusaurusSyntax}})

