"use strict"
exports.id=248
exports.ids=[248]
exports.modules={6923:(e,t,n)=>{n.d(t,{D:()=>ccount})
function ccount(e,t){const n=String(e)
if(typeof t!=="string"){throw new TypeError("Expected character")}let i=0
let o=n.indexOf(t)
while(o!==-1){i++
o=n.indexOf(t,o+t.length)}return i}},7776:(e,t,n)=>{n.d(t,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},8764:(e,t,n)=>{n.d(t,{A:()=>escapeStringRegexp})
function escapeStringRegexp(e){if(typeof e!=="string"){throw new TypeError("Expected a string")}return e.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}},5248:(e,t,n)=>{n.d(t,{C:()=>gfmFromMarkdown,H:()=>gfmToMarkdown})
var i=n(6923)
var o=n(7776)
var r=n(401)
var l=n(8764)
var a=n(4146)
var s=n(8830)
function findAndReplace(e,t,n){const i=n||{}
const o=(0,s.C)(i.ignore||[])
const r=toPairs(t)
let l=-1
while(++l<r.length){(0,a.VG)(e,visitor)}function visitor(e,t,n){if(e.type==="text"&&typeof n==="number"){return handler(e,t,n)}if(o(e,n,t[t.length-1]))return a._Z}function handler(e,t,n){const i=t[t.length-1]
const o=r[l][0]
const a=r[l][1]
let s=0
let c=false
let f=[]
o.lastIndex=0
let u=o.exec(e.value)
while(u){const n=u.index
const i={index:u.index,input:u.input,stack:[...t,e]}
let r=a(...u,i)
if(typeof r==="string"){r=r.length>0?{type:"text",value:r}:undefined}if(r===false){o.lastIndex=n+1}else{if(s!==n){add({type:"text",value:e.value.slice(s,n)})}if(Array.isArray(r)){for(const e of r)add(e)}else if(r){add(r)}s=n+u[0].length
c=true}if(!o.global){break}u=o.exec(e.value)}if(c){if(s<e.value.length){add({type:"text",value:e.value.slice(s)})}i.children.splice(n,1,...f)}else{f=[e]}return n+f.length
function add(e){const t=f[f.length-1]
if(t&&t.type==="text"&&e.type==="text"){t.value+=e.value}else{f.push(e)}}}}function toPairs(e){if(!Array.isArray(e)){throw new TypeError("Expected find and replace tuple or list of tuples")}const t=[]
const n=!e[0]||Array.isArray(e[0])?e:[e]
let i=-1
while(++i<n.length){const e=n[i]
t.push([toExpression(e[0]),toFunction(e[1])])}return t}function toExpression(e){return typeof e==="string"?new RegExp((0,l.A)(e),"g"):e}function toFunction(e){return typeof e==="function"?e:function(){return e}}const c="phrasing"
const f=["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:c,notInConstruct:f},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:c,notInConstruct:f},{character:":",before:"[ps]",after:"\\/",inConstruct:c,notInConstruct:f}]}}function enterLiteralAutolink(e){this.enter({type:"link",title:null,url:"",children:[],position:undefined},e)}function enterLiteralAutolinkValue(e){this.config.enter.autolinkProtocol.call(this,e)}function exitLiteralAutolinkHttp(e){this.config.exit.autolinkProtocol.call(this,e)}function exitLiteralAutolinkWww(e){this.config.exit.data.call(this,e)
const t=this.stack[this.stack.length-1];(0,o.ok)(t.type==="link")
t.url="http://"+this.sliceSerialize(e)}function exitLiteralAutolinkEmail(e){this.config.exit.autolinkEmail.call(this,e)}function exitLiteralAutolink(e){this.exit(e)}function transformGfmAutolinkLiterals(e){findAndReplace(e,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(e,t,n,i,o){if(!previous(o)){return false}let l=""
if(/^w/i.test(t)){n=t+n
t=""
l="http://"}if((0,r.es)(n.charCodeAt(0))||!isCorrectDomain(n)){return false}const a=splitUrl(n+i)
const s={type:"link",title:null,url:l+t+a[0],children:[{type:"text",value:t+a[0],position:undefined}],position:undefined}
if(a[1]){return[s,{type:"text",value:a[1],position:undefined}]}return s}function findEmail(e,t,n){if(/[\d\-_]$/.test(n)){return false}return{type:"link",title:null,url:"mailto:"+t+"@"+n,children:[{type:"text",value:t+"@"+n,position:undefined}],position:undefined}}function findMailto(e,t,n){if(/[\d\-_]$/.test(n)){return false}const i="mailto:"+t+"@"+n
return{type:"link",title:null,url:i,children:[{type:"text",value:i,position:undefined}],position:undefined}}function findXmpp(e,t,n,i,o){if(/[\d\-_]$/.test(n)||i&&(!/[A-Za-z]$/.test(i)||o.input.charAt(o.index+e.length)==="@")){return false}const r="xmpp:"+t+"@"+n+(i||"")
return{type:"link",title:null,url:r,children:[{type:"text",value:r,position:undefined}],position:undefined}}function isCorrectDomain(e){const t=e.split(".")
if(t.length<2||t[t.length-1]&&(/_/.test(t[t.length-1])||!/[\dA-Za-z]/.test(t[t.length-1]))||t[t.length-2]&&(/_/.test(t[t.length-2])||!/[\dA-Za-z]/.test(t[t.length-2]))){return false}return true}function splitUrl(e){let t=e.length
while(t>0){const n=e.charCodeAt(t-1)
if(n===33||n===34||n===38||n===39||n===41||n===44||n===46||n===58||n===59||n===60||n===62||n===63||n===93||n===125){t--}else{break}}if(t===e.length){return[e,undefined]}let n=e.slice(t)
e=e.slice(0,t)
let o=n.indexOf(")")
const r=(0,i.D)(e,"(")
let l=(0,i.D)(e,")")
while(o!==-1&&r>l){e+=n.slice(0,o+1)
n=n.slice(o+1)
o=n.indexOf(")")
l++}return[e,n]}function previous(e){const t=e.input.charCodeAt(e.index-1)
return e.index===0||(0,r.Ny)(t)||(0,r.es)(t)}var u=n(31)
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(e){this.enter({type:"footnoteReference",identifier:"",label:""},e)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(e){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},e)}function exitFootnoteCallString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,o.ok)(n.type==="footnoteReference")
n.identifier=(0,u.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteCall(e){this.exit(e)}function exitFootnoteDefinitionLabelString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,o.ok)(n.type==="footnoteDefinition")
n.identifier=(0,u.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteDefinition(e){this.exit(e)}function footnoteReferencePeek(){return"["}function footnoteReference(e,t,n,i){const o=n.createTracker(i)
let r=o.move("[^")
const l=n.enter("footnoteReference")
const a=n.enter("reference")
r+=o.move(n.safe(n.associationId(e),{after:"]",before:r}))
a()
l()
r+=o.move("]")
return r}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function gfmFootnoteToMarkdown(e){let t=false
if(e&&e.firstLineBlank){t=true}return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(e,n,i,o){const r=i.createTracker(o)
let l=r.move("[^")
const a=i.enter("footnoteDefinition")
const s=i.enter("label")
l+=r.move(i.safe(i.associationId(e),{before:l,after:"]"}))
s()
l+=r.move("]:")
if(e.children&&e.children.length>0){r.shift(4)
l+=r.move((t?"\n":" ")+i.indentLines(i.containerFlow(e,r.current()),t?mapAll:mapExceptFirst))}a()
return l}}function mapExceptFirst(e,t,n){return t===0?e:mapAll(e,t,n)}function mapAll(e,t,n){return(n?"":"    ")+e}const h=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:h}]}}function enterStrikethrough(e){this.enter({type:"delete",children:[],position:undefined},e)}function exitStrikethrough(e){this.exit(e)}function handleDelete(e,t,n,i){const o=n.createTracker(i)
const r=n.stack.includes("strikethrough")?"~":"~~"
const l=n.enter("strikethrough")
let a=o.move(r)
a+=n.containerPhrasing(e,{...o.current(),before:a,after:"~"})
a+=o.move(r)
l()
return a}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function defaultStringLength(e){return e.length}function markdownTable(e,t){const n=t||{}
const i=(n.align||[]).concat()
const o=n.stringLength||defaultStringLength
const r=[]
const l=[]
const a=[]
const s=[]
let c=0
let f=-1
while(++f<e.length){const t=[]
const i=[]
let r=-1
if(e[f].length>c){c=e[f].length}while(++r<e[f].length){const l=serialize(e[f][r])
if(n.alignDelimiters!==false){const e=o(l)
i[r]=e
if(s[r]===undefined||e>s[r]){s[r]=e}}t.push(l)}l[f]=t
a[f]=i}let u=-1
if(typeof i==="object"&&"length"in i){while(++u<c){r[u]=toAlignment(i[u])}}else{const e=toAlignment(i)
while(++u<c){r[u]=e}}u=-1
const h=[]
const d=[]
while(++u<c){const e=r[u]
let t=""
let i=""
if(e===99){t=":"
i=":"}else if(e===108){t=":"}else if(e===114){i=":"}let o=n.alignDelimiters===false?1:Math.max(1,s[u]-t.length-i.length)
const l=t+"-".repeat(o)+i
if(n.alignDelimiters!==false){o=t.length+o+i.length
if(o>s[u]){s[u]=o}d[u]=o}h[u]=l}l.splice(1,0,h)
a.splice(1,0,d)
f=-1
const p=[]
while(++f<l.length){const e=l[f]
const t=a[f]
const i=n.fillRows===false?Math.max(1,l[f===1?0:f].length):c
u=-1
const o=[]
while(++u<i){const l=e[u]||""
let a=""
let c=""
if(n.alignDelimiters!==false){const e=s[u]-(t[u]||0)
const n=r[u]
if(n===114){a=" ".repeat(e)}else if(n===99){const t=e/2
if(e%2){a=" ".repeat(t+.5)
c=" ".repeat(t-.5)}else{a=" ".repeat(t)
c=a}}else{c=" ".repeat(e)}}if(n.delimiterStart!==false&&!u){o.push("|")}if(n.padding!==false&&!(n.alignDelimiters===false&&l==="")&&(n.delimiterStart!==false||u)){o.push(" ")}if(n.alignDelimiters!==false){o.push(a)}o.push(l)
if(n.alignDelimiters!==false){o.push(c)}if(n.padding!==false){o.push(" ")}if(n.delimiterEnd!==false||u!==i-1){o.push("|")}}p.push(n.delimiterEnd===false?o.join("").replace(/ +$/,""):o.join(""))}return p.join("\n")}function serialize(e){return e===null||e===undefined?"":String(e)}function toAlignment(e){const t=typeof e==="string"?e.codePointAt(0):0
return t===67||t===99?99:t===76||t===108?108:t===82||t===114?114:0}var d=n(2169)
var p=n(1869)
var g=n(3617)
function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(e){const t=e._align;(0,o.ok)(t,"expected `_align` on table")
this.enter({type:"table",align:t.map(function(e){return e==="none"?null:e}),children:[],position:undefined},e)
this.data.inTable=true}function exitTable(e){this.exit(e)
this.data.inTable=undefined}function enterRow(e){this.enter({type:"tableRow",children:[],position:undefined},e)}function exit(e){this.exit(e)}function enterCell(e){this.enter({type:"tableCell",children:[],position:undefined},e)}function exitCodeText(e){let t=this.resume()
if(this.data.inTable){t=t.replace(/\\([\\|])/g,replace)}const n=this.stack[this.stack.length-1];(0,o.ok)(n.type==="inlineCode")
n.value=t
this.exit(e)}function replace(e,t){return t==="|"?t:e}function gfmTableToMarkdown(e){const t=e||{}
const{tableCellPadding:n,tablePipeAlign:i,stringLength:o}=t
const r=n?" ":"|"
return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:"\n",inConstruct:"tableCell"},{atBreak:true,character:"|",after:"[\t :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:true,character:":",after:"-"},{atBreak:true,character:"-",after:"[:|-]"}]}
function handleTable(e,t,n,i){const o=handleTableAsData(e,n,i)
const r=o[0]
if(r){let t=e.align?e.align.length:0
let n=-1
if(!t){while(++n<o.length){if(o[n].length>t)t=o[n].length}}while(r.length<t)r.push("")}return serializeData(o,e.align)}function handleTableRow(e,t,n,i){const o=handleTableRowAsData(e,n,i)
const r=serializeData([o])
return r.slice(0,r.indexOf("\n"))}function handleTableCell(e,t,n,i){const o=n.enter("tableCell")
const l=n.enter("phrasing")
const a=n.containerPhrasing(e,{...i,before:r,after:r})
l()
o()
return a}function serializeData(e,t){return markdownTable(e,{align:t,alignDelimiters:i,fillRows:false,padding:n,stringLength:o})}function handleTableAsData(e,t,n){const{children:i}=e
let o=-1
const r=[]
const l=t.enter("table")
while(++o<i.length){r[o]=handleTableRowAsData(i[o],t,n)}l()
return r}function handleTableRowAsData(e,t,n){const{children:i}=e
let o=-1
const r=[]
const l=t.enter("tableRow")
while(++o<i.length){r[o]=handleTableCell(i[o],e,t,n)}l()
return r}function inlineCodeWithTable(e,t,n){const i=d.p.inlineCode(e,t,n)
if(!n.stack.includes("tableCell"))return i
const o=[]
let r=0
let l=i.indexOf("|")
while(l!==-1){let e=l
while(e>r&&i.charCodeAt(e-1)===92){e--}o.push(i.slice(r,l))
if((l-e)%2===0)o.push("\\")
r=l
l=i.indexOf("|",l+1)}o.push(i.slice(r))
return o.join("")}}function joinTable(e,t,n,i){if(e.type==="table"&&n.type==="listItem"&&n.spread===false&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,i)||t.type==="paragraph"||t.type==="table")){return 1}}function formatHeadingAsSetext(e,t){let n=false;(0,g.YR)(e,function(e){if(e.type==="break"||"value"in e&&/\r?\n|\r/.test(e.value)){n=true
return a.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,p.d)(e)&&(t.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(e){const t=this.stack[this.stack.length-2];(0,o.ok)(t.type==="listItem")
t.checked=e.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(e){const t=this.stack[this.stack.length-2]
if(t&&t.type==="listItem"&&typeof t.checked==="boolean"){const e=this.stack[this.stack.length-1];(0,o.ok)(e.type==="paragraph")
const n=e.children[0]
if(n&&n.type==="text"){const i=t.children
let o=-1
let r
while(++o<i.length){const e=i[o]
if(e.type==="paragraph"){r=e
break}}if(r===e){n.value=n.value.slice(1)
if(n.value.length===0){e.children.shift()}else if(e.position&&n.position&&typeof n.position.start.offset==="number"){n.position.start.column++
n.position.start.offset++
e.position.start={...n.position.start}}}}}this.exit(e)}function paragraphWithTaskListItem(e,t,n,i){if(!t||t.type!=="listItem"||taskListItemParagraph(t)!==e){return d.p.paragraph(e,t,n,i)}const o="["+(t.checked?"x":" ")+"] "
const r=n.createTracker(i)
r.move(o)
const l=d.p.paragraph(e.children.length>0?e:{type:"paragraph",children:[{type:"text",value:" "}]},t,n,{...i,...r.current()})
return o+l}function joinDefinitionsBeforeTaskListItemParagraph(e,t,n){if(!(e.type==="definition"&&n.type==="listItem")){return}const i=taskListItemParagraph(n)
if(i&&n.children.indexOf(e)<n.children.indexOf(i)){return 0}}function taskListItemParagraph(e){if(typeof e.checked!=="boolean"){return}for(const t of e.children){if(t.type==="paragraph"){return t}if(t.type!=="definition"){return}}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(e){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(e),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(e),gfmTaskListItemToMarkdown()]}}}}

