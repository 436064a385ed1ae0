"use strict"
exports.id=584
exports.ids=[584]
exports.modules={2203:e=>{const t=new Set([200,203,204,206,300,301,308,404,405,410,414,501])
const s=new Set([200,203,204,300,301,302,303,307,308,404,405,410,414,501])
const r=new Set([500,502,503,504])
const i={date:true,connection:true,"keep-alive":true,"proxy-authenticate":true,"proxy-authorization":true,te:true,trailer:true,"transfer-encoding":true,upgrade:true}
const a={"content-length":true,"content-encoding":true,"transfer-encoding":true,"content-range":true}
function toNumberOrZero(e){const t=parseInt(e,10)
return isFinite(t)?t:0}function isErrorResponse(e){if(!e){return true}return r.has(e.status)}function parseCacheControl(e){const t={}
if(!e)return t
const s=e.trim().split(/,/)
for(const e of s){const[s,r]=e.split(/=/,2)
t[s.trim()]=r===undefined?true:r.trim().replace(/^"|"$/g,"")}return t}function formatCacheControl(e){let t=[]
for(const s in e){const r=e[s]
t.push(r===true?s:s+"="+r)}if(!t.length){return undefined}return t.join(", ")}e.exports=class CachePolicy{constructor(e,t,{shared:s,cacheHeuristic:r,immutableMinTimeToLive:i,ignoreCargoCult:a,_fromObject:h}={}){if(h){this._fromObject(h)
return}if(!t||!t.headers){throw Error("Response headers missing")}this._assertRequestHasHeaders(e)
this._responseTime=this.now()
this._isShared=s!==false
this._ignoreCargoCult=!!a
this._cacheHeuristic=undefined!==r?r:.1
this._immutableMinTtl=undefined!==i?i:24*3600*1e3
this._status="status"in t?t.status:200
this._resHeaders=t.headers
this._rescc=parseCacheControl(t.headers["cache-control"])
this._method="method"in e?e.method:"GET"
this._url=e.url
this._host=e.headers.host
this._noAuthorization=!e.headers.authorization
this._reqHeaders=t.headers.vary?e.headers:null
this._reqcc=parseCacheControl(e.headers["cache-control"])
if(this._ignoreCargoCult&&"pre-check"in this._rescc&&"post-check"in this._rescc){delete this._rescc["pre-check"]
delete this._rescc["post-check"]
delete this._rescc["no-cache"]
delete this._rescc["no-store"]
delete this._rescc["must-revalidate"]
this._resHeaders=Object.assign({},this._resHeaders,{"cache-control":formatCacheControl(this._rescc)})
delete this._resHeaders.expires
delete this._resHeaders.pragma}if(t.headers["cache-control"]==null&&/no-cache/.test(t.headers.pragma)){this._rescc["no-cache"]=true}}now(){return Date.now()}storable(){return!!(!this._reqcc["no-store"]&&("GET"===this._method||"HEAD"===this._method||"POST"===this._method&&this._hasExplicitExpiration())&&s.has(this._status)&&!this._rescc["no-store"]&&(!this._isShared||!this._rescc.private)&&(!this._isShared||this._noAuthorization||this._allowsStoringAuthenticated())&&(this._resHeaders.expires||this._rescc["max-age"]||this._isShared&&this._rescc["s-maxage"]||this._rescc.public||t.has(this._status)))}_hasExplicitExpiration(){return!!(this._isShared&&this._rescc["s-maxage"]||this._rescc["max-age"]||this._resHeaders.expires)}_assertRequestHasHeaders(e){if(!e||!e.headers){throw Error("Request headers missing")}}satisfiesWithoutRevalidation(e){const t=this.evaluateRequest(e)
return!t.revalidation}_evaluateRequestHitResult(e){return{response:{headers:this.responseHeaders(),status:this._status},revalidation:e}}_evaluateRequestRevalidation(e,t){return{synchronous:t,headers:this.revalidationHeaders(e)}}_evaluateRequestMissResult(e){return{response:undefined,revalidation:this._evaluateRequestRevalidation(e,true)}}evaluateRequest(e){this._assertRequestHasHeaders(e)
if(this._rescc["must-revalidate"]){return this._evaluateRequestMissResult(e)}if(!this._requestMatches(e,false)){return this._evaluateRequestMissResult(e)}const t=parseCacheControl(e.headers["cache-control"])
if(t["no-cache"]||/no-cache/.test(e.headers.pragma)){return this._evaluateRequestMissResult(e)}if(t["max-age"]&&this.age()>toNumberOrZero(t["max-age"])){return this._evaluateRequestMissResult(e)}if(t["min-fresh"]&&this.maxAge()-this.age()<toNumberOrZero(t["min-fresh"])){return this._evaluateRequestMissResult(e)}if(this.stale()){const s="max-stale"in t&&(true===t["max-stale"]||t["max-stale"]>this.age()-this.maxAge())
if(s){return this._evaluateRequestHitResult(undefined)}if(this.useStaleWhileRevalidate()){return this._evaluateRequestHitResult(this._evaluateRequestRevalidation(e,false))}return this._evaluateRequestMissResult(e)}return this._evaluateRequestHitResult(undefined)}_requestMatches(e,t){return!!((!this._url||this._url===e.url)&&this._host===e.headers.host&&(!e.method||this._method===e.method||t&&"HEAD"===e.method)&&this._varyMatches(e))}_allowsStoringAuthenticated(){return!!(this._rescc["must-revalidate"]||this._rescc.public||this._rescc["s-maxage"])}_varyMatches(e){if(!this._resHeaders.vary){return true}const t=this._resHeaders.vary.trim().toLowerCase().split(/\s*,\s*/)
for(const s of t){if(s==="*"){return false}const t=Object.prototype.hasOwnProperty.call(e.headers,s)&&e.headers[s]
const r=Object.prototype.hasOwnProperty.call(this._reqHeaders,s)&&this._reqHeaders[s]
if(t!==r){return false}}return true}_copyWithoutHopByHopHeaders(e){const t={}
for(const s in e){if(i[s])continue
t[s]=e[s]}if(e.connection){const s=e.connection.trim().split(/\s*,\s*/)
for(const e of s){delete t[e]}}if(t.warning){const e=t.warning.split(/,/).filter(e=>!/^\s*1[0-9][0-9]/.test(e))
if(!e.length){delete t.warning}else{t.warning=e.join(",").trim()}}return t}responseHeaders(){const e=this._copyWithoutHopByHopHeaders(this._resHeaders)
const t=this.age()
if(t>3600*24&&!this._hasExplicitExpiration()&&this.maxAge()>3600*24){e.warning=(e.warning?`${e.warning}, `:"")+'113 - "rfc7234 5.5.4"'}e.age=`${Math.round(t)}`
e.date=new Date(this.now()).toUTCString()
return e}status(){return this._status}date(){const e=Date.parse(this._resHeaders.date)
if(isFinite(e)){return e}return this._responseTime}age(){let e=this._ageValue()
const t=(this.now()-this._responseTime)/1e3
return e+t}_ageValue(){return toNumberOrZero(this._resHeaders.age)}maxAge(){if(!this.storable()||this._rescc["no-cache"]){return 0}if(this._isShared&&(this._resHeaders["set-cookie"]&&!this._rescc.public&&!this._rescc.immutable)){return 0}if(this._resHeaders.vary==="*"){return 0}if(this._isShared){if(this._rescc["proxy-revalidate"]){return 0}if(this._rescc["s-maxage"]){return toNumberOrZero(this._rescc["s-maxage"])}}if(this._rescc["max-age"]){return toNumberOrZero(this._rescc["max-age"])}const e=this._rescc.immutable?this._immutableMinTtl:0
const t=this.date()
if(this._resHeaders.expires){const s=Date.parse(this._resHeaders.expires)
if(Number.isNaN(s)||s<t){return 0}return Math.max(e,(s-t)/1e3)}if(this._resHeaders["last-modified"]){const s=Date.parse(this._resHeaders["last-modified"])
if(isFinite(s)&&t>s){return Math.max(e,(t-s)/1e3*this._cacheHeuristic)}}return e}timeToLive(){const e=this.maxAge()-this.age()
const t=e+toNumberOrZero(this._rescc["stale-if-error"])
const s=e+toNumberOrZero(this._rescc["stale-while-revalidate"])
return Math.round(Math.max(0,e,t,s)*1e3)}stale(){return this.maxAge()<=this.age()}_useStaleIfError(){return this.maxAge()+toNumberOrZero(this._rescc["stale-if-error"])>this.age()}useStaleWhileRevalidate(){const e=toNumberOrZero(this._rescc["stale-while-revalidate"])
return e>0&&this.maxAge()+e>this.age()}static fromObject(e){return new this(undefined,undefined,{_fromObject:e})}_fromObject(e){if(this._responseTime)throw Error("Reinitialized")
if(!e||e.v!==1)throw Error("Invalid serialization")
this._responseTime=e.t
this._isShared=e.sh
this._cacheHeuristic=e.ch
this._immutableMinTtl=e.imm!==undefined?e.imm:24*3600*1e3
this._ignoreCargoCult=!!e.icc
this._status=e.st
this._resHeaders=e.resh
this._rescc=e.rescc
this._method=e.m
this._url=e.u
this._host=e.h
this._noAuthorization=e.a
this._reqHeaders=e.reqh
this._reqcc=e.reqcc}toObject(){return{v:1,t:this._responseTime,sh:this._isShared,ch:this._cacheHeuristic,imm:this._immutableMinTtl,icc:this._ignoreCargoCult,st:this._status,resh:this._resHeaders,rescc:this._rescc,m:this._method,u:this._url,h:this._host,a:this._noAuthorization,reqh:this._reqHeaders,reqcc:this._reqcc}}revalidationHeaders(e){this._assertRequestHasHeaders(e)
const t=this._copyWithoutHopByHopHeaders(e.headers)
delete t["if-range"]
if(!this._requestMatches(e,true)||!this.storable()){delete t["if-none-match"]
delete t["if-modified-since"]
return t}if(this._resHeaders.etag){t["if-none-match"]=t["if-none-match"]?`${t["if-none-match"]}, ${this._resHeaders.etag}`:this._resHeaders.etag}const s=t["accept-ranges"]||t["if-match"]||t["if-unmodified-since"]||this._method&&this._method!="GET"
if(s){delete t["if-modified-since"]
if(t["if-none-match"]){const e=t["if-none-match"].split(/,/).filter(e=>!/^\s*W\//.test(e))
if(!e.length){delete t["if-none-match"]}else{t["if-none-match"]=e.join(",").trim()}}}else if(this._resHeaders["last-modified"]&&!t["if-modified-since"]){t["if-modified-since"]=this._resHeaders["last-modified"]}return t}revalidatedPolicy(e,t){this._assertRequestHasHeaders(e)
if(this._useStaleIfError()&&isErrorResponse(t)){return{policy:this,modified:false,matches:true}}if(!t||!t.headers){throw Error("Response headers missing")}let s=false
if(t.status!==undefined&&t.status!=304){s=false}else if(t.headers.etag&&!/^\s*W\//.test(t.headers.etag)){s=this._resHeaders.etag&&this._resHeaders.etag.replace(/^\s*W\//,"")===t.headers.etag}else if(this._resHeaders.etag&&t.headers.etag){s=this._resHeaders.etag.replace(/^\s*W\//,"")===t.headers.etag.replace(/^\s*W\//,"")}else if(this._resHeaders["last-modified"]){s=this._resHeaders["last-modified"]===t.headers["last-modified"]}else{if(!this._resHeaders.etag&&!this._resHeaders["last-modified"]&&!t.headers.etag&&!t.headers["last-modified"]){s=true}}const r={shared:this._isShared,cacheHeuristic:this._cacheHeuristic,immutableMinTimeToLive:this._immutableMinTtl,ignoreCargoCult:this._ignoreCargoCult}
if(!s){return{policy:new this.constructor(e,t,r),modified:t.status!=304,matches:false}}const i={}
for(const e in this._resHeaders){i[e]=e in t.headers&&!a[e]?t.headers[e]:this._resHeaders[e]}const h=Object.assign({},t,{status:this._status,method:this._method,headers:i})
return{policy:new this.constructor(e,h,r),modified:false,matches:true}}}}}

