const e=require("./rolldown-runtime.js")
const n=require("./index.js")
let t=require("node:path")
var r=e.__exportAll({readConfiguration:()=>readConfiguration})
async function readConfiguration(e,r=n.findFilesAbove(e,n.configurationFileNames)){for(const i of r){const relativeToCwd=n=>(0,t.relative)(e,n).split(t.sep).join("/")
const r=relativeToCwd(i)
const{realPath:o}=n.resolveFile(i,n.findGitRoot(e),r)
const a=n.readTextFileIfRelevant(r,o,e=>mayContainSettings((0,t.basename)(i),e))
const s=a===null?null:await parse(r,a)
if(s===null)continue
const u=s.get("files")
const l=relativeToCwd((0,t.dirname)(i))
if(u===void 0||l==="")return s
const c=u.values.map(e=>e.replace(/^!?/,e=>`${e}${l}/`))
return new Map(s).set("files",{...u,values:c})}return new Map}function mayContainSettings(e,n){return e!=="package.json"||n.includes('"status-snippets"')}async function parse(e,n){const{parseConfigurationFile:t}=await Promise.resolve().then(()=>require("./config-configuration-file.js"))
return t(e,n)}Object.defineProperty(exports,"readConfiguration",{enumerable:true,get:function(){return readConfiguration}})
Object.defineProperty(exports,"read_configuration_exports",{enumerable:true,get:function(){return r}})

