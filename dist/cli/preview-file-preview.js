const e=require("./index.js")
const r=require("./commands-serve-command.js")
async function previewFile(r,t,s,n){const{content:o}=r
if(o.outcome==="unreadable")return{file:r,before:null,after:null,sections:[],problems:[o.problem]}
const{baseUrl:a,statusPageHost:i}=s
const c={...t,baseUrl:a,statusPageHost:i}
const l=await e.refreshOneText(o.text,r,c,createLocalSnippetFetcher(s),n)
return{...l,file:r,before:o.text,after:l.text}}function createLocalSnippetFetcher(t){const{baseUrl:s,findPage:n}=t
return async o=>{const a=n(o)
if(a===void 0)throw new e.ServiceError("page-not-found",{slug:o,baseUrl:s,status:404,text:r.serviceErrors.notFound})
if(a.plan==="pro")throw new e.ServiceError("plan-required",{slug:o,baseUrl:s,status:403,text:r.serviceErrors.planRequired})
return{source:"endpoint",snippets:e.trustGenerated(await r.snippetsOfPage(a,t))}}}exports.previewFile=previewFile

