"use strict";exports.id=409;exports.ids=[409];exports.modules={7409:((e,t,n)=>{n.d(t,{parseMarkdown:()=>r.t});var r=n(9799)})};;
