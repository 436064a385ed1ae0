"use strict"
exports.id=6
exports.ids=[6]
exports.modules={4006:(t,e,n)=>{const u=n(8016)
const s=n(4059)
function picomatch(t,e,n=false){if(e&&(e.windows===null||e.windows===undefined)){e={...e,windows:s.isWindows()}}return u(t,e,n)}Object.assign(picomatch,u)
t.exports=picomatch},5595:t=>{const e="\\\\/"
const n=`[^${e}]`
const u=0
const s="\\."
const o="\\+"
const r="\\?"
const i="\\/"
const a="(?=.)"
const c="[^/]"
const l=`(?:${i}|$)`
const p=`(?:^|${i})`
const f=`${s}{1,2}${l}`
const A=`(?!${s})`
const R=`(?!${p}${f})`
const _=`(?!${s}{0,1}${l})`
const h=`(?!${f})`
const E=`[^.${i}]`
const g=`${c}*?`
const y="/"
const x={DOT_LITERAL:s,PLUS_LITERAL:o,QMARK_LITERAL:r,SLASH_LITERAL:i,ONE_CHAR:a,QMARK:c,END_ANCHOR:l,DOTS_SLASH:f,NO_DOT:A,NO_DOTS:R,NO_DOT_SLASH:_,NO_DOTS_SLASH:h,QMARK_NO_DOT:E,STAR:g,START_ANCHOR:p,SEP:y}
const b={...x,SLASH_LITERAL:`[${e}]`,QMARK:n,STAR:`${n}*?`,DOTS_SLASH:`${s}{1,2}(?:[${e}]|$)`,NO_DOT:`(?!${s})`,NO_DOTS:`(?!(?:^|[${e}])${s}{1,2}(?:[${e}]|$))`,NO_DOT_SLASH:`(?!${s}{0,1}(?:[${e}]|$))`,NO_DOTS_SLASH:`(?!${s}{1,2}(?:[${e}]|$))`,QMARK_NO_DOT:`[^.${e}]`,START_ANCHOR:`(?:^|[${e}])`,END_ANCHOR:`(?:[${e}]|$)`,SEP:"\\"}
const $={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"}
t.exports={DEFAULT_MAX_EXTGLOB_RECURSION:u,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:$,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(t){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${t.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(t){return t===true?b:x}}},8265:(t,e,n)=>{const u=n(5595)
const s=n(4059)
const{MAX_LENGTH:o,POSIX_REGEX_SOURCE:r,REGEX_NON_SPECIAL_CHARS:i,REGEX_SPECIAL_CHARS_BACKREF:a,REPLACEMENTS:c}=u
const expandRange=(t,e)=>{if(typeof e.expandRange==="function"){return e.expandRange(...t,e)}t.sort()
const n=`[${t.join("-")}]`
try{new RegExp(n)}catch(e){return t.map(t=>s.escapeRegex(t)).join("..")}return n}
const syntaxError=(t,e)=>`Missing ${t}: "${e}" - use "\\\\${e}" to match literal characters`
const splitTopLevel=t=>{const e=[]
let n=0
let u=0
let s=0
let o=""
let r=false
for(const i of t){if(r===true){o+=i
r=false
continue}if(i==="\\"){o+=i
r=true
continue}if(i==='"'){s=s===1?0:1
o+=i
continue}if(s===0){if(i==="["){n++}else if(i==="]"&&n>0){n--}else if(n===0){if(i==="("){u++}else if(i===")"&&u>0){u--}else if(i==="|"&&u===0){e.push(o)
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
for(let t=0;t<e.length;t++){for(let n=t+1;n<e.length;n++){const u=e[t]
const s=e[n]
const o=u[0]
if(!o||u!==o.repeat(u.length)||s!==o.repeat(s.length)){continue}if(u===s||u.startsWith(s)||s.startsWith(u)){return true}}}return false}
const parseRepeatedExtglob=(t,e=true)=>{if(t[0]!=="+"&&t[0]!=="*"||t[1]!=="("){return}let n=0
let u=0
let s=0
let o=false
for(let r=1;r<t.length;r++){const i=t[r]
if(o===true){o=false
continue}if(i==="\\"){o=true
continue}if(i==='"'){s=s===1?0:1
continue}if(s===1){continue}if(i==="["){n++
continue}if(i==="]"&&n>0){n--
continue}if(n>0){continue}if(i==="("){u++
continue}if(i===")"){u--
if(u===0){if(e===true&&r!==t.length-1){return}return{type:t[0],body:t.slice(2,r),end:r}}}}}
const buildCharClassStar=t=>{const e=t.length===1?s.escapeRegex(t[0]):`[${t.map(t=>s.escapeRegex(t)).join("")}]`
return`${e}*`}
const getStarExtglobSequenceChars=t=>{let e=0
const n=[]
while(e<t.length){const u=parseRepeatedExtglob(t.slice(e),false)
if(!u||u.type!=="*"){return}const s=splitTopLevel(u.body).map(t=>t.trim())
if(s.length!==1){return}const o=normalizeSimpleBranch(s[0])
if(!o||o.length!==1){return}n.push(o)
e+=u.end+1}if(n.length<1){return}return n}
const repeatedExtglobRecursion=t=>{let e=0
let n=t.trim()
let u=parseRepeatedExtglob(n)
while(u){e++
n=u.body.trim()
u=parseRepeatedExtglob(n)}return e}
const analyzeRepeatedExtglob=(t,e)=>{if(e.maxExtglobRecursion===false){return{risky:false}}const n=typeof e.maxExtglobRecursion==="number"?e.maxExtglobRecursion:u.DEFAULT_MAX_EXTGLOB_RECURSION
const s=splitTopLevel(t).map(t=>t.trim())
if(s.length>1){if(s.some(t=>t==="")||s.some(t=>/^[*?]+$/.test(t))||hasRepeatedCharPrefixOverlap(s)){return{risky:true}}}const o=[]
let r=false
let i=true
for(const t of s){const e=getStarExtglobSequenceChars(t)
if(e){r=true
o.push(...e)
continue}const u=normalizeSimpleBranch(t)
if(u&&u.length===1){o.push(u)
continue}i=false
if(repeatedExtglobRecursion(t)>n){return{risky:true}}}if(r){return i?{risky:true,safeOutput:buildCharClassStar([...new Set(o)])}:{risky:true}}return{risky:false}}
const parse=(t,e)=>{if(typeof t!=="string"){throw new TypeError("Expected a string")}t=c[t]||t
const n={...e}
const l=typeof n.maxLength==="number"?Math.min(o,n.maxLength):o
let p=t.length
if(p>l){throw new SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${l}`)}const f={type:"bos",value:"",output:n.prepend||""}
const A=[f]
const R=n.capture?"":"?:"
const _=u.globChars(n.windows)
const h=u.extglobChars(_)
const{DOT_LITERAL:E,PLUS_LITERAL:g,SLASH_LITERAL:y,ONE_CHAR:x,DOTS_SLASH:b,NO_DOT:$,NO_DOT_SLASH:C,NO_DOTS_SLASH:S,QMARK:d,QMARK_NO_DOT:H,STAR:v,START_ANCHOR:L}=_
const globstar=t=>`(${R}(?:(?!${L}${t.dot?b:E}).)*?)`
const T=n.dot?"":$
const O=n.dot?d:H
let k=n.bash===true?globstar(n):v
if(n.capture){k=`(${k})`}if(typeof n.noext==="boolean"){n.noextglob=n.noext}const m={input:t,index:-1,start:0,dot:n.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:A}
t=s.removePrefix(t,m)
p=t.length
const w=[]
const N=[]
const I=[]
let B=f
let G
const eos=()=>m.index===p-1
const D=m.peek=(e=1)=>t[m.index+e]
const M=m.advance=()=>t[++m.index]||""
const remaining=()=>t.slice(m.index+1)
const consume=(t="",e=0)=>{m.consumed+=t
m.index+=e}
const append=t=>{m.output+=t.output!=null?t.output:t.value
consume(t.value)}
const negate=()=>{let t=1
while(D()==="!"&&(D(2)!=="("||D(3)==="?")){M()
m.start++
t++}if(t%2===0){return false}m.negated=true
m.start++
return true}
const increment=t=>{m[t]++
I.push(t)}
const decrement=t=>{m[t]--
I.pop()}
const push=t=>{if(B.type==="globstar"){const e=m.braces>0&&(t.type==="comma"||t.type==="brace")
const n=t.extglob===true||w.length&&(t.type==="pipe"||t.type==="paren")
if(t.type!=="slash"&&t.type!=="paren"&&!e&&!n){m.output=m.output.slice(0,-B.output.length)
B.type="star"
B.value="*"
B.output=k
m.output+=B.output}}if(w.length&&t.type!=="paren"){w[w.length-1].inner+=t.value}if(t.value||t.output)append(t)
if(B&&B.type==="text"&&t.type==="text"){B.output=(B.output||B.value)+t.value
B.value+=t.value
return}t.prev=B
A.push(t)
B=t}
const extglobOpen=(t,e)=>{const u={...h[e],conditions:1,inner:""}
u.prev=B
u.parens=m.parens
u.output=m.output
u.startIndex=m.index
u.tokensIndex=A.length
const s=(n.capture?"(":"")+u.open
increment("parens")
push({type:t,value:e,output:m.output?"":x})
push({type:"paren",extglob:true,value:M(),output:s})
w.push(u)}
const extglobClose=u=>{const o=t.slice(u.startIndex,m.index+1)
const r=t.slice(u.startIndex+2,m.index)
const i=analyzeRepeatedExtglob(r,n)
if((u.type==="plus"||u.type==="star")&&i.risky){const t=i.safeOutput?(u.output?"":x)+(n.capture?`(${i.safeOutput})`:i.safeOutput):undefined
const e=A[u.tokensIndex]
e.type="text"
e.value=o
e.output=t||s.escapeRegex(o)
for(let t=u.tokensIndex+1;t<A.length;t++){A[t].value=""
A[t].output=""
delete A[t].suffix}m.output=u.output+e.output
m.backtrack=true
push({type:"paren",extglob:true,value:G,output:""})
decrement("parens")
return}let a=u.close+(n.capture?")":"")
let c
if(u.type==="negate"){let t=k
if(u.inner&&u.inner.length>1&&u.inner.includes("/")){t=globstar(n)}if(t!==k||eos()||/^\)+$/.test(remaining())){a=u.close=`)$))${t}`}if(u.inner.includes("*")&&(c=remaining())&&/^\.[^\\/.]+$/.test(c)){const n=parse(c,{...e,fastpaths:false}).output
a=u.close=`)${n})${t})`}if(u.prev.type==="bos"){m.negatedExtglob=true}}push({type:"paren",extglob:true,value:G,output:a})
decrement("parens")}
if(n.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(t)){let u=false
let o=t.replace(a,(t,e,n,s,o,r)=>{if(s==="\\"){u=true
return t}if(s==="?"){if(e){return e+s+(o?d.repeat(o.length):"")}if(r===0){return O+(o?d.repeat(o.length):"")}return d.repeat(n.length)}if(s==="."){return E.repeat(n.length)}if(s==="*"){if(e){return e+s+(o?k:"")}return k}return e?t:`\\${t}`})
if(u===true){if(n.unescape===true){o=o.replace(/\\/g,"")}else{o=o.replace(/\\+/g,t=>t.length%2===0?"\\\\":t?"\\":"")}}if(o===t&&n.contains===true){m.output=t
return m}m.output=s.wrapOutput(o,m,e)
return m}while(!eos()){G=M()
if(G==="\0"){continue}if(G==="\\"){const t=D()
if(t==="/"&&n.bash!==true){continue}if(t==="."||t===";"){continue}if(!t){G+="\\"
push({type:"text",value:G})
continue}const e=/^\\+/.exec(remaining())
let u=0
if(e&&e[0].length>2){u=e[0].length
m.index+=u
if(u%2!==0){G+="\\"}}if(n.unescape===true){G=M()}else{G+=M()}if(m.brackets===0){push({type:"text",value:G})
continue}}if(m.brackets>0&&(G!=="]"||B.value==="["||B.value==="[^")){if(n.posix!==false&&G===":"){const t=B.value.slice(1)
if(t.includes("[")){B.posix=true
if(t.includes(":")){const t=B.value.lastIndexOf("[")
const e=B.value.slice(0,t)
const n=B.value.slice(t+2)
const u=r[n]
if(u){B.value=e+u
m.backtrack=true
M()
if(!f.output&&A.indexOf(B)===1){f.output=x}continue}}}}if(G==="["&&D()!==":"||G==="-"&&D()==="]"){G=`\\${G}`}if(G==="]"&&(B.value==="["||B.value==="[^")){G=`\\${G}`}if(n.posix===true&&G==="!"&&B.value==="["){G="^"}B.value+=G
append({value:G})
continue}if(m.quotes===1&&G!=='"'){G=s.escapeRegex(G)
B.value+=G
append({value:G})
continue}if(G==='"'){m.quotes=m.quotes===1?0:1
if(n.keepQuotes===true){push({type:"text",value:G})}continue}if(G==="("){increment("parens")
push({type:"paren",value:G})
continue}if(G===")"){if(m.parens===0&&n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","("))}const t=w[w.length-1]
if(t&&m.parens===t.parens+1){extglobClose(w.pop())
continue}push({type:"paren",value:G,output:m.parens?")":"\\)"})
decrement("parens")
continue}if(G==="["){if(n.nobracket===true||!remaining().includes("]")){if(n.nobracket!==true&&n.strictBrackets===true){throw new SyntaxError(syntaxError("closing","]"))}G=`\\${G}`}else{increment("brackets")}push({type:"bracket",value:G})
continue}if(G==="]"){if(n.nobracket===true||B&&B.type==="bracket"&&B.value.length===1){push({type:"text",value:G,output:`\\${G}`})
continue}if(m.brackets===0){if(n.strictBrackets===true){throw new SyntaxError(syntaxError("opening","["))}push({type:"text",value:G,output:`\\${G}`})
continue}decrement("brackets")
const t=B.value.slice(1)
if(B.posix!==true&&t[0]==="^"&&!t.includes("/")){G=`/${G}`}B.value+=G
append({value:G})
if(n.literalBrackets===false||s.hasRegexChars(t)){continue}const e=s.escapeRegex(B.value)
m.output=m.output.slice(0,-B.value.length)
if(n.literalBrackets===true){m.output+=e
B.value=e
continue}B.value=`(${R}${e}|${B.value})`
m.output+=B.value
continue}if(G==="{"&&n.nobrace!==true){increment("braces")
const t={type:"brace",value:G,output:"(",outputIndex:m.output.length,tokensIndex:m.tokens.length}
N.push(t)
push(t)
continue}if(G==="}"){const t=N[N.length-1]
if(n.nobrace===true||!t){push({type:"text",value:G,output:G})
continue}let e=")"
if(t.dots===true){const t=A.slice()
const u=[]
for(let e=t.length-1;e>=0;e--){A.pop()
if(t[e].type==="brace"){break}if(t[e].type!=="dots"){u.unshift(t[e].value)}}e=expandRange(u,n)
m.backtrack=true}if(t.comma!==true&&t.dots!==true){const n=m.output.slice(0,t.outputIndex)
const u=m.tokens.slice(t.tokensIndex)
t.value=t.output="\\{"
G=e="\\}"
m.output=n
for(const t of u){m.output+=t.output||t.value}}push({type:"brace",value:G,output:e})
decrement("braces")
N.pop()
continue}if(G==="|"){if(w.length>0){w[w.length-1].conditions++}push({type:"text",value:G})
continue}if(G===","){let t=G
const e=N[N.length-1]
if(e&&I[I.length-1]==="braces"){e.comma=true
t="|"}push({type:"comma",value:G,output:t})
continue}if(G==="/"){if(B.type==="dot"&&m.index===m.start+1){m.start=m.index+1
m.consumed=""
m.output=""
A.pop()
B=f
continue}push({type:"slash",value:G,output:y})
continue}if(G==="."){if(m.braces>0&&B.type==="dot"){if(B.value===".")B.output=E
const t=N[N.length-1]
B.type="dots"
B.output+=G
B.value+=G
t.dots=true
continue}if(m.braces+m.parens===0&&B.type!=="bos"&&B.type!=="slash"){push({type:"text",value:G,output:E})
continue}push({type:"dot",value:G,output:E})
continue}if(G==="?"){const t=B&&B.value==="("
if(!t&&n.noextglob!==true&&D()==="("&&D(2)!=="?"){extglobOpen("qmark",G)
continue}if(B&&B.type==="paren"){const t=D()
let e=G
if(B.value==="("&&!/[!=<:]/.test(t)||t==="<"&&!/<([!=]|\w+>)/.test(remaining())){e=`\\${G}`}push({type:"text",value:G,output:e})
continue}if(n.dot!==true&&(B.type==="slash"||B.type==="bos")){push({type:"qmark",value:G,output:H})
continue}push({type:"qmark",value:G,output:d})
continue}if(G==="!"){if(n.noextglob!==true&&D()==="("){if(D(2)!=="?"||!/[!=<:]/.test(D(3))){extglobOpen("negate",G)
continue}}if(n.nonegate!==true&&m.index===0){negate()
continue}}if(G==="+"){if(n.noextglob!==true&&D()==="("&&D(2)!=="?"){extglobOpen("plus",G)
continue}if(B&&B.value==="("||n.regex===false){push({type:"plus",value:G,output:g})
continue}if(B&&(B.type==="bracket"||B.type==="paren"||B.type==="brace")||m.parens>0){push({type:"plus",value:G})
continue}push({type:"plus",value:g})
continue}if(G==="@"){if(n.noextglob!==true&&D()==="("&&D(2)!=="?"){push({type:"at",extglob:true,value:G,output:""})
continue}push({type:"text",value:G})
continue}if(G!=="*"){if(G==="$"||G==="^"){G=`\\${G}`}const t=i.exec(remaining())
if(t){G+=t[0]
m.index+=t[0].length}push({type:"text",value:G})
continue}if(B&&(B.type==="globstar"||B.star===true)){B.type="star"
B.star=true
B.value+=G
B.output=k
m.backtrack=true
m.globstar=true
consume(G)
continue}let e=remaining()
if(n.noextglob!==true&&/^\([^?]/.test(e)){extglobOpen("star",G)
continue}if(B.type==="star"){if(n.noglobstar===true){consume(G)
continue}const u=B.prev
const s=u.prev
const o=u.type==="slash"||u.type==="bos"
const r=s&&(s.type==="star"||s.type==="globstar")
if(n.bash===true&&(!o||e[0]&&e[0]!=="/")){push({type:"star",value:G,output:""})
continue}const i=m.braces>0&&(u.type==="comma"||u.type==="brace")
const a=w.length&&(u.type==="pipe"||u.type==="paren")
if(!o&&u.type!=="paren"&&!i&&!a){push({type:"star",value:G,output:""})
continue}while(e.slice(0,3)==="/**"){const n=t[m.index+4]
if(n&&n!=="/"){break}e=e.slice(3)
consume("/**",3)}const c=eos()||m.parens>0&&e===")".repeat(m.parens)&&!w.some(t=>t.type==="negate")
if(u.type==="bos"&&eos()){B.type="globstar"
B.value+=G
B.output=globstar(n)
m.output=B.output
m.globstar=true
consume(G)
continue}if(u.type==="slash"&&u.prev.type!=="bos"&&!r&&c){m.output=m.output.slice(0,-(u.output+B.output).length)
u.output=`(?:${u.output}`
B.type="globstar"
B.output=globstar(n)+(n.strictSlashes?")":"|$)")
B.value+=G
m.globstar=true
m.output+=u.output+B.output
consume(G)
continue}if(u.type==="slash"&&u.prev.type!=="bos"&&e[0]==="/"){const t=e[1]!==void 0?"|$":""
m.output=m.output.slice(0,-(u.output+B.output).length)
u.output=`(?:${u.output}`
B.type="globstar"
B.output=`${globstar(n)}${y}|${y}${t})`
B.value+=G
m.output+=u.output+B.output
m.globstar=true
consume(G+M())
push({type:"slash",value:"/",output:""})
continue}if(u.type==="bos"&&e[0]==="/"){B.type="globstar"
B.value+=G
B.output=`(?:^|${y}|${globstar(n)}${y})`
m.output=B.output
m.globstar=true
consume(G+M())
push({type:"slash",value:"/",output:""})
continue}m.output=m.output.slice(0,-B.output.length)
B.type="globstar"
B.output=globstar(n)
B.value+=G
m.output+=B.output
m.globstar=true
consume(G)
continue}const u={type:"star",value:G,output:k}
if(n.bash===true){u.output=".*?"
if(B.type==="bos"||B.type==="slash"){u.output=T+u.output}push(u)
continue}if(B&&(B.type==="bracket"||B.type==="paren")&&n.regex===true){u.output=G
push(u)
continue}if(m.index===m.start||B.type==="slash"||B.type==="dot"){if(B.type==="dot"){m.output+=C
B.output+=C}else if(n.dot===true){m.output+=S
B.output+=S}else{m.output+=T
B.output+=T}if(D()!=="*"){m.output+=x
B.output+=x}}push(u)}while(m.brackets>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"))
m.output=s.escapeLast(m.output,"[")
decrement("brackets")}while(m.parens>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"))
m.output=s.escapeLast(m.output,"(")
decrement("parens")}while(m.braces>0){if(n.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"))
m.output=s.escapeLast(m.output,"{")
decrement("braces")}if(n.strictSlashes!==true&&(B.type==="star"||B.type==="bracket")){push({type:"maybe_slash",value:"",output:`${y}?`})}if(m.backtrack===true){m.output=""
for(const t of m.tokens){m.output+=t.output!=null?t.output:t.value
if(t.suffix){m.output+=t.suffix}}}return m}
parse.fastpaths=(t,e)=>{const n={...e}
const r=typeof n.maxLength==="number"?Math.min(o,n.maxLength):o
const i=t.length
if(i>r){throw new SyntaxError(`Input length: ${i}, exceeds maximum allowed length: ${r}`)}t=c[t]||t
const{DOT_LITERAL:a,SLASH_LITERAL:l,ONE_CHAR:p,DOTS_SLASH:f,NO_DOT:A,NO_DOTS:R,NO_DOTS_SLASH:_,STAR:h,START_ANCHOR:E}=u.globChars(n.windows)
const g=n.dot?R:A
const y=n.dot?_:A
const x=n.capture?"":"?:"
const b={negated:false,prefix:""}
let $=n.bash===true?".*?":h
if(n.capture){$=`(${$})`}const globstar=t=>{if(t.noglobstar===true)return $
return`(${x}(?:(?!${E}${t.dot?f:a}).)*?)`}
const create=t=>{switch(t){case"*":return`${g}${p}${$}`
case".*":return`${a}${p}${$}`
case"*.*":return`${g}${$}${a}${p}${$}`
case"*/*":return`${g}${$}${l}${p}${y}${$}`
case"**":return g+globstar(n)
case"**/*":return`(?:${g}${globstar(n)}${l})?${y}${p}${$}`
case"**/*.*":return`(?:${g}${globstar(n)}${l})?${y}${$}${a}${p}${$}`
case"**/.*":return`(?:${g}${globstar(n)}${l})?${a}${p}${$}`
default:{const e=/^(.*?)\.(\w+)$/.exec(t)
if(!e)return
const n=create(e[1])
if(!n)return
return n+a+e[2]}}}
const C=s.removePrefix(t,b)
let S=create(C)
if(S&&n.strictSlashes!==true){S+=`${l}?`}return S}
t.exports=parse},8016:(t,e,n)=>{const u=n(1781)
const s=n(8265)
const o=n(4059)
const r=n(5595)
const isObject=t=>t&&typeof t==="object"&&!Array.isArray(t)
const picomatch=(t,e,n=false)=>{if(Array.isArray(t)){const u=t.map(t=>picomatch(t,e,n))
const arrayMatcher=t=>{for(const e of u){const n=e(t)
if(n)return n}return false}
return arrayMatcher}const u=isObject(t)&&t.tokens&&t.input
if(t===""||typeof t!=="string"&&!u){throw new TypeError("Expected pattern to be a non-empty string")}const s=e||{}
const o=s.windows
const r=u?picomatch.compileRe(t,e):picomatch.makeRe(t,e,false,true)
const i=r.state
delete r.state
let isIgnored=()=>false
if(s.ignore){const t={...e,ignore:null,onMatch:null,onResult:null}
isIgnored=picomatch(s.ignore,t,n)}const matcher=(n,u=false)=>{const{isMatch:a,match:c,output:l}=picomatch.test(n,r,e,{glob:t,posix:o})
const p={glob:t,state:i,regex:r,posix:o,input:n,output:l,match:c,isMatch:a}
if(typeof s.onResult==="function"){s.onResult(p)}if(a===false){p.isMatch=false
return u?p:false}if(isIgnored(n)){if(typeof s.onIgnore==="function"){s.onIgnore(p)}p.isMatch=false
return u?p:false}if(typeof s.onMatch==="function"){s.onMatch(p)}return u?p:true}
if(n){matcher.state=i}return matcher}
picomatch.test=(t,e,n,{glob:u,posix:s}={})=>{if(typeof t!=="string"){throw new TypeError("Expected input to be a string")}if(t===""){return{isMatch:false,output:""}}const r=n||{}
const i=r.format||(s?o.toPosixSlashes:null)
let a=t===u
let c=a&&i?i(t):t
if(a===false){c=i?i(t):t
a=c===u}if(a===false||r.capture===true){if(r.matchBase===true||r.basename===true){a=picomatch.matchBase(t,e,n,s)}else{a=e.exec(c)}}return{isMatch:Boolean(a),match:a,output:c}}
picomatch.matchBase=(t,e,n,u=n&&n.windows)=>{const s=e instanceof RegExp?e:picomatch.makeRe(e,n)
return s.test(o.basename(t,{windows:u}))}
picomatch.isMatch=(t,e,n)=>picomatch(e,n)(t)
picomatch.parse=(t,e)=>{if(Array.isArray(t))return t.map(t=>picomatch.parse(t,e))
return s(t,{...e,fastpaths:false})}
picomatch.scan=(t,e)=>u(t,e)
picomatch.compileRe=(t,e,n=false,u=false)=>{if(n===true){return t.output}const s=e||{}
const o=s.contains?"":"^"
const r=s.contains?"":"$"
let i=`${o}(?:${t.output})${r}`
if(t&&t.negated===true){i=`^(?!${i}).*$`}const a=picomatch.toRegex(i,e)
if(u===true){a.state=t}return a}
picomatch.makeRe=(t,e={},n=false,u=false)=>{if(!t||typeof t!=="string"){throw new TypeError("Expected a non-empty string")}let o={negated:false,fastpaths:true}
if(e.fastpaths!==false&&(t[0]==="."||t[0]==="*")){o.output=s.fastpaths(t,e)}if(!o.output){o=s(t,e)}return picomatch.compileRe(o,e,n,u)}
picomatch.toRegex=(t,e)=>{try{const n=e||{}
return new RegExp(t,n.flags||(n.nocase?"i":""))}catch(t){if(e&&e.debug===true)throw t
return/$^/}}
picomatch.constants=r
t.exports=picomatch},1781:(t,e,n)=>{const u=n(4059)
const{CHAR_ASTERISK:s,CHAR_AT:o,CHAR_BACKWARD_SLASH:r,CHAR_COMMA:i,CHAR_DOT:a,CHAR_EXCLAMATION_MARK:c,CHAR_FORWARD_SLASH:l,CHAR_LEFT_CURLY_BRACE:p,CHAR_LEFT_PARENTHESES:f,CHAR_LEFT_SQUARE_BRACKET:A,CHAR_PLUS:R,CHAR_QUESTION_MARK:_,CHAR_RIGHT_CURLY_BRACE:h,CHAR_RIGHT_PARENTHESES:E,CHAR_RIGHT_SQUARE_BRACKET:g}=n(5595)
const isPathSeparator=t=>t===l||t===r
const depth=t=>{if(t.isPrefix!==true){t.depth=t.isGlobstar?Infinity:1}}
const scan=(t,e)=>{const n=e||{}
const y=t.length-1
const x=n.parts===true||n.tokens===true||n.scanToEnd===true
const b=[]
const $=[]
const C=[]
let S=t
let d=-1
let H=0
let v=0
let L=false
let T=false
let O=false
let k=false
let m=false
let w=false
let N=false
let I=false
let B=false
let G=false
let D=0
let M
let P
let U={value:"",depth:0,isGlob:false}
const eos=()=>d>=y
const peek=()=>S.charCodeAt(d+1)
const advance=()=>{M=P
return S.charCodeAt(++d)}
while(d<y){P=advance()
let t
if(P===r){N=U.backslashes=true
P=advance()
if(P===p){w=true}continue}if(w===true||P===p){D++
while(eos()!==true&&(P=advance())){if(P===r){N=U.backslashes=true
advance()
continue}if(P===p){D++
continue}if(w!==true&&P===a&&(P=advance())===a){L=U.isBrace=true
O=U.isGlob=true
G=true
if(x===true){continue}break}if(w!==true&&P===i){L=U.isBrace=true
O=U.isGlob=true
G=true
if(x===true){continue}break}if(P===h){D--
if(D===0){w=false
L=U.isBrace=true
G=true
break}}}if(x===true){continue}break}if(P===l){b.push(d)
$.push(U)
U={value:"",depth:0,isGlob:false}
if(G===true)continue
if(M===a&&d===H+1){H+=2
continue}v=d+1
continue}if(n.noext!==true){const t=P===R||P===o||P===s||P===_||P===c
if(t===true&&peek()===f){O=U.isGlob=true
k=U.isExtglob=true
G=true
if(P===c&&d===H){B=true}if(x===true){let t=0
while(eos()!==true&&(P=advance())){if(P===r){N=U.backslashes=true
advance()
continue}if(P===f){t++
continue}if(P===E&&--t===0){G=true
break}}continue}break}}if(P===s){if(M===s)m=U.isGlobstar=true
O=U.isGlob=true
G=true
if(x===true){continue}break}if(P===_){O=U.isGlob=true
G=true
if(x===true){continue}break}if(P===A){while(eos()!==true&&(t=advance())){if(t===r){N=U.backslashes=true
advance()
continue}if(t===g){T=U.isBracket=true
O=U.isGlob=true
G=true
break}}if(x===true){continue}break}if(n.nonegate!==true&&P===c&&d===H){I=U.negated=true
H++
continue}if(n.noparen!==true&&P===f){O=U.isGlob=true
if(x===true){let t=1
while(eos()!==true&&(P=advance())){if(P===r){N=U.backslashes=true
advance()
continue}if(P===f){t++
continue}if(P===E&&--t===0){G=true
break}}continue}break}if(O===true){G=true
if(x===true){continue}break}}if(n.noext===true){k=false
O=false}let K=S
let X=""
let F=""
if(H>0){X=S.slice(0,H)
S=S.slice(H)
v-=H}if(K&&O===true&&v>0){K=S.slice(0,v)
F=S.slice(v)}else if(O===true){K=""
F=S}else{K=S}if(K&&K!==""&&K!=="/"&&K!==S){if(isPathSeparator(K.charCodeAt(K.length-1))){K=K.slice(0,-1)}}if(n.unescape===true){if(F)F=u.removeBackslashes(F)
if(K&&N===true){K=u.removeBackslashes(K)}}const Q={prefix:X,input:t,start:H,base:K,glob:F,isBrace:L,isBracket:T,isGlob:O,isExtglob:k,isGlobstar:m,negated:I,negatedExtglob:B}
if(n.tokens===true){Q.maxDepth=0
if(!isPathSeparator(P)){$.push(U)}Q.tokens=$}if(n.parts===true||n.tokens===true){let e
for(let u=0;u<b.length;u++){const s=e!==undefined?e+1:H
const o=b[u]
const r=t.slice(s,o)
if(n.tokens){if(u===0&&H!==0){$[u].isPrefix=true
$[u].value=X}else{$[u].value=r}depth($[u])
Q.maxDepth+=$[u].depth}if(o>=H){C.push(r)
e=o}}const u=e!==undefined?e+1:H
const s=t.slice(u)
C.push(s)
if(n.tokens&&e&&e+1<t.length){$[$.length-1].value=s
depth($[$.length-1])
Q.maxDepth+=$[$.length-1].depth}Q.slashes=b
Q.parts=C}return Q}
t.exports=scan},4059:(t,e,n)=>{const{REGEX_BACKSLASH:u,REGEX_REMOVE_BACKSLASH:s,REGEX_SPECIAL_CHARS:o,REGEX_SPECIAL_CHARS_GLOBAL:r}=n(5595)
e.isObject=t=>t!==null&&typeof t==="object"&&!Array.isArray(t)
e.hasRegexChars=t=>o.test(t)
e.isRegexChar=t=>t.length===1&&e.hasRegexChars(t)
e.escapeRegex=t=>t.replace(r,"\\$1")
e.toPosixSlashes=t=>t.replace(u,"/")
e.isWindows=()=>{if(typeof navigator!=="undefined"&&navigator.platform){const t=navigator.platform.toLowerCase()
return t==="win32"||t==="windows"}if(typeof process!=="undefined"&&process.platform){return process.platform==="win32"}return false}
e.removeBackslashes=t=>t.replace(s,t=>t==="\\"?"":t)
e.escapeLast=(t,n,u)=>{const s=t.lastIndexOf(n,u)
if(s===-1)return t
if(t[s-1]==="\\")return e.escapeLast(t,n,s-1)
return`${t.slice(0,s)}\\${t.slice(s)}`}
e.removePrefix=(t,e={})=>{let n=t
if(n.startsWith("./")){n=n.slice(2)
e.prefix="./"}return n}
e.wrapOutput=(t,e={},n={})=>{const u=n.contains?"":"^"
const s=n.contains?"":"$"
let o=`${u}(?:${t})${s}`
if(e.negated===true){o=`(?:^(?!${o}).*$)`}return o}
e.basename=(t,{windows:e}={})=>{const n=t.split(e?/[\\/]/:"/")
const u=n[n.length-1]
if(u===""){return n[n.length-2]}return u}}}

