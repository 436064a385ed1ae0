const t=require("./rolldown-runtime.js")
const e=require("./mdx-packages.js")
const s=require("./index.js")
const n=require("./event-parser.js")
const o=require("./content-model.js")
const r=new Set([...["linePrefix","lineSuffix","whitespace","lineEnding","listItemIndent","gfmFootnoteDefinitionIndent"],...["blockQuotePrefix","blockQuoteMarker","blockQuotePrefixWhitespace"]])
const i=new Set(["mdxJsxTextTag","mdxTextExpression"])
const a=new Set(["a","Link","NavLink"])
var c=class{comments=[]
wrongSyntaxComments=[]
jsxOnlyParagraphs=new Set
#t
#e
#s
#n
#o=false
constructor(t,e,s){this.#t=t
this.#e=e
this.#s=s}visit([t,e]){const{type:n}=e
const o=this.#n
if(t==="exit"){if(o?.token===e)this.#r(o)
return}if(o&&this.#s.open.at(-1)?.token===o.token)o.hasText||=this.#i(e)
if(s.textBlocks.has(n))this.#n={token:e,html:this.#a(),directComments:[],hasText:false}
else if(n==="mdxFlowExpression")this.#c(e)
else if(n==="mdxTextExpression"&&o)this.#l(e,o)
if(!r.has(n))this.#o=n==="lineEndingBlank"}#c(t){const{start:e}=t
const s=this.#s.open.at(-1)
const n=this.#a()
const o=s!==void 0&&s.element!==null
this.#m(t,o?s:this.#e.container,{kind:"block",isInsideHtml:o&&(n.contentModel!==void 0||!this.#o),startsLine:true,prefix:/^[ \t>]*/.exec(this.#t.slice(e.offset-e.column+1,e.offset))?.[0]??"",indentation:"",list:this.#e.list,html:n})}#l(t,e){const n=this.#s.open.at(-1)
if(!n)return
if(this.#m(t,n,{kind:"text",table:s.tableCells.has(e.token.type),...n.element!==null&&{html:this.#a()}})&&n.token===e.token)e.directComments.push(this.comments.length-1)}#r({token:t,html:e,directComments:s,hasText:n}){this.#n=void 0
if(n)return
this.jsxOnlyParagraphs.add(t.start.offset)
for(const t of s){const s=this.comments[t]
if(s)this.comments[t]={...s,place:{...s.place,html:e}}}}#m({start:t,end:e,estree:n},r,i){const[c,l]=n?.comments??[]
if(c?.type!=="Block"||l||n?.body.length!==0)return false
const m={start:t.offset,end:e.offset}
if(this.#t.startsWith("\x3c!--",m.start)){this.wrongSyntaxComments.push({start:m.start,text:this.#t.slice(m.start+4,m.end-3)})
return false}const{open:h}=this.#s
this.comments.push({range:m,text:c.value,isClosed:true,isInLink:h.some(({token:t,element:e})=>a.has(e)||t.type==="labelText"),isInHeading:h.some(({token:t,element:e})=>s.headings.has(t.type)||o.headingElements.has(e??"")),parent:r,place:i})
return true}#a(){const t=[]
for(const{element:e}of this.#s.open.toReversed()){if(e===null)break
t.push(e)}const e=o.contentModelIn(t)
return e?{contentModel:e,jsx:true}:{jsx:true}}#i({type:t,start:e,end:s}){if(t==="data")return this.#t.slice(e.offset,s.offset).trim()!==""
return!i.has(t)&&!r.has(t)}}
const l=new Set(["mdxJsxFlowTag","mdxJsxTextTag"])
const m=/^<\s*(\/?)\s*([^\s/>{]*)/
var h=class{open=[]
problems=[]
#t
constructor(t){this.#t=t}visit([t,e]){if(t==="enter"){if(e.type==="listItemPrefix")this.reportOpenElements()
this.open.push({token:e,element:null})}else{this.reportOpenElements()
this.open.pop()
if(l.has(e.type))this.#h(e)}}#h(t){const e=this.#t.slice(t.start.offset,t.end.offset)
const[,s,n=""]=m.exec(e)??[]
if(s===""&&/\/\s*>$/.test(e))return
if(s==="")this.open.push({token:t,element:n})
else if(this.open.at(-1)?.element===n)this.open.pop()
else this.#p(t,`</${n}> closes nothing that is open here`)}reportOpenElements(){for(let t=this.open.at(-1);t&&t.element!==null;t=this.open.at(-1)){this.#p(t.token,`<${t.element}> is not closed where it was opened, in the same block`)
this.open.pop()}}#p({start:t},e){this.problems.push({offset:t.offset,code:"mdx-syntax",message:`MDX cannot parse this: ${e}`})}}
var p=t.__exportAll({parseMdx:()=>parseMdx})
const f=[e.mdxjs()]
function parseMdx(t,{defined:e=[],timeBudget:o=new s.ParseTimeBudget}={}){const r=new s.ContainerTracker
const i=new h(t)
const a=new c(t,r,i)
const l=new s.OutlineVisitor(r)
const m=[]
const p=[]
try{const c=replaceDocusaurusSyntax(t)
const h=n.createEventParser(c,{labels:{links:e,footnotes:[]},extensions:f,timeBudget:o})
for(const e of h({start:0,end:c.length})){r.visit(e)
a.visit(e)
i.visit(e)
l.visit(e)
m.push(...s.definitionIn(t,e))
p.push(...findMarkersInJavaScript(c,e))}}catch(t){return{...s.emptyDocument,problems:[createSyntaxProblem(t)]}}i.reportOpenElements()
if(i.problems.length>0)return{...s.emptyDocument,problems:i.problems}
const{comments:u,wrongSyntaxComments:x,jsxOnlyParagraphs:d}=a
const outline=()=>withoutParagraphs(l.outline,d)
return{...s.emptyDocument,comments:u,wrongSyntaxComments:x,definitions:m,outline,problems:p}}function replaceDocusaurusSyntax(t){return t.replace(/<!--(?:([\s\S]*?)-->|[\s\S]*)/g,(t,e)=>e===void 0?t:`{/* ${e.replaceAll("*/","* ")}*/}`).replace(/^#{1,6}(?!#).*?\{#/gm,t=>`${t.slice(0,-2)}(#`)}function findMarkersInJavaScript(t,[e,{start:n,end:o,estree:r}]){if(e==="enter"||!r?.comments?.length)return[]
const i=r.body.length>0
return r.comments.flatMap(({type:e,value:r,range:[a,c]=[0,0]})=>{const l=s.parseMarker(r,"mdx")
if(l.kind==="other")return[]
const[m,h]=[t.slice(n.offset,a).trim(),t.slice(c,o.offset).trim()]
if(e==="Block"&&m==="{"&&h==="}")return[]
if(i&&!(m.endsWith("{")&&h.startsWith("}")))return[]
return[{offset:a,code:"look-alike",message:i?"a marker inside JavaScript has no effect; move both markers out of the expression, attribute or export around them":`a marker must be the only comment in its braces; write ${s.formatMarker(s.roleOf(l),"mdx")}`}]})}function createSyntaxProblem(t){if(!(t instanceof Error&&"place"in t))throw t
const{place:e,message:s}=t
const n=e&&"start"in e?e.start:e
const o=`MDX cannot parse this: ${s}; fix it, or read the file as Markdown with --format md`
return{offset:n?.offset??0,code:"mdx-syntax",message:o}}function withoutParagraphs(t,e){return t.filter(({type:t,start:s})=>t!=="paragraph"||!e.has(s)).map(t=>({...t,type:t.type.replace(/^mdx(Jsx)?(?:Flow|Text)/,"mdx$1")}))}Object.defineProperty(exports,"createSyntaxProblem",{enumerable:true,get:function(){return createSyntaxProblem}})
Object.defineProperty(exports,"parse_mdx_exports",{enumerable:true,get:function(){return p}})
Object.defineProperty(exports,"replaceDocusaurusSyntax",{enumerable:true,get:function(){return replaceDocusaurusSyntax}})

