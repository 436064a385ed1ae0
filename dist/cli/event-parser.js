const e=require("./rolldown-runtime.js")
const t=require("./micromark-packages.js")
var r=e.__exportAll({createEventParser:()=>createEventParser})
const n=[t.gfm(),t.frontmatter(["yaml","toml"])]
function createEventParser(e,{timeBudget:r,labels:s,...o}){const a=t.parse({extensions:[...n,...o.extensions??[]]})
a.defined.push(...s?.links??[])
a.gfmFootnotes=[...s?.footnotes??[]]
return e=>r.runWithin(e,()=>parsePart(e))
function parsePart({start:r,end:n}){const s=r===0
const o=s&&e.startsWith("\ufeff")?1:r
a.lazy={}
const c=a.document({line:s?1:2,column:1,offset:o})
const i=t.preprocess()
if(!s)i("",void 0,false)
return t.postprocess(c.write(i(e.slice(r,n),void 0,true)))}}Object.defineProperty(exports,"createEventParser",{enumerable:true,get:function(){return createEventParser}})
Object.defineProperty(exports,"event_parser_exports",{enumerable:true,get:function(){return r}})

