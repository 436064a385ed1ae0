const t=require("./rolldown-runtime.js")
const e=require("./index.js")
let n=require("node:path")
let s=require("node:fs")
var r=t.__commonJSMin((t,e)=>{function makeArray(t){return Array.isArray(t)?t:[t]}const n=void 0
const s=""
const r=" "
const o="\\"
const u=/[.*+?()[\]{}^$|\\/]/
const i="\ufeff"
const a=/^\/\*{2,}$/
const l=/^\\!/
const c=/^\\#/
const f=/\r?\n/g
const p="//"
const h=47
const g=46
const _="/"
let d="node-ignore"
if(typeof Symbol!=="undefined")d=Symbol.for("node-ignore")
const A=d
const define=(t,e,n)=>{Object.defineProperty(t,e,{value:n})
return n}
const RETURN_FALSE=()=>false
const R={alnum:"0-9A-Za-z",alpha:"A-Za-z",blank:" \\t",cntrl:"\\x00-\\x1f\\x7f",digit:"0-9",graph:"!-.0-~",lower:"a-z",print:" -.0-~",punct:"!-.:-@\\[-`{-~",space:" \\t\\n\\r",upper:"A-Z",xdigit:"0-9A-Fa-f"}
const E="\\]^-["
const escapeMember=t=>E.indexOf(t)<0?t:o+t
const b="(?!\\/)"
const classSource=(t,e)=>{if(t)return`[^\\/${e}]`
const n=`[${e}]`
return new RegExp(n).test("/")?b+n:n}
const scanBracket=(t,e)=>{const{length:r}=t
let u=e+1
let i=s
const a=t[u]
if(a==="!"||a==="^"){i="^"
u++}let l=s
let c=s
for(;;){const e=t[u]
if(e===n)return null
if(e===o){const e=t[++u]
l+=escapeMember(e)
c=e}else if(e==="-"&&c&&u+1<r&&t[u+1]!=="]"){u++
let e=t[u]
if(e===o)e=t[u+=1]
if(c<=e)l+=`-${escapeMember(e)}`
c=s}else if(e==="["&&t[u+1]===":"){const e=u+2
let n=e
while(n<r&&t[n]!=="]")n++
if(n===r)return null
if(n>e&&t[n-1]===":"){const r=t.slice(e,n-1)
if(!Object.prototype.hasOwnProperty.call(R,r))return null
l+=R[r]
c=s
u=n}else{l+=escapeMember("[")
c="["
u=e-2}}else{l+=escapeMember(e)
c=e}u++
if(t[u]==="]")return{end:u,source:classSource(i,l)}}}
const $="[]"
const y="\0"
const x=new RegExp(`${y}(\\d+)${y}`,"g")
const C="\ue000"
const S="\ue001"
const isReserved=t=>t===y||t===C||t===S
const extractBrackets=t=>{const e=[]
const hold=t=>`${y}${e.push(t)-1}${y}`
const{length:n}=t
let i=s
let a=0
while(a<n){const e=t[a]
if(e===o){const e=t[a+1]
if(e===_&&a+2===n)i+=hold($)
else if(e==="*"||e==="["||e===r)i+=t.slice(a,a+2)
else i+=hold(u.test(e)?o+e:isReserved(e)?`[${e}]`:e)
a+=2}else if(isReserved(e)){i+=hold(`[${e}]`)
a++}else if(e==="["){const e=scanBracket(t,a)
if(e===null){i+=hold($)
a=n}else{i+=hold(e.source)
a=e.end+1}}else{i+=e
a++}}return{source:i,sources:e}}
const v=null
const m=/\/(?!$)/
const O="[^\\/]*"
const H=[[/(\\+)( ?)/g,(t,e,n)=>n?e.slice(0,e.length-e.length%2)+r:e,"\\ "],[/(^|\/)\*{3,}(?=\/|$)/g,(t,e)=>`${e}**`,"*"],[/[\\$.|*+(){^]/g,t=>`\\${t}`],[/(?!\\)\?/g,()=>"[^/]","?"],[/^\//,()=>"^",_],[/\//g,()=>"\\/",_],[/^\^*(?:\\\*\\\*\\\/)+/,()=>"(?:^|\\/)","*"],[v,(t,e)=>{if(!t||t[0]==="^"||t[0]==="(")return t
return(!m.test(e)?"(?:^|\\/)":"^")+t}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(t,e,n)=>e+6<n.length?n.slice(e+6)==="\\/"?"(?:\\/[^\\/]+)+":"(?:\\/[^\\/]+)*":`\\/${S}`,"*"],[/(^|[^\\])(?:\\\*)+(?!$)/g,(t,e)=>e+O,"*"],[/(^|[^\\])((?:\\\\)*)\\\*$/,(t,e,n)=>n===s?e+C:t,"*"],[/\\\\\\(?=[$.|*+(){^])/g,()=>o,"\\\\"],[/\\\\/g,()=>o,"\\\\"],[/\\\[([^\]/]*?)($|\])/g,(t,e,n)=>`\\[${e}${n}`,"["],[v,t=>{const e=t[t.length-1]
if(!e||e===C||e===S)return t
return e===_?`${t}$`:`${t}(?=$|\\/$)`}]]
const k=/(^|\\\/)?\uE000$/
const T="regex"
const w="checkRegex"
const replaceTrailingWildcard=(t,e)=>`${e?`${e}[^/]+`:"[^/]*"}(?=$|\\/$)`
const L=/\uE001$/
const replaceTrailingDoublestar=()=>"[\\s\\S]"
const separatorAfter=(t,e)=>{let n=s
for(let s=e+1;s<t.length&&!t[s].wildcard;s++)n+=t[s].single
return n}
const pinWildcards=t=>{if(t.indexOf(O)<0)return t
const e=[]
const{length:n}=t
let r=0
while(r<n){const s=t[r]
if(t.startsWith(O,r)){e.push({wildcard:true})
r+=6}else if(s==="["){let s=r+1
if(t[s]==="^")s++
if(t[s]==="]")s++
while(s<n&&t[s]!=="]")s+=t[s]===o?2:1
s++
e.push({single:t.slice(r,s)})
r=s}else if(s===o){e.push({single:t.slice(r,r+2)})
r+=2}else if(s==="("){let s=0
let u=r
do{if(t[u]===o)u++
else if(t[u]==="(")s++
else if(t[u]===")")s--
u++}while(u<n&&s>0)
if("*+?".indexOf(t[u])>=0)u++
e.push({boundary:t.slice(r,u)})
r=u}else if(s==="^"||s==="$"){e.push({boundary:s})
r++}else{e.push({single:s})
r++}}let u=s
let i=[]
const flush=()=>{let t
i.forEach((e,n)=>{if(e.wildcard)t=n})
i.forEach((e,n)=>{if(!e.wildcard){u+=e.single
return}u+=n===t?O:`(?:(?!${separatorAfter(i,n)})[^\\/])*`})
i=[]}
e.forEach(t=>{if(t.boundary===void 0){i.push(t)
return}flush()
u+=t.boundary})
flush()
return u}
const makeRegexPrefix=t=>{if(a.test(t))t="**"
const{source:e,sources:s}=extractBrackets(t)
const r=H.reduce((e,[s,r,o])=>{if(s===v)return r(e,t)
if(o!==n&&e.indexOf(o)<0)return e
return s.test(e)?e.replace(s,r.bind(t)):e},e)
return s.length?r.replace(x,(t,e)=>s[e]):r}
const checkSourceOf=(t,e)=>{if(t[t.length-1]===_)e=makeRegexPrefix(t.slice(0,-1))
const n=e.slice(0,-1)
const s=e[e.length-1]
return s===C?`${n}$`:s===S?n:$}
const matchesBasename=t=>{const e=t.indexOf(_)
return e<0||e===t.length-1}
const basenameOf=t=>{const e=t.length-1
const n=t.lastIndexOf(_,t[e]===_?e-1:e)
return n<0?t:t.slice(n+1)}
const parentOf=t=>{if(t.charCodeAt(0)===h||t.indexOf(p)>=0){const e=t.split(_).filter(Boolean)
e.pop()
return e.length?e.join(_)+_:s}const e=t.length-1
const n=t.lastIndexOf(_,t.charCodeAt(e)===h?e-1:e)
return n<0?s:t.slice(0,n+1)}
const isString=t=>typeof t==="string"
const checkPattern=t=>t&&isString(t)
const splitPattern=t=>(t[t.length-1]==="\r"?t.slice(0,-1):t).split(f).filter(Boolean)
var I=class{constructor(t,e,n,s,r,o){this.pattern=t
this.mark=e
this.negative=r
define(this,"body",n)
define(this,"ignoreCase",s)
define(this,"regexPrefix",o)}get _basenameOnly(){return define(this,"_basenameOnly",matchesBasename(this.body))}get regex(){const t="_regex"
if(this[t])return this[t]
return this._make(T,t)}get checkRegex(){const t="_checkRegex"
if(this[t])return this[t]
return this._make(w,t)}_make(t,e){const n=pinWildcards(t===T?this.regexPrefix.replace(k,replaceTrailingWildcard).replace(L,replaceTrailingDoublestar):checkSourceOf(this.body,this.regexPrefix))
const s=this.ignoreCase?new RegExp(n,"i"):new RegExp(n)
return define(this,e,s)}}
const hasTrailingBackslash=t=>{let e=0
while(t[t.length-e-1]===o)e++
return e%2===1}
const trimEnd=(t,e)=>{let n=t.length
let s
for(;;){if(e&&t[n-1]==="\r")n--
s=n
while(t[s-1]===r)s--
if(!e||t[s-1]!=="\n")break
n=s-1}if(s===n)return t.slice(0,n)
let u=0
while(t[s-u-1]===o)u++
return u%2?t.slice(0,s-1)+r:t.slice(0,s)}
const createRule=(t,e,n,s,o)=>{let u=o&&t[0]===i?t.slice(1):t
if(u[0]==="#")return
let a=false
if(u[0]==="!"){a=true
u=u.slice(1)}const f=u[u.length-1]
if(f===r||s&&(f==="\r"||f==="\n"))u=trimEnd(u,s)
if(!u||hasTrailingBackslash(u))return
u=u.replace(l,"!").replace(c,"#")
const p=makeRegexPrefix(u)
return new I(t,e,u,n,a,p)}
var N=class{constructor(t){this._ignoreCase=t
this._rules=[]
this._basenameCount=0}_add(t,e){if(t&&t[A]){this._rules=this._rules.concat(t._rules._rules)
this._basenameCount+=t._rules._basenameCount
this._added=true
return}const s=isString(t)
const r=s?t:t.pattern
const o=checkPattern(r)&&createRule(r,s?n:t.mark,this._ignoreCase,!this._split,this._stripBOM&&!e)
if(o){this._added=true
this._rules.push(o)
if(matchesBasename(o.body))this._basenameCount++}}add(t){this._added=false
this._split=isString(t)
this._stripBOM=!this._split||t[0]===i
makeArray(this._split?splitPattern(t):t).forEach(this._add,this)
if(this._added)this._literalRules=n
return this._added}testLiteral(t){const e=this._literalRules||(this._literalRules=this._rules.filter(({body:t})=>t[t.length-(t[t.length-1]===_?2:1)]==="*"))
let s=false
let r=false
let o
for(let u=e.length-1;u>=0;u--){const i=e[u]
if(i.checkRegex.test(t)){s=!i.negative
r=i.negative
o=i.negative?n:i
break}}const u={ignored:s,unignored:r}
if(o)u.rule=o
return u}test(t,e){const n=this._rules
const{length:s}=n
const r=this._basenameCount*2>=s
const o=r?basenameOf(t):t
for(let u=s-1;u>=0;u--){const s=n[u]
if(s[e].test(r&&s._basenameOnly?o:t)){const{negative:t}=s
const e={ignored:!t,unignored:t}
if(!t)e.rule=s
return e}}return{ignored:false,unignored:false}}}
const throwError=(t,e)=>{throw new e(t)}
const checkPath=(t,e,n)=>{if(!isString(t))return n(`path must be a string, but got \`${e}\``,TypeError)
if(!t)return n(`path must not be empty`,TypeError)
if(checkPath.isNotRelative(t))return n(`path should be a \`path.relative()\`d string, but got "${e}"`,RangeError)
return true}
const isNotRelative=t=>{const e=t.charCodeAt(0)
if(e===h)return true
if(e!==g)return false
if(t.length===1)return true
const n=t.charCodeAt(1)
if(n===h)return true
if(n!==g)return false
return t.length===2||t.charCodeAt(2)===h}
checkPath.isNotRelative=isNotRelative
checkPath.convert=t=>t
const convertPath=t=>isString(t)&&checkPath.convert(t)
var M=class{constructor({ignorecase:t=true,ignoreCase:e=t,allowRelativePaths:n=false}={}){define(this,A,true)
this._rules=new N(e)
this._strictPathCheck=!n
this._initCache()}_initCache(){this._ignoreCache=Object.create(null)
this._testCache=Object.create(null)}add(t){if(this._rules.add(t))this._initCache()
return this}addPattern(t){return this.add(t)}_test(t,e,n){checkPath(n,t,this._strictPathCheck?throwError:RETURN_FALSE)
return n?this._t(n,e):{ignored:false,unignored:false}}checkIgnore(t){const e=convertPath(t)
if(!e||e.charCodeAt(e.length-1)!==h)return this._test(t,this._testCache,e)
const n=this._t(e,this._testCache)
if(n.ignored)return n
const s=this._rules.testLiteral(e)
return s.ignored||s.unignored?s:n}_t(t,e){if(t in e)return e[t]
const s=parentOf(t)
const r=s?this._t(s,e):n
return e[t]=r&&r.ignored?r:this._rules.test(t,T)}ignores(t){return this._test(t,this._ignoreCache,convertPath(t)).ignored}createFilter(){return t=>!this.ignores(t)}filter(t){return makeArray(t).filter(this.createFilter())}test(t){return this._test(t,this._testCache,convertPath(t))}}
const factory=t=>new M(t)
const isPathValid=t=>checkPath(convertPath(t),t,RETURN_FALSE)
const setupWindows=()=>{const makePosix=t=>/^\\\\\?\\/.test(t)||/["<>|\u0000-\u001F]+/u.test(t)?t:t.replace(/\\/g,"/")
checkPath.convert=makePosix
const t=/^[a-z]:\//i
checkPath.isNotRelative=e=>t.test(e)||isNotRelative(e)}
if(typeof process!=="undefined"&&process.platform==="win32")setupWindows()
e.exports=factory
factory.default=factory
e.exports.isPathValid=isPathValid
define(e.exports,Symbol.for("setupWindows"),setupWindows)})
var o=t.__commonJSMin((t,e)=>{const n="\\\\/"
const s=`[^${n}]`
const r=0
const o="\\."
const u="\\+"
const i="\\?"
const a="\\/"
const l="(?=.)"
const c="[^/]"
const f=`(?:${a}|$)`
const p=`(?:^|${a})`
const h=`${o}{1,2}${f}`
const g={DOT_LITERAL:o,PLUS_LITERAL:u,QMARK_LITERAL:i,SLASH_LITERAL:a,ONE_CHAR:l,QMARK:c,END_ANCHOR:f,DOTS_SLASH:h,NO_DOT:`(?!${o})`,NO_DOTS:`(?!${p}${h})`,NO_DOT_SLASH:`(?!${o}{0,1}${f})`,NO_DOTS_SLASH:`(?!${h})`,QMARK_NO_DOT:`[^.${a}]`,STAR:`${c}*?`,START_ANCHOR:p,SEP:"/"}
const _={...g,SLASH_LITERAL:`[${n}]`,QMARK:s,STAR:`${s}*?`,DOTS_SLASH:`${o}{1,2}(?:[${n}]|$)`,NO_DOT:`(?!${o})`,NO_DOTS:`(?!(?:^|[${n}])${o}{1,2}(?:[${n}]|$))`,NO_DOT_SLASH:`(?!${o}{0,1}(?:[${n}]|$))`,NO_DOTS_SLASH:`(?!${o}{1,2}(?:[${n}]|$))`,QMARK_NO_DOT:`[^.${n}]`,START_ANCHOR:`(?:^|[${n}])`,END_ANCHOR:`(?:[${n}]|$)`,SEP:"\\"}
e.exports={DEFAULT_MAX_EXTGLOB_RECURSION:r,MAX_LENGTH:65536,POSIX_REGEX_SOURCE:{__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"},REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(t){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${t.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===true?_:g}}})
var u=t.__commonJSMin(t=>{const{REGEX_BACKSLASH:e,REGEX_REMOVE_BACKSLASH:n,REGEX_SPECIAL_CHARS:s,REGEX_SPECIAL_CHARS_GLOBAL:r}=o()
t.isObject=t=>t!==null&&typeof t==="object"&&!Array.isArray(t)
t.hasRegexChars=t=>s.test(t)
t.isRegexChar=e=>e.length===1&&t.hasRegexChars(e)
t.escapeRegex=t=>t.replace(r,"\\$1")
t.toPosixSlashes=t=>t.replace(e,"/")
t.isWindows=()=>{if(typeof navigator!=="undefined"&&navigator.platform){const t=navigator.platform.toLowerCase()
return t==="win32"||t==="windows"}if(typeof process!=="undefined"&&process.platform)return process.platform==="win32"
return false}
t.removeBackslashes=t=>t.replace(n,t=>t==="\\"?"":t)
t.escapeLast=(e,n,s)=>{const r=e.lastIndexOf(n,s)
if(r===-1)return e
if(e[r-1]==="\\")return t.escapeLast(e,n,r-1)
return`${e.slice(0,r)}\\${e.slice(r)}`}
t.removePrefix=(t,e={})=>{let n=t
if(n.startsWith("./")){n=n.slice(2)
e.prefix="./"}return n}
t.wrapOutput=(t,e={},n={})=>{let s=`${n.contains?"":"^"}(?:${t})${n.contains?"":"$"}`
if(e.negated===true)s=`(?:^(?!${s}).*$)`
return s}
t.basename=(t,{windows:e}={})=>{const n=t.split(e?/[\\/]/:"/")
const s=n[n.length-1]
if(s==="")return n[n.length-2]
return s}})
var i=t.__commonJSMin((t,e)=>{const n=u()
const{CHAR_ASTERISK:s,CHAR_AT:r,CHAR_BACKWARD_SLASH:i,CHAR_COMMA:a,CHAR_DOT:l,CHAR_EXCLAMATION_MARK:c,CHAR_FORWARD_SLASH:f,CHAR_LEFT_CURLY_BRACE:p,CHAR_LEFT_PARENTHESES:h,CHAR_LEFT_SQUARE_BRACKET:g,CHAR_PLUS:_,CHAR_QUESTION_MARK:d,CHAR_RIGHT_CURLY_BRACE:A,CHAR_RIGHT_PARENTHESES:R,CHAR_RIGHT_SQUARE_BRACKET:E}=o()
const isPathSeparator=t=>t===f||t===i
const depth=t=>{if(t.isPrefix!==true)t.depth=t.isGlobstar?Infinity:1}
const scan=(t,e)=>{const o=e||{}
const u=t.length-1
const b=o.parts===true||o.tokens===true||o.scanToEnd===true
const $=[]
const y=[]
const x=[]
let C=t
let S=-1
let v=0
let m=0
let O=false
let H=false
let k=false
let T=false
let w=false
let L=false
let I=false
let N=false
let M=false
let B=false
let P=0
let G
let D
let F={value:"",depth:0,isGlob:false}
const eos=()=>S>=u
const peek=()=>C.charCodeAt(S+1)
const advance=()=>{G=D
return C.charCodeAt(++S)}
while(S<u){D=advance()
let t
if(D===i){I=F.backslashes=true
D=advance()
if(D===p)L=true
continue}if(L===true||D===p){P++
while(eos()!==true&&(D=advance())){if(D===i){I=F.backslashes=true
advance()
continue}if(D===p){P++
continue}if(L!==true&&D===l&&(D=advance())===l){O=F.isBrace=true
k=F.isGlob=true
B=true
if(b===true)continue
break}if(L!==true&&D===a){O=F.isBrace=true
k=F.isGlob=true
B=true
if(b===true)continue
break}if(D===A){P--
if(P===0){L=false
O=F.isBrace=true
B=true
break}}}if(b===true)continue
break}if(D===f){$.push(S)
y.push(F)
F={value:"",depth:0,isGlob:false}
if(B===true)continue
if(G===l&&S===v+1){v+=2
continue}m=S+1
continue}if(o.noext!==true){if((D===_||D===r||D===s||D===d||D===c)===true&&peek()===h){k=F.isGlob=true
T=F.isExtglob=true
B=true
if(D===c&&S===v)M=true
if(b===true){let t=0
while(eos()!==true&&(D=advance())){if(D===i){I=F.backslashes=true
advance()
continue}if(D===h){t++
continue}if(D===R&&--t===0){B=true
break}}continue}break}}if(D===s){if(G===s)w=F.isGlobstar=true
k=F.isGlob=true
B=true
if(b===true)continue
break}if(D===d){k=F.isGlob=true
B=true
if(b===true)continue
break}if(D===g){while(eos()!==true&&(t=advance())){if(t===i){I=F.backslashes=true
advance()
continue}if(t===E){H=F.isBracket=true
k=F.isGlob=true
B=true
break}}if(b===true)continue
break}if(o.nonegate!==true&&D===c&&S===v){N=F.negated=true
v++
continue}if(o.noparen!==true&&D===h){k=F.isGlob=true
if(b===true){let t=1
while(eos()!==true&&(D=advance())){if(D===i){I=F.backslashes=true
advance()
continue}if(D===h){t++
continue}if(D===R&&--t===0){B=true
break}}continue}break}if(k===true){B=true
if(b===true)continue
break}}if(o.noext===true){T=false
k=false}let U=C
let K=""
let X=""
if(v>0){K=C.slice(0,v)
C=C.slice(v)
m-=v}if(U&&k===true&&m>0){U=C.slice(0,m)
X=C.slice(m)}else if(k===true){U=""
X=C}else U=C
if(U&&U!==""&&U!=="/"&&U!==C){if(isPathSeparator(U.charCodeAt(U.length-1)))U=U.slice(0,-1)}if(o.unescape===true){if(X)X=n.removeBackslashes(X)
if(U&&I===true)U=n.removeBackslashes(U)}const j={prefix:K,input:t,start:v,base:U,glob:X,isBrace:O,isBracket:H,isGlob:k,isExtglob:T,isGlobstar:w,negated:N,negatedExtglob:M}
if(o.tokens===true){j.maxDepth=0
if(!isPathSeparator(D))y.push(F)
j.tokens=y}if(o.parts===true||o.tokens===true){let e
for(let n=0;n<$.length;n++){const s=e!==void 0?e+1:v
const r=$[n]
const u=t.slice(s,r)
if(o.tokens){if(n===0&&v!==0){y[n].isPrefix=true
y[n].value=K}else y[n].value=u
depth(y[n])
j.maxDepth+=y[n].depth}if(r>=v){x.push(u)
e=r}}const n=e!==void 0?e+1:v
const s=t.slice(n)
x.push(s)
if(o.tokens&&e&&e+1<t.length){y[y.length-1].value=s
depth(y[y.length-1])
j.maxDepth+=y[y.length-1].depth}j.slashes=$
j.parts=x}return j}
e.exports=scan})
var a=t.__commonJSMin((t,e)=>{const n=o()
const s=u()
const{MAX_LENGTH:r,POSIX_REGEX_SOURCE:i,REGEX_NON_SPECIAL_CHARS:a,REGEX_SPECIAL_CHARS_BACKREF:l,REPLACEMENTS:c}=n
const expandRange=(t,e)=>{if(typeof e.expandRange==="function")return e.expandRange(...t,e)
t.sort()
const n=`[${t.join("-")}]`
try{new RegExp(n)}catch(e){return t.map(t=>s.escapeRegex(t)).join("..")}return n}
const syntaxError=(t,e)=>`Missing ${t}: "${e}" - use "\\\\${e}" to match literal characters`
const splitTopLevel=t=>{const e=[]
let n=0
let s=0
let r=0
let o=""
let u=false
for(const i of t){if(u===true){o+=i
u=false
continue}if(i==="\\"){o+=i
u=true
continue}if(i==='"'){r=r===1?0:1
o+=i
continue}if(r===0){if(i==="[")n++
else if(i==="]"&&n>0)n--
else if(n===0){if(i==="(")s++
else if(i===")"&&s>0)s--
else if(i==="|"&&s===0){e.push(o)
o=""
continue}}}o+=i}e.push(o)
return e}
const isPlainBranch=t=>{let e=false
for(const n of t){if(e===true){e=false
continue}if(n==="\\"){e=true
continue}if(/[?*+@!()[\]{}]/.test(n))return false}return true}
const normalizeSimpleBranch=t=>{let e=t.trim()
let n=true
while(n===true){n=false
if(/^@\([^\\()[\]{}|]+\)$/.test(e)){e=e.slice(2,-1)
n=true}}if(!isPlainBranch(e))return
return e.replace(/\\(.)/g,"$1")}
const hasRepeatedCharPrefixOverlap=t=>{const e=t.map(normalizeSimpleBranch).filter(Boolean)
for(let t=0;t<e.length;t++)for(let n=t+1;n<e.length;n++){const s=e[t]
const r=e[n]
const o=s[0]
if(!o||s!==o.repeat(s.length)||r!==o.repeat(r.length))continue
if(s===r||s.startsWith(r)||r.startsWith(s))return true}return false}
const parseRepeatedExtglob=(t,e=true)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="(")return
let n=0
let s=0
let r=0
let o=false
for(let u=1;u<t.length;u++){const i=t[u]
if(o===true){o=false
continue}if(i==="\\"){o=true
continue}if(i==='"'){r=r===1?0:1
continue}if(r===1)continue
if(i==="["){n++
continue}if(i==="]"&&n>0){n--
continue}if(n>0)continue
if(i==="("){s++
continue}if(i===")"){s--
if(s===0){if(e===true&&u!==t.length-1)return
return{type:t[0],body:t.slice(2,u),end:u}}}}}
const buildCharClassStar=t=>`${t.length===1?s.escapeRegex(t[0]):`[${t.map(t=>s.escapeRegex(t)).join("")}]`}*`
const getStarExtglobSequenceChars=t=>{let e=0
const n=[]
while(e<t.length){const s=parseRepeatedExtglob(t.slice(e),false)
if(!s||s.type!=="*")return
const r=splitTopLevel(s.body).map(t=>t.trim())
if(r.length!==1)return
const o=normalizeSimpleBranch(r[0])
if(!o||o.length!==1)return
n.push(o)
e+=s.end+1}if(n.length<1)return
return n}
const repeatedExtglobRecursion=t=>{let e=0
let n=t.trim()
let s=parseRepeatedExtglob(n)
while(s){e++
n=s.body.trim()
s=parseRepeatedExtglob(n)}return e}
const analyzeRepeatedExtglob=(t,e)=>{if(e.maxExtglobRecursion===false)return{risky:false}
const s=typeof e.maxExtglobRecursion==="number"?e.maxExtglobRecursion:n.DEFAULT_MAX_EXTGLOB_RECURSION
const r=splitTopLevel(t).map(t=>t.trim())
if(r.length>1){if(r.some(t=>t==="")||r.some(t=>/^[*?]+$/.test(t))||hasRepeatedCharPrefixOverlap(r))return{risky:true}}const o=[]
let u=false
let i=true
for(const t of r){const e=getStarExtglobSequenceChars(t)
if(e){u=true
o.push(...e)
continue}const n=normalizeSimpleBranch(t)
if(n&&n.length===1){o.push(n)
continue}i=false
if(repeatedExtglobRecursion(t)>s)return{risky:true}}if(u)return i?{risky:true,safeOutput:buildCharClassStar([...new Set(o)])}:{risky:true}
return{risky:false}}
const parse=(t,e)=>{if(typeof t!=="string")throw new TypeError("Expected a string")
t=c[t]||t
const o={...e}
const u=typeof o.maxLength==="number"?Math.min(r,o.maxLength):r
let f=t.length
if(f>u)throw new SyntaxError(`Input length: ${f}, exceeds maximum allowed length: ${u}`)
const p={type:"bos",value:"",output:o.prepend||""}
const h=[p]
const g=o.capture?"":"?:"
const _=n.globChars(o.windows)
const d=n.extglobChars(_)
const{DOT_LITERAL:A,PLUS_LITERAL:R,SLASH_LITERAL:E,ONE_CHAR:b,DOTS_SLASH:$,NO_DOT:y,NO_DOT_SLASH:x,NO_DOTS_SLASH:C,QMARK:S,QMARK_NO_DOT:v,STAR:m,START_ANCHOR:O}=_
const globstar=t=>`(${g}(?:(?!${O}${t.dot?$:A}).)*?)`
const H=o.dot?"":y
const k=o.dot?S:v
let T=o.bash===true?globstar(o):m
if(o.capture)T=`(${T})`
if(typeof o.noext==="boolean")o.noextglob=o.noext
const w={input:t,index:-1,start:0,dot:o.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:h}
t=s.removePrefix(t,w)
f=t.length
const L=[]
const I=[]
const N=[]
let M=p
let B
const eos=()=>w.index===f-1
const P=w.peek=(e=1)=>t[w.index+e]
const G=w.advance=()=>t[++w.index]||""
const remaining=()=>t.slice(w.index+1)
const consume=(t="",e=0)=>{w.consumed+=t
w.index+=e}
const append=t=>{w.output+=t.output!=null?t.output:t.value
consume(t.value)}
const negate=()=>{let t=1
while(P()==="!"&&(P(2)!=="("||P(3)==="?")){G()
w.start++
t++}if(t%2===0)return false
w.negated=true
w.start++
return true}
const increment=t=>{w[t]++
N.push(t)}
const decrement=t=>{w[t]--
N.pop()}
const push=t=>{if(M.type==="globstar"){const e=w.braces>0&&(t.type==="comma"||t.type==="brace")
const n=t.extglob===true||L.length&&(t.type==="pipe"||t.type==="paren")
if(t.type!=="slash"&&t.type!=="paren"&&!e&&!n){w.output=w.output.slice(0,-M.output.length)
M.type="star"
M.value="*"
M.output=T
w.output+=M.output}}if(L.length&&t.type!=="paren")L[L.length-1].inner+=t.value
if(t.value||t.output)append(t)
if(M&&M.type==="text"&&t.type==="text"){M.output=(M.output||M.value)+t.value
M.value+=t.value
return}t.prev=M
h.push(t)
M=t}
const extglobOpen=(t,e)=>{const n={...d[e],conditions:1,inner:""}
n.prev=M
n.parens=w.parens
n.output=w.output
n.startIndex=w.index
n.tokensIndex=h.length
const s=(o.capture?"(":"")+n.open
increment("parens")
push({type:t,value:e,output:w.output?"":b})
push({type:"paren",extglob:true,value:G(),output:s})
L.push(n)}
const extglobClose=n=>{const r=t.slice(n.startIndex,w.index+1)
const u=t.slice(n.startIndex+2,w.index)
const i=analyzeRepeatedExtglob(u,o)
if((n.type==="plus"||n.type==="star")&&i.risky){const t=i.safeOutput?(n.output?"":b)+(o.capture?`(${i.safeOutput})`:i.safeOutput):void 0
const e=h[n.tokensIndex]
e.type="text"
e.value=r
e.output=t||s.escapeRegex(r)
for(let t=n.tokensIndex+1;t<h.length;t++){h[t].value=""
h[t].output=""
delete h[t].suffix}w.output=n.output+e.output
w.backtrack=true
push({type:"paren",extglob:true,value:B,output:""})
decrement("parens")
return}let a=n.close+(o.capture?")":"")
let l
if(n.type==="negate"){let t=T
if(n.inner&&n.inner.length>1&&n.inner.includes("/"))t=globstar(o)
if(t!==T||eos()||/^\)+$/.test(remaining()))a=n.close=`)$))${t}`
if(n.inner.includes("*")&&(l=remaining())&&/^\.[^\\/.]+$/.test(l))a=n.close=`)${parse(l,{...e,fastpaths:false}).output})${t})`
if(n.prev.type==="bos")w.negatedExtglob=true}push({type:"paren",extglob:true,value:B,output:a})
decrement("parens")}
if(o.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(t)){let n=false
let r=t.replace(l,(t,e,s,r,o,u)=>{if(r==="\\"){n=true
return t}if(r==="?"){if(e)return e+r+(o?S.repeat(o.length):"")
if(u===0)return k+(o?S.repeat(o.length):"")
return S.repeat(s.length)}if(r===".")return A.repeat(s.length)
if(r==="*"){if(e)return e+r+(o?T:"")
return T}return e?t:`\\${t}`})
if(n===true){if(o.unescape===true)r=r.replace(/\\/g,"")
else r=r.replace(/\\+/g,t=>t.length%2===0?"\\\\":t?"\\":"")}if(r===t&&o.contains===true){w.output=t
return w}w.output=s.wrapOutput(r,w,e)
return w}while(!eos()){B=G()
if(B==="\0")continue
if(B==="\\"){const t=P()
if(t==="/"&&o.bash!==true)continue
if(t==="."||t===";")continue
if(!t){B+="\\"
push({type:"text",value:B})
continue}const e=/^\\+/.exec(remaining())
let n=0
if(e&&e[0].length>2){n=e[0].length
w.index+=n
if(n%2!==0)B+="\\"}if(o.unescape===true)B=G()
else B+=G()
if(w.brackets===0){push({type:"text",value:B})
continue}}if(w.brackets>0&&(B!=="]"||M.value==="["||M.value==="[^")){if(o.posix!==false&&B===":"){const t=M.value.slice(1)
if(t.includes("[")){M.posix=true
if(t.includes(":")){const t=M.value.lastIndexOf("[")
const e=M.value.slice(0,t)
const n=M.value.slice(t+2)
const s=i[n]
if(s){M.value=e+s
w.backtrack=true
G()
if(!p.output&&h.indexOf(M)===1)p.output=b
continue}}}}if(B==="["&&P()!==":"||B==="-"&&P()==="]")B=`\\${B}`
if(B==="]"&&(M.value==="["||M.value==="[^"))B=`\\${B}`
if(o.posix===true&&B==="!"&&M.value==="[")B="^"
M.value+=B
append({value:B})
continue}if(w.quotes===1&&B!=='"'){B=s.escapeRegex(B)
M.value+=B
append({value:B})
continue}if(B==='"'){w.quotes=w.quotes===1?0:1
if(o.keepQuotes===true)push({type:"text",value:B})
continue}if(B==="("){increment("parens")
push({type:"paren",value:B})
continue}if(B===")"){if(w.parens===0&&o.strictBrackets===true)throw new SyntaxError(syntaxError("opening","("))
const t=L[L.length-1]
if(t&&w.parens===t.parens+1){extglobClose(L.pop())
continue}push({type:"paren",value:B,output:w.parens?")":"\\)"})
decrement("parens")
continue}if(B==="["){if(o.nobracket===true||!remaining().includes("]")){if(o.nobracket!==true&&o.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"))
B=`\\${B}`}else increment("brackets")
push({type:"bracket",value:B})
continue}if(B==="]"){if(o.nobracket===true||M&&M.type==="bracket"&&M.value.length===1){push({type:"text",value:B,output:`\\${B}`})
continue}if(w.brackets===0){if(o.strictBrackets===true)throw new SyntaxError(syntaxError("opening","["))
push({type:"text",value:B,output:`\\${B}`})
continue}decrement("brackets")
const t=M.value.slice(1)
if(M.posix!==true&&t[0]==="^"&&!t.includes("/"))B=`/${B}`
M.value+=B
append({value:B})
if(o.literalBrackets===false||s.hasRegexChars(t))continue
const e=s.escapeRegex(M.value)
w.output=w.output.slice(0,-M.value.length)
if(o.literalBrackets===true){w.output+=e
M.value=e
continue}M.value=`(${g}${e}|${M.value})`
w.output+=M.value
continue}if(B==="{"&&o.nobrace!==true){increment("braces")
const t={type:"brace",value:B,output:"(",outputIndex:w.output.length,tokensIndex:w.tokens.length}
I.push(t)
push(t)
continue}if(B==="}"){const t=I[I.length-1]
if(o.nobrace===true||!t){push({type:"text",value:B,output:B})
continue}let e=")"
if(t.dots===true){const t=h.slice()
const n=[]
for(let e=t.length-1;e>=0;e--){h.pop()
if(t[e].type==="brace")break
if(t[e].type!=="dots")n.unshift(t[e].value)}e=expandRange(n,o)
w.backtrack=true}if(t.comma!==true&&t.dots!==true){const n=w.output.slice(0,t.outputIndex)
const s=w.tokens.slice(t.tokensIndex)
t.value=t.output="\\{"
B=e="\\}"
w.output=n
for(const t of s)w.output+=t.output||t.value}push({type:"brace",value:B,output:e})
decrement("braces")
I.pop()
continue}if(B==="|"){if(L.length>0)L[L.length-1].conditions++
push({type:"text",value:B})
continue}if(B===","){let t=B
const e=I[I.length-1]
if(e&&N[N.length-1]==="braces"){e.comma=true
t="|"}push({type:"comma",value:B,output:t})
continue}if(B==="/"){if(M.type==="dot"&&w.index===w.start+1){w.start=w.index+1
w.consumed=""
w.output=""
h.pop()
M=p
continue}push({type:"slash",value:B,output:E})
continue}if(B==="."){if(w.braces>0&&M.type==="dot"){if(M.value===".")M.output=A
const t=I[I.length-1]
M.type="dots"
M.output+=B
M.value+=B
t.dots=true
continue}if(w.braces+w.parens===0&&M.type!=="bos"&&M.type!=="slash"){push({type:"text",value:B,output:A})
continue}push({type:"dot",value:B,output:A})
continue}if(B==="?"){if(!(M&&M.value==="(")&&o.noextglob!==true&&P()==="("&&P(2)!=="?"){extglobOpen("qmark",B)
continue}if(M&&M.type==="paren"){const t=P()
let e=B
if(M.value==="("&&!/[!=<:]/.test(t)||t==="<"&&!/<([!=]|\w+>)/.test(remaining()))e=`\\${B}`
push({type:"text",value:B,output:e})
continue}if(o.dot!==true&&(M.type==="slash"||M.type==="bos")){push({type:"qmark",value:B,output:v})
continue}push({type:"qmark",value:B,output:S})
continue}if(B==="!"){if(o.noextglob!==true&&P()==="("){if(P(2)!=="?"||!/[!=<:]/.test(P(3))){extglobOpen("negate",B)
continue}}if(o.nonegate!==true&&w.index===0){negate()
continue}}if(B==="+"){if(o.noextglob!==true&&P()==="("&&P(2)!=="?"){extglobOpen("plus",B)
continue}if(M&&M.value==="("||o.regex===false){push({type:"plus",value:B,output:R})
continue}if(M&&(M.type==="bracket"||M.type==="paren"||M.type==="brace")||w.parens>0){push({type:"plus",value:B})
continue}push({type:"plus",value:R})
continue}if(B==="@"){if(o.noextglob!==true&&P()==="("&&P(2)!=="?"){push({type:"at",extglob:true,value:B,output:""})
continue}push({type:"text",value:B})
continue}if(B!=="*"){if(B==="$"||B==="^")B=`\\${B}`
const t=a.exec(remaining())
if(t){B+=t[0]
w.index+=t[0].length}push({type:"text",value:B})
continue}if(M&&(M.type==="globstar"||M.star===true)){M.type="star"
M.star=true
M.value+=B
M.output=T
w.backtrack=true
w.globstar=true
consume(B)
continue}let e=remaining()
if(o.noextglob!==true&&/^\([^?]/.test(e)){extglobOpen("star",B)
continue}if(M.type==="star"){if(o.noglobstar===true){consume(B)
continue}const n=M.prev
const s=n.prev
const r=n.type==="slash"||n.type==="bos"
const u=s&&(s.type==="star"||s.type==="globstar")
if(o.bash===true&&(!r||e[0]&&e[0]!=="/")){push({type:"star",value:B,output:""})
continue}const i=w.braces>0&&(n.type==="comma"||n.type==="brace")
const a=L.length&&(n.type==="pipe"||n.type==="paren")
if(!r&&n.type!=="paren"&&!i&&!a){push({type:"star",value:B,output:""})
continue}while(e.slice(0,3)==="/**"){const n=t[w.index+4]
if(n&&n!=="/")break
e=e.slice(3)
consume("/**",3)}const l=eos()||w.parens>0&&e===")".repeat(w.parens)&&!L.some(t=>t.type==="negate")
if(n.type==="bos"&&eos()){M.type="globstar"
M.value+=B
M.output=globstar(o)
w.output=M.output
w.globstar=true
consume(B)
continue}if(n.type==="slash"&&n.prev.type!=="bos"&&!u&&l){w.output=w.output.slice(0,-(n.output+M.output).length)
n.output=`(?:${n.output}`
M.type="globstar"
M.output=globstar(o)+(o.strictSlashes?")":"|$)")
M.value+=B
w.globstar=true
w.output+=n.output+M.output
consume(B)
continue}if(n.type==="slash"&&n.prev.type!=="bos"&&e[0]==="/"){const t=e[1]!==void 0?"|$":""
w.output=w.output.slice(0,-(n.output+M.output).length)
n.output=`(?:${n.output}`
M.type="globstar"
M.output=`${globstar(o)}${E}|${E}${t})`
M.value+=B
w.output+=n.output+M.output
w.globstar=true
consume(B+G())
push({type:"slash",value:"/",output:""})
continue}if(n.type==="bos"&&e[0]==="/"){M.type="globstar"
M.value+=B
M.output=`(?:^|${E}|${globstar(o)}${E})`
w.output=M.output
w.globstar=true
consume(B+G())
push({type:"slash",value:"/",output:""})
continue}w.output=w.output.slice(0,-M.output.length)
M.type="globstar"
M.output=globstar(o)
M.value+=B
w.output+=M.output
w.globstar=true
consume(B)
continue}const n={type:"star",value:B,output:T}
if(o.bash===true){n.output=".*?"
if(M.type==="bos"||M.type==="slash")n.output=H+n.output
push(n)
continue}if(M&&(M.type==="bracket"||M.type==="paren")&&o.regex===true){n.output=B
push(n)
continue}if(w.index===w.start||M.type==="slash"||M.type==="dot"){if(M.type==="dot"){w.output+=x
M.output+=x}else if(o.dot===true){w.output+=C
M.output+=C}else{w.output+=H
M.output+=H}if(P()!=="*"){w.output+=b
M.output+=b}}push(n)}while(w.brackets>0){if(o.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"))
w.output=s.escapeLast(w.output,"[")
decrement("brackets")}while(w.parens>0){if(o.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"))
w.output=s.escapeLast(w.output,"(")
decrement("parens")}while(w.braces>0){if(o.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"))
w.output=s.escapeLast(w.output,"{")
decrement("braces")}if(o.strictSlashes!==true&&(M.type==="star"||M.type==="bracket"))push({type:"maybe_slash",value:"",output:`${E}?`})
if(w.backtrack===true){w.output=""
for(const t of w.tokens){w.output+=t.output!=null?t.output:t.value
if(t.suffix)w.output+=t.suffix}}return w}
parse.fastpaths=(t,e)=>{const o={...e}
const u=typeof o.maxLength==="number"?Math.min(r,o.maxLength):r
const i=t.length
if(i>u)throw new SyntaxError(`Input length: ${i}, exceeds maximum allowed length: ${u}`)
t=c[t]||t
const{DOT_LITERAL:a,SLASH_LITERAL:l,ONE_CHAR:f,DOTS_SLASH:p,NO_DOT:h,NO_DOTS:g,NO_DOTS_SLASH:_,STAR:d,START_ANCHOR:A}=n.globChars(o.windows)
const R=o.dot?g:h
const E=o.dot?_:h
const b=o.capture?"":"?:"
const $={negated:false,prefix:""}
let y=o.bash===true?".*?":d
if(o.capture)y=`(${y})`
const globstar=t=>{if(t.noglobstar===true)return y
return`(${b}(?:(?!${A}${t.dot?p:a}).)*?)`}
const create=t=>{switch(t){case"*":return`${R}${f}${y}`
case".*":return`${a}${f}${y}`
case"*.*":return`${R}${y}${a}${f}${y}`
case"*/*":return`${R}${y}${l}${f}${E}${y}`
case"**":return R+globstar(o)
case"**/*":return`(?:${R}${globstar(o)}${l})?${E}${f}${y}`
case"**/*.*":return`(?:${R}${globstar(o)}${l})?${E}${y}${a}${f}${y}`
case"**/.*":return`(?:${R}${globstar(o)}${l})?${a}${f}${y}`
default:{const e=/^(.*?)\.(\w+)$/.exec(t)
if(!e)return
const n=create(e[1])
if(!n)return
return n+a+e[2]}}}
let x=create(s.removePrefix(t,$))
if(x&&o.strictSlashes!==true)x+=`${l}?`
return x}
e.exports=parse})
var l=t.__commonJSMin((t,e)=>{const n=i()
const s=a()
const r=u()
const l=o()
const isObject=t=>t&&typeof t==="object"&&!Array.isArray(t)
const picomatch=(t,e,n=false)=>{if(Array.isArray(t)){const s=t.map(t=>picomatch(t,e,n))
const arrayMatcher=t=>{for(const e of s){const n=e(t)
if(n)return n}return false}
return arrayMatcher}const s=isObject(t)&&t.tokens&&t.input
if(t===""||typeof t!=="string"&&!s)throw new TypeError("Expected pattern to be a non-empty string")
const r=e||{}
const o=r.windows
const u=s?picomatch.compileRe(t,e):picomatch.makeRe(t,e,false,true)
const i=u.state
delete u.state
let isIgnored=()=>false
if(r.ignore){const t={...e,ignore:null,onMatch:null,onResult:null}
isIgnored=picomatch(r.ignore,t,n)}const matcher=(n,s=false)=>{const{isMatch:a,match:l,output:c}=picomatch.test(n,u,e,{glob:t,posix:o})
const f={glob:t,state:i,regex:u,posix:o,input:n,output:c,match:l,isMatch:a}
if(typeof r.onResult==="function")r.onResult(f)
if(a===false){f.isMatch=false
return s?f:false}if(isIgnored(n)){if(typeof r.onIgnore==="function")r.onIgnore(f)
f.isMatch=false
return s?f:false}if(typeof r.onMatch==="function")r.onMatch(f)
return s?f:true}
if(n)matcher.state=i
return matcher}
picomatch.test=(t,e,n,{glob:s,posix:o}={})=>{if(typeof t!=="string")throw new TypeError("Expected input to be a string")
if(t==="")return{isMatch:false,output:""}
const u=n||{}
const i=u.format||(o?r.toPosixSlashes:null)
let a=t===s
let l=a&&i?i(t):t
if(a===false){l=i?i(t):t
a=l===s}if(a===false||u.capture===true){if(u.matchBase===true||u.basename===true)a=picomatch.matchBase(t,e,n,o)
else a=e.exec(l)}return{isMatch:Boolean(a),match:a,output:l}}
picomatch.matchBase=(t,e,n,s=n&&n.windows)=>(e instanceof RegExp?e:picomatch.makeRe(e,n)).test(r.basename(t,{windows:s}))
picomatch.isMatch=(t,e,n)=>picomatch(e,n)(t)
picomatch.parse=(t,e)=>{if(Array.isArray(t))return t.map(t=>picomatch.parse(t,e))
return s(t,{...e,fastpaths:false})}
picomatch.scan=(t,e)=>n(t,e)
picomatch.compileRe=(t,e,n=false,s=false)=>{if(n===true)return t.output
const r=e||{}
const o=r.contains?"":"^"
const u=r.contains?"":"$"
let i=`${o}(?:${t.output})${u}`
if(t&&t.negated===true)i=`^(?!${i}).*$`
const a=picomatch.toRegex(i,e)
if(s===true)a.state=t
return a}
picomatch.makeRe=(t,e={},n=false,r=false)=>{if(!t||typeof t!=="string")throw new TypeError("Expected a non-empty string")
let o={negated:false,fastpaths:true}
if(e.fastpaths!==false&&(t[0]==="."||t[0]==="*"))o.output=s.fastpaths(t,e)
if(!o.output)o=s(t,e)
return picomatch.compileRe(o,e,n,r)}
picomatch.toRegex=(t,e)=>{try{const n=e||{}
return new RegExp(t,n.flags||(n.nocase?"i":""))}catch(t){if(e&&e.debug===true)throw t
return/$^/}}
picomatch.constants=l
e.exports=picomatch})
var c=t.__commonJSMin((t,e)=>{const n=l()
const s=u()
function picomatch(t,e,r=false){if(e&&(e.windows===null||e.windows===void 0))e={...e,windows:s.isWindows()}
return n(t,e,r)}Object.assign(picomatch,n)
e.exports=picomatch})
var f=t.__toESM(r(),1)
var p=t.__toESM(c(),1)
const h=["node_modules",".git"]
function walkFolder({folder:t,cwd:e,glob:r,isSupported:o}){if((0,n.relative)(e,t).split(n.sep).some(t=>h.includes(t)))return[]
const u=rulesAbove(t)
if(u===null)return[]
const i=r===null?()=>true:(0,p.default)(r,{dot:true})
const isWanted=t=>o(t)&&(i(t)||i(`./${t}`))
const a=r===null?Number.POSITIVE_INFINITY:depthOf(r)
const l=[]
const visit=(e,r,o)=>{const u=(0,n.join)(t,e)
const i=addRulesOf(u,o)
for(const t of(0,s.readdirSync)(u,{withFileTypes:true})){const s=(0,n.join)(u,t.name)
const o=e===""?t.name:`${e}/${t.name}`
if(t.isDirectory()){if(!(r>=a||h.includes(t.name))&&!isIgnored(s+n.sep,i))visit(o,r+1,i)}else if(t.isFile()&&isWanted(o)&&!isIgnored(s,i))l.push(o)}}
visit("",0,u)
return l}function splitGlob(t,e){const n=e==="\\"?t.replaceAll("\\","/"):t
const{base:s,glob:r}=p.default.scan(n,{unescape:true})
return{folder:s,glob:r===""?null:r}}function depthOf(t){return t.includes("**")||/[{(][^})]*\//.test(t)?Number.POSITIVE_INFINITY:t.split("/").length-1}function addRulesOf(t,r){try{const e=(0,s.readFileSync)((0,n.join)(t,".gitignore"),"utf8")
return[{folder:t,patterns:(0,f.default)().add(e)},...r]}catch(t){if(e.systemCodeOf(t)===void 0)throw t
return r}}function rulesAbove(t){let s=e.findGitRoot(t)
let r=[]
for(const e of(0,n.relative)(s,t).split(n.sep).filter(Boolean)){r=addRulesOf(s,r)
s=(0,n.join)(s,e)
if(isIgnored(s+n.sep,r))return null}return r}function isIgnored(t,e){for(const{folder:s,patterns:r}of e){const e=(0,n.relative)(s,t).split(n.sep).join("/")
const{ignored:o,unignored:u}=r.test(t.endsWith(n.sep)?`${e}/`:e)
if(o||u)return o}return false}exports.splitGlob=splitGlob
exports.walkFolder=walkFolder

