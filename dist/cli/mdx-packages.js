const e=require("./rolldown-runtime.js")
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
if(i>e)return false
i+=t[s+1]
if(i>=e)return true}return false}function isIdentifierStart(e,t){if(e<65)return e===36
if(e<91)return true
if(e<97)return e===95
if(e<123)return true
if(e<=65535)return e>=170&&c.test(String.fromCharCode(e))
if(t===false)return false
return isInAstralSet(e,i)}function isIdentifierChar(e,s){if(e<48)return e===36
if(e<58)return true
if(e<65)return false
if(e<91)return true
if(e<97)return e===95
if(e<123)return true
if(e<=65535)return e>=170&&u.test(String.fromCharCode(e))
if(s===false)return false
return isInAstralSet(e,i)||isInAstralSet(e,t)}var p=function TokenType(e,t){if(t===void 0)t={}
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
function binop(e,t){return new p(e,{beforeExpr:true,binop:t})}var l={beforeExpr:true}
var f={startsExpr:true}
var d={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return d[e]=new p(e,t)}var m={num:new p("num",f),regexp:new p("regexp",f),string:new p("string",f),name:new p("name",f),privateId:new p("privateId",f),eof:new p("eof"),bracketL:new p("[",{beforeExpr:true,startsExpr:true}),bracketR:new p("]"),braceL:new p("{",{beforeExpr:true,startsExpr:true}),braceR:new p("}"),parenL:new p("(",{beforeExpr:true,startsExpr:true}),parenR:new p(")"),comma:new p(",",l),semi:new p(";",l),colon:new p(":",l),dot:new p("."),question:new p("?",l),questionDot:new p("?."),arrow:new p("=>",l),template:new p("template"),invalidTemplate:new p("invalidTemplate"),ellipsis:new p("...",l),backQuote:new p("`",f),dollarBraceL:new p("${",{beforeExpr:true,startsExpr:true}),eq:new p("=",{beforeExpr:true,isAssign:true}),assign:new p("_=",{beforeExpr:true,isAssign:true}),incDec:new p("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new p("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new p("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new p("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",l),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",l),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",l),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",f),_if:kw("if"),_return:kw("return",l),_switch:kw("switch"),_throw:kw("throw",l),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",f),_super:kw("super",f),_class:kw("class",f),_extends:kw("extends",l),_export:kw("export"),_import:kw("import",f),_null:kw("null",f),_true:kw("true",f),_false:kw("false",f),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var x=/\r\n?|\n|\u2028|\u2029/
var g=new RegExp(x.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var s=t;s<i;s++){var r=e.charCodeAt(s)
if(isNewLine(r))return s<i-1&&r===13&&e.charCodeAt(s+1)===10?s+2:s+1}return-1}var v=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var y=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var b=Object.prototype
var k=b.hasOwnProperty
var w=b.toString
var S=Object.hasOwn||function(e,t){return k.call(e,t)}
var C=Array.isArray||function(e){return w.call(e)==="[object Array]"}
var _=Object.create(null)
function wordsRegexp(e){return _[e]||(_[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535)return String.fromCharCode(e)
e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var E=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var A=function Position(e,t){this.line=e
this.column=t}
A.prototype.offset=function offset(e){return new A(this.line,this.column+e)}
var I=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null)this.source=e.sourceFile}
function getLineInfo(e,t){for(var i=1,s=0;;){var r=nextLineBreak(e,s,t)
if(r<0)return new A(i,t-s);++i
s=r}}var P={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var T=false
function getOptions(e){var t={}
for(var i in P)t[i]=e&&S(e,i)?e[i]:P[i]
if(t.ecmaVersion==="latest")t.ecmaVersion=1e8
else if(t.ecmaVersion==null){if(!T&&typeof console==="object"&&console.warn){T=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015)t.ecmaVersion-=2009
if(t.allowReserved==null)t.allowReserved=t.ecmaVersion<5
if(!e||e.allowHashBang==null)t.allowHashBang=t.ecmaVersion>=14
if(C(t.onToken)){var s=t.onToken
t.onToken=function(e){return s.push(e)}}if(C(t.onComment))t.onComment=pushComment(t,t.onComment)
if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")
return t}function pushComment(e,t){return function(i,s,r,a,n,o){var h={type:i?"Block":"Line",value:s,start:r,end:a}
if(e.locations)h.loc=new I(this,n,o)
if(e.ranges)h.range=[r,a]
t.push(h)}}var N=1
var V=2
var L=4
var R=8
var O=16
var D=32
var M=64
var B=128
var F=256
var j=512
var U=1024
var q=N|V|F
function functionFlags(e,t){return V|(e?L:0)|(t?R:0)}var z=0
var W=1
var G=2
var J=3
var H=4
var K=5
var Q=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(o[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var s=""
if(e.allowReserved!==true){s=a[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module")s+=" await"}this.reservedWords=wordsRegexp(s)
var r=(s?s+" ":"")+a.strict
this.reservedWordsStrict=wordsRegexp(r)
this.reservedWordsStrictBind=wordsRegexp(r+" "+a.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations)this.curLine=this.input.slice(0,this.lineStart).split(x).length}else this.lineStart=0
this.type=m.eof
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
if(this.pos===0&&e.allowHashBang&&this.input.slice(0,2)==="#!")this.skipLineComment(2)
this.scopeStack=[]
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
X.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e].flags
if(t&(F|j))return false
if(t&V)return(t&L)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
X.allowReturn.get=function(){if(this.inFunction)return true
if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&N)return true
return false}
X.allowSuper.get=function(){return(this.currentThisScope().flags&M)>0||this.options.allowSuperOutsideMethod}
X.allowDirectSuper.get=function(){return(this.currentThisScope().flags&B)>0}
X.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
X.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e].flags
if(t&(F|j)||t&V&&!(t&O))return true}return false}
X.allowUsing.get=function(){var e=this.currentScope().flags
if(e&U)return false
if(!this.inModule&&e&N)return false
return true}
X.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&F)>0}
Q.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var s=0;s<e.length;s++)i=e[s](i)
return i}
Q.parse=function parse(e,t){return new this(t,e).parse()}
Q.parseExpressionAt=function parseExpressionAt(e,t,i){var s=new this(i,e,t)
s.nextToken()
return s.parseExpression()}
Q.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties(Q.prototype,X)
var $=Q.prototype
var Y=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
$.strictDirective=function(e){if(this.options.ecmaVersion<5)return false
for(;;){y.lastIndex=e
e+=y.exec(this.input)[0].length
var t=Y.exec(this.input.slice(e))
if(!t)return false
if((t[1]||t[2])==="use strict"){y.lastIndex=e+t[0].length
var i=y.exec(this.input),s=i.index+i[0].length
var r=this.input.charAt(s)
return r===";"||r==="}"||x.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(r)||r==="!"&&this.input.charAt(s+1)==="="||r==="i"&&keywordOpAt(this,s))}e+=t[0].length
y.lastIndex=e
e+=y.exec(this.input)[0].length
if(this.input[e]===";")e++}}
function keywordOpAt(e,t){var i=t+1,s=Math.min(e.input.length,t+11)
while(i<s){var r=e.fullCharCodeAt(i)
if(!isIdentifierChar(r,true))break
i+=r<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}$.eat=function(e){if(this.type===e){this.next()
return true}else return false}
$.isContextual=function(e){return this.type===m.name&&this.value===e&&!this.containsEsc}
$.eatContextual=function(e){if(!this.isContextual(e))return false
this.next()
return true}
$.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message)))this.raise(this.start,"Not enough stack space to parse input")
else throw e}}
$.expectContextual=function(e){if(!this.eatContextual(e))this.unexpected()}
$.canInsertSemicolon=function(){return this.type===m.eof||this.type===m.braceR||x.test(this.input.slice(this.lastTokEnd,this.start))}
$.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon)this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)
return true}}
$.semicolon=function(){if(!this.eat(m.semi)&&!this.insertSemicolon())this.unexpected()}
$.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma)this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)
if(!t)this.next()
return true}}
$.expect=function(e){this.eat(e)||this.unexpected()}
$.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var Z=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
$.checkPatternErrors=function(e,t){if(!e)return
if(e.trailingComma>-1)this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")
var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1)this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}
$.checkExpressionErrors=function(e,t){if(!e)return false
var i=e.shorthandAssign
var s=e.doubleProto
if(!t)return i>=0||s>=0
if(i>=0)this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")
if(s>=0)this.raiseRecoverable(s,"Redefinition of __proto__ property")}
$.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos))this.raise(this.yieldPos,"Yield expression cannot be a default value")
if(this.awaitPos)this.raise(this.awaitPos,"Await expression cannot be a default value")}
$.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression")return this.isSimpleAssignTarget(e.expression)
return e.type==="Identifier"||e.type==="MemberExpression"}
var ee=Q.prototype
ee.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body)e.body=[]
while(this.type!==m.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule)for(var s=0,r=Object.keys(this.undefinedExports);s<r.length;s+=1){var a=r[s]
this.raiseRecoverable(this.undefinedExports[a].start,"Export '"+a+"' is not defined")}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var te={kind:"loop"}
var ie={kind:"switch"}
ee.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let"))return false
y.lastIndex=this.pos
var t=y.exec(this.input)
var i=this.pos+t[0].length,s=this.fullCharCodeAt(i)
if(s===91||s===92)return true
if(e)return false
if(s===123)return true
if(isIdentifierStart(s)){var r=i
do{i+=s<=65535?1:2}while(isIdentifierChar(s=this.fullCharCodeAt(i)))
if(s===92)return true
var a=this.input.slice(r,i)
if(!h.test(a))return true}return false}
ee.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return false
y.lastIndex=this.pos
var e=y.exec(this.input)
var t=this.pos+e[0].length,i
return!x.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
ee.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return false
y.lastIndex=this.pos
var i=y.exec(this.input)
var s=this.pos+i[0].length
if(x.test(this.input.slice(this.pos,s)))return false
if(e){var r=s+5,a
if(this.input.slice(s,r)!=="using"||r===this.input.length||isIdentifierChar(a=this.fullCharCodeAt(r))||a===92)return false
y.lastIndex=r
var n=y.exec(this.input)
s=r+n[0].length
if(n&&x.test(this.input.slice(r,s)))return false}var o=this.fullCharCodeAt(s)
if(!isIdentifierStart(o)&&o!==92)return false
var c=s
do{s+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(s)))
if(o===92)return true
var u=this.input.slice(c,s)
if(h.test(u))return false
if(t&&!e&&u==="of"){y.lastIndex=s
var p=y.exec(this.input)
s=s+p[0].length
if(this.input.charCodeAt(s)!==61||(o=this.input.charCodeAt(s+1))===61||o===62)return false}return true}
ee.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
ee.isUsing=function(e){return this.isUsingKeyword(false,e)}
ee.parseStatement=function(e,t,i){var s=this.type,r=this.startNode(),a
if(this.isLet(e)){s=m._var
a="let"}switch(s){case m._break:case m._continue:return this.parseBreakContinueStatement(r,s.keyword)
case m._debugger:return this.parseDebuggerStatement(r)
case m._do:return this.parseDoStatement(r)
case m._for:return this.parseForStatement(r)
case m._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6)this.unexpected()
return this.parseFunctionStatement(r,false,!e)
case m._class:if(e)this.unexpected()
return this.parseClass(r,true)
case m._if:return this.parseIfStatement(r)
case m._return:return this.parseReturnStatement(r)
case m._switch:return this.parseSwitchStatement(r)
case m._throw:return this.parseThrowStatement(r)
case m._try:return this.parseTryStatement(r)
case m._const:case m._var:a=a||this.value
if(e&&a!=="var")this.unexpected()
return this.parseVarStatement(r,a)
case m._while:return this.parseWhileStatement(r)
case m._with:return this.parseWithStatement(r)
case m.braceL:return this.parseBlock(true,r)
case m.semi:return this.parseEmptyStatement(r)
case m._export:case m._import:if(this.options.ecmaVersion>10&&s===m._import){y.lastIndex=this.pos
var n=y.exec(this.input)
var o=this.pos+n[0].length,h=this.input.charCodeAt(o)
if(h===40||h===46)return this.parseExpressionStatement(r,this.parseExpression())}if(!this.options.allowImportExportEverywhere){if(!t)this.raise(this.start,"'import' and 'export' may only appear at the top level")
if(!this.inModule)this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}return s===m._import?this.parseImport(r):this.parseExport(r,i)
default:if(this.isAsyncFunction()){if(e)this.unexpected()
this.next()
return this.parseFunctionStatement(r,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing)this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")
if(e)this.raise(this.start,"Using declaration is not allowed in single-statement positions")
if(c==="await using"){if(!this.canAwait)this.raise(this.start,"Await using cannot appear outside of async function")
this.next()}this.next()
this.parseVar(r,false,c)
this.semicolon()
return this.finishNode(r,"VariableDeclaration")}var u=this.value,p=this.parseExpression()
if(s===m.name&&p.type==="Identifier"&&this.eat(m.colon))return this.parseLabeledStatement(r,u,p,e)
else return this.parseExpressionStatement(r,p)}}
ee.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(m.semi)||this.insertSemicolon())e.label=null
else if(this.type!==m.name)this.unexpected()
else{e.label=this.parseIdent()
this.semicolon()}var s=0
for(;s<this.labels.length;++s){var r=this.labels[s]
if(e.label==null||r.name===e.label.name){if(r.kind!=null&&(i||r.kind==="loop"))break
if(e.label&&i)break}}if(s===this.labels.length)this.raise(e.start,"Unsyntactic "+t)
return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
ee.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
ee.parseDoStatement=function(e){this.next()
this.labels.push(te)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(m._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6)this.eat(m.semi)
else this.semicolon()
return this.finishNode(e,"DoWhileStatement")}
ee.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(te)
this.enterScope(0)
this.expect(m.parenL)
if(this.type===m.semi){if(t>-1)this.unexpected(t)
return this.parseFor(e,null)}var i=this.isLet()
if(this.type===m._var||this.type===m._const||i){var s=this.startNode(),r=i?"let":this.value
this.next()
this.parseVar(s,true,r)
this.finishNode(s,"VariableDeclaration")
return this.parseForAfterInit(e,s,t)}var a=this.isContextual("let"),n=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var h=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait)this.raise(this.start,"Await using cannot appear outside of async function")
this.next()}this.parseVar(h,true,o)
this.finishNode(h,"VariableDeclaration")
return this.parseForAfterInit(e,h,t)}var c=this.containsEsc
var u=new Z
var p=this.start
var l=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===m._in||(n=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===m._in)this.unexpected(t)
e.await=true}else if(n&&this.options.ecmaVersion>=8){if(l.start===p&&!c&&l.type==="Identifier"&&l.name==="async")this.unexpected()
else if(this.options.ecmaVersion>=9)e.await=false}if(a&&n)this.raise(l.start,"The left-hand side of a for-of loop may not start with 'let'.")
this.toAssignable(l,false,u)
this.checkLValPattern(l)
return this.parseForIn(e,l)}else this.checkExpressionErrors(u,true)
if(t>-1)this.unexpected(t)
return this.parseFor(e,l)}
ee.parseForAfterInit=function(e,t,i){if((this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===m._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init)this.raise(this.start,"Using declaration is not allowed in for-in loops")
if(this.options.ecmaVersion>=9&&i>-1)this.unexpected(i)}else if(this.options.ecmaVersion>=9)e.await=i>-1
return this.parseForIn(e,t)}if(i>-1)this.unexpected(i)
return this.parseFor(e,t)}
ee.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,re|(i?0:ae),false,t)}
ee.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(m._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
ee.parseReturnStatement=function(e){if(!this.allowReturn)this.raise(this.start,"'return' outside of function")
this.next()
if(this.eat(m.semi)||this.insertSemicolon())e.argument=null
else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
ee.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(m.braceL)
this.labels.push(ie)
this.enterScope(U)
var t
for(var i=false;this.type!==m.braceR;)if(this.type===m._case||this.type===m._default){var s=this.type===m._case
if(t)this.finishNode(t,"SwitchCase")
e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(s)t.test=this.parseExpression()
else{if(i)this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")
i=true
t.test=null}this.expect(m.colon)}else{if(!t)this.unexpected()
t.consequent.push(this.parseStatement(null))}this.exitScope()
if(t)this.finishNode(t,"SwitchCase")
this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
ee.parseThrowStatement=function(e){this.next()
if(x.test(this.input.slice(this.lastTokEnd,this.start)))this.raise(this.lastTokEnd,"Illegal newline after throw")
e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var se=[]
ee.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?D:0)
this.checkLValPattern(e,t?H:G)
this.expect(m.parenR)
return e}
ee.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===m._catch){var t=this.startNode()
this.next()
if(this.eat(m.parenL))t.param=this.parseCatchClauseParam()
else{if(this.options.ecmaVersion<10)this.unexpected()
t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(m._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer)this.raise(e.start,"Missing catch or finally clause")
return this.finishNode(e,"TryStatement")}
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
ee.parseWithStatement=function(e){if(this.strict)this.raise(this.start,"'with' in strict mode")
this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
ee.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
ee.parseLabeledStatement=function(e,t,i,s){for(var r=0,a=this.labels;r<a.length;r+=1)if(a[r].name===t)this.raise(i.start,"Label '"+t+"' is already declared")
var n=this.type.isLoop?"loop":this.type===m._switch?"switch":null
for(var o=this.labels.length-1;o>=0;o--){var h=this.labels[o]
if(h.statementStart===e.start){h.statementStart=this.start
h.kind=n}else break}this.labels.push({name:t,kind:n,statementStart:this.start})
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
if(e)this.enterScope(0)
while(this.type!==m.braceR){var s=this.parseStatement(null)
t.body.push(s)}if(i)this.strict=false
this.next()
if(e)this.exitScope()
return this.finishNode(t,"BlockStatement")}
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
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier"))this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")
e.left=t
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
if(this.eat(m.eq))r.init=this.parseMaybeAssign(t)
else if(!s&&i==="const"&&!(this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of")))this.unexpected()
else if(!s&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==m._in&&!this.isContextual("of"))this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")
else if(!s&&r.id.type!=="Identifier"&&!(t&&(this.type===m._in||this.isContextual("of"))))this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")
else r.init=null
e.declarations.push(this.finishNode(r,"VariableDeclarator"))
if(!this.eat(m.comma))break}return e}
ee.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?W:G,false)}
var re=1
var ae=2
var ne=4
ee.parseFunction=function(e,t,i,s,r){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!s){if(this.type===m.star&&t&ae)this.unexpected()
e.generator=this.eat(m.star)}if(this.options.ecmaVersion>=8)e.async=!!s
if(t&re){e.id=t&ne&&this.type!==m.name?null:this.parseIdent()
if(e.id&&!(t&ae))this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?W:G:J)}var a=this.yieldPos,n=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&re))e.id=this.type===m.name?this.parseIdent():null
this.parseFunctionParams(e)
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
if(n.type==="MethodDefinition"&&n.kind==="constructor"){if(a)this.raiseRecoverable(n.start,"Duplicate constructor in the same class")
a=true}else if(n.key&&n.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(s,n))this.raiseRecoverable(n.key.start,"Identifier '#"+n.key.name+"' has already been declared")}}this.strict=i
this.next()
e.body=this.finishNode(r,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
ee.parseClassElement=function(e){if(this.eat(m.semi))return null
var t=this.options.ecmaVersion
var i=this.startNode()
var s=""
var r=false
var a=false
var n="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(m.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===m.star)o=true
else s="static"}i.static=o
if(!s&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===m.star)&&!this.canInsertSemicolon())a=true
else s="async"}if(!s&&(t>=9||!a)&&this.eat(m.star))r=true
if(!s&&!a&&!r){var h=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart())n=h
else s=h}}if(s){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=s
this.finishNode(i.key,"Identifier")}else this.parseClassElementName(i)
if(t<13||this.type===m.parenL||n!=="method"||r||a){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&n!=="method")this.raise(i.key.start,"Constructor can't have get/set modifier")
i.kind=c?"constructor":n
this.parseClassMethod(i,r,a,u)}else this.parseClassField(i)
return i}
ee.isClassElementNameStart=function(){return this.type===m.name||this.type===m.privateId||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword}
ee.parseClassElementName=function(e){if(this.type===m.privateId){if(this.value==="constructor")this.raise(this.start,"Classes can't have an element named '#constructor'")
e.computed=false
e.key=this.parsePrivateIdent()}else this.parsePropertyName(e)}
ee.parseClassMethod=function(e,t,i,s){var r=e.key
if(e.kind==="constructor"){if(t)this.raise(r.start,"Constructor can't be a generator")
if(i)this.raise(r.start,"Constructor can't be an async method")}else if(e.static&&checkKeyName(e,"prototype"))this.raise(r.start,"Classes may not have a static property named prototype")
var a=e.value=this.parseMethod(t,i,s)
if(e.kind==="get"&&a.params.length!==0)this.raiseRecoverable(a.start,"getter should have no params")
if(e.kind==="set"&&a.params.length!==1)this.raiseRecoverable(a.start,"setter should have exactly one param")
if(e.kind==="set"&&a.params[0].type==="RestElement")this.raiseRecoverable(a.params[0].start,"Setter cannot use rest params")
return this.finishNode(e,"MethodDefinition")}
ee.parseClassField=function(e){if(checkKeyName(e,"constructor"))this.raise(e.key.start,"Classes can't have a field named 'constructor'")
else if(e.static&&checkKeyName(e,"prototype"))this.raise(e.key.start,"Classes can't have a static field named 'prototype'")
if(this.eat(m.eq)){this.enterScope(j|M)
e.value=this.parseMaybeAssign()
this.exitScope()}else e.value=null
this.semicolon()
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
if(t)this.checkLValSimple(e.id,G,false)}else{if(t===true)this.unexpected()
e.id=null}}
ee.parseClassSuper=function(e){e.superClass=this.eat(m._extends)?this.parseExprSubscripts(null,false):null}
ee.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
ee.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields)return
var s=this.privateNameStack.length
var r=s===0?null:this.privateNameStack[s-1]
for(var a=0;a<i.length;++a){var n=i[a]
if(!S(t,n.name)){if(r)r.used.push(n)
else this.raiseRecoverable(n.start,"Private field '#"+n.name+"' must be declared in an enclosing class")}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var s=e[i]
var r="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set"))r=(t.static?"s":"i")+t.kind
if(s==="iget"&&r==="iset"||s==="iset"&&r==="iget"||s==="sget"&&r==="sset"||s==="sset"&&r==="sget"){e[i]="true"
return false}else if(!s){e[i]=r
return false}else return true}function checkKeyName(e,t){var i=e.computed
var s=e.key
return!i&&(s.type==="Identifier"&&s.name===t||s.type==="Literal"&&s.value===t)}ee.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else e.exported=null}this.expectContextual("from")
if(this.type!==m.string)this.unexpected()
e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()
this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
ee.parseExport=function(e,t){this.next()
if(this.eat(m.star))return this.parseExportAllDeclaration(e,t)
if(this.eat(m._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration")this.checkVariableExport(t,e.declaration.declarations)
else this.checkExport(t,e.declaration.id,e.declaration.id.start)
e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16)e.attributes=[]}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==m.string)this.unexpected()
e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()}else{for(var i=0,s=e.specifiers;i<s.length;i+=1){var r=s[i]
this.checkUnreserved(r.local)
this.checkLocalExport(r.local)
if(r.local.type==="Literal")this.raise(r.local.start,"A string literal cannot be used as an exported binding without `from`.")}e.source=null
if(this.options.ecmaVersion>=16)e.attributes=[]}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
ee.parseExportDeclaration=function(e){return this.parseStatement(null)}
ee.parseExportDefaultDeclaration=function(){var e
if(this.type===m._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e)this.next()
return this.parseFunction(t,re|ne,false,e)}else if(this.type===m._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var s=this.parseMaybeAssign()
this.semicolon()
return s}}
ee.checkExport=function(e,t,i){if(!e)return
if(typeof t!=="string")t=t.type==="Identifier"?t.name:t.value
if(S(e,t))this.raiseRecoverable(i,"Duplicate export '"+t+"'")
e[t]=true}
ee.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier")this.checkExport(e,t,t.start)
else if(i==="ObjectPattern")for(var s=0,r=t.properties;s<r.length;s+=1){var a=r[s]
this.checkPatternExport(e,a)}else if(i==="ArrayPattern")for(var n=0,o=t.elements;n<o.length;n+=1){var h=o[n]
if(h)this.checkPatternExport(e,h)}else if(i==="Property")this.checkPatternExport(e,t.value)
else if(i==="AssignmentPattern")this.checkPatternExport(e,t.left)
else if(i==="RestElement")this.checkPatternExport(e,t.argument)}
ee.checkVariableExport=function(e,t){if(!e)return
for(var i=0,s=t;i<s.length;i+=1){var r=s[i]
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
if(this.afterTrailingComma(m.braceR))break}else i=false
t.push(this.parseExportSpecifier(e))}return t}
ee.parseImport=function(e){this.next()
if(this.type===m.string){e.specifiers=se
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===m.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()
this.semicolon()
return this.finishNode(e,"ImportDeclaration")}
ee.parseImportSpecifier=function(){var e=this.startNode()
e.imported=this.parseModuleExportName()
if(this.eatContextual("as"))e.local=this.parseIdent()
else{this.checkUnreserved(e.imported)
e.local=e.imported}this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportSpecifier")}
ee.parseImportDefaultSpecifier=function(){var e=this.startNode()
e.local=this.parseIdent()
this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportDefaultSpecifier")}
ee.parseImportNamespaceSpecifier=function(){var e=this.startNode()
this.next()
this.expectContextual("as")
e.local=this.parseIdent()
this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportNamespaceSpecifier")}
ee.parseImportSpecifiers=function(){var e=[],t=true
if(this.type===m.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(m.comma))return e}if(this.type===m.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(m.braceL)
while(!this.eat(m.braceR)){if(!t){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR))break}else t=false
e.push(this.parseImportSpecifier())}return e}
ee.parseWithClause=function(){var e=[]
if(!this.eat(m._with))return e
this.expect(m.braceL)
var t={}
var i=true
while(!this.eat(m.braceR)){if(!i){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR))break}else i=false
var s=this.parseImportAttribute()
var r=s.key.type==="Identifier"?s.key.name:s.key.value
if(S(t,r))this.raiseRecoverable(s.key.start,"Duplicate attribute key '"+r+"'")
t[r]=true
e.push(s)}return e}
ee.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(m.colon)
if(this.type!==m.string)this.unexpected()
e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
ee.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===m.string){var e=this.parseLiteral(this.value)
if(E.test(e.value))this.raise(e.start,"An export name cannot include a lone surrogate.")
return e}return this.parseIdent(true)}
ee.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)}
ee.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var oe=Q.prototype
oe.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e)switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await")this.raise(e.start,"Cannot use 'await' as identifier inside an async function")
break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i)this.checkPatternErrors(i,true)
for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.toAssignable(a,t)
if(a.type==="RestElement"&&(a.argument.type==="ArrayPattern"||a.argument.type==="ObjectPattern"))this.raise(a.argument.start,"Unexpected token")}break
case"Property":if(e.kind!=="init")this.raise(e.key.start,"Object pattern can't contain getter or setter")
this.toAssignable(e.value,t)
break
case"ArrayExpression":e.type="ArrayPattern"
if(i)this.checkPatternErrors(i,true)
this.toAssignableList(e.elements,t)
break
case"SpreadElement":e.type="RestElement"
this.toAssignable(e.argument,t)
if(e.argument.type==="AssignmentPattern")this.raise(e.argument.start,"Rest elements cannot have a default value")
break
case"AssignmentExpression":if(e.operator!=="=")this.raise(e.left.end,"Only '=' operator can be used for specifying default value.")
e.type="AssignmentPattern"
delete e.operator
this.toAssignable(e.left,t)
break
case"ParenthesizedExpression":this.toAssignable(e.expression,t,i)
break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(!t)break
default:this.raise(e.start,"Assigning to rvalue")}else if(i)this.checkPatternErrors(i,true)
return e}
oe.toAssignableList=function(e,t){var i=e.length
for(var s=0;s<i;s++){var r=e[s]
if(r)this.toAssignable(r,t)}if(i){var a=e[i-1]
if(this.options.ecmaVersion===6&&t&&a&&a.type==="RestElement"&&a.argument.type!=="Identifier")this.unexpected(a.argument.start)}return e}
oe.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
oe.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==m.name)this.unexpected()
e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
oe.parseBindingAtom=function(){if(this.options.ecmaVersion>=6)switch(this.type){case m.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(m.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case m.braceL:return this.parseObj(true)}return this.parseIdent()}
oe.parseBindingList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(a)a=false
else this.expect(m.comma)
if(t&&this.type===m.comma)r.push(null)
else if(i&&this.afterTrailingComma(e))break
else if(this.type===m.ellipsis){var n=this.parseRestBinding()
this.parseBindingListItem(n)
r.push(n)
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
this.expect(e)
break}else r.push(this.parseAssignableListItem(s))}return r}
oe.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
oe.parseBindingListItem=function(e){return e}
oe.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(m.eq))return i
var s=this.startNodeAt(e,t)
s.left=i
s.right=this.parseMaybeAssign()
return this.finishNode(s,"AssignmentPattern")}
oe.checkLValSimple=function(e,t,i){if(t===void 0)t=z
var s=t!==z
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name))this.raiseRecoverable(e.start,(s?"Binding ":"Assigning to ")+e.name+" in strict mode")
if(s){if(t===G&&e.name==="let")this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")
if(i){if(S(i,e.name))this.raiseRecoverable(e.start,"Argument name clash")
i[e.name]=true}if(t!==K)this.declareName(e.name,t,e.start)}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(s)this.raiseRecoverable(e.start,"Binding member expression")
break
case"ParenthesizedExpression":if(s)this.raiseRecoverable(e.start,"Binding parenthesized expression")
return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(s?"Binding":"Assigning to")+" rvalue")}}
oe.checkLValPattern=function(e,t,i){if(t===void 0)t=z
switch(e.type){case"ObjectPattern":for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,t,i)}break
case"ArrayPattern":for(var n=0,o=e.elements;n<o.length;n+=1){var h=o[n]
if(h)this.checkLValInnerPattern(h,t,i)}break
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
if(t===ce.f_expr||t===ce.f_stat)return true
if(e===m.colon&&(t===ce.b_stat||t===ce.b_expr))return!t.isExpr
if(e===m._return||e===m.name&&this.exprAllowed)return x.test(this.input.slice(this.lastTokEnd,this.start))
if(e===m._else||e===m.semi||e===m.eof||e===m.parenR||e===m.arrow)return true
if(e===m.braceL)return t===ce.b_stat
if(e===m._var||e===m._const||e===m.name)return false
return!this.exprAllowed}
ue.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function")return t.generator}return false}
ue.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===m.dot)this.exprAllowed=false
else if(t=i.updateContext)t.call(this,e)
else this.exprAllowed=i.beforeExpr}
ue.overrideContext=function(e){if(this.curContext()!==e)this.context[this.context.length-1]=e}
m.parenR.updateContext=m.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===ce.b_stat&&this.curContext().token==="function")e=this.context.pop()
this.exprAllowed=!e.isExpr}
m.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?ce.b_stat:ce.b_expr)
this.exprAllowed=true}
m.dollarBraceL.updateContext=function(){this.context.push(ce.b_tmpl)
this.exprAllowed=true}
m.parenL.updateContext=function(e){var t=e===m._if||e===m._for||e===m._with||e===m._while
this.context.push(t?ce.p_stat:ce.p_expr)
this.exprAllowed=true}
m.incDec.updateContext=function(){}
m._function.updateContext=m._class.updateContext=function(e){if(e.beforeExpr&&e!==m._else&&!(e===m.semi&&this.curContext()!==ce.p_stat)&&!(e===m._return&&x.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===m.colon||e===m.braceL)&&this.curContext()===ce.b_stat))this.context.push(ce.f_expr)
else this.context.push(ce.f_stat)
this.exprAllowed=false}
m.colon.updateContext=function(){if(this.curContext().token==="function")this.context.pop()
this.exprAllowed=true}
m.backQuote.updateContext=function(){if(this.curContext()===ce.q_tmpl)this.context.pop()
else this.context.push(ce.q_tmpl)
this.exprAllowed=false}
m.star.updateContext=function(e){if(e===m._function){var t=this.context.length-1
if(this.context[t]===ce.f_expr)this.context[t]=ce.f_expr_gen
else this.context[t]=ce.f_gen}this.exprAllowed=true}
m.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==m.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())t=true}this.exprAllowed=t}
var pe=Q.prototype
pe.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement")return
if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand))return
var s=e.key
var r
switch(s.type){case"Identifier":r=s.name
break
case"Literal":r=String(s.value)
break
default:return}var a=e.kind
if(this.options.ecmaVersion>=6){if(r==="__proto__"&&a==="init"){if(t.proto){if(i){if(i.doubleProto<0)i.doubleProto=s.start}else this.raiseRecoverable(s.start,"Redefinition of __proto__ property")}t.proto=true}return}r="$"+r
var n=t[r]
if(n){var o
if(a==="init")o=this.strict&&n.init||n.get||n.set
else o=n.init||n[a]
if(o)this.raiseRecoverable(s.start,"Redefinition of property")}else n=t[r]={init:false,get:false,set:false}
n[a]=true}
pe.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var s=i.start,r=i.startLoc
var a=i.parseMaybeAssign(e,t)
if(i.type===m.comma){var n=i.startNodeAt(s,r)
n.expressions=[a]
while(i.eat(m.comma))n.expressions.push(i.parseMaybeAssign(e,t))
return i.finishNode(n,"SequenceExpression")}return a})}
pe.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator)return this.parseYield(e)
else this.exprAllowed=false}var s=false,r=-1,a=-1,n=-1
if(t){r=t.parenthesizedAssign
a=t.trailingComma
n=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new Z
s=true}var o=this.start,h=this.startLoc
if(this.type===m.parenL||this.type===m.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i)c=i.call(this,c,o,h)
if(this.type.isAssign){var u=this.startNodeAt(o,h)
u.operator=this.value
if(this.type===m.eq)c=this.toAssignable(c,false,t)
if(!s){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start)t.shorthandAssign=-1
if(t.doubleProto>=c.start)t.doubleProto=-1}if(this.type===m.eq)this.checkLValPattern(c)
else this.checkLValSimple(c)
u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(n>-1)t.doubleProto=n
return this.finishNode(u,"AssignmentExpression")}else if(s)this.checkExpressionErrors(t,true)
if(r>-1)t.parenthesizedAssign=r
if(a>-1)t.trailingComma=a
return c}
pe.parseMaybeConditional=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t))return r
if(!(r.type==="ArrowFunctionExpression"&&r.start===i)&&this.eat(m.question)){var a=this.startNodeAt(i,s)
a.test=r
a.consequent=this.parseMaybeAssign()
this.expect(m.colon)
a.alternate=this.parseMaybeAssign(e)
return this.finishNode(a,"ConditionalExpression")}return r}
pe.parseExprOps=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t))return r
return r.start===i&&r.type==="ArrowFunctionExpression"?r:this.parseExprOp(r,i,s,-1,e)}
pe.parseExprOp=function(e,t,i,s,r){var a=this.type.binop
if(a!=null&&(!r||this.type!==m._in)){if(a>s){var n=this.type===m.logicalOR||this.type===m.logicalAND
var o=this.type===m.coalesce
if(o)a=m.logicalAND.binop
var h=this.value
this.next()
var c=this.start,u=this.startLoc
var p=this.parseExprOp(this.parseMaybeUnary(null,false,false,r),c,u,a,r)
var l=this.buildBinary(t,i,e,p,h,n||o)
if(n&&this.type===m.coalesce||o&&(this.type===m.logicalOR||this.type===m.logicalAND))this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")
return this.parseExprOp(l,t,i,s,r)}}return e}
pe.buildBinary=function(e,t,i,s,r,a){if(s.type==="PrivateIdentifier")this.raise(s.start,"Private identifier can only be left side of binary expression")
var n=this.startNodeAt(e,t)
n.left=i
n.operator=r
n.right=s
return this.finishNode(n,a?"LogicalExpression":"BinaryExpression")}
pe.parseMaybeUnary=function(e,t,i,s){var r=this.start,a=this.startLoc,n
if(this.isContextual("await")&&this.canAwait){n=this.parseAwait(s)
t=true}else if(this.type.prefix){var o=this.startNode(),h=this.type===m.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,h,s)
this.checkExpressionErrors(e,true)
if(h)this.checkLValSimple(o.argument)
else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument))this.raiseRecoverable(o.start,"Deleting local variable in strict mode")
else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument))this.raiseRecoverable(o.start,"Private fields can not be deleted")
else t=true
n=this.finishNode(o,h?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===m.privateId){if((s||this.privateNameStack.length===0)&&this.options.checkPrivateFields)this.unexpected()
n=this.parsePrivateIdent()
if(this.type!==m._in)this.unexpected()}else{n=this.parseExprSubscripts(e,s)
if(this.checkExpressionErrors(e))return n
while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(r,a)
c.operator=this.value
c.prefix=false
c.argument=n
this.checkLValSimple(n)
this.next()
n=this.finishNode(c,"UpdateExpression")}}if(!i&&!(n.type==="ArrowFunctionExpression"&&n.start===r)&&this.eat(m.starstar)){if(t)this.unexpected(this.lastTokStart)
else return this.buildBinary(r,a,n,this.parseMaybeUnary(null,false,false,s),"**",false)}else return n}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}pe.parseExprSubscripts=function(e,t){var i=this.start,s=this.startLoc
var r=-1,a=-1
if(e){r=e.doubleProto
a=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var n=this.parseExprAtom(e,t)
if(n.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return n
var o=this.parseSubscripts(n,i,s,false,t)
if(e){if(o.end>n.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start)e.parenthesizedAssign=-1
if(e.parenthesizedBind>=o.start)e.parenthesizedBind=-1
if(e.trailingComma>=o.start)e.trailingComma=-1}if(r>-1)e.doubleProto=r
if(a>-1)e.shorthandAssign=a}return o}
pe.parseSubscripts=function(e,t,i,s,r){var a=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var n=false
while(true){var o=this.parseSubscript(e,t,i,s,a,n,r)
if(o.optional)n=true
if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(n){var h=this.startNodeAt(t,i)
h.expression=o
o=this.finishNode(h,"ChainExpression")}return o}e=o
a=false}}
pe.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(m.arrow)}
pe.parseSubscriptAsyncArrow=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,s)}
pe.parseSubscript=function(e,t,i,s,r,a,n){var o=this.options.ecmaVersion>=11
var h=o&&this.eat(m.questionDot)
if(s&&h)this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")
var c=this.eat(m.bracketL)
if(c||h&&this.type!==m.parenL&&this.type!==m.backQuote||this.eat(m.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(m.bracketR)}else if(this.type===m.privateId&&e.type!=="Super")u.property=this.parsePrivateIdent()
else u.property=this.parseIdent(this.options.allowReserved!=="never")
u.computed=!!c
if(o)u.optional=h
e=this.finishNode(u,"MemberExpression")}else if(!s&&this.eat(m.parenL)){var p=new Z,l=this.yieldPos,f=this.awaitPos,d=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var x=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false,p)
if(r&&!h&&this.shouldParseAsyncArrow()){this.checkPatternErrors(p,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0)this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")
this.yieldPos=l
this.awaitPos=f
this.awaitIdentPos=d
return this.parseSubscriptAsyncArrow(t,i,x,n)}this.checkExpressionErrors(p,true)
this.yieldPos=l||this.yieldPos
this.awaitPos=f||this.awaitPos
this.awaitIdentPos=d||this.awaitIdentPos
var g=this.startNodeAt(t,i)
g.callee=e
g.arguments=x
if(o)g.optional=h
e=this.finishNode(g,"CallExpression")}else if(this.type===m.backQuote){if(h||a)this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")
var v=this.startNodeAt(t,i)
v.tag=e
v.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(v,"TaggedTemplateExpression")}return e}
pe.parseExprAtom=function(e,t,i){if(this.type===m.slash)this.readRegexp()
var s,r=this.potentialArrowAt===this.start
switch(this.type){case m._super:if(!this.allowSuper)this.raise(this.start,"'super' keyword outside a method")
s=this.startNode()
this.next()
if(this.type===m.parenL&&!this.allowDirectSuper)this.raise(s.start,"super() call outside constructor of a subclass")
if(this.type!==m.dot&&this.type!==m.bracketL&&this.type!==m.parenL)this.unexpected()
return this.finishNode(s,"Super")
case m._this:s=this.startNode()
this.next()
return this.finishNode(s,"ThisExpression")
case m.name:var a=this.start,n=this.startLoc,o=this.containsEsc
var h=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&h.name==="async"&&!this.canInsertSemicolon()&&this.eat(m._function)){this.overrideContext(ce.f_expr)
return this.parseFunction(this.startNodeAt(a,n),0,false,true,t)}if(r&&!this.canInsertSemicolon()){if(this.eat(m.arrow))return this.parseArrowExpression(this.startNodeAt(a,n),[h],false,t)
if(this.options.ecmaVersion>=8&&h.name==="async"&&this.type===m.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){h=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(m.arrow))this.unexpected()
return this.parseArrowExpression(this.startNodeAt(a,n),[h],true,t)}}return h
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
case m.parenL:var u=this.start,p=this.parseParenAndDistinguishExpression(r,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(p))e.parenthesizedAssign=u
if(e.parenthesizedBind<0)e.parenthesizedBind=u}return p
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
case m._import:if(this.options.ecmaVersion>=11)return this.parseExprImport(i)
else return this.unexpected()
default:return this.parseExprAtomDefault()}}
pe.parseExprAtomDefault=function(){this.unexpected()}
pe.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword import")
this.next()
if(this.type===m.parenL&&!e)return this.parseDynamicImport(t)
else if(this.type===m.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else this.unexpected()}
pe.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR))this.unexpected()}}else e.options=null}else e.options=null}else if(!this.eat(m.parenR)){var t=this.start
if(this.eat(m.comma)&&this.eat(m.parenR))this.raiseRecoverable(t,"Trailing comma is not allowed in import()")
else this.unexpected(t)}return this.finishNode(e,"ImportExpression")}
pe.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta")this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")
if(t)this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")
if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere)this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")
return this.finishNode(e,"MetaProperty")}
pe.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110)t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")
this.next()
return this.finishNode(t,"Literal")}
pe.parseParenExpression=function(){this.expect(m.parenL)
var e=this.parseExpression()
this.expect(m.parenR)
return e}
pe.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
pe.parseParenAndDistinguishExpression=function(e,t){var i=this.start,s=this.startLoc,r,a=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var n=this.start,o=this.startLoc
var h=[],c=true,u=false
var p=new Z,l=this.yieldPos,f=this.awaitPos,d
this.yieldPos=0
this.awaitPos=0
while(this.type!==m.parenR){c?c=false:this.expect(m.comma)
if(a&&this.afterTrailingComma(m.parenR,true)){u=true
break}else if(this.type===m.ellipsis){d=this.start
h.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
break}else h.push(this.parseMaybeAssign(false,p,this.parseParenItem))}var x=this.lastTokEnd,g=this.lastTokEndLoc
this.expect(m.parenR)
if(e&&this.shouldParseArrow(h)&&this.eat(m.arrow)){this.checkPatternErrors(p,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=l
this.awaitPos=f
return this.parseParenArrowList(i,s,h,t)}if(!h.length||u)this.unexpected(this.lastTokStart)
if(d)this.unexpected(d)
this.checkExpressionErrors(p,true)
this.yieldPos=l||this.yieldPos
this.awaitPos=f||this.awaitPos
if(h.length>1){r=this.startNodeAt(n,o)
r.expressions=h
this.finishNodeAt(r,"SequenceExpression",x,g)}else r=h[0]}else r=this.parseParenExpression()
if(this.options.preserveParens){var v=this.startNodeAt(i,s)
v.expression=r
return this.finishNode(v,"ParenthesizedExpression")}else return r}
pe.parseParenItem=function(e){return e}
pe.parseParenArrowList=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,s)}
var le=[]
pe.parseNew=function(){if(this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword new")
var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===m.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target")this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")
if(i)this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")
if(!this.allowNewDotTarget)this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")
return this.finishNode(e,"MetaProperty")}var s=this.start,r=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),s,r,true,false)
if(e.callee.type==="Super")this.raiseRecoverable(s,"Invalid use of 'super'")
if(this.eat(m.parenL))e.arguments=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false)
else e.arguments=le
return this.finishNode(e,"NewExpression")}
pe.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===m.invalidTemplate){if(!t)this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")
i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}
this.next()
i.tail=this.type===m.backQuote
return this.finishNode(i,"TemplateElement")}
pe.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var s=this.parseTemplateElement({isTagged:t})
i.quasis=[s]
while(!s.tail){if(this.type===m.eof)this.raise(this.pos,"Unterminated template literal")
this.expect(m.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(m.braceR)
i.quasis.push(s=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
pe.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===m.name||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===m.star)&&!x.test(this.input.slice(this.lastTokEnd,this.start))}
pe.parseObj=function(e,t){var i=this.startNode(),s=true,r={}
i.properties=[]
this.next()
while(!this.eat(m.braceR)){if(!s){this.expect(m.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(m.braceR))break}else s=false
var a=this.parseProperty(e,t)
if(!e)this.checkPropClash(a,r,t)
i.properties.push(a)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
pe.parseProperty=function(e,t){var i=this.startNode(),s,r,a,n
if(this.options.ecmaVersion>=9&&this.eat(m.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===m.comma&&t&&t.trailingComma<0)t.trailingComma=this.start
return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){a=this.start
n=this.startLoc}if(!e)s=this.eat(m.star)}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!s&&this.isAsyncProp(i)){r=true
s=this.options.ecmaVersion>=9&&this.eat(m.star)
this.parsePropertyName(i)}else r=false
this.parsePropertyValue(i,e,s,r,a,n,t,o)
return this.finishNode(i,"Property")}
pe.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var s=e.value.start
if(e.kind==="get")this.raiseRecoverable(s,"getter should have no params")
else this.raiseRecoverable(s,"setter should have exactly one param")}else if(e.kind==="set"&&e.value.params[0].type==="RestElement")this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}
pe.parsePropertyValue=function(e,t,i,s,r,a,n,o){if((i||s)&&this.type===m.colon)this.unexpected()
if(this.eat(m.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,n)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===m.parenL){if(t)this.unexpected()
e.method=true
e.value=this.parseMethod(i,s)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&this.type!==m.comma&&this.type!==m.braceR&&this.type!==m.eq){if(i||s)this.unexpected()
this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||s)this.unexpected()
this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos)this.awaitIdentPos=r
if(t)e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))
else if(this.type===m.eq&&n){if(n.shorthandAssign<0)n.shorthandAssign=this.start
e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else e.value=this.copyNode(e.key)
e.kind="init"
e.shorthand=true}else this.unexpected()}
pe.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(m.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(m.bracketR)
return e.key}else e.computed=false}return e.key=this.type===m.num||this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
pe.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6)e.generator=e.expression=false
if(this.options.ecmaVersion>=8)e.async=false}
pe.parseMethod=function(e,t,i){var s=this.startNode(),r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.initFunction(s)
if(this.options.ecmaVersion>=6)s.generator=e
if(this.options.ecmaVersion>=8)s.async=!!t
this.yieldPos=0
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
pe.parseArrowExpression=function(e,t,i,s){var r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|O)
this.initFunction(e)
if(this.options.ecmaVersion>=8)e.async=!!i
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,s)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(e,"ArrowFunctionExpression")}
pe.parseFunctionBody=function(e,t,i,s){var r=t&&this.type!==m.braceL
var a=this.strict,n=false
if(r){e.body=this.parseMaybeAssign(s)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!a||o){n=this.strictDirective(this.end)
if(n&&o)this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}var h=this.labels
this.labels=[]
if(n)this.strict=true
this.checkParams(e,!a&&!n&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id)this.checkLValSimple(e.id,K)
e.body=this.parseBlock(false,void 0,n&&!a)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=h}this.exitScope()}
pe.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1)if(i[t].type!=="Identifier")return false
return true}
pe.checkParams=function(e,t){var i=Object.create(null)
for(var s=0,r=e.params;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,W,t?null:i)}}
pe.parseExprList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(!a){this.expect(m.comma)
if(t&&this.afterTrailingComma(e))break}else a=false
var n=void 0
if(i&&this.type===m.comma)n=null
else if(this.type===m.ellipsis){n=this.parseSpread(s)
if(s&&this.type===m.comma&&s.trailingComma<0)s.trailingComma=this.start}else n=this.parseMaybeAssign(false,s)
r.push(n)}return r}
pe.checkUnreserved=function(e){var t=e.start
var i=e.end
var s=e.name
if(this.inGenerator&&s==="yield")this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")
if(this.inAsync&&s==="await")this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")
if(!(this.currentThisScope().flags&q)&&s==="arguments")this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")
if(this.inClassStaticBlock&&(s==="arguments"||s==="await"))this.raise(t,"Cannot use "+s+" in class static initialization block")
if(this.keywords.test(s))this.raise(t,"Unexpected keyword '"+s+"'")
if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1)return
if((this.strict?this.reservedWordsStrict:this.reservedWords).test(s)){if(!this.inAsync&&s==="await")this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")
this.raiseRecoverable(t,"The keyword '"+s+"' is reserved")}}
pe.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos)this.awaitIdentPos=t.start}return t}
pe.parseIdentNode=function(){var e=this.startNode()
if(this.type===m.name)e.name=this.value
else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46))this.context.pop()
this.type=m.name}else this.unexpected()
return e}
pe.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===m.privateId)e.name=this.value
else this.unexpected()
this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0)this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")
else this.privateNameStack[this.privateNameStack.length-1].used.push(e)}return e}
pe.parseYield=function(e){if(!this.yieldPos)this.yieldPos=this.start
var t=this.startNode()
this.next()
if(this.type===m.semi||this.canInsertSemicolon()||this.type!==m.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(m.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
pe.parseAwait=function(e){if(!this.awaitPos)this.awaitPos=this.start
var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var fe=Q.prototype
fe.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile)t+=" in "+this.sourceFile
var s=new SyntaxError(t)
s.pos=e
s.loc=i
s.raisedAt=this.pos
throw s}
fe.raiseRecoverable=fe.raise
fe.curPosition=function(){if(this.options.locations)return new A(this.curLine,this.pos-this.lineStart)}
var de=Q.prototype
var me=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
de.enterScope=function(e){this.scopeStack.push(new me(e))}
de.exitScope=function(){this.scopeStack.pop()}
de.treatFunctionsAsVarInScope=function(e){return e.flags&V||!this.inModule&&e.flags&N}
de.declareName=function(e,t,i){var s=false
if(t===G){var r=this.currentScope()
s=r.lexical.indexOf(e)>-1||r.functions.indexOf(e)>-1||r.var.indexOf(e)>-1
r.lexical.push(e)
if(this.inModule&&r.flags&N)delete this.undefinedExports[e]}else if(t===H)this.currentScope().lexical.push(e)
else if(t===J){var a=this.currentScope()
if(this.treatFunctionsAsVar)s=a.lexical.indexOf(e)>-1
else s=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1
a.functions.push(e)}else for(var n=this.scopeStack.length-1;n>=0;--n){var o=this.scopeStack[n]
if(o.lexical.indexOf(e)>-1&&!(o.flags&D&&o.lexical[0]===e)||!this.treatFunctionsAsVarInScope(o)&&o.functions.indexOf(e)>-1){s=true
break}o.var.push(e)
if(this.inModule&&o.flags&N)delete this.undefinedExports[e]
if(o.flags&q)break}if(s)this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}
de.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1)this.undefinedExports[e.name]=e}
de.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
de.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|j|F))return t}}
de.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|j|F)&&!(t.flags&O))return t}}
var xe=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations)this.loc=new I(e,i)
if(e.options.directSourceFile)this.sourceFile=e.options.directSourceFile
if(e.options.ranges)this.range=[t,0]}
var ge=Q.prototype
ge.startNode=function(){return new xe(this,this.start,this.startLoc)}
ge.startNodeAt=function(e,t){return new xe(this,e,t)}
function finishNodeAt(e,t,i,s){e.type=t
e.end=i
if(this.options.locations)e.loc.end=s
if(this.options.ranges)e.range[1]=i
return e}ge.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ge.finishNodeAt=function(e,t,i,s){return finishNodeAt.call(this,e,t,i,s)}
ge.copyNode=function(e){var t=new xe(this,e.start,this.startLoc)
for(var i in e)t[i]=e[i]
return t}
var ve="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var ye="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var be=ye+" Extended_Pictographic"
var ke=be
var we=ke+" EBase EComp EMod EPres ExtPict"
var Se=we
var Ce={9:ye,10:be,11:ke,12:we,13:Se,14:Se}
var _e={9:"",10:"",11:"",12:"",13:"",14:"Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"}
var Ee="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Ae="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Ie=Ae+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Pe=Ie+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var Te=Pe+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var Ne=Te+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var Ve={9:Ae,10:Ie,11:Pe,12:Te,13:Ne,14:Ne+" "+ve}
var Le={}
function buildUnicodeData(e){var t=Le[e]={binary:wordsRegexp(Ce[e]+" "+Ee),binaryOfStrings:wordsRegexp(_e[e]),nonBinary:{General_Category:wordsRegexp(Ee),Script:wordsRegexp(Ve[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Re=0,Oe=[9,10,11,12,13,14];Re<Oe.length;Re+=1){var De=Oe[Re]
buildUnicodeData(De)}var Me=Q.prototype
var Be=function BranchID(e,t){this.parent=e
this.base=t||this}
Be.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent)for(var i=e;i;i=i.parent)if(t.base===i.base&&t!==i)return true
return false}
Be.prototype.sibling=function sibling(){return new Be(this.parent,this.base)}
var Fe=function RegExpValidationState(e){this.parser=e
this.validFlags="gim"+(e.options.ecmaVersion>=6?"uy":"")+(e.options.ecmaVersion>=9?"s":"")+(e.options.ecmaVersion>=13?"d":"")+(e.options.ecmaVersion>=15?"v":"")
this.unicodeProperties=Le[e.options.ecmaVersion>=14?14:e.options.ecmaVersion]
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
Fe.prototype.reset=function reset(e,t,i){var s=i.indexOf("v")!==-1
var r=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(s&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=r&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=r&&this.parser.options.ecmaVersion>=9}}
Fe.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
Fe.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s)return-1
var r=i.charCodeAt(e)
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s)return r
var a=i.charCodeAt(e+1)
return a>=56320&&a<=57343?(r<<10)+a-56613888:r}
Fe.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s)return s
var r=i.charCodeAt(e),a
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s||(a=i.charCodeAt(e+1))<56320||a>57343)return e+1
return e+2}
Fe.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
Fe.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
Fe.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
Fe.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
Fe.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var s=0,r=e;s<r.length;s+=1){var a=r[s]
var n=this.at(i,t)
if(n===-1||n!==a)return false
i=this.nextIndex(i,t)}this.pos=i
return true}
Me.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var s=false
var r=false
for(var a=0;a<i.length;a++){var n=i.charAt(a)
if(t.indexOf(n)===-1)this.raise(e.start,"Invalid regular expression flag")
if(i.indexOf(n,a+1)>-1)this.raise(e.start,"Duplicate regular expression flag")
if(n==="u")s=true
if(n==="v")r=true}if(this.options.ecmaVersion>=15&&s&&r)this.raise(e.start,"Invalid regular expression flag")}
function hasProp(e){for(var t in e)return true
return false}Me.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
Me.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41))e.raise("Unmatched ')'")
if(e.eat(93)||e.eat(125))e.raise("Lone quantifier brackets")}if(e.maxBackReference>e.numCapturingParens)e.raise("Invalid escape")
for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var s=i[t]
if(!e.groupNames[s])e.raise("Invalid named capture referenced")}}
Me.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t)e.branchID=new Be(e.branchID,null)
this.regexp_alternative(e)
while(e.eat(124)){if(t)e.branchID=e.branchID.sibling()
this.regexp_alternative(e)}if(t)e.branchID=e.branchID.parent
if(this.regexp_eatQuantifier(e,true))e.raise("Nothing to repeat")
if(e.eat(123))e.raise("Lone quantifier brackets")}
Me.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e));}
Me.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU)e.raise("Invalid quantifier")}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
Me.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36))return true
if(e.eat(92)){if(e.eat(66)||e.eat(98))return true
e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9)i=e.eat(60)
if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41))e.raise("Unterminated group")
e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
Me.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
Me.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
Me.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var s=0,r=-1
if(this.regexp_eatDecimalDigits(e)){s=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e))r=e.lastIntValue
if(e.eat(125)){if(r!==-1&&r<s&&!t)e.raise("numbers out of order in {} quantifier")
return true}}if(e.switchU&&!t)e.raise("Incomplete quantifier")
e.pos=i}return false}
Me.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
Me.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e))return true
e.pos=t}return false}
Me.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var s=e.eat(45)
if(i||s){for(var r=0;r<i.length;r++){var a=i.charAt(r)
if(i.indexOf(a,r+1)>-1)e.raise("Duplicate regular expression modifiers")}if(s){var n=this.regexp_eatModifiers(e)
if(!i&&!n&&e.current()===58)e.raise("Invalid regular expression modifiers")
for(var o=0;o<n.length;o++){var h=n.charAt(o)
if(n.indexOf(h,o+1)>-1||i.indexOf(h)>-1)e.raise("Duplicate regular expression modifiers")}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41))return true
e.raise("Unterminated group")}}e.pos=t}return false}
Me.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9)this.regexp_groupSpecifier(e)
else if(e.current()===63)e.raise("Invalid group")
this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
Me.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}Me.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
Me.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true))e.raise("Nothing to repeat")
return false}
Me.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}Me.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i))e.advance()
return e.pos!==t}
Me.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
Me.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e))e.raise("Invalid group")
var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var s=0,r=i;s<r.length;s+=1)if(!r[s].separatedFrom(e.branchID))e.raise("Duplicate capture group name")}else e.raise("Duplicate capture group name")}if(t)(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)
else e.groupNames[e.lastStringValue]=true}}
Me.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return true
e.raise("Invalid capture group name")}return false}
Me.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e))e.lastStringValue+=codePointToString(e.lastIntValue)
return true}return false}
Me.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i))s=e.lastIntValue
if(isRegExpIdentifierStart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}Me.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i))s=e.lastIntValue
if(isRegExpIdentifierPart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}Me.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e))return true
if(e.switchU){if(e.current()===99)e.raise("Invalid unicode escape")
e.raise("Invalid escape")}return false}
Me.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference)e.maxBackReference=i
return true}if(i<=e.numCapturingParens)return true
e.pos=t}return false}
Me.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
Me.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
Me.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e))return true
e.pos=t}return false}
Me.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
Me.regexp_eatControlEscape=function(e){var t=e.current()
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
Me.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}Me.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var s=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var r=e.lastIntValue
if(s&&r>=55296&&r<=56319){var a=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var n=e.lastIntValue
if(n>=56320&&n<=57343){e.lastIntValue=(r-55296)*1024+(n-56320)+65536
return true}}e.pos=a
e.lastIntValue=r}return true}if(s&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue))return true
if(s)e.raise("Invalid unicode escape")
e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}Me.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e))return true
if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
Me.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var je=0
var Ue=1
var qe=2
Me.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return Ue}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var s
if(e.eat(123)&&(s=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&s===qe)e.raise("Invalid property name")
return s}e.raise("Invalid property name")}return je}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}Me.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var s=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,s)
return Ue}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var r=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,r)}return je}
Me.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!S(e.unicodeProperties.nonBinary,t))e.raise("Invalid property name")
if(!e.unicodeProperties.nonBinary[t].test(i))e.raise("Invalid property value")}
Me.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t))return Ue
if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return qe
e.raise("Invalid property name")}
Me.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}Me.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}Me.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
Me.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93))e.raise("Unterminated character class")
if(t&&i===qe)e.raise("Negated character class may contain strings")
return true}return false}
Me.regexp_classContents=function(e){if(e.current()===93)return Ue
if(e.switchV)return this.regexp_classSetExpression(e)
this.regexp_nonEmptyClassRanges(e)
return Ue}
Me.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1))e.raise("Invalid character class")
if(t!==-1&&i!==-1&&t>i)e.raise("Range out of order in character class")}}}
Me.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e))return true
if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i))e.raise("Invalid class escape")
e.raise("Invalid escape")}e.pos=t}var s=e.current()
if(s!==93){e.lastIntValue=s
e.advance()
return true}return false}
Me.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e))return true
e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
Me.regexp_classSetExpression=function(e){var t=Ue,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===qe)t=qe
var s=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==qe)t=Ue
continue}e.raise("Invalid character in character class")}if(s!==e.pos)return t
while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e))continue
e.raise("Invalid character in character class")}if(s!==e.pos)return t}else e.raise("Invalid character in character class")
for(;;){if(this.regexp_eatClassSetRange(e))continue
i=this.regexp_eatClassSetOperand(e)
if(!i)return t
if(i===qe)t=qe}}
Me.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var s=e.lastIntValue
if(i!==-1&&s!==-1&&i>s)e.raise("Range out of order in character class")
return true}e.pos=t}return false}
Me.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e))return Ue
return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
Me.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var s=this.regexp_classContents(e)
if(e.eat(93)){if(i&&s===qe)e.raise("Negated character class may contain strings")
return s}e.pos=t}if(e.eat(92)){var r=this.regexp_eatCharacterClassEscape(e)
if(r)return r
e.pos=t}return null}
Me.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125))return i}else e.raise("Invalid escape")
e.pos=t}return null}
Me.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124))if(this.regexp_classString(e)===qe)t=qe
return t}
Me.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e))t++
return t===1?Ue:qe}
Me.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e))return true
if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i))return false
if(isClassSetSyntaxCharacter(i))return false
e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}Me.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}Me.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
Me.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return true
if(e.switchU)e.raise("Invalid escape")
e.pos=t}return false}
Me.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}Me.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70)return 10+(e-65)
if(e>=97&&e<=102)return 10+(e-97)
return e-48}Me.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e))e.lastIntValue=t*64+i*8+e.lastIntValue
else e.lastIntValue=t*8+i}else e.lastIntValue=t
return true}return false}
Me.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}Me.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var s=0;s<t;++s){var r=e.current()
if(!isHexDigit(r)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(r)
e.advance()}return true}
var ze=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations)this.loc=new I(e,e.startLoc,e.endLoc)
if(e.options.ranges)this.range=[e.start,e.end]}
var We=Q.prototype
We.next=function(e){if(!e&&this.type.keyword&&this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword)
if(this.options.onToken)this.options.onToken(new ze(this))
this.lastTokEnd=this.end
this.lastTokStart=this.start
this.lastTokEndLoc=this.endLoc
this.lastTokStartLoc=this.startLoc
this.nextToken()}
We.getToken=function(){this.next()
return new ze(this)}
if(typeof Symbol!=="undefined")We[Symbol.iterator]=function(){var e=this
return{next:function(){var t=e.getToken()
return{done:t.type===m.eof,value:t}}}}
We.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace)this.skipSpace()
this.start=this.pos
if(this.options.locations)this.startLoc=this.curPosition()
if(this.pos>=this.input.length)return this.finishToken(m.eof)
if(e.override)return e.override(this)
else this.readToken(this.fullCharCodeAtPos())}
We.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92)return this.readWord()
return this.getTokenFromCode(e)}
We.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320)return t
var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
We.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
We.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1)this.raise(this.pos-2,"Unterminated comment")
this.pos=i+2
if(this.options.locations)for(var s=void 0,r=t;(s=nextLineBreak(this.input,r,this.pos))>-1;){++this.curLine
r=this.lineStart=s}if(this.options.onComment)this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}
We.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var s=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(s))s=this.input.charCodeAt(++this.pos)
if(this.options.onComment)this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}
We.skipSpace=function(){e:while(this.pos<this.input.length){var e=this.input.charCodeAt(this.pos)
switch(e){case 32:case 160:++this.pos
break
case 13:if(this.input.charCodeAt(this.pos+1)===10)++this.pos
case 10:case 8232:case 8233:++this.pos
if(this.options.locations){++this.curLine
this.lineStart=this.pos}break
case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment()
break
case 47:this.skipLineComment(2)
break
default:break e}break
default:if(e>8&&e<14||e>=5760&&v.test(String.fromCharCode(e)))++this.pos
else break e}}}
We.finishToken=function(e,t){this.end=this.pos
if(this.options.locations)this.endLoc=this.curPosition()
var i=this.type
this.type=e
this.value=t
this.updateContext(i)}
We.readToken_dot=function(){var e=this.input.charCodeAt(this.pos+1)
if(e>=48&&e<=57)return this.readNumber(true)
var t=this.input.charCodeAt(this.pos+2)
if(this.options.ecmaVersion>=6&&e===46&&t===46){this.pos+=3
return this.finishToken(m.ellipsis)}else{++this.pos
return this.finishToken(m.dot)}}
We.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61)return this.finishOp(m.assign,2)
return this.finishOp(m.slash,1)}
We.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var s=e===42?m.star:m.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
s=m.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61)return this.finishOp(m.assign,i+1)
return this.finishOp(s,i)}
We.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){if(this.input.charCodeAt(this.pos+2)===61)return this.finishOp(m.assign,3)}return this.finishOp(e===124?m.logicalOR:m.logicalAND,2)}if(t===61)return this.finishOp(m.assign,2)
return this.finishOp(e===124?m.bitwiseOR:m.bitwiseAND,1)}
We.readToken_caret=function(){if(this.input.charCodeAt(this.pos+1)===61)return this.finishOp(m.assign,2)
return this.finishOp(m.bitwiseXOR,1)}
We.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||x.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(m.incDec,2)}if(t===61)return this.finishOp(m.assign,2)
return this.finishOp(m.plusMin,1)}
We.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61)return this.finishOp(m.assign,i+1)
return this.finishOp(m.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61)i=2
return this.finishOp(m.relational,i)}
We.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61)return this.finishOp(m.equality,this.input.charCodeAt(this.pos+2)===61?3:2)
if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(m.arrow)}return this.finishOp(e===61?m.eq:m.prefix,1)}
We.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57)return this.finishOp(m.questionDot,2)}if(t===63){if(e>=12){if(this.input.charCodeAt(this.pos+2)===61)return this.finishOp(m.assign,3)}return this.finishOp(m.coalesce,2)}}return this.finishOp(m.question,1)}
We.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92)return this.finishToken(m.privateId,this.readWord1())}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
We.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
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
case 96:if(this.options.ecmaVersion<6)break;++this.pos
return this.finishToken(m.backQuote)
case 48:var t=this.input.charCodeAt(this.pos+1)
if(t===120||t===88)return this.readRadixNumber(16)
if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(8)
if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(false)
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
We.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
We.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(i,"Unterminated regular expression")
var s=this.input.charAt(this.pos)
if(x.test(s))this.raise(i,"Unterminated regular expression")
if(!e){if(s==="[")t=true
else if(s==="]"&&t)t=false
else if(s==="/"&&!t)break
e=s==="\\"}else e=false;++this.pos}var r=this.input.slice(i,this.pos);++this.pos
var a=this.pos
var n=this.readWord1()
if(this.containsEsc)this.unexpected(a)
var o=this.regexpState||(this.regexpState=new Fe(this))
o.reset(i,r,n)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var h=null
try{h=new RegExp(r,n)}catch(e){}return this.finishToken(m.regexp,{pattern:r,flags:n,value:h})}
We.readInt=function(e,t,i){var s=this.options.ecmaVersion>=12&&t===void 0
var r=i&&this.input.charCodeAt(this.pos)===48
var a=this.pos,n=0,o=0
for(var h=0,c=t==null?Infinity:t;h<c;++h,++this.pos){var u=this.input.charCodeAt(this.pos),p=void 0
if(s&&u===95){if(r)this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")
if(o===95)this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")
if(h===0)this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")
o=u
continue}if(u>=97)p=u-97+10
else if(u>=65)p=u-65+10
else if(u>=48&&u<=57)p=u-48
else p=Infinity
if(p>=e)break
o=u
n=n*e+p}if(s&&o===95)this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")
if(this.pos===a||t!=null&&this.pos-a!==t)return null
return n}
function stringToNumber(e,t){if(t)return parseInt(e,8)
return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function")return null
return BigInt(e.replace(/_/g,""))}We.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null)this.raise(this.start+2,"Expected number in radix "+e)
if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
return this.finishToken(m.num,i)}
We.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,void 0,true)===null)this.raise(t,"Invalid number")
var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict)this.raise(t,"Invalid number")
var s=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&s===110){var r=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
return this.finishToken(m.num,r)}if(i&&/[89]/.test(this.input.slice(t,this.pos)))i=false
if(s===46&&!i){++this.pos
this.readInt(10)
s=this.input.charCodeAt(this.pos)}if((s===69||s===101)&&!i){s=this.input.charCodeAt(++this.pos)
if(s===43||s===45)++this.pos
if(this.readInt(10)===null)this.raise(t,"Invalid number")}if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
var a=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(m.num,a)}
We.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6)this.unexpected()
var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111)this.invalidStringToken(i,"Code point out of bounds")}else t=this.readHexChar(4)
return t}
We.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated string constant")
var s=this.input.charCodeAt(this.pos)
if(s===e)break
if(s===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(s===8232||s===8233){if(this.options.ecmaVersion<10)this.raise(this.start,"Unterminated string constant");++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(s))this.raise(this.start,"Unterminated string constant");++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(m.string,t)}
var Ge={}
We.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Ge)this.readInvalidTemplateToken()
else throw e}this.inTemplateElement=false}
We.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw Ge
else this.raise(e,t)}
We.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated template")
var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===m.template||this.type===m.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(m.dollarBraceL)}else{++this.pos
return this.finishToken(m.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(m.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10)++this.pos
case 10:e+="\n"
break
default:e+=String.fromCharCode(i)}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else++this.pos}}
We.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{")break
case"`":return this.finishToken(m.invalidTemplate,this.input.slice(this.start,this.pos))
case"\r":if(this.input[this.pos+1]==="\n")++this.pos
case"\n":case"\u2028":case"\u2029":++this.curLine
this.lineStart=this.pos+1}this.raise(this.start,"Unterminated template")}
We.readEscapedChar=function(e){var t=this.input.charCodeAt(++this.pos);++this.pos
switch(t){case 110:return"\n"
case 114:return"\r"
case 120:return String.fromCharCode(this.readHexChar(2))
case 117:return codePointToString(this.readCodePoint())
case 116:return"\t"
case 98:return"\b"
case 118:return"\v"
case 102:return"\f"
case 13:if(this.input.charCodeAt(this.pos)===10)++this.pos
case 10:if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""
case 56:case 57:if(this.strict)this.invalidStringToken(this.pos-1,"Invalid escape sequence")
if(e){var i=this.pos-1
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var s=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var r=parseInt(s,8)
if(r>255){s=s.slice(0,-1)
r=parseInt(s,8)}this.pos+=s.length-1
t=this.input.charCodeAt(this.pos)
if((s!=="0"||t===56||t===57)&&(this.strict||e))this.invalidStringToken(this.pos-1-s.length,e?"Octal literal in template string":"Octal literal in strict mode")
return String.fromCharCode(r)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
We.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null)this.invalidStringToken(t,"Bad character escape sequence")
return i}
We.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var s=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var r=this.fullCharCodeAtPos()
if(isIdentifierChar(r,s))this.pos+=r<=65535?1:2
else if(r===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var a=this.pos
if(this.input.charCodeAt(++this.pos)!==117)this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX");++this.pos
var n=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(n,s))this.invalidStringToken(a,"Invalid Unicode escape")
e+=codePointToString(n)
i=this.pos}else break
t=false}return e+this.input.slice(i,this.pos)}
We.readWord=function(){var e=this.readWord1()
var t=m.name
if(this.keywords.test(e))t=d[e]
return this.finishToken(t,e)}
Q.acorn={Parser:Q,version:"8.19.0",defaultOptions:P,Position:A,SourceLocation:I,getLineInfo,Node:xe,TokenType:p,tokTypes:m,keywordTypes:d,TokContext:he,tokContexts:ce,isIdentifierChar,isIdentifierStart,Token:ze,isNewLine,lineBreak:x,lineBreakG:g,nonASCIIwhitespace:v}
var Je=e.__commonJSMin((e,t)=>{t.exports={quot:'"',amp:"&",apos:"'",lt:"<",gt:">",nbsp:"\xa0",iexcl:"\xa1",cent:"\xa2",pound:"\xa3",curren:"\xa4",yen:"\xa5",brvbar:"\xa6",sect:"\xa7",uml:"\xa8",copy:"\xa9",ordf:"\xaa",laquo:"\xab",not:"\xac",shy:"\xad",reg:"\xae",macr:"\xaf",deg:"\xb0",plusmn:"\xb1",sup2:"\xb2",sup3:"\xb3",acute:"\xb4",micro:"\xb5",para:"\xb6",middot:"\xb7",cedil:"\xb8",sup1:"\xb9",ordm:"\xba",raquo:"\xbb",frac14:"\xbc",frac12:"\xbd",frac34:"\xbe",iquest:"\xbf",Agrave:"\xc0",Aacute:"\xc1",Acirc:"\xc2",Atilde:"\xc3",Auml:"\xc4",Aring:"\xc5",AElig:"\xc6",Ccedil:"\xc7",Egrave:"\xc8",Eacute:"\xc9",Ecirc:"\xca",Euml:"\xcb",Igrave:"\xcc",Iacute:"\xcd",Icirc:"\xce",Iuml:"\xcf",ETH:"\xd0",Ntilde:"\xd1",Ograve:"\xd2",Oacute:"\xd3",Ocirc:"\xd4",Otilde:"\xd5",Ouml:"\xd6",times:"\xd7",Oslash:"\xd8",Ugrave:"\xd9",Uacute:"\xda",Ucirc:"\xdb",Uuml:"\xdc",Yacute:"\xdd",THORN:"\xde",szlig:"\xdf",agrave:"\xe0",aacute:"\xe1",acirc:"\xe2",atilde:"\xe3",auml:"\xe4",aring:"\xe5",aelig:"\xe6",ccedil:"\xe7",egrave:"\xe8",eacute:"\xe9",ecirc:"\xea",euml:"\xeb",igrave:"\xec",iacute:"\xed",icirc:"\xee",iuml:"\xef",eth:"\xf0",ntilde:"\xf1",ograve:"\xf2",oacute:"\xf3",ocirc:"\xf4",otilde:"\xf5",ouml:"\xf6",divide:"\xf7",oslash:"\xf8",ugrave:"\xf9",uacute:"\xfa",ucirc:"\xfb",uuml:"\xfc",yacute:"\xfd",thorn:"\xfe",yuml:"\xff",OElig:"\u0152",oelig:"\u0153",Scaron:"\u0160",scaron:"\u0161",Yuml:"\u0178",fnof:"\u0192",circ:"\u02c6",tilde:"\u02dc",Alpha:"\u0391",Beta:"\u0392",Gamma:"\u0393",Delta:"\u0394",Epsilon:"\u0395",Zeta:"\u0396",Eta:"\u0397",Theta:"\u0398",Iota:"\u0399",Kappa:"\u039a",Lambda:"\u039b",Mu:"\u039c",Nu:"\u039d",Xi:"\u039e",Omicron:"\u039f",Pi:"\u03a0",Rho:"\u03a1",Sigma:"\u03a3",Tau:"\u03a4",Upsilon:"\u03a5",Phi:"\u03a6",Chi:"\u03a7",Psi:"\u03a8",Omega:"\u03a9",alpha:"\u03b1",beta:"\u03b2",gamma:"\u03b3",delta:"\u03b4",epsilon:"\u03b5",zeta:"\u03b6",eta:"\u03b7",theta:"\u03b8",iota:"\u03b9",kappa:"\u03ba",lambda:"\u03bb",mu:"\u03bc",nu:"\u03bd",xi:"\u03be",omicron:"\u03bf",pi:"\u03c0",rho:"\u03c1",sigmaf:"\u03c2",sigma:"\u03c3",tau:"\u03c4",upsilon:"\u03c5",phi:"\u03c6",chi:"\u03c7",psi:"\u03c8",omega:"\u03c9",thetasym:"\u03d1",upsih:"\u03d2",piv:"\u03d6",ensp:"\u2002",emsp:"\u2003",thinsp:"\u2009",zwnj:"\u200c",zwj:"\u200d",lrm:"\u200e",rlm:"\u200f",ndash:"\u2013",mdash:"\u2014",lsquo:"\u2018",rsquo:"\u2019",sbquo:"\u201a",ldquo:"\u201c",rdquo:"\u201d",bdquo:"\u201e",dagger:"\u2020",Dagger:"\u2021",bull:"\u2022",hellip:"\u2026",permil:"\u2030",prime:"\u2032",Prime:"\u2033",lsaquo:"\u2039",rsaquo:"\u203a",oline:"\u203e",frasl:"\u2044",euro:"\u20ac",image:"\u2111",weierp:"\u2118",real:"\u211c",trade:"\u2122",alefsym:"\u2135",larr:"\u2190",uarr:"\u2191",rarr:"\u2192",darr:"\u2193",harr:"\u2194",crarr:"\u21b5",lArr:"\u21d0",uArr:"\u21d1",rArr:"\u21d2",dArr:"\u21d3",hArr:"\u21d4",forall:"\u2200",part:"\u2202",exist:"\u2203",empty:"\u2205",nabla:"\u2207",isin:"\u2208",notin:"\u2209",ni:"\u220b",prod:"\u220f",sum:"\u2211",minus:"\u2212",lowast:"\u2217",radic:"\u221a",prop:"\u221d",infin:"\u221e",ang:"\u2220",and:"\u2227",or:"\u2228",cap:"\u2229",cup:"\u222a",int:"\u222b",there4:"\u2234",sim:"\u223c",cong:"\u2245",asymp:"\u2248",ne:"\u2260",equiv:"\u2261",le:"\u2264",ge:"\u2265",sub:"\u2282",sup:"\u2283",nsub:"\u2284",sube:"\u2286",supe:"\u2287",oplus:"\u2295",otimes:"\u2297",perp:"\u22a5",sdot:"\u22c5",lceil:"\u2308",rceil:"\u2309",lfloor:"\u230a",rfloor:"\u230b",lang:"\u2329",rang:"\u232a",loz:"\u25ca",spades:"\u2660",clubs:"\u2663",hearts:"\u2665",diams:"\u2666"}})
var He=e.__commonJSMin((e,t,i)=>{(function(i,s){typeof e==="object"&&typeof t!=="undefined"?s(e):typeof define==="function"&&define.amd?define(["exports"],s):(i=typeof globalThis!=="undefined"?globalThis:i||self,s(i.acorn={}))})(i,function(e){"use strict"
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
if(i>e)return false
i+=t[s+1]
if(i>=e)return true}return false}function isIdentifierStart(e,t){if(e<65)return e===36
if(e<91)return true
if(e<97)return e===95
if(e<123)return true
if(e<=65535)return e>=170&&c.test(String.fromCharCode(e))
if(t===false)return false
return isInAstralSet(e,i)}function isIdentifierChar(e,s){if(e<48)return e===36
if(e<58)return true
if(e<65)return false
if(e<91)return true
if(e<97)return e===95
if(e<123)return true
if(e<=65535)return e>=170&&u.test(String.fromCharCode(e))
if(s===false)return false
return isInAstralSet(e,i)||isInAstralSet(e,t)}var p=function TokenType(e,t){if(t===void 0)t={}
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
function binop(e,t){return new p(e,{beforeExpr:true,binop:t})}var l={beforeExpr:true},f={startsExpr:true}
var d={}
function kw(e,t){if(t===void 0)t={}
t.keyword=e
return d[e]=new p(e,t)}var m={num:new p("num",f),regexp:new p("regexp",f),string:new p("string",f),name:new p("name",f),privateId:new p("privateId",f),eof:new p("eof"),bracketL:new p("[",{beforeExpr:true,startsExpr:true}),bracketR:new p("]"),braceL:new p("{",{beforeExpr:true,startsExpr:true}),braceR:new p("}"),parenL:new p("(",{beforeExpr:true,startsExpr:true}),parenR:new p(")"),comma:new p(",",l),semi:new p(";",l),colon:new p(":",l),dot:new p("."),question:new p("?",l),questionDot:new p("?."),arrow:new p("=>",l),template:new p("template"),invalidTemplate:new p("invalidTemplate"),ellipsis:new p("...",l),backQuote:new p("`",f),dollarBraceL:new p("${",{beforeExpr:true,startsExpr:true}),eq:new p("=",{beforeExpr:true,isAssign:true}),assign:new p("_=",{beforeExpr:true,isAssign:true}),incDec:new p("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new p("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:binop("||",1),logicalAND:binop("&&",2),bitwiseOR:binop("|",3),bitwiseXOR:binop("^",4),bitwiseAND:binop("&",5),equality:binop("==/!=/===/!==",6),relational:binop("</>/<=/>=",7),bitShift:binop("<</>>/>>>",8),plusMin:new p("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:binop("%",10),star:binop("*",10),slash:binop("/",10),starstar:new p("**",{beforeExpr:true}),coalesce:binop("??",1),_break:kw("break"),_case:kw("case",l),_catch:kw("catch"),_continue:kw("continue"),_debugger:kw("debugger"),_default:kw("default",l),_do:kw("do",{isLoop:true,beforeExpr:true}),_else:kw("else",l),_finally:kw("finally"),_for:kw("for",{isLoop:true}),_function:kw("function",f),_if:kw("if"),_return:kw("return",l),_switch:kw("switch"),_throw:kw("throw",l),_try:kw("try"),_var:kw("var"),_const:kw("const"),_while:kw("while",{isLoop:true}),_with:kw("with"),_new:kw("new",{beforeExpr:true,startsExpr:true}),_this:kw("this",f),_super:kw("super",f),_class:kw("class",f),_extends:kw("extends",l),_export:kw("export"),_import:kw("import",f),_null:kw("null",f),_true:kw("true",f),_false:kw("false",f),_in:kw("in",{beforeExpr:true,binop:7}),_instanceof:kw("instanceof",{beforeExpr:true,binop:7}),_typeof:kw("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:kw("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:kw("delete",{beforeExpr:true,prefix:true,startsExpr:true})}
var x=/\r\n?|\n|\u2028|\u2029/
var g=new RegExp(x.source,"g")
function isNewLine(e){return e===10||e===13||e===8232||e===8233}function nextLineBreak(e,t,i){if(i===void 0)i=e.length
for(var s=t;s<i;s++){var r=e.charCodeAt(s)
if(isNewLine(r))return s<i-1&&r===13&&e.charCodeAt(s+1)===10?s+2:s+1}return-1}var v=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/
var y=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g
var b=Object.prototype
var k=b.hasOwnProperty
var w=b.toString
var S=Object.hasOwn||function(e,t){return k.call(e,t)}
var C=Array.isArray||function(e){return w.call(e)==="[object Array]"}
var _=Object.create(null)
function wordsRegexp(e){return _[e]||(_[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function codePointToString(e){if(e<=65535)return String.fromCharCode(e)
e-=65536
return String.fromCharCode((e>>10)+55296,(e&1023)+56320)}var E=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/
var A=function Position(e,t){this.line=e
this.column=t}
A.prototype.offset=function offset(e){return new A(this.line,this.column+e)}
var I=function SourceLocation(e,t,i){this.start=t
this.end=i
if(e.sourceFile!==null)this.source=e.sourceFile}
function getLineInfo(e,t){for(var i=1,s=0;;){var r=nextLineBreak(e,s,t)
if(r<0)return new A(i,t-s);++i
s=r}}var P={ecmaVersion:null,sourceType:"script",strict:false,onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,startLocation:null,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false}
var T=false
function getOptions(e){var t={}
for(var i in P)t[i]=e&&S(e,i)?e[i]:P[i]
if(t.ecmaVersion==="latest")t.ecmaVersion=1e8
else if(t.ecmaVersion==null){if(!T&&typeof console==="object"&&console.warn){T=true
console.warn("Since Acorn 8.0.0, options.ecmaVersion is required.\nDefaulting to 2020, but this will stop working in the future.")}t.ecmaVersion=11}else if(t.ecmaVersion>=2015)t.ecmaVersion-=2009
if(t.allowReserved==null)t.allowReserved=t.ecmaVersion<5
if(!e||e.allowHashBang==null)t.allowHashBang=t.ecmaVersion>=14
if(C(t.onToken)){var s=t.onToken
t.onToken=function(e){return s.push(e)}}if(C(t.onComment))t.onComment=pushComment(t,t.onComment)
if(t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs")
return t}function pushComment(e,t){return function(i,s,r,a,n,o){var h={type:i?"Block":"Line",value:s,start:r,end:a}
if(e.locations)h.loc=new I(this,n,o)
if(e.ranges)h.range=[r,a]
t.push(h)}}var N=1,V=2,L=4,R=8,O=16,D=32,M=64,B=128,F=256,j=512,U=1024,q=N|V|F
function functionFlags(e,t){return V|(e?L:0)|(t?R:0)}var z=0,W=1,G=2,J=3,H=4,K=5
var Q=function Parser(e,t,i){this.options=e=getOptions(e)
this.sourceFile=e.sourceFile
this.keywords=wordsRegexp(o[e.ecmaVersion>=6?6:e.sourceType==="module"?"5module":5])
var s=""
if(e.allowReserved!==true){s=a[e.ecmaVersion>=6?6:e.ecmaVersion===5?5:3]
if(e.sourceType==="module")s+=" await"}this.reservedWords=wordsRegexp(s)
var r=(s?s+" ":"")+a.strict
this.reservedWordsStrict=wordsRegexp(r)
this.reservedWordsStrictBind=wordsRegexp(r+" "+a.strictBind)
this.input=String(t)
this.containsEsc=false
this.pos=i||0
this.curLine=1
if(e.startLocation){this.lineStart=this.pos-e.startLocation.column
this.curLine=e.startLocation.line}else if(i){this.lineStart=this.input.lastIndexOf("\n",i-1)+1
if(this.options.locations)this.curLine=this.input.slice(0,this.lineStart).split(x).length}else this.lineStart=0
this.type=m.eof
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
if(this.pos===0&&e.allowHashBang&&this.input.slice(0,2)==="#!")this.skipLineComment(2)
this.scopeStack=[]
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
X.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e].flags
if(t&(F|j))return false
if(t&V)return(t&L)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction}
X.allowReturn.get=function(){if(this.inFunction)return true
if(this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&N)return true
return false}
X.allowSuper.get=function(){return(this.currentThisScope().flags&M)>0||this.options.allowSuperOutsideMethod}
X.allowDirectSuper.get=function(){return(this.currentThisScope().flags&B)>0}
X.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())}
X.allowNewDotTarget.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e].flags
if(t&(F|j)||t&V&&!(t&O))return true}return false}
X.allowUsing.get=function(){var e=this.currentScope().flags
if(e&U)return false
if(!this.inModule&&e&N)return false
return true}
X.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&F)>0}
Q.extend=function extend(){var e=[],t=arguments.length
while(t--)e[t]=arguments[t]
var i=this
for(var s=0;s<e.length;s++)i=e[s](i)
return i}
Q.parse=function parse(e,t){return new this(t,e).parse()}
Q.parseExpressionAt=function parseExpressionAt(e,t,i){var s=new this(i,e,t)
s.nextToken()
return s.parseExpression()}
Q.tokenizer=function tokenizer(e,t){return new this(t,e)}
Object.defineProperties(Q.prototype,X)
var $=Q.prototype
var Y=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/
$.strictDirective=function(e){if(this.options.ecmaVersion<5)return false
for(;;){y.lastIndex=e
e+=y.exec(this.input)[0].length
var t=Y.exec(this.input.slice(e))
if(!t)return false
if((t[1]||t[2])==="use strict"){y.lastIndex=e+t[0].length
var i=y.exec(this.input),s=i.index+i[0].length
var r=this.input.charAt(s)
return r===";"||r==="}"||x.test(i[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(r)||r==="!"&&this.input.charAt(s+1)==="="||r==="i"&&keywordOpAt(this,s))}e+=t[0].length
y.lastIndex=e
e+=y.exec(this.input)[0].length
if(this.input[e]===";")e++}}
function keywordOpAt(e,t){var i=t+1,s=Math.min(e.input.length,t+11)
while(i<s){var r=e.fullCharCodeAt(i)
if(!isIdentifierChar(r,true))break
i+=r<=65535?1:2}return i===t+2&&e.input.slice(t,i)==="in"||i===t+10&&e.input.slice(t,i)==="instanceof"}$.eat=function(e){if(this.type===e){this.next()
return true}else return false}
$.isContextual=function(e){return this.type===m.name&&this.value===e&&!this.containsEsc}
$.eatContextual=function(e){if(!this.isContextual(e))return false
this.next()
return true}
$.catchStackOverflow=function(e){try{return e()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.test(e.message)))this.raise(this.start,"Not enough stack space to parse input")
else throw e}}
$.expectContextual=function(e){if(!this.eatContextual(e))this.unexpected()}
$.canInsertSemicolon=function(){return this.type===m.eof||this.type===m.braceR||x.test(this.input.slice(this.lastTokEnd,this.start))}
$.insertSemicolon=function(){if(this.canInsertSemicolon()){if(this.options.onInsertedSemicolon)this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc)
return true}}
$.semicolon=function(){if(!this.eat(m.semi)&&!this.insertSemicolon())this.unexpected()}
$.afterTrailingComma=function(e,t){if(this.type===e){if(this.options.onTrailingComma)this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc)
if(!t)this.next()
return true}}
$.expect=function(e){this.eat(e)||this.unexpected()}
$.unexpected=function(e){this.raise(e!=null?e:this.start,"Unexpected token")}
var Z=function DestructuringErrors(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1}
$.checkPatternErrors=function(e,t){if(!e)return
if(e.trailingComma>-1)this.raiseRecoverable(e.trailingComma,"Comma is not permitted after the rest element")
var i=t?e.parenthesizedAssign:e.parenthesizedBind
if(i>-1)this.raiseRecoverable(i,t?"Assigning to rvalue":"Parenthesized pattern")}
$.checkExpressionErrors=function(e,t){if(!e)return false
var i=e.shorthandAssign
var s=e.doubleProto
if(!t)return i>=0||s>=0
if(i>=0)this.raise(i,"Shorthand property assignments are valid only in destructuring patterns")
if(s>=0)this.raiseRecoverable(s,"Redefinition of __proto__ property")}
$.checkYieldAwaitInDefaultParams=function(){if(this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos))this.raise(this.yieldPos,"Yield expression cannot be a default value")
if(this.awaitPos)this.raise(this.awaitPos,"Await expression cannot be a default value")}
$.isSimpleAssignTarget=function(e){if(e.type==="ParenthesizedExpression")return this.isSimpleAssignTarget(e.expression)
return e.type==="Identifier"||e.type==="MemberExpression"}
var ee=Q.prototype
ee.parseTopLevel=function(e){var t=Object.create(null)
if(!e.body)e.body=[]
while(this.type!==m.eof){var i=this.parseStatement(null,true,t)
e.body.push(i)}if(this.inModule)for(var s=0,r=Object.keys(this.undefinedExports);s<r.length;s+=1){var a=r[s]
this.raiseRecoverable(this.undefinedExports[a].start,"Export '"+a+"' is not defined")}this.adaptDirectivePrologue(e.body)
this.next()
e.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType
return this.finishNode(e,"Program")}
var te={kind:"loop"},ie={kind:"switch"}
ee.isLet=function(e){if(this.options.ecmaVersion<6||!this.isContextual("let"))return false
y.lastIndex=this.pos
var t=y.exec(this.input)
var i=this.pos+t[0].length,s=this.fullCharCodeAt(i)
if(s===91||s===92)return true
if(e)return false
if(s===123)return true
if(isIdentifierStart(s)){var r=i
do{i+=s<=65535?1:2}while(isIdentifierChar(s=this.fullCharCodeAt(i)))
if(s===92)return true
var a=this.input.slice(r,i)
if(!h.test(a))return true}return false}
ee.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return false
y.lastIndex=this.pos
var e=y.exec(this.input)
var t=this.pos+e[0].length,i
return!x.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(isIdentifierChar(i=this.fullCharCodeAt(t+8))||i===92))}
ee.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return false
y.lastIndex=this.pos
var i=y.exec(this.input)
var s=this.pos+i[0].length
if(x.test(this.input.slice(this.pos,s)))return false
if(e){var r=s+5,a
if(this.input.slice(s,r)!=="using"||r===this.input.length||isIdentifierChar(a=this.fullCharCodeAt(r))||a===92)return false
y.lastIndex=r
var n=y.exec(this.input)
s=r+n[0].length
if(n&&x.test(this.input.slice(r,s)))return false}var o=this.fullCharCodeAt(s)
if(!isIdentifierStart(o)&&o!==92)return false
var c=s
do{s+=o<=65535?1:2}while(isIdentifierChar(o=this.fullCharCodeAt(s)))
if(o===92)return true
var u=this.input.slice(c,s)
if(h.test(u))return false
if(t&&!e&&u==="of"){y.lastIndex=s
var p=y.exec(this.input)
s=s+p[0].length
if(this.input.charCodeAt(s)!==61||(o=this.input.charCodeAt(s+1))===61||o===62)return false}return true}
ee.isAwaitUsing=function(e){return this.isUsingKeyword(true,e)}
ee.isUsing=function(e){return this.isUsingKeyword(false,e)}
ee.parseStatement=function(e,t,i){var s=this.type,r=this.startNode(),a
if(this.isLet(e)){s=m._var
a="let"}switch(s){case m._break:case m._continue:return this.parseBreakContinueStatement(r,s.keyword)
case m._debugger:return this.parseDebuggerStatement(r)
case m._do:return this.parseDoStatement(r)
case m._for:return this.parseForStatement(r)
case m._function:if(e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6)this.unexpected()
return this.parseFunctionStatement(r,false,!e)
case m._class:if(e)this.unexpected()
return this.parseClass(r,true)
case m._if:return this.parseIfStatement(r)
case m._return:return this.parseReturnStatement(r)
case m._switch:return this.parseSwitchStatement(r)
case m._throw:return this.parseThrowStatement(r)
case m._try:return this.parseTryStatement(r)
case m._const:case m._var:a=a||this.value
if(e&&a!=="var")this.unexpected()
return this.parseVarStatement(r,a)
case m._while:return this.parseWhileStatement(r)
case m._with:return this.parseWithStatement(r)
case m.braceL:return this.parseBlock(true,r)
case m.semi:return this.parseEmptyStatement(r)
case m._export:case m._import:if(this.options.ecmaVersion>10&&s===m._import){y.lastIndex=this.pos
var n=y.exec(this.input)
var o=this.pos+n[0].length,h=this.input.charCodeAt(o)
if(h===40||h===46)return this.parseExpressionStatement(r,this.parseExpression())}if(!this.options.allowImportExportEverywhere){if(!t)this.raise(this.start,"'import' and 'export' may only appear at the top level")
if(!this.inModule)this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")}return s===m._import?this.parseImport(r):this.parseExport(r,i)
default:if(this.isAsyncFunction()){if(e)this.unexpected()
this.next()
return this.parseFunctionStatement(r,true,!e)}var c=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null
if(c){if(!this.allowUsing)this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement")
if(e)this.raise(this.start,"Using declaration is not allowed in single-statement positions")
if(c==="await using"){if(!this.canAwait)this.raise(this.start,"Await using cannot appear outside of async function")
this.next()}this.next()
this.parseVar(r,false,c)
this.semicolon()
return this.finishNode(r,"VariableDeclaration")}var u=this.value,p=this.parseExpression()
if(s===m.name&&p.type==="Identifier"&&this.eat(m.colon))return this.parseLabeledStatement(r,u,p,e)
else return this.parseExpressionStatement(r,p)}}
ee.parseBreakContinueStatement=function(e,t){var i=t==="break"
this.next()
if(this.eat(m.semi)||this.insertSemicolon())e.label=null
else if(this.type!==m.name)this.unexpected()
else{e.label=this.parseIdent()
this.semicolon()}var s=0
for(;s<this.labels.length;++s){var r=this.labels[s]
if(e.label==null||r.name===e.label.name){if(r.kind!=null&&(i||r.kind==="loop"))break
if(e.label&&i)break}}if(s===this.labels.length)this.raise(e.start,"Unsyntactic "+t)
return this.finishNode(e,i?"BreakStatement":"ContinueStatement")}
ee.parseDebuggerStatement=function(e){this.next()
this.semicolon()
return this.finishNode(e,"DebuggerStatement")}
ee.parseDoStatement=function(e){this.next()
this.labels.push(te)
e.body=this.parseStatement("do")
this.labels.pop()
this.expect(m._while)
e.test=this.parseParenExpression()
if(this.options.ecmaVersion>=6)this.eat(m.semi)
else this.semicolon()
return this.finishNode(e,"DoWhileStatement")}
ee.parseForStatement=function(e){this.next()
var t=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1
this.labels.push(te)
this.enterScope(0)
this.expect(m.parenL)
if(this.type===m.semi){if(t>-1)this.unexpected(t)
return this.parseFor(e,null)}var i=this.isLet()
if(this.type===m._var||this.type===m._const||i){var s=this.startNode(),r=i?"let":this.value
this.next()
this.parseVar(s,true,r)
this.finishNode(s,"VariableDeclaration")
return this.parseForAfterInit(e,s,t)}var a=this.isContextual("let"),n=false
var o=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null
if(o){var h=this.startNode()
this.next()
if(o==="await using"){if(!this.canAwait)this.raise(this.start,"Await using cannot appear outside of async function")
this.next()}this.parseVar(h,true,o)
this.finishNode(h,"VariableDeclaration")
return this.parseForAfterInit(e,h,t)}var c=this.containsEsc
var u=new Z
var p=this.start
var l=t>-1?this.parseExprSubscripts(u,"await"):this.parseExpression(true,u)
if(this.type===m._in||(n=this.options.ecmaVersion>=6&&this.isContextual("of"))){if(t>-1){if(this.type===m._in)this.unexpected(t)
e.await=true}else if(n&&this.options.ecmaVersion>=8){if(l.start===p&&!c&&l.type==="Identifier"&&l.name==="async")this.unexpected()
else if(this.options.ecmaVersion>=9)e.await=false}if(a&&n)this.raise(l.start,"The left-hand side of a for-of loop may not start with 'let'.")
this.toAssignable(l,false,u)
this.checkLValPattern(l)
return this.parseForIn(e,l)}else this.checkExpressionErrors(u,true)
if(t>-1)this.unexpected(t)
return this.parseFor(e,l)}
ee.parseForAfterInit=function(e,t,i){if((this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1){if(this.type===m._in){if((t.kind==="using"||t.kind==="await using")&&!t.declarations[0].init)this.raise(this.start,"Using declaration is not allowed in for-in loops")
if(this.options.ecmaVersion>=9&&i>-1)this.unexpected(i)}else if(this.options.ecmaVersion>=9)e.await=i>-1
return this.parseForIn(e,t)}if(i>-1)this.unexpected(i)
return this.parseFor(e,t)}
ee.parseFunctionStatement=function(e,t,i){this.next()
return this.parseFunction(e,re|(i?0:ae),false,t)}
ee.parseIfStatement=function(e){this.next()
e.test=this.parseParenExpression()
e.consequent=this.parseStatement("if")
e.alternate=this.eat(m._else)?this.parseStatement("if"):null
return this.finishNode(e,"IfStatement")}
ee.parseReturnStatement=function(e){if(!this.allowReturn)this.raise(this.start,"'return' outside of function")
this.next()
if(this.eat(m.semi)||this.insertSemicolon())e.argument=null
else{e.argument=this.parseExpression()
this.semicolon()}return this.finishNode(e,"ReturnStatement")}
ee.parseSwitchStatement=function(e){this.next()
e.discriminant=this.parseParenExpression()
e.cases=[]
this.expect(m.braceL)
this.labels.push(ie)
this.enterScope(U)
var t
for(var i=false;this.type!==m.braceR;)if(this.type===m._case||this.type===m._default){var s=this.type===m._case
if(t)this.finishNode(t,"SwitchCase")
e.cases.push(t=this.startNode())
t.consequent=[]
this.next()
if(s)t.test=this.parseExpression()
else{if(i)this.raiseRecoverable(this.lastTokStart,"Multiple default clauses")
i=true
t.test=null}this.expect(m.colon)}else{if(!t)this.unexpected()
t.consequent.push(this.parseStatement(null))}this.exitScope()
if(t)this.finishNode(t,"SwitchCase")
this.next()
this.labels.pop()
return this.finishNode(e,"SwitchStatement")}
ee.parseThrowStatement=function(e){this.next()
if(x.test(this.input.slice(this.lastTokEnd,this.start)))this.raise(this.lastTokEnd,"Illegal newline after throw")
e.argument=this.parseExpression()
this.semicolon()
return this.finishNode(e,"ThrowStatement")}
var se=[]
ee.parseCatchClauseParam=function(){var e=this.parseBindingAtom()
var t=e.type==="Identifier"
this.enterScope(t?D:0)
this.checkLValPattern(e,t?H:G)
this.expect(m.parenR)
return e}
ee.parseTryStatement=function(e){this.next()
e.block=this.parseBlock()
e.handler=null
if(this.type===m._catch){var t=this.startNode()
this.next()
if(this.eat(m.parenL))t.param=this.parseCatchClauseParam()
else{if(this.options.ecmaVersion<10)this.unexpected()
t.param=null
this.enterScope(0)}t.body=this.parseBlock(false)
this.exitScope()
e.handler=this.finishNode(t,"CatchClause")}e.finalizer=this.eat(m._finally)?this.parseBlock():null
if(!e.handler&&!e.finalizer)this.raise(e.start,"Missing catch or finally clause")
return this.finishNode(e,"TryStatement")}
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
ee.parseWithStatement=function(e){if(this.strict)this.raise(this.start,"'with' in strict mode")
this.next()
e.object=this.parseParenExpression()
e.body=this.parseStatement("with")
return this.finishNode(e,"WithStatement")}
ee.parseEmptyStatement=function(e){this.next()
return this.finishNode(e,"EmptyStatement")}
ee.parseLabeledStatement=function(e,t,i,s){for(var r=0,a=this.labels;r<a.length;r+=1)if(a[r].name===t)this.raise(i.start,"Label '"+t+"' is already declared")
var n=this.type.isLoop?"loop":this.type===m._switch?"switch":null
for(var o=this.labels.length-1;o>=0;o--){var h=this.labels[o]
if(h.statementStart===e.start){h.statementStart=this.start
h.kind=n}else break}this.labels.push({name:t,kind:n,statementStart:this.start})
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
if(e)this.enterScope(0)
while(this.type!==m.braceR){var s=this.parseStatement(null)
t.body.push(s)}if(i)this.strict=false
this.next()
if(e)this.exitScope()
return this.finishNode(t,"BlockStatement")}
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
if(t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!i||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="Identifier"))this.raise(t.start,(i?"for-in":"for-of")+" loop variable declaration may not have an initializer")
e.left=t
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
if(this.eat(m.eq))r.init=this.parseMaybeAssign(t)
else if(!s&&i==="const"&&!(this.type===m._in||this.options.ecmaVersion>=6&&this.isContextual("of")))this.unexpected()
else if(!s&&(i==="using"||i==="await using")&&this.options.ecmaVersion>=17&&this.type!==m._in&&!this.isContextual("of"))this.raise(this.lastTokEnd,"Missing initializer in "+i+" declaration")
else if(!s&&r.id.type!=="Identifier"&&!(t&&(this.type===m._in||this.isContextual("of"))))this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value")
else r.init=null
e.declarations.push(this.finishNode(r,"VariableDeclarator"))
if(!this.eat(m.comma))break}return e}
ee.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():this.parseBindingAtom()
this.checkLValPattern(e.id,t==="var"?W:G,false)}
var re=1,ae=2,ne=4
ee.parseFunction=function(e,t,i,s,r){this.initFunction(e)
if(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!s){if(this.type===m.star&&t&ae)this.unexpected()
e.generator=this.eat(m.star)}if(this.options.ecmaVersion>=8)e.async=!!s
if(t&re){e.id=t&ne&&this.type!==m.name?null:this.parseIdent()
if(e.id&&!(t&ae))this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?W:G:J)}var a=this.yieldPos,n=this.awaitPos,o=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
this.enterScope(functionFlags(e.async,e.generator))
if(!(t&re))e.id=this.type===m.name?this.parseIdent():null
this.parseFunctionParams(e)
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
if(n.type==="MethodDefinition"&&n.kind==="constructor"){if(a)this.raiseRecoverable(n.start,"Duplicate constructor in the same class")
a=true}else if(n.key&&n.key.type==="PrivateIdentifier"&&isPrivateNameConflicted(s,n))this.raiseRecoverable(n.key.start,"Identifier '#"+n.key.name+"' has already been declared")}}this.strict=i
this.next()
e.body=this.finishNode(r,"ClassBody")
this.exitClassBody()
return this.finishNode(e,t?"ClassDeclaration":"ClassExpression")}
ee.parseClassElement=function(e){if(this.eat(m.semi))return null
var t=this.options.ecmaVersion
var i=this.startNode()
var s=""
var r=false
var a=false
var n="method"
var o=false
if(this.eatContextual("static")){if(t>=13&&this.eat(m.braceL)){this.parseClassStaticBlock(i)
return i}if(this.isClassElementNameStart()||this.type===m.star)o=true
else s="static"}i.static=o
if(!s&&t>=8&&this.eatContextual("async")){if((this.isClassElementNameStart()||this.type===m.star)&&!this.canInsertSemicolon())a=true
else s="async"}if(!s&&(t>=9||!a)&&this.eat(m.star))r=true
if(!s&&!a&&!r){var h=this.value
if(this.eatContextual("get")||this.eatContextual("set")){if(this.isClassElementNameStart())n=h
else s=h}}if(s){i.computed=false
i.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc)
i.key.name=s
this.finishNode(i.key,"Identifier")}else this.parseClassElementName(i)
if(t<13||this.type===m.parenL||n!=="method"||r||a){var c=!i.static&&checkKeyName(i,"constructor")
var u=c&&e
if(c&&n!=="method")this.raise(i.key.start,"Constructor can't have get/set modifier")
i.kind=c?"constructor":n
this.parseClassMethod(i,r,a,u)}else this.parseClassField(i)
return i}
ee.isClassElementNameStart=function(){return this.type===m.name||this.type===m.privateId||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword}
ee.parseClassElementName=function(e){if(this.type===m.privateId){if(this.value==="constructor")this.raise(this.start,"Classes can't have an element named '#constructor'")
e.computed=false
e.key=this.parsePrivateIdent()}else this.parsePropertyName(e)}
ee.parseClassMethod=function(e,t,i,s){var r=e.key
if(e.kind==="constructor"){if(t)this.raise(r.start,"Constructor can't be a generator")
if(i)this.raise(r.start,"Constructor can't be an async method")}else if(e.static&&checkKeyName(e,"prototype"))this.raise(r.start,"Classes may not have a static property named prototype")
var a=e.value=this.parseMethod(t,i,s)
if(e.kind==="get"&&a.params.length!==0)this.raiseRecoverable(a.start,"getter should have no params")
if(e.kind==="set"&&a.params.length!==1)this.raiseRecoverable(a.start,"setter should have exactly one param")
if(e.kind==="set"&&a.params[0].type==="RestElement")this.raiseRecoverable(a.params[0].start,"Setter cannot use rest params")
return this.finishNode(e,"MethodDefinition")}
ee.parseClassField=function(e){if(checkKeyName(e,"constructor"))this.raise(e.key.start,"Classes can't have a field named 'constructor'")
else if(e.static&&checkKeyName(e,"prototype"))this.raise(e.key.start,"Classes can't have a static field named 'prototype'")
if(this.eat(m.eq)){this.enterScope(j|M)
e.value=this.parseMaybeAssign()
this.exitScope()}else e.value=null
this.semicolon()
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
if(t)this.checkLValSimple(e.id,G,false)}else{if(t===true)this.unexpected()
e.id=null}}
ee.parseClassSuper=function(e){e.superClass=this.eat(m._extends)?this.parseExprSubscripts(null,false):null}
ee.enterClassBody=function(){var e={declared:Object.create(null),used:[]}
this.privateNameStack.push(e)
return e.declared}
ee.exitClassBody=function(){var e=this.privateNameStack.pop()
var t=e.declared
var i=e.used
if(!this.options.checkPrivateFields)return
var s=this.privateNameStack.length
var r=s===0?null:this.privateNameStack[s-1]
for(var a=0;a<i.length;++a){var n=i[a]
if(!S(t,n.name)){if(r)r.used.push(n)
else this.raiseRecoverable(n.start,"Private field '#"+n.name+"' must be declared in an enclosing class")}}}
function isPrivateNameConflicted(e,t){var i=t.key.name
var s=e[i]
var r="true"
if(t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set"))r=(t.static?"s":"i")+t.kind
if(s==="iget"&&r==="iset"||s==="iset"&&r==="iget"||s==="sget"&&r==="sset"||s==="sset"&&r==="sget"){e[i]="true"
return false}else if(!s){e[i]=r
return false}else return true}function checkKeyName(e,t){var i=e.computed
var s=e.key
return!i&&(s.type==="Identifier"&&s.name===t||s.type==="Literal"&&s.value===t)}ee.parseExportAllDeclaration=function(e,t){if(this.options.ecmaVersion>=11){if(this.eatContextual("as")){e.exported=this.parseModuleExportName()
this.checkExport(t,e.exported,this.lastTokStart)}else e.exported=null}this.expectContextual("from")
if(this.type!==m.string)this.unexpected()
e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()
this.semicolon()
return this.finishNode(e,"ExportAllDeclaration")}
ee.parseExport=function(e,t){this.next()
if(this.eat(m.star))return this.parseExportAllDeclaration(e,t)
if(this.eat(m._default)){this.checkExport(t,"default",this.lastTokStart)
e.declaration=this.parseExportDefaultDeclaration()
return this.finishNode(e,"ExportDefaultDeclaration")}if(this.shouldParseExportStatement()){e.declaration=this.parseExportDeclaration(e)
if(e.declaration.type==="VariableDeclaration")this.checkVariableExport(t,e.declaration.declarations)
else this.checkExport(t,e.declaration.id,e.declaration.id.start)
e.specifiers=[]
e.source=null
if(this.options.ecmaVersion>=16)e.attributes=[]}else{e.declaration=null
e.specifiers=this.parseExportSpecifiers(t)
if(this.eatContextual("from")){if(this.type!==m.string)this.unexpected()
e.source=this.parseExprAtom()
if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()}else{for(var i=0,s=e.specifiers;i<s.length;i+=1){var r=s[i]
this.checkUnreserved(r.local)
this.checkLocalExport(r.local)
if(r.local.type==="Literal")this.raise(r.local.start,"A string literal cannot be used as an exported binding without `from`.")}e.source=null
if(this.options.ecmaVersion>=16)e.attributes=[]}this.semicolon()}return this.finishNode(e,"ExportNamedDeclaration")}
ee.parseExportDeclaration=function(e){return this.parseStatement(null)}
ee.parseExportDefaultDeclaration=function(){var e
if(this.type===m._function||(e=this.isAsyncFunction())){var t=this.startNode()
this.next()
if(e)this.next()
return this.parseFunction(t,re|ne,false,e)}else if(this.type===m._class){var i=this.startNode()
return this.parseClass(i,"nullableID")}else{var s=this.parseMaybeAssign()
this.semicolon()
return s}}
ee.checkExport=function(e,t,i){if(!e)return
if(typeof t!=="string")t=t.type==="Identifier"?t.name:t.value
if(S(e,t))this.raiseRecoverable(i,"Duplicate export '"+t+"'")
e[t]=true}
ee.checkPatternExport=function(e,t){var i=t.type
if(i==="Identifier")this.checkExport(e,t,t.start)
else if(i==="ObjectPattern")for(var s=0,r=t.properties;s<r.length;s+=1){var a=r[s]
this.checkPatternExport(e,a)}else if(i==="ArrayPattern")for(var n=0,o=t.elements;n<o.length;n+=1){var h=o[n]
if(h)this.checkPatternExport(e,h)}else if(i==="Property")this.checkPatternExport(e,t.value)
else if(i==="AssignmentPattern")this.checkPatternExport(e,t.left)
else if(i==="RestElement")this.checkPatternExport(e,t.argument)}
ee.checkVariableExport=function(e,t){if(!e)return
for(var i=0,s=t;i<s.length;i+=1){var r=s[i]
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
if(this.afterTrailingComma(m.braceR))break}else i=false
t.push(this.parseExportSpecifier(e))}return t}
ee.parseImport=function(e){this.next()
if(this.type===m.string){e.specifiers=se
e.source=this.parseExprAtom()}else{e.specifiers=this.parseImportSpecifiers()
this.expectContextual("from")
e.source=this.type===m.string?this.parseExprAtom():this.unexpected()}if(this.options.ecmaVersion>=16)e.attributes=this.parseWithClause()
this.semicolon()
return this.finishNode(e,"ImportDeclaration")}
ee.parseImportSpecifier=function(){var e=this.startNode()
e.imported=this.parseModuleExportName()
if(this.eatContextual("as"))e.local=this.parseIdent()
else{this.checkUnreserved(e.imported)
e.local=e.imported}this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportSpecifier")}
ee.parseImportDefaultSpecifier=function(){var e=this.startNode()
e.local=this.parseIdent()
this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportDefaultSpecifier")}
ee.parseImportNamespaceSpecifier=function(){var e=this.startNode()
this.next()
this.expectContextual("as")
e.local=this.parseIdent()
this.checkLValSimple(e.local,G)
return this.finishNode(e,"ImportNamespaceSpecifier")}
ee.parseImportSpecifiers=function(){var e=[],t=true
if(this.type===m.name){e.push(this.parseImportDefaultSpecifier())
if(!this.eat(m.comma))return e}if(this.type===m.star){e.push(this.parseImportNamespaceSpecifier())
return e}this.expect(m.braceL)
while(!this.eat(m.braceR)){if(!t){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR))break}else t=false
e.push(this.parseImportSpecifier())}return e}
ee.parseWithClause=function(){var e=[]
if(!this.eat(m._with))return e
this.expect(m.braceL)
var t={}
var i=true
while(!this.eat(m.braceR)){if(!i){this.expect(m.comma)
if(this.afterTrailingComma(m.braceR))break}else i=false
var s=this.parseImportAttribute()
var r=s.key.type==="Identifier"?s.key.name:s.key.value
if(S(t,r))this.raiseRecoverable(s.key.start,"Duplicate attribute key '"+r+"'")
t[r]=true
e.push(s)}return e}
ee.parseImportAttribute=function(){var e=this.startNode()
e.key=this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")
this.expect(m.colon)
if(this.type!==m.string)this.unexpected()
e.value=this.parseExprAtom()
return this.finishNode(e,"ImportAttribute")}
ee.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===m.string){var e=this.parseLiteral(this.value)
if(E.test(e.value))this.raise(e.start,"An export name cannot include a lone surrogate.")
return e}return this.parseIdent(true)}
ee.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)}
ee.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==="string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")}
var oe=Q.prototype
oe.toAssignable=function(e,t,i){if(this.options.ecmaVersion>=6&&e)switch(e.type){case"Identifier":if(this.inAsync&&e.name==="await")this.raise(e.start,"Cannot use 'await' as identifier inside an async function")
break
case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break
case"ObjectExpression":e.type="ObjectPattern"
if(i)this.checkPatternErrors(i,true)
for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.toAssignable(a,t)
if(a.type==="RestElement"&&(a.argument.type==="ArrayPattern"||a.argument.type==="ObjectPattern"))this.raise(a.argument.start,"Unexpected token")}break
case"Property":if(e.kind!=="init")this.raise(e.key.start,"Object pattern can't contain getter or setter")
this.toAssignable(e.value,t)
break
case"ArrayExpression":e.type="ArrayPattern"
if(i)this.checkPatternErrors(i,true)
this.toAssignableList(e.elements,t)
break
case"SpreadElement":e.type="RestElement"
this.toAssignable(e.argument,t)
if(e.argument.type==="AssignmentPattern")this.raise(e.argument.start,"Rest elements cannot have a default value")
break
case"AssignmentExpression":if(e.operator!=="=")this.raise(e.left.end,"Only '=' operator can be used for specifying default value.")
e.type="AssignmentPattern"
delete e.operator
this.toAssignable(e.left,t)
break
case"ParenthesizedExpression":this.toAssignable(e.expression,t,i)
break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(!t)break
default:this.raise(e.start,"Assigning to rvalue")}else if(i)this.checkPatternErrors(i,true)
return e}
oe.toAssignableList=function(e,t){var i=e.length
for(var s=0;s<i;s++){var r=e[s]
if(r)this.toAssignable(r,t)}if(i){var a=e[i-1]
if(this.options.ecmaVersion===6&&t&&a&&a.type==="RestElement"&&a.argument.type!=="Identifier")this.unexpected(a.argument.start)}return e}
oe.parseSpread=function(e){var t=this.startNode()
this.next()
t.argument=this.parseMaybeAssign(false,e)
return this.finishNode(t,"SpreadElement")}
oe.parseRestBinding=function(){var e=this.startNode()
this.next()
if(this.options.ecmaVersion===6&&this.type!==m.name)this.unexpected()
e.argument=this.parseBindingAtom()
return this.finishNode(e,"RestElement")}
oe.parseBindingAtom=function(){if(this.options.ecmaVersion>=6)switch(this.type){case m.bracketL:var e=this.startNode()
this.next()
e.elements=this.parseBindingList(m.bracketR,true,true)
return this.finishNode(e,"ArrayPattern")
case m.braceL:return this.parseObj(true)}return this.parseIdent()}
oe.parseBindingList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(a)a=false
else this.expect(m.comma)
if(t&&this.type===m.comma)r.push(null)
else if(i&&this.afterTrailingComma(e))break
else if(this.type===m.ellipsis){var n=this.parseRestBinding()
this.parseBindingListItem(n)
r.push(n)
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
this.expect(e)
break}else r.push(this.parseAssignableListItem(s))}return r}
oe.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc)
this.parseBindingListItem(t)
return t}
oe.parseBindingListItem=function(e){return e}
oe.parseMaybeDefault=function(e,t,i){i=i||this.parseBindingAtom()
if(this.options.ecmaVersion<6||!this.eat(m.eq))return i
var s=this.startNodeAt(e,t)
s.left=i
s.right=this.parseMaybeAssign()
return this.finishNode(s,"AssignmentPattern")}
oe.checkLValSimple=function(e,t,i){if(t===void 0)t=z
var s=t!==z
switch(e.type){case"Identifier":if(this.strict&&this.reservedWordsStrictBind.test(e.name))this.raiseRecoverable(e.start,(s?"Binding ":"Assigning to ")+e.name+" in strict mode")
if(s){if(t===G&&e.name==="let")this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name")
if(i){if(S(i,e.name))this.raiseRecoverable(e.start,"Argument name clash")
i[e.name]=true}if(t!==K)this.declareName(e.name,t,e.start)}break
case"ChainExpression":this.raiseRecoverable(e.start,"Optional chaining cannot appear in left-hand side")
break
case"MemberExpression":if(s)this.raiseRecoverable(e.start,"Binding member expression")
break
case"ParenthesizedExpression":if(s)this.raiseRecoverable(e.start,"Binding parenthesized expression")
return this.checkLValSimple(e.expression,t,i)
default:this.raise(e.start,(s?"Binding":"Assigning to")+" rvalue")}}
oe.checkLValPattern=function(e,t,i){if(t===void 0)t=z
switch(e.type){case"ObjectPattern":for(var s=0,r=e.properties;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,t,i)}break
case"ArrayPattern":for(var n=0,o=e.elements;n<o.length;n+=1){var h=o[n]
if(h)this.checkLValInnerPattern(h,t,i)}break
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
if(t===ce.f_expr||t===ce.f_stat)return true
if(e===m.colon&&(t===ce.b_stat||t===ce.b_expr))return!t.isExpr
if(e===m._return||e===m.name&&this.exprAllowed)return x.test(this.input.slice(this.lastTokEnd,this.start))
if(e===m._else||e===m.semi||e===m.eof||e===m.parenR||e===m.arrow)return true
if(e===m.braceL)return t===ce.b_stat
if(e===m._var||e===m._const||e===m.name)return false
return!this.exprAllowed}
ue.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e]
if(t.token==="function")return t.generator}return false}
ue.updateContext=function(e){var t,i=this.type
if(i.keyword&&e===m.dot)this.exprAllowed=false
else if(t=i.updateContext)t.call(this,e)
else this.exprAllowed=i.beforeExpr}
ue.overrideContext=function(e){if(this.curContext()!==e)this.context[this.context.length-1]=e}
m.parenR.updateContext=m.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=true
return}var e=this.context.pop()
if(e===ce.b_stat&&this.curContext().token==="function")e=this.context.pop()
this.exprAllowed=!e.isExpr}
m.braceL.updateContext=function(e){this.context.push(this.braceIsBlock(e)?ce.b_stat:ce.b_expr)
this.exprAllowed=true}
m.dollarBraceL.updateContext=function(){this.context.push(ce.b_tmpl)
this.exprAllowed=true}
m.parenL.updateContext=function(e){var t=e===m._if||e===m._for||e===m._with||e===m._while
this.context.push(t?ce.p_stat:ce.p_expr)
this.exprAllowed=true}
m.incDec.updateContext=function(){}
m._function.updateContext=m._class.updateContext=function(e){if(e.beforeExpr&&e!==m._else&&!(e===m.semi&&this.curContext()!==ce.p_stat)&&!(e===m._return&&x.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===m.colon||e===m.braceL)&&this.curContext()===ce.b_stat))this.context.push(ce.f_expr)
else this.context.push(ce.f_stat)
this.exprAllowed=false}
m.colon.updateContext=function(){if(this.curContext().token==="function")this.context.pop()
this.exprAllowed=true}
m.backQuote.updateContext=function(){if(this.curContext()===ce.q_tmpl)this.context.pop()
else this.context.push(ce.q_tmpl)
this.exprAllowed=false}
m.star.updateContext=function(e){if(e===m._function){var t=this.context.length-1
if(this.context[t]===ce.f_expr)this.context[t]=ce.f_expr_gen
else this.context[t]=ce.f_gen}this.exprAllowed=true}
m.name.updateContext=function(e){var t=false
if(this.options.ecmaVersion>=6&&e!==m.dot){if(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())t=true}this.exprAllowed=t}
var pe=Q.prototype
pe.checkPropClash=function(e,t,i){if(this.options.ecmaVersion>=9&&e.type==="SpreadElement")return
if(this.options.ecmaVersion>=6&&(e.computed||e.method||e.shorthand))return
var s=e.key
var r
switch(s.type){case"Identifier":r=s.name
break
case"Literal":r=String(s.value)
break
default:return}var a=e.kind
if(this.options.ecmaVersion>=6){if(r==="__proto__"&&a==="init"){if(t.proto){if(i){if(i.doubleProto<0)i.doubleProto=s.start}else this.raiseRecoverable(s.start,"Redefinition of __proto__ property")}t.proto=true}return}r="$"+r
var n=t[r]
if(n){var o
if(a==="init")o=this.strict&&n.init||n.get||n.set
else o=n.init||n[a]
if(o)this.raiseRecoverable(s.start,"Redefinition of property")}else n=t[r]={init:false,get:false,set:false}
n[a]=true}
pe.parseExpression=function(e,t){var i=this
return this.catchStackOverflow(function(){var s=i.start,r=i.startLoc
var a=i.parseMaybeAssign(e,t)
if(i.type===m.comma){var n=i.startNodeAt(s,r)
n.expressions=[a]
while(i.eat(m.comma))n.expressions.push(i.parseMaybeAssign(e,t))
return i.finishNode(n,"SequenceExpression")}return a})}
pe.parseMaybeAssign=function(e,t,i){if(this.isContextual("yield")){if(this.inGenerator)return this.parseYield(e)
else this.exprAllowed=false}var s=false,r=-1,a=-1,n=-1
if(t){r=t.parenthesizedAssign
a=t.trailingComma
n=t.doubleProto
t.parenthesizedAssign=t.trailingComma=-1}else{t=new Z
s=true}var o=this.start,h=this.startLoc
if(this.type===m.parenL||this.type===m.name){this.potentialArrowAt=this.start
this.potentialArrowInForAwait=e==="await"}var c=this.parseMaybeConditional(e,t)
if(i)c=i.call(this,c,o,h)
if(this.type.isAssign){var u=this.startNodeAt(o,h)
u.operator=this.value
if(this.type===m.eq)c=this.toAssignable(c,false,t)
if(!s){t.parenthesizedAssign=t.trailingComma=-1
if(t.shorthandAssign>=c.start)t.shorthandAssign=-1
if(t.doubleProto>=c.start)t.doubleProto=-1}if(this.type===m.eq)this.checkLValPattern(c)
else this.checkLValSimple(c)
u.left=c
this.next()
u.right=this.parseMaybeAssign(e)
if(n>-1)t.doubleProto=n
return this.finishNode(u,"AssignmentExpression")}else if(s)this.checkExpressionErrors(t,true)
if(r>-1)t.parenthesizedAssign=r
if(a>-1)t.trailingComma=a
return c}
pe.parseMaybeConditional=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseExprOps(e,t)
if(this.checkExpressionErrors(t))return r
if(!(r.type==="ArrowFunctionExpression"&&r.start===i)&&this.eat(m.question)){var a=this.startNodeAt(i,s)
a.test=r
a.consequent=this.parseMaybeAssign()
this.expect(m.colon)
a.alternate=this.parseMaybeAssign(e)
return this.finishNode(a,"ConditionalExpression")}return r}
pe.parseExprOps=function(e,t){var i=this.start,s=this.startLoc
var r=this.parseMaybeUnary(t,false,false,e)
if(this.checkExpressionErrors(t))return r
return r.start===i&&r.type==="ArrowFunctionExpression"?r:this.parseExprOp(r,i,s,-1,e)}
pe.parseExprOp=function(e,t,i,s,r){var a=this.type.binop
if(a!=null&&(!r||this.type!==m._in)){if(a>s){var n=this.type===m.logicalOR||this.type===m.logicalAND
var o=this.type===m.coalesce
if(o)a=m.logicalAND.binop
var h=this.value
this.next()
var c=this.start,u=this.startLoc
var p=this.parseExprOp(this.parseMaybeUnary(null,false,false,r),c,u,a,r)
var l=this.buildBinary(t,i,e,p,h,n||o)
if(n&&this.type===m.coalesce||o&&(this.type===m.logicalOR||this.type===m.logicalAND))this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses")
return this.parseExprOp(l,t,i,s,r)}}return e}
pe.buildBinary=function(e,t,i,s,r,a){if(s.type==="PrivateIdentifier")this.raise(s.start,"Private identifier can only be left side of binary expression")
var n=this.startNodeAt(e,t)
n.left=i
n.operator=r
n.right=s
return this.finishNode(n,a?"LogicalExpression":"BinaryExpression")}
pe.parseMaybeUnary=function(e,t,i,s){var r=this.start,a=this.startLoc,n
if(this.isContextual("await")&&this.canAwait){n=this.parseAwait(s)
t=true}else if(this.type.prefix){var o=this.startNode(),h=this.type===m.incDec
o.operator=this.value
o.prefix=true
this.next()
o.argument=this.parseMaybeUnary(null,true,h,s)
this.checkExpressionErrors(e,true)
if(h)this.checkLValSimple(o.argument)
else if(this.strict&&o.operator==="delete"&&isLocalVariableAccess(o.argument))this.raiseRecoverable(o.start,"Deleting local variable in strict mode")
else if(o.operator==="delete"&&isPrivateFieldAccess(o.argument))this.raiseRecoverable(o.start,"Private fields can not be deleted")
else t=true
n=this.finishNode(o,h?"UpdateExpression":"UnaryExpression")}else if(!t&&this.type===m.privateId){if((s||this.privateNameStack.length===0)&&this.options.checkPrivateFields)this.unexpected()
n=this.parsePrivateIdent()
if(this.type!==m._in)this.unexpected()}else{n=this.parseExprSubscripts(e,s)
if(this.checkExpressionErrors(e))return n
while(this.type.postfix&&!this.canInsertSemicolon()){var c=this.startNodeAt(r,a)
c.operator=this.value
c.prefix=false
c.argument=n
this.checkLValSimple(n)
this.next()
n=this.finishNode(c,"UpdateExpression")}}if(!i&&!(n.type==="ArrowFunctionExpression"&&n.start===r)&&this.eat(m.starstar)){if(t)this.unexpected(this.lastTokStart)
else return this.buildBinary(r,a,n,this.parseMaybeUnary(null,false,false,s),"**",false)}else return n}
function isLocalVariableAccess(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&isLocalVariableAccess(e.expression)}function isPrivateFieldAccess(e){return e.type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&isPrivateFieldAccess(e.expression)||e.type==="ParenthesizedExpression"&&isPrivateFieldAccess(e.expression)}pe.parseExprSubscripts=function(e,t){var i=this.start,s=this.startLoc
var r=-1,a=-1
if(e){r=e.doubleProto
a=e.shorthandAssign
e.doubleProto=e.shorthandAssign=-1}var n=this.parseExprAtom(e,t)
if(n.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return n
var o=this.parseSubscripts(n,i,s,false,t)
if(e){if(o.end>n.end){this.checkExpressionErrors(e,true)
if(e.parenthesizedAssign>=o.start)e.parenthesizedAssign=-1
if(e.parenthesizedBind>=o.start)e.parenthesizedBind=-1
if(e.trailingComma>=o.start)e.trailingComma=-1}if(r>-1)e.doubleProto=r
if(a>-1)e.shorthandAssign=a}return o}
pe.parseSubscripts=function(e,t,i,s,r){var a=this.options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===e.start
var n=false
while(true){var o=this.parseSubscript(e,t,i,s,a,n,r)
if(o.optional)n=true
if(o.end===e.end||o.type==="ArrowFunctionExpression"){if(n){var h=this.startNodeAt(t,i)
h.expression=o
o=this.finishNode(h,"ChainExpression")}return o}e=o
a=false}}
pe.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(m.arrow)}
pe.parseSubscriptAsyncArrow=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,true,s)}
pe.parseSubscript=function(e,t,i,s,r,a,n){var o=this.options.ecmaVersion>=11
var h=o&&this.eat(m.questionDot)
if(s&&h)this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions")
var c=this.eat(m.bracketL)
if(c||h&&this.type!==m.parenL&&this.type!==m.backQuote||this.eat(m.dot)){var u=this.startNodeAt(t,i)
u.object=e
if(c){u.property=this.parseExpression()
this.expect(m.bracketR)}else if(this.type===m.privateId&&e.type!=="Super")u.property=this.parsePrivateIdent()
else u.property=this.parseIdent(this.options.allowReserved!=="never")
u.computed=!!c
if(o)u.optional=h
e=this.finishNode(u,"MemberExpression")}else if(!s&&this.eat(m.parenL)){var p=new Z,l=this.yieldPos,f=this.awaitPos,d=this.awaitIdentPos
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
var x=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false,p)
if(r&&!h&&this.shouldParseAsyncArrow()){this.checkPatternErrors(p,false)
this.checkYieldAwaitInDefaultParams()
if(this.awaitIdentPos>0)this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function")
this.yieldPos=l
this.awaitPos=f
this.awaitIdentPos=d
return this.parseSubscriptAsyncArrow(t,i,x,n)}this.checkExpressionErrors(p,true)
this.yieldPos=l||this.yieldPos
this.awaitPos=f||this.awaitPos
this.awaitIdentPos=d||this.awaitIdentPos
var g=this.startNodeAt(t,i)
g.callee=e
g.arguments=x
if(o)g.optional=h
e=this.finishNode(g,"CallExpression")}else if(this.type===m.backQuote){if(h||a)this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions")
var v=this.startNodeAt(t,i)
v.tag=e
v.quasi=this.parseTemplate({isTagged:true})
e=this.finishNode(v,"TaggedTemplateExpression")}return e}
pe.parseExprAtom=function(e,t,i){if(this.type===m.slash)this.readRegexp()
var s,r=this.potentialArrowAt===this.start
switch(this.type){case m._super:if(!this.allowSuper)this.raise(this.start,"'super' keyword outside a method")
s=this.startNode()
this.next()
if(this.type===m.parenL&&!this.allowDirectSuper)this.raise(s.start,"super() call outside constructor of a subclass")
if(this.type!==m.dot&&this.type!==m.bracketL&&this.type!==m.parenL)this.unexpected()
return this.finishNode(s,"Super")
case m._this:s=this.startNode()
this.next()
return this.finishNode(s,"ThisExpression")
case m.name:var a=this.start,n=this.startLoc,o=this.containsEsc
var h=this.parseIdent(false)
if(this.options.ecmaVersion>=8&&!o&&h.name==="async"&&!this.canInsertSemicolon()&&this.eat(m._function)){this.overrideContext(ce.f_expr)
return this.parseFunction(this.startNodeAt(a,n),0,false,true,t)}if(r&&!this.canInsertSemicolon()){if(this.eat(m.arrow))return this.parseArrowExpression(this.startNodeAt(a,n),[h],false,t)
if(this.options.ecmaVersion>=8&&h.name==="async"&&this.type===m.name&&!o&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc)){h=this.parseIdent(false)
if(this.canInsertSemicolon()||!this.eat(m.arrow))this.unexpected()
return this.parseArrowExpression(this.startNodeAt(a,n),[h],true,t)}}return h
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
case m.parenL:var u=this.start,p=this.parseParenAndDistinguishExpression(r,t)
if(e){if(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(p))e.parenthesizedAssign=u
if(e.parenthesizedBind<0)e.parenthesizedBind=u}return p
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
case m._import:if(this.options.ecmaVersion>=11)return this.parseExprImport(i)
else return this.unexpected()
default:return this.parseExprAtomDefault()}}
pe.parseExprAtomDefault=function(){this.unexpected()}
pe.parseExprImport=function(e){var t=this.startNode()
if(this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword import")
this.next()
if(this.type===m.parenL&&!e)return this.parseDynamicImport(t)
else if(this.type===m.dot){var i=this.startNodeAt(t.start,t.loc&&t.loc.start)
i.name="import"
t.meta=this.finishNode(i,"Identifier")
return this.parseImportMeta(t)}else this.unexpected()}
pe.parseDynamicImport=function(e){this.next()
e.source=this.parseMaybeAssign()
if(this.options.ecmaVersion>=16){if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR)){e.options=this.parseMaybeAssign()
if(!this.eat(m.parenR)){this.expect(m.comma)
if(!this.afterTrailingComma(m.parenR))this.unexpected()}}else e.options=null}else e.options=null}else if(!this.eat(m.parenR)){var t=this.start
if(this.eat(m.comma)&&this.eat(m.parenR))this.raiseRecoverable(t,"Trailing comma is not allowed in import()")
else this.unexpected(t)}return this.finishNode(e,"ImportExpression")}
pe.parseImportMeta=function(e){this.next()
var t=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="meta")this.raiseRecoverable(e.property.start,"The only valid meta property for import is 'import.meta'")
if(t)this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters")
if(this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere)this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module")
return this.finishNode(e,"MetaProperty")}
pe.parseLiteral=function(e){var t=this.startNode()
t.value=e
t.raw=this.input.slice(this.start,this.end)
if(t.raw.charCodeAt(t.raw.length-1)===110)t.bigint=t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")
this.next()
return this.finishNode(t,"Literal")}
pe.parseParenExpression=function(){this.expect(m.parenL)
var e=this.parseExpression()
this.expect(m.parenR)
return e}
pe.shouldParseArrow=function(e){return!this.canInsertSemicolon()}
pe.parseParenAndDistinguishExpression=function(e,t){var i=this.start,s=this.startLoc,r,a=this.options.ecmaVersion>=8
if(this.options.ecmaVersion>=6){this.next()
var n=this.start,o=this.startLoc
var h=[],c=true,u=false
var p=new Z,l=this.yieldPos,f=this.awaitPos,d
this.yieldPos=0
this.awaitPos=0
while(this.type!==m.parenR){c?c=false:this.expect(m.comma)
if(a&&this.afterTrailingComma(m.parenR,true)){u=true
break}else if(this.type===m.ellipsis){d=this.start
h.push(this.parseParenItem(this.parseRestBinding()))
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
break}else h.push(this.parseMaybeAssign(false,p,this.parseParenItem))}var x=this.lastTokEnd,g=this.lastTokEndLoc
this.expect(m.parenR)
if(e&&this.shouldParseArrow(h)&&this.eat(m.arrow)){this.checkPatternErrors(p,false)
this.checkYieldAwaitInDefaultParams()
this.yieldPos=l
this.awaitPos=f
return this.parseParenArrowList(i,s,h,t)}if(!h.length||u)this.unexpected(this.lastTokStart)
if(d)this.unexpected(d)
this.checkExpressionErrors(p,true)
this.yieldPos=l||this.yieldPos
this.awaitPos=f||this.awaitPos
if(h.length>1){r=this.startNodeAt(n,o)
r.expressions=h
this.finishNodeAt(r,"SequenceExpression",x,g)}else r=h[0]}else r=this.parseParenExpression()
if(this.options.preserveParens){var v=this.startNodeAt(i,s)
v.expression=r
return this.finishNode(v,"ParenthesizedExpression")}else return r}
pe.parseParenItem=function(e){return e}
pe.parseParenArrowList=function(e,t,i,s){return this.parseArrowExpression(this.startNodeAt(e,t),i,false,s)}
var le=[]
pe.parseNew=function(){if(this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword new")
var e=this.startNode()
this.next()
if(this.options.ecmaVersion>=6&&this.type===m.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start)
t.name="new"
e.meta=this.finishNode(t,"Identifier")
this.next()
var i=this.containsEsc
e.property=this.parseIdent(true)
if(e.property.name!=="target")this.raiseRecoverable(e.property.start,"The only valid meta property for new is 'new.target'")
if(i)this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters")
if(!this.allowNewDotTarget)this.raiseRecoverable(e.start,"'new.target' can only be used in functions and class static block")
return this.finishNode(e,"MetaProperty")}var s=this.start,r=this.startLoc
e.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),s,r,true,false)
if(e.callee.type==="Super")this.raiseRecoverable(s,"Invalid use of 'super'")
if(this.eat(m.parenL))e.arguments=this.parseExprList(m.parenR,this.options.ecmaVersion>=8,false)
else e.arguments=le
return this.finishNode(e,"NewExpression")}
pe.parseTemplateElement=function(e){var t=e.isTagged
var i=this.startNode()
if(this.type===m.invalidTemplate){if(!t)this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal")
i.value={raw:this.value.replace(/\r\n?/g,"\n"),cooked:null}}else i.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,"\n"),cooked:this.value}
this.next()
i.tail=this.type===m.backQuote
return this.finishNode(i,"TemplateElement")}
pe.parseTemplate=function(e){if(e===void 0)e={}
var t=e.isTagged
if(t===void 0)t=false
var i=this.startNode()
this.next()
i.expressions=[]
var s=this.parseTemplateElement({isTagged:t})
i.quasis=[s]
while(!s.tail){if(this.type===m.eof)this.raise(this.pos,"Unterminated template literal")
this.expect(m.dollarBraceL)
i.expressions.push(this.parseExpression())
this.expect(m.braceR)
i.quasis.push(s=this.parseTemplateElement({isTagged:t}))}this.next()
return this.finishNode(i,"TemplateLiteral")}
pe.isAsyncProp=function(e){return!e.computed&&e.key.type==="Identifier"&&e.key.name==="async"&&(this.type===m.name||this.type===m.num||this.type===m.string||this.type===m.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===m.star)&&!x.test(this.input.slice(this.lastTokEnd,this.start))}
pe.parseObj=function(e,t){var i=this.startNode(),s=true,r={}
i.properties=[]
this.next()
while(!this.eat(m.braceR)){if(!s){this.expect(m.comma)
if(this.options.ecmaVersion>=5&&this.afterTrailingComma(m.braceR))break}else s=false
var a=this.parseProperty(e,t)
if(!e)this.checkPropClash(a,r,t)
i.properties.push(a)}return this.finishNode(i,e?"ObjectPattern":"ObjectExpression")}
pe.parseProperty=function(e,t){var i=this.startNode(),s,r,a,n
if(this.options.ecmaVersion>=9&&this.eat(m.ellipsis)){if(e){i.argument=this.parseIdent(false)
if(this.type===m.comma)this.raiseRecoverable(this.start,"Comma is not permitted after the rest element")
return this.finishNode(i,"RestElement")}i.argument=this.parseMaybeAssign(false,t)
if(this.type===m.comma&&t&&t.trailingComma<0)t.trailingComma=this.start
return this.finishNode(i,"SpreadElement")}if(this.options.ecmaVersion>=6){i.method=false
i.shorthand=false
if(e||t){a=this.start
n=this.startLoc}if(!e)s=this.eat(m.star)}var o=this.containsEsc
this.parsePropertyName(i)
if(!e&&!o&&this.options.ecmaVersion>=8&&!s&&this.isAsyncProp(i)){r=true
s=this.options.ecmaVersion>=9&&this.eat(m.star)
this.parsePropertyName(i)}else r=false
this.parsePropertyValue(i,e,s,r,a,n,t,o)
return this.finishNode(i,"Property")}
pe.parseGetterSetter=function(e){var t=e.key.name
this.parsePropertyName(e)
e.value=this.parseMethod(false)
e.kind=t
var i=e.kind==="get"?0:1
if(e.value.params.length!==i){var s=e.value.start
if(e.kind==="get")this.raiseRecoverable(s,"getter should have no params")
else this.raiseRecoverable(s,"setter should have exactly one param")}else if(e.kind==="set"&&e.value.params[0].type==="RestElement")this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")}
pe.parsePropertyValue=function(e,t,i,s,r,a,n,o){if((i||s)&&this.type===m.colon)this.unexpected()
if(this.eat(m.colon)){e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,n)
e.kind="init"}else if(this.options.ecmaVersion>=6&&this.type===m.parenL){if(t)this.unexpected()
e.method=true
e.value=this.parseMethod(i,s)
e.kind="init"}else if(!t&&!o&&this.options.ecmaVersion>=5&&!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&this.type!==m.comma&&this.type!==m.braceR&&this.type!==m.eq){if(i||s)this.unexpected()
this.parseGetterSetter(e)}else if(this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"){if(i||s)this.unexpected()
this.checkUnreserved(e.key)
if(e.key.name==="await"&&!this.awaitIdentPos)this.awaitIdentPos=r
if(t)e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))
else if(this.type===m.eq&&n){if(n.shorthandAssign<0)n.shorthandAssign=this.start
e.value=this.parseMaybeDefault(r,a,this.copyNode(e.key))}else e.value=this.copyNode(e.key)
e.kind="init"
e.shorthand=true}else this.unexpected()}
pe.parsePropertyName=function(e){if(this.options.ecmaVersion>=6){if(this.eat(m.bracketL)){e.computed=true
e.key=this.parseMaybeAssign()
this.expect(m.bracketR)
return e.key}else e.computed=false}return e.key=this.type===m.num||this.type===m.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")}
pe.initFunction=function(e){e.id=null
if(this.options.ecmaVersion>=6)e.generator=e.expression=false
if(this.options.ecmaVersion>=8)e.async=false}
pe.parseMethod=function(e,t,i){var s=this.startNode(),r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.initFunction(s)
if(this.options.ecmaVersion>=6)s.generator=e
if(this.options.ecmaVersion>=8)s.async=!!t
this.yieldPos=0
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
pe.parseArrowExpression=function(e,t,i,s){var r=this.yieldPos,a=this.awaitPos,n=this.awaitIdentPos
this.enterScope(functionFlags(i,false)|O)
this.initFunction(e)
if(this.options.ecmaVersion>=8)e.async=!!i
this.yieldPos=0
this.awaitPos=0
this.awaitIdentPos=0
e.params=this.toAssignableList(t,true)
this.parseFunctionBody(e,true,false,s)
this.yieldPos=r
this.awaitPos=a
this.awaitIdentPos=n
return this.finishNode(e,"ArrowFunctionExpression")}
pe.parseFunctionBody=function(e,t,i,s){var r=t&&this.type!==m.braceL
var a=this.strict,n=false
if(r){e.body=this.parseMaybeAssign(s)
e.expression=true
this.checkParams(e,false)}else{var o=this.options.ecmaVersion>=7&&!this.isSimpleParamList(e.params)
if(!a||o){n=this.strictDirective(this.end)
if(n&&o)this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function with non-simple parameter list")}var h=this.labels
this.labels=[]
if(n)this.strict=true
this.checkParams(e,!a&&!n&&!t&&!i&&this.isSimpleParamList(e.params))
if(this.strict&&e.id)this.checkLValSimple(e.id,K)
e.body=this.parseBlock(false,void 0,n&&!a)
e.expression=false
this.adaptDirectivePrologue(e.body.body)
this.labels=h}this.exitScope()}
pe.isSimpleParamList=function(e){for(var t=0,i=e;t<i.length;t+=1)if(i[t].type!=="Identifier")return false
return true}
pe.checkParams=function(e,t){var i=Object.create(null)
for(var s=0,r=e.params;s<r.length;s+=1){var a=r[s]
this.checkLValInnerPattern(a,W,t?null:i)}}
pe.parseExprList=function(e,t,i,s){var r=[],a=true
while(!this.eat(e)){if(!a){this.expect(m.comma)
if(t&&this.afterTrailingComma(e))break}else a=false
var n=void 0
if(i&&this.type===m.comma)n=null
else if(this.type===m.ellipsis){n=this.parseSpread(s)
if(s&&this.type===m.comma&&s.trailingComma<0)s.trailingComma=this.start}else n=this.parseMaybeAssign(false,s)
r.push(n)}return r}
pe.checkUnreserved=function(e){var t=e.start
var i=e.end
var s=e.name
if(this.inGenerator&&s==="yield")this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator")
if(this.inAsync&&s==="await")this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function")
if(!(this.currentThisScope().flags&q)&&s==="arguments")this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer")
if(this.inClassStaticBlock&&(s==="arguments"||s==="await"))this.raise(t,"Cannot use "+s+" in class static initialization block")
if(this.keywords.test(s))this.raise(t,"Unexpected keyword '"+s+"'")
if(this.options.ecmaVersion<6&&this.input.slice(t,i).indexOf("\\")!==-1)return
if((this.strict?this.reservedWordsStrict:this.reservedWords).test(s)){if(!this.inAsync&&s==="await")this.raiseRecoverable(t,"Cannot use keyword 'await' outside an async function")
this.raiseRecoverable(t,"The keyword '"+s+"' is reserved")}}
pe.parseIdent=function(e){var t=this.parseIdentNode()
this.next(!!e)
this.finishNode(t,"Identifier")
if(!e){this.checkUnreserved(t)
if(t.name==="await"&&!this.awaitIdentPos)this.awaitIdentPos=t.start}return t}
pe.parseIdentNode=function(){var e=this.startNode()
if(this.type===m.name)e.name=this.value
else if(this.type.keyword){e.name=this.type.keyword
if((e.name==="class"||e.name==="function")&&(this.lastTokEnd!==this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46))this.context.pop()
this.type=m.name}else this.unexpected()
return e}
pe.parsePrivateIdent=function(){var e=this.startNode()
if(this.type===m.privateId)e.name=this.value
else this.unexpected()
this.next()
this.finishNode(e,"PrivateIdentifier")
if(this.options.checkPrivateFields){if(this.privateNameStack.length===0)this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class")
else this.privateNameStack[this.privateNameStack.length-1].used.push(e)}return e}
pe.parseYield=function(e){if(!this.yieldPos)this.yieldPos=this.start
var t=this.startNode()
this.next()
if(this.type===m.semi||this.canInsertSemicolon()||this.type!==m.star&&!this.type.startsExpr){t.delegate=false
t.argument=null}else{t.delegate=this.eat(m.star)
t.argument=this.parseMaybeAssign(e)}return this.finishNode(t,"YieldExpression")}
pe.parseAwait=function(e){if(!this.awaitPos)this.awaitPos=this.start
var t=this.startNode()
this.next()
t.argument=this.parseMaybeUnary(null,true,false,e)
return this.finishNode(t,"AwaitExpression")}
var fe=Q.prototype
fe.raise=function(e,t){var i=getLineInfo(this.input,e)
t+=" ("+i.line+":"+i.column+")"
if(this.sourceFile)t+=" in "+this.sourceFile
var s=new SyntaxError(t)
s.pos=e
s.loc=i
s.raisedAt=this.pos
throw s}
fe.raiseRecoverable=fe.raise
fe.curPosition=function(){if(this.options.locations)return new A(this.curLine,this.pos-this.lineStart)}
var de=Q.prototype
var me=function Scope(e){this.flags=e
this.var=[]
this.lexical=[]
this.functions=[]}
de.enterScope=function(e){this.scopeStack.push(new me(e))}
de.exitScope=function(){this.scopeStack.pop()}
de.treatFunctionsAsVarInScope=function(e){return e.flags&V||!this.inModule&&e.flags&N}
de.declareName=function(e,t,i){var s=false
if(t===G){var r=this.currentScope()
s=r.lexical.indexOf(e)>-1||r.functions.indexOf(e)>-1||r.var.indexOf(e)>-1
r.lexical.push(e)
if(this.inModule&&r.flags&N)delete this.undefinedExports[e]}else if(t===H)this.currentScope().lexical.push(e)
else if(t===J){var a=this.currentScope()
if(this.treatFunctionsAsVar)s=a.lexical.indexOf(e)>-1
else s=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1
a.functions.push(e)}else for(var n=this.scopeStack.length-1;n>=0;--n){var o=this.scopeStack[n]
if(o.lexical.indexOf(e)>-1&&!(o.flags&D&&o.lexical[0]===e)||!this.treatFunctionsAsVarInScope(o)&&o.functions.indexOf(e)>-1){s=true
break}o.var.push(e)
if(this.inModule&&o.flags&N)delete this.undefinedExports[e]
if(o.flags&q)break}if(s)this.raiseRecoverable(i,"Identifier '"+e+"' has already been declared")}
de.checkLocalExport=function(e){if(this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(e.name)===-1)this.undefinedExports[e.name]=e}
de.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]}
de.currentVarScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|j|F))return t}}
de.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.scopeStack[e]
if(t.flags&(q|j|F)&&!(t.flags&O))return t}}
var xe=function Node(e,t,i){this.type=""
this.start=t
this.end=0
if(e.options.locations)this.loc=new I(e,i)
if(e.options.directSourceFile)this.sourceFile=e.options.directSourceFile
if(e.options.ranges)this.range=[t,0]}
var ge=Q.prototype
ge.startNode=function(){return new xe(this,this.start,this.startLoc)}
ge.startNodeAt=function(e,t){return new xe(this,e,t)}
function finishNodeAt(e,t,i,s){e.type=t
e.end=i
if(this.options.locations)e.loc.end=s
if(this.options.ranges)e.range[1]=i
return e}ge.finishNode=function(e,t){return finishNodeAt.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)}
ge.finishNodeAt=function(e,t,i,s){return finishNodeAt.call(this,e,t,i,s)}
ge.copyNode=function(e){var t=new xe(this,e.start,this.startLoc)
for(var i in e)t[i]=e[i]
return t}
var ve="Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"
var ye="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS"
var be=ye+" Extended_Pictographic"
var ke=be
var we=ke+" EBase EComp EMod EPres ExtPict"
var Se=we
var Ce={9:ye,10:be,11:ke,12:we,13:Se,14:Se}
var _e={9:"",10:"",11:"",12:"",13:"",14:"Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"}
var Ee="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu"
var Ae="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb"
var Ie=Ae+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd"
var Pe=Ie+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho"
var Te=Pe+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi"
var Ne=Te+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith"
var Ve={9:Ae,10:Ie,11:Pe,12:Te,13:Ne,14:Ne+" "+ve}
var Le={}
function buildUnicodeData(e){var t=Le[e]={binary:wordsRegexp(Ce[e]+" "+Ee),binaryOfStrings:wordsRegexp(_e[e]),nonBinary:{General_Category:wordsRegexp(Ee),Script:wordsRegexp(Ve[e])}}
t.nonBinary.Script_Extensions=t.nonBinary.Script
t.nonBinary.gc=t.nonBinary.General_Category
t.nonBinary.sc=t.nonBinary.Script
t.nonBinary.scx=t.nonBinary.Script_Extensions}for(var Re=0,Oe=[9,10,11,12,13,14];Re<Oe.length;Re+=1){var De=Oe[Re]
buildUnicodeData(De)}var Me=Q.prototype
var Be=function BranchID(e,t){this.parent=e
this.base=t||this}
Be.prototype.separatedFrom=function separatedFrom(e){for(var t=this;t;t=t.parent)for(var i=e;i;i=i.parent)if(t.base===i.base&&t!==i)return true
return false}
Be.prototype.sibling=function sibling(){return new Be(this.parent,this.base)}
var Fe=function RegExpValidationState(e){this.parser=e
this.validFlags="gim"+(e.options.ecmaVersion>=6?"uy":"")+(e.options.ecmaVersion>=9?"s":"")+(e.options.ecmaVersion>=13?"d":"")+(e.options.ecmaVersion>=15?"v":"")
this.unicodeProperties=Le[e.options.ecmaVersion>=14?14:e.options.ecmaVersion]
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
Fe.prototype.reset=function reset(e,t,i){var s=i.indexOf("v")!==-1
var r=i.indexOf("u")!==-1
this.start=e|0
this.source=t+""
this.flags=i
if(s&&this.parser.options.ecmaVersion>=15){this.switchU=true
this.switchV=true
this.switchN=true}else{this.switchU=r&&this.parser.options.ecmaVersion>=6
this.switchV=false
this.switchN=r&&this.parser.options.ecmaVersion>=9}}
Fe.prototype.raise=function raise(e){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+e)}
Fe.prototype.at=function at(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s)return-1
var r=i.charCodeAt(e)
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s)return r
var a=i.charCodeAt(e+1)
return a>=56320&&a<=57343?(r<<10)+a-56613888:r}
Fe.prototype.nextIndex=function nextIndex(e,t){if(t===void 0)t=false
var i=this.source
var s=i.length
if(e>=s)return s
var r=i.charCodeAt(e),a
if(!(t||this.switchU)||r<=55295||r>=57344||e+1>=s||(a=i.charCodeAt(e+1))<56320||a>57343)return e+1
return e+2}
Fe.prototype.current=function current(e){if(e===void 0)e=false
return this.at(this.pos,e)}
Fe.prototype.lookahead=function lookahead(e){if(e===void 0)e=false
return this.at(this.nextIndex(this.pos,e),e)}
Fe.prototype.advance=function advance(e){if(e===void 0)e=false
this.pos=this.nextIndex(this.pos,e)}
Fe.prototype.eat=function eat(e,t){if(t===void 0)t=false
if(this.current(t)===e){this.advance(t)
return true}return false}
Fe.prototype.eatChars=function eatChars(e,t){if(t===void 0)t=false
var i=this.pos
for(var s=0,r=e;s<r.length;s+=1){var a=r[s]
var n=this.at(i,t)
if(n===-1||n!==a)return false
i=this.nextIndex(i,t)}this.pos=i
return true}
Me.validateRegExpFlags=function(e){var t=e.validFlags
var i=e.flags
var s=false
var r=false
for(var a=0;a<i.length;a++){var n=i.charAt(a)
if(t.indexOf(n)===-1)this.raise(e.start,"Invalid regular expression flag")
if(i.indexOf(n,a+1)>-1)this.raise(e.start,"Duplicate regular expression flag")
if(n==="u")s=true
if(n==="v")r=true}if(this.options.ecmaVersion>=15&&s&&r)this.raise(e.start,"Invalid regular expression flag")}
function hasProp(e){for(var t in e)return true
return false}Me.validateRegExpPattern=function(e){this.regexp_pattern(e)
if(!e.switchN&&this.options.ecmaVersion>=9&&hasProp(e.groupNames)){e.switchN=true
this.regexp_pattern(e)}}
Me.regexp_pattern=function(e){e.pos=0
e.lastIntValue=0
e.lastStringValue=""
e.lastAssertionIsQuantifiable=false
e.numCapturingParens=0
e.maxBackReference=0
e.groupNames=Object.create(null)
e.backReferenceNames.length=0
e.branchID=null
this.regexp_disjunction(e)
if(e.pos!==e.source.length){if(e.eat(41))e.raise("Unmatched ')'")
if(e.eat(93)||e.eat(125))e.raise("Lone quantifier brackets")}if(e.maxBackReference>e.numCapturingParens)e.raise("Invalid escape")
for(var t=0,i=e.backReferenceNames;t<i.length;t+=1){var s=i[t]
if(!e.groupNames[s])e.raise("Invalid named capture referenced")}}
Me.regexp_disjunction=function(e){var t=this.options.ecmaVersion>=16
if(t)e.branchID=new Be(e.branchID,null)
this.regexp_alternative(e)
while(e.eat(124)){if(t)e.branchID=e.branchID.sibling()
this.regexp_alternative(e)}if(t)e.branchID=e.branchID.parent
if(this.regexp_eatQuantifier(e,true))e.raise("Nothing to repeat")
if(e.eat(123))e.raise("Lone quantifier brackets")}
Me.regexp_alternative=function(e){while(e.pos<e.source.length&&this.regexp_eatTerm(e));}
Me.regexp_eatTerm=function(e){if(this.regexp_eatAssertion(e)){if(e.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(e)){if(e.switchU)e.raise("Invalid quantifier")}return true}if(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e)){this.regexp_eatQuantifier(e)
return true}return false}
Me.regexp_eatAssertion=function(e){var t=e.pos
e.lastAssertionIsQuantifiable=false
if(e.eat(94)||e.eat(36))return true
if(e.eat(92)){if(e.eat(66)||e.eat(98))return true
e.pos=t}if(e.eat(40)&&e.eat(63)){var i=false
if(this.options.ecmaVersion>=9)i=e.eat(60)
if(e.eat(61)||e.eat(33)){this.regexp_disjunction(e)
if(!e.eat(41))e.raise("Unterminated group")
e.lastAssertionIsQuantifiable=!i
return true}}e.pos=t
return false}
Me.regexp_eatQuantifier=function(e,t){if(t===void 0)t=false
if(this.regexp_eatQuantifierPrefix(e,t)){e.eat(63)
return true}return false}
Me.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)}
Me.regexp_eatBracedQuantifier=function(e,t){var i=e.pos
if(e.eat(123)){var s=0,r=-1
if(this.regexp_eatDecimalDigits(e)){s=e.lastIntValue
if(e.eat(44)&&this.regexp_eatDecimalDigits(e))r=e.lastIntValue
if(e.eat(125)){if(r!==-1&&r<s&&!t)e.raise("numbers out of order in {} quantifier")
return true}}if(e.switchU&&!t)e.raise("Incomplete quantifier")
e.pos=i}return false}
Me.regexp_eatAtom=function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)}
Me.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatAtomEscape(e))return true
e.pos=t}return false}
Me.regexp_eatUncapturingGroup=function(e){var t=e.pos
if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var i=this.regexp_eatModifiers(e)
var s=e.eat(45)
if(i||s){for(var r=0;r<i.length;r++){var a=i.charAt(r)
if(i.indexOf(a,r+1)>-1)e.raise("Duplicate regular expression modifiers")}if(s){var n=this.regexp_eatModifiers(e)
if(!i&&!n&&e.current()===58)e.raise("Invalid regular expression modifiers")
for(var o=0;o<n.length;o++){var h=n.charAt(o)
if(n.indexOf(h,o+1)>-1||i.indexOf(h)>-1)e.raise("Duplicate regular expression modifiers")}}}}if(e.eat(58)){this.regexp_disjunction(e)
if(e.eat(41))return true
e.raise("Unterminated group")}}e.pos=t}return false}
Me.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9)this.regexp_groupSpecifier(e)
else if(e.current()===63)e.raise("Invalid group")
this.regexp_disjunction(e)
if(e.eat(41)){e.numCapturingParens+=1
return true}e.raise("Unterminated group")}return false}
Me.regexp_eatModifiers=function(e){var t=""
var i=0
while((i=e.current())!==-1&&isRegularExpressionModifier(i)){t+=codePointToString(i)
e.advance()}return t}
function isRegularExpressionModifier(e){return e===105||e===109||e===115}Me.regexp_eatExtendedAtom=function(e){return e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(e)||this.regexp_eatExtendedPatternCharacter(e)}
Me.regexp_eatInvalidBracedQuantifier=function(e){if(this.regexp_eatBracedQuantifier(e,true))e.raise("Nothing to repeat")
return false}
Me.regexp_eatSyntaxCharacter=function(e){var t=e.current()
if(isSyntaxCharacter(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isSyntaxCharacter(e){return e===36||e>=40&&e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}Me.regexp_eatPatternCharacters=function(e){var t=e.pos
var i=0
while((i=e.current())!==-1&&!isSyntaxCharacter(i))e.advance()
return e.pos!==t}
Me.regexp_eatExtendedPatternCharacter=function(e){var t=e.current()
if(t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124){e.advance()
return true}return false}
Me.regexp_groupSpecifier=function(e){if(e.eat(63)){if(!this.regexp_eatGroupName(e))e.raise("Invalid group")
var t=this.options.ecmaVersion>=16
var i=e.groupNames[e.lastStringValue]
if(i){if(t){for(var s=0,r=i;s<r.length;s+=1)if(!r[s].separatedFrom(e.branchID))e.raise("Duplicate capture group name")}else e.raise("Duplicate capture group name")}if(t)(i||(e.groupNames[e.lastStringValue]=[])).push(e.branchID)
else e.groupNames[e.lastStringValue]=true}}
Me.regexp_eatGroupName=function(e){e.lastStringValue=""
if(e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return true
e.raise("Invalid capture group name")}return false}
Me.regexp_eatRegExpIdentifierName=function(e){e.lastStringValue=""
if(this.regexp_eatRegExpIdentifierStart(e)){e.lastStringValue+=codePointToString(e.lastIntValue)
while(this.regexp_eatRegExpIdentifierPart(e))e.lastStringValue+=codePointToString(e.lastIntValue)
return true}return false}
Me.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i))s=e.lastIntValue
if(isRegExpIdentifierStart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierStart(e){return isIdentifierStart(e,true)||e===36||e===95}Me.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos
var i=this.options.ecmaVersion>=11
var s=e.current(i)
e.advance(i)
if(s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,i))s=e.lastIntValue
if(isRegExpIdentifierPart(s)){e.lastIntValue=s
return true}e.pos=t
return false}
function isRegExpIdentifierPart(e){return isIdentifierChar(e,true)||e===36||e===95||e===8204||e===8205}Me.regexp_eatAtomEscape=function(e){if(this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e))return true
if(e.switchU){if(e.current()===99)e.raise("Invalid unicode escape")
e.raise("Invalid escape")}return false}
Me.regexp_eatBackReference=function(e){var t=e.pos
if(this.regexp_eatDecimalEscape(e)){var i=e.lastIntValue
if(e.switchU){if(i>e.maxBackReference)e.maxBackReference=i
return true}if(i<=e.numCapturingParens)return true
e.pos=t}return false}
Me.regexp_eatKGroupName=function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e)){e.backReferenceNames.push(e.lastStringValue)
return true}e.raise("Invalid named reference")}return false}
Me.regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,false)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)}
Me.regexp_eatCControlLetter=function(e){var t=e.pos
if(e.eat(99)){if(this.regexp_eatControlLetter(e))return true
e.pos=t}return false}
Me.regexp_eatZero=function(e){if(e.current()===48&&!isDecimalDigit(e.lookahead())){e.lastIntValue=0
e.advance()
return true}return false}
Me.regexp_eatControlEscape=function(e){var t=e.current()
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
Me.regexp_eatControlLetter=function(e){var t=e.current()
if(isControlLetter(t)){e.lastIntValue=t%32
e.advance()
return true}return false}
function isControlLetter(e){return e>=65&&e<=90||e>=97&&e<=122}Me.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){if(t===void 0)t=false
var i=e.pos
var s=t||e.switchU
if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){var r=e.lastIntValue
if(s&&r>=55296&&r<=56319){var a=e.pos
if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var n=e.lastIntValue
if(n>=56320&&n<=57343){e.lastIntValue=(r-55296)*1024+(n-56320)+65536
return true}}e.pos=a
e.lastIntValue=r}return true}if(s&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&isValidUnicode(e.lastIntValue))return true
if(s)e.raise("Invalid unicode escape")
e.pos=i}return false}
function isValidUnicode(e){return e>=0&&e<=1114111}Me.regexp_eatIdentityEscape=function(e){if(e.switchU){if(this.regexp_eatSyntaxCharacter(e))return true
if(e.eat(47)){e.lastIntValue=47
return true}return false}var t=e.current()
if(t!==99&&(!e.switchN||t!==107)){e.lastIntValue=t
e.advance()
return true}return false}
Me.regexp_eatDecimalEscape=function(e){e.lastIntValue=0
var t=e.current()
if(t>=49&&t<=57){do{e.lastIntValue=10*e.lastIntValue+(t-48)
e.advance()}while((t=e.current())>=48&&t<=57)
return true}return false}
var je=0
var Ue=1
var qe=2
Me.regexp_eatCharacterClassEscape=function(e){var t=e.current()
if(isCharacterClassEscape(t)){e.lastIntValue=-1
e.advance()
return Ue}var i=false
if(e.switchU&&this.options.ecmaVersion>=9&&((i=t===80)||t===112)){e.lastIntValue=-1
e.advance()
var s
if(e.eat(123)&&(s=this.regexp_eatUnicodePropertyValueExpression(e))&&e.eat(125)){if(i&&s===qe)e.raise("Invalid property name")
return s}e.raise("Invalid property name")}return je}
function isCharacterClassEscape(e){return e===100||e===68||e===115||e===83||e===119||e===87}Me.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos
if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var i=e.lastStringValue
if(this.regexp_eatUnicodePropertyValue(e)){var s=e.lastStringValue
this.regexp_validateUnicodePropertyNameAndValue(e,i,s)
return Ue}}e.pos=t
if(this.regexp_eatLoneUnicodePropertyNameOrValue(e)){var r=e.lastStringValue
return this.regexp_validateUnicodePropertyNameOrValue(e,r)}return je}
Me.regexp_validateUnicodePropertyNameAndValue=function(e,t,i){if(!S(e.unicodeProperties.nonBinary,t))e.raise("Invalid property name")
if(!e.unicodeProperties.nonBinary[t].test(i))e.raise("Invalid property value")}
Me.regexp_validateUnicodePropertyNameOrValue=function(e,t){if(e.unicodeProperties.binary.test(t))return Ue
if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return qe
e.raise("Invalid property name")}
Me.regexp_eatUnicodePropertyName=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyNameCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyNameCharacter(e){return isControlLetter(e)||e===95}Me.regexp_eatUnicodePropertyValue=function(e){var t=0
e.lastStringValue=""
while(isUnicodePropertyValueCharacter(t=e.current())){e.lastStringValue+=codePointToString(t)
e.advance()}return e.lastStringValue!==""}
function isUnicodePropertyValueCharacter(e){return isUnicodePropertyNameCharacter(e)||isDecimalDigit(e)}Me.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(e)}
Me.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94)
var i=this.regexp_classContents(e)
if(!e.eat(93))e.raise("Unterminated character class")
if(t&&i===qe)e.raise("Negated character class may contain strings")
return true}return false}
Me.regexp_classContents=function(e){if(e.current()===93)return Ue
if(e.switchV)return this.regexp_classSetExpression(e)
this.regexp_nonEmptyClassRanges(e)
return Ue}
Me.regexp_nonEmptyClassRanges=function(e){while(this.regexp_eatClassAtom(e)){var t=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassAtom(e)){var i=e.lastIntValue
if(e.switchU&&(t===-1||i===-1))e.raise("Invalid character class")
if(t!==-1&&i!==-1&&t>i)e.raise("Range out of order in character class")}}}
Me.regexp_eatClassAtom=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatClassEscape(e))return true
if(e.switchU){var i=e.current()
if(i===99||isOctalDigit(i))e.raise("Invalid class escape")
e.raise("Invalid escape")}e.pos=t}var s=e.current()
if(s!==93){e.lastIntValue=s
e.advance()
return true}return false}
Me.regexp_eatClassEscape=function(e){var t=e.pos
if(e.eat(98)){e.lastIntValue=8
return true}if(e.switchU&&e.eat(45)){e.lastIntValue=45
return true}if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(e))return true
e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)}
Me.regexp_classSetExpression=function(e){var t=Ue,i
if(this.regexp_eatClassSetRange(e));else if(i=this.regexp_eatClassSetOperand(e)){if(i===qe)t=qe
var s=e.pos
while(e.eatChars([38,38])){if(e.current()!==38&&(i=this.regexp_eatClassSetOperand(e))){if(i!==qe)t=Ue
continue}e.raise("Invalid character in character class")}if(s!==e.pos)return t
while(e.eatChars([45,45])){if(this.regexp_eatClassSetOperand(e))continue
e.raise("Invalid character in character class")}if(s!==e.pos)return t}else e.raise("Invalid character in character class")
for(;;){if(this.regexp_eatClassSetRange(e))continue
i=this.regexp_eatClassSetOperand(e)
if(!i)return t
if(i===qe)t=qe}}
Me.regexp_eatClassSetRange=function(e){var t=e.pos
if(this.regexp_eatClassSetCharacter(e)){var i=e.lastIntValue
if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var s=e.lastIntValue
if(i!==-1&&s!==-1&&i>s)e.raise("Range out of order in character class")
return true}e.pos=t}return false}
Me.regexp_eatClassSetOperand=function(e){if(this.regexp_eatClassSetCharacter(e))return Ue
return this.regexp_eatClassStringDisjunction(e)||this.regexp_eatNestedClass(e)}
Me.regexp_eatNestedClass=function(e){var t=e.pos
if(e.eat(91)){var i=e.eat(94)
var s=this.regexp_classContents(e)
if(e.eat(93)){if(i&&s===qe)e.raise("Negated character class may contain strings")
return s}e.pos=t}if(e.eat(92)){var r=this.regexp_eatCharacterClassEscape(e)
if(r)return r
e.pos=t}return null}
Me.regexp_eatClassStringDisjunction=function(e){var t=e.pos
if(e.eatChars([92,113])){if(e.eat(123)){var i=this.regexp_classStringDisjunctionContents(e)
if(e.eat(125))return i}else e.raise("Invalid escape")
e.pos=t}return null}
Me.regexp_classStringDisjunctionContents=function(e){var t=this.regexp_classString(e)
while(e.eat(124))if(this.regexp_classString(e)===qe)t=qe
return t}
Me.regexp_classString=function(e){var t=0
while(this.regexp_eatClassSetCharacter(e))t++
return t===1?Ue:qe}
Me.regexp_eatClassSetCharacter=function(e){var t=e.pos
if(e.eat(92)){if(this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e))return true
if(e.eat(98)){e.lastIntValue=8
return true}e.pos=t
return false}var i=e.current()
if(i<0||i===e.lookahead()&&isClassSetReservedDoublePunctuatorCharacter(i))return false
if(isClassSetSyntaxCharacter(i))return false
e.advance()
e.lastIntValue=i
return true}
function isClassSetReservedDoublePunctuatorCharacter(e){return e===33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function isClassSetSyntaxCharacter(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}Me.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current()
if(isClassSetReservedPunctuator(t)){e.lastIntValue=t
e.advance()
return true}return false}
function isClassSetReservedPunctuator(e){return e===33||e===35||e===37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}Me.regexp_eatClassControlLetter=function(e){var t=e.current()
if(isDecimalDigit(t)||t===95){e.lastIntValue=t%32
e.advance()
return true}return false}
Me.regexp_eatHexEscapeSequence=function(e){var t=e.pos
if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return true
if(e.switchU)e.raise("Invalid escape")
e.pos=t}return false}
Me.regexp_eatDecimalDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isDecimalDigit(i=e.current())){e.lastIntValue=10*e.lastIntValue+(i-48)
e.advance()}return e.pos!==t}
function isDecimalDigit(e){return e>=48&&e<=57}Me.regexp_eatHexDigits=function(e){var t=e.pos
var i=0
e.lastIntValue=0
while(isHexDigit(i=e.current())){e.lastIntValue=16*e.lastIntValue+hexToInt(i)
e.advance()}return e.pos!==t}
function isHexDigit(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function hexToInt(e){if(e>=65&&e<=70)return 10+(e-65)
if(e>=97&&e<=102)return 10+(e-97)
return e-48}Me.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue
if(this.regexp_eatOctalDigit(e)){var i=e.lastIntValue
if(t<=3&&this.regexp_eatOctalDigit(e))e.lastIntValue=t*64+i*8+e.lastIntValue
else e.lastIntValue=t*8+i}else e.lastIntValue=t
return true}return false}
Me.regexp_eatOctalDigit=function(e){var t=e.current()
if(isOctalDigit(t)){e.lastIntValue=t-48
e.advance()
return true}e.lastIntValue=0
return false}
function isOctalDigit(e){return e>=48&&e<=55}Me.regexp_eatFixedHexDigits=function(e,t){var i=e.pos
e.lastIntValue=0
for(var s=0;s<t;++s){var r=e.current()
if(!isHexDigit(r)){e.pos=i
return false}e.lastIntValue=16*e.lastIntValue+hexToInt(r)
e.advance()}return true}
var ze=function Token(e){this.type=e.type
this.value=e.value
this.start=e.start
this.end=e.end
if(e.options.locations)this.loc=new I(e,e.startLoc,e.endLoc)
if(e.options.ranges)this.range=[e.start,e.end]}
var We=Q.prototype
We.next=function(e){if(!e&&this.type.keyword&&this.containsEsc)this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword)
if(this.options.onToken)this.options.onToken(new ze(this))
this.lastTokEnd=this.end
this.lastTokStart=this.start
this.lastTokEndLoc=this.endLoc
this.lastTokStartLoc=this.startLoc
this.nextToken()}
We.getToken=function(){this.next()
return new ze(this)}
if(typeof Symbol!=="undefined")We[Symbol.iterator]=function(){var e=this
return{next:function(){var t=e.getToken()
return{done:t.type===m.eof,value:t}}}}
We.nextToken=function(){var e=this.curContext()
if(!e||!e.preserveSpace)this.skipSpace()
this.start=this.pos
if(this.options.locations)this.startLoc=this.curPosition()
if(this.pos>=this.input.length)return this.finishToken(m.eof)
if(e.override)return e.override(this)
else this.readToken(this.fullCharCodeAtPos())}
We.readToken=function(e){if(isIdentifierStart(e,this.options.ecmaVersion>=6)||e===92)return this.readWord()
return this.getTokenFromCode(e)}
We.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e)
if(t<=55295||t>=56320)return t
var i=this.input.charCodeAt(e+1)
return i<=56319||i>=57344?t:(t<<10)+i-56613888}
We.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)}
We.skipBlockComment=function(){var e=this.options.onComment&&this.curPosition()
var t=this.pos,i=this.input.indexOf("*/",this.pos+=2)
if(i===-1)this.raise(this.pos-2,"Unterminated comment")
this.pos=i+2
if(this.options.locations)for(var s=void 0,r=t;(s=nextLineBreak(this.input,r,this.pos))>-1;){++this.curLine
r=this.lineStart=s}if(this.options.onComment)this.options.onComment(true,this.input.slice(t+2,i),t,this.pos,e,this.curPosition())}
We.skipLineComment=function(e){var t=this.pos
var i=this.options.onComment&&this.curPosition()
var s=this.input.charCodeAt(this.pos+=e)
while(this.pos<this.input.length&&!isNewLine(s))s=this.input.charCodeAt(++this.pos)
if(this.options.onComment)this.options.onComment(false,this.input.slice(t+e,this.pos),t,this.pos,i,this.curPosition())}
We.skipSpace=function(){e:while(this.pos<this.input.length){var e=this.input.charCodeAt(this.pos)
switch(e){case 32:case 160:++this.pos
break
case 13:if(this.input.charCodeAt(this.pos+1)===10)++this.pos
case 10:case 8232:case 8233:++this.pos
if(this.options.locations){++this.curLine
this.lineStart=this.pos}break
case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment()
break
case 47:this.skipLineComment(2)
break
default:break e}break
default:if(e>8&&e<14||e>=5760&&v.test(String.fromCharCode(e)))++this.pos
else break e}}}
We.finishToken=function(e,t){this.end=this.pos
if(this.options.locations)this.endLoc=this.curPosition()
var i=this.type
this.type=e
this.value=t
this.updateContext(i)}
We.readToken_dot=function(){var e=this.input.charCodeAt(this.pos+1)
if(e>=48&&e<=57)return this.readNumber(true)
var t=this.input.charCodeAt(this.pos+2)
if(this.options.ecmaVersion>=6&&e===46&&t===46){this.pos+=3
return this.finishToken(m.ellipsis)}else{++this.pos
return this.finishToken(m.dot)}}
We.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1)
if(this.exprAllowed){++this.pos
return this.readRegexp()}if(e===61)return this.finishOp(m.assign,2)
return this.finishOp(m.slash,1)}
We.readToken_mult_modulo_exp=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
var s=e===42?m.star:m.modulo
if(this.options.ecmaVersion>=7&&e===42&&t===42){++i
s=m.starstar
t=this.input.charCodeAt(this.pos+2)}if(t===61)return this.finishOp(m.assign,i+1)
return this.finishOp(s,i)}
We.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(this.options.ecmaVersion>=12){if(this.input.charCodeAt(this.pos+2)===61)return this.finishOp(m.assign,3)}return this.finishOp(e===124?m.logicalOR:m.logicalAND,2)}if(t===61)return this.finishOp(m.assign,2)
return this.finishOp(e===124?m.bitwiseOR:m.bitwiseAND,1)}
We.readToken_caret=function(){if(this.input.charCodeAt(this.pos+1)===61)return this.finishOp(m.assign,2)
return this.finishOp(m.bitwiseXOR,1)}
We.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===e){if(t===45&&!this.inModule&&this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||x.test(this.input.slice(this.lastTokEnd,this.pos)))){this.skipLineComment(3)
this.skipSpace()
return this.nextToken()}return this.finishOp(m.incDec,2)}if(t===61)return this.finishOp(m.assign,2)
return this.finishOp(m.plusMin,1)}
We.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.pos+1)
var i=1
if(t===e){i=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2
if(this.input.charCodeAt(this.pos+i)===61)return this.finishOp(m.assign,i+1)
return this.finishOp(m.bitShift,i)}if(t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45){this.skipLineComment(4)
this.skipSpace()
return this.nextToken()}if(t===61)i=2
return this.finishOp(m.relational,i)}
We.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1)
if(t===61)return this.finishOp(m.equality,this.input.charCodeAt(this.pos+2)===61?3:2)
if(e===61&&t===62&&this.options.ecmaVersion>=6){this.pos+=2
return this.finishToken(m.arrow)}return this.finishOp(e===61?m.eq:m.prefix,1)}
We.readToken_question=function(){var e=this.options.ecmaVersion
if(e>=11){var t=this.input.charCodeAt(this.pos+1)
if(t===46){var i=this.input.charCodeAt(this.pos+2)
if(i<48||i>57)return this.finishOp(m.questionDot,2)}if(t===63){if(e>=12){if(this.input.charCodeAt(this.pos+2)===61)return this.finishOp(m.assign,3)}return this.finishOp(m.coalesce,2)}}return this.finishOp(m.question,1)}
We.readToken_numberSign=function(){var e=this.options.ecmaVersion
var t=35
if(e>=13){++this.pos
t=this.fullCharCodeAtPos()
if(isIdentifierStart(t,true)||t===92)return this.finishToken(m.privateId,this.readWord1())}this.raise(this.pos,"Unexpected character '"+codePointToString(t)+"'")}
We.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot()
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
case 96:if(this.options.ecmaVersion<6)break;++this.pos
return this.finishToken(m.backQuote)
case 48:var t=this.input.charCodeAt(this.pos+1)
if(t===120||t===88)return this.readRadixNumber(16)
if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(8)
if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(false)
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
We.finishOp=function(e,t){var i=this.input.slice(this.pos,this.pos+t)
this.pos+=t
return this.finishToken(e,i)}
We.readRegexp=function(){var e,t,i=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(i,"Unterminated regular expression")
var s=this.input.charAt(this.pos)
if(x.test(s))this.raise(i,"Unterminated regular expression")
if(!e){if(s==="[")t=true
else if(s==="]"&&t)t=false
else if(s==="/"&&!t)break
e=s==="\\"}else e=false;++this.pos}var r=this.input.slice(i,this.pos);++this.pos
var a=this.pos
var n=this.readWord1()
if(this.containsEsc)this.unexpected(a)
var o=this.regexpState||(this.regexpState=new Fe(this))
o.reset(i,r,n)
this.validateRegExpFlags(o)
this.validateRegExpPattern(o)
var h=null
try{h=new RegExp(r,n)}catch(e){}return this.finishToken(m.regexp,{pattern:r,flags:n,value:h})}
We.readInt=function(e,t,i){var s=this.options.ecmaVersion>=12&&t===void 0
var r=i&&this.input.charCodeAt(this.pos)===48
var a=this.pos,n=0,o=0
for(var h=0,c=t==null?Infinity:t;h<c;++h,++this.pos){var u=this.input.charCodeAt(this.pos),p=void 0
if(s&&u===95){if(r)this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals")
if(o===95)this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore")
if(h===0)this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits")
o=u
continue}if(u>=97)p=u-97+10
else if(u>=65)p=u-65+10
else if(u>=48&&u<=57)p=u-48
else p=Infinity
if(p>=e)break
o=u
n=n*e+p}if(s&&o===95)this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits")
if(this.pos===a||t!=null&&this.pos-a!==t)return null
return n}
function stringToNumber(e,t){if(t)return parseInt(e,8)
return parseFloat(e.replace(/_/g,""))}function stringToBigInt(e){if(typeof BigInt!=="function")return null
return BigInt(e.replace(/_/g,""))}We.readRadixNumber=function(e){var t=this.pos
this.pos+=2
var i=this.readInt(e)
if(i==null)this.raise(this.start+2,"Expected number in radix "+e)
if(this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110){i=stringToBigInt(this.input.slice(t,this.pos));++this.pos}else if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
return this.finishToken(m.num,i)}
We.readNumber=function(e){var t=this.pos
if(!e&&this.readInt(10,void 0,true)===null)this.raise(t,"Invalid number")
var i=this.pos-t>=2&&this.input.charCodeAt(t)===48
if(i&&this.strict)this.raise(t,"Invalid number")
var s=this.input.charCodeAt(this.pos)
if(!i&&!e&&this.options.ecmaVersion>=11&&s===110){var r=stringToBigInt(this.input.slice(t,this.pos));++this.pos
if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
return this.finishToken(m.num,r)}if(i&&/[89]/.test(this.input.slice(t,this.pos)))i=false
if(s===46&&!i){++this.pos
this.readInt(10)
s=this.input.charCodeAt(this.pos)}if((s===69||s===101)&&!i){s=this.input.charCodeAt(++this.pos)
if(s===43||s===45)++this.pos
if(this.readInt(10)===null)this.raise(t,"Invalid number")}if(isIdentifierStart(this.fullCharCodeAtPos()))this.raise(this.pos,"Identifier directly after number")
var a=stringToNumber(this.input.slice(t,this.pos),i)
return this.finishToken(m.num,a)}
We.readCodePoint=function(){var e=this.input.charCodeAt(this.pos),t
if(e===123){if(this.options.ecmaVersion<6)this.unexpected()
var i=++this.pos
t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos);++this.pos
if(t>1114111)this.invalidStringToken(i,"Code point out of bounds")}else t=this.readHexChar(4)
return t}
We.readString=function(e){var t="",i=++this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated string constant")
var s=this.input.charCodeAt(this.pos)
if(s===e)break
if(s===92){t+=this.input.slice(i,this.pos)
t+=this.readEscapedChar(false)
i=this.pos}else if(s===8232||s===8233){if(this.options.ecmaVersion<10)this.raise(this.start,"Unterminated string constant");++this.pos
if(this.options.locations){this.curLine++
this.lineStart=this.pos}}else{if(isNewLine(s))this.raise(this.start,"Unterminated string constant");++this.pos}}t+=this.input.slice(i,this.pos++)
return this.finishToken(m.string,t)}
var Ge={}
We.tryReadTemplateToken=function(){this.inTemplateElement=true
try{this.readTmplToken()}catch(e){if(e===Ge)this.readInvalidTemplateToken()
else throw e}this.inTemplateElement=false}
We.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw Ge
else this.raise(e,t)}
We.readTmplToken=function(){var e="",t=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated template")
var i=this.input.charCodeAt(this.pos)
if(i===96||i===36&&this.input.charCodeAt(this.pos+1)===123){if(this.pos===this.start&&(this.type===m.template||this.type===m.invalidTemplate)){if(i===36){this.pos+=2
return this.finishToken(m.dollarBraceL)}else{++this.pos
return this.finishToken(m.backQuote)}}e+=this.input.slice(t,this.pos)
return this.finishToken(m.template,e)}if(i===92){e+=this.input.slice(t,this.pos)
e+=this.readEscapedChar(true)
t=this.pos}else if(isNewLine(i)){e+=this.input.slice(t,this.pos);++this.pos
switch(i){case 13:if(this.input.charCodeAt(this.pos)===10)++this.pos
case 10:e+="\n"
break
default:e+=String.fromCharCode(i)}if(this.options.locations){++this.curLine
this.lineStart=this.pos}t=this.pos}else++this.pos}}
We.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos
break
case"$":if(this.input[this.pos+1]!=="{")break
case"`":return this.finishToken(m.invalidTemplate,this.input.slice(this.start,this.pos))
case"\r":if(this.input[this.pos+1]==="\n")++this.pos
case"\n":case"\u2028":case"\u2029":++this.curLine
this.lineStart=this.pos+1}this.raise(this.start,"Unterminated template")}
We.readEscapedChar=function(e){var t=this.input.charCodeAt(++this.pos);++this.pos
switch(t){case 110:return"\n"
case 114:return"\r"
case 120:return String.fromCharCode(this.readHexChar(2))
case 117:return codePointToString(this.readCodePoint())
case 116:return"\t"
case 98:return"\b"
case 118:return"\v"
case 102:return"\f"
case 13:if(this.input.charCodeAt(this.pos)===10)++this.pos
case 10:if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""
case 56:case 57:if(this.strict)this.invalidStringToken(this.pos-1,"Invalid escape sequence")
if(e){var i=this.pos-1
this.invalidStringToken(i,"Invalid escape sequence in template string")}default:if(t>=48&&t<=55){var s=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0]
var r=parseInt(s,8)
if(r>255){s=s.slice(0,-1)
r=parseInt(s,8)}this.pos+=s.length-1
t=this.input.charCodeAt(this.pos)
if((s!=="0"||t===56||t===57)&&(this.strict||e))this.invalidStringToken(this.pos-1-s.length,e?"Octal literal in template string":"Octal literal in strict mode")
return String.fromCharCode(r)}if(isNewLine(t)){if(this.options.locations){this.lineStart=this.pos;++this.curLine}return""}return String.fromCharCode(t)}}
We.readHexChar=function(e){var t=this.pos
var i=this.readInt(16,e)
if(i===null)this.invalidStringToken(t,"Bad character escape sequence")
return i}
We.readWord1=function(){this.containsEsc=false
var e="",t=true,i=this.pos
var s=this.options.ecmaVersion>=6
while(this.pos<this.input.length){var r=this.fullCharCodeAtPos()
if(isIdentifierChar(r,s))this.pos+=r<=65535?1:2
else if(r===92){this.containsEsc=true
e+=this.input.slice(i,this.pos)
var a=this.pos
if(this.input.charCodeAt(++this.pos)!==117)this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX");++this.pos
var n=this.readCodePoint()
if(!(t?isIdentifierStart:isIdentifierChar)(n,s))this.invalidStringToken(a,"Invalid Unicode escape")
e+=codePointToString(n)
i=this.pos}else break
t=false}return e+this.input.slice(i,this.pos)}
We.readWord=function(){var e=this.readWord1()
var t=m.name
if(this.keywords.test(e))t=d[e]
return this.finishToken(t,e)}
var Je="8.19.0"
Q.acorn={Parser:Q,version:Je,defaultOptions:P,Position:A,SourceLocation:I,getLineInfo,Node:xe,TokenType:p,tokTypes:m,keywordTypes:d,TokContext:he,tokContexts:ce,isIdentifierChar,isIdentifierStart,Token:ze,isNewLine,lineBreak:x,lineBreakG:g,nonASCIIwhitespace:v}
function parse(e,t){return Q.parse(e,t)}function parseExpressionAt(e,t,i){return Q.parseExpressionAt(e,t,i)}function tokenizer(e,t){return Q.tokenizer(e,t)}e.Node=xe
e.Parser=Q
e.Position=A
e.SourceLocation=I
e.TokContext=he
e.Token=ze
e.TokenType=p
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
e.version=Je})})
var Ke=e.__commonJSMin((e,t)=>{const i=Je()
const s=/^[\da-fA-F]+$/
const r=/^\d+$/
const a=new WeakMap
function getJsxTokens(e){e=e.Parser.acorn||e
let t=a.get(e)
if(!t){const i=e.tokTypes
const s=e.TokContext
const r=e.TokenType
const n=new s("<tag",false)
const o=new s("</tag",false)
const h=new s("<tag>...</tag>",true,true)
const c={tc_oTag:n,tc_cTag:o,tc_expr:h}
const u={jsxName:new r("jsxName"),jsxText:new r("jsxText",{beforeExpr:true}),jsxTagStart:new r("jsxTagStart",{startsExpr:true}),jsxTagEnd:new r("jsxTagEnd")}
u.jsxTagStart.updateContext=function(){this.context.push(h)
this.context.push(n)
this.exprAllowed=false}
u.jsxTagEnd.updateContext=function(e){let t=this.context.pop()
if(t===n&&e===i.slash||t===o){this.context.pop()
this.exprAllowed=this.curContext()===h}else this.exprAllowed=true}
t={tokContexts:c,tokTypes:u}
a.set(e,t)}return t}function getQualifiedJSXName(e){if(!e)return e
if(e.type==="JSXIdentifier")return e.name
if(e.type==="JSXNamespacedName")return e.namespace.name+":"+e.name.name
if(e.type==="JSXMemberExpression")return getQualifiedJSXName(e.object)+"."+getQualifiedJSXName(e.property)}t.exports=function(e){e=e||{}
return function(t){return plugin({allowNamespaces:e.allowNamespaces!==false,allowNamespacedObjects:!!e.allowNamespacedObjects},t)}}
Object.defineProperty(t.exports,"tokTypes",{get:function get_tokTypes(){return getJsxTokens(He()).tokTypes},configurable:true,enumerable:true})
function plugin(e,t){const a=t.acorn||He()
const n=getJsxTokens(a)
const o=a.tokTypes
const h=n.tokTypes
const c=a.tokContexts
const u=n.tokContexts.tc_oTag
const p=n.tokContexts.tc_cTag
const l=n.tokContexts.tc_expr
const f=a.isNewLine
const d=a.isIdentifierStart
const m=a.isIdentifierChar
return class extends t{static get acornJsx(){return n}jsx_readToken(){let e="",t=this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated JSX contents")
let i=this.input.charCodeAt(this.pos)
switch(i){case 60:case 123:if(this.pos===this.start){if(i===60&&this.exprAllowed){++this.pos
return this.finishToken(h.jsxTagStart)}return this.getTokenFromCode(i)}e+=this.input.slice(t,this.pos)
return this.finishToken(h.jsxText,e)
case 38:e+=this.input.slice(t,this.pos)
e+=this.jsx_readEntity()
t=this.pos
break
case 62:case 125:this.raise(this.pos,"Unexpected token `"+this.input[this.pos]+"`. Did you mean `"+(i===62?"&gt;":"&rbrace;")+'` or `{"'+this.input[this.pos]+'"}`?')
default:if(f(i)){e+=this.input.slice(t,this.pos)
e+=this.jsx_readNewLine(true)
t=this.pos}else++this.pos}}}jsx_readNewLine(e){let t=this.input.charCodeAt(this.pos)
let i;++this.pos
if(t===13&&this.input.charCodeAt(this.pos)===10){++this.pos
i=e?"\n":"\r\n"}else i=String.fromCharCode(t)
if(this.options.locations){++this.curLine
this.lineStart=this.pos}return i}jsx_readString(e){let t="",i=++this.pos
for(;;){if(this.pos>=this.input.length)this.raise(this.start,"Unterminated string constant")
let s=this.input.charCodeAt(this.pos)
if(s===e)break
if(s===38){t+=this.input.slice(i,this.pos)
t+=this.jsx_readEntity()
i=this.pos}else if(f(s)){t+=this.input.slice(i,this.pos)
t+=this.jsx_readNewLine(false)
i=this.pos}else++this.pos}t+=this.input.slice(i,this.pos++)
return this.finishToken(o.string,t)}jsx_readEntity(){let e="",t=0,a
let n=this.input[this.pos]
if(n!=="&")this.raise(this.pos,"Entity must start with an ampersand")
let o=++this.pos
while(this.pos<this.input.length&&t++<10){n=this.input[this.pos++]
if(n===";"){if(e[0]==="#"){if(e[1]==="x"){e=e.substr(2)
if(s.test(e))a=String.fromCharCode(parseInt(e,16))}else{e=e.substr(1)
if(r.test(e))a=String.fromCharCode(parseInt(e,10))}}else a=i[e]
break}e+=n}if(!a){this.pos=o
return"&"}return a}jsx_readWord(){let e,t=this.pos
do{e=this.input.charCodeAt(++this.pos)}while(m(e)||e===45)
return this.finishToken(h.jsxName,this.input.slice(t,this.pos))}jsx_parseIdentifier(){let e=this.startNode()
if(this.type===h.jsxName)e.name=this.value
else if(this.type.keyword)e.name=this.type.keyword
else this.unexpected()
this.next()
return this.finishNode(e,"JSXIdentifier")}jsx_parseNamespacedName(){let t=this.start,i=this.startLoc
let s=this.jsx_parseIdentifier()
if(!e.allowNamespaces||!this.eat(o.colon))return s
var r=this.startNodeAt(t,i)
r.namespace=s
r.name=this.jsx_parseIdentifier()
return this.finishNode(r,"JSXNamespacedName")}jsx_parseElementName(){if(this.type===h.jsxTagEnd)return""
let t=this.start,i=this.startLoc
let s=this.jsx_parseNamespacedName()
if(this.type===o.dot&&s.type==="JSXNamespacedName"&&!e.allowNamespacedObjects)this.unexpected()
while(this.eat(o.dot)){let e=this.startNodeAt(t,i)
e.object=s
e.property=this.jsx_parseIdentifier()
s=this.finishNode(e,"JSXMemberExpression")}return s}jsx_parseAttributeValue(){switch(this.type){case o.braceL:let e=this.jsx_parseExpressionContainer()
if(e.expression.type==="JSXEmptyExpression")this.raise(e.start,"JSX attributes must only be assigned a non-empty expression")
return e
case h.jsxTagStart:case o.string:return this.parseExprAtom()
default:this.raise(this.start,"JSX value should be either an expression or a quoted JSX text")}}jsx_parseEmptyExpression(){let e=this.startNodeAt(this.lastTokEnd,this.lastTokEndLoc)
return this.finishNodeAt(e,"JSXEmptyExpression",this.start,this.startLoc)}jsx_parseExpressionContainer(){let e=this.startNode()
this.next()
e.expression=this.type===o.braceR?this.jsx_parseEmptyExpression():this.parseExpression()
this.expect(o.braceR)
return this.finishNode(e,"JSXExpressionContainer")}jsx_parseAttribute(){let e=this.startNode()
if(this.eat(o.braceL)){this.expect(o.ellipsis)
e.argument=this.parseMaybeAssign()
this.expect(o.braceR)
return this.finishNode(e,"JSXSpreadAttribute")}e.name=this.jsx_parseNamespacedName()
e.value=this.eat(o.eq)?this.jsx_parseAttributeValue():null
return this.finishNode(e,"JSXAttribute")}jsx_parseOpeningElementAt(e,t){let i=this.startNodeAt(e,t)
i.attributes=[]
let s=this.jsx_parseElementName()
if(s)i.name=s
while(this.type!==o.slash&&this.type!==h.jsxTagEnd)i.attributes.push(this.jsx_parseAttribute())
i.selfClosing=this.eat(o.slash)
this.expect(h.jsxTagEnd)
return this.finishNode(i,s?"JSXOpeningElement":"JSXOpeningFragment")}jsx_parseClosingElementAt(e,t){let i=this.startNodeAt(e,t)
let s=this.jsx_parseElementName()
if(s)i.name=s
this.expect(h.jsxTagEnd)
return this.finishNode(i,s?"JSXClosingElement":"JSXClosingFragment")}jsx_parseElementAt(e,t){let i=this.startNodeAt(e,t)
let s=[]
let r=this.jsx_parseOpeningElementAt(e,t)
let a=null
if(!r.selfClosing){e:for(;;)switch(this.type){case h.jsxTagStart:e=this.start
t=this.startLoc
this.next()
if(this.eat(o.slash)){a=this.jsx_parseClosingElementAt(e,t)
break e}s.push(this.jsx_parseElementAt(e,t))
break
case h.jsxText:s.push(this.parseExprAtom())
break
case o.braceL:s.push(this.jsx_parseExpressionContainer())
break
default:this.unexpected()}if(getQualifiedJSXName(a.name)!==getQualifiedJSXName(r.name))this.raise(a.start,"Expected corresponding JSX closing tag for <"+getQualifiedJSXName(r.name)+">")}let n=r.name?"Element":"Fragment"
i["opening"+n]=r
i["closing"+n]=a
i.children=s
if(this.type===o.relational&&this.value==="<")this.raise(this.start,"Adjacent JSX elements must be wrapped in an enclosing tag")
return this.finishNode(i,"JSX"+n)}jsx_parseText(){let e=this.parseLiteral(this.value)
e.type="JSXText"
return e}jsx_parseElement(){let e=this.start,t=this.startLoc
this.next()
return this.jsx_parseElementAt(e,t)}parseExprAtom(e){if(this.type===h.jsxText)return this.jsx_parseText()
else if(this.type===h.jsxTagStart)return this.jsx_parseElement()
else return super.parseExprAtom(e)}readToken(e){let t=this.curContext()
if(t===l)return this.jsx_readToken()
if(t===u||t===p){if(d(e))return this.jsx_readWord()
if(e==62){++this.pos
return this.finishToken(h.jsxTagEnd)}if((e===34||e===39)&&t==u)return this.jsx_readString(e)}if(e===60&&this.exprAllowed&&this.input.charCodeAt(this.pos+1)!==33){++this.pos
return this.finishToken(h.jsxTagStart)}return super.readToken(e)}updateContext(e){if(this.type==o.braceL){var t=this.curContext()
if(t==u)this.context.push(c.b_expr)
else if(t==l)this.context.push(c.b_tmpl)
else super.updateContext(e)
this.exprAllowed=true}else if(this.type===o.slash&&e===h.jsxTagStart){this.context.length-=2
this.context.push(p)
this.exprAllowed=false}else return super.updateContext(e)}}}})
const Qe=regexCheck(/[A-Za-z]/)
const Xe=regexCheck(/[\dA-Za-z]/)
const $e=regexCheck(/[#-'*+\--9=?A-Z^-~]/)
function asciiControl(e){return e!==null&&(e<32||e===127)}const Ye=regexCheck(/\d/)
const Ze=regexCheck(/[\dA-Fa-f]/)
const et=regexCheck(/[!-/:-@[-`{-~]/)
function markdownLineEnding(e){return e!==null&&e<-2}function markdownLineEndingOrSpace(e){return e!==null&&(e<0||e===32)}function markdownSpace(e){return e===-2||e===-1||e===32}const tt=regexCheck(/\p{P}|\p{S}/u)
const it=regexCheck(/\s/)
function regexCheck(e){return check
function check(t){return t!==null&&t>-1&&e.test(String.fromCharCode(t))}}function factorySpace(e,t,i,s){const r=s?s-1:Infinity
let a=0
return start
function start(s){if(markdownSpace(s)){e.enter(i)
return prefix(s)}return t(s)}function prefix(s){if(markdownSpace(s)&&a++<r){e.consume(s)
return prefix}e.exit(i)
return t(s)}}function factorySpaceMinMax(e,t,i,s,r,a){let n=0
return start
function start(t){if(a>0&&markdownSpace(t)){e.enter(s)
return prefix(t)}return after(t)}function prefix(t){if(markdownSpace(t)&&n<a){e.consume(t)
n++
return prefix}e.exit(s)
return after(t)}function after(e){return n>=r?t(e):i(e)}}function color(e){return"\x1b[33m"+e+"\x1b[39m"}const st={}.hasOwnProperty
const rt=Symbol("continue")
const nt=Symbol("exit")
const ot=Symbol("skip")
function visit(e,t){let i
let s
if(typeof t==="function")i=t
else if(t&&typeof t==="object"){if(t.enter)i=t.enter
if(t.leave)s=t.leave}build(e,void 0,void 0,[])()
function build(e,t,r,a){if(nodelike(e))visit.displayName="node ("+color(e.type)+")"
return visit
function visit(){const n=i?toResult(i(e,t,r,a)):[]
if(n[0]===nt)return n
if(n[0]!==ot){let t
for(t in e)if(st.call(e,t)&&e[t]&&typeof e[t]==="object"&&t!=="data"&&t!=="position"){const i=a.concat(e)
const s=e[t]
if(Array.isArray(s)){const e=s
let r=0
while(r>-1&&r<e.length){const s=e[r]
if(nodelike(s)){const e=build(s,t,r,i)()
if(e[0]===nt)return e
r=typeof e[1]==="number"?e[1]:r+1}else r++}}else if(nodelike(s)){const e=build(s,t,void 0,i)()
if(e[0]===nt)return e}}}return s?toResult(s(e,t,r,a)):n}}}function toResult(e){if(Array.isArray(e))return e
if(typeof e==="number")return[rt,e]
return[e]}function nodelike(e){return Boolean(e&&typeof e==="object"&&"type"in e&&typeof e.type==="string"&&e.type.length>0)}function stringifyPosition(e){if(!e||typeof e!=="object")return""
if("position"in e||"type"in e)return position(e.position)
if("start"in e||"end"in e)return position(e)
if("line"in e||"column"in e)return point(e)
return""}function point(e){return index(e&&e.line)+":"+index(e&&e.column)}function position(e){return point(e&&e.start)+"-"+point(e&&e.end)}function index(e){return e&&typeof e==="number"?e:1}var ht=class extends Error{constructor(e,t,i){super()
if(typeof t==="string"){i=t
t=void 0}let s=""
let r={}
let a=false
if(t){if("line"in t&&"column"in t)r={place:t}
else if("start"in t&&"end"in t)r={place:t}
else if("type"in t)r={ancestors:[t],place:t.position}
else r={...t}}if(typeof e==="string")s=e
else if(!r.cause&&e){a=true
s=e.message
r.cause=e}if(!r.ruleId&&!r.source&&typeof i==="string"){const e=i.indexOf(":")
if(e===-1)r.ruleId=i
else{r.source=i.slice(0,e)
r.ruleId=i.slice(e+1)}}if(!r.place&&r.ancestors){const e=r.ancestors[r.ancestors.length-1]
if(e)r.place=e.position}const n=r.place&&"start"in r.place?r.place.start:r.place
this.ancestors=r.ancestors||void 0
this.cause=r.cause||void 0
this.column=n?n.column:void 0
this.fatal=void 0
this.file=""
this.message=s
this.line=n?n.line:void 0
this.name=stringifyPosition(r.place)||"1:1"
this.place=r.place||void 0
this.reason=this.message
this.ruleId=r.ruleId||void 0
this.source=r.source||void 0
this.stack=a&&r.cause&&typeof r.cause.stack==="string"?r.cause.stack:""
this.actual=void 0
this.expected=void 0
this.note=void 0
this.url=void 0}}
Object.defineProperties(ht.prototype,{file:{configurable:true,enumerable:true,value:"",writable:true},name:{configurable:true,enumerable:true,value:"",writable:true},reason:{configurable:true,enumerable:true,value:"",writable:true},message:{configurable:true,enumerable:true,value:"",writable:true},stack:{configurable:true,enumerable:true,value:"",writable:true},column:{configurable:true,enumerable:true,writable:true},line:{configurable:true,enumerable:true,writable:true},ancestors:{configurable:true,enumerable:true,writable:true},cause:{configurable:true,enumerable:true,writable:true},fatal:{configurable:true,enumerable:true,writable:true},place:{configurable:true,enumerable:true,writable:true},ruleId:{configurable:true,enumerable:true,writable:true},source:{configurable:true,enumerable:true,writable:true}})
function eventsToAcorn(e,t){const i=t.prefix||""
const s=t.suffix||""
const r=Object.assign({},t.acornOptions)
const a=[]
const n=[]
const o=r.onComment
const h=r.onToken
let c=false
let u
let p
const l=Object.assign({},r,{onComment:a,preserveParens:true})
if(h)l.onToken=n
const f=collect(e,t.tokenTypes)
const d=f.value
const m=i+d+s
const x=t.expression&&empty(d)
if(x&&!t.allowEmpty)throw new ht("Unexpected empty expression",{place:parseOffsetToUnistPoint(0),ruleId:"unexpected-empty-expression",source:"micromark-extension-mdx-expression"})
try{u=t.expression&&!x?t.acorn.parseExpressionAt(m,0,l):t.acorn.parse(m,l)}catch(e){const t=e
const s=parseOffsetToUnistPoint(t.pos)
t.message=String(t.message).replace(/ \(\d+:\d+\)$/,"")
t.pos=s.offset
t.loc={line:s.line,column:s.column-1}
p=t
c=t.raisedAt>=i.length+d.length||t.message==="Unterminated comment"}if(u&&t.expression&&!x){if(empty(m.slice(u.end,m.length-s.length)))u={type:"Program",start:0,end:i.length+d.length,body:[{type:"ExpressionStatement",expression:u,start:0,end:i.length+d.length}],sourceType:"module",comments:[]}
else{const e=parseOffsetToUnistPoint(u.end)
const t=new Error("Unexpected content after expression")
t.pos=e.offset
t.loc={line:e.line,column:e.column-1}
p=t
u=void 0}}if(u){u.comments=a
visit(u,function(e,t,i,s){let r=s[s.length-1]
let a=t
if(e.type==="ParenthesizedExpression"&&r&&a){if(typeof i==="number"){r=r[a]
a=i}r[a]=e.expression}fixPosition(e)})
if(Array.isArray(o))o.push(...a)
else if(typeof o==="function")for(const e of a)o(e.type==="Block",e.value,e.start,e.end,e.loc.start,e.loc.end)
for(const e of n){if(e.end<=i.length||e.start-i.length>=d.length)continue
fixPosition(e)
if(Array.isArray(h))h.push(e)
else h(e)}}return{estree:u,error:p,swallow:c}
function fixPosition(e){const t=parseOffsetToUnistPoint(e.start)
const i=parseOffsetToUnistPoint(e.end)
e.start=t.offset
e.end=i.offset
e.loc={start:{line:t.line,column:t.column-1,offset:t.offset},end:{line:i.line,column:i.column-1,offset:i.offset}}
e.range=[e.start,e.end]}function parseOffsetToUnistPoint(e){let s=e-i.length
if(s<0)s=0
else if(s>d.length)s=d.length
let r=relativeToPoint(f.stops,s)
if(!r)r={line:t.start.line,column:t.start.column,offset:t.start.offset}
return r}}function empty(e){return/^\s*$/.test(e.replace(/\/\*[\s\S]*?\*\//g,"").replace(/\/\/[^\r\n]*(\r\n|\n|\r)/g,""))}function collect(e,t){const i={value:"",stops:[]}
let s=-1
while(++s<e.length){const r=e[s]
if(r[0]==="enter"){const e=r[1].type
if(e==="lineEnding"||t.includes(e)){const e=r[2].sliceStream(r[1])
while(e.length>0&&e[0]===-1)e.shift()
const t=serializeChunks(e)
i.stops.push([i.value.length,r[1].start])
i.value+=t
i.stops.push([i.value.length,r[1].end])}}}return i}function relativeToPoint(e,t){let i=0
while(i<e.length&&e[i][0]<=t)i+=1
if(i===0)return
const[s,r]=e[i-1]
const a=t-s
return{line:r.line,column:r.column+a,offset:r.offset+a}}function serializeChunks(e){let t=-1
const i=[]
let s
while(++t<e.length){const r=e[t]
let a
if(typeof r==="string")a=r
else switch(r){case-5:a="\r"
break
case-4:a="\n"
break
case-3:a="\r\n"
break
case-2:a="\t"
break
case-1:if(s)continue
a=" "
break
default:a=String.fromCharCode(r)}s=r===-2
i.push(a)}return i.join("")}function positionFromEstree(e){const t=e||{}
const i=t.loc||{}
const s=t.range||[void 0,void 0]
const r=pointOrUndefined(i.start,s[0]||t.start)
const a=pointOrUndefined(i.end,s[1]||t.end)
if(r&&a)return{start:r,end:a}}function pointOrUndefined(e,t){if(e&&typeof e==="object"){const i="line"in e?numberOrUndefined(e.line):void 0
const s="column"in e?numberOrUndefined(e.column):void 0
if(i&&s!==void 0)return{line:i,column:s+1,offset:numberOrUndefined(t)}}}function numberOrUndefined(e){return typeof e==="number"&&e>-1?e:void 0}const ct="https://github.com/micromark/micromark-extension-mdx-expression/tree/main/packages/micromark-extension-mdx-expression"
const ut="#unexpected-end-of-file-in-expression-expected-a-corresponding-closing-brace-for-"
const pt="#unexpected-lazy-line-in-expression-in-container-expected-line-to-be-prefixed"
const lt="#unexpected-type-in-code-expected-an-object-spread-spread"
const ft="#unexpected-extra-content-in-spread-only-a-single-spread-is-supported"
const dt="#could-not-parse-expression-with-acorn"
function factoryMdxExpression(e,t,i,s,r,a,n,o,h,c,u){const p=this
const l=this.events.length+3
let f=0
let d
let m
return start
function start(t){e.enter(i)
e.enter(s)
e.consume(t)
e.exit(s)
d=p.now()
return before}function before(u){if(u===null){if(m)throw m
const e=new ht("Unexpected end of file in expression, expected a corresponding closing brace for `{`",{place:p.now(),ruleId:"unexpected-eof",source:"micromark-extension-mdx-expression"})
e.url=ct+ut
throw e}if(markdownLineEnding(u)){e.enter("lineEnding")
e.consume(u)
e.exit("lineEnding")
return eolAfter}if(u===125&&f===0){const f=a?mdxExpressionParse.call(p,a,n,r,l,d,c||false,h||false):{type:"ok",estree:void 0}
if(f.type==="ok"){e.enter(s)
e.consume(u)
e.exit(s)
const r=e.exit(i)
if(o&&f.estree)Object.assign(r,{estree:f.estree})
return t}m=f.message
e.enter(r)
e.consume(u)
return inside}e.enter(r)
return inside(u)}function inside(t){if(t===125&&f===0||t===null||markdownLineEnding(t)){e.exit(r)
return before(t)}if(t===123&&!a)f+=1
else if(t===125)f-=1
e.consume(t)
return inside}function eolAfter(t){const i=p.now()
if(i.line!==d.line&&!u&&p.parser.lazy[i.line]){const e=new ht("Unexpected lazy line in expression in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",{place:p.now(),ruleId:"unexpected-lazy",source:"micromark-extension-mdx-expression"})
e.url=ct+pt
throw e}if(markdownSpace(t))return factorySpace(e,before,"linePrefix",3)(t)
return before(t)}}function mdxExpressionParse(e,t,i,s,r,a,n){const o=eventsToAcorn(this.events.slice(s),{acorn:e,tokenTypes:[i],acornOptions:t,start:r,expression:true,allowEmpty:a,prefix:n?"({":"",suffix:n?"})":""})
const h=o.estree
if(n&&h){const e=h.body[0]
if(e.type!=="ExpressionStatement"||e.expression.type!=="ObjectExpression"){const t=positionFromEstree(e)
const i=new ht("Unexpected `"+e.type+"` in code: expected an object spread (`{...spread}`)",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ct+lt
throw i}if(e.expression.properties[1]){const t=new ht("Unexpected extra content in spread: only a single spread is supported",{place:positionFromEstree(e.expression.properties[1]).start,ruleId:"spread-extra",source:"micromark-extension-mdx-expression"})
t.url=ct+ft
throw t}if(e.expression.properties[0]&&e.expression.properties[0].type!=="SpreadElement"){const t=positionFromEstree(e.expression.properties[0])
const i=new ht("Unexpected `"+e.expression.properties[0].type+"` in code: only spread elements are supported",{place:t.start,ruleId:"non-spread",source:"micromark-extension-mdx-expression"})
i.url=ct+lt
throw i}}if(o.error){const e=new ht("Could not parse expression with acorn",{cause:o.error,place:{line:o.error.loc.line,column:o.error.loc.column+1,offset:o.error.pos},ruleId:"acorn",source:"micromark-extension-mdx-expression"})
e.url=ct+dt
return{type:"nok",message:e}}return{type:"ok",estree:h}}function mdxExpression(e){const t=e||{}
const i=t.addResult
const s=t.acorn
const r=t.spread
let a=t.allowEmpty
let n
if(a===null||a===void 0)a=true
if(s){if(!s.parseExpressionAt)throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")
n=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions)}else if(t.acornOptions||t.addResult)throw new Error("Expected an `acorn` instance passed in as `options.acorn`")
return{flow:{[123]:{name:"mdxFlowExpression",tokenize:tokenizeFlowExpression,concrete:true}},text:{[123]:{name:"mdxTextExpression",tokenize:tokenizeTextExpression}}}
function tokenizeFlowExpression(e,t,o){const h=this
return start
function start(e){return before(e)}function before(t){return factoryMdxExpression.call(h,e,after,"mdxFlowExpression","mdxFlowExpressionMarker","mdxFlowExpressionChunk",s,n,i,r,a)(t)}function after(t){return markdownSpace(t)?factorySpace(e,end,"whitespace")(t):end(t)}function end(i){const s=h.parser.constructs.flow[60]
const r=(Array.isArray(s)?s:s?[s]:[]).find(function(e){return e.name==="mdxJsxFlowTag"})
if(i===60&&r)return e.attempt(r,end,o)(i)
return i===null||markdownLineEnding(i)?t(i):o(i)}}function tokenizeTextExpression(e,t){const o=this
return start
function start(h){return factoryMdxExpression.call(o,e,t,"mdxTextExpression","mdxTextExpressionMarker","mdxTextExpressionChunk",s,n,i,r,a,true)(h)}}}const mt=/[$_\p{ID_Start}]/u
const xt=/[$_\u{200C}\u{200D}\p{ID_Continue}]/u
const gt=/[-$_\u{200C}\u{200D}\p{ID_Continue}]/u
const vt={}
function start(e){return e?mt.test(String.fromCodePoint(e)):false}function cont(e,t){const i=(t||vt).jsx?gt:xt
return e?i.test(String.fromCodePoint(e)):false}const yt="https://github.com/micromark/micromark-extension-mdx-jsx"
function factoryTag(e,t,i,s,r,a,n,o,h,c,u,p,l,f,d,m,x,g,v,y,b,k,w,S,C,_,E,A,I,P,T,N){const V=this
let L
let R
return start$1
function start$1(t){e.enter(o)
e.enter(h)
e.consume(t)
e.exit(h)
return startAfter}function startAfter(e){if(markdownLineEndingOrSpace(e))return i(e)
L=nameBefore
return esWhitespaceStart(e)}function nameBefore(t){if(t===47){e.enter(c)
e.consume(t)
e.exit(c)
L=closingTagNameBefore
return esWhitespaceStart}if(t===62)return tagEnd(t)
if(t!==null&&t>=0&&start(t)){e.enter(p)
e.enter(l)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===33?" (note: to create a comment in MDX, use `{/* text */}`)":""))}function closingTagNameBefore(t){if(t===62)return tagEnd(t)
if(t!==null&&t>=0&&start(t)){e.enter(p)
e.enter(l)
e.consume(t)
return primaryName}crash(t,"before name","a character that can start a name, such as a letter, `$`, or `_`"+(t===42||t===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function primaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return primaryName}if(t===46||t===47||t===58||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)){e.exit(l)
L=primaryNameAfter
return esWhitespaceStart(t)}crash(t,"in name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function primaryNameAfter(t){if(t===46){e.enter(f)
e.consume(t)
e.exit(f)
L=memberNameBefore
return esWhitespaceStart}if(t===58){e.enter(m)
e.consume(t)
e.exit(m)
L=localNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&start(t)){e.exit(p)
return attributeBefore(t)}crash(t,"after name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberNameBefore(t){if(t!==null&&t>=0&&start(t)){e.enter(d)
e.consume(t)
return memberName}crash(t,"before member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function memberName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return memberName}if(t===46||t===47||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)){e.exit(d)
L=memberNameAfter
return esWhitespaceStart(t)}crash(t,"in member name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag"+(t===64?" (note: to create a link in MDX, use `[text](url)`)":""))}function memberNameAfter(t){if(t===46){e.enter(f)
e.consume(t)
e.exit(f)
L=memberNameBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&start(t)){e.exit(p)
return attributeBefore(t)}crash(t,"after member name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameBefore(t){if(t!==null&&t>=0&&start(t)){e.enter(x)
e.consume(t)
return localName}crash(t,"before local name","a character that can start a name, such as a letter, `$`, or `_`"+(t===43||t!==null&&t>46&&t<58?" (note: to create a link in MDX, use `[text](url)`)":""))}function localName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return localName}if(t===47||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)){e.exit(x)
L=localNameAfter
return esWhitespaceStart(t)}crash(t,"in local name","a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag")}function localNameAfter(t){if(t===47||t===62||t===123||t!==null&&t>=0&&start(t)){e.exit(p)
return attributeBefore(t)}crash(t,"after local name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeBefore(t){if(t===47){e.enter(u)
e.consume(t)
e.exit(u)
L=selfClosing
return esWhitespaceStart}if(t===62)return tagEnd(t)
if(t===123)return factoryMdxExpression.call(V,e,attributeExpressionAfter,g,v,y,s,r,a,true,false,n)(t)
if(t!==null&&t>=0&&start(t)){e.enter(b)
e.enter(k)
e.enter(w)
e.consume(t)
return attributePrimaryName}crash(t,"before attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; whitespace before attributes; or the end of the tag")}function attributeExpressionAfter(e){L=attributeBefore
return esWhitespaceStart(e)}function attributePrimaryName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributePrimaryName}if(t===47||t===58||t===61||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)){e.exit(w)
L=attributePrimaryNameAfter
return esWhitespaceStart(t)}crash(t,"in attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributePrimaryNameAfter(t){if(t===58){e.enter(S)
e.consume(t)
e.exit(S)
L=attributeLocalNameBefore
return esWhitespaceStart}if(t===61){e.exit(k)
e.enter(_)
e.consume(t)
e.exit(_)
L=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)||t!==null&&t>=0&&start(t)){e.exit(k)
e.exit(b)
L=attributeBefore
return esWhitespaceStart(t)}crash(t,"after attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalNameBefore(t){if(t!==null&&t>=0&&start(t)){e.enter(C)
e.consume(t)
return attributeLocalName}crash(t,"before local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeLocalName(t){if(t!==null&&t>=0&&cont(t,{jsx:true})){e.consume(t)
return attributeLocalName}if(t===47||t===61||t===62||t===123||markdownLineEndingOrSpace(t)||it(t)){e.exit(C)
e.exit(k)
L=attributeLocalNameAfter
return esWhitespaceStart(t)}crash(t,"in local attribute name","an attribute name character such as letters, digits, `$`, or `_`; `=` to initialize a value; whitespace before attributes; or the end of the tag")}function attributeLocalNameAfter(t){if(t===61){e.enter(_)
e.consume(t)
e.exit(_)
L=attributeValueBefore
return esWhitespaceStart}if(t===47||t===62||t===123||t!==null&&t>=0&&start(t)){e.exit(b)
return attributeBefore(t)}crash(t,"after local attribute name","a character that can start an attribute name, such as a letter, `$`, or `_`; `=` to initialize a value; or the end of the tag")}function attributeValueBefore(t){if(t===34||t===39){e.enter(E)
e.enter(A)
e.consume(t)
e.exit(A)
R=t
return attributeValueQuotedStart}if(t===123)return factoryMdxExpression.call(V,e,attributeValueExpressionAfter,P,T,N,s,r,a,false,false,n)(t)
crash(t,"before attribute value","a character that can start an attribute value, such as `\"`, `'`, or `{`"+(t===60?" (note: to use an element or fragment as a prop value in MDX, use `{<element />}`)":""))}function attributeValueExpressionAfter(t){e.exit(b)
L=attributeBefore
return esWhitespaceStart(t)}function attributeValueQuotedStart(t){if(t===null)crash(t,"in attribute value","a corresponding closing quote `"+String.fromCodePoint(R)+"`")
if(t===R){e.enter(A)
e.consume(t)
e.exit(A)
e.exit(E)
e.exit(b)
R=void 0
L=attributeBefore
return esWhitespaceStart}if(markdownLineEnding(t)){L=attributeValueQuotedStart
return esWhitespaceStart(t)}e.enter(I)
return attributeValueQuoted(t)}function attributeValueQuoted(t){if(t===null||t===R||markdownLineEnding(t)){e.exit(I)
return attributeValueQuotedStart(t)}e.consume(t)
return attributeValueQuoted}function selfClosing(e){if(e===62)return tagEnd(e)
crash(e,"after self-closing slash","`>` to end the tag"+(e===42||e===47?" (note: JS comments in JSX tags are not supported in MDX)":""))}function tagEnd(i){e.enter(h)
e.consume(i)
e.exit(h)
e.exit(o)
return t}function esWhitespaceStart(t){if(markdownLineEnding(t)){e.enter("lineEnding")
e.consume(t)
e.exit("lineEnding")
return esWhitespaceEolAfter}if(markdownSpace(t)||it(t)){e.enter("esWhitespace")
return esWhitespaceInside(t)}return L(t)}function esWhitespaceInside(t){if(markdownLineEnding(t)){e.exit("esWhitespace")
return esWhitespaceStart(t)}if(markdownSpace(t)||it(t)){e.consume(t)
return esWhitespaceInside}e.exit("esWhitespace")
return L(t)}function esWhitespaceEolAfter(e){if(!n&&V.parser.lazy[V.now().line]){const e=new ht("Unexpected lazy line in container, expected line to be prefixed with `>` when in a block quote, whitespace when in a list, etc",V.now(),"micromark-extension-mdx-jsx:unexpected-lazy")
e.url=yt+"#unexpected-lazy-line-in-container-expected-line-to-be"
throw e}return esWhitespaceStart(e)}function crash(e,t,i){const s=new ht("Unexpected "+(e===null?"end of file":"character `"+(e===96?"` ` `":String.fromCodePoint(e))+"` ("+serializeCharCode(e)+")")+" "+t+", expected "+i,V.now(),"micromark-extension-mdx-jsx:unexpected-"+(e===null?"eof":"character"))
s.url=yt+(e===null?"#unexpected-end-of-file-at-expected-expect":"#unexpected-character-at-expected-expect")
throw s}}function serializeCharCode(e){return"U+"+e.toString(16).toUpperCase().padStart(4,"0")}function jsxText(e,t){return{name:"mdxJsxTextTag",tokenize:tokenizeJsxText}
function tokenizeJsxText(i,s,r){return factoryTag.call(this,i,s,r,e,t.acornOptions,t.addResult,true,"mdxJsxTextTag","mdxJsxTextTagMarker","mdxJsxTextTagClosingMarker","mdxJsxTextTagSelfClosingMarker","mdxJsxTextTagName","mdxJsxTextTagNamePrimary","mdxJsxTextTagNameMemberMarker","mdxJsxTextTagNameMember","mdxJsxTextTagNamePrefixMarker","mdxJsxTextTagNameLocal","mdxJsxTextTagExpressionAttribute","mdxJsxTextTagExpressionAttributeMarker","mdxJsxTextTagExpressionAttributeValue","mdxJsxTextTagAttribute","mdxJsxTextTagAttributeName","mdxJsxTextTagAttributeNamePrimary","mdxJsxTextTagAttributeNamePrefixMarker","mdxJsxTextTagAttributeNameLocal","mdxJsxTextTagAttributeInitializerMarker","mdxJsxTextTagAttributeValueLiteral","mdxJsxTextTagAttributeValueLiteralMarker","mdxJsxTextTagAttributeValueLiteralValue","mdxJsxTextTagAttributeValueExpression","mdxJsxTextTagAttributeValueExpressionMarker","mdxJsxTextTagAttributeValueExpressionValue")}}function jsxFlow(e,t){return{concrete:true,name:"mdxJsxFlowTag",tokenize:tokenizeJsxFlow}
function tokenizeJsxFlow(i,s,r){const a=this
return start
function start(e){return before(e)}function before(s){return factoryTag.call(a,i,after,r,e,t.acornOptions,t.addResult,false,"mdxJsxFlowTag","mdxJsxFlowTagMarker","mdxJsxFlowTagClosingMarker","mdxJsxFlowTagSelfClosingMarker","mdxJsxFlowTagName","mdxJsxFlowTagNamePrimary","mdxJsxFlowTagNameMemberMarker","mdxJsxFlowTagNameMember","mdxJsxFlowTagNamePrefixMarker","mdxJsxFlowTagNameLocal","mdxJsxFlowTagExpressionAttribute","mdxJsxFlowTagExpressionAttributeMarker","mdxJsxFlowTagExpressionAttributeValue","mdxJsxFlowTagAttribute","mdxJsxFlowTagAttributeName","mdxJsxFlowTagAttributeNamePrimary","mdxJsxFlowTagAttributeNamePrefixMarker","mdxJsxFlowTagAttributeNameLocal","mdxJsxFlowTagAttributeInitializerMarker","mdxJsxFlowTagAttributeValueLiteral","mdxJsxFlowTagAttributeValueLiteralMarker","mdxJsxFlowTagAttributeValueLiteralValue","mdxJsxFlowTagAttributeValueExpression","mdxJsxFlowTagAttributeValueExpressionMarker","mdxJsxFlowTagAttributeValueExpressionValue")(s)}function after(e){return markdownSpace(e)?factorySpace(i,end,"whitespace")(e):end(e)}function end(e){const t=a.parser.constructs.flow[123]
const n=Array.isArray(t)?t:t?[t]:[]
let o
for(const e of n)if(e.name==="mdxFlowExpression"){o=e
break}return e===60?start(e):e===123&&o?i.attempt(o,end,r)(e):e===null||markdownLineEnding(e)?s(e):r(e)}}}function mdxJsx(e){const t=e||{}
const i=t.acorn
let s
if(i){if(!i.parse||!i.parseExpressionAt)throw new Error("Expected a proper `acorn` instance passed in as `options.acorn`")
s=Object.assign({ecmaVersion:2024,sourceType:"module"},t.acornOptions,{locations:true})}else if(t.acornOptions||t.addResult)throw new Error("Expected an `acorn` instance passed in as `options.acorn`")
return{flow:{[60]:jsxFlow(i||void 0,{acornOptions:s,addResult:t.addResult||void 0})},text:{[60]:jsxText(i||void 0,{acornOptions:s,addResult:t.addResult||void 0})}}}var bt=e.__toESM(Ke(),1)
function mdxMd(){return{disable:{null:["autolink","codeIndented","htmlFlow","htmlText"]}}}function splice(e,t,i,s){const r=e.length
let a=0
let n
if(t<0)t=-t>r?0:r+t
else t=t>r?r:t
i=i>0?i:0
if(s.length<1e4){n=Array.from(s)
n.unshift(t,i)
e.splice(...n)}else{if(i)e.splice(t,i)
while(a<s.length){n=s.slice(a,a+1e4)
n.unshift(t,0)
e.splice(...n)
a+=1e4
t+=1e4}}}function push(e,t){if(e.length>0){splice(e,e.length,0,t)
return e}return t}const kt={partial:true,tokenize:tokenizeBlankLine}
function tokenizeBlankLine(e,t,i){return start
function start(t){return markdownSpace(t)?factorySpace(e,after,"linePrefix")(t):after(t)}function after(e){return e===null||markdownLineEnding(e)?t(e):i(e)}}const wt={tokenize:tokenizeNextBlank,partial:true}
const St="https://github.com/micromark/micromark-extension-mdxjs-esm"
const Ct=new Set(["ExportAllDeclaration","ExportDefaultDeclaration","ExportNamedDeclaration","ImportDeclaration"])
function mdxjsEsm(e){const t={tokenize:tokenizeExportImport,concrete:true}
if(!e||!e.acorn||!e.acorn.parse)throw new Error("Expected an `acorn` instance passed in as `options.acorn`")
const i=e.acorn
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
return word}function word(e){if(Qe(e)){t.consume(e)
c+=String.fromCharCode(e)
return word}if((c==="import"||c==="export")&&e===32){t.consume(e)
return inside}return a(e)}function inside(e){if(e===null||markdownLineEnding(e)){t.exit("mdxjsEsmData")
return lineStart(e)}t.consume(e)
return inside}function lineStart(e){if(e===null)return atEnd(e)
if(markdownLineEnding(e))return t.check(wt,atEnd,continuationStart)(e)
t.enter("mdxjsEsmData")
return inside(e)}function continuationStart(e){t.enter("lineEnding")
t.consume(e)
t.exit("lineEnding")
return lineStart}function atEnd(a){const c=eventsToAcorn(n.events.slice(h),{acorn:i,acornOptions:s,tokenTypes:["mdxjsEsmData"],prefix:o.length>0?"var "+o.join(",")+"\n":""})
if(c.error){if(a!==null&&c.swallow)return continuationStart(a)
const e=new ht("Could not parse import/exports with acorn",{cause:c.error,place:{line:c.error.loc.line,column:c.error.loc.column+1,offset:c.error.pos},ruleId:"acorn",source:"micromark-extension-mdxjs-esm"})
e.url=St+"#could-not-parse-importexports-with-acorn"
throw e}if(o.length>0)c.estree.body.shift()
let u=-1
while(++u<c.estree.body.length){const e=c.estree.body[u]
if(!Ct.has(e.type)){const t=new ht("Unexpected `"+e.type+"` in code: only import/exports are supported",{place:positionFromEstree(e),ruleId:"non-esm",source:"micromark-extension-mdxjs-esm"})
t.url=St+"#unexpected-type-in-code-only-importexports-are-supported"
throw t}if(e.type==="ImportDeclaration"&&!n.interrupt){let t=-1
while(++t<e.specifiers.length){const i=e.specifiers[t]
o.push(i.local.name)}}}Object.assign(t.exit("mdxjsEsm"),e.addResult?{estree:c.estree}:void 0)
return r(a)}}}function tokenizeNextBlank(e,t,i){return start
function start(s){e.enter("lineEndingBlank")
e.consume(s)
e.exit("lineEndingBlank")
return e.attempt(kt,t,i)}}const _t={}.hasOwnProperty
function combineExtensions(e){const t={}
let i=-1
while(++i<e.length)syntaxExtension(t,e[i])
return t}function syntaxExtension(e,t){let i
for(i in t){const s=(_t.call(e,i)?e[i]:void 0)||(e[i]={})
const r=t[i]
let a
if(r)for(a in r){if(!_t.call(s,a))s[a]=[]
const e=r[a]
constructs(s[a],Array.isArray(e)?e:e?[e]:[])}}}function constructs(e,t){let i=-1
const s=[]
while(++i<t.length)(t[i].add==="after"?e:s).push(t[i])
splice(e,0,0,s)}function combineHtmlExtensions(e){const t={}
let i=-1
while(++i<e.length)htmlExtension(t,e[i])
return t}function htmlExtension(e,t){let i
for(i in t){const s=(_t.call(e,i)?e[i]:void 0)||(e[i]={})
const r=t[i]
let a
if(r)for(a in r)s[a]=r[a]}}function mdxjs(e){const t=Object.assign({acorn:Q.extend((0,bt.default)()),acornOptions:{ecmaVersion:2024,sourceType:"module"},addResult:true},e)
return combineExtensions([mdxjsEsm(t),mdxExpression(t),mdxJsx(t),mdxMd()])}Object.defineProperty(exports,"VFileMessage",{enumerable:true,get:function(){return ht}})
Object.defineProperty(exports,"asciiAlpha",{enumerable:true,get:function(){return Qe}})
Object.defineProperty(exports,"asciiAlphanumeric",{enumerable:true,get:function(){return Xe}})
Object.defineProperty(exports,"asciiAtext",{enumerable:true,get:function(){return $e}})
Object.defineProperty(exports,"asciiControl",{enumerable:true,get:function(){return asciiControl}})
Object.defineProperty(exports,"asciiDigit",{enumerable:true,get:function(){return Ye}})
Object.defineProperty(exports,"asciiHexDigit",{enumerable:true,get:function(){return Ze}})
Object.defineProperty(exports,"asciiPunctuation",{enumerable:true,get:function(){return et}})
Object.defineProperty(exports,"blankLine",{enumerable:true,get:function(){return kt}})
Object.defineProperty(exports,"combineExtensions",{enumerable:true,get:function(){return combineExtensions}})
Object.defineProperty(exports,"combineHtmlExtensions",{enumerable:true,get:function(){return combineHtmlExtensions}})
Object.defineProperty(exports,"factorySpace",{enumerable:true,get:function(){return factorySpace}})
Object.defineProperty(exports,"factorySpaceMinMax",{enumerable:true,get:function(){return factorySpaceMinMax}})
Object.defineProperty(exports,"markdownLineEnding",{enumerable:true,get:function(){return markdownLineEnding}})
Object.defineProperty(exports,"markdownLineEndingOrSpace",{enumerable:true,get:function(){return markdownLineEndingOrSpace}})
Object.defineProperty(exports,"markdownSpace",{enumerable:true,get:function(){return markdownSpace}})
Object.defineProperty(exports,"mdxjs",{enumerable:true,get:function(){return mdxjs}})
Object.defineProperty(exports,"push",{enumerable:true,get:function(){return push}})
Object.defineProperty(exports,"splice",{enumerable:true,get:function(){return splice}})
Object.defineProperty(exports,"stringifyPosition",{enumerable:true,get:function(){return stringifyPosition}})
Object.defineProperty(exports,"unicodePunctuation",{enumerable:true,get:function(){return tt}})
Object.defineProperty(exports,"unicodeWhitespace",{enumerable:true,get:function(){return it}})

