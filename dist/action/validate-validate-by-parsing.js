"use strict"
exports.id=982
exports.ids=[982,32]
exports.modules={1032:(t,e,n)=>{n.d(e,{tokenizeHtml:()=>tokenizeHtml})
var i=n(3194)
function tokenizeHtml(t){const e=[]
const n=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const r={onStartTag({tagName:t,attrs:n,selfClosing:i}){e.push({kind:"start",name:t,attributes:n,selfClosing:i})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){n.push(t)}}
new i._F({sourceCodeLocationInfo:false},r).write(t,true)
return{tokens:e,errors:n}}},4982:(t,e,n)=>{n.d(e,{validateByParsing:()=>validateByParsing})
var i=n(88)
var r=n(8907)
var o=n(1032)
var a=n(9146)
var l=n(6923)
var s=n(7776)
var c=n(401)
function escapeStringRegexp(t){if(typeof t!=="string"){throw new TypeError("Expected a string")}return t.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}var u=n(4146)
var f=n(8830)
function findAndReplace(t,e,n){const i=n||{}
const r=(0,f.C)(i.ignore||[])
const o=toPairs(e)
let a=-1
while(++a<o.length){(0,u.VG)(t,visitor)}function visitor(t,e,n){if(t.type==="text"&&typeof n==="number"){return handler(t,e,n)}if(r(t,n,e[e.length-1]))return u._Z}function handler(t,e,n){const i=e[e.length-1]
const r=o[a][0]
const l=o[a][1]
let s=0
let c=false
let u=[]
r.lastIndex=0
let f=r.exec(t.value)
while(f){const n=f.index
const i={index:f.index,input:f.input,stack:[...e,t]}
let o=l(...f,i)
if(typeof o==="string"){o=o.length>0?{type:"text",value:o}:undefined}if(o===false){r.lastIndex=n+1}else{if(s!==n){add({type:"text",value:t.value.slice(s,n)})}if(Array.isArray(o)){for(const t of o)add(t)}else if(o){add(o)}s=n+f[0].length
c=true}if(!r.global){break}f=r.exec(t.value)}if(c){if(s<t.value.length){add({type:"text",value:t.value.slice(s)})}i.children.splice(n,1,...u)}else{u=[t]}return n+u.length
function add(t){const e=u[u.length-1]
if(e&&e.type==="text"&&t.type==="text"){e.value+=t.value}else{u.push(t)}}}}function toPairs(t){if(!Array.isArray(t)){throw new TypeError("Expected find and replace tuple or list of tuples")}const e=[]
const n=!t[0]||Array.isArray(t[0])?t:[t]
let i=-1
while(++i<n.length){const t=n[i]
e.push([toExpression(t[0]),toFunction(t[1])])}return e}function toExpression(t){return typeof t==="string"?new RegExp(escapeStringRegexp(t),"g"):t}function toFunction(t){return typeof t==="function"?t:function(){return t}}const d="phrasing"
const h=null&&["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function lib_gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:d,notInConstruct:h},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:d,notInConstruct:h},{character:":",before:"[ps]",after:"\\/",inConstruct:d,notInConstruct:h}]}}function enterLiteralAutolink(t){this.enter({type:"link",title:null,url:"",children:[],position:undefined},t)}function enterLiteralAutolinkValue(t){this.config.enter.autolinkProtocol.call(this,t)}function exitLiteralAutolinkHttp(t){this.config.exit.autolinkProtocol.call(this,t)}function exitLiteralAutolinkWww(t){this.config.exit.data.call(this,t)
const e=this.stack[this.stack.length-1];(0,s.ok)(e.type==="link")
e.url="http://"+this.sliceSerialize(t)}function exitLiteralAutolinkEmail(t){this.config.exit.autolinkEmail.call(this,t)}function exitLiteralAutolink(t){this.exit(t)}function transformGfmAutolinkLiterals(t){findAndReplace(t,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(t,e,n,i,r){if(!previous(r)){return false}let o=""
if(/^w/i.test(e)){n=e+n
e=""
o="http://"}if((0,c.es)(n.charCodeAt(0))||!isCorrectDomain(n)){return false}const a=splitUrl(n+i)
const l={type:"link",title:null,url:o+e+a[0],children:[{type:"text",value:e+a[0],position:undefined}],position:undefined}
if(a[1]){return[l,{type:"text",value:a[1],position:undefined}]}return l}function findEmail(t,e,n){if(/[\d\-_]$/.test(n)){return false}return{type:"link",title:null,url:"mailto:"+e+"@"+n,children:[{type:"text",value:e+"@"+n,position:undefined}],position:undefined}}function findMailto(t,e,n){if(/[\d\-_]$/.test(n)){return false}const i="mailto:"+e+"@"+n
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
return t.index===0||(0,c.Ny)(e)||(0,c.es)(e)}var p=n(31)
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(t){this.enter({type:"footnoteReference",identifier:"",label:""},t)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(t){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},t)}function exitFootnoteCallString(t){const e=this.resume()
const n=this.stack[this.stack.length-1];(0,s.ok)(n.type==="footnoteReference")
n.identifier=(0,p.B)(this.sliceSerialize(t)).toLowerCase()
n.label=e}function exitFootnoteCall(t){this.exit(t)}function exitFootnoteDefinitionLabelString(t){const e=this.resume()
const n=this.stack[this.stack.length-1];(0,s.ok)(n.type==="footnoteDefinition")
n.identifier=(0,p.B)(this.sliceSerialize(t)).toLowerCase()
n.label=e}function exitFootnoteDefinition(t){this.exit(t)}function footnoteReferencePeek(){return"["}function footnoteReference(t,e,n,i){const r=n.createTracker(i)
let o=r.move("[^")
const a=n.enter("footnoteReference")
const l=n.enter("reference")
o+=r.move(n.safe(n.associationId(t),{after:"]",before:o}))
l()
a()
o+=r.move("]")
return o}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function lib_gfmFootnoteToMarkdown(t){let e=false
if(t&&t.firstLineBlank){e=true}return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(t,n,i,r){const o=i.createTracker(r)
let a=o.move("[^")
const l=i.enter("footnoteDefinition")
const s=i.enter("label")
a+=o.move(i.safe(i.associationId(t),{before:a,after:"]"}))
s()
a+=o.move("]:")
if(t.children&&t.children.length>0){o.shift(4)
a+=o.move((e?"\n":" ")+i.indentLines(i.containerFlow(t,o.current()),e?mapAll:mapExceptFirst))}l()
return a}}function mapExceptFirst(t,e,n){return e===0?t:mapAll(t,e,n)}function mapAll(t,e,n){return(n?"":"    ")+t}const g=null&&["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function lib_gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:g}]}}function enterStrikethrough(t){this.enter({type:"delete",children:[],position:undefined},t)}function exitStrikethrough(t){this.exit(t)}function handleDelete(t,e,n,i){const r=n.createTracker(i)
const o=n.stack.includes("strikethrough")?"~":"~~"
const a=n.enter("strikethrough")
let l=r.move(o)
l+=n.containerPhrasing(t,{...r.current(),before:l,after:"~"})
l+=r.move(o)
a()
return l}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(t){const e=t._align;(0,s.ok)(e,"expected `_align` on table")
this.enter({type:"table",align:e.map(function(t){return t==="none"?null:t}),children:[],position:undefined},t)
this.data.inTable=true}function exitTable(t){this.exit(t)
this.data.inTable=undefined}function enterRow(t){this.enter({type:"tableRow",children:[],position:undefined},t)}function exit(t){this.exit(t)}function enterCell(t){this.enter({type:"tableCell",children:[],position:undefined},t)}function exitCodeText(t){let e=this.resume()
if(this.data.inTable){e=e.replace(/\\([\\|])/g,replace)}const n=this.stack[this.stack.length-1];(0,s.ok)(n.type==="inlineCode")
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
const a=n.enter("phrasing")
const l=n.containerPhrasing(t,{...i,before:o,after:o})
a()
r()
return l}function serializeData(t,e){return markdownTable(t,{align:e,alignDelimiters:i,fillRows:false,padding:n,stringLength:r})}function handleTableAsData(t,e,n){const{children:i}=t
let r=-1
const o=[]
const a=e.enter("table")
while(++r<i.length){o[r]=handleTableRowAsData(i[r],e,n)}a()
return o}function handleTableRowAsData(t,e,n){const{children:i}=t
let r=-1
const o=[]
const a=e.enter("tableRow")
while(++r<i.length){o[r]=handleTableCell(i[r],t,e,n)}a()
return o}function inlineCodeWithTable(t,e,n){const i=defaultHandlers.inlineCode(t,e,n)
if(!n.stack.includes("tableCell"))return i
const r=[]
let o=0
let a=i.indexOf("|")
while(a!==-1){let t=a
while(t>o&&i.charCodeAt(t-1)===92){t--}r.push(i.slice(o,a))
if((a-t)%2===0)r.push("\\")
o=a
a=i.indexOf("|",a+1)}r.push(i.slice(o))
return r.join("")}}function joinTable(t,e,n,i){if(t.type==="table"&&n.type==="listItem"&&n.spread===false&&(e.type==="definition"||e.type==="heading"&&formatHeadingAsSetext(e,i)||e.type==="paragraph"||e.type==="table")){return 1}}function formatHeadingAsSetext(t,e){let n=false
visit(t,function(t){if(t.type==="break"||"value"in t&&/\r?\n|\r/.test(t.value)){n=true
return EXIT}})
return Boolean((!t.depth||t.depth<3)&&toString(t)&&(e.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function lib_gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(t){const e=this.stack[this.stack.length-2];(0,s.ok)(e.type==="listItem")
e.checked=t.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(t){const e=this.stack[this.stack.length-2]
if(e&&e.type==="listItem"&&typeof e.checked==="boolean"){const t=this.stack[this.stack.length-1];(0,s.ok)(t.type==="paragraph")
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
const a=defaultHandlers.paragraph(t.children.length>0?t:{type:"paragraph",children:[{type:"text",value:" "}]},e,n,{...i,...o.current()})
return r+a}function joinDefinitionsBeforeTaskListItemParagraph(t,e,n){if(!(t.type==="definition"&&n.type==="listItem")){return}const i=taskListItemParagraph(n)
if(i&&n.children.indexOf(t)<n.children.indexOf(i)){return 0}}function taskListItemParagraph(t){if(typeof t.checked!=="boolean"){return}for(const e of t.children){if(e.type==="paragraph"){return e}if(e.type!=="definition"){return}}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(t){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(t),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(t),gfmTaskListItemToMarkdown()]}}var m=n(2297)
function parseMarkdown(t){return(0,a.Y)(t,{extensions:[(0,m.T)()],mdastExtensions:[gfmFromMarkdown()]})}function isA(t,e){return t?.type===e}function onlyChild(t,e){if(!("children"in t)||t.children.length!==1)return null
const[n]=t.children
return isA(n,e)?n:null}function rangeOf(t){const e=t.position?.start.offset
const n=t.position?.end.offset
if(e===undefined||n===undefined)throw new TypeError(`A ${t.type} node without a position`)
return{start:e,end:n}}const k=100
const b=[[/</,"HTML"],[/[{}]/,"a template expression"],[/`/,"code"],[/\$/,"a variable or mathematics"],[/@(?=[\p{L}\p{N}])/u,"a mention"]]
const w=[...b,[/\|/,"a table cell"],[/:\/\//,"a link"]]
const x=/\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi
const y=/[[\]*~]|^\^|(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/u
function findWordsProblem(t){const e=(0,i.P)(t)
if(e!==null)return`has ${e}`
const n=findMarkerText(t)
if(n!==null)return`has ${n}`
return findRefused(b,t)??([...t].length>k?`is longer than ${k} characters`:null)}function findAltProblem(t){return t.trim()===""?"is empty":findWordsProblem(t)}function findMarkdownWordsProblem(t,e){const n=findWordsProblem(e)??findRefused(w,e)??findRefused(w,t)
if(n!==null)return n
const i=y.exec(t.replace(x," "))
if(i)return`has "${i[0]}" without a backslash, which can become markup`
return readsAs(`x ${t} x`,`x ${e} x`)?null:"is not plain text"}function findRefused(t,e){for(const[n,i]of t){const t=n.exec(e)
if(t)return`has "${t[0]}", which can become ${i}`}return null}function readsAs(t,e){const n=onlyChild(parseMarkdown(t),"paragraph")
const i=n?.children[0]
return n?.children.length===1&&isA(i,"text")&&i.value===e}const C=["\x3c!--","--\x3e","--!>","{/*","*/}"]
function findMarkerText(t){const e=C.find(e=>t.includes(e))
return e===undefined?null:`a comment or marker ("${e}")`}var v=n(7819)
var A=n(9911)
const T=/^\?[\w.~=&%+-]*$/
const P=/^\/static\/embed\/v\d+\/status\.js$/
function findTargetProblem(t,e){const n=(0,r.or)(t)
if(n.outcome==="refused"||!(0,r.Lb)(n.address,e)){return`is ${(0,v.h)(t)}, not the page's address ${(0,v.h)(e)}`}return/^[\x20-\x7e]*$/.test(t)?null:`is ${(0,v.h)(t)}, which is not written in ASCII`}function findImageProblem(t,e){const n=(0,A.p)(e)
if(!t.startsWith(n))return`is ${(0,v.h)(t)}, not the badge ${(0,v.h)(n)}`
const i=t.slice(n.length)
if(i===""||T.test(i))return null
return`is ${(0,v.h)(t)}, not the badge ${(0,v.h)(n)} with a query of letters, digits and .~_-=&%+`}function findScriptProblem(t,{baseUrl:e}){if(t.startsWith(e)&&P.test(t.slice(e.length)))return null
return`is ${(0,v.h)(t)}, not ${(0,v.h)(`${e}/static/embed/v1/status.js`)} (in any version)`}const $={a:{required:["href"],attributes:{href:(t,{address:e})=>findTargetProblem(t,e),title:findWordsProblem,target:matching(/^[\w-]{1,32}$/),rel:matching(/^[\w -]{0,100}$/)}},img:{required:["src","alt"],attributes:{src:(t,{page:e})=>findImageProblem(t,e),alt:findAltProblem,title:findWordsProblem,width:matching(/^[\w.%]{1,16}$/),height:matching(/^[\w.%]{1,16}$/),loading:matching(/^(lazy|eager|auto)$/i)}},script:{required:["src","data-slug"],attributes:{src:(t,{page:e})=>findScriptProblem(t,e),async:matching(/^(|async|true)$/i),defer:matching(/^(|defer|true)$/i),"data-slug":(t,{page:e})=>t===e.slug?null:`is not the slug "${e.slug}"`},data:findWordsProblem},div:{required:[],attributes:{}}}
function findAttributeProblem(t,e,n){const i=$[t]
if(!i)return`<${t}> is not allowed`
const r=i.required.find(t=>!e.some(e=>e.name===t))
if(r!==undefined)return`<${t}> has no ${r}`
for(const{name:r,value:o}of e){const e=ruleOf(i,r)
if(!e)return`<${t}> has an attribute that is not allowed: ${r}`
const a=e(o,n)
if(a!==null)return`${r} of <${t}> ${a}`}return null}function ruleOf({attributes:t,data:e},n){if(Object.hasOwn(t,n))return t[n]
return/^data-[a-z0-9-]+$/.test(n)?e:undefined}function matching(t){return e=>t.test(e)?null:"has a value it cannot have"}const L={badge_html:["<a>","<img>","</a>"],widget_script:["<script>","<\/script>"],widget_html:["<div>","<script>","<\/script>","</div>"]}
function findHtmlProblem(t,e,n){const{tokens:i,errors:r}=(0,o.tokenizeHtml)(e)
if(r[0]!==undefined)return`its HTML is malformed (${r[0]})`
const a=L[t]
let l=0
for(const[t,e]of i.entries()){if(e.kind==="space"&&!isStartOf(i[t-1],"script"))continue
const r=a[l]
if(spell(e)!==r)return`it has ${spell(e)} where ${r??"it should end"}`
const o=e.kind==="start"?findStartProblem(e,n):null
if(o!==null)return o
l+=1}return l<a.length?`it ends without ${a[l]}`:null}function findStartProblem(t,e){if(t.selfClosing&&t.name!=="img")return`<${t.name}> is closed twice`
return findAttributeProblem(t.name,t.attributes,e)}function isStartOf(t,e){return t?.kind==="start"&&t.name===e}function spell(t){switch(t.kind){case"start":return`<${t.name}>`
case"end":return`</${t.name}>`
case"space":return"white space"
case"other":return t.what}}function findBadgeProblem(t,e,n){const i=onlyChild(parseMarkdown(t),"paragraph")
const r=i&&onlyChild(i,"link")
const o=r&&onlyChild(r,"image")
if(!o)return"it is not one image in one link and nothing else"
return findLinkProblem(t,r,rangeOf(o).end,n)??findBadgeImageProblem(t,o,e)}function findMinimalProblem(t,e){const n=onlyChild(parseMarkdown(t),"paragraph")
const[i,r,o,...a]=n?.children??[]
const l=i&&isA(i,"strong")?onlyChild(i,"text"):null
const s=o&&isA(o,"link")?onlyChild(o,"text"):null
if(!l||!isA(r,"text")||!isA(o,"link")||!s||a.length>0){return"it is not a bold label, plain words, a link and nothing else"}if(![l,r,o,s].every(t=>t.position))return"its link is not written as one"
const c=findTargetProblem(s.value,e)
if(c!==null)return`the text of its link ${c}`
const u=findLinkProblem(t,o,rangeOf(s).end,e)
if(u!==null)return u
if(!/^[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(l.value))return"its label does not start with a letter"
if(!r.value.startsWith(" "))return"it has no space after its label"
if([...l.value,...r.value].length>k)return`its words are longer than ${k} characters`
for(const e of[l,r]){const{start:n,end:i}=rangeOf(e)
const r=findMarkdownWordsProblem(t.slice(n,i),e.value)
if(r!==null)return`its text ${r}`}return null}function findLinkProblem(t,e,n,i){const r=findTargetProblem(e.url,i)
if(r!==null)return`the target of its link ${r}`
return findResourceProblem(t.slice(n,rangeOf(e).end),e)}function findBadgeImageProblem(t,e,n){const i=e.alt??""
const r=findImageProblem(e.url,n)
if(r!==null)return`the address of its image ${r}`
const{start:o,end:a}=rangeOf(e)
const l=t.slice(o,a)
const s=/^!\[((?:\\.|[^\\\]])*)/s.exec(l)?.[1]??""
const c=findAltProblem(i)??findMarkdownWordsProblem(s,i)
if(c!==null)return`its alternative text ${c}`
return findResourceProblem(l.slice("![".length+s.length),e)}const F=/^\]\([ ]*[^\s<>`]+(?:[ ]+(?:"([^"]*)"|'([^']*)'))?[ ]*\)$/
function findResourceProblem(t,{title:e}){const n=F.exec(t)
if(!n)return"it is not written as [text](address)"
const i=findMarkdownWordsProblem(n[1]??n[2]??"",e??"")
return i===null?null:`its title ${i}`}var D=n(6726)
var M=n(7554)
const I={badge_markdown:findBadgeProblem,badge_html:(t,e,n)=>findHtmlProblem("badge_html",t,{page:e,address:n}),widget_script:(t,e,n)=>findHtmlProblem("widget_script",t,{page:e,address:n}),widget_html:(t,e,n)=>findHtmlProblem("widget_html",t,{page:e,address:n}),minimal_md:(t,e,n)=>findMinimalProblem(t,n)}
const S=2e3
function validateByParsing(t,e){const n=(0,D.P)(t.status_page_url)
if(n.outcome==="unsafe")return(0,M.wm)(()=>n)
return(0,M.wm)(i=>{if(i==="status_page_url")return n
const r=withAsciiHosts(t[i].trim())
const o=findTextProblem(i,r,e)??I[i](r,e,n.value)
return o===null?(0,M.gB)(r):(0,M.N9)(i,o)})}function findTextProblem(t,e,{baseUrl:n}){if(e==="")return"it is empty"
const r=S+2*n.length
if(e.length>r)return`it is longer than ${r} characters`
const o=(0,i.P)(e,t==="widget_html"?"allowed":"refused")
if(o!==null)return`it has ${o}`
if(e.split(/\r\n|\r|\n/).some(t=>t.trim()===""))return"it has a blank line"
const a=findMarkerText(e)
return a===null?null:`it has ${a}`}function withAsciiHosts(t){return t.replace(/https:\/\/[^\s"'()<>[\]\\]+/g,t=>{const e=(0,r.or)(t)
if(e.outcome==="refused")return t
return t.endsWith("/")?`${e.address}/`:e.address})}},6923:(t,e,n)=>{n.d(e,{D:()=>ccount})
function ccount(t,e){const n=String(t)
if(typeof e!=="string"){throw new TypeError("Expected character")}let i=0
let r=n.indexOf(e)
while(r!==-1){i++
r=n.indexOf(e,r+e.length)}return i}},7776:(t,e,n)=>{n.d(e,{ok:()=>ok})
function deprecate(t){return t}function equal(){}function ok(){}function unreachable(){}},31:(t,e,n)=>{n.d(e,{B:()=>normalizeIdentifier})
function normalizeIdentifier(t){return t.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}}}

