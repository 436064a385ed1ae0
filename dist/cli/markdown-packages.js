const e=require("./rolldown-runtime.js")
const t=require("./index.js")
const n=require("./html-packages.js")
const r=require("./mdx-packages.js")
const i=require("./micromark-packages.js")
const o={}
function toString(e,t){const n=t||o
return one(e,typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true,typeof n.includeHtml==="boolean"?n.includeHtml:true)}function one(e,t,n){if(node(e)){if("value"in e)return e.type==="html"&&!n?"":e.value
if(t&&"alt"in e&&e.alt)return e.alt
if("children"in e)return all(e.children,t,n)}if(Array.isArray(e))return all(e,t,n)
return""}function all(e,t,n){const r=[]
let i=-1
while(++i<e.length)r[i]=one(e[i],t,n)
return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}const s={}.hasOwnProperty
function fromMarkdown(e,t,n){if(t&&typeof t==="object"){n=t
t=void 0}return compiler(n)(i.postprocess(i.parse(n).document().write(i.preprocess()(e,t,true))))}function compiler(e){const n={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(heading),blockQuote:opener(blockQuote),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:opener(codeFlow,buffer),codeText:opener(codeText,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition),definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list,onenterlistordered),listUnordered:opener(list),paragraph:opener(paragraph),reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),thematicBreak:opener(thematicBreak)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}}
configure$1(n,(e||{}).mdastExtensions||[])
const o={}
return compile
function compile(e){let t={type:"root",children:[],position:void 0}
const r={stack:[t],tokenStack:[],config:n,enter,exit,buffer,resume,data:o}
const i=[]
const a=[]
let c=-1
while(++c<e.length){a.push(e[c])
if(e[c][1].type==="listOrdered"||e[c][1].type==="listUnordered"){if(e[c][0]==="enter")i.push(a.length-1)
else prepareList(a,i.pop())}}e=a
c=-1
while(++c<e.length){const t=n[e[c][0]]
if(e[c][0]==="enter"&&n.beforeEnter.length>0)callListeners(n.beforeEnter,{...r,sliceSerialize:e[c][2].sliceSerialize},e[c][1])
if(s.call(t,e[c][1].type))t[e[c][1].type].call({...r,sliceSerialize:e[c][2].sliceSerialize},e[c][1])
if(e[c][0]==="exit"&&n.afterExit.length>0)callListeners(n.afterExit,{...r,sliceSerialize:e[c][2].sliceSerialize},e[c][1])}if(r.tokenStack.length>0){const e=r.tokenStack[r.tokenStack.length-1];(e[1]||defaultOnError).call(r,void 0,e[0])}t.position={start:point(e.length>0?e[0][1].start:{line:1,column:1,offset:0}),end:point(e.length>0?e[e.length-2][1].end:{line:1,column:1,offset:0})}
c=-1
while(++c<n.transforms.length)t=n.transforms[c](t)||t
return t}function callListeners(e,t,n){let r=-1
while(++r<e.length)e[r].call(t,n)}function prepareList(e,t){const n=e.length-1
let r=t-1
let i=-1
let o=false
let s
let a
let c
let l
const u=[]
while(++r<=n){const t=e[r]
switch(t[1].type){case"listUnordered":case"listOrdered":case"blockQuote":if(t[0]==="enter")i++
else i--
l=void 0
break
case"lineEndingBlank":if(t[0]==="enter"){if(s&&!l&&!i&&!c)c=r
l=void 0}break
case"linePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":break
default:l=void 0}if(!i&&t[0]==="enter"&&t[1].type==="listItemPrefix"||i===-1&&t[0]==="exit"&&(t[1].type==="listUnordered"||t[1].type==="listOrdered")){if(s){let n=r
a=void 0
while(n--){const t=e[n]
if(t[1].type==="lineEnding"||t[1].type==="lineEndingBlank"){if(t[0]==="exit")continue
if(a){e[a][1].type="lineEndingBlank"
o=true}t[1].type="lineEnding"
a=n}else if(t[1].type==="linePrefix"||t[1].type==="blockQuotePrefix"||t[1].type==="blockQuotePrefixWhitespace"||t[1].type==="blockQuoteMarker"||t[1].type==="listItemIndent"){}else break}if(c&&(!a||c<a))s._spread=true
s.end=Object.assign({},a?e[a][1].start:t[1].end)
u.push({at:a||r,event:["exit",s,t[2]]})}if(t[1].type==="listItemPrefix"){const e={type:"listItem",_spread:false,start:Object.assign({},t[1].start),end:void 0}
s=e
u.push({at:r,event:["enter",e,t[2]]})
c=void 0
l=true}}}const f=e.splice(t)
let d=0
r=-1
while(++r<f.length){while(d<u.length&&u[d].at===t+r)e.push(u[d++].event)
e.push(f[r])}e[t][1]._spread=o}function opener(e,t){return open
function open(n){enter.call(this,e(n),n)
if(t)t.call(this,n)}}function buffer(){this.stack.push({type:"fragment",children:[]})}function enter(e,t,n){this.stack[this.stack.length-1].children.push(e)
this.stack.push(e)
this.tokenStack.push([t,n||void 0])
e.position={start:point(t.start),end:void 0}}function closer(e){return close
function close(t){if(e)e.call(this,t)
exit.call(this,t)}}function exit(e,t){const n=this.stack.pop()
const i=this.tokenStack.pop()
if(!i)throw new Error("Cannot close `"+e.type+"` ("+r.stringifyPosition({start:e.start,end:e.end})+"): it\u2019s not open")
if(i[0].type!==e.type){if(t)t.call(this,e,i[0])
else(i[1]||defaultOnError).call(this,e,i[0])}n.position.end=point(e.end)}function resume(){return toString(this.stack.pop())}function onenterlistordered(){this.data.expectingFirstListItemValue=true}function onenterlistitemvalue(e){if(this.data.expectingFirstListItemValue){const t=this.stack[this.stack.length-2]
t.start=Number.parseInt(this.sliceSerialize(e),10)
this.data.expectingFirstListItemValue=void 0}}function onexitcodefencedfenceinfo(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.lang=e}function onexitcodefencedfencemeta(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.meta=e}function onexitcodefencedfence(){if(this.data.flowCodeInside)return
this.buffer()
this.data.flowCodeInside=true}function onexitcodefenced(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")
this.data.flowCodeInside=void 0}function onexitcodeindented(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/(\r?\n|\r)$/g,"")}function onexitdefinitionlabelstring(e){const n=this.resume()
const r=this.stack[this.stack.length-1]
r.label=n
r.identifier=t.normalizeIdentifier(this.sliceSerialize(e)).toLowerCase()}function onexitdefinitiontitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitdefinitiondestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitatxheadingsequence(e){const t=this.stack[this.stack.length-1]
if(!t.depth)t.depth=this.sliceSerialize(e).length}function onexitsetextheadingtext(){this.data.setextHeadingSlurpLineEnding=true}function onexitsetextheadinglinesequence(e){const t=this.stack[this.stack.length-1]
t.depth=this.sliceSerialize(e).codePointAt(0)===61?1:2}function onexitsetextheading(){this.data.setextHeadingSlurpLineEnding=void 0}function onenterdata(e){const t=this.stack[this.stack.length-1].children
let n=t[t.length-1]
if(!n||n.type!=="text"){n=text()
n.position={start:point(e.start),end:void 0}
t.push(n)}this.stack.push(n)}function onexitdata(e){const t=this.stack.pop()
t.value+=this.sliceSerialize(e)
t.position.end=point(e.end)}function onexitlineending(e){const t=this.stack[this.stack.length-1]
if(this.data.atHardBreak){const n=t.children[t.children.length-1]
n.position.end=point(e.end)
this.data.atHardBreak=void 0
return}if(!this.data.setextHeadingSlurpLineEnding&&n.canContainEols.includes(t.type)){onenterdata.call(this,e)
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
delete e.label}this.data.referenceType=void 0}function onexitimage(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=void 0}function onexitlabeltext(e){const n=this.sliceSerialize(e)
const r=this.stack[this.stack.length-2]
r.label=i.decodeString(n)
r.identifier=t.normalizeIdentifier(n).toLowerCase()}function onexitlabel(){const e=this.stack[this.stack.length-1]
const t=this.resume()
const n=this.stack[this.stack.length-1]
this.data.inReference=true
if(n.type==="link")n.children=e.children
else n.alt=t}function onexitresourcedestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitresourcetitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitresource(){this.data.inReference=void 0}function onenterreference(){this.data.referenceType="collapsed"}function onexitreferencestring(e){const n=this.resume()
const r=this.stack[this.stack.length-1]
r.label=n
r.identifier=t.normalizeIdentifier(this.sliceSerialize(e)).toLowerCase()
this.data.referenceType="full"}function onexitcharacterreferencemarker(e){this.data.characterReferenceType=e.type}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=this.data.characterReferenceType
let r
if(n){r=i.decodeNumericCharacterReference(t,n==="characterReferenceMarkerNumeric"?10:16)
this.data.characterReferenceType=void 0}else r=i.decodeNamedCharacterReference(t)
const o=this.stack[this.stack.length-1]
o.value+=r}function onexitcharacterreference(e){const t=this.stack.pop()
t.position.end=point(e.end)}function onexitautolinkprotocol(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url=this.sliceSerialize(e)}function onexitautolinkemail(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url="mailto:"+this.sliceSerialize(e)}function blockQuote(){return{type:"blockquote",children:[],position:void 0}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:void 0}}function codeText(){return{type:"inlineCode",value:"",position:void 0}}function definition(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:void 0}}function emphasis(){return{type:"emphasis",children:[],position:void 0}}function heading(){return{type:"heading",depth:0,children:[],position:void 0}}function hardBreak(){return{type:"break",position:void 0}}function html(){return{type:"html",value:"",position:void 0}}function image(){return{type:"image",title:null,url:"",alt:null,position:void 0}}function link(){return{type:"link",title:null,url:"",children:[],position:void 0}}function list(e){return{type:"list",ordered:e.type==="listOrdered",start:null,spread:e._spread,children:[],position:void 0}}function listItem(e){return{type:"listItem",spread:e._spread,checked:null,children:[],position:void 0}}function paragraph(){return{type:"paragraph",children:[],position:void 0}}function strong(){return{type:"strong",children:[],position:void 0}}function text(){return{type:"text",value:"",position:void 0}}function thematicBreak(){return{type:"thematicBreak",position:void 0}}}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function configure$1(e,t){let n=-1
while(++n<t.length){const r=t[n]
if(Array.isArray(r))configure$1(e,r)
else extension(e,r)}}function extension(e,t){let n
for(n in t)if(s.call(t,n))switch(n){case"canContainEols":{const r=t[n]
if(r)e[n].push(...r)
break}case"transforms":{const r=t[n]
if(r)e[n].push(...r)
break}case"afterExit":case"beforeEnter":{const r=t[n]
if(r)e[n].push(r)
break}case"enter":case"exit":{const r=t[n]
if(r)Object.assign(e[n],r)
break}}}function defaultOnError(e,t){if(e)throw new Error("Cannot close `"+e.type+"` ("+r.stringifyPosition({start:e.start,end:e.end})+"): a different token (`"+t.type+"`, "+r.stringifyPosition({start:t.start,end:t.end})+") is open")
throw new Error("Cannot close document, a token (`"+t.type+"`, "+r.stringifyPosition({start:t.start,end:t.end})+") is still open")}var a=e.__exportAll({fromMarkdown:()=>fromMarkdown})
function remarkParse(e){const t=this
t.parser=parser
function parser(n){return fromMarkdown(n,{...t.data("settings"),...e,extensions:t.data("micromarkExtensions")||[],mdastExtensions:t.data("fromMarkdownExtensions")||[]})}}const convert=function(e){if(e===null||e===void 0)return ok
if(typeof e==="function")return castFactory(e)
if(typeof e==="object")return Array.isArray(e)?anyFactory(e):propertiesFactory(e)
if(typeof e==="string")return typeFactory(e)
throw new Error("Expected function, string, or object as test")}
function anyFactory(e){const t=[]
let n=-1
while(++n<e.length)t[n]=convert(e[n])
return castFactory(any)
function any(...e){let n=-1
while(++n<t.length)if(t[n].apply(this,e))return true
return false}}function propertiesFactory(e){const t=e
return castFactory(all)
function all(n){const r=n
let i
for(i in e)if(r[i]!==t[i])return false
return true}}function typeFactory(e){return castFactory(type)
function type(t){return t&&t.type===e}}function castFactory(e){return check
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:void 0,r||void 0))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}const c=convert(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJsxTextElement","mdxTextExpression","strong","text","textDirective"])
const l={}.hasOwnProperty
function configure(e,t){let n=-1
let r
if(t.extensions)while(++n<t.extensions.length)configure(e,t.extensions[n])
for(r in t)if(l.call(t,r))switch(r){case"extensions":break
case"unsafe":list$1(e[r],t[r])
break
case"join":list$1(e[r],t[r])
break
case"handlers":map$2(e[r],t[r])
break
default:e.options[r]=t[r]}return e}function list$1(e,t){if(t)e.push(...t)}function map$2(e,t){if(t)Object.assign(e,t)}function blockquote(e,t,n,r){const i=n.enter("blockquote")
const o=n.createTracker(r)
o.move("> ")
o.shift(2)
const s=n.indentLines(n.containerFlow(e,o.current()),map$1)
i()
return s}function map$1(e,t,n){return">"+(n?"":" ")+e}function patternInScope(e,t){return listInScope(e,t.inConstruct,true)&&!listInScope(e,t.notInConstruct,false)}function listInScope(e,t,n){if(typeof t==="string")t=[t]
if(!t||t.length===0)return n
let r=-1
while(++r<t.length)if(e.includes(t[r]))return true
return false}function hardBreak(e,t,n,r){let i=-1
while(++i<n.unsafe.length){const e=n.unsafe[i]
if(e.character==="\n"&&!e.before&&!e.after&&patternInScope(n.stack,e))return/[\t ]/.test(r.before)?"":" "}return"\\\n"}function longestStreak(e,t){const n=String(e)
let r=n.indexOf(t)
let i=r
let o=0
let s=0
if(typeof t!=="string")throw new TypeError("Expected substring")
while(r!==-1){if(r===i){if(++o>s)s=o}else o=1
i=r+t.length
r=n.indexOf(t,i)}return s}function formatCodeAsIndented(e,t){return Boolean(t.options.fences===false&&e.value&&!e.lang&&/[^\n\r ]/.test(e.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value))}function checkFence(e){const t=e.options.fence||"`"
if(t!=="`"&&t!=="~")throw new Error("Cannot serialize code with `"+t+"` for `options.fence`, expected `` ` `` or `~`")
return t}function code$1(e,t,n,r){const i=checkFence(n)
const o=e.value||""
if(formatCodeAsIndented(e,n)){const e=n.enter("codeIndented")
const t=n.indentLines(o,map)
e()
return t}const s=n.createTracker(r)
const a=i.repeat(Math.max(longestStreak(o,i)+1,3))
const c=n.enter("codeFenced")
const l=i==="`"?"GraveAccent":"Tilde"
let u=s.move(a)
if(e.lang){const t=n.enter(`codeFencedLang${l}`)
u+=s.move(n.safe(e.lang,{before:u,after:" ",encode:["`"],...s.current()}))
t()}if(e.lang&&e.meta){const t=n.enter(`codeFencedMeta${l}`)
u+=s.move(" ")
u+=s.move(n.safe(e.meta,{before:u,after:"\n",encode:["`"],...s.current()}))
t()}u+=s.move("\n")
if(o)u+=s.move(o+"\n")
u+=s.move(a)
c()
return u}function map(e,t,n){return(n?"":"    ")+e}function checkQuote(e){const t=e.options.quote||'"'
if(t!=='"'&&t!=="'")throw new Error("Cannot serialize title with `"+t+"` for `options.quote`, expected `\"`, or `'`")
return t}function definition(e,t,n,r){const i=checkQuote(n)
const o=i==='"'?"Quote":"Apostrophe"
const s=n.enter("definition")
let a=n.enter("label")
const c=n.createTracker(r)
let l=c.move("[")
l+=c.move(n.safe(n.associationId(e),{before:l,after:"]",...c.current()}))
l+=c.move("]: ")
a()
if(!e.url||/[\0- \u007F]/.test(e.url)){a=n.enter("destinationLiteral")
l+=c.move("<")
l+=c.move(n.safe(e.url,{before:l,after:">",...c.current()}))
l+=c.move(">")}else{a=n.enter("destinationRaw")
l+=c.move(n.safe(e.url,{before:l,after:e.title?" ":"\n",...c.current()}))}a()
if(e.title){a=n.enter(`title${o}`)
l+=c.move(" "+i)
l+=c.move(n.safe(e.title,{before:l,after:i,...c.current()}))
l+=c.move(i)
a()}s()
return l}function checkEmphasis(e){const t=e.options.emphasis||"*"
if(t!=="*"&&t!=="_")throw new Error("Cannot serialize emphasis with `"+t+"` for `options.emphasis`, expected `*`, or `_`")
return t}function firstCharacter(e){const t=e.codePointAt(0)
return t===void 0?"":String.fromCodePoint(t)}function lastCharacter(e){const t=e.codePointAt(e.length-2)
return t!==void 0&&t>65535?e.slice(-2):e.slice(-1)}function encodeCharacterReference(e){return"&#x"+e.toString(16).toUpperCase()+";"}function encodeInfo(e,t,n){const r=i.classifyCharacter(e)
const o=i.classifyCharacter(t)
if(r===void 0)return o===void 0?n==="_"?{inside:true,outside:true}:{inside:false,outside:false}:o===1?{inside:true,outside:true}:{inside:false,outside:true}
if(r===1)return o===void 0?{inside:false,outside:false}:o===1?{inside:true,outside:true}:{inside:false,outside:false}
return o===void 0?{inside:false,outside:false}:o===1?{inside:true,outside:false}:{inside:false,outside:false}}function htmlKind(e){if(e.charCodeAt(0)!==60)return
const t=e.charCodeAt(1)
if(t===33){const t=e.charCodeAt(2)
if(t===45)return 2
if(t===91)return 5
if(r.asciiAlpha(t))return 4
return}if(t===63)return 3
const n=t===47
const o=n?2:1
let s=o
let a=e.charCodeAt(s)
if(!r.asciiAlpha(a))return
while(a===45||r.asciiAlphanumeric(a))a=e.charCodeAt(++s)
const c=e.slice(o,s).toLowerCase()
if(!n&&a!==47&&i.htmlRawNames.includes(c))return 1
return i.htmlBlockNames.includes(c)?6:7}const u=new Map([["*",false],["_",true]])
function candidates(e,t,n){const r=new Set
for(const i of e){const e=n.get(i)
if(e&&i.attention&&t.some(e=>e.attention===i.attention))for(const t of e.tokens)r.add(t.attention)}const i=[]
for(const t of e)if(t.attention&&r.delete(t.attention))i.push(t.attention)
i.reverse()
return i}function check(e,t,n){const r=[]
const o=new Map
const s=new Map
let a=0
while(a<e.length){if(!e[a].attention){a++
continue}const c=e[a].value.charAt(0)
const l=u.get(c)
let f=a+1
while(f<e.length&&e[f].attention&&e[f].value.charAt(0)===c)f++
const d=a?e[a-1].value:t
const h=i.classifyCharacter(d.charCodeAt(d.length-1))
const p=i.classifyCharacter((f<e.length?e[f].value:n).charCodeAt(0))
const g=!p||p===2&&Boolean(h)
const x=!h||h===2&&Boolean(p)
const m={tokens:e.slice(a,f),markers:[],start:0,end:0,open:l?g&&(Boolean(h)||!x):g,close:l?x&&(Boolean(p)||!g):x,split:l!==void 0}
for(const e of m.tokens){o.set(e,[...m.tokens])
s.set(e,m)
let t=e.value.length
while(t--)m.markers.push(e)}m.end=m.markers.length
r.push(m)
a=f}pair(r,o)
a=-1
while(++a<e.length){const t=o.get(e[a])
if(t)return{attention:candidates(e,t,s),index:a}}}function containerPhrasing(e,t,n){return serialize$1(phrasing(e,t,n),n.before,n.after)}function encode(e,t){const n=e[t?0:e.length-1]
if(!n||n.attention)return
const r=t?firstCharacter(n.value):lastCharacter(n.value)
const i=encodeCharacterReference(r.codePointAt(0))
if(t)n.value=i+n.value.slice(r.length)
else{let e=n.value.slice(0,n.value.length-r.length)
let t=0
while(e.charCodeAt(e.length-1-t)===92)t++
if(t%2)e+="\\"
n.value=e+i}}function improve(e,t,n,r,i){for(const o of n.attention){const s=t.get(o)||o.sequences[0]
for(const a of o.sequences){if(a===s)continue
const c=new Map(t)
c.set(o,a)
const l=render(e,c,r,i)
const u=check(l,r,i)
if(!u||u.index>n.index)return{chosen:c,mistake:u,tokens:l}}}}function pair(e,t){const n=new Map
for(const r of e){const e=r.tokens[0].value.charAt(0)
let i=n.get(e)
if(!i){i=[]
n.set(e,i)}let o=r.close?i.length:0
while(o--&&r.start<r.end){const e=i[o]
const n=e.end-e.start
const s=r.end-r.start
if(r.split?(e.close||r.open)&&s%3&&!((n+s)%3):n!==e.markers.length||n!==s)continue
const a=r.split?n>1&&s>1?2:1:s
const c=e.markers.slice(e.end-a,e.end)
const l=r.markers.slice(r.start,r.start+a)
const u=c[0]
const f=l[0]
if(u===c[a-1]&&u.value.length===a&&f===l[a-1]&&f.value.length===a&&u.attention===f.attention){t.delete(u)
t.delete(f)}else{const e=[...new Set([...c,...l])]
for(const n of e){const r=t.get(n)
if(r)r.push(...e)}}e.end-=a
r.start+=a
if(e.start===e.end)i.splice(o,1)
o=i.length}if(r.open&&r.start<r.end)i.push(r)}}function attentionSequences(e,t,n){if(t.length===0)throw new Error("Cannot serialize `"+e+"` as attention without markers, expected one or more markers")
if(n.length===0)throw new Error("Cannot serialize `"+e+"` as attention without sizes, expected one or more sizes")
for(const t of n)if(!Number.isSafeInteger(t)||t<1)throw new Error("Cannot serialize `"+e+"` as attention with `"+t+"` as size, expected positive integer")
const i=[]
for(const o of t){if(o.length!==1)throw new Error("Cannot serialize `"+e+"` as attention with `"+o+"` as marker, expected a single ascii character")
if(!r.asciiPunctuation(o.charCodeAt(0)))throw new Error("Cannot serialize `"+e+"` as attention with `"+o+"` as marker, expected ascii punctuation")
for(const e of n)i.push(o.repeat(e))}return i}function phrasing(e,t,n){const r=t.indexStack
const i=e.children||[]
const o=[]
let s=-1
let a=n.before
r.push(-1)
let c=t.createTracker(n)
while(++s<i.length){const l=i[s]
let u
r[r.length-1]=s
if(s+1<i.length){let n=t.handle.handlers[i[s+1].type]
if(n&&n.peek)n=n.peek
u=n?firstCharacter(n(i[s+1],e,t,{before:"",after:"",...c.current()})):""}else u=n.after
const f=o[o.length-1]
if(typeof f==="string"&&(a==="\r"||a==="\n")&&l.type==="html"&&htmlKind(l.value)!==7){o[o.length-1]=f.replace(/(\r?\n|\r)$/," ")
a=" "
c=t.createTracker(n)
c.move(serialize$1(o,n.before,n.after))}const d=t.handle.handlers[l.type]
if(d&&d.attention){const e=attentionItem(l,d.attention,t,c)
if(!e)continue
o.push(e)
a=lastCharacter(e.sequences[0])}else{const n=t.handle(l,e,t,{...c.current(),after:u,before:a})
if(!n)continue
c.move(n)
o.push(n)
a=lastCharacter(n)}}r.pop()
return o}function attentionItem(e,t,n,r){const{construct:i,markers:o,sizes:s}=t(e,n)
const a=attentionSequences(e.type,o,s)
const c=a[0]
const l=n.enter(i)
const u=n.createTracker(r.current())
u.move(c)
const f=phrasing(e,n,{...u.current(),before:c,after:c})
l()
if(f.length===0)return
r.move(c)
r.move(serialize$1(f,c,c))
r.move(c)
return{children:f,sequences:a}}function fix(e,t,n,r){let i=render(e,t,n,r)
let o=check(i,n,r)
while(o){const s=improve(e,t,o,n,r)
if(!s)return
t=s.chosen
i=s.tokens
o=s.mistake}return i}function guess(e,t,n,r){let i=n
let o=-1
while(++o<e.length){const s=e[o]
if(typeof s==="string"){i=""
continue}const a=o===e.length-1?r:""
const c=s.sequences.find(function(t){const r=t.charAt(0)
return r!==i.charAt(0)&&r!==a.charAt(0)||e.length===1&&u.has(r)&&t.length>n.length})||s.sequences[0]
if(c!==s.sequences[0])t.set(s,c)
guess(s.children,t,c,c)
i=c}}function render(e,t,n,r){const i=[]
let o
let s=lastCharacter(n)
let a=-1
while(++a<e.length){const n=e[a]
if(typeof n==="string"){const e={value:n,attention:void 0}
if(o&&o===firstCharacter(n))encode([e],true)
o=void 0
i.push(e)
if(e.value)s=lastCharacter(e.value)
continue}const c=t.get(n)||n.sequences[0]
const l=c.charAt(0)
const u=e[a+1]
const f=s
const d=firstCharacter(u===void 0?r:typeof u==="string"?u:t.get(u)||u.sequences[0])
const h=render(n.children,t,c,c)
const p=h[0].value
const g=encodeInfo(f.charCodeAt(f.length-1),p.charCodeAt(0),l)
if(g.inside)encode(h,true)
const x=lastCharacter(h[h.length-1].value)
const m=encodeInfo(d.charCodeAt(0),x.charCodeAt(x.length-1),l)
if(m.inside)encode(h,false)
if(g.outside&&f!=="\n"&&f!=="\r")encode(i,false)
if(m.outside)o=d
i.push({value:c,attention:n},...h,{value:c,attention:n})
s=c.charAt(c.length-1)}return i}function serialize$1(e,t,n){const r=new Map
guess(e,r,t,n)
const i=(r.size>0?fix(e,r,t,n):void 0)||fix(e,new Map,t,n)||render(e,new Map,t,n)
let o=""
for(const e of i)o+=e.value
return o}emphasis.attention=attention$1
emphasis.peek=peek$1
function emphasis(e,t,n,r){const i=n.enter("phrasing")
const o=attentionItem(e,attention$1,n,n.createTracker(r))
const s=o?serialize$1([o],r.before,r.after):""
i()
return s}function attention$1(e,t){return{construct:"emphasis",markers:checkEmphasis(t)==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek$1(e,t,n){return n.options.emphasis||"*"}function color(e){return"\x1b[33m"+e+"\x1b[39m"}const f=[]
const d="skip"
function visitParents(e,t,n,r){if(!e||typeof e!=="object")throw new Error("Unexpected value `"+e+"` for `tree`, expected node")
let i=true
let o
let s
let a
let c
if(typeof n==="function"||n&&typeof n==="object"){o=t
s=n
if(r)i=false}else{s=t
if(n)i=false}if(typeof s==="function")a=s
else if(s&&typeof s==="object"){if(s.enter===null||s.enter===void 0){}else if(typeof s.enter==="function")a=s.enter
else throw new Error("Unexpected value `"+s.enter+"` for `visitors.enter`, expected optional visitor")
if(typeof s.exit==="function")c=s.exit
else throw new Error("Unexpected value `"+s.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}else throw new Error("Unexpected value `"+s+"` for `enter` or `visitors`, expected visitor or object with visitors")
const l=convert(o)
const u=i?1:-1
factory(e,void 0,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:void 0
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!o||l(e,t,n[n.length-1]||void 0)
let s=f
if(a&&r){s=toResult(a(e,n,t))
if(s[0]===false)return s}if("children"in e&&e.children){const t=e
if(t.children&&s[0]!=="skip"){let e=(i?-1:t.children.length)+u
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const i=factory(n,e,r)()
if(i[0]===false)return i
e=typeof i[1]==="number"?i[1]:e+u}}}if(c&&r){const r=toResult(c(e,n,t))
if(r[0]==="skip")throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")
if(r[0]===false||typeof r[1]==="number")return r}return s}}}function toResult(e){if(Array.isArray(e))return e
if(typeof e==="number")return[true,e]
return e===null||e===void 0?f:[e]}function visit(e,t,n,r){let i
let o
let s
if(typeof n==="function"||n&&typeof n==="object"){i=t
o=n
s=r}else{o=t
s=n}if(typeof o==="function")visitParents(e,i,wrap$1(o),s)
else visitParents(e,i,wrapVisitors(o),s)}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap$1(e.enter):e.enter,exit:typeof e.exit==="function"?wrap$1(e.exit):e.exit}}function wrap$1(e){return overload
function overload(t,n,r){return e(t,r,n[n.length-1])}}function formatHeadingAsSetext$1(e,t){let n=false
visit(e,function(e){if("value"in e&&/\r?\n|\r/.test(e.value)||e.type==="break"){n=true
return false}})
return Boolean((!e.depth||e.depth<3)&&toString(e)&&(t.options.setext||n))}function heading(e,t,n,r){const i=Math.max(Math.min(6,e.depth||1),1)
const o=n.createTracker(r)
if(formatHeadingAsSetext$1(e,n)){const t=n.enter("headingSetext")
const r=n.enter("phrasing")
const s=n.containerPhrasing(e,{...o.current(),before:"\n",after:"\n"})
r()
t()
return s+"\n"+(i===1?"=":"-").repeat(s.length-(Math.max(s.lastIndexOf("\r"),s.lastIndexOf("\n"))+1))}const s="#".repeat(i)
const a=n.enter("headingAtx")
const c=n.enter("phrasing")
o.move(s+" ")
let l=n.containerPhrasing(e,{before:"# ",after:"\n",...o.current()})
const u=l.charCodeAt(0)
if(u===9||u===32)l=encodeCharacterReference(u)+l.slice(1)
l=l?s+" "+l:s
if(n.options.closeAtx)l+=" "+s
c()
a()
return l}html.peek=htmlPeek
function html(e){return e.value||""}function htmlPeek(){return"<"}image.peek=imagePeek
function image(e,t,n,r){const i=checkQuote(n)
const o=i==='"'?"Quote":"Apostrophe"
const s=n.enter("image")
let a=n.enter("label")
const c=n.createTracker(r)
let l=c.move("![")
l+=c.move(n.safe(e.alt,{before:l,after:"]",...c.current()}))
l+=c.move("](")
a()
if(!e.url&&e.title||/[\0- \u007F]/.test(e.url)){a=n.enter("destinationLiteral")
l+=c.move("<")
l+=c.move(n.safe(e.url,{before:l,after:">",...c.current()}))
l+=c.move(">")}else{a=n.enter("destinationRaw")
l+=c.move(n.safe(e.url,{before:l,after:e.title?" ":")",...c.current()}))}a()
if(e.title){a=n.enter(`title${o}`)
l+=c.move(" "+i)
l+=c.move(n.safe(e.title,{before:l,after:i,...c.current()}))
l+=c.move(i)
a()}l+=c.move(")")
s()
return l}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek
function imageReference(e,t,n,r){const i=e.referenceType
const o=n.enter("imageReference")
let s=n.enter("label")
const a=n.createTracker(r)
let c=a.move("![")
const l=n.safe(e.alt,{before:c,after:"]",...a.current()})
c+=a.move(l+"][")
s()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
s=n.enter("reference")
const f=n.safe(n.associationId(e),{before:c,after:"]",...a.current()})
s()
n.stack=u
o()
if(i==="full"||!l||l!==f)c+=a.move(f+"]")
else if(i==="shortcut")c=c.slice(0,-1)
else c+=a.move("]")
return c}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek
function inlineCode(e,t,n){let r=e.value||""
let i="`"
let o=-1
while(new RegExp("(^|[^`])"+i+"([^`]|$)").test(r))i+="`"
if(/[^\n\r ]/.test(r)&&(/^[\n\r ]/.test(r)&&/[\n\r ]$/.test(r)||/^`|`$/.test(r)))r=" "+r+" "
while(++o<n.unsafe.length){const e=n.unsafe[o]
const t=n.compilePattern(e)
if(!e.atBreak)continue
let i
while(i=t.exec(r)){let e=i.index
if(r.charCodeAt(e)===10&&r.charCodeAt(e-1)===13)e--
r=r.slice(0,e)+" "+r.slice(i.index+1)}}return i+r+i}function inlineCodePeek(){return"`"}function formatLinkAsAutolink(e,t){const n=toString(e)
return Boolean(!t.options.resourceLink&&e.url&&!e.title&&e.children&&e.children.length===1&&e.children[0].type==="text"&&(n===e.url||"mailto:"+n===e.url)&&/^[a-z][+\-.a-z]+:/i.test(e.url)&&!/[\0- <>\u007F]/.test(e.url))}link.peek=linkPeek
function link(e,t,n,r){const i=checkQuote(n)
const o=i==='"'?"Quote":"Apostrophe"
const s=n.createTracker(r)
if(formatLinkAsAutolink(e,n)){const t=n.stack
n.stack=t.filter(function(e){return e!=="phrasing"})
const r=n.enter("autolink")
let i=s.move("<")
i+=s.move(n.containerPhrasing(e,{before:i,after:">",...s.current()}))
i+=s.move(">")
r()
n.stack=t
return i}const a=n.enter("link")
let c=n.enter("label")
let l=s.move("[")
const u=n.containerPhrasing(e,{before:l,after:"](",...s.current()})
l+=s.move(u)
c()
l+=s.move("](")
const f=/[\0- \u007F]/.test(e.url)
const d=r.before.charAt(r.before.length-1)
let h=e.title||void 0
if(!h&&!f&&(d==="\n"||d==="\r")){let e=0
while(e<u.length&&u.charCodeAt(e)!==93)e+=u.charCodeAt(e)===92?2:1
if(u.charCodeAt(e+1)===58)h=""}if(!e.url&&typeof h==="string"||f){c=n.enter("destinationLiteral")
l+=s.move("<")
l+=s.move(n.safe(e.url,{before:l,after:">",...s.current()}))
l+=s.move(">")}else{c=n.enter("destinationRaw")
l+=s.move(n.safe(e.url,{before:l,after:typeof h==="string"?" ":")",...s.current()}))}c()
if(typeof h==="string"){c=n.enter(`title${o}`)
l+=s.move(" "+i)
l+=s.move(n.safe(h,{before:l,after:i,...s.current()}))
l+=s.move(i)
c()}l+=s.move(")")
a()
return l}function linkPeek(e,t,n){return formatLinkAsAutolink(e,n)?"<":"["}linkReference.peek=linkReferencePeek
function linkReference(e,t,n,r){const i=e.referenceType
const o=n.enter("linkReference")
let s=n.enter("label")
const a=n.createTracker(r)
let c=a.move("[")
const l=n.containerPhrasing(e,{before:c,after:"]",...a.current()})
c+=a.move(l+"][")
s()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
s=n.enter("reference")
const f=n.safe(n.associationId(e),{before:c,after:"]",...a.current()})
s()
n.stack=u
o()
if(i==="full"||!l||l!==f)c+=a.move(f+"]")
else if(i==="shortcut")c=c.slice(0,-1)
else c+=a.move("]")
return c}function linkReferencePeek(){return"["}function checkBullet(e){const t=e.options.bullet||"*"
if(t!=="*"&&t!=="+"&&t!=="-")throw new Error("Cannot serialize items with `"+t+"` for `options.bullet`, expected `*`, `+`, or `-`")
return t}function checkBulletOther(e){const t=checkBullet(e)
const n=e.options.bulletOther
if(!n)return t==="*"?"-":"*"
if(n!=="*"&&n!=="+"&&n!=="-")throw new Error("Cannot serialize items with `"+n+"` for `options.bulletOther`, expected `*`, `+`, or `-`")
if(n===t)throw new Error("Expected `bullet` (`"+t+"`) and `bulletOther` (`"+n+"`) to be different")
return n}function checkBulletOrdered(e){const t=e.options.bulletOrdered||"."
if(t!=="."&&t!==")")throw new Error("Cannot serialize items with `"+t+"` for `options.bulletOrdered`, expected `.` or `)`")
return t}function checkRule(e){const t=e.options.rule||"*"
if(t!=="*"&&t!=="-"&&t!=="_")throw new Error("Cannot serialize rules with `"+t+"` for `options.rule`, expected `*`, `-`, or `_`")
return t}function list(e,t,n,r){const i=n.enter("list")
const o=n.bulletCurrent
let s=e.ordered?checkBulletOrdered(n):checkBullet(n)
const a=e.ordered?s==="."?")":".":checkBulletOther(n)
let c=t&&n.bulletLastUsed?s===n.bulletLastUsed:false
if(!e.ordered){const t=e.children?e.children[0]:void 0
if((s==="*"||s==="-")&&t&&(!t.children||!t.children[0])&&n.stack[n.stack.length-1]==="list"&&n.stack[n.stack.length-2]==="listItem"&&n.stack[n.stack.length-3]==="list"&&n.stack[n.stack.length-4]==="listItem"&&n.indexStack[n.indexStack.length-1]===0&&n.indexStack[n.indexStack.length-2]===0&&n.indexStack[n.indexStack.length-3]===0)c=true
if(checkRule(n)===s&&t){let t=-1
while(++t<e.children.length){const n=e.children[t]
if(n&&n.type==="listItem"&&n.children&&n.children[0]&&n.children[0].type==="thematicBreak"){c=true
break}}}}if(c)s=a
n.bulletCurrent=s
const l=n.containerFlow(e,r)
n.bulletLastUsed=s
n.bulletCurrent=o
i()
return l}function checkListItemIndent(e){const t=e.options.listItemIndent||"one"
if(t!=="tab"&&t!=="one"&&t!=="mixed")throw new Error("Cannot serialize items with `"+t+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`")
return t}function listItem(e,t,n,r){const i=checkListItemIndent(n)
let o=n.bulletCurrent||checkBullet(n)
if(t&&t.type==="list"&&t.ordered)o=(typeof t.start==="number"&&t.start>-1?t.start:1)+(n.options.incrementListMarker===false?0:t.children.indexOf(e))+o
let s=o.length+1
if(i==="tab"||i==="mixed"&&(t&&t.type==="list"&&t.spread||e.spread))s=Math.ceil(s/4)*4
const a=n.createTracker(r)
a.move(o+" ".repeat(s-o.length))
a.shift(s)
const c=n.enter("listItem")
const l=n.indentLines(n.containerFlow(e,a.current()),map)
c()
return l
function map(e,t,n){if(t)return(n?"":" ".repeat(s))+e
return(n?o:o+" ".repeat(s-o.length))+e}}function paragraph(e,t,n,r){const i=n.enter("paragraph")
const o=n.enter("phrasing")
const s=n.containerPhrasing(e,r)
o()
i()
return s}function root(e,t,n,r){if(!e.children.some(function(e){return c(e)}))return n.containerFlow(e,r)
const i=n.enter("phrasing")
const o=n.containerPhrasing(e,r)
i()
return o}function checkStrong(e){const t=e.options.strong||"*"
if(t!=="*"&&t!=="_")throw new Error("Cannot serialize strong with `"+t+"` for `options.strong`, expected `*`, or `_`")
return t}strong.attention=attention
strong.peek=peek
function strong(e,t,n,r){const i=n.enter("phrasing")
const o=attentionItem(e,attention,n,n.createTracker(r))
const s=o?serialize$1([o],r.before,r.after):""
i()
return s}function attention(e,t){return{construct:"strong",markers:checkStrong(t)==="*"?["*","_"]:["_","*"],sizes:[2]}}function peek(e,t,n){return n.options.strong||"*"}function text(e,t,n,r){const i=t?t.children:[]
const o=n.indexStack[n.indexStack.length-1]
return n.safe(e.value,{...r,afterNode:i[o+1],beforeNode:i[o-1]})}function checkRuleRepetition(e){const t=e.options.ruleRepetition||3
if(t<3)throw new Error("Cannot serialize rules with repetition `"+t+"` for `options.ruleRepetition`, expected `3` or more")
return t}function thematicBreak(e,t,n){const r=(checkRule(n)+(n.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(n))
return n.options.ruleSpaces?r.slice(0,-1):r}const h={blockquote,break:hardBreak,code:code$1,definition,emphasis,hardBreak,heading,html,image,imageReference,inlineCode,link,linkReference,list,listItem,paragraph,root,strong,text,thematicBreak}
const p=[joinDefaults]
function joinDefaults(e,t,n,r){if(t.type==="code"&&formatCodeAsIndented(t,r)&&(e.type==="list"||e.type===t.type&&formatCodeAsIndented(e,r)))return false
if("spread"in n&&typeof n.spread==="boolean"){if(n.spread)return 1
if(e.type==="html"){const t=htmlKind(e.value)
if(t===void 0||t===6||t===7)return 1}if(e.type==="blockquote"&&t.type==="blockquote")return 1
if((e.type==="definition"||e.type==="paragraph")&&t.type==="list"&&(t.ordered&&typeof t.start==="number"&&t.start!==1||t.children.length>0&&t.children[0].children.length===0))return 1
if(e.type==="paragraph"&&t.type==="thematicBreak"&&checkRule(r)==="-"&&!r.options.ruleSpaces)return 1
let i=e
while((i.type==="blockquote"||i.type==="list"||i.type==="listItem")&&i.children.length>0)i=i.children[i.children.length-1]
if(i.type!=="definition"&&i.type!=="paragraph")return 0
if(t.type==="code"&&formatCodeAsIndented(t,r))return 1
if(t.type==="html"){const e=htmlKind(t.value)
if(e===void 0||e===7)return 1}if((e.type==="paragraph"||e!==i)&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext$1(t,r)||t.type==="paragraph"))return 1
return 0}}const g=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
const x=[{character:"\t",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\n",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:"\n",before:"\\n",inConstruct:"phrasing"},{character:"\n",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:g},{character:'"',inConstruct:"titleQuote"},{atBreak:true,character:"#"},{character:"#",inConstruct:"headingAtx",after:"(?:[\r\n]|$)"},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destinationRaw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,before:"\\d+",character:")"},{character:")",inConstruct:"destinationRaw"},{atBreak:true,character:"*",after:"(?:[ \t\r\n*])"},{character:"*",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"+",after:"(?:[ \t\r\n])"},{atBreak:true,character:"-",after:"(?:[ \t\r\n-])"},{atBreak:true,before:"\\d+",character:".",after:"(?:[ \t\r\n]|$)"},{atBreak:true,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:g},{character:"<",inConstruct:"destinationLiteral"},{atBreak:true,character:"="},{atBreak:true,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:true,character:"["},{character:"[",inConstruct:"phrasing",notInConstruct:g},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:true,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:g},{atBreak:true,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"\x7f",inConstruct:"autolink"}]
let m=-1
while(++m<33)x.push({character:String.fromCharCode(m),inConstruct:"autolink"})
function association(e){if(e.label||!e.identifier)return e.label||""
return i.decodeString(e.identifier)}function compilePattern(e){if(!e._compiled){const t=(e.atBreak?"[\\r\\n][\\t ]*":"")+(e.before?"(?:"+e.before+")":"")
e._compiled=new RegExp((e.beforeNode?"^":t?"("+t+")":"")+(/[$()*+.?[\\\]^{|}]/.test(e.character)?"\\":"")+e.character+(e.afterNode?"$":e.after?"(?:"+e.after+")":""),e.unicode?"gu":"g")}return e._compiled}function containerFlow$1(e,t,n){const r=t.indexStack
const i=e.children||[]
const o=t.createTracker(n)
const s=[]
let a=-1
r.push(-1)
while(++a<i.length){const n=i[a]
r[r.length-1]=a
s.push(o.move(t.handle(n,e,t,{before:"\n",after:"\n",...o.current()})))
if(n.type!=="list")t.bulletLastUsed=void 0
if(a<i.length-1)s.push(o.move(between(n,i[a+1],e,t)))}r.pop()
return s.join("")}function between(e,t,n,r){let i=r.join.length
while(i--){const o=r.join[i](e,t,n,r)
if(o===true||o===1)break
if(typeof o==="number")return"\n".repeat(1+o)
if(o===false)return"\n\n\x3c!----\x3e\n\n"}return"\n\n"}const k=/\r?\n|\r/g
function indentLines(e,t){const n=[]
let r=0
let i=0
let o
while(o=k.exec(e)){one(e.slice(r,o.index))
n.push(o[0])
r=o.index+o[0].length
i++}one(e.slice(r))
return n.join("")
function one(e){n.push(t(e,i,!e))}}const b={}.hasOwnProperty
function safe(e,t,n){const r=(n.before||"")+(t||"")+(n.after||"")
const o=[]
const s=[]
const a={}
const c=e.stack.includes("autolink")
const l=n.before?n.before.length:0
const u=r.length-(n.after?n.after.length:0)
let f=-1
while(++f<e.unsafe.length){const t=e.unsafe[f]
if(!patternInScope(e.stack,t)||!nodeInScope(t.beforeNode,n.beforeNode)||!nodeInScope(t.afterNode,n.afterNode))continue
const i=e.compilePattern(t)
const s=t.beforeNode?l:0
const c=r.slice(s,t.afterNode?u:void 0)
let d
while(d=i.exec(c)){const e=Boolean(t.before||t.atBreak)
const n=Boolean(t.after)
const r=s+d.index+(e?d[1].length:0)
if(b.call(a,r)){if(a[r].before&&!e)a[r].before=false
if(a[r].after&&!n)a[r].after=false}else{o.push(r)
a[r]={before:e,after:n}}}}o.sort(numerical)
let d=l
f=-1
while(++f<o.length){const e=o[f]
if(e<d||e>=u)continue
if(r.charAt(e)==="_"&&e>0&&i.classifyCharacter(r.charCodeAt(e-1))===void 0&&!b.call(a,e-1)&&!(e-1===l&&/[*_]/.test(r.charAt(l-1)))){let t=e+1
while(t<u&&r.charAt(t)==="_")t++
const n=t-e-1
if(o[f+n]===t-1&&t<r.length&&i.classifyCharacter(r.charCodeAt(t))===void 0&&!b.call(a,t)&&!(t===u-1&&/[*_]/.test(r.charAt(u)))){f+=n
continue}}if(e+1<u&&o[f+1]===e+1&&a[e].after&&!a[e+1].before&&!a[e+1].after||e-1>=l&&o[f-1]===e-1&&a[e].before&&!a[e-1].before&&!a[e-1].after)continue
if(d!==e){const t=r.slice(d,e)
s.push(c?t:escapeBackslashes(t,"\\"))}d=e+1
if(c)s.push("%"+r.charCodeAt(e).toString(16).toUpperCase().padStart(2,"0"))
else if(/[!-/:-@[-`{-~]/.test(r.charAt(e))&&(!n.encode||!n.encode.includes(r.charAt(e))))s.push("\\"+r.charAt(e))
else s.push(encodeCharacterReference(r.charCodeAt(e)))}const h=r.slice(d,u)
s.push(c?h:escapeBackslashes(h,n.after))
return s.join("")}function nodeInScope(e,t){if(!e)return true
if(!t)return false
return typeof e==="string"?e===t.type:e.includes(t.type)}function numerical(e,t){return e-t}function escapeBackslashes(e,t){const n=/\\(?=[!-/:-@[-`{-~])/g
const r=[]
const i=[]
const o=e+t
let s=-1
let a=0
let c
while(c=n.exec(o))r.push(c.index)
while(++s<r.length){if(a!==r[s])i.push(e.slice(a,r[s]))
i.push("\\")
a=r[s]}i.push(e.slice(a))
return i.join("")}function track(e){const t=e||{}
const n=t.now||{}
let r=t.lineShift||0
let i=n.line||1
let o=n.column||1
return{move,current,shift}
function current(){return{now:{line:i,column:o},lineShift:r}}function shift(e){r+=e}function move(e){const t=e||""
const n=t.split(/\r?\n|\r/g)
const s=n[n.length-1]
i+=n.length-1
o=n.length===1?o+s.length:1+s.length+r
return t}}function toMarkdown(e,t){const r=t||{}
const i={associationId:association,bulletCurrent:void 0,bulletLastUsed:void 0,containerPhrasing:containerPhrasingBound,containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...h},handle:void 0,indentLines,indexStack:[],join:[...p],options:{},safe:safeBound,stack:[],unsafe:[...x]}
configure(i,r)
if(i.options.tightDefinitions)i.join.push(joinDefinition)
i.handle=n.zwitch("type",{invalid,unknown,handlers:i.handlers})
let o=i.handle(c(e)?{type:"root",children:[e]}:e,void 0,i,{before:"\n",after:"\n",now:{line:1,column:1},lineShift:0})
if(o&&o.charCodeAt(o.length-1)!==10&&o.charCodeAt(o.length-1)!==13)o+="\n"
return o
function enter(e){i.stack.push(e)
return exit
function exit(){i.stack.pop()}}}function invalid(e){throw new Error("Cannot handle value `"+e+"`, expected node")}function unknown(e){throw new Error("Cannot handle unknown node `"+e.type+"`")}function joinDefinition(e,t){if(e.type==="definition"&&e.type===t.type)return 0}function containerPhrasingBound(e,t){return containerPhrasing(e,this,t)}function containerFlowBound(e,t){return containerFlow$1(e,this,t)}function safeBound(e,t){return safe(this,e,t)}function remarkStringify(e){const t=this
t.compiler=compiler
function compiler(n){return toMarkdown(n,{...t.data("settings"),...e,extensions:t.data("toMarkdownExtensions")||[]})}}function bail(e){if(e)throw e}var w=e.__commonJSMin((e,t)=>{var n=Object.prototype.hasOwnProperty
var r=Object.prototype.toString
var i=Object.defineProperty
var o=Object.getOwnPropertyDescriptor
var s=function isArray(e){if(typeof Array.isArray==="function")return Array.isArray(e)
return r.call(e)==="[object Array]"}
var a=function isPlainObject(e){if(!e||r.call(e)!=="[object Object]")return false
var t=n.call(e,"constructor")
var i=e.constructor&&e.constructor.prototype&&n.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!t&&!i)return false
var o
for(o in e);return typeof o==="undefined"||n.call(e,o)}
var c=function setProperty(e,t){if(i&&t.name==="__proto__")i(e,t.name,{enumerable:true,configurable:true,value:t.newValue,writable:true})
else e[t.name]=t.newValue}
var l=function getProperty(e,t){if(t==="__proto__"){if(!n.call(e,t))return
else if(o)return o(e,t).value}return e[t]}
t.exports=function extend(){var e,t,n,r,i,o
var u=arguments[0]
var f=1
var d=arguments.length
var h=false
if(typeof u==="boolean"){h=u
u=arguments[1]||{}
f=2}if(u==null||typeof u!=="object"&&typeof u!=="function")u={}
for(;f<d;++f){e=arguments[f]
if(e!=null)for(t in e){n=l(u,t)
r=l(e,t)
if(u!==r){if(h&&r&&(a(r)||(i=s(r)))){if(i){i=false
o=n&&s(n)?n:[]}else o=n&&a(n)?n:{}
c(u,{name:t,newValue:extend(h,o,r)})}else if(typeof r!=="undefined")c(u,{name:t,newValue:r})}}}return u}})
var y=e.__toESM(w(),1)
function isPlainObject(e){if(typeof e!=="object"||e===null)return false
const t=Object.getPrototypeOf(e)
return(t===null||t===Object.prototype||Object.getPrototypeOf(t)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const t={run,use}
return t
function run(...t){let n=-1
const r=t.pop()
if(typeof r!=="function")throw new TypeError("Expected function as last argument, not "+r)
next(null,...t)
function next(i,...o){const s=e[++n]
let a=-1
if(i){r(i)
return}while(++a<t.length)if(o[a]===null||o[a]===void 0)o[a]=t[a]
t=o
if(s)wrap(s,next)(...o)
else r(null,...o)}}function use(n){if(typeof n!=="function")throw new TypeError("Expected `middelware` to be a function, not "+n)
e.push(n)
return t}}function wrap(e,t){let n
return wrapped
function wrapped(...t){const r=e.length>t.length
let i
if(r)t.push(done)
try{i=e.apply(this,t)}catch(e){const t=e
if(r&&n)throw t
return done(t)}if(!r){if(i&&i.then&&typeof i.then==="function")i.then(then,done)
else if(i instanceof Error)done(i)
else then(i)}}function done(e,...r){if(!n){n=true
t(e,...r)}}function then(e){done(null,e)}}const CallableInstance=function(e){const t=this.constructor.prototype
const n=t[e]
const apply=function(){return n.apply(apply,arguments)}
Object.setPrototypeOf(apply,t)
return apply}
const v={}.hasOwnProperty
const T=(new class Processor extends CallableInstance{constructor(){super("copy")
this.Compiler=void 0
this.Parser=void 0
this.attachers=[]
this.compiler=void 0
this.freezeIndex=-1
this.frozen=void 0
this.namespace={}
this.parser=void 0
this.transformers=trough()}copy(){const e=new Processor
let t=-1
while(++t<this.attachers.length){const n=this.attachers[t]
e.use(...n)}e.data((0,y.default)(true,{},this.namespace))
return e}data(e,t){if(typeof e==="string"){if(arguments.length===2){assertUnfrozen("data",this.frozen)
this.namespace[e]=t
return this}return v.call(this.namespace,e)&&this.namespace[e]||void 0}if(e){assertUnfrozen("data",this.frozen)
this.namespace=e
return this}return this.namespace}freeze(){if(this.frozen)return this
const e=this
while(++this.freezeIndex<this.attachers.length){const[t,...n]=this.attachers[this.freezeIndex]
if(n[0]===false)continue
if(n[0]===true)n[0]=void 0
const r=t.call(e,...n)
if(typeof r==="function")this.transformers.use(r)}this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this}parse(e){this.freeze()
const t=vfile(e)
const n=this.parser||this.Parser
assertParser("parse",n)
return n(String(t),t)}process(e,t){const n=this
this.freeze()
assertParser("process",this.parser||this.Parser)
assertCompiler("process",this.compiler||this.Compiler)
return t?executor(void 0,t):new Promise(executor)
function executor(r,i){const o=vfile(e)
const s=n.parse(o)
n.run(s,o,function(e,t,r){if(e||!t||!r)return realDone(e)
const i=t
const o=n.stringify(i,r)
if(looksLikeAValue(o))r.value=o
else r.result=o
realDone(e,r)})
function realDone(e,n){if(e||!n)i(e)
else if(r)r(n)
else t(void 0,n)}}}processSync(e){let t=false
let n
this.freeze()
assertParser("processSync",this.parser||this.Parser)
assertCompiler("processSync",this.compiler||this.Compiler)
this.process(e,realDone)
assertDone("processSync","process",t)
return n
function realDone(e,r){t=true
bail(e)
n=r}}run(e,t,n){assertNode(e)
this.freeze()
const r=this.transformers
if(!n&&typeof t==="function"){n=t
t=void 0}return n?executor(void 0,n):new Promise(executor)
function executor(i,o){const s=vfile(t)
r.run(e,s,realDone)
function realDone(t,r,s){const a=r||e
if(t)o(t)
else if(i)i(a)
else n(void 0,a,s)}}}runSync(e,t){let n=false
let r
this.run(e,t,realDone)
assertDone("runSync","run",n)
return r
function realDone(e,t){bail(e)
r=t
n=true}}stringify(e,t){this.freeze()
const n=vfile(t)
const r=this.compiler||this.Compiler
assertCompiler("stringify",r)
assertNode(e)
return r(e,n)}use(e,...t){const n=this.attachers
const r=this.namespace
assertUnfrozen("use",this.frozen)
if(e===null||e===void 0){}else if(typeof e==="function")addPlugin(e,t)
else if(typeof e==="object"){if(Array.isArray(e))addList(e)
else addPreset(e)}else throw new TypeError("Expected usable value, not `"+e+"`")
return this
function add(e){if(typeof e==="function")addPlugin(e,[])
else if(typeof e==="object"){if(Array.isArray(e)){const[t,...n]=e
addPlugin(t,n)}else addPreset(e)}else throw new TypeError("Expected usable value, not `"+e+"`")}function addPreset(e){if(!("plugins"in e)&&!("settings"in e))throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither")
addList(e.plugins)
if(e.settings)r.settings=(0,y.default)(true,r.settings,e.settings)}function addList(e){let t=-1
if(e===null||e===void 0){}else if(Array.isArray(e))while(++t<e.length){const n=e[t]
add(n)}else throw new TypeError("Expected a list of plugins, not `"+e+"`")}function addPlugin(e,t){let r=-1
let i=-1
while(++r<n.length)if(n[r][0]===e){i=r
break}if(i===-1)n.push([e,...t])
else if(t.length>0){let[r,...o]=t
const s=n[i][1]
if(isPlainObject(s)&&isPlainObject(r))r=(0,y.default)(true,s,r)
n[i]=[e,r,...o]}}}}).freeze()
function assertParser(e,t){if(typeof t!=="function")throw new TypeError("Cannot `"+e+"` without `parser`")}function assertCompiler(e,t){if(typeof t!=="function")throw new TypeError("Cannot `"+e+"` without `compiler`")}function assertUnfrozen(e,t){if(t)throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string")throw new TypeError("Expected node, got `"+e+"`")}function assertDone(e,t,n){if(!n)throw new Error("`"+e+"` finished async. Use `"+t+"` instead")}function vfile(e){return looksLikeAVFile(e)?e:new n.VFile(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||isUint8Array(e)}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}const C=T().use(remarkParse).use(remarkStringify).freeze()
function escapeStringRegexp(e){if(typeof e!=="string")throw new TypeError("Expected a string")
return e.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}function frontmatterFromMarkdown(e){const t=i.toMatters(e)
const n={}
const r={}
let o=-1
while(++o<t.length){const e=t[o]
n[e.type]=opener(e)
r[e.type]=close
r[e.type+"Value"]=value}return{enter:n,exit:r}}function opener(e){return open
function open(t){this.enter({type:e.type,value:""},t)
this.buffer()}}function close(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
"value"in n
this.exit(e)
n.value=t.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")}function value(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function frontmatterToMarkdown(e){const t=[]
const n={}
const r=i.toMatters(e)
let o=-1
while(++o<r.length){const e=r[o]
n[e.type]=handler(e)
const i=fence(e,"open")
t.push({atBreak:true,character:i.charAt(0),after:escapeStringRegexp(i.charAt(1))})}return{unsafe:t,handlers:n}}function handler(e){const t=fence(e,"open")
const n=fence(e,"close")
return handle
function handle(e){return t+(e.value?"\n"+e.value:"")+"\n"+n}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}const A="yaml"
function remarkFrontmatter(e){const t=this
const n=e||A
const r=t.data()
const o=r.micromarkExtensions||(r.micromarkExtensions=[])
const s=r.fromMarkdownExtensions||(r.fromMarkdownExtensions=[])
const a=r.toMarkdownExtensions||(r.toMarkdownExtensions=[])
o.push(i.frontmatter(n))
s.push(frontmatterFromMarkdown(n))
a.push(frontmatterToMarkdown(n))}function findAndReplace(e,t,n){const r=convert((n||{}).ignore||[])
const i=toPairs(t)
let o=-1
while(++o<i.length)visitParents(e,visitor)
function visitor(e,t,n){if(e.type==="text"&&typeof n==="number")return handler(e,t,n)
if(r(e,n,t[t.length-1]))return d}function handler(e,t,n){const r=t[t.length-1]
const s=i[o][0]
const a=i[o][1]
let c=0
let l=false
let u=[]
s.lastIndex=0
let f=s.exec(e.value)
while(f){const n=f.index
const r={index:f.index,input:f.input,stack:[...t,e]}
let i=a(...f,r)
if(typeof i==="string")i=i.length>0?{type:"text",value:i}:void 0
if(i===false)s.lastIndex=n+1
else{if(c!==n)add({type:"text",value:e.value.slice(c,n)})
if(Array.isArray(i))for(const e of i)add(e)
else if(i)add(i)
c=n+f[0].length
l=true}if(!s.global)break
f=s.exec(e.value)}if(l){if(c<e.value.length)add({type:"text",value:e.value.slice(c)})
r.children.splice(n,1,...u)}else u=[e]
return n+u.length
function add(e){const t=u[u.length-1]
if(t&&t.type==="text"&&e.type==="text")t.value+=e.value
else u.push(e)}}}function toPairs(e){if(!Array.isArray(e))throw new TypeError("Expected find and replace tuple or list of tuples")
const t=[]
const n=!e[0]||Array.isArray(e[0])?e:[e]
let r=-1
while(++r<n.length){const e=n[r]
t.push([toExpression(e[0]),toFunction(e[1])])}return t}function toExpression(e){return typeof e==="string"?new RegExp(escapeStringRegexp(e),"g"):e}function toFunction(e){return typeof e==="function"?e:function(){return e}}const E="phrasing"
const M=["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:E,notInConstruct:M},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:E,notInConstruct:M},{character:":",before:"[ps]",after:"\\/",inConstruct:E,notInConstruct:M}]}}function enterLiteralAutolink(e){this.enter({type:"link",title:null,url:"",children:[],position:void 0},e)}function enterLiteralAutolinkValue(e){this.config.enter.autolinkProtocol.call(this,e)}function exitLiteralAutolinkHttp(e){this.config.exit.autolinkProtocol.call(this,e)}function exitLiteralAutolinkWww(e){this.config.exit.data.call(this,e)
const t=this.stack[this.stack.length-1]
t.type
t.url="http://"+this.sliceSerialize(e)}function exitLiteralAutolinkEmail(e){this.config.exit.autolinkEmail.call(this,e)}function exitLiteralAutolink(e){this.exit(e)}function transformGfmAutolinkLiterals(e){findAndReplace(e,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(e,t,n,i,o){if(!previous(o))return false
let s=""
if(/^w/i.test(t)){n=t+n
t=""
s="http://"}if(r.unicodePunctuation(n.charCodeAt(0))||!isCorrectDomain(n))return false
const a=splitUrl(n+i)
const c={type:"link",title:null,url:s+t+a[0],children:[{type:"text",value:t+a[0],position:void 0}],position:void 0}
if(a[1])return[c,{type:"text",value:a[1],position:void 0}]
return c}function findEmail(e,t,n){if(/[\d\-_]$/.test(n))return false
return{type:"link",title:null,url:"mailto:"+t+"@"+n,children:[{type:"text",value:t+"@"+n,position:void 0}],position:void 0}}function findMailto(e,t,n){if(/[\d\-_]$/.test(n))return false
const r="mailto:"+t+"@"+n
return{type:"link",title:null,url:r,children:[{type:"text",value:r,position:void 0}],position:void 0}}function findXmpp(e,t,n,r,i){if(/[\d\-_]$/.test(n)||r&&(!/[A-Za-z]$/.test(r)||i.input.charAt(i.index+e.length)==="@"))return false
const o="xmpp:"+t+"@"+n+(r||"")
return{type:"link",title:null,url:o,children:[{type:"text",value:o,position:void 0}],position:void 0}}function isCorrectDomain(e){const t=e.split(".")
if(t.length<2||t[t.length-1]&&(/_/.test(t[t.length-1])||!/[\dA-Za-z]/.test(t[t.length-1]))||t[t.length-2]&&(/_/.test(t[t.length-2])||!/[\dA-Za-z]/.test(t[t.length-2])))return false
return true}function splitUrl(e){let t=e.length
while(t>0){const n=e.charCodeAt(t-1)
if(n===33||n===34||n===38||n===39||n===41||n===44||n===46||n===58||n===59||n===60||n===62||n===63||n===93||n===125)t--
else break}if(t===e.length)return[e,void 0]
let r=e.slice(t)
e=e.slice(0,t)
let i=r.indexOf(")")
const o=n.ccount(e,"(")
let s=n.ccount(e,")")
while(i!==-1&&o>s){e+=r.slice(0,i+1)
r=r.slice(i+1)
i=r.indexOf(")")
s++}return[e,r]}function previous(e){const t=e.input.charCodeAt(e.index-1)
return e.index===0||r.unicodeWhitespace(t)||r.unicodePunctuation(t)}footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(e){this.enter({type:"footnoteReference",identifier:"",label:""},e)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(e){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},e)}function exitFootnoteCallString(e){const n=this.resume()
const r=this.stack[this.stack.length-1]
r.type
r.identifier=t.normalizeIdentifier(this.sliceSerialize(e)).toLowerCase()
r.label=n}function exitFootnoteCall(e){this.exit(e)}function exitFootnoteDefinitionLabelString(e){const n=this.resume()
const r=this.stack[this.stack.length-1]
r.type
r.identifier=t.normalizeIdentifier(this.sliceSerialize(e)).toLowerCase()
r.label=n}function exitFootnoteDefinition(e){this.exit(e)}function footnoteReferencePeek(){return"["}function footnoteReference(e,t,n,r){const i=n.createTracker(r)
let o=i.move("[^")
const s=n.enter("footnoteReference")
const a=n.enter("reference")
o+=i.move(n.safe(n.associationId(e),{after:"]",before:o}))
a()
s()
o+=i.move("]")
return o}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function gfmFootnoteToMarkdown(e){let t=false
if(e&&e.firstLineBlank)t=true
return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(e,n,r,i){const o=r.createTracker(i)
let s=o.move("[^")
const a=r.enter("footnoteDefinition")
const c=r.enter("label")
s+=o.move(r.safe(r.associationId(e),{before:s,after:"]"}))
c()
s+=o.move("]:")
if(e.children&&e.children.length>0){o.shift(4)
s+=o.move((t?"\n":" ")+r.indentLines(r.containerFlow(e,o.current()),t?mapAll:mapExceptFirst))}a()
return s}}function mapExceptFirst(e,t,n){return t===0?e:mapAll(e,t,n)}function mapAll(e,t,n){return(n?"":"    ")+e}const F=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:F}]}}function enterStrikethrough(e){this.enter({type:"delete",children:[],position:void 0},e)}function exitStrikethrough(e){this.exit(e)}function handleDelete(e,t,n,r){const i=n.createTracker(r)
const o=n.stack.includes("strikethrough")?"~":"~~"
const s=n.enter("strikethrough")
let a=i.move(o)
a+=n.containerPhrasing(e,{...i.current(),before:a,after:"~"})
a+=i.move(o)
s()
return a}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function defaultStringLength(e){return e.length}function markdownTable(e,t){const n=t||{}
const r=(n.align||[]).concat()
const i=n.stringLength||defaultStringLength
const o=[]
const s=[]
const a=[]
const c=[]
let l=0
let u=-1
while(++u<e.length){const t=[]
const r=[]
let o=-1
if(e[u].length>l)l=e[u].length
while(++o<e[u].length){const s=serialize(e[u][o])
if(n.alignDelimiters!==false){const e=i(s)
r[o]=e
if(c[o]===void 0||e>c[o])c[o]=e}t.push(s)}s[u]=t
a[u]=r}let f=-1
if(typeof r==="object"&&"length"in r)while(++f<l)o[f]=toAlignment(r[f])
else{const e=toAlignment(r)
while(++f<l)o[f]=e}f=-1
const d=[]
const h=[]
while(++f<l){const e=o[f]
let t=""
let r=""
if(e===99){t=":"
r=":"}else if(e===108)t=":"
else if(e===114)r=":"
let i=n.alignDelimiters===false?1:Math.max(1,c[f]-t.length-r.length)
const s=t+"-".repeat(i)+r
if(n.alignDelimiters!==false){i=t.length+i+r.length
if(i>c[f])c[f]=i
h[f]=i}d[f]=s}s.splice(1,0,d)
a.splice(1,0,h)
u=-1
const p=[]
while(++u<s.length){const e=s[u]
const t=a[u]
const r=n.fillRows===false?Math.max(1,s[u===1?0:u].length):l
f=-1
const i=[]
while(++f<r){const s=e[f]||""
let a=""
let l=""
if(n.alignDelimiters!==false){const e=c[f]-(t[f]||0)
const n=o[f]
if(n===114)a=" ".repeat(e)
else if(n===99){const t=e/2
if(e%2){a=" ".repeat(t+.5)
l=" ".repeat(t-.5)}else{a=" ".repeat(t)
l=a}}else l=" ".repeat(e)}if(n.delimiterStart!==false&&!f)i.push("|")
if(n.padding!==false&&!(n.alignDelimiters===false&&s==="")&&(n.delimiterStart!==false||f))i.push(" ")
if(n.alignDelimiters!==false)i.push(a)
i.push(s)
if(n.alignDelimiters!==false)i.push(l)
if(n.padding!==false)i.push(" ")
if(n.delimiterEnd!==false||f!==r-1)i.push("|")}p.push(n.delimiterEnd===false?i.join("").replace(/ +$/,""):i.join(""))}return p.join("\n")}function serialize(e){return e===null||e===void 0?"":String(e)}function toAlignment(e){const t=typeof e==="string"?e.codePointAt(0):0
return t===67||t===99?99:t===76||t===108?108:t===82||t===114?114:0}function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(e){const t=e._align
this.enter({type:"table",align:t.map(function(e){return e==="none"?null:e}),children:[],position:void 0},e)
this.data.inTable=true}function exitTable(e){this.exit(e)
this.data.inTable=void 0}function enterRow(e){this.enter({type:"tableRow",children:[],position:void 0},e)}function exit(e){this.exit(e)}function enterCell(e){this.enter({type:"tableCell",children:[],position:void 0},e)}function exitCodeText(e){let t=this.resume()
if(this.data.inTable)t=t.replace(/\\([\\|])/g,replace)
const n=this.stack[this.stack.length-1]
n.type
n.value=t
this.exit(e)}function replace(e,t){return t==="|"?t:e}function gfmTableToMarkdown(e){const{tableCellPadding:t,tablePipeAlign:n,stringLength:r}=e||{}
const i=t?" ":"|"
return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:"\n",inConstruct:"tableCell"},{atBreak:true,character:"|",after:"[\t :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:true,character:":",after:"-"},{atBreak:true,character:"-",after:"[:|-]"}]}
function handleTable(e,t,n,r){const i=handleTableAsData(e,n,r)
const o=i[0]
if(o){let t=e.align?e.align.length:0
let n=-1
if(!t){while(++n<i.length)if(i[n].length>t)t=i[n].length}while(o.length<t)o.push("")}return serializeData(i,e.align)}function handleTableRow(e,t,n,r){const i=serializeData([handleTableRowAsData(e,n,r)])
return i.slice(0,i.indexOf("\n"))}function handleTableCell(e,t,n,r){const o=n.enter("tableCell")
const s=n.enter("phrasing")
const a=n.containerPhrasing(e,{...r,before:i,after:i})
s()
o()
return a}function serializeData(e,i){return markdownTable(e,{align:i,alignDelimiters:n,fillRows:false,padding:t,stringLength:r})}function handleTableAsData(e,t,n){const{children:r}=e
let i=-1
const o=[]
const s=t.enter("table")
while(++i<r.length)o[i]=handleTableRowAsData(r[i],t,n)
s()
return o}function handleTableRowAsData(e,t,n){const{children:r}=e
let i=-1
const o=[]
const s=t.enter("tableRow")
while(++i<r.length)o[i]=handleTableCell(r[i],e,t,n)
s()
return o}function inlineCodeWithTable(e,t,n){const r=h.inlineCode(e,t,n)
if(!n.stack.includes("tableCell"))return r
const i=[]
let o=0
let s=r.indexOf("|")
while(s!==-1){let e=s
while(e>o&&r.charCodeAt(e-1)===92)e--
i.push(r.slice(o,s))
if((s-e)%2===0)i.push("\\")
o=s
s=r.indexOf("|",s+1)}i.push(r.slice(o))
return i.join("")}}function joinTable(e,t,n,r){if(e.type==="table"&&n.type==="listItem"&&n.spread===false&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,r)||t.type==="paragraph"||t.type==="table"))return 1}function formatHeadingAsSetext(e,t){let n=false
visit(e,function(e){if(e.type==="break"||"value"in e&&/\r?\n|\r/.test(e.value)){n=true
return false}})
return Boolean((!e.depth||e.depth<3)&&toString(e)&&(t.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(e){const t=this.stack[this.stack.length-2]
t.type
t.checked=e.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(e){const t=this.stack[this.stack.length-2]
if(t&&t.type==="listItem"&&typeof t.checked==="boolean"){const e=this.stack[this.stack.length-1]
e.type
const n=e.children[0]
if(n&&n.type==="text"){const r=t.children
let i=-1
let o
while(++i<r.length){const e=r[i]
if(e.type==="paragraph"){o=e
break}}if(o===e){n.value=n.value.slice(1)
if(n.value.length===0)e.children.shift()
else if(e.position&&n.position&&typeof n.position.start.offset==="number"){n.position.start.column++
n.position.start.offset++
e.position.start={...n.position.start}}}}}this.exit(e)}function paragraphWithTaskListItem(e,t,n,r){if(!t||t.type!=="listItem"||taskListItemParagraph(t)!==e)return h.paragraph(e,t,n,r)
const i="["+(t.checked?"x":" ")+"] "
const o=n.createTracker(r)
o.move(i)
return i+h.paragraph(e.children.length>0?e:{type:"paragraph",children:[{type:"text",value:" "}]},t,n,{...r,...o.current()})}function joinDefinitionsBeforeTaskListItemParagraph(e,t,n){if(!(e.type==="definition"&&n.type==="listItem"))return
const r=taskListItemParagraph(n)
if(r&&n.children.indexOf(e)<n.children.indexOf(r))return 0}function taskListItemParagraph(e){if(typeof e.checked!=="boolean")return
for(const t of e.children){if(t.type==="paragraph")return t
if(t.type!=="definition")return}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(e){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(e),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(e),gfmTaskListItemToMarkdown()]}}const S={}
function remarkGfm(e){const t=this
const n=e||S
const r=t.data()
const o=r.micromarkExtensions||(r.micromarkExtensions=[])
const s=r.fromMarkdownExtensions||(r.fromMarkdownExtensions=[])
const a=r.toMarkdownExtensions||(r.toMarkdownExtensions=[])
o.push(i.gfm(n))
s.push(gfmFromMarkdown())
a.push(gfmToMarkdown(n))}function mdxExpressionFromMarkdown(){return{enter:{mdxFlowExpression:enterMdxFlowExpression,mdxTextExpression:enterMdxTextExpression},exit:{mdxFlowExpression:exitMdxExpression,mdxFlowExpressionChunk:exitMdxExpressionData,mdxTextExpression:exitMdxExpression,mdxTextExpressionChunk:exitMdxExpressionData}}}function mdxExpressionToMarkdown(){return{handlers:{mdxFlowExpression:handleMdxExpression,mdxTextExpression:handleMdxExpression},unsafe:[{character:"{",inConstruct:["phrasing"]},{atBreak:true,character:"{"}]}}function enterMdxFlowExpression(e){this.enter({type:"mdxFlowExpression",value:""},e)
this.buffer()}function enterMdxTextExpression(e){this.enter({type:"mdxTextExpression",value:""},e)
this.buffer()}function exitMdxExpression(e){const t=this.resume()
const n=e.estree
const r=this.stack[this.stack.length-1]
r.type==="mdxFlowExpression"||r.type
this.exit(e)
r.value=t
if(n)r.data={estree:n}}function exitMdxExpressionData(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function handleMdxExpression(e,t,n){const r=e.value||""
return"{"+n.indentLines(r,function(e,t,n){return(t===0||n?"":"  ")+e})+"}"}const L={0:"\ufffd",128:"\u20ac",130:"\u201a",131:"\u0192",132:"\u201e",133:"\u2026",134:"\u2020",135:"\u2021",136:"\u02c6",137:"\u2030",138:"\u0160",139:"\u2039",140:"\u0152",142:"\u017d",145:"\u2018",146:"\u2019",147:"\u201c",148:"\u201d",149:"\u2022",150:"\u2013",151:"\u2014",152:"\u02dc",153:"\u2122",154:"\u0161",155:"\u203a",156:"\u0153",158:"\u017e",159:"\u0178"}
function isDecimal(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=48&&t<=57}function isHexadecimal(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=97&&t<=102||t>=65&&t<=70||t>=48&&t<=57}function isAlphabetical(e){const t=typeof e==="string"?e.charCodeAt(0):e
return t>=97&&t<=122||t>=65&&t<=90}function isAlphanumerical(e){return isAlphabetical(e)||isDecimal(e)}const P=["","Named character references must be terminated by a semicolon","Numeric character references must be terminated by a semicolon","Named character references cannot be empty","Numeric character references cannot be empty","Named character references must be known","Numeric character references cannot be disallowed","Numeric character references cannot be outside the permissible Unicode range"]
function parseEntities(e,t){const r=t||{}
const o=typeof r.additional==="string"?r.additional.charCodeAt(0):r.additional
const s=[]
let a=0
let c=-1
let l=""
let u
let f
if(r.position){if("start"in r.position||"indent"in r.position){f=r.position.indent
u=r.position.start}else u=r.position}let d=(u?u.line:0)||1
let h=(u?u.column:0)||1
let p=now()
let g
a--
while(++a<=e.length){if(g===10)h=(f?f[c]:0)||1
g=e.charCodeAt(a)
if(g===38){const t=e.charCodeAt(a+1)
if(t===9||t===10||t===12||t===32||t===38||t===60||Number.isNaN(t)||o&&t===o){l+=String.fromCharCode(g)
h++
continue}const c=a+1
let u=c
let f=c
let d
if(t===35){f=++u
const t=e.charCodeAt(f)
if(t===88||t===120){d="hexadecimal"
f=++u}else d="decimal"}else d="named"
let x=""
let m=""
let k=""
const b=d==="named"?isAlphanumerical:d==="decimal"?isDecimal:isHexadecimal
f--
while(++f<=e.length){const t=e.charCodeAt(f)
if(!b(t))break
k+=String.fromCharCode(t)
if(d==="named"&&n.characterEntitiesLegacy.includes(k)){x=k
m=i.decodeNamedCharacterReference(k)}}let w=e.charCodeAt(f)===59
if(w){f++
const e=d==="named"?i.decodeNamedCharacterReference(k):false
if(e){x=k
m=e}}let y=1+f-c
let v=""
if(!w&&r.nonTerminated===false){}else if(!k){if(d!=="named")warning(4,y)}else if(d==="named"){if(w&&!m)warning(5,1)
else{if(x!==k){f=u+x.length
y=1+f-u
w=false}if(!w){const t=x?1:3
if(r.attribute){const n=e.charCodeAt(f)
if(n===61){warning(t,y)
m=""}else if(isAlphanumerical(n))m=""
else warning(t,y)}else warning(t,y)}}v=m}else{if(!w)warning(2,y)
let e=Number.parseInt(k,d==="hexadecimal"?16:10)
if(prohibited(e)){warning(7,y)
v=String.fromCharCode(65533)}else if(e in L){warning(6,y)
v=L[e]}else{let t=""
if(disallowed(e))warning(6,y)
if(e>65535){e-=65536
t+=String.fromCharCode(e>>>10|55296)
e=56320|e&1023}v=t+String.fromCharCode(e)}}if(v){flush()
p=now()
a=f-1
h+=f-c+1
s.push(v)
const t=now()
t.offset++
if(r.reference)r.reference.call(r.referenceContext||void 0,v,{start:p,end:t},e.slice(c-1,f))
p=t}else{k=e.slice(c-1,f)
l+=k
h+=k.length
a=f-1}}else{if(g===10){d++
c++
h=0}if(Number.isNaN(g))flush()
else{l+=String.fromCharCode(g)
h++}}}return s.join("")
function now(){return{line:d,column:h,offset:a+((u?u.offset:0)||0)}}function warning(e,t){let n
if(r.warning){n=now()
n.column+=t
n.offset+=t
r.warning.call(r.warningContext||void 0,P[e],n,e)}}function flush(){if(l){s.push(l)
if(r.text)r.text.call(r.textContext||void 0,l,{start:p,end:now()})
l=""}}}function prohibited(e){return e>=55296&&e<=57343||e>1114111}function disallowed(e){return e>=1&&e<=8||e===11||e>=13&&e<=31||e>=127&&e<=159||e>=64976&&e<=65007||(e&65535)===65535||(e&65535)===65534}const J="  "
function mdxJsxFromMarkdown(){return{canContainEols:["mdxJsxTextElement"],enter:{mdxJsxFlowTag:enterMdxJsxTag,mdxJsxFlowTagClosingMarker:enterMdxJsxTagClosingMarker,mdxJsxFlowTagAttribute:enterMdxJsxTagAttribute,mdxJsxFlowTagExpressionAttribute:enterMdxJsxTagExpressionAttribute,mdxJsxFlowTagAttributeValueLiteral:buffer,mdxJsxFlowTagAttributeValueExpression:buffer,mdxJsxFlowTagSelfClosingMarker:enterMdxJsxTagSelfClosingMarker,mdxJsxTextTag:enterMdxJsxTag,mdxJsxTextTagClosingMarker:enterMdxJsxTagClosingMarker,mdxJsxTextTagAttribute:enterMdxJsxTagAttribute,mdxJsxTextTagExpressionAttribute:enterMdxJsxTagExpressionAttribute,mdxJsxTextTagAttributeValueLiteral:buffer,mdxJsxTextTagAttributeValueExpression:buffer,mdxJsxTextTagSelfClosingMarker:enterMdxJsxTagSelfClosingMarker},exit:{mdxJsxFlowTagClosingMarker:exitMdxJsxTagClosingMarker,mdxJsxFlowTagNamePrimary:exitMdxJsxTagNamePrimary,mdxJsxFlowTagNameMember:exitMdxJsxTagNameMember,mdxJsxFlowTagNameLocal:exitMdxJsxTagNameLocal,mdxJsxFlowTagExpressionAttribute:exitMdxJsxTagExpressionAttribute,mdxJsxFlowTagExpressionAttributeValue:data,mdxJsxFlowTagAttributeNamePrimary:exitMdxJsxTagAttributeNamePrimary,mdxJsxFlowTagAttributeNameLocal:exitMdxJsxTagAttributeNameLocal,mdxJsxFlowTagAttributeValueLiteral:exitMdxJsxTagAttributeValueLiteral,mdxJsxFlowTagAttributeValueLiteralValue:data,mdxJsxFlowTagAttributeValueExpression:exitMdxJsxTagAttributeValueExpression,mdxJsxFlowTagAttributeValueExpressionValue:data,mdxJsxFlowTagSelfClosingMarker:exitMdxJsxTagSelfClosingMarker,mdxJsxFlowTag:exitMdxJsxTag,mdxJsxTextTagClosingMarker:exitMdxJsxTagClosingMarker,mdxJsxTextTagNamePrimary:exitMdxJsxTagNamePrimary,mdxJsxTextTagNameMember:exitMdxJsxTagNameMember,mdxJsxTextTagNameLocal:exitMdxJsxTagNameLocal,mdxJsxTextTagExpressionAttribute:exitMdxJsxTagExpressionAttribute,mdxJsxTextTagExpressionAttributeValue:data,mdxJsxTextTagAttributeNamePrimary:exitMdxJsxTagAttributeNamePrimary,mdxJsxTextTagAttributeNameLocal:exitMdxJsxTagAttributeNameLocal,mdxJsxTextTagAttributeValueLiteral:exitMdxJsxTagAttributeValueLiteral,mdxJsxTextTagAttributeValueLiteralValue:data,mdxJsxTextTagAttributeValueExpression:exitMdxJsxTagAttributeValueExpression,mdxJsxTextTagAttributeValueExpressionValue:data,mdxJsxTextTagSelfClosingMarker:exitMdxJsxTagSelfClosingMarker,mdxJsxTextTag:exitMdxJsxTag}}
function buffer(){this.buffer()}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function data(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function enterMdxJsxTag(e){const t={name:void 0,attributes:[],close:false,selfClosing:false,start:e.start,end:e.end}
if(!this.data.mdxJsxTagStack)this.data.mdxJsxTagStack=[]
this.data.mdxJsxTag=t
this.buffer()}function enterMdxJsxTagClosingMarker(e){if(this.data.mdxJsxTagStack.length===0)throw new r.VFileMessage("Unexpected closing slash `/` in tag, expected an open tag first",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-closing-slash")}function enterMdxJsxTagAnyAttribute(e){if(this.data.mdxJsxTag.close)throw new r.VFileMessage("Unexpected attribute in closing tag, expected the end of the tag",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-attribute")}function enterMdxJsxTagSelfClosingMarker(e){if(this.data.mdxJsxTag.close)throw new r.VFileMessage("Unexpected self-closing slash `/` in closing tag, expected the end of the tag",{start:e.start,end:e.end},"mdast-util-mdx-jsx:unexpected-self-closing-slash")}function exitMdxJsxTagClosingMarker(){const e=this.data.mdxJsxTag
e.close=true}function exitMdxJsxTagNamePrimary(e){const t=this.data.mdxJsxTag
t.name=this.sliceSerialize(e)}function exitMdxJsxTagNameMember(e){const t=this.data.mdxJsxTag
t.name+="."+this.sliceSerialize(e)}function exitMdxJsxTagNameLocal(e){const t=this.data.mdxJsxTag
t.name+=":"+this.sliceSerialize(e)}function enterMdxJsxTagAttribute(e){const t=this.data.mdxJsxTag
enterMdxJsxTagAnyAttribute.call(this,e)
t.attributes.push({type:"mdxJsxAttribute",name:"",value:null,position:{start:point(e.start),end:void 0}})}function enterMdxJsxTagExpressionAttribute(e){const t=this.data.mdxJsxTag
enterMdxJsxTagAnyAttribute.call(this,e)
t.attributes.push({type:"mdxJsxExpressionAttribute",value:"",position:{start:point(e.start),end:void 0}})
this.buffer()}function exitMdxJsxTagExpressionAttribute(e){const t=this.data.mdxJsxTag
const n=t.attributes[t.attributes.length-1]
n.type
const{estree:r}=e
n.value=this.resume()
n.position
n.position.end=point(e.end)
if(r)n.data={estree:r}}function exitMdxJsxTagAttributeNamePrimary(e){const t=this.data.mdxJsxTag
const n=t.attributes[t.attributes.length-1]
n.type
n.name=this.sliceSerialize(e)
n.position
n.position.end=point(e.end)}function exitMdxJsxTagAttributeNameLocal(e){const t=this.data.mdxJsxTag
const n=t.attributes[t.attributes.length-1]
n.type
n.name+=":"+this.sliceSerialize(e)
n.position
n.position.end=point(e.end)}function exitMdxJsxTagAttributeValueLiteral(e){const t=this.data.mdxJsxTag
const n=t.attributes[t.attributes.length-1]
n.value=parseEntities(this.resume(),{nonTerminated:false})
n.position
n.position.end=point(e.end)}function exitMdxJsxTagAttributeValueExpression(e){const t=this.data.mdxJsxTag
const n=t.attributes[t.attributes.length-1]
n.type
const r={type:"mdxJsxAttributeValueExpression",value:this.resume()}
const{estree:i}=e
if(i)r.data={estree:i}
n.value=r
n.position
n.position.end=point(e.end)}function exitMdxJsxTagSelfClosingMarker(){const e=this.data.mdxJsxTag
e.selfClosing=true}function exitMdxJsxTag(e){const t=this.data.mdxJsxTag
const n=this.data.mdxJsxTagStack
const i=n[n.length-1]
if(t.close&&i.name!==t.name)throw new r.VFileMessage("Unexpected closing tag `"+serializeAbbreviatedTag(t)+"`, expected corresponding closing tag for `"+serializeAbbreviatedTag(i)+"` ("+r.stringifyPosition(i)+")",{start:e.start,end:e.end},"mdast-util-mdx-jsx:end-tag-mismatch")
this.resume()
if(t.close)n.pop()
else this.enter({type:e.type==="mdxJsxTextTag"?"mdxJsxTextElement":"mdxJsxFlowElement",name:t.name||null,attributes:t.attributes,children:[]},e,onErrorRightIsTag)
if(t.selfClosing||t.close)this.exit(e,onErrorLeftIsTag)
else n.push(t)}function onErrorRightIsTag(e,t){const n=this.data.mdxJsxTagStack
const i=n[n.length-1]
const o=e?" before the end of `"+e.type+"`":""
const s=e?{start:e.start,end:e.end}:void 0
throw new r.VFileMessage("Expected a closing tag for `"+serializeAbbreviatedTag(i)+"` ("+r.stringifyPosition({start:t.start,end:t.end})+")"+o,s,"mdast-util-mdx-jsx:end-tag-mismatch")}function onErrorLeftIsTag(e,t){const n=this.data.mdxJsxTag
throw new r.VFileMessage("Expected the closing tag `"+serializeAbbreviatedTag(n)+"` either after the end of `"+t.type+"` ("+r.stringifyPosition(t.end)+") or another opening tag after the start of `"+t.type+"` ("+r.stringifyPosition(t.start)+")",{start:e.start,end:e.end},"mdast-util-mdx-jsx:end-tag-mismatch")}function serializeAbbreviatedTag(e){return"<"+(e.close?"/":"")+(e.name||"")+">"}}function mdxJsxToMarkdown(e){const t=e||{}
const r=t.quote||'"'
if(r!=='"'&&r!=="'")throw new Error("Cannot serialize attribute values with `"+r+"` for `options.quote`, expected `\"`, or `'`")
const i=t.quoteSmart||false
const o=t.tightSelfClosing||false
const s=t.printWidth||Infinity
const a=r==='"'?"'":'"'
mdxElement.peek=peekElement
return{handlers:{mdxJsxFlowElement:mdxElement,mdxJsxTextElement:mdxElement},unsafe:[{character:"<",inConstruct:["phrasing"]},{atBreak:true,character:"<"}],fences:true,resourceLink:true}
function mdxElement(e,t,c,l){const u=e.type==="mdxJsxFlowElement"
const f=e.name?!e.children||e.children.length===0:false
const d=inferDepth(c)
const h=createIndent(d)
const p=u||d===0?J:""
const g=c.createTracker(l)
const x=c.createTracker(l)
const m=[]
const k=(u?h:"")+"<"+(e.name||"")
const b=c.enter(e.type)
g.move(k)
x.move(k)
if(e.attributes&&e.attributes.length>0){if(!e.name)throw new Error("Cannot serialize fragment w/ attributes")
let t=-1
while(++t<e.attributes.length){const o=e.attributes[t]
let s
if(o.type==="mdxJsxExpressionAttribute")s=serializeExpression(c,o.value||"",p)
else{if(!o.name)throw new Error("Cannot serialize attribute w/o name")
const{value:e}=o
const t=o.name
let l=""
if(e===null||e===void 0){}else if(typeof e==="object")l=serializeExpression(c,e.value||"",p)
else{const t=i&&n.ccount(e,r)>n.ccount(e,a)?a:r
l=t+n.stringifyEntitiesLight(e,{subset:[t]})+t}s=t+(l?"=":"")+l}m.push(s)}}let w=false
const y=m.join(" ")
if(u&&(/\r?\n|\r/.test(y)||g.current().now.column+y.length+(f?o?2:3:1)>s))w=true
let v=g
let T=k
if(w){v=x
let e=-1
while(++e<m.length)m[e]=h+J+m[e]
T+=v.move("\n"+m.join("\n")+"\n"+h)}else if(y)T+=v.move(" "+y)
if(f)T+=v.move((o||w?"":" ")+"/")
T+=v.move(">")
if(e.children&&e.children.length>0){if(e.type==="mdxJsxTextElement")T+=v.move(c.containerPhrasing(e,{...v.current(),before:">",after:"<"}))
else{v.shift(2)
T+=v.move("\n")
T+=v.move(containerFlow(e,c,v.current()))
T+=v.move("\n")}}if(!f)T+=v.move((u?h:"")+"</"+(e.name||"")+">")
b()
return T}}function containerFlow(e,t,n){const{indexStack:r}=t
const{children:i}=e
const o=t.createTracker(n)
const s=createIndent(inferDepth(t))
const a=[]
let c=-1
r.push(-1)
while(++c<i.length){const n=i[c]
r[r.length-1]=c
const l={before:"\n",after:"\n",...o.current()}
const u=t.handle(n,e,t,l)
const f=n.type==="mdxJsxFlowElement"?u:t.indentLines(u,function(e,t,n){return(n?"":s)+e})
a.push(o.move(f))
if(n.type!=="list")t.bulletLastUsed=void 0
if(c<i.length-1)a.push(o.move("\n\n"))}r.pop()
return a.join("")}function inferDepth(e){let t=0
let n=e.stack.length
while(--n>-1){const r=e.stack[n]
if(r==="blockquote"||r==="listItem")break
if(r==="mdxJsxFlowElement")t++}return t}function createIndent(e){return J.repeat(e)}function peekElement(){return"<"}function serializeExpression(e,t,n){let r=t
if(n)r=e.indentLines(r,function(e,t,r){return(t===0||r?"":n)+e})
return"{"+r+"}"}function mdxjsEsmFromMarkdown(){return{enter:{mdxjsEsm:enterMdxjsEsm},exit:{mdxjsEsm:exitMdxjsEsm,mdxjsEsmData:exitMdxjsEsmData}}}function mdxjsEsmToMarkdown(){return{handlers:{mdxjsEsm:handleMdxjsEsm}}}function enterMdxjsEsm(e){this.enter({type:"mdxjsEsm",value:""},e)
this.buffer()}function exitMdxjsEsm(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.type
this.exit(e)
const r=e.estree
n.value=t
if(r)n.data={estree:r}}function exitMdxjsEsmData(e){this.config.enter.data.call(this,e)
this.config.exit.data.call(this,e)}function handleMdxjsEsm(e){return e.value||""}function mdxFromMarkdown(){return[mdxExpressionFromMarkdown(),mdxJsxFromMarkdown(),mdxjsEsmFromMarkdown()]}function mdxToMarkdown(e){return{extensions:[mdxExpressionToMarkdown(),mdxJsxToMarkdown(e),mdxjsEsmToMarkdown()]}}const I={}
function remarkMdx(e){const t=this
const n=e||I
const i=t.data()
const o=i.micromarkExtensions||(i.micromarkExtensions=[])
const s=i.fromMarkdownExtensions||(i.fromMarkdownExtensions=[])
const a=i.toMarkdownExtensions||(i.toMarkdownExtensions=[])
o.push(r.mdxjs(n))
s.push(mdxFromMarkdown())
a.push(mdxToMarkdown(n))}Object.defineProperty(exports,"fromMarkdown",{enumerable:true,get:function(){return fromMarkdown}})
Object.defineProperty(exports,"gfmFromMarkdown",{enumerable:true,get:function(){return gfmFromMarkdown}})
Object.defineProperty(exports,"mdast_util_from_markdown_exports",{enumerable:true,get:function(){return a}})
Object.defineProperty(exports,"remark",{enumerable:true,get:function(){return C}})
Object.defineProperty(exports,"remarkFrontmatter",{enumerable:true,get:function(){return remarkFrontmatter}})
Object.defineProperty(exports,"remarkGfm",{enumerable:true,get:function(){return remarkGfm}})
Object.defineProperty(exports,"remarkMdx",{enumerable:true,get:function(){return remarkMdx}})
Object.defineProperty(exports,"remarkStringify",{enumerable:true,get:function(){return remarkStringify}})
Object.defineProperty(exports,"toMarkdown",{enumerable:true,get:function(){return toMarkdown}})
Object.defineProperty(exports,"unified",{enumerable:true,get:function(){return T}})
Object.defineProperty(exports,"visit",{enumerable:true,get:function(){return visit}})

