exports.id=764
exports.ids=[764]
exports.modules={9312:e=>{(function(){var t
if(true){t=e.exports=format}else{}t.format=format
t.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function"){t.printf=printf}function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,n=[].slice.call(arguments),i=0,r=e.length,o="",a,c=false,s,l,u=false,f,nextArg=function(){return n[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[i])){t+=e[i++]
a=e[i]}return t.length>0?parseInt(t):null}
for(;i<r;++i){a=e[i]
if(c){c=false
if(a=="."){u=false
a=e[++i]}else if(a=="0"&&e[i+1]=="."){u=true
i+=2
a=e[i]}else{u=true}f=slurpNumber()
switch(a){case"b":o+=parseInt(nextArg(),10).toString(2)
break
case"c":s=nextArg()
if(typeof s==="string"||s instanceof String)o+=s
else o+=String.fromCharCode(parseInt(s,10))
break
case"d":o+=parseInt(nextArg(),10)
break
case"f":l=String(parseFloat(nextArg()).toFixed(f||6))
o+=u?l:l.replace(/^0/,"")
break
case"j":o+=JSON.stringify(nextArg())
break
case"o":o+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":o+=nextArg()
break
case"x":o+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":o+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:o+=a
break}}else if(a==="%"){c=true}else{o+=a}}return o}})()},7808:(e,t,n)=>{"use strict"
n.d(t,{hasSameRendering:()=>hasSameRendering})
var i=n(7126)
var r=n(5254)
var o=n(6792)
var a=n(3988)
var c=n(2060)
var s=n(31)
var l=n(6402)
const u={}.hasOwnProperty
const f=/^(https?|ircs?|mailto|xmpp)$/i
const d=/^https?$/i
function compile(e){const t=e||{}
let n=true
const g={}
const p=[[]]
const h=[]
const x=[]
const m={enter:{blockQuote:onenterblockquote,codeFenced:onentercodefenced,codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:onentercodeindented,codeText:onentercodetext,content:onentercontent,definition:onenterdefinition,definitionDestinationString:onenterdefinitiondestinationstring,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:onenteremphasis,htmlFlow:onenterhtmlflow,htmlText:onenterhtml,image:onenterimage,label:buffer,link:onenterlink,listItemMarker:onenterlistitemmarker,listItemValue:onenterlistitemvalue,listOrdered:onenterlistordered,listUnordered:onenterlistunordered,paragraph:onenterparagraph,reference:buffer,resource:onenterresource,resourceDestinationString:onenterresourcedestinationstring,resourceTitleString:buffer,setextHeading:onentersetextheading,strong:onenterstrong},exit:{atxHeading:onexitatxheading,atxHeadingSequence:onexitatxheadingsequence,autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:onexitblockquote,characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,codeFenced:onexitflowcode,codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onresumedrop,codeFlowValue:onexitcodeflowvalue,codeIndented:onexitflowcode,codeText:onexitcodetext,codeTextData:onexitdata,data:onexitdata,definition:onexitdefinition,definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:onexitemphasis,hardBreakEscape:onexithardbreak,hardBreakTrailing:onexithardbreak,htmlFlow:onexithtml,htmlFlowData:onexitdata,htmlText:onexithtml,htmlTextData:onexitdata,image:onexitmedia,label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:onexitmedia,listOrdered:onexitlistordered,listUnordered:onexitlistunordered,paragraph:onexitparagraph,reference:onresumedrop,referenceString:onexitreferencestring,resource:onresumedrop,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,setextHeading:onexitsetextheading,setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:onexitstrong,thematicBreak:onexitthematicbreak}}
const k=(0,o.v)([m,...t.htmlExtensions||[]])
const D={definitions:g,tightStack:x}
const E={buffer,encode,getData,lineEndingIfNeeded,options:t,raw,resume,setData,tag}
let b=t.defaultLineEnding
return compile
function compile(e){let t=-1
let n=0
const i=[]
let o=[]
let a=[]
while(++t<e.length){if(!b&&(e[t][1].type==="lineEnding"||e[t][1].type==="lineEndingBlank")){b=e[t][2].sliceSerialize(e[t][1])}if(e[t][1].type==="listOrdered"||e[t][1].type==="listUnordered"){if(e[t][0]==="enter"){i.push(t)}else{prepareList(e.slice(i.pop(),t))}}if(e[t][1].type==="definition"){if(e[t][0]==="enter"){a=(0,r.V)(a,e.slice(n,t))
n=t}else{o=(0,r.V)(o,e.slice(n,t+1))
n=t+1}}}o=(0,r.V)(o,a)
o=(0,r.V)(o,e.slice(n))
t=-1
const c=o
if(k.enter.null){k.enter.null.call(E)}while(++t<e.length){const e=k[c[t][0]]
const n=c[t][1].type
const i=e[n]
if(u.call(e,n)&&i){i.call({sliceSerialize:c[t][2].sliceSerialize,...E},c[t][1])}}if(k.exit.null){k.exit.null.call(E)}return p[0].join("")}function prepareList(e){const t=e.length
let n=0
let i=0
let r=false
let o
while(++n<t){const t=e[n]
if(t[1]._container){o=undefined
if(t[0]==="enter"){i++}else{i--}}else{switch(t[1].type){case"listItemPrefix":{if(t[0]==="exit"){o=true}break}case"linePrefix":{break}case"lineEndingBlank":{if(t[0]==="enter"&&!i){if(o){o=undefined}else{r=true}}break}default:{o=undefined}}}}e[0][1]._loose=r}function setData(e,t){D[e]=t}function getData(e){return D[e]}function buffer(){p.push([])}function resume(){const e=p.pop()
return e.join("")}function tag(e){if(!n){return}setData("lastWasTag",true)
p[p.length-1].push(e)}function raw(e){setData("lastWasTag")
p[p.length-1].push(e)}function lineEnding(){raw(b||"\n")}function lineEndingIfNeeded(){const e=p[p.length-1]
const t=e[e.length-1]
const n=t?t.charCodeAt(t.length-1):null
if(n===10||n===13||n===null){return}lineEnding()}function encode(e){return getData("ignoreEncode")?e:(0,c.l)(e)}function onresumedrop(){resume()}function onenterlistordered(e){x.push(!e._loose)
lineEndingIfNeeded()
tag("<ol")
setData("expectFirstItem",true)}function onenterlistunordered(e){x.push(!e._loose)
lineEndingIfNeeded()
tag("<ul")
setData("expectFirstItem",true)}function onenterlistitemvalue(e){if(getData("expectFirstItem")){const t=Number.parseInt(this.sliceSerialize(e),10)
if(t!==1){tag(' start="'+encode(String(t))+'"')}}}function onenterlistitemmarker(){if(getData("expectFirstItem")){tag(">")}else{onexitlistitem()}lineEndingIfNeeded()
tag("<li>")
setData("expectFirstItem")
setData("lastWasTag")}function onexitlistordered(){onexitlistitem()
x.pop()
lineEnding()
tag("</ol>")}function onexitlistunordered(){onexitlistitem()
x.pop()
lineEnding()
tag("</ul>")}function onexitlistitem(){if(getData("lastWasTag")&&!getData("slurpAllLineEndings")){lineEndingIfNeeded()}tag("</li>")
setData("slurpAllLineEndings")}function onenterblockquote(){x.push(false)
lineEndingIfNeeded()
tag("<blockquote>")}function onexitblockquote(){x.pop()
lineEndingIfNeeded()
tag("</blockquote>")
setData("slurpAllLineEndings")}function onenterparagraph(){if(!x[x.length-1]){lineEndingIfNeeded()
tag("<p>")}setData("slurpAllLineEndings")}function onexitparagraph(){if(x[x.length-1]){setData("slurpAllLineEndings",true)}else{tag("</p>")}}function onentercodefenced(){lineEndingIfNeeded()
tag("<pre><code")
setData("fencesCount",0)}function onexitcodefencedfenceinfo(){const e=resume()
tag(' class="language-'+e+'"')}function onexitcodefencedfence(){const e=getData("fencesCount")||0
if(!e){tag(">")
setData("slurpOneLineEnding",true)}setData("fencesCount",e+1)}function onentercodeindented(){lineEndingIfNeeded()
tag("<pre><code>")}function onexitflowcode(){const e=getData("fencesCount")
if(e!==undefined&&e<2&&D.tightStack.length>0&&!getData("lastWasTag")){lineEnding()}if(getData("flowCodeSeenData")){lineEndingIfNeeded()}tag("</code></pre>")
if(e!==undefined&&e<2){lineEndingIfNeeded()}setData("flowCodeSeenData")
setData("fencesCount")
setData("slurpOneLineEnding")}function onenterimage(){h.push({image:true})
n=undefined}function onenterlink(){h.push({})}function onexitlabeltext(e){h[h.length-1].labelId=this.sliceSerialize(e)}function onexitlabel(){h[h.length-1].label=resume()}function onexitreferencestring(e){h[h.length-1].referenceId=this.sliceSerialize(e)}function onenterresource(){buffer()
h[h.length-1].destination=""}function onenterresourcedestinationstring(){buffer()
setData("ignoreEncode",true)}function onexitresourcedestinationstring(){h[h.length-1].destination=resume()
setData("ignoreEncode")}function onexitresourcetitlestring(){h[h.length-1].title=resume()}function onexitmedia(){let e=h.length-1
const i=h[e]
const r=i.referenceId||i.labelId
const o=i.destination===undefined?g[(0,s.B)(r)]:i
n=true
while(e--){if(h[e].image){n=undefined
break}}if(i.image){tag('<img src="'+(0,l.Q)(o.destination,t.allowDangerousProtocol?undefined:d)+'" alt="')
raw(i.label)
tag('"')}else{tag('<a href="'+(0,l.Q)(o.destination,t.allowDangerousProtocol?undefined:f)+'"')}tag(o.title?' title="'+o.title+'"':"")
if(i.image){tag(" />")}else{tag(">")
raw(i.label)
tag("</a>")}h.pop()}function onenterdefinition(){buffer()
h.push({})}function onexitdefinitionlabelstring(e){resume()
h[h.length-1].labelId=this.sliceSerialize(e)}function onenterdefinitiondestinationstring(){buffer()
setData("ignoreEncode",true)}function onexitdefinitiondestinationstring(){h[h.length-1].destination=resume()
setData("ignoreEncode")}function onexitdefinitiontitlestring(){h[h.length-1].title=resume()}function onexitdefinition(){const e=h[h.length-1]
const t=(0,s.B)(e.labelId)
resume()
if(!u.call(g,t)){g[t]=h[h.length-1]}h.pop()}function onentercontent(){setData("slurpAllLineEndings",true)}function onexitatxheadingsequence(e){if(getData("headingRank")){return}setData("headingRank",this.sliceSerialize(e).length)
lineEndingIfNeeded()
tag("<h"+getData("headingRank")+">")}function onentersetextheading(){buffer()
setData("slurpAllLineEndings")}function onexitsetextheadingtext(){setData("slurpAllLineEndings",true)}function onexitatxheading(){tag("</h"+getData("headingRank")+">")
setData("headingRank")}function onexitsetextheadinglinesequence(e){setData("headingRank",this.sliceSerialize(e).charCodeAt(0)===61?1:2)}function onexitsetextheading(){const e=resume()
lineEndingIfNeeded()
tag("<h"+getData("headingRank")+">")
raw(e)
tag("</h"+getData("headingRank")+">")
setData("slurpAllLineEndings")
setData("headingRank")}function onexitdata(e){raw(encode(this.sliceSerialize(e)))}function onexitlineending(e){if(getData("slurpAllLineEndings")){return}if(getData("slurpOneLineEnding")){setData("slurpOneLineEnding")
return}if(getData("inCodeText")){raw(" ")
return}raw(encode(this.sliceSerialize(e)))}function onexitcodeflowvalue(e){raw(encode(this.sliceSerialize(e)))
setData("flowCodeSeenData",true)}function onexithardbreak(){tag("<br />")}function onenterhtmlflow(){lineEndingIfNeeded()
onenterhtml()}function onexithtml(){setData("ignoreEncode")}function onenterhtml(){if(t.allowDangerousHtml){setData("ignoreEncode",true)}}function onenteremphasis(){tag("<em>")}function onenterstrong(){tag("<strong>")}function onentercodetext(){setData("inCodeText",true)
tag("<code>")}function onexitcodetext(){setData("inCodeText")
tag("</code>")}function onexitemphasis(){tag("</em>")}function onexitstrong(){tag("</strong>")}function onexitthematicbreak(){lineEndingIfNeeded()
tag("<hr />")}function onexitcharacterreferencemarker(e){setData("characterReferenceType",e.type)}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=getData("characterReferenceType")?(0,a.C)(t,getData("characterReferenceType")==="characterReferenceMarkerNumeric"?10:16):(0,i.s)(t)
raw(encode(n))
setData("characterReferenceType")}function onexitautolinkprotocol(e){const n=this.sliceSerialize(e)
tag('<a href="'+(0,l.Q)(n,t.allowDangerousProtocol?undefined:f)+'">')
raw(encode(n))
tag("</a>")}function onexitautolinkemail(e){const t=this.sliceSerialize(e)
tag('<a href="'+(0,l.Q)("mailto:"+t)+'">')
raw(encode(t))
tag("</a>")}}var g=n(9327)
var p=n(5387)
var h=n(2192)
function micromark(e,t,n){if(typeof t!=="string"){n=t
t=undefined}return compile(n)((0,p._)((0,g.q)(n).document().write((0,h.v)()(e,t,true))))}var x=n(9363)
var m=n(1990)
var k=n(8118)
function hasSameRendering(e,t,n,i){return render(e,n,i)===render(t,n,i)}function render(e,t,n){const i=(0,k.nF)(e,t)
const r=t.context==="html"
const o=r?i:renderMarkdown(i,t)
const a=n&&r?removeLineBreaks(o):o
return collapseWhiteSpace((0,m.lK)((0,m.oH)(n?jsxToHtml(a):a)))}const D="\n\n[status-badge]\n\n[status-page]\n"
function renderMarkdown(e,t){const n=t.context==="flow"?e+D:toParagraph(e,t.table)
return micromark(n,{allowDangerousHtml:true,allowDangerousProtocol:true,extensions:[(0,x.T)()],htmlExtensions:[(0,x.I)()]})}function toParagraph(e,t){const n=e.replace(/(\r\n|\n|\r)[ \t>]*/g,"\n").trim()
return t?n.replaceAll("\\|","|"):n}function removeLineBreaks(e){return e.replace(/(?<=[>}])[ \t]*[\r\n]\s*|(?<!\s)\s*[\r\n]\s*(?=[<{])/g,"")}function jsxToHtml(e){return e.replace(/\{\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*\}/g,(e,t="",n="")=>(t+n).replaceAll("&","&amp;").replaceAll("<","&lt;")).replace(/<([a-z]+)((?:\s+[^\s<>"'=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi,"<$1$2></$1>")}function collapseWhiteSpace(e){return e.replace(/[ \t\n\r\f]+/g," ").replace(/ ?(<\/?(?:div|p)(?: [^>]*)?>) ?/g,"$1").trim()}},1842:(e,t,n)=>{"use strict"
n.d(t,{createEventParser:()=>createEventParser})
var i=n(9327)
var r=n(2192)
var o=n(5387)
var a=n(796)
var c=n(9363)
const s=[(0,c.T)(),(0,a.v)(["yaml","toml"])]
function createEventParser(e,{timeBudget:t,labels:n,...a}){const c=(0,i.q)({extensions:[...s,...a.extensions??[]]})
c.defined.push(...n?.links??[])
c.gfmFootnotes=[...n?.footnotes??[]]
return e=>t.runWithin(e,()=>parsePart(e))
function parsePart({start:t,end:n}){const i=t===0
const a=i&&e.startsWith("\ufeff")?1:t
c.lazy={}
const s=c.document({line:i?1:2,column:1,offset:a})
const l=(0,r.v)()
if(!i)l("",undefined,false)
return(0,o._)(s.write(l(e.slice(t,n),undefined,true)))}}},4585:(e,t,n)=>{"use strict"
n.r(t)
n.d(t,{fromMarkdown:()=>i.Y})
var i=n(6765)},796:(e,t,n)=>{"use strict"
n.d(t,{v:()=>frontmatter})
var i=n(401)
var r=n(4779)
function frontmatter(e){const t=(0,r.W)(e)
const n={}
let i=-1
while(++i<t.length){const e=t[i]
const r=fence(e,"open").charCodeAt(0)
const o=createConstruct(e)
const a=n[r]
if(Array.isArray(a)){a.push(o)}else{n[r]=[o]}}return{flow:n}}function createConstruct(e){const t=e.anywhere
const n=e.type
const r=n+"Fence"
const o=r+"Sequence"
const a=n+"Value"
const c={tokenize:tokenizeClosingFence,partial:true}
let s
let l=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(u,f,d){const g=this
return start
function start(i){const a=g.now()
if(a.column===1&&(a.line===1||t)){s=fence(e,"open")
l=0
if(i===s.charCodeAt(l)){u.enter(n)
u.enter(r)
u.enter(o)
return openSequence(i)}}return d(i)}function openSequence(e){if(l===s.length){u.exit(o)
if((0,i.On)(e)){u.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===s.charCodeAt(l++)){u.consume(e)
return openSequence}return d(e)}function openSequenceWhitespace(e){if((0,i.On)(e)){u.consume(e)
return openSequenceWhitespace}u.exit("whitespace")
return openAfter(e)}function openAfter(t){if((0,i.HP)(t)){u.exit(r)
u.enter("lineEnding")
u.consume(t)
u.exit("lineEnding")
s=fence(e,"close")
l=0
return u.attempt(c,after,contentStart)}return d(t)}function contentStart(e){if(e===null||(0,i.HP)(e)){return contentEnd(e)}u.enter(a)
return contentInside(e)}function contentInside(e){if(e===null||(0,i.HP)(e)){u.exit(a)
return contentEnd(e)}u.consume(e)
return contentInside}function contentEnd(e){if(e===null){return d(e)}u.enter("lineEnding")
u.consume(e)
u.exit("lineEnding")
return u.attempt(c,after,contentStart)}function after(e){u.exit(n)
return f(e)}}function tokenizeClosingFence(e,t,n){let a=0
return closeStart
function closeStart(t){if(t===s.charCodeAt(a)){e.enter(r)
e.enter(o)
return closeSequence(t)}return n(t)}function closeSequence(t){if(a===s.length){e.exit(o)
if((0,i.On)(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===s.charCodeAt(a++)){e.consume(t)
return closeSequence}return n(t)}function closeSequenceWhitespace(t){if((0,i.On)(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(o){if(o===null||(0,i.HP)(o)){e.exit(r)
return t(o)}return n(o)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}},4779:(e,t,n)=>{"use strict"
n.d(t,{W:()=>toMatters})
var i=n(9312)
const r=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...n){const r=t?i(t,...n):t
return new e(r)}}const o={}.hasOwnProperty
const a={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let n=-1
const i=Array.isArray(e)?e:e?[e]:["yaml"]
while(++n<i.length){t[n]=matter(i[n])}return t}function matter(e){let t=e
if(typeof t==="string"){if(!o.call(a,t)){throw r("Missing matter definition for `%s`",t)}t={type:t,marker:a[t]}}else if(typeof t!=="object"){throw r("Expected matter to be an object, not `%j`",t)}if(!o.call(t,"type")){throw r("Missing `type` in matter `%j`",t)}if(!o.call(t,"fence")&&!o.call(t,"marker")){throw r("Missing `marker` or `fence` in matter `%j`",t)}return t}}}

