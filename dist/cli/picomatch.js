exports.id=759
exports.ids=[759]
exports.modules={298:t=>{function makeArray(t){return Array.isArray(t)?t:[t]}const e=undefined
const n=""
const s=" "
const r="\\"
const o=/[.*+?()[\]{}^$|\\/]/
const u="\ufeff"
const i=/^\/\*{2,}$/
const a=/^\\!/
const c=/^\\#/
const l=/\r?\n/g
const p="//"
const f=47
const h=46
const g="/"
let _="node-ignore"
if(typeof Symbol!=="undefined"){_=Symbol.for("node-ignore")}const A=_
const define=(t,e,n)=>{Object.defineProperty(t,e,{value:n})
return n}
const RETURN_FALSE=()=>false
const R={alnum:"0-9A-Za-z",alpha:"A-Za-z",blank:" \\t",cntrl:"\\x00-\\x1f\\x7f",digit:"0-9",graph:"!-.0-~",lower:"a-z",print:" -.0-~",punct:"!-.:-@\\[-`{-~",space:" \\t\\n\\r",upper:"A-Z",xdigit:"0-9A-Fa-f"}
const d="\\]^-["
const escapeMember=t=>d.indexOf(t)<0?t:r+t
const E="(?!\\/)"
const classSource=(t,e)=>{if(t){return`[^\\/${e}]`}const n=`[${e}]`
return new RegExp(n).test("/")?E+n:n}
const scanBracket=(t,s)=>{const{length:o}=t
let u=s+1
let i=n
const a=t[u]
if(a==="!"||a==="^"){i="^"
u++}let c=n
let l=n
for(;;){const s=t[u]
if(s===e){return null}if(s===r){const e=t[++u]
c+=escapeMember(e)
l=e}else if(s==="-"&&l&&u+1<o&&t[u+1]!=="]"){u++
let e=t[u]
if(e===r){e=t[u+=1]}if(l<=e){c+=`-${escapeMember(e)}`}l=n}else if(s==="["&&t[u+1]===":"){const e=u+2
let s=e
while(s<o&&t[s]!=="]"){s++}if(s===o){return null}if(s>e&&t[s-1]===":"){const r=t.slice(e,s-1)
if(!Object.prototype.hasOwnProperty.call(R,r)){return null}c+=R[r]
l=n
u=s}else{c+=escapeMember("[")
l="["
u=e-2}}else{c+=escapeMember(s)
l=s}u++
if(t[u]==="]"){return{end:u,source:classSource(i,c)}}}}
const $="[]"
const x="\0"
const y=new RegExp(`${x}(\\d+)${x}`,"g")
const b="\ue000"
const C="\ue001"
const isReserved=t=>t===x||t===b||t===C
const extractBrackets=t=>{const e=[]
const hold=t=>`${x}${e.push(t)-1}${x}`
const{length:u}=t
let i=n
let a=0
while(a<u){const e=t[a]
if(e===r){const e=t[a+1]
if(e===g&&a+2===u){i+=hold($)}else if(e==="*"||e==="["||e===s){i+=t.slice(a,a+2)}else{i+=hold(o.test(e)?r+e:isReserved(e)?`[${e}]`:e)}a+=2}else if(isReserved(e)){i+=hold(`[${e}]`)
a++}else if(e==="["){const e=scanBracket(t,a)
if(e===null){i+=hold($)
a=u}else{i+=hold(e.source)
a=e.end+1}}else{i+=e
a++}}return{source:i,sources:e}}
const S=null
const v=/\/(?!$)/
const O="[^\\/]*"
const H=[[/(\\+)( ?)/g,(t,e,n)=>n?e.slice(0,e.length-e.length%2)+s:e,r+s],[/(^|\/)\*{3,}(?=\/|$)/g,(t,e)=>`${e}**`,"*"],[/[\\$.|*+(){^]/g,t=>`\\${t}`],[/(?!\\)\?/g,()=>"[^/]","?"],[/^\//,()=>"^",g],[/\//g,()=>"\\/",g],[/^\^*(?:\\\*\\\*\\\/)+/,()=>"(?:^|\\/)","*"],[S,(t,e)=>{if(!t||t[0]==="^"||t[0]==="("){return t}const n=!v.test(e)?"(?:^|\\/)":"^"
return n+t}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(t,e,n)=>e+6<n.length?n.slice(e+6)==="\\/"?"(?:\\/[^\\/]+)+":"(?:\\/[^\\/]+)*":`\\/${C}`,"*"],[/(^|[^\\])(?:\\\*)+(?!$)/g,(t,e)=>e+O,"*"],[/(^|[^\\])((?:\\\\)*)\\\*$/,(t,e,s)=>s===n?e+b:t,"*"],[/\\\\\\(?=[$.|*+(){^])/g,()=>r,r+r],[/\\\\/g,()=>r,r+r],[/\\\[([^\]/]*?)($|\])/g,(t,e,n)=>`\\[${e}${n}`,"["],[S,t=>{const e=t[t.length-1]
if(!e||e===b||e===C){return t}return e===g?`${t}$`:`${t}(?=$|\\/$)`}]]
const m=/(^|\\\/)?\uE000$/
const k="regex"
const L="checkRegex"
const T="_"
const replaceTrailingWildcard=(t,e)=>{const n=e?`${e}[^/]+`:"[^/]*"
return`${n}(?=$|\\/$)`}
const w=/\uE001$/
const replaceTrailingDoublestar=()=>"[\\s\\S]"
const separatorAfter=(t,e)=>{let s=n
for(let n=e+1;n<t.length&&!t[n].wildcard;n++){s+=t[n].single}return s}
const pinWildcards=t=>{if(t.indexOf(O)<0){return t}const e=[]
const{length:s}=t
let o=0
while(o<s){const n=t[o]
if(t.startsWith(O,o)){e.push({wildcard:true})
o+=O.length}else if(n==="["){let n=o+1
if(t[n]==="^"){n++}if(t[n]==="]"){n++}while(n<s&&t[n]!=="]"){n+=t[n]===r?2:1}n++
e.push({single:t.slice(o,n)})
o=n}else if(n===r){e.push({single:t.slice(o,o+2)})
o+=2}else if(n==="("){let n=0
let u=o
do{if(t[u]===r){u++}else if(t[u]==="("){n++}else if(t[u]===")"){n--}u++}while(u<s&&n>0)
if("*+?".indexOf(t[u])>=0){u++}e.push({boundary:t.slice(o,u)})
o=u}else if(n==="^"||n==="$"){e.push({boundary:n})
o++}else{e.push({single:n})
o++}}let u=n
let i=[]
const flush=()=>{let t
i.forEach((e,n)=>{if(e.wildcard){t=n}})
i.forEach((e,n)=>{if(!e.wildcard){u+=e.single
return}u+=n===t?O:`(?:(?!${separatorAfter(i,n)})[^\\/])*`})
i=[]}
e.forEach(t=>{if(t.boundary===undefined){i.push(t)
return}flush()
u+=t.boundary})
flush()
return u}
const makeRegexPrefix=t=>{if(i.test(t)){t="**"}const{source:n,sources:s}=extractBrackets(t)
const r=H.reduce((n,[s,r,o])=>{if(s===S){return r(n,t)}if(o!==e&&n.indexOf(o)<0){return n}return s.test(n)?n.replace(s,r.bind(t)):n},n)
return s.length?r.replace(y,(t,e)=>s[e]):r}
const checkSourceOf=(t,e)=>{if(t[t.length-1]===g){e=makeRegexPrefix(t.slice(0,-1))}const n=e.slice(0,-1)
const s=e[e.length-1]
return s===b?`${n}$`:s===C?n:$}
const matchesBasename=t=>{const e=t.indexOf(g)
return e<0||e===t.length-1}
const basenameOf=t=>{const e=t.length-1
const n=t.lastIndexOf(g,t[e]===g?e-1:e)
return n<0?t:t.slice(n+1)}
const parentOf=t=>{if(t.charCodeAt(0)===f||t.indexOf(p)>=0){const e=t.split(g).filter(Boolean)
e.pop()
return e.length?e.join(g)+g:n}const e=t.length-1
const s=t.lastIndexOf(g,t.charCodeAt(e)===f?e-1:e)
return s<0?n:t.slice(0,s+1)}
const isString=t=>typeof t==="string"
const checkPattern=t=>t&&isString(t)
const splitPattern=t=>(t[t.length-1]==="\r"?t.slice(0,-1):t).split(l).filter(Boolean)
class IgnoreRule{constructor(t,e,n,s,r,o){this.pattern=t
this.mark=e
this.negative=r
define(this,"body",n)
define(this,"ignoreCase",s)
define(this,"regexPrefix",o)}get _basenameOnly(){return define(this,"_basenameOnly",matchesBasename(this.body))}get regex(){const t=T+k
if(this[t]){return this[t]}return this._make(k,t)}get checkRegex(){const t=T+L
if(this[t]){return this[t]}return this._make(L,t)}_make(t,e){const n=pinWildcards(t===k?this.regexPrefix.replace(m,replaceTrailingWildcard).replace(w,replaceTrailingDoublestar):checkSourceOf(this.body,this.regexPrefix))
const s=this.ignoreCase?new RegExp(n,"i"):new RegExp(n)
return define(this,e,s)}}const hasTrailingBackslash=t=>{let e=0
while(t[t.length-e-1]===r){e++}return e%2===1}
const trimEnd=(t,e)=>{let n=t.length
let o
for(;;){if(e&&t[n-1]==="\r"){n--}o=n
while(t[o-1]===s){o--}if(!e||t[o-1]!=="\n"){break}n=o-1}if(o===n){return t.slice(0,n)}let u=0
while(t[o-u-1]===r){u++}return u%2?t.slice(0,o-1)+s:t.slice(0,o)}
const createRule=(t,e,n,r,o)=>{let i=o&&t[0]===u?t.slice(1):t
if(i[0]==="#"){return}let l=false
if(i[0]==="!"){l=true
i=i.slice(1)}const p=i[i.length-1]
if(p===s||r&&(p==="\r"||p==="\n")){i=trimEnd(i,r)}if(!i||hasTrailingBackslash(i)){return}i=i.replace(a,"!").replace(c,"#")
const f=makeRegexPrefix(i)
return new IgnoreRule(t,e,i,n,l,f)}
class RuleManager{constructor(t){this._ignoreCase=t
this._rules=[]
this._basenameCount=0}_add(t,n){if(t&&t[A]){this._rules=this._rules.concat(t._rules._rules)
this._basenameCount+=t._rules._basenameCount
this._added=true
return}const s=isString(t)
const r=s?t:t.pattern
const o=checkPattern(r)&&createRule(r,s?e:t.mark,this._ignoreCase,!this._split,this._stripBOM&&!n)
if(o){this._added=true
this._rules.push(o)
if(matchesBasename(o.body)){this._basenameCount++}}}add(t){this._added=false
this._split=isString(t)
this._stripBOM=!this._split||t[0]===u
makeArray(this._split?splitPattern(t):t).forEach(this._add,this)
if(this._added){this._literalRules=e}return this._added}testLiteral(t){const n=this._literalRules||(this._literalRules=this._rules.filter(({body:t})=>t[t.length-(t[t.length-1]===g?2:1)]==="*"))
let s=false
let r=false
let o
for(let u=n.length-1;u>=0;u--){const i=n[u]
if(i.checkRegex.test(t)){s=!i.negative
r=i.negative
o=i.negative?e:i
break}}const u={ignored:s,unignored:r}
if(o){u.rule=o}return u}test(t,e){const n=this._rules
const{length:s}=n
const r=this._basenameCount*2>=s
const o=r?basenameOf(t):t
for(let u=s-1;u>=0;u--){const s=n[u]
if(s[e].test(r&&s._basenameOnly?o:t)){const{negative:t}=s
const e={ignored:!t,unignored:t}
if(!t){e.rule=s}return e}}return{ignored:false,unignored:false}}}const throwError=(t,e)=>{throw new e(t)}
const checkPath=(t,e,n)=>{if(!isString(t)){return n(`path must be a string, but got \`${e}\``,TypeError)}if(!t){return n(`path must not be empty`,TypeError)}if(checkPath.isNotRelative(t)){const t="`path.relative()`d"
return n(`path should be a ${t} string, but got "${e}"`,RangeError)}return true}
const isNotRelative=t=>{const e=t.charCodeAt(0)
if(e===f){return true}if(e!==h){return false}if(t.length===1){return true}const n=t.charCodeAt(1)
if(n===f){return true}if(n!==h){return false}return t.length===2||t.charCodeAt(2)===f}
checkPath.isNotRelative=isNotRelative
checkPath.convert=t=>t
const convertPath=t=>isString(t)&&checkPath.convert(t)
class Ignore{constructor({ignorecase:t=true,ignoreCase:e=t,allowRelativePaths:n=false}={}){define(this,A,true)
this._rules=new RuleManager(e)
this._strictPathCheck=!n
this._initCache()}_initCache(){this._ignoreCache=Object.create(null)
this._testCache=Object.create(null)}add(t){if(this._rules.add(t)){this._initCache()}return this}addPattern(t){return this.add(t)}_test(t,e,n){checkPath(n,t,this._strictPathCheck?throwError:RETURN_FALSE)
return n?this._t(n,e):{ignored:false,unignored:false}}checkIgnore(t){const e=convertPath(t)
if(!e||e.charCodeAt(e.length-1)!==f){return this._test(t,this._testCache,e)}const n=this._t(e,this._testCache)
if(n.ignored){return n}const s=this._rules.testLiteral(e)
return s.ignored||s.unignored?s:n}_t(t,n){if(t in n){return n[t]}const s=parentOf(t)
const r=s?this._t(s,n):e
return n[t]=r&&r.ignored?r:this._rules.test(t,k)}ignores(t){return this._test(t,this._ignoreCache,convertPath(t)).ignored}createFilter(){return t=>!this.ignores(t)}filter(t){return makeArray(t).filter(this.createFilter())}test(t){return this._test(t,this._testCache,convertPath(t))}}const factory=t=>new Ignore(t)
const isPathValid=t=>checkPath(convertPath(t),t,RETURN_FALSE)
const setupWindows=()=>{const makePosix=t=>/^\\\\\?\\/.test(t)||/["<>|\u0000-\u001F]+/u.test(t)?t:t.replace(/\\/g,"/")
checkPath.convert=makePosix
const t=/^[a-z]:\//i
checkPath.isNotRelative=e=>t.test(e)||isNotRelative(e)}
if(typeof process!=="undefined"&&process.platform==="win32"){setupWindows()}t.exports=factory
factory.default=factory
t.exports.isPathValid=isPathValid
define(t.exports,Symbol.for("setupWindows"),setupWindows)},4006:(t,e,n)=>{"use strict"
const s=n(8016)
const r=n(4059)
function picomatch(t,e,n=false){if(e&&(e.windows===null||e.windows===undefined)){e={...e,windows:r.isWindows()}}return s(t,e,n)}Object.assign(picomatch,s)
t.exports=picomatch},5595:t=>{"use strict"
const e="\\\\/"
const n=`[^${e}]`
const s=0
const r="\\."
const o="\\+"
const u="\\?"
const i="\\/"
const a="(?=.)"
const c="[^/]"
const l=`(?:${i}|$)`
const p=`(?:^|${i})`
const f=`${r}{1,2}${l}`
const h=`(?!${r})`
const g=`(?!${p}${f})`
const _=`(?!${r}{0,1}${l})`
const A=`(?!${f})`
const R=`[^.${i}]`
const d=`${c}*?`
const E="/"
const $={DOT_LITERAL:r,PLUS_LITERAL:o,QMARK_LITERAL:u,SLASH_LITERAL:i,ONE_CHAR:a,QMARK:c,END_ANCHOR:l,DOTS_SLASH:f,NO_DOT:h,NO_DOTS:g,NO_DOT_SLASH:_,NO_DOTS_SLASH:A,QMARK_NO_DOT:R,STAR:d,START_ANCHOR:p,SEP:E}
const x={...$,SLASH_LITERAL:`[${e}]`,QMARK:n,STAR:`${n}*?`,DOTS_SLASH:`${r}{1,2}(?:[${e}]|$)`,NO_DOT:`(?!${r})`,NO_DOTS:`(?!(?:^|[${e}])${r}{1,2}(?:[${e}]|$))`,NO_DOT_SLASH:`(?!${r}{0,1}(?:[${e}]|$))`,NO_DOTS_SLASH:`(?!${r}{1,2}(?:[${e}]|$))`,QMARK_NO_DOT:`[^.${e}]`,START_ANCHOR:`(?:^|[${e}])`,END_ANCHOR:`(?:[${e}]|$)`,SEP:"\\"}
const y={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"}
t.exports={DEFAULT_MAX_EXTGLOB_RECURSION:s,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:y,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(t){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${t.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===true?x:$}}},8265:(t,e,n)=>{"use strict"
const s=n(5595)
const r=n(4059)
const{MAX_LENGTH:o,POSIX_REGEX_SOURCE:u,REGEX_NON_SPECIAL_CHARS:i,REGEX_SPECIAL_CHARS_BACKREF:a,REPLACEMENTS:c}=s
const expandRange=(t,e)=>{if(typeof e.expandRange==="function"){return e.expandRange(...t,e)}t.sort()
const n=`[${t.join("-")}]`
try{new RegExp(n)}catch(e){return t.map(t=>r.escapeRegex(t)).join("..")}return n}
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
continue}if(r===0){if(i==="["){n++}else if(i==="]"&&n>0){n--}else if(n===0){if(i==="("){s++}else if(i===")"&&s>0){s--}else if(i==="|"&&s===0){e.push(o)
o=""
continue}}}o+=i}e.push(o)
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
for(let t=0;t<e.length;t++){for(let n=t+1;n<e.length;n++){const s=e[t]
const r=e[n]
const o=s[0]
if(!o||s!==o.repeat(s.length)||r!==o.repeat(r.length)){continue}if(s===r||s.startsWith(r)||r.startsWith(s)){return true}}}return false}
const parseRepeatedExtglob=(t,e=true)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="("){return}let n=0
let s=0
let r=0
let o=false
for(let u=1;u<t.length;u++){const i=t[u]
if(o===true){o=false
continue}if(i==="\\"){o=true
continue}if(i==='"'){r=r===1?0:1
continue}if(r===1){continue}if(i==="["){n++
continue}if(i==="]"&&n>0){n--
continue}if(n>0){continue}if(i==="("){s++
continue}if(i===")"){s--
if(s===0){if(e===true&&u!==t.length-1){return}return{type:t[0],body:t.slice(2,u),end:u}}}}}
const buildCharClassStar=t=>{const e=t.length===1?r.escapeRegex(t[0]):`[${t.map(t=>r.escapeRegex(t)).join("")}]`
return`${e}*`}
const getStarExtglobSequenceChars=t=>{let e=0
const n=[]
while(e<t.length){const s=parseRepeatedExtglob(t.slice(e),false)
if(!s||s.type!=="*"){return}const r=splitTopLevel(s.body).map(t=>t.trim())
if(r.length!==1){return}const o=normalizeSimpleBranch(r[0])
if(!o||o.length!==1){return}n.push(o)
e+=s.end+1}if(n.length<1){return}return n}
const repeatedExtglobRecursion=t=>{let e=0
let n=t.trim()
let s=parseRepeatedExtglob(n)
while(s){e++
n=s.body.trim()
s=parseRepeatedExtglob(n)}return e}
const analyzeRepeatedExtglob=(t,e)=>{if(e.maxExtglobRecursion===false){return{risky:false}}const n=typeof e.maxExtglobRecursion==="number"?e.maxExtglobRecursion:s.DEFAULT_MAX_EXTGLOB_RECURSION
const r=splitTopLevel(t).map(t=>t.trim())
if(r.length>1){if(r.some(t=>t==="")||r.some(t=>/^[*?]+$/.test(t))||hasRepeatedCharPrefixOverlap(r)){return{risky:true}}}const o=[]
let u=false
let i=true
for(const t of r){const e=getStarExtglobSequenceChars(t)
if(e){u=true
o.push(...e)
continue}const s=normalizeSimpleBranch(t)
if(s&&s.length===1){o.push(s)
continue}i=false
if(repeatedExtglobRecursion(t)>n){return{risky:true}}}if(u){return i?{risky:true,safeOutput:buildCharClassStar([...new Set(o)])}:{risky:true}}return{risky:false}}
const parse=(t,e)=>{if(typeof t!=="string"){throw new TypeError("Expected a string")}t=c[t]||t
const n={...e}
const l=typeof n.maxLength==="number"?Math.min(o,n.maxLength):o
let p=t.length
if(p>l){throw new SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${l}`)}const f={type:"bos",value:"",output:n.prepend||""}
const h=[f]
const g=n.capture?"":"?:"
const _=s.globChars(n.windows)
const A=s.extglobChars(_)
const{DOT_LITERAL:R,PLUS_LITERAL:d,SLASH_LITERAL:E,ONE_CHAR:$,DOTS_SLASH:x,NO_DOT:y,NO_DOT_SLASH:b,NO_DOTS_SLASH:C,QMARK:S,QMARK_NO_DOT:v,STAR:O,START_ANCHOR:H}=_
const globstar=t=>`(${g}(?:(?!${H}${t.dot?x:R}).)*?)`
const m=n.dot?"":y
const k=n.dot?S:v
let L=n.bash===true?globstar(n):O
if(n.capture){L=`(${L})`}if(typeof n.noext==="boolean"){n.noextglob=n.noext}const T={input:t,index:-1,start:0,dot:n.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:h}
t=r.removePrefix(t,T)
p=t.length
const w=[]
const I=[]
const N=[]
let B=f
let P
const eos=()=>T.index===p-1
const M=T.peek=(e=1)=>t[T.index+e]
const G=T.advance=()=>t[++T.index]||""
const remaining=()=>t.slice(T.index+1)
const consume=(t="",e=0)=>{T.consumed+=t
T.index+=e}
const append=t=>{T.output+=t.output!=null?t.output:t.value
consume(t.value)}
const negate=()=>{let t=1
while(M()==="!"&&(M(2)!=="("||M(3)==="?")){G()
T.start++
t++}if(t%2===0){return false}T.negated=true
T.start++
return true}
const increment=t=>{T[t]++
N.push(t)}
const decrement=t=>{T[t]--
N.pop()}
const push=t=>{if(B.type==="globstar"){const e=T.braces>0&&(t.type==="comma"||t.type==="brace")
const n=t.extglob===true||w.length&&(t.type==="pipe"||t.type==="paren")
if(t.type!=="slash"&&t.type!=="paren"&&!e&&!n){T.output=T.output.slice(0,-B.output.length)
B.type="star"
B.value="*"
B.output=L
T.output+=B.output}}if(w.length&&t.type!=="paren"){w[w.length-1].inner+=t.value}if(t.value||t.output)append(t)
if(B&&B.type==="text"&&t.type==="text"){B.output=(B.output||B.value)+t.value
B.value+=t.value
return}t.prev=B
h.push(t)
B=t}
const extglobOpen=(t,e)=>{const s={...A[e],conditions:1,inner:""}
s.prev=B
s.parens=T.parens
s.output=T.output
s.startIndex=T.index
s.tokensIndex=h.length
const r=(n.capture?"(":"")+s.open
increment("parens")
push({type:t,value:e,output:T.output?"":$})
push({type:"paren",extglob:true,value:G(),output:r})
w.push(s)}
const extglobClose=s=>{const o=t.slice(s.startIndex,T.index+1)
const u=t.slice(s.startIndex+2,T.index)
const i=analyzeRepeatedExtglob(u,n)
if((s.type==="plus"||s.type==="star")&&i.risky){const t=i.safeOutput?(s.output?"":$)+(n.capture?`(${i.safeOutput})`:i.safeOutput):undefined
const e=h[s.tokensIndex]
e.type="text"
e.value=o
e.output=t||r.escapeRegex(o)
for(let t=s.tokensIndex+1;t<h.length;t++){h[t].value=""
h[t].output=""
delete h[t].suffix}T.output=s.output+e.output
T.backtrack=true
push({type:"paren",extglob:true,value:P,output:""})
decrement("parens")
return}let a=s.close+(n.capture?")":"")
let c
if(s.type==="negate"){let t=L
if(s.inner&&s.inner.length>1&&s.inner.includes("/")){t=globstar(n)}if(t!==L||eos()||/^\)+$/.test(remaining())){a=s.close=`)$))${t}`}if(s.inner.includes("*")&&(c=remaining())&&/^\.[^\\/.]+$/.test(c)){const n=parse(c,{...e,fastpaths:false}).output
a=s.close=`)${n})${t})`}if(s.prev.type==="bos"){T.negatedExtglob=true}}push({type:"paren",extglob:true,value:P,output:a})
decrement("parens")}
if(n.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(t)){let s=false
let o=t.replace(a,(t,e,n,r,o,u)=>{if(r==="\\"){s=true
return t}if(r==="?"){if(e){return e+r+(o?S.repeat(o.length):"")}if(u===0){return k+(o?S.repeat(o.length):"")}return S.repeat(n.length)}if(r==="."){return R.repeat(n.length)}if(r==="*"){if(e){return e+r+(o?L:"")}return L}return e?t:`\\${t}`})
if(s===true){if(n.unescape===true){o=o.replace(/\\/g,"")}else{o=o.replace(/\\+/g,t=>t.length%2===0?"\\\\":t?"\\":"")}}if(o===t&&n.contains===true){T.output=t
return T}T.output=r.wrapOutput(o,T,e)
return T}while(!eos()){P=G()
if(P==="\0"){continue}if(P==="\\"){const t=M()
if(t==="/"&&n.bash!==true){continue}if(t==="."||t===";"){continue}if(!t){P+="\\"
push({type:"text",value:P})
continue}const e=/^\\+/.exec(remaining())
let s=0
if(e&&e[0].length>2){s=e[0].length
T.index+=s
if(s%2!==0){P+="\\"}}if(n.unescape===true){P=G()}else{P+=G()}if(T.brackets===0){push({type:"text",value:P})
continue}}if(T.brackets>0&&(P!=="]"||B.value==="["||B.value==="[^")){if(n.posix!==false&&P===":"){const t=B.value.slice(1)
if(t.includes("[")){B.posix=true
if(t.includes(":")){const t=B.value.lastIndexOf("[")
const e=B.value.slice(0,t)
const n=B.value.slice(t+2)
const s=u[n]
if(s){B.value=e+s
T.backtrack=true
G()
if(!f.output&&h.indexOf(B)===1){f.output=$}continue}}}}if(P==="["&&M()!==":"||P==="-"&&M()==="]"){P=`\\${P}`}if(P==="]"&&(B.value==="["||B.value==="[^")){P=`\\${P}`}if(n.posix===true&&P==="!"&&B.value==="["){P="^"}B.value+=P
append({value:P})
continue}if(T.quotes===1&&P!=='"'){P=r.escapeRegex(P)
B.value+=P
append({value:P})
continue}if(P==='"'){T.quotes=T.quotes===1?0:1
if(n.keepQuotes===true){push({type:"text",value:P})}continue}if(P==="("){increment("parens")
push({type:"paren",value:P})
continue}if(P===")"){if(T.parens===0&&n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","("))}const t=w[w.length-1]
if(t&&T.parens===t.parens+1){extglobClose(w.pop())
continue}push({type:"paren",value:P,output:T.parens?")":"\\)"})
decrement("parens")
continue}if(P==="["){if(n.nobracket===true||!remaining().includes("]")){if(n.nobracket!==true&&n.strictBrackets===true){throw new SyntaxError(syntaxError("closing","]"))}P=`\\${P}`}else{increment("brackets")}push({type:"bracket",value:P})
continue}if(P==="]"){if(n.nobracket===true||B&&B.type==="bracket"&&B.value.length===1){push({type:"text",value:P,output:`\\${P}`})
continue}if(T.brackets===0){if(n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","["))}push({type:"text",value:P,output:`\\${P}`})
continue}decrement("brackets")
const t=B.value.slice(1)
if(B.posix!==true&&t[0]==="^"&&!t.includes("/")){P=`/${P}`}B.value+=P
append({value:P})
if(n.literalBrackets===false||r.hasRegexChars(t)){continue}const e=r.escapeRegex(B.value)
T.output=T.output.slice(0,-B.value.length)
if(n.literalBrackets===true){T.output+=e
B.value=e
continue}B.value=`(${g}${e}|${B.value})`
T.output+=B.value
continue}if(P==="{"&&n.nobrace!==true){increment("braces")
const t={type:"brace",value:P,output:"(",outputIndex:T.output.length,tokensIndex:T.tokens.length}
I.push(t)
push(t)
continue}if(P==="}"){const t=I[I.length-1]
if(n.nobrace===true||!t){push({type:"text",value:P,output:P})
continue}let e=")"
if(t.dots===true){const t=h.slice()
const s=[]
for(let e=t.length-1;e>=0;e--){h.pop()
if(t[e].type==="brace"){break}if(t[e].type!=="dots"){s.unshift(t[e].value)}}e=expandRange(s,n)
T.backtrack=true}if(t.comma!==true&&t.dots!==true){const n=T.output.slice(0,t.outputIndex)
const s=T.tokens.slice(t.tokensIndex)
t.value=t.output="\\{"
P=e="\\}"
T.output=n
for(const t of s){T.output+=t.output||t.value}}push({type:"brace",value:P,output:e})
decrement("braces")
I.pop()
continue}if(P==="|"){if(w.length>0){w[w.length-1].conditions++}push({type:"text",value:P})
continue}if(P===","){let t=P
const e=I[I.length-1]
if(e&&N[N.length-1]==="braces"){e.comma=true
t="|"}push({type:"comma",value:P,output:t})
continue}if(P==="/"){if(B.type==="dot"&&T.index===T.start+1){T.start=T.index+1
T.consumed=""
T.output=""
h.pop()
B=f
continue}push({type:"slash",value:P,output:E})
continue}if(P==="."){if(T.braces>0&&B.type==="dot"){if(B.value===".")B.output=R
const t=I[I.length-1]
B.type="dots"
B.output+=P
B.value+=P
t.dots=true
continue}if(T.braces+T.parens===0&&B.type!=="bos"&&B.type!=="slash"){push({type:"text",value:P,output:R})
continue}push({type:"dot",value:P,output:R})
continue}if(P==="?"){const t=B&&B.value==="("
if(!t&&n.noextglob!==true&&M()==="("&&M(2)!=="?"){extglobOpen("qmark",P)
continue}if(B&&B.type==="paren"){const t=M()
let e=P
if(B.value==="("&&!/[!=<:]/.test(t)||t==="<"&&!/<([!=]|\w+>)/.test(remaining())){e=`\\${P}`}push({type:"text",value:P,output:e})
continue}if(n.dot!==true&&(B.type==="slash"||B.type==="bos")){push({type:"qmark",value:P,output:v})
continue}push({type:"qmark",value:P,output:S})
continue}if(P==="!"){if(n.noextglob!==true&&M()==="("){if(M(2)!=="?"||!/[!=<:]/.test(M(3))){extglobOpen("negate",P)
continue}}if(n.nonegate!==true&&T.index===0){negate()
continue}}if(P==="+"){if(n.noextglob!==true&&M()==="("&&M(2)!=="?"){extglobOpen("plus",P)
continue}if(B&&B.value==="("||n.regex===false){push({type:"plus",value:P,output:d})
continue}if(B&&(B.type==="bracket"||B.type==="paren"||B.type==="brace")||T.parens>0){push({type:"plus",value:P})
continue}push({type:"plus",value:d})
continue}if(P==="@"){if(n.noextglob!==true&&M()==="("&&M(2)!=="?"){push({type:"at",extglob:true,value:P,output:""})
continue}push({type:"text",value:P})
continue}if(P!=="*"){if(P==="$"||P==="^"){P=`\\${P}`}const t=i.exec(remaining())
if(t){P+=t[0]
T.index+=t[0].length}push({type:"text",value:P})
continue}if(B&&(B.type==="globstar"||B.star===true)){B.type="star"
B.star=true
B.value+=P
B.output=L
T.backtrack=true
T.globstar=true
consume(P)
continue}let e=remaining()
if(n.noextglob!==true&&/^\([^?]/.test(e)){extglobOpen("star",P)
continue}if(B.type==="star"){if(n.noglobstar===true){consume(P)
continue}const s=B.prev
const r=s.prev
const o=s.type==="slash"||s.type==="bos"
const u=r&&(r.type==="star"||r.type==="globstar")
if(n.bash===true&&(!o||e[0]&&e[0]!=="/")){push({type:"star",value:P,output:""})
continue}const i=T.braces>0&&(s.type==="comma"||s.type==="brace")
const a=w.length&&(s.type==="pipe"||s.type==="paren")
if(!o&&s.type!=="paren"&&!i&&!a){push({type:"star",value:P,output:""})
continue}while(e.slice(0,3)==="/**"){const n=t[T.index+4]
if(n&&n!=="/"){break}e=e.slice(3)
consume("/**",3)}const c=eos()||T.parens>0&&e===")".repeat(T.parens)&&!w.some(t=>t.type==="negate")
if(s.type==="bos"&&eos()){B.type="globstar"
B.value+=P
B.output=globstar(n)
T.output=B.output
T.globstar=true
consume(P)
continue}if(s.type==="slash"&&s.prev.type!=="bos"&&!u&&c){T.output=T.output.slice(0,-(s.output+B.output).length)
s.output=`(?:${s.output}`
B.type="globstar"
B.output=globstar(n)+(n.strictSlashes?")":"|$)")
B.value+=P
T.globstar=true
T.output+=s.output+B.output
consume(P)
continue}if(s.type==="slash"&&s.prev.type!=="bos"&&e[0]==="/"){const t=e[1]!==void 0?"|$":""
T.output=T.output.slice(0,-(s.output+B.output).length)
s.output=`(?:${s.output}`
B.type="globstar"
B.output=`${globstar(n)}${E}|${E}${t})`
B.value+=P
T.output+=s.output+B.output
T.globstar=true
consume(P+G())
push({type:"slash",value:"/",output:""})
continue}if(s.type==="bos"&&e[0]==="/"){B.type="globstar"
B.value+=P
B.output=`(?:^|${E}|${globstar(n)}${E})`
T.output=B.output
T.globstar=true
consume(P+G())
push({type:"slash",value:"/",output:""})
continue}T.output=T.output.slice(0,-B.output.length)
B.type="globstar"
B.output=globstar(n)
B.value+=P
T.output+=B.output
T.globstar=true
consume(P)
continue}const s={type:"star",value:P,output:L}
if(n.bash===true){s.output=".*?"
if(B.type==="bos"||B.type==="slash"){s.output=m+s.output}push(s)
continue}if(B&&(B.type==="bracket"||B.type==="paren")&&n.regex===true){s.output=P
push(s)
continue}if(T.index===T.start||B.type==="slash"||B.type==="dot"){if(B.type==="dot"){T.output+=b
B.output+=b}else if(n.dot===true){T.output+=C
B.output+=C}else{T.output+=m
B.output+=m}if(M()!=="*"){T.output+=$
B.output+=$}}push(s)}while(T.brackets>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"))
T.output=r.escapeLast(T.output,"[")
decrement("brackets")}while(T.parens>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"))
T.output=r.escapeLast(T.output,"(")
decrement("parens")}while(T.braces>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"))
T.output=r.escapeLast(T.output,"{")
decrement("braces")}if(n.strictSlashes!==true&&(B.type==="star"||B.type==="bracket")){push({type:"maybe_slash",value:"",output:`${E}?`})}if(T.backtrack===true){T.output=""
for(const t of T.tokens){T.output+=t.output!=null?t.output:t.value
if(t.suffix){T.output+=t.suffix}}}return T}
parse.fastpaths=(t,e)=>{const n={...e}
const u=typeof n.maxLength==="number"?Math.min(o,n.maxLength):o
const i=t.length
if(i>u){throw new SyntaxError(`Input length: ${i}, exceeds maximum allowed length: ${u}`)}t=c[t]||t
const{DOT_LITERAL:a,SLASH_LITERAL:l,ONE_CHAR:p,DOTS_SLASH:f,NO_DOT:h,NO_DOTS:g,NO_DOTS_SLASH:_,STAR:A,START_ANCHOR:R}=s.globChars(n.windows)
const d=n.dot?g:h
const E=n.dot?_:h
const $=n.capture?"":"?:"
const x={negated:false,prefix:""}
let y=n.bash===true?".*?":A
if(n.capture){y=`(${y})`}const globstar=t=>{if(t.noglobstar===true)return y
return`(${$}(?:(?!${R}${t.dot?f:a}).)*?)`}
const create=t=>{switch(t){case"*":return`${d}${p}${y}`
case".*":return`${a}${p}${y}`
case"*.*":return`${d}${y}${a}${p}${y}`
case"*/*":return`${d}${y}${l}${p}${E}${y}`
case"**":return d+globstar(n)
case"**/*":return`(?:${d}${globstar(n)}${l})?${E}${p}${y}`
case"**/*.*":return`(?:${d}${globstar(n)}${l})?${E}${y}${a}${p}${y}`
case"**/.*":return`(?:${d}${globstar(n)}${l})?${a}${p}${y}`
default:{const e=/^(.*?)\.(\w+)$/.exec(t)
if(!e)return
const n=create(e[1])
if(!n)return
return n+a+e[2]}}}
const b=r.removePrefix(t,x)
let C=create(b)
if(C&&n.strictSlashes!==true){C+=`${l}?`}return C}
t.exports=parse},8016:(t,e,n)=>{"use strict"
const s=n(1781)
const r=n(8265)
const o=n(4059)
const u=n(5595)
const isObject=t=>t&&typeof t==="object"&&!Array.isArray(t)
const picomatch=(t,e,n=false)=>{if(Array.isArray(t)){const s=t.map(t=>picomatch(t,e,n))
const arrayMatcher=t=>{for(const e of s){const n=e(t)
if(n)return n}return false}
return arrayMatcher}const s=isObject(t)&&t.tokens&&t.input
if(t===""||typeof t!=="string"&&!s){throw new TypeError("Expected pattern to be a non-empty string")}const r=e||{}
const o=r.windows
const u=s?picomatch.compileRe(t,e):picomatch.makeRe(t,e,false,true)
const i=u.state
delete u.state
let isIgnored=()=>false
if(r.ignore){const t={...e,ignore:null,onMatch:null,onResult:null}
isIgnored=picomatch(r.ignore,t,n)}const matcher=(n,s=false)=>{const{isMatch:a,match:c,output:l}=picomatch.test(n,u,e,{glob:t,posix:o})
const p={glob:t,state:i,regex:u,posix:o,input:n,output:l,match:c,isMatch:a}
if(typeof r.onResult==="function"){r.onResult(p)}if(a===false){p.isMatch=false
return s?p:false}if(isIgnored(n)){if(typeof r.onIgnore==="function"){r.onIgnore(p)}p.isMatch=false
return s?p:false}if(typeof r.onMatch==="function"){r.onMatch(p)}return s?p:true}
if(n){matcher.state=i}return matcher}
picomatch.test=(t,e,n,{glob:s,posix:r}={})=>{if(typeof t!=="string"){throw new TypeError("Expected input to be a string")}if(t===""){return{isMatch:false,output:""}}const u=n||{}
const i=u.format||(r?o.toPosixSlashes:null)
let a=t===s
let c=a&&i?i(t):t
if(a===false){c=i?i(t):t
a=c===s}if(a===false||u.capture===true){if(u.matchBase===true||u.basename===true){a=picomatch.matchBase(t,e,n,r)}else{a=e.exec(c)}}return{isMatch:Boolean(a),match:a,output:c}}
picomatch.matchBase=(t,e,n,s=n&&n.windows)=>{const r=e instanceof RegExp?e:picomatch.makeRe(e,n)
return r.test(o.basename(t,{windows:s}))}
picomatch.isMatch=(t,e,n)=>picomatch(e,n)(t)
picomatch.parse=(t,e)=>{if(Array.isArray(t))return t.map(t=>picomatch.parse(t,e))
return r(t,{...e,fastpaths:false})}
picomatch.scan=(t,e)=>s(t,e)
picomatch.compileRe=(t,e,n=false,s=false)=>{if(n===true){return t.output}const r=e||{}
const o=r.contains?"":"^"
const u=r.contains?"":"$"
let i=`${o}(?:${t.output})${u}`
if(t&&t.negated===true){i=`^(?!${i}).*$`}const a=picomatch.toRegex(i,e)
if(s===true){a.state=t}return a}
picomatch.makeRe=(t,e={},n=false,s=false)=>{if(!t||typeof t!=="string"){throw new TypeError("Expected a non-empty string")}let o={negated:false,fastpaths:true}
if(e.fastpaths!==false&&(t[0]==="."||t[0]==="*")){o.output=r.fastpaths(t,e)}if(!o.output){o=r(t,e)}return picomatch.compileRe(o,e,n,s)}
picomatch.toRegex=(t,e)=>{try{const n=e||{}
return new RegExp(t,n.flags||(n.nocase?"i":""))}catch(t){if(e&&e.debug===true)throw t
return/$^/}}
picomatch.constants=u
t.exports=picomatch},1781:(t,e,n)=>{"use strict"
const s=n(4059)
const{CHAR_ASTERISK:r,CHAR_AT:o,CHAR_BACKWARD_SLASH:u,CHAR_COMMA:i,CHAR_DOT:a,CHAR_EXCLAMATION_MARK:c,CHAR_FORWARD_SLASH:l,CHAR_LEFT_CURLY_BRACE:p,CHAR_LEFT_PARENTHESES:f,CHAR_LEFT_SQUARE_BRACKET:h,CHAR_PLUS:g,CHAR_QUESTION_MARK:_,CHAR_RIGHT_CURLY_BRACE:A,CHAR_RIGHT_PARENTHESES:R,CHAR_RIGHT_SQUARE_BRACKET:d}=n(5595)
const isPathSeparator=t=>t===l||t===u
const depth=t=>{if(t.isPrefix!==true){t.depth=t.isGlobstar?Infinity:1}}
const scan=(t,e)=>{const n=e||{}
const E=t.length-1
const $=n.parts===true||n.tokens===true||n.scanToEnd===true
const x=[]
const y=[]
const b=[]
let C=t
let S=-1
let v=0
let O=0
let H=false
let m=false
let k=false
let L=false
let T=false
let w=false
let I=false
let N=false
let B=false
let P=false
let M=0
let G
let D
let U={value:"",depth:0,isGlob:false}
const eos=()=>S>=E
const peek=()=>C.charCodeAt(S+1)
const advance=()=>{G=D
return C.charCodeAt(++S)}
while(S<E){D=advance()
let t
if(D===u){I=U.backslashes=true
D=advance()
if(D===p){w=true}continue}if(w===true||D===p){M++
while(eos()!==true&&(D=advance())){if(D===u){I=U.backslashes=true
advance()
continue}if(D===p){M++
continue}if(w!==true&&D===a&&(D=advance())===a){H=U.isBrace=true
k=U.isGlob=true
P=true
if($===true){continue}break}if(w!==true&&D===i){H=U.isBrace=true
k=U.isGlob=true
P=true
if($===true){continue}break}if(D===A){M--
if(M===0){w=false
H=U.isBrace=true
P=true
break}}}if($===true){continue}break}if(D===l){x.push(S)
y.push(U)
U={value:"",depth:0,isGlob:false}
if(P===true)continue
if(G===a&&S===v+1){v+=2
continue}O=S+1
continue}if(n.noext!==true){const t=D===g||D===o||D===r||D===_||D===c
if(t===true&&peek()===f){k=U.isGlob=true
L=U.isExtglob=true
P=true
if(D===c&&S===v){B=true}if($===true){let t=0
while(eos()!==true&&(D=advance())){if(D===u){I=U.backslashes=true
advance()
continue}if(D===f){t++
continue}if(D===R&&--t===0){P=true
break}}continue}break}}if(D===r){if(G===r)T=U.isGlobstar=true
k=U.isGlob=true
P=true
if($===true){continue}break}if(D===_){k=U.isGlob=true
P=true
if($===true){continue}break}if(D===h){while(eos()!==true&&(t=advance())){if(t===u){I=U.backslashes=true
advance()
continue}if(t===d){m=U.isBracket=true
k=U.isGlob=true
P=true
break}}if($===true){continue}break}if(n.nonegate!==true&&D===c&&S===v){N=U.negated=true
v++
continue}if(n.noparen!==true&&D===f){k=U.isGlob=true
if($===true){let t=1
while(eos()!==true&&(D=advance())){if(D===u){I=U.backslashes=true
advance()
continue}if(D===f){t++
continue}if(D===R&&--t===0){P=true
break}}continue}break}if(k===true){P=true
if($===true){continue}break}}if(n.noext===true){L=false
k=false}let K=C
let F=""
let X=""
if(v>0){F=C.slice(0,v)
C=C.slice(v)
O-=v}if(K&&k===true&&O>0){K=C.slice(0,O)
X=C.slice(O)}else if(k===true){K=""
X=C}else{K=C}if(K&&K!==""&&K!=="/"&&K!==C){if(isPathSeparator(K.charCodeAt(K.length-1))){K=K.slice(0,-1)}}if(n.unescape===true){if(X)X=s.removeBackslashes(X)
if(K&&I===true){K=s.removeBackslashes(K)}}const Q={prefix:F,input:t,start:v,base:K,glob:X,isBrace:H,isBracket:m,isGlob:k,isExtglob:L,isGlobstar:T,negated:N,negatedExtglob:B}
if(n.tokens===true){Q.maxDepth=0
if(!isPathSeparator(D)){y.push(U)}Q.tokens=y}if(n.parts===true||n.tokens===true){let e
for(let s=0;s<x.length;s++){const r=e!==undefined?e+1:v
const o=x[s]
const u=t.slice(r,o)
if(n.tokens){if(s===0&&v!==0){y[s].isPrefix=true
y[s].value=F}else{y[s].value=u}depth(y[s])
Q.maxDepth+=y[s].depth}if(o>=v){b.push(u)
e=o}}const s=e!==undefined?e+1:v
const r=t.slice(s)
b.push(r)
if(n.tokens&&e&&e+1<t.length){y[y.length-1].value=r
depth(y[y.length-1])
Q.maxDepth+=y[y.length-1].depth}Q.slashes=x
Q.parts=b}return Q}
t.exports=scan},4059:(t,e,n)=>{"use strict"
const{REGEX_BACKSLASH:s,REGEX_REMOVE_BACKSLASH:r,REGEX_SPECIAL_CHARS:o,REGEX_SPECIAL_CHARS_GLOBAL:u}=n(5595)
e.isObject=t=>t!==null&&typeof t==="object"&&!Array.isArray(t)
e.hasRegexChars=t=>o.test(t)
e.isRegexChar=t=>t.length===1&&e.hasRegexChars(t)
e.escapeRegex=t=>t.replace(u,"\\$1")
e.toPosixSlashes=t=>t.replace(s,"/")
e.isWindows=()=>{if(typeof navigator!=="undefined"&&navigator.platform){const t=navigator.platform.toLowerCase()
return t==="win32"||t==="windows"}if(typeof process!=="undefined"&&process.platform){return process.platform==="win32"}return false}
e.removeBackslashes=t=>t.replace(r,t=>t==="\\"?"":t)
e.escapeLast=(t,n,s)=>{const r=t.lastIndexOf(n,s)
if(r===-1)return t
if(t[r-1]==="\\")return e.escapeLast(t,n,r-1)
return`${t.slice(0,r)}\\${t.slice(r)}`}
e.removePrefix=(t,e={})=>{let n=t
if(n.startsWith("./")){n=n.slice(2)
e.prefix="./"}return n}
e.wrapOutput=(t,e={},n={})=>{const s=n.contains?"":"^"
const r=n.contains?"":"$"
let o=`${s}(?:${t})${r}`
if(e.negated===true){o=`(?:^(?!${o}).*$)`}return o}
e.basename=(t,{windows:e}={})=>{const n=t.split(e?/[\\/]/:"/")
const s=n[n.length-1]
if(s===""){return n[n.length-2]}return s}}}

