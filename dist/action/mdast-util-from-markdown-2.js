"use strict"
exports.id=966
exports.ids=[966]
exports.modules={6966:(r,s,o)=>{o.d(s,{fromMarkdown:()=>d.Y})
var d=o(9146)}}

