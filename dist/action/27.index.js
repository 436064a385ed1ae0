"use strict";exports.id=27;exports.ids=[27];exports.modules={3027:((e,t,n)=>{n.d(t,{parseDocument:()=>r.r});var r=n(1740)})};;
