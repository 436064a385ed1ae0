const e=require("./rolldown-runtime.js")
const r=require("./index.js")
let t=require("node:path")
let i=require("node:fs/promises")
var n=e.__exportAll({createFile:()=>createFile,removeFile:()=>removeFile})
function isAlreadyCreated(e,i,n){try{if(r.readTextFile(e,n).replaceAll("\r\n","\n")===i)return true}catch(i){if(!r.isFileError(i,"file-not-found"))throw i
assertParentInside((0,t.dirname)((0,t.resolve)(n,e)),e,n)
return false}throw new r.FileError("file-exists",e)}async function createFile(e,n,a){const o=(0,t.resolve)(a,e)
assertParentInside((0,t.dirname)(o),e,a)
try{await(0,i.mkdir)((0,t.dirname)(o),{recursive:true})
await(0,i.writeFile)(o,n,{flag:"wx"})}catch(t){const{code:i,syscall:n}=t
if(n==="open"&&i==="EEXIST")throw new r.FileError("file-exists",e,{cause:t})
if(n==="write")await removeFile(e,a)
throw r.toWriteError(e,t)}}function assertParentInside(e,i,n){try{r.resolvePath(e,n,i)}catch(a){if(!r.isFileError(a,"file-not-found")||(0,t.dirname)(e)===e)throw a
assertParentInside((0,t.dirname)(e),i,n)}}async function removeFile(e,r){await(0,i.rm)((0,t.resolve)(r,e),{force:true})}Object.defineProperty(exports,"create_file_exports",{enumerable:true,get:function(){return n}})
Object.defineProperty(exports,"isAlreadyCreated",{enumerable:true,get:function(){return isAlreadyCreated}})

