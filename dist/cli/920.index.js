export const id=920
export const ids=[920]
export const modules={6923:(e,t,n)=>{n.d(t,{D:()=>ccount})
function ccount(e,t){const n=String(e)
if(typeof t!=="string"){throw new TypeError("Expected character")}let r=0
let i=n.indexOf(t)
while(i!==-1){r++
i=n.indexOf(t,i+t.length)}return r}},7126:(e,t,n)=>{n.d(t,{s:()=>decodeNamedCharacterReference})
const r={AElig:"Æ",AMP:"&",Aacute:"Á",Abreve:"Ă",Acirc:"Â",Acy:"А",Afr:"𝔄",Agrave:"À",Alpha:"Α",Amacr:"Ā",And:"⩓",Aogon:"Ą",Aopf:"𝔸",ApplyFunction:"⁡",Aring:"Å",Ascr:"𝒜",Assign:"≔",Atilde:"Ã",Auml:"Ä",Backslash:"∖",Barv:"⫧",Barwed:"⌆",Bcy:"Б",Because:"∵",Bernoullis:"ℬ",Beta:"Β",Bfr:"𝔅",Bopf:"𝔹",Breve:"˘",Bscr:"ℬ",Bumpeq:"≎",CHcy:"Ч",COPY:"©",Cacute:"Ć",Cap:"⋒",CapitalDifferentialD:"ⅅ",Cayleys:"ℭ",Ccaron:"Č",Ccedil:"Ç",Ccirc:"Ĉ",Cconint:"∰",Cdot:"Ċ",Cedilla:"¸",CenterDot:"·",Cfr:"ℭ",Chi:"Χ",CircleDot:"⊙",CircleMinus:"⊖",CirclePlus:"⊕",CircleTimes:"⊗",ClockwiseContourIntegral:"∲",CloseCurlyDoubleQuote:"”",CloseCurlyQuote:"’",Colon:"∷",Colone:"⩴",Congruent:"≡",Conint:"∯",ContourIntegral:"∮",Copf:"ℂ",Coproduct:"∐",CounterClockwiseContourIntegral:"∳",Cross:"⨯",Cscr:"𝒞",Cup:"⋓",CupCap:"≍",DD:"ⅅ",DDotrahd:"⤑",DJcy:"Ђ",DScy:"Ѕ",DZcy:"Џ",Dagger:"‡",Darr:"↡",Dashv:"⫤",Dcaron:"Ď",Dcy:"Д",Del:"∇",Delta:"Δ",Dfr:"𝔇",DiacriticalAcute:"´",DiacriticalDot:"˙",DiacriticalDoubleAcute:"˝",DiacriticalGrave:"`",DiacriticalTilde:"˜",Diamond:"⋄",DifferentialD:"ⅆ",Dopf:"𝔻",Dot:"¨",DotDot:"⃜",DotEqual:"≐",DoubleContourIntegral:"∯",DoubleDot:"¨",DoubleDownArrow:"⇓",DoubleLeftArrow:"⇐",DoubleLeftRightArrow:"⇔",DoubleLeftTee:"⫤",DoubleLongLeftArrow:"⟸",DoubleLongLeftRightArrow:"⟺",DoubleLongRightArrow:"⟹",DoubleRightArrow:"⇒",DoubleRightTee:"⊨",DoubleUpArrow:"⇑",DoubleUpDownArrow:"⇕",DoubleVerticalBar:"∥",DownArrow:"↓",DownArrowBar:"⤓",DownArrowUpArrow:"⇵",DownBreve:"̑",DownLeftRightVector:"⥐",DownLeftTeeVector:"⥞",DownLeftVector:"↽",DownLeftVectorBar:"⥖",DownRightTeeVector:"⥟",DownRightVector:"⇁",DownRightVectorBar:"⥗",DownTee:"⊤",DownTeeArrow:"↧",Downarrow:"⇓",Dscr:"𝒟",Dstrok:"Đ",ENG:"Ŋ",ETH:"Ð",Eacute:"É",Ecaron:"Ě",Ecirc:"Ê",Ecy:"Э",Edot:"Ė",Efr:"𝔈",Egrave:"È",Element:"∈",Emacr:"Ē",EmptySmallSquare:"◻",EmptyVerySmallSquare:"▫",Eogon:"Ę",Eopf:"𝔼",Epsilon:"Ε",Equal:"⩵",EqualTilde:"≂",Equilibrium:"⇌",Escr:"ℰ",Esim:"⩳",Eta:"Η",Euml:"Ë",Exists:"∃",ExponentialE:"ⅇ",Fcy:"Ф",Ffr:"𝔉",FilledSmallSquare:"◼",FilledVerySmallSquare:"▪",Fopf:"𝔽",ForAll:"∀",Fouriertrf:"ℱ",Fscr:"ℱ",GJcy:"Ѓ",GT:">",Gamma:"Γ",Gammad:"Ϝ",Gbreve:"Ğ",Gcedil:"Ģ",Gcirc:"Ĝ",Gcy:"Г",Gdot:"Ġ",Gfr:"𝔊",Gg:"⋙",Gopf:"𝔾",GreaterEqual:"≥",GreaterEqualLess:"⋛",GreaterFullEqual:"≧",GreaterGreater:"⪢",GreaterLess:"≷",GreaterSlantEqual:"⩾",GreaterTilde:"≳",Gscr:"𝒢",Gt:"≫",HARDcy:"Ъ",Hacek:"ˇ",Hat:"^",Hcirc:"Ĥ",Hfr:"ℌ",HilbertSpace:"ℋ",Hopf:"ℍ",HorizontalLine:"─",Hscr:"ℋ",Hstrok:"Ħ",HumpDownHump:"≎",HumpEqual:"≏",IEcy:"Е",IJlig:"Ĳ",IOcy:"Ё",Iacute:"Í",Icirc:"Î",Icy:"И",Idot:"İ",Ifr:"ℑ",Igrave:"Ì",Im:"ℑ",Imacr:"Ī",ImaginaryI:"ⅈ",Implies:"⇒",Int:"∬",Integral:"∫",Intersection:"⋂",InvisibleComma:"⁣",InvisibleTimes:"⁢",Iogon:"Į",Iopf:"𝕀",Iota:"Ι",Iscr:"ℐ",Itilde:"Ĩ",Iukcy:"І",Iuml:"Ï",Jcirc:"Ĵ",Jcy:"Й",Jfr:"𝔍",Jopf:"𝕁",Jscr:"𝒥",Jsercy:"Ј",Jukcy:"Є",KHcy:"Х",KJcy:"Ќ",Kappa:"Κ",Kcedil:"Ķ",Kcy:"К",Kfr:"𝔎",Kopf:"𝕂",Kscr:"𝒦",LJcy:"Љ",LT:"<",Lacute:"Ĺ",Lambda:"Λ",Lang:"⟪",Laplacetrf:"ℒ",Larr:"↞",Lcaron:"Ľ",Lcedil:"Ļ",Lcy:"Л",LeftAngleBracket:"⟨",LeftArrow:"←",LeftArrowBar:"⇤",LeftArrowRightArrow:"⇆",LeftCeiling:"⌈",LeftDoubleBracket:"⟦",LeftDownTeeVector:"⥡",LeftDownVector:"⇃",LeftDownVectorBar:"⥙",LeftFloor:"⌊",LeftRightArrow:"↔",LeftRightVector:"⥎",LeftTee:"⊣",LeftTeeArrow:"↤",LeftTeeVector:"⥚",LeftTriangle:"⊲",LeftTriangleBar:"⧏",LeftTriangleEqual:"⊴",LeftUpDownVector:"⥑",LeftUpTeeVector:"⥠",LeftUpVector:"↿",LeftUpVectorBar:"⥘",LeftVector:"↼",LeftVectorBar:"⥒",Leftarrow:"⇐",Leftrightarrow:"⇔",LessEqualGreater:"⋚",LessFullEqual:"≦",LessGreater:"≶",LessLess:"⪡",LessSlantEqual:"⩽",LessTilde:"≲",Lfr:"𝔏",Ll:"⋘",Lleftarrow:"⇚",Lmidot:"Ŀ",LongLeftArrow:"⟵",LongLeftRightArrow:"⟷",LongRightArrow:"⟶",Longleftarrow:"⟸",Longleftrightarrow:"⟺",Longrightarrow:"⟹",Lopf:"𝕃",LowerLeftArrow:"↙",LowerRightArrow:"↘",Lscr:"ℒ",Lsh:"↰",Lstrok:"Ł",Lt:"≪",Map:"⤅",Mcy:"М",MediumSpace:" ",Mellintrf:"ℳ",Mfr:"𝔐",MinusPlus:"∓",Mopf:"𝕄",Mscr:"ℳ",Mu:"Μ",NJcy:"Њ",Nacute:"Ń",Ncaron:"Ň",Ncedil:"Ņ",Ncy:"Н",NegativeMediumSpace:"​",NegativeThickSpace:"​",NegativeThinSpace:"​",NegativeVeryThinSpace:"​",NestedGreaterGreater:"≫",NestedLessLess:"≪",NewLine:"\n",Nfr:"𝔑",NoBreak:"⁠",NonBreakingSpace:" ",Nopf:"ℕ",Not:"⫬",NotCongruent:"≢",NotCupCap:"≭",NotDoubleVerticalBar:"∦",NotElement:"∉",NotEqual:"≠",NotEqualTilde:"≂̸",NotExists:"∄",NotGreater:"≯",NotGreaterEqual:"≱",NotGreaterFullEqual:"≧̸",NotGreaterGreater:"≫̸",NotGreaterLess:"≹",NotGreaterSlantEqual:"⩾̸",NotGreaterTilde:"≵",NotHumpDownHump:"≎̸",NotHumpEqual:"≏̸",NotLeftTriangle:"⋪",NotLeftTriangleBar:"⧏̸",NotLeftTriangleEqual:"⋬",NotLess:"≮",NotLessEqual:"≰",NotLessGreater:"≸",NotLessLess:"≪̸",NotLessSlantEqual:"⩽̸",NotLessTilde:"≴",NotNestedGreaterGreater:"⪢̸",NotNestedLessLess:"⪡̸",NotPrecedes:"⊀",NotPrecedesEqual:"⪯̸",NotPrecedesSlantEqual:"⋠",NotReverseElement:"∌",NotRightTriangle:"⋫",NotRightTriangleBar:"⧐̸",NotRightTriangleEqual:"⋭",NotSquareSubset:"⊏̸",NotSquareSubsetEqual:"⋢",NotSquareSuperset:"⊐̸",NotSquareSupersetEqual:"⋣",NotSubset:"⊂⃒",NotSubsetEqual:"⊈",NotSucceeds:"⊁",NotSucceedsEqual:"⪰̸",NotSucceedsSlantEqual:"⋡",NotSucceedsTilde:"≿̸",NotSuperset:"⊃⃒",NotSupersetEqual:"⊉",NotTilde:"≁",NotTildeEqual:"≄",NotTildeFullEqual:"≇",NotTildeTilde:"≉",NotVerticalBar:"∤",Nscr:"𝒩",Ntilde:"Ñ",Nu:"Ν",OElig:"Œ",Oacute:"Ó",Ocirc:"Ô",Ocy:"О",Odblac:"Ő",Ofr:"𝔒",Ograve:"Ò",Omacr:"Ō",Omega:"Ω",Omicron:"Ο",Oopf:"𝕆",OpenCurlyDoubleQuote:"“",OpenCurlyQuote:"‘",Or:"⩔",Oscr:"𝒪",Oslash:"Ø",Otilde:"Õ",Otimes:"⨷",Ouml:"Ö",OverBar:"‾",OverBrace:"⏞",OverBracket:"⎴",OverParenthesis:"⏜",PartialD:"∂",Pcy:"П",Pfr:"𝔓",Phi:"Φ",Pi:"Π",PlusMinus:"±",Poincareplane:"ℌ",Popf:"ℙ",Pr:"⪻",Precedes:"≺",PrecedesEqual:"⪯",PrecedesSlantEqual:"≼",PrecedesTilde:"≾",Prime:"″",Product:"∏",Proportion:"∷",Proportional:"∝",Pscr:"𝒫",Psi:"Ψ",QUOT:'"',Qfr:"𝔔",Qopf:"ℚ",Qscr:"𝒬",RBarr:"⤐",REG:"®",Racute:"Ŕ",Rang:"⟫",Rarr:"↠",Rarrtl:"⤖",Rcaron:"Ř",Rcedil:"Ŗ",Rcy:"Р",Re:"ℜ",ReverseElement:"∋",ReverseEquilibrium:"⇋",ReverseUpEquilibrium:"⥯",Rfr:"ℜ",Rho:"Ρ",RightAngleBracket:"⟩",RightArrow:"→",RightArrowBar:"⇥",RightArrowLeftArrow:"⇄",RightCeiling:"⌉",RightDoubleBracket:"⟧",RightDownTeeVector:"⥝",RightDownVector:"⇂",RightDownVectorBar:"⥕",RightFloor:"⌋",RightTee:"⊢",RightTeeArrow:"↦",RightTeeVector:"⥛",RightTriangle:"⊳",RightTriangleBar:"⧐",RightTriangleEqual:"⊵",RightUpDownVector:"⥏",RightUpTeeVector:"⥜",RightUpVector:"↾",RightUpVectorBar:"⥔",RightVector:"⇀",RightVectorBar:"⥓",Rightarrow:"⇒",Ropf:"ℝ",RoundImplies:"⥰",Rrightarrow:"⇛",Rscr:"ℛ",Rsh:"↱",RuleDelayed:"⧴",SHCHcy:"Щ",SHcy:"Ш",SOFTcy:"Ь",Sacute:"Ś",Sc:"⪼",Scaron:"Š",Scedil:"Ş",Scirc:"Ŝ",Scy:"С",Sfr:"𝔖",ShortDownArrow:"↓",ShortLeftArrow:"←",ShortRightArrow:"→",ShortUpArrow:"↑",Sigma:"Σ",SmallCircle:"∘",Sopf:"𝕊",Sqrt:"√",Square:"□",SquareIntersection:"⊓",SquareSubset:"⊏",SquareSubsetEqual:"⊑",SquareSuperset:"⊐",SquareSupersetEqual:"⊒",SquareUnion:"⊔",Sscr:"𝒮",Star:"⋆",Sub:"⋐",Subset:"⋐",SubsetEqual:"⊆",Succeeds:"≻",SucceedsEqual:"⪰",SucceedsSlantEqual:"≽",SucceedsTilde:"≿",SuchThat:"∋",Sum:"∑",Sup:"⋑",Superset:"⊃",SupersetEqual:"⊇",Supset:"⋑",THORN:"Þ",TRADE:"™",TSHcy:"Ћ",TScy:"Ц",Tab:"\t",Tau:"Τ",Tcaron:"Ť",Tcedil:"Ţ",Tcy:"Т",Tfr:"𝔗",Therefore:"∴",Theta:"Θ",ThickSpace:"  ",ThinSpace:" ",Tilde:"∼",TildeEqual:"≃",TildeFullEqual:"≅",TildeTilde:"≈",Topf:"𝕋",TripleDot:"⃛",Tscr:"𝒯",Tstrok:"Ŧ",Uacute:"Ú",Uarr:"↟",Uarrocir:"⥉",Ubrcy:"Ў",Ubreve:"Ŭ",Ucirc:"Û",Ucy:"У",Udblac:"Ű",Ufr:"𝔘",Ugrave:"Ù",Umacr:"Ū",UnderBar:"_",UnderBrace:"⏟",UnderBracket:"⎵",UnderParenthesis:"⏝",Union:"⋃",UnionPlus:"⊎",Uogon:"Ų",Uopf:"𝕌",UpArrow:"↑",UpArrowBar:"⤒",UpArrowDownArrow:"⇅",UpDownArrow:"↕",UpEquilibrium:"⥮",UpTee:"⊥",UpTeeArrow:"↥",Uparrow:"⇑",Updownarrow:"⇕",UpperLeftArrow:"↖",UpperRightArrow:"↗",Upsi:"ϒ",Upsilon:"Υ",Uring:"Ů",Uscr:"𝒰",Utilde:"Ũ",Uuml:"Ü",VDash:"⊫",Vbar:"⫫",Vcy:"В",Vdash:"⊩",Vdashl:"⫦",Vee:"⋁",Verbar:"‖",Vert:"‖",VerticalBar:"∣",VerticalLine:"|",VerticalSeparator:"❘",VerticalTilde:"≀",VeryThinSpace:" ",Vfr:"𝔙",Vopf:"𝕍",Vscr:"𝒱",Vvdash:"⊪",Wcirc:"Ŵ",Wedge:"⋀",Wfr:"𝔚",Wopf:"𝕎",Wscr:"𝒲",Xfr:"𝔛",Xi:"Ξ",Xopf:"𝕏",Xscr:"𝒳",YAcy:"Я",YIcy:"Ї",YUcy:"Ю",Yacute:"Ý",Ycirc:"Ŷ",Ycy:"Ы",Yfr:"𝔜",Yopf:"𝕐",Yscr:"𝒴",Yuml:"Ÿ",ZHcy:"Ж",Zacute:"Ź",Zcaron:"Ž",Zcy:"З",Zdot:"Ż",ZeroWidthSpace:"​",Zeta:"Ζ",Zfr:"ℨ",Zopf:"ℤ",Zscr:"𝒵",aacute:"á",abreve:"ă",ac:"∾",acE:"∾̳",acd:"∿",acirc:"â",acute:"´",acy:"а",aelig:"æ",af:"⁡",afr:"𝔞",agrave:"à",alefsym:"ℵ",aleph:"ℵ",alpha:"α",amacr:"ā",amalg:"⨿",amp:"&",and:"∧",andand:"⩕",andd:"⩜",andslope:"⩘",andv:"⩚",ang:"∠",ange:"⦤",angle:"∠",angmsd:"∡",angmsdaa:"⦨",angmsdab:"⦩",angmsdac:"⦪",angmsdad:"⦫",angmsdae:"⦬",angmsdaf:"⦭",angmsdag:"⦮",angmsdah:"⦯",angrt:"∟",angrtvb:"⊾",angrtvbd:"⦝",angsph:"∢",angst:"Å",angzarr:"⍼",aogon:"ą",aopf:"𝕒",ap:"≈",apE:"⩰",apacir:"⩯",ape:"≊",apid:"≋",apos:"'",approx:"≈",approxeq:"≊",aring:"å",ascr:"𝒶",ast:"*",asymp:"≈",asympeq:"≍",atilde:"ã",auml:"ä",awconint:"∳",awint:"⨑",bNot:"⫭",backcong:"≌",backepsilon:"϶",backprime:"‵",backsim:"∽",backsimeq:"⋍",barvee:"⊽",barwed:"⌅",barwedge:"⌅",bbrk:"⎵",bbrktbrk:"⎶",bcong:"≌",bcy:"б",bdquo:"„",becaus:"∵",because:"∵",bemptyv:"⦰",bepsi:"϶",bernou:"ℬ",beta:"β",beth:"ℶ",between:"≬",bfr:"𝔟",bigcap:"⋂",bigcirc:"◯",bigcup:"⋃",bigodot:"⨀",bigoplus:"⨁",bigotimes:"⨂",bigsqcup:"⨆",bigstar:"★",bigtriangledown:"▽",bigtriangleup:"△",biguplus:"⨄",bigvee:"⋁",bigwedge:"⋀",bkarow:"⤍",blacklozenge:"⧫",blacksquare:"▪",blacktriangle:"▴",blacktriangledown:"▾",blacktriangleleft:"◂",blacktriangleright:"▸",blank:"␣",blk12:"▒",blk14:"░",blk34:"▓",block:"█",bne:"=⃥",bnequiv:"≡⃥",bnot:"⌐",bopf:"𝕓",bot:"⊥",bottom:"⊥",bowtie:"⋈",boxDL:"╗",boxDR:"╔",boxDl:"╖",boxDr:"╓",boxH:"═",boxHD:"╦",boxHU:"╩",boxHd:"╤",boxHu:"╧",boxUL:"╝",boxUR:"╚",boxUl:"╜",boxUr:"╙",boxV:"║",boxVH:"╬",boxVL:"╣",boxVR:"╠",boxVh:"╫",boxVl:"╢",boxVr:"╟",boxbox:"⧉",boxdL:"╕",boxdR:"╒",boxdl:"┐",boxdr:"┌",boxh:"─",boxhD:"╥",boxhU:"╨",boxhd:"┬",boxhu:"┴",boxminus:"⊟",boxplus:"⊞",boxtimes:"⊠",boxuL:"╛",boxuR:"╘",boxul:"┘",boxur:"└",boxv:"│",boxvH:"╪",boxvL:"╡",boxvR:"╞",boxvh:"┼",boxvl:"┤",boxvr:"├",bprime:"‵",breve:"˘",brvbar:"¦",bscr:"𝒷",bsemi:"⁏",bsim:"∽",bsime:"⋍",bsol:"\\",bsolb:"⧅",bsolhsub:"⟈",bull:"•",bullet:"•",bump:"≎",bumpE:"⪮",bumpe:"≏",bumpeq:"≏",cacute:"ć",cap:"∩",capand:"⩄",capbrcup:"⩉",capcap:"⩋",capcup:"⩇",capdot:"⩀",caps:"∩︀",caret:"⁁",caron:"ˇ",ccaps:"⩍",ccaron:"č",ccedil:"ç",ccirc:"ĉ",ccups:"⩌",ccupssm:"⩐",cdot:"ċ",cedil:"¸",cemptyv:"⦲",cent:"¢",centerdot:"·",cfr:"𝔠",chcy:"ч",check:"✓",checkmark:"✓",chi:"χ",cir:"○",cirE:"⧃",circ:"ˆ",circeq:"≗",circlearrowleft:"↺",circlearrowright:"↻",circledR:"®",circledS:"Ⓢ",circledast:"⊛",circledcirc:"⊚",circleddash:"⊝",cire:"≗",cirfnint:"⨐",cirmid:"⫯",cirscir:"⧂",clubs:"♣",clubsuit:"♣",colon:":",colone:"≔",coloneq:"≔",comma:",",commat:"@",comp:"∁",compfn:"∘",complement:"∁",complexes:"ℂ",cong:"≅",congdot:"⩭",conint:"∮",copf:"𝕔",coprod:"∐",copy:"©",copysr:"℗",crarr:"↵",cross:"✗",cscr:"𝒸",csub:"⫏",csube:"⫑",csup:"⫐",csupe:"⫒",ctdot:"⋯",cudarrl:"⤸",cudarrr:"⤵",cuepr:"⋞",cuesc:"⋟",cularr:"↶",cularrp:"⤽",cup:"∪",cupbrcap:"⩈",cupcap:"⩆",cupcup:"⩊",cupdot:"⊍",cupor:"⩅",cups:"∪︀",curarr:"↷",curarrm:"⤼",curlyeqprec:"⋞",curlyeqsucc:"⋟",curlyvee:"⋎",curlywedge:"⋏",curren:"¤",curvearrowleft:"↶",curvearrowright:"↷",cuvee:"⋎",cuwed:"⋏",cwconint:"∲",cwint:"∱",cylcty:"⌭",dArr:"⇓",dHar:"⥥",dagger:"†",daleth:"ℸ",darr:"↓",dash:"‐",dashv:"⊣",dbkarow:"⤏",dblac:"˝",dcaron:"ď",dcy:"д",dd:"ⅆ",ddagger:"‡",ddarr:"⇊",ddotseq:"⩷",deg:"°",delta:"δ",demptyv:"⦱",dfisht:"⥿",dfr:"𝔡",dharl:"⇃",dharr:"⇂",diam:"⋄",diamond:"⋄",diamondsuit:"♦",diams:"♦",die:"¨",digamma:"ϝ",disin:"⋲",div:"÷",divide:"÷",divideontimes:"⋇",divonx:"⋇",djcy:"ђ",dlcorn:"⌞",dlcrop:"⌍",dollar:"$",dopf:"𝕕",dot:"˙",doteq:"≐",doteqdot:"≑",dotminus:"∸",dotplus:"∔",dotsquare:"⊡",doublebarwedge:"⌆",downarrow:"↓",downdownarrows:"⇊",downharpoonleft:"⇃",downharpoonright:"⇂",drbkarow:"⤐",drcorn:"⌟",drcrop:"⌌",dscr:"𝒹",dscy:"ѕ",dsol:"⧶",dstrok:"đ",dtdot:"⋱",dtri:"▿",dtrif:"▾",duarr:"⇵",duhar:"⥯",dwangle:"⦦",dzcy:"џ",dzigrarr:"⟿",eDDot:"⩷",eDot:"≑",eacute:"é",easter:"⩮",ecaron:"ě",ecir:"≖",ecirc:"ê",ecolon:"≕",ecy:"э",edot:"ė",ee:"ⅇ",efDot:"≒",efr:"𝔢",eg:"⪚",egrave:"è",egs:"⪖",egsdot:"⪘",el:"⪙",elinters:"⏧",ell:"ℓ",els:"⪕",elsdot:"⪗",emacr:"ē",empty:"∅",emptyset:"∅",emptyv:"∅",emsp13:" ",emsp14:" ",emsp:" ",eng:"ŋ",ensp:" ",eogon:"ę",eopf:"𝕖",epar:"⋕",eparsl:"⧣",eplus:"⩱",epsi:"ε",epsilon:"ε",epsiv:"ϵ",eqcirc:"≖",eqcolon:"≕",eqsim:"≂",eqslantgtr:"⪖",eqslantless:"⪕",equals:"=",equest:"≟",equiv:"≡",equivDD:"⩸",eqvparsl:"⧥",erDot:"≓",erarr:"⥱",escr:"ℯ",esdot:"≐",esim:"≂",eta:"η",eth:"ð",euml:"ë",euro:"€",excl:"!",exist:"∃",expectation:"ℰ",exponentiale:"ⅇ",fallingdotseq:"≒",fcy:"ф",female:"♀",ffilig:"ﬃ",fflig:"ﬀ",ffllig:"ﬄ",ffr:"𝔣",filig:"ﬁ",fjlig:"fj",flat:"♭",fllig:"ﬂ",fltns:"▱",fnof:"ƒ",fopf:"𝕗",forall:"∀",fork:"⋔",forkv:"⫙",fpartint:"⨍",frac12:"½",frac13:"⅓",frac14:"¼",frac15:"⅕",frac16:"⅙",frac18:"⅛",frac23:"⅔",frac25:"⅖",frac34:"¾",frac35:"⅗",frac38:"⅜",frac45:"⅘",frac56:"⅚",frac58:"⅝",frac78:"⅞",frasl:"⁄",frown:"⌢",fscr:"𝒻",gE:"≧",gEl:"⪌",gacute:"ǵ",gamma:"γ",gammad:"ϝ",gap:"⪆",gbreve:"ğ",gcirc:"ĝ",gcy:"г",gdot:"ġ",ge:"≥",gel:"⋛",geq:"≥",geqq:"≧",geqslant:"⩾",ges:"⩾",gescc:"⪩",gesdot:"⪀",gesdoto:"⪂",gesdotol:"⪄",gesl:"⋛︀",gesles:"⪔",gfr:"𝔤",gg:"≫",ggg:"⋙",gimel:"ℷ",gjcy:"ѓ",gl:"≷",glE:"⪒",gla:"⪥",glj:"⪤",gnE:"≩",gnap:"⪊",gnapprox:"⪊",gne:"⪈",gneq:"⪈",gneqq:"≩",gnsim:"⋧",gopf:"𝕘",grave:"`",gscr:"ℊ",gsim:"≳",gsime:"⪎",gsiml:"⪐",gt:">",gtcc:"⪧",gtcir:"⩺",gtdot:"⋗",gtlPar:"⦕",gtquest:"⩼",gtrapprox:"⪆",gtrarr:"⥸",gtrdot:"⋗",gtreqless:"⋛",gtreqqless:"⪌",gtrless:"≷",gtrsim:"≳",gvertneqq:"≩︀",gvnE:"≩︀",hArr:"⇔",hairsp:" ",half:"½",hamilt:"ℋ",hardcy:"ъ",harr:"↔",harrcir:"⥈",harrw:"↭",hbar:"ℏ",hcirc:"ĥ",hearts:"♥",heartsuit:"♥",hellip:"…",hercon:"⊹",hfr:"𝔥",hksearow:"⤥",hkswarow:"⤦",hoarr:"⇿",homtht:"∻",hookleftarrow:"↩",hookrightarrow:"↪",hopf:"𝕙",horbar:"―",hscr:"𝒽",hslash:"ℏ",hstrok:"ħ",hybull:"⁃",hyphen:"‐",iacute:"í",ic:"⁣",icirc:"î",icy:"и",iecy:"е",iexcl:"¡",iff:"⇔",ifr:"𝔦",igrave:"ì",ii:"ⅈ",iiiint:"⨌",iiint:"∭",iinfin:"⧜",iiota:"℩",ijlig:"ĳ",imacr:"ī",image:"ℑ",imagline:"ℐ",imagpart:"ℑ",imath:"ı",imof:"⊷",imped:"Ƶ",in:"∈",incare:"℅",infin:"∞",infintie:"⧝",inodot:"ı",int:"∫",intcal:"⊺",integers:"ℤ",intercal:"⊺",intlarhk:"⨗",intprod:"⨼",iocy:"ё",iogon:"į",iopf:"𝕚",iota:"ι",iprod:"⨼",iquest:"¿",iscr:"𝒾",isin:"∈",isinE:"⋹",isindot:"⋵",isins:"⋴",isinsv:"⋳",isinv:"∈",it:"⁢",itilde:"ĩ",iukcy:"і",iuml:"ï",jcirc:"ĵ",jcy:"й",jfr:"𝔧",jmath:"ȷ",jopf:"𝕛",jscr:"𝒿",jsercy:"ј",jukcy:"є",kappa:"κ",kappav:"ϰ",kcedil:"ķ",kcy:"к",kfr:"𝔨",kgreen:"ĸ",khcy:"х",kjcy:"ќ",kopf:"𝕜",kscr:"𝓀",lAarr:"⇚",lArr:"⇐",lAtail:"⤛",lBarr:"⤎",lE:"≦",lEg:"⪋",lHar:"⥢",lacute:"ĺ",laemptyv:"⦴",lagran:"ℒ",lambda:"λ",lang:"⟨",langd:"⦑",langle:"⟨",lap:"⪅",laquo:"«",larr:"←",larrb:"⇤",larrbfs:"⤟",larrfs:"⤝",larrhk:"↩",larrlp:"↫",larrpl:"⤹",larrsim:"⥳",larrtl:"↢",lat:"⪫",latail:"⤙",late:"⪭",lates:"⪭︀",lbarr:"⤌",lbbrk:"❲",lbrace:"{",lbrack:"[",lbrke:"⦋",lbrksld:"⦏",lbrkslu:"⦍",lcaron:"ľ",lcedil:"ļ",lceil:"⌈",lcub:"{",lcy:"л",ldca:"⤶",ldquo:"“",ldquor:"„",ldrdhar:"⥧",ldrushar:"⥋",ldsh:"↲",le:"≤",leftarrow:"←",leftarrowtail:"↢",leftharpoondown:"↽",leftharpoonup:"↼",leftleftarrows:"⇇",leftrightarrow:"↔",leftrightarrows:"⇆",leftrightharpoons:"⇋",leftrightsquigarrow:"↭",leftthreetimes:"⋋",leg:"⋚",leq:"≤",leqq:"≦",leqslant:"⩽",les:"⩽",lescc:"⪨",lesdot:"⩿",lesdoto:"⪁",lesdotor:"⪃",lesg:"⋚︀",lesges:"⪓",lessapprox:"⪅",lessdot:"⋖",lesseqgtr:"⋚",lesseqqgtr:"⪋",lessgtr:"≶",lesssim:"≲",lfisht:"⥼",lfloor:"⌊",lfr:"𝔩",lg:"≶",lgE:"⪑",lhard:"↽",lharu:"↼",lharul:"⥪",lhblk:"▄",ljcy:"љ",ll:"≪",llarr:"⇇",llcorner:"⌞",llhard:"⥫",lltri:"◺",lmidot:"ŀ",lmoust:"⎰",lmoustache:"⎰",lnE:"≨",lnap:"⪉",lnapprox:"⪉",lne:"⪇",lneq:"⪇",lneqq:"≨",lnsim:"⋦",loang:"⟬",loarr:"⇽",lobrk:"⟦",longleftarrow:"⟵",longleftrightarrow:"⟷",longmapsto:"⟼",longrightarrow:"⟶",looparrowleft:"↫",looparrowright:"↬",lopar:"⦅",lopf:"𝕝",loplus:"⨭",lotimes:"⨴",lowast:"∗",lowbar:"_",loz:"◊",lozenge:"◊",lozf:"⧫",lpar:"(",lparlt:"⦓",lrarr:"⇆",lrcorner:"⌟",lrhar:"⇋",lrhard:"⥭",lrm:"‎",lrtri:"⊿",lsaquo:"‹",lscr:"𝓁",lsh:"↰",lsim:"≲",lsime:"⪍",lsimg:"⪏",lsqb:"[",lsquo:"‘",lsquor:"‚",lstrok:"ł",lt:"<",ltcc:"⪦",ltcir:"⩹",ltdot:"⋖",lthree:"⋋",ltimes:"⋉",ltlarr:"⥶",ltquest:"⩻",ltrPar:"⦖",ltri:"◃",ltrie:"⊴",ltrif:"◂",lurdshar:"⥊",luruhar:"⥦",lvertneqq:"≨︀",lvnE:"≨︀",mDDot:"∺",macr:"¯",male:"♂",malt:"✠",maltese:"✠",map:"↦",mapsto:"↦",mapstodown:"↧",mapstoleft:"↤",mapstoup:"↥",marker:"▮",mcomma:"⨩",mcy:"м",mdash:"—",measuredangle:"∡",mfr:"𝔪",mho:"℧",micro:"µ",mid:"∣",midast:"*",midcir:"⫰",middot:"·",minus:"−",minusb:"⊟",minusd:"∸",minusdu:"⨪",mlcp:"⫛",mldr:"…",mnplus:"∓",models:"⊧",mopf:"𝕞",mp:"∓",mscr:"𝓂",mstpos:"∾",mu:"μ",multimap:"⊸",mumap:"⊸",nGg:"⋙̸",nGt:"≫⃒",nGtv:"≫̸",nLeftarrow:"⇍",nLeftrightarrow:"⇎",nLl:"⋘̸",nLt:"≪⃒",nLtv:"≪̸",nRightarrow:"⇏",nVDash:"⊯",nVdash:"⊮",nabla:"∇",nacute:"ń",nang:"∠⃒",nap:"≉",napE:"⩰̸",napid:"≋̸",napos:"ŉ",napprox:"≉",natur:"♮",natural:"♮",naturals:"ℕ",nbsp:" ",nbump:"≎̸",nbumpe:"≏̸",ncap:"⩃",ncaron:"ň",ncedil:"ņ",ncong:"≇",ncongdot:"⩭̸",ncup:"⩂",ncy:"н",ndash:"–",ne:"≠",neArr:"⇗",nearhk:"⤤",nearr:"↗",nearrow:"↗",nedot:"≐̸",nequiv:"≢",nesear:"⤨",nesim:"≂̸",nexist:"∄",nexists:"∄",nfr:"𝔫",ngE:"≧̸",nge:"≱",ngeq:"≱",ngeqq:"≧̸",ngeqslant:"⩾̸",nges:"⩾̸",ngsim:"≵",ngt:"≯",ngtr:"≯",nhArr:"⇎",nharr:"↮",nhpar:"⫲",ni:"∋",nis:"⋼",nisd:"⋺",niv:"∋",njcy:"њ",nlArr:"⇍",nlE:"≦̸",nlarr:"↚",nldr:"‥",nle:"≰",nleftarrow:"↚",nleftrightarrow:"↮",nleq:"≰",nleqq:"≦̸",nleqslant:"⩽̸",nles:"⩽̸",nless:"≮",nlsim:"≴",nlt:"≮",nltri:"⋪",nltrie:"⋬",nmid:"∤",nopf:"𝕟",not:"¬",notin:"∉",notinE:"⋹̸",notindot:"⋵̸",notinva:"∉",notinvb:"⋷",notinvc:"⋶",notni:"∌",notniva:"∌",notnivb:"⋾",notnivc:"⋽",npar:"∦",nparallel:"∦",nparsl:"⫽⃥",npart:"∂̸",npolint:"⨔",npr:"⊀",nprcue:"⋠",npre:"⪯̸",nprec:"⊀",npreceq:"⪯̸",nrArr:"⇏",nrarr:"↛",nrarrc:"⤳̸",nrarrw:"↝̸",nrightarrow:"↛",nrtri:"⋫",nrtrie:"⋭",nsc:"⊁",nsccue:"⋡",nsce:"⪰̸",nscr:"𝓃",nshortmid:"∤",nshortparallel:"∦",nsim:"≁",nsime:"≄",nsimeq:"≄",nsmid:"∤",nspar:"∦",nsqsube:"⋢",nsqsupe:"⋣",nsub:"⊄",nsubE:"⫅̸",nsube:"⊈",nsubset:"⊂⃒",nsubseteq:"⊈",nsubseteqq:"⫅̸",nsucc:"⊁",nsucceq:"⪰̸",nsup:"⊅",nsupE:"⫆̸",nsupe:"⊉",nsupset:"⊃⃒",nsupseteq:"⊉",nsupseteqq:"⫆̸",ntgl:"≹",ntilde:"ñ",ntlg:"≸",ntriangleleft:"⋪",ntrianglelefteq:"⋬",ntriangleright:"⋫",ntrianglerighteq:"⋭",nu:"ν",num:"#",numero:"№",numsp:" ",nvDash:"⊭",nvHarr:"⤄",nvap:"≍⃒",nvdash:"⊬",nvge:"≥⃒",nvgt:">⃒",nvinfin:"⧞",nvlArr:"⤂",nvle:"≤⃒",nvlt:"<⃒",nvltrie:"⊴⃒",nvrArr:"⤃",nvrtrie:"⊵⃒",nvsim:"∼⃒",nwArr:"⇖",nwarhk:"⤣",nwarr:"↖",nwarrow:"↖",nwnear:"⤧",oS:"Ⓢ",oacute:"ó",oast:"⊛",ocir:"⊚",ocirc:"ô",ocy:"о",odash:"⊝",odblac:"ő",odiv:"⨸",odot:"⊙",odsold:"⦼",oelig:"œ",ofcir:"⦿",ofr:"𝔬",ogon:"˛",ograve:"ò",ogt:"⧁",ohbar:"⦵",ohm:"Ω",oint:"∮",olarr:"↺",olcir:"⦾",olcross:"⦻",oline:"‾",olt:"⧀",omacr:"ō",omega:"ω",omicron:"ο",omid:"⦶",ominus:"⊖",oopf:"𝕠",opar:"⦷",operp:"⦹",oplus:"⊕",or:"∨",orarr:"↻",ord:"⩝",order:"ℴ",orderof:"ℴ",ordf:"ª",ordm:"º",origof:"⊶",oror:"⩖",orslope:"⩗",orv:"⩛",oscr:"ℴ",oslash:"ø",osol:"⊘",otilde:"õ",otimes:"⊗",otimesas:"⨶",ouml:"ö",ovbar:"⌽",par:"∥",para:"¶",parallel:"∥",parsim:"⫳",parsl:"⫽",part:"∂",pcy:"п",percnt:"%",period:".",permil:"‰",perp:"⊥",pertenk:"‱",pfr:"𝔭",phi:"φ",phiv:"ϕ",phmmat:"ℳ",phone:"☎",pi:"π",pitchfork:"⋔",piv:"ϖ",planck:"ℏ",planckh:"ℎ",plankv:"ℏ",plus:"+",plusacir:"⨣",plusb:"⊞",pluscir:"⨢",plusdo:"∔",plusdu:"⨥",pluse:"⩲",plusmn:"±",plussim:"⨦",plustwo:"⨧",pm:"±",pointint:"⨕",popf:"𝕡",pound:"£",pr:"≺",prE:"⪳",prap:"⪷",prcue:"≼",pre:"⪯",prec:"≺",precapprox:"⪷",preccurlyeq:"≼",preceq:"⪯",precnapprox:"⪹",precneqq:"⪵",precnsim:"⋨",precsim:"≾",prime:"′",primes:"ℙ",prnE:"⪵",prnap:"⪹",prnsim:"⋨",prod:"∏",profalar:"⌮",profline:"⌒",profsurf:"⌓",prop:"∝",propto:"∝",prsim:"≾",prurel:"⊰",pscr:"𝓅",psi:"ψ",puncsp:" ",qfr:"𝔮",qint:"⨌",qopf:"𝕢",qprime:"⁗",qscr:"𝓆",quaternions:"ℍ",quatint:"⨖",quest:"?",questeq:"≟",quot:'"',rAarr:"⇛",rArr:"⇒",rAtail:"⤜",rBarr:"⤏",rHar:"⥤",race:"∽̱",racute:"ŕ",radic:"√",raemptyv:"⦳",rang:"⟩",rangd:"⦒",range:"⦥",rangle:"⟩",raquo:"»",rarr:"→",rarrap:"⥵",rarrb:"⇥",rarrbfs:"⤠",rarrc:"⤳",rarrfs:"⤞",rarrhk:"↪",rarrlp:"↬",rarrpl:"⥅",rarrsim:"⥴",rarrtl:"↣",rarrw:"↝",ratail:"⤚",ratio:"∶",rationals:"ℚ",rbarr:"⤍",rbbrk:"❳",rbrace:"}",rbrack:"]",rbrke:"⦌",rbrksld:"⦎",rbrkslu:"⦐",rcaron:"ř",rcedil:"ŗ",rceil:"⌉",rcub:"}",rcy:"р",rdca:"⤷",rdldhar:"⥩",rdquo:"”",rdquor:"”",rdsh:"↳",real:"ℜ",realine:"ℛ",realpart:"ℜ",reals:"ℝ",rect:"▭",reg:"®",rfisht:"⥽",rfloor:"⌋",rfr:"𝔯",rhard:"⇁",rharu:"⇀",rharul:"⥬",rho:"ρ",rhov:"ϱ",rightarrow:"→",rightarrowtail:"↣",rightharpoondown:"⇁",rightharpoonup:"⇀",rightleftarrows:"⇄",rightleftharpoons:"⇌",rightrightarrows:"⇉",rightsquigarrow:"↝",rightthreetimes:"⋌",ring:"˚",risingdotseq:"≓",rlarr:"⇄",rlhar:"⇌",rlm:"‏",rmoust:"⎱",rmoustache:"⎱",rnmid:"⫮",roang:"⟭",roarr:"⇾",robrk:"⟧",ropar:"⦆",ropf:"𝕣",roplus:"⨮",rotimes:"⨵",rpar:")",rpargt:"⦔",rppolint:"⨒",rrarr:"⇉",rsaquo:"›",rscr:"𝓇",rsh:"↱",rsqb:"]",rsquo:"’",rsquor:"’",rthree:"⋌",rtimes:"⋊",rtri:"▹",rtrie:"⊵",rtrif:"▸",rtriltri:"⧎",ruluhar:"⥨",rx:"℞",sacute:"ś",sbquo:"‚",sc:"≻",scE:"⪴",scap:"⪸",scaron:"š",sccue:"≽",sce:"⪰",scedil:"ş",scirc:"ŝ",scnE:"⪶",scnap:"⪺",scnsim:"⋩",scpolint:"⨓",scsim:"≿",scy:"с",sdot:"⋅",sdotb:"⊡",sdote:"⩦",seArr:"⇘",searhk:"⤥",searr:"↘",searrow:"↘",sect:"§",semi:";",seswar:"⤩",setminus:"∖",setmn:"∖",sext:"✶",sfr:"𝔰",sfrown:"⌢",sharp:"♯",shchcy:"щ",shcy:"ш",shortmid:"∣",shortparallel:"∥",shy:"­",sigma:"σ",sigmaf:"ς",sigmav:"ς",sim:"∼",simdot:"⩪",sime:"≃",simeq:"≃",simg:"⪞",simgE:"⪠",siml:"⪝",simlE:"⪟",simne:"≆",simplus:"⨤",simrarr:"⥲",slarr:"←",smallsetminus:"∖",smashp:"⨳",smeparsl:"⧤",smid:"∣",smile:"⌣",smt:"⪪",smte:"⪬",smtes:"⪬︀",softcy:"ь",sol:"/",solb:"⧄",solbar:"⌿",sopf:"𝕤",spades:"♠",spadesuit:"♠",spar:"∥",sqcap:"⊓",sqcaps:"⊓︀",sqcup:"⊔",sqcups:"⊔︀",sqsub:"⊏",sqsube:"⊑",sqsubset:"⊏",sqsubseteq:"⊑",sqsup:"⊐",sqsupe:"⊒",sqsupset:"⊐",sqsupseteq:"⊒",squ:"□",square:"□",squarf:"▪",squf:"▪",srarr:"→",sscr:"𝓈",ssetmn:"∖",ssmile:"⌣",sstarf:"⋆",star:"☆",starf:"★",straightepsilon:"ϵ",straightphi:"ϕ",strns:"¯",sub:"⊂",subE:"⫅",subdot:"⪽",sube:"⊆",subedot:"⫃",submult:"⫁",subnE:"⫋",subne:"⊊",subplus:"⪿",subrarr:"⥹",subset:"⊂",subseteq:"⊆",subseteqq:"⫅",subsetneq:"⊊",subsetneqq:"⫋",subsim:"⫇",subsub:"⫕",subsup:"⫓",succ:"≻",succapprox:"⪸",succcurlyeq:"≽",succeq:"⪰",succnapprox:"⪺",succneqq:"⪶",succnsim:"⋩",succsim:"≿",sum:"∑",sung:"♪",sup1:"¹",sup2:"²",sup3:"³",sup:"⊃",supE:"⫆",supdot:"⪾",supdsub:"⫘",supe:"⊇",supedot:"⫄",suphsol:"⟉",suphsub:"⫗",suplarr:"⥻",supmult:"⫂",supnE:"⫌",supne:"⊋",supplus:"⫀",supset:"⊃",supseteq:"⊇",supseteqq:"⫆",supsetneq:"⊋",supsetneqq:"⫌",supsim:"⫈",supsub:"⫔",supsup:"⫖",swArr:"⇙",swarhk:"⤦",swarr:"↙",swarrow:"↙",swnwar:"⤪",szlig:"ß",target:"⌖",tau:"τ",tbrk:"⎴",tcaron:"ť",tcedil:"ţ",tcy:"т",tdot:"⃛",telrec:"⌕",tfr:"𝔱",there4:"∴",therefore:"∴",theta:"θ",thetasym:"ϑ",thetav:"ϑ",thickapprox:"≈",thicksim:"∼",thinsp:" ",thkap:"≈",thksim:"∼",thorn:"þ",tilde:"˜",times:"×",timesb:"⊠",timesbar:"⨱",timesd:"⨰",tint:"∭",toea:"⤨",top:"⊤",topbot:"⌶",topcir:"⫱",topf:"𝕥",topfork:"⫚",tosa:"⤩",tprime:"‴",trade:"™",triangle:"▵",triangledown:"▿",triangleleft:"◃",trianglelefteq:"⊴",triangleq:"≜",triangleright:"▹",trianglerighteq:"⊵",tridot:"◬",trie:"≜",triminus:"⨺",triplus:"⨹",trisb:"⧍",tritime:"⨻",trpezium:"⏢",tscr:"𝓉",tscy:"ц",tshcy:"ћ",tstrok:"ŧ",twixt:"≬",twoheadleftarrow:"↞",twoheadrightarrow:"↠",uArr:"⇑",uHar:"⥣",uacute:"ú",uarr:"↑",ubrcy:"ў",ubreve:"ŭ",ucirc:"û",ucy:"у",udarr:"⇅",udblac:"ű",udhar:"⥮",ufisht:"⥾",ufr:"𝔲",ugrave:"ù",uharl:"↿",uharr:"↾",uhblk:"▀",ulcorn:"⌜",ulcorner:"⌜",ulcrop:"⌏",ultri:"◸",umacr:"ū",uml:"¨",uogon:"ų",uopf:"𝕦",uparrow:"↑",updownarrow:"↕",upharpoonleft:"↿",upharpoonright:"↾",uplus:"⊎",upsi:"υ",upsih:"ϒ",upsilon:"υ",upuparrows:"⇈",urcorn:"⌝",urcorner:"⌝",urcrop:"⌎",uring:"ů",urtri:"◹",uscr:"𝓊",utdot:"⋰",utilde:"ũ",utri:"▵",utrif:"▴",uuarr:"⇈",uuml:"ü",uwangle:"⦧",vArr:"⇕",vBar:"⫨",vBarv:"⫩",vDash:"⊨",vangrt:"⦜",varepsilon:"ϵ",varkappa:"ϰ",varnothing:"∅",varphi:"ϕ",varpi:"ϖ",varpropto:"∝",varr:"↕",varrho:"ϱ",varsigma:"ς",varsubsetneq:"⊊︀",varsubsetneqq:"⫋︀",varsupsetneq:"⊋︀",varsupsetneqq:"⫌︀",vartheta:"ϑ",vartriangleleft:"⊲",vartriangleright:"⊳",vcy:"в",vdash:"⊢",vee:"∨",veebar:"⊻",veeeq:"≚",vellip:"⋮",verbar:"|",vert:"|",vfr:"𝔳",vltri:"⊲",vnsub:"⊂⃒",vnsup:"⊃⃒",vopf:"𝕧",vprop:"∝",vrtri:"⊳",vscr:"𝓋",vsubnE:"⫋︀",vsubne:"⊊︀",vsupnE:"⫌︀",vsupne:"⊋︀",vzigzag:"⦚",wcirc:"ŵ",wedbar:"⩟",wedge:"∧",wedgeq:"≙",weierp:"℘",wfr:"𝔴",wopf:"𝕨",wp:"℘",wr:"≀",wreath:"≀",wscr:"𝓌",xcap:"⋂",xcirc:"◯",xcup:"⋃",xdtri:"▽",xfr:"𝔵",xhArr:"⟺",xharr:"⟷",xi:"ξ",xlArr:"⟸",xlarr:"⟵",xmap:"⟼",xnis:"⋻",xodot:"⨀",xopf:"𝕩",xoplus:"⨁",xotime:"⨂",xrArr:"⟹",xrarr:"⟶",xscr:"𝓍",xsqcup:"⨆",xuplus:"⨄",xutri:"△",xvee:"⋁",xwedge:"⋀",yacute:"ý",yacy:"я",ycirc:"ŷ",ycy:"ы",yen:"¥",yfr:"𝔶",yicy:"ї",yopf:"𝕪",yscr:"𝓎",yucy:"ю",yuml:"ÿ",zacute:"ź",zcaron:"ž",zcy:"з",zdot:"ż",zeetrf:"ℨ",zeta:"ζ",zfr:"𝔷",zhcy:"ж",zigrarr:"⇝",zopf:"𝕫",zscr:"𝓏",zwj:"‍",zwnj:"‌"}
const i={}.hasOwnProperty
function decodeNamedCharacterReference(e){return i.call(r,e)?r[e]:false}},7776:(e,t,n)=>{n.d(t,{ok:()=>ok})
function deprecate(e){return e}function equal(){}function ok(){}function unreachable(){}},8764:(e,t,n)=>{n.d(t,{A:()=>escapeStringRegexp})
function escapeStringRegexp(e){if(typeof e!=="string"){throw new TypeError("Expected a string")}return e.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}},9146:(e,t,n)=>{n.d(t,{Y:()=>fromMarkdown})
var r=n(1869)
var i=n(5387)
var s=n(9327)
var a=n(2192)
var o=n(3988)
var c=n(9886)
var l=n(31)
var u=n(7126)
var f=n(669)
const h={}.hasOwnProperty
function fromMarkdown(e,t,n){if(t&&typeof t==="object"){n=t
t=undefined}return compiler(n)((0,i._)((0,s.q)(n).document().write((0,a.v)()(e,t,true))))}function compiler(e){const t={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(heading),blockQuote:opener(blockQuote),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,codeIndented:opener(codeFlow,buffer),codeText:opener(codeText,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition),definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list,onenterlistordered),listUnordered:opener(list),paragraph:opener(paragraph),reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),thematicBreak:opener(thematicBreak)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}}
configure(t,(e||{}).mdastExtensions||[])
const n={}
return compile
function compile(e){let r={type:"root",children:[],position:undefined}
const i={stack:[r],tokenStack:[],config:t,enter,exit,buffer,resume,data:n}
const s=[]
const a=[]
let o=-1
while(++o<e.length){a.push(e[o])
if(e[o][1].type==="listOrdered"||e[o][1].type==="listUnordered"){if(e[o][0]==="enter"){s.push(a.length-1)}else{const e=s.pop()
prepareList(a,e)}}}e=a
o=-1
while(++o<e.length){const n=t[e[o][0]]
if(e[o][0]==="enter"&&t.beforeEnter.length>0){callListeners(t.beforeEnter,{...i,sliceSerialize:e[o][2].sliceSerialize},e[o][1])}if(h.call(n,e[o][1].type)){n[e[o][1].type].call({...i,sliceSerialize:e[o][2].sliceSerialize},e[o][1])}if(e[o][0]==="exit"&&t.afterExit.length>0){callListeners(t.afterExit,{...i,sliceSerialize:e[o][2].sliceSerialize},e[o][1])}}if(i.tokenStack.length>0){const e=i.tokenStack[i.tokenStack.length-1]
const t=e[1]||defaultOnError
t.call(i,undefined,e[0])}r.position={start:point(e.length>0?e[0][1].start:{line:1,column:1,offset:0}),end:point(e.length>0?e[e.length-2][1].end:{line:1,column:1,offset:0})}
o=-1
while(++o<t.transforms.length){r=t.transforms[o](r)||r}return r}function callListeners(e,t,n){let r=-1
while(++r<e.length){e[r].call(t,n)}}function prepareList(e,t){const n=e.length-1
let r=t-1
let i=-1
let s=false
let a
let o
let c
let l
const u=[]
while(++r<=n){const t=e[r]
switch(t[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{if(t[0]==="enter"){i++}else{i--}l=undefined
break}case"lineEndingBlank":{if(t[0]==="enter"){if(a&&!l&&!i&&!c){c=r}l=undefined}break}case"linePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":{break}default:{l=undefined}}if(!i&&t[0]==="enter"&&t[1].type==="listItemPrefix"||i===-1&&t[0]==="exit"&&(t[1].type==="listUnordered"||t[1].type==="listOrdered")){if(a){let n=r
o=undefined
while(n--){const t=e[n]
if(t[1].type==="lineEnding"||t[1].type==="lineEndingBlank"){if(t[0]==="exit")continue
if(o){e[o][1].type="lineEndingBlank"
s=true}t[1].type="lineEnding"
o=n}else if(t[1].type==="linePrefix"||t[1].type==="blockQuotePrefix"||t[1].type==="blockQuotePrefixWhitespace"||t[1].type==="blockQuoteMarker"||t[1].type==="listItemIndent"){}else{break}}if(c&&(!o||c<o)){a._spread=true}a.end=Object.assign({},o?e[o][1].start:t[1].end)
u.push({at:o||r,event:["exit",a,t[2]]})}if(t[1].type==="listItemPrefix"){const e={type:"listItem",_spread:false,start:Object.assign({},t[1].start),end:undefined}
a=e
u.push({at:r,event:["enter",e,t[2]]})
c=undefined
l=true}}}const f=e.splice(t)
let h=0
r=-1
while(++r<f.length){while(h<u.length&&u[h].at===t+r){e.push(u[h++].event)}e.push(f[r])}e[t][1]._spread=s}function opener(e,t){return open
function open(n){enter.call(this,e(n),n)
if(t)t.call(this,n)}}function buffer(){this.stack.push({type:"fragment",children:[]})}function enter(e,t,n){const r=this.stack[this.stack.length-1]
const i=r.children
i.push(e)
this.stack.push(e)
this.tokenStack.push([t,n||undefined])
e.position={start:point(t.start),end:undefined}}function closer(e){return close
function close(t){if(e)e.call(this,t)
exit.call(this,t)}}function exit(e,t){const n=this.stack.pop()
const r=this.tokenStack.pop()
if(!r){throw new Error("Cannot close `"+e.type+"` ("+(0,f.L)({start:e.start,end:e.end})+"): it’s not open")}if(r[0].type!==e.type){if(t){t.call(this,e,r[0])}else{const t=r[1]||defaultOnError
t.call(this,e,r[0])}}n.position.end=point(e.end)}function resume(){return(0,r.d)(this.stack.pop())}function onenterlistordered(){this.data.expectingFirstListItemValue=true}function onenterlistitemvalue(e){if(this.data.expectingFirstListItemValue){const t=this.stack[this.stack.length-2]
t.start=Number.parseInt(this.sliceSerialize(e),10)
this.data.expectingFirstListItemValue=undefined}}function onexitcodefencedfenceinfo(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.lang=e}function onexitcodefencedfencemeta(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.meta=e}function onexitcodefencedfence(){if(this.data.flowCodeInside)return
this.buffer()
this.data.flowCodeInside=true}function onexitcodefenced(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,"")
this.data.flowCodeInside=undefined}function onexitcodeindented(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e.replace(/(\r?\n|\r)$/g,"")}function onexitdefinitionlabelstring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()}function onexitdefinitiontitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitdefinitiondestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitatxheadingsequence(e){const t=this.stack[this.stack.length-1]
if(!t.depth){const n=this.sliceSerialize(e).length
t.depth=n}}function onexitsetextheadingtext(){this.data.setextHeadingSlurpLineEnding=true}function onexitsetextheadinglinesequence(e){const t=this.stack[this.stack.length-1]
t.depth=this.sliceSerialize(e).codePointAt(0)===61?1:2}function onexitsetextheading(){this.data.setextHeadingSlurpLineEnding=undefined}function onenterdata(e){const t=this.stack[this.stack.length-1]
const n=t.children
let r=n[n.length-1]
if(!r||r.type!=="text"){r=text()
r.position={start:point(e.start),end:undefined}
n.push(r)}this.stack.push(r)}function onexitdata(e){const t=this.stack.pop()
t.value+=this.sliceSerialize(e)
t.position.end=point(e.end)}function onexitlineending(e){const n=this.stack[this.stack.length-1]
if(this.data.atHardBreak){const t=n.children[n.children.length-1]
t.position.end=point(e.end)
this.data.atHardBreak=undefined
return}if(!this.data.setextHeadingSlurpLineEnding&&t.canContainEols.includes(n.type)){onenterdata.call(this,e)
onexitdata.call(this,e)}}function onexithardbreak(){this.data.atHardBreak=true}function onexithtmlflow(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexithtmltext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitcodetext(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.value=e}function onexitlink(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitimage(){const e=this.stack[this.stack.length-1]
if(this.data.inReference){const t=this.data.referenceType||"shortcut"
e.type+="Reference"
e.referenceType=t
delete e.url
delete e.title}else{delete e.identifier
delete e.label}this.data.referenceType=undefined}function onexitlabeltext(e){const t=this.sliceSerialize(e)
const n=this.stack[this.stack.length-2]
n.label=(0,c.s)(t)
n.identifier=(0,l.B)(t).toLowerCase()}function onexitlabel(){const e=this.stack[this.stack.length-1]
const t=this.resume()
const n=this.stack[this.stack.length-1]
this.data.inReference=true
if(n.type==="link"){const t=e.children
n.children=t}else{n.alt=t}}function onexitresourcedestinationstring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.url=e}function onexitresourcetitlestring(){const e=this.resume()
const t=this.stack[this.stack.length-1]
t.title=e}function onexitresource(){this.data.inReference=undefined}function onenterreference(){this.data.referenceType="collapsed"}function onexitreferencestring(e){const t=this.resume()
const n=this.stack[this.stack.length-1]
n.label=t
n.identifier=(0,l.B)(this.sliceSerialize(e)).toLowerCase()
this.data.referenceType="full"}function onexitcharacterreferencemarker(e){this.data.characterReferenceType=e.type}function onexitcharacterreferencevalue(e){const t=this.sliceSerialize(e)
const n=this.data.characterReferenceType
let r
if(n){r=(0,o.C)(t,n==="characterReferenceMarkerNumeric"?10:16)
this.data.characterReferenceType=undefined}else{const e=(0,u.s)(t)
r=e}const i=this.stack[this.stack.length-1]
i.value+=r}function onexitcharacterreference(e){const t=this.stack.pop()
t.position.end=point(e.end)}function onexitautolinkprotocol(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url=this.sliceSerialize(e)}function onexitautolinkemail(e){onexitdata.call(this,e)
const t=this.stack[this.stack.length-1]
t.url="mailto:"+this.sliceSerialize(e)}function blockQuote(){return{type:"blockquote",children:[],position:undefined}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:undefined}}function codeText(){return{type:"inlineCode",value:"",position:undefined}}function definition(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:undefined}}function emphasis(){return{type:"emphasis",children:[],position:undefined}}function heading(){return{type:"heading",depth:0,children:[],position:undefined}}function hardBreak(){return{type:"break",position:undefined}}function html(){return{type:"html",value:"",position:undefined}}function image(){return{type:"image",title:null,url:"",alt:null,position:undefined}}function link(){return{type:"link",title:null,url:"",children:[],position:undefined}}function list(e){return{type:"list",ordered:e.type==="listOrdered",start:null,spread:e._spread,children:[],position:undefined}}function listItem(e){return{type:"listItem",spread:e._spread,checked:null,children:[],position:undefined}}function paragraph(){return{type:"paragraph",children:[],position:undefined}}function strong(){return{type:"strong",children:[],position:undefined}}function text(){return{type:"text",value:"",position:undefined}}function thematicBreak(){return{type:"thematicBreak",position:undefined}}}function point(e){return{line:e.line,column:e.column,offset:e.offset}}function configure(e,t){let n=-1
while(++n<t.length){const r=t[n]
if(Array.isArray(r)){configure(e,r)}else{extension(e,r)}}}function extension(e,t){let n
for(n in t){if(h.call(t,n)){switch(n){case"canContainEols":{const r=t[n]
if(r){e[n].push(...r)}break}case"transforms":{const r=t[n]
if(r){e[n].push(...r)}break}case"afterExit":case"beforeEnter":{const r=t[n]
if(r){e[n].push(r)}break}case"enter":case"exit":{const r=t[n]
if(r){Object.assign(e[n],r)}break}}}}}function defaultOnError(e,t){if(e){throw new Error("Cannot close `"+e.type+"` ("+(0,f.L)({start:e.start,end:e.end})+"): a different token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is open")}throw new Error("Cannot close document, a token (`"+t.type+"`, "+(0,f.L)({start:t.start,end:t.end})+") is still open")}},5248:(e,t,n)=>{n.d(t,{C:()=>gfmFromMarkdown,H:()=>gfmToMarkdown})
var r=n(6923)
var i=n(7776)
var s=n(401)
var a=n(8764)
var o=n(4146)
var c=n(8830)
function findAndReplace(e,t,n){const r=n||{}
const i=(0,c.C)(r.ignore||[])
const s=toPairs(t)
let a=-1
while(++a<s.length){(0,o.VG)(e,visitor)}function visitor(e,t,n){if(e.type==="text"&&typeof n==="number"){return handler(e,t,n)}if(i(e,n,t[t.length-1]))return o._Z}function handler(e,t,n){const r=t[t.length-1]
const i=s[a][0]
const o=s[a][1]
let c=0
let l=false
let u=[]
i.lastIndex=0
let f=i.exec(e.value)
while(f){const n=f.index
const r={index:f.index,input:f.input,stack:[...t,e]}
let s=o(...f,r)
if(typeof s==="string"){s=s.length>0?{type:"text",value:s}:undefined}if(s===false){i.lastIndex=n+1}else{if(c!==n){add({type:"text",value:e.value.slice(c,n)})}if(Array.isArray(s)){for(const e of s)add(e)}else if(s){add(s)}c=n+f[0].length
l=true}if(!i.global){break}f=i.exec(e.value)}if(l){if(c<e.value.length){add({type:"text",value:e.value.slice(c)})}r.children.splice(n,1,...u)}else{u=[e]}return n+u.length
function add(e){const t=u[u.length-1]
if(t&&t.type==="text"&&e.type==="text"){t.value+=e.value}else{u.push(e)}}}}function toPairs(e){if(!Array.isArray(e)){throw new TypeError("Expected find and replace tuple or list of tuples")}const t=[]
const n=!e[0]||Array.isArray(e[0])?e:[e]
let r=-1
while(++r<n.length){const e=n[r]
t.push([toExpression(e[0]),toFunction(e[1])])}return t}function toExpression(e){return typeof e==="string"?new RegExp((0,a.A)(e),"g"):e}function toFunction(e){return typeof e==="function"?e:function(){return e}}const l="phrasing"
const u=["autolink","link","image","label"]
function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}function gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:l,notInConstruct:u},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:l,notInConstruct:u},{character:":",before:"[ps]",after:"\\/",inConstruct:l,notInConstruct:u}]}}function enterLiteralAutolink(e){this.enter({type:"link",title:null,url:"",children:[],position:undefined},e)}function enterLiteralAutolinkValue(e){this.config.enter.autolinkProtocol.call(this,e)}function exitLiteralAutolinkHttp(e){this.config.exit.autolinkProtocol.call(this,e)}function exitLiteralAutolinkWww(e){this.config.exit.data.call(this,e)
const t=this.stack[this.stack.length-1];(0,i.ok)(t.type==="link")
t.url="http://"+this.sliceSerialize(e)}function exitLiteralAutolinkEmail(e){this.config.exit.autolinkEmail.call(this,e)}function exitLiteralAutolink(e){this.exit(e)}function transformGfmAutolinkLiterals(e){findAndReplace(e,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(e,t,n,r,i){if(!previous(i)){return false}let a=""
if(/^w/i.test(t)){n=t+n
t=""
a="http://"}if((0,s.es)(n.charCodeAt(0))||!isCorrectDomain(n)){return false}const o=splitUrl(n+r)
const c={type:"link",title:null,url:a+t+o[0],children:[{type:"text",value:t+o[0],position:undefined}],position:undefined}
if(o[1]){return[c,{type:"text",value:o[1],position:undefined}]}return c}function findEmail(e,t,n){if(/[\d\-_]$/.test(n)){return false}return{type:"link",title:null,url:"mailto:"+t+"@"+n,children:[{type:"text",value:t+"@"+n,position:undefined}],position:undefined}}function findMailto(e,t,n){if(/[\d\-_]$/.test(n)){return false}const r="mailto:"+t+"@"+n
return{type:"link",title:null,url:r,children:[{type:"text",value:r,position:undefined}],position:undefined}}function findXmpp(e,t,n,r,i){if(/[\d\-_]$/.test(n)||r&&(!/[A-Za-z]$/.test(r)||i.input.charAt(i.index+e.length)==="@")){return false}const s="xmpp:"+t+"@"+n+(r||"")
return{type:"link",title:null,url:s,children:[{type:"text",value:s,position:undefined}],position:undefined}}function isCorrectDomain(e){const t=e.split(".")
if(t.length<2||t[t.length-1]&&(/_/.test(t[t.length-1])||!/[\dA-Za-z]/.test(t[t.length-1]))||t[t.length-2]&&(/_/.test(t[t.length-2])||!/[\dA-Za-z]/.test(t[t.length-2]))){return false}return true}function splitUrl(e){let t=e.length
while(t>0){const n=e.charCodeAt(t-1)
if(n===33||n===34||n===38||n===39||n===41||n===44||n===46||n===58||n===59||n===60||n===62||n===63||n===93||n===125){t--}else{break}}if(t===e.length){return[e,undefined]}let n=e.slice(t)
e=e.slice(0,t)
let i=n.indexOf(")")
const s=(0,r.D)(e,"(")
let a=(0,r.D)(e,")")
while(i!==-1&&s>a){e+=n.slice(0,i+1)
n=n.slice(i+1)
i=n.indexOf(")")
a++}return[e,n]}function previous(e){const t=e.input.charCodeAt(e.index-1)
return e.index===0||(0,s.Ny)(t)||(0,s.es)(t)}var f=n(31)
footnoteReference.peek=footnoteReferencePeek
function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(e){this.enter({type:"footnoteReference",identifier:"",label:""},e)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(e){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},e)}function exitFootnoteCallString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,i.ok)(n.type==="footnoteReference")
n.identifier=(0,f.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteCall(e){this.exit(e)}function exitFootnoteDefinitionLabelString(e){const t=this.resume()
const n=this.stack[this.stack.length-1];(0,i.ok)(n.type==="footnoteDefinition")
n.identifier=(0,f.B)(this.sliceSerialize(e)).toLowerCase()
n.label=t}function exitFootnoteDefinition(e){this.exit(e)}function footnoteReferencePeek(){return"["}function footnoteReference(e,t,n,r){const i=n.createTracker(r)
let s=i.move("[^")
const a=n.enter("footnoteReference")
const o=n.enter("reference")
s+=i.move(n.safe(n.associationId(e),{after:"]",before:s}))
o()
a()
s+=i.move("]")
return s}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function gfmFootnoteToMarkdown(e){let t=false
if(e&&e.firstLineBlank){t=true}return{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]}
function footnoteDefinition(e,n,r,i){const s=r.createTracker(i)
let a=s.move("[^")
const o=r.enter("footnoteDefinition")
const c=r.enter("label")
a+=s.move(r.safe(r.associationId(e),{before:a,after:"]"}))
c()
a+=s.move("]:")
if(e.children&&e.children.length>0){s.shift(4)
a+=s.move((t?"\n":" ")+r.indentLines(r.containerFlow(e,s.current()),t?mapAll:mapExceptFirst))}o()
return a}}function mapExceptFirst(e,t,n){return t===0?e:mapAll(e,t,n)}function mapAll(e,t,n){return(n?"":"    ")+e}const h=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"]
handleDelete.attention=attentionDelete
handleDelete.peek=peekDelete
function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}function gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:h}]}}function enterStrikethrough(e){this.enter({type:"delete",children:[],position:undefined},e)}function exitStrikethrough(e){this.exit(e)}function handleDelete(e,t,n,r){const i=n.createTracker(r)
const s=n.stack.includes("strikethrough")?"~":"~~"
const a=n.enter("strikethrough")
let o=i.move(s)
o+=n.containerPhrasing(e,{...i.current(),before:o,after:"~"})
o+=i.move(s)
a()
return o}function attentionDelete(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function defaultStringLength(e){return e.length}function markdownTable(e,t){const n=t||{}
const r=(n.align||[]).concat()
const i=n.stringLength||defaultStringLength
const s=[]
const a=[]
const o=[]
const c=[]
let l=0
let u=-1
while(++u<e.length){const t=[]
const r=[]
let s=-1
if(e[u].length>l){l=e[u].length}while(++s<e[u].length){const a=serialize(e[u][s])
if(n.alignDelimiters!==false){const e=i(a)
r[s]=e
if(c[s]===undefined||e>c[s]){c[s]=e}}t.push(a)}a[u]=t
o[u]=r}let f=-1
if(typeof r==="object"&&"length"in r){while(++f<l){s[f]=toAlignment(r[f])}}else{const e=toAlignment(r)
while(++f<l){s[f]=e}}f=-1
const h=[]
const d=[]
while(++f<l){const e=s[f]
let t=""
let r=""
if(e===99){t=":"
r=":"}else if(e===108){t=":"}else if(e===114){r=":"}let i=n.alignDelimiters===false?1:Math.max(1,c[f]-t.length-r.length)
const a=t+"-".repeat(i)+r
if(n.alignDelimiters!==false){i=t.length+i+r.length
if(i>c[f]){c[f]=i}d[f]=i}h[f]=a}a.splice(1,0,h)
o.splice(1,0,d)
u=-1
const p=[]
while(++u<a.length){const e=a[u]
const t=o[u]
const r=n.fillRows===false?Math.max(1,a[u===1?0:u].length):l
f=-1
const i=[]
while(++f<r){const a=e[f]||""
let o=""
let l=""
if(n.alignDelimiters!==false){const e=c[f]-(t[f]||0)
const n=s[f]
if(n===114){o=" ".repeat(e)}else if(n===99){const t=e/2
if(e%2){o=" ".repeat(t+.5)
l=" ".repeat(t-.5)}else{o=" ".repeat(t)
l=o}}else{l=" ".repeat(e)}}if(n.delimiterStart!==false&&!f){i.push("|")}if(n.padding!==false&&!(n.alignDelimiters===false&&a==="")&&(n.delimiterStart!==false||f)){i.push(" ")}if(n.alignDelimiters!==false){i.push(o)}i.push(a)
if(n.alignDelimiters!==false){i.push(l)}if(n.padding!==false){i.push(" ")}if(n.delimiterEnd!==false||f!==r-1){i.push("|")}}p.push(n.delimiterEnd===false?i.join("").replace(/ +$/,""):i.join(""))}return p.join("\n")}function serialize(e){return e===null||e===undefined?"":String(e)}function toAlignment(e){const t=typeof e==="string"?e.codePointAt(0):0
return t===67||t===99?99:t===76||t===108?108:t===82||t===114?114:0}var d=n(2169)
var p=n(1869)
var m=n(3617)
function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(e){const t=e._align;(0,i.ok)(t,"expected `_align` on table")
this.enter({type:"table",align:t.map(function(e){return e==="none"?null:e}),children:[],position:undefined},e)
this.data.inTable=true}function exitTable(e){this.exit(e)
this.data.inTable=undefined}function enterRow(e){this.enter({type:"tableRow",children:[],position:undefined},e)}function exit(e){this.exit(e)}function enterCell(e){this.enter({type:"tableCell",children:[],position:undefined},e)}function exitCodeText(e){let t=this.resume()
if(this.data.inTable){t=t.replace(/\\([\\|])/g,replace)}const n=this.stack[this.stack.length-1];(0,i.ok)(n.type==="inlineCode")
n.value=t
this.exit(e)}function replace(e,t){return t==="|"?t:e}function gfmTableToMarkdown(e){const t=e||{}
const{tableCellPadding:n,tablePipeAlign:r,stringLength:i}=t
const s=n?" ":"|"
return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:"\n",inConstruct:"tableCell"},{atBreak:true,character:"|",after:"[\t :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:true,character:":",after:"-"},{atBreak:true,character:"-",after:"[:|-]"}]}
function handleTable(e,t,n,r){const i=handleTableAsData(e,n,r)
const s=i[0]
if(s){let t=e.align?e.align.length:0
let n=-1
if(!t){while(++n<i.length){if(i[n].length>t)t=i[n].length}}while(s.length<t)s.push("")}return serializeData(i,e.align)}function handleTableRow(e,t,n,r){const i=handleTableRowAsData(e,n,r)
const s=serializeData([i])
return s.slice(0,s.indexOf("\n"))}function handleTableCell(e,t,n,r){const i=n.enter("tableCell")
const a=n.enter("phrasing")
const o=n.containerPhrasing(e,{...r,before:s,after:s})
a()
i()
return o}function serializeData(e,t){return markdownTable(e,{align:t,alignDelimiters:r,fillRows:false,padding:n,stringLength:i})}function handleTableAsData(e,t,n){const{children:r}=e
let i=-1
const s=[]
const a=t.enter("table")
while(++i<r.length){s[i]=handleTableRowAsData(r[i],t,n)}a()
return s}function handleTableRowAsData(e,t,n){const{children:r}=e
let i=-1
const s=[]
const a=t.enter("tableRow")
while(++i<r.length){s[i]=handleTableCell(r[i],e,t,n)}a()
return s}function inlineCodeWithTable(e,t,n){const r=d.p.inlineCode(e,t,n)
if(!n.stack.includes("tableCell"))return r
const i=[]
let s=0
let a=r.indexOf("|")
while(a!==-1){let e=a
while(e>s&&r.charCodeAt(e-1)===92){e--}i.push(r.slice(s,a))
if((a-e)%2===0)i.push("\\")
s=a
a=r.indexOf("|",a+1)}i.push(r.slice(s))
return i.join("")}}function joinTable(e,t,n,r){if(e.type==="table"&&n.type==="listItem"&&n.spread===false&&(t.type==="definition"||t.type==="heading"&&formatHeadingAsSetext(t,r)||t.type==="paragraph"||t.type==="table")){return 1}}function formatHeadingAsSetext(e,t){let n=false;(0,m.YR)(e,function(e){if(e.type==="break"||"value"in e&&/\r?\n|\r/.test(e.value)){n=true
return o.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,p.d)(e)&&(t.options.setext||n))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}function gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(e){const t=this.stack[this.stack.length-2];(0,i.ok)(t.type==="listItem")
t.checked=e.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(e){const t=this.stack[this.stack.length-2]
if(t&&t.type==="listItem"&&typeof t.checked==="boolean"){const e=this.stack[this.stack.length-1];(0,i.ok)(e.type==="paragraph")
const n=e.children[0]
if(n&&n.type==="text"){const r=t.children
let i=-1
let s
while(++i<r.length){const e=r[i]
if(e.type==="paragraph"){s=e
break}}if(s===e){n.value=n.value.slice(1)
if(n.value.length===0){e.children.shift()}else if(e.position&&n.position&&typeof n.position.start.offset==="number"){n.position.start.column++
n.position.start.offset++
e.position.start={...n.position.start}}}}}this.exit(e)}function paragraphWithTaskListItem(e,t,n,r){if(!t||t.type!=="listItem"||taskListItemParagraph(t)!==e){return d.p.paragraph(e,t,n,r)}const i="["+(t.checked?"x":" ")+"] "
const s=n.createTracker(r)
s.move(i)
const a=d.p.paragraph(e.children.length>0?e:{type:"paragraph",children:[{type:"text",value:" "}]},t,n,{...r,...s.current()})
return i+a}function joinDefinitionsBeforeTaskListItemParagraph(e,t,n){if(!(e.type==="definition"&&n.type==="listItem")){return}const r=taskListItemParagraph(n)
if(r&&n.children.indexOf(e)<n.children.indexOf(r)){return 0}}function taskListItemParagraph(e){if(typeof e.checked!=="boolean"){return}for(const t of e.children){if(t.type==="paragraph"){return t}if(t.type!=="definition"){return}}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}function gfmToMarkdown(e){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(e),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(e),gfmTaskListItemToMarkdown()]}}},9054:(e,t,n)=>{n.d(t,{f:()=>i})
var r=n(8830)
const i=(0,r.C)(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJsxTextElement","mdxTextExpression","strong","text","textDirective"])},2169:(e,t,n)=>{n.d(t,{p:()=>f})
function blockquote(e,t,n,r){const i=n.enter("blockquote")
const s=n.createTracker(r)
s.move("> ")
s.shift(2)
const a=n.indentLines(n.containerFlow(e,s.current()),map)
i()
return a}function map(e,t,n){return">"+(n?"":" ")+e}var r=n(1767)
function hardBreak(e,t,n,i){let s=-1
while(++s<n.unsafe.length){const e=n.unsafe[s]
if(e.character==="\n"&&!e.before&&!e.after&&(0,r.q)(n.stack,e)){return/[\t ]/.test(i.before)?"":" "}}return"\\\n"}function longestStreak(e,t){const n=String(e)
let r=n.indexOf(t)
let i=r
let s=0
let a=0
if(typeof t!=="string"){throw new TypeError("Expected substring")}while(r!==-1){if(r===i){if(++s>a){a=s}}else{s=1}i=r+t.length
r=n.indexOf(t,i)}return a}var i=n(4672)
function checkFence(e){const t=e.options.fence||"`"
if(t!=="`"&&t!=="~"){throw new Error("Cannot serialize code with `"+t+"` for `options.fence`, expected `` ` `` or `~`")}return t}function code(e,t,n,r){const s=checkFence(n)
const a=e.value||""
if((0,i.m)(e,n)){const e=n.enter("codeIndented")
const t=n.indentLines(a,code_map)
e()
return t}const o=n.createTracker(r)
const c=s.repeat(Math.max(longestStreak(a,s)+1,3))
const l=n.enter("codeFenced")
const u=s==="`"?"GraveAccent":"Tilde"
let f=o.move(c)
if(e.lang){const t=n.enter(`codeFencedLang${u}`)
f+=o.move(n.safe(e.lang,{before:f,after:" ",encode:["`"],...o.current()}))
t()}if(e.lang&&e.meta){const t=n.enter(`codeFencedMeta${u}`)
f+=o.move(" ")
f+=o.move(n.safe(e.meta,{before:f,after:"\n",encode:["`"],...o.current()}))
t()}f+=o.move("\n")
if(a){f+=o.move(a+"\n")}f+=o.move(c)
l()
return f}function code_map(e,t,n){return(n?"":"    ")+e}function checkQuote(e){const t=e.options.quote||'"'
if(t!=='"'&&t!=="'"){throw new Error("Cannot serialize title with `"+t+"` for `options.quote`, expected `\"`, or `'`")}return t}function definition(e,t,n,r){const i=checkQuote(n)
const s=i==='"'?"Quote":"Apostrophe"
const a=n.enter("definition")
let o=n.enter("label")
const c=n.createTracker(r)
let l=c.move("[")
l+=c.move(n.safe(n.associationId(e),{before:l,after:"]",...c.current()}))
l+=c.move("]: ")
o()
if(!e.url||/[\0- \u007F]/.test(e.url)){o=n.enter("destinationLiteral")
l+=c.move("<")
l+=c.move(n.safe(e.url,{before:l,after:">",...c.current()}))
l+=c.move(">")}else{o=n.enter("destinationRaw")
l+=c.move(n.safe(e.url,{before:l,after:e.title?" ":"\n",...c.current()}))}o()
if(e.title){o=n.enter(`title${s}`)
l+=c.move(" "+i)
l+=c.move(n.safe(e.title,{before:l,after:i,...c.current()}))
l+=c.move(i)
o()}a()
return l}function checkEmphasis(e){const t=e.options.emphasis||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize emphasis with `"+t+"` for `options.emphasis`, expected `*`, or `_`")}return t}var s=n(3934)
emphasis.attention=attention
emphasis.peek=peek
function emphasis(e,t,n,r){const i=n.enter("phrasing")
const a=(0,s.mx)(e,attention,n,n.createTracker(r))
const o=a?(0,s.lK)([a],r.before,r.after):""
i()
return o}function attention(e,t){const n=checkEmphasis(t)
return{construct:"emphasis",markers:n==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek(e,t,n){return n.options.emphasis||"*"}var a=n(7104)
var o=n(8069)
function heading(e,t,n,r){const i=Math.max(Math.min(6,e.depth||1),1)
const s=n.createTracker(r)
if((0,o.f)(e,n)){const t=n.enter("headingSetext")
const r=n.enter("phrasing")
const a=n.containerPhrasing(e,{...s.current(),before:"\n",after:"\n"})
r()
t()
return a+"\n"+(i===1?"=":"-").repeat(a.length-(Math.max(a.lastIndexOf("\r"),a.lastIndexOf("\n"))+1))}const c="#".repeat(i)
const l=n.enter("headingAtx")
const u=n.enter("phrasing")
s.move(c+" ")
let f=n.containerPhrasing(e,{before:"# ",after:"\n",...s.current()})
const h=f.charCodeAt(0)
if(h===9||h===32){f=(0,a.T)(h)+f.slice(1)}f=f?c+" "+f:c
if(n.options.closeAtx){f+=" "+c}u()
l()
return f}html.peek=htmlPeek
function html(e){return e.value||""}function htmlPeek(){return"<"}image_image.peek=imagePeek
function image_image(e,t,n,r){const i=checkQuote(n)
const s=i==='"'?"Quote":"Apostrophe"
const a=n.enter("image")
let o=n.enter("label")
const c=n.createTracker(r)
let l=c.move("![")
l+=c.move(n.safe(e.alt,{before:l,after:"]",...c.current()}))
l+=c.move("](")
o()
if(!e.url&&e.title||/[\0- \u007F]/.test(e.url)){o=n.enter("destinationLiteral")
l+=c.move("<")
l+=c.move(n.safe(e.url,{before:l,after:">",...c.current()}))
l+=c.move(">")}else{o=n.enter("destinationRaw")
l+=c.move(n.safe(e.url,{before:l,after:e.title?" ":")",...c.current()}))}o()
if(e.title){o=n.enter(`title${s}`)
l+=c.move(" "+i)
l+=c.move(n.safe(e.title,{before:l,after:i,...c.current()}))
l+=c.move(i)
o()}l+=c.move(")")
a()
return l}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek
function imageReference(e,t,n,r){const i=e.referenceType
const s=n.enter("imageReference")
let a=n.enter("label")
const o=n.createTracker(r)
let c=o.move("![")
const l=n.safe(e.alt,{before:c,after:"]",...o.current()})
c+=o.move(l+"][")
a()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
a=n.enter("reference")
const f=n.safe(n.associationId(e),{before:c,after:"]",...o.current()})
a()
n.stack=u
s()
if(i==="full"||!l||l!==f){c+=o.move(f+"]")}else if(i==="shortcut"){c=c.slice(0,-1)}else{c+=o.move("]")}return c}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek
function inlineCode(e,t,n){let r=e.value||""
let i="`"
let s=-1
while(new RegExp("(^|[^`])"+i+"([^`]|$)").test(r)){i+="`"}if(/[^\n\r ]/.test(r)&&(/^[\n\r ]/.test(r)&&/[\n\r ]$/.test(r)||/^`|`$/.test(r))){r=" "+r+" "}while(++s<n.unsafe.length){const e=n.unsafe[s]
const t=n.compilePattern(e)
if(!e.atBreak)continue
let i
while(i=t.exec(r)){let e=i.index
if(r.charCodeAt(e)===10&&r.charCodeAt(e-1)===13){e--}r=r.slice(0,e)+" "+r.slice(i.index+1)}}return i+r+i}function inlineCodePeek(){return"`"}var c=n(1869)
function formatLinkAsAutolink(e,t){const n=(0,c.d)(e)
return Boolean(!t.options.resourceLink&&e.url&&!e.title&&e.children&&e.children.length===1&&e.children[0].type==="text"&&(n===e.url||"mailto:"+n===e.url)&&/^[a-z][+\-.a-z]+:/i.test(e.url)&&!/[\0- <>\u007F]/.test(e.url))}link_link.peek=linkPeek
function link_link(e,t,n,r){const i=checkQuote(n)
const s=i==='"'?"Quote":"Apostrophe"
const a=n.createTracker(r)
if(formatLinkAsAutolink(e,n)){const t=n.stack
n.stack=t.filter(function(e){return e!=="phrasing"})
const r=n.enter("autolink")
let i=a.move("<")
i+=a.move(n.containerPhrasing(e,{before:i,after:">",...a.current()}))
i+=a.move(">")
r()
n.stack=t
return i}const o=n.enter("link")
let c=n.enter("label")
let l=a.move("[")
const u=n.containerPhrasing(e,{before:l,after:"](",...a.current()})
l+=a.move(u)
c()
l+=a.move("](")
const f=/[\0- \u007F]/.test(e.url)
const h=r.before.charAt(r.before.length-1)
let d=e.title||undefined
if(!d&&!f&&(h==="\n"||h==="\r")){let e=0
while(e<u.length&&u.charCodeAt(e)!==93){e+=u.charCodeAt(e)===92?2:1}if(u.charCodeAt(e+1)===58)d=""}if(!e.url&&typeof d==="string"||f){c=n.enter("destinationLiteral")
l+=a.move("<")
l+=a.move(n.safe(e.url,{before:l,after:">",...a.current()}))
l+=a.move(">")}else{c=n.enter("destinationRaw")
l+=a.move(n.safe(e.url,{before:l,after:typeof d==="string"?" ":")",...a.current()}))}c()
if(typeof d==="string"){c=n.enter(`title${s}`)
l+=a.move(" "+i)
l+=a.move(n.safe(d,{before:l,after:i,...a.current()}))
l+=a.move(i)
c()}l+=a.move(")")
o()
return l}function linkPeek(e,t,n){return formatLinkAsAutolink(e,n)?"<":"["}linkReference.peek=linkReferencePeek
function linkReference(e,t,n,r){const i=e.referenceType
const s=n.enter("linkReference")
let a=n.enter("label")
const o=n.createTracker(r)
let c=o.move("[")
const l=n.containerPhrasing(e,{before:c,after:"]",...o.current()})
c+=o.move(l+"][")
a()
const u=n.stack
n.stack=u.filter(function(e){return e!=="phrasing"})
a=n.enter("reference")
const f=n.safe(n.associationId(e),{before:c,after:"]",...o.current()})
a()
n.stack=u
s()
if(i==="full"||!l||l!==f){c+=o.move(f+"]")}else if(i==="shortcut"){c=c.slice(0,-1)}else{c+=o.move("]")}return c}function linkReferencePeek(){return"["}function checkBullet(e){const t=e.options.bullet||"*"
if(t!=="*"&&t!=="+"&&t!=="-"){throw new Error("Cannot serialize items with `"+t+"` for `options.bullet`, expected `*`, `+`, or `-`")}return t}function checkBulletOther(e){const t=checkBullet(e)
const n=e.options.bulletOther
if(!n){return t==="*"?"-":"*"}if(n!=="*"&&n!=="+"&&n!=="-"){throw new Error("Cannot serialize items with `"+n+"` for `options.bulletOther`, expected `*`, `+`, or `-`")}if(n===t){throw new Error("Expected `bullet` (`"+t+"`) and `bulletOther` (`"+n+"`) to be different")}return n}function checkBulletOrdered(e){const t=e.options.bulletOrdered||"."
if(t!=="."&&t!==")"){throw new Error("Cannot serialize items with `"+t+"` for `options.bulletOrdered`, expected `.` or `)`")}return t}var l=n(3661)
function list(e,t,n,r){const i=n.enter("list")
const s=n.bulletCurrent
let a=e.ordered?checkBulletOrdered(n):checkBullet(n)
const o=e.ordered?a==="."?")":".":checkBulletOther(n)
let c=t&&n.bulletLastUsed?a===n.bulletLastUsed:false
if(!e.ordered){const t=e.children?e.children[0]:undefined
if((a==="*"||a==="-")&&t&&(!t.children||!t.children[0])&&n.stack[n.stack.length-1]==="list"&&n.stack[n.stack.length-2]==="listItem"&&n.stack[n.stack.length-3]==="list"&&n.stack[n.stack.length-4]==="listItem"&&n.indexStack[n.indexStack.length-1]===0&&n.indexStack[n.indexStack.length-2]===0&&n.indexStack[n.indexStack.length-3]===0){c=true}if((0,l.T)(n)===a&&t){let t=-1
while(++t<e.children.length){const n=e.children[t]
if(n&&n.type==="listItem"&&n.children&&n.children[0]&&n.children[0].type==="thematicBreak"){c=true
break}}}}if(c){a=o}n.bulletCurrent=a
const u=n.containerFlow(e,r)
n.bulletLastUsed=a
n.bulletCurrent=s
i()
return u}function checkListItemIndent(e){const t=e.options.listItemIndent||"one"
if(t!=="tab"&&t!=="one"&&t!=="mixed"){throw new Error("Cannot serialize items with `"+t+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`")}return t}function listItem(e,t,n,r){const i=checkListItemIndent(n)
let s=n.bulletCurrent||checkBullet(n)
if(t&&t.type==="list"&&t.ordered){s=(typeof t.start==="number"&&t.start>-1?t.start:1)+(n.options.incrementListMarker===false?0:t.children.indexOf(e))+s}let a=s.length+1
if(i==="tab"||i==="mixed"&&(t&&t.type==="list"&&t.spread||e.spread)){a=Math.ceil(a/4)*4}const o=n.createTracker(r)
o.move(s+" ".repeat(a-s.length))
o.shift(a)
const c=n.enter("listItem")
const l=n.indentLines(n.containerFlow(e,o.current()),map)
c()
return l
function map(e,t,n){if(t){return(n?"":" ".repeat(a))+e}return(n?s:s+" ".repeat(a-s.length))+e}}function paragraph(e,t,n,r){const i=n.enter("paragraph")
const s=n.enter("phrasing")
const a=n.containerPhrasing(e,r)
s()
i()
return a}var u=n(9054)
function root(e,t,n,r){const i=e.children.some(function(e){return(0,u.f)(e)})
if(!i)return n.containerFlow(e,r)
const s=n.enter("phrasing")
const a=n.containerPhrasing(e,r)
s()
return a}function checkStrong(e){const t=e.options.strong||"*"
if(t!=="*"&&t!=="_"){throw new Error("Cannot serialize strong with `"+t+"` for `options.strong`, expected `*`, or `_`")}return t}strong.attention=strong_attention
strong.peek=strong_peek
function strong(e,t,n,r){const i=n.enter("phrasing")
const a=(0,s.mx)(e,strong_attention,n,n.createTracker(r))
const o=a?(0,s.lK)([a],r.before,r.after):""
i()
return o}function strong_attention(e,t){const n=checkStrong(t)
return{construct:"strong",markers:n==="*"?["*","_"]:["_","*"],sizes:[2]}}function strong_peek(e,t,n){return n.options.strong||"*"}function text_text(e,t,n,r){const i=t?t.children:[]
const s=n.indexStack[n.indexStack.length-1]
return n.safe(e.value,{...r,afterNode:i[s+1],beforeNode:i[s-1]})}function checkRuleRepetition(e){const t=e.options.ruleRepetition||3
if(t<3){throw new Error("Cannot serialize rules with repetition `"+t+"` for `options.ruleRepetition`, expected `3` or more")}return t}function thematicBreak(e,t,n){const r=((0,l.T)(n)+(n.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(n))
return n.options.ruleSpaces?r.slice(0,-1):r}const f={blockquote,break:hardBreak,code,definition,emphasis,hardBreak,heading,html,image:image_image,imageReference,inlineCode,link:link_link,linkReference,list,listItem,paragraph,root,strong,text:text_text,thematicBreak}},3661:(e,t,n)=>{n.d(t,{T:()=>checkRule})
function checkRule(e){const t=e.options.rule||"*"
if(t!=="*"&&t!=="-"&&t!=="_"){throw new Error("Cannot serialize rules with `"+t+"` for `options.rule`, expected `*`, `-`, or `_`")}return t}},3934:(e,t,n)=>{n.d(t,{mx:()=>attentionItem,UA:()=>containerPhrasing,lK:()=>serialize})
var r=n(401)
var i=n(4386)
function firstCharacter(e){const t=e.codePointAt(0)
return t===undefined?"":String.fromCodePoint(t)}function lastCharacter(e){const t=e.codePointAt(e.length-2)
return t!==undefined&&t>65535?e.slice(-2):e.slice(-1)}var s=n(7104)
function encodeInfo(e,t,n){const r=(0,i.S)(e)
const s=(0,i.S)(t)
if(r===undefined){return s===undefined?n==="_"?{inside:true,outside:true}:{inside:false,outside:false}:s===1?{inside:true,outside:true}:{inside:false,outside:true}}if(r===1){return s===undefined?{inside:false,outside:false}:s===1?{inside:true,outside:true}:{inside:false,outside:false}}return s===undefined?{inside:false,outside:false}:s===1?{inside:true,outside:false}:{inside:false,outside:false}}var a=n(9424)
const o=new Map([["*",false],["_",true]])
function candidates(e,t,n){const r=new Set
for(const i of e){const e=n.get(i)
if(e&&i.attention&&t.some(e=>e.attention===i.attention)){for(const t of e.tokens){r.add(t.attention)}}}const i=[]
for(const t of e){if(t.attention&&r.delete(t.attention)){i.push(t.attention)}}i.reverse()
return i}function check(e,t,n){const r=[]
const s=new Map
const a=new Map
let c=0
while(c<e.length){if(!e[c].attention){c++
continue}const l=e[c].value.charAt(0)
const u=o.get(l)
let f=c+1
while(f<e.length&&e[f].attention&&e[f].value.charAt(0)===l){f++}const h=c?e[c-1].value:t
const d=(0,i.S)(h.charCodeAt(h.length-1))
const p=(0,i.S)((f<e.length?e[f].value:n).charCodeAt(0))
const m=!p||p===2&&Boolean(d)
const T=!d||d===2&&Boolean(p)
const E={tokens:e.slice(c,f),markers:[],start:0,end:0,open:u?m&&(Boolean(d)||!T):m,close:u?T&&(Boolean(p)||!m):T,split:u!==undefined}
for(const e of E.tokens){s.set(e,[...E.tokens])
a.set(e,E)
let t=e.value.length
while(t--)E.markers.push(e)}E.end=E.markers.length
r.push(E)
c=f}pair(r,s)
c=-1
while(++c<e.length){const t=s.get(e[c])
if(t)return{attention:candidates(e,t,a),index:c}}}function containerPhrasing(e,t,n){return serialize(phrasing(e,t,n),n.before,n.after)}function encode(e,t){const n=e[t?0:e.length-1]
if(!n||n.attention)return
const r=t?firstCharacter(n.value):lastCharacter(n.value)
const i=(0,s.T)(r.codePointAt(0))
if(t){n.value=i+n.value.slice(r.length)}else{let e=n.value.slice(0,n.value.length-r.length)
let t=0
while(e.charCodeAt(e.length-1-t)===92){t++}if(t%2)e+="\\"
n.value=e+i}}function improve(e,t,n,r,i){for(const s of n.attention){const a=t.get(s)||s.sequences[0]
for(const o of s.sequences){if(o===a)continue
const c=new Map(t)
c.set(s,o)
const l=render(e,c,r,i)
const u=check(l,r,i)
if(!u||u.index>n.index){return{chosen:c,mistake:u,tokens:l}}}}}function pair(e,t){const n=new Map
for(const r of e){const e=r.tokens[0].value.charAt(0)
let i=n.get(e)
if(!i){i=[]
n.set(e,i)}let s=r.close?i.length:0
while(s--&&r.start<r.end){const e=i[s]
const n=e.end-e.start
const a=r.end-r.start
if(r.split?(e.close||r.open)&&a%3&&!((n+a)%3):n!==e.markers.length||n!==a){continue}const o=r.split?n>1&&a>1?2:1:a
const c=e.markers.slice(e.end-o,e.end)
const l=r.markers.slice(r.start,r.start+o)
const u=c[0]
const f=l[0]
if(u===c[o-1]&&u.value.length===o&&f===l[o-1]&&f.value.length===o&&u.attention===f.attention){t.delete(u)
t.delete(f)}else{const e=[...new Set([...c,...l])]
for(const n of e){const r=t.get(n)
if(r)r.push(...e)}}e.end-=o
r.start+=o
if(e.start===e.end)i.splice(s,1)
s=i.length}if(r.open&&r.start<r.end)i.push(r)}}function attentionSequences(e,t,n){if(t.length===0){throw new Error("Cannot serialize `"+e+"` as attention without markers, expected one or more markers")}if(n.length===0){throw new Error("Cannot serialize `"+e+"` as attention without sizes, expected one or more sizes")}for(const t of n){if(!Number.isSafeInteger(t)||t<1){throw new Error("Cannot serialize `"+e+"` as attention with `"+t+"` as size, expected positive integer")}}const i=[]
for(const s of t){if(s.length!==1){throw new Error("Cannot serialize `"+e+"` as attention with `"+s+"` as marker, expected a single ascii character")}if(!(0,r.ol)(s.charCodeAt(0))){throw new Error("Cannot serialize `"+e+"` as attention with `"+s+"` as marker, expected ascii punctuation")}for(const e of n){i.push(s.repeat(e))}}return i}function phrasing(e,t,n){const r=t.indexStack
const i=e.children||[]
const s=[]
let o=-1
let c=n.before
r.push(-1)
let l=t.createTracker(n)
while(++o<i.length){const u=i[o]
let f
r[r.length-1]=o
if(o+1<i.length){let n=t.handle.handlers[i[o+1].type]
if(n&&n.peek)n=n.peek
f=n?firstCharacter(n(i[o+1],e,t,{before:"",after:"",...l.current()})):""}else{f=n.after}const h=s[s.length-1]
if(typeof h==="string"&&(c==="\r"||c==="\n")&&u.type==="html"&&(0,a.C)(u.value)!==7){s[s.length-1]=h.replace(/(\r?\n|\r)$/," ")
c=" "
l=t.createTracker(n)
l.move(serialize(s,n.before,n.after))}const d=t.handle.handlers[u.type]
if(d&&d.attention){const e=attentionItem(u,d.attention,t,l)
if(!e)continue
s.push(e)
c=lastCharacter(e.sequences[0])}else{const n=t.handle(u,e,t,{...l.current(),after:f,before:c})
if(!n)continue
l.move(n)
s.push(n)
c=lastCharacter(n)}}r.pop()
return s}function attentionItem(e,t,n,r){const{construct:i,markers:s,sizes:a}=t(e,n)
const o=attentionSequences(e.type,s,a)
const c=o[0]
const l=n.enter(i)
const u=n.createTracker(r.current())
u.move(c)
const f=phrasing(e,n,{...u.current(),before:c,after:c})
l()
if(f.length===0)return
r.move(c)
r.move(serialize(f,c,c))
r.move(c)
return{children:f,sequences:o}}function fix(e,t,n,r){let i=render(e,t,n,r)
let s=check(i,n,r)
while(s){const a=improve(e,t,s,n,r)
if(!a)return
t=a.chosen
i=a.tokens
s=a.mistake}return i}function guess(e,t,n,r){let i=n
let s=-1
while(++s<e.length){const a=e[s]
if(typeof a==="string"){i=""
continue}const c=s===e.length-1?r:""
const l=a.sequences.find(function(t){const r=t.charAt(0)
return r!==i.charAt(0)&&r!==c.charAt(0)||e.length===1&&o.has(r)&&t.length>n.length})||a.sequences[0]
if(l!==a.sequences[0])t.set(a,l)
guess(a.children,t,l,l)
i=l}}function render(e,t,n,r){const i=[]
let s
let a=lastCharacter(n)
let o=-1
while(++o<e.length){const n=e[o]
if(typeof n==="string"){const e={value:n,attention:undefined}
if(s&&s===firstCharacter(n)){encode([e],true)}s=undefined
i.push(e)
if(e.value)a=lastCharacter(e.value)
continue}const c=t.get(n)||n.sequences[0]
const l=c.charAt(0)
const u=e[o+1]
const f=a
const h=firstCharacter(u===undefined?r:typeof u==="string"?u:t.get(u)||u.sequences[0])
const d=render(n.children,t,c,c)
const p=d[0].value
const m=encodeInfo(f.charCodeAt(f.length-1),p.charCodeAt(0),l)
if(m.inside)encode(d,true)
const T=lastCharacter(d[d.length-1].value)
const E=encodeInfo(h.charCodeAt(0),T.charCodeAt(T.length-1),l)
if(E.inside)encode(d,false)
if(m.outside&&f!=="\n"&&f!=="\r"){encode(i,false)}if(E.outside)s=h
i.push({value:c,attention:n},...d,{value:c,attention:n})
a=c.charAt(c.length-1)}return i}function serialize(e,t,n){const r=new Map
guess(e,r,t,n)
const i=(r.size>0?fix(e,r,t,n):undefined)||fix(e,new Map,t,n)||render(e,new Map,t,n)
let s=""
for(const e of i)s+=e.value
return s}},7104:(e,t,n)=>{n.d(t,{T:()=>encodeCharacterReference})
function encodeCharacterReference(e){return"&#x"+e.toString(16).toUpperCase()+";"}},4672:(e,t,n)=>{n.d(t,{m:()=>formatCodeAsIndented})
function formatCodeAsIndented(e,t){return Boolean(t.options.fences===false&&e.value&&!e.lang&&/[^\n\r ]/.test(e.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value))}},8069:(e,t,n)=>{n.d(t,{f:()=>formatHeadingAsSetext})
var r=n(3617)
var i=n(4146)
var s=n(1869)
function formatHeadingAsSetext(e,t){let n=false;(0,r.YR)(e,function(e){if("value"in e&&/\r?\n|\r/.test(e.value)||e.type==="break"){n=true
return i.dc}})
return Boolean((!e.depth||e.depth<3)&&(0,s.d)(e)&&(t.options.setext||n))}},9424:(e,t,n)=>{n.d(t,{C:()=>htmlKind})
var r=n(401)
var i=n(9586)
function htmlKind(e){if(e.charCodeAt(0)!==60)return
const t=e.charCodeAt(1)
if(t===33){const t=e.charCodeAt(2)
if(t===45)return 2
if(t===91)return 5
if((0,r.CW)(t))return 4
return}if(t===63)return 3
const n=t===47
const s=n?2:1
let a=s
let o=e.charCodeAt(a)
if(!(0,r.CW)(o))return
while(o===45||(0,r.lV)(o)){o=e.charCodeAt(++a)}const c=e.slice(s,a).toLowerCase()
if(!n&&o!==47&&i.y.includes(c)){return 1}return i.T.includes(c)?6:7}},1767:(e,t,n)=>{n.d(t,{q:()=>patternInScope})
function patternInScope(e,t){return listInScope(e,t.inConstruct,true)&&!listInScope(e,t.notInConstruct,false)}function listInScope(e,t,n){if(typeof t==="string"){t=[t]}if(!t||t.length===0){return n}let r=-1
while(++r<t.length){if(e.includes(t[r])){return true}}return false}},1869:(e,t,n)=>{n.d(t,{d:()=>toString})
const r={}
function toString(e,t){const n=t||r
const i=typeof n.includeImageAlt==="boolean"?n.includeImageAlt:true
const s=typeof n.includeHtml==="boolean"?n.includeHtml:true
return one(e,i,s)}function one(e,t,n){if(node(e)){if("value"in e){return e.type==="html"&&!n?"":e.value}if(t&&"alt"in e&&e.alt){return e.alt}if("children"in e){return all(e.children,t,n)}}if(Array.isArray(e)){return all(e,t,n)}return""}function all(e,t,n){const r=[]
let i=-1
while(++i<e.length){r[i]=one(e[i],t,n)}return r.join("")}function node(e){return Boolean(e&&typeof e==="object")}},4520:(e,t,n)=>{n.d(t,{B:()=>s})
var r=n(2328)
var i=n(401)
const s={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,n){return start
function start(t){return(0,i.On)(t)?(0,r.N)(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||(0,i.HP)(e)?t(e):n(e)}}},2297:(e,t,n)=>{n.d(t,{T:()=>gfm})
var r=n(6792)
var i=n(401)
const s={tokenize:tokenizeWwwPrefix,partial:true}
const a={tokenize:tokenizeDomain,partial:true}
const o={tokenize:tokenizePath,partial:true}
const c={tokenize:tokenizeTrail,partial:true}
const l={tokenize:tokenizeEmailDomainDotTrail,partial:true}
const u={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww}
const f={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol}
const h={name:"emailAutolink",tokenize:tokenizeEmailAutolink,previous:previousEmail}
const d={}
function gfmAutolinkLiteral(){return{text:d}}let p=48
while(p<123){d[p]=h
p++
if(p===58)p=65
else if(p===91)p=97}d[43]=h
d[45]=h
d[46]=h
d[95]=h
d[72]=[h,f]
d[104]=[h,f]
d[87]=[h,u]
d[119]=[h,u]
function tokenizeEmailAutolink(e,t,n){const r=this
let s
let a
return start
function start(t){if(!gfmAtext(t)||!previousEmail.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkEmail")
return atext(t)}function atext(t){if(gfmAtext(t)){e.consume(t)
return atext}if(t===64){e.consume(t)
return emailDomain}return n(t)}function emailDomain(t){if(t===46){return e.check(l,emailDomainAfter,emailDomainDot)(t)}if(t===45||t===95||(0,i.lV)(t)){a=true
e.consume(t)
return emailDomain}return emailDomainAfter(t)}function emailDomainDot(t){e.consume(t)
s=true
return emailDomain}function emailDomainAfter(o){if(a&&s&&(0,i.CW)(r.previous)){e.exit("literalAutolinkEmail")
e.exit("literalAutolink")
return t(o)}return n(o)}}function tokenizeWwwAutolink(e,t,n){const r=this
return wwwStart
function wwwStart(t){if(t!==87&&t!==119||!previousWww.call(r,r.previous)||previousUnbalanced(r.events)){return n(t)}e.enter("literalAutolink")
e.enter("literalAutolinkWww")
return e.check(s,e.attempt(a,e.attempt(o,wwwAfter),n),n)(t)}function wwwAfter(n){e.exit("literalAutolinkWww")
e.exit("literalAutolink")
return t(n)}}function tokenizeProtocolAutolink(e,t,n){const r=this
let s=""
let c=false
return protocolStart
function protocolStart(t){if((t===72||t===104)&&previousProtocol.call(r,r.previous)&&!previousUnbalanced(r.events)){e.enter("literalAutolink")
e.enter("literalAutolinkHttp")
s+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}return n(t)}function protocolPrefixInside(t){if((0,i.CW)(t)&&s.length<5){s+=String.fromCodePoint(t)
e.consume(t)
return protocolPrefixInside}if(t===58){const n=s.toLowerCase()
if(n==="http"||n==="https"){e.consume(t)
return protocolSlashesInside}}return n(t)}function protocolSlashesInside(t){if(t===47){e.consume(t)
if(c){return afterProtocol}c=true
return protocolSlashesInside}return n(t)}function afterProtocol(t){return t===null||(0,i.JQ)(t)||(0,i.Ee)(t)||(0,i.Ny)(t)||(0,i.es)(t)?n(t):e.attempt(a,e.attempt(o,protocolAfter),n)(t)}function protocolAfter(n){e.exit("literalAutolinkHttp")
e.exit("literalAutolink")
return t(n)}}function tokenizeWwwPrefix(e,t,n){let r=0
return wwwPrefixInside
function wwwPrefixInside(t){if((t===87||t===119)&&r<3){r++
e.consume(t)
return wwwPrefixInside}if(t===46&&r===3){e.consume(t)
return wwwPrefixAfter}return n(t)}function wwwPrefixAfter(e){return e===null?n(e):t(e)}}function tokenizeDomain(e,t,n){let r
let s
let a
return domainInside
function domainInside(t){if(t===46||t===95){return e.check(c,domainAfter,domainAtPunctuation)(t)}if(t===null||(0,i.Ee)(t)||(0,i.Ny)(t)||t!==45&&(0,i.es)(t)){return domainAfter(t)}a=true
e.consume(t)
return domainInside}function domainAtPunctuation(t){if(t===95){r=true}else{s=r
r=undefined}e.consume(t)
return domainInside}function domainAfter(e){if(s||r||!a){return n(e)}return t(e)}}function tokenizePath(e,t){let n=0
let r=0
return pathInside
function pathInside(s){if(s===40){n++
e.consume(s)
return pathInside}if(s===41&&r<n){return pathAtPunctuation(s)}if(s===33||s===34||s===38||s===39||s===41||s===42||s===44||s===46||s===58||s===59||s===60||s===63||s===93||s===95||s===126){return e.check(c,t,pathAtPunctuation)(s)}if(s===null||(0,i.Ee)(s)||(0,i.Ny)(s)){return t(s)}e.consume(s)
return pathInside}function pathAtPunctuation(t){if(t===41){r++}e.consume(t)
return pathInside}}function tokenizeTrail(e,t,n){return trail
function trail(r){if(r===33||r===34||r===39||r===41||r===42||r===44||r===46||r===58||r===59||r===63||r===95||r===126){e.consume(r)
return trail}if(r===38){e.consume(r)
return trailCharacterReferenceStart}if(r===93){e.consume(r)
return trailBracketAfter}if(r===60||r===null||(0,i.Ee)(r)||(0,i.Ny)(r)){return t(r)}return n(r)}function trailBracketAfter(e){if(e===null||e===40||e===91||(0,i.Ee)(e)||(0,i.Ny)(e)){return t(e)}return trail(e)}function trailCharacterReferenceStart(e){return(0,i.CW)(e)?trailCharacterReferenceInside(e):n(e)}function trailCharacterReferenceInside(t){if(t===59){e.consume(t)
return trail}if((0,i.CW)(t)){e.consume(t)
return trailCharacterReferenceInside}return n(t)}}function tokenizeEmailDomainDotTrail(e,t,n){return start
function start(t){e.consume(t)
return after}function after(e){return(0,i.lV)(e)?n(e):t(e)}}function previousWww(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||(0,i.Ee)(e)}function previousProtocol(e){return!(0,i.CW)(e)}function previousEmail(e){return!(e===47||gfmAtext(e))}function gfmAtext(e){return e===43||e===45||e===46||e===95||(0,i.lV)(e)}function previousUnbalanced(e){let t=e.length
let n=false
while(t--){const r=e[t][1]
if((r.type==="labelLink"||r.type==="labelImage")&&!r._balanced){n=true
break}if(r._gfmAutolinkLiteralWalkedInto){n=false
break}}if(e.length>0&&!n){e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=true}return n}var m=n(4520)
var T=n(2328)
var E=n(31)
const g={tokenize:tokenizeIndent,partial:true}
function gfmFootnote(){return{document:{[91]:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{[91]:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},[93]:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(e,t,n){const r=this
let i=r.events.length
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let a
while(i--){const e=r.events[i][1]
if(e.type==="labelImage"){a=e
break}if(e.type==="gfmFootnoteCall"||e.type==="labelLink"||e.type==="label"||e.type==="image"||e.type==="link"){break}}return start
function start(i){if(!a||!a._balanced){return n(i)}const o=(0,E.B)(r.sliceSerialize({start:a.end,end:r.now()}))
if(o.codePointAt(0)!==94||!s.includes(o.slice(1))){return n(i)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(i)
e.exit("gfmFootnoteCallLabelMarker")
return t(i)}}function resolveToPotentialGfmFootnoteCall(e,t){let n=e.length
let r
while(n--){if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){r=e[n][1]
break}}e[n+1][1].type="data"
e[n+3][1].type="gfmFootnoteCallLabelMarker"
const i={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)}
const s={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)}
s.end.column++
s.end.offset++
s.end._bufferIndex++
const a={type:"gfmFootnoteCallString",start:Object.assign({},s.end),end:Object.assign({},e[e.length-1][1].start)}
const o={type:"chunkString",contentType:"string",start:Object.assign({},a.start),end:Object.assign({},a.end)}
const c=[e[n+1],e[n+2],["enter",i,t],e[n+3],e[n+4],["enter",s,t],["exit",s,t],["enter",a,t],["enter",o,t],["exit",o,t],["exit",a,t],e[e.length-2],e[e.length-1],["exit",i,t]]
e.splice(n,e.length-n+1,...c)
return e}function tokenizeGfmFootnoteCall(e,t,n){const r=this
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let a=0
let o
return start
function start(t){e.enter("gfmFootnoteCall")
e.enter("gfmFootnoteCallLabelMarker")
e.consume(t)
e.exit("gfmFootnoteCallLabelMarker")
return callStart}function callStart(t){if(t!==94)return n(t)
e.enter("gfmFootnoteCallMarker")
e.consume(t)
e.exit("gfmFootnoteCallMarker")
e.enter("gfmFootnoteCallString")
e.enter("chunkString").contentType="string"
return callData}function callData(c){if(a>999||c===93&&!o||c===null||c===91||(0,i.Ee)(c)){return n(c)}if(c===93){e.exit("chunkString")
const i=e.exit("gfmFootnoteCallString")
if(!s.includes((0,E.B)(r.sliceSerialize(i)))){return n(c)}e.enter("gfmFootnoteCallLabelMarker")
e.consume(c)
e.exit("gfmFootnoteCallLabelMarker")
e.exit("gfmFootnoteCall")
return t}if(!(0,i.Ee)(c)){o=true}a++
e.consume(c)
return c===92?callEscape:callData}function callEscape(t){if(t===91||t===92||t===93){e.consume(t)
a++
return callData}return callData(t)}}function tokenizeDefinitionStart(e,t,n){const r=this
const s=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[])
let a
let o=0
let c
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
return labelInside}return n(t)}function labelInside(t){if(o>999||t===93&&!c||t===null||t===91||(0,i.Ee)(t)){return n(t)}if(t===93){e.exit("chunkString")
const n=e.exit("gfmFootnoteDefinitionLabelString")
a=(0,E.B)(r.sliceSerialize(n))
e.enter("gfmFootnoteDefinitionLabelMarker")
e.consume(t)
e.exit("gfmFootnoteDefinitionLabelMarker")
e.exit("gfmFootnoteDefinitionLabel")
return labelAfter}if(!(0,i.Ee)(t)){c=true}o++
e.consume(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
o++
return labelInside}return labelInside(t)}function labelAfter(t){if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
if(!s.includes(a)){s.push(a)}return(0,T.N)(e,whitespaceAfter,"gfmFootnoteDefinitionWhitespace")}return n(t)}function whitespaceAfter(e){return t(e)}}function tokenizeDefinitionContinuation(e,t,n){return e.check(m.B,t,e.attempt(g,t,n))}function gfmFootnoteDefinitionEnd(e){e.exit("gfmFootnoteDefinition")}function tokenizeIndent(e,t,n){const r=this
return(0,T.N)(e,afterPrefix,"gfmFootnoteDefinitionIndent",4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="gfmFootnoteDefinitionIndent"&&i[2].sliceSerialize(i[1],true).length===4?t(e):n(e)}}var A=n(5254)
var _=n(4386)
var I=n(6728)
function gfmStrikethrough(e){const t=e||{}
let n=t.singleTilde
const r={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough}
if(n===null||n===undefined){n=true}return{text:{[126]:r},insideSpan:{null:[r]},attentionMarkers:{null:[126]}}
function resolveAllStrikethrough(e,t){let n=-1
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="strikethroughSequenceTemporary"&&e[n][1]._close){let r=n
while(r--){if(e[r][0]==="exit"&&e[r][1].type==="strikethroughSequenceTemporary"&&e[r][1]._open&&e[n][1].end.offset-e[n][1].start.offset===e[r][1].end.offset-e[r][1].start.offset){e[n][1].type="strikethroughSequence"
e[r][1].type="strikethroughSequence"
const i={type:"strikethrough",start:Object.assign({},e[r][1].start),end:Object.assign({},e[n][1].end)}
const s={type:"strikethroughText",start:Object.assign({},e[r][1].end),end:Object.assign({},e[n][1].start)}
const a=[["enter",i,t],["enter",e[r][1],t],["exit",e[r][1],t],["enter",s,t]]
const o=t.parser.constructs.insideSpan.null
if(o){(0,A.m)(a,a.length,0,(0,I.W)(o,e.slice(r+1,n),t))}(0,A.m)(a,a.length,0,[["exit",s,t],["enter",e[n][1],t],["exit",e[n][1],t],["exit",i,t]]);(0,A.m)(e,r-1,n-r+3,a)
n=r+a.length-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="strikethroughSequenceTemporary"){e[n][1].type="data"}}return e}function tokenizeStrikethrough(e,t,r){const i=this.previous
const s=this.events
let a=0
return start
function start(t){if(i===126&&s[s.length-1][1].type!=="characterEscape"){return r(t)}e.enter("strikethroughSequenceTemporary")
return more(t)}function more(s){const o=(0,_.S)(i)
if(s===126){if(a>1)return r(s)
e.consume(s)
a++
return more}if(a<2&&!n)return r(s)
const c=e.exit("strikethroughSequenceTemporary")
const l=(0,_.S)(s)
c._open=!l||l===2&&Boolean(o)
c._close=!o||o===2&&Boolean(l)
return t(s)}}}class EditMap{constructor(){this.map=[]
this.index=new Map}add(e,t,n){addImplementation(this,e,t,n)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r){if(n===0&&r.length===0){return}const i=e.index.get(t)
if(i){i[1]+=n
i[2].push(...r)
return}const s=[t,n,r]
e.map.push(s)
e.index.set(t,s)}function gfmTableAlign(e,t){let n=false
const r=[]
while(t<e.length){const i=e[t]
if(n){if(i[0]==="enter"){if(i[1].type==="tableContent"){r.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none")}}else if(i[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){const e=r.length-1
r[e]=r[e]==="left"?"center":"right"}}else if(i[1].type==="tableDelimiterRow"){break}}else if(i[0]==="enter"&&i[1].type==="tableDelimiterRow"){n=true}t+=1}return r}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(e,t,n){const r=this
let s=0
let a=0
let o
return start
function start(e){let t=r.events.length-1
while(t>-1){const{type:e}=r.events[t][1]
if(e==="lineEnding"||e==="linePrefix"){t--}else{break}}const i=t>-1?r.events[t][1].type:null
const s=i==="tableHead"||i==="tableRow"?bodyRowStart:headRowBefore
if(s===bodyRowStart&&r.parser.lazy[r.now().line]){return n(e)}return s(e)}function headRowBefore(t){e.enter("tableHead")
e.enter("tableRow")
return headRowStart(t)}function headRowStart(e){if(e===124){return headRowBreak(e)}o=true
a+=1
return headRowBreak(e)}function headRowBreak(t){if(t===null){return n(t)}if((0,i.HP)(t)){if(a>1){a=0
r.interrupt=true
e.exit("tableRow")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return headDelimiterStart}return n(t)}if((0,i.On)(t)){return(0,T.N)(e,headRowBreak,"whitespace")(t)}a+=1
if(o){o=false
s+=1}if(t===124){e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
o=true
return headRowBreak}e.enter("data")
return headRowData(t)}function headRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return headRowBreak(t)}e.consume(t)
return t===92?headRowEscape:headRowData}function headRowEscape(t){if(t===92||t===124){e.consume(t)
return headRowData}return headRowData(t)}function headDelimiterStart(t){r.interrupt=false
if(r.parser.lazy[r.now().line]){return n(t)}e.enter("tableDelimiterRow")
o=false
if((0,i.On)(t)){return(0,T.N)(e,headDelimiterBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return headDelimiterBefore(t)}function headDelimiterBefore(t){if(t===45||t===58){return headDelimiterValueBefore(t)}if(t===124){o=true
e.enter("tableCellDivider")
e.consume(t)
e.exit("tableCellDivider")
return headDelimiterCellBefore}return headDelimiterNok(t)}function headDelimiterCellBefore(t){if((0,i.On)(t)){return(0,T.N)(e,headDelimiterValueBefore,"whitespace")(t)}return headDelimiterValueBefore(t)}function headDelimiterValueBefore(t){if(t===58){a+=1
o=true
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterLeftAlignmentAfter}if(t===45){a+=1
return headDelimiterLeftAlignmentAfter(t)}if(t===null||(0,i.HP)(t)){return headDelimiterCellAfter(t)}return headDelimiterNok(t)}function headDelimiterLeftAlignmentAfter(t){if(t===45){e.enter("tableDelimiterFiller")
return headDelimiterFiller(t)}return headDelimiterNok(t)}function headDelimiterFiller(t){if(t===45){e.consume(t)
return headDelimiterFiller}if(t===58){o=true
e.exit("tableDelimiterFiller")
e.enter("tableDelimiterMarker")
e.consume(t)
e.exit("tableDelimiterMarker")
return headDelimiterRightAlignmentAfter}e.exit("tableDelimiterFiller")
return headDelimiterRightAlignmentAfter(t)}function headDelimiterRightAlignmentAfter(t){if((0,i.On)(t)){return(0,T.N)(e,headDelimiterCellAfter,"whitespace")(t)}return headDelimiterCellAfter(t)}function headDelimiterCellAfter(n){if(n===124){return headDelimiterBefore(n)}if(n===null||(0,i.HP)(n)){if(!o||s!==a){return headDelimiterNok(n)}e.exit("tableDelimiterRow")
e.exit("tableHead")
return t(n)}return headDelimiterNok(n)}function headDelimiterNok(e){return n(e)}function bodyRowStart(t){e.enter("tableRow")
return bodyRowBreak(t)}function bodyRowBreak(n){if(n===124){e.enter("tableCellDivider")
e.consume(n)
e.exit("tableCellDivider")
return bodyRowBreak}if(n===null||(0,i.HP)(n)){e.exit("tableRow")
return t(n)}if((0,i.On)(n)){return(0,T.N)(e,bodyRowBreak,"whitespace")(n)}e.enter("data")
return bodyRowData(n)}function bodyRowData(t){if(t===null||t===124||(0,i.Ee)(t)){e.exit("data")
return bodyRowBreak(t)}e.consume(t)
return t===92?bodyRowEscape:bodyRowData}function bodyRowEscape(t){if(t===92||t===124){e.consume(t)
return bodyRowData}return bodyRowData(t)}}function resolveTable(e,t){let n=-1
let r=true
let i=0
let s=[0,0,0,0]
let a=[0,0,0,0]
let o=false
let c=0
let l
let u
let f
const h=new EditMap
while(++n<e.length){const d=e[n]
const p=d[1]
if(d[0]==="enter"){if(p.type==="tableHead"){o=false
if(c!==0){flushTableEnd(h,t,c,l,u)
u=undefined
c=0}l={type:"table",start:Object.assign({},p.start),end:Object.assign({},p.end)}
h.add(n,0,[["enter",l,t]])}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){r=true
f=undefined
s=[0,0,0,0]
a=[0,n+1,0,0]
if(o){o=false
u={type:"tableBody",start:Object.assign({},p.start),end:Object.assign({},p.end)}
h.add(n,0,[["enter",u,t]])}i=p.type==="tableDelimiterRow"?2:u?3:1}else if(i&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){r=false
if(a[2]===0){if(s[1]!==0){a[0]=a[1]
f=flushCell(h,t,s,i,undefined,f)
s=[0,0,0,0]}a[2]=n}}else if(p.type==="tableCellDivider"){if(r){r=false}else{if(s[1]!==0){a[0]=a[1]
f=flushCell(h,t,s,i,undefined,f)}s=a
a=[s[1],n,0,0]}}}else if(p.type==="tableHead"){o=true
c=n}else if(p.type==="tableRow"||p.type==="tableDelimiterRow"){c=n
if(s[1]!==0){a[0]=a[1]
f=flushCell(h,t,s,i,n,f)}else if(a[1]!==0){f=flushCell(h,t,a,i,n,f)}i=0}else if(i&&(p.type==="data"||p.type==="tableDelimiterMarker"||p.type==="tableDelimiterFiller")){a[3]=n}}if(c!==0){flushTableEnd(h,t,c,l,u)}h.consume(t.events)
n=-1
while(++n<t.events.length){const e=t.events[n]
if(e[0]==="enter"&&e[1].type==="table"){e[1]._align=gfmTableAlign(t.events,n)}}return e}function flushCell(e,t,n,r,i,s){const a=r===1?"tableHeader":r===2?"tableDelimiter":"tableData"
const o="tableContent"
if(n[0]!==0){s.end=Object.assign({},getPoint(t.events,n[0]))
e.add(n[0],0,[["exit",s,t]])}const c=getPoint(t.events,n[1])
s={type:a,start:Object.assign({},c),end:Object.assign({},c)}
e.add(n[1],0,[["enter",s,t]])
if(n[2]!==0){const i=getPoint(t.events,n[2])
const s=getPoint(t.events,n[3])
const a={type:o,start:Object.assign({},i),end:Object.assign({},s)}
e.add(n[2],0,[["enter",a,t]])
if(r!==2){const r=t.events[n[2]]
const i=t.events[n[3]]
r[1].end=Object.assign({},i[1].end)
r[1].type="chunkText"
r[1].contentType="text"
if(n[3]>n[2]+1){const t=n[2]+1
const r=n[3]-n[2]-1
e.add(t,r,[])}}e.add(n[3]+1,0,[["exit",a,t]])}if(i!==undefined){s.end=Object.assign({},getPoint(t.events,i))
e.add(i,0,[["exit",s,t]])
s=undefined}return s}function flushTableEnd(e,t,n,r,i){const s=[]
const a=getPoint(t.events,n)
if(i){i.end=Object.assign({},a)
s.push(["exit",i,t])}r.end=Object.assign({},a)
s.push(["exit",r,t])
e.add(n+1,0,s)}function getPoint(e,t){const n=e[t]
const r=n[0]==="enter"?"start":"end"
return n[1][r]}const k={name:"tasklistCheck",tokenize:tokenizeTasklistCheck}
function gfmTaskListItem(){return{text:{[91]:k}}}function tokenizeTasklistCheck(e,t,n){const r=this
return open
function open(t){if(r.previous!==null||!r._gfmTasklistFirstContentOfListItem){return n(t)}e.enter("taskListCheck")
e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
return inside}function inside(t){if((0,i.Ee)(t)){e.enter("taskListCheckValueUnchecked")
e.consume(t)
e.exit("taskListCheckValueUnchecked")
return close}if(t===88||t===120){e.enter("taskListCheckValueChecked")
e.consume(t)
e.exit("taskListCheckValueChecked")
return close}return n(t)}function close(t){if(t===93){e.enter("taskListCheckMarker")
e.consume(t)
e.exit("taskListCheckMarker")
e.exit("taskListCheck")
return after}return n(t)}function after(r){if((0,i.HP)(r)){return t(r)}if((0,i.On)(r)){return e.check({tokenize:spaceThenNonSpace},t,n)(r)}return n(r)}}function spaceThenNonSpace(e,t,n){return(0,T.N)(e,after,"whitespace")
function after(e){return e===null?n(e):t(e)}}function gfm(e){return(0,r.y)([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(e),gfmTable(),gfmTaskListItem()])}function gfmHtml(e){return combineHtmlExtensions([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(e),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),gfmTaskListItemHtml()])}},2328:(e,t,n)=>{n.d(t,{B:()=>factorySpaceMinMax,N:()=>factorySpace})
var r=n(401)
function factorySpace(e,t,n,i){const s=i?i-1:Infinity
let a=0
return start
function start(i){if((0,r.On)(i)){e.enter(n)
return prefix(i)}return t(i)}function prefix(i){if((0,r.On)(i)&&a++<s){e.consume(i)
return prefix}e.exit(n)
return t(i)}}function factorySpaceMinMax(e,t,n,i,s,a){let o=0
return start
function start(t){if(a>0&&(0,r.On)(t)){e.enter(i)
return prefix(t)}return after(t)}function prefix(t){if((0,r.On)(t)&&o<a){e.consume(t)
o++
return prefix}e.exit(i)
return after(t)}function after(e){return o>=s?t(e):n(e)}}},401:(e,t,n)=>{n.d(t,{BM:()=>a,CW:()=>r,Ee:()=>markdownLineEndingOrSpace,HP:()=>markdownLineEnding,JQ:()=>asciiControl,Ny:()=>u,On:()=>markdownSpace,cx:()=>s,es:()=>l,lV:()=>i,ok:()=>o,ol:()=>c})
const r=regexCheck(/[A-Za-z]/)
const i=regexCheck(/[\dA-Za-z]/)
const s=regexCheck(/[#-'*+\--9=?A-Z^-~]/)
function asciiControl(e){return e!==null&&(e<32||e===127)}const a=regexCheck(/\d/)
const o=regexCheck(/[\dA-Fa-f]/)
const c=regexCheck(/[!-/:-@[-`{-~]/)
function markdownLineEnding(e){return e!==null&&e<-2}function markdownLineEndingOrSpace(e){return e!==null&&(e<0||e===32)}function markdownSpace(e){return e===-2||e===-1||e===32}const l=regexCheck(/\p{P}|\p{S}/u)
const u=regexCheck(/\s/)
function regexCheck(e){return check
function check(t){return t!==null&&t>-1&&e.test(String.fromCharCode(t))}}},5254:(e,t,n)=>{n.d(t,{V:()=>push,m:()=>splice})
function splice(e,t,n,r){const i=e.length
let s=0
let a
if(t<0){t=-t>i?0:i+t}else{t=t>i?i:t}n=n>0?n:0
if(r.length<1e4){a=Array.from(r)
a.unshift(t,n)
e.splice(...a)}else{if(n)e.splice(t,n)
while(s<r.length){a=r.slice(s,s+1e4)
a.unshift(t,0)
e.splice(...a)
s+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}},4386:(e,t,n)=>{n.d(t,{S:()=>classifyCharacter})
var r=n(401)
function classifyCharacter(e){if(e===null||(0,r.Ee)(e)||(0,r.Ny)(e)){return 1}if((0,r.es)(e)){return 2}}},6792:(e,t,n)=>{n.d(t,{y:()=>combineExtensions})
var r=n(5254)
const i={}.hasOwnProperty
function combineExtensions(e){const t={}
let n=-1
while(++n<e.length){syntaxExtension(t,e[n])}return t}function syntaxExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const s=r||(e[n]={})
const a=t[n]
let o
if(a){for(o in a){if(!i.call(s,o))s[o]=[]
const e=a[o]
constructs(s[o],Array.isArray(e)?e:e?[e]:[])}}}}function constructs(e,t){let n=-1
const i=[]
while(++n<t.length){(t[n].add==="after"?e:i).push(t[n])}(0,r.m)(e,0,0,i)}function combineHtmlExtensions(e){const t={}
let n=-1
while(++n<e.length){htmlExtension(t,e[n])}return t}function htmlExtension(e,t){let n
for(n in t){const r=i.call(e,n)?e[n]:undefined
const s=r||(e[n]={})
const a=t[n]
let o
if(a){for(o in a){s[o]=a[o]}}}}},3988:(e,t,n)=>{n.d(t,{C:()=>decodeNumericCharacterReference})
function decodeNumericCharacterReference(e,t){const n=Number.parseInt(e,t)
if(n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111){return"�"}return String.fromCodePoint(n)}},9886:(e,t,n)=>{n.d(t,{s:()=>decodeString})
var r=n(7126)
var i=n(3988)
const s=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(e){return e.replace(s,decode)}function decode(e,t,n){if(t){return t}const s=n.charCodeAt(0)
if(s===35){const e=n.charCodeAt(1)
const t=e===120||e===88
return(0,i.C)(n.slice(t?2:1),t?16:10)}return(0,r.s)(n)||e}},9586:(e,t,n)=>{n.d(t,{T:()=>r,y:()=>i})
const r=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"]
const i=["pre","script","style","textarea"]},31:(e,t,n)=>{n.d(t,{B:()=>normalizeIdentifier})
function normalizeIdentifier(e){return e.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}},6728:(e,t,n)=>{n.d(t,{W:()=>resolveAll})
function resolveAll(e,t,n){const r=[]
let i=-1
while(++i<e.length){const s=e[i].resolveAll
if(s&&!r.includes(s)){t=s(t,n)
r.push(s)}}return t}},5586:(e,t,n)=>{n.d(t,{w:()=>subtokenize})
var r=n(5254)
class SpliceBuffer{constructor(e){this.left=e?[...e]:[]
this.right=[]}get(e){if(e<0||e>=this.left.length+this.right.length){throw new RangeError("Cannot access index `"+e+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`")}if(e<this.left.length)return this.left[e]
return this.right[this.right.length-e+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){this.setCursor(0)
return this.right.pop()}slice(e,t){const n=t===null||t===undefined?Number.POSITIVE_INFINITY:t
if(n<this.left.length){return this.left.slice(e,n)}if(e>this.left.length){return this.right.slice(this.right.length-n+this.left.length,this.right.length-e+this.left.length).reverse()}return this.left.slice(e).concat(this.right.slice(this.right.length-n+this.left.length).reverse())}splice(e,t,n){const r=t||0
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
chunkedPush(this.left,t.reverse())}}}function chunkedPush(e,t){let n=0
if(t.length<1e4){e.push(...t)}else{while(n<t.length){e.push(...t.slice(n,n+1e4))
n+=1e4}}}function subtokenize(e){const t={}
let n=-1
let i
let s
let a
let o
let c
let l
let u
const f=new SpliceBuffer(e)
while(++n<f.length){while(n in t){n=t[n]}i=f.get(n)
if(n&&i[1].type==="chunkFlow"&&f.get(n-1)[1].type==="listItemPrefix"){l=i[1]._tokenizer.events
a=0
if(a<l.length&&l[a][1].type==="lineEndingBlank"){a+=2}if(a<l.length&&l[a][1].type==="content"){while(++a<l.length){if(l[a][1].type==="content"){break}if(l[a][1].type==="chunkText"){l[a][1]._isInFirstContentOfListItem=true
a++}}}}if(i[0]==="enter"){if(i[1].contentType){Object.assign(t,subcontent(f,n))
n=t[n]
u=true}}else if(i[1]._container){a=n
s=undefined
while(a--){o=f.get(a)
if(o[1].type==="lineEnding"||o[1].type==="lineEndingBlank"){if(o[0]==="enter"){if(s){f.get(s)[1].type="lineEndingBlank"}o[1].type="lineEnding"
s=a}}else if(o[1].type==="linePrefix"||o[1].type==="listItemIndent"){}else{break}}if(s){i[1].end={...f.get(s)[1].start}
c=f.slice(s,n)
c.unshift(i)
f.splice(s,n-s+1,c)}}}(0,r.m)(e,0,Number.POSITIVE_INFINITY,f.slice(0))
return!u}function subcontent(e,t){const n=e.get(t)[1]
const r=e.get(t)[2]
let i=t-1
const s=[]
let a=n._tokenizer
if(!a){a=r.parser[n.contentType](n.start)
if(n._contentTypeTextTrailing){a._contentTypeTextTrailing=true}}const o=a.events
const c=[]
const l={}
let u
let f
let h=-1
let d=n
let p=0
let m=0
const T=[m]
while(d){while(e.get(++i)[1]!==d){}s.push(i)
if(!d._tokenizer){u=r.sliceStream(d)
if(!d.next){u.push(null)}if(f){a.defineSkip(d.start)}if(d._isInFirstContentOfListItem){a._gfmTasklistFirstContentOfListItem=true}a.write(u)
if(d._isInFirstContentOfListItem){a._gfmTasklistFirstContentOfListItem=undefined}}f=d
d=d.next}d=n
while(++h<o.length){if(o[h][0]==="exit"&&o[h-1][0]==="enter"&&o[h][1].type===o[h-1][1].type&&o[h][1].start.line!==o[h][1].end.line){m=h+1
T.push(m)
d._tokenizer=undefined
d.previous=undefined
d=d.next}}a.events=[]
if(d){d._tokenizer=undefined
d.previous=undefined}else{T.pop()}h=T.length
while(h--){const t=o.slice(T[h],T[h+1])
const n=s.pop()
c.push([n,n+t.length-1])
e.splice(n,2,t)}c.reverse()
h=-1
while(++h<c.length){l[p+c[h][0]]=p+c[h][1]
p+=c[h][1]-c[h][0]-1}return l}},9327:(e,t,n)=>{n.d(t,{q:()=>parse})
var r={}
n.r(r)
n.d(r,{attentionMarkers:()=>ae,contentInitial:()=>ee,disable:()=>oe,document:()=>Z,flow:()=>ne,flowInitial:()=>te,insideSpan:()=>se,string:()=>re,text:()=>ie})
var i=n(6792)
var s=n(2328)
var a=n(401)
const o={tokenize:initializeContent}
function initializeContent(e){const t=e.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,paragraphInitial)
let n
return t
function afterContentStartConstruct(n){if(n===null){e.consume(n)
return}e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,s.N)(e,t,"linePrefix")}function paragraphInitial(t){e.enter("paragraph")
return lineStart(t)}function lineStart(t){const r=e.enter("chunkText",{contentType:"text",previous:n})
if(n){n.next=r}n=r
return data(t)}function data(t){if(t===null){e.exit("chunkText")
e.exit("paragraph")
e.consume(t)
return}if((0,a.HP)(t)){e.consume(t)
e.exit("chunkText")
return lineStart}e.consume(t)
return data}}class EditMap{constructor(){this.index=new Map
this.map=[]}add(e,t,n){addImplementation(this,e,t,n,false)}addBefore(e,t,n){addImplementation(this,e,t,n,true)}consume(e){this.map.sort(function(e,t){return e[0]-t[0]})
if(this.map.length===0){return}let t=this.map.length
const n=[]
while(t>0){t-=1
n.push(e.slice(this.map[t][0]+this.map[t][1]),this.map[t][2])
e.length=this.map[t][0]}n.push(e.slice())
e.length=0
let r=n.pop()
while(r){for(const t of r){e.push(t)}r=n.pop()}this.map.length=0
this.index.clear()}}function addImplementation(e,t,n,r,i){if(n===0&&r.length===0){return}const s=e.index.get(t)
if(s){s[1]+=n
if(i){r.push(...s[2])
s[2]=r}else{s[2].push(...r)}return}const a=[t,n,r]
e.map.push(a)
e.index.set(t,a)}const c={tokenize:initializeDocument}
const l={tokenize:tokenizeContainer}
function initializeDocument(e){const t=this
const n=[]
let r=0
let i
let s
let o
return start
function start(i){if(r<n.length){const s=n[r]
t.containerState=s[1]
return e.attempt(s[0].continuation,documentContinue,checkNewContainers)(i)}return checkNewContainers(i)}function documentContinue(e){r++
if(t.containerState._closeFlow){t.containerState._closeFlow=undefined
if(i){closeFlow()}const n=t.events.length
let s=n
let a
while(s--){if(t.events[s][0]==="exit"&&t.events[s][1].type==="chunkFlow"){a=t.events[s][1].end
break}}exitContainers(r)
let o=n
while(o<t.events.length){t.events[o][1].end={...a}
o++}const c=new EditMap
c.add(s+1,0,t.events.slice(n))
c.add(n,o-n,[])
c.consume(t.events)
return checkNewContainers(e)}return start(e)}function checkNewContainers(s){if(r===n.length){if(!i){return documentContinued(s)}if(i.currentConstruct&&i.currentConstruct.concrete){return flowStart(s)}t.interrupt=Boolean(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}t.containerState={}
return e.check(l,thereIsANewContainer,thereIsNoNewContainer)(s)}function thereIsANewContainer(e){if(i){closeFlow()}exitContainers(r)
return documentContinued(e)}function thereIsNoNewContainer(e){t.parser.lazy[t.now().line]=r!==n.length
o=t.now().offset
return flowStart(e)}function documentContinued(n){t.containerState={}
return e.attempt(l,containerContinue,flowStart)(n)}function containerContinue(e){r++
n.push([t.currentConstruct,t.containerState])
return documentContinued(e)}function flowStart(n){if(n===null){if(i){closeFlow()}exitContainers(0)
e.consume(n)
return}i=i||t.parser.flow(t.now())
e.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:s})
return flowContinue(n)}function flowContinue(n){if(n===null){writeToChild(e.exit("chunkFlow"),true)
exitContainers(0)
e.consume(n)
return}if((0,a.HP)(n)){e.consume(n)
writeToChild(e.exit("chunkFlow"))
r=0
t.interrupt=undefined
return start}e.consume(n)
return flowContinue}function writeToChild(e,n){const a=t.sliceStream(e)
if(n){a.push(null)}e.previous=s
if(s){s.next=e}s=e
i.defineSkip(e.start)
i.write(a)
if(t.parser.lazy[e.start.line]){let e=i.events.length
while(e--){if(i.events[e][1].start.offset<o&&(!i.events[e][1].end||i.events[e][1].end.offset>o)){return}}const n=t.events.length
let s=n
let a
let c
while(s--){if(t.events[s][0]==="exit"&&t.events[s][1].type==="chunkFlow"){if(a){c=t.events[s][1].end
break}a=true}}exitContainers(r)
e=n
while(e<t.events.length){t.events[e][1].end={...c}
e++}const l=new EditMap
l.add(s+1,0,t.events.slice(n))
l.add(n,e-n,[])
l.consume(t.events)}}function exitContainers(r){let i=n.length
while(i-- >r){const r=n[i]
t.containerState=r[1]
r[0].exit.call(t,e)}n.length=r}function closeFlow(){i.write([null])
s=undefined
i=undefined
t.containerState._closeFlow=undefined}}function tokenizeContainer(e,t,n){return(0,s.N)(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?undefined:4)}var u=n(4520)
var f=n(5586)
const h={resolve:resolveContent,tokenize:tokenizeContent}
const d={partial:true,tokenize:tokenizeContinuation}
function resolveContent(e){(0,f.w)(e)
return e}function tokenizeContent(e,t){let n
return chunkStart
function chunkStart(t){e.enter("content")
n=e.enter("chunkContent",{contentType:"content"})
return chunkInside(t)}function chunkInside(t){if(t===null){return contentEnd(t)}if((0,a.HP)(t)){return e.check(d,contentContinue,contentEnd)(t)}e.consume(t)
return chunkInside}function contentEnd(n){e.exit("chunkContent")
e.exit("content")
return t(n)}function contentContinue(t){e.consume(t)
e.exit("chunkContent")
n.next=e.enter("chunkContent",{contentType:"content",previous:n})
n=n.next
return chunkInside}}function tokenizeContinuation(e,t,n){const r=this
return startLookahead
function startLookahead(t){e.exit("chunkContent")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,s.N)(e,prefixed,"linePrefix")}function prefixed(i){if(i===null||(0,a.HP)(i)){return n(i)}const s=r.events[r.events.length-1]
if(!r.parser.constructs.disable.null.includes("codeIndented")&&s&&s[1].type==="linePrefix"&&s[2].sliceSerialize(s[1],true).length>=4){return t(i)}return e.interrupt(r.parser.constructs.flow,n,t)(i)}}const p={tokenize:initializeFlow}
function initializeFlow(e){const t=this
const n=e.attempt(u.B,atBlankEnding,e.attempt(this.parser.constructs.flowInitial,afterConstruct,(0,s.N)(e,e.attempt(this.parser.constructs.flow,afterConstruct,e.attempt(h,afterConstruct)),"linePrefix")))
return n
function atBlankEnding(r){if(r===null){e.consume(r)
return}e.enter("lineEndingBlank")
e.consume(r)
e.exit("lineEndingBlank")
t.currentConstruct=undefined
return n}function afterConstruct(r){if(r===null){e.consume(r)
return}e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
t.currentConstruct=undefined
return n}}const m={resolveAll:createResolver()}
const T=initializeFactory("string")
const E=initializeFactory("text")
function initializeFactory(e){return{resolveAll:createResolver(e==="text"?resolveAllLineSuffixes:undefined),tokenize:initializeText}
function initializeText(t){const n=this
const r=this.parser.constructs[e]
const i=t.attempt(r,start,notText)
return start
function start(e){return atBreak(e)?i(e):notText(e)}function notText(e){if(e===null){t.consume(e)
return}t.enter("data")
t.consume(e)
return data}function data(e){if(atBreak(e)){t.exit("data")
return i(e)}t.consume(e)
return data}function atBreak(e){if(e===null){return true}const t=r[e]
let i=-1
if(t){while(++i<t.length){const e=t[i]
if(!e.previous||e.previous.call(n,n.previous)){return true}}}return false}}}function createResolver(e){return resolveAllText
function resolveAllText(t,n){let r=-1
let i
while(++r<=t.length){if(i===undefined){if(t[r]&&t[r][1].type==="data"){i=r
r++}}else if(!t[r]||t[r][1].type!=="data"){if(r!==i+2){t[i][1].end=t[r-1][1].end
t.splice(i+2,r-i-2)
r=i+2}i=undefined}}return e?e(t,n):t}}function resolveAllLineSuffixes(e,t){const n=new EditMap
let r=0
while(++r<=e.length){if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){const i=e[r-1][1]
const s=t.sliceStream(i)
let a=s.length
let o=-1
let c=0
let l
while(a--){const e=s[a]
if(typeof e==="string"){o=e.length
while(e.charCodeAt(o-1)===32){c++
o--}if(o){break}o=-1}else if(e===-2){l=true
c++}else if(e===-1){}else{a++
break}}if(t._contentTypeTextTrailing&&r===e.length){c=0}if(c){const s={type:r===e.length||l||c<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:a?o:i.start._bufferIndex+o,_index:i.start._index+a,line:i.end.line,column:i.end.column-c,offset:i.end.offset-c},end:{...i.end}}
i.end={...s.start}
if(i.start.offset===i.end.offset){Object.assign(i,s)}else{n.add(r,0,[["enter",s,t],["exit",s,t]])}}r++}}n.consume(e)
return e}const g={name:"thematicBreak",tokenize:tokenizeThematicBreak}
function tokenizeThematicBreak(e,t,n){let r=0
let i
return start
function start(t){e.enter("thematicBreak")
return before(t)}function before(e){i=e
return atBreak(e)}function atBreak(s){if(s===i){e.enter("thematicBreakSequence")
return sequence(s)}if(r>=3&&(s===null||(0,a.HP)(s))){e.exit("thematicBreak")
return t(s)}return n(s)}function sequence(t){if(t===i){e.consume(t)
r++
return sequence}e.exit("thematicBreakSequence")
return(0,a.On)(t)?(0,s.N)(e,atBreak,"whitespace")(t):atBreak(t)}}const A={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart}
const _={partial:true,tokenize:tokenizeListItemPrefixWhitespace}
const I={partial:true,tokenize:tokenizeIndent}
function tokenizeListStart(e,t,n){const r=this
const i=r.events[r.events.length-1]
let s=i&&i[1].type==="linePrefix"?i[2].sliceSerialize(i[1],true).length:0
let o=0
return start
function start(t){const i=r.containerState.type||(t===42||t===43||t===45?"listUnordered":"listOrdered")
if(i==="listUnordered"?!r.containerState.marker||t===r.containerState.marker:(0,a.BM)(t)){if(!r.containerState.type){r.containerState.type=i
e.enter(i,{_container:true})}if(i==="listUnordered"){e.enter("listItemPrefix")
return t===42||t===45?e.check(g,n,atMarker)(t):atMarker(t)}if(!r.interrupt||t===49){e.enter("listItemPrefix")
e.enter("listItemValue")
return inside(t)}}return n(t)}function inside(t){if((0,a.BM)(t)&&++o<10){e.consume(t)
return inside}if((!r.interrupt||o<2)&&(r.containerState.marker?t===r.containerState.marker:t===41||t===46)){e.exit("listItemValue")
return atMarker(t)}return n(t)}function atMarker(t){e.enter("listItemMarker")
e.consume(t)
e.exit("listItemMarker")
r.containerState.marker=r.containerState.marker||t
return e.check(u.B,r.interrupt?n:onBlank,e.attempt(_,endOfPrefix,otherPrefix))}function onBlank(e){r.containerState.initialBlankLine=true
s++
return endOfPrefix(e)}function otherPrefix(t){if((0,a.On)(t)){e.enter("listItemPrefixWhitespace")
e.consume(t)
e.exit("listItemPrefixWhitespace")
return endOfPrefix}return n(t)}function endOfPrefix(n){r.containerState.size=s+r.sliceSerialize(e.exit("listItemPrefix"),true).length
return t(n)}}function tokenizeListContinuation(e,t,n){const r=this
r.containerState._closeFlow=undefined
return e.check(u.B,onBlank,notBlank)
function onBlank(n){r.containerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBlankLine
return(0,s.N)(e,t,"listItemIndent",r.containerState.size+1)(n)}function notBlank(n){if(r.containerState.furtherBlankLines||!(0,a.On)(n)){r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return notInCurrentItem(n)}r.containerState.furtherBlankLines=undefined
r.containerState.initialBlankLine=undefined
return e.attempt(I,t,notInCurrentItem)(n)}function notInCurrentItem(i){r.containerState._closeFlow=true
r.interrupt=undefined
return(0,s.N)(e,e.attempt(A,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(i)}}function tokenizeIndent(e,t,n){const r=this
return(0,s.N)(e,afterPrefix,"listItemIndent",r.containerState.size+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return i&&i[1].type==="listItemIndent"&&i[2].sliceSerialize(i[1],true).length===r.containerState.size?t(e):n(e)}}function tokenizeListEnd(e){e.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(e,t,n){const r=this
return(0,s.N)(e,afterPrefix,"listItemPrefixWhitespace",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4+1)
function afterPrefix(e){const i=r.events[r.events.length-1]
return!(0,a.On)(e)&&i&&i[1].type==="listItemPrefixWhitespace"?t(e):n(e)}}const k={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart}
function tokenizeBlockQuoteStart(e,t,n){const r=this
return start
function start(t){if(t===62){const n=r.containerState
if(!n.open){e.enter("blockQuote",{_container:true})
n.open=true}e.enter("blockQuotePrefix")
e.enter("blockQuoteMarker")
e.consume(t)
e.exit("blockQuoteMarker")
return after}return n(t)}function after(n){if((0,a.On)(n)){e.enter("blockQuotePrefixWhitespace")
e.consume(n)
e.exit("blockQuotePrefixWhitespace")
e.exit("blockQuotePrefix")
return t}e.exit("blockQuotePrefix")
return t(n)}}function tokenizeBlockQuoteContinuation(e,t,n){const r=this
return contStart
function contStart(t){if((0,a.On)(t)){return(0,s.N)(e,contBefore,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t)}return contBefore(t)}function contBefore(r){return e.attempt(k,t,n)(r)}}function exit(e){e.exit("blockQuote")}function factoryDestination(e,t,n,r,i,s,o,c,l){const u=l||Number.POSITIVE_INFINITY
let f=0
return start
function start(t){if(t===60){e.enter(r)
e.enter(i)
e.enter(s)
e.consume(t)
e.exit(s)
return enclosedBefore}if(t===null||t===32||t===41||(0,a.JQ)(t)){return n(t)}e.enter(r)
e.enter(o)
e.enter(c)
e.enter("chunkString",{contentType:"string"})
return raw(t)}function enclosedBefore(n){if(n===62){e.enter(s)
e.consume(n)
e.exit(s)
e.exit(i)
e.exit(r)
return t}e.enter(c)
e.enter("chunkString",{contentType:"string"})
return enclosed(n)}function enclosed(t){if(t===62){e.exit("chunkString")
e.exit(c)
return enclosedBefore(t)}if(t===null||t===60||(0,a.HP)(t)){return n(t)}e.consume(t)
return t===92?enclosedEscape:enclosed}function enclosedEscape(t){if(t===60||t===62||t===92){e.consume(t)
return enclosed}return enclosed(t)}function raw(i){if(!f&&(i===null||i===41||(0,a.Ee)(i))){e.exit("chunkString")
e.exit(c)
e.exit(o)
e.exit(r)
return t(i)}if(f<u&&i===40){e.consume(i)
f++
return raw}if(i===41){e.consume(i)
f--
return raw}if(i===null||i===32||i===40||(0,a.JQ)(i)){return n(i)}e.consume(i)
return i===92?rawEscape:raw}function rawEscape(t){if(t===40||t===41||t===92){e.consume(t)
return raw}return raw(t)}}function factoryLabel(e,t,n,r,i,s){const o=this
let c=0
let l
return start
function start(t){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
e.enter(s)
return atBreak}function atBreak(u){if(c>999||u===null||u===91||u===93&&!l||u===94&&!c&&"_hiddenFootnoteSupport"in o.parser.constructs){return n(u)}if(u===93){e.exit(s)
e.enter(i)
e.consume(u)
e.exit(i)
e.exit(r)
return t}if((0,a.HP)(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return atBreak}e.enter("chunkString",{contentType:"string"})
return labelInside(u)}function labelInside(t){if(t===null||t===91||t===93||(0,a.HP)(t)||c++>999){e.exit("chunkString")
return atBreak(t)}e.consume(t)
if(!l)l=!(0,a.On)(t)
return t===92?labelEscape:labelInside}function labelEscape(t){if(t===91||t===92||t===93){e.consume(t)
c++
return labelInside}return labelInside(t)}}function factoryTitle(e,t,n,r,i,o){let c
return start
function start(t){if(t===34||t===39||t===40){e.enter(r)
e.enter(i)
e.consume(t)
e.exit(i)
c=t===40?41:t
return begin}return n(t)}function begin(n){if(n===c){e.enter(i)
e.consume(n)
e.exit(i)
e.exit(r)
return t}e.enter(o)
return atBreak(n)}function atBreak(t){if(t===c){e.exit(o)
return begin(c)}if(t===null){return n(t)}if((0,a.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return(0,s.N)(e,atBreak,"linePrefix")}e.enter("chunkString",{contentType:"string"})
return inside(t)}function inside(t){if(t===c||t===null||(0,a.HP)(t)){e.exit("chunkString")
return atBreak(t)}e.consume(t)
return t===92?escape:inside}function escape(t){if(t===c||t===92){e.consume(t)
return inside}return inside(t)}}function factoryWhitespace(e,t){let n
return start
function start(r){if((0,a.HP)(r)){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
n=true
return start}if((0,a.On)(r)){return(0,s.N)(e,start,n?"linePrefix":"lineSuffix")(r)}return t(r)}}var C=n(31)
const S={name:"definition",tokenize:tokenizeDefinition}
const N={partial:true,tokenize:tokenizeTitleBefore}
function tokenizeDefinition(e,t,n){const r=this
let i
return start
function start(t){e.enter("definition")
return before(t)}function before(t){return factoryLabel.call(r,e,labelAfter,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(t)}function labelAfter(t){i=(0,C.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1))
if(t===58){e.enter("definitionMarker")
e.consume(t)
e.exit("definitionMarker")
return markerAfter}return n(t)}function markerAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,destinationBefore)(t):destinationBefore(t)}function destinationBefore(t){return factoryDestination(e,destinationAfter,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(t)}function destinationAfter(t){return e.attempt(N,after,after)(t)}function after(t){return(0,a.On)(t)?(0,s.N)(e,afterWhitespace,"whitespace")(t):afterWhitespace(t)}function afterWhitespace(s){if(s===null||(0,a.HP)(s)){e.exit("definition")
r.parser.defined.push(i)
return t(s)}return n(s)}}function tokenizeTitleBefore(e,t,n){return titleBefore
function titleBefore(t){return(0,a.Ee)(t)?factoryWhitespace(e,beforeMarker)(t):n(t)}function beforeMarker(t){return factoryTitle(e,titleAfter,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(t)}function titleAfter(t){return(0,a.On)(t)?(0,s.N)(e,titleAfterOptionalWhitespace,"whitespace")(t):titleAfterOptionalWhitespace(t)}function titleAfterOptionalWhitespace(e){return e===null||(0,a.HP)(e)?t(e):n(e)}}const D={name:"codeIndented",tokenize:tokenizeCodeIndented}
const b={partial:true,tokenize:tokenizeFurtherStart}
function tokenizeCodeIndented(e,t,n){return start
function start(t){e.enter("codeIndented")
return(0,s.B)(e,atBreak,n,"linePrefix",4,4)(t)}function atBreak(t){if(t===null){return after(t)}if((0,a.HP)(t)){return e.attempt(b,atBreak,after)(t)}e.enter("codeFlowValue")
return inside(t)}function inside(t){if(t===null||(0,a.HP)(t)){e.exit("codeFlowValue")
return atBreak(t)}e.consume(t)
return inside}function after(n){e.exit("codeIndented")
return t(n)}}function tokenizeFurtherStart(e,t,n){const r=this
return furtherStart
function furtherStart(i){if(r.parser.lazy[r.now().line]){return n(i)}if((0,a.HP)(i)){e.enter("lineEnding")
e.consume(i)
e.exit("lineEnding")
return furtherStart}return(0,s.B)(e,t,onNotEnoughPrefix,"linePrefix",4,4)(i)}function onNotEnoughPrefix(e){return(0,a.HP)(e)?furtherStart(e):n(e)}}var O=n(5254)
const R={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx}
function resolveHeadingAtx(e,t){let n=e.length-2
let r=3
if(e[r][1].type==="whitespace"){r+=2}if(n-2>r&&e[n][1].type==="whitespace"){n-=2}if(e[n][1].type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")){n-=r+1===n?2:4}if(n>r){const i={type:"atxHeadingText",start:e[r][1].start,end:e[n][1].end}
const s={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};(0,O.m)(e,r,n-r+1,[["enter",i,t],["enter",s,t],["exit",s,t],["exit",i,t]])}return e}function tokenizeHeadingAtx(e,t,n){let r=0
return start
function start(t){e.enter("atxHeading")
return before(t)}function before(t){e.enter("atxHeadingSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===35&&r++<6){e.consume(t)
return sequenceOpen}if(t===null||(0,a.Ee)(t)){e.exit("atxHeadingSequence")
return atBreak(t)}return n(t)}function atBreak(n){if(n===35){e.enter("atxHeadingSequence")
return sequenceFurther(n)}if(n===null||(0,a.HP)(n)){e.exit("atxHeading")
return t(n)}if((0,a.On)(n)){return(0,s.N)(e,atBreak,"whitespace")(n)}e.enter("atxHeadingText")
return data(n)}function sequenceFurther(t){if(t===35){e.consume(t)
return sequenceFurther}e.exit("atxHeadingSequence")
return atBreak(t)}function data(t){if(t===null||t===35||(0,a.Ee)(t)){e.exit("atxHeadingText")
return atBreak(t)}e.consume(t)
return data}}const L={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline}
function resolveToSetextUnderline(e,t){const n=new EditMap
let r=e.length
let i
let s
let a
while(r--){if(e[r][0]==="enter"){if(e[r][1].type==="content"){i=r
break}if(e[r][1].type==="paragraph"){s=r}}else{if(e[r][1].type==="content"){n.add(r,1,[])}if(!a&&e[r][1].type==="definition"){a=r}}}const o={type:"setextHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
e[s][1].type="setextHeadingText"
if(a){n.add(s,0,[["enter",o,t]])
n.add(a+1,0,[["exit",e[i][1],t]])
e[i][1].end={...e[a][1].end}}else{e[i][1]=o}n.add(e.length,0,[["exit",o,t]])
n.consume(e)
return e}function tokenizeSetextUnderline(e,t,n){const r=this
let i
return start
function start(t){let s=r.events.length
let a
while(s--){if(r.events[s][1].type!=="lineEnding"&&r.events[s][1].type!=="linePrefix"&&r.events[s][1].type!=="content"){a=r.events[s][1].type==="paragraph"
break}}if(!r.parser.lazy[r.now().line]&&(r.interrupt||a)){e.enter("setextHeadingLine")
i=t
return before(t)}return n(t)}function before(t){e.enter("setextHeadingLineSequence")
return inside(t)}function inside(t){if(t===i){e.consume(t)
return inside}e.exit("setextHeadingLineSequence")
return(0,a.On)(t)?(0,s.N)(e,after,"lineSuffix")(t):after(t)}function after(r){if(r===null||(0,a.HP)(r)){e.exit("setextHeadingLine")
return t(r)}return n(r)}}var y=n(9586)
const x={partial:true,tokenize:tokenizeNonLazyContinuation}
function tokenizeNonLazyContinuation(e,t,n){const r=this
return start
function start(t){if(t===null){return n(t)}e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return after}function after(e){return r.parser.lazy[r.now().line]?n(e):t(e)}}const P={concrete:true,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow}
const w={partial:true,tokenize:tokenizeBlankLineBefore}
function resolveToHtmlFlow(e){let t=e.length
while(t--){if(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"){break}}if(t>1&&e[t-2][1].type==="linePrefix"){e[t][1].start=e[t-2][1].start
e[t+1][1].start=e[t-2][1].start
e.splice(t-2,2)}return e}function tokenizeHtmlFlow(e,t,n){const r=this
let i
let s
let o
let c
let l
return start
function start(e){return before(e)}function before(t){e.enter("htmlFlow")
e.enter("htmlFlowData")
e.consume(t)
return open}function open(c){if(c===33){e.consume(c)
return declarationOpen}if(c===47){e.consume(c)
s=true
return tagCloseStart}if(c===63){e.consume(c)
i=3
return r.interrupt?t:continuationDeclarationInside}if((0,a.CW)(c)){e.consume(c)
o=String.fromCharCode(c)
return tagName}return n(c)}function declarationOpen(s){if(s===45){e.consume(s)
i=2
return commentOpenInside}if(s===91){e.consume(s)
i=5
c=0
return cdataOpenInside}if((0,a.CW)(s)){e.consume(s)
i=4
return r.interrupt?t:continuationDeclarationInside}return n(s)}function commentOpenInside(i){if(i===45){e.consume(i)
return r.interrupt?t:continuationDeclarationInside}return n(i)}function cdataOpenInside(i){const s="CDATA["
if(i===s.charCodeAt(c++)){e.consume(i)
if(c===s.length){return r.interrupt?t:continuation}return cdataOpenInside}return n(i)}function tagCloseStart(t){if((0,a.CW)(t)){e.consume(t)
o=String.fromCharCode(t)
return tagName}return n(t)}function tagName(c){if(c===null||c===47||c===62||(0,a.Ee)(c)){const a=c===47
const l=o.toLowerCase()
if(!a&&!s&&y.y.includes(l)){i=1
return r.interrupt?t(c):continuation(c)}if(y.T.includes(o.toLowerCase())){i=6
if(a){e.consume(c)
return basicSelfClosing}return r.interrupt?t(c):continuation(c)}i=7
return r.interrupt&&!r.parser.lazy[r.now().line]?n(c):s?completeClosingTagAfter(c):completeAttributeNameBefore(c)}if(c===45||(0,a.lV)(c)){e.consume(c)
o+=String.fromCharCode(c)
return tagName}return n(c)}function basicSelfClosing(i){if(i===62){e.consume(i)
return r.interrupt?t:continuation}return n(i)}function completeClosingTagAfter(t){if((0,a.On)(t)){e.consume(t)
return completeClosingTagAfter}return completeEnd(t)}function completeAttributeNameBefore(t){if(t===47){e.consume(t)
return completeEnd}if(t===58||t===95||(0,a.CW)(t)){e.consume(t)
return completeAttributeName}if((0,a.On)(t)){e.consume(t)
return completeAttributeNameBefore}return completeEnd(t)}function completeAttributeName(t){if(t===45||t===46||t===58||t===95||(0,a.lV)(t)){e.consume(t)
return completeAttributeName}return completeAttributeNameAfter(t)}function completeAttributeNameAfter(t){if(t===61){e.consume(t)
return completeAttributeValueBefore}if((0,a.On)(t)){e.consume(t)
return completeAttributeNameAfter}return completeAttributeNameBefore(t)}function completeAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
l=t
return completeAttributeValueQuoted}if((0,a.On)(t)){e.consume(t)
return completeAttributeValueBefore}return completeAttributeValueUnquoted(t)}function completeAttributeValueQuoted(t){if(t===l){e.consume(t)
l=null
return completeAttributeValueQuotedAfter}if(t===null||(0,a.HP)(t)){return n(t)}e.consume(t)
return completeAttributeValueQuoted}function completeAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===47||t===60||t===61||t===62||t===96||(0,a.Ee)(t)){return completeAttributeNameAfter(t)}e.consume(t)
return completeAttributeValueUnquoted}function completeAttributeValueQuotedAfter(e){if(e===47||e===62||(0,a.On)(e)){return completeAttributeNameBefore(e)}return n(e)}function completeEnd(t){if(t===62){e.consume(t)
return completeAfter}return n(t)}function completeAfter(t){if(t===null||(0,a.HP)(t)){return continuation(t)}if((0,a.On)(t)){e.consume(t)
return completeAfter}return n(t)}function continuation(t){if(t===45&&i===2){e.consume(t)
return continuationCommentInside}if(t===60&&i===1){e.consume(t)
return continuationRawTagOpen}if(t===62&&i===4){e.consume(t)
return continuationClose}if(t===63&&i===3){e.consume(t)
return continuationDeclarationInside}if(t===93&&i===5){e.consume(t)
return continuationCdataInside}if((0,a.HP)(t)&&(i===6||i===7)){e.exit("htmlFlowData")
return e.check(w,continuationAfter,continuationStart)(t)}if(t===null||(0,a.HP)(t)){e.exit("htmlFlowData")
return continuationStart(t)}e.consume(t)
return continuation}function continuationStart(t){return e.check(x,continuationStartNonLazy,continuationAfter)(t)}function continuationStartNonLazy(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return continuationBefore}function continuationBefore(t){if(t===null||(0,a.HP)(t)){return continuationStart(t)}e.enter("htmlFlowData")
return continuation(t)}function continuationCommentInside(t){if(t===45){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationRawTagOpen(t){if(t===47){e.consume(t)
o=""
return continuationRawEndTag}return continuation(t)}function continuationRawEndTag(t){if(t===62){const n=o.toLowerCase()
if(y.y.includes(n)){e.consume(t)
return continuationClose}return continuation(t)}if((0,a.CW)(t)&&o.length<8){e.consume(t)
o+=String.fromCharCode(t)
return continuationRawEndTag}return continuation(t)}function continuationCdataInside(t){if(t===93){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationDeclarationInside(t){if(t===62){e.consume(t)
return continuationClose}if(t===45&&i===2){e.consume(t)
return continuationDeclarationInside}return continuation(t)}function continuationClose(t){if(t===null||(0,a.HP)(t)){e.exit("htmlFlowData")
return continuationAfter(t)}e.consume(t)
return continuationClose}function continuationAfter(n){e.exit("htmlFlow")
return t(n)}}function tokenizeBlankLineBefore(e,t,n){return start
function start(r){e.enter("lineEnding")
e.consume(r)
e.exit("lineEnding")
return e.attempt(u.B,t,n)}}const M={concrete:true,name:"codeFenced",tokenize:tokenizeCodeFenced}
function tokenizeCodeFenced(e,t,n){const r=this
const i={partial:true,tokenize:tokenizeCloseStart}
let o=0
let c=0
let l
return start
function start(e){return beforeSequenceOpen(e)}function beforeSequenceOpen(t){const n=r.events[r.events.length-1]
o=n&&n[1].type==="linePrefix"?n[2].sliceSerialize(n[1],true).length:0
l=t
e.enter("codeFenced")
e.enter("codeFencedFence")
e.enter("codeFencedFenceSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===l){c++
e.consume(t)
return sequenceOpen}if(c<3){return n(t)}e.exit("codeFencedFenceSequence")
return(0,a.On)(t)?(0,s.N)(e,infoBefore,"whitespace")(t):infoBefore(t)}function infoBefore(n){if(n===null||(0,a.HP)(n)){e.exit("codeFencedFence")
return r.interrupt?t(n):e.check(x,atNonLazyBreak,after)(n)}e.enter("codeFencedFenceInfo")
e.enter("chunkString",{contentType:"string"})
return info(n)}function info(t){if(t===null||(0,a.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return infoBefore(t)}if((0,a.On)(t)){e.exit("chunkString")
e.exit("codeFencedFenceInfo")
return(0,s.N)(e,metaBefore,"whitespace")(t)}if(t===96&&t===l){return n(t)}e.consume(t)
return info}function metaBefore(t){if(t===null||(0,a.HP)(t)){return infoBefore(t)}e.enter("codeFencedFenceMeta")
e.enter("chunkString",{contentType:"string"})
return meta(t)}function meta(t){if(t===null||(0,a.HP)(t)){e.exit("chunkString")
e.exit("codeFencedFenceMeta")
return infoBefore(t)}if(t===96&&t===l){return n(t)}e.consume(t)
return meta}function atNonLazyBreak(t){return e.attempt(i,after,contentBefore)(t)}function contentBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return contentStart}function contentStart(t){return o>0&&(0,a.On)(t)?(0,s.N)(e,beforeContentChunk,"linePrefix",o+1)(t):beforeContentChunk(t)}function beforeContentChunk(t){if(t===null||(0,a.HP)(t)){return e.check(x,atNonLazyBreak,after)(t)}e.enter("codeFlowValue")
return contentChunk(t)}function contentChunk(t){if(t===null||(0,a.HP)(t)){e.exit("codeFlowValue")
return beforeContentChunk(t)}e.consume(t)
return contentChunk}function after(n){e.exit("codeFenced")
return t(n)}function tokenizeCloseStart(e,t,n){let i=0
return startBefore
function startBefore(t){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return start}function start(t){e.enter("codeFencedFence")
return(0,a.On)(t)?(0,s.N)(e,beforeSequenceClose,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):beforeSequenceClose(t)}function beforeSequenceClose(t){if(t===l){e.enter("codeFencedFenceSequence")
return sequenceClose(t)}return n(t)}function sequenceClose(t){if(t===l){i++
e.consume(t)
return sequenceClose}if(i>=c){e.exit("codeFencedFenceSequence")
return(0,a.On)(t)?(0,s.N)(e,sequenceCloseAfter,"whitespace")(t):sequenceCloseAfter(t)}return n(t)}function sequenceCloseAfter(r){if(r===null||(0,a.HP)(r)){e.exit("codeFencedFence")
return t(r)}return n(r)}}}var B=n(7126)
const F={name:"characterReference",tokenize:tokenizeCharacterReference}
function tokenizeCharacterReference(e,t,n){const r=this
let i=0
let s
let o
return start
function start(t){e.enter("characterReference")
e.enter("characterReferenceMarker")
e.consume(t)
e.exit("characterReferenceMarker")
return open}function open(t){if(t===35){e.enter("characterReferenceMarkerNumeric")
e.consume(t)
e.exit("characterReferenceMarkerNumeric")
return numeric}e.enter("characterReferenceValue")
s=31
o=a.lV
return value(t)}function numeric(t){if(t===88||t===120){e.enter("characterReferenceMarkerHexadecimal")
e.consume(t)
e.exit("characterReferenceMarkerHexadecimal")
e.enter("characterReferenceValue")
s=6
o=a.ok
return value}e.enter("characterReferenceValue")
s=7
o=a.BM
return value(t)}function value(c){if(c===59&&i){const i=e.exit("characterReferenceValue")
if(o===a.lV&&!(0,B.s)(r.sliceSerialize(i))){return n(c)}e.enter("characterReferenceMarker")
e.consume(c)
e.exit("characterReferenceMarker")
e.exit("characterReference")
return t}if(o(c)&&i++<s){e.consume(c)
return value}return n(c)}}const H={name:"characterEscape",tokenize:tokenizeCharacterEscape}
function tokenizeCharacterEscape(e,t,n){return start
function start(t){e.enter("characterEscape")
e.enter("escapeMarker")
e.consume(t)
e.exit("escapeMarker")
return inside}function inside(r){if((0,a.ol)(r)){e.enter("characterEscapeValue")
e.consume(r)
e.exit("characterEscapeValue")
e.exit("characterEscape")
return t}return n(r)}}const $={name:"lineEnding",tokenize:tokenizeLineEnding}
function tokenizeLineEnding(e,t){return start
function start(n){e.enter("lineEnding")
e.consume(n)
e.exit("lineEnding")
return(0,s.N)(e,t,"linePrefix")}}var v=n(6728)
const U={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd}
const G={tokenize:tokenizeResource}
const q={tokenize:tokenizeReferenceFull}
const z={tokenize:tokenizeReferenceCollapsed}
function resolveAllLabelEnd(e){let t=-1
const n=[]
while(++t<e.length){const r=e[t][1]
n.push(e[t])
if(r.type==="labelImage"||r.type==="labelLink"||r.type==="labelEnd"){const e=r.type==="labelImage"?4:2
r.type="data"
t+=e}}if(e.length!==n.length){(0,O.m)(e,0,e.length,n)}return e}function resolveToLabelEnd(e,t){let n=e.length
let r=0
let i
let s
let a
while(n--){const t=e[n][1]
if(i){if(t.type==="link"||t.type==="labelLink"&&t._inactive){break}if(e[n][0]==="enter"&&t.type==="labelLink"){t._inactive=true}}else if(s){if(e[n][0]==="enter"&&(t.type==="labelImage"||t.type==="labelLink")&&!t._balanced){i=n
if(t.type!=="labelLink"){r=2
break}}}else if(t.type==="labelEnd"){s=n}}const o={type:e[i][1].type==="labelLink"?"link":"image",start:{...e[i][1].start},end:{...e[e.length-1][1].end}}
const c={type:"label",start:{...e[i][1].start},end:{...e[s][1].end}}
const l={type:"labelText",start:{...e[i+r+2][1].end},end:{...e[s-2][1].start}}
a=[["enter",o,t],["enter",c,t]]
a=(0,O.V)(a,e.slice(i+1,i+r+3))
a=(0,O.V)(a,[["enter",l,t]])
a=(0,O.V)(a,(0,v.W)(t.parser.constructs.insideSpan.null,e.slice(i+r+4,s-3),t))
a=(0,O.V)(a,[["exit",l,t],e[s-2],e[s-1],["exit",c,t]])
a=(0,O.V)(a,e.slice(s+1))
a=(0,O.V)(a,[["exit",o,t]]);(0,O.m)(e,i,e.length,a)
return e}function tokenizeLabelEnd(e,t,n){const r=this
const i=r._labelStarts
let s
let a
if(i){while(i.length>0&&i[i.length-1]._balanced){i.pop()}s=i[i.length-1]}return start
function start(t){if(!s){return n(t)}if(s._inactive){return labelEndNok(t)}a=r.parser.defined.includes((0,C.B)(r.sliceSerialize({start:s.end,end:r.now()})))
e.enter("labelEnd")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
e.exit("labelEnd")
return after}function after(t){if(t===40){return e.attempt(G,labelEndOk,a?labelEndOk:labelEndNok)(t)}if(t===91){return e.attempt(q,labelEndOk,a?referenceNotFull:labelEndNok)(t)}return a?labelEndOk(t):labelEndNok(t)}function referenceNotFull(t){return e.attempt(z,labelEndOk,labelEndNok)(t)}function labelEndOk(e){i.pop()
return t(e)}function labelEndNok(e){s._balanced=true
return n(e)}}function tokenizeResource(e,t,n){return resourceStart
function resourceStart(t){e.enter("resource")
e.enter("resourceMarker")
e.consume(t)
e.exit("resourceMarker")
return resourceBefore}function resourceBefore(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceOpen)(t):resourceOpen(t)}function resourceOpen(t){if(t===41){return resourceEnd(t)}return factoryDestination(e,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(t)}function resourceDestinationAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceBetween)(t):resourceEnd(t)}function resourceDestinationMissing(e){return n(e)}function resourceBetween(t){if(t===34||t===39||t===40){return factoryTitle(e,resourceTitleAfter,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(t)}return resourceEnd(t)}function resourceTitleAfter(t){return(0,a.Ee)(t)?factoryWhitespace(e,resourceEnd)(t):resourceEnd(t)}function resourceEnd(r){if(r===41){e.enter("resourceMarker")
e.consume(r)
e.exit("resourceMarker")
e.exit("resource")
return t}return n(r)}}function tokenizeReferenceFull(e,t,n){const r=this
return referenceFull
function referenceFull(t){return factoryLabel.call(r,e,referenceFullAfter,referenceFullMissing,"reference","referenceMarker","referenceString")(t)}function referenceFullAfter(e){return r.parser.defined.includes((0,C.B)(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(e):n(e)}function referenceFullMissing(e){return n(e)}}function tokenizeReferenceCollapsed(e,t,n){return referenceCollapsedStart
function referenceCollapsedStart(t){e.enter("reference")
e.enter("referenceMarker")
e.consume(t)
e.exit("referenceMarker")
return referenceCollapsedOpen}function referenceCollapsedOpen(r){if(r===93){e.enter("referenceMarker")
e.consume(r)
e.exit("referenceMarker")
e.exit("reference")
return t}return n(r)}}const Y={name:"labelStartImage",resolveAll:U.resolveAll,tokenize:tokenizeLabelStartImage}
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
return after}return n(t)}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}var V=n(4386)
const W={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention}
function resolveAllAttention(e,t){let n=-1
let r
while(++n<e.length){if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let i=n
while(i--){if(e[i][0]==="exit"&&e[i][1].type==="attentionSequence"&&e[i][1]._open&&t.sliceSerialize(e[i][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[i][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[i][1].end.offset-e[i][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3)){continue}const s=e[i][1].end.offset-e[i][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1
const a={...e[i][1].end}
const o={...e[n][1].start}
movePoint(a,-s)
movePoint(o,s)
const c={type:s>1?"strongSequence":"emphasisSequence",start:a,end:{...e[i][1].end}}
const l={type:s>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:o}
const u={type:s>1?"strongText":"emphasisText",start:{...e[i][1].end},end:{...e[n][1].start}}
const f={type:s>1?"strong":"emphasis",start:{...c.start},end:{...l.end}}
e[i][1].end={...c.start}
e[n][1].start={...l.end}
r=[]
if(e[i][1].end.offset-e[i][1].start.offset){r=(0,O.V)(r,[["enter",e[i][1],t],["exit",e[i][1],t]])}r=(0,O.V)(r,[["enter",f,t],["enter",c,t],["exit",c,t],["enter",u,t]])
r=(0,O.V)(r,(0,v.W)(t.parser.constructs.insideSpan.null,e.slice(i+1,n),t))
r=(0,O.V)(r,[["exit",u,t],["enter",l,t],["exit",l,t],["exit",f,t]])
let h=0
if(e[n][1].end.offset-e[n][1].start.offset){h=2
r=(0,O.V)(r,[["enter",e[n][1],t],["exit",e[n][1],t]])}(0,O.m)(e,i-1,n-i+3,r)
n=i+r.length-h-2
break}}}}n=-1
while(++n<e.length){if(e[n][1].type==="attentionSequence"){e[n][1].type="data"}}return e}function tokenizeAttention(e,t){const n=this.parser.constructs.attentionMarkers.null
const r=this.previous
const i=(0,V.S)(r)
let s
return start
function start(t){s=t
e.enter("attentionSequence")
return inside(t)}function inside(a){if(a===s){e.consume(a)
return inside}const o=e.exit("attentionSequence")
const c=(0,V.S)(a)
const l=!c||c===2&&i||n.includes(a)&&a!==42&&a!==95
const u=!i||i===2&&c||n.includes(r)&&r!==42&&r!==95
o._open=Boolean(s===42?l:l&&(i||!u))
o._close=Boolean(s===42?u:u&&(c||!l))
return t(a)}}function movePoint(e,t){e.column+=t
e.offset+=t
e._bufferIndex+=t}const Q={name:"autolink",tokenize:tokenizeAutolink}
function tokenizeAutolink(e,t,n){let r=0
return start
function start(t){e.enter("autolink")
e.enter("autolinkMarker")
e.consume(t)
e.exit("autolinkMarker")
e.enter("autolinkProtocol")
return open}function open(t){if((0,a.CW)(t)){e.consume(t)
return schemeOrEmailAtext}if(t===64){return n(t)}return emailAtext(t)}function schemeOrEmailAtext(e){if(e===43||e===45||e===46||(0,a.lV)(e)){r=1
return schemeInsideOrEmailAtext(e)}return emailAtext(e)}function schemeInsideOrEmailAtext(t){if(t===58){e.consume(t)
r=0
return urlInside}if((t===43||t===45||t===46||(0,a.lV)(t))&&r++<32){e.consume(t)
return schemeInsideOrEmailAtext}r=0
return emailAtext(t)}function urlInside(r){if(r===62){e.exit("autolinkProtocol")
e.enter("autolinkMarker")
e.consume(r)
e.exit("autolinkMarker")
e.exit("autolink")
return t}if(r===null||r===32||r===60||(0,a.JQ)(r)){return n(r)}e.consume(r)
return urlInside}function emailAtext(t){if(t===64){e.consume(t)
return emailAtSignOrDot}if((0,a.cx)(t)){e.consume(t)
return emailAtext}return n(t)}function emailAtSignOrDot(e){return(0,a.lV)(e)?emailLabel(e):n(e)}function emailLabel(n){if(n===46){e.consume(n)
r=0
return emailAtSignOrDot}if(n===62){e.exit("autolinkProtocol").type="autolinkEmail"
e.enter("autolinkMarker")
e.consume(n)
e.exit("autolinkMarker")
e.exit("autolink")
return t}return emailValue(n)}function emailValue(t){if((t===45||(0,a.lV)(t))&&r++<63){const n=t===45?emailValue:emailLabel
e.consume(t)
return n}return n(t)}}const K={name:"htmlText",tokenize:tokenizeHtmlText}
function tokenizeHtmlText(e,t,n){const r=this
let i
let o
let c
return start
function start(t){e.enter("htmlText")
e.enter("htmlTextData")
e.consume(t)
return open}function open(t){if(t===33){e.consume(t)
return declarationOpen}if(t===47){e.consume(t)
return tagCloseStart}if(t===63){e.consume(t)
return instruction}if((0,a.CW)(t)){e.consume(t)
return tagOpen}return n(t)}function declarationOpen(t){if(t===45){e.consume(t)
return commentOpenInside}if(t===91){e.consume(t)
o=0
return cdataOpenInside}if((0,a.CW)(t)){e.consume(t)
return declaration}return n(t)}function commentOpenInside(t){if(t===45){e.consume(t)
return commentEnd}return n(t)}function comment(t){if(t===null){return n(t)}if(t===45){e.consume(t)
return commentClose}if((0,a.HP)(t)){c=comment
return lineEndingBefore(t)}e.consume(t)
return comment}function commentClose(t){if(t===45){e.consume(t)
return commentEnd}return comment(t)}function commentEnd(e){return e===62?end(e):e===45?commentClose(e):comment(e)}function cdataOpenInside(t){const r="CDATA["
if(t===r.charCodeAt(o++)){e.consume(t)
return o===r.length?cdata:cdataOpenInside}return n(t)}function cdata(t){if(t===null){return n(t)}if(t===93){e.consume(t)
return cdataClose}if((0,a.HP)(t)){c=cdata
return lineEndingBefore(t)}e.consume(t)
return cdata}function cdataClose(t){if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function cdataEnd(t){if(t===62){return end(t)}if(t===93){e.consume(t)
return cdataEnd}return cdata(t)}function declaration(t){if(t===null||t===62){return end(t)}if((0,a.HP)(t)){c=declaration
return lineEndingBefore(t)}e.consume(t)
return declaration}function instruction(t){if(t===null){return n(t)}if(t===63){e.consume(t)
return instructionClose}if((0,a.HP)(t)){c=instruction
return lineEndingBefore(t)}e.consume(t)
return instruction}function instructionClose(e){return e===62?end(e):instruction(e)}function tagCloseStart(t){if((0,a.CW)(t)){e.consume(t)
return tagClose}return n(t)}function tagClose(t){if(t===45||(0,a.lV)(t)){e.consume(t)
return tagClose}return tagCloseBetween(t)}function tagCloseBetween(t){if((0,a.HP)(t)){c=tagCloseBetween
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagCloseBetween}return end(t)}function tagOpen(t){if(t===45||(0,a.lV)(t)){e.consume(t)
return tagOpen}if(t===47||t===62||(0,a.Ee)(t)){return tagOpenBetween(t)}return n(t)}function tagOpenBetween(t){if(t===47){e.consume(t)
return end}if(t===58||t===95||(0,a.CW)(t)){e.consume(t)
return tagOpenAttributeName}if((0,a.HP)(t)){c=tagOpenBetween
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenBetween}return end(t)}function tagOpenAttributeName(t){if(t===45||t===46||t===58||t===95||(0,a.lV)(t)){e.consume(t)
return tagOpenAttributeName}return tagOpenAttributeNameAfter(t)}function tagOpenAttributeNameAfter(t){if(t===61){e.consume(t)
return tagOpenAttributeValueBefore}if((0,a.HP)(t)){c=tagOpenAttributeNameAfter
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenAttributeNameAfter}return tagOpenBetween(t)}function tagOpenAttributeValueBefore(t){if(t===null||t===60||t===61||t===62||t===96){return n(t)}if(t===34||t===39){e.consume(t)
i=t
return tagOpenAttributeValueQuoted}if((0,a.HP)(t)){c=tagOpenAttributeValueBefore
return lineEndingBefore(t)}if((0,a.On)(t)){e.consume(t)
return tagOpenAttributeValueBefore}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuoted(t){if(t===i){e.consume(t)
i=undefined
return tagOpenAttributeValueQuotedAfter}if(t===null){return n(t)}if((0,a.HP)(t)){c=tagOpenAttributeValueQuoted
return lineEndingBefore(t)}e.consume(t)
return tagOpenAttributeValueQuoted}function tagOpenAttributeValueUnquoted(t){if(t===null||t===34||t===39||t===60||t===61||t===96){return n(t)}if(t===47||t===62||(0,a.Ee)(t)){return tagOpenBetween(t)}e.consume(t)
return tagOpenAttributeValueUnquoted}function tagOpenAttributeValueQuotedAfter(e){if(e===47||e===62||(0,a.Ee)(e)){return tagOpenBetween(e)}return n(e)}function end(r){if(r===62){e.consume(r)
e.exit("htmlTextData")
e.exit("htmlText")
return t}return n(r)}function lineEndingBefore(t){e.exit("htmlTextData")
e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return lineEndingAfter}function lineEndingAfter(t){return(0,a.On)(t)?(0,s.N)(e,lineEndingAfterPrefix,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?undefined:4)(t):lineEndingAfterPrefix(t)}function lineEndingAfterPrefix(t){e.enter("htmlTextData")
return c(t)}}const X={name:"labelStartLink",resolveAll:U.resolveAll,tokenize:tokenizeLabelStartLink}
function tokenizeLabelStartLink(e,t,n){const r=this
let i
return start
function start(t){e.enter("labelLink")
e.enter("labelMarker")
e.consume(t)
e.exit("labelMarker")
i=e.exit("labelLink")
return after}function after(e){if(e===94&&"_hiddenFootnoteSupport"in r.parser.constructs){return n(e)}r._labelStarts=r._labelStarts||[]
r._labelStarts.push(i)
return t(e)}}const j={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape}
function tokenizeHardBreakEscape(e,t,n){return start
function start(t){e.enter("hardBreakEscape")
e.consume(t)
return after}function after(r){if((0,a.HP)(r)){e.exit("hardBreakEscape")
return t(r)}return n(r)}}const J={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText}
function resolveCodeText(e){let t=e.length-4
let n=3
let r
let i
if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){r=n
while(++r<t){if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding"
e[t][1].type="codeTextPadding"
n+=2
t-=2
break}}}r=n-1
t++
while(++r<=t){if(i===undefined){if(r!==t&&e[r][1].type!=="lineEnding"){i=r}}else if(r===t||e[r][1].type==="lineEnding"){e[i][1].type="codeTextData"
if(r!==i+2){e[i][1].end=e[r-1][1].end
e.splice(i+2,r-i-2)
t-=r-i-2
r=i+2}i=undefined}}return e}function previous(e){return e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(e,t,n){const r=this
let i=0
let s
let o
return start
function start(t){e.enter("codeText")
e.enter("codeTextSequence")
return sequenceOpen(t)}function sequenceOpen(t){if(t===96){e.consume(t)
i++
return sequenceOpen}e.exit("codeTextSequence")
return between(t)}function between(t){if(t===null){return n(t)}if(t===32){e.enter("space")
e.consume(t)
e.exit("space")
return between}if(t===96){o=e.enter("codeTextSequence")
s=0
return sequenceClose(t)}if((0,a.HP)(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return between}e.enter("codeTextData")
return data(t)}function data(t){if(t===null||t===32||t===96||(0,a.HP)(t)){e.exit("codeTextData")
return between(t)}e.consume(t)
return data}function sequenceClose(n){if(n===96){e.consume(n)
s++
return sequenceClose}if(s===i){e.exit("codeTextSequence")
e.exit("codeText")
return t(n)}o.type="codeTextData"
return data(n)}}const Z={[42]:A,[43]:A,[45]:A,[48]:A,[49]:A,[50]:A,[51]:A,[52]:A,[53]:A,[54]:A,[55]:A,[56]:A,[57]:A,[62]:k}
const ee={[91]:S}
const te={[-2]:D,[-1]:D,[32]:D}
const ne={[35]:R,[42]:g,[45]:[L,g],[60]:P,[61]:L,[95]:g,[96]:M,[126]:M}
const re={[38]:F,[92]:H}
const ie={[-5]:$,[-4]:$,[-3]:$,[33]:Y,[38]:F,[42]:W,[60]:[Q,K],[91]:X,[92]:[j,H],[93]:U,[95]:W,[96]:J}
const se={null:[W,m]}
const ae={null:[42,95]}
const oe={null:[]}
function createTokenizer(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0}
const i={}
const s=[]
let o=[]
let c=[]
let l=true
const u={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),consume,enter,exit,interrupt:constructFactory(onsuccessfulcheck,{interrupt:true})}
const f={code:null,containerState:{},defineSkip,events:[],now,parser:e,previous:null,sliceSerialize,sliceStream,write}
let h=t.tokenize.call(f,u)
let d
if(t.resolveAll){s.push(t)}return f
function write(e){o=(0,O.V)(o,e)
main()
if(o[o.length-1]!==null){return[]}addResult(t,0)
f.events=(0,v.W)(s,f.events,f)
return f.events}function sliceSerialize(e,t){return serializeChunks(sliceStream(e),t)}function sliceStream(e){return sliceChunks(o,e)}function now(){const{_bufferIndex:e,_index:t,line:n,column:i,offset:s}=r
return{_bufferIndex:e,_index:t,line:n,column:i,offset:s}}function defineSkip(e){i[e.line]=e.column
accountForPotentialSkip()}function main(){while(r._index<o.length){const e=o[r._index]
if(typeof e==="string"){const t=r._index
if(r._bufferIndex<0){r._bufferIndex=0}while(r._index===t&&r._bufferIndex<e.length){go(e.charCodeAt(r._bufferIndex))}}else{go(e)}}}function go(e){l=undefined
d=e
h=h(e)}function consume(e){if((0,a.HP)(e)){r.line++
r.column=1
r.offset+=e===-3?2:1
accountForPotentialSkip()}else if(e!==-1){r.column++
r.offset++}if(r._bufferIndex<0){r._index++}else{r._bufferIndex++
if(r._bufferIndex===o[r._index].length){r._bufferIndex=-1
r._index++}}f.previous=e
l=true}function enter(e,t){const n=t||{}
n.type=e
n.start=now()
f.events.push(["enter",n,f])
c.push(n)
return n}function exit(e){const t=c.pop()
t.end=now()
f.events.push(["exit",t,f])
return t}function onsuccessfulconstruct(e,t){addResult(e,t.from)}function onsuccessfulcheck(e,t){t.restore()}function constructFactory(e,t){return hook
function hook(n,r,i){let s
let a
let o
let c
return Array.isArray(n)?handleListOfConstructs(n):"tokenize"in n?handleListOfConstructs([n]):handleMapOfConstructs(n)
function handleMapOfConstructs(e){return start
function start(t){const n=t!==null&&e[t]
const r=t!==null&&e.null
const i=[...Array.isArray(n)?n:n?[n]:[],...Array.isArray(r)?r:r?[r]:[]]
return handleListOfConstructs(i)(t)}}function handleListOfConstructs(e){s=e
a=0
if(e.length===0){return i}return handleConstruct(e[a])}function handleConstruct(e){return start
function start(n){c=store()
o=e
if(!e.partial){f.currentConstruct=e}if(e.name&&f.parser.constructs.disable.null.includes(e.name)){return nok(n)}return e.tokenize.call(t?Object.assign(Object.create(f),t):f,u,ok,nok)(n)}}function ok(t){l=true
e(o,c)
return r}function nok(e){l=true
c.restore()
if(++a<s.length){return handleConstruct(s[a])}return i}}}function addResult(e,t){if(e.resolveAll&&!s.includes(e)){s.push(e)}if(e.resolve){(0,O.m)(f.events,t,f.events.length-t,e.resolve(f.events.slice(t),f))}if(e.resolveTo){f.events=e.resolveTo(f.events,f)}}function store(){const e=now()
const t=f.previous
const n=f.currentConstruct
const i=f.events.length
const s=Array.from(c)
return{from:i,restore}
function restore(){r=e
f.previous=t
f.currentConstruct=n
f.events.length=i
c=s
accountForPotentialSkip()}}function accountForPotentialSkip(){if(r.line in i&&r.column<2){r.column=i[r.line]
r.offset+=i[r.line]-1}}}function sliceChunks(e,t){const n=t.start._index
const r=t.start._bufferIndex
const i=t.end._index
const s=t.end._bufferIndex
let a
if(n===i){a=[e[n].slice(r,s)]}else{a=e.slice(n,i)
if(r>-1){const e=a[0]
if(typeof e==="string"){a[0]=e.slice(r)}else{a.shift()}}if(s>0){a.push(e[i].slice(0,s))}}return a}function serializeChunks(e,t){let n=-1
const r=[]
let i
while(++n<e.length){const s=e[n]
let a
if(typeof s==="string"){a=s}else{switch(s){case-5:{a="\r"
break}case-4:{a="\n"
break}case-3:{a="\r"+"\n"
break}case-2:{a=t?" ":"\t"
break}case-1:{if(!t&&i){continue}a=" "
break}default:{a=String.fromCharCode(s)}}}i=s===-2
r.push(a)}return r.join("")}function parse(e){const t=e||{}
const n=(0,i.y)([r,...t.extensions||[]])
const s={constructs:n,content:create(o),defined:[],document:create(c),flow:create(p),lazy:{},string:create(T),text:create(E)}
return s
function create(e){return creator
function creator(t){return createTokenizer(s,e,t)}}}},5387:(e,t,n)=>{n.d(t,{_:()=>postprocess})
var r=n(5586)
function postprocess(e){while(!(0,r.w)(e)){}return e}},2192:(e,t,n)=>{n.d(t,{v:()=>preprocess})
const r=/[\0\t\n\r]/g
function preprocess(){let e=1
let t=""
let n=true
let i
return preprocessor
function preprocessor(s,a,o){s=t+(typeof s==="string"?s.toString():new TextDecoder(a||undefined).decode(s))
const c=[]
let l=0
t=""
if(n){if(s.charCodeAt(0)===65279){l++}n=undefined}while(l<s.length){r.lastIndex=l
const n=r.exec(s)
const a=n&&n.index!==undefined?n.index:s.length
const o=s.charCodeAt(a)
if(!n){t=s.slice(l)
break}if(o===10&&l===a&&i){c.push(-3)
i=undefined}else{if(i){c.push(-5)
i=undefined}if(l<a){c.push(s.slice(l,a))
e+=a-l}switch(o){case 0:{c.push(65533)
e++
break}case 9:{const t=Math.ceil(e/4)*4
c.push(-2)
while(e++<t){c.push(-1)}break}case 10:{c.push(-4)
e=1
break}default:{i=true
e=1}}}l=a+1}if(o){if(i){c.push(-5)}if(t){c.push(t)}c.push(null)}return c}}},3194:(e,t,n)=>{n.d(t,{_F:()=>Tokenizer,V_:()=>Te,qg:()=>parse,oH:()=>parseFragment})
const r=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111])
const i="�"
var s;(function(e){e[e["EOF"]=-1]="EOF"
e[e["NULL"]=0]="NULL"
e[e["TABULATION"]=9]="TABULATION"
e[e["CARRIAGE_RETURN"]=13]="CARRIAGE_RETURN"
e[e["LINE_FEED"]=10]="LINE_FEED"
e[e["FORM_FEED"]=12]="FORM_FEED"
e[e["SPACE"]=32]="SPACE"
e[e["EXCLAMATION_MARK"]=33]="EXCLAMATION_MARK"
e[e["QUOTATION_MARK"]=34]="QUOTATION_MARK"
e[e["AMPERSAND"]=38]="AMPERSAND"
e[e["APOSTROPHE"]=39]="APOSTROPHE"
e[e["HYPHEN_MINUS"]=45]="HYPHEN_MINUS"
e[e["SOLIDUS"]=47]="SOLIDUS"
e[e["DIGIT_0"]=48]="DIGIT_0"
e[e["DIGIT_9"]=57]="DIGIT_9"
e[e["SEMICOLON"]=59]="SEMICOLON"
e[e["LESS_THAN_SIGN"]=60]="LESS_THAN_SIGN"
e[e["EQUALS_SIGN"]=61]="EQUALS_SIGN"
e[e["GREATER_THAN_SIGN"]=62]="GREATER_THAN_SIGN"
e[e["QUESTION_MARK"]=63]="QUESTION_MARK"
e[e["LATIN_CAPITAL_A"]=65]="LATIN_CAPITAL_A"
e[e["LATIN_CAPITAL_Z"]=90]="LATIN_CAPITAL_Z"
e[e["RIGHT_SQUARE_BRACKET"]=93]="RIGHT_SQUARE_BRACKET"
e[e["GRAVE_ACCENT"]=96]="GRAVE_ACCENT"
e[e["LATIN_SMALL_A"]=97]="LATIN_SMALL_A"
e[e["LATIN_SMALL_Z"]=122]="LATIN_SMALL_Z"})(s||(s={}))
const a={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"}
function isSurrogate(e){return e>=55296&&e<=57343}function isSurrogatePair(e){return e>=56320&&e<=57343}function getSurrogatePairCodePoint(e,t){return(e-55296)*1024+9216+t}function isControlCodePoint(e){return e!==32&&e!==10&&e!==13&&e!==9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function isUndefinedCodePoint(e){return e>=64976&&e<=65007||r.has(e)}var o;(function(e){e["controlCharacterInInputStream"]="control-character-in-input-stream"
e["noncharacterInInputStream"]="noncharacter-in-input-stream"
e["surrogateInInputStream"]="surrogate-in-input-stream"
e["nonVoidHtmlElementStartTagWithTrailingSolidus"]="non-void-html-element-start-tag-with-trailing-solidus"
e["endTagWithAttributes"]="end-tag-with-attributes"
e["endTagWithTrailingSolidus"]="end-tag-with-trailing-solidus"
e["unexpectedSolidusInTag"]="unexpected-solidus-in-tag"
e["unexpectedNullCharacter"]="unexpected-null-character"
e["unexpectedQuestionMarkInsteadOfTagName"]="unexpected-question-mark-instead-of-tag-name"
e["invalidFirstCharacterOfTagName"]="invalid-first-character-of-tag-name"
e["unexpectedEqualsSignBeforeAttributeName"]="unexpected-equals-sign-before-attribute-name"
e["missingEndTagName"]="missing-end-tag-name"
e["unexpectedCharacterInAttributeName"]="unexpected-character-in-attribute-name"
e["unknownNamedCharacterReference"]="unknown-named-character-reference"
e["missingSemicolonAfterCharacterReference"]="missing-semicolon-after-character-reference"
e["unexpectedCharacterAfterDoctypeSystemIdentifier"]="unexpected-character-after-doctype-system-identifier"
e["unexpectedCharacterInUnquotedAttributeValue"]="unexpected-character-in-unquoted-attribute-value"
e["eofBeforeTagName"]="eof-before-tag-name"
e["eofInTag"]="eof-in-tag"
e["missingAttributeValue"]="missing-attribute-value"
e["missingWhitespaceBetweenAttributes"]="missing-whitespace-between-attributes"
e["missingWhitespaceAfterDoctypePublicKeyword"]="missing-whitespace-after-doctype-public-keyword"
e["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"]="missing-whitespace-between-doctype-public-and-system-identifiers"
e["missingWhitespaceAfterDoctypeSystemKeyword"]="missing-whitespace-after-doctype-system-keyword"
e["missingQuoteBeforeDoctypePublicIdentifier"]="missing-quote-before-doctype-public-identifier"
e["missingQuoteBeforeDoctypeSystemIdentifier"]="missing-quote-before-doctype-system-identifier"
e["missingDoctypePublicIdentifier"]="missing-doctype-public-identifier"
e["missingDoctypeSystemIdentifier"]="missing-doctype-system-identifier"
e["abruptDoctypePublicIdentifier"]="abrupt-doctype-public-identifier"
e["abruptDoctypeSystemIdentifier"]="abrupt-doctype-system-identifier"
e["cdataInHtmlContent"]="cdata-in-html-content"
e["incorrectlyOpenedComment"]="incorrectly-opened-comment"
e["eofInScriptHtmlCommentLikeText"]="eof-in-script-html-comment-like-text"
e["eofInDoctype"]="eof-in-doctype"
e["nestedComment"]="nested-comment"
e["abruptClosingOfEmptyComment"]="abrupt-closing-of-empty-comment"
e["eofInComment"]="eof-in-comment"
e["incorrectlyClosedComment"]="incorrectly-closed-comment"
e["eofInCdata"]="eof-in-cdata"
e["absenceOfDigitsInNumericCharacterReference"]="absence-of-digits-in-numeric-character-reference"
e["nullCharacterReference"]="null-character-reference"
e["surrogateCharacterReference"]="surrogate-character-reference"
e["characterReferenceOutsideUnicodeRange"]="character-reference-outside-unicode-range"
e["controlCharacterReference"]="control-character-reference"
e["noncharacterCharacterReference"]="noncharacter-character-reference"
e["missingWhitespaceBeforeDoctypeName"]="missing-whitespace-before-doctype-name"
e["missingDoctypeName"]="missing-doctype-name"
e["invalidCharacterSequenceAfterDoctypeName"]="invalid-character-sequence-after-doctype-name"
e["duplicateAttribute"]="duplicate-attribute"
e["nonConformingDoctype"]="non-conforming-doctype"
e["missingDoctype"]="missing-doctype"
e["misplacedDoctype"]="misplaced-doctype"
e["endTagWithoutMatchingOpenElement"]="end-tag-without-matching-open-element"
e["closingOfElementWithOpenChildElements"]="closing-of-element-with-open-child-elements"
e["disallowedContentInNoscriptInHead"]="disallowed-content-in-noscript-in-head"
e["openElementsLeftAfterEof"]="open-elements-left-after-eof"
e["abandonedHeadElementChild"]="abandoned-head-element-child"
e["misplacedStartTagForHeadElement"]="misplaced-start-tag-for-head-element"
e["nestedNoscriptInHead"]="nested-noscript-in-head"
e["eofInElementThatCanContainOnlyText"]="eof-in-element-that-can-contain-only-text"})(o||(o={}))
const c=1<<16
class Preprocessor{constructor(e){this.handler=e
this.html=""
this.pos=-1
this.lastGapPos=-2
this.gapStack=[]
this.skipNextNewLine=false
this.lastChunkWritten=false
this.endOfChunkHit=false
this.bufferWaterline=c
this.isEol=false
this.lineStartPos=0
this.droppedBufferSize=0
this.line=1
this.lastErrOffset=-1}get col(){return this.pos-this.lineStartPos+Number(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-Number(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+this.codePointStart}getError(e,t){const{line:n,col:r,offset:i}=this
const s=r+t
const a=i+t
return{code:e,startLine:n,endLine:n,startCol:s,endCol:s,startOffset:a,endOffset:a}}_err(e){if(this.handler.onParseError&&this.lastErrOffset!==this.offset){this.lastErrOffset=this.offset
this.handler.onParseError(this.getError(e,0))}}_addGap(){this.gapStack.push(this.lastGapPos)
this.lastGapPos=this.pos}_processSurrogate(e){if(this.pos!==this.html.length-1){const t=this.html.charCodeAt(this.pos+1)
if(!isSurrogatePair(e)&&isSurrogatePair(t)){this.pos++
this._addGap()
return getSurrogatePairCodePoint(e,t)}}else if(!this.lastChunkWritten){this.endOfChunkHit=true
return s.EOF}this._err(o.surrogateInInputStream)
return e}willDropParsedChunk(){return this.pos>this.bufferWaterline}dropParsedChunk(e=0){if(this.willDropParsedChunk()){const t=this.offset-this.droppedBufferSize-e
this.html=this.html.substring(t)
this.lineStartPos-=t
this.droppedBufferSize+=t
this.pos-=t
this.lastGapPos=-2
this.gapStack.length=0
if(this.pos>e)this._addGap()}}write(e,t){if(this.html.length>0){this.html+=e}else{this.html=e}this.endOfChunkHit=false
this.lastChunkWritten=t}insertHtmlAtCurrentPos(e){this.html=this.html.substring(0,this.pos+1)+e+this.html.substring(this.pos+1)
this.endOfChunkHit=false}startsWith(e,t){if(this.pos+e.length>this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return false}if(t){return this.html.startsWith(e,this.pos)}for(let t=0;t<e.length;t++){const n=this.html.charCodeAt(this.pos+t)|32
if(n!==e.charCodeAt(t)){return false}}return true}peek(e){const t=this.pos+e
if(t>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return s.EOF}const n=this.html.charCodeAt(t)
return n===s.CARRIAGE_RETURN?s.LINE_FEED:n}advance(){this.pos++
if(this.isEol){this.isEol=false
this.line++
this.lineStartPos=this.pos}if(this.pos>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return s.EOF}let e=this.html.charCodeAt(this.pos)
if(e===s.CARRIAGE_RETURN){this.isEol=true
this.skipNextNewLine=true
return s.LINE_FEED}if(e===s.LINE_FEED){this.isEol=true
if(this.skipNextNewLine){this.line--
this.skipNextNewLine=false
this._addGap()
return this.advance()}}this.skipNextNewLine=false
if(isSurrogate(e)){e=this._processSurrogate(e)}const t=this.handler.onParseError===null||e>31&&e<127||e===s.LINE_FEED||e===s.CARRIAGE_RETURN||e>159&&e<64976
if(!t){this._checkForProblematicCharacters(e)}return e}_checkForProblematicCharacters(e){if(isControlCodePoint(e)){this._err(o.controlCharacterInInputStream)}else if(isUndefinedCodePoint(e)){this._err(o.noncharacterInInputStream)}}retreat(e){this.pos-=e
while(this.pos<this.lastGapPos){this.lastGapPos=this.gapStack.pop()
this.pos--}this.isEol=false}}var l;(function(e){e[e["CHARACTER"]=0]="CHARACTER"
e[e["NULL_CHARACTER"]=1]="NULL_CHARACTER"
e[e["WHITESPACE_CHARACTER"]=2]="WHITESPACE_CHARACTER"
e[e["START_TAG"]=3]="START_TAG"
e[e["END_TAG"]=4]="END_TAG"
e[e["COMMENT"]=5]="COMMENT"
e[e["DOCTYPE"]=6]="DOCTYPE"
e[e["EOF"]=7]="EOF"
e[e["HIBERNATION"]=8]="HIBERNATION"})(l||(l={}))
function getTokenAttr(e,t){for(let n=e.attrs.length-1;n>=0;n--){if(e.attrs[n].name===t){return e.attrs[n].value}}return null}const u=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(e){return e===0||e>=55296&&e<=57343||e>1114111}function replaceCodePoint(e){if(isInvalidCodePoint(e)){return 65533}if(e>=128&&e<=159){return u[e-128]||e}return e}function decode_codepoint_replaceCodePointXML(e){return isInvalidCodePoint(e)?65533:e}function decode_codepoint_codePointToString(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(replaceCodePoint(e))}const f=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠ ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ\tΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋\'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ ≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌']
const h=35
const d=48
const p=6
const m=6
const T=2654435761
const E=2246822507
const g=1024
const A=(()=>{const e=new Uint8Array(128)
for(let t=48;t<=57;t++)e[t]=t-47
for(let t=65;t<=90;t++)e[t]=t-54
for(let t=97;t<=122;t++)e[t]=t-60
return e})()
function exactKey(e,t,n){return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+n-2)<<11|A[e.charCodeAt(t+n-1)]<<5|n}function decode_data_format_pairIndex(e,t){return(e*3<<3^t)&g-1}function bucketOne(e,t){return(Math.imul(e,T)>>>16)*t>>>16}function bucketTwo(e,t){return(Math.imul(e,E)>>>16)*t>>>16}function initDecodeData(e){const[t,n]=e
const r=t.charCodeAt(0)-d<<6|t.charCodeAt(1)-d
const i=t.charCodeAt(2)-d<<6|t.charCodeAt(3)-d
const s=t.charCodeAt(4)-d<<6|t.charCodeAt(5)-d
const a=p+i
const o=a+2*r
const c=2*s
const l=new Int32Array(c)
const u=new Uint16Array(c)
const f=new Uint16Array(c)
const T=new Uint32Array(g)
const E=new Map
const A=[]
let _=""
let I=p
let k=0
for(let e=0;e<r;e++){const n=t.charCodeAt(a+2*e)-h
const r=t.charCodeAt(a+2*e+1)-h
const i=n&31
const c=i+(r&31)
const p=(r>>5)+1
_=_.slice(0,i)+t.slice(I,I+c-i)
I+=c-i
const g=exactKey(_,0,c)
const C=t.charCodeAt(o+Math.floor(e/m))-d&1<<e%m
let S=2*(C===0?bucketOne:bucketTwo)(g,s)
if(l[S]!==0)S+=1
l[S]=g
if(c>4){const e=_.slice(2,c-2)
const t=E.get(e)
if(t===undefined){E.set(e,A.length)
u[S]=A.length
for(let t=0;t<e.length;t+=2){A.push(e.charCodeAt(t)|e.charCodeAt(t+1)<<16)}}else{u[S]=t}}const N=decode_data_format_pairIndex(_.charCodeAt(0),_.charCodeAt(1))
T[N]|=c<=16?1<<c-2:32768
if((n&32)!==0){T[N]|=1<<c-2+16}f[S]=k<<2|p-1|(n&32)>>4
k+=p}return{keys:l,buckets:s,slotMidOff:u,slotValue:f,values:n,lengthBits:T,middles:new Uint32Array(A)}}const _=38
const I=35
const k=59
const C=61
const S=48
const N=97
const D=103
const b=108
const O=109
const R=111
const L=112
const y=113
const x=115
const P=116
const w=117
const M=120
const B=65
const F=32
function isNumber(e){return e-S>>>0<=9}function isAlphaNumeric(e){return isNumber(e)||(e|F)-N>>>0<=25}function isEntityInAttributeInvalidEnd(e){return e===C||isAlphaNumeric(e)}var H;(function(e){e[e["Legacy"]=0]="Legacy"
e[e["Strict"]=1]="Strict"
e[e["Attribute"]=2]="Attribute"})(H||(H={}))
const v=initDecodeData(f)
const U=(()=>v.keys)()
const G=(()=>v.buckets)()
const q=(()=>v.slotMidOff)()
const z=(()=>v.lengthBits)()
const Y=(()=>v.middles)()
const V=(()=>v.slotValue)()
const W=(()=>v.values)()
function emitHtmlValue(e){const t=e>>2
return(e&1)===0?W.charAt(t):W.slice(t,t+(e&1)+1)}function findSlotHtml(e,t,n){const r=e.charCodeAt(t)
const i=e.charCodeAt(t+1)
const s=e.charCodeAt(t+n-2)
const a=e.charCodeAt(t+n-1)
if((r|i|s|a)>127)return-1
const o=r<<25|i<<18|s<<11|A[a]<<5|n
let c=2*((Math.imul(o,T)>>>16)*G>>>16)
for(let r=0;;r++){if(U[c]===o&&(n<=4||isMidMatchHtml(c,e,t,n))){return c}if(U[c+1]===o&&(n<=4||isMidMatchHtml(c+1,e,t,n))){return c+1}if(r===1)return-1
c=2*((Math.imul(o,E)>>>16)*G>>>16)}}function isMidMatchHtml(e,t,n,r){let i=q[e]
let s=n+2
const a=n+r-2
while(s+1<a){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==Y[i++])return false
s+=2}return s===a||t.charCodeAt(s)===(Y[i]&65535)}const Q=21
const K=2097151
const X=2047
let j=0
function unpackConsumed(e){const t=e>>>Q
return t===X?j:t}const J=(()=>{const e=new Uint8Array(128).fill(255)
for(let t=0;t<10;t++){e[S+t]=t}for(let t=0;t<6;t++){e[B+t]=t+10
e[N+t]=t+10}return e})()
function parseNumericEntity(e,t,n){const r=e.length
let i=t
let s=0
let a
if((e.charCodeAt(i)|F)===M){i+=1
a=i
while(i<r){const t=e.charCodeAt(i)
if(t>=128)break
const n=J[t]
if(n<=15){s=s*16+n
i++}else{break}}}else{a=i
while(i<r){const t=e.charCodeAt(i)
if(t>=128)break
const n=J[t]
if(n<=9){s=s*10+n
i++}else{break}}}if(i===a)return 0
if(s>1114111)s=1114112
let o=i-t+2
if(i<r&&e.charCodeAt(i)===k){o+=1}else if(n){return 0}if(o>=X){j=o
o=X}return o<<Q|s}function findLegacySlot(e,t,n){let r=z[decode_data_format_pairIndex(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31
while(r!==0){const i=31-Math.clz32(r)
r^=1<<i
if(i+2>n)continue
const s=findSlotHtml(e,t,i+2)
if(s>=0&&(V[s]&2)!==0){return s<<3|i+2}}return-1}function findLongClassMatch(e,t,n){const r=e.slice(t,t+32).indexOf(";")
if(r-2>>>0<=29){const n=findSlotHtml(e,t,r)
if(n>=0)return n<<6|r+1}if(n!==H.Strict){const r=findLegacySlot(e,t,Math.min(31,e.length-t))
if(r>=0){const i=r&7
if(n!==H.Attribute||t+i>=e.length||!isEntityInAttributeInvalidEnd(e.charCodeAt(t+i)))return r>>3<<6|i}}return-1}function matchXmlEntity(e,t){switch(e.charCodeAt(t)){case b:{return e.charCodeAt(t+1)===P&&e.charCodeAt(t+2)===k?3<<7|60:-1}case D:{return e.charCodeAt(t+1)===P&&e.charCodeAt(t+2)===k?3<<7|62:-1}case N:{const n=e.charCodeAt(t+1)
const r=e.charCodeAt(t+2)
if(n===O&&r===L&&e.charCodeAt(t+3)===k){return 4<<7|38}return n===L&&r===R&&e.charCodeAt(t+3)===x&&e.charCodeAt(t+4)===k?5<<7|39:-1}case y:{return e.charCodeAt(t+1)===w&&e.charCodeAt(t+2)===R&&e.charCodeAt(t+3)===P&&e.charCodeAt(t+4)===k?5<<7|34:-1}default:{return-1}}}function nextOffset(e,t){if(t>=e.length)return-1
return e.charCodeAt(t)===_?t:e.indexOf("&",t)}function decodeHtmlText(e,t){const n=t!==H.Strict
let r=e.indexOf("&")
if(r<0)return e
const i=e.length
let s=""
let a=0
do{const o=r+1
if(o+1>=i)break
const c=e.charCodeAt(o)
if(c===_){r=o
continue}if(c===I){const t=parseNumericEntity(e,o+1,!n)
const i=unpackConsumed(t)
if(i===0){r=e.indexOf("&",o)}else{if(a!==r){s+=e.slice(a,r)}s+=codePointToString(t&K)
a=r+i
r=nextOffset(e,a)}continue}const l=z[pairIndex(c,e.charCodeAt(o+1))]
if((l&32768)!==0){const n=findLongClassMatch(e,o,t)
if(n>=0){if(a!==r)s+=e.slice(a,r)
s+=emitHtmlValue(V[n>>6])
a=o+(n&63)
r=nextOffset(e,a)}else{r=e.indexOf("&",o)}continue}let u=l&32767
let f=-1
while(u!==0){const t=u&-u
u^=t
const r=33-Math.clz32(t)
const s=o+r
if(s>i)break
const a=s<i&&e.charCodeAt(s)===k
if(!(a||n&&(l>>>r+14&1)!==0))continue
const c=findSlotHtml(e,o,r)
if(c<0)continue
if(a){f=c<<6|32|r+1
break}if((V[c]&2)!==0){f=c<<6|r}}if(f>=0){const n=f&31
if((f&32)!==0||t!==H.Attribute||o+n>=i||!isEntityInAttributeInvalidEnd(e.charCodeAt(o+n))){if(a!==r)s+=e.slice(a,r)
s+=emitHtmlValue(V[f>>6])
a=o+n
r=nextOffset(e,a)
continue}}r=e.indexOf("&",o+1)}while(r>=0)
return s+e.slice(a)}function decodeHTML(e,t=H.Legacy){return decodeHtmlText(e,t)}function decodeHTMLAttribute(e){return decodeHtmlText(e,H.Attribute)}function decodeHTMLStrict(e){return decodeHtmlText(e,H.Strict)}function decodeXML(e){let t=e.indexOf("&")
if(t<0)return e
let n=0
let r=""
do{const i=t+1
if(i+1>=e.length)break
let s=0
let a=""
const o=e.charCodeAt(i)
if(o===I){const t=parseNumericEntity(e,i+1,true)
s=unpackConsumed(t)
if(s!==0){const e=t&K
a=e-1>>>0<55295?String.fromCharCode(e):String.fromCodePoint(replaceCodePointXML(e))}}else{switch(o){case 108:case 103:{if(i+2<e.length&&e.charCodeAt(i+1)===116&&e.charCodeAt(i+2)===k){s=4
a=o===108?"<":">"}break}case 97:{const t=e.charCodeAt(i+1)
if(i+3<e.length&&t===109&&e.charCodeAt(i+2)===112&&e.charCodeAt(i+3)===k){s=5
a="&"}else if(i+4<e.length&&t===112&&e.charCodeAt(i+2)===111&&e.charCodeAt(i+3)===115&&e.charCodeAt(i+4)===k){s=6
a="'"}break}case 113:{if(i+4<e.length&&e.charCodeAt(i+1)===117&&e.charCodeAt(i+2)===111&&e.charCodeAt(i+3)===116&&e.charCodeAt(i+4)===k){s=6
a='"'}break}}}if(s>0){if(n<t)r+=e.slice(n,t)
r+=a
t=n=t+s}else{t=i}t=t<e.length&&e.charCodeAt(t)===_?t:e.indexOf("&",t)}while(t>=0)
return r+e.slice(n)}const Z=0
const ee=1
const te=2
const ne=3
const re=4
class EntityDecoderBase{emitCodePoint
errors
state=Z
consumed=1
result=0
decodeMode=H.Strict
replaceNumericCodePoint=replaceCodePoint
constructor(e,t){this.emitCodePoint=e
this.errors=t}stateNumericStart(e,t){if(t>=e.length){return-1}if((e.charCodeAt(t)|F)===M){this.state=ne
this.consumed+=1
return this.stateNumericHex(e,t+1)}this.state=te
return this.stateNumericDecimal(e,t)}stateNumericHex(e,t){const n=e.length
let{result:r,consumed:i}=this
let s=t
while(s<n){const t=e.charCodeAt(s)
const n=J[t]
if(n<=15){r=r*16+n}else{this.result=r
this.consumed=i
return this.emitNumericEntity(t,3)}i+=1
s+=1}this.result=r
this.consumed=i
return-1}stateNumericDecimal(e,t){const n=e.length
let{result:r,consumed:i}=this
let s=t
while(s<n){const t=e.charCodeAt(s)-S
if(t>>>0>9){this.result=r
this.consumed=i
return this.emitNumericEntity(t+S,2)}r=r*10+t
i+=1
s+=1}this.result=r
this.consumed=i
return-1}emitNumericEntity(e,t){if(this.consumed<=t){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(e===k){this.consumed+=1}else if(this.decodeMode===H.Strict){return 0}this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed)
if(this.errors){if(e!==k){this.errors.missingSemicolonAfterCharacterReference()}this.errors.validateNumericCharacterReference(this.result)}return this.consumed}startEntity(e){this.decodeMode=e
this.state=Z
this.result=0
this.consumed=1}write(e,t){switch(this.state){case Z:{if(e.charCodeAt(t)===I){this.state=ee
this.consumed+=1
return this.stateNumericStart(e,t+1)}this.state=re
return this.stateNamedEntity(e,t)}case ee:{return this.stateNumericStart(e,t)}case te:{return this.stateNumericDecimal(e,t)}case ne:{return this.stateNumericHex(e,t)}default:{return this.stateNamedEntity(e,t)}}}end(){switch(this.state){case re:{return this.endNamedEntity()}case te:{return this.emitNumericEntity(0,2)}case ne:{return this.emitNumericEntity(0,3)}case ee:{this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}default:{return 0}}}}class HtmlEntityDecoder extends EntityDecoderBase{runLength=0
nameBuffer=new Uint8Array(32)
emitSlot(e){const t=V[e]
const n=t>>2
this.emitCodePoint(W.charCodeAt(n),this.consumed)
if((t&1)!==0){this.emitCodePoint(W.charCodeAt(n+1),this.consumed)}}startEntity(e){super.startEntity(e)
this.runLength=0}stateNamedEntity(e,t){const n=e.length
if(this.runLength===0&&t+17<=n){const r=e.charCodeAt(t)
const i=decode_data_format_pairIndex(r,e.charCodeAt(t+1))
const s=z[i]
if((s&32768)!==0&&t+32<=n){const n=findLongClassMatch(e,t,this.decodeMode)
if(n>=0){const r=n&63
this.consumed=r+1
this.emitSlot(n>>6)
if(e.charCodeAt(t+r-1)!==k){this.errors?.missingSemicolonAfterCharacterReference()}return this.consumed}return 0}let a=s&32767
while(a!==0){const n=a&-a
a^=n
const r=33-Math.clz32(n)
if(e.charCodeAt(t+r)===k){const n=findSlotHtml(e,t,r)
if(n>=0){this.consumed=r+2
this.emitSlot(n)
return this.consumed}}}if((s&32768)===0){if(this.decodeMode!==H.Strict){const n=findLegacySlot(e,t,31)
if(n>=0){const r=n&7
const i=e.charCodeAt(t+r)
if(this.decodeMode===H.Attribute&&isEntityInAttributeInvalidEnd(i)){return 0}this.consumed=r+1
this.emitSlot(n>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}}let r=t
let{runLength:i}=this
let s=-1
const a=Math.min(n,t+32-i)
while(r<a){const t=e.charCodeAt(r)
if(!isAlphaNumeric(t)){s=t
break}this.nameBuffer[i++]=t
r++}if(s<0&&i<32){this.runLength=i
return-1}if(s===k&&i-2>>>0<=29){const e=findBufferedHtmlSlot(this.nameBuffer,i)
if(e>=0){this.consumed=i+2
this.emitSlot(e)
return this.consumed}}if(this.decodeMode!==H.Strict&&i>=2){const e=findBufferedLegacySlot(this.nameBuffer,i)
if(e>=0){const t=e&7
const n=t<i?this.nameBuffer[t]:s
if(this.decodeMode===H.Attribute&&isEntityInAttributeInvalidEnd(n))return 0
this.consumed=t+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}endNamedEntity(){if(this.decodeMode===H.Strict||this.runLength<2){return 0}const e=findBufferedLegacySlot(this.nameBuffer,this.runLength)
if(e<0)return 0
if(this.decodeMode===H.Attribute&&(e&7)<this.runLength){return 0}this.consumed=(e&7)+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}function findBufferedHtmlSlot(e,t){const n=e[0]<<25|e[1]<<18|e[t-2]<<11|A[e[t-1]]<<5|t
let r=2*((Math.imul(n,T)>>>16)*G>>>16)
for(let i=0;;i++){if(U[r]===n&&(t<=4||isBufferedMiddle(r,e,t)))return r
if(U[r+1]===n&&(t<=4||isBufferedMiddle(r+1,e,t)))return r+1
if(i===1)return-1
r=2*((Math.imul(n,E)>>>16)*G>>>16)}}function isBufferedMiddle(e,t,n){let r=q[e]
let i=2
const s=n-2
while(i+1<s){if((t[i]|t[i+1]<<16)!==Y[r++])return false
i+=2}return i===s||t[i]===(Y[r]&65535)}function findBufferedLegacySlot(e,t){let n=z[decode_data_format_pairIndex(e[0],e[1])]>>>16&31
while(n!==0){const r=31-Math.clz32(n)
n^=1<<r
if(r+2>t)continue
const i=findBufferedHtmlSlot(e,r+2)
if(i>=0&&(V[i]&2)!==0)return i<<3|r+2}return-1}function xmlCodePoint(e){switch(e){case 1603312:{return 38}case 205273075:{return 39}case 13300:{return 62}case 13940:{return 60}case 238909428:{return 34}default:{return-1}}}class XmlEntityDecoder extends(null&&EntityDecoderBase){replaceNumericCodePoint=replaceCodePointXML
stateNamedEntity(e,t){const n=e.length
if(this.consumed===1&&t+5<=n){const n=matchXmlEntity(e,t)
if(n<0)return 0
const r=this.consumed=(n>>7)+1
this.emitCodePoint(n&127,r)
return r}let{result:r,consumed:i}=this
for(let s=t;s<n;s++){const t=e.charCodeAt(s)
if(t===k){const e=xmlCodePoint(r)
if(e<0)return 0
this.consumed=i+1
this.emitCodePoint(e,this.consumed)
return this.consumed}if(i>=5||t-N>>>0>25)return 0
r=r<<7|t
i++}this.result=r
this.consumed=i
return-1}endNamedEntity(){return 0}}var ie;(function(e){e["HTML"]="http://www.w3.org/1999/xhtml"
e["MATHML"]="http://www.w3.org/1998/Math/MathML"
e["SVG"]="http://www.w3.org/2000/svg"
e["XLINK"]="http://www.w3.org/1999/xlink"
e["XML"]="http://www.w3.org/XML/1998/namespace"
e["XMLNS"]="http://www.w3.org/2000/xmlns/"})(ie||(ie={}))
var se;(function(e){e["TYPE"]="type"
e["ACTION"]="action"
e["ENCODING"]="encoding"
e["PROMPT"]="prompt"
e["NAME"]="name"
e["COLOR"]="color"
e["FACE"]="face"
e["SIZE"]="size"})(se||(se={}))
var ae;(function(e){e["NO_QUIRKS"]="no-quirks"
e["QUIRKS"]="quirks"
e["LIMITED_QUIRKS"]="limited-quirks"})(ae||(ae={}))
var oe;(function(e){e["A"]="a"
e["ADDRESS"]="address"
e["ANNOTATION_XML"]="annotation-xml"
e["APPLET"]="applet"
e["AREA"]="area"
e["ARTICLE"]="article"
e["ASIDE"]="aside"
e["B"]="b"
e["BASE"]="base"
e["BASEFONT"]="basefont"
e["BGSOUND"]="bgsound"
e["BIG"]="big"
e["BLOCKQUOTE"]="blockquote"
e["BODY"]="body"
e["BR"]="br"
e["BUTTON"]="button"
e["CAPTION"]="caption"
e["CENTER"]="center"
e["CODE"]="code"
e["COL"]="col"
e["COLGROUP"]="colgroup"
e["DD"]="dd"
e["DESC"]="desc"
e["DETAILS"]="details"
e["DIALOG"]="dialog"
e["DIR"]="dir"
e["DIV"]="div"
e["DL"]="dl"
e["DT"]="dt"
e["EM"]="em"
e["EMBED"]="embed"
e["FIELDSET"]="fieldset"
e["FIGCAPTION"]="figcaption"
e["FIGURE"]="figure"
e["FONT"]="font"
e["FOOTER"]="footer"
e["FOREIGN_OBJECT"]="foreignObject"
e["FORM"]="form"
e["FRAME"]="frame"
e["FRAMESET"]="frameset"
e["H1"]="h1"
e["H2"]="h2"
e["H3"]="h3"
e["H4"]="h4"
e["H5"]="h5"
e["H6"]="h6"
e["HEAD"]="head"
e["HEADER"]="header"
e["HGROUP"]="hgroup"
e["HR"]="hr"
e["HTML"]="html"
e["I"]="i"
e["IMG"]="img"
e["IMAGE"]="image"
e["INPUT"]="input"
e["IFRAME"]="iframe"
e["KEYGEN"]="keygen"
e["LABEL"]="label"
e["LI"]="li"
e["LINK"]="link"
e["LISTING"]="listing"
e["MAIN"]="main"
e["MALIGNMARK"]="malignmark"
e["MARQUEE"]="marquee"
e["MATH"]="math"
e["MENU"]="menu"
e["META"]="meta"
e["MGLYPH"]="mglyph"
e["MI"]="mi"
e["MO"]="mo"
e["MN"]="mn"
e["MS"]="ms"
e["MTEXT"]="mtext"
e["NAV"]="nav"
e["NOBR"]="nobr"
e["NOFRAMES"]="noframes"
e["NOEMBED"]="noembed"
e["NOSCRIPT"]="noscript"
e["OBJECT"]="object"
e["OL"]="ol"
e["OPTGROUP"]="optgroup"
e["OPTION"]="option"
e["P"]="p"
e["PARAM"]="param"
e["PLAINTEXT"]="plaintext"
e["PRE"]="pre"
e["RB"]="rb"
e["RP"]="rp"
e["RT"]="rt"
e["RTC"]="rtc"
e["RUBY"]="ruby"
e["S"]="s"
e["SCRIPT"]="script"
e["SEARCH"]="search"
e["SECTION"]="section"
e["SELECT"]="select"
e["SOURCE"]="source"
e["SMALL"]="small"
e["SPAN"]="span"
e["STRIKE"]="strike"
e["STRONG"]="strong"
e["STYLE"]="style"
e["SUB"]="sub"
e["SUMMARY"]="summary"
e["SUP"]="sup"
e["TABLE"]="table"
e["TBODY"]="tbody"
e["TEMPLATE"]="template"
e["TEXTAREA"]="textarea"
e["TFOOT"]="tfoot"
e["TD"]="td"
e["TH"]="th"
e["THEAD"]="thead"
e["TITLE"]="title"
e["TR"]="tr"
e["TRACK"]="track"
e["TT"]="tt"
e["U"]="u"
e["UL"]="ul"
e["SVG"]="svg"
e["VAR"]="var"
e["WBR"]="wbr"
e["XMP"]="xmp"})(oe||(oe={}))
var ce;(function(e){e[e["UNKNOWN"]=0]="UNKNOWN"
e[e["A"]=1]="A"
e[e["ADDRESS"]=2]="ADDRESS"
e[e["ANNOTATION_XML"]=3]="ANNOTATION_XML"
e[e["APPLET"]=4]="APPLET"
e[e["AREA"]=5]="AREA"
e[e["ARTICLE"]=6]="ARTICLE"
e[e["ASIDE"]=7]="ASIDE"
e[e["B"]=8]="B"
e[e["BASE"]=9]="BASE"
e[e["BASEFONT"]=10]="BASEFONT"
e[e["BGSOUND"]=11]="BGSOUND"
e[e["BIG"]=12]="BIG"
e[e["BLOCKQUOTE"]=13]="BLOCKQUOTE"
e[e["BODY"]=14]="BODY"
e[e["BR"]=15]="BR"
e[e["BUTTON"]=16]="BUTTON"
e[e["CAPTION"]=17]="CAPTION"
e[e["CENTER"]=18]="CENTER"
e[e["CODE"]=19]="CODE"
e[e["COL"]=20]="COL"
e[e["COLGROUP"]=21]="COLGROUP"
e[e["DD"]=22]="DD"
e[e["DESC"]=23]="DESC"
e[e["DETAILS"]=24]="DETAILS"
e[e["DIALOG"]=25]="DIALOG"
e[e["DIR"]=26]="DIR"
e[e["DIV"]=27]="DIV"
e[e["DL"]=28]="DL"
e[e["DT"]=29]="DT"
e[e["EM"]=30]="EM"
e[e["EMBED"]=31]="EMBED"
e[e["FIELDSET"]=32]="FIELDSET"
e[e["FIGCAPTION"]=33]="FIGCAPTION"
e[e["FIGURE"]=34]="FIGURE"
e[e["FONT"]=35]="FONT"
e[e["FOOTER"]=36]="FOOTER"
e[e["FOREIGN_OBJECT"]=37]="FOREIGN_OBJECT"
e[e["FORM"]=38]="FORM"
e[e["FRAME"]=39]="FRAME"
e[e["FRAMESET"]=40]="FRAMESET"
e[e["H1"]=41]="H1"
e[e["H2"]=42]="H2"
e[e["H3"]=43]="H3"
e[e["H4"]=44]="H4"
e[e["H5"]=45]="H5"
e[e["H6"]=46]="H6"
e[e["HEAD"]=47]="HEAD"
e[e["HEADER"]=48]="HEADER"
e[e["HGROUP"]=49]="HGROUP"
e[e["HR"]=50]="HR"
e[e["HTML"]=51]="HTML"
e[e["I"]=52]="I"
e[e["IMG"]=53]="IMG"
e[e["IMAGE"]=54]="IMAGE"
e[e["INPUT"]=55]="INPUT"
e[e["IFRAME"]=56]="IFRAME"
e[e["KEYGEN"]=57]="KEYGEN"
e[e["LABEL"]=58]="LABEL"
e[e["LI"]=59]="LI"
e[e["LINK"]=60]="LINK"
e[e["LISTING"]=61]="LISTING"
e[e["MAIN"]=62]="MAIN"
e[e["MALIGNMARK"]=63]="MALIGNMARK"
e[e["MARQUEE"]=64]="MARQUEE"
e[e["MATH"]=65]="MATH"
e[e["MENU"]=66]="MENU"
e[e["META"]=67]="META"
e[e["MGLYPH"]=68]="MGLYPH"
e[e["MI"]=69]="MI"
e[e["MO"]=70]="MO"
e[e["MN"]=71]="MN"
e[e["MS"]=72]="MS"
e[e["MTEXT"]=73]="MTEXT"
e[e["NAV"]=74]="NAV"
e[e["NOBR"]=75]="NOBR"
e[e["NOFRAMES"]=76]="NOFRAMES"
e[e["NOEMBED"]=77]="NOEMBED"
e[e["NOSCRIPT"]=78]="NOSCRIPT"
e[e["OBJECT"]=79]="OBJECT"
e[e["OL"]=80]="OL"
e[e["OPTGROUP"]=81]="OPTGROUP"
e[e["OPTION"]=82]="OPTION"
e[e["P"]=83]="P"
e[e["PARAM"]=84]="PARAM"
e[e["PLAINTEXT"]=85]="PLAINTEXT"
e[e["PRE"]=86]="PRE"
e[e["RB"]=87]="RB"
e[e["RP"]=88]="RP"
e[e["RT"]=89]="RT"
e[e["RTC"]=90]="RTC"
e[e["RUBY"]=91]="RUBY"
e[e["S"]=92]="S"
e[e["SCRIPT"]=93]="SCRIPT"
e[e["SEARCH"]=94]="SEARCH"
e[e["SECTION"]=95]="SECTION"
e[e["SELECT"]=96]="SELECT"
e[e["SOURCE"]=97]="SOURCE"
e[e["SMALL"]=98]="SMALL"
e[e["SPAN"]=99]="SPAN"
e[e["STRIKE"]=100]="STRIKE"
e[e["STRONG"]=101]="STRONG"
e[e["STYLE"]=102]="STYLE"
e[e["SUB"]=103]="SUB"
e[e["SUMMARY"]=104]="SUMMARY"
e[e["SUP"]=105]="SUP"
e[e["TABLE"]=106]="TABLE"
e[e["TBODY"]=107]="TBODY"
e[e["TEMPLATE"]=108]="TEMPLATE"
e[e["TEXTAREA"]=109]="TEXTAREA"
e[e["TFOOT"]=110]="TFOOT"
e[e["TD"]=111]="TD"
e[e["TH"]=112]="TH"
e[e["THEAD"]=113]="THEAD"
e[e["TITLE"]=114]="TITLE"
e[e["TR"]=115]="TR"
e[e["TRACK"]=116]="TRACK"
e[e["TT"]=117]="TT"
e[e["U"]=118]="U"
e[e["UL"]=119]="UL"
e[e["SVG"]=120]="SVG"
e[e["VAR"]=121]="VAR"
e[e["WBR"]=122]="WBR"
e[e["XMP"]=123]="XMP"})(ce||(ce={}))
const le=new Map([[oe.A,ce.A],[oe.ADDRESS,ce.ADDRESS],[oe.ANNOTATION_XML,ce.ANNOTATION_XML],[oe.APPLET,ce.APPLET],[oe.AREA,ce.AREA],[oe.ARTICLE,ce.ARTICLE],[oe.ASIDE,ce.ASIDE],[oe.B,ce.B],[oe.BASE,ce.BASE],[oe.BASEFONT,ce.BASEFONT],[oe.BGSOUND,ce.BGSOUND],[oe.BIG,ce.BIG],[oe.BLOCKQUOTE,ce.BLOCKQUOTE],[oe.BODY,ce.BODY],[oe.BR,ce.BR],[oe.BUTTON,ce.BUTTON],[oe.CAPTION,ce.CAPTION],[oe.CENTER,ce.CENTER],[oe.CODE,ce.CODE],[oe.COL,ce.COL],[oe.COLGROUP,ce.COLGROUP],[oe.DD,ce.DD],[oe.DESC,ce.DESC],[oe.DETAILS,ce.DETAILS],[oe.DIALOG,ce.DIALOG],[oe.DIR,ce.DIR],[oe.DIV,ce.DIV],[oe.DL,ce.DL],[oe.DT,ce.DT],[oe.EM,ce.EM],[oe.EMBED,ce.EMBED],[oe.FIELDSET,ce.FIELDSET],[oe.FIGCAPTION,ce.FIGCAPTION],[oe.FIGURE,ce.FIGURE],[oe.FONT,ce.FONT],[oe.FOOTER,ce.FOOTER],[oe.FOREIGN_OBJECT,ce.FOREIGN_OBJECT],[oe.FORM,ce.FORM],[oe.FRAME,ce.FRAME],[oe.FRAMESET,ce.FRAMESET],[oe.H1,ce.H1],[oe.H2,ce.H2],[oe.H3,ce.H3],[oe.H4,ce.H4],[oe.H5,ce.H5],[oe.H6,ce.H6],[oe.HEAD,ce.HEAD],[oe.HEADER,ce.HEADER],[oe.HGROUP,ce.HGROUP],[oe.HR,ce.HR],[oe.HTML,ce.HTML],[oe.I,ce.I],[oe.IMG,ce.IMG],[oe.IMAGE,ce.IMAGE],[oe.INPUT,ce.INPUT],[oe.IFRAME,ce.IFRAME],[oe.KEYGEN,ce.KEYGEN],[oe.LABEL,ce.LABEL],[oe.LI,ce.LI],[oe.LINK,ce.LINK],[oe.LISTING,ce.LISTING],[oe.MAIN,ce.MAIN],[oe.MALIGNMARK,ce.MALIGNMARK],[oe.MARQUEE,ce.MARQUEE],[oe.MATH,ce.MATH],[oe.MENU,ce.MENU],[oe.META,ce.META],[oe.MGLYPH,ce.MGLYPH],[oe.MI,ce.MI],[oe.MO,ce.MO],[oe.MN,ce.MN],[oe.MS,ce.MS],[oe.MTEXT,ce.MTEXT],[oe.NAV,ce.NAV],[oe.NOBR,ce.NOBR],[oe.NOFRAMES,ce.NOFRAMES],[oe.NOEMBED,ce.NOEMBED],[oe.NOSCRIPT,ce.NOSCRIPT],[oe.OBJECT,ce.OBJECT],[oe.OL,ce.OL],[oe.OPTGROUP,ce.OPTGROUP],[oe.OPTION,ce.OPTION],[oe.P,ce.P],[oe.PARAM,ce.PARAM],[oe.PLAINTEXT,ce.PLAINTEXT],[oe.PRE,ce.PRE],[oe.RB,ce.RB],[oe.RP,ce.RP],[oe.RT,ce.RT],[oe.RTC,ce.RTC],[oe.RUBY,ce.RUBY],[oe.S,ce.S],[oe.SCRIPT,ce.SCRIPT],[oe.SEARCH,ce.SEARCH],[oe.SECTION,ce.SECTION],[oe.SELECT,ce.SELECT],[oe.SOURCE,ce.SOURCE],[oe.SMALL,ce.SMALL],[oe.SPAN,ce.SPAN],[oe.STRIKE,ce.STRIKE],[oe.STRONG,ce.STRONG],[oe.STYLE,ce.STYLE],[oe.SUB,ce.SUB],[oe.SUMMARY,ce.SUMMARY],[oe.SUP,ce.SUP],[oe.TABLE,ce.TABLE],[oe.TBODY,ce.TBODY],[oe.TEMPLATE,ce.TEMPLATE],[oe.TEXTAREA,ce.TEXTAREA],[oe.TFOOT,ce.TFOOT],[oe.TD,ce.TD],[oe.TH,ce.TH],[oe.THEAD,ce.THEAD],[oe.TITLE,ce.TITLE],[oe.TR,ce.TR],[oe.TRACK,ce.TRACK],[oe.TT,ce.TT],[oe.U,ce.U],[oe.UL,ce.UL],[oe.SVG,ce.SVG],[oe.VAR,ce.VAR],[oe.WBR,ce.WBR],[oe.XMP,ce.XMP]])
function getTagID(e){var t
return(t=le.get(e))!==null&&t!==void 0?t:ce.UNKNOWN}const ue=ce
const fe={[ie.HTML]:new Set([ue.ADDRESS,ue.APPLET,ue.AREA,ue.ARTICLE,ue.ASIDE,ue.BASE,ue.BASEFONT,ue.BGSOUND,ue.BLOCKQUOTE,ue.BODY,ue.BR,ue.BUTTON,ue.CAPTION,ue.CENTER,ue.COL,ue.COLGROUP,ue.DD,ue.DETAILS,ue.DIR,ue.DIV,ue.DL,ue.DT,ue.EMBED,ue.FIELDSET,ue.FIGCAPTION,ue.FIGURE,ue.FOOTER,ue.FORM,ue.FRAME,ue.FRAMESET,ue.H1,ue.H2,ue.H3,ue.H4,ue.H5,ue.H6,ue.HEAD,ue.HEADER,ue.HGROUP,ue.HR,ue.HTML,ue.IFRAME,ue.IMG,ue.INPUT,ue.LI,ue.LINK,ue.LISTING,ue.MAIN,ue.MARQUEE,ue.MENU,ue.META,ue.NAV,ue.NOEMBED,ue.NOFRAMES,ue.NOSCRIPT,ue.OBJECT,ue.OL,ue.P,ue.PARAM,ue.PLAINTEXT,ue.PRE,ue.SCRIPT,ue.SECTION,ue.SELECT,ue.SOURCE,ue.STYLE,ue.SUMMARY,ue.TABLE,ue.TBODY,ue.TD,ue.TEMPLATE,ue.TEXTAREA,ue.TFOOT,ue.TH,ue.THEAD,ue.TITLE,ue.TR,ue.TRACK,ue.UL,ue.WBR,ue.XMP]),[ie.MATHML]:new Set([ue.MI,ue.MO,ue.MN,ue.MS,ue.MTEXT,ue.ANNOTATION_XML]),[ie.SVG]:new Set([ue.TITLE,ue.FOREIGN_OBJECT,ue.DESC]),[ie.XLINK]:new Set,[ie.XML]:new Set,[ie.XMLNS]:new Set}
const he=new Set([ue.H1,ue.H2,ue.H3,ue.H4,ue.H5,ue.H6])
const de=new Set([oe.STYLE,oe.SCRIPT,oe.XMP,oe.IFRAME,oe.NOEMBED,oe.NOFRAMES,oe.PLAINTEXT])
function html_hasUnescapedText(e,t){return de.has(e)||t&&e===oe.NOSCRIPT}const pe=64
var me;(function(e){e[e["DATA"]=0]="DATA"
e[e["RCDATA"]=1]="RCDATA"
e[e["RAWTEXT"]=2]="RAWTEXT"
e[e["SCRIPT_DATA"]=3]="SCRIPT_DATA"
e[e["PLAINTEXT"]=4]="PLAINTEXT"
e[e["TAG_OPEN"]=5]="TAG_OPEN"
e[e["END_TAG_OPEN"]=6]="END_TAG_OPEN"
e[e["TAG_NAME"]=7]="TAG_NAME"
e[e["RCDATA_LESS_THAN_SIGN"]=8]="RCDATA_LESS_THAN_SIGN"
e[e["RCDATA_END_TAG_OPEN"]=9]="RCDATA_END_TAG_OPEN"
e[e["RCDATA_END_TAG_NAME"]=10]="RCDATA_END_TAG_NAME"
e[e["RAWTEXT_LESS_THAN_SIGN"]=11]="RAWTEXT_LESS_THAN_SIGN"
e[e["RAWTEXT_END_TAG_OPEN"]=12]="RAWTEXT_END_TAG_OPEN"
e[e["RAWTEXT_END_TAG_NAME"]=13]="RAWTEXT_END_TAG_NAME"
e[e["SCRIPT_DATA_LESS_THAN_SIGN"]=14]="SCRIPT_DATA_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_END_TAG_OPEN"]=15]="SCRIPT_DATA_END_TAG_OPEN"
e[e["SCRIPT_DATA_END_TAG_NAME"]=16]="SCRIPT_DATA_END_TAG_NAME"
e[e["SCRIPT_DATA_ESCAPE_START"]=17]="SCRIPT_DATA_ESCAPE_START"
e[e["SCRIPT_DATA_ESCAPE_START_DASH"]=18]="SCRIPT_DATA_ESCAPE_START_DASH"
e[e["SCRIPT_DATA_ESCAPED"]=19]="SCRIPT_DATA_ESCAPED"
e[e["SCRIPT_DATA_ESCAPED_DASH"]=20]="SCRIPT_DATA_ESCAPED_DASH"
e[e["SCRIPT_DATA_ESCAPED_DASH_DASH"]=21]="SCRIPT_DATA_ESCAPED_DASH_DASH"
e[e["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"]=22]="SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"]=23]="SCRIPT_DATA_ESCAPED_END_TAG_OPEN"
e[e["SCRIPT_DATA_ESCAPED_END_TAG_NAME"]=24]="SCRIPT_DATA_ESCAPED_END_TAG_NAME"
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_START"]=25]="SCRIPT_DATA_DOUBLE_ESCAPE_START"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED"]=26]="SCRIPT_DATA_DOUBLE_ESCAPED"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"]=27]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"]=28]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"]=29]="SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_END"]=30]="SCRIPT_DATA_DOUBLE_ESCAPE_END"
e[e["BEFORE_ATTRIBUTE_NAME"]=31]="BEFORE_ATTRIBUTE_NAME"
e[e["ATTRIBUTE_NAME"]=32]="ATTRIBUTE_NAME"
e[e["AFTER_ATTRIBUTE_NAME"]=33]="AFTER_ATTRIBUTE_NAME"
e[e["BEFORE_ATTRIBUTE_VALUE"]=34]="BEFORE_ATTRIBUTE_VALUE"
e[e["ATTRIBUTE_VALUE_DOUBLE_QUOTED"]=35]="ATTRIBUTE_VALUE_DOUBLE_QUOTED"
e[e["ATTRIBUTE_VALUE_SINGLE_QUOTED"]=36]="ATTRIBUTE_VALUE_SINGLE_QUOTED"
e[e["ATTRIBUTE_VALUE_UNQUOTED"]=37]="ATTRIBUTE_VALUE_UNQUOTED"
e[e["AFTER_ATTRIBUTE_VALUE_QUOTED"]=38]="AFTER_ATTRIBUTE_VALUE_QUOTED"
e[e["SELF_CLOSING_START_TAG"]=39]="SELF_CLOSING_START_TAG"
e[e["BOGUS_COMMENT"]=40]="BOGUS_COMMENT"
e[e["MARKUP_DECLARATION_OPEN"]=41]="MARKUP_DECLARATION_OPEN"
e[e["COMMENT_START"]=42]="COMMENT_START"
e[e["COMMENT_START_DASH"]=43]="COMMENT_START_DASH"
e[e["COMMENT"]=44]="COMMENT"
e[e["COMMENT_LESS_THAN_SIGN"]=45]="COMMENT_LESS_THAN_SIGN"
e[e["COMMENT_LESS_THAN_SIGN_BANG"]=46]="COMMENT_LESS_THAN_SIGN_BANG"
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH"]=47]="COMMENT_LESS_THAN_SIGN_BANG_DASH"
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"]=48]="COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"
e[e["COMMENT_END_DASH"]=49]="COMMENT_END_DASH"
e[e["COMMENT_END"]=50]="COMMENT_END"
e[e["COMMENT_END_BANG"]=51]="COMMENT_END_BANG"
e[e["DOCTYPE"]=52]="DOCTYPE"
e[e["BEFORE_DOCTYPE_NAME"]=53]="BEFORE_DOCTYPE_NAME"
e[e["DOCTYPE_NAME"]=54]="DOCTYPE_NAME"
e[e["AFTER_DOCTYPE_NAME"]=55]="AFTER_DOCTYPE_NAME"
e[e["AFTER_DOCTYPE_PUBLIC_KEYWORD"]=56]="AFTER_DOCTYPE_PUBLIC_KEYWORD"
e[e["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"]=57]="BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"
e[e["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"]=58]="DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"
e[e["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"]=59]="DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"
e[e["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"]=60]="AFTER_DOCTYPE_PUBLIC_IDENTIFIER"
e[e["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"]=61]="BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"
e[e["AFTER_DOCTYPE_SYSTEM_KEYWORD"]=62]="AFTER_DOCTYPE_SYSTEM_KEYWORD"
e[e["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"]=63]="BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"
e[e["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"]=64]="DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"
e[e["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"]=65]="DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"
e[e["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"]=66]="AFTER_DOCTYPE_SYSTEM_IDENTIFIER"
e[e["BOGUS_DOCTYPE"]=67]="BOGUS_DOCTYPE"
e[e["CDATA_SECTION"]=68]="CDATA_SECTION"
e[e["CDATA_SECTION_BRACKET"]=69]="CDATA_SECTION_BRACKET"
e[e["CDATA_SECTION_END"]=70]="CDATA_SECTION_END"
e[e["CHARACTER_REFERENCE"]=71]="CHARACTER_REFERENCE"
e[e["AMBIGUOUS_AMPERSAND"]=72]="AMBIGUOUS_AMPERSAND"})(me||(me={}))
const Te={DATA:me.DATA,RCDATA:me.RCDATA,RAWTEXT:me.RAWTEXT,SCRIPT_DATA:me.SCRIPT_DATA,PLAINTEXT:me.PLAINTEXT,CDATA_SECTION:me.CDATA_SECTION}
function isAsciiDigit(e){return e>=s.DIGIT_0&&e<=s.DIGIT_9}function isAsciiUpper(e){return e>=s.LATIN_CAPITAL_A&&e<=s.LATIN_CAPITAL_Z}function isAsciiLower(e){return e>=s.LATIN_SMALL_A&&e<=s.LATIN_SMALL_Z}function isAsciiLetter(e){return isAsciiLower(e)||isAsciiUpper(e)}function isAsciiAlphaNumeric(e){return isAsciiLetter(e)||isAsciiDigit(e)}function toAsciiLower(e){return e+32}function isWhitespace(e){return e===s.SPACE||e===s.LINE_FEED||e===s.TABULATION||e===s.FORM_FEED||e===s.CARRIAGE_RETURN}function isScriptDataDoubleEscapeSequenceEnd(e){return isWhitespace(e)||e===s.SOLIDUS||e===s.GREATER_THAN_SIGN}function getErrorForNumericCharacterReference(e){if(e===s.NULL){return o.nullCharacterReference}else if(e>1114111){return o.characterReferenceOutsideUnicodeRange}else if(isSurrogate(e)){return o.surrogateCharacterReference}else if(isUndefinedCodePoint(e)){return o.noncharacterCharacterReference}else if(isControlCodePoint(e)||e===s.CARRIAGE_RETURN){return o.controlCharacterReference}return null}class Tokenizer{constructor(e,t){this.options=e
this.handler=t
this.paused=false
this.inLoop=false
this.inForeignNode=false
this.lastStartTagName=""
this.active=false
this.state=me.DATA
this.returnState=me.DATA
this.entityStartPos=0
this.consumedAfterSnapshot=-1
this.currentCharacterToken=null
this.currentToken=null
this.currentAttr={name:"",value:""}
this.currentAttrLocation=null
this.currentAttrNames=null
this.runStart=0
this.runEnd=0
this.preprocessor=new Preprocessor(t)
this.currentLocation=this.getCurrentLocation(-1)
this.entityDecoder=new HtmlEntityDecoder((e,t)=>{this.preprocessor.pos=this.entityStartPos+t-1
if(!this._isCharacterReferenceInAttribute()){this._ensureCharacterToken(isWhitespace(e)?l.WHITESPACE_CHARACTER:e===s.NULL?l.NULL_CHARACTER:l.CHARACTER)}this._extendRunWith(String.fromCodePoint(e),0)
this.entityStartPos=this.preprocessor.pos-t+1},t.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(o.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:e=>{this._err(o.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+e)},validateNumericCharacterReference:e=>{const t=getErrorForNumericCharacterReference(e)
if(t)this._err(t,1)}}:undefined)}_err(e,t=0){var n,r;(r=(n=this.handler).onParseError)===null||r===void 0?void 0:r.call(n,this.preprocessor.getError(e,t))}getCurrentLocation(e){if(!this.options.sourceCodeLocationInfo){return null}return{startLine:this.preprocessor.line,startCol:this.preprocessor.col-e,startOffset:this.preprocessor.offset-e,endLine:-1,endCol:-1,endOffset:-1}}_runParsingLoop(){if(this.inLoop)return
this.inLoop=true
while(this.active&&!this.paused){this.consumedAfterSnapshot=0
const e=this._consume()
if(!this._ensureHibernation()){this._callState(e)}}this.inLoop=false}flushCharacters(){var e
if(this.inLoop){throw new Error("Cannot flush characters from a tokenizer callback")}const t=(e=this.currentCharacterToken)===null||e===void 0?void 0:e.location
let n=null
if(t){n=this.getCharacterTokenEndLocation(t)
this.currentLocation=n}this.inLoop=true
try{this._emitCurrentCharacterToken(n)}finally{this.inLoop=false}this._runParsingLoop()}getCharacterTokenEndLocation(e){const t=this.getCharacterTokenEndOffset()
const n=this.preprocessor.html.slice(e.startOffset-this.preprocessor.droppedBufferSize,t-this.preprocessor.droppedBufferSize)
let r=e.startLine
let i=-1
for(let e=n.indexOf("\n");e!==-1;e=n.indexOf("\n",e+1)){r++
i=e}for(let e=n.indexOf("\r");e!==-1;e=n.indexOf("\r",e+1)){if(n.charCodeAt(e+1)!==s.LINE_FEED){r++
i=Math.max(i,e)}}return{startLine:r,startCol:i===-1?e.startCol+n.length:n.length-i,startOffset:t,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var e
const t=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1
const n=(e=this.currentToken)===null||e===void 0?void 0:e.location
switch(this.state){case me.TAG_OPEN:case me.RCDATA_LESS_THAN_SIGN:case me.RAWTEXT_LESS_THAN_SIGN:case me.SCRIPT_DATA_LESS_THAN_SIGN:case me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case me.CDATA_SECTION_BRACKET:{return t-1}case me.END_TAG_OPEN:case me.MARKUP_DECLARATION_OPEN:case me.RCDATA_END_TAG_OPEN:case me.RCDATA_END_TAG_NAME:case me.RAWTEXT_END_TAG_OPEN:case me.RAWTEXT_END_TAG_NAME:case me.SCRIPT_DATA_END_TAG_OPEN:case me.SCRIPT_DATA_END_TAG_NAME:case me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case me.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case me.CDATA_SECTION_END:{return t-2}case me.CHARACTER_REFERENCE:{return this._isCharacterReferenceInAttribute()&&n?n.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos}case me.DOCTYPE:case me.BEFORE_DOCTYPE_NAME:{return this.currentLocation.startOffset}default:{if(n&&(this.state===me.TAG_NAME||this.state>=me.BEFORE_ATTRIBUTE_NAME&&this.state<=me.BOGUS_COMMENT||this.state>=me.COMMENT_START&&this.state<=me.BOGUS_DOCTYPE)){return n.startOffset}return t}}}pause(){this.paused=true}resume(e){if(!this.paused){throw new Error("Parser was already resumed")}this.paused=false
if(this.inLoop)return
this._runParsingLoop()
if(!this.paused){e===null||e===void 0?void 0:e()}}write(e,t,n){this.active=true
this.preprocessor.write(e,t)
this._runParsingLoop()
if(!this.paused){n===null||n===void 0?void 0:n()}}insertHtmlAtCurrentPos(e){this.active=true
this.preprocessor.insertHtmlAtCurrentPos(e)
this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||this.state===me.DOCTYPE||this.state===me.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk()){return}const e=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1-this.getCharacterTokenEndOffset()
this.preprocessor.advance()
this.currentLocation=this.getCurrentLocation(e)
this.preprocessor.retreat(1)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(l.CHARACTER)
this.preprocessor.dropParsedChunk(Math.max(e-1,0))
this.entityStartPos=this.preprocessor.pos+1-e}_ensureHibernation(){if(this.preprocessor.endOfChunkHit){this.preprocessor.retreat(this.consumedAfterSnapshot)
this.consumedAfterSnapshot=0
this.active=false
return true}return false}_consume(){this.consumedAfterSnapshot++
return this.preprocessor.advance()}_advanceBy(e){this.consumedAfterSnapshot+=e
for(let t=0;t<e;t++){this.preprocessor.advance()}}_consumeSequenceIfMatch(e,t){if(this.preprocessor.startsWith(e,t)){this._advanceBy(e.length-1)
return true}return false}_createStartTagToken(){this._flushRun("")
this.currentToken={type:l.START_TAG,tagName:"",tagID:ce.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun("")
this.currentToken={type:l.END_TAG,tagName:"",tagID:ce.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(e){this._flushRun("")
this.currentToken={type:l.COMMENT,data:"",location:this.getCurrentLocation(e)}}_createDoctypeToken(e){this._flushRun("")
this.currentToken={type:l.DOCTYPE,name:e,forceQuirks:false,publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(e){if(this.currentLocation){const e=this.currentLocation.startOffset-this.preprocessor.droppedBufferSize
if(this.preprocessor.html[e]==="\n"&&this.preprocessor.html[e-1]==="\r"){this.currentLocation.startOffset++}}this.currentCharacterToken={type:e,chars:"",location:this.currentLocation}}_createAttr(e){this._flushRun("")
this.currentAttr={name:e,value:""}
this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var e
var t
const n=this.currentToken
const{name:r}=this.currentAttr
const i=this.currentAttrNames
let s
if(i===null){s=getTokenAttr(n,r)!==null
if(!s&&n.attrs.length===pe){this.currentAttrNames=new Set(n.attrs.map(e=>e.name)).add(r)}}else{s=i.has(r)
if(!s)i.add(r)}if(s){this._err(o.duplicateAttribute)}else{n.attrs.push(this.currentAttr)
if(n.location&&this.currentAttrLocation){const r=(e=(t=n.location).attrs)!==null&&e!==void 0?e:t.attrs=Object.create(null)
r[this.currentAttr.name]=this.currentAttrLocation
this._leaveAttrValue()}}}_leaveAttrValue(){if(this.currentAttrLocation){this.currentAttrLocation.endLine=this.preprocessor.line
this.currentAttrLocation.endCol=this.preprocessor.col
this.currentAttrLocation.endOffset=this.preprocessor.offset}}_flushRun(e){if(this.runEnd===this.runStart&&e.length===0){return}const t=this.preprocessor.html.slice(this.runStart,this.runEnd)
const n=(t.length<13?t:` ${t}`.slice(1))+e
const r=this.currentToken
this.runStart=this.runEnd
if(r===null){this.currentCharacterToken.chars+=n}else if(r.type===l.COMMENT){r.data+=n}else{this.currentAttr.value+=n}}_extendRun(e){const{preprocessor:t}=this
if(e===s.LINE_FEED&&t.html.charCodeAt(t.pos)!==s.LINE_FEED){this._flushRun("\n")
this.runStart=t.pos+1}else{const n=t.pos-Number(e>65535)
if(n!==this.runEnd){this._flushRun("")
this.runStart=n}}this.runEnd=t.pos+1}_extendRunWith(e,t){const{preprocessor:n}=this
const r=n.codePointStart+1+t-e.length
if(r>=0&&n.html.startsWith(e,r)){if(r!==this.runEnd){this._flushRun("")
this.runStart=r}}else{this._flushRun(e)
this.runStart=r+e.length}this.runEnd=r+e.length}prepareToken(e){this._emitCurrentCharacterToken(e.location)
this.currentToken=null
if(e.location){e.location.endLine=this.preprocessor.line
e.location.endCol=this.preprocessor.col+1
e.location.endOffset=this.preprocessor.offset+1}this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){const e=this.currentToken
this.currentAttrNames=null
this.prepareToken(e)
e.tagID=getTagID(e.tagName)
if(e.type===l.START_TAG){this.lastStartTagName=e.tagName
this.handler.onStartTag(e)}else{if(e.attrs.length>0){this._err(o.endTagWithAttributes)}if(e.selfClosing){this._err(o.endTagWithTrailingSolidus)}this.handler.onEndTag(e)}this.preprocessor.dropParsedChunk()}emitCurrentComment(e){this.prepareToken(e)
this.handler.onComment(e)
this.preprocessor.dropParsedChunk()}emitCurrentDoctype(e){this.prepareToken(e)
this.handler.onDoctype(e)
this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(e){this._flushRun("")
if(this.currentCharacterToken){if(e&&this.currentCharacterToken.location){this.currentCharacterToken.location.endLine=e.startLine
this.currentCharacterToken.location.endCol=e.startCol
this.currentCharacterToken.location.endOffset=e.startOffset}switch(this.currentCharacterToken.type){case l.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken)
break}case l.NULL_CHARACTER:{this.handler.onNullCharacter(this.currentCharacterToken)
break}case l.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken)
break}}this.currentCharacterToken=null}}_emitEOFToken(){var e,t
const n=this.getCurrentLocation(0)
if(n){n.endLine=n.startLine
n.endCol=n.startCol
n.endOffset=n.startOffset}this._emitCurrentCharacterToken((t=(e=this.currentToken)===null||e===void 0?void 0:e.location)!==null&&t!==void 0?t:n)
this.handler.onEof({type:l.EOF,location:n})
this.active=false}_ensureCharacterToken(e){if(this.currentCharacterToken){if(this.currentCharacterToken.type===e){return}this.currentLocation=this.getCurrentLocation(0)
this._emitCurrentCharacterToken(this.currentLocation)
this.preprocessor.dropParsedChunk()}this._createCharacterToken(e)}_emitCodePoint(e){const t=isWhitespace(e)?l.WHITESPACE_CHARACTER:e===s.NULL?l.NULL_CHARACTER:l.CHARACTER
const n=this.currentCharacterToken
if(n===null||n.type!==t){this._ensureCharacterToken(t)}this._extendRun(e)}_emitChars(e,t=0){if(this.options.sourceCodeLocationInfo&&t!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==l.CHARACTER){this.currentLocation=this.getCurrentLocation(e.length-1-t)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(l.CHARACTER)}else{this._ensureCharacterToken(l.CHARACTER)}this._extendRunWith(e,t)}_startCharacterReference(){this.returnState=this.state
this.state=me.CHARACTER_REFERENCE
this.entityStartPos=this.preprocessor.pos
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute()?H.Attribute:H.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===me.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.returnState===me.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===me.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(e){if(this._isCharacterReferenceInAttribute()){this._extendRun(e)}else{this._emitCodePoint(e)}}_callState(e){switch(this.state){case me.DATA:{this._stateData(e)
break}case me.RCDATA:{this._stateRcdata(e)
break}case me.RAWTEXT:{this._stateRawtext(e)
break}case me.SCRIPT_DATA:{this._stateScriptData(e)
break}case me.PLAINTEXT:{this._statePlaintext(e)
break}case me.TAG_OPEN:{this._stateTagOpen(e)
break}case me.END_TAG_OPEN:{this._stateEndTagOpen(e)
break}case me.TAG_NAME:{this._stateTagName(e)
break}case me.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(e)
break}case me.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(e)
break}case me.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(e)
break}case me.RAWTEXT_LESS_THAN_SIGN:{this._stateRawtextLessThanSign(e)
break}case me.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(e)
break}case me.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(e)
break}case me.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(e)
break}case me.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(e)
break}case me.SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(e)
break}case me.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(e)
break}case me.SCRIPT_DATA_ESCAPE_START_DASH:{this._stateScriptDataEscapeStartDash(e)
break}case me.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(e)
break}case me.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(e)
break}case me.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(e)
break}case me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(e)
break}case me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(e)
break}case me.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(e)
break}case me.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(e)
break}case me.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(e)
break}case me.ATTRIBUTE_NAME:{this._stateAttributeName(e)
break}case me.AFTER_ATTRIBUTE_NAME:{this._stateAfterAttributeName(e)
break}case me.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(e)
break}case me.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(e)
break}case me.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(e)
break}case me.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(e)
break}case me.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(e)
break}case me.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(e)
break}case me.BOGUS_COMMENT:{this._stateBogusComment(e)
break}case me.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(e)
break}case me.COMMENT_START:{this._stateCommentStart(e)
break}case me.COMMENT_START_DASH:{this._stateCommentStartDash(e)
break}case me.COMMENT:{this._stateComment(e)
break}case me.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(e)
break}case me.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(e)
break}case me.COMMENT_END_DASH:{this._stateCommentEndDash(e)
break}case me.COMMENT_END:{this._stateCommentEnd(e)
break}case me.COMMENT_END_BANG:{this._stateCommentEndBang(e)
break}case me.DOCTYPE:{this._stateDoctype(e)
break}case me.BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(e)
break}case me.DOCTYPE_NAME:{this._stateDoctypeName(e)
break}case me.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(e)
break}case me.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(e)
break}case me.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(e)
break}case me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(e)
break}case me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypePublicIdentifierSingleQuoted(e)
break}case me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(e)
break}case me.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{this._stateBetweenDoctypePublicAndSystemIdentifiers(e)
break}case me.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(e)
break}case me.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateBeforeDoctypeSystemIdentifier(e)
break}case me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(e)
break}case me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(e)
break}case me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(e)
break}case me.BOGUS_DOCTYPE:{this._stateBogusDoctype(e)
break}case me.CDATA_SECTION:{this._stateCdataSection(e)
break}case me.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(e)
break}case me.CDATA_SECTION_END:{this._stateCdataSectionEnd(e)
break}case me.CHARACTER_REFERENCE:{this._stateCharacterReference()
break}case me.AMBIGUOUS_AMPERSAND:{this._stateAmbiguousAmpersand(e)
break}default:{throw new Error("Unknown state")}}}_stateData(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.TAG_OPEN
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitCodePoint(e)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRcdata(e){switch(e){case s.AMPERSAND:{this._startCharacterReference()
break}case s.LESS_THAN_SIGN:{this.state=me.RCDATA_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRawtext(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.RAWTEXT_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptData(e){switch(e){case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_statePlaintext(e){switch(e){case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateTagOpen(e){if(isAsciiLetter(e)){this._createStartTagToken()
this.state=me.TAG_NAME
this._stateTagName(e)}else switch(e){case s.EXCLAMATION_MARK:{this.state=me.MARKUP_DECLARATION_OPEN
break}case s.SOLIDUS:{this.state=me.END_TAG_OPEN
break}case s.QUESTION_MARK:{this._err(o.unexpectedQuestionMarkInsteadOfTagName)
this._createCommentToken(1)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)
break}case s.EOF:{this._err(o.eofBeforeTagName)
this._emitChars("<",-1)
this._emitEOFToken()
break}default:{this._err(o.invalidFirstCharacterOfTagName)
this._emitChars("<",-1)
this.state=me.DATA
this._stateData(e)}}}_stateEndTagOpen(e){if(isAsciiLetter(e)){this._createEndTagToken()
this.state=me.TAG_NAME
this._stateTagName(e)}else switch(e){case s.GREATER_THAN_SIGN:{this._err(o.missingEndTagName)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofBeforeTagName)
this._emitChars("</",-1)
this._emitEOFToken()
break}default:{this._err(o.invalidFirstCharacterOfTagName)
this._createCommentToken(2)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)}}}_stateTagName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.SOLIDUS:{this.state=me.SELF_CLOSING_START_TAG
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentTagToken()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.tagName+=i
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{t.tagName+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateRcdataLessThanSign(e){if(e===s.SOLIDUS){this.state=me.RCDATA_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}_stateRcdataEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.RCDATA_END_TAG_NAME
this._stateRcdataEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}handleSpecialEndTag(e){if(!this.preprocessor.startsWith(this.lastStartTagName,false)){return!this._ensureHibernation()}this._createEndTagToken()
const t=this.currentToken
t.tagName=this.lastStartTagName
const n=this.preprocessor.peek(this.lastStartTagName.length)
switch(n){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._advanceBy(this.lastStartTagName.length)
this.state=me.BEFORE_ATTRIBUTE_NAME
return false}case s.SOLIDUS:{this._advanceBy(this.lastStartTagName.length)
this.state=me.SELF_CLOSING_START_TAG
return false}case s.GREATER_THAN_SIGN:{this._advanceBy(this.lastStartTagName.length)
this.emitCurrentTagToken()
this.state=me.DATA
return false}default:{this.currentToken=null
return!this._ensureHibernation()}}}_stateRcdataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.RCDATA
this._stateRcdata(e)}}_stateRawtextLessThanSign(e){if(e===s.SOLIDUS){this.state=me.RAWTEXT_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.RAWTEXT_END_TAG_NAME
this._stateRawtextEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.RAWTEXT
this._stateRawtext(e)}}_stateScriptDataLessThanSign(e){switch(e){case s.SOLIDUS:{this.state=me.SCRIPT_DATA_END_TAG_OPEN
break}case s.EXCLAMATION_MARK:{this.state=me.SCRIPT_DATA_ESCAPE_START
this._emitChars("<!")
break}default:{this._emitChars("<",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}}_stateScriptDataEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.SCRIPT_DATA_END_TAG_NAME
this._stateScriptDataEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStart(e){if(e===s.HYPHEN_MINUS){this.state=me.SCRIPT_DATA_ESCAPE_START_DASH
this._emitChars("-")}else{this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStartDash(e){if(e===s.HYPHEN_MINUS){this.state=me.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")}else{this.state=me.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscaped(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_ESCAPED_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataEscapedDash(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedDashDash(e){switch(e){case s.HYPHEN_MINUS:{this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case s.GREATER_THAN_SIGN:{this.state=me.SCRIPT_DATA
this._emitChars(">")
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedLessThanSign(e){if(e===s.SOLIDUS){this.state=me.SCRIPT_DATA_ESCAPED_END_TAG_OPEN}else if(isAsciiLetter(e)){this._emitChars("<",-1)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPE_START
this._stateScriptDataDoubleEscapeStart(e)}else{this._emitChars("<",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagOpen(e){if(isAsciiLetter(e)){this.state=me.SCRIPT_DATA_ESCAPED_END_TAG_NAME
this._stateScriptDataEscapedEndTagName(e)}else{this._emitChars("</",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscapeStart(e){if(this.preprocessor.startsWith(a.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(a.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<a.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED}else if(!this._ensureHibernation()){this.state=me.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscaped(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDash(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH
this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDashDash(e){switch(e){case s.HYPHEN_MINUS:{this._emitChars("-")
break}case s.LESS_THAN_SIGN:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case s.GREATER_THAN_SIGN:{this.state=me.SCRIPT_DATA
this._emitChars(">")
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(i)
break}case s.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedLessThanSign(e){if(e===s.SOLIDUS){this.state=me.SCRIPT_DATA_DOUBLE_ESCAPE_END
this._emitChars("/")}else{this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateScriptDataDoubleEscapeEnd(e){if(this.preprocessor.startsWith(a.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(a.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<a.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=me.SCRIPT_DATA_ESCAPED}else if(!this._ensureHibernation()){this.state=me.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateBeforeAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.SOLIDUS:case s.GREATER_THAN_SIGN:case s.EOF:{this.state=me.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case s.EQUALS_SIGN:{this._err(o.unexpectedEqualsSignBeforeAttributeName)
this._createAttr("=")
this.state=me.ATTRIBUTE_NAME
break}default:{this._createAttr("")
this.state=me.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:case s.SOLIDUS:case s.GREATER_THAN_SIGN:case s.EOF:{this._leaveAttrName()
this.state=me.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case s.EQUALS_SIGN:{this._leaveAttrName()
this.state=me.BEFORE_ATTRIBUTE_VALUE
break}case s.QUOTATION_MARK:case s.APOSTROPHE:case s.LESS_THAN_SIGN:{this._err(o.unexpectedCharacterInAttributeName)
this.currentAttr.name+=String.fromCodePoint(e)
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this.currentAttr.name+=i
break}default:{this.currentAttr.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterAttributeName(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.SOLIDUS:{this.state=me.SELF_CLOSING_START_TAG
break}case s.EQUALS_SIGN:{this.state=me.BEFORE_ATTRIBUTE_VALUE
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._createAttr("")
this.state=me.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateBeforeAttributeValue(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{this.state=me.ATTRIBUTE_VALUE_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this.state=me.ATTRIBUTE_VALUE_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(o.missingAttributeValue)
this.state=me.DATA
this.emitCurrentTagToken()
break}default:{this.state=me.ATTRIBUTE_VALUE_UNQUOTED
this._stateAttributeValueUnquoted(e)}}}_stateAttributeValueDoubleQuoted(e){switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueSingleQuoted(e){switch(e){case s.APOSTROPHE:{this.state=me.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueUnquoted(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.AMPERSAND:{this._startCharacterReference()
break}case s.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.QUOTATION_MARK:case s.APOSTROPHE:case s.LESS_THAN_SIGN:case s.EQUALS_SIGN:case s.GRAVE_ACCENT:{this._err(o.unexpectedCharacterInUnquotedAttributeValue)
this._extendRun(e)
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAfterAttributeValueQuoted(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
break}case s.SOLIDUS:{this._leaveAttrValue()
this.state=me.SELF_CLOSING_START_TAG
break}case s.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._err(o.missingWhitespaceBetweenAttributes)
this._leaveAttrValue()
this.state=me.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateSelfClosingStartTag(e){switch(e){case s.GREATER_THAN_SIGN:{const e=this.currentToken
e.selfClosing=true
this.state=me.DATA
this.emitCurrentTagToken()
break}case s.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._err(o.unexpectedSolidusInTag)
this.state=me.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateBogusComment(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this.emitCurrentComment(t)
this._emitEOFToken()
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}default:{this._extendRun(e)}}}_stateMarkupDeclarationOpen(e){if(this._consumeSequenceIfMatch(a.DASH_DASH,true)){this._createCommentToken(a.DASH_DASH.length+1)
this.state=me.COMMENT_START}else if(this._consumeSequenceIfMatch(a.DOCTYPE,false)){this.currentLocation=this.getCurrentLocation(a.DOCTYPE.length+1)
this.state=me.DOCTYPE}else if(this._consumeSequenceIfMatch(a.CDATA_START,true)){if(this.inForeignNode){this.state=me.CDATA_SECTION}else{this._err(o.cdataInHtmlContent)
this._createCommentToken(a.CDATA_START.length+1)
this.currentToken.data="[CDATA["
this.state=me.BOGUS_COMMENT}}else if(!this._ensureHibernation()){this._err(o.incorrectlyOpenedComment)
this._createCommentToken(2)
this.state=me.BOGUS_COMMENT
this._stateBogusComment(e)}}_stateCommentStart(e){switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_START_DASH
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptClosingOfEmptyComment)
this.state=me.DATA
const e=this.currentToken
this.emitCurrentComment(e)
break}default:{this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentStartDash(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptClosingOfEmptyComment)
this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateComment(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END_DASH
break}case s.LESS_THAN_SIGN:{this._extendRunWith("<",0)
this.state=me.COMMENT_LESS_THAN_SIGN
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(i,0)
break}case s.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateCommentLessThanSign(e){switch(e){case s.EXCLAMATION_MARK:{this._extendRunWith("!",0)
this.state=me.COMMENT_LESS_THAN_SIGN_BANG
break}case s.LESS_THAN_SIGN:{this._extendRunWith("<",0)
break}default:{this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentLessThanSignBang(e){if(e===s.HYPHEN_MINUS){this.state=me.COMMENT_LESS_THAN_SIGN_BANG_DASH}else{this.state=me.COMMENT
this._stateComment(e)}}_stateCommentLessThanSignBangDash(e){if(e===s.HYPHEN_MINUS){this.state=me.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH}else{this.state=me.COMMENT_END_DASH
this._stateCommentEndDash(e)}}_stateCommentLessThanSignBangDashDash(e){if(e!==s.GREATER_THAN_SIGN&&e!==s.EOF){this._err(o.nestedComment)}this.state=me.COMMENT_END
this._stateCommentEnd(e)}_stateCommentEndDash(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this.state=me.COMMENT_END
break}case s.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentEnd(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EXCLAMATION_MARK:{this.state=me.COMMENT_END_BANG
break}case s.HYPHEN_MINUS:{this._extendRunWith("-",-2)
break}case s.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateCommentEndBang(e){const t=this.currentToken
switch(e){case s.HYPHEN_MINUS:{this._extendRunWith("--!",-1)
this.state=me.COMMENT_END_DASH
break}case s.GREATER_THAN_SIGN:{this._err(o.incorrectlyClosedComment)
this.state=me.DATA
this.emitCurrentComment(t)
break}case s.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--!",-1)
this.state=me.COMMENT
this._stateComment(e)}}}_stateDoctype(e){switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this.state=me.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)
break}case s.EOF:{this._err(o.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._err(o.missingWhitespaceBeforeDoctypeName)
this.state=me.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)}}}_stateBeforeDoctypeName(e){if(isAsciiUpper(e)){this._createDoctypeToken(String.fromCharCode(toAsciiLower(e)))
this.state=me.DOCTYPE_NAME}else switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.NULL:{this._err(o.unexpectedNullCharacter)
this._createDoctypeToken(i)
this.state=me.DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this._err(o.missingDoctypeName)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._createDoctypeToken(String.fromCodePoint(e))
this.state=me.DOCTYPE_NAME}}}_stateDoctypeName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.AFTER_DOCTYPE_NAME
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.name+=i
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterDoctypeName(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{if(this._consumeSequenceIfMatch(a.PUBLIC,false)){this.state=me.AFTER_DOCTYPE_PUBLIC_KEYWORD}else if(this._consumeSequenceIfMatch(a.SYSTEM,false)){this.state=me.AFTER_DOCTYPE_SYSTEM_KEYWORD}else if(!this._ensureHibernation()){this._err(o.invalidCharacterSequenceAfterDoctypeName)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}}_stateAfterDoctypePublicKeyword(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.QUOTATION_MARK:{this._err(o.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(o.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(o.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.publicId=""
this.state=me.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(o.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypePublicIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.publicId+=i
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateDoctypePublicIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case s.APOSTROPHE:{this.state=me.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.publicId+=i
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateAfterDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS
break}case s.GREATER_THAN_SIGN:{this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.QUOTATION_MARK:{this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBetweenDoctypePublicAndSystemIdentifiers(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.QUOTATION_MARK:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateAfterDoctypeSystemKeyword(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{this.state=me.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.QUOTATION_MARK:{this._err(o.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{this._err(o.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(o.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.QUOTATION_MARK:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case s.APOSTROPHE:{t.systemId=""
this.state=me.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case s.GREATER_THAN_SIGN:{this._err(o.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.DATA
this.emitCurrentDoctype(t)
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypeSystemIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case s.QUOTATION_MARK:{this.state=me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.systemId+=i
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateDoctypeSystemIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case s.APOSTROPHE:{this.state=me.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
t.systemId+=i
break}case s.GREATER_THAN_SIGN:{this._err(o.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateAfterDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case s.SPACE:case s.LINE_FEED:case s.TABULATION:case s.FORM_FEED:{break}case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.unexpectedCharacterAfterDoctypeSystemIdentifier)
this.state=me.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBogusDoctype(e){const t=this.currentToken
switch(e){case s.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=me.DATA
break}case s.NULL:{this._err(o.unexpectedNullCharacter)
break}case s.EOF:{this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:}}_stateCdataSection(e){switch(e){case s.RIGHT_SQUARE_BRACKET:{this.state=me.CDATA_SECTION_BRACKET
break}case s.EOF:{this._err(o.eofInCdata)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateCdataSectionBracket(e){if(e===s.RIGHT_SQUARE_BRACKET){this.state=me.CDATA_SECTION_END}else{this._emitChars("]",-1)
this.state=me.CDATA_SECTION
this._stateCdataSection(e)}}_stateCdataSectionEnd(e){switch(e){case s.GREATER_THAN_SIGN:{this.state=me.DATA
break}case s.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2)
break}default:{this._emitChars("]]",-1)
this.state=me.CDATA_SECTION
this._stateCdataSection(e)}}}_stateCharacterReference(){let e=this.entityDecoder.write(this.preprocessor.html,this.preprocessor.pos)
if(e<0){if(this.preprocessor.lastChunkWritten){e=this.entityDecoder.end()}else{this.active=false
this.preprocessor.pos=this.preprocessor.html.length-1
this.consumedAfterSnapshot=0
this.preprocessor.endOfChunkHit=true
return}}if(e===0){this.preprocessor.pos=this.entityStartPos
this._flushCodePointConsumedAsCharacterReference(s.AMPERSAND)
this.state=!this._isCharacterReferenceInAttribute()&&isAsciiAlphaNumeric(this.preprocessor.peek(1))?me.AMBIGUOUS_AMPERSAND:this.returnState}else{this.state=this.returnState}}_stateAmbiguousAmpersand(e){if(isAsciiAlphaNumeric(e)){this._flushCodePointConsumedAsCharacterReference(e)}else{if(e===s.SEMICOLON){this._err(o.unknownNamedCharacterReference)}this.state=this.returnState
this._callState(e)}}}const Ee=new Set([ce.DD,ce.DT,ce.LI,ce.OPTGROUP,ce.OPTION,ce.P,ce.RB,ce.RP,ce.RT,ce.RTC])
const ge=new Set([...Ee,ce.CAPTION,ce.COLGROUP,ce.TBODY,ce.TD,ce.TFOOT,ce.TH,ce.THEAD,ce.TR])
const Ae=64
const _e=256
const Ie=512
const ke=768
const Ce=[ce.H1,ce.H2,ce.H3,ce.H4,ce.H5,ce.H6]
const Se=[ce.TBODY,ce.TFOOT,ce.THEAD]
const Ne=[ce.TR,ce.TEMPLATE,ce.HTML]
const De=[...Se,ce.TEMPLATE,ce.HTML]
const be=[ce.TABLE,ce.TEMPLATE,ce.HTML]
const Oe=[ce.TD,ce.TH]
const Re=1
const Le=2
const ye=4
const xe=8
const Pe=16
const we=32
const Me=new Uint8Array(ke)
for(const[e,t]of[[ie.HTML,0],[ie.SVG,_e],[ie.MATHML,Ie]]){for(const n of fe[e]){Me[t+n]=e===ie.HTML&&(n===ce.ADDRESS||n===ce.DIV||n===ce.P)?Re:Re|Le}}for(const e of[ce.APPLET,ce.CAPTION,ce.HTML,ce.MARQUEE,ce.OBJECT,ce.TABLE,ce.TD,ce.TEMPLATE,ce.TH,_e+ce.DESC,_e+ce.FOREIGN_OBJECT,_e+ce.TITLE,Ie+ce.ANNOTATION_XML,Ie+ce.MI,Ie+ce.MN,Ie+ce.MO,Ie+ce.MS,Ie+ce.MTEXT]){Me[e]|=ye|xe|Pe}Me[ce.OL]|=xe
Me[ce.UL]|=xe
Me[ce.BUTTON]|=Pe
Me[ce.TABLE]|=we
Me[ce.HTML]|=we
const Be=new Uint8Array(ke)
for(const e of[ce.A,ce.B,ce.BIG,ce.CODE,ce.EM,ce.FONT,ce.I,ce.NOBR,ce.S,ce.SMALL,ce.STRIKE,ce.STRONG,ce.TT,ce.U]){Be[e]=1}function tagKey(e,t){if(t===ce.UNKNOWN)return-1
switch(e){case ie.HTML:{return t}case ie.SVG:{return _e+t}case ie.MATHML:{return Ie+t}default:{return-1}}}class OpenElementStack{get currentTmplContentOrNode(){return this._isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(e,t,n){this.treeAdapter=t
this.handler=n
this.items=[]
this.tagIDs=[]
this.stackTop=-1
this.depth=0
this.tmplCount=0
this.currentTagId=ce.UNKNOWN
this.indexed=false
this.below=[]
this.above=[]
this.keys=[]
this.keyPrev=[]
this.keyNext=[]
this.keyTops=new Int32Array(0)
this.specials=[]
this.listItemBoundaries=[]
this.scopeBoundaries=[]
this.htmlSlots=[]
this.formattingSlots=new Map
this.current=e}_indexOf(e){if(this.indexed){const t=this.formattingSlots.get(e)
if(t!==undefined)return t
if(Be[getTagID(this.treeAdapter.getTagName(e))])return-1}return this.items.lastIndexOf(e,this.stackTop)}slotBelow(e){return this.indexed?this.below[e]:e-1}slotAbove(e){if(this.indexed)return this.above[e]
return e===this.stackTop?-1:e+1}_isInTemplate(){return this.currentTagId===ce.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop]
this.currentTagId=this.tagIDs[this.stackTop]}_nameKey(e,t,n){var r,i
const s=`${e} ${t}`
let a=(r=this.nameKeys)===null||r===void 0?void 0:r.get(s)
if(a===undefined&&n){(i=this.nameKeys)!==null&&i!==void 0?i:this.nameKeys=new Map
a=ke+this.nameKeys.size
this.nameKeys.set(s,a)
if(a===this.keyTops.length){const e=new Int32Array(2*a).fill(-1)
e.set(this.keyTops)
this.keyTops=e}}return a!==null&&a!==void 0?a:-1}_indexAll(){this.indexed=true
this.keyTops=new Int32Array(ke).fill(-1)
for(let e=0;e<=this.stackTop;e++)this._index(e,e-1)}_index(e,t){const n=this.items[e]
const r=this.tagIDs[e]
const i=this.treeAdapter.getNamespaceURI(n)
let s=tagKey(i,r)
if(s===-1)s=this._nameKey(i,this.treeAdapter.getTagName(n),true)
const a=this.keyTops[s]
this.keys[e]=s
this.keyPrev[e]=a
this.keyNext[e]=-1
if(a!==-1)this.keyNext[a]=e
this.keyTops[s]=e
this.above[e]=-1
this._link(e,t,i===ie.HTML)
if(Be[r])this.formattingSlots.set(n,e)}_link(e,t,n){const r=this.keys[e]
const i=r<ke?Me[r]:0
this.below[e]=t
if(t===-1){this.specials[e]=i&Re
this.listItemBoundaries[e]=(i&Le)>>1
this.scopeBoundaries[e]=(i&ye)>>2
this.htmlSlots[e]=n?e:-1}else{this.above[t]=e
this.specials[e]=this.specials[t]+(i&Re)
this.listItemBoundaries[e]=this.listItemBoundaries[t]+((i&Le)>>1)
this.scopeBoundaries[e]=this.scopeBoundaries[t]+((i&ye)>>2)
this.htmlSlots[e]=n?e:this.htmlSlots[t]}}_unindex(e){const t=this.keys[e]
const n=this.keyPrev[e]
const r=this.keyNext[e]
if(n!==-1)this.keyNext[n]=r
if(r===-1)this.keyTops[t]=n
else this.keyPrev[r]=n
if(Be[this.tagIDs[e]])this.formattingSlots.delete(this.items[e])}_move(e,t){const n=this.items[e]
const r=this.keys[e]
const i=this.keyPrev[e]
const s=this.keyNext[e]
this.items[t]=n
this.tagIDs[t]=this.tagIDs[e]
this.keys[t]=r
this.keyPrev[t]=i
this.keyNext[t]=s
if(i!==-1)this.keyNext[i]=t
if(s===-1)this.keyTops[r]=t
else this.keyPrev[s]=t
if(Be[this.tagIDs[t]])this.formattingSlots.set(n,t)}indexOfTopmost(e){if(this.indexed)return this.keyTops[e]
for(let t=this.stackTop;t>=0;t--){if(this.tagIDs[t]===e&&this.treeAdapter.getNamespaceURI(this.items[t])===ie.HTML)return t}return-1}indexOfTopmostOf(e){if(this.indexed){let t=-1
for(const n of e){if(this.keyTops[n]>t)t=this.keyTops[n]}return t}for(let t=this.stackTop;t>=0;t--){if(e.includes(this.tagIDs[t])&&this.treeAdapter.getNamespaceURI(this.items[t])===ie.HTML)return t}return-1}indexOfTopmostByName(e,t){if(this.indexed){let n=tagKey(e,getTagID(t))
if(n===-1)n=this._nameKey(e,t,false)
return n===-1?-1:this.keyTops[n]}for(let n=this.stackTop;n>=0;n--){const r=this.items[n]
if(this.treeAdapter.getTagName(r)===t&&this.treeAdapter.getNamespaceURI(r)===e){return n}}return-1}indexOfTopmostHtmlElement(){if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop]
let e=this.stackTop
while(e>=0&&this.treeAdapter.getNamespaceURI(this.items[e])!==ie.HTML)e--
return e}_hasAbove(e,t){for(let n=this.stackTop;n>e;n--){const e=tagKey(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n])
if(e!==-1&&Me[e]&t)return true}return false}hasSpecialElementAbove(e){return this.indexed?this.specials[this.stackTop]!==this.specials[e]:this._hasAbove(e,Re)}hasListItemBoundaryAbove(e){return this.indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[e]:this._hasAbove(e,Le)}push(e,t){const n=this.stackTop
this.stackTop++
this.depth++
this.items[this.stackTop]=e
this.current=e
this.tagIDs[this.stackTop]=t
this.currentTagId=t
if(this.indexed)this._index(this.stackTop,n)
else if(this.depth===Ae)this._indexAll()
if(this._isInTemplate()){this.tmplCount++}this.handler.onItemPush(e,t,true)}_popCurrent(){if(this.tmplCount>0&&this._isInTemplate()){this.tmplCount--}if(this.indexed){this._unindex(this.stackTop)
this.stackTop=this.below[this.stackTop]
if(this.stackTop!==-1)this.above[this.stackTop]=-1}else{this.stackTop--}this.depth--
this._updateCurrentElement()}pop(){const e=this.current
this._popCurrent()
this.handler.onItemPop(e,true)}replace(e,t){const n=this._indexOf(e)
this.items[n]=t
if(this.indexed&&Be[this.tagIDs[n]]){this.formattingSlots.delete(e)
this.formattingSlots.set(t,n)}if(n===this.stackTop){this.current=t}}replaceFormattingElement(e,t,n,r){const i=this.items[e]
if(!this.indexed){this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.handler.onItemPop(i,false)
this.items.splice(t,0,n)
this.tagIDs.splice(t,0,r)
if(t===this.stackTop)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,t===this.stackTop)}return}const s=this.keys[e]
const a=this.below[e]
const o=this.above[t]
const c=[]
for(let n=this.above[e];n!==t;n=this.above[n])c.push(n)
const l=this.keyNext[e]
this._unindex(e)
this.items[e]=undefined
this.handler.onItemPop(i,false)
let u=t-1
while(c.length>0&&c[c.length-1]===u){c.pop()
u--}for(let e=u+1;e<=t;e++)this._move(e,e-1)
const f=l===-1?this.keyTops[s]:this.keyPrev[l]
this.items[t]=n
this.tagIDs[t]=r
this.keys[t]=s
this.keyPrev[t]=f
this.keyNext[t]=l
if(f!==-1)this.keyNext[f]=t
if(l===-1)this.keyTops[s]=t
else this.keyPrev[l]=t
if(Be[r])this.formattingSlots.set(n,t)
let h=a
for(const e of c){this._link(e,h,true)
h=e}for(let e=u;e<t;e++){this._link(e,h,true)
h=e}this._link(t,h,true)
if(o===-1)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,o===-1)}}popUntilTagNamePopped(e){this.shortenToLength(Math.max(this.indexOfTopmost(e),0))}shortenToLength(e){while(this.stackTop>=e){const t=this.current
this._popCurrent()
this.handler.onItemPop(t,this.stackTop<e)}}popUntilElementPopped(e){const t=this._indexOf(e)
this.shortenToLength(Math.max(t,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Ce),0))}popUntilTableCellPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Oe),0))}popAllUpToHtmlElement(){this.tmplCount=0
this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(this.indexOfTopmostOf(be)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(De)+1)}clearBackToTableRowContext(){this.shortenToLength(this.indexOfTopmostOf(Ne)+1)}remove(e){const t=this._indexOf(e)
if(t!==-1)this.removeAt(t)}removeAt(e){if(e===this.stackTop){this.pop()
return}const t=this.items[e]
this.depth--
if(this.indexed){const t=this.keys[e]<ke?Me[this.keys[e]]:0
const n=this.below[e]
const r=this.above[e]
this._unindex(e)
this.items[e]=undefined
this.below[r]=n
if(n!==-1)this.above[n]=r
if(t!==0){for(let e=r;e!==-1;e=this.above[e]){this.specials[e]-=t&Re
this.listItemBoundaries[e]-=(t&Le)>>1
this.scopeBoundaries[e]-=(t&ye)>>2}}const i=n===-1?-1:this.htmlSlots[n]
for(let t=r;t!==-1&&this.htmlSlots[t]===e;t=this.above[t]){this.htmlSlots[t]=i}}else{this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.stackTop--
this._updateCurrentElement()}this.handler.onItemPop(t,false)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===ce.BODY?this.items[1]:null}contains(e){return this._indexOf(e)>-1}getCommonAncestor(e){const t=this._indexOf(e)
const n=t===-1?-1:this.slotBelow(t)
return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){return this.stackTop===0&&this.tagIDs[0]===ce.HTML}_isInScope(e,t){let n=-1
switch(t){case xe:{n=Math.max(this.keyTops[ce.OL],this.keyTops[ce.UL])
break}case Pe:{n=this.keyTops[ce.BUTTON]
break}case we:{n=Math.max(this.keyTops[ce.TABLE],this.keyTops[ce.HTML])
return e===-1?n===-1:e>=n}default:}return e===-1?n===-1&&(this.stackTop===-1||this.scopeBoundaries[this.stackTop]===0):e>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[e]}_scanScope(e,t,n,r){for(let i=this.stackTop;i>=0;i--){const s=tagKey(this.treeAdapter.getNamespaceURI(this.items[i]),this.tagIDs[i])
if(s===-1)continue
if((t?t.includes(s):s===e)&&(!r||this.items[i]===r))return true
if(Me[s]&n)return false}return true}hasInScope(e,t){if(!this.indexed)return this._scanScope(e,null,ye,t)
return this._isInScope(t?this._indexOf(t):this.keyTops[e],ye)}hasInListItemScope(e){return this.indexed?this._isInScope(this.keyTops[e],xe):this._scanScope(e,null,xe)}hasInButtonScope(e){return this.indexed?this._isInScope(this.keyTops[e],Pe):this._scanScope(e,null,Pe)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Ce),ye):this._scanScope(ce.UNKNOWN,Ce,ye)}hasInTableScope(e){return this.indexed?this._isInScope(this.keyTops[e],we):this._scanScope(e,null,we)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Se),we):this._scanScope(ce.UNKNOWN,Se,we)}hasInSelectScope(e){for(let t=this.stackTop;t>=0;t=this.slotBelow(t)){if(this.treeAdapter.getNamespaceURI(this.items[t])!==ie.HTML){continue}switch(this.tagIDs[t]){case e:{return true}case ce.OPTION:case ce.OPTGROUP:{break}default:{return false}}}return true}generateImpliedEndTags(){while(this.currentTagId!==undefined&&Ee.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}generateImpliedEndTagsThoroughly(){while(this.currentTagId!==undefined&&ge.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}generateImpliedEndTagsWithExclusion(e){while(this.currentTagId!==undefined&&this.currentTagId!==e&&ge.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ie.HTML){this.pop()}}}const Fe=3
var He;(function(e){e[e["Marker"]=0]="Marker"
e[e["Element"]=1]="Element"})(He||(He={}))
class FormattingElementList{constructor(){this.newest=null
this.bookmark=null
this.index=null
this.elementEntries=new Map}_insertElementEntry(e,t,n){const r=n===null?null:n.newer
const i={type:He.Element,element:e,token:t,older:n,newer:r,ark:null,olderSameTag:null,newerSameTag:null}
if(r===null){this.newest=i}else{r.older=i}if(n!==null){n.newer=i}return this.index===null?null:this._addToIndex(this.index,i)}_addToIndex(e,t){const{tagName:n,attrs:r}=t.token
const i=n+r.map(({name:e,value:t})=>`\0${e}\0${t}`).sort().join("")
let s=e.arks.get(i)
if(s===undefined){s={entries:[],key:i}
e.arks.set(i,s)}s.entries.push(t)
t.ark=s
this.elementEntries.set(t.element,t)
let a=e.tagNames.get(n)
if(a===undefined){a={olderSameTag:null}
e.tagNames.set(n,a)}t.olderSameTag=a.olderSameTag
t.newerSameTag=a
if(a.olderSameTag!==null){a.olderSameTag.newerSameTag=t}a.olderSameTag=t
return s}insertMarker(){if(this.index===null){for(let e=this.newest;e!==null&&e.type===He.Element;e=e.older){this.elementEntries.set(e.element,e)}}const e={type:He.Marker,older:this.newest,newer:null,outerIndex:this.index}
if(this.newest!==null){this.newest.newer=e}this.newest=e
this.index=null}pushElement(e,t){if(this.index===null){let e=null
let t=0
for(let n=this.newest;n!==null&&n.type===He.Element;n=n.older){e=n
t++}if(t>=Fe){this.index={arks:new Map,tagNames:new Map}
for(let t=e;t!==null&&t.type===He.Element;t=t.newer){this._addToIndex(this.index,t)}}}const n=this._insertElementEntry(e,t,this.newest)
if(n!==null&&n.entries.length>Fe){this.removeEntry(n.entries[0])}}insertElementAfterBookmark(e,t){const{bookmark:n}=this
this.bookmark=null
this._insertElementEntry(e,t,n)}removeEntry(e){var t
if(e.newer===null?this.newest!==e:e.newer.older!==e){return}this.elementEntries.delete(e.element)
if(e.newer===null){this.newest=e.older}else{e.newer.older=e.older}if(e.older!==null){e.older.newer=e.newer}if(e.ark!==null){const{entries:n,key:r}=e.ark
n.splice(n.indexOf(e),1)
if(n.length===0)(t=this.index)===null||t===void 0?void 0:t.arks.delete(r)}if(e.newerSameTag!==null){e.newerSameTag.olderSameTag=e.olderSameTag
if(e.olderSameTag!==null){e.olderSameTag.newerSameTag=e.newerSameTag}}}replaceElement(e,t){if(this.elementEntries.delete(e.element)){this.elementEntries.set(t,e)}e.element=t}clearToLastMarker(){let e=this.newest
for(;e!==null&&e.type===He.Element;e=e.older){this.elementEntries.delete(e.element)}this.newest=e===null?null:e.older
this.index=e===null?null:e.outerIndex
if(this.newest!==null){this.newest.newer=null}}getElementEntryInScopeWithTagName(e){var t,n
if(this.index!==null){return(n=(t=this.index.tagNames.get(e))===null||t===void 0?void 0:t.olderSameTag)!==null&&n!==void 0?n:null}for(let t=this.newest;t!==null&&t.type===He.Element;t=t.older){if(t.token.tagName===e){return t}}return null}getElementEntry(e){if(this.index===null){for(let t=this.newest;t!==null&&t.type===He.Element;t=t.older){if(t.element===e){return t}}}return this.elementEntries.get(e)}}const $e=new WeakMap
const ve={createDocument(){return{nodeName:"#document",mode:ae.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragment",childNodes:[]}},createElement(e,t,n){return{nodeName:e,tagName:e,attrs:n,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t)
t.parentNode=e},insertBefore(e,t,n){const{childNodes:r}=e
const i=r[r.length-1]===n?r.length-1:r.indexOf(n)
r.splice(i,0,t)
t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.content},setDocumentType(e,t,n,r){const i=e.childNodes.find(e=>e.nodeName==="#documentType")
if(i){i.name=t
i.publicId=n
i.systemId=r}else{const i={nodeName:"#documentType",name:t,publicId:n,systemId:r,parentNode:null}
ve.appendChild(e,i)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.parentNode){const{childNodes:t}=e.parentNode
const n=t[t.length-1]===e?t.length-1:t.indexOf(e)
t.splice(n,1)
e.parentNode=null}},insertText(e,t){if(e.childNodes.length>0){const n=e.childNodes[e.childNodes.length-1]
if(ve.isTextNode(n)){n.value+=t
return}}ve.appendChild(e,ve.createTextNode(t))},insertTextBefore(e,t,n){const{childNodes:r}=e
const i=r[r.length-1]===n?r.length-1:r.indexOf(n)
const s=r[i-1]
if(s&&ve.isTextNode(s)){s.value+=t}else{ve.insertBefore(e,ve.createTextNode(t),n)}},adoptAttributes(e,t){if(t.length===0||t===e.attrs)return
const n=$e.get(e.attrs)
const r=(n===null||n===void 0?void 0:n.size)===e.attrs.length&&t.every(({name:t})=>{var r
const i=n.get(t)
return i===undefined||((r=e.attrs[i])===null||r===void 0?void 0:r.name)===t})
const i=r?n:new Map
if(!r){for(let t=0;t<e.attrs.length;t++){const n=e.attrs[t]
if(n!==undefined)i.set(n.name,t)}$e.set(e.attrs,i)}const s=e.attrs.length
for(let n=0;n<t.length;n++){if(!i.has(t[n].name)){e.attrs.push(t[n])}}for(let t=s;t<e.attrs.length;t++){i.set(e.attrs[t].name,t)}if(i.size!==e.attrs.length){$e.delete(e.attrs)}},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagName")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation={...e.sourceCodeLocation,...t}}}
const Ue="html"
const Ge="about:legacy-compat"
const qe="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
const ze=["+//silmaril//dtd html pro v0r11 19970101//","-//as//dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2//","-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd html 2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//dtd html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ietf//dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//","-//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//microsoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//netscape comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html extended 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//sun microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//","-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//","-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozilla html 2.0//","-//webtechs//dtd mozilla html//"]
const Ye=[...ze,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
const Ve=new Set(["-//w3o//dtd w3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"])
const We=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"]
const Qe=[...We,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
function hasPrefix(e,t){return t.some(t=>e.startsWith(t))}function isConforming(e){return e.name===Ue&&e.publicId===null&&(e.systemId===null||e.systemId===Ge)}function getDocumentMode(e){if(e.name!==Ue){return ae.QUIRKS}const{systemId:t}=e
if(t&&t.toLowerCase()===qe){return ae.QUIRKS}let{publicId:n}=e
if(n!==null){n=n.toLowerCase()
if(Ve.has(n)){return ae.QUIRKS}let e=t===null?Ye:ze
if(hasPrefix(n,e)){return ae.QUIRKS}e=t===null?We:Qe
if(hasPrefix(n,e)){return ae.LIMITED_QUIRKS}}return ae.NO_QUIRKS}const Ke={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"}
const Xe="definitionurl"
const je="definitionURL"
const Je=new Map(["attributeName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSelector","zoomAndPan"].map(e=>[e.toLowerCase(),e]))
const Ze=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:ie.XLINK}],["xlink:arcrole",{prefix:"xlink",name:"arcrole",namespace:ie.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:ie.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:ie.XLINK}],["xlink:show",{prefix:"xlink",name:"show",namespace:ie.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:ie.XLINK}],["xlink:type",{prefix:"xlink",name:"type",namespace:ie.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:ie.XML}],["xml:space",{prefix:"xml",name:"space",namespace:ie.XML}],["xmlns",{prefix:"",name:"xmlns",namespace:ie.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:ie.XMLNS}]])
const et=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),e]))
const tt=new Set([ce.B,ce.BIG,ce.BLOCKQUOTE,ce.BODY,ce.BR,ce.CENTER,ce.CODE,ce.DD,ce.DIV,ce.DL,ce.DT,ce.EM,ce.EMBED,ce.H1,ce.H2,ce.H3,ce.H4,ce.H5,ce.H6,ce.HEAD,ce.HR,ce.I,ce.IMG,ce.LI,ce.LISTING,ce.MENU,ce.META,ce.NOBR,ce.OL,ce.P,ce.PRE,ce.RUBY,ce.S,ce.SMALL,ce.SPAN,ce.STRONG,ce.STRIKE,ce.SUB,ce.SUP,ce.TABLE,ce.TT,ce.U,ce.UL,ce.VAR])
function causesExit(e){const t=e.tagID
const n=t===ce.FONT&&e.attrs.some(({name:e})=>e===se.COLOR||e===se.SIZE||e===se.FACE)
return n||tt.has(t)}function adjustTokenMathMLAttrs(e){for(let t=0;t<e.attrs.length;t++){if(e.attrs[t].name===Xe){e.attrs[t].name=je
break}}}function adjustTokenSVGAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Je.get(e.attrs[t].name)
if(n!=null){e.attrs[t].name=n}}}function adjustTokenXMLAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Ze.get(e.attrs[t].name)
if(n){e.attrs[t].prefix=n.prefix
e.attrs[t].name=n.name
e.attrs[t].namespace=n.namespace}}}function adjustTokenSVGTagName(e){const t=et.get(e.tagName)
if(t!=null){e.tagName=t
e.tagID=getTagID(e.tagName)}}function isMathMLTextIntegrationPoint(e,t){return t===ie.MATHML&&(e===ce.MI||e===ce.MO||e===ce.MN||e===ce.MS||e===ce.MTEXT)}function isHtmlIntegrationPoint(e,t,n){if(t===ie.MATHML&&e===ce.ANNOTATION_XML){for(let e=0;e<n.length;e++){if(n[e].name===se.ENCODING){const t=n[e].value.toLowerCase()
return t===Ke.TEXT_HTML||t===Ke.APPLICATION_XML}}}return t===ie.SVG&&(e===ce.FOREIGN_OBJECT||e===ce.DESC||e===ce.TITLE)}function foreign_content_isIntegrationPoint(e,t,n,r){return(!r||r===ie.HTML)&&isHtmlIntegrationPoint(e,t,n)||(!r||r===ie.MATHML)&&isMathMLTextIntegrationPoint(e,t)}const nt=[ce.TR,ce.TBODY,ce.THEAD,ce.TFOOT,ce.CAPTION,ce.COLGROUP,ce.TABLE,ce.FRAMESET,ce.SELECT,ce.TEMPLATE,ce.TD,ce.TH,ce.HEAD,ce.BODY,ce.HTML]
const rt="hidden"
const it=[]
const st=8
const at=3
var ot;(function(e){e[e["INITIAL"]=0]="INITIAL"
e[e["BEFORE_HTML"]=1]="BEFORE_HTML"
e[e["BEFORE_HEAD"]=2]="BEFORE_HEAD"
e[e["IN_HEAD"]=3]="IN_HEAD"
e[e["IN_HEAD_NO_SCRIPT"]=4]="IN_HEAD_NO_SCRIPT"
e[e["AFTER_HEAD"]=5]="AFTER_HEAD"
e[e["IN_BODY"]=6]="IN_BODY"
e[e["TEXT"]=7]="TEXT"
e[e["IN_TABLE"]=8]="IN_TABLE"
e[e["IN_TABLE_TEXT"]=9]="IN_TABLE_TEXT"
e[e["IN_CAPTION"]=10]="IN_CAPTION"
e[e["IN_COLUMN_GROUP"]=11]="IN_COLUMN_GROUP"
e[e["IN_TABLE_BODY"]=12]="IN_TABLE_BODY"
e[e["IN_ROW"]=13]="IN_ROW"
e[e["IN_CELL"]=14]="IN_CELL"
e[e["IN_SELECT"]=15]="IN_SELECT"
e[e["IN_SELECT_IN_TABLE"]=16]="IN_SELECT_IN_TABLE"
e[e["IN_TEMPLATE"]=17]="IN_TEMPLATE"
e[e["AFTER_BODY"]=18]="AFTER_BODY"
e[e["IN_FRAMESET"]=19]="IN_FRAMESET"
e[e["AFTER_FRAMESET"]=20]="AFTER_FRAMESET"
e[e["AFTER_AFTER_BODY"]=21]="AFTER_AFTER_BODY"
e[e["AFTER_AFTER_FRAMESET"]=22]="AFTER_AFTER_FRAMESET"})(ot||(ot={}))
const ct={startLine:-1,startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1}
const lt=new Set([ce.TABLE,ce.TBODY,ce.TFOOT,ce.THEAD,ce.TR])
const ut={scriptingEnabled:true,sourceCodeLocationInfo:false,treeAdapter:ve,onParseError:null}
class Parser{constructor(e,t,n=null,r=null){this.fragmentContext=n
this.scriptHandler=r
this.currentToken=null
this.stopped=false
this.insertionMode=ot.INITIAL
this.originalInsertionMode=ot.INITIAL
this.headElement=null
this.formElement=null
this.currentNotInHTML=false
this.tmplInsertionModeStack=[]
this.pendingCharacterTokens=[]
this.hasNonWhitespacePendingCharacterToken=false
this.framesetOk=true
this.skipNextNewLine=false
this.fosterParentingEnabled=false
this.options={...ut,...e}
this.treeAdapter=this.options.treeAdapter
this.onParseError=this.options.onParseError
if(this.onParseError){this.options.sourceCodeLocationInfo=true}this.document=t!==null&&t!==void 0?t:this.treeAdapter.createDocument()
this.tokenizer=new Tokenizer(this.options,this)
this.activeFormattingElements=new FormattingElementList
this.fragmentContextID=n?getTagID(this.treeAdapter.getTagName(n)):ce.UNKNOWN
this._setContextModes(n!==null&&n!==void 0?n:this.document,this.fragmentContextID)
this.openElements=new OpenElementStack(this.document,this.treeAdapter,this)}static parse(e,t){const n=new this(t)
n.tokenizer.write(e,true)
return n.document}static getFragmentParser(e,t){const n={...ut,...t}
e!==null&&e!==void 0?e:e=n.treeAdapter.createElement(oe.TEMPLATE,ie.HTML,[])
const r=n.treeAdapter.createElement("documentmock",ie.HTML,[])
const i=new this(n,r,e)
if(i.fragmentContextID===ce.TEMPLATE){i.tmplInsertionModeStack.push(ot.IN_TEMPLATE)}i._initTokenizerForFragmentParsing()
i._insertFakeRootElement()
i._resetInsertionMode()
i._findFormInFragmentContext()
return i}getFragment(){const e=this.treeAdapter.getFirstChild(this.document)
const t=this.treeAdapter.createDocumentFragment()
this._adoptNodes(e,t)
return t}_err(e,t,n){var r
if(!this.onParseError)return
const i=(r=e.location)!==null&&r!==void 0?r:ct
const s={code:t,startLine:i.startLine,startCol:i.startCol,startOffset:i.startOffset,endLine:n?i.startLine:i.endLine,endCol:n?i.startCol:i.endCol,endOffset:n?i.startOffset:i.endOffset}
this.onParseError(s)}onItemPush(e,t,n){var r,i;(i=(r=this.treeAdapter).onItemPush)===null||i===void 0?void 0:i.call(r,e)
if(n&&this.openElements.stackTop>0)this._setContextModes(e,t)}onItemPop(e,t){var n,r,i
if(this.options.sourceCodeLocationInfo){this._setEndLocation(e,this.currentToken)}(r=(n=this.treeAdapter).onItemPop)===null||r===void 0?void 0:r.call(n,e,this.openElements.current);(i=this.annotationXmlIntegrationPoints)===null||i===void 0?void 0:i.delete(e)
if(t){let e
let t
if(this.openElements.stackTop===0&&this.fragmentContext){e=this.fragmentContext
t=this.fragmentContextID}else{({current:e,currentTagId:t}=this.openElements)}this._setContextModes(e,t)}}_setContextModes(e,t){const n=e===this.document||e&&this.treeAdapter.getNamespaceURI(e)===ie.HTML
this.currentNotInHTML=!n
this.tokenizer.inForeignNode=!n&&e!==undefined&&t!==undefined&&!this._isIntegrationPoint(t,e)}_switchToTextParsing(e,t){this._insertElement(e,ie.HTML)
this.tokenizer.state=t
this.originalInsertionMode=this.insertionMode
this.insertionMode=ot.TEXT}switchToPlaintextParsing(){this.insertionMode=ot.TEXT
this.originalInsertionMode=ot.IN_BODY
this.tokenizer.state=Te.PLAINTEXT}_getAdjustedCurrentElement(){return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let e=this.fragmentContext
while(e){if(this.treeAdapter.getTagName(e)===oe.FORM&&this.treeAdapter.getNamespaceURI(e)===ie.HTML){this.formElement=e
break}e=this.treeAdapter.getParentNode(e)}}_initTokenizerForFragmentParsing(){if(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==ie.HTML){return}switch(this.fragmentContextID){case ce.TITLE:case ce.TEXTAREA:{this.tokenizer.state=Te.RCDATA
break}case ce.STYLE:case ce.XMP:case ce.IFRAME:case ce.NOEMBED:case ce.NOFRAMES:case ce.NOSCRIPT:{this.tokenizer.state=Te.RAWTEXT
break}case ce.SCRIPT:{this.tokenizer.state=Te.SCRIPT_DATA
break}case ce.PLAINTEXT:{this.tokenizer.state=Te.PLAINTEXT
break}default:}}_setDocumentType(e){const t=e.name||""
const n=e.publicId||""
const r=e.systemId||""
this.treeAdapter.setDocumentType(this.document,t,n,r)
if(e.location){const t=this.treeAdapter.getChildNodes(this.document)
const n=t.find(e=>this.treeAdapter.isDocumentTypeNode(e))
if(n){this.treeAdapter.setNodeSourceCodeLocation(n,e.location)}}}_attachElementToTree(e,t,n){if(this.options.sourceCodeLocationInfo){const n=t&&{...t,startTag:t}
this.treeAdapter.setNodeSourceCodeLocation(e,n)}if(n.beforeElement){this.treeAdapter.insertBefore(n.parent,e,n.beforeElement)}else{this.treeAdapter.appendChild(n.parent,e)}}_getInsertionLocation(){var e
if(this._shouldFosterParentOnInsertion()){return this._findFosterParentingLocation()}return{parent:(e=this.openElements.currentTmplContentOrNode)!==null&&e!==void 0?e:this.document,beforeElement:null}}_createElement(e,t,n,r){var i,s
const a=this.treeAdapter.createElement(e,t,n);(s=(i=this.treeAdapter).onElementCreated)===null||s===void 0?void 0:s.call(i,a,{intendedParent:r,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0})
return a}_appendElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(r,e.location,n)}_insertElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(r,e.location,n)
this.openElements.push(r,e.tagID)}_insertFakeElement(e,t){const n=this._getInsertionLocation()
const r=this._createElement(e,ie.HTML,[],n.parent)
this._attachElementToTree(r,null,n)
this.openElements.push(r,t)}_insertTemplate(e){const t=this._getInsertionLocation()
const n=this._createElement(e.tagName,ie.HTML,e.attrs,t.parent)
const r=this.treeAdapter.createDocumentFragment()
this.treeAdapter.setTemplateContent(n,r)
this._attachElementToTree(n,e.location,t)
this.openElements.push(n,e.tagID)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(r,null)}_insertFakeRootElement(){const e=this._createElement(oe.HTML,ie.HTML,[],this.document)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(e,null)
this.treeAdapter.appendChild(this.document,e)
this.openElements.push(e,ce.HTML)}_appendCommentNode(e,t){const n=this.treeAdapter.createCommentNode(e.data)
this.treeAdapter.appendChild(t,n)
if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(n,e.location)}}_insertCharacters(e){let t
let n
if(this._shouldFosterParentOnInsertion()){({parent:t,beforeElement:n}=this._findFosterParentingLocation())
if(n){this.treeAdapter.insertTextBefore(t,e.chars,n)}else{this.treeAdapter.insertText(t,e.chars)}}else{t=this.openElements.currentTmplContentOrNode
this.treeAdapter.insertText(t,e.chars)}if(!e.location)return
const r=this.treeAdapter.getChildNodes(t)
const i=n?r.lastIndexOf(n):r.length
const s=r[i-1]
const a=this.treeAdapter.getNodeSourceCodeLocation(s)
if(a){const{endLine:t,endCol:n,endOffset:r}=e.location
this.treeAdapter.updateNodeSourceCodeLocation(s,{endLine:t,endCol:n,endOffset:r})}else if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(s,e.location)}}_adoptNodes(e,t){const n=[...this.treeAdapter.getChildNodes(e)]
for(let e=n.length-1;e>=0;e--){this.treeAdapter.detachNode(n[e])}for(const e of n){this.treeAdapter.appendChild(t,e)}}_setEndLocation(e,t){if(this.treeAdapter.getNodeSourceCodeLocation(e)&&t.location){const n=t.location
const r=this.treeAdapter.getTagName(e)
const i=t.type===l.END_TAG&&r===t.tagName?{endTag:{...n},endLine:n.endLine,endCol:n.endCol,endOffset:n.endOffset}:{endLine:n.startLine,endCol:n.startCol,endOffset:n.startOffset}
this.treeAdapter.updateNodeSourceCodeLocation(e,i)}}shouldProcessStartTagTokenInForeignContent(e){if(!this.currentNotInHTML)return false
let t
let n
if(this.openElements.stackTop===0&&this.fragmentContext){t=this.fragmentContext
n=this.fragmentContextID}else{({current:t,currentTagId:n}=this.openElements)}if(e.tagID===ce.SVG&&this.treeAdapter.getTagName(t)===oe.ANNOTATION_XML&&this.treeAdapter.getNamespaceURI(t)===ie.MATHML){return false}return this.tokenizer.inForeignNode||(e.tagID===ce.MGLYPH||e.tagID===ce.MALIGNMARK)&&n!==undefined&&!this._isIntegrationPoint(n,t,ie.HTML)}_processToken(e){switch(e.type){case l.CHARACTER:{this.onCharacter(e)
break}case l.NULL_CHARACTER:{this.onNullCharacter(e)
break}case l.COMMENT:{this.onComment(e)
break}case l.DOCTYPE:{this.onDoctype(e)
break}case l.START_TAG:{this._processStartTag(e)
break}case l.END_TAG:{this.onEndTag(e)
break}case l.EOF:{this.onEof(e)
break}case l.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(e)
break}}}_isIntegrationPoint(e,t,n){var r
const i=this.treeAdapter.getNamespaceURI(t)
if(e===ce.ANNOTATION_XML&&i===ie.MATHML&&n!==ie.MATHML){const n=(r=this.annotationXmlIntegrationPoints)!==null&&r!==void 0?r:this.annotationXmlIntegrationPoints=new Map
let s=n.get(t)
if(s===undefined){s=foreign_content_isIntegrationPoint(e,i,this.treeAdapter.getAttrList(t))
n.set(t,s)}return s}return foreign_content_isIntegrationPoint(e,i,it,n)}_reconstructActiveFormattingElements(){let e=null
for(let t=this.activeFormattingElements.newest;t!==null&&t.type===He.Element&&!this.openElements.contains(t.element);t=t.older){e=t}for(let t=e;t!==null&&t.type===He.Element;t=t.newer){this._insertElement(t.token,this.treeAdapter.getNamespaceURI(t.element))
this.activeFormattingElements.replaceElement(t,this.openElements.current)}}_closeTableCell(){this.openElements.generateImpliedEndTags()
this.openElements.popUntilTableCellPopped()
this.activeFormattingElements.clearToLastMarker()
this.insertionMode=ot.IN_ROW}_closePElement(){this.openElements.generateImpliedEndTagsWithExclusion(ce.P)
this.openElements.popUntilTagNamePopped(ce.P)}_resetInsertionMode(){const e=this.openElements.indexOfTopmostOf(nt)
const t=e===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[e]
const n=e===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[e]
if(n!==undefined&&this.treeAdapter.getNamespaceURI(n)===ie.HTML){switch(t){case ce.TR:{this.insertionMode=ot.IN_ROW
return}case ce.TBODY:case ce.THEAD:case ce.TFOOT:{this.insertionMode=ot.IN_TABLE_BODY
return}case ce.CAPTION:{this.insertionMode=ot.IN_CAPTION
return}case ce.COLGROUP:{this.insertionMode=ot.IN_COLUMN_GROUP
return}case ce.TABLE:{this.insertionMode=ot.IN_TABLE
return}case ce.BODY:{this.insertionMode=ot.IN_BODY
return}case ce.FRAMESET:{this.insertionMode=ot.IN_FRAMESET
return}case ce.SELECT:{this._resetInsertionModeForSelect(e)
return}case ce.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1]
return}case ce.HTML:{this.insertionMode=this.headElement?ot.AFTER_HEAD:ot.BEFORE_HEAD
return}case ce.TD:case ce.TH:{if(e>0){this.insertionMode=ot.IN_CELL
return}break}case ce.HEAD:{if(e>0){this.insertionMode=ot.IN_HEAD
return}break}}}this.insertionMode=ot.IN_BODY}_resetInsertionModeForSelect(e){if(e>0){const e=this.openElements.indexOfTopmost(ce.TABLE)
if(e>0&&e>this.openElements.indexOfTopmost(ce.TEMPLATE)){this.insertionMode=ot.IN_SELECT_IN_TABLE
return}}this.insertionMode=ot.IN_SELECT}_isElementCausesFosterParenting(e){return lt.has(e)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==undefined&&this._isElementCausesFosterParenting(this.openElements.currentTagId)}_findFosterParentingLocation(){const{openElements:e}=this
const t=e.indexOfTopmost(ce.TABLE)
const n=e.indexOfTopmost(ce.TEMPLATE)
if(n>t){return{parent:this.treeAdapter.getTemplateContent(e.items[n]),beforeElement:null}}if(t!==-1){const n=e.items[t]
const r=this.treeAdapter.getParentNode(n)
if(r){return{parent:r,beforeElement:n}}return{parent:e.items[e.slotBelow(t)],beforeElement:null}}return{parent:e.items[0],beforeElement:null}}_fosterParentElement(e){const t=this._findFosterParentingLocation()
if(t.beforeElement){this.treeAdapter.insertBefore(t.parent,e,t.beforeElement)}else{this.treeAdapter.appendChild(t.parent,e)}}_isSpecialElement(e,t){const n=this.treeAdapter.getNamespaceURI(e)
return fe[n].has(t)}onCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){characterInForeignContent(this,e)
return}switch(this.insertionMode){case ot.INITIAL:{tokenInInitialMode(this,e)
break}case ot.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ot.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ot.IN_HEAD:{tokenInHead(this,e)
break}case ot.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ot.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ot.IN_BODY:case ot.IN_CAPTION:case ot.IN_CELL:case ot.IN_TEMPLATE:{characterInBody(this,e)
break}case ot.TEXT:case ot.IN_SELECT:case ot.IN_SELECT_IN_TABLE:{this._insertCharacters(e)
break}case ot.IN_TABLE:case ot.IN_TABLE_BODY:case ot.IN_ROW:{characterInTable(this,e)
break}case ot.IN_TABLE_TEXT:{characterInTableText(this,e)
break}case ot.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case ot.AFTER_BODY:{tokenAfterBody(this,e)
break}case ot.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onNullCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){nullCharacterInForeignContent(this,e)
return}switch(this.insertionMode){case ot.INITIAL:{tokenInInitialMode(this,e)
break}case ot.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ot.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ot.IN_HEAD:{tokenInHead(this,e)
break}case ot.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ot.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ot.TEXT:{this._insertCharacters(e)
break}case ot.IN_TABLE:case ot.IN_TABLE_BODY:case ot.IN_ROW:{characterInTable(this,e)
break}case ot.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case ot.AFTER_BODY:{tokenAfterBody(this,e)
break}case ot.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onComment(e){this.skipNextNewLine=false
if(this.currentNotInHTML){appendComment(this,e)
return}switch(this.insertionMode){case ot.INITIAL:case ot.BEFORE_HTML:case ot.BEFORE_HEAD:case ot.IN_HEAD:case ot.IN_HEAD_NO_SCRIPT:case ot.AFTER_HEAD:case ot.IN_BODY:case ot.IN_TABLE:case ot.IN_CAPTION:case ot.IN_COLUMN_GROUP:case ot.IN_TABLE_BODY:case ot.IN_ROW:case ot.IN_CELL:case ot.IN_SELECT:case ot.IN_SELECT_IN_TABLE:case ot.IN_TEMPLATE:case ot.IN_FRAMESET:case ot.AFTER_FRAMESET:{appendComment(this,e)
break}case ot.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ot.AFTER_BODY:{appendCommentToRootHtmlElement(this,e)
break}case ot.AFTER_AFTER_BODY:case ot.AFTER_AFTER_FRAMESET:{appendCommentToDocument(this,e)
break}default:}}onDoctype(e){this.skipNextNewLine=false
switch(this.insertionMode){case ot.INITIAL:{doctypeInInitialMode(this,e)
break}case ot.BEFORE_HEAD:case ot.IN_HEAD:case ot.IN_HEAD_NO_SCRIPT:case ot.AFTER_HEAD:{this._err(e,o.misplacedDoctype)
break}case ot.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}default:}}onStartTag(e){this.skipNextNewLine=false
this.currentToken=e
this._processStartTag(e)
if(e.selfClosing&&!e.ackSelfClosing){this._err(e,o.nonVoidHtmlElementStartTagWithTrailingSolidus)}}_processStartTag(e){if(this.shouldProcessStartTagTokenInForeignContent(e)){startTagInForeignContent(this,e)}else{this._startTagOutsideForeignContent(e)}}_startTagOutsideForeignContent(e){switch(this.insertionMode){case ot.INITIAL:{tokenInInitialMode(this,e)
break}case ot.BEFORE_HTML:{startTagBeforeHtml(this,e)
break}case ot.BEFORE_HEAD:{startTagBeforeHead(this,e)
break}case ot.IN_HEAD:{startTagInHead(this,e)
break}case ot.IN_HEAD_NO_SCRIPT:{startTagInHeadNoScript(this,e)
break}case ot.AFTER_HEAD:{startTagAfterHead(this,e)
break}case ot.IN_BODY:{startTagInBody(this,e)
break}case ot.IN_TABLE:{startTagInTable(this,e)
break}case ot.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ot.IN_CAPTION:{startTagInCaption(this,e)
break}case ot.IN_COLUMN_GROUP:{startTagInColumnGroup(this,e)
break}case ot.IN_TABLE_BODY:{startTagInTableBody(this,e)
break}case ot.IN_ROW:{startTagInRow(this,e)
break}case ot.IN_CELL:{startTagInCell(this,e)
break}case ot.IN_SELECT:{startTagInSelect(this,e)
break}case ot.IN_SELECT_IN_TABLE:{startTagInSelectInTable(this,e)
break}case ot.IN_TEMPLATE:{startTagInTemplate(this,e)
break}case ot.AFTER_BODY:{startTagAfterBody(this,e)
break}case ot.IN_FRAMESET:{startTagInFrameset(this,e)
break}case ot.AFTER_FRAMESET:{startTagAfterFrameset(this,e)
break}case ot.AFTER_AFTER_BODY:{startTagAfterAfterBody(this,e)
break}case ot.AFTER_AFTER_FRAMESET:{startTagAfterAfterFrameset(this,e)
break}default:}}onEndTag(e){this.skipNextNewLine=false
this.currentToken=e
if(this.currentNotInHTML){endTagInForeignContent(this,e)}else{this._endTagOutsideForeignContent(e)}}_endTagOutsideForeignContent(e){switch(this.insertionMode){case ot.INITIAL:{tokenInInitialMode(this,e)
break}case ot.BEFORE_HTML:{endTagBeforeHtml(this,e)
break}case ot.BEFORE_HEAD:{endTagBeforeHead(this,e)
break}case ot.IN_HEAD:{endTagInHead(this,e)
break}case ot.IN_HEAD_NO_SCRIPT:{endTagInHeadNoScript(this,e)
break}case ot.AFTER_HEAD:{endTagAfterHead(this,e)
break}case ot.IN_BODY:{endTagInBody(this,e)
break}case ot.TEXT:{endTagInText(this,e)
break}case ot.IN_TABLE:{endTagInTable(this,e)
break}case ot.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ot.IN_CAPTION:{endTagInCaption(this,e)
break}case ot.IN_COLUMN_GROUP:{endTagInColumnGroup(this,e)
break}case ot.IN_TABLE_BODY:{endTagInTableBody(this,e)
break}case ot.IN_ROW:{endTagInRow(this,e)
break}case ot.IN_CELL:{endTagInCell(this,e)
break}case ot.IN_SELECT:{endTagInSelect(this,e)
break}case ot.IN_SELECT_IN_TABLE:{endTagInSelectInTable(this,e)
break}case ot.IN_TEMPLATE:{endTagInTemplate(this,e)
break}case ot.AFTER_BODY:{endTagAfterBody(this,e)
break}case ot.IN_FRAMESET:{endTagInFrameset(this,e)
break}case ot.AFTER_FRAMESET:{endTagAfterFrameset(this,e)
break}case ot.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onEof(e){switch(this.insertionMode){case ot.INITIAL:{tokenInInitialMode(this,e)
break}case ot.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case ot.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case ot.IN_HEAD:{tokenInHead(this,e)
break}case ot.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case ot.AFTER_HEAD:{tokenAfterHead(this,e)
break}case ot.IN_BODY:case ot.IN_TABLE:case ot.IN_CAPTION:case ot.IN_COLUMN_GROUP:case ot.IN_TABLE_BODY:case ot.IN_ROW:case ot.IN_CELL:case ot.IN_SELECT:case ot.IN_SELECT_IN_TABLE:{eofInBody(this,e)
break}case ot.TEXT:{eofInText(this,e)
break}case ot.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case ot.IN_TEMPLATE:{eofInTemplate(this,e)
break}case ot.AFTER_BODY:case ot.IN_FRAMESET:case ot.AFTER_FRAMESET:case ot.AFTER_AFTER_BODY:case ot.AFTER_AFTER_FRAMESET:{stopParsing(this,e)
break}default:}}onWhitespaceCharacter(e){if(this.skipNextNewLine){this.skipNextNewLine=false
if(e.chars.charCodeAt(0)===s.LINE_FEED){if(e.chars.length===1){return}e.chars=e.chars.substr(1)}}if(this.tokenizer.inForeignNode){this._insertCharacters(e)
return}switch(this.insertionMode){case ot.IN_HEAD:case ot.IN_HEAD_NO_SCRIPT:case ot.AFTER_HEAD:case ot.TEXT:case ot.IN_COLUMN_GROUP:case ot.IN_SELECT:case ot.IN_SELECT_IN_TABLE:case ot.IN_FRAMESET:case ot.AFTER_FRAMESET:{this._insertCharacters(e)
break}case ot.IN_BODY:case ot.IN_CAPTION:case ot.IN_CELL:case ot.IN_TEMPLATE:case ot.AFTER_BODY:case ot.AFTER_AFTER_BODY:case ot.AFTER_AFTER_FRAMESET:{whitespaceCharacterInBody(this,e)
break}case ot.IN_TABLE:case ot.IN_TABLE_BODY:case ot.IN_ROW:{characterInTable(this,e)
break}case ot.IN_TABLE_TEXT:{whitespaceCharacterInTableText(this,e)
break}default:}}}function aaObtainFormattingElementEntry(e,t){let n=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName)
if(n){if(!e.openElements.contains(n.element)){e.activeFormattingElements.removeEntry(n)
n=null}else if(!e.openElements.hasInScope(t.tagID,n.element)){n=null}}else{genericEndTagInBody(e,t)}return n}function aaObtainFurthestBlock(e,t){const{openElements:n}=e
const r=n._indexOf(t.element)
for(let t=n.slotAbove(r);t!==-1;t=n.slotAbove(t)){if(e._isSpecialElement(n.items[t],n.tagIDs[t])){return t}}n.shortenToLength(r)
e.activeFormattingElements.removeEntry(t)
return-1}function aaInnerLoop(e,t,n){const r=e.openElements.items[t]
let i=r
let s=e.openElements.slotBelow(t)
const a=e.openElements.getCommonAncestor(n)
for(let t=0,o=s;e.openElements.items[o]!==n;t++,o=s){let n=e.openElements.items[o]
s=e.openElements.slotBelow(o)
const c=e.activeFormattingElements.getElementEntry(n)
const l=c&&t>=at
const u=!c||l
if(u){if(l){e.activeFormattingElements.removeEntry(c)}e.openElements.removeAt(o)}else{n=aaRecreateElementFromEntry(e,c,a)
if(i===r){e.activeFormattingElements.bookmark=c}e.treeAdapter.detachNode(i)
e.treeAdapter.appendChild(n,i)
i=n}}return i}function aaRecreateElementFromEntry(e,t,n){const r=e.treeAdapter.getNamespaceURI(t.element)
const i=e._createElement(t.token.tagName,r,t.token.attrs,n)
e.openElements.replace(t.element,i)
e.activeFormattingElements.replaceElement(t,i)
return i}function aaInsertLastNodeInCommonAncestor(e,t,n){const r=e.treeAdapter.getTagName(t)
const i=getTagID(r)
if(e._isElementCausesFosterParenting(i)){e._fosterParentElement(n)}else{const r=e.treeAdapter.getNamespaceURI(t)
if(i===ce.TEMPLATE&&r===ie.HTML){t=e.treeAdapter.getTemplateContent(t)}e.treeAdapter.appendChild(t,n)}}function aaReplaceFormattingElement(e,t,n){const r=e.treeAdapter.getNamespaceURI(n.element)
const{token:i}=n
const s=e._createElement(i.tagName,r,i.attrs,t)
e._adoptNodes(t,s)
e.treeAdapter.appendChild(t,s)
e.activeFormattingElements.insertElementAfterBookmark(s,i)
e.activeFormattingElements.removeEntry(n)
const a=e.openElements._indexOf(n.element)
let o=e.openElements.slotAbove(a)
while(e.openElements.items[o]!==t){o=e.openElements.slotAbove(o)}e.openElements.replaceFormattingElement(a,o,s,i.tagID)}function callAdoptionAgency(e,t){const{current:n,currentTagId:r}=e.openElements
if(r===t.tagID&&e.treeAdapter.getNamespaceURI(n)===ie.HTML&&!e.activeFormattingElements.getElementEntry(n)){e.openElements.pop()
return}for(let n=0;n<st;n++){const n=aaObtainFormattingElementEntry(e,t)
if(!n){break}const r=aaObtainFurthestBlock(e,n)
if(r===-1){break}const i=e.openElements.items[r]
e.activeFormattingElements.bookmark=n
const s=aaInnerLoop(e,r,n.element)
const a=e.openElements.getCommonAncestor(n.element)
e.treeAdapter.detachNode(s)
if(a)aaInsertLastNodeInCommonAncestor(e,a,s)
aaReplaceFormattingElement(e,i,n)}}function appendComment(e,t){e._appendCommentNode(t,e.openElements.currentTmplContentOrNode)}function appendCommentToRootHtmlElement(e,t){e._appendCommentNode(t,e.openElements.items[0])}function appendCommentToDocument(e,t){e._appendCommentNode(t,e.document)}function stopParsing(e,t){e.stopped=true
if(t.location){const n=e.fragmentContext?0:2
for(let r=e.openElements.stackTop;r>=n;r=e.openElements.slotBelow(r)){e._setEndLocation(e.openElements.items[r],t)}if(!e.fragmentContext&&e.openElements.stackTop>=0){const n=e.openElements.items[0]
const r=e.treeAdapter.getNodeSourceCodeLocation(n)
if(r&&!r.endTag){e._setEndLocation(n,t)
if(e.openElements.stackTop>=1){const n=e.openElements.items[1]
const r=e.treeAdapter.getNodeSourceCodeLocation(n)
if(r&&!r.endTag){e._setEndLocation(n,t)}}}}}}function doctypeInInitialMode(e,t){e._setDocumentType(t)
const n=t.forceQuirks?ae.QUIRKS:getDocumentMode(t)
if(!isConforming(t)){e._err(t,o.nonConformingDoctype)}e.treeAdapter.setDocumentMode(e.document,n)
e.insertionMode=ot.BEFORE_HTML}function tokenInInitialMode(e,t){e._err(t,o.missingDoctype,true)
e.treeAdapter.setDocumentMode(e.document,ae.QUIRKS)
e.insertionMode=ot.BEFORE_HTML
e._processToken(t)}function startTagBeforeHtml(e,t){if(t.tagID===ce.HTML){e._insertElement(t,ie.HTML)
e.insertionMode=ot.BEFORE_HEAD}else{tokenBeforeHtml(e,t)}}function endTagBeforeHtml(e,t){const n=t.tagID
if(n===ce.HTML||n===ce.HEAD||n===ce.BODY||n===ce.BR){tokenBeforeHtml(e,t)}}function tokenBeforeHtml(e,t){e._insertFakeRootElement()
e.insertionMode=ot.BEFORE_HEAD
e._processToken(t)}function startTagBeforeHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.HEAD:{e._insertElement(t,ie.HTML)
e.headElement=e.openElements.current
e.insertionMode=ot.IN_HEAD
break}default:{tokenBeforeHead(e,t)}}}function endTagBeforeHead(e,t){const n=t.tagID
if(n===ce.HEAD||n===ce.BODY||n===ce.HTML||n===ce.BR){tokenBeforeHead(e,t)}else{e._err(t,o.endTagWithoutMatchingOpenElement)}}function tokenBeforeHead(e,t){e._insertFakeElement(oe.HEAD,ce.HEAD)
e.headElement=e.openElements.current
e.insertionMode=ot.IN_HEAD
e._processToken(t)}function startTagInHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.TITLE:{e._switchToTextParsing(t,Te.RCDATA)
break}case ce.NOSCRIPT:{if(e.options.scriptingEnabled){e._switchToTextParsing(t,Te.RAWTEXT)}else{e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_HEAD_NO_SCRIPT}break}case ce.NOFRAMES:case ce.STYLE:{e._switchToTextParsing(t,Te.RAWTEXT)
break}case ce.SCRIPT:{e._switchToTextParsing(t,Te.SCRIPT_DATA)
break}case ce.TEMPLATE:{e._insertTemplate(t)
e.activeFormattingElements.insertMarker()
e.framesetOk=false
e.insertionMode=ot.IN_TEMPLATE
e.tmplInsertionModeStack.push(ot.IN_TEMPLATE)
break}case ce.HEAD:{e._err(t,o.misplacedStartTagForHeadElement)
break}default:{tokenInHead(e,t)}}}function endTagInHead(e,t){switch(t.tagID){case ce.HEAD:{e.openElements.pop()
e.insertionMode=ot.AFTER_HEAD
break}case ce.BODY:case ce.BR:case ce.HTML:{tokenInHead(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function templateEndTagInHead(e,t){if(e.openElements.tmplCount>0){e.openElements.generateImpliedEndTagsThoroughly()
if(e.openElements.currentTagId!==ce.TEMPLATE){e._err(t,o.closingOfElementWithOpenChildElements)}e.openElements.popUntilTagNamePopped(ce.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()
e._resetInsertionMode()}else{e._err(t,o.endTagWithoutMatchingOpenElement)}}function tokenInHead(e,t){e.openElements.pop()
e.insertionMode=ot.AFTER_HEAD
e._processToken(t)}function startTagInHeadNoScript(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BASEFONT:case ce.BGSOUND:case ce.HEAD:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.STYLE:{startTagInHead(e,t)
break}case ce.NOSCRIPT:{e._err(t,o.nestedNoscriptInHead)
break}default:{tokenInHeadNoScript(e,t)}}}function endTagInHeadNoScript(e,t){switch(t.tagID){case ce.NOSCRIPT:{e.openElements.pop()
e.insertionMode=ot.IN_HEAD
break}case ce.BR:{tokenInHeadNoScript(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function tokenInHeadNoScript(e,t){const n=t.type===l.EOF?o.openElementsLeftAfterEof:o.disallowedContentInNoscriptInHead
e._err(t,n)
e.openElements.pop()
e.insertionMode=ot.IN_HEAD
e._processToken(t)}function startTagAfterHead(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.BODY:{e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=ot.IN_BODY
break}case ce.FRAMESET:{e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_FRAMESET
break}case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.SCRIPT:case ce.STYLE:case ce.TEMPLATE:case ce.TITLE:{e._err(t,o.abandonedHeadElementChild)
e.openElements.push(e.headElement,ce.HEAD)
startTagInHead(e,t)
e.openElements.remove(e.headElement)
break}case ce.HEAD:{e._err(t,o.misplacedStartTagForHeadElement)
break}default:{tokenAfterHead(e,t)}}}function endTagAfterHead(e,t){switch(t.tagID){case ce.BODY:case ce.HTML:case ce.BR:{tokenAfterHead(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function tokenAfterHead(e,t){e._insertFakeElement(oe.BODY,ce.BODY)
e.insertionMode=ot.IN_BODY
modeInBody(e,t)}function modeInBody(e,t){switch(t.type){case l.CHARACTER:{characterInBody(e,t)
break}case l.WHITESPACE_CHARACTER:{whitespaceCharacterInBody(e,t)
break}case l.COMMENT:{appendComment(e,t)
break}case l.START_TAG:{startTagInBody(e,t)
break}case l.END_TAG:{endTagInBody(e,t)
break}case l.EOF:{eofInBody(e,t)
break}default:}}function whitespaceCharacterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)}function characterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)
e.framesetOk=false}function htmlStartTagInBody(e,t){if(e.openElements.tmplCount===0){e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}}function bodyStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n&&e.openElements.tmplCount===0){e.framesetOk=false
e.treeAdapter.adoptAttributes(n,t.attrs)}}function framesetStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(e.framesetOk&&n){e.treeAdapter.detachNode(n)
e.openElements.popAllUpToHtmlElement()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_FRAMESET}}function addressStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)}function numberedHeaderStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}if(e.openElements.currentTagId!==undefined&&he.has(e.openElements.currentTagId)){e.openElements.pop()}e._insertElement(t,ie.HTML)}function preStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.skipNextNewLine=true
e.framesetOk=false}function formStartTagInBody(e,t){const n=e.openElements.tmplCount>0
if(!e.formElement||n){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
if(!n){e.formElement=e.openElements.current}}}function listItemStartTagInBody(e,t){e.framesetOk=false
const n=t.tagID===ce.LI?e.openElements.indexOfTopmost(ce.LI):Math.max(e.openElements.indexOfTopmost(ce.DD),e.openElements.indexOfTopmost(ce.DT))
if(n!==-1&&!e.openElements.hasListItemBoundaryAbove(n)){const t=e.openElements.tagIDs[n]
e.openElements.generateImpliedEndTagsWithExclusion(t)
e.openElements.popUntilTagNamePopped(t)}if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)}function plaintextStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.tokenizer.state=Te.PLAINTEXT}function buttonStartTagInBody(e,t){if(e.openElements.hasInScope(ce.BUTTON)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.BUTTON)}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.framesetOk=false}function aStartTagInBody(e,t){const n=e.activeFormattingElements.getElementEntryInScopeWithTagName(oe.A)
if(n){callAdoptionAgency(e,t)
e.openElements.remove(n.element)
e.activeFormattingElements.removeEntry(n)}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function bStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function nobrStartTagInBody(e,t){e._reconstructActiveFormattingElements()
if(e.openElements.hasInScope(ce.NOBR)){callAdoptionAgency(e,t)
e._reconstructActiveFormattingElements()}e._insertElement(t,ie.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function appletStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.activeFormattingElements.insertMarker()
e.framesetOk=false}function tableStartTagInBody(e,t){if(e.treeAdapter.getDocumentMode(e.document)!==ae.QUIRKS&&e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=ot.IN_TABLE}function areaStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ie.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function isHiddenInput(e){const t=getTokenAttr(e,se.TYPE)
return t!=null&&t.toLowerCase()===rt}function inputStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ie.HTML)
if(!isHiddenInput(t)){e.framesetOk=false}t.ackSelfClosing=true}function paramStartTagInBody(e,t){e._appendElement(t,ie.HTML)
t.ackSelfClosing=true}function hrStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._appendElement(t,ie.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function imageStartTagInBody(e,t){t.tagName=oe.IMG
t.tagID=ce.IMG
areaStartTagInBody(e,t)}function textareaStartTagInBody(e,t){e._insertElement(t,ie.HTML)
e.skipNextNewLine=true
e.tokenizer.state=Te.RCDATA
e.originalInsertionMode=e.insertionMode
e.framesetOk=false
e.insertionMode=ot.TEXT}function xmpStartTagInBody(e,t){if(e.openElements.hasInButtonScope(ce.P)){e._closePElement()}e._reconstructActiveFormattingElements()
e.framesetOk=false
e._switchToTextParsing(t,Te.RAWTEXT)}function iframeStartTagInBody(e,t){e.framesetOk=false
e._switchToTextParsing(t,Te.RAWTEXT)}function rawTextStartTagInBody(e,t){e._switchToTextParsing(t,Te.RAWTEXT)}function selectStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)
e.framesetOk=false
e.insertionMode=e.insertionMode===ot.IN_TABLE||e.insertionMode===ot.IN_CAPTION||e.insertionMode===ot.IN_TABLE_BODY||e.insertionMode===ot.IN_ROW||e.insertionMode===ot.IN_CELL?ot.IN_SELECT_IN_TABLE:ot.IN_SELECT}function optgroupStartTagInBody(e,t){if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)}function rbStartTagInBody(e,t){if(e.openElements.hasInScope(ce.RUBY)){e.openElements.generateImpliedEndTags()}e._insertElement(t,ie.HTML)}function rtStartTagInBody(e,t){if(e.openElements.hasInScope(ce.RUBY)){e.openElements.generateImpliedEndTagsWithExclusion(ce.RTC)}e._insertElement(t,ie.HTML)}function mathStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenMathMLAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ie.MATHML)}else{e._insertElement(t,ie.MATHML)}t.ackSelfClosing=true}function svgStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenSVGAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ie.SVG)}else{e._insertElement(t,ie.SVG)}t.ackSelfClosing=true}function genericStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ie.HTML)}function startTagInBody(e,t){switch(t.tagID){case ce.I:case ce.S:case ce.B:case ce.U:case ce.EM:case ce.TT:case ce.BIG:case ce.CODE:case ce.FONT:case ce.SMALL:case ce.STRIKE:case ce.STRONG:{bStartTagInBody(e,t)
break}case ce.A:{aStartTagInBody(e,t)
break}case ce.H1:case ce.H2:case ce.H3:case ce.H4:case ce.H5:case ce.H6:{numberedHeaderStartTagInBody(e,t)
break}case ce.P:case ce.DL:case ce.OL:case ce.UL:case ce.DIV:case ce.DIR:case ce.NAV:case ce.MAIN:case ce.MENU:case ce.ASIDE:case ce.CENTER:case ce.FIGURE:case ce.FOOTER:case ce.HEADER:case ce.HGROUP:case ce.DIALOG:case ce.DETAILS:case ce.ADDRESS:case ce.ARTICLE:case ce.SEARCH:case ce.SECTION:case ce.SUMMARY:case ce.FIELDSET:case ce.BLOCKQUOTE:case ce.FIGCAPTION:{addressStartTagInBody(e,t)
break}case ce.LI:case ce.DD:case ce.DT:{listItemStartTagInBody(e,t)
break}case ce.BR:case ce.IMG:case ce.WBR:case ce.AREA:case ce.EMBED:case ce.KEYGEN:{areaStartTagInBody(e,t)
break}case ce.HR:{hrStartTagInBody(e,t)
break}case ce.RB:case ce.RTC:{rbStartTagInBody(e,t)
break}case ce.RT:case ce.RP:{rtStartTagInBody(e,t)
break}case ce.PRE:case ce.LISTING:{preStartTagInBody(e,t)
break}case ce.XMP:{xmpStartTagInBody(e,t)
break}case ce.SVG:{svgStartTagInBody(e,t)
break}case ce.HTML:{htmlStartTagInBody(e,t)
break}case ce.BASE:case ce.LINK:case ce.META:case ce.STYLE:case ce.TITLE:case ce.SCRIPT:case ce.BGSOUND:case ce.BASEFONT:case ce.TEMPLATE:{startTagInHead(e,t)
break}case ce.BODY:{bodyStartTagInBody(e,t)
break}case ce.FORM:{formStartTagInBody(e,t)
break}case ce.NOBR:{nobrStartTagInBody(e,t)
break}case ce.MATH:{mathStartTagInBody(e,t)
break}case ce.TABLE:{tableStartTagInBody(e,t)
break}case ce.INPUT:{inputStartTagInBody(e,t)
break}case ce.PARAM:case ce.TRACK:case ce.SOURCE:{paramStartTagInBody(e,t)
break}case ce.IMAGE:{imageStartTagInBody(e,t)
break}case ce.BUTTON:{buttonStartTagInBody(e,t)
break}case ce.APPLET:case ce.OBJECT:case ce.MARQUEE:{appletStartTagInBody(e,t)
break}case ce.IFRAME:{iframeStartTagInBody(e,t)
break}case ce.SELECT:{selectStartTagInBody(e,t)
break}case ce.OPTION:case ce.OPTGROUP:{optgroupStartTagInBody(e,t)
break}case ce.NOEMBED:case ce.NOFRAMES:{rawTextStartTagInBody(e,t)
break}case ce.FRAMESET:{framesetStartTagInBody(e,t)
break}case ce.TEXTAREA:{textareaStartTagInBody(e,t)
break}case ce.NOSCRIPT:{if(e.options.scriptingEnabled){rawTextStartTagInBody(e,t)}else{genericStartTagInBody(e,t)}break}case ce.PLAINTEXT:{plaintextStartTagInBody(e,t)
break}case ce.COL:case ce.TH:case ce.TD:case ce.TR:case ce.HEAD:case ce.FRAME:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.CAPTION:case ce.COLGROUP:{break}default:{genericStartTagInBody(e,t)}}}function bodyEndTagInBody(e,t){if(e.openElements.hasInScope(ce.BODY)){e.insertionMode=ot.AFTER_BODY
if(e.options.sourceCodeLocationInfo){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n){e._setEndLocation(n,t)}}}}function htmlEndTagInBody(e,t){if(e.openElements.hasInScope(ce.BODY)){e.insertionMode=ot.AFTER_BODY
endTagAfterBody(e,t)}}function addressEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)}}function formEndTagInBody(e){const t=e.openElements.tmplCount>0
const{formElement:n}=e
if(!t){e.formElement=null}if((n||t)&&e.openElements.hasInScope(ce.FORM)){e.openElements.generateImpliedEndTags()
if(t){e.openElements.popUntilTagNamePopped(ce.FORM)}else if(n){e.openElements.remove(n)}}}function pEndTagInBody(e){if(!e.openElements.hasInButtonScope(ce.P)){e._insertFakeElement(oe.P,ce.P)}e._closePElement()}function liEndTagInBody(e){if(e.openElements.hasInListItemScope(ce.LI)){e.openElements.generateImpliedEndTagsWithExclusion(ce.LI)
e.openElements.popUntilTagNamePopped(ce.LI)}}function ddEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTagsWithExclusion(n)
e.openElements.popUntilTagNamePopped(n)}}function numberedHeaderEndTagInBody(e){if(e.openElements.hasNumberedHeaderInScope()){e.openElements.generateImpliedEndTags()
e.openElements.popUntilNumberedHeaderPopped()}}function appletEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()}}function brEndTagInBody(e){e._reconstructActiveFormattingElements()
e._insertFakeElement(oe.BR,ce.BR)
e.openElements.pop()
e.framesetOk=false}function genericEndTagInBody(e,t){const n=t.tagID
const r=n===ce.UNKNOWN?e.openElements.indexOfTopmostByName(ie.HTML,t.tagName):e.openElements.indexOfTopmost(n)
if(r>0&&!e.openElements.hasSpecialElementAbove(r)){e.openElements.generateImpliedEndTagsWithExclusion(n)
if(e.openElements.stackTop>=r)e.openElements.shortenToLength(r)}}function endTagInBody(e,t){switch(t.tagID){case ce.A:case ce.B:case ce.I:case ce.S:case ce.U:case ce.EM:case ce.TT:case ce.BIG:case ce.CODE:case ce.FONT:case ce.NOBR:case ce.SMALL:case ce.STRIKE:case ce.STRONG:{callAdoptionAgency(e,t)
break}case ce.P:{pEndTagInBody(e)
break}case ce.DL:case ce.UL:case ce.OL:case ce.DIR:case ce.DIV:case ce.NAV:case ce.PRE:case ce.MAIN:case ce.MENU:case ce.ASIDE:case ce.BUTTON:case ce.CENTER:case ce.FIGURE:case ce.FOOTER:case ce.HEADER:case ce.HGROUP:case ce.DIALOG:case ce.ADDRESS:case ce.ARTICLE:case ce.DETAILS:case ce.SEARCH:case ce.SECTION:case ce.SUMMARY:case ce.LISTING:case ce.FIELDSET:case ce.BLOCKQUOTE:case ce.FIGCAPTION:{addressEndTagInBody(e,t)
break}case ce.LI:{liEndTagInBody(e)
break}case ce.DD:case ce.DT:{ddEndTagInBody(e,t)
break}case ce.H1:case ce.H2:case ce.H3:case ce.H4:case ce.H5:case ce.H6:{numberedHeaderEndTagInBody(e)
break}case ce.BR:{brEndTagInBody(e)
break}case ce.BODY:{bodyEndTagInBody(e,t)
break}case ce.HTML:{htmlEndTagInBody(e,t)
break}case ce.FORM:{formEndTagInBody(e)
break}case ce.APPLET:case ce.OBJECT:case ce.MARQUEE:{appletEndTagInBody(e,t)
break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{genericEndTagInBody(e,t)}}}function eofInBody(e,t){if(e.tmplInsertionModeStack.length>0){eofInTemplate(e,t)}else{stopParsing(e,t)}}function endTagInText(e,t){var n
if(t.tagID===ce.SCRIPT){(n=e.scriptHandler)===null||n===void 0?void 0:n.call(e,e.openElements.current)}e.openElements.pop()
e.insertionMode=e.originalInsertionMode}function eofInText(e,t){e._err(t,o.eofInElementThatCanContainOnlyText)
e.openElements.pop()
e.insertionMode=e.originalInsertionMode
e.onEof(t)}function characterInTable(e,t){if(e.openElements.currentTagId!==undefined&&lt.has(e.openElements.currentTagId)){e.pendingCharacterTokens.length=0
e.hasNonWhitespacePendingCharacterToken=false
e.originalInsertionMode=e.insertionMode
e.insertionMode=ot.IN_TABLE_TEXT
switch(t.type){case l.CHARACTER:{characterInTableText(e,t)
break}case l.WHITESPACE_CHARACTER:{whitespaceCharacterInTableText(e,t)
break}}}else{tokenInTable(e,t)}}function captionStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e.activeFormattingElements.insertMarker()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_CAPTION}function colgroupStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_COLUMN_GROUP}function colStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(oe.COLGROUP,ce.COLGROUP)
e.insertionMode=ot.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)}function tbodyStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_TABLE_BODY}function tdStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(oe.TBODY,ce.TBODY)
e.insertionMode=ot.IN_TABLE_BODY
startTagInTableBody(e,t)}function tableStartTagInTable(e,t){if(e.openElements.hasInTableScope(ce.TABLE)){e.openElements.popUntilTagNamePopped(ce.TABLE)
e._resetInsertionMode()
e._processStartTag(t)}}function inputStartTagInTable(e,t){if(isHiddenInput(t)){e._appendElement(t,ie.HTML)}else{tokenInTable(e,t)}t.ackSelfClosing=true}function formStartTagInTable(e,t){if(!e.formElement&&e.openElements.tmplCount===0){e._insertElement(t,ie.HTML)
e.formElement=e.openElements.current
e.openElements.pop()}}function startTagInTable(e,t){switch(t.tagID){case ce.TD:case ce.TH:case ce.TR:{tdStartTagInTable(e,t)
break}case ce.STYLE:case ce.SCRIPT:case ce.TEMPLATE:{startTagInHead(e,t)
break}case ce.COL:{colStartTagInTable(e,t)
break}case ce.FORM:{formStartTagInTable(e,t)
break}case ce.TABLE:{tableStartTagInTable(e,t)
break}case ce.TBODY:case ce.TFOOT:case ce.THEAD:{tbodyStartTagInTable(e,t)
break}case ce.INPUT:{inputStartTagInTable(e,t)
break}case ce.CAPTION:{captionStartTagInTable(e,t)
break}case ce.COLGROUP:{colgroupStartTagInTable(e,t)
break}default:{tokenInTable(e,t)}}}function endTagInTable(e,t){switch(t.tagID){case ce.TABLE:{if(e.openElements.hasInTableScope(ce.TABLE)){e.openElements.popUntilTagNamePopped(ce.TABLE)
e._resetInsertionMode()}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TBODY:case ce.TD:case ce.TFOOT:case ce.TH:case ce.THEAD:case ce.TR:{break}default:{tokenInTable(e,t)}}}function tokenInTable(e,t){const n=e.fosterParentingEnabled
e.fosterParentingEnabled=true
modeInBody(e,t)
e.fosterParentingEnabled=n}function whitespaceCharacterInTableText(e,t){e.pendingCharacterTokens.push(t)}function characterInTableText(e,t){e.pendingCharacterTokens.push(t)
e.hasNonWhitespacePendingCharacterToken=true}function tokenInTableText(e,t){let n=0
if(e.hasNonWhitespacePendingCharacterToken){for(;n<e.pendingCharacterTokens.length;n++){tokenInTable(e,e.pendingCharacterTokens[n])}}else{for(;n<e.pendingCharacterTokens.length;n++){e._insertCharacters(e.pendingCharacterTokens[n])}}e.insertionMode=e.originalInsertionMode
e._processToken(t)}const ft=new Set([ce.CAPTION,ce.COL,ce.COLGROUP,ce.TBODY,ce.TD,ce.TFOOT,ce.TH,ce.THEAD,ce.TR])
function startTagInCaption(e,t){const n=t.tagID
if(ft.has(n)){if(e.openElements.hasInTableScope(ce.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ot.IN_TABLE
startTagInTable(e,t)}}else{startTagInBody(e,t)}}function endTagInCaption(e,t){const n=t.tagID
switch(n){case ce.CAPTION:case ce.TABLE:{if(e.openElements.hasInTableScope(ce.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(ce.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ot.IN_TABLE
if(n===ce.TABLE){endTagInTable(e,t)}}break}case ce.BODY:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TBODY:case ce.TD:case ce.TFOOT:case ce.TH:case ce.THEAD:case ce.TR:{break}default:{endTagInBody(e,t)}}}function startTagInColumnGroup(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.COL:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.TEMPLATE:{startTagInHead(e,t)
break}default:{tokenInColumnGroup(e,t)}}}function endTagInColumnGroup(e,t){switch(t.tagID){case ce.COLGROUP:{if(e.openElements.currentTagId===ce.COLGROUP){e.openElements.pop()
e.insertionMode=ot.IN_TABLE}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}case ce.COL:{break}default:{tokenInColumnGroup(e,t)}}}function tokenInColumnGroup(e,t){if(e.openElements.currentTagId===ce.COLGROUP){e.openElements.pop()
e.insertionMode=ot.IN_TABLE
e._processToken(t)}}function startTagInTableBody(e,t){switch(t.tagID){case ce.TR:{e.openElements.clearBackToTableBodyContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_ROW
break}case ce.TH:case ce.TD:{e.openElements.clearBackToTableBodyContext()
e._insertFakeElement(oe.TR,ce.TR)
e.insertionMode=ot.IN_ROW
startTagInRow(e,t)
break}case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE
startTagInTable(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInTableBody(e,t){const n=t.tagID
switch(t.tagID){case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasInTableScope(n)){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE}break}case ce.TABLE:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE
endTagInTable(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TD:case ce.TH:case ce.TR:{break}default:{endTagInTable(e,t)}}}function startTagInRow(e,t){switch(t.tagID){case ce.TH:case ce.TD:{e.openElements.clearBackToTableRowContext()
e._insertElement(t,ie.HTML)
e.insertionMode=ot.IN_CELL
e.activeFormattingElements.insertMarker()
break}case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.TR:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE_BODY
startTagInTableBody(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInRow(e,t){switch(t.tagID){case ce.TR:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE_BODY}break}case ce.TABLE:{if(e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case ce.TBODY:case ce.TFOOT:case ce.THEAD:{if(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(ce.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=ot.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:case ce.TD:case ce.TH:{break}default:{endTagInTable(e,t)}}}function startTagInCell(e,t){const n=t.tagID
if(ft.has(n)){if(e.openElements.hasInTableScope(ce.TD)||e.openElements.hasInTableScope(ce.TH)){e._closeTableCell()
startTagInRow(e,t)}}else{startTagInBody(e,t)}}function endTagInCell(e,t){const n=t.tagID
switch(n){case ce.TD:case ce.TH:{if(e.openElements.hasInTableScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=ot.IN_ROW}break}case ce.TABLE:case ce.TBODY:case ce.TFOOT:case ce.THEAD:case ce.TR:{if(e.openElements.hasInTableScope(n)){e._closeTableCell()
endTagInRow(e,t)}break}case ce.BODY:case ce.CAPTION:case ce.COL:case ce.COLGROUP:case ce.HTML:{break}default:{endTagInBody(e,t)}}}function startTagInSelect(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.OPTION:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}e._insertElement(t,ie.HTML)
break}case ce.OPTGROUP:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}e._insertElement(t,ie.HTML)
break}case ce.HR:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.INPUT:case ce.KEYGEN:case ce.TEXTAREA:case ce.SELECT:{if(e.openElements.hasInSelectScope(ce.SELECT)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
if(t.tagID!==ce.SELECT){e._processStartTag(t)}}break}case ce.SCRIPT:case ce.TEMPLATE:{startTagInHead(e,t)
break}default:}}function endTagInSelect(e,t){switch(t.tagID){case ce.OPTGROUP:{if(e.openElements.stackTop>0&&e.openElements.currentTagId===ce.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===ce.OPTGROUP){e.openElements.pop()}if(e.openElements.currentTagId===ce.OPTGROUP){e.openElements.pop()}break}case ce.OPTION:{if(e.openElements.currentTagId===ce.OPTION){e.openElements.pop()}break}case ce.SELECT:{if(e.openElements.hasInSelectScope(ce.SELECT)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()}break}case ce.TEMPLATE:{templateEndTagInHead(e,t)
break}default:}}function startTagInSelectInTable(e,t){const n=t.tagID
if(n===ce.CAPTION||n===ce.TABLE||n===ce.TBODY||n===ce.TFOOT||n===ce.THEAD||n===ce.TR||n===ce.TD||n===ce.TH){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
e._processStartTag(t)}else{startTagInSelect(e,t)}}function endTagInSelectInTable(e,t){const n=t.tagID
if(n===ce.CAPTION||n===ce.TABLE||n===ce.TBODY||n===ce.TFOOT||n===ce.THEAD||n===ce.TR||n===ce.TD||n===ce.TH){if(e.openElements.hasInTableScope(n)){e.openElements.popUntilTagNamePopped(ce.SELECT)
e._resetInsertionMode()
e.onEndTag(t)}}else{endTagInSelect(e,t)}}function startTagInTemplate(e,t){switch(t.tagID){case ce.BASE:case ce.BASEFONT:case ce.BGSOUND:case ce.LINK:case ce.META:case ce.NOFRAMES:case ce.SCRIPT:case ce.STYLE:case ce.TEMPLATE:case ce.TITLE:{startTagInHead(e,t)
break}case ce.CAPTION:case ce.COLGROUP:case ce.TBODY:case ce.TFOOT:case ce.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ot.IN_TABLE
e.insertionMode=ot.IN_TABLE
startTagInTable(e,t)
break}case ce.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ot.IN_COLUMN_GROUP
e.insertionMode=ot.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)
break}case ce.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ot.IN_TABLE_BODY
e.insertionMode=ot.IN_TABLE_BODY
startTagInTableBody(e,t)
break}case ce.TD:case ce.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ot.IN_ROW
e.insertionMode=ot.IN_ROW
startTagInRow(e,t)
break}default:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=ot.IN_BODY
e.insertionMode=ot.IN_BODY
startTagInBody(e,t)}}}function endTagInTemplate(e,t){if(t.tagID===ce.TEMPLATE){templateEndTagInHead(e,t)}}function eofInTemplate(e,t){if(e.openElements.tmplCount>0){do{e.openElements.popUntilTagNamePopped(ce.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()}while(e.openElements.tmplCount>0)
e._resetInsertionMode()
e.onEof(t)}else{stopParsing(e,t)}}function startTagAfterBody(e,t){if(t.tagID===ce.HTML){startTagInBody(e,t)}else{tokenAfterBody(e,t)}}function endTagAfterBody(e,t){var n
if(t.tagID===ce.HTML){if(!e.fragmentContext){e.insertionMode=ot.AFTER_AFTER_BODY}if(e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===ce.HTML){e._setEndLocation(e.openElements.items[0],t)
const r=e.openElements.items[1]
if(r&&!((n=e.treeAdapter.getNodeSourceCodeLocation(r))===null||n===void 0?void 0:n.endTag)){e._setEndLocation(r,t)}}}else{tokenAfterBody(e,t)}}function tokenAfterBody(e,t){e.insertionMode=ot.IN_BODY
modeInBody(e,t)}function startTagInFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.FRAMESET:{e._insertElement(t,ie.HTML)
break}case ce.FRAME:{e._appendElement(t,ie.HTML)
t.ackSelfClosing=true
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagInFrameset(e,t){if(t.tagID===ce.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()){e.openElements.pop()
if(!e.fragmentContext&&e.openElements.currentTagId!==ce.FRAMESET){e.insertionMode=ot.AFTER_FRAMESET}}}function startTagAfterFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagAfterFrameset(e,t){if(t.tagID===ce.HTML){e.insertionMode=ot.AFTER_AFTER_FRAMESET}}function startTagAfterAfterBody(e,t){if(t.tagID===ce.HTML){startTagInBody(e,t)}else{tokenAfterAfterBody(e,t)}}function tokenAfterAfterBody(e,t){e.insertionMode=ot.IN_BODY
modeInBody(e,t)}function startTagAfterAfterFrameset(e,t){switch(t.tagID){case ce.HTML:{startTagInBody(e,t)
break}case ce.NOFRAMES:{startTagInHead(e,t)
break}default:}}function nullCharacterInForeignContent(e,t){t.chars=i
e._insertCharacters(t)}function characterInForeignContent(e,t){e._insertCharacters(t)
e.framesetOk=false}function popUntilHtmlOrIntegrationPoint(e){while(e.treeAdapter.getNamespaceURI(e.openElements.current)!==ie.HTML&&e.openElements.currentTagId!==undefined&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current)){e.openElements.pop()}}function startTagInForeignContent(e,t){if(causesExit(t)){popUntilHtmlOrIntegrationPoint(e)
e._startTagOutsideForeignContent(t)}else{const n=e._getAdjustedCurrentElement()
const r=e.treeAdapter.getNamespaceURI(n)
if(r===ie.MATHML){adjustTokenMathMLAttrs(t)}else if(r===ie.SVG){adjustTokenSVGTagName(t)
adjustTokenSVGAttrs(t)}adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,r)}else{e._insertElement(t,r)}t.ackSelfClosing=true}}function endTagInForeignContent(e,t){if(t.tagID===ce.P||t.tagID===ce.BR){popUntilHtmlOrIntegrationPoint(e)
e._endTagOutsideForeignContent(t)
return}if(e.openElements.stackTop===0)return
const{tagName:n}=t
const r=et.get(n)
const i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):ie.HTML
const s=Math.max(e.openElements.indexOfTopmostByName(ie.SVG,n),e.openElements.indexOfTopmostByName(ie.MATHML,n),r===undefined?-1:e.openElements.indexOfTopmostByName(ie.SVG,r),i===ie.HTML||i===ie.SVG||i===ie.MATHML?-1:e.openElements.indexOfTopmostByName(i,n))
if(s>e.openElements.indexOfTopmostHtmlElement()){t.tagName=e.treeAdapter.getTagName(e.openElements.items[s])
e.openElements.shortenToLength(s)}else{e._endTagOutsideForeignContent(t)}}const ht=new Set([oe.AREA,oe.BASE,oe.BASEFONT,oe.BGSOUND,oe.BR,oe.COL,oe.EMBED,oe.FRAME,oe.HR,oe.IMG,oe.INPUT,oe.KEYGEN,oe.LINK,oe.META,oe.PARAM,oe.SOURCE,oe.TRACK,oe.WBR])
function isVoidElement(e,t){return t.treeAdapter.isElementNode(e)&&t.treeAdapter.getNamespaceURI(e)===NS.HTML&&ht.has(t.treeAdapter.getTagName(e))}const dt={treeAdapter:ve,scriptingEnabled:true}
function serialize(e,t){var n
const r={...dt,...t}
if(isVoidElement(e,r)){return""}const{treeAdapter:i}=r
const s=i.isElementNode(e)&&i.getTagName(e)===$.TEMPLATE&&i.getNamespaceURI(e)===NS.HTML?i.getTemplateContent(e):e
return serializeNodes((n=i.getChildNodes(s))!==null&&n!==void 0?n:[],r)}function serializeOuter(e,t){const n={...dt,...t}
return serializeNodes([e],n)}function serializeNodes(e,t){var n
const{treeAdapter:r}=t
const i=[]
let s=""
let a=0
for(;;){if(a<e.length){const o=e[a++]
if(r.isElementNode(o)){const c=r.getTagName(o)
s+=`<${c}${serializeAttributes(o,t)}>`
const l=r.getNamespaceURI(o)===NS.HTML
if(!(l&&ht.has(c))){i.push({nodes:e,index:a,endTag:`</${c}>`})
e=(n=r.getChildNodes(l&&c===$.TEMPLATE?r.getTemplateContent(o):o))!==null&&n!==void 0?n:[]
a=0}}else if(r.isTextNode(o)){s+=serializeTextNode(o,t)}else if(r.isCommentNode(o)){s+=serializeCommentNode(o,t)}else if(r.isDocumentTypeNode(o)){s+=serializeDocumentTypeNode(o,t)}}else{const t=i.pop()
if(!t){return s}s+=t.endTag;({nodes:e,index:a}=t)}}}function serializeAttributes(e,{treeAdapter:t}){let n=""
for(const r of t.getAttrList(e)){n+=" "
if(r.namespace){switch(r.namespace){case NS.XML:{n+=`xml:${r.name}`
break}case NS.XMLNS:{if(r.name!=="xmlns"){n+="xmlns:"}n+=r.name
break}case NS.XLINK:{n+=`xlink:${r.name}`
break}default:{n+=`${r.prefix}:${r.name}`}}}else{n+=r.name}n+=`="${escapeAttribute(r.value)}"`}return n}function serializeTextNode(e,t){const{treeAdapter:n}=t
const r=n.getTextNodeContent(e)
const i=n.getParentNode(e)
const s=i&&n.isElementNode(i)&&n.getTagName(i)
return s&&n.getNamespaceURI(i)===NS.HTML&&hasUnescapedText(s,t.scriptingEnabled)?r:escapeText(r)}function serializeCommentNode(e,{treeAdapter:t}){return`\x3c!--${t.getCommentNodeContent(e)}--\x3e`}function serializeDocumentTypeNode(e,{treeAdapter:t}){return`<!DOCTYPE ${t.getDocumentTypeNodeName(e)}>`}function parse(e,t){return Parser.parse(e,t)}function parseFragment(e,t,n){if(typeof e==="string"){n=t
t=e
e=null}const r=Parser.getFragmentParser(e,n)
r.tokenizer.write(t,true)
return r.getFragment()}},8830:(e,t,n)=>{n.d(t,{C:()=>convert})
const is=function(e,t,n,r,i){const s=convert(t)
if(n!==undefined&&n!==null&&(typeof n!=="number"||n<0||n===Number.POSITIVE_INFINITY)){throw new Error("Expected positive finite index")}if(r!==undefined&&r!==null&&(!is(r)||!r.children)){throw new Error("Expected parent node")}if((r===undefined||r===null)!==(n===undefined||n===null)){throw new Error("Expected both parent and index")}return looksLikeANode(e)?s.call(i,e,n,r):false}
const convert=function(e){if(e===null||e===undefined){return ok}if(typeof e==="function"){return castFactory(e)}if(typeof e==="object"){return Array.isArray(e)?anyFactory(e):propertiesFactory(e)}if(typeof e==="string"){return typeFactory(e)}throw new Error("Expected function, string, or object as test")}
function anyFactory(e){const t=[]
let n=-1
while(++n<e.length){t[n]=convert(e[n])}return castFactory(any)
function any(...e){let n=-1
while(++n<t.length){if(t[n].apply(this,e))return true}return false}}function propertiesFactory(e){const t=e
return castFactory(all)
function all(n){const r=n
let i
for(i in e){if(r[i]!==t[i])return false}return true}}function typeFactory(e){return castFactory(type)
function type(t){return t&&t.type===e}}function castFactory(e){return check
function check(t,n,r){return Boolean(looksLikeANode(t)&&e.call(this,t,typeof n==="number"?n:undefined,r||undefined))}}function ok(){return true}function looksLikeANode(e){return e!==null&&typeof e==="object"&&"type"in e}},669:(e,t,n)=>{n.d(t,{L:()=>stringifyPosition})
function stringifyPosition(e){if(!e||typeof e!=="object"){return""}if("position"in e||"type"in e){return position(e.position)}if("start"in e||"end"in e){return position(e)}if("line"in e||"column"in e){return point(e)}return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}},4146:(e,t,n)=>{n.d(t,{dc:()=>a,_Z:()=>o,VG:()=>visitParents})
var r=n(8830)
function color(e){return"[33m"+e+"[39m"}const i=[]
const s=true
const a=false
const o="skip"
function visitParents(e,t,n,s){if(!e||typeof e!=="object"){throw new Error("Unexpected value `"+e+"` for `tree`, expected node")}let c=true
let l
let u
let f
let h
if(typeof n==="function"||n&&typeof n==="object"){l=t
u=n
if(s)c=false}else{u=t
if(n)c=false}if(typeof u==="function"){f=u}else if(u&&typeof u==="object"){if(u.enter===null||u.enter===undefined){}else if(typeof u.enter==="function"){f=u.enter}else{throw new Error("Unexpected value `"+u.enter+"` for `visitors.enter`, expected optional visitor")}if(typeof u.exit==="function"){h=u.exit}else{throw new Error("Unexpected value `"+u.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}}else{throw new Error("Unexpected value `"+u+"` for `enter` or `visitors`, expected visitor or object with visitors")}const d=(0,r.C)(l)
const p=c?1:-1
factory(e,undefined,[])()
function factory(e,t,n){const r=e&&typeof e==="object"?e:{}
if(typeof r.type==="string"){const t=typeof r.tagName==="string"?r.tagName:typeof r.name==="string"?r.name:undefined
Object.defineProperty(visit,"name",{value:"node ("+color(e.type+(t?"<"+t+">":""))+")"})}return visit
function visit(){const r=!l||d(e,t,n[n.length-1]||undefined)
let s=i
if(f&&r){s=toResult(f(e,n,t))
if(s[0]===a){return s}}if("children"in e&&e.children){const t=e
if(t.children&&s[0]!==o){let e=(c?-1:t.children.length)+p
const r=[...n,t]
while(e>-1&&e<t.children.length){const n=t.children[e]
const i=factory(n,e,r)()
if(i[0]===a){return i}e=typeof i[1]==="number"?i[1]:e+p}}}if(h&&r){const r=toResult(h(e,n,t))
if(r[0]===o){throw new Error("Unexpected value `"+r[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing")}if(r[0]===a||typeof r[1]==="number"){return r}}return s}}}function toResult(e){if(Array.isArray(e)){return e}if(typeof e==="number"){return[s,e]}return e===null||e===undefined?i:[e]}},3617:(e,t,n)=>{n.d(t,{YR:()=>visit})
var r=n(4146)
function visit(e,t,n,i){let s
let a
let o
if(typeof n==="function"||n&&typeof n==="object"){s=t
a=n
o=i}else{a=t
o=n}if(typeof a==="function"){(0,r.VG)(e,s,wrap(a),o)}else{(0,r.VG)(e,s,wrapVisitors(a),o)}}function wrapVisitors(e){if(!e||typeof e!=="object")return e
return{enter:typeof e.enter==="function"?wrap(e.enter):e.enter,exit:typeof e.exit==="function"?wrap(e.exit):e.exit}}function wrap(e){return overload
function overload(t,n,r){return e(t,r,n[n.length-1])}}}}

