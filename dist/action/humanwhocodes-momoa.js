"use strict"
exports.id=162
exports.ids=[162]
exports.modules={3162:(u,e,D)=>{D.d(e,{qg:()=>parse})
const t=48
const n=49
const r=57
const s=92
const i=36
const o=46
const F=34
const C=97
const A=101
const E=102
const c=110
const a=116
const B=117
const l=120
const f=122
const h=45
const d=10
const p=43
const m=13
const x=39
const g=47
const k=32
const N=9
const w=95
const y=65
const b=69
const S=70
const I=78
const T=88
const O=90
const j=98
const v=114
const L=118
const $=8232
const U=8233
const R=73
const J=42
const V=11
const M=12
const H=160
const W=65279
const P=160
const z=8192
const K=8193
const q=8194
const G=8195
const Q=8196
const X=8197
const Y=8198
const Z=8199
const _=8200
const uu=8201
const eu=8202
const Du=8239
const tu=8287
const nu=12288
const ru="["
const su="]"
const iu="{"
const ou="}"
const Fu=":"
const Cu=","
const Au="true"
const Eu="false"
const cu="null"
const au="NaN"
const Bu="Infinity"
const lu='"'
const fu=new Map([[F,lu],[s,"\\"],[g,"/"],[j,"\b"],[c,"\n"],[E,"\f"],[v,"\r"],[a,"\t"]])
const hu=new Map([...fu,[L,"\v"],[t,"\0"]])
const du=new Map([[lu,lu],["\\","\\"],["/","/"],["\b","b"],["\n","n"],["\f","f"],["\r","r"],["\t","t"]])
const pu=new Map([...du,["\v","v"],["\0","0"],["\u2028","u2028"],["\u2029","u2029"]])
const mu=new Map([[ru,"LBracket"],[su,"RBracket"],[iu,"LBrace"],[ou,"RBrace"],[Fu,"Colon"],[Cu,"Comma"],[Au,"Boolean"],[Eu,"Boolean"],[cu,"Null"]])
const xu=new Map([...mu,[au,"Number"],[Bu,"Number"]])
const gu=new Set([d,m,$,U])
class ErrorWithLocation extends Error{constructor(u,{line:e,column:D,offset:t}){super(`${u} (${e}:${D})`)
this.line=e
this.column=D
this.offset=t}}class UnexpectedChar extends ErrorWithLocation{constructor(u,e){super(`Unexpected character '${String.fromCharCode(u)}' found.`,e)}}class UnexpectedIdentifier extends ErrorWithLocation{constructor(u,e){super(`Unexpected identifier '${u}' found.`,e)}}class UnexpectedToken extends ErrorWithLocation{constructor(u){super(`Unexpected token ${u.type} found.`,u.loc.start)}}class UnexpectedEOF extends ErrorWithLocation{constructor(u){super("Unexpected end of input found.",u)}}const ku=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/
const Nu=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/
const wu=13
const yu=10
class CharCodeReader{#u=""
#e=1
#D=0
#t=-1
#n=false
#r=-1
#s=false
constructor(u){this.#u=u}#i(){if(this.#s){return}this.#D++
this.#t++
this.#r=-1
this.#s=true}locate(){return{line:this.#e,column:this.#D,offset:this.#t}}next(){if(this.#t>=this.#u.length-1){this.#i()
return-1}this.#t++
const u=this.#u.charCodeAt(this.#t)
if(this.#n){this.#e++
this.#D=1
this.#n=false}else{this.#D++}if(u===wu){this.#n=true
if(this.peek()===yu){this.#t++}}else if(u===yu){this.#n=true}this.#r=u
return u}peek(){if(this.#t===this.#u.length-1){return-1}return this.#u.charCodeAt(this.#t+1)}match(u){if(u(this.peek())){this.next()
return true}return false}current(){return this.#r}}const bu="Infinity"
const Su="NaN"
const Iu=new Set([a,E,c])
const Tu=new Set([k,N,d,m])
const Ou=new Set([...Tu,V,M,H,$,U,W,P,z,K,q,G,Q,X,Y,Z,_,uu,eu,Du,tu,nu])
const ju={mode:"json",ranges:false}
const vu=new Set(["true","false","null"])
const Lu={EOF:0,Number:1,String:2,Boolean:3,Null:4,NaN:5,Infinity:6,Identifier:7,Colon:20,LBrace:21,RBrace:22,LBracket:23,RBracket:24,Comma:25,LineComment:40,BlockComment:41}
function isDigit(u){return u>=t&&u<=r}function isHexDigit(u){return isDigit(u)||u>=y&&u<=S||u>=C&&u<=E}function isPositiveDigit(u){return u>=n&&u<=r}function isKeywordStart(u){return Iu.has(u)}function isNumberStart(u){return isDigit(u)||u===o||u===h}function isJSON5NumberStart(u){return isNumberStart(u)||u===p}function isStringStart(u,e){return u===F||e&&u===x}function isJSON5IdentifierStart(u){if(u===i||u===w||u===s){return true}if(u>=C&&u<=f||u>=y&&u<=O){return true}if(u===8204||u===8205){return true}const e=String.fromCharCode(u)
return ku.test(e)}function isJSON5IdentifierPart(u){if(isJSON5IdentifierStart(u)||isDigit(u)){return true}const e=String.fromCharCode(u)
return Nu.test(e)}class Tokenizer{#o
#u
#F
#C
#A
#E
#c
#a
#B
#l
#f
constructor(u,e){this.#u=u
this.#o={...ju,...e}
this.#F=new CharCodeReader(u)
this.#C=this.#o.mode==="json5"
this.#A=this.#o.mode!=="json"
this.#E=this.#o.ranges
this.#a=this.#C?hu.has.bind(hu):fu.has.bind(fu)
this.#B=this.#C?gu.has.bind(gu):()=>false
this.#l=this.#C?u=>u===l:()=>false
this.#f=this.#C?Ou.has.bind(Ou):Tu.has.bind(Tu)}#h(u,e=this.#F.locate()){throw new UnexpectedChar(u,e)}#d(u,e=this.#F.locate()){throw new UnexpectedIdentifier(u,e)}#p(){throw new UnexpectedEOF(this.#F.locate())}#m(u,e,D,t){const n=D.offset+e
let r=this.#o.ranges?{range:[D.offset,n]}:undefined
return{type:u,loc:{start:D,end:t||{line:D.line,column:D.column+e,offset:n}},...r}}#x(u){let e=""
let D
for(let t=0;t<u;t++){D=this.#F.peek()
if(isHexDigit(D)){this.#F.next()
e+=String.fromCharCode(D)
continue}this.#h(D)}return e}#g(u){let e=""
do{e+=String.fromCharCode(u)
if(u===s){u=this.#F.next()
if(u!==B){this.#h(u)}e+=String.fromCharCode(u)
const D=this.#x(4)
const t=parseInt(D,16)
if(e.length===2&&!isJSON5IdentifierStart(t)){const u=this.#F.locate()
this.#h(s,{line:u.line,column:u.column-5,offset:u.offset-5})}else if(!isJSON5IdentifierPart(t)){const u=this.#F.locate()
this.#h(t,{line:u.line,column:u.column-5,offset:u.offset-5})}e+=D}u=this.#F.peek()
if(!isJSON5IdentifierPart(u)){break}this.#F.next()}while(true)
return e}#k(u){const e=u
let D=1
u=this.#F.peek()
while(u!==-1&&u!==e){this.#F.next()
D++
if(u===s){u=this.#F.peek()
if(this.#a(u)||this.#B(u)){this.#F.next()
D++}else if(u===B){this.#F.next()
D++
const u=this.#x(4)
D+=u.length}else if(this.#l(u)){this.#F.next()
D++
const u=this.#x(2)
D+=u.length}else if(this.#C){this.#F.next()
D++}else{this.#h(u)}}u=this.#F.peek()}if(u===-1){this.#F.next()
this.#p()}this.#F.next()
D++
return D}#N(u){let e=1
if(u===h||this.#C&&u===p){u=this.#F.peek()
if(this.#C){if(u===R||u===I){this.#F.next()
const D=this.#g(u)
if(D!==bu&&D!==Su){this.#h(u)}return e+D.length}}if(!isDigit(u)){this.#h(u)}this.#F.next()
e++}if(u===t){u=this.#F.peek()
if(this.#C&&(u===l||u===T)){this.#F.next()
e++
u=this.#F.peek()
if(!isHexDigit(u)){this.#F.next()
this.#h(u)}do{this.#F.next()
e++
u=this.#F.peek()}while(isHexDigit(u))}else if(isDigit(u)){this.#h(u)}}else{if(!this.#C||u!==o){if(!isPositiveDigit(u)){this.#h(u)}u=this.#F.peek()
while(isDigit(u)){this.#F.next()
e++
u=this.#F.peek()}}}if(u===o){let D=-1
this.#F.next()
e++
D++
u=this.#F.peek()
while(isDigit(u)){this.#F.next()
e++
D++
u=this.#F.peek()}if(!this.#C&&D===0){this.#F.next()
if(u){this.#h(u)}else{this.#p()}}}if(u===A||u===b){this.#F.next()
e++
u=this.#F.peek()
if(u===p||u===h){this.#F.next()
e++
u=this.#F.peek()}if(u===-1){this.#F.next()
this.#p()}if(!isDigit(u)){this.#F.next()
this.#h(u)}while(isDigit(u)){this.#F.next()
e++
u=this.#F.peek()}}return e}#w(u){let e=1
u=this.#F.peek()
if(u===g){do{this.#F.next()
e+=1
u=this.#F.peek()}while(u>-1&&u!==m&&u!==d)
return{length:e,multiline:false}}if(u===J){this.#F.next()
e+=1
while(u>-1){u=this.#F.peek()
if(u===J){this.#F.next()
e+=1
u=this.#F.peek()
if(u===g){this.#F.next()
e+=1
return{length:e,multiline:true}}}else{this.#F.next()
e+=1}}this.#F.next()
this.#p()}this.#F.next()
this.#h(u)}next(){let u=this.#F.next()
while(this.#f(u)){u=this.#F.next()}if(u===-1){return Lu.EOF}const e=this.#F.locate()
const D=String.fromCharCode(u)
if(this.#C){if(xu.has(D)){this.#c=this.#m(xu.get(D),1,e)}else if(isJSON5IdentifierStart(u)){const D=this.#g(u)
if(xu.has(D)){this.#c=this.#m(xu.get(D),D.length,e)}else{this.#c=this.#m("Identifier",D.length,e)}}else if(isJSON5NumberStart(u)){const D=this.#N(u)
this.#c=this.#m("Number",D,e)}else if(isStringStart(u,this.#C)){const D=this.#k(u)
const t=this.#F.locate()
this.#c=this.#m("String",D,e,{line:t.line,column:t.column+1,offset:t.offset+1})}else if(u===g&&this.#A){const D=this.#w(u)
const t=this.#F.locate()
this.#c=this.#m(!D.multiline?"LineComment":"BlockComment",D.length,e,{line:t.line,column:t.column+1,offset:t.offset+1})}else{this.#h(u)}}else{if(mu.has(D)){this.#c=this.#m(mu.get(D),1,e)}else if(isKeywordStart(u)){const D=this.#g(u)
if(!vu.has(D)){this.#d(D,e)}this.#c=this.#m(mu.get(D),D.length,e)}else if(isNumberStart(u)){const D=this.#N(u)
this.#c=this.#m("Number",D,e)}else if(isStringStart(u,this.#C)){const D=this.#k(u)
this.#c=this.#m("String",D,e)}else if(u===g&&this.#A){const D=this.#w(u)
const t=this.#F.locate()
this.#c=this.#m(!D.multiline?"LineComment":"BlockComment",D.length,e,{line:t.line,column:t.column+1,offset:t.offset+1})}else{this.#h(u)}}return Lu[this.#c.type]}get token(){return this.#c}}function tokenize(u,e){const D=new Tokenizer(u,e)
const t=[]
while(D.next()!==Lu.EOF){t.push(D.token)}return t}const $u={document(u,e={}){return{type:"Document",body:u,loc:e.loc,...e}},string(u,e={}){return{type:"String",value:u,loc:e.loc,...e}},number(u,e={}){return{type:"Number",value:u,loc:e.loc,...e}},boolean(u,e={}){return{type:"Boolean",value:u,loc:e.loc,...e}},null(u={}){return{type:"Null",loc:u.loc,...u}},array(u,e={}){return{type:"Array",elements:u,loc:e.loc,...e}},element(u,e={}){return{type:"Element",value:u,loc:e.loc,...e}},object(u,e={}){return{type:"Object",members:u,loc:e.loc,...e}},member(u,e,D={}){return{type:"Member",name:u,value:e,loc:D.loc,...D}},identifier(u,e={}){return{type:"Identifier",name:u,loc:e.loc,...e}},nan(u="",e={}){return{type:"NaN",sign:u,loc:e.loc,...e}},infinity(u="",e={}){return{type:"Infinity",sign:u,loc:e.loc,...e}}}
const Uu={mode:"json",ranges:false,tokens:false,allowTrailingCommas:false}
const Ru=/\\u[\da-fA-F]{4}/gu
function normalizeIdentifier(u){return u.replace(Ru,u=>String.fromCharCode(parseInt(u.slice(2),16)))}function getEndLocation(u){let e=1
let D=1
for(let t=0;t<u.length;t++){const n=u[t]
if(n==="\n"){e++
D=1}else if(n==="\r"){if(u[t+1]==="\n"){t++}e++
D=1}else{D++}}return{line:e,column:D,offset:u.length}}function getStringValue(u,e,D=false){let t=""
let n=u.indexOf("\\")
let r=0
while(n>=0){t+=u.slice(r,n)
const s=u.charAt(n+1)
const i=s.charCodeAt(0)
if(D&&hu.has(i)){t+=hu.get(i)
r=n+2}else if(fu.has(i)){t+=fu.get(i)
r=n+2}else if(s==="u"){const D=u.slice(n+2,n+6)
if(D.length<4||/[^0-9a-f]/i.test(D)){throw new ErrorWithLocation(`Invalid unicode escape \\u${D}.`,{line:e.loc.start.line,column:e.loc.start.column+n,offset:e.loc.start.offset+n})}t+=String.fromCharCode(parseInt(D,16))
r=n+6}else if(D&&s==="x"){const D=u.slice(n+2,n+4)
if(D.length<2||/[^0-9a-f]/i.test(D)){throw new ErrorWithLocation(`Invalid hex escape \\x${D}.`,{line:e.loc.start.line,column:e.loc.start.column+n,offset:e.loc.start.offset+n})}t+=String.fromCharCode(parseInt(D,16))
r=n+4}else if(D&&gu.has(i)){r=n+2
if(s==="\r"&&u.charAt(r)==="\n"){r++}}else{if(D){t+=s
r=n+2}else{throw new ErrorWithLocation(`Invalid escape \\${s}.`,{line:e.loc.start.line,column:e.loc.start.column+n,offset:e.loc.start.offset+n})}}n=u.indexOf("\\",r)}t+=u.slice(r)
return t}function getLiteralValue(u,e,D=false){switch(e.type){case"Boolean":return u==="true"
case"Number":if(D){if(u.charCodeAt(0)===45){return-Number(u.slice(1))}if(u.charCodeAt(0)===43){return Number(u.slice(1))}}return Number(u)
case"String":return getStringValue(u.slice(1,-1),e,D)
default:throw new TypeError(`Unknown token type "${e.type}.`)}}function parse(u,e){e=Object.freeze({...Uu,...e})
const D=[]
const t=new Tokenizer(u,{mode:e.mode,ranges:e.ranges})
const n=e.mode==="json5"
const r=e.allowTrailingCommas||n
function nextNoComments(){const u=t.next()
if(u&&e.tokens){D.push(t.token)}return u}function nextSkipComments(){const u=t.next()
if(u&&e.tokens){D.push(t.token)}if(u>=Lu.LineComment){return nextSkipComments()}return u}const s=e.mode==="json"?nextNoComments:nextSkipComments
function assertTokenType(u,e){if(u!==e){throw new UnexpectedToken(t.token)}}function assertTokenTypes(u,e){if(!e.includes(u)){throw new UnexpectedToken(t.token)}}function createRange(u,D){return e.ranges?{range:[u.offset,D.offset]}:undefined}function createLiteralNode(e){const D=t.token
const r=createRange(D.loc.start,D.loc.end)
const s=getLiteralValue(u.slice(D.loc.start.offset,D.loc.end.offset),D,n)
const i={start:{...D.loc.start},end:{...D.loc.end}}
const o={loc:i,...r}
switch(e){case Lu.String:return $u.string(s,o)
case Lu.Number:return $u.number(s,o)
case Lu.Boolean:return $u.boolean(s,o)
default:throw new TypeError(`Unknown token type ${D.type}.`)}}function createJSON5IdentifierNode(e){const D=createRange(e.loc.start,e.loc.end)
const t=u.slice(e.loc.start.offset,e.loc.end.offset)
const n={start:{...e.loc.start},end:{...e.loc.end}}
const r={loc:n,...D}
if(e.type!=="Identifier"){let u=""
if(t[0]==="+"||t[0]==="-"){u=t[0]}return $u[t.includes("NaN")?"nan":"infinity"](u,r)}return $u.identifier(normalizeIdentifier(t),r)}function createNullNode(u){const e=createRange(u.loc.start,u.loc.end)
return $u.null({loc:{start:{...u.loc.start},end:{...u.loc.end}},...e})}function parseProperty(e){if(n){assertTokenTypes(e,[Lu.String,Lu.Identifier,Lu.Number])}else{assertTokenType(e,Lu.String)}const D=t.token
if(n&&e===Lu.Number&&/[+\-0-9]/.test(u[D.loc.start.offset])){throw new UnexpectedToken(D)}let r=e===Lu.String?createLiteralNode(e):createJSON5IdentifierNode(D)
if(n&&(r.type==="NaN"||r.type==="Infinity")){if(r.sign!==""){throw new UnexpectedToken(t.token)}r=$u.identifier(r.type,{loc:r.loc,...createRange(r.loc.start,r.loc.end)})}e=s()
assertTokenType(e,Lu.Colon)
const i=parseValue()
const o=createRange(r.loc.start,i.loc.end)
return $u.member(r,i,{loc:{start:{...r.loc.start},end:{...i.loc.end}},...o})}function parseObject(u){assertTokenType(u,Lu.LBrace)
const e=t.token
const D=[]
let n=s()
if(n!==Lu.RBrace){do{D.push(parseProperty(n))
n=s()
if(!n){throw new UnexpectedEOF(D[D.length-1].loc.end)}if(n===Lu.Comma){n=s()
if(r&&n===Lu.RBrace){break}}else{break}}while(n)}assertTokenType(n,Lu.RBrace)
const i=t.token
const o=createRange(e.loc.start,i.loc.end)
return $u.object(D,{loc:{start:{...e.loc.start},end:{...i.loc.end}},...o})}function parseArray(u){assertTokenType(u,Lu.LBracket)
const e=t.token
const D=[]
let n=s()
if(n!==Lu.RBracket){do{const u=parseValue(n)
D.push($u.element(u,{loc:u.loc}))
n=s()
if(n===Lu.Comma){n=s()
if(r&&n===Lu.RBracket){break}}else{break}}while(n)}assertTokenType(n,Lu.RBracket)
const i=t.token
const o=createRange(e.loc.start,i.loc.end)
return $u.array(D,{loc:{start:{...e.loc.start},end:{...i.loc.end}},...o})}function parseValue(e){e=e??s()
const D=t.token
if(!e){throw new UnexpectedEOF({line:1,column:1,offset:0})}switch(e){case Lu.String:case Lu.Boolean:return createLiteralNode(e)
case Lu.Number:if(n){let e=u.slice(D.loc.start.offset,D.loc.end.offset)
if(e[0]==="+"||e[0]==="-"){e=e.slice(1)}if(e==="NaN"||e==="Infinity"){return createJSON5IdentifierNode(D)}}return createLiteralNode(e)
case Lu.Null:return createNullNode(D)
case Lu.LBrace:return parseObject(e)
case Lu.LBracket:return parseArray(e)
default:throw new UnexpectedToken(D)}}const i=parseValue()
const o=s()
if(o){throw new UnexpectedToken(t.token)}const F=getEndLocation(u)
const C={loc:{start:{line:1,column:1,offset:0},end:{...F}}}
if(e.tokens){C.tokens=D}if(e.ranges){C.range=[C.loc.start.offset,C.loc.end.offset]}return $u.document(i,C)}const Ju=new Map([["Document",["body"]],["Object",["members"]],["Member",["name","value"]],["Element",["value"]],["Array",["elements"]],["String",[]],["Number",[]],["Boolean",[]],["Null",[]],["NaN",[]],["Infinity",[]],["Identifier",[]]])
function isObject(u){return u&&typeof u==="object"}function isNode(u){return isObject(u)&&typeof u.type==="string"}function traverse(u,e){function visitNode(u,D){if(typeof e.enter==="function"){e.enter(u,D)}for(const e of Ju.get(u.type)){const D=u[e]
if(isObject(D)){if(Array.isArray(D)){D.forEach(e=>visitNode(e,u))}else if(isNode(D)){visitNode(D,u)}}}if(typeof e.exit==="function"){e.exit(u,D)}}visitNode(u)}function iterator(u,e=()=>true){const D=[]
traverse(u,{enter(u,e){D.push({node:u,parent:e,phase:"enter"})},exit(u,e){D.push({node:u,parent:e,phase:"exit"})}})
return D.filter(e).values()}function evaluate(u){switch(u.type){case"String":return u.value
case"Number":return u.value
case"Boolean":return u.value
case"Null":return null
case"NaN":return NaN
case"Infinity":return u.sign==="-"?-Infinity:Infinity
case"Identifier":return u.name
case"Array":{return u.elements.map(u=>evaluate(u.value))}case"Object":{const e={}
u.members.forEach(u=>{Object.defineProperty(e,evaluate(u.name),{value:evaluate(u.value),writable:true,enumerable:true,configurable:true})})
return e}case"Document":{return evaluate(u.body)}case"Element":throw new Error("Cannot evaluate array element outside of an array.")
case"Member":throw new Error("Cannot evaluate object member outside of an object.")
default:throw new Error(`Unknown node type ${u.type}.`)}}function printBoolean(u){return u.value?"true":"false"}function printNull(){return"null"}function printNumber(u){return u.value.toString()}function printNaN(){return"NaN"}function printInfinity(u){return u.sign+"Infinity"}function printString(u){let e='"'
for(const D of u.value){const u=pu.get(D)
if(u){e+="\\"+u
continue}if(D==='"'){e+='\\"'
continue}if(D<" "||D==="\x7f"){const u=D.codePointAt(0).toString(16).toUpperCase()
e+=`\\u${"0000".substring(u.length)}${u}`
continue}e+=D}return e+'"'}function printIdentifier(u){return u.name}function printArray(u,e,D){const t=e?"\n":""
const n=e.repeat(D)
const r=e.repeat(D+1)
return`[${t}${u.elements.map(u=>`${r}${printValue(u.value,e,D+1)}`).join(`,${t}`)}${t}${n}]`}function printMember(u,e,D){const t=e?" ":""
return`${printValue(u.name,e,D)}:${t}${printValue(u.value,e,D+1)}`}function printObject(u,e,D){const t=e?"\n":""
const n=e.repeat(D)
const r=e.repeat(D+1)
return`{${t}${u.members.map(u=>`${r}${printMember(u,e,D)}`).join(`,${t}`)}${t}${n}}`}function printValue(u,e,D){switch(u.type){case"String":return printString(u)
case"Number":return printNumber(u)
case"Boolean":return printBoolean(u)
case"Null":return printNull()
case"NaN":return printNaN()
case"Infinity":return printInfinity(u)
case"Identifier":return printIdentifier(u)
case"Array":return printArray(u,e,D)
case"Object":return printObject(u,e,D)
case"Document":return printValue(u.body,e,D)
default:throw new TypeError(`Unknown node type: ${u.type}`)}}function print(u,{indent:e=0}={}){const D=0
const t=" ".repeat(e)
return printValue(u,t,D)}}}

