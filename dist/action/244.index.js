"use strict";exports.id=244;exports.ids=[244];exports.modules={6244:((e,t,n)=>{n.d(t,{runForRepository:()=>r.a});var r=n(1636)})};;
