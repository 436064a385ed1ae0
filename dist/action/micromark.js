"use strict"
exports.id=414
exports.ids=[414]
exports.modules={69146:(e,t,n)=>{n.d(t,{Y:()=>fromMarkdown})
var i=n(31869)
var r=n(45387)
var o=n(39327)
var a=n(82192)
var s=n(33988)
var l=n(79886)
var u=n(20031)
var c=n(37126)
var f=n(50669)
const d={}.hasOwnProperty
function fromMarkdown(e,t,n){if(t&&typeof t==="object"){n=t
t=undefined}return compiler(n)((0,r._)((0,o.q)(n).document().write((0,a.v)()(e,t,true))))}function compiler(e){const t={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(heading),blockQuote:opener(blockQuote),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:opener(codeFlow,buffer),codeText:opener(codeText,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition),definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list,onenterlistordered),listUnordered:opener(list),paragraph:opener(paragraph),reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),thematicBreak:opener(thematicBreak)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}}
configure(t,(e||{}).mdastExtensions||[])
const n={}
return compile
function compile(e){let i={type:"root",children:[],position:undefined}
const r={stack:[i],tokenStack:[],config:t,enter,exit,buffer,resume,data:n}
const o=[]
const a=[]
let s=-1
while(++s<e.length){a.push(e[s])
if(e[s][1].type==="listOrdered"||e[s][1].type==="listUnordered"){if(e[s][0]==="enter"){o.push(a.length-1)}else{const e=o.pop()
prepareList(a,e)}}}e=a
s=-1
while(++s<e.length){const n=t[e[s][0]]
if(e[s][0]==="enter"&&t.beforeEnter.length>0){callListeners(t.beforeEnter,{...r,sliceSerialize:e[s][2].sliceSerialize},e[s][1])}if(d.call(n,e[s][1].type)){n[e[s][1].type].call({...r,sliceSerialize:e[s][2].sliceSerialize},e[s][1])}if(e[s][0]==="exit"&&t.afterExit.length>0){callListeners(t.afterExit,{...r,sliceSerialize:e[s][2].sliceSerialize},e[s][1])}}if(r.tokenStack.length>0){const e=r.tokenStack[r.tokenStack.length-1]
const t=e[1]||defaultOnError
t.call(r,undefined,e[0])}i.position={start:point(e.length>0?e[0][1].start:{line:1,column:1,offset:0}),end:point(e.length>0?e[e.length-2][1].end:{line:1,column:1,offset:0})}
s=-1
while(++s<t.transforms.length){i=t.transforms[s](i)||i}return i}function callListeners(e,t,n){let i=-1
while(++i<e.length){e[i].call(t,n)}}function prepareList(e,t){const n=e.length-1
let i=t-1
let r=-1
let o=false
let a
let s
let l
let u
const c=[]
while(++i<=n){const t=e[i]
switch(t[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{if(t[0]==="enter"){r++}else{r--}u=undefined
break}case"lineEndingBlank":{if(t[0]==="enter"){if(a&&!u&&!r&&!l){l=i}u=undefined}break}case"linePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":{break}default:{u=undefined}}if(!r&&t[0]==="enter"&&t[1].type==="listItemPrefix"||r===-1&&t[0]==="exit"&&(t[1].type==="listUnordered"||t[1].type==="listOrdered")){if(a){let n=i
s=undefined
while(n--){const t=e[n]
if(t[1].type==="lineEnding"||t[1].type==="lineEndingBlank"){if(t[0]==="exit")continue
if(s){e[s][1].type="lineEndingBlank"
o=true}t[1].type="lineEnding"
s=n}else if(t[1].type==="linePrefix"||t[1].type==="blockQuotePrefix"||t[1].type==="blockQuotePrefixWhitespace"||t[1].type==="blockQuoteMarker"||t[1].type==="listItemIndent"){}else{break}}if(l&&(!s||l<s)){a._spread=true}a.end=Object.assign({},s?e[s][1].start:t[1].end)
c.push({at:s||i,event:["exit",a,t[2]]})}if(t[1].type==="listItemPrefix"){const e={type:"listItem",_spread:false,start:Object.assign({},t[1].start),end:undefined}
a=e
c.push({at:i,event:["enter",e,t[2]]})
l=undefined
u=true}}}const f=e.splice(t)
let d=0
i=-1
while(++i<f.length){while(d<c.length&&c[d].at===t+i){e.push(c[d++].event)}e.push(f[i])}e[t][1]._spread=o}function opener(e,t){return open
function open(n){enter.call(this,e(n),n)
if(t)t.call(this,n)}}function buffer(){this.stack.push({type:"fragment",children:[]})}function enter(e,t,n){const i=this.stack[this.stack.length-1]
const r=i.children
r.push(e)
this.stack.push(e)
this.tokenStack.push([t,n||undefined])
e.position={start:point(t.start),end:undefined}}function closer(e){return close
function close(t){if(e)e.call(this,t)
exit.call(this,t)}}function exit(e,t){const n=this.stack.pop()
const i=this.tokenStack.pop()
if(!i){throw new Error("Cannot close `"+e.type+"` ("+(0,f.L)({start:e.start,end:e.end})+"): it\u2019s not open")}if(i[0].type!==e.type){if(t){t.call(this,e,i[0])}else{const t=i[1]||defaultOnError
t.call(this,e,i[0])}}n.position.end=point(e.end)}function resume(){return(0,i.d)(this.stack.pop())}function onenterlistordered(){this.data.expectingFirstListItemValue=true}function onenterlistitemvalue(e){if(this.data.expectingFirstListItemValue){const t=this.stack[this.stack.length-2]
t.start=Number.parseInt(this.sliceSerialize(e),10)
this.data.expectingFirstListItemValue=undefined}}function onexitcodefencedfenceinfo(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.lang=e}function onexitcodefencedfencemeta(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.meta=e}function onexitcodefencedfence(){if(this.data.flowCodeInside)return
this.buffer()
this.data.flowCodeInside=true}function onexitcodefenced(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")
this.data.flowCodeInside=undefined}function onexitcodeindented(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/(\r?\n|\r)$/g,"")}function onexitdefinitionlabelstring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,u.B)(this.sliceSerialize(e)).toLowerCase()}function onexitdefinitiontitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitdefinitiondestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitatxheadingsequence(e){const t=this.stack[this.stack.length-1]
if(!t.depth){const n=this.sliceSerialize(e).length
t.depth=n}}function onexitsetextheadingtext(){this.data.setextHeadingSlurpLineEnding=true}function onexitsetextheadinglinesequence(e){const t=this.stack[this.stack.length-1]
t.depth=this.sliceSerialize(e).codePointAt(0)===61?1:2}function onexitsetextheading(){this.data.setextHeadingSlurpLineEnding=undefined}function onenterdata(e){const t=this.stack[this.stack.length-1]
const n=t.children
let i=n[n.length-1]
if(!i||i.type!=="text"){i=text()
i.position={start:point(e.start),end:undefined}
n.push(i)}this.stack.push(i)}function onexitdata(e){const t=this.stack.pop()
t.value+=this.sliceSerialize(e)
t.position.end=point(e.end)}function onexitlineending(e){const n=this.stack[this.stack.length-1]
if(this.data.atHardBreak){const t=n.children[n.children.length-1]
t.position.end=point(e.end)
this.data.atHardBreak=undefined
return}if(!this.data.setextHeadingSlurpLineEnding&&t.canContainEols.includes(n.type)){onenterdata.call(this,e)
onexitdata.call(this,e)}}function onexithardbreak(){this.data.atHardBreak=true}function onexithtmlflow(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexithtmltext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitcodetext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitlink(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitimage(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitlabeltext(e){const t=this.sliceSerialize(e)
const n=this.stack[this.stack.length-2]
n.label=(0,l.s)(t)
n.identifier=(0,u.B)(t).toLowerCase()}function onexitlabel(){const e=this.stack[this.stack.length-1]
const t=this.resume()
const n=this.stack[this.stack.length-1]
this.data.inReference=true
if(n.type==="link"){const t=e.children
n.children=t}else{n.alt=t}}function onexitresourcedestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitresourcetitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitresource(){this.data.inReference=undefined}function onenterreference(){this.data.referenceType="collapsed"}function onexitreferencestring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,u.B)(this.sliceSerialize(e)).toLowerCase()
this.data.referenceType="full"}function onexitcharacterreferencemarker(e){this.data.characterReferenceType=e.type}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=this.data.characterReferenceType
let i
if(n){i=(0,s.C)(t,n==="characterReferenceMarkerNumeric"?10:16)
this.data.characterReferenceType=undefined}else{const e=(0,c.s)(t)
i=e}const r=this.stack[this.stack.length-1]
r.value+=i}function onexitcharacterreference(e){const t=this.stack.pop()
t.position.end=point(e.end)}function onexitautolinkprotocol(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url=this.sliceSerialize(e)}function onexitautolinkemail(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url="mailto:"+this.sliceSerialize(e)}function blockQuote(){return{type:"blockquote",children:[],position:undefined}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:undefined}}function codeText(){return{type:"inlineCode",value:"",position:undefined}}function definition(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:undefined}}function emphasis(){return{type:"emphasis",children:[],position:undefined}}function heading(){return{type:"heading",depth:0,children:[],position:undefined}}function hardBreak(){return{type:"break",position:undefined}}function html(){return{type:"html",value:"",position:undefined}}function image(){return{type:"image",title:null,url:"",alt:null,position:undefined}}function link(){return{type:"link",title:null,url:"",children:[],position:undefined}}function list(e){return{type:"list",ordered:e.type==="listOrdered",start:null,spread:e._spread,children:[],position:undefined}}function listItem(e){return{type:"listItem",spread:e._spread,checked:null,children:[],position:undefined}}function paragraph(){return{type:"paragraph",children:[],position:undefined}}function strong(){return{type:"strong",children:[],position:undefined}}function text(){return{type:"text",value:"",position:undefined}}function thematicBreak(){return{type:"thematicBreak",position:undefined}}}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function configure(e,t){let n=-1
while(++n<t.length){const i=t[n]
if(Array.isArray(i)){configure(e,i)}else{extension(e,i)}}}function extension(e,t){let n
for(n in t){if(d.call(t,n)){switch(n){case"canContainEols":{const i=t[n]
if(i){e[n].push(...i)}break}case"transforms":{const i=t[n]
if(i){e[n].push(...i)}break}case"afterExit":case"beforeEnter":{const i=t[n]
if(i){e[n].push(i)}break}case"enter":case"exit":{const i=t[n]
if(i){Object.assign(e[n],i)}break}}}}}function defaultOnError(e,t){if(e){throw new Error("Cannot close `"+e.type+"` ("+(0,f.L)({start:e.start,end:e.end})+"): a different token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is open")}throw new Error("Cannot close document, a token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is still open")}},31869:(e,t,n)=>{n.d(t,{d:()=>toString})
const i={}
function toString(e,t){const n=t||i
const r=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const o=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(e,r,o)}function one(e,t,n){if(node(e)){if("value"in e){return e.type==="html"&&!n?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,n)}}if(Array.isArray(e)){return all(e,t,n)}return""}function all(e,t,n){const i=[]
let r=-1
while(++r<e.length){i[r]=one(e[r],t,n)}return i.join("")}function node(e){return Boolean(e&&typeof e==="object")}},74520:(e,t,n)=>{n.d(t,{B:()=>o})
var i=n(52328)
var r=n(10401)
const o={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,n){return start
function start(t){return(0,r.On)(t)?(0,i.N)(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||(0,r.HP)(e)?t(e):n(e)}}},89363:(e,t,n)=>{n.d(t,{T:()=>gfm,I:()=>gfmHtml})
var i=n(96792)
var r=n(10401)
const o={tokenize:tokenizeWwwPrefix,partial:true}
const a={tokenize:tokenizeDomain,partial:true}
const s={tokenize:tokenizePath,partial:true}
const l={tokenize:tokenizeTrail,partial:true}
const u={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const c={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const f={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const d={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const h={}
function gfmAutolinkLiteral(){return{text:h}}let p=48
while(p<123){h[p]=d
p++
if(p===58)p=65
else if(p===91)p=97}h[43]=d
h[45]=d
h[46]=d
h[95]=d
h[72]=[d,f]
h[104]=[d,f]
h[87]=[d,c]
h[119]=[d,c]
function tokenizeEmailAutolink(e,t,n){const i=this
let o
let a
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(i,i.previous)||previousUnbalanced(i.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return n(t)}function emailDomain(t){if(t===46){return e.check(u,emailDomainAfter,emailDomainDot)(t)}if(t===45||t===95||(0,r.lV)(t)){a=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
o=true
return emailDomain}function emailDomainAfter(s){if(a&&o&&(0,r.CW)(i.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(s)}return n(s)}}function tokenizeWwwAutolink(e,t,n){const i=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(i,i.previous)||previousUnbalanced(i.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(o,e.attempt(a,e.attempt(s,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,n){const i=this
let o=""
let l=false
return protocolStart
function protocolStart(t){if((t===72||t===104)&&previousProtocol.call(i,i.previous)&&!previousUnbalanced(i.events)){e.enter("literalAutolink")
e.enter("literalAutolinkHttp")
o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}return n(t)}function protocolPrefixInside(t){if((0,r.CW)(t)&&o.length<5){o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}if(t===58){const n=o.toLowerCase()
if(n==="http"||n==="https"){e.consume(t)
return protocolSlashesInside}}return n(t)}function protocolSlashesInside(t){if(t===47){e.consume(t)
if(l){return afterProtocol}l=true
return protocolSlashesInside}return n(t)}function afterProtocol(t){return t===null||(0,r.JQ)(t)||(0,r.Ee)(t)||(0,r.Ny)(t)||(0,r.es)(t)?n(t):e.attempt(a,e.attempt(s,protocolAfter),n)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let i=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&i<3){i++
e.consume(t)
return wwwPrefixInside}if(t===46&&i===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,n){let i
let o
let a
return domainInside
function domainInside(t){if(t===46||t===95){return e.check(l,domainAfter,domainAtPunctuation)(t)}if(t===null||(0,r.Ee)(t)||(0,r.Ny)(t)||t!==45&&(0,r.es)(t)){return domainAfter(t)}a=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95){i=true}else{o=i
i=undefined}e.consume(t)
return domainInside}function domainAfter(e){if(o||i||!a){return n(e)}return t(e)}}function tokenizePath(e,t){let n=0
let i=0
return pathInside
function pathInside(o){if(o===40){n++
e.consume(o)
return pathInside}if(o===41&&i<n){return pathAtPunctuation(o)}if(o===33||o===34||o===38||o===39||o===41||o===42||o===44||o===46||o===58||o===59||o===60||o===63||o===93||o===95||o===126){return e.check(l,t,pathAtPunctuation)(o)}if(o===null||(0,r.Ee)(o)||(0,r.Ny)(o)){return t(o)}e.consume(o)
return pathInside}function pathAtPunctuation(t){if(t===41){i++}e.consume(t)
return pathInside}}function tokenizeTrail(e,t,n){return trail
function trail(i){if(i===33||i===34||i===39||i===41||i===42||i===44||i===46||i===58||i===59||i===63||i===95||i===126){e.consume(i)
return trail}if(i===38){e.consume(i)
return trailCharacterReferenceStart}if(i===93){e.consume(i)
return trailBracketAfter}if(i===60||i===null||(0,r.Ee)(i)||(0,r.Ny)(i)){return t(i)}return n(i)}function trailBracketAfter(e){if(e===null||e===40||e===91||(0,r.Ee)(e)||(0,r.Ny)(e)){return t(e)}return trail(e)}function trailCharacterReferenceStart(e){return(0,r.CW)(e)?trailCharacterReferenceInside(e):n(e)}function trailCharacterReferenceInside(t){if(t===59){e.consume(t)
return trail}if((0,r.CW)(t)){e.consume(t)
return trailCharacterReferenceInside}return n(t)}}function tokenizeEmailDomainDotTrail(e,t,n){return start
function start(t){e.consume(t)
return after}function after(e){return(0,r.lV)(e)?n(e):t(e)}}function previousWww(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||(0,r.Ee)(e)}function previousProtocol(e){return!(0,r.CW)(e)}function previousEmail(e){return!(e===47||gfmAtext(e))}function gfmAtext(e){return e===43||e===45||e===46||e===95||(0,r.lV)(e)}function previousUnbalanced(e){let t=e.length
let n=false
while(t--){const i=e[t][1]
if((i.type==="labelLink"||i.type==="labelImage")&&!i._balanced){n=true
break}if(i._gfmAutolinkLiteralWalkedInto){n=false
break}}if(e.length>0&&!n){e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true}return n}var m=n(26402)
function gfmAutolinkLiteralHtml(){return{exit:{literalAutolinkEmail,literalAutolinkHttp,literalAutolinkWww}}}function literalAutolinkWww(e){anchorFromToken.call(this,e,"http://")}function literalAutolinkEmail(e){anchorFromToken.call(this,e,"mailto:")}function literalAutolinkHttp(e){anchorFromToken.call(this,e)}function anchorFromToken(e,t){const n=this.sliceSerialize(e)
this.tag('<a href="'+(0,m.Q)((t||"")+n)+'">')
this.raw(this.encode(n))
this.tag("</a>")}var g=n(74520)
var k=n(52328)
var x=n(20031)
const b={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,t,n){const i=this
let r=i.events.length
const o=i.parser.gfmFootnotes||(i.parser.gfmFootnotes=[])
let a
while(r--){const e=i.events[r][1]
if(e.type==="labelImage"){a=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link"){break}}return start
function start(r){if(!a||!a._balanced){return n(r)}const s=(0,x.B)(i.sliceSerialize({start:a.end,end:i.now()}))
if(s.codePointAt(0)!==94||!o.includes(s.slice(1))){return n(r)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(r)
e.exit("gfmFootnoteCallLabelMarker")
return t(r)}}function resolveToPotentialGfmFootnoteCall(e,t){let n=e.length
let i
while(n--){if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){i=e[n][1]
break}}e[n+1][1].type="data"
e[n+3][1].type="gfmFootnoteCallLabelMarker"
const r={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)}
const o={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)}
o.end.column++
o.end.offset++
o.end._bufferIndex++
const a={type:"gfmFootnoteCallString",start:Object.assign({},o.end),end:Object.assign({},e[e.length-1][1].start)}
const s={type:"chunkString",contentType:"string",start:Object.assign({},a.start),end:Object.assign({},a.end)}
const l=[e[n+1],e[n+2],["enter",r,t],e[n+3],e[n+4],["enter",o,t],["exit",o,t],["enter",a,t],["enter",s,t],["exit",s,t],["exit",a,t],e[e.length-2],e[e.length-1],["exit",r,t]]
e.splice(n,e.length-n+1,...l)
return e}function tokenizeGfmFootnoteCall(e,t,n){const i=this
const o=i.parser.gfmFootnotes||(i.parser.gfmFootnotes=[])
let a=0
let s
return start
function start(t){e.enter("gfmFootnoteCall")
e.enter("gfmFootnoteCallLabelMarker")
e.consume(t)
e.exit("gfmFootnoteCallLabelMarker")
return callStart}function callStart(t){if(t!==94)return n(t)
e.enter("gfmFootnoteCallMarker")
e.consume(t)
e.exit("gfmFootnoteCallMarker")
e.enter("gfmFootnoteCallString")
e.enter("chunkString").contentType="string"
return callData}function callData(l){if(a>999||l===93&&!s||l===null||l===91||(0,r.Ee)(l)){return n(l)}if(l===93){e.exit("chunkString")
const r=e.exit("gfmFootnoteCallString")
if(!o.includes((0,x.B)(i.sliceSerialize(r)))){return n(l)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(l)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return t}if(!(0,r.Ee)(l)){s=true}a++
e.consume(l)
return l===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
a++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,t,n){const i=this
const o=i.parser.gfmFootnotes||(i.parser.gfmFootnotes=[])
let a
let s=0
let l
return start
function start(t){e.enter("gfmFootnoteDefinition")._container=true
e.enter("gfmFootnoteDefinitionLabel")
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
return labelAtMarker}function labelAtMarker(t){if(t===94){e.enter("gfmFootnoteDefinitionMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionMarker")
e.enter("gfmFootnoteDefinitionLabelString")
e.enter("chunkString").contentType="string"
return labelInside}return n(t)}function labelInside(t){if(s>999||t===93&&!l||t===null||t===91||(0,r.Ee)(t)){return n(t)}if(t===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
a=(0,x.B)(i.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!(0,r.Ee)(t)){l=true}s++
e.consume(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
s++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!o.includes(a)){o.push(a)}return(0,k.N)(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return n(t)}function whitespaceAfter(e){return t(e)}}function tokenizeDefinitionContinuation(e,t,n){return e.check(g.B,t,e.attempt(b,t,n))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,n){const i=this
return(0,k.N)(e,afterPrefix,"gfmFootnoteDefinitionIndent",4+1)
function afterPrefix(e){const r=i.events[i.events.length-1]
return r&&r[1].type==="gfmFootnoteDefinitionIndent"&&r[2].sliceSerialize(r[1],true).length===4?t(e):n(e)}}const w={}.hasOwnProperty
const y={}
function defaultBackLabel(e,t){return"Back to reference "+(e+1)+(t>1?"-"+t:"")}function gfmFootnoteHtml(e){const t=e||y
const n=t.label||"Footnotes"
const i=t.labelTagName||"h2"
const r=t.labelAttributes===null||t.labelAttributes===undefined?'class="sr-only"':t.labelAttributes
const o=t.backLabel||defaultBackLabel
const a=t.clobberPrefix===null||t.clobberPrefix===undefined?"user-content-":t.clobberPrefix
return{enter:{gfmFootnoteDefinition(){const e=this.getData("tightStack")
e.push(false)},gfmFootnoteDefinitionLabelString(){this.buffer()},gfmFootnoteCallString(){this.buffer()}},exit:{gfmFootnoteDefinition(){let e=this.getData("gfmFootnoteDefinitions")
const t=this.getData("gfmFootnoteDefinitionStack")
const n=this.getData("tightStack")
const i=t.pop()
const r=this.resume()
if(!e){this.setData("gfmFootnoteDefinitions",e={})}if(!w.call(e,i))e[i]=r
n.pop()
this.setData("slurpOneLineEnding",true)
this.setData("lastWasTag")},gfmFootnoteDefinitionLabelString(e){let t=this.getData("gfmFootnoteDefinitionStack")
if(!t){this.setData("gfmFootnoteDefinitionStack",t=[])}t.push((0,x.B)(this.sliceSerialize(e)))
this.resume()
this.buffer()},gfmFootnoteCallString(e){let t=this.getData("gfmFootnoteCallOrder")
let n=this.getData("gfmFootnoteCallCounts")
const i=(0,x.B)(this.sliceSerialize(e))
let r
this.resume()
if(!t)this.setData("gfmFootnoteCallOrder",t=[])
if(!n)this.setData("gfmFootnoteCallCounts",n={})
const o=t.indexOf(i)
const s=(0,m.Q)(i.toLowerCase())
if(o===-1){t.push(i)
n[i]=1
r=t.length}else{n[i]++
r=o+1}const l=n[i]
this.tag('<sup><a href="#'+a+"fn-"+s+'" id="'+a+"fnref-"+s+(l>1?"-"+l:"")+'" data-footnote-ref="" aria-describedby="footnote-label">'+String(r)+"</a></sup>")},null(){const e=this.getData("gfmFootnoteCallOrder")||[]
const t=this.getData("gfmFootnoteCallCounts")||{}
const s=this.getData("gfmFootnoteDefinitions")||{}
let l=-1
if(e.length>0){this.lineEndingIfNeeded()
this.tag('<section data-footnotes="" class="footnotes"><'+i+' id="footnote-label"'+(r?" "+r:"")+">")
this.raw(this.encode(n))
this.tag("</"+i+">")
this.lineEndingIfNeeded()
this.tag("<ol>")}while(++l<e.length){const n=e[l]
const i=(0,m.Q)(n.toLowerCase())
let r=0
const u=[]
while(++r<=t[n]){u.push('<a href="#'+a+"fnref-"+i+(r>1?"-"+r:"")+'" data-footnote-backref="" aria-label="'+this.encode(typeof o==="string"?o:o(l,r))+'" class="data-footnote-backref">\u21a9'+(r>1?"<sup>"+r+"</sup>":"")+"</a>")}const c=u.join(" ")
let f=false
this.lineEndingIfNeeded()
this.tag('<li id="'+a+"fn-"+i+'">')
this.lineEndingIfNeeded()
this.tag(s[n].replace(/<\/p>(?:\r?\n|\r)?$/,function(e){f=true
return" "+c+e}))
if(!f){this.lineEndingIfNeeded()
this.tag(c)}this.lineEndingIfNeeded()
this.tag("</li>")}if(e.length>0){this.lineEndingIfNeeded()
this.tag("</ol>")
this.lineEndingIfNeeded()
this.tag("</section>")}}}}}var C=n(5254)
var S=n(64386)
var A=n(36728)
function gfmStrikethrough(e){const t=e||{}
let n=t.singleTilde
const i={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough}
if(n===null||n===undefined){n=true}return{text:{[126]:i},insideSpan:{null:[i]},attentionMarkers:{null:[126]}}
function resolveAllStrikethrough(e,t){let n=-1
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="strikethroughSequenceTemporary"&&e[n][1]._close){let i=n
while(i--){if(e[i][0]==="exit"&&e[i][1].type==="strikethroughSequenceTemporary"&&e[i][1]._open&&e[n][1].end.offset-e[n][1].start.offset===e[i][1].end.offset-e[i][1].start.offset){e[n][1].type="strikethroughSequence"
e[i][1].type="strikethroughSequence"
const r={type:"strikethrough",start:Object.assign({},e[i][1].start),end:Object.assign({},e[n][1].end)}
const o={type:"strikethroughText",start:Object.assign({},e[i][1].end),end:Object.assign({},e[n][1].start)}
const a=[["enter",r,t],["enter",e[i][1],t],["exit",e[i][1],t],["enter",o,t]]
const s=t.parser.constructs.insideSpan.null
if(s){(0,C.m)(a,a.length,0,(0,A.W)(s,e.slice(i+1,n),t))}(0,C.m)(a,a.length,0,[["exit",o,t],["enter",e[n][1],t],["exit",e[n][1],t],["exit",r,t]]);(0,C.m)(e,i-1,n-i+3,a)
n=i+a.length-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="strikethroughSequenceTemporary"){e[n][1].type="data"}}return e}function tokenizeStrikethrough(e,t,i){const r=this.previous
const o=this.events
let a=0
return start
function start(t){if(r===126&&o[o.length-1][1].type!=="characterEscape"){return i(t)}e.enter("strikethroughSequenceTemporary")
return more(t)}function more(o){const s=(0,S.S)(r)
if(o===126){if(a>1)return i(o)
e.consume(o)
a++
return more}if(a<2&&!n)return i(o)
const l=e.exit("strikethroughSequenceTemporary")
const u=(0,S.S)(o)
l._open=!u||u===2&&Boolean(s)
l._close=!s||s===2&&Boolean(u)
return t(o)}}}function gfmStrikethroughHtml(){return{enter:{strikethrough(){this.tag("<del>")}},exit:{strikethrough(){this.tag("</del>")}}}}class EditMap{constructor(){this.map=[]
this.index=new Map}add(e,t,n){addImplementation(this,e,t,n)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let i=n.pop()
while(i){for(const t of i){e.push(t)}i=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,i){if(n===0&&i.length===0){return}const r=e.index.get(t)
if(r){r[1]+=n
r[2].push(...i)
return}const o=[t,n,i]
e.map.push(o)
e.index.set(t,o)}function gfmTableAlign(e,t){let n=false
const i=[]
while(t<e.length){const r=e[t]
if(n){if(r[0]==="enter"){if(r[1].type==="tableContent"){i.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none")}}else if(r[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){const e=i.length-1
i[e]=i[e]==="left"?"center":"right"}}else if(r[1].type==="tableDelimiterRow"){break}}else if(r[0]==="enter"&&r[1].type==="tableDelimiterRow"){n=true}t+=1}return i}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(e,t,n){const i=this
let o=0
let a=0
let s
return start
function start(e){let t=i.events.length-1
while(t>-1){const{type:e}=i.events[t][1]
if(e==="lineEnding"||e==="linePrefix"){t--}else{break}}const r=t>-1?i.events[t][1].type:null
const o=r==="tableHead"||r==="tableRow"?bodyRowStart:headRowBefore
if(o===bodyRowStart&&i.parser.lazy[i.now().line]){return n(e)}return o(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124){return headRowBreak(e)}s=true
a+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null){return n(t)}if((0,r.HP)(t)){if(a>1){a=0
i.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return n(t)}if((0,r.On)(t)){return(0,k.N)(e,headRowBreak,"whitespace")(t)}a+=1
if(s){s=false
o+=1}if(t===124){e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
s=true
return headRowBreak}e.enter("data")
return headRowData(t)}function headRowData(t){if(t===null||t===124||(0,r.Ee)(t)){e.exit("data")
return headRowBreak(t)}e.consume(t)
return t===92?headRowEscape:headRowData}function headRowEscape(t){if(t===92||t===124){e.consume(t)
return headRowData}return headRowData(t)}function headDelimiterStart(t){i.interrupt=false
if(i.parser.lazy[i.now().line]){return n(t)}e.enter("tableDelimiterRow")
s=false
if((0,r.On)(t)){return(0,k.N)(e,headDelimiterBefore,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58){return headDelimiterValueBefore(t)}if(t===124){s=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if((0,r.On)(t)){return(0,k.N)(e,headDelimiterValueBefore,"whitespace")(t)}return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){a+=1
s=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){a+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||(0,r.HP)(t)){return headDelimiterCellAfter(t)}return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){s=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if((0,r.On)(t)){return(0,k.N)(e,headDelimiterCellAfter,"whitespace")(t)}return headDelimiterCellAfter(t)}function headDelimiterCellAfter(n){if(n===124){return headDelimiterBefore(n)}if(n===null||(0,r.HP)(n)){if(!s||o!==a){return headDelimiterNok(n)}e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(n)}return headDelimiterNok(n)}function headDelimiterNok(e){return n(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(n){if(n===124){e.enter("tableCellDivider")
e.consume(n)
e.exit("tableCellDivider")
return bodyRowBreak}if(n===null||(0,r.HP)(n)){e.exit("tableRow")
return t(n)}if((0,r.On)(n)){return(0,k.N)(e,bodyRowBreak,"whitespace")(n)}e.enter("data")
return bodyRowData(n)}function bodyRowData(t){if(t===null||t===124||(0,r.Ee)(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let i=true
let r=0
let o=[0,0,0,0]
let a=[0,0,0,0]
let s=false
let l=0
let u
let c
let f
const d=new EditMap
while(++n<e.length){const h=e[n]
const p=h[1]
if(h[0]==="enter"){if(p.type==="tableHead"){s=false
if(l!==0){flushTableEnd(d,t,l,u,c)
c=undefined
l=0}u={type:"table",start:Object.assign({},p.start),end:Object.assign({},p.end)}
d.add(n,0,[["enter",u,t]])}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){i=true
f=undefined
o=[0,0,0,0]
a=[0,n+1,0,0]
if(s){s=false
c={type:"tableBody",start:Object.assign({},p.start),end:Object.assign({},p.end)}
d.add(n,0,[["enter",c,t]])}r=p.type==="tableDelimiterRow"?2:c?3:1}else if(r&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){i=false
if(a[2]===0){if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,r,undefined,f)
o=[0,0,0,0]}a[2]=n}}else if(p.type==="tableCellDivider"){if(i){i=false}else{if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,r,undefined,f)}o=a
a=[o[1],n,0,0]}}}else if(p.type==="tableHead"){s=true
l=n}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){l=n
if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,r,n,f)}else if(a[1]!==0){f=flushCell(d,t,a,r,n,f)}r=0}else if(r&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){a[3]=n}}if(l!==0){flushTableEnd(d,t,l,u,c)}d.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table"){e[1]._align=gfmTableAlign(t.events,n)}}return e}function flushCell(e,t,n,i,r,o){const a=i===1?"tableHeader":i===2?"tableDelimiter":"tableData"
const s="tableContent"
if(n[0]!==0){o.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",o,t]])}const l=getPoint(t.events,n[1])
o={type:a,start:Object.assign({},l),end:Object.assign({},l)}
e.add(n[1],0,[["enter",o,t]])
if(n[2]!==0){const r=getPoint(t.events,n[2])
const o=getPoint(t.events,n[3])
const a={type:s,start:Object.assign({},r),end:Object.assign({},o)}
e.add(n[2],0,[["enter",a,t]])
if(i!==2){const i=t.events[n[2]]
const r=t.events[n[3]]
i[1].end=Object.assign({},r[1].end)
i[1].type="chunkText"
i[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const i=n[3]-n[2]-1
e.add(t,i,[])}}e.add(n[3]+1,0,[["exit",a,t]])}if(r!==undefined){o.end=Object.assign({},getPoint(t.events,r))
e.add(r,0,[["exit",o,t]])
o=undefined}return o}function flushTableEnd(e,t,n,i,r){const o=[]
const a=getPoint(t.events,n)
if(r){r.end=Object.assign({},a)
o.push(["exit",r,t])}i.end=Object.assign({},a)
o.push(["exit",i,t])
e.add(n+1,0,o)}function getPoint(e,t){const n=e[t]
const i=n[0]==="enter"?"start":"end"
return n[1][i]}const E={none:"",left:' align="left"',right:' align="right"',center:' align="center"'}
function gfmTableHtml(){return{enter:{table(e){const t=e._align
this.lineEndingIfNeeded()
this.tag("<table>")
this.setData("tableAlign",t)},tableBody(){this.tag("<tbody>")},tableData(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=E[e[t]]
if(n===undefined){this.buffer()}else{this.lineEndingIfNeeded()
this.tag("<td"+n+">")}},tableHead(){this.lineEndingIfNeeded()
this.tag("<thead>")},tableHeader(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=E[e[t]]
this.lineEndingIfNeeded()
this.tag("<th"+n+">")},tableRow(){this.setData("tableColumn",0)
this.lineEndingIfNeeded()
this.tag("<tr>")}},exit:{codeTextData(e){let t=this.sliceSerialize(e)
if(this.getData("tableAlign")){t=t.replace(/\\([\\|])/g,replace)}this.raw(this.encode(t))},table(){this.setData("tableAlign")
this.setData("slurpAllLineEndings")
this.lineEndingIfNeeded()
this.tag("</table>")},tableBody(){this.lineEndingIfNeeded()
this.tag("</tbody>")},tableData(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
if(t in e){this.tag("</td>")
this.setData("tableColumn",t+1)}else{this.resume()}},tableHead(){this.lineEndingIfNeeded()
this.tag("</thead>")},tableHeader(){const e=this.getData("tableColumn")
this.tag("</th>")
this.setData("tableColumn",e+1)},tableRow(){const e=this.getData("tableAlign")
let t=this.getData("tableColumn")
while(t<e.length){this.lineEndingIfNeeded()
this.tag("<td"+E[e[t]]+"></td>")
t++}this.setData("tableColumn",t)
this.lineEndingIfNeeded()
this.tag("</tr>")}}}}function replace(e,t){return t==="|"?t:e}const I=/<(\/?)(iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)(?=[\t\n\f\r />])/gi
const v=new RegExp("^"+I.source,"i")
function gfmTagfilterHtml(){return{exit:{htmlFlowData(e){exitHtmlData.call(this,e,I)},htmlTextData(e){exitHtmlData.call(this,e,v)}}}}function exitHtmlData(e,t){let n=this.sliceSerialize(e)
if(this.options.allowDangerousHtml){n=n.replace(t,"&lt;$1$2")}this.raw(this.encode(n))}const z={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:z}}}function tokenizeTasklistCheck(e,t,n){const i=this
return open
function open(t){if(i.previous!==null||!i._gfmTasklistFirstContentOfListItem){return n(t)}e.enter("taskListCheck")
e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
return inside}function inside(t){if((0,r.Ee)(t)){e.enter("taskListCheckValueUnchecked")
e.consume(t)
e.exit("taskListCheckValueUnchecked")
return close}if(t===88||t===120){e.enter("taskListCheckValueChecked")
e.consume(t)
e.exit("taskListCheckValueChecked")
return close}return n(t)}function close(t){if(t===93){e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
e.exit("taskListCheck")
return after}return n(t)}function after(i){if((0,r.HP)(i)){return t(i)}if((0,r.On)(i)){return e.check({tokenize:spaceThenNonSpace},t,n)(i)}return n(i)}}function spaceThenNonSpace(e,t,n){return(0,k.N)(e,after,"whitespace")
function after(e){return e===null?n(e):t(e)}}function gfmTaskListItemHtml(){return{enter:{taskListCheck(){this.tag('<input type="checkbox" disabled="" ')}},exit:{taskListCheck(){this.tag("/>")},taskListCheckValueChecked(){this.tag('checked="" ')}}}}function gfm(e){return(0,i.y)([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return(0,i.v)([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}},52328:(e,t,n)=>{n.d(t,{B:()=>factorySpaceMinMax,N:()=>factorySpace})
var i=n(10401)
function factorySpace(e,t,n,r){const o=r?r-1:Infinity
let a=0
return start
function start(r){if((0,i.On)(r)){e.enter(n)
return prefix(r)}return t(r)}function prefix(r){if((0,i.On)(r)&&a++<o){e.consume(r)
return prefix}e.exit(n)
return t(r)}}function factorySpaceMinMax(e,t,n,r,o,a){let s=0
return start
function start(t){if(a>0&&(0,i.On)(t)){e.enter(r)
return prefix(t)}return after(t)}function prefix(t){if((0,i.On)(t)&&s<a){e.consume(t)
s++
return prefix}e.exit(r)
return after(t)}function after(e){return s>=o?t(e):n(e)}}},5254:(e,t,n)=>{n.d(t,{V:()=>push,m:()=>splice})
function splice(e,t,n,i){const r=e.length
let o=0
let a
if(t<0){t=-t>r?0:r+t}else{t=t>r?r:t}n=n>0?n:0
if(i.length<1e4){a=Array.from(i)
a.unshift(t,n)
e.splice(...a)}else{if(n)e.splice(t,n)
while(o<i.length){a=i.slice(o,o+1e4)
a.unshift(t,0)
e.splice(...a)
o+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}},96792:(e,t,n)=>{n.d(t,{v:()=>combineHtmlExtensions,y:()=>combineExtensions})
var i=n(5254)
const r={}.hasOwnProperty
function combineExtensions(e){const t={}
let n=-1
while(++n<e.length){syntaxExtension(t,e[n])}return t}function syntaxExtension(e,t){let n
for(n in t){const i=r.call(e,n)?e[n]:undefined
const o=i||(e[n]={})
const a=t[n]
let s
if(a){for(s in a){if(!r.call(o,s))o[s]=[]
const e=a[s]
constructs(o[s],Array.isArray(e)?e:e?[e]:[])}}}}function constructs(e,t){let n=-1
const r=[]
while(++n<t.length){(t[n].add==="after"?e:r).push(t[n])}(0,i.m)(e,0,0,r)}function combineHtmlExtensions(e){const t={}
let n=-1
while(++n<e.length){htmlExtension(t,e[n])}return t}function htmlExtension(e,t){let n
for(n in t){const i=r.call(e,n)?e[n]:undefined
const o=i||(e[n]={})
const a=t[n]
let s
if(a){for(s in a){o[s]=a[s]}}}}},79886:(e,t,n)=>{n.d(t,{s:()=>decodeString})
var i=n(37126)
var r=n(33988)
const o=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(o,decode)}function decode(e,t,n){if(t){return t}const o=n.charCodeAt(0)
if(o===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return(0,r.C)(n.slice(t?2:1),t?16:10)}return(0,i.s)(n)||e}},32060:(e,t,n)=>{n.d(t,{l:()=>encode})
const i={'"':"quot","&":"amp","<":"lt",">":"gt"}
function encode(e){return e.replace(/["&<>]/g,replace)
function replace(e){return"&"+i[e]+";"}}},36728:(e,t,n)=>{n.d(t,{W:()=>resolveAll})
function resolveAll(e,t,n){const i=[]
let r=-1
while(++r<e.length){const o=e[r].resolveAll
if(o&&!i.includes(o)){t=o(t,n)
i.push(o)}}return t}},26402:(e,t,n)=>{n.d(t,{Q:()=>sanitizeUri})
var i=n(10401)
var r=n(32060)
function sanitizeUri(e,t){const n=(0,r.l)(normalizeUri(e||""))
if(!t){return n}const i=n.indexOf(":")
const o=n.indexOf("?")
const a=n.indexOf("#")
const s=n.indexOf("/")
if(i<0||s>-1&&i>s||o>-1&&i>o||a>-1&&i>a||t.test(n.slice(0,i))){return n}return""}function normalizeUri(e){const t=[]
let n=-1
let r=0
let o=0
while(++n<e.length){const a=e.charCodeAt(n)
let s=""
if(a===37&&(0,i.lV)(e.charCodeAt(n+1))&&(0,i.lV)(e.charCodeAt(n+2))){o=2}else if(a<128){if(!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(a))){s=String.fromCharCode(a)}}else if(a>55295&&a<57344){const t=e.charCodeAt(n+1)
if(a<56320&&t>56319&&t<57344){s=String.fromCharCode(a,t)
o=1}else{s="\ufffd"}}else{s=String.fromCharCode(a)}if(s){t.push(e.slice(r,n),encodeURIComponent(s))
r=n+o+1
s=""}if(o){n+=o
o=0}}return t.join("")+e.slice(r)}},5586:(e,t,n)=>{n.d(t,{w:()=>subtokenize})
var i=n(5254)
class SpliceBuffer{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length){throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")}if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===undefined?Number.POSITIVE_INFINITY:t
if(n<this.left.length){return this.left.slice(e,n)}if(e>this.left.length){return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()}return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const i=t||0
this.setCursor(Math.trunc(e))
const r=this.right.splice(this.right.length-i,Number.POSITIVE_INFINITY)
if(n)chunkedPush(this.left,n)
return r.reverse()}pop(){this.setCursor(Number.POSITIVE_INFINITY)
return this.left.pop()}push(e){this.setCursor(Number.POSITIVE_INFINITY)
this.left.push(e)}pushMany(e){this.setCursor(Number.POSITIVE_INFINITY)
chunkedPush(this.left,e)}unshift(e){this.setCursor(0)
this.right.push(e)}unshiftMany(e){this.setCursor(0)
chunkedPush(this.right,e.reverse())}setCursor(e){if(e===this.left.length||e>this.left.length&&this.right.length===0||e<0&&this.left.length===0)return
if(e<this.left.length){const t=this.left.splice(e,Number.POSITIVE_INFINITY)
chunkedPush(this.right,t.reverse())}else{const t=this.right.splice(this.left.length+this.right.length-e,Number.POSITIVE_INFINITY)
chunkedPush(this.left,t.reverse())}}}function chunkedPush(e,t){let n=0
if(t.length<1e4){e.push(...t)}else{while(n<t.length){e.push(...t.slice(n,n+1e4))
n+=1e4}}}function subtokenize(e){const t={}
let n=-1
let r
let o
let a
let s
let l
let u
let c
const f=new SpliceBuffer(e)
while(++n<f.length){while(n in t){n=t[n]}r=f.get(n)
if(n&&r[1].type==="chunkFlow"&&f.get(n-1)[1].type==="listItemPrefix"){u=r[1]._tokenizer.events
a=0
if(a<u.length&&u[a][1].type==="lineEndingBlank"){a+=2}if(a<u.length&&u[a][1].type==="content"){while(++a<u.length){if(u[a][1].type==="content"){break}if(u[a][1].type==="chunkText"){u[a][1]._isInFirstContentOfListItem=true
a++}}}}if(r[0]==="enter"){if(r[1].contentType){Object.assign(t,subcontent(f,n))
n=t[n]
c=true}}else if(r[1]._container){a=n
o=undefined
while(a--){s=f.get(a)
if(s[1].type==="lineEnding"||s[1].type==="lineEndingBlank"){if(s[0]==="enter"){if(o){f.get(o)[1].type="lineEndingBlank"}s[1].type="lineEnding"
o=a}}else if(s[1].type==="linePrefix"||s[1].type==="listItemIndent"){}else{break}}if(o){r[1].end={...f.get(o)[1].start}
l=f.slice(o,n)
l.unshift(r)
f.splice(o,n-o+1,l)}}}(0,i.m)(e,0,Number.POSITIVE_INFINITY,f.slice(0))
return!c}function subcontent(e,t){const n=e.get(t)[1]
const i=e.get(t)[2]
let r=t-1
const o=[]
let a=n._tokenizer
if(!a){a=i.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing){a._contentTypeTextTrailing=true}}const s=a.events
const l=[]
const u={}
let c
let f
let d=-1
let h=n
let p=0
let m=0
const g=[m]
while(h){while(e.get(++r)[1]!==h){}o.push(r)
if(!h._tokenizer){c=i.sliceStream(h)
if(!h.next){c.push(null)}if(f){a.defineSkip(h.start)}if(h._isInFirstContentOfListItem){a._gfmTasklistFirstContentOfListItem=true}a.write(c)
if(h._isInFirstContentOfListItem){a._gfmTasklistFirstContentOfListItem=undefined}}f=h
h=h.next}h=n
while(++d<s.length){if(s[d][0]==="exit"&&s[d-1][0]==="enter"&&s[d][1].type===s[d-1][1].type&&s[d][1].start.line!==s[d][1].end.line){m=d+1
g.push(m)
h._tokenizer=undefined
h.previous=undefined
h=h.next}}a.events=[]
if(h){h._tokenizer=undefined
h.previous=undefined}else{g.pop()}d=g.length
while(d--){const t=s.slice(g[d],g[d+1])
const n=o.pop()
l.push([n,n+t.length-1])
e.splice(n,2,t)}l.reverse()
d=-1
while(++d<l.length){u[p+l[d][0]]=p+l[d][1]
p+=l[d][1]-l[d][0]-1}return u}},39327:(e,t,n)=>{n.d(t,{q:()=>parse})
var i={}
n.r(i)
n.d(i,{attentionMarkers:()=>ae,contentInitial:()=>ee,disable:()=>se,document:()=>X,flow:()=>ne,flowInitial:()=>te,insideSpan:()=>oe,string:()=>ie,text:()=>re})
var r=n(96792)
var o=n(52328)
var a=n(10401)
const s={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let n
return t
function afterContentStartConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const i=e.enter("chunkText",{contentType:"text",previous:n})
if(n){n.next=i}n=i
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if((0,a.HP)(t)){e.consume(t)
e.exit("chunkText")
return lineStart}e.consume(t)
return data}}class EditMap{constructor(){this.index=new Map
this.map=[]}add(e,t,n){addImplementation(this,e,t,n,false)}addBefore(e,t,n){addImplementation(this,e,t,n,true)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let i=n.pop()
while(i){for(const t of i){e.push(t)}i=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,i,r){if(n===0&&i.length===0){return}const o=e.index.get(t)
if(o){o[1]+=n
if(r){i.push(...o[2])
o[2]=i}else{o[2].push(...i)}return}const a=[t,n,i]
e.map.push(a)
e.index.set(t,a)}const l={tokenize:initializeDocument}
const u={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const n=[]
let i=0
let r
let o
let s
return start
function start(r){if(i<n.length){const o=n[i]
t.containerState=o[1]
return e.attempt(o[0].continuation,documentContinue,checkNewContainers)(r)}return checkNewContainers(r)}function documentContinue(e){i++
if(t.containerState._closeFlow){t.containerState._closeFlow=undefined
if(r){closeFlow()}const n=t.events.length
let o=n
let a
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){a=t.events[o][1].end
break}}exitContainers(i)
let s=n
while(s<t.events.length){t.events[s][1].end={...a}
s++}const l=new EditMap
l.add(o+1,0,t.events.slice(n))
l.add(n,s-n,[])
l.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(o){if(i===n.length){if(!r){return documentContinued(o)}if(r.currentConstruct&&r.currentConstruct.concrete){return flowStart(o)}t.interrupt=Boolean(r.currentConstruct&&!r._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(u,thereIsANewContainer,thereIsNoNewContainer)(o)}function thereIsANewContainer(e){if(r){closeFlow()}exitContainers(i)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=i!==n.length
s=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(u,containerContinue,flowStart)(n)}function containerContinue(e){i++
n.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(r){closeFlow()}exitContainers(0)
e.consume(n)
return}r=r||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:r,contentType:"flow",previous:o})
return flowContinue(n)}function flowContinue(n){if(n===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(n)
return}if((0,a.HP)(n)){e.consume(n)
writeToChild(e.exit("chunkFlow"))
i=0
t.interrupt=undefined
return start}e.consume(n)
return flowContinue}function writeToChild(e,n){const a=t.sliceStream(e)
if(n){a.push(null)}e.previous=o
if(o){o.next=e}o=e
r.defineSkip(e.start)
r.write(a)
if(t.parser.lazy[e.start.line]){let e=r.events.length
while(e--){if(r.events[e][1].start.offset<s&&(!r.events[e][1].end||r.events[e][1].end.offset>s)){return}}const n=t.events.length
let o=n
let a
let l
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){if(a){l=t.events[o][1].end
break}a=true}}exitContainers(i)
e=n
while(e<t.events.length){t.events[e][1].end={...l}
e++}const u=new EditMap
u.add(o+1,0,t.events.slice(n))
u.add(n,e-n,[])
u.consume(t.events)}}function exitContainers(i){let r=n.length
while(r-- >i){const i=n[r]
t.containerState=i[1]
i[0].exit.call(t,e)}n.length=i}function closeFlow(){r.write([null])
o=undefined
r=undefined
t.containerState._closeFlow=undefined}}function tokenizeContainer(e,t,n){return(0,o.N)(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?undefined:4)}var c=n(74520)
var f=n(5586)
const d={resolve:resolveContent,tokenize:tokenizeContent}
const h={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){(0,f.w)(e)
return e}function tokenizeContent(e,t){let n
return chunkStart
function chunkStart(t){e.enter("content")
n=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null){return contentEnd(t)}if((0,a.HP)(t)){return e.check(h,contentContinue,contentEnd)(t)}e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
n.next=e.enter("chunkContent",{contentType:"content",previous:n})
n=n.next
return chunkInside}}function tokenizeContinuation(e,t,n){const i=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,prefixed,"linePrefix")}function prefixed(r){if(r===null||(0,a.HP)(r)){return n(r)}const o=i.events[i.events.length-1]
if(!i.parser.constructs.disable.null.includes("codeIndented")&&o&&o[1].type==="linePrefix"&&o[2].sliceSerialize(o[1],true).length>=4){return t(r)}return e.interrupt(i.parser.constructs.flow,n,t)(r)}}const p={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const n=e.attempt(c.B,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,o.N)(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(d,afterConstruct)),"linePrefix")))
return n
function atBlankEnding(i){if(i===null){e.consume(i)
return}e.enter("lineEndingBlank")
e.consume(i)
e.exit("lineEndingBlank")
t.currentConstruct=undefined
return n}function afterConstruct(i){if(i===null){e.consume(i)
return}e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
t.currentConstruct=undefined
return n}}const m={resolveAll:createResolver()}
const g=initializeFactory("string")
const k=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:undefined),tokenize:initializeText}
function initializeText(t){const n=this
const i=this.parser.constructs[e]
const r=t.attempt(i,start,notText)
return start
function start(e){return atBreak(e)?r(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return r(e)}t.consume(e)
return data}function atBreak(e){if(e===null){return true}const t=i[e]
let r=-1
if(t){while(++r<t.length){const e=t[r]
if(!e.previous||e.previous.call(n,n.previous)){return true}}}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let i=-1
let r
while(++i<=t.length){if(r===undefined){if(t[i]&&t[i][1].type==="data"){r=i
i++}}else if(!t[i]||t[i][1].type!=="data"){if(i!==r+2){t[r][1].end=t[i-1][1].end
t.splice(r+2,i-r-2)
i=r+2}r=undefined}}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new EditMap
let i=0
while(++i<=e.length){if((i===e.length||e[i][1].type==="lineEnding")&&e[i-1][1].type==="data"){const r=e[i-1][1]
const o=t.sliceStream(r)
let a=o.length
let s=-1
let l=0
let u
while(a--){const e=o[a]
if(typeof e==="string"){s=e.length
while(e.charCodeAt(s-1)===32){l++
s--}if(s){break}s=-1}else if(e===-2){u=true
l++}else if(e===-1){}else{a++
break}}if(t._contentTypeTextTrailing&&i===e.length){l=0}if(l){const o={type:i===e.length||u||l<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:a?s:r.start._bufferIndex+s,_index:r.start._index+a,line:r.end.line,column:r.end.column-l,offset:r.end.offset-l},end:{...r.end}}
r.end={...o.start}
if(r.start.offset===r.end.offset){Object.assign(r,o)}else{n.add(i,0,[["enter",o,t],["exit",o,t]])}}i++}}n.consume(e)
return e}const x={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,n){let i=0
let r
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){r=e
return atBreak(e)}function atBreak(o){if(o===r){e.enter("thematicBreakSequence")
return sequence(o)}if(i>=3&&(o===null||(0,a.HP)(o))){e.exit("thematicBreak")
return t(o)}return n(o)}function sequence(t){if(t===r){e.consume(t)
i++
return sequence}e.exit("thematicBreakSequence")
return(0,a.On)(t)?(0,o.N)(e,atBreak,"whitespace")(t):atBreak(t)}}const b={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const w={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const y={partial:true,tokenize:tokenizeIndent}
function tokenizeListStart(e,t,n){const i=this
const r=i.events[i.events.length-1]
let o=r&&r[1].type==="linePrefix"?r[2].sliceSerialize(r[1],true).length:0
let s=0
return start
function start(t){const r=i.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(r==="listUnordered"?!i.containerState.marker||t===i.containerState.marker:(0,a.BM)(t)){if(!i.containerState.type){i.containerState.type=r
e.enter(r,{_container:true})}if(r==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(x,n,atMarker)(t):atMarker(t)}if(!i.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return n(t)}function inside(t){if((0,a.BM)(t)&&++s<10){e.consume(t)
return inside}if((!i.interrupt||s<2)&&(i.containerState.marker?t===i.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return n(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
i.containerState.marker=i.containerState.marker||t
return e.check(c.B,i.interrupt?n:onBlank,e.attempt(w,endOfPrefix,otherPrefix))}function onBlank(e){i.containerState.initialBlankLine=true
o++
return endOfPrefix(e)}function otherPrefix(t){if((0,a.On)(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return n(t)}function endOfPrefix(n){i.containerState.size=o+i.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,n){const i=this
i.containerState._closeFlow=undefined
return e.check(c.B,onBlank,notBlank)
function onBlank(n){i.containerState.furtherBlankLines=i.containerState.furtherBlankLines||i.containerState.initialBlankLine
return(0,o.N)(e,t,"listItemIndent",i.containerState.size+1)(n)}function notBlank(n){if(i.containerState.furtherBlankLines||!(0,a.On)(n)){i.containerState.furtherBlankLines=undefined
i.containerState.initialBlankLine=undefined
return notInCurrentItem(n)}i.containerState.furtherBlankLines=undefined
i.containerState.initialBlankLine=undefined
return e.attempt(y,t,notInCurrentItem)(n)}function notInCurrentItem(r){i.containerState._closeFlow=true
i.interrupt=undefined
return(0,o.N)(e,e.attempt(b,t,n),"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(r)}}function tokenizeIndent(e,t,n){const i=this
return(0,o.N)(e,afterPrefix,"listItemIndent",i.containerState.size+1)
function afterPrefix(e){const r=i.events[i.events.length-1]
return r&&r[1].type==="listItemIndent"&&r[2].sliceSerialize(r[1],true).length===i.containerState.size?t(e):n(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,n){const i=this
return(0,o.N)(e,afterPrefix,"listItemPrefixWhitespace",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4+1)
function afterPrefix(e){const r=i.events[i.events.length-1]
return!(0,a.On)(e)&&r&&r[1].type==="listItemPrefixWhitespace"?t(e):n(e)}}const C={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,n){const i=this
return start
function start(t){if(t===62){const n=i.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return n(t)}function after(n){if((0,a.On)(n)){e.enter("blockQuotePrefixWhitespace")
e.consume(n)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(n)}}function tokenizeBlockQuoteContinuation(e,t,n){const i=this
return contStart
function contStart(t){if((0,a.On)(t)){return(0,o.N)(e,contBefore,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return contBefore(t)}function contBefore(i){return e.attempt(C,t,n)(i)}}function exit(e){e.exit("blockQuote")}function factoryDestination(e,t,n,i,r,o,s,l,u){const c=u||Number.POSITIVE_INFINITY
let f=0
return start
function start(t){if(t===60){e.enter(i)
e.enter(r)
e.enter(o)
e.consume(t)
e.exit(o)
return enclosedBefore}if(t===null||t===32||t===41||(0,a.JQ)(t)){return n(t)}e.enter(i)
e.enter(s)
e.enter(l)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(o)
e.consume(n)
e.exit(o)
e.exit(r)
e.exit(i)
return t}e.enter(l)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(l)
return enclosedBefore(t)}if(t===null||t===60||(0,a.HP)(t)){return n(t)}e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(r){if(!f&&(r===null||r===41||(0,a.Ee)(r))){e.exit("chunkString")
e.exit(l)
e.exit(s)
e.exit(i)
return t(r)}if(f<c&&r===40){e.consume(r)
f++
return raw}if(r===41){e.consume(r)
f--
return raw}if(r===null||r===32||r===40||(0,a.JQ)(r)){return n(r)}e.consume(r)
return r===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,n,i,r,o){const s=this
let l=0
let u
return start
function start(t){e.enter(i)
e.enter(r)
e.consume(t)
e.exit(r)
e.enter(o)
return atBreak}function atBreak(c){if(l>999||c===null||c===91||c===93&&!u||c===94&&!l&&"_hiddenFootnoteSupport"in s.parser.constructs){return n(c)}if(c===93){e.exit(o)
e.enter(r)
e.consume(c)
e.exit(r)
e.exit(i)
return t}if((0,a.HP)(c)){e.enter("lineEnding")
e.consume(c)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(c)}function labelInside(t){if(t===null||t===91||t===93||(0,a.HP)(t)||l++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!u)u=!(0,a.On)(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
l++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,n,i,r,s){let l
return start
function start(t){if(t===34||t===39||t===40){e.enter(i)
e.enter(r)
e.consume(t)
e.exit(r)
l=t===40?41:t
return begin}return n(t)}function begin(n){if(n===l){e.enter(r)
e.consume(n)
e.exit(r)
e.exit(i)
return t}e.enter(s)
return atBreak(n)}function atBreak(t){if(t===l){e.exit(s)
return begin(l)}if(t===null){return n(t)}if((0,a.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===l||t===null||(0,a.HP)(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===l||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let n
return start
function start(i){if((0,a.HP)(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
n=true
return start}if((0,a.On)(i)){return(0,o.N)(e,start,n?"linePrefix":"lineSuffix")(i)}return t(i)}}var S=n(20031)
const A={name:"definition",tokenize:tokenizeDefinition}
const E={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,t,n){const i=this
let r
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(i,e,labelAfter,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(t){r=(0,S.B)(i.sliceSerialize(i.events[i.events.length-1][1]).slice(1,-1))
if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
return markerAfter}return n(t)}function markerAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(E,after,after)(t)}function after(t){return(0,a.On)(t)?(0,o.N)(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(o){if(o===null||(0,a.HP)(o)){e.exit("definition")
i.parser.defined.push(r)
return t(o)}return n(o)}}function tokenizeTitleBefore(e,t,n){return titleBefore
function titleBefore(t){return(0,a.Ee)(t)?factoryWhitespace(e,beforeMarker)(t):n(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return(0,a.On)(t)?(0,o.N)(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||(0,a.HP)(e)?t(e):n(e)}}const I={name:"codeIndented",tokenize:tokenizeCodeIndented}
const v={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,n){return start
function start(t){e.enter("codeIndented")
return(0,o.B)(e,atBreak,n,"linePrefix",4,4)(t)}function atBreak(t){if(t===null){return after(t)}if((0,a.HP)(t)){return e.attempt(v,atBreak,after)(t)}e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||(0,a.HP)(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,n){const i=this
return furtherStart
function furtherStart(r){if(i.parser.lazy[i.now().line]){return n(r)}if((0,a.HP)(r)){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return furtherStart}return(0,o.B)(e,t,onNotEnoughPrefix,"linePrefix",4,4)(r)}function onNotEnoughPrefix(e){return(0,a.HP)(e)?furtherStart(e):n(e)}}var z=n(5254)
const D={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let n=e.length-2
let i=3
if(e[i][1].type==="whitespace"){i+=2}if(n-2>i&&e[n][1].type==="whitespace"){n-=2}if(e[n][1].type==="atxHeadingSequence"&&(i===n-1||n-4>i&&e[n-2][1].type==="whitespace")){n-=i+1===n?2:4}if(n>i){const r={type:"atxHeadingText",start:e[i][1].start,end:e[n][1].end}
const o={type:"chunkText",start:e[i][1].start,end:e[n][1].end,contentType:"text"};(0,z.m)(e,i,n-i+1,[["enter",r,t],["enter",o,t],["exit",o,t],["exit",r,t]])}return e}function tokenizeHeadingAtx(e,t,n){let i=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&i++<6){e.consume(t)
return sequenceOpen}if(t===null||(0,a.Ee)(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return n(t)}function atBreak(n){if(n===35){e.enter("atxHeadingSequence")
return sequenceFurther(n)}if(n===null||(0,a.HP)(n)){e.exit("atxHeading")
return t(n)}if((0,a.On)(n)){return(0,o.N)(e,atBreak,"whitespace")(n)}e.enter("atxHeadingText")
return data(n)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||(0,a.Ee)(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const F={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new EditMap
let i=e.length
let r
let o
let a
while(i--){if(e[i][0]==="enter"){if(e[i][1].type==="content"){r=i
break}if(e[i][1].type==="paragraph"){o=i}}else{if(e[i][1].type==="content"){n.add(i,1,[])}if(!a&&e[i][1].type==="definition"){a=i}}}const s={type:"setextHeading",start:{...e[r][1].start},end:{...e[e.length-1][1].end}}
e[o][1].type="setextHeadingText"
if(a){n.add(o,0,[["enter",s,t]])
n.add(a+1,0,[["exit",e[r][1],t]])
e[r][1].end={...e[a][1].end}}else{e[r][1]=s}n.add(e.length,0,[["exit",s,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,n){const i=this
let r
return start
function start(t){let o=i.events.length
let a
while(o--){if(i.events[o][1].type!=="lineEnding"&&i.events[o][1].type!=="linePrefix"&&i.events[o][1].type!=="content"){a=i.events[o][1].type==="paragraph"
break}}if(!i.parser.lazy[i.now().line]&&(i.interrupt||a)){e.enter("setextHeadingLine")
r=t
return before(t)}return n(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===r){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return(0,a.On)(t)?(0,o.N)(e,after,"lineSuffix")(t):after(t)}function after(i){if(i===null||(0,a.HP)(i)){e.exit("setextHeadingLine")
return t(i)}return n(i)}}var B=n(49586)
const T={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const i=this
return start
function start(t){if(t===null){return n(t)}e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return i.parser.lazy[i.now().line]?n(e):t(e)}}const O={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const P={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--){if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"){break}}if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,n){const i=this
let r
let o
let s
let l
let u
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(l){if(l===33){e.consume(l)
return declarationOpen}if(l===47){e.consume(l)
o=true
return tagCloseStart}if(l===63){e.consume(l)
r=3
return i.interrupt?t:continuationDeclarationInside}if((0,a.CW)(l)){e.consume(l)
s=String.fromCharCode(l)
return tagName}return n(l)}function declarationOpen(o){if(o===45){e.consume(o)
r=2
return commentOpenInside}if(o===91){e.consume(o)
r=5
l=0
return cdataOpenInside}if((0,a.CW)(o)){e.consume(o)
r=4
return i.interrupt?t:continuationDeclarationInside}return n(o)}function commentOpenInside(r){if(r===45){e.consume(r)
return i.interrupt?t:continuationDeclarationInside}return n(r)}function cdataOpenInside(r){const o="CDATA["
if(r===o.charCodeAt(l++)){e.consume(r)
if(l===o.length){return i.interrupt?t:continuation}return cdataOpenInside}return n(r)}function tagCloseStart(t){if((0,a.CW)(t)){e.consume(t)
s=String.fromCharCode(t)
return tagName}return n(t)}function tagName(l){if(l===null||l===47||l===62||(0,a.Ee)(l)){const a=l===47
const u=s.toLowerCase()
if(!a&&!o&&B.y.includes(u)){r=1
return i.interrupt?t(l):continuation(l)}if(B.T.includes(s.toLowerCase())){r=6
if(a){e.consume(l)
return basicSelfClosing}return i.interrupt?t(l):continuation(l)}r=7
return i.interrupt&&!i.parser.lazy[i.now().line]?n(l):o?completeClosingTagAfter(l):completeAttributeNameBefore(l)}if(l===45||(0,a.lV)(l)){e.consume(l)
s+=String.fromCharCode(l)
return tagName}return n(l)}function basicSelfClosing(r){if(r===62){e.consume(r)
return i.interrupt?t:continuation}return n(r)}function completeClosingTagAfter(t){if((0,a.On)(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||(0,a.CW)(t)){e.consume(t)
return completeAttributeName}if((0,a.On)(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||(0,a.lV)(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if((0,a.On)(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
u=t
return completeAttributeValueQuoted}if((0,a.On)(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===u){e.consume(t)
u=null
return completeAttributeValueQuotedAfter}if(t===null||(0,a.HP)(t)){return n(t)}e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||(0,a.Ee)(t)){return completeAttributeNameAfter(t)}e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||(0,a.On)(e)){return completeAttributeNameBefore(e)}return n(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return n(t)}function completeAfter(t){if(t===null||(0,a.HP)(t)){return continuation(t)}if((0,a.On)(t)){e.consume(t)
return completeAfter}return n(t)}function continuation(t){if(t===45&&r===2){e.consume(t)
return continuationCommentInside}if(t===60&&r===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&r===4){e.consume(t)
return continuationClose}if(t===63&&r===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&r===5){e.consume(t)
return continuationCdataInside}if((0,a.HP)(t)&&(r===6||r===7)){e.exit("htmlFlowData")
return e.check(P,continuationAfter,continuationStart)(t)}if(t===null||(0,a.HP)(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(T,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||(0,a.HP)(t)){return continuationStart(t)}e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
s=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=s.toLowerCase()
if(B.y.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if((0,a.CW)(t)&&s.length<8){e.consume(t)
s+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&r===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||(0,a.HP)(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,n){return start
function start(i){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return e.attempt(c.B,t,n)}}const L={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,n){const i=this
const r={partial:true,tokenize:tokenizeCloseStart}
let s=0
let l=0
let u
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=i.events[i.events.length-1]
s=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
u=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===u){l++
e.consume(t)
return sequenceOpen}if(l<3){return n(t)}e.exit("codeFencedFenceSequence")
return(0,a.On)(t)?(0,o.N)(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(n){if(n===null||(0,a.HP)(n)){e.exit("codeFencedFence")
return i.interrupt?t(n):e.check(T,atNonLazyBreak,after)(n)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(n)}function info(t){if(t===null||(0,a.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if((0,a.On)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return(0,o.N)(e,metaBefore,"whitespace")(t)}if(t===96&&t===u){return n(t)}e.consume(t)
return info}function metaBefore(t){if(t===null||(0,a.HP)(t)){return infoBefore(t)}e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||(0,a.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===u){return n(t)}e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(r,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return s>0&&(0,a.On)(t)?(0,o.N)(e,beforeContentChunk,"linePrefix",s+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||(0,a.HP)(t)){return e.check(T,atNonLazyBreak,after)(t)}e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||(0,a.HP)(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,n){let r=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return(0,a.On)(t)?(0,o.N)(e,beforeSequenceClose,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===u){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return n(t)}function sequenceClose(t){if(t===u){r++
e.consume(t)
return sequenceClose}if(r>=l){e.exit("codeFencedFenceSequence")
return(0,a.On)(t)?(0,o.N)(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return n(t)}function sequenceCloseAfter(i){if(i===null||(0,a.HP)(i)){e.exit("codeFencedFence")
return t(i)}return n(i)}}}var N=n(37126)
const H={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,n){const i=this
let r=0
let o
let s
return start
function start(t){e.enter("characterReference")
e.enter("characterReferenceMarker")
e.consume(t)
e.exit("characterReferenceMarker")
return open}function open(t){if(t===35){e.enter("characterReferenceMarkerNumeric")
e.consume(t)
e.exit("characterReferenceMarkerNumeric")
return numeric}e.enter("characterReferenceValue")
o=31
s=a.lV
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
o=6
s=a.ok
return value}e.enter("characterReferenceValue")
o=7
s=a.BM
return value(t)}function value(l){if(l===59&&r){const r=e.exit("characterReferenceValue")
if(s===a.lV&&!(0,N.s)(i.sliceSerialize(r))){return n(l)}e.enter("characterReferenceMarker")
e.consume(l)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(s(l)&&r++<o){e.consume(l)
return value}return n(l)}}const M={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,n){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(i){if((0,a.ol)(i)){e.enter("characterEscapeValue")
e.consume(i)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return n(i)}}const R={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(n){e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}}var _=n(36728)
const V={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const q={tokenize:tokenizeResource}
const W={tokenize:tokenizeReferenceFull}
const Q={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const n=[]
while(++t<e.length){const i=e[t][1]
n.push(e[t])
if(i.type==="labelImage"||i.type==="labelLink"||i.type==="labelEnd"){const e=i.type==="labelImage"?4:2
i.type="data"
t+=e}}if(e.length!==n.length){(0,z.m)(e,0,e.length,n)}return e}function resolveToLabelEnd(e,t){let n=e.length
let i=0
let r
let o
let a
while(n--){const t=e[n][1]
if(r){if(t.type==="link"||t.type==="labelLink"&&t._inactive){break}if(e[n][0]==="enter"&&t.type==="labelLink"){t._inactive=true}}else if(o){if(e[n][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){r=n
if(t.type!=="labelLink"){i=2
break}}}else if(t.type==="labelEnd"){o=n}}const s={type:e[r][1].type==="labelLink"?"link":"image",start:{...e[r][1].start},end:{...e[e.length-1][1].end}}
const l={type:"label",start:{...e[r][1].start},end:{...e[o][1].end}}
const u={type:"labelText",start:{...e[r+i+2][1].end},end:{...e[o-2][1].start}}
a=[["enter",s,t],["enter",l,t]]
a=(0,z.V)(a,e.slice(r+1,r+i+3))
a=(0,z.V)(a,[["enter",u,t]])
a=(0,z.V)(a,(0,_.W)(t.parser.constructs.insideSpan.null,e.slice(r+i+4,o-3),t))
a=(0,z.V)(a,[["exit",u,t],e[o-2],e[o-1],["exit",l,t]])
a=(0,z.V)(a,e.slice(o+1))
a=(0,z.V)(a,[["exit",s,t]]);(0,z.m)(e,r,e.length,a)
return e}function tokenizeLabelEnd(e,t,n){const i=this
const r=i._labelStarts
let o
let a
if(r){while(r.length>0&&r[r.length-1]._balanced){r.pop()}o=r[r.length-1]}return start
function start(t){if(!o){return n(t)}if(o._inactive){return labelEndNok(t)}a=i.parser.defined.includes((0,S.B)(i.sliceSerialize({start:o.end,end:i.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40){return e.attempt(q,labelEndOk,a?labelEndOk:labelEndNok)(t)}if(t===91){return e.attempt(W,labelEndOk,a?referenceNotFull:labelEndNok)(t)}return a?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(Q,labelEndOk,labelEndNok)(t)}function labelEndOk(e){r.pop()
return t(e)}function labelEndNok(e){o._balanced=true
return n(e)}}function tokenizeResource(e,t,n){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41){return resourceEnd(t)}return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return n(e)}function resourceBetween(t){if(t===34||t===39||t===40){return factoryTitle(e,resourceTitleAfter,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)}return resourceEnd(t)}function resourceTitleAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(i){if(i===41){e.enter("resourceMarker")
e.consume(i)
e.exit("resourceMarker")
e.exit("resource")
return t}return n(i)}}function tokenizeReferenceFull(e,t,n){const i=this
return referenceFull
function referenceFull(t){return factoryLabel.call(i,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return i.parser.defined.includes((0,S.B)(i.sliceSerialize(i.events[i.events.length-1][1]).slice(1,-1)))?t(e):n(e)}function referenceFullMissing(e){return n(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(i){if(i===93){e.enter("referenceMarker")
e.consume(i)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(i)}}const j={name:"labelStartImage",resolveAll:V.resolveAll,tokenize:tokenizeLabelStartImage}
function tokenizeLabelStartImage(e,t,n){const i=this
let r
return start
function start(t){e.enter("labelImage")
e.enter("labelImageMarker")
e.consume(t)
e.exit("labelImageMarker")
return open}function open(t){if(t===91){e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
r=e.exit("labelImage")
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in i.parser.constructs){return n(e)}i._labelStarts=i._labelStarts||[]
i._labelStarts.push(r)
return t(e)}}var U=n(64386)
const Y={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let n=-1
let i
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let r=n
while(r--){if(e[r][0]==="exit"&&e[r][1].type==="attentionSequence"&&e[r][1]._open&&t.sliceSerialize(e[r][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[r][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[r][1].end.offset-e[r][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3)){continue}const o=e[r][1].end.offset-e[r][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1
const a={...e[r][1].end}
const s={...e[n][1].start}
movePoint(a,-o)
movePoint(s,o)
const l={type:o>1?"strongSequence":"emphasisSequence",start:a,end:{...e[r][1].end}}
const u={type:o>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:s}
const c={type:o>1?"strongText":"emphasisText",start:{...e[r][1].end},end:{...e[n][1].start}}
const f={type:o>1?"strong":"emphasis",start:{...l.start},end:{...u.end}}
e[r][1].end={...l.start}
e[n][1].start={...u.end}
i=[]
if(e[r][1].end.offset-e[r][1].start.offset){i=(0,z.V)(i,[["enter",e[r][1],t],["exit",e[r][1],t]])}i=(0,z.V)(i,[["enter",f,t],["enter",l,t],["exit",l,t],["enter",c,t]])
i=(0,z.V)(i,(0,_.W)(t.parser.constructs.insideSpan.null,e.slice(r+1,n),t))
i=(0,z.V)(i,[["exit",c,t],["enter",u,t],["exit",u,t],["exit",f,t]])
let d=0
if(e[n][1].end.offset-e[n][1].start.offset){d=2
i=(0,z.V)(i,[["enter",e[n][1],t],["exit",e[n][1],t]])}(0,z.m)(e,r-1,n-r+3,i)
n=r+i.length-d-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="attentionSequence"){e[n][1].type="data"}}return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const i=this.previous
const r=(0,U.S)(i)
let o
return start
function start(t){o=t
e.enter("attentionSequence")
return inside(t)}function inside(a){if(a===o){e.consume(a)
return inside}const s=e.exit("attentionSequence")
const l=(0,U.S)(a)
const u=!l||l===2&&r||n.includes(a)&&a!==42&&a!==95
const c=!r||r===2&&l||n.includes(i)&&i!==42&&i!==95
s._open=Boolean(o===42?u:u&&(r||!c))
s._close=Boolean(o===42?c:c&&(l||!u))
return t(a)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const G={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,n){let i=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if((0,a.CW)(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64){return n(t)}return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||(0,a.lV)(e)){i=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
i=0
return urlInside}if((t===43||t===45||t===46||(0,a.lV)(t))&&i++<32){e.consume(t)
return schemeInsideOrEmailAtext}i=0
return emailAtext(t)}function urlInside(i){if(i===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(i)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(i===null||i===32||i===60||(0,a.JQ)(i)){return n(i)}e.consume(i)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if((0,a.cx)(t)){e.consume(t)
return emailAtext}return n(t)}function emailAtSignOrDot(e){return(0,a.lV)(e)?emailLabel(e):n(e)}function emailLabel(n){if(n===46){e.consume(n)
i=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||(0,a.lV)(t))&&i++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return n(t)}}const $={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,n){const i=this
let r
let s
let l
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if((0,a.CW)(t)){e.consume(t)
return tagOpen}return n(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
s=0
return cdataOpenInside}if((0,a.CW)(t)){e.consume(t)
return declaration}return n(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return n(t)}function comment(t){if(t===null){return n(t)}if(t===45){e.consume(t)
return commentClose}if((0,a.HP)(t)){l=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){const i="CDATA["
if(t===i.charCodeAt(s++)){e.consume(t)
return s===i.length?cdata:cdataOpenInside}return n(t)}function cdata(t){if(t===null){return n(t)}if(t===93){e.consume(t)
return cdataClose}if((0,a.HP)(t)){l=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62){return end(t)}if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62){return end(t)}if((0,a.HP)(t)){l=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null){return n(t)}if(t===63){e.consume(t)
return instructionClose}if((0,a.HP)(t)){l=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if((0,a.CW)(t)){e.consume(t)
return tagClose}return n(t)}function tagClose(t){if(t===45||(0,a.lV)(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if((0,a.HP)(t)){l=tagCloseBetween
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||(0,a.lV)(t)){e.consume(t)
return tagOpen}if(t===47||t===62||(0,a.Ee)(t)){return tagOpenBetween(t)}return n(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||(0,a.CW)(t)){e.consume(t)
return tagOpenAttributeName}if((0,a.HP)(t)){l=tagOpenBetween
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||(0,a.lV)(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if((0,a.HP)(t)){l=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
r=t
return tagOpenAttributeValueQuoted}if((0,a.HP)(t)){l=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===r){e.consume(t)
r=undefined
return tagOpenAttributeValueQuotedAfter}if(t===null){return n(t)}if((0,a.HP)(t)){l=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96){return n(t)}if(t===47||t===62||(0,a.Ee)(t)){return tagOpenBetween(t)}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||(0,a.Ee)(e)){return tagOpenBetween(e)}return n(e)}function end(i){if(i===62){e.consume(i)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return n(i)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return(0,a.On)(t)?(0,o.N)(e,lineEndingAfterPrefix,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return l(t)}}const J={name:"labelStartLink",resolveAll:V.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const i=this
let r
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
r=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in i.parser.constructs){return n(e)}i._labelStarts=i._labelStarts||[]
i._labelStarts.push(r)
return t(e)}}const Z={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,n){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(i){if((0,a.HP)(i)){e.exit("hardBreakEscape")
return t(i)}return n(i)}}const K={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let i
let r
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){i=n
while(++i<t){if(e[i][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}}i=n-1
t++
while(++i<=t){if(r===undefined){if(i!==t&&e[i][1].type!=="lineEnding"){r=i}}else if(i===t||e[i][1].type==="lineEnding"){e[r][1].type="codeTextData"
if(i!==r+2){e[r][1].end=e[i-1][1].end
e.splice(r+2,i-r-2)
t-=i-r-2
i=r+2}r=undefined}}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,n){const i=this
let r=0
let o
let s
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
r++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null){return n(t)}if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){s=e.enter("codeTextSequence")
o=0
return sequenceClose(t)}if((0,a.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||(0,a.HP)(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
o++
return sequenceClose}if(o===r){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}s.type="codeTextData"
return data(n)}}const X={[42]:b,[43]:b,[45]:b,[48]:b,[49]:b,[50]:b,[51]:b,[52]:b,[53]:b,[54]:b,[55]:b,[56]:b,[57]:b,[62]:C}
const ee={[91]:A}
const te={[-2]:I,[-1]:I,[32]:I}
const ne={[35]:D,[42]:x,[45]:[F,x],[60]:O,[61]:F,[95]:x,[96]:L,[126]:L}
const ie={[38]:H,[92]:M}
const re={[-5]:R,[-4]:R,[-3]:R,[33]:j,[38]:H,[42]:Y,[60]:[G,$],[91]:J,[92]:[Z,M],[93]:V,[95]:Y,[96]:K}
const oe={null:[Y,m]}
const ae={null:[42,95]}
const se={null:[]}
function createTokenizer(e,t,n){let i={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0}
const r={}
const o=[]
let s=[]
let l=[]
let u=true
const c={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const f={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let d=t.tokenize.call(f,c)
let h
if(t.resolveAll){o.push(t)}return f
function write(e){s=(0,z.V)(s,e)
main()
if(s[s.length-1]!==null){return[]}addResult(t,0)
f.events=(0,_.W)(o,f.events,f)
return f.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(s,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:r,offset:o}=i
return{_bufferIndex:e,_index:t,line:n,column:r,offset:o}}function defineSkip(e){r[e.line]=e.column
accountForPotentialSkip()}function main(){while(i._index<s.length){const e=s[i._index]
if(typeof e==="string"){const t=i._index
if(i._bufferIndex<0){i._bufferIndex=0}while(i._index===t&&i._bufferIndex<e.length){go(e.charCodeAt(i._bufferIndex))}}else{go(e)}}}function go(e){u=undefined
h=e
d=d(e)}function consume(e){if((0,a.HP)(e)){i.line++
i.column=1
i.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){i.column++
i.offset++}if(i._bufferIndex<0){i._index++}else{i._bufferIndex++
if(i._bufferIndex===s[i._index].length){i._bufferIndex=-1
i._index++}}f.previous=e
u=true}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
f.events.push(["enter",n,f])
l.push(n)
return n}function exit(e){const t=l.pop()
t.end=now()
f.events.push(["exit",t,f])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,i,r){let o
let a
let s
let l
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const i=t!==null&&e.null
const r=[...Array.isArray(n)?n:n?[n]:[],...Array.isArray(i)?i:i?[i]:[]]
return handleListOfConstructs(r)(t)}}function handleListOfConstructs(e){o=e
a=0
if(e.length===0){return r}return handleConstruct(e[a])}function handleConstruct(e){return start
function start(n){l=store()
s=e
if(!e.partial){f.currentConstruct=e}if(e.name&&f.parser.constructs.disable.null.includes(e.name)){return nok(n)}return e.tokenize.call(t?Object.assign(Object.create(f),t):f,c,ok,nok)(n)}}function ok(t){u=true
e(s,l)
return i}function nok(e){u=true
l.restore()
if(++a<o.length){return handleConstruct(o[a])}return r}}}function addResult(e,t){if(e.resolveAll&&!o.includes(e)){o.push(e)}if(e.resolve){(0,z.m)(f.events,t,f.events.length-t,e.resolve(f.events.slice(t),f))}if(e.resolveTo){f.events=e.resolveTo(f.events,f)}}function store(){const e=now()
const t=f.previous
const n=f.currentConstruct
const r=f.events.length
const o=Array.from(l)
return{from:r,restore}
function restore(){i=e
f.previous=t
f.currentConstruct=n
f.events.length=r
l=o
accountForPotentialSkip()}}function accountForPotentialSkip(){if(i.line in r&&i.column<2){i.column=r[i.line]
i.offset+=r[i.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const i=t.start._bufferIndex
const r=t.end._index
const o=t.end._bufferIndex
let a
if(n===r){a=[e[n].slice(i,o)]}else{a=e.slice(n,r)
if(i>-1){const e=a[0]
if(typeof e==="string"){a[0]=e.slice(i)}else{a.shift()}}if(o>0){a.push(e[r].slice(0,o))}}return a}function serializeChunks(e,t){let n=-1
const i=[]
let r
while(++n<e.length){const o=e[n]
let a
if(typeof o==="string"){a=o}else{switch(o){case-5:{a="\r"
break}case-4:{a="\n"
break}case-3:{a="\r"+"\n"
break}case-2:{a=t?" ":"\t"
break}case-1:{if(!t&&r){continue}a=" "
break}default:{a=String.fromCharCode(o)}}}r=o===-2
i.push(a)}return i.join("")}function parse(e){const t=e||{}
const n=(0,r.y)([i,...t.extensions||[]])
const o={constructs:n,content:create(s),defined:[],document:create(l),flow:create(p),lazy:{},string:create(g),text:create(k)}
return o
function create(e){return creator
function creator(t){return createTokenizer(o,e,t)}}}},45387:(e,t,n)=>{n.d(t,{_:()=>postprocess})
var i=n(5586)
function postprocess(e){while(!(0,i.w)(e)){}return e}},82192:(e,t,n)=>{n.d(t,{v:()=>preprocess})
const i=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let r
return preprocessor
function preprocessor(o,a,s){o=t+(typeof o==="string"?o.toString():new TextDecoder(a||undefined).decode(o))
const l=[]
let u=0
t=""
if(n){if(o.charCodeAt(0)===65279){u++}n=undefined}while(u<o.length){i.lastIndex=u
const n=i.exec(o)
const a=n&&n.index!==undefined?n.index:o.length
const s=o.charCodeAt(a)
if(!n){t=o.slice(u)
break}if(s===10&&u===a&&r){l.push(-3)
r=undefined}else{if(r){l.push(-5)
r=undefined}if(u<a){l.push(o.slice(u,a))
e+=a-u}switch(s){case 0:{l.push(65533)
e++
break}case 9:{const t=Math.ceil(e/4)*4
l.push(-2)
while(e++<t){l.push(-1)}break}case 10:{l.push(-4)
e=1
break}default:{r=true
e=1}}}u=a+1}if(s){if(r){l.push(-5)}if(t){l.push(t)}l.push(null)}return l}}},50669:(e,t,n)=>{n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}}}

