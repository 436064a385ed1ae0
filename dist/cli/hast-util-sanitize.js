"use strict"
exports.id=721
exports.ids=[721]
exports.modules={9874:(e,t,n)=>{n.d(t,{c:()=>fromHtml})
var o=n(7776)
var r=n(4137)
var c=n(4278)
var s=n(7522)
function lib_location(e){const t=String(e)
const n=[]
let o=-1
let r=-1
return{toOffset,toPoint}
function grow(){const e=n.at(-1)??0
if(o<e){o=t.indexOf("\r",e)
if(o===-1)o=Infinity}if(r<e){r=t.indexOf("\n",e)
if(r===-1)r=Infinity}const c=o+1===r?r:Math.min(o,r)
n.push((c===Infinity?t.length:c)+1)}function toPoint(e){if(typeof e==="number"&&e>-1&&e<=t.length){while((n.at(-1)??0)<=e)grow()
let t=0
let o=n.length-1
while(t<o){const r=Math.floor((t+o)/2)
if(n[r]>e){o=r}else{t=r+1}}return{line:t+1,column:e-(t>0?n[t-1]:0)+1,offset:e}}}function toOffset(e){if(e&&typeof e.line==="number"&&typeof e.column==="number"&&!Number.isNaN(e.line)&&e.column>0){while(n.length<e.line&&(n.at(-1)??0)<=t.length){grow()}const o=(e.line>1?n[e.line-2]:0)+e.column-1
if(o<n[e.line-1])return o}}}const i={html:"http://www.w3.org/1999/xhtml",mathml:"http://www.w3.org/1998/Math/MathML",svg:"http://www.w3.org/2000/svg",xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespace",xmlns:"http://www.w3.org/2000/xmlns/"}
const a={}.hasOwnProperty
const d=Object.prototype
function fromParse5(e,t){const n=t||{}
return one({file:n.file||undefined,location:false,schema:n.space==="svg"?c.JW:c.qy,verbose:n.verbose||false},e)}function one(e,t){let n
switch(t.nodeName){case"#comment":{const o=t
n={type:"comment",value:o.data}
patch(e,o,n)
return n}case"#document":case"#document-fragment":{const r=t
const c="mode"in r?r.mode==="quirks"||r.mode==="limited-quirks":false
n={type:"root",children:lib_all(e,t.childNodes),data:{quirksMode:c}}
if(e.file&&e.location){const t=String(e.file)
const r=lib_location(t)
const c=r.toPoint(0)
const s=r.toPoint(t.length);(0,o.ok)(c,"expected `start`");(0,o.ok)(s,"expected `end`")
n.position={start:c,end:s}}return n}case"#documentType":{const o=t
n={type:"doctype"}
patch(e,o,n)
return n}case"#text":{const o=t
n={type:"text",value:o.value}
patch(e,o,n)
return n}default:{const o=t
n=lib_element(e,o)
return n}}}function lib_all(e,t){let n=-1
const o=[]
while(++n<t.length){const r=one(e,t[n])
o.push(r)}return o}function lib_element(e,t){const{schema:n}=e
e.schema=t.namespaceURI===i.svg?c.JW:c.qy
let o=-1
const s={}
while(++o<t.attrs.length){const e=t.attrs[o]
const n=(e.prefix?e.prefix+":":"")+e.name
if(!a.call(d,n)){s[n]=e.value}}const l=e.schema.space==="svg"?r.s:r.h
const p=l(t.tagName,s,lib_all(e,t.childNodes))
patch(e,t,p)
if(p.tagName==="template"){if(t.namespaceURI===i.html){const n=t
const o=n.sourceCodeLocation
const r=o&&o.startTag&&position(o.startTag)
const c=o&&o.endTag&&position(o.endTag)
const s=one(e,n.content)
if(r&&c&&e.file){s.position={start:r.end,end:c.start}}p.content=s}else if(p.content){p.children=p.content.children
delete p.content}}e.schema=n
return p}function patch(e,t,n){if("sourceCodeLocation"in t&&t.sourceCodeLocation&&e.file){const o=createLocation(e,n,t.sourceCodeLocation)
if(o){e.location=true
n.position=o}}}function createLocation(e,t,n){const r=position(n)
if(t.type==="element"){const c=t.children[t.children.length-1]
if(r&&!n.endTag&&c&&c.position&&c.position.end){r.end=Object.assign({},c.position.end)}if(e.verbose){const r={}
let c
if(n.attrs){for(c in n.attrs){if(a.call(n.attrs,c)){r[(0,s.I)(e.schema,c).property]=position(n.attrs[c])}}}(0,o.ok)(n.startTag,"a start tag should exist")
const i=position(n.startTag)
const d=n.endTag?position(n.endTag):undefined
const l={opening:i}
if(d)l.closing=d
l.properties=r
t.data={position:l}}}return r}function position(e){const t=point({line:e.startLine,column:e.startCol,offset:e.startOffset})
const n=point({line:e.endLine,column:e.endCol,offset:e.endOffset})
return t||n?{start:t,end:n}:undefined}function point(e){return e.line&&e.column?e:undefined}var l=n(1990)
var p=n(4413)
var f=n(711)
const u={abandonedHeadElementChild:{reason:"Unexpected metadata element after head",description:"Unexpected element after head. Expected the element before `</head>`",url:false},abruptClosingOfEmptyComment:{reason:"Unexpected abruptly closed empty comment",description:"Unexpected `>` or `->`. Expected `--\x3e` to close comments"},abruptDoctypePublicIdentifier:{reason:"Unexpected abruptly closed public identifier",description:"Unexpected `>`. Expected a closing `\"` or `'` after the public identifier"},abruptDoctypeSystemIdentifier:{reason:"Unexpected abruptly closed system identifier",description:"Unexpected `>`. Expected a closing `\"` or `'` after the identifier identifier"},absenceOfDigitsInNumericCharacterReference:{reason:"Unexpected non-digit at start of numeric character reference",description:"Unexpected `%c`. Expected `[0-9]` for decimal references or `[0-9a-fA-F]` for hexadecimal references"},cdataInHtmlContent:{reason:"Unexpected CDATA section in HTML",description:"Unexpected `<![CDATA[` in HTML. Remove it, use a comment, or encode special characters instead"},characterReferenceOutsideUnicodeRange:{reason:"Unexpected too big numeric character reference",description:"Unexpectedly high character reference. Expected character references to be at most hexadecimal 10ffff (or decimal 1114111)"},closingOfElementWithOpenChildElements:{reason:"Unexpected closing tag with open child elements",description:"Unexpectedly closing tag. Expected other tags to be closed first",url:false},controlCharacterInInputStream:{reason:"Unexpected control character",description:"Unexpected control character `%x`. Expected a non-control code point, 0x00, or ASCII whitespace"},controlCharacterReference:{reason:"Unexpected control character reference",description:"Unexpectedly control character in reference. Expected a non-control code point, 0x00, or ASCII whitespace"},disallowedContentInNoscriptInHead:{reason:"Disallowed content inside `<noscript>` in `<head>`",description:"Unexpected text character `%c`. Only use text in `<noscript>`s in `<body>`",url:false},duplicateAttribute:{reason:"Unexpected duplicate attribute",description:"Unexpectedly double attribute. Expected attributes to occur only once"},endTagWithAttributes:{reason:"Unexpected attribute on closing tag",description:"Unexpected attribute. Expected `>` instead"},endTagWithTrailingSolidus:{reason:"Unexpected slash at end of closing tag",description:"Unexpected `%c-1`. Expected `>` instead"},endTagWithoutMatchingOpenElement:{reason:"Unexpected unopened end tag",description:"Unexpected end tag. Expected no end tag or another end tag",url:false},eofBeforeTagName:{reason:"Unexpected end of file",description:"Unexpected end of file. Expected tag name instead"},eofInCdata:{reason:"Unexpected end of file in CDATA",description:"Unexpected end of file. Expected `]]>` to close the CDATA"},eofInComment:{reason:"Unexpected end of file in comment",description:"Unexpected end of file. Expected `--\x3e` to close the comment"},eofInDoctype:{reason:"Unexpected end of file in doctype",description:"Unexpected end of file. Expected a valid doctype (such as `<!doctype html>`)"},eofInElementThatCanContainOnlyText:{reason:"Unexpected end of file in element that can only contain text",description:"Unexpected end of file. Expected text or a closing tag",url:false},eofInScriptHtmlCommentLikeText:{reason:"Unexpected end of file in comment inside script",description:"Unexpected end of file. Expected `--\x3e` to close the comment"},eofInTag:{reason:"Unexpected end of file in tag",description:"Unexpected end of file. Expected `>` to close the tag"},incorrectlyClosedComment:{reason:"Incorrectly closed comment",description:"Unexpected `%c-1`. Expected `--\x3e` to close the comment"},incorrectlyOpenedComment:{reason:"Incorrectly opened comment",description:"Unexpected `%c`. Expected `\x3c!--` to open the comment"},invalidCharacterSequenceAfterDoctypeName:{reason:"Invalid sequence after doctype name",description:"Unexpected sequence at `%c`. Expected `public` or `system`"},invalidFirstCharacterOfTagName:{reason:"Invalid first character in tag name",description:"Unexpected `%c`. Expected an ASCII letter instead"},misplacedDoctype:{reason:"Misplaced doctype",description:"Unexpected doctype. Expected doctype before head",url:false},misplacedStartTagForHeadElement:{reason:"Misplaced `<head>` start tag",description:"Unexpected start tag `<head>`. Expected `<head>` directly after doctype",url:false},missingAttributeValue:{reason:"Missing attribute value",description:"Unexpected `%c-1`. Expected an attribute value or no `%c-1` instead"},missingDoctype:{reason:"Missing doctype before other content",description:"Expected a `<!doctype html>` before anything else",url:false},missingDoctypeName:{reason:"Missing doctype name",description:"Unexpected doctype end at `%c`. Expected `html` instead"},missingDoctypePublicIdentifier:{reason:"Missing public identifier in doctype",description:"Unexpected `%c`. Expected identifier for `public` instead"},missingDoctypeSystemIdentifier:{reason:"Missing system identifier in doctype",description:'Unexpected `%c`. Expected identifier for `system` instead (suggested: `"about:legacy-compat"`)'},missingEndTagName:{reason:"Missing name in end tag",description:"Unexpected `%c`. Expected an ASCII letter instead"},missingQuoteBeforeDoctypePublicIdentifier:{reason:"Missing quote before public identifier in doctype",description:"Unexpected `%c`. Expected `\"` or `'` instead"},missingQuoteBeforeDoctypeSystemIdentifier:{reason:"Missing quote before system identifier in doctype",description:"Unexpected `%c`. Expected `\"` or `'` instead"},missingSemicolonAfterCharacterReference:{reason:"Missing semicolon after character reference",description:"Unexpected `%c`. Expected `;` instead"},missingWhitespaceAfterDoctypePublicKeyword:{reason:"Missing whitespace after public identifier in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceAfterDoctypeSystemKeyword:{reason:"Missing whitespace after system identifier in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBeforeDoctypeName:{reason:"Missing whitespace before doctype name",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBetweenAttributes:{reason:"Missing whitespace between attributes",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:{reason:"Missing whitespace between public and system identifiers in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},nestedComment:{reason:"Unexpected nested comment",description:"Unexpected `\x3c!--`. Expected `--\x3e`"},nestedNoscriptInHead:{reason:"Unexpected nested `<noscript>` in `<head>`",description:"Unexpected `<noscript>`. Expected a closing tag or a meta element",url:false},nonConformingDoctype:{reason:"Unexpected non-conforming doctype declaration",description:'Expected `<!doctype html>` or `<!doctype html system "about:legacy-compat">`',url:false},nonVoidHtmlElementStartTagWithTrailingSolidus:{reason:"Unexpected trailing slash on start tag of non-void element",description:"Unexpected `/`. Expected `>` instead"},noncharacterCharacterReference:{reason:"Unexpected noncharacter code point referenced by character reference",description:"Unexpected code point. Do not use noncharacters in HTML"},noncharacterInInputStream:{reason:"Unexpected noncharacter character",description:"Unexpected code point `%x`. Do not use noncharacters in HTML"},nullCharacterReference:{reason:"Unexpected NULL character referenced by character reference",description:"Unexpected code point. Do not use NULL characters in HTML"},openElementsLeftAfterEof:{reason:"Unexpected end of file",description:"Unexpected end of file. Expected closing tag instead",url:false},surrogateCharacterReference:{reason:"Unexpected surrogate character referenced by character reference",description:"Unexpected code point. Do not use lone surrogate characters in HTML"},surrogateInInputStream:{reason:"Unexpected surrogate character",description:"Unexpected code point `%x`. Do not use lone surrogate characters in HTML"},unexpectedCharacterAfterDoctypeSystemIdentifier:{reason:"Invalid character after system identifier in doctype",description:"Unexpected character at `%c`. Expected `>`"},unexpectedCharacterInAttributeName:{reason:"Unexpected character in attribute name",description:"Unexpected `%c`. Expected whitespace, `/`, `>`, `=`, or probably an ASCII letter"},unexpectedCharacterInUnquotedAttributeValue:{reason:"Unexpected character in unquoted attribute value",description:"Unexpected `%c`. Quote the attribute value to include it"},unexpectedEqualsSignBeforeAttributeName:{reason:"Unexpected equals sign before attribute name",description:"Unexpected `%c`. Add an attribute name before it"},unexpectedNullCharacter:{reason:"Unexpected NULL character",description:"Unexpected code point `%x`. Do not use NULL characters in HTML"},unexpectedQuestionMarkInsteadOfTagName:{reason:"Unexpected question mark instead of tag name",description:"Unexpected `%c`. Expected an ASCII letter instead"},unexpectedSolidusInTag:{reason:"Unexpected slash in tag",description:"Unexpected `%c-1`. Expected it followed by `>` or in a quoted attribute value"},unknownNamedCharacterReference:{reason:"Unexpected unknown named character reference",description:"Unexpected character reference. Expected known named character references"}}
const m="https://html.spec.whatwg.org/multipage/parsing.html#parse-error-"
const h=/-[a-z]/g
const g=/%c(?:([+-])(\d+))?/g
const x=/%x/g
const y={2:true,1:false,0:null}
const b={}
function fromHtml(e,t){const n=t||b
const{onerror:r}=n
const c=e instanceof p.T?e:new p.T(e)
const s=n.fragment?l.oH:l.qg
const i=String(c)
const a=s(i,{sourceCodeLocationInfo:true,onParseError:n.onerror?internalOnerror:null,scriptingEnabled:false})
return fromParse5(a,{file:c,space:n.space,verbose:n.verbose})
function internalOnerror(e){const{code:t}=e
const s=camelcase(t)
const a=n[s]
const d=a??true
const l=typeof d==="number"?d:d?1:0
if(l){const n=u[s];(0,o.ok)(n,"expected known error from `parse5`")
const i=new f.o(format(n.reason),{place:{start:{line:e.startLine,column:e.startCol,offset:e.startOffset},end:{line:e.endLine,column:e.endCol,offset:e.endOffset}},ruleId:t,source:"hast-util-from-html"})
if(c.path){i.file=c.path
i.name=c.path+":"+i.name}i.fatal=y[l]
i.note=format(n.description)
i.url=n.url===false?undefined:m+t;(0,o.ok)(r,"`internalOnerror` is not passed if `onerror` is not set")
r(i)}function format(t){return t.replace(g,formatC).replace(x,formatX)
function formatC(t,n,o){const r=(o?Number(o):0)*(n==="-"?-1:1)
const c=i.charAt(e.startOffset+r)
return visualizeCharacter(c)}function formatX(){return visualizeCharacterCode(i.charCodeAt(e.startOffset))}}}}function camelcase(e){return e.replace(h,dashToCamel)}function dashToCamel(e){return e.charAt(1).toUpperCase()}function visualizeCharacter(e){return e==="`"?"` ` `":e}function visualizeCharacterCode(e){return"0x"+e.toString(16).toUpperCase()}},7595:(e,t,n)=>{n.d(t,{a:()=>sanitize})
const o=-1
const r=0
const c=1
const s=2
const i=3
const a=4
const d=5
const l=6
const p=7
const f=8
const{defineProperty:u}=Object
const m=typeof self==="object"?self:globalThis
const guard=(e,t)=>{switch(e){case"Function":case"SharedWorker":case"Worker":case"eval":case"setInterval":case"setTimeout":throw new TypeError("unable to deserialize "+e)}return new m[e](t)}
const deserializer=(e,t)=>{const as=(t,n)=>{e.set(n,t)
return t}
const unpair=n=>{if(e.has(n))return e.get(n)
const[h,g]=t[n]
switch(h){case r:case o:return as(g,n)
case c:{const e=as([],n)
for(const t of g)e.push(unpair(t))
return e}case s:{const e=as({},n)
for(const[t,n]of g){const o=unpair(t),r=unpair(n)
if(o==="__proto__")u(e,o,{value:r,configurable:true,enumerable:true,writable:true})
else e[o]=r}return e}case i:return as(new Date(g),n)
case a:{const{source:e,flags:t}=g
return as(new RegExp(e,t),n)}case d:{const e=as(new Map,n)
for(const[t,n]of g)e.set(unpair(t),unpair(n))
return e}case l:{const e=as(new Set,n)
for(const t of g)e.add(unpair(t))
return e}case p:{const{name:e,message:t}=g
return as(typeof m[e]==="function"?guard(e,t):new Error(t),n)}case f:return as(BigInt(g),n)
case"BigInt":return as(Object(BigInt(g)),n)
case"ArrayBuffer":return as(new Uint8Array(g).buffer,g)
case"DataView":{const{buffer:e}=new Uint8Array(g)
return as(new DataView(e),g)}case"-0":return-0}return as(guard(h,g),n)}
return unpair}
const deserialize=e=>deserializer(new Map,e)(0)
const h=""
const{toString:g}={}
const{keys:x,is:y}=Object
const typeOf=e=>{const t=typeof e
if(t!=="object"||!e)return[r,t]
const n=g.call(e).slice(8,-1)
switch(n){case"Array":return[c,h]
case"Object":return[s,h]
case"Date":return[i,h]
case"RegExp":return[a,h]
case"Map":return[d,h]
case"Set":return[l,h]
case"DataView":return[c,n]}if(n.includes("Array"))return[c,n]
if(e instanceof Error)return[p,e.name||"Error"]
return[s,n]}
const shouldSkip=([e,t])=>e===r&&(t==="function"||t==="symbol")
const serializer=(e,t,n,p)=>{const as=(e,t)=>{const o=p.push(e)-1
n.set(t,o)
return o}
const pair=u=>{if(n.has(u))return n.get(u)
let[m,g]=typeOf(u)
switch(m){case r:{let t=u
switch(g){case"bigint":m=f
t=u.toString()
break
case"number":if(!u&&y(u,-0))return p.push(["-0"])-1
break
case"function":case"symbol":if(e)throw new TypeError("unable to serialize "+g)
t=null
break
case"undefined":return as([o],u)}return as([m,t],u)}case c:{if(g){let e=u
if(g==="DataView"){e=new Uint8Array(u.buffer)}else if(g==="ArrayBuffer"){e=new Uint8Array(u)}return as([g,[...e]],u)}const e=[]
const t=as([m,e],u)
for(const t of u)e.push(pair(t))
return t}case s:{if(g){switch(g){case"BigInt":return as([g,u.toString()],u)
case"Boolean":case"Number":case"String":return as([g,u.valueOf()],u)}}if(t&&"toJSON"in u)return pair(u.toJSON())
const n=[]
const o=as([m,n],u)
for(const t of x(u)){if(e||!shouldSkip(typeOf(u[t])))n.push([pair(t),pair(u[t])])}return o}case i:return as([m,isNaN(u.getTime())?h:u.toISOString()],u)
case a:{const{source:e,flags:t}=u
return as([m,{source:e,flags:t}],u)}case d:{const t=[]
const n=as([m,t],u)
for(const[n,o]of u){if(e||!(shouldSkip(typeOf(n))||shouldSkip(typeOf(o))))t.push([pair(n),pair(o)])}return n}case l:{const t=[]
const n=as([m,t],u)
for(const n of u){if(e||!shouldSkip(typeOf(n)))t.push(pair(n))}return n}}const{message:b}=u
return as([m,{name:g,message:b}],u)}
return pair}
const serialize=(e,{json:t,lossy:n}={})=>{const o=[]
return serializer(!(t||n),!!t,new Map,o)(e),o}
const b=typeof structuredClone==="function"?(e,t)=>t&&("json"in t||"lossy"in t)?deserialize(serialize(e,t)):structuredClone(e):(e,t)=>deserialize(serialize(e,t))
const U=point("end")
const w=point("start")
function point(e){return point
function point(t){const n=t&&t.position&&t.position[e]||{}
if(typeof n.line==="number"&&n.line>0&&typeof n.column==="number"&&n.column>0){return{line:n.line,column:n.column,offset:typeof n.offset==="number"&&n.offset>-1?n.offset:undefined}}}}function position(e){const t=w(e)
const n=U(e)
if(t&&n){return{start:t,end:n}}}var C=n(2139)
const E={}.hasOwnProperty
function sanitize(e,t){let n={type:"root",children:[]}
const o={schema:t?{...C.j,...t}:C.j,stack:[]}
const r=transform(o,e)
if(r){if(Array.isArray(r)){if(r.length===1){n=r[0]}else{n.children=r}}else{n=r}}return n}function transform(e,t){if(t&&typeof t==="object"){const n=t
const o=typeof n.type==="string"?n.type:""
switch(o){case"comment":{return comment(e,n)}case"doctype":{return doctype(e,n)}case"element":{return lib_element(e,n)}case"root":{return root(e,n)}case"text":{return lib_text(e,n)}default:}}}function comment(e,t){if(e.schema.allowComments){const e=typeof t.value==="string"?t.value:""
const n=e.indexOf("--\x3e")
const o=n<0?e:e.slice(0,n)
const r={type:"comment",value:o}
patch(r,t)
return r}}function doctype(e,t){if(e.schema.allowDoctypes){const e={type:"doctype"}
patch(e,t)
return e}}function lib_element(e,t){const n=typeof t.tagName==="string"?t.tagName:""
e.stack.push(n)
const o=children(e,t.children)
const r=properties(e,t.properties)
e.stack.pop()
let c=false
if(n&&n!=="*"&&(!e.schema.tagNames||e.schema.tagNames.includes(n))){c=true
if(e.schema.ancestors&&E.call(e.schema.ancestors,n)){const t=e.schema.ancestors[n]
let o=-1
c=false
while(++o<t.length){if(e.stack.includes(t[o])){c=true}}}}if(!c){return e.schema.strip&&!e.schema.strip.includes(n)?o:undefined}const s={type:"element",tagName:n,properties:r,children:o}
patch(s,t)
return s}function root(e,t){const n=children(e,t.children)
const o={type:"root",children:n}
patch(o,t)
return o}function lib_text(e,t){const n=typeof t.value==="string"?t.value:""
const o={type:"text",value:n}
patch(o,t)
return o}function children(e,t){const n=[]
if(Array.isArray(t)){const o=t
let r=-1
while(++r<o.length){const t=transform(e,o[r])
if(t){if(Array.isArray(t)){n.push(...t)}else{n.push(t)}}}}return n}function properties(e,t){const n=e.stack[e.stack.length-1]
const o=e.schema.attributes
const r=e.schema.required
const c=o&&E.call(o,n)?o[n]:undefined
const s=o&&E.call(o,"*")?o["*"]:undefined
const i=t&&typeof t==="object"?t:{}
const a={}
let d
for(d in i){if(E.call(i,d)){const t=i[d]
let n=propertyValue(e,findDefinition(c,d),d,t)
if(n===null||n===undefined){n=propertyValue(e,findDefinition(s,d),d,t)}if(n!==null&&n!==undefined){a[d]=n}}}if(r&&E.call(r,n)){const e=r[n]
for(d in e){if(E.call(e,d)&&!E.call(a,d)){a[d]=e[d]}}}return a}function propertyValue(e,t,n,o){return t?Array.isArray(o)?propertyValueMany(e,t,n,o):propertyValuePrimitive(e,t,n,o):undefined}function propertyValueMany(e,t,n,o){let r=-1
const c=[]
while(++r<o.length){const s=propertyValuePrimitive(e,t,n,o[r])
if(typeof s==="number"||typeof s==="string"){c.push(s)}}return c}function propertyValuePrimitive(e,t,n,o){if(typeof o!=="boolean"&&typeof o!=="number"&&typeof o!=="string"){return}if(!safeProtocol(e,n,o)){return}if(typeof t==="object"&&t.length>1){let e=false
let n=0
while(++n<t.length){const r=t[n]
if(r&&typeof r==="object"&&"flags"in r){if(r.test(String(o))){e=true
break}}else if(r===o){e=true
break}}if(!e)return}return e.schema.clobber&&e.schema.clobberPrefix&&e.schema.clobber.includes(n)?e.schema.clobberPrefix+o:o}function safeProtocol(e,t,n){const o=e.schema.protocols&&E.call(e.schema.protocols,t)?e.schema.protocols[t]:undefined
if(!o||o.length===0){return true}const r=String(n)
const c=r.indexOf(":")
const s=r.indexOf("?")
const i=r.indexOf("#")
const a=r.indexOf("/")
if(c<0||a>-1&&c>a||s>-1&&c>s||i>-1&&c>i){return true}let d=-1
while(++d<o.length){const e=o[d]
if(c===e.length&&r.slice(0,e.length)===e){return true}}return false}function patch(e,t){const n=position(t)
if(t.data){e.data=b(t.data)}if(n)e.position=n}function findDefinition(e,t){let n
let o=-1
if(e){while(++o<e.length){const r=e[o]
const c=typeof r==="string"?r:r[0]
if(c===t){return r}if(c==="data*")n=r}}if(t.length>4&&t.slice(0,4).toLowerCase()==="data"){return n}}},2139:(e,t,n)=>{n.d(t,{j:()=>r})
const o=["ariaDescribedBy","ariaLabel","ariaLabelledBy"]
const r={ancestors:{tbody:["table"],td:["table"],th:["table"],thead:["table"],tfoot:["table"],tr:["table"]},attributes:{a:[...o,"dataFootnoteBackref","dataFootnoteRef",["className","data-footnote-backref"],"href"],blockquote:["cite"],code:[["className",/^language-./]],del:["cite"],div:["itemScope","itemType"],dl:[...o],h2:[["className","sr-only"]],img:[...o,"longDesc","src"],input:[["disabled",true],["type","checkbox"]],ins:["cite"],li:[["className","task-list-item"]],ol:[...o,["className","contains-task-list"]],q:["cite"],section:["dataFootnotes",["className","footnotes"]],source:["srcSet"],summary:[...o],table:[...o],ul:[...o,["className","contains-task-list"]],"*":["abbr","accept","acceptCharset","accessKey","action","align","alt","axis","border","cellPadding","cellSpacing","char","charOff","charSet","checked","clear","colSpan","color","cols","compact","coords","dateTime","dir","encType","frame","hSpace","headers","height","hrefLang","htmlFor","id","isMap","itemProp","label","lang","maxLength","media","method","multiple","name","noHref","noShade","noWrap","open","prompt","readOnly","rev","rowSpan","rows","rules","scope","selected","shape","size","span","start","summary","tabIndex","title","useMap","vAlign","value","width"]},clobber:["ariaDescribedBy","ariaLabelledBy","id","name"],clobberPrefix:"user-content-",protocols:{cite:["http","https"],href:["http","https","irc","ircs","mailto","xmpp"],longDesc:["http","https"],src:["http","https"]},required:{input:{disabled:true,type:"checkbox"}},strip:["script"],tagNames:["a","b","blockquote","br","code","dd","del","details","div","dl","dt","em","h1","h2","h3","h4","h5","h6","hr","i","img","input","ins","kbd","li","ol","p","picture","pre","q","rp","rt","ruby","s","samp","section","source","span","strike","strong","sub","summary","sup","table","tbody","td","tfoot","th","thead","tr","tt","ul","var"]}},6818:(e,t,n)=>{n.d(t,{W:()=>frontmatterHtml})
var o=n(4779)
function frontmatterHtml(e){const t=(0,o.W)(e)
const n={}
const r={}
let c=-1
while(++c<t.length){const e=t[c].type
n[e]=start
r[e]=end}return{enter:n,exit:r}
function start(){this.buffer()}function end(){this.resume()
this.setData("slurpOneLineEnding",true)}}}}

