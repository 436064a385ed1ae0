const e=require("./rolldown-runtime.js")
const t=require("./html-packages.js")
var n=e.__exportAll({listHtmlTokens:()=>listHtmlTokens})
function listHtmlTokens(e){const n=[]
const o=[]
const add=e=>void n.push(e)
new t.Tokenizer({},{onStartTag:({tagName:e,attrs:t,selfClosing:n})=>add({kind:"start",name:e,attributes:t,selfClosing:n}),onEndTag:({tagName:e})=>add({kind:"end",name:e}),onWhitespaceCharacter:()=>add({kind:"space"}),onCharacter:()=>add({kind:"other",what:"text"}),onNullCharacter:()=>add({kind:"other",what:"a NUL"}),onComment:()=>add({kind:"other",what:"a comment"}),onDoctype:()=>add({kind:"other",what:"a doctype"}),onEof:()=>{},onParseError:({code:e})=>void o.push(e)}).write(e,true)
return{tokens:n,errors:o}}Object.defineProperty(exports,"html_tokens_exports",{enumerable:true,get:function(){return n}})
Object.defineProperty(exports,"listHtmlTokens",{enumerable:true,get:function(){return listHtmlTokens}})

