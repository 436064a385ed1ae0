export const id=369
export const ids=[369]
export const modules={3637:(e,t,i)=>{const r=i(5980)
const s=/^[\da-fA-F]+$/
const n=/^\d+$/
const a=new WeakMap
function getJsxTokens(e){e=e.Parser.acorn||e
let t=a.get(e)
if(!t){const i=e.tokTypes
const r=e.TokContext
const s=e.TokenType
const n=new r("<tag",false)
const o=new r("</tag",false)
const l=new r("<tag>...</tag>",true,true)
const c={tc_oTag:n,tc_cTag:o,tc_expr:l}
const u={jsxName:new s("jsxName"),jsxText:new s("jsxText",{beforeExpr:true}),jsxTagStart:new s("jsxTagStart",{startsExpr:true}),jsxTagEnd:new s("jsxTagEnd")}
u.jsxTagStart.updateContext=function(){this.context.push(l)
this.context.push(n)
this.exprAllowed=false}
u.jsxTagEnd.updateContext=function(e){let t=this.context.pop()
if(t===n&&e===i.slash||t===o){this.context.pop()
this.exprAllowed=this.curContext()===l}else{this.exprAllowed=true}}
t={tokContexts:c,tokTypes:u}
a.set(e,t)}return t}function getQualifiedJSXName(e){if(!e)return e
if(e.type==="JSXIdentifier")return e.name
if(e.type==="JSXNamespacedName")return e.namespace.name+":"+e.name.name
if(e.type==="JSXMemberExpression")return getQualifiedJSXName(e.object)+"."+getQualifiedJSXName(e.property)}e.exports=function(e){e=e||{}
return function(t){return plugin({allowNamespaces:e.allowNamespaces!==false,allowNamespacedObjects:!!e.allowNamespacedObjects},t)}}
Object.defineProperty(e.exports,"tokTypes",{get:function get_tokTypes(){return getJsxTokens(i(859)).tokTypes},configurable:true,enumerable:true})
function plugin(e,t){const a=t.acorn||i(859)
const o=getJsxTokens(a)
const l=a.tokTypes
const c=o.tokTypes
const u=a.tokContexts
const f=o.tokContexts.tc_oTag
const d=o.tokContexts.tc_cTag
const m=o.tokContexts.tc_expr
const g=a.isNewLine
const x=a.isIdentifierStart
const v=a.isIdentifierChar
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
default:if(g(i)){e+=this.input.slice(t,this.pos)
e+=this.jsx_readNewLine(true)
t=this.pos}else{++this.pos}}}}jsx_readNewLine(e){let t=this.input.charCodeAt(this.pos)
let i;++this.pos
if(t===13&&this.input.charCodeAt(this.pos)===10){++this.pos
i=e?"\n":"\r\n"}else{i=String.fromCharCode(t)}if(this.options.locations){++this.curLine
this.lineStart=this.pos}return i}jsx_readString(e){let t="",i=++this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated string constant")
let r=this.input.charCodeAt(this.pos)
if(r===e)break
if(r===38){t+=this.input.slice(i,this.pos)
t+=this.jsx_readEntity()
i=this.pos}else if(g(r)){t+=this.input.slice(i,this.pos)
t+=this.jsx_readNewLine(false)
i=this.pos}else{++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(l.string,t)}jsx_readEntity(){let e="",t=0,i
let a=this.input[this.pos]
if(a!=="&")this.raise(this.pos,"Entity must start with an ampersand")
let o=++this.pos
while(this.pos<this.input.length&&t++<10){a=this.input[this.pos++]
if(a===";"){if(e[0]==="#"){if(e[1]==="x"){e=e.substr(2)
if(s.test(e))i=String.fromCharCode(parseInt(e,16))}else{e=e.substr(1)
if(n.test(e))i=String.fromCharCode(parseInt(e,10))}}else{i=r[e]}break}e+=a}if(!i){this.pos=o
return"&"}return i}jsx_readWord(){let e,t=this.pos
do{e=this.input.charCodeAt(++this.pos)}while(v(e)||e===45)
return this.finishToken(c.jsxName,this.input.slice(t,this.pos))}jsx_parseIdentifier(){let e=this.startNode()
if(this.type===c.jsxName)e.name=this.value
else if(this.type.keyword)e.name=this.type.keyword
else this.unexpected()
this.next()
return this.finishNode(e,"JSXIdentifier")}jsx_parseNamespacedName(){let t=this.start,i=this.startLoc
let r=this.jsx_parseIdentifier()
if(!e.allowNamespaces||!this.eat(l.colon))return r
var s=this.startNodeAt(t,i)
s.namespace=r
s.name=this.jsx_parseIdentifier()
return this.finishNode(s,"JSXNamespacedName")}jsx_parseElementName(){if(this.type===c.jsxTagEnd)return""
let t=this.start,i=this.startLoc
let r=this.jsx_parseNamespacedName()
if(this.type===l.dot&&r.type==="JSXNamespacedName"&&!e.allowNamespacedObjects){this.unexpected()}while(this.eat(l.dot)){let e=this.startNodeAt(t,i)
e.object=r
e.property=this.jsx_parseIdentifier()
r=this.finishNode(e,"JSXMemberExpression")}return r}jsx_parseAttributeValue(){switch(this.type){case l.braceL:let e=this.jsx_parseExpressionContainer()
if(e.expression.type==="JSXEmptyExpression")this.raise(e.start,"JSX attributes must only be assigned a non-empty expression")
return e
case c.jsxTagStart:case l.string:return this.parseExprAtom()
default:this.raise(this.start,"JSX value should be either an expression or a quoted JSX text")}}jsx_parseEmptyExpression(){let e=this.startNodeAt(this.lastTokEnd,this.lastTokEndLoc)
return this.finishNodeAt(e,"JSXEmptyExpression",this.start,this.startLoc)}jsx_parseExpressionContainer(){let e=this.startNode()
this.next()
e.expression=this.type===l.braceR?this.jsx_parseEmptyExpression():this.parseExpression()
this.expect(l.braceR)
return this.finishNode(e,"JSXExpressionContainer")}jsx_parseAttribute(){let e=this.startNode()
if(this.eat(l.braceL)){this.expect(l.ellipsis)
e.argument=this.parseMaybeAssign()
this.expect(l.braceR)
return this.finishNode(e,"JSXSpreadAttribute")}e.name=this.jsx_parseNamespacedName()
e.value=this.eat(l.eq)?this.jsx_parseAttributeValue():null
return this.finishNode(e,"JSXAttribute")}jsx_parseOpeningElementAt(e,t){let i=this.startNodeAt(e,t)
i.attributes=[]
let r=this.jsx_parseElementName()
if(r)i.name=r
while(this.type!==l.slash&&this.type!==c.jsxTagEnd)i.attributes.push(this.jsx_parseAttribute())
i.selfClosing=this.eat(l.slash)
this.expect(c.jsxTagEnd)
return this.finishNode(i,r?"JSXOpeningElement":"JSXOpeningFragment")}jsx_parseClosingElementAt(e,t){let i=this.startNodeAt(e,t)
let r=this.jsx_parseElementName()
if(r)i.name=r
this.expect(c.jsxTagEnd)
return this.finishNode(i,r?"JSXClosingElement":"JSXClosingFragment")}jsx_parseElementAt(e,t){let i=this.startNodeAt(e,t)
let r=[]
let s=this.jsx_parseOpeningElementAt(e,t)
let n=null
if(!s.selfClosing){e:for(;;){switch(this.type){case c.jsxTagStart:e=this.start
t=this.startLoc
this.next()
if(this.eat(l.slash)){n=this.jsx_parseClosingElementAt(e,t)
break e}r.push(this.jsx_parseElementAt(e,t))
break
case c.jsxText:r.push(this.parseExprAtom())
break
case l.braceL:r.push(this.jsx_parseExpressionContainer())
break
default:this.unexpected()}}if(getQualifiedJSXName(n.name)!==getQualifiedJSXName(s.name)){this.raise(n.start,"Expected corresponding JSX closing tag for <"+getQualifiedJSXName(s.name)+">")}}let a=s.name?"Element":"Fragment"
i["opening"+a]=s
i["closing"+a]=n
i.children=r
if(this.type===l.relational&&this.value==="<"){this.raise(this.start,"Adjacent JSX elements must be wrapped in an enclosing tag")}return this.finishNode(i,"JSX"+a)}jsx_parseText(){let e=this.parseLiteral(this.value)
e.type="JSXText"
return e}jsx_parseElement(){let e=this.start,t=this.startLoc
this.next()
return this.jsx_parseElementAt(e,t)}parseExprAtom(e){if(this.type===c.jsxText)return this.jsx_parseText()
else if(this.type===c.jsxTagStart)return this.jsx_parseElement()
else return super.parseExprAtom(e)}readToken(e){let t=this.curContext()
if(t===m)return this.jsx_readToken()
if(t===f||t===d){if(x(e))return this.jsx_readWord()
if(e==62){++this.pos
return this.finishToken(c.jsxTagEnd)}if((e===34||e===39)&&t==f)return this.jsx_readString(e)}if(e===60&&this.exprAllowed&&this.input.charCodeAt(this.pos+1)!==33){++this.pos
return this.finishToken(c.jsxTagStart)}return super.readToken(e)}updateContext(e){if(this.type==l.braceL){var t=this.curContext()
if(t==f)this.context.push(u.b_expr)
else if(t==m)this.context.push(u.b_tmpl)
else super.updateContext(e)
this.exprAllowed=true}else if(this.type===l.slash&&e===c.jsxTagStart){this.context.length-=2
this.context.push(d)
this.exprAllowed=false}else{return super.updateContext(e)}}}}},5980:e=>{e.exports={quot:'"',amp:"&",apos:"'",lt:"<",gt:">",nbsp:" ",iexcl:"¡",cent:"¢",pound:"£",curren:"¤",yen:"¥",brvbar:"¦",sect:"§",uml:"¨",copy:"©",ordf:"ª",laquo:"«",not:"¬",shy:"­",reg:"®",macr:"¯",deg:"°",plusmn:"±",sup2:"²",sup3:"³",acute:"´",micro:"µ",para:"¶",middot:"·",cedil:"¸",sup1:"¹",ordm:"º",raquo:"»",frac14:"¼",frac12:"½",frac34:"¾",iquest:"¿",Agrave:"À",Aacute:"Á",Acirc:"Â",Atilde:"Ã",Auml:"Ä",Aring:"Å",AElig:"Æ",Ccedil:"Ç",Egrave:"È",Eacute:"É",Ecirc:"Ê",Euml:"Ë",Igrave:"Ì",Iacute:"Í",Icirc:"Î",Iuml:"Ï",ETH:"Ð",Ntilde:"Ñ",Ograve:"Ò",Oacute:"Ó",Ocirc:"Ô",Otilde:"Õ",Ouml:"Ö",times:"×",Oslash:"Ø",Ugrave:"Ù",Uacute:"Ú",Ucirc:"Û",Uuml:"Ü",Yacute:"Ý",THORN:"Þ",szlig:"ß",agrave:"à",aacute:"á",acirc:"â",atilde:"ã",auml:"ä",aring:"å",aelig:"æ",ccedil:"ç",egrave:"è",eacute:"é",ecirc:"ê",euml:"ë",igrave:"ì",iacute:"í",icirc:"î",iuml:"ï",eth:"ð",ntilde:"ñ",ograve:"ò",oacute:"ó",ocirc:"ô",otilde:"õ",ouml:"ö",divide:"÷",oslash:"ø",ugrave:"ù",uacute:"ú",ucirc:"û",uuml:"ü",yacute:"ý",thorn:"þ",yuml:"ÿ",OElig:"Œ",oelig:"œ",Scaron:"Š",scaron:"š",Yuml:"Ÿ",fnof:"ƒ",circ:"ˆ",tilde:"˜",Alpha:"Α",Beta:"Β",Gamma:"Γ",Delta:"Δ",Epsilon:"Ε",Zeta:"Ζ",Eta:"Η",Theta:"Θ",Iota:"Ι",Kappa:"Κ",Lambda:"Λ",Mu:"Μ",Nu:"Ν",Xi:"Ξ",Omicron:"Ο",Pi:"Π",Rho:"Ρ",Sigma:"Σ",Tau:"Τ",Upsilon:"Υ",Phi:"Φ",Chi:"Χ",Psi:"Ψ",Omega:"Ω",alpha:"α",beta:"β",gamma:"γ",delta:"δ",epsilon:"ε",zeta:"ζ",eta:"η",theta:"θ",iota:"ι",kappa:"κ",lambda:"λ",mu:"μ",nu:"ν",xi:"ξ",omicron:"ο",pi:"π",rho:"ρ",sigmaf:"ς",sigma:"σ",tau:"τ",upsilon:"υ",phi:"φ",chi:"χ",psi:"ψ",omega:"ω",thetasym:"ϑ",upsih:"ϒ",piv:"ϖ",ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏",ndash:"–",mdash:"—",lsquo:"‘",rsquo:"’",sbquo:"‚",ldquo:"“",rdquo:"”",bdquo:"„",dagger:"†",Dagger:"‡",bull:"•",hellip:"…",permil:"‰",prime:"′",Prime:"″",lsaquo:"‹",rsaquo:"›",oline:"‾",frasl:"⁄",euro:"€",image:"ℑ",weierp:"℘",real:"ℜ",trade:"™",alefsym:"ℵ",larr:"←",uarr:"↑",rarr:"→",darr:"↓",harr:"↔",crarr:"↵",lArr:"⇐",uArr:"⇑",rArr:"⇒",dArr:"⇓",hArr:"⇔",forall:"∀",part:"∂",exist:"∃",empty:"∅",nabla:"∇",isin:"∈",notin:"∉",ni:"∋",prod:"∏",sum:"∑",minus:"−",lowast:"∗",radic:"√",prop:"∝",infin:"∞",ang:"∠",and:"∧",or:"∨",cap:"∩",cup:"∪",int:"∫",there4:"∴",sim:"∼",cong:"≅",asymp:"≈",ne:"≠",equiv:"≡",le:"≤",ge:"≥",sub:"⊂",sup:"⊃",nsub:"⊄",sube:"⊆",supe:"⊇",oplus:"⊕",otimes:"⊗",perp:"⊥",sdot:"⋅",lceil:"⌈",rceil:"⌉",lfloor:"⌊",rfloor:"⌋",lang:"〈",rang:"〉",loz:"◊",spades:"♠",clubs:"♣",hearts:"♥",diams:"♦"}},859:function(e,t){(function(e,i){true?i(t):0})(this,function(e){"use strict"
var t=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239]
var i=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327]
var r="‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･"
var s="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ"
var n={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package private protected public static yield",strictBind:"eval arguments"}
var a="break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this"
var o={5:a,"5module":a+" export import",6:a+" const class extends export import super"}
var l=/^in(stanceof)?$/
var c=new RegExp("["+s+"]")
var u=new RegExp("["+s+r+"]")
function isInAstralSet(e,t){var i=65536
for(var r=0;r<t.length;r+=2){i+=t[r]
if(i>e){return false}i+=t[r+1]
if(i>=e){return true}}return false}function isIdentifierStart(e,t){if(e<65){return e===36}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&c.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,i)}function isIdentifierChar(e,r){if(e<48){return e===36}if(e<58){return true}if(e<65){return false}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&u.test(String.fromCharCode(e))}if(r===false){return false}return isInAstralSet(e,i)||isInAstralSet(e,t)}var f=function TokenType(e,t){if(t===void 0)t={}
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
var g={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return g[e]=new f(e,t)}var x={num:new f("num",m),regexp:new f("regexp",m),string:new f("string",m),name:new f("name",m),privateId:new f("privateId",m),eof:new f("eof"),bracketL:new f("[",{beforeExpr:true,startsExpr:true}),bracketR:new f("]"),braceL:new f("{",{beforeExpr:true,startsExpr:true}),braceR:new f("}"),parenL:new f("(",{beforeExpr:true,startsExpr:true}),parenR:new f(")"),comma:new f(",",d),semi:new f(";",d),colon:new f(":",d),dot:new f("."),question:new f("?",d),questionDot:new f("?."),arrow:new f("=>",d),template:new f("template"),invalidTemplate:new f("invalidTemplate"),ellipsis:new f("...",d),backQuote:new f("`",m),dollarBraceL:new f("${",{beforeExpr:true,startsExpr:true}),eq:new f("=",{beforeExpr:true,isAssign:true}),assign:new f("_=",{beforeExpr:true,isAssign:true}),incDec:new f("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new f("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new f("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new f("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",d),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",d),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",d),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",m),_if:kw("if"),_return:kw("return",d),_switch:kw("switch"),_throw:kw("throw",d),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",m),_super:kw("super",m),_class:kw("class",m),_extends:kw("extends",d),_export:kw("export"),_import:kw("import",m),_null:kw("null",m),_true:kw("true",m),_false:kw("false",m),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var v=/\r\n?|\n|\u2028|\u2029/
var y=new RegExp(v.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var r=t;r<i;r++){var s=e.charCodeAt(r)
if(isNewLine(s)){return r<i-1&&s===13&&e.charCodeAt(r+1)===10?r+2:r+1}}return-1}var b=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var k=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var w=Object.prototype
var S=w.hasOwnProperty
var C=w.toString
var _=Object.hasOwn||function(e,t){return S.call(e,t)}
var E=Array.isArray||function(e){return C.call(e)==="[object Array]"}
var A=Object.create(null)
function wordsRegexp(e){return A[e]||(A[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535){return String.fromCharCode(e)}e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var I=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var P=function Position(e,t){this.line=e
this.column=t}
P.prototype.offset=function offset(e){return new P(this.line,this.column+e)}
var N=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null){this.source=e.sourceFile}}
function getLineInfo(e,t){for(var i=1,r=0;;){var s=nextLineBreak(e,r,t)
if(s<0){return new P(i,t-r)}++i
r=s}}var T={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var L=false
function getOptions(e){var t={}
for(var i in T){t[i]=e&&_(e,i)?e[i]:T[i]}if(t.ecmaVersion==="latest"){t.ecmaVersion=1e8}else if(t.ecmaVersion==null){if(!L&&typeof console==="object"&&console.warn){L=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015){t.ecmaVersion-=2009}if(t.allowReserved==null){t.allowReserved=t.ecmaVersion<5}if(!e||e.allowHashBang==null){t.allowHashBang=t.ecmaVersion>=14}if(E(t.onToken)){var r=t.onToken
t.onToken=function(e){return r.push(e)}}if(E(t.onComment)){t.onComment=pushComment(t,t.onComment)}if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction){throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")}return t}function pushComment(e,t){return function(i,r,s,n,a,o){var l={type:i?"Block":"Line",value:r,start:s,end:n}
if(e.locations){l.loc=new N(this,a,o)}if(e.ranges){l.range=[s,n]}t.push(l)}}var V=1,R=2,O=4,D=8,M=16,B=32,F=64,j=128,U=256,z=512,q=1024,H=V|R|U
function functionFlags(e,t){return R|(e?O:0)|(t?D:0)}var W=0,G=1,J=2,K=3,Q=4,X=5
var $=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(o[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var r=""
if(e.allowReserved!==true){r=n[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module"){r+=" await"}}this.reservedWords=wordsRegexp(r)
var s=(r?r+" ":"")+n.strict
this.reservedWordsStrict=wordsRegexp(s)
this.reservedWordsStrictBind=wordsRegexp(s+" "+n.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations){this.curLine=this.input.slice(0,this.lineStart).split(v).length}}else{this.lineStart=0}this.type=x.eof
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
this.enterScope(this.options.sourceType==="commonjs"?R:V)
this.regexpState=null
this.privateNameStack=[]}
var Y={inFunction:{configurable:true},inGenerator:{configurable:true},inAsync:{configurable:true},canAwait:{configurable:true},allowReturn:{configurable:true},allowSuper:{configurable:true},allowDirectSuper:{configurable:true},treatFunctionsAsVar:{configurable:true},allowNewDotTarget:{configurable:true},allowUsing:{configurable:true},inClassStaticBlock:{configurable:true}}
$.prototype.parse=function parse(){var e=this
var t=this.options.program||this.startNode()
this.nextToken()
return this.catchStackOverflow(function(){return e.parseTopLevel(t)})}
Y.inFunction.get=function(){return(this.currentVarScope().flags&R)>0}
Y.inGenerator.get=function(){return(this.currentVarScope().flags&D)>0}
Y.inAsync.get=function(){return(this.currentVarScope().flags&O)>0}
Y.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(U|z)){return false}if(i&R){return(i&O)>0}}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
Y.allowReturn.get=function(){if(this.inFunction){return true}if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&V){return true}return false}
Y.allowSuper.get=function(){var e=this.currentThisScope()
var t=e.flags
return(t&F)>0||this.options.allowSuperOutsideMethod}
Y.allowDirectSuper.get=function(){return(this.currentThisScope().flags&j)>0}
Y.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
Y.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(U|z)||i&R&&!(i&M)){return true}}return false}
Y.allowUsing.get=function(){var e=this.currentScope()
var t=e.flags
if(t&q){return false}if(!this.inModule&&t&V){return false}return true}
Y.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&U)>0}
$.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var r=0;r<e.length;r++){i=e[r](i)}return i}
$.parse=function parse(e,t){return new this(t,e).parse()}
$.parseExpressionAt=function parseExpressionAt(e,t,i){var r=new this(i,e,t)
r.nextToken()
return r.parseExpression()}
$.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties($.prototype,Y)
var Z=$.prototype
var ee=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
Z.strictDirective=function(e){if(this.options.ecmaVersion<5){return false}for(;;){k.lastIndex=e
e+=k.exec(this.input)[0].length
var t=ee.exec(this.input.slice(e))
if(!t){return false}if((t[1]||t[2])==="use strict"){k.lastIndex=e+t[0].length
var i=k.exec(this.input),r=i.index+i[0].length
var s=this.input.charAt(r)
return s===";"||s==="}"||v.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(s)||s==="!"&&this.input.charAt(r+1)==="="||s==="i"&&keywordOpAt(this,r))}e+=t[0].length
k.lastIndex=e
e+=k.exec(this.input)[0].length
if(this.input[e]===";"){e++}}}
function keywordOpAt(e,t){var i=t+1,r=Math.min(e.input.length,t+11)
while(i<r){var s=e.fullCharCodeAt(i)
if(!isIdentifierChar(s,true)){break}i+=s<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}Z.eat=function(e){if(this.type===e){this.next()
return true}else{return false}}
Z.isContextual=function(e){return this.type===x.name&&this.value===e&&!this.containsEsc}
Z.eatContextual=function(e){if(!this.isContextual(e)){return false}this.next()
return true}
Z.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message))){this.raise(this.start,"Not enough stack space to parse input")}else{throw e}}}
Z.expectContextual=function(e){if(!this.eatContextual(e)){this.unexpected()}}
Z.canInsertSemicolon=function(){return this.type===x.eof||this.type===x.braceR||v.test(this.input.slice(this.lastTokEnd,this.start))}
Z.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon){this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)}return true}}
Z.semicolon=function(){if(!this.eat(x.semi)&&!this.insertSemicolon()){this.unexpected()}}
Z.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma){this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)}if(!t){this.next()}return true}}
Z.expect=function(e){this.eat(e)||this.unexpected()}
Z.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var te=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
Z.checkPatternErrors=function(e,t){if(!e){return}if(e.trailingComma>-1){this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")}var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1){this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}}
Z.checkExpressionErrors=function(e,t){if(!e){return false}var i=e.shorthandAssign
var r=e.doubleProto
if(!t){return i>=0||r>=0}if(i>=0){this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")}if(r>=0){this.raiseRecoverable(r,"Redefinition of __proto__ property")}}
Z.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)){this.raise(this.yieldPos,"Yield expression cannot be a default value")}if(this.awaitPos){this.raise(this.awaitPos,"Await expression cannot be a default value")}}
Z.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression"){return this.isSimpleAssignTarget(e.expression)}return e.type==="Identifier"||e.type==="MemberExpression"}
var ie=$.prototype
ie.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body){e.body=[]}while(this.type!==x.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule){for(var r=0,s=Object.keys(this.undefinedExports);r<s.length;r+=1){var n=s[r]
this.raiseRecoverable(this.undefinedExports[n].start,"Export '"+n+"' is not defined")}}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var re={kind:"loop"},se={kind:"switch"}
ie.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let")){return false}k.lastIndex=this.pos
var t=k.exec(this.input)
var i=this.pos+t[0].length,r=this.fullCharCodeAt(i)
if(r===91||r===92){return true}if(e){return false}if(r===123){return true}if(isIdentifierStart(r)){var s=i
do{i+=r<=65535?1:2}while(isIdentifierChar(r=this.fullCharCodeAt(i)))
if(r===92){return true}var n=this.input.slice(s,i)
if(!l.test(n)){return true}}return false}
ie.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async")){return false}k.lastIndex=this.pos
var e=k.exec(this.input)
var t=this.pos+e[0].length,i
return!v.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
ie.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using")){return false}k.lastIndex=this.pos
var i=k.exec(this.input)
var r=this.pos+i[0].length
if(v.test(this.input.slice(this.pos,r))){return false}if(e){var s=r+5,n
if(this.input.slice(r,s)!=="using"||s===this.input.length||isIdentifierChar(n=this.fullCharCodeAt(s))||n===92){return false}k.lastIndex=s
var a=k.exec(this.input)
r=s+a[0].length
if(a&&v.test(this.input.slice(s,r))){return false}}var o=this.fullCharCodeAt(r)
if(!isIdentifierStart(o)&&o!==92){return false}var c=r
do{r+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(r)))
if(o===92){return true}var u=this.input.slice(c,r)
if(l.test(u)){return false}if(t&&!e&&u==="of"){k.lastIndex=r
var f=k.exec(this.input)
r=r+f[0].length
if(this.input.charCodeAt(r)!==61||(o=this.input.charCodeAt(r+1))===61||o===62){return false}}return true}
ie.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
ie.isUsing=function(e){return this.isUsingKeyword(false,e)}
ie.parseStatement=function(e,t,i){var r=this.type,s=this.startNode(),n
if(this.isLet(e)){r=x._var
n="let"}switch(r){case x._break:case x._continue:return this.parseBreakContinueStatement(s,r.keyword)
case x._debugger:return this.parseDebuggerStatement(s)
case x._do:return this.parseDoStatement(s)
case x._for:return this.parseForStatement(s)
case x._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6){this.unexpected()}return this.parseFunctionStatement(s,false,!e)
case x._class:if(e){this.unexpected()}return this.parseClass(s,true)
case x._if:return this.parseIfStatement(s)
case x._return:return this.parseReturnStatement(s)
case x._switch:return this.parseSwitchStatement(s)
case x._throw:return this.parseThrowStatement(s)
case x._try:return this.parseTryStatement(s)
case x._const:case x._var:n=n||this.value
if(e&&n!=="var"){this.unexpected()}return this.parseVarStatement(s,n)
case x._while:return this.parseWhileStatement(s)
case x._with:return this.parseWithStatement(s)
case x.braceL:return this.parseBlock(true,s)
case x.semi:return this.parseEmptyStatement(s)
case x._export:case x._import:if(this.options.ecmaVersion>10&&r===x._import){k.lastIndex=this.pos
var a=k.exec(this.input)
var o=this.pos+a[0].length,l=this.input.charCodeAt(o)
if(l===40||l===46){return this.parseExpressionStatement(s,this.parseExpression())}}if(!this.options.allowImportExportEverywhere){if(!t){this.raise(this.start,"'import' and 'export' may only appear at the top level")}if(!this.inModule){this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}}return r===x._import?this.parseImport(s):this.parseExport(s,i)
default:if(this.isAsyncFunction()){if(e){this.unexpected()}this.next()
return this.parseFunctionStatement(s,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing){this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")}if(e){this.raise(this.start,"Using declaration is not allowed in single-statement positions")}if(c==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.next()
this.parseVar(s,false,c)
this.semicolon()
return this.finishNode(s,"VariableDeclaration")}var u=this.value,f=this.parseExpression()
if(r===x.name&&f.type==="Identifier"&&this.eat(x.colon)){return this.parseLabeledStatement(s,u,f,e)}else{return this.parseExpressionStatement(s,f)}}}
ie.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(x.semi)||this.insertSemicolon()){e.label=null}else if(this.type!==x.name){this.unexpected()}else{e.label=this.parseIdent()
this.semicolon()}var r=0
for(;r<this.labels.length;++r){var s=this.labels[r]
if(e.label==null||s.name===e.label.name){if(s.kind!=null&&(i||s.kind==="loop")){break}if(e.label&&i){break}}}if(r===this.labels.length){this.raise(e.start,"Unsyntactic "+t)}return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
ie.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
ie.parseDoStatement=function(e){this.next()
this.labels.push(re)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(x._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6){this.eat(x.semi)}else{this.semicolon()}return this.finishNode(e,"DoWhileStatement")}
ie.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(re)
this.enterScope(0)
this.expect(x.parenL)
if(this.type===x.semi){if(t>-1){this.unexpected(t)}return this.parseFor(e,null)}var i=this.isLet()
if(this.type===x._var||this.type===x._const||i){var r=this.startNode(),s=i?"let":this.value
this.next()
this.parseVar(r,true,s)
this.finishNode(r,"VariableDeclaration")
return this.parseForAfterInit(e,r,t)}var n=this.isContextual("let"),a=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var l=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.parseVar(l,true,o)
this.finishNode(l,"VariableDeclaration")
return this.parseForAfterInit(e,l,t)}var c=this.containsEsc
var u=new te
var f=this.start
var d=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===x._in||(a=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===x._in){this.unexpected(t)}e.await=true}else if(a&&this.options.ecmaVersion>=8){if(d.start===f&&!c&&d.type==="Identifier"&&d.name==="async"){this.unexpected()}else if(this.options.ecmaVersion>=9){e.await=false}}if(n&&a){this.raise(d.start,"The left-hand side of a for-of loop may not start with 'let'.")}this.toAssignable(d,false,u)
this.checkLValPattern(d)
return this.parseForIn(e,d)}else{this.checkExpressionErrors(u,true)}if(t>-1){this.unexpected(t)}return this.parseFor(e,d)}
ie.parseForAfterInit=function(e,t,i){if((this.type===x._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===x._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init){this.raise(this.start,"Using declaration is not allowed in for-in loops")}if(this.options.ecmaVersion>=9&&i>-1){this.unexpected(i)}}else if(this.options.ecmaVersion>=9){e.await=i>-1}return this.parseForIn(e,t)}if(i>-1){this.unexpected(i)}return this.parseFor(e,t)}
ie.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,ae|(i?0:oe),false,t)}
ie.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(x._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
ie.parseReturnStatement=function(e){if(!this.allowReturn){this.raise(this.start,"'return' outside of function")}this.next()
if(this.eat(x.semi)||this.insertSemicolon()){e.argument=null}else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
ie.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(x.braceL)
this.labels.push(se)
this.enterScope(q)
var t
for(var i=false;this.type!==x.braceR;){if(this.type===x._case||this.type===x._default){var r=this.type===x._case
if(t){this.finishNode(t,"SwitchCase")}e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(r){t.test=this.parseExpression()}else{if(i){this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")}i=true
t.test=null}this.expect(x.colon)}else{if(!t){this.unexpected()}t.consequent.push(this.parseStatement(null))}}this.exitScope()
if(t){this.finishNode(t,"SwitchCase")}this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
ie.parseThrowStatement=function(e){this.next()
if(v.test(this.input.slice(this.lastTokEnd,this.start))){this.raise(this.lastTokEnd,"Illegal newline after throw")}e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var ne=[]
ie.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?B:0)
this.checkLValPattern(e,t?Q:J)
this.expect(x.parenR)
return e}
ie.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===x._catch){var t=this.startNode()
this.next()
if(this.eat(x.parenL)){t.param=this.parseCatchClauseParam()}else{if(this.options.ecmaVersion<10){this.unexpected()}t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(x._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer){this.raise(e.start,"Missing catch or finally clause")}return this.finishNode(e,"TryStatement")}
ie.parseVarStatement=function(e,t,i){this.next()
this.parseVar(e,false,t,i)
this.semicolon()
return this.finishNode(e,"VariableDeclaration")}
ie.parseWhileStatement=function(e){this.next()
e.test=this.parseParenExpression()
this.labels.push(re)
e.body=this.parseStatement("while")
this.labels.pop()
return this.finishNode(e,"WhileStatement")}
ie.parseWithStatement=function(e){if(this.strict){this.raise(this.start,"'with' in strict mode")}this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
ie.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
ie.parseLabeledStatement=function(e,t,i,r){for(var s=0,n=this.labels;s<n.length;s+=1){var a=n[s]
if(a.name===t){this.raise(i.start,"Label '"+t+"' is already declared")}}var o=this.type.isLoop?"loop":this.type===x._switch?"switch":null
for(var l=this.labels.length-1;l>=0;l--){var c=this.labels[l]
if(c.statementStart===e.start){c.statementStart=this.start
c.kind=o}else{break}}this.labels.push({name:t,kind:o,statementStart:this.start})
e.body=this.parseStatement(r?r.indexOf("label")===-1?r+"label":r:"label")
this.labels.pop()
e.label=i
return this.finishNode(e,"LabeledStatement")}
ie.parseExpressionStatement=function(e,t){e.expression=t
this.semicolon()
return this.finishNode(e,"ExpressionStatement")}
ie.parseBlock=function(e,t,i){if(e===void 0)e=true
if(t===void 0)t=this.startNode()
t.body=[]
this.expect(x.braceL)
if(e){this.enterScope(0)}while(this.type!==x.braceR){var r=this.parseStatement(null)
t.body.push(r)}if(i){this.strict=false}this.next()
if(e){this.exitScope()}return this.finishNode(t,"BlockStatement")}
ie.parseFor=function(e,t){e.init=t
this.expect(x.semi)
e.test=this.type===x.semi?null:this.parseExpression()
this.expect(x.semi)
e.update=this.type===x.parenR?null:this.parseExpression()
this.expect(x.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,"ForStatement")}
ie.parseForIn=function(e,t){var i=this.type===x._in
this.next()
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier")){this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")}e.left=t
e.right=i?this.parseExpression():this.parseMaybeAssign()
this.expect(x.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,i?"ForInStatement":"ForOfStatement")}
ie.parseVar=function(e,t,i,r){e.declarations=[]
e.kind=i
for(;;){var s=this.startNode()
this.parseVarId(s,i)
if(this.eat(x.eq)){s.init=this.parseMaybeAssign(t)}else if(!r&&i==="const"&&!(this.type===x._in||this.options.ecmaVersion>=6&&this.isContextual("of"))){this.unexpected()}else if(!r&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==x._in&&!this.isContextual("of")){this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")}else if(!r&&s.id.type!=="Identifier"&&!(t&&(this.type===x._in||this.isContextual("of")))){this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")}else{s.init=null}e.declarations.push(this.finishNode(s,"VariableDeclarator"))
if(!this.eat(x.comma)){break}}return e}
ie.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?G:J,false)}
var ae=1,oe=2,le=4
ie.parseFunction=function(e,t,i,r,s){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!r){if(this.type===x.star&&t&oe){this.unexpected()}e.generator=this.eat(x.star)}if(this.options.ecmaVersion>=8){e.async=!!r}if(t&ae){e.id=t&le&&this.type!==x.name?null:this.parseIdent()
if(e.id&&!(t&oe)){this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?G:J:K)}}var n=this.yieldPos,a=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&ae)){e.id=this.type===x.name?this.parseIdent():null}this.parseFunctionParams(e)
this.parseFunctionBody(e,i,false,s)
this.yieldPos=n
this.awaitPos=a
this.awaitIdentPos=o
return this.finishNode(e,t&ae?"FunctionDeclaration":"FunctionExpression")}
ie.parseFunctionParams=function(e){this.expect(x.parenL)
e.params=this.parseBindingList(x.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()}
ie.parseClass=function(e,t){this.next()
var i=this.strict
this.strict=true
this.parseClassId(e,t)
this.parseClassSuper(e)
var r=this.enterClassBody()
var s=this.startNode()
var n=false
s.body=[]
this.expect(x.braceL)
while(this.type!==x.braceR){var a=this.parseClassElement(e.superClass!==null)
if(a){s.body.push(a)
if(a.type==="MethodDefinition"&&a.kind==="constructor"){if(n){this.raiseRecoverable(a.start,"Duplicate constructor in the same class")}n=true}else if(a.key&&a.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(r,a)){this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared")}}}this.strict=i
this.next()
e.body=this.finishNode(s,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
ie.parseClassElement=function(e){if(this.eat(x.semi)){return null}var t=this.options.ecmaVersion
var i=this.startNode()
var r=""
var s=false
var n=false
var a="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(x.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===x.star){o=true}else{r="static"}}i.static=o
if(!r&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===x.star)&&!this.canInsertSemicolon()){n=true}else{r="async"}}if(!r&&(t>=9||!n)&&this.eat(x.star)){s=true}if(!r&&!n&&!s){var l=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart()){a=l}else{r=l}}}if(r){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=r
this.finishNode(i.key,"Identifier")}else{this.parseClassElementName(i)}if(t<13||this.type===x.parenL||a!=="method"||s||n){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&a!=="method"){this.raise(i.key.start,"Constructor can't have get/set modifier")}i.kind=c?"constructor":a
this.parseClassMethod(i,s,n,u)}else{this.parseClassField(i)}return i}
ie.isClassElementNameStart=function(){return this.type===x.name||this.type===x.privateId||this.type===x.num||this.type===x.string||this.type===x.bracketL||this.type.keyword}
ie.parseClassElementName=function(e){if(this.type===x.privateId){if(this.value==="constructor"){this.raise(this.start,"Classes can't have an element named '#constructor'")}e.computed=false
e.key=this.parsePrivateIdent()}else{this.parsePropertyName(e)}}
ie.parseClassMethod=function(e,t,i,r){var s=e.key
if(e.kind==="constructor"){if(t){this.raise(s.start,"Constructor can't be a generator")}if(i){this.raise(s.start,"Constructor can't be an async method")}}else if(e.static&&checkKeyName(e,"prototype")){this.raise(s.start,"Classes may not have a static property named prototype")}var n=e.value=this.parseMethod(t,i,r)
if(e.kind==="get"&&n.params.length!==0){this.raiseRecoverable(n.start,"getter should have no params")}if(e.kind==="set"&&n.params.length!==1){this.raiseRecoverable(n.start,"setter should have exactly one param")}if(e.kind==="set"&&n.params[0].type==="RestElement"){this.raiseRecoverable(n.params[0].start,"Setter cannot use rest params")}return this.finishNode(e,"MethodDefinition")}
ie.parseClassField=function(e){if(checkKeyName(e,"constructor")){this.raise(e.key.start,"Classes can't have a field named 'constructor'")}else if(e.static&&checkKeyName(e,"prototype")){this.raise(e.key.start,"Classes can't have a static field named 'prototype'")}if(this.eat(x.eq)){this.enterScope(z|F)
e.value=this.parseMaybeAssign()
this.exitScope()}else{e.value=null}this.semicolon()
return this.finishNode(e,"PropertyDefinition")}
ie.parseClassStaticBlock=function(e){e.body=[]
var t=this.labels
this.labels=[]
this.enterScope(U|F)
while(this.type!==x.braceR){var i=this.parseStatement(null)
e.body.push(i)}this.next()
this.exitScope()
this.labels=t
return this.finishNode(e,"StaticBlock")}
ie.parseClassId=function(e,t){if(this.type===x.name){e.id=this.parseIdent()
if(t){this.checkLValSimple(e.id,J,false)}}else{if(t===true){this.unexpected()}e.id=null}}
ie.parseClassSuper=function(e){e.superClass=this.eat(x._extends)?this.parseExprSubscripts(null,false):null}
ie.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
ie.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields){return}var r=this.privateNameStack.length
var s=r===0?null:this.privateNameStack[r-1]
for(var n=0;n<i.length;++n){var a=i[n]
if(!_(t,a.name)){if(s){s.used.push(a)}else{this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class")}}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var r=e[i]
var s="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")){s=(t.static?"s":"i")+t.kind}if(r==="iget"&&s==="iset"||r==="iset"&&s==="iget"||r==="sget"&&s==="sset"||r==="sset"&&s==="sget"){e[i]="true"
return false}else if(!r){e[i]=s
return false}else{return true}}function checkKeyName(e,t){var i=e.computed
var r=e.key
return!i&&(r.type==="Identifier"&&r.name===t||r.type==="Literal"&&r.value===t)}ie.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else{e.exported=null}}this.expectContextual("from")
if(this.type!==x.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
ie.parseExport=function(e,t){this.next()
if(this.eat(x.star)){return this.parseExportAllDeclaration(e,t)}if(this.eat(x._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration"){this.checkVariableExport(t,e.declaration.declarations)}else{this.checkExport(t,e.declaration.id,e.declaration.id.start)}e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==x.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}}else{for(var i=0,r=e.specifiers;i<r.length;i+=1){var s=r[i]
this.checkUnreserved(s.local)
this.checkLocalExport(s.local)
if(s.local.type==="Literal"){this.raise(s.local.start,"A string literal cannot be used as an exported binding without `from`.")}}e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
ie.parseExportDeclaration=function(e){return this.parseStatement(null)}
ie.parseExportDefaultDeclaration=function(){var e
if(this.type===x._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e){this.next()}return this.parseFunction(t,ae|le,false,e)}else if(this.type===x._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var r=this.parseMaybeAssign()
this.semicolon()
return r}}
ie.checkExport=function(e,t,i){if(!e){return}if(typeof t!=="string"){t=t.type==="Identifier"?t.name:t.value}if(_(e,t)){this.raiseRecoverable(i,"Duplicate export '"+t+"'")}e[t]=true}
ie.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier"){this.checkExport(e,t,t.start)}else if(i==="ObjectPattern"){for(var r=0,s=t.properties;r<s.length;r+=1){var n=s[r]
this.checkPatternExport(e,n)}}else if(i==="ArrayPattern"){for(var a=0,o=t.elements;a<o.length;a+=1){var l=o[a]
if(l){this.checkPatternExport(e,l)}}}else if(i==="Property"){this.checkPatternExport(e,t.value)}else if(i==="AssignmentPattern"){this.checkPatternExport(e,t.left)}else if(i==="RestElement"){this.checkPatternExport(e,t.argument)}}
ie.checkVariableExport=function(e,t){if(!e){return}for(var i=0,r=t;i<r.length;i+=1){var s=r[i]
this.checkPatternExport(e,s.id)}}
ie.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()}
ie.parseExportSpecifier=function(e){var t=this.startNode()
t.local=this.parseModuleExportName()
t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local
this.checkExport(e,t.exported,t.exported.start)
return this.finishNode(t,"ExportSpecifier")}
ie.parseExportSpecifiers=function(e){var t=[],i=true
this.expect(x.braceL)
while(!this.eat(x.braceR)){if(!i){this.expect(x.comma)
if(this.afterTrailingComma(x.braceR)){break}}else{i=false}t.push(this.parseExportSpecifier(e))}return t}
ie.parseImport=function(e){this.next()
if(this.type===x.string){e.specifiers=ne
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===x.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
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
if(this.type===x.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(x.comma)){return e}}if(this.type===x.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(x.braceL)
while(!this.eat(x.braceR)){if(!t){this.expect(x.comma)
if(this.afterTrailingComma(x.braceR)){break}}else{t=false}e.push(this.parseImportSpecifier())}return e}
ie.parseWithClause=function(){var e=[]
if(!this.eat(x._with)){return e}this.expect(x.braceL)
var t={}
var i=true
while(!this.eat(x.braceR)){if(!i){this.expect(x.comma)
if(this.afterTrailingComma(x.braceR)){break}}else{i=false}var r=this.parseImportAttribute()
var s=r.key.type==="Identifier"?r.key.name:r.key.value
if(_(t,s)){this.raiseRecoverable(r.key.start,"Duplicate attribute key '"+s+"'")}t[s]=true
e.push(r)}return e}
ie.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===x.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(x.colon)
if(this.type!==x.string){this.unexpected()}e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
ie.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===x.string){var e=this.parseLiteral(this.value)
if(I.test(e.value)){this.raise(e.start,"An export name cannot include a lone surrogate.")}return e}return this.parseIdent(true)}
ie.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t){e[t].directive=e[t].expression.raw.slice(1,-1)}}
ie.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var ce=$.prototype
ce.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e){switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await"){this.raise(e.start,"Cannot use 'await' as identifier inside an async function")}break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i){this.checkPatternErrors(i,true)}for(var r=0,s=e.properties;r<s.length;r+=1){var n=s[r]
this.toAssignable(n,t)
if(n.type==="RestElement"&&(n.argument.type==="ArrayPattern"||n.argument.type==="ObjectPattern")){this.raise(n.argument.start,"Unexpected token")}}break
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
for(var r=0;r<i;r++){var s=e[r]
if(s){this.toAssignable(s,t)}}if(i){var n=e[i-1]
if(this.options.ecmaVersion===6&&t&&n&&n.type==="RestElement"&&n.argument.type!=="Identifier"){this.unexpected(n.argument.start)}}return e}
ce.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
ce.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==x.name){this.unexpected()}e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
ce.parseBindingAtom=function(){if(this.options.ecmaVersion>=6){switch(this.type){case x.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(x.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case x.braceL:return this.parseObj(true)}}return this.parseIdent()}
ce.parseBindingList=function(e,t,i,r){var s=[],n=true
while(!this.eat(e)){if(n){n=false}else{this.expect(x.comma)}if(t&&this.type===x.comma){s.push(null)}else if(i&&this.afterTrailingComma(e)){break}else if(this.type===x.ellipsis){var a=this.parseRestBinding()
this.parseBindingListItem(a)
s.push(a)
if(this.type===x.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}this.expect(e)
break}else{s.push(this.parseAssignableListItem(r))}}return s}
ce.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
ce.parseBindingListItem=function(e){return e}
ce.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(x.eq)){return i}var r=this.startNodeAt(e,t)
r.left=i
r.right=this.parseMaybeAssign()
return this.finishNode(r,"AssignmentPattern")}
ce.checkLValSimple=function(e,t,i){if(t===void 0)t=W
var r=t!==W
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name)){this.raiseRecoverable(e.start,(r?"Binding ":"Assigning to ")+e.name+" in strict mode")}if(r){if(t===J&&e.name==="let"){this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")}if(i){if(_(i,e.name)){this.raiseRecoverable(e.start,"Argument name clash")}i[e.name]=true}if(t!==X){this.declareName(e.name,t,e.start)}}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(r){this.raiseRecoverable(e.start,"Binding member expression")}break
case"ParenthesizedExpression":if(r){this.raiseRecoverable(e.start,"Binding parenthesized expression")}return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(r?"Binding":"Assigning to")+" rvalue")}}
ce.checkLValPattern=function(e,t,i){if(t===void 0)t=W
switch(e.type){case"ObjectPattern":for(var r=0,s=e.properties;r<s.length;r+=1){var n=s[r]
this.checkLValInnerPattern(n,t,i)}break
case"ArrayPattern":for(var a=0,o=e.elements;a<o.length;a+=1){var l=o[a]
if(l){this.checkLValInnerPattern(l,t,i)}}break
default:this.checkLValSimple(e,t,i)}}
ce.checkLValInnerPattern=function(e,t,i){if(t===void 0)t=W
switch(e.type){case"Property":this.checkLValInnerPattern(e.value,t,i)
break
case"AssignmentPattern":this.checkLValPattern(e.left,t,i)
break
case"RestElement":this.checkLValPattern(e.argument,t,i)
break
default:this.checkLValPattern(e,t,i)}}
var ue=function TokContext(e,t,i,r,s){this.token=e
this.isExpr=!!t
this.preserveSpace=!!i
this.override=r
this.generator=!!s}
var he={b_stat:new ue("{",false),b_expr:new ue("{",true),b_tmpl:new ue("${",false),p_stat:new ue("(",false),p_expr:new ue("(",true),q_tmpl:new ue("`",true,true,function(e){return e.tryReadTemplateToken()}),f_stat:new ue("function",false),f_expr:new ue("function",true),f_expr_gen:new ue("function",true,false,null,true),f_gen:new ue("function",false,false,null,true)}
var pe=$.prototype
pe.initialContext=function(){return[he.b_stat]}
pe.curContext=function(){return this.context[this.context.length-1]}
pe.braceIsBlock=function(e){var t=this.curContext()
if(t===he.f_expr||t===he.f_stat){return true}if(e===x.colon&&(t===he.b_stat||t===he.b_expr)){return!t.isExpr}if(e===x._return||e===x.name&&this.exprAllowed){return v.test(this.input.slice(this.lastTokEnd,this.start))}if(e===x._else||e===x.semi||e===x.eof||e===x.parenR||e===x.arrow){return true}if(e===x.braceL){return t===he.b_stat}if(e===x._var||e===x._const||e===x.name){return false}return!this.exprAllowed}
pe.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function"){return t.generator}}return false}
pe.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===x.dot){this.exprAllowed=false}else if(t=i.updateContext){t.call(this,e)}else{this.exprAllowed=i.beforeExpr}}
pe.overrideContext=function(e){if(this.curContext()!==e){this.context[this.context.length-1]=e}}
x.parenR.updateContext=x.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===he.b_stat&&this.curContext().token==="function"){e=this.context.pop()}this.exprAllowed=!e.isExpr}
x.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?he.b_stat:he.b_expr)
this.exprAllowed=true}
x.dollarBraceL.updateContext=function(){this.context.push(he.b_tmpl)
this.exprAllowed=true}
x.parenL.updateContext=function(e){var t=e===x._if||e===x._for||e===x._with||e===x._while
this.context.push(t?he.p_stat:he.p_expr)
this.exprAllowed=true}
x.incDec.updateContext=function(){}
x._function.updateContext=x._class.updateContext=function(e){if(e.beforeExpr&&e!==x._else&&!(e===x.semi&&this.curContext()!==he.p_stat)&&!(e===x._return&&v.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===x.colon||e===x.braceL)&&this.curContext()===he.b_stat)){this.context.push(he.f_expr)}else{this.context.push(he.f_stat)}this.exprAllowed=false}
x.colon.updateContext=function(){if(this.curContext().token==="function"){this.context.pop()}this.exprAllowed=true}
x.backQuote.updateContext=function(){if(this.curContext()===he.q_tmpl){this.context.pop()}else{this.context.push(he.q_tmpl)}this.exprAllowed=false}
x.star.updateContext=function(e){if(e===x._function){var t=this.context.length-1
if(this.context[t]===he.f_expr){this.context[t]=he.f_expr_gen}else{this.context[t]=he.f_gen}}this.exprAllowed=true}
x.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==x.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext()){t=true}}this.exprAllowed=t}
var fe=$.prototype
fe.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement"){return}if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand)){return}var r=e.key
var s
switch(r.type){case"Identifier":s=r.name
break
case"Literal":s=String(r.value)
break
default:return}var n=e.kind
if(this.options.ecmaVersion>=6){if(s==="__proto__"&&n==="init"){if(t.proto){if(i){if(i.doubleProto<0){i.doubleProto=r.start}}else{this.raiseRecoverable(r.start,"Redefinition of __proto__ property")}}t.proto=true}return}s="$"+s
var a=t[s]
if(a){var o
if(n==="init"){o=this.strict&&a.init||a.get||a.set}else{o=a.init||a[n]}if(o){this.raiseRecoverable(r.start,"Redefinition of property")}}else{a=t[s]={init:false,get:false,set:false}}a[n]=true}
fe.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var r=i.start,s=i.startLoc
var n=i.parseMaybeAssign(e,t)
if(i.type===x.comma){var a=i.startNodeAt(r,s)
a.expressions=[n]
while(i.eat(x.comma)){a.expressions.push(i.parseMaybeAssign(e,t))}return i.finishNode(a,"SequenceExpression")}return n})}
fe.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator){return this.parseYield(e)}else{this.exprAllowed=false}}var r=false,s=-1,n=-1,a=-1
if(t){s=t.parenthesizedAssign
n=t.trailingComma
a=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new te
r=true}var o=this.start,l=this.startLoc
if(this.type===x.parenL||this.type===x.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i){c=i.call(this,c,o,l)}if(this.type.isAssign){var u=this.startNodeAt(o,l)
u.operator=this.value
if(this.type===x.eq){c=this.toAssignable(c,false,t)}if(!r){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start){t.shorthandAssign=-1}if(t.doubleProto>=c.start){t.doubleProto=-1}}if(this.type===x.eq){this.checkLValPattern(c)}else{this.checkLValSimple(c)}u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(a>-1){t.doubleProto=a}return this.finishNode(u,"AssignmentExpression")}else{if(r){this.checkExpressionErrors(t,true)}}if(s>-1){t.parenthesizedAssign=s}if(n>-1){t.trailingComma=n}return c}
fe.parseMaybeConditional=function(e,t){var i=this.start,r=this.startLoc
var s=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t)){return s}if(!(s.type==="ArrowFunctionExpression"&&s.start===i)&&this.eat(x.question)){var n=this.startNodeAt(i,r)
n.test=s
n.consequent=this.parseMaybeAssign()
this.expect(x.colon)
n.alternate=this.parseMaybeAssign(e)
return this.finishNode(n,"ConditionalExpression")}return s}
fe.parseExprOps=function(e,t){var i=this.start,r=this.startLoc
var s=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t)){return s}return s.start===i&&s.type==="ArrowFunctionExpression"?s:this.parseExprOp(s,i,r,-1,e)}
fe.parseExprOp=function(e,t,i,r,s){var n=this.type.binop
if(n!=null&&(!s||this.type!==x._in)){if(n>r){var a=this.type===x.logicalOR||this.type===x.logicalAND
var o=this.type===x.coalesce
if(o){n=x.logicalAND.binop}var l=this.value
this.next()
var c=this.start,u=this.startLoc
var f=this.parseExprOp(this.parseMaybeUnary(null,false,false,s),c,u,n,s)
var d=this.buildBinary(t,i,e,f,l,a||o)
if(a&&this.type===x.coalesce||o&&(this.type===x.logicalOR||this.type===x.logicalAND)){this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")}return this.parseExprOp(d,t,i,r,s)}}return e}
fe.buildBinary=function(e,t,i,r,s,n){if(r.type==="PrivateIdentifier"){this.raise(r.start,"Private identifier can only be left side of binary expression")}var a=this.startNodeAt(e,t)
a.left=i
a.operator=s
a.right=r
return this.finishNode(a,n?"LogicalExpression":"BinaryExpression")}
fe.parseMaybeUnary=function(e,t,i,r){var s=this.start,n=this.startLoc,a
if(this.isContextual("await")&&this.canAwait){a=this.parseAwait(r)
t=true}else if(this.type.prefix){var o=this.startNode(),l=this.type===x.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,l,r)
this.checkExpressionErrors(e,true)
if(l){this.checkLValSimple(o.argument)}else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument)){this.raiseRecoverable(o.start,"Deleting local variable in strict mode")}else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument)){this.raiseRecoverable(o.start,"Private fields can not be deleted")}else{t=true}a=this.finishNode(o,l?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===x.privateId){if((r||this.privateNameStack.length===0)&&this.options.checkPrivateFields){this.unexpected()}a=this.parsePrivateIdent()
if(this.type!==x._in){this.unexpected()}}else{a=this.parseExprSubscripts(e,r)
if(this.checkExpressionErrors(e)){return a}while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(s,n)
c.operator=this.value
c.prefix=false
c.argument=a
this.checkLValSimple(a)
this.next()
a=this.finishNode(c,"UpdateExpression")}}if(!i&&!(a.type==="ArrowFunctionExpression"&&a.start===s)&&this.eat(x.starstar)){if(t){this.unexpected(this.lastTokStart)}else{return this.buildBinary(s,n,a,this.parseMaybeUnary(null,false,false,r),"**",false)}}else{return a}}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}fe.parseExprSubscripts=function(e,t){var i=this.start,r=this.startLoc
var s=-1,n=-1
if(e){s=e.doubleProto
n=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var a=this.parseExprAtom(e,t)
if(a.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")"){return a}var o=this.parseSubscripts(a,i,r,false,t)
if(e){if(o.end>a.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start){e.parenthesizedAssign=-1}if(e.parenthesizedBind>=o.start){e.parenthesizedBind=-1}if(e.trailingComma>=o.start){e.trailingComma=-1}}if(s>-1){e.doubleProto=s}if(n>-1){e.shorthandAssign=n}}return o}
fe.parseSubscripts=function(e,t,i,r,s){var n=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var a=false
while(true){var o=this.parseSubscript(e,t,i,r,n,a,s)
if(o.optional){a=true}if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(a){var l=this.startNodeAt(t,i)
l.expression=o
o=this.finishNode(l,"ChainExpression")}return o}e=o
n=false}}
fe.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(x.arrow)}
fe.parseSubscriptAsyncArrow=function(e,t,i,r){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,r)}
fe.parseSubscript=function(e,t,i,r,s,n,a){var o=this.options.ecmaVersion>=11
var l=o&&this.eat(x.questionDot)
if(r&&l){this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")}var c=this.eat(x.bracketL)
if(c||l&&this.type!==x.parenL&&this.type!==x.backQuote||this.eat(x.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(x.bracketR)}else if(this.type===x.privateId&&e.type!=="Super"){u.property=this.parsePrivateIdent()}else{u.property=this.parseIdent(this.options.allowReserved!=="never")}u.computed=!!c
if(o){u.optional=l}e=this.finishNode(u,"MemberExpression")}else if(!r&&this.eat(x.parenL)){var f=new te,d=this.yieldPos,m=this.awaitPos,g=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var v=this.parseExprList(x.parenR,this.options.ecmaVersion>=8,false,f)
if(s&&!l&&this.shouldParseAsyncArrow()){this.checkPatternErrors(f,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0){this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")}this.yieldPos=d
this.awaitPos=m
this.awaitIdentPos=g
return this.parseSubscriptAsyncArrow(t,i,v,a)}this.checkExpressionErrors(f,true)
this.yieldPos=d||this.yieldPos
this.awaitPos=m||this.awaitPos
this.awaitIdentPos=g||this.awaitIdentPos
var y=this.startNodeAt(t,i)
y.callee=e
y.arguments=v
if(o){y.optional=l}e=this.finishNode(y,"CallExpression")}else if(this.type===x.backQuote){if(l||n){this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")}var b=this.startNodeAt(t,i)
b.tag=e
b.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(b,"TaggedTemplateExpression")}return e}
fe.parseExprAtom=function(e,t,i){if(this.type===x.slash){this.readRegexp()}var r,s=this.potentialArrowAt===this.start
switch(this.type){case x._super:if(!this.allowSuper){this.raise(this.start,"'super' keyword outside a method")}r=this.startNode()
this.next()
if(this.type===x.parenL&&!this.allowDirectSuper){this.raise(r.start,"super() call outside constructor of a subclass")}if(this.type!==x.dot&&this.type!==x.bracketL&&this.type!==x.parenL){this.unexpected()}return this.finishNode(r,"Super")
case x._this:r=this.startNode()
this.next()
return this.finishNode(r,"ThisExpression")
case x.name:var n=this.start,a=this.startLoc,o=this.containsEsc
var l=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&l.name==="async"&&!this.canInsertSemicolon()&&this.eat(x._function)){this.overrideContext(he.f_expr)
return this.parseFunction(this.startNodeAt(n,a),0,false,true,t)}if(s&&!this.canInsertSemicolon()){if(this.eat(x.arrow)){return this.parseArrowExpression(this.startNodeAt(n,a),[l],false,t)}if(this.options.ecmaVersion>=8&&l.name==="async"&&this.type===x.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){l=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(x.arrow)){this.unexpected()}return this.parseArrowExpression(this.startNodeAt(n,a),[l],true,t)}}return l
case x.regexp:var c=this.value
r=this.parseLiteral(c.value)
r.regex={pattern:c.pattern,flags:c.flags}
return r
case x.num:case x.string:return this.parseLiteral(this.value)
case x._null:case x._true:case x._false:r=this.startNode()
r.value=this.type===x._null?null:this.type===x._true
r.raw=this.type.keyword
this.next()
return this.finishNode(r,"Literal")
case x.parenL:var u=this.start,f=this.parseParenAndDistinguishExpression(s,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(f)){e.parenthesizedAssign=u}if(e.parenthesizedBind<0){e.parenthesizedBind=u}}return f
case x.bracketL:r=this.startNode()
this.next()
r.elements=this.parseExprList(x.bracketR,true,true,e)
return this.finishNode(r,"ArrayExpression")
case x.braceL:this.overrideContext(he.b_expr)
return this.parseObj(false,e)
case x._function:r=this.startNode()
this.next()
return this.parseFunction(r,0)
case x._class:return this.parseClass(this.startNode(),false)
case x._new:return this.parseNew()
case x.backQuote:return this.parseTemplate()
case x._import:if(this.options.ecmaVersion>=11){return this.parseExprImport(i)}else{return this.unexpected()}default:return this.parseExprAtomDefault()}}
fe.parseExprAtomDefault=function(){this.unexpected()}
fe.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword import")}this.next()
if(this.type===x.parenL&&!e){return this.parseDynamicImport(t)}else if(this.type===x.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else{this.unexpected()}}
fe.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(x.parenR)){this.expect(x.comma)
if(!this.afterTrailingComma(x.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(x.parenR)){this.expect(x.comma)
if(!this.afterTrailingComma(x.parenR)){this.unexpected()}}}else{e.options=null}}else{e.options=null}}else{if(!this.eat(x.parenR)){var t=this.start
if(this.eat(x.comma)&&this.eat(x.parenR)){this.raiseRecoverable(t,"Trailing comma is not allowed in import()")}else{this.unexpected(t)}}}return this.finishNode(e,"ImportExpression")}
fe.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta"){this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")}if(t){this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")}if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere){this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")}return this.finishNode(e,"MetaProperty")}
fe.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110){t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")}this.next()
return this.finishNode(t,"Literal")}
fe.parseParenExpression=function(){this.expect(x.parenL)
var e=this.parseExpression()
this.expect(x.parenR)
return e}
fe.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
fe.parseParenAndDistinguishExpression=function(e,t){var i=this.start,r=this.startLoc,s,n=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var a=this.start,o=this.startLoc
var l=[],c=true,u=false
var f=new te,d=this.yieldPos,m=this.awaitPos,g
this.yieldPos=0
this.awaitPos=0
while(this.type!==x.parenR){c?c=false:this.expect(x.comma)
if(n&&this.afterTrailingComma(x.parenR,true)){u=true
break}else if(this.type===x.ellipsis){g=this.start
l.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===x.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}break}else{l.push(this.parseMaybeAssign(false,f,this.parseParenItem))}}var v=this.lastTokEnd,y=this.lastTokEndLoc
this.expect(x.parenR)
if(e&&this.shouldParseArrow(l)&&this.eat(x.arrow)){this.checkPatternErrors(f,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=d
this.awaitPos=m
return this.parseParenArrowList(i,r,l,t)}if(!l.length||u){this.unexpected(this.lastTokStart)}if(g){this.unexpected(g)}this.checkExpressionErrors(f,true)
this.yieldPos=d||this.yieldPos
this.awaitPos=m||this.awaitPos
if(l.length>1){s=this.startNodeAt(a,o)
s.expressions=l
this.finishNodeAt(s,"SequenceExpression",v,y)}else{s=l[0]}}else{s=this.parseParenExpression()}if(this.options.preserveParens){var b=this.startNodeAt(i,r)
b.expression=s
return this.finishNode(b,"ParenthesizedExpression")}else{return s}}
fe.parseParenItem=function(e){return e}
fe.parseParenArrowList=function(e,t,i,r){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,r)}
var de=[]
fe.parseNew=function(){if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword new")}var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===x.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target"){this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")}if(i){this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")}if(!this.allowNewDotTarget){this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")}return this.finishNode(e,"MetaProperty")}var r=this.start,s=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),r,s,true,false)
if(e.callee.type==="Super"){this.raiseRecoverable(r,"Invalid use of 'super'")}if(this.eat(x.parenL)){e.arguments=this.parseExprList(x.parenR,this.options.ecmaVersion>=8,false)}else{e.arguments=de}return this.finishNode(e,"NewExpression")}
fe.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===x.invalidTemplate){if(!t){this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")}i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else{i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}}this.next()
i.tail=this.type===x.backQuote
return this.finishNode(i,"TemplateElement")}
fe.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var r=this.parseTemplateElement({isTagged:t})
i.quasis=[r]
while(!r.tail){if(this.type===x.eof){this.raise(this.pos,"Unterminated template literal")}this.expect(x.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(x.braceR)
i.quasis.push(r=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
fe.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===x.name||this.type===x.num||this.type===x.string||this.type===x.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===x.star)&&!v.test(this.input.slice(this.lastTokEnd,this.start))}
fe.parseObj=function(e,t){var i=this.startNode(),r=true,s={}
i.properties=[]
this.next()
while(!this.eat(x.braceR)){if(!r){this.expect(x.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(x.braceR)){break}}else{r=false}var n=this.parseProperty(e,t)
if(!e){this.checkPropClash(n,s,t)}i.properties.push(n)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
fe.parseProperty=function(e,t){var i=this.startNode(),r,s,n,a
if(this.options.ecmaVersion>=9&&this.eat(x.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===x.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===x.comma&&t&&t.trailingComma<0){t.trailingComma=this.start}return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){n=this.start
a=this.startLoc}if(!e){r=this.eat(x.star)}}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!r&&this.isAsyncProp(i)){s=true
r=this.options.ecmaVersion>=9&&this.eat(x.star)
this.parsePropertyName(i)}else{s=false}this.parsePropertyValue(i,e,r,s,n,a,t,o)
return this.finishNode(i,"Property")}
fe.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var r=e.value.start
if(e.kind==="get"){this.raiseRecoverable(r,"getter should have no params")}else{this.raiseRecoverable(r,"setter should have exactly one param")}}else{if(e.kind==="set"&&e.value.params[0].type==="RestElement"){this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}}}
fe.parsePropertyValue=function(e,t,i,r,s,n,a,o){if((i||r)&&this.type===x.colon){this.unexpected()}if(this.eat(x.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,a)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===x.parenL){if(t){this.unexpected()}e.method=true
e.value=this.parseMethod(i,r)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&(this.type!==x.comma&&this.type!==x.braceR&&this.type!==x.eq)){if(i||r){this.unexpected()}this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||r){this.unexpected()}this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=s}if(t){e.value=this.parseMaybeDefault(s,n,this.copyNode(e.key))}else if(this.type===x.eq&&a){if(a.shorthandAssign<0){a.shorthandAssign=this.start}e.value=this.parseMaybeDefault(s,n,this.copyNode(e.key))}else{e.value=this.copyNode(e.key)}e.kind="init"
e.shorthand=true}else{this.unexpected()}}
fe.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(x.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(x.bracketR)
return e.key}else{e.computed=false}}return e.key=this.type===x.num||this.type===x.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
fe.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6){e.generator=e.expression=false}if(this.options.ecmaVersion>=8){e.async=false}}
fe.parseMethod=function(e,t,i){var r=this.startNode(),s=this.yieldPos,n=this.awaitPos,a=this.awaitIdentPos
this.initFunction(r)
if(this.options.ecmaVersion>=6){r.generator=e}if(this.options.ecmaVersion>=8){r.async=!!t}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(t,r.generator)|F|(i?j:0))
this.expect(x.parenL)
r.params=this.parseBindingList(x.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()
this.parseFunctionBody(r,false,true,false)
this.yieldPos=s
this.awaitPos=n
this.awaitIdentPos=a
return this.finishNode(r,"FunctionExpression")}
fe.parseArrowExpression=function(e,t,i,r){var s=this.yieldPos,n=this.awaitPos,a=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|M)
this.initFunction(e)
if(this.options.ecmaVersion>=8){e.async=!!i}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,r)
this.yieldPos=s
this.awaitPos=n
this.awaitIdentPos=a
return this.finishNode(e,"ArrowFunctionExpression")}
fe.parseFunctionBody=function(e,t,i,r){var s=t&&this.type!==x.braceL
var n=this.strict,a=false
if(s){e.body=this.parseMaybeAssign(r)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!n||o){a=this.strictDirective(this.end)
if(a&&o){this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}}var l=this.labels
this.labels=[]
if(a){this.strict=true}this.checkParams(e,!n&&!a&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id){this.checkLValSimple(e.id,X)}e.body=this.parseBlock(false,undefined,a&&!n)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=l}this.exitScope()}
fe.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1){var r=i[t]
if(r.type!=="Identifier"){return false}}return true}
fe.checkParams=function(e,t){var i=Object.create(null)
for(var r=0,s=e.params;r<s.length;r+=1){var n=s[r]
this.checkLValInnerPattern(n,G,t?null:i)}}
fe.parseExprList=function(e,t,i,r){var s=[],n=true
while(!this.eat(e)){if(!n){this.expect(x.comma)
if(t&&this.afterTrailingComma(e)){break}}else{n=false}var a=void 0
if(i&&this.type===x.comma){a=null}else if(this.type===x.ellipsis){a=this.parseSpread(r)
if(r&&this.type===x.comma&&r.trailingComma<0){r.trailingComma=this.start}}else{a=this.parseMaybeAssign(false,r)}s.push(a)}return s}
fe.checkUnreserved=function(e){var t=e.start
var i=e.end
var r=e.name
if(this.inGenerator&&r==="yield"){this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")}if(this.inAsync&&r==="await"){this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")}if(!(this.currentThisScope().flags&H)&&r==="arguments"){this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")}if(this.inClassStaticBlock&&(r==="arguments"||r==="await")){this.raise(t,"Cannot use "+r+" in class static initialization block")}if(this.keywords.test(r)){this.raise(t,"Unexpected keyword '"+r+"'")}if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1){return}var s=this.strict?this.reservedWordsStrict:this.reservedWords
if(s.test(r)){if(!this.inAsync&&r==="await"){this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")}this.raiseRecoverable(t,"The keyword '"+r+"' is reserved")}}
fe.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=t.start}}return t}
fe.parseIdentNode=function(){var e=this.startNode()
if(this.type===x.name){e.name=this.value}else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)){this.context.pop()}this.type=x.name}else{this.unexpected()}return e}
fe.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===x.privateId){e.name=this.value}else{this.unexpected()}this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0){this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")}else{this.privateNameStack[this.privateNameStack.length-1].used.push(e)}}return e}
fe.parseYield=function(e){if(!this.yieldPos){this.yieldPos=this.start}var t=this.startNode()
this.next()
if(this.type===x.semi||this.canInsertSemicolon()||this.type!==x.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(x.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
fe.parseAwait=function(e){if(!this.awaitPos){this.awaitPos=this.start}var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var me=$.prototype
me.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile){t+=" in "+this.sourceFile}var r=new SyntaxError(t)
r.pos=e
r.loc=i
r.raisedAt=this.pos
throw r}
me.raiseRecoverable=me.raise
me.curPosition=function(){if(this.options.locations){return new P(this.curLine,this.pos-this.lineStart)}}
var ge=$.prototype
var xe=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
ge.enterScope=function(e){this.scopeStack.push(new xe(e))}
ge.exitScope=function(){this.scopeStack.pop()}
ge.treatFunctionsAsVarInScope=function(e){return e.flags&R||!this.inModule&&e.flags&V}
ge.declareName=function(e,t,i){var r=false
if(t===J){var s=this.currentScope()
r=s.lexical.indexOf(e)>-1||s.functions.indexOf(e)>-1||s.var.indexOf(e)>-1
s.lexical.push(e)
if(this.inModule&&s.flags&V){delete this.undefinedExports[e]}}else if(t===Q){var n=this.currentScope()
n.lexical.push(e)}else if(t===K){var a=this.currentScope()
if(this.treatFunctionsAsVar){r=a.lexical.indexOf(e)>-1}else{r=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1}a.functions.push(e)}else{for(var o=this.scopeStack.length-1;o>=0;--o){var l=this.scopeStack[o]
if(l.lexical.indexOf(e)>-1&&!(l.flags&B&&l.lexical[0]===e)||!this.treatFunctionsAsVarInScope(l)&&l.functions.indexOf(e)>-1){r=true
break}l.var.push(e)
if(this.inModule&&l.flags&V){delete this.undefinedExports[e]}if(l.flags&H){break}}}if(r){this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}}
ge.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1){this.undefinedExports[e.name]=e}}
ge.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
ge.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(H|z|U)){return t}}}
ge.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(H|z|U)&&!(t.flags&M)){return t}}}
var ve=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations){this.loc=new N(e,i)}if(e.options.directSourceFile){this.sourceFile=e.options.directSourceFile}if(e.options.ranges){this.range=[t,0]}}
var ye=$.prototype
ye.startNode=function(){return new ve(this,this.start,this.startLoc)}
ye.startNodeAt=function(e,t){return new ve(this,e,t)}
function finishNodeAt(e,t,i,r){e.type=t
e.end=i
if(this.options.locations){e.loc.end=r}if(this.options.ranges){e.range[1]=i}return e}ye.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ye.finishNodeAt=function(e,t,i,r){return finishNodeAt.call(this,e,t,i,r)}
ye.copyNode=function(e){var t=new ve(this,e.start,this.startLoc)
for(var i in e){t[i]=e[i]}return t}
var be="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var ke="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var we=ke+" Extended_Pictographic"
var Se=we
var Ce=Se+" EBase EComp EMod EPres ExtPict"
var _e=Ce
var Ee=_e
var Ae={9:ke,10:we,11:Se,12:Ce,13:_e,14:Ee}
var Ie="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
var Pe={9:"",10:"",11:"",12:"",13:"",14:Ie}
var Ne="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Te="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Le=Te+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Ve=Le+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var Re=Ve+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var Oe=Re+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var De=Oe+" "+be
var Me={9:Te,10:Le,11:Ve,12:Re,13:Oe,14:De}
var Be={}
function buildUnicodeData(e){var t=Be[e]={binary:wordsRegexp(Ae[e]+" "+Ne),binaryOfStrings:wordsRegexp(Pe[e]),nonBinary:{General_Category:wordsRegexp(Ne),Script:wordsRegexp(Me[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Fe=0,je=[9,10,11,12,13,14];Fe<je.length;Fe+=1){var Ue=je[Fe]
buildUnicodeData(Ue)}var ze=$.prototype
var qe=function BranchID(e,t){this.parent=e
this.base=t||this}
qe.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent){for(var i=e;i;i=i.parent){if(t.base===i.base&&t!==i){return true}}}return false}
qe.prototype.sibling=function sibling(){return new qe(this.parent,this.base)}
var He=function RegExpValidationState(e){this.parser=e
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
He.prototype.reset=function reset(e,t,i){var r=i.indexOf("v")!==-1
var s=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(r&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=s&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=s&&this.parser.options.ecmaVersion>=9}}
He.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
He.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var r=i.length
if(e>=r){return-1}var s=i.charCodeAt(e)
if(!(t||this.switchU)||s<=55295||s>=57344||e+1>=r){return s}var n=i.charCodeAt(e+1)
return n>=56320&&n<=57343?(s<<10)+n-56613888:s}
He.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var r=i.length
if(e>=r){return r}var s=i.charCodeAt(e),n
if(!(t||this.switchU)||s<=55295||s>=57344||e+1>=r||(n=i.charCodeAt(e+1))<56320||n>57343){return e+1}return e+2}
He.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
He.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
He.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
He.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
He.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var r=0,s=e;r<s.length;r+=1){var n=s[r]
var a=this.at(i,t)
if(a===-1||a!==n){return false}i=this.nextIndex(i,t)}this.pos=i
return true}
ze.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var r=false
var s=false
for(var n=0;n<i.length;n++){var a=i.charAt(n)
if(t.indexOf(a)===-1){this.raise(e.start,"Invalid regular expression flag")}if(i.indexOf(a,n+1)>-1){this.raise(e.start,"Duplicate regular expression flag")}if(a==="u"){r=true}if(a==="v"){s=true}}if(this.options.ecmaVersion>=15&&r&&s){this.raise(e.start,"Invalid regular expression flag")}}
function hasProp(e){for(var t in e){return true}return false}ze.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
ze.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41)){e.raise("Unmatched ')'")}if(e.eat(93)||e.eat(125)){e.raise("Lone quantifier brackets")}}if(e.maxBackReference>e.numCapturingParens){e.raise("Invalid escape")}for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var r=i[t]
if(!e.groupNames[r]){e.raise("Invalid named capture referenced")}}}
ze.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t){e.branchID=new qe(e.branchID,null)}this.regexp_alternative(e)
while(e.eat(124)){if(t){e.branchID=e.branchID.sibling()}this.regexp_alternative(e)}if(t){e.branchID=e.branchID.parent}if(this.regexp_eatQuantifier(e,true)){e.raise("Nothing to repeat")}if(e.eat(123)){e.raise("Lone quantifier brackets")}}
ze.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e)){}}
ze.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU){e.raise("Invalid quantifier")}}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
ze.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36)){return true}if(e.eat(92)){if(e.eat(66)||e.eat(98)){return true}e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9){i=e.eat(60)}if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41)){e.raise("Unterminated group")}e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
ze.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
ze.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
ze.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var r=0,s=-1
if(this.regexp_eatDecimalDigits(e)){r=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e)){s=e.lastIntValue}if(e.eat(125)){if(s!==-1&&s<r&&!t){e.raise("numbers out of order in {} quantifier")}return true}}if(e.switchU&&!t){e.raise("Incomplete quantifier")}e.pos=i}return false}
ze.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
ze.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e)){return true}e.pos=t}return false}
ze.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var r=e.eat(45)
if(i||r){for(var s=0;s<i.length;s++){var n=i.charAt(s)
if(i.indexOf(n,s+1)>-1){e.raise("Duplicate regular expression modifiers")}}if(r){var a=this.regexp_eatModifiers(e)
if(!i&&!a&&e.current()===58){e.raise("Invalid regular expression modifiers")}for(var o=0;o<a.length;o++){var l=a.charAt(o)
if(a.indexOf(l,o+1)>-1||i.indexOf(l)>-1){e.raise("Duplicate regular expression modifiers")}}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41)){return true}e.raise("Unterminated group")}}e.pos=t}return false}
ze.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9){this.regexp_groupSpecifier(e)}else if(e.current()===63){e.raise("Invalid group")}this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
ze.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}ze.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
ze.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true)){e.raise("Nothing to repeat")}return false}
ze.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}ze.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i)){e.advance()}return e.pos!==t}
ze.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
ze.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e)){e.raise("Invalid group")}var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var r=0,s=i;r<s.length;r+=1){var n=s[r]
if(!n.separatedFrom(e.branchID)){e.raise("Duplicate capture group name")}}}else{e.raise("Duplicate capture group name")}}if(t){(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)}else{e.groupNames[e.lastStringValue]=true}}}
ze.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62)){return true}e.raise("Invalid capture group name")}return false}
ze.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)}return true}return false}
ze.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var r=e.current(i)
e.advance(i)
if(r===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){r=e.lastIntValue}if(isRegExpIdentifierStart(r)){e.lastIntValue=r
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}ze.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var r=e.current(i)
e.advance(i)
if(r===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){r=e.lastIntValue}if(isRegExpIdentifierPart(r)){e.lastIntValue=r
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}ze.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)){return true}if(e.switchU){if(e.current()===99){e.raise("Invalid unicode escape")}e.raise("Invalid escape")}return false}
ze.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference){e.maxBackReference=i}return true}if(i<=e.numCapturingParens){return true}e.pos=t}return false}
ze.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
ze.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
ze.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e)){return true}e.pos=t}return false}
ze.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
ze.regexp_eatControlEscape=function(e){var t=e.current()
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
ze.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}ze.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var r=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var s=e.lastIntValue
if(r&&s>=55296&&s<=56319){var n=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue
if(a>=56320&&a<=57343){e.lastIntValue=(s-55296)*1024+(a-56320)+65536
return true}}e.pos=n
e.lastIntValue=s}return true}if(r&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue)){return true}if(r){e.raise("Invalid unicode escape")}e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}ze.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e)){return true}if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
ze.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var We=0
var Ge=1
var Je=2
ze.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return Ge}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var r
if(e.eat(123)&&(r=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&r===Je){e.raise("Invalid property name")}return r}e.raise("Invalid property name")}return We}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}ze.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var r=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,r)
return Ge}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var s=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,s)}return We}
ze.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!_(e.unicodeProperties.nonBinary,t)){e.raise("Invalid property name")}if(!e.unicodeProperties.nonBinary[t].test(i)){e.raise("Invalid property value")}}
ze.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t)){return Ge}if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t)){return Je}e.raise("Invalid property name")}
ze.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}ze.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}ze.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
ze.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93)){e.raise("Unterminated character class")}if(t&&i===Je){e.raise("Negated character class may contain strings")}return true}return false}
ze.regexp_classContents=function(e){if(e.current()===93){return Ge}if(e.switchV){return this.regexp_classSetExpression(e)}this.regexp_nonEmptyClassRanges(e)
return Ge}
ze.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1)){e.raise("Invalid character class")}if(t!==-1&&i!==-1&&t>i){e.raise("Range out of order in character class")}}}}
ze.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e)){return true}if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i)){e.raise("Invalid class escape")}e.raise("Invalid escape")}e.pos=t}var r=e.current()
if(r!==93){e.lastIntValue=r
e.advance()
return true}return false}
ze.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e)){return true}e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
ze.regexp_classSetExpression=function(e){var t=Ge,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===Je){t=Je}var r=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==Je){t=Ge}continue}e.raise("Invalid character in character class")}if(r!==e.pos){return t}while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e)){continue}e.raise("Invalid character in character class")}if(r!==e.pos){return t}}else{e.raise("Invalid character in character class")}for(;;){if(this.regexp_eatClassSetRange(e)){continue}i=this.regexp_eatClassSetOperand(e)
if(!i){return t}if(i===Je){t=Je}}}
ze.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var r=e.lastIntValue
if(i!==-1&&r!==-1&&i>r){e.raise("Range out of order in character class")}return true}e.pos=t}return false}
ze.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e)){return Ge}return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
ze.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var r=this.regexp_classContents(e)
if(e.eat(93)){if(i&&r===Je){e.raise("Negated character class may contain strings")}return r}e.pos=t}if(e.eat(92)){var s=this.regexp_eatCharacterClassEscape(e)
if(s){return s}e.pos=t}return null}
ze.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125)){return i}}else{e.raise("Invalid escape")}e.pos=t}return null}
ze.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124)){if(this.regexp_classString(e)===Je){t=Je}}return t}
ze.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e)){t++}return t===1?Ge:Je}
ze.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)){return true}if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i)){return false}if(isClassSetSyntaxCharacter(i)){return false}e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}ze.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}ze.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
ze.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2)){return true}if(e.switchU){e.raise("Invalid escape")}e.pos=t}return false}
ze.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}ze.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70){return 10+(e-65)}if(e>=97&&e<=102){return 10+(e-97)}return e-48}ze.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e)){e.lastIntValue=t*64+i*8+e.lastIntValue}else{e.lastIntValue=t*8+i}}else{e.lastIntValue=t}return true}return false}
ze.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}ze.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var r=0;r<t;++r){var s=e.current()
if(!isHexDigit(s)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(s)
e.advance()}return true}
var Ke=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations){this.loc=new N(e,e.startLoc,e.endLoc)}if(e.options.ranges){this.range=[e.start,e.end]}}
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
return{done:t.type===x.eof,value:t}}}}}Qe.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace){this.skipSpace()}this.start=this.pos
if(this.options.locations){this.startLoc=this.curPosition()}if(this.pos>=this.input.length){return this.finishToken(x.eof)}if(e.override){return e.override(this)}else{this.readToken(this.fullCharCodeAtPos())}}
Qe.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92){return this.readWord()}return this.getTokenFromCode(e)}
Qe.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320){return t}var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
Qe.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
Qe.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1){this.raise(this.pos-2,"Unterminated comment")}this.pos=i+2
if(this.options.locations){for(var r=void 0,s=t;(r=nextLineBreak(this.input,s,this.pos))>-1;){++this.curLine
s=this.lineStart=r}}if(this.options.onComment){this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}}
Qe.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var r=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(r)){r=this.input.charCodeAt(++this.pos)}if(this.options.onComment){this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}}
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
return this.finishToken(x.ellipsis)}else{++this.pos
return this.finishToken(x.dot)}}
Qe.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61){return this.finishOp(x.assign,2)}return this.finishOp(x.slash,1)}
Qe.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var r=e===42?x.star:x.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
r=x.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61){return this.finishOp(x.assign,i+1)}return this.finishOp(r,i)}
Qe.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){var i=this.input.charCodeAt(this.pos+2)
if(i===61){return this.finishOp(x.assign,3)}}return this.finishOp(e===124?x.logicalOR:x.logicalAND,2)}if(t===61){return this.finishOp(x.assign,2)}return this.finishOp(e===124?x.bitwiseOR:x.bitwiseAND,1)}
Qe.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1)
if(e===61){return this.finishOp(x.assign,2)}return this.finishOp(x.bitwiseXOR,1)}
Qe.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||v.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(x.incDec,2)}if(t===61){return this.finishOp(x.assign,2)}return this.finishOp(x.plusMin,1)}
Qe.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61){return this.finishOp(x.assign,i+1)}return this.finishOp(x.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61){i=2}return this.finishOp(x.relational,i)}
Qe.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61){return this.finishOp(x.equality,this.input.charCodeAt(this.pos+2)===61?3:2)}if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(x.arrow)}return this.finishOp(e===61?x.eq:x.prefix,1)}
Qe.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57){return this.finishOp(x.questionDot,2)}}if(t===63){if(e>=12){var r=this.input.charCodeAt(this.pos+2)
if(r===61){return this.finishOp(x.assign,3)}}return this.finishOp(x.coalesce,2)}}return this.finishOp(x.question,1)}
Qe.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92){return this.finishToken(x.privateId,this.readWord1())}}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
Qe.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
case 40:++this.pos
return this.finishToken(x.parenL)
case 41:++this.pos
return this.finishToken(x.parenR)
case 59:++this.pos
return this.finishToken(x.semi)
case 44:++this.pos
return this.finishToken(x.comma)
case 91:++this.pos
return this.finishToken(x.bracketL)
case 93:++this.pos
return this.finishToken(x.bracketR)
case 123:++this.pos
return this.finishToken(x.braceL)
case 125:++this.pos
return this.finishToken(x.braceR)
case 58:++this.pos
return this.finishToken(x.colon)
case 96:if(this.options.ecmaVersion<6){break}++this.pos
return this.finishToken(x.backQuote)
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
case 126:return this.finishOp(x.prefix,1)
case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+codePointToString(e)+"'")}
Qe.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
Qe.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(i,"Unterminated regular expression")}var r=this.input.charAt(this.pos)
if(v.test(r)){this.raise(i,"Unterminated regular expression")}if(!e){if(r==="["){t=true}else if(r==="]"&&t){t=false}else if(r==="/"&&!t){break}e=r==="\\"}else{e=false}++this.pos}var s=this.input.slice(i,this.pos);++this.pos
var n=this.pos
var a=this.readWord1()
if(this.containsEsc){this.unexpected(n)}var o=this.regexpState||(this.regexpState=new He(this))
o.reset(i,s,a)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var l=null
try{l=new RegExp(s,a)}catch(e){}return this.finishToken(x.regexp,{pattern:s,flags:a,value:l})}
Qe.readInt=function(e,t,i){var r=this.options.ecmaVersion>=12&&t===undefined
var s=i&&this.input.charCodeAt(this.pos)===48
var n=this.pos,a=0,o=0
for(var l=0,c=t==null?Infinity:t;l<c;++l,++this.pos){var u=this.input.charCodeAt(this.pos),f=void 0
if(r&&u===95){if(s){this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")}if(o===95){this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")}if(l===0){this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")}o=u
continue}if(u>=97){f=u-97+10}else if(u>=65){f=u-65+10}else if(u>=48&&u<=57){f=u-48}else{f=Infinity}if(f>=e){break}o=u
a=a*e+f}if(r&&o===95){this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")}if(this.pos===n||t!=null&&this.pos-n!==t){return null}return a}
function stringToNumber(e,t){if(t){return parseInt(e,8)}return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function"){return null}return BigInt(e.replace(/_/g,""))}Qe.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null){this.raise(this.start+2,"Expected number in radix "+e)}if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(x.num,i)}
Qe.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,undefined,true)===null){this.raise(t,"Invalid number")}var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict){this.raise(t,"Invalid number")}var r=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&r===110){var s=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(x.num,s)}if(i&&/[89]/.test(this.input.slice(t,this.pos))){i=false}if(r===46&&!i){++this.pos
this.readInt(10)
r=this.input.charCodeAt(this.pos)}if((r===69||r===101)&&!i){r=this.input.charCodeAt(++this.pos)
if(r===43||r===45){++this.pos}if(this.readInt(10)===null){this.raise(t,"Invalid number")}}if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}var n=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(x.num,n)}
Qe.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6){this.unexpected()}var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111){this.invalidStringToken(i,"Code point out of bounds")}}else{t=this.readHexChar(4)}return t}
Qe.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated string constant")}var r=this.input.charCodeAt(this.pos)
if(r===e){break}if(r===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(r===8232||r===8233){if(this.options.ecmaVersion<10){this.raise(this.start,"Unterminated string constant")}++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(r)){this.raise(this.start,"Unterminated string constant")}++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(x.string,t)}
var Xe={}
Qe.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Xe){this.readInvalidTemplateToken()}else{throw e}}this.inTemplateElement=false}
Qe.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9){throw Xe}else{this.raise(e,t)}}
Qe.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated template")}var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===x.template||this.type===x.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(x.dollarBraceL)}else{++this.pos
return this.finishToken(x.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(x.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:e+="\n"
break
default:e+=String.fromCharCode(i)
break}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else{++this.pos}}}
Qe.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++){switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{"){break}case"`":return this.finishToken(x.invalidTemplate,this.input.slice(this.start,this.pos))
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
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var r=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var s=parseInt(r,8)
if(s>255){r=r.slice(0,-1)
s=parseInt(r,8)}this.pos+=r.length-1
t=this.input.charCodeAt(this.pos)
if((r!=="0"||t===56||t===57)&&(this.strict||e)){this.invalidStringToken(this.pos-1-r.length,e?"Octal literal in template string":"Octal literal in strict mode")}return String.fromCharCode(s)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
Qe.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null){this.invalidStringToken(t,"Bad character escape sequence")}return i}
Qe.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var r=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var s=this.fullCharCodeAtPos()
if(isIdentifierChar(s,r)){this.pos+=s<=65535?1:2}else if(s===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var n=this.pos
if(this.input.charCodeAt(++this.pos)!==117){this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX")}++this.pos
var a=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(a,r)){this.invalidStringToken(n,"Invalid Unicode escape")}e+=codePointToString(a)
i=this.pos}else{break}t=false}return e+this.input.slice(i,this.pos)}
Qe.readWord=function(){var e=this.readWord1()
var t=x.name
if(this.keywords.test(e)){t=g[e]}return this.finishToken(t,e)}
var $e="8.19.0"
$.acorn={Parser:$,version:$e,defaultOptions:T,Position:P,SourceLocation:N,getLineInfo,Node:ve,TokenType:f,tokTypes:x,keywordTypes:g,TokContext:ue,tokContexts:he,isIdentifierChar,isIdentifierStart,Token:Ke,isNewLine,lineBreak:v,lineBreakG:y,nonASCIIwhitespace:b}
function parse(e,t){return $.parse(e,t)}function parseExpressionAt(e,t,i){return $.parseExpressionAt(e,t,i)}function tokenizer(e,t){return $.tokenizer(e,t)}e.Node=ve
e.Parser=$
e.Position=P
e.SourceLocation=N
e.TokContext=ue
e.Token=Ke
e.TokenType=f
e.defaultOptions=T
e.getLineInfo=getLineInfo
e.isIdentifierChar=isIdentifierChar
e.isIdentifierStart=isIdentifierStart
e.isNewLine=isNewLine
e.keywordTypes=g
e.lineBreak=v
e.lineBreakG=y
e.nonASCIIwhitespace=b
e.parse=parse
e.parseExpressionAt=parseExpressionAt
e.tokContexts=he
e.tokTypes=x
e.tokenizer=tokenizer
e.version=$e})},3860:e=>{var t=Object.prototype.hasOwnProperty
var i=Object.prototype.toString
var r=Object.defineProperty
var s=Object.getOwnPropertyDescriptor
var n=function isArray(e){if(typeof Array.isArray==="function"){return Array.isArray(e)}return i.call(e)==="[object Array]"}
var a=function isPlainObject(e){if(!e||i.call(e)!=="[object Object]"){return false}var r=t.call(e,"constructor")
var s=e.constructor&&e.constructor.prototype&&t.call(e.constructor.prototype,"isPrototypeOf")
if(e.constructor&&!r&&!s){return false}var n
for(n in e){}return typeof n==="undefined"||t.call(e,n)}
var o=function setProperty(e,t){if(r&&t.name==="__proto__"){r(e,t.name,{enumerable:true,configurable:true,value:t.newValue,writable:true})}else{e[t.name]=t.newValue}}
var l=function getProperty(e,i){if(i==="__proto__"){if(!t.call(e,i)){return void 0}else if(s){return s(e,i).value}}return e[i]}
e.exports=function extend(){var e,t,i,r,s,c
var u=arguments[0]
var f=1
var d=arguments.length
var m=false
if(typeof u==="boolean"){m=u
u=arguments[1]||{}
f=2}if(u==null||typeof u!=="object"&&typeof u!=="function"){u={}}for(;f<d;++f){e=arguments[f]
if(e!=null){for(t in e){i=l(u,t)
r=l(e,t)
if(u!==r){if(m&&r&&(a(r)||(s=n(r)))){if(s){s=false
c=i&&n(i)?i:[]}else{c=i&&a(i)?i:{}}o(u,{name:t,newValue:extend(m,c,r)})}else if(typeof r!=="undefined"){o(u,{name:t,newValue:r})}}}}}return u}},9312:e=>{(function(){var t
if(true){t=e.exports=format}else{}t.format=format
t.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function"){t.printf=printf}function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,i=[].slice.call(arguments),r=0,s=e.length,n="",a,o=false,l,c,u=false,f,nextArg=function(){return i[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[r])){t+=e[r++]
a=e[r]}return t.length>0?parseInt(t):null}
for(;r<s;++r){a=e[r]
if(o){o=false
if(a=="."){u=false
a=e[++r]}else if(a=="0"&&e[r+1]=="."){u=true
r+=2
a=e[r]}else{u=true}f=slurpNumber()
switch(a){case"b":n+=parseInt(nextArg(),10).toString(2)
break
case"c":l=nextArg()
if(typeof l==="string"||l instanceof String)n+=l
else n+=String.fromCharCode(parseInt(l,10))
break
case"d":n+=parseInt(nextArg(),10)
break
case"f":c=String(parseFloat(nextArg()).toFixed(f||6))
n+=u?c:c.replace(/^0/,"")
break
case"j":n+=JSON.stringify(nextArg())
break
case"o":n+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":n+=nextArg()
break
case"x":n+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":n+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:n+=a
break}}else if(a==="%"){o=true}else{n+=a}}return n}})()},6193:(e,t,i)=>{i.d(t,{A:()=>stringify,q:()=>parse})
function parse(e){const t=[]
const i=String(e||"")
let r=i.indexOf(",")
let s=0
let n=false
while(!n){if(r===-1){r=i.length
n=true}const e=i.slice(s,r).trim()
if(e||!n){t.push(e)}s=r+1
r=i.indexOf(",",s)}return t}function stringify(e,t){const i=t||{}
const r=e[e.length-1]===""?[...e,""]:e
return r.join((i.padRight?" ":"")+","+(i.padLeft===false?"":" ")).trim()}},652:(e,t,i)=>{i.d(t,{V:()=>toHtml})
const r=["area","base","basefont","bgsound","br","col","command","embed","frame","hr","image","img","input","keygen","link","meta","param","source","track","wbr"]
var s=i(4278)
var n=i(950)
const a=/["&'<>`]/g
const o=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const l=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const c=/[|\\{}()[\]^$+*?.]/g
const u=new WeakMap
function core_core(e,t){e=e.replace(t.subset?charactersToExpressionCached(t.subset):a,basic)
if(t.subset||t.escapeOnly){return e}return e.replace(o,surrogate).replace(l,basic)
function surrogate(e,i,r){return t.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,r.charCodeAt(i+2),t)}function basic(e,i,r){return t.format(e.charCodeAt(0),r.charCodeAt(i+1),t)}}function charactersToExpressionCached(e){let t=u.get(e)
if(!t){t=charactersToExpression(e)
u.set(e,t)}return t}function charactersToExpression(e){const t=[]
let i=-1
while(++i<e.length){t.push(e[i].replace(c,"\\$&"))}return new RegExp("(?:"+t.join("|")+")","g")}const f=/[\dA-Fa-f]/
function toHexadecimal(e,t,i){const r="&#x"+e.toString(16).toUpperCase()
return i&&t&&!f.test(String.fromCharCode(t))?r:r+";"}const d=/\d/
function toDecimal(e,t,i){const r="&#"+String(e)
return i&&t&&!d.test(String.fromCharCode(t))?r:r+";"}const m=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]
const g={nbsp:" ",iexcl:"¡",cent:"¢",pound:"£",curren:"¤",yen:"¥",brvbar:"¦",sect:"§",uml:"¨",copy:"©",ordf:"ª",laquo:"«",not:"¬",shy:"­",reg:"®",macr:"¯",deg:"°",plusmn:"±",sup2:"²",sup3:"³",acute:"´",micro:"µ",para:"¶",middot:"·",cedil:"¸",sup1:"¹",ordm:"º",raquo:"»",frac14:"¼",frac12:"½",frac34:"¾",iquest:"¿",Agrave:"À",Aacute:"Á",Acirc:"Â",Atilde:"Ã",Auml:"Ä",Aring:"Å",AElig:"Æ",Ccedil:"Ç",Egrave:"È",Eacute:"É",Ecirc:"Ê",Euml:"Ë",Igrave:"Ì",Iacute:"Í",Icirc:"Î",Iuml:"Ï",ETH:"Ð",Ntilde:"Ñ",Ograve:"Ò",Oacute:"Ó",Ocirc:"Ô",Otilde:"Õ",Ouml:"Ö",times:"×",Oslash:"Ø",Ugrave:"Ù",Uacute:"Ú",Ucirc:"Û",Uuml:"Ü",Yacute:"Ý",THORN:"Þ",szlig:"ß",agrave:"à",aacute:"á",acirc:"â",atilde:"ã",auml:"ä",aring:"å",aelig:"æ",ccedil:"ç",egrave:"è",eacute:"é",ecirc:"ê",euml:"ë",igrave:"ì",iacute:"í",icirc:"î",iuml:"ï",eth:"ð",ntilde:"ñ",ograve:"ò",oacute:"ó",ocirc:"ô",otilde:"õ",ouml:"ö",divide:"÷",oslash:"ø",ugrave:"ù",uacute:"ú",ucirc:"û",uuml:"ü",yacute:"ý",thorn:"þ",yuml:"ÿ",fnof:"ƒ",Alpha:"Α",Beta:"Β",Gamma:"Γ",Delta:"Δ",Epsilon:"Ε",Zeta:"Ζ",Eta:"Η",Theta:"Θ",Iota:"Ι",Kappa:"Κ",Lambda:"Λ",Mu:"Μ",Nu:"Ν",Xi:"Ξ",Omicron:"Ο",Pi:"Π",Rho:"Ρ",Sigma:"Σ",Tau:"Τ",Upsilon:"Υ",Phi:"Φ",Chi:"Χ",Psi:"Ψ",Omega:"Ω",alpha:"α",beta:"β",gamma:"γ",delta:"δ",epsilon:"ε",zeta:"ζ",eta:"η",theta:"θ",iota:"ι",kappa:"κ",lambda:"λ",mu:"μ",nu:"ν",xi:"ξ",omicron:"ο",pi:"π",rho:"ρ",sigmaf:"ς",sigma:"σ",tau:"τ",upsilon:"υ",phi:"φ",chi:"χ",psi:"ψ",omega:"ω",thetasym:"ϑ",upsih:"ϒ",piv:"ϖ",bull:"•",hellip:"…",prime:"′",Prime:"″",oline:"‾",frasl:"⁄",weierp:"℘",image:"ℑ",real:"ℜ",trade:"™",alefsym:"ℵ",larr:"←",uarr:"↑",rarr:"→",darr:"↓",harr:"↔",crarr:"↵",lArr:"⇐",uArr:"⇑",rArr:"⇒",dArr:"⇓",hArr:"⇔",forall:"∀",part:"∂",exist:"∃",empty:"∅",nabla:"∇",isin:"∈",notin:"∉",ni:"∋",prod:"∏",sum:"∑",minus:"−",lowast:"∗",radic:"√",prop:"∝",infin:"∞",ang:"∠",and:"∧",or:"∨",cap:"∩",cup:"∪",int:"∫",there4:"∴",sim:"∼",cong:"≅",asymp:"≈",ne:"≠",equiv:"≡",le:"≤",ge:"≥",sub:"⊂",sup:"⊃",nsub:"⊄",sube:"⊆",supe:"⊇",oplus:"⊕",otimes:"⊗",perp:"⊥",sdot:"⋅",lceil:"⌈",rceil:"⌉",lfloor:"⌊",rfloor:"⌋",lang:"〈",rang:"〉",loz:"◊",spades:"♠",clubs:"♣",hearts:"♥",diams:"♦",quot:'"',amp:"&",lt:"<",gt:">",OElig:"Œ",oelig:"œ",Scaron:"Š",scaron:"š",Yuml:"Ÿ",circ:"ˆ",tilde:"˜",ensp:" ",emsp:" ",thinsp:" ",zwnj:"‌",zwj:"‍",lrm:"‎",rlm:"‏",ndash:"–",mdash:"—",lsquo:"‘",rsquo:"’",sbquo:"‚",ldquo:"“",rdquo:"”",bdquo:"„",dagger:"†",Dagger:"‡",permil:"‰",lsaquo:"‹",rsaquo:"›",euro:"€"}
const x=["cent","copy","divide","gt","lt","not","para","times"]
const v={}.hasOwnProperty
const y={}
let b
for(b in g){if(v.call(g,b)){y[g[b]]=b}}const k=/[^\dA-Za-z]/
function toNamed(e,t,i,r){const s=String.fromCharCode(e)
if(v.call(y,s)){const e=y[s]
const n="&"+e
if(i&&m.includes(e)&&!x.includes(e)&&(!r||t&&t!==61&&k.test(String.fromCharCode(t)))){return n}return n+";"}return""}function formatSmart(e,t,i){let r=toHexadecimal(e,t,i.omitOptionalSemicolons)
let s
if(i.useNamedReferences||i.useShortestReferences){s=toNamed(e,t,i.omitOptionalSemicolons,i.attribute)}if((i.useShortestReferences||!s)&&i.useShortestReferences){const s=toDecimal(e,t,i.omitOptionalSemicolons)
if(s.length<r.length){r=s}}return s&&(!i.useShortestReferences||s.length<r.length)?s:r}function stringifyEntities(e,t){return core_core(e,Object.assign({format:formatSmart},t))}function stringifyEntitiesLight(e,t){return core(e,Object.assign({format:formatBasic},t))}const w=/^>|^->|<!--|-->|--!>|<!-$/g
const S=[">"]
const C=["<",">"]
function comment(e,t,i,r){return r.settings.bogusComments?"<?"+stringifyEntities(e.value,Object.assign({},r.settings.characterReferences,{subset:S}))+">":"\x3c!--"+e.value.replace(w,encode)+"--\x3e"
function encode(e){return stringifyEntities(e,Object.assign({},r.settings.characterReferences,{subset:C}))}}function doctype(e,t,i,r){return"<!"+(r.settings.upperDoctype?"DOCTYPE":"doctype")+(r.settings.tightDoctype?"":" ")+"html>"}var _=i(6923)
var E=i(6193)
var A=i(7522)
var I=i(5510)
const P=/[ \t\n\f\r]/g
function whitespace(e){return typeof e==="object"?e.type==="text"?empty(e.value):false:empty(e)}function empty(e){return e.replace(P,"")===""}const N=siblings(1)
const T=siblings(-1)
const L=[]
function siblings(e){return sibling
function sibling(t,i,r){const s=t?t.children:L
let n=(i||0)+e
let a=s[n]
if(!r){while(a&&whitespace(a)){n+=e
a=s[n]}}return a}}const V={}.hasOwnProperty
function omission(e){return omit
function omit(t,i,r){return V.call(e,t.tagName)&&e[t.tagName](t,i,r)}}const R=omission({body,caption:headOrColgroupOrCaption,colgroup:headOrColgroupOrCaption,dd,dt,head:headOrColgroupOrCaption,html,li,optgroup,option:closing_option,p,rp:rubyElement,rt:rubyElement,tbody,td:cells,tfoot,th:cells,thead,tr})
function headOrColgroupOrCaption(e,t,i){const r=N(i,t,true)
return!r||r.type!=="comment"&&!(r.type==="text"&&whitespace(r.value.charAt(0)))}function html(e,t,i){const r=N(i,t)
return!r||r.type!=="comment"}function body(e,t,i){const r=N(i,t)
return!r||r.type!=="comment"}function p(e,t,i){const r=N(i,t)
return r?r.type==="element"&&(r.tagName==="address"||r.tagName==="article"||r.tagName==="aside"||r.tagName==="blockquote"||r.tagName==="details"||r.tagName==="div"||r.tagName==="dl"||r.tagName==="fieldset"||r.tagName==="figcaption"||r.tagName==="figure"||r.tagName==="footer"||r.tagName==="form"||r.tagName==="h1"||r.tagName==="h2"||r.tagName==="h3"||r.tagName==="h4"||r.tagName==="h5"||r.tagName==="h6"||r.tagName==="header"||r.tagName==="hgroup"||r.tagName==="hr"||r.tagName==="main"||r.tagName==="menu"||r.tagName==="nav"||r.tagName==="ol"||r.tagName==="p"||r.tagName==="pre"||r.tagName==="section"||r.tagName==="table"||r.tagName==="ul"):!i||!(i.type==="element"&&(i.tagName==="a"||i.tagName==="audio"||i.tagName==="del"||i.tagName==="ins"||i.tagName==="map"||i.tagName==="noscript"||i.tagName==="video"||i.tagName.includes("-")))}function li(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&r.tagName==="li"}function dt(e,t,i){const r=N(i,t)
return Boolean(r&&r.type==="element"&&(r.tagName==="dt"||r.tagName==="dd"))}function dd(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&(r.tagName==="dt"||r.tagName==="dd")}function rubyElement(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&(r.tagName==="rp"||r.tagName==="rt")}function optgroup(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&r.tagName==="optgroup"}function closing_option(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&(r.tagName==="option"||r.tagName==="optgroup")}function thead(e,t,i){const r=N(i,t)
return Boolean(r&&r.type==="element"&&(r.tagName==="tbody"||r.tagName==="tfoot"))}function tbody(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&(r.tagName==="tbody"||r.tagName==="tfoot")}function tfoot(e,t,i){return!N(i,t)}function tr(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&r.tagName==="tr"}function cells(e,t,i){const r=N(i,t)
return!r||r.type==="element"&&(r.tagName==="td"||r.tagName==="th")}const O=omission({body:opening_body,colgroup,head,html:opening_html,tbody:opening_tbody})
function opening_html(e){const t=N(e,-1)
return!t||t.type!=="comment"}function head(e){const t=new Set
for(const i of e.children){if(i.type==="element"&&(i.tagName==="base"||i.tagName==="title")){if(t.has(i.tagName))return false
t.add(i.tagName)}}const i=e.children[0]
return!i||i.type==="element"}function opening_body(e){const t=N(e,-1,true)
return!t||t.type!=="comment"&&!(t.type==="text"&&whitespace(t.value.charAt(0)))&&!(t.type==="element"&&(t.tagName==="meta"||t.tagName==="link"||t.tagName==="script"||t.tagName==="style"||t.tagName==="template"))}function colgroup(e,t,i){const r=T(i,t)
if(i&&r&&r.type==="element"&&r.tagName==="colgroup"&&R(r,i.children.indexOf(r),i)){return false}const s=N(e,-1,true)
return Boolean(s&&s.type==="element"&&s.tagName==="col")}function opening_tbody(e,t,i){const r=T(i,t)
if(i&&r&&r.type==="element"&&(r.tagName==="thead"||r.tagName==="tbody")&&R(r,i.children.indexOf(r),i)){return false}const s=N(e,-1)
return Boolean(s&&s.type==="element"&&s.tagName==="tr")}const D={name:[["\t\n\f\r &/=>".split(""),"\t\n\f\r \"&'/=>`".split("")],["\0\t\n\f\r \"&'/<=>".split(""),"\0\t\n\f\r \"&'/<=>`".split("")]],unquoted:[["\t\n\f\r &>".split(""),"\0\t\n\f\r \"&'<=>`".split("")],["\0\t\n\f\r \"&'<=>`".split(""),"\0\t\n\f\r \"&'<=>`".split("")]],single:[["&'".split(""),"\"&'`".split("")],["\0&'".split(""),"\0\"&'`".split("")]],double:[['"&'.split(""),"\"&'`".split("")],['\0"&'.split(""),"\0\"&'`".split("")]]}
const M=new Set(["desc","foreignObject","title"])
function element_element(e,t,i,r){const{schema:n}=r
const a=n.space==="svg"?false:r.settings.omitOptionalTags
let o=n.space==="svg"?r.settings.closeEmptyElements:r.settings.voids.includes(e.tagName.toLowerCase())
const l=[]
if(n.space==="html"&&e.tagName==="svg"){r.schema=s.JW}const c=serializeAttributes(r,e.properties)
if(r.schema.space==="svg"&&M.has(e.tagName)){r.schema=s.qy}const u=r.all(n.space==="html"&&e.tagName==="template"?e.content:e)
r.schema=n
if(u)o=false
if(c||!a||!O(e,t,i)){l.push("<",e.tagName,c?" "+c:"")
if(o&&(n.space==="svg"||r.settings.closeSelfClosing)){const e=c.charAt(c.length-1)
if(!r.settings.tightSelfClosing||e==="/"||e&&e!=='"'&&e!=="'"){l.push(" ")}l.push("/")}l.push(">")}l.push(u)
if(!o&&(!a||!R(e,t,i))){l.push("</"+e.tagName+">")}return l.join("")}function serializeAttributes(e,t){const i=[]
let r=-1
let s
if(t){for(s in t){if(t[s]!==null&&t[s]!==undefined){const r=serializeAttribute(e,s,t[s])
if(r)i.push(r)}}}while(++r<i.length){const t=e.settings.tightAttributes?i[r].charAt(i[r].length-1):undefined
if(r!==i.length-1&&t!=='"'&&t!=="'"){i[r]+=" "}}return i.join("")}function serializeAttribute(e,t,i){const r=(0,A.I)(e.schema,t)
const s=e.settings.allowParseErrors&&e.schema.space==="html"?0:1
const n=e.settings.allowDangerousCharacters?0:1
if(r.overloadedBoolean&&(i===r.attribute||i==="")){i=true}else if((r.boolean||r.overloadedBoolean)&&(typeof i!=="string"||i===r.attribute||i==="")){i=Boolean(i)}if(i===null||i===undefined||i===false||typeof i==="number"&&Number.isNaN(i)){return""}const a=stringifyEntities(r.attribute,Object.assign({},e.settings.characterReferences,{subset:D.name[s][n]}))
if(i===true)return a
i=Array.isArray(i)?(r.commaSeparated?E.A:I.A)(i,{padLeft:!e.settings.tightCommaSeparatedLists}):String(i)
if(e.settings.collapseEmptyAttributes&&!i)return a
let o
if(e.settings.preferUnquoted){o=stringifyEntities(i,Object.assign({},e.settings.characterReferences,{attribute:true,subset:D.unquoted[s][n]}))}if(o!==i){let{quote:t}=e
if(e.settings.quoteSmart&&(0,_.D)(i,t)>(0,_.D)(i,e.alternative)){t=e.alternative}o=t+stringifyEntities(i,Object.assign({},e.settings.characterReferences,{subset:(t==="'"?D.single:D.double)[s][n],attribute:true}))+t}return a+(o?"="+o:o)}const B=["<","&"]
function text_text(e,t,i,r){return i&&i.type==="element"&&(i.tagName==="script"||i.tagName==="style")?e.value:stringifyEntities(e.value,Object.assign({},r.settings.characterReferences,{subset:B}))}function raw(e,t,i,r){return r.settings.allowDangerousHtml?e.value:text_text(e,t,i,r)}function root(e,t,i,r){return r.all(e)}const F=(0,n.A)("type",{invalid,unknown,handlers:{comment,doctype,element:element_element,raw,root,text:text_text}})
function invalid(e){throw new Error("Expected node, not `"+e+"`")}function unknown(e){const t=e
throw new Error("Cannot compile unknown node `"+t.type+"`")}const j={}
const U={}
const z=[]
function toHtml(e,t){const i=t||j
const n=i.quote||'"'
if(n!=='"'&&n!=="'"){throw new Error("Invalid quote `"+n+"`, expected `'` or `\"`")}const a=n==='"'?"'":'"'
const o={one,all:lib_all,settings:{omitOptionalTags:i.omitOptionalTags||false,allowParseErrors:i.allowParseErrors||false,allowDangerousCharacters:i.allowDangerousCharacters||false,quoteSmart:i.quoteSmart||false,preferUnquoted:i.preferUnquoted||false,tightAttributes:i.tightAttributes||false,upperDoctype:i.upperDoctype||false,tightDoctype:i.tightDoctype||false,bogusComments:i.bogusComments||false,tightCommaSeparatedLists:i.tightCommaSeparatedLists||false,tightSelfClosing:i.tightSelfClosing||false,collapseEmptyAttributes:i.collapseEmptyAttributes||false,allowDangerousHtml:i.allowDangerousHtml||false,voids:i.voids||r,characterReferences:i.characterReferences||U,closeSelfClosing:i.closeSelfClosing||false,closeEmptyElements:i.closeEmptyElements||false},schema:i.space==="svg"?s.JW:s.qy,quote:n,alternative:a}
return o.one(Array.isArray(e)?{type:"root",children:e}:e,undefined,undefined)}function one(e,t,i){return F(e,t,i,this)}function lib_all(e){const t=[]
const i=e&&e.children||z
let r=-1
while(++r<i.length){t[r]=this.one(i[r],r,e)}return t.join("")}},4137:(e,t,i)=>{i.d(t,{h:()=>u})
var r=i(4278)
var s=i(6193)
const n=/[#.]/g
function parseSelector(e,t){const i=e||""
const r={}
let s=0
let a
let o
while(s<i.length){n.lastIndex=s
const e=n.exec(i)
const t=i.slice(s,e?e.index:i.length)
if(t){if(!a){o=t}else if(a==="#"){r.id=t}else if(Array.isArray(r.className)){r.className.push(t)}else{r.className=[t]}s+=t.length}if(e){a=e[0]
s++}}return{type:"element",tagName:o||t||"div",properties:r,children:[]}}var a=i(7522)
var o=i(5246)
var l=i(5510)
function createH(e,t,i){const r=i?createAdjustMap(i):undefined
function h(i,s,...n){let a
if(i===null||i===undefined){a={type:"root",children:[]}
const e=s
n.unshift(e)}else{a=parseSelector(i,t)
const o=a.tagName.toLowerCase()
const l=r?r.get(o):undefined
a.tagName=l||o
if(isChild(s)){n.unshift(s)}else{for(const[t,i]of Object.entries(s)){addProperty(e,a.properties,t,i)}}}for(const e of n){addChild(a.children,e)}if(a.type==="element"&&a.tagName==="template"&&e.space==="html"){a.content={type:"root",children:a.children}
a.children=[]}return a}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e)){return true}if(typeof e.type!=="string")return false
const t=e
const i=Object.keys(e)
for(const e of i){const i=t[e]
if(i&&typeof i==="object"){if(!Array.isArray(i))return true
const e=i
for(const t of e){if(typeof t!=="number"&&typeof t!=="string"){return true}}}}if("children"in e&&Array.isArray(e.children)){return true}return false}function addProperty(e,t,i,r){if(r===null||r===undefined)return
const n=(0,a.I)(e,i)
let o
if(typeof r==="number"){if(Number.isNaN(r))return
o=r}else if(typeof r==="boolean"){o=r}else if(typeof r==="string"){if(n.spaceSeparated){o=(0,l.q)(r)}else if(n.commaSeparated){o=(0,s.q)(r)}else if(n.commaOrSpaceSeparated){o=(0,l.q)((0,s.q)(r).join(" "))}else{o=parsePrimitive(n,n.property,r)}}else if(Array.isArray(r)){o=[...r]}else{o=n.property==="style"?style(r):String(r)}if(Array.isArray(o)){const e=[]
for(const t of o){e.push(parsePrimitive(n,n.property,t))}o=e}if(n.property==="className"&&Array.isArray(t.className)){const e=o
o=[...t.className,...Array.isArray(e)?e:[e]]}t[n.property]=o}function addChild(e,t){if(t===null||t===undefined){}else if(typeof t==="number"||typeof t==="string"){e.push({type:"text",value:String(t)})}else if(Array.isArray(t)){for(const i of t){addChild(e,i)}}else if(typeof t==="object"&&"type"in t){if(t.type==="root"){addChild(e,t.children)}else{e.push(t)}}else{throw new Error("Expected node, nodes, or string, got `"+t+"`")}}function parsePrimitive(e,t,i){if(typeof i==="string"){if(e.number&&i&&!Number.isNaN(Number(i))){return Number(i)}if((e.boolean||e.overloadedBoolean)&&(i===""||(0,o.S)(i)===(0,o.S)(t))){return true}}return i}function style(e){const t=[]
for(const[i,r]of Object.entries(e)){t.push([i,r].join(": "))}return t.join("; ")}function createAdjustMap(e){const t=new Map
for(const i of e){t.set(i.toLowerCase(),i)}return t}const c=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const u=createH(r.qy,"div")
const f=createH(r.JW,"g",c)},8504:(e,t,i)=>{i.d(t,{l:()=>toMarkdown})
var r=i(8830)
const s=(0,r.C)(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJsxTextElement","mdxTextExpression","strong","text","textDirective"])
var n=i(950)
const a={}.hasOwnProperty
function configure(e,t){let i=-1
let r
if(t.extensions){while(++i<t.extensions.length){configure(e,t.extensions[i])}}for(r in t){if(a.call(t,r)){switch(r){case"extensions":{break}case"unsafe":{list(e[r],t[r])
break}case"join":{list(e[r],t[r])
break}case"handlers":{map(e[r],t[r])
break}default:{e.options[r]=t[r]}}}}return e}function list(e,t){if(t){e.push(...t)}}function map(e,t){if(t){Object.assign(e,t)}}function blockquote(e,t,i,r){const s=i.enter("blockquote")
const n=i.createTracker(r)
n.move("> ")
n.shift(2)
const a=i.indentLines(i.containerFlow(e,n.current()),blockquote_map)
s()
return a}function blockquote_map(e,t,i){return">"+(i?"":" ")+e}function patternInScope(e,t){return listInScope(e,t.inConstruct,true)&&!listInScope(e,t.notInConstruct,false)}function listInScope(e,t,i){if(typeof t==="string"){t=[t]}if(!t||t.length===0){return i}let r=-1
while(++r<t.length){if(e.includes(t[r])){return true}}return false}function hardBreak(e,t,i,r){let s=-1
while(++s<i.unsafe.length){const e=i.unsafe[s]
if(e.character==="\n"&&!e.before&&!e.after&&patternInScope(i.stack,e)){return/[\t ]/.test(r.before)?"":" "}}return"\\\n"}function longestStreak(e,t){const i=String(e)
let r=i.indexOf(t)
let s=r
let n=0
let a=0
if(typeof t!=="string"){throw new TypeError("Expected substring")}while(r!==-1){if(r===s){if(++n>a){a=n}}else{n=1}s=r+t.length
r=i.indexOf(t,s)}return a}function formatCodeAsIndented(e,t){return Boolean(t.options.fences===false&&e.value&&!e.lang&&/[^\n\r ]/.test(e.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value))}function checkFence(e){const t=e.options.fence||"`"
if(t!=="`"&&t!=="~"){throw new Error("Cannot serialize code with `"+t+"` for `options.fence`, expected `` ` `` or `~`")}return t}function code(e,t,i,r){const s=checkFence(i)
const n=e.value||""
if(formatCodeAsIndented(e,i)){const e=i.enter("codeIndented")
const t=i.indentLines(n,code_map)
e()
return t}const a=i.createTracker(r)
const o=s.repeat(Math.max(longestStreak(n,s)+1,3))
const l=i.enter("codeFenced")
const c=s==="`"?"GraveAccent":"Tilde"
let u=a.move(o)
if(e.lang){const t=i.enter(`codeFencedLang${c}`)
u+=a.move(i.safe(e.lang,{before:u,after:" ",encode:["`"],...a.current()}))
t()}if(e.lang&&e.meta){const t=i.enter(`codeFencedMeta${c}`)
u+=a.move(" ")
u+=a.move(i.safe(e.meta,{before:u,after:"\n",encode:["`"],...a.current()}))
t()}u+=a.move("\n")
if(n){u+=a.move(n+"\n")}u+=a.move(o)
l()
return u}function code_map(e,t,i){return(i?"":"    ")+e}function checkQuote(e){const t=e.options.quote||'"'
if(t!=='"'&&t!=="'"){throw new Error("Cannot serialize title with `"+t+"` for `options.quote`, expected `\"`, or `'`")}return t}function definition(e,t,i,r){const s=checkQuote(i)
const n=s==='"'?"Quote":"Apostrophe"
const a=i.enter("definition")
let o=i.enter("label")
const l=i.createTracker(r)
let c=l.move("[")
c+=l.move(i.safe(i.associationId(e),{before:c,after:"]",...l.current()}))
c+=l.move("]: ")
o()
if(!e.url||/[\0- \u007F]/.test(e.url)){o=i.enter("destinationLiteral")
c+=l.move("<")
c+=l.move(i.safe(e.url,{before:c,after:">",...l.current()}))
c+=l.move(">")}else{o=i.enter("destinationRaw")
c+=l.move(i.safe(e.url,{before:c,after:e.title?" ":"\n",...l.current()}))}o()
if(e.title){o=i.enter(`title${n}`)
c+=l.move(" "+s)
c+=l.move(i.safe(e.title,{before:c,after:s,...l.current()}))
c+=l.move(s)
o()}a()
return c}function checkEmphasis(e){const t=e.options.emphasis||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize emphasis with `"+t+"` for `options.emphasis`, expected `*`, or `_`")}return t}var o=i(401)
var l=i(4386)
function firstCharacter(e){const t=e.codePointAt(0)
return t===undefined?"":String.fromCodePoint(t)}function lastCharacter(e){const t=e.codePointAt(e.length-2)
return t!==undefined&&t>65535?e.slice(-2):e.slice(-1)}function encodeCharacterReference(e){return"&#x"+e.toString(16).toUpperCase()+";"}function encodeInfo(e,t,i){const r=(0,l.S)(e)
const s=(0,l.S)(t)
if(r===undefined){return s===undefined?i==="_"?{inside:true,outside:true}:{inside:false,outside:false}:s===1?{inside:true,outside:true}:{inside:false,outside:true}}if(r===1){return s===undefined?{inside:false,outside:false}:s===1?{inside:true,outside:true}:{inside:false,outside:false}}return s===undefined?{inside:false,outside:false}:s===1?{inside:true,outside:false}:{inside:false,outside:false}}var c=i(9586)
function htmlKind(e){if(e.charCodeAt(0)!==60)return
const t=e.charCodeAt(1)
if(t===33){const t=e.charCodeAt(2)
if(t===45)return 2
if(t===91)return 5
if((0,o.CW)(t))return 4
return}if(t===63)return 3
const i=t===47
const r=i?2:1
let s=r
let n=e.charCodeAt(s)
if(!(0,o.CW)(n))return
while(n===45||(0,o.lV)(n)){n=e.charCodeAt(++s)}const a=e.slice(r,s).toLowerCase()
if(!i&&n!==47&&c.y.includes(a)){return 1}return c.T.includes(a)?6:7}const u=new Map([["*",false],["_",true]])
function candidates(e,t,i){const r=new Set
for(const s of e){const e=i.get(s)
if(e&&s.attention&&t.some(e=>e.attention===s.attention)){for(const t of e.tokens){r.add(t.attention)}}}const s=[]
for(const t of e){if(t.attention&&r.delete(t.attention)){s.push(t.attention)}}s.reverse()
return s}function check(e,t,i){const r=[]
const s=new Map
const n=new Map
let a=0
while(a<e.length){if(!e[a].attention){a++
continue}const o=e[a].value.charAt(0)
const c=u.get(o)
let f=a+1
while(f<e.length&&e[f].attention&&e[f].value.charAt(0)===o){f++}const d=a?e[a-1].value:t
const m=(0,l.S)(d.charCodeAt(d.length-1))
const g=(0,l.S)((f<e.length?e[f].value:i).charCodeAt(0))
const x=!g||g===2&&Boolean(m)
const v=!m||m===2&&Boolean(g)
const y={tokens:e.slice(a,f),markers:[],start:0,end:0,open:c?x&&(Boolean(m)||!v):x,close:c?v&&(Boolean(g)||!x):v,split:c!==undefined}
for(const e of y.tokens){s.set(e,[...y.tokens])
n.set(e,y)
let t=e.value.length
while(t--)y.markers.push(e)}y.end=y.markers.length
r.push(y)
a=f}pair(r,s)
a=-1
while(++a<e.length){const t=s.get(e[a])
if(t)return{attention:candidates(e,t,n),index:a}}}function containerPhrasing(e,t,i){return serialize(container_phrasing_phrasing(e,t,i),i.before,i.after)}function encode(e,t){const i=e[t?0:e.length-1]
if(!i||i.attention)return
const r=t?firstCharacter(i.value):lastCharacter(i.value)
const s=encodeCharacterReference(r.codePointAt(0))
if(t){i.value=s+i.value.slice(r.length)}else{let e=i.value.slice(0,i.value.length-r.length)
let t=0
while(e.charCodeAt(e.length-1-t)===92){t++}if(t%2)e+="\\"
i.value=e+s}}function improve(e,t,i,r,s){for(const n of i.attention){const a=t.get(n)||n.sequences[0]
for(const o of n.sequences){if(o===a)continue
const l=new Map(t)
l.set(n,o)
const c=render(e,l,r,s)
const u=check(c,r,s)
if(!u||u.index>i.index){return{chosen:l,mistake:u,tokens:c}}}}}function pair(e,t){const i=new Map
for(const r of e){const e=r.tokens[0].value.charAt(0)
let s=i.get(e)
if(!s){s=[]
i.set(e,s)}let n=r.close?s.length:0
while(n--&&r.start<r.end){const e=s[n]
const i=e.end-e.start
const a=r.end-r.start
if(r.split?(e.close||r.open)&&a%3&&!((i+a)%3):i!==e.markers.length||i!==a){continue}const o=r.split?i>1&&a>1?2:1:a
const l=e.markers.slice(e.end-o,e.end)
const c=r.markers.slice(r.start,r.start+o)
const u=l[0]
const f=c[0]
if(u===l[o-1]&&u.value.length===o&&f===c[o-1]&&f.value.length===o&&u.attention===f.attention){t.delete(u)
t.delete(f)}else{const e=[...new Set([...l,...c])]
for(const i of e){const r=t.get(i)
if(r)r.push(...e)}}e.end-=o
r.start+=o
if(e.start===e.end)s.splice(n,1)
n=s.length}if(r.open&&r.start<r.end)s.push(r)}}function attentionSequences(e,t,i){if(t.length===0){throw new Error("Cannot serialize `"+e+"` as attention without markers, expected one or more markers")}if(i.length===0){throw new Error("Cannot serialize `"+e+"` as attention without sizes, expected one or more sizes")}for(const t of i){if(!Number.isSafeInteger(t)||t<1){throw new Error("Cannot serialize `"+e+"` as attention with `"+t+"` as size, expected positive integer")}}const r=[]
for(const s of t){if(s.length!==1){throw new Error("Cannot serialize `"+e+"` as attention with `"+s+"` as marker, expected a single ascii character")}if(!(0,o.ol)(s.charCodeAt(0))){throw new Error("Cannot serialize `"+e+"` as attention with `"+s+"` as marker, expected ascii punctuation")}for(const e of i){r.push(s.repeat(e))}}return r}function container_phrasing_phrasing(e,t,i){const r=t.indexStack
const s=e.children||[]
const n=[]
let a=-1
let o=i.before
r.push(-1)
let l=t.createTracker(i)
while(++a<s.length){const c=s[a]
let u
r[r.length-1]=a
if(a+1<s.length){let i=t.handle.handlers[s[a+1].type]
if(i&&i.peek)i=i.peek
u=i?firstCharacter(i(s[a+1],e,t,{before:"",after:"",...l.current()})):""}else{u=i.after}const f=n[n.length-1]
if(typeof f==="string"&&(o==="\r"||o==="\n")&&c.type==="html"&&htmlKind(c.value)!==7){n[n.length-1]=f.replace(/(\r?\n|\r)$/," ")
o=" "
l=t.createTracker(i)
l.move(serialize(n,i.before,i.after))}const d=t.handle.handlers[c.type]
if(d&&d.attention){const e=attentionItem(c,d.attention,t,l)
if(!e)continue
n.push(e)
o=lastCharacter(e.sequences[0])}else{const i=t.handle(c,e,t,{...l.current(),after:u,before:o})
if(!i)continue
l.move(i)
n.push(i)
o=lastCharacter(i)}}r.pop()
return n}function attentionItem(e,t,i,r){const{construct:s,markers:n,sizes:a}=t(e,i)
const o=attentionSequences(e.type,n,a)
const l=o[0]
const c=i.enter(s)
const u=i.createTracker(r.current())
u.move(l)
const f=container_phrasing_phrasing(e,i,{...u.current(),before:l,after:l})
c()
if(f.length===0)return
r.move(l)
r.move(serialize(f,l,l))
r.move(l)
return{children:f,sequences:o}}function fix(e,t,i,r){let s=render(e,t,i,r)
let n=check(s,i,r)
while(n){const a=improve(e,t,n,i,r)
if(!a)return
t=a.chosen
s=a.tokens
n=a.mistake}return s}function guess(e,t,i,r){let s=i
let n=-1
while(++n<e.length){const a=e[n]
if(typeof a==="string"){s=""
continue}const o=n===e.length-1?r:""
const l=a.sequences.find(function(t){const r=t.charAt(0)
return r!==s.charAt(0)&&r!==o.charAt(0)||e.length===1&&u.has(r)&&t.length>i.length})||a.sequences[0]
if(l!==a.sequences[0])t.set(a,l)
guess(a.children,t,l,l)
s=l}}function render(e,t,i,r){const s=[]
let n
let a=lastCharacter(i)
let o=-1
while(++o<e.length){const i=e[o]
if(typeof i==="string"){const e={value:i,attention:undefined}
if(n&&n===firstCharacter(i)){encode([e],true)}n=undefined
s.push(e)
if(e.value)a=lastCharacter(e.value)
continue}const l=t.get(i)||i.sequences[0]
const c=l.charAt(0)
const u=e[o+1]
const f=a
const d=firstCharacter(u===undefined?r:typeof u==="string"?u:t.get(u)||u.sequences[0])
const m=render(i.children,t,l,l)
const g=m[0].value
const x=encodeInfo(f.charCodeAt(f.length-1),g.charCodeAt(0),c)
if(x.inside)encode(m,true)
const v=lastCharacter(m[m.length-1].value)
const y=encodeInfo(d.charCodeAt(0),v.charCodeAt(v.length-1),c)
if(y.inside)encode(m,false)
if(x.outside&&f!=="\n"&&f!=="\r"){encode(s,false)}if(y.outside)n=d
s.push({value:l,attention:i},...m,{value:l,attention:i})
a=l.charAt(l.length-1)}return s}function serialize(e,t,i){const r=new Map
guess(e,r,t,i)
const s=(r.size>0?fix(e,r,t,i):undefined)||fix(e,new Map,t,i)||render(e,new Map,t,i)
let n=""
for(const e of s)n+=e.value
return n}emphasis.attention=attention
emphasis.peek=peek
function emphasis(e,t,i,r){const s=i.enter("phrasing")
const n=attentionItem(e,attention,i,i.createTracker(r))
const a=n?serialize([n],r.before,r.after):""
s()
return a}function attention(e,t){const i=checkEmphasis(t)
return{construct:"emphasis",markers:i==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek(e,t,i){return i.options.emphasis||"*"}var f=i(4146)
function visit(e,t,i,r){let s
let n
let a
if(typeof i==="function"||i&&typeof i==="object"){s=t
n=i
a=r}else{n=t
a=i}if(typeof n==="function"){(0,f.VG)(e,s,wrap(n),a)}else{(0,f.VG)(e,s,wrapVisitors(n),a)}}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap(e.enter):e.enter,exit:typeof e.exit==="function"?wrap(e.exit):e.exit}}function wrap(e){return overload
function overload(t,i,r){return e(t,r,i[i.length-1])}}var d=i(1869)
function formatHeadingAsSetext(e,t){let i=false
visit(e,function(e){if("value"in e&&/\r?\n|\r/.test(e.value)||e.type==="break"){i=true
return f.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,d.d)(e)&&(t.options.setext||i))}function heading(e,t,i,r){const s=Math.max(Math.min(6,e.depth||1),1)
const n=i.createTracker(r)
if(formatHeadingAsSetext(e,i)){const t=i.enter("headingSetext")
const r=i.enter("phrasing")
const a=i.containerPhrasing(e,{...n.current(),before:"\n",after:"\n"})
r()
t()
return a+"\n"+(s===1?"=":"-").repeat(a.length-(Math.max(a.lastIndexOf("\r"),a.lastIndexOf("\n"))+1))}const a="#".repeat(s)
const o=i.enter("headingAtx")
const l=i.enter("phrasing")
n.move(a+" ")
let c=i.containerPhrasing(e,{before:"# ",after:"\n",...n.current()})
const u=c.charCodeAt(0)
if(u===9||u===32){c=encodeCharacterReference(u)+c.slice(1)}c=c?a+" "+c:a
if(i.options.closeAtx){c+=" "+a}l()
o()
return c}html.peek=htmlPeek
function html(e){return e.value||""}function htmlPeek(){return"<"}image_image.peek=imagePeek
function image_image(e,t,i,r){const s=checkQuote(i)
const n=s==='"'?"Quote":"Apostrophe"
const a=i.enter("image")
let o=i.enter("label")
const l=i.createTracker(r)
let c=l.move("![")
c+=l.move(i.safe(e.alt,{before:c,after:"]",...l.current()}))
c+=l.move("](")
o()
if(!e.url&&e.title||/[\0- \u007F]/.test(e.url)){o=i.enter("destinationLiteral")
c+=l.move("<")
c+=l.move(i.safe(e.url,{before:c,after:">",...l.current()}))
c+=l.move(">")}else{o=i.enter("destinationRaw")
c+=l.move(i.safe(e.url,{before:c,after:e.title?" ":")",...l.current()}))}o()
if(e.title){o=i.enter(`title${n}`)
c+=l.move(" "+s)
c+=l.move(i.safe(e.title,{before:c,after:s,...l.current()}))
c+=l.move(s)
o()}c+=l.move(")")
a()
return c}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek
function imageReference(e,t,i,r){const s=e.referenceType
const n=i.enter("imageReference")
let a=i.enter("label")
const o=i.createTracker(r)
let l=o.move("![")
const c=i.safe(e.alt,{before:l,after:"]",...o.current()})
l+=o.move(c+"][")
a()
const u=i.stack
i.stack=u.filter(function(e){return e!=="phrasing"})
a=i.enter("reference")
const f=i.safe(i.associationId(e),{before:l,after:"]",...o.current()})
a()
i.stack=u
n()
if(s==="full"||!c||c!==f){l+=o.move(f+"]")}else if(s==="shortcut"){l=l.slice(0,-1)}else{l+=o.move("]")}return l}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek
function inlineCode(e,t,i){let r=e.value||""
let s="`"
let n=-1
while(new RegExp("(^|[^`])"+s+"([^`]|$)").test(r)){s+="`"}if(/[^\n\r ]/.test(r)&&(/^[\n\r ]/.test(r)&&/[\n\r ]$/.test(r)||/^`|`$/.test(r))){r=" "+r+" "}while(++n<i.unsafe.length){const e=i.unsafe[n]
const t=i.compilePattern(e)
if(!e.atBreak)continue
let s
while(s=t.exec(r)){let e=s.index
if(r.charCodeAt(e)===10&&r.charCodeAt(e-1)===13){e--}r=r.slice(0,e)+" "+r.slice(s.index+1)}}return s+r+s}function inlineCodePeek(){return"`"}function formatLinkAsAutolink(e,t){const i=(0,d.d)(e)
return Boolean(!t.options.resourceLink&&e.url&&!e.title&&e.children&&e.children.length===1&&e.children[0].type==="text"&&(i===e.url||"mailto:"+i===e.url)&&/^[a-z][+\-.a-z]+:/i.test(e.url)&&!/[\0- <>\u007F]/.test(e.url))}link_link.peek=linkPeek
function link_link(e,t,i,r){const s=checkQuote(i)
const n=s==='"'?"Quote":"Apostrophe"
const a=i.createTracker(r)
if(formatLinkAsAutolink(e,i)){const t=i.stack
i.stack=t.filter(function(e){return e!=="phrasing"})
const r=i.enter("autolink")
let s=a.move("<")
s+=a.move(i.containerPhrasing(e,{before:s,after:">",...a.current()}))
s+=a.move(">")
r()
i.stack=t
return s}const o=i.enter("link")
let l=i.enter("label")
let c=a.move("[")
const u=i.containerPhrasing(e,{before:c,after:"](",...a.current()})
c+=a.move(u)
l()
c+=a.move("](")
const f=/[\0- \u007F]/.test(e.url)
const d=r.before.charAt(r.before.length-1)
let m=e.title||undefined
if(!m&&!f&&(d==="\n"||d==="\r")){let e=0
while(e<u.length&&u.charCodeAt(e)!==93){e+=u.charCodeAt(e)===92?2:1}if(u.charCodeAt(e+1)===58)m=""}if(!e.url&&typeof m==="string"||f){l=i.enter("destinationLiteral")
c+=a.move("<")
c+=a.move(i.safe(e.url,{before:c,after:">",...a.current()}))
c+=a.move(">")}else{l=i.enter("destinationRaw")
c+=a.move(i.safe(e.url,{before:c,after:typeof m==="string"?" ":")",...a.current()}))}l()
if(typeof m==="string"){l=i.enter(`title${n}`)
c+=a.move(" "+s)
c+=a.move(i.safe(m,{before:c,after:s,...a.current()}))
c+=a.move(s)
l()}c+=a.move(")")
o()
return c}function linkPeek(e,t,i){return formatLinkAsAutolink(e,i)?"<":"["}linkReference.peek=linkReferencePeek
function linkReference(e,t,i,r){const s=e.referenceType
const n=i.enter("linkReference")
let a=i.enter("label")
const o=i.createTracker(r)
let l=o.move("[")
const c=i.containerPhrasing(e,{before:l,after:"]",...o.current()})
l+=o.move(c+"][")
a()
const u=i.stack
i.stack=u.filter(function(e){return e!=="phrasing"})
a=i.enter("reference")
const f=i.safe(i.associationId(e),{before:l,after:"]",...o.current()})
a()
i.stack=u
n()
if(s==="full"||!c||c!==f){l+=o.move(f+"]")}else if(s==="shortcut"){l=l.slice(0,-1)}else{l+=o.move("]")}return l}function linkReferencePeek(){return"["}function checkBullet(e){const t=e.options.bullet||"*"
if(t!=="*"&&t!=="+"&&t!=="-"){throw new Error("Cannot serialize items with `"+t+"` for `options.bullet`, expected `*`, `+`, or `-`")}return t}function checkBulletOther(e){const t=checkBullet(e)
const i=e.options.bulletOther
if(!i){return t==="*"?"-":"*"}if(i!=="*"&&i!=="+"&&i!=="-"){throw new Error("Cannot serialize items with `"+i+"` for `options.bulletOther`, expected `*`, `+`, or `-`")}if(i===t){throw new Error("Expected `bullet` (`"+t+"`) and `bulletOther` (`"+i+"`) to be different")}return i}function checkBulletOrdered(e){const t=e.options.bulletOrdered||"."
if(t!=="."&&t!==")"){throw new Error("Cannot serialize items with `"+t+"` for `options.bulletOrdered`, expected `.` or `)`")}return t}function checkRule(e){const t=e.options.rule||"*"
if(t!=="*"&&t!=="-"&&t!=="_"){throw new Error("Cannot serialize rules with `"+t+"` for `options.rule`, expected `*`, `-`, or `_`")}return t}function list_list(e,t,i,r){const s=i.enter("list")
const n=i.bulletCurrent
let a=e.ordered?checkBulletOrdered(i):checkBullet(i)
const o=e.ordered?a==="."?")":".":checkBulletOther(i)
let l=t&&i.bulletLastUsed?a===i.bulletLastUsed:false
if(!e.ordered){const t=e.children?e.children[0]:undefined
if((a==="*"||a==="-")&&t&&(!t.children||!t.children[0])&&i.stack[i.stack.length-1]==="list"&&i.stack[i.stack.length-2]==="listItem"&&i.stack[i.stack.length-3]==="list"&&i.stack[i.stack.length-4]==="listItem"&&i.indexStack[i.indexStack.length-1]===0&&i.indexStack[i.indexStack.length-2]===0&&i.indexStack[i.indexStack.length-3]===0){l=true}if(checkRule(i)===a&&t){let t=-1
while(++t<e.children.length){const i=e.children[t]
if(i&&i.type==="listItem"&&i.children&&i.children[0]&&i.children[0].type==="thematicBreak"){l=true
break}}}}if(l){a=o}i.bulletCurrent=a
const c=i.containerFlow(e,r)
i.bulletLastUsed=a
i.bulletCurrent=n
s()
return c}function checkListItemIndent(e){const t=e.options.listItemIndent||"one"
if(t!=="tab"&&t!=="one"&&t!=="mixed"){throw new Error("Cannot serialize items with `"+t+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`")}return t}function listItem(e,t,i,r){const s=checkListItemIndent(i)
let n=i.bulletCurrent||checkBullet(i)
if(t&&t.type==="list"&&t.ordered){n=(typeof t.start==="number"&&t.start>-1?t.start:1)+(i.options.incrementListMarker===false?0:t.children.indexOf(e))+n}let a=n.length+1
if(s==="tab"||s==="mixed"&&(t&&t.type==="list"&&t.spread||e.spread)){a=Math.ceil(a/4)*4}const o=i.createTracker(r)
o.move(n+" ".repeat(a-n.length))
o.shift(a)
const l=i.enter("listItem")
const c=i.indentLines(i.containerFlow(e,o.current()),map)
l()
return c
function map(e,t,i){if(t){return(i?"":" ".repeat(a))+e}return(i?n:n+" ".repeat(a-n.length))+e}}function paragraph(e,t,i,r){const s=i.enter("paragraph")
const n=i.enter("phrasing")
const a=i.containerPhrasing(e,r)
n()
s()
return a}function root(e,t,i,r){const n=e.children.some(function(e){return s(e)})
if(!n)return i.containerFlow(e,r)
const a=i.enter("phrasing")
const o=i.containerPhrasing(e,r)
a()
return o}function checkStrong(e){const t=e.options.strong||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize strong with `"+t+"` for `options.strong`, expected `*`, or `_`")}return t}strong.attention=strong_attention
strong.peek=strong_peek
function strong(e,t,i,r){const s=i.enter("phrasing")
const n=attentionItem(e,strong_attention,i,i.createTracker(r))
const a=n?serialize([n],r.before,r.after):""
s()
return a}function strong_attention(e,t){const i=checkStrong(t)
return{construct:"strong",markers:i==="*"?["*","_"]:["_","*"],sizes:[2]}}function strong_peek(e,t,i){return i.options.strong||"*"}function text_text(e,t,i,r){const s=t?t.children:[]
const n=i.indexStack[i.indexStack.length-1]
return i.safe(e.value,{...r,afterNode:s[n+1],beforeNode:s[n-1]})}function checkRuleRepetition(e){const t=e.options.ruleRepetition||3
if(t<3){throw new Error("Cannot serialize rules with repetition `"+t+"` for `options.ruleRepetition`, expected `3` or more")}return t}function thematicBreak(e,t,i){const r=(checkRule(i)+(i.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(i))
return i.options.ruleSpaces?r.slice(0,-1):r}const m={blockquote,break:hardBreak,code,definition,emphasis,hardBreak,heading,html,image:image_image,imageReference,inlineCode,link:link_link,linkReference,list:list_list,listItem,paragraph,root,strong,text:text_text,thematicBreak}
const g=[joinDefaults]
function joinDefaults(e,t,i,r){if(t.type==="code"&&formatCodeAsIndented(t,r)&&(e.type==="list"||e.type===t.type&&formatCodeAsIndented(e,r))){return false}if("spread"in i&&typeof i.spread==="boolean"){if(i.spread)return 1
if(e.type==="html"){const t=htmlKind(e.value)
if(t===undefined||t===6||t===7)return 1}if(e.type==="blockquote"&&t.type==="blockquote")return 1
if((e.type==="definition"||e.type==="paragraph")&&t.type==="list"&&(t.ordered&&typeof t.start==="number"&&t.start!==1||t.children.length>0&&t.children[0].children.length===0)){return 1}if(e.type==="paragraph"&&t.type==="thematicBreak"&&checkRule(r)==="-"&&!r.options.ruleSpaces){return 1}let s=e
while((s.type==="blockquote"||s.type==="list"||s.type==="listItem")&&s.children.length>0){s=s.children[s.children.length-1]}if(s.type!=="definition"&&s.type!=="paragraph")return 0
if(t.type==="code"&&formatCodeAsIndented(t,r))return 1
if(t.type==="html"){const e=htmlKind(t.value)
if(e===undefined||e===7)return 1}if((e.type==="paragraph"||e!==s)&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,r)||t.type==="paragraph")){return 1}return 0}}const x=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
const v=[{character:"\t",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\t",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\n",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:"\n",before:"\\n",inConstruct:"phrasing"},{character:"\n",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:x},{character:'"',inConstruct:"titleQuote"},{atBreak:true,character:"#"},{character:"#",inConstruct:"headingAtx",after:"(?:[\r\n]|$)"},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destinationRaw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:x},{atBreak:true,before:"\\d+",character:")"},{character:")",inConstruct:"destinationRaw"},{atBreak:true,character:"*",after:"(?:[ \t\r\n*])"},{character:"*",inConstruct:"phrasing",notInConstruct:x},{atBreak:true,character:"+",after:"(?:[ \t\r\n])"},{atBreak:true,character:"-",after:"(?:[ \t\r\n-])"},{atBreak:true,before:"\\d+",character:".",after:"(?:[ \t\r\n]|$)"},{atBreak:true,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:x},{character:"<",inConstruct:"destinationLiteral"},{atBreak:true,character:"="},{atBreak:true,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:true,character:"["},{character:"[",inConstruct:"phrasing",notInConstruct:x},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:true,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:x},{atBreak:true,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:x},{atBreak:true,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"",inConstruct:"autolink"}]
let y=-1
while(++y<33){v.push({character:String.fromCharCode(y),inConstruct:"autolink"})}var b=i(9886)
function association(e){if(e.label||!e.identifier){return e.label||""}return(0,b.s)(e.identifier)}function compilePattern(e){if(!e._compiled){const t=(e.atBreak?"[\\r\\n][\\t ]*":"")+(e.before?"(?:"+e.before+")":"")
e._compiled=new RegExp((e.beforeNode?"^":t?"("+t+")":"")+(/[$()*+.?[\\\]^{|}]/.test(e.character)?"\\":"")+e.character+(e.afterNode?"$":e.after?"(?:"+e.after+")":""),e.unicode?"gu":"g")}return e._compiled}function containerFlow(e,t,i){const r=t.indexStack
const s=e.children||[]
const n=t.createTracker(i)
const a=[]
let o=-1
r.push(-1)
while(++o<s.length){const i=s[o]
r[r.length-1]=o
a.push(n.move(t.handle(i,e,t,{before:"\n",after:"\n",...n.current()})))
if(i.type!=="list"){t.bulletLastUsed=undefined}if(o<s.length-1){a.push(n.move(between(i,s[o+1],e,t)))}}r.pop()
return a.join("")}function between(e,t,i,r){let s=r.join.length
while(s--){const n=r.join[s](e,t,i,r)
if(n===true||n===1){break}if(typeof n==="number"){return"\n".repeat(1+n)}if(n===false){return"\n\n\x3c!----\x3e\n\n"}}return"\n\n"}const k=/\r?\n|\r/g
function indentLines(e,t){const i=[]
let r=0
let s=0
let n
while(n=k.exec(e)){one(e.slice(r,n.index))
i.push(n[0])
r=n.index+n[0].length
s++}one(e.slice(r))
return i.join("")
function one(e){i.push(t(e,s,!e))}}const w={}.hasOwnProperty
function safe(e,t,i){const r=(i.before||"")+(t||"")+(i.after||"")
const s=[]
const n=[]
const a={}
const o=e.stack.includes("autolink")
const c=i.before?i.before.length:0
const u=r.length-(i.after?i.after.length:0)
let f=-1
while(++f<e.unsafe.length){const t=e.unsafe[f]
if(!patternInScope(e.stack,t)||!nodeInScope(t.beforeNode,i.beforeNode)||!nodeInScope(t.afterNode,i.afterNode)){continue}const n=e.compilePattern(t)
const o=t.beforeNode?c:0
const l=r.slice(o,t.afterNode?u:undefined)
let d
while(d=n.exec(l)){const e=Boolean(t.before||t.atBreak)
const i=Boolean(t.after)
const r=o+d.index+(e?d[1].length:0)
if(w.call(a,r)){if(a[r].before&&!e){a[r].before=false}if(a[r].after&&!i){a[r].after=false}}else{s.push(r)
a[r]={before:e,after:i}}}}s.sort(numerical)
let d=c
f=-1
while(++f<s.length){const e=s[f]
if(e<d||e>=u){continue}if(r.charAt(e)==="_"&&e>0&&(0,l.S)(r.charCodeAt(e-1))===undefined&&!w.call(a,e-1)&&!(e-1===c&&/[*_]/.test(r.charAt(c-1)))){let t=e+1
while(t<u&&r.charAt(t)==="_"){t++}const i=t-e-1
if(s[f+i]===t-1&&t<r.length&&(0,l.S)(r.charCodeAt(t))===undefined&&!w.call(a,t)&&!(t===u-1&&/[*_]/.test(r.charAt(u)))){f+=i
continue}}if(e+1<u&&s[f+1]===e+1&&a[e].after&&!a[e+1].before&&!a[e+1].after||e-1>=c&&s[f-1]===e-1&&a[e].before&&!a[e-1].before&&!a[e-1].after){continue}if(d!==e){const t=r.slice(d,e)
n.push(o?t:escapeBackslashes(t,"\\"))}d=e+1
if(o){n.push("%"+r.charCodeAt(e).toString(16).toUpperCase().padStart(2,"0"))}else if(/[!-/:-@[-`{-~]/.test(r.charAt(e))&&(!i.encode||!i.encode.includes(r.charAt(e)))){n.push("\\"+r.charAt(e))}else{n.push(encodeCharacterReference(r.charCodeAt(e)))}}const m=r.slice(d,u)
n.push(o?m:escapeBackslashes(m,i.after))
return n.join("")}function nodeInScope(e,t){if(!e)return true
if(!t)return false
return typeof e==="string"?e===t.type:e.includes(t.type)}function numerical(e,t){return e-t}function escapeBackslashes(e,t){const i=/\\(?=[!-/:-@[-`{-~])/g
const r=[]
const s=[]
const n=e+t
let a=-1
let o=0
let l
while(l=i.exec(n)){r.push(l.index)}while(++a<r.length){if(o!==r[a]){s.push(e.slice(o,r[a]))}s.push("\\")
o=r[a]}s.push(e.slice(o))
return s.join("")}function track(e){const t=e||{}
const i=t.now||{}
let r=t.lineShift||0
let s=i.line||1
let n=i.column||1
return{move,current,shift}
function current(){return{now:{line:s,column:n},lineShift:r}}function shift(e){r+=e}function move(e){const t=e||""
const i=t.split(/\r?\n|\r/g)
const a=i[i.length-1]
s+=i.length-1
n=i.length===1?n+a.length:1+a.length+r
return t}}function toMarkdown(e,t){const i=t||{}
const r={associationId:association,bulletCurrent:undefined,bulletLastUsed:undefined,containerPhrasing:containerPhrasingBound,containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...m},handle:undefined,indentLines,indexStack:[],join:[...g],options:{},safe:safeBound,stack:[],unsafe:[...v]}
configure(r,i)
if(r.options.tightDefinitions){r.join.push(joinDefinition)}r.handle=(0,n.A)("type",{invalid,unknown,handlers:r.handlers})
let a=r.handle(s(e)?{type:"root",children:[e]}:e,undefined,r,{before:"\n",after:"\n",now:{line:1,column:1},lineShift:0})
if(a&&a.charCodeAt(a.length-1)!==10&&a.charCodeAt(a.length-1)!==13){a+="\n"}return a
function enter(e){r.stack.push(e)
return exit
function exit(){r.stack.pop()}}}function invalid(e){throw new Error("Cannot handle value `"+e+"`, expected node")}function unknown(e){const t=e
throw new Error("Cannot handle unknown node `"+t.type+"`")}function joinDefinition(e,t){if(e.type==="definition"&&e.type===t.type){return 0}}function containerPhrasingBound(e,t){return containerPhrasing(e,this,t)}function containerFlowBound(e,t){return containerFlow(e,this,t)}function safeBound(e,t){return safe(this,e,t)}},6560:(e,t,i)=>{i.d(t,{v:()=>frontmatter})
var r=i(401)
var s=i(9312)
const n=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...i){const r=t?s(t,...i):t
return new e(r)}}const a={}.hasOwnProperty
const o={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let i=-1
const r=Array.isArray(e)?e:e?[e]:["yaml"]
while(++i<r.length){t[i]=matter(r[i])}return t}function matter(e){let t=e
if(typeof t==="string"){if(!a.call(o,t)){throw n("Missing matter definition for `%s`",t)}t={type:t,marker:o[t]}}else if(typeof t!=="object"){throw n("Expected matter to be an object, not `%j`",t)}if(!a.call(t,"type")){throw n("Missing `type` in matter `%j`",t)}if(!a.call(t,"fence")&&!a.call(t,"marker")){throw n("Missing `marker` or `fence` in matter `%j`",t)}return t}function frontmatter(e){const t=toMatters(e)
const i={}
let r=-1
while(++r<t.length){const e=t[r]
const s=fence(e,"open").charCodeAt(0)
const n=createConstruct(e)
const a=i[s]
if(Array.isArray(a)){a.push(n)}else{i[s]=[n]}}return{flow:i}}function createConstruct(e){const t=e.anywhere
const i=e.type
const s=i+"Fence"
const n=s+"Sequence"
const a=i+"Value"
const o={tokenize:tokenizeClosingFence,partial:true}
let l
let c=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(u,f,d){const m=this
return start
function start(r){const a=m.now()
if(a.column===1&&(a.line===1||t)){l=fence(e,"open")
c=0
if(r===l.charCodeAt(c)){u.enter(i)
u.enter(s)
u.enter(n)
return openSequence(r)}}return d(r)}function openSequence(e){if(c===l.length){u.exit(n)
if((0,r.On)(e)){u.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===l.charCodeAt(c++)){u.consume(e)
return openSequence}return d(e)}function openSequenceWhitespace(e){if((0,r.On)(e)){u.consume(e)
return openSequenceWhitespace}u.exit("whitespace")
return openAfter(e)}function openAfter(t){if((0,r.HP)(t)){u.exit(s)
u.enter("lineEnding")
u.consume(t)
u.exit("lineEnding")
l=fence(e,"close")
c=0
return u.attempt(o,after,contentStart)}return d(t)}function contentStart(e){if(e===null||(0,r.HP)(e)){return contentEnd(e)}u.enter(a)
return contentInside(e)}function contentInside(e){if(e===null||(0,r.HP)(e)){u.exit(a)
return contentEnd(e)}u.consume(e)
return contentInside}function contentEnd(e){if(e===null){return d(e)}u.enter("lineEnding")
u.consume(e)
u.exit("lineEnding")
return u.attempt(o,after,contentStart)}function after(e){u.exit(i)
return f(e)}}function tokenizeClosingFence(e,t,i){let a=0
return closeStart
function closeStart(t){if(t===l.charCodeAt(a)){e.enter(s)
e.enter(n)
return closeSequence(t)}return i(t)}function closeSequence(t){if(a===l.length){e.exit(n)
if((0,r.On)(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===l.charCodeAt(a++)){e.consume(t)
return closeSequence}return i(t)}function closeSequenceWhitespace(t){if((0,r.On)(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(n){if(n===null||(0,r.HP)(n)){e.exit(s)
return t(n)}return i(n)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}},5295:(e,t,i)=>{i.d(t,{d:()=>mdxjs})
var r=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239]
var s=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327]
var n="‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･"
var a="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ"
var o={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package private protected public static yield",strictBind:"eval arguments"}
var l="break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this"
var c={5:l,"5module":l+" export import",6:l+" const class extends export import super"}
var u=/^in(stanceof)?$/
var f=new RegExp("["+a+"]")
var d=new RegExp("["+a+n+"]")
function isInAstralSet(e,t){var i=65536
for(var r=0;r<t.length;r+=2){i+=t[r]
if(i>e){return false}i+=t[r+1]
if(i>=e){return true}}return false}function isIdentifierStart(e,t){if(e<65){return e===36}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&f.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,s)}function isIdentifierChar(e,t){if(e<48){return e===36}if(e<58){return true}if(e<65){return false}if(e<91){return true}if(e<97){return e===95}if(e<123){return true}if(e<=65535){return e>=170&&d.test(String.fromCharCode(e))}if(t===false){return false}return isInAstralSet(e,s)||isInAstralSet(e,r)}var m=function TokenType(e,t){if(t===void 0)t={}
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
function binop(e,t){return new m(e,{beforeExpr:true,binop:t})}var g={beforeExpr:true},x={startsExpr:true}
var v={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return v[e]=new m(e,t)}var y={num:new m("num",x),regexp:new m("regexp",x),string:new m("string",x),name:new m("name",x),privateId:new m("privateId",x),eof:new m("eof"),bracketL:new m("[",{beforeExpr:true,startsExpr:true}),bracketR:new m("]"),braceL:new m("{",{beforeExpr:true,startsExpr:true}),braceR:new m("}"),parenL:new m("(",{beforeExpr:true,startsExpr:true}),parenR:new m(")"),comma:new m(",",g),semi:new m(";",g),colon:new m(":",g),dot:new m("."),question:new m("?",g),questionDot:new m("?."),arrow:new m("=>",g),template:new m("template"),invalidTemplate:new m("invalidTemplate"),ellipsis:new m("...",g),backQuote:new m("`",x),dollarBraceL:new m("${",{beforeExpr:true,startsExpr:true}),eq:new m("=",{beforeExpr:true,isAssign:true}),assign:new m("_=",{beforeExpr:true,isAssign:true}),incDec:new m("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new m("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new m("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new m("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",g),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",g),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",g),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",x),_if:kw("if"),_return:kw("return",g),_switch:kw("switch"),_throw:kw("throw",g),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",x),_super:kw("super",x),_class:kw("class",x),_extends:kw("extends",g),_export:kw("export"),_import:kw("import",x),_null:kw("null",x),_true:kw("true",x),_false:kw("false",x),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var b=/\r\n?|\n|\u2028|\u2029/
var k=new RegExp(b.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var r=t;r<i;r++){var s=e.charCodeAt(r)
if(isNewLine(s)){return r<i-1&&s===13&&e.charCodeAt(r+1)===10?r+2:r+1}}return-1}var w=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var S=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var C=Object.prototype
var _=C.hasOwnProperty
var E=C.toString
var A=Object.hasOwn||function(e,t){return _.call(e,t)}
var I=Array.isArray||function(e){return E.call(e)==="[object Array]"}
var P=Object.create(null)
function wordsRegexp(e){return P[e]||(P[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535){return String.fromCharCode(e)}e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var N=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var T=function Position(e,t){this.line=e
this.column=t}
T.prototype.offset=function offset(e){return new T(this.line,this.column+e)}
var L=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null){this.source=e.sourceFile}}
function getLineInfo(e,t){for(var i=1,r=0;;){var s=nextLineBreak(e,r,t)
if(s<0){return new T(i,t-r)}++i
r=s}}var V={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var R=false
function getOptions(e){var t={}
for(var i in V){t[i]=e&&A(e,i)?e[i]:V[i]}if(t.ecmaVersion==="latest"){t.ecmaVersion=1e8}else if(t.ecmaVersion==null){if(!R&&typeof console==="object"&&console.warn){R=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015){t.ecmaVersion-=2009}if(t.allowReserved==null){t.allowReserved=t.ecmaVersion<5}if(!e||e.allowHashBang==null){t.allowHashBang=t.ecmaVersion>=14}if(I(t.onToken)){var r=t.onToken
t.onToken=function(e){return r.push(e)}}if(I(t.onComment)){t.onComment=pushComment(t,t.onComment)}if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction){throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")}return t}function pushComment(e,t){return function(i,r,s,n,a,o){var l={type:i?"Block":"Line",value:r,start:s,end:n}
if(e.locations){l.loc=new L(this,a,o)}if(e.ranges){l.range=[s,n]}t.push(l)}}var O=1,D=2,M=4,B=8,F=16,j=32,U=64,z=128,q=256,H=512,W=1024,G=O|D|q
function functionFlags(e,t){return D|(e?M:0)|(t?B:0)}var J=0,K=1,Q=2,X=3,$=4,Y=5
var Z=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(c[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var r=""
if(e.allowReserved!==true){r=o[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module"){r+=" await"}}this.reservedWords=wordsRegexp(r)
var s=(r?r+" ":"")+o.strict
this.reservedWordsStrict=wordsRegexp(s)
this.reservedWordsStrictBind=wordsRegexp(s+" "+o.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations){this.curLine=this.input.slice(0,this.lineStart).split(b).length}}else{this.lineStart=0}this.type=y.eof
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
this.enterScope(this.options.sourceType==="commonjs"?D:O)
this.regexpState=null
this.privateNameStack=[]}
var ee={inFunction:{configurable:true},inGenerator:{configurable:true},inAsync:{configurable:true},canAwait:{configurable:true},allowReturn:{configurable:true},allowSuper:{configurable:true},allowDirectSuper:{configurable:true},treatFunctionsAsVar:{configurable:true},allowNewDotTarget:{configurable:true},allowUsing:{configurable:true},inClassStaticBlock:{configurable:true}}
Z.prototype.parse=function parse(){var e=this
var t=this.options.program||this.startNode()
this.nextToken()
return this.catchStackOverflow(function(){return e.parseTopLevel(t)})}
ee.inFunction.get=function(){return(this.currentVarScope().flags&D)>0}
ee.inGenerator.get=function(){return(this.currentVarScope().flags&B)>0}
ee.inAsync.get=function(){return(this.currentVarScope().flags&M)>0}
ee.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(q|H)){return false}if(i&D){return(i&M)>0}}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
ee.allowReturn.get=function(){if(this.inFunction){return true}if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&O){return true}return false}
ee.allowSuper.get=function(){var e=this.currentThisScope()
var t=e.flags
return(t&U)>0||this.options.allowSuperOutsideMethod}
ee.allowDirectSuper.get=function(){return(this.currentThisScope().flags&z)>0}
ee.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
ee.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e]
var i=t.flags
if(i&(q|H)||i&D&&!(i&F)){return true}}return false}
ee.allowUsing.get=function(){var e=this.currentScope()
var t=e.flags
if(t&W){return false}if(!this.inModule&&t&O){return false}return true}
ee.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&q)>0}
Z.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var r=0;r<e.length;r++){i=e[r](i)}return i}
Z.parse=function parse(e,t){return new this(t,e).parse()}
Z.parseExpressionAt=function parseExpressionAt(e,t,i){var r=new this(i,e,t)
r.nextToken()
return r.parseExpression()}
Z.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties(Z.prototype,ee)
var te=Z.prototype
var ie=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
te.strictDirective=function(e){if(this.options.ecmaVersion<5){return false}for(;;){S.lastIndex=e
e+=S.exec(this.input)[0].length
var t=ie.exec(this.input.slice(e))
if(!t){return false}if((t[1]||t[2])==="use strict"){S.lastIndex=e+t[0].length
var i=S.exec(this.input),r=i.index+i[0].length
var s=this.input.charAt(r)
return s===";"||s==="}"||b.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(s)||s==="!"&&this.input.charAt(r+1)==="="||s==="i"&&keywordOpAt(this,r))}e+=t[0].length
S.lastIndex=e
e+=S.exec(this.input)[0].length
if(this.input[e]===";"){e++}}}
function keywordOpAt(e,t){var i=t+1,r=Math.min(e.input.length,t+11)
while(i<r){var s=e.fullCharCodeAt(i)
if(!isIdentifierChar(s,true)){break}i+=s<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}te.eat=function(e){if(this.type===e){this.next()
return true}else{return false}}
te.isContextual=function(e){return this.type===y.name&&this.value===e&&!this.containsEsc}
te.eatContextual=function(e){if(!this.isContextual(e)){return false}this.next()
return true}
te.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message))){this.raise(this.start,"Not enough stack space to parse input")}else{throw e}}}
te.expectContextual=function(e){if(!this.eatContextual(e)){this.unexpected()}}
te.canInsertSemicolon=function(){return this.type===y.eof||this.type===y.braceR||b.test(this.input.slice(this.lastTokEnd,this.start))}
te.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon){this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)}return true}}
te.semicolon=function(){if(!this.eat(y.semi)&&!this.insertSemicolon()){this.unexpected()}}
te.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma){this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)}if(!t){this.next()}return true}}
te.expect=function(e){this.eat(e)||this.unexpected()}
te.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var re=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
te.checkPatternErrors=function(e,t){if(!e){return}if(e.trailingComma>-1){this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")}var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1){this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}}
te.checkExpressionErrors=function(e,t){if(!e){return false}var i=e.shorthandAssign
var r=e.doubleProto
if(!t){return i>=0||r>=0}if(i>=0){this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")}if(r>=0){this.raiseRecoverable(r,"Redefinition of __proto__ property")}}
te.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)){this.raise(this.yieldPos,"Yield expression cannot be a default value")}if(this.awaitPos){this.raise(this.awaitPos,"Await expression cannot be a default value")}}
te.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression"){return this.isSimpleAssignTarget(e.expression)}return e.type==="Identifier"||e.type==="MemberExpression"}
var se=Z.prototype
se.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body){e.body=[]}while(this.type!==y.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule){for(var r=0,s=Object.keys(this.undefinedExports);r<s.length;r+=1){var n=s[r]
this.raiseRecoverable(this.undefinedExports[n].start,"Export '"+n+"' is not defined")}}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var ne={kind:"loop"},ae={kind:"switch"}
se.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let")){return false}S.lastIndex=this.pos
var t=S.exec(this.input)
var i=this.pos+t[0].length,r=this.fullCharCodeAt(i)
if(r===91||r===92){return true}if(e){return false}if(r===123){return true}if(isIdentifierStart(r)){var s=i
do{i+=r<=65535?1:2}while(isIdentifierChar(r=this.fullCharCodeAt(i)))
if(r===92){return true}var n=this.input.slice(s,i)
if(!u.test(n)){return true}}return false}
se.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async")){return false}S.lastIndex=this.pos
var e=S.exec(this.input)
var t=this.pos+e[0].length,i
return!b.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
se.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using")){return false}S.lastIndex=this.pos
var i=S.exec(this.input)
var r=this.pos+i[0].length
if(b.test(this.input.slice(this.pos,r))){return false}if(e){var s=r+5,n
if(this.input.slice(r,s)!=="using"||s===this.input.length||isIdentifierChar(n=this.fullCharCodeAt(s))||n===92){return false}S.lastIndex=s
var a=S.exec(this.input)
r=s+a[0].length
if(a&&b.test(this.input.slice(s,r))){return false}}var o=this.fullCharCodeAt(r)
if(!isIdentifierStart(o)&&o!==92){return false}var l=r
do{r+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(r)))
if(o===92){return true}var c=this.input.slice(l,r)
if(u.test(c)){return false}if(t&&!e&&c==="of"){S.lastIndex=r
var f=S.exec(this.input)
r=r+f[0].length
if(this.input.charCodeAt(r)!==61||(o=this.input.charCodeAt(r+1))===61||o===62){return false}}return true}
se.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
se.isUsing=function(e){return this.isUsingKeyword(false,e)}
se.parseStatement=function(e,t,i){var r=this.type,s=this.startNode(),n
if(this.isLet(e)){r=y._var
n="let"}switch(r){case y._break:case y._continue:return this.parseBreakContinueStatement(s,r.keyword)
case y._debugger:return this.parseDebuggerStatement(s)
case y._do:return this.parseDoStatement(s)
case y._for:return this.parseForStatement(s)
case y._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6){this.unexpected()}return this.parseFunctionStatement(s,false,!e)
case y._class:if(e){this.unexpected()}return this.parseClass(s,true)
case y._if:return this.parseIfStatement(s)
case y._return:return this.parseReturnStatement(s)
case y._switch:return this.parseSwitchStatement(s)
case y._throw:return this.parseThrowStatement(s)
case y._try:return this.parseTryStatement(s)
case y._const:case y._var:n=n||this.value
if(e&&n!=="var"){this.unexpected()}return this.parseVarStatement(s,n)
case y._while:return this.parseWhileStatement(s)
case y._with:return this.parseWithStatement(s)
case y.braceL:return this.parseBlock(true,s)
case y.semi:return this.parseEmptyStatement(s)
case y._export:case y._import:if(this.options.ecmaVersion>10&&r===y._import){S.lastIndex=this.pos
var a=S.exec(this.input)
var o=this.pos+a[0].length,l=this.input.charCodeAt(o)
if(l===40||l===46){return this.parseExpressionStatement(s,this.parseExpression())}}if(!this.options.allowImportExportEverywhere){if(!t){this.raise(this.start,"'import' and 'export' may only appear at the top level")}if(!this.inModule){this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}}return r===y._import?this.parseImport(s):this.parseExport(s,i)
default:if(this.isAsyncFunction()){if(e){this.unexpected()}this.next()
return this.parseFunctionStatement(s,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing){this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")}if(e){this.raise(this.start,"Using declaration is not allowed in single-statement positions")}if(c==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.next()
this.parseVar(s,false,c)
this.semicolon()
return this.finishNode(s,"VariableDeclaration")}var u=this.value,f=this.parseExpression()
if(r===y.name&&f.type==="Identifier"&&this.eat(y.colon)){return this.parseLabeledStatement(s,u,f,e)}else{return this.parseExpressionStatement(s,f)}}}
se.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(y.semi)||this.insertSemicolon()){e.label=null}else if(this.type!==y.name){this.unexpected()}else{e.label=this.parseIdent()
this.semicolon()}var r=0
for(;r<this.labels.length;++r){var s=this.labels[r]
if(e.label==null||s.name===e.label.name){if(s.kind!=null&&(i||s.kind==="loop")){break}if(e.label&&i){break}}}if(r===this.labels.length){this.raise(e.start,"Unsyntactic "+t)}return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
se.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
se.parseDoStatement=function(e){this.next()
this.labels.push(ne)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(y._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6){this.eat(y.semi)}else{this.semicolon()}return this.finishNode(e,"DoWhileStatement")}
se.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(ne)
this.enterScope(0)
this.expect(y.parenL)
if(this.type===y.semi){if(t>-1){this.unexpected(t)}return this.parseFor(e,null)}var i=this.isLet()
if(this.type===y._var||this.type===y._const||i){var r=this.startNode(),s=i?"let":this.value
this.next()
this.parseVar(r,true,s)
this.finishNode(r,"VariableDeclaration")
return this.parseForAfterInit(e,r,t)}var n=this.isContextual("let"),a=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var l=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait){this.raise(this.start,"Await using cannot appear outside of async function")}this.next()}this.parseVar(l,true,o)
this.finishNode(l,"VariableDeclaration")
return this.parseForAfterInit(e,l,t)}var c=this.containsEsc
var u=new re
var f=this.start
var d=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===y._in||(a=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===y._in){this.unexpected(t)}e.await=true}else if(a&&this.options.ecmaVersion>=8){if(d.start===f&&!c&&d.type==="Identifier"&&d.name==="async"){this.unexpected()}else if(this.options.ecmaVersion>=9){e.await=false}}if(n&&a){this.raise(d.start,"The left-hand side of a for-of loop may not start with 'let'.")}this.toAssignable(d,false,u)
this.checkLValPattern(d)
return this.parseForIn(e,d)}else{this.checkExpressionErrors(u,true)}if(t>-1){this.unexpected(t)}return this.parseFor(e,d)}
se.parseForAfterInit=function(e,t,i){if((this.type===y._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===y._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init){this.raise(this.start,"Using declaration is not allowed in for-in loops")}if(this.options.ecmaVersion>=9&&i>-1){this.unexpected(i)}}else if(this.options.ecmaVersion>=9){e.await=i>-1}return this.parseForIn(e,t)}if(i>-1){this.unexpected(i)}return this.parseFor(e,t)}
se.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,le|(i?0:ce),false,t)}
se.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(y._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
se.parseReturnStatement=function(e){if(!this.allowReturn){this.raise(this.start,"'return' outside of function")}this.next()
if(this.eat(y.semi)||this.insertSemicolon()){e.argument=null}else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
se.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(y.braceL)
this.labels.push(ae)
this.enterScope(W)
var t
for(var i=false;this.type!==y.braceR;){if(this.type===y._case||this.type===y._default){var r=this.type===y._case
if(t){this.finishNode(t,"SwitchCase")}e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(r){t.test=this.parseExpression()}else{if(i){this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")}i=true
t.test=null}this.expect(y.colon)}else{if(!t){this.unexpected()}t.consequent.push(this.parseStatement(null))}}this.exitScope()
if(t){this.finishNode(t,"SwitchCase")}this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
se.parseThrowStatement=function(e){this.next()
if(b.test(this.input.slice(this.lastTokEnd,this.start))){this.raise(this.lastTokEnd,"Illegal newline after throw")}e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var oe=[]
se.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?j:0)
this.checkLValPattern(e,t?$:Q)
this.expect(y.parenR)
return e}
se.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===y._catch){var t=this.startNode()
this.next()
if(this.eat(y.parenL)){t.param=this.parseCatchClauseParam()}else{if(this.options.ecmaVersion<10){this.unexpected()}t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(y._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer){this.raise(e.start,"Missing catch or finally clause")}return this.finishNode(e,"TryStatement")}
se.parseVarStatement=function(e,t,i){this.next()
this.parseVar(e,false,t,i)
this.semicolon()
return this.finishNode(e,"VariableDeclaration")}
se.parseWhileStatement=function(e){this.next()
e.test=this.parseParenExpression()
this.labels.push(ne)
e.body=this.parseStatement("while")
this.labels.pop()
return this.finishNode(e,"WhileStatement")}
se.parseWithStatement=function(e){if(this.strict){this.raise(this.start,"'with' in strict mode")}this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
se.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
se.parseLabeledStatement=function(e,t,i,r){for(var s=0,n=this.labels;s<n.length;s+=1){var a=n[s]
if(a.name===t){this.raise(i.start,"Label '"+t+"' is already declared")}}var o=this.type.isLoop?"loop":this.type===y._switch?"switch":null
for(var l=this.labels.length-1;l>=0;l--){var c=this.labels[l]
if(c.statementStart===e.start){c.statementStart=this.start
c.kind=o}else{break}}this.labels.push({name:t,kind:o,statementStart:this.start})
e.body=this.parseStatement(r?r.indexOf("label")===-1?r+"label":r:"label")
this.labels.pop()
e.label=i
return this.finishNode(e,"LabeledStatement")}
se.parseExpressionStatement=function(e,t){e.expression=t
this.semicolon()
return this.finishNode(e,"ExpressionStatement")}
se.parseBlock=function(e,t,i){if(e===void 0)e=true
if(t===void 0)t=this.startNode()
t.body=[]
this.expect(y.braceL)
if(e){this.enterScope(0)}while(this.type!==y.braceR){var r=this.parseStatement(null)
t.body.push(r)}if(i){this.strict=false}this.next()
if(e){this.exitScope()}return this.finishNode(t,"BlockStatement")}
se.parseFor=function(e,t){e.init=t
this.expect(y.semi)
e.test=this.type===y.semi?null:this.parseExpression()
this.expect(y.semi)
e.update=this.type===y.parenR?null:this.parseExpression()
this.expect(y.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,"ForStatement")}
se.parseForIn=function(e,t){var i=this.type===y._in
this.next()
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier")){this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")}e.left=t
e.right=i?this.parseExpression():this.parseMaybeAssign()
this.expect(y.parenR)
e.body=this.parseStatement("for")
this.exitScope()
this.labels.pop()
return this.finishNode(e,i?"ForInStatement":"ForOfStatement")}
se.parseVar=function(e,t,i,r){e.declarations=[]
e.kind=i
for(;;){var s=this.startNode()
this.parseVarId(s,i)
if(this.eat(y.eq)){s.init=this.parseMaybeAssign(t)}else if(!r&&i==="const"&&!(this.type===y._in||this.options.ecmaVersion>=6&&this.isContextual("of"))){this.unexpected()}else if(!r&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==y._in&&!this.isContextual("of")){this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")}else if(!r&&s.id.type!=="Identifier"&&!(t&&(this.type===y._in||this.isContextual("of")))){this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")}else{s.init=null}e.declarations.push(this.finishNode(s,"VariableDeclarator"))
if(!this.eat(y.comma)){break}}return e}
se.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?K:Q,false)}
var le=1,ce=2,ue=4
se.parseFunction=function(e,t,i,r,s){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!r){if(this.type===y.star&&t&ce){this.unexpected()}e.generator=this.eat(y.star)}if(this.options.ecmaVersion>=8){e.async=!!r}if(t&le){e.id=t&ue&&this.type!==y.name?null:this.parseIdent()
if(e.id&&!(t&ce)){this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?K:Q:X)}}var n=this.yieldPos,a=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&le)){e.id=this.type===y.name?this.parseIdent():null}this.parseFunctionParams(e)
this.parseFunctionBody(e,i,false,s)
this.yieldPos=n
this.awaitPos=a
this.awaitIdentPos=o
return this.finishNode(e,t&le?"FunctionDeclaration":"FunctionExpression")}
se.parseFunctionParams=function(e){this.expect(y.parenL)
e.params=this.parseBindingList(y.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()}
se.parseClass=function(e,t){this.next()
var i=this.strict
this.strict=true
this.parseClassId(e,t)
this.parseClassSuper(e)
var r=this.enterClassBody()
var s=this.startNode()
var n=false
s.body=[]
this.expect(y.braceL)
while(this.type!==y.braceR){var a=this.parseClassElement(e.superClass!==null)
if(a){s.body.push(a)
if(a.type==="MethodDefinition"&&a.kind==="constructor"){if(n){this.raiseRecoverable(a.start,"Duplicate constructor in the same class")}n=true}else if(a.key&&a.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(r,a)){this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared")}}}this.strict=i
this.next()
e.body=this.finishNode(s,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
se.parseClassElement=function(e){if(this.eat(y.semi)){return null}var t=this.options.ecmaVersion
var i=this.startNode()
var r=""
var s=false
var n=false
var a="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(y.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===y.star){o=true}else{r="static"}}i.static=o
if(!r&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===y.star)&&!this.canInsertSemicolon()){n=true}else{r="async"}}if(!r&&(t>=9||!n)&&this.eat(y.star)){s=true}if(!r&&!n&&!s){var l=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart()){a=l}else{r=l}}}if(r){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=r
this.finishNode(i.key,"Identifier")}else{this.parseClassElementName(i)}if(t<13||this.type===y.parenL||a!=="method"||s||n){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&a!=="method"){this.raise(i.key.start,"Constructor can't have get/set modifier")}i.kind=c?"constructor":a
this.parseClassMethod(i,s,n,u)}else{this.parseClassField(i)}return i}
se.isClassElementNameStart=function(){return this.type===y.name||this.type===y.privateId||this.type===y.num||this.type===y.string||this.type===y.bracketL||this.type.keyword}
se.parseClassElementName=function(e){if(this.type===y.privateId){if(this.value==="constructor"){this.raise(this.start,"Classes can't have an element named '#constructor'")}e.computed=false
e.key=this.parsePrivateIdent()}else{this.parsePropertyName(e)}}
se.parseClassMethod=function(e,t,i,r){var s=e.key
if(e.kind==="constructor"){if(t){this.raise(s.start,"Constructor can't be a generator")}if(i){this.raise(s.start,"Constructor can't be an async method")}}else if(e.static&&checkKeyName(e,"prototype")){this.raise(s.start,"Classes may not have a static property named prototype")}var n=e.value=this.parseMethod(t,i,r)
if(e.kind==="get"&&n.params.length!==0){this.raiseRecoverable(n.start,"getter should have no params")}if(e.kind==="set"&&n.params.length!==1){this.raiseRecoverable(n.start,"setter should have exactly one param")}if(e.kind==="set"&&n.params[0].type==="RestElement"){this.raiseRecoverable(n.params[0].start,"Setter cannot use rest params")}return this.finishNode(e,"MethodDefinition")}
se.parseClassField=function(e){if(checkKeyName(e,"constructor")){this.raise(e.key.start,"Classes can't have a field named 'constructor'")}else if(e.static&&checkKeyName(e,"prototype")){this.raise(e.key.start,"Classes can't have a static field named 'prototype'")}if(this.eat(y.eq)){this.enterScope(H|U)
e.value=this.parseMaybeAssign()
this.exitScope()}else{e.value=null}this.semicolon()
return this.finishNode(e,"PropertyDefinition")}
se.parseClassStaticBlock=function(e){e.body=[]
var t=this.labels
this.labels=[]
this.enterScope(q|U)
while(this.type!==y.braceR){var i=this.parseStatement(null)
e.body.push(i)}this.next()
this.exitScope()
this.labels=t
return this.finishNode(e,"StaticBlock")}
se.parseClassId=function(e,t){if(this.type===y.name){e.id=this.parseIdent()
if(t){this.checkLValSimple(e.id,Q,false)}}else{if(t===true){this.unexpected()}e.id=null}}
se.parseClassSuper=function(e){e.superClass=this.eat(y._extends)?this.parseExprSubscripts(null,false):null}
se.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
se.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields){return}var r=this.privateNameStack.length
var s=r===0?null:this.privateNameStack[r-1]
for(var n=0;n<i.length;++n){var a=i[n]
if(!A(t,a.name)){if(s){s.used.push(a)}else{this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class")}}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var r=e[i]
var s="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")){s=(t.static?"s":"i")+t.kind}if(r==="iget"&&s==="iset"||r==="iset"&&s==="iget"||r==="sget"&&s==="sset"||r==="sset"&&s==="sget"){e[i]="true"
return false}else if(!r){e[i]=s
return false}else{return true}}function checkKeyName(e,t){var i=e.computed
var r=e.key
return!i&&(r.type==="Identifier"&&r.name===t||r.type==="Literal"&&r.value===t)}se.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else{e.exported=null}}this.expectContextual("from")
if(this.type!==y.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
se.parseExport=function(e,t){this.next()
if(this.eat(y.star)){return this.parseExportAllDeclaration(e,t)}if(this.eat(y._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration"){this.checkVariableExport(t,e.declaration.declarations)}else{this.checkExport(t,e.declaration.id,e.declaration.id.start)}e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==y.string){this.unexpected()}e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}}else{for(var i=0,r=e.specifiers;i<r.length;i+=1){var s=r[i]
this.checkUnreserved(s.local)
this.checkLocalExport(s.local)
if(s.local.type==="Literal"){this.raise(s.local.start,"A string literal cannot be used as an exported binding without `from`.")}}e.source=null
if(this.options.ecmaVersion>=16){e.attributes=[]}}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
se.parseExportDeclaration=function(e){return this.parseStatement(null)}
se.parseExportDefaultDeclaration=function(){var e
if(this.type===y._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e){this.next()}return this.parseFunction(t,le|ue,false,e)}else if(this.type===y._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var r=this.parseMaybeAssign()
this.semicolon()
return r}}
se.checkExport=function(e,t,i){if(!e){return}if(typeof t!=="string"){t=t.type==="Identifier"?t.name:t.value}if(A(e,t)){this.raiseRecoverable(i,"Duplicate export '"+t+"'")}e[t]=true}
se.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier"){this.checkExport(e,t,t.start)}else if(i==="ObjectPattern"){for(var r=0,s=t.properties;r<s.length;r+=1){var n=s[r]
this.checkPatternExport(e,n)}}else if(i==="ArrayPattern"){for(var a=0,o=t.elements;a<o.length;a+=1){var l=o[a]
if(l){this.checkPatternExport(e,l)}}}else if(i==="Property"){this.checkPatternExport(e,t.value)}else if(i==="AssignmentPattern"){this.checkPatternExport(e,t.left)}else if(i==="RestElement"){this.checkPatternExport(e,t.argument)}}
se.checkVariableExport=function(e,t){if(!e){return}for(var i=0,r=t;i<r.length;i+=1){var s=r[i]
this.checkPatternExport(e,s.id)}}
se.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()}
se.parseExportSpecifier=function(e){var t=this.startNode()
t.local=this.parseModuleExportName()
t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local
this.checkExport(e,t.exported,t.exported.start)
return this.finishNode(t,"ExportSpecifier")}
se.parseExportSpecifiers=function(e){var t=[],i=true
this.expect(y.braceL)
while(!this.eat(y.braceR)){if(!i){this.expect(y.comma)
if(this.afterTrailingComma(y.braceR)){break}}else{i=false}t.push(this.parseExportSpecifier(e))}return t}
se.parseImport=function(e){this.next()
if(this.type===y.string){e.specifiers=oe
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===y.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16){e.attributes=this.parseWithClause()}this.semicolon()
return this.finishNode(e,"ImportDeclaration")}
se.parseImportSpecifier=function(){var e=this.startNode()
e.imported=this.parseModuleExportName()
if(this.eatContextual("as")){e.local=this.parseIdent()}else{this.checkUnreserved(e.imported)
e.local=e.imported}this.checkLValSimple(e.local,Q)
return this.finishNode(e,"ImportSpecifier")}
se.parseImportDefaultSpecifier=function(){var e=this.startNode()
e.local=this.parseIdent()
this.checkLValSimple(e.local,Q)
return this.finishNode(e,"ImportDefaultSpecifier")}
se.parseImportNamespaceSpecifier=function(){var e=this.startNode()
this.next()
this.expectContextual("as")
e.local=this.parseIdent()
this.checkLValSimple(e.local,Q)
return this.finishNode(e,"ImportNamespaceSpecifier")}
se.parseImportSpecifiers=function(){var e=[],t=true
if(this.type===y.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(y.comma)){return e}}if(this.type===y.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(y.braceL)
while(!this.eat(y.braceR)){if(!t){this.expect(y.comma)
if(this.afterTrailingComma(y.braceR)){break}}else{t=false}e.push(this.parseImportSpecifier())}return e}
se.parseWithClause=function(){var e=[]
if(!this.eat(y._with)){return e}this.expect(y.braceL)
var t={}
var i=true
while(!this.eat(y.braceR)){if(!i){this.expect(y.comma)
if(this.afterTrailingComma(y.braceR)){break}}else{i=false}var r=this.parseImportAttribute()
var s=r.key.type==="Identifier"?r.key.name:r.key.value
if(A(t,s)){this.raiseRecoverable(r.key.start,"Duplicate attribute key '"+s+"'")}t[s]=true
e.push(r)}return e}
se.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===y.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(y.colon)
if(this.type!==y.string){this.unexpected()}e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
se.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===y.string){var e=this.parseLiteral(this.value)
if(N.test(e.value)){this.raise(e.start,"An export name cannot include a lone surrogate.")}return e}return this.parseIdent(true)}
se.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t){e[t].directive=e[t].expression.raw.slice(1,-1)}}
se.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var he=Z.prototype
he.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e){switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await"){this.raise(e.start,"Cannot use 'await' as identifier inside an async function")}break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i){this.checkPatternErrors(i,true)}for(var r=0,s=e.properties;r<s.length;r+=1){var n=s[r]
this.toAssignable(n,t)
if(n.type==="RestElement"&&(n.argument.type==="ArrayPattern"||n.argument.type==="ObjectPattern")){this.raise(n.argument.start,"Unexpected token")}}break
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
he.toAssignableList=function(e,t){var i=e.length
for(var r=0;r<i;r++){var s=e[r]
if(s){this.toAssignable(s,t)}}if(i){var n=e[i-1]
if(this.options.ecmaVersion===6&&t&&n&&n.type==="RestElement"&&n.argument.type!=="Identifier"){this.unexpected(n.argument.start)}}return e}
he.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
he.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==y.name){this.unexpected()}e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
he.parseBindingAtom=function(){if(this.options.ecmaVersion>=6){switch(this.type){case y.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(y.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case y.braceL:return this.parseObj(true)}}return this.parseIdent()}
he.parseBindingList=function(e,t,i,r){var s=[],n=true
while(!this.eat(e)){if(n){n=false}else{this.expect(y.comma)}if(t&&this.type===y.comma){s.push(null)}else if(i&&this.afterTrailingComma(e)){break}else if(this.type===y.ellipsis){var a=this.parseRestBinding()
this.parseBindingListItem(a)
s.push(a)
if(this.type===y.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}this.expect(e)
break}else{s.push(this.parseAssignableListItem(r))}}return s}
he.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
he.parseBindingListItem=function(e){return e}
he.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(y.eq)){return i}var r=this.startNodeAt(e,t)
r.left=i
r.right=this.parseMaybeAssign()
return this.finishNode(r,"AssignmentPattern")}
he.checkLValSimple=function(e,t,i){if(t===void 0)t=J
var r=t!==J
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name)){this.raiseRecoverable(e.start,(r?"Binding ":"Assigning to ")+e.name+" in strict mode")}if(r){if(t===Q&&e.name==="let"){this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")}if(i){if(A(i,e.name)){this.raiseRecoverable(e.start,"Argument name clash")}i[e.name]=true}if(t!==Y){this.declareName(e.name,t,e.start)}}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(r){this.raiseRecoverable(e.start,"Binding member expression")}break
case"ParenthesizedExpression":if(r){this.raiseRecoverable(e.start,"Binding parenthesized expression")}return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(r?"Binding":"Assigning to")+" rvalue")}}
he.checkLValPattern=function(e,t,i){if(t===void 0)t=J
switch(e.type){case"ObjectPattern":for(var r=0,s=e.properties;r<s.length;r+=1){var n=s[r]
this.checkLValInnerPattern(n,t,i)}break
case"ArrayPattern":for(var a=0,o=e.elements;a<o.length;a+=1){var l=o[a]
if(l){this.checkLValInnerPattern(l,t,i)}}break
default:this.checkLValSimple(e,t,i)}}
he.checkLValInnerPattern=function(e,t,i){if(t===void 0)t=J
switch(e.type){case"Property":this.checkLValInnerPattern(e.value,t,i)
break
case"AssignmentPattern":this.checkLValPattern(e.left,t,i)
break
case"RestElement":this.checkLValPattern(e.argument,t,i)
break
default:this.checkLValPattern(e,t,i)}}
var pe=function TokContext(e,t,i,r,s){this.token=e
this.isExpr=!!t
this.preserveSpace=!!i
this.override=r
this.generator=!!s}
var fe={b_stat:new pe("{",false),b_expr:new pe("{",true),b_tmpl:new pe("${",false),p_stat:new pe("(",false),p_expr:new pe("(",true),q_tmpl:new pe("`",true,true,function(e){return e.tryReadTemplateToken()}),f_stat:new pe("function",false),f_expr:new pe("function",true),f_expr_gen:new pe("function",true,false,null,true),f_gen:new pe("function",false,false,null,true)}
var de=Z.prototype
de.initialContext=function(){return[fe.b_stat]}
de.curContext=function(){return this.context[this.context.length-1]}
de.braceIsBlock=function(e){var t=this.curContext()
if(t===fe.f_expr||t===fe.f_stat){return true}if(e===y.colon&&(t===fe.b_stat||t===fe.b_expr)){return!t.isExpr}if(e===y._return||e===y.name&&this.exprAllowed){return b.test(this.input.slice(this.lastTokEnd,this.start))}if(e===y._else||e===y.semi||e===y.eof||e===y.parenR||e===y.arrow){return true}if(e===y.braceL){return t===fe.b_stat}if(e===y._var||e===y._const||e===y.name){return false}return!this.exprAllowed}
de.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function"){return t.generator}}return false}
de.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===y.dot){this.exprAllowed=false}else if(t=i.updateContext){t.call(this,e)}else{this.exprAllowed=i.beforeExpr}}
de.overrideContext=function(e){if(this.curContext()!==e){this.context[this.context.length-1]=e}}
y.parenR.updateContext=y.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===fe.b_stat&&this.curContext().token==="function"){e=this.context.pop()}this.exprAllowed=!e.isExpr}
y.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?fe.b_stat:fe.b_expr)
this.exprAllowed=true}
y.dollarBraceL.updateContext=function(){this.context.push(fe.b_tmpl)
this.exprAllowed=true}
y.parenL.updateContext=function(e){var t=e===y._if||e===y._for||e===y._with||e===y._while
this.context.push(t?fe.p_stat:fe.p_expr)
this.exprAllowed=true}
y.incDec.updateContext=function(){}
y._function.updateContext=y._class.updateContext=function(e){if(e.beforeExpr&&e!==y._else&&!(e===y.semi&&this.curContext()!==fe.p_stat)&&!(e===y._return&&b.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===y.colon||e===y.braceL)&&this.curContext()===fe.b_stat)){this.context.push(fe.f_expr)}else{this.context.push(fe.f_stat)}this.exprAllowed=false}
y.colon.updateContext=function(){if(this.curContext().token==="function"){this.context.pop()}this.exprAllowed=true}
y.backQuote.updateContext=function(){if(this.curContext()===fe.q_tmpl){this.context.pop()}else{this.context.push(fe.q_tmpl)}this.exprAllowed=false}
y.star.updateContext=function(e){if(e===y._function){var t=this.context.length-1
if(this.context[t]===fe.f_expr){this.context[t]=fe.f_expr_gen}else{this.context[t]=fe.f_gen}}this.exprAllowed=true}
y.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==y.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext()){t=true}}this.exprAllowed=t}
var me=Z.prototype
me.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement"){return}if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand)){return}var r=e.key
var s
switch(r.type){case"Identifier":s=r.name
break
case"Literal":s=String(r.value)
break
default:return}var n=e.kind
if(this.options.ecmaVersion>=6){if(s==="__proto__"&&n==="init"){if(t.proto){if(i){if(i.doubleProto<0){i.doubleProto=r.start}}else{this.raiseRecoverable(r.start,"Redefinition of __proto__ property")}}t.proto=true}return}s="$"+s
var a=t[s]
if(a){var o
if(n==="init"){o=this.strict&&a.init||a.get||a.set}else{o=a.init||a[n]}if(o){this.raiseRecoverable(r.start,"Redefinition of property")}}else{a=t[s]={init:false,get:false,set:false}}a[n]=true}
me.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var r=i.start,s=i.startLoc
var n=i.parseMaybeAssign(e,t)
if(i.type===y.comma){var a=i.startNodeAt(r,s)
a.expressions=[n]
while(i.eat(y.comma)){a.expressions.push(i.parseMaybeAssign(e,t))}return i.finishNode(a,"SequenceExpression")}return n})}
me.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator){return this.parseYield(e)}else{this.exprAllowed=false}}var r=false,s=-1,n=-1,a=-1
if(t){s=t.parenthesizedAssign
n=t.trailingComma
a=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new re
r=true}var o=this.start,l=this.startLoc
if(this.type===y.parenL||this.type===y.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i){c=i.call(this,c,o,l)}if(this.type.isAssign){var u=this.startNodeAt(o,l)
u.operator=this.value
if(this.type===y.eq){c=this.toAssignable(c,false,t)}if(!r){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start){t.shorthandAssign=-1}if(t.doubleProto>=c.start){t.doubleProto=-1}}if(this.type===y.eq){this.checkLValPattern(c)}else{this.checkLValSimple(c)}u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(a>-1){t.doubleProto=a}return this.finishNode(u,"AssignmentExpression")}else{if(r){this.checkExpressionErrors(t,true)}}if(s>-1){t.parenthesizedAssign=s}if(n>-1){t.trailingComma=n}return c}
me.parseMaybeConditional=function(e,t){var i=this.start,r=this.startLoc
var s=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t)){return s}if(!(s.type==="ArrowFunctionExpression"&&s.start===i)&&this.eat(y.question)){var n=this.startNodeAt(i,r)
n.test=s
n.consequent=this.parseMaybeAssign()
this.expect(y.colon)
n.alternate=this.parseMaybeAssign(e)
return this.finishNode(n,"ConditionalExpression")}return s}
me.parseExprOps=function(e,t){var i=this.start,r=this.startLoc
var s=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t)){return s}return s.start===i&&s.type==="ArrowFunctionExpression"?s:this.parseExprOp(s,i,r,-1,e)}
me.parseExprOp=function(e,t,i,r,s){var n=this.type.binop
if(n!=null&&(!s||this.type!==y._in)){if(n>r){var a=this.type===y.logicalOR||this.type===y.logicalAND
var o=this.type===y.coalesce
if(o){n=y.logicalAND.binop}var l=this.value
this.next()
var c=this.start,u=this.startLoc
var f=this.parseExprOp(this.parseMaybeUnary(null,false,false,s),c,u,n,s)
var d=this.buildBinary(t,i,e,f,l,a||o)
if(a&&this.type===y.coalesce||o&&(this.type===y.logicalOR||this.type===y.logicalAND)){this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")}return this.parseExprOp(d,t,i,r,s)}}return e}
me.buildBinary=function(e,t,i,r,s,n){if(r.type==="PrivateIdentifier"){this.raise(r.start,"Private identifier can only be left side of binary expression")}var a=this.startNodeAt(e,t)
a.left=i
a.operator=s
a.right=r
return this.finishNode(a,n?"LogicalExpression":"BinaryExpression")}
me.parseMaybeUnary=function(e,t,i,r){var s=this.start,n=this.startLoc,a
if(this.isContextual("await")&&this.canAwait){a=this.parseAwait(r)
t=true}else if(this.type.prefix){var o=this.startNode(),l=this.type===y.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,l,r)
this.checkExpressionErrors(e,true)
if(l){this.checkLValSimple(o.argument)}else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument)){this.raiseRecoverable(o.start,"Deleting local variable in strict mode")}else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument)){this.raiseRecoverable(o.start,"Private fields can not be deleted")}else{t=true}a=this.finishNode(o,l?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===y.privateId){if((r||this.privateNameStack.length===0)&&this.options.checkPrivateFields){this.unexpected()}a=this.parsePrivateIdent()
if(this.type!==y._in){this.unexpected()}}else{a=this.parseExprSubscripts(e,r)
if(this.checkExpressionErrors(e)){return a}while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(s,n)
c.operator=this.value
c.prefix=false
c.argument=a
this.checkLValSimple(a)
this.next()
a=this.finishNode(c,"UpdateExpression")}}if(!i&&!(a.type==="ArrowFunctionExpression"&&a.start===s)&&this.eat(y.starstar)){if(t){this.unexpected(this.lastTokStart)}else{return this.buildBinary(s,n,a,this.parseMaybeUnary(null,false,false,r),"**",false)}}else{return a}}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}me.parseExprSubscripts=function(e,t){var i=this.start,r=this.startLoc
var s=-1,n=-1
if(e){s=e.doubleProto
n=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var a=this.parseExprAtom(e,t)
if(a.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")"){return a}var o=this.parseSubscripts(a,i,r,false,t)
if(e){if(o.end>a.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start){e.parenthesizedAssign=-1}if(e.parenthesizedBind>=o.start){e.parenthesizedBind=-1}if(e.trailingComma>=o.start){e.trailingComma=-1}}if(s>-1){e.doubleProto=s}if(n>-1){e.shorthandAssign=n}}return o}
me.parseSubscripts=function(e,t,i,r,s){var n=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var a=false
while(true){var o=this.parseSubscript(e,t,i,r,n,a,s)
if(o.optional){a=true}if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(a){var l=this.startNodeAt(t,i)
l.expression=o
o=this.finishNode(l,"ChainExpression")}return o}e=o
n=false}}
me.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(y.arrow)}
me.parseSubscriptAsyncArrow=function(e,t,i,r){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,r)}
me.parseSubscript=function(e,t,i,r,s,n,a){var o=this.options.ecmaVersion>=11
var l=o&&this.eat(y.questionDot)
if(r&&l){this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")}var c=this.eat(y.bracketL)
if(c||l&&this.type!==y.parenL&&this.type!==y.backQuote||this.eat(y.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(y.bracketR)}else if(this.type===y.privateId&&e.type!=="Super"){u.property=this.parsePrivateIdent()}else{u.property=this.parseIdent(this.options.allowReserved!=="never")}u.computed=!!c
if(o){u.optional=l}e=this.finishNode(u,"MemberExpression")}else if(!r&&this.eat(y.parenL)){var f=new re,d=this.yieldPos,m=this.awaitPos,g=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var x=this.parseExprList(y.parenR,this.options.ecmaVersion>=8,false,f)
if(s&&!l&&this.shouldParseAsyncArrow()){this.checkPatternErrors(f,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0){this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")}this.yieldPos=d
this.awaitPos=m
this.awaitIdentPos=g
return this.parseSubscriptAsyncArrow(t,i,x,a)}this.checkExpressionErrors(f,true)
this.yieldPos=d||this.yieldPos
this.awaitPos=m||this.awaitPos
this.awaitIdentPos=g||this.awaitIdentPos
var v=this.startNodeAt(t,i)
v.callee=e
v.arguments=x
if(o){v.optional=l}e=this.finishNode(v,"CallExpression")}else if(this.type===y.backQuote){if(l||n){this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")}var b=this.startNodeAt(t,i)
b.tag=e
b.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(b,"TaggedTemplateExpression")}return e}
me.parseExprAtom=function(e,t,i){if(this.type===y.slash){this.readRegexp()}var r,s=this.potentialArrowAt===this.start
switch(this.type){case y._super:if(!this.allowSuper){this.raise(this.start,"'super' keyword outside a method")}r=this.startNode()
this.next()
if(this.type===y.parenL&&!this.allowDirectSuper){this.raise(r.start,"super() call outside constructor of a subclass")}if(this.type!==y.dot&&this.type!==y.bracketL&&this.type!==y.parenL){this.unexpected()}return this.finishNode(r,"Super")
case y._this:r=this.startNode()
this.next()
return this.finishNode(r,"ThisExpression")
case y.name:var n=this.start,a=this.startLoc,o=this.containsEsc
var l=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&l.name==="async"&&!this.canInsertSemicolon()&&this.eat(y._function)){this.overrideContext(fe.f_expr)
return this.parseFunction(this.startNodeAt(n,a),0,false,true,t)}if(s&&!this.canInsertSemicolon()){if(this.eat(y.arrow)){return this.parseArrowExpression(this.startNodeAt(n,a),[l],false,t)}if(this.options.ecmaVersion>=8&&l.name==="async"&&this.type===y.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){l=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(y.arrow)){this.unexpected()}return this.parseArrowExpression(this.startNodeAt(n,a),[l],true,t)}}return l
case y.regexp:var c=this.value
r=this.parseLiteral(c.value)
r.regex={pattern:c.pattern,flags:c.flags}
return r
case y.num:case y.string:return this.parseLiteral(this.value)
case y._null:case y._true:case y._false:r=this.startNode()
r.value=this.type===y._null?null:this.type===y._true
r.raw=this.type.keyword
this.next()
return this.finishNode(r,"Literal")
case y.parenL:var u=this.start,f=this.parseParenAndDistinguishExpression(s,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(f)){e.parenthesizedAssign=u}if(e.parenthesizedBind<0){e.parenthesizedBind=u}}return f
case y.bracketL:r=this.startNode()
this.next()
r.elements=this.parseExprList(y.bracketR,true,true,e)
return this.finishNode(r,"ArrayExpression")
case y.braceL:this.overrideContext(fe.b_expr)
return this.parseObj(false,e)
case y._function:r=this.startNode()
this.next()
return this.parseFunction(r,0)
case y._class:return this.parseClass(this.startNode(),false)
case y._new:return this.parseNew()
case y.backQuote:return this.parseTemplate()
case y._import:if(this.options.ecmaVersion>=11){return this.parseExprImport(i)}else{return this.unexpected()}default:return this.parseExprAtomDefault()}}
me.parseExprAtomDefault=function(){this.unexpected()}
me.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword import")}this.next()
if(this.type===y.parenL&&!e){return this.parseDynamicImport(t)}else if(this.type===y.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else{this.unexpected()}}
me.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(y.parenR)){this.expect(y.comma)
if(!this.afterTrailingComma(y.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(y.parenR)){this.expect(y.comma)
if(!this.afterTrailingComma(y.parenR)){this.unexpected()}}}else{e.options=null}}else{e.options=null}}else{if(!this.eat(y.parenR)){var t=this.start
if(this.eat(y.comma)&&this.eat(y.parenR)){this.raiseRecoverable(t,"Trailing comma is not allowed in import()")}else{this.unexpected(t)}}}return this.finishNode(e,"ImportExpression")}
me.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta"){this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")}if(t){this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")}if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere){this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")}return this.finishNode(e,"MetaProperty")}
me.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110){t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")}this.next()
return this.finishNode(t,"Literal")}
me.parseParenExpression=function(){this.expect(y.parenL)
var e=this.parseExpression()
this.expect(y.parenR)
return e}
me.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
me.parseParenAndDistinguishExpression=function(e,t){var i=this.start,r=this.startLoc,s,n=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var a=this.start,o=this.startLoc
var l=[],c=true,u=false
var f=new re,d=this.yieldPos,m=this.awaitPos,g
this.yieldPos=0
this.awaitPos=0
while(this.type!==y.parenR){c?c=false:this.expect(y.comma)
if(n&&this.afterTrailingComma(y.parenR,true)){u=true
break}else if(this.type===y.ellipsis){g=this.start
l.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===y.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}break}else{l.push(this.parseMaybeAssign(false,f,this.parseParenItem))}}var x=this.lastTokEnd,v=this.lastTokEndLoc
this.expect(y.parenR)
if(e&&this.shouldParseArrow(l)&&this.eat(y.arrow)){this.checkPatternErrors(f,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=d
this.awaitPos=m
return this.parseParenArrowList(i,r,l,t)}if(!l.length||u){this.unexpected(this.lastTokStart)}if(g){this.unexpected(g)}this.checkExpressionErrors(f,true)
this.yieldPos=d||this.yieldPos
this.awaitPos=m||this.awaitPos
if(l.length>1){s=this.startNodeAt(a,o)
s.expressions=l
this.finishNodeAt(s,"SequenceExpression",x,v)}else{s=l[0]}}else{s=this.parseParenExpression()}if(this.options.preserveParens){var b=this.startNodeAt(i,r)
b.expression=s
return this.finishNode(b,"ParenthesizedExpression")}else{return s}}
me.parseParenItem=function(e){return e}
me.parseParenArrowList=function(e,t,i,r){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,r)}
var ge=[]
me.parseNew=function(){if(this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword new")}var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===y.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target"){this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")}if(i){this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")}if(!this.allowNewDotTarget){this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")}return this.finishNode(e,"MetaProperty")}var r=this.start,s=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),r,s,true,false)
if(e.callee.type==="Super"){this.raiseRecoverable(r,"Invalid use of 'super'")}if(this.eat(y.parenL)){e.arguments=this.parseExprList(y.parenR,this.options.ecmaVersion>=8,false)}else{e.arguments=ge}return this.finishNode(e,"NewExpression")}
me.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===y.invalidTemplate){if(!t){this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")}i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else{i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}}this.next()
i.tail=this.type===y.backQuote
return this.finishNode(i,"TemplateElement")}
me.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var r=this.parseTemplateElement({isTagged:t})
i.quasis=[r]
while(!r.tail){if(this.type===y.eof){this.raise(this.pos,"Unterminated template literal")}this.expect(y.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(y.braceR)
i.quasis.push(r=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
me.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===y.name||this.type===y.num||this.type===y.string||this.type===y.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===y.star)&&!b.test(this.input.slice(this.lastTokEnd,this.start))}
me.parseObj=function(e,t){var i=this.startNode(),r=true,s={}
i.properties=[]
this.next()
while(!this.eat(y.braceR)){if(!r){this.expect(y.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(y.braceR)){break}}else{r=false}var n=this.parseProperty(e,t)
if(!e){this.checkPropClash(n,s,t)}i.properties.push(n)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
me.parseProperty=function(e,t){var i=this.startNode(),r,s,n,a
if(this.options.ecmaVersion>=9&&this.eat(y.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===y.comma){this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")}return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===y.comma&&t&&t.trailingComma<0){t.trailingComma=this.start}return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){n=this.start
a=this.startLoc}if(!e){r=this.eat(y.star)}}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!r&&this.isAsyncProp(i)){s=true
r=this.options.ecmaVersion>=9&&this.eat(y.star)
this.parsePropertyName(i)}else{s=false}this.parsePropertyValue(i,e,r,s,n,a,t,o)
return this.finishNode(i,"Property")}
me.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var r=e.value.start
if(e.kind==="get"){this.raiseRecoverable(r,"getter should have no params")}else{this.raiseRecoverable(r,"setter should have exactly one param")}}else{if(e.kind==="set"&&e.value.params[0].type==="RestElement"){this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}}}
me.parsePropertyValue=function(e,t,i,r,s,n,a,o){if((i||r)&&this.type===y.colon){this.unexpected()}if(this.eat(y.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,a)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===y.parenL){if(t){this.unexpected()}e.method=true
e.value=this.parseMethod(i,r)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&(this.type!==y.comma&&this.type!==y.braceR&&this.type!==y.eq)){if(i||r){this.unexpected()}this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||r){this.unexpected()}this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=s}if(t){e.value=this.parseMaybeDefault(s,n,this.copyNode(e.key))}else if(this.type===y.eq&&a){if(a.shorthandAssign<0){a.shorthandAssign=this.start}e.value=this.parseMaybeDefault(s,n,this.copyNode(e.key))}else{e.value=this.copyNode(e.key)}e.kind="init"
e.shorthand=true}else{this.unexpected()}}
me.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(y.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(y.bracketR)
return e.key}else{e.computed=false}}return e.key=this.type===y.num||this.type===y.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
me.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6){e.generator=e.expression=false}if(this.options.ecmaVersion>=8){e.async=false}}
me.parseMethod=function(e,t,i){var r=this.startNode(),s=this.yieldPos,n=this.awaitPos,a=this.awaitIdentPos
this.initFunction(r)
if(this.options.ecmaVersion>=6){r.generator=e}if(this.options.ecmaVersion>=8){r.async=!!t}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(t,r.generator)|U|(i?z:0))
this.expect(y.parenL)
r.params=this.parseBindingList(y.parenR,false,this.options.ecmaVersion>=8)
this.checkYieldAwaitInDefaultParams()
this.parseFunctionBody(r,false,true,false)
this.yieldPos=s
this.awaitPos=n
this.awaitIdentPos=a
return this.finishNode(r,"FunctionExpression")}
me.parseArrowExpression=function(e,t,i,r){var s=this.yieldPos,n=this.awaitPos,a=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|F)
this.initFunction(e)
if(this.options.ecmaVersion>=8){e.async=!!i}this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,r)
this.yieldPos=s
this.awaitPos=n
this.awaitIdentPos=a
return this.finishNode(e,"ArrowFunctionExpression")}
me.parseFunctionBody=function(e,t,i,r){var s=t&&this.type!==y.braceL
var n=this.strict,a=false
if(s){e.body=this.parseMaybeAssign(r)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!n||o){a=this.strictDirective(this.end)
if(a&&o){this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}}var l=this.labels
this.labels=[]
if(a){this.strict=true}this.checkParams(e,!n&&!a&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id){this.checkLValSimple(e.id,Y)}e.body=this.parseBlock(false,undefined,a&&!n)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=l}this.exitScope()}
me.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1){var r=i[t]
if(r.type!=="Identifier"){return false}}return true}
me.checkParams=function(e,t){var i=Object.create(null)
for(var r=0,s=e.params;r<s.length;r+=1){var n=s[r]
this.checkLValInnerPattern(n,K,t?null:i)}}
me.parseExprList=function(e,t,i,r){var s=[],n=true
while(!this.eat(e)){if(!n){this.expect(y.comma)
if(t&&this.afterTrailingComma(e)){break}}else{n=false}var a=void 0
if(i&&this.type===y.comma){a=null}else if(this.type===y.ellipsis){a=this.parseSpread(r)
if(r&&this.type===y.comma&&r.trailingComma<0){r.trailingComma=this.start}}else{a=this.parseMaybeAssign(false,r)}s.push(a)}return s}
me.checkUnreserved=function(e){var t=e.start
var i=e.end
var r=e.name
if(this.inGenerator&&r==="yield"){this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")}if(this.inAsync&&r==="await"){this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")}if(!(this.currentThisScope().flags&G)&&r==="arguments"){this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")}if(this.inClassStaticBlock&&(r==="arguments"||r==="await")){this.raise(t,"Cannot use "+r+" in class static initialization block")}if(this.keywords.test(r)){this.raise(t,"Unexpected keyword '"+r+"'")}if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1){return}var s=this.strict?this.reservedWordsStrict:this.reservedWords
if(s.test(r)){if(!this.inAsync&&r==="await"){this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")}this.raiseRecoverable(t,"The keyword '"+r+"' is reserved")}}
me.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos){this.awaitIdentPos=t.start}}return t}
me.parseIdentNode=function(){var e=this.startNode()
if(this.type===y.name){e.name=this.value}else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)){this.context.pop()}this.type=y.name}else{this.unexpected()}return e}
me.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===y.privateId){e.name=this.value}else{this.unexpected()}this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0){this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")}else{this.privateNameStack[this.privateNameStack.length-1].used.push(e)}}return e}
me.parseYield=function(e){if(!this.yieldPos){this.yieldPos=this.start}var t=this.startNode()
this.next()
if(this.type===y.semi||this.canInsertSemicolon()||this.type!==y.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(y.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
me.parseAwait=function(e){if(!this.awaitPos){this.awaitPos=this.start}var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var xe=Z.prototype
xe.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile){t+=" in "+this.sourceFile}var r=new SyntaxError(t)
r.pos=e
r.loc=i
r.raisedAt=this.pos
throw r}
xe.raiseRecoverable=xe.raise
xe.curPosition=function(){if(this.options.locations){return new T(this.curLine,this.pos-this.lineStart)}}
var ve=Z.prototype
var ye=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
ve.enterScope=function(e){this.scopeStack.push(new ye(e))}
ve.exitScope=function(){this.scopeStack.pop()}
ve.treatFunctionsAsVarInScope=function(e){return e.flags&D||!this.inModule&&e.flags&O}
ve.declareName=function(e,t,i){var r=false
if(t===Q){var s=this.currentScope()
r=s.lexical.indexOf(e)>-1||s.functions.indexOf(e)>-1||s.var.indexOf(e)>-1
s.lexical.push(e)
if(this.inModule&&s.flags&O){delete this.undefinedExports[e]}}else if(t===$){var n=this.currentScope()
n.lexical.push(e)}else if(t===X){var a=this.currentScope()
if(this.treatFunctionsAsVar){r=a.lexical.indexOf(e)>-1}else{r=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1}a.functions.push(e)}else{for(var o=this.scopeStack.length-1;o>=0;--o){var l=this.scopeStack[o]
if(l.lexical.indexOf(e)>-1&&!(l.flags&j&&l.lexical[0]===e)||!this.treatFunctionsAsVarInScope(l)&&l.functions.indexOf(e)>-1){r=true
break}l.var.push(e)
if(this.inModule&&l.flags&O){delete this.undefinedExports[e]}if(l.flags&G){break}}}if(r){this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}}
ve.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1){this.undefinedExports[e.name]=e}}
ve.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
ve.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(G|H|q)){return t}}}
ve.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(G|H|q)&&!(t.flags&F)){return t}}}
var be=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations){this.loc=new L(e,i)}if(e.options.directSourceFile){this.sourceFile=e.options.directSourceFile}if(e.options.ranges){this.range=[t,0]}}
var ke=Z.prototype
ke.startNode=function(){return new be(this,this.start,this.startLoc)}
ke.startNodeAt=function(e,t){return new be(this,e,t)}
function finishNodeAt(e,t,i,r){e.type=t
e.end=i
if(this.options.locations){e.loc.end=r}if(this.options.ranges){e.range[1]=i}return e}ke.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ke.finishNodeAt=function(e,t,i,r){return finishNodeAt.call(this,e,t,i,r)}
ke.copyNode=function(e){var t=new be(this,e.start,this.startLoc)
for(var i in e){t[i]=e[i]}return t}
var we="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var Se="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var Ce=Se+" Extended_Pictographic"
var _e=Ce
var Ee=_e+" EBase EComp EMod EPres ExtPict"
var Ae=Ee
var Ie=Ae
var Pe={9:Se,10:Ce,11:_e,12:Ee,13:Ae,14:Ie}
var Ne="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"
var Te={9:"",10:"",11:"",12:"",13:"",14:Ne}
var Le="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Ve="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Re=Ve+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Oe=Re+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var De=Oe+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var Me=De+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var Be=Me+" "+we
var Fe={9:Ve,10:Re,11:Oe,12:De,13:Me,14:Be}
var je={}
function buildUnicodeData(e){var t=je[e]={binary:wordsRegexp(Pe[e]+" "+Le),binaryOfStrings:wordsRegexp(Te[e]),nonBinary:{General_Category:wordsRegexp(Le),Script:wordsRegexp(Fe[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Ue=0,ze=[9,10,11,12,13,14];Ue<ze.length;Ue+=1){var qe=ze[Ue]
buildUnicodeData(qe)}var He=Z.prototype
var We=function BranchID(e,t){this.parent=e
this.base=t||this}
We.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent){for(var i=e;i;i=i.parent){if(t.base===i.base&&t!==i){return true}}}return false}
We.prototype.sibling=function sibling(){return new We(this.parent,this.base)}
var Ge=function RegExpValidationState(e){this.parser=e
this.validFlags="gim"+(e.options.ecmaVersion>=6?"uy":"")+(e.options.ecmaVersion>=9?"s":"")+(e.options.ecmaVersion>=13?"d":"")+(e.options.ecmaVersion>=15?"v":"")
this.unicodeProperties=je[e.options.ecmaVersion>=14?14:e.options.ecmaVersion]
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
Ge.prototype.reset=function reset(e,t,i){var r=i.indexOf("v")!==-1
var s=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(r&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=s&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=s&&this.parser.options.ecmaVersion>=9}}
Ge.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
Ge.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var r=i.length
if(e>=r){return-1}var s=i.charCodeAt(e)
if(!(t||this.switchU)||s<=55295||s>=57344||e+1>=r){return s}var n=i.charCodeAt(e+1)
return n>=56320&&n<=57343?(s<<10)+n-56613888:s}
Ge.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var r=i.length
if(e>=r){return r}var s=i.charCodeAt(e),n
if(!(t||this.switchU)||s<=55295||s>=57344||e+1>=r||(n=i.charCodeAt(e+1))<56320||n>57343){return e+1}return e+2}
Ge.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
Ge.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
Ge.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
Ge.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
Ge.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var r=0,s=e;r<s.length;r+=1){var n=s[r]
var a=this.at(i,t)
if(a===-1||a!==n){return false}i=this.nextIndex(i,t)}this.pos=i
return true}
He.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var r=false
var s=false
for(var n=0;n<i.length;n++){var a=i.charAt(n)
if(t.indexOf(a)===-1){this.raise(e.start,"Invalid regular expression flag")}if(i.indexOf(a,n+1)>-1){this.raise(e.start,"Duplicate regular expression flag")}if(a==="u"){r=true}if(a==="v"){s=true}}if(this.options.ecmaVersion>=15&&r&&s){this.raise(e.start,"Invalid regular expression flag")}}
function hasProp(e){for(var t in e){return true}return false}He.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
He.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41)){e.raise("Unmatched ')'")}if(e.eat(93)||e.eat(125)){e.raise("Lone quantifier brackets")}}if(e.maxBackReference>e.numCapturingParens){e.raise("Invalid escape")}for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var r=i[t]
if(!e.groupNames[r]){e.raise("Invalid named capture referenced")}}}
He.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t){e.branchID=new We(e.branchID,null)}this.regexp_alternative(e)
while(e.eat(124)){if(t){e.branchID=e.branchID.sibling()}this.regexp_alternative(e)}if(t){e.branchID=e.branchID.parent}if(this.regexp_eatQuantifier(e,true)){e.raise("Nothing to repeat")}if(e.eat(123)){e.raise("Lone quantifier brackets")}}
He.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e)){}}
He.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU){e.raise("Invalid quantifier")}}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
He.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36)){return true}if(e.eat(92)){if(e.eat(66)||e.eat(98)){return true}e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9){i=e.eat(60)}if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41)){e.raise("Unterminated group")}e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
He.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
He.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
He.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var r=0,s=-1
if(this.regexp_eatDecimalDigits(e)){r=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e)){s=e.lastIntValue}if(e.eat(125)){if(s!==-1&&s<r&&!t){e.raise("numbers out of order in {} quantifier")}return true}}if(e.switchU&&!t){e.raise("Incomplete quantifier")}e.pos=i}return false}
He.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
He.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e)){return true}e.pos=t}return false}
He.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var r=e.eat(45)
if(i||r){for(var s=0;s<i.length;s++){var n=i.charAt(s)
if(i.indexOf(n,s+1)>-1){e.raise("Duplicate regular expression modifiers")}}if(r){var a=this.regexp_eatModifiers(e)
if(!i&&!a&&e.current()===58){e.raise("Invalid regular expression modifiers")}for(var o=0;o<a.length;o++){var l=a.charAt(o)
if(a.indexOf(l,o+1)>-1||i.indexOf(l)>-1){e.raise("Duplicate regular expression modifiers")}}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41)){return true}e.raise("Unterminated group")}}e.pos=t}return false}
He.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9){this.regexp_groupSpecifier(e)}else if(e.current()===63){e.raise("Invalid group")}this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
He.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}He.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
He.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true)){e.raise("Nothing to repeat")}return false}
He.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}He.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i)){e.advance()}return e.pos!==t}
He.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
He.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e)){e.raise("Invalid group")}var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var r=0,s=i;r<s.length;r+=1){var n=s[r]
if(!n.separatedFrom(e.branchID)){e.raise("Duplicate capture group name")}}}else{e.raise("Duplicate capture group name")}}if(t){(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)}else{e.groupNames[e.lastStringValue]=true}}}
He.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62)){return true}e.raise("Invalid capture group name")}return false}
He.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)}return true}return false}
He.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var r=e.current(i)
e.advance(i)
if(r===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){r=e.lastIntValue}if(isRegExpIdentifierStart(r)){e.lastIntValue=r
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}He.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var r=e.current(i)
e.advance(i)
if(r===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i)){r=e.lastIntValue}if(isRegExpIdentifierPart(r)){e.lastIntValue=r
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}He.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)){return true}if(e.switchU){if(e.current()===99){e.raise("Invalid unicode escape")}e.raise("Invalid escape")}return false}
He.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference){e.maxBackReference=i}return true}if(i<=e.numCapturingParens){return true}e.pos=t}return false}
He.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
He.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
He.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e)){return true}e.pos=t}return false}
He.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
He.regexp_eatControlEscape=function(e){var t=e.current()
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
He.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}He.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var r=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var s=e.lastIntValue
if(r&&s>=55296&&s<=56319){var n=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue
if(a>=56320&&a<=57343){e.lastIntValue=(s-55296)*1024+(a-56320)+65536
return true}}e.pos=n
e.lastIntValue=s}return true}if(r&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue)){return true}if(r){e.raise("Invalid unicode escape")}e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}He.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e)){return true}if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
He.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var Je=0
var Ke=1
var Qe=2
He.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return Ke}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var r
if(e.eat(123)&&(r=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&r===Qe){e.raise("Invalid property name")}return r}e.raise("Invalid property name")}return Je}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}He.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var r=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,r)
return Ke}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var s=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,s)}return Je}
He.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!A(e.unicodeProperties.nonBinary,t)){e.raise("Invalid property name")}if(!e.unicodeProperties.nonBinary[t].test(i)){e.raise("Invalid property value")}}
He.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t)){return Ke}if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t)){return Qe}e.raise("Invalid property name")}
He.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}He.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}He.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
He.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93)){e.raise("Unterminated character class")}if(t&&i===Qe){e.raise("Negated character class may contain strings")}return true}return false}
He.regexp_classContents=function(e){if(e.current()===93){return Ke}if(e.switchV){return this.regexp_classSetExpression(e)}this.regexp_nonEmptyClassRanges(e)
return Ke}
He.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1)){e.raise("Invalid character class")}if(t!==-1&&i!==-1&&t>i){e.raise("Range out of order in character class")}}}}
He.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e)){return true}if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i)){e.raise("Invalid class escape")}e.raise("Invalid escape")}e.pos=t}var r=e.current()
if(r!==93){e.lastIntValue=r
e.advance()
return true}return false}
He.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e)){return true}e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
He.regexp_classSetExpression=function(e){var t=Ke,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===Qe){t=Qe}var r=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==Qe){t=Ke}continue}e.raise("Invalid character in character class")}if(r!==e.pos){return t}while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e)){continue}e.raise("Invalid character in character class")}if(r!==e.pos){return t}}else{e.raise("Invalid character in character class")}for(;;){if(this.regexp_eatClassSetRange(e)){continue}i=this.regexp_eatClassSetOperand(e)
if(!i){return t}if(i===Qe){t=Qe}}}
He.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var r=e.lastIntValue
if(i!==-1&&r!==-1&&i>r){e.raise("Range out of order in character class")}return true}e.pos=t}return false}
He.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e)){return Ke}return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
He.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var r=this.regexp_classContents(e)
if(e.eat(93)){if(i&&r===Qe){e.raise("Negated character class may contain strings")}return r}e.pos=t}if(e.eat(92)){var s=this.regexp_eatCharacterClassEscape(e)
if(s){return s}e.pos=t}return null}
He.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125)){return i}}else{e.raise("Invalid escape")}e.pos=t}return null}
He.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124)){if(this.regexp_classString(e)===Qe){t=Qe}}return t}
He.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e)){t++}return t===1?Ke:Qe}
He.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)){return true}if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i)){return false}if(isClassSetSyntaxCharacter(i)){return false}e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}He.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}He.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
He.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2)){return true}if(e.switchU){e.raise("Invalid escape")}e.pos=t}return false}
He.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}He.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70){return 10+(e-65)}if(e>=97&&e<=102){return 10+(e-97)}return e-48}He.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e)){e.lastIntValue=t*64+i*8+e.lastIntValue}else{e.lastIntValue=t*8+i}}else{e.lastIntValue=t}return true}return false}
He.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}He.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var r=0;r<t;++r){var s=e.current()
if(!isHexDigit(s)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(s)
e.advance()}return true}
var Xe=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations){this.loc=new L(e,e.startLoc,e.endLoc)}if(e.options.ranges){this.range=[e.start,e.end]}}
var $e=Z.prototype
$e.next=function(e){if(!e&&this.type.keyword&&this.containsEsc){this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword)}if(this.options.onToken){this.options.onToken(new Xe(this))}this.lastTokEnd=this.end
this.lastTokStart=this.start
this.lastTokEndLoc=this.endLoc
this.lastTokStartLoc=this.startLoc
this.nextToken()}
$e.getToken=function(){this.next()
return new Xe(this)}
if(typeof Symbol!=="undefined"){$e[Symbol.iterator]=function(){var e=this
return{next:function(){var t=e.getToken()
return{done:t.type===y.eof,value:t}}}}}$e.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace){this.skipSpace()}this.start=this.pos
if(this.options.locations){this.startLoc=this.curPosition()}if(this.pos>=this.input.length){return this.finishToken(y.eof)}if(e.override){return e.override(this)}else{this.readToken(this.fullCharCodeAtPos())}}
$e.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92){return this.readWord()}return this.getTokenFromCode(e)}
$e.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320){return t}var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
$e.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
$e.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1){this.raise(this.pos-2,"Unterminated comment")}this.pos=i+2
if(this.options.locations){for(var r=void 0,s=t;(r=nextLineBreak(this.input,s,this.pos))>-1;){++this.curLine
s=this.lineStart=r}}if(this.options.onComment){this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}}
$e.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var r=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(r)){r=this.input.charCodeAt(++this.pos)}if(this.options.onComment){this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}}
$e.skipSpace=function(){e:while(this.pos<this.input.length){var e=this.input.charCodeAt(this.pos)
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
default:if(e>8&&e<14||e>=5760&&w.test(String.fromCharCode(e))){++this.pos}else{break e}}}}
$e.finishToken=function(e,t){this.end=this.pos
if(this.options.locations){this.endLoc=this.curPosition()}var i=this.type
this.type=e
this.value=t
this.updateContext(i)}
$e.readToken_dot=function(){var e=this.input.charCodeAt(this.pos+1)
if(e>=48&&e<=57){return this.readNumber(true)}var t=this.input.charCodeAt(this.pos+2)
if(this.options.ecmaVersion>=6&&e===46&&t===46){this.pos+=3
return this.finishToken(y.ellipsis)}else{++this.pos
return this.finishToken(y.dot)}}
$e.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61){return this.finishOp(y.assign,2)}return this.finishOp(y.slash,1)}
$e.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var r=e===42?y.star:y.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
r=y.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61){return this.finishOp(y.assign,i+1)}return this.finishOp(r,i)}
$e.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){var i=this.input.charCodeAt(this.pos+2)
if(i===61){return this.finishOp(y.assign,3)}}return this.finishOp(e===124?y.logicalOR:y.logicalAND,2)}if(t===61){return this.finishOp(y.assign,2)}return this.finishOp(e===124?y.bitwiseOR:y.bitwiseAND,1)}
$e.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1)
if(e===61){return this.finishOp(y.assign,2)}return this.finishOp(y.bitwiseXOR,1)}
$e.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||b.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(y.incDec,2)}if(t===61){return this.finishOp(y.assign,2)}return this.finishOp(y.plusMin,1)}
$e.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61){return this.finishOp(y.assign,i+1)}return this.finishOp(y.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61){i=2}return this.finishOp(y.relational,i)}
$e.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61){return this.finishOp(y.equality,this.input.charCodeAt(this.pos+2)===61?3:2)}if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(y.arrow)}return this.finishOp(e===61?y.eq:y.prefix,1)}
$e.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57){return this.finishOp(y.questionDot,2)}}if(t===63){if(e>=12){var r=this.input.charCodeAt(this.pos+2)
if(r===61){return this.finishOp(y.assign,3)}}return this.finishOp(y.coalesce,2)}}return this.finishOp(y.question,1)}
$e.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92){return this.finishToken(y.privateId,this.readWord1())}}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
$e.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
case 40:++this.pos
return this.finishToken(y.parenL)
case 41:++this.pos
return this.finishToken(y.parenR)
case 59:++this.pos
return this.finishToken(y.semi)
case 44:++this.pos
return this.finishToken(y.comma)
case 91:++this.pos
return this.finishToken(y.bracketL)
case 93:++this.pos
return this.finishToken(y.bracketR)
case 123:++this.pos
return this.finishToken(y.braceL)
case 125:++this.pos
return this.finishToken(y.braceR)
case 58:++this.pos
return this.finishToken(y.colon)
case 96:if(this.options.ecmaVersion<6){break}++this.pos
return this.finishToken(y.backQuote)
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
case 126:return this.finishOp(y.prefix,1)
case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+codePointToString(e)+"'")}
$e.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
$e.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(i,"Unterminated regular expression")}var r=this.input.charAt(this.pos)
if(b.test(r)){this.raise(i,"Unterminated regular expression")}if(!e){if(r==="["){t=true}else if(r==="]"&&t){t=false}else if(r==="/"&&!t){break}e=r==="\\"}else{e=false}++this.pos}var s=this.input.slice(i,this.pos);++this.pos
var n=this.pos
var a=this.readWord1()
if(this.containsEsc){this.unexpected(n)}var o=this.regexpState||(this.regexpState=new Ge(this))
o.reset(i,s,a)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var l=null
try{l=new RegExp(s,a)}catch(e){}return this.finishToken(y.regexp,{pattern:s,flags:a,value:l})}
$e.readInt=function(e,t,i){var r=this.options.ecmaVersion>=12&&t===undefined
var s=i&&this.input.charCodeAt(this.pos)===48
var n=this.pos,a=0,o=0
for(var l=0,c=t==null?Infinity:t;l<c;++l,++this.pos){var u=this.input.charCodeAt(this.pos),f=void 0
if(r&&u===95){if(s){this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")}if(o===95){this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")}if(l===0){this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")}o=u
continue}if(u>=97){f=u-97+10}else if(u>=65){f=u-65+10}else if(u>=48&&u<=57){f=u-48}else{f=Infinity}if(f>=e){break}o=u
a=a*e+f}if(r&&o===95){this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")}if(this.pos===n||t!=null&&this.pos-n!==t){return null}return a}
function stringToNumber(e,t){if(t){return parseInt(e,8)}return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function"){return null}return BigInt(e.replace(/_/g,""))}$e.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null){this.raise(this.start+2,"Expected number in radix "+e)}if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(y.num,i)}
$e.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,undefined,true)===null){this.raise(t,"Invalid number")}var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict){this.raise(t,"Invalid number")}var r=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&r===110){var s=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}return this.finishToken(y.num,s)}if(i&&/[89]/.test(this.input.slice(t,this.pos))){i=false}if(r===46&&!i){++this.pos
this.readInt(10)
r=this.input.charCodeAt(this.pos)}if((r===69||r===101)&&!i){r=this.input.charCodeAt(++this.pos)
if(r===43||r===45){++this.pos}if(this.readInt(10)===null){this.raise(t,"Invalid number")}}if(isIdentifierStart(this.fullCharCodeAtPos())){this.raise(this.pos,"Identifier directly after number")}var n=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(y.num,n)}
$e.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6){this.unexpected()}var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111){this.invalidStringToken(i,"Code point out of bounds")}}else{t=this.readHexChar(4)}return t}
$e.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated string constant")}var r=this.input.charCodeAt(this.pos)
if(r===e){break}if(r===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(r===8232||r===8233){if(this.options.ecmaVersion<10){this.raise(this.start,"Unterminated string constant")}++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(r)){this.raise(this.start,"Unterminated string constant")}++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(y.string,t)}
var Ye={}
$e.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Ye){this.readInvalidTemplateToken()}else{throw e}}this.inTemplateElement=false}
$e.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9){throw Ye}else{this.raise(e,t)}}
$e.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length){this.raise(this.start,"Unterminated template")}var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===y.template||this.type===y.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(y.dollarBraceL)}else{++this.pos
return this.finishToken(y.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(y.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10){++this.pos}case 10:e+="\n"
break
default:e+=String.fromCharCode(i)
break}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else{++this.pos}}}
$e.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++){switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{"){break}case"`":return this.finishToken(y.invalidTemplate,this.input.slice(this.start,this.pos))
case"\r":if(this.input[this.pos+1]==="\n"){++this.pos}case"\n":case"\u2028":case"\u2029":++this.curLine
this.lineStart=this.pos+1
break}}this.raise(this.start,"Unterminated template")}
$e.readEscapedChar=function(e){var t=this.input.charCodeAt(++this.pos);++this.pos
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
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var r=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var s=parseInt(r,8)
if(s>255){r=r.slice(0,-1)
s=parseInt(r,8)}this.pos+=r.length-1
t=this.input.charCodeAt(this.pos)
if((r!=="0"||t===56||t===57)&&(this.strict||e)){this.invalidStringToken(this.pos-1-r.length,e?"Octal literal in template string":"Octal literal in strict mode")}return String.fromCharCode(s)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
$e.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null){this.invalidStringToken(t,"Bad character escape sequence")}return i}
$e.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var r=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var s=this.fullCharCodeAtPos()
if(isIdentifierChar(s,r)){this.pos+=s<=65535?1:2}else if(s===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var n=this.pos
if(this.input.charCodeAt(++this.pos)!==117){this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX")}++this.pos
var a=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(a,r)){this.invalidStringToken(n,"Invalid Unicode escape")}e+=codePointToString(a)
i=this.pos}else{break}t=false}return e+this.input.slice(i,this.pos)}
$e.readWord=function(){var e=this.readWord1()
var t=y.name
if(this.keywords.test(e)){t=v[e]}return this.finishToken(t,e)}
var Ze="8.19.0"
Z.acorn={Parser:Z,version:Ze,defaultOptions:V,Position:T,SourceLocation:L,getLineInfo,Node:be,TokenType:m,tokTypes:y,keywordTypes:v,TokContext:pe,tokContexts:fe,isIdentifierChar,isIdentifierStart,Token:Xe,isNewLine,lineBreak:b,lineBreakG:k,nonASCIIwhitespace:w}
function parse(e,t){return Z.parse(e,t)}function parseExpressionAt(e,t,i){return Z.parseExpressionAt(e,t,i)}function tokenizer(e,t){return Z.tokenizer(e,t)}var et=i(3637)
var tt=i(2328)
var it=i(401)
function color(e){return"[33m"+e+"[39m"}const rt={}.hasOwnProperty
const st=Symbol("continue")
const nt=Symbol("exit")
const ot=Symbol("skip")
function visit(e,t){let i
let r
if(typeof t==="function"){i=t}else if(t&&typeof t==="object"){if(t.enter)i=t.enter
if(t.leave)r=t.leave}build(e,undefined,undefined,[])()
function build(e,t,s,n){if(nodelike(e)){visit.displayName="node ("+color(e.type)+")"}return visit
function visit(){const a=i?toResult(i(e,t,s,n)):[]
if(a[0]===nt){return a}if(a[0]!==ot){let t
for(t in e){if(rt.call(e,t)&&e[t]&&typeof e[t]==="object"&&t!=="data"&&t!=="position"){const i=n.concat(e)
const r=e[t]
if(Array.isArray(r)){const e=r
let s=0
while(s>-1&&s<e.length){const r=e[s]
if(nodelike(r)){const e=build(r,t,s,i)()
if(e[0]===nt)return e
s=typeof e[1]==="number"?e[1]:s+1}else{s++}}}else if(nodelike(r)){const e=build(r,t,undefined,i)()
if(e[0]===nt)return e}}}}return r?toResult(r(e,t,s,n)):a}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[st,e]}return[e]}function nodelike(e){return Boolean(e&&typeof e==="object"&&"type"in e&&typeof e.type==="string"&&e.type.length>0)}var lt=i(711)
function eventsToAcorn(e,t){const i=t.prefix||""
const r=t.suffix||""
const s=Object.assign({},t.acornOptions)
const n=[]
const a=[]
const o=s.onComment
const l=s.onToken
let c=false
let u
let f
const d=Object.assign({},s,{onComment:n,preserveParens:true})
if(l){d.onToken=a}const m=collect(e,t.tokenTypes)
const g=m.value
const x=i+g+r
const v=t.expression&&lib_empty(g)
if(v&&!t.allowEmpty){throw new lt.o("Unexpected empty expression",{place:parseOffsetToUnistPoint(0),ruleId:"unexpected-empty-expression",source:"micromark-extension-mdx-expression"})}try{u=t.expression&&!v?t.acorn.parseExpressionAt(x,0,d):t.acorn.parse(x,d)}catch(e){const t=e
const r=parseOffsetToUnistPoint(t.pos)
t.message=String(t.message).replace(/ \(\d+:\d+\)$/,"")
t.pos=r.offset
t.loc={line:r.line,column:r.column-1}
f=t
c=t.raisedAt>=i.length+g.length||t.message==="Unterminated comment"}if(u&&t.expression&&!v){if(lib_empty(x.slice(u.end,x.length-r.length))){u={type:"Program",start:0,end:i.length+g.length,body:[{type:"ExpressionStatement",expression:u,start:0,end:i.length+g.length}],sourceType:"module",comments:[]}}else{const e=parseOffsetToUnistPoint(u.end)
const t=new Error("Unexpected content after expression")
t.pos=e.offset
t.loc={line:e.line,column:e.column-1}
f=t
u=undefined}}if(u){u.comments=n
visit(u,function(e,t,i,r){let s=r[r.length-1]
let n=t
if(e.type==="ParenthesizedExpression"&&s&&n){if(typeof i==="number"){s=s[n]
n=i}s[n]=e.expression}fixPosition(e)})
if(Array.isArray(o)){o.push(...n)}else if(typeof o==="function"){for(const e of n){o(e.type==="Block",e.value,e.start,e.end,e.loc.start,e.loc.end)}}for(const e of a){if(e.end<=i.length||e.start-i.length>=g.length){continue}fixPosition(e)
if(Array.isArray(l)){l.push(e)}else{l(e)}}}return{estree:u,error:f,swallow:c}
function fixPosition(e){const t=parseOffsetToUnistPoint(e.start)
const i=parseOffsetToUnistPoint(e.end)
e.start=t.offset
e.end=i.offset
e.loc={start:{line:t.line,column:t.column-1,offset:t.offset},end:{line:i.line,column:i.column-1,offset:i.offset}}
e.range=[e.start,e.end]}function parseOffsetToUnistPoint(e){let r=e-i.length
if(r<0){r=0}else if(r>g.length){r=g.length}let s=relativeToPoint(m.stops,r)
if(!s){s={line:t.start.line,column:t.start.column,offset:t.start.offset}}return s}}function lib_empty(e){return/^\s*$/.test(e.replace(/\/\*[\s\S]*?\*\//g,"").replace(/\/\/[^\r\n]*(\r\n|\n|\r)/g,""))}function collect(e,t){const i={value:"",stops:[]}
let r=-1
while(++r<e.length){const s=e[r]
if(s[0]==="enter"){const e=s[1].type
if(e==="lineEnding"||t.includes(e)){const e=s[2].sliceStream(s[1])
while(e.length>0&&e[0]===-1){e.shift()}const t=serializeChunks(e)
i.stops.push([i.value.length,s[1].start])
i.value+=t
i.stops.push([i.value.length,s[1].end])}}}return i}function relativeToPoint(e,t){let i=0
while(i<e.length&&e[i][0]<=t){i+=1}if(i===0){return undefined}const[r,s]=e[i-1]
const n=t-r
return{line:s.line,column:s.column+n,offset:s.offset+n}}function serializeChunks(e){let t=-1
const i=[]
let r
while(++t<e.length){const s=e[t]
let n
if(typeof s==="string"){n=s}else switch(s){case-5:{n="\r"
break}case-4:{n="\n"
break}case-3:{n="\r"+"\n"
break}case-2:{n="\t"
break}case-1:{if(r)continue
n=" "
break}default:{n=String.fromCharCode(s)}}r=s===-2
i.push(n)}return i.join("")}function positionFromEstree(e){const t=e||{}
const i=t.loc||{}
const r=t.range||[undefined,undefined]
const s=pointOrUndefined(i.start,r[0]||t.start)
const n=pointOrUndefined(i.end,r[1]||t.end)
if(s&&n){return{start:s,end:n}}}function pointOrUndefined(e,t){if(e&&typeof e==="object"){const i="line"in e?numberOrUndefined(e.line):undefined
const r="column"in e?numberOrUndefined(e.column):undefined
if(i&&r!==undefined){return{line:i,column:r+1,offset:numberOrUndefined(t)}}}}function numberOrUndefined(e){return typeof e==="number"&&e>-1?e:undefined}const ct=2
const ut="https://github.com/micromark/micromark-extension-mdx-expression/tree/main/packages/micromark-extension-mdx-expression"
const ht="#unexpected-end-of-file-in-expression-expected-a-corresponding-closing-brace-for-"
const pt="#unexpected-lazy-line-in-expression-in-container-expected-line-to-be-prefixed"
const ft="#unexpected-type-in-code-expected-an-object-spread-spread"
const mt="#unexpected-extra-content-in-spread-only-a-single-spread-is-supported"
const gt="#could-not-parse-expression-with-acorn"
function factoryMdxExpression(e,t,i,r,s,n,a,o,l,c,u){const f=this
const d=this.events.length+3
let m=0
let g
let x
return start
function start(t){e.enter(i)
e.enter(r)
e.consume(t)
e.exit(r)
g=f.now()
return before}function before(u){if(u===null){if(x)throw x
const e=new lt.o("Unexpected end of file in expression, expected a corresponding closing brace for `{`",{place:f.now(),ruleId:"unexpected-eof",source:"micromark-extension-mdx-expression"})
e.url=ut+ht
throw e}if((0,it.HP)(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return eolAfter}if(u===125&&m===0){const m=n?mdxExpressionParse.call(f,n,a,s,d,g,c||false,l||false):{type:"ok",estree:undefined}
if(m.type==="ok"){e.enter(r)
e.consume(u)
e.exit(r)
const s=e.exit(i)
if(o&&m.estree){Object.assign(s,{estree:m.estree})}return t}x=m.message
e.enter(s)
e.consume(u)
return inside}e.enter(s)
return inside(u)}function inside(t){if(t===125&&m===0||t===null||(0,it.HP)(t)){e.exit(s)
return before(t)}if(t===123&&!n){m+=1}else if(t===125){m-=1}e.consume(t)
return inside}function eolAfter(t){const i=f.now()
if(i.line!==g.line&&!u&&f.parser.lazy[i.line]){const e=new lt.o("Unexpected lazy line in expression in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",{place:f.now(),ruleId:"unexpected-lazy",source:"micromark-extension-mdx-expression"})
e.url=ut+pt
throw e}if((0,it.On)(t)){return(0,tt.N)(e,before,"linePrefix",ct+1)(t)}return before(t)}}function mdxExpressionParse(e,t,i,r,s,n,a){const o=eventsToAcorn(this.events.slice(r),{acorn:e,tokenTypes:[i],acornOptions:t,start:s,expression:true,allowEmpty:n,prefix:a?"({":"",suffix:a?"})":""})
const l=o.estree
if(a&&l){const e=l.body[0]
if(e.type!=="ExpressionStatement"||e.expression.type!=="ObjectExpression"){const t=positionFromEstree(e)
const i=new lt.o("Unexpected `"+e.type+"` in code: expected an object spread (`{...spread}`)",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ut+ft
throw i}if(e.expression.properties[1]){const t=positionFromEstree(e.expression.properties[1])
const i=new lt.o("Unexpected extra content in spread: only a single spread is supported",{place:t.start,ruleId:"spread-extra",source:"micromark-extension-mdx-expression"})
i.url=ut+mt
throw i}if(e.expression.properties[0]&&e.expression.properties[0].type!=="SpreadElement"){const t=positionFromEstree(e.expression.properties[0])
const i=new lt.o("Unexpected `"+e.expression.properties[0].type+"` in code: only spread elements are supported",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ut+ft
throw i}}if(o.error){const e=new lt.o("Could not parse expression with acorn",{cause:o.error,place:{line:o.error.loc.line,column:o.error.loc.column+1,offset:o.error.pos},ruleId:"acorn",source:"micromark-extension-mdx-expression"})
e.url=ut+gt
return{type:"nok",message:e}}return{type:"ok",estree:l}}function mdxExpression(e){const t=e||{}
const i=t.addResult
const r=t.acorn
const s=t.spread
let n=t.allowEmpty
let a
if(n===null||n===undefined){n=true}if(r){if(!r.parseExpressionAt){throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")}a=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions)}else if(t.acornOptions||t.addResult){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}return{flow:{[123]:{name:"mdxFlowExpression",tokenize:tokenizeFlowExpression,concrete:true}},text:{[123]:{name:"mdxTextExpression",tokenize:tokenizeTextExpression}}}
function tokenizeFlowExpression(e,t,o){const l=this
return start
function start(e){return before(e)}function before(t){return factoryMdxExpression.call(l,e,after,"mdxFlowExpression","mdxFlowExpressionMarker","mdxFlowExpressionChunk",r,a,i,s,n)(t)}function after(t){return(0,it.On)(t)?(0,tt.N)(e,end,"whitespace")(t):end(t)}function end(i){const r=l.parser.constructs.flow[60]
const s=Array.isArray(r)?r:r?[r]:[]
const n=s.find(function(e){return e.name==="mdxJsxFlowTag"})
if(i===60&&n){return e.attempt(n,end,o)(i)}return i===null||(0,it.HP)(i)?t(i):o(i)}}function tokenizeTextExpression(e,t){const o=this
return start
function start(l){return factoryMdxExpression.call(o,e,t,"mdxTextExpression","mdxTextExpressionMarker","mdxTextExpressionChunk",r,a,i,s,n,true)(l)}}}const xt=/[$_\p{ID_Start}]/u
const vt=/[$_\u{200C}\u{200D}\p{ID_Continue}]/u
const yt=/[-$_\u{200C}\u{200D}\p{ID_Continue}]/u
const bt=/^[$_\p{ID_Start}][$_\u{200C}\u{200D}\p{ID_Continue}]*$/u
const kt=/^[$_\p{ID_Start}][-$_\u{200C}\u{200D}\p{ID_Continue}]*$/u
const wt={}
function lib_start(e){return e?xt.test(String.fromCodePoint(e)):false}function cont(e,t){const i=t||wt
const r=i.jsx?yt:vt
return e?r.test(String.fromCodePoint(e)):false}function lib_name(e,t){const i=t||wt
const r=i.jsx?kt:bt
return r.test(e)}const St="https://github.com/micromark/micromark-extension-mdx-jsx"
function factoryTag(e,t,i,r,s,n,a,o,l,c,u,f,d,m,g,x,v,y,b,k,w,S,C,_,E,A,I,P,N,T,L,V){const R=this
let O
let D
return start
function start(t){e.enter(o)
e.enter(l)
e.consume(t)
e.exit(l)
return startAfter}function startAfter(e){if((0,it.Ee)(e)){return i(e)}O=nameBefore
return esWhitespaceStart(e)}function nameBefore(t){if(t===47){e.enter(c)
e.consume(t)
e.exit(c)
O=closingTagNameBefore
return esWhitespaceStart}if(t===62){return tagEnd(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(f)
e.enter(d)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===33?" (note: to create a comment in MDX, use `{/* text */}`)":""))}function closingTagNameBefore(t){if(t===62){return tagEnd(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(f)
e.enter(d)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===42||t===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function primaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return primaryName}if(t===46||t===47||t===58||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)){e.exit(d)
O=primaryNameAfter
return esWhitespaceStart(t)}crash(t,"in name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function primaryNameAfter(t){if(t===46){e.enter(m)
e.consume(t)
e.exit(m)
O=memberNameBefore
return esWhitespaceStart}if(t===58){e.enter(x)
e.consume(t)
e.exit(x)
O=localNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(f)
return attributeBefore(t)}crash(t,"after name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(g)
e.consume(t)
return memberName}crash(t,"before member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return memberName}if(t===46||t===47||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)){e.exit(g)
O=memberNameAfter
return esWhitespaceStart(t)}crash(t,"in member name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function memberNameAfter(t){if(t===46){e.enter(m)
e.consume(t)
e.exit(m)
O=memberNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(f)
return attributeBefore(t)}crash(t,"after member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(v)
e.consume(t)
return localName}crash(t,"before local name","a character that can start a name, such as a letter, `$`, or `_`"+(t===43||t!==null&&t>46&&t<58?" (note: to create a link in MDX, use `[text](url)`)":""))}function localName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return localName}if(t===47||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)){e.exit(v)
O=localNameAfter
return esWhitespaceStart(t)}crash(t,"in local name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameAfter(t){if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(f)
return attributeBefore(t)}crash(t,"after local name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeBefore(t){if(t===47){e.enter(u)
e.consume(t)
e.exit(u)
O=selfClosing
return esWhitespaceStart}if(t===62){return tagEnd(t)}if(t===123){return factoryMdxExpression.call(R,e,attributeExpressionAfter,y,b,k,r,s,n,true,false,a)(t)}if(t!==null&&t>=0&&lib_start(t)){e.enter(w)
e.enter(S)
e.enter(C)
e.consume(t)
return attributePrimaryName}crash(t,"before attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeExpressionAfter(e){O=attributeBefore
return esWhitespaceStart(e)}function attributePrimaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributePrimaryName}if(t===47||t===58||t===61||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)){e.exit(C)
O=attributePrimaryNameAfter
return esWhitespaceStart(t)}crash(t,"in attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributePrimaryNameAfter(t){if(t===58){e.enter(_)
e.consume(t)
e.exit(_)
O=attributeLocalNameBefore
return esWhitespaceStart}if(t===61){e.exit(S)
e.enter(A)
e.consume(t)
e.exit(A)
O=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)||t!==null&&t>=0&&lib_start(t)){e.exit(S)
e.exit(w)
O=attributeBefore
return esWhitespaceStart(t)}crash(t,"after attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalNameBefore(t){if(t!==null&&t>=0&&lib_start(t)){e.enter(E)
e.consume(t)
return attributeLocalName}crash(t,"before local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributeLocalName}if(t===47||t===61||t===62||t===123||(0,it.Ee)(t)||(0,it.Ny)(t)){e.exit(E)
e.exit(S)
O=attributeLocalNameAfter
return esWhitespaceStart(t)}crash(t,"in local attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributeLocalNameAfter(t){if(t===61){e.enter(A)
e.consume(t)
e.exit(A)
O=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&lib_start(t)){e.exit(w)
return attributeBefore(t)}crash(t,"after local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeValueBefore(t){if(t===34||t===39){e.enter(I)
e.enter(P)
e.consume(t)
e.exit(P)
D=t
return attributeValueQuotedStart}if(t===123){return factoryMdxExpression.call(R,e,attributeValueExpressionAfter,T,L,V,r,s,n,false,false,a)(t)}crash(t,"before attribute value","a character that can start an attribute value, such as `\"`, `'`, or `{`"+(t===60?" (note: to use an element or fragment as a prop value in MDX, use `{<element />}`)":""))}function attributeValueExpressionAfter(t){e.exit(w)
O=attributeBefore
return esWhitespaceStart(t)}function attributeValueQuotedStart(t){if(t===null){crash(t,"in attribute value","a corresponding closing quote `"+String.fromCodePoint(D)+"`")}if(t===D){e.enter(P)
e.consume(t)
e.exit(P)
e.exit(I)
e.exit(w)
D=undefined
O=attributeBefore
return esWhitespaceStart}if((0,it.HP)(t)){O=attributeValueQuotedStart
return esWhitespaceStart(t)}e.enter(N)
return attributeValueQuoted(t)}function attributeValueQuoted(t){if(t===null||t===D||(0,it.HP)(t)){e.exit(N)
return attributeValueQuotedStart(t)}e.consume(t)
return attributeValueQuoted}function selfClosing(e){if(e===62){return tagEnd(e)}crash(e,"after self-closing slash","`>` to end the tag"+(e===42||e===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function tagEnd(i){e.enter(l)
e.consume(i)
e.exit(l)
e.exit(o)
return t}function esWhitespaceStart(t){if((0,it.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return esWhitespaceEolAfter}if((0,it.On)(t)||(0,it.Ny)(t)){e.enter("esWhitespace")
return esWhitespaceInside(t)}return O(t)}function esWhitespaceInside(t){if((0,it.HP)(t)){e.exit("esWhitespace")
return esWhitespaceStart(t)}if((0,it.On)(t)||(0,it.Ny)(t)){e.consume(t)
return esWhitespaceInside}e.exit("esWhitespace")
return O(t)}function esWhitespaceEolAfter(e){if(!a&&R.parser.lazy[R.now().line]){const e=new lt.o("Unexpected lazy line in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",R.now(),"micromark-extension-mdx-jsx:unexpected-lazy")
e.url=St+"#unexpected-lazy-line-in-container-expected-line-to-be"
throw e}return esWhitespaceStart(e)}function crash(e,t,i){const r=new lt.o("Unexpected "+(e===null?"end of file":"character `"+(e===96?"` ` `":String.fromCodePoint(e))+"` ("+serializeCharCode(e)+")")+" "+t+", expected "+i,R.now(),"micromark-extension-mdx-jsx:unexpected-"+(e===null?"eof":"character"))
r.url=St+(e===null?"#unexpected-end-of-file-at-expected-expect":"#unexpected-character-at-expected-expect")
throw r}}function serializeCharCode(e){return"U+"+e.toString(16).toUpperCase().padStart(4,"0")}function jsxText(e,t){return{name:"mdxJsxTextTag",tokenize:tokenizeJsxText}
function tokenizeJsxText(i,r,s){return factoryTag.call(this,i,r,s,e,t.acornOptions,t.addResult,true,"mdxJsxTextTag","mdxJsxTextTagMarker","mdxJsxTextTagClosingMarker","mdxJsxTextTagSelfClosingMarker","mdxJsxTextTagName","mdxJsxTextTagNamePrimary","mdxJsxTextTagNameMemberMarker","mdxJsxTextTagNameMember","mdxJsxTextTagNamePrefixMarker","mdxJsxTextTagNameLocal","mdxJsxTextTagExpressionAttribute","mdxJsxTextTagExpressionAttributeMarker","mdxJsxTextTagExpressionAttributeValue","mdxJsxTextTagAttribute","mdxJsxTextTagAttributeName","mdxJsxTextTagAttributeNamePrimary","mdxJsxTextTagAttributeNamePrefixMarker","mdxJsxTextTagAttributeNameLocal","mdxJsxTextTagAttributeInitializerMarker","mdxJsxTextTagAttributeValueLiteral","mdxJsxTextTagAttributeValueLiteralMarker","mdxJsxTextTagAttributeValueLiteralValue","mdxJsxTextTagAttributeValueExpression","mdxJsxTextTagAttributeValueExpressionMarker","mdxJsxTextTagAttributeValueExpressionValue")}}function jsxFlow(e,t){return{concrete:true,name:"mdxJsxFlowTag",tokenize:tokenizeJsxFlow}
function tokenizeJsxFlow(i,r,s){const n=this
return start
function start(e){return before(e)}function before(r){return factoryTag.call(n,i,after,s,e,t.acornOptions,t.addResult,false,"mdxJsxFlowTag","mdxJsxFlowTagMarker","mdxJsxFlowTagClosingMarker","mdxJsxFlowTagSelfClosingMarker","mdxJsxFlowTagName","mdxJsxFlowTagNamePrimary","mdxJsxFlowTagNameMemberMarker","mdxJsxFlowTagNameMember","mdxJsxFlowTagNamePrefixMarker","mdxJsxFlowTagNameLocal","mdxJsxFlowTagExpressionAttribute","mdxJsxFlowTagExpressionAttributeMarker","mdxJsxFlowTagExpressionAttributeValue","mdxJsxFlowTagAttribute","mdxJsxFlowTagAttributeName","mdxJsxFlowTagAttributeNamePrimary","mdxJsxFlowTagAttributeNamePrefixMarker","mdxJsxFlowTagAttributeNameLocal","mdxJsxFlowTagAttributeInitializerMarker","mdxJsxFlowTagAttributeValueLiteral","mdxJsxFlowTagAttributeValueLiteralMarker","mdxJsxFlowTagAttributeValueLiteralValue","mdxJsxFlowTagAttributeValueExpression","mdxJsxFlowTagAttributeValueExpressionMarker","mdxJsxFlowTagAttributeValueExpressionValue")(r)}function after(e){return(0,it.On)(e)?(0,tt.N)(i,end,"whitespace")(e):end(e)}function end(e){const t=n.parser.constructs.flow[123]
const a=Array.isArray(t)?t:t?[t]:[]
let o
for(const e of a){if(e.name==="mdxFlowExpression"){o=e
break}}return e===60?start(e):e===123&&o?i.attempt(o,end,s)(e):e===null||(0,it.HP)(e)?r(e):s(e)}}}function mdxJsx(e){const t=e||{}
const i=t.acorn
let r
if(i){if(!i.parse||!i.parseExpressionAt){throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")}r=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions,{locations:true})}else if(t.acornOptions||t.addResult){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}return{flow:{[60]:jsxFlow(i||undefined,{acornOptions:r,addResult:t.addResult||undefined})},text:{[60]:jsxText(i||undefined,{acornOptions:r,addResult:t.addResult||undefined})}}}function mdxMd(){return{disable:{null:["autolink","codeIndented","htmlFlow","htmlText"]}}}var Ct=i(4520)
const _t={tokenize:tokenizeNextBlank,partial:true}
const Et="https://github.com/micromark/micromark-extension-mdxjs-esm"
const At=new Set(["ExportAllDeclaration","ExportDefaultDeclaration","ExportNamedDeclaration","ImportDeclaration"])
function mdxjsEsm(e){const t={tokenize:tokenizeExportImport,concrete:true}
if(!e||!e.acorn||!e.acorn.parse){throw new Error("Expected an `acorn` instance passed in as `options.acorn`")}const i=e.acorn
const r=Object.assign({ecmaVersion:2024,sourceType:"module"},e.acornOptions,{locations:true})
return{flow:{[101]:t,[105]:t}}
function tokenizeExportImport(t,s,n){const a=this
const o=a.parser.definedModuleSpecifiers||(a.parser.definedModuleSpecifiers=[])
const l=this.events.length+1
let c=""
return a.interrupt?n:start
function start(e){if(a.now().column>1)return n(e)
t.enter("mdxjsEsm")
t.enter("mdxjsEsmData")
t.consume(e)
c+=String.fromCharCode(e)
return word}function word(e){if((0,it.CW)(e)){t.consume(e)
c+=String.fromCharCode(e)
return word}if((c==="import"||c==="export")&&e===32){t.consume(e)
return inside}return n(e)}function inside(e){if(e===null||(0,it.HP)(e)){t.exit("mdxjsEsmData")
return lineStart(e)}t.consume(e)
return inside}function lineStart(e){if(e===null){return atEnd(e)}if((0,it.HP)(e)){return t.check(_t,atEnd,continuationStart)(e)}t.enter("mdxjsEsmData")
return inside(e)}function continuationStart(e){t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function atEnd(n){const c=eventsToAcorn(a.events.slice(l),{acorn:i,acornOptions:r,tokenTypes:["mdxjsEsmData"],prefix:o.length>0?"var "+o.join(",")+"\n":""})
if(c.error){if(n!==null&&c.swallow){return continuationStart(n)}const e=new lt.o("Could not parse import/exports with acorn",{cause:c.error,place:{line:c.error.loc.line,column:c.error.loc.column+1,offset:c.error.pos},ruleId:"acorn",source:"micromark-extension-mdxjs-esm"})
e.url=Et+"#could-not-parse-importexports-with-acorn"
throw e}if(o.length>0){const e=c.estree.body.shift()}let u=-1
while(++u<c.estree.body.length){const e=c.estree.body[u]
if(!At.has(e.type)){const t=new lt.o("Unexpected `"+e.type+"` in code: only import/exports are supported",{place:positionFromEstree(e),ruleId:"non-esm",source:"micromark-extension-mdxjs-esm"})
t.url=Et+"#unexpected-type-in-code-only-importexports-are-supported"
throw t}if(e.type==="ImportDeclaration"&&!a.interrupt){let t=-1
while(++t<e.specifiers.length){const i=e.specifiers[t]
o.push(i.local.name)}}}Object.assign(t.exit("mdxjsEsm"),e.addResult?{estree:c.estree}:undefined)
return s(n)}}}function tokenizeNextBlank(e,t,i){return start
function start(r){e.enter("lineEndingBlank")
e.consume(r)
e.exit("lineEndingBlank")
return e.attempt(Ct.B,t,i)}}var It=i(6792)
function mdxjs(e){const t=Object.assign({acorn:Z.extend(et()),acornOptions:{ecmaVersion:2024,sourceType:"module"},addResult:true},e)
return(0,It.y)([mdxjsEsm(t),mdxExpression(t),mdxJsx(t),mdxMd()])}},4278:(e,t,i)=>{i.d(t,{qy:()=>d,JW:()=>m})
class Schema{constructor(e,t,i){this.normal=t
this.property=e
if(i){this.space=i}}}Schema.prototype.normal={}
Schema.prototype.property={}
Schema.prototype.space=undefined
function merge(e,t){const i={}
const r={}
for(const t of e){Object.assign(i,t.property)
Object.assign(r,t.normal)}return new Schema(i,r,t)}var r=i(5246)
var s=i(7904)
function create(e){const t={}
const i={}
for(const[n,a]of Object.entries(e.properties)){const o=new s.E(n,e.transform(e.attributes||{},n),a,e.space)
if(e.mustUseProperty&&e.mustUseProperty.includes(n)){o.mustUseProperty=true}t[n]=o
i[(0,r.S)(n)]=n
i[(0,r.S)(o.attribute)]=n}return new Schema(t,i,e.space)}var n=i(4923)
const a=create({properties:{ariaActiveDescendant:null,ariaAtomic:n.booleanish,ariaAutoComplete:null,ariaBusy:n.booleanish,ariaChecked:n.booleanish,ariaColCount:n.number,ariaColIndex:n.number,ariaColSpan:n.number,ariaControls:n.spaceSeparated,ariaCurrent:null,ariaDescribedBy:n.spaceSeparated,ariaDetails:null,ariaDisabled:n.booleanish,ariaDropEffect:n.spaceSeparated,ariaErrorMessage:null,ariaExpanded:n.booleanish,ariaFlowTo:n.spaceSeparated,ariaGrabbed:n.booleanish,ariaHasPopup:null,ariaHidden:n.booleanish,ariaInvalid:null,ariaKeyShortcuts:null,ariaLabel:null,ariaLabelledBy:n.spaceSeparated,ariaLevel:n.number,ariaLive:null,ariaModal:n.booleanish,ariaMultiLine:n.booleanish,ariaMultiSelectable:n.booleanish,ariaOrientation:null,ariaOwns:n.spaceSeparated,ariaPlaceholder:null,ariaPosInSet:n.number,ariaPressed:n.booleanish,ariaReadOnly:n.booleanish,ariaRelevant:null,ariaRequired:n.booleanish,ariaRoleDescription:n.spaceSeparated,ariaRowCount:n.number,ariaRowIndex:n.number,ariaRowSpan:n.number,ariaSelected:n.booleanish,ariaSetSize:n.number,ariaSort:null,ariaValueMax:n.number,ariaValueMin:n.number,ariaValueNow:n.number,ariaValueText:null,role:null},transform(e,t){return t==="role"?t:"aria-"+t.slice(4).toLowerCase()}})
function caseSensitiveTransform(e,t){return t in e?e[t]:t}function caseInsensitiveTransform(e,t){return caseSensitiveTransform(e,t.toLowerCase())}const o=create({attributes:{acceptcharset:"accept-charset",classname:"class",htmlfor:"for",httpequiv:"http-equiv"},mustUseProperty:["checked","multiple","muted","selected"],properties:{abbr:null,accept:n.commaSeparated,acceptCharset:n.spaceSeparated,accessKey:n.spaceSeparated,action:null,allow:null,allowFullScreen:n.boolean,allowPaymentRequest:n.boolean,allowUserMedia:n.boolean,alpha:n.boolean,alt:null,as:null,async:n.boolean,autoCapitalize:null,autoComplete:n.spaceSeparated,autoFocus:n.boolean,autoPlay:n.boolean,blocking:n.spaceSeparated,capture:null,charSet:null,checked:n.boolean,cite:null,className:n.spaceSeparated,closedBy:null,colorSpace:null,cols:n.number,colSpan:n.number,command:null,commandFor:null,content:null,contentEditable:n.booleanish,controls:n.boolean,controlsList:n.spaceSeparated,coords:n.number|n.commaSeparated,crossOrigin:null,data:null,dateTime:null,decoding:null,default:n.boolean,defer:n.boolean,dir:null,dirName:null,disabled:n.boolean,download:n.overloadedBoolean,draggable:n.booleanish,encType:null,enterKeyHint:null,fetchPriority:null,form:null,formAction:null,formEncType:null,formMethod:null,formNoValidate:n.boolean,formTarget:null,headers:n.spaceSeparated,height:n.number,hidden:n.overloadedBoolean,high:n.number,href:null,hrefLang:null,htmlFor:n.spaceSeparated,httpEquiv:n.spaceSeparated,id:null,imageSizes:null,imageSrcSet:null,inert:n.boolean,inputMode:null,integrity:null,is:null,isMap:n.boolean,itemId:null,itemProp:n.spaceSeparated,itemRef:n.spaceSeparated,itemScope:n.boolean,itemType:n.spaceSeparated,kind:null,label:null,lang:null,language:null,list:null,loading:null,loop:n.boolean,low:n.number,manifest:null,max:null,maxLength:n.number,media:null,method:null,min:null,minLength:n.number,multiple:n.boolean,muted:n.boolean,name:null,nonce:null,noModule:n.boolean,noValidate:n.boolean,onAbort:null,onAfterPrint:null,onAuxClick:null,onBeforeMatch:null,onBeforePrint:null,onBeforeToggle:null,onBeforeUnload:null,onBlur:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onContextLost:null,onContextMenu:null,onContextRestored:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnded:null,onError:null,onFocus:null,onFormData:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLanguageChange:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadEnd:null,onLoadStart:null,onMessage:null,onMessageError:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRejectionHandled:null,onReset:null,onResize:null,onScroll:null,onScrollEnd:null,onSecurityPolicyViolation:null,onSeeked:null,onSeeking:null,onSelect:null,onSlotChange:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnhandledRejection:null,onUnload:null,onVolumeChange:null,onWaiting:null,onWheel:null,open:n.boolean,optimum:n.number,pattern:null,ping:n.spaceSeparated,placeholder:null,playsInline:n.boolean,popover:null,popoverTarget:null,popoverTargetAction:null,poster:null,preload:null,readOnly:n.boolean,referrerPolicy:null,rel:n.spaceSeparated,required:n.boolean,reversed:n.boolean,rows:n.number,rowSpan:n.number,sandbox:n.spaceSeparated,scope:null,scoped:n.boolean,seamless:n.boolean,selected:n.boolean,shadowRootClonable:n.boolean,shadowRootCustomElementRegistry:n.boolean,shadowRootDelegatesFocus:n.boolean,shadowRootMode:null,shadowRootSerializable:n.boolean,shape:null,size:n.number,sizes:null,slot:null,span:n.number,spellCheck:n.booleanish,src:null,srcDoc:null,srcLang:null,srcSet:null,start:n.number,step:null,style:null,tabIndex:n.number,target:null,title:null,translate:null,type:null,typeMustMatch:n.boolean,useMap:null,value:n.booleanish,width:n.number,wrap:null,writingSuggestions:null,align:null,aLink:null,archive:n.spaceSeparated,axis:null,background:null,bgColor:null,border:n.number,borderColor:null,bottomMargin:n.number,cellPadding:null,cellSpacing:null,char:null,charOff:null,classId:null,clear:null,code:null,codeBase:null,codeType:null,color:null,compact:n.boolean,declare:n.boolean,event:null,face:null,frame:null,frameBorder:null,hSpace:n.number,leftMargin:n.number,link:null,longDesc:null,lowSrc:null,marginHeight:n.number,marginWidth:n.number,noResize:n.boolean,noHref:n.boolean,noShade:n.boolean,noWrap:n.boolean,object:null,profile:null,prompt:null,rev:null,rightMargin:n.number,rules:null,scheme:null,scrolling:n.booleanish,standby:null,summary:null,text:null,topMargin:n.number,valueType:null,version:null,vAlign:null,vLink:null,vSpace:n.number,allowTransparency:null,autoCorrect:null,autoSave:null,credentialless:n.boolean,disablePictureInPicture:n.boolean,disableRemotePlayback:n.boolean,exportParts:n.commaSeparated,part:n.spaceSeparated,prefix:null,property:null,results:n.number,security:null,unselectable:null},space:"html",transform:caseInsensitiveTransform})
const l=create({attributes:{accentHeight:"accent-height",alignmentBaseline:"alignment-baseline",arabicForm:"arabic-form",baselineShift:"baseline-shift",capHeight:"cap-height",className:"class",clipPath:"clip-path",clipRule:"clip-rule",colorInterpolation:"color-interpolation",colorInterpolationFilters:"color-interpolation-filters",colorProfile:"color-profile",colorRendering:"color-rendering",crossOrigin:"crossorigin",dataType:"datatype",dominantBaseline:"dominant-baseline",enableBackground:"enable-background",fillOpacity:"fill-opacity",fillRule:"fill-rule",floodColor:"flood-color",floodOpacity:"flood-opacity",fontFamily:"font-family",fontSize:"font-size",fontSizeAdjust:"font-size-adjust",fontStretch:"font-stretch",fontStyle:"font-style",fontVariant:"font-variant",fontWeight:"font-weight",glyphName:"glyph-name",glyphOrientationHorizontal:"glyph-orientation-horizontal",glyphOrientationVertical:"glyph-orientation-vertical",hrefLang:"hreflang",horizAdvX:"horiz-adv-x",horizOriginX:"horiz-origin-x",horizOriginY:"horiz-origin-y",imageRendering:"image-rendering",letterSpacing:"letter-spacing",lightingColor:"lighting-color",markerEnd:"marker-end",markerMid:"marker-mid",markerStart:"marker-start",maskType:"mask-type",navDown:"nav-down",navDownLeft:"nav-down-left",navDownRight:"nav-down-right",navLeft:"nav-left",navNext:"nav-next",navPrev:"nav-prev",navRight:"nav-right",navUp:"nav-up",navUpLeft:"nav-up-left",navUpRight:"nav-up-right",onAbort:"onabort",onActivate:"onactivate",onAfterPrint:"onafterprint",onBeforePrint:"onbeforeprint",onBegin:"onbegin",onCancel:"oncancel",onCanPlay:"oncanplay",onCanPlayThrough:"oncanplaythrough",onChange:"onchange",onClick:"onclick",onClose:"onclose",onCopy:"oncopy",onCueChange:"oncuechange",onCut:"oncut",onDblClick:"ondblclick",onDrag:"ondrag",onDragEnd:"ondragend",onDragEnter:"ondragenter",onDragExit:"ondragexit",onDragLeave:"ondragleave",onDragOver:"ondragover",onDragStart:"ondragstart",onDrop:"ondrop",onDurationChange:"ondurationchange",onEmptied:"onemptied",onEnd:"onend",onEnded:"onended",onError:"onerror",onFocus:"onfocus",onFocusIn:"onfocusin",onFocusOut:"onfocusout",onHashChange:"onhashchange",onInput:"oninput",onInvalid:"oninvalid",onKeyDown:"onkeydown",onKeyPress:"onkeypress",onKeyUp:"onkeyup",onLoad:"onload",onLoadedData:"onloadeddata",onLoadedMetadata:"onloadedmetadata",onLoadStart:"onloadstart",onMessage:"onmessage",onMouseDown:"onmousedown",onMouseEnter:"onmouseenter",onMouseLeave:"onmouseleave",onMouseMove:"onmousemove",onMouseOut:"onmouseout",onMouseOver:"onmouseover",onMouseUp:"onmouseup",onMouseWheel:"onmousewheel",onOffline:"onoffline",onOnline:"ononline",onPageHide:"onpagehide",onPageShow:"onpageshow",onPaste:"onpaste",onPause:"onpause",onPlay:"onplay",onPlaying:"onplaying",onPopState:"onpopstate",onProgress:"onprogress",onRateChange:"onratechange",onRepeat:"onrepeat",onReset:"onreset",onResize:"onresize",onScroll:"onscroll",onSeeked:"onseeked",onSeeking:"onseeking",onSelect:"onselect",onShow:"onshow",onStalled:"onstalled",onStorage:"onstorage",onSubmit:"onsubmit",onSuspend:"onsuspend",onTimeUpdate:"ontimeupdate",onToggle:"ontoggle",onUnload:"onunload",onVolumeChange:"onvolumechange",onWaiting:"onwaiting",onZoom:"onzoom",overlinePosition:"overline-position",overlineThickness:"overline-thickness",paintOrder:"paint-order",panose1:"panose-1",pointerEvents:"pointer-events",referrerPolicy:"referrerpolicy",renderingIntent:"rendering-intent",shapeRendering:"shape-rendering",stopColor:"stop-color",stopOpacity:"stop-opacity",strikethroughPosition:"strikethrough-position",strikethroughThickness:"strikethrough-thickness",strokeDashArray:"stroke-dasharray",strokeDashOffset:"stroke-dashoffset",strokeLineCap:"stroke-linecap",strokeLineJoin:"stroke-linejoin",strokeMiterLimit:"stroke-miterlimit",strokeOpacity:"stroke-opacity",strokeWidth:"stroke-width",tabIndex:"tabindex",textAnchor:"text-anchor",textDecoration:"text-decoration",textRendering:"text-rendering",transformOrigin:"transform-origin",typeOf:"typeof",underlinePosition:"underline-position",underlineThickness:"underline-thickness",unicodeBidi:"unicode-bidi",unicodeRange:"unicode-range",unitsPerEm:"units-per-em",vAlphabetic:"v-alphabetic",vHanging:"v-hanging",vIdeographic:"v-ideographic",vMathematical:"v-mathematical",vectorEffect:"vector-effect",vertAdvY:"vert-adv-y",vertOriginX:"vert-origin-x",vertOriginY:"vert-origin-y",wordSpacing:"word-spacing",writingMode:"writing-mode",xHeight:"x-height",playbackOrder:"playbackorder",timelineBegin:"timelinebegin"},properties:{about:n.commaOrSpaceSeparated,accentHeight:n.number,accumulate:null,additive:null,alignmentBaseline:null,alphabetic:n.number,amplitude:n.number,arabicForm:null,ascent:n.number,attributeName:null,attributeType:null,azimuth:n.number,bandwidth:null,baselineShift:null,baseFrequency:null,baseProfile:null,bbox:null,begin:null,bias:n.number,by:null,calcMode:null,capHeight:n.number,className:n.spaceSeparated,clip:null,clipPath:null,clipPathUnits:null,clipRule:null,color:null,colorInterpolation:null,colorInterpolationFilters:null,colorProfile:null,colorRendering:null,content:null,contentScriptType:null,contentStyleType:null,crossOrigin:null,cursor:null,cx:null,cy:null,d:null,dataType:null,defaultAction:null,descent:n.number,diffuseConstant:n.number,direction:null,display:null,dur:null,divisor:n.number,dominantBaseline:null,download:n.boolean,dx:null,dy:null,edgeMode:null,editable:null,elevation:n.number,enableBackground:null,end:null,event:null,exponent:n.number,externalResourcesRequired:null,fill:null,fillOpacity:n.number,fillRule:null,filter:null,filterRes:null,filterUnits:null,floodColor:null,floodOpacity:null,focusable:null,focusHighlight:null,fontFamily:null,fontSize:null,fontSizeAdjust:null,fontStretch:null,fontStyle:null,fontVariant:null,fontWeight:null,format:null,fr:null,from:null,fx:null,fy:null,g1:n.commaSeparated,g2:n.commaSeparated,glyphName:n.commaSeparated,glyphOrientationHorizontal:null,glyphOrientationVertical:null,glyphRef:null,gradientTransform:null,gradientUnits:null,handler:null,hanging:n.number,hatchContentUnits:null,hatchUnits:null,height:null,href:null,hrefLang:null,horizAdvX:n.number,horizOriginX:n.number,horizOriginY:n.number,id:null,ideographic:n.number,imageRendering:null,initialVisibility:null,in:null,in2:null,intercept:n.number,k:n.number,k1:n.number,k2:n.number,k3:n.number,k4:n.number,kernelMatrix:n.commaOrSpaceSeparated,kernelUnitLength:null,keyPoints:null,keySplines:null,keyTimes:null,kerning:null,lang:null,lengthAdjust:null,letterSpacing:null,lightingColor:null,limitingConeAngle:n.number,local:null,markerEnd:null,markerMid:null,markerStart:null,markerHeight:null,markerUnits:null,markerWidth:null,mask:null,maskContentUnits:null,maskType:null,maskUnits:null,mathematical:null,max:null,media:null,mediaCharacterEncoding:null,mediaContentEncodings:null,mediaSize:n.number,mediaTime:null,method:null,min:null,mode:null,name:null,navDown:null,navDownLeft:null,navDownRight:null,navLeft:null,navNext:null,navPrev:null,navRight:null,navUp:null,navUpLeft:null,navUpRight:null,numOctaves:null,observer:null,offset:null,onAbort:null,onActivate:null,onAfterPrint:null,onBeforePrint:null,onBegin:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnd:null,onEnded:null,onError:null,onFocus:null,onFocusIn:null,onFocusOut:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadStart:null,onMessage:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onMouseWheel:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRepeat:null,onReset:null,onResize:null,onScroll:null,onSeeked:null,onSeeking:null,onSelect:null,onShow:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnload:null,onVolumeChange:null,onWaiting:null,onZoom:null,opacity:null,operator:null,order:null,orient:null,orientation:null,origin:null,overflow:null,overlay:null,overlinePosition:n.number,overlineThickness:n.number,paintOrder:null,panose1:null,path:null,pathLength:n.number,patternContentUnits:null,patternTransform:null,patternUnits:null,phase:null,ping:n.spaceSeparated,pitch:null,playbackOrder:null,pointerEvents:null,points:null,pointsAtX:n.number,pointsAtY:n.number,pointsAtZ:n.number,preserveAlpha:null,preserveAspectRatio:null,primitiveUnits:null,propagate:null,property:n.commaOrSpaceSeparated,r:null,radius:null,referrerPolicy:null,refX:null,refY:null,rel:n.commaOrSpaceSeparated,rev:n.commaOrSpaceSeparated,renderingIntent:null,repeatCount:null,repeatDur:null,requiredExtensions:n.commaOrSpaceSeparated,requiredFeatures:n.commaOrSpaceSeparated,requiredFonts:n.commaOrSpaceSeparated,requiredFormats:n.commaOrSpaceSeparated,resource:null,restart:null,result:null,rotate:null,rx:null,ry:null,scale:null,seed:null,shapeRendering:null,side:null,slope:null,snapshotTime:null,specularConstant:n.number,specularExponent:n.number,spreadMethod:null,spacing:null,startOffset:null,stdDeviation:null,stemh:null,stemv:null,stitchTiles:null,stopColor:null,stopOpacity:null,strikethroughPosition:n.number,strikethroughThickness:n.number,string:null,stroke:null,strokeDashArray:n.commaOrSpaceSeparated,strokeDashOffset:null,strokeLineCap:null,strokeLineJoin:null,strokeMiterLimit:n.number,strokeOpacity:n.number,strokeWidth:null,style:null,surfaceScale:n.number,syncBehavior:null,syncBehaviorDefault:null,syncMaster:null,syncTolerance:null,syncToleranceDefault:null,systemLanguage:n.commaOrSpaceSeparated,tabIndex:n.number,tableValues:null,target:null,targetX:n.number,targetY:n.number,textAnchor:null,textDecoration:null,textRendering:null,textLength:null,timelineBegin:null,title:null,transformBehavior:null,type:null,typeOf:n.commaOrSpaceSeparated,to:null,transform:null,transformOrigin:null,u1:null,u2:null,underlinePosition:n.number,underlineThickness:n.number,unicode:null,unicodeBidi:null,unicodeRange:null,unitsPerEm:n.number,values:null,vAlphabetic:n.number,vMathematical:n.number,vectorEffect:null,vHanging:n.number,vIdeographic:n.number,version:null,vertAdvY:n.number,vertOriginX:n.number,vertOriginY:n.number,viewBox:null,viewTarget:null,visibility:null,width:null,widths:null,wordSpacing:null,writingMode:null,x:null,x1:null,x2:null,xChannelSelector:null,xHeight:n.number,y:null,y1:null,y2:null,yChannelSelector:null,z:null,zoomAndPan:null},space:"svg",transform:caseSensitiveTransform})
const c=create({properties:{xLinkActuate:null,xLinkArcRole:null,xLinkHref:null,xLinkRole:null,xLinkShow:null,xLinkTitle:null,xLinkType:null},space:"xlink",transform(e,t){return"xlink:"+t.slice(5).toLowerCase()}})
const u=create({attributes:{xmlnsxlink:"xmlns:xlink"},properties:{xmlnsXLink:null,xmlns:null},space:"xmlns",transform:caseInsensitiveTransform})
const f=create({properties:{xmlBase:null,xmlLang:null,xmlSpace:null},space:"xml",transform(e,t){return"xml:"+t.slice(3).toLowerCase()}})
const d=merge([a,o,c,u,f],"html")
const m=merge([a,l,c,u,f],"svg")},7522:(e,t,i)=>{i.d(t,{I:()=>find})
var r=i(7904)
var s=i(4936)
var n=i(5246)
const a=/[A-Z]/g
const o=/-[a-z]/g
const l=/^data[-\w.:]+$/i
function find(e,t){const i=(0,n.S)(t)
let c=t
let u=s.R
if(i in e.normal){return e.property[e.normal[i]]}if(i.length>4&&i.slice(0,4)==="data"&&l.test(t)){if(t.charAt(4)==="-"){const e=t.slice(5).replace(o,camelcase)
c="data"+e.charAt(0).toUpperCase()+e.slice(1)}else{const e=t.slice(4)
if(!o.test(e)){let i=e.replace(a,kebab)
if(i.charAt(0)!=="-"){i="-"+i}t="data"+i}}u=r.E}return new u(c,t)}function kebab(e){return"-"+e.toLowerCase()}function camelcase(e){return e.charAt(1).toUpperCase()}},5246:(e,t,i)=>{i.d(t,{S:()=>normalize})
function normalize(e){return e.toLowerCase()}},7904:(e,t,i)=>{i.d(t,{E:()=>DefinedInfo})
var r=i(4936)
var s=i(4923)
const n=Object.keys(s)
class DefinedInfo extends r.R{constructor(e,t,i,r){let a=-1
super(e,t)
mark(this,"space",r)
if(typeof i==="number"){while(++a<n.length){const e=n[a]
mark(this,n[a],(i&s[e])===s[e])}}}}DefinedInfo.prototype.defined=true
function mark(e,t,i){if(i){e[t]=i}}},4936:(e,t,i)=>{i.d(t,{R:()=>Info})
class Info{constructor(e,t){this.attribute=t
this.property=e}}Info.prototype.attribute=""
Info.prototype.booleanish=false
Info.prototype.boolean=false
Info.prototype.commaOrSpaceSeparated=false
Info.prototype.commaSeparated=false
Info.prototype.defined=false
Info.prototype.mustUseProperty=false
Info.prototype.number=false
Info.prototype.overloadedBoolean=false
Info.prototype.property=""
Info.prototype.spaceSeparated=false
Info.prototype.space=undefined},4923:(e,t,i)=>{i.r(t)
i.d(t,{boolean:()=>s,booleanish:()=>n,commaOrSpaceSeparated:()=>u,commaSeparated:()=>c,number:()=>o,overloadedBoolean:()=>a,spaceSeparated:()=>l})
let r=0
const s=increment()
const n=increment()
const a=increment()
const o=increment()
const l=increment()
const c=increment()
const u=increment()
function increment(){return 2**++r}},8247:(e,t,i)=>{i.d(t,{A:()=>remarkStringify})
var r=i(8504)
function remarkStringify(e){const t=this
t.compiler=compiler
function compiler(i){return(0,r.l)(i,{...t.data("settings"),...e,extensions:t.data("toMarkdownExtensions")||[]})}}},5510:(e,t,i)=>{i.d(t,{A:()=>stringify,q:()=>parse})
function parse(e){const t=String(e||"").trim()
return t?t.split(/[ \t\n\r\f]+/g):[]}function stringify(e){return e.join(" ").trim()}},1529:(e,t,i)=>{i.d(t,{l:()=>f})
function bail(e){if(e){throw e}}var r=i(3860)
var s=i(7776)
function isPlainObject(e){if(typeof e!=="object"||e===null){return false}const t=Object.getPrototypeOf(e)
return(t===null||t===Object.prototype||Object.getPrototypeOf(t)===null)&&!(Symbol.toStringTag in e)&&!(Symbol.iterator in e)}function trough(){const e=[]
const t={run,use}
return t
function run(...t){let i=-1
const r=t.pop()
if(typeof r!=="function"){throw new TypeError("Expected function as last argument, not "+r)}next(null,...t)
function next(s,...n){const a=e[++i]
let o=-1
if(s){r(s)
return}while(++o<t.length){if(n[o]===null||n[o]===undefined){n[o]=t[o]}}t=n
if(a){wrap(a,next)(...n)}else{r(null,...n)}}}function use(i){if(typeof i!=="function"){throw new TypeError("Expected `middelware` to be a function, not "+i)}e.push(i)
return t}}function wrap(e,t){let i
return wrapped
function wrapped(...t){const r=e.length>t.length
let s
if(r){t.push(done)}try{s=e.apply(this,t)}catch(e){const t=e
if(r&&i){throw t}return done(t)}if(!r){if(s&&s.then&&typeof s.then==="function"){s.then(then,done)}else if(s instanceof Error){done(s)}else{then(s)}}}function done(e,...r){if(!i){i=true
t(e,...r)}}function then(e){done(null,e)}}var n=i(711)
var a=i(6760)
var o=i(1708)
function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===undefined)}var l=i(3136)
const c=["history","path","basename","stem","extname","dirname"]
class VFile{constructor(e){let t
if(!e){t={}}else if(isUrl(e)){t={path:e}}else if(typeof e==="string"||isUint8Array(e)){t={value:e}}else{t=e}this.cwd="cwd"in t?"":o.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let i=-1
while(++i<c.length){const e=c[i]
if(e in t&&t[e]!==undefined&&t[e]!==null){this[e]=e==="history"?[...t[e]]:t[e]}}let r
for(r in t){if(!c.includes(r)){this[r]=t[r]}}}get basename(){return typeof this.path==="string"?a.basename(this.path):undefined}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=a.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?a.dirname(this.path):undefined}set dirname(e){assertPath(this.basename,"dirname")
this.path=a.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?a.extname(this.path):undefined}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46){throw new Error("`extname` must start with `.`")}if(e.includes(".",1)){throw new Error("`extname` cannot contain multiple dots")}}this.path=a.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e)){e=(0,l.fileURLToPath)(e)}assertNonEmpty(e,"path")
if(this.path!==e){this.history.push(e)}}get stem(){return typeof this.path==="string"?a.basename(this.path,this.extname):undefined}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=a.join(this.dirname||"",e+(this.extname||""))}fail(e,t,i){const r=this.message(e,t,i)
r.fatal=true
throw r}info(e,t,i){const r=this.message(e,t,i)
r.fatal=undefined
return r}message(e,t,i){const r=new n.o(e,t,i)
if(this.path){r.name=this.path+":"+r.name
r.file=this.path}r.fatal=false
this.messages.push(r)
return r}toString(e){if(this.value===undefined){return""}if(typeof this.value==="string"){return this.value}const t=new TextDecoder(e||undefined)
return t.decode(this.value)}}function assertPart(e,t){if(e&&e.includes(a.sep)){throw new Error("`"+t+"` cannot be a path: did not expect `"+a.sep+"`")}}function assertNonEmpty(e,t){if(!e){throw new Error("`"+t+"` cannot be empty")}}function assertPath(e,t){if(!e){throw new Error("Setting `"+t+"` requires `path` to be set too")}}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}const CallableInstance=function(e){const t=this
const i=t.constructor
const r=i.prototype
const s=r[e]
const apply=function(){return s.apply(apply,arguments)}
Object.setPrototypeOf(apply,r)
return apply}
const u={}.hasOwnProperty
class Processor extends CallableInstance{constructor(){super("copy")
this.Compiler=undefined
this.Parser=undefined
this.attachers=[]
this.compiler=undefined
this.freezeIndex=-1
this.frozen=undefined
this.namespace={}
this.parser=undefined
this.transformers=trough()}copy(){const e=new Processor
let t=-1
while(++t<this.attachers.length){const i=this.attachers[t]
e.use(...i)}e.data(r(true,{},this.namespace))
return e}data(e,t){if(typeof e==="string"){if(arguments.length===2){assertUnfrozen("data",this.frozen)
this.namespace[e]=t
return this}return u.call(this.namespace,e)&&this.namespace[e]||undefined}if(e){assertUnfrozen("data",this.frozen)
this.namespace=e
return this}return this.namespace}freeze(){if(this.frozen){return this}const e=this
while(++this.freezeIndex<this.attachers.length){const[t,...i]=this.attachers[this.freezeIndex]
if(i[0]===false){continue}if(i[0]===true){i[0]=undefined}const r=t.call(e,...i)
if(typeof r==="function"){this.transformers.use(r)}}this.frozen=true
this.freezeIndex=Number.POSITIVE_INFINITY
return this}parse(e){this.freeze()
const t=vfile(e)
const i=this.parser||this.Parser
assertParser("parse",i)
return i(String(t),t)}process(e,t){const i=this
this.freeze()
assertParser("process",this.parser||this.Parser)
assertCompiler("process",this.compiler||this.Compiler)
return t?executor(undefined,t):new Promise(executor)
function executor(r,n){const a=vfile(e)
const o=i.parse(a)
i.run(o,a,function(e,t,r){if(e||!t||!r){return realDone(e)}const s=t
const n=i.stringify(s,r)
if(looksLikeAValue(n)){r.value=n}else{r.result=n}realDone(e,r)})
function realDone(e,i){if(e||!i){n(e)}else if(r){r(i)}else{(0,s.ok)(t,"`done` is defined if `resolve` is not")
t(undefined,i)}}}}processSync(e){let t=false
let i
this.freeze()
assertParser("processSync",this.parser||this.Parser)
assertCompiler("processSync",this.compiler||this.Compiler)
this.process(e,realDone)
assertDone("processSync","process",t);(0,s.ok)(i,"we either bailed on an error or have a tree")
return i
function realDone(e,r){t=true
bail(e)
i=r}}run(e,t,i){assertNode(e)
this.freeze()
const r=this.transformers
if(!i&&typeof t==="function"){i=t
t=undefined}return i?executor(undefined,i):new Promise(executor)
function executor(n,a){(0,s.ok)(typeof t!=="function","`file` can’t be a `done` anymore, we checked")
const o=vfile(t)
r.run(e,o,realDone)
function realDone(t,r,o){const l=r||e
if(t){a(t)}else if(n){n(l)}else{(0,s.ok)(i,"`done` is defined if `resolve` is not")
i(undefined,l,o)}}}}runSync(e,t){let i=false
let r
this.run(e,t,realDone)
assertDone("runSync","run",i);(0,s.ok)(r,"we either bailed on an error or have a tree")
return r
function realDone(e,t){bail(e)
r=t
i=true}}stringify(e,t){this.freeze()
const i=vfile(t)
const r=this.compiler||this.Compiler
assertCompiler("stringify",r)
assertNode(e)
return r(e,i)}use(e,...t){const i=this.attachers
const s=this.namespace
assertUnfrozen("use",this.frozen)
if(e===null||e===undefined){}else if(typeof e==="function"){addPlugin(e,t)}else if(typeof e==="object"){if(Array.isArray(e)){addList(e)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}return this
function add(e){if(typeof e==="function"){addPlugin(e,[])}else if(typeof e==="object"){if(Array.isArray(e)){const[t,...i]=e
addPlugin(t,i)}else{addPreset(e)}}else{throw new TypeError("Expected usable value, not `"+e+"`")}}function addPreset(e){if(!("plugins"in e)&&!("settings"in e)){throw new Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither")}addList(e.plugins)
if(e.settings){s.settings=r(true,s.settings,e.settings)}}function addList(e){let t=-1
if(e===null||e===undefined){}else if(Array.isArray(e)){while(++t<e.length){const i=e[t]
add(i)}}else{throw new TypeError("Expected a list of plugins, not `"+e+"`")}}function addPlugin(e,t){let s=-1
let n=-1
while(++s<i.length){if(i[s][0]===e){n=s
break}}if(n===-1){i.push([e,...t])}else if(t.length>0){let[s,...a]=t
const o=i[n][1]
if(isPlainObject(o)&&isPlainObject(s)){s=r(true,o,s)}i[n]=[e,s,...a]}}}}const f=(new Processor).freeze()
function assertParser(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `parser`")}}function assertCompiler(e,t){if(typeof t!=="function"){throw new TypeError("Cannot `"+e+"` without `compiler`")}}function assertUnfrozen(e,t){if(t){throw new Error("Cannot call `"+e+"` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.")}}function assertNode(e){if(!isPlainObject(e)||typeof e.type!=="string"){throw new TypeError("Expected node, got `"+e+"`")}}function assertDone(e,t,i){if(!i){throw new Error("`"+e+"` finished async. Use `"+t+"` instead")}}function vfile(e){return looksLikeAVFile(e)?e:new VFile(e)}function looksLikeAVFile(e){return Boolean(e&&typeof e==="object"&&"message"in e&&"messages"in e)}function looksLikeAValue(e){return typeof e==="string"||lib_isUint8Array(e)}function lib_isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}},711:(e,t,i)=>{i.d(t,{o:()=>VFileMessage})
var r=i(669)
class VFileMessage extends Error{constructor(e,t,i){super()
if(typeof t==="string"){i=t
t=undefined}let s=""
let n={}
let a=false
if(t){if("line"in t&&"column"in t){n={place:t}}else if("start"in t&&"end"in t){n={place:t}}else if("type"in t){n={ancestors:[t],place:t.position}}else{n={...t}}}if(typeof e==="string"){s=e}else if(!n.cause&&e){a=true
s=e.message
n.cause=e}if(!n.ruleId&&!n.source&&typeof i==="string"){const e=i.indexOf(":")
if(e===-1){n.ruleId=i}else{n.source=i.slice(0,e)
n.ruleId=i.slice(e+1)}}if(!n.place&&n.ancestors){const e=n.ancestors[n.ancestors.length-1]
if(e){n.place=e.position}}const o=n.place&&"start"in n.place?n.place.start:n.place
this.ancestors=n.ancestors||undefined
this.cause=n.cause||undefined
this.column=o?o.column:undefined
this.fatal=undefined
this.file=""
this.message=s
this.line=o?o.line:undefined
this.name=(0,r.L)(n.place)||"1:1"
this.place=n.place||undefined
this.reason=this.message
this.ruleId=n.ruleId||undefined
this.source=n.source||undefined
this.stack=a&&n.cause&&typeof n.cause.stack==="string"?n.cause.stack:""
this.actual=undefined
this.expected=undefined
this.note=undefined
this.url=undefined}}Object.defineProperties(VFileMessage.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})},950:(e,t,i)=>{i.d(t,{A:()=>zwitch})
const r={}.hasOwnProperty
function zwitch(e,t){const i=t||{}
function one(t,...i){let s=one.invalid
const n=one.handlers
if(t&&r.call(t,e)){const i=String(t[e])
s=r.call(n,i)?n[i]:one.unknown}if(s){return s.call(this,t,...i)}}one.handlers=i.handlers||{}
one.invalid=i.invalid
one.unknown=i.unknown
return one}}}

