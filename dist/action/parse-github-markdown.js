"use strict"
exports.id=761
exports.ids=[761]
exports.modules={761:(n,e,r)=>{r.r(e)
r.d(e,{isA:()=>isA,onlyChild:()=>onlyChild,parseMarkdown:()=>parseMarkdown,rangeOf:()=>rangeOf})
var t=r(9146)
var i=r(9369)
var o=r(9363)
function parseMarkdown(n){return(0,t.Y)(n,{extensions:[(0,o.T)()],mdastExtensions:[(0,i.C)()]})}function isA(n,e){return n?.type===e}function onlyChild(n,e){if(!("children"in n)||n.children.length!==1)return null
const[r]=n.children
return isA(r,e)?r:null}function rangeOf(n){const e=n.position?.start.offset
const r=n.position?.end.offset
if(e===undefined||r===undefined)throw new TypeError(`A ${n.type} node without a position`)
return{start:e,end:r}}}}

