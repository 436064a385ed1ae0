const e=require("./rolldown-runtime.js")
const r=require("./index.js")
let t=require("node:path")
let i=require("node:fs/promises")
var n=e.__exportAll({createFile:()=>createFile,removeFile:()=>removeFile})
function checkCanCreate(e,i,n){try{if(r.readTextFile(e,n).replaceAll("\r\n","\n")===i)return"present"}catch(i){if(!r.isFileError(i,"file-not-found"))throw i
assertParentInside((0,t.dirname)((0,t.resolve)(n,e)),e,n)
return"missing"}throw new r.FileError("file-exists",e)}async function createFile(e,n,o){const a=(0,t.resolve)(o,e)
assertParentInside((0,t.dirname)(a),e,o)
try{await(0,i.mkdir)((0,t.dirname)(a),{recursive:true})
await(0,i.writeFile)(a,n,{flag:"wx"})}catch(t){const{code:i,syscall:n}=t
if(n==="open"&&i==="EEXIST")throw new r.FileError("file-exists",e,{cause:t})
if(n==="write")await removeFile(e,o)
throw r.toWriteError(e,t)}}function assertParentInside(e,i,n){try{r.resolvePath(e,n,i)}catch(o){if(!r.isFileError(o,"file-not-found")||(0,t.dirname)(e)===e)throw o
assertParentInside((0,t.dirname)(e),i,n)}}async function removeFile(e,r){await(0,i.rm)((0,t.resolve)(r,e),{force:true})}Object.defineProperty(exports,"checkCanCreate",{enumerable:true,get:function(){return checkCanCreate}})
Object.defineProperty(exports,"create_file_exports",{enumerable:true,get:function(){return n}})

