"use strict"
exports.id=857
exports.ids=[857]
exports.modules={3857:(n,t,c)=>{c.d(t,{cacheLocation:()=>cacheLocation})
var e=c(6760)
const o="status-snippets"
function cacheLocation({env:n,platform:t,home:c}){const{isAbsolute:i,join:s}=t==="win32"?e.win32:e.posix
const below=(n,...t)=>n!==undefined&&i(n)?s(n,...t):null
const a=below(n.XDG_CACHE_HOME,o)
if(a!==null)return a
if(t==="win32"){return below(n.LOCALAPPDATA,o,"Cache")??below(c,"AppData","Local",o,"Cache")}return t==="darwin"?below(c,"Library","Caches",o):below(c,".cache",o)}}}

