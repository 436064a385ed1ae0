"use strict"
exports.id=320
exports.ids=[320]
exports.modules={6320:(t,e,n)=>{n.d(e,{textOfPage:()=>textOfPage})
var a=n(3194)
const o=new Map([["iframe",a.V_.RAWTEXT],["noembed",a.V_.RAWTEXT],["noframes",a.V_.RAWTEXT],["script",a.V_.SCRIPT_DATA],["style",a.V_.RAWTEXT],["textarea",a.V_.RCDATA],["title",a.V_.RCDATA],["xmp",a.V_.RAWTEXT]])
function textOfPage(t){const e=[]
let n=null
const take=({chars:t})=>{if(n===null||n==="title")e.push(t)}
const r=new a._F({},{onCharacter:take,onWhitespaceCharacter:take,onNullCharacter:()=>{},onComment:()=>{},onDoctype:()=>{},onEof:()=>{},onStartTag({tagName:t}){e.push(" ")
const a=o.get(t)
if(a===undefined)return
n=t
r.state=a
r.lastStartTagName=t},onEndTag({tagName:t}){e.push(" ")
if(t===n)n=null}})
r.write(t,true)
return withoutRepeatedTitle(e.join("").replace(/\s+/g," ").trim())}function withoutRepeatedTitle(t){const e=/^(.{3,80}?) \1(?= |$)/.exec(t)
return e===null?t:t.slice((e[1]??"").length+1)}}}

