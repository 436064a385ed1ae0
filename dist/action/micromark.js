"use strict"
exports.id=665
exports.ids=[665]
exports.modules={1869:(e,t,n)=>{n.d(t,{d:()=>toString})
const r={}
function toString(e,t){const n=t||r
const i=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const o=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(e,i,o)}function one(e,t,n){if(node(e)){if("value"in e){return e.type==="html"&&!n?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,n)}}if(Array.isArray(e)){return all(e,t,n)}return""}function all(e,t,n){const r=[]
let i=-1
while(++i<e.length){r[i]=one(e[i],t,n)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},4520:(e,t,n)=>{n.d(t,{B:()=>o})
var r=n(2328)
var i=n(401)
const o={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,n){return start
function start(t){return(0,i.On)(t)?(0,r.N)(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||(0,i.HP)(e)?t(e):n(e)}}},9363:(e,t,n)=>{n.d(t,{T:()=>gfm,I:()=>gfmHtml})
var r=n(6792)
var i=n(401)
const o={tokenize:tokenizeWwwPrefix,partial:true}
const u={tokenize:tokenizeDomain,partial:true}
const a={tokenize:tokenizePath,partial:true}
const l={tokenize:tokenizeTrail,partial:true}
const s={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const c={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const f={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const d={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const h={}
function gfmAutolinkLiteral(){return{text:h}}let m=48
while(m<123){h[m]=d
m++
if(m===58)m=65
else if(m===91)m=97}h[43]=d
h[45]=d
h[46]=d
h[95]=d
h[72]=[d,f]
h[104]=[d,f]
h[87]=[d,c]
h[119]=[d,c]
function tokenizeEmailAutolink(e,t,n){const r=this
let o
let u
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return n(t)}function emailDomain(t){if(t===46){return e.check(s,emailDomainAfter,emailDomainDot)(t)}if(t===45||t===95||(0,i.lV)(t)){u=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
o=true
return emailDomain}function emailDomainAfter(a){if(u&&o&&(0,i.CW)(r.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(a)}return n(a)}}function tokenizeWwwAutolink(e,t,n){const r=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(o,e.attempt(u,e.attempt(a,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,n){const r=this
let o=""
let l=false
return protocolStart
function protocolStart(t){if((t===72||t===104)&&previousProtocol.call(r,r.previous)&&!previousUnbalanced(r.events)){e.enter("literalAutolink")
e.enter("literalAutolinkHttp")
o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}return n(t)}function protocolPrefixInside(t){if((0,i.CW)(t)&&o.length<5){o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}if(t===58){const n=o.toLowerCase()
if(n==="http"||n==="https"){e.consume(t)
return protocolSlashesInside}}return n(t)}function protocolSlashesInside(t){if(t===47){e.consume(t)
if(l){return afterProtocol}l=true
return protocolSlashesInside}return n(t)}function afterProtocol(t){return t===null||(0,i.JQ)(t)||(0,i.Ee)(t)||(0,i.Ny)(t)||(0,i.es)(t)?n(t):e.attempt(u,e.attempt(a,protocolAfter),n)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let r=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&r<3){r++
e.consume(t)
return wwwPrefixInside}if(t===46&&r===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,n){let r
let o
let u
return domainInside
function domainInside(t){if(t===46||t===95){return e.check(l,domainAfter,domainAtPunctuation)(t)}if(t===null||(0,i.Ee)(t)||(0,i.Ny)(t)||t!==45&&(0,i.es)(t)){return domainAfter(t)}u=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95){r=true}else{o=r
r=undefined}e.consume(t)
return domainInside}function domainAfter(e){if(o||r||!u){return n(e)}return t(e)}}function tokenizePath(e,t){let n=0
let r=0
return pathInside
function pathInside(o){if(o===40){n++
e.consume(o)
return pathInside}if(o===41&&r<n){return pathAtPunctuation(o)}if(o===33||o===34||o===38||o===39||o===41||o===42||o===44||o===46||o===58||o===59||o===60||o===63||o===93||o===95||o===126){return e.check(l,t,pathAtPunctuation)(o)}if(o===null||(0,i.Ee)(o)||(0,i.Ny)(o)){return t(o)}e.consume(o)
return pathInside}function pathAtPunctuation(t){if(t===41){r++}e.consume(t)
return pathInside}}function tokenizeTrail(e,t,n){return trail
function trail(r){if(r===33||r===34||r===39||r===41||r===42||r===44||r===46||r===58||r===59||r===63||r===95||r===126){e.consume(r)
return trail}if(r===38){e.consume(r)
return trailCharacterReferenceStart}if(r===93){e.consume(r)
return trailBracketAfter}if(r===60||r===null||(0,i.Ee)(r)||(0,i.Ny)(r)){return t(r)}return n(r)}function trailBracketAfter(e){if(e===null||e===40||e===91||(0,i.Ee)(e)||(0,i.Ny)(e)){return t(e)}return trail(e)}function trailCharacterReferenceStart(e){return(0,i.CW)(e)?trailCharacterReferenceInside(e):n(e)}function trailCharacterReferenceInside(t){if(t===59){e.consume(t)
return trail}if((0,i.CW)(t)){e.consume(t)
return trailCharacterReferenceInside}return n(t)}}function tokenizeEmailDomainDotTrail(e,t,n){return start
function start(t){e.consume(t)
return after}function after(e){return(0,i.lV)(e)?n(e):t(e)}}function previousWww(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||(0,i.Ee)(e)}function previousProtocol(e){return!(0,i.CW)(e)}function previousEmail(e){return!(e===47||gfmAtext(e))}function gfmAtext(e){return e===43||e===45||e===46||e===95||(0,i.lV)(e)}function previousUnbalanced(e){let t=e.length
let n=false
while(t--){const r=e[t][1]
if((r.type==="labelLink"||r.type==="labelImage")&&!r._balanced){n=true
break}if(r._gfmAutolinkLiteralWalkedInto){n=false
break}}if(e.length>0&&!n){e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true}return n}var p=n(6402)
function gfmAutolinkLiteralHtml(){return{exit:{literalAutolinkEmail,literalAutolinkHttp,literalAutolinkWww}}}function literalAutolinkWww(e){anchorFromToken.call(this,e,"http://")}function literalAutolinkEmail(e){anchorFromToken.call(this,e,"mailto:")}function literalAutolinkHttp(e){anchorFromToken.call(this,e)}function anchorFromToken(e,t){const n=this.sliceSerialize(e)
this.tag('<a href="'+(0,p.Q)((t||"")+n)+'">')
this.raw(this.encode(n))
this.tag("</a>")}var g=n(4520)
var k=n(2328)
var x=n(31)
const b={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,t,n){const r=this
let i=r.events.length
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let u
while(i--){const e=r.events[i][1]
if(e.type==="labelImage"){u=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link"){break}}return start
function start(i){if(!u||!u._balanced){return n(i)}const a=(0,x.B)(r.sliceSerialize({start:u.end,end:r.now()}))
if(a.codePointAt(0)!==94||!o.includes(a.slice(1))){return n(i)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(i)
e.exit("gfmFootnoteCallLabelMarker")
return t(i)}}function resolveToPotentialGfmFootnoteCall(e,t){let n=e.length
let r
while(n--){if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){r=e[n][1]
break}}e[n+1][1].type="data"
e[n+3][1].type="gfmFootnoteCallLabelMarker"
const i={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)}
const o={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)}
o.end.column++
o.end.offset++
o.end._bufferIndex++
const u={type:"gfmFootnoteCallString",start:Object.assign({},o.end),end:Object.assign({},e[e.length-1][1].start)}
const a={type:"chunkString",contentType:"string",start:Object.assign({},u.start),end:Object.assign({},u.end)}
const l=[e[n+1],e[n+2],["enter",i,t],e[n+3],e[n+4],["enter",o,t],["exit",o,t],["enter",u,t],["enter",a,t],["exit",a,t],["exit",u,t],e[e.length-2],e[e.length-1],["exit",i,t]]
e.splice(n,e.length-n+1,...l)
return e}function tokenizeGfmFootnoteCall(e,t,n){const r=this
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let u=0
let a
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
return callData}function callData(l){if(u>999||l===93&&!a||l===null||l===91||(0,i.Ee)(l)){return n(l)}if(l===93){e.exit("chunkString")
const i=e.exit("gfmFootnoteCallString")
if(!o.includes((0,x.B)(r.sliceSerialize(i)))){return n(l)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(l)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return t}if(!(0,i.Ee)(l)){a=true}u++
e.consume(l)
return l===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
u++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,t,n){const r=this
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let u
let a=0
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
return labelInside}return n(t)}function labelInside(t){if(a>999||t===93&&!l||t===null||t===91||(0,i.Ee)(t)){return n(t)}if(t===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
u=(0,x.B)(r.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!(0,i.Ee)(t)){l=true}a++
e.consume(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
a++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!o.includes(u)){o.push(u)}return(0,k.N)(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return n(t)}function whitespaceAfter(e){return t(e)}}function tokenizeDefinitionContinuation(e,t,n){return e.check(g.B,t,e.attempt(b,t,n))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,n){const r=this
return(0,k.N)(e,afterPrefix,"gfmFootnoteDefinitionIndent",4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="gfmFootnoteDefinitionIndent"&&i[2].sliceSerialize(i[1],true).length===4?t(e):n(e)}}const w={}.hasOwnProperty
const C={}
function defaultBackLabel(e,t){return"Back to reference "+(e+1)+(t>1?"-"+t:"")}function gfmFootnoteHtml(e){const t=e||C
const n=t.label||"Footnotes"
const r=t.labelTagName||"h2"
const i=t.labelAttributes===null||t.labelAttributes===undefined?'class="sr-only"':t.labelAttributes
const o=t.backLabel||defaultBackLabel
const u=t.clobberPrefix===null||t.clobberPrefix===undefined?"user-content-":t.clobberPrefix
return{enter:{gfmFootnoteDefinition(){const e=this.getData("tightStack")
e.push(false)},gfmFootnoteDefinitionLabelString(){this.buffer()},gfmFootnoteCallString(){this.buffer()}},exit:{gfmFootnoteDefinition(){let e=this.getData("gfmFootnoteDefinitions")
const t=this.getData("gfmFootnoteDefinitionStack")
const n=this.getData("tightStack")
const r=t.pop()
const i=this.resume()
if(!e){this.setData("gfmFootnoteDefinitions",e={})}if(!w.call(e,r))e[r]=i
n.pop()
this.setData("slurpOneLineEnding",true)
this.setData("lastWasTag")},gfmFootnoteDefinitionLabelString(e){let t=this.getData("gfmFootnoteDefinitionStack")
if(!t){this.setData("gfmFootnoteDefinitionStack",t=[])}t.push((0,x.B)(this.sliceSerialize(e)))
this.resume()
this.buffer()},gfmFootnoteCallString(e){let t=this.getData("gfmFootnoteCallOrder")
let n=this.getData("gfmFootnoteCallCounts")
const r=(0,x.B)(this.sliceSerialize(e))
let i
this.resume()
if(!t)this.setData("gfmFootnoteCallOrder",t=[])
if(!n)this.setData("gfmFootnoteCallCounts",n={})
const o=t.indexOf(r)
const a=(0,p.Q)(r.toLowerCase())
if(o===-1){t.push(r)
n[r]=1
i=t.length}else{n[r]++
i=o+1}const l=n[r]
this.tag('<sup><a href="#'+u+"fn-"+a+'" id="'+u+"fnref-"+a+(l>1?"-"+l:"")+'" data-footnote-ref="" aria-describedby="footnote-label">'+String(i)+"</a></sup>")},null(){const e=this.getData("gfmFootnoteCallOrder")||[]
const t=this.getData("gfmFootnoteCallCounts")||{}
const a=this.getData("gfmFootnoteDefinitions")||{}
let l=-1
if(e.length>0){this.lineEndingIfNeeded()
this.tag('<section data-footnotes="" class="footnotes"><'+r+' id="footnote-label"'+(i?" "+i:"")+">")
this.raw(this.encode(n))
this.tag("</"+r+">")
this.lineEndingIfNeeded()
this.tag("<ol>")}while(++l<e.length){const n=e[l]
const r=(0,p.Q)(n.toLowerCase())
let i=0
const s=[]
while(++i<=t[n]){s.push('<a href="#'+u+"fnref-"+r+(i>1?"-"+i:"")+'" data-footnote-backref="" aria-label="'+this.encode(typeof o==="string"?o:o(l,i))+'" class="data-footnote-backref">\u21a9'+(i>1?"<sup>"+i+"</sup>":"")+"</a>")}const c=s.join(" ")
let f=false
this.lineEndingIfNeeded()
this.tag('<li id="'+u+"fn-"+r+'">')
this.lineEndingIfNeeded()
this.tag(a[n].replace(/<\/p>(?:\r?\n|\r)?$/,function(e){f=true
return" "+c+e}))
if(!f){this.lineEndingIfNeeded()
this.tag(c)}this.lineEndingIfNeeded()
this.tag("</li>")}if(e.length>0){this.lineEndingIfNeeded()
this.tag("</ol>")
this.lineEndingIfNeeded()
this.tag("</section>")}}}}}var S=n(5254)
var y=n(4386)
var A=n(6728)
function gfmStrikethrough(e){const t=e||{}
let n=t.singleTilde
const r={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough}
if(n===null||n===undefined){n=true}return{text:{[126]:r},insideSpan:{null:[r]},attentionMarkers:{null:[126]}}
function resolveAllStrikethrough(e,t){let n=-1
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="strikethroughSequenceTemporary"&&e[n][1]._close){let r=n
while(r--){if(e[r][0]==="exit"&&e[r][1].type==="strikethroughSequenceTemporary"&&e[r][1]._open&&e[n][1].end.offset-e[n][1].start.offset===e[r][1].end.offset-e[r][1].start.offset){e[n][1].type="strikethroughSequence"
e[r][1].type="strikethroughSequence"
const i={type:"strikethrough",start:Object.assign({},e[r][1].start),end:Object.assign({},e[n][1].end)}
const o={type:"strikethroughText",start:Object.assign({},e[r][1].end),end:Object.assign({},e[n][1].start)}
const u=[["enter",i,t],["enter",e[r][1],t],["exit",e[r][1],t],["enter",o,t]]
const a=t.parser.constructs.insideSpan.null
if(a){(0,S.m)(u,u.length,0,(0,A.W)(a,e.slice(r+1,n),t))}(0,S.m)(u,u.length,0,[["exit",o,t],["enter",e[n][1],t],["exit",e[n][1],t],["exit",i,t]]);(0,S.m)(e,r-1,n-r+3,u)
n=r+u.length-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="strikethroughSequenceTemporary"){e[n][1].type="data"}}return e}function tokenizeStrikethrough(e,t,r){const i=this.previous
const o=this.events
let u=0
return start
function start(t){if(i===126&&o[o.length-1][1].type!=="characterEscape"){return r(t)}e.enter("strikethroughSequenceTemporary")
return more(t)}function more(o){const a=(0,y.S)(i)
if(o===126){if(u>1)return r(o)
e.consume(o)
u++
return more}if(u<2&&!n)return r(o)
const l=e.exit("strikethroughSequenceTemporary")
const s=(0,y.S)(o)
l._open=!s||s===2&&Boolean(a)
l._close=!a||a===2&&Boolean(s)
return t(o)}}}function gfmStrikethroughHtml(){return{enter:{strikethrough(){this.tag("<del>")}},exit:{strikethrough(){this.tag("</del>")}}}}class EditMap{constructor(){this.map=[]
this.index=new Map}add(e,t,n){addImplementation(this,e,t,n)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r){if(n===0&&r.length===0){return}const i=e.index.get(t)
if(i){i[1]+=n
i[2].push(...r)
return}const o=[t,n,r]
e.map.push(o)
e.index.set(t,o)}function gfmTableAlign(e,t){let n=false
const r=[]
while(t<e.length){const i=e[t]
if(n){if(i[0]==="enter"){if(i[1].type==="tableContent"){r.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none")}}else if(i[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){const e=r.length-1
r[e]=r[e]==="left"?"center":"right"}}else if(i[1].type==="tableDelimiterRow"){break}}else if(i[0]==="enter"&&i[1].type==="tableDelimiterRow"){n=true}t+=1}return r}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(e,t,n){const r=this
let o=0
let u=0
let a
return start
function start(e){let t=r.events.length-1
while(t>-1){const{type:e}=r.events[t][1]
if(e==="lineEnding"||e==="linePrefix"){t--}else{break}}const i=t>-1?r.events[t][1].type:null
const o=i==="tableHead"||i==="tableRow"?bodyRowStart:headRowBefore
if(o===bodyRowStart&&r.parser.lazy[r.now().line]){return n(e)}return o(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124){return headRowBreak(e)}a=true
u+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null){return n(t)}if((0,i.HP)(t)){if(u>1){u=0
r.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return n(t)}if((0,i.On)(t)){return(0,k.N)(e,headRowBreak,"whitespace")(t)}u+=1
if(a){a=false
o+=1}if(t===124){e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
a=true
return headRowBreak}e.enter("data")
return headRowData(t)}function headRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return headRowBreak(t)}e.consume(t)
return t===92?headRowEscape:headRowData}function headRowEscape(t){if(t===92||t===124){e.consume(t)
return headRowData}return headRowData(t)}function headDelimiterStart(t){r.interrupt=false
if(r.parser.lazy[r.now().line]){return n(t)}e.enter("tableDelimiterRow")
a=false
if((0,i.On)(t)){return(0,k.N)(e,headDelimiterBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58){return headDelimiterValueBefore(t)}if(t===124){a=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if((0,i.On)(t)){return(0,k.N)(e,headDelimiterValueBefore,"whitespace")(t)}return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){u+=1
a=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){u+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||(0,i.HP)(t)){return headDelimiterCellAfter(t)}return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){a=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if((0,i.On)(t)){return(0,k.N)(e,headDelimiterCellAfter,"whitespace")(t)}return headDelimiterCellAfter(t)}function headDelimiterCellAfter(n){if(n===124){return headDelimiterBefore(n)}if(n===null||(0,i.HP)(n)){if(!a||o!==u){return headDelimiterNok(n)}e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(n)}return headDelimiterNok(n)}function headDelimiterNok(e){return n(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(n){if(n===124){e.enter("tableCellDivider")
e.consume(n)
e.exit("tableCellDivider")
return bodyRowBreak}if(n===null||(0,i.HP)(n)){e.exit("tableRow")
return t(n)}if((0,i.On)(n)){return(0,k.N)(e,bodyRowBreak,"whitespace")(n)}e.enter("data")
return bodyRowData(n)}function bodyRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let r=true
let i=0
let o=[0,0,0,0]
let u=[0,0,0,0]
let a=false
let l=0
let s
let c
let f
const d=new EditMap
while(++n<e.length){const h=e[n]
const m=h[1]
if(h[0]==="enter"){if(m.type==="tableHead"){a=false
if(l!==0){flushTableEnd(d,t,l,s,c)
c=undefined
l=0}s={type:"table",start:Object.assign({},m.start),end:Object.assign({},m.end)}
d.add(n,0,[["enter",s,t]])}else if(m.type==="tableRow"||m.type==="tableDelimiterRow"){r=true
f=undefined
o=[0,0,0,0]
u=[0,n+1,0,0]
if(a){a=false
c={type:"tableBody",start:Object.assign({},m.start),end:Object.assign({},m.end)}
d.add(n,0,[["enter",c,t]])}i=m.type==="tableDelimiterRow"?2:c?3:1}else if(i&&(m.type==="data"||m.type==="tableDelimiterMarker"||m.type==="tableDelimiterFiller")){r=false
if(u[2]===0){if(o[1]!==0){u[0]=u[1]
f=flushCell(d,t,o,i,undefined,f)
o=[0,0,0,0]}u[2]=n}}else if(m.type==="tableCellDivider"){if(r){r=false}else{if(o[1]!==0){u[0]=u[1]
f=flushCell(d,t,o,i,undefined,f)}o=u
u=[o[1],n,0,0]}}}else if(m.type==="tableHead"){a=true
l=n}else if(m.type==="tableRow"||m.type==="tableDelimiterRow"){l=n
if(o[1]!==0){u[0]=u[1]
f=flushCell(d,t,o,i,n,f)}else if(u[1]!==0){f=flushCell(d,t,u,i,n,f)}i=0}else if(i&&(m.type==="data"||m.type==="tableDelimiterMarker"||m.type==="tableDelimiterFiller")){u[3]=n}}if(l!==0){flushTableEnd(d,t,l,s,c)}d.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table"){e[1]._align=gfmTableAlign(t.events,n)}}return e}function flushCell(e,t,n,r,i,o){const u=r===1?"tableHeader":r===2?"tableDelimiter":"tableData"
const a="tableContent"
if(n[0]!==0){o.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",o,t]])}const l=getPoint(t.events,n[1])
o={type:u,start:Object.assign({},l),end:Object.assign({},l)}
e.add(n[1],0,[["enter",o,t]])
if(n[2]!==0){const i=getPoint(t.events,n[2])
const o=getPoint(t.events,n[3])
const u={type:a,start:Object.assign({},i),end:Object.assign({},o)}
e.add(n[2],0,[["enter",u,t]])
if(r!==2){const r=t.events[n[2]]
const i=t.events[n[3]]
r[1].end=Object.assign({},i[1].end)
r[1].type="chunkText"
r[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const r=n[3]-n[2]-1
e.add(t,r,[])}}e.add(n[3]+1,0,[["exit",u,t]])}if(i!==undefined){o.end=Object.assign({},getPoint(t.events,i))
e.add(i,0,[["exit",o,t]])
o=undefined}return o}function flushTableEnd(e,t,n,r,i){const o=[]
const u=getPoint(t.events,n)
if(i){i.end=Object.assign({},u)
o.push(["exit",i,t])}r.end=Object.assign({},u)
o.push(["exit",r,t])
e.add(n+1,0,o)}function getPoint(e,t){const n=e[t]
const r=n[0]==="enter"?"start":"end"
return n[1][r]}const I={none:"",left:' align="left"',right:' align="right"',center:' align="center"'}
function gfmTableHtml(){return{enter:{table(e){const t=e._align
this.lineEndingIfNeeded()
this.tag("<table>")
this.setData("tableAlign",t)},tableBody(){this.tag("<tbody>")},tableData(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=I[e[t]]
if(n===undefined){this.buffer()}else{this.lineEndingIfNeeded()
this.tag("<td"+n+">")}},tableHead(){this.lineEndingIfNeeded()
this.tag("<thead>")},tableHeader(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=I[e[t]]
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
this.tag("<td"+I[e[t]]+"></td>")
t++}this.setData("tableColumn",t)
this.lineEndingIfNeeded()
this.tag("</tr>")}}}}function replace(e,t){return t==="|"?t:e}const z=/<(\/?)(iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)(?=[\t\n\f\r />])/gi
const E=new RegExp("^"+z.source,"i")
function gfmTagfilterHtml(){return{exit:{htmlFlowData(e){exitHtmlData.call(this,e,z)},htmlTextData(e){exitHtmlData.call(this,e,E)}}}}function exitHtmlData(e,t){let n=this.sliceSerialize(e)
if(this.options.allowDangerousHtml){n=n.replace(t,"&lt;$1$2")}this.raw(this.encode(n))}const v={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:v}}}function tokenizeTasklistCheck(e,t,n){const r=this
return open
function open(t){if(r.previous!==null||!r._gfmTasklistFirstContentOfListItem){return n(t)}e.enter("taskListCheck")
e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
return inside}function inside(t){if((0,i.Ee)(t)){e.enter("taskListCheckValueUnchecked")
e.consume(t)
e.exit("taskListCheckValueUnchecked")
return close}if(t===88||t===120){e.enter("taskListCheckValueChecked")
e.consume(t)
e.exit("taskListCheckValueChecked")
return close}return n(t)}function close(t){if(t===93){e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
e.exit("taskListCheck")
return after}return n(t)}function after(r){if((0,i.HP)(r)){return t(r)}if((0,i.On)(r)){return e.check({tokenize:spaceThenNonSpace},t,n)(r)}return n(r)}}function spaceThenNonSpace(e,t,n){return(0,k.N)(e,after,"whitespace")
function after(e){return e===null?n(e):t(e)}}function gfmTaskListItemHtml(){return{enter:{taskListCheck(){this.tag('<input type="checkbox" disabled="" ')}},exit:{taskListCheck(){this.tag("/>")},taskListCheckValueChecked(){this.tag('checked="" ')}}}}function gfm(e){return(0,r.y)([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return(0,r.v)([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}},2328:(e,t,n)=>{n.d(t,{B:()=>factorySpaceMinMax,N:()=>factorySpace})
var r=n(401)
function factorySpace(e,t,n,i){const o=i?i-1:Infinity
let u=0
return start
function start(i){if((0,r.On)(i)){e.enter(n)
return prefix(i)}return t(i)}function prefix(i){if((0,r.On)(i)&&u++<o){e.consume(i)
return prefix}e.exit(n)
return t(i)}}function factorySpaceMinMax(e,t,n,i,o,u){let a=0
return start
function start(t){if(u>0&&(0,r.On)(t)){e.enter(i)
return prefix(t)}return after(t)}function prefix(t){if((0,r.On)(t)&&a<u){e.consume(t)
a++
return prefix}e.exit(i)
return after(t)}function after(e){return a>=o?t(e):n(e)}}},5254:(e,t,n)=>{n.d(t,{V:()=>push,m:()=>splice})
function splice(e,t,n,r){const i=e.length
let o=0
let u
if(t<0){t=-t>i?0:i+t}else{t=t>i?i:t}n=n>0?n:0
if(r.length<1e4){u=Array.from(r)
u.unshift(t,n)
e.splice(...u)}else{if(n)e.splice(t,n)
while(o<r.length){u=r.slice(o,o+1e4)
u.unshift(t,0)
e.splice(...u)
o+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}},6792:(e,t,n)=>{n.d(t,{v:()=>combineHtmlExtensions,y:()=>combineExtensions})
var r=n(5254)
const i={}.hasOwnProperty
function combineExtensions(e){const t={}
let n=-1
while(++n<e.length){syntaxExtension(t,e[n])}return t}function syntaxExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const o=r||(e[n]={})
const u=t[n]
let a
if(u){for(a in u){if(!i.call(o,a))o[a]=[]
const e=u[a]
constructs(o[a],Array.isArray(e)?e:e?[e]:[])}}}}function constructs(e,t){let n=-1
const i=[]
while(++n<t.length){(t[n].add==="after"?e:i).push(t[n])}(0,r.m)(e,0,0,i)}function combineHtmlExtensions(e){const t={}
let n=-1
while(++n<e.length){htmlExtension(t,e[n])}return t}function htmlExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const o=r||(e[n]={})
const u=t[n]
let a
if(u){for(a in u){o[a]=u[a]}}}}},3988:(e,t,n)=>{n.d(t,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,t){const n=Number.parseInt(e,t)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111){return"\ufffd"}return String.fromCodePoint(n)}},9886:(e,t,n)=>{n.d(t,{s:()=>decodeString})
var r=n(7126)
var i=n(3988)
const o=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(o,decode)}function decode(e,t,n){if(t){return t}const o=n.charCodeAt(0)
if(o===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return(0,i.C)(n.slice(t?2:1),t?16:10)}return(0,r.s)(n)||e}},2060:(e,t,n)=>{n.d(t,{l:()=>encode})
const r={'"':"quot","&":"amp","<":"lt",">":"gt"}
function encode(e){return e.replace(/["&<>]/g,replace)
function replace(e){return"&"+r[e]+";"}}},6728:(e,t,n)=>{n.d(t,{W:()=>resolveAll})
function resolveAll(e,t,n){const r=[]
let i=-1
while(++i<e.length){const o=e[i].resolveAll
if(o&&!r.includes(o)){t=o(t,n)
r.push(o)}}return t}},6402:(e,t,n)=>{n.d(t,{Q:()=>sanitizeUri})
var r=n(401)
var i=n(2060)
function sanitizeUri(e,t){const n=(0,i.l)(normalizeUri(e||""))
if(!t){return n}const r=n.indexOf(":")
const o=n.indexOf("?")
const u=n.indexOf("#")
const a=n.indexOf("/")
if(r<0||a>-1&&r>a||o>-1&&r>o||u>-1&&r>u||t.test(n.slice(0,r))){return n}return""}function normalizeUri(e){const t=[]
let n=-1
let i=0
let o=0
while(++n<e.length){const u=e.charCodeAt(n)
let a=""
if(u===37&&(0,r.lV)(e.charCodeAt(n+1))&&(0,r.lV)(e.charCodeAt(n+2))){o=2}else if(u<128){if(!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(u))){a=String.fromCharCode(u)}}else if(u>55295&&u<57344){const t=e.charCodeAt(n+1)
if(u<56320&&t>56319&&t<57344){a=String.fromCharCode(u,t)
o=1}else{a="\ufffd"}}else{a=String.fromCharCode(u)}if(a){t.push(e.slice(i,n),encodeURIComponent(a))
i=n+o+1
a=""}if(o){n+=o
o=0}}return t.join("")+e.slice(i)}},5586:(e,t,n)=>{n.d(t,{w:()=>subtokenize})
var r=n(5254)
class SpliceBuffer{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length){throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")}if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===undefined?Number.POSITIVE_INFINITY:t
if(n<this.left.length){return this.left.slice(e,n)}if(e>this.left.length){return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()}return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const r=t||0
this.setCursor(Math.trunc(e))
const i=this.right.splice(this.right.length-r,Number.POSITIVE_INFINITY)
if(n)chunkedPush(this.left,n)
return i.reverse()}pop(){this.setCursor(Number.POSITIVE_INFINITY)
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
let i
let o
let u
let a
let l
let s
let c
const f=new SpliceBuffer(e)
while(++n<f.length){while(n in t){n=t[n]}i=f.get(n)
if(n&&i[1].type==="chunkFlow"&&f.get(n-1)[1].type==="listItemPrefix"){s=i[1]._tokenizer.events
u=0
if(u<s.length&&s[u][1].type==="lineEndingBlank"){u+=2}if(u<s.length&&s[u][1].type==="content"){while(++u<s.length){if(s[u][1].type==="content"){break}if(s[u][1].type==="chunkText"){s[u][1]._isInFirstContentOfListItem=true
u++}}}}if(i[0]==="enter"){if(i[1].contentType){Object.assign(t,subcontent(f,n))
n=t[n]
c=true}}else if(i[1]._container){u=n
o=undefined
while(u--){a=f.get(u)
if(a[1].type==="lineEnding"||a[1].type==="lineEndingBlank"){if(a[0]==="enter"){if(o){f.get(o)[1].type="lineEndingBlank"}a[1].type="lineEnding"
o=u}}else if(a[1].type==="linePrefix"||a[1].type==="listItemIndent"){}else{break}}if(o){i[1].end={...f.get(o)[1].start}
l=f.slice(o,n)
l.unshift(i)
f.splice(o,n-o+1,l)}}}(0,r.m)(e,0,Number.POSITIVE_INFINITY,f.slice(0))
return!c}function subcontent(e,t){const n=e.get(t)[1]
const r=e.get(t)[2]
let i=t-1
const o=[]
let u=n._tokenizer
if(!u){u=r.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing){u._contentTypeTextTrailing=true}}const a=u.events
const l=[]
const s={}
let c
let f
let d=-1
let h=n
let m=0
let p=0
const g=[p]
while(h){while(e.get(++i)[1]!==h){}o.push(i)
if(!h._tokenizer){c=r.sliceStream(h)
if(!h.next){c.push(null)}if(f){u.defineSkip(h.start)}if(h._isInFirstContentOfListItem){u._gfmTasklistFirstContentOfListItem=true}u.write(c)
if(h._isInFirstContentOfListItem){u._gfmTasklistFirstContentOfListItem=undefined}}f=h
h=h.next}h=n
while(++d<a.length){if(a[d][0]==="exit"&&a[d-1][0]==="enter"&&a[d][1].type===a[d-1][1].type&&a[d][1].start.line!==a[d][1].end.line){p=d+1
g.push(p)
h._tokenizer=undefined
h.previous=undefined
h=h.next}}u.events=[]
if(h){h._tokenizer=undefined
h.previous=undefined}else{g.pop()}d=g.length
while(d--){const t=a.slice(g[d],g[d+1])
const n=o.pop()
l.push([n,n+t.length-1])
e.splice(n,2,t)}l.reverse()
d=-1
while(++d<l.length){s[m+l[d][0]]=m+l[d][1]
m+=l[d][1]-l[d][0]-1}return s}},9327:(e,t,n)=>{n.d(t,{q:()=>parse})
var r={}
n.r(r)
n.d(r,{attentionMarkers:()=>ue,contentInitial:()=>ee,disable:()=>ae,document:()=>X,flow:()=>ne,flowInitial:()=>te,insideSpan:()=>oe,string:()=>re,text:()=>ie})
var i=n(6792)
var o=n(2328)
var u=n(401)
const a={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let n
return t
function afterContentStartConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const r=e.enter("chunkText",{contentType:"text",previous:n})
if(n){n.next=r}n=r
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if((0,u.HP)(t)){e.consume(t)
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
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r,i){if(n===0&&r.length===0){return}const o=e.index.get(t)
if(o){o[1]+=n
if(i){r.push(...o[2])
o[2]=r}else{o[2].push(...r)}return}const u=[t,n,r]
e.map.push(u)
e.index.set(t,u)}const l={tokenize:initializeDocument}
const s={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const n=[]
let r=0
let i
let o
let a
return start
function start(i){if(r<n.length){const o=n[r]
t.containerState=o[1]
return e.attempt(o[0].continuation,documentContinue,checkNewContainers)(i)}return checkNewContainers(i)}function documentContinue(e){r++
if(t.containerState._closeFlow){t.containerState._closeFlow=undefined
if(i){closeFlow()}const n=t.events.length
let o=n
let u
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){u=t.events[o][1].end
break}}exitContainers(r)
let a=n
while(a<t.events.length){t.events[a][1].end={...u}
a++}const l=new EditMap
l.add(o+1,0,t.events.slice(n))
l.add(n,a-n,[])
l.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(o){if(r===n.length){if(!i){return documentContinued(o)}if(i.currentConstruct&&i.currentConstruct.concrete){return flowStart(o)}t.interrupt=Boolean(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(s,thereIsANewContainer,thereIsNoNewContainer)(o)}function thereIsANewContainer(e){if(i){closeFlow()}exitContainers(r)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=r!==n.length
a=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(s,containerContinue,flowStart)(n)}function containerContinue(e){r++
n.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(i){closeFlow()}exitContainers(0)
e.consume(n)
return}i=i||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:o})
return flowContinue(n)}function flowContinue(n){if(n===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(n)
return}if((0,u.HP)(n)){e.consume(n)
writeToChild(e.exit("chunkFlow"))
r=0
t.interrupt=undefined
return start}e.consume(n)
return flowContinue}function writeToChild(e,n){const u=t.sliceStream(e)
if(n){u.push(null)}e.previous=o
if(o){o.next=e}o=e
i.defineSkip(e.start)
i.write(u)
if(t.parser.lazy[e.start.line]){let e=i.events.length
while(e--){if(i.events[e][1].start.offset<a&&(!i.events[e][1].end||i.events[e][1].end.offset>a)){return}}const n=t.events.length
let o=n
let u
let l
while(o--){if(t.events[o][0]==="exit"&&t.events[o][1].type==="chunkFlow"){if(u){l=t.events[o][1].end
break}u=true}}exitContainers(r)
e=n
while(e<t.events.length){t.events[e][1].end={...l}
e++}const s=new EditMap
s.add(o+1,0,t.events.slice(n))
s.add(n,e-n,[])
s.consume(t.events)}}function exitContainers(r){let i=n.length
while(i-- >r){const r=n[i]
t.containerState=r[1]
r[0].exit.call(t,e)}n.length=r}function closeFlow(){i.write([null])
o=undefined
i=undefined
t.containerState._closeFlow=undefined}}function tokenizeContainer(e,t,n){return(0,o.N)(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?undefined:4)}var c=n(4520)
var f=n(5586)
const d={resolve:resolveContent,tokenize:tokenizeContent}
const h={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){(0,f.w)(e)
return e}function tokenizeContent(e,t){let n
return chunkStart
function chunkStart(t){e.enter("content")
n=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null){return contentEnd(t)}if((0,u.HP)(t)){return e.check(h,contentContinue,contentEnd)(t)}e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
n.next=e.enter("chunkContent",{contentType:"content",previous:n})
n=n.next
return chunkInside}}function tokenizeContinuation(e,t,n){const r=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,prefixed,"linePrefix")}function prefixed(i){if(i===null||(0,u.HP)(i)){return n(i)}const o=r.events[r.events.length-1]
if(!r.parser.constructs.disable.null.includes("codeIndented")&&o&&o[1].type==="linePrefix"&&o[2].sliceSerialize(o[1],true).length>=4){return t(i)}return e.interrupt(r.parser.constructs.flow,n,t)(i)}}const m={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const n=e.attempt(c.B,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,o.N)(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(d,afterConstruct)),"linePrefix")))
return n
function atBlankEnding(r){if(r===null){e.consume(r)
return}e.enter("lineEndingBlank")
e.consume(r)
e.exit("lineEndingBlank")
t.currentConstruct=undefined
return n}function afterConstruct(r){if(r===null){e.consume(r)
return}e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
t.currentConstruct=undefined
return n}}const p={resolveAll:createResolver()}
const g=initializeFactory("string")
const k=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:undefined),tokenize:initializeText}
function initializeText(t){const n=this
const r=this.parser.constructs[e]
const i=t.attempt(r,start,notText)
return start
function start(e){return atBreak(e)?i(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return i(e)}t.consume(e)
return data}function atBreak(e){if(e===null){return true}const t=r[e]
let i=-1
if(t){while(++i<t.length){const e=t[i]
if(!e.previous||e.previous.call(n,n.previous)){return true}}}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let r=-1
let i
while(++r<=t.length){if(i===undefined){if(t[r]&&t[r][1].type==="data"){i=r
r++}}else if(!t[r]||t[r][1].type!=="data"){if(r!==i+2){t[i][1].end=t[r-1][1].end
t.splice(i+2,r-i-2)
r=i+2}i=undefined}}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new EditMap
let r=0
while(++r<=e.length){if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){const i=e[r-1][1]
const o=t.sliceStream(i)
let u=o.length
let a=-1
let l=0
let s
while(u--){const e=o[u]
if(typeof e==="string"){a=e.length
while(e.charCodeAt(a-1)===32){l++
a--}if(a){break}a=-1}else if(e===-2){s=true
l++}else if(e===-1){}else{u++
break}}if(t._contentTypeTextTrailing&&r===e.length){l=0}if(l){const o={type:r===e.length||s||l<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:u?a:i.start._bufferIndex+a,_index:i.start._index+u,line:i.end.line,column:i.end.column-l,offset:i.end.offset-l},end:{...i.end}}
i.end={...o.start}
if(i.start.offset===i.end.offset){Object.assign(i,o)}else{n.add(r,0,[["enter",o,t],["exit",o,t]])}}r++}}n.consume(e)
return e}const x={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,n){let r=0
let i
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){i=e
return atBreak(e)}function atBreak(o){if(o===i){e.enter("thematicBreakSequence")
return sequence(o)}if(r>=3&&(o===null||(0,u.HP)(o))){e.exit("thematicBreak")
return t(o)}return n(o)}function sequence(t){if(t===i){e.consume(t)
r++
return sequence}e.exit("thematicBreakSequence")
return(0,u.On)(t)?(0,o.N)(e,atBreak,"whitespace")(t):atBreak(t)}}const b={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const w={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const C={partial:true,tokenize:tokenizeIndent}
function tokenizeListStart(e,t,n){const r=this
const i=r.events[r.events.length-1]
let o=i&&i[1].type==="linePrefix"?i[2].sliceSerialize(i[1],true).length:0
let a=0
return start
function start(t){const i=r.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(i==="listUnordered"?!r.containerState.marker||t===r.containerState.marker:(0,u.BM)(t)){if(!r.containerState.type){r.containerState.type=i
e.enter(i,{_container:true})}if(i==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(x,n,atMarker)(t):atMarker(t)}if(!r.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return n(t)}function inside(t){if((0,u.BM)(t)&&++a<10){e.consume(t)
return inside}if((!r.interrupt||a<2)&&(r.containerState.marker?t===r.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return n(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
r.containerState.marker=r.containerState.marker||t
return e.check(c.B,r.interrupt?n:onBlank,e.attempt(w,endOfPrefix,otherPrefix))}function onBlank(e){r.containerState.initialBlankLine=true
o++
return endOfPrefix(e)}function otherPrefix(t){if((0,u.On)(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return n(t)}function endOfPrefix(n){r.containerState.size=o+r.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,n){const r=this
r.containerState._closeFlow=undefined
return e.check(c.B,onBlank,notBlank)
function onBlank(n){r.containerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBlankLine
return(0,o.N)(e,t,"listItemIndent",r.containerState.size+1)(n)}function notBlank(n){if(r.containerState.furtherBlankLines||!(0,u.On)(n)){r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return notInCurrentItem(n)}r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return e.attempt(C,t,notInCurrentItem)(n)}function notInCurrentItem(i){r.containerState._closeFlow=true
r.interrupt=undefined
return(0,o.N)(e,e.attempt(b,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(i)}}function tokenizeIndent(e,t,n){const r=this
return(0,o.N)(e,afterPrefix,"listItemIndent",r.containerState.size+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="listItemIndent"&&i[2].sliceSerialize(i[1],true).length===r.containerState.size?t(e):n(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,n){const r=this
return(0,o.N)(e,afterPrefix,"listItemPrefixWhitespace",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return!(0,u.On)(e)&&i&&i[1].type==="listItemPrefixWhitespace"?t(e):n(e)}}const S={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,n){const r=this
return start
function start(t){if(t===62){const n=r.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return n(t)}function after(n){if((0,u.On)(n)){e.enter("blockQuotePrefixWhitespace")
e.consume(n)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(n)}}function tokenizeBlockQuoteContinuation(e,t,n){const r=this
return contStart
function contStart(t){if((0,u.On)(t)){return(0,o.N)(e,contBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return contBefore(t)}function contBefore(r){return e.attempt(S,t,n)(r)}}function exit(e){e.exit("blockQuote")}function factoryDestination(e,t,n,r,i,o,a,l,s){const c=s||Number.POSITIVE_INFINITY
let f=0
return start
function start(t){if(t===60){e.enter(r)
e.enter(i)
e.enter(o)
e.consume(t)
e.exit(o)
return enclosedBefore}if(t===null||t===32||t===41||(0,u.JQ)(t)){return n(t)}e.enter(r)
e.enter(a)
e.enter(l)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(o)
e.consume(n)
e.exit(o)
e.exit(i)
e.exit(r)
return t}e.enter(l)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(l)
return enclosedBefore(t)}if(t===null||t===60||(0,u.HP)(t)){return n(t)}e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(i){if(!f&&(i===null||i===41||(0,u.Ee)(i))){e.exit("chunkString")
e.exit(l)
e.exit(a)
e.exit(r)
return t(i)}if(f<c&&i===40){e.consume(i)
f++
return raw}if(i===41){e.consume(i)
f--
return raw}if(i===null||i===32||i===40||(0,u.JQ)(i)){return n(i)}e.consume(i)
return i===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,n,r,i,o){const a=this
let l=0
let s
return start
function start(t){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
e.enter(o)
return atBreak}function atBreak(c){if(l>999||c===null||c===91||c===93&&!s||c===94&&!l&&"_hiddenFootnoteSupport"in a.parser.constructs){return n(c)}if(c===93){e.exit(o)
e.enter(i)
e.consume(c)
e.exit(i)
e.exit(r)
return t}if((0,u.HP)(c)){e.enter("lineEnding")
e.consume(c)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(c)}function labelInside(t){if(t===null||t===91||t===93||(0,u.HP)(t)||l++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!s)s=!(0,u.On)(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
l++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,n,r,i,a){let l
return start
function start(t){if(t===34||t===39||t===40){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
l=t===40?41:t
return begin}return n(t)}function begin(n){if(n===l){e.enter(i)
e.consume(n)
e.exit(i)
e.exit(r)
return t}e.enter(a)
return atBreak(n)}function atBreak(t){if(t===l){e.exit(a)
return begin(l)}if(t===null){return n(t)}if((0,u.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,o.N)(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===l||t===null||(0,u.HP)(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===l||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let n
return start
function start(r){if((0,u.HP)(r)){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
n=true
return start}if((0,u.On)(r)){return(0,o.N)(e,start,n?"linePrefix":"lineSuffix")(r)}return t(r)}}var y=n(31)
const A={name:"definition",tokenize:tokenizeDefinition}
const I={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,t,n){const r=this
let i
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(r,e,labelAfter,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(t){i=(0,y.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1))
if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
return markerAfter}return n(t)}function markerAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(I,after,after)(t)}function after(t){return(0,u.On)(t)?(0,o.N)(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(o){if(o===null||(0,u.HP)(o)){e.exit("definition")
r.parser.defined.push(i)
return t(o)}return n(o)}}function tokenizeTitleBefore(e,t,n){return titleBefore
function titleBefore(t){return(0,u.Ee)(t)?factoryWhitespace(e,beforeMarker)(t):n(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return(0,u.On)(t)?(0,o.N)(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||(0,u.HP)(e)?t(e):n(e)}}const z={name:"codeIndented",tokenize:tokenizeCodeIndented}
const E={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,n){return start
function start(t){e.enter("codeIndented")
return(0,o.B)(e,atBreak,n,"linePrefix",4,4)(t)}function atBreak(t){if(t===null){return after(t)}if((0,u.HP)(t)){return e.attempt(E,atBreak,after)(t)}e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||(0,u.HP)(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,n){const r=this
return furtherStart
function furtherStart(i){if(r.parser.lazy[r.now().line]){return n(i)}if((0,u.HP)(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return furtherStart}return(0,o.B)(e,t,onNotEnoughPrefix,"linePrefix",4,4)(i)}function onNotEnoughPrefix(e){return(0,u.HP)(e)?furtherStart(e):n(e)}}var v=n(5254)
const D={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let n=e.length-2
let r=3
if(e[r][1].type==="whitespace"){r+=2}if(n-2>r&&e[n][1].type==="whitespace"){n-=2}if(e[n][1].type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")){n-=r+1===n?2:4}if(n>r){const i={type:"atxHeadingText",start:e[r][1].start,end:e[n][1].end}
const o={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};(0,v.m)(e,r,n-r+1,[["enter",i,t],["enter",o,t],["exit",o,t],["exit",i,t]])}return e}function tokenizeHeadingAtx(e,t,n){let r=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&r++<6){e.consume(t)
return sequenceOpen}if(t===null||(0,u.Ee)(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return n(t)}function atBreak(n){if(n===35){e.enter("atxHeadingSequence")
return sequenceFurther(n)}if(n===null||(0,u.HP)(n)){e.exit("atxHeading")
return t(n)}if((0,u.On)(n)){return(0,o.N)(e,atBreak,"whitespace")(n)}e.enter("atxHeadingText")
return data(n)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||(0,u.Ee)(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const B={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new EditMap
let r=e.length
let i
let o
let u
while(r--){if(e[r][0]==="enter"){if(e[r][1].type==="content"){i=r
break}if(e[r][1].type==="paragraph"){o=r}}else{if(e[r][1].type==="content"){n.add(r,1,[])}if(!u&&e[r][1].type==="definition"){u=r}}}const a={type:"setextHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
e[o][1].type="setextHeadingText"
if(u){n.add(o,0,[["enter",a,t]])
n.add(u+1,0,[["exit",e[i][1],t]])
e[i][1].end={...e[u][1].end}}else{e[i][1]=a}n.add(e.length,0,[["exit",a,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,n){const r=this
let i
return start
function start(t){let o=r.events.length
let u
while(o--){if(r.events[o][1].type!=="lineEnding"&&r.events[o][1].type!=="linePrefix"&&r.events[o][1].type!=="content"){u=r.events[o][1].type==="paragraph"
break}}if(!r.parser.lazy[r.now().line]&&(r.interrupt||u)){e.enter("setextHeadingLine")
i=t
return before(t)}return n(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===i){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return(0,u.On)(t)?(0,o.N)(e,after,"lineSuffix")(t):after(t)}function after(r){if(r===null||(0,u.HP)(r)){e.exit("setextHeadingLine")
return t(r)}return n(r)}}var F=n(9586)
const T={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const r=this
return start
function start(t){if(t===null){return n(t)}e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return r.parser.lazy[r.now().line]?n(e):t(e)}}const O={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const P={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--){if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"){break}}if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,n){const r=this
let i
let o
let a
let l
let s
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(l){if(l===33){e.consume(l)
return declarationOpen}if(l===47){e.consume(l)
o=true
return tagCloseStart}if(l===63){e.consume(l)
i=3
return r.interrupt?t:continuationDeclarationInside}if((0,u.CW)(l)){e.consume(l)
a=String.fromCharCode(l)
return tagName}return n(l)}function declarationOpen(o){if(o===45){e.consume(o)
i=2
return commentOpenInside}if(o===91){e.consume(o)
i=5
l=0
return cdataOpenInside}if((0,u.CW)(o)){e.consume(o)
i=4
return r.interrupt?t:continuationDeclarationInside}return n(o)}function commentOpenInside(i){if(i===45){e.consume(i)
return r.interrupt?t:continuationDeclarationInside}return n(i)}function cdataOpenInside(i){const o="CDATA["
if(i===o.charCodeAt(l++)){e.consume(i)
if(l===o.length){return r.interrupt?t:continuation}return cdataOpenInside}return n(i)}function tagCloseStart(t){if((0,u.CW)(t)){e.consume(t)
a=String.fromCharCode(t)
return tagName}return n(t)}function tagName(l){if(l===null||l===47||l===62||(0,u.Ee)(l)){const u=l===47
const s=a.toLowerCase()
if(!u&&!o&&F.y.includes(s)){i=1
return r.interrupt?t(l):continuation(l)}if(F.T.includes(a.toLowerCase())){i=6
if(u){e.consume(l)
return basicSelfClosing}return r.interrupt?t(l):continuation(l)}i=7
return r.interrupt&&!r.parser.lazy[r.now().line]?n(l):o?completeClosingTagAfter(l):completeAttributeNameBefore(l)}if(l===45||(0,u.lV)(l)){e.consume(l)
a+=String.fromCharCode(l)
return tagName}return n(l)}function basicSelfClosing(i){if(i===62){e.consume(i)
return r.interrupt?t:continuation}return n(i)}function completeClosingTagAfter(t){if((0,u.On)(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||(0,u.CW)(t)){e.consume(t)
return completeAttributeName}if((0,u.On)(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||(0,u.lV)(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if((0,u.On)(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
s=t
return completeAttributeValueQuoted}if((0,u.On)(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===s){e.consume(t)
s=null
return completeAttributeValueQuotedAfter}if(t===null||(0,u.HP)(t)){return n(t)}e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||(0,u.Ee)(t)){return completeAttributeNameAfter(t)}e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||(0,u.On)(e)){return completeAttributeNameBefore(e)}return n(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return n(t)}function completeAfter(t){if(t===null||(0,u.HP)(t)){return continuation(t)}if((0,u.On)(t)){e.consume(t)
return completeAfter}return n(t)}function continuation(t){if(t===45&&i===2){e.consume(t)
return continuationCommentInside}if(t===60&&i===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&i===4){e.consume(t)
return continuationClose}if(t===63&&i===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&i===5){e.consume(t)
return continuationCdataInside}if((0,u.HP)(t)&&(i===6||i===7)){e.exit("htmlFlowData")
return e.check(P,continuationAfter,continuationStart)(t)}if(t===null||(0,u.HP)(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(T,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||(0,u.HP)(t)){return continuationStart(t)}e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
a=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=a.toLowerCase()
if(F.y.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if((0,u.CW)(t)&&a.length<8){e.consume(t)
a+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&i===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||(0,u.HP)(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,n){return start
function start(r){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return e.attempt(c.B,t,n)}}const N={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,n){const r=this
const i={partial:true,tokenize:tokenizeCloseStart}
let a=0
let l=0
let s
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=r.events[r.events.length-1]
a=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
s=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===s){l++
e.consume(t)
return sequenceOpen}if(l<3){return n(t)}e.exit("codeFencedFenceSequence")
return(0,u.On)(t)?(0,o.N)(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(n){if(n===null||(0,u.HP)(n)){e.exit("codeFencedFence")
return r.interrupt?t(n):e.check(T,atNonLazyBreak,after)(n)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(n)}function info(t){if(t===null||(0,u.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if((0,u.On)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return(0,o.N)(e,metaBefore,"whitespace")(t)}if(t===96&&t===s){return n(t)}e.consume(t)
return info}function metaBefore(t){if(t===null||(0,u.HP)(t)){return infoBefore(t)}e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||(0,u.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===s){return n(t)}e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(i,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return a>0&&(0,u.On)(t)?(0,o.N)(e,beforeContentChunk,"linePrefix",a+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||(0,u.HP)(t)){return e.check(T,atNonLazyBreak,after)(t)}e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||(0,u.HP)(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,n){let i=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return(0,u.On)(t)?(0,o.N)(e,beforeSequenceClose,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===s){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return n(t)}function sequenceClose(t){if(t===s){i++
e.consume(t)
return sequenceClose}if(i>=l){e.exit("codeFencedFenceSequence")
return(0,u.On)(t)?(0,o.N)(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return n(t)}function sequenceCloseAfter(r){if(r===null||(0,u.HP)(r)){e.exit("codeFencedFence")
return t(r)}return n(r)}}}var L=n(7126)
const H={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,n){const r=this
let i=0
let o
let a
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
a=u.lV
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
o=6
a=u.ok
return value}e.enter("characterReferenceValue")
o=7
a=u.BM
return value(t)}function value(l){if(l===59&&i){const i=e.exit("characterReferenceValue")
if(a===u.lV&&!(0,L.s)(r.sliceSerialize(i))){return n(l)}e.enter("characterReferenceMarker")
e.consume(l)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(a(l)&&i++<o){e.consume(l)
return value}return n(l)}}const M={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,n){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(r){if((0,u.ol)(r)){e.enter("characterEscapeValue")
e.consume(r)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return n(r)}}const _={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(n){e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,o.N)(e,t,"linePrefix")}}var R=n(6728)
const V={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const q={tokenize:tokenizeResource}
const W={tokenize:tokenizeReferenceFull}
const j={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const n=[]
while(++t<e.length){const r=e[t][1]
n.push(e[t])
if(r.type==="labelImage"||r.type==="labelLink"||r.type==="labelEnd"){const e=r.type==="labelImage"?4:2
r.type="data"
t+=e}}if(e.length!==n.length){(0,v.m)(e,0,e.length,n)}return e}function resolveToLabelEnd(e,t){let n=e.length
let r=0
let i
let o
let u
while(n--){const t=e[n][1]
if(i){if(t.type==="link"||t.type==="labelLink"&&t._inactive){break}if(e[n][0]==="enter"&&t.type==="labelLink"){t._inactive=true}}else if(o){if(e[n][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){i=n
if(t.type!=="labelLink"){r=2
break}}}else if(t.type==="labelEnd"){o=n}}const a={type:e[i][1].type==="labelLink"?"link":"image",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
const l={type:"label",start:{...e[i][1].start},end:{...e[o][1].end}}
const s={type:"labelText",start:{...e[i+r+2][1].end},end:{...e[o-2][1].start}}
u=[["enter",a,t],["enter",l,t]]
u=(0,v.V)(u,e.slice(i+1,i+r+3))
u=(0,v.V)(u,[["enter",s,t]])
u=(0,v.V)(u,(0,R.W)(t.parser.constructs.insideSpan.null,e.slice(i+r+4,o-3),t))
u=(0,v.V)(u,[["exit",s,t],e[o-2],e[o-1],["exit",l,t]])
u=(0,v.V)(u,e.slice(o+1))
u=(0,v.V)(u,[["exit",a,t]]);(0,v.m)(e,i,e.length,u)
return e}function tokenizeLabelEnd(e,t,n){const r=this
const i=r._labelStarts
let o
let u
if(i){while(i.length>0&&i[i.length-1]._balanced){i.pop()}o=i[i.length-1]}return start
function start(t){if(!o){return n(t)}if(o._inactive){return labelEndNok(t)}u=r.parser.defined.includes((0,y.B)(r.sliceSerialize({start:o.end,end:r.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40){return e.attempt(q,labelEndOk,u?labelEndOk:labelEndNok)(t)}if(t===91){return e.attempt(W,labelEndOk,u?referenceNotFull:labelEndNok)(t)}return u?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(j,labelEndOk,labelEndNok)(t)}function labelEndOk(e){i.pop()
return t(e)}function labelEndNok(e){o._balanced=true
return n(e)}}function tokenizeResource(e,t,n){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41){return resourceEnd(t)}return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return n(e)}function resourceBetween(t){if(t===34||t===39||t===40){return factoryTitle(e,resourceTitleAfter,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)}return resourceEnd(t)}function resourceTitleAfter(t){return(0,u.Ee)(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(r){if(r===41){e.enter("resourceMarker")
e.consume(r)
e.exit("resourceMarker")
e.exit("resource")
return t}return n(r)}}function tokenizeReferenceFull(e,t,n){const r=this
return referenceFull
function referenceFull(t){return factoryLabel.call(r,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return r.parser.defined.includes((0,y.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(e):n(e)}function referenceFullMissing(e){return n(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(r){if(r===93){e.enter("referenceMarker")
e.consume(r)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(r)}}const Q={name:"labelStartImage",resolveAll:V.resolveAll,tokenize:tokenizeLabelStartImage}
function tokenizeLabelStartImage(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelImage")
e.enter("labelImageMarker")
e.consume(t)
e.exit("labelImageMarker")
return open}function open(t){if(t===91){e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelImage")
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}var U=n(4386)
const Y={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let n=-1
let r
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let i=n
while(i--){if(e[i][0]==="exit"&&e[i][1].type==="attentionSequence"&&e[i][1]._open&&t.sliceSerialize(e[i][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[i][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[i][1].end.offset-e[i][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3)){continue}const o=e[i][1].end.offset-e[i][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1
const u={...e[i][1].end}
const a={...e[n][1].start}
movePoint(u,-o)
movePoint(a,o)
const l={type:o>1?"strongSequence":"emphasisSequence",start:u,end:{...e[i][1].end}}
const s={type:o>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:a}
const c={type:o>1?"strongText":"emphasisText",start:{...e[i][1].end},end:{...e[n][1].start}}
const f={type:o>1?"strong":"emphasis",start:{...l.start},end:{...s.end}}
e[i][1].end={...l.start}
e[n][1].start={...s.end}
r=[]
if(e[i][1].end.offset-e[i][1].start.offset){r=(0,v.V)(r,[["enter",e[i][1],t],["exit",e[i][1],t]])}r=(0,v.V)(r,[["enter",f,t],["enter",l,t],["exit",l,t],["enter",c,t]])
r=(0,v.V)(r,(0,R.W)(t.parser.constructs.insideSpan.null,e.slice(i+1,n),t))
r=(0,v.V)(r,[["exit",c,t],["enter",s,t],["exit",s,t],["exit",f,t]])
let d=0
if(e[n][1].end.offset-e[n][1].start.offset){d=2
r=(0,v.V)(r,[["enter",e[n][1],t],["exit",e[n][1],t]])}(0,v.m)(e,i-1,n-i+3,r)
n=i+r.length-d-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="attentionSequence"){e[n][1].type="data"}}return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const r=this.previous
const i=(0,U.S)(r)
let o
return start
function start(t){o=t
e.enter("attentionSequence")
return inside(t)}function inside(u){if(u===o){e.consume(u)
return inside}const a=e.exit("attentionSequence")
const l=(0,U.S)(u)
const s=!l||l===2&&i||n.includes(u)&&u!==42&&u!==95
const c=!i||i===2&&l||n.includes(r)&&r!==42&&r!==95
a._open=Boolean(o===42?s:s&&(i||!c))
a._close=Boolean(o===42?c:c&&(l||!s))
return t(u)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const G={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,n){let r=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if((0,u.CW)(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64){return n(t)}return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||(0,u.lV)(e)){r=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
r=0
return urlInside}if((t===43||t===45||t===46||(0,u.lV)(t))&&r++<32){e.consume(t)
return schemeInsideOrEmailAtext}r=0
return emailAtext(t)}function urlInside(r){if(r===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(r)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(r===null||r===32||r===60||(0,u.JQ)(r)){return n(r)}e.consume(r)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if((0,u.cx)(t)){e.consume(t)
return emailAtext}return n(t)}function emailAtSignOrDot(e){return(0,u.lV)(e)?emailLabel(e):n(e)}function emailLabel(n){if(n===46){e.consume(n)
r=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||(0,u.lV)(t))&&r++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return n(t)}}const J={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,n){const r=this
let i
let a
let l
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if((0,u.CW)(t)){e.consume(t)
return tagOpen}return n(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
a=0
return cdataOpenInside}if((0,u.CW)(t)){e.consume(t)
return declaration}return n(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return n(t)}function comment(t){if(t===null){return n(t)}if(t===45){e.consume(t)
return commentClose}if((0,u.HP)(t)){l=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){const r="CDATA["
if(t===r.charCodeAt(a++)){e.consume(t)
return a===r.length?cdata:cdataOpenInside}return n(t)}function cdata(t){if(t===null){return n(t)}if(t===93){e.consume(t)
return cdataClose}if((0,u.HP)(t)){l=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62){return end(t)}if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62){return end(t)}if((0,u.HP)(t)){l=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null){return n(t)}if(t===63){e.consume(t)
return instructionClose}if((0,u.HP)(t)){l=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if((0,u.CW)(t)){e.consume(t)
return tagClose}return n(t)}function tagClose(t){if(t===45||(0,u.lV)(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if((0,u.HP)(t)){l=tagCloseBetween
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||(0,u.lV)(t)){e.consume(t)
return tagOpen}if(t===47||t===62||(0,u.Ee)(t)){return tagOpenBetween(t)}return n(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||(0,u.CW)(t)){e.consume(t)
return tagOpenAttributeName}if((0,u.HP)(t)){l=tagOpenBetween
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||(0,u.lV)(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if((0,u.HP)(t)){l=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
i=t
return tagOpenAttributeValueQuoted}if((0,u.HP)(t)){l=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if((0,u.On)(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===i){e.consume(t)
i=undefined
return tagOpenAttributeValueQuotedAfter}if(t===null){return n(t)}if((0,u.HP)(t)){l=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96){return n(t)}if(t===47||t===62||(0,u.Ee)(t)){return tagOpenBetween(t)}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||(0,u.Ee)(e)){return tagOpenBetween(e)}return n(e)}function end(r){if(r===62){e.consume(r)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return n(r)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return(0,u.On)(t)?(0,o.N)(e,lineEndingAfterPrefix,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return l(t)}}const $={name:"labelStartLink",resolveAll:V.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const Z={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,n){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(r){if((0,u.HP)(r)){e.exit("hardBreakEscape")
return t(r)}return n(r)}}const K={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let r
let i
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){r=n
while(++r<t){if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}}r=n-1
t++
while(++r<=t){if(i===undefined){if(r!==t&&e[r][1].type!=="lineEnding"){i=r}}else if(r===t||e[r][1].type==="lineEnding"){e[i][1].type="codeTextData"
if(r!==i+2){e[i][1].end=e[r-1][1].end
e.splice(i+2,r-i-2)
t-=r-i-2
r=i+2}i=undefined}}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,n){const r=this
let i=0
let o
let a
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
i++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null){return n(t)}if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){a=e.enter("codeTextSequence")
o=0
return sequenceClose(t)}if((0,u.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||(0,u.HP)(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
o++
return sequenceClose}if(o===i){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}a.type="codeTextData"
return data(n)}}const X={[42]:b,[43]:b,[45]:b,[48]:b,[49]:b,[50]:b,[51]:b,[52]:b,[53]:b,[54]:b,[55]:b,[56]:b,[57]:b,[62]:S}
const ee={[91]:A}
const te={[-2]:z,[-1]:z,[32]:z}
const ne={[35]:D,[42]:x,[45]:[B,x],[60]:O,[61]:B,[95]:x,[96]:N,[126]:N}
const re={[38]:H,[92]:M}
const ie={[-5]:_,[-4]:_,[-3]:_,[33]:Q,[38]:H,[42]:Y,[60]:[G,J],[91]:$,[92]:[Z,M],[93]:V,[95]:Y,[96]:K}
const oe={null:[Y,p]}
const ue={null:[42,95]}
const ae={null:[]}
function createTokenizer(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0}
const i={}
const o=[]
let a=[]
let l=[]
let s=true
const c={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const f={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let d=t.tokenize.call(f,c)
let h
if(t.resolveAll){o.push(t)}return f
function write(e){a=(0,v.V)(a,e)
main()
if(a[a.length-1]!==null){return[]}addResult(t,0)
f.events=(0,R.W)(o,f.events,f)
return f.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(a,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:i,offset:o}=r
return{_bufferIndex:e,_index:t,line:n,column:i,offset:o}}function defineSkip(e){i[e.line]=e.column
accountForPotentialSkip()}function main(){while(r._index<a.length){const e=a[r._index]
if(typeof e==="string"){const t=r._index
if(r._bufferIndex<0){r._bufferIndex=0}while(r._index===t&&r._bufferIndex<e.length){go(e.charCodeAt(r._bufferIndex))}}else{go(e)}}}function go(e){s=undefined
h=e
d=d(e)}function consume(e){if((0,u.HP)(e)){r.line++
r.column=1
r.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){r.column++
r.offset++}if(r._bufferIndex<0){r._index++}else{r._bufferIndex++
if(r._bufferIndex===a[r._index].length){r._bufferIndex=-1
r._index++}}f.previous=e
s=true}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
f.events.push(["enter",n,f])
l.push(n)
return n}function exit(e){const t=l.pop()
t.end=now()
f.events.push(["exit",t,f])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,r,i){let o
let u
let a
let l
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const r=t!==null&&e.null
const i=[...Array.isArray(n)?n:n?[n]:[],...Array.isArray(r)?r:r?[r]:[]]
return handleListOfConstructs(i)(t)}}function handleListOfConstructs(e){o=e
u=0
if(e.length===0){return i}return handleConstruct(e[u])}function handleConstruct(e){return start
function start(n){l=store()
a=e
if(!e.partial){f.currentConstruct=e}if(e.name&&f.parser.constructs.disable.null.includes(e.name)){return nok(n)}return e.tokenize.call(t?Object.assign(Object.create(f),t):f,c,ok,nok)(n)}}function ok(t){s=true
e(a,l)
return r}function nok(e){s=true
l.restore()
if(++u<o.length){return handleConstruct(o[u])}return i}}}function addResult(e,t){if(e.resolveAll&&!o.includes(e)){o.push(e)}if(e.resolve){(0,v.m)(f.events,t,f.events.length-t,e.resolve(f.events.slice(t),f))}if(e.resolveTo){f.events=e.resolveTo(f.events,f)}}function store(){const e=now()
const t=f.previous
const n=f.currentConstruct
const i=f.events.length
const o=Array.from(l)
return{from:i,restore}
function restore(){r=e
f.previous=t
f.currentConstruct=n
f.events.length=i
l=o
accountForPotentialSkip()}}function accountForPotentialSkip(){if(r.line in i&&r.column<2){r.column=i[r.line]
r.offset+=i[r.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const r=t.start._bufferIndex
const i=t.end._index
const o=t.end._bufferIndex
let u
if(n===i){u=[e[n].slice(r,o)]}else{u=e.slice(n,i)
if(r>-1){const e=u[0]
if(typeof e==="string"){u[0]=e.slice(r)}else{u.shift()}}if(o>0){u.push(e[i].slice(0,o))}}return u}function serializeChunks(e,t){let n=-1
const r=[]
let i
while(++n<e.length){const o=e[n]
let u
if(typeof o==="string"){u=o}else{switch(o){case-5:{u="\r"
break}case-4:{u="\n"
break}case-3:{u="\r"+"\n"
break}case-2:{u=t?" ":"\t"
break}case-1:{if(!t&&i){continue}u=" "
break}default:{u=String.fromCharCode(o)}}}i=o===-2
r.push(u)}return r.join("")}function parse(e){const t=e||{}
const n=(0,i.y)([r,...t.extensions||[]])
const o={constructs:n,content:create(a),defined:[],document:create(l),flow:create(m),lazy:{},string:create(g),text:create(k)}
return o
function create(e){return creator
function creator(t){return createTokenizer(o,e,t)}}}},5387:(e,t,n)=>{n.d(t,{_:()=>postprocess})
var r=n(5586)
function postprocess(e){while(!(0,r.w)(e)){}return e}},2192:(e,t,n)=>{n.d(t,{v:()=>preprocess})
const r=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let i
return preprocessor
function preprocessor(o,u,a){o=t+(typeof o==="string"?o.toString():new TextDecoder(u||undefined).decode(o))
const l=[]
let s=0
t=""
if(n){if(o.charCodeAt(0)===65279){s++}n=undefined}while(s<o.length){r.lastIndex=s
const n=r.exec(o)
const u=n&&n.index!==undefined?n.index:o.length
const a=o.charCodeAt(u)
if(!n){t=o.slice(s)
break}if(a===10&&s===u&&i){l.push(-3)
i=undefined}else{if(i){l.push(-5)
i=undefined}if(s<u){l.push(o.slice(s,u))
e+=u-s}switch(a){case 0:{l.push(65533)
e++
break}case 9:{const t=Math.ceil(e/4)*4
l.push(-2)
while(e++<t){l.push(-1)}break}case 10:{l.push(-4)
e=1
break}default:{i=true
e=1}}}s=u+1}if(a){if(i){l.push(-5)}if(t){l.push(t)}l.push(null)}return l}}}}

