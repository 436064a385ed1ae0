"use strict";exports.id=84;exports.ids=[84];exports.modules={84:((e,t,n)=>{n.r(t);n.d(t,{parseMarkdownTree:()=>r.t});var r=n(913)})};;
