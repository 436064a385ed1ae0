const e=require("./rolldown-runtime.js")
const r=require("./markdown-packages.js")
const n=require("./micromark-packages.js")
var t=e.__exportAll({parseGithubMarkdown:()=>parseGithubMarkdown})
function parseGithubMarkdown(e){return r.fromMarkdown(e,{extensions:[n.gfm()],mdastExtensions:[r.gfmFromMarkdown()]})}function onlyChild(e,r){const[n,...t]="children"in e?e.children:[]
return n?.type===r&&t.length===0?n:null}Object.defineProperty(exports,"github_markdown_exports",{enumerable:true,get:function(){return t}})
Object.defineProperty(exports,"onlyChild",{enumerable:true,get:function(){return onlyChild}})
Object.defineProperty(exports,"parseGithubMarkdown",{enumerable:true,get:function(){return parseGithubMarkdown}})

