"use strict"
exports.id=725
exports.ids=[725]
exports.modules={9865:(e,t,n)=>{n.d(t,{A:()=>remarkFrontmatter})
var s=n(7776)
var a=n(4779)
var i=n(8764)
function frontmatterFromMarkdown(e){const t=(0,a.W)(e)
const n={}
const s={}
let i=-1
while(++i<t.length){const e=t[i]
n[e.type]=lib_opener(e)
s[e.type]=lib_close
s[e.type+"Value"]=value}return{enter:n,exit:s}}function lib_opener(e){return open
function open(t){this.enter({type:e.type,value:""},t)
this.buffer()}}function lib_close(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,s.ok)("value"in n)
this.exit(e)
n.value=t.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")}function value(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function frontmatterToMarkdown(e){const t=[]
const n={}
const s=(0,a.W)(e)
let r=-1
while(++r<s.length){const e=s[r]
n[e.type]=handler(e)
const a=fence(e,"open")
t.push({atBreak:true,character:a.charAt(0),after:(0,i.A)(a.charAt(1))})}return{unsafe:t,handlers:n}}function handler(e){const t=fence(e,"open")
const n=fence(e,"close")
return handle
function handle(e){return t+(e.value?"\n"+e.value:"")+"\n"+n}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}var r=n(796)
const o="yaml"
function remarkFrontmatter(e){const t=this
const n=e||o
const s=t.data()
const a=s.micromarkExtensions||(s.micromarkExtensions=[])
const i=s.fromMarkdownExtensions||(s.fromMarkdownExtensions=[])
const x=s.toMarkdownExtensions||(s.toMarkdownExtensions=[])
a.push((0,r.v)(n))
i.push(frontmatterFromMarkdown(n))
x.push(frontmatterToMarkdown(n))}},8362:(e,t,n)=>{n.d(t,{A:()=>remarkGfm})
var s=n(5248)
var a=n(9363)
const i={}
function remarkGfm(e){const t=this
const n=e||i
const r=t.data()
const o=r.micromarkExtensions||(r.micromarkExtensions=[])
const x=r.fromMarkdownExtensions||(r.fromMarkdownExtensions=[])
const d=r.toMarkdownExtensions||(r.toMarkdownExtensions=[])
o.push((0,a.T)(n))
x.push((0,s.C)())
d.push((0,s.H)(n))}},8651:(e,t,n)=>{n.d(t,{A:()=>remarkMdx})
var s=n(7776)
function mdxExpressionFromMarkdown(){return{enter:{mdxFlowExpression:enterMdxFlowExpression,mdxTextExpression:enterMdxTextExpression},exit:{mdxFlowExpression:exitMdxExpression,mdxFlowExpressionChunk:exitMdxExpressionData,mdxTextExpression:exitMdxExpression,mdxTextExpressionChunk:exitMdxExpressionData}}}function mdxExpressionToMarkdown(){return{handlers:{mdxFlowExpression:handleMdxExpression,mdxTextExpression:handleMdxExpression},unsafe:[{character:"{",inConstruct:["phrasing"]},{atBreak:true,character:"{"}]}}function enterMdxFlowExpression(e){this.enter({type:"mdxFlowExpression",value:""},e)
this.buffer()}function enterMdxTextExpression(e){this.enter({type:"mdxTextExpression",value:""},e)
this.buffer()}function exitMdxExpression(e){const t=this.resume()
const n=e.estree
const a=this.stack[this.stack.length-1];(0,s.ok)(a.type==="mdxFlowExpression"||a.type==="mdxTextExpression")
this.exit(e)
a.value=t
if(n){a.data={estree:n}}}function exitMdxExpressionData(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function handleMdxExpression(e,t,n){const s=e.value||""
const a=n.indentLines(s,function(e,t,n){return(t===0||n?"":"  ")+e})
return"{"+a+"}"}var a=n(6923)
var i=n(5930)
const r={0:"\ufffd",128:"\u20ac",130:"\u201a",131:"\u0192",132:"\u201e",133:"\u2026",134:"\u2020",135:"\u2021",136:"\u02c6",137:"\u2030",138:"\u0160",139:"\u2039",140:"\u0152",142:"\u017d",145:"\u2018",146:"\u2019",147:"\u201c",148:"\u201d",149:"\u2022",150:"\u2013",151:"\u2014",152:"\u02dc",153:"\u2122",154:"\u0161",155:"\u203a",156:"\u0153",158:"\u017e",159:"\u0178"}
function isDecimal(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=48&&t<=57}function isHexadecimal(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=97&&t<=102||t>=65&&t<=70||t>=48&&t<=57}function isAlphabetical(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=97&&t<=122||t>=65&&t<=90}function isAlphanumerical(e){return isAlphabetical(e)||isDecimal(e)}var o=n(7126)
const x=["","Named character references must be terminated by a semicolon","Numeric character references must be terminated by a semicolon","Named character references cannot be empty","Numeric character references cannot be empty","Named character references must be known","Numeric character references cannot be disallowed","Numeric character references cannot be outside the permissible Unicode range"]
function parseEntities(e,t){const n=t||{}
const s=typeof n.additional==="string"?n.additional.charCodeAt(0):n.additional
const a=[]
let d=0
let c=-1
let l=""
let m
let u
if(n.position){if("start"in n.position||"indent"in n.position){u=n.position.indent
m=n.position.start}else{m=n.position}}let f=(m?m.line:0)||1
let g=(m?m.column:0)||1
let h=now()
let p
d--
while(++d<=e.length){if(p===10){g=(u?u[c]:0)||1}p=e.charCodeAt(d)
if(p===38){const t=e.charCodeAt(d+1)
if(t===9||t===10||t===12||t===32||t===38||t===60||Number.isNaN(t)||s&&t===s){l+=String.fromCharCode(p)
g++
continue}const x=d+1
let c=x
let m=x
let u
if(t===35){m=++c
const t=e.charCodeAt(m)
if(t===88||t===120){u="hexadecimal"
m=++c}else{u="decimal"}}else{u="named"}let f=""
let T=""
let J=""
const b=u==="named"?isAlphanumerical:u==="decimal"?isDecimal:isHexadecimal
m--
while(++m<=e.length){const t=e.charCodeAt(m)
if(!b(t)){break}J+=String.fromCharCode(t)
if(u==="named"&&i.K.includes(J)){f=J
T=(0,o.s)(J)}}let k=e.charCodeAt(m)===59
if(k){m++
const e=u==="named"?(0,o.s)(J):false
if(e){f=J
T=e}}let M=1+m-x
let E=""
if(!k&&n.nonTerminated===false){}else if(!J){if(u!=="named"){warning(4,M)}}else if(u==="named"){if(k&&!T){warning(5,1)}else{if(f!==J){m=c+f.length
M=1+m-c
k=false}if(!k){const t=f?1:3
if(n.attribute){const n=e.charCodeAt(m)
if(n===61){warning(t,M)
T=""}else if(isAlphanumerical(n)){T=""}else{warning(t,M)}}else{warning(t,M)}}}E=T}else{if(!k){warning(2,M)}let e=Number.parseInt(J,u==="hexadecimal"?16:10)
if(prohibited(e)){warning(7,M)
E=String.fromCharCode(65533)}else if(e in r){warning(6,M)
E=r[e]}else{let t=""
if(disallowed(e)){warning(6,M)}if(e>65535){e-=65536
t+=String.fromCharCode(e>>>(10&1023)|55296)
e=56320|e&1023}E=t+String.fromCharCode(e)}}if(E){flush()
h=now()
d=m-1
g+=m-x+1
a.push(E)
const t=now()
t.offset++
if(n.reference){n.reference.call(n.referenceContext||undefined,E,{start:h,end:t},e.slice(x-1,m))}h=t}else{J=e.slice(x-1,m)
l+=J
g+=J.length
d=m-1}}else{if(p===10){f++
c++
g=0}if(Number.isNaN(p)){flush()}else{l+=String.fromCharCode(p)
g++}}}return a.join("")
function now(){return{line:f,column:g,offset:d+((m?m.offset:0)||0)}}function warning(e,t){let s
if(n.warning){s=now()
s.column+=t
s.offset+=t
n.warning.call(n.warningContext||undefined,x[e],s,e)}}function flush(){if(l){a.push(l)
if(n.text){n.text.call(n.textContext||undefined,l,{start:h,end:now()})}l=""}}}function prohibited(e){return e>=55296&&e<=57343||e>1114111}function disallowed(e){return e>=1&&e<=8||e===11||e>=13&&e<=31||e>=127&&e<=159||e>=64976&&e<=65007||(e&65535)===65535||(e&65535)===65534}var d=n(4898)
var c=n(669)
var l=n(711)
const m="  "
function mdxJsxFromMarkdown(){return{canContainEols:["mdxJsxTextElement"],enter:{mdxJsxFlowTag:enterMdxJsxTag,mdxJsxFlowTagClosingMarker:enterMdxJsxTagClosingMarker,mdxJsxFlowTagAttribute:enterMdxJsxTagAttribute,mdxJsxFlowTagExpressionAttribute:enterMdxJsxTagExpressionAttribute,mdxJsxFlowTagAttributeValueLiteral:buffer,mdxJsxFlowTagAttributeValueExpression:buffer,mdxJsxFlowTagSelfClosingMarker:enterMdxJsxTagSelfClosingMarker,mdxJsxTextTag:enterMdxJsxTag,mdxJsxTextTagClosingMarker:enterMdxJsxTagClosingMarker,mdxJsxTextTagAttribute:enterMdxJsxTagAttribute,mdxJsxTextTagExpressionAttribute:enterMdxJsxTagExpressionAttribute,mdxJsxTextTagAttributeValueLiteral:buffer,mdxJsxTextTagAttributeValueExpression:buffer,mdxJsxTextTagSelfClosingMarker:enterMdxJsxTagSelfClosingMarker},exit:{mdxJsxFlowTagClosingMarker:exitMdxJsxTagClosingMarker,mdxJsxFlowTagNamePrimary:exitMdxJsxTagNamePrimary,mdxJsxFlowTagNameMember:exitMdxJsxTagNameMember,mdxJsxFlowTagNameLocal:exitMdxJsxTagNameLocal,mdxJsxFlowTagExpressionAttribute:exitMdxJsxTagExpressionAttribute,mdxJsxFlowTagExpressionAttributeValue:data,mdxJsxFlowTagAttributeNamePrimary:exitMdxJsxTagAttributeNamePrimary,mdxJsxFlowTagAttributeNameLocal:exitMdxJsxTagAttributeNameLocal,mdxJsxFlowTagAttributeValueLiteral:exitMdxJsxTagAttributeValueLiteral,mdxJsxFlowTagAttributeValueLiteralValue:data,mdxJsxFlowTagAttributeValueExpression:exitMdxJsxTagAttributeValueExpression,mdxJsxFlowTagAttributeValueExpressionValue:data,mdxJsxFlowTagSelfClosingMarker:exitMdxJsxTagSelfClosingMarker,mdxJsxFlowTag:exitMdxJsxTag,mdxJsxTextTagClosingMarker:exitMdxJsxTagClosingMarker,mdxJsxTextTagNamePrimary:exitMdxJsxTagNamePrimary,mdxJsxTextTagNameMember:exitMdxJsxTagNameMember,mdxJsxTextTagNameLocal:exitMdxJsxTagNameLocal,mdxJsxTextTagExpressionAttribute:exitMdxJsxTagExpressionAttribute,mdxJsxTextTagExpressionAttributeValue:data,mdxJsxTextTagAttributeNamePrimary:exitMdxJsxTagAttributeNamePrimary,mdxJsxTextTagAttributeNameLocal:exitMdxJsxTagAttributeNameLocal,mdxJsxTextTagAttributeValueLiteral:exitMdxJsxTagAttributeValueLiteral,mdxJsxTextTagAttributeValueLiteralValue:data,mdxJsxTextTagAttributeValueExpression:exitMdxJsxTagAttributeValueExpression,mdxJsxTextTagAttributeValueExpressionValue:data,mdxJsxTextTagSelfClosingMarker:exitMdxJsxTagSelfClosingMarker,mdxJsxTextTag:exitMdxJsxTag}}
function buffer(){this.buffer()}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function data(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function enterMdxJsxTag(e){const t={name:undefined,attributes:[],close:false,selfClosing:false,start:e.start,end:e.end}
if(!this.data.mdxJsxTagStack)this.data.mdxJsxTagStack=[]
this.data.mdxJsxTag=t
this.buffer()}function enterMdxJsxTagClosingMarker(e){const t=this.data.mdxJsxTagStack;(0,s.ok)(t,"expected `mdxJsxTagStack`")
if(t.length===0){throw new l.o("Unexpected closing slash `/` in tag, expected an open tag first",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-closing-slash")}}function enterMdxJsxTagAnyAttribute(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
if(t.close){throw new l.o("Unexpected attribute in closing tag, expected the end of the tag",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-attribute")}}function enterMdxJsxTagSelfClosingMarker(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
if(t.close){throw new l.o("Unexpected self-closing slash `/` in closing tag, expected the end of the tag",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-self-closing-slash")}}function exitMdxJsxTagClosingMarker(){const e=this.data.mdxJsxTag;(0,s.ok)(e,"expected `mdxJsxTag`")
e.close=true}function exitMdxJsxTagNamePrimary(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
t.name=this.sliceSerialize(e)}function exitMdxJsxTagNameMember(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
t.name+="."+this.sliceSerialize(e)}function exitMdxJsxTagNameLocal(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
t.name+=":"+this.sliceSerialize(e)}function enterMdxJsxTagAttribute(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
enterMdxJsxTagAnyAttribute.call(this,e)
t.attributes.push({type:"mdxJsxAttribute",name:"",value:null,position:{start:point(e.start),end:undefined}})}function enterMdxJsxTagExpressionAttribute(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
enterMdxJsxTagAnyAttribute.call(this,e)
t.attributes.push({type:"mdxJsxExpressionAttribute",value:"",position:{start:point(e.start),end:undefined}})
this.buffer()}function exitMdxJsxTagExpressionAttribute(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=t.attributes[t.attributes.length-1];(0,s.ok)(n.type==="mdxJsxExpressionAttribute")
const{estree:a}=e
n.value=this.resume();(0,s.ok)(n.position!==undefined)
n.position.end=point(e.end)
if(a){n.data={estree:a}}}function exitMdxJsxTagAttributeNamePrimary(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=t.attributes[t.attributes.length-1];(0,s.ok)(n.type==="mdxJsxAttribute")
n.name=this.sliceSerialize(e);(0,s.ok)(n.position!==undefined)
n.position.end=point(e.end)}function exitMdxJsxTagAttributeNameLocal(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=t.attributes[t.attributes.length-1];(0,s.ok)(n.type==="mdxJsxAttribute")
n.name+=":"+this.sliceSerialize(e);(0,s.ok)(n.position!==undefined)
n.position.end=point(e.end)}function exitMdxJsxTagAttributeValueLiteral(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=t.attributes[t.attributes.length-1]
n.value=parseEntities(this.resume(),{nonTerminated:false});(0,s.ok)(n.position!==undefined)
n.position.end=point(e.end)}function exitMdxJsxTagAttributeValueExpression(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=t.attributes[t.attributes.length-1];(0,s.ok)(n.type==="mdxJsxAttribute")
const a={type:"mdxJsxAttributeValueExpression",value:this.resume()}
const{estree:i}=e
if(i){a.data={estree:i}}n.value=a;(0,s.ok)(n.position!==undefined)
n.position.end=point(e.end)}function exitMdxJsxTagSelfClosingMarker(){const e=this.data.mdxJsxTag;(0,s.ok)(e,"expected `mdxJsxTag`")
e.selfClosing=true}function exitMdxJsxTag(e){const t=this.data.mdxJsxTag;(0,s.ok)(t,"expected `mdxJsxTag`")
const n=this.data.mdxJsxTagStack;(0,s.ok)(n,"expected `mdxJsxTagStack`")
const a=n[n.length-1]
if(t.close&&a.name!==t.name){throw new l.o("Unexpected closing tag `"+serializeAbbreviatedTag(t)+"`, expected corresponding closing tag for `"+serializeAbbreviatedTag(a)+"` ("+(0,c.L)(a)+")",{start:e.start,end:e.end},"mdast-util-mdx-jsx:end-tag-mismatch")}this.resume()
if(t.close){n.pop()}else{this.enter({type:e.type==="mdxJsxTextTag"?"mdxJsxTextElement":"mdxJsxFlowElement",name:t.name||null,attributes:t.attributes,children:[]},e,onErrorRightIsTag)}if(t.selfClosing||t.close){this.exit(e,onErrorLeftIsTag)}else{n.push(t)}}function onErrorRightIsTag(e,t){const n=this.data.mdxJsxTagStack;(0,s.ok)(n,"expected `mdxJsxTagStack`")
const a=n[n.length-1];(0,s.ok)(a,"expected `mdxJsxTag`")
const i=e?" before the end of `"+e.type+"`":""
const r=e?{start:e.start,end:e.end}:undefined
throw new l.o("Expected a closing tag for `"+serializeAbbreviatedTag(a)+"` ("+(0,c.L)({start:t.start,end:t.end})+")"+i,r,"mdast-util-mdx-jsx:end-tag-mismatch")}function onErrorLeftIsTag(e,t){const n=this.data.mdxJsxTag;(0,s.ok)(n,"expected `mdxJsxTag`")
throw new l.o("Expected the closing tag `"+serializeAbbreviatedTag(n)+"` either after the end of `"+t.type+"` ("+(0,c.L)(t.end)+") or another opening tag after the start of `"+t.type+"` ("+(0,c.L)(t.start)+")",{start:e.start,end:e.end},"mdast-util-mdx-jsx:end-tag-mismatch")}function serializeAbbreviatedTag(e){return"<"+(e.close?"/":"")+(e.name||"")+">"}}function mdxJsxToMarkdown(e){const t=e||{}
const n=t.quote||'"'
if(n!=='"'&&n!=="'"){throw new Error("Cannot serialize attribute values with `"+n+"` for `options.quote`, expected `\"`, or `'`")}const s=t.quoteSmart||false
const i=t.tightSelfClosing||false
const r=t.printWidth||Infinity
const o=n==='"'?"'":'"'
mdxElement.peek=peekElement
return{handlers:{mdxJsxFlowElement:mdxElement,mdxJsxTextElement:mdxElement},unsafe:[{character:"<",inConstruct:["phrasing"]},{atBreak:true,character:"<"}],fences:true,resourceLink:true}
function mdxElement(e,t,x,c){const l=e.type==="mdxJsxFlowElement"
const u=e.name?!e.children||e.children.length===0:false
const f=inferDepth(x)
const g=createIndent(f)
const h=l||f===0?m:""
const p=x.createTracker(c)
const T=x.createTracker(c)
const J=[]
const b=(l?g:"")+"<"+(e.name||"")
const k=x.enter(e.type)
p.move(b)
T.move(b)
if(e.attributes&&e.attributes.length>0){if(!e.name){throw new Error("Cannot serialize fragment w/ attributes")}let t=-1
while(++t<e.attributes.length){const i=e.attributes[t]
let r
if(i.type==="mdxJsxExpressionAttribute"){r=serializeExpression(x,i.value||"",h)}else{if(!i.name){throw new Error("Cannot serialize attribute w/o name")}const{value:e}=i
const t=i.name
let c=""
if(e===null||e===undefined){}else if(typeof e==="object"){c=serializeExpression(x,e.value||"",h)}else{const t=s&&(0,a.D)(e,n)>(0,a.D)(e,o)?o:n
c=t+(0,d.Z)(e,{subset:[t]})+t}r=t+(c?"=":"")+c}J.push(r)}}let M=false
const E=J.join(" ")
if(l&&(/\r?\n|\r/.test(E)||p.current().now.column+E.length+(u?i?2:3:1)>r)){M=true}let w=p
let A=b
if(M){w=T
let e=-1
while(++e<J.length){J[e]=g+m+J[e]}A+=w.move("\n"+J.join("\n")+"\n"+g)}else if(E){A+=w.move(" "+E)}if(u){A+=w.move((i||M?"":" ")+"/")}A+=w.move(">")
if(e.children&&e.children.length>0){if(e.type==="mdxJsxTextElement"){A+=w.move(x.containerPhrasing(e,{...w.current(),before:">",after:"<"}))}else{w.shift(2)
A+=w.move("\n")
A+=w.move(containerFlow(e,x,w.current()))
A+=w.move("\n")}}if(!u){A+=w.move((l?g:"")+"</"+(e.name||"")+">")}k()
return A}}function containerFlow(e,t,n){const{indexStack:s}=t
const{children:a}=e
const i=t.createTracker(n)
const r=createIndent(inferDepth(t))
const o=[]
let x=-1
s.push(-1)
while(++x<a.length){const n=a[x]
s[s.length-1]=x
const d={before:"\n",after:"\n",...i.current()}
const c=t.handle(n,e,t,d)
const l=n.type==="mdxJsxFlowElement"?c:t.indentLines(c,function(e,t,n){return(n?"":r)+e})
o.push(i.move(l))
if(n.type!=="list"){t.bulletLastUsed=undefined}if(x<a.length-1){o.push(i.move("\n\n"))}}s.pop()
return o.join("")}function inferDepth(e){let t=0
let n=e.stack.length
while(--n>-1){const s=e.stack[n]
if(s==="blockquote"||s==="listItem")break
if(s==="mdxJsxFlowElement")t++}return t}function createIndent(e){return m.repeat(e)}function peekElement(){return"<"}function serializeExpression(e,t,n){let s=t
if(n){s=e.indentLines(s,function(e,t,s){return(t===0||s?"":n)+e})}return"{"+s+"}"}function mdxjsEsmFromMarkdown(){return{enter:{mdxjsEsm:enterMdxjsEsm},exit:{mdxjsEsm:exitMdxjsEsm,mdxjsEsmData:exitMdxjsEsmData}}}function mdxjsEsmToMarkdown(){return{handlers:{mdxjsEsm:handleMdxjsEsm}}}function enterMdxjsEsm(e){this.enter({type:"mdxjsEsm",value:""},e)
this.buffer()}function exitMdxjsEsm(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,s.ok)(n.type==="mdxjsEsm")
this.exit(e)
const a=e.estree
n.value=t
if(a){n.data={estree:a}}}function exitMdxjsEsmData(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function handleMdxjsEsm(e){return e.value||""}function mdxFromMarkdown(){return[mdxExpressionFromMarkdown(),mdxJsxFromMarkdown(),mdxjsEsmFromMarkdown()]}function mdxToMarkdown(e){return{extensions:[mdxExpressionToMarkdown(),mdxJsxToMarkdown(e),mdxjsEsmToMarkdown()]}}var u=n(7676)
const f={}
function remarkMdx(e){const t=this
const n=e||f
const s=t.data()
const a=s.micromarkExtensions||(s.micromarkExtensions=[])
const i=s.fromMarkdownExtensions||(s.fromMarkdownExtensions=[])
const r=s.toMarkdownExtensions||(s.toMarkdownExtensions=[])
a.push((0,u.d)(n))
i.push(mdxFromMarkdown())
r.push(mdxToMarkdown(n))}},6472:(e,t,n)=>{n.d(t,{V:()=>r})
var s=n(6765)
function remarkParse(e){const t=this
t.parser=parser
function parser(n){return(0,s.Y)(n,{...t.data("settings"),...e,extensions:t.data("micromarkExtensions")||[],mdastExtensions:t.data("fromMarkdownExtensions")||[]})}}var a=n(8247)
var i=n(3910)
const r=(0,i.l)().use(remarkParse).use(a.A).freeze()}}

