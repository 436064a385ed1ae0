"use strict"
exports.id=990
exports.ids=[990]
exports.modules={1990:(e,t,s)=>{s.d(t,{_F:()=>Tokenizer,V_:()=>_e,qg:()=>parse,oH:()=>parseFragment,lK:()=>serialize})
const n=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111])
const a="\ufffd"
var r;(function(e){e[e["EOF"]=-1]="EOF"
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
e[e["LATIN_SMALL_Z"]=122]="LATIN_SMALL_Z"})(r||(r={}))
const i={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"}
function isSurrogate(e){return e>=55296&&e<=57343}function isSurrogatePair(e){return e>=56320&&e<=57343}function getSurrogatePairCodePoint(e,t){return(e-55296)*1024+9216+t}function isControlCodePoint(e){return e!==32&&e!==10&&e!==13&&e!==9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function isUndefinedCodePoint(e){return e>=64976&&e<=65007||n.has(e)}var o;(function(e){e["controlCharacterInInputStream"]="control-character-in-input-stream"
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
this.lastErrOffset=-1}get col(){return this.pos-this.lineStartPos+Number(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-Number(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+this.codePointStart}getError(e,t){const{line:s,col:n,offset:a}=this
const r=n+t
const i=a+t
return{code:e,startLine:s,endLine:s,startCol:r,endCol:r,startOffset:i,endOffset:i}}_err(e){if(this.handler.onParseError&&this.lastErrOffset!==this.offset){this.lastErrOffset=this.offset
this.handler.onParseError(this.getError(e,0))}}_addGap(){this.gapStack.push(this.lastGapPos)
this.lastGapPos=this.pos}_processSurrogate(e){if(this.pos!==this.html.length-1){const t=this.html.charCodeAt(this.pos+1)
if(!isSurrogatePair(e)&&isSurrogatePair(t)){this.pos++
this._addGap()
return getSurrogatePairCodePoint(e,t)}}else if(!this.lastChunkWritten){this.endOfChunkHit=true
return r.EOF}this._err(o.surrogateInInputStream)
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
return false}if(t){return this.html.startsWith(e,this.pos)}for(let t=0;t<e.length;t++){const s=this.html.charCodeAt(this.pos+t)|32
if(s!==e.charCodeAt(t)){return false}}return true}peek(e){const t=this.pos+e
if(t>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return r.EOF}const s=this.html.charCodeAt(t)
return s===r.CARRIAGE_RETURN?r.LINE_FEED:s}advance(){this.pos++
if(this.isEol){this.isEol=false
this.line++
this.lineStartPos=this.pos}if(this.pos>=this.html.length){this.endOfChunkHit=!this.lastChunkWritten
return r.EOF}let e=this.html.charCodeAt(this.pos)
if(e===r.CARRIAGE_RETURN){this.isEol=true
this.skipNextNewLine=true
return r.LINE_FEED}if(e===r.LINE_FEED){this.isEol=true
if(this.skipNextNewLine){this.line--
this.skipNextNewLine=false
this._addGap()
return this.advance()}}this.skipNextNewLine=false
if(isSurrogate(e)){e=this._processSurrogate(e)}const t=this.handler.onParseError===null||e>31&&e<127||e===r.LINE_FEED||e===r.CARRIAGE_RETURN||e>159&&e<64976
if(!t){this._checkForProblematicCharacters(e)}return e}_checkForProblematicCharacters(e){if(isControlCodePoint(e)){this._err(o.controlCharacterInInputStream)}else if(isUndefinedCodePoint(e)){this._err(o.noncharacterInInputStream)}}retreat(e){this.pos-=e
while(this.pos<this.lastGapPos){this.lastGapPos=this.gapStack.pop()
this.pos--}this.isEol=false}}var T;(function(e){e[e["CHARACTER"]=0]="CHARACTER"
e[e["NULL_CHARACTER"]=1]="NULL_CHARACTER"
e[e["WHITESPACE_CHARACTER"]=2]="WHITESPACE_CHARACTER"
e[e["START_TAG"]=3]="START_TAG"
e[e["END_TAG"]=4]="END_TAG"
e[e["COMMENT"]=5]="COMMENT"
e[e["DOCTYPE"]=6]="DOCTYPE"
e[e["EOF"]=7]="EOF"
e[e["HIBERNATION"]=8]="HIBERNATION"})(T||(T={}))
function getTokenAttr(e,t){for(let s=e.attrs.length-1;s>=0;s--){if(e.attrs[s].name===t){return e.attrs[s].value}}return null}const E=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(e){return e===0||e>=55296&&e<=57343||e>1114111}function replaceCodePoint(e){if(isInvalidCodePoint(e)){return 65533}if(e>=128&&e<=159){return E[e-128]||e}return e}function decode_codepoint_replaceCodePointXML(e){return isInvalidCodePoint(e)?65533:e}function decode_codepoint_codePointToString(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(replaceCodePoint(e))}const l=["Q=\xa8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'\xc6&\xc1\u0102\xc2\u0410\u{1d504}\xc0\u0391\u0100\u2a53\u0104\u{1d538}\u2061\xc5\u{1d49c}\u2254\xc3\xc4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\u{1d505}\u{1d539}\u02d8\u212c\u224e\u0427\xa9\u0106\u22d2\u2145\u212d\u010c\xc7\u0108\u2230\u010a\xb8\xb7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\u{1d49e}\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\u{1d507}\xb4\u02d9\u02dd`\u02dc\u22c4\u2146\u{1d53b}\xa8\u20dc\u2250\u222f\xa8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\u{1d49f}\u0110\u014a\xd0\xc9\u011a\xca\u042d\u0116\u{1d508}\xc8\u2208\u0112\u25fb\u25ab\u0118\u{1d53c}\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\xcb\u2203\u2147\u0424\u{1d509}\u25fc\u25aa\u{1d53d}\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\u{1d50a}\u22d9\u{1d53e}\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\u{1d4a2}\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\xcd\xce\u0418\u0130\u2111\xcc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\u{1d540}\u0399\u2110\u0128\u0406\xcf\u0134\u0419\u{1d50d}\u{1d541}\u{1d4a5}\u0408\u0404\u0425\u040c\u039a\u0136\u041a\u{1d50e}\u{1d542}\u{1d4a6}\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\u{1d50f}\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\u{1d543}\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\u{1d510}\u2213\u{1d544}\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\u{1d511}\u2060\xa0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\u{1d4a9}\xd1\u039d\u0152\xd3\xd4\u041e\u0150\u{1d512}\xd2\u014c\u03a9\u039f\u{1d546}\u201c\u2018\u2a54\u{1d4aa}\xd8\xd5\u2a37\xd6\u203e\u23de\u23b4\u23dc\u2202\u041f\u{1d513}\u03a6\u03a0\xb1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\u{1d4ab}\u03a8"\u{1d514}\u211a\u{1d4ac}\u2910\xae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\u{1d516}\u2193\u2190\u2192\u2191\u03a3\u2218\u{1d54a}\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\u{1d4ae}\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\xde\u2122\u040b\u0426\t\u03a4\u0164\u0162\u0422\u{1d517}\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\u{1d54b}\u20db\u{1d4af}\u0166\xda\u219f\u2949\u040e\u016c\xdb\u0423\u0170\u{1d518}\xd9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\u{1d54c}\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\u{1d4b0}\u0168\xdc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\u{1d519}\u{1d54d}\u{1d4b1}\u22aa\u0174\u22c0\u{1d51a}\u{1d54e}\u{1d4b2}\u{1d51b}\u039e\u{1d54f}\u{1d4b3}\u042f\u0407\u042e\xdd\u0176\u042b\u{1d51c}\u{1d550}\u{1d4b4}\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\u{1d4b5}\xe1\u0103\u223e\u223e\u0333\u223f\xe2\xb4\u0430\xe6\u2061\u{1d51e}\xe0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\xc5\u237c\u0105\u{1d552}\u2248\u2a70\u2a6f\u224a\u224b\'\u2248\u224a\xe5\u{1d4b6}*\u2248\u224d\xe3\xe4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\u{1d51f}\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\u{1d553}\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\xa6\u{1d4b7}\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\xe7\u0109\u2a4c\u2a50\u010b\xb8\u29b2\xa2\xb7\u{1d520}\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\xae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\u{1d554}\u2210\xa9\u2117\u21b5\u2717\u{1d4b8}\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\xa4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\xb0\u03b4\u29b1\u297f\u{1d521}\u21c3\u21c2\u22c4\u22c4\u2666\u2666\xa8\u03dd\u22f2\xf7\xf7\u22c7\u22c7\u0452\u231e\u230d$\u{1d555}\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\u{1d4b9}\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\xe9\u2a6e\u011b\u2256\xea\u2255\u044d\u0117\u2147\u2252\u{1d522}\u2a9a\xe8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\u{1d556}\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\xf0\xeb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\u{1d523}\ufb01fj\u266d\ufb02\u25b1\u0192\u{1d557}\u2200\u22d4\u2ad9\u2a0d\xbd\u2153\xbc\u2155\u2159\u215b\u2154\u2156\xbe\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\u{1d4bb}\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\u{1d524}\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\u{1d558}`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\xbd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\u{1d525}\u2925\u2926\u21ff\u223b\u21a9\u21aa\u{1d559}\u2015\u{1d4bd}\u210f\u0127\u2043\u2010\xed\u2063\xee\u0438\u0435\xa1\u21d4\u{1d526}\xec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\u{1d55a}\u03b9\u2a3c\xbf\u{1d4be}\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\xef\u0135\u0439\u{1d527}\u0237\u{1d55b}\u{1d4bf}\u0458\u0454\u03ba\u03f0\u0137\u043a\u{1d528}\u0138\u0445\u045c\u{1d55c}\u{1d4c0}\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\xab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\u{1d529}\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\u{1d55d}\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\u{1d4c1}\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\xaf\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\u{1d52a}\u2127\xb5\u2223*\u2af0\xb7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\u{1d55e}\u2213\u{1d4c2}\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xa0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\u{1d52b}\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\u{1d55f}\xac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\u{1d4c3}\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\xf1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\xf3\u229b\u229a\xf4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\u{1d52c}\u02db\xf2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\u{1d560}\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\xaa\xba\u22b6\u2a56\u2a57\u2a5b\u2134\xf8\u2298\xf5\u2297\u2a36\xf6\u233d\u2225\xb6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\u{1d52d}\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\xb1\u2a26\u2a27\xb1\u2a15\u{1d561}\xa3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\u{1d4c5}\u03c8\u2008\u{1d52e}\u2a0c\u{1d562}\u2057\u{1d4c6}\u210d\u2a16?\u225f"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\xbb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\xae\u297d\u230b\u{1d52f}\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\u{1d563}\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\u{1d4c7}\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\xa7;\u2929\u2216\u2216\u2736\u{1d530}\u2322\u266f\u0449\u0448\u2223\u2225\xad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\u{1d564}\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\u{1d4c8}\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\xaf\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\xb9\xb2\xb3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\xdf\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\u{1d531}\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\xfe\u02dc\xd7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\u{1d565}\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\u{1d4c9}\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\xfa\u2191\u045e\u016d\xfb\u0443\u21c5\u0171\u296e\u297e\u{1d532}\xf9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\xa8\u0173\u{1d566}\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\u{1d4ca}\u22f0\u0169\u25b5\u25b4\u21c8\xfc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\u{1d533}\u22b2\u2282\u20d2\u2283\u20d2\u{1d567}\u221d\u22b3\u{1d4cb}\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\u{1d534}\u{1d568}\u2118\u2240\u2240\u{1d4cc}\u22c2\u25ef\u22c3\u25bd\u{1d535}\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\u{1d569}\u2a01\u2a02\u27f9\u27f6\u{1d4cd}\u2a06\u2a04\u25b3\u22c1\u22c0\xfd\u044f\u0177\u044b\xa5\u{1d536}\u0457\u{1d56a}\u{1d4ce}\u044e\xff\u017a\u017e\u0437\u017c\u2128\u03b6\u{1d537}\u0436\u21dd\u{1d56b}\u{1d4cf}\u200d\u200c']
const h=35
const d=48
const A=6
const _=6
const u=2654435761
const m=2246822507
const p=1024
const I=(()=>{const e=new Uint8Array(128)
for(let t=48;t<=57;t++)e[t]=t-47
for(let t=65;t<=90;t++)e[t]=t-54
for(let t=97;t<=122;t++)e[t]=t-60
return e})()
function exactKey(e,t,s){return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+s-2)<<11|I[e.charCodeAt(t+s-1)]<<5|s}function decode_data_format_pairIndex(e,t){return(e*3<<3^t)&p-1}function bucketOne(e,t){return(Math.imul(e,u)>>>16)*t>>>16}function bucketTwo(e,t){return(Math.imul(e,m)>>>16)*t>>>16}function initDecodeData(e){const[t,s]=e
const n=t.charCodeAt(0)-d<<6|t.charCodeAt(1)-d
const a=t.charCodeAt(2)-d<<6|t.charCodeAt(3)-d
const r=t.charCodeAt(4)-d<<6|t.charCodeAt(5)-d
const i=A+a
const o=i+2*n
const c=2*r
const T=new Int32Array(c)
const E=new Uint16Array(c)
const l=new Uint16Array(c)
const u=new Uint32Array(p)
const m=new Map
const I=[]
let f=""
let N=A
let C=0
for(let e=0;e<n;e++){const s=t.charCodeAt(i+2*e)-h
const n=t.charCodeAt(i+2*e+1)-h
const a=s&31
const c=a+(n&31)
const A=(n>>5)+1
f=f.slice(0,a)+t.slice(N,N+c-a)
N+=c-a
const p=exactKey(f,0,c)
const S=t.charCodeAt(o+Math.floor(e/_))-d&1<<e%_
let D=2*(S===0?bucketOne:bucketTwo)(p,r)
if(T[D]!==0)D+=1
T[D]=p
if(c>4){const e=f.slice(2,c-2)
const t=m.get(e)
if(t===undefined){m.set(e,I.length)
E[D]=I.length
for(let t=0;t<e.length;t+=2){I.push(e.charCodeAt(t)|e.charCodeAt(t+1)<<16)}}else{E[D]=t}}const g=decode_data_format_pairIndex(f.charCodeAt(0),f.charCodeAt(1))
u[g]|=c<=16?1<<c-2:32768
if((s&32)!==0){u[g]|=1<<c-2+16}l[D]=C<<2|A-1|(s&32)>>4
C+=A}return{keys:T,buckets:r,slotMidOff:E,slotValue:l,values:s,lengthBits:u,middles:new Uint32Array(I)}}const f=38
const N=35
const C=59
const S=61
const D=48
const g=97
const O=103
const R=108
const L=109
const k=111
const M=112
const P=113
const b=115
const B=116
const $=117
const H=120
const F=65
const y=32
function isNumber(e){return e-D>>>0<=9}function isAlphaNumeric(e){return isNumber(e)||(e|y)-g>>>0<=25}function isEntityInAttributeInvalidEnd(e){return e===S||isAlphaNumeric(e)}var U;(function(e){e[e["Legacy"]=0]="Legacy"
e[e["Strict"]=1]="Strict"
e[e["Attribute"]=2]="Attribute"})(U||(U={}))
const w=initDecodeData(l)
const G=(()=>w.keys)()
const x=(()=>w.buckets)()
const v=(()=>w.slotMidOff)()
const Y=(()=>w.lengthBits)()
const q=(()=>w.middles)()
const W=(()=>w.slotValue)()
const Q=(()=>w.values)()
function emitHtmlValue(e){const t=e>>2
return(e&1)===0?Q.charAt(t):Q.slice(t,t+(e&1)+1)}function findSlotHtml(e,t,s){const n=e.charCodeAt(t)
const a=e.charCodeAt(t+1)
const r=e.charCodeAt(t+s-2)
const i=e.charCodeAt(t+s-1)
if((n|a|r|i)>127)return-1
const o=n<<25|a<<18|r<<11|I[i]<<5|s
let c=2*((Math.imul(o,u)>>>16)*x>>>16)
for(let n=0;;n++){if(G[c]===o&&(s<=4||isMidMatchHtml(c,e,t,s))){return c}if(G[c+1]===o&&(s<=4||isMidMatchHtml(c+1,e,t,s))){return c+1}if(n===1)return-1
c=2*((Math.imul(o,m)>>>16)*x>>>16)}}function isMidMatchHtml(e,t,s,n){let a=v[e]
let r=s+2
const i=s+n-2
while(r+1<i){if((t.charCodeAt(r)|t.charCodeAt(r+1)<<16)!==q[a++])return false
r+=2}return r===i||t.charCodeAt(r)===(q[a]&65535)}const K=21
const X=2097151
const V=2047
let z=0
function unpackConsumed(e){const t=e>>>K
return t===V?z:t}const j=(()=>{const e=new Uint8Array(128).fill(255)
for(let t=0;t<10;t++){e[D+t]=t}for(let t=0;t<6;t++){e[F+t]=t+10
e[g+t]=t+10}return e})()
function parseNumericEntity(e,t,s){const n=e.length
let a=t
let r=0
let i
if((e.charCodeAt(a)|y)===H){a+=1
i=a
while(a<n){const t=e.charCodeAt(a)
if(t>=128)break
const s=j[t]
if(s<=15){r=r*16+s
a++}else{break}}}else{i=a
while(a<n){const t=e.charCodeAt(a)
if(t>=128)break
const s=j[t]
if(s<=9){r=r*10+s
a++}else{break}}}if(a===i)return 0
if(r>1114111)r=1114112
let o=a-t+2
if(a<n&&e.charCodeAt(a)===C){o+=1}else if(s){return 0}if(o>=V){z=o
o=V}return o<<K|r}function findLegacySlot(e,t,s){let n=Y[decode_data_format_pairIndex(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31
while(n!==0){const a=31-Math.clz32(n)
n^=1<<a
if(a+2>s)continue
const r=findSlotHtml(e,t,a+2)
if(r>=0&&(W[r]&2)!==0){return r<<3|a+2}}return-1}function findLongClassMatch(e,t,s){const n=e.slice(t,t+32).indexOf(";")
if(n-2>>>0<=29){const s=findSlotHtml(e,t,n)
if(s>=0)return s<<6|n+1}if(s!==U.Strict){const n=findLegacySlot(e,t,Math.min(31,e.length-t))
if(n>=0){const a=n&7
if(s!==U.Attribute||t+a>=e.length||!isEntityInAttributeInvalidEnd(e.charCodeAt(t+a)))return n>>3<<6|a}}return-1}function matchXmlEntity(e,t){switch(e.charCodeAt(t)){case R:{return e.charCodeAt(t+1)===B&&e.charCodeAt(t+2)===C?3<<7|60:-1}case O:{return e.charCodeAt(t+1)===B&&e.charCodeAt(t+2)===C?3<<7|62:-1}case g:{const s=e.charCodeAt(t+1)
const n=e.charCodeAt(t+2)
if(s===L&&n===M&&e.charCodeAt(t+3)===C){return 4<<7|38}return s===M&&n===k&&e.charCodeAt(t+3)===b&&e.charCodeAt(t+4)===C?5<<7|39:-1}case P:{return e.charCodeAt(t+1)===$&&e.charCodeAt(t+2)===k&&e.charCodeAt(t+3)===B&&e.charCodeAt(t+4)===C?5<<7|34:-1}default:{return-1}}}function nextOffset(e,t){if(t>=e.length)return-1
return e.charCodeAt(t)===f?t:e.indexOf("&",t)}function decodeHtmlText(e,t){const s=t!==U.Strict
let n=e.indexOf("&")
if(n<0)return e
const a=e.length
let r=""
let i=0
do{const o=n+1
if(o+1>=a)break
const c=e.charCodeAt(o)
if(c===f){n=o
continue}if(c===N){const t=parseNumericEntity(e,o+1,!s)
const a=unpackConsumed(t)
if(a===0){n=e.indexOf("&",o)}else{if(i!==n){r+=e.slice(i,n)}r+=codePointToString(t&X)
i=n+a
n=nextOffset(e,i)}continue}const T=Y[pairIndex(c,e.charCodeAt(o+1))]
if((T&32768)!==0){const s=findLongClassMatch(e,o,t)
if(s>=0){if(i!==n)r+=e.slice(i,n)
r+=emitHtmlValue(W[s>>6])
i=o+(s&63)
n=nextOffset(e,i)}else{n=e.indexOf("&",o)}continue}let E=T&32767
let l=-1
while(E!==0){const t=E&-E
E^=t
const n=33-Math.clz32(t)
const r=o+n
if(r>a)break
const i=r<a&&e.charCodeAt(r)===C
if(!(i||s&&(T>>>n+14&1)!==0))continue
const c=findSlotHtml(e,o,n)
if(c<0)continue
if(i){l=c<<6|32|n+1
break}if((W[c]&2)!==0){l=c<<6|n}}if(l>=0){const s=l&31
if((l&32)!==0||t!==U.Attribute||o+s>=a||!isEntityInAttributeInvalidEnd(e.charCodeAt(o+s))){if(i!==n)r+=e.slice(i,n)
r+=emitHtmlValue(W[l>>6])
i=o+s
n=nextOffset(e,i)
continue}}n=e.indexOf("&",o+1)}while(n>=0)
return r+e.slice(i)}function decodeHTML(e,t=U.Legacy){return decodeHtmlText(e,t)}function decodeHTMLAttribute(e){return decodeHtmlText(e,U.Attribute)}function decodeHTMLStrict(e){return decodeHtmlText(e,U.Strict)}function decodeXML(e){let t=e.indexOf("&")
if(t<0)return e
let s=0
let n=""
do{const a=t+1
if(a+1>=e.length)break
let r=0
let i=""
const o=e.charCodeAt(a)
if(o===N){const t=parseNumericEntity(e,a+1,true)
r=unpackConsumed(t)
if(r!==0){const e=t&X
i=e-1>>>0<55295?String.fromCharCode(e):String.fromCodePoint(replaceCodePointXML(e))}}else{switch(o){case 108:case 103:{if(a+2<e.length&&e.charCodeAt(a+1)===116&&e.charCodeAt(a+2)===C){r=4
i=o===108?"<":">"}break}case 97:{const t=e.charCodeAt(a+1)
if(a+3<e.length&&t===109&&e.charCodeAt(a+2)===112&&e.charCodeAt(a+3)===C){r=5
i="&"}else if(a+4<e.length&&t===112&&e.charCodeAt(a+2)===111&&e.charCodeAt(a+3)===115&&e.charCodeAt(a+4)===C){r=6
i="'"}break}case 113:{if(a+4<e.length&&e.charCodeAt(a+1)===117&&e.charCodeAt(a+2)===111&&e.charCodeAt(a+3)===116&&e.charCodeAt(a+4)===C){r=6
i='"'}break}}}if(r>0){if(s<t)n+=e.slice(s,t)
n+=i
t=s=t+r}else{t=a}t=t<e.length&&e.charCodeAt(t)===f?t:e.indexOf("&",t)}while(t>=0)
return n+e.slice(s)}const J=0
const Z=1
const ee=2
const te=3
const se=4
class EntityDecoderBase{emitCodePoint
errors
state=J
consumed=1
result=0
decodeMode=U.Strict
replaceNumericCodePoint=replaceCodePoint
constructor(e,t){this.emitCodePoint=e
this.errors=t}stateNumericStart(e,t){if(t>=e.length){return-1}if((e.charCodeAt(t)|y)===H){this.state=te
this.consumed+=1
return this.stateNumericHex(e,t+1)}this.state=ee
return this.stateNumericDecimal(e,t)}stateNumericHex(e,t){const s=e.length
let{result:n,consumed:a}=this
let r=t
while(r<s){const t=e.charCodeAt(r)
const s=j[t]
if(s<=15){n=n*16+s}else{this.result=n
this.consumed=a
return this.emitNumericEntity(t,3)}a+=1
r+=1}this.result=n
this.consumed=a
return-1}stateNumericDecimal(e,t){const s=e.length
let{result:n,consumed:a}=this
let r=t
while(r<s){const t=e.charCodeAt(r)-D
if(t>>>0>9){this.result=n
this.consumed=a
return this.emitNumericEntity(t+D,2)}n=n*10+t
a+=1
r+=1}this.result=n
this.consumed=a
return-1}emitNumericEntity(e,t){if(this.consumed<=t){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(e===C){this.consumed+=1}else if(this.decodeMode===U.Strict){return 0}this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed)
if(this.errors){if(e!==C){this.errors.missingSemicolonAfterCharacterReference()}this.errors.validateNumericCharacterReference(this.result)}return this.consumed}startEntity(e){this.decodeMode=e
this.state=J
this.result=0
this.consumed=1}write(e,t){switch(this.state){case J:{if(e.charCodeAt(t)===N){this.state=Z
this.consumed+=1
return this.stateNumericStart(e,t+1)}this.state=se
return this.stateNamedEntity(e,t)}case Z:{return this.stateNumericStart(e,t)}case ee:{return this.stateNumericDecimal(e,t)}case te:{return this.stateNumericHex(e,t)}default:{return this.stateNamedEntity(e,t)}}}end(){switch(this.state){case se:{return this.endNamedEntity()}case ee:{return this.emitNumericEntity(0,2)}case te:{return this.emitNumericEntity(0,3)}case Z:{this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}default:{return 0}}}}class HtmlEntityDecoder extends EntityDecoderBase{runLength=0
nameBuffer=new Uint8Array(32)
emitSlot(e){const t=W[e]
const s=t>>2
this.emitCodePoint(Q.charCodeAt(s),this.consumed)
if((t&1)!==0){this.emitCodePoint(Q.charCodeAt(s+1),this.consumed)}}startEntity(e){super.startEntity(e)
this.runLength=0}stateNamedEntity(e,t){const s=e.length
if(this.runLength===0&&t+17<=s){const n=e.charCodeAt(t)
const a=decode_data_format_pairIndex(n,e.charCodeAt(t+1))
const r=Y[a]
if((r&32768)!==0&&t+32<=s){const s=findLongClassMatch(e,t,this.decodeMode)
if(s>=0){const n=s&63
this.consumed=n+1
this.emitSlot(s>>6)
if(e.charCodeAt(t+n-1)!==C){this.errors?.missingSemicolonAfterCharacterReference()}return this.consumed}return 0}let i=r&32767
while(i!==0){const s=i&-i
i^=s
const n=33-Math.clz32(s)
if(e.charCodeAt(t+n)===C){const s=findSlotHtml(e,t,n)
if(s>=0){this.consumed=n+2
this.emitSlot(s)
return this.consumed}}}if((r&32768)===0){if(this.decodeMode!==U.Strict){const s=findLegacySlot(e,t,31)
if(s>=0){const n=s&7
const a=e.charCodeAt(t+n)
if(this.decodeMode===U.Attribute&&isEntityInAttributeInvalidEnd(a)){return 0}this.consumed=n+1
this.emitSlot(s>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}}let n=t
let{runLength:a}=this
let r=-1
const i=Math.min(s,t+32-a)
while(n<i){const t=e.charCodeAt(n)
if(!isAlphaNumeric(t)){r=t
break}this.nameBuffer[a++]=t
n++}if(r<0&&a<32){this.runLength=a
return-1}if(r===C&&a-2>>>0<=29){const e=findBufferedHtmlSlot(this.nameBuffer,a)
if(e>=0){this.consumed=a+2
this.emitSlot(e)
return this.consumed}}if(this.decodeMode!==U.Strict&&a>=2){const e=findBufferedLegacySlot(this.nameBuffer,a)
if(e>=0){const t=e&7
const s=t<a?this.nameBuffer[t]:r
if(this.decodeMode===U.Attribute&&isEntityInAttributeInvalidEnd(s))return 0
this.consumed=t+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}return 0}endNamedEntity(){if(this.decodeMode===U.Strict||this.runLength<2){return 0}const e=findBufferedLegacySlot(this.nameBuffer,this.runLength)
if(e<0)return 0
if(this.decodeMode===U.Attribute&&(e&7)<this.runLength){return 0}this.consumed=(e&7)+1
this.emitSlot(e>>3)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}}function findBufferedHtmlSlot(e,t){const s=e[0]<<25|e[1]<<18|e[t-2]<<11|I[e[t-1]]<<5|t
let n=2*((Math.imul(s,u)>>>16)*x>>>16)
for(let a=0;;a++){if(G[n]===s&&(t<=4||isBufferedMiddle(n,e,t)))return n
if(G[n+1]===s&&(t<=4||isBufferedMiddle(n+1,e,t)))return n+1
if(a===1)return-1
n=2*((Math.imul(s,m)>>>16)*x>>>16)}}function isBufferedMiddle(e,t,s){let n=v[e]
let a=2
const r=s-2
while(a+1<r){if((t[a]|t[a+1]<<16)!==q[n++])return false
a+=2}return a===r||t[a]===(q[n]&65535)}function findBufferedLegacySlot(e,t){let s=Y[decode_data_format_pairIndex(e[0],e[1])]>>>16&31
while(s!==0){const n=31-Math.clz32(s)
s^=1<<n
if(n+2>t)continue
const a=findBufferedHtmlSlot(e,n+2)
if(a>=0&&(W[a]&2)!==0)return a<<3|n+2}return-1}function xmlCodePoint(e){switch(e){case 1603312:{return 38}case 205273075:{return 39}case 13300:{return 62}case 13940:{return 60}case 238909428:{return 34}default:{return-1}}}class XmlEntityDecoder extends(null&&EntityDecoderBase){replaceNumericCodePoint=replaceCodePointXML
stateNamedEntity(e,t){const s=e.length
if(this.consumed===1&&t+5<=s){const s=matchXmlEntity(e,t)
if(s<0)return 0
const n=this.consumed=(s>>7)+1
this.emitCodePoint(s&127,n)
return n}let{result:n,consumed:a}=this
for(let r=t;r<s;r++){const t=e.charCodeAt(r)
if(t===C){const e=xmlCodePoint(n)
if(e<0)return 0
this.consumed=a+1
this.emitCodePoint(e,this.consumed)
return this.consumed}if(a>=5||t-g>>>0>25)return 0
n=n<<7|t
a++}this.result=n
this.consumed=a
return-1}endNamedEntity(){return 0}}var ne;(function(e){e["HTML"]="http://www.w3.org/1999/xhtml"
e["MATHML"]="http://www.w3.org/1998/Math/MathML"
e["SVG"]="http://www.w3.org/2000/svg"
e["XLINK"]="http://www.w3.org/1999/xlink"
e["XML"]="http://www.w3.org/XML/1998/namespace"
e["XMLNS"]="http://www.w3.org/2000/xmlns/"})(ne||(ne={}))
var ae;(function(e){e["TYPE"]="type"
e["ACTION"]="action"
e["ENCODING"]="encoding"
e["PROMPT"]="prompt"
e["NAME"]="name"
e["COLOR"]="color"
e["FACE"]="face"
e["SIZE"]="size"})(ae||(ae={}))
var re;(function(e){e["NO_QUIRKS"]="no-quirks"
e["QUIRKS"]="quirks"
e["LIMITED_QUIRKS"]="limited-quirks"})(re||(re={}))
var ie;(function(e){e["A"]="a"
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
e["XMP"]="xmp"})(ie||(ie={}))
var oe;(function(e){e[e["UNKNOWN"]=0]="UNKNOWN"
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
e[e["XMP"]=123]="XMP"})(oe||(oe={}))
const ce=new Map([[ie.A,oe.A],[ie.ADDRESS,oe.ADDRESS],[ie.ANNOTATION_XML,oe.ANNOTATION_XML],[ie.APPLET,oe.APPLET],[ie.AREA,oe.AREA],[ie.ARTICLE,oe.ARTICLE],[ie.ASIDE,oe.ASIDE],[ie.B,oe.B],[ie.BASE,oe.BASE],[ie.BASEFONT,oe.BASEFONT],[ie.BGSOUND,oe.BGSOUND],[ie.BIG,oe.BIG],[ie.BLOCKQUOTE,oe.BLOCKQUOTE],[ie.BODY,oe.BODY],[ie.BR,oe.BR],[ie.BUTTON,oe.BUTTON],[ie.CAPTION,oe.CAPTION],[ie.CENTER,oe.CENTER],[ie.CODE,oe.CODE],[ie.COL,oe.COL],[ie.COLGROUP,oe.COLGROUP],[ie.DD,oe.DD],[ie.DESC,oe.DESC],[ie.DETAILS,oe.DETAILS],[ie.DIALOG,oe.DIALOG],[ie.DIR,oe.DIR],[ie.DIV,oe.DIV],[ie.DL,oe.DL],[ie.DT,oe.DT],[ie.EM,oe.EM],[ie.EMBED,oe.EMBED],[ie.FIELDSET,oe.FIELDSET],[ie.FIGCAPTION,oe.FIGCAPTION],[ie.FIGURE,oe.FIGURE],[ie.FONT,oe.FONT],[ie.FOOTER,oe.FOOTER],[ie.FOREIGN_OBJECT,oe.FOREIGN_OBJECT],[ie.FORM,oe.FORM],[ie.FRAME,oe.FRAME],[ie.FRAMESET,oe.FRAMESET],[ie.H1,oe.H1],[ie.H2,oe.H2],[ie.H3,oe.H3],[ie.H4,oe.H4],[ie.H5,oe.H5],[ie.H6,oe.H6],[ie.HEAD,oe.HEAD],[ie.HEADER,oe.HEADER],[ie.HGROUP,oe.HGROUP],[ie.HR,oe.HR],[ie.HTML,oe.HTML],[ie.I,oe.I],[ie.IMG,oe.IMG],[ie.IMAGE,oe.IMAGE],[ie.INPUT,oe.INPUT],[ie.IFRAME,oe.IFRAME],[ie.KEYGEN,oe.KEYGEN],[ie.LABEL,oe.LABEL],[ie.LI,oe.LI],[ie.LINK,oe.LINK],[ie.LISTING,oe.LISTING],[ie.MAIN,oe.MAIN],[ie.MALIGNMARK,oe.MALIGNMARK],[ie.MARQUEE,oe.MARQUEE],[ie.MATH,oe.MATH],[ie.MENU,oe.MENU],[ie.META,oe.META],[ie.MGLYPH,oe.MGLYPH],[ie.MI,oe.MI],[ie.MO,oe.MO],[ie.MN,oe.MN],[ie.MS,oe.MS],[ie.MTEXT,oe.MTEXT],[ie.NAV,oe.NAV],[ie.NOBR,oe.NOBR],[ie.NOFRAMES,oe.NOFRAMES],[ie.NOEMBED,oe.NOEMBED],[ie.NOSCRIPT,oe.NOSCRIPT],[ie.OBJECT,oe.OBJECT],[ie.OL,oe.OL],[ie.OPTGROUP,oe.OPTGROUP],[ie.OPTION,oe.OPTION],[ie.P,oe.P],[ie.PARAM,oe.PARAM],[ie.PLAINTEXT,oe.PLAINTEXT],[ie.PRE,oe.PRE],[ie.RB,oe.RB],[ie.RP,oe.RP],[ie.RT,oe.RT],[ie.RTC,oe.RTC],[ie.RUBY,oe.RUBY],[ie.S,oe.S],[ie.SCRIPT,oe.SCRIPT],[ie.SEARCH,oe.SEARCH],[ie.SECTION,oe.SECTION],[ie.SELECT,oe.SELECT],[ie.SOURCE,oe.SOURCE],[ie.SMALL,oe.SMALL],[ie.SPAN,oe.SPAN],[ie.STRIKE,oe.STRIKE],[ie.STRONG,oe.STRONG],[ie.STYLE,oe.STYLE],[ie.SUB,oe.SUB],[ie.SUMMARY,oe.SUMMARY],[ie.SUP,oe.SUP],[ie.TABLE,oe.TABLE],[ie.TBODY,oe.TBODY],[ie.TEMPLATE,oe.TEMPLATE],[ie.TEXTAREA,oe.TEXTAREA],[ie.TFOOT,oe.TFOOT],[ie.TD,oe.TD],[ie.TH,oe.TH],[ie.THEAD,oe.THEAD],[ie.TITLE,oe.TITLE],[ie.TR,oe.TR],[ie.TRACK,oe.TRACK],[ie.TT,oe.TT],[ie.U,oe.U],[ie.UL,oe.UL],[ie.SVG,oe.SVG],[ie.VAR,oe.VAR],[ie.WBR,oe.WBR],[ie.XMP,oe.XMP]])
function getTagID(e){var t
return(t=ce.get(e))!==null&&t!==void 0?t:oe.UNKNOWN}const Te=oe
const Ee={[ne.HTML]:new Set([Te.ADDRESS,Te.APPLET,Te.AREA,Te.ARTICLE,Te.ASIDE,Te.BASE,Te.BASEFONT,Te.BGSOUND,Te.BLOCKQUOTE,Te.BODY,Te.BR,Te.BUTTON,Te.CAPTION,Te.CENTER,Te.COL,Te.COLGROUP,Te.DD,Te.DETAILS,Te.DIR,Te.DIV,Te.DL,Te.DT,Te.EMBED,Te.FIELDSET,Te.FIGCAPTION,Te.FIGURE,Te.FOOTER,Te.FORM,Te.FRAME,Te.FRAMESET,Te.H1,Te.H2,Te.H3,Te.H4,Te.H5,Te.H6,Te.HEAD,Te.HEADER,Te.HGROUP,Te.HR,Te.HTML,Te.IFRAME,Te.IMG,Te.INPUT,Te.LI,Te.LINK,Te.LISTING,Te.MAIN,Te.MARQUEE,Te.MENU,Te.META,Te.NAV,Te.NOEMBED,Te.NOFRAMES,Te.NOSCRIPT,Te.OBJECT,Te.OL,Te.P,Te.PARAM,Te.PLAINTEXT,Te.PRE,Te.SCRIPT,Te.SECTION,Te.SELECT,Te.SOURCE,Te.STYLE,Te.SUMMARY,Te.TABLE,Te.TBODY,Te.TD,Te.TEMPLATE,Te.TEXTAREA,Te.TFOOT,Te.TH,Te.THEAD,Te.TITLE,Te.TR,Te.TRACK,Te.UL,Te.WBR,Te.XMP]),[ne.MATHML]:new Set([Te.MI,Te.MO,Te.MN,Te.MS,Te.MTEXT,Te.ANNOTATION_XML]),[ne.SVG]:new Set([Te.TITLE,Te.FOREIGN_OBJECT,Te.DESC]),[ne.XLINK]:new Set,[ne.XML]:new Set,[ne.XMLNS]:new Set}
const le=new Set([Te.H1,Te.H2,Te.H3,Te.H4,Te.H5,Te.H6])
const he=new Set([ie.STYLE,ie.SCRIPT,ie.XMP,ie.IFRAME,ie.NOEMBED,ie.NOFRAMES,ie.PLAINTEXT])
function hasUnescapedText(e,t){return he.has(e)||t&&e===ie.NOSCRIPT}const de=64
var Ae;(function(e){e[e["DATA"]=0]="DATA"
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
e[e["AMBIGUOUS_AMPERSAND"]=72]="AMBIGUOUS_AMPERSAND"})(Ae||(Ae={}))
const _e={DATA:Ae.DATA,RCDATA:Ae.RCDATA,RAWTEXT:Ae.RAWTEXT,SCRIPT_DATA:Ae.SCRIPT_DATA,PLAINTEXT:Ae.PLAINTEXT,CDATA_SECTION:Ae.CDATA_SECTION}
function isAsciiDigit(e){return e>=r.DIGIT_0&&e<=r.DIGIT_9}function isAsciiUpper(e){return e>=r.LATIN_CAPITAL_A&&e<=r.LATIN_CAPITAL_Z}function isAsciiLower(e){return e>=r.LATIN_SMALL_A&&e<=r.LATIN_SMALL_Z}function isAsciiLetter(e){return isAsciiLower(e)||isAsciiUpper(e)}function isAsciiAlphaNumeric(e){return isAsciiLetter(e)||isAsciiDigit(e)}function toAsciiLower(e){return e+32}function isWhitespace(e){return e===r.SPACE||e===r.LINE_FEED||e===r.TABULATION||e===r.FORM_FEED||e===r.CARRIAGE_RETURN}function isScriptDataDoubleEscapeSequenceEnd(e){return isWhitespace(e)||e===r.SOLIDUS||e===r.GREATER_THAN_SIGN}function getErrorForNumericCharacterReference(e){if(e===r.NULL){return o.nullCharacterReference}else if(e>1114111){return o.characterReferenceOutsideUnicodeRange}else if(isSurrogate(e)){return o.surrogateCharacterReference}else if(isUndefinedCodePoint(e)){return o.noncharacterCharacterReference}else if(isControlCodePoint(e)||e===r.CARRIAGE_RETURN){return o.controlCharacterReference}return null}class Tokenizer{constructor(e,t){this.options=e
this.handler=t
this.paused=false
this.inLoop=false
this.inForeignNode=false
this.lastStartTagName=""
this.active=false
this.state=Ae.DATA
this.returnState=Ae.DATA
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
if(!this._isCharacterReferenceInAttribute()){this._ensureCharacterToken(isWhitespace(e)?T.WHITESPACE_CHARACTER:e===r.NULL?T.NULL_CHARACTER:T.CHARACTER)}this._extendRunWith(String.fromCodePoint(e),0)
this.entityStartPos=this.preprocessor.pos-t+1},t.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(o.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:e=>{this._err(o.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+e)},validateNumericCharacterReference:e=>{const t=getErrorForNumericCharacterReference(e)
if(t)this._err(t,1)}}:undefined)}_err(e,t=0){var s,n;(n=(s=this.handler).onParseError)===null||n===void 0?void 0:n.call(s,this.preprocessor.getError(e,t))}getCurrentLocation(e){if(!this.options.sourceCodeLocationInfo){return null}return{startLine:this.preprocessor.line,startCol:this.preprocessor.col-e,startOffset:this.preprocessor.offset-e,endLine:-1,endCol:-1,endOffset:-1}}_runParsingLoop(){if(this.inLoop)return
this.inLoop=true
while(this.active&&!this.paused){this.consumedAfterSnapshot=0
const e=this._consume()
if(!this._ensureHibernation()){this._callState(e)}}this.inLoop=false}flushCharacters(){var e
if(this.inLoop){throw new Error("Cannot flush characters from a tokenizer callback")}const t=(e=this.currentCharacterToken)===null||e===void 0?void 0:e.location
let s=null
if(t){s=this.getCharacterTokenEndLocation(t)
this.currentLocation=s}this.inLoop=true
try{this._emitCurrentCharacterToken(s)}finally{this.inLoop=false}this._runParsingLoop()}getCharacterTokenEndLocation(e){const t=this.getCharacterTokenEndOffset()
const s=this.preprocessor.html.slice(e.startOffset-this.preprocessor.droppedBufferSize,t-this.preprocessor.droppedBufferSize)
let n=e.startLine
let a=-1
for(let e=s.indexOf("\n");e!==-1;e=s.indexOf("\n",e+1)){n++
a=e}for(let e=s.indexOf("\r");e!==-1;e=s.indexOf("\r",e+1)){if(s.charCodeAt(e+1)!==r.LINE_FEED){n++
a=Math.max(a,e)}}return{startLine:n,startCol:a===-1?e.startCol+s.length:s.length-a,startOffset:t,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var e
const t=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1
const s=(e=this.currentToken)===null||e===void 0?void 0:e.location
switch(this.state){case Ae.TAG_OPEN:case Ae.RCDATA_LESS_THAN_SIGN:case Ae.RAWTEXT_LESS_THAN_SIGN:case Ae.SCRIPT_DATA_LESS_THAN_SIGN:case Ae.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case Ae.CDATA_SECTION_BRACKET:{return t-1}case Ae.END_TAG_OPEN:case Ae.MARKUP_DECLARATION_OPEN:case Ae.RCDATA_END_TAG_OPEN:case Ae.RCDATA_END_TAG_NAME:case Ae.RAWTEXT_END_TAG_OPEN:case Ae.RAWTEXT_END_TAG_NAME:case Ae.SCRIPT_DATA_END_TAG_OPEN:case Ae.SCRIPT_DATA_END_TAG_NAME:case Ae.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case Ae.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case Ae.CDATA_SECTION_END:{return t-2}case Ae.CHARACTER_REFERENCE:{return this._isCharacterReferenceInAttribute()&&s?s.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos}case Ae.DOCTYPE:case Ae.BEFORE_DOCTYPE_NAME:{return this.currentLocation.startOffset}default:{if(s&&(this.state===Ae.TAG_NAME||this.state>=Ae.BEFORE_ATTRIBUTE_NAME&&this.state<=Ae.BOGUS_COMMENT||this.state>=Ae.COMMENT_START&&this.state<=Ae.BOGUS_DOCTYPE)){return s.startOffset}return t}}}pause(){this.paused=true}resume(e){if(!this.paused){throw new Error("Parser was already resumed")}this.paused=false
if(this.inLoop)return
this._runParsingLoop()
if(!this.paused){e===null||e===void 0?void 0:e()}}write(e,t,s){this.active=true
this.preprocessor.write(e,t)
this._runParsingLoop()
if(!this.paused){s===null||s===void 0?void 0:s()}}insertHtmlAtCurrentPos(e){this.active=true
this.preprocessor.insertHtmlAtCurrentPos(e)
this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||this.state===Ae.DOCTYPE||this.state===Ae.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk()){return}const e=this.preprocessor.droppedBufferSize+this.preprocessor.pos+1-this.getCharacterTokenEndOffset()
this.preprocessor.advance()
this.currentLocation=this.getCurrentLocation(e)
this.preprocessor.retreat(1)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(T.CHARACTER)
this.preprocessor.dropParsedChunk(Math.max(e-1,0))
this.entityStartPos=this.preprocessor.pos+1-e}_ensureHibernation(){if(this.preprocessor.endOfChunkHit){this.preprocessor.retreat(this.consumedAfterSnapshot)
this.consumedAfterSnapshot=0
this.active=false
return true}return false}_consume(){this.consumedAfterSnapshot++
return this.preprocessor.advance()}_advanceBy(e){this.consumedAfterSnapshot+=e
for(let t=0;t<e;t++){this.preprocessor.advance()}}_consumeSequenceIfMatch(e,t){if(this.preprocessor.startsWith(e,t)){this._advanceBy(e.length-1)
return true}return false}_createStartTagToken(){this._flushRun("")
this.currentToken={type:T.START_TAG,tagName:"",tagID:oe.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun("")
this.currentToken={type:T.END_TAG,tagName:"",tagID:oe.UNKNOWN,selfClosing:false,ackSelfClosing:false,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(e){this._flushRun("")
this.currentToken={type:T.COMMENT,data:"",location:this.getCurrentLocation(e)}}_createDoctypeToken(e){this._flushRun("")
this.currentToken={type:T.DOCTYPE,name:e,forceQuirks:false,publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(e){if(this.currentLocation){const e=this.currentLocation.startOffset-this.preprocessor.droppedBufferSize
if(this.preprocessor.html[e]==="\n"&&this.preprocessor.html[e-1]==="\r"){this.currentLocation.startOffset++}}this.currentCharacterToken={type:e,chars:"",location:this.currentLocation}}_createAttr(e){this._flushRun("")
this.currentAttr={name:e,value:""}
this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var e
var t
const s=this.currentToken
const{name:n}=this.currentAttr
const a=this.currentAttrNames
let r
if(a===null){r=getTokenAttr(s,n)!==null
if(!r&&s.attrs.length===de){this.currentAttrNames=new Set(s.attrs.map(e=>e.name)).add(n)}}else{r=a.has(n)
if(!r)a.add(n)}if(r){this._err(o.duplicateAttribute)}else{s.attrs.push(this.currentAttr)
if(s.location&&this.currentAttrLocation){const n=(e=(t=s.location).attrs)!==null&&e!==void 0?e:t.attrs=Object.create(null)
n[this.currentAttr.name]=this.currentAttrLocation
this._leaveAttrValue()}}}_leaveAttrValue(){if(this.currentAttrLocation){this.currentAttrLocation.endLine=this.preprocessor.line
this.currentAttrLocation.endCol=this.preprocessor.col
this.currentAttrLocation.endOffset=this.preprocessor.offset}}_flushRun(e){if(this.runEnd===this.runStart&&e.length===0){return}const t=this.preprocessor.html.slice(this.runStart,this.runEnd)
const s=(t.length<13?t:` ${t}`.slice(1))+e
const n=this.currentToken
this.runStart=this.runEnd
if(n===null){this.currentCharacterToken.chars+=s}else if(n.type===T.COMMENT){n.data+=s}else{this.currentAttr.value+=s}}_extendRun(e){const{preprocessor:t}=this
if(e===r.LINE_FEED&&t.html.charCodeAt(t.pos)!==r.LINE_FEED){this._flushRun("\n")
this.runStart=t.pos+1}else{const s=t.pos-Number(e>65535)
if(s!==this.runEnd){this._flushRun("")
this.runStart=s}}this.runEnd=t.pos+1}_extendRunWith(e,t){const{preprocessor:s}=this
const n=s.codePointStart+1+t-e.length
if(n>=0&&s.html.startsWith(e,n)){if(n!==this.runEnd){this._flushRun("")
this.runStart=n}}else{this._flushRun(e)
this.runStart=n+e.length}this.runEnd=n+e.length}prepareToken(e){this._emitCurrentCharacterToken(e.location)
this.currentToken=null
if(e.location){e.location.endLine=this.preprocessor.line
e.location.endCol=this.preprocessor.col+1
e.location.endOffset=this.preprocessor.offset+1}this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){const e=this.currentToken
this.currentAttrNames=null
this.prepareToken(e)
e.tagID=getTagID(e.tagName)
if(e.type===T.START_TAG){this.lastStartTagName=e.tagName
this.handler.onStartTag(e)}else{if(e.attrs.length>0){this._err(o.endTagWithAttributes)}if(e.selfClosing){this._err(o.endTagWithTrailingSolidus)}this.handler.onEndTag(e)}this.preprocessor.dropParsedChunk()}emitCurrentComment(e){this.prepareToken(e)
this.handler.onComment(e)
this.preprocessor.dropParsedChunk()}emitCurrentDoctype(e){this.prepareToken(e)
this.handler.onDoctype(e)
this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(e){this._flushRun("")
if(this.currentCharacterToken){if(e&&this.currentCharacterToken.location){this.currentCharacterToken.location.endLine=e.startLine
this.currentCharacterToken.location.endCol=e.startCol
this.currentCharacterToken.location.endOffset=e.startOffset}switch(this.currentCharacterToken.type){case T.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken)
break}case T.NULL_CHARACTER:{this.handler.onNullCharacter(this.currentCharacterToken)
break}case T.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken)
break}}this.currentCharacterToken=null}}_emitEOFToken(){var e,t
const s=this.getCurrentLocation(0)
if(s){s.endLine=s.startLine
s.endCol=s.startCol
s.endOffset=s.startOffset}this._emitCurrentCharacterToken((t=(e=this.currentToken)===null||e===void 0?void 0:e.location)!==null&&t!==void 0?t:s)
this.handler.onEof({type:T.EOF,location:s})
this.active=false}_ensureCharacterToken(e){if(this.currentCharacterToken){if(this.currentCharacterToken.type===e){return}this.currentLocation=this.getCurrentLocation(0)
this._emitCurrentCharacterToken(this.currentLocation)
this.preprocessor.dropParsedChunk()}this._createCharacterToken(e)}_emitCodePoint(e){const t=isWhitespace(e)?T.WHITESPACE_CHARACTER:e===r.NULL?T.NULL_CHARACTER:T.CHARACTER
const s=this.currentCharacterToken
if(s===null||s.type!==t){this._ensureCharacterToken(t)}this._extendRun(e)}_emitChars(e,t=0){if(this.options.sourceCodeLocationInfo&&t!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==T.CHARACTER){this.currentLocation=this.getCurrentLocation(e.length-1-t)
this._emitCurrentCharacterToken(this.currentLocation)
this._createCharacterToken(T.CHARACTER)}else{this._ensureCharacterToken(T.CHARACTER)}this._extendRunWith(e,t)}_startCharacterReference(){this.returnState=this.state
this.state=Ae.CHARACTER_REFERENCE
this.entityStartPos=this.preprocessor.pos
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute()?U.Attribute:U.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===Ae.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.returnState===Ae.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===Ae.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(e){if(this._isCharacterReferenceInAttribute()){this._extendRun(e)}else{this._emitCodePoint(e)}}_callState(e){switch(this.state){case Ae.DATA:{this._stateData(e)
break}case Ae.RCDATA:{this._stateRcdata(e)
break}case Ae.RAWTEXT:{this._stateRawtext(e)
break}case Ae.SCRIPT_DATA:{this._stateScriptData(e)
break}case Ae.PLAINTEXT:{this._statePlaintext(e)
break}case Ae.TAG_OPEN:{this._stateTagOpen(e)
break}case Ae.END_TAG_OPEN:{this._stateEndTagOpen(e)
break}case Ae.TAG_NAME:{this._stateTagName(e)
break}case Ae.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(e)
break}case Ae.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(e)
break}case Ae.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(e)
break}case Ae.RAWTEXT_LESS_THAN_SIGN:{this._stateRawtextLessThanSign(e)
break}case Ae.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(e)
break}case Ae.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(e)
break}case Ae.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(e)
break}case Ae.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(e)
break}case Ae.SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(e)
break}case Ae.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(e)
break}case Ae.SCRIPT_DATA_ESCAPE_START_DASH:{this._stateScriptDataEscapeStartDash(e)
break}case Ae.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(e)
break}case Ae.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(e)
break}case Ae.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(e)
break}case Ae.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(e)
break}case Ae.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(e)
break}case Ae.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(e)
break}case Ae.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(e)
break}case Ae.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(e)
break}case Ae.ATTRIBUTE_NAME:{this._stateAttributeName(e)
break}case Ae.AFTER_ATTRIBUTE_NAME:{this._stateAfterAttributeName(e)
break}case Ae.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(e)
break}case Ae.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(e)
break}case Ae.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(e)
break}case Ae.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(e)
break}case Ae.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(e)
break}case Ae.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(e)
break}case Ae.BOGUS_COMMENT:{this._stateBogusComment(e)
break}case Ae.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(e)
break}case Ae.COMMENT_START:{this._stateCommentStart(e)
break}case Ae.COMMENT_START_DASH:{this._stateCommentStartDash(e)
break}case Ae.COMMENT:{this._stateComment(e)
break}case Ae.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(e)
break}case Ae.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(e)
break}case Ae.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(e)
break}case Ae.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(e)
break}case Ae.COMMENT_END_DASH:{this._stateCommentEndDash(e)
break}case Ae.COMMENT_END:{this._stateCommentEnd(e)
break}case Ae.COMMENT_END_BANG:{this._stateCommentEndBang(e)
break}case Ae.DOCTYPE:{this._stateDoctype(e)
break}case Ae.BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(e)
break}case Ae.DOCTYPE_NAME:{this._stateDoctypeName(e)
break}case Ae.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(e)
break}case Ae.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(e)
break}case Ae.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(e)
break}case Ae.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(e)
break}case Ae.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypePublicIdentifierSingleQuoted(e)
break}case Ae.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(e)
break}case Ae.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{this._stateBetweenDoctypePublicAndSystemIdentifiers(e)
break}case Ae.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(e)
break}case Ae.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateBeforeDoctypeSystemIdentifier(e)
break}case Ae.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(e)
break}case Ae.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(e)
break}case Ae.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(e)
break}case Ae.BOGUS_DOCTYPE:{this._stateBogusDoctype(e)
break}case Ae.CDATA_SECTION:{this._stateCdataSection(e)
break}case Ae.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(e)
break}case Ae.CDATA_SECTION_END:{this._stateCdataSectionEnd(e)
break}case Ae.CHARACTER_REFERENCE:{this._stateCharacterReference()
break}case Ae.AMBIGUOUS_AMPERSAND:{this._stateAmbiguousAmpersand(e)
break}default:{throw new Error("Unknown state")}}}_stateData(e){switch(e){case r.LESS_THAN_SIGN:{this.state=Ae.TAG_OPEN
break}case r.AMPERSAND:{this._startCharacterReference()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitCodePoint(e)
break}case r.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRcdata(e){switch(e){case r.AMPERSAND:{this._startCharacterReference()
break}case r.LESS_THAN_SIGN:{this.state=Ae.RCDATA_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateRawtext(e){switch(e){case r.LESS_THAN_SIGN:{this.state=Ae.RAWTEXT_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptData(e){switch(e){case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_statePlaintext(e){switch(e){case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateTagOpen(e){if(isAsciiLetter(e)){this._createStartTagToken()
this.state=Ae.TAG_NAME
this._stateTagName(e)}else switch(e){case r.EXCLAMATION_MARK:{this.state=Ae.MARKUP_DECLARATION_OPEN
break}case r.SOLIDUS:{this.state=Ae.END_TAG_OPEN
break}case r.QUESTION_MARK:{this._err(o.unexpectedQuestionMarkInsteadOfTagName)
this._createCommentToken(1)
this.state=Ae.BOGUS_COMMENT
this._stateBogusComment(e)
break}case r.EOF:{this._err(o.eofBeforeTagName)
this._emitChars("<",-1)
this._emitEOFToken()
break}default:{this._err(o.invalidFirstCharacterOfTagName)
this._emitChars("<",-1)
this.state=Ae.DATA
this._stateData(e)}}}_stateEndTagOpen(e){if(isAsciiLetter(e)){this._createEndTagToken()
this.state=Ae.TAG_NAME
this._stateTagName(e)}else switch(e){case r.GREATER_THAN_SIGN:{this._err(o.missingEndTagName)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofBeforeTagName)
this._emitChars("</",-1)
this._emitEOFToken()
break}default:{this._err(o.invalidFirstCharacterOfTagName)
this._createCommentToken(2)
this.state=Ae.BOGUS_COMMENT
this._stateBogusComment(e)}}}_stateTagName(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.BEFORE_ATTRIBUTE_NAME
break}case r.SOLIDUS:{this.state=Ae.SELF_CLOSING_START_TAG
break}case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentTagToken()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.tagName+=a
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{t.tagName+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateRcdataLessThanSign(e){if(e===r.SOLIDUS){this.state=Ae.RCDATA_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=Ae.RCDATA
this._stateRcdata(e)}}_stateRcdataEndTagOpen(e){if(isAsciiLetter(e)){this.state=Ae.RCDATA_END_TAG_NAME
this._stateRcdataEndTagName(e)}else{this._emitChars("</",-1)
this.state=Ae.RCDATA
this._stateRcdata(e)}}handleSpecialEndTag(e){if(!this.preprocessor.startsWith(this.lastStartTagName,false)){return!this._ensureHibernation()}this._createEndTagToken()
const t=this.currentToken
t.tagName=this.lastStartTagName
const s=this.preprocessor.peek(this.lastStartTagName.length)
switch(s){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this._advanceBy(this.lastStartTagName.length)
this.state=Ae.BEFORE_ATTRIBUTE_NAME
return false}case r.SOLIDUS:{this._advanceBy(this.lastStartTagName.length)
this.state=Ae.SELF_CLOSING_START_TAG
return false}case r.GREATER_THAN_SIGN:{this._advanceBy(this.lastStartTagName.length)
this.emitCurrentTagToken()
this.state=Ae.DATA
return false}default:{this.currentToken=null
return!this._ensureHibernation()}}}_stateRcdataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=Ae.RCDATA
this._stateRcdata(e)}}_stateRawtextLessThanSign(e){if(e===r.SOLIDUS){this.state=Ae.RAWTEXT_END_TAG_OPEN}else{this._emitChars("<",-1)
this.state=Ae.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagOpen(e){if(isAsciiLetter(e)){this.state=Ae.RAWTEXT_END_TAG_NAME
this._stateRawtextEndTagName(e)}else{this._emitChars("</",-1)
this.state=Ae.RAWTEXT
this._stateRawtext(e)}}_stateRawtextEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=Ae.RAWTEXT
this._stateRawtext(e)}}_stateScriptDataLessThanSign(e){switch(e){case r.SOLIDUS:{this.state=Ae.SCRIPT_DATA_END_TAG_OPEN
break}case r.EXCLAMATION_MARK:{this.state=Ae.SCRIPT_DATA_ESCAPE_START
this._emitChars("<!")
break}default:{this._emitChars("<",-1)
this.state=Ae.SCRIPT_DATA
this._stateScriptData(e)}}}_stateScriptDataEndTagOpen(e){if(isAsciiLetter(e)){this.state=Ae.SCRIPT_DATA_END_TAG_NAME
this._stateScriptDataEndTagName(e)}else{this._emitChars("</",-1)
this.state=Ae.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=Ae.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStart(e){if(e===r.HYPHEN_MINUS){this.state=Ae.SCRIPT_DATA_ESCAPE_START_DASH
this._emitChars("-")}else{this.state=Ae.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscapeStartDash(e){if(e===r.HYPHEN_MINUS){this.state=Ae.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")}else{this.state=Ae.SCRIPT_DATA
this._stateScriptData(e)}}_stateScriptDataEscaped(e){switch(e){case r.HYPHEN_MINUS:{this.state=Ae.SCRIPT_DATA_ESCAPED_DASH
this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataEscapedDash(e){switch(e){case r.HYPHEN_MINUS:{this.state=Ae.SCRIPT_DATA_ESCAPED_DASH_DASH
this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this.state=Ae.SCRIPT_DATA_ESCAPED
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=Ae.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedDashDash(e){switch(e){case r.HYPHEN_MINUS:{this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN
break}case r.GREATER_THAN_SIGN:{this.state=Ae.SCRIPT_DATA
this._emitChars(">")
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this.state=Ae.SCRIPT_DATA_ESCAPED
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=Ae.SCRIPT_DATA_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataEscapedLessThanSign(e){if(e===r.SOLIDUS){this.state=Ae.SCRIPT_DATA_ESCAPED_END_TAG_OPEN}else if(isAsciiLetter(e)){this._emitChars("<",-1)
this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPE_START
this._stateScriptDataDoubleEscapeStart(e)}else{this._emitChars("<",-1)
this.state=Ae.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagOpen(e){if(isAsciiLetter(e)){this.state=Ae.SCRIPT_DATA_ESCAPED_END_TAG_NAME
this._stateScriptDataEscapedEndTagName(e)}else{this._emitChars("</",-1)
this.state=Ae.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataEscapedEndTagName(e){if(this.handleSpecialEndTag(e)){this._emitChars("</",-1)
this.state=Ae.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscapeStart(e){if(this.preprocessor.startsWith(i.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(i.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<i.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED}else if(!this._ensureHibernation()){this.state=Ae.SCRIPT_DATA_ESCAPED
this._stateScriptDataEscaped(e)}}_stateScriptDataDoubleEscaped(e){switch(e){case r.HYPHEN_MINUS:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED_DASH
this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDash(e){switch(e){case r.HYPHEN_MINUS:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH
this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedDashDash(e){switch(e){case r.HYPHEN_MINUS:{this._emitChars("-")
break}case r.LESS_THAN_SIGN:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN
this._emitChars("<")
break}case r.GREATER_THAN_SIGN:{this.state=Ae.SCRIPT_DATA
this._emitChars(">")
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitChars(a)
break}case r.EOF:{this._err(o.eofInScriptHtmlCommentLikeText)
this._emitEOFToken()
break}default:{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._emitCodePoint(e)}}}_stateScriptDataDoubleEscapedLessThanSign(e){if(e===r.SOLIDUS){this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPE_END
this._emitChars("/")}else{this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateScriptDataDoubleEscapeEnd(e){if(this.preprocessor.startsWith(i.SCRIPT,false)&&isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(i.SCRIPT.length))){this._emitCodePoint(e)
for(let e=0;e<i.SCRIPT.length;e++){this._emitCodePoint(this._consume())}this.state=Ae.SCRIPT_DATA_ESCAPED}else if(!this._ensureHibernation()){this.state=Ae.SCRIPT_DATA_DOUBLE_ESCAPED
this._stateScriptDataDoubleEscaped(e)}}_stateBeforeAttributeName(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.SOLIDUS:case r.GREATER_THAN_SIGN:case r.EOF:{this.state=Ae.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case r.EQUALS_SIGN:{this._err(o.unexpectedEqualsSignBeforeAttributeName)
this._createAttr("=")
this.state=Ae.ATTRIBUTE_NAME
break}default:{this._createAttr("")
this.state=Ae.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateAttributeName(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:case r.SOLIDUS:case r.GREATER_THAN_SIGN:case r.EOF:{this._leaveAttrName()
this.state=Ae.AFTER_ATTRIBUTE_NAME
this._stateAfterAttributeName(e)
break}case r.EQUALS_SIGN:{this._leaveAttrName()
this.state=Ae.BEFORE_ATTRIBUTE_VALUE
break}case r.QUOTATION_MARK:case r.APOSTROPHE:case r.LESS_THAN_SIGN:{this._err(o.unexpectedCharacterInAttributeName)
this.currentAttr.name+=String.fromCodePoint(e)
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this.currentAttr.name+=a
break}default:{this.currentAttr.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterAttributeName(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.SOLIDUS:{this.state=Ae.SELF_CLOSING_START_TAG
break}case r.EQUALS_SIGN:{this.state=Ae.BEFORE_ATTRIBUTE_VALUE
break}case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentTagToken()
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._createAttr("")
this.state=Ae.ATTRIBUTE_NAME
this._stateAttributeName(e)}}}_stateBeforeAttributeValue(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.QUOTATION_MARK:{this.state=Ae.ATTRIBUTE_VALUE_DOUBLE_QUOTED
break}case r.APOSTROPHE:{this.state=Ae.ATTRIBUTE_VALUE_SINGLE_QUOTED
break}case r.GREATER_THAN_SIGN:{this._err(o.missingAttributeValue)
this.state=Ae.DATA
this.emitCurrentTagToken()
break}default:{this.state=Ae.ATTRIBUTE_VALUE_UNQUOTED
this._stateAttributeValueUnquoted(e)}}}_stateAttributeValueDoubleQuoted(e){switch(e){case r.QUOTATION_MARK:{this.state=Ae.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case r.AMPERSAND:{this._startCharacterReference()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(a,0)
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueSingleQuoted(e){switch(e){case r.APOSTROPHE:{this.state=Ae.AFTER_ATTRIBUTE_VALUE_QUOTED
break}case r.AMPERSAND:{this._startCharacterReference()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(a,0)
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAttributeValueUnquoted(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this._leaveAttrValue()
this.state=Ae.BEFORE_ATTRIBUTE_NAME
break}case r.AMPERSAND:{this._startCharacterReference()
break}case r.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=Ae.DATA
this.emitCurrentTagToken()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(a,0)
break}case r.QUOTATION_MARK:case r.APOSTROPHE:case r.LESS_THAN_SIGN:case r.EQUALS_SIGN:case r.GRAVE_ACCENT:{this._err(o.unexpectedCharacterInUnquotedAttributeValue)
this._extendRun(e)
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateAfterAttributeValueQuoted(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this._leaveAttrValue()
this.state=Ae.BEFORE_ATTRIBUTE_NAME
break}case r.SOLIDUS:{this._leaveAttrValue()
this.state=Ae.SELF_CLOSING_START_TAG
break}case r.GREATER_THAN_SIGN:{this._leaveAttrValue()
this.state=Ae.DATA
this.emitCurrentTagToken()
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._err(o.missingWhitespaceBetweenAttributes)
this._leaveAttrValue()
this.state=Ae.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateSelfClosingStartTag(e){switch(e){case r.GREATER_THAN_SIGN:{const e=this.currentToken
e.selfClosing=true
this.state=Ae.DATA
this.emitCurrentTagToken()
break}case r.EOF:{this._err(o.eofInTag)
this._emitEOFToken()
break}default:{this._err(o.unexpectedSolidusInTag)
this.state=Ae.BEFORE_ATTRIBUTE_NAME
this._stateBeforeAttributeName(e)}}}_stateBogusComment(e){const t=this.currentToken
switch(e){case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentComment(t)
break}case r.EOF:{this.emitCurrentComment(t)
this._emitEOFToken()
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(a,0)
break}default:{this._extendRun(e)}}}_stateMarkupDeclarationOpen(e){if(this._consumeSequenceIfMatch(i.DASH_DASH,true)){this._createCommentToken(i.DASH_DASH.length+1)
this.state=Ae.COMMENT_START}else if(this._consumeSequenceIfMatch(i.DOCTYPE,false)){this.currentLocation=this.getCurrentLocation(i.DOCTYPE.length+1)
this.state=Ae.DOCTYPE}else if(this._consumeSequenceIfMatch(i.CDATA_START,true)){if(this.inForeignNode){this.state=Ae.CDATA_SECTION}else{this._err(o.cdataInHtmlContent)
this._createCommentToken(i.CDATA_START.length+1)
this.currentToken.data="[CDATA["
this.state=Ae.BOGUS_COMMENT}}else if(!this._ensureHibernation()){this._err(o.incorrectlyOpenedComment)
this._createCommentToken(2)
this.state=Ae.BOGUS_COMMENT
this._stateBogusComment(e)}}_stateCommentStart(e){switch(e){case r.HYPHEN_MINUS:{this.state=Ae.COMMENT_START_DASH
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptClosingOfEmptyComment)
this.state=Ae.DATA
const e=this.currentToken
this.emitCurrentComment(e)
break}default:{this.state=Ae.COMMENT
this._stateComment(e)}}}_stateCommentStartDash(e){const t=this.currentToken
switch(e){case r.HYPHEN_MINUS:{this.state=Ae.COMMENT_END
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptClosingOfEmptyComment)
this.state=Ae.DATA
this.emitCurrentComment(t)
break}case r.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=Ae.COMMENT
this._stateComment(e)}}}_stateComment(e){const t=this.currentToken
switch(e){case r.HYPHEN_MINUS:{this.state=Ae.COMMENT_END_DASH
break}case r.LESS_THAN_SIGN:{this._extendRunWith("<",0)
this.state=Ae.COMMENT_LESS_THAN_SIGN
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._extendRunWith(a,0)
break}case r.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRun(e)}}}_stateCommentLessThanSign(e){switch(e){case r.EXCLAMATION_MARK:{this._extendRunWith("!",0)
this.state=Ae.COMMENT_LESS_THAN_SIGN_BANG
break}case r.LESS_THAN_SIGN:{this._extendRunWith("<",0)
break}default:{this.state=Ae.COMMENT
this._stateComment(e)}}}_stateCommentLessThanSignBang(e){if(e===r.HYPHEN_MINUS){this.state=Ae.COMMENT_LESS_THAN_SIGN_BANG_DASH}else{this.state=Ae.COMMENT
this._stateComment(e)}}_stateCommentLessThanSignBangDash(e){if(e===r.HYPHEN_MINUS){this.state=Ae.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH}else{this.state=Ae.COMMENT_END_DASH
this._stateCommentEndDash(e)}}_stateCommentLessThanSignBangDashDash(e){if(e!==r.GREATER_THAN_SIGN&&e!==r.EOF){this._err(o.nestedComment)}this.state=Ae.COMMENT_END
this._stateCommentEnd(e)}_stateCommentEndDash(e){const t=this.currentToken
switch(e){case r.HYPHEN_MINUS:{this.state=Ae.COMMENT_END
break}case r.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("-",-1)
this.state=Ae.COMMENT
this._stateComment(e)}}}_stateCommentEnd(e){const t=this.currentToken
switch(e){case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentComment(t)
break}case r.EXCLAMATION_MARK:{this.state=Ae.COMMENT_END_BANG
break}case r.HYPHEN_MINUS:{this._extendRunWith("-",-2)
break}case r.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--",-1)
this.state=Ae.COMMENT
this._stateComment(e)}}}_stateCommentEndBang(e){const t=this.currentToken
switch(e){case r.HYPHEN_MINUS:{this._extendRunWith("--!",-1)
this.state=Ae.COMMENT_END_DASH
break}case r.GREATER_THAN_SIGN:{this._err(o.incorrectlyClosedComment)
this.state=Ae.DATA
this.emitCurrentComment(t)
break}case r.EOF:{this._err(o.eofInComment)
this.emitCurrentComment(t)
this._emitEOFToken()
break}default:{this._extendRunWith("--!",-1)
this.state=Ae.COMMENT
this._stateComment(e)}}}_stateDoctype(e){switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.BEFORE_DOCTYPE_NAME
break}case r.GREATER_THAN_SIGN:{this.state=Ae.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)
break}case r.EOF:{this._err(o.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._err(o.missingWhitespaceBeforeDoctypeName)
this.state=Ae.BEFORE_DOCTYPE_NAME
this._stateBeforeDoctypeName(e)}}}_stateBeforeDoctypeName(e){if(isAsciiUpper(e)){this._createDoctypeToken(String.fromCharCode(toAsciiLower(e)))
this.state=Ae.DOCTYPE_NAME}else switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.NULL:{this._err(o.unexpectedNullCharacter)
this._createDoctypeToken(a)
this.state=Ae.DOCTYPE_NAME
break}case r.GREATER_THAN_SIGN:{this._err(o.missingDoctypeName)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
this._createDoctypeToken(null)
const e=this.currentToken
e.forceQuirks=true
this.emitCurrentDoctype(e)
this._emitEOFToken()
break}default:{this._createDoctypeToken(String.fromCodePoint(e))
this.state=Ae.DOCTYPE_NAME}}}_stateDoctypeName(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.AFTER_DOCTYPE_NAME
break}case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.name+=a
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.name+=String.fromCodePoint(isAsciiUpper(e)?toAsciiLower(e):e)}}}_stateAfterDoctypeName(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{if(this._consumeSequenceIfMatch(i.PUBLIC,false)){this.state=Ae.AFTER_DOCTYPE_PUBLIC_KEYWORD}else if(this._consumeSequenceIfMatch(i.SYSTEM,false)){this.state=Ae.AFTER_DOCTYPE_SYSTEM_KEYWORD}else if(!this._ensureHibernation()){this._err(o.invalidCharacterSequenceAfterDoctypeName)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}}_stateAfterDoctypePublicKeyword(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER
break}case r.QUOTATION_MARK:{this._err(o.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=Ae.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{this._err(o.missingWhitespaceAfterDoctypePublicKeyword)
t.publicId=""
this.state=Ae.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case r.GREATER_THAN_SIGN:{this._err(o.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.QUOTATION_MARK:{t.publicId=""
this.state=Ae.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{t.publicId=""
this.state=Ae.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED
break}case r.GREATER_THAN_SIGN:{this._err(o.missingDoctypePublicIdentifier)
t.forceQuirks=true
this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypePublicIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypePublicIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case r.QUOTATION_MARK:{this.state=Ae.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.publicId+=a
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateDoctypePublicIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case r.APOSTROPHE:{this.state=Ae.AFTER_DOCTYPE_PUBLIC_IDENTIFIER
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.publicId+=a
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptDoctypePublicIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.publicId+=String.fromCodePoint(e)}}}_stateAfterDoctypePublicIdentifier(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS
break}case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.QUOTATION_MARK:{this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers)
t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBetweenDoctypePublicAndSystemIdentifiers(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.QUOTATION_MARK:{t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateAfterDoctypeSystemKeyword(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{this.state=Ae.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER
break}case r.QUOTATION_MARK:{this._err(o.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{this._err(o.missingWhitespaceAfterDoctypeSystemKeyword)
t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case r.GREATER_THAN_SIGN:{this._err(o.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBeforeDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.QUOTATION_MARK:{t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED
break}case r.APOSTROPHE:{t.systemId=""
this.state=Ae.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED
break}case r.GREATER_THAN_SIGN:{this._err(o.missingDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.DATA
this.emitCurrentDoctype(t)
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.missingQuoteBeforeDoctypeSystemIdentifier)
t.forceQuirks=true
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateDoctypeSystemIdentifierDoubleQuoted(e){const t=this.currentToken
switch(e){case r.QUOTATION_MARK:{this.state=Ae.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.systemId+=a
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateDoctypeSystemIdentifierSingleQuoted(e){const t=this.currentToken
switch(e){case r.APOSTROPHE:{this.state=Ae.AFTER_DOCTYPE_SYSTEM_IDENTIFIER
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
t.systemId+=a
break}case r.GREATER_THAN_SIGN:{this._err(o.abruptDoctypeSystemIdentifier)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{t.systemId+=String.fromCodePoint(e)}}}_stateAfterDoctypeSystemIdentifier(e){const t=this.currentToken
switch(e){case r.SPACE:case r.LINE_FEED:case r.TABULATION:case r.FORM_FEED:{break}case r.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.EOF:{this._err(o.eofInDoctype)
t.forceQuirks=true
this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:{this._err(o.unexpectedCharacterAfterDoctypeSystemIdentifier)
this.state=Ae.BOGUS_DOCTYPE
this._stateBogusDoctype(e)}}}_stateBogusDoctype(e){const t=this.currentToken
switch(e){case r.GREATER_THAN_SIGN:{this.emitCurrentDoctype(t)
this.state=Ae.DATA
break}case r.NULL:{this._err(o.unexpectedNullCharacter)
break}case r.EOF:{this.emitCurrentDoctype(t)
this._emitEOFToken()
break}default:}}_stateCdataSection(e){switch(e){case r.RIGHT_SQUARE_BRACKET:{this.state=Ae.CDATA_SECTION_BRACKET
break}case r.EOF:{this._err(o.eofInCdata)
this._emitEOFToken()
break}default:{this._emitCodePoint(e)}}}_stateCdataSectionBracket(e){if(e===r.RIGHT_SQUARE_BRACKET){this.state=Ae.CDATA_SECTION_END}else{this._emitChars("]",-1)
this.state=Ae.CDATA_SECTION
this._stateCdataSection(e)}}_stateCdataSectionEnd(e){switch(e){case r.GREATER_THAN_SIGN:{this.state=Ae.DATA
break}case r.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2)
break}default:{this._emitChars("]]",-1)
this.state=Ae.CDATA_SECTION
this._stateCdataSection(e)}}}_stateCharacterReference(){let e=this.entityDecoder.write(this.preprocessor.html,this.preprocessor.pos)
if(e<0){if(this.preprocessor.lastChunkWritten){e=this.entityDecoder.end()}else{this.active=false
this.preprocessor.pos=this.preprocessor.html.length-1
this.consumedAfterSnapshot=0
this.preprocessor.endOfChunkHit=true
return}}if(e===0){this.preprocessor.pos=this.entityStartPos
this._flushCodePointConsumedAsCharacterReference(r.AMPERSAND)
this.state=!this._isCharacterReferenceInAttribute()&&isAsciiAlphaNumeric(this.preprocessor.peek(1))?Ae.AMBIGUOUS_AMPERSAND:this.returnState}else{this.state=this.returnState}}_stateAmbiguousAmpersand(e){if(isAsciiAlphaNumeric(e)){this._flushCodePointConsumedAsCharacterReference(e)}else{if(e===r.SEMICOLON){this._err(o.unknownNamedCharacterReference)}this.state=this.returnState
this._callState(e)}}}const ue=new Set([oe.DD,oe.DT,oe.LI,oe.OPTGROUP,oe.OPTION,oe.P,oe.RB,oe.RP,oe.RT,oe.RTC])
const me=new Set([...ue,oe.CAPTION,oe.COLGROUP,oe.TBODY,oe.TD,oe.TFOOT,oe.TH,oe.THEAD,oe.TR])
const pe=64
const Ie=256
const fe=512
const Ne=768
const Ce=[oe.H1,oe.H2,oe.H3,oe.H4,oe.H5,oe.H6]
const Se=[oe.TBODY,oe.TFOOT,oe.THEAD]
const De=[oe.TR,oe.TEMPLATE,oe.HTML]
const ge=[...Se,oe.TEMPLATE,oe.HTML]
const Oe=[oe.TABLE,oe.TEMPLATE,oe.HTML]
const Re=[oe.TD,oe.TH]
const Le=1
const ke=2
const Me=4
const Pe=8
const be=16
const Be=32
const $e=new Uint8Array(Ne)
for(const[e,t]of[[ne.HTML,0],[ne.SVG,Ie],[ne.MATHML,fe]]){for(const s of Ee[e]){$e[t+s]=e===ne.HTML&&(s===oe.ADDRESS||s===oe.DIV||s===oe.P)?Le:Le|ke}}for(const e of[oe.APPLET,oe.CAPTION,oe.HTML,oe.MARQUEE,oe.OBJECT,oe.TABLE,oe.TD,oe.TEMPLATE,oe.TH,Ie+oe.DESC,Ie+oe.FOREIGN_OBJECT,Ie+oe.TITLE,fe+oe.ANNOTATION_XML,fe+oe.MI,fe+oe.MN,fe+oe.MO,fe+oe.MS,fe+oe.MTEXT]){$e[e]|=Me|Pe|be}$e[oe.OL]|=Pe
$e[oe.UL]|=Pe
$e[oe.BUTTON]|=be
$e[oe.TABLE]|=Be
$e[oe.HTML]|=Be
const He=new Uint8Array(Ne)
for(const e of[oe.A,oe.B,oe.BIG,oe.CODE,oe.EM,oe.FONT,oe.I,oe.NOBR,oe.S,oe.SMALL,oe.STRIKE,oe.STRONG,oe.TT,oe.U]){He[e]=1}function tagKey(e,t){if(t===oe.UNKNOWN)return-1
switch(e){case ne.HTML:{return t}case ne.SVG:{return Ie+t}case ne.MATHML:{return fe+t}default:{return-1}}}class OpenElementStack{get currentTmplContentOrNode(){return this._isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(e,t,s){this.treeAdapter=t
this.handler=s
this.items=[]
this.tagIDs=[]
this.stackTop=-1
this.depth=0
this.tmplCount=0
this.currentTagId=oe.UNKNOWN
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
if(He[getTagID(this.treeAdapter.getTagName(e))])return-1}return this.items.lastIndexOf(e,this.stackTop)}slotBelow(e){return this.indexed?this.below[e]:e-1}slotAbove(e){if(this.indexed)return this.above[e]
return e===this.stackTop?-1:e+1}_isInTemplate(){return this.currentTagId===oe.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===ne.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop]
this.currentTagId=this.tagIDs[this.stackTop]}_nameKey(e,t,s){var n,a
const r=`${e} ${t}`
let i=(n=this.nameKeys)===null||n===void 0?void 0:n.get(r)
if(i===undefined&&s){(a=this.nameKeys)!==null&&a!==void 0?a:this.nameKeys=new Map
i=Ne+this.nameKeys.size
this.nameKeys.set(r,i)
if(i===this.keyTops.length){const e=new Int32Array(2*i).fill(-1)
e.set(this.keyTops)
this.keyTops=e}}return i!==null&&i!==void 0?i:-1}_indexAll(){this.indexed=true
this.keyTops=new Int32Array(Ne).fill(-1)
for(let e=0;e<=this.stackTop;e++)this._index(e,e-1)}_index(e,t){const s=this.items[e]
const n=this.tagIDs[e]
const a=this.treeAdapter.getNamespaceURI(s)
let r=tagKey(a,n)
if(r===-1)r=this._nameKey(a,this.treeAdapter.getTagName(s),true)
const i=this.keyTops[r]
this.keys[e]=r
this.keyPrev[e]=i
this.keyNext[e]=-1
if(i!==-1)this.keyNext[i]=e
this.keyTops[r]=e
this.above[e]=-1
this._link(e,t,a===ne.HTML)
if(He[n])this.formattingSlots.set(s,e)}_link(e,t,s){const n=this.keys[e]
const a=n<Ne?$e[n]:0
this.below[e]=t
if(t===-1){this.specials[e]=a&Le
this.listItemBoundaries[e]=(a&ke)>>1
this.scopeBoundaries[e]=(a&Me)>>2
this.htmlSlots[e]=s?e:-1}else{this.above[t]=e
this.specials[e]=this.specials[t]+(a&Le)
this.listItemBoundaries[e]=this.listItemBoundaries[t]+((a&ke)>>1)
this.scopeBoundaries[e]=this.scopeBoundaries[t]+((a&Me)>>2)
this.htmlSlots[e]=s?e:this.htmlSlots[t]}}_unindex(e){const t=this.keys[e]
const s=this.keyPrev[e]
const n=this.keyNext[e]
if(s!==-1)this.keyNext[s]=n
if(n===-1)this.keyTops[t]=s
else this.keyPrev[n]=s
if(He[this.tagIDs[e]])this.formattingSlots.delete(this.items[e])}_move(e,t){const s=this.items[e]
const n=this.keys[e]
const a=this.keyPrev[e]
const r=this.keyNext[e]
this.items[t]=s
this.tagIDs[t]=this.tagIDs[e]
this.keys[t]=n
this.keyPrev[t]=a
this.keyNext[t]=r
if(a!==-1)this.keyNext[a]=t
if(r===-1)this.keyTops[n]=t
else this.keyPrev[r]=t
if(He[this.tagIDs[t]])this.formattingSlots.set(s,t)}indexOfTopmost(e){if(this.indexed)return this.keyTops[e]
for(let t=this.stackTop;t>=0;t--){if(this.tagIDs[t]===e&&this.treeAdapter.getNamespaceURI(this.items[t])===ne.HTML)return t}return-1}indexOfTopmostOf(e){if(this.indexed){let t=-1
for(const s of e){if(this.keyTops[s]>t)t=this.keyTops[s]}return t}for(let t=this.stackTop;t>=0;t--){if(e.includes(this.tagIDs[t])&&this.treeAdapter.getNamespaceURI(this.items[t])===ne.HTML)return t}return-1}indexOfTopmostByName(e,t){if(this.indexed){let s=tagKey(e,getTagID(t))
if(s===-1)s=this._nameKey(e,t,false)
return s===-1?-1:this.keyTops[s]}for(let s=this.stackTop;s>=0;s--){const n=this.items[s]
if(this.treeAdapter.getTagName(n)===t&&this.treeAdapter.getNamespaceURI(n)===e){return s}}return-1}indexOfTopmostHtmlElement(){if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop]
let e=this.stackTop
while(e>=0&&this.treeAdapter.getNamespaceURI(this.items[e])!==ne.HTML)e--
return e}_hasAbove(e,t){for(let s=this.stackTop;s>e;s--){const e=tagKey(this.treeAdapter.getNamespaceURI(this.items[s]),this.tagIDs[s])
if(e!==-1&&$e[e]&t)return true}return false}hasSpecialElementAbove(e){return this.indexed?this.specials[this.stackTop]!==this.specials[e]:this._hasAbove(e,Le)}hasListItemBoundaryAbove(e){return this.indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[e]:this._hasAbove(e,ke)}push(e,t){const s=this.stackTop
this.stackTop++
this.depth++
this.items[this.stackTop]=e
this.current=e
this.tagIDs[this.stackTop]=t
this.currentTagId=t
if(this.indexed)this._index(this.stackTop,s)
else if(this.depth===pe)this._indexAll()
if(this._isInTemplate()){this.tmplCount++}this.handler.onItemPush(e,t,true)}_popCurrent(){if(this.tmplCount>0&&this._isInTemplate()){this.tmplCount--}if(this.indexed){this._unindex(this.stackTop)
this.stackTop=this.below[this.stackTop]
if(this.stackTop!==-1)this.above[this.stackTop]=-1}else{this.stackTop--}this.depth--
this._updateCurrentElement()}pop(){const e=this.current
this._popCurrent()
this.handler.onItemPop(e,true)}replace(e,t){const s=this._indexOf(e)
this.items[s]=t
if(this.indexed&&He[this.tagIDs[s]]){this.formattingSlots.delete(e)
this.formattingSlots.set(t,s)}if(s===this.stackTop){this.current=t}}replaceFormattingElement(e,t,s,n){const a=this.items[e]
if(!this.indexed){this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.handler.onItemPop(a,false)
this.items.splice(t,0,s)
this.tagIDs.splice(t,0,n)
if(t===this.stackTop)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,t===this.stackTop)}return}const r=this.keys[e]
const i=this.below[e]
const o=this.above[t]
const c=[]
for(let s=this.above[e];s!==t;s=this.above[s])c.push(s)
const T=this.keyNext[e]
this._unindex(e)
this.items[e]=undefined
this.handler.onItemPop(a,false)
let E=t-1
while(c.length>0&&c[c.length-1]===E){c.pop()
E--}for(let e=E+1;e<=t;e++)this._move(e,e-1)
const l=T===-1?this.keyTops[r]:this.keyPrev[T]
this.items[t]=s
this.tagIDs[t]=n
this.keys[t]=r
this.keyPrev[t]=l
this.keyNext[t]=T
if(l!==-1)this.keyNext[l]=t
if(T===-1)this.keyTops[r]=t
else this.keyPrev[T]=t
if(He[n])this.formattingSlots.set(s,t)
let h=i
for(const e of c){this._link(e,h,true)
h=e}for(let e=E;e<t;e++){this._link(e,h,true)
h=e}this._link(t,h,true)
if(o===-1)this._updateCurrentElement()
if(this.current&&this.currentTagId!==undefined){this.handler.onItemPush(this.current,this.currentTagId,o===-1)}}popUntilTagNamePopped(e){this.shortenToLength(Math.max(this.indexOfTopmost(e),0))}shortenToLength(e){while(this.stackTop>=e){const t=this.current
this._popCurrent()
this.handler.onItemPop(t,this.stackTop<e)}}popUntilElementPopped(e){const t=this._indexOf(e)
this.shortenToLength(Math.max(t,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Ce),0))}popUntilTableCellPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Re),0))}popAllUpToHtmlElement(){this.tmplCount=0
this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(this.indexOfTopmostOf(Oe)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(ge)+1)}clearBackToTableRowContext(){this.shortenToLength(this.indexOfTopmostOf(De)+1)}remove(e){const t=this._indexOf(e)
if(t!==-1)this.removeAt(t)}removeAt(e){if(e===this.stackTop){this.pop()
return}const t=this.items[e]
this.depth--
if(this.indexed){const t=this.keys[e]<Ne?$e[this.keys[e]]:0
const s=this.below[e]
const n=this.above[e]
this._unindex(e)
this.items[e]=undefined
this.below[n]=s
if(s!==-1)this.above[s]=n
if(t!==0){for(let e=n;e!==-1;e=this.above[e]){this.specials[e]-=t&Le
this.listItemBoundaries[e]-=(t&ke)>>1
this.scopeBoundaries[e]-=(t&Me)>>2}}const a=s===-1?-1:this.htmlSlots[s]
for(let t=n;t!==-1&&this.htmlSlots[t]===e;t=this.above[t]){this.htmlSlots[t]=a}}else{this.items.splice(e,1)
this.tagIDs.splice(e,1)
this.stackTop--
this._updateCurrentElement()}this.handler.onItemPop(t,false)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===oe.BODY?this.items[1]:null}contains(e){return this._indexOf(e)>-1}getCommonAncestor(e){const t=this._indexOf(e)
const s=t===-1?-1:this.slotBelow(t)
return s===-1?null:this.items[s]}isRootHtmlElementCurrent(){return this.stackTop===0&&this.tagIDs[0]===oe.HTML}_isInScope(e,t){let s=-1
switch(t){case Pe:{s=Math.max(this.keyTops[oe.OL],this.keyTops[oe.UL])
break}case be:{s=this.keyTops[oe.BUTTON]
break}case Be:{s=Math.max(this.keyTops[oe.TABLE],this.keyTops[oe.HTML])
return e===-1?s===-1:e>=s}default:}return e===-1?s===-1&&(this.stackTop===-1||this.scopeBoundaries[this.stackTop]===0):e>=s&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[e]}_scanScope(e,t,s,n){for(let a=this.stackTop;a>=0;a--){const r=tagKey(this.treeAdapter.getNamespaceURI(this.items[a]),this.tagIDs[a])
if(r===-1)continue
if((t?t.includes(r):r===e)&&(!n||this.items[a]===n))return true
if($e[r]&s)return false}return true}hasInScope(e,t){if(!this.indexed)return this._scanScope(e,null,Me,t)
return this._isInScope(t?this._indexOf(t):this.keyTops[e],Me)}hasInListItemScope(e){return this.indexed?this._isInScope(this.keyTops[e],Pe):this._scanScope(e,null,Pe)}hasInButtonScope(e){return this.indexed?this._isInScope(this.keyTops[e],be):this._scanScope(e,null,be)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Ce),Me):this._scanScope(oe.UNKNOWN,Ce,Me)}hasInTableScope(e){return this.indexed?this._isInScope(this.keyTops[e],Be):this._scanScope(e,null,Be)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Se),Be):this._scanScope(oe.UNKNOWN,Se,Be)}hasInSelectScope(e){for(let t=this.stackTop;t>=0;t=this.slotBelow(t)){if(this.treeAdapter.getNamespaceURI(this.items[t])!==ne.HTML){continue}switch(this.tagIDs[t]){case e:{return true}case oe.OPTION:case oe.OPTGROUP:{break}default:{return false}}}return true}generateImpliedEndTags(){while(this.currentTagId!==undefined&&ue.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ne.HTML){this.pop()}}generateImpliedEndTagsThoroughly(){while(this.currentTagId!==undefined&&me.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ne.HTML){this.pop()}}generateImpliedEndTagsWithExclusion(e){while(this.currentTagId!==undefined&&this.currentTagId!==e&&me.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===ne.HTML){this.pop()}}}const Fe=3
var ye;(function(e){e[e["Marker"]=0]="Marker"
e[e["Element"]=1]="Element"})(ye||(ye={}))
class FormattingElementList{constructor(){this.newest=null
this.bookmark=null
this.index=null
this.elementEntries=new Map}_insertElementEntry(e,t,s){const n=s===null?null:s.newer
const a={type:ye.Element,element:e,token:t,older:s,newer:n,ark:null,olderSameTag:null,newerSameTag:null}
if(n===null){this.newest=a}else{n.older=a}if(s!==null){s.newer=a}return this.index===null?null:this._addToIndex(this.index,a)}_addToIndex(e,t){const{tagName:s,attrs:n}=t.token
const a=s+n.map(({name:e,value:t})=>`\0${e}\0${t}`).sort().join("")
let r=e.arks.get(a)
if(r===undefined){r={entries:[],key:a}
e.arks.set(a,r)}r.entries.push(t)
t.ark=r
this.elementEntries.set(t.element,t)
let i=e.tagNames.get(s)
if(i===undefined){i={olderSameTag:null}
e.tagNames.set(s,i)}t.olderSameTag=i.olderSameTag
t.newerSameTag=i
if(i.olderSameTag!==null){i.olderSameTag.newerSameTag=t}i.olderSameTag=t
return r}insertMarker(){if(this.index===null){for(let e=this.newest;e!==null&&e.type===ye.Element;e=e.older){this.elementEntries.set(e.element,e)}}const e={type:ye.Marker,older:this.newest,newer:null,outerIndex:this.index}
if(this.newest!==null){this.newest.newer=e}this.newest=e
this.index=null}pushElement(e,t){if(this.index===null){let e=null
let t=0
for(let s=this.newest;s!==null&&s.type===ye.Element;s=s.older){e=s
t++}if(t>=Fe){this.index={arks:new Map,tagNames:new Map}
for(let t=e;t!==null&&t.type===ye.Element;t=t.newer){this._addToIndex(this.index,t)}}}const s=this._insertElementEntry(e,t,this.newest)
if(s!==null&&s.entries.length>Fe){this.removeEntry(s.entries[0])}}insertElementAfterBookmark(e,t){const{bookmark:s}=this
this.bookmark=null
this._insertElementEntry(e,t,s)}removeEntry(e){var t
if(e.newer===null?this.newest!==e:e.newer.older!==e){return}this.elementEntries.delete(e.element)
if(e.newer===null){this.newest=e.older}else{e.newer.older=e.older}if(e.older!==null){e.older.newer=e.newer}if(e.ark!==null){const{entries:s,key:n}=e.ark
s.splice(s.indexOf(e),1)
if(s.length===0)(t=this.index)===null||t===void 0?void 0:t.arks.delete(n)}if(e.newerSameTag!==null){e.newerSameTag.olderSameTag=e.olderSameTag
if(e.olderSameTag!==null){e.olderSameTag.newerSameTag=e.newerSameTag}}}replaceElement(e,t){if(this.elementEntries.delete(e.element)){this.elementEntries.set(t,e)}e.element=t}clearToLastMarker(){let e=this.newest
for(;e!==null&&e.type===ye.Element;e=e.older){this.elementEntries.delete(e.element)}this.newest=e===null?null:e.older
this.index=e===null?null:e.outerIndex
if(this.newest!==null){this.newest.newer=null}}getElementEntryInScopeWithTagName(e){var t,s
if(this.index!==null){return(s=(t=this.index.tagNames.get(e))===null||t===void 0?void 0:t.olderSameTag)!==null&&s!==void 0?s:null}for(let t=this.newest;t!==null&&t.type===ye.Element;t=t.older){if(t.token.tagName===e){return t}}return null}getElementEntry(e){if(this.index===null){for(let t=this.newest;t!==null&&t.type===ye.Element;t=t.older){if(t.element===e){return t}}}return this.elementEntries.get(e)}}const Ue=new WeakMap
const we={createDocument(){return{nodeName:"#document",mode:re.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragment",childNodes:[]}},createElement(e,t,s){return{nodeName:e,tagName:e,attrs:s,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t)
t.parentNode=e},insertBefore(e,t,s){const{childNodes:n}=e
const a=n[n.length-1]===s?n.length-1:n.indexOf(s)
n.splice(a,0,t)
t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.content},setDocumentType(e,t,s,n){const a=e.childNodes.find(e=>e.nodeName==="#documentType")
if(a){a.name=t
a.publicId=s
a.systemId=n}else{const a={nodeName:"#documentType",name:t,publicId:s,systemId:n,parentNode:null}
we.appendChild(e,a)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.parentNode){const{childNodes:t}=e.parentNode
const s=t[t.length-1]===e?t.length-1:t.indexOf(e)
t.splice(s,1)
e.parentNode=null}},insertText(e,t){if(e.childNodes.length>0){const s=e.childNodes[e.childNodes.length-1]
if(we.isTextNode(s)){s.value+=t
return}}we.appendChild(e,we.createTextNode(t))},insertTextBefore(e,t,s){const{childNodes:n}=e
const a=n[n.length-1]===s?n.length-1:n.indexOf(s)
const r=n[a-1]
if(r&&we.isTextNode(r)){r.value+=t}else{we.insertBefore(e,we.createTextNode(t),s)}},adoptAttributes(e,t){if(t.length===0||t===e.attrs)return
const s=Ue.get(e.attrs)
const n=(s===null||s===void 0?void 0:s.size)===e.attrs.length&&t.every(({name:t})=>{var n
const a=s.get(t)
return a===undefined||((n=e.attrs[a])===null||n===void 0?void 0:n.name)===t})
const a=n?s:new Map
if(!n){for(let t=0;t<e.attrs.length;t++){const s=e.attrs[t]
if(s!==undefined)a.set(s.name,t)}Ue.set(e.attrs,a)}const r=e.attrs.length
for(let s=0;s<t.length;s++){if(!a.has(t[s].name)){e.attrs.push(t[s])}}for(let t=r;t<e.attrs.length;t++){a.set(e.attrs[t].name,t)}if(a.size!==e.attrs.length){Ue.delete(e.attrs)}},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagName")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation={...e.sourceCodeLocation,...t}}}
const Ge="html"
const xe="about:legacy-compat"
const ve="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
const Ye=["+//silmaril//dtd html pro v0r11 19970101//","-//as//dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2//","-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd html 2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//dtd html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ietf//dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//","-//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//microsoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//netscape comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html extended 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//sun microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//","-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//","-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozilla html 2.0//","-//webtechs//dtd mozilla html//"]
const qe=[...Ye,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
const We=new Set(["-//w3o//dtd w3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"])
const Qe=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"]
const Ke=[...Qe,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"]
function hasPrefix(e,t){return t.some(t=>e.startsWith(t))}function isConforming(e){return e.name===Ge&&e.publicId===null&&(e.systemId===null||e.systemId===xe)}function getDocumentMode(e){if(e.name!==Ge){return re.QUIRKS}const{systemId:t}=e
if(t&&t.toLowerCase()===ve){return re.QUIRKS}let{publicId:s}=e
if(s!==null){s=s.toLowerCase()
if(We.has(s)){return re.QUIRKS}let e=t===null?qe:Ye
if(hasPrefix(s,e)){return re.QUIRKS}e=t===null?Qe:Ke
if(hasPrefix(s,e)){return re.LIMITED_QUIRKS}}return re.NO_QUIRKS}const Xe={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"}
const Ve="definitionurl"
const ze="definitionURL"
const je=new Map(["attributeName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSelector","zoomAndPan"].map(e=>[e.toLowerCase(),e]))
const Je=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:ne.XLINK}],["xlink:arcrole",{prefix:"xlink",name:"arcrole",namespace:ne.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:ne.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:ne.XLINK}],["xlink:show",{prefix:"xlink",name:"show",namespace:ne.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:ne.XLINK}],["xlink:type",{prefix:"xlink",name:"type",namespace:ne.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:ne.XML}],["xml:space",{prefix:"xml",name:"space",namespace:ne.XML}],["xmlns",{prefix:"",name:"xmlns",namespace:ne.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:ne.XMLNS}]])
const Ze=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),e]))
const et=new Set([oe.B,oe.BIG,oe.BLOCKQUOTE,oe.BODY,oe.BR,oe.CENTER,oe.CODE,oe.DD,oe.DIV,oe.DL,oe.DT,oe.EM,oe.EMBED,oe.H1,oe.H2,oe.H3,oe.H4,oe.H5,oe.H6,oe.HEAD,oe.HR,oe.I,oe.IMG,oe.LI,oe.LISTING,oe.MENU,oe.META,oe.NOBR,oe.OL,oe.P,oe.PRE,oe.RUBY,oe.S,oe.SMALL,oe.SPAN,oe.STRONG,oe.STRIKE,oe.SUB,oe.SUP,oe.TABLE,oe.TT,oe.U,oe.UL,oe.VAR])
function causesExit(e){const t=e.tagID
const s=t===oe.FONT&&e.attrs.some(({name:e})=>e===ae.COLOR||e===ae.SIZE||e===ae.FACE)
return s||et.has(t)}function adjustTokenMathMLAttrs(e){for(let t=0;t<e.attrs.length;t++){if(e.attrs[t].name===Ve){e.attrs[t].name=ze
break}}}function adjustTokenSVGAttrs(e){for(let t=0;t<e.attrs.length;t++){const s=je.get(e.attrs[t].name)
if(s!=null){e.attrs[t].name=s}}}function adjustTokenXMLAttrs(e){for(let t=0;t<e.attrs.length;t++){const s=Je.get(e.attrs[t].name)
if(s){e.attrs[t].prefix=s.prefix
e.attrs[t].name=s.name
e.attrs[t].namespace=s.namespace}}}function adjustTokenSVGTagName(e){const t=Ze.get(e.tagName)
if(t!=null){e.tagName=t
e.tagID=getTagID(e.tagName)}}function isMathMLTextIntegrationPoint(e,t){return t===ne.MATHML&&(e===oe.MI||e===oe.MO||e===oe.MN||e===oe.MS||e===oe.MTEXT)}function isHtmlIntegrationPoint(e,t,s){if(t===ne.MATHML&&e===oe.ANNOTATION_XML){for(let e=0;e<s.length;e++){if(s[e].name===ae.ENCODING){const t=s[e].value.toLowerCase()
return t===Xe.TEXT_HTML||t===Xe.APPLICATION_XML}}}return t===ne.SVG&&(e===oe.FOREIGN_OBJECT||e===oe.DESC||e===oe.TITLE)}function foreign_content_isIntegrationPoint(e,t,s,n){return(!n||n===ne.HTML)&&isHtmlIntegrationPoint(e,t,s)||(!n||n===ne.MATHML)&&isMathMLTextIntegrationPoint(e,t)}const tt=[oe.TR,oe.TBODY,oe.THEAD,oe.TFOOT,oe.CAPTION,oe.COLGROUP,oe.TABLE,oe.FRAMESET,oe.SELECT,oe.TEMPLATE,oe.TD,oe.TH,oe.HEAD,oe.BODY,oe.HTML]
const st="hidden"
const nt=[]
const at=8
const rt=3
var it;(function(e){e[e["INITIAL"]=0]="INITIAL"
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
e[e["AFTER_AFTER_FRAMESET"]=22]="AFTER_AFTER_FRAMESET"})(it||(it={}))
const ot={startLine:-1,startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1}
const ct=new Set([oe.TABLE,oe.TBODY,oe.TFOOT,oe.THEAD,oe.TR])
const Tt={scriptingEnabled:true,sourceCodeLocationInfo:false,treeAdapter:we,onParseError:null}
class Parser{constructor(e,t,s=null,n=null){this.fragmentContext=s
this.scriptHandler=n
this.currentToken=null
this.stopped=false
this.insertionMode=it.INITIAL
this.originalInsertionMode=it.INITIAL
this.headElement=null
this.formElement=null
this.currentNotInHTML=false
this.tmplInsertionModeStack=[]
this.pendingCharacterTokens=[]
this.hasNonWhitespacePendingCharacterToken=false
this.framesetOk=true
this.skipNextNewLine=false
this.fosterParentingEnabled=false
this.options={...Tt,...e}
this.treeAdapter=this.options.treeAdapter
this.onParseError=this.options.onParseError
if(this.onParseError){this.options.sourceCodeLocationInfo=true}this.document=t!==null&&t!==void 0?t:this.treeAdapter.createDocument()
this.tokenizer=new Tokenizer(this.options,this)
this.activeFormattingElements=new FormattingElementList
this.fragmentContextID=s?getTagID(this.treeAdapter.getTagName(s)):oe.UNKNOWN
this._setContextModes(s!==null&&s!==void 0?s:this.document,this.fragmentContextID)
this.openElements=new OpenElementStack(this.document,this.treeAdapter,this)}static parse(e,t){const s=new this(t)
s.tokenizer.write(e,true)
return s.document}static getFragmentParser(e,t){const s={...Tt,...t}
e!==null&&e!==void 0?e:e=s.treeAdapter.createElement(ie.TEMPLATE,ne.HTML,[])
const n=s.treeAdapter.createElement("documentmock",ne.HTML,[])
const a=new this(s,n,e)
if(a.fragmentContextID===oe.TEMPLATE){a.tmplInsertionModeStack.push(it.IN_TEMPLATE)}a._initTokenizerForFragmentParsing()
a._insertFakeRootElement()
a._resetInsertionMode()
a._findFormInFragmentContext()
return a}getFragment(){const e=this.treeAdapter.getFirstChild(this.document)
const t=this.treeAdapter.createDocumentFragment()
this._adoptNodes(e,t)
return t}_err(e,t,s){var n
if(!this.onParseError)return
const a=(n=e.location)!==null&&n!==void 0?n:ot
const r={code:t,startLine:a.startLine,startCol:a.startCol,startOffset:a.startOffset,endLine:s?a.startLine:a.endLine,endCol:s?a.startCol:a.endCol,endOffset:s?a.startOffset:a.endOffset}
this.onParseError(r)}onItemPush(e,t,s){var n,a;(a=(n=this.treeAdapter).onItemPush)===null||a===void 0?void 0:a.call(n,e)
if(s&&this.openElements.stackTop>0)this._setContextModes(e,t)}onItemPop(e,t){var s,n,a
if(this.options.sourceCodeLocationInfo){this._setEndLocation(e,this.currentToken)}(n=(s=this.treeAdapter).onItemPop)===null||n===void 0?void 0:n.call(s,e,this.openElements.current);(a=this.annotationXmlIntegrationPoints)===null||a===void 0?void 0:a.delete(e)
if(t){let e
let t
if(this.openElements.stackTop===0&&this.fragmentContext){e=this.fragmentContext
t=this.fragmentContextID}else{({current:e,currentTagId:t}=this.openElements)}this._setContextModes(e,t)}}_setContextModes(e,t){const s=e===this.document||e&&this.treeAdapter.getNamespaceURI(e)===ne.HTML
this.currentNotInHTML=!s
this.tokenizer.inForeignNode=!s&&e!==undefined&&t!==undefined&&!this._isIntegrationPoint(t,e)}_switchToTextParsing(e,t){this._insertElement(e,ne.HTML)
this.tokenizer.state=t
this.originalInsertionMode=this.insertionMode
this.insertionMode=it.TEXT}switchToPlaintextParsing(){this.insertionMode=it.TEXT
this.originalInsertionMode=it.IN_BODY
this.tokenizer.state=_e.PLAINTEXT}_getAdjustedCurrentElement(){return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let e=this.fragmentContext
while(e){if(this.treeAdapter.getTagName(e)===ie.FORM&&this.treeAdapter.getNamespaceURI(e)===ne.HTML){this.formElement=e
break}e=this.treeAdapter.getParentNode(e)}}_initTokenizerForFragmentParsing(){if(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==ne.HTML){return}switch(this.fragmentContextID){case oe.TITLE:case oe.TEXTAREA:{this.tokenizer.state=_e.RCDATA
break}case oe.STYLE:case oe.XMP:case oe.IFRAME:case oe.NOEMBED:case oe.NOFRAMES:case oe.NOSCRIPT:{this.tokenizer.state=_e.RAWTEXT
break}case oe.SCRIPT:{this.tokenizer.state=_e.SCRIPT_DATA
break}case oe.PLAINTEXT:{this.tokenizer.state=_e.PLAINTEXT
break}default:}}_setDocumentType(e){const t=e.name||""
const s=e.publicId||""
const n=e.systemId||""
this.treeAdapter.setDocumentType(this.document,t,s,n)
if(e.location){const t=this.treeAdapter.getChildNodes(this.document)
const s=t.find(e=>this.treeAdapter.isDocumentTypeNode(e))
if(s){this.treeAdapter.setNodeSourceCodeLocation(s,e.location)}}}_attachElementToTree(e,t,s){if(this.options.sourceCodeLocationInfo){const s=t&&{...t,startTag:t}
this.treeAdapter.setNodeSourceCodeLocation(e,s)}if(s.beforeElement){this.treeAdapter.insertBefore(s.parent,e,s.beforeElement)}else{this.treeAdapter.appendChild(s.parent,e)}}_getInsertionLocation(){var e
if(this._shouldFosterParentOnInsertion()){return this._findFosterParentingLocation()}return{parent:(e=this.openElements.currentTmplContentOrNode)!==null&&e!==void 0?e:this.document,beforeElement:null}}_createElement(e,t,s,n){var a,r
const i=this.treeAdapter.createElement(e,t,s);(r=(a=this.treeAdapter).onElementCreated)===null||r===void 0?void 0:r.call(a,i,{intendedParent:n,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0})
return i}_appendElement(e,t){const s=this._getInsertionLocation()
const n=this._createElement(e.tagName,t,e.attrs,s.parent)
this._attachElementToTree(n,e.location,s)}_insertElement(e,t){const s=this._getInsertionLocation()
const n=this._createElement(e.tagName,t,e.attrs,s.parent)
this._attachElementToTree(n,e.location,s)
this.openElements.push(n,e.tagID)}_insertFakeElement(e,t){const s=this._getInsertionLocation()
const n=this._createElement(e,ne.HTML,[],s.parent)
this._attachElementToTree(n,null,s)
this.openElements.push(n,t)}_insertTemplate(e){const t=this._getInsertionLocation()
const s=this._createElement(e.tagName,ne.HTML,e.attrs,t.parent)
const n=this.treeAdapter.createDocumentFragment()
this.treeAdapter.setTemplateContent(s,n)
this._attachElementToTree(s,e.location,t)
this.openElements.push(s,e.tagID)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(n,null)}_insertFakeRootElement(){const e=this._createElement(ie.HTML,ne.HTML,[],this.document)
if(this.options.sourceCodeLocationInfo)this.treeAdapter.setNodeSourceCodeLocation(e,null)
this.treeAdapter.appendChild(this.document,e)
this.openElements.push(e,oe.HTML)}_appendCommentNode(e,t){const s=this.treeAdapter.createCommentNode(e.data)
this.treeAdapter.appendChild(t,s)
if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(s,e.location)}}_insertCharacters(e){let t
let s
if(this._shouldFosterParentOnInsertion()){({parent:t,beforeElement:s}=this._findFosterParentingLocation())
if(s){this.treeAdapter.insertTextBefore(t,e.chars,s)}else{this.treeAdapter.insertText(t,e.chars)}}else{t=this.openElements.currentTmplContentOrNode
this.treeAdapter.insertText(t,e.chars)}if(!e.location)return
const n=this.treeAdapter.getChildNodes(t)
const a=s?n.lastIndexOf(s):n.length
const r=n[a-1]
const i=this.treeAdapter.getNodeSourceCodeLocation(r)
if(i){const{endLine:t,endCol:s,endOffset:n}=e.location
this.treeAdapter.updateNodeSourceCodeLocation(r,{endLine:t,endCol:s,endOffset:n})}else if(this.options.sourceCodeLocationInfo){this.treeAdapter.setNodeSourceCodeLocation(r,e.location)}}_adoptNodes(e,t){const s=[...this.treeAdapter.getChildNodes(e)]
for(let e=s.length-1;e>=0;e--){this.treeAdapter.detachNode(s[e])}for(const e of s){this.treeAdapter.appendChild(t,e)}}_setEndLocation(e,t){if(this.treeAdapter.getNodeSourceCodeLocation(e)&&t.location){const s=t.location
const n=this.treeAdapter.getTagName(e)
const a=t.type===T.END_TAG&&n===t.tagName?{endTag:{...s},endLine:s.endLine,endCol:s.endCol,endOffset:s.endOffset}:{endLine:s.startLine,endCol:s.startCol,endOffset:s.startOffset}
this.treeAdapter.updateNodeSourceCodeLocation(e,a)}}shouldProcessStartTagTokenInForeignContent(e){if(!this.currentNotInHTML)return false
let t
let s
if(this.openElements.stackTop===0&&this.fragmentContext){t=this.fragmentContext
s=this.fragmentContextID}else{({current:t,currentTagId:s}=this.openElements)}if(e.tagID===oe.SVG&&this.treeAdapter.getTagName(t)===ie.ANNOTATION_XML&&this.treeAdapter.getNamespaceURI(t)===ne.MATHML){return false}return this.tokenizer.inForeignNode||(e.tagID===oe.MGLYPH||e.tagID===oe.MALIGNMARK)&&s!==undefined&&!this._isIntegrationPoint(s,t,ne.HTML)}_processToken(e){switch(e.type){case T.CHARACTER:{this.onCharacter(e)
break}case T.NULL_CHARACTER:{this.onNullCharacter(e)
break}case T.COMMENT:{this.onComment(e)
break}case T.DOCTYPE:{this.onDoctype(e)
break}case T.START_TAG:{this._processStartTag(e)
break}case T.END_TAG:{this.onEndTag(e)
break}case T.EOF:{this.onEof(e)
break}case T.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(e)
break}}}_isIntegrationPoint(e,t,s){var n
const a=this.treeAdapter.getNamespaceURI(t)
if(e===oe.ANNOTATION_XML&&a===ne.MATHML&&s!==ne.MATHML){const s=(n=this.annotationXmlIntegrationPoints)!==null&&n!==void 0?n:this.annotationXmlIntegrationPoints=new Map
let r=s.get(t)
if(r===undefined){r=foreign_content_isIntegrationPoint(e,a,this.treeAdapter.getAttrList(t))
s.set(t,r)}return r}return foreign_content_isIntegrationPoint(e,a,nt,s)}_reconstructActiveFormattingElements(){let e=null
for(let t=this.activeFormattingElements.newest;t!==null&&t.type===ye.Element&&!this.openElements.contains(t.element);t=t.older){e=t}for(let t=e;t!==null&&t.type===ye.Element;t=t.newer){this._insertElement(t.token,this.treeAdapter.getNamespaceURI(t.element))
this.activeFormattingElements.replaceElement(t,this.openElements.current)}}_closeTableCell(){this.openElements.generateImpliedEndTags()
this.openElements.popUntilTableCellPopped()
this.activeFormattingElements.clearToLastMarker()
this.insertionMode=it.IN_ROW}_closePElement(){this.openElements.generateImpliedEndTagsWithExclusion(oe.P)
this.openElements.popUntilTagNamePopped(oe.P)}_resetInsertionMode(){const e=this.openElements.indexOfTopmostOf(tt)
const t=e===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[e]
const s=e===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[e]
if(s!==undefined&&this.treeAdapter.getNamespaceURI(s)===ne.HTML){switch(t){case oe.TR:{this.insertionMode=it.IN_ROW
return}case oe.TBODY:case oe.THEAD:case oe.TFOOT:{this.insertionMode=it.IN_TABLE_BODY
return}case oe.CAPTION:{this.insertionMode=it.IN_CAPTION
return}case oe.COLGROUP:{this.insertionMode=it.IN_COLUMN_GROUP
return}case oe.TABLE:{this.insertionMode=it.IN_TABLE
return}case oe.BODY:{this.insertionMode=it.IN_BODY
return}case oe.FRAMESET:{this.insertionMode=it.IN_FRAMESET
return}case oe.SELECT:{this._resetInsertionModeForSelect(e)
return}case oe.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1]
return}case oe.HTML:{this.insertionMode=this.headElement?it.AFTER_HEAD:it.BEFORE_HEAD
return}case oe.TD:case oe.TH:{if(e>0){this.insertionMode=it.IN_CELL
return}break}case oe.HEAD:{if(e>0){this.insertionMode=it.IN_HEAD
return}break}}}this.insertionMode=it.IN_BODY}_resetInsertionModeForSelect(e){if(e>0){const e=this.openElements.indexOfTopmost(oe.TABLE)
if(e>0&&e>this.openElements.indexOfTopmost(oe.TEMPLATE)){this.insertionMode=it.IN_SELECT_IN_TABLE
return}}this.insertionMode=it.IN_SELECT}_isElementCausesFosterParenting(e){return ct.has(e)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==undefined&&this._isElementCausesFosterParenting(this.openElements.currentTagId)}_findFosterParentingLocation(){const{openElements:e}=this
const t=e.indexOfTopmost(oe.TABLE)
const s=e.indexOfTopmost(oe.TEMPLATE)
if(s>t){return{parent:this.treeAdapter.getTemplateContent(e.items[s]),beforeElement:null}}if(t!==-1){const s=e.items[t]
const n=this.treeAdapter.getParentNode(s)
if(n){return{parent:n,beforeElement:s}}return{parent:e.items[e.slotBelow(t)],beforeElement:null}}return{parent:e.items[0],beforeElement:null}}_fosterParentElement(e){const t=this._findFosterParentingLocation()
if(t.beforeElement){this.treeAdapter.insertBefore(t.parent,e,t.beforeElement)}else{this.treeAdapter.appendChild(t.parent,e)}}_isSpecialElement(e,t){const s=this.treeAdapter.getNamespaceURI(e)
return Ee[s].has(t)}onCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){characterInForeignContent(this,e)
return}switch(this.insertionMode){case it.INITIAL:{tokenInInitialMode(this,e)
break}case it.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case it.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case it.IN_HEAD:{tokenInHead(this,e)
break}case it.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case it.AFTER_HEAD:{tokenAfterHead(this,e)
break}case it.IN_BODY:case it.IN_CAPTION:case it.IN_CELL:case it.IN_TEMPLATE:{characterInBody(this,e)
break}case it.TEXT:case it.IN_SELECT:case it.IN_SELECT_IN_TABLE:{this._insertCharacters(e)
break}case it.IN_TABLE:case it.IN_TABLE_BODY:case it.IN_ROW:{characterInTable(this,e)
break}case it.IN_TABLE_TEXT:{characterInTableText(this,e)
break}case it.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case it.AFTER_BODY:{tokenAfterBody(this,e)
break}case it.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onNullCharacter(e){this.skipNextNewLine=false
if(this.tokenizer.inForeignNode){nullCharacterInForeignContent(this,e)
return}switch(this.insertionMode){case it.INITIAL:{tokenInInitialMode(this,e)
break}case it.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case it.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case it.IN_HEAD:{tokenInHead(this,e)
break}case it.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case it.AFTER_HEAD:{tokenAfterHead(this,e)
break}case it.TEXT:{this._insertCharacters(e)
break}case it.IN_TABLE:case it.IN_TABLE_BODY:case it.IN_ROW:{characterInTable(this,e)
break}case it.IN_COLUMN_GROUP:{tokenInColumnGroup(this,e)
break}case it.AFTER_BODY:{tokenAfterBody(this,e)
break}case it.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onComment(e){this.skipNextNewLine=false
if(this.currentNotInHTML){appendComment(this,e)
return}switch(this.insertionMode){case it.INITIAL:case it.BEFORE_HTML:case it.BEFORE_HEAD:case it.IN_HEAD:case it.IN_HEAD_NO_SCRIPT:case it.AFTER_HEAD:case it.IN_BODY:case it.IN_TABLE:case it.IN_CAPTION:case it.IN_COLUMN_GROUP:case it.IN_TABLE_BODY:case it.IN_ROW:case it.IN_CELL:case it.IN_SELECT:case it.IN_SELECT_IN_TABLE:case it.IN_TEMPLATE:case it.IN_FRAMESET:case it.AFTER_FRAMESET:{appendComment(this,e)
break}case it.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case it.AFTER_BODY:{appendCommentToRootHtmlElement(this,e)
break}case it.AFTER_AFTER_BODY:case it.AFTER_AFTER_FRAMESET:{appendCommentToDocument(this,e)
break}default:}}onDoctype(e){this.skipNextNewLine=false
switch(this.insertionMode){case it.INITIAL:{doctypeInInitialMode(this,e)
break}case it.BEFORE_HEAD:case it.IN_HEAD:case it.IN_HEAD_NO_SCRIPT:case it.AFTER_HEAD:{this._err(e,o.misplacedDoctype)
break}case it.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}default:}}onStartTag(e){this.skipNextNewLine=false
this.currentToken=e
this._processStartTag(e)
if(e.selfClosing&&!e.ackSelfClosing){this._err(e,o.nonVoidHtmlElementStartTagWithTrailingSolidus)}}_processStartTag(e){if(this.shouldProcessStartTagTokenInForeignContent(e)){startTagInForeignContent(this,e)}else{this._startTagOutsideForeignContent(e)}}_startTagOutsideForeignContent(e){switch(this.insertionMode){case it.INITIAL:{tokenInInitialMode(this,e)
break}case it.BEFORE_HTML:{startTagBeforeHtml(this,e)
break}case it.BEFORE_HEAD:{startTagBeforeHead(this,e)
break}case it.IN_HEAD:{startTagInHead(this,e)
break}case it.IN_HEAD_NO_SCRIPT:{startTagInHeadNoScript(this,e)
break}case it.AFTER_HEAD:{startTagAfterHead(this,e)
break}case it.IN_BODY:{startTagInBody(this,e)
break}case it.IN_TABLE:{startTagInTable(this,e)
break}case it.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case it.IN_CAPTION:{startTagInCaption(this,e)
break}case it.IN_COLUMN_GROUP:{startTagInColumnGroup(this,e)
break}case it.IN_TABLE_BODY:{startTagInTableBody(this,e)
break}case it.IN_ROW:{startTagInRow(this,e)
break}case it.IN_CELL:{startTagInCell(this,e)
break}case it.IN_SELECT:{startTagInSelect(this,e)
break}case it.IN_SELECT_IN_TABLE:{startTagInSelectInTable(this,e)
break}case it.IN_TEMPLATE:{startTagInTemplate(this,e)
break}case it.AFTER_BODY:{startTagAfterBody(this,e)
break}case it.IN_FRAMESET:{startTagInFrameset(this,e)
break}case it.AFTER_FRAMESET:{startTagAfterFrameset(this,e)
break}case it.AFTER_AFTER_BODY:{startTagAfterAfterBody(this,e)
break}case it.AFTER_AFTER_FRAMESET:{startTagAfterAfterFrameset(this,e)
break}default:}}onEndTag(e){this.skipNextNewLine=false
this.currentToken=e
if(this.currentNotInHTML){endTagInForeignContent(this,e)}else{this._endTagOutsideForeignContent(e)}}_endTagOutsideForeignContent(e){switch(this.insertionMode){case it.INITIAL:{tokenInInitialMode(this,e)
break}case it.BEFORE_HTML:{endTagBeforeHtml(this,e)
break}case it.BEFORE_HEAD:{endTagBeforeHead(this,e)
break}case it.IN_HEAD:{endTagInHead(this,e)
break}case it.IN_HEAD_NO_SCRIPT:{endTagInHeadNoScript(this,e)
break}case it.AFTER_HEAD:{endTagAfterHead(this,e)
break}case it.IN_BODY:{endTagInBody(this,e)
break}case it.TEXT:{endTagInText(this,e)
break}case it.IN_TABLE:{endTagInTable(this,e)
break}case it.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case it.IN_CAPTION:{endTagInCaption(this,e)
break}case it.IN_COLUMN_GROUP:{endTagInColumnGroup(this,e)
break}case it.IN_TABLE_BODY:{endTagInTableBody(this,e)
break}case it.IN_ROW:{endTagInRow(this,e)
break}case it.IN_CELL:{endTagInCell(this,e)
break}case it.IN_SELECT:{endTagInSelect(this,e)
break}case it.IN_SELECT_IN_TABLE:{endTagInSelectInTable(this,e)
break}case it.IN_TEMPLATE:{endTagInTemplate(this,e)
break}case it.AFTER_BODY:{endTagAfterBody(this,e)
break}case it.IN_FRAMESET:{endTagInFrameset(this,e)
break}case it.AFTER_FRAMESET:{endTagAfterFrameset(this,e)
break}case it.AFTER_AFTER_BODY:{tokenAfterAfterBody(this,e)
break}default:}}onEof(e){switch(this.insertionMode){case it.INITIAL:{tokenInInitialMode(this,e)
break}case it.BEFORE_HTML:{tokenBeforeHtml(this,e)
break}case it.BEFORE_HEAD:{tokenBeforeHead(this,e)
break}case it.IN_HEAD:{tokenInHead(this,e)
break}case it.IN_HEAD_NO_SCRIPT:{tokenInHeadNoScript(this,e)
break}case it.AFTER_HEAD:{tokenAfterHead(this,e)
break}case it.IN_BODY:case it.IN_TABLE:case it.IN_CAPTION:case it.IN_COLUMN_GROUP:case it.IN_TABLE_BODY:case it.IN_ROW:case it.IN_CELL:case it.IN_SELECT:case it.IN_SELECT_IN_TABLE:{eofInBody(this,e)
break}case it.TEXT:{eofInText(this,e)
break}case it.IN_TABLE_TEXT:{tokenInTableText(this,e)
break}case it.IN_TEMPLATE:{eofInTemplate(this,e)
break}case it.AFTER_BODY:case it.IN_FRAMESET:case it.AFTER_FRAMESET:case it.AFTER_AFTER_BODY:case it.AFTER_AFTER_FRAMESET:{stopParsing(this,e)
break}default:}}onWhitespaceCharacter(e){if(this.skipNextNewLine){this.skipNextNewLine=false
if(e.chars.charCodeAt(0)===r.LINE_FEED){if(e.chars.length===1){return}e.chars=e.chars.substr(1)}}if(this.tokenizer.inForeignNode){this._insertCharacters(e)
return}switch(this.insertionMode){case it.IN_HEAD:case it.IN_HEAD_NO_SCRIPT:case it.AFTER_HEAD:case it.TEXT:case it.IN_COLUMN_GROUP:case it.IN_SELECT:case it.IN_SELECT_IN_TABLE:case it.IN_FRAMESET:case it.AFTER_FRAMESET:{this._insertCharacters(e)
break}case it.IN_BODY:case it.IN_CAPTION:case it.IN_CELL:case it.IN_TEMPLATE:case it.AFTER_BODY:case it.AFTER_AFTER_BODY:case it.AFTER_AFTER_FRAMESET:{whitespaceCharacterInBody(this,e)
break}case it.IN_TABLE:case it.IN_TABLE_BODY:case it.IN_ROW:{characterInTable(this,e)
break}case it.IN_TABLE_TEXT:{whitespaceCharacterInTableText(this,e)
break}default:}}}function aaObtainFormattingElementEntry(e,t){let s=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName)
if(s){if(!e.openElements.contains(s.element)){e.activeFormattingElements.removeEntry(s)
s=null}else if(!e.openElements.hasInScope(t.tagID,s.element)){s=null}}else{genericEndTagInBody(e,t)}return s}function aaObtainFurthestBlock(e,t){const{openElements:s}=e
const n=s._indexOf(t.element)
for(let t=s.slotAbove(n);t!==-1;t=s.slotAbove(t)){if(e._isSpecialElement(s.items[t],s.tagIDs[t])){return t}}s.shortenToLength(n)
e.activeFormattingElements.removeEntry(t)
return-1}function aaInnerLoop(e,t,s){const n=e.openElements.items[t]
let a=n
let r=e.openElements.slotBelow(t)
const i=e.openElements.getCommonAncestor(s)
for(let t=0,o=r;e.openElements.items[o]!==s;t++,o=r){let s=e.openElements.items[o]
r=e.openElements.slotBelow(o)
const c=e.activeFormattingElements.getElementEntry(s)
const T=c&&t>=rt
const E=!c||T
if(E){if(T){e.activeFormattingElements.removeEntry(c)}e.openElements.removeAt(o)}else{s=aaRecreateElementFromEntry(e,c,i)
if(a===n){e.activeFormattingElements.bookmark=c}e.treeAdapter.detachNode(a)
e.treeAdapter.appendChild(s,a)
a=s}}return a}function aaRecreateElementFromEntry(e,t,s){const n=e.treeAdapter.getNamespaceURI(t.element)
const a=e._createElement(t.token.tagName,n,t.token.attrs,s)
e.openElements.replace(t.element,a)
e.activeFormattingElements.replaceElement(t,a)
return a}function aaInsertLastNodeInCommonAncestor(e,t,s){const n=e.treeAdapter.getTagName(t)
const a=getTagID(n)
if(e._isElementCausesFosterParenting(a)){e._fosterParentElement(s)}else{const n=e.treeAdapter.getNamespaceURI(t)
if(a===oe.TEMPLATE&&n===ne.HTML){t=e.treeAdapter.getTemplateContent(t)}e.treeAdapter.appendChild(t,s)}}function aaReplaceFormattingElement(e,t,s){const n=e.treeAdapter.getNamespaceURI(s.element)
const{token:a}=s
const r=e._createElement(a.tagName,n,a.attrs,t)
e._adoptNodes(t,r)
e.treeAdapter.appendChild(t,r)
e.activeFormattingElements.insertElementAfterBookmark(r,a)
e.activeFormattingElements.removeEntry(s)
const i=e.openElements._indexOf(s.element)
let o=e.openElements.slotAbove(i)
while(e.openElements.items[o]!==t){o=e.openElements.slotAbove(o)}e.openElements.replaceFormattingElement(i,o,r,a.tagID)}function callAdoptionAgency(e,t){const{current:s,currentTagId:n}=e.openElements
if(n===t.tagID&&e.treeAdapter.getNamespaceURI(s)===ne.HTML&&!e.activeFormattingElements.getElementEntry(s)){e.openElements.pop()
return}for(let s=0;s<at;s++){const s=aaObtainFormattingElementEntry(e,t)
if(!s){break}const n=aaObtainFurthestBlock(e,s)
if(n===-1){break}const a=e.openElements.items[n]
e.activeFormattingElements.bookmark=s
const r=aaInnerLoop(e,n,s.element)
const i=e.openElements.getCommonAncestor(s.element)
e.treeAdapter.detachNode(r)
if(i)aaInsertLastNodeInCommonAncestor(e,i,r)
aaReplaceFormattingElement(e,a,s)}}function appendComment(e,t){e._appendCommentNode(t,e.openElements.currentTmplContentOrNode)}function appendCommentToRootHtmlElement(e,t){e._appendCommentNode(t,e.openElements.items[0])}function appendCommentToDocument(e,t){e._appendCommentNode(t,e.document)}function stopParsing(e,t){e.stopped=true
if(t.location){const s=e.fragmentContext?0:2
for(let n=e.openElements.stackTop;n>=s;n=e.openElements.slotBelow(n)){e._setEndLocation(e.openElements.items[n],t)}if(!e.fragmentContext&&e.openElements.stackTop>=0){const s=e.openElements.items[0]
const n=e.treeAdapter.getNodeSourceCodeLocation(s)
if(n&&!n.endTag){e._setEndLocation(s,t)
if(e.openElements.stackTop>=1){const s=e.openElements.items[1]
const n=e.treeAdapter.getNodeSourceCodeLocation(s)
if(n&&!n.endTag){e._setEndLocation(s,t)}}}}}}function doctypeInInitialMode(e,t){e._setDocumentType(t)
const s=t.forceQuirks?re.QUIRKS:getDocumentMode(t)
if(!isConforming(t)){e._err(t,o.nonConformingDoctype)}e.treeAdapter.setDocumentMode(e.document,s)
e.insertionMode=it.BEFORE_HTML}function tokenInInitialMode(e,t){e._err(t,o.missingDoctype,true)
e.treeAdapter.setDocumentMode(e.document,re.QUIRKS)
e.insertionMode=it.BEFORE_HTML
e._processToken(t)}function startTagBeforeHtml(e,t){if(t.tagID===oe.HTML){e._insertElement(t,ne.HTML)
e.insertionMode=it.BEFORE_HEAD}else{tokenBeforeHtml(e,t)}}function endTagBeforeHtml(e,t){const s=t.tagID
if(s===oe.HTML||s===oe.HEAD||s===oe.BODY||s===oe.BR){tokenBeforeHtml(e,t)}}function tokenBeforeHtml(e,t){e._insertFakeRootElement()
e.insertionMode=it.BEFORE_HEAD
e._processToken(t)}function startTagBeforeHead(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.HEAD:{e._insertElement(t,ne.HTML)
e.headElement=e.openElements.current
e.insertionMode=it.IN_HEAD
break}default:{tokenBeforeHead(e,t)}}}function endTagBeforeHead(e,t){const s=t.tagID
if(s===oe.HEAD||s===oe.BODY||s===oe.HTML||s===oe.BR){tokenBeforeHead(e,t)}else{e._err(t,o.endTagWithoutMatchingOpenElement)}}function tokenBeforeHead(e,t){e._insertFakeElement(ie.HEAD,oe.HEAD)
e.headElement=e.openElements.current
e.insertionMode=it.IN_HEAD
e._processToken(t)}function startTagInHead(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.BASE:case oe.BASEFONT:case oe.BGSOUND:case oe.LINK:case oe.META:{e._appendElement(t,ne.HTML)
t.ackSelfClosing=true
break}case oe.TITLE:{e._switchToTextParsing(t,_e.RCDATA)
break}case oe.NOSCRIPT:{if(e.options.scriptingEnabled){e._switchToTextParsing(t,_e.RAWTEXT)}else{e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_HEAD_NO_SCRIPT}break}case oe.NOFRAMES:case oe.STYLE:{e._switchToTextParsing(t,_e.RAWTEXT)
break}case oe.SCRIPT:{e._switchToTextParsing(t,_e.SCRIPT_DATA)
break}case oe.TEMPLATE:{e._insertTemplate(t)
e.activeFormattingElements.insertMarker()
e.framesetOk=false
e.insertionMode=it.IN_TEMPLATE
e.tmplInsertionModeStack.push(it.IN_TEMPLATE)
break}case oe.HEAD:{e._err(t,o.misplacedStartTagForHeadElement)
break}default:{tokenInHead(e,t)}}}function endTagInHead(e,t){switch(t.tagID){case oe.HEAD:{e.openElements.pop()
e.insertionMode=it.AFTER_HEAD
break}case oe.BODY:case oe.BR:case oe.HTML:{tokenInHead(e,t)
break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function templateEndTagInHead(e,t){if(e.openElements.tmplCount>0){e.openElements.generateImpliedEndTagsThoroughly()
if(e.openElements.currentTagId!==oe.TEMPLATE){e._err(t,o.closingOfElementWithOpenChildElements)}e.openElements.popUntilTagNamePopped(oe.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()
e._resetInsertionMode()}else{e._err(t,o.endTagWithoutMatchingOpenElement)}}function tokenInHead(e,t){e.openElements.pop()
e.insertionMode=it.AFTER_HEAD
e._processToken(t)}function startTagInHeadNoScript(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.BASEFONT:case oe.BGSOUND:case oe.HEAD:case oe.LINK:case oe.META:case oe.NOFRAMES:case oe.STYLE:{startTagInHead(e,t)
break}case oe.NOSCRIPT:{e._err(t,o.nestedNoscriptInHead)
break}default:{tokenInHeadNoScript(e,t)}}}function endTagInHeadNoScript(e,t){switch(t.tagID){case oe.NOSCRIPT:{e.openElements.pop()
e.insertionMode=it.IN_HEAD
break}case oe.BR:{tokenInHeadNoScript(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function tokenInHeadNoScript(e,t){const s=t.type===T.EOF?o.openElementsLeftAfterEof:o.disallowedContentInNoscriptInHead
e._err(t,s)
e.openElements.pop()
e.insertionMode=it.IN_HEAD
e._processToken(t)}function startTagAfterHead(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.BODY:{e._insertElement(t,ne.HTML)
e.framesetOk=false
e.insertionMode=it.IN_BODY
break}case oe.FRAMESET:{e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_FRAMESET
break}case oe.BASE:case oe.BASEFONT:case oe.BGSOUND:case oe.LINK:case oe.META:case oe.NOFRAMES:case oe.SCRIPT:case oe.STYLE:case oe.TEMPLATE:case oe.TITLE:{e._err(t,o.abandonedHeadElementChild)
e.openElements.push(e.headElement,oe.HEAD)
startTagInHead(e,t)
e.openElements.remove(e.headElement)
break}case oe.HEAD:{e._err(t,o.misplacedStartTagForHeadElement)
break}default:{tokenAfterHead(e,t)}}}function endTagAfterHead(e,t){switch(t.tagID){case oe.BODY:case oe.HTML:case oe.BR:{tokenAfterHead(e,t)
break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{e._err(t,o.endTagWithoutMatchingOpenElement)}}}function tokenAfterHead(e,t){e._insertFakeElement(ie.BODY,oe.BODY)
e.insertionMode=it.IN_BODY
modeInBody(e,t)}function modeInBody(e,t){switch(t.type){case T.CHARACTER:{characterInBody(e,t)
break}case T.WHITESPACE_CHARACTER:{whitespaceCharacterInBody(e,t)
break}case T.COMMENT:{appendComment(e,t)
break}case T.START_TAG:{startTagInBody(e,t)
break}case T.END_TAG:{endTagInBody(e,t)
break}case T.EOF:{eofInBody(e,t)
break}default:}}function whitespaceCharacterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)}function characterInBody(e,t){e._reconstructActiveFormattingElements()
e._insertCharacters(t)
e.framesetOk=false}function htmlStartTagInBody(e,t){if(e.openElements.tmplCount===0){e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}}function bodyStartTagInBody(e,t){const s=e.openElements.tryPeekProperlyNestedBodyElement()
if(s&&e.openElements.tmplCount===0){e.framesetOk=false
e.treeAdapter.adoptAttributes(s,t.attrs)}}function framesetStartTagInBody(e,t){const s=e.openElements.tryPeekProperlyNestedBodyElement()
if(e.framesetOk&&s){e.treeAdapter.detachNode(s)
e.openElements.popAllUpToHtmlElement()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_FRAMESET}}function addressStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)}function numberedHeaderStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}if(e.openElements.currentTagId!==undefined&&le.has(e.openElements.currentTagId)){e.openElements.pop()}e._insertElement(t,ne.HTML)}function preStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)
e.skipNextNewLine=true
e.framesetOk=false}function formStartTagInBody(e,t){const s=e.openElements.tmplCount>0
if(!e.formElement||s){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)
if(!s){e.formElement=e.openElements.current}}}function listItemStartTagInBody(e,t){e.framesetOk=false
const s=t.tagID===oe.LI?e.openElements.indexOfTopmost(oe.LI):Math.max(e.openElements.indexOfTopmost(oe.DD),e.openElements.indexOfTopmost(oe.DT))
if(s!==-1&&!e.openElements.hasListItemBoundaryAbove(s)){const t=e.openElements.tagIDs[s]
e.openElements.generateImpliedEndTagsWithExclusion(t)
e.openElements.popUntilTagNamePopped(t)}if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)}function plaintextStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)
e.tokenizer.state=_e.PLAINTEXT}function buttonStartTagInBody(e,t){if(e.openElements.hasInScope(oe.BUTTON)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(oe.BUTTON)}e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)
e.framesetOk=false}function aStartTagInBody(e,t){const s=e.activeFormattingElements.getElementEntryInScopeWithTagName(ie.A)
if(s){callAdoptionAgency(e,t)
e.openElements.remove(s.element)
e.activeFormattingElements.removeEntry(s)}e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function bStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function nobrStartTagInBody(e,t){e._reconstructActiveFormattingElements()
if(e.openElements.hasInScope(oe.NOBR)){callAdoptionAgency(e,t)
e._reconstructActiveFormattingElements()}e._insertElement(t,ne.HTML)
e.activeFormattingElements.pushElement(e.openElements.current,t)}function appletStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)
e.activeFormattingElements.insertMarker()
e.framesetOk=false}function tableStartTagInBody(e,t){if(e.treeAdapter.getDocumentMode(e.document)!==re.QUIRKS&&e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._insertElement(t,ne.HTML)
e.framesetOk=false
e.insertionMode=it.IN_TABLE}function areaStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ne.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function isHiddenInput(e){const t=getTokenAttr(e,ae.TYPE)
return t!=null&&t.toLowerCase()===st}function inputStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._appendElement(t,ne.HTML)
if(!isHiddenInput(t)){e.framesetOk=false}t.ackSelfClosing=true}function paramStartTagInBody(e,t){e._appendElement(t,ne.HTML)
t.ackSelfClosing=true}function hrStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._appendElement(t,ne.HTML)
e.framesetOk=false
t.ackSelfClosing=true}function imageStartTagInBody(e,t){t.tagName=ie.IMG
t.tagID=oe.IMG
areaStartTagInBody(e,t)}function textareaStartTagInBody(e,t){e._insertElement(t,ne.HTML)
e.skipNextNewLine=true
e.tokenizer.state=_e.RCDATA
e.originalInsertionMode=e.insertionMode
e.framesetOk=false
e.insertionMode=it.TEXT}function xmpStartTagInBody(e,t){if(e.openElements.hasInButtonScope(oe.P)){e._closePElement()}e._reconstructActiveFormattingElements()
e.framesetOk=false
e._switchToTextParsing(t,_e.RAWTEXT)}function iframeStartTagInBody(e,t){e.framesetOk=false
e._switchToTextParsing(t,_e.RAWTEXT)}function rawTextStartTagInBody(e,t){e._switchToTextParsing(t,_e.RAWTEXT)}function selectStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)
e.framesetOk=false
e.insertionMode=e.insertionMode===it.IN_TABLE||e.insertionMode===it.IN_CAPTION||e.insertionMode===it.IN_TABLE_BODY||e.insertionMode===it.IN_ROW||e.insertionMode===it.IN_CELL?it.IN_SELECT_IN_TABLE:it.IN_SELECT}function optgroupStartTagInBody(e,t){if(e.openElements.currentTagId===oe.OPTION){e.openElements.pop()}e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)}function rbStartTagInBody(e,t){if(e.openElements.hasInScope(oe.RUBY)){e.openElements.generateImpliedEndTags()}e._insertElement(t,ne.HTML)}function rtStartTagInBody(e,t){if(e.openElements.hasInScope(oe.RUBY)){e.openElements.generateImpliedEndTagsWithExclusion(oe.RTC)}e._insertElement(t,ne.HTML)}function mathStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenMathMLAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ne.MATHML)}else{e._insertElement(t,ne.MATHML)}t.ackSelfClosing=true}function svgStartTagInBody(e,t){e._reconstructActiveFormattingElements()
adjustTokenSVGAttrs(t)
adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,ne.SVG)}else{e._insertElement(t,ne.SVG)}t.ackSelfClosing=true}function genericStartTagInBody(e,t){e._reconstructActiveFormattingElements()
e._insertElement(t,ne.HTML)}function startTagInBody(e,t){switch(t.tagID){case oe.I:case oe.S:case oe.B:case oe.U:case oe.EM:case oe.TT:case oe.BIG:case oe.CODE:case oe.FONT:case oe.SMALL:case oe.STRIKE:case oe.STRONG:{bStartTagInBody(e,t)
break}case oe.A:{aStartTagInBody(e,t)
break}case oe.H1:case oe.H2:case oe.H3:case oe.H4:case oe.H5:case oe.H6:{numberedHeaderStartTagInBody(e,t)
break}case oe.P:case oe.DL:case oe.OL:case oe.UL:case oe.DIV:case oe.DIR:case oe.NAV:case oe.MAIN:case oe.MENU:case oe.ASIDE:case oe.CENTER:case oe.FIGURE:case oe.FOOTER:case oe.HEADER:case oe.HGROUP:case oe.DIALOG:case oe.DETAILS:case oe.ADDRESS:case oe.ARTICLE:case oe.SEARCH:case oe.SECTION:case oe.SUMMARY:case oe.FIELDSET:case oe.BLOCKQUOTE:case oe.FIGCAPTION:{addressStartTagInBody(e,t)
break}case oe.LI:case oe.DD:case oe.DT:{listItemStartTagInBody(e,t)
break}case oe.BR:case oe.IMG:case oe.WBR:case oe.AREA:case oe.EMBED:case oe.KEYGEN:{areaStartTagInBody(e,t)
break}case oe.HR:{hrStartTagInBody(e,t)
break}case oe.RB:case oe.RTC:{rbStartTagInBody(e,t)
break}case oe.RT:case oe.RP:{rtStartTagInBody(e,t)
break}case oe.PRE:case oe.LISTING:{preStartTagInBody(e,t)
break}case oe.XMP:{xmpStartTagInBody(e,t)
break}case oe.SVG:{svgStartTagInBody(e,t)
break}case oe.HTML:{htmlStartTagInBody(e,t)
break}case oe.BASE:case oe.LINK:case oe.META:case oe.STYLE:case oe.TITLE:case oe.SCRIPT:case oe.BGSOUND:case oe.BASEFONT:case oe.TEMPLATE:{startTagInHead(e,t)
break}case oe.BODY:{bodyStartTagInBody(e,t)
break}case oe.FORM:{formStartTagInBody(e,t)
break}case oe.NOBR:{nobrStartTagInBody(e,t)
break}case oe.MATH:{mathStartTagInBody(e,t)
break}case oe.TABLE:{tableStartTagInBody(e,t)
break}case oe.INPUT:{inputStartTagInBody(e,t)
break}case oe.PARAM:case oe.TRACK:case oe.SOURCE:{paramStartTagInBody(e,t)
break}case oe.IMAGE:{imageStartTagInBody(e,t)
break}case oe.BUTTON:{buttonStartTagInBody(e,t)
break}case oe.APPLET:case oe.OBJECT:case oe.MARQUEE:{appletStartTagInBody(e,t)
break}case oe.IFRAME:{iframeStartTagInBody(e,t)
break}case oe.SELECT:{selectStartTagInBody(e,t)
break}case oe.OPTION:case oe.OPTGROUP:{optgroupStartTagInBody(e,t)
break}case oe.NOEMBED:case oe.NOFRAMES:{rawTextStartTagInBody(e,t)
break}case oe.FRAMESET:{framesetStartTagInBody(e,t)
break}case oe.TEXTAREA:{textareaStartTagInBody(e,t)
break}case oe.NOSCRIPT:{if(e.options.scriptingEnabled){rawTextStartTagInBody(e,t)}else{genericStartTagInBody(e,t)}break}case oe.PLAINTEXT:{plaintextStartTagInBody(e,t)
break}case oe.COL:case oe.TH:case oe.TD:case oe.TR:case oe.HEAD:case oe.FRAME:case oe.TBODY:case oe.TFOOT:case oe.THEAD:case oe.CAPTION:case oe.COLGROUP:{break}default:{genericStartTagInBody(e,t)}}}function bodyEndTagInBody(e,t){if(e.openElements.hasInScope(oe.BODY)){e.insertionMode=it.AFTER_BODY
if(e.options.sourceCodeLocationInfo){const s=e.openElements.tryPeekProperlyNestedBodyElement()
if(s){e._setEndLocation(s,t)}}}}function htmlEndTagInBody(e,t){if(e.openElements.hasInScope(oe.BODY)){e.insertionMode=it.AFTER_BODY
endTagAfterBody(e,t)}}function addressEndTagInBody(e,t){const s=t.tagID
if(e.openElements.hasInScope(s)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(s)}}function formEndTagInBody(e){const t=e.openElements.tmplCount>0
const{formElement:s}=e
if(!t){e.formElement=null}if((s||t)&&e.openElements.hasInScope(oe.FORM)){e.openElements.generateImpliedEndTags()
if(t){e.openElements.popUntilTagNamePopped(oe.FORM)}else if(s){e.openElements.remove(s)}}}function pEndTagInBody(e){if(!e.openElements.hasInButtonScope(oe.P)){e._insertFakeElement(ie.P,oe.P)}e._closePElement()}function liEndTagInBody(e){if(e.openElements.hasInListItemScope(oe.LI)){e.openElements.generateImpliedEndTagsWithExclusion(oe.LI)
e.openElements.popUntilTagNamePopped(oe.LI)}}function ddEndTagInBody(e,t){const s=t.tagID
if(e.openElements.hasInScope(s)){e.openElements.generateImpliedEndTagsWithExclusion(s)
e.openElements.popUntilTagNamePopped(s)}}function numberedHeaderEndTagInBody(e){if(e.openElements.hasNumberedHeaderInScope()){e.openElements.generateImpliedEndTags()
e.openElements.popUntilNumberedHeaderPopped()}}function appletEndTagInBody(e,t){const s=t.tagID
if(e.openElements.hasInScope(s)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(s)
e.activeFormattingElements.clearToLastMarker()}}function brEndTagInBody(e){e._reconstructActiveFormattingElements()
e._insertFakeElement(ie.BR,oe.BR)
e.openElements.pop()
e.framesetOk=false}function genericEndTagInBody(e,t){const s=t.tagID
const n=s===oe.UNKNOWN?e.openElements.indexOfTopmostByName(ne.HTML,t.tagName):e.openElements.indexOfTopmost(s)
if(n>0&&!e.openElements.hasSpecialElementAbove(n)){e.openElements.generateImpliedEndTagsWithExclusion(s)
if(e.openElements.stackTop>=n)e.openElements.shortenToLength(n)}}function endTagInBody(e,t){switch(t.tagID){case oe.A:case oe.B:case oe.I:case oe.S:case oe.U:case oe.EM:case oe.TT:case oe.BIG:case oe.CODE:case oe.FONT:case oe.NOBR:case oe.SMALL:case oe.STRIKE:case oe.STRONG:{callAdoptionAgency(e,t)
break}case oe.P:{pEndTagInBody(e)
break}case oe.DL:case oe.UL:case oe.OL:case oe.DIR:case oe.DIV:case oe.NAV:case oe.PRE:case oe.MAIN:case oe.MENU:case oe.ASIDE:case oe.BUTTON:case oe.CENTER:case oe.FIGURE:case oe.FOOTER:case oe.HEADER:case oe.HGROUP:case oe.DIALOG:case oe.ADDRESS:case oe.ARTICLE:case oe.DETAILS:case oe.SEARCH:case oe.SECTION:case oe.SUMMARY:case oe.LISTING:case oe.FIELDSET:case oe.BLOCKQUOTE:case oe.FIGCAPTION:{addressEndTagInBody(e,t)
break}case oe.LI:{liEndTagInBody(e)
break}case oe.DD:case oe.DT:{ddEndTagInBody(e,t)
break}case oe.H1:case oe.H2:case oe.H3:case oe.H4:case oe.H5:case oe.H6:{numberedHeaderEndTagInBody(e)
break}case oe.BR:{brEndTagInBody(e)
break}case oe.BODY:{bodyEndTagInBody(e,t)
break}case oe.HTML:{htmlEndTagInBody(e,t)
break}case oe.FORM:{formEndTagInBody(e)
break}case oe.APPLET:case oe.OBJECT:case oe.MARQUEE:{appletEndTagInBody(e,t)
break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}default:{genericEndTagInBody(e,t)}}}function eofInBody(e,t){if(e.tmplInsertionModeStack.length>0){eofInTemplate(e,t)}else{stopParsing(e,t)}}function endTagInText(e,t){var s
if(t.tagID===oe.SCRIPT){(s=e.scriptHandler)===null||s===void 0?void 0:s.call(e,e.openElements.current)}e.openElements.pop()
e.insertionMode=e.originalInsertionMode}function eofInText(e,t){e._err(t,o.eofInElementThatCanContainOnlyText)
e.openElements.pop()
e.insertionMode=e.originalInsertionMode
e.onEof(t)}function characterInTable(e,t){if(e.openElements.currentTagId!==undefined&&ct.has(e.openElements.currentTagId)){e.pendingCharacterTokens.length=0
e.hasNonWhitespacePendingCharacterToken=false
e.originalInsertionMode=e.insertionMode
e.insertionMode=it.IN_TABLE_TEXT
switch(t.type){case T.CHARACTER:{characterInTableText(e,t)
break}case T.WHITESPACE_CHARACTER:{whitespaceCharacterInTableText(e,t)
break}}}else{tokenInTable(e,t)}}function captionStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e.activeFormattingElements.insertMarker()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_CAPTION}function colgroupStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_COLUMN_GROUP}function colStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(ie.COLGROUP,oe.COLGROUP)
e.insertionMode=it.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)}function tbodyStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_TABLE_BODY}function tdStartTagInTable(e,t){e.openElements.clearBackToTableContext()
e._insertFakeElement(ie.TBODY,oe.TBODY)
e.insertionMode=it.IN_TABLE_BODY
startTagInTableBody(e,t)}function tableStartTagInTable(e,t){if(e.openElements.hasInTableScope(oe.TABLE)){e.openElements.popUntilTagNamePopped(oe.TABLE)
e._resetInsertionMode()
e._processStartTag(t)}}function inputStartTagInTable(e,t){if(isHiddenInput(t)){e._appendElement(t,ne.HTML)}else{tokenInTable(e,t)}t.ackSelfClosing=true}function formStartTagInTable(e,t){if(!e.formElement&&e.openElements.tmplCount===0){e._insertElement(t,ne.HTML)
e.formElement=e.openElements.current
e.openElements.pop()}}function startTagInTable(e,t){switch(t.tagID){case oe.TD:case oe.TH:case oe.TR:{tdStartTagInTable(e,t)
break}case oe.STYLE:case oe.SCRIPT:case oe.TEMPLATE:{startTagInHead(e,t)
break}case oe.COL:{colStartTagInTable(e,t)
break}case oe.FORM:{formStartTagInTable(e,t)
break}case oe.TABLE:{tableStartTagInTable(e,t)
break}case oe.TBODY:case oe.TFOOT:case oe.THEAD:{tbodyStartTagInTable(e,t)
break}case oe.INPUT:{inputStartTagInTable(e,t)
break}case oe.CAPTION:{captionStartTagInTable(e,t)
break}case oe.COLGROUP:{colgroupStartTagInTable(e,t)
break}default:{tokenInTable(e,t)}}}function endTagInTable(e,t){switch(t.tagID){case oe.TABLE:{if(e.openElements.hasInTableScope(oe.TABLE)){e.openElements.popUntilTagNamePopped(oe.TABLE)
e._resetInsertionMode()}break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}case oe.BODY:case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.HTML:case oe.TBODY:case oe.TD:case oe.TFOOT:case oe.TH:case oe.THEAD:case oe.TR:{break}default:{tokenInTable(e,t)}}}function tokenInTable(e,t){const s=e.fosterParentingEnabled
e.fosterParentingEnabled=true
modeInBody(e,t)
e.fosterParentingEnabled=s}function whitespaceCharacterInTableText(e,t){e.pendingCharacterTokens.push(t)}function characterInTableText(e,t){e.pendingCharacterTokens.push(t)
e.hasNonWhitespacePendingCharacterToken=true}function tokenInTableText(e,t){let s=0
if(e.hasNonWhitespacePendingCharacterToken){for(;s<e.pendingCharacterTokens.length;s++){tokenInTable(e,e.pendingCharacterTokens[s])}}else{for(;s<e.pendingCharacterTokens.length;s++){e._insertCharacters(e.pendingCharacterTokens[s])}}e.insertionMode=e.originalInsertionMode
e._processToken(t)}const Et=new Set([oe.CAPTION,oe.COL,oe.COLGROUP,oe.TBODY,oe.TD,oe.TFOOT,oe.TH,oe.THEAD,oe.TR])
function startTagInCaption(e,t){const s=t.tagID
if(Et.has(s)){if(e.openElements.hasInTableScope(oe.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(oe.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=it.IN_TABLE
startTagInTable(e,t)}}else{startTagInBody(e,t)}}function endTagInCaption(e,t){const s=t.tagID
switch(s){case oe.CAPTION:case oe.TABLE:{if(e.openElements.hasInTableScope(oe.CAPTION)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(oe.CAPTION)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=it.IN_TABLE
if(s===oe.TABLE){endTagInTable(e,t)}}break}case oe.BODY:case oe.COL:case oe.COLGROUP:case oe.HTML:case oe.TBODY:case oe.TD:case oe.TFOOT:case oe.TH:case oe.THEAD:case oe.TR:{break}default:{endTagInBody(e,t)}}}function startTagInColumnGroup(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.COL:{e._appendElement(t,ne.HTML)
t.ackSelfClosing=true
break}case oe.TEMPLATE:{startTagInHead(e,t)
break}default:{tokenInColumnGroup(e,t)}}}function endTagInColumnGroup(e,t){switch(t.tagID){case oe.COLGROUP:{if(e.openElements.currentTagId===oe.COLGROUP){e.openElements.pop()
e.insertionMode=it.IN_TABLE}break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}case oe.COL:{break}default:{tokenInColumnGroup(e,t)}}}function tokenInColumnGroup(e,t){if(e.openElements.currentTagId===oe.COLGROUP){e.openElements.pop()
e.insertionMode=it.IN_TABLE
e._processToken(t)}}function startTagInTableBody(e,t){switch(t.tagID){case oe.TR:{e.openElements.clearBackToTableBodyContext()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_ROW
break}case oe.TH:case oe.TD:{e.openElements.clearBackToTableBodyContext()
e._insertFakeElement(ie.TR,oe.TR)
e.insertionMode=it.IN_ROW
startTagInRow(e,t)
break}case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.TBODY:case oe.TFOOT:case oe.THEAD:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE
startTagInTable(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInTableBody(e,t){const s=t.tagID
switch(t.tagID){case oe.TBODY:case oe.TFOOT:case oe.THEAD:{if(e.openElements.hasInTableScope(s)){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE}break}case oe.TABLE:{if(e.openElements.hasTableBodyContextInTableScope()){e.openElements.clearBackToTableBodyContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE
endTagInTable(e,t)}break}case oe.BODY:case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.HTML:case oe.TD:case oe.TH:case oe.TR:{break}default:{endTagInTable(e,t)}}}function startTagInRow(e,t){switch(t.tagID){case oe.TH:case oe.TD:{e.openElements.clearBackToTableRowContext()
e._insertElement(t,ne.HTML)
e.insertionMode=it.IN_CELL
e.activeFormattingElements.insertMarker()
break}case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.TBODY:case oe.TFOOT:case oe.THEAD:case oe.TR:{if(e.openElements.hasInTableScope(oe.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE_BODY
startTagInTableBody(e,t)}break}default:{startTagInTable(e,t)}}}function endTagInRow(e,t){switch(t.tagID){case oe.TR:{if(e.openElements.hasInTableScope(oe.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE_BODY}break}case oe.TABLE:{if(e.openElements.hasInTableScope(oe.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case oe.TBODY:case oe.TFOOT:case oe.THEAD:{if(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(oe.TR)){e.openElements.clearBackToTableRowContext()
e.openElements.pop()
e.insertionMode=it.IN_TABLE_BODY
endTagInTableBody(e,t)}break}case oe.BODY:case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.HTML:case oe.TD:case oe.TH:{break}default:{endTagInTable(e,t)}}}function startTagInCell(e,t){const s=t.tagID
if(Et.has(s)){if(e.openElements.hasInTableScope(oe.TD)||e.openElements.hasInTableScope(oe.TH)){e._closeTableCell()
startTagInRow(e,t)}}else{startTagInBody(e,t)}}function endTagInCell(e,t){const s=t.tagID
switch(s){case oe.TD:case oe.TH:{if(e.openElements.hasInTableScope(s)){e.openElements.generateImpliedEndTags()
e.openElements.popUntilTagNamePopped(s)
e.activeFormattingElements.clearToLastMarker()
e.insertionMode=it.IN_ROW}break}case oe.TABLE:case oe.TBODY:case oe.TFOOT:case oe.THEAD:case oe.TR:{if(e.openElements.hasInTableScope(s)){e._closeTableCell()
endTagInRow(e,t)}break}case oe.BODY:case oe.CAPTION:case oe.COL:case oe.COLGROUP:case oe.HTML:{break}default:{endTagInBody(e,t)}}}function startTagInSelect(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.OPTION:{if(e.openElements.currentTagId===oe.OPTION){e.openElements.pop()}e._insertElement(t,ne.HTML)
break}case oe.OPTGROUP:{if(e.openElements.currentTagId===oe.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===oe.OPTGROUP){e.openElements.pop()}e._insertElement(t,ne.HTML)
break}case oe.HR:{if(e.openElements.currentTagId===oe.OPTION){e.openElements.pop()}if(e.openElements.currentTagId===oe.OPTGROUP){e.openElements.pop()}e._appendElement(t,ne.HTML)
t.ackSelfClosing=true
break}case oe.INPUT:case oe.KEYGEN:case oe.TEXTAREA:case oe.SELECT:{if(e.openElements.hasInSelectScope(oe.SELECT)){e.openElements.popUntilTagNamePopped(oe.SELECT)
e._resetInsertionMode()
if(t.tagID!==oe.SELECT){e._processStartTag(t)}}break}case oe.SCRIPT:case oe.TEMPLATE:{startTagInHead(e,t)
break}default:}}function endTagInSelect(e,t){switch(t.tagID){case oe.OPTGROUP:{if(e.openElements.stackTop>0&&e.openElements.currentTagId===oe.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===oe.OPTGROUP){e.openElements.pop()}if(e.openElements.currentTagId===oe.OPTGROUP){e.openElements.pop()}break}case oe.OPTION:{if(e.openElements.currentTagId===oe.OPTION){e.openElements.pop()}break}case oe.SELECT:{if(e.openElements.hasInSelectScope(oe.SELECT)){e.openElements.popUntilTagNamePopped(oe.SELECT)
e._resetInsertionMode()}break}case oe.TEMPLATE:{templateEndTagInHead(e,t)
break}default:}}function startTagInSelectInTable(e,t){const s=t.tagID
if(s===oe.CAPTION||s===oe.TABLE||s===oe.TBODY||s===oe.TFOOT||s===oe.THEAD||s===oe.TR||s===oe.TD||s===oe.TH){e.openElements.popUntilTagNamePopped(oe.SELECT)
e._resetInsertionMode()
e._processStartTag(t)}else{startTagInSelect(e,t)}}function endTagInSelectInTable(e,t){const s=t.tagID
if(s===oe.CAPTION||s===oe.TABLE||s===oe.TBODY||s===oe.TFOOT||s===oe.THEAD||s===oe.TR||s===oe.TD||s===oe.TH){if(e.openElements.hasInTableScope(s)){e.openElements.popUntilTagNamePopped(oe.SELECT)
e._resetInsertionMode()
e.onEndTag(t)}}else{endTagInSelect(e,t)}}function startTagInTemplate(e,t){switch(t.tagID){case oe.BASE:case oe.BASEFONT:case oe.BGSOUND:case oe.LINK:case oe.META:case oe.NOFRAMES:case oe.SCRIPT:case oe.STYLE:case oe.TEMPLATE:case oe.TITLE:{startTagInHead(e,t)
break}case oe.CAPTION:case oe.COLGROUP:case oe.TBODY:case oe.TFOOT:case oe.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=it.IN_TABLE
e.insertionMode=it.IN_TABLE
startTagInTable(e,t)
break}case oe.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=it.IN_COLUMN_GROUP
e.insertionMode=it.IN_COLUMN_GROUP
startTagInColumnGroup(e,t)
break}case oe.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=it.IN_TABLE_BODY
e.insertionMode=it.IN_TABLE_BODY
startTagInTableBody(e,t)
break}case oe.TD:case oe.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=it.IN_ROW
e.insertionMode=it.IN_ROW
startTagInRow(e,t)
break}default:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=it.IN_BODY
e.insertionMode=it.IN_BODY
startTagInBody(e,t)}}}function endTagInTemplate(e,t){if(t.tagID===oe.TEMPLATE){templateEndTagInHead(e,t)}}function eofInTemplate(e,t){if(e.openElements.tmplCount>0){do{e.openElements.popUntilTagNamePopped(oe.TEMPLATE)
e.activeFormattingElements.clearToLastMarker()
e.tmplInsertionModeStack.pop()}while(e.openElements.tmplCount>0)
e._resetInsertionMode()
e.onEof(t)}else{stopParsing(e,t)}}function startTagAfterBody(e,t){if(t.tagID===oe.HTML){startTagInBody(e,t)}else{tokenAfterBody(e,t)}}function endTagAfterBody(e,t){var s
if(t.tagID===oe.HTML){if(!e.fragmentContext){e.insertionMode=it.AFTER_AFTER_BODY}if(e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===oe.HTML){e._setEndLocation(e.openElements.items[0],t)
const n=e.openElements.items[1]
if(n&&!((s=e.treeAdapter.getNodeSourceCodeLocation(n))===null||s===void 0?void 0:s.endTag)){e._setEndLocation(n,t)}}}else{tokenAfterBody(e,t)}}function tokenAfterBody(e,t){e.insertionMode=it.IN_BODY
modeInBody(e,t)}function startTagInFrameset(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.FRAMESET:{e._insertElement(t,ne.HTML)
break}case oe.FRAME:{e._appendElement(t,ne.HTML)
t.ackSelfClosing=true
break}case oe.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagInFrameset(e,t){if(t.tagID===oe.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()){e.openElements.pop()
if(!e.fragmentContext&&e.openElements.currentTagId!==oe.FRAMESET){e.insertionMode=it.AFTER_FRAMESET}}}function startTagAfterFrameset(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.NOFRAMES:{startTagInHead(e,t)
break}default:}}function endTagAfterFrameset(e,t){if(t.tagID===oe.HTML){e.insertionMode=it.AFTER_AFTER_FRAMESET}}function startTagAfterAfterBody(e,t){if(t.tagID===oe.HTML){startTagInBody(e,t)}else{tokenAfterAfterBody(e,t)}}function tokenAfterAfterBody(e,t){e.insertionMode=it.IN_BODY
modeInBody(e,t)}function startTagAfterAfterFrameset(e,t){switch(t.tagID){case oe.HTML:{startTagInBody(e,t)
break}case oe.NOFRAMES:{startTagInHead(e,t)
break}default:}}function nullCharacterInForeignContent(e,t){t.chars=a
e._insertCharacters(t)}function characterInForeignContent(e,t){e._insertCharacters(t)
e.framesetOk=false}function popUntilHtmlOrIntegrationPoint(e){while(e.treeAdapter.getNamespaceURI(e.openElements.current)!==ne.HTML&&e.openElements.currentTagId!==undefined&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current)){e.openElements.pop()}}function startTagInForeignContent(e,t){if(causesExit(t)){popUntilHtmlOrIntegrationPoint(e)
e._startTagOutsideForeignContent(t)}else{const s=e._getAdjustedCurrentElement()
const n=e.treeAdapter.getNamespaceURI(s)
if(n===ne.MATHML){adjustTokenMathMLAttrs(t)}else if(n===ne.SVG){adjustTokenSVGTagName(t)
adjustTokenSVGAttrs(t)}adjustTokenXMLAttrs(t)
if(t.selfClosing){e._appendElement(t,n)}else{e._insertElement(t,n)}t.ackSelfClosing=true}}function endTagInForeignContent(e,t){if(t.tagID===oe.P||t.tagID===oe.BR){popUntilHtmlOrIntegrationPoint(e)
e._endTagOutsideForeignContent(t)
return}if(e.openElements.stackTop===0)return
const{tagName:s}=t
const n=Ze.get(s)
const a=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):ne.HTML
const r=Math.max(e.openElements.indexOfTopmostByName(ne.SVG,s),e.openElements.indexOfTopmostByName(ne.MATHML,s),n===undefined?-1:e.openElements.indexOfTopmostByName(ne.SVG,n),a===ne.HTML||a===ne.SVG||a===ne.MATHML?-1:e.openElements.indexOfTopmostByName(a,s))
if(r>e.openElements.indexOfTopmostHtmlElement()){t.tagName=e.treeAdapter.getTagName(e.openElements.items[r])
e.openElements.shortenToLength(r)}else{e._endTagOutsideForeignContent(t)}}function getEscape(e){return e===34?"&quot;":e===38?"&amp;":e===39?"&apos;":e===60?"&lt;":e===62?"&gt;":"&nbsp;"}const lt=1342177476
const ht=/["&'<>\u0080-\uFFFF]/g
function isXmlEscapable(e){return e>=128||e>=32&&e<64&&(lt>>>e&1)===1}function encodeXML(e){const{length:t}=e
let s
let n=0
let a=0
while(a<t){const r=e.charCodeAt(a)
if(!isXmlEscapable(r)){const s=Math.min(a+32,t)
let n=a+1
while(n<s&&!isXmlEscapable(e.charCodeAt(n))){n++}if(n<s){a=n
continue}if(n>=t)break
ht.lastIndex=n
if(!ht.test(e))break
a=ht.lastIndex-1
continue}if(s===undefined)s=e.substring(0,a)
else if(n!==a)s+=e.substring(n,a)
if(r<64){s+=getEscape(r)
n=a+=1
continue}const i=e.codePointAt(a)
s+=`&#${i};`
if(i!==r)a++
n=a+=1}if(s===undefined)return e
if(n<t)s+=e.substr(n)
return s}const dt=null&&encodeXML
function escapeWithRegex(e,t){e.lastIndex=0
if(!e.test(t))return t
let s=""
let n=0
do{const a=e.lastIndex-1
if(n!==a)s+=t.substring(n,a)
const r=t.charCodeAt(a)
s+=getEscape(r)
n=a+1}while(e.test(t))
return s+t.substring(n)}const At=/["&'<>]/g
function escapeUTF8(e){return escapeWithRegex(At,e)}const _t=/["&<>\u{A0}]/gu
function escapeAttribute(e){return escapeWithRegex(_t,e)}const ut=/[&<>\u{A0}]/gu
function escapeText(e){return escapeWithRegex(ut,e)}const mt=new Set([ie.AREA,ie.BASE,ie.BASEFONT,ie.BGSOUND,ie.BR,ie.COL,ie.EMBED,ie.FRAME,ie.HR,ie.IMG,ie.INPUT,ie.KEYGEN,ie.LINK,ie.META,ie.PARAM,ie.SOURCE,ie.TRACK,ie.WBR])
function isVoidElement(e,t){return t.treeAdapter.isElementNode(e)&&t.treeAdapter.getNamespaceURI(e)===ne.HTML&&mt.has(t.treeAdapter.getTagName(e))}const pt={treeAdapter:we,scriptingEnabled:true}
function serialize(e,t){var s
const n={...pt,...t}
if(isVoidElement(e,n)){return""}const{treeAdapter:a}=n
const r=a.isElementNode(e)&&a.getTagName(e)===ie.TEMPLATE&&a.getNamespaceURI(e)===ne.HTML?a.getTemplateContent(e):e
return serializeNodes((s=a.getChildNodes(r))!==null&&s!==void 0?s:[],n)}function serializeOuter(e,t){const s={...pt,...t}
return serializeNodes([e],s)}function serializeNodes(e,t){var s
const{treeAdapter:n}=t
const a=[]
let r=""
let i=0
for(;;){if(i<e.length){const o=e[i++]
if(n.isElementNode(o)){const c=n.getTagName(o)
r+=`<${c}${serializeAttributes(o,t)}>`
const T=n.getNamespaceURI(o)===ne.HTML
if(!(T&&mt.has(c))){a.push({nodes:e,index:i,endTag:`</${c}>`})
e=(s=n.getChildNodes(T&&c===ie.TEMPLATE?n.getTemplateContent(o):o))!==null&&s!==void 0?s:[]
i=0}}else if(n.isTextNode(o)){r+=serializeTextNode(o,t)}else if(n.isCommentNode(o)){r+=serializeCommentNode(o,t)}else if(n.isDocumentTypeNode(o)){r+=serializeDocumentTypeNode(o,t)}}else{const t=a.pop()
if(!t){return r}r+=t.endTag;({nodes:e,index:i}=t)}}}function serializeAttributes(e,{treeAdapter:t}){let s=""
for(const n of t.getAttrList(e)){s+=" "
if(n.namespace){switch(n.namespace){case ne.XML:{s+=`xml:${n.name}`
break}case ne.XMLNS:{if(n.name!=="xmlns"){s+="xmlns:"}s+=n.name
break}case ne.XLINK:{s+=`xlink:${n.name}`
break}default:{s+=`${n.prefix}:${n.name}`}}}else{s+=n.name}s+=`="${escapeAttribute(n.value)}"`}return s}function serializeTextNode(e,t){const{treeAdapter:s}=t
const n=s.getTextNodeContent(e)
const a=s.getParentNode(e)
const r=a&&s.isElementNode(a)&&s.getTagName(a)
return r&&s.getNamespaceURI(a)===ne.HTML&&hasUnescapedText(r,t.scriptingEnabled)?n:escapeText(n)}function serializeCommentNode(e,{treeAdapter:t}){return`\x3c!--${t.getCommentNodeContent(e)}--\x3e`}function serializeDocumentTypeNode(e,{treeAdapter:t}){return`<!DOCTYPE ${t.getDocumentTypeNodeName(e)}>`}function parse(e,t){return Parser.parse(e,t)}function parseFragment(e,t,s){if(typeof e==="string"){s=t
t=e
e=null}const n=Parser.getFragmentParser(e,s)
n.tokenizer.write(t,true)
return n.getFragment()}}}

