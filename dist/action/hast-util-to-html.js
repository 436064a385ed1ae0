"use strict"
exports.id=205
exports.ids=[205]
exports.modules={6923:(e,n,l)=>{l.d(n,{D:()=>ccount})
function ccount(e,n){const l=String(e)
if(typeof n!=="string"){throw new TypeError("Expected character")}let t=0
let o=l.indexOf(n)
while(o!==-1){t++
o=l.indexOf(n,o+n.length)}return t}},6193:(e,n,l)=>{l.d(n,{A:()=>stringify,q:()=>parse})
function parse(e){const n=[]
const l=String(e||"")
let t=l.indexOf(",")
let o=0
let a=false
while(!a){if(t===-1){t=l.length
a=true}const e=l.slice(o,t).trim()
if(e||!a){n.push(e)}o=t+1
t=l.indexOf(",",o)}return n}function stringify(e,n){const l=n||{}
const t=e[e.length-1]===""?[...e,""]:e
return t.join((l.padRight?" ":"")+","+(l.padLeft===false?"":" ")).trim()}},7776:(e,n,l)=>{l.d(n,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},8619:(e,n,l)=>{l.d(n,{V:()=>toHtml})
const t=["area","base","basefont","bgsound","br","col","command","embed","frame","hr","image","img","input","keygen","link","meta","param","source","track","wbr"]
var o=l(4278)
var a=l(950)
var r=l(4898)
const i=/^>|^->|<!--|-->|--!>|<!-$/g
const u=[">"]
const s=["<",">"]
function comment(e,n,l,t){return t.settings.bogusComments?"<?"+(0,r.l)(e.value,Object.assign({},t.settings.characterReferences,{subset:u}))+">":"\x3c!--"+e.value.replace(i,encode)+"--\x3e"
function encode(e){return(0,r.l)(e,Object.assign({},t.settings.characterReferences,{subset:s}))}}function doctype(e,n,l,t){return"<!"+(t.settings.upperDoctype?"DOCTYPE":"doctype")+(t.settings.tightDoctype?"":" ")+"html>"}var c=l(6923)
var d=l(6193)
var m=l(7522)
var g=l(5510)
const f=/[ \t\n\f\r]/g
function whitespace(e){return typeof e==="object"?e.type==="text"?empty(e.value):false:empty(e)}function empty(e){return e.replace(f,"")===""}const b=siblings(1)
const y=siblings(-1)
const v=[]
function siblings(e){return sibling
function sibling(n,l,t){const o=n?n.children:v
let a=(l||0)+e
let r=o[a]
if(!t){while(r&&whitespace(r)){a+=e
r=o[a]}}return r}}const S={}.hasOwnProperty
function omission(e){return omit
function omit(n,l,t){return S.call(e,n.tagName)&&e[n.tagName](n,l,t)}}const C=omission({body,caption:headOrColgroupOrCaption,colgroup:headOrColgroupOrCaption,dd,dt,head:headOrColgroupOrCaption,html,li,optgroup,option:closing_option,p,rp:rubyElement,rt:rubyElement,tbody,td:cells,tfoot,th:cells,thead,tr})
function headOrColgroupOrCaption(e,n,l){const t=b(l,n,true)
return!t||t.type!=="comment"&&!(t.type==="text"&&whitespace(t.value.charAt(0)))}function html(e,n,l){const t=b(l,n)
return!t||t.type!=="comment"}function body(e,n,l){const t=b(l,n)
return!t||t.type!=="comment"}function p(e,n,l){const t=b(l,n)
return t?t.type==="element"&&(t.tagName==="address"||t.tagName==="article"||t.tagName==="aside"||t.tagName==="blockquote"||t.tagName==="details"||t.tagName==="div"||t.tagName==="dl"||t.tagName==="fieldset"||t.tagName==="figcaption"||t.tagName==="figure"||t.tagName==="footer"||t.tagName==="form"||t.tagName==="h1"||t.tagName==="h2"||t.tagName==="h3"||t.tagName==="h4"||t.tagName==="h5"||t.tagName==="h6"||t.tagName==="header"||t.tagName==="hgroup"||t.tagName==="hr"||t.tagName==="main"||t.tagName==="menu"||t.tagName==="nav"||t.tagName==="ol"||t.tagName==="p"||t.tagName==="pre"||t.tagName==="section"||t.tagName==="table"||t.tagName==="ul"):!l||!(l.type==="element"&&(l.tagName==="a"||l.tagName==="audio"||l.tagName==="del"||l.tagName==="ins"||l.tagName==="map"||l.tagName==="noscript"||l.tagName==="video"||l.tagName.includes("-")))}function li(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&t.tagName==="li"}function dt(e,n,l){const t=b(l,n)
return Boolean(t&&t.type==="element"&&(t.tagName==="dt"||t.tagName==="dd"))}function dd(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&(t.tagName==="dt"||t.tagName==="dd")}function rubyElement(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&(t.tagName==="rp"||t.tagName==="rt")}function optgroup(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&t.tagName==="optgroup"}function closing_option(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&(t.tagName==="option"||t.tagName==="optgroup")}function thead(e,n,l){const t=b(l,n)
return Boolean(t&&t.type==="element"&&(t.tagName==="tbody"||t.tagName==="tfoot"))}function tbody(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&(t.tagName==="tbody"||t.tagName==="tfoot")}function tfoot(e,n,l){return!b(l,n)}function tr(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&t.tagName==="tr"}function cells(e,n,l){const t=b(l,n)
return!t||t.type==="element"&&(t.tagName==="td"||t.tagName==="th")}const k=omission({body:opening_body,colgroup,head,html:opening_html,tbody:opening_tbody})
function opening_html(e){const n=b(e,-1)
return!n||n.type!=="comment"}function head(e){const n=new Set
for(const l of e.children){if(l.type==="element"&&(l.tagName==="base"||l.tagName==="title")){if(n.has(l.tagName))return false
n.add(l.tagName)}}const l=e.children[0]
return!l||l.type==="element"}function opening_body(e){const n=b(e,-1,true)
return!n||n.type!=="comment"&&!(n.type==="text"&&whitespace(n.value.charAt(0)))&&!(n.type==="element"&&(n.tagName==="meta"||n.tagName==="link"||n.tagName==="script"||n.tagName==="style"||n.tagName==="template"))}function colgroup(e,n,l){const t=y(l,n)
if(l&&t&&t.type==="element"&&t.tagName==="colgroup"&&C(t,l.children.indexOf(t),l)){return false}const o=b(e,-1,true)
return Boolean(o&&o.type==="element"&&o.tagName==="col")}function opening_tbody(e,n,l){const t=y(l,n)
if(l&&t&&t.type==="element"&&(t.tagName==="thead"||t.tagName==="tbody")&&C(t,l.children.indexOf(t),l)){return false}const o=b(e,-1)
return Boolean(o&&o.type==="element"&&o.tagName==="tr")}const w={name:[["\t\n\f\r &/=>".split(""),"\t\n\f\r \"&'/=>`".split("")],["\0\t\n\f\r \"&'/<=>".split(""),"\0\t\n\f\r \"&'/<=>`".split("")]],unquoted:[["\t\n\f\r &>".split(""),"\0\t\n\f\r \"&'<=>`".split("")],["\0\t\n\f\r \"&'<=>`".split(""),"\0\t\n\f\r \"&'<=>`".split("")]],single:[["&'".split(""),"\"&'`".split("")],["\0&'".split(""),"\0\"&'`".split("")]],double:[['"&'.split(""),"\"&'`".split("")],['\0"&'.split(""),"\0\"&'`".split("")]]}
const x=new Set(["desc","foreignObject","title"])
function element_element(e,n,l,t){const{schema:a}=t
const r=a.space==="svg"?false:t.settings.omitOptionalTags
let i=a.space==="svg"?t.settings.closeEmptyElements:t.settings.voids.includes(e.tagName.toLowerCase())
const u=[]
if(a.space==="html"&&e.tagName==="svg"){t.schema=o.JW}const s=serializeAttributes(t,e.properties)
if(t.schema.space==="svg"&&x.has(e.tagName)){t.schema=o.qy}const c=t.all(a.space==="html"&&e.tagName==="template"?e.content:e)
t.schema=a
if(c)i=false
if(s||!r||!k(e,n,l)){u.push("<",e.tagName,s?" "+s:"")
if(i&&(a.space==="svg"||t.settings.closeSelfClosing)){const e=s.charAt(s.length-1)
if(!t.settings.tightSelfClosing||e==="/"||e&&e!=='"'&&e!=="'"){u.push(" ")}u.push("/")}u.push(">")}u.push(c)
if(!i&&(!r||!C(e,n,l))){u.push("</"+e.tagName+">")}return u.join("")}function serializeAttributes(e,n){const l=[]
let t=-1
let o
if(n){for(o in n){if(n[o]!==null&&n[o]!==undefined){const t=serializeAttribute(e,o,n[o])
if(t)l.push(t)}}}while(++t<l.length){const n=e.settings.tightAttributes?l[t].charAt(l[t].length-1):undefined
if(t!==l.length-1&&n!=='"'&&n!=="'"){l[t]+=" "}}return l.join("")}function serializeAttribute(e,n,l){const t=(0,m.I)(e.schema,n)
const o=e.settings.allowParseErrors&&e.schema.space==="html"?0:1
const a=e.settings.allowDangerousCharacters?0:1
if(t.overloadedBoolean&&(l===t.attribute||l==="")){l=true}else if((t.boolean||t.overloadedBoolean)&&(typeof l!=="string"||l===t.attribute||l==="")){l=Boolean(l)}if(l===null||l===undefined||l===false||typeof l==="number"&&Number.isNaN(l)){return""}const i=(0,r.l)(t.attribute,Object.assign({},e.settings.characterReferences,{subset:w.name[o][a]}))
if(l===true)return i
l=Array.isArray(l)?(t.commaSeparated?d.A:g.A)(l,{padLeft:!e.settings.tightCommaSeparatedLists}):String(l)
if(e.settings.collapseEmptyAttributes&&!l)return i
let u
if(e.settings.preferUnquoted){u=(0,r.l)(l,Object.assign({},e.settings.characterReferences,{attribute:true,subset:w.unquoted[o][a]}))}if(u!==l){let{quote:n}=e
if(e.settings.quoteSmart&&(0,c.D)(l,n)>(0,c.D)(l,e.alternative)){n=e.alternative}u=n+(0,r.l)(l,Object.assign({},e.settings.characterReferences,{subset:(n==="'"?w.single:w.double)[o][a],attribute:true}))+n}return i+(u?"="+u:u)}const N=["<","&"]
function text_text(e,n,l,t){return l&&l.type==="element"&&(l.tagName==="script"||l.tagName==="style")?e.value:(0,r.l)(e.value,Object.assign({},t.settings.characterReferences,{subset:N}))}function raw(e,n,l,t){return t.settings.allowDangerousHtml?e.value:text_text(e,n,l,t)}function root(e,n,l,t){return t.all(e)}const O=(0,a.A)("type",{invalid,unknown,handlers:{comment,doctype,element:element_element,raw,root,text:text_text}})
function invalid(e){throw new Error("Expected node, not `"+e+"`")}function unknown(e){const n=e
throw new Error("Cannot compile unknown node `"+n.type+"`")}const A={}
const P={}
const D=[]
function toHtml(e,n){const l=n||A
const a=l.quote||'"'
if(a!=='"'&&a!=="'"){throw new Error("Invalid quote `"+a+"`, expected `'` or `\"`")}const r=a==='"'?"'":'"'
const i={one,all:lib_all,settings:{omitOptionalTags:l.omitOptionalTags||false,allowParseErrors:l.allowParseErrors||false,allowDangerousCharacters:l.allowDangerousCharacters||false,quoteSmart:l.quoteSmart||false,preferUnquoted:l.preferUnquoted||false,tightAttributes:l.tightAttributes||false,upperDoctype:l.upperDoctype||false,tightDoctype:l.tightDoctype||false,bogusComments:l.bogusComments||false,tightCommaSeparatedLists:l.tightCommaSeparatedLists||false,tightSelfClosing:l.tightSelfClosing||false,collapseEmptyAttributes:l.collapseEmptyAttributes||false,allowDangerousHtml:l.allowDangerousHtml||false,voids:l.voids||t,characterReferences:l.characterReferences||P,closeSelfClosing:l.closeSelfClosing||false,closeEmptyElements:l.closeEmptyElements||false},schema:l.space==="svg"?o.JW:o.qy,quote:a,alternative:r}
return i.one(Array.isArray(e)?{type:"root",children:e}:e,undefined,undefined)}function one(e,n,l){return O(e,n,l,this)}function lib_all(e){const n=[]
const l=e&&e.children||D
let t=-1
while(++t<l.length){n[t]=this.one(l[t],t,e)}return n.join("")}},4137:(e,n,l)=>{l.d(n,{h:()=>c})
var t=l(4278)
var o=l(6193)
const a=/[#.]/g
function parseSelector(e,n){const l=e||""
const t={}
let o=0
let r
let i
while(o<l.length){a.lastIndex=o
const e=a.exec(l)
const n=l.slice(o,e?e.index:l.length)
if(n){if(!r){i=n}else if(r==="#"){t.id=n}else if(Array.isArray(t.className)){t.className.push(n)}else{t.className=[n]}o+=n.length}if(e){r=e[0]
o++}}return{type:"element",tagName:i||n||"div",properties:t,children:[]}}var r=l(7522)
var i=l(5246)
var u=l(5510)
function createH(e,n,l){const t=l?createAdjustMap(l):undefined
function h(l,o,...a){let r
if(l===null||l===undefined){r={type:"root",children:[]}
const e=o
a.unshift(e)}else{r=parseSelector(l,n)
const i=r.tagName.toLowerCase()
const u=t?t.get(i):undefined
r.tagName=u||i
if(isChild(o)){a.unshift(o)}else{for(const[n,l]of Object.entries(o)){addProperty(e,r.properties,n,l)}}}for(const e of a){addChild(r.children,e)}if(r.type==="element"&&r.tagName==="template"&&e.space==="html"){r.content={type:"root",children:r.children}
r.children=[]}return r}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const n=e
const l=Object.keys(e)
for(const e of l){const l=n[e]
if(l&&typeof l==="object"){if(!Array.isArray(l))return true
const e=l
for(const n of e){if(typeof n!=="number"&&typeof n!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,n,l,t){if(t===null||t===undefined)return
const a=(0,r.I)(e,l)
let i
if(typeof t==="number"){if(Number.isNaN(t))return
i=t}else if(typeof t==="boolean"){i=t}else if(typeof t==="string"){if(a.spaceSeparated){i=(0,u.q)(t)}else if(a.commaSeparated){i=(0,o.q)(t)}else if(a.commaOrSpaceSeparated){i=(0,u.q)((0,o.q)(t).join(" "))}else{i=parsePrimitive(a,a.property,t)}}else if(Array.isArray(t)){i=[...t]}else{i=a.property==="style"?style(t):String(t)}if(Array.isArray(i)){const e=[]
for(const n of i){e.push(parsePrimitive(a,a.property,n))}i=e}if(a.property==="className"&&Array.isArray(n.className)){const e=i
i=[...n.className,...Array.isArray(e)?e:[e]]}n[a.property]=i}function addChild(e,n){if(n===null||n===undefined){}else if(typeof n==="number"||typeof n==="string"){e.push({type:"text",value:String(n)})}else if(Array.isArray(n)){for(const l of n){addChild(e,l)}}else if(typeof n==="object"&&"type"in n){if(n.type==="root"){addChild(e,n.children)}else{e.push(n)}}else{throw new Error("Expected node, nodes, or string, got `"+n+"`")}}function parsePrimitive(e,n,l){if(typeof l==="string"){if(e.number&&l&&!Number.isNaN(Number(l))){return Number(l)}if((e.boolean||e.overloadedBoolean)&&(l===""||(0,i.S)(l)===(0,i.S)(n))){return true}}return l}function style(e){const n=[]
for(const[l,t]of Object.entries(e)){n.push([l,t].join(": "))}return n.join("; ")}function createAdjustMap(e){const n=new Map
for(const l of e){n.set(l.toLowerCase(),l)}return n}const s=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const c=createH(t.qy,"div")
const d=createH(t.JW,"g",s)},1869:(e,n,l)=>{l.d(n,{d:()=>toString})
const t={}
function toString(e,n){const l=n||t
const o=typeof l.includeImageAlt==="boolean"?l.includeImageAlt:true
const a=typeof l.includeHtml==="boolean"?l.includeHtml:true
return one(e,o,a)}function one(e,n,l){if(node(e)){if("value"in e){return e.type==="html"&&!l?"":e.value}if(n&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,n,l)}}if(Array.isArray(e)){return all(e,n,l)}return""}function all(e,n,l){const t=[]
let o=-1
while(++o<e.length){t[o]=one(e[o],n,l)}return t.join("")}function node(e){return Boolean(e&&typeof e==="object")}},3988:(e,n,l)=>{l.d(n,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,n){const l=Number.parseInt(e,n)
if(l<9||l===11||l>13&&l<32||l>126&&l<160||l>55295&&l<57344||l>64975&&l<65008||(l&65535)===65535||(l&65535)===65534||l>1114111){return"\ufffd"}return String.fromCodePoint(l)}},9886:(e,n,l)=>{l.d(n,{s:()=>decodeString})
var t=l(7126)
var o=l(3988)
const a=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(a,decode)}function decode(e,n,l){if(n){return n}const a=l.charCodeAt(0)
if(a===35){const e=l.charCodeAt(1)
const n=e===120||e===88
return(0,o.C)(l.slice(n?2:1),n?16:10)}return(0,t.s)(l)||e}},4278:(e,n,l)=>{l.d(n,{qy:()=>m,JW:()=>g})
class Schema{constructor(e,n,l){this.normal=n
this.property=e
if(l){this.space=l}}}Schema.prototype.normal={}
Schema.prototype.property={}
Schema.prototype.space=undefined
function merge(e,n){const l={}
const t={}
for(const n of e){Object.assign(l,n.property)
Object.assign(t,n.normal)}return new Schema(l,t,n)}var t=l(5246)
var o=l(7904)
function create(e){const n={}
const l={}
for(const[a,r]of Object.entries(e.properties)){const i=new o.E(a,e.transform(e.attributes||{},a),r,e.space)
if(e.mustUseProperty&&e.mustUseProperty.includes(a)){i.mustUseProperty=true}n[a]=i
l[(0,t.S)(a)]=a
l[(0,t.S)(i.attribute)]=a}return new Schema(n,l,e.space)}var a=l(4923)
const r=create({properties:{ariaActiveDescendant:null,ariaAtomic:a.booleanish,ariaAutoComplete:null,ariaBusy:a.booleanish,ariaChecked:a.booleanish,ariaColCount:a.number,ariaColIndex:a.number,ariaColSpan:a.number,ariaControls:a.spaceSeparated,ariaCurrent:null,ariaDescribedBy:a.spaceSeparated,ariaDetails:null,ariaDisabled:a.booleanish,ariaDropEffect:a.spaceSeparated,ariaErrorMessage:null,ariaExpanded:a.booleanish,ariaFlowTo:a.spaceSeparated,ariaGrabbed:a.booleanish,ariaHasPopup:null,ariaHidden:a.booleanish,ariaInvalid:null,ariaKeyShortcuts:null,ariaLabel:null,ariaLabelledBy:a.spaceSeparated,ariaLevel:a.number,ariaLive:null,ariaModal:a.booleanish,ariaMultiLine:a.booleanish,ariaMultiSelectable:a.booleanish,ariaOrientation:null,ariaOwns:a.spaceSeparated,ariaPlaceholder:null,ariaPosInSet:a.number,ariaPressed:a.booleanish,ariaReadOnly:a.booleanish,ariaRelevant:null,ariaRequired:a.booleanish,ariaRoleDescription:a.spaceSeparated,ariaRowCount:a.number,ariaRowIndex:a.number,ariaRowSpan:a.number,ariaSelected:a.booleanish,ariaSetSize:a.number,ariaSort:null,ariaValueMax:a.number,ariaValueMin:a.number,ariaValueNow:a.number,ariaValueText:null,role:null},transform(e,n){return n==="role"?n:"aria-"+n.slice(4).toLowerCase()}})
function caseSensitiveTransform(e,n){return n in e?e[n]:n}function caseInsensitiveTransform(e,n){return caseSensitiveTransform(e,n.toLowerCase())}const i=create({attributes:{acceptcharset:"accept-charset",classname:"class",htmlfor:"for",httpequiv:"http-equiv"},mustUseProperty:["checked","multiple","muted","selected"],properties:{abbr:null,accept:a.commaSeparated,acceptCharset:a.spaceSeparated,accessKey:a.spaceSeparated,action:null,allow:null,allowFullScreen:a.boolean,allowPaymentRequest:a.boolean,allowUserMedia:a.boolean,alpha:a.boolean,alt:null,as:null,async:a.boolean,autoCapitalize:null,autoComplete:a.spaceSeparated,autoFocus:a.boolean,autoPlay:a.boolean,blocking:a.spaceSeparated,capture:null,charSet:null,checked:a.boolean,cite:null,className:a.spaceSeparated,closedBy:null,colorSpace:null,cols:a.number,colSpan:a.number,command:null,commandFor:null,content:null,contentEditable:a.booleanish,controls:a.boolean,controlsList:a.spaceSeparated,coords:a.number|a.commaSeparated,crossOrigin:null,data:null,dateTime:null,decoding:null,default:a.boolean,defer:a.boolean,dir:null,dirName:null,disabled:a.boolean,download:a.overloadedBoolean,draggable:a.booleanish,encType:null,enterKeyHint:null,fetchPriority:null,form:null,formAction:null,formEncType:null,formMethod:null,formNoValidate:a.boolean,formTarget:null,headers:a.spaceSeparated,height:a.number,hidden:a.overloadedBoolean,high:a.number,href:null,hrefLang:null,htmlFor:a.spaceSeparated,httpEquiv:a.spaceSeparated,id:null,imageSizes:null,imageSrcSet:null,inert:a.boolean,inputMode:null,integrity:null,is:null,isMap:a.boolean,itemId:null,itemProp:a.spaceSeparated,itemRef:a.spaceSeparated,itemScope:a.boolean,itemType:a.spaceSeparated,kind:null,label:null,lang:null,language:null,list:null,loading:null,loop:a.boolean,low:a.number,manifest:null,max:null,maxLength:a.number,media:null,method:null,min:null,minLength:a.number,multiple:a.boolean,muted:a.boolean,name:null,nonce:null,noModule:a.boolean,noValidate:a.boolean,onAbort:null,onAfterPrint:null,onAuxClick:null,onBeforeMatch:null,onBeforePrint:null,onBeforeToggle:null,onBeforeUnload:null,onBlur:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onContextLost:null,onContextMenu:null,onContextRestored:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnded:null,onError:null,onFocus:null,onFormData:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLanguageChange:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadEnd:null,onLoadStart:null,onMessage:null,onMessageError:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRejectionHandled:null,onReset:null,onResize:null,onScroll:null,onScrollEnd:null,onSecurityPolicyViolation:null,onSeeked:null,onSeeking:null,onSelect:null,onSlotChange:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnhandledRejection:null,onUnload:null,onVolumeChange:null,onWaiting:null,onWheel:null,open:a.boolean,optimum:a.number,pattern:null,ping:a.spaceSeparated,placeholder:null,playsInline:a.boolean,popover:null,popoverTarget:null,popoverTargetAction:null,poster:null,preload:null,readOnly:a.boolean,referrerPolicy:null,rel:a.spaceSeparated,required:a.boolean,reversed:a.boolean,rows:a.number,rowSpan:a.number,sandbox:a.spaceSeparated,scope:null,scoped:a.boolean,seamless:a.boolean,selected:a.boolean,shadowRootClonable:a.boolean,shadowRootCustomElementRegistry:a.boolean,shadowRootDelegatesFocus:a.boolean,shadowRootMode:null,shadowRootSerializable:a.boolean,shape:null,size:a.number,sizes:null,slot:null,span:a.number,spellCheck:a.booleanish,src:null,srcDoc:null,srcLang:null,srcSet:null,start:a.number,step:null,style:null,tabIndex:a.number,target:null,title:null,translate:null,type:null,typeMustMatch:a.boolean,useMap:null,value:a.booleanish,width:a.number,wrap:null,writingSuggestions:null,align:null,aLink:null,archive:a.spaceSeparated,axis:null,background:null,bgColor:null,border:a.number,borderColor:null,bottomMargin:a.number,cellPadding:null,cellSpacing:null,char:null,charOff:null,classId:null,clear:null,code:null,codeBase:null,codeType:null,color:null,compact:a.boolean,declare:a.boolean,event:null,face:null,frame:null,frameBorder:null,hSpace:a.number,leftMargin:a.number,link:null,longDesc:null,lowSrc:null,marginHeight:a.number,marginWidth:a.number,noResize:a.boolean,noHref:a.boolean,noShade:a.boolean,noWrap:a.boolean,object:null,profile:null,prompt:null,rev:null,rightMargin:a.number,rules:null,scheme:null,scrolling:a.booleanish,standby:null,summary:null,text:null,topMargin:a.number,valueType:null,version:null,vAlign:null,vLink:null,vSpace:a.number,allowTransparency:null,autoCorrect:null,autoSave:null,credentialless:a.boolean,disablePictureInPicture:a.boolean,disableRemotePlayback:a.boolean,exportParts:a.commaSeparated,part:a.spaceSeparated,prefix:null,property:null,results:a.number,security:null,unselectable:null},space:"html",transform:caseInsensitiveTransform})
const u=create({attributes:{accentHeight:"accent-height",alignmentBaseline:"alignment-baseline",arabicForm:"arabic-form",baselineShift:"baseline-shift",capHeight:"cap-height",className:"class",clipPath:"clip-path",clipRule:"clip-rule",colorInterpolation:"color-interpolation",colorInterpolationFilters:"color-interpolation-filters",colorProfile:"color-profile",colorRendering:"color-rendering",crossOrigin:"crossorigin",dataType:"datatype",dominantBaseline:"dominant-baseline",enableBackground:"enable-background",fillOpacity:"fill-opacity",fillRule:"fill-rule",floodColor:"flood-color",floodOpacity:"flood-opacity",fontFamily:"font-family",fontSize:"font-size",fontSizeAdjust:"font-size-adjust",fontStretch:"font-stretch",fontStyle:"font-style",fontVariant:"font-variant",fontWeight:"font-weight",glyphName:"glyph-name",glyphOrientationHorizontal:"glyph-orientation-horizontal",glyphOrientationVertical:"glyph-orientation-vertical",hrefLang:"hreflang",horizAdvX:"horiz-adv-x",horizOriginX:"horiz-origin-x",horizOriginY:"horiz-origin-y",imageRendering:"image-rendering",letterSpacing:"letter-spacing",lightingColor:"lighting-color",markerEnd:"marker-end",markerMid:"marker-mid",markerStart:"marker-start",maskType:"mask-type",navDown:"nav-down",navDownLeft:"nav-down-left",navDownRight:"nav-down-right",navLeft:"nav-left",navNext:"nav-next",navPrev:"nav-prev",navRight:"nav-right",navUp:"nav-up",navUpLeft:"nav-up-left",navUpRight:"nav-up-right",onAbort:"onabort",onActivate:"onactivate",onAfterPrint:"onafterprint",onBeforePrint:"onbeforeprint",onBegin:"onbegin",onCancel:"oncancel",onCanPlay:"oncanplay",onCanPlayThrough:"oncanplaythrough",onChange:"onchange",onClick:"onclick",onClose:"onclose",onCopy:"oncopy",onCueChange:"oncuechange",onCut:"oncut",onDblClick:"ondblclick",onDrag:"ondrag",onDragEnd:"ondragend",onDragEnter:"ondragenter",onDragExit:"ondragexit",onDragLeave:"ondragleave",onDragOver:"ondragover",onDragStart:"ondragstart",onDrop:"ondrop",onDurationChange:"ondurationchange",onEmptied:"onemptied",onEnd:"onend",onEnded:"onended",onError:"onerror",onFocus:"onfocus",onFocusIn:"onfocusin",onFocusOut:"onfocusout",onHashChange:"onhashchange",onInput:"oninput",onInvalid:"oninvalid",onKeyDown:"onkeydown",onKeyPress:"onkeypress",onKeyUp:"onkeyup",onLoad:"onload",onLoadedData:"onloadeddata",onLoadedMetadata:"onloadedmetadata",onLoadStart:"onloadstart",onMessage:"onmessage",onMouseDown:"onmousedown",onMouseEnter:"onmouseenter",onMouseLeave:"onmouseleave",onMouseMove:"onmousemove",onMouseOut:"onmouseout",onMouseOver:"onmouseover",onMouseUp:"onmouseup",onMouseWheel:"onmousewheel",onOffline:"onoffline",onOnline:"ononline",onPageHide:"onpagehide",onPageShow:"onpageshow",onPaste:"onpaste",onPause:"onpause",onPlay:"onplay",onPlaying:"onplaying",onPopState:"onpopstate",onProgress:"onprogress",onRateChange:"onratechange",onRepeat:"onrepeat",onReset:"onreset",onResize:"onresize",onScroll:"onscroll",onSeeked:"onseeked",onSeeking:"onseeking",onSelect:"onselect",onShow:"onshow",onStalled:"onstalled",onStorage:"onstorage",onSubmit:"onsubmit",onSuspend:"onsuspend",onTimeUpdate:"ontimeupdate",onToggle:"ontoggle",onUnload:"onunload",onVolumeChange:"onvolumechange",onWaiting:"onwaiting",onZoom:"onzoom",overlinePosition:"overline-position",overlineThickness:"overline-thickness",paintOrder:"paint-order",panose1:"panose-1",pointerEvents:"pointer-events",referrerPolicy:"referrerpolicy",renderingIntent:"rendering-intent",shapeRendering:"shape-rendering",stopColor:"stop-color",stopOpacity:"stop-opacity",strikethroughPosition:"strikethrough-position",strikethroughThickness:"strikethrough-thickness",strokeDashArray:"stroke-dasharray",strokeDashOffset:"stroke-dashoffset",strokeLineCap:"stroke-linecap",strokeLineJoin:"stroke-linejoin",strokeMiterLimit:"stroke-miterlimit",strokeOpacity:"stroke-opacity",strokeWidth:"stroke-width",tabIndex:"tabindex",textAnchor:"text-anchor",textDecoration:"text-decoration",textRendering:"text-rendering",transformOrigin:"transform-origin",typeOf:"typeof",underlinePosition:"underline-position",underlineThickness:"underline-thickness",unicodeBidi:"unicode-bidi",unicodeRange:"unicode-range",unitsPerEm:"units-per-em",vAlphabetic:"v-alphabetic",vHanging:"v-hanging",vIdeographic:"v-ideographic",vMathematical:"v-mathematical",vectorEffect:"vector-effect",vertAdvY:"vert-adv-y",vertOriginX:"vert-origin-x",vertOriginY:"vert-origin-y",wordSpacing:"word-spacing",writingMode:"writing-mode",xHeight:"x-height",playbackOrder:"playbackorder",timelineBegin:"timelinebegin"},properties:{about:a.commaOrSpaceSeparated,accentHeight:a.number,accumulate:null,additive:null,alignmentBaseline:null,alphabetic:a.number,amplitude:a.number,arabicForm:null,ascent:a.number,attributeName:null,attributeType:null,azimuth:a.number,bandwidth:null,baselineShift:null,baseFrequency:null,baseProfile:null,bbox:null,begin:null,bias:a.number,by:null,calcMode:null,capHeight:a.number,className:a.spaceSeparated,clip:null,clipPath:null,clipPathUnits:null,clipRule:null,color:null,colorInterpolation:null,colorInterpolationFilters:null,colorProfile:null,colorRendering:null,content:null,contentScriptType:null,contentStyleType:null,crossOrigin:null,cursor:null,cx:null,cy:null,d:null,dataType:null,defaultAction:null,descent:a.number,diffuseConstant:a.number,direction:null,display:null,dur:null,divisor:a.number,dominantBaseline:null,download:a.boolean,dx:null,dy:null,edgeMode:null,editable:null,elevation:a.number,enableBackground:null,end:null,event:null,exponent:a.number,externalResourcesRequired:null,fill:null,fillOpacity:a.number,fillRule:null,filter:null,filterRes:null,filterUnits:null,floodColor:null,floodOpacity:null,focusable:null,focusHighlight:null,fontFamily:null,fontSize:null,fontSizeAdjust:null,fontStretch:null,fontStyle:null,fontVariant:null,fontWeight:null,format:null,fr:null,from:null,fx:null,fy:null,g1:a.commaSeparated,g2:a.commaSeparated,glyphName:a.commaSeparated,glyphOrientationHorizontal:null,glyphOrientationVertical:null,glyphRef:null,gradientTransform:null,gradientUnits:null,handler:null,hanging:a.number,hatchContentUnits:null,hatchUnits:null,height:null,href:null,hrefLang:null,horizAdvX:a.number,horizOriginX:a.number,horizOriginY:a.number,id:null,ideographic:a.number,imageRendering:null,initialVisibility:null,in:null,in2:null,intercept:a.number,k:a.number,k1:a.number,k2:a.number,k3:a.number,k4:a.number,kernelMatrix:a.commaOrSpaceSeparated,kernelUnitLength:null,keyPoints:null,keySplines:null,keyTimes:null,kerning:null,lang:null,lengthAdjust:null,letterSpacing:null,lightingColor:null,limitingConeAngle:a.number,local:null,markerEnd:null,markerMid:null,markerStart:null,markerHeight:null,markerUnits:null,markerWidth:null,mask:null,maskContentUnits:null,maskType:null,maskUnits:null,mathematical:null,max:null,media:null,mediaCharacterEncoding:null,mediaContentEncodings:null,mediaSize:a.number,mediaTime:null,method:null,min:null,mode:null,name:null,navDown:null,navDownLeft:null,navDownRight:null,navLeft:null,navNext:null,navPrev:null,navRight:null,navUp:null,navUpLeft:null,navUpRight:null,numOctaves:null,observer:null,offset:null,onAbort:null,onActivate:null,onAfterPrint:null,onBeforePrint:null,onBegin:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnd:null,onEnded:null,onError:null,onFocus:null,onFocusIn:null,onFocusOut:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadStart:null,onMessage:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onMouseWheel:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRepeat:null,onReset:null,onResize:null,onScroll:null,onSeeked:null,onSeeking:null,onSelect:null,onShow:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnload:null,onVolumeChange:null,onWaiting:null,onZoom:null,opacity:null,operator:null,order:null,orient:null,orientation:null,origin:null,overflow:null,overlay:null,overlinePosition:a.number,overlineThickness:a.number,paintOrder:null,panose1:null,path:null,pathLength:a.number,patternContentUnits:null,patternTransform:null,patternUnits:null,phase:null,ping:a.spaceSeparated,pitch:null,playbackOrder:null,pointerEvents:null,points:null,pointsAtX:a.number,pointsAtY:a.number,pointsAtZ:a.number,preserveAlpha:null,preserveAspectRatio:null,primitiveUnits:null,propagate:null,property:a.commaOrSpaceSeparated,r:null,radius:null,referrerPolicy:null,refX:null,refY:null,rel:a.commaOrSpaceSeparated,rev:a.commaOrSpaceSeparated,renderingIntent:null,repeatCount:null,repeatDur:null,requiredExtensions:a.commaOrSpaceSeparated,requiredFeatures:a.commaOrSpaceSeparated,requiredFonts:a.commaOrSpaceSeparated,requiredFormats:a.commaOrSpaceSeparated,resource:null,restart:null,result:null,rotate:null,rx:null,ry:null,scale:null,seed:null,shapeRendering:null,side:null,slope:null,snapshotTime:null,specularConstant:a.number,specularExponent:a.number,spreadMethod:null,spacing:null,startOffset:null,stdDeviation:null,stemh:null,stemv:null,stitchTiles:null,stopColor:null,stopOpacity:null,strikethroughPosition:a.number,strikethroughThickness:a.number,string:null,stroke:null,strokeDashArray:a.commaOrSpaceSeparated,strokeDashOffset:null,strokeLineCap:null,strokeLineJoin:null,strokeMiterLimit:a.number,strokeOpacity:a.number,strokeWidth:null,style:null,surfaceScale:a.number,syncBehavior:null,syncBehaviorDefault:null,syncMaster:null,syncTolerance:null,syncToleranceDefault:null,systemLanguage:a.commaOrSpaceSeparated,tabIndex:a.number,tableValues:null,target:null,targetX:a.number,targetY:a.number,textAnchor:null,textDecoration:null,textRendering:null,textLength:null,timelineBegin:null,title:null,transformBehavior:null,type:null,typeOf:a.commaOrSpaceSeparated,to:null,transform:null,transformOrigin:null,u1:null,u2:null,underlinePosition:a.number,underlineThickness:a.number,unicode:null,unicodeBidi:null,unicodeRange:null,unitsPerEm:a.number,values:null,vAlphabetic:a.number,vMathematical:a.number,vectorEffect:null,vHanging:a.number,vIdeographic:a.number,version:null,vertAdvY:a.number,vertOriginX:a.number,vertOriginY:a.number,viewBox:null,viewTarget:null,visibility:null,width:null,widths:null,wordSpacing:null,writingMode:null,x:null,x1:null,x2:null,xChannelSelector:null,xHeight:a.number,y:null,y1:null,y2:null,yChannelSelector:null,z:null,zoomAndPan:null},space:"svg",transform:caseSensitiveTransform})
const s=create({properties:{xLinkActuate:null,xLinkArcRole:null,xLinkHref:null,xLinkRole:null,xLinkShow:null,xLinkTitle:null,xLinkType:null},space:"xlink",transform(e,n){return"xlink:"+n.slice(5).toLowerCase()}})
const c=create({attributes:{xmlnsxlink:"xmlns:xlink"},properties:{xmlnsXLink:null,xmlns:null},space:"xmlns",transform:caseInsensitiveTransform})
const d=create({properties:{xmlBase:null,xmlLang:null,xmlSpace:null},space:"xml",transform(e,n){return"xml:"+n.slice(3).toLowerCase()}})
const m=merge([r,i,s,c,d],"html")
const g=merge([r,u,s,c,d],"svg")},7522:(e,n,l)=>{l.d(n,{I:()=>find})
var t=l(7904)
var o=l(4936)
var a=l(5246)
const r=/[A-Z]/g
const i=/-[a-z]/g
const u=/^data[-\w.:]+$/i
function find(e,n){const l=(0,a.S)(n)
let s=n
let c=o.R
if(l in e.normal){return e.property[e.normal[l]]}if(l.length>4&&l.slice(0,4)==="data"&&u.test(n)){if(n.charAt(4)==="-"){const e=n.slice(5).replace(i,camelcase)
s="data"+e.charAt(0).toUpperCase()+e.slice(1)}else{const e=n.slice(4)
if(!i.test(e)){let l=e.replace(r,kebab)
if(l.charAt(0)!=="-"){l="-"+l}n="data"+l}}c=t.E}return new c(s,n)}function kebab(e){return"-"+e.toLowerCase()}function camelcase(e){return e.charAt(1).toUpperCase()}},5246:(e,n,l)=>{l.d(n,{S:()=>normalize})
function normalize(e){return e.toLowerCase()}},7904:(e,n,l)=>{l.d(n,{E:()=>DefinedInfo})
var t=l(4936)
var o=l(4923)
const a=Object.keys(o)
class DefinedInfo extends t.R{constructor(e,n,l,t){let r=-1
super(e,n)
mark(this,"space",t)
if(typeof l==="number"){while(++r<a.length){const e=a[r]
mark(this,a[r],(l&o[e])===o[e])}}}}DefinedInfo.prototype.defined=true
function mark(e,n,l){if(l){e[n]=l}}},4936:(e,n,l)=>{l.d(n,{R:()=>Info})
class Info{constructor(e,n){this.attribute=n
this.property=e}}Info.prototype.attribute=""
Info.prototype.booleanish=false
Info.prototype.boolean=false
Info.prototype.commaOrSpaceSeparated=false
Info.prototype.commaSeparated=false
Info.prototype.defined=false
Info.prototype.mustUseProperty=false
Info.prototype.number=false
Info.prototype.overloadedBoolean=false
Info.prototype.property=""
Info.prototype.spaceSeparated=false
Info.prototype.space=undefined},4923:(e,n,l)=>{l.r(n)
l.d(n,{boolean:()=>o,booleanish:()=>a,commaOrSpaceSeparated:()=>c,commaSeparated:()=>s,number:()=>i,overloadedBoolean:()=>r,spaceSeparated:()=>u})
let t=0
const o=increment()
const a=increment()
const r=increment()
const i=increment()
const u=increment()
const s=increment()
const c=increment()
function increment(){return 2**++t}},5510:(e,n,l)=>{l.d(n,{A:()=>stringify,q:()=>parse})
function parse(e){const n=String(e||"").trim()
return n?n.split(/[ \t\n\r\f]+/g):[]}function stringify(e){return e.join(" ").trim()}},711:(e,n,l)=>{l.d(n,{o:()=>VFileMessage})
var t=l(669)
class VFileMessage extends Error{constructor(e,n,l){super()
if(typeof n==="string"){l=n
n=undefined}let o=""
let a={}
let r=false
if(n){if("line"in n&&"column"in n){a={place:n}}else if("start"in n&&"end"in n){a={place:n}}else if("type"in n){a={ancestors:[n],place:n.position}}else{a={...n}}}if(typeof e==="string"){o=e}else if(!a.cause&&e){r=true
o=e.message
a.cause=e}if(!a.ruleId&&!a.source&&typeof l==="string"){const e=l.indexOf(":")
if(e===-1){a.ruleId=l}else{a.source=l.slice(0,e)
a.ruleId=l.slice(e+1)}}if(!a.place&&a.ancestors){const e=a.ancestors[a.ancestors.length-1]
if(e){a.place=e.position}}const i=a.place&&"start"in a.place?a.place.start:a.place
this.ancestors=a.ancestors||undefined
this.cause=a.cause||undefined
this.column=i?i.column:undefined
this.fatal=undefined
this.file=""
this.message=o
this.line=i?i.line:undefined
this.name=(0,t.L)(a.place)||"1:1"
this.place=a.place||undefined
this.reason=this.message
this.ruleId=a.ruleId||undefined
this.source=a.source||undefined
this.stack=r&&a.cause&&typeof a.cause.stack==="string"?a.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

