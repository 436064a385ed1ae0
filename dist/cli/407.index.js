exports.id=407
exports.ids=[407]
exports.modules={2400:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.createFileSystemAdapter=e.FILE_SYSTEM_ADAPTER=void 0
const r=n(9896)
e.FILE_SYSTEM_ADAPTER={lstat:r.lstat,stat:r.stat,lstatSync:r.lstatSync,statSync:r.statSync,readdir:r.readdir,readdirSync:r.readdirSync}
function createFileSystemAdapter(t){if(t===undefined){return e.FILE_SYSTEM_ADAPTER}return Object.assign(Object.assign({},e.FILE_SYSTEM_ADAPTER),t)}e.createFileSystemAdapter=createFileSystemAdapter},2479:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.IS_SUPPORT_READDIR_WITH_FILE_TYPES=void 0
const n=process.versions.node.split(".")
if(n[0]===undefined||n[1]===undefined){throw new Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`)}const r=Number.parseInt(n[0],10)
const s=Number.parseInt(n[1],10)
const i=10
const o=10
const a=r>i
const c=r===i&&s>=o
e.IS_SUPPORT_READDIR_WITH_FILE_TYPES=a||c},7198:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.Settings=e.scandirSync=e.scandir=void 0
const r=n(7299)
const s=n(7200)
const i=n(2501)
e.Settings=i.default
function scandir(t,e,n){if(typeof e==="function"){r.read(t,getSettings(),e)
return}r.read(t,getSettings(e),n)}e.scandir=scandir
function scandirSync(t,e){const n=getSettings(e)
return s.read(t,n)}e.scandirSync=scandirSync
function getSettings(t={}){if(t instanceof i.default){return t}return new i.default(t)}},7299:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.readdir=e.readdirWithFileTypes=e.read=void 0
const r=n(1470)
const s=n(5124)
const i=n(2479)
const o=n(1144)
const a=n(770)
function read(t,e,n){if(!e.stats&&i.IS_SUPPORT_READDIR_WITH_FILE_TYPES){readdirWithFileTypes(t,e,n)
return}readdir(t,e,n)}e.read=read
function readdirWithFileTypes(t,e,n){e.fs.readdir(t,{withFileTypes:true},(r,i)=>{if(r!==null){callFailureCallback(n,r)
return}const o=i.map(n=>({dirent:n,name:n.name,path:a.joinPathSegments(t,n.name,e.pathSegmentSeparator)}))
if(!e.followSymbolicLinks){callSuccessCallback(n,o)
return}const c=o.map(t=>makeRplTaskEntry(t,e))
s(c,(t,e)=>{if(t!==null){callFailureCallback(n,t)
return}callSuccessCallback(n,e)})})}e.readdirWithFileTypes=readdirWithFileTypes
function makeRplTaskEntry(t,e){return n=>{if(!t.dirent.isSymbolicLink()){n(null,t)
return}e.fs.stat(t.path,(r,s)=>{if(r!==null){if(e.throwErrorOnBrokenSymbolicLink){n(r)
return}n(null,t)
return}t.dirent=o.fs.createDirentFromStats(t.name,s)
n(null,t)})}}function readdir(t,e,n){e.fs.readdir(t,(i,c)=>{if(i!==null){callFailureCallback(n,i)
return}const u=c.map(n=>{const s=a.joinPathSegments(t,n,e.pathSegmentSeparator)
return t=>{r.stat(s,e.fsStatSettings,(r,i)=>{if(r!==null){t(r)
return}const a={name:n,path:s,dirent:o.fs.createDirentFromStats(n,i)}
if(e.stats){a.stats=i}t(null,a)})}})
s(u,(t,e)=>{if(t!==null){callFailureCallback(n,t)
return}callSuccessCallback(n,e)})})}e.readdir=readdir
function callFailureCallback(t,e){t(e)}function callSuccessCallback(t,e){t(null,e)}},770:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.joinPathSegments=void 0
function joinPathSegments(t,e,n){if(t.endsWith(n)){return t+e}return t+n+e}e.joinPathSegments=joinPathSegments},7200:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.readdir=e.readdirWithFileTypes=e.read=void 0
const r=n(1470)
const s=n(2479)
const i=n(1144)
const o=n(770)
function read(t,e){if(!e.stats&&s.IS_SUPPORT_READDIR_WITH_FILE_TYPES){return readdirWithFileTypes(t,e)}return readdir(t,e)}e.read=read
function readdirWithFileTypes(t,e){const n=e.fs.readdirSync(t,{withFileTypes:true})
return n.map(n=>{const r={dirent:n,name:n.name,path:o.joinPathSegments(t,n.name,e.pathSegmentSeparator)}
if(r.dirent.isSymbolicLink()&&e.followSymbolicLinks){try{const t=e.fs.statSync(r.path)
r.dirent=i.fs.createDirentFromStats(r.name,t)}catch(t){if(e.throwErrorOnBrokenSymbolicLink){throw t}}}return r})}e.readdirWithFileTypes=readdirWithFileTypes
function readdir(t,e){const n=e.fs.readdirSync(t)
return n.map(n=>{const s=o.joinPathSegments(t,n,e.pathSegmentSeparator)
const a=r.statSync(s,e.fsStatSettings)
const c={name:n,path:s,dirent:i.fs.createDirentFromStats(n,a)}
if(e.stats){c.stats=a}return c})}e.readdir=readdir},2501:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6928)
const s=n(1470)
const i=n(2400)
class Settings{constructor(t={}){this._options=t
this.followSymbolicLinks=this._getValue(this._options.followSymbolicLinks,false)
this.fs=i.createFileSystemAdapter(this._options.fs)
this.pathSegmentSeparator=this._getValue(this._options.pathSegmentSeparator,r.sep)
this.stats=this._getValue(this._options.stats,false)
this.throwErrorOnBrokenSymbolicLink=this._getValue(this._options.throwErrorOnBrokenSymbolicLink,true)
this.fsStatSettings=new s.Settings({followSymbolicLink:this.followSymbolicLinks,fs:this.fs,throwErrorOnBrokenSymbolicLink:this.throwErrorOnBrokenSymbolicLink})}_getValue(t,e){return t!==null&&t!==void 0?t:e}}e["default"]=Settings},5497:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.createDirentFromStats=void 0
class DirentFromStats{constructor(t,e){this.name=t
this.isBlockDevice=e.isBlockDevice.bind(e)
this.isCharacterDevice=e.isCharacterDevice.bind(e)
this.isDirectory=e.isDirectory.bind(e)
this.isFIFO=e.isFIFO.bind(e)
this.isFile=e.isFile.bind(e)
this.isSocket=e.isSocket.bind(e)
this.isSymbolicLink=e.isSymbolicLink.bind(e)}}function createDirentFromStats(t,e){return new DirentFromStats(t,e)}e.createDirentFromStats=createDirentFromStats},1144:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.fs=void 0
const r=n(5497)
e.fs=r},4368:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.createFileSystemAdapter=e.FILE_SYSTEM_ADAPTER=void 0
const r=n(9896)
e.FILE_SYSTEM_ADAPTER={lstat:r.lstat,stat:r.stat,lstatSync:r.lstatSync,statSync:r.statSync}
function createFileSystemAdapter(t){if(t===undefined){return e.FILE_SYSTEM_ADAPTER}return Object.assign(Object.assign({},e.FILE_SYSTEM_ADAPTER),t)}e.createFileSystemAdapter=createFileSystemAdapter},1470:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.statSync=e.stat=e.Settings=void 0
const r=n(1539)
const s=n(6544)
const i=n(4853)
e.Settings=i.default
function stat(t,e,n){if(typeof e==="function"){r.read(t,getSettings(),e)
return}r.read(t,getSettings(e),n)}e.stat=stat
function statSync(t,e){const n=getSettings(e)
return s.read(t,n)}e.statSync=statSync
function getSettings(t={}){if(t instanceof i.default){return t}return new i.default(t)}},1539:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.read=void 0
function read(t,e,n){e.fs.lstat(t,(r,s)=>{if(r!==null){callFailureCallback(n,r)
return}if(!s.isSymbolicLink()||!e.followSymbolicLink){callSuccessCallback(n,s)
return}e.fs.stat(t,(t,r)=>{if(t!==null){if(e.throwErrorOnBrokenSymbolicLink){callFailureCallback(n,t)
return}callSuccessCallback(n,s)
return}if(e.markSymbolicLink){r.isSymbolicLink=()=>true}callSuccessCallback(n,r)})})}e.read=read
function callFailureCallback(t,e){t(e)}function callSuccessCallback(t,e){t(null,e)}},6544:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.read=void 0
function read(t,e){const n=e.fs.lstatSync(t)
if(!n.isSymbolicLink()||!e.followSymbolicLink){return n}try{const n=e.fs.statSync(t)
if(e.markSymbolicLink){n.isSymbolicLink=()=>true}return n}catch(t){if(!e.throwErrorOnBrokenSymbolicLink){return n}throw t}}e.read=read},4853:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4368)
class Settings{constructor(t={}){this._options=t
this.followSymbolicLink=this._getValue(this._options.followSymbolicLink,true)
this.fs=r.createFileSystemAdapter(this._options.fs)
this.markSymbolicLink=this._getValue(this._options.markSymbolicLink,false)
this.throwErrorOnBrokenSymbolicLink=this._getValue(this._options.throwErrorOnBrokenSymbolicLink,true)}_getValue(t,e){return t!==null&&t!==void 0?t:e}}e["default"]=Settings},9337:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.Settings=e.walkStream=e.walkSync=e.walk=void 0
const r=n(1936)
const s=n(8986)
const i=n(8769)
const o=n(244)
e.Settings=o.default
function walk(t,e,n){if(typeof e==="function"){new r.default(t,getSettings()).read(e)
return}new r.default(t,getSettings(e)).read(n)}e.walk=walk
function walkSync(t,e){const n=getSettings(e)
const r=new i.default(t,n)
return r.read()}e.walkSync=walkSync
function walkStream(t,e){const n=getSettings(e)
const r=new s.default(t,n)
return r.read()}e.walkStream=walkStream
function getSettings(t={}){if(t instanceof o.default){return t}return new o.default(t)}},1936:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(1906)
class AsyncProvider{constructor(t,e){this._root=t
this._settings=e
this._reader=new r.default(this._root,this._settings)
this._storage=[]}read(t){this._reader.onError(e=>{callFailureCallback(t,e)})
this._reader.onEntry(t=>{this._storage.push(t)})
this._reader.onEnd(()=>{callSuccessCallback(t,this._storage)})
this._reader.read()}}e["default"]=AsyncProvider
function callFailureCallback(t,e){t(e)}function callSuccessCallback(t,e){t(null,e)}},8986:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4584)
const s=n(1906)
class StreamProvider{constructor(t,e){this._root=t
this._settings=e
this._reader=new s.default(this._root,this._settings)
this._stream=new r.Readable({objectMode:true,read:()=>{},destroy:()=>{if(!this._reader.isDestroyed){this._reader.destroy()}}})}read(){this._reader.onError(t=>{this._stream.emit("error",t)})
this._reader.onEntry(t=>{this._stream.push(t)})
this._reader.onEnd(()=>{this._stream.push(null)})
this._reader.read()
return this._stream}}e["default"]=StreamProvider},8769:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(3431)
class SyncProvider{constructor(t,e){this._root=t
this._settings=e
this._reader=new r.default(this._root,this._settings)}read(){return this._reader.read()}}e["default"]=SyncProvider},1906:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4434)
const s=n(7198)
const i=n(3281)
const o=n(4449)
const a=n(5903)
class AsyncReader extends a.default{constructor(t,e){super(t,e)
this._settings=e
this._scandir=s.scandir
this._emitter=new r.EventEmitter
this._queue=i(this._worker.bind(this),this._settings.concurrency)
this._isFatalError=false
this._isDestroyed=false
this._queue.drain=()=>{if(!this._isFatalError){this._emitter.emit("end")}}}read(){this._isFatalError=false
this._isDestroyed=false
setImmediate(()=>{this._pushToQueue(this._root,this._settings.basePath)})
return this._emitter}get isDestroyed(){return this._isDestroyed}destroy(){if(this._isDestroyed){throw new Error("The reader is already destroyed")}this._isDestroyed=true
this._queue.killAndDrain()}onEntry(t){this._emitter.on("entry",t)}onError(t){this._emitter.once("error",t)}onEnd(t){this._emitter.once("end",t)}_pushToQueue(t,e){const n={directory:t,base:e}
this._queue.push(n,t=>{if(t!==null){this._handleError(t)}})}_worker(t,e){this._scandir(t.directory,this._settings.fsScandirSettings,(n,r)=>{if(n!==null){e(n,undefined)
return}for(const e of r){this._handleEntry(e,t.base)}e(null,undefined)})}_handleError(t){if(this._isDestroyed||!o.isFatalError(this._settings,t)){return}this._isFatalError=true
this._isDestroyed=true
this._emitter.emit("error",t)}_handleEntry(t,e){if(this._isDestroyed||this._isFatalError){return}const n=t.path
if(e!==undefined){t.path=o.joinPathSegments(e,t.name,this._settings.pathSegmentSeparator)}if(o.isAppliedFilter(this._settings.entryFilter,t)){this._emitEntry(t)}if(t.dirent.isDirectory()&&o.isAppliedFilter(this._settings.deepFilter,t)){this._pushToQueue(n,e===undefined?undefined:t.path)}}_emitEntry(t){this._emitter.emit("entry",t)}}e["default"]=AsyncReader},4449:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.joinPathSegments=e.replacePathSegmentSeparator=e.isAppliedFilter=e.isFatalError=void 0
function isFatalError(t,e){if(t.errorFilter===null){return true}return!t.errorFilter(e)}e.isFatalError=isFatalError
function isAppliedFilter(t,e){return t===null||t(e)}e.isAppliedFilter=isAppliedFilter
function replacePathSegmentSeparator(t,e){return t.split(/[/\\]/).join(e)}e.replacePathSegmentSeparator=replacePathSegmentSeparator
function joinPathSegments(t,e,n){if(t===""){return e}if(t.endsWith(n)){return t+e}return t+n+e}e.joinPathSegments=joinPathSegments},5903:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4449)
class Reader{constructor(t,e){this._root=t
this._settings=e
this._root=r.replacePathSegmentSeparator(t,e.pathSegmentSeparator)}}e["default"]=Reader},3431:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(7198)
const s=n(4449)
const i=n(5903)
class SyncReader extends i.default{constructor(){super(...arguments)
this._scandir=r.scandirSync
this._storage=[]
this._queue=new Set}read(){this._pushToQueue(this._root,this._settings.basePath)
this._handleQueue()
return this._storage}_pushToQueue(t,e){this._queue.add({directory:t,base:e})}_handleQueue(){for(const t of this._queue.values()){this._handleDirectory(t.directory,t.base)}}_handleDirectory(t,e){try{const n=this._scandir(t,this._settings.fsScandirSettings)
for(const t of n){this._handleEntry(t,e)}}catch(t){this._handleError(t)}}_handleError(t){if(!s.isFatalError(this._settings,t)){return}throw t}_handleEntry(t,e){const n=t.path
if(e!==undefined){t.path=s.joinPathSegments(e,t.name,this._settings.pathSegmentSeparator)}if(s.isAppliedFilter(this._settings.entryFilter,t)){this._pushToStorage(t)}if(t.dirent.isDirectory()&&s.isAppliedFilter(this._settings.deepFilter,t)){this._pushToQueue(n,e===undefined?undefined:t.path)}}_pushToStorage(t){this._storage.push(t)}}e["default"]=SyncReader},244:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6928)
const s=n(7198)
class Settings{constructor(t={}){this._options=t
this.basePath=this._getValue(this._options.basePath,undefined)
this.concurrency=this._getValue(this._options.concurrency,Number.POSITIVE_INFINITY)
this.deepFilter=this._getValue(this._options.deepFilter,null)
this.entryFilter=this._getValue(this._options.entryFilter,null)
this.errorFilter=this._getValue(this._options.errorFilter,null)
this.pathSegmentSeparator=this._getValue(this._options.pathSegmentSeparator,r.sep)
this.fsScandirSettings=new s.Settings({followSymbolicLinks:this._options.followSymbolicLinks,fs:this._options.fs,pathSegmentSeparator:this._options.pathSegmentSeparator,stats:this._options.stats,throwErrorOnBrokenSymbolicLink:this._options.throwErrorOnBrokenSymbolicLink})}_getValue(t,e){return t!==null&&t!==void 0?t:e}}e["default"]=Settings},748:(t,e,n)=>{"use strict"
const r=n(3317)
const s=n(1113)
const i=n(5290)
const o=n(507)
const braces=(t,e={})=>{let n=[]
if(Array.isArray(t)){for(const r of t){const t=braces.create(r,e)
if(Array.isArray(t)){n.push(...t)}else{n.push(t)}}}else{n=[].concat(braces.create(t,e))}if(e&&e.expand===true&&e.nodupes===true){n=[...new Set(n)]}return n}
braces.parse=(t,e={})=>o(t,e)
braces.stringify=(t,e={})=>{if(typeof t==="string"){return r(braces.parse(t,e),e)}return r(t,e)}
braces.compile=(t,e={})=>{if(typeof t==="string"){t=braces.parse(t,e)}return s(t,e)}
braces.expand=(t,e={})=>{if(typeof t==="string"){t=braces.parse(t,e)}let n=i(t,e)
if(e.noempty===true){n=n.filter(Boolean)}if(e.nodupes===true){n=[...new Set(n)]}return n}
braces.create=(t,e={})=>{if(t===""||t.length<3){return[t]}return e.expand!==true?braces.compile(t,e):braces.expand(t,e)}
t.exports=braces},1113:(t,e,n)=>{"use strict"
const r=n(877)
const s=n(2257)
const compile=(t,e={})=>{const walk=(t,n={})=>{const i=s.isInvalidBrace(n)
const o=t.invalid===true&&e.escapeInvalid===true
const a=i===true||o===true
const c=e.escapeInvalid===true?"\\":""
let u=""
if(t.isOpen===true){return c+t.value}if(t.isClose===true){console.log("node.isClose",c,t.value)
return c+t.value}if(t.type==="open"){return a?c+t.value:"("}if(t.type==="close"){return a?c+t.value:")"}if(t.type==="comma"){return t.prev.type==="comma"?"":a?t.value:"|"}if(t.value){return t.value}if(t.nodes&&t.ranges>0){const n=s.reduce(t.nodes)
const i=r(...n,{...e,wrap:false,toRegex:true,strictZeros:true})
if(i.length!==0){return n.length>1&&i.length>1?`(${i})`:i}}if(t.nodes){for(const e of t.nodes){u+=walk(e,t)}}return u}
return walk(t)}
t.exports=compile},2477:t=>{"use strict"
t.exports={MAX_LENGTH:1e4,CHAR_0:"0",CHAR_9:"9",CHAR_UPPERCASE_A:"A",CHAR_LOWERCASE_A:"a",CHAR_UPPERCASE_Z:"Z",CHAR_LOWERCASE_Z:"z",CHAR_LEFT_PARENTHESES:"(",CHAR_RIGHT_PARENTHESES:")",CHAR_ASTERISK:"*",CHAR_AMPERSAND:"&",CHAR_AT:"@",CHAR_BACKSLASH:"\\",CHAR_BACKTICK:"`",CHAR_CARRIAGE_RETURN:"\r",CHAR_CIRCUMFLEX_ACCENT:"^",CHAR_COLON:":",CHAR_COMMA:",",CHAR_DOLLAR:"$",CHAR_DOT:".",CHAR_DOUBLE_QUOTE:'"',CHAR_EQUAL:"=",CHAR_EXCLAMATION_MARK:"!",CHAR_FORM_FEED:"\f",CHAR_FORWARD_SLASH:"/",CHAR_HASH:"#",CHAR_HYPHEN_MINUS:"-",CHAR_LEFT_ANGLE_BRACKET:"<",CHAR_LEFT_CURLY_BRACE:"{",CHAR_LEFT_SQUARE_BRACKET:"[",CHAR_LINE_FEED:"\n",CHAR_NO_BREAK_SPACE:"\xa0",CHAR_PERCENT:"%",CHAR_PLUS:"+",CHAR_QUESTION_MARK:"?",CHAR_RIGHT_ANGLE_BRACKET:">",CHAR_RIGHT_CURLY_BRACE:"}",CHAR_RIGHT_SQUARE_BRACKET:"]",CHAR_SEMICOLON:";",CHAR_SINGLE_QUOTE:"'",CHAR_SPACE:" ",CHAR_TAB:"\t",CHAR_UNDERSCORE:"_",CHAR_VERTICAL_LINE:"|",CHAR_ZERO_WIDTH_NOBREAK_SPACE:"\ufeff"}},5290:(t,e,n)=>{"use strict"
const r=n(877)
const s=n(3317)
const i=n(2257)
const append=(t="",e="",n=false)=>{const r=[]
t=[].concat(t)
e=[].concat(e)
if(!e.length)return t
if(!t.length){return n?i.flatten(e).map(t=>`{${t}}`):e}for(const s of t){if(Array.isArray(s)){for(const t of s){r.push(append(t,e,n))}}else{for(let t of e){if(n===true&&typeof t==="string")t=`{${t}}`
r.push(Array.isArray(t)?append(s,t,n):s+t)}}}return i.flatten(r)}
const expand=(t,e={})=>{const n=e.rangeLimit===undefined?1e3:e.rangeLimit
const walk=(t,o={})=>{t.queue=[]
let a=o
let c=o.queue
while(a.type!=="brace"&&a.type!=="root"&&a.parent){a=a.parent
c=a.queue}if(t.invalid||t.dollar){c.push(append(c.pop(),s(t,e)))
return}if(t.type==="brace"&&t.invalid!==true&&t.nodes.length===2){c.push(append(c.pop(),["{}"]))
return}if(t.nodes&&t.ranges>0){const o=i.reduce(t.nodes)
if(i.exceedsLimit(...o,e.step,n)){throw new RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.")}let a=r(...o,e)
if(a.length===0){a=s(t,e)}c.push(append(c.pop(),a))
t.nodes=[]
return}const u=i.encloseBrace(t)
let l=t.queue
let f=t
while(f.type!=="brace"&&f.type!=="root"&&f.parent){f=f.parent
l=f.queue}for(let e=0;e<t.nodes.length;e++){const n=t.nodes[e]
if(n.type==="comma"&&t.type==="brace"){if(e===1)l.push("")
l.push("")
continue}if(n.type==="close"){c.push(append(c.pop(),l,u))
continue}if(n.value&&n.type!=="open"){l.push(append(l.pop(),n.value))
continue}if(n.nodes){walk(n,t)}}return l}
return i.flatten(walk(t))}
t.exports=expand},507:(t,e,n)=>{"use strict"
const r=n(3317)
const{MAX_LENGTH:s,CHAR_BACKSLASH:i,CHAR_BACKTICK:o,CHAR_COMMA:a,CHAR_DOT:c,CHAR_LEFT_PARENTHESES:u,CHAR_RIGHT_PARENTHESES:l,CHAR_LEFT_CURLY_BRACE:f,CHAR_RIGHT_CURLY_BRACE:p,CHAR_LEFT_SQUARE_BRACKET:h,CHAR_RIGHT_SQUARE_BRACKET:d,CHAR_DOUBLE_QUOTE:g,CHAR_SINGLE_QUOTE:_,CHAR_NO_BREAK_SPACE:y,CHAR_ZERO_WIDTH_NOBREAK_SPACE:m}=n(2477)
const parse=(t,e={})=>{if(typeof t!=="string"){throw new TypeError("Expected a string")}const n=e||{}
const S=typeof n.maxLength==="number"?Math.min(s,n.maxLength):s
if(t.length>S){throw new SyntaxError(`Input length (${t.length}), exceeds max characters (${S})`)}const v={type:"root",input:t,nodes:[]}
const b=[v]
let P=v
let E=v
let A=0
const R=t.length
let w=0
let x=0
let T
const advance=()=>t[w++]
const push=t=>{if(t.type==="text"&&E.type==="dot"){E.type="text"}if(E&&E.type==="text"&&t.type==="text"){E.value+=t.value
return}P.nodes.push(t)
t.parent=P
t.prev=E
E=t
return t}
push({type:"bos"})
while(w<R){P=b[b.length-1]
T=advance()
if(T===m||T===y){continue}if(T===i){push({type:"text",value:(e.keepEscaping?T:"")+advance()})
continue}if(T===d){push({type:"text",value:"\\"+T})
continue}if(T===h){A++
let t
while(w<R&&(t=advance())){T+=t
if(t===h){A++
continue}if(t===i){T+=advance()
continue}if(t===d){A--
if(A===0){break}}}push({type:"text",value:T})
continue}if(T===u){P=push({type:"paren",nodes:[]})
b.push(P)
push({type:"text",value:T})
continue}if(T===l){if(P.type!=="paren"){push({type:"text",value:T})
continue}P=b.pop()
push({type:"text",value:T})
P=b[b.length-1]
continue}if(T===g||T===_||T===o){const t=T
let n
if(e.keepQuotes!==true){T=""}while(w<R&&(n=advance())){if(n===i){T+=n+advance()
continue}if(n===t){if(e.keepQuotes===true)T+=n
break}T+=n}push({type:"text",value:T})
continue}if(T===f){x++
const t=E.value&&E.value.slice(-1)==="$"||P.dollar===true
const e={type:"brace",open:true,close:false,dollar:t,depth:x,commas:0,ranges:0,nodes:[]}
P=push(e)
b.push(P)
push({type:"open",value:T})
continue}if(T===p){if(P.type!=="brace"){push({type:"text",value:T})
continue}const t="close"
P=b.pop()
P.close=true
push({type:t,value:T})
x--
P=b[b.length-1]
continue}if(T===a&&x>0){if(P.ranges>0){P.ranges=0
const t=P.nodes.shift()
P.nodes=[t,{type:"text",value:r(P)}]}push({type:"comma",value:T})
P.commas++
continue}if(T===c&&x>0&&P.commas===0){const t=P.nodes
if(x===0||t.length===0){push({type:"text",value:T})
continue}if(E.type==="dot"){P.range=[]
E.value+=T
E.type="range"
if(P.nodes.length!==3&&P.nodes.length!==5){P.invalid=true
P.ranges=0
E.type="text"
continue}P.ranges++
P.args=[]
continue}if(E.type==="range"){t.pop()
const e=t[t.length-1]
e.value+=E.value+T
E=e
P.ranges--
continue}push({type:"dot",value:T})
continue}push({type:"text",value:T})}do{P=b.pop()
if(P.type!=="root"){P.nodes.forEach(t=>{if(!t.nodes){if(t.type==="open")t.isOpen=true
if(t.type==="close")t.isClose=true
if(!t.nodes)t.type="text"
t.invalid=true}})
const t=b[b.length-1]
const e=t.nodes.indexOf(P)
t.nodes.splice(e,1,...P.nodes)}}while(b.length>0)
push({type:"eos"})
return v}
t.exports=parse},3317:(t,e,n)=>{"use strict"
const r=n(2257)
t.exports=(t,e={})=>{const stringify=(t,n={})=>{const s=e.escapeInvalid&&r.isInvalidBrace(n)
const i=t.invalid===true&&e.escapeInvalid===true
let o=""
if(t.value){if((s||i)&&r.isOpenOrClose(t)){return"\\"+t.value}return t.value}if(t.value){return t.value}if(t.nodes){for(const e of t.nodes){o+=stringify(e)}}return o}
return stringify(t)}},2257:(t,e)=>{"use strict"
e.isInteger=t=>{if(typeof t==="number"){return Number.isInteger(t)}if(typeof t==="string"&&t.trim()!==""){return Number.isInteger(Number(t))}return false}
e.find=(t,e)=>t.nodes.find(t=>t.type===e)
e.exceedsLimit=(t,n,r=1,s)=>{if(s===false)return false
if(!e.isInteger(t)||!e.isInteger(n))return false
return(Number(n)-Number(t))/Number(r)>=s}
e.escapeNode=(t,e=0,n)=>{const r=t.nodes[e]
if(!r)return
if(n&&r.type===n||r.type==="open"||r.type==="close"){if(r.escaped!==true){r.value="\\"+r.value
r.escaped=true}}}
e.encloseBrace=t=>{if(t.type!=="brace")return false
if(t.commas>>0+t.ranges>>0===0){t.invalid=true
return true}return false}
e.isInvalidBrace=t=>{if(t.type!=="brace")return false
if(t.invalid===true||t.dollar)return true
if(t.commas>>0+t.ranges>>0===0){t.invalid=true
return true}if(t.open!==true||t.close!==true){t.invalid=true
return true}return false}
e.isOpenOrClose=t=>{if(t.type==="open"||t.type==="close"){return true}return t.open===true||t.close===true}
e.reduce=t=>t.reduce((t,e)=>{if(e.type==="text")t.push(e.value)
if(e.type==="range")e.type="text"
return t},[])
e.flatten=(...t)=>{const e=[]
const flat=t=>{for(let n=0;n<t.length;n++){const r=t[n]
if(Array.isArray(r)){flat(r)
continue}if(r!==undefined){e.push(r)}}return e}
flat(t)
return e}},5648:(t,e,n)=>{"use strict"
const r=n(6599)
const s=n(645)
const i=n(1969)
const o=n(5894)
const a=n(879)
const c=n(6002)
async function FastGlob(t,e){assertPatternsInput(t)
const n=getWorks(t,s.default,e)
const r=await Promise.all(n)
return c.array.flatten(r)}(function(t){t.glob=t
t.globSync=sync
t.globStream=stream
t.async=t
function sync(t,e){assertPatternsInput(t)
const n=getWorks(t,o.default,e)
return c.array.flatten(n)}t.sync=sync
function stream(t,e){assertPatternsInput(t)
const n=getWorks(t,i.default,e)
return c.stream.merge(n)}t.stream=stream
function generateTasks(t,e){assertPatternsInput(t)
const n=[].concat(t)
const s=new a.default(e)
return r.generate(n,s)}t.generateTasks=generateTasks
function isDynamicPattern(t,e){assertPatternsInput(t)
const n=new a.default(e)
return c.pattern.isDynamicPattern(t,n)}t.isDynamicPattern=isDynamicPattern
function escapePath(t){assertPatternsInput(t)
return c.path.escape(t)}t.escapePath=escapePath
function convertPathToPattern(t){assertPatternsInput(t)
return c.path.convertPathToPattern(t)}t.convertPathToPattern=convertPathToPattern
let e;(function(t){function escapePath(t){assertPatternsInput(t)
return c.path.escapePosixPath(t)}t.escapePath=escapePath
function convertPathToPattern(t){assertPatternsInput(t)
return c.path.convertPosixPathToPattern(t)}t.convertPathToPattern=convertPathToPattern})(e=t.posix||(t.posix={}))
let n;(function(t){function escapePath(t){assertPatternsInput(t)
return c.path.escapeWindowsPath(t)}t.escapePath=escapePath
function convertPathToPattern(t){assertPatternsInput(t)
return c.path.convertWindowsPathToPattern(t)}t.convertPathToPattern=convertPathToPattern})(n=t.win32||(t.win32={}))})(FastGlob||(FastGlob={}))
function getWorks(t,e,n){const s=[].concat(t)
const i=new a.default(n)
const o=r.generate(s,i)
const c=new e(i)
return o.map(c.read,c)}function assertPatternsInput(t){const e=[].concat(t)
const n=e.every(t=>c.string.isString(t)&&!c.string.isEmpty(t))
if(!n){throw new TypeError("Patterns must be a string (non empty) or an array of strings")}}t.exports=FastGlob},6599:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.convertPatternGroupToTask=e.convertPatternGroupsToTasks=e.groupPatternsByBaseDirectory=e.getNegativePatternsAsPositive=e.getPositivePatterns=e.convertPatternsToTasks=e.generate=void 0
const r=n(6002)
function generate(t,e){const n=processPatterns(t,e)
const s=processPatterns(e.ignore,e)
const i=getPositivePatterns(n)
const o=getNegativePatternsAsPositive(n,s)
const a=i.filter(t=>r.pattern.isStaticPattern(t,e))
const c=i.filter(t=>r.pattern.isDynamicPattern(t,e))
const u=convertPatternsToTasks(a,o,false)
const l=convertPatternsToTasks(c,o,true)
return u.concat(l)}e.generate=generate
function processPatterns(t,e){let n=t
if(e.braceExpansion){n=r.pattern.expandPatternsWithBraceExpansion(n)}if(e.baseNameMatch){n=n.map(t=>t.includes("/")?t:`**/${t}`)}return n.map(t=>r.pattern.removeDuplicateSlashes(t))}function convertPatternsToTasks(t,e,n){const s=[]
const i=r.pattern.getPatternsOutsideCurrentDirectory(t)
const o=r.pattern.getPatternsInsideCurrentDirectory(t)
const a=groupPatternsByBaseDirectory(i)
const c=groupPatternsByBaseDirectory(o)
s.push(...convertPatternGroupsToTasks(a,e,n))
if("."in c){s.push(convertPatternGroupToTask(".",o,e,n))}else{s.push(...convertPatternGroupsToTasks(c,e,n))}return s}e.convertPatternsToTasks=convertPatternsToTasks
function getPositivePatterns(t){return r.pattern.getPositivePatterns(t)}e.getPositivePatterns=getPositivePatterns
function getNegativePatternsAsPositive(t,e){const n=r.pattern.getNegativePatterns(t).concat(e)
const s=n.map(r.pattern.convertToPositivePattern)
return s}e.getNegativePatternsAsPositive=getNegativePatternsAsPositive
function groupPatternsByBaseDirectory(t){const e={}
return t.reduce((t,e)=>{const n=r.pattern.getBaseDirectory(e)
if(n in t){t[n].push(e)}else{t[n]=[e]}return t},e)}e.groupPatternsByBaseDirectory=groupPatternsByBaseDirectory
function convertPatternGroupsToTasks(t,e,n){return Object.keys(t).map(r=>convertPatternGroupToTask(r,t[r],e,n))}e.convertPatternGroupsToTasks=convertPatternGroupsToTasks
function convertPatternGroupToTask(t,e,n,s){return{dynamic:s,positive:e,negative:n,base:t,patterns:[].concat(e,n.map(r.pattern.convertToNegativePattern))}}e.convertPatternGroupToTask=convertPatternGroupToTask},645:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(2907)
const s=n(7792)
class ProviderAsync extends s.default{constructor(){super(...arguments)
this._reader=new r.default(this._settings)}async read(t){const e=this._getRootDirectory(t)
const n=this._getReaderOptions(t)
const r=await this.api(e,t,n)
return r.map(t=>n.transform(t))}api(t,e,n){if(e.dynamic){return this._reader.dynamic(t,n)}return this._reader.static(e.patterns,n)}}e["default"]=ProviderAsync},3591:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6002)
const s=n(5740)
class DeepFilter{constructor(t,e){this._settings=t
this._micromatchOptions=e}getFilter(t,e,n){const r=this._getMatcher(e)
const s=this._getNegativePatternsRe(n)
return e=>this._filter(t,e,r,s)}_getMatcher(t){return new s.default(t,this._settings,this._micromatchOptions)}_getNegativePatternsRe(t){const e=t.filter(r.pattern.isAffectDepthOfReadingPattern)
return r.pattern.convertPatternsToRe(e,this._micromatchOptions)}_filter(t,e,n,s){if(this._isSkippedByDeep(t,e.path)){return false}if(this._isSkippedSymbolicLink(e)){return false}const i=r.path.removeLeadingDotSegment(e.path)
if(this._isSkippedByPositivePatterns(i,n)){return false}return this._isSkippedByNegativePatterns(i,s)}_isSkippedByDeep(t,e){if(this._settings.deep===Infinity){return false}return this._getEntryLevel(t,e)>=this._settings.deep}_getEntryLevel(t,e){const n=e.split("/").length
if(t===""){return n}const r=t.split("/").length
return n-r}_isSkippedSymbolicLink(t){return!this._settings.followSymbolicLinks&&t.dirent.isSymbolicLink()}_isSkippedByPositivePatterns(t,e){return!this._settings.baseNameMatch&&!e.match(t)}_isSkippedByNegativePatterns(t,e){return!r.pattern.matchAny(t,e)}}e["default"]=DeepFilter},4285:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6002)
class EntryFilter{constructor(t,e){this._settings=t
this._micromatchOptions=e
this.index=new Map}getFilter(t,e){const[n,s]=r.pattern.partitionAbsoluteAndRelative(e)
const i={positive:{all:r.pattern.convertPatternsToRe(t,this._micromatchOptions)},negative:{absolute:r.pattern.convertPatternsToRe(n,Object.assign(Object.assign({},this._micromatchOptions),{dot:true})),relative:r.pattern.convertPatternsToRe(s,Object.assign(Object.assign({},this._micromatchOptions),{dot:true}))}}
return t=>this._filter(t,i)}_filter(t,e){const n=r.path.removeLeadingDotSegment(t.path)
if(this._settings.unique&&this._isDuplicateEntry(n)){return false}if(this._onlyFileFilter(t)||this._onlyDirectoryFilter(t)){return false}const s=this._isMatchToPatternsSet(n,e,t.dirent.isDirectory())
if(this._settings.unique&&s){this._createIndexRecord(n)}return s}_isDuplicateEntry(t){return this.index.has(t)}_createIndexRecord(t){this.index.set(t,undefined)}_onlyFileFilter(t){return this._settings.onlyFiles&&!t.dirent.isFile()}_onlyDirectoryFilter(t){return this._settings.onlyDirectories&&!t.dirent.isDirectory()}_isMatchToPatternsSet(t,e,n){const r=this._isMatchToPatterns(t,e.positive.all,n)
if(!r){return false}const s=this._isMatchToPatterns(t,e.negative.relative,n)
if(s){return false}const i=this._isMatchToAbsoluteNegative(t,e.negative.absolute,n)
if(i){return false}return true}_isMatchToAbsoluteNegative(t,e,n){if(e.length===0){return false}const s=r.path.makeAbsolute(this._settings.cwd,t)
return this._isMatchToPatterns(s,e,n)}_isMatchToPatterns(t,e,n){if(e.length===0){return false}const s=r.pattern.matchAny(t,e)
if(!s&&n){return r.pattern.matchAny(t+"/",e)}return s}}e["default"]=EntryFilter},1587:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6002)
class ErrorFilter{constructor(t){this._settings=t}getFilter(){return t=>this._isNonFatalError(t)}_isNonFatalError(t){return r.errno.isEnoentCodeError(t)||this._settings.suppressErrors}}e["default"]=ErrorFilter},7827:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6002)
class Matcher{constructor(t,e,n){this._patterns=t
this._settings=e
this._micromatchOptions=n
this._storage=[]
this._fillStorage()}_fillStorage(){for(const t of this._patterns){const e=this._getPatternSegments(t)
const n=this._splitSegmentsIntoSections(e)
this._storage.push({complete:n.length<=1,pattern:t,segments:e,sections:n})}}_getPatternSegments(t){const e=r.pattern.getPatternParts(t,this._micromatchOptions)
return e.map(t=>{const e=r.pattern.isDynamicPattern(t,this._settings)
if(!e){return{dynamic:false,pattern:t}}return{dynamic:true,pattern:t,patternRe:r.pattern.makeRe(t,this._micromatchOptions)}})}_splitSegmentsIntoSections(t){return r.array.splitWhen(t,t=>t.dynamic&&r.pattern.hasGlobStar(t.pattern))}}e["default"]=Matcher},5740:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(7827)
class PartialMatcher extends r.default{match(t){const e=t.split("/")
const n=e.length
const r=this._storage.filter(t=>!t.complete||t.segments.length>n)
for(const t of r){const r=t.sections[0]
if(!t.complete&&n>r.length){return true}const s=e.every((e,n)=>{const r=t.segments[n]
if(r.dynamic&&r.patternRe.test(e)){return true}if(!r.dynamic&&r.pattern===e){return true}return false})
if(s){return true}}return false}}e["default"]=PartialMatcher},7792:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6928)
const s=n(3591)
const i=n(4285)
const o=n(1587)
const a=n(7094)
class Provider{constructor(t){this._settings=t
this.errorFilter=new o.default(this._settings)
this.entryFilter=new i.default(this._settings,this._getMicromatchOptions())
this.deepFilter=new s.default(this._settings,this._getMicromatchOptions())
this.entryTransformer=new a.default(this._settings)}_getRootDirectory(t){return r.resolve(this._settings.cwd,t.base)}_getReaderOptions(t){const e=t.base==="."?"":t.base
return{basePath:e,pathSegmentSeparator:"/",concurrency:this._settings.concurrency,deepFilter:this.deepFilter.getFilter(e,t.positive,t.negative),entryFilter:this.entryFilter.getFilter(t.positive,t.negative),errorFilter:this.errorFilter.getFilter(),followSymbolicLinks:this._settings.followSymbolicLinks,fs:this._settings.fs,stats:this._settings.stats,throwErrorOnBrokenSymbolicLink:this._settings.throwErrorOnBrokenSymbolicLink,transform:this.entryTransformer.getTransformer()}}_getMicromatchOptions(){return{dot:this._settings.dot,matchBase:this._settings.baseNameMatch,nobrace:!this._settings.braceExpansion,nocase:!this._settings.caseSensitiveMatch,noext:!this._settings.extglob,noglobstar:!this._settings.globstar,posix:true,strictSlashes:false}}}e["default"]=Provider},1969:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4584)
const s=n(87)
const i=n(7792)
class ProviderStream extends i.default{constructor(){super(...arguments)
this._reader=new s.default(this._settings)}read(t){const e=this._getRootDirectory(t)
const n=this._getReaderOptions(t)
const s=this.api(e,t,n)
const i=new r.Readable({objectMode:true,read:()=>{}})
s.once("error",t=>i.emit("error",t)).on("data",t=>i.emit("data",n.transform(t))).once("end",()=>i.emit("end"))
i.once("close",()=>s.destroy())
return i}api(t,e,n){if(e.dynamic){return this._reader.dynamic(t,n)}return this._reader.static(e.patterns,n)}}e["default"]=ProviderStream},5894:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(264)
const s=n(7792)
class ProviderSync extends s.default{constructor(){super(...arguments)
this._reader=new r.default(this._settings)}read(t){const e=this._getRootDirectory(t)
const n=this._getReaderOptions(t)
const r=this.api(e,t,n)
return r.map(n.transform)}api(t,e,n){if(e.dynamic){return this._reader.dynamic(t,n)}return this._reader.static(e.patterns,n)}}e["default"]=ProviderSync},7094:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6002)
class EntryTransformer{constructor(t){this._settings=t}getTransformer(){return t=>this._transform(t)}_transform(t){let e=t.path
if(this._settings.absolute){e=r.path.makeAbsolute(this._settings.cwd,e)
e=r.path.unixify(e)}if(this._settings.markDirectories&&t.dirent.isDirectory()){e+="/"}if(!this._settings.objectMode){return e}return Object.assign(Object.assign({},t),{path:e})}}e["default"]=EntryTransformer},2907:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(9337)
const s=n(1824)
const i=n(87)
class ReaderAsync extends s.default{constructor(){super(...arguments)
this._walkAsync=r.walk
this._readerStream=new i.default(this._settings)}dynamic(t,e){return new Promise((n,r)=>{this._walkAsync(t,e,(t,e)=>{if(t===null){n(e)}else{r(t)}})})}async static(t,e){const n=[]
const r=this._readerStream.static(t,e)
return new Promise((t,e)=>{r.once("error",e)
r.on("data",t=>n.push(t))
r.once("end",()=>t(n))})}}e["default"]=ReaderAsync},1824:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(6928)
const s=n(1470)
const i=n(6002)
class Reader{constructor(t){this._settings=t
this._fsStatSettings=new s.Settings({followSymbolicLink:this._settings.followSymbolicLinks,fs:this._settings.fs,throwErrorOnBrokenSymbolicLink:this._settings.followSymbolicLinks})}_getFullEntryPath(t){return r.resolve(this._settings.cwd,t)}_makeEntry(t,e){const n={name:e,path:e,dirent:i.fs.createDirentFromStats(e,t)}
if(this._settings.stats){n.stats=t}return n}_isFatalError(t){return!i.errno.isEnoentCodeError(t)&&!this._settings.suppressErrors}}e["default"]=Reader},87:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(4584)
const s=n(1470)
const i=n(9337)
const o=n(1824)
class ReaderStream extends o.default{constructor(){super(...arguments)
this._walkStream=i.walkStream
this._stat=s.stat}dynamic(t,e){return this._walkStream(t,e)}static(t,e){const n=t.map(this._getFullEntryPath,this)
const s=new r.PassThrough({objectMode:true})
s._write=(r,i,o)=>this._getEntry(n[r],t[r],e).then(t=>{if(t!==null&&e.entryFilter(t)){s.push(t)}if(r===n.length-1){s.end()}o()}).catch(o)
for(let t=0;t<n.length;t++){s.write(t)}return s}_getEntry(t,e,n){return this._getStat(t).then(t=>this._makeEntry(t,e)).catch(t=>{if(n.errorFilter(t)){return null}throw t})}_getStat(t){return new Promise((e,n)=>{this._stat(t,this._fsStatSettings,(t,r)=>t===null?e(r):n(t))})}}e["default"]=ReaderStream},264:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
const r=n(1470)
const s=n(9337)
const i=n(1824)
class ReaderSync extends i.default{constructor(){super(...arguments)
this._walkSync=s.walkSync
this._statSync=r.statSync}dynamic(t,e){return this._walkSync(t,e)}static(t,e){const n=[]
for(const r of t){const t=this._getFullEntryPath(r)
const s=this._getEntry(t,r,e)
if(s===null||!e.entryFilter(s)){continue}n.push(s)}return n}_getEntry(t,e,n){try{const n=this._getStat(t)
return this._makeEntry(n,e)}catch(t){if(n.errorFilter(t)){return null}throw t}}_getStat(t){return this._statSync(t,this._fsStatSettings)}}e["default"]=ReaderSync},879:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.DEFAULT_FILE_SYSTEM_ADAPTER=void 0
const r=n(9896)
const s=n(857)
const i=Math.max(s.cpus().length,1)
e.DEFAULT_FILE_SYSTEM_ADAPTER={lstat:r.lstat,lstatSync:r.lstatSync,stat:r.stat,statSync:r.statSync,readdir:r.readdir,readdirSync:r.readdirSync}
class Settings{constructor(t={}){this._options=t
this.absolute=this._getValue(this._options.absolute,false)
this.baseNameMatch=this._getValue(this._options.baseNameMatch,false)
this.braceExpansion=this._getValue(this._options.braceExpansion,true)
this.caseSensitiveMatch=this._getValue(this._options.caseSensitiveMatch,true)
this.concurrency=this._getValue(this._options.concurrency,i)
this.cwd=this._getValue(this._options.cwd,process.cwd())
this.deep=this._getValue(this._options.deep,Infinity)
this.dot=this._getValue(this._options.dot,false)
this.extglob=this._getValue(this._options.extglob,true)
this.followSymbolicLinks=this._getValue(this._options.followSymbolicLinks,true)
this.fs=this._getFileSystemMethods(this._options.fs)
this.globstar=this._getValue(this._options.globstar,true)
this.ignore=this._getValue(this._options.ignore,[])
this.markDirectories=this._getValue(this._options.markDirectories,false)
this.objectMode=this._getValue(this._options.objectMode,false)
this.onlyDirectories=this._getValue(this._options.onlyDirectories,false)
this.onlyFiles=this._getValue(this._options.onlyFiles,true)
this.stats=this._getValue(this._options.stats,false)
this.suppressErrors=this._getValue(this._options.suppressErrors,false)
this.throwErrorOnBrokenSymbolicLink=this._getValue(this._options.throwErrorOnBrokenSymbolicLink,false)
this.unique=this._getValue(this._options.unique,true)
if(this.onlyDirectories){this.onlyFiles=false}if(this.stats){this.objectMode=true}this.ignore=[].concat(this.ignore)}_getValue(t,e){return t===undefined?e:t}_getFileSystemMethods(t={}){return Object.assign(Object.assign({},e.DEFAULT_FILE_SYSTEM_ADAPTER),t)}}e["default"]=Settings},5711:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.splitWhen=e.flatten=void 0
function flatten(t){return t.reduce((t,e)=>[].concat(t,e),[])}e.flatten=flatten
function splitWhen(t,e){const n=[[]]
let r=0
for(const s of t){if(e(s)){r++
n[r]=[]}else{n[r].push(s)}}return n}e.splitWhen=splitWhen},9718:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.isEnoentCodeError=void 0
function isEnoentCodeError(t){return t.code==="ENOENT"}e.isEnoentCodeError=isEnoentCodeError},6979:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.createDirentFromStats=void 0
class DirentFromStats{constructor(t,e){this.name=t
this.isBlockDevice=e.isBlockDevice.bind(e)
this.isCharacterDevice=e.isCharacterDevice.bind(e)
this.isDirectory=e.isDirectory.bind(e)
this.isFIFO=e.isFIFO.bind(e)
this.isFile=e.isFile.bind(e)
this.isSocket=e.isSocket.bind(e)
this.isSymbolicLink=e.isSymbolicLink.bind(e)}}function createDirentFromStats(t,e){return new DirentFromStats(t,e)}e.createDirentFromStats=createDirentFromStats},6002:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.string=e.stream=e.pattern=e.path=e.fs=e.errno=e.array=void 0
const r=n(5711)
e.array=r
const s=n(9718)
e.errno=s
const i=n(6979)
e.fs=i
const o=n(9283)
e.path=o
const a=n(1304)
e.pattern=a
const c=n(536)
e.stream=c
const u=n(7641)
e.string=u},9283:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.convertPosixPathToPattern=e.convertWindowsPathToPattern=e.convertPathToPattern=e.escapePosixPath=e.escapeWindowsPath=e.escape=e.removeLeadingDotSegment=e.makeAbsolute=e.unixify=void 0
const r=n(857)
const s=n(6928)
const i=r.platform()==="win32"
const o=2
const a=/(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g
const c=/(\\?)([()[\]{}]|^!|[!+@](?=\())/g
const u=/^\\\\([.?])/
const l=/\\(?![!()+@[\]{}])/g
function unixify(t){return t.replace(/\\/g,"/")}e.unixify=unixify
function makeAbsolute(t,e){return s.resolve(t,e)}e.makeAbsolute=makeAbsolute
function removeLeadingDotSegment(t){if(t.charAt(0)==="."){const e=t.charAt(1)
if(e==="/"||e==="\\"){return t.slice(o)}}return t}e.removeLeadingDotSegment=removeLeadingDotSegment
e.escape=i?escapeWindowsPath:escapePosixPath
function escapeWindowsPath(t){return t.replace(c,"\\$2")}e.escapeWindowsPath=escapeWindowsPath
function escapePosixPath(t){return t.replace(a,"\\$2")}e.escapePosixPath=escapePosixPath
e.convertPathToPattern=i?convertWindowsPathToPattern:convertPosixPathToPattern
function convertWindowsPathToPattern(t){return escapeWindowsPath(t).replace(u,"//$1").replace(l,"/")}e.convertWindowsPathToPattern=convertWindowsPathToPattern
function convertPosixPathToPattern(t){return escapePosixPath(t)}e.convertPosixPathToPattern=convertPosixPathToPattern},1304:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.isAbsolute=e.partitionAbsoluteAndRelative=e.removeDuplicateSlashes=e.matchAny=e.convertPatternsToRe=e.makeRe=e.getPatternParts=e.expandBraceExpansion=e.expandPatternsWithBraceExpansion=e.isAffectDepthOfReadingPattern=e.endsWithSlashGlobStar=e.hasGlobStar=e.getBaseDirectory=e.isPatternRelatedToParentDirectory=e.getPatternsOutsideCurrentDirectory=e.getPatternsInsideCurrentDirectory=e.getPositivePatterns=e.getNegativePatterns=e.isPositivePattern=e.isNegativePattern=e.convertToNegativePattern=e.convertToPositivePattern=e.isDynamicPattern=e.isStaticPattern=void 0
const r=n(6928)
const s=n(8505)
const i=n(8785)
const o="**"
const a="\\"
const c=/[*?]|^!/
const u=/\[[^[]*]/
const l=/(?:^|[^!*+?@])\([^(]*\|[^|]*\)/
const f=/[!*+?@]\([^(]*\)/
const p=/,|\.\./
const h=/(?!^)\/{2,}/g
function isStaticPattern(t,e={}){return!isDynamicPattern(t,e)}e.isStaticPattern=isStaticPattern
function isDynamicPattern(t,e={}){if(t===""){return false}if(e.caseSensitiveMatch===false||t.includes(a)){return true}if(c.test(t)||u.test(t)||l.test(t)){return true}if(e.extglob!==false&&f.test(t)){return true}if(e.braceExpansion!==false&&hasBraceExpansion(t)){return true}return false}e.isDynamicPattern=isDynamicPattern
function hasBraceExpansion(t){const e=t.indexOf("{")
if(e===-1){return false}const n=t.indexOf("}",e+1)
if(n===-1){return false}const r=t.slice(e,n)
return p.test(r)}function convertToPositivePattern(t){return isNegativePattern(t)?t.slice(1):t}e.convertToPositivePattern=convertToPositivePattern
function convertToNegativePattern(t){return"!"+t}e.convertToNegativePattern=convertToNegativePattern
function isNegativePattern(t){return t.startsWith("!")&&t[1]!=="("}e.isNegativePattern=isNegativePattern
function isPositivePattern(t){return!isNegativePattern(t)}e.isPositivePattern=isPositivePattern
function getNegativePatterns(t){return t.filter(isNegativePattern)}e.getNegativePatterns=getNegativePatterns
function getPositivePatterns(t){return t.filter(isPositivePattern)}e.getPositivePatterns=getPositivePatterns
function getPatternsInsideCurrentDirectory(t){return t.filter(t=>!isPatternRelatedToParentDirectory(t))}e.getPatternsInsideCurrentDirectory=getPatternsInsideCurrentDirectory
function getPatternsOutsideCurrentDirectory(t){return t.filter(isPatternRelatedToParentDirectory)}e.getPatternsOutsideCurrentDirectory=getPatternsOutsideCurrentDirectory
function isPatternRelatedToParentDirectory(t){return t.startsWith("..")||t.startsWith("./..")}e.isPatternRelatedToParentDirectory=isPatternRelatedToParentDirectory
function getBaseDirectory(t){return s(t,{flipBackslashes:false})}e.getBaseDirectory=getBaseDirectory
function hasGlobStar(t){return t.includes(o)}e.hasGlobStar=hasGlobStar
function endsWithSlashGlobStar(t){return t.endsWith("/"+o)}e.endsWithSlashGlobStar=endsWithSlashGlobStar
function isAffectDepthOfReadingPattern(t){const e=r.basename(t)
return endsWithSlashGlobStar(t)||isStaticPattern(e)}e.isAffectDepthOfReadingPattern=isAffectDepthOfReadingPattern
function expandPatternsWithBraceExpansion(t){return t.reduce((t,e)=>t.concat(expandBraceExpansion(e)),[])}e.expandPatternsWithBraceExpansion=expandPatternsWithBraceExpansion
function expandBraceExpansion(t){const e=i.braces(t,{expand:true,nodupes:true,keepEscaping:true})
e.sort((t,e)=>t.length-e.length)
return e.filter(t=>t!=="")}e.expandBraceExpansion=expandBraceExpansion
function getPatternParts(t,e){let{parts:n}=i.scan(t,Object.assign(Object.assign({},e),{parts:true}))
if(n.length===0){n=[t]}if(n[0].startsWith("/")){n[0]=n[0].slice(1)
n.unshift("")}return n}e.getPatternParts=getPatternParts
function makeRe(t,e){return i.makeRe(t,e)}e.makeRe=makeRe
function convertPatternsToRe(t,e){return t.map(t=>makeRe(t,e))}e.convertPatternsToRe=convertPatternsToRe
function matchAny(t,e){return e.some(e=>e.test(t))}e.matchAny=matchAny
function removeDuplicateSlashes(t){return t.replace(h,"/")}e.removeDuplicateSlashes=removeDuplicateSlashes
function partitionAbsoluteAndRelative(t){const e=[]
const n=[]
for(const r of t){if(isAbsolute(r)){e.push(r)}else{n.push(r)}}return[e,n]}e.partitionAbsoluteAndRelative=partitionAbsoluteAndRelative
function isAbsolute(t){return r.isAbsolute(t)}e.isAbsolute=isAbsolute},536:(t,e,n)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.merge=void 0
const r=n(754)
function merge(t){const e=r(t)
t.forEach(t=>{t.once("error",t=>e.emit("error",t))})
e.once("close",()=>propagateCloseEventToSources(t))
e.once("end",()=>propagateCloseEventToSources(t))
return e}e.merge=merge
function propagateCloseEventToSources(t){t.forEach(t=>t.emit("close"))}},7641:(t,e)=>{"use strict"
Object.defineProperty(e,"__esModule",{value:true})
e.isEmpty=e.isString=void 0
function isString(t){return typeof t==="string"}e.isString=isString
function isEmpty(t){return t===""}e.isEmpty=isEmpty},877:(t,e,n)=>{"use strict"

;/*!
 * fill-range <https://github.com/jonschlinkert/fill-range>
 *
 * Copyright (c) 2014-present, Jon Schlinkert.
 * Licensed under the MIT License.
 */const r=n(9023)
const s=n(7551)
const isObject=t=>t!==null&&typeof t==="object"&&!Array.isArray(t)
const transform=t=>e=>t===true?Number(e):String(e)
const isValidValue=t=>typeof t==="number"||typeof t==="string"&&t!==""
const isNumber=t=>Number.isInteger(+t)
const zeros=t=>{let e=`${t}`
let n=-1
if(e[0]==="-")e=e.slice(1)
if(e==="0")return false
while(e[++n]==="0");return n>0}
const stringify=(t,e,n)=>{if(typeof t==="string"||typeof e==="string"){return true}return n.stringify===true}
const pad=(t,e,n)=>{if(e>0){let n=t[0]==="-"?"-":""
if(n)t=t.slice(1)
t=n+t.padStart(n?e-1:e,"0")}if(n===false){return String(t)}return t}
const toMaxLen=(t,e)=>{let n=t[0]==="-"?"-":""
if(n){t=t.slice(1)
e--}while(t.length<e)t="0"+t
return n?"-"+t:t}
const toSequence=(t,e,n)=>{t.negatives.sort((t,e)=>t<e?-1:t>e?1:0)
t.positives.sort((t,e)=>t<e?-1:t>e?1:0)
let r=e.capture?"":"?:"
let s=""
let i=""
let o
if(t.positives.length){s=t.positives.map(t=>toMaxLen(String(t),n)).join("|")}if(t.negatives.length){i=`-(${r}${t.negatives.map(t=>toMaxLen(String(t),n)).join("|")})`}if(s&&i){o=`${s}|${i}`}else{o=s||i}if(e.wrap){return`(${r}${o})`}return o}
const toRange=(t,e,n,r)=>{if(n){return s(t,e,{wrap:false,...r})}let i=String.fromCharCode(t)
if(t===e)return i
let o=String.fromCharCode(e)
return`[${i}-${o}]`}
const toRegex=(t,e,n)=>{if(Array.isArray(t)){let e=n.wrap===true
let r=n.capture?"":"?:"
return e?`(${r}${t.join("|")})`:t.join("|")}return s(t,e,n)}
const rangeError=(...t)=>new RangeError("Invalid range arguments: "+r.inspect(...t))
const invalidRange=(t,e,n)=>{if(n.strictRanges===true)throw rangeError([t,e])
return[]}
const invalidStep=(t,e)=>{if(e.strictRanges===true){throw new TypeError(`Expected step "${t}" to be a number`)}return[]}
const fillNumbers=(t,e,n=1,r={})=>{let s=Number(t)
let i=Number(e)
if(!Number.isInteger(s)||!Number.isInteger(i)){if(r.strictRanges===true)throw rangeError([t,e])
return[]}if(s===0)s=0
if(i===0)i=0
let o=s>i
let a=String(t)
let c=String(e)
let u=String(n)
n=Math.max(Math.abs(n),1)
let l=zeros(a)||zeros(c)||zeros(u)
let f=l?Math.max(a.length,c.length,u.length):0
let p=l===false&&stringify(t,e,r)===false
let h=r.transform||transform(p)
if(r.toRegex&&n===1){return toRange(toMaxLen(t,f),toMaxLen(e,f),true,r)}let d={negatives:[],positives:[]}
let push=t=>d[t<0?"negatives":"positives"].push(Math.abs(t))
let g=[]
let _=0
while(o?s>=i:s<=i){if(r.toRegex===true&&n>1){push(s)}else{g.push(pad(h(s,_),f,p))}s=o?s-n:s+n
_++}if(r.toRegex===true){return n>1?toSequence(d,r,f):toRegex(g,null,{wrap:false,...r})}return g}
const fillLetters=(t,e,n=1,r={})=>{if(!isNumber(t)&&t.length>1||!isNumber(e)&&e.length>1){return invalidRange(t,e,r)}let s=r.transform||(t=>String.fromCharCode(t))
let i=`${t}`.charCodeAt(0)
let o=`${e}`.charCodeAt(0)
let a=i>o
let c=Math.min(i,o)
let u=Math.max(i,o)
if(r.toRegex&&n===1){return toRange(c,u,false,r)}let l=[]
let f=0
while(a?i>=o:i<=o){l.push(s(i,f))
i=a?i-n:i+n
f++}if(r.toRegex===true){return toRegex(l,null,{wrap:false,options:r})}return l}
const fill=(t,e,n,r={})=>{if(e==null&&isValidValue(t)){return[t]}if(!isValidValue(t)||!isValidValue(e)){return invalidRange(t,e,r)}if(typeof n==="function"){return fill(t,e,1,{transform:n})}if(isObject(n)){return fill(t,e,0,n)}let s={...r}
if(s.capture===true)s.wrap=true
n=n||s.step||1
if(!isNumber(n)){if(n!=null&&!isObject(n))return invalidStep(n,s)
return fill(t,e,1,n)}if(isNumber(t)&&isNumber(e)){return fillNumbers(t,e,n,s)}return fillLetters(t,e,Math.max(Math.abs(n),1),s)}
t.exports=fill},8505:(t,e,n)=>{"use strict"
var r=n(1925)
var s=n(6928).posix.dirname
var i=n(857).platform()==="win32"
var o="/"
var a=/\\/g
var c=/[\{\[].*[\}\]]$/
var u=/(^|[^\\])([\{\[]|\([^\)]+$)/
var l=/\\([\!\*\?\|\[\]\(\)\{\}])/g
t.exports=function globParent(t,e){var n=Object.assign({flipBackslashes:true},e)
if(n.flipBackslashes&&i&&t.indexOf(o)<0){t=t.replace(a,o)}if(c.test(t)){t+=o}t+="a"
do{t=s(t)}while(r(t)||u.test(t))
return t.replace(l,"$1")}},298:t=>{function makeArray(t){return Array.isArray(t)?t:[t]}const e=undefined
const n=""
const r=" "
const s="\\"
const i=/[.*+?()[\]{}^$|\\/]/
const o="\ufeff"
const a=/^\/\*{2,}$/
const c=/^\\!/
const u=/^\\#/
const l=/\r?\n/g
const f="//"
const p=47
const h=46
const d="/"
let g="node-ignore"
if(typeof Symbol!=="undefined"){g=Symbol.for("node-ignore")}const _=g
const define=(t,e,n)=>{Object.defineProperty(t,e,{value:n})
return n}
const RETURN_FALSE=()=>false
const y={alnum:"0-9A-Za-z",alpha:"A-Za-z",blank:" \\t",cntrl:"\\x00-\\x1f\\x7f",digit:"0-9",graph:"!-.0-~",lower:"a-z",print:" -.0-~",punct:"!-.:-@\\[-`{-~",space:" \\t\\n\\r",upper:"A-Z",xdigit:"0-9A-Fa-f"}
const m="\\]^-["
const escapeMember=t=>m.indexOf(t)<0?t:s+t
const S="(?!\\/)"
const classSource=(t,e)=>{if(t){return`[^\\/${e}]`}const n=`[${e}]`
return new RegExp(n).test("/")?S+n:n}
const scanBracket=(t,r)=>{const{length:i}=t
let o=r+1
let a=n
const c=t[o]
if(c==="!"||c==="^"){a="^"
o++}let u=n
let l=n
for(;;){const r=t[o]
if(r===e){return null}if(r===s){const e=t[++o]
u+=escapeMember(e)
l=e}else if(r==="-"&&l&&o+1<i&&t[o+1]!=="]"){o++
let e=t[o]
if(e===s){e=t[o+=1]}if(l<=e){u+=`-${escapeMember(e)}`}l=n}else if(r==="["&&t[o+1]===":"){const e=o+2
let r=e
while(r<i&&t[r]!=="]"){r++}if(r===i){return null}if(r>e&&t[r-1]===":"){const s=t.slice(e,r-1)
if(!Object.prototype.hasOwnProperty.call(y,s)){return null}u+=y[s]
l=n
o=r}else{u+=escapeMember("[")
l="["
o=e-2}}else{u+=escapeMember(r)
l=r}o++
if(t[o]==="]"){return{end:o,source:classSource(a,u)}}}}
const v="[]"
const b="\0"
const P=new RegExp(`${b}(\\d+)${b}`,"g")
const E="\ue000"
const A="\ue001"
const isReserved=t=>t===b||t===E||t===A
const extractBrackets=t=>{const e=[]
const hold=t=>`${b}${e.push(t)-1}${b}`
const{length:o}=t
let a=n
let c=0
while(c<o){const e=t[c]
if(e===s){const e=t[c+1]
if(e===d&&c+2===o){a+=hold(v)}else if(e==="*"||e==="["||e===r){a+=t.slice(c,c+2)}else{a+=hold(i.test(e)?s+e:isReserved(e)?`[${e}]`:e)}c+=2}else if(isReserved(e)){a+=hold(`[${e}]`)
c++}else if(e==="["){const e=scanBracket(t,c)
if(e===null){a+=hold(v)
c=o}else{a+=hold(e.source)
c=e.end+1}}else{a+=e
c++}}return{source:a,sources:e}}
const R=null
const w=/\/(?!$)/
const x="[^\\/]*"
const T=[[/(\\+)( ?)/g,(t,e,n)=>n?e.slice(0,e.length-e.length%2)+r:e,s+r],[/(^|\/)\*{3,}(?=\/|$)/g,(t,e)=>`${e}**`,"*"],[/[\\$.|*+(){^]/g,t=>`\\${t}`],[/(?!\\)\?/g,()=>"[^/]","?"],[/^\//,()=>"^",d],[/\//g,()=>"\\/",d],[/^\^*(?:\\\*\\\*\\\/)+/,()=>"(?:^|\\/)","*"],[R,(t,e)=>{if(!t||t[0]==="^"||t[0]==="("){return t}const n=!w.test(e)?"(?:^|\\/)":"^"
return n+t}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(t,e,n)=>e+6<n.length?n.slice(e+6)==="\\/"?"(?:\\/[^\\/]+)+":"(?:\\/[^\\/]+)*":`\\/${A}`,"*"],[/(^|[^\\])(?:\\\*)+(?!$)/g,(t,e)=>e+x,"*"],[/(^|[^\\])((?:\\\\)*)\\\*$/,(t,e,r)=>r===n?e+E:t,"*"],[/\\\\\\(?=[$.|*+(){^])/g,()=>s,s+s],[/\\\\/g,()=>s,s+s],[/\\\[([^\]/]*?)($|\])/g,(t,e,n)=>`\\[${e}${n}`,"["],[R,t=>{const e=t[t.length-1]
if(!e||e===E||e===A){return t}return e===d?`${t}$`:`${t}(?=$|\\/$)`}]]
const k=/(^|\\\/)?\uE000$/
const C="regex"
const O="checkRegex"
const $="_"
const replaceTrailingWildcard=(t,e)=>{const n=e?`${e}[^/]+`:"[^/]*"
return`${n}(?=$|\\/$)`}
const L=/\uE001$/
const replaceTrailingDoublestar=()=>"[\\s\\S]"
const separatorAfter=(t,e)=>{let r=n
for(let n=e+1;n<t.length&&!t[n].wildcard;n++){r+=t[n].single}return r}
const pinWildcards=t=>{if(t.indexOf(x)<0){return t}const e=[]
const{length:r}=t
let i=0
while(i<r){const n=t[i]
if(t.startsWith(x,i)){e.push({wildcard:true})
i+=x.length}else if(n==="["){let n=i+1
if(t[n]==="^"){n++}if(t[n]==="]"){n++}while(n<r&&t[n]!=="]"){n+=t[n]===s?2:1}n++
e.push({single:t.slice(i,n)})
i=n}else if(n===s){e.push({single:t.slice(i,i+2)})
i+=2}else if(n==="("){let n=0
let o=i
do{if(t[o]===s){o++}else if(t[o]==="("){n++}else if(t[o]===")"){n--}o++}while(o<r&&n>0)
if("*+?".indexOf(t[o])>=0){o++}e.push({boundary:t.slice(i,o)})
i=o}else if(n==="^"||n==="$"){e.push({boundary:n})
i++}else{e.push({single:n})
i++}}let o=n
let a=[]
const flush=()=>{let t
a.forEach((e,n)=>{if(e.wildcard){t=n}})
a.forEach((e,n)=>{if(!e.wildcard){o+=e.single
return}o+=n===t?x:`(?:(?!${separatorAfter(a,n)})[^\\/])*`})
a=[]}
e.forEach(t=>{if(t.boundary===undefined){a.push(t)
return}flush()
o+=t.boundary})
flush()
return o}
const makeRegexPrefix=t=>{if(a.test(t)){t="**"}const{source:n,sources:r}=extractBrackets(t)
const s=T.reduce((n,[r,s,i])=>{if(r===R){return s(n,t)}if(i!==e&&n.indexOf(i)<0){return n}return r.test(n)?n.replace(r,s.bind(t)):n},n)
return r.length?s.replace(P,(t,e)=>r[e]):s}
const checkSourceOf=(t,e)=>{if(t[t.length-1]===d){e=makeRegexPrefix(t.slice(0,-1))}const n=e.slice(0,-1)
const r=e[e.length-1]
return r===E?`${n}$`:r===A?n:v}
const matchesBasename=t=>{const e=t.indexOf(d)
return e<0||e===t.length-1}
const basenameOf=t=>{const e=t.length-1
const n=t.lastIndexOf(d,t[e]===d?e-1:e)
return n<0?t:t.slice(n+1)}
const parentOf=t=>{if(t.charCodeAt(0)===p||t.indexOf(f)>=0){const e=t.split(d).filter(Boolean)
e.pop()
return e.length?e.join(d)+d:n}const e=t.length-1
const r=t.lastIndexOf(d,t.charCodeAt(e)===p?e-1:e)
return r<0?n:t.slice(0,r+1)}
const isString=t=>typeof t==="string"
const checkPattern=t=>t&&isString(t)
const splitPattern=t=>(t[t.length-1]==="\r"?t.slice(0,-1):t).split(l).filter(Boolean)
class IgnoreRule{constructor(t,e,n,r,s,i){this.pattern=t
this.mark=e
this.negative=s
define(this,"body",n)
define(this,"ignoreCase",r)
define(this,"regexPrefix",i)}get _basenameOnly(){return define(this,"_basenameOnly",matchesBasename(this.body))}get regex(){const t=$+C
if(this[t]){return this[t]}return this._make(C,t)}get checkRegex(){const t=$+O
if(this[t]){return this[t]}return this._make(O,t)}_make(t,e){const n=pinWildcards(t===C?this.regexPrefix.replace(k,replaceTrailingWildcard).replace(L,replaceTrailingDoublestar):checkSourceOf(this.body,this.regexPrefix))
const r=this.ignoreCase?new RegExp(n,"i"):new RegExp(n)
return define(this,e,r)}}const hasTrailingBackslash=t=>{let e=0
while(t[t.length-e-1]===s){e++}return e%2===1}
const trimEnd=(t,e)=>{let n=t.length
let i
for(;;){if(e&&t[n-1]==="\r"){n--}i=n
while(t[i-1]===r){i--}if(!e||t[i-1]!=="\n"){break}n=i-1}if(i===n){return t.slice(0,n)}let o=0
while(t[i-o-1]===s){o++}return o%2?t.slice(0,i-1)+r:t.slice(0,i)}
const createRule=(t,e,n,s,i)=>{let a=i&&t[0]===o?t.slice(1):t
if(a[0]==="#"){return}let l=false
if(a[0]==="!"){l=true
a=a.slice(1)}const f=a[a.length-1]
if(f===r||s&&(f==="\r"||f==="\n")){a=trimEnd(a,s)}if(!a||hasTrailingBackslash(a)){return}a=a.replace(c,"!").replace(u,"#")
const p=makeRegexPrefix(a)
return new IgnoreRule(t,e,a,n,l,p)}
class RuleManager{constructor(t){this._ignoreCase=t
this._rules=[]
this._basenameCount=0}_add(t,n){if(t&&t[_]){this._rules=this._rules.concat(t._rules._rules)
this._basenameCount+=t._rules._basenameCount
this._added=true
return}const r=isString(t)
const s=r?t:t.pattern
const i=checkPattern(s)&&createRule(s,r?e:t.mark,this._ignoreCase,!this._split,this._stripBOM&&!n)
if(i){this._added=true
this._rules.push(i)
if(matchesBasename(i.body)){this._basenameCount++}}}add(t){this._added=false
this._split=isString(t)
this._stripBOM=!this._split||t[0]===o
makeArray(this._split?splitPattern(t):t).forEach(this._add,this)
if(this._added){this._literalRules=e}return this._added}testLiteral(t){const n=this._literalRules||(this._literalRules=this._rules.filter(({body:t})=>t[t.length-(t[t.length-1]===d?2:1)]==="*"))
let r=false
let s=false
let i
for(let o=n.length-1;o>=0;o--){const a=n[o]
if(a.checkRegex.test(t)){r=!a.negative
s=a.negative
i=a.negative?e:a
break}}const o={ignored:r,unignored:s}
if(i){o.rule=i}return o}test(t,e){const n=this._rules
const{length:r}=n
const s=this._basenameCount*2>=r
const i=s?basenameOf(t):t
for(let o=r-1;o>=0;o--){const r=n[o]
if(r[e].test(s&&r._basenameOnly?i:t)){const{negative:t}=r
const e={ignored:!t,unignored:t}
if(!t){e.rule=r}return e}}return{ignored:false,unignored:false}}}const throwError=(t,e)=>{throw new e(t)}
const checkPath=(t,e,n)=>{if(!isString(t)){return n(`path must be a string, but got \`${e}\``,TypeError)}if(!t){return n(`path must not be empty`,TypeError)}if(checkPath.isNotRelative(t)){const t="`path.relative()`d"
return n(`path should be a ${t} string, but got "${e}"`,RangeError)}return true}
const isNotRelative=t=>{const e=t.charCodeAt(0)
if(e===p){return true}if(e!==h){return false}if(t.length===1){return true}const n=t.charCodeAt(1)
if(n===p){return true}if(n!==h){return false}return t.length===2||t.charCodeAt(2)===p}
checkPath.isNotRelative=isNotRelative
checkPath.convert=t=>t
const convertPath=t=>isString(t)&&checkPath.convert(t)
class Ignore{constructor({ignorecase:t=true,ignoreCase:e=t,allowRelativePaths:n=false}={}){define(this,_,true)
this._rules=new RuleManager(e)
this._strictPathCheck=!n
this._initCache()}_initCache(){this._ignoreCache=Object.create(null)
this._testCache=Object.create(null)}add(t){if(this._rules.add(t)){this._initCache()}return this}addPattern(t){return this.add(t)}_test(t,e,n){checkPath(n,t,this._strictPathCheck?throwError:RETURN_FALSE)
return n?this._t(n,e):{ignored:false,unignored:false}}checkIgnore(t){const e=convertPath(t)
if(!e||e.charCodeAt(e.length-1)!==p){return this._test(t,this._testCache,e)}const n=this._t(e,this._testCache)
if(n.ignored){return n}const r=this._rules.testLiteral(e)
return r.ignored||r.unignored?r:n}_t(t,n){if(t in n){return n[t]}const r=parentOf(t)
const s=r?this._t(r,n):e
return n[t]=s&&s.ignored?s:this._rules.test(t,C)}ignores(t){return this._test(t,this._ignoreCache,convertPath(t)).ignored}createFilter(){return t=>!this.ignores(t)}filter(t){return makeArray(t).filter(this.createFilter())}test(t){return this._test(t,this._testCache,convertPath(t))}}const factory=t=>new Ignore(t)
const isPathValid=t=>checkPath(convertPath(t),t,RETURN_FALSE)
const setupWindows=()=>{const makePosix=t=>/^\\\\\?\\/.test(t)||/["<>|\u0000-\u001F]+/u.test(t)?t:t.replace(/\\/g,"/")
checkPath.convert=makePosix
const t=/^[a-z]:\//i
checkPath.isNotRelative=e=>t.test(e)||isNotRelative(e)}
if(typeof process!=="undefined"&&process.platform==="win32"){setupWindows()}t.exports=factory
factory.default=factory
t.exports.isPathValid=isPathValid
define(t.exports,Symbol.for("setupWindows"),setupWindows)},5540:t=>{
/*!
 * is-extglob <https://github.com/jonschlinkert/is-extglob>
 *
 * Copyright (c) 2014-2016, Jon Schlinkert.
 * Licensed under the MIT License.
 */
t.exports=function isExtglob(t){if(typeof t!=="string"||t===""){return false}var e
while(e=/(\\).|([@?!+*]\(.*\))/g.exec(t)){if(e[2])return true
t=t.slice(e.index+e[0].length)}return false}},1925:(t,e,n)=>{
/*!
 * is-glob <https://github.com/jonschlinkert/is-glob>
 *
 * Copyright (c) 2014-2017, Jon Schlinkert.
 * Released under the MIT License.
 */
var r=n(5540)
var s={"{":"}","(":")","[":"]"}
var strictCheck=function(t){if(t[0]==="!"){return true}var e=0
var n=-2
var r=-2
var i=-2
var o=-2
var a=-2
while(e<t.length){if(t[e]==="*"){return true}if(t[e+1]==="?"&&/[\].+)]/.test(t[e])){return true}if(r!==-1&&t[e]==="["&&t[e+1]!=="]"){if(r<e){r=t.indexOf("]",e)}if(r>e){if(a===-1||a>r){return true}a=t.indexOf("\\",e)
if(a===-1||a>r){return true}}}if(i!==-1&&t[e]==="{"&&t[e+1]!=="}"){i=t.indexOf("}",e)
if(i>e){a=t.indexOf("\\",e)
if(a===-1||a>i){return true}}}if(o!==-1&&t[e]==="("&&t[e+1]==="?"&&/[:!=]/.test(t[e+2])&&t[e+3]!==")"){o=t.indexOf(")",e)
if(o>e){a=t.indexOf("\\",e)
if(a===-1||a>o){return true}}}if(n!==-1&&t[e]==="("&&t[e+1]!=="|"){if(n<e){n=t.indexOf("|",e)}if(n!==-1&&t[n+1]!==")"){o=t.indexOf(")",n)
if(o>n){a=t.indexOf("\\",n)
if(a===-1||a>o){return true}}}}if(t[e]==="\\"){var c=t[e+1]
e+=2
var u=s[c]
if(u){var l=t.indexOf(u,e)
if(l!==-1){e=l+1}}if(t[e]==="!"){return true}}else{e++}}return false}
var relaxedCheck=function(t){if(t[0]==="!"){return true}var e=0
while(e<t.length){if(/[*?{}()[\]]/.test(t[e])){return true}if(t[e]==="\\"){var n=t[e+1]
e+=2
var r=s[n]
if(r){var i=t.indexOf(r,e)
if(i!==-1){e=i+1}}if(t[e]==="!"){return true}}else{e++}}return false}
t.exports=function isGlob(t,e){if(typeof t!=="string"||t===""){return false}if(r(t)){return true}var n=strictCheck
if(e&&e.strict===false){n=relaxedCheck}return n(t)}},3102:t=>{"use strict"

;/*!
 * is-number <https://github.com/jonschlinkert/is-number>
 *
 * Copyright (c) 2014-present, Jon Schlinkert.
 * Released under the MIT License.
 */t.exports=function(t){if(typeof t==="number"){return t-t===0}if(typeof t==="string"&&t.trim()!==""){return Number.isFinite?Number.isFinite(+t):isFinite(+t)}return false}},754:(t,e,n)=>{"use strict"
const r=n(4584)
const s=r.PassThrough
const i=Array.prototype.slice
t.exports=merge2
function merge2(){const t=[]
const e=i.call(arguments)
let n=false
let r=e[e.length-1]
if(r&&!Array.isArray(r)&&r.pipe==null){e.pop()}else{r={}}const o=r.end!==false
const a=r.pipeError===true
if(r.objectMode==null){r.objectMode=true}if(r.highWaterMark==null){r.highWaterMark=64*1024}const c=s(r)
function addStream(){for(let e=0,n=arguments.length;e<n;e++){t.push(pauseStreams(arguments[e],r))}mergeStream()
return this}function mergeStream(){if(n){return}n=true
let e=t.shift()
if(!e){process.nextTick(endStream)
return}if(!Array.isArray(e)){e=[e]}let r=e.length+1
function next(){if(--r>0){return}n=false
mergeStream()}function pipe(t){function onend(){t.removeListener("merge2UnpipeEnd",onend)
t.removeListener("end",onend)
if(a){t.removeListener("error",onerror)}next()}function onerror(t){c.emit("error",t)}if(t._readableState.endEmitted){return next()}t.on("merge2UnpipeEnd",onend)
t.on("end",onend)
if(a){t.on("error",onerror)}t.pipe(c,{end:false})
t.resume()}for(let t=0;t<e.length;t++){pipe(e[t])}next()}function endStream(){n=false
c.emit("queueDrain")
if(o){c.end()}}c.setMaxListeners(0)
c.add=addStream
c.on("unpipe",function(t){t.emit("merge2UnpipeEnd")})
if(e.length){addStream.apply(null,e)}return c}function pauseStreams(t,e){if(!Array.isArray(t)){if(!t._readableState&&t.pipe){t=t.pipe(s(e))}if(!t._readableState||!t.pause||!t.pipe){throw new Error("Only readable stream can be merged.")}t.pause()}else{for(let n=0,r=t.length;n<r;n++){t[n]=pauseStreams(t[n],e)}}return t}},8785:(t,e,n)=>{"use strict"
const r=n(9023)
const s=n(748)
const i=n(6377)
const o=n(8604)
const isEmptyString=t=>t===""||t==="./"
const hasBraces=t=>{const e=t.indexOf("{")
return e>-1&&t.indexOf("}",e)>-1}
const micromatch=(t,e,n)=>{e=[].concat(e)
t=[].concat(t)
let r=new Set
let s=new Set
let o=new Set
let a=0
let onResult=t=>{o.add(t.output)
if(n&&n.onResult){n.onResult(t)}}
for(let o=0;o<e.length;o++){let c=i(String(e[o]),{...n,onResult},true)
let u=c.state.negated||c.state.negatedExtglob
if(u)a++
for(let e of t){let t=c(e,true)
let n=u?!t.isMatch:t.isMatch
if(!n)continue
if(u){r.add(t.output)}else{r.delete(t.output)
s.add(t.output)}}}let c=a===e.length?[...o]:[...s]
let u=c.filter(t=>!r.has(t))
if(n&&u.length===0){if(n.failglob===true){throw new Error(`No matches found for "${e.join(", ")}"`)}if(n.nonull===true||n.nullglob===true){return n.unescape?e.map(t=>t.replace(/\\/g,"")):e}}return u}
micromatch.match=micromatch
micromatch.matcher=(t,e)=>i(t,e)
micromatch.isMatch=(t,e,n)=>i(e,n)(t)
micromatch.any=micromatch.isMatch
micromatch.not=(t,e,n={})=>{e=[].concat(e).map(String)
let r=new Set
let s=[]
let onResult=t=>{if(n.onResult)n.onResult(t)
s.push(t.output)}
let i=new Set(micromatch(t,e,{...n,onResult}))
for(let t of s){if(!i.has(t)){r.add(t)}}return[...r]}
micromatch.contains=(t,e,n)=>{if(typeof t!=="string"){throw new TypeError(`Expected a string: "${r.inspect(t)}"`)}if(Array.isArray(e)){return e.some(e=>micromatch.contains(t,e,n))}if(typeof e==="string"){if(isEmptyString(t)||isEmptyString(e)){return false}if(t.includes(e)||t.startsWith("./")&&t.slice(2).includes(e)){return true}}return micromatch.isMatch(t,e,{...n,contains:true})}
micromatch.matchKeys=(t,e,n)=>{if(!o.isObject(t)){throw new TypeError("Expected the first argument to be an object")}let r=micromatch(Object.keys(t),e,n)
let s={}
for(let e of r)s[e]=t[e]
return s}
micromatch.some=(t,e,n)=>{let r=[].concat(t)
for(let t of[].concat(e)){let e=i(String(t),n)
if(r.some(t=>e(t))){return true}}return false}
micromatch.every=(t,e,n)=>{let r=[].concat(t)
for(let t of[].concat(e)){let e=i(String(t),n)
if(!r.every(t=>e(t))){return false}}return true}
micromatch.all=(t,e,n)=>{if(typeof t!=="string"){throw new TypeError(`Expected a string: "${r.inspect(t)}"`)}return[].concat(e).every(e=>i(e,n)(t))}
micromatch.capture=(t,e,n)=>{let r=o.isWindows(n)
let s=i.makeRe(String(t),{...n,capture:true})
let a=s.exec(r?o.toPosixSlashes(e):e)
if(a){return a.slice(1).map(t=>t===void 0?"":t)}}
micromatch.makeRe=(...t)=>i.makeRe(...t)
micromatch.scan=(...t)=>i.scan(...t)
micromatch.parse=(t,e)=>{let n=[]
for(let r of[].concat(t||[])){for(let t of s(String(r),e)){n.push(i.parse(t,e))}}return n}
micromatch.braces=(t,e)=>{if(typeof t!=="string")throw new TypeError("Expected a string")
if(e&&e.nobrace===true||!hasBraces(t)){return[t]}return s(t,e)}
micromatch.braceExpand=(t,e)=>{if(typeof t!=="string")throw new TypeError("Expected a string")
return micromatch.braces(t,{...e,expand:true})}
micromatch.hasBraces=hasBraces
t.exports=micromatch},6377:(t,e,n)=>{"use strict"
t.exports=n(9639)},9560:(t,e,n)=>{"use strict"
const r=n(6928)
const s="\\\\/"
const i=`[^${s}]`
const o=0
const a="\\."
const c="\\+"
const u="\\?"
const l="\\/"
const f="(?=.)"
const p="[^/]"
const h=`(?:${l}|$)`
const d=`(?:^|${l})`
const g=`${a}{1,2}${h}`
const _=`(?!${a})`
const y=`(?!${d}${g})`
const m=`(?!${a}{0,1}${h})`
const S=`(?!${g})`
const v=`[^.${l}]`
const b=`${p}*?`
const P={DOT_LITERAL:a,PLUS_LITERAL:c,QMARK_LITERAL:u,SLASH_LITERAL:l,ONE_CHAR:f,QMARK:p,END_ANCHOR:h,DOTS_SLASH:g,NO_DOT:_,NO_DOTS:y,NO_DOT_SLASH:m,NO_DOTS_SLASH:S,QMARK_NO_DOT:v,STAR:b,START_ANCHOR:d}
const E={...P,SLASH_LITERAL:`[${s}]`,QMARK:i,STAR:`${i}*?`,DOTS_SLASH:`${a}{1,2}(?:[${s}]|$)`,NO_DOT:`(?!${a})`,NO_DOTS:`(?!(?:^|[${s}])${a}{1,2}(?:[${s}]|$))`,NO_DOT_SLASH:`(?!${a}{0,1}(?:[${s}]|$))`,NO_DOTS_SLASH:`(?!${a}{1,2}(?:[${s}]|$))`,QMARK_NO_DOT:`[^.${s}]`,START_ANCHOR:`(?:^|[${s}])`,END_ANCHOR:`(?:[${s}]|$)`}
const A={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"}
t.exports={DEFAULT_MAX_EXTGLOB_RECURSION:o,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:A,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,SEP:r.sep,extglobChars(t){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${t.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===true?E:P}}},7430:(t,e,n)=>{"use strict"
const r=n(9560)
const s=n(8604)
const{MAX_LENGTH:i,POSIX_REGEX_SOURCE:o,REGEX_NON_SPECIAL_CHARS:a,REGEX_SPECIAL_CHARS_BACKREF:c,REPLACEMENTS:u}=r
const expandRange=(t,e)=>{if(typeof e.expandRange==="function"){return e.expandRange(...t,e)}t.sort()
const n=`[${t.join("-")}]`
try{new RegExp(n)}catch(e){return t.map(t=>s.escapeRegex(t)).join("..")}return n}
const syntaxError=(t,e)=>`Missing ${t}: "${e}" - use "\\\\${e}" to match literal characters`
const splitTopLevel=t=>{const e=[]
let n=0
let r=0
let s=0
let i=""
let o=false
for(const a of t){if(o===true){i+=a
o=false
continue}if(a==="\\"){i+=a
o=true
continue}if(a==='"'){s=s===1?0:1
i+=a
continue}if(s===0){if(a==="["){n++}else if(a==="]"&&n>0){n--}else if(n===0){if(a==="("){r++}else if(a===")"&&r>0){r--}else if(a==="|"&&r===0){e.push(i)
i=""
continue}}}i+=a}e.push(i)
return e}
const isPlainBranch=t=>{let e=false
for(const n of t){if(e===true){e=false
continue}if(n==="\\"){e=true
continue}if(/[?*+@!()[\]{}]/.test(n)){return false}}return true}
const normalizeSimpleBranch=t=>{let e=t.trim()
let n=true
while(n===true){n=false
if(/^@\([^\\()[\]{}|]+\)$/.test(e)){e=e.slice(2,-1)
n=true}}if(!isPlainBranch(e)){return}return e.replace(/\\(.)/g,"$1")}
const hasRepeatedCharPrefixOverlap=t=>{const e=t.map(normalizeSimpleBranch).filter(Boolean)
for(let t=0;t<e.length;t++){for(let n=t+1;n<e.length;n++){const r=e[t]
const s=e[n]
const i=r[0]
if(!i||r!==i.repeat(r.length)||s!==i.repeat(s.length)){continue}if(r===s||r.startsWith(s)||s.startsWith(r)){return true}}}return false}
const parseRepeatedExtglob=(t,e=true)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="("){return}let n=0
let r=0
let s=0
let i=false
for(let o=1;o<t.length;o++){const a=t[o]
if(i===true){i=false
continue}if(a==="\\"){i=true
continue}if(a==='"'){s=s===1?0:1
continue}if(s===1){continue}if(a==="["){n++
continue}if(a==="]"&&n>0){n--
continue}if(n>0){continue}if(a==="("){r++
continue}if(a===")"){r--
if(r===0){if(e===true&&o!==t.length-1){return}return{type:t[0],body:t.slice(2,o),end:o}}}}}
const getStarExtglobSequenceOutput=t=>{let e=0
const n=[]
while(e<t.length){const r=parseRepeatedExtglob(t.slice(e),false)
if(!r||r.type!=="*"){return}const s=splitTopLevel(r.body).map(t=>t.trim())
if(s.length!==1){return}const i=normalizeSimpleBranch(s[0])
if(!i||i.length!==1){return}n.push(i)
e+=r.end+1}if(n.length<1){return}const r=n.length===1?s.escapeRegex(n[0]):`[${n.map(t=>s.escapeRegex(t)).join("")}]`
return`${r}*`}
const repeatedExtglobRecursion=t=>{let e=0
let n=t.trim()
let r=parseRepeatedExtglob(n)
while(r){e++
n=r.body.trim()
r=parseRepeatedExtglob(n)}return e}
const analyzeRepeatedExtglob=(t,e)=>{if(e.maxExtglobRecursion===false){return{risky:false}}const n=typeof e.maxExtglobRecursion==="number"?e.maxExtglobRecursion:r.DEFAULT_MAX_EXTGLOB_RECURSION
const s=splitTopLevel(t).map(t=>t.trim())
if(s.length>1){if(s.some(t=>t==="")||s.some(t=>/^[*?]+$/.test(t))||hasRepeatedCharPrefixOverlap(s)){return{risky:true}}}for(const t of s){const e=getStarExtglobSequenceOutput(t)
if(e){return{risky:true,safeOutput:e}}if(repeatedExtglobRecursion(t)>n){return{risky:true}}}return{risky:false}}
const parse=(t,e)=>{if(typeof t!=="string"){throw new TypeError("Expected a string")}t=u[t]||t
const n={...e}
const l=typeof n.maxLength==="number"?Math.min(i,n.maxLength):i
let f=t.length
if(f>l){throw new SyntaxError(`Input length: ${f}, exceeds maximum allowed length: ${l}`)}const p={type:"bos",value:"",output:n.prepend||""}
const h=[p]
const d=n.capture?"":"?:"
const g=s.isWindows(e)
const _=r.globChars(g)
const y=r.extglobChars(_)
const{DOT_LITERAL:m,PLUS_LITERAL:S,SLASH_LITERAL:v,ONE_CHAR:b,DOTS_SLASH:P,NO_DOT:E,NO_DOT_SLASH:A,NO_DOTS_SLASH:R,QMARK:w,QMARK_NO_DOT:x,STAR:T,START_ANCHOR:k}=_
const globstar=t=>`(${d}(?:(?!${k}${t.dot?P:m}).)*?)`
const C=n.dot?"":E
const O=n.dot?w:x
let $=n.bash===true?globstar(n):T
if(n.capture){$=`(${$})`}if(typeof n.noext==="boolean"){n.noextglob=n.noext}const L={input:t,index:-1,start:0,dot:n.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:h}
t=s.removePrefix(t,L)
f=t.length
const F=[]
const D=[]
const M=[]
let H=p
let I
const eos=()=>L.index===f-1
const N=L.peek=(e=1)=>t[L.index+e]
const B=L.advance=()=>t[++L.index]||""
const remaining=()=>t.slice(L.index+1)
const consume=(t="",e=0)=>{L.consumed+=t
L.index+=e}
const append=t=>{L.output+=t.output!=null?t.output:t.value
consume(t.value)}
const negate=()=>{let t=1
while(N()==="!"&&(N(2)!=="("||N(3)==="?")){B()
L.start++
t++}if(t%2===0){return false}L.negated=true
L.start++
return true}
const increment=t=>{L[t]++
M.push(t)}
const decrement=t=>{L[t]--
M.pop()}
const push=t=>{if(H.type==="globstar"){const e=L.braces>0&&(t.type==="comma"||t.type==="brace")
const n=t.extglob===true||F.length&&(t.type==="pipe"||t.type==="paren")
if(t.type!=="slash"&&t.type!=="paren"&&!e&&!n){L.output=L.output.slice(0,-H.output.length)
H.type="star"
H.value="*"
H.output=$
L.output+=H.output}}if(F.length&&t.type!=="paren"){F[F.length-1].inner+=t.value}if(t.value||t.output)append(t)
if(H&&H.type==="text"&&t.type==="text"){H.value+=t.value
H.output=(H.output||"")+t.value
return}t.prev=H
h.push(t)
H=t}
const extglobOpen=(t,e)=>{const r={...y[e],conditions:1,inner:""}
r.prev=H
r.parens=L.parens
r.output=L.output
r.startIndex=L.index
r.tokensIndex=h.length
const s=(n.capture?"(":"")+r.open
increment("parens")
push({type:t,value:e,output:L.output?"":b})
push({type:"paren",extglob:true,value:B(),output:s})
F.push(r)}
const extglobClose=r=>{const i=t.slice(r.startIndex,L.index+1)
const o=t.slice(r.startIndex+2,L.index)
const a=analyzeRepeatedExtglob(o,n)
if((r.type==="plus"||r.type==="star")&&a.risky){const t=a.safeOutput?(r.output?"":b)+(n.capture?`(${a.safeOutput})`:a.safeOutput):undefined
const e=h[r.tokensIndex]
e.type="text"
e.value=i
e.output=t||s.escapeRegex(i)
for(let t=r.tokensIndex+1;t<h.length;t++){h[t].value=""
h[t].output=""
delete h[t].suffix}L.output=r.output+e.output
L.backtrack=true
push({type:"paren",extglob:true,value:I,output:""})
decrement("parens")
return}let c=r.close+(n.capture?")":"")
let u
if(r.type==="negate"){let t=$
if(r.inner&&r.inner.length>1&&r.inner.includes("/")){t=globstar(n)}if(t!==$||eos()||/^\)+$/.test(remaining())){c=r.close=`)$))${t}`}if(r.inner.includes("*")&&(u=remaining())&&/^\.[^\\/.]+$/.test(u)){const n=parse(u,{...e,fastpaths:false}).output
c=r.close=`)${n})${t})`}if(r.prev.type==="bos"){L.negatedExtglob=true}}push({type:"paren",extglob:true,value:I,output:c})
decrement("parens")}
if(n.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(t)){let r=false
let i=t.replace(c,(t,e,n,s,i,o)=>{if(s==="\\"){r=true
return t}if(s==="?"){if(e){return e+s+(i?w.repeat(i.length):"")}if(o===0){return O+(i?w.repeat(i.length):"")}return w.repeat(n.length)}if(s==="."){return m.repeat(n.length)}if(s==="*"){if(e){return e+s+(i?$:"")}return $}return e?t:`\\${t}`})
if(r===true){if(n.unescape===true){i=i.replace(/\\/g,"")}else{i=i.replace(/\\+/g,t=>t.length%2===0?"\\\\":t?"\\":"")}}if(i===t&&n.contains===true){L.output=t
return L}L.output=s.wrapOutput(i,L,e)
return L}while(!eos()){I=B()
if(I==="\0"){continue}if(I==="\\"){const t=N()
if(t==="/"&&n.bash!==true){continue}if(t==="."||t===";"){continue}if(!t){I+="\\"
push({type:"text",value:I})
continue}const e=/^\\+/.exec(remaining())
let r=0
if(e&&e[0].length>2){r=e[0].length
L.index+=r
if(r%2!==0){I+="\\"}}if(n.unescape===true){I=B()}else{I+=B()}if(L.brackets===0){push({type:"text",value:I})
continue}}if(L.brackets>0&&(I!=="]"||H.value==="["||H.value==="[^")){if(n.posix!==false&&I===":"){const t=H.value.slice(1)
if(t.includes("[")){H.posix=true
if(t.includes(":")){const t=H.value.lastIndexOf("[")
const e=H.value.slice(0,t)
const n=H.value.slice(t+2)
const r=o[n]
if(r){H.value=e+r
L.backtrack=true
B()
if(!p.output&&h.indexOf(H)===1){p.output=b}continue}}}}if(I==="["&&N()!==":"||I==="-"&&N()==="]"){I=`\\${I}`}if(I==="]"&&(H.value==="["||H.value==="[^")){I=`\\${I}`}if(n.posix===true&&I==="!"&&H.value==="["){I="^"}H.value+=I
append({value:I})
continue}if(L.quotes===1&&I!=='"'){I=s.escapeRegex(I)
H.value+=I
append({value:I})
continue}if(I==='"'){L.quotes=L.quotes===1?0:1
if(n.keepQuotes===true){push({type:"text",value:I})}continue}if(I==="("){increment("parens")
push({type:"paren",value:I})
continue}if(I===")"){if(L.parens===0&&n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","("))}const t=F[F.length-1]
if(t&&L.parens===t.parens+1){extglobClose(F.pop())
continue}push({type:"paren",value:I,output:L.parens?")":"\\)"})
decrement("parens")
continue}if(I==="["){if(n.nobracket===true||!remaining().includes("]")){if(n.nobracket!==true&&n.strictBrackets===true){throw new SyntaxError(syntaxError("closing","]"))}I=`\\${I}`}else{increment("brackets")}push({type:"bracket",value:I})
continue}if(I==="]"){if(n.nobracket===true||H&&H.type==="bracket"&&H.value.length===1){push({type:"text",value:I,output:`\\${I}`})
continue}if(L.brackets===0){if(n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","["))}push({type:"text",value:I,output:`\\${I}`})
continue}decrement("brackets")
const t=H.value.slice(1)
if(H.posix!==true&&t[0]==="^"&&!t.includes("/")){I=`/${I}`}H.value+=I
append({value:I})
if(n.literalBrackets===false||s.hasRegexChars(t)){continue}const e=s.escapeRegex(H.value)
L.output=L.output.slice(0,-H.value.length)
if(n.literalBrackets===true){L.output+=e
H.value=e
continue}H.value=`(${d}${e}|${H.value})`
L.output+=H.value
continue}if(I==="{"&&n.nobrace!==true){increment("braces")
const t={type:"brace",value:I,output:"(",outputIndex:L.output.length,tokensIndex:L.tokens.length}
D.push(t)
push(t)
continue}if(I==="}"){const t=D[D.length-1]
if(n.nobrace===true||!t){push({type:"text",value:I,output:I})
continue}let e=")"
if(t.dots===true){const t=h.slice()
const r=[]
for(let e=t.length-1;e>=0;e--){h.pop()
if(t[e].type==="brace"){break}if(t[e].type!=="dots"){r.unshift(t[e].value)}}e=expandRange(r,n)
L.backtrack=true}if(t.comma!==true&&t.dots!==true){const n=L.output.slice(0,t.outputIndex)
const r=L.tokens.slice(t.tokensIndex)
t.value=t.output="\\{"
I=e="\\}"
L.output=n
for(const t of r){L.output+=t.output||t.value}}push({type:"brace",value:I,output:e})
decrement("braces")
D.pop()
continue}if(I==="|"){if(F.length>0){F[F.length-1].conditions++}push({type:"text",value:I})
continue}if(I===","){let t=I
const e=D[D.length-1]
if(e&&M[M.length-1]==="braces"){e.comma=true
t="|"}push({type:"comma",value:I,output:t})
continue}if(I==="/"){if(H.type==="dot"&&L.index===L.start+1){L.start=L.index+1
L.consumed=""
L.output=""
h.pop()
H=p
continue}push({type:"slash",value:I,output:v})
continue}if(I==="."){if(L.braces>0&&H.type==="dot"){if(H.value===".")H.output=m
const t=D[D.length-1]
H.type="dots"
H.output+=I
H.value+=I
t.dots=true
continue}if(L.braces+L.parens===0&&H.type!=="bos"&&H.type!=="slash"){push({type:"text",value:I,output:m})
continue}push({type:"dot",value:I,output:m})
continue}if(I==="?"){const t=H&&H.value==="("
if(!t&&n.noextglob!==true&&N()==="("&&N(2)!=="?"){extglobOpen("qmark",I)
continue}if(H&&H.type==="paren"){const t=N()
let e=I
if(t==="<"&&!s.supportsLookbehinds()){throw new Error("Node.js v10 or higher is required for regex lookbehinds")}if(H.value==="("&&!/[!=<:]/.test(t)||t==="<"&&!/<([!=]|\w+>)/.test(remaining())){e=`\\${I}`}push({type:"text",value:I,output:e})
continue}if(n.dot!==true&&(H.type==="slash"||H.type==="bos")){push({type:"qmark",value:I,output:x})
continue}push({type:"qmark",value:I,output:w})
continue}if(I==="!"){if(n.noextglob!==true&&N()==="("){if(N(2)!=="?"||!/[!=<:]/.test(N(3))){extglobOpen("negate",I)
continue}}if(n.nonegate!==true&&L.index===0){negate()
continue}}if(I==="+"){if(n.noextglob!==true&&N()==="("&&N(2)!=="?"){extglobOpen("plus",I)
continue}if(H&&H.value==="("||n.regex===false){push({type:"plus",value:I,output:S})
continue}if(H&&(H.type==="bracket"||H.type==="paren"||H.type==="brace")||L.parens>0){push({type:"plus",value:I})
continue}push({type:"plus",value:S})
continue}if(I==="@"){if(n.noextglob!==true&&N()==="("&&N(2)!=="?"){push({type:"at",extglob:true,value:I,output:""})
continue}push({type:"text",value:I})
continue}if(I!=="*"){if(I==="$"||I==="^"){I=`\\${I}`}const t=a.exec(remaining())
if(t){I+=t[0]
L.index+=t[0].length}push({type:"text",value:I})
continue}if(H&&(H.type==="globstar"||H.star===true)){H.type="star"
H.star=true
H.value+=I
H.output=$
L.backtrack=true
L.globstar=true
consume(I)
continue}let e=remaining()
if(n.noextglob!==true&&/^\([^?]/.test(e)){extglobOpen("star",I)
continue}if(H.type==="star"){if(n.noglobstar===true){consume(I)
continue}const r=H.prev
const s=r.prev
const i=r.type==="slash"||r.type==="bos"
const o=s&&(s.type==="star"||s.type==="globstar")
if(n.bash===true&&(!i||e[0]&&e[0]!=="/")){push({type:"star",value:I,output:""})
continue}const a=L.braces>0&&(r.type==="comma"||r.type==="brace")
const c=F.length&&(r.type==="pipe"||r.type==="paren")
if(!i&&r.type!=="paren"&&!a&&!c){push({type:"star",value:I,output:""})
continue}while(e.slice(0,3)==="/**"){const n=t[L.index+4]
if(n&&n!=="/"){break}e=e.slice(3)
consume("/**",3)}if(r.type==="bos"&&eos()){H.type="globstar"
H.value+=I
H.output=globstar(n)
L.output=H.output
L.globstar=true
consume(I)
continue}if(r.type==="slash"&&r.prev.type!=="bos"&&!o&&eos()){L.output=L.output.slice(0,-(r.output+H.output).length)
r.output=`(?:${r.output}`
H.type="globstar"
H.output=globstar(n)+(n.strictSlashes?")":"|$)")
H.value+=I
L.globstar=true
L.output+=r.output+H.output
consume(I)
continue}if(r.type==="slash"&&r.prev.type!=="bos"&&e[0]==="/"){const t=e[1]!==void 0?"|$":""
L.output=L.output.slice(0,-(r.output+H.output).length)
r.output=`(?:${r.output}`
H.type="globstar"
H.output=`${globstar(n)}${v}|${v}${t})`
H.value+=I
L.output+=r.output+H.output
L.globstar=true
consume(I+B())
push({type:"slash",value:"/",output:""})
continue}if(r.type==="bos"&&e[0]==="/"){H.type="globstar"
H.value+=I
H.output=`(?:^|${v}|${globstar(n)}${v})`
L.output=H.output
L.globstar=true
consume(I+B())
push({type:"slash",value:"/",output:""})
continue}L.output=L.output.slice(0,-H.output.length)
H.type="globstar"
H.output=globstar(n)
H.value+=I
L.output+=H.output
L.globstar=true
consume(I)
continue}const r={type:"star",value:I,output:$}
if(n.bash===true){r.output=".*?"
if(H.type==="bos"||H.type==="slash"){r.output=C+r.output}push(r)
continue}if(H&&(H.type==="bracket"||H.type==="paren")&&n.regex===true){r.output=I
push(r)
continue}if(L.index===L.start||H.type==="slash"||H.type==="dot"){if(H.type==="dot"){L.output+=A
H.output+=A}else if(n.dot===true){L.output+=R
H.output+=R}else{L.output+=C
H.output+=C}if(N()!=="*"){L.output+=b
H.output+=b}}push(r)}while(L.brackets>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"))
L.output=s.escapeLast(L.output,"[")
decrement("brackets")}while(L.parens>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"))
L.output=s.escapeLast(L.output,"(")
decrement("parens")}while(L.braces>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"))
L.output=s.escapeLast(L.output,"{")
decrement("braces")}if(n.strictSlashes!==true&&(H.type==="star"||H.type==="bracket")){push({type:"maybe_slash",value:"",output:`${v}?`})}if(L.backtrack===true){L.output=""
for(const t of L.tokens){L.output+=t.output!=null?t.output:t.value
if(t.suffix){L.output+=t.suffix}}}return L}
parse.fastpaths=(t,e)=>{const n={...e}
const o=typeof n.maxLength==="number"?Math.min(i,n.maxLength):i
const a=t.length
if(a>o){throw new SyntaxError(`Input length: ${a}, exceeds maximum allowed length: ${o}`)}t=u[t]||t
const c=s.isWindows(e)
const{DOT_LITERAL:l,SLASH_LITERAL:f,ONE_CHAR:p,DOTS_SLASH:h,NO_DOT:d,NO_DOTS:g,NO_DOTS_SLASH:_,STAR:y,START_ANCHOR:m}=r.globChars(c)
const S=n.dot?g:d
const v=n.dot?_:d
const b=n.capture?"":"?:"
const P={negated:false,prefix:""}
let E=n.bash===true?".*?":y
if(n.capture){E=`(${E})`}const globstar=t=>{if(t.noglobstar===true)return E
return`(${b}(?:(?!${m}${t.dot?h:l}).)*?)`}
const create=t=>{switch(t){case"*":return`${S}${p}${E}`
case".*":return`${l}${p}${E}`
case"*.*":return`${S}${E}${l}${p}${E}`
case"*/*":return`${S}${E}${f}${p}${v}${E}`
case"**":return S+globstar(n)
case"**/*":return`(?:${S}${globstar(n)}${f})?${v}${p}${E}`
case"**/*.*":return`(?:${S}${globstar(n)}${f})?${v}${E}${l}${p}${E}`
case"**/.*":return`(?:${S}${globstar(n)}${f})?${l}${p}${E}`
default:{const e=/^(.*?)\.(\w+)$/.exec(t)
if(!e)return
const n=create(e[1])
if(!n)return
return n+l+e[2]}}}
const A=s.removePrefix(t,P)
let R=create(A)
if(R&&n.strictSlashes!==true){R+=`${f}?`}return R}
t.exports=parse},9639:(t,e,n)=>{"use strict"
const r=n(6928)
const s=n(6028)
const i=n(7430)
const o=n(8604)
const a=n(9560)
const isObject=t=>t&&typeof t==="object"&&!Array.isArray(t)
const picomatch=(t,e,n=false)=>{if(Array.isArray(t)){const r=t.map(t=>picomatch(t,e,n))
const arrayMatcher=t=>{for(const e of r){const n=e(t)
if(n)return n}return false}
return arrayMatcher}const r=isObject(t)&&t.tokens&&t.input
if(t===""||typeof t!=="string"&&!r){throw new TypeError("Expected pattern to be a non-empty string")}const s=e||{}
const i=o.isWindows(e)
const a=r?picomatch.compileRe(t,e):picomatch.makeRe(t,e,false,true)
const c=a.state
delete a.state
let isIgnored=()=>false
if(s.ignore){const t={...e,ignore:null,onMatch:null,onResult:null}
isIgnored=picomatch(s.ignore,t,n)}const matcher=(n,r=false)=>{const{isMatch:o,match:u,output:l}=picomatch.test(n,a,e,{glob:t,posix:i})
const f={glob:t,state:c,regex:a,posix:i,input:n,output:l,match:u,isMatch:o}
if(typeof s.onResult==="function"){s.onResult(f)}if(o===false){f.isMatch=false
return r?f:false}if(isIgnored(n)){if(typeof s.onIgnore==="function"){s.onIgnore(f)}f.isMatch=false
return r?f:false}if(typeof s.onMatch==="function"){s.onMatch(f)}return r?f:true}
if(n){matcher.state=c}return matcher}
picomatch.test=(t,e,n,{glob:r,posix:s}={})=>{if(typeof t!=="string"){throw new TypeError("Expected input to be a string")}if(t===""){return{isMatch:false,output:""}}const i=n||{}
const a=i.format||(s?o.toPosixSlashes:null)
let c=t===r
let u=c&&a?a(t):t
if(c===false){u=a?a(t):t
c=u===r}if(c===false||i.capture===true){if(i.matchBase===true||i.basename===true){c=picomatch.matchBase(t,e,n,s)}else{c=e.exec(u)}}return{isMatch:Boolean(c),match:c,output:u}}
picomatch.matchBase=(t,e,n,s=o.isWindows(n))=>{const i=e instanceof RegExp?e:picomatch.makeRe(e,n)
return i.test(r.basename(t))}
picomatch.isMatch=(t,e,n)=>picomatch(e,n)(t)
picomatch.parse=(t,e)=>{if(Array.isArray(t))return t.map(t=>picomatch.parse(t,e))
return i(t,{...e,fastpaths:false})}
picomatch.scan=(t,e)=>s(t,e)
picomatch.compileRe=(t,e,n=false,r=false)=>{if(n===true){return t.output}const s=e||{}
const i=s.contains?"":"^"
const o=s.contains?"":"$"
let a=`${i}(?:${t.output})${o}`
if(t&&t.negated===true){a=`^(?!${a}).*$`}const c=picomatch.toRegex(a,e)
if(r===true){c.state=t}return c}
picomatch.makeRe=(t,e={},n=false,r=false)=>{if(!t||typeof t!=="string"){throw new TypeError("Expected a non-empty string")}let s={negated:false,fastpaths:true}
if(e.fastpaths!==false&&(t[0]==="."||t[0]==="*")){s.output=i.fastpaths(t,e)}if(!s.output){s=i(t,e)}return picomatch.compileRe(s,e,n,r)}
picomatch.toRegex=(t,e)=>{try{const n=e||{}
return new RegExp(t,n.flags||(n.nocase?"i":""))}catch(t){if(e&&e.debug===true)throw t
return/$^/}}
picomatch.constants=a
t.exports=picomatch},6028:(t,e,n)=>{"use strict"
const r=n(8604)
const{CHAR_ASTERISK:s,CHAR_AT:i,CHAR_BACKWARD_SLASH:o,CHAR_COMMA:a,CHAR_DOT:c,CHAR_EXCLAMATION_MARK:u,CHAR_FORWARD_SLASH:l,CHAR_LEFT_CURLY_BRACE:f,CHAR_LEFT_PARENTHESES:p,CHAR_LEFT_SQUARE_BRACKET:h,CHAR_PLUS:d,CHAR_QUESTION_MARK:g,CHAR_RIGHT_CURLY_BRACE:_,CHAR_RIGHT_PARENTHESES:y,CHAR_RIGHT_SQUARE_BRACKET:m}=n(9560)
const isPathSeparator=t=>t===l||t===o
const depth=t=>{if(t.isPrefix!==true){t.depth=t.isGlobstar?Infinity:1}}
const scan=(t,e)=>{const n=e||{}
const S=t.length-1
const v=n.parts===true||n.scanToEnd===true
const b=[]
const P=[]
const E=[]
let A=t
let R=-1
let w=0
let x=0
let T=false
let k=false
let C=false
let O=false
let $=false
let L=false
let F=false
let D=false
let M=false
let H=false
let I=0
let N
let B
let j={value:"",depth:0,isGlob:false}
const eos=()=>R>=S
const peek=()=>A.charCodeAt(R+1)
const advance=()=>{N=B
return A.charCodeAt(++R)}
while(R<S){B=advance()
let t
if(B===o){F=j.backslashes=true
B=advance()
if(B===f){L=true}continue}if(L===true||B===f){I++
while(eos()!==true&&(B=advance())){if(B===o){F=j.backslashes=true
advance()
continue}if(B===f){I++
continue}if(L!==true&&B===c&&(B=advance())===c){T=j.isBrace=true
C=j.isGlob=true
H=true
if(v===true){continue}break}if(L!==true&&B===a){T=j.isBrace=true
C=j.isGlob=true
H=true
if(v===true){continue}break}if(B===_){I--
if(I===0){L=false
T=j.isBrace=true
H=true
break}}}if(v===true){continue}break}if(B===l){b.push(R)
P.push(j)
j={value:"",depth:0,isGlob:false}
if(H===true)continue
if(N===c&&R===w+1){w+=2
continue}x=R+1
continue}if(n.noext!==true){const t=B===d||B===i||B===s||B===g||B===u
if(t===true&&peek()===p){C=j.isGlob=true
O=j.isExtglob=true
H=true
if(B===u&&R===w){M=true}if(v===true){while(eos()!==true&&(B=advance())){if(B===o){F=j.backslashes=true
B=advance()
continue}if(B===y){C=j.isGlob=true
H=true
break}}continue}break}}if(B===s){if(N===s)$=j.isGlobstar=true
C=j.isGlob=true
H=true
if(v===true){continue}break}if(B===g){C=j.isGlob=true
H=true
if(v===true){continue}break}if(B===h){while(eos()!==true&&(t=advance())){if(t===o){F=j.backslashes=true
advance()
continue}if(t===m){k=j.isBracket=true
C=j.isGlob=true
H=true
break}}if(v===true){continue}break}if(n.nonegate!==true&&B===u&&R===w){D=j.negated=true
w++
continue}if(n.noparen!==true&&B===p){C=j.isGlob=true
if(v===true){while(eos()!==true&&(B=advance())){if(B===p){F=j.backslashes=true
B=advance()
continue}if(B===y){H=true
break}}continue}break}if(C===true){H=true
if(v===true){continue}break}}if(n.noext===true){O=false
C=false}let W=A
let G=""
let U=""
if(w>0){G=A.slice(0,w)
A=A.slice(w)
x-=w}if(W&&C===true&&x>0){W=A.slice(0,x)
U=A.slice(x)}else if(C===true){W=""
U=A}else{W=A}if(W&&W!==""&&W!=="/"&&W!==A){if(isPathSeparator(W.charCodeAt(W.length-1))){W=W.slice(0,-1)}}if(n.unescape===true){if(U)U=r.removeBackslashes(U)
if(W&&F===true){W=r.removeBackslashes(W)}}const K={prefix:G,input:t,start:w,base:W,glob:U,isBrace:T,isBracket:k,isGlob:C,isExtglob:O,isGlobstar:$,negated:D,negatedExtglob:M}
if(n.tokens===true){K.maxDepth=0
if(!isPathSeparator(B)){P.push(j)}K.tokens=P}if(n.parts===true||n.tokens===true){let e
for(let r=0;r<b.length;r++){const s=e?e+1:w
const i=b[r]
const o=t.slice(s,i)
if(n.tokens){if(r===0&&w!==0){P[r].isPrefix=true
P[r].value=G}else{P[r].value=o}depth(P[r])
K.maxDepth+=P[r].depth}if(r!==0||o!==""){E.push(o)}e=i}if(e&&e+1<t.length){const r=t.slice(e+1)
E.push(r)
if(n.tokens){P[P.length-1].value=r
depth(P[P.length-1])
K.maxDepth+=P[P.length-1].depth}}K.slashes=b
K.parts=E}return K}
t.exports=scan},8604:(t,e,n)=>{"use strict"
const r=n(6928)
const s=process.platform==="win32"
const{REGEX_BACKSLASH:i,REGEX_REMOVE_BACKSLASH:o,REGEX_SPECIAL_CHARS:a,REGEX_SPECIAL_CHARS_GLOBAL:c}=n(9560)
e.isObject=t=>t!==null&&typeof t==="object"&&!Array.isArray(t)
e.hasRegexChars=t=>a.test(t)
e.isRegexChar=t=>t.length===1&&e.hasRegexChars(t)
e.escapeRegex=t=>t.replace(c,"\\$1")
e.toPosixSlashes=t=>t.replace(i,"/")
e.removeBackslashes=t=>t.replace(o,t=>t==="\\"?"":t)
e.supportsLookbehinds=()=>{const t=process.version.slice(1).split(".").map(Number)
if(t.length===3&&t[0]>=9||t[0]===8&&t[1]>=10){return true}return false}
e.isWindows=t=>{if(t&&typeof t.windows==="boolean"){return t.windows}return s===true||r.sep==="\\"}
e.escapeLast=(t,n,r)=>{const s=t.lastIndexOf(n,r)
if(s===-1)return t
if(t[s-1]==="\\")return e.escapeLast(t,n,s-1)
return`${t.slice(0,s)}\\${t.slice(s)}`}
e.removePrefix=(t,e={})=>{let n=t
if(n.startsWith("./")){n=n.slice(2)
e.prefix="./"}return n}
e.wrapOutput=(t,e={},n={})=>{const r=n.contains?"":"^"
const s=n.contains?"":"$"
let i=`${r}(?:${t})${s}`
if(e.negated===true){i=`(?:^(?!${i}).*$)`}return i}},4351:t=>{
/*! queue-microtask. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
let e
t.exports=typeof queueMicrotask==="function"?queueMicrotask.bind(typeof window!=="undefined"?window:global):t=>(e||(e=Promise.resolve())).then(t).catch(t=>setTimeout(()=>{throw t},0))},844:t=>{"use strict"
function reusify(t){var e=new t
var n=e
function get(){var r=e
if(r.next){e=r.next}else{e=new t
n=e}r.next=null
return r}function release(t){n.next=t
n=t}return{get,release}}t.exports=reusify},5124:(t,e,n)=>{
/*! run-parallel. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
t.exports=runParallel
const r=n(4351)
function runParallel(t,e){let n,s,i
let o=true
if(Array.isArray(t)){n=[]
s=t.length}else{i=Object.keys(t)
n={}
s=i.length}function done(t){function end(){if(e)e(t,n)
e=null}if(o)r(end)
else end()}function each(t,e,r){n[t]=r
if(--s===0||e){done(e)}}if(!s){done(null)}else if(i){i.forEach(function(e){t[e](function(t,n){each(e,t,n)})})}else{t.forEach(function(t,e){t(function(t,n){each(e,t,n)})})}o=false}},7551:(t,e,n)=>{"use strict"

;/*!
 * to-regex-range <https://github.com/micromatch/to-regex-range>
 *
 * Copyright (c) 2015-present, Jon Schlinkert.
 * Released under the MIT License.
 */const r=n(3102)
const toRegexRange=(t,e,n)=>{if(r(t)===false){throw new TypeError("toRegexRange: expected the first argument to be a number")}if(e===void 0||t===e){return String(t)}if(r(e)===false){throw new TypeError("toRegexRange: expected the second argument to be a number.")}let s={relaxZeros:true,...n}
if(typeof s.strictZeros==="boolean"){s.relaxZeros=s.strictZeros===false}let i=String(s.relaxZeros)
let o=String(s.shorthand)
let a=String(s.capture)
let c=String(s.wrap)
let u=t+":"+e+"="+i+o+a+c
if(toRegexRange.cache.hasOwnProperty(u)){return toRegexRange.cache[u].result}let l=Math.min(t,e)
let f=Math.max(t,e)
if(Math.abs(l-f)===1){let n=t+"|"+e
if(s.capture){return`(${n})`}if(s.wrap===false){return n}return`(?:${n})`}let p=hasPadding(t)||hasPadding(e)
let h={min:t,max:e,a:l,b:f}
let d=[]
let g=[]
if(p){h.isPadded=p
h.maxLen=String(h.max).length}if(l<0){let t=f<0?Math.abs(f):1
g=splitToPatterns(t,Math.abs(l),h,s)
l=h.a=0}if(f>=0){d=splitToPatterns(l,f,h,s)}h.negatives=g
h.positives=d
h.result=collatePatterns(g,d,s)
if(s.capture===true){h.result=`(${h.result})`}else if(s.wrap!==false&&d.length+g.length>1){h.result=`(?:${h.result})`}toRegexRange.cache[u]=h
return h.result}
function collatePatterns(t,e,n){let r=filterPatterns(t,e,"-",false,n)||[]
let s=filterPatterns(e,t,"",false,n)||[]
let i=filterPatterns(t,e,"-?",true,n)||[]
let o=r.concat(i).concat(s)
return o.join("|")}function splitToRanges(t,e){let n=1
let r=1
let s=countNines(t,n)
let i=new Set([e])
while(t<=s&&s<=e){i.add(s)
n+=1
s=countNines(t,n)}s=countZeros(e+1,r)-1
while(t<s&&s<=e){i.add(s)
r+=1
s=countZeros(e+1,r)-1}i=[...i]
i.sort(compare)
return i}function rangeToPattern(t,e,n){if(t===e){return{pattern:t,count:[],digits:0}}let r=zip(t,e)
let s=r.length
let i=""
let o=0
for(let t=0;t<s;t++){let[e,s]=r[t]
if(e===s){i+=e}else if(e!=="0"||s!=="9"){i+=toCharacterClass(e,s,n)}else{o++}}if(o){i+=n.shorthand===true?"\\d":"[0-9]"}return{pattern:i,count:[o],digits:s}}function splitToPatterns(t,e,n,r){let s=splitToRanges(t,e)
let i=[]
let o=t
let a
for(let t=0;t<s.length;t++){let e=s[t]
let c=rangeToPattern(String(o),String(e),r)
let u=""
if(!n.isPadded&&a&&a.pattern===c.pattern){if(a.count.length>1){a.count.pop()}a.count.push(c.count[0])
a.string=a.pattern+toQuantifier(a.count)
o=e+1
continue}if(n.isPadded){u=padZeros(e,n,r)}c.string=u+c.pattern+toQuantifier(c.count)
i.push(c)
o=e+1
a=c}return i}function filterPatterns(t,e,n,r,s){let i=[]
for(let s of t){let{string:t}=s
if(!r&&!contains(e,"string",t)){i.push(n+t)}if(r&&contains(e,"string",t)){i.push(n+t)}}return i}function zip(t,e){let n=[]
for(let r=0;r<t.length;r++)n.push([t[r],e[r]])
return n}function compare(t,e){return t>e?1:e>t?-1:0}function contains(t,e,n){return t.some(t=>t[e]===n)}function countNines(t,e){return Number(String(t).slice(0,-e)+"9".repeat(e))}function countZeros(t,e){return t-t%Math.pow(10,e)}function toQuantifier(t){let[e=0,n=""]=t
if(n||e>1){return`{${e+(n?","+n:"")}}`}return""}function toCharacterClass(t,e,n){return`[${t}${e-t===1?"":"-"}${e}]`}function hasPadding(t){return/^-?(0+)\d/.test(t)}function padZeros(t,e,n){if(!e.isPadded){return t}let r=Math.abs(e.maxLen-String(t).length)
let s=n.relaxZeros!==false
switch(r){case 0:return""
case 1:return s?"0?":"0"
case 2:return s?"0{0,2}":"00"
default:{return s?`0{0,${r}}`:`0{${r}}`}}}toRegexRange.cache={}
toRegexRange.clearCache=()=>toRegexRange.cache={}
t.exports=toRegexRange},3281:(t,e,n)=>{"use strict"
var r=n(844)
function fastqueue(t,e,n){if(typeof t==="function"){n=e
e=t
t=null}if(!(n>=1)){throw new Error("fastqueue concurrency must be equal to or greater than 1")}var s=r(Task)
var i=null
var o=null
var a=0
var c=null
var u={push,drain:noop,saturated:noop,pause,paused:false,get concurrency(){return n},set concurrency(t){if(!(t>=1)){throw new Error("fastqueue concurrency must be equal to or greater than 1")}n=t
if(u.paused)return
for(;i&&a<n;){a++
release()}},running,resume,idle,length,getQueue,unshift,empty:noop,kill,killAndDrain,error,abort}
return u
function running(){return a}function pause(){u.paused=true}function length(){var t=i
var e=0
while(t){t=t.next
e++}return e}function getQueue(){var t=i
var e=[]
while(t){e.push(t.value)
t=t.next}return e}function resume(){if(!u.paused)return
u.paused=false
if(i===null){a++
release()
return}for(;i&&a<n;){a++
release()}}function idle(){return a===0&&u.length()===0}function push(r,l){var f=s.get()
f.context=t
f.release=release
f.value=r
f.callback=l||noop
f.errorHandler=c
if(a>=n||u.paused){if(o){o.next=f
o=f}else{i=f
o=f
u.saturated()}}else{a++
e.call(t,f.value,f.worked)}}function unshift(r,l){var f=s.get()
f.context=t
f.release=release
f.value=r
f.callback=l||noop
f.errorHandler=c
if(a>=n||u.paused){if(i){f.next=i
i=f}else{i=f
o=f
u.saturated()}}else{a++
e.call(t,f.value,f.worked)}}function release(r){if(r){s.release(r)}var c=i
if(c&&a<=n){if(!u.paused){if(o===i){o=null}i=c.next
c.next=null
e.call(t,c.value,c.worked)
if(o===null){u.empty()}}else{a--}}else if(--a===0){u.drain()}}function kill(){i=null
o=null
u.drain=noop}function killAndDrain(){i=null
o=null
u.drain()
u.drain=noop}function abort(){var t=i
i=null
o=null
while(t){var e=t.next
var n=t.callback
var r=t.errorHandler
var a=t.value
var c=t.context
t.value=null
t.callback=noop
t.errorHandler=null
t.next=null
if(r){r(new Error("abort"),a)}n.call(c,new Error("abort"))
s.release(t)
t=e}u.drain=noop}function error(t){c=t}}function noop(){}function Task(){this.value=null
this.callback=noop
this.next=null
this.release=noop
this.context=null
this.errorHandler=null
var t=this
this.worked=function worked(e,n){var r=t.callback
var s=t.errorHandler
var i=t.value
t.value=null
t.callback=noop
if(t.errorHandler){s(e,i)}r.call(t.context,e,n)
t.release(t)}}function queueAsPromised(t,e,n){if(typeof t==="function"){n=e
e=t
t=null}function asyncWrapper(t,n){e.call(this,t).then(function(t){n(null,t)},n)}var r=fastqueue(t,asyncWrapper,n)
var s=r.push
var i=r.unshift
r.push=push
r.unshift=unshift
r.drained=drained
return r
function push(t){var e=new Promise(function(e,n){s(t,function(t,r){if(t){n(t)
return}e(r)})})
e.catch(noop)
return e}function unshift(t){var e=new Promise(function(e,n){i(t,function(t,r){if(t){n(t)
return}e(r)})})
e.catch(noop)
return e}function drained(){var t=new Promise(function(t){process.nextTick(function(){if(r.idle()){t()}else{var e=r.drain
r.drain=function(){if(typeof e==="function")e()
t()
r.drain=e}}})})
return t}}t.exports=fastqueue
t.exports.promise=queueAsPromised},2407:(t,e,n)=>{"use strict"
n.d(e,{IK:()=>k})
var r=n(1708)
var s=n(3024)
var i=n(6760)
var o=n(7075)
var a=n(8474)
var c=n(6466)
function mergeStreams(t){if(!Array.isArray(t)){throw new TypeError(`Expected an array, got \`${typeof t}\`.`)}for(const e of t){validateStream(e)}const e=t.some(({readableObjectMode:t})=>t)
const n=getHighWaterMark(t,e)
const r=new MergedStream({objectMode:e,writableHighWaterMark:n,readableHighWaterMark:n})
for(const e of t){r.add(e)}return r}const getHighWaterMark=(t,e)=>{if(t.length===0){return(0,o.getDefaultHighWaterMark)(e)}const n=t.filter(({readableObjectMode:t})=>t===e).map(({readableHighWaterMark:t})=>t)
return Math.max(...n)}
class MergedStream extends o.PassThrough{#t=new Set([])
#e=new Set([])
#n=new Set([])
#r
#s=Symbol("unpipe")
#i=new WeakMap
add(t){validateStream(t)
if(this.#t.has(t)){return}this.#t.add(t)
this.#r??=onMergedStreamFinished(this,this.#t,this.#s)
const e=endWhenStreamsDone({passThroughStream:this,stream:t,streams:this.#t,ended:this.#e,aborted:this.#n,onFinished:this.#r,unpipeEvent:this.#s})
this.#i.set(t,e)
t.pipe(this,{end:false})}async remove(t){validateStream(t)
if(!this.#t.has(t)){return false}const e=this.#i.get(t)
if(e===undefined){return false}this.#i.delete(t)
t.unpipe(this)
await e
return true}}const onMergedStreamFinished=async(t,e,n)=>{updateMaxListeners(t,u)
const r=new AbortController
try{await Promise.race([onMergedStreamEnd(t,r),onInputStreamsUnpipe(t,e,n,r)])}finally{r.abort()
updateMaxListeners(t,-u)}}
const onMergedStreamEnd=async(t,{signal:e})=>{try{await(0,c.finished)(t,{signal:e,cleanup:true})}catch(e){errorOrAbortStream(t,e)
throw e}}
const onInputStreamsUnpipe=async(t,e,n,{signal:r})=>{for await(const[s]of(0,a.on)(t,"unpipe",{signal:r})){if(e.has(s)){s.emit(n)}}}
const validateStream=t=>{if(typeof t?.pipe!=="function"){throw new TypeError(`Expected a readable stream, got: \`${typeof t}\`.`)}}
const endWhenStreamsDone=async({passThroughStream:t,stream:e,streams:n,ended:r,aborted:s,onFinished:i,unpipeEvent:o})=>{updateMaxListeners(t,l)
const a=new AbortController
try{await Promise.race([afterMergedStreamFinished(i,e,a),onInputStreamEnd({passThroughStream:t,stream:e,streams:n,ended:r,aborted:s,controller:a}),onInputStreamUnpipe({stream:e,streams:n,ended:r,aborted:s,unpipeEvent:o,controller:a})])}finally{a.abort()
updateMaxListeners(t,-l)}if(n.size>0&&n.size===r.size+s.size){if(r.size===0&&s.size>0){abortStream(t)}else{endStream(t)}}}
const afterMergedStreamFinished=async(t,e,{signal:n})=>{try{await t
if(!n.aborted){abortStream(e)}}catch(t){if(!n.aborted){errorOrAbortStream(e,t)}}}
const onInputStreamEnd=async({passThroughStream:t,stream:e,streams:n,ended:r,aborted:s,controller:{signal:i}})=>{try{await(0,c.finished)(e,{signal:i,cleanup:true,readable:true,writable:false})
if(n.has(e)){r.add(e)}}catch(r){if(i.aborted||!n.has(e)){return}if(isAbortError(r)){s.add(e)}else{errorStream(t,r)}}}
const onInputStreamUnpipe=async({stream:t,streams:e,ended:n,aborted:r,unpipeEvent:s,controller:{signal:i}})=>{await(0,a.once)(t,s,{signal:i})
if(!t.readable){return(0,a.once)(i,"abort",{signal:i})}e.delete(t)
n.delete(t)
r.delete(t)}
const endStream=t=>{if(t.writable){t.end()}}
const errorOrAbortStream=(t,e)=>{if(isAbortError(e)){abortStream(t)}else{errorStream(t,e)}}
const isAbortError=t=>t?.code==="ERR_STREAM_PREMATURE_CLOSE"
const abortStream=t=>{if(t.readable||t.writable){t.destroy()}}
const errorStream=(t,e)=>{if(!t.destroyed){t.once("error",noop)
t.destroy(e)}}
const noop=()=>{}
const updateMaxListeners=(t,e)=>{const n=t.getMaxListeners()
if(n!==0&&n!==Number.POSITIVE_INFINITY){t.setMaxListeners(n+e)}}
const u=2
const l=1
var f=n(5648)
var p=n(7975)
var h=n(1421)
var d=n(3136)
const g=(0,p.promisify)(h.execFile)
function toPath(t){return t instanceof URL?(0,d.fileURLToPath)(t):t}function rootDirectory(t){return path.parse(toPath(t)).root}function traversePathUp(t){return{*[Symbol.iterator](){let e=path.resolve(toPath(t))
let n
while(n!==e){yield e
n=e
e=path.resolve(e,"..")}}}}const _=null&&10*1024*1024
async function execFile(t,e,n={}){return g(t,e,{maxBuffer:_,...n})}function execFileSync(t,e=[],n={}){return execFileSyncOriginal(t,e,{maxBuffer:_,encoding:"utf8",stdio:"pipe",...n})}var y=n(1455)
var m=n(8161)
var S=n(298)
function isPathInside(t,e){const n=i.relative(e,t)
return Boolean(n&&n!==".."&&!n.startsWith(`..${i.sep}`)&&n!==i.resolve(t))}function slash(t){const e=t.startsWith("\\\\?\\")
if(e){return t}return t.replace(/\\/g,"/")}var v=n(8785)
const isNegativePattern=t=>t[0]==="!"
const normalizeAbsolutePatternToRelative=t=>{if(!t.startsWith("/")){return t}const e=t.slice(1)
const n=e.indexOf("/")
const r=n>0?e.slice(0,n):e
if(n>0&&!f.isDynamicPattern(r)){return t}return e}
const absolutePrefixesMatch=(t,e)=>e===t
const getStaticAbsolutePathPrefix=t=>{if(!i.isAbsolute(t)){return undefined}const e=[]
for(const n of t.split("/")){if(!n){continue}if(f.isDynamicPattern(n)){break}e.push(n)}return e.length===0?undefined:`/${e.join("/")}`}
const normalizeNegativePattern=(t,e=[],n=false)=>{if(!t.startsWith("/")){return t}const r=normalizeAbsolutePatternToRelative(t)
if(r!==t){return r}if(n){return t.slice(1)}const s=getStaticAbsolutePathPrefix(t)
const i=s!==undefined&&e.some(t=>absolutePrefixesMatch(t,s))
return i?t:t.slice(1)}
const bindFsMethod=(t,e)=>{const n=t?.[e]
return typeof n==="function"?n.bind(t):undefined}
const promisifyFsMethod=(t,e)=>{const n=t?.[e]
if(typeof n!=="function"){return undefined}return(0,p.promisify)(n.bind(t))}
const normalizeDirectoryPatternForFastGlob=t=>{if(!t.endsWith("/")){return t}const e=t.replace(/\/+$/u,"")
if(!e){return"/**"}if(e==="**"){return"**/**"}const n=e.startsWith("/")
const r=n?e.slice(1):e
const s=r.includes("/")
const i=!n&&!s&&!e.startsWith("**/")
const o=i?"**/":""
return`${o}${e}/**`}
const getParentDirectoryPrefix=t=>{const e=isNegativePattern(t)?t.slice(1):t
const n=e.match(/^(\.\.\/)+/)
return n?n[0]:""}
const adjustIgnorePatternsForParentDirectories=(t,e)=>{if(t.length===0||e.length===0){return e}const n=t.map(t=>getParentDirectoryPrefix(t))
const r=n[0]
if(!r){return e}const s=n.every(t=>t===r)
if(!s){return e}return e.map(t=>{if(t.startsWith("**/")&&!t.startsWith("../")){return r+t}return t})}
const getAsyncStatMethod=t=>bindFsMethod(t?.promises,"stat")??bindFsMethod(s.promises,"stat")
const getStatSyncMethod=t=>{if(t){return bindFsMethod(t,"statSync")}return bindFsMethod(s,"statSync")}
const pathHasGitDirectory=t=>Boolean(t?.isDirectory?.()||t?.isFile?.())
const buildPathChain=(t,e)=>{const n=[]
let r=t
n.push(r)
while(r!==e){const t=i.dirname(r)
if(t===r){break}r=t
n.push(r)}return n}
const findGitRootInChain=async(t,e)=>{for(const n of t){const t=i.join(n,".git")
try{const r=await e(t)
if(pathHasGitDirectory(r)){return n}}catch{}}return undefined}
const findGitRootSyncUncached=(t,e)=>{const n=getStatSyncMethod(e)
if(!n){return undefined}const r=i.resolve(t)
const{root:s}=i.parse(r)
const o=buildPathChain(r,s)
for(const t of o){const e=i.join(t,".git")
try{const r=n(e)
if(pathHasGitDirectory(r)){return t}}catch{}}return undefined}
const findGitRootSync=(t,e)=>{if(typeof t!=="string"){throw new TypeError("cwd must be a string")}return findGitRootSyncUncached(t,e)}
const findGitRootAsyncUncached=async(t,e)=>{const n=getAsyncStatMethod(e)
if(!n){return findGitRootSync(t,e)}const r=i.resolve(t)
const{root:s}=i.parse(r)
const o=buildPathChain(r,s)
return findGitRootInChain(o,n)}
const findGitRoot=async(t,e)=>{if(typeof t!=="string"){throw new TypeError("cwd must be a string")}return findGitRootAsyncUncached(t,e)}
const isWithinGitRoot=(t,e)=>{const n=i.resolve(t)
const r=i.resolve(e)
return r===n||isPathInside(r,n)}
const getParentGitignorePaths=(t,e)=>{if(t&&typeof t!=="string"){throw new TypeError("gitRoot must be a string or undefined")}if(typeof e!=="string"){throw new TypeError("cwd must be a string")}if(!t){return[]}if(!isWithinGitRoot(t,e)){return[]}const n=buildPathChain(i.resolve(e),i.resolve(t))
return[...n].reverse().map(t=>i.join(t,".gitignore"))}
const b=/(?<!\\)[*?[]/u
const hasGitignoreWildcards=t=>b.test(t)
const P=/[(){}|\\]/u
const unescapeGitignorePattern=t=>t.replaceAll(/\\(.)/gu,"$1")
const normalizeGitignorePatternForIgnore=t=>t.replaceAll(/\\(.)/gu,(t,e)=>"*[]\\".includes(e)?t:e)
const toLiteralPattern=t=>f.escapePath(unescapeGitignorePattern(t))
const finalSegment=t=>t.replace(/\/+$/u,"").split("/").pop()
const toStandaloneRule=t=>t.replace(/^([#!])/u,String.raw`\$1`)
const isInsideCwd=t=>t!==""&&!t.startsWith("..")&&!i.isAbsolute(t)
const anchorToCwd=(t,e,n)=>{const r=slash(i.relative(n,i.join(t,e)))
return isInsideCwd(r)?r:undefined}
const createNameComparer=()=>{const t=new Map
const matchesName=(e,n)=>{const r=unescapeGitignorePattern(n)
if(!(0,S.isPathValid)(r)){return true}const s=normalizeGitignorePatternForIgnore(e)
let i=t.get(s)
if(!i){i=S().add([toStandaloneRule(s)])
t.set(s,i)}return i.ignores(r)}
return(t,e)=>{if(hasGitignoreWildcards(t)&&hasGitignoreWildcards(e)){return true}return hasGitignoreWildcards(e)?matchesName(e,t):matchesName(t,e)}}
const getNegationFinalSegments=t=>t.filter(t=>isNegativePattern(t.pattern)).map(t=>finalSegment(t.pattern.slice(1))).filter(Boolean)
const negationsCouldRescue=(t,e)=>{if(e.length===0){return false}const n=createNameComparer()
return getNegationFinalSegments(t).some(t=>e.some(e=>n(e,t)))}
const expandBraceGroups=t=>{if(!t.includes("{")){return[t]}const e=f.generateTasks(t).flatMap(t=>t.patterns)
return e.length>0?e:[t]}
const convertIgnorePatternsForIgnoreFileSearch=(t,e)=>{if(t.length===0){return t}const n=createNameComparer()
const r=e.flatMap(t=>expandBraceGroups(t))
if(r.some(t=>P.test(t.slice(0,t.lastIndexOf("/")+1)))){return[]}const s=r.map(t=>finalSegment(t)).filter(Boolean)
const couldNameAnIgnoreFile=t=>{const e=finalSegment(t.replace(/\/\*\*$/u,""))
if(!e||P.test(e)){return true}return s.some(t=>P.test(t)?hasGitignoreWildcards(e)||v.isMatch(unescapeGitignorePattern(e),t,{dot:true,nocase:true}):n(e,t))}
return t.filter(t=>!expandBraceGroups(t).some(t=>couldNameAnIgnoreFile(t)))}
const getRulePrune=({pattern:t,directory:e},{cwd:n,matcher:r,hasNegations:s,canSkipAtAnyDepth:o,canMatchIgnoreFile:a,gitignoreOnlySearch:c})=>{if(isNegativePattern(t)){return undefined}const u=t.endsWith("/")
const l=t.replace(/\/+$/u,"")
if(!l){return undefined}const p=l.startsWith("**/")&&!l.slice(3).includes("/")?l.slice(3):l
if(a(finalSegment(p))){return undefined}const h=hasGitignoreWildcards(p)
if(h&&P.test(p)){return undefined}const toFastGlob=t=>normalizeDirectoryPatternForFastGlob(`/${t}${u?"/":""}`).replace(/^\//u,"")
if(!p.includes("/")&&o(p)){const t=slash(i.relative(n,e))
const r=isInsideCwd(t)?`${f.escapePath(t)}/`:""
return{pattern:toFastGlob(`${r}**/${h?p:toLiteralPattern(p)}`),guardName:p}}const d=p.replace(/^\//u,"")
const g=anchorToCwd(e,h?d:unescapeGitignorePattern(d),n)
if(g===undefined){return undefined}const _=finalSegment(d)
if(h){return s?undefined:{pattern:toFastGlob(g),guardName:_}}if(!r(i.resolve(n,g)+i.sep).ignored){return undefined}const y=!c||g.includes("/")
return{pattern:toFastGlob(f.escapePath(g)),guardName:y?_:undefined}}
const buildPrunePatternsAndGuards=(t,e,n,{gitignoreOnlySearch:r=false,searchesForGitignoreFiles:s=false}={})=>{if(!e||!n||!t||t.length===0){return{patterns:[],guardNames:[]}}const i=getNegationFinalSegments(t)
const o=createNameComparer()
const a={cwd:n,matcher:e,hasNegations:i.length>0,canSkipAtAnyDepth:t=>!i.some(e=>o(t,e)),canMatchIgnoreFile:t=>s&&o(t,".gitignore"),gitignoreOnlySearch:r}
const c=[]
const u=[]
for(const e of t){const t=getRulePrune(e,a)
if(!t){continue}c.push(t.pattern)
if(t.guardName!==undefined){u.push(t.guardName)}}return{patterns:c,guardNames:u}}
const convertPatternsForFastGlob=(t,e,n)=>buildPrunePatternsAndGuards(t,e,n).patterns
const E=["**/node_modules","**/flow-typed","**/coverage","**/.git"]
const A={absolute:true,dot:true}
const R="**/.gitignore"
const w=10
const getReadFileMethod=t=>bindFsMethod(t?.promises,"readFile")??bindFsMethod(y,"readFile")??promisifyFsMethod(t,"readFile")
const getReadFileSyncMethod=t=>bindFsMethod(t,"readFileSync")??bindFsMethod(s,"readFileSync")
const shouldSkipIgnoreFileError=(t,e)=>{if(!t){return Boolean(e)}if(t.code==="ENOENT"||t.code==="ENOTDIR"){return true}return Boolean(e)}
const createReadError=(t,e,n)=>{const r=`Failed to read ${t} at ${e}`
if(n instanceof Error){return new Error(`${r}: ${n.message}`,{cause:n})}return new Error(`${r}: ${String(n)}`)}
const createIgnoreFileReadError=(t,e)=>createReadError("ignore file",t,e)
const createGitConfigReadError=(t,e)=>createReadError("git config",t,e)
const processIgnoreFileCore=(t,e,n)=>{try{const n=e(t,"utf8")
return{filePath:t,content:n}}catch(e){if(shouldSkipIgnoreFileError(e,n)){return undefined}throw createIgnoreFileReadError(t,e)}}
const readIgnoreFilesSafely=async(t,e,n)=>{const r=await Promise.all(t.map(async t=>{try{const n=await e(t,"utf8")
return{filePath:t,content:n}}catch(e){if(shouldSkipIgnoreFileError(e,n)){return undefined}throw createIgnoreFileReadError(t,e)}}))
return r.filter(Boolean)}
const readIgnoreFilesSafelySync=(t,e,n)=>t.map(t=>processIgnoreFileCore(t,e,n)).filter(Boolean)
const dedupePaths=t=>{const e=new Set
return t.filter(t=>{if(e.has(t)){return false}e.add(t)
return true})}
const globIgnoreFiles=(t,e,n)=>t(e,{...n,...A})
const normalizeIgnoreFileLine=t=>{t=t.replace(/^\uFEFF/u,"")
let e=t.length
while(e>0&&/\s/u.test(t[e-1])){e--}if(e===t.length){return t}let n=0
for(let r=e-1;r>=0&&t[r]==="\\";r--){n++}return n%2===1?t.slice(0,e)+" ":t.slice(0,e)}
const readIgnoreFileLines=t=>t.split(/\r?\n/).map(t=>normalizeIgnoreFileLine(t)).filter(t=>t&&!t.startsWith("#"))
const getIgnoreRules=t=>t.flatMap(t=>{const e=i.dirname(t.filePath)
return readIgnoreFileLines(t.content).map(t=>({pattern:t,directory:e}))})
const buildIgnoreResult=(t,e,n)=>{const r=n||e.cwd
const s=getPatternsFromIgnoreFiles(t,r)
const i=createIgnoreMatcher(s,e.cwd,r)
return{patterns:s,rules:getIgnoreRules(t),matcher:i,predicate:t=>i(t).ignored,usingGitRoot:Boolean(n&&n!==e.cwd)}}
const applyBaseToPattern=(t,e)=>{if(!e){return t}const n=isNegativePattern(t)
const r=n?t.slice(1):t
const s=r.indexOf("/")
const o=s!==-1&&s!==r.length-1
let a
if(!o){a=i.posix.join(e,"**",r)}else if(r.startsWith("/")){a=i.posix.join(e,r.slice(1))}else{a=i.posix.join(e,r)}return n?"!"+a:a}
const parseIgnoreFile=(t,e)=>{const n=slash(i.relative(e,i.dirname(t.filePath)))
return readIgnoreFileLines(t.content).map(t=>applyBaseToPattern(t,n))}
const toRelativePath=(t,e)=>{if(i.isAbsolute(t)){const n=i.relative(e,t)
if(n&&!isPathInside(t,e)){return undefined}return n}if(t.startsWith("./")){return t.slice(2)}if(t.startsWith("../")){return undefined}return t}
const x={ignored:false,unignored:false}
const createIgnoreMatcher=(t,e,n)=>{const r=S().add(t)
const s=i.normalize(i.resolve(e))
const o=i.normalize(i.resolve(n))
return t=>{t=toPath(t)
const e=/[/\\]$/.test(t)
const n=i.normalize(i.resolve(t))
if(n===s){return x}let a=toRelativePath(t,o)
if(a===undefined){return x}if(!a){return x}if(e&&!a.endsWith(i.sep)){a+=i.sep}return r.test(slash(a))}}
const normalizeOptions=(t={})=>{const e=t.ignore?Array.isArray(t.ignore)?t.ignore:[t.ignore]:[]
const n=toPath(t.cwd)??r.cwd()
const s=typeof t.deep==="number"?Math.max(0,t.deep)+1:Number.POSITIVE_INFINITY
return{cwd:n,suppressErrors:t.suppressErrors??false,deep:s,ignore:[...e,...E],followSymbolicLinks:t.followSymbolicLinks??true,concurrency:t.concurrency,throwErrorOnBrokenSymbolicLink:t.throwErrorOnBrokenSymbolicLink??false,fs:t.fs}}
const unescapeGitQuotedValue=t=>t.replaceAll(/\\(["\\abfnrtv])/g,(t,e)=>{switch(e){case"a":{return"\x07"}case"b":{return"\b"}case"f":{return"\f"}case"n":{return"\n"}case"r":{return"\r"}case"t":{return"\t"}case"v":{return"\v"}default:{return e}}})
const parseGitConfigValue=t=>{const e=t.trim()
const n=e.match(/^"((?:[^"\\]|\\.)*)"\s*(?:[#;].*)?$/)
if(n){return unescapeGitQuotedValue(n[1])}return e.replace(/\s[#;].*$/,"").trim()}
const resolveConfigPath=(t,e)=>{if(e.startsWith("~/")){const t=m.homedir()
const n=i.join(t,e.slice(2))
if(!isPathInside(n,t)){return i.join(t,".globby-invalid-path-traversal")}return n}if(i.isAbsolute(e)){return e}return i.resolve(i.dirname(t),e)}
const parseGitConfigSection=t=>{if(!t.startsWith("[")){return undefined}let e=false
let n=false
for(let r=1;r<t.length;r++){const s=t[r]
if(n){n=false
continue}if(s==="\\"){n=true
continue}if(s==='"'){e=!e
continue}if(s==="]"&&!e){const e=t.slice(r+1).trimStart()
if(e&&!e.startsWith("#")&&!e.startsWith(";")){return undefined}return t.slice(1,r).trim()}}return undefined}
const parseGitConfigEntry=t=>{const e=t.match(/^([A-Za-z\d-.]+)\s*=\s*(.*)$/)
if(!e){return undefined}return{key:e[1].toLowerCase(),value:parseGitConfigValue(e[2])}}
const parseIncludeIfCondition=t=>{if(!t){return undefined}const e=t.match(/^includeif\s+"([^"]+)"$/i)
return e?e[1]:undefined}
const normalizeGitConfigConditionPattern=(t,e)=>{if(t.startsWith("~/")){t=i.join(m.homedir(),t.slice(2))}else if(t.startsWith("./")){t=i.resolve(i.dirname(e),t.slice(2))}else if(!i.isAbsolute(t)){t=`**/${t}`}if(t.endsWith("/")){t+="**"}return slash(t)}
const gitConfigGlobToRegex=(t,e)=>{let n=""
for(let e=0;e<t.length;e++){const r=t[e]
const s=t[e+1]
const i=t[e+2]
if(r==="*"&&s==="*"&&i==="/"){n+="(?:.*/)?"
e+=2
continue}if(r==="*"&&s==="*"){n+=".*"
e+=1
continue}if(r==="*"){n+="[^/]*"
continue}if(r==="?"){n+="[^/]"
continue}if(r==="["){const r=t.indexOf("]",e+1)
if(r!==-1){const s=t.slice(e+1,r)
if(s){const t=s[0]==="!"?`^${s.slice(1)}`:s
n+=`[${t}]`
e=r
continue}}}n+=/[|\\{}()[\]^$+?.]/.test(r)?`\\${r}`:r}try{return new RegExp(`^${n}$`,e)}catch{return/(?!)/}}
const matchesIncludeIfCondition=(t,e,n)=>{if(!e){return false}const r=t.match(/^(gitdir|gitdir\/i):(.*)$/i)
if(!r){return false}const[,s,o]=r
const a=normalizeGitConfigConditionPattern(o.trim(),n)
const c=s.toLowerCase()==="gitdir/i"
const u=gitConfigGlobToRegex(a,c?"i":undefined)
const l=slash(i.resolve(e))
return u.test(l)}
const shouldIncludeConfigSection=(t,e,n)=>{if(t?.toLowerCase()==="include"){return true}const r=parseIncludeIfCondition(t)
return r?matchesIncludeIfCondition(r,e,n):false}
const createExcludesFileValue=(t,e)=>({value:t,declaringFilePath:e})
const parseGitConfigForExcludesFile=(t,e,n)=>{let r
let s
const i=[]
for(const o of t.split(/\r?\n/)){const t=o.trim()
if(!t||t.startsWith("#")||t.startsWith(";")){continue}if(t.startsWith("[")){r=parseGitConfigSection(t)
continue}const a=parseGitConfigEntry(t)
if(!a){continue}if(r?.toLowerCase()==="core"&&a.key==="excludesfile"){s=createExcludesFileValue(a.value,e)
continue}if(shouldIncludeConfigSection(r,n,e)&&a.key==="path"&&a.value){i.push(resolveConfigPath(e,a.value))}}return{excludesFile:s,includePaths:i}}
const readGitConfigFile=(t,e,n)=>{try{return e(t,"utf8")}catch(e){if(shouldSkipIgnoreFileError(e,n)){return undefined}throw createGitConfigReadError(t,e)}}
const getExcludesFileFromGitConfigSync=(t,e,n,r={})=>{const{suppressErrors:s,includeStack:o=new Set,depth:a=0}=r
const c=i.resolve(t)
if(o.has(c)){return undefined}if(a>=w){return undefined}o.add(c)
const u=readGitConfigFile(c,e,s)
if(u===undefined){o.delete(c)
return undefined}let{excludesFile:l,includePaths:f}=parseGitConfigForExcludesFile(u,c,n)
for(const t of f){const r=getExcludesFileFromGitConfigSync(t,e,n,{suppressErrors:s,includeStack:o,depth:a+1})
if(r!==undefined){l=r}}o.delete(c)
return l}
const getExcludesFileFromGitConfigAsync=async(t,e,n,r={})=>{const{suppressErrors:s,includeStack:o=new Set,depth:a=0}=r
const c=i.resolve(t)
if(o.has(c)){return undefined}if(a>=w){return undefined}o.add(c)
let u
try{u=await e(c,"utf8")}catch(t){o.delete(c)
if(shouldSkipIgnoreFileError(t,s)){return undefined}throw createGitConfigReadError(c,t)}let{excludesFile:l,includePaths:f}=parseGitConfigForExcludesFile(u,c,n)
for(const t of f){const r=await getExcludesFileFromGitConfigAsync(t,e,n,{suppressErrors:s,includeStack:o,depth:a+1})
if(r!==undefined){l=r}}o.delete(c)
return l}
const resolveGitDirectoryFromFile=(t,e)=>{const n=e.match(/^gitdir:\s*(.+?)\s*$/i)
if(!n){return t}return i.resolve(i.dirname(t),n[1])}
const getGitDirectorySync=(t,e)=>{if(!t){return undefined}const n=i.join(t,".git")
try{return resolveGitDirectoryFromFile(n,e(n,"utf8"))}catch{return n}}
const getGitDirectoryAsync=async(t,e)=>{if(!t){return undefined}const n=i.join(t,".git")
try{return resolveGitDirectoryFromFile(n,await e(n,"utf8"))}catch{return n}}
const getXdgConfigHome=()=>r.env.XDG_CONFIG_HOME||i.join(m.homedir(),".config")
const getGitConfigPaths=()=>{if("GIT_CONFIG_GLOBAL"in r.env){const t=r.env.GIT_CONFIG_GLOBAL
return t?[t]:[]}return[i.join(getXdgConfigHome(),"git","config"),i.join(m.homedir(),".gitconfig")]}
const getDefaultGlobalGitignorePath=()=>i.join(getXdgConfigHome(),"git","ignore")
const resolveExcludesFilePath=t=>{if(t?.value===""){return undefined}if(t===undefined){return getDefaultGlobalGitignorePath()}return resolveConfigPath(t.declaringFilePath,t.value)}
const readGlobalGitignoreContent=(t,e,n)=>{try{const n=e(t,"utf8")
return{filePath:t,content:n}}catch(e){if(shouldSkipIgnoreFileError(e,n)){return undefined}throw createIgnoreFileReadError(t,e)}}
const getGlobalGitignoreFile=(t={})=>{const e=toPath(t.cwd)??r.cwd()
const n=getReadFileSyncMethod(t.fs)
const s=findGitRootSync(e,t.fs)
const i=getGitDirectorySync(s,n)
let o
for(const e of getGitConfigPaths()){const r=getExcludesFileFromGitConfigSync(e,n,i,{suppressErrors:t.suppressErrors})
if(r!==undefined){o=r}}const a=resolveExcludesFilePath(o)
return a===undefined?undefined:readGlobalGitignoreContent(a,n,t.suppressErrors)}
const getGlobalGitignoreFileAsync=async(t={})=>{const e=toPath(t.cwd)??r.cwd()
const n=getReadFileMethod(t.fs)
const s=await findGitRoot(e,t.fs)
const i=await getGitDirectoryAsync(s,n)
const o=await Promise.all(getGitConfigPaths().map(e=>getExcludesFileFromGitConfigAsync(e,n,i,{suppressErrors:t.suppressErrors})))
const a=o.findLast(t=>t!==undefined)
const c=resolveExcludesFilePath(a)
if(c===undefined){return undefined}try{const t=await n(c,"utf8")
return{filePath:c,content:t}}catch(e){if(shouldSkipIgnoreFileError(e,t.suppressErrors)){return undefined}throw createIgnoreFileReadError(c,e)}}
const buildGlobalMatcher=(t,e,n=e)=>{const r=parseIgnoreFile(t,i.dirname(t.filePath))
return createIgnoreMatcher(r,e,n)}
const buildGlobalPredicate=(t,e,n=e)=>{const r=buildGlobalMatcher(t,e,n)
return t=>r(t).ignored}
const getKnownIgnoreFilePaths=(t,e,n)=>{const r=[t].flat()
const s=r.includes(R)
if(!s){return[]}return n?getParentGitignorePaths(n,e.cwd):[i.join(e.cwd,".gitignore")]}
const getKnownIgnoreFileSearchOptions=(t,e)=>({...e,ignore:[...e.ignore,...[t].flat().filter(t=>isNegativePattern(t)).map(t=>t.slice(1))]})
const getKnownIgnoreFilePattern=(t,e)=>{const n=isPathInside(t,e)?i.relative(e,t):t
return f.convertPathToPattern(n)}
const getMatchingKnownIgnoreFilePaths=(t,e)=>{const n=new Set(e.map(t=>i.resolve(t)))
return t.filter(t=>n.has(i.resolve(t)))}
const globKnownIgnoreFilePaths=(t,e,n,r)=>{if(e.length===0){return[]}return globIgnoreFiles(t,e.map(t=>getKnownIgnoreFilePattern(t,r.cwd)),getKnownIgnoreFileSearchOptions(n,r))}
const filterKnownIgnoreFilePathsAsync=async(t,e,n)=>{const r=await globKnownIgnoreFilePaths(f,t,e,n)
return getMatchingKnownIgnoreFilePaths(t,r)}
const filterKnownIgnoreFilePathsSync=(t,e,n)=>{const r=globKnownIgnoreFilePaths(f.sync,t,e,n)
return getMatchingKnownIgnoreFilePaths(t,r)}
const getIgnoreFileSearchPrune=(t,e,n,r)=>{if(e.length===0){return{patterns:[],guardNames:[]}}const{cwd:s}=n
const i=r||s
const o=getPatternsFromIgnoreFiles(e,i)
const a=createIgnoreMatcher(o,s,i)
const c=[t].flat()
const u=c.every(t=>t===R)
const l=c.includes(R)
return buildPrunePatternsAndGuards(getIgnoreRules(e),a,s,{gitignoreOnlySearch:u,searchesForGitignoreFiles:l})}
const withPrunedSearch=(t,e)=>e.length===0?t:{...t,ignore:[...t.ignore,...e]}
const getUnreadPaths=(t,e)=>{const n=new Set(e.map(t=>i.resolve(t)))
return dedupePaths(t).filter(t=>!n.has(i.resolve(t)))}
const collectIgnoreFileArtifactsAsync=async(t,e,n)=>{const r=normalizeOptions(e)
const s=getReadFileMethod(r.fs)
const i=n?await findGitRoot(r.cwd,r.fs):undefined
const o=await filterKnownIgnoreFilePathsAsync(getKnownIgnoreFilePaths(t,r,i),t,r)
const a=await readIgnoreFilesSafely(o,s,r.suppressErrors)
const{patterns:c,guardNames:u}=getIgnoreFileSearchPrune(t,a,r,i)
const l=await globIgnoreFiles(f,t,withPrunedSearch(r,c))
let p=await readIgnoreFilesSafely(getUnreadPaths(l,o),s,r.suppressErrors)
if(negationsCouldRescue(getIgnoreRules(p),u)){const e=await globIgnoreFiles(f,t,r)
p=await readIgnoreFilesSafely(getUnreadPaths(e,o),s,r.suppressErrors)}return{files:[...a,...p],normalizedOptions:r,gitRoot:i}}
const collectIgnoreFileArtifactsSync=(t,e,n)=>{const r=normalizeOptions(e)
const s=getReadFileSyncMethod(r.fs)
const i=n?findGitRootSync(r.cwd,r.fs):undefined
const o=filterKnownIgnoreFilePathsSync(getKnownIgnoreFilePaths(t,r,i),t,r)
const a=readIgnoreFilesSafelySync(o,s,r.suppressErrors)
const{patterns:c,guardNames:u}=getIgnoreFileSearchPrune(t,a,r,i)
const l=globIgnoreFiles(f.sync,t,withPrunedSearch(r,c))
let p=readIgnoreFilesSafelySync(getUnreadPaths(l,o),s,r.suppressErrors)
if(negationsCouldRescue(getIgnoreRules(p),u)){const e=globIgnoreFiles(f.sync,t,r)
p=readIgnoreFilesSafelySync(getUnreadPaths(e,o),s,r.suppressErrors)}return{files:[...a,...p],normalizedOptions:r,gitRoot:i}}
const isIgnoredByIgnoreFiles=async(t,e)=>{const{files:n,normalizedOptions:r,gitRoot:s}=await collectIgnoreFileArtifactsAsync(t,e,false)
return buildIgnoreResult(n,r,s).predicate}
const isIgnoredByIgnoreFilesSync=(t,e)=>{const{files:n,normalizedOptions:r,gitRoot:s}=collectIgnoreFileArtifactsSync(t,e,false)
return buildIgnoreResult(n,r,s).predicate}
const getPatternsFromIgnoreFiles=(t,e)=>t.flatMap(t=>parseIgnoreFile(t,e))
const getIgnorePatternsAndPredicate=async(t,e,n=false)=>{const{files:r,normalizedOptions:s,gitRoot:i}=await collectIgnoreFileArtifactsAsync(t,e,n)
return buildIgnoreResult(r,s,i)}
const getIgnorePatternsAndPredicateSync=(t,e,n=false)=>{const{files:r,normalizedOptions:s,gitRoot:i}=collectIgnoreFileArtifactsSync(t,e,n)
return buildIgnoreResult(r,s,i)}
const isGitIgnored=t=>isIgnoredByIgnoreFiles(R,t)
const isGitIgnoredSync=t=>isIgnoredByIgnoreFilesSync(R,t)
const assertPatternsInput=t=>{if(t.some(t=>typeof t!=="string")){throw new TypeError("Patterns must be a string or an array of strings")}}
const getStatMethod=t=>{if(t){return bindFsMethod(t.promises,"stat")??promisifyFsMethod(t,"stat")}return bindFsMethod(s.promises,"stat")}
const globby_getStatSyncMethod=t=>bindFsMethod(t,"statSync")??bindFsMethod(s,"statSync")
const isDirectory=async(t,e)=>{try{const n=await getStatMethod(e)(t)
return n.isDirectory()}catch{return false}}
const isDirectorySync=(t,e)=>{try{const n=globby_getStatSyncMethod(e)(t)
return n.isDirectory()}catch{return false}}
const normalizePathForDirectoryGlob=(t,e)=>{const n=isNegativePattern(t)?t.slice(1):t
return i.isAbsolute(n)?n:i.join(e,n)}
const shouldExpandGlobstarDirectory=t=>{const e=t?.match(/\*\*\/([^/]+)$/)
if(!e){return false}const n=e[1]
const r=/[*?[\]{}]/.test(n)
const s=i.extname(n)&&!n.startsWith(".")
return!r&&!s}
const getDirectoryGlob=({directoryPath:t,files:e,extensions:n})=>{const r=n?.length>0?`.${n.length>1?`{${n.join(",")}}`:n[0]}`:""
return e?e.map(e=>i.posix.join(t,`**/${i.extname(e)?e:`${e}${r}`}`)):[i.posix.join(t,`**${r?`/*${r}`:""}`)]}
const directoryToGlob=async(t,{cwd:e=r.cwd(),files:n,extensions:s,fs:i}={})=>{const o=await Promise.all(t.map(async t=>{const r=isNegativePattern(t)?t.slice(1):t
if(shouldExpandGlobstarDirectory(r)){return getDirectoryGlob({directoryPath:t,files:n,extensions:s})}const o=normalizePathForDirectoryGlob(t,e)
return await isDirectory(o,i)?getDirectoryGlob({directoryPath:t,files:n,extensions:s}):t}))
return o.flat()}
const directoryToGlobSync=(t,{cwd:e=r.cwd(),files:n,extensions:s,fs:i}={})=>t.flatMap(t=>{const r=isNegativePattern(t)?t.slice(1):t
if(shouldExpandGlobstarDirectory(r)){return getDirectoryGlob({directoryPath:t,files:n,extensions:s})}const o=normalizePathForDirectoryGlob(t,e)
return isDirectorySync(o,i)?getDirectoryGlob({directoryPath:t,files:n,extensions:s}):t})
const toPatternsArray=t=>{t=[...new Set([t].flat())]
assertPatternsInput(t)
return t}
const checkCwdOption=(t,e=s)=>{if(!t||!e.statSync){return}let n
try{n=e.statSync(t)}catch{return}if(!n.isDirectory()){throw new Error(`The \`cwd\` option must be a path to a directory, got: ${t}`)}}
const globby_normalizeOptions=(t={})=>{const e=t.ignore?Array.isArray(t.ignore)?t.ignore:[t.ignore]:[]
t={...t,ignore:e,expandDirectories:t.expandDirectories??true,cwd:toPath(t.cwd)}
checkCwdOption(t.cwd,t.fs)
return t}
const normalizeArguments=t=>async(e,n)=>t(toPatternsArray(e),globby_normalizeOptions(n))
const normalizeArgumentsSync=t=>(e,n)=>t(toPatternsArray(e),globby_normalizeOptions(n))
const getIgnoreFilesPatterns=t=>{const{ignoreFiles:e,gitignore:n}=t
const r=e?toPatternsArray(e):[]
if(n){r.push(R)}return r}
const isPathIgnored=(t,e,n)=>{const r=e?e(n):undefined
const s=t?t(n):undefined
if(s?.unignored){return false}return Boolean(s?.ignored||r?.ignored)}
const hasIgnoredAncestorDirectory=(t,e,n)=>{let r=n
while(true){const n=i.dirname(r)
if(n===r){return false}if(isPathIgnored(t,e,`${n}${i.sep}`)){return true}r=n}}
const combinePredicate=(t,e)=>{if(!t&&!e){return false}return n=>{const r=t?t(n):undefined
if(r?.unignored){const r=e?e(n):undefined
return r?.ignored&&hasIgnoredAncestorDirectory(t,e,n)}return isPathIgnored(t,e,n)}}
const buildIgnoreFilterResult=({options:t,cwd:e,ignoreResult:{rules:n,matcher:r},globalMatcher:s,createFilter:i})=>{const o=combinePredicate(r,s)
const a=convertPatternsForFastGlob(n,r,e)
return{options:t,pruneIgnorePatterns:a,filter:i(o,e,t.fs)}}
const getIgnoreFileSearchOptions=(t,e)=>({...t,ignore:convertIgnorePatternsForIgnoreFileSearch(t.ignore,e)})
const applyIgnoreFilesAndGetFilter=async t=>{const e=t.cwd??r.cwd()
const n=getIgnoreFilesPatterns(t)
const s=t.globalGitignore?await getGlobalGitignoreFileAsync(t):undefined
if(n.length===0&&!s){return{options:t,pruneIgnorePatterns:[],filter:createFilterFunctionAsync(false,e,t.fs)}}const i=t.gitignore===true
const o=n.length>0?await getIgnorePatternsAndPredicate(n,getIgnoreFileSearchOptions(t,n),i):{rules:[],matcher:false}
const a=s?await findGitRoot(e,t.fs):undefined
const c=s?buildGlobalMatcher(s,e,a??e):undefined
return buildIgnoreFilterResult({options:t,cwd:e,ignoreResult:o,globalMatcher:c,createFilter:createFilterFunctionAsync})}
const applyIgnoreFilesAndGetFilterSync=t=>{const e=t.cwd??r.cwd()
const n=getIgnoreFilesPatterns(t)
const s=t.globalGitignore?getGlobalGitignoreFile(t):undefined
if(n.length===0&&!s){return{options:t,pruneIgnorePatterns:[],filter:createFilterFunction(false,e,t.fs)}}const i=t.gitignore===true
const o=n.length>0?getIgnorePatternsAndPredicateSync(n,getIgnoreFileSearchOptions(t,n),i):{rules:[],matcher:false}
const a=s?findGitRootSync(e,t.fs):undefined
const c=s?buildGlobalMatcher(s,e,a??e):undefined
return buildIgnoreFilterResult({options:t,cwd:e,ignoreResult:o,globalMatcher:c,createFilter:createFilterFunction})}
const assertGlobalGitignoreSyncSupport=t=>{if(t.globalGitignore&&t.fs&&!t.fs.statSync){throw new Error("The `globalGitignore` option in `globbySync()` requires `fs.statSync` when a custom `fs` is provided.")}}
const T="The `globalGitignore` option in `globby()` and `globbyStream()` requires `fs.promises.stat` or `fs.stat` when a custom `fs` is provided."
const assertGlobalGitignoreAsyncSupport=t=>{if(!t.globalGitignore||!t.fs){return}if(!t.fs.promises?.stat&&!t.fs.stat){throw new Error(T)}}
const createPathResolver=t=>{const e=t||r.cwd()
const n=new Map
return t=>{let r=n.get(t)
if(r===undefined){if(n.size>1e4){n.clear()}r=i.isAbsolute(t)?t:i.resolve(e,t)
n.set(t,r)}return r}}
const createAsyncDirectoryCheck=t=>{const e=new Map
return async n=>{let r=e.get(n)
if(r!==undefined){return r}try{const e=await(t?.(n))
r=Boolean(e?.isDirectory())}catch{r=false}if(e.size>1e4){e.clear()}e.set(n,r)
return r}}
const createDirectoryCheck=t=>{const e=new Map
return n=>{let r=e.get(n)
if(r!==undefined){return r}try{r=Boolean(t?.(n)?.isDirectory())}catch{r=false}if(e.size>1e4){e.clear()}e.set(n,r)
return r}}
const createFilterFunctionAsync=(t,e,n)=>{const r=createPathResolver(e)
const s=createAsyncDirectoryCheck(getStatMethod(n))
return async e=>{if(!t){return true}const n=r(i.normalize(e.path??e))
if(t(n)){return false}return!(await s(n)&&t(`${n}${i.sep}`))}}
const createFilterFunction=(t,e,n)=>{const r=new Set
const s=createPathResolver(e)
const o=createDirectoryCheck(globby_getStatSyncMethod(n))
return e=>{const n=i.normalize(e.path??e)
if(r.has(n)){return false}if(t){const e=s(n)
if(t(e)){return false}if(o(e)&&t(`${e}${i.sep}`)){return false}}r.add(n)
return true}}
const unionFastGlobResults=(t,e)=>t.flat().filter(t=>e(t))
const unionFastGlobResultsAsync=async(t,e)=>{t=t.flat()
const n=await Promise.all(t.map(t=>e(t)))
const r=new Set
return t.filter((t,e)=>{if(!n[e]){return false}const s=i.normalize(t.path??t)
if(r.has(s)){return false}r.add(s)
return true})}
const convertNegativePatterns=(t,e)=>{if(t.length>0&&t.every(t=>isNegativePattern(t))){if(e.expandNegationOnlyPatterns===false){return[]}t=["**/*",...t]}const n=[]
let r=false
const s=[]
for(const e of t){if(isNegativePattern(e)){s.push(`!${normalizeNegativePattern(e.slice(1),n,r)}`)
continue}s.push(e)
const t=getStaticAbsolutePathPrefix(e)
if(t===undefined){r=true
continue}n.push(t)}t=s
const i=[]
while(t.length>0){const n=t.findIndex(t=>isNegativePattern(t))
if(n===-1){i.push({patterns:t,options:e})
break}const r=t[n].slice(1)
for(const t of i){t.options.ignore.push(r)}if(n!==0){i.push({patterns:t.slice(0,n),options:{...e,ignore:[...e.ignore,r]}})}t=t.slice(n+1)}return i}
const applyParentDirectoryIgnoreAdjustments=t=>t.map(t=>({patterns:t.patterns,options:{...t.options,ignore:adjustIgnorePatternsForParentDirectories(t.patterns,t.options.ignore)}}))
const appendPruneIgnorePatterns=(t,e)=>e.length===0?t:t.map(t=>({patterns:t.patterns,options:{...t.options,ignore:[...t.options.ignore,...e]}}))
const normalizeExpandDirectoriesOption=(t,e)=>({...e?{cwd:e}:{},...Array.isArray(t)?{files:t}:t})
const generateTasks=async(t,e,n=[])=>{const r=convertNegativePatterns(t,e)
const{cwd:s,expandDirectories:i,fs:o}=e
if(!i){return appendPruneIgnorePatterns(applyParentDirectoryIgnoreAdjustments(r),n)}const a={...normalizeExpandDirectoriesOption(i,s),fs:o}
const c=await Promise.all(r.map(async t=>{let{patterns:e,options:n}=t;[e,n.ignore]=await Promise.all([directoryToGlob(e,a),directoryToGlob(n.ignore,{cwd:s,fs:o})])
n.ignore=adjustIgnorePatternsForParentDirectories(e,n.ignore)
return{patterns:e,options:n}}))
return appendPruneIgnorePatterns(c,n)}
const generateTasksSync=(t,e,n=[])=>{const r=convertNegativePatterns(t,e)
const{cwd:s,expandDirectories:i,fs:o}=e
if(!i){return appendPruneIgnorePatterns(applyParentDirectoryIgnoreAdjustments(r),n)}const a={...normalizeExpandDirectoriesOption(i,s),fs:o}
const c=r.map(t=>{let{patterns:e,options:n}=t
e=directoryToGlobSync(e,a)
n.ignore=directoryToGlobSync(n.ignore,{cwd:s,fs:o})
n.ignore=adjustIgnorePatternsForParentDirectories(e,n.ignore)
return{patterns:e,options:n}})
return appendPruneIgnorePatterns(c,n)}
const k=normalizeArguments(async(t,e)=>{assertGlobalGitignoreAsyncSupport(e)
const{options:n,pruneIgnorePatterns:r,filter:s}=await applyIgnoreFilesAndGetFilter(e)
const i=await generateTasks(t,n,r)
const o=await Promise.all(i.map(t=>f(t.patterns,t.options)))
return unionFastGlobResultsAsync(o,s)})
const C=normalizeArgumentsSync((t,e)=>{assertGlobalGitignoreSyncSupport(e)
const{options:n,pruneIgnorePatterns:r,filter:s}=applyIgnoreFilesAndGetFilterSync(e)
const i=generateTasksSync(t,n,r)
const o=i.map(t=>f.sync(t.patterns,t.options))
return unionFastGlobResults(o,s)})
const O=normalizeArgumentsSync((t,e)=>{assertGlobalGitignoreAsyncSupport(e)
const n=new Set
const r=o.Readable.from(async function*(){const{options:r,pruneIgnorePatterns:s,filter:o}=await applyIgnoreFilesAndGetFilter(e)
const a=await generateTasks(t,r,s)
if(a.length===0){return}const c=a.map(t=>f.stream(t.patterns,t.options))
for await(const t of mergeStreams(c)){const e=i.normalize(t.path??t)
if(!n.has(e)&&await o(t)){n.add(e)
yield t}}}())
return r})
const $=normalizeArgumentsSync((t,e)=>t.some(t=>f.isDynamicPattern(t,e)))
const L=normalizeArguments(generateTasks)
const F=normalizeArgumentsSync(generateTasksSync)
const{convertPathToPattern:D}=f}}

