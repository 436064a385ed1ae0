"use strict";exports.id=972;exports.ids=[972];exports.modules={8972:((e,t,n)=>{n.r(t);n.d(t,{propose:()=>r.t});var r=n(3420)})};;
