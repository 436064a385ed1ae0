"use strict"
exports.id=297
exports.ids=[297]
exports.modules={2297:(e,t,n)=>{n.d(t,{T:()=>gfm})
var r=n(6792)
var i=n(401)
const o={tokenize:tokenizeWwwPrefix,partial:true}
const l={tokenize:tokenizeDomain,partial:true}
const a={tokenize:tokenizePath,partial:true}
const u={tokenize:tokenizeTrail,partial:true}
const s={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const f={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const c={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const m={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const d={}
function gfmAutolinkLiteral(){return{text:d}}let h=48
while(h<123){d[h]=m
h++
if(h===58)h=65
else if(h===91)h=97}d[43]=m
d[45]=m
d[46]=m
d[95]=m
d[72]=[m,c]
d[104]=[m,c]
d[87]=[m,f]
d[119]=[m,f]
function tokenizeEmailAutolink(e,t,n){const r=this
let o
let l
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return n(t)}function emailDomain(t){if(t===46){return e.check(s,emailDomainAfter,emailDomainDot)(t)}if(t===45||t===95||(0,i.lV)(t)){l=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
o=true
return emailDomain}function emailDomainAfter(a){if(l&&o&&(0,i.CW)(r.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(a)}return n(a)}}function tokenizeWwwAutolink(e,t,n){const r=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(o,e.attempt(l,e.attempt(a,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,n){const r=this
let o=""
let u=false
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
if(u){return afterProtocol}u=true
return protocolSlashesInside}return n(t)}function afterProtocol(t){return t===null||(0,i.JQ)(t)||(0,i.Ee)(t)||(0,i.Ny)(t)||(0,i.es)(t)?n(t):e.attempt(l,e.attempt(a,protocolAfter),n)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let r=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&r<3){r++
e.consume(t)
return wwwPrefixInside}if(t===46&&r===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,n){let r
let o
let l
return domainInside
function domainInside(t){if(t===46||t===95){return e.check(u,domainAfter,domainAtPunctuation)(t)}if(t===null||(0,i.Ee)(t)||(0,i.Ny)(t)||t!==45&&(0,i.es)(t)){return domainAfter(t)}l=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95){r=true}else{o=r
r=undefined}e.consume(t)
return domainInside}function domainAfter(e){if(o||r||!l){return n(e)}return t(e)}}function tokenizePath(e,t){let n=0
let r=0
return pathInside
function pathInside(o){if(o===40){n++
e.consume(o)
return pathInside}if(o===41&&r<n){return pathAtPunctuation(o)}if(o===33||o===34||o===38||o===39||o===41||o===42||o===44||o===46||o===58||o===59||o===60||o===63||o===93||o===95||o===126){return e.check(u,t,pathAtPunctuation)(o)}if(o===null||(0,i.Ee)(o)||(0,i.Ny)(o)){return t(o)}e.consume(o)
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
break}}if(e.length>0&&!n){e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true}return n}var k=n(4520)
var p=n(2328)
var g=n(31)
const b={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,t,n){const r=this
let i=r.events.length
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let l
while(i--){const e=r.events[i][1]
if(e.type==="labelImage"){l=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link"){break}}return start
function start(i){if(!l||!l._balanced){return n(i)}const a=(0,g.B)(r.sliceSerialize({start:l.end,end:r.now()}))
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
const l={type:"gfmFootnoteCallString",start:Object.assign({},o.end),end:Object.assign({},e[e.length-1][1].start)}
const a={type:"chunkString",contentType:"string",start:Object.assign({},l.start),end:Object.assign({},l.end)}
const u=[e[n+1],e[n+2],["enter",i,t],e[n+3],e[n+4],["enter",o,t],["exit",o,t],["enter",l,t],["enter",a,t],["exit",a,t],["exit",l,t],e[e.length-2],e[e.length-1],["exit",i,t]]
e.splice(n,e.length-n+1,...u)
return e}function tokenizeGfmFootnoteCall(e,t,n){const r=this
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let l=0
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
return callData}function callData(u){if(l>999||u===93&&!a||u===null||u===91||(0,i.Ee)(u)){return n(u)}if(u===93){e.exit("chunkString")
const i=e.exit("gfmFootnoteCallString")
if(!o.includes((0,g.B)(r.sliceSerialize(i)))){return n(u)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(u)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return t}if(!(0,i.Ee)(u)){a=true}l++
e.consume(u)
return u===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
l++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,t,n){const r=this
const o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let l
let a=0
let u
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
return labelInside}return n(t)}function labelInside(t){if(a>999||t===93&&!u||t===null||t===91||(0,i.Ee)(t)){return n(t)}if(t===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
l=(0,g.B)(r.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!(0,i.Ee)(t)){u=true}a++
e.consume(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
a++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!o.includes(l)){o.push(l)}return(0,p.N)(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return n(t)}function whitespaceAfter(e){return t(e)}}function tokenizeDefinitionContinuation(e,t,n){return e.check(k.B,t,e.attempt(b,t,n))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,n){const r=this
return(0,p.N)(e,afterPrefix,"gfmFootnoteDefinitionIndent",4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="gfmFootnoteDefinitionIndent"&&i[2].sliceSerialize(i[1],true).length===4?t(e):n(e)}}var w=n(5254)
var D=n(4386)
var x=n(6728)
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
const l=[["enter",i,t],["enter",e[r][1],t],["exit",e[r][1],t],["enter",o,t]]
const a=t.parser.constructs.insideSpan.null
if(a){(0,w.m)(l,l.length,0,(0,x.W)(a,e.slice(r+1,n),t))}(0,w.m)(l,l.length,0,[["exit",o,t],["enter",e[n][1],t],["exit",e[n][1],t],["exit",i,t]]);(0,w.m)(e,r-1,n-r+3,l)
n=r+l.length-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="strikethroughSequenceTemporary"){e[n][1].type="data"}}return e}function tokenizeStrikethrough(e,t,r){const i=this.previous
const o=this.events
let l=0
return start
function start(t){if(i===126&&o[o.length-1][1].type!=="characterEscape"){return r(t)}e.enter("strikethroughSequenceTemporary")
return more(t)}function more(o){const a=(0,D.S)(i)
if(o===126){if(l>1)return r(o)
e.consume(o)
l++
return more}if(l<2&&!n)return r(o)
const u=e.exit("strikethroughSequenceTemporary")
const s=(0,D.S)(o)
u._open=!s||s===2&&Boolean(a)
u._close=!a||a===2&&Boolean(s)
return t(o)}}}class EditMap{constructor(){this.map=[]
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
let l=0
let a
return start
function start(e){let t=r.events.length-1
while(t>-1){const{type:e}=r.events[t][1]
if(e==="lineEnding"||e==="linePrefix"){t--}else{break}}const i=t>-1?r.events[t][1].type:null
const o=i==="tableHead"||i==="tableRow"?bodyRowStart:headRowBefore
if(o===bodyRowStart&&r.parser.lazy[r.now().line]){return n(e)}return o(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124){return headRowBreak(e)}a=true
l+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null){return n(t)}if((0,i.HP)(t)){if(l>1){l=0
r.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return n(t)}if((0,i.On)(t)){return(0,p.N)(e,headRowBreak,"whitespace")(t)}l+=1
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
if((0,i.On)(t)){return(0,p.N)(e,headDelimiterBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58){return headDelimiterValueBefore(t)}if(t===124){a=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if((0,i.On)(t)){return(0,p.N)(e,headDelimiterValueBefore,"whitespace")(t)}return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){l+=1
a=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){l+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||(0,i.HP)(t)){return headDelimiterCellAfter(t)}return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){a=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if((0,i.On)(t)){return(0,p.N)(e,headDelimiterCellAfter,"whitespace")(t)}return headDelimiterCellAfter(t)}function headDelimiterCellAfter(n){if(n===124){return headDelimiterBefore(n)}if(n===null||(0,i.HP)(n)){if(!a||o!==l){return headDelimiterNok(n)}e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(n)}return headDelimiterNok(n)}function headDelimiterNok(e){return n(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(n){if(n===124){e.enter("tableCellDivider")
e.consume(n)
e.exit("tableCellDivider")
return bodyRowBreak}if(n===null||(0,i.HP)(n)){e.exit("tableRow")
return t(n)}if((0,i.On)(n)){return(0,p.N)(e,bodyRowBreak,"whitespace")(n)}e.enter("data")
return bodyRowData(n)}function bodyRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let r=true
let i=0
let o=[0,0,0,0]
let l=[0,0,0,0]
let a=false
let u=0
let s
let f
let c
const m=new EditMap
while(++n<e.length){const d=e[n]
const h=d[1]
if(d[0]==="enter"){if(h.type==="tableHead"){a=false
if(u!==0){flushTableEnd(m,t,u,s,f)
f=undefined
u=0}s={type:"table",start:Object.assign({},h.start),end:Object.assign({},h.end)}
m.add(n,0,[["enter",s,t]])}else if(h.type==="tableRow"||h.type==="tableDelimiterRow"){r=true
c=undefined
o=[0,0,0,0]
l=[0,n+1,0,0]
if(a){a=false
f={type:"tableBody",start:Object.assign({},h.start),end:Object.assign({},h.end)}
m.add(n,0,[["enter",f,t]])}i=h.type==="tableDelimiterRow"?2:f?3:1}else if(i&&(h.type==="data"||h.type==="tableDelimiterMarker"||h.type==="tableDelimiterFiller")){r=false
if(l[2]===0){if(o[1]!==0){l[0]=l[1]
c=flushCell(m,t,o,i,undefined,c)
o=[0,0,0,0]}l[2]=n}}else if(h.type==="tableCellDivider"){if(r){r=false}else{if(o[1]!==0){l[0]=l[1]
c=flushCell(m,t,o,i,undefined,c)}o=l
l=[o[1],n,0,0]}}}else if(h.type==="tableHead"){a=true
u=n}else if(h.type==="tableRow"||h.type==="tableDelimiterRow"){u=n
if(o[1]!==0){l[0]=l[1]
c=flushCell(m,t,o,i,n,c)}else if(l[1]!==0){c=flushCell(m,t,l,i,n,c)}i=0}else if(i&&(h.type==="data"||h.type==="tableDelimiterMarker"||h.type==="tableDelimiterFiller")){l[3]=n}}if(u!==0){flushTableEnd(m,t,u,s,f)}m.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table"){e[1]._align=gfmTableAlign(t.events,n)}}return e}function flushCell(e,t,n,r,i,o){const l=r===1?"tableHeader":r===2?"tableDelimiter":"tableData"
const a="tableContent"
if(n[0]!==0){o.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",o,t]])}const u=getPoint(t.events,n[1])
o={type:l,start:Object.assign({},u),end:Object.assign({},u)}
e.add(n[1],0,[["enter",o,t]])
if(n[2]!==0){const i=getPoint(t.events,n[2])
const o=getPoint(t.events,n[3])
const l={type:a,start:Object.assign({},i),end:Object.assign({},o)}
e.add(n[2],0,[["enter",l,t]])
if(r!==2){const r=t.events[n[2]]
const i=t.events[n[3]]
r[1].end=Object.assign({},i[1].end)
r[1].type="chunkText"
r[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const r=n[3]-n[2]-1
e.add(t,r,[])}}e.add(n[3]+1,0,[["exit",l,t]])}if(i!==undefined){o.end=Object.assign({},getPoint(t.events,i))
e.add(i,0,[["exit",o,t]])
o=undefined}return o}function flushTableEnd(e,t,n,r,i){const o=[]
const l=getPoint(t.events,n)
if(i){i.end=Object.assign({},l)
o.push(["exit",i,t])}r.end=Object.assign({},l)
o.push(["exit",r,t])
e.add(n+1,0,o)}function getPoint(e,t){const n=e[t]
const r=n[0]==="enter"?"start":"end"
return n[1][r]}const y={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:y}}}function tokenizeTasklistCheck(e,t,n){const r=this
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
return after}return n(t)}function after(r){if((0,i.HP)(r)){return t(r)}if((0,i.On)(r)){return e.check({tokenize:spaceThenNonSpace},t,n)(r)}return n(r)}}function spaceThenNonSpace(e,t,n){return(0,p.N)(e,after,"whitespace")
function after(e){return e===null?n(e):t(e)}}function gfm(e){return(0,r.y)([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return combineHtmlExtensions([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}}}

