"use strict";exports.id=648;exports.ids=[648];exports.modules={7648:((e,t,n)=>{n.r(t);n.d(t,{createEventParser:()=>r.t});var r=n(7368)})};;
