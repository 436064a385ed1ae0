"use strict"
exports.id=761
exports.ids=[761]
exports.modules={20761:(n,r,t)=>{t.r(r)
t.d(r,{onlyChild:()=>onlyChild,parseGithubMarkdown:()=>parseGithubMarkdown})
var e=t(69146)
var i=t(95248)
var s=t(89363)
function parseGithubMarkdown(n){return(0,e.Y)(n,{extensions:[(0,s.T)()],mdastExtensions:[(0,i.C)()]})}function onlyChild(n,r){const[t,...e]="children"in n?n.children:[]
return t?.type===r&&e.length===0?t:null}}}

