export const id=947
export const ids=[947]
export const modules={3947:(n,o,c)=>{c.d(o,{cacheLocation:()=>cacheLocation})
var t=c(6760)
const e="status-snippets"
function cacheLocation({env:n,platform:o,home:c}){const{isAbsolute:a,join:i}=o==="win32"?t.win32:t.posix
const below=(n,...o)=>n!==undefined&&a(n)?i(n,...o):null
const s=below(n.XDG_CACHE_HOME,e)
if(s!==null)return s
if(o==="win32"){return below(n.LOCALAPPDATA,e,"Cache")??below(c,"AppData","Local",e,"Cache")}return o==="darwin"?below(c,"Library","Caches",e):below(c,".cache",e)}}}

