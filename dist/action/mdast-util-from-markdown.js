"use strict"
exports.id=146
exports.ids=[146]
exports.modules={6765:(e,t,n)=>{n.d(t,{Y:()=>fromMarkdown})
var i=n(1869)
var r=n(5387)
var s=n(9327)
var o=n(2192)
var a=n(3988)
var c=n(9886)
var l=n(31)
var d=n(7126)
var f=n(669)
const h={}.hasOwnProperty
function fromMarkdown(e,t,n){if(t&&typeof t==="object"){n=t
t=undefined}return compiler(n)((0,r._)((0,s.q)(n).document().write((0,o.v)()(e,t,true))))}function compiler(e){const t={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(heading),blockQuote:opener(blockQuote),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:opener(codeFlow,buffer),codeText:opener(codeText,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition),definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list,onenterlistordered),listUnordered:opener(list),paragraph:opener(paragraph),reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),thematicBreak:opener(thematicBreak)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}}
configure(t,(e||{}).mdastExtensions||[])
const n={}
return compile
function compile(e){let i={type:"root",children:[],position:undefined}
const r={stack:[i],tokenStack:[],config:t,enter,exit,buffer,resume,data:n}
const s=[]
const o=[]
let a=-1
while(++a<e.length){o.push(e[a])
if(e[a][1].type==="listOrdered"||e[a][1].type==="listUnordered"){if(e[a][0]==="enter"){s.push(o.length-1)}else{const e=s.pop()
prepareList(o,e)}}}e=o
a=-1
while(++a<e.length){const n=t[e[a][0]]
if(e[a][0]==="enter"&&t.beforeEnter.length>0){callListeners(t.beforeEnter,{...r,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}if(h.call(n,e[a][1].type)){n[e[a][1].type].call({...r,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}if(e[a][0]==="exit"&&t.afterExit.length>0){callListeners(t.afterExit,{...r,sliceSerialize:e[a][2].sliceSerialize},e[a][1])}}if(r.tokenStack.length>0){const e=r.tokenStack[r.tokenStack.length-1]
const t=e[1]||defaultOnError
t.call(r,undefined,e[0])}i.position={start:point(e.length>0?e[0][1].start:{line:1,column:1,offset:0}),end:point(e.length>0?e[e.length-2][1].end:{line:1,column:1,offset:0})}
a=-1
while(++a<t.transforms.length){i=t.transforms[a](i)||i}return i}function callListeners(e,t,n){let i=-1
while(++i<e.length){e[i].call(t,n)}}function prepareList(e,t){const n=e.length-1
let i=t-1
let r=-1
let s=false
let o
let a
let c
let l
const d=[]
while(++i<=n){const t=e[i]
switch(t[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{if(t[0]==="enter"){r++}else{r--}l=undefined
break}case"lineEndingBlank":{if(t[0]==="enter"){if(o&&!l&&!r&&!c){c=i}l=undefined}break}case"linePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":{break}default:{l=undefined}}if(!r&&t[0]==="enter"&&t[1].type==="listItemPrefix"||r===-1&&t[0]==="exit"&&(t[1].type==="listUnordered"||t[1].type==="listOrdered")){if(o){let n=i
a=undefined
while(n--){const t=e[n]
if(t[1].type==="lineEnding"||t[1].type==="lineEndingBlank"){if(t[0]==="exit")continue
if(a){e[a][1].type="lineEndingBlank"
s=true}t[1].type="lineEnding"
a=n}else if(t[1].type==="linePrefix"||t[1].type==="blockQuotePrefix"||t[1].type==="blockQuotePrefixWhitespace"||t[1].type==="blockQuoteMarker"||t[1].type==="listItemIndent"){}else{break}}if(c&&(!a||c<a)){o._spread=true}o.end=Object.assign({},a?e[a][1].start:t[1].end)
d.push({at:a||i,event:["exit",o,t[2]]})}if(t[1].type==="listItemPrefix"){const e={type:"listItem",_spread:false,start:Object.assign({},t[1].start),end:undefined}
o=e
d.push({at:i,event:["enter",e,t[2]]})
c=undefined
l=true}}}const f=e.splice(t)
let h=0
i=-1
while(++i<f.length){while(h<d.length&&d[h].at===t+i){e.push(d[h++].event)}e.push(f[i])}e[t][1]._spread=s}function opener(e,t){return open
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
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()}function onexitdefinitiontitlestring(){const e=this.resume()
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
n.label=(0,c.s)(t)
n.identifier=(0,l.B)(t).toLowerCase()}function onexitlabel(){const e=this.stack[this.stack.length-1]
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
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()
this.data.referenceType="full"}function onexitcharacterreferencemarker(e){this.data.characterReferenceType=e.type}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=this.data.characterReferenceType
let i
if(n){i=(0,a.C)(t,n==="characterReferenceMarkerNumeric"?10:16)
this.data.characterReferenceType=undefined}else{const e=(0,d.s)(t)
i=e}const r=this.stack[this.stack.length-1]
r.value+=i}function onexitcharacterreference(e){const t=this.stack.pop()
t.position.end=point(e.end)}function onexitautolinkprotocol(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url=this.sliceSerialize(e)}function onexitautolinkemail(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url="mailto:"+this.sliceSerialize(e)}function blockQuote(){return{type:"blockquote",children:[],position:undefined}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:undefined}}function codeText(){return{type:"inlineCode",value:"",position:undefined}}function definition(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:undefined}}function emphasis(){return{type:"emphasis",children:[],position:undefined}}function heading(){return{type:"heading",depth:0,children:[],position:undefined}}function hardBreak(){return{type:"break",position:undefined}}function html(){return{type:"html",value:"",position:undefined}}function image(){return{type:"image",title:null,url:"",alt:null,position:undefined}}function link(){return{type:"link",title:null,url:"",children:[],position:undefined}}function list(e){return{type:"list",ordered:e.type==="listOrdered",start:null,spread:e._spread,children:[],position:undefined}}function listItem(e){return{type:"listItem",spread:e._spread,checked:null,children:[],position:undefined}}function paragraph(){return{type:"paragraph",children:[],position:undefined}}function strong(){return{type:"strong",children:[],position:undefined}}function text(){return{type:"text",value:"",position:undefined}}function thematicBreak(){return{type:"thematicBreak",position:undefined}}}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function configure(e,t){let n=-1
while(++n<t.length){const i=t[n]
if(Array.isArray(i)){configure(e,i)}else{extension(e,i)}}}function extension(e,t){let n
for(n in t){if(h.call(t,n)){switch(n){case"canContainEols":{const i=t[n]
if(i){e[n].push(...i)}break}case"transforms":{const i=t[n]
if(i){e[n].push(...i)}break}case"afterExit":case"beforeEnter":{const i=t[n]
if(i){e[n].push(i)}break}case"enter":case"exit":{const i=t[n]
if(i){Object.assign(e[n],i)}break}}}}}function defaultOnError(e,t){if(e){throw new Error("Cannot close `"+e.type+"` ("+(0,f.L)({start:e.start,end:e.end})+"): a different token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is open")}throw new Error("Cannot close document, a token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is still open")}}}

