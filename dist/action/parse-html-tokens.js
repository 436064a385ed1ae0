"use strict"
exports.id=32
exports.ids=[32]
exports.modules={1032:(t,e,o)=>{o.d(e,{tokenizeHtml:()=>tokenizeHtml})
var n=o(3194)
function tokenizeHtml(t){const e=[]
const o=[]
const other=t=>()=>{e.push({kind:"other",what:t})}
const s={onStartTag({tagName:t,attrs:o,selfClosing:n}){e.push({kind:"start",name:t,attributes:o,selfClosing:n})},onEndTag({tagName:t}){e.push({kind:"end",name:t})},onWhitespaceCharacter(){e.push({kind:"space"})},onCharacter:other("text"),onNullCharacter:other("a NUL"),onComment:other("a comment"),onDoctype:other("a doctype"),onEof(){},onParseError({code:t}){o.push(t)}}
new n._F({sourceCodeLocationInfo:false},s).write(t,true)
return{tokens:e,errors:o}}}}

