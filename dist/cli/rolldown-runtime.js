var e=Object.create
var r=Object.defineProperty
var t=Object.getOwnPropertyDescriptor
var n=Object.getOwnPropertyNames
var o=Object.getPrototypeOf
var u=Object.prototype.hasOwnProperty
var __commonJSMin=(e,r)=>()=>(r||(e((r={exports:{}}).exports,r,r.exports),e=null),r.exports)
var __exportAll=(e,t)=>{let n={}
for(var o in e)r(n,o,{get:e[o],enumerable:true})
if(!t)r(n,Symbol.toStringTag,{value:"Module"})
return n}
var __copyProps=(e,o,a,l)=>{if(o&&typeof o==="object"||typeof o==="function")for(var p=n(o),b=0,c=p.length,f;b<c;b++){f=p[b]
if(!u.call(e,f)&&f!==a)r(e,f,{get:(e=>o[e]).bind(null,f),enumerable:!(l=t(o,f))||l.enumerable})}return e}
var __toESM=(t,n,a)=>(a=t!=null?e(o(t)):{},__copyProps(n||!t||!t.__esModule||!u.call(t,"default")?r(a,"default",{value:t,enumerable:true}):a,t))
Object.defineProperty(exports,"__commonJSMin",{enumerable:true,get:function(){return __commonJSMin}})
Object.defineProperty(exports,"__exportAll",{enumerable:true,get:function(){return __exportAll}})
Object.defineProperty(exports,"__toESM",{enumerable:true,get:function(){return __toESM}})

