"use strict";exports.id=257;exports.ids=[257];exports.modules={5257:((e,t,n)=>{n.d(t,{parseDocument:()=>r.t});var r=n(3027)})};;
