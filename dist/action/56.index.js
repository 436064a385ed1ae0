"use strict";exports.id=56;exports.ids=[56];exports.modules={1056:((e,t,n)=>{n.d(t,{parseHtmlFragment:()=>r.t});var r=n(4568)})};;
