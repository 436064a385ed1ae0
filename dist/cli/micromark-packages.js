const e=require("./rolldown-runtime.js")
const t=require("./index.js")
const n=require("./mdx-packages.js")
function classifyCharacter(e){if(e===null||n.markdownLineEndingOrSpace(e)||n.unicodeWhitespace(e))return 1
if(n.unicodePunctuation(e))return 2}function resolveAll(e,t,n){const r=[]
let i=-1
while(++i<e.length){const o=e[i].resolveAll
if(o&&!r.includes(o)){t=o(t,n)
r.push(o)}}return t}const r={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let r=-1
let i
while(++r<e.length)if(e[r][0]==="enter"&&e[r][1].type==="attentionSequence"&&e[r][1]._close){let o=r
while(o--)if(e[o][0]==="exit"&&e[o][1].type==="attentionSequence"&&e[o][1]._open&&t.sliceSerialize(e[o][1]).charCodeAt(0)===t.sliceSerialize(e[r][1]).charCodeAt(0)){if((e[o][1]._close||e[r][1]._open)&&(e[r][1].end.offset-e[r][1].start.offset)%3&&!((e[o][1].end.offset-e[o][1].start.offset+e[r][1].end.offset-e[r][1].start.offset)%3))continue
const a=e[o][1].end.offset-e[o][1].start.offset>1&&e[r][1].end.offset-e[r][1].start.offset>1?2:1
const c={...e[o][1].end}
const l={...e[r][1].start}
movePoint(c,-a)
movePoint(l,a)
const s={type:a>1?"strongSequence":"emphasisSequence",start:c,end:{...e[o][1].end}}
const u={type:a>1?"strongSequence":"emphasisSequence",start:{...e[r][1].start},end:l}
const f={type:a>1?"strongText":"emphasisText",start:{...e[o][1].end},end:{...e[r][1].start}}
const d={type:a>1?"strong":"emphasis",start:{...s.start},end:{...u.end}}
e[o][1].end={...s.start}
e[r][1].start={...u.end}
i=[]
if(e[o][1].end.offset-e[o][1].start.offset)i=n.push(i,[["enter",e[o][1],t],["exit",e[o][1],t]])
i=n.push(i,[["enter",d,t],["enter",s,t],["exit",s,t],["enter",f,t]])
i=n.push(i,resolveAll(t.parser.constructs.insideSpan.null,e.slice(o+1,r),t))
i=n.push(i,[["exit",f,t],["enter",u,t],["exit",u,t],["exit",d,t]])
let p=0
if(e[r][1].end.offset-e[r][1].start.offset){p=2
i=n.push(i,[["enter",e[r][1],t],["exit",e[r][1],t]])}n.splice(e,o-1,r-o+3,i)
r=o+i.length-p-2
break}}r=-1
while(++r<e.length)if(e[r][1].type==="attentionSequence")e[r][1].type="data"
return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const r=this.previous
const i=classifyCharacter(r)
let o
return start
function start(t){o=t
e.enter("attentionSequence")
return inside(t)}function inside(a){if(a===o){e.consume(a)
return inside}const c=e.exit("attentionSequence")
const l=classifyCharacter(a)
const s=!l||l===2&&i||n.includes(a)&&a!==42&&a!==95
const u=!i||i===2&&l||n.includes(r)&&r!==42&&r!==95
c._open=Boolean(o===42?s:s&&(i||!u))
c._close=Boolean(o===42?u:u&&(l||!s))
return t(a)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const i={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,r){let i=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if(n.asciiAlpha(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64)return r(t)
return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||n.asciiAlphanumeric(e)){i=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
i=0
return urlInside}if((t===43||t===45||t===46||n.asciiAlphanumeric(t))&&i++<32){e.consume(t)
return schemeInsideOrEmailAtext}i=0
return emailAtext(t)}function urlInside(i){if(i===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(i)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(i===null||i===32||i===60||n.asciiControl(i))return r(i)
e.consume(i)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if(n.asciiAtext(t)){e.consume(t)
return emailAtext}return r(t)}function emailAtSignOrDot(e){return n.asciiAlphanumeric(e)?emailLabel(e):r(e)}function emailLabel(n){if(n===46){e.consume(n)
i=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||n.asciiAlphanumeric(t))&&i++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return r(t)}}const o={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,r){const i=this
return start
function start(t){if(t===62){const n=i.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return r(t)}function after(r){if(n.markdownSpace(r)){e.enter("blockQuotePrefixWhitespace")
e.consume(r)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(r)}}function tokenizeBlockQuoteContinuation(e,t,r){const i=this
return contStart
function contStart(t){if(n.markdownSpace(t))return n.factorySpace(e,contBefore,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(t)
return contBefore(t)}function contBefore(n){return e.attempt(o,t,r)(n)}}function exit(e){e.exit("blockQuote")}const a={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,r){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(i){if(n.asciiPunctuation(i)){e.enter("characterEscapeValue")
e.consume(i)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return r(i)}}const c={AElig:"\xc6",AMP:"&",Aacute:"\xc1",Abreve:"\u0102",Acirc:"\xc2",Acy:"\u0410",Afr:"\u{1d504}",Agrave:"\xc0",Alpha:"\u0391",Amacr:"\u0100",And:"\u2a53",Aogon:"\u0104",Aopf:"\u{1d538}",ApplyFunction:"\u2061",Aring:"\xc5",Ascr:"\u{1d49c}",Assign:"\u2254",Atilde:"\xc3",Auml:"\xc4",Backslash:"\u2216",Barv:"\u2ae7",Barwed:"\u2306",Bcy:"\u0411",Because:"\u2235",Bernoullis:"\u212c",Beta:"\u0392",Bfr:"\u{1d505}",Bopf:"\u{1d539}",Breve:"\u02d8",Bscr:"\u212c",Bumpeq:"\u224e",CHcy:"\u0427",COPY:"\xa9",Cacute:"\u0106",Cap:"\u22d2",CapitalDifferentialD:"\u2145",Cayleys:"\u212d",Ccaron:"\u010c",Ccedil:"\xc7",Ccirc:"\u0108",Cconint:"\u2230",Cdot:"\u010a",Cedilla:"\xb8",CenterDot:"\xb7",Cfr:"\u212d",Chi:"\u03a7",CircleDot:"\u2299",CircleMinus:"\u2296",CirclePlus:"\u2295",CircleTimes:"\u2297",ClockwiseContourIntegral:"\u2232",CloseCurlyDoubleQuote:"\u201d",CloseCurlyQuote:"\u2019",Colon:"\u2237",Colone:"\u2a74",Congruent:"\u2261",Conint:"\u222f",ContourIntegral:"\u222e",Copf:"\u2102",Coproduct:"\u2210",CounterClockwiseContourIntegral:"\u2233",Cross:"\u2a2f",Cscr:"\u{1d49e}",Cup:"\u22d3",CupCap:"\u224d",DD:"\u2145",DDotrahd:"\u2911",DJcy:"\u0402",DScy:"\u0405",DZcy:"\u040f",Dagger:"\u2021",Darr:"\u21a1",Dashv:"\u2ae4",Dcaron:"\u010e",Dcy:"\u0414",Del:"\u2207",Delta:"\u0394",Dfr:"\u{1d507}",DiacriticalAcute:"\xb4",DiacriticalDot:"\u02d9",DiacriticalDoubleAcute:"\u02dd",DiacriticalGrave:"`",DiacriticalTilde:"\u02dc",Diamond:"\u22c4",DifferentialD:"\u2146",Dopf:"\u{1d53b}",Dot:"\xa8",DotDot:"\u20dc",DotEqual:"\u2250",DoubleContourIntegral:"\u222f",DoubleDot:"\xa8",DoubleDownArrow:"\u21d3",DoubleLeftArrow:"\u21d0",DoubleLeftRightArrow:"\u21d4",DoubleLeftTee:"\u2ae4",DoubleLongLeftArrow:"\u27f8",DoubleLongLeftRightArrow:"\u27fa",DoubleLongRightArrow:"\u27f9",DoubleRightArrow:"\u21d2",DoubleRightTee:"\u22a8",DoubleUpArrow:"\u21d1",DoubleUpDownArrow:"\u21d5",DoubleVerticalBar:"\u2225",DownArrow:"\u2193",DownArrowBar:"\u2913",DownArrowUpArrow:"\u21f5",DownBreve:"\u0311",DownLeftRightVector:"\u2950",DownLeftTeeVector:"\u295e",DownLeftVector:"\u21bd",DownLeftVectorBar:"\u2956",DownRightTeeVector:"\u295f",DownRightVector:"\u21c1",DownRightVectorBar:"\u2957",DownTee:"\u22a4",DownTeeArrow:"\u21a7",Downarrow:"\u21d3",Dscr:"\u{1d49f}",Dstrok:"\u0110",ENG:"\u014a",ETH:"\xd0",Eacute:"\xc9",Ecaron:"\u011a",Ecirc:"\xca",Ecy:"\u042d",Edot:"\u0116",Efr:"\u{1d508}",Egrave:"\xc8",Element:"\u2208",Emacr:"\u0112",EmptySmallSquare:"\u25fb",EmptyVerySmallSquare:"\u25ab",Eogon:"\u0118",Eopf:"\u{1d53c}",Epsilon:"\u0395",Equal:"\u2a75",EqualTilde:"\u2242",Equilibrium:"\u21cc",Escr:"\u2130",Esim:"\u2a73",Eta:"\u0397",Euml:"\xcb",Exists:"\u2203",ExponentialE:"\u2147",Fcy:"\u0424",Ffr:"\u{1d509}",FilledSmallSquare:"\u25fc",FilledVerySmallSquare:"\u25aa",Fopf:"\u{1d53d}",ForAll:"\u2200",Fouriertrf:"\u2131",Fscr:"\u2131",GJcy:"\u0403",GT:">",Gamma:"\u0393",Gammad:"\u03dc",Gbreve:"\u011e",Gcedil:"\u0122",Gcirc:"\u011c",Gcy:"\u0413",Gdot:"\u0120",Gfr:"\u{1d50a}",Gg:"\u22d9",Gopf:"\u{1d53e}",GreaterEqual:"\u2265",GreaterEqualLess:"\u22db",GreaterFullEqual:"\u2267",GreaterGreater:"\u2aa2",GreaterLess:"\u2277",GreaterSlantEqual:"\u2a7e",GreaterTilde:"\u2273",Gscr:"\u{1d4a2}",Gt:"\u226b",HARDcy:"\u042a",Hacek:"\u02c7",Hat:"^",Hcirc:"\u0124",Hfr:"\u210c",HilbertSpace:"\u210b",Hopf:"\u210d",HorizontalLine:"\u2500",Hscr:"\u210b",Hstrok:"\u0126",HumpDownHump:"\u224e",HumpEqual:"\u224f",IEcy:"\u0415",IJlig:"\u0132",IOcy:"\u0401",Iacute:"\xcd",Icirc:"\xce",Icy:"\u0418",Idot:"\u0130",Ifr:"\u2111",Igrave:"\xcc",Im:"\u2111",Imacr:"\u012a",ImaginaryI:"\u2148",Implies:"\u21d2",Int:"\u222c",Integral:"\u222b",Intersection:"\u22c2",InvisibleComma:"\u2063",InvisibleTimes:"\u2062",Iogon:"\u012e",Iopf:"\u{1d540}",Iota:"\u0399",Iscr:"\u2110",Itilde:"\u0128",Iukcy:"\u0406",Iuml:"\xcf",Jcirc:"\u0134",Jcy:"\u0419",Jfr:"\u{1d50d}",Jopf:"\u{1d541}",Jscr:"\u{1d4a5}",Jsercy:"\u0408",Jukcy:"\u0404",KHcy:"\u0425",KJcy:"\u040c",Kappa:"\u039a",Kcedil:"\u0136",Kcy:"\u041a",Kfr:"\u{1d50e}",Kopf:"\u{1d542}",Kscr:"\u{1d4a6}",LJcy:"\u0409",LT:"<",Lacute:"\u0139",Lambda:"\u039b",Lang:"\u27ea",Laplacetrf:"\u2112",Larr:"\u219e",Lcaron:"\u013d",Lcedil:"\u013b",Lcy:"\u041b",LeftAngleBracket:"\u27e8",LeftArrow:"\u2190",LeftArrowBar:"\u21e4",LeftArrowRightArrow:"\u21c6",LeftCeiling:"\u2308",LeftDoubleBracket:"\u27e6",LeftDownTeeVector:"\u2961",LeftDownVector:"\u21c3",LeftDownVectorBar:"\u2959",LeftFloor:"\u230a",LeftRightArrow:"\u2194",LeftRightVector:"\u294e",LeftTee:"\u22a3",LeftTeeArrow:"\u21a4",LeftTeeVector:"\u295a",LeftTriangle:"\u22b2",LeftTriangleBar:"\u29cf",LeftTriangleEqual:"\u22b4",LeftUpDownVector:"\u2951",LeftUpTeeVector:"\u2960",LeftUpVector:"\u21bf",LeftUpVectorBar:"\u2958",LeftVector:"\u21bc",LeftVectorBar:"\u2952",Leftarrow:"\u21d0",Leftrightarrow:"\u21d4",LessEqualGreater:"\u22da",LessFullEqual:"\u2266",LessGreater:"\u2276",LessLess:"\u2aa1",LessSlantEqual:"\u2a7d",LessTilde:"\u2272",Lfr:"\u{1d50f}",Ll:"\u22d8",Lleftarrow:"\u21da",Lmidot:"\u013f",LongLeftArrow:"\u27f5",LongLeftRightArrow:"\u27f7",LongRightArrow:"\u27f6",Longleftarrow:"\u27f8",Longleftrightarrow:"\u27fa",Longrightarrow:"\u27f9",Lopf:"\u{1d543}",LowerLeftArrow:"\u2199",LowerRightArrow:"\u2198",Lscr:"\u2112",Lsh:"\u21b0",Lstrok:"\u0141",Lt:"\u226a",Map:"\u2905",Mcy:"\u041c",MediumSpace:"\u205f",Mellintrf:"\u2133",Mfr:"\u{1d510}",MinusPlus:"\u2213",Mopf:"\u{1d544}",Mscr:"\u2133",Mu:"\u039c",NJcy:"\u040a",Nacute:"\u0143",Ncaron:"\u0147",Ncedil:"\u0145",Ncy:"\u041d",NegativeMediumSpace:"\u200b",NegativeThickSpace:"\u200b",NegativeThinSpace:"\u200b",NegativeVeryThinSpace:"\u200b",NestedGreaterGreater:"\u226b",NestedLessLess:"\u226a",NewLine:"\n",Nfr:"\u{1d511}",NoBreak:"\u2060",NonBreakingSpace:"\xa0",Nopf:"\u2115",Not:"\u2aec",NotCongruent:"\u2262",NotCupCap:"\u226d",NotDoubleVerticalBar:"\u2226",NotElement:"\u2209",NotEqual:"\u2260",NotEqualTilde:"\u2242\u0338",NotExists:"\u2204",NotGreater:"\u226f",NotGreaterEqual:"\u2271",NotGreaterFullEqual:"\u2267\u0338",NotGreaterGreater:"\u226b\u0338",NotGreaterLess:"\u2279",NotGreaterSlantEqual:"\u2a7e\u0338",NotGreaterTilde:"\u2275",NotHumpDownHump:"\u224e\u0338",NotHumpEqual:"\u224f\u0338",NotLeftTriangle:"\u22ea",NotLeftTriangleBar:"\u29cf\u0338",NotLeftTriangleEqual:"\u22ec",NotLess:"\u226e",NotLessEqual:"\u2270",NotLessGreater:"\u2278",NotLessLess:"\u226a\u0338",NotLessSlantEqual:"\u2a7d\u0338",NotLessTilde:"\u2274",NotNestedGreaterGreater:"\u2aa2\u0338",NotNestedLessLess:"\u2aa1\u0338",NotPrecedes:"\u2280",NotPrecedesEqual:"\u2aaf\u0338",NotPrecedesSlantEqual:"\u22e0",NotReverseElement:"\u220c",NotRightTriangle:"\u22eb",NotRightTriangleBar:"\u29d0\u0338",NotRightTriangleEqual:"\u22ed",NotSquareSubset:"\u228f\u0338",NotSquareSubsetEqual:"\u22e2",NotSquareSuperset:"\u2290\u0338",NotSquareSupersetEqual:"\u22e3",NotSubset:"\u2282\u20d2",NotSubsetEqual:"\u2288",NotSucceeds:"\u2281",NotSucceedsEqual:"\u2ab0\u0338",NotSucceedsSlantEqual:"\u22e1",NotSucceedsTilde:"\u227f\u0338",NotSuperset:"\u2283\u20d2",NotSupersetEqual:"\u2289",NotTilde:"\u2241",NotTildeEqual:"\u2244",NotTildeFullEqual:"\u2247",NotTildeTilde:"\u2249",NotVerticalBar:"\u2224",Nscr:"\u{1d4a9}",Ntilde:"\xd1",Nu:"\u039d",OElig:"\u0152",Oacute:"\xd3",Ocirc:"\xd4",Ocy:"\u041e",Odblac:"\u0150",Ofr:"\u{1d512}",Ograve:"\xd2",Omacr:"\u014c",Omega:"\u03a9",Omicron:"\u039f",Oopf:"\u{1d546}",OpenCurlyDoubleQuote:"\u201c",OpenCurlyQuote:"\u2018",Or:"\u2a54",Oscr:"\u{1d4aa}",Oslash:"\xd8",Otilde:"\xd5",Otimes:"\u2a37",Ouml:"\xd6",OverBar:"\u203e",OverBrace:"\u23de",OverBracket:"\u23b4",OverParenthesis:"\u23dc",PartialD:"\u2202",Pcy:"\u041f",Pfr:"\u{1d513}",Phi:"\u03a6",Pi:"\u03a0",PlusMinus:"\xb1",Poincareplane:"\u210c",Popf:"\u2119",Pr:"\u2abb",Precedes:"\u227a",PrecedesEqual:"\u2aaf",PrecedesSlantEqual:"\u227c",PrecedesTilde:"\u227e",Prime:"\u2033",Product:"\u220f",Proportion:"\u2237",Proportional:"\u221d",Pscr:"\u{1d4ab}",Psi:"\u03a8",QUOT:'"',Qfr:"\u{1d514}",Qopf:"\u211a",Qscr:"\u{1d4ac}",RBarr:"\u2910",REG:"\xae",Racute:"\u0154",Rang:"\u27eb",Rarr:"\u21a0",Rarrtl:"\u2916",Rcaron:"\u0158",Rcedil:"\u0156",Rcy:"\u0420",Re:"\u211c",ReverseElement:"\u220b",ReverseEquilibrium:"\u21cb",ReverseUpEquilibrium:"\u296f",Rfr:"\u211c",Rho:"\u03a1",RightAngleBracket:"\u27e9",RightArrow:"\u2192",RightArrowBar:"\u21e5",RightArrowLeftArrow:"\u21c4",RightCeiling:"\u2309",RightDoubleBracket:"\u27e7",RightDownTeeVector:"\u295d",RightDownVector:"\u21c2",RightDownVectorBar:"\u2955",RightFloor:"\u230b",RightTee:"\u22a2",RightTeeArrow:"\u21a6",RightTeeVector:"\u295b",RightTriangle:"\u22b3",RightTriangleBar:"\u29d0",RightTriangleEqual:"\u22b5",RightUpDownVector:"\u294f",RightUpTeeVector:"\u295c",RightUpVector:"\u21be",RightUpVectorBar:"\u2954",RightVector:"\u21c0",RightVectorBar:"\u2953",Rightarrow:"\u21d2",Ropf:"\u211d",RoundImplies:"\u2970",Rrightarrow:"\u21db",Rscr:"\u211b",Rsh:"\u21b1",RuleDelayed:"\u29f4",SHCHcy:"\u0429",SHcy:"\u0428",SOFTcy:"\u042c",Sacute:"\u015a",Sc:"\u2abc",Scaron:"\u0160",Scedil:"\u015e",Scirc:"\u015c",Scy:"\u0421",Sfr:"\u{1d516}",ShortDownArrow:"\u2193",ShortLeftArrow:"\u2190",ShortRightArrow:"\u2192",ShortUpArrow:"\u2191",Sigma:"\u03a3",SmallCircle:"\u2218",Sopf:"\u{1d54a}",Sqrt:"\u221a",Square:"\u25a1",SquareIntersection:"\u2293",SquareSubset:"\u228f",SquareSubsetEqual:"\u2291",SquareSuperset:"\u2290",SquareSupersetEqual:"\u2292",SquareUnion:"\u2294",Sscr:"\u{1d4ae}",Star:"\u22c6",Sub:"\u22d0",Subset:"\u22d0",SubsetEqual:"\u2286",Succeeds:"\u227b",SucceedsEqual:"\u2ab0",SucceedsSlantEqual:"\u227d",SucceedsTilde:"\u227f",SuchThat:"\u220b",Sum:"\u2211",Sup:"\u22d1",Superset:"\u2283",SupersetEqual:"\u2287",Supset:"\u22d1",THORN:"\xde",TRADE:"\u2122",TSHcy:"\u040b",TScy:"\u0426",Tab:"\t",Tau:"\u03a4",Tcaron:"\u0164",Tcedil:"\u0162",Tcy:"\u0422",Tfr:"\u{1d517}",Therefore:"\u2234",Theta:"\u0398",ThickSpace:"\u205f\u200a",ThinSpace:"\u2009",Tilde:"\u223c",TildeEqual:"\u2243",TildeFullEqual:"\u2245",TildeTilde:"\u2248",Topf:"\u{1d54b}",TripleDot:"\u20db",Tscr:"\u{1d4af}",Tstrok:"\u0166",Uacute:"\xda",Uarr:"\u219f",Uarrocir:"\u2949",Ubrcy:"\u040e",Ubreve:"\u016c",Ucirc:"\xdb",Ucy:"\u0423",Udblac:"\u0170",Ufr:"\u{1d518}",Ugrave:"\xd9",Umacr:"\u016a",UnderBar:"_",UnderBrace:"\u23df",UnderBracket:"\u23b5",UnderParenthesis:"\u23dd",Union:"\u22c3",UnionPlus:"\u228e",Uogon:"\u0172",Uopf:"\u{1d54c}",UpArrow:"\u2191",UpArrowBar:"\u2912",UpArrowDownArrow:"\u21c5",UpDownArrow:"\u2195",UpEquilibrium:"\u296e",UpTee:"\u22a5",UpTeeArrow:"\u21a5",Uparrow:"\u21d1",Updownarrow:"\u21d5",UpperLeftArrow:"\u2196",UpperRightArrow:"\u2197",Upsi:"\u03d2",Upsilon:"\u03a5",Uring:"\u016e",Uscr:"\u{1d4b0}",Utilde:"\u0168",Uuml:"\xdc",VDash:"\u22ab",Vbar:"\u2aeb",Vcy:"\u0412",Vdash:"\u22a9",Vdashl:"\u2ae6",Vee:"\u22c1",Verbar:"\u2016",Vert:"\u2016",VerticalBar:"\u2223",VerticalLine:"|",VerticalSeparator:"\u2758",VerticalTilde:"\u2240",VeryThinSpace:"\u200a",Vfr:"\u{1d519}",Vopf:"\u{1d54d}",Vscr:"\u{1d4b1}",Vvdash:"\u22aa",Wcirc:"\u0174",Wedge:"\u22c0",Wfr:"\u{1d51a}",Wopf:"\u{1d54e}",Wscr:"\u{1d4b2}",Xfr:"\u{1d51b}",Xi:"\u039e",Xopf:"\u{1d54f}",Xscr:"\u{1d4b3}",YAcy:"\u042f",YIcy:"\u0407",YUcy:"\u042e",Yacute:"\xdd",Ycirc:"\u0176",Ycy:"\u042b",Yfr:"\u{1d51c}",Yopf:"\u{1d550}",Yscr:"\u{1d4b4}",Yuml:"\u0178",ZHcy:"\u0416",Zacute:"\u0179",Zcaron:"\u017d",Zcy:"\u0417",Zdot:"\u017b",ZeroWidthSpace:"\u200b",Zeta:"\u0396",Zfr:"\u2128",Zopf:"\u2124",Zscr:"\u{1d4b5}",aacute:"\xe1",abreve:"\u0103",ac:"\u223e",acE:"\u223e\u0333",acd:"\u223f",acirc:"\xe2",acute:"\xb4",acy:"\u0430",aelig:"\xe6",af:"\u2061",afr:"\u{1d51e}",agrave:"\xe0",alefsym:"\u2135",aleph:"\u2135",alpha:"\u03b1",amacr:"\u0101",amalg:"\u2a3f",amp:"&",and:"\u2227",andand:"\u2a55",andd:"\u2a5c",andslope:"\u2a58",andv:"\u2a5a",ang:"\u2220",ange:"\u29a4",angle:"\u2220",angmsd:"\u2221",angmsdaa:"\u29a8",angmsdab:"\u29a9",angmsdac:"\u29aa",angmsdad:"\u29ab",angmsdae:"\u29ac",angmsdaf:"\u29ad",angmsdag:"\u29ae",angmsdah:"\u29af",angrt:"\u221f",angrtvb:"\u22be",angrtvbd:"\u299d",angsph:"\u2222",angst:"\xc5",angzarr:"\u237c",aogon:"\u0105",aopf:"\u{1d552}",ap:"\u2248",apE:"\u2a70",apacir:"\u2a6f",ape:"\u224a",apid:"\u224b",apos:"'",approx:"\u2248",approxeq:"\u224a",aring:"\xe5",ascr:"\u{1d4b6}",ast:"*",asymp:"\u2248",asympeq:"\u224d",atilde:"\xe3",auml:"\xe4",awconint:"\u2233",awint:"\u2a11",bNot:"\u2aed",backcong:"\u224c",backepsilon:"\u03f6",backprime:"\u2035",backsim:"\u223d",backsimeq:"\u22cd",barvee:"\u22bd",barwed:"\u2305",barwedge:"\u2305",bbrk:"\u23b5",bbrktbrk:"\u23b6",bcong:"\u224c",bcy:"\u0431",bdquo:"\u201e",becaus:"\u2235",because:"\u2235",bemptyv:"\u29b0",bepsi:"\u03f6",bernou:"\u212c",beta:"\u03b2",beth:"\u2136",between:"\u226c",bfr:"\u{1d51f}",bigcap:"\u22c2",bigcirc:"\u25ef",bigcup:"\u22c3",bigodot:"\u2a00",bigoplus:"\u2a01",bigotimes:"\u2a02",bigsqcup:"\u2a06",bigstar:"\u2605",bigtriangledown:"\u25bd",bigtriangleup:"\u25b3",biguplus:"\u2a04",bigvee:"\u22c1",bigwedge:"\u22c0",bkarow:"\u290d",blacklozenge:"\u29eb",blacksquare:"\u25aa",blacktriangle:"\u25b4",blacktriangledown:"\u25be",blacktriangleleft:"\u25c2",blacktriangleright:"\u25b8",blank:"\u2423",blk12:"\u2592",blk14:"\u2591",blk34:"\u2593",block:"\u2588",bne:"=\u20e5",bnequiv:"\u2261\u20e5",bnot:"\u2310",bopf:"\u{1d553}",bot:"\u22a5",bottom:"\u22a5",bowtie:"\u22c8",boxDL:"\u2557",boxDR:"\u2554",boxDl:"\u2556",boxDr:"\u2553",boxH:"\u2550",boxHD:"\u2566",boxHU:"\u2569",boxHd:"\u2564",boxHu:"\u2567",boxUL:"\u255d",boxUR:"\u255a",boxUl:"\u255c",boxUr:"\u2559",boxV:"\u2551",boxVH:"\u256c",boxVL:"\u2563",boxVR:"\u2560",boxVh:"\u256b",boxVl:"\u2562",boxVr:"\u255f",boxbox:"\u29c9",boxdL:"\u2555",boxdR:"\u2552",boxdl:"\u2510",boxdr:"\u250c",boxh:"\u2500",boxhD:"\u2565",boxhU:"\u2568",boxhd:"\u252c",boxhu:"\u2534",boxminus:"\u229f",boxplus:"\u229e",boxtimes:"\u22a0",boxuL:"\u255b",boxuR:"\u2558",boxul:"\u2518",boxur:"\u2514",boxv:"\u2502",boxvH:"\u256a",boxvL:"\u2561",boxvR:"\u255e",boxvh:"\u253c",boxvl:"\u2524",boxvr:"\u251c",bprime:"\u2035",breve:"\u02d8",brvbar:"\xa6",bscr:"\u{1d4b7}",bsemi:"\u204f",bsim:"\u223d",bsime:"\u22cd",bsol:"\\",bsolb:"\u29c5",bsolhsub:"\u27c8",bull:"\u2022",bullet:"\u2022",bump:"\u224e",bumpE:"\u2aae",bumpe:"\u224f",bumpeq:"\u224f",cacute:"\u0107",cap:"\u2229",capand:"\u2a44",capbrcup:"\u2a49",capcap:"\u2a4b",capcup:"\u2a47",capdot:"\u2a40",caps:"\u2229\ufe00",caret:"\u2041",caron:"\u02c7",ccaps:"\u2a4d",ccaron:"\u010d",ccedil:"\xe7",ccirc:"\u0109",ccups:"\u2a4c",ccupssm:"\u2a50",cdot:"\u010b",cedil:"\xb8",cemptyv:"\u29b2",cent:"\xa2",centerdot:"\xb7",cfr:"\u{1d520}",chcy:"\u0447",check:"\u2713",checkmark:"\u2713",chi:"\u03c7",cir:"\u25cb",cirE:"\u29c3",circ:"\u02c6",circeq:"\u2257",circlearrowleft:"\u21ba",circlearrowright:"\u21bb",circledR:"\xae",circledS:"\u24c8",circledast:"\u229b",circledcirc:"\u229a",circleddash:"\u229d",cire:"\u2257",cirfnint:"\u2a10",cirmid:"\u2aef",cirscir:"\u29c2",clubs:"\u2663",clubsuit:"\u2663",colon:":",colone:"\u2254",coloneq:"\u2254",comma:",",commat:"@",comp:"\u2201",compfn:"\u2218",complement:"\u2201",complexes:"\u2102",cong:"\u2245",congdot:"\u2a6d",conint:"\u222e",copf:"\u{1d554}",coprod:"\u2210",copy:"\xa9",copysr:"\u2117",crarr:"\u21b5",cross:"\u2717",cscr:"\u{1d4b8}",csub:"\u2acf",csube:"\u2ad1",csup:"\u2ad0",csupe:"\u2ad2",ctdot:"\u22ef",cudarrl:"\u2938",cudarrr:"\u2935",cuepr:"\u22de",cuesc:"\u22df",cularr:"\u21b6",cularrp:"\u293d",cup:"\u222a",cupbrcap:"\u2a48",cupcap:"\u2a46",cupcup:"\u2a4a",cupdot:"\u228d",cupor:"\u2a45",cups:"\u222a\ufe00",curarr:"\u21b7",curarrm:"\u293c",curlyeqprec:"\u22de",curlyeqsucc:"\u22df",curlyvee:"\u22ce",curlywedge:"\u22cf",curren:"\xa4",curvearrowleft:"\u21b6",curvearrowright:"\u21b7",cuvee:"\u22ce",cuwed:"\u22cf",cwconint:"\u2232",cwint:"\u2231",cylcty:"\u232d",dArr:"\u21d3",dHar:"\u2965",dagger:"\u2020",daleth:"\u2138",darr:"\u2193",dash:"\u2010",dashv:"\u22a3",dbkarow:"\u290f",dblac:"\u02dd",dcaron:"\u010f",dcy:"\u0434",dd:"\u2146",ddagger:"\u2021",ddarr:"\u21ca",ddotseq:"\u2a77",deg:"\xb0",delta:"\u03b4",demptyv:"\u29b1",dfisht:"\u297f",dfr:"\u{1d521}",dharl:"\u21c3",dharr:"\u21c2",diam:"\u22c4",diamond:"\u22c4",diamondsuit:"\u2666",diams:"\u2666",die:"\xa8",digamma:"\u03dd",disin:"\u22f2",div:"\xf7",divide:"\xf7",divideontimes:"\u22c7",divonx:"\u22c7",djcy:"\u0452",dlcorn:"\u231e",dlcrop:"\u230d",dollar:"$",dopf:"\u{1d555}",dot:"\u02d9",doteq:"\u2250",doteqdot:"\u2251",dotminus:"\u2238",dotplus:"\u2214",dotsquare:"\u22a1",doublebarwedge:"\u2306",downarrow:"\u2193",downdownarrows:"\u21ca",downharpoonleft:"\u21c3",downharpoonright:"\u21c2",drbkarow:"\u2910",drcorn:"\u231f",drcrop:"\u230c",dscr:"\u{1d4b9}",dscy:"\u0455",dsol:"\u29f6",dstrok:"\u0111",dtdot:"\u22f1",dtri:"\u25bf",dtrif:"\u25be",duarr:"\u21f5",duhar:"\u296f",dwangle:"\u29a6",dzcy:"\u045f",dzigrarr:"\u27ff",eDDot:"\u2a77",eDot:"\u2251",eacute:"\xe9",easter:"\u2a6e",ecaron:"\u011b",ecir:"\u2256",ecirc:"\xea",ecolon:"\u2255",ecy:"\u044d",edot:"\u0117",ee:"\u2147",efDot:"\u2252",efr:"\u{1d522}",eg:"\u2a9a",egrave:"\xe8",egs:"\u2a96",egsdot:"\u2a98",el:"\u2a99",elinters:"\u23e7",ell:"\u2113",els:"\u2a95",elsdot:"\u2a97",emacr:"\u0113",empty:"\u2205",emptyset:"\u2205",emptyv:"\u2205",emsp13:"\u2004",emsp14:"\u2005",emsp:"\u2003",eng:"\u014b",ensp:"\u2002",eogon:"\u0119",eopf:"\u{1d556}",epar:"\u22d5",eparsl:"\u29e3",eplus:"\u2a71",epsi:"\u03b5",epsilon:"\u03b5",epsiv:"\u03f5",eqcirc:"\u2256",eqcolon:"\u2255",eqsim:"\u2242",eqslantgtr:"\u2a96",eqslantless:"\u2a95",equals:"=",equest:"\u225f",equiv:"\u2261",equivDD:"\u2a78",eqvparsl:"\u29e5",erDot:"\u2253",erarr:"\u2971",escr:"\u212f",esdot:"\u2250",esim:"\u2242",eta:"\u03b7",eth:"\xf0",euml:"\xeb",euro:"\u20ac",excl:"!",exist:"\u2203",expectation:"\u2130",exponentiale:"\u2147",fallingdotseq:"\u2252",fcy:"\u0444",female:"\u2640",ffilig:"\ufb03",fflig:"\ufb00",ffllig:"\ufb04",ffr:"\u{1d523}",filig:"\ufb01",fjlig:"fj",flat:"\u266d",fllig:"\ufb02",fltns:"\u25b1",fnof:"\u0192",fopf:"\u{1d557}",forall:"\u2200",fork:"\u22d4",forkv:"\u2ad9",fpartint:"\u2a0d",frac12:"\xbd",frac13:"\u2153",frac14:"\xbc",frac15:"\u2155",frac16:"\u2159",frac18:"\u215b",frac23:"\u2154",frac25:"\u2156",frac34:"\xbe",frac35:"\u2157",frac38:"\u215c",frac45:"\u2158",frac56:"\u215a",frac58:"\u215d",frac78:"\u215e",frasl:"\u2044",frown:"\u2322",fscr:"\u{1d4bb}",gE:"\u2267",gEl:"\u2a8c",gacute:"\u01f5",gamma:"\u03b3",gammad:"\u03dd",gap:"\u2a86",gbreve:"\u011f",gcirc:"\u011d",gcy:"\u0433",gdot:"\u0121",ge:"\u2265",gel:"\u22db",geq:"\u2265",geqq:"\u2267",geqslant:"\u2a7e",ges:"\u2a7e",gescc:"\u2aa9",gesdot:"\u2a80",gesdoto:"\u2a82",gesdotol:"\u2a84",gesl:"\u22db\ufe00",gesles:"\u2a94",gfr:"\u{1d524}",gg:"\u226b",ggg:"\u22d9",gimel:"\u2137",gjcy:"\u0453",gl:"\u2277",glE:"\u2a92",gla:"\u2aa5",glj:"\u2aa4",gnE:"\u2269",gnap:"\u2a8a",gnapprox:"\u2a8a",gne:"\u2a88",gneq:"\u2a88",gneqq:"\u2269",gnsim:"\u22e7",gopf:"\u{1d558}",grave:"`",gscr:"\u210a",gsim:"\u2273",gsime:"\u2a8e",gsiml:"\u2a90",gt:">",gtcc:"\u2aa7",gtcir:"\u2a7a",gtdot:"\u22d7",gtlPar:"\u2995",gtquest:"\u2a7c",gtrapprox:"\u2a86",gtrarr:"\u2978",gtrdot:"\u22d7",gtreqless:"\u22db",gtreqqless:"\u2a8c",gtrless:"\u2277",gtrsim:"\u2273",gvertneqq:"\u2269\ufe00",gvnE:"\u2269\ufe00",hArr:"\u21d4",hairsp:"\u200a",half:"\xbd",hamilt:"\u210b",hardcy:"\u044a",harr:"\u2194",harrcir:"\u2948",harrw:"\u21ad",hbar:"\u210f",hcirc:"\u0125",hearts:"\u2665",heartsuit:"\u2665",hellip:"\u2026",hercon:"\u22b9",hfr:"\u{1d525}",hksearow:"\u2925",hkswarow:"\u2926",hoarr:"\u21ff",homtht:"\u223b",hookleftarrow:"\u21a9",hookrightarrow:"\u21aa",hopf:"\u{1d559}",horbar:"\u2015",hscr:"\u{1d4bd}",hslash:"\u210f",hstrok:"\u0127",hybull:"\u2043",hyphen:"\u2010",iacute:"\xed",ic:"\u2063",icirc:"\xee",icy:"\u0438",iecy:"\u0435",iexcl:"\xa1",iff:"\u21d4",ifr:"\u{1d526}",igrave:"\xec",ii:"\u2148",iiiint:"\u2a0c",iiint:"\u222d",iinfin:"\u29dc",iiota:"\u2129",ijlig:"\u0133",imacr:"\u012b",image:"\u2111",imagline:"\u2110",imagpart:"\u2111",imath:"\u0131",imof:"\u22b7",imped:"\u01b5",in:"\u2208",incare:"\u2105",infin:"\u221e",infintie:"\u29dd",inodot:"\u0131",int:"\u222b",intcal:"\u22ba",integers:"\u2124",intercal:"\u22ba",intlarhk:"\u2a17",intprod:"\u2a3c",iocy:"\u0451",iogon:"\u012f",iopf:"\u{1d55a}",iota:"\u03b9",iprod:"\u2a3c",iquest:"\xbf",iscr:"\u{1d4be}",isin:"\u2208",isinE:"\u22f9",isindot:"\u22f5",isins:"\u22f4",isinsv:"\u22f3",isinv:"\u2208",it:"\u2062",itilde:"\u0129",iukcy:"\u0456",iuml:"\xef",jcirc:"\u0135",jcy:"\u0439",jfr:"\u{1d527}",jmath:"\u0237",jopf:"\u{1d55b}",jscr:"\u{1d4bf}",jsercy:"\u0458",jukcy:"\u0454",kappa:"\u03ba",kappav:"\u03f0",kcedil:"\u0137",kcy:"\u043a",kfr:"\u{1d528}",kgreen:"\u0138",khcy:"\u0445",kjcy:"\u045c",kopf:"\u{1d55c}",kscr:"\u{1d4c0}",lAarr:"\u21da",lArr:"\u21d0",lAtail:"\u291b",lBarr:"\u290e",lE:"\u2266",lEg:"\u2a8b",lHar:"\u2962",lacute:"\u013a",laemptyv:"\u29b4",lagran:"\u2112",lambda:"\u03bb",lang:"\u27e8",langd:"\u2991",langle:"\u27e8",lap:"\u2a85",laquo:"\xab",larr:"\u2190",larrb:"\u21e4",larrbfs:"\u291f",larrfs:"\u291d",larrhk:"\u21a9",larrlp:"\u21ab",larrpl:"\u2939",larrsim:"\u2973",larrtl:"\u21a2",lat:"\u2aab",latail:"\u2919",late:"\u2aad",lates:"\u2aad\ufe00",lbarr:"\u290c",lbbrk:"\u2772",lbrace:"{",lbrack:"[",lbrke:"\u298b",lbrksld:"\u298f",lbrkslu:"\u298d",lcaron:"\u013e",lcedil:"\u013c",lceil:"\u2308",lcub:"{",lcy:"\u043b",ldca:"\u2936",ldquo:"\u201c",ldquor:"\u201e",ldrdhar:"\u2967",ldrushar:"\u294b",ldsh:"\u21b2",le:"\u2264",leftarrow:"\u2190",leftarrowtail:"\u21a2",leftharpoondown:"\u21bd",leftharpoonup:"\u21bc",leftleftarrows:"\u21c7",leftrightarrow:"\u2194",leftrightarrows:"\u21c6",leftrightharpoons:"\u21cb",leftrightsquigarrow:"\u21ad",leftthreetimes:"\u22cb",leg:"\u22da",leq:"\u2264",leqq:"\u2266",leqslant:"\u2a7d",les:"\u2a7d",lescc:"\u2aa8",lesdot:"\u2a7f",lesdoto:"\u2a81",lesdotor:"\u2a83",lesg:"\u22da\ufe00",lesges:"\u2a93",lessapprox:"\u2a85",lessdot:"\u22d6",lesseqgtr:"\u22da",lesseqqgtr:"\u2a8b",lessgtr:"\u2276",lesssim:"\u2272",lfisht:"\u297c",lfloor:"\u230a",lfr:"\u{1d529}",lg:"\u2276",lgE:"\u2a91",lhard:"\u21bd",lharu:"\u21bc",lharul:"\u296a",lhblk:"\u2584",ljcy:"\u0459",ll:"\u226a",llarr:"\u21c7",llcorner:"\u231e",llhard:"\u296b",lltri:"\u25fa",lmidot:"\u0140",lmoust:"\u23b0",lmoustache:"\u23b0",lnE:"\u2268",lnap:"\u2a89",lnapprox:"\u2a89",lne:"\u2a87",lneq:"\u2a87",lneqq:"\u2268",lnsim:"\u22e6",loang:"\u27ec",loarr:"\u21fd",lobrk:"\u27e6",longleftarrow:"\u27f5",longleftrightarrow:"\u27f7",longmapsto:"\u27fc",longrightarrow:"\u27f6",looparrowleft:"\u21ab",looparrowright:"\u21ac",lopar:"\u2985",lopf:"\u{1d55d}",loplus:"\u2a2d",lotimes:"\u2a34",lowast:"\u2217",lowbar:"_",loz:"\u25ca",lozenge:"\u25ca",lozf:"\u29eb",lpar:"(",lparlt:"\u2993",lrarr:"\u21c6",lrcorner:"\u231f",lrhar:"\u21cb",lrhard:"\u296d",lrm:"\u200e",lrtri:"\u22bf",lsaquo:"\u2039",lscr:"\u{1d4c1}",lsh:"\u21b0",lsim:"\u2272",lsime:"\u2a8d",lsimg:"\u2a8f",lsqb:"[",lsquo:"\u2018",lsquor:"\u201a",lstrok:"\u0142",lt:"<",ltcc:"\u2aa6",ltcir:"\u2a79",ltdot:"\u22d6",lthree:"\u22cb",ltimes:"\u22c9",ltlarr:"\u2976",ltquest:"\u2a7b",ltrPar:"\u2996",ltri:"\u25c3",ltrie:"\u22b4",ltrif:"\u25c2",lurdshar:"\u294a",luruhar:"\u2966",lvertneqq:"\u2268\ufe00",lvnE:"\u2268\ufe00",mDDot:"\u223a",macr:"\xaf",male:"\u2642",malt:"\u2720",maltese:"\u2720",map:"\u21a6",mapsto:"\u21a6",mapstodown:"\u21a7",mapstoleft:"\u21a4",mapstoup:"\u21a5",marker:"\u25ae",mcomma:"\u2a29",mcy:"\u043c",mdash:"\u2014",measuredangle:"\u2221",mfr:"\u{1d52a}",mho:"\u2127",micro:"\xb5",mid:"\u2223",midast:"*",midcir:"\u2af0",middot:"\xb7",minus:"\u2212",minusb:"\u229f",minusd:"\u2238",minusdu:"\u2a2a",mlcp:"\u2adb",mldr:"\u2026",mnplus:"\u2213",models:"\u22a7",mopf:"\u{1d55e}",mp:"\u2213",mscr:"\u{1d4c2}",mstpos:"\u223e",mu:"\u03bc",multimap:"\u22b8",mumap:"\u22b8",nGg:"\u22d9\u0338",nGt:"\u226b\u20d2",nGtv:"\u226b\u0338",nLeftarrow:"\u21cd",nLeftrightarrow:"\u21ce",nLl:"\u22d8\u0338",nLt:"\u226a\u20d2",nLtv:"\u226a\u0338",nRightarrow:"\u21cf",nVDash:"\u22af",nVdash:"\u22ae",nabla:"\u2207",nacute:"\u0144",nang:"\u2220\u20d2",nap:"\u2249",napE:"\u2a70\u0338",napid:"\u224b\u0338",napos:"\u0149",napprox:"\u2249",natur:"\u266e",natural:"\u266e",naturals:"\u2115",nbsp:"\xa0",nbump:"\u224e\u0338",nbumpe:"\u224f\u0338",ncap:"\u2a43",ncaron:"\u0148",ncedil:"\u0146",ncong:"\u2247",ncongdot:"\u2a6d\u0338",ncup:"\u2a42",ncy:"\u043d",ndash:"\u2013",ne:"\u2260",neArr:"\u21d7",nearhk:"\u2924",nearr:"\u2197",nearrow:"\u2197",nedot:"\u2250\u0338",nequiv:"\u2262",nesear:"\u2928",nesim:"\u2242\u0338",nexist:"\u2204",nexists:"\u2204",nfr:"\u{1d52b}",ngE:"\u2267\u0338",nge:"\u2271",ngeq:"\u2271",ngeqq:"\u2267\u0338",ngeqslant:"\u2a7e\u0338",nges:"\u2a7e\u0338",ngsim:"\u2275",ngt:"\u226f",ngtr:"\u226f",nhArr:"\u21ce",nharr:"\u21ae",nhpar:"\u2af2",ni:"\u220b",nis:"\u22fc",nisd:"\u22fa",niv:"\u220b",njcy:"\u045a",nlArr:"\u21cd",nlE:"\u2266\u0338",nlarr:"\u219a",nldr:"\u2025",nle:"\u2270",nleftarrow:"\u219a",nleftrightarrow:"\u21ae",nleq:"\u2270",nleqq:"\u2266\u0338",nleqslant:"\u2a7d\u0338",nles:"\u2a7d\u0338",nless:"\u226e",nlsim:"\u2274",nlt:"\u226e",nltri:"\u22ea",nltrie:"\u22ec",nmid:"\u2224",nopf:"\u{1d55f}",not:"\xac",notin:"\u2209",notinE:"\u22f9\u0338",notindot:"\u22f5\u0338",notinva:"\u2209",notinvb:"\u22f7",notinvc:"\u22f6",notni:"\u220c",notniva:"\u220c",notnivb:"\u22fe",notnivc:"\u22fd",npar:"\u2226",nparallel:"\u2226",nparsl:"\u2afd\u20e5",npart:"\u2202\u0338",npolint:"\u2a14",npr:"\u2280",nprcue:"\u22e0",npre:"\u2aaf\u0338",nprec:"\u2280",npreceq:"\u2aaf\u0338",nrArr:"\u21cf",nrarr:"\u219b",nrarrc:"\u2933\u0338",nrarrw:"\u219d\u0338",nrightarrow:"\u219b",nrtri:"\u22eb",nrtrie:"\u22ed",nsc:"\u2281",nsccue:"\u22e1",nsce:"\u2ab0\u0338",nscr:"\u{1d4c3}",nshortmid:"\u2224",nshortparallel:"\u2226",nsim:"\u2241",nsime:"\u2244",nsimeq:"\u2244",nsmid:"\u2224",nspar:"\u2226",nsqsube:"\u22e2",nsqsupe:"\u22e3",nsub:"\u2284",nsubE:"\u2ac5\u0338",nsube:"\u2288",nsubset:"\u2282\u20d2",nsubseteq:"\u2288",nsubseteqq:"\u2ac5\u0338",nsucc:"\u2281",nsucceq:"\u2ab0\u0338",nsup:"\u2285",nsupE:"\u2ac6\u0338",nsupe:"\u2289",nsupset:"\u2283\u20d2",nsupseteq:"\u2289",nsupseteqq:"\u2ac6\u0338",ntgl:"\u2279",ntilde:"\xf1",ntlg:"\u2278",ntriangleleft:"\u22ea",ntrianglelefteq:"\u22ec",ntriangleright:"\u22eb",ntrianglerighteq:"\u22ed",nu:"\u03bd",num:"#",numero:"\u2116",numsp:"\u2007",nvDash:"\u22ad",nvHarr:"\u2904",nvap:"\u224d\u20d2",nvdash:"\u22ac",nvge:"\u2265\u20d2",nvgt:">\u20d2",nvinfin:"\u29de",nvlArr:"\u2902",nvle:"\u2264\u20d2",nvlt:"<\u20d2",nvltrie:"\u22b4\u20d2",nvrArr:"\u2903",nvrtrie:"\u22b5\u20d2",nvsim:"\u223c\u20d2",nwArr:"\u21d6",nwarhk:"\u2923",nwarr:"\u2196",nwarrow:"\u2196",nwnear:"\u2927",oS:"\u24c8",oacute:"\xf3",oast:"\u229b",ocir:"\u229a",ocirc:"\xf4",ocy:"\u043e",odash:"\u229d",odblac:"\u0151",odiv:"\u2a38",odot:"\u2299",odsold:"\u29bc",oelig:"\u0153",ofcir:"\u29bf",ofr:"\u{1d52c}",ogon:"\u02db",ograve:"\xf2",ogt:"\u29c1",ohbar:"\u29b5",ohm:"\u03a9",oint:"\u222e",olarr:"\u21ba",olcir:"\u29be",olcross:"\u29bb",oline:"\u203e",olt:"\u29c0",omacr:"\u014d",omega:"\u03c9",omicron:"\u03bf",omid:"\u29b6",ominus:"\u2296",oopf:"\u{1d560}",opar:"\u29b7",operp:"\u29b9",oplus:"\u2295",or:"\u2228",orarr:"\u21bb",ord:"\u2a5d",order:"\u2134",orderof:"\u2134",ordf:"\xaa",ordm:"\xba",origof:"\u22b6",oror:"\u2a56",orslope:"\u2a57",orv:"\u2a5b",oscr:"\u2134",oslash:"\xf8",osol:"\u2298",otilde:"\xf5",otimes:"\u2297",otimesas:"\u2a36",ouml:"\xf6",ovbar:"\u233d",par:"\u2225",para:"\xb6",parallel:"\u2225",parsim:"\u2af3",parsl:"\u2afd",part:"\u2202",pcy:"\u043f",percnt:"%",period:".",permil:"\u2030",perp:"\u22a5",pertenk:"\u2031",pfr:"\u{1d52d}",phi:"\u03c6",phiv:"\u03d5",phmmat:"\u2133",phone:"\u260e",pi:"\u03c0",pitchfork:"\u22d4",piv:"\u03d6",planck:"\u210f",planckh:"\u210e",plankv:"\u210f",plus:"+",plusacir:"\u2a23",plusb:"\u229e",pluscir:"\u2a22",plusdo:"\u2214",plusdu:"\u2a25",pluse:"\u2a72",plusmn:"\xb1",plussim:"\u2a26",plustwo:"\u2a27",pm:"\xb1",pointint:"\u2a15",popf:"\u{1d561}",pound:"\xa3",pr:"\u227a",prE:"\u2ab3",prap:"\u2ab7",prcue:"\u227c",pre:"\u2aaf",prec:"\u227a",precapprox:"\u2ab7",preccurlyeq:"\u227c",preceq:"\u2aaf",precnapprox:"\u2ab9",precneqq:"\u2ab5",precnsim:"\u22e8",precsim:"\u227e",prime:"\u2032",primes:"\u2119",prnE:"\u2ab5",prnap:"\u2ab9",prnsim:"\u22e8",prod:"\u220f",profalar:"\u232e",profline:"\u2312",profsurf:"\u2313",prop:"\u221d",propto:"\u221d",prsim:"\u227e",prurel:"\u22b0",pscr:"\u{1d4c5}",psi:"\u03c8",puncsp:"\u2008",qfr:"\u{1d52e}",qint:"\u2a0c",qopf:"\u{1d562}",qprime:"\u2057",qscr:"\u{1d4c6}",quaternions:"\u210d",quatint:"\u2a16",quest:"?",questeq:"\u225f",quot:'"',rAarr:"\u21db",rArr:"\u21d2",rAtail:"\u291c",rBarr:"\u290f",rHar:"\u2964",race:"\u223d\u0331",racute:"\u0155",radic:"\u221a",raemptyv:"\u29b3",rang:"\u27e9",rangd:"\u2992",range:"\u29a5",rangle:"\u27e9",raquo:"\xbb",rarr:"\u2192",rarrap:"\u2975",rarrb:"\u21e5",rarrbfs:"\u2920",rarrc:"\u2933",rarrfs:"\u291e",rarrhk:"\u21aa",rarrlp:"\u21ac",rarrpl:"\u2945",rarrsim:"\u2974",rarrtl:"\u21a3",rarrw:"\u219d",ratail:"\u291a",ratio:"\u2236",rationals:"\u211a",rbarr:"\u290d",rbbrk:"\u2773",rbrace:"}",rbrack:"]",rbrke:"\u298c",rbrksld:"\u298e",rbrkslu:"\u2990",rcaron:"\u0159",rcedil:"\u0157",rceil:"\u2309",rcub:"}",rcy:"\u0440",rdca:"\u2937",rdldhar:"\u2969",rdquo:"\u201d",rdquor:"\u201d",rdsh:"\u21b3",real:"\u211c",realine:"\u211b",realpart:"\u211c",reals:"\u211d",rect:"\u25ad",reg:"\xae",rfisht:"\u297d",rfloor:"\u230b",rfr:"\u{1d52f}",rhard:"\u21c1",rharu:"\u21c0",rharul:"\u296c",rho:"\u03c1",rhov:"\u03f1",rightarrow:"\u2192",rightarrowtail:"\u21a3",rightharpoondown:"\u21c1",rightharpoonup:"\u21c0",rightleftarrows:"\u21c4",rightleftharpoons:"\u21cc",rightrightarrows:"\u21c9",rightsquigarrow:"\u219d",rightthreetimes:"\u22cc",ring:"\u02da",risingdotseq:"\u2253",rlarr:"\u21c4",rlhar:"\u21cc",rlm:"\u200f",rmoust:"\u23b1",rmoustache:"\u23b1",rnmid:"\u2aee",roang:"\u27ed",roarr:"\u21fe",robrk:"\u27e7",ropar:"\u2986",ropf:"\u{1d563}",roplus:"\u2a2e",rotimes:"\u2a35",rpar:")",rpargt:"\u2994",rppolint:"\u2a12",rrarr:"\u21c9",rsaquo:"\u203a",rscr:"\u{1d4c7}",rsh:"\u21b1",rsqb:"]",rsquo:"\u2019",rsquor:"\u2019",rthree:"\u22cc",rtimes:"\u22ca",rtri:"\u25b9",rtrie:"\u22b5",rtrif:"\u25b8",rtriltri:"\u29ce",ruluhar:"\u2968",rx:"\u211e",sacute:"\u015b",sbquo:"\u201a",sc:"\u227b",scE:"\u2ab4",scap:"\u2ab8",scaron:"\u0161",sccue:"\u227d",sce:"\u2ab0",scedil:"\u015f",scirc:"\u015d",scnE:"\u2ab6",scnap:"\u2aba",scnsim:"\u22e9",scpolint:"\u2a13",scsim:"\u227f",scy:"\u0441",sdot:"\u22c5",sdotb:"\u22a1",sdote:"\u2a66",seArr:"\u21d8",searhk:"\u2925",searr:"\u2198",searrow:"\u2198",sect:"\xa7",semi:";",seswar:"\u2929",setminus:"\u2216",setmn:"\u2216",sext:"\u2736",sfr:"\u{1d530}",sfrown:"\u2322",sharp:"\u266f",shchcy:"\u0449",shcy:"\u0448",shortmid:"\u2223",shortparallel:"\u2225",shy:"\xad",sigma:"\u03c3",sigmaf:"\u03c2",sigmav:"\u03c2",sim:"\u223c",simdot:"\u2a6a",sime:"\u2243",simeq:"\u2243",simg:"\u2a9e",simgE:"\u2aa0",siml:"\u2a9d",simlE:"\u2a9f",simne:"\u2246",simplus:"\u2a24",simrarr:"\u2972",slarr:"\u2190",smallsetminus:"\u2216",smashp:"\u2a33",smeparsl:"\u29e4",smid:"\u2223",smile:"\u2323",smt:"\u2aaa",smte:"\u2aac",smtes:"\u2aac\ufe00",softcy:"\u044c",sol:"/",solb:"\u29c4",solbar:"\u233f",sopf:"\u{1d564}",spades:"\u2660",spadesuit:"\u2660",spar:"\u2225",sqcap:"\u2293",sqcaps:"\u2293\ufe00",sqcup:"\u2294",sqcups:"\u2294\ufe00",sqsub:"\u228f",sqsube:"\u2291",sqsubset:"\u228f",sqsubseteq:"\u2291",sqsup:"\u2290",sqsupe:"\u2292",sqsupset:"\u2290",sqsupseteq:"\u2292",squ:"\u25a1",square:"\u25a1",squarf:"\u25aa",squf:"\u25aa",srarr:"\u2192",sscr:"\u{1d4c8}",ssetmn:"\u2216",ssmile:"\u2323",sstarf:"\u22c6",star:"\u2606",starf:"\u2605",straightepsilon:"\u03f5",straightphi:"\u03d5",strns:"\xaf",sub:"\u2282",subE:"\u2ac5",subdot:"\u2abd",sube:"\u2286",subedot:"\u2ac3",submult:"\u2ac1",subnE:"\u2acb",subne:"\u228a",subplus:"\u2abf",subrarr:"\u2979",subset:"\u2282",subseteq:"\u2286",subseteqq:"\u2ac5",subsetneq:"\u228a",subsetneqq:"\u2acb",subsim:"\u2ac7",subsub:"\u2ad5",subsup:"\u2ad3",succ:"\u227b",succapprox:"\u2ab8",succcurlyeq:"\u227d",succeq:"\u2ab0",succnapprox:"\u2aba",succneqq:"\u2ab6",succnsim:"\u22e9",succsim:"\u227f",sum:"\u2211",sung:"\u266a",sup1:"\xb9",sup2:"\xb2",sup3:"\xb3",sup:"\u2283",supE:"\u2ac6",supdot:"\u2abe",supdsub:"\u2ad8",supe:"\u2287",supedot:"\u2ac4",suphsol:"\u27c9",suphsub:"\u2ad7",suplarr:"\u297b",supmult:"\u2ac2",supnE:"\u2acc",supne:"\u228b",supplus:"\u2ac0",supset:"\u2283",supseteq:"\u2287",supseteqq:"\u2ac6",supsetneq:"\u228b",supsetneqq:"\u2acc",supsim:"\u2ac8",supsub:"\u2ad4",supsup:"\u2ad6",swArr:"\u21d9",swarhk:"\u2926",swarr:"\u2199",swarrow:"\u2199",swnwar:"\u292a",szlig:"\xdf",target:"\u2316",tau:"\u03c4",tbrk:"\u23b4",tcaron:"\u0165",tcedil:"\u0163",tcy:"\u0442",tdot:"\u20db",telrec:"\u2315",tfr:"\u{1d531}",there4:"\u2234",therefore:"\u2234",theta:"\u03b8",thetasym:"\u03d1",thetav:"\u03d1",thickapprox:"\u2248",thicksim:"\u223c",thinsp:"\u2009",thkap:"\u2248",thksim:"\u223c",thorn:"\xfe",tilde:"\u02dc",times:"\xd7",timesb:"\u22a0",timesbar:"\u2a31",timesd:"\u2a30",tint:"\u222d",toea:"\u2928",top:"\u22a4",topbot:"\u2336",topcir:"\u2af1",topf:"\u{1d565}",topfork:"\u2ada",tosa:"\u2929",tprime:"\u2034",trade:"\u2122",triangle:"\u25b5",triangledown:"\u25bf",triangleleft:"\u25c3",trianglelefteq:"\u22b4",triangleq:"\u225c",triangleright:"\u25b9",trianglerighteq:"\u22b5",tridot:"\u25ec",trie:"\u225c",triminus:"\u2a3a",triplus:"\u2a39",trisb:"\u29cd",tritime:"\u2a3b",trpezium:"\u23e2",tscr:"\u{1d4c9}",tscy:"\u0446",tshcy:"\u045b",tstrok:"\u0167",twixt:"\u226c",twoheadleftarrow:"\u219e",twoheadrightarrow:"\u21a0",uArr:"\u21d1",uHar:"\u2963",uacute:"\xfa",uarr:"\u2191",ubrcy:"\u045e",ubreve:"\u016d",ucirc:"\xfb",ucy:"\u0443",udarr:"\u21c5",udblac:"\u0171",udhar:"\u296e",ufisht:"\u297e",ufr:"\u{1d532}",ugrave:"\xf9",uharl:"\u21bf",uharr:"\u21be",uhblk:"\u2580",ulcorn:"\u231c",ulcorner:"\u231c",ulcrop:"\u230f",ultri:"\u25f8",umacr:"\u016b",uml:"\xa8",uogon:"\u0173",uopf:"\u{1d566}",uparrow:"\u2191",updownarrow:"\u2195",upharpoonleft:"\u21bf",upharpoonright:"\u21be",uplus:"\u228e",upsi:"\u03c5",upsih:"\u03d2",upsilon:"\u03c5",upuparrows:"\u21c8",urcorn:"\u231d",urcorner:"\u231d",urcrop:"\u230e",uring:"\u016f",urtri:"\u25f9",uscr:"\u{1d4ca}",utdot:"\u22f0",utilde:"\u0169",utri:"\u25b5",utrif:"\u25b4",uuarr:"\u21c8",uuml:"\xfc",uwangle:"\u29a7",vArr:"\u21d5",vBar:"\u2ae8",vBarv:"\u2ae9",vDash:"\u22a8",vangrt:"\u299c",varepsilon:"\u03f5",varkappa:"\u03f0",varnothing:"\u2205",varphi:"\u03d5",varpi:"\u03d6",varpropto:"\u221d",varr:"\u2195",varrho:"\u03f1",varsigma:"\u03c2",varsubsetneq:"\u228a\ufe00",varsubsetneqq:"\u2acb\ufe00",varsupsetneq:"\u228b\ufe00",varsupsetneqq:"\u2acc\ufe00",vartheta:"\u03d1",vartriangleleft:"\u22b2",vartriangleright:"\u22b3",vcy:"\u0432",vdash:"\u22a2",vee:"\u2228",veebar:"\u22bb",veeeq:"\u225a",vellip:"\u22ee",verbar:"|",vert:"|",vfr:"\u{1d533}",vltri:"\u22b2",vnsub:"\u2282\u20d2",vnsup:"\u2283\u20d2",vopf:"\u{1d567}",vprop:"\u221d",vrtri:"\u22b3",vscr:"\u{1d4cb}",vsubnE:"\u2acb\ufe00",vsubne:"\u228a\ufe00",vsupnE:"\u2acc\ufe00",vsupne:"\u228b\ufe00",vzigzag:"\u299a",wcirc:"\u0175",wedbar:"\u2a5f",wedge:"\u2227",wedgeq:"\u2259",weierp:"\u2118",wfr:"\u{1d534}",wopf:"\u{1d568}",wp:"\u2118",wr:"\u2240",wreath:"\u2240",wscr:"\u{1d4cc}",xcap:"\u22c2",xcirc:"\u25ef",xcup:"\u22c3",xdtri:"\u25bd",xfr:"\u{1d535}",xhArr:"\u27fa",xharr:"\u27f7",xi:"\u03be",xlArr:"\u27f8",xlarr:"\u27f5",xmap:"\u27fc",xnis:"\u22fb",xodot:"\u2a00",xopf:"\u{1d569}",xoplus:"\u2a01",xotime:"\u2a02",xrArr:"\u27f9",xrarr:"\u27f6",xscr:"\u{1d4cd}",xsqcup:"\u2a06",xuplus:"\u2a04",xutri:"\u25b3",xvee:"\u22c1",xwedge:"\u22c0",yacute:"\xfd",yacy:"\u044f",ycirc:"\u0177",ycy:"\u044b",yen:"\xa5",yfr:"\u{1d536}",yicy:"\u0457",yopf:"\u{1d56a}",yscr:"\u{1d4ce}",yucy:"\u044e",yuml:"\xff",zacute:"\u017a",zcaron:"\u017e",zcy:"\u0437",zdot:"\u017c",zeetrf:"\u2128",zeta:"\u03b6",zfr:"\u{1d537}",zhcy:"\u0436",zigrarr:"\u21dd",zopf:"\u{1d56b}",zscr:"\u{1d4cf}",zwj:"\u200d",zwnj:"\u200c"}
const l={}.hasOwnProperty
function decodeNamedCharacterReference(e){return l.call(c,e)?c[e]:false}const s={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,r){const i=this
let o=0
let a
let c
return start
function start(t){e.enter("characterReference")
e.enter("characterReferenceMarker")
e.consume(t)
e.exit("characterReferenceMarker")
return open}function open(t){if(t===35){e.enter("characterReferenceMarkerNumeric")
e.consume(t)
e.exit("characterReferenceMarkerNumeric")
return numeric}e.enter("characterReferenceValue")
a=31
c=n.asciiAlphanumeric
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
a=6
c=n.asciiHexDigit
return value}e.enter("characterReferenceValue")
a=7
c=n.asciiDigit
return value(t)}function value(l){if(l===59&&o){const o=e.exit("characterReferenceValue")
if(c===n.asciiAlphanumeric&&!decodeNamedCharacterReference(i.sliceSerialize(o)))return r(l)
e.enter("characterReferenceMarker")
e.consume(l)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(c(l)&&o++<a){e.consume(l)
return value}return r(l)}}const u={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const r=this
return start
function start(t){if(t===null)return n(t)
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return r.parser.lazy[r.now().line]?n(e):t(e)}}const f={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,r){const i=this
const o={partial:true,tokenize:tokenizeCloseStart}
let a=0
let c=0
let l
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=i.events[i.events.length-1]
a=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
l=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===l){c++
e.consume(t)
return sequenceOpen}if(c<3)return r(t)
e.exit("codeFencedFenceSequence")
return n.markdownSpace(t)?n.factorySpace(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(r){if(r===null||n.markdownLineEnding(r)){e.exit("codeFencedFence")
return i.interrupt?t(r):e.check(u,atNonLazyBreak,after)(r)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(r)}function info(t){if(t===null||n.markdownLineEnding(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if(n.markdownSpace(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return n.factorySpace(e,metaBefore,"whitespace")(t)}if(t===96&&t===l)return r(t)
e.consume(t)
return info}function metaBefore(t){if(t===null||n.markdownLineEnding(t))return infoBefore(t)
e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||n.markdownLineEnding(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===l)return r(t)
e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(o,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return a>0&&n.markdownSpace(t)?n.factorySpace(e,beforeContentChunk,"linePrefix",a+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||n.markdownLineEnding(t))return e.check(u,atNonLazyBreak,after)(t)
e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||n.markdownLineEnding(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,r){let o=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return n.markdownSpace(t)?n.factorySpace(e,beforeSequenceClose,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===l){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return r(t)}function sequenceClose(t){if(t===l){o++
e.consume(t)
return sequenceClose}if(o>=c){e.exit("codeFencedFenceSequence")
return n.markdownSpace(t)?n.factorySpace(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return r(t)}function sequenceCloseAfter(i){if(i===null||n.markdownLineEnding(i)){e.exit("codeFencedFence")
return t(i)}return r(i)}}}const d={name:"codeIndented",tokenize:tokenizeCodeIndented}
const p={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,r){return start
function start(t){e.enter("codeIndented")
return n.factorySpaceMinMax(e,atBreak,r,"linePrefix",4,4)(t)}function atBreak(t){if(t===null)return after(t)
if(n.markdownLineEnding(t))return e.attempt(p,atBreak,after)(t)
e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||n.markdownLineEnding(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,r){const i=this
return furtherStart
function furtherStart(o){if(i.parser.lazy[i.now().line])return r(o)
if(n.markdownLineEnding(o)){e.enter("lineEnding")
e.consume(o)
e.exit("lineEnding")
return furtherStart}return n.factorySpaceMinMax(e,t,onNotEnoughPrefix,"linePrefix",4,4)(o)}function onNotEnoughPrefix(e){return n.markdownLineEnding(e)?furtherStart(e):r(e)}}const m={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let r
let i
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){r=n
while(++r<t)if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}r=n-1
t++
while(++r<=t)if(i===void 0){if(r!==t&&e[r][1].type!=="lineEnding")i=r}else if(r===t||e[r][1].type==="lineEnding"){e[i][1].type="codeTextData"
if(r!==i+2){e[i][1].end=e[r-1][1].end
e.splice(i+2,r-i-2)
t-=r-i-2
r=i+2}i=void 0}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,r){let i=0
let o
let a
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
i++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null)return r(t)
if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){a=e.enter("codeTextSequence")
o=0
return sequenceClose(t)}if(n.markdownLineEnding(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||n.markdownLineEnding(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
o++
return sequenceClose}if(o===i){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}a.type="codeTextData"
return data(n)}}var h=class{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length)throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")
if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===void 0?Number.POSITIVE_INFINITY:t
if(n<this.left.length)return this.left.slice(e,n)
if(e>this.left.length)return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()
return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const r=t||0
this.setCursor(Math.trunc(e))
const i=this.right.splice(this.right.length-r,Number.POSITIVE_INFINITY)
if(n)chunkedPush(this.left,n)
return i.reverse()}pop(){this.setCursor(Number.POSITIVE_INFINITY)
return this.left.pop()}push(e){this.setCursor(Number.POSITIVE_INFINITY)
this.left.push(e)}pushMany(e){this.setCursor(Number.POSITIVE_INFINITY)
chunkedPush(this.left,e)}unshift(e){this.setCursor(0)
this.right.push(e)}unshiftMany(e){this.setCursor(0)
chunkedPush(this.right,e.reverse())}setCursor(e){if(e===this.left.length||e>this.left.length&&this.right.length===0||e<0&&this.left.length===0)return
if(e<this.left.length){const t=this.left.splice(e,Number.POSITIVE_INFINITY)
chunkedPush(this.right,t.reverse())}else{const t=this.right.splice(this.left.length+this.right.length-e,Number.POSITIVE_INFINITY)
chunkedPush(this.left,t.reverse())}}}
function chunkedPush(e,t){let n=0
if(t.length<1e4)e.push(...t)
else while(n<t.length){e.push(...t.slice(n,n+1e4))
n+=1e4}}function subtokenize(e){const t={}
let r=-1
let i
let o
let a
let c
let l
let s
let u
const f=new h(e)
while(++r<f.length){while(r in t)r=t[r]
i=f.get(r)
if(r&&i[1].type==="chunkFlow"&&f.get(r-1)[1].type==="listItemPrefix"){s=i[1]._tokenizer.events
a=0
if(a<s.length&&s[a][1].type==="lineEndingBlank")a+=2
if(a<s.length&&s[a][1].type==="content")while(++a<s.length){if(s[a][1].type==="content")break
if(s[a][1].type==="chunkText"){s[a][1]._isInFirstContentOfListItem=true
a++}}}if(i[0]==="enter"){if(i[1].contentType){Object.assign(t,subcontent(f,r))
r=t[r]
u=true}}else if(i[1]._container){a=r
o=void 0
while(a--){c=f.get(a)
if(c[1].type==="lineEnding"||c[1].type==="lineEndingBlank"){if(c[0]==="enter"){if(o)f.get(o)[1].type="lineEndingBlank"
c[1].type="lineEnding"
o=a}}else if(c[1].type==="linePrefix"||c[1].type==="listItemIndent"){}else break}if(o){i[1].end={...f.get(o)[1].start}
l=f.slice(o,r)
l.unshift(i)
f.splice(o,r-o+1,l)}}}n.splice(e,0,Number.POSITIVE_INFINITY,f.slice(0))
return!u}function subcontent(e,t){const n=e.get(t)[1]
const r=e.get(t)[2]
let i=t-1
const o=[]
let a=n._tokenizer
if(!a){a=r.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing)a._contentTypeTextTrailing=true}const c=a.events
const l=[]
const s={}
let u
let f
let d=-1
let p=n
let m=0
let h=0
const g=[h]
while(p){while(e.get(++i)[1]!==p);o.push(i)
if(!p._tokenizer){u=r.sliceStream(p)
if(!p.next)u.push(null)
if(f)a.defineSkip(p.start)
if(p._isInFirstContentOfListItem)a._gfmTasklistFirstContentOfListItem=true
a.write(u)
if(p._isInFirstContentOfListItem)a._gfmTasklistFirstContentOfListItem=void 0}f=p
p=p.next}p=n
while(++d<c.length)if(c[d][0]==="exit"&&c[d-1][0]==="enter"&&c[d][1].type===c[d-1][1].type&&c[d][1].start.line!==c[d][1].end.line){h=d+1
g.push(h)
p._tokenizer=void 0
p.previous=void 0
p=p.next}a.events=[]
if(p){p._tokenizer=void 0
p.previous=void 0}else g.pop()
d=g.length
while(d--){const t=c.slice(g[d],g[d+1])
const n=o.pop()
l.push([n,n+t.length-1])
e.splice(n,2,t)}l.reverse()
d=-1
while(++d<l.length){s[m+l[d][0]]=m+l[d][1]
m+=l[d][1]-l[d][0]-1}return s}const g={resolve:resolveContent,tokenize:tokenizeContent}
const k={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){subtokenize(e)
return e}function tokenizeContent(e,t){let r
return chunkStart
function chunkStart(t){e.enter("content")
r=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null)return contentEnd(t)
if(n.markdownLineEnding(t))return e.check(k,contentContinue,contentEnd)(t)
e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
r.next=e.enter("chunkContent",{contentType:"content",previous:r})
r=r.next
return chunkInside}}function tokenizeContinuation(e,t,r){const i=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return n.factorySpace(e,prefixed,"linePrefix")}function prefixed(o){if(o===null||n.markdownLineEnding(o))return r(o)
const a=i.events[i.events.length-1]
if(!i.parser.constructs.disable.null.includes("codeIndented")&&a&&a[1].type==="linePrefix"&&a[2].sliceSerialize(a[1],true).length>=4)return t(o)
return e.interrupt(i.parser.constructs.flow,r,t)(o)}}function factoryDestination(e,t,r,i,o,a,c,l,s){const u=s||Number.POSITIVE_INFINITY
let f=0
return start
function start(t){if(t===60){e.enter(i)
e.enter(o)
e.enter(a)
e.consume(t)
e.exit(a)
return enclosedBefore}if(t===null||t===32||t===41||n.asciiControl(t))return r(t)
e.enter(i)
e.enter(c)
e.enter(l)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(a)
e.consume(n)
e.exit(a)
e.exit(o)
e.exit(i)
return t}e.enter(l)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(l)
return enclosedBefore(t)}if(t===null||t===60||n.markdownLineEnding(t))return r(t)
e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(o){if(!f&&(o===null||o===41||n.markdownLineEndingOrSpace(o))){e.exit("chunkString")
e.exit(l)
e.exit(c)
e.exit(i)
return t(o)}if(f<u&&o===40){e.consume(o)
f++
return raw}if(o===41){e.consume(o)
f--
return raw}if(o===null||o===32||o===40||n.asciiControl(o))return r(o)
e.consume(o)
return o===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,r,i,o,a){const c=this
let l=0
let s
return start
function start(t){e.enter(i)
e.enter(o)
e.consume(t)
e.exit(o)
e.enter(a)
return atBreak}function atBreak(u){if(l>999||u===null||u===91||u===93&&!s||u===94&&!l&&"_hiddenFootnoteSupport"in c.parser.constructs)return r(u)
if(u===93){e.exit(a)
e.enter(o)
e.consume(u)
e.exit(o)
e.exit(i)
return t}if(n.markdownLineEnding(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(u)}function labelInside(t){if(t===null||t===91||t===93||n.markdownLineEnding(t)||l++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!s)s=!n.markdownSpace(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
l++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,r,i,o,a){let c
return start
function start(t){if(t===34||t===39||t===40){e.enter(i)
e.enter(o)
e.consume(t)
e.exit(o)
c=t===40?41:t
return begin}return r(t)}function begin(n){if(n===c){e.enter(o)
e.consume(n)
e.exit(o)
e.exit(i)
return t}e.enter(a)
return atBreak(n)}function atBreak(t){if(t===c){e.exit(a)
return begin(c)}if(t===null)return r(t)
if(n.markdownLineEnding(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return n.factorySpace(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===c||t===null||n.markdownLineEnding(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===c||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let r
return start
function start(i){if(n.markdownLineEnding(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
r=true
return start}if(n.markdownSpace(i))return n.factorySpace(e,start,r?"linePrefix":"lineSuffix")(i)
return t(i)}}const b={name:"definition",tokenize:tokenizeDefinition}
const x={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,r,i){const o=this
let a
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(o,e,labelAfter,i,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(n){a=t.normalizeIdentifier(o.sliceSerialize(o.events[o.events.length-1][1]).slice(1,-1))
if(n===58){e.enter("definitionMarker")
e.consume(n)
e.exit("definitionMarker")
return markerAfter}return i(n)}function markerAfter(t){return n.markdownLineEndingOrSpace(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,i,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(x,after,after)(t)}function after(t){return n.markdownSpace(t)?n.factorySpace(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(t){if(t===null||n.markdownLineEnding(t)){e.exit("definition")
o.parser.defined.push(a)
return r(t)}return i(t)}}function tokenizeTitleBefore(e,t,r){return titleBefore
function titleBefore(t){return n.markdownLineEndingOrSpace(t)?factoryWhitespace(e,beforeMarker)(t):r(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,r,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return n.markdownSpace(t)?n.factorySpace(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||n.markdownLineEnding(e)?t(e):r(e)}}const w={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,r){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(i){if(n.markdownLineEnding(i)){e.exit("hardBreakEscape")
return t(i)}return r(i)}}const S={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let r=e.length-2
let i=3
if(e[i][1].type==="whitespace")i+=2
if(r-2>i&&e[r][1].type==="whitespace")r-=2
if(e[r][1].type==="atxHeadingSequence"&&(i===r-1||r-4>i&&e[r-2][1].type==="whitespace"))r-=i+1===r?2:4
if(r>i){const o={type:"atxHeadingText",start:e[i][1].start,end:e[r][1].end}
const a={type:"chunkText",start:e[i][1].start,end:e[r][1].end,contentType:"text"}
n.splice(e,i,r-i+1,[["enter",o,t],["enter",a,t],["exit",a,t],["exit",o,t]])}return e}function tokenizeHeadingAtx(e,t,r){let i=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&i++<6){e.consume(t)
return sequenceOpen}if(t===null||n.markdownLineEndingOrSpace(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return r(t)}function atBreak(r){if(r===35){e.enter("atxHeadingSequence")
return sequenceFurther(r)}if(r===null||n.markdownLineEnding(r)){e.exit("atxHeading")
return t(r)}if(n.markdownSpace(r))return n.factorySpace(e,atBreak,"whitespace")(r)
e.enter("atxHeadingText")
return data(r)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||n.markdownLineEndingOrSpace(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const y=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"]
const E=["pre","script","style","textarea"]
const v={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const A={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--)if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow")break
if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,r){const i=this
let o
let a
let c
let l
let s
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(l){if(l===33){e.consume(l)
return declarationOpen}if(l===47){e.consume(l)
a=true
return tagCloseStart}if(l===63){e.consume(l)
o=3
return i.interrupt?t:continuationDeclarationInside}if(n.asciiAlpha(l)){e.consume(l)
c=String.fromCharCode(l)
return tagName}return r(l)}function declarationOpen(a){if(a===45){e.consume(a)
o=2
return commentOpenInside}if(a===91){e.consume(a)
o=5
l=0
return cdataOpenInside}if(n.asciiAlpha(a)){e.consume(a)
o=4
return i.interrupt?t:continuationDeclarationInside}return r(a)}function commentOpenInside(n){if(n===45){e.consume(n)
return i.interrupt?t:continuationDeclarationInside}return r(n)}function cdataOpenInside(n){if(n==="CDATA[".charCodeAt(l++)){e.consume(n)
if(l===6)return i.interrupt?t:continuation
return cdataOpenInside}return r(n)}function tagCloseStart(t){if(n.asciiAlpha(t)){e.consume(t)
c=String.fromCharCode(t)
return tagName}return r(t)}function tagName(l){if(l===null||l===47||l===62||n.markdownLineEndingOrSpace(l)){const n=l===47
const s=c.toLowerCase()
if(!n&&!a&&E.includes(s)){o=1
return i.interrupt?t(l):continuation(l)}if(y.includes(c.toLowerCase())){o=6
if(n){e.consume(l)
return basicSelfClosing}return i.interrupt?t(l):continuation(l)}o=7
return i.interrupt&&!i.parser.lazy[i.now().line]?r(l):a?completeClosingTagAfter(l):completeAttributeNameBefore(l)}if(l===45||n.asciiAlphanumeric(l)){e.consume(l)
c+=String.fromCharCode(l)
return tagName}return r(l)}function basicSelfClosing(n){if(n===62){e.consume(n)
return i.interrupt?t:continuation}return r(n)}function completeClosingTagAfter(t){if(n.markdownSpace(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||n.asciiAlpha(t)){e.consume(t)
return completeAttributeName}if(n.markdownSpace(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||n.asciiAlphanumeric(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if(n.markdownSpace(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96)return r(t)
if(t===34||t===39){e.consume(t)
s=t
return completeAttributeValueQuoted}if(n.markdownSpace(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===s){e.consume(t)
s=null
return completeAttributeValueQuotedAfter}if(t===null||n.markdownLineEnding(t))return r(t)
e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||n.markdownLineEndingOrSpace(t))return completeAttributeNameAfter(t)
e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||n.markdownSpace(e))return completeAttributeNameBefore(e)
return r(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return r(t)}function completeAfter(t){if(t===null||n.markdownLineEnding(t))return continuation(t)
if(n.markdownSpace(t)){e.consume(t)
return completeAfter}return r(t)}function continuation(t){if(t===45&&o===2){e.consume(t)
return continuationCommentInside}if(t===60&&o===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&o===4){e.consume(t)
return continuationClose}if(t===63&&o===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&o===5){e.consume(t)
return continuationCdataInside}if(n.markdownLineEnding(t)&&(o===6||o===7)){e.exit("htmlFlowData")
return e.check(A,continuationAfter,continuationStart)(t)}if(t===null||n.markdownLineEnding(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(u,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||n.markdownLineEnding(t))return continuationStart(t)
e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
c=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=c.toLowerCase()
if(E.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if(n.asciiAlpha(t)&&c.length<8){e.consume(t)
c+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&o===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||n.markdownLineEnding(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,r){return start
function start(i){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return e.attempt(n.blankLine,t,r)}}const C={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,r){const i=this
let o
let a
let c
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if(n.asciiAlpha(t)){e.consume(t)
return tagOpen}return r(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
a=0
return cdataOpenInside}if(n.asciiAlpha(t)){e.consume(t)
return declaration}return r(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return r(t)}function comment(t){if(t===null)return r(t)
if(t===45){e.consume(t)
return commentClose}if(n.markdownLineEnding(t)){c=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){if(t==="CDATA[".charCodeAt(a++)){e.consume(t)
return a===6?cdata:cdataOpenInside}return r(t)}function cdata(t){if(t===null)return r(t)
if(t===93){e.consume(t)
return cdataClose}if(n.markdownLineEnding(t)){c=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62)return end(t)
if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62)return end(t)
if(n.markdownLineEnding(t)){c=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null)return r(t)
if(t===63){e.consume(t)
return instructionClose}if(n.markdownLineEnding(t)){c=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if(n.asciiAlpha(t)){e.consume(t)
return tagClose}return r(t)}function tagClose(t){if(t===45||n.asciiAlphanumeric(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if(n.markdownLineEnding(t)){c=tagCloseBetween
return lineEndingBefore(t)}if(n.markdownSpace(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||n.asciiAlphanumeric(t)){e.consume(t)
return tagOpen}if(t===47||t===62||n.markdownLineEndingOrSpace(t))return tagOpenBetween(t)
return r(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||n.asciiAlpha(t)){e.consume(t)
return tagOpenAttributeName}if(n.markdownLineEnding(t)){c=tagOpenBetween
return lineEndingBefore(t)}if(n.markdownSpace(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||n.asciiAlphanumeric(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if(n.markdownLineEnding(t)){c=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if(n.markdownSpace(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96)return r(t)
if(t===34||t===39){e.consume(t)
o=t
return tagOpenAttributeValueQuoted}if(n.markdownLineEnding(t)){c=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if(n.markdownSpace(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===o){e.consume(t)
o=void 0
return tagOpenAttributeValueQuotedAfter}if(t===null)return r(t)
if(n.markdownLineEnding(t)){c=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96)return r(t)
if(t===47||t===62||n.markdownLineEndingOrSpace(t))return tagOpenBetween(t)
e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||n.markdownLineEndingOrSpace(e))return tagOpenBetween(e)
return r(e)}function end(n){if(n===62){e.consume(n)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return r(n)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return n.markdownSpace(t)?n.factorySpace(e,lineEndingAfterPrefix,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return c(t)}}const D={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const L={tokenize:tokenizeResource}
const I={tokenize:tokenizeReferenceFull}
const q={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const r=[]
while(++t<e.length){const n=e[t][1]
r.push(e[t])
if(n.type==="labelImage"||n.type==="labelLink"||n.type==="labelEnd"){const e=n.type==="labelImage"?4:2
n.type="data"
t+=e}}if(e.length!==r.length)n.splice(e,0,e.length,r)
return e}function resolveToLabelEnd(e,t){let r=e.length
let i=0
let o
let a
let c
while(r--){const t=e[r][1]
if(o){if(t.type==="link"||t.type==="labelLink"&&t._inactive)break
if(e[r][0]==="enter"&&t.type==="labelLink")t._inactive=true}else if(a){if(e[r][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){o=r
if(t.type!=="labelLink"){i=2
break}}}else if(t.type==="labelEnd")a=r}const l={type:e[o][1].type==="labelLink"?"link":"image",start:{...e[o][1].start},end:{...e[e.length-1][1].end}}
const s={type:"label",start:{...e[o][1].start},end:{...e[a][1].end}}
const u={type:"labelText",start:{...e[o+i+2][1].end},end:{...e[a-2][1].start}}
c=[["enter",l,t],["enter",s,t]]
c=n.push(c,e.slice(o+1,o+i+3))
c=n.push(c,[["enter",u,t]])
c=n.push(c,resolveAll(t.parser.constructs.insideSpan.null,e.slice(o+i+4,a-3),t))
c=n.push(c,[["exit",u,t],e[a-2],e[a-1],["exit",s,t]])
c=n.push(c,e.slice(a+1))
c=n.push(c,[["exit",l,t]])
n.splice(e,o,e.length,c)
return e}function tokenizeLabelEnd(e,n,r){const i=this
const o=i._labelStarts
let a
let c
if(o){while(o.length>0&&o[o.length-1]._balanced)o.pop()
a=o[o.length-1]}return start
function start(n){if(!a)return r(n)
if(a._inactive)return labelEndNok(n)
c=i.parser.defined.includes(t.normalizeIdentifier(i.sliceSerialize({start:a.end,end:i.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(n)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40)return e.attempt(L,labelEndOk,c?labelEndOk:labelEndNok)(t)
if(t===91)return e.attempt(I,labelEndOk,c?referenceNotFull:labelEndNok)(t)
return c?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(q,labelEndOk,labelEndNok)(t)}function labelEndOk(e){o.pop()
return n(e)}function labelEndNok(e){a._balanced=true
return r(e)}}function tokenizeResource(e,t,r){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return n.markdownLineEndingOrSpace(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41)return resourceEnd(t)
return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return n.markdownLineEndingOrSpace(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return r(e)}function resourceBetween(t){if(t===34||t===39||t===40)return factoryTitle(e,resourceTitleAfter,r,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)
return resourceEnd(t)}function resourceTitleAfter(t){return n.markdownLineEndingOrSpace(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(n){if(n===41){e.enter("resourceMarker")
e.consume(n)
e.exit("resourceMarker")
e.exit("resource")
return t}return r(n)}}function tokenizeReferenceFull(e,n,r){const i=this
return referenceFull
function referenceFull(t){return factoryLabel.call(i,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return i.parser.defined.includes(t.normalizeIdentifier(i.sliceSerialize(i.events[i.events.length-1][1]).slice(1,-1)))?n(e):r(e)}function referenceFullMissing(e){return r(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(r){if(r===93){e.enter("referenceMarker")
e.consume(r)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(r)}}const z={name:"labelStartImage",resolveAll:D.resolveAll,tokenize:tokenizeLabelStartImage}
function tokenizeLabelStartImage(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelImage")
e.enter("labelImageMarker")
e.consume(t)
e.exit("labelImageMarker")
return open}function open(t){if(t===91){e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelImage")
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs)return n(e)
r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const T={name:"labelStartLink",resolveAll:D.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs)return n(e)
r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const F={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(r){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return n.factorySpace(e,t,"linePrefix")}}const B={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,r){let i=0
let o
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){o=e
return atBreak(e)}function atBreak(a){if(a===o){e.enter("thematicBreakSequence")
return sequence(a)}if(i>=3&&(a===null||n.markdownLineEnding(a))){e.exit("thematicBreak")
return t(a)}return r(a)}function sequence(t){if(t===o){e.consume(t)
i++
return sequence}e.exit("thematicBreakSequence")
return n.markdownSpace(t)?n.factorySpace(e,atBreak,"whitespace")(t):atBreak(t)}}const O={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const N={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const R={partial:true,tokenize:tokenizeIndent$1}
function tokenizeListStart(e,t,r){const i=this
const o=i.events[i.events.length-1]
let a=o&&o[1].type==="linePrefix"?o[2].sliceSerialize(o[1],true).length:0
let c=0
return start
function start(t){const o=i.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(o==="listUnordered"?!i.containerState.marker||t===i.containerState.marker:n.asciiDigit(t)){if(!i.containerState.type){i.containerState.type=o
e.enter(o,{_container:true})}if(o==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(B,r,atMarker)(t):atMarker(t)}if(!i.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return r(t)}function inside(t){if(n.asciiDigit(t)&&++c<10){e.consume(t)
return inside}if((!i.interrupt||c<2)&&(i.containerState.marker?t===i.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return r(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
i.containerState.marker=i.containerState.marker||t
return e.check(n.blankLine,i.interrupt?r:onBlank,e.attempt(N,endOfPrefix,otherPrefix))}function onBlank(e){i.containerState.initialBlankLine=true
a++
return endOfPrefix(e)}function otherPrefix(t){if(n.markdownSpace(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return r(t)}function endOfPrefix(n){i.containerState.size=a+i.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,r){const i=this
i.containerState._closeFlow=void 0
return e.check(n.blankLine,onBlank,notBlank)
function onBlank(r){i.containerState.furtherBlankLines=i.containerState.furtherBlankLines||i.containerState.initialBlankLine
return n.factorySpace(e,t,"listItemIndent",i.containerState.size+1)(r)}function notBlank(r){if(i.containerState.furtherBlankLines||!n.markdownSpace(r)){i.containerState.furtherBlankLines=void 0
i.containerState.initialBlankLine=void 0
return notInCurrentItem(r)}i.containerState.furtherBlankLines=void 0
i.containerState.initialBlankLine=void 0
return e.attempt(R,t,notInCurrentItem)(r)}function notInCurrentItem(o){i.containerState._closeFlow=true
i.interrupt=void 0
return n.factorySpace(e,e.attempt(O,t,r),"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(o)}}function tokenizeIndent$1(e,t,r){const i=this
return n.factorySpace(e,afterPrefix,"listItemIndent",i.containerState.size+1)
function afterPrefix(e){const n=i.events[i.events.length-1]
return n&&n[1].type==="listItemIndent"&&n[2].sliceSerialize(n[1],true).length===i.containerState.size?t(e):r(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,r){const i=this
return n.factorySpace(e,afterPrefix,"listItemPrefixWhitespace",i.parser.constructs.disable.null.includes("codeIndented")?void 0:5)
function afterPrefix(e){const o=i.events[i.events.length-1]
return!n.markdownSpace(e)&&o&&o[1].type==="listItemPrefixWhitespace"?t(e):r(e)}}var P=class{constructor(){this.index=new Map
this.map=[]}add(e,t,n){addImplementation$1(this,e,t,n,false)}addBefore(e,t,n){addImplementation$1(this,e,t,n,true)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0)return
let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r)e.push(t)
r=n.pop()}this.map.length=0
this.index.clear()}}
function addImplementation$1(e,t,n,r,i){if(n===0&&r.length===0)return
const o=e.index.get(t)
if(o){o[1]+=n
if(i){r.push(...o[2])
o[2]=r}else o[2].push(...r)
return}const a=[t,n,r]
e.map.push(a)
e.index.set(t,a)}const M={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new P
let r=e.length
let i
let o
let a
while(r--)if(e[r][0]==="enter"){if(e[r][1].type==="content"){i=r
break}if(e[r][1].type==="paragraph")o=r}else{if(e[r][1].type==="content")n.add(r,1,[])
if(!a&&e[r][1].type==="definition")a=r}const c={type:"setextHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
e[o][1].type="setextHeadingText"
if(a){n.add(o,0,[["enter",c,t]])
n.add(a+1,0,[["exit",e[i][1],t]])
e[i][1].end={...e[a][1].end}}else e[i][1]=c
n.add(e.length,0,[["exit",c,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,r){const i=this
let o
return start
function start(t){let n=i.events.length
let a
while(n--)if(i.events[n][1].type!=="lineEnding"&&i.events[n][1].type!=="linePrefix"&&i.events[n][1].type!=="content"){a=i.events[n][1].type==="paragraph"
break}if(!i.parser.lazy[i.now().line]&&(i.interrupt||a)){e.enter("setextHeadingLine")
o=t
return before(t)}return r(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===o){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return n.markdownSpace(t)?n.factorySpace(e,after,"lineSuffix")(t):after(t)}function after(i){if(i===null||n.markdownLineEnding(i)){e.exit("setextHeadingLine")
return t(i)}return r(i)}}function decodeNumericCharacterReference(e,t){const n=Number.parseInt(e,t)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111)return"\ufffd"
return String.fromCodePoint(n)}const V={'"':"quot","&":"amp","<":"lt",">":"gt"}
function encode(e){return e.replace(/["&<>]/g,replace)
function replace(e){return"&"+V[e]+";"}}function sanitizeUri(e,t){const n=encode(normalizeUri(e||""))
if(!t)return n
const r=n.indexOf(":")
const i=n.indexOf("?")
const o=n.indexOf("#")
const a=n.indexOf("/")
if(r<0||a>-1&&r>a||i>-1&&r>i||o>-1&&r>o||t.test(n.slice(0,r)))return n
return""}function normalizeUri(e){const t=[]
let r=-1
let i=0
let o=0
while(++r<e.length){const a=e.charCodeAt(r)
let c=""
if(a===37&&n.asciiAlphanumeric(e.charCodeAt(r+1))&&n.asciiAlphanumeric(e.charCodeAt(r+2)))o=2
else if(a<128){if(!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(a)))c=String.fromCharCode(a)}else if(a>55295&&a<57344){const t=e.charCodeAt(r+1)
if(a<56320&&t>56319&&t<57344){c=String.fromCharCode(a,t)
o=1}else c="\ufffd"}else c=String.fromCharCode(a)
if(c){t.push(e.slice(i,r),encodeURIComponent(c))
i=r+o+1
c=""}if(o){r+=o
o=0}}return t.join("")+e.slice(i)}const H={}.hasOwnProperty
const _=/^(https?|ircs?|mailto|xmpp)$/i
const U=/^https?$/i
function compile(e){const r=e||{}
let i=true
const o={}
const a=[[]]
const c=[]
const l=[]
const s=n.combineHtmlExtensions([{enter:{blockQuote:onenterblockquote,codeFenced:onentercodefenced,codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:onentercodeindented,codeText:onentercodetext,content:onentercontent,definition:onenterdefinition,definitionDestinationString:onenterdefinitiondestinationstring,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:onenteremphasis,htmlFlow:onenterhtmlflow,htmlText:onenterhtml,image:onenterimage,label:buffer,link:onenterlink,listItemMarker:onenterlistitemmarker,listItemValue:onenterlistitemvalue,listOrdered:onenterlistordered,listUnordered:onenterlistunordered,paragraph:onenterparagraph,reference:buffer,resource:onenterresource,resourceDestinationString:onenterresourcedestinationstring,resourceTitleString:buffer,setextHeading:onentersetextheading,strong:onenterstrong},exit:{atxHeading:onexitatxheading,atxHeadingSequence:onexitatxheadingsequence,autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:onexitblockquote,characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,codeFenced:onexitflowcode,codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onresumedrop,codeFlowValue:onexitcodeflowvalue,codeIndented:onexitflowcode,codeText:onexitcodetext,codeTextData:onexitdata,data:onexitdata,definition:onexitdefinition,definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:onexitemphasis,hardBreakEscape:onexithardbreak,hardBreakTrailing:onexithardbreak,htmlFlow:onexithtml,htmlFlowData:onexitdata,htmlText:onexithtml,htmlTextData:onexitdata,image:onexitmedia,label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:onexitmedia,listOrdered:onexitlistordered,listUnordered:onexitlistunordered,paragraph:onexitparagraph,reference:onresumedrop,referenceString:onexitreferencestring,resource:onresumedrop,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,setextHeading:onexitsetextheading,setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:onexitstrong,thematicBreak:onexitthematicbreak}},...r.htmlExtensions||[]])
const u={definitions:o,tightStack:l}
const f={buffer,encode:encode$1,getData,lineEndingIfNeeded,options:r,raw,resume,setData,tag}
let d=r.defaultLineEnding
return compile
function compile(e){let t=-1
let r=0
const i=[]
let o=[]
let c=[]
while(++t<e.length){if(!d&&(e[t][1].type==="lineEnding"||e[t][1].type==="lineEndingBlank"))d=e[t][2].sliceSerialize(e[t][1])
if(e[t][1].type==="listOrdered"||e[t][1].type==="listUnordered"){if(e[t][0]==="enter")i.push(t)
else prepareList(e.slice(i.pop(),t))}if(e[t][1].type==="definition"){if(e[t][0]==="enter"){c=n.push(c,e.slice(r,t))
r=t}else{o=n.push(o,e.slice(r,t+1))
r=t+1}}}o=n.push(o,c)
o=n.push(o,e.slice(r))
t=-1
const l=o
if(s.enter.null)s.enter.null.call(f)
while(++t<e.length){const e=s[l[t][0]]
const n=l[t][1].type
const r=e[n]
if(H.call(e,n)&&r)r.call({sliceSerialize:l[t][2].sliceSerialize,...f},l[t][1])}if(s.exit.null)s.exit.null.call(f)
return a[0].join("")}function prepareList(e){const t=e.length
let n=0
let r=0
let i=false
let o
while(++n<t){const t=e[n]
if(t[1]._container){o=void 0
if(t[0]==="enter")r++
else r--}else switch(t[1].type){case"listItemPrefix":if(t[0]==="exit")o=true
break
case"linePrefix":break
case"lineEndingBlank":if(t[0]==="enter"&&!r){if(o)o=void 0
else i=true}break
default:o=void 0}}e[0][1]._loose=i}function setData(e,t){u[e]=t}function getData(e){return u[e]}function buffer(){a.push([])}function resume(){return a.pop().join("")}function tag(e){if(!i)return
setData("lastWasTag",true)
a[a.length-1].push(e)}function raw(e){setData("lastWasTag")
a[a.length-1].push(e)}function lineEnding(){raw(d||"\n")}function lineEndingIfNeeded(){const e=a[a.length-1]
const t=e[e.length-1]
const n=t?t.charCodeAt(t.length-1):null
if(n===10||n===13||n===null)return
lineEnding()}function encode$1(e){return getData("ignoreEncode")?e:encode(e)}function onresumedrop(){resume()}function onenterlistordered(e){l.push(!e._loose)
lineEndingIfNeeded()
tag("<ol")
setData("expectFirstItem",true)}function onenterlistunordered(e){l.push(!e._loose)
lineEndingIfNeeded()
tag("<ul")
setData("expectFirstItem",true)}function onenterlistitemvalue(e){if(getData("expectFirstItem")){const t=Number.parseInt(this.sliceSerialize(e),10)
if(t!==1)tag(' start="'+encode$1(String(t))+'"')}}function onenterlistitemmarker(){if(getData("expectFirstItem"))tag(">")
else onexitlistitem()
lineEndingIfNeeded()
tag("<li>")
setData("expectFirstItem")
setData("lastWasTag")}function onexitlistordered(){onexitlistitem()
l.pop()
lineEnding()
tag("</ol>")}function onexitlistunordered(){onexitlistitem()
l.pop()
lineEnding()
tag("</ul>")}function onexitlistitem(){if(getData("lastWasTag")&&!getData("slurpAllLineEndings"))lineEndingIfNeeded()
tag("</li>")
setData("slurpAllLineEndings")}function onenterblockquote(){l.push(false)
lineEndingIfNeeded()
tag("<blockquote>")}function onexitblockquote(){l.pop()
lineEndingIfNeeded()
tag("</blockquote>")
setData("slurpAllLineEndings")}function onenterparagraph(){if(!l[l.length-1]){lineEndingIfNeeded()
tag("<p>")}setData("slurpAllLineEndings")}function onexitparagraph(){if(l[l.length-1])setData("slurpAllLineEndings",true)
else tag("</p>")}function onentercodefenced(){lineEndingIfNeeded()
tag("<pre><code")
setData("fencesCount",0)}function onexitcodefencedfenceinfo(){tag(' class="language-'+resume()+'"')}function onexitcodefencedfence(){const e=getData("fencesCount")||0
if(!e){tag(">")
setData("slurpOneLineEnding",true)}setData("fencesCount",e+1)}function onentercodeindented(){lineEndingIfNeeded()
tag("<pre><code>")}function onexitflowcode(){const e=getData("fencesCount")
if(e!==void 0&&e<2&&u.tightStack.length>0&&!getData("lastWasTag"))lineEnding()
if(getData("flowCodeSeenData"))lineEndingIfNeeded()
tag("</code></pre>")
if(e!==void 0&&e<2)lineEndingIfNeeded()
setData("flowCodeSeenData")
setData("fencesCount")
setData("slurpOneLineEnding")}function onenterimage(){c.push({image:true})
i=void 0}function onenterlink(){c.push({})}function onexitlabeltext(e){c[c.length-1].labelId=this.sliceSerialize(e)}function onexitlabel(){c[c.length-1].label=resume()}function onexitreferencestring(e){c[c.length-1].referenceId=this.sliceSerialize(e)}function onenterresource(){buffer()
c[c.length-1].destination=""}function onenterresourcedestinationstring(){buffer()
setData("ignoreEncode",true)}function onexitresourcedestinationstring(){c[c.length-1].destination=resume()
setData("ignoreEncode")}function onexitresourcetitlestring(){c[c.length-1].title=resume()}function onexitmedia(){let e=c.length-1
const n=c[e]
const a=n.referenceId||n.labelId
const l=n.destination===void 0?o[t.normalizeIdentifier(a)]:n
i=true
while(e--)if(c[e].image){i=void 0
break}if(n.image){tag('<img src="'+sanitizeUri(l.destination,r.allowDangerousProtocol?void 0:U)+'" alt="')
raw(n.label)
tag('"')}else tag('<a href="'+sanitizeUri(l.destination,r.allowDangerousProtocol?void 0:_)+'"')
tag(l.title?' title="'+l.title+'"':"")
if(n.image)tag(" />")
else{tag(">")
raw(n.label)
tag("</a>")}c.pop()}function onenterdefinition(){buffer()
c.push({})}function onexitdefinitionlabelstring(e){resume()
c[c.length-1].labelId=this.sliceSerialize(e)}function onenterdefinitiondestinationstring(){buffer()
setData("ignoreEncode",true)}function onexitdefinitiondestinationstring(){c[c.length-1].destination=resume()
setData("ignoreEncode")}function onexitdefinitiontitlestring(){c[c.length-1].title=resume()}function onexitdefinition(){const e=c[c.length-1]
const n=t.normalizeIdentifier(e.labelId)
resume()
if(!H.call(o,n))o[n]=c[c.length-1]
c.pop()}function onentercontent(){setData("slurpAllLineEndings",true)}function onexitatxheadingsequence(e){if(getData("headingRank"))return
setData("headingRank",this.sliceSerialize(e).length)
lineEndingIfNeeded()
tag("<h"+getData("headingRank")+">")}function onentersetextheading(){buffer()
setData("slurpAllLineEndings")}function onexitsetextheadingtext(){setData("slurpAllLineEndings",true)}function onexitatxheading(){tag("</h"+getData("headingRank")+">")
setData("headingRank")}function onexitsetextheadinglinesequence(e){setData("headingRank",this.sliceSerialize(e).charCodeAt(0)===61?1:2)}function onexitsetextheading(){const e=resume()
lineEndingIfNeeded()
tag("<h"+getData("headingRank")+">")
raw(e)
tag("</h"+getData("headingRank")+">")
setData("slurpAllLineEndings")
setData("headingRank")}function onexitdata(e){raw(encode$1(this.sliceSerialize(e)))}function onexitlineending(e){if(getData("slurpAllLineEndings"))return
if(getData("slurpOneLineEnding")){setData("slurpOneLineEnding")
return}if(getData("inCodeText")){raw(" ")
return}raw(encode$1(this.sliceSerialize(e)))}function onexitcodeflowvalue(e){raw(encode$1(this.sliceSerialize(e)))
setData("flowCodeSeenData",true)}function onexithardbreak(){tag("<br />")}function onenterhtmlflow(){lineEndingIfNeeded()
onenterhtml()}function onexithtml(){setData("ignoreEncode")}function onenterhtml(){if(r.allowDangerousHtml)setData("ignoreEncode",true)}function onenteremphasis(){tag("<em>")}function onenterstrong(){tag("<strong>")}function onentercodetext(){setData("inCodeText",true)
tag("<code>")}function onexitcodetext(){setData("inCodeText")
tag("</code>")}function onexitemphasis(){tag("</em>")}function onexitstrong(){tag("</strong>")}function onexitthematicbreak(){lineEndingIfNeeded()
tag("<hr />")}function onexitcharacterreferencemarker(e){setData("characterReferenceType",e.type)}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
raw(encode$1(getData("characterReferenceType")?decodeNumericCharacterReference(t,getData("characterReferenceType")==="characterReferenceMarkerNumeric"?10:16):decodeNamedCharacterReference(t)))
setData("characterReferenceType")}function onexitautolinkprotocol(e){const t=this.sliceSerialize(e)
tag('<a href="'+sanitizeUri(t,r.allowDangerousProtocol?void 0:_)+'">')
raw(encode$1(t))
tag("</a>")}function onexitautolinkemail(e){const t=this.sliceSerialize(e)
tag('<a href="'+sanitizeUri("mailto:"+t)+'">')
raw(encode$1(t))
tag("</a>")}}const j={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let r
return t
function afterContentStartConstruct(r){if(r===null){e.consume(r)
return}e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return n.factorySpace(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const n=e.enter("chunkText",{contentType:"text",previous:r})
if(r)r.next=n
r=n
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if(n.markdownLineEnding(t)){e.consume(t)
e.exit("chunkText")
return lineStart}e.consume(t)
return data}}const W={tokenize:initializeDocument}
const G={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const r=[]
let i=0
let o
let a
let c
return start
function start(n){if(i<r.length){const o=r[i]
t.containerState=o[1]
return e.attempt(o[0].continuation,documentContinue,checkNewContainers)(n)}return checkNewContainers(n)}function documentContinue(e){i++
if(t.containerState._closeFlow){t.containerState._closeFlow=void 0
if(o)closeFlow()
const n=t.events.length
let r=n
let a
while(r--)if(t.events[r][0]==="exit"&&t.events[r][1].type==="chunkFlow"){a=t.events[r][1].end
break}exitContainers(i)
let c=n
while(c<t.events.length){t.events[c][1].end={...a}
c++}const l=new P
l.add(r+1,0,t.events.slice(n))
l.add(n,c-n,[])
l.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(n){if(i===r.length){if(!o)return documentContinued(n)
if(o.currentConstruct&&o.currentConstruct.concrete)return flowStart(n)
t.interrupt=Boolean(o.currentConstruct&&!o._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(G,thereIsANewContainer,thereIsNoNewContainer)(n)}function thereIsANewContainer(e){if(o)closeFlow()
exitContainers(i)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=i!==r.length
c=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(G,containerContinue,flowStart)(n)}function containerContinue(e){i++
r.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(o)closeFlow()
exitContainers(0)
e.consume(n)
return}o=o||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:o,contentType:"flow",previous:a})
return flowContinue(n)}function flowContinue(r){if(r===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(r)
return}if(n.markdownLineEnding(r)){e.consume(r)
writeToChild(e.exit("chunkFlow"))
i=0
t.interrupt=void 0
return start}e.consume(r)
return flowContinue}function writeToChild(e,n){const r=t.sliceStream(e)
if(n)r.push(null)
e.previous=a
if(a)a.next=e
a=e
o.defineSkip(e.start)
o.write(r)
if(t.parser.lazy[e.start.line]){let e=o.events.length
while(e--)if(o.events[e][1].start.offset<c&&(!o.events[e][1].end||o.events[e][1].end.offset>c))return
const n=t.events.length
let r=n
let a
let l
while(r--)if(t.events[r][0]==="exit"&&t.events[r][1].type==="chunkFlow"){if(a){l=t.events[r][1].end
break}a=true}exitContainers(i)
e=n
while(e<t.events.length){t.events[e][1].end={...l}
e++}const s=new P
s.add(r+1,0,t.events.slice(n))
s.add(n,e-n,[])
s.consume(t.events)}}function exitContainers(n){let i=r.length
while(i-- >n){const n=r[i]
t.containerState=n[1]
n[0].exit.call(t,e)}r.length=n}function closeFlow(){o.write([null])
a=void 0
o=void 0
t.containerState._closeFlow=void 0}}function tokenizeContainer(e,t,r){return n.factorySpace(e,e.attempt(this.parser.constructs.document,t,r),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}const Q={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const r=e.attempt(n.blankLine,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,n.factorySpace(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(g,afterConstruct)),"linePrefix")))
return r
function atBlankEnding(n){if(n===null){e.consume(n)
return}e.enter("lineEndingBlank")
e.consume(n)
e.exit("lineEndingBlank")
t.currentConstruct=void 0
return r}function afterConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
t.currentConstruct=void 0
return r}}const $={resolveAll:createResolver()}
const Y=initializeFactory("string")
const J=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:void 0),tokenize:initializeText}
function initializeText(t){const n=this
const r=this.parser.constructs[e]
const i=t.attempt(r,start,notText)
return start
function start(e){return atBreak(e)?i(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return i(e)}t.consume(e)
return data}function atBreak(e){if(e===null)return true
const t=r[e]
let i=-1
if(t)while(++i<t.length){const e=t[i]
if(!e.previous||e.previous.call(n,n.previous))return true}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let r=-1
let i
while(++r<=t.length)if(i===void 0){if(t[r]&&t[r][1].type==="data"){i=r
r++}}else if(!t[r]||t[r][1].type!=="data"){if(r!==i+2){t[i][1].end=t[r-1][1].end
t.splice(i+2,r-i-2)
r=i+2}i=void 0}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new P
let r=0
while(++r<=e.length)if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){const i=e[r-1][1]
const o=t.sliceStream(i)
let a=o.length
let c=-1
let l=0
let s
while(a--){const e=o[a]
if(typeof e==="string"){c=e.length
while(e.charCodeAt(c-1)===32){l++
c--}if(c)break
c=-1}else if(e===-2){s=true
l++}else if(e===-1){}else{a++
break}}if(t._contentTypeTextTrailing&&r===e.length)l=0
if(l){const o={type:r===e.length||s||l<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:a?c:i.start._bufferIndex+c,_index:i.start._index+a,line:i.end.line,column:i.end.column-l,offset:i.end.offset-l},end:{...i.end}}
i.end={...o.start}
if(i.start.offset===i.end.offset)Object.assign(i,o)
else n.add(r,0,[["enter",o,t],["exit",o,t]])}r++}n.consume(e)
return e}var Z=e.__exportAll({attentionMarkers:()=>oe,contentInitial:()=>X,disable:()=>ae,document:()=>K,flow:()=>te,flowInitial:()=>ee,insideSpan:()=>ie,string:()=>ne,text:()=>re})
const K={[42]:O,[43]:O,[45]:O,[48]:O,[49]:O,[50]:O,[51]:O,[52]:O,[53]:O,[54]:O,[55]:O,[56]:O,[57]:O,[62]:o}
const X={[91]:b}
const ee={[-2]:d,[-1]:d,[32]:d}
const te={[35]:S,[42]:B,[45]:[M,B],[60]:v,[61]:M,[95]:B,[96]:f,[126]:f}
const ne={[38]:s,[92]:a}
const re={[-5]:F,[-4]:F,[-3]:F,[33]:z,[38]:s,[42]:r,[60]:[i,C],[91]:T,[92]:[w,a],[93]:D,[95]:r,[96]:m}
const ie={null:[r,$]}
const oe={null:[42,95]}
const ae={null:[]}
function createTokenizer(e,t,r){let i={_bufferIndex:-1,_index:0,line:r&&r.line||1,column:r&&r.column||1,offset:r&&r.offset||0}
const o={}
const a=[]
let c=[]
let l=[]
const s={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const u={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let f=t.tokenize.call(u,s)
if(t.resolveAll)a.push(t)
return u
function write(e){c=n.push(c,e)
main()
if(c[c.length-1]!==null)return[]
addResult(t,0)
u.events=resolveAll(a,u.events,u)
return u.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(c,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:r,offset:o}=i
return{_bufferIndex:e,_index:t,line:n,column:r,offset:o}}function defineSkip(e){o[e.line]=e.column
accountForPotentialSkip()}function main(){while(i._index<c.length){const e=c[i._index]
if(typeof e==="string"){const t=i._index
if(i._bufferIndex<0)i._bufferIndex=0
while(i._index===t&&i._bufferIndex<e.length)go(e.charCodeAt(i._bufferIndex))}else go(e)}}function go(e){f=f(e)}function consume(e){if(n.markdownLineEnding(e)){i.line++
i.column=1
i.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){i.column++
i.offset++}if(i._bufferIndex<0)i._index++
else{i._bufferIndex++
if(i._bufferIndex===c[i._index].length){i._bufferIndex=-1
i._index++}}u.previous=e}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
u.events.push(["enter",n,u])
l.push(n)
return n}function exit(e){const t=l.pop()
t.end=now()
u.events.push(["exit",t,u])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,r,i){let o
let a
let c
let l
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const r=t!==null&&e.null
return handleListOfConstructs([...Array.isArray(n)?n:n?[n]:[],...Array.isArray(r)?r:r?[r]:[]])(t)}}function handleListOfConstructs(e){o=e
a=0
if(e.length===0)return i
return handleConstruct(e[a])}function handleConstruct(e){return start
function start(n){l=store()
c=e
if(!e.partial)u.currentConstruct=e
if(e.name&&u.parser.constructs.disable.null.includes(e.name))return nok(n)
return e.tokenize.call(t?Object.assign(Object.create(u),t):u,s,ok,nok)(n)}}function ok(t){e(c,l)
return r}function nok(e){l.restore()
if(++a<o.length)return handleConstruct(o[a])
return i}}}function addResult(e,t){if(e.resolveAll&&!a.includes(e))a.push(e)
if(e.resolve)n.splice(u.events,t,u.events.length-t,e.resolve(u.events.slice(t),u))
if(e.resolveTo)u.events=e.resolveTo(u.events,u)}function store(){const e=now()
const t=u.previous
const n=u.currentConstruct
const r=u.events.length
const o=Array.from(l)
return{from:r,restore}
function restore(){i=e
u.previous=t
u.currentConstruct=n
u.events.length=r
l=o
accountForPotentialSkip()}}function accountForPotentialSkip(){if(i.line in o&&i.column<2){i.column=o[i.line]
i.offset+=o[i.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const r=t.start._bufferIndex
const i=t.end._index
const o=t.end._bufferIndex
let a
if(n===i)a=[e[n].slice(r,o)]
else{a=e.slice(n,i)
if(r>-1){const e=a[0]
if(typeof e==="string")a[0]=e.slice(r)
else a.shift()}if(o>0)a.push(e[i].slice(0,o))}return a}function serializeChunks(e,t){let n=-1
const r=[]
let i
while(++n<e.length){const o=e[n]
let a
if(typeof o==="string")a=o
else switch(o){case-5:a="\r"
break
case-4:a="\n"
break
case-3:a="\r\n"
break
case-2:a=t?" ":"\t"
break
case-1:if(!t&&i)continue
a=" "
break
default:a=String.fromCharCode(o)}i=o===-2
r.push(a)}return r.join("")}function parse(e){const t={constructs:n.combineExtensions([Z,...(e||{}).extensions||[]]),content:create(j),defined:[],document:create(W),flow:create(Q),lazy:{},string:create(Y),text:create(J)}
return t
function create(e){return creator
function creator(n){return createTokenizer(t,e,n)}}}function postprocess(e){while(!subtokenize(e));return e}const ce=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let r
return preprocessor
function preprocessor(i,o,a){i=t+(typeof i==="string"?i.toString():new TextDecoder(o||void 0).decode(i))
const c=[]
let l=0
t=""
if(n){if(i.charCodeAt(0)===65279)l++
n=void 0}while(l<i.length){ce.lastIndex=l
const n=ce.exec(i)
const o=n&&n.index!==void 0?n.index:i.length
const a=i.charCodeAt(o)
if(!n){t=i.slice(l)
break}if(a===10&&l===o&&r){c.push(-3)
r=void 0}else{if(r){c.push(-5)
r=void 0}if(l<o){c.push(i.slice(l,o))
e+=o-l}switch(a){case 0:c.push(65533)
e++
break
case 9:{const t=Math.ceil(e/4)*4
c.push(-2)
while(e++<t)c.push(-1)
break}case 10:c.push(-4)
e=1
break
default:r=true
e=1}}l=o+1}if(a){if(r)c.push(-5)
if(t)c.push(t)
c.push(null)}return c}}function micromark(e,t,n){if(typeof t!=="string"){n=t
t=void 0}return compile(n)(postprocess(parse(n).document().write(preprocess()(e,t,true))))}var le=e.__commonJSMin((e,t)=>{(function(){var e
if(typeof t!=="undefined")e=t.exports=format
else e=function(){return this||(0,eval)("this")}()
e.format=format
e.vsprintf=vsprintf
if(typeof console!=="undefined"&&typeof console.log==="function")e.printf=printf
function printf(){console.log(format.apply(null,arguments))}function vsprintf(e,t){return format.apply(null,[e].concat(t))}function format(e){var t=1,n=[].slice.call(arguments),r=0,i=e.length,o="",a,c=false,l,s,u=false,f,nextArg=function(){return n[t++]},slurpNumber=function(){var t=""
while(/\d/.test(e[r])){t+=e[r++]
a=e[r]}return t.length>0?parseInt(t):null}
for(;r<i;++r){a=e[r]
if(c){c=false
if(a=="."){u=false
a=e[++r]}else if(a=="0"&&e[r+1]=="."){u=true
r+=2
a=e[r]}else u=true
f=slurpNumber()
switch(a){case"b":o+=parseInt(nextArg(),10).toString(2)
break
case"c":l=nextArg()
if(typeof l==="string"||l instanceof String)o+=l
else o+=String.fromCharCode(parseInt(l,10))
break
case"d":o+=parseInt(nextArg(),10)
break
case"f":s=String(parseFloat(nextArg()).toFixed(f||6))
o+=u?s:s.replace(/^0/,"")
break
case"j":o+=JSON.stringify(nextArg())
break
case"o":o+="0"+parseInt(nextArg(),10).toString(8)
break
case"s":o+=nextArg()
break
case"x":o+="0x"+parseInt(nextArg(),10).toString(16)
break
case"X":o+="0x"+parseInt(nextArg(),10).toString(16).toUpperCase()
break
default:o+=a}}else if(a==="%")c=true
else o+=a}return o}})()})
var se=e.__toESM(le(),1)
const ue=Object.assign(create(Error),{eval:create(EvalError),range:create(RangeError),reference:create(ReferenceError),syntax:create(SyntaxError),type:create(TypeError),uri:create(URIError)})
function create(e){FormattedError.displayName=e.displayName||e.name
return FormattedError
function FormattedError(t,...n){return new e(t?(0,se.default)(t,...n):t)}}const fe={}.hasOwnProperty
const de={yaml:"-",toml:"+"}
function toMatters(e){const t=[]
let n=-1
const r=Array.isArray(e)?e:e?[e]:["yaml"]
while(++n<r.length)t[n]=matter(r[n])
return t}function matter(e){let t=e
if(typeof t==="string"){if(!fe.call(de,t))throw ue("Missing matter definition for `%s`",t)
t={type:t,marker:de[t]}}else if(typeof t!=="object")throw ue("Expected matter to be an object, not `%j`",t)
if(!fe.call(t,"type"))throw ue("Missing `type` in matter `%j`",t)
if(!fe.call(t,"fence")&&!fe.call(t,"marker"))throw ue("Missing `marker` or `fence` in matter `%j`",t)
return t}function frontmatter(e){const t=toMatters(e)
const n={}
let r=-1
while(++r<t.length){const e=t[r]
const i=fence(e,"open").charCodeAt(0)
const o=createConstruct(e)
const a=n[i]
if(Array.isArray(a))a.push(o)
else n[i]=[o]}return{flow:n}}function createConstruct(e){const t=e.anywhere
const r=e.type
const i=r+"Fence"
const o=i+"Sequence"
const a=r+"Value"
const c={tokenize:tokenizeClosingFence,partial:true}
let l
let s=0
return{tokenize:tokenizeFrontmatter,concrete:true}
function tokenizeFrontmatter(u,f,d){const p=this
return start
function start(n){const a=p.now()
if(a.column===1&&(a.line===1||t)){l=fence(e,"open")
s=0
if(n===l.charCodeAt(s)){u.enter(r)
u.enter(i)
u.enter(o)
return openSequence(n)}}return d(n)}function openSequence(e){if(s===l.length){u.exit(o)
if(n.markdownSpace(e)){u.enter("whitespace")
return openSequenceWhitespace(e)}return openAfter(e)}if(e===l.charCodeAt(s++)){u.consume(e)
return openSequence}return d(e)}function openSequenceWhitespace(e){if(n.markdownSpace(e)){u.consume(e)
return openSequenceWhitespace}u.exit("whitespace")
return openAfter(e)}function openAfter(t){if(n.markdownLineEnding(t)){u.exit(i)
u.enter("lineEnding")
u.consume(t)
u.exit("lineEnding")
l=fence(e,"close")
s=0
return u.attempt(c,after,contentStart)}return d(t)}function contentStart(e){if(e===null||n.markdownLineEnding(e))return contentEnd(e)
u.enter(a)
return contentInside(e)}function contentInside(e){if(e===null||n.markdownLineEnding(e)){u.exit(a)
return contentEnd(e)}u.consume(e)
return contentInside}function contentEnd(e){if(e===null)return d(e)
u.enter("lineEnding")
u.consume(e)
u.exit("lineEnding")
return u.attempt(c,after,contentStart)}function after(e){u.exit(r)
return f(e)}}function tokenizeClosingFence(e,t,r){let a=0
return closeStart
function closeStart(t){if(t===l.charCodeAt(a)){e.enter(i)
e.enter(o)
return closeSequence(t)}return r(t)}function closeSequence(t){if(a===l.length){e.exit(o)
if(n.markdownSpace(t)){e.enter("whitespace")
return closeSequenceWhitespace(t)}return closeAfter(t)}if(t===l.charCodeAt(a++)){e.consume(t)
return closeSequence}return r(t)}function closeSequenceWhitespace(t){if(n.markdownSpace(t)){e.consume(t)
return closeSequenceWhitespace}e.exit("whitespace")
return closeAfter(t)}function closeAfter(o){if(o===null||n.markdownLineEnding(o)){e.exit(i)
return t(o)}return r(o)}}}function fence(e,t){return e.marker?pick(e.marker,t).repeat(3):pick(e.fence,t)}function pick(e,t){return typeof e==="string"?e:e[t]}function frontmatterHtml(e){const t=toMatters(e)
const n={}
const r={}
let i=-1
while(++i<t.length){const e=t[i].type
n[e]=start
r[e]=end}return{enter:n,exit:r}
function start(){this.buffer()}function end(){this.resume()
this.setData("slurpOneLineEnding",true)}}const pe={tokenize:tokenizeWwwPrefix,partial:true}
const me={tokenize:tokenizeDomain,partial:true}
const he={tokenize:tokenizePath,partial:true}
const ge={tokenize:tokenizeTrail,partial:true}
const ke={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const be={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const xe={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const we={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const Se={}
function gfmAutolinkLiteral(){return{text:Se}}let ye=48
while(ye<123){Se[ye]=we
ye++
if(ye===58)ye=65
else if(ye===91)ye=97}Se[43]=we
Se[45]=we
Se[46]=we
Se[95]=we
Se[72]=[we,xe]
Se[104]=[we,xe]
Se[87]=[we,be]
Se[119]=[we,be]
function tokenizeEmailAutolink(e,t,r){const i=this
let o
let a
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(i,i.previous)||previousUnbalanced(i.events))return r(t)
e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return r(t)}function emailDomain(t){if(t===46)return e.check(ke,emailDomainAfter,emailDomainDot)(t)
if(t===45||t===95||n.asciiAlphanumeric(t)){a=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
o=true
return emailDomain}function emailDomainAfter(c){if(a&&o&&n.asciiAlpha(i.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(c)}return r(c)}}function tokenizeWwwAutolink(e,t,n){const r=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(r,r.previous)||previousUnbalanced(r.events))return n(t)
e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(pe,e.attempt(me,e.attempt(he,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,r){const i=this
let o=""
let a=false
return protocolStart
function protocolStart(t){if((t===72||t===104)&&previousProtocol.call(i,i.previous)&&!previousUnbalanced(i.events)){e.enter("literalAutolink")
e.enter("literalAutolinkHttp")
o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}return r(t)}function protocolPrefixInside(t){if(n.asciiAlpha(t)&&o.length<5){o+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}if(t===58){const n=o.toLowerCase()
if(n==="http"||n==="https"){e.consume(t)
return protocolSlashesInside}}return r(t)}function protocolSlashesInside(t){if(t===47){e.consume(t)
if(a)return afterProtocol
a=true
return protocolSlashesInside}return r(t)}function afterProtocol(t){return t===null||n.asciiControl(t)||n.markdownLineEndingOrSpace(t)||n.unicodeWhitespace(t)||n.unicodePunctuation(t)?r(t):e.attempt(me,e.attempt(he,protocolAfter),r)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let r=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&r<3){r++
e.consume(t)
return wwwPrefixInside}if(t===46&&r===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,r){let i
let o
let a
return domainInside
function domainInside(t){if(t===46||t===95)return e.check(ge,domainAfter,domainAtPunctuation)(t)
if(t===null||n.markdownLineEndingOrSpace(t)||n.unicodeWhitespace(t)||t!==45&&n.unicodePunctuation(t))return domainAfter(t)
a=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95)i=true
else{o=i
i=void 0}e.consume(t)
return domainInside}function domainAfter(e){if(o||i||!a)return r(e)
return t(e)}}function tokenizePath(e,t){let r=0
let i=0
return pathInside
function pathInside(o){if(o===40){r++
e.consume(o)
return pathInside}if(o===41&&i<r)return pathAtPunctuation(o)
if(o===33||o===34||o===38||o===39||o===41||o===42||o===44||o===46||o===58||o===59||o===60||o===63||o===93||o===95||o===126)return e.check(ge,t,pathAtPunctuation)(o)
if(o===null||n.markdownLineEndingOrSpace(o)||n.unicodeWhitespace(o))return t(o)
e.consume(o)
return pathInside}function pathAtPunctuation(t){if(t===41)i++
e.consume(t)
return pathInside}}function tokenizeTrail(e,t,r){return trail
function trail(i){if(i===33||i===34||i===39||i===41||i===42||i===44||i===46||i===58||i===59||i===63||i===95||i===126){e.consume(i)
return trail}if(i===38){e.consume(i)
return trailCharacterReferenceStart}if(i===93){e.consume(i)
return trailBracketAfter}if(i===60||i===null||n.markdownLineEndingOrSpace(i)||n.unicodeWhitespace(i))return t(i)
return r(i)}function trailBracketAfter(e){if(e===null||e===40||e===91||n.markdownLineEndingOrSpace(e)||n.unicodeWhitespace(e))return t(e)
return trail(e)}function trailCharacterReferenceStart(e){return n.asciiAlpha(e)?trailCharacterReferenceInside(e):r(e)}function trailCharacterReferenceInside(t){if(t===59){e.consume(t)
return trail}if(n.asciiAlpha(t)){e.consume(t)
return trailCharacterReferenceInside}return r(t)}}function tokenizeEmailDomainDotTrail(e,t,r){return start
function start(t){e.consume(t)
return after}function after(e){return n.asciiAlphanumeric(e)?r(e):t(e)}}function previousWww(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||n.markdownLineEndingOrSpace(e)}function previousProtocol(e){return!n.asciiAlpha(e)}function previousEmail(e){return!(e===47||gfmAtext(e))}function gfmAtext(e){return e===43||e===45||e===46||e===95||n.asciiAlphanumeric(e)}function previousUnbalanced(e){let t=e.length
let n=false
while(t--){const r=e[t][1]
if((r.type==="labelLink"||r.type==="labelImage")&&!r._balanced){n=true
break}if(r._gfmAutolinkLiteralWalkedInto){n=false
break}}if(e.length>0&&!n)e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true
return n}function gfmAutolinkLiteralHtml(){return{exit:{literalAutolinkEmail,literalAutolinkHttp,literalAutolinkWww}}}function literalAutolinkWww(e){anchorFromToken.call(this,e,"http://")}function literalAutolinkEmail(e){anchorFromToken.call(this,e,"mailto:")}function literalAutolinkHttp(e){anchorFromToken.call(this,e)}function anchorFromToken(e,t){const n=this.sliceSerialize(e)
this.tag('<a href="'+sanitizeUri((t||"")+n)+'">')
this.raw(this.encode(n))
this.tag("</a>")}const Ee={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,n,r){const i=this
let o=i.events.length
const a=i.parser.gfmFootnotes||(i.parser.gfmFootnotes=[])
let c
while(o--){const e=i.events[o][1]
if(e.type==="labelImage"){c=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link")break}return start
function start(o){if(!c||!c._balanced)return r(o)
const l=t.normalizeIdentifier(i.sliceSerialize({start:c.end,end:i.now()}))
if(l.codePointAt(0)!==94||!a.includes(l.slice(1)))return r(o)
e.enter("gfmFootnoteCallLabelMarker")
e.consume(o)
e.exit("gfmFootnoteCallLabelMarker")
return n(o)}}function resolveToPotentialGfmFootnoteCall(e,t){let n=e.length
while(n--)if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){e[n][1]
break}e[n+1][1].type="data"
e[n+3][1].type="gfmFootnoteCallLabelMarker"
const r={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)}
const i={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)}
i.end.column++
i.end.offset++
i.end._bufferIndex++
const o={type:"gfmFootnoteCallString",start:Object.assign({},i.end),end:Object.assign({},e[e.length-1][1].start)}
const a={type:"chunkString",contentType:"string",start:Object.assign({},o.start),end:Object.assign({},o.end)}
const c=[e[n+1],e[n+2],["enter",r,t],e[n+3],e[n+4],["enter",i,t],["exit",i,t],["enter",o,t],["enter",a,t],["exit",a,t],["exit",o,t],e[e.length-2],e[e.length-1],["exit",r,t]]
e.splice(n,e.length-n+1,...c)
return e}function tokenizeGfmFootnoteCall(e,r,i){const o=this
const a=o.parser.gfmFootnotes||(o.parser.gfmFootnotes=[])
let c=0
let l
return start
function start(t){e.enter("gfmFootnoteCall")
e.enter("gfmFootnoteCallLabelMarker")
e.consume(t)
e.exit("gfmFootnoteCallLabelMarker")
return callStart}function callStart(t){if(t!==94)return i(t)
e.enter("gfmFootnoteCallMarker")
e.consume(t)
e.exit("gfmFootnoteCallMarker")
e.enter("gfmFootnoteCallString")
e.enter("chunkString").contentType="string"
return callData}function callData(s){if(c>999||s===93&&!l||s===null||s===91||n.markdownLineEndingOrSpace(s))return i(s)
if(s===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteCallString")
if(!a.includes(t.normalizeIdentifier(o.sliceSerialize(n))))return i(s)
e.enter("gfmFootnoteCallLabelMarker")
e.consume(s)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return r}if(!n.markdownLineEndingOrSpace(s))l=true
c++
e.consume(s)
return s===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
c++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,r,i){const o=this
const a=o.parser.gfmFootnotes||(o.parser.gfmFootnotes=[])
let c
let l=0
let s
return start
function start(t){e.enter("gfmFootnoteDefinition")._container=true
e.enter("gfmFootnoteDefinitionLabel")
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
return labelAtMarker}function labelAtMarker(t){if(t===94){e.enter("gfmFootnoteDefinitionMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionMarker")
e.enter("gfmFootnoteDefinitionLabelString")
e.enter("chunkString").contentType="string"
return labelInside}return i(t)}function labelInside(r){if(l>999||r===93&&!s||r===null||r===91||n.markdownLineEndingOrSpace(r))return i(r)
if(r===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
c=t.normalizeIdentifier(o.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(r)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!n.markdownLineEndingOrSpace(r))s=true
l++
e.consume(r)
return r===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
l++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!a.includes(c))a.push(c)
return n.factorySpace(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return i(t)}function whitespaceAfter(e){return r(e)}}function tokenizeDefinitionContinuation(e,t,r){return e.check(n.blankLine,t,e.attempt(Ee,t,r))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,r){const i=this
return n.factorySpace(e,afterPrefix,"gfmFootnoteDefinitionIndent",5)
function afterPrefix(e){const n=i.events[i.events.length-1]
return n&&n[1].type==="gfmFootnoteDefinitionIndent"&&n[2].sliceSerialize(n[1],true).length===4?t(e):r(e)}}const ve={}.hasOwnProperty
const Ae={}
function defaultBackLabel(e,t){return"Back to reference "+(e+1)+(t>1?"-"+t:"")}function gfmFootnoteHtml(e){const n=e||Ae
const r=n.label||"Footnotes"
const i=n.labelTagName||"h2"
const o=n.labelAttributes===null||n.labelAttributes===void 0?'class="sr-only"':n.labelAttributes
const a=n.backLabel||defaultBackLabel
const c=n.clobberPrefix===null||n.clobberPrefix===void 0?"user-content-":n.clobberPrefix
return{enter:{gfmFootnoteDefinition(){this.getData("tightStack").push(false)},gfmFootnoteDefinitionLabelString(){this.buffer()},gfmFootnoteCallString(){this.buffer()}},exit:{gfmFootnoteDefinition(){let e=this.getData("gfmFootnoteDefinitions")
const t=this.getData("gfmFootnoteDefinitionStack")
const n=this.getData("tightStack")
const r=t.pop()
const i=this.resume()
if(!e)this.setData("gfmFootnoteDefinitions",e={})
if(!ve.call(e,r))e[r]=i
n.pop()
this.setData("slurpOneLineEnding",true)
this.setData("lastWasTag")},gfmFootnoteDefinitionLabelString(e){let n=this.getData("gfmFootnoteDefinitionStack")
if(!n)this.setData("gfmFootnoteDefinitionStack",n=[])
n.push(t.normalizeIdentifier(this.sliceSerialize(e)))
this.resume()
this.buffer()},gfmFootnoteCallString(e){let n=this.getData("gfmFootnoteCallOrder")
let r=this.getData("gfmFootnoteCallCounts")
const i=t.normalizeIdentifier(this.sliceSerialize(e))
let o
this.resume()
if(!n)this.setData("gfmFootnoteCallOrder",n=[])
if(!r)this.setData("gfmFootnoteCallCounts",r={})
const a=n.indexOf(i)
const l=sanitizeUri(i.toLowerCase())
if(a===-1){n.push(i)
r[i]=1
o=n.length}else{r[i]++
o=a+1}const s=r[i]
this.tag('<sup><a href="#'+c+"fn-"+l+'" id="'+c+"fnref-"+l+(s>1?"-"+s:"")+'" data-footnote-ref="" aria-describedby="footnote-label">'+String(o)+"</a></sup>")},null(){const e=this.getData("gfmFootnoteCallOrder")||[]
const t=this.getData("gfmFootnoteCallCounts")||{}
const n=this.getData("gfmFootnoteDefinitions")||{}
let l=-1
if(e.length>0){this.lineEndingIfNeeded()
this.tag('<section data-footnotes="" class="footnotes"><'+i+' id="footnote-label"'+(o?" "+o:"")+">")
this.raw(this.encode(r))
this.tag("</"+i+">")
this.lineEndingIfNeeded()
this.tag("<ol>")}while(++l<e.length){const r=e[l]
const i=sanitizeUri(r.toLowerCase())
let o=0
const s=[]
while(++o<=t[r])s.push('<a href="#'+c+"fnref-"+i+(o>1?"-"+o:"")+'" data-footnote-backref="" aria-label="'+this.encode(typeof a==="string"?a:a(l,o))+'" class="data-footnote-backref">\u21a9'+(o>1?"<sup>"+o+"</sup>":"")+"</a>")
const u=s.join(" ")
let f=false
this.lineEndingIfNeeded()
this.tag('<li id="'+c+"fn-"+i+'">')
this.lineEndingIfNeeded()
this.tag(n[r].replace(/<\/p>(?:\r?\n|\r)?$/,function(e){f=true
return" "+u+e}))
if(!f){this.lineEndingIfNeeded()
this.tag(u)}this.lineEndingIfNeeded()
this.tag("</li>")}if(e.length>0){this.lineEndingIfNeeded()
this.tag("</ol>")
this.lineEndingIfNeeded()
this.tag("</section>")}}}}}function gfmStrikethroughHtml(){return{enter:{strikethrough(){this.tag("<del>")}},exit:{strikethrough(){this.tag("</del>")}}}}function gfmStrikethrough(e){let t=(e||{}).singleTilde
const r={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough}
if(t===null||t===void 0)t=true
return{text:{[126]:r},insideSpan:{null:[r]},attentionMarkers:{null:[126]}}
function resolveAllStrikethrough(e,t){let r=-1
while(++r<e.length)if(e[r][0]==="enter"&&e[r][1].type==="strikethroughSequenceTemporary"&&e[r][1]._close){let i=r
while(i--)if(e[i][0]==="exit"&&e[i][1].type==="strikethroughSequenceTemporary"&&e[i][1]._open&&e[r][1].end.offset-e[r][1].start.offset===e[i][1].end.offset-e[i][1].start.offset){e[r][1].type="strikethroughSequence"
e[i][1].type="strikethroughSequence"
const o={type:"strikethrough",start:Object.assign({},e[i][1].start),end:Object.assign({},e[r][1].end)}
const a={type:"strikethroughText",start:Object.assign({},e[i][1].end),end:Object.assign({},e[r][1].start)}
const c=[["enter",o,t],["enter",e[i][1],t],["exit",e[i][1],t],["enter",a,t]]
const l=t.parser.constructs.insideSpan.null
if(l)n.splice(c,c.length,0,resolveAll(l,e.slice(i+1,r),t))
n.splice(c,c.length,0,[["exit",a,t],["enter",e[r][1],t],["exit",e[r][1],t],["exit",o,t]])
n.splice(e,i-1,r-i+3,c)
r=i+c.length-2
break}}r=-1
while(++r<e.length)if(e[r][1].type==="strikethroughSequenceTemporary")e[r][1].type="data"
return e}function tokenizeStrikethrough(e,n,r){const i=this.previous
const o=this.events
let a=0
return start
function start(t){if(i===126&&o[o.length-1][1].type!=="characterEscape")return r(t)
e.enter("strikethroughSequenceTemporary")
return more(t)}function more(o){const c=classifyCharacter(i)
if(o===126){if(a>1)return r(o)
e.consume(o)
a++
return more}if(a<2&&!t)return r(o)
const l=e.exit("strikethroughSequenceTemporary")
const s=classifyCharacter(o)
l._open=!s||s===2&&Boolean(c)
l._close=!c||c===2&&Boolean(s)
return n(o)}}}const Ce={none:"",left:' align="left"',right:' align="right"',center:' align="center"'}
function gfmTableHtml(){return{enter:{table(e){const t=e._align
this.lineEndingIfNeeded()
this.tag("<table>")
this.setData("tableAlign",t)},tableBody(){this.tag("<tbody>")},tableData(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=Ce[e[t]]
if(n===void 0)this.buffer()
else{this.lineEndingIfNeeded()
this.tag("<td"+n+">")}},tableHead(){this.lineEndingIfNeeded()
this.tag("<thead>")},tableHeader(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
const n=Ce[e[t]]
this.lineEndingIfNeeded()
this.tag("<th"+n+">")},tableRow(){this.setData("tableColumn",0)
this.lineEndingIfNeeded()
this.tag("<tr>")}},exit:{codeTextData(e){let t=this.sliceSerialize(e)
if(this.getData("tableAlign"))t=t.replace(/\\([\\|])/g,replace)
this.raw(this.encode(t))},table(){this.setData("tableAlign")
this.setData("slurpAllLineEndings")
this.lineEndingIfNeeded()
this.tag("</table>")},tableBody(){this.lineEndingIfNeeded()
this.tag("</tbody>")},tableData(){const e=this.getData("tableAlign")
const t=this.getData("tableColumn")
if(t in e){this.tag("</td>")
this.setData("tableColumn",t+1)}else this.resume()},tableHead(){this.lineEndingIfNeeded()
this.tag("</thead>")},tableHeader(){const e=this.getData("tableColumn")
this.tag("</th>")
this.setData("tableColumn",e+1)},tableRow(){const e=this.getData("tableAlign")
let t=this.getData("tableColumn")
while(t<e.length){this.lineEndingIfNeeded()
this.tag("<td"+Ce[e[t]]+"></td>")
t++}this.setData("tableColumn",t)
this.lineEndingIfNeeded()
this.tag("</tr>")}}}}function replace(e,t){return t==="|"?t:e}var De=class{constructor(){this.map=[]
this.index=new Map}add(e,t,n){addImplementation(this,e,t,n)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0)return
let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r)e.push(t)
r=n.pop()}this.map.length=0
this.index.clear()}}
function addImplementation(e,t,n,r){if(n===0&&r.length===0)return
const i=e.index.get(t)
if(i){i[1]+=n
i[2].push(...r)
return}const o=[t,n,r]
e.map.push(o)
e.index.set(t,o)}function gfmTableAlign(e,t){let n=false
const r=[]
while(t<e.length){const i=e[t]
if(n){if(i[0]==="enter"){if(i[1].type==="tableContent")r.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none")}else if(i[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){const e=r.length-1
r[e]=r[e]==="left"?"center":"right"}}else if(i[1].type==="tableDelimiterRow")break}else if(i[0]==="enter"&&i[1].type==="tableDelimiterRow")n=true
t+=1}return r}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(e,t,r){const i=this
let o=0
let a=0
let c
return start
function start(e){let t=i.events.length-1
while(t>-1){const{type:e}=i.events[t][1]
if(e==="lineEnding"||e==="linePrefix")t--
else break}const n=t>-1?i.events[t][1].type:null
const o=n==="tableHead"||n==="tableRow"?bodyRowStart:headRowBefore
if(o===bodyRowStart&&i.parser.lazy[i.now().line])return r(e)
return o(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124)return headRowBreak(e)
c=true
a+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null)return r(t)
if(n.markdownLineEnding(t)){if(a>1){a=0
i.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return r(t)}if(n.markdownSpace(t))return n.factorySpace(e,headRowBreak,"whitespace")(t)
a+=1
if(c){c=false
o+=1}if(t===124){e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
c=true
return headRowBreak}e.enter("data")
return headRowData(t)}function headRowData(t){if(t===null||t===124||n.markdownLineEndingOrSpace(t)){e.exit("data")
return headRowBreak(t)}e.consume(t)
return t===92?headRowEscape:headRowData}function headRowEscape(t){if(t===92||t===124){e.consume(t)
return headRowData}return headRowData(t)}function headDelimiterStart(t){i.interrupt=false
if(i.parser.lazy[i.now().line])return r(t)
e.enter("tableDelimiterRow")
c=false
if(n.markdownSpace(t))return n.factorySpace(e,headDelimiterBefore,"linePrefix",i.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(t)
return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58)return headDelimiterValueBefore(t)
if(t===124){c=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if(n.markdownSpace(t))return n.factorySpace(e,headDelimiterValueBefore,"whitespace")(t)
return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){a+=1
c=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){a+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||n.markdownLineEnding(t))return headDelimiterCellAfter(t)
return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){c=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if(n.markdownSpace(t))return n.factorySpace(e,headDelimiterCellAfter,"whitespace")(t)
return headDelimiterCellAfter(t)}function headDelimiterCellAfter(r){if(r===124)return headDelimiterBefore(r)
if(r===null||n.markdownLineEnding(r)){if(!c||o!==a)return headDelimiterNok(r)
e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(r)}return headDelimiterNok(r)}function headDelimiterNok(e){return r(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(r){if(r===124){e.enter("tableCellDivider")
e.consume(r)
e.exit("tableCellDivider")
return bodyRowBreak}if(r===null||n.markdownLineEnding(r)){e.exit("tableRow")
return t(r)}if(n.markdownSpace(r))return n.factorySpace(e,bodyRowBreak,"whitespace")(r)
e.enter("data")
return bodyRowData(r)}function bodyRowData(t){if(t===null||t===124||n.markdownLineEndingOrSpace(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let r=true
let i=0
let o=[0,0,0,0]
let a=[0,0,0,0]
let c=false
let l=0
let s
let u
let f
const d=new De
while(++n<e.length){const p=e[n]
const m=p[1]
if(p[0]==="enter"){if(m.type==="tableHead"){c=false
if(l!==0){flushTableEnd(d,t,l,s,u)
u=void 0
l=0}s={type:"table",start:Object.assign({},m.start),end:Object.assign({},m.end)}
d.add(n,0,[["enter",s,t]])}else if(m.type==="tableRow"||m.type==="tableDelimiterRow"){r=true
f=void 0
o=[0,0,0,0]
a=[0,n+1,0,0]
if(c){c=false
u={type:"tableBody",start:Object.assign({},m.start),end:Object.assign({},m.end)}
d.add(n,0,[["enter",u,t]])}i=m.type==="tableDelimiterRow"?2:u?3:1}else if(i&&(m.type==="data"||m.type==="tableDelimiterMarker"||m.type==="tableDelimiterFiller")){r=false
if(a[2]===0){if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,i,void 0,f)
o=[0,0,0,0]}a[2]=n}}else if(m.type==="tableCellDivider"){if(r)r=false
else{if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,i,void 0,f)}o=a
a=[o[1],n,0,0]}}}else if(m.type==="tableHead"){c=true
l=n}else if(m.type==="tableRow"||m.type==="tableDelimiterRow"){l=n
if(o[1]!==0){a[0]=a[1]
f=flushCell(d,t,o,i,n,f)}else if(a[1]!==0)f=flushCell(d,t,a,i,n,f)
i=0}else if(i&&(m.type==="data"||m.type==="tableDelimiterMarker"||m.type==="tableDelimiterFiller"))a[3]=n}if(l!==0)flushTableEnd(d,t,l,s,u)
d.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table")e[1]._align=gfmTableAlign(t.events,n)}return e}function flushCell(e,t,n,r,i,o){const a=r===1?"tableHeader":r===2?"tableDelimiter":"tableData"
const c="tableContent"
if(n[0]!==0){o.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",o,t]])}const l=getPoint(t.events,n[1])
o={type:a,start:Object.assign({},l),end:Object.assign({},l)}
e.add(n[1],0,[["enter",o,t]])
if(n[2]!==0){const i=getPoint(t.events,n[2])
const o=getPoint(t.events,n[3])
const a={type:c,start:Object.assign({},i),end:Object.assign({},o)}
e.add(n[2],0,[["enter",a,t]])
if(r!==2){const r=t.events[n[2]]
const i=t.events[n[3]]
r[1].end=Object.assign({},i[1].end)
r[1].type="chunkText"
r[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const r=n[3]-n[2]-1
e.add(t,r,[])}}e.add(n[3]+1,0,[["exit",a,t]])}if(i!==void 0){o.end=Object.assign({},getPoint(t.events,i))
e.add(i,0,[["exit",o,t]])
o=void 0}return o}function flushTableEnd(e,t,n,r,i){const o=[]
const a=getPoint(t.events,n)
if(i){i.end=Object.assign({},a)
o.push(["exit",i,t])}r.end=Object.assign({},a)
o.push(["exit",r,t])
e.add(n+1,0,o)}function getPoint(e,t){const n=e[t]
const r=n[0]==="enter"?"start":"end"
return n[1][r]}const Le=/<(\/?)(iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)(?=[\t\n\f\r />])/gi
const Ie=new RegExp("^"+Le.source,"i")
function gfmTagfilterHtml(){return{exit:{htmlFlowData(e){exitHtmlData.call(this,e,Le)},htmlTextData(e){exitHtmlData.call(this,e,Ie)}}}}function exitHtmlData(e,t){let n=this.sliceSerialize(e)
if(this.options.allowDangerousHtml)n=n.replace(t,"&lt;$1$2")
this.raw(this.encode(n))}function gfmTaskListItemHtml(){return{enter:{taskListCheck(){this.tag('<input type="checkbox" disabled="" ')}},exit:{taskListCheck(){this.tag("/>")},taskListCheckValueChecked(){this.tag('checked="" ')}}}}const qe={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:qe}}}function tokenizeTasklistCheck(e,t,r){const i=this
return open
function open(t){if(i.previous!==null||!i._gfmTasklistFirstContentOfListItem)return r(t)
e.enter("taskListCheck")
e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
return inside}function inside(t){if(n.markdownLineEndingOrSpace(t)){e.enter("taskListCheckValueUnchecked")
e.consume(t)
e.exit("taskListCheckValueUnchecked")
return close}if(t===88||t===120){e.enter("taskListCheckValueChecked")
e.consume(t)
e.exit("taskListCheckValueChecked")
return close}return r(t)}function close(t){if(t===93){e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
e.exit("taskListCheck")
return after}return r(t)}function after(i){if(n.markdownLineEnding(i))return t(i)
if(n.markdownSpace(i))return e.check({tokenize:spaceThenNonSpace},t,r)(i)
return r(i)}}function spaceThenNonSpace(e,t,r){return n.factorySpace(e,after,"whitespace")
function after(e){return e===null?r(e):t(e)}}function gfm(e){return n.combineExtensions([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return n.combineHtmlExtensions([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}const ze=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(ze,decode)}function decode(e,t,n){if(t)return t
if(n.charCodeAt(0)===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return decodeNumericCharacterReference(n.slice(t?2:1),t?16:10)}return decodeNamedCharacterReference(n)||e}Object.defineProperty(exports,"classifyCharacter",{enumerable:true,get:function(){return classifyCharacter}})
Object.defineProperty(exports,"decodeNamedCharacterReference",{enumerable:true,get:function(){return decodeNamedCharacterReference}})
Object.defineProperty(exports,"decodeNumericCharacterReference",{enumerable:true,get:function(){return decodeNumericCharacterReference}})
Object.defineProperty(exports,"decodeString",{enumerable:true,get:function(){return decodeString}})
Object.defineProperty(exports,"frontmatter",{enumerable:true,get:function(){return frontmatter}})
Object.defineProperty(exports,"frontmatterHtml",{enumerable:true,get:function(){return frontmatterHtml}})
Object.defineProperty(exports,"gfm",{enumerable:true,get:function(){return gfm}})
Object.defineProperty(exports,"gfmHtml",{enumerable:true,get:function(){return gfmHtml}})
Object.defineProperty(exports,"htmlBlockNames",{enumerable:true,get:function(){return y}})
Object.defineProperty(exports,"htmlRawNames",{enumerable:true,get:function(){return E}})
Object.defineProperty(exports,"micromark",{enumerable:true,get:function(){return micromark}})
Object.defineProperty(exports,"parse",{enumerable:true,get:function(){return parse}})
Object.defineProperty(exports,"postprocess",{enumerable:true,get:function(){return postprocess}})
Object.defineProperty(exports,"preprocess",{enumerable:true,get:function(){return preprocess}})
Object.defineProperty(exports,"toMatters",{enumerable:true,get:function(){return toMatters}})

