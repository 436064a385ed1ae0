exports.id=552
exports.ids=[552]
exports.modules={3637:(e,t,i)=>{"use strict"
const s=i(5980)
const r=/^[\da-fA-F]+$/
const a=/^\d+$/
const n=new WeakMap
function getJsxTokens(e){e=e.Parser.acorn||e
let t=n.get(e)
if(!t){const i=e.tokTypes
const s=e.TokContext
const r=e.TokenType
const a=new s("<tag",false)
const o=new s("</tag",false)
const h=new s("<tag>...</tag>",true,true)
const c={tc_oTag:a,tc_cTag:o,tc_expr:h}
const u={jsxName:new r("jsxName"),jsxText:new r("jsxText",{beforeExpr:true}),jsxTagStart:new r("jsxTagStart",{startsExpr:true}),jsxTagEnd:new r("jsxTagEnd")}
u.jsxTagStart.updateContext=function(){this.context.push(h)
this.context.push(a)
this.exprAllowed=false}
u.jsxTagEnd.updateContext=function(e){let t=this.context.pop()
if(t===a&&e===i.slash||t===o){this.context.pop()
this.exprAllowed=this.curContext()===h}else{this.exprAllowed=true}}
t={tokContexts:c,tokTypes:u}
n.set(e,t)}return t}function getQualifiedJSXName(e){if(!e)return e
if(e.type==="JSXIdentifier")return e.name
if(e.type==="JSXNamespacedName")return e.namespace.name+":"+e.name.name
if(e.type==="JSXMemberExpression")return getQualifiedJSXName(e.object)+"."+getQualifiedJSXName(e.property)}e.exports=function(e){e=e||{}
return function(t){return plugin({allowNamespaces:e.allowNamespaces!==false,allowNamespacedObjects:!!e.allowNamespacedObjects},t)}}
Object.defineProperty(e.exports,"tokTypes",{get:function get_tokTypes(){return getJsxTokens(i(859)).tokTypes},configurable:true,enumerable:true})
function plugin(e,t){const n=t.acorn||i(859)
const o=getJsxTokens(n)
const h=n.tokTypes
const c=o.tokTypes
const u=n.tokContexts
const l=o.tokContexts.tc_oTag
const p=o.tokContexts.tc_cTag
const f=o.tokContexts.tc_expr
const d=n.isNewLine
const m=n.isIdentifierStart
const x=n.isIdentifierChar
return class extends t{static get acornJsx(){return o}jsx_readToken(){let e="",t=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated JSX contents")
let i=this.input.charCodeAt(this.pos)
switch(i){case 60:case 123:if(this.pos===this.start){if(i===60&&this.exprAllowed){++this.pos
return this.finishToken(c.jsxTagStart)}return this.getTokenFromCode(i)}e+=this.input.slice(t,this.pos)
return this.finishToken(c.jsxText,e)
case 38:e+=this.input.slice(t,this.pos)
e+=this.jsx_readEntity()
t=this.pos
break
case 62:case 125:this.raise(this.pos,"Unexpected token `"+this.input[this.pos]+"`. Did you mean `"+(i===62?"&gt;":"&rbrace;")+"` or "+'`{"'+this.input[this.pos]+'"}'+"`?")
default:if(d(i)){e+=this.input.slice(t,this.pos)
e+=this.jsx_readNewLine(true)
t=this.pos}else{++this.pos}}}}jsx_readNewLine(e){let t=this.input.charCodeAt(this.pos)
let i;++this.pos
if(t===13&&this.input.charCodeAt(this.pos)===10){++this.pos
i=e?"\n":"\r\n"}else{i=String.fromCharCode(t)}if(this.options.locations){++this.curLine
this.lineStart=this.pos}return i}jsx_readString(e){let t="",i=++this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated string constant")
let s=this.input.charCodeAt(this.pos)
if(s===e)break
if(s===38){t+=this.input.slice(i,this.pos)
t+=this.jsx_readEntity()
i=this.pos}else if(d(s)){t+=this.input.slice(i,this.pos)
t+=this.jsx_readNewLine(false)
i=this.pos}else{++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(h.string,t)}jsx_readEntity(){let e="",t=0,i
let n=this.input[this.pos]
if(n!=="&")this.raise(this.pos,"Entity must start with an ampersand")
let o=++this.pos
while(this.pos<this.input.length&&t++<10){n=this.input[this.pos++]
if(n===";"){if(e[0]==="#"){if(e[1]==="x"){e=e.substr(2)
if(r.test(e))i=String.fromCharCode(parseInt(e,16))}else{e=e.substr(1)
if(a.test(e))i=String.fromCharCode(parseInt(e,10))}}else{i=s[e]}break}e+=n}if(!i){this.pos=o
return"&"}return i}jsx_readWord(){let e,t=this.pos
do{e=this.input.charCodeAt(++this.pos)}while(x(e)||e===45)
return this.finishToken(c.jsxName,this.input.slice(t,this.pos))}jsx_parseIdentifier(){let e=this.startNode()
if(this.type===c.jsxName)e.name=this.value
else if(this.type.keyword)e.name=this.type.keyword
else this.unexpected()
this.next()
return this.finishNode(e,"JSXIdentifier")}jsx_parseNamespacedName(){let t=this.start,i=this.startLoc
let s=this.jsx_parseIdentifier()
if(!e.allowNamespaces||!this.eat(h.colon))return s
var r=this.startNodeAt(t,i)
r.namespace=s
r.name=this.jsx_parseIdentifier()
return this.finishNode(r,"JSXNamespacedName")}jsx_parseElementName(){if(this.type===c.jsxTagEnd)return""
let t=this.start,i=this.startLoc
let s=this.jsx_parseNamespacedName()
if(this.type===h.dot&&s.type==="JSXNamespacedName"&&!e.allowNamespacedObjects){this.unexpected()}while(this.eat(h.dot)){let e=this.startNodeAt(t,i)
e.object=s
e.property=this.jsx_parseIdentifier()
s=this.finishNode(e,"JSXMemberExpression")}return s}jsx_parseAttributeValue(){switch(this.type){case h.braceL:let e=this.jsx_parseExpressionContainer()
if(e.expression.type==="JSXEmptyExpression")this.raise(e.start,"JSX attributes must only be assigned a non-empty expression")
return e
case c.jsxTagStart:case h.string:return this.parseExprAtom()
default:this.raise(this.start,"JSX value should be either an expression or a quoted JSX text")}}jsx_parseEmptyExpression(){let e=this.startNodeAt(this.lastTokEnd,this.lastTokEndLoc)
return this.finishNodeAt(e,"JSXEmptyExpression",this.start,this.startLoc)}jsx_parseExpressionContainer(){let e=this.startNode()
this.next()
e.expression=this.type===h.braceR?this.jsx_parseEmptyExpression():this.parseExpression()
this.expect(h.braceR)
return this.finishNode(e,"JSXExpressionContainer")}jsx_parseAttribute(){let e=this.startNode()
if(this.eat(h.braceL)){this.expect(h.ellipsis)
e.argument=this.parseMaybeAssign()
this.expect(h.braceR)
return this.finishNode(e,"JSXSpreadAttribute")}e.name=this.jsx_parseNamespacedName()
e.value=this.eat(h.eq)?this.jsx_parseAttributeValue():null
return this.finishNode(e,"JSXAttribute")}jsx_parseOpeningElementAt(e,t){let i=this.startNodeAt(e,t)
i.attributes=[]
let s=this.jsx_parseElementName()
if(s)i.name=s
while(this.type!==h.slash&&this.type!==c.jsxTagEnd)i.attributes.push(this.jsx_parseAttribute())
i.selfClosing=this.eat(h.slash)
this.expect(c.jsxTagEnd)
return this.finishNode(i,s?"JSXOpeningElement":"JSXOpeningFragment")}jsx_parseClosingElementAt(e,t){let i=this.startNodeAt(e,t)
let s=this.jsx_parseElementName()
if(s)i.name=s
this.expect(c.jsxTagEnd)
return this.finishNode(i,s?"JSXClosingElement":"JSXClosingFragment")}jsx_parseElementAt(e,t){let i=this.startNodeAt(e,t)
let s=[]
let r=this.jsx_parseOpeningElementAt(e,t)
let a=null
if(!r.selfClosing){e:for(;;){switch(this.type){case c.jsxTagStart:e=this.start
t=this.startLoc
this.next()
if(this.eat(h.slash)){a=this.jsx_parseClosingElementAt(e,t)
break e}s.push(this.jsx_parseElementAt(e,t))
break
case c.jsxText:s.push(this.parseExprAtom())
break
case h.braceL:s.push(this.jsx_parseExpressionContainer())
break
default:this.unexpected()}}if(getQualifiedJSXName(a.name)!==getQualifiedJSXName(r.name)){this.raise(a.start,"Expected corresponding JSX closing tag for <"+getQualifiedJSXName(r.name)+">")}}let n=r.name?"Element":"Fragment"
i["opening"+n]=r
i["closing"+n]=a
i.children=s
if(this.type===h.relational&&this.value==="<"){this.raise(this.start,"Adjacent JSX elements must be wrapped in an enclosing tag")}return this.finishNode(i,"JSX"+n)}jsx_parseText(){let e=this.parseLiteral(this.value)
e.type="JSXText"
return e}jsx_parseElement(){let e=this.start,t=this.startLoc
this.next()
return this.jsx_parseElementAt(e,t)}parseExprAtom(e){if(this.type===c.jsxText)return this.jsx_parseText()
else if(this.type===c.jsxTagStart)return this.jsx_parseElement()
else return super.parseExprAtom(e)}readToken(e){let t=this.curContext()
if(t===f)return this.jsx_readToken()
if(t===l||t===p){if(m(e))return this.jsx_readWord()
if(e==62){++this.pos
return this.finishToken(c.jsxTagEnd)}if((e===34||e===39)&&t==l)return this.jsx_readString(e)}if(e===60&&this.exprAllowed&&this.input.charCodeAt(this.pos+1)!==33){++this.pos
return this.finishToken(c.jsxTagStart)}return super.readToken(e)}updateContext(e){if(this.type==h.braceL){var t=this.curContext()
if(t==l)this.context.push(u.b_expr)
else if(t==f)this.context.push(u.b_tmpl)
else super.updateContext(e)
this.exprAllowed=true}else if(this.type===h.slash&&e===c.jsxTagStart){this.context.length-=2
this.context.push(p)
this.exprAllowed=false}else{return super.updateContext(e)}}}}},5980:e=>{e.exports={quot:'"',amp:"&",apos:"'",lt:"<",gt:">",nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",fnof:"\u0192",circ:"\u02c6",tilde:"\u02dc",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",bull:"\u2022",hellip:"\u2026",permil:"\u2030",prime:"\u2032",Prime:"\u2033",lsaquo:"\u2039",rsaquo:"\u203a",oline:"\u203e",frasl:"\u2044",euro:"\u20ac",image:"\u2111",weierp:"\u2118",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666"}},859:function(e,t){(function(e,i){true?i(t):0})(this,function(e){"use strict"
var t=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239]
var i=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327]
var s="\u200c\u200d\xb7\u0300-\u036f\u0387\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7-\u05c9\u0610-\u061a\u064b-\u0669\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u06f0-\u06f9\u0711\u0730-\u074a\u07a6-\u07b0\u07c0-\u07c9\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0966-\u096f\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7\u09e2\u09e3\u09e6-\u09ef\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a66-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2\u0ae3\u0ae6-\u0aef\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b53-\u0b57\u0b62\u0b63\u0b66-\u0b6f\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0be6-\u0bef\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c62\u0c63\u0c66-\u0c6f\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0ce6-\u0cef\u0cf3\u0d00-\u0d03\u0d3b\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62\u0d63\u0d66-\u0d6f\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0de6-\u0def\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0e50-\u0e59\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0ed0-\u0ed9\u0f18\u0f19\u0f20-\u0f29\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1040-\u1049\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f-\u109d\u135d-\u135f\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd\u17e0-\u17e9\u180b-\u180d\u180f-\u1819\u18a9\u1920-\u192b\u1930-\u193b\u1946-\u194f\u19d0-\u19da\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f-\u1a89\u1a90-\u1a99\u1ab0-\u1abd\u1abf-\u1af0\u1b00-\u1b04\u1b34-\u1b44\u1b50-\u1b59\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1bb0-\u1bb9\u1be6-\u1bf3\u1c24-\u1c37\u1c40-\u1c49\u1c50-\u1c59\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200c\u200d\u203f\u2040\u2054\u20d0-\u20dc\u20e1\u20e5-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a\u30fb\ua620-\ua629\ua66f\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881\ua8b4-\ua8c5\ua8d0-\ua8d9\ua8e0-\ua8f1\ua8ff-\ua909\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9d0-\ua9d9\ua9e5\ua9f0-\ua9f9\uaa29-\uaa36\uaa43\uaa4c\uaa4d\uaa50-\uaa59\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\uabf0-\uabf9\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufe33\ufe34\ufe4d-\ufe4f\uff10-\uff19\uff3f\uff65"
var r="\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u052f\u0531-\u0556\u0558\u0559\u0560-\u0588\u058b\u058c\u05d0-\u05ea\u05ef-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u0860-\u086a\u0870-\u0887\u0889-\u088f\u08a0-\u08c9\u0904-\u0939\u093d\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bd\u09ce\u09dc\u09dd\u09df-\u09e1\u09f0\u09f1\u09fc\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a59-\u0a5c\u0a5e\u0a72-\u0a74\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abd\u0ad0\u0ae0\u0ae1\u0af9\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3d\u0b5c\u0b5d\u0b5f-\u0b61\u0b71\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bd0\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3d\u0c58-\u0c5a\u0c5c\u0c5d\u0c60\u0c61\u0c80\u0c85-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbd\u0cdc-\u0cde\u0ce0\u0ce1\u0cf1\u0cf2\u0d04-\u0d0c\u0d0e-\u0d10\u0d12-\u0d3a\u0d3d\u0d4e\u0d54-\u0d56\u0d5f-\u0d61\u0d7a-\u0d7f\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81\u0e82\u0e84\u0e86-\u0e8a\u0e8c-\u0ea3\u0ea5\u0ea7-\u0eb0\u0eb2\u0eb3\u0ebd\u0ec0-\u0ec4\u0ec6\u0edc-\u0edf\u0f00\u0f40-\u0f47\u0f49-\u0f6c\u0f88-\u0f8c\u1000-\u102a\u103f\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10fa\u10fc-\u1248\u124a-\u124d\u1250-\u1256\u1258\u125a-\u125d\u1260-\u1288\u128a-\u128d\u1290-\u12b0\u12b2-\u12b5\u12b8-\u12be\u12c0\u12c2-\u12c5\u12c8-\u12d6\u12d8-\u1310\u1312-\u1315\u1318-\u135a\u1380-\u138f\u13a0-\u13f5\u13f8-\u13fd\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u16f8\u1700-\u1711\u171f-\u1731\u1740-\u1751\u1760-\u176c\u176e-\u1770\u1780-\u17b3\u17d7\u17dc\u1820-\u1878\u1880-\u18a8\u18aa\u18b0-\u18f5\u1900-\u191e\u1950-\u196d\u1970-\u1974\u1980-\u19ab\u19b0-\u19c9\u1a00-\u1a16\u1a20-\u1a54\u1aa7\u1b05-\u1b33\u1b45-\u1b4c\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1be5\u1c00-\u1c23\u1c4d-\u1c4f\u1c5a-\u1c7d\u1c80-\u1c8a\u1c90-\u1cba\u1cbd-\u1cbf\u1ce9-\u1cec\u1cee-\u1cf3\u1cf5\u1cf6\u1cfa\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2071\u207f\u208f-\u209f\u2102\u2107\u210a-\u2113\u2115\u2118-\u211d\u2124\u2126\u2128\u212a-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u2188\u2c00-\u2ce4\u2ceb-\u2cee\u2cf2\u2cf3\u2d00-\u2d25\u2d27\u2d2d\u2d30-\u2d67\u2d6f\u2d80-\u2d96\u2da0-\u2da6\u2da8-\u2dae\u2db0-\u2db6\u2db8-\u2dbe\u2dc0-\u2dc6\u2dc8-\u2dce\u2dd0-\u2dd6\u2dd8-\u2dde\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309b-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f\ua62a\ua62b\ua640-\ua66e\ua67f-\ua69d\ua6a0-\ua6ef\ua717-\ua71f\ua722-\ua788\ua78b-\ua7dd\ua7e2\ua7f1-\ua801\ua803-\ua805\ua807-\ua80a\ua80c-\ua822\ua840-\ua873\ua882-\ua8b3\ua8f2-\ua8f7\ua8fb\ua8fd\ua8fe\ua90a-\ua925\ua930-\ua946\ua960-\ua97c\ua984-\ua9b2\ua9cf\ua9e0-\ua9e4\ua9e6-\ua9ef\ua9fa-\ua9fe\uaa00-\uaa28\uaa40-\uaa42\uaa44-\uaa4b\uaa60-\uaa76\uaa7a\uaa7e-\uaaaf\uaab1\uaab5\uaab6\uaab9-\uaabd\uaac0\uaac2\uaadb-\uaadd\uaae0-\uaaea\uaaf2-\uaaf4\uab01-\uab06\uab09-\uab0e\uab11-\uab16\uab20-\uab26\uab28-\uab2e\uab30-\uab5a\uab5c-\uab69\uab6c\uab6d\uab70-\uabe2\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc"
var a={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package private protected public static yield",strictBind:"eval arguments"}
var n="break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this"
var o={5:n,"5module":n+" export import",6:n+" const class extends export import super"}
var h=/^in(stanceof)?$/
var c=new RegExp("["+r+"]")
var u=new RegExp("["+r+s+"]")
function isInAstralSet(e,t){var i=65536
for(var s=0;s<t.length;s+=2){i+=t[s]
if(i>e){return false}i+=t[s+1]
if(i>=e){return true}}return false}function isIdentifierStart(e,t){if(e<65){return e===36}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&c.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,i)}function isIdentifierChar(e,s){if(e<48){return e===36}if(e<58){return true}if(e<65){return false}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&u.test(String.fromCharCode(e))}if(s===false){return false}return isInAstralSet(e,i)||isInAstralSet(e,t)}var l=function TokenType(e,t){if(t===void 0)t={}
this.label=e
this.keyword=t.keyword
this.beforeExpr=!!t.beforeExpr
this.startsExpr=!!t.startsExpr
this.isLoop=!!t.isLoop
this.isAssign=!!t.isAssign
this.prefix=!!t.prefix
this.postfix=!!t.postfix
this.binop=t.binop||null
this.updateContext=null}
function binop(e,t){return new l(e,{beforeExpr:true,binop:t})}var p={beforeExpr:true},f={startsExpr:true}
var d={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return d[e]=new l(e,t)}var m={num:new l("num",f),regexp:new l("regexp",f),string:new l("string",f),name:new l("name",f),privateId:new l("privateId",f),eof:new l("eof"),bracketL:new l("[",{beforeExpr:true,startsExpr:true}),bracketR:new l("]"),braceL:new l("{",{beforeExpr:true,startsExpr:true}),braceR:new l("}"),parenL:new l("(",{beforeExpr:true,startsExpr:true}),parenR:new l(")"),comma:new l(",",p),semi:new l(";",p),colon:new l(":",p),dot:new l("."),question:new l("?",p),questionDot:new l("?."),arrow:new l("=>",p),template:new l("template"),invalidTemplate:new l("invalidTemplate"),ellipsis:new l("...",p),backQuote:new l("`",f),dollarBraceL:new l("${",{beforeExpr:true,startsExpr:true}),eq:new l("=",{beforeExpr:true,isAssign:true}),assign:new l("_=",{beforeExpr:true,isAssign:true}),incDec:new l("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new l("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new l("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new l("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",p),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",p),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",p),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",f),_if:kw("if"),_return:kw("return",p),_switch:kw("switch"),_throw:kw("throw",p),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",f),_super:kw("super",f),_class:kw("class",f),_extends:kw("extends",p),_export:kw("export"),_import:kw("import",f),_null:kw("null",f),_true:kw("true",f),_false:kw("false",f),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var x=/\r\n?|\n|\u2028|\u2029/
var g=new RegExp(x.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var s=t;s<i;s++){var r=e.charCodeAt(s)
if(isNewLine(r)){return s<i-1&&r===13&&e.charCodeAt(s+1)===10?s+2:s+1}}return-1}var v=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var y=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var b=Object.prototype
var k=b.hasOwnProperty
var w=b.toString
var S=Object.hasOwn||function(e,t){return k.call(e,t)}
var _=Array.isArray||function(e){return w.call(e)==="[object Array]"}
var C=Object.create(null)
function wordsRegexp(e){return C[e]||(C[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535){return String.fromCharCode(e)}e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var E=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var A=function Position(e,t){this.line=e
this.column=t}
A.prototype.offset=function offset(e){return new A(this.line,this.column+e)}
var I=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null){this.source=e.sourceFile}}
function getLineInfo(e,t){for(var i=1,s=0;;){var r=nextLineBreak(e,s,t)
if(r<0){return new A(i,t-s)}++i
s=r}}var P={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var T=false
function getOptions(e){var t={}
for(var i in P){t[i]=e&&S(e,i)?e[i]:P[i]}if(t.ecmaVersion==="latest"){t.ecmaVersion=1e8}else if(t.ecmaVersion==null){if(!T&&typeof console==="object"&&console.warn){T=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015){t.ecmaVersion-=2009}if(t.allowReserved==null){t.allowReserved=t.ecmaVersion<5}if(!e||e.allowHashBang==null){t.allowHashBang=t.ecmaVersion>=14}if(_(t.onToken)){var s=t.onToken
t.onToken=function(e){return s.push(e)}}if(_(t.onComment)){t.onComment=pushComment(t,t.onComment)}if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction){throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")}return t}function pushComment(e,t){return function(i,s,r,a,n,o){var h={type:i?"Block":"Line",value:s,start:r,end:a}
if(e.locations){h.loc=new I(this,n,o)}if(e.ranges){h.range=[r,a]}t.push(h)}}var N=1,V=2,L=4,R=8,D=16,O=32,M=64,B=128,F=256,U=512,j=1024,q=N|V|F
function functionFlags(e,t){return V|(e?L:0)|(t?R:0)}var z=0,W=1,H=2,G=3,J=4,K=5
var Q=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(o[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var s=""
if(e.allowReserved!==true){s=a[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module"){s+=" await"}}this.reservedWords=wordsRegexp(s)
var r=(s?s+" ":"")+a.strict
this.reservedWordsStrict=wordsRegexp(r)
this.reservedWordsStrictBind=wordsRegexp(r+" "+a.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations){this.curLine=this.input.slice(0,this.lineStart).split(x).length}}else{this.lineStart=0}this.type=m.eof
this.value=null
this.start=this.end=this.pos
this.startLoc=this.endLoc=this.curPosition()
this.lastTokEndLoc=this.lastTokStartLoc=null
this.lastTokStart=this.lastTokEnd=this.pos
this.context=this.initialContext()
this.exprAllowed=true
this.inModule=e.sourceType==="module"
this.strict=this.inModule||e.strict===true||this.strictDirective(this.pos)
this.potentialArrowAt=-1
this.potentialArrowInForAwait=false
this.yieldPos=this.awaitPos=this.awaitIdentPos=0
this.labels=[]
this.undefinedExports=Object.create(null)
if(this.pos===0&&e.allowHashBang&&this.input.slice(0,2)==="#!"){this.skipLineComment(2)}this.scopeStack=[]
this.enterScope(this.options.sourceType==="commonjs"?V:N)
this.regexpState=null
this.privateNameStack=[]}
var X={inFunction:{configurable:true},inGenerator:{configurable:true},inAsync:{configurable:true},canAwait:{configurable:true},allowReturn:{configurable:true},allowSuper:{configurable:true},allowDirectSuper:{configurable:true},treatFunctionsAsVar:{configurable:true},allowNewDotTarget:{configurable:true},allowUsing:{configurable:true},inClassStaticBlock:{configurable:true}}
Q.prototype.parse=function parse(){var e=this
var t=this.options.program||this.startNode()
this.nextToken()
return this.catchStackOverflow(function(){return e.parseTopLevel(t)})}
X.inFunction.get=function(){return(this.currentVarScope().flags&V)>0}
X.inGenerator.get=function(){return(this.currentVarScope().flags&R)>0}
X.inAsync.get=function(){return(this.currentVarScope().flags&L)>0}
X.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(F|U)){return false}if(i&V){return(i&L)>0}}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
X.allowReturn.get=function(){if(this.inFunction){return true}if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&N){return true}return false}
X.allowSuper.get=function(){var e=this.currentThisScope()
var t=e.flags
return(t&M)>0||this.options.allowSuperOutsideMethod}
X.allowDirectSuper.get=function(){return(this.currentThisScope().flags&B)>0}
X.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
X.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(F|U)||i&V&&!(i&D)){return true}}return false}
X.allowUsing.get=function(){var e=this.currentScope()
var t=e.flags
if(t&j){return false}if(!this.inModule&&t&N){return false}return true}
X.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&F)>0}
Q.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var s=0;s<e.length;s++){i=e[s](i)}return i}
Q.parse=function parse(e,t){return new this(t,e).parse()}
Q.parseExpressionAt=function parseExpressionAt(e,t,i){var s=new this(i,e,t)
s.nextToken()
return s.parseExpression()}
Q.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties(Q.prototype,X)
var $=Q.prototype
var Y=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
$.strictDirective=function(e){if(this.options.ecmaVersion<5){return false}for(;;){y.lastIndex=e
e+=y.exec(this.input)[0].length
var t=Y.exec(this.input.slice(e))
if(!t){return false}if((t[1]||t[2])==="use strict"){y.lastIndex=e+t[0].length
var i=y.exec(this.input),s=i.index+i[0].length
var r=this.input.charAt(s)
return r===";"||r==="}"||x.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(r)||r==="!"&&this.input.charAt(s+1)==="="||r==="i"&&keywordOpAt(this,s))}e+=t[0].length
y.lastIndex=e
e+=y.exec(this.input)[0].length
if(this.input[e]===";"){e++}}}
function keywordOpAt(e,t){var i=t+1,s=Math.min(e.input.length,t+11)
while(i<s){var r=e.fullCharCodeAt(i)
if(!isIdentifierChar(r,true)){break}i+=r<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}$.eat=function(e){if(this.type===e){this.next()
return true}else{return false}}
$.isContextual=function(e){return this.type===m.name&&this.value===e&&!this.containsEsc}
$.eatContextual=function(e){if(!this.isContextual(e)){return false}this.next()
return true}
$.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message))){this.raise(this.start,"Not enough stack space to parse input")}else{throw e}}}
$.expectContextual=function(e){if(!this.eatContextual(e)){this.unexpected()}}
$.canInsertSemicolon=function(){return this.type===m.eof||this.type===m.braceR||x.test(this.input.slice(this.lastTokEnd,this.start))}
$.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon){this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)}return true}}
$.semicolon=function(){if(!this.eat(m.semi)&&!this.insertSemicolon()){this.unexpected()}}
$.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma){this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)}if(!t){this.next()}return true}}
$.expect=function(e){this.eat(e)||this.unexpected()}
$.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var Z=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
$.checkPatternErrors=function(e,t){if(!e){return}if(e.trailingComma>-1){this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")}var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1){this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}}
$.checkExpressionErrors=function(e,t){if(!e){return false}var i=e.shorthandAssign
var s=e.doubleProto
if(!t){return i>=0||s>=0}if(i>=0){this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")}if(s>=0){this.raiseRecoverable(s,"Redefinition of __proto__ property")}}
$.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)){this.raise(this.yieldPos,"Yield expression cannot be a default value")}if(this.awaitPos){this.raise(this.awaitPos,"Await expression cannot be a default value")}}
$.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression"){return this.isSimpleAssignTarget(e.expression)}return e.type==="Identifier"||e.type==="MemberExpression"}
var ee=Q.prototype
ee.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body){e.body=[]}while(this.type!==m.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule){for(var s=0,r=Object.keys(this.undefinedExports);s<r.length;s+=1){var a=r[s]
this.raiseRecoverable(this.undefinedExports[a].start,"Export '"+a+"' is not defined")}}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var te={kind:"loop"},ie={kind:"switch"}
ee.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let")){return false}y.lastIndex=this.pos
var t=y.exec(this.input)
var i=this.pos+t[0].length,s=this.fullCharCodeAt(i)
if(s===91||s===92){return true}if(e){return false}if(s===123){return true}if(isIdentifierStart(s)){var r=i
do{i+=s<=65535?1:2}while(isIdentifierChar(s=this.fullCharCodeAt(i)))
if(s===92){return true}var a=this.input.slice(r,i)
if(!h.test(a)){return true}}return false}
ee.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async")){return false}y.lastIndex=this.pos
var e=y.exec(this.input)
var t=this.pos+e[0].length,i
return!x.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
ee.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using")){return false}y.lastIndex=this.pos
var i=y.exec(this.input)
var s=this.pos+i[0].length
if(x.test(this.input.slice(this.pos,s))){return false}if(e){var r=s+5,a
if(this.input.slice(s,r)!=="using"||r===this.input.length||isIdentifierChar(a=this.fullCharCodeAt(r))||a===92){return false}y.lastIndex=r
var n=y.exec(this.input)
s=r+n[0].length
if(n&&x.test(this.input.slice(r,s))){return false}}var o=this.fullCharCodeAt(s)
if(!isIdentifierStart(o)&&o!==92){return false}var c=s
do{s+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(s)))
if(o===92){return true}var u=this.input.slice(c,s)
if(h.test(u)){return false}if(t&&!e&&u==="of"){y.lastIndex=s
var l=y.exec(this.input)
s=s+l[0].length
if(this.input.charCodeAt(s)!==61||(o=this.input.charCodeAt(s+1))===61||o===62){return false}}return true}
ee.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
ee.isUsing=function(e){return this.isUsingKeyword(false,e)}
ee.parseStatement=function(e,t,i){var s=this.type,r=this.startNode(),a
if(this.isLet(e)){s=m._var
a="let"}switch(s){case m._break:case m._continue:return this.parseBreakContinueStatement(r,s.keyword)
case m._debugger:return this.parseDebuggerStatement(r)
case m._do:return this.parseDoStatement(r)
case m._for:return this.parseForStatement(r)
case m._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6){this.unexpected()}return this.parseFunctionStatement(r,false,!e)
case m._class:if(e){this.unexpected()}return this.parseClass(r,true)
case m._if:return this.parseIfStatement(r)
case m._return:return this.parseReturnStatement(r)
case m._switch:return this.parseSwitchStatement(r)
case m._throw:return this.parseThrowStatement(r)
case m._try:return this.parseTryStatement(r)
case m._const:case m._var:a=a||this.value
if(e&&a!=="var"){this.unexpected()}return this.parseVarStatement(r,a)
case m._while:return this.parseWhileStatement(r)
case m._with:return this.parseWithStatement(r)
case m.braceL:return this.parseBlock(true,r)
case m.semi:return this.parseEmptyStatement(r)
case m._export:case m._import:if(this.options.ecmaVersion>10&&s===m._import){y.lastIndex=this.pos
var n=y.exec(this.input)
var o=this.pos+n[0].length,h=this.input.charCodeAt(o)
if(h===40||h===46){return this.parseExpressionStatement(r,this.parseExpression())}}if(!this.options.allowImportExportEverywhere){if(!t){this.raise(this.start,"'import' and 'export' may only appear at the top level")}if(!this.inModule){this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}}return s===m._import?this.parseImport(r):this.parseExport(r,i)
default:if(this.isAsyncFunction()){if(e){this.unexpected()}this.next()
return this.parseFunctionStatement(r,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing){this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")}if(e){this.raise(this.start,"Using declaration is not allowed in single-statement positions")}if(c==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.next()
this.parseVar(r,false,c)
this.semicolon()
return this.finishNode(r,"VariableDeclaration")}var u=this.value,l=this.parseExpression()
if(s===m.name&&l.type==="Identifier"&&this.eat(m.colon)){return this.parseLabeledStatement(r,u,l,e)}else{return this.parseExpressionStatement(r,l)}}}
ee.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(m.semi)||this.insertSemicolon()){e.label=null}else if(this.type!==m.name){this.unexpected()}else{e.label=this.parseIdent()
this.semicolon()}var s=0
for(;s<this.labels.length;++s){var r=this.labels[s]
if(e.label==null||r.name===e.label.name){if(r.kind!=null&&(i||r.kind==="loop")){break}if(e.label&&i){break}}}if(s===this.labels.length){this.raise(e.start,"Unsyntactic "+t)}return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
ee.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
ee.parseDoStatement=function(e){this.next()
this.labels.push(te)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(m._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6){this.eat(m.semi)}else{this.semicolon()}return this.finishNode(e,"DoWhileStatement")}
ee.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(te)
this.enterScope(0)
this.expect(m.parenL)
if(this.type===m.semi){if(t>-1){this.unexpected(t)}return this.parseFor(e,null)}var i=this.isLet()
if(this.type===m._var||this.type===m._const||i){var s=this.startNode(),r=i?"let":this.value
this.next()
this.parseVar(s,true,r)
this.finishNode(s,"VariableDeclaration")
return this.parseForAfterInit(e,s,t)}var a=this.isContextual("let"),n=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var h=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.parseVar(h,true,o)
this.finishNode(h,"VariableDeclaration")
return this.parseForAfterInit(e,h,t)}var c=this.containsEsc
var u=new Z
var l=this.start
var p=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===m._in||(n=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===m._in){this.unexpected(t)}e.await=true}else if(n&&this.options.ecmaVersion>=8){if(p.start===l&&!c&&p.type==="Identifier"&&p.name==="async"){this.unexpected()}else if(this.options.ecmaVersion>=9){e.await=false}}if(a&&n){this.raise(p.start,"The left-hand side of a for-of loop may not start with 'let'.")}this.toAssignable(p,false,u)
this.checkLValPattern(p)
return this.parseForIn(e,p)}else{this.checkExpressionErrors(u,true)}if(t>-1){this.unexpected(t)}return this.parseFor(e,p)}
ee.parseForAfterInit=function(e,t,i){if((this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===m._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init){this.raise(this.start,"Using declaration is not allowed in for-in loops")}if(this.options.ecmaVersion>=9&&i>-1){this.unexpected(i)}}else if(this.options.ecmaVersion>=9){e.await=i>-1}return this.parseForIn(e,t)}if(i>-1){this.unexpected(i)}return this.parseFor(e,t)}
ee.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,re|(i?0:ae),false,t)}
ee.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(m._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
ee.parseReturnStatement=function(e){if(!this.allowReturn){this.raise(this.start,"'return' outside of function")}this.next()
if(this.eat(m.semi)||this.insertSemicolon()){e.argument=null}else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
ee.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(m.braceL)
this.labels.push(ie)
this.enterScope(j)
var t
for(var i=false;this.type!==m.braceR;){if(this.type===m._case||this.type===m._default){var s=this.type===m._case
if(t){this.finishNode(t,"SwitchCase")}e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(s){t.test=this.parseExpression()}else{if(i){this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")}i=true
t.test=null}this.expect(m.colon)}else{if(!t){this.unexpected()}t.consequent.push(this.parseStatement(null))}}this.exitScope()
if(t){this.finishNode(t,"SwitchCase")}this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
ee.parseThrowStatement=function(e){this.next()
if(x.test(this.input.slice(this.lastTokEnd,this.start))){this.raise(this.lastTokEnd,"Illegal newline after throw")}e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var se=[]
ee.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?O:0)
this.checkLValPattern(e,t?J:H)
this.expect(m.parenR)
return e}
ee.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===m._catch){var t=this.startNode()
this.next()
if(this.eat(m.parenL)){t.param=this.parseCatchClauseParam()}else{if(this.options.ecmaVersion<10){this.unexpected()}t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(m._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer){this.raise(e.start,"Missing catch or finally clause")}return this.finishNode(e,"TryStatement")}
ee.parseVarStatement=function(e,t,i){this.next()
this.parseVar(e,false,t,i)
this.semicolon()
return this.finishNode(e,"VariableDeclaration")}
ee.parseWhileStatement=function(e){this.next()
e.test=this.parseParenExpression()
this.labels.push(te)
e.body=this.parseStatement("while")
this.labels.pop()
return this.finishNode(e,"WhileStatement")}
ee.parseWithStatement=function(e){if(this.strict){this.raise(this.start,"'with' in strict mode")}this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
ee.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
ee.parseLabeledStatement=function(e,t,i,s){for(var r=0,a=this.labels;r<a.length;r+=1){var n=a[r]
if(n.name===t){this.raise(i.start,"Label '"+t+"' is already declared")}}var o=this.type.isLoop?"loop":this.type===m._switch?"switch":null
for(var h=this.labels.length-1;h>=0;h--){var c=this.labels[h]
if(c.statementStart===e.start){c.statementStart=this.start
c.kind=o}else{break}}this.labels.push({name:t,kind:o,statementStart:this.start})
e.body=this.parseStatement(s?s.indexOf("label")===-1?s+"label":s:"label")
this.labels.pop()
e.label=i
return this.finishNode(e,"LabeledStatement")}
ee.parseExpressionStatement=function(e,t){e.expression=t
this.semicolon()
return this.finishNode(e,"ExpressionStatement")}
ee.parseBlock=function(e,t,i){if(e===void 0)e=true
if(t===void 0)t=this.startNode()
t.body=[]
this.expect(m.braceL)
if(e){this.enterScope(0)}while(this.type!==m.braceR){var s=this.parseStatement(null)
t.body.push(s)}if(i){this.strict=false}this.next()
if(e){this.exitScope()}return this.finishNode(t,"BlockStatement")}
ee.parseFor=function(e,t){e.init=t
this.expect(m.semi)
e.test=this.type===m.semi?null:this.parseExpression()
this.expect(m.semi)
e.update=this.type===m.parenR?null:this.parseExpression()
this.expect(m.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,"ForStatement")}
ee.parseForIn=function(e,t){var i=this.type===m._in
this.next()
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier")){this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")}e.left=t
e.right=i?this.parseExpression():this.parseMaybeAssign()
this.expect(m.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,i?"ForInStatement":"ForOfStatement")}
ee.parseVar=function(e,t,i,s){e.declarations=[]
e.kind=i
for(;;){var r=this.startNode()
this.parseVarId(r,i)
if(this.eat(m.eq)){r.init=this.parseMaybeAssign(t)}else if(!s&&i==="const"&&!(this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of"))){this.unexpected()}else if(!s&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==m._in&&!this.isContextual("of")){this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")}else if(!s&&r.id.type!=="Identifier"&&!(t&&(this.type===m._in||this.isContextual("of")))){this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")}else{r.init=null}e.declarations.push(this.finishNode(r,"VariableDeclarator"))
if(!this.eat(m.comma)){break}}return e}
ee.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?W:H,false)}
var re=1,ae=2,ne=4
ee.parseFunction=function(e,t,i,s,r){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!s){if(this.type===m.star&&t&ae){this.unexpected()}e.generator=this.eat(m.star)}if(this.options.ecmaVersion>=8){e.async=!!s}if(t&re){e.id=t&ne&&this.type!==m.name?null:this.parseIdent()
if(e.id&&!(t&ae)){this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?W:H:G)}}var a=this.yieldPos,n=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&re)){e.id=this.type===m.name?this.parseIdent():null}this.parseFunctionParams(e)
this.parseFunctionBody(e,i,false,r)
this.yieldPos=a
this.awaitPos=n
this.awaitIdentPos=o
return this.finishNode(e,t&re?"FunctionDeclaration":"FunctionExpression")}
ee.parseFunctionParams=function(e){this.expect(m.parenL)
e.params=this.parseBindingList(m.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()}
ee.parseClass=function(e,t){this.next()
var i=this.strict
this.strict=true
this.parseClassId(e,t)
this.parseClassSuper(e)
var s=this.enterClassBody()
var r=this.startNode()
var a=false
r.body=[]
this.expect(m.braceL)
while(this.type!==m.braceR){var n=this.parseClassElement(e.superClass!==null)
if(n){r.body.push(n)
if(n.type==="MethodDefinition"&&n.kind==="constructor"){if(a){this.raiseRecoverable(n.start,"Duplicate constructor in the same class")}a=true}else if(n.key&&n.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(s,n)){this.raiseRecoverable(n.key.start,"Identifier '#"+n.key.name+"' has already been declared")}}}this.strict=i
this.next()
e.body=this.finishNode(r,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
ee.parseClassElement=function(e){if(this.eat(m.semi)){return null}var t=this.options.ecmaVersion
var i=this.startNode()
var s=""
var r=false
var a=false
var n="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(m.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===m.star){o=true}else{s="static"}}i.static=o
if(!s&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===m.star)&&!this.canInsertSemicolon()){a=true}else{s="async"}}if(!s&&(t>=9||!a)&&this.eat(m.star)){r=true}if(!s&&!a&&!r){var h=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart()){n=h}else{s=h}}}if(s){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=s
this.finishNode(i.key,"Identifier")}else{this.parseClassElementName(i)}if(t<13||this.type===m.parenL||n!=="method"||r||a){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&n!=="method"){this.raise(i.key.start,"Constructor can't have get/set modifier")}i.kind=c?"constructor":n
this.parseClassMethod(i,r,a,u)}else{this.parseClassField(i)}return i}
ee.isClassElementNameStart=function(){return this.type===m.name||this.type===m.privateId||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword}
ee.parseClassElementName=function(e){if(this.type===m.privateId){if(this.value==="constructor"){this.raise(this.start,"Classes can't have an element named '#constructor'")}e.computed=false
e.key=this.parsePrivateIdent()}else{this.parsePropertyName(e)}}
ee.parseClassMethod=function(e,t,i,s){var r=e.key
if(e.kind==="constructor"){if(t){this.raise(r.start,"Constructor can't be a generator")}if(i){this.raise(r.start,"Constructor can't be an async method")}}else if(e.static&&checkKeyName(e,"prototype")){this.raise(r.start,"Classes may not have a static property named prototype")}var a=e.value=this.parseMethod(t,i,s)
if(e.kind==="get"&&a.params.length!==0){this.raiseRecoverable(a.start,"getter should have no params")}if(e.kind==="set"&&a.params.length!==1){this.raiseRecoverable(a.start,"setter should have exactly one param")}if(e.kind==="set"&&a.params[0].type==="RestElement"){this.raiseRecoverable(a.params[0].start,"Setter cannot use rest params")}return this.finishNode(e,"MethodDefinition")}
ee.parseClassField=function(e){if(checkKeyName(e,"constructor")){this.raise(e.key.start,"Classes can't have a field named 'constructor'")}else if(e.static&&checkKeyName(e,"prototype")){this.raise(e.key.start,"Classes can't have a static field named 'prototype'")}if(this.eat(m.eq)){this.enterScope(U|M)
e.value=this.parseMaybeAssign()
this.exitScope()}else{e.value=null}this.semicolon()
return this.finishNode(e,"PropertyDefinition")}
ee.parseClassStaticBlock=function(e){e.body=[]
var t=this.labels
this.labels=[]
this.enterScope(F|M)
while(this.type!==m.braceR){var i=this.parseStatement(null)
e.body.push(i)}this.next()
this.exitScope()
this.labels=t
return this.finishNode(e,"StaticBlock")}
ee.parseClassId=function(e,t){if(this.type===m.name){e.id=this.parseIdent()
if(t){this.checkLValSimple(e.id,H,false)}}else{if(t===true){this.unexpected()}e.id=null}}
ee.parseClassSuper=function(e){e.superClass=this.eat(m._extends)?this.parseExprSubscripts(null,false):null}
ee.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
ee.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields){return}var s=this.privateNameStack.length
var r=s===0?null:this.privateNameStack[s-1]
for(var a=0;a<i.length;++a){var n=i[a]
if(!S(t,n.name)){if(r){r.used.push(n)}else{this.raiseRecoverable(n.start,"Private field '#"+n.name+"' must be declared in an enclosing class")}}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var s=e[i]
var r="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")){r=(t.static?"s":"i")+t.kind}if(s==="iget"&&r==="iset"||s==="iset"&&r==="iget"||s==="sget"&&r==="sset"||s==="sset"&&r==="sget"){e[i]="true"
return false}else if(!s){e[i]=r
return false}else{return true}}function checkKeyName(e,t){var i=e.computed
var s=e.key
return!i&&(s.type==="Identifier"&&s.name===t||s.type==="Literal"&&s.value===t)}ee.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else{e.exported=null}}this.expectContextual("from")
if(this.type!==m.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
ee.parseExport=function(e,t){this.next()
if(this.eat(m.star)){return this.parseExportAllDeclaration(e,t)}if(this.eat(m._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration"){this.checkVariableExport(t,e.declaration.declarations)}else{this.checkExport(t,e.declaration.id,e.declaration.id.start)}e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==m.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}}else{for(var i=0,s=e.specifiers;i<s.length;i+=1){var r=s[i]
this.checkUnreserved(r.local)
this.checkLocalExport(r.local)
if(r.local.type==="Literal"){this.raise(r.local.start,"A string literal cannot be used as an exported binding without `from`.")}}e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
ee.parseExportDeclaration=function(e){return this.parseStatement(null)}
ee.parseExportDefaultDeclaration=function(){var e
if(this.type===m._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e){this.next()}return this.parseFunction(t,re|ne,false,e)}else if(this.type===m._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var s=this.parseMaybeAssign()
this.semicolon()
return s}}
ee.checkExport=function(e,t,i){if(!e){return}if(typeof t!=="string"){t=t.type==="Identifier"?t.name:t.value}if(S(e,t)){this.raiseRecoverable(i,"Duplicate export '"+t+"'")}e[t]=true}
ee.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier"){this.checkExport(e,t,t.start)}else if(i==="ObjectPattern"){for(var s=0,r=t.properties;s<r.length;s+=1){var a=r[s]
this.checkPatternExport(e,a)}}else if(i==="ArrayPattern"){for(var n=0,o=t.elements;n<o.length;n+=1){var h=o[n]
if(h){this.checkPatternExport(e,h)}}}else if(i==="Property"){this.checkPatternExport(e,t.value)}else if(i==="AssignmentPattern"){this.checkPatternExport(e,t.left)}else if(i==="RestElement"){this.checkPatternExport(e,t.argument)}}
ee.checkVariableExport=function(e,t){if(!e){return}for(var i=0,s=t;i<s.length;i+=1){var r=s[i]
this.checkPatternExport(e,r.id)}}
ee.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()}
ee.parseExportSpecifier=function(e){var t=this.startNode()
t.local=this.parseModuleExportName()
t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local
this.checkExport(e,t.exported,t.exported.start)
return this.finishNode(t,"ExportSpecifier")}
ee.parseExportSpecifiers=function(e){var t=[],i=true
this.expect(m.braceL)
while(!this.eat(m.braceR)){if(!i){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR)){break}}else{i=false}t.push(this.parseExportSpecifier(e))}return t}
ee.parseImport=function(e){this.next()
if(this.type===m.string){e.specifiers=se
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===m.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ImportDeclaration")}
ee.parseImportSpecifier=function(){var e=this.startNode()
e.imported=this.parseModuleExportName()
if(this.eatContextual("as")){e.local=this.parseIdent()}else{this.checkUnreserved(e.imported)
e.local=e.imported}this.checkLValSimple(e.local,H)
return this.finishNode(e,"ImportSpecifier")}
ee.parseImportDefaultSpecifier=function(){var e=this.startNode()
e.local=this.parseIdent()
this.checkLValSimple(e.local,H)
return this.finishNode(e,"ImportDefaultSpecifier")}
ee.parseImportNamespaceSpecifier=function(){var e=this.startNode()
this.next()
this.expectContextual("as")
e.local=this.parseIdent()
this.checkLValSimple(e.local,H)
return this.finishNode(e,"ImportNamespaceSpecifier")}
ee.parseImportSpecifiers=function(){var e=[],t=true
if(this.type===m.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(m.comma)){return e}}if(this.type===m.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(m.braceL)
while(!this.eat(m.braceR)){if(!t){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR)){break}}else{t=false}e.push(this.parseImportSpecifier())}return e}
ee.parseWithClause=function(){var e=[]
if(!this.eat(m._with)){return e}this.expect(m.braceL)
var t={}
var i=true
while(!this.eat(m.braceR)){if(!i){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR)){break}}else{i=false}var s=this.parseImportAttribute()
var r=s.key.type==="Identifier"?s.key.name:s.key.value
if(S(t,r)){this.raiseRecoverable(s.key.start,"Duplicate attribute key '"+r+"'")}t[r]=true
e.push(s)}return e}
ee.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(m.colon)
if(this.type!==m.string){this.unexpected()}e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
ee.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===m.string){var e=this.parseLiteral(this.value)
if(E.test(e.value)){this.raise(e.start,"An export name cannot include a lone surrogate.")}return e}return this.parseIdent(true)}
ee.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t){e[t].directive=e[t].expression.raw.slice(1,-1)}}
ee.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var oe=Q.prototype
oe.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e){switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await"){this.raise(e.start,"Cannot use 'await' as identifier inside an async function")}break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i){this.checkPatternErrors(i,true)}for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.toAssignable(a,t)
if(a.type==="RestElement"&&(a.argument.type==="ArrayPattern"||a.argument.type==="ObjectPattern")){this.raise(a.argument.start,"Unexpected token")}}break
case"Property":if(e.kind!=="init"){this.raise(e.key.start,"Object pattern can't contain getter or setter")}this.toAssignable(e.value,t)
break
case"ArrayExpression":e.type="ArrayPattern"
if(i){this.checkPatternErrors(i,true)}this.toAssignableList(e.elements,t)
break
case"SpreadElement":e.type="RestElement"
this.toAssignable(e.argument,t)
if(e.argument.type==="AssignmentPattern"){this.raise(e.argument.start,"Rest elements cannot have a default value")}break
case"AssignmentExpression":if(e.operator!=="="){this.raise(e.left.end,"Only '=' operator can be used for specifying default value.")}e.type="AssignmentPattern"
delete e.operator
this.toAssignable(e.left,t)
break
case"ParenthesizedExpression":this.toAssignable(e.expression,t,i)
break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(!t){break}default:this.raise(e.start,"Assigning to rvalue")}}else if(i){this.checkPatternErrors(i,true)}return e}
oe.toAssignableList=function(e,t){var i=e.length
for(var s=0;s<i;s++){var r=e[s]
if(r){this.toAssignable(r,t)}}if(i){var a=e[i-1]
if(this.options.ecmaVersion===6&&t&&a&&a.type==="RestElement"&&a.argument.type!=="Identifier"){this.unexpected(a.argument.start)}}return e}
oe.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
oe.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==m.name){this.unexpected()}e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
oe.parseBindingAtom=function(){if(this.options.ecmaVersion>=6){switch(this.type){case m.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(m.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case m.braceL:return this.parseObj(true)}}return this.parseIdent()}
oe.parseBindingList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(a){a=false}else{this.expect(m.comma)}if(t&&this.type===m.comma){r.push(null)}else if(i&&this.afterTrailingComma(e)){break}else if(this.type===m.ellipsis){var n=this.parseRestBinding()
this.parseBindingListItem(n)
r.push(n)
if(this.type===m.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}this.expect(e)
break}else{r.push(this.parseAssignableListItem(s))}}return r}
oe.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
oe.parseBindingListItem=function(e){return e}
oe.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(m.eq)){return i}var s=this.startNodeAt(e,t)
s.left=i
s.right=this.parseMaybeAssign()
return this.finishNode(s,"AssignmentPattern")}
oe.checkLValSimple=function(e,t,i){if(t===void 0)t=z
var s=t!==z
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name)){this.raiseRecoverable(e.start,(s?"Binding ":"Assigning to ")+e.name+" in strict mode")}if(s){if(t===H&&e.name==="let"){this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")}if(i){if(S(i,e.name)){this.raiseRecoverable(e.start,"Argument name clash")}i[e.name]=true}if(t!==K){this.declareName(e.name,t,e.start)}}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(s){this.raiseRecoverable(e.start,"Binding member expression")}break
case"ParenthesizedExpression":if(s){this.raiseRecoverable(e.start,"Binding parenthesized expression")}return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(s?"Binding":"Assigning to")+" rvalue")}}
oe.checkLValPattern=function(e,t,i){if(t===void 0)t=z
switch(e.type){case"ObjectPattern":for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,t,i)}break
case"ArrayPattern":for(var n=0,o=e.elements;n<o.length;n+=1){var h=o[n]
if(h){this.checkLValInnerPattern(h,t,i)}}break
default:this.checkLValSimple(e,t,i)}}
oe.checkLValInnerPattern=function(e,t,i){if(t===void 0)t=z
switch(e.type){case"Property":this.checkLValInnerPattern(e.value,t,i)
break
case"AssignmentPattern":this.checkLValPattern(e.left,t,i)
break
case"RestElement":this.checkLValPattern(e.argument,t,i)
break
default:this.checkLValPattern(e,t,i)}}
var he=function TokContext(e,t,i,s,r){this.token=e
this.isExpr=!!t
this.preserveSpace=!!i
this.override=s
this.generator=!!r}
var ce={b_stat:new he("{",false),b_expr:new he("{",true),b_tmpl:new he("${",false),p_stat:new he("(",false),p_expr:new he("(",true),q_tmpl:new he("`",true,true,function(e){return e.tryReadTemplateToken()}),f_stat:new he("function",false),f_expr:new he("function",true),f_expr_gen:new he("function",true,false,null,true),f_gen:new he("function",false,false,null,true)}
var ue=Q.prototype
ue.initialContext=function(){return[ce.b_stat]}
ue.curContext=function(){return this.context[this.context.length-1]}
ue.braceIsBlock=function(e){var t=this.curContext()
if(t===ce.f_expr||t===ce.f_stat){return true}if(e===m.colon&&(t===ce.b_stat||t===ce.b_expr)){return!t.isExpr}if(e===m._return||e===m.name&&this.exprAllowed){return x.test(this.input.slice(this.lastTokEnd,this.start))}if(e===m._else||e===m.semi||e===m.eof||e===m.parenR||e===m.arrow){return true}if(e===m.braceL){return t===ce.b_stat}if(e===m._var||e===m._const||e===m.name){return false}return!this.exprAllowed}
ue.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function"){return t.generator}}return false}
ue.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===m.dot){this.exprAllowed=false}else if(t=i.updateContext){t.call(this,e)}else{this.exprAllowed=i.beforeExpr}}
ue.overrideContext=function(e){if(this.curContext()!==e){this.context[this.context.length-1]=e}}
m.parenR.updateContext=m.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===ce.b_stat&&this.curContext().token==="function"){e=this.context.pop()}this.exprAllowed=!e.isExpr}
m.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?ce.b_stat:ce.b_expr)
this.exprAllowed=true}
m.dollarBraceL.updateContext=function(){this.context.push(ce.b_tmpl)
this.exprAllowed=true}
m.parenL.updateContext=function(e){var t=e===m._if||e===m._for||e===m._with||e===m._while
this.context.push(t?ce.p_stat:ce.p_expr)
this.exprAllowed=true}
m.incDec.updateContext=function(){}
m._function.updateContext=m._class.updateContext=function(e){if(e.beforeExpr&&e!==m._else&&!(e===m.semi&&this.curContext()!==ce.p_stat)&&!(e===m._return&&x.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===m.colon||e===m.braceL)&&this.curContext()===ce.b_stat)){this.context.push(ce.f_expr)}else{this.context.push(ce.f_stat)}this.exprAllowed=false}
m.colon.updateContext=function(){if(this.curContext().token==="function"){this.context.pop()}this.exprAllowed=true}
m.backQuote.updateContext=function(){if(this.curContext()===ce.q_tmpl){this.context.pop()}else{this.context.push(ce.q_tmpl)}this.exprAllowed=false}
m.star.updateContext=function(e){if(e===m._function){var t=this.context.length-1
if(this.context[t]===ce.f_expr){this.context[t]=ce.f_expr_gen}else{this.context[t]=ce.f_gen}}this.exprAllowed=true}
m.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==m.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext()){t=true}}this.exprAllowed=t}
var le=Q.prototype
le.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement"){return}if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand)){return}var s=e.key
var r
switch(s.type){case"Identifier":r=s.name
break
case"Literal":r=String(s.value)
break
default:return}var a=e.kind
if(this.options.ecmaVersion>=6){if(r==="__proto__"&&a==="init"){if(t.proto){if(i){if(i.doubleProto<0){i.doubleProto=s.start}}else{this.raiseRecoverable(s.start,"Redefinition of __proto__ property")}}t.proto=true}return}r="$"+r
var n=t[r]
if(n){var o
if(a==="init"){o=this.strict&&n.init||n.get||n.set}else{o=n.init||n[a]}if(o){this.raiseRecoverable(s.start,"Redefinition of property")}}else{n=t[r]={init:false,get:false,set:false}}n[a]=true}
le.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var s=i.start,r=i.startLoc
var a=i.parseMaybeAssign(e,t)
if(i.type===m.comma){var n=i.startNodeAt(s,r)
n.expressions=[a]
while(i.eat(m.comma)){n.expressions.push(i.parseMaybeAssign(e,t))}return i.finishNode(n,"SequenceExpression")}return a})}
le.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator){return this.parseYield(e)}else{this.exprAllowed=false}}var s=false,r=-1,a=-1,n=-1
if(t){r=t.parenthesizedAssign
a=t.trailingComma
n=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new Z
s=true}var o=this.start,h=this.startLoc
if(this.type===m.parenL||this.type===m.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i){c=i.call(this,c,o,h)}if(this.type.isAssign){var u=this.startNodeAt(o,h)
u.operator=this.value
if(this.type===m.eq){c=this.toAssignable(c,false,t)}if(!s){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start){t.shorthandAssign=-1}if(t.doubleProto>=c.start){t.doubleProto=-1}}if(this.type===m.eq){this.checkLValPattern(c)}else{this.checkLValSimple(c)}u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(n>-1){t.doubleProto=n}return this.finishNode(u,"AssignmentExpression")}else{if(s){this.checkExpressionErrors(t,true)}}if(r>-1){t.parenthesizedAssign=r}if(a>-1){t.trailingComma=a}return c}
le.parseMaybeConditional=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t)){return r}if(!(r.type==="ArrowFunctionExpression"&&r.start===i)&&this.eat(m.question)){var a=this.startNodeAt(i,s)
a.test=r
a.consequent=this.parseMaybeAssign()
this.expect(m.colon)
a.alternate=this.parseMaybeAssign(e)
return this.finishNode(a,"ConditionalExpression")}return r}
le.parseExprOps=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t)){return r}return r.start===i&&r.type==="ArrowFunctionExpression"?r:this.parseExprOp(r,i,s,-1,e)}
le.parseExprOp=function(e,t,i,s,r){var a=this.type.binop
if(a!=null&&(!r||this.type!==m._in)){if(a>s){var n=this.type===m.logicalOR||this.type===m.logicalAND
var o=this.type===m.coalesce
if(o){a=m.logicalAND.binop}var h=this.value
this.next()
var c=this.start,u=this.startLoc
var l=this.parseExprOp(this.parseMaybeUnary(null,false,false,r),c,u,a,r)
var p=this.buildBinary(t,i,e,l,h,n||o)
if(n&&this.type===m.coalesce||o&&(this.type===m.logicalOR||this.type===m.logicalAND)){this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")}return this.parseExprOp(p,t,i,s,r)}}return e}
le.buildBinary=function(e,t,i,s,r,a){if(s.type==="PrivateIdentifier"){this.raise(s.start,"Private identifier can only be left side of binary expression")}var n=this.startNodeAt(e,t)
n.left=i
n.operator=r
n.right=s
return this.finishNode(n,a?"LogicalExpression":"BinaryExpression")}
le.parseMaybeUnary=function(e,t,i,s){var r=this.start,a=this.startLoc,n
if(this.isContextual("await")&&this.canAwait){n=this.parseAwait(s)
t=true}else if(this.type.prefix){var o=this.startNode(),h=this.type===m.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,h,s)
this.checkExpressionErrors(e,true)
if(h){this.checkLValSimple(o.argument)}else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument)){this.raiseRecoverable(o.start,"Deleting local variable in strict mode")}else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument)){this.raiseRecoverable(o.start,"Private fields can not be deleted")}else{t=true}n=this.finishNode(o,h?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===m.privateId){if((s||this.privateNameStack.length===0)&&this.options.checkPrivateFields){this.unexpected()}n=this.parsePrivateIdent()
if(this.type!==m._in){this.unexpected()}}else{n=this.parseExprSubscripts(e,s)
if(this.checkExpressionErrors(e)){return n}while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(r,a)
c.operator=this.value
c.prefix=false
c.argument=n
this.checkLValSimple(n)
this.next()
n=this.finishNode(c,"UpdateExpression")}}if(!i&&!(n.type==="ArrowFunctionExpression"&&n.start===r)&&this.eat(m.starstar)){if(t){this.unexpected(this.lastTokStart)}else{return this.buildBinary(r,a,n,this.parseMaybeUnary(null,false,false,s),"**",false)}}else{return n}}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}le.parseExprSubscripts=function(e,t){var i=this.start,s=this.startLoc
var r=-1,a=-1
if(e){r=e.doubleProto
a=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var n=this.parseExprAtom(e,t)
if(n.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")"){return n}var o=this.parseSubscripts(n,i,s,false,t)
if(e){if(o.end>n.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start){e.parenthesizedAssign=-1}if(e.parenthesizedBind>=o.start){e.parenthesizedBind=-1}if(e.trailingComma>=o.start){e.trailingComma=-1}}if(r>-1){e.doubleProto=r}if(a>-1){e.shorthandAssign=a}}return o}
le.parseSubscripts=function(e,t,i,s,r){var a=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var n=false
while(true){var o=this.parseSubscript(e,t,i,s,a,n,r)
if(o.optional){n=true}if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(n){var h=this.startNodeAt(t,i)
h.expression=o
o=this.finishNode(h,"ChainExpression")}return o}e=o
a=false}}
le.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(m.arrow)}
le.parseSubscriptAsyncArrow=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,s)}
le.parseSubscript=function(e,t,i,s,r,a,n){var o=this.options.ecmaVersion>=11
var h=o&&this.eat(m.questionDot)
if(s&&h){this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")}var c=this.eat(m.bracketL)
if(c||h&&this.type!==m.parenL&&this.type!==m.backQuote||this.eat(m.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(m.bracketR)}else if(this.type===m.privateId&&e.type!=="Super"){u.property=this.parsePrivateIdent()}else{u.property=this.parseIdent(this.options.allowReserved!=="never")}u.computed=!!c
if(o){u.optional=h}e=this.finishNode(u,"MemberExpression")}else if(!s&&this.eat(m.parenL)){var l=new Z,p=this.yieldPos,f=this.awaitPos,d=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var x=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false,l)
if(r&&!h&&this.shouldParseAsyncArrow()){this.checkPatternErrors(l,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0){this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")}this.yieldPos=p
this.awaitPos=f
this.awaitIdentPos=d
return this.parseSubscriptAsyncArrow(t,i,x,n)}this.checkExpressionErrors(l,true)
this.yieldPos=p||this.yieldPos
this.awaitPos=f||this.awaitPos
this.awaitIdentPos=d||this.awaitIdentPos
var g=this.startNodeAt(t,i)
g.callee=e
g.arguments=x
if(o){g.optional=h}e=this.finishNode(g,"CallExpression")}else if(this.type===m.backQuote){if(h||a){this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")}var v=this.startNodeAt(t,i)
v.tag=e
v.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(v,"TaggedTemplateExpression")}return e}
le.parseExprAtom=function(e,t,i){if(this.type===m.slash){this.readRegexp()}var s,r=this.potentialArrowAt===this.start
switch(this.type){case m._super:if(!this.allowSuper){this.raise(this.start,"'super' keyword outside a method")}s=this.startNode()
this.next()
if(this.type===m.parenL&&!this.allowDirectSuper){this.raise(s.start,"super() call outside constructor of a subclass")}if(this.type!==m.dot&&this.type!==m.bracketL&&this.type!==m.parenL){this.unexpected()}return this.finishNode(s,"Super")
case m._this:s=this.startNode()
this.next()
return this.finishNode(s,"ThisExpression")
case m.name:var a=this.start,n=this.startLoc,o=this.containsEsc
var h=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&h.name==="async"&&!this.canInsertSemicolon()&&this.eat(m._function)){this.overrideContext(ce.f_expr)
return this.parseFunction(this.startNodeAt(a,n),0,false,true,t)}if(r&&!this.canInsertSemicolon()){if(this.eat(m.arrow)){return this.parseArrowExpression(this.startNodeAt(a,n),[h],false,t)}if(this.options.ecmaVersion>=8&&h.name==="async"&&this.type===m.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){h=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(m.arrow)){this.unexpected()}return this.parseArrowExpression(this.startNodeAt(a,n),[h],true,t)}}return h
case m.regexp:var c=this.value
s=this.parseLiteral(c.value)
s.regex={pattern:c.pattern,flags:c.flags}
return s
case m.num:case m.string:return this.parseLiteral(this.value)
case m._null:case m._true:case m._false:s=this.startNode()
s.value=this.type===m._null?null:this.type===m._true
s.raw=this.type.keyword
this.next()
return this.finishNode(s,"Literal")
case m.parenL:var u=this.start,l=this.parseParenAndDistinguishExpression(r,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(l)){e.parenthesizedAssign=u}if(e.parenthesizedBind<0){e.parenthesizedBind=u}}return l
case m.bracketL:s=this.startNode()
this.next()
s.elements=this.parseExprList(m.bracketR,true,true,e)
return this.finishNode(s,"ArrayExpression")
case m.braceL:this.overrideContext(ce.b_expr)
return this.parseObj(false,e)
case m._function:s=this.startNode()
this.next()
return this.parseFunction(s,0)
case m._class:return this.parseClass(this.startNode(),false)
case m._new:return this.parseNew()
case m.backQuote:return this.parseTemplate()
case m._import:if(this.options.ecmaVersion>=11){return this.parseExprImport(i)}else{return this.unexpected()}default:return this.parseExprAtomDefault()}}
le.parseExprAtomDefault=function(){this.unexpected()}
le.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword import")}this.next()
if(this.type===m.parenL&&!e){return this.parseDynamicImport(t)}else if(this.type===m.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else{this.unexpected()}}
le.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR)){this.unexpected()}}}else{e.options=null}}else{e.options=null}}else{if(!this.eat(m.parenR)){var t=this.start
if(this.eat(m.comma)&&this.eat(m.parenR)){this.raiseRecoverable(t,"Trailing comma is not allowed in import()")}else{this.unexpected(t)}}}return this.finishNode(e,"ImportExpression")}
le.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta"){this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")}if(t){this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")}if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere){this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")}return this.finishNode(e,"MetaProperty")}
le.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110){t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")}this.next()
return this.finishNode(t,"Literal")}
le.parseParenExpression=function(){this.expect(m.parenL)
var e=this.parseExpression()
this.expect(m.parenR)
return e}
le.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
le.parseParenAndDistinguishExpression=function(e,t){var i=this.start,s=this.startLoc,r,a=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var n=this.start,o=this.startLoc
var h=[],c=true,u=false
var l=new Z,p=this.yieldPos,f=this.awaitPos,d
this.yieldPos=0
this.awaitPos=0
while(this.type!==m.parenR){c?c=false:this.expect(m.comma)
if(a&&this.afterTrailingComma(m.parenR,true)){u=true
break}else if(this.type===m.ellipsis){d=this.start
h.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===m.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}break}else{h.push(this.parseMaybeAssign(false,l,this.parseParenItem))}}var x=this.lastTokEnd,g=this.lastTokEndLoc
this.expect(m.parenR)
if(e&&this.shouldParseArrow(h)&&this.eat(m.arrow)){this.checkPatternErrors(l,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=p
this.awaitPos=f
return this.parseParenArrowList(i,s,h,t)}if(!h.length||u){this.unexpected(this.lastTokStart)}if(d){this.unexpected(d)}this.checkExpressionErrors(l,true)
this.yieldPos=p||this.yieldPos
this.awaitPos=f||this.awaitPos
if(h.length>1){r=this.startNodeAt(n,o)
r.expressions=h
this.finishNodeAt(r,"SequenceExpression",x,g)}else{r=h[0]}}else{r=this.parseParenExpression()}if(this.options.preserveParens){var v=this.startNodeAt(i,s)
v.expression=r
return this.finishNode(v,"ParenthesizedExpression")}else{return r}}
le.parseParenItem=function(e){return e}
le.parseParenArrowList=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,s)}
var pe=[]
le.parseNew=function(){if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword new")}var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===m.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target"){this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")}if(i){this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")}if(!this.allowNewDotTarget){this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")}return this.finishNode(e,"MetaProperty")}var s=this.start,r=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),s,r,true,false)
if(e.callee.type==="Super"){this.raiseRecoverable(s,"Invalid use of 'super'")}if(this.eat(m.parenL)){e.arguments=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false)}else{e.arguments=pe}return this.finishNode(e,"NewExpression")}
le.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===m.invalidTemplate){if(!t){this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")}i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else{i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}}this.next()
i.tail=this.type===m.backQuote
return this.finishNode(i,"TemplateElement")}
le.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var s=this.parseTemplateElement({isTagged:t})
i.quasis=[s]
while(!s.tail){if(this.type===m.eof){this.raise(this.pos,"Unterminated template literal")}this.expect(m.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(m.braceR)
i.quasis.push(s=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
le.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===m.name||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===m.star)&&!x.test(this.input.slice(this.lastTokEnd,this.start))}
le.parseObj=function(e,t){var i=this.startNode(),s=true,r={}
i.properties=[]
this.next()
while(!this.eat(m.braceR)){if(!s){this.expect(m.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(m.braceR)){break}}else{s=false}var a=this.parseProperty(e,t)
if(!e){this.checkPropClash(a,r,t)}i.properties.push(a)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
le.parseProperty=function(e,t){var i=this.startNode(),s,r,a,n
if(this.options.ecmaVersion>=9&&this.eat(m.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===m.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===m.comma&&t&&t.trailingComma<0){t.trailingComma=this.start}return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){a=this.start
n=this.startLoc}if(!e){s=this.eat(m.star)}}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!s&&this.isAsyncProp(i)){r=true
s=this.options.ecmaVersion>=9&&this.eat(m.star)
this.parsePropertyName(i)}else{r=false}this.parsePropertyValue(i,e,s,r,a,n,t,o)
return this.finishNode(i,"Property")}
le.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var s=e.value.start
if(e.kind==="get"){this.raiseRecoverable(s,"getter should have no params")}else{this.raiseRecoverable(s,"setter should have exactly one param")}}else{if(e.kind==="set"&&e.value.params[0].type==="RestElement"){this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}}}
le.parsePropertyValue=function(e,t,i,s,r,a,n,o){if((i||s)&&this.type===m.colon){this.unexpected()}if(this.eat(m.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,n)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===m.parenL){if(t){this.unexpected()}e.method=true
e.value=this.parseMethod(i,s)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&(this.type!==m.comma&&this.type!==m.braceR&&this.type!==m.eq)){if(i||s){this.unexpected()}this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||s){this.unexpected()}this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=r}if(t){e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else if(this.type===m.eq&&n){if(n.shorthandAssign<0){n.shorthandAssign=this.start}e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else{e.value=this.copyNode(e.key)}e.kind="init"
e.shorthand=true}else{this.unexpected()}}
le.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(m.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(m.bracketR)
return e.key}else{e.computed=false}}return e.key=this.type===m.num||this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
le.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6){e.generator=e.expression=false}if(this.options.ecmaVersion>=8){e.async=false}}
le.parseMethod=function(e,t,i){var s=this.startNode(),r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.initFunction(s)
if(this.options.ecmaVersion>=6){s.generator=e}if(this.options.ecmaVersion>=8){s.async=!!t}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(t,s.generator)|M|(i?B:0))
this.expect(m.parenL)
s.params=this.parseBindingList(m.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()
this.parseFunctionBody(s,false,true,false)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(s,"FunctionExpression")}
le.parseArrowExpression=function(e,t,i,s){var r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|D)
this.initFunction(e)
if(this.options.ecmaVersion>=8){e.async=!!i}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,s)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(e,"ArrowFunctionExpression")}
le.parseFunctionBody=function(e,t,i,s){var r=t&&this.type!==m.braceL
var a=this.strict,n=false
if(r){e.body=this.parseMaybeAssign(s)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!a||o){n=this.strictDirective(this.end)
if(n&&o){this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}}var h=this.labels
this.labels=[]
if(n){this.strict=true}this.checkParams(e,!a&&!n&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id){this.checkLValSimple(e.id,K)}e.body=this.parseBlock(false,undefined,n&&!a)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=h}this.exitScope()}
le.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1){var s=i[t]
if(s.type!=="Identifier"){return false}}return true}
le.checkParams=function(e,t){var i=Object.create(null)
for(var s=0,r=e.params;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,W,t?null:i)}}
le.parseExprList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(!a){this.expect(m.comma)
if(t&&this.afterTrailingComma(e)){break}}else{a=false}var n=void 0
if(i&&this.type===m.comma){n=null}else if(this.type===m.ellipsis){n=this.parseSpread(s)
if(s&&this.type===m.comma&&s.trailingComma<0){s.trailingComma=this.start}}else{n=this.parseMaybeAssign(false,s)}r.push(n)}return r}
le.checkUnreserved=function(e){var t=e.start
var i=e.end
var s=e.name
if(this.inGenerator&&s==="yield"){this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")}if(this.inAsync&&s==="await"){this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")}if(!(this.currentThisScope().flags&q)&&s==="arguments"){this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")}if(this.inClassStaticBlock&&(s==="arguments"||s==="await")){this.raise(t,"Cannot use "+s+" in class static initialization block")}if(this.keywords.test(s)){this.raise(t,"Unexpected keyword '"+s+"'")}if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1){return}var r=this.strict?this.reservedWordsStrict:this.reservedWords
if(r.test(s)){if(!this.inAsync&&s==="await"){this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")}this.raiseRecoverable(t,"The keyword '"+s+"' is reserved")}}
le.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=t.start}}return t}
le.parseIdentNode=function(){var e=this.startNode()
if(this.type===m.name){e.name=this.value}else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)){this.context.pop()}this.type=m.name}else{this.unexpected()}return e}
le.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===m.privateId){e.name=this.value}else{this.unexpected()}this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0){this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")}else{this.privateNameStack[this.privateNameStack.length-1].used.push(e)}}return e}
le.parseYield=function(e){if(!this.yieldPos){this.yieldPos=this.start}var t=this.startNode()
this.next()
if(this.type===m.semi||this.canInsertSemicolon()||this.type!==m.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(m.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
le.parseAwait=function(e){if(!this.awaitPos){this.awaitPos=this.start}var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var fe=Q.prototype
fe.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile){t+=" in "+this.sourceFile}var s=new SyntaxError(t)
s.pos=e
s.loc=i
s.raisedAt=this.pos
throw s}
fe.raiseRecoverable=fe.raise
fe.curPosition=function(){if(this.options.locations){return new A(this.curLine,this.pos-this.lineStart)}}
var de=Q.prototype
var me=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
de.enterScope=function(e){this.scopeStack.push(new me(e))}
de.exitScope=function(){this.scopeStack.pop()}
de.treatFunctionsAsVarInScope=function(e){return e.flags&V||!this.inModule&&e.flags&N}
de.declareName=function(e,t,i){var s=false
if(t===H){var r=this.currentScope()
s=r.lexical.indexOf(e)>-1||r.functions.indexOf(e)>-1||r.var.indexOf(e)>-1
r.lexical.push(e)
if(this.inModule&&r.flags&N){delete this.undefinedExports[e]}}else if(t===J){var a=this.currentScope()
a.lexical.push(e)}else if(t===G){var n=this.currentScope()
if(this.treatFunctionsAsVar){s=n.lexical.indexOf(e)>-1}else{s=n.lexical.indexOf(e)>-1||n.var.indexOf(e)>-1}n.functions.push(e)}else{for(var o=this.scopeStack.length-1;o>=0;--o){var h=this.scopeStack[o]
if(h.lexical.indexOf(e)>-1&&!(h.flags&O&&h.lexical[0]===e)||!this.treatFunctionsAsVarInScope(h)&&h.functions.indexOf(e)>-1){s=true
break}h.var.push(e)
if(this.inModule&&h.flags&N){delete this.undefinedExports[e]}if(h.flags&q){break}}}if(s){this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}}
de.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1){this.undefinedExports[e.name]=e}}
de.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
de.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|U|F)){return t}}}
de.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|U|F)&&!(t.flags&D)){return t}}}
var xe=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations){this.loc=new I(e,i)}if(e.options.directSourceFile){this.sourceFile=e.options.directSourceFile}if(e.options.ranges){this.range=[t,0]}}
var ge=Q.prototype
ge.startNode=function(){return new xe(this,this.start,this.startLoc)}
ge.startNodeAt=function(e,t){return new xe(this,e,t)}
function finishNodeAt(e,t,i,s){e.type=t
e.end=i
if(this.options.locations){e.loc.end=s}if(this.options.ranges){e.range[1]=i}return e}ge.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ge.finishNodeAt=function(e,t,i,s){return finishNodeAt.call(this,e,t,i,s)}
ge.copyNode=function(e){var t=new xe(this,e.start,this.startLoc)
for(var i in e){t[i]=e[i]}return t}
var ve="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var ye="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var be=ye+" Extended_Pictographic"
var ke=be
var we=ke+" EBase EComp EMod EPres ExtPict"
var Se=we
var _e=Se
var Ce={9:ye,10:be,11:ke,12:we,13:Se,14:_e}
var Ee="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
var Ae={9:"",10:"",11:"",12:"",13:"",14:Ee}
var Ie="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Pe="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Te=Pe+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Ne=Te+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var Ve=Ne+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var Le=Ve+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var Re=Le+" "+ve
var De={9:Pe,10:Te,11:Ne,12:Ve,13:Le,14:Re}
var Oe={}
function buildUnicodeData(e){var t=Oe[e]={binary:wordsRegexp(Ce[e]+" "+Ie),binaryOfStrings:wordsRegexp(Ae[e]),nonBinary:{General_Category:wordsRegexp(Ie),Script:wordsRegexp(De[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Me=0,Be=[9,10,11,12,13,14];Me<Be.length;Me+=1){var Fe=Be[Me]
buildUnicodeData(Fe)}var Ue=Q.prototype
var je=function BranchID(e,t){this.parent=e
this.base=t||this}
je.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent){for(var i=e;i;i=i.parent){if(t.base===i.base&&t!==i){return true}}}return false}
je.prototype.sibling=function sibling(){return new je(this.parent,this.base)}
var qe=function RegExpValidationState(e){this.parser=e
this.validFlags="gim"+(e.options.ecmaVersion>=6?"uy":"")+(e.options.ecmaVersion>=9?"s":"")+(e.options.ecmaVersion>=13?"d":"")+(e.options.ecmaVersion>=15?"v":"")
this.unicodeProperties=Oe[e.options.ecmaVersion>=14?14:e.options.ecmaVersion]
this.source=""
this.flags=""
this.start=0
this.switchU=false
this.switchV=false
this.switchN=false
this.pos=0
this.lastIntValue=0
this.lastStringValue=""
this.lastAssertionIsQuantifiable=false
this.numCapturingParens=0
this.maxBackReference=0
this.groupNames=Object.create(null)
this.backReferenceNames=[]
this.branchID=null}
qe.prototype.reset=function reset(e,t,i){var s=i.indexOf("v")!==-1
var r=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(s&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=r&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=r&&this.parser.options.ecmaVersion>=9}}
qe.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
qe.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s){return-1}var r=i.charCodeAt(e)
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s){return r}var a=i.charCodeAt(e+1)
return a>=56320&&a<=57343?(r<<10)+a-56613888:r}
qe.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s){return s}var r=i.charCodeAt(e),a
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s||(a=i.charCodeAt(e+1))<56320||a>57343){return e+1}return e+2}
qe.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
qe.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
qe.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
qe.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
qe.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var s=0,r=e;s<r.length;s+=1){var a=r[s]
var n=this.at(i,t)
if(n===-1||n!==a){return false}i=this.nextIndex(i,t)}this.pos=i
return true}
Ue.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var s=false
var r=false
for(var a=0;a<i.length;a++){var n=i.charAt(a)
if(t.indexOf(n)===-1){this.raise(e.start,"Invalid regular expression flag")}if(i.indexOf(n,a+1)>-1){this.raise(e.start,"Duplicate regular expression flag")}if(n==="u"){s=true}if(n==="v"){r=true}}if(this.options.ecmaVersion>=15&&s&&r){this.raise(e.start,"Invalid regular expression flag")}}
function hasProp(e){for(var t in e){return true}return false}Ue.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
Ue.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41)){e.raise("Unmatched ')'")}if(e.eat(93)||e.eat(125)){e.raise("Lone quantifier brackets")}}if(e.maxBackReference>e.numCapturingParens){e.raise("Invalid escape")}for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var s=i[t]
if(!e.groupNames[s]){e.raise("Invalid named capture referenced")}}}
Ue.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t){e.branchID=new je(e.branchID,null)}this.regexp_alternative(e)
while(e.eat(124)){if(t){e.branchID=e.branchID.sibling()}this.regexp_alternative(e)}if(t){e.branchID=e.branchID.parent}if(this.regexp_eatQuantifier(e,true)){e.raise("Nothing to repeat")}if(e.eat(123)){e.raise("Lone quantifier brackets")}}
Ue.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e)){}}
Ue.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU){e.raise("Invalid quantifier")}}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
Ue.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36)){return true}if(e.eat(92)){if(e.eat(66)||e.eat(98)){return true}e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9){i=e.eat(60)}if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41)){e.raise("Unterminated group")}e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
Ue.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
Ue.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
Ue.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var s=0,r=-1
if(this.regexp_eatDecimalDigits(e)){s=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e)){r=e.lastIntValue}if(e.eat(125)){if(r!==-1&&r<s&&!t){e.raise("numbers out of order in {} quantifier")}return true}}if(e.switchU&&!t){e.raise("Incomplete quantifier")}e.pos=i}return false}
Ue.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
Ue.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e)){return true}e.pos=t}return false}
Ue.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var s=e.eat(45)
if(i||s){for(var r=0;r<i.length;r++){var a=i.charAt(r)
if(i.indexOf(a,r+1)>-1){e.raise("Duplicate regular expression modifiers")}}if(s){var n=this.regexp_eatModifiers(e)
if(!i&&!n&&e.current()===58){e.raise("Invalid regular expression modifiers")}for(var o=0;o<n.length;o++){var h=n.charAt(o)
if(n.indexOf(h,o+1)>-1||i.indexOf(h)>-1){e.raise("Duplicate regular expression modifiers")}}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41)){return true}e.raise("Unterminated group")}}e.pos=t}return false}
Ue.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9){this.regexp_groupSpecifier(e)}else if(e.current()===63){e.raise("Invalid group")}this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
Ue.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}Ue.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
Ue.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true)){e.raise("Nothing to repeat")}return false}
Ue.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}Ue.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i)){e.advance()}return e.pos!==t}
Ue.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
Ue.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e)){e.raise("Invalid group")}var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var s=0,r=i;s<r.length;s+=1){var a=r[s]
if(!a.separatedFrom(e.branchID)){e.raise("Duplicate capture group name")}}}else{e.raise("Duplicate capture group name")}}if(t){(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)}else{e.groupNames[e.lastStringValue]=true}}}
Ue.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62)){return true}e.raise("Invalid capture group name")}return false}
Ue.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)}return true}return false}
Ue.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){s=e.lastIntValue}if(isRegExpIdentifierStart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}Ue.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){s=e.lastIntValue}if(isRegExpIdentifierPart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}Ue.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)){return true}if(e.switchU){if(e.current()===99){e.raise("Invalid unicode escape")}e.raise("Invalid escape")}return false}
Ue.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference){e.maxBackReference=i}return true}if(i<=e.numCapturingParens){return true}e.pos=t}return false}
Ue.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
Ue.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
Ue.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e)){return true}e.pos=t}return false}
Ue.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
Ue.regexp_eatControlEscape=function(e){var t=e.current()
if(t===116){e.lastIntValue=9
e.advance()
return true}if(t===110){e.lastIntValue=10
e.advance()
return true}if(t===118){e.lastIntValue=11
e.advance()
return true}if(t===102){e.lastIntValue=12
e.advance()
return true}if(t===114){e.lastIntValue=13
e.advance()
return true}return false}
Ue.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}Ue.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var s=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var r=e.lastIntValue
if(s&&r>=55296&&r<=56319){var a=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var n=e.lastIntValue
if(n>=56320&&n<=57343){e.lastIntValue=(r-55296)*1024+(n-56320)+65536
return true}}e.pos=a
e.lastIntValue=r}return true}if(s&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue)){return true}if(s){e.raise("Invalid unicode escape")}e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}Ue.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e)){return true}if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
Ue.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var ze=0
var We=1
var He=2
Ue.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return We}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var s
if(e.eat(123)&&(s=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&s===He){e.raise("Invalid property name")}return s}e.raise("Invalid property name")}return ze}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}Ue.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var s=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,s)
return We}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var r=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,r)}return ze}
Ue.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!S(e.unicodeProperties.nonBinary,t)){e.raise("Invalid property name")}if(!e.unicodeProperties.nonBinary[t].test(i)){e.raise("Invalid property value")}}
Ue.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t)){return We}if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t)){return He}e.raise("Invalid property name")}
Ue.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}Ue.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}Ue.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
Ue.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93)){e.raise("Unterminated character class")}if(t&&i===He){e.raise("Negated character class may contain strings")}return true}return false}
Ue.regexp_classContents=function(e){if(e.current()===93){return We}if(e.switchV){return this.regexp_classSetExpression(e)}this.regexp_nonEmptyClassRanges(e)
return We}
Ue.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1)){e.raise("Invalid character class")}if(t!==-1&&i!==-1&&t>i){e.raise("Range out of order in character class")}}}}
Ue.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e)){return true}if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i)){e.raise("Invalid class escape")}e.raise("Invalid escape")}e.pos=t}var s=e.current()
if(s!==93){e.lastIntValue=s
e.advance()
return true}return false}
Ue.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e)){return true}e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
Ue.regexp_classSetExpression=function(e){var t=We,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===He){t=He}var s=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==He){t=We}continue}e.raise("Invalid character in character class")}if(s!==e.pos){return t}while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e)){continue}e.raise("Invalid character in character class")}if(s!==e.pos){return t}}else{e.raise("Invalid character in character class")}for(;;){if(this.regexp_eatClassSetRange(e)){continue}i=this.regexp_eatClassSetOperand(e)
if(!i){return t}if(i===He){t=He}}}
Ue.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var s=e.lastIntValue
if(i!==-1&&s!==-1&&i>s){e.raise("Range out of order in character class")}return true}e.pos=t}return false}
Ue.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e)){return We}return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
Ue.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var s=this.regexp_classContents(e)
if(e.eat(93)){if(i&&s===He){e.raise("Negated character class may contain strings")}return s}e.pos=t}if(e.eat(92)){var r=this.regexp_eatCharacterClassEscape(e)
if(r){return r}e.pos=t}return null}
Ue.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125)){return i}}else{e.raise("Invalid escape")}e.pos=t}return null}
Ue.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124)){if(this.regexp_classString(e)===He){t=He}}return t}
Ue.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e)){t++}return t===1?We:He}
Ue.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)){return true}if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i)){return false}if(isClassSetSyntaxCharacter(i)){return false}e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}Ue.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}Ue.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
Ue.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2)){return true}if(e.switchU){e.raise("Invalid escape")}e.pos=t}return false}
Ue.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}Ue.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70){return 10+(e-65)}if(e>=97&&e<=102){return 10+(e-97)}return e-48}Ue.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e)){e.lastIntValue=t*64+i*8+e.lastIntValue}else{e.lastIntValue=t*8+i}}else{e.lastIntValue=t}return true}return false}
Ue.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}Ue.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var s=0;s<t;++s){var r=e.current()
if(!isHexDigit(r)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(r)
e.advance()}return true}
var Ge=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations){this.loc=new I(e,e.startLoc,e.endLoc)}if(e.options.ranges){this.range=[e.start,e.end]}}
var Je=Q.prototype
Je.next=function(e){if(!e&&this.type.keyword&&this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword)}if(this.options.onToken){this.options.onToken(new Ge(this))}this.lastTokEnd=this.end
this.lastTokStart=this.start
this.lastTokEndLoc=this.endLoc
this.lastTokStartLoc=this.startLoc
this.nextToken()}
Je.getToken=function(){this.next()
return new Ge(this)}
if(typeof Symbol!=="undefined"){Je[Symbol.iterator]=function(){var e=this
return{next:function(){var t=e.getToken()
return{done:t.type===m.eof,value:t}}}}}Je.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace){this.skipSpace()}this.start=this.pos
if(this.options.locations){this.startLoc=this.curPosition()}if(this.pos>=this.input.length){return this.finishToken(m.eof)}if(e.override){return e.override(this)}else{this.readToken(this.fullCharCodeAtPos())}}
Je.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92){return this.readWord()}return this.getTokenFromCode(e)}
Je.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320){return t}var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
Je.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
Je.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1){this.raise(this.pos-2,"Unterminated comment")}this.pos=i+2
if(this.options.locations){for(var s=void 0,r=t;(s=nextLineBreak(this.input,r,this.pos))>-1;){++this.curLine
r=this.lineStart=s}}if(this.options.onComment){this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}}
Je.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var s=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(s)){s=this.input.charCodeAt(++this.pos)}if(this.options.onComment){this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}}
Je.skipSpace=function(){e:while(this.pos<this.input.length){var e=this.input.charCodeAt(this.pos)
switch(e){case 32:case 160:++this.pos
break
case 13:if(this.input.charCodeAt(this.pos+1)===10){++this.pos}case 10:case 8232:case 8233:++this.pos
if(this.options.locations){++this.curLine
this.lineStart=this.pos}break
case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment()
break
case 47:this.skipLineComment(2)
break
default:break e}break
default:if(e>8&&e<14||e>=5760&&v.test(String.fromCharCode(e))){++this.pos}else{break e}}}}
Je.finishToken=function(e,t){this.end=this.pos
if(this.options.locations){this.endLoc=this.curPosition()}var i=this.type
this.type=e
this.value=t
this.updateContext(i)}
Je.readToken_dot=function(){var e=this.input.charCodeAt(this.pos+1)
if(e>=48&&e<=57){return this.readNumber(true)}var t=this.input.charCodeAt(this.pos+2)
if(this.options.ecmaVersion>=6&&e===46&&t===46){this.pos+=3
return this.finishToken(m.ellipsis)}else{++this.pos
return this.finishToken(m.dot)}}
Je.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61){return this.finishOp(m.assign,2)}return this.finishOp(m.slash,1)}
Je.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var s=e===42?m.star:m.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
s=m.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61){return this.finishOp(m.assign,i+1)}return this.finishOp(s,i)}
Je.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){var i=this.input.charCodeAt(this.pos+2)
if(i===61){return this.finishOp(m.assign,3)}}return this.finishOp(e===124?m.logicalOR:m.logicalAND,2)}if(t===61){return this.finishOp(m.assign,2)}return this.finishOp(e===124?m.bitwiseOR:m.bitwiseAND,1)}
Je.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1)
if(e===61){return this.finishOp(m.assign,2)}return this.finishOp(m.bitwiseXOR,1)}
Je.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||x.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(m.incDec,2)}if(t===61){return this.finishOp(m.assign,2)}return this.finishOp(m.plusMin,1)}
Je.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61){return this.finishOp(m.assign,i+1)}return this.finishOp(m.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61){i=2}return this.finishOp(m.relational,i)}
Je.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61){return this.finishOp(m.equality,this.input.charCodeAt(this.pos+2)===61?3:2)}if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(m.arrow)}return this.finishOp(e===61?m.eq:m.prefix,1)}
Je.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57){return this.finishOp(m.questionDot,2)}}if(t===63){if(e>=12){var s=this.input.charCodeAt(this.pos+2)
if(s===61){return this.finishOp(m.assign,3)}}return this.finishOp(m.coalesce,2)}}return this.finishOp(m.question,1)}
Je.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92){return this.finishToken(m.privateId,this.readWord1())}}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
Je.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
case 40:++this.pos
return this.finishToken(m.parenL)
case 41:++this.pos
return this.finishToken(m.parenR)
case 59:++this.pos
return this.finishToken(m.semi)
case 44:++this.pos
return this.finishToken(m.comma)
case 91:++this.pos
return this.finishToken(m.bracketL)
case 93:++this.pos
return this.finishToken(m.bracketR)
case 123:++this.pos
return this.finishToken(m.braceL)
case 125:++this.pos
return this.finishToken(m.braceR)
case 58:++this.pos
return this.finishToken(m.colon)
case 96:if(this.options.ecmaVersion<6){break}++this.pos
return this.finishToken(m.backQuote)
case 48:var t=this.input.charCodeAt(this.pos+1)
if(t===120||t===88){return this.readRadixNumber(16)}if(this.options.ecmaVersion>=6){if(t===111||t===79){return this.readRadixNumber(8)}if(t===98||t===66){return this.readRadixNumber(2)}}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(false)
case 34:case 39:return this.readString(e)
case 47:return this.readToken_slash()
case 37:case 42:return this.readToken_mult_modulo_exp(e)
case 124:case 38:return this.readToken_pipe_amp(e)
case 94:return this.readToken_caret()
case 43:case 45:return this.readToken_plus_min(e)
case 60:case 62:return this.readToken_lt_gt(e)
case 61:case 33:return this.readToken_eq_excl(e)
case 63:return this.readToken_question()
case 126:return this.finishOp(m.prefix,1)
case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+codePointToString(e)+"'")}
Je.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
Je.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(i,"Unterminated regular expression")}var s=this.input.charAt(this.pos)
if(x.test(s)){this.raise(i,"Unterminated regular expression")}if(!e){if(s==="["){t=true}else if(s==="]"&&t){t=false}else if(s==="/"&&!t){break}e=s==="\\"}else{e=false}++this.pos}var r=this.input.slice(i,this.pos);++this.pos
var a=this.pos
var n=this.readWord1()
if(this.containsEsc){this.unexpected(a)}var o=this.regexpState||(this.regexpState=new qe(this))
o.reset(i,r,n)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var h=null
try{h=new RegExp(r,n)}catch(e){}return this.finishToken(m.regexp,{pattern:r,flags:n,value:h})}
Je.readInt=function(e,t,i){var s=this.options.ecmaVersion>=12&&t===undefined
var r=i&&this.input.charCodeAt(this.pos)===48
var a=this.pos,n=0,o=0
for(var h=0,c=t==null?Infinity:t;h<c;++h,++this.pos){var u=this.input.charCodeAt(this.pos),l=void 0
if(s&&u===95){if(r){this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")}if(o===95){this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")}if(h===0){this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")}o=u
continue}if(u>=97){l=u-97+10}else if(u>=65){l=u-65+10}else if(u>=48&&u<=57){l=u-48}else{l=Infinity}if(l>=e){break}o=u
n=n*e+l}if(s&&o===95){this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")}if(this.pos===a||t!=null&&this.pos-a!==t){return null}return n}
function stringToNumber(e,t){if(t){return parseInt(e,8)}return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function"){return null}return BigInt(e.replace(/_/g,""))}Je.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null){this.raise(this.start+2,"Expected number in radix "+e)}if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(m.num,i)}
Je.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,undefined,true)===null){this.raise(t,"Invalid number")}var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict){this.raise(t,"Invalid number")}var s=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&s===110){var r=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(m.num,r)}if(i&&/[89]/.test(this.input.slice(t,this.pos))){i=false}if(s===46&&!i){++this.pos
this.readInt(10)
s=this.input.charCodeAt(this.pos)}if((s===69||s===101)&&!i){s=this.input.charCodeAt(++this.pos)
if(s===43||s===45){++this.pos}if(this.readInt(10)===null){this.raise(t,"Invalid number")}}if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}var a=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(m.num,a)}
Je.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6){this.unexpected()}var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111){this.invalidStringToken(i,"Code point out of bounds")}}else{t=this.readHexChar(4)}return t}
Je.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated string constant")}var s=this.input.charCodeAt(this.pos)
if(s===e){break}if(s===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(s===8232||s===8233){if(this.options.ecmaVersion<10){this.raise(this.start,"Unterminated string constant")}++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(s)){this.raise(this.start,"Unterminated string constant")}++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(m.string,t)}
var Ke={}
Je.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Ke){this.readInvalidTemplateToken()}else{throw e}}this.inTemplateElement=false}
Je.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9){throw Ke}else{this.raise(e,t)}}
Je.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated template")}var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===m.template||this.type===m.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(m.dollarBraceL)}else{++this.pos
return this.finishToken(m.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(m.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:e+="\n"
break
default:e+=String.fromCharCode(i)
break}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else{++this.pos}}}
Je.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++){switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{"){break}case"`":return this.finishToken(m.invalidTemplate,this.input.slice(this.start,this.pos))
case"\r":if(this.input[this.pos+1]==="\n"){++this.pos}case"\n":case"\u2028":case"\u2029":++this.curLine
this.lineStart=this.pos+1
break}}this.raise(this.start,"Unterminated template")}
Je.readEscapedChar=function(e){var t=this.input.charCodeAt(++this.pos);++this.pos
switch(t){case 110:return"\n"
case 114:return"\r"
case 120:return String.fromCharCode(this.readHexChar(2))
case 117:return codePointToString(this.readCodePoint())
case 116:return"\t"
case 98:return"\b"
case 118:return"\v"
case 102:return"\f"
case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""
case 56:case 57:if(this.strict){this.invalidStringToken(this.pos-1,"Invalid escape sequence")}if(e){var i=this.pos-1
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var s=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var r=parseInt(s,8)
if(r>255){s=s.slice(0,-1)
r=parseInt(s,8)}this.pos+=s.length-1
t=this.input.charCodeAt(this.pos)
if((s!=="0"||t===56||t===57)&&(this.strict||e)){this.invalidStringToken(this.pos-1-s.length,e?"Octal literal in template string":"Octal literal in strict mode")}return String.fromCharCode(r)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
Je.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null){this.invalidStringToken(t,"Bad character escape sequence")}return i}
Je.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var s=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var r=this.fullCharCodeAtPos()
if(isIdentifierChar(r,s)){this.pos+=r<=65535?1:2}else if(r===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var a=this.pos
if(this.input.charCodeAt(++this.pos)!==117){this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX")}++this.pos
var n=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(n,s)){this.invalidStringToken(a,"Invalid Unicode escape")}e+=codePointToString(n)
i=this.pos}else{break}t=false}return e+this.input.slice(i,this.pos)}
Je.readWord=function(){var e=this.readWord1()
var t=m.name
if(this.keywords.test(e)){t=d[e]}return this.finishToken(t,e)}
var Qe="8.19.0"
Q.acorn={Parser:Q,version:Qe,defaultOptions:P,Position:A,SourceLocation:I,getLineInfo,Node:xe,TokenType:l,tokTypes:m,keywordTypes:d,TokContext:he,tokContexts:ce,isIdentifierChar,isIdentifierStart,Token:Ge,isNewLine,lineBreak:x,lineBreakG:g,nonASCIIwhitespace:v}
function parse(e,t){return Q.parse(e,t)}function parseExpressionAt(e,t,i){return Q.parseExpressionAt(e,t,i)}function tokenizer(e,t){return Q.tokenizer(e,t)}e.Node=xe
e.Parser=Q
e.Position=A
e.SourceLocation=I
e.TokContext=he
e.Token=Ge
e.TokenType=l
e.defaultOptions=P
e.getLineInfo=getLineInfo
e.isIdentifierChar=isIdentifierChar
e.isIdentifierStart=isIdentifierStart
e.isNewLine=isNewLine
e.keywordTypes=d
e.lineBreak=x
e.lineBreakG=g
e.nonASCIIwhitespace=v
e.parse=parse
e.parseExpressionAt=parseExpressionAt
e.tokContexts=ce
e.tokTypes=m
e.tokenizer=tokenizer
e.version=Qe})},9312:e=>{(function(){var t
if(true){t=e.exports=format}else{}t.format=format
t.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function"){t.printf=printf}function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,i=[].slice.call(arguments),s=0,r=e.length,a="",n,o=false,h,c,u=false,l,nextArg=function(){return i[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[s])){t+=e[s++]
n=e[s]}return t.length>0?parseInt(t):null}
for(;s<r;++s){n=e[s]
if(o){o=false
if(n=="."){u=false
n=e[++s]}else if(n=="0"&&e[s+1]=="."){u=true
s+=2
n=e[s]}else{u=true}l=slurpNumber()
switch(n){case"b":a+=parseInt(nextArg(),10).toString(2)
break
case"c":h=nextArg()
if(typeof h==="string"||h instanceof String)a+=h
else a+=String.fromCharCode(parseInt(h,10))
break
case"d":a+=parseInt(nextArg(),10)
break
case"f":c=String(parseFloat(nextArg()).toFixed(l||6))
a+=u?c:c.replace(/^0/,"")
break
case"j":a+=JSON.stringify(nextArg())
break
case"o":a+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":a+=nextArg()
break
case"x":a+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":a+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:a+=n
break}}else if(n==="%"){o=true}else{a+=n}}return a}})()},796:(e,t,i)=>{"use strict"
i.d(t,{v:()=>frontmatter})
var s=i(401)
var r=i(4779)
function frontmatter(e){const t=(0,r.W)(e)
const i={}
let s=-1
while(++s<t.length){const e=t[s]
const r=fence(e,"open").charCodeAt(0)
const a=createConstruct(e)
const n=i[r]
if(Array.isArray(n)){n.push(a)}else{i[r]=[a]}}return{flow:i}}function createConstruct(e){const t=e.anywhere
const i=e.type
const r=i+"Fence"
const a=r+"Sequence"
const n=i+"Value"
const o={tokenize:tokenizeClosingFence,partial:true}
let h
let c=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(u,l,p){const f=this
return start
function start(s){const n=f.now()
if(n.column===1&&(n.line===1||t)){h=fence(e,"open")
c=0
if(s===h.charCodeAt(c)){u.enter(i)
u.enter(r)
u.enter(a)
return openSequence(s)}}return p(s)}function openSequence(e){if(c===h.length){u.exit(a)
if((0,s.On)(e)){u.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===h.charCodeAt(c++)){u.consume(e)
return openSequence}return p(e)}function openSequenceWhitespace(e){if((0,s.On)(e)){u.consume(e)
return openSequenceWhitespace}u.exit("whitespace")
return openAfter(e)}function openAfter(t){if((0,s.HP)(t)){u.exit(r)
u.enter("lineEnding")
u.consume(t)
u.exit("lineEnding")
h=fence(e,"close")
c=0
return u.attempt(o,after,contentStart)}return p(t)}function contentStart(e){if(e===null||(0,s.HP)(e)){return contentEnd(e)}u.enter(n)
return contentInside(e)}function contentInside(e){if(e===null||(0,s.HP)(e)){u.exit(n)
return contentEnd(e)}u.consume(e)
return contentInside}function contentEnd(e){if(e===null){return p(e)}u.enter("lineEnding")
u.consume(e)
u.exit("lineEnding")
return u.attempt(o,after,contentStart)}function after(e){u.exit(i)
return l(e)}}function tokenizeClosingFence(e,t,i){let n=0
return closeStart
function closeStart(t){if(t===h.charCodeAt(n)){e.enter(r)
e.enter(a)
return closeSequence(t)}return i(t)}function closeSequence(t){if(n===h.length){e.exit(a)
if((0,s.On)(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===h.charCodeAt(n++)){e.consume(t)
return closeSequence}return i(t)}function closeSequenceWhitespace(t){if((0,s.On)(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(a){if(a===null||(0,s.HP)(a)){e.exit(r)
return t(a)}return i(a)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}},4779:(e,t,i)=>{"use strict"
i.d(t,{W:()=>toMatters})
var s=i(9312)
const r=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...i){const r=t?s(t,...i):t
return new e(r)}}const a={}.hasOwnProperty
const n={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let i=-1
const s=Array.isArray(e)?e:e?[e]:["yaml"]
while(++i<s.length){t[i]=matter(s[i])}return t}function matter(e){let t=e
if(typeof t==="string"){if(!a.call(n,t)){throw r("Missing matter definition for `%s`",t)}t={type:t,marker:n[t]}}else if(typeof t!=="object"){throw r("Expected matter to be an object, not `%j`",t)}if(!a.call(t,"type")){throw r("Missing `type` in matter `%j`",t)}if(!a.call(t,"fence")&&!a.call(t,"marker")){throw r("Missing `marker` or `fence` in matter `%j`",t)}return t}},7676:(e,t,i)=>{"use strict"
i.d(t,{d:()=>mdxjs})
var s=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239]
var r=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327]
var a="\u200c\u200d\xb7\u0300-\u036f\u0387\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7-\u05c9\u0610-\u061a\u064b-\u0669\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u06f0-\u06f9\u0711\u0730-\u074a\u07a6-\u07b0\u07c0-\u07c9\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0966-\u096f\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7\u09e2\u09e3\u09e6-\u09ef\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a66-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2\u0ae3\u0ae6-\u0aef\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b53-\u0b57\u0b62\u0b63\u0b66-\u0b6f\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0be6-\u0bef\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c62\u0c63\u0c66-\u0c6f\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0ce6-\u0cef\u0cf3\u0d00-\u0d03\u0d3b\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62\u0d63\u0d66-\u0d6f\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0de6-\u0def\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0e50-\u0e59\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0ed0-\u0ed9\u0f18\u0f19\u0f20-\u0f29\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1040-\u1049\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f-\u109d\u135d-\u135f\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd\u17e0-\u17e9\u180b-\u180d\u180f-\u1819\u18a9\u1920-\u192b\u1930-\u193b\u1946-\u194f\u19d0-\u19da\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f-\u1a89\u1a90-\u1a99\u1ab0-\u1abd\u1abf-\u1af0\u1b00-\u1b04\u1b34-\u1b44\u1b50-\u1b59\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1bb0-\u1bb9\u1be6-\u1bf3\u1c24-\u1c37\u1c40-\u1c49\u1c50-\u1c59\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200c\u200d\u203f\u2040\u2054\u20d0-\u20dc\u20e1\u20e5-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a\u30fb\ua620-\ua629\ua66f\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881\ua8b4-\ua8c5\ua8d0-\ua8d9\ua8e0-\ua8f1\ua8ff-\ua909\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9d0-\ua9d9\ua9e5\ua9f0-\ua9f9\uaa29-\uaa36\uaa43\uaa4c\uaa4d\uaa50-\uaa59\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\uabf0-\uabf9\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufe33\ufe34\ufe4d-\ufe4f\uff10-\uff19\uff3f\uff65"
var n="\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u052f\u0531-\u0556\u0558\u0559\u0560-\u0588\u058b\u058c\u05d0-\u05ea\u05ef-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u0860-\u086a\u0870-\u0887\u0889-\u088f\u08a0-\u08c9\u0904-\u0939\u093d\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bd\u09ce\u09dc\u09dd\u09df-\u09e1\u09f0\u09f1\u09fc\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a59-\u0a5c\u0a5e\u0a72-\u0a74\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abd\u0ad0\u0ae0\u0ae1\u0af9\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3d\u0b5c\u0b5d\u0b5f-\u0b61\u0b71\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bd0\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3d\u0c58-\u0c5a\u0c5c\u0c5d\u0c60\u0c61\u0c80\u0c85-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbd\u0cdc-\u0cde\u0ce0\u0ce1\u0cf1\u0cf2\u0d04-\u0d0c\u0d0e-\u0d10\u0d12-\u0d3a\u0d3d\u0d4e\u0d54-\u0d56\u0d5f-\u0d61\u0d7a-\u0d7f\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81\u0e82\u0e84\u0e86-\u0e8a\u0e8c-\u0ea3\u0ea5\u0ea7-\u0eb0\u0eb2\u0eb3\u0ebd\u0ec0-\u0ec4\u0ec6\u0edc-\u0edf\u0f00\u0f40-\u0f47\u0f49-\u0f6c\u0f88-\u0f8c\u1000-\u102a\u103f\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10fa\u10fc-\u1248\u124a-\u124d\u1250-\u1256\u1258\u125a-\u125d\u1260-\u1288\u128a-\u128d\u1290-\u12b0\u12b2-\u12b5\u12b8-\u12be\u12c0\u12c2-\u12c5\u12c8-\u12d6\u12d8-\u1310\u1312-\u1315\u1318-\u135a\u1380-\u138f\u13a0-\u13f5\u13f8-\u13fd\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u16f8\u1700-\u1711\u171f-\u1731\u1740-\u1751\u1760-\u176c\u176e-\u1770\u1780-\u17b3\u17d7\u17dc\u1820-\u1878\u1880-\u18a8\u18aa\u18b0-\u18f5\u1900-\u191e\u1950-\u196d\u1970-\u1974\u1980-\u19ab\u19b0-\u19c9\u1a00-\u1a16\u1a20-\u1a54\u1aa7\u1b05-\u1b33\u1b45-\u1b4c\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1be5\u1c00-\u1c23\u1c4d-\u1c4f\u1c5a-\u1c7d\u1c80-\u1c8a\u1c90-\u1cba\u1cbd-\u1cbf\u1ce9-\u1cec\u1cee-\u1cf3\u1cf5\u1cf6\u1cfa\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2071\u207f\u208f-\u209f\u2102\u2107\u210a-\u2113\u2115\u2118-\u211d\u2124\u2126\u2128\u212a-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u2188\u2c00-\u2ce4\u2ceb-\u2cee\u2cf2\u2cf3\u2d00-\u2d25\u2d27\u2d2d\u2d30-\u2d67\u2d6f\u2d80-\u2d96\u2da0-\u2da6\u2da8-\u2dae\u2db0-\u2db6\u2db8-\u2dbe\u2dc0-\u2dc6\u2dc8-\u2dce\u2dd0-\u2dd6\u2dd8-\u2dde\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309b-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f\ua62a\ua62b\ua640-\ua66e\ua67f-\ua69d\ua6a0-\ua6ef\ua717-\ua71f\ua722-\ua788\ua78b-\ua7dd\ua7e2\ua7f1-\ua801\ua803-\ua805\ua807-\ua80a\ua80c-\ua822\ua840-\ua873\ua882-\ua8b3\ua8f2-\ua8f7\ua8fb\ua8fd\ua8fe\ua90a-\ua925\ua930-\ua946\ua960-\ua97c\ua984-\ua9b2\ua9cf\ua9e0-\ua9e4\ua9e6-\ua9ef\ua9fa-\ua9fe\uaa00-\uaa28\uaa40-\uaa42\uaa44-\uaa4b\uaa60-\uaa76\uaa7a\uaa7e-\uaaaf\uaab1\uaab5\uaab6\uaab9-\uaabd\uaac0\uaac2\uaadb-\uaadd\uaae0-\uaaea\uaaf2-\uaaf4\uab01-\uab06\uab09-\uab0e\uab11-\uab16\uab20-\uab26\uab28-\uab2e\uab30-\uab5a\uab5c-\uab69\uab6c\uab6d\uab70-\uabe2\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc"
var o={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package private protected public static yield",strictBind:"eval arguments"}
var h="break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this"
var c={5:h,"5module":h+" export import",6:h+" const class extends export import super"}
var u=/^in(stanceof)?$/
var l=new RegExp("["+n+"]")
var p=new RegExp("["+n+a+"]")
function isInAstralSet(e,t){var i=65536
for(var s=0;s<t.length;s+=2){i+=t[s]
if(i>e){return false}i+=t[s+1]
if(i>=e){return true}}return false}function isIdentifierStart(e,t){if(e<65){return e===36}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&l.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,r)}function isIdentifierChar(e,t){if(e<48){return e===36}if(e<58){return true}if(e<65){return false}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&p.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,r)||isInAstralSet(e,s)}var f=function TokenType(e,t){if(t===void 0)t={}
this.label=e
this.keyword=t.keyword
this.beforeExpr=!!t.beforeExpr
this.startsExpr=!!t.startsExpr
this.isLoop=!!t.isLoop
this.isAssign=!!t.isAssign
this.prefix=!!t.prefix
this.postfix=!!t.postfix
this.binop=t.binop||null
this.updateContext=null}
function binop(e,t){return new f(e,{beforeExpr:true,binop:t})}var d={beforeExpr:true},m={startsExpr:true}
var x={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return x[e]=new f(e,t)}var g={num:new f("num",m),regexp:new f("regexp",m),string:new f("string",m),name:new f("name",m),privateId:new f("privateId",m),eof:new f("eof"),bracketL:new f("[",{beforeExpr:true,startsExpr:true}),bracketR:new f("]"),braceL:new f("{",{beforeExpr:true,startsExpr:true}),braceR:new f("}"),parenL:new f("(",{beforeExpr:true,startsExpr:true}),parenR:new f(")"),comma:new f(",",d),semi:new f(";",d),colon:new f(":",d),dot:new f("."),question:new f("?",d),questionDot:new f("?."),arrow:new f("=>",d),template:new f("template"),invalidTemplate:new f("invalidTemplate"),ellipsis:new f("...",d),backQuote:new f("`",m),dollarBraceL:new f("${",{beforeExpr:true,startsExpr:true}),eq:new f("=",{beforeExpr:true,isAssign:true}),assign:new f("_=",{beforeExpr:true,isAssign:true}),incDec:new f("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new f("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new f("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new f("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",d),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",d),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",d),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",m),_if:kw("if"),_return:kw("return",d),_switch:kw("switch"),_throw:kw("throw",d),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",m),_super:kw("super",m),_class:kw("class",m),_extends:kw("extends",d),_export:kw("export"),_import:kw("import",m),_null:kw("null",m),_true:kw("true",m),_false:kw("false",m),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var v=/\r\n?|\n|\u2028|\u2029/
var y=new RegExp(v.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var s=t;s<i;s++){var r=e.charCodeAt(s)
if(isNewLine(r)){return s<i-1&&r===13&&e.charCodeAt(s+1)===10?s+2:s+1}}return-1}var b=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var k=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var w=Object.prototype
var S=w.hasOwnProperty
var _=w.toString
var C=Object.hasOwn||function(e,t){return S.call(e,t)}
var E=Array.isArray||function(e){return _.call(e)==="[object Array]"}
var A=Object.create(null)
function wordsRegexp(e){return A[e]||(A[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535){return String.fromCharCode(e)}e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var I=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var P=function Position(e,t){this.line=e
this.column=t}
P.prototype.offset=function offset(e){return new P(this.line,this.column+e)}
var T=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null){this.source=e.sourceFile}}
function getLineInfo(e,t){for(var i=1,s=0;;){var r=nextLineBreak(e,s,t)
if(r<0){return new P(i,t-s)}++i
s=r}}var N={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var V=false
function getOptions(e){var t={}
for(var i in N){t[i]=e&&C(e,i)?e[i]:N[i]}if(t.ecmaVersion==="latest"){t.ecmaVersion=1e8}else if(t.ecmaVersion==null){if(!V&&typeof console==="object"&&console.warn){V=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015){t.ecmaVersion-=2009}if(t.allowReserved==null){t.allowReserved=t.ecmaVersion<5}if(!e||e.allowHashBang==null){t.allowHashBang=t.ecmaVersion>=14}if(E(t.onToken)){var s=t.onToken
t.onToken=function(e){return s.push(e)}}if(E(t.onComment)){t.onComment=pushComment(t,t.onComment)}if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction){throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")}return t}function pushComment(e,t){return function(i,s,r,a,n,o){var h={type:i?"Block":"Line",value:s,start:r,end:a}
if(e.locations){h.loc=new T(this,n,o)}if(e.ranges){h.range=[r,a]}t.push(h)}}var L=1,R=2,D=4,O=8,M=16,B=32,F=64,U=128,j=256,q=512,z=1024,W=L|R|j
function functionFlags(e,t){return R|(e?D:0)|(t?O:0)}var H=0,G=1,J=2,K=3,Q=4,X=5
var $=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(c[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var s=""
if(e.allowReserved!==true){s=o[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module"){s+=" await"}}this.reservedWords=wordsRegexp(s)
var r=(s?s+" ":"")+o.strict
this.reservedWordsStrict=wordsRegexp(r)
this.reservedWordsStrictBind=wordsRegexp(r+" "+o.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations){this.curLine=this.input.slice(0,this.lineStart).split(v).length}}else{this.lineStart=0}this.type=g.eof
this.value=null
this.start=this.end=this.pos
this.startLoc=this.endLoc=this.curPosition()
this.lastTokEndLoc=this.lastTokStartLoc=null
this.lastTokStart=this.lastTokEnd=this.pos
this.context=this.initialContext()
this.exprAllowed=true
this.inModule=e.sourceType==="module"
this.strict=this.inModule||e.strict===true||this.strictDirective(this.pos)
this.potentialArrowAt=-1
this.potentialArrowInForAwait=false
this.yieldPos=this.awaitPos=this.awaitIdentPos=0
this.labels=[]
this.undefinedExports=Object.create(null)
if(this.pos===0&&e.allowHashBang&&this.input.slice(0,2)==="#!"){this.skipLineComment(2)}this.scopeStack=[]
this.enterScope(this.options.sourceType==="commonjs"?R:L)
this.regexpState=null
this.privateNameStack=[]}
var Y={inFunction:{configurable:true},inGenerator:{configurable:true},inAsync:{configurable:true},canAwait:{configurable:true},allowReturn:{configurable:true},allowSuper:{configurable:true},allowDirectSuper:{configurable:true},treatFunctionsAsVar:{configurable:true},allowNewDotTarget:{configurable:true},allowUsing:{configurable:true},inClassStaticBlock:{configurable:true}}
$.prototype.parse=function parse(){var e=this
var t=this.options.program||this.startNode()
this.nextToken()
return this.catchStackOverflow(function(){return e.parseTopLevel(t)})}
Y.inFunction.get=function(){return(this.currentVarScope().flags&R)>0}
Y.inGenerator.get=function(){return(this.currentVarScope().flags&O)>0}
Y.inAsync.get=function(){return(this.currentVarScope().flags&D)>0}
Y.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(j|q)){return false}if(i&R){return(i&D)>0}}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
Y.allowReturn.get=function(){if(this.inFunction){return true}if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&L){return true}return false}
Y.allowSuper.get=function(){var e=this.currentThisScope()
var t=e.flags
return(t&F)>0||this.options.allowSuperOutsideMethod}
Y.allowDirectSuper.get=function(){return(this.currentThisScope().flags&U)>0}
Y.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
Y.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(j|q)||i&R&&!(i&M)){return true}}return false}
Y.allowUsing.get=function(){var e=this.currentScope()
var t=e.flags
if(t&z){return false}if(!this.inModule&&t&L){return false}return true}
Y.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&j)>0}
$.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var s=0;s<e.length;s++){i=e[s](i)}return i}
$.parse=function parse(e,t){return new this(t,e).parse()}
$.parseExpressionAt=function parseExpressionAt(e,t,i){var s=new this(i,e,t)
s.nextToken()
return s.parseExpression()}
$.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties($.prototype,Y)
var Z=$.prototype
var ee=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
Z.strictDirective=function(e){if(this.options.ecmaVersion<5){return false}for(;;){k.lastIndex=e
e+=k.exec(this.input)[0].length
var t=ee.exec(this.input.slice(e))
if(!t){return false}if((t[1]||t[2])==="use strict"){k.lastIndex=e+t[0].length
var i=k.exec(this.input),s=i.index+i[0].length
var r=this.input.charAt(s)
return r===";"||r==="}"||v.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(r)||r==="!"&&this.input.charAt(s+1)==="="||r==="i"&&keywordOpAt(this,s))}e+=t[0].length
k.lastIndex=e
e+=k.exec(this.input)[0].length
if(this.input[e]===";"){e++}}}
function keywordOpAt(e,t){var i=t+1,s=Math.min(e.input.length,t+11)
while(i<s){var r=e.fullCharCodeAt(i)
if(!isIdentifierChar(r,true)){break}i+=r<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}Z.eat=function(e){if(this.type===e){this.next()
return true}else{return false}}
Z.isContextual=function(e){return this.type===g.name&&this.value===e&&!this.containsEsc}
Z.eatContextual=function(e){if(!this.isContextual(e)){return false}this.next()
return true}
Z.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message))){this.raise(this.start,"Not enough stack space to parse input")}else{throw e}}}
Z.expectContextual=function(e){if(!this.eatContextual(e)){this.unexpected()}}
Z.canInsertSemicolon=function(){return this.type===g.eof||this.type===g.braceR||v.test(this.input.slice(this.lastTokEnd,this.start))}
Z.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon){this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)}return true}}
Z.semicolon=function(){if(!this.eat(g.semi)&&!this.insertSemicolon()){this.unexpected()}}
Z.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma){this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)}if(!t){this.next()}return true}}
Z.expect=function(e){this.eat(e)||this.unexpected()}
Z.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var te=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
Z.checkPatternErrors=function(e,t){if(!e){return}if(e.trailingComma>-1){this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")}var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1){this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}}
Z.checkExpressionErrors=function(e,t){if(!e){return false}var i=e.shorthandAssign
var s=e.doubleProto
if(!t){return i>=0||s>=0}if(i>=0){this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")}if(s>=0){this.raiseRecoverable(s,"Redefinition of __proto__ property")}}
Z.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)){this.raise(this.yieldPos,"Yield expression cannot be a default value")}if(this.awaitPos){this.raise(this.awaitPos,"Await expression cannot be a default value")}}
Z.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression"){return this.isSimpleAssignTarget(e.expression)}return e.type==="Identifier"||e.type==="MemberExpression"}
var ie=$.prototype
ie.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body){e.body=[]}while(this.type!==g.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule){for(var s=0,r=Object.keys(this.undefinedExports);s<r.length;s+=1){var a=r[s]
this.raiseRecoverable(this.undefinedExports[a].start,"Export '"+a+"' is not defined")}}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var se={kind:"loop"},re={kind:"switch"}
ie.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let")){return false}k.lastIndex=this.pos
var t=k.exec(this.input)
var i=this.pos+t[0].length,s=this.fullCharCodeAt(i)
if(s===91||s===92){return true}if(e){return false}if(s===123){return true}if(isIdentifierStart(s)){var r=i
do{i+=s<=65535?1:2}while(isIdentifierChar(s=this.fullCharCodeAt(i)))
if(s===92){return true}var a=this.input.slice(r,i)
if(!u.test(a)){return true}}return false}
ie.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async")){return false}k.lastIndex=this.pos
var e=k.exec(this.input)
var t=this.pos+e[0].length,i
return!v.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
ie.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using")){return false}k.lastIndex=this.pos
var i=k.exec(this.input)
var s=this.pos+i[0].length
if(v.test(this.input.slice(this.pos,s))){return false}if(e){var r=s+5,a
if(this.input.slice(s,r)!=="using"||r===this.input.length||isIdentifierChar(a=this.fullCharCodeAt(r))||a===92){return false}k.lastIndex=r
var n=k.exec(this.input)
s=r+n[0].length
if(n&&v.test(this.input.slice(r,s))){return false}}var o=this.fullCharCodeAt(s)
if(!isIdentifierStart(o)&&o!==92){return false}var h=s
do{s+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(s)))
if(o===92){return true}var c=this.input.slice(h,s)
if(u.test(c)){return false}if(t&&!e&&c==="of"){k.lastIndex=s
var l=k.exec(this.input)
s=s+l[0].length
if(this.input.charCodeAt(s)!==61||(o=this.input.charCodeAt(s+1))===61||o===62){return false}}return true}
ie.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
ie.isUsing=function(e){return this.isUsingKeyword(false,e)}
ie.parseStatement=function(e,t,i){var s=this.type,r=this.startNode(),a
if(this.isLet(e)){s=g._var
a="let"}switch(s){case g._break:case g._continue:return this.parseBreakContinueStatement(r,s.keyword)
case g._debugger:return this.parseDebuggerStatement(r)
case g._do:return this.parseDoStatement(r)
case g._for:return this.parseForStatement(r)
case g._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6){this.unexpected()}return this.parseFunctionStatement(r,false,!e)
case g._class:if(e){this.unexpected()}return this.parseClass(r,true)
case g._if:return this.parseIfStatement(r)
case g._return:return this.parseReturnStatement(r)
case g._switch:return this.parseSwitchStatement(r)
case g._throw:return this.parseThrowStatement(r)
case g._try:return this.parseTryStatement(r)
case g._const:case g._var:a=a||this.value
if(e&&a!=="var"){this.unexpected()}return this.parseVarStatement(r,a)
case g._while:return this.parseWhileStatement(r)
case g._with:return this.parseWithStatement(r)
case g.braceL:return this.parseBlock(true,r)
case g.semi:return this.parseEmptyStatement(r)
case g._export:case g._import:if(this.options.ecmaVersion>10&&s===g._import){k.lastIndex=this.pos
var n=k.exec(this.input)
var o=this.pos+n[0].length,h=this.input.charCodeAt(o)
if(h===40||h===46){return this.parseExpressionStatement(r,this.parseExpression())}}if(!this.options.allowImportExportEverywhere){if(!t){this.raise(this.start,"'import' and 'export' may only appear at the top level")}if(!this.inModule){this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}}return s===g._import?this.parseImport(r):this.parseExport(r,i)
default:if(this.isAsyncFunction()){if(e){this.unexpected()}this.next()
return this.parseFunctionStatement(r,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing){this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")}if(e){this.raise(this.start,"Using declaration is not allowed in single-statement positions")}if(c==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.next()
this.parseVar(r,false,c)
this.semicolon()
return this.finishNode(r,"VariableDeclaration")}var u=this.value,l=this.parseExpression()
if(s===g.name&&l.type==="Identifier"&&this.eat(g.colon)){return this.parseLabeledStatement(r,u,l,e)}else{return this.parseExpressionStatement(r,l)}}}
ie.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(g.semi)||this.insertSemicolon()){e.label=null}else if(this.type!==g.name){this.unexpected()}else{e.label=this.parseIdent()
this.semicolon()}var s=0
for(;s<this.labels.length;++s){var r=this.labels[s]
if(e.label==null||r.name===e.label.name){if(r.kind!=null&&(i||r.kind==="loop")){break}if(e.label&&i){break}}}if(s===this.labels.length){this.raise(e.start,"Unsyntactic "+t)}return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
ie.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
ie.parseDoStatement=function(e){this.next()
this.labels.push(se)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(g._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6){this.eat(g.semi)}else{this.semicolon()}return this.finishNode(e,"DoWhileStatement")}
ie.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(se)
this.enterScope(0)
this.expect(g.parenL)
if(this.type===g.semi){if(t>-1){this.unexpected(t)}return this.parseFor(e,null)}var i=this.isLet()
if(this.type===g._var||this.type===g._const||i){var s=this.startNode(),r=i?"let":this.value
this.next()
this.parseVar(s,true,r)
this.finishNode(s,"VariableDeclaration")
return this.parseForAfterInit(e,s,t)}var a=this.isContextual("let"),n=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var h=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.parseVar(h,true,o)
this.finishNode(h,"VariableDeclaration")
return this.parseForAfterInit(e,h,t)}var c=this.containsEsc
var u=new te
var l=this.start
var p=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===g._in||(n=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===g._in){this.unexpected(t)}e.await=true}else if(n&&this.options.ecmaVersion>=8){if(p.start===l&&!c&&p.type==="Identifier"&&p.name==="async"){this.unexpected()}else if(this.options.ecmaVersion>=9){e.await=false}}if(a&&n){this.raise(p.start,"The left-hand side of a for-of loop may not start with 'let'.")}this.toAssignable(p,false,u)
this.checkLValPattern(p)
return this.parseForIn(e,p)}else{this.checkExpressionErrors(u,true)}if(t>-1){this.unexpected(t)}return this.parseFor(e,p)}
ie.parseForAfterInit=function(e,t,i){if((this.type===g._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===g._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init){this.raise(this.start,"Using declaration is not allowed in for-in loops")}if(this.options.ecmaVersion>=9&&i>-1){this.unexpected(i)}}else if(this.options.ecmaVersion>=9){e.await=i>-1}return this.parseForIn(e,t)}if(i>-1){this.unexpected(i)}return this.parseFor(e,t)}
ie.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,ne|(i?0:oe),false,t)}
ie.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(g._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
ie.parseReturnStatement=function(e){if(!this.allowReturn){this.raise(this.start,"'return' outside of function")}this.next()
if(this.eat(g.semi)||this.insertSemicolon()){e.argument=null}else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
ie.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(g.braceL)
this.labels.push(re)
this.enterScope(z)
var t
for(var i=false;this.type!==g.braceR;){if(this.type===g._case||this.type===g._default){var s=this.type===g._case
if(t){this.finishNode(t,"SwitchCase")}e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(s){t.test=this.parseExpression()}else{if(i){this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")}i=true
t.test=null}this.expect(g.colon)}else{if(!t){this.unexpected()}t.consequent.push(this.parseStatement(null))}}this.exitScope()
if(t){this.finishNode(t,"SwitchCase")}this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
ie.parseThrowStatement=function(e){this.next()
if(v.test(this.input.slice(this.lastTokEnd,this.start))){this.raise(this.lastTokEnd,"Illegal newline after throw")}e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var ae=[]
ie.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?B:0)
this.checkLValPattern(e,t?Q:J)
this.expect(g.parenR)
return e}
ie.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===g._catch){var t=this.startNode()
this.next()
if(this.eat(g.parenL)){t.param=this.parseCatchClauseParam()}else{if(this.options.ecmaVersion<10){this.unexpected()}t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(g._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer){this.raise(e.start,"Missing catch or finally clause")}return this.finishNode(e,"TryStatement")}
ie.parseVarStatement=function(e,t,i){this.next()
this.parseVar(e,false,t,i)
this.semicolon()
return this.finishNode(e,"VariableDeclaration")}
ie.parseWhileStatement=function(e){this.next()
e.test=this.parseParenExpression()
this.labels.push(se)
e.body=this.parseStatement("while")
this.labels.pop()
return this.finishNode(e,"WhileStatement")}
ie.parseWithStatement=function(e){if(this.strict){this.raise(this.start,"'with' in strict mode")}this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
ie.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
ie.parseLabeledStatement=function(e,t,i,s){for(var r=0,a=this.labels;r<a.length;r+=1){var n=a[r]
if(n.name===t){this.raise(i.start,"Label '"+t+"' is already declared")}}var o=this.type.isLoop?"loop":this.type===g._switch?"switch":null
for(var h=this.labels.length-1;h>=0;h--){var c=this.labels[h]
if(c.statementStart===e.start){c.statementStart=this.start
c.kind=o}else{break}}this.labels.push({name:t,kind:o,statementStart:this.start})
e.body=this.parseStatement(s?s.indexOf("label")===-1?s+"label":s:"label")
this.labels.pop()
e.label=i
return this.finishNode(e,"LabeledStatement")}
ie.parseExpressionStatement=function(e,t){e.expression=t
this.semicolon()
return this.finishNode(e,"ExpressionStatement")}
ie.parseBlock=function(e,t,i){if(e===void 0)e=true
if(t===void 0)t=this.startNode()
t.body=[]
this.expect(g.braceL)
if(e){this.enterScope(0)}while(this.type!==g.braceR){var s=this.parseStatement(null)
t.body.push(s)}if(i){this.strict=false}this.next()
if(e){this.exitScope()}return this.finishNode(t,"BlockStatement")}
ie.parseFor=function(e,t){e.init=t
this.expect(g.semi)
e.test=this.type===g.semi?null:this.parseExpression()
this.expect(g.semi)
e.update=this.type===g.parenR?null:this.parseExpression()
this.expect(g.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,"ForStatement")}
ie.parseForIn=function(e,t){var i=this.type===g._in
this.next()
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier")){this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")}e.left=t
e.right=i?this.parseExpression():this.parseMaybeAssign()
this.expect(g.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,i?"ForInStatement":"ForOfStatement")}
ie.parseVar=function(e,t,i,s){e.declarations=[]
e.kind=i
for(;;){var r=this.startNode()
this.parseVarId(r,i)
if(this.eat(g.eq)){r.init=this.parseMaybeAssign(t)}else if(!s&&i==="const"&&!(this.type===g._in||this.options.ecmaVersion>=6&&this.isContextual("of"))){this.unexpected()}else if(!s&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==g._in&&!this.isContextual("of")){this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")}else if(!s&&r.id.type!=="Identifier"&&!(t&&(this.type===g._in||this.isContextual("of")))){this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")}else{r.init=null}e.declarations.push(this.finishNode(r,"VariableDeclarator"))
if(!this.eat(g.comma)){break}}return e}
ie.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?G:J,false)}
var ne=1,oe=2,he=4
ie.parseFunction=function(e,t,i,s,r){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!s){if(this.type===g.star&&t&oe){this.unexpected()}e.generator=this.eat(g.star)}if(this.options.ecmaVersion>=8){e.async=!!s}if(t&ne){e.id=t&he&&this.type!==g.name?null:this.parseIdent()
if(e.id&&!(t&oe)){this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?G:J:K)}}var a=this.yieldPos,n=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&ne)){e.id=this.type===g.name?this.parseIdent():null}this.parseFunctionParams(e)
this.parseFunctionBody(e,i,false,r)
this.yieldPos=a
this.awaitPos=n
this.awaitIdentPos=o
return this.finishNode(e,t&ne?"FunctionDeclaration":"FunctionExpression")}
ie.parseFunctionParams=function(e){this.expect(g.parenL)
e.params=this.parseBindingList(g.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()}
ie.parseClass=function(e,t){this.next()
var i=this.strict
this.strict=true
this.parseClassId(e,t)
this.parseClassSuper(e)
var s=this.enterClassBody()
var r=this.startNode()
var a=false
r.body=[]
this.expect(g.braceL)
while(this.type!==g.braceR){var n=this.parseClassElement(e.superClass!==null)
if(n){r.body.push(n)
if(n.type==="MethodDefinition"&&n.kind==="constructor"){if(a){this.raiseRecoverable(n.start,"Duplicate constructor in the same class")}a=true}else if(n.key&&n.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(s,n)){this.raiseRecoverable(n.key.start,"Identifier '#"+n.key.name+"' has already been declared")}}}this.strict=i
this.next()
e.body=this.finishNode(r,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
ie.parseClassElement=function(e){if(this.eat(g.semi)){return null}var t=this.options.ecmaVersion
var i=this.startNode()
var s=""
var r=false
var a=false
var n="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(g.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===g.star){o=true}else{s="static"}}i.static=o
if(!s&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===g.star)&&!this.canInsertSemicolon()){a=true}else{s="async"}}if(!s&&(t>=9||!a)&&this.eat(g.star)){r=true}if(!s&&!a&&!r){var h=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart()){n=h}else{s=h}}}if(s){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=s
this.finishNode(i.key,"Identifier")}else{this.parseClassElementName(i)}if(t<13||this.type===g.parenL||n!=="method"||r||a){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&n!=="method"){this.raise(i.key.start,"Constructor can't have get/set modifier")}i.kind=c?"constructor":n
this.parseClassMethod(i,r,a,u)}else{this.parseClassField(i)}return i}
ie.isClassElementNameStart=function(){return this.type===g.name||this.type===g.privateId||this.type===g.num||this.type===g.string||this.type===g.bracketL||this.type.keyword}
ie.parseClassElementName=function(e){if(this.type===g.privateId){if(this.value==="constructor"){this.raise(this.start,"Classes can't have an element named '#constructor'")}e.computed=false
e.key=this.parsePrivateIdent()}else{this.parsePropertyName(e)}}
ie.parseClassMethod=function(e,t,i,s){var r=e.key
if(e.kind==="constructor"){if(t){this.raise(r.start,"Constructor can't be a generator")}if(i){this.raise(r.start,"Constructor can't be an async method")}}else if(e.static&&checkKeyName(e,"prototype")){this.raise(r.start,"Classes may not have a static property named prototype")}var a=e.value=this.parseMethod(t,i,s)
if(e.kind==="get"&&a.params.length!==0){this.raiseRecoverable(a.start,"getter should have no params")}if(e.kind==="set"&&a.params.length!==1){this.raiseRecoverable(a.start,"setter should have exactly one param")}if(e.kind==="set"&&a.params[0].type==="RestElement"){this.raiseRecoverable(a.params[0].start,"Setter cannot use rest params")}return this.finishNode(e,"MethodDefinition")}
ie.parseClassField=function(e){if(checkKeyName(e,"constructor")){this.raise(e.key.start,"Classes can't have a field named 'constructor'")}else if(e.static&&checkKeyName(e,"prototype")){this.raise(e.key.start,"Classes can't have a static field named 'prototype'")}if(this.eat(g.eq)){this.enterScope(q|F)
e.value=this.parseMaybeAssign()
this.exitScope()}else{e.value=null}this.semicolon()
return this.finishNode(e,"PropertyDefinition")}
ie.parseClassStaticBlock=function(e){e.body=[]
var t=this.labels
this.labels=[]
this.enterScope(j|F)
while(this.type!==g.braceR){var i=this.parseStatement(null)
e.body.push(i)}this.next()
this.exitScope()
this.labels=t
return this.finishNode(e,"StaticBlock")}
ie.parseClassId=function(e,t){if(this.type===g.name){e.id=this.parseIdent()
if(t){this.checkLValSimple(e.id,J,false)}}else{if(t===true){this.unexpected()}e.id=null}}
ie.parseClassSuper=function(e){e.superClass=this.eat(g._extends)?this.parseExprSubscripts(null,false):null}
ie.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
ie.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields){return}var s=this.privateNameStack.length
var r=s===0?null:this.privateNameStack[s-1]
for(var a=0;a<i.length;++a){var n=i[a]
if(!C(t,n.name)){if(r){r.used.push(n)}else{this.raiseRecoverable(n.start,"Private field '#"+n.name+"' must be declared in an enclosing class")}}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var s=e[i]
var r="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")){r=(t.static?"s":"i")+t.kind}if(s==="iget"&&r==="iset"||s==="iset"&&r==="iget"||s==="sget"&&r==="sset"||s==="sset"&&r==="sget"){e[i]="true"
return false}else if(!s){e[i]=r
return false}else{return true}}function checkKeyName(e,t){var i=e.computed
var s=e.key
return!i&&(s.type==="Identifier"&&s.name===t||s.type==="Literal"&&s.value===t)}ie.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else{e.exported=null}}this.expectContextual("from")
if(this.type!==g.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
ie.parseExport=function(e,t){this.next()
if(this.eat(g.star)){return this.parseExportAllDeclaration(e,t)}if(this.eat(g._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration"){this.checkVariableExport(t,e.declaration.declarations)}else{this.checkExport(t,e.declaration.id,e.declaration.id.start)}e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==g.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}}else{for(var i=0,s=e.specifiers;i<s.length;i+=1){var r=s[i]
this.checkUnreserved(r.local)
this.checkLocalExport(r.local)
if(r.local.type==="Literal"){this.raise(r.local.start,"A string literal cannot be used as an exported binding without `from`.")}}e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
ie.parseExportDeclaration=function(e){return this.parseStatement(null)}
ie.parseExportDefaultDeclaration=function(){var e
if(this.type===g._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e){this.next()}return this.parseFunction(t,ne|he,false,e)}else if(this.type===g._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var s=this.parseMaybeAssign()
this.semicolon()
return s}}
ie.checkExport=function(e,t,i){if(!e){return}if(typeof t!=="string"){t=t.type==="Identifier"?t.name:t.value}if(C(e,t)){this.raiseRecoverable(i,"Duplicate export '"+t+"'")}e[t]=true}
ie.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier"){this.checkExport(e,t,t.start)}else if(i==="ObjectPattern"){for(var s=0,r=t.properties;s<r.length;s+=1){var a=r[s]
this.checkPatternExport(e,a)}}else if(i==="ArrayPattern"){for(var n=0,o=t.elements;n<o.length;n+=1){var h=o[n]
if(h){this.checkPatternExport(e,h)}}}else if(i==="Property"){this.checkPatternExport(e,t.value)}else if(i==="AssignmentPattern"){this.checkPatternExport(e,t.left)}else if(i==="RestElement"){this.checkPatternExport(e,t.argument)}}
ie.checkVariableExport=function(e,t){if(!e){return}for(var i=0,s=t;i<s.length;i+=1){var r=s[i]
this.checkPatternExport(e,r.id)}}
ie.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()}
ie.parseExportSpecifier=function(e){var t=this.startNode()
t.local=this.parseModuleExportName()
t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local
this.checkExport(e,t.exported,t.exported.start)
return this.finishNode(t,"ExportSpecifier")}
ie.parseExportSpecifiers=function(e){var t=[],i=true
this.expect(g.braceL)
while(!this.eat(g.braceR)){if(!i){this.expect(g.comma)
if(this.afterTrailingComma(g.braceR)){break}}else{i=false}t.push(this.parseExportSpecifier(e))}return t}
ie.parseImport=function(e){this.next()
if(this.type===g.string){e.specifiers=ae
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===g.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ImportDeclaration")}
ie.parseImportSpecifier=function(){var e=this.startNode()
e.imported=this.parseModuleExportName()
if(this.eatContextual("as")){e.local=this.parseIdent()}else{this.checkUnreserved(e.imported)
e.local=e.imported}this.checkLValSimple(e.local,J)
return this.finishNode(e,"ImportSpecifier")}
ie.parseImportDefaultSpecifier=function(){var e=this.startNode()
e.local=this.parseIdent()
this.checkLValSimple(e.local,J)
return this.finishNode(e,"ImportDefaultSpecifier")}
ie.parseImportNamespaceSpecifier=function(){var e=this.startNode()
this.next()
this.expectContextual("as")
e.local=this.parseIdent()
this.checkLValSimple(e.local,J)
return this.finishNode(e,"ImportNamespaceSpecifier")}
ie.parseImportSpecifiers=function(){var e=[],t=true
if(this.type===g.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(g.comma)){return e}}if(this.type===g.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(g.braceL)
while(!this.eat(g.braceR)){if(!t){this.expect(g.comma)
if(this.afterTrailingComma(g.braceR)){break}}else{t=false}e.push(this.parseImportSpecifier())}return e}
ie.parseWithClause=function(){var e=[]
if(!this.eat(g._with)){return e}this.expect(g.braceL)
var t={}
var i=true
while(!this.eat(g.braceR)){if(!i){this.expect(g.comma)
if(this.afterTrailingComma(g.braceR)){break}}else{i=false}var s=this.parseImportAttribute()
var r=s.key.type==="Identifier"?s.key.name:s.key.value
if(C(t,r)){this.raiseRecoverable(s.key.start,"Duplicate attribute key '"+r+"'")}t[r]=true
e.push(s)}return e}
ie.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===g.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(g.colon)
if(this.type!==g.string){this.unexpected()}e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
ie.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===g.string){var e=this.parseLiteral(this.value)
if(I.test(e.value)){this.raise(e.start,"An export name cannot include a lone surrogate.")}return e}return this.parseIdent(true)}
ie.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t){e[t].directive=e[t].expression.raw.slice(1,-1)}}
ie.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var ce=$.prototype
ce.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e){switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await"){this.raise(e.start,"Cannot use 'await' as identifier inside an async function")}break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i){this.checkPatternErrors(i,true)}for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.toAssignable(a,t)
if(a.type==="RestElement"&&(a.argument.type==="ArrayPattern"||a.argument.type==="ObjectPattern")){this.raise(a.argument.start,"Unexpected token")}}break
case"Property":if(e.kind!=="init"){this.raise(e.key.start,"Object pattern can't contain getter or setter")}this.toAssignable(e.value,t)
break
case"ArrayExpression":e.type="ArrayPattern"
if(i){this.checkPatternErrors(i,true)}this.toAssignableList(e.elements,t)
break
case"SpreadElement":e.type="RestElement"
this.toAssignable(e.argument,t)
if(e.argument.type==="AssignmentPattern"){this.raise(e.argument.start,"Rest elements cannot have a default value")}break
case"AssignmentExpression":if(e.operator!=="="){this.raise(e.left.end,"Only '=' operator can be used for specifying default value.")}e.type="AssignmentPattern"
delete e.operator
this.toAssignable(e.left,t)
break
case"ParenthesizedExpression":this.toAssignable(e.expression,t,i)
break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(!t){break}default:this.raise(e.start,"Assigning to rvalue")}}else if(i){this.checkPatternErrors(i,true)}return e}
ce.toAssignableList=function(e,t){var i=e.length
for(var s=0;s<i;s++){var r=e[s]
if(r){this.toAssignable(r,t)}}if(i){var a=e[i-1]
if(this.options.ecmaVersion===6&&t&&a&&a.type==="RestElement"&&a.argument.type!=="Identifier"){this.unexpected(a.argument.start)}}return e}
ce.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
ce.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==g.name){this.unexpected()}e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
ce.parseBindingAtom=function(){if(this.options.ecmaVersion>=6){switch(this.type){case g.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(g.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case g.braceL:return this.parseObj(true)}}return this.parseIdent()}
ce.parseBindingList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(a){a=false}else{this.expect(g.comma)}if(t&&this.type===g.comma){r.push(null)}else if(i&&this.afterTrailingComma(e)){break}else if(this.type===g.ellipsis){var n=this.parseRestBinding()
this.parseBindingListItem(n)
r.push(n)
if(this.type===g.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}this.expect(e)
break}else{r.push(this.parseAssignableListItem(s))}}return r}
ce.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
ce.parseBindingListItem=function(e){return e}
ce.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(g.eq)){return i}var s=this.startNodeAt(e,t)
s.left=i
s.right=this.parseMaybeAssign()
return this.finishNode(s,"AssignmentPattern")}
ce.checkLValSimple=function(e,t,i){if(t===void 0)t=H
var s=t!==H
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name)){this.raiseRecoverable(e.start,(s?"Binding ":"Assigning to ")+e.name+" in strict mode")}if(s){if(t===J&&e.name==="let"){this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")}if(i){if(C(i,e.name)){this.raiseRecoverable(e.start,"Argument name clash")}i[e.name]=true}if(t!==X){this.declareName(e.name,t,e.start)}}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(s){this.raiseRecoverable(e.start,"Binding member expression")}break
case"ParenthesizedExpression":if(s){this.raiseRecoverable(e.start,"Binding parenthesized expression")}return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(s?"Binding":"Assigning to")+" rvalue")}}
ce.checkLValPattern=function(e,t,i){if(t===void 0)t=H
switch(e.type){case"ObjectPattern":for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,t,i)}break
case"ArrayPattern":for(var n=0,o=e.elements;n<o.length;n+=1){var h=o[n]
if(h){this.checkLValInnerPattern(h,t,i)}}break
default:this.checkLValSimple(e,t,i)}}
ce.checkLValInnerPattern=function(e,t,i){if(t===void 0)t=H
switch(e.type){case"Property":this.checkLValInnerPattern(e.value,t,i)
break
case"AssignmentPattern":this.checkLValPattern(e.left,t,i)
break
case"RestElement":this.checkLValPattern(e.argument,t,i)
break
default:this.checkLValPattern(e,t,i)}}
var ue=function TokContext(e,t,i,s,r){this.token=e
this.isExpr=!!t
this.preserveSpace=!!i
this.override=s
this.generator=!!r}
var le={b_stat:new ue("{",false),b_expr:new ue("{",true),b_tmpl:new ue("${",false),p_stat:new ue("(",false),p_expr:new ue("(",true),q_tmpl:new ue("`",true,true,function(e){return e.tryReadTemplateToken()}),f_stat:new ue("function",false),f_expr:new ue("function",true),f_expr_gen:new ue("function",true,false,null,true),f_gen:new ue("function",false,false,null,true)}
var pe=$.prototype
pe.initialContext=function(){return[le.b_stat]}
pe.curContext=function(){return this.context[this.context.length-1]}
pe.braceIsBlock=function(e){var t=this.curContext()
if(t===le.f_expr||t===le.f_stat){return true}if(e===g.colon&&(t===le.b_stat||t===le.b_expr)){return!t.isExpr}if(e===g._return||e===g.name&&this.exprAllowed){return v.test(this.input.slice(this.lastTokEnd,this.start))}if(e===g._else||e===g.semi||e===g.eof||e===g.parenR||e===g.arrow){return true}if(e===g.braceL){return t===le.b_stat}if(e===g._var||e===g._const||e===g.name){return false}return!this.exprAllowed}
pe.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function"){return t.generator}}return false}
pe.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===g.dot){this.exprAllowed=false}else if(t=i.updateContext){t.call(this,e)}else{this.exprAllowed=i.beforeExpr}}
pe.overrideContext=function(e){if(this.curContext()!==e){this.context[this.context.length-1]=e}}
g.parenR.updateContext=g.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===le.b_stat&&this.curContext().token==="function"){e=this.context.pop()}this.exprAllowed=!e.isExpr}
g.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?le.b_stat:le.b_expr)
this.exprAllowed=true}
g.dollarBraceL.updateContext=function(){this.context.push(le.b_tmpl)
this.exprAllowed=true}
g.parenL.updateContext=function(e){var t=e===g._if||e===g._for||e===g._with||e===g._while
this.context.push(t?le.p_stat:le.p_expr)
this.exprAllowed=true}
g.incDec.updateContext=function(){}
g._function.updateContext=g._class.updateContext=function(e){if(e.beforeExpr&&e!==g._else&&!(e===g.semi&&this.curContext()!==le.p_stat)&&!(e===g._return&&v.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===g.colon||e===g.braceL)&&this.curContext()===le.b_stat)){this.context.push(le.f_expr)}else{this.context.push(le.f_stat)}this.exprAllowed=false}
g.colon.updateContext=function(){if(this.curContext().token==="function"){this.context.pop()}this.exprAllowed=true}
g.backQuote.updateContext=function(){if(this.curContext()===le.q_tmpl){this.context.pop()}else{this.context.push(le.q_tmpl)}this.exprAllowed=false}
g.star.updateContext=function(e){if(e===g._function){var t=this.context.length-1
if(this.context[t]===le.f_expr){this.context[t]=le.f_expr_gen}else{this.context[t]=le.f_gen}}this.exprAllowed=true}
g.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==g.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext()){t=true}}this.exprAllowed=t}
var fe=$.prototype
fe.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement"){return}if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand)){return}var s=e.key
var r
switch(s.type){case"Identifier":r=s.name
break
case"Literal":r=String(s.value)
break
default:return}var a=e.kind
if(this.options.ecmaVersion>=6){if(r==="__proto__"&&a==="init"){if(t.proto){if(i){if(i.doubleProto<0){i.doubleProto=s.start}}else{this.raiseRecoverable(s.start,"Redefinition of __proto__ property")}}t.proto=true}return}r="$"+r
var n=t[r]
if(n){var o
if(a==="init"){o=this.strict&&n.init||n.get||n.set}else{o=n.init||n[a]}if(o){this.raiseRecoverable(s.start,"Redefinition of property")}}else{n=t[r]={init:false,get:false,set:false}}n[a]=true}
fe.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var s=i.start,r=i.startLoc
var a=i.parseMaybeAssign(e,t)
if(i.type===g.comma){var n=i.startNodeAt(s,r)
n.expressions=[a]
while(i.eat(g.comma)){n.expressions.push(i.parseMaybeAssign(e,t))}return i.finishNode(n,"SequenceExpression")}return a})}
fe.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator){return this.parseYield(e)}else{this.exprAllowed=false}}var s=false,r=-1,a=-1,n=-1
if(t){r=t.parenthesizedAssign
a=t.trailingComma
n=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new te
s=true}var o=this.start,h=this.startLoc
if(this.type===g.parenL||this.type===g.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i){c=i.call(this,c,o,h)}if(this.type.isAssign){var u=this.startNodeAt(o,h)
u.operator=this.value
if(this.type===g.eq){c=this.toAssignable(c,false,t)}if(!s){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start){t.shorthandAssign=-1}if(t.doubleProto>=c.start){t.doubleProto=-1}}if(this.type===g.eq){this.checkLValPattern(c)}else{this.checkLValSimple(c)}u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(n>-1){t.doubleProto=n}return this.finishNode(u,"AssignmentExpression")}else{if(s){this.checkExpressionErrors(t,true)}}if(r>-1){t.parenthesizedAssign=r}if(a>-1){t.trailingComma=a}return c}
fe.parseMaybeConditional=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t)){return r}if(!(r.type==="ArrowFunctionExpression"&&r.start===i)&&this.eat(g.question)){var a=this.startNodeAt(i,s)
a.test=r
a.consequent=this.parseMaybeAssign()
this.expect(g.colon)
a.alternate=this.parseMaybeAssign(e)
return this.finishNode(a,"ConditionalExpression")}return r}
fe.parseExprOps=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t)){return r}return r.start===i&&r.type==="ArrowFunctionExpression"?r:this.parseExprOp(r,i,s,-1,e)}
fe.parseExprOp=function(e,t,i,s,r){var a=this.type.binop
if(a!=null&&(!r||this.type!==g._in)){if(a>s){var n=this.type===g.logicalOR||this.type===g.logicalAND
var o=this.type===g.coalesce
if(o){a=g.logicalAND.binop}var h=this.value
this.next()
var c=this.start,u=this.startLoc
var l=this.parseExprOp(this.parseMaybeUnary(null,false,false,r),c,u,a,r)
var p=this.buildBinary(t,i,e,l,h,n||o)
if(n&&this.type===g.coalesce||o&&(this.type===g.logicalOR||this.type===g.logicalAND)){this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")}return this.parseExprOp(p,t,i,s,r)}}return e}
fe.buildBinary=function(e,t,i,s,r,a){if(s.type==="PrivateIdentifier"){this.raise(s.start,"Private identifier can only be left side of binary expression")}var n=this.startNodeAt(e,t)
n.left=i
n.operator=r
n.right=s
return this.finishNode(n,a?"LogicalExpression":"BinaryExpression")}
fe.parseMaybeUnary=function(e,t,i,s){var r=this.start,a=this.startLoc,n
if(this.isContextual("await")&&this.canAwait){n=this.parseAwait(s)
t=true}else if(this.type.prefix){var o=this.startNode(),h=this.type===g.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,h,s)
this.checkExpressionErrors(e,true)
if(h){this.checkLValSimple(o.argument)}else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument)){this.raiseRecoverable(o.start,"Deleting local variable in strict mode")}else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument)){this.raiseRecoverable(o.start,"Private fields can not be deleted")}else{t=true}n=this.finishNode(o,h?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===g.privateId){if((s||this.privateNameStack.length===0)&&this.options.checkPrivateFields){this.unexpected()}n=this.parsePrivateIdent()
if(this.type!==g._in){this.unexpected()}}else{n=this.parseExprSubscripts(e,s)
if(this.checkExpressionErrors(e)){return n}while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(r,a)
c.operator=this.value
c.prefix=false
c.argument=n
this.checkLValSimple(n)
this.next()
n=this.finishNode(c,"UpdateExpression")}}if(!i&&!(n.type==="ArrowFunctionExpression"&&n.start===r)&&this.eat(g.starstar)){if(t){this.unexpected(this.lastTokStart)}else{return this.buildBinary(r,a,n,this.parseMaybeUnary(null,false,false,s),"**",false)}}else{return n}}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}fe.parseExprSubscripts=function(e,t){var i=this.start,s=this.startLoc
var r=-1,a=-1
if(e){r=e.doubleProto
a=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var n=this.parseExprAtom(e,t)
if(n.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")"){return n}var o=this.parseSubscripts(n,i,s,false,t)
if(e){if(o.end>n.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start){e.parenthesizedAssign=-1}if(e.parenthesizedBind>=o.start){e.parenthesizedBind=-1}if(e.trailingComma>=o.start){e.trailingComma=-1}}if(r>-1){e.doubleProto=r}if(a>-1){e.shorthandAssign=a}}return o}
fe.parseSubscripts=function(e,t,i,s,r){var a=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var n=false
while(true){var o=this.parseSubscript(e,t,i,s,a,n,r)
if(o.optional){n=true}if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(n){var h=this.startNodeAt(t,i)
h.expression=o
o=this.finishNode(h,"ChainExpression")}return o}e=o
a=false}}
fe.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(g.arrow)}
fe.parseSubscriptAsyncArrow=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,s)}
fe.parseSubscript=function(e,t,i,s,r,a,n){var o=this.options.ecmaVersion>=11
var h=o&&this.eat(g.questionDot)
if(s&&h){this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")}var c=this.eat(g.bracketL)
if(c||h&&this.type!==g.parenL&&this.type!==g.backQuote||this.eat(g.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(g.bracketR)}else if(this.type===g.privateId&&e.type!=="Super"){u.property=this.parsePrivateIdent()}else{u.property=this.parseIdent(this.options.allowReserved!=="never")}u.computed=!!c
if(o){u.optional=h}e=this.finishNode(u,"MemberExpression")}else if(!s&&this.eat(g.parenL)){var l=new te,p=this.yieldPos,f=this.awaitPos,d=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var m=this.parseExprList(g.parenR,this.options.ecmaVersion>=8,false,l)
if(r&&!h&&this.shouldParseAsyncArrow()){this.checkPatternErrors(l,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0){this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")}this.yieldPos=p
this.awaitPos=f
this.awaitIdentPos=d
return this.parseSubscriptAsyncArrow(t,i,m,n)}this.checkExpressionErrors(l,true)
this.yieldPos=p||this.yieldPos
this.awaitPos=f||this.awaitPos
this.awaitIdentPos=d||this.awaitIdentPos
var x=this.startNodeAt(t,i)
x.callee=e
x.arguments=m
if(o){x.optional=h}e=this.finishNode(x,"CallExpression")}else if(this.type===g.backQuote){if(h||a){this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")}var v=this.startNodeAt(t,i)
v.tag=e
v.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(v,"TaggedTemplateExpression")}return e}
fe.parseExprAtom=function(e,t,i){if(this.type===g.slash){this.readRegexp()}var s,r=this.potentialArrowAt===this.start
switch(this.type){case g._super:if(!this.allowSuper){this.raise(this.start,"'super' keyword outside a method")}s=this.startNode()
this.next()
if(this.type===g.parenL&&!this.allowDirectSuper){this.raise(s.start,"super() call outside constructor of a subclass")}if(this.type!==g.dot&&this.type!==g.bracketL&&this.type!==g.parenL){this.unexpected()}return this.finishNode(s,"Super")
case g._this:s=this.startNode()
this.next()
return this.finishNode(s,"ThisExpression")
case g.name:var a=this.start,n=this.startLoc,o=this.containsEsc
var h=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&h.name==="async"&&!this.canInsertSemicolon()&&this.eat(g._function)){this.overrideContext(le.f_expr)
return this.parseFunction(this.startNodeAt(a,n),0,false,true,t)}if(r&&!this.canInsertSemicolon()){if(this.eat(g.arrow)){return this.parseArrowExpression(this.startNodeAt(a,n),[h],false,t)}if(this.options.ecmaVersion>=8&&h.name==="async"&&this.type===g.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){h=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(g.arrow)){this.unexpected()}return this.parseArrowExpression(this.startNodeAt(a,n),[h],true,t)}}return h
case g.regexp:var c=this.value
s=this.parseLiteral(c.value)
s.regex={pattern:c.pattern,flags:c.flags}
return s
case g.num:case g.string:return this.parseLiteral(this.value)
case g._null:case g._true:case g._false:s=this.startNode()
s.value=this.type===g._null?null:this.type===g._true
s.raw=this.type.keyword
this.next()
return this.finishNode(s,"Literal")
case g.parenL:var u=this.start,l=this.parseParenAndDistinguishExpression(r,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(l)){e.parenthesizedAssign=u}if(e.parenthesizedBind<0){e.parenthesizedBind=u}}return l
case g.bracketL:s=this.startNode()
this.next()
s.elements=this.parseExprList(g.bracketR,true,true,e)
return this.finishNode(s,"ArrayExpression")
case g.braceL:this.overrideContext(le.b_expr)
return this.parseObj(false,e)
case g._function:s=this.startNode()
this.next()
return this.parseFunction(s,0)
case g._class:return this.parseClass(this.startNode(),false)
case g._new:return this.parseNew()
case g.backQuote:return this.parseTemplate()
case g._import:if(this.options.ecmaVersion>=11){return this.parseExprImport(i)}else{return this.unexpected()}default:return this.parseExprAtomDefault()}}
fe.parseExprAtomDefault=function(){this.unexpected()}
fe.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword import")}this.next()
if(this.type===g.parenL&&!e){return this.parseDynamicImport(t)}else if(this.type===g.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else{this.unexpected()}}
fe.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(g.parenR)){this.expect(g.comma)
if(!this.afterTrailingComma(g.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(g.parenR)){this.expect(g.comma)
if(!this.afterTrailingComma(g.parenR)){this.unexpected()}}}else{e.options=null}}else{e.options=null}}else{if(!this.eat(g.parenR)){var t=this.start
if(this.eat(g.comma)&&this.eat(g.parenR)){this.raiseRecoverable(t,"Trailing comma is not allowed in import()")}else{this.unexpected(t)}}}return this.finishNode(e,"ImportExpression")}
fe.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta"){this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")}if(t){this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")}if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere){this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")}return this.finishNode(e,"MetaProperty")}
fe.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110){t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")}this.next()
return this.finishNode(t,"Literal")}
fe.parseParenExpression=function(){this.expect(g.parenL)
var e=this.parseExpression()
this.expect(g.parenR)
return e}
fe.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
fe.parseParenAndDistinguishExpression=function(e,t){var i=this.start,s=this.startLoc,r,a=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var n=this.start,o=this.startLoc
var h=[],c=true,u=false
var l=new te,p=this.yieldPos,f=this.awaitPos,d
this.yieldPos=0
this.awaitPos=0
while(this.type!==g.parenR){c?c=false:this.expect(g.comma)
if(a&&this.afterTrailingComma(g.parenR,true)){u=true
break}else if(this.type===g.ellipsis){d=this.start
h.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===g.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}break}else{h.push(this.parseMaybeAssign(false,l,this.parseParenItem))}}var m=this.lastTokEnd,x=this.lastTokEndLoc
this.expect(g.parenR)
if(e&&this.shouldParseArrow(h)&&this.eat(g.arrow)){this.checkPatternErrors(l,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=p
this.awaitPos=f
return this.parseParenArrowList(i,s,h,t)}if(!h.length||u){this.unexpected(this.lastTokStart)}if(d){this.unexpected(d)}this.checkExpressionErrors(l,true)
this.yieldPos=p||this.yieldPos
this.awaitPos=f||this.awaitPos
if(h.length>1){r=this.startNodeAt(n,o)
r.expressions=h
this.finishNodeAt(r,"SequenceExpression",m,x)}else{r=h[0]}}else{r=this.parseParenExpression()}if(this.options.preserveParens){var v=this.startNodeAt(i,s)
v.expression=r
return this.finishNode(v,"ParenthesizedExpression")}else{return r}}
fe.parseParenItem=function(e){return e}
fe.parseParenArrowList=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,s)}
var de=[]
fe.parseNew=function(){if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword new")}var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===g.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target"){this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")}if(i){this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")}if(!this.allowNewDotTarget){this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")}return this.finishNode(e,"MetaProperty")}var s=this.start,r=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),s,r,true,false)
if(e.callee.type==="Super"){this.raiseRecoverable(s,"Invalid use of 'super'")}if(this.eat(g.parenL)){e.arguments=this.parseExprList(g.parenR,this.options.ecmaVersion>=8,false)}else{e.arguments=de}return this.finishNode(e,"NewExpression")}
fe.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===g.invalidTemplate){if(!t){this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")}i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else{i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}}this.next()
i.tail=this.type===g.backQuote
return this.finishNode(i,"TemplateElement")}
fe.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var s=this.parseTemplateElement({isTagged:t})
i.quasis=[s]
while(!s.tail){if(this.type===g.eof){this.raise(this.pos,"Unterminated template literal")}this.expect(g.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(g.braceR)
i.quasis.push(s=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
fe.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===g.name||this.type===g.num||this.type===g.string||this.type===g.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===g.star)&&!v.test(this.input.slice(this.lastTokEnd,this.start))}
fe.parseObj=function(e,t){var i=this.startNode(),s=true,r={}
i.properties=[]
this.next()
while(!this.eat(g.braceR)){if(!s){this.expect(g.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(g.braceR)){break}}else{s=false}var a=this.parseProperty(e,t)
if(!e){this.checkPropClash(a,r,t)}i.properties.push(a)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
fe.parseProperty=function(e,t){var i=this.startNode(),s,r,a,n
if(this.options.ecmaVersion>=9&&this.eat(g.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===g.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===g.comma&&t&&t.trailingComma<0){t.trailingComma=this.start}return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){a=this.start
n=this.startLoc}if(!e){s=this.eat(g.star)}}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!s&&this.isAsyncProp(i)){r=true
s=this.options.ecmaVersion>=9&&this.eat(g.star)
this.parsePropertyName(i)}else{r=false}this.parsePropertyValue(i,e,s,r,a,n,t,o)
return this.finishNode(i,"Property")}
fe.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var s=e.value.start
if(e.kind==="get"){this.raiseRecoverable(s,"getter should have no params")}else{this.raiseRecoverable(s,"setter should have exactly one param")}}else{if(e.kind==="set"&&e.value.params[0].type==="RestElement"){this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}}}
fe.parsePropertyValue=function(e,t,i,s,r,a,n,o){if((i||s)&&this.type===g.colon){this.unexpected()}if(this.eat(g.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,n)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===g.parenL){if(t){this.unexpected()}e.method=true
e.value=this.parseMethod(i,s)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&(this.type!==g.comma&&this.type!==g.braceR&&this.type!==g.eq)){if(i||s){this.unexpected()}this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||s){this.unexpected()}this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=r}if(t){e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else if(this.type===g.eq&&n){if(n.shorthandAssign<0){n.shorthandAssign=this.start}e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else{e.value=this.copyNode(e.key)}e.kind="init"
e.shorthand=true}else{this.unexpected()}}
fe.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(g.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(g.bracketR)
return e.key}else{e.computed=false}}return e.key=this.type===g.num||this.type===g.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
fe.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6){e.generator=e.expression=false}if(this.options.ecmaVersion>=8){e.async=false}}
fe.parseMethod=function(e,t,i){var s=this.startNode(),r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.initFunction(s)
if(this.options.ecmaVersion>=6){s.generator=e}if(this.options.ecmaVersion>=8){s.async=!!t}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(t,s.generator)|F|(i?U:0))
this.expect(g.parenL)
s.params=this.parseBindingList(g.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()
this.parseFunctionBody(s,false,true,false)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(s,"FunctionExpression")}
fe.parseArrowExpression=function(e,t,i,s){var r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|M)
this.initFunction(e)
if(this.options.ecmaVersion>=8){e.async=!!i}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,s)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(e,"ArrowFunctionExpression")}
fe.parseFunctionBody=function(e,t,i,s){var r=t&&this.type!==g.braceL
var a=this.strict,n=false
if(r){e.body=this.parseMaybeAssign(s)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!a||o){n=this.strictDirective(this.end)
if(n&&o){this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}}var h=this.labels
this.labels=[]
if(n){this.strict=true}this.checkParams(e,!a&&!n&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id){this.checkLValSimple(e.id,X)}e.body=this.parseBlock(false,undefined,n&&!a)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=h}this.exitScope()}
fe.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1){var s=i[t]
if(s.type!=="Identifier"){return false}}return true}
fe.checkParams=function(e,t){var i=Object.create(null)
for(var s=0,r=e.params;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,G,t?null:i)}}
fe.parseExprList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(!a){this.expect(g.comma)
if(t&&this.afterTrailingComma(e)){break}}else{a=false}var n=void 0
if(i&&this.type===g.comma){n=null}else if(this.type===g.ellipsis){n=this.parseSpread(s)
if(s&&this.type===g.comma&&s.trailingComma<0){s.trailingComma=this.start}}else{n=this.parseMaybeAssign(false,s)}r.push(n)}return r}
fe.checkUnreserved=function(e){var t=e.start
var i=e.end
var s=e.name
if(this.inGenerator&&s==="yield"){this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")}if(this.inAsync&&s==="await"){this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")}if(!(this.currentThisScope().flags&W)&&s==="arguments"){this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")}if(this.inClassStaticBlock&&(s==="arguments"||s==="await")){this.raise(t,"Cannot use "+s+" in class static initialization block")}if(this.keywords.test(s)){this.raise(t,"Unexpected keyword '"+s+"'")}if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1){return}var r=this.strict?this.reservedWordsStrict:this.reservedWords
if(r.test(s)){if(!this.inAsync&&s==="await"){this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")}this.raiseRecoverable(t,"The keyword '"+s+"' is reserved")}}
fe.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=t.start}}return t}
fe.parseIdentNode=function(){var e=this.startNode()
if(this.type===g.name){e.name=this.value}else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)){this.context.pop()}this.type=g.name}else{this.unexpected()}return e}
fe.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===g.privateId){e.name=this.value}else{this.unexpected()}this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0){this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")}else{this.privateNameStack[this.privateNameStack.length-1].used.push(e)}}return e}
fe.parseYield=function(e){if(!this.yieldPos){this.yieldPos=this.start}var t=this.startNode()
this.next()
if(this.type===g.semi||this.canInsertSemicolon()||this.type!==g.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(g.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
fe.parseAwait=function(e){if(!this.awaitPos){this.awaitPos=this.start}var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var me=$.prototype
me.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile){t+=" in "+this.sourceFile}var s=new SyntaxError(t)
s.pos=e
s.loc=i
s.raisedAt=this.pos
throw s}
me.raiseRecoverable=me.raise
me.curPosition=function(){if(this.options.locations){return new P(this.curLine,this.pos-this.lineStart)}}
var xe=$.prototype
var ge=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
xe.enterScope=function(e){this.scopeStack.push(new ge(e))}
xe.exitScope=function(){this.scopeStack.pop()}
xe.treatFunctionsAsVarInScope=function(e){return e.flags&R||!this.inModule&&e.flags&L}
xe.declareName=function(e,t,i){var s=false
if(t===J){var r=this.currentScope()
s=r.lexical.indexOf(e)>-1||r.functions.indexOf(e)>-1||r.var.indexOf(e)>-1
r.lexical.push(e)
if(this.inModule&&r.flags&L){delete this.undefinedExports[e]}}else if(t===Q){var a=this.currentScope()
a.lexical.push(e)}else if(t===K){var n=this.currentScope()
if(this.treatFunctionsAsVar){s=n.lexical.indexOf(e)>-1}else{s=n.lexical.indexOf(e)>-1||n.var.indexOf(e)>-1}n.functions.push(e)}else{for(var o=this.scopeStack.length-1;o>=0;--o){var h=this.scopeStack[o]
if(h.lexical.indexOf(e)>-1&&!(h.flags&B&&h.lexical[0]===e)||!this.treatFunctionsAsVarInScope(h)&&h.functions.indexOf(e)>-1){s=true
break}h.var.push(e)
if(this.inModule&&h.flags&L){delete this.undefinedExports[e]}if(h.flags&W){break}}}if(s){this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}}
xe.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1){this.undefinedExports[e.name]=e}}
xe.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
xe.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(W|q|j)){return t}}}
xe.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(W|q|j)&&!(t.flags&M)){return t}}}
var ve=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations){this.loc=new T(e,i)}if(e.options.directSourceFile){this.sourceFile=e.options.directSourceFile}if(e.options.ranges){this.range=[t,0]}}
var ye=$.prototype
ye.startNode=function(){return new ve(this,this.start,this.startLoc)}
ye.startNodeAt=function(e,t){return new ve(this,e,t)}
function finishNodeAt(e,t,i,s){e.type=t
e.end=i
if(this.options.locations){e.loc.end=s}if(this.options.ranges){e.range[1]=i}return e}ye.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ye.finishNodeAt=function(e,t,i,s){return finishNodeAt.call(this,e,t,i,s)}
ye.copyNode=function(e){var t=new ve(this,e.start,this.startLoc)
for(var i in e){t[i]=e[i]}return t}
var be="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var ke="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var we=ke+" Extended_Pictographic"
var Se=we
var _e=Se+" EBase EComp EMod EPres ExtPict"
var Ce=_e
var Ee=Ce
var Ae={9:ke,10:we,11:Se,12:_e,13:Ce,14:Ee}
var Ie="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
var Pe={9:"",10:"",11:"",12:"",13:"",14:Ie}
var Te="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Ne="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Ve=Ne+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Le=Ve+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var Re=Le+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var De=Re+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var Oe=De+" "+be
var Me={9:Ne,10:Ve,11:Le,12:Re,13:De,14:Oe}
var Be={}
function buildUnicodeData(e){var t=Be[e]={binary:wordsRegexp(Ae[e]+" "+Te),binaryOfStrings:wordsRegexp(Pe[e]),nonBinary:{General_Category:wordsRegexp(Te),Script:wordsRegexp(Me[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Fe=0,Ue=[9,10,11,12,13,14];Fe<Ue.length;Fe+=1){var je=Ue[Fe]
buildUnicodeData(je)}var qe=$.prototype
var ze=function BranchID(e,t){this.parent=e
this.base=t||this}
ze.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent){for(var i=e;i;i=i.parent){if(t.base===i.base&&t!==i){return true}}}return false}
ze.prototype.sibling=function sibling(){return new ze(this.parent,this.base)}
var We=function RegExpValidationState(e){this.parser=e
this.validFlags="gim"+(e.options.ecmaVersion>=6?"uy":"")+(e.options.ecmaVersion>=9?"s":"")+(e.options.ecmaVersion>=13?"d":"")+(e.options.ecmaVersion>=15?"v":"")
this.unicodeProperties=Be[e.options.ecmaVersion>=14?14:e.options.ecmaVersion]
this.source=""
this.flags=""
this.start=0
this.switchU=false
this.switchV=false
this.switchN=false
this.pos=0
this.lastIntValue=0
this.lastStringValue=""
this.lastAssertionIsQuantifiable=false
this.numCapturingParens=0
this.maxBackReference=0
this.groupNames=Object.create(null)
this.backReferenceNames=[]
this.branchID=null}
We.prototype.reset=function reset(e,t,i){var s=i.indexOf("v")!==-1
var r=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(s&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=r&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=r&&this.parser.options.ecmaVersion>=9}}
We.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
We.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s){return-1}var r=i.charCodeAt(e)
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s){return r}var a=i.charCodeAt(e+1)
return a>=56320&&a<=57343?(r<<10)+a-56613888:r}
We.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s){return s}var r=i.charCodeAt(e),a
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s||(a=i.charCodeAt(e+1))<56320||a>57343){return e+1}return e+2}
We.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
We.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
We.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
We.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
We.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var s=0,r=e;s<r.length;s+=1){var a=r[s]
var n=this.at(i,t)
if(n===-1||n!==a){return false}i=this.nextIndex(i,t)}this.pos=i
return true}
qe.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var s=false
var r=false
for(var a=0;a<i.length;a++){var n=i.charAt(a)
if(t.indexOf(n)===-1){this.raise(e.start,"Invalid regular expression flag")}if(i.indexOf(n,a+1)>-1){this.raise(e.start,"Duplicate regular expression flag")}if(n==="u"){s=true}if(n==="v"){r=true}}if(this.options.ecmaVersion>=15&&s&&r){this.raise(e.start,"Invalid regular expression flag")}}
function hasProp(e){for(var t in e){return true}return false}qe.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
qe.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41)){e.raise("Unmatched ')'")}if(e.eat(93)||e.eat(125)){e.raise("Lone quantifier brackets")}}if(e.maxBackReference>e.numCapturingParens){e.raise("Invalid escape")}for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var s=i[t]
if(!e.groupNames[s]){e.raise("Invalid named capture referenced")}}}
qe.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t){e.branchID=new ze(e.branchID,null)}this.regexp_alternative(e)
while(e.eat(124)){if(t){e.branchID=e.branchID.sibling()}this.regexp_alternative(e)}if(t){e.branchID=e.branchID.parent}if(this.regexp_eatQuantifier(e,true)){e.raise("Nothing to repeat")}if(e.eat(123)){e.raise("Lone quantifier brackets")}}
qe.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e)){}}
qe.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU){e.raise("Invalid quantifier")}}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
qe.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36)){return true}if(e.eat(92)){if(e.eat(66)||e.eat(98)){return true}e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9){i=e.eat(60)}if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41)){e.raise("Unterminated group")}e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
qe.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
qe.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
qe.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var s=0,r=-1
if(this.regexp_eatDecimalDigits(e)){s=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e)){r=e.lastIntValue}if(e.eat(125)){if(r!==-1&&r<s&&!t){e.raise("numbers out of order in {} quantifier")}return true}}if(e.switchU&&!t){e.raise("Incomplete quantifier")}e.pos=i}return false}
qe.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
qe.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e)){return true}e.pos=t}return false}
qe.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var s=e.eat(45)
if(i||s){for(var r=0;r<i.length;r++){var a=i.charAt(r)
if(i.indexOf(a,r+1)>-1){e.raise("Duplicate regular expression modifiers")}}if(s){var n=this.regexp_eatModifiers(e)
if(!i&&!n&&e.current()===58){e.raise("Invalid regular expression modifiers")}for(var o=0;o<n.length;o++){var h=n.charAt(o)
if(n.indexOf(h,o+1)>-1||i.indexOf(h)>-1){e.raise("Duplicate regular expression modifiers")}}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41)){return true}e.raise("Unterminated group")}}e.pos=t}return false}
qe.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9){this.regexp_groupSpecifier(e)}else if(e.current()===63){e.raise("Invalid group")}this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
qe.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}qe.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
qe.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true)){e.raise("Nothing to repeat")}return false}
qe.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}qe.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i)){e.advance()}return e.pos!==t}
qe.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
qe.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e)){e.raise("Invalid group")}var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var s=0,r=i;s<r.length;s+=1){var a=r[s]
if(!a.separatedFrom(e.branchID)){e.raise("Duplicate capture group name")}}}else{e.raise("Duplicate capture group name")}}if(t){(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)}else{e.groupNames[e.lastStringValue]=true}}}
qe.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62)){return true}e.raise("Invalid capture group name")}return false}
qe.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)}return true}return false}
qe.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){s=e.lastIntValue}if(isRegExpIdentifierStart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}qe.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){s=e.lastIntValue}if(isRegExpIdentifierPart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}qe.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)){return true}if(e.switchU){if(e.current()===99){e.raise("Invalid unicode escape")}e.raise("Invalid escape")}return false}
qe.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference){e.maxBackReference=i}return true}if(i<=e.numCapturingParens){return true}e.pos=t}return false}
qe.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
qe.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
qe.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e)){return true}e.pos=t}return false}
qe.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
qe.regexp_eatControlEscape=function(e){var t=e.current()
if(t===116){e.lastIntValue=9
e.advance()
return true}if(t===110){e.lastIntValue=10
e.advance()
return true}if(t===118){e.lastIntValue=11
e.advance()
return true}if(t===102){e.lastIntValue=12
e.advance()
return true}if(t===114){e.lastIntValue=13
e.advance()
return true}return false}
qe.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}qe.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var s=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var r=e.lastIntValue
if(s&&r>=55296&&r<=56319){var a=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var n=e.lastIntValue
if(n>=56320&&n<=57343){e.lastIntValue=(r-55296)*1024+(n-56320)+65536
return true}}e.pos=a
e.lastIntValue=r}return true}if(s&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue)){return true}if(s){e.raise("Invalid unicode escape")}e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}qe.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e)){return true}if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
qe.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var He=0
var Ge=1
var Je=2
qe.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return Ge}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var s
if(e.eat(123)&&(s=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&s===Je){e.raise("Invalid property name")}return s}e.raise("Invalid property name")}return He}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}qe.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var s=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,s)
return Ge}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var r=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,r)}return He}
qe.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!C(e.unicodeProperties.nonBinary,t)){e.raise("Invalid property name")}if(!e.unicodeProperties.nonBinary[t].test(i)){e.raise("Invalid property value")}}
qe.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t)){return Ge}if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t)){return Je}e.raise("Invalid property name")}
qe.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}qe.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}qe.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
qe.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93)){e.raise("Unterminated character class")}if(t&&i===Je){e.raise("Negated character class may contain strings")}return true}return false}
qe.regexp_classContents=function(e){if(e.current()===93){return Ge}if(e.switchV){return this.regexp_classSetExpression(e)}this.regexp_nonEmptyClassRanges(e)
return Ge}
qe.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1)){e.raise("Invalid character class")}if(t!==-1&&i!==-1&&t>i){e.raise("Range out of order in character class")}}}}
qe.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e)){return true}if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i)){e.raise("Invalid class escape")}e.raise("Invalid escape")}e.pos=t}var s=e.current()
if(s!==93){e.lastIntValue=s
e.advance()
return true}return false}
qe.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e)){return true}e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
qe.regexp_classSetExpression=function(e){var t=Ge,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===Je){t=Je}var s=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==Je){t=Ge}continue}e.raise("Invalid character in character class")}if(s!==e.pos){return t}while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e)){continue}e.raise("Invalid character in character class")}if(s!==e.pos){return t}}else{e.raise("Invalid character in character class")}for(;;){if(this.regexp_eatClassSetRange(e)){continue}i=this.regexp_eatClassSetOperand(e)
if(!i){return t}if(i===Je){t=Je}}}
qe.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var s=e.lastIntValue
if(i!==-1&&s!==-1&&i>s){e.raise("Range out of order in character class")}return true}e.pos=t}return false}
qe.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e)){return Ge}return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
qe.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var s=this.regexp_classContents(e)
if(e.eat(93)){if(i&&s===Je){e.raise("Negated character class may contain strings")}return s}e.pos=t}if(e.eat(92)){var r=this.regexp_eatCharacterClassEscape(e)
if(r){return r}e.pos=t}return null}
qe.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125)){return i}}else{e.raise("Invalid escape")}e.pos=t}return null}
qe.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124)){if(this.regexp_classString(e)===Je){t=Je}}return t}
qe.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e)){t++}return t===1?Ge:Je}
qe.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)){return true}if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i)){return false}if(isClassSetSyntaxCharacter(i)){return false}e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}qe.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}qe.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
qe.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2)){return true}if(e.switchU){e.raise("Invalid escape")}e.pos=t}return false}
qe.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}qe.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70){return 10+(e-65)}if(e>=97&&e<=102){return 10+(e-97)}return e-48}qe.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e)){e.lastIntValue=t*64+i*8+e.lastIntValue}else{e.lastIntValue=t*8+i}}else{e.lastIntValue=t}return true}return false}
qe.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}qe.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var s=0;s<t;++s){var r=e.current()
if(!isHexDigit(r)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(r)
e.advance()}return true}
var Ke=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations){this.loc=new T(e,e.startLoc,e.endLoc)}if(e.options.ranges){this.range=[e.start,e.end]}}
var Qe=$.prototype
Qe.next=function(e){if(!e&&this.type.keyword&&this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword)}if(this.options.onToken){this.options.onToken(new Ke(this))}this.lastTokEnd=this.end
this.lastTokStart=this.start
this.lastTokEndLoc=this.endLoc
this.lastTokStartLoc=this.startLoc
this.nextToken()}
Qe.getToken=function(){this.next()
return new Ke(this)}
if(typeof Symbol!=="undefined"){Qe[Symbol.iterator]=function(){var e=this
return{next:function(){var t=e.getToken()
return{done:t.type===g.eof,value:t}}}}}Qe.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace){this.skipSpace()}this.start=this.pos
if(this.options.locations){this.startLoc=this.curPosition()}if(this.pos>=this.input.length){return this.finishToken(g.eof)}if(e.override){return e.override(this)}else{this.readToken(this.fullCharCodeAtPos())}}
Qe.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92){return this.readWord()}return this.getTokenFromCode(e)}
Qe.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320){return t}var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
Qe.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
Qe.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1){this.raise(this.pos-2,"Unterminated comment")}this.pos=i+2
if(this.options.locations){for(var s=void 0,r=t;(s=nextLineBreak(this.input,r,this.pos))>-1;){++this.curLine
r=this.lineStart=s}}if(this.options.onComment){this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}}
Qe.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var s=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(s)){s=this.input.charCodeAt(++this.pos)}if(this.options.onComment){this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}}
Qe.skipSpace=function(){e:while(this.pos<this.input.length){var e=this.input.charCodeAt(this.pos)
switch(e){case 32:case 160:++this.pos
break
case 13:if(this.input.charCodeAt(this.pos+1)===10){++this.pos}case 10:case 8232:case 8233:++this.pos
if(this.options.locations){++this.curLine
this.lineStart=this.pos}break
case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment()
break
case 47:this.skipLineComment(2)
break
default:break e}break
default:if(e>8&&e<14||e>=5760&&b.test(String.fromCharCode(e))){++this.pos}else{break e}}}}
Qe.finishToken=function(e,t){this.end=this.pos
if(this.options.locations){this.endLoc=this.curPosition()}var i=this.type
this.type=e
this.value=t
this.updateContext(i)}
Qe.readToken_dot=function(){var e=this.input.charCodeAt(this.pos+1)
if(e>=48&&e<=57){return this.readNumber(true)}var t=this.input.charCodeAt(this.pos+2)
if(this.options.ecmaVersion>=6&&e===46&&t===46){this.pos+=3
return this.finishToken(g.ellipsis)}else{++this.pos
return this.finishToken(g.dot)}}
Qe.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61){return this.finishOp(g.assign,2)}return this.finishOp(g.slash,1)}
Qe.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var s=e===42?g.star:g.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
s=g.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61){return this.finishOp(g.assign,i+1)}return this.finishOp(s,i)}
Qe.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){var i=this.input.charCodeAt(this.pos+2)
if(i===61){return this.finishOp(g.assign,3)}}return this.finishOp(e===124?g.logicalOR:g.logicalAND,2)}if(t===61){return this.finishOp(g.assign,2)}return this.finishOp(e===124?g.bitwiseOR:g.bitwiseAND,1)}
Qe.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1)
if(e===61){return this.finishOp(g.assign,2)}return this.finishOp(g.bitwiseXOR,1)}
Qe.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||v.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(g.incDec,2)}if(t===61){return this.finishOp(g.assign,2)}return this.finishOp(g.plusMin,1)}
Qe.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61){return this.finishOp(g.assign,i+1)}return this.finishOp(g.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61){i=2}return this.finishOp(g.relational,i)}
Qe.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61){return this.finishOp(g.equality,this.input.charCodeAt(this.pos+2)===61?3:2)}if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(g.arrow)}return this.finishOp(e===61?g.eq:g.prefix,1)}
Qe.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57){return this.finishOp(g.questionDot,2)}}if(t===63){if(e>=12){var s=this.input.charCodeAt(this.pos+2)
if(s===61){return this.finishOp(g.assign,3)}}return this.finishOp(g.coalesce,2)}}return this.finishOp(g.question,1)}
Qe.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92){return this.finishToken(g.privateId,this.readWord1())}}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
Qe.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
case 40:++this.pos
return this.finishToken(g.parenL)
case 41:++this.pos
return this.finishToken(g.parenR)
case 59:++this.pos
return this.finishToken(g.semi)
case 44:++this.pos
return this.finishToken(g.comma)
case 91:++this.pos
return this.finishToken(g.bracketL)
case 93:++this.pos
return this.finishToken(g.bracketR)
case 123:++this.pos
return this.finishToken(g.braceL)
case 125:++this.pos
return this.finishToken(g.braceR)
case 58:++this.pos
return this.finishToken(g.colon)
case 96:if(this.options.ecmaVersion<6){break}++this.pos
return this.finishToken(g.backQuote)
case 48:var t=this.input.charCodeAt(this.pos+1)
if(t===120||t===88){return this.readRadixNumber(16)}if(this.options.ecmaVersion>=6){if(t===111||t===79){return this.readRadixNumber(8)}if(t===98||t===66){return this.readRadixNumber(2)}}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(false)
case 34:case 39:return this.readString(e)
case 47:return this.readToken_slash()
case 37:case 42:return this.readToken_mult_modulo_exp(e)
case 124:case 38:return this.readToken_pipe_amp(e)
case 94:return this.readToken_caret()
case 43:case 45:return this.readToken_plus_min(e)
case 60:case 62:return this.readToken_lt_gt(e)
case 61:case 33:return this.readToken_eq_excl(e)
case 63:return this.readToken_question()
case 126:return this.finishOp(g.prefix,1)
case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+codePointToString(e)+"'")}
Qe.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
Qe.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(i,"Unterminated regular expression")}var s=this.input.charAt(this.pos)
if(v.test(s)){this.raise(i,"Unterminated regular expression")}if(!e){if(s==="["){t=true}else if(s==="]"&&t){t=false}else if(s==="/"&&!t){break}e=s==="\\"}else{e=false}++this.pos}var r=this.input.slice(i,this.pos);++this.pos
var a=this.pos
var n=this.readWord1()
if(this.containsEsc){this.unexpected(a)}var o=this.regexpState||(this.regexpState=new We(this))
o.reset(i,r,n)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var h=null
try{h=new RegExp(r,n)}catch(e){}return this.finishToken(g.regexp,{pattern:r,flags:n,value:h})}
Qe.readInt=function(e,t,i){var s=this.options.ecmaVersion>=12&&t===undefined
var r=i&&this.input.charCodeAt(this.pos)===48
var a=this.pos,n=0,o=0
for(var h=0,c=t==null?Infinity:t;h<c;++h,++this.pos){var u=this.input.charCodeAt(this.pos),l=void 0
if(s&&u===95){if(r){this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")}if(o===95){this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")}if(h===0){this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")}o=u
continue}if(u>=97){l=u-97+10}else if(u>=65){l=u-65+10}else if(u>=48&&u<=57){l=u-48}else{l=Infinity}if(l>=e){break}o=u
n=n*e+l}if(s&&o===95){this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")}if(this.pos===a||t!=null&&this.pos-a!==t){return null}return n}
function stringToNumber(e,t){if(t){return parseInt(e,8)}return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function"){return null}return BigInt(e.replace(/_/g,""))}Qe.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null){this.raise(this.start+2,"Expected number in radix "+e)}if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(g.num,i)}
Qe.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,undefined,true)===null){this.raise(t,"Invalid number")}var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict){this.raise(t,"Invalid number")}var s=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&s===110){var r=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(g.num,r)}if(i&&/[89]/.test(this.input.slice(t,this.pos))){i=false}if(s===46&&!i){++this.pos
this.readInt(10)
s=this.input.charCodeAt(this.pos)}if((s===69||s===101)&&!i){s=this.input.charCodeAt(++this.pos)
if(s===43||s===45){++this.pos}if(this.readInt(10)===null){this.raise(t,"Invalid number")}}if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}var a=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(g.num,a)}
Qe.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6){this.unexpected()}var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111){this.invalidStringToken(i,"Code point out of bounds")}}else{t=this.readHexChar(4)}return t}
Qe.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated string constant")}var s=this.input.charCodeAt(this.pos)
if(s===e){break}if(s===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(s===8232||s===8233){if(this.options.ecmaVersion<10){this.raise(this.start,"Unterminated string constant")}++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(s)){this.raise(this.start,"Unterminated string constant")}++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(g.string,t)}
var Xe={}
Qe.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Xe){this.readInvalidTemplateToken()}else{throw e}}this.inTemplateElement=false}
Qe.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9){throw Xe}else{this.raise(e,t)}}
Qe.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated template")}var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===g.template||this.type===g.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(g.dollarBraceL)}else{++this.pos
return this.finishToken(g.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(g.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:e+="\n"
break
default:e+=String.fromCharCode(i)
break}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else{++this.pos}}}
Qe.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++){switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{"){break}case"`":return this.finishToken(g.invalidTemplate,this.input.slice(this.start,this.pos))
case"\r":if(this.input[this.pos+1]==="\n"){++this.pos}case"\n":case"\u2028":case"\u2029":++this.curLine
this.lineStart=this.pos+1
break}}this.raise(this.start,"Unterminated template")}
Qe.readEscapedChar=function(e){var t=this.input.charCodeAt(++this.pos);++this.pos
switch(t){case 110:return"\n"
case 114:return"\r"
case 120:return String.fromCharCode(this.readHexChar(2))
case 117:return codePointToString(this.readCodePoint())
case 116:return"\t"
case 98:return"\b"
case 118:return"\v"
case 102:return"\f"
case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""
case 56:case 57:if(this.strict){this.invalidStringToken(this.pos-1,"Invalid escape sequence")}if(e){var i=this.pos-1
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var s=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var r=parseInt(s,8)
if(r>255){s=s.slice(0,-1)
r=parseInt(s,8)}this.pos+=s.length-1
t=this.input.charCodeAt(this.pos)
if((s!=="0"||t===56||t===57)&&(this.strict||e)){this.invalidStringToken(this.pos-1-s.length,e?"Octal literal in template string":"Octal literal in strict mode")}return String.fromCharCode(r)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
Qe.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null){this.invalidStringToken(t,"Bad character escape sequence")}return i}
Qe.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var s=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var r=this.fullCharCodeAtPos()
if(isIdentifierChar(r,s)){this.pos+=r<=65535?1:2}else if(r===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var a=this.pos
if(this.input.charCodeAt(++this.pos)!==117){this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX")}++this.pos
var n=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(n,s)){this.invalidStringToken(a,"Invalid Unicode escape")}e+=codePointToString(n)
i=this.pos}else{break}t=false}return e+this.input.slice(i,this.pos)}
Qe.readWord=function(){var e=this.readWord1()
var t=g.name
if(this.keywords.test(e)){t=x[e]}return this.finishToken(t,e)}
var $e="8.19.0"
$.acorn={Parser:$,version:$e,defaultOptions:N,Position:P,SourceLocation:T,getLineInfo,Node:ve,TokenType:f,tokTypes:g,keywordTypes:x,TokContext:ue,tokContexts:le,isIdentifierChar,isIdentifierStart,Token:Ke,isNewLine,lineBreak:v,lineBreakG:y,nonASCIIwhitespace:b}
function parse(e,t){return $.parse(e,t)}function parseExpressionAt(e,t,i){return $.parseExpressionAt(e,t,i)}function tokenizer(e,t){return $.tokenizer(e,t)}var Ye=i(3637)
var Ze=i(2328)
var et=i(401)
function color(e){return"\x1b[33m"+e+"\x1b[39m"}const tt={}.hasOwnProperty
const it=Symbol("continue")
const st=Symbol("exit")
const rt=Symbol("skip")
function visit(e,t){let i
let s
if(typeof t==="function"){i=t}else if(t&&typeof t==="object"){if(t.enter)i=t.enter
if(t.leave)s=t.leave}build(e,undefined,undefined,[])()
function build(e,t,r,a){if(nodelike(e)){visit.displayName="node ("+color(e.type)+")"}return visit
function visit(){const n=i?toResult(i(e,t,r,a)):[]
if(n[0]===st){return n}if(n[0]!==rt){let t
for(t in e){if(tt.call(e,t)&&e[t]&&typeof e[t]==="object"&&t!=="data"&&t!=="position"){const i=a.concat(e)
const s=e[t]
if(Array.isArray(s)){const e=s
let r=0
while(r>-1&&r<e.length){const s=e[r]
if(nodelike(s)){const e=build(s,t,r,i)()
if(e[0]===st)return e
r=typeof e[1]==="number"?e[1]:r+1}else{r++}}}else if(nodelike(s)){const e=build(s,t,undefined,i)()
if(e[0]===st)return e}}}}return s?toResult(s(e,t,r,a)):n}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[it,e]}return[e]}function nodelike(e){return Boolean(e&&typeof e==="object"&&"type"in e&&typeof e.type==="string"&&e.type.length>0)}var nt=i(711)
function eventsToAcorn(e,t){const i=t.prefix||""
const s=t.suffix||""
const r=Object.assign({},t.acornOptions)
const a=[]
const n=[]
const o=r.onComment
const h=r.onToken
let c=false
let u
let l
const p=Object.assign({},r,{onComment:a,preserveParens:true})
if(h){p.onToken=n}const f=collect(e,t.tokenTypes)
const d=f.value
const m=i+d+s
const x=t.expression&&lib_empty(d)
if(x&&!t.allowEmpty){throw new nt.o("Unexpected empty expression",{place:parseOffsetToUnistPoint(0),ruleId:"unexpected-empty-expression",source:"micromark-extension-mdx-expression"})}try{u=t.expression&&!x?t.acorn.parseExpressionAt(m,0,p):t.acorn.parse(m,p)}catch(e){const t=e
const s=parseOffsetToUnistPoint(t.pos)
t.message=String(t.message).replace(/ \(\d+:\d+\)$/,"")
t.pos=s.offset
t.loc={line:s.line,column:s.column-1}
l=t
c=t.raisedAt>=i.length+d.length||t.message==="Unterminated comment"}if(u&&t.expression&&!x){if(lib_empty(m.slice(u.end,m.length-s.length))){u={type:"Program",start:0,end:i.length+d.length,body:[{type:"ExpressionStatement",expression:u,start:0,end:i.length+d.length}],sourceType:"module",comments:[]}}else{const e=parseOffsetToUnistPoint(u.end)
const t=new Error("Unexpected content after expression")
t.pos=e.offset
t.loc={line:e.line,column:e.column-1}
l=t
u=undefined}}if(u){u.comments=a
visit(u,function(e,t,i,s){let r=s[s.length-1]
let a=t
if(e.type==="ParenthesizedExpression"&&r&&a){if(typeof i==="number"){r=r[a]
a=i}r[a]=e.expression}fixPosition(e)})
if(Array.isArray(o)){o.push(...a)}else if(typeof o==="function"){for(const e of a){o(e.type==="Block",e.value,e.start,e.end,e.loc.start,e.loc.end)}}for(const e of n){if(e.end<=i.length||e.start-i.length>=d.length){continue}fixPosition(e)
if(Array.isArray(h)){h.push(e)}else{h(e)}}}return{estree:u,error:l,swallow:c}
function fixPosition(e){const t=parseOffsetToUnistPoint(e.start)
const i=parseOffsetToUnistPoint(e.end)
e.start=t.offset
e.end=i.offset
e.loc={start:{line:t.line,column:t.column-1,offset:t.offset},end:{line:i.line,column:i.column-1,offset:i.offset}}
e.range=[e.start,e.end]}function parseOffsetToUnistPoint(e){let s=e-i.length
if(s<0){s=0}else if(s>d.length){s=d.length}let r=relativeToPoint(f.stops,s)
if(!r){r={line:t.start.line,column:t.start.column,offset:t.start.offset}}return r}}function lib_empty(e){return/^\s*$/.test(e.replace(/\/\*[\s\S]*?\*\//g,"").replace(/\/\/[^\r\n]*(\r\n|\n|\r)/g,""))}function collect(e,t){const i={value:"",stops:[]}
let s=-1
while(++s<e.length){const r=e[s]
if(r[0]==="enter"){const e=r[1].type
if(e==="lineEnding"||t.includes(e)){const e=r[2].sliceStream(r[1])
while(e.length>0&&e[0]===-1){e.shift()}const t=serializeChunks(e)
i.stops.push([i.value.length,r[1].start])
i.value+=t
i.stops.push([i.value.length,r[1].end])}}}return i}function relativeToPoint(e,t){let i=0
while(i<e.length&&e[i][0]<=t){i+=1}if(i===0){return undefined}const[s,r]=e[i-1]
const a=t-s
return{line:r.line,column:r.column+a,offset:r.offset+a}}function serializeChunks(e){let t=-1
const i=[]
let s
while(++t<e.length){const r=e[t]
let a
if(typeof r==="string"){a=r}else switch(r){case-5:{a="\r"
break}case-4:{a="\n"
break}case-3:{a="\r"+"\n"
break}case-2:{a="\t"
break}case-1:{if(s)continue
a=" "
break}default:{a=String.fromCharCode(r)}}s=r===-2
i.push(a)}return i.join("")}function positionFromEstree(e){const t=e||{}
const i=t.loc||{}
const s=t.range||[undefined,undefined]
const r=pointOrUndefined(i.start,s[0]||t.start)
const a=pointOrUndefined(i.end,s[1]||t.end)
if(r&&a){return{start:r,end:a}}}function pointOrUndefined(e,t){if(e&&typeof e==="object"){const i="line"in e?numberOrUndefined(e.line):undefined
const s="column"in e?numberOrUndefined(e.column):undefined
if(i&&s!==undefined){return{line:i,column:s+1,offset:numberOrUndefined(t)}}}}function numberOrUndefined(e){return typeof e==="number"&&e>-1?e:undefined}const ot=2
const ht="https://github.com/micromark/micromark-extension-mdx-expression/tree/main/packages/micromark-extension-mdx-expression"
const ct="#unexpected-end-of-file-in-expression-expected-a-corresponding-closing-brace-for-"
const ut="#unexpected-lazy-line-in-expression-in-container-expected-line-to-be-prefixed"
const lt="#unexpected-type-in-code-expected-an-object-spread-spread"
const pt="#unexpected-extra-content-in-spread-only-a-single-spread-is-supported"
const ft="#could-not-parse-expression-with-acorn"
function factoryMdxExpression(e,t,i,s,r,a,n,o,h,c,u){const l=this
const p=this.events.length+3
let f=0
let d
let m
return start
function start(t){e.enter(i)
e.enter(s)
e.consume(t)
e.exit(s)
d=l.now()
return before}function before(u){if(u===null){if(m)throw m
const e=new nt.o("Unexpected end of file in expression, expected a corresponding closing brace for `{`",{place:l.now(),ruleId:"unexpected-eof",source:"micromark-extension-mdx-expression"})
e.url=ht+ct
throw e}if((0,et.HP)(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return eolAfter}if(u===125&&f===0){const f=a?mdxExpressionParse.call(l,a,n,r,p,d,c||false,h||false):{type:"ok",estree:undefined}
if(f.type==="ok"){e.enter(s)
e.consume(u)
e.exit(s)
const r=e.exit(i)
if(o&&f.estree){Object.assign(r,{estree:f.estree})}return t}m=f.message
e.enter(r)
e.consume(u)
return inside}e.enter(r)
return inside(u)}function inside(t){if(t===125&&f===0||t===null||(0,et.HP)(t)){e.exit(r)
return before(t)}if(t===123&&!a){f+=1}else if(t===125){f-=1}e.consume(t)
return inside}function eolAfter(t){const i=l.now()
if(i.line!==d.line&&!u&&l.parser.lazy[i.line]){const e=new nt.o("Unexpected lazy line in expression in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",{place:l.now(),ruleId:"unexpected-lazy",source:"micromark-extension-mdx-expression"})
e.url=ht+ut
throw e}if((0,et.On)(t)){return(0,Ze.N)(e,before,"linePrefix",ot+1)(t)}return before(t)}}function mdxExpressionParse(e,t,i,s,r,a,n){const o=eventsToAcorn(this.events.slice(s),{acorn:e,tokenTypes:[i],acornOptions:t,start:r,expression:true,allowEmpty:a,prefix:n?"({":"",suffix:n?"})":""})
const h=o.estree
if(n&&h){const e=h.body[0]
if(e.type!=="ExpressionStatement"||e.expression.type!=="ObjectExpression"){const t=positionFromEstree(e)
const i=new nt.o("Unexpected `"+e.type+"` in code: expected an object spread (`{...spread}`)",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ht+lt
throw i}if(e.expression.properties[1]){const t=positionFromEstree(e.expression.properties[1])
const i=new nt.o("Unexpected extra content in spread: only a single spread is supported",{place:t.start,ruleId:"spread-extra",source:"micromark-extension-mdx-expression"})
i.url=ht+pt
throw i}if(e.expression.properties[0]&&e.expression.properties[0].type!=="SpreadElement"){const t=positionFromEstree(e.expression.properties[0])
const i=new nt.o("Unexpected `"+e.expression.properties[0].type+"` in code: only spread elements are supported",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ht+lt
throw i}}if(o.error){const e=new nt.o("Could not parse expression with acorn",{cause:o.error,place:{line:o.error.loc.line,column:o.error.loc.column+1,offset:o.error.pos},ruleId:"acorn",source:"micromark-extension-mdx-expression"})
e.url=ht+ft
return{type:"nok",message:e}}return{type:"ok",estree:h}}function mdxExpression(e){const t=e||{}
const i=t.addResult
const s=t.acorn
const r=t.spread
let a=t.allowEmpty
let n
if(a===null||a===undefined){a=true}if(s){if(!s.parseExpressionAt){throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")}n=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions)}else if(t.acornOptions||t.addResult){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}return{flow:{[123]:{name:"mdxFlowExpression",tokenize:tokenizeFlowExpression,concrete:true}},text:{[123]:{name:"mdxTextExpression",tokenize:tokenizeTextExpression}}}
function tokenizeFlowExpression(e,t,o){const h=this
return start
function start(e){return before(e)}function before(t){return factoryMdxExpression.call(h,e,after,"mdxFlowExpression","mdxFlowExpressionMarker","mdxFlowExpressionChunk",s,n,i,r,a)(t)}function after(t){return(0,et.On)(t)?(0,Ze.N)(e,end,"whitespace")(t):end(t)}function end(i){const s=h.parser.constructs.flow[60]
const r=Array.isArray(s)?s:s?[s]:[]
const a=r.find(function(e){return e.name==="mdxJsxFlowTag"})
if(i===60&&a){return e.attempt(a,end,o)(i)}return i===null||(0,et.HP)(i)?t(i):o(i)}}function tokenizeTextExpression(e,t){const o=this
return start
function start(h){return factoryMdxExpression.call(o,e,t,"mdxTextExpression","mdxTextExpressionMarker","mdxTextExpressionChunk",s,n,i,r,a,true)(h)}}}const dt=/[$_\p{ID_Start}]/u
const mt=/[$_\u{200C}\u{200D}\p{ID_Continue}]/u
const xt=/[-$_\u{200C}\u{200D}\p{ID_Continue}]/u
const gt=/^[$_\p{ID_Start}][$_\u{200C}\u{200D}\p{ID_Continue}]*$/u
const vt=/^[$_\p{ID_Start}][-$_\u{200C}\u{200D}\p{ID_Continue}]*$/u
const yt={}
function lib_start(e){return e?dt.test(String.fromCodePoint(e)):false}function cont(e,t){const i=t||yt
const s=i.jsx?xt:mt
return e?s.test(String.fromCodePoint(e)):false}function lib_name(e,t){const i=t||yt
const s=i.jsx?vt:gt
return s.test(e)}const bt="https://github.com/micromark/micromark-extension-mdx-jsx"
function factoryTag(e,t,i,s,r,a,n,o,h,c,u,l,p,f,d,m,x,g,v,y,b,k,w,S,_,C,E,A,I,P,T,N){const V=this
let L
let R
return start
function start(t){e.enter(o)
e.enter(h)
e.consume(t)
e.exit(h)
return startAfter}function startAfter(e){if((0,et.Ee)(e)){return i(e)}L=nameBefore
return esWhitespaceStart(e)}function nameBefore(t){if(t===47){e.enter(c)
e.consume(t)
e.exit(c)
L=closingTagNameBefore
return esWhitespaceStart}if(t===62){return tagEnd(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(l)
e.enter(p)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===33?" (note: to create a comment in MDX, use `{/* text */}`)":""))}function closingTagNameBefore(t){if(t===62){return tagEnd(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(l)
e.enter(p)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===42||t===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function primaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return primaryName}if(t===46||t===47||t===58||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)){e.exit(p)
L=primaryNameAfter
return esWhitespaceStart(t)}crash(t,"in name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function primaryNameAfter(t){if(t===46){e.enter(f)
e.consume(t)
e.exit(f)
L=memberNameBefore
return esWhitespaceStart}if(t===58){e.enter(m)
e.consume(t)
e.exit(m)
L=localNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(l)
return attributeBefore(t)}crash(t,"after name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(d)
e.consume(t)
return memberName}crash(t,"before member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return memberName}if(t===46||t===47||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)){e.exit(d)
L=memberNameAfter
return esWhitespaceStart(t)}crash(t,"in member name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function memberNameAfter(t){if(t===46){e.enter(f)
e.consume(t)
e.exit(f)
L=memberNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(l)
return attributeBefore(t)}crash(t,"after member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(x)
e.consume(t)
return localName}crash(t,"before local name","a character that can start a name, such as a letter, `$`, or `_`"+(t===43||t!==null&&t>46&&t<58?" (note: to create a link in MDX, use `[text](url)`)":""))}function localName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return localName}if(t===47||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)){e.exit(x)
L=localNameAfter
return esWhitespaceStart(t)}crash(t,"in local name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameAfter(t){if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(l)
return attributeBefore(t)}crash(t,"after local name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeBefore(t){if(t===47){e.enter(u)
e.consume(t)
e.exit(u)
L=selfClosing
return esWhitespaceStart}if(t===62){return tagEnd(t)}if(t===123){return factoryMdxExpression.call(V,e,attributeExpressionAfter,g,v,y,s,r,a,true,false,n)(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(b)
e.enter(k)
e.enter(w)
e.consume(t)
return attributePrimaryName}crash(t,"before attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeExpressionAfter(e){L=attributeBefore
return esWhitespaceStart(e)}function attributePrimaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributePrimaryName}if(t===47||t===58||t===61||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)){e.exit(w)
L=attributePrimaryNameAfter
return esWhitespaceStart(t)}crash(t,"in attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributePrimaryNameAfter(t){if(t===58){e.enter(S)
e.consume(t)
e.exit(S)
L=attributeLocalNameBefore
return esWhitespaceStart}if(t===61){e.exit(k)
e.enter(C)
e.consume(t)
e.exit(C)
L=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)||t!==null&&t>=0&&lib_start(t)){e.exit(k)
e.exit(b)
L=attributeBefore
return esWhitespaceStart(t)}crash(t,"after attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(_)
e.consume(t)
return attributeLocalName}crash(t,"before local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributeLocalName}if(t===47||t===61||t===62||t===123||(0,et.Ee)(t)||(0,et.Ny)(t)){e.exit(_)
e.exit(k)
L=attributeLocalNameAfter
return esWhitespaceStart(t)}crash(t,"in local attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributeLocalNameAfter(t){if(t===61){e.enter(C)
e.consume(t)
e.exit(C)
L=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(b)
return attributeBefore(t)}crash(t,"after local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeValueBefore(t){if(t===34||t===39){e.enter(E)
e.enter(A)
e.consume(t)
e.exit(A)
R=t
return attributeValueQuotedStart}if(t===123){return factoryMdxExpression.call(V,e,attributeValueExpressionAfter,P,T,N,s,r,a,false,false,n)(t)}crash(t,"before attribute value","a character that can start an attribute value, such as `\"`, `'`, or `{`"+(t===60?" (note: to use an element or fragment as a prop value in MDX, use `{<element />}`)":""))}function attributeValueExpressionAfter(t){e.exit(b)
L=attributeBefore
return esWhitespaceStart(t)}function attributeValueQuotedStart(t){if(t===null){crash(t,"in attribute value","a corresponding closing quote `"+String.fromCodePoint(R)+"`")}if(t===R){e.enter(A)
e.consume(t)
e.exit(A)
e.exit(E)
e.exit(b)
R=undefined
L=attributeBefore
return esWhitespaceStart}if((0,et.HP)(t)){L=attributeValueQuotedStart
return esWhitespaceStart(t)}e.enter(I)
return attributeValueQuoted(t)}function attributeValueQuoted(t){if(t===null||t===R||(0,et.HP)(t)){e.exit(I)
return attributeValueQuotedStart(t)}e.consume(t)
return attributeValueQuoted}function selfClosing(e){if(e===62){return tagEnd(e)}crash(e,"after self-closing slash","`>` to end the tag"+(e===42||e===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function tagEnd(i){e.enter(h)
e.consume(i)
e.exit(h)
e.exit(o)
return t}function esWhitespaceStart(t){if((0,et.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return esWhitespaceEolAfter}if((0,et.On)(t)||(0,et.Ny)(t)){e.enter("esWhitespace")
return esWhitespaceInside(t)}return L(t)}function esWhitespaceInside(t){if((0,et.HP)(t)){e.exit("esWhitespace")
return esWhitespaceStart(t)}if((0,et.On)(t)||(0,et.Ny)(t)){e.consume(t)
return esWhitespaceInside}e.exit("esWhitespace")
return L(t)}function esWhitespaceEolAfter(e){if(!n&&V.parser.lazy[V.now().line]){const e=new nt.o("Unexpected lazy line in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",V.now(),"micromark-extension-mdx-jsx:unexpected-lazy")
e.url=bt+"#unexpected-lazy-line-in-container-expected-line-to-be"
throw e}return esWhitespaceStart(e)}function crash(e,t,i){const s=new nt.o("Unexpected "+(e===null?"end of file":"character `"+(e===96?"` ` `":String.fromCodePoint(e))+"` ("+serializeCharCode(e)+")")+" "+t+", expected "+i,V.now(),"micromark-extension-mdx-jsx:unexpected-"+(e===null?"eof":"character"))
s.url=bt+(e===null?"#unexpected-end-of-file-at-expected-expect":"#unexpected-character-at-expected-expect")
throw s}}function serializeCharCode(e){return"U+"+e.toString(16).toUpperCase().padStart(4,"0")}function jsxText(e,t){return{name:"mdxJsxTextTag",tokenize:tokenizeJsxText}
function tokenizeJsxText(i,s,r){return factoryTag.call(this,i,s,r,e,t.acornOptions,t.addResult,true,"mdxJsxTextTag","mdxJsxTextTagMarker","mdxJsxTextTagClosingMarker","mdxJsxTextTagSelfClosingMarker","mdxJsxTextTagName","mdxJsxTextTagNamePrimary","mdxJsxTextTagNameMemberMarker","mdxJsxTextTagNameMember","mdxJsxTextTagNamePrefixMarker","mdxJsxTextTagNameLocal","mdxJsxTextTagExpressionAttribute","mdxJsxTextTagExpressionAttributeMarker","mdxJsxTextTagExpressionAttributeValue","mdxJsxTextTagAttribute","mdxJsxTextTagAttributeName","mdxJsxTextTagAttributeNamePrimary","mdxJsxTextTagAttributeNamePrefixMarker","mdxJsxTextTagAttributeNameLocal","mdxJsxTextTagAttributeInitializerMarker","mdxJsxTextTagAttributeValueLiteral","mdxJsxTextTagAttributeValueLiteralMarker","mdxJsxTextTagAttributeValueLiteralValue","mdxJsxTextTagAttributeValueExpression","mdxJsxTextTagAttributeValueExpressionMarker","mdxJsxTextTagAttributeValueExpressionValue")}}function jsxFlow(e,t){return{concrete:true,name:"mdxJsxFlowTag",tokenize:tokenizeJsxFlow}
function tokenizeJsxFlow(i,s,r){const a=this
return start
function start(e){return before(e)}function before(s){return factoryTag.call(a,i,after,r,e,t.acornOptions,t.addResult,false,"mdxJsxFlowTag","mdxJsxFlowTagMarker","mdxJsxFlowTagClosingMarker","mdxJsxFlowTagSelfClosingMarker","mdxJsxFlowTagName","mdxJsxFlowTagNamePrimary","mdxJsxFlowTagNameMemberMarker","mdxJsxFlowTagNameMember","mdxJsxFlowTagNamePrefixMarker","mdxJsxFlowTagNameLocal","mdxJsxFlowTagExpressionAttribute","mdxJsxFlowTagExpressionAttributeMarker","mdxJsxFlowTagExpressionAttributeValue","mdxJsxFlowTagAttribute","mdxJsxFlowTagAttributeName","mdxJsxFlowTagAttributeNamePrimary","mdxJsxFlowTagAttributeNamePrefixMarker","mdxJsxFlowTagAttributeNameLocal","mdxJsxFlowTagAttributeInitializerMarker","mdxJsxFlowTagAttributeValueLiteral","mdxJsxFlowTagAttributeValueLiteralMarker","mdxJsxFlowTagAttributeValueLiteralValue","mdxJsxFlowTagAttributeValueExpression","mdxJsxFlowTagAttributeValueExpressionMarker","mdxJsxFlowTagAttributeValueExpressionValue")(s)}function after(e){return(0,et.On)(e)?(0,Ze.N)(i,end,"whitespace")(e):end(e)}function end(e){const t=a.parser.constructs.flow[123]
const n=Array.isArray(t)?t:t?[t]:[]
let o
for(const e of n){if(e.name==="mdxFlowExpression"){o=e
break}}return e===60?start(e):e===123&&o?i.attempt(o,end,r)(e):e===null||(0,et.HP)(e)?s(e):r(e)}}}function mdxJsx(e){const t=e||{}
const i=t.acorn
let s
if(i){if(!i.parse||!i.parseExpressionAt){throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")}s=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions,{locations:true})}else if(t.acornOptions||t.addResult){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}return{flow:{[60]:jsxFlow(i||undefined,{acornOptions:s,addResult:t.addResult||undefined})},text:{[60]:jsxText(i||undefined,{acornOptions:s,addResult:t.addResult||undefined})}}}function mdxMd(){return{disable:{null:["autolink","codeIndented","htmlFlow","htmlText"]}}}var kt=i(4520)
const wt={tokenize:tokenizeNextBlank,partial:true}
const St="https://github.com/micromark/micromark-extension-mdxjs-esm"
const _t=new Set(["ExportAllDeclaration","ExportDefaultDeclaration","ExportNamedDeclaration","ImportDeclaration"])
function mdxjsEsm(e){const t={tokenize:tokenizeExportImport,concrete:true}
if(!e||!e.acorn||!e.acorn.parse){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}const i=e.acorn
const s=Object.assign({ecmaVersion:2024,sourceType:"module"},e.acornOptions,{locations:true})
return{flow:{[101]:t,[105]:t}}
function tokenizeExportImport(t,r,a){const n=this
const o=n.parser.definedModuleSpecifiers||(n.parser.definedModuleSpecifiers=[])
const h=this.events.length+1
let c=""
return n.interrupt?a:start
function start(e){if(n.now().column>1)return a(e)
t.enter("mdxjsEsm")
t.enter("mdxjsEsmData")
t.consume(e)
c+=String.fromCharCode(e)
return word}function word(e){if((0,et.CW)(e)){t.consume(e)
c+=String.fromCharCode(e)
return word}if((c==="import"||c==="export")&&e===32){t.consume(e)
return inside}return a(e)}function inside(e){if(e===null||(0,et.HP)(e)){t.exit("mdxjsEsmData")
return lineStart(e)}t.consume(e)
return inside}function lineStart(e){if(e===null){return atEnd(e)}if((0,et.HP)(e)){return t.check(wt,atEnd,continuationStart)(e)}t.enter("mdxjsEsmData")
return inside(e)}function continuationStart(e){t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function atEnd(a){const c=eventsToAcorn(n.events.slice(h),{acorn:i,acornOptions:s,tokenTypes:["mdxjsEsmData"],prefix:o.length>0?"var "+o.join(",")+"\n":""})
if(c.error){if(a!==null&&c.swallow){return continuationStart(a)}const e=new nt.o("Could not parse import/exports with acorn",{cause:c.error,place:{line:c.error.loc.line,column:c.error.loc.column+1,offset:c.error.pos},ruleId:"acorn",source:"micromark-extension-mdxjs-esm"})
e.url=St+"#could-not-parse-importexports-with-acorn"
throw e}if(o.length>0){const e=c.estree.body.shift()}let u=-1
while(++u<c.estree.body.length){const e=c.estree.body[u]
if(!_t.has(e.type)){const t=new nt.o("Unexpected `"+e.type+"` in code: only import/exports are supported",{place:positionFromEstree(e),ruleId:"non-esm",source:"micromark-extension-mdxjs-esm"})
t.url=St+"#unexpected-type-in-code-only-importexports-are-supported"
throw t}if(e.type==="ImportDeclaration"&&!n.interrupt){let t=-1
while(++t<e.specifiers.length){const i=e.specifiers[t]
o.push(i.local.name)}}}Object.assign(t.exit("mdxjsEsm"),e.addResult?{estree:c.estree}:undefined)
return r(a)}}}function tokenizeNextBlank(e,t,i){return start
function start(s){e.enter("lineEndingBlank")
e.consume(s)
e.exit("lineEndingBlank")
return e.attempt(kt.B,t,i)}}var Ct=i(6792)
function mdxjs(e){const t=Object.assign({acorn:$.extend(Ye()),acornOptions:{ecmaVersion:2024,sourceType:"module"},addResult:true},e)
return(0,Ct.y)([mdxjsEsm(t),mdxExpression(t),mdxJsx(t),mdxMd()])}},711:(e,t,i)=>{"use strict"
i.d(t,{o:()=>VFileMessage})
var s=i(669)
class VFileMessage extends Error{constructor(e,t,i){super()
if(typeof t==="string"){i=t
t=undefined}let r=""
let a={}
let n=false
if(t){if("line"in t&&"column"in t){a={place:t}}else if("start"in t&&"end"in t){a={place:t}}else if("type"in t){a={ancestors:[t],place:t.position}}else{a={...t}}}if(typeof e==="string"){r=e}else if(!a.cause&&e){n=true
r=e.message
a.cause=e}if(!a.ruleId&&!a.source&&typeof i==="string"){const e=i.indexOf(":")
if(e===-1){a.ruleId=i}else{a.source=i.slice(0,e)
a.ruleId=i.slice(e+1)}}if(!a.place&&a.ancestors){const e=a.ancestors[a.ancestors.length-1]
if(e){a.place=e.position}}const o=a.place&&"start"in a.place?a.place.start:a.place
this.ancestors=a.ancestors||undefined
this.cause=a.cause||undefined
this.column=o?o.column:undefined
this.fatal=undefined
this.file=""
this.message=r
this.line=o?o.line:undefined
this.name=(0,s.L)(a.place)||"1:1"
this.place=a.place||undefined
this.reason=this.message
this.ruleId=a.ruleId||undefined
this.source=a.source||undefined
this.stack=n&&a.cause&&typeof a.cause.stack==="string"?a.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})}}

