const e=require("./rolldown-runtime.js")
const t=require("./html-packages.js")
const n=require("./content-model.js")
var r=e.__exportAll({parseHtmlFragment:()=>parseHtmlFragment})
const a=new Map([...["style","xmp","iframe","noembed","noframes"].map(e=>[e,t.TokenizerMode.RAWTEXT]),["textarea",t.TokenizerMode.RCDATA],["title",t.TokenizerMode.RCDATA],["script",t.TokenizerMode.SCRIPT_DATA],["plaintext",t.TokenizerMode.PLAINTEXT]])
const o=new Set(["script","style","textarea"])
function parseHtmlFragment(e,r){const s=[]
const i=[]
const c=[]
let{raw:m,isInLink:u,isInHeading:l}=r
const d=new t.Tokenizer({sourceCodeLocationInfo:true},{onComment({data:t,location:n}){const{start:r,end:a}=rangeOfLocation(n)
if(!e.startsWith("\x3c!--",r))return
s.push({start:r,end:a,text:t,isClosed:e.endsWith("--\x3e",a),isInLink:u,isInHeading:l})},onStartTag(e){const{tagName:t}=e
i.push({kind:"open",name:t,attributes:e.attrs,...rangeOfLocation(e.location)})
if(t==="a")u=isLink(e)
if(n.headingElements.has(t))l=true
const r=a.get(t)
if(r===void 0)return
d.state=r
m=t},onEndTag({tagName:e,location:t}){i.push({kind:"close",name:e,attributes:[],...rangeOfLocation(t)})
if(e==="a")u=false
if(n.headingElements.has(e))l=false
m=void 0},onCharacter({location:e}){if(m===void 0)c.push(rangeOfLocation(e))},onWhitespaceCharacter(){},onNullCharacter(){},onDoctype(){},onEof(){}})
if(m!==void 0){d.state=a.get(m)??d.state
d.lastStartTagName=m}d.write(e,true)
return{comments:s,tags:i,texts:c,state:{raw:o.has(m)?m:void 0,isInLink:u,isInHeading:l}}}function rangeOfLocation(e){if(!e)throw new TypeError("The tokenizer returned no location")
return{start:e.startOffset,end:e.endOffset}}function isLink(e){const t=e.attrs.map(e=>e.name)
return t.includes("href")||!t.some(e=>e==="name"||e==="id")}Object.defineProperty(exports,"parseHtmlFragment",{enumerable:true,get:function(){return parseHtmlFragment}})
Object.defineProperty(exports,"parse_html_fragment_exports",{enumerable:true,get:function(){return r}})
Object.defineProperty(exports,"rawTextElements",{enumerable:true,get:function(){return a}})

