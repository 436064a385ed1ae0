"use strict"
exports.id=761
exports.ids=[761]
exports.modules={761:(n,r,t)=>{t.r(r)
t.d(r,{onlyChild:()=>onlyChild,parseGithubMarkdown:()=>parseGithubMarkdown})
var e=t(6765)
var i=t(5248)
var s=t(9363)
function parseGithubMarkdown(n){return(0,e.Y)(n,{extensions:[(0,s.T)()],mdastExtensions:[(0,i.C)()]})}function onlyChild(n,r){const[t,...e]="children"in n?n.children:[]
return t?.type===r&&e.length===0?t:null}}}

