const e=new Set([...["table","thead","tbody","tfoot","tr","colgroup","ul","ol","dl"],...["select","datalist","optgroup","option","frameset","picture","video","audio","object"]])
const t=new Set(["svg","math"])
const n=new Set(["h1","h2","h3","h4","h5","h6"])
const o=new Set([...[...n,"p","pre","summary","button","label","legend"],...["span","b","i","em","strong","small","sub","sup","u","s","q","cite","mark","code"]])
function contentModelIn(n){const r=n[0]??""
if(e.has(r)||n.some(e=>t.has(e)))return"no-text"
if(r==="head")return"head"
return n.some(e=>o.has(e))?"phrasing":void 0}Object.defineProperty(exports,"contentModelIn",{enumerable:true,get:function(){return contentModelIn}})
Object.defineProperty(exports,"headingElements",{enumerable:true,get:function(){return n}})

