const e=require("./rolldown-runtime.js")
const t=require("./mdx-packages.js")
let n=require("node:process")
n=e.__toESM(n,1)
let s=require("node:path")
s=e.__toESM(s,1)
let r=require("node:url")
const a=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111])
var i;(function(e){e[e["EOF"]=-1]="EOF"
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
e[e["LATIN_SMALL_Z"]=122]="LATIN_SMALL_Z"})(i||(i={}))
const o={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"}
function isSurrogate(e){return e>=55296&&e<=57343}function isSurrogatePair(e){return e>=56320&&e<=57343}function getSurrogatePairCodePoint(e,t){return(e-55296)*1024+9216+t}function isControlCodePoint(e){return e!==32&&e!==10&&e!==13&&e!==9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function isUndefinedCodePoint(e){return e>=64976&&e<=65007||a.has(e)}var c;(function(e){e["controlCharacterInInputStream"]="control-character-in-input-stream"
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
e["eofInElementThatCanContainOnlyText"]="eof-in-element-that-can-contain-only-text"})(c||(c={}))
const l=65536
var u=class{constructor(e){this.handler=e
this.html=""
this.pos=-1
this.lastGapPos=-2
this.gapStack=[]
this.skipNextNewLine=false
this.lastChunkWritten=false
this.endOfChunkHit=false
this.bufferWaterline=l
this.isEol=false
this.lineStartPos=0
this.droppedBufferSize=0
this.line=1
this.lastErrOffset=-1}get col(){return this.pos-this.lineStartPos+Number(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-Number(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+this.codePointStart}getError(e,t){const{line:n,col:s,offset:r}=this
const a=s+t
const i=r+t
return{code:e,startLine:n,endLine:n,startCol:a,endCol:a,startOffset:i,endOffset:i}}_err(e){if(this.handler.onParseError&&this.lastErrOffset!==this.offset){this.lastErrOffset=this.offset
this.handler.onParseError(this.getError(e,0))}}_addGap(){this.gapStack.push(this.lastGapPos)
this.lastGapPos=this.pos}_processSurrogate(e){if(this.pos!==this.html.length-1){const t=this.html.charCodeAt(this.pos+1)
if(!isSurrogatePair(e)&&isSurrogatePair(t)){this.pos++
this._addGap()
return getSurrogatePairCodePoint(e,t)}}else if(!this.lastChunkWritten){this.endOfChunkHit=true
return i.EOF}this._err(c.surrogateInInputStream)
return e}willDropParsedChunk(){return this.pos>this.bufferWaterline}dropParsedChunk(e=0){if(this.willDropParsedChunk()){const t=this.offset-this.droppedBufferSize-e
this.html=this.html.substring(t)
this.lineStartPos-=t
this.droppedBufferSize+=t
this.pos-=t
this.lastGapPos=-2
this.gapStack.length=0
if(this.pos>e)this._addGap()}}write(e,t){if(this.html.length>0)this.html+=e
else this.html=e
this.endOfChunkHit=false
this.lastChunkWritten=t}insertHtmlAtCurrentPos(e){this.html=this.html.substring(0,this.pos+1)+e+this.html.substring(this.pos+1)
this.endOfChunkHit=false}startsWith(e,t){if(this.pos+e.length>this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return false}if(t)return this.html.startsWith(e,this.pos)
for(let t=0;t<e.length;t++)if((this.html.charCodeAt(this.pos+t)|32)!==e.charCodeAt(t))return false
return true}peek(e){const t=this.pos+e
if(t>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return i.EOF}const n=this.html.charCodeAt(t)
return n===i.CARRIAGE_RETURN?i.LINE_FEED:n}advance(){this.pos++
if(this.isEol){this.isEol=false
this.line++
this.lineStartPos=this.pos}if(this.pos>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return i.EOF}let e=this.html.charCodeAt(this.pos)
if(e===i.CARRIAGE_RETURN){this.isEol=true
this.skipNextNewLine=true
return i.LINE_FEED}if(e===i.LINE_FEED){this.isEol=true
if(this.skipNextNewLine){this.line--
this.skipNextNewLine=false
this._addGap()
return this.advance()}}this.skipNextNewLine=false
if(isSurrogate(e))e=this._processSurrogate(e)
if(!(this.handler.onParseError===null||e>31&&e<127||e===i.LINE_FEED||e===i.CARRIAGE_RETURN||e>159&&e<64976))this._checkForProblematicCharacters(e)
return e}_checkForProblematicCharacters(e){if(isControlCodePoint(e))this._err(c.controlCharacterInInputStream)
else if(isUndefinedCodePoint(e))this._err(c.noncharacterInInputStream)}retreat(e){this.pos-=e
while(this.pos<this.lastGapPos){this.lastGapPos=this.gapStack.pop()
this.pos--}this.isEol=false}}
var d;(function(e){e[e["CHARACTER"]=0]="CHARACTER"
e[e["NULL_CHARACTER"]=1]="NULL_CHARACTER"
e[e["WHITESPACE_CHARACTER"]=2]="WHITESPACE_CHARACTER"
e[e["START_TAG"]=3]="START_TAG"
e[e["END_TAG"]=4]="END_TAG"
e[e["COMMENT"]=5]="COMMENT"
e[e["DOCTYPE"]=6]="DOCTYPE"
e[e["EOF"]=7]="EOF"
e[e["HIBERNATION"]=8]="HIBERNATION"})(d||(d={}))
function getTokenAttr(e,t){for(let n=e.attrs.length-1;n>=0;n--)if(e.attrs[n].name===t)return e.attrs[n].value
return null}const T=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(e){return e===0||e>=55296&&e<=57343||e>1114111}function replaceCodePoint(e){if(isInvalidCodePoint(e))return 65533
if(e>=128&&e<=159)return T[e-128]||e
return e}const E=["Q=\xa8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'\xc6&\xc1\u0102\xc2\u0410\u{1d504}\xc0\u0391\u0100\u2a53\u0104\u{1d538}\u2061\xc5\u{1d49c}\u2254\xc3\xc4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\u{1d505}\u{1d539}\u02d8\u212c\u224e\u0427\xa9\u0106\u22d2\u2145\u212d\u010c\xc7\u0108\u2230\u010a\xb8\xb7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\u{1d49e}\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\u{1d507}\xb4\u02d9\u02dd`\u02dc\u22c4\u2146\u{1d53b}\xa8\u20dc\u2250\u222f\xa8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\u{1d49f}\u0110\u014a\xd0\xc9\u011a\xca\u042d\u0116\u{1d508}\xc8\u2208\u0112\u25fb\u25ab\u0118\u{1d53c}\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\xcb\u2203\u2147\u0424\u{1d509}\u25fc\u25aa\u{1d53d}\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\u{1d50a}\u22d9\u{1d53e}\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\u{1d4a2}\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\xcd\xce\u0418\u0130\u2111\xcc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\u{1d540}\u0399\u2110\u0128\u0406\xcf\u0134\u0419\u{1d50d}\u{1d541}\u{1d4a5}\u0408\u0404\u0425\u040c\u039a\u0136\u041a\u{1d50e}\u{1d542}\u{1d4a6}\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\u{1d50f}\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\u{1d543}\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\u{1d510}\u2213\u{1d544}\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\u{1d511}\u2060\xa0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\u{1d4a9}\xd1\u039d\u0152\xd3\xd4\u041e\u0150\u{1d512}\xd2\u014c\u03a9\u039f\u{1d546}\u201c\u2018\u2a54\u{1d4aa}\xd8\xd5\u2a37\xd6\u203e\u23de\u23b4\u23dc\u2202\u041f\u{1d513}\u03a6\u03a0\xb1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\u{1d4ab}\u03a8"\u{1d514}\u211a\u{1d4ac}\u2910\xae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\u{1d516}\u2193\u2190\u2192\u2191\u03a3\u2218\u{1d54a}\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\u{1d4ae}\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\xde\u2122\u040b\u0426\t\u03a4\u0164\u0162\u0422\u{1d517}\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\u{1d54b}\u20db\u{1d4af}\u0166\xda\u219f\u2949\u040e\u016c\xdb\u0423\u0170\u{1d518}\xd9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\u{1d54c}\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\u{1d4b0}\u0168\xdc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\u{1d519}\u{1d54d}\u{1d4b1}\u22aa\u0174\u22c0\u{1d51a}\u{1d54e}\u{1d4b2}\u{1d51b}\u039e\u{1d54f}\u{1d4b3}\u042f\u0407\u042e\xdd\u0176\u042b\u{1d51c}\u{1d550}\u{1d4b4}\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\u{1d4b5}\xe1\u0103\u223e\u223e\u0333\u223f\xe2\xb4\u0430\xe6\u2061\u{1d51e}\xe0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\xc5\u237c\u0105\u{1d552}\u2248\u2a70\u2a6f\u224a\u224b\'\u2248\u224a\xe5\u{1d4b6}*\u2248\u224d\xe3\xe4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\u{1d51f}\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\u{1d553}\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\xa6\u{1d4b7}\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\xe7\u0109\u2a4c\u2a50\u010b\xb8\u29b2\xa2\xb7\u{1d520}\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\xae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\u{1d554}\u2210\xa9\u2117\u21b5\u2717\u{1d4b8}\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\xa4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\xb0\u03b4\u29b1\u297f\u{1d521}\u21c3\u21c2\u22c4\u22c4\u2666\u2666\xa8\u03dd\u22f2\xf7\xf7\u22c7\u22c7\u0452\u231e\u230d$\u{1d555}\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\u{1d4b9}\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\xe9\u2a6e\u011b\u2256\xea\u2255\u044d\u0117\u2147\u2252\u{1d522}\u2a9a\xe8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\u{1d556}\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\xf0\xeb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\u{1d523}\ufb01fj\u266d\ufb02\u25b1\u0192\u{1d557}\u2200\u22d4\u2ad9\u2a0d\xbd\u2153\xbc\u2155\u2159\u215b\u2154\u2156\xbe\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\u{1d4bb}\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\u{1d524}\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\u{1d558}`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\xbd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\u{1d525}\u2925\u2926\u21ff\u223b\u21a9\u21aa\u{1d559}\u2015\u{1d4bd}\u210f\u0127\u2043\u2010\xed\u2063\xee\u0438\u0435\xa1\u21d4\u{1d526}\xec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\u{1d55a}\u03b9\u2a3c\xbf\u{1d4be}\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\xef\u0135\u0439\u{1d527}\u0237\u{1d55b}\u{1d4bf}\u0458\u0454\u03ba\u03f0\u0137\u043a\u{1d528}\u0138\u0445\u045c\u{1d55c}\u{1d4c0}\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\xab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\u{1d529}\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\u{1d55d}\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\u{1d4c1}\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\xaf\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\u{1d52a}\u2127\xb5\u2223*\u2af0\xb7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\u{1d55e}\u2213\u{1d4c2}\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xa0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1d52b}\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\u{1d55f}\xac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\u{1d4c3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\xf1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\xf3\u229b\u229a\xf4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\u{1d52c}\u02db\xf2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\u{1d560}\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\xaa\xba\u22b6\u2a56\u2a57\u2a5b\u2134\xf8\u2298\xf5\u2297\u2a36\xf6\u233d\u2225\xb6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\u{1d52d}\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\xb1\u2a26\u2a27\xb1\u2a15\u{1d561}\xa3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\u{1d4c5}\u03c8\u2008\u{1d52e}\u2a0c\u{1d562}\u2057\u{1d4c6}\u210d\u2a16?\u225f"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\xbb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\xae\u297d\u230b\u{1d52f}\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\u{1d563}\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\u{1d4c7}\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\xa7;\u2929\u2216\u2216\u2736\u{1d530}\u2322\u266f\u0449\u0448\u2223\u2225\xad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\u{1d564}\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\u{1d4c8}\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\xaf\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\xb9\xb2\xb3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\xdf\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\u{1d531}\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\xfe\u02dc\xd7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\u{1d565}\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\u{1d4c9}\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\xfa\u2191\u045e\u016d\xfb\u0443\u21c5\u0171\u296e\u297e\u{1d532}\xf9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\xa8\u0173\u{1d566}\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\u{1d4ca}\u22f0\u0169\u25b5\u25b4\u21c8\xfc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\u{1d533}\u22b2\u2282\u20d2\u2283\u20d2\u{1d567}\u221d\u22b3\u{1d4cb}\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\u{1d534}\u{1d568}\u2118\u2240\u2240\u{1d4cc}\u22c2\u25ef\u22c3\u25bd\u{1d535}\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\u{1d569}\u2a01\u2a02\u27f9\u27f6\u{1d4cd}\u2a06\u2a04\u25b3\u22c1\u22c0\xfd\u044f\u0177\u044b\xa5\u{1d536}\u0457\u{1d56a}\u{1d4ce}\u044e\xff\u017a\u017e\u0437\u017c\u2128\u03b6\u{1d537}\u0436\u21dd\u{1d56b}\u{1d4cf}\u200d\u200c']
const m=2654435761
const f=2246822507
const A=1024
const _=(()=>{const e=new Uint8Array(128)
for(let t=48;t<=57;t++)e[t]=t-47
for(let t=65;t<=90;t++)e[t]=t-54
for(let t=97;t<=122;t++)e[t]=t-60
return e})()
function exactKey(e,t,n){return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+n-2)<<11|_[e.charCodeAt(t+n-1)]<<5|n}function pairIndex(e,t){return(e*3<<3^t)&1023}function bucketOne(e,t){return(Math.imul(e,m)>>>16)*t>>>16}function bucketTwo(e,t){return(Math.imul(e,f)>>>16)*t>>>16}function initDecodeData(e){const[t,n]=e
const s=t.charCodeAt(0)-48<<6|t.charCodeAt(1)-48
const r=t.charCodeAt(2)-48<<6|t.charCodeAt(3)-48
const a=t.charCodeAt(4)-48<<6|t.charCodeAt(5)-48
const i=6+r
const o=i+2*s
const c=2*a
const l=new Int32Array(c)
const u=new Uint16Array(c)
const d=new Uint16Array(c)
const T=new Uint32Array(A)
const E=new Map
const m=[]
let f=""
let _=6
let g=0
for(let e=0;e<s;e++){const n=t.charCodeAt(i+2*e)-35
const s=t.charCodeAt(i+2*e+1)-35
const r=n&31
const c=r+(s&31)
const A=(s>>5)+1
f=f.slice(0,r)+t.slice(_,_+c-r)
_+=c-r
const I=exactKey(f,0,c)
let S=2*((t.charCodeAt(o+Math.floor(e/6))-48&1<<e%6)===0?bucketOne:bucketTwo)(I,a)
if(l[S]!==0)S+=1
l[S]=I
if(c>4){const e=f.slice(2,c-2)
const t=E.get(e)
if(t===void 0){E.set(e,m.length)
u[S]=m.length
for(let t=0;t<e.length;t+=2)m.push(e.charCodeAt(t)|e.charCodeAt(t+1)<<16)}else u[S]=t}const N=pairIndex(f.charCodeAt(0),f.charCodeAt(1))
T[N]|=c<=16?1<<c-2:32768
if((n&32)!==0)T[N]|=1<<c-2+16
d[S]=g<<2|A-1|(n&32)>>4
g+=A}return{keys:l,buckets:a,slotMidOff:u,slotValue:d,values:n,lengthBits:T,middles:new Uint32Array(m)}}const g=35
const I=59
const S=61
const N=48
const C=97
const D=120
const O=65
const R=32
function isNumber(e){return e-N>>>0<=9}function isAlphaNumeric(e){return isNumber(e)||(e|R)-C>>>0<=25}function isEntityInAttributeInvalidEnd(e){return e===S||isAlphaNumeric(e)}var L;(function(e){e[e["Legacy"]=0]="Legacy"
e[e["Strict"]=1]="Strict"
e[e["Attribute"]=2]="Attribute"})(L||(L={}))
const b=initDecodeData(E)
const k=(()=>b.keys)()
const y=(()=>b.buckets)()
const P=(()=>b.slotMidOff)()
const M=(()=>b.lengthBits)()
const B=(()=>b.middles)()
const $=(()=>b.slotValue)()
const H=(()=>b.values)()
function findSlotHtml(e,t,n){const s=e.charCodeAt(t)
const r=e.charCodeAt(t+1)
const a=e.charCodeAt(t+n-2)
const i=e.charCodeAt(t+n-1)
if((s|r|a|i)>127)return-1
const o=s<<25|r<<18|a<<11|_[i]<<5|n
let c=2*((Math.imul(o,m)>>>16)*y>>>16)
for(let s=0;;s++){if(k[c]===o&&(n<=4||isMidMatchHtml(c,e,t,n)))return c
if(k[c+1]===o&&(n<=4||isMidMatchHtml(c+1,e,t,n)))return c+1
if(s===1)return-1
c=2*((Math.imul(o,f)>>>16)*y>>>16)}}function isMidMatchHtml(e,t,n,s){let r=P[e]
let a=n+2
const i=n+s-2
while(a+1<i){if((t.charCodeAt(a)|t.charCodeAt(a+1)<<16)!==B[r++])return false
a+=2}return a===i||t.charCodeAt(a)===(B[r]&65535)}const U=(()=>{const e=new Uint8Array(128).fill(255)
for(let t=0;t<10;t++)e[N+t]=t
for(let t=0;t<6;t++){e[O+t]=t+10
e[C+t]=t+10}return e})()
function findLegacySlot(e,t,n){let s=M[pairIndex(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31
while(s!==0){const r=31-Math.clz32(s)
s^=1<<r
if(r+2>n)continue
const a=findSlotHtml(e,t,r+2)
if(a>=0&&($[a]&2)!==0)return a<<3|r+2}return-1}function findLongClassMatch(e,t,n){const s=e.slice(t,t+32).indexOf(";")
if(s-2>>>0<=29){const n=findSlotHtml(e,t,s)
if(n>=0)return n<<6|s+1}if(n!==L.Strict){const s=findLegacySlot(e,t,Math.min(31,e.length-t))
if(s>=0){const r=s&7
if(n!==L.Attribute||t+r>=e.length||!isEntityInAttributeInvalidEnd(e.charCodeAt(t+r)))return s>>3<<6|r}}return-1}const F=0
const x=1
const w=2
const v=3
const G=4
var Y=class{emitCodePoint
errors
state=F
consumed=1
result=0
decodeMode=L.Strict
replaceNumericCodePoint=replaceCodePoint
constructor(e,t){this.emitCodePoint=e
this.errors=t}stateNumericStart(e,t){if(t>=e.length)return-1
if((e.charCodeAt(t)|R)===D){this.state=v
this.consumed+=1
return this.stateNumericHex(e,t+1)}this.state=w
return this.stateNumericDecimal(e,t)}stateNumericHex(e,t){const n=e.length
let{result:s,consumed:r}=this
let a=t
while(a<n){const t=e.charCodeAt(a)
const n=U[t]
if(n<=15)s=s*16+n
else{this.result=s
this.consumed=r
return this.emitNumericEntity(t,3)}r+=1
a+=1}this.result=s
this.consumed=r
return-1}stateNumericDecimal(e,t){const n=e.length
let{result:s,consumed:r}=this
let a=t
while(a<n){const t=e.charCodeAt(a)-N
if(t>>>0>9){this.result=s
this.consumed=r
return this.emitNumericEntity(t+N,2)}s=s*10+t
r+=1
a+=1}this.result=s
this.consumed=r
return-1}emitNumericEntity(e,t){if(this.consumed<=t){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(e===I)this.consumed+=1
else if(this.decodeMode===L.Strict)return 0
this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed)
if(this.errors){if(e!==I)this.errors.missingSemicolonAfterCharacterReference()
this.errors.validateNumericCharacterReference(this.result)}return this.consumed}startEntity(e){this.decodeMode=e
this.state=F
this.result=0
this.consumed=1}write(e,t){switch(this.state){case F:if(e.charCodeAt(t)===g){this.state=x
this.consumed+=1
return this.stateNumericStart(e,t+1)}this.state=G
return this.stateNamedEntity(e,t)
case x:return this.stateNumericStart(e,t)
case w:return this.stateNumericDecimal(e,t)
case v:return this.stateNumericHex(e,t)
default:return this.stateNamedEntity(e,t)}}end(){switch(this.state){case G:return this.endNamedEntity()
case w:return this.emitNumericEntity(0,2)
case v:return this.emitNumericEntity(0,3)
case x:this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0
default:return 0}}}
var q=class extends Y{runLength=0
nameBuffer=new Uint8Array(32)
emitSlot(e){const t=$[e]
const n=t>>2
this.emitCodePoint(H.charCodeAt(n),this.consumed)
if((t&1)!==0)this.emitCodePoint(H.charCodeAt(n+1),this.consumed)}startEntity(e){super.startEntity(e)
this.runLength=0}stateNamedEntity(e,t){const n=e.length
if(this.runLength===0&&t+17<=n){const s=pairIndex(e.charCodeAt(t),e.charCodeAt(t+1))
const r=M[s]
if((r&32768)!==0&&t+32<=n){const n=findLongClassMatch(e,t,this.decodeMode)
if(n>=0){const s=n&63
this.consumed=s+1
this.emitSlot(n>>6)
if(e.charCodeAt(t+s-1)!==I)this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}return 0}let a=r&32767
while(a!==0){const n=a&-a
a^=n
const s=33-Math.clz32(n)
if(e.charCodeAt(t+s)===I){const n=findSlotHtml(e,t,s)
if(n>=0){this.consumed=s+2
this.emitSlot(n)
return this.consumed}}}if((r&32768)===0){if(this.decodeMode!==L.Strict){const n=findLegacySlot(e,t,31)
if(n>=0){const s=n&7
const r=e.charCodeAt(t+s)
if(this.decodeMode===L.Attribute&&isEntityInAttributeInvalidEnd(r))return 0
this.consumed=s+1
this.emitSlot(n>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}}let s=t
let{runLength:r}=this
let a=-1
const i=Math.min(n,t+32-r)
while(s<i){const t=e.charCodeAt(s)
if(!isAlphaNumeric(t)){a=t
break}this.nameBuffer[r++]=t
s++}if(a<0&&r<32){this.runLength=r
return-1}if(a===I&&r-2>>>0<=29){const e=findBufferedHtmlSlot(this.nameBuffer,r)
if(e>=0){this.consumed=r+2
this.emitSlot(e)
return this.consumed}}if(this.decodeMode!==L.Strict&&r>=2){const e=findBufferedLegacySlot(this.nameBuffer,r)
if(e>=0){const t=e&7
const n=t<r?this.nameBuffer[t]:a
if(this.decodeMode===L.Attribute&&isEntityInAttributeInvalidEnd(n))return 0
this.consumed=t+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}endNamedEntity(){if(this.decodeMode===L.Strict||this.runLength<2)return 0
const e=findBufferedLegacySlot(this.nameBuffer,this.runLength)
if(e<0)return 0
if(this.decodeMode===L.Attribute&&(e&7)<this.runLength)return 0
this.consumed=(e&7)+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}
function findBufferedHtmlSlot(e,t){const n=e[0]<<25|e[1]<<18|e[t-2]<<11|_[e[t-1]]<<5|t
let s=2*((Math.imul(n,m)>>>16)*y>>>16)
for(let r=0;;r++){if(k[s]===n&&(t<=4||isBufferedMiddle(s,e,t)))return s
if(k[s+1]===n&&(t<=4||isBufferedMiddle(s+1,e,t)))return s+1
if(r===1)return-1
s=2*((Math.imul(n,f)>>>16)*y>>>16)}}function isBufferedMiddle(e,t,n){let s=P[e]
let r=2
const a=n-2
while(r+1<a){if((t[r]|t[r+1]<<16)!==B[s++])return false
r+=2}return r===a||t[r]===(B[s]&65535)}function findBufferedLegacySlot(e,t){let n=M[pairIndex(e[0],e[1])]>>>16&31
while(n!==0){const s=31-Math.clz32(n)
n^=1<<s
if(s+2>t)continue
const r=findBufferedHtmlSlot(e,s+2)
if(r>=0&&($[r]&2)!==0)return r<<3|s+2}return-1}var W;(function(e){e["HTML"]="http://www.w3.org/1999/xhtml"
e["MATHML"]="http://www.w3.org/1998/Math/MathML"
e["SVG"]="http://www.w3.org/2000/svg"
e["XLINK"]="http://www.w3.org/1999/xlink"
e["XML"]="http://www.w3.org/XML/1998/namespace"
e["XMLNS"]="http://www.w3.org/2000/xmlns/"})(W||(W={}))
var K;(function(e){e["TYPE"]="type"
e["ACTION"]="action"
e["ENCODING"]="encoding"
e["PROMPT"]="prompt"
e["NAME"]="name"
e["COLOR"]="color"
e["FACE"]="face"
e["SIZE"]="size"})(K||(K={}))
var Q;(function(e){e["NO_QUIRKS"]="no-quirks"
e["QUIRKS"]="quirks"
e["LIMITED_QUIRKS"]="limited-quirks"})(Q||(Q={}))
var V;(function(e){e["A"]="a"
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
e["XMP"]="xmp"})(V||(V={}))
var X;(function(e){e[e["UNKNOWN"]=0]="UNKNOWN"
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
e[e["XMP"]=123]="XMP"})(X||(X={}))
const z=new Map([[V.A,X.A],[V.ADDRESS,X.ADDRESS],[V.ANNOTATION_XML,X.ANNOTATION_XML],[V.APPLET,X.APPLET],[V.AREA,X.AREA],[V.ARTICLE,X.ARTICLE],[V.ASIDE,X.ASIDE],[V.B,X.B],[V.BASE,X.BASE],[V.BASEFONT,X.BASEFONT],[V.BGSOUND,X.BGSOUND],[V.BIG,X.BIG],[V.BLOCKQUOTE,X.BLOCKQUOTE],[V.BODY,X.BODY],[V.BR,X.BR],[V.BUTTON,X.BUTTON],[V.CAPTION,X.CAPTION],[V.CENTER,X.CENTER],[V.CODE,X.CODE],[V.COL,X.COL],[V.COLGROUP,X.COLGROUP],[V.DD,X.DD],[V.DESC,X.DESC],[V.DETAILS,X.DETAILS],[V.DIALOG,X.DIALOG],[V.DIR,X.DIR],[V.DIV,X.DIV],[V.DL,X.DL],[V.DT,X.DT],[V.EM,X.EM],[V.EMBED,X.EMBED],[V.FIELDSET,X.FIELDSET],[V.FIGCAPTION,X.FIGCAPTION],[V.FIGURE,X.FIGURE],[V.FONT,X.FONT],[V.FOOTER,X.FOOTER],[V.FOREIGN_OBJECT,X.FOREIGN_OBJECT],[V.FORM,X.FORM],[V.FRAME,X.FRAME],[V.FRAMESET,X.FRAMESET],[V.H1,X.H1],[V.H2,X.H2],[V.H3,X.H3],[V.H4,X.H4],[V.H5,X.H5],[V.H6,X.H6],[V.HEAD,X.HEAD],[V.HEADER,X.HEADER],[V.HGROUP,X.HGROUP],[V.HR,X.HR],[V.HTML,X.HTML],[V.I,X.I],[V.IMG,X.IMG],[V.IMAGE,X.IMAGE],[V.INPUT,X.INPUT],[V.IFRAME,X.IFRAME],[V.KEYGEN,X.KEYGEN],[V.LABEL,X.LABEL],[V.LI,X.LI],[V.LINK,X.LINK],[V.LISTING,X.LISTING],[V.MAIN,X.MAIN],[V.MALIGNMARK,X.MALIGNMARK],[V.MARQUEE,X.MARQUEE],[V.MATH,X.MATH],[V.MENU,X.MENU],[V.META,X.META],[V.MGLYPH,X.MGLYPH],[V.MI,X.MI],[V.MO,X.MO],[V.MN,X.MN],[V.MS,X.MS],[V.MTEXT,X.MTEXT],[V.NAV,X.NAV],[V.NOBR,X.NOBR],[V.NOFRAMES,X.NOFRAMES],[V.NOEMBED,X.NOEMBED],[V.NOSCRIPT,X.NOSCRIPT],[V.OBJECT,X.OBJECT],[V.OL,X.OL],[V.OPTGROUP,X.OPTGROUP],[V.OPTION,X.OPTION],[V.P,X.P],[V.PARAM,X.PARAM],[V.PLAINTEXT,X.PLAINTEXT],[V.PRE,X.PRE],[V.RB,X.RB],[V.RP,X.RP],[V.RT,X.RT],[V.RTC,X.RTC],[V.RUBY,X.RUBY],[V.S,X.S],[V.SCRIPT,X.SCRIPT],[V.SEARCH,X.SEARCH],[V.SECTION,X.SECTION],[V.SELECT,X.SELECT],[V.SOURCE,X.SOURCE],[V.SMALL,X.SMALL],[V.SPAN,X.SPAN],[V.STRIKE,X.STRIKE],[V.STRONG,X.STRONG],[V.STYLE,X.STYLE],[V.SUB,X.SUB],[V.SUMMARY,X.SUMMARY],[V.SUP,X.SUP],[V.TABLE,X.TABLE],[V.TBODY,X.TBODY],[V.TEMPLATE,X.TEMPLATE],[V.TEXTAREA,X.TEXTAREA],[V.TFOOT,X.TFOOT],[V.TD,X.TD],[V.TH,X.TH],[V.THEAD,X.THEAD],[V.TITLE,X.TITLE],[V.TR,X.TR],[V.TRACK,X.TRACK],[V.TT,X.TT],[V.U,X.U],[V.UL,X.UL],[V.SVG,X.SVG],[V.VAR,X.VAR],[V.WBR,X.WBR],[V.XMP,X.XMP]])
function getTagID(e){var t
return(t=z.get(e))!==null&&t!==void 0?t:X.UNKNOWN}const j=X
const J={[W.HTML]:new Set([j.ADDRESS,j.APPLET,j.AREA,j.ARTICLE,j.ASIDE,j.BASE,j.BASEFONT,j.BGSOUND,j.BLOCKQUOTE,j.BODY,j.BR,j.BUTTON,j.CAPTION,j.CENTER,j.COL,j.COLGROUP,j.DD,j.DETAILS,j.DIR,j.DIV,j.DL,j.DT,j.EMBED,j.FIELDSET,j.FIGCAPTION,j.FIGURE,j.FOOTER,j.FORM,j.FRAME,j.FRAMESET,j.H1,j.H2,j.H3,j.H4,j.H5,j.H6,j.HEAD,j.HEADER,j.HGROUP,j.HR,j.HTML,j.IFRAME,j.IMG,j.INPUT,j.LI,j.LINK,j.LISTING,j.MAIN,j.MARQUEE,j.MENU,j.META,j.NAV,j.NOEMBED,j.NOFRAMES,j.NOSCRIPT,j.OBJECT,j.OL,j.P,j.PARAM,j.PLAINTEXT,j.PRE,j.SCRIPT,j.SECTION,j.SELECT,j.SOURCE,j.STYLE,j.SUMMARY,j.TABLE,j.TBODY,j.TD,j.TEMPLATE,j.TEXTAREA,j.TFOOT,j.TH,j.THEAD,j.TITLE,j.TR,j.TRACK,j.UL,j.WBR,j.XMP]),[W.MATHML]:new Set([j.MI,j.MO,j.MN,j.MS,j.MTEXT,j.ANNOTATION_XML]),[W.SVG]:new Set([j.TITLE,j.FOREIGN_OBJECT,j.DESC]),[W.XLINK]:new Set,[W.XML]:new Set,[W.XMLNS]:new Set}
const Z=new Set([j.H1,j.H2,j.H3,j.H4,j.H5,j.H6])
const ee=new Set([V.STYLE,V.SCRIPT,V.XMP,V.IFRAME,V.NOEMBED,V.NOFRAMES,V.PLAINTEXT])
function hasUnescapedText(e,t){return ee.has(e)||t&&e===V.NOSCRIPT}const te=64
var ne;(function(e){e[e["DATA"]=0]="DATA"
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
e[e["AMBIGUOUS_AMPERSAND"]=72]="AMBIGUOUS_AMPERSAND"})(ne||(ne={}))
const se={DATA:ne.DATA,RCDATA:ne.RCDATA,RAWTEXT:ne.RAWTEXT,SCRIPT_DATA:ne.SCRIPT_DATA,PLAINTEXT:ne.PLAINTEXT,CDATA_SECTION:ne.CDATA_SECTION}
function isAsciiDigit(e){return e>=i.DIGIT_0&&e<=i.DIGIT_9}function isAsciiUpper(e){return e>=i.LATIN_CAPITAL_A&&e<=i.LATIN_CAPITAL_Z}function isAsciiLower(e){return e>=i.LATIN_SMALL_A&&e<=i.LATIN_SMALL_Z}function isAsciiLetter(e){return isAsciiLower(e)||isAsciiUpper(e)}function isAsciiAlphaNumeric(e){return isAsciiLetter(e)||isAsciiDigit(e)}function toAsciiLower(e){return e+32}function isWhitespace(e){return e===i.SPACE||e===i.LINE_FEED||e===i.TABULATION||e===i.FORM_FEED||e===i.CARRIAGE_RETURN}function isScriptDataDoubleEscapeSequenceEnd(e){return isWhitespace(e)||e===i.SOLIDUS||e===i.GREATER_THAN_SIGN}function getErrorForNumericCharacterReference(e){if(e===i.NULL)return c.nullCharacterReference
else if(e>1114111)return c.characterReferenceOutsideUnicodeRange
else if(isSurrogate(e))return c.surrogateCharacterReference
else if(isUndefinedCodePoint(e))return c.noncharacterCharacterReference
else if(isControlCodePoint(e)||e===i.CARRIAGE_RETURN)return c.controlCharacterReference
return null}var re=class{constructor(e,t){this.options=e
this.handler=t
this.paused=false
this.inLoop=false
this.inForeignNode=false
this.lastStartTagName=""
this.active=false
this.state=ne.DATA
this.returnState=ne.DATA
this.entityStartPos=0
this.consumedAfterSnapshot=-1
this.currentCharacterToken=null
this.currentToken=null
this.currentAttr={name:"",value:""}
this.currentAttrLocation=null
this.currentAttrNames=null
this.runStart=0
this.runEnd=0
this.preprocessor=new u(t)
this.currentLocation=this.getCurrentLocation(-1)
this.entityDecoder=new q((e,t)=>{this.preprocessor.pos=this.entityStartPos+t-1
if(!this._isCharacterReferenceInAttribute())this._ensureCharacterToken(isWhitespace(e)?d.WHITESPACE_CHARACTER:e===i.NULL?d.NULL_CHARACTER:d.CHARACTER)
this._extendRunWith(String.fromCodePoint(e),0)
this.entityStartPos=this.preprocessor.pos-t+1},t.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(c.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:e=>{this._err(c.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+e)},validateNumericCharacterReference:e=>{const t=getErrorForNumericCharacterReference(e)
if(t)this._err(t,1)}}:void 0)}_err(e,t=0){var n,s;(s=(n=this.handler).onParseError)===null||s===void 0||s.call(n,this.preprocessor.getError(e,t))}getCurrentLocation(e){if(!this.options.sourceCodeLocationInfo)return null
return{startLine:this.preprocessor.line,startCol:this.preprocessor.col-e,startOffset:this.preprocessor.offset-e,endLine:-1,endCol:-1,endOffset:-1}}_runParsingLoop(){if(this.inLoop)return
this.inLoop=true
while(this.active&&!this.paused){this.consumedAfterSnapshot=0
const e=this._consume()
if(!this._ensureHibernation())this._callState(e)}this.inLoop=false}flushCharacters(){var e
if(this.inLoop)throw new Error("Cannot flush characters from a tokenizer callback")
const t=(e=this.currentCharacterToken)===null||e===void 0?void 0:e.location
let n=null
if(t){n=this.getCharacterTokenEndLocation(t)
this.currentLocation=n}this.inLoop=true
try{this._emitCurrentCharacterToken(n)}finally{this.inLoop=false}this._runParsingLoop()}getCharacterTokenEndLocation(e){const t=this.getCharacterTokenEndOffset()
const n=this.preprocessor.html.slice(e.startOffset-this.preprocessor.droppedBufferSize,t-this.preprocessor.droppedBufferSize)
let s=e.startLine
let r=-1
for(let e=n.indexOf("\n");e!==-1;e=n.indexOf("\n",e+1)){s++
r=e}for(let e=n.indexOf("\r");e!==-1;e=n.indexOf("\r",e+1))if(n.charCodeAt(e+1)!==i.LINE_FEED){s++
r=Math.max(r,e)}return{startLine:s,startCol:r===-1?e.startCol+n.length:n.length-r,startOffset:t,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var e
const t=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1
const n=(e=this.currentToken)===null||e===void 0?void 0:e.location
switch(this.state){case ne.TAG_OPEN:case ne.RCDATA_LESS_THAN_SIGN:case ne.RAWTEXT_LESS_THAN_SIGN:case ne.SCRIPT_DATA_LESS_THAN_SIGN:case ne.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case ne.CDATA_SECTION_BRACKET:return t-1
case ne.END_TAG_OPEN:case ne.MARKUP_DECLARATION_OPEN:case ne.RCDATA_END_TAG_OPEN:case ne.RCDATA_END_TAG_NAME:case ne.RAWTEXT_END_TAG_OPEN:case ne.RAWTEXT_END_TAG_NAME:case ne.SCRIPT_DATA_END_TAG_OPEN:case ne.SCRIPT_DATA_END_TAG_NAME:case ne.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case ne.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case ne.CDATA_SECTION_END:return t-2
case ne.CHARACTER_REFERENCE:return this._isCharacterReferenceInAttribute()&&n?n.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos
case ne.DOCTYPE:case ne.BEFORE_DOCTYPE_NAME:return this.currentLocation.startOffset
default:if(n&&(this.state===ne.TAG_NAME||this.state>=ne.BEFORE_ATTRIBUTE_NAME&&this.state<=ne.BOGUS_COMMENT||this.state>=ne.COMMENT_START&&this.state<=ne.BOGUS_DOCTYPE))return n.startOffset
return t}}pause(){this.paused=true}resume(e){if(!this.paused)throw new Error("Parser was already resumed")
this.paused=false
if(this.inLoop)return
this._runParsingLoop()
if(!this.paused)e===null||e===void 0||e()}write(e,t,n){this.active=true
this.preprocessor.write(e,t)
this._runParsingLoop()
if(!this.paused)n===null||n===void 0||n()}insertHtmlAtCurrentPos(e){this.active=true
this.preprocessor.insertHtmlAtCurrentPos(e)
this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||this.state===ne.DOCTYPE||this.state===ne.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk())return
const e=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1-this.getCharacterTokenEndOffset()
this.preprocessor.advance()
this.currentLocation=this.getCurrentLocation(e)
this.preprocessor.retreat(1)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(d.CHARACTER)
this.preprocessor.dropParsedChunk(Math.max(e-1,0))
this.entityStartPos=this.preprocessor.pos+1-e}_ensureHibernation(){if(this.preprocessor.endOfChunkHit){this.preprocessor.retreat(this.consumedAfterSnapshot)
this.consumedAfterSnapshot=0
this.active=false
return true}return false}_consume(){this.consumedAfterSnapshot++
return this.preprocessor.advance()}_advanceBy(e){this.consumedAfterSnapshot+=e
for(let t=0;t<e;t++)this.preprocessor.advance()}_consumeSequenceIfMatch(e,t){if(this.preprocessor.startsWith(e,t)){this._advanceBy(e.length-1)
return true}return false}_createStartTagToken(){this._flushRun("")
this.currentToken={type:d.START_TAG,tagName:"",tagID:X.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun("")
this.currentToken={type:d.END_TAG,tagName:"",tagID:X.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(e){this._flushRun("")
this.currentToken={type:d.COMMENT,data:"",location:this.getCurrentLocation(e)}}_createDoctypeToken(e){this._flushRun("")
this.currentToken={type:d.DOCTYPE,name:e,forceQuirks:false,publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(e){if(this.currentLocation){const e=this.currentLocation.startOffset-this.preprocessor.droppedBufferSize
if(this.preprocessor.html[e]==="\n"&&this.preprocessor.html[e-1]==="\r")this.currentLocation.startOffset++}this.currentCharacterToken={type:e,chars:"",location:this.currentLocation}}_createAttr(e){this._flushRun("")
this.currentAttr={name:e,value:""}
this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var e
var t
const n=this.currentToken
const{name:s}=this.currentAttr
const r=this.currentAttrNames
let a
if(r===null){a=getTokenAttr(n,s)!==null
if(!a&&n.attrs.length===te)this.currentAttrNames=new Set(n.attrs.map(e=>e.name)).add(s)}else{a=r.has(s)
if(!a)r.add(s)}if(a)this._err(c.duplicateAttribute)
else{n.attrs.push(this.currentAttr)
if(n.location&&this.currentAttrLocation){const s=(e=(t=n.location).attrs)!==null&&e!==void 0?e:t.attrs=Object.create(null)
s[this.currentAttr.name]=this.currentAttrLocation
this._leaveAttrValue()}}}_leaveAttrValue(){if(this.currentAttrLocation){this.currentAttrLocation.endLine=this.preprocessor.line
this.currentAttrLocation.endCol=this.preprocessor.col
this.currentAttrLocation.endOffset=this.preprocessor.offset}}_flushRun(e){if(this.runEnd===this.runStart&&e.length===0)return
const t=this.preprocessor.html.slice(this.runStart,this.runEnd)
const n=(t.length<13?t:` ${t}`.slice(1))+e
const s=this.currentToken
this.runStart=this.runEnd
if(s===null)this.currentCharacterToken.chars+=n
else if(s.type===d.COMMENT)s.data+=n
else this.currentAttr.value+=n}_extendRun(e){const{preprocessor:t}=this
if(e===i.LINE_FEED&&t.html.charCodeAt(t.pos)!==i.LINE_FEED){this._flushRun("\n")
this.runStart=t.pos+1}else{const n=t.pos-Number(e>65535)
if(n!==this.runEnd){this._flushRun("")
this.runStart=n}}this.runEnd=t.pos+1}_extendRunWith(e,t){const{preprocessor:n}=this
const s=n.codePointStart+1+t-e.length
if(s>=0&&n.html.startsWith(e,s)){if(s!==this.runEnd){this._flushRun("")
this.runStart=s}}else{this._flushRun(e)
this.runStart=s+e.length}this.runEnd=s+e.length}prepareToken(e){this._emitCurrentCharacterToken(e.location)
this.currentToken=null
if(e.location){e.location.endLine=this.preprocessor.line
e.location.endCol=this.preprocessor.col+1
e.location.endOffset=this.preprocessor.offset+1}this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){const e=this.currentToken
this.currentAttrNames=null
this.prepareToken(e)
e.tagID=getTagID(e.tagName)
if(e.type===d.START_TAG){this.lastStartTagName=e.tagName
this.handler.onStartTag(e)}else{if(e.attrs.length>0)this._err(c.endTagWithAttributes)
if(e.selfClosing)this._err(c.endTagWithTrailingSolidus)
this.handler.onEndTag(e)}this.preprocessor.dropParsedChunk()}emitCurrentComment(e){this.prepareToken(e)
this.handler.onComment(e)
this.preprocessor.dropParsedChunk()}emitCurrentDoctype(e){this.prepareToken(e)
this.handler.onDoctype(e)
this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(e){this._flushRun("")
if(this.currentCharacterToken){if(e&&this.currentCharacterToken.location){this.currentCharacterToken.location.endLine=e.startLine
this.currentCharacterToken.location.endCol=e.startCol
this.currentCharacterToken.location.endOffset=e.startOffset}switch(this.currentCharacterToken.type){case d.CHARACTER:this.handler.onCharacter(this.currentCharacterToken)
break
case d.NULL_CHARACTER:this.handler.onNullCharacter(this.currentCharacterToken)
break
case d.WHITESPACE_CHARACTER:this.handler.onWhitespaceCharacter(this.currentCharacterToken)}this.currentCharacterToken=null}}_emitEOFToken(){var e,t
const n=this.getCurrentLocation(0)
if(n){n.endLine=n.startLine
n.endCol=n.startCol
n.endOffset=n.startOffset}this._emitCurrentCharacterToken((t=(e=this.currentToken)===null||e===void 0?void 0:e.location)!==null&&t!==void 0?t:n)
this.handler.onEof({type:d.EOF,location:n})
this.active=false}_ensureCharacterToken(e){if(this.currentCharacterToken){if(this.currentCharacterToken.type===e)return
this.currentLocation=this.getCurrentLocation(0)
this._emitCurrentCharacterToken(this.currentLocation)
this.preprocessor.dropParsedChunk()}this._createCharacterToken(e)}_emitCodePoint(e){const t=isWhitespace(e)?d.WHITESPACE_CHARACTER:e===i.NULL?d.NULL_CHARACTER:d.CHARACTER
const n=this.currentCharacterToken
if(n===null||n.type!==t)this._ensureCharacterToken(t)
this._extendRun(e)}_emitChars(e,t=0){if(this.options.sourceCodeLocationInfo&&t!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==d.CHARACTER){this.currentLocation=this.getCurrentLocation(e.length-1-t)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(d.CHARACTER)}else this._ensureCharacterToken(d.CHARACTER)
this._extendRunWith(e,t)}_startCharacterReference(){this.returnState=this.state
this.state=ne.CHARACTER_REFERENCE
this.entityStartPos=this.preprocessor.pos
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute()?L.Attribute:L.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===ne.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.returnState===ne.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===ne.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(e){if(this._isCharacterReferenceInAttribute())this._extendRun(e)
else this._emitCodePoint(e)}_callState(e){switch(this.state){case ne.DATA:this._stateData(e)
break
case ne.RCDATA:this._stateRcdata(e)
break
case ne.RAWTEXT:this._stateRawtext(e)
break
case ne.SCRIPT_DATA:this._stateScriptData(e)
break
case ne.PLAINTEXT:this._statePlaintext(e)
break
case ne.TAG_OPEN:this._stateTagOpen(e)
break
case ne.END_TAG_OPEN:this._stateEndTagOpen(e)
break
case ne.TAG_NAME:this._stateTagName(e)
break
case ne.RCDATA_LESS_THAN_SIGN:this._stateRcdataLessThanSign(e)
break
case ne.RCDATA_END_TAG_OPEN:this._stateRcdataEndTagOpen(e)
break
case ne.RCDATA_END_TAG_NAME:this._stateRcdataEndTagName(e)
break
case ne.RAWTEXT_LESS_THAN_SIGN:this._stateRawtextLessThanSign(e)
break
case ne.RAWTEXT_END_TAG_OPEN:this._stateRawtextEndTagOpen(e)
break
case ne.RAWTEXT_END_TAG_NAME:this._stateRawtextEndTagName(e)
break
case ne.SCRIPT_DATA_LESS_THAN_SIGN:this._stateScriptDataLessThanSign(e)
break
case ne.SCRIPT_DATA_END_TAG_OPEN:this._stateScriptDataEndTagOpen(e)
break
case ne.SCRIPT_DATA_END_TAG_NAME:this._stateScriptDataEndTagName(e)
break
case ne.SCRIPT_DATA_ESCAPE_START:this._stateScriptDataEscapeStart(e)
break
case ne.SCRIPT_DATA_ESCAPE_START_DASH:this._stateScriptDataEscapeStartDash(e)
break
case ne.SCRIPT_DATA_ESCAPED:this._stateScriptDataEscaped(e)
break
case ne.SCRIPT_DATA_ESCAPED_DASH:this._stateScriptDataEscapedDash(e)
break
case ne.SCRIPT_DATA_ESCAPED_DASH_DASH:this._stateScriptDataEscapedDashDash(e)
break
case ne.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:this._stateScriptDataEscapedLessThanSign(e)
break
case ne.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:this._stateScriptDataEscapedEndTagOpen(e)
break
case ne.SCRIPT_DATA_ESCAPED_END_TAG_NAME:this._stateScriptDataEscapedEndTagName(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPE_START:this._stateScriptDataDoubleEscapeStart(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPED:this._stateScriptDataDoubleEscaped(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:this._stateScriptDataDoubleEscapedDash(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:this._stateScriptDataDoubleEscapedDashDash(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:this._stateScriptDataDoubleEscapedLessThanSign(e)
break
case ne.SCRIPT_DATA_DOUBLE_ESCAPE_END:this._stateScriptDataDoubleEscapeEnd(e)
break
case ne.BEFORE_ATTRIBUTE_NAME:this._stateBeforeAttributeName(e)
break
case ne.ATTRIBUTE_NAME:this._stateAttributeName(e)
break
case ne.AFTER_ATTRIBUTE_NAME:this._stateAfterAttributeName(e)
break
case ne.BEFORE_ATTRIBUTE_VALUE:this._stateBeforeAttributeValue(e)
break
case ne.ATTRIBUTE_VALUE_DOUBLE_QUOTED:this._stateAttributeValueDoubleQuoted(e)
break
case ne.ATTRIBUTE_VALUE_SINGLE_QUOTED:this._stateAttributeValueSingleQuoted(e)
break
case ne.ATTRIBUTE_VALUE_UNQUOTED:this._stateAttributeValueUnquoted(e)
break
case ne.AFTER_ATTRIBUTE_VALUE_QUOTED:this._stateAfterAttributeValueQuoted(e)
break
case ne.SELF_CLOSING_START_TAG:this._stateSelfClosingStartTag(e)
break
case ne.BOGUS_COMMENT:this._stateBogusComment(e)
break
case ne.MARKUP_DECLARATION_OPEN:this._stateMarkupDeclarationOpen(e)
break
case ne.COMMENT_START:this._stateCommentStart(e)
break
case ne.COMMENT_START_DASH:this._stateCommentStartDash(e)
break
case ne.COMMENT:this._stateComment(e)
break
case ne.COMMENT_LESS_THAN_SIGN:this._stateCommentLessThanSign(e)
break
case ne.COMMENT_LESS_THAN_SIGN_BANG:this._stateCommentLessThanSignBang(e)
break
case ne.COMMENT_LESS_THAN_SIGN_BANG_DASH:this._stateCommentLessThanSignBangDash(e)
break
case ne.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:this._stateCommentLessThanSignBangDashDash(e)
break
case ne.COMMENT_END_DASH:this._stateCommentEndDash(e)
break
case ne.COMMENT_END:this._stateCommentEnd(e)
break
case ne.COMMENT_END_BANG:this._stateCommentEndBang(e)
break
case ne.DOCTYPE:this._stateDoctype(e)
break
case ne.BEFORE_DOCTYPE_NAME:this._stateBeforeDoctypeName(e)
break
case ne.DOCTYPE_NAME:this._stateDoctypeName(e)
break
case ne.AFTER_DOCTYPE_NAME:this._stateAfterDoctypeName(e)
break
case ne.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._stateAfterDoctypePublicKeyword(e)
break
case ne.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:this._stateBeforeDoctypePublicIdentifier(e)
break
case ne.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:this._stateDoctypePublicIdentifierDoubleQuoted(e)
break
case ne.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:this._stateDoctypePublicIdentifierSingleQuoted(e)
break
case ne.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:this._stateAfterDoctypePublicIdentifier(e)
break
case ne.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:this._stateBetweenDoctypePublicAndSystemIdentifiers(e)
break
case ne.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._stateAfterDoctypeSystemKeyword(e)
break
case ne.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:this._stateBeforeDoctypeSystemIdentifier(e)
break
case ne.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:this._stateDoctypeSystemIdentifierDoubleQuoted(e)
break
case ne.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:this._stateDoctypeSystemIdentifierSingleQuoted(e)
break
case ne.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:this._stateAfterDoctypeSystemIdentifier(e)
break
case ne.BOGUS_DOCTYPE:this._stateBogusDoctype(e)
break
case ne.CDATA_SECTION:this._stateCdataSection(e)
break
case ne.CDATA_SECTION_BRACKET:this._stateCdataSectionBracket(e)
break
case ne.CDATA_SECTION_END:this._stateCdataSectionEnd(e)
break
case ne.CHARACTER_REFERENCE:this._stateCharacterReference()
break
case ne.AMBIGUOUS_AMPERSAND:this._stateAmbiguousAmpersand(e)
break
default:throw new Error("Unknown state")}}_stateData(e){switch(e){case i.LESS_THAN_SIGN:this.state=ne.TAG_OPEN
break
case i.AMPERSAND:this._startCharacterReference()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitCodePoint(e)
break
case i.EOF:this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateRcdata(e){switch(e){case i.AMPERSAND:this._startCharacterReference()
break
case i.LESS_THAN_SIGN:this.state=ne.RCDATA_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateRawtext(e){switch(e){case i.LESS_THAN_SIGN:this.state=ne.RAWTEXT_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateScriptData(e){switch(e){case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_statePlaintext(e){switch(e){case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateTagOpen(e){if(isAsciiLetter(e)){this._createStartTagToken()
this.state=ne.TAG_NAME
this._stateTagName(e)}else switch(e){case i.EXCLAMATION_MARK:this.state=ne.MARKUP_DECLARATION_OPEN
break
case i.SOLIDUS:this.state=ne.END_TAG_OPEN
break
case i.QUESTION_MARK:this._err(c.unexpectedQuestionMarkInsteadOfTagName)
this._createCommentToken(1)
this.state=ne.BOGUS_COMMENT
this._stateBogusComment(e)
break
case i.EOF:this._err(c.eofBeforeTagName)
this._emitChars("<",-1)
this._emitEOFToken()
break
default:this._err(c.invalidFirstCharacterOfTagName)
this._emitChars("<",-1)
this.state=ne.DATA
this._stateData(e)}}_stateEndTagOpen(e){if(isAsciiLetter(e)){this._createEndTagToken()
this.state=ne.TAG_NAME
this._stateTagName(e)}else switch(e){case i.GREATER_THAN_SIGN:this._err(c.missingEndTagName)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofBeforeTagName)
this._emitChars("</",-1)
this._emitEOFToken()
break
default:this._err(c.invalidFirstCharacterOfTagName)
this._createCommentToken(2)
this.state=ne.BOGUS_COMMENT
this._stateBogusComment(e)}}_stateTagName(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.BEFORE_ATTRIBUTE_NAME
break
case i.SOLIDUS:this.state=ne.SELF_CLOSING_START_TAG
break
case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentTagToken()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.tagName+="\ufffd"
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:t.tagName+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}_stateRcdataLessThanSign(e){if(e===i.SOLIDUS)this.state=ne.RCDATA_END_TAG_OPEN
else{this._emitChars("<",-1)
this.state=ne.RCDATA
this._stateRcdata(e)}}_stateRcdataEndTagOpen(e){if(isAsciiLetter(e)){this.state=ne.RCDATA_END_TAG_NAME
this._stateRcdataEndTagName(e)}else{this._emitChars("</",-1)
this.state=ne.RCDATA
this._stateRcdata(e)}}handleSpecialEndTag(e){if(!this.preprocessor.startsWith(this.lastStartTagName,false))return!this._ensureHibernation()
this._createEndTagToken()
const t=this.currentToken
t.tagName=this.lastStartTagName
switch(this.preprocessor.peek(this.lastStartTagName.length)){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this._advanceBy(this.lastStartTagName.length)
this.state=ne.BEFORE_ATTRIBUTE_NAME
return false
case i.SOLIDUS:this._advanceBy(this.lastStartTagName.length)
this.state=ne.SELF_CLOSING_START_TAG
return false
case i.GREATER_THAN_SIGN:this._advanceBy(this.lastStartTagName.length)
this.emitCurrentTagToken()
this.state=ne.DATA
return false
default:this.currentToken=null
return!this._ensureHibernation()}}_stateRcdataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=ne.RCDATA
this._stateRcdata(e)}}_stateRawtextLessThanSign(e){if(e===i.SOLIDUS)this.state=ne.RAWTEXT_END_TAG_OPEN
else{this._emitChars("<",-1)
this.state=ne.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagOpen(e){if(isAsciiLetter(e)){this.state=ne.RAWTEXT_END_TAG_NAME
this._stateRawtextEndTagName(e)}else{this._emitChars("</",-1)
this.state=ne.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=ne.RAWTEXT
this._stateRawtext(e)}}_stateScriptDataLessThanSign(e){switch(e){case i.SOLIDUS:this.state=ne.SCRIPT_DATA_END_TAG_OPEN
break
case i.EXCLAMATION_MARK:this.state=ne.SCRIPT_DATA_ESCAPE_START
this._emitChars("<!")
break
default:this._emitChars("<",-1)
this.state=ne.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEndTagOpen(e){if(isAsciiLetter(e)){this.state=ne.SCRIPT_DATA_END_TAG_NAME
this._stateScriptDataEndTagName(e)}else{this._emitChars("</",-1)
this.state=ne.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=ne.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStart(e){if(e===i.HYPHEN_MINUS){this.state=ne.SCRIPT_DATA_ESCAPE_START_DASH
this._emitChars("-")}else{this.state=ne.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStartDash(e){if(e===i.HYPHEN_MINUS){this.state=ne.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")}else{this.state=ne.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscaped(e){switch(e){case i.HYPHEN_MINUS:this.state=ne.SCRIPT_DATA_ESCAPED_DASH
this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateScriptDataEscapedDash(e){switch(e){case i.HYPHEN_MINUS:this.state=ne.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this.state=ne.SCRIPT_DATA_ESCAPED
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this.state=ne.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}_stateScriptDataEscapedDashDash(e){switch(e){case i.HYPHEN_MINUS:this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break
case i.GREATER_THAN_SIGN:this.state=ne.SCRIPT_DATA
this._emitChars(">")
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this.state=ne.SCRIPT_DATA_ESCAPED
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this.state=ne.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}_stateScriptDataEscapedLessThanSign(e){if(e===i.SOLIDUS)this.state=ne.SCRIPT_DATA_ESCAPED_END_TAG_OPEN
else if(isAsciiLetter(e)){this._emitChars("<",-1)
this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPE_START
this._stateScriptDataDoubleEscapeStart(e)}else{this._emitChars("<",-1)
this.state=ne.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagOpen(e){if(isAsciiLetter(e)){this.state=ne.SCRIPT_DATA_ESCAPED_END_TAG_NAME
this._stateScriptDataEscapedEndTagName(e)}else{this._emitChars("</",-1)
this.state=ne.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=ne.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscapeStart(e){if(this.preprocessor.startsWith(o.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(o.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<o.SCRIPT.length;e++)this._emitCodePoint(this._consume())
this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED}else if(!this._ensureHibernation()){this.state=ne.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscaped(e){switch(e){case i.HYPHEN_MINUS:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED_DASH
this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateScriptDataDoubleEscapedDash(e){switch(e){case i.HYPHEN_MINUS:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH
this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}_stateScriptDataDoubleEscapedDashDash(e){switch(e){case i.HYPHEN_MINUS:this._emitChars("-")
break
case i.LESS_THAN_SIGN:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break
case i.GREATER_THAN_SIGN:this.state=ne.SCRIPT_DATA
this._emitChars(">")
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars("\ufffd")
break
case i.EOF:this._err(c.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break
default:this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}_stateScriptDataDoubleEscapedLessThanSign(e){if(e===i.SOLIDUS){this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPE_END
this._emitChars("/")}else{this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateScriptDataDoubleEscapeEnd(e){if(this.preprocessor.startsWith(o.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(o.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<o.SCRIPT.length;e++)this._emitCodePoint(this._consume())
this.state=ne.SCRIPT_DATA_ESCAPED}else if(!this._ensureHibernation()){this.state=ne.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateBeforeAttributeName(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.SOLIDUS:case i.GREATER_THAN_SIGN:case i.EOF:this.state=ne.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break
case i.EQUALS_SIGN:this._err(c.unexpectedEqualsSignBeforeAttributeName)
this._createAttr("=")
this.state=ne.ATTRIBUTE_NAME
break
default:this._createAttr("")
this.state=ne.ATTRIBUTE_NAME
this._stateAttributeName(e)}}_stateAttributeName(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:case i.SOLIDUS:case i.GREATER_THAN_SIGN:case i.EOF:this._leaveAttrName()
this.state=ne.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break
case i.EQUALS_SIGN:this._leaveAttrName()
this.state=ne.BEFORE_ATTRIBUTE_VALUE
break
case i.QUOTATION_MARK:case i.APOSTROPHE:case i.LESS_THAN_SIGN:this._err(c.unexpectedCharacterInAttributeName)
this.currentAttr.name+=String.fromCodePoint(e)
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this.currentAttr.name+="\ufffd"
break
default:this.currentAttr.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}_stateAfterAttributeName(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.SOLIDUS:this.state=ne.SELF_CLOSING_START_TAG
break
case i.EQUALS_SIGN:this.state=ne.BEFORE_ATTRIBUTE_VALUE
break
case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentTagToken()
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._createAttr("")
this.state=ne.ATTRIBUTE_NAME
this._stateAttributeName(e)}}_stateBeforeAttributeValue(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.QUOTATION_MARK:this.state=ne.ATTRIBUTE_VALUE_DOUBLE_QUOTED
break
case i.APOSTROPHE:this.state=ne.ATTRIBUTE_VALUE_SINGLE_QUOTED
break
case i.GREATER_THAN_SIGN:this._err(c.missingAttributeValue)
this.state=ne.DATA
this.emitCurrentTagToken()
break
default:this.state=ne.ATTRIBUTE_VALUE_UNQUOTED
this._stateAttributeValueUnquoted(e)}}_stateAttributeValueDoubleQuoted(e){switch(e){case i.QUOTATION_MARK:this.state=ne.AFTER_ATTRIBUTE_VALUE_QUOTED
break
case i.AMPERSAND:this._startCharacterReference()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._extendRunWith("\ufffd",0)
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._extendRun(e)}}_stateAttributeValueSingleQuoted(e){switch(e){case i.APOSTROPHE:this.state=ne.AFTER_ATTRIBUTE_VALUE_QUOTED
break
case i.AMPERSAND:this._startCharacterReference()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._extendRunWith("\ufffd",0)
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._extendRun(e)}}_stateAttributeValueUnquoted(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this._leaveAttrValue()
this.state=ne.BEFORE_ATTRIBUTE_NAME
break
case i.AMPERSAND:this._startCharacterReference()
break
case i.GREATER_THAN_SIGN:this._leaveAttrValue()
this.state=ne.DATA
this.emitCurrentTagToken()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._extendRunWith("\ufffd",0)
break
case i.QUOTATION_MARK:case i.APOSTROPHE:case i.LESS_THAN_SIGN:case i.EQUALS_SIGN:case i.GRAVE_ACCENT:this._err(c.unexpectedCharacterInUnquotedAttributeValue)
this._extendRun(e)
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._extendRun(e)}}_stateAfterAttributeValueQuoted(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this._leaveAttrValue()
this.state=ne.BEFORE_ATTRIBUTE_NAME
break
case i.SOLIDUS:this._leaveAttrValue()
this.state=ne.SELF_CLOSING_START_TAG
break
case i.GREATER_THAN_SIGN:this._leaveAttrValue()
this.state=ne.DATA
this.emitCurrentTagToken()
break
case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._err(c.missingWhitespaceBetweenAttributes)
this._leaveAttrValue()
this.state=ne.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}_stateSelfClosingStartTag(e){switch(e){case i.GREATER_THAN_SIGN:{const e=this.currentToken
e.selfClosing=true
this.state=ne.DATA
this.emitCurrentTagToken()
break}case i.EOF:this._err(c.eofInTag)
this._emitEOFToken()
break
default:this._err(c.unexpectedSolidusInTag)
this.state=ne.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}_stateBogusComment(e){const t=this.currentToken
switch(e){case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentComment(t)
break
case i.EOF:this.emitCurrentComment(t)
this._emitEOFToken()
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._extendRunWith("\ufffd",0)
break
default:this._extendRun(e)}}_stateMarkupDeclarationOpen(e){if(this._consumeSequenceIfMatch(o.DASH_DASH,true)){this._createCommentToken(o.DASH_DASH.length+1)
this.state=ne.COMMENT_START}else if(this._consumeSequenceIfMatch(o.DOCTYPE,false)){this.currentLocation=this.getCurrentLocation(o.DOCTYPE.length+1)
this.state=ne.DOCTYPE}else if(this._consumeSequenceIfMatch(o.CDATA_START,true)){if(this.inForeignNode)this.state=ne.CDATA_SECTION
else{this._err(c.cdataInHtmlContent)
this._createCommentToken(o.CDATA_START.length+1)
this.currentToken.data="[CDATA["
this.state=ne.BOGUS_COMMENT}}else if(!this._ensureHibernation()){this._err(c.incorrectlyOpenedComment)
this._createCommentToken(2)
this.state=ne.BOGUS_COMMENT
this._stateBogusComment(e)}}_stateCommentStart(e){switch(e){case i.HYPHEN_MINUS:this.state=ne.COMMENT_START_DASH
break
case i.GREATER_THAN_SIGN:{this._err(c.abruptClosingOfEmptyComment)
this.state=ne.DATA
const e=this.currentToken
this.emitCurrentComment(e)
break}default:this.state=ne.COMMENT
this._stateComment(e)}}_stateCommentStartDash(e){const t=this.currentToken
switch(e){case i.HYPHEN_MINUS:this.state=ne.COMMENT_END
break
case i.GREATER_THAN_SIGN:this._err(c.abruptClosingOfEmptyComment)
this.state=ne.DATA
this.emitCurrentComment(t)
break
case i.EOF:this._err(c.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break
default:this._extendRunWith("-",-1)
this.state=ne.COMMENT
this._stateComment(e)}}_stateComment(e){const t=this.currentToken
switch(e){case i.HYPHEN_MINUS:this.state=ne.COMMENT_END_DASH
break
case i.LESS_THAN_SIGN:this._extendRunWith("<",0)
this.state=ne.COMMENT_LESS_THAN_SIGN
break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._extendRunWith("\ufffd",0)
break
case i.EOF:this._err(c.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break
default:this._extendRun(e)}}_stateCommentLessThanSign(e){switch(e){case i.EXCLAMATION_MARK:this._extendRunWith("!",0)
this.state=ne.COMMENT_LESS_THAN_SIGN_BANG
break
case i.LESS_THAN_SIGN:this._extendRunWith("<",0)
break
default:this.state=ne.COMMENT
this._stateComment(e)}}_stateCommentLessThanSignBang(e){if(e===i.HYPHEN_MINUS)this.state=ne.COMMENT_LESS_THAN_SIGN_BANG_DASH
else{this.state=ne.COMMENT
this._stateComment(e)}}_stateCommentLessThanSignBangDash(e){if(e===i.HYPHEN_MINUS)this.state=ne.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH
else{this.state=ne.COMMENT_END_DASH
this._stateCommentEndDash(e)}}_stateCommentLessThanSignBangDashDash(e){if(e!==i.GREATER_THAN_SIGN&&e!==i.EOF)this._err(c.nestedComment)
this.state=ne.COMMENT_END
this._stateCommentEnd(e)}_stateCommentEndDash(e){const t=this.currentToken
switch(e){case i.HYPHEN_MINUS:this.state=ne.COMMENT_END
break
case i.EOF:this._err(c.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break
default:this._extendRunWith("-",-1)
this.state=ne.COMMENT
this._stateComment(e)}}_stateCommentEnd(e){const t=this.currentToken
switch(e){case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentComment(t)
break
case i.EXCLAMATION_MARK:this.state=ne.COMMENT_END_BANG
break
case i.HYPHEN_MINUS:this._extendRunWith("-",-2)
break
case i.EOF:this._err(c.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break
default:this._extendRunWith("--",-1)
this.state=ne.COMMENT
this._stateComment(e)}}_stateCommentEndBang(e){const t=this.currentToken
switch(e){case i.HYPHEN_MINUS:this._extendRunWith("--!",-1)
this.state=ne.COMMENT_END_DASH
break
case i.GREATER_THAN_SIGN:this._err(c.incorrectlyClosedComment)
this.state=ne.DATA
this.emitCurrentComment(t)
break
case i.EOF:this._err(c.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break
default:this._extendRunWith("--!",-1)
this.state=ne.COMMENT
this._stateComment(e)}}_stateDoctype(e){switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.BEFORE_DOCTYPE_NAME
break
case i.GREATER_THAN_SIGN:this.state=ne.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)
break
case i.EOF:{this._err(c.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:this._err(c.missingWhitespaceBeforeDoctypeName)
this.state=ne.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)}}_stateBeforeDoctypeName(e){if(isAsciiUpper(e)){this._createDoctypeToken(String.fromCharCode(toAsciiLower(e)))
this.state=ne.DOCTYPE_NAME}else switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.NULL:this._err(c.unexpectedNullCharacter)
this._createDoctypeToken("\ufffd")
this.state=ne.DOCTYPE_NAME
break
case i.GREATER_THAN_SIGN:{this._err(c.missingDoctypeName)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this.state=ne.DATA
break}case i.EOF:{this._err(c.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:this._createDoctypeToken(String.fromCodePoint(e))
this.state=ne.DOCTYPE_NAME}}_stateDoctypeName(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.AFTER_DOCTYPE_NAME
break
case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.name+="\ufffd"
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:t.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}_stateAfterDoctypeName(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:if(this._consumeSequenceIfMatch(o.PUBLIC,false))this.state=ne.AFTER_DOCTYPE_PUBLIC_KEYWORD
else if(this._consumeSequenceIfMatch(o.SYSTEM,false))this.state=ne.AFTER_DOCTYPE_SYSTEM_KEYWORD
else if(!this._ensureHibernation()){this._err(c.invalidCharacterSequenceAfterDoctypeName)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateAfterDoctypePublicKeyword(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER
break
case i.QUOTATION_MARK:this._err(c.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=ne.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:this._err(c.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=ne.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break
case i.GREATER_THAN_SIGN:this._err(c.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateBeforeDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.QUOTATION_MARK:t.publicId=""
this.state=ne.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:t.publicId=""
this.state=ne.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break
case i.GREATER_THAN_SIGN:this._err(c.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateDoctypePublicIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case i.QUOTATION_MARK:this.state=ne.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.publicId+="\ufffd"
break
case i.GREATER_THAN_SIGN:this._err(c.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:t.publicId+=String.fromCodePoint(e)}}_stateDoctypePublicIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case i.APOSTROPHE:this.state=ne.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.publicId+="\ufffd"
break
case i.GREATER_THAN_SIGN:this._err(c.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:t.publicId+=String.fromCodePoint(e)}}_stateAfterDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS
break
case i.GREATER_THAN_SIGN:this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.QUOTATION_MARK:this._err(c.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:this._err(c.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateBetweenDoctypePublicAndSystemIdentifiers(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.GREATER_THAN_SIGN:this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.QUOTATION_MARK:t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateAfterDoctypeSystemKeyword(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:this.state=ne.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER
break
case i.QUOTATION_MARK:this._err(c.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:this._err(c.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break
case i.GREATER_THAN_SIGN:this._err(c.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateBeforeDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.QUOTATION_MARK:t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break
case i.APOSTROPHE:t.systemId=""
this.state=ne.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break
case i.GREATER_THAN_SIGN:this._err(c.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.DATA
this.emitCurrentDoctype(t)
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateDoctypeSystemIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case i.QUOTATION_MARK:this.state=ne.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.systemId+="\ufffd"
break
case i.GREATER_THAN_SIGN:this._err(c.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:t.systemId+=String.fromCodePoint(e)}}_stateDoctypeSystemIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case i.APOSTROPHE:this.state=ne.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break
case i.NULL:this._err(c.unexpectedNullCharacter)
t.systemId+="\ufffd"
break
case i.GREATER_THAN_SIGN:this._err(c.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:t.systemId+=String.fromCodePoint(e)}}_stateAfterDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case i.SPACE:case i.LINE_FEED:case i.TABULATION:case i.FORM_FEED:break
case i.GREATER_THAN_SIGN:this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.EOF:this._err(c.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break
default:this._err(c.unexpectedCharacterAfterDoctypeSystemIdentifier)
this.state=ne.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}_stateBogusDoctype(e){const t=this.currentToken
switch(e){case i.GREATER_THAN_SIGN:this.emitCurrentDoctype(t)
this.state=ne.DATA
break
case i.NULL:this._err(c.unexpectedNullCharacter)
break
case i.EOF:this.emitCurrentDoctype(t)
this._emitEOFToken()}}_stateCdataSection(e){switch(e){case i.RIGHT_SQUARE_BRACKET:this.state=ne.CDATA_SECTION_BRACKET
break
case i.EOF:this._err(c.eofInCdata)
this._emitEOFToken()
break
default:this._emitCodePoint(e)}}_stateCdataSectionBracket(e){if(e===i.RIGHT_SQUARE_BRACKET)this.state=ne.CDATA_SECTION_END
else{this._emitChars("]",-1)
this.state=ne.CDATA_SECTION
this._stateCdataSection(e)}}_stateCdataSectionEnd(e){switch(e){case i.GREATER_THAN_SIGN:this.state=ne.DATA
break
case i.RIGHT_SQUARE_BRACKET:this._emitChars("]",-2)
break
default:this._emitChars("]]",-1)
this.state=ne.CDATA_SECTION
this._stateCdataSection(e)}}_stateCharacterReference(){let e=this.entityDecoder.write(this.preprocessor.html,this.preprocessor.pos)
if(e<0){if(this.preprocessor.lastChunkWritten)e=this.entityDecoder.end()
else{this.active=false
this.preprocessor.pos=this.preprocessor.html.length-1
this.consumedAfterSnapshot=0
this.preprocessor.endOfChunkHit=true
return}}if(e===0){this.preprocessor.pos=this.entityStartPos
this._flushCodePointConsumedAsCharacterReference(i.AMPERSAND)
this.state=!this._isCharacterReferenceInAttribute()&&isAsciiAlphaNumeric(this.preprocessor.peek(1))?ne.AMBIGUOUS_AMPERSAND:this.returnState}else this.state=this.returnState}_stateAmbiguousAmpersand(e){if(isAsciiAlphaNumeric(e))this._flushCodePointConsumedAsCharacterReference(e)
else{if(e===i.SEMICOLON)this._err(c.unknownNamedCharacterReference)
this.state=this.returnState
this._callState(e)}}}
const ae=new Set([X.DD,X.DT,X.LI,X.OPTGROUP,X.OPTION,X.P,X.RB,X.RP,X.RT,X.RTC])
const ie=new Set([...ae,X.CAPTION,X.COLGROUP,X.TBODY,X.TD,X.TFOOT,X.TH,X.THEAD,X.TR])
const oe=64
const ce=256
const le=512
const ue=768
const he=[X.H1,X.H2,X.H3,X.H4,X.H5,X.H6]
const de=[X.TBODY,X.TFOOT,X.THEAD]
const Te=[X.TR,X.TEMPLATE,X.HTML]
const Ee=[...de,X.TEMPLATE,X.HTML]
const pe=[X.TABLE,X.TEMPLATE,X.HTML]
const me=[X.TD,X.TH]
const fe=1
const Ae=2
const _e=4
const ge=8
const Ie=16
const Se=32
const Ne=new Uint8Array(ue)
for(const[e,t]of[[W.HTML,0],[W.SVG,ce],[W.MATHML,le]])for(const n of J[e])Ne[t+n]=e===W.HTML&&(n===X.ADDRESS||n===X.DIV||n===X.P)?fe:3
for(const e of[X.APPLET,X.CAPTION,X.HTML,X.MARQUEE,X.OBJECT,X.TABLE,X.TD,X.TEMPLATE,X.TH,ce+X.DESC,ce+X.FOREIGN_OBJECT,ce+X.TITLE,le+X.ANNOTATION_XML,le+X.MI,le+X.MN,le+X.MO,le+X.MS,le+X.MTEXT])Ne[e]|=28
Ne[X.OL]|=ge
Ne[X.UL]|=ge
Ne[X.BUTTON]|=Ie
Ne[X.TABLE]|=Se
Ne[X.HTML]|=Se
const Ce=new Uint8Array(ue)
for(const e of[X.A,X.B,X.BIG,X.CODE,X.EM,X.FONT,X.I,X.NOBR,X.S,X.SMALL,X.STRIKE,X.STRONG,X.TT,X.U])Ce[e]=1
function tagKey(e,t){if(t===X.UNKNOWN)return-1
switch(e){case W.HTML:return t
case W.SVG:return ce+t
case W.MATHML:return le+t
default:return-1}}var De=class{get currentTmplContentOrNode(){return this._isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(e,t,n){this.treeAdapter=t
this.handler=n
this.items=[]
this.tagIDs=[]
this.stackTop=-1
this.depth=0
this.tmplCount=0
this.currentTagId=X.UNKNOWN
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
if(t!==void 0)return t
if(Ce[getTagID(this.treeAdapter.getTagName(e))])return-1}return this.items.lastIndexOf(e,this.stackTop)}slotBelow(e){return this.indexed?this.below[e]:e-1}slotAbove(e){if(this.indexed)return this.above[e]
return e===this.stackTop?-1:e+1}_isInTemplate(){return this.currentTagId===X.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===W.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop]
this.currentTagId=this.tagIDs[this.stackTop]}_nameKey(e,t,n){var s,r
const a=`${e} ${t}`
let i=(s=this.nameKeys)===null||s===void 0?void 0:s.get(a)
if(i===void 0&&n){(r=this.nameKeys)!==null&&r!==void 0||(this.nameKeys=new Map)
i=ue+this.nameKeys.size
this.nameKeys.set(a,i)
if(i===this.keyTops.length){const e=new Int32Array(2*i).fill(-1)
e.set(this.keyTops)
this.keyTops=e}}return i!==null&&i!==void 0?i:-1}_indexAll(){this.indexed=true
this.keyTops=new Int32Array(ue).fill(-1)
for(let e=0;e<=this.stackTop;e++)this._index(e,e-1)}_index(e,t){const n=this.items[e]
const s=this.tagIDs[e]
const r=this.treeAdapter.getNamespaceURI(n)
let a=tagKey(r,s)
if(a===-1)a=this._nameKey(r,this.treeAdapter.getTagName(n),true)
const i=this.keyTops[a]
this.keys[e]=a
this.keyPrev[e]=i
this.keyNext[e]=-1
if(i!==-1)this.keyNext[i]=e
this.keyTops[a]=e
this.above[e]=-1
this._link(e,t,r===W.HTML)
if(Ce[s])this.formattingSlots.set(n,e)}_link(e,t,n){const s=this.keys[e]
const r=s<ue?Ne[s]:0
this.below[e]=t
if(t===-1){this.specials[e]=r&fe
this.listItemBoundaries[e]=(r&Ae)>>1
this.scopeBoundaries[e]=(r&_e)>>2
this.htmlSlots[e]=n?e:-1}else{this.above[t]=e
this.specials[e]=this.specials[t]+(r&fe)
this.listItemBoundaries[e]=this.listItemBoundaries[t]+((r&Ae)>>1)
this.scopeBoundaries[e]=this.scopeBoundaries[t]+((r&_e)>>2)
this.htmlSlots[e]=n?e:this.htmlSlots[t]}}_unindex(e){const t=this.keys[e]
const n=this.keyPrev[e]
const s=this.keyNext[e]
if(n!==-1)this.keyNext[n]=s
if(s===-1)this.keyTops[t]=n
else this.keyPrev[s]=n
if(Ce[this.tagIDs[e]])this.formattingSlots.delete(this.items[e])}_move(e,t){const n=this.items[e]
const s=this.keys[e]
const r=this.keyPrev[e]
const a=this.keyNext[e]
this.items[t]=n
this.tagIDs[t]=this.tagIDs[e]
this.keys[t]=s
this.keyPrev[t]=r
this.keyNext[t]=a
if(r!==-1)this.keyNext[r]=t
if(a===-1)this.keyTops[s]=t
else this.keyPrev[a]=t
if(Ce[this.tagIDs[t]])this.formattingSlots.set(n,t)}indexOfTopmost(e){if(this.indexed)return this.keyTops[e]
for(let t=this.stackTop;t>=0;t--)if(this.tagIDs[t]===e&&this.treeAdapter.getNamespaceURI(this.items[t])===W.HTML)return t
return-1}indexOfTopmostOf(e){if(this.indexed){let t=-1
for(const n of e)if(this.keyTops[n]>t)t=this.keyTops[n]
return t}for(let t=this.stackTop;t>=0;t--)if(e.includes(this.tagIDs[t])&&this.treeAdapter.getNamespaceURI(this.items[t])===W.HTML)return t
return-1}indexOfTopmostByName(e,t){if(this.indexed){let n=tagKey(e,getTagID(t))
if(n===-1)n=this._nameKey(e,t,false)
return n===-1?-1:this.keyTops[n]}for(let n=this.stackTop;n>=0;n--){const s=this.items[n]
if(this.treeAdapter.getTagName(s)===t&&this.treeAdapter.getNamespaceURI(s)===e)return n}return-1}indexOfTopmostHtmlElement(){if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop]
let e=this.stackTop
while(e>=0&&this.treeAdapter.getNamespaceURI(this.items[e])!==W.HTML)e--
return e}_hasAbove(e,t){for(let n=this.stackTop;n>e;n--){const e=tagKey(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n])
if(e!==-1&&Ne[e]&t)return true}return false}hasSpecialElementAbove(e){return this.indexed?this.specials[this.stackTop]!==this.specials[e]:this._hasAbove(e,fe)}hasListItemBoundaryAbove(e){return this.indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[e]:this._hasAbove(e,Ae)}push(e,t){const n=this.stackTop
this.stackTop++
this.depth++
this.items[this.stackTop]=e
this.current=e
this.tagIDs[this.stackTop]=t
this.currentTagId=t
if(this.indexed)this._index(this.stackTop,n)
else if(this.depth===oe)this._indexAll()
if(this._isInTemplate())this.tmplCount++
this.handler.onItemPush(e,t,true)}_popCurrent(){if(this.tmplCount>0&&this._isInTemplate())this.tmplCount--
if(this.indexed){this._unindex(this.stackTop)
this.stackTop=this.below[this.stackTop]
if(this.stackTop!==-1)this.above[this.stackTop]=-1}else this.stackTop--
this.depth--
this._updateCurrentElement()}pop(){const e=this.current
this._popCurrent()
this.handler.onItemPop(e,true)}replace(e,t){const n=this._indexOf(e)
this.items[n]=t
if(this.indexed&&Ce[this.tagIDs[n]]){this.formattingSlots.delete(e)
this.formattingSlots.set(t,n)}if(n===this.stackTop)this.current=t}replaceFormattingElement(e,t,n,s){const r=this.items[e]
if(!this.indexed){this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.handler.onItemPop(r,false)
this.items.splice(t,0,n)
this.tagIDs.splice(t,0,s)
if(t===this.stackTop)this._updateCurrentElement()
if(this.current&&this.currentTagId!==void 0)this.handler.onItemPush(this.current,this.currentTagId,t===this.stackTop)
return}const a=this.keys[e]
const i=this.below[e]
const o=this.above[t]
const c=[]
for(let n=this.above[e];n!==t;n=this.above[n])c.push(n)
const l=this.keyNext[e]
this._unindex(e)
this.items[e]=void 0
this.handler.onItemPop(r,false)
let u=t-1
while(c.length>0&&c[c.length-1]===u){c.pop()
u--}for(let e=u+1;e<=t;e++)this._move(e,e-1)
const d=l===-1?this.keyTops[a]:this.keyPrev[l]
this.items[t]=n
this.tagIDs[t]=s
this.keys[t]=a
this.keyPrev[t]=d
this.keyNext[t]=l
if(d!==-1)this.keyNext[d]=t
if(l===-1)this.keyTops[a]=t
else this.keyPrev[l]=t
if(Ce[s])this.formattingSlots.set(n,t)
let T=i
for(const e of c){this._link(e,T,true)
T=e}for(let e=u;e<t;e++){this._link(e,T,true)
T=e}this._link(t,T,true)
if(o===-1)this._updateCurrentElement()
if(this.current&&this.currentTagId!==void 0)this.handler.onItemPush(this.current,this.currentTagId,o===-1)}popUntilTagNamePopped(e){this.shortenToLength(Math.max(this.indexOfTopmost(e),0))}shortenToLength(e){while(this.stackTop>=e){const t=this.current
this._popCurrent()
this.handler.onItemPop(t,this.stackTop<e)}}popUntilElementPopped(e){const t=this._indexOf(e)
this.shortenToLength(Math.max(t,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(he),0))}popUntilTableCellPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(me),0))}popAllUpToHtmlElement(){this.tmplCount=0
this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(this.indexOfTopmostOf(pe)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(Ee)+1)}clearBackToTableRowContext(){this.shortenToLength(this.indexOfTopmostOf(Te)+1)}remove(e){const t=this._indexOf(e)
if(t!==-1)this.removeAt(t)}removeAt(e){if(e===this.stackTop){this.pop()
return}const t=this.items[e]
this.depth--
if(this.indexed){const t=this.keys[e]<ue?Ne[this.keys[e]]:0
const n=this.below[e]
const s=this.above[e]
this._unindex(e)
this.items[e]=void 0
this.below[s]=n
if(n!==-1)this.above[n]=s
if(t!==0)for(let e=s;e!==-1;e=this.above[e]){this.specials[e]-=t&fe
this.listItemBoundaries[e]-=(t&Ae)>>1
this.scopeBoundaries[e]-=(t&_e)>>2}const r=n===-1?-1:this.htmlSlots[n]
for(let t=s;t!==-1&&this.htmlSlots[t]===e;t=this.above[t])this.htmlSlots[t]=r}else{this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.stackTop--
this._updateCurrentElement()}this.handler.onItemPop(t,false)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===X.BODY?this.items[1]:null}contains(e){return this._indexOf(e)>-1}getCommonAncestor(e){const t=this._indexOf(e)
const n=t===-1?-1:this.slotBelow(t)
return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){return this.stackTop===0&&this.tagIDs[0]===X.HTML}_isInScope(e,t){let n=-1
switch(t){case ge:n=Math.max(this.keyTops[X.OL],this.keyTops[X.UL])
break
case Ie:n=this.keyTops[X.BUTTON]
break
case Se:n=Math.max(this.keyTops[X.TABLE],this.keyTops[X.HTML])
return e===-1?n===-1:e>=n}return e===-1?n===-1&&(this.stackTop===-1||this.scopeBoundaries[this.stackTop]===0):e>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[e]}_scanScope(e,t,n,s){for(let r=this.stackTop;r>=0;r--){const a=tagKey(this.treeAdapter.getNamespaceURI(this.items[r]),this.tagIDs[r])
if(a===-1)continue
if((t?t.includes(a):a===e)&&(!s||this.items[r]===s))return true
if(Ne[a]&n)return false}return true}hasInScope(e,t){if(!this.indexed)return this._scanScope(e,null,_e,t)
return this._isInScope(t?this._indexOf(t):this.keyTops[e],_e)}hasInListItemScope(e){return this.indexed?this._isInScope(this.keyTops[e],ge):this._scanScope(e,null,ge)}hasInButtonScope(e){return this.indexed?this._isInScope(this.keyTops[e],Ie):this._scanScope(e,null,Ie)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(he),_e):this._scanScope(X.UNKNOWN,he,_e)}hasInTableScope(e){return this.indexed?this._isInScope(this.keyTops[e],Se):this._scanScope(e,null,Se)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(de),Se):this._scanScope(X.UNKNOWN,de,Se)}hasInSelectScope(e){for(let t=this.stackTop;t>=0;t=this.slotBelow(t)){if(this.treeAdapter.getNamespaceURI(this.items[t])!==W.HTML)continue
switch(this.tagIDs[t]){case e:return true
case X.OPTION:case X.OPTGROUP:break
default:return false}}return true}generateImpliedEndTags(){while(this.currentTagId!==void 0&&ae.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===W.HTML)this.pop()}generateImpliedEndTagsThoroughly(){while(this.currentTagId!==void 0&&ie.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===W.HTML)this.pop()}generateImpliedEndTagsWithExclusion(e){while(this.currentTagId!==void 0&&this.currentTagId!==e&&ie.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===W.HTML)this.pop()}}
const Oe=3
var Re;(function(e){e[e["Marker"]=0]="Marker"
e[e["Element"]=1]="Element"})(Re||(Re={}))
var Le=class{constructor(){this.newest=null
this.bookmark=null
this.index=null
this.elementEntries=new Map}_insertElementEntry(e,t,n){const s=n===null?null:n.newer
const r={type:Re.Element,element:e,token:t,older:n,newer:s,ark:null,olderSameTag:null,newerSameTag:null}
if(s===null)this.newest=r
else s.older=r
if(n!==null)n.newer=r
return this.index===null?null:this._addToIndex(this.index,r)}_addToIndex(e,t){const{tagName:n,attrs:s}=t.token
const r=n+s.map(({name:e,value:t})=>`\0${e}\0${t}`).sort().join("")
let a=e.arks.get(r)
if(a===void 0){a={entries:[],key:r}
e.arks.set(r,a)}a.entries.push(t)
t.ark=a
this.elementEntries.set(t.element,t)
let i=e.tagNames.get(n)
if(i===void 0){i={olderSameTag:null}
e.tagNames.set(n,i)}t.olderSameTag=i.olderSameTag
t.newerSameTag=i
if(i.olderSameTag!==null)i.olderSameTag.newerSameTag=t
i.olderSameTag=t
return a}insertMarker(){if(this.index===null)for(let e=this.newest;e!==null&&e.type===Re.Element;e=e.older)this.elementEntries.set(e.element,e)
const e={type:Re.Marker,older:this.newest,newer:null,outerIndex:this.index}
if(this.newest!==null)this.newest.newer=e
this.newest=e
this.index=null}pushElement(e,t){if(this.index===null){let e=null
let t=0
for(let n=this.newest;n!==null&&n.type===Re.Element;n=n.older){e=n
t++}if(t>=Oe){this.index={arks:new Map,tagNames:new Map}
for(let t=e;t!==null&&t.type===Re.Element;t=t.newer)this._addToIndex(this.index,t)}}const n=this._insertElementEntry(e,t,this.newest)
if(n!==null&&n.entries.length>Oe)this.removeEntry(n.entries[0])}insertElementAfterBookmark(e,t){const{bookmark:n}=this
this.bookmark=null
this._insertElementEntry(e,t,n)}removeEntry(e){var t
if(e.newer===null?this.newest!==e:e.newer.older!==e)return
this.elementEntries.delete(e.element)
if(e.newer===null)this.newest=e.older
else e.newer.older=e.older
if(e.older!==null)e.older.newer=e.newer
if(e.ark!==null){const{entries:n,key:s}=e.ark
n.splice(n.indexOf(e),1)
if(n.length===0)(t=this.index)===null||t===void 0||t.arks.delete(s)}if(e.newerSameTag!==null){e.newerSameTag.olderSameTag=e.olderSameTag
if(e.olderSameTag!==null)e.olderSameTag.newerSameTag=e.newerSameTag}}replaceElement(e,t){if(this.elementEntries.delete(e.element))this.elementEntries.set(t,e)
e.element=t}clearToLastMarker(){let e=this.newest
for(;e!==null&&e.type===Re.Element;e=e.older)this.elementEntries.delete(e.element)
this.newest=e===null?null:e.older
this.index=e===null?null:e.outerIndex
if(this.newest!==null)this.newest.newer=null}getElementEntryInScopeWithTagName(e){var t,n
if(this.index!==null)return(n=(t=this.index.tagNames.get(e))===null||t===void 0?void 0:t.olderSameTag)!==null&&n!==void 0?n:null
for(let t=this.newest;t!==null&&t.type===Re.Element;t=t.older)if(t.token.tagName===e)return t
return null}getElementEntry(e){if(this.index===null){for(let t=this.newest;t!==null&&t.type===Re.Element;t=t.older)if(t.element===e)return t}return this.elementEntries.get(e)}}
const be=new WeakMap
const ke={createDocument(){return{nodeName:"#document",mode:Q.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragment",childNodes:[]}},createElement(e,t,n){return{nodeName:e,tagName:e,attrs:n,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t)
t.parentNode=e},insertBefore(e,t,n){const{childNodes:s}=e
const r=s[s.length-1]===n?s.length-1:s.indexOf(n)
s.splice(r,0,t)
t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.content},setDocumentType(e,t,n,s){const r=e.childNodes.find(e=>e.nodeName==="#documentType")
if(r){r.name=t
r.publicId=n
r.systemId=s}else{const r={nodeName:"#documentType",name:t,publicId:n,systemId:s,parentNode:null}
ke.appendChild(e,r)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.parentNode){const{childNodes:t}=e.parentNode
const n=t[t.length-1]===e?t.length-1:t.indexOf(e)
t.splice(n,1)
e.parentNode=null}},insertText(e,t){if(e.childNodes.length>0){const n=e.childNodes[e.childNodes.length-1]
if(ke.isTextNode(n)){n.value+=t
return}}ke.appendChild(e,ke.createTextNode(t))},insertTextBefore(e,t,n){const{childNodes:s}=e
const r=s[(s[s.length-1]===n?s.length-1:s.indexOf(n))-1]
if(r&&ke.isTextNode(r))r.value+=t
else ke.insertBefore(e,ke.createTextNode(t),n)},adoptAttributes(e,t){if(t.length===0||t===e.attrs)return
const n=be.get(e.attrs)
const s=(n===null||n===void 0?void 0:n.size)===e.attrs.length&&t.every(({name:t})=>{var s
const r=n.get(t)
return r===void 0||((s=e.attrs[r])===null||s===void 0?void 0:s.name)===t})
const r=s?n:new Map
if(!s){for(let t=0;t<e.attrs.length;t++){const n=e.attrs[t]
if(n!==void 0)r.set(n.name,t)}be.set(e.attrs,r)}const a=e.attrs.length
for(let n=0;n<t.length;n++)if(!r.has(t[n].name))e.attrs.push(t[n])
for(let t=a;t<e.attrs.length;t++)r.set(e.attrs[t].name,t)
if(r.size!==e.attrs.length)be.delete(e.attrs)},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagName")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation={...e.sourceCodeLocation,...t}}}
const ye="html"
const Pe="about:legacy-compat"
const Me="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
const Be=["+//silmaril//dtd html pro v0r11 19970101//","-//as//dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2//","-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd html 2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//dtd html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ietf//dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//","-//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//microsoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//netscape comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html extended 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//sun microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//","-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//","-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozilla html 2.0//","-//webtechs//dtd mozilla html//"]
const $e=[...Be,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
const He=new Set(["-//w3o//dtd w3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"])
const Ue=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"]
const Fe=[...Ue,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
function hasPrefix(e,t){return t.some(t=>e.startsWith(t))}function isConforming(e){return e.name===ye&&e.publicId===null&&(e.systemId===null||e.systemId===Pe)}function getDocumentMode(e){if(e.name!==ye)return Q.QUIRKS
const{systemId:t}=e
if(t&&t.toLowerCase()===Me)return Q.QUIRKS
let{publicId:n}=e
if(n!==null){n=n.toLowerCase()
if(He.has(n))return Q.QUIRKS
let e=t===null?$e:Be
if(hasPrefix(n,e))return Q.QUIRKS
e=t===null?Ue:Fe
if(hasPrefix(n,e))return Q.LIMITED_QUIRKS}return Q.NO_QUIRKS}const xe={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"}
const we="definitionurl"
const ve="definitionURL"
const Ge=new Map(["attributeName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSelector","zoomAndPan"].map(e=>[e.toLowerCase(),e]))
const Ye=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:W.XLINK}],["xlink:arcrole",{prefix:"xlink",name:"arcrole",namespace:W.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:W.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:W.XLINK}],["xlink:show",{prefix:"xlink",name:"show",namespace:W.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:W.XLINK}],["xlink:type",{prefix:"xlink",name:"type",namespace:W.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:W.XML}],["xml:space",{prefix:"xml",name:"space",namespace:W.XML}],["xmlns",{prefix:"",name:"xmlns",namespace:W.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:W.XMLNS}]])
const qe=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),e]))
const We=new Set([X.B,X.BIG,X.BLOCKQUOTE,X.BODY,X.BR,X.CENTER,X.CODE,X.DD,X.DIV,X.DL,X.DT,X.EM,X.EMBED,X.H1,X.H2,X.H3,X.H4,X.H5,X.H6,X.HEAD,X.HR,X.I,X.IMG,X.LI,X.LISTING,X.MENU,X.META,X.NOBR,X.OL,X.P,X.PRE,X.RUBY,X.S,X.SMALL,X.SPAN,X.STRONG,X.STRIKE,X.SUB,X.SUP,X.TABLE,X.TT,X.U,X.UL,X.VAR])
function causesExit(e){const t=e.tagID
return t===X.FONT&&e.attrs.some(({name:e})=>e===K.COLOR||e===K.SIZE||e===K.FACE)||We.has(t)}function adjustTokenMathMLAttrs(e){for(let t=0;t<e.attrs.length;t++)if(e.attrs[t].name===we){e.attrs[t].name=ve
break}}function adjustTokenSVGAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Ge.get(e.attrs[t].name)
if(n!=null)e.attrs[t].name=n}}function adjustTokenXMLAttrs(e){for(let t=0;t<e.attrs.length;t++){const n=Ye.get(e.attrs[t].name)
if(n){e.attrs[t].prefix=n.prefix
e.attrs[t].name=n.name
e.attrs[t].namespace=n.namespace}}}function adjustTokenSVGTagName(e){const t=qe.get(e.tagName)
if(t!=null){e.tagName=t
e.tagID=getTagID(e.tagName)}}function isMathMLTextIntegrationPoint(e,t){return t===W.MATHML&&(e===X.MI||e===X.MO||e===X.MN||e===X.MS||e===X.MTEXT)}function isHtmlIntegrationPoint(e,t,n){if(t===W.MATHML&&e===X.ANNOTATION_XML){for(let e=0;e<n.length;e++)if(n[e].name===K.ENCODING){const t=n[e].value.toLowerCase()
return t===xe.TEXT_HTML||t===xe.APPLICATION_XML}}return t===W.SVG&&(e===X.FOREIGN_OBJECT||e===X.DESC||e===X.TITLE)}function isIntegrationPoint(e,t,n,s){return(!s||s===W.HTML)&&isHtmlIntegrationPoint(e,t,n)||(!s||s===W.MATHML)&&isMathMLTextIntegrationPoint(e,t)}const Ke=[X.TR,X.TBODY,X.THEAD,X.TFOOT,X.CAPTION,X.COLGROUP,X.TABLE,X.FRAMESET,X.SELECT,X.TEMPLATE,X.TD,X.TH,X.HEAD,X.BODY,X.HTML]
const Qe="hidden"
const Ve=[]
const Xe=8
const ze=3
var je;(function(e){e[e["INITIAL"]=0]="INITIAL"
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
e[e["AFTER_AFTER_FRAMESET"]=22]="AFTER_AFTER_FRAMESET"})(je||(je={}))
const Je={startLine:-1,startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1}
const Ze=new Set([X.TABLE,X.TBODY,X.TFOOT,X.THEAD,X.TR])
const et={scriptingEnabled:true,sourceCodeLocationInfo:false,treeAdapter:ke,onParseError:null}
var tt=class{constructor(e,t,n=null,s=null){this.fragmentContext=n
this.scriptHandler=s
this.currentToken=null
this.stopped=false
this.insertionMode=je.INITIAL
this.originalInsertionMode=je.INITIAL
this.headElement=null
this.formElement=null
this.currentNotInHTML=false
this.tmplInsertionModeStack=[]
this.pendingCharacterTokens=[]
this.hasNonWhitespacePendingCharacterToken=false
this.framesetOk=true
this.skipNextNewLine=false
this.fosterParentingEnabled=false
this.options={...et,...e}
this.treeAdapter=this.options.treeAdapter
this.onParseError=this.options.onParseError
if(this.onParseError)this.options.sourceCodeLocationInfo=true
this.document=t!==null&&t!==void 0?t:this.treeAdapter.createDocument()
this.tokenizer=new re(this.options,this)
this.activeFormattingElements=new Le
this.fragmentContextID=n?getTagID(this.treeAdapter.getTagName(n)):X.UNKNOWN
this._setContextModes(n!==null&&n!==void 0?n:this.document,this.fragmentContextID)
this.openElements=new De(this.document,this.treeAdapter,this)}static parse(e,t){const n=new this(t)
n.tokenizer.write(e,true)
return n.document}static getFragmentParser(e,t){const n={...et,...t}
e!==null&&e!==void 0||(e=n.treeAdapter.createElement(V.TEMPLATE,W.HTML,[]))
const s=n.treeAdapter.createElement("documentmock",W.HTML,[])
const r=new this(n,s,e)
if(r.fragmentContextID===X.TEMPLATE)r.tmplInsertionModeStack.push(je.IN_TEMPLATE)
r._initTokenizerForFragmentParsing()
r._insertFakeRootElement()
r._resetInsertionMode()
r._findFormInFragmentContext()
return r}getFragment(){const e=this.treeAdapter.getFirstChild(this.document)
const t=this.treeAdapter.createDocumentFragment()
this._adoptNodes(e,t)
return t}_err(e,t,n){var s
if(!this.onParseError)return
const r=(s=e.location)!==null&&s!==void 0?s:Je
const a={code:t,startLine:r.startLine,startCol:r.startCol,startOffset:r.startOffset,endLine:n?r.startLine:r.endLine,endCol:n?r.startCol:r.endCol,endOffset:n?r.startOffset:r.endOffset}
this.onParseError(a)}onItemPush(e,t,n){var s,r;(r=(s=this.treeAdapter).onItemPush)===null||r===void 0||r.call(s,e)
if(n&&this.openElements.stackTop>0)this._setContextModes(e,t)}onItemPop(e,t){var n,s,r
if(this.options.sourceCodeLocationInfo)this._setEndLocation(e,this.currentToken);(s=(n=this.treeAdapter).onItemPop)===null||s===void 0||s.call(n,e,this.openElements.current);(r=this.annotationXmlIntegrationPoints)===null||r===void 0||r.delete(e)
if(t){let e
let t
if(this.openElements.stackTop===0&&this.fragmentContext){e=this.fragmentContext
t=this.fragmentContextID}else({current:e,currentTagId:t}=this.openElements)
this._setContextModes(e,t)}}_setContextModes(e,t){const n=e===this.document||e&&this.treeAdapter.getNamespaceURI(e)===W.HTML
this.currentNotInHTML=!n
this.tokenizer.inForeignNode=!n&&e!==void 0&&t!==void 0&&!this._isIntegrationPoint(t,e)}_switchToTextParsing(e,t){this._insertElement(e,W.HTML)
this.tokenizer.state=t
this.originalInsertionMode=this.insertionMode
this.insertionMode=je.TEXT}switchToPlaintextParsing(){this.insertionMode=je.TEXT
this.originalInsertionMode=je.IN_BODY
this.tokenizer.state=se.PLAINTEXT}_getAdjustedCurrentElement(){return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let e=this.fragmentContext
while(e){if(this.treeAdapter.getTagName(e)===V.FORM&&this.treeAdapter.getNamespaceURI(e)===W.HTML){this.formElement=e
break}e=this.treeAdapter.getParentNode(e)}}_initTokenizerForFragmentParsing(){if(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==W.HTML)return
switch(this.fragmentContextID){case X.TITLE:case X.TEXTAREA:this.tokenizer.state=se.RCDATA
break
case X.STYLE:case X.XMP:case X.IFRAME:case X.NOEMBED:case X.NOFRAMES:case X.NOSCRIPT:this.tokenizer.state=se.RAWTEXT
break
case X.SCRIPT:this.tokenizer.state=se.SCRIPT_DATA
break
case X.PLAINTEXT:this.tokenizer.state=se.PLAINTEXT}}_setDocumentType(e){const t=e.name||""
const n=e.publicId||""
const s=e.systemId||""
this.treeAdapter.setDocumentType(this.document,t,n,s)
if(e.location){const t=this.treeAdapter.getChildNodes(this.document).find(e=>this.treeAdapter.isDocumentTypeNode(e))
if(t)this.treeAdapter.setNodeSourceCodeLocation(t,e.location)}}_attachElementToTree(e,t,n){if(this.options.sourceCodeLocationInfo){const n=t&&{...t,startTag:t}
this.treeAdapter.setNodeSourceCodeLocation(e,n)}if(n.beforeElement)this.treeAdapter.insertBefore(n.parent,e,n.beforeElement)
else this.treeAdapter.appendChild(n.parent,e)}_getInsertionLocation(){var e
if(this._shouldFosterParentOnInsertion())return this._findFosterParentingLocation()
return{parent:(e=this.openElements.currentTmplContentOrNode)!==null&&e!==void 0?e:this.document,beforeElement:null}}_createElement(e,t,n,s){var r,a
const i=this.treeAdapter.createElement(e,t,n);(a=(r=this.treeAdapter).onElementCreated)===null||a===void 0||a.call(r,i,{intendedParent:s,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0})
return i}_appendElement(e,t){const n=this._getInsertionLocation()
const s=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(s,e.location,n)}_insertElement(e,t){const n=this._getInsertionLocation()
const s=this._createElement(e.tagName,t,e.attrs,n.parent)
this._attachElementToTree(s,e.location,n)
this.openElements.push(s,e.tagID)}_insertFakeElement(e,t){const n=this._getInsertionLocation()
const s=this._createElement(e,W.HTML,[],n.parent)
this._attachElementToTree(s,null,n)
this.openElements.push(s,t)}_insertTemplate(e){const t=this._getInsertionLocation()
const n=this._createElement(e.tagName,W.HTML,e.attrs,t.parent)
const s=this.treeAdapter.createDocumentFragment()
this.treeAdapter.setTemplateContent(n,s)
this._attachElementToTree(n,e.location,t)
this.openElements.push(n,e.tagID)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(s,null)}_insertFakeRootElement(){const e=this._createElement(V.HTML,W.HTML,[],this.document)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(e,null)
this.treeAdapter.appendChild(this.document,e)
this.openElements.push(e,X.HTML)}_appendCommentNode(e,t){const n=this.treeAdapter.createCommentNode(e.data)
this.treeAdapter.appendChild(t,n)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(n,e.location)}_insertCharacters(e){let t
let n
if(this._shouldFosterParentOnInsertion()){({parent:t,beforeElement:n}=this._findFosterParentingLocation())
if(n)this.treeAdapter.insertTextBefore(t,e.chars,n)
else this.treeAdapter.insertText(t,e.chars)}else{t=this.openElements.currentTmplContentOrNode
this.treeAdapter.insertText(t,e.chars)}if(!e.location)return
const s=this.treeAdapter.getChildNodes(t)
const r=s[(n?s.lastIndexOf(n):s.length)-1]
if(this.treeAdapter.getNodeSourceCodeLocation(r)){const{endLine:t,endCol:n,endOffset:s}=e.location
this.treeAdapter.updateNodeSourceCodeLocation(r,{endLine:t,endCol:n,endOffset:s})}else if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(r,e.location)}_adoptNodes(e,t){const n=[...this.treeAdapter.getChildNodes(e)]
for(let e=n.length-1;e>=0;e--)this.treeAdapter.detachNode(n[e])
for(const e of n)this.treeAdapter.appendChild(t,e)}_setEndLocation(e,t){if(this.treeAdapter.getNodeSourceCodeLocation(e)&&t.location){const n=t.location
const s=this.treeAdapter.getTagName(e)
const r=t.type===d.END_TAG&&s===t.tagName?{endTag:{...n},endLine:n.endLine,endCol:n.endCol,endOffset:n.endOffset}:{endLine:n.startLine,endCol:n.startCol,endOffset:n.startOffset}
this.treeAdapter.updateNodeSourceCodeLocation(e,r)}}shouldProcessStartTagTokenInForeignContent(e){if(!this.currentNotInHTML)return false
let t
let n
if(this.openElements.stackTop===0&&this.fragmentContext){t=this.fragmentContext
n=this.fragmentContextID}else({current:t,currentTagId:n}=this.openElements)
if(e.tagID===X.SVG&&this.treeAdapter.getTagName(t)===V.ANNOTATION_XML&&this.treeAdapter.getNamespaceURI(t)===W.MATHML)return false
return this.tokenizer.inForeignNode||(e.tagID===X.MGLYPH||e.tagID===X.MALIGNMARK)&&n!==void 0&&!this._isIntegrationPoint(n,t,W.HTML)}_processToken(e){switch(e.type){case d.CHARACTER:this.onCharacter(e)
break
case d.NULL_CHARACTER:this.onNullCharacter(e)
break
case d.COMMENT:this.onComment(e)
break
case d.DOCTYPE:this.onDoctype(e)
break
case d.START_TAG:this._processStartTag(e)
break
case d.END_TAG:this.onEndTag(e)
break
case d.EOF:this.onEof(e)
break
case d.WHITESPACE_CHARACTER:this.onWhitespaceCharacter(e)}}_isIntegrationPoint(e,t,n){var s
const r=this.treeAdapter.getNamespaceURI(t)
if(e===X.ANNOTATION_XML&&r===W.MATHML&&n!==W.MATHML){const n=(s=this.annotationXmlIntegrationPoints)!==null&&s!==void 0?s:this.annotationXmlIntegrationPoints=new Map
let a=n.get(t)
if(a===void 0){a=isIntegrationPoint(e,r,this.treeAdapter.getAttrList(t))
n.set(t,a)}return a}return isIntegrationPoint(e,r,Ve,n)}_reconstructActiveFormattingElements(){let e=null
for(let t=this.activeFormattingElements.newest;t!==null&&t.type===Re.Element&&!this.openElements.contains(t.element);t=t.older)e=t
for(let t=e;t!==null&&t.type===Re.Element;t=t.newer){this._insertElement(t.token,this.treeAdapter.getNamespaceURI(t.element))
this.activeFormattingElements.replaceElement(t,this.openElements.current)}}_closeTableCell(){this.openElements.generateImpliedEndTags()
this.openElements.popUntilTableCellPopped()
this.activeFormattingElements.clearToLastMarker()
this.insertionMode=je.IN_ROW}_closePElement(){this.openElements.generateImpliedEndTagsWithExclusion(X.P)
this.openElements.popUntilTagNamePopped(X.P)}_resetInsertionMode(){const e=this.openElements.indexOfTopmostOf(Ke)
const t=e===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[e]
const n=e===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[e]
if(n!==void 0&&this.treeAdapter.getNamespaceURI(n)===W.HTML)switch(t){case X.TR:this.insertionMode=je.IN_ROW
return
case X.TBODY:case X.THEAD:case X.TFOOT:this.insertionMode=je.IN_TABLE_BODY
return
case X.CAPTION:this.insertionMode=je.IN_CAPTION
return
case X.COLGROUP:this.insertionMode=je.IN_COLUMN_GROUP
return
case X.TABLE:this.insertionMode=je.IN_TABLE
return
case X.BODY:this.insertionMode=je.IN_BODY
return
case X.FRAMESET:this.insertionMode=je.IN_FRAMESET
return
case X.SELECT:this._resetInsertionModeForSelect(e)
return
case X.TEMPLATE:this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1]
return
case X.HTML:this.insertionMode=this.headElement?je.AFTER_HEAD:je.BEFORE_HEAD
return
case X.TD:case X.TH:if(e>0){this.insertionMode=je.IN_CELL
return}break
case X.HEAD:if(e>0){this.insertionMode=je.IN_HEAD
return}}this.insertionMode=je.IN_BODY}_resetInsertionModeForSelect(e){if(e>0){const e=this.openElements.indexOfTopmost(X.TABLE)
if(e>0&&e>this.openElements.indexOfTopmost(X.TEMPLATE)){this.insertionMode=je.IN_SELECT_IN_TABLE
return}}this.insertionMode=je.IN_SELECT}_isElementCausesFosterParenting(e){return Ze.has(e)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==void 0&&this._isElementCausesFosterParenting(this.openElements.currentTagId)}_findFosterParentingLocation(){const{openElements:e}=this
const t=e.indexOfTopmost(X.TABLE)
const n=e.indexOfTopmost(X.TEMPLATE)
if(n>t)return{parent:this.treeAdapter.getTemplateContent(e.items[n]),beforeElement:null}
if(t!==-1){const n=e.items[t]
const s=this.treeAdapter.getParentNode(n)
if(s)return{parent:s,beforeElement:n}
return{parent:e.items[e.slotBelow(t)],beforeElement:null}}return{parent:e.items[0],beforeElement:null}}_fosterParentElement(e){const t=this._findFosterParentingLocation()
if(t.beforeElement)this.treeAdapter.insertBefore(t.parent,e,t.beforeElement)
else this.treeAdapter.appendChild(t.parent,e)}_isSpecialElement(e,t){const n=this.treeAdapter.getNamespaceURI(e)
return J[n].has(t)}onCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){characterInForeignContent(this,e)
return}switch(this.insertionMode){case je.INITIAL:tokenInInitialMode(this,e)
break
case je.BEFORE_HTML:tokenBeforeHtml(this,e)
break
case je.BEFORE_HEAD:tokenBeforeHead(this,e)
break
case je.IN_HEAD:tokenInHead(this,e)
break
case je.IN_HEAD_NO_SCRIPT:tokenInHeadNoScript(this,e)
break
case je.AFTER_HEAD:tokenAfterHead(this,e)
break
case je.IN_BODY:case je.IN_CAPTION:case je.IN_CELL:case je.IN_TEMPLATE:characterInBody(this,e)
break
case je.TEXT:case je.IN_SELECT:case je.IN_SELECT_IN_TABLE:this._insertCharacters(e)
break
case je.IN_TABLE:case je.IN_TABLE_BODY:case je.IN_ROW:characterInTable(this,e)
break
case je.IN_TABLE_TEXT:characterInTableText(this,e)
break
case je.IN_COLUMN_GROUP:tokenInColumnGroup(this,e)
break
case je.AFTER_BODY:tokenAfterBody(this,e)
break
case je.AFTER_AFTER_BODY:tokenAfterAfterBody(this,e)}}onNullCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){nullCharacterInForeignContent(this,e)
return}switch(this.insertionMode){case je.INITIAL:tokenInInitialMode(this,e)
break
case je.BEFORE_HTML:tokenBeforeHtml(this,e)
break
case je.BEFORE_HEAD:tokenBeforeHead(this,e)
break
case je.IN_HEAD:tokenInHead(this,e)
break
case je.IN_HEAD_NO_SCRIPT:tokenInHeadNoScript(this,e)
break
case je.AFTER_HEAD:tokenAfterHead(this,e)
break
case je.TEXT:this._insertCharacters(e)
break
case je.IN_TABLE:case je.IN_TABLE_BODY:case je.IN_ROW:characterInTable(this,e)
break
case je.IN_COLUMN_GROUP:tokenInColumnGroup(this,e)
break
case je.AFTER_BODY:tokenAfterBody(this,e)
break
case je.AFTER_AFTER_BODY:tokenAfterAfterBody(this,e)}}onComment(e){this.skipNextNewLine=false
if(this.currentNotInHTML){appendComment(this,e)
return}switch(this.insertionMode){case je.INITIAL:case je.BEFORE_HTML:case je.BEFORE_HEAD:case je.IN_HEAD:case je.IN_HEAD_NO_SCRIPT:case je.AFTER_HEAD:case je.IN_BODY:case je.IN_TABLE:case je.IN_CAPTION:case je.IN_COLUMN_GROUP:case je.IN_TABLE_BODY:case je.IN_ROW:case je.IN_CELL:case je.IN_SELECT:case je.IN_SELECT_IN_TABLE:case je.IN_TEMPLATE:case je.IN_FRAMESET:case je.AFTER_FRAMESET:appendComment(this,e)
break
case je.IN_TABLE_TEXT:tokenInTableText(this,e)
break
case je.AFTER_BODY:appendCommentToRootHtmlElement(this,e)
break
case je.AFTER_AFTER_BODY:case je.AFTER_AFTER_FRAMESET:appendCommentToDocument(this,e)}}onDoctype(e){this.skipNextNewLine=false
switch(this.insertionMode){case je.INITIAL:doctypeInInitialMode(this,e)
break
case je.BEFORE_HEAD:case je.IN_HEAD:case je.IN_HEAD_NO_SCRIPT:case je.AFTER_HEAD:this._err(e,c.misplacedDoctype)
break
case je.IN_TABLE_TEXT:tokenInTableText(this,e)}}onStartTag(e){this.skipNextNewLine=false
this.currentToken=e
this._processStartTag(e)
if(e.selfClosing&&!e.ackSelfClosing)this._err(e,c.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(e){if(this.shouldProcessStartTagTokenInForeignContent(e))startTagInForeignContent(this,e)
else this._startTagOutsideForeignContent(e)}_startTagOutsideForeignContent(e){switch(this.insertionMode){case je.INITIAL:tokenInInitialMode(this,e)
break
case je.BEFORE_HTML:startTagBeforeHtml(this,e)
break
case je.BEFORE_HEAD:startTagBeforeHead(this,e)
break
case je.IN_HEAD:startTagInHead(this,e)
break
case je.IN_HEAD_NO_SCRIPT:startTagInHeadNoScript(this,e)
break
case je.AFTER_HEAD:startTagAfterHead(this,e)
break
case je.IN_BODY:startTagInBody(this,e)
break
case je.IN_TABLE:startTagInTable(this,e)
break
case je.IN_TABLE_TEXT:tokenInTableText(this,e)
break
case je.IN_CAPTION:startTagInCaption(this,e)
break
case je.IN_COLUMN_GROUP:startTagInColumnGroup(this,e)
break
case je.IN_TABLE_BODY:startTagInTableBody(this,e)
break
case je.IN_ROW:startTagInRow(this,e)
break
case je.IN_CELL:startTagInCell(this,e)
break
case je.IN_SELECT:startTagInSelect(this,e)
break
case je.IN_SELECT_IN_TABLE:startTagInSelectInTable(this,e)
break
case je.IN_TEMPLATE:startTagInTemplate(this,e)
break
case je.AFTER_BODY:startTagAfterBody(this,e)
break
case je.IN_FRAMESET:startTagInFrameset(this,e)
break
case je.AFTER_FRAMESET:startTagAfterFrameset(this,e)
break
case je.AFTER_AFTER_BODY:startTagAfterAfterBody(this,e)
break
case je.AFTER_AFTER_FRAMESET:startTagAfterAfterFrameset(this,e)}}onEndTag(e){this.skipNextNewLine=false
this.currentToken=e
if(this.currentNotInHTML)endTagInForeignContent(this,e)
else this._endTagOutsideForeignContent(e)}_endTagOutsideForeignContent(e){switch(this.insertionMode){case je.INITIAL:tokenInInitialMode(this,e)
break
case je.BEFORE_HTML:endTagBeforeHtml(this,e)
break
case je.BEFORE_HEAD:endTagBeforeHead(this,e)
break
case je.IN_HEAD:endTagInHead(this,e)
break
case je.IN_HEAD_NO_SCRIPT:endTagInHeadNoScript(this,e)
break
case je.AFTER_HEAD:endTagAfterHead(this,e)
break
case je.IN_BODY:endTagInBody(this,e)
break
case je.TEXT:endTagInText(this,e)
break
case je.IN_TABLE:endTagInTable(this,e)
break
case je.IN_TABLE_TEXT:tokenInTableText(this,e)
break
case je.IN_CAPTION:endTagInCaption(this,e)
break
case je.IN_COLUMN_GROUP:endTagInColumnGroup(this,e)
break
case je.IN_TABLE_BODY:endTagInTableBody(this,e)
break
case je.IN_ROW:endTagInRow(this,e)
break
case je.IN_CELL:endTagInCell(this,e)
break
case je.IN_SELECT:endTagInSelect(this,e)
break
case je.IN_SELECT_IN_TABLE:endTagInSelectInTable(this,e)
break
case je.IN_TEMPLATE:endTagInTemplate(this,e)
break
case je.AFTER_BODY:endTagAfterBody(this,e)
break
case je.IN_FRAMESET:endTagInFrameset(this,e)
break
case je.AFTER_FRAMESET:endTagAfterFrameset(this,e)
break
case je.AFTER_AFTER_BODY:tokenAfterAfterBody(this,e)}}onEof(e){switch(this.insertionMode){case je.INITIAL:tokenInInitialMode(this,e)
break
case je.BEFORE_HTML:tokenBeforeHtml(this,e)
break
case je.BEFORE_HEAD:tokenBeforeHead(this,e)
break
case je.IN_HEAD:tokenInHead(this,e)
break
case je.IN_HEAD_NO_SCRIPT:tokenInHeadNoScript(this,e)
break
case je.AFTER_HEAD:tokenAfterHead(this,e)
break
case je.IN_BODY:case je.IN_TABLE:case je.IN_CAPTION:case je.IN_COLUMN_GROUP:case je.IN_TABLE_BODY:case je.IN_ROW:case je.IN_CELL:case je.IN_SELECT:case je.IN_SELECT_IN_TABLE:eofInBody(this,e)
break
case je.TEXT:eofInText(this,e)
break
case je.IN_TABLE_TEXT:tokenInTableText(this,e)
break
case je.IN_TEMPLATE:eofInTemplate(this,e)
break
case je.AFTER_BODY:case je.IN_FRAMESET:case je.AFTER_FRAMESET:case je.AFTER_AFTER_BODY:case je.AFTER_AFTER_FRAMESET:stopParsing(this,e)}}onWhitespaceCharacter(e){if(this.skipNextNewLine){this.skipNextNewLine=false
if(e.chars.charCodeAt(0)===i.LINE_FEED){if(e.chars.length===1)return
e.chars=e.chars.substr(1)}}if(this.tokenizer.inForeignNode){this._insertCharacters(e)
return}switch(this.insertionMode){case je.IN_HEAD:case je.IN_HEAD_NO_SCRIPT:case je.AFTER_HEAD:case je.TEXT:case je.IN_COLUMN_GROUP:case je.IN_SELECT:case je.IN_SELECT_IN_TABLE:case je.IN_FRAMESET:case je.AFTER_FRAMESET:this._insertCharacters(e)
break
case je.IN_BODY:case je.IN_CAPTION:case je.IN_CELL:case je.IN_TEMPLATE:case je.AFTER_BODY:case je.AFTER_AFTER_BODY:case je.AFTER_AFTER_FRAMESET:whitespaceCharacterInBody(this,e)
break
case je.IN_TABLE:case je.IN_TABLE_BODY:case je.IN_ROW:characterInTable(this,e)
break
case je.IN_TABLE_TEXT:whitespaceCharacterInTableText(this,e)}}}
function aaObtainFormattingElementEntry(e,t){let n=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName)
if(n){if(!e.openElements.contains(n.element)){e.activeFormattingElements.removeEntry(n)
n=null}else if(!e.openElements.hasInScope(t.tagID,n.element))n=null}else genericEndTagInBody(e,t)
return n}function aaObtainFurthestBlock(e,t){const{openElements:n}=e
const s=n._indexOf(t.element)
for(let t=n.slotAbove(s);t!==-1;t=n.slotAbove(t))if(e._isSpecialElement(n.items[t],n.tagIDs[t]))return t
n.shortenToLength(s)
e.activeFormattingElements.removeEntry(t)
return-1}function aaInnerLoop(e,t,n){const s=e.openElements.items[t]
let r=s
let a=e.openElements.slotBelow(t)
const i=e.openElements.getCommonAncestor(n)
for(let t=0,o=a;e.openElements.items[o]!==n;t++,o=a){let n=e.openElements.items[o]
a=e.openElements.slotBelow(o)
const c=e.activeFormattingElements.getElementEntry(n)
const l=c&&t>=ze
if(!c||l){if(l)e.activeFormattingElements.removeEntry(c)
e.openElements.removeAt(o)}else{n=aaRecreateElementFromEntry(e,c,i)
if(r===s)e.activeFormattingElements.bookmark=c
e.treeAdapter.detachNode(r)
e.treeAdapter.appendChild(n,r)
r=n}}return r}function aaRecreateElementFromEntry(e,t,n){const s=e.treeAdapter.getNamespaceURI(t.element)
const r=e._createElement(t.token.tagName,s,t.token.attrs,n)
e.openElements.replace(t.element,r)
e.activeFormattingElements.replaceElement(t,r)
return r}function aaInsertLastNodeInCommonAncestor(e,t,n){const s=getTagID(e.treeAdapter.getTagName(t))
if(e._isElementCausesFosterParenting(s))e._fosterParentElement(n)
else{const r=e.treeAdapter.getNamespaceURI(t)
if(s===X.TEMPLATE&&r===W.HTML)t=e.treeAdapter.getTemplateContent(t)
e.treeAdapter.appendChild(t,n)}}function aaReplaceFormattingElement(e,t,n){const s=e.treeAdapter.getNamespaceURI(n.element)
const{token:r}=n
const a=e._createElement(r.tagName,s,r.attrs,t)
e._adoptNodes(t,a)
e.treeAdapter.appendChild(t,a)
e.activeFormattingElements.insertElementAfterBookmark(a,r)
e.activeFormattingElements.removeEntry(n)
const i=e.openElements._indexOf(n.element)
let o=e.openElements.slotAbove(i)
while(e.openElements.items[o]!==t)o=e.openElements.slotAbove(o)
e.openElements.replaceFormattingElement(i,o,a,r.tagID)}function callAdoptionAgency(e,t){const{current:n,currentTagId:s}=e.openElements
if(s===t.tagID&&e.treeAdapter.getNamespaceURI(n)===W.HTML&&!e.activeFormattingElements.getElementEntry(n)){e.openElements.pop()
return}for(let n=0;n<Xe;n++){const n=aaObtainFormattingElementEntry(e,t)
if(!n)break
const s=aaObtainFurthestBlock(e,n)
if(s===-1)break
const r=e.openElements.items[s]
e.activeFormattingElements.bookmark=n
const a=aaInnerLoop(e,s,n.element)
const i=e.openElements.getCommonAncestor(n.element)
e.treeAdapter.detachNode(a)
if(i)aaInsertLastNodeInCommonAncestor(e,i,a)
aaReplaceFormattingElement(e,r,n)}}function appendComment(e,t){e._appendCommentNode(t,e.openElements.currentTmplContentOrNode)}function appendCommentToRootHtmlElement(e,t){e._appendCommentNode(t,e.openElements.items[0])}function appendCommentToDocument(e,t){e._appendCommentNode(t,e.document)}function stopParsing(e,t){e.stopped=true
if(t.location){const n=e.fragmentContext?0:2
for(let s=e.openElements.stackTop;s>=n;s=e.openElements.slotBelow(s))e._setEndLocation(e.openElements.items[s],t)
if(!e.fragmentContext&&e.openElements.stackTop>=0){const n=e.openElements.items[0]
const s=e.treeAdapter.getNodeSourceCodeLocation(n)
if(s&&!s.endTag){e._setEndLocation(n,t)
if(e.openElements.stackTop>=1){const n=e.openElements.items[1]
const s=e.treeAdapter.getNodeSourceCodeLocation(n)
if(s&&!s.endTag)e._setEndLocation(n,t)}}}}}function doctypeInInitialMode(e,t){e._setDocumentType(t)
const n=t.forceQuirks?Q.QUIRKS:getDocumentMode(t)
if(!isConforming(t))e._err(t,c.nonConformingDoctype)
e.treeAdapter.setDocumentMode(e.document,n)
e.insertionMode=je.BEFORE_HTML}function tokenInInitialMode(e,t){e._err(t,c.missingDoctype,true)
e.treeAdapter.setDocumentMode(e.document,Q.QUIRKS)
e.insertionMode=je.BEFORE_HTML
e._processToken(t)}function startTagBeforeHtml(e,t){if(t.tagID===X.HTML){e._insertElement(t,W.HTML)
e.insertionMode=je.BEFORE_HEAD}else tokenBeforeHtml(e,t)}function endTagBeforeHtml(e,t){const n=t.tagID
if(n===X.HTML||n===X.HEAD||n===X.BODY||n===X.BR)tokenBeforeHtml(e,t)}function tokenBeforeHtml(e,t){e._insertFakeRootElement()
e.insertionMode=je.BEFORE_HEAD
e._processToken(t)}function startTagBeforeHead(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.HEAD:e._insertElement(t,W.HTML)
e.headElement=e.openElements.current
e.insertionMode=je.IN_HEAD
break
default:tokenBeforeHead(e,t)}}function endTagBeforeHead(e,t){const n=t.tagID
if(n===X.HEAD||n===X.BODY||n===X.HTML||n===X.BR)tokenBeforeHead(e,t)
else e._err(t,c.endTagWithoutMatchingOpenElement)}function tokenBeforeHead(e,t){e._insertFakeElement(V.HEAD,X.HEAD)
e.headElement=e.openElements.current
e.insertionMode=je.IN_HEAD
e._processToken(t)}function startTagInHead(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.BASE:case X.BASEFONT:case X.BGSOUND:case X.LINK:case X.META:e._appendElement(t,W.HTML)
t.ackSelfClosing=true
break
case X.TITLE:e._switchToTextParsing(t,se.RCDATA)
break
case X.NOSCRIPT:if(e.options.scriptingEnabled)e._switchToTextParsing(t,se.RAWTEXT)
else{e._insertElement(t,W.HTML)
e.insertionMode=je.IN_HEAD_NO_SCRIPT}break
case X.NOFRAMES:case X.STYLE:e._switchToTextParsing(t,se.RAWTEXT)
break
case X.SCRIPT:e._switchToTextParsing(t,se.SCRIPT_DATA)
break
case X.TEMPLATE:e._insertTemplate(t)
e.activeFormattingElements.insertMarker()
e.framesetOk=false
e.insertionMode=je.IN_TEMPLATE
e.tmplInsertionModeStack.push(je.IN_TEMPLATE)
break
case X.HEAD:e._err(t,c.misplacedStartTagForHeadElement)
break
default:tokenInHead(e,t)}}function endTagInHead(e,t){switch(t.tagID){case X.HEAD:e.openElements.pop()
e.insertionMode=je.AFTER_HEAD
break
case X.BODY:case X.BR:case X.HTML:tokenInHead(e,t)
break
case X.TEMPLATE:templateEndTagInHead(e,t)
break
default:e._err(t,c.endTagWithoutMatchingOpenElement)}}function templateEndTagInHead(e,t){if(e.openElements.tmplCount>0){e.openElements.generateImpliedEndTagsThoroughly()
if(e.openElements.currentTagId!==X.TEMPLATE)e._err(t,c.closingOfElementWithOpenChildElements)
e.openElements.popUntilTagNamePopped(X.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()
e._resetInsertionMode()}else e._err(t,c.endTagWithoutMatchingOpenElement)}function tokenInHead(e,t){e.openElements.pop()
e.insertionMode=je.AFTER_HEAD
e._processToken(t)}function startTagInHeadNoScript(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.BASEFONT:case X.BGSOUND:case X.HEAD:case X.LINK:case X.META:case X.NOFRAMES:case X.STYLE:startTagInHead(e,t)
break
case X.NOSCRIPT:e._err(t,c.nestedNoscriptInHead)
break
default:tokenInHeadNoScript(e,t)}}function endTagInHeadNoScript(e,t){switch(t.tagID){case X.NOSCRIPT:e.openElements.pop()
e.insertionMode=je.IN_HEAD
break
case X.BR:tokenInHeadNoScript(e,t)
break
default:e._err(t,c.endTagWithoutMatchingOpenElement)}}function tokenInHeadNoScript(e,t){const n=t.type===d.EOF?c.openElementsLeftAfterEof:c.disallowedContentInNoscriptInHead
e._err(t,n)
e.openElements.pop()
e.insertionMode=je.IN_HEAD
e._processToken(t)}function startTagAfterHead(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.BODY:e._insertElement(t,W.HTML)
e.framesetOk=false
e.insertionMode=je.IN_BODY
break
case X.FRAMESET:e._insertElement(t,W.HTML)
e.insertionMode=je.IN_FRAMESET
break
case X.BASE:case X.BASEFONT:case X.BGSOUND:case X.LINK:case X.META:case X.NOFRAMES:case X.SCRIPT:case X.STYLE:case X.TEMPLATE:case X.TITLE:e._err(t,c.abandonedHeadElementChild)
e.openElements.push(e.headElement,X.HEAD)
startTagInHead(e,t)
e.openElements.remove(e.headElement)
break
case X.HEAD:e._err(t,c.misplacedStartTagForHeadElement)
break
default:tokenAfterHead(e,t)}}function endTagAfterHead(e,t){switch(t.tagID){case X.BODY:case X.HTML:case X.BR:tokenAfterHead(e,t)
break
case X.TEMPLATE:templateEndTagInHead(e,t)
break
default:e._err(t,c.endTagWithoutMatchingOpenElement)}}function tokenAfterHead(e,t){e._insertFakeElement(V.BODY,X.BODY)
e.insertionMode=je.IN_BODY
modeInBody(e,t)}function modeInBody(e,t){switch(t.type){case d.CHARACTER:characterInBody(e,t)
break
case d.WHITESPACE_CHARACTER:whitespaceCharacterInBody(e,t)
break
case d.COMMENT:appendComment(e,t)
break
case d.START_TAG:startTagInBody(e,t)
break
case d.END_TAG:endTagInBody(e,t)
break
case d.EOF:eofInBody(e,t)}}function whitespaceCharacterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)}function characterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)
e.framesetOk=false}function htmlStartTagInBody(e,t){if(e.openElements.tmplCount===0)e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function bodyStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n&&e.openElements.tmplCount===0){e.framesetOk=false
e.treeAdapter.adoptAttributes(n,t.attrs)}}function framesetStartTagInBody(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(e.framesetOk&&n){e.treeAdapter.detachNode(n)
e.openElements.popAllUpToHtmlElement()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_FRAMESET}}function addressStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)}function numberedHeaderStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
if(e.openElements.currentTagId!==void 0&&Z.has(e.openElements.currentTagId))e.openElements.pop()
e._insertElement(t,W.HTML)}function preStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)
e.skipNextNewLine=true
e.framesetOk=false}function formStartTagInBody(e,t){const n=e.openElements.tmplCount>0
if(!e.formElement||n){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)
if(!n)e.formElement=e.openElements.current}}function listItemStartTagInBody(e,t){e.framesetOk=false
const n=t.tagID===X.LI?e.openElements.indexOfTopmost(X.LI):Math.max(e.openElements.indexOfTopmost(X.DD),e.openElements.indexOfTopmost(X.DT))
if(n!==-1&&!e.openElements.hasListItemBoundaryAbove(n)){const t=e.openElements.tagIDs[n]
e.openElements.generateImpliedEndTagsWithExclusion(t)
e.openElements.popUntilTagNamePopped(t)}if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)}function plaintextStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)
e.tokenizer.state=se.PLAINTEXT}function buttonStartTagInBody(e,t){if(e.openElements.hasInScope(X.BUTTON)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(X.BUTTON)}e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)
e.framesetOk=false}function aStartTagInBody(e,t){const n=e.activeFormattingElements.getElementEntryInScopeWithTagName(V.A)
if(n){callAdoptionAgency(e,t)
e.openElements.remove(n.element)
e.activeFormattingElements.removeEntry(n)}e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function bStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function nobrStartTagInBody(e,t){e._reconstructActiveFormattingElements()
if(e.openElements.hasInScope(X.NOBR)){callAdoptionAgency(e,t)
e._reconstructActiveFormattingElements()}e._insertElement(t,W.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function appletStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)
e.activeFormattingElements.insertMarker()
e.framesetOk=false}function tableStartTagInBody(e,t){if(e.treeAdapter.getDocumentMode(e.document)!==Q.QUIRKS&&e.openElements.hasInButtonScope(X.P))e._closePElement()
e._insertElement(t,W.HTML)
e.framesetOk=false
e.insertionMode=je.IN_TABLE}function areaStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,W.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function isHiddenInput(e){const t=getTokenAttr(e,K.TYPE)
return t!=null&&t.toLowerCase()===Qe}function inputStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,W.HTML)
if(!isHiddenInput(t))e.framesetOk=false
t.ackSelfClosing=true}function paramStartTagInBody(e,t){e._appendElement(t,W.HTML)
t.ackSelfClosing=true}function hrStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._appendElement(t,W.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function imageStartTagInBody(e,t){t.tagName=V.IMG
t.tagID=X.IMG
areaStartTagInBody(e,t)}function textareaStartTagInBody(e,t){e._insertElement(t,W.HTML)
e.skipNextNewLine=true
e.tokenizer.state=se.RCDATA
e.originalInsertionMode=e.insertionMode
e.framesetOk=false
e.insertionMode=je.TEXT}function xmpStartTagInBody(e,t){if(e.openElements.hasInButtonScope(X.P))e._closePElement()
e._reconstructActiveFormattingElements()
e.framesetOk=false
e._switchToTextParsing(t,se.RAWTEXT)}function iframeStartTagInBody(e,t){e.framesetOk=false
e._switchToTextParsing(t,se.RAWTEXT)}function rawTextStartTagInBody(e,t){e._switchToTextParsing(t,se.RAWTEXT)}function selectStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)
e.framesetOk=false
e.insertionMode=e.insertionMode===je.IN_TABLE||e.insertionMode===je.IN_CAPTION||e.insertionMode===je.IN_TABLE_BODY||e.insertionMode===je.IN_ROW||e.insertionMode===je.IN_CELL?je.IN_SELECT_IN_TABLE:je.IN_SELECT}function optgroupStartTagInBody(e,t){if(e.openElements.currentTagId===X.OPTION)e.openElements.pop()
e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)}function rbStartTagInBody(e,t){if(e.openElements.hasInScope(X.RUBY))e.openElements.generateImpliedEndTags()
e._insertElement(t,W.HTML)}function rtStartTagInBody(e,t){if(e.openElements.hasInScope(X.RUBY))e.openElements.generateImpliedEndTagsWithExclusion(X.RTC)
e._insertElement(t,W.HTML)}function mathStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenMathMLAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing)e._appendElement(t,W.MATHML)
else e._insertElement(t,W.MATHML)
t.ackSelfClosing=true}function svgStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenSVGAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing)e._appendElement(t,W.SVG)
else e._insertElement(t,W.SVG)
t.ackSelfClosing=true}function genericStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,W.HTML)}function startTagInBody(e,t){switch(t.tagID){case X.I:case X.S:case X.B:case X.U:case X.EM:case X.TT:case X.BIG:case X.CODE:case X.FONT:case X.SMALL:case X.STRIKE:case X.STRONG:bStartTagInBody(e,t)
break
case X.A:aStartTagInBody(e,t)
break
case X.H1:case X.H2:case X.H3:case X.H4:case X.H5:case X.H6:numberedHeaderStartTagInBody(e,t)
break
case X.P:case X.DL:case X.OL:case X.UL:case X.DIV:case X.DIR:case X.NAV:case X.MAIN:case X.MENU:case X.ASIDE:case X.CENTER:case X.FIGURE:case X.FOOTER:case X.HEADER:case X.HGROUP:case X.DIALOG:case X.DETAILS:case X.ADDRESS:case X.ARTICLE:case X.SEARCH:case X.SECTION:case X.SUMMARY:case X.FIELDSET:case X.BLOCKQUOTE:case X.FIGCAPTION:addressStartTagInBody(e,t)
break
case X.LI:case X.DD:case X.DT:listItemStartTagInBody(e,t)
break
case X.BR:case X.IMG:case X.WBR:case X.AREA:case X.EMBED:case X.KEYGEN:areaStartTagInBody(e,t)
break
case X.HR:hrStartTagInBody(e,t)
break
case X.RB:case X.RTC:rbStartTagInBody(e,t)
break
case X.RT:case X.RP:rtStartTagInBody(e,t)
break
case X.PRE:case X.LISTING:preStartTagInBody(e,t)
break
case X.XMP:xmpStartTagInBody(e,t)
break
case X.SVG:svgStartTagInBody(e,t)
break
case X.HTML:htmlStartTagInBody(e,t)
break
case X.BASE:case X.LINK:case X.META:case X.STYLE:case X.TITLE:case X.SCRIPT:case X.BGSOUND:case X.BASEFONT:case X.TEMPLATE:startTagInHead(e,t)
break
case X.BODY:bodyStartTagInBody(e,t)
break
case X.FORM:formStartTagInBody(e,t)
break
case X.NOBR:nobrStartTagInBody(e,t)
break
case X.MATH:mathStartTagInBody(e,t)
break
case X.TABLE:tableStartTagInBody(e,t)
break
case X.INPUT:inputStartTagInBody(e,t)
break
case X.PARAM:case X.TRACK:case X.SOURCE:paramStartTagInBody(e,t)
break
case X.IMAGE:imageStartTagInBody(e,t)
break
case X.BUTTON:buttonStartTagInBody(e,t)
break
case X.APPLET:case X.OBJECT:case X.MARQUEE:appletStartTagInBody(e,t)
break
case X.IFRAME:iframeStartTagInBody(e,t)
break
case X.SELECT:selectStartTagInBody(e,t)
break
case X.OPTION:case X.OPTGROUP:optgroupStartTagInBody(e,t)
break
case X.NOEMBED:case X.NOFRAMES:rawTextStartTagInBody(e,t)
break
case X.FRAMESET:framesetStartTagInBody(e,t)
break
case X.TEXTAREA:textareaStartTagInBody(e,t)
break
case X.NOSCRIPT:if(e.options.scriptingEnabled)rawTextStartTagInBody(e,t)
else genericStartTagInBody(e,t)
break
case X.PLAINTEXT:plaintextStartTagInBody(e,t)
break
case X.COL:case X.TH:case X.TD:case X.TR:case X.HEAD:case X.FRAME:case X.TBODY:case X.TFOOT:case X.THEAD:case X.CAPTION:case X.COLGROUP:break
default:genericStartTagInBody(e,t)}}function bodyEndTagInBody(e,t){if(e.openElements.hasInScope(X.BODY)){e.insertionMode=je.AFTER_BODY
if(e.options.sourceCodeLocationInfo){const n=e.openElements.tryPeekProperlyNestedBodyElement()
if(n)e._setEndLocation(n,t)}}}function htmlEndTagInBody(e,t){if(e.openElements.hasInScope(X.BODY)){e.insertionMode=je.AFTER_BODY
endTagAfterBody(e,t)}}function addressEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)}}function formEndTagInBody(e){const t=e.openElements.tmplCount>0
const{formElement:n}=e
if(!t)e.formElement=null
if((n||t)&&e.openElements.hasInScope(X.FORM)){e.openElements.generateImpliedEndTags()
if(t)e.openElements.popUntilTagNamePopped(X.FORM)
else if(n)e.openElements.remove(n)}}function pEndTagInBody(e){if(!e.openElements.hasInButtonScope(X.P))e._insertFakeElement(V.P,X.P)
e._closePElement()}function liEndTagInBody(e){if(e.openElements.hasInListItemScope(X.LI)){e.openElements.generateImpliedEndTagsWithExclusion(X.LI)
e.openElements.popUntilTagNamePopped(X.LI)}}function ddEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTagsWithExclusion(n)
e.openElements.popUntilTagNamePopped(n)}}function numberedHeaderEndTagInBody(e){if(e.openElements.hasNumberedHeaderInScope()){e.openElements.generateImpliedEndTags()
e.openElements.popUntilNumberedHeaderPopped()}}function appletEndTagInBody(e,t){const n=t.tagID
if(e.openElements.hasInScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()}}function brEndTagInBody(e){e._reconstructActiveFormattingElements()
e._insertFakeElement(V.BR,X.BR)
e.openElements.pop()
e.framesetOk=false}function genericEndTagInBody(e,t){const n=t.tagID
const s=n===X.UNKNOWN?e.openElements.indexOfTopmostByName(W.HTML,t.tagName):e.openElements.indexOfTopmost(n)
if(s>0&&!e.openElements.hasSpecialElementAbove(s)){e.openElements.generateImpliedEndTagsWithExclusion(n)
if(e.openElements.stackTop>=s)e.openElements.shortenToLength(s)}}function endTagInBody(e,t){switch(t.tagID){case X.A:case X.B:case X.I:case X.S:case X.U:case X.EM:case X.TT:case X.BIG:case X.CODE:case X.FONT:case X.NOBR:case X.SMALL:case X.STRIKE:case X.STRONG:callAdoptionAgency(e,t)
break
case X.P:pEndTagInBody(e)
break
case X.DL:case X.UL:case X.OL:case X.DIR:case X.DIV:case X.NAV:case X.PRE:case X.MAIN:case X.MENU:case X.ASIDE:case X.BUTTON:case X.CENTER:case X.FIGURE:case X.FOOTER:case X.HEADER:case X.HGROUP:case X.DIALOG:case X.ADDRESS:case X.ARTICLE:case X.DETAILS:case X.SEARCH:case X.SECTION:case X.SUMMARY:case X.LISTING:case X.FIELDSET:case X.BLOCKQUOTE:case X.FIGCAPTION:addressEndTagInBody(e,t)
break
case X.LI:liEndTagInBody(e)
break
case X.DD:case X.DT:ddEndTagInBody(e,t)
break
case X.H1:case X.H2:case X.H3:case X.H4:case X.H5:case X.H6:numberedHeaderEndTagInBody(e)
break
case X.BR:brEndTagInBody(e)
break
case X.BODY:bodyEndTagInBody(e,t)
break
case X.HTML:htmlEndTagInBody(e,t)
break
case X.FORM:formEndTagInBody(e)
break
case X.APPLET:case X.OBJECT:case X.MARQUEE:appletEndTagInBody(e,t)
break
case X.TEMPLATE:templateEndTagInHead(e,t)
break
default:genericEndTagInBody(e,t)}}function eofInBody(e,t){if(e.tmplInsertionModeStack.length>0)eofInTemplate(e,t)
else stopParsing(e,t)}function endTagInText(e,t){var n
if(t.tagID===X.SCRIPT)(n=e.scriptHandler)===null||n===void 0||n.call(e,e.openElements.current)
e.openElements.pop()
e.insertionMode=e.originalInsertionMode}function eofInText(e,t){e._err(t,c.eofInElementThatCanContainOnlyText)
e.openElements.pop()
e.insertionMode=e.originalInsertionMode
e.onEof(t)}function characterInTable(e,t){if(e.openElements.currentTagId!==void 0&&Ze.has(e.openElements.currentTagId)){e.pendingCharacterTokens.length=0
e.hasNonWhitespacePendingCharacterToken=false
e.originalInsertionMode=e.insertionMode
e.insertionMode=je.IN_TABLE_TEXT
switch(t.type){case d.CHARACTER:characterInTableText(e,t)
break
case d.WHITESPACE_CHARACTER:whitespaceCharacterInTableText(e,t)}}else tokenInTable(e,t)}function captionStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e.activeFormattingElements.insertMarker()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_CAPTION}function colgroupStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_COLUMN_GROUP}function colStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(V.COLGROUP,X.COLGROUP)
e.insertionMode=je.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)}function tbodyStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_TABLE_BODY}function tdStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(V.TBODY,X.TBODY)
e.insertionMode=je.IN_TABLE_BODY
startTagInTableBody(e,t)}function tableStartTagInTable(e,t){if(e.openElements.hasInTableScope(X.TABLE)){e.openElements.popUntilTagNamePopped(X.TABLE)
e._resetInsertionMode()
e._processStartTag(t)}}function inputStartTagInTable(e,t){if(isHiddenInput(t))e._appendElement(t,W.HTML)
else tokenInTable(e,t)
t.ackSelfClosing=true}function formStartTagInTable(e,t){if(!e.formElement&&e.openElements.tmplCount===0){e._insertElement(t,W.HTML)
e.formElement=e.openElements.current
e.openElements.pop()}}function startTagInTable(e,t){switch(t.tagID){case X.TD:case X.TH:case X.TR:tdStartTagInTable(e,t)
break
case X.STYLE:case X.SCRIPT:case X.TEMPLATE:startTagInHead(e,t)
break
case X.COL:colStartTagInTable(e,t)
break
case X.FORM:formStartTagInTable(e,t)
break
case X.TABLE:tableStartTagInTable(e,t)
break
case X.TBODY:case X.TFOOT:case X.THEAD:tbodyStartTagInTable(e,t)
break
case X.INPUT:inputStartTagInTable(e,t)
break
case X.CAPTION:captionStartTagInTable(e,t)
break
case X.COLGROUP:colgroupStartTagInTable(e,t)
break
default:tokenInTable(e,t)}}function endTagInTable(e,t){switch(t.tagID){case X.TABLE:if(e.openElements.hasInTableScope(X.TABLE)){e.openElements.popUntilTagNamePopped(X.TABLE)
e._resetInsertionMode()}break
case X.TEMPLATE:templateEndTagInHead(e,t)
break
case X.BODY:case X.CAPTION:case X.COL:case X.COLGROUP:case X.HTML:case X.TBODY:case X.TD:case X.TFOOT:case X.TH:case X.THEAD:case X.TR:break
default:tokenInTable(e,t)}}function tokenInTable(e,t){const n=e.fosterParentingEnabled
e.fosterParentingEnabled=true
modeInBody(e,t)
e.fosterParentingEnabled=n}function whitespaceCharacterInTableText(e,t){e.pendingCharacterTokens.push(t)}function characterInTableText(e,t){e.pendingCharacterTokens.push(t)
e.hasNonWhitespacePendingCharacterToken=true}function tokenInTableText(e,t){let n=0
if(e.hasNonWhitespacePendingCharacterToken)for(;n<e.pendingCharacterTokens.length;n++)tokenInTable(e,e.pendingCharacterTokens[n])
else for(;n<e.pendingCharacterTokens.length;n++)e._insertCharacters(e.pendingCharacterTokens[n])
e.insertionMode=e.originalInsertionMode
e._processToken(t)}const nt=new Set([X.CAPTION,X.COL,X.COLGROUP,X.TBODY,X.TD,X.TFOOT,X.TH,X.THEAD,X.TR])
function startTagInCaption(e,t){const n=t.tagID
if(nt.has(n)){if(e.openElements.hasInTableScope(X.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(X.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=je.IN_TABLE
startTagInTable(e,t)}}else startTagInBody(e,t)}function endTagInCaption(e,t){const n=t.tagID
switch(n){case X.CAPTION:case X.TABLE:if(e.openElements.hasInTableScope(X.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(X.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=je.IN_TABLE
if(n===X.TABLE)endTagInTable(e,t)}break
case X.BODY:case X.COL:case X.COLGROUP:case X.HTML:case X.TBODY:case X.TD:case X.TFOOT:case X.TH:case X.THEAD:case X.TR:break
default:endTagInBody(e,t)}}function startTagInColumnGroup(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.COL:e._appendElement(t,W.HTML)
t.ackSelfClosing=true
break
case X.TEMPLATE:startTagInHead(e,t)
break
default:tokenInColumnGroup(e,t)}}function endTagInColumnGroup(e,t){switch(t.tagID){case X.COLGROUP:if(e.openElements.currentTagId===X.COLGROUP){e.openElements.pop()
e.insertionMode=je.IN_TABLE}break
case X.TEMPLATE:templateEndTagInHead(e,t)
break
case X.COL:break
default:tokenInColumnGroup(e,t)}}function tokenInColumnGroup(e,t){if(e.openElements.currentTagId===X.COLGROUP){e.openElements.pop()
e.insertionMode=je.IN_TABLE
e._processToken(t)}}function startTagInTableBody(e,t){switch(t.tagID){case X.TR:e.openElements.clearBackToTableBodyContext()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_ROW
break
case X.TH:case X.TD:e.openElements.clearBackToTableBodyContext()
e._insertFakeElement(V.TR,X.TR)
e.insertionMode=je.IN_ROW
startTagInRow(e,t)
break
case X.CAPTION:case X.COL:case X.COLGROUP:case X.TBODY:case X.TFOOT:case X.THEAD:if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE
startTagInTable(e,t)}break
default:startTagInTable(e,t)}}function endTagInTableBody(e,t){const n=t.tagID
switch(t.tagID){case X.TBODY:case X.TFOOT:case X.THEAD:if(e.openElements.hasInTableScope(n)){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE}break
case X.TABLE:if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE
endTagInTable(e,t)}break
case X.BODY:case X.CAPTION:case X.COL:case X.COLGROUP:case X.HTML:case X.TD:case X.TH:case X.TR:break
default:endTagInTable(e,t)}}function startTagInRow(e,t){switch(t.tagID){case X.TH:case X.TD:e.openElements.clearBackToTableRowContext()
e._insertElement(t,W.HTML)
e.insertionMode=je.IN_CELL
e.activeFormattingElements.insertMarker()
break
case X.CAPTION:case X.COL:case X.COLGROUP:case X.TBODY:case X.TFOOT:case X.THEAD:case X.TR:if(e.openElements.hasInTableScope(X.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE_BODY
startTagInTableBody(e,t)}break
default:startTagInTable(e,t)}}function endTagInRow(e,t){switch(t.tagID){case X.TR:if(e.openElements.hasInTableScope(X.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE_BODY}break
case X.TABLE:if(e.openElements.hasInTableScope(X.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE_BODY
endTagInTableBody(e,t)}break
case X.TBODY:case X.TFOOT:case X.THEAD:if(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(X.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=je.IN_TABLE_BODY
endTagInTableBody(e,t)}break
case X.BODY:case X.CAPTION:case X.COL:case X.COLGROUP:case X.HTML:case X.TD:case X.TH:break
default:endTagInTable(e,t)}}function startTagInCell(e,t){const n=t.tagID
if(nt.has(n)){if(e.openElements.hasInTableScope(X.TD)||e.openElements.hasInTableScope(X.TH)){e._closeTableCell()
startTagInRow(e,t)}}else startTagInBody(e,t)}function endTagInCell(e,t){const n=t.tagID
switch(n){case X.TD:case X.TH:if(e.openElements.hasInTableScope(n)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(n)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=je.IN_ROW}break
case X.TABLE:case X.TBODY:case X.TFOOT:case X.THEAD:case X.TR:if(e.openElements.hasInTableScope(n)){e._closeTableCell()
endTagInRow(e,t)}break
case X.BODY:case X.CAPTION:case X.COL:case X.COLGROUP:case X.HTML:break
default:endTagInBody(e,t)}}function startTagInSelect(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.OPTION:if(e.openElements.currentTagId===X.OPTION)e.openElements.pop()
e._insertElement(t,W.HTML)
break
case X.OPTGROUP:if(e.openElements.currentTagId===X.OPTION)e.openElements.pop()
if(e.openElements.currentTagId===X.OPTGROUP)e.openElements.pop()
e._insertElement(t,W.HTML)
break
case X.HR:if(e.openElements.currentTagId===X.OPTION)e.openElements.pop()
if(e.openElements.currentTagId===X.OPTGROUP)e.openElements.pop()
e._appendElement(t,W.HTML)
t.ackSelfClosing=true
break
case X.INPUT:case X.KEYGEN:case X.TEXTAREA:case X.SELECT:if(e.openElements.hasInSelectScope(X.SELECT)){e.openElements.popUntilTagNamePopped(X.SELECT)
e._resetInsertionMode()
if(t.tagID!==X.SELECT)e._processStartTag(t)}break
case X.SCRIPT:case X.TEMPLATE:startTagInHead(e,t)}}function endTagInSelect(e,t){switch(t.tagID){case X.OPTGROUP:if(e.openElements.stackTop>0&&e.openElements.currentTagId===X.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===X.OPTGROUP)e.openElements.pop()
if(e.openElements.currentTagId===X.OPTGROUP)e.openElements.pop()
break
case X.OPTION:if(e.openElements.currentTagId===X.OPTION)e.openElements.pop()
break
case X.SELECT:if(e.openElements.hasInSelectScope(X.SELECT)){e.openElements.popUntilTagNamePopped(X.SELECT)
e._resetInsertionMode()}break
case X.TEMPLATE:templateEndTagInHead(e,t)}}function startTagInSelectInTable(e,t){const n=t.tagID
if(n===X.CAPTION||n===X.TABLE||n===X.TBODY||n===X.TFOOT||n===X.THEAD||n===X.TR||n===X.TD||n===X.TH){e.openElements.popUntilTagNamePopped(X.SELECT)
e._resetInsertionMode()
e._processStartTag(t)}else startTagInSelect(e,t)}function endTagInSelectInTable(e,t){const n=t.tagID
if(n===X.CAPTION||n===X.TABLE||n===X.TBODY||n===X.TFOOT||n===X.THEAD||n===X.TR||n===X.TD||n===X.TH){if(e.openElements.hasInTableScope(n)){e.openElements.popUntilTagNamePopped(X.SELECT)
e._resetInsertionMode()
e.onEndTag(t)}}else endTagInSelect(e,t)}function startTagInTemplate(e,t){switch(t.tagID){case X.BASE:case X.BASEFONT:case X.BGSOUND:case X.LINK:case X.META:case X.NOFRAMES:case X.SCRIPT:case X.STYLE:case X.TEMPLATE:case X.TITLE:startTagInHead(e,t)
break
case X.CAPTION:case X.COLGROUP:case X.TBODY:case X.TFOOT:case X.THEAD:e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=je.IN_TABLE
e.insertionMode=je.IN_TABLE
startTagInTable(e,t)
break
case X.COL:e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=je.IN_COLUMN_GROUP
e.insertionMode=je.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)
break
case X.TR:e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=je.IN_TABLE_BODY
e.insertionMode=je.IN_TABLE_BODY
startTagInTableBody(e,t)
break
case X.TD:case X.TH:e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=je.IN_ROW
e.insertionMode=je.IN_ROW
startTagInRow(e,t)
break
default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=je.IN_BODY
e.insertionMode=je.IN_BODY
startTagInBody(e,t)}}function endTagInTemplate(e,t){if(t.tagID===X.TEMPLATE)templateEndTagInHead(e,t)}function eofInTemplate(e,t){if(e.openElements.tmplCount>0){do{e.openElements.popUntilTagNamePopped(X.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()}while(e.openElements.tmplCount>0)
e._resetInsertionMode()
e.onEof(t)}else stopParsing(e,t)}function startTagAfterBody(e,t){if(t.tagID===X.HTML)startTagInBody(e,t)
else tokenAfterBody(e,t)}function endTagAfterBody(e,t){var n
if(t.tagID===X.HTML){if(!e.fragmentContext)e.insertionMode=je.AFTER_AFTER_BODY
if(e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===X.HTML){e._setEndLocation(e.openElements.items[0],t)
const s=e.openElements.items[1]
if(s&&!((n=e.treeAdapter.getNodeSourceCodeLocation(s))===null||n===void 0?void 0:n.endTag))e._setEndLocation(s,t)}}else tokenAfterBody(e,t)}function tokenAfterBody(e,t){e.insertionMode=je.IN_BODY
modeInBody(e,t)}function startTagInFrameset(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.FRAMESET:e._insertElement(t,W.HTML)
break
case X.FRAME:e._appendElement(t,W.HTML)
t.ackSelfClosing=true
break
case X.NOFRAMES:startTagInHead(e,t)}}function endTagInFrameset(e,t){if(t.tagID===X.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()){e.openElements.pop()
if(!e.fragmentContext&&e.openElements.currentTagId!==X.FRAMESET)e.insertionMode=je.AFTER_FRAMESET}}function startTagAfterFrameset(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.NOFRAMES:startTagInHead(e,t)}}function endTagAfterFrameset(e,t){if(t.tagID===X.HTML)e.insertionMode=je.AFTER_AFTER_FRAMESET}function startTagAfterAfterBody(e,t){if(t.tagID===X.HTML)startTagInBody(e,t)
else tokenAfterAfterBody(e,t)}function tokenAfterAfterBody(e,t){e.insertionMode=je.IN_BODY
modeInBody(e,t)}function startTagAfterAfterFrameset(e,t){switch(t.tagID){case X.HTML:startTagInBody(e,t)
break
case X.NOFRAMES:startTagInHead(e,t)}}function nullCharacterInForeignContent(e,t){t.chars="\ufffd"
e._insertCharacters(t)}function characterInForeignContent(e,t){e._insertCharacters(t)
e.framesetOk=false}function popUntilHtmlOrIntegrationPoint(e){while(e.treeAdapter.getNamespaceURI(e.openElements.current)!==W.HTML&&e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current))e.openElements.pop()}function startTagInForeignContent(e,t){if(causesExit(t)){popUntilHtmlOrIntegrationPoint(e)
e._startTagOutsideForeignContent(t)}else{const n=e._getAdjustedCurrentElement()
const s=e.treeAdapter.getNamespaceURI(n)
if(s===W.MATHML)adjustTokenMathMLAttrs(t)
else if(s===W.SVG){adjustTokenSVGTagName(t)
adjustTokenSVGAttrs(t)}adjustTokenXMLAttrs(t)
if(t.selfClosing)e._appendElement(t,s)
else e._insertElement(t,s)
t.ackSelfClosing=true}}function endTagInForeignContent(e,t){if(t.tagID===X.P||t.tagID===X.BR){popUntilHtmlOrIntegrationPoint(e)
e._endTagOutsideForeignContent(t)
return}if(e.openElements.stackTop===0)return
const{tagName:n}=t
const s=qe.get(n)
const r=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):W.HTML
const a=Math.max(e.openElements.indexOfTopmostByName(W.SVG,n),e.openElements.indexOfTopmostByName(W.MATHML,n),s===void 0?-1:e.openElements.indexOfTopmostByName(W.SVG,s),r===W.HTML||r===W.SVG||r===W.MATHML?-1:e.openElements.indexOfTopmostByName(r,n))
if(a>e.openElements.indexOfTopmostHtmlElement()){t.tagName=e.treeAdapter.getTagName(e.openElements.items[a])
e.openElements.shortenToLength(a)}else e._endTagOutsideForeignContent(t)}function getEscape(e){return e===34?"&quot;":e===38?"&amp;":e===39?"&apos;":e===60?"&lt;":e===62?"&gt;":"&nbsp;"}function escapeWithRegex(e,t){e.lastIndex=0
if(!e.test(t))return t
let n=""
let s=0
do{const r=e.lastIndex-1
if(s!==r)n+=t.substring(s,r)
const a=t.charCodeAt(r)
n+=getEscape(a)
s=r+1}while(e.test(t))
return n+t.substring(s)}const st=/["&<>\u{A0}]/gu
function escapeAttribute(e){return escapeWithRegex(st,e)}const rt=/[&<>\u{A0}]/gu
function escapeText(e){return escapeWithRegex(rt,e)}const at=new Set([V.AREA,V.BASE,V.BASEFONT,V.BGSOUND,V.BR,V.COL,V.EMBED,V.FRAME,V.HR,V.IMG,V.INPUT,V.KEYGEN,V.LINK,V.META,V.PARAM,V.SOURCE,V.TRACK,V.WBR])
function isVoidElement(e,t){return t.treeAdapter.isElementNode(e)&&t.treeAdapter.getNamespaceURI(e)===W.HTML&&at.has(t.treeAdapter.getTagName(e))}const it={treeAdapter:ke,scriptingEnabled:true}
function serialize$1(e,t){var n
const s={...it,...t}
if(isVoidElement(e,s))return""
const{treeAdapter:r}=s
const a=r.isElementNode(e)&&r.getTagName(e)===V.TEMPLATE&&r.getNamespaceURI(e)===W.HTML?r.getTemplateContent(e):e
return serializeNodes((n=r.getChildNodes(a))!==null&&n!==void 0?n:[],s)}function serializeNodes(e,t){var n
const{treeAdapter:s}=t
const r=[]
let a=""
let i=0
for(;;)if(i<e.length){const o=e[i++]
if(s.isElementNode(o)){const c=s.getTagName(o)
a+=`<${c}${serializeAttributes$1(o,t)}>`
const l=s.getNamespaceURI(o)===W.HTML
if(!(l&&at.has(c))){r.push({nodes:e,index:i,endTag:`</${c}>`})
e=(n=s.getChildNodes(l&&c===V.TEMPLATE?s.getTemplateContent(o):o))!==null&&n!==void 0?n:[]
i=0}}else if(s.isTextNode(o))a+=serializeTextNode(o,t)
else if(s.isCommentNode(o))a+=serializeCommentNode(o,t)
else if(s.isDocumentTypeNode(o))a+=serializeDocumentTypeNode(o,t)}else{const t=r.pop()
if(!t)return a
a+=t.endTag;({nodes:e,index:i}=t)}}function serializeAttributes$1(e,{treeAdapter:t}){let n=""
for(const s of t.getAttrList(e)){n+=" "
if(s.namespace)switch(s.namespace){case W.XML:n+=`xml:${s.name}`
break
case W.XMLNS:if(s.name!=="xmlns")n+="xmlns:"
n+=s.name
break
case W.XLINK:n+=`xlink:${s.name}`
break
default:n+=`${s.prefix}:${s.name}`}else n+=s.name
n+=`="${escapeAttribute(s.value)}"`}return n}function serializeTextNode(e,t){const{treeAdapter:n}=t
const s=n.getTextNodeContent(e)
const r=n.getParentNode(e)
const a=r&&n.isElementNode(r)&&n.getTagName(r)
return a&&n.getNamespaceURI(r)===W.HTML&&hasUnescapedText(a,t.scriptingEnabled)?s:escapeText(s)}function serializeCommentNode(e,{treeAdapter:t}){return`\x3c!--${t.getCommentNodeContent(e)}--\x3e`}function serializeDocumentTypeNode(e,{treeAdapter:t}){return`<!DOCTYPE ${t.getDocumentTypeNodeName(e)}>`}function parse$2(e,t){return tt.parse(e,t)}function parseFragment(e,t,n){if(typeof e==="string"){n=t
t=e
e=null}const s=tt.getFragmentParser(e,n)
s.tokenizer.write(t,true)
return s.getFragment()}const ot={}.hasOwnProperty
function zwitch(e,t){const n=t||{}
function one(t,...n){let s=one.invalid
const r=one.handlers
if(t&&ot.call(t,e)){const n=String(t[e])
s=ot.call(r,n)?r[n]:one.unknown}if(s)return s.call(this,t,...n)}one.handlers=n.handlers||{}
one.invalid=n.invalid
one.unknown=n.unknown
return one}function ok(){}function isUrl(e){return Boolean(e!==null&&typeof e==="object"&&"href"in e&&e.href&&"protocol"in e&&e.protocol&&e.auth===void 0)}const ct=["history","path","basename","stem","extname","dirname"]
var lt=class{constructor(e){let t
if(!e)t={}
else if(isUrl(e))t={path:e}
else if(typeof e==="string"||isUint8Array(e))t={value:e}
else t=e
this.cwd="cwd"in t?"":n.default.cwd()
this.data={}
this.history=[]
this.messages=[]
this.value
this.map
this.result
this.stored
let s=-1
while(++s<ct.length){const e=ct[s]
if(e in t&&t[e]!==void 0&&t[e]!==null)this[e]=e==="history"?[...t[e]]:t[e]}let r
for(r in t)if(!ct.includes(r))this[r]=t[r]}get basename(){return typeof this.path==="string"?s.default.basename(this.path):void 0}set basename(e){assertNonEmpty(e,"basename")
assertPart(e,"basename")
this.path=s.default.join(this.dirname||"",e)}get dirname(){return typeof this.path==="string"?s.default.dirname(this.path):void 0}set dirname(e){assertPath(this.basename,"dirname")
this.path=s.default.join(e||"",this.basename)}get extname(){return typeof this.path==="string"?s.default.extname(this.path):void 0}set extname(e){assertPart(e,"extname")
assertPath(this.dirname,"extname")
if(e){if(e.codePointAt(0)!==46)throw new Error("`extname` must start with `.`")
if(e.includes(".",1))throw new Error("`extname` cannot contain multiple dots")}this.path=s.default.join(this.dirname,this.stem+(e||""))}get path(){return this.history[this.history.length-1]}set path(e){if(isUrl(e))e=(0,r.fileURLToPath)(e)
assertNonEmpty(e,"path")
if(this.path!==e)this.history.push(e)}get stem(){return typeof this.path==="string"?s.default.basename(this.path,this.extname):void 0}set stem(e){assertNonEmpty(e,"stem")
assertPart(e,"stem")
this.path=s.default.join(this.dirname||"",e+(this.extname||""))}fail(e,t,n){const s=this.message(e,t,n)
s.fatal=true
throw s}info(e,t,n){const s=this.message(e,t,n)
s.fatal=void 0
return s}message(e,n,s){const r=new t.VFileMessage(e,n,s)
if(this.path){r.name=this.path+":"+r.name
r.file=this.path}r.fatal=false
this.messages.push(r)
return r}toString(e){if(this.value===void 0)return""
if(typeof this.value==="string")return this.value
return new TextDecoder(e||void 0).decode(this.value)}}
function assertPart(e,t){if(e&&e.includes(s.default.sep))throw new Error("`"+t+"` cannot be a path: did not expect `"+s.default.sep+"`")}function assertNonEmpty(e,t){if(!e)throw new Error("`"+t+"` cannot be empty")}function assertPath(e,t){if(!e)throw new Error("Setting `"+t+"` requires `path` to be set too")}function isUint8Array(e){return Boolean(e&&typeof e==="object"&&"byteLength"in e&&"byteOffset"in e)}function ccount(e,t){const n=String(e)
if(typeof t!=="string")throw new TypeError("Expected character")
let s=0
let r=n.indexOf(t)
while(r!==-1){s++
r=n.indexOf(t,r+t.length)}return s}const ut=["AElig","AMP","Aacute","Acirc","Agrave","Aring","Atilde","Auml","COPY","Ccedil","ETH","Eacute","Ecirc","Egrave","Euml","GT","Iacute","Icirc","Igrave","Iuml","LT","Ntilde","Oacute","Ocirc","Ograve","Oslash","Otilde","Ouml","QUOT","REG","THORN","Uacute","Ucirc","Ugrave","Uuml","Yacute","aacute","acirc","acute","aelig","agrave","amp","aring","atilde","auml","brvbar","ccedil","cedil","cent","copy","curren","deg","divide","eacute","ecirc","egrave","eth","euml","frac12","frac14","frac34","gt","iacute","icirc","iexcl","igrave","iquest","iuml","laquo","lt","macr","micro","middot","nbsp","not","ntilde","oacute","ocirc","ograve","ordf","ordm","oslash","otilde","ouml","para","plusmn","pound","quot","raquo","reg","sect","shy","sup1","sup2","sup3","szlig","thorn","times","uacute","ucirc","ugrave","uml","uuml","yacute","yen","yuml"]
const ht=/["&'<>`]/g
const Tt=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g
const Et=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
const pt=/[|\\{}()[\]^$+*?.]/g
const mt=new WeakMap
function core(e,t){e=e.replace(t.subset?charactersToExpressionCached(t.subset):ht,basic)
if(t.subset||t.escapeOnly)return e
return e.replace(Tt,surrogate).replace(Et,basic)
function surrogate(e,n,s){return t.format((e.charCodeAt(0)-55296)*1024+e.charCodeAt(1)-56320+65536,s.charCodeAt(n+2),t)}function basic(e,n,s){return t.format(e.charCodeAt(0),s.charCodeAt(n+1),t)}}function charactersToExpressionCached(e){let t=mt.get(e)
if(!t){t=charactersToExpression(e)
mt.set(e,t)}return t}function charactersToExpression(e){const t=[]
let n=-1
while(++n<e.length)t.push(e[n].replace(pt,"\\$&"))
return new RegExp("(?:"+t.join("|")+")","g")}const ft=/[\dA-Fa-f]/
function toHexadecimal(e,t,n){const s="&#x"+e.toString(16).toUpperCase()
return n&&t&&!ft.test(String.fromCharCode(t))?s:s+";"}const At=/\d/
function toDecimal(e,t,n){const s="&#"+String(e)
return n&&t&&!At.test(String.fromCharCode(t))?s:s+";"}const _t={nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",fnof:"\u0192",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",bull:"\u2022",hellip:"\u2026",prime:"\u2032",Prime:"\u2033",oline:"\u203e",frasl:"\u2044",weierp:"\u2118",image:"\u2111",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666",quot:'"',amp:"&",lt:"<",gt:">",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",circ:"\u02c6",tilde:"\u02dc",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",permil:"\u2030",lsaquo:"\u2039",rsaquo:"\u203a",euro:"\u20ac"}
const gt=["cent","copy","divide","gt","lt","not","para","times"]
const It={}.hasOwnProperty
const St={}
let Nt
for(Nt in _t)if(It.call(_t,Nt))St[_t[Nt]]=Nt
const Ct=/[^\dA-Za-z]/
function toNamed(e,t,n,s){const r=String.fromCharCode(e)
if(It.call(St,r)){const e=St[r]
const a="&"+e
if(n&&ut.includes(e)&&!gt.includes(e)&&(!s||t&&t!==61&&Ct.test(String.fromCharCode(t))))return a
return a+";"}return""}function formatSmart(e,t,n){let s=toHexadecimal(e,t,n.omitOptionalSemicolons)
let r
if(n.useNamedReferences||n.useShortestReferences)r=toNamed(e,t,n.omitOptionalSemicolons,n.attribute)
if((n.useShortestReferences||!r)&&n.useShortestReferences){const r=toDecimal(e,t,n.omitOptionalSemicolons)
if(r.length<s.length)s=r}return r&&(!n.useShortestReferences||r.length<s.length)?r:s}function formatBasic(e){return"&#x"+e.toString(16).toUpperCase()+";"}function stringifyEntities(e,t){return core(e,Object.assign({format:formatSmart},t))}function stringifyEntitiesLight(e,t){return core(e,Object.assign({format:formatBasic},t))}var Dt=class{constructor(e,t,n){this.normal=t
this.property=e
if(n)this.space=n}}
Dt.prototype.normal={}
Dt.prototype.property={}
Dt.prototype.space=void 0
function merge(e,t){const n={}
const s={}
for(const t of e){Object.assign(n,t.property)
Object.assign(s,t.normal)}return new Dt(n,s,t)}function normalize(e){return e.toLowerCase()}var Ot=class{constructor(e,t){this.attribute=t
this.property=e}}
Ot.prototype.attribute=""
Ot.prototype.booleanish=false
Ot.prototype.boolean=false
Ot.prototype.commaOrSpaceSeparated=false
Ot.prototype.commaSeparated=false
Ot.prototype.defined=false
Ot.prototype.mustUseProperty=false
Ot.prototype.number=false
Ot.prototype.overloadedBoolean=false
Ot.prototype.property=""
Ot.prototype.spaceSeparated=false
Ot.prototype.space=void 0
var Rt=e.__exportAll({boolean:()=>bt,booleanish:()=>kt,commaOrSpaceSeparated:()=>$t,commaSeparated:()=>Bt,number:()=>Pt,overloadedBoolean:()=>yt,spaceSeparated:()=>Mt})
let Lt=0
const bt=increment()
const kt=increment()
const yt=increment()
const Pt=increment()
const Mt=increment()
const Bt=increment()
const $t=increment()
function increment(){return 2**++Lt}const Ht=Object.keys(Rt)
var Ut=class extends Ot{constructor(e,t,n,s){let r=-1
super(e,t)
mark(this,"space",s)
if(typeof n==="number")while(++r<Ht.length){const e=Ht[r]
mark(this,Ht[r],(n&Rt[e])===Rt[e])}}}
Ut.prototype.defined=true
function mark(e,t,n){if(n)e[t]=n}function create(e){const t={}
const n={}
for(const[s,r]of Object.entries(e.properties)){const a=new Ut(s,e.transform(e.attributes||{},s),r,e.space)
if(e.mustUseProperty&&e.mustUseProperty.includes(s))a.mustUseProperty=true
t[s]=a
n[normalize(s)]=s
n[normalize(a.attribute)]=s}return new Dt(t,n,e.space)}const Ft=create({properties:{ariaActiveDescendant:null,ariaAtomic:kt,ariaAutoComplete:null,ariaBusy:kt,ariaChecked:kt,ariaColCount:Pt,ariaColIndex:Pt,ariaColSpan:Pt,ariaControls:Mt,ariaCurrent:null,ariaDescribedBy:Mt,ariaDetails:null,ariaDisabled:kt,ariaDropEffect:Mt,ariaErrorMessage:null,ariaExpanded:kt,ariaFlowTo:Mt,ariaGrabbed:kt,ariaHasPopup:null,ariaHidden:kt,ariaInvalid:null,ariaKeyShortcuts:null,ariaLabel:null,ariaLabelledBy:Mt,ariaLevel:Pt,ariaLive:null,ariaModal:kt,ariaMultiLine:kt,ariaMultiSelectable:kt,ariaOrientation:null,ariaOwns:Mt,ariaPlaceholder:null,ariaPosInSet:Pt,ariaPressed:kt,ariaReadOnly:kt,ariaRelevant:null,ariaRequired:kt,ariaRoleDescription:Mt,ariaRowCount:Pt,ariaRowIndex:Pt,ariaRowSpan:Pt,ariaSelected:kt,ariaSetSize:Pt,ariaSort:null,ariaValueMax:Pt,ariaValueMin:Pt,ariaValueNow:Pt,ariaValueText:null,role:null},transform(e,t){return t==="role"?t:"aria-"+t.slice(4).toLowerCase()}})
function caseSensitiveTransform(e,t){return t in e?e[t]:t}function caseInsensitiveTransform(e,t){return caseSensitiveTransform(e,t.toLowerCase())}const xt=create({attributes:{acceptcharset:"accept-charset",classname:"class",htmlfor:"for",httpequiv:"http-equiv"},mustUseProperty:["checked","multiple","muted","selected"],properties:{abbr:null,accept:Bt,acceptCharset:Mt,accessKey:Mt,action:null,allow:null,allowFullScreen:bt,allowPaymentRequest:bt,allowUserMedia:bt,alpha:bt,alt:null,as:null,async:bt,autoCapitalize:null,autoComplete:Mt,autoFocus:bt,autoPlay:bt,blocking:Mt,capture:null,charSet:null,checked:bt,cite:null,className:Mt,closedBy:null,colorSpace:null,cols:Pt,colSpan:Pt,command:null,commandFor:null,content:null,contentEditable:kt,controls:bt,controlsList:Mt,coords:Pt|Bt,crossOrigin:null,data:null,dateTime:null,decoding:null,default:bt,defer:bt,dir:null,dirName:null,disabled:bt,download:yt,draggable:kt,encType:null,enterKeyHint:null,fetchPriority:null,form:null,formAction:null,formEncType:null,formMethod:null,formNoValidate:bt,formTarget:null,headers:Mt,height:Pt,hidden:yt,high:Pt,href:null,hrefLang:null,htmlFor:Mt,httpEquiv:Mt,id:null,imageSizes:null,imageSrcSet:null,inert:bt,inputMode:null,integrity:null,is:null,isMap:bt,itemId:null,itemProp:Mt,itemRef:Mt,itemScope:bt,itemType:Mt,kind:null,label:null,lang:null,language:null,list:null,loading:null,loop:bt,low:Pt,manifest:null,max:null,maxLength:Pt,media:null,method:null,min:null,minLength:Pt,multiple:bt,muted:bt,name:null,nonce:null,noModule:bt,noValidate:bt,onAbort:null,onAfterPrint:null,onAuxClick:null,onBeforeMatch:null,onBeforePrint:null,onBeforeToggle:null,onBeforeUnload:null,onBlur:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onContextLost:null,onContextMenu:null,onContextRestored:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnded:null,onError:null,onFocus:null,onFormData:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLanguageChange:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadEnd:null,onLoadStart:null,onMessage:null,onMessageError:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRejectionHandled:null,onReset:null,onResize:null,onScroll:null,onScrollEnd:null,onSecurityPolicyViolation:null,onSeeked:null,onSeeking:null,onSelect:null,onSlotChange:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnhandledRejection:null,onUnload:null,onVolumeChange:null,onWaiting:null,onWheel:null,open:bt,optimum:Pt,pattern:null,ping:Mt,placeholder:null,playsInline:bt,popover:null,popoverTarget:null,popoverTargetAction:null,poster:null,preload:null,readOnly:bt,referrerPolicy:null,rel:Mt,required:bt,reversed:bt,rows:Pt,rowSpan:Pt,sandbox:Mt,scope:null,scoped:bt,seamless:bt,selected:bt,shadowRootClonable:bt,shadowRootCustomElementRegistry:bt,shadowRootDelegatesFocus:bt,shadowRootMode:null,shadowRootSerializable:bt,shape:null,size:Pt,sizes:null,slot:null,span:Pt,spellCheck:kt,src:null,srcDoc:null,srcLang:null,srcSet:null,start:Pt,step:null,style:null,tabIndex:Pt,target:null,title:null,translate:null,type:null,typeMustMatch:bt,useMap:null,value:kt,width:Pt,wrap:null,writingSuggestions:null,align:null,aLink:null,archive:Mt,axis:null,background:null,bgColor:null,border:Pt,borderColor:null,bottomMargin:Pt,cellPadding:null,cellSpacing:null,char:null,charOff:null,classId:null,clear:null,code:null,codeBase:null,codeType:null,color:null,compact:bt,declare:bt,event:null,face:null,frame:null,frameBorder:null,hSpace:Pt,leftMargin:Pt,link:null,longDesc:null,lowSrc:null,marginHeight:Pt,marginWidth:Pt,noResize:bt,noHref:bt,noShade:bt,noWrap:bt,object:null,profile:null,prompt:null,rev:null,rightMargin:Pt,rules:null,scheme:null,scrolling:kt,standby:null,summary:null,text:null,topMargin:Pt,valueType:null,version:null,vAlign:null,vLink:null,vSpace:Pt,allowTransparency:null,autoCorrect:null,autoSave:null,credentialless:bt,disablePictureInPicture:bt,disableRemotePlayback:bt,exportParts:Bt,part:Mt,prefix:null,property:null,results:Pt,security:null,unselectable:null},space:"html",transform:caseInsensitiveTransform})
const wt=create({attributes:{accentHeight:"accent-height",alignmentBaseline:"alignment-baseline",arabicForm:"arabic-form",baselineShift:"baseline-shift",capHeight:"cap-height",className:"class",clipPath:"clip-path",clipRule:"clip-rule",colorInterpolation:"color-interpolation",colorInterpolationFilters:"color-interpolation-filters",colorProfile:"color-profile",colorRendering:"color-rendering",crossOrigin:"crossorigin",dataType:"datatype",dominantBaseline:"dominant-baseline",enableBackground:"enable-background",fillOpacity:"fill-opacity",fillRule:"fill-rule",floodColor:"flood-color",floodOpacity:"flood-opacity",fontFamily:"font-family",fontSize:"font-size",fontSizeAdjust:"font-size-adjust",fontStretch:"font-stretch",fontStyle:"font-style",fontVariant:"font-variant",fontWeight:"font-weight",glyphName:"glyph-name",glyphOrientationHorizontal:"glyph-orientation-horizontal",glyphOrientationVertical:"glyph-orientation-vertical",hrefLang:"hreflang",horizAdvX:"horiz-adv-x",horizOriginX:"horiz-origin-x",horizOriginY:"horiz-origin-y",imageRendering:"image-rendering",letterSpacing:"letter-spacing",lightingColor:"lighting-color",markerEnd:"marker-end",markerMid:"marker-mid",markerStart:"marker-start",maskType:"mask-type",navDown:"nav-down",navDownLeft:"nav-down-left",navDownRight:"nav-down-right",navLeft:"nav-left",navNext:"nav-next",navPrev:"nav-prev",navRight:"nav-right",navUp:"nav-up",navUpLeft:"nav-up-left",navUpRight:"nav-up-right",onAbort:"onabort",onActivate:"onactivate",onAfterPrint:"onafterprint",onBeforePrint:"onbeforeprint",onBegin:"onbegin",onCancel:"oncancel",onCanPlay:"oncanplay",onCanPlayThrough:"oncanplaythrough",onChange:"onchange",onClick:"onclick",onClose:"onclose",onCopy:"oncopy",onCueChange:"oncuechange",onCut:"oncut",onDblClick:"ondblclick",onDrag:"ondrag",onDragEnd:"ondragend",onDragEnter:"ondragenter",onDragExit:"ondragexit",onDragLeave:"ondragleave",onDragOver:"ondragover",onDragStart:"ondragstart",onDrop:"ondrop",onDurationChange:"ondurationchange",onEmptied:"onemptied",onEnd:"onend",onEnded:"onended",onError:"onerror",onFocus:"onfocus",onFocusIn:"onfocusin",onFocusOut:"onfocusout",onHashChange:"onhashchange",onInput:"oninput",onInvalid:"oninvalid",onKeyDown:"onkeydown",onKeyPress:"onkeypress",onKeyUp:"onkeyup",onLoad:"onload",onLoadedData:"onloadeddata",onLoadedMetadata:"onloadedmetadata",onLoadStart:"onloadstart",onMessage:"onmessage",onMouseDown:"onmousedown",onMouseEnter:"onmouseenter",onMouseLeave:"onmouseleave",onMouseMove:"onmousemove",onMouseOut:"onmouseout",onMouseOver:"onmouseover",onMouseUp:"onmouseup",onMouseWheel:"onmousewheel",onOffline:"onoffline",onOnline:"ononline",onPageHide:"onpagehide",onPageShow:"onpageshow",onPaste:"onpaste",onPause:"onpause",onPlay:"onplay",onPlaying:"onplaying",onPopState:"onpopstate",onProgress:"onprogress",onRateChange:"onratechange",onRepeat:"onrepeat",onReset:"onreset",onResize:"onresize",onScroll:"onscroll",onSeeked:"onseeked",onSeeking:"onseeking",onSelect:"onselect",onShow:"onshow",onStalled:"onstalled",onStorage:"onstorage",onSubmit:"onsubmit",onSuspend:"onsuspend",onTimeUpdate:"ontimeupdate",onToggle:"ontoggle",onUnload:"onunload",onVolumeChange:"onvolumechange",onWaiting:"onwaiting",onZoom:"onzoom",overlinePosition:"overline-position",overlineThickness:"overline-thickness",paintOrder:"paint-order",panose1:"panose-1",pointerEvents:"pointer-events",referrerPolicy:"referrerpolicy",renderingIntent:"rendering-intent",shapeRendering:"shape-rendering",stopColor:"stop-color",stopOpacity:"stop-opacity",strikethroughPosition:"strikethrough-position",strikethroughThickness:"strikethrough-thickness",strokeDashArray:"stroke-dasharray",strokeDashOffset:"stroke-dashoffset",strokeLineCap:"stroke-linecap",strokeLineJoin:"stroke-linejoin",strokeMiterLimit:"stroke-miterlimit",strokeOpacity:"stroke-opacity",strokeWidth:"stroke-width",tabIndex:"tabindex",textAnchor:"text-anchor",textDecoration:"text-decoration",textRendering:"text-rendering",transformOrigin:"transform-origin",typeOf:"typeof",underlinePosition:"underline-position",underlineThickness:"underline-thickness",unicodeBidi:"unicode-bidi",unicodeRange:"unicode-range",unitsPerEm:"units-per-em",vAlphabetic:"v-alphabetic",vHanging:"v-hanging",vIdeographic:"v-ideographic",vMathematical:"v-mathematical",vectorEffect:"vector-effect",vertAdvY:"vert-adv-y",vertOriginX:"vert-origin-x",vertOriginY:"vert-origin-y",wordSpacing:"word-spacing",writingMode:"writing-mode",xHeight:"x-height",playbackOrder:"playbackorder",timelineBegin:"timelinebegin"},properties:{about:$t,accentHeight:Pt,accumulate:null,additive:null,alignmentBaseline:null,alphabetic:Pt,amplitude:Pt,arabicForm:null,ascent:Pt,attributeName:null,attributeType:null,azimuth:Pt,bandwidth:null,baselineShift:null,baseFrequency:null,baseProfile:null,bbox:null,begin:null,bias:Pt,by:null,calcMode:null,capHeight:Pt,className:Mt,clip:null,clipPath:null,clipPathUnits:null,clipRule:null,color:null,colorInterpolation:null,colorInterpolationFilters:null,colorProfile:null,colorRendering:null,content:null,contentScriptType:null,contentStyleType:null,crossOrigin:null,cursor:null,cx:null,cy:null,d:null,dataType:null,defaultAction:null,descent:Pt,diffuseConstant:Pt,direction:null,display:null,dur:null,divisor:Pt,dominantBaseline:null,download:bt,dx:null,dy:null,edgeMode:null,editable:null,elevation:Pt,enableBackground:null,end:null,event:null,exponent:Pt,externalResourcesRequired:null,fill:null,fillOpacity:Pt,fillRule:null,filter:null,filterRes:null,filterUnits:null,floodColor:null,floodOpacity:null,focusable:null,focusHighlight:null,fontFamily:null,fontSize:null,fontSizeAdjust:null,fontStretch:null,fontStyle:null,fontVariant:null,fontWeight:null,format:null,fr:null,from:null,fx:null,fy:null,g1:Bt,g2:Bt,glyphName:Bt,glyphOrientationHorizontal:null,glyphOrientationVertical:null,glyphRef:null,gradientTransform:null,gradientUnits:null,handler:null,hanging:Pt,hatchContentUnits:null,hatchUnits:null,height:null,href:null,hrefLang:null,horizAdvX:Pt,horizOriginX:Pt,horizOriginY:Pt,id:null,ideographic:Pt,imageRendering:null,initialVisibility:null,in:null,in2:null,intercept:Pt,k:Pt,k1:Pt,k2:Pt,k3:Pt,k4:Pt,kernelMatrix:$t,kernelUnitLength:null,keyPoints:null,keySplines:null,keyTimes:null,kerning:null,lang:null,lengthAdjust:null,letterSpacing:null,lightingColor:null,limitingConeAngle:Pt,local:null,markerEnd:null,markerMid:null,markerStart:null,markerHeight:null,markerUnits:null,markerWidth:null,mask:null,maskContentUnits:null,maskType:null,maskUnits:null,mathematical:null,max:null,media:null,mediaCharacterEncoding:null,mediaContentEncodings:null,mediaSize:Pt,mediaTime:null,method:null,min:null,mode:null,name:null,navDown:null,navDownLeft:null,navDownRight:null,navLeft:null,navNext:null,navPrev:null,navRight:null,navUp:null,navUpLeft:null,navUpRight:null,numOctaves:null,observer:null,offset:null,onAbort:null,onActivate:null,onAfterPrint:null,onBeforePrint:null,onBegin:null,onCancel:null,onCanPlay:null,onCanPlayThrough:null,onChange:null,onClick:null,onClose:null,onCopy:null,onCueChange:null,onCut:null,onDblClick:null,onDrag:null,onDragEnd:null,onDragEnter:null,onDragExit:null,onDragLeave:null,onDragOver:null,onDragStart:null,onDrop:null,onDurationChange:null,onEmptied:null,onEnd:null,onEnded:null,onError:null,onFocus:null,onFocusIn:null,onFocusOut:null,onHashChange:null,onInput:null,onInvalid:null,onKeyDown:null,onKeyPress:null,onKeyUp:null,onLoad:null,onLoadedData:null,onLoadedMetadata:null,onLoadStart:null,onMessage:null,onMouseDown:null,onMouseEnter:null,onMouseLeave:null,onMouseMove:null,onMouseOut:null,onMouseOver:null,onMouseUp:null,onMouseWheel:null,onOffline:null,onOnline:null,onPageHide:null,onPageShow:null,onPaste:null,onPause:null,onPlay:null,onPlaying:null,onPopState:null,onProgress:null,onRateChange:null,onRepeat:null,onReset:null,onResize:null,onScroll:null,onSeeked:null,onSeeking:null,onSelect:null,onShow:null,onStalled:null,onStorage:null,onSubmit:null,onSuspend:null,onTimeUpdate:null,onToggle:null,onUnload:null,onVolumeChange:null,onWaiting:null,onZoom:null,opacity:null,operator:null,order:null,orient:null,orientation:null,origin:null,overflow:null,overlay:null,overlinePosition:Pt,overlineThickness:Pt,paintOrder:null,panose1:null,path:null,pathLength:Pt,patternContentUnits:null,patternTransform:null,patternUnits:null,phase:null,ping:Mt,pitch:null,playbackOrder:null,pointerEvents:null,points:null,pointsAtX:Pt,pointsAtY:Pt,pointsAtZ:Pt,preserveAlpha:null,preserveAspectRatio:null,primitiveUnits:null,propagate:null,property:$t,r:null,radius:null,referrerPolicy:null,refX:null,refY:null,rel:$t,rev:$t,renderingIntent:null,repeatCount:null,repeatDur:null,requiredExtensions:$t,requiredFeatures:$t,requiredFonts:$t,requiredFormats:$t,resource:null,restart:null,result:null,rotate:null,rx:null,ry:null,scale:null,seed:null,shapeRendering:null,side:null,slope:null,snapshotTime:null,specularConstant:Pt,specularExponent:Pt,spreadMethod:null,spacing:null,startOffset:null,stdDeviation:null,stemh:null,stemv:null,stitchTiles:null,stopColor:null,stopOpacity:null,strikethroughPosition:Pt,strikethroughThickness:Pt,string:null,stroke:null,strokeDashArray:$t,strokeDashOffset:null,strokeLineCap:null,strokeLineJoin:null,strokeMiterLimit:Pt,strokeOpacity:Pt,strokeWidth:null,style:null,surfaceScale:Pt,syncBehavior:null,syncBehaviorDefault:null,syncMaster:null,syncTolerance:null,syncToleranceDefault:null,systemLanguage:$t,tabIndex:Pt,tableValues:null,target:null,targetX:Pt,targetY:Pt,textAnchor:null,textDecoration:null,textRendering:null,textLength:null,timelineBegin:null,title:null,transformBehavior:null,type:null,typeOf:$t,to:null,transform:null,transformOrigin:null,u1:null,u2:null,underlinePosition:Pt,underlineThickness:Pt,unicode:null,unicodeBidi:null,unicodeRange:null,unitsPerEm:Pt,values:null,vAlphabetic:Pt,vMathematical:Pt,vectorEffect:null,vHanging:Pt,vIdeographic:Pt,version:null,vertAdvY:Pt,vertOriginX:Pt,vertOriginY:Pt,viewBox:null,viewTarget:null,visibility:null,width:null,widths:null,wordSpacing:null,writingMode:null,x:null,x1:null,x2:null,xChannelSelector:null,xHeight:Pt,y:null,y1:null,y2:null,yChannelSelector:null,z:null,zoomAndPan:null},space:"svg",transform:caseSensitiveTransform})
const vt=create({properties:{xLinkActuate:null,xLinkArcRole:null,xLinkHref:null,xLinkRole:null,xLinkShow:null,xLinkTitle:null,xLinkType:null},space:"xlink",transform(e,t){return"xlink:"+t.slice(5).toLowerCase()}})
const Gt=create({attributes:{xmlnsxlink:"xmlns:xlink"},properties:{xmlnsXLink:null,xmlns:null},space:"xmlns",transform:caseInsensitiveTransform})
const Yt=create({properties:{xmlBase:null,xmlLang:null,xmlSpace:null},space:"xml",transform(e,t){return"xml:"+t.slice(3).toLowerCase()}})
const qt=/[A-Z]/g
const Wt=/-[a-z]/g
const Kt=/^data[-\w.:]+$/i
function find(e,t){const n=normalize(t)
let s=t
let r=Ot
if(n in e.normal)return e.property[e.normal[n]]
if(n.length>4&&n.slice(0,4)==="data"&&Kt.test(t)){if(t.charAt(4)==="-"){const e=t.slice(5).replace(Wt,camelcase$1)
s="data"+e.charAt(0).toUpperCase()+e.slice(1)}else{const e=t.slice(4)
if(!Wt.test(e)){let n=e.replace(qt,kebab)
if(n.charAt(0)!=="-")n="-"+n
t="data"+n}}r=Ut}return new r(s,t)}function kebab(e){return"-"+e.toLowerCase()}function camelcase$1(e){return e.charAt(1).toUpperCase()}const Qt=merge([Ft,xt,vt,Gt,Yt],"html")
const Vt=merge([Ft,wt,vt,Gt,Yt],"svg")
function parse$1(e){const t=[]
const n=String(e||"")
let s=n.indexOf(",")
let r=0
let a=false
while(!a){if(s===-1){s=n.length
a=true}const e=n.slice(r,s).trim()
if(e||!a)t.push(e)
r=s+1
s=n.indexOf(",",r)}return t}function stringify$1(e,t){const n=t||{}
return(e[e.length-1]===""?[...e,""]:e).join((n.padRight?" ":"")+","+(n.padLeft===false?"":" ")).trim()}const Xt=/[#.]/g
function parseSelector(e,t){const n=e||""
const s={}
let r=0
let a
let i
while(r<n.length){Xt.lastIndex=r
const e=Xt.exec(n)
const t=n.slice(r,e?e.index:n.length)
if(t){if(!a)i=t
else if(a==="#")s.id=t
else if(Array.isArray(s.className))s.className.push(t)
else s.className=[t]
r+=t.length}if(e){a=e[0]
r++}}return{type:"element",tagName:i||t||"div",properties:s,children:[]}}function parse(e){const t=String(e||"").trim()
return t?t.split(/[ \t\n\r\f]+/g):[]}function stringify(e){return e.join(" ").trim()}function createH(e,t,n){const s=n?createAdjustMap(n):void 0
function h(n,r,...a){let i
if(n===null||n===void 0){i={type:"root",children:[]}
const e=r
a.unshift(e)}else{i=parseSelector(n,t)
const o=i.tagName.toLowerCase()
const c=s?s.get(o):void 0
i.tagName=c||o
if(isChild(r))a.unshift(r)
else for(const[t,n]of Object.entries(r))addProperty(e,i.properties,t,n)}for(const e of a)addChild(i.children,e)
if(i.type==="element"&&i.tagName==="template"&&e.space==="html"){i.content={type:"root",children:i.children}
i.children=[]}return i}return h}function isChild(e){if(e===null||typeof e!=="object"||Array.isArray(e))return true
if(typeof e.type!=="string")return false
const t=e
const n=Object.keys(e)
for(const e of n){const n=t[e]
if(n&&typeof n==="object"){if(!Array.isArray(n))return true
const e=n
for(const t of e)if(typeof t!=="number"&&typeof t!=="string")return true}}if("children"in e&&Array.isArray(e.children))return true
return false}function addProperty(e,t,n,s){if(s===null||s===void 0)return
const r=find(e,n)
let a
if(typeof s==="number"){if(Number.isNaN(s))return
a=s}else if(typeof s==="boolean")a=s
else if(typeof s==="string"){if(r.spaceSeparated)a=parse(s)
else if(r.commaSeparated)a=parse$1(s)
else if(r.commaOrSpaceSeparated)a=parse(parse$1(s).join(" "))
else a=parsePrimitive(r,r.property,s)}else if(Array.isArray(s))a=[...s]
else a=r.property==="style"?style(s):String(s)
if(Array.isArray(a)){const e=[]
for(const t of a)e.push(parsePrimitive(r,r.property,t))
a=e}if(r.property==="className"&&Array.isArray(t.className)){const e=a
a=[...t.className,...Array.isArray(e)?e:[e]]}t[r.property]=a}function addChild(e,t){if(t===null||t===void 0){}else if(typeof t==="number"||typeof t==="string")e.push({type:"text",value:String(t)})
else if(Array.isArray(t))for(const n of t)addChild(e,n)
else if(typeof t==="object"&&"type"in t){if(t.type==="root")addChild(e,t.children)
else e.push(t)}else throw new Error("Expected node, nodes, or string, got `"+t+"`")}function parsePrimitive(e,t,n){if(typeof n==="string"){if(e.number&&n&&!Number.isNaN(Number(n)))return Number(n)
if((e.boolean||e.overloadedBoolean)&&(n===""||normalize(n)===normalize(t)))return true}return n}function style(e){const t=[]
for(const[n,s]of Object.entries(e))t.push([n,s].join(": "))
return t.join("; ")}function createAdjustMap(e){const t=new Map
for(const n of e)t.set(n.toLowerCase(),n)
return t}const zt=["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","solidColor","textArea","textPath"]
const jt=createH(Qt,"div")
const Jt=createH(Vt,"g",zt)
function location(e){const t=String(e)
const n=[]
let s=-1
let r=-1
return{toOffset,toPoint}
function grow(){const e=n.at(-1)??0
if(s<e){s=t.indexOf("\r",e)
if(s===-1)s=Infinity}if(r<e){r=t.indexOf("\n",e)
if(r===-1)r=Infinity}const a=s+1===r?r:Math.min(s,r)
n.push((a===Infinity?t.length:a)+1)}function toPoint(e){if(typeof e==="number"&&e>-1&&e<=t.length){while((n.at(-1)??0)<=e)grow()
let t=0
let s=n.length-1
while(t<s){const r=Math.floor((t+s)/2)
if(n[r]>e)s=r
else t=r+1}return{line:t+1,column:e-(t>0?n[t-1]:0)+1,offset:e}}}function toOffset(e){if(e&&typeof e.line==="number"&&typeof e.column==="number"&&!Number.isNaN(e.line)&&e.column>0){while(n.length<e.line&&(n.at(-1)??0)<=t.length)grow()
const s=(e.line>1?n[e.line-2]:0)+e.column-1
if(s<n[e.line-1])return s}}}const Zt={html:"http://www.w3.org/1999/xhtml",mathml:"http://www.w3.org/1998/Math/MathML",svg:"http://www.w3.org/2000/svg",xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespace",xmlns:"http://www.w3.org/2000/xmlns/"}
const en={}.hasOwnProperty
const tn=Object.prototype
function fromParse5(e,t){const n=t||{}
return one$1({file:n.file||void 0,location:false,schema:n.space==="svg"?Vt:Qt,verbose:n.verbose||false},e)}function one$1(e,t){let n
switch(t.nodeName){case"#comment":{const s=t
n={type:"comment",value:s.data}
patch$1(e,s,n)
return n}case"#document":case"#document-fragment":{const s=t
const r="mode"in s?s.mode==="quirks"||s.mode==="limited-quirks":false
n={type:"root",children:all$1(e,t.childNodes),data:{quirksMode:r}}
if(e.file&&e.location){const t=String(e.file)
const s=location(t)
const r=s.toPoint(0)
const a=s.toPoint(t.length)
n.position={start:r,end:a}}return n}case"#documentType":{const s=t
n={type:"doctype"}
patch$1(e,s,n)
return n}case"#text":{const s=t
n={type:"text",value:s.value}
patch$1(e,s,n)
return n}default:n=element$2(e,t)
return n}}function all$1(e,t){let n=-1
const s=[]
while(++n<t.length){const r=one$1(e,t[n])
s.push(r)}return s}function element$2(e,t){const{schema:n}=e
e.schema=t.namespaceURI===Zt.svg?Vt:Qt
let s=-1
const r={}
while(++s<t.attrs.length){const e=t.attrs[s]
const n=(e.prefix?e.prefix+":":"")+e.name
if(!en.call(tn,n))r[n]=e.value}const a=(e.schema.space==="svg"?Jt:jt)(t.tagName,r,all$1(e,t.childNodes))
patch$1(e,t,a)
if(a.tagName==="template"){if(t.namespaceURI===Zt.html){const n=t
const s=n.sourceCodeLocation
const r=s&&s.startTag&&position$1(s.startTag)
const i=s&&s.endTag&&position$1(s.endTag)
const o=one$1(e,n.content)
if(r&&i&&e.file)o.position={start:r.end,end:i.start}
a.content=o}else if(a.content){a.children=a.content.children
delete a.content}}e.schema=n
return a}function patch$1(e,t,n){if("sourceCodeLocation"in t&&t.sourceCodeLocation&&e.file){const s=createLocation(e,n,t.sourceCodeLocation)
if(s){e.location=true
n.position=s}}}function createLocation(e,t,n){const s=position$1(n)
if(t.type==="element"){const r=t.children[t.children.length-1]
if(s&&!n.endTag&&r&&r.position&&r.position.end)s.end=Object.assign({},r.position.end)
if(e.verbose){const s={}
let r
if(n.attrs){for(r in n.attrs)if(en.call(n.attrs,r))s[find(e.schema,r).property]=position$1(n.attrs[r])}n.startTag
const a=position$1(n.startTag)
const i=n.endTag?position$1(n.endTag):void 0
const o={opening:a}
if(i)o.closing=i
o.properties=s
t.data={position:o}}}return s}function position$1(e){const t=point$1({line:e.startLine,column:e.startCol,offset:e.startOffset})
const n=point$1({line:e.endLine,column:e.endCol,offset:e.endOffset})
return t||n?{start:t,end:n}:void 0}function point$1(e){return e.line&&e.column?e:void 0}const nn={abandonedHeadElementChild:{reason:"Unexpected metadata element after head",description:"Unexpected element after head. Expected the element before `</head>`",url:false},abruptClosingOfEmptyComment:{reason:"Unexpected abruptly closed empty comment",description:"Unexpected `>` or `->`. Expected `--\x3e` to close comments"},abruptDoctypePublicIdentifier:{reason:"Unexpected abruptly closed public identifier",description:"Unexpected `>`. Expected a closing `\"` or `'` after the public identifier"},abruptDoctypeSystemIdentifier:{reason:"Unexpected abruptly closed system identifier",description:"Unexpected `>`. Expected a closing `\"` or `'` after the identifier identifier"},absenceOfDigitsInNumericCharacterReference:{reason:"Unexpected non-digit at start of numeric character reference",description:"Unexpected `%c`. Expected `[0-9]` for decimal references or `[0-9a-fA-F]` for hexadecimal references"},cdataInHtmlContent:{reason:"Unexpected CDATA section in HTML",description:"Unexpected `<![CDATA[` in HTML. Remove it, use a comment, or encode special characters instead"},characterReferenceOutsideUnicodeRange:{reason:"Unexpected too big numeric character reference",description:"Unexpectedly high character reference. Expected character references to be at most hexadecimal 10ffff (or decimal 1114111)"},closingOfElementWithOpenChildElements:{reason:"Unexpected closing tag with open child elements",description:"Unexpectedly closing tag. Expected other tags to be closed first",url:false},controlCharacterInInputStream:{reason:"Unexpected control character",description:"Unexpected control character `%x`. Expected a non-control code point, 0x00, or ASCII whitespace"},controlCharacterReference:{reason:"Unexpected control character reference",description:"Unexpectedly control character in reference. Expected a non-control code point, 0x00, or ASCII whitespace"},disallowedContentInNoscriptInHead:{reason:"Disallowed content inside `<noscript>` in `<head>`",description:"Unexpected text character `%c`. Only use text in `<noscript>`s in `<body>`",url:false},duplicateAttribute:{reason:"Unexpected duplicate attribute",description:"Unexpectedly double attribute. Expected attributes to occur only once"},endTagWithAttributes:{reason:"Unexpected attribute on closing tag",description:"Unexpected attribute. Expected `>` instead"},endTagWithTrailingSolidus:{reason:"Unexpected slash at end of closing tag",description:"Unexpected `%c-1`. Expected `>` instead"},endTagWithoutMatchingOpenElement:{reason:"Unexpected unopened end tag",description:"Unexpected end tag. Expected no end tag or another end tag",url:false},eofBeforeTagName:{reason:"Unexpected end of file",description:"Unexpected end of file. Expected tag name instead"},eofInCdata:{reason:"Unexpected end of file in CDATA",description:"Unexpected end of file. Expected `]]>` to close the CDATA"},eofInComment:{reason:"Unexpected end of file in comment",description:"Unexpected end of file. Expected `--\x3e` to close the comment"},eofInDoctype:{reason:"Unexpected end of file in doctype",description:"Unexpected end of file. Expected a valid doctype (such as `<!doctype html>`)"},eofInElementThatCanContainOnlyText:{reason:"Unexpected end of file in element that can only contain text",description:"Unexpected end of file. Expected text or a closing tag",url:false},eofInScriptHtmlCommentLikeText:{reason:"Unexpected end of file in comment inside script",description:"Unexpected end of file. Expected `--\x3e` to close the comment"},eofInTag:{reason:"Unexpected end of file in tag",description:"Unexpected end of file. Expected `>` to close the tag"},incorrectlyClosedComment:{reason:"Incorrectly closed comment",description:"Unexpected `%c-1`. Expected `--\x3e` to close the comment"},incorrectlyOpenedComment:{reason:"Incorrectly opened comment",description:"Unexpected `%c`. Expected `\x3c!--` to open the comment"},invalidCharacterSequenceAfterDoctypeName:{reason:"Invalid sequence after doctype name",description:"Unexpected sequence at `%c`. Expected `public` or `system`"},invalidFirstCharacterOfTagName:{reason:"Invalid first character in tag name",description:"Unexpected `%c`. Expected an ASCII letter instead"},misplacedDoctype:{reason:"Misplaced doctype",description:"Unexpected doctype. Expected doctype before head",url:false},misplacedStartTagForHeadElement:{reason:"Misplaced `<head>` start tag",description:"Unexpected start tag `<head>`. Expected `<head>` directly after doctype",url:false},missingAttributeValue:{reason:"Missing attribute value",description:"Unexpected `%c-1`. Expected an attribute value or no `%c-1` instead"},missingDoctype:{reason:"Missing doctype before other content",description:"Expected a `<!doctype html>` before anything else",url:false},missingDoctypeName:{reason:"Missing doctype name",description:"Unexpected doctype end at `%c`. Expected `html` instead"},missingDoctypePublicIdentifier:{reason:"Missing public identifier in doctype",description:"Unexpected `%c`. Expected identifier for `public` instead"},missingDoctypeSystemIdentifier:{reason:"Missing system identifier in doctype",description:'Unexpected `%c`. Expected identifier for `system` instead (suggested: `"about:legacy-compat"`)'},missingEndTagName:{reason:"Missing name in end tag",description:"Unexpected `%c`. Expected an ASCII letter instead"},missingQuoteBeforeDoctypePublicIdentifier:{reason:"Missing quote before public identifier in doctype",description:"Unexpected `%c`. Expected `\"` or `'` instead"},missingQuoteBeforeDoctypeSystemIdentifier:{reason:"Missing quote before system identifier in doctype",description:"Unexpected `%c`. Expected `\"` or `'` instead"},missingSemicolonAfterCharacterReference:{reason:"Missing semicolon after character reference",description:"Unexpected `%c`. Expected `;` instead"},missingWhitespaceAfterDoctypePublicKeyword:{reason:"Missing whitespace after public identifier in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceAfterDoctypeSystemKeyword:{reason:"Missing whitespace after system identifier in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBeforeDoctypeName:{reason:"Missing whitespace before doctype name",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBetweenAttributes:{reason:"Missing whitespace between attributes",description:"Unexpected `%c`. Expected ASCII whitespace instead"},missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:{reason:"Missing whitespace between public and system identifiers in doctype",description:"Unexpected `%c`. Expected ASCII whitespace instead"},nestedComment:{reason:"Unexpected nested comment",description:"Unexpected `\x3c!--`. Expected `--\x3e`"},nestedNoscriptInHead:{reason:"Unexpected nested `<noscript>` in `<head>`",description:"Unexpected `<noscript>`. Expected a closing tag or a meta element",url:false},nonConformingDoctype:{reason:"Unexpected non-conforming doctype declaration",description:'Expected `<!doctype html>` or `<!doctype html system "about:legacy-compat">`',url:false},nonVoidHtmlElementStartTagWithTrailingSolidus:{reason:"Unexpected trailing slash on start tag of non-void element",description:"Unexpected `/`. Expected `>` instead"},noncharacterCharacterReference:{reason:"Unexpected noncharacter code point referenced by character reference",description:"Unexpected code point. Do not use noncharacters in HTML"},noncharacterInInputStream:{reason:"Unexpected noncharacter character",description:"Unexpected code point `%x`. Do not use noncharacters in HTML"},nullCharacterReference:{reason:"Unexpected NULL character referenced by character reference",description:"Unexpected code point. Do not use NULL characters in HTML"},openElementsLeftAfterEof:{reason:"Unexpected end of file",description:"Unexpected end of file. Expected closing tag instead",url:false},surrogateCharacterReference:{reason:"Unexpected surrogate character referenced by character reference",description:"Unexpected code point. Do not use lone surrogate characters in HTML"},surrogateInInputStream:{reason:"Unexpected surrogate character",description:"Unexpected code point `%x`. Do not use lone surrogate characters in HTML"},unexpectedCharacterAfterDoctypeSystemIdentifier:{reason:"Invalid character after system identifier in doctype",description:"Unexpected character at `%c`. Expected `>`"},unexpectedCharacterInAttributeName:{reason:"Unexpected character in attribute name",description:"Unexpected `%c`. Expected whitespace, `/`, `>`, `=`, or probably an ASCII letter"},unexpectedCharacterInUnquotedAttributeValue:{reason:"Unexpected character in unquoted attribute value",description:"Unexpected `%c`. Quote the attribute value to include it"},unexpectedEqualsSignBeforeAttributeName:{reason:"Unexpected equals sign before attribute name",description:"Unexpected `%c`. Add an attribute name before it"},unexpectedNullCharacter:{reason:"Unexpected NULL character",description:"Unexpected code point `%x`. Do not use NULL characters in HTML"},unexpectedQuestionMarkInsteadOfTagName:{reason:"Unexpected question mark instead of tag name",description:"Unexpected `%c`. Expected an ASCII letter instead"},unexpectedSolidusInTag:{reason:"Unexpected slash in tag",description:"Unexpected `%c-1`. Expected it followed by `>` or in a quoted attribute value"},unknownNamedCharacterReference:{reason:"Unexpected unknown named character reference",description:"Unexpected character reference. Expected known named character references"}}
const sn="https://html.spec.whatwg.org/multipage/parsing.html#parse-error-"
const rn=/-[a-z]/g
const an=/%c(?:([+-])(\d+))?/g
const on=/%x/g
const cn={2:true,1:false,0:null}
const ln={}
function fromHtml(e,n){const s=n||ln
const{onerror:r}=s
const a=e instanceof lt?e:new lt(e)
const i=s.fragment?parseFragment:parse$2
const o=String(a)
return fromParse5(i(o,{sourceCodeLocationInfo:true,onParseError:s.onerror?internalOnerror:null,scriptingEnabled:false}),{file:a,space:s.space,verbose:s.verbose})
function internalOnerror(e){const{code:n}=e
const i=camelcase(n)
const c=s[i]??true
const l=typeof c==="number"?c:c?1:0
if(l){const s=nn[i]
const o=new t.VFileMessage(format(s.reason),{place:{start:{line:e.startLine,column:e.startCol,offset:e.startOffset},end:{line:e.endLine,column:e.endCol,offset:e.endOffset}},ruleId:n,source:"hast-util-from-html"})
if(a.path){o.file=a.path
o.name=a.path+":"+o.name}o.fatal=cn[l]
o.note=format(s.description)
o.url=s.url===false?void 0:sn+n
r(o)}function format(t){return t.replace(an,formatC).replace(on,formatX)
function formatC(t,n,s){const r=(s?Number(s):0)*(n==="-"?-1:1)
return visualizeCharacter(o.charAt(e.startOffset+r))}function formatX(){return visualizeCharacterCode(o.charCodeAt(e.startOffset))}}}}function camelcase(e){return e.replace(rn,dashToCamel)}function dashToCamel(e){return e.charAt(1).toUpperCase()}function visualizeCharacter(e){return e==="`"?"` ` `":e}function visualizeCharacterCode(e){return"0x"+e.toString(16).toUpperCase()}const{defineProperty:un}=Object
const hn=typeof self==="object"?self:globalThis
const guard=(e,t)=>{switch(e){case"Function":case"SharedWorker":case"Worker":case"eval":case"setInterval":case"setTimeout":throw new TypeError("unable to deserialize "+e)}return new hn[e](t)}
const deserializer=(e,t)=>{const as=(t,n)=>{e.set(n,t)
return t}
const unpair=n=>{if(e.has(n))return e.get(n)
const[s,r]=t[n]
switch(s){case 0:case-1:return as(r,n)
case 1:{const e=as([],n)
for(const t of r)e.push(unpair(t))
return e}case 2:{const e=as({},n)
for(const[t,n]of r){const s=unpair(t),r=unpair(n)
if(s==="__proto__")un(e,s,{value:r,configurable:true,enumerable:true,writable:true})
else e[s]=r}return e}case 3:return as(new Date(r),n)
case 4:{const{source:e,flags:t}=r
return as(new RegExp(e,t),n)}case 5:{const e=as(new Map,n)
for(const[t,n]of r)e.set(unpair(t),unpair(n))
return e}case 6:{const e=as(new Set,n)
for(const t of r)e.add(unpair(t))
return e}case 7:{const{name:e,message:t}=r
return as(typeof hn[e]==="function"?guard(e,t):new Error(t),n)}case 8:return as(BigInt(r),n)
case"BigInt":return as(Object(BigInt(r)),n)
case"ArrayBuffer":return as(new Uint8Array(r).buffer,r)
case"DataView":{const{buffer:e}=new Uint8Array(r)
return as(new DataView(e),r)}case"-0":return-0}return as(guard(s,r),n)}
return unpair}
const deserialize=e=>deserializer(new Map,e)(0)
const dn=""
const{toString:Tn}={}
const{keys:En,is:pn}=Object
const typeOf=e=>{const t=typeof e
if(t!=="object"||!e)return[0,t]
const n=Tn.call(e).slice(8,-1)
switch(n){case"Array":return[1,dn]
case"Object":return[2,dn]
case"Date":return[3,dn]
case"RegExp":return[4,dn]
case"Map":return[5,dn]
case"Set":return[6,dn]
case"DataView":return[1,n]}if(n.includes("Array"))return[1,n]
if(e instanceof Error)return[7,e.name||"Error"]
return[2,n]}
const shouldSkip=([e,t])=>e===0&&(t==="function"||t==="symbol")
const serializer=(e,t,n,s)=>{const as=(e,t)=>{const r=s.push(e)-1
n.set(t,r)
return r}
const pair=r=>{if(n.has(r))return n.get(r)
let[a,i]=typeOf(r)
switch(a){case 0:{let t=r
switch(i){case"bigint":a=8
t=r.toString()
break
case"number":if(!r&&pn(r,-0))return s.push(["-0"])-1
break
case"function":case"symbol":if(e)throw new TypeError("unable to serialize "+i)
t=null
break
case"undefined":return as([-1],r)}return as([a,t],r)}case 1:{if(i){let e=r
if(i==="DataView")e=new Uint8Array(r.buffer)
else if(i==="ArrayBuffer")e=new Uint8Array(r)
return as([i,[...e]],r)}const e=[]
const t=as([a,e],r)
for(const t of r)e.push(pair(t))
return t}case 2:{if(i)switch(i){case"BigInt":return as([i,r.toString()],r)
case"Boolean":case"Number":case"String":return as([i,r.valueOf()],r)}if(t&&"toJSON"in r)return pair(r.toJSON())
const n=[]
const s=as([a,n],r)
for(const t of En(r))if(e||!shouldSkip(typeOf(r[t])))n.push([pair(t),pair(r[t])])
return s}case 3:return as([a,isNaN(r.getTime())?dn:r.toISOString()],r)
case 4:{const{source:e,flags:t}=r
return as([a,{source:e,flags:t}],r)}case 5:{const t=[]
const n=as([a,t],r)
for(const[n,s]of r)if(e||!(shouldSkip(typeOf(n))||shouldSkip(typeOf(s))))t.push([pair(n),pair(s)])
return n}case 6:{const t=[]
const n=as([a,t],r)
for(const n of r)if(e||!shouldSkip(typeOf(n)))t.push(pair(n))
return n}}const{message:o}=r
return as([a,{name:i,message:o}],r)}
return pair}
const serialize=(e,{json:t,lossy:n}={})=>{const s=[]
return serializer(!(t||n),!!t,new Map,s)(e),s}
var mn=typeof structuredClone==="function"?(e,t)=>t&&("json"in t||"lossy"in t)?deserialize(serialize(e,t)):structuredClone(e):(e,t)=>deserialize(serialize(e,t))
const fn=point("end")
const An=point("start")
function point(e){return point
function point(t){const n=t&&t.position&&t.position[e]||{}
if(typeof n.line==="number"&&n.line>0&&typeof n.column==="number"&&n.column>0)return{line:n.line,column:n.column,offset:typeof n.offset==="number"&&n.offset>-1?n.offset:void 0}}}function position(e){const t=An(e)
const n=fn(e)
if(t&&n)return{start:t,end:n}}const _n=["ariaDescribedBy","ariaLabel","ariaLabelledBy"]
const gn={ancestors:{tbody:["table"],td:["table"],th:["table"],thead:["table"],tfoot:["table"],tr:["table"]},attributes:{a:[..._n,"dataFootnoteBackref","dataFootnoteRef",["className","data-footnote-backref"],"href"],blockquote:["cite"],code:[["className",/^language-./]],del:["cite"],div:["itemScope","itemType"],dl:[..._n],h2:[["className","sr-only"]],img:[..._n,"longDesc","src"],input:[["disabled",true],["type","checkbox"]],ins:["cite"],li:[["className","task-list-item"]],ol:[..._n,["className","contains-task-list"]],q:["cite"],section:["dataFootnotes",["className","footnotes"]],source:["srcSet"],summary:[..._n],table:[..._n],ul:[..._n,["className","contains-task-list"]],"*":["abbr","accept","acceptCharset","accessKey","action","align","alt","axis","border","cellPadding","cellSpacing","char","charOff","charSet","checked","clear","colSpan","color","cols","compact","coords","dateTime","dir","encType","frame","hSpace","headers","height","hrefLang","htmlFor","id","isMap","itemProp","label","lang","maxLength","media","method","multiple","name","noHref","noShade","noWrap","open","prompt","readOnly","rev","rowSpan","rows","rules","scope","selected","shape","size","span","start","summary","tabIndex","title","useMap","vAlign","value","width"]},clobber:["ariaDescribedBy","ariaLabelledBy","id","name"],clobberPrefix:"user-content-",protocols:{cite:["http","https"],href:["http","https","irc","ircs","mailto","xmpp"],longDesc:["http","https"],src:["http","https"]},required:{input:{disabled:true,type:"checkbox"}},strip:["script"],tagNames:["a","b","blockquote","br","code","dd","del","details","div","dl","dt","em","h1","h2","h3","h4","h5","h6","hr","i","img","input","ins","kbd","li","ol","p","picture","pre","q","rp","rt","ruby","s","samp","section","source","span","strike","strong","sub","summary","sup","table","tbody","td","tfoot","th","thead","tr","tt","ul","var"]}
const In={}.hasOwnProperty
function sanitize(e,t){let n={type:"root",children:[]}
const s=transform({schema:t?{...gn,...t}:gn,stack:[]},e)
if(s){if(Array.isArray(s)){if(s.length===1)n=s[0]
else n.children=s}else n=s}return n}function transform(e,t){if(t&&typeof t==="object"){const n=t
switch(typeof n.type==="string"?n.type:""){case"comment":return comment$1(e,n)
case"doctype":return doctype$1(e,n)
case"element":return element$1(e,n)
case"root":return root$1(e,n)
case"text":return text$1(e,n)}}}function comment$1(e,t){if(e.schema.allowComments){const e=typeof t.value==="string"?t.value:""
const n=e.indexOf("--\x3e")
const s={type:"comment",value:n<0?e:e.slice(0,n)}
patch(s,t)
return s}}function doctype$1(e,t){if(e.schema.allowDoctypes){const e={type:"doctype"}
patch(e,t)
return e}}function element$1(e,t){const n=typeof t.tagName==="string"?t.tagName:""
e.stack.push(n)
const s=children(e,t.children)
const r=properties(e,t.properties)
e.stack.pop()
let a=false
if(n&&n!=="*"&&(!e.schema.tagNames||e.schema.tagNames.includes(n))){a=true
if(e.schema.ancestors&&In.call(e.schema.ancestors,n)){const t=e.schema.ancestors[n]
let s=-1
a=false
while(++s<t.length)if(e.stack.includes(t[s]))a=true}}if(!a)return e.schema.strip&&!e.schema.strip.includes(n)?s:void 0
const i={type:"element",tagName:n,properties:r,children:s}
patch(i,t)
return i}function root$1(e,t){const n={type:"root",children:children(e,t.children)}
patch(n,t)
return n}function text$1(e,t){const n={type:"text",value:typeof t.value==="string"?t.value:""}
patch(n,t)
return n}function children(e,t){const n=[]
if(Array.isArray(t)){const s=t
let r=-1
while(++r<s.length){const t=transform(e,s[r])
if(t){if(Array.isArray(t))n.push(...t)
else n.push(t)}}}return n}function properties(e,t){const n=e.stack[e.stack.length-1]
const s=e.schema.attributes
const r=e.schema.required
const a=s&&In.call(s,n)?s[n]:void 0
const i=s&&In.call(s,"*")?s["*"]:void 0
const o=t&&typeof t==="object"?t:{}
const c={}
let l
for(l in o)if(In.call(o,l)){const t=o[l]
let n=propertyValue(e,findDefinition(a,l),l,t)
if(n===null||n===void 0)n=propertyValue(e,findDefinition(i,l),l,t)
if(n!==null&&n!==void 0)c[l]=n}if(r&&In.call(r,n)){const e=r[n]
for(l in e)if(In.call(e,l)&&!In.call(c,l))c[l]=e[l]}return c}function propertyValue(e,t,n,s){return t?Array.isArray(s)?propertyValueMany(e,t,n,s):propertyValuePrimitive(e,t,n,s):void 0}function propertyValueMany(e,t,n,s){let r=-1
const a=[]
while(++r<s.length){const i=propertyValuePrimitive(e,t,n,s[r])
if(typeof i==="number"||typeof i==="string")a.push(i)}return a}function propertyValuePrimitive(e,t,n,s){if(typeof s!=="boolean"&&typeof s!=="number"&&typeof s!=="string")return
if(!safeProtocol(e,n,s))return
if(typeof t==="object"&&t.length>1){let e=false
let n=0
while(++n<t.length){const r=t[n]
if(r&&typeof r==="object"&&"flags"in r){if(r.test(String(s))){e=true
break}}else if(r===s){e=true
break}}if(!e)return}return e.schema.clobber&&e.schema.clobberPrefix&&e.schema.clobber.includes(n)?e.schema.clobberPrefix+s:s}function safeProtocol(e,t,n){const s=e.schema.protocols&&In.call(e.schema.protocols,t)?e.schema.protocols[t]:void 0
if(!s||s.length===0)return true
const r=String(n)
const a=r.indexOf(":")
const i=r.indexOf("?")
const o=r.indexOf("#")
const c=r.indexOf("/")
if(a<0||c>-1&&a>c||i>-1&&a>i||o>-1&&a>o)return true
let l=-1
while(++l<s.length){const e=s[l]
if(a===e.length&&r.slice(0,e.length)===e)return true}return false}function patch(e,t){const n=position(t)
if(t.data)e.data=mn(t.data)
if(n)e.position=n}function findDefinition(e,t){let n
let s=-1
if(e)while(++s<e.length){const r=e[s]
const a=typeof r==="string"?r:r[0]
if(a===t)return r
if(a==="data*")n=r}if(t.length>4&&t.slice(0,4).toLowerCase()==="data")return n}const Sn=["area","base","basefont","bgsound","br","col","command","embed","frame","hr","image","img","input","keygen","link","meta","param","source","track","wbr"]
const Nn=/^>|^->|<!--|-->|--!>|<!-$/g
const Cn=[">"]
const Dn=["<",">"]
function comment(e,t,n,s){return s.settings.bogusComments?"<?"+stringifyEntities(e.value,Object.assign({},s.settings.characterReferences,{subset:Cn}))+">":"\x3c!--"+e.value.replace(Nn,encode)+"--\x3e"
function encode(e){return stringifyEntities(e,Object.assign({},s.settings.characterReferences,{subset:Dn}))}}function doctype(e,t,n,s){return"<!"+(s.settings.upperDoctype?"DOCTYPE":"doctype")+(s.settings.tightDoctype?"":" ")+"html>"}const On=/[ \t\n\f\r]/g
function whitespace(e){return typeof e==="object"?e.type==="text"?empty(e.value):false:empty(e)}function empty(e){return e.replace(On,"")===""}const Rn=siblings(1)
const Ln=siblings(-1)
const bn=[]
function siblings(e){return sibling
function sibling(t,n,s){const r=t?t.children:bn
let a=(n||0)+e
let i=r[a]
if(!s)while(i&&whitespace(i)){a+=e
i=r[a]}return i}}const kn={}.hasOwnProperty
function omission(e){return omit
function omit(t,n,s){return kn.call(e,t.tagName)&&e[t.tagName](t,n,s)}}const yn=omission({body:body$1,caption:headOrColgroupOrCaption,colgroup:headOrColgroupOrCaption,dd,dt,head:headOrColgroupOrCaption,html:html$1,li,optgroup,option,p,rp:rubyElement,rt:rubyElement,tbody:tbody$1,td:cells,tfoot,th:cells,thead,tr})
function headOrColgroupOrCaption(e,t,n){const s=Rn(n,t,true)
return!s||s.type!=="comment"&&!(s.type==="text"&&whitespace(s.value.charAt(0)))}function html$1(e,t,n){const s=Rn(n,t)
return!s||s.type!=="comment"}function body$1(e,t,n){const s=Rn(n,t)
return!s||s.type!=="comment"}function p(e,t,n){const s=Rn(n,t)
return s?s.type==="element"&&(s.tagName==="address"||s.tagName==="article"||s.tagName==="aside"||s.tagName==="blockquote"||s.tagName==="details"||s.tagName==="div"||s.tagName==="dl"||s.tagName==="fieldset"||s.tagName==="figcaption"||s.tagName==="figure"||s.tagName==="footer"||s.tagName==="form"||s.tagName==="h1"||s.tagName==="h2"||s.tagName==="h3"||s.tagName==="h4"||s.tagName==="h5"||s.tagName==="h6"||s.tagName==="header"||s.tagName==="hgroup"||s.tagName==="hr"||s.tagName==="main"||s.tagName==="menu"||s.tagName==="nav"||s.tagName==="ol"||s.tagName==="p"||s.tagName==="pre"||s.tagName==="section"||s.tagName==="table"||s.tagName==="ul"):!n||!(n.type==="element"&&(n.tagName==="a"||n.tagName==="audio"||n.tagName==="del"||n.tagName==="ins"||n.tagName==="map"||n.tagName==="noscript"||n.tagName==="video"||n.tagName.includes("-")))}function li(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&s.tagName==="li"}function dt(e,t,n){const s=Rn(n,t)
return Boolean(s&&s.type==="element"&&(s.tagName==="dt"||s.tagName==="dd"))}function dd(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&(s.tagName==="dt"||s.tagName==="dd")}function rubyElement(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&(s.tagName==="rp"||s.tagName==="rt")}function optgroup(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&s.tagName==="optgroup"}function option(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&(s.tagName==="option"||s.tagName==="optgroup")}function thead(e,t,n){const s=Rn(n,t)
return Boolean(s&&s.type==="element"&&(s.tagName==="tbody"||s.tagName==="tfoot"))}function tbody$1(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&(s.tagName==="tbody"||s.tagName==="tfoot")}function tfoot(e,t,n){return!Rn(n,t)}function tr(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&s.tagName==="tr"}function cells(e,t,n){const s=Rn(n,t)
return!s||s.type==="element"&&(s.tagName==="td"||s.tagName==="th")}const Pn=omission({body,colgroup,head,html,tbody})
function html(e){const t=Rn(e,-1)
return!t||t.type!=="comment"}function head(e){const t=new Set
for(const n of e.children)if(n.type==="element"&&(n.tagName==="base"||n.tagName==="title")){if(t.has(n.tagName))return false
t.add(n.tagName)}const n=e.children[0]
return!n||n.type==="element"}function body(e){const t=Rn(e,-1,true)
return!t||t.type!=="comment"&&!(t.type==="text"&&whitespace(t.value.charAt(0)))&&!(t.type==="element"&&(t.tagName==="meta"||t.tagName==="link"||t.tagName==="script"||t.tagName==="style"||t.tagName==="template"))}function colgroup(e,t,n){const s=Ln(n,t)
if(n&&s&&s.type==="element"&&s.tagName==="colgroup"&&yn(s,n.children.indexOf(s),n))return false
const r=Rn(e,-1,true)
return Boolean(r&&r.type==="element"&&r.tagName==="col")}function tbody(e,t,n){const s=Ln(n,t)
if(n&&s&&s.type==="element"&&(s.tagName==="thead"||s.tagName==="tbody")&&yn(s,n.children.indexOf(s),n))return false
const r=Rn(e,-1)
return Boolean(r&&r.type==="element"&&r.tagName==="tr")}const Mn={name:[["\t\n\f\r &/=>".split(""),"\t\n\f\r \"&'/=>`".split("")],["\0\t\n\f\r \"&'/<=>".split(""),"\0\t\n\f\r \"&'/<=>`".split("")]],unquoted:[["\t\n\f\r &>".split(""),"\0\t\n\f\r \"&'<=>`".split("")],["\0\t\n\f\r \"&'<=>`".split(""),"\0\t\n\f\r \"&'<=>`".split("")]],single:[["&'".split(""),"\"&'`".split("")],["\0&'".split(""),"\0\"&'`".split("")]],double:[['"&'.split(""),"\"&'`".split("")],['\0"&'.split(""),"\0\"&'`".split("")]]}
const Bn=new Set(["desc","foreignObject","title"])
function element(e,t,n,s){const{schema:r}=s
const a=r.space==="svg"?false:s.settings.omitOptionalTags
let i=r.space==="svg"?s.settings.closeEmptyElements:s.settings.voids.includes(e.tagName.toLowerCase())
const o=[]
if(r.space==="html"&&e.tagName==="svg")s.schema=Vt
const c=serializeAttributes(s,e.properties)
if(s.schema.space==="svg"&&Bn.has(e.tagName))s.schema=Qt
const l=s.all(r.space==="html"&&e.tagName==="template"?e.content:e)
s.schema=r
if(l)i=false
if(c||!a||!Pn(e,t,n)){o.push("<",e.tagName,c?" "+c:"")
if(i&&(r.space==="svg"||s.settings.closeSelfClosing)){const e=c.charAt(c.length-1)
if(!s.settings.tightSelfClosing||e==="/"||e&&e!=='"'&&e!=="'")o.push(" ")
o.push("/")}o.push(">")}o.push(l)
if(!i&&(!a||!yn(e,t,n)))o.push("</"+e.tagName+">")
return o.join("")}function serializeAttributes(e,t){const n=[]
let s=-1
let r
if(t){for(r in t)if(t[r]!==null&&t[r]!==void 0){const s=serializeAttribute(e,r,t[r])
if(s)n.push(s)}}while(++s<n.length){const t=e.settings.tightAttributes?n[s].charAt(n[s].length-1):void 0
if(s!==n.length-1&&t!=='"'&&t!=="'")n[s]+=" "}return n.join("")}function serializeAttribute(e,t,n){const s=find(e.schema,t)
const r=e.settings.allowParseErrors&&e.schema.space==="html"?0:1
const a=e.settings.allowDangerousCharacters?0:1
if(s.overloadedBoolean&&(n===s.attribute||n===""))n=true
else if((s.boolean||s.overloadedBoolean)&&(typeof n!=="string"||n===s.attribute||n===""))n=Boolean(n)
if(n===null||n===void 0||n===false||typeof n==="number"&&Number.isNaN(n))return""
const i=stringifyEntities(s.attribute,Object.assign({},e.settings.characterReferences,{subset:Mn.name[r][a]}))
if(n===true)return i
n=Array.isArray(n)?(s.commaSeparated?stringify$1:stringify)(n,{padLeft:!e.settings.tightCommaSeparatedLists}):String(n)
if(e.settings.collapseEmptyAttributes&&!n)return i
let o
if(e.settings.preferUnquoted)o=stringifyEntities(n,Object.assign({},e.settings.characterReferences,{attribute:true,subset:Mn.unquoted[r][a]}))
if(o!==n){let{quote:t}=e
if(e.settings.quoteSmart&&ccount(n,t)>ccount(n,e.alternative))t=e.alternative
o=t+stringifyEntities(n,Object.assign({},e.settings.characterReferences,{subset:(t==="'"?Mn.single:Mn.double)[r][a],attribute:true}))+t}return i+(o?"="+o:o)}const $n=["<","&"]
function text(e,t,n,s){return n&&n.type==="element"&&(n.tagName==="script"||n.tagName==="style")?e.value:stringifyEntities(e.value,Object.assign({},s.settings.characterReferences,{subset:$n}))}function raw(e,t,n,s){return s.settings.allowDangerousHtml?e.value:text(e,t,n,s)}function root(e,t,n,s){return s.all(e)}const Hn=zwitch("type",{invalid,unknown,handlers:{comment,doctype,element,raw,root,text}})
function invalid(e){throw new Error("Expected node, not `"+e+"`")}function unknown(e){throw new Error("Cannot compile unknown node `"+e.type+"`")}const Un={}
const Fn={}
const xn=[]
function toHtml(e,t){const n=t||Un
const s=n.quote||'"'
if(s!=='"'&&s!=="'")throw new Error("Invalid quote `"+s+"`, expected `'` or `\"`")
const r=s==='"'?"'":'"'
return{one,all,settings:{omitOptionalTags:n.omitOptionalTags||false,allowParseErrors:n.allowParseErrors||false,allowDangerousCharacters:n.allowDangerousCharacters||false,quoteSmart:n.quoteSmart||false,preferUnquoted:n.preferUnquoted||false,tightAttributes:n.tightAttributes||false,upperDoctype:n.upperDoctype||false,tightDoctype:n.tightDoctype||false,bogusComments:n.bogusComments||false,tightCommaSeparatedLists:n.tightCommaSeparatedLists||false,tightSelfClosing:n.tightSelfClosing||false,collapseEmptyAttributes:n.collapseEmptyAttributes||false,allowDangerousHtml:n.allowDangerousHtml||false,voids:n.voids||Sn,characterReferences:n.characterReferences||Fn,closeSelfClosing:n.closeSelfClosing||false,closeEmptyElements:n.closeEmptyElements||false},schema:n.space==="svg"?Vt:Qt,quote:s,alternative:r}.one(Array.isArray(e)?{type:"root",children:e}:e,void 0,void 0)}function one(e,t,n){return Hn(e,t,n,this)}function all(e){const t=[]
const n=e&&e.children||xn
let s=-1
while(++s<n.length)t[s]=this.one(n[s],s,e)
return t.join("")}Object.defineProperty(exports,"Tokenizer",{enumerable:true,get:function(){return re}})
Object.defineProperty(exports,"TokenizerMode",{enumerable:true,get:function(){return se}})
Object.defineProperty(exports,"VFile",{enumerable:true,get:function(){return lt}})
Object.defineProperty(exports,"ccount",{enumerable:true,get:function(){return ccount}})
Object.defineProperty(exports,"characterEntitiesLegacy",{enumerable:true,get:function(){return ut}})
Object.defineProperty(exports,"defaultSchema",{enumerable:true,get:function(){return gn}})
Object.defineProperty(exports,"fromHtml",{enumerable:true,get:function(){return fromHtml}})
Object.defineProperty(exports,"h",{enumerable:true,get:function(){return jt}})
Object.defineProperty(exports,"ok",{enumerable:true,get:function(){return ok}})
Object.defineProperty(exports,"parse",{enumerable:true,get:function(){return parse$2}})
Object.defineProperty(exports,"parseFragment",{enumerable:true,get:function(){return parseFragment}})
Object.defineProperty(exports,"sanitize",{enumerable:true,get:function(){return sanitize}})
Object.defineProperty(exports,"serialize",{enumerable:true,get:function(){return serialize$1}})
Object.defineProperty(exports,"stringifyEntitiesLight",{enumerable:true,get:function(){return stringifyEntitiesLight}})
Object.defineProperty(exports,"toHtml",{enumerable:true,get:function(){return toHtml}})
Object.defineProperty(exports,"zwitch",{enumerable:true,get:function(){return zwitch}})

