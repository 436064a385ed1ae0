"use strict"
exports.id=311
exports.ids=[311]
exports.modules={6311:(e,f,d)=>{d.r(f)
d.d(f,{diffOf:()=>diffOf})
var r=d(7291)
function diffOf(e){return e.map(({path:e,before:f,after:d})=>(0,r.ss)(`a/${e}`,`b/${e}`,f,d,undefined,undefined,{headerOptions:r.jr})).join("")}}}

