"use strict"
exports.id=81
exports.ids=[81]
exports.modules={8081:(e,t,r)=>{r.d(t,{previewFile:()=>previewFile})
var n=r(2302)
var s=r(7031)
var a=r(8702)
var o=r(2791)
async function previewFile(e,t,r,s){const{content:a}=e
if(a.outcome==="unreadable"){return{file:e,before:null,after:null,sections:[],problems:[a.problem]}}const{baseUrl:o,statusPageHost:i}=r
const l={...t,baseUrl:o,statusPageHost:i}
const u=await(0,n.dz)(a.text,e,l,createLocalSnippetFetcher(r),s)
return{...u,file:e,before:a.text,after:u.text}}function createLocalSnippetFetcher(e){const{baseUrl:t,findPage:r}=e
return async n=>{const i=r(n)
if(i===undefined){throw new s._("page-not-found",{slug:n,baseUrl:t,status:404,text:o.He.notFound})}if(i.plan==="pro"){throw new s._("plan-required",{slug:n,baseUrl:t,status:403,text:o.He.planRequired})}return{source:"endpoint",snippets:(0,a.Uu)(await(0,o.vD)(i,e))}}}}}

