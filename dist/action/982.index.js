"use strict"
exports.id=982
exports.ids=[982]
exports.modules={1032:(t,e,n)=>{n.d(e,{y:()=>readHtml})
var i=n(3194)
function readHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const r={onStartTag({tagName:t,attrs:n,selfClosing:i}){e.push({kind:"start",name:t,attributes:n,selfClosing:i})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new i._F({sourceCodeLocationInfo:false},r).write(t,true)
return{tokens:e,errors:n}}},4982:(t,e,n)=>{n.r(e)
n.d(e,{judgeSnippet:()=>judgeSnippet})
var i=n(88)
var r=n(1032)
var o=n(9146)
var l=n(6923)
var a=n(7776)
var s=n(401)
function escapeStringRegexp(t){if(typeof t!=="string"){throw new TypeError("Expected a string")}return t.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}var c=n(4146)
var u=n(8830)
function findAndReplace(t,e,n){const i=n||{}
const r=(0,u.C)(i.ignore||[])
const o=toPairs(e)
let l=-1
while(++l<o.length){(0,c.VG)(t,visitor)}function visitor(t,e,n){if(t.type==="text"&&typeof n==="number"){return handler(t,e,n)}if(r(t,n,e[e.length-1]))return c._Z}function handler(t,e,n){const i=e[e.length-1]
const r=o[l][0]
const a=o[l][1]
let s=0
let c=false
let u=[]
r.lastIndex=0
let f=r.exec(t.value)
while(f){const n=f.index
const i={index:f.index,input:f.input,stack:[...e,t]}
let o=a(...f,i)
if(typeof o==="string"){o=o.length>0?{type:"text",value:o}:undefined}if(o===false){r.lastIndex=n+1}else{if(s!==n){add({type:"text",value:t.value.slice(s,n)})}if(Array.isArray(o)){for(const t of o)add(t)}else if(o){add(o)}s=n+f[0].length
c=true}if(!r.global){break}f=r.exec(t.value)}if(c){if(s<t.value.length){add({type:"text",value:t.value.slice(s)})}i.children.splice(n,1,...u)}else{u=[t]}return n+u.length
function add(t){const e=u[u.length-1]
if(e&&e.type==="text"&&t.type==="text"){e.value+=t.value}else{u.push(t)}}}}function toPairs(t){if(!Array.isArray(t)){throw new TypeError("Expected find and replace tuple or list of tuples")}const e=[]
const n=!t[0]||Array.isArray(t[0])?t:[t]
let i=-1
while(++i<n.length){const t=n[i]
e.push([toExpression(t[0]),toFunction(t[1])])}return e}function toExpression(t){return typeof t==="string"?new RegExp(escapeStringRegexp(t),"g"):t}function toFunction(t){return typeof t==="function"?t:function(){return t}}const f="phrasing"
const d=null&&["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function lib_gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:f,notInConstruct:d},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:f,notInConstruct:d},{character:":",before:"[ps]",after:"\\/",inConstruct:f,notInConstruct:d}]}}function enterLiteralAutolink(t){this.enter({type:"link",title:null,url:"",children:[],position:undefined},t)}function enterLiteralAutolinkValue(t){this.config.enter.autolinkProtocol.call(this,t)}function exitLiteralAutolinkHttp(t){this.config.exit.autolinkProtocol.call(this,t)}function exitLiteralAutolinkWww(t){this.config.exit.data.call(this,t)
const e=this.stack[this.stack.length-1];(0,a.ok)(e.type==="link")
e.url="http://"+this.sliceSerialize(t)}function exitLiteralAutolinkEmail(t){this.config.exit.autolinkEmail.call(this,t)}function exitLiteralAutolink(t){this.exit(t)}function transformGfmAutolinkLiterals(t){findAndReplace(t,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(t,e,n,i,r){if(!previous(r)){return false}let o=""
if(/^w/i.test(e)){n=e+n
e=""
o="http://"}if((0,s.es)(n.charCodeAt(0))||!isCorrectDomain(n)){return false}const l=splitUrl(n+i)
const a={type:"link",title:null,url:o+e+l[0],children:[{type:"text",value:e+l[0],position:undefined}],position:undefined}
if(l[1]){return[a,{type:"text",value:l[1],position:undefined}]}return a}function findEmail(t,e,n){if(/[\d\-_]$/.test(n)){return false}return{type:"link",title:null,url:"mailto:"+e+"@"+n,children:[{type:"text",value:e+"@"+n,position:undefined}],position:undefined}}function findMailto(t,e,n){if(/[\d\-_]$/.test(n)){return false}const i="mailto:"+e+"@"+n
return{type:"link",title:null,url:i,children:[{type:"text",value:i,position:undefined}],position:undefined}}function findXmpp(t,e,n,i,r){if(/[\d\-_]$/.test(n)||i&&(!/[A-Za-z]$/.test(i)||r.input.charAt(r.index+t.length)==="@")){return false}const o="xmpp:"+e+"@"+n+(i||"")
return{type:"link",title:null,url:o,children:[{type:"text",value:o,position:undefined}],position:undefined}}function isCorrectDomain(t){const e=t.split(".")
if(e.length<2||e[e.length-1]&&(/_/.test(e[e.length-1])||!/[\dA-Za-z]/.test(e[e.length-1]))||e[e.length-2]&&(/_/.test(e[e.length-2])||!/[\dA-Za-z]/.test(e[e.length-2]))){return false}return true}function splitUrl(t){let e=t.length
while(e>0){const n=t.charCodeAt(e-1)
if(n===33||n===34||n===38||n===39||n===41||n===44||n===46||n===58||n===59||n===60||n===62||n===63||n===93||n===125){e--}else{break}}if(e===t.length){return[t,undefined]}let n=t.slice(e)
t=t.slice(0,e)
let i=n.indexOf(")")
const r=(0,l.D)(t,"(")
let o=(0,l.D)(t,")")
while(i!==-1&&r>o){t+=n.slice(0,i+1)
n=n.slice(i+1)
i=n.indexOf(")")
o++}return[t,n]}function previous(t){const e=t.input.charCodeAt(t.index-1)
return t.index===0||(0,s.Ny)(e)||(0,s.es)(e)}var h=n(31)
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(t){this.enter({type:"footnoteReference",identifier:"",label:""},t)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(t){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},t)}function exitFootnoteCallString(t){const e=this.resume()
const n=this.stack[this.stack.length-1];(0,a.ok)(n.type==="footnoteReference")
n.identifier=(0,h.B)(this.sliceSerialize(t)).toLowerCase()
n.label=e}function exitFootnoteCall(t){this.exit(t)}function exitFootnoteDefinitionLabelString(t){const e=this.resume()
const n=this.stack[this.stack.length-1];(0,a.ok)(n.type==="footnoteDefinition")
n.identifier=(0,h.B)(this.sliceSerialize(t)).toLowerCase()
n.label=e}function exitFootnoteDefinition(t){this.exit(t)}function footnoteReferencePeek(){return"["}function footnoteReference(t,e,n,i){const r=n.createTracker(i)
let o=r.move("[^")
const l=n.enter("footnoteReference")
const a=n.enter("reference")
o+=r.move(n.safe(n.associationId(t),{after:"]",before:o}))
a()
l()
o+=r.move("]")
return o}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function lib_gfmFootnoteToMarkdown(t){let e=false
if(t&&t.firstLineBlank){e=true}return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(t,n,i,r){const o=i.createTracker(r)
let l=o.move("[^")
const a=i.enter("footnoteDefinition")
const s=i.enter("label")
l+=o.move(i.safe(i.associationId(t),{before:l,after:"]"}))
s()
l+=o.move("]:")
if(t.children&&t.children.length>0){o.shift(4)
l+=o.move((e?"\n":" ")+i.indentLines(i.containerFlow(t,o.current()),e?mapAll:mapExceptFirst))}a()
return l}}function mapExceptFirst(t,e,n){return e===0?t:mapAll(t,e,n)}function mapAll(t,e,n){return(n?"":"    ")+t}const p=null&&["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function lib_gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:p}]}}function enterStrikethrough(t){this.enter({type:"delete",children:[],position:undefined},t)}function exitStrikethrough(t){this.exit(t)}function handleDelete(t,e,n,i){const r=n.createTracker(i)
const o=n.stack.includes("strikethrough")?"~":"~~"
const l=n.enter("strikethrough")
let a=r.move(o)
a+=n.containerPhrasing(t,{...r.current(),before:a,after:"~"})
a+=r.move(o)
l()
return a}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(t){const e=t._align;(0,a.ok)(e,"expected `_align` on table")
this.enter({type:"table",align:e.map(function(t){return t==="none"?null:t}),children:[],position:undefined},t)
this.data.inTable=true}function exitTable(t){this.exit(t)
this.data.inTable=undefined}function enterRow(t){this.enter({type:"tableRow",children:[],position:undefined},t)}function exit(t){this.exit(t)}function enterCell(t){this.enter({type:"tableCell",children:[],position:undefined},t)}function exitCodeText(t){let e=this.resume()
if(this.data.inTable){e=e.replace(/\\([\\|])/g,replace)}const n=this.stack[this.stack.length-1];(0,a.ok)(n.type==="inlineCode")
n.value=e
this.exit(t)}function replace(t,e){return e==="|"?e:t}function lib_gfmTableToMarkdown(t){const e=t||{}
const{tableCellPadding:n,tablePipeAlign:i,stringLength:r}=e
const o=n?" ":"|"
return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:"\n",inConstruct:"tableCell"},{atBreak:true,character:"|",after:"[\t :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:true,character:":",after:"-"},{atBreak:true,character:"-",after:"[:|-]"}]}
function handleTable(t,e,n,i){const r=handleTableAsData(t,n,i)
const o=r[0]
if(o){let e=t.align?t.align.length:0
let n=-1
if(!e){while(++n<r.length){if(r[n].length>e)e=r[n].length}}while(o.length<e)o.push("")}return serializeData(r,t.align)}function handleTableRow(t,e,n,i){const r=handleTableRowAsData(t,n,i)
const o=serializeData([r])
return o.slice(0,o.indexOf("\n"))}function handleTableCell(t,e,n,i){const r=n.enter("tableCell")
const l=n.enter("phrasing")
const a=n.containerPhrasing(t,{...i,before:o,after:o})
l()
r()
return a}function serializeData(t,e){return markdownTable(t,{align:e,alignDelimiters:i,fillRows:false,padding:n,stringLength:r})}function handleTableAsData(t,e,n){const{children:i}=t
let r=-1
const o=[]
const l=e.enter("table")
while(++r<i.length){o[r]=handleTableRowAsData(i[r],e,n)}l()
return o}function handleTableRowAsData(t,e,n){const{children:i}=t
let r=-1
const o=[]
const l=e.enter("tableRow")
while(++r<i.length){o[r]=handleTableCell(i[r],t,e,n)}l()
return o}function inlineCodeWithTable(t,e,n){const i=defaultHandlers.inlineCode(t,e,n)
if(!n.stack.includes("tableCell"))return i
const r=[]
let o=0
let l=i.indexOf("|")
while(l!==-1){let t=l
while(t>o&&i.charCodeAt(t-1)===92){t--}r.push(i.slice(o,l))
if((l-t)%2===0)r.push("\\")
o=l
l=i.indexOf("|",l+1)}r.push(i.slice(o))
return r.join("")}}function joinTable(t,e,n,i){if(t.type==="table"&&n.type==="listItem"&&n.spread===false&&(e.type==="definition"||e.type==="heading"&&formatHeadingAsSetext(e,i)||e.type==="paragraph"||e.type==="table")){return 1}}function formatHeadingAsSetext(t,e){let n=false
visit(t,function(t){if(t.type==="break"||"value"in t&&/\r?\n|\r/.test(t.value)){n=true
return EXIT}})
return Boolean((!t.depth||t.depth<3)&&toString(t)&&(e.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function lib_gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(t){const e=this.stack[this.stack.length-2];(0,a.ok)(e.type==="listItem")
e.checked=t.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(t){const e=this.stack[this.stack.length-2]
if(e&&e.type==="listItem"&&typeof e.checked==="boolean"){const t=this.stack[this.stack.length-1];(0,a.ok)(t.type==="paragraph")
const n=t.children[0]
if(n&&n.type==="text"){const i=e.children
let r=-1
let o
while(++r<i.length){const t=i[r]
if(t.type==="paragraph"){o=t
break}}if(o===t){n.value=n.value.slice(1)
if(n.value.length===0){t.children.shift()}else if(t.position&&n.position&&typeof n.position.start.offset==="number"){n.position.start.column++
n.position.start.offset++
t.position.start={...n.position.start}}}}}this.exit(t)}function paragraphWithTaskListItem(t,e,n,i){if(!e||e.type!=="listItem"||taskListItemParagraph(e)!==t){return defaultHandlers.paragraph(t,e,n,i)}const r="["+(e.checked?"x":" ")+"] "
const o=n.createTracker(i)
o.move(r)
const l=defaultHandlers.paragraph(t.children.length>0?t:{type:"paragraph",children:[{type:"text",value:" "}]},e,n,{...i,...o.current()})
return r+l}function joinDefinitionsBeforeTaskListItemParagraph(t,e,n){if(!(t.type==="definition"&&n.type==="listItem")){return}const i=taskListItemParagraph(n)
if(i&&n.children.indexOf(t)<n.children.indexOf(i)){return 0}}function taskListItemParagraph(t){if(typeof t.checked!=="boolean"){return}for(const e of t.children){if(e.type==="paragraph"){return e}if(e.type!=="definition"){return}}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(t){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(t),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(t),gfmTaskListItemToMarkdown()]}}var g=n(2297)
function readMarkdown(t){return(0,o.Y)(t,{extensions:[(0,g.T)()],mdastExtensions:[gfmFromMarkdown()]})}function isA(t,e){return t?.type===e}function onlyChild(t,e){if(!("children"in t)||t.children.length!==1)return null
const[n]=t.children
return isA(n,e)?n:null}function placeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a place`)
return{start:e,end:n}}const m=100
const k=[["`","code"],["<","HTML"],["{","an expression in MDX"],["}","an expression in MDX"],["|","a table cell"],["$","mathematics"],["://","a link"]]
const b=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const w=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const e=(0,i.P)(t)
if(e!==null)return`has ${e}`
const n=findMarkerText(t)
if(n!==null)return`has ${n}`
if(t.includes("<"))return'has "<", which can become HTML'
return[...t].length>m?`is longer than ${m} characters`:null}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,e){const n=findWordsProblem(e)
if(n!==null)return n
const i=k.find(([n])=>e.includes(n)||t.includes(n))
if(i)return`has "${i[0]}", which can become ${i[1]}`
const r=w.exec(t.replace(b," "))
if(r)return`has "${r[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${e} x`)?null:"is not plain text"}function readsAs(t,e){const n=onlyChild(readMarkdown(t),"paragraph")
const i=n?.children[0]
return n?.children.length===1&&isA(i,"text")&&i.value===e}const x=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const e=x.find(e=>t.includes(e))
return e===undefined?null:`a comment or marker ("${e}")`}var y=n(7819)
var C=n(9911)
var v=n(8907)
const T=/^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/
const A=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,e){const n=(0,v.zq)(t)
return n.outcome==="address"&&(0,v.xU)(n.address,e)?null:`is ${(0,y.h)(t)}, not the page's address ${(0,y.h)(e)}`}function findImageProblem(t,e){const n=(0,C.p)(e)
const i=t.startsWith(n)?t.slice(n.length):null
if(i===""||i!==null&&T.test(i))return null
return`is ${(0,y.h)(t)}, not the badge ${(0,y.h)(n)}`}function findScriptProblem(t,{baseUrl:e}){if(t.startsWith(e)&&A.test(t.slice(e.length)))return null
return`is ${(0,y.h)(t)}, not ${(0,y.h)(`${e}/static/embed/v1/status.js`)} (of whatever version)`}const P={a:{required:["href"],attributes:{href:(t,{address:e})=>findTargetProblem(t,e),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:e})=>findImageProblem(t,e),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:e})=>findScriptProblem(t,e),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:e})=>t===e.slug?null:`is not the slug "${e.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,e,n){const i=P[t]
if(!i)return`<${t}> is not allowed`
const r=i.required.find(t=>!e.some(e=>e.name===t))
if(r!==undefined)return`<${t}> has no ${r}`
for(const{name:r,value:o}of e){const e=ruleOf(i,r)
if(!e)return`<${t}> has an attribute that is not allowed: ${r}`
const l=e(o,n)
if(l!==null)return`${r} of <${t}> ${l}`}return null}function ruleOf({attributes:t,data:e},n){if(Object.hasOwn(t,n))return t[n]
return/^data-[a-z0-9-]+$/.test(n)?e:undefined}function matching(t){return e=>t.test(e)?null:"has a value it cannot have"}const $={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,e,n){const{tokens:i,errors:o}=(0,r.y)(e)
if(o[0]!==undefined)return`its HTML is malformed (${o[0]})`
const l=$[t]
let a=0
for(const[t,e]of i.entries()){if(e.kind==="space"&&!isStartOf(i[t-1],"script"))continue
const r=l[a]
if(spell(e)!==r)return`it has ${spell(e)} where ${r??"it should end"}`
const o=e.kind==="start"?findStartProblem(e,n):null
if(o!==null)return o
a+=1}return a<l.length?`it ends without ${l[a]}`:null}function findStartProblem(t,e){if(t.selfClosing&&t.name!=="img")return`<${t.name}> is closed twice`
return findAttributeProblem(t.name,t.attributes,e)}function isStartOf(t,e){return t?.kind==="start"&&t.name===e}function spell(t){switch(t.kind){case"start":return`<${t.name}>`
case"end":return`</${t.name}>`
case"space":return"white space"
case"other":return t.what}}function findBadgeProblem(t,e,n){const i=onlyChild(readMarkdown(t),"paragraph")
const r=i&&onlyChild(i,"link")
const o=r&&onlyChild(r,"image")
if(!o)return"it is not one image in one link and nothing else"
return findLinkProblem(t,r,placeOf(o).end,n)??findBadgeImageProblem(t,o,e)}function findMinimalProblem(t,e){const n=onlyChild(readMarkdown(t),"paragraph")
const[i,r,o,...l]=n?.children??[]
const a=i&&isA(i,"strong")?onlyChild(i,"text"):null
const s=o&&isA(o,"link")?onlyChild(o,"text"):null
if(!a||!isA(r,"text")||!isA(o,"link")||!s||l.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![a,r,o,s].every(t=>t.position))return"its link is not written as one"
const c=findTargetProblem(s.value,e)
if(c!==null)return`the text of its link ${c}`
const u=findLinkProblem(t,o,placeOf(s).end,e)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(a.value))return"its label does not start with a letter"
if(!r.value.startsWith(" "))return"it has no space after its label"
if([...a.value,...r.value].length>100)return"its words are longer than 100 characters"
for(const e of[a,r]){const{start:n,end:i}=placeOf(e)
const r=findMarkdownWordsProblem(t.slice(n,i),e.value)
if(r!==null)return`its text ${r}`}return null}function findLinkProblem(t,e,n,i){const r=findTargetProblem(e.url,i)
if(r!==null)return`the target of its link ${r}`
return findResourceProblem(t.slice(n,placeOf(e).end),e)}function findBadgeImageProblem(t,e,n){const i=e.alt??""
const r=findImageProblem(e.url,n)
if(r!==null)return`the address of its image ${r}`
const{start:o,end:l}=placeOf(e)
const a=t.slice(o,l)
const s=/^!\[((?:\\.|[^\\\]])*)/s.exec(a)?.[1]??""
const c=findAltProblem(i)??findMarkdownWordsProblem(s,i)
if(c!==null)return`its alternative text ${c}`
return findResourceProblem(a.slice("![".length+s.length),e)}const L=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:e}){const n=L.exec(t)
if(!n)return"it is not written as [text](address)"
const i=findMarkdownWordsProblem(n[1]??n[2]??"",e??"")
return i===null?null:`its title ${i}`}var D=n(6726)
const F={badge_markdown:(t,{page:e,address:n})=>findBadgeProblem(t,e,n),badge_html:(t,e)=>findHtmlProblem("badge_html",t,e),widget_script:(t,e)=>findHtmlProblem("widget_script",t,e),widget_html:(t,e)=>findHtmlProblem("widget_html",t,e),minimal_md:(t,{address:e})=>findMinimalProblem(t,e)}
const M=2e3
function judgeSnippet(t,e,n){const i=(0,D.K)(e.status_page_url)
const r=e[t].trim()
if(i.verdict==="unsafe")return i
if(t==="status_page_url")return{verdict:"safe",value:r}
const o=findTextProblem(t,r,n)??F[t](r,{page:n,address:i.value})
return o===null?{verdict:"safe",value:r}:(0,D.N)(t,o)}function findTextProblem(t,e,{baseUrl:n}){if(e==="")return"it is empty"
const r=M+2*n.length
if(e.length>r)return`it is longer than ${r} characters`
const o=t==="widget_html"?"allowed":"refused"
const l=(0,i.P)(e,o)
if(l!==null)return`it has ${l}`
if(e.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const a=findMarkerText(e)
return a===null?null:`it has ${a}`}},6923:(t,e,n)=>{n.d(e,{D:()=>ccount})
function ccount(t,e){const n=String(t)
if(typeof e!=="string"){throw new TypeError("Expected character")}let i=0
let r=n.indexOf(e)
while(r!==-1){i++
r=n.indexOf(e,r+e.length)}return i}},7776:(t,e,n)=>{n.d(e,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

