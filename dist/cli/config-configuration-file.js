const u=require("./index.js")
const D=48
const e=49
const t=57
const n=92
const s=36
const r=46
const i=34
const o=97
const F=101
const C=102
const A=110
const E=116
const c=117
const a=120
const l=122
const B=45
const f=10
const h=43
const d=13
const m=39
const p=47
const g=32
const x=9
const k=95
const w=65
const y=69
const S=70
const N=78
const b=88
const O=90
const $=98
const v=114
const j=118
const T=8232
const I=8233
const L=73
const J=42
const R=11
const M=12
const H=160
const V=65279
const P=160
const U=8192
const q=8193
const z=8194
const K=8195
const W=8196
const G=8197
const Q=8198
const X=8199
const Y=8200
const Z=8201
const _=8202
const uu=8239
const Du=8287
const eu=12288
const tu="["
const nu="]"
const su="{"
const ru="}"
const iu=":"
const ou=","
const Fu="true"
const Cu="false"
const Au="null"
const Eu="NaN"
const cu="Infinity"
const au='"'
const lu=new Map([[i,au],[n,"\\"],[p,"/"],[$,"\b"],[A,"\n"],[C,"\f"],[v,"\r"],[E,"\t"]])
const Bu=new Map([...lu,[j,"\v"],[D,"\0"]])
new Map([...new Map([[au,au],["\\","\\"],["/","/"],["\b","b"],["\n","n"],["\f","f"],["\r","r"],["\t","t"]]),["\v","v"],["\0","0"],["\u2028","u2028"],["\u2029","u2029"]])
const fu=new Map([[tu,"LBracket"],[nu,"RBracket"],[su,"LBrace"],[ru,"RBrace"],[iu,"Colon"],[ou,"Comma"],[Fu,"Boolean"],[Cu,"Boolean"],[Au,"Null"]])
const hu=new Map([...fu,[Eu,"Number"],[cu,"Number"]])
const du=new Set([f,d,T,I])
var mu=class extends Error{constructor(u,{line:D,column:e,offset:t}){super(`${u} (${D}:${e})`)
this.line=D
this.column=e
this.offset=t}}
var pu=class extends mu{constructor(u,D){super(`Unexpected character '${String.fromCharCode(u)}' found.`,D)}}
var gu=class extends mu{constructor(u,D){super(`Unexpected identifier '${u}' found.`,D)}}
var xu=class extends mu{constructor(u){super(`Unexpected token ${u.type} found.`,u.loc.start)}}
var ku=class extends mu{constructor(u){super("Unexpected end of input found.",u)}}
const wu=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/
const yu=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/
const Su=13
const Nu=10
var bu=class{#u=""
#D=1
#e=0
#t=-1
#n=false
#s=-1
#r=false
constructor(u){this.#u=u}#i(){if(this.#r)return
this.#e++
this.#t++
this.#s=-1
this.#r=true}locate(){return{line:this.#D,column:this.#e,offset:this.#t}}next(){if(this.#t>=this.#u.length-1){this.#i()
return-1}this.#t++
const u=this.#u.charCodeAt(this.#t)
if(this.#n){this.#D++
this.#e=1
this.#n=false}else this.#e++
if(u===Su){this.#n=true
if(this.peek()===Nu)this.#t++}else if(u===Nu)this.#n=true
this.#s=u
return u}peek(){if(this.#t===this.#u.length-1)return-1
return this.#u.charCodeAt(this.#t+1)}match(u){if(u(this.peek())){this.next()
return true}return false}current(){return this.#s}}
const Ou="Infinity"
const $u="NaN"
const vu=new Set([E,C,A])
const ju=new Set([g,x,f,d])
const Tu=new Set([...ju,R,M,H,T,I,V,P,U,q,z,K,W,G,Q,X,Y,Z,_,uu,Du,eu])
const Iu={mode:"json",ranges:false}
const Lu=new Set(["true","false","null"])
const Ju={EOF:0,Number:1,String:2,Boolean:3,Null:4,NaN:5,Infinity:6,Identifier:7,Colon:20,LBrace:21,RBrace:22,LBracket:23,RBracket:24,Comma:25,LineComment:40,BlockComment:41}
function isDigit(u){return u>=D&&u<=t}function isHexDigit(u){return isDigit(u)||u>=w&&u<=S||u>=o&&u<=C}function isPositiveDigit(u){return u>=e&&u<=t}function isKeywordStart(u){return vu.has(u)}function isNumberStart(u){return isDigit(u)||u===r||u===B}function isJSON5NumberStart(u){return isNumberStart(u)||u===h}function isStringStart(u,D){return u===i||D&&u===m}function isJSON5IdentifierStart(u){if(u===s||u===k||u===n)return true
if(u>=o&&u<=l||u>=w&&u<=O)return true
if(u===8204||u===8205)return true
const D=String.fromCharCode(u)
return wu.test(D)}function isJSON5IdentifierPart(u){if(isJSON5IdentifierStart(u)||isDigit(u))return true
const D=String.fromCharCode(u)
return yu.test(D)}var Ru=class{#o
#u
#F
#C
#A
#E
#c
#a
#l
#B
#f
constructor(u,D){this.#u=u
this.#o={...Iu,...D}
this.#F=new bu(u)
this.#C=this.#o.mode==="json5"
this.#A=this.#o.mode!=="json"
this.#E=this.#o.ranges
this.#a=this.#C?Bu.has.bind(Bu):lu.has.bind(lu)
this.#l=this.#C?du.has.bind(du):()=>false
this.#B=this.#C?u=>u===a:()=>false
this.#f=this.#C?Tu.has.bind(Tu):ju.has.bind(ju)}#h(u,D=this.#F.locate()){throw new pu(u,D)}#d(u,D=this.#F.locate()){throw new gu(u,D)}#m(){throw new ku(this.#F.locate())}#p(u,D,e,t){const n=e.offset+D
let s=this.#o.ranges?{range:[e.offset,n]}:void 0
return{type:u,loc:{start:e,end:t||{line:e.line,column:e.column+D,offset:n}},...s}}#g(u){let D=""
let e
for(let t=0;t<u;t++){e=this.#F.peek()
if(isHexDigit(e)){this.#F.next()
D+=String.fromCharCode(e)
continue}this.#h(e)}return D}#x(u){let D=""
do{D+=String.fromCharCode(u)
if(u===n){u=this.#F.next()
if(u!==c)this.#h(u)
D+=String.fromCharCode(u)
const e=this.#g(4)
const t=parseInt(e,16)
if(D.length===2&&!isJSON5IdentifierStart(t)){const u=this.#F.locate()
this.#h(n,{line:u.line,column:u.column-5,offset:u.offset-5})}else if(!isJSON5IdentifierPart(t)){const u=this.#F.locate()
this.#h(t,{line:u.line,column:u.column-5,offset:u.offset-5})}D+=e}u=this.#F.peek()
if(!isJSON5IdentifierPart(u))break
this.#F.next()}while(true)
return D}#k(u){const D=u
let e=1
u=this.#F.peek()
while(u!==-1&&u!==D){this.#F.next()
e++
if(u===n){u=this.#F.peek()
if(this.#a(u)||this.#l(u)){this.#F.next()
e++}else if(u===c){this.#F.next()
e++
const u=this.#g(4)
e+=u.length}else if(this.#B(u)){this.#F.next()
e++
const u=this.#g(2)
e+=u.length}else if(this.#C){this.#F.next()
e++}else this.#h(u)}u=this.#F.peek()}if(u===-1){this.#F.next()
this.#m()}this.#F.next()
e++
return e}#w(u){let e=1
if(u===B||this.#C&&u===h){u=this.#F.peek()
if(this.#C){if(u===L||u===N){this.#F.next()
const D=this.#x(u)
if(D!==Ou&&D!==$u)this.#h(u)
return e+D.length}}if(!isDigit(u))this.#h(u)
this.#F.next()
e++}if(u===D){u=this.#F.peek()
if(this.#C&&(u===a||u===b)){this.#F.next()
e++
u=this.#F.peek()
if(!isHexDigit(u)){this.#F.next()
this.#h(u)}do{this.#F.next()
e++
u=this.#F.peek()}while(isHexDigit(u))}else if(isDigit(u))this.#h(u)}else if(!this.#C||u!==r){if(!isPositiveDigit(u))this.#h(u)
u=this.#F.peek()
while(isDigit(u)){this.#F.next()
e++
u=this.#F.peek()}}if(u===r){let D=-1
this.#F.next()
e++
D++
u=this.#F.peek()
while(isDigit(u)){this.#F.next()
e++
D++
u=this.#F.peek()}if(!this.#C&&D===0){this.#F.next()
if(u)this.#h(u)
else this.#m()}}if(u===F||u===y){this.#F.next()
e++
u=this.#F.peek()
if(u===h||u===B){this.#F.next()
e++
u=this.#F.peek()}if(u===-1){this.#F.next()
this.#m()}if(!isDigit(u)){this.#F.next()
this.#h(u)}while(isDigit(u)){this.#F.next()
e++
u=this.#F.peek()}}return e}#y(u){let D=1
u=this.#F.peek()
if(u===p){do{this.#F.next()
D+=1
u=this.#F.peek()}while(u>-1&&u!==d&&u!==f)
return{length:D,multiline:false}}if(u===J){this.#F.next()
D+=1
while(u>-1){u=this.#F.peek()
if(u===J){this.#F.next()
D+=1
u=this.#F.peek()
if(u===p){this.#F.next()
D+=1
return{length:D,multiline:true}}}else{this.#F.next()
D+=1}}this.#F.next()
this.#m()}this.#F.next()
this.#h(u)}next(){let u=this.#F.next()
while(this.#f(u))u=this.#F.next()
if(u===-1)return Ju.EOF
const D=this.#F.locate()
const e=String.fromCharCode(u)
if(this.#C){if(hu.has(e))this.#c=this.#p(hu.get(e),1,D)
else if(isJSON5IdentifierStart(u)){const e=this.#x(u)
if(hu.has(e))this.#c=this.#p(hu.get(e),e.length,D)
else this.#c=this.#p("Identifier",e.length,D)}else if(isJSON5NumberStart(u)){const e=this.#w(u)
this.#c=this.#p("Number",e,D)}else if(isStringStart(u,this.#C)){const e=this.#k(u)
const t=this.#F.locate()
this.#c=this.#p("String",e,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else if(u===p&&this.#A){const e=this.#y(u)
const t=this.#F.locate()
this.#c=this.#p(!e.multiline?"LineComment":"BlockComment",e.length,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else this.#h(u)}else if(fu.has(e))this.#c=this.#p(fu.get(e),1,D)
else if(isKeywordStart(u)){const e=this.#x(u)
if(!Lu.has(e))this.#d(e,D)
this.#c=this.#p(fu.get(e),e.length,D)}else if(isNumberStart(u)){const e=this.#w(u)
this.#c=this.#p("Number",e,D)}else if(isStringStart(u,this.#C)){const e=this.#k(u)
this.#c=this.#p("String",e,D)}else if(u===p&&this.#A){const e=this.#y(u)
const t=this.#F.locate()
this.#c=this.#p(!e.multiline?"LineComment":"BlockComment",e.length,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else this.#h(u)
return Ju[this.#c.type]}get token(){return this.#c}}
const Mu={document(u,D={}){return{type:"Document",body:u,loc:D.loc,...D}},string(u,D={}){return{type:"String",value:u,loc:D.loc,...D}},number(u,D={}){return{type:"Number",value:u,loc:D.loc,...D}},boolean(u,D={}){return{type:"Boolean",value:u,loc:D.loc,...D}},null(u={}){return{type:"Null",loc:u.loc,...u}},array(u,D={}){return{type:"Array",elements:u,loc:D.loc,...D}},element(u,D={}){return{type:"Element",value:u,loc:D.loc,...D}},object(u,D={}){return{type:"Object",members:u,loc:D.loc,...D}},member(u,D,e={}){return{type:"Member",name:u,value:D,loc:e.loc,...e}},identifier(u,D={}){return{type:"Identifier",name:u,loc:D.loc,...D}},nan(u="",D={}){return{type:"NaN",sign:u,loc:D.loc,...D}},infinity(u="",D={}){return{type:"Infinity",sign:u,loc:D.loc,...D}}}
const Hu={mode:"json",ranges:false,tokens:false,allowTrailingCommas:false}
const Vu=/\\u[\da-fA-F]{4}/gu
function normalizeIdentifier(u){return u.replace(Vu,u=>String.fromCharCode(parseInt(u.slice(2),16)))}function getEndLocation(u){let D=1
let e=1
for(let t=0;t<u.length;t++){const n=u[t]
if(n==="\n"){D++
e=1}else if(n==="\r"){if(u[t+1]==="\n")t++
D++
e=1}else e++}return{line:D,column:e,offset:u.length}}function getStringValue(u,D,e=false){let t=""
let n=u.indexOf("\\")
let s=0
while(n>=0){t+=u.slice(s,n)
const r=u.charAt(n+1)
const i=r.charCodeAt(0)
if(e&&Bu.has(i)){t+=Bu.get(i)
s=n+2}else if(lu.has(i)){t+=lu.get(i)
s=n+2}else if(r==="u"){const e=u.slice(n+2,n+6)
if(e.length<4||/[^0-9a-f]/i.test(e))throw new mu(`Invalid unicode escape \\u${e}.`,{line:D.loc.start.line,column:D.loc.start.column+n,offset:D.loc.start.offset+n})
t+=String.fromCharCode(parseInt(e,16))
s=n+6}else if(e&&r==="x"){const e=u.slice(n+2,n+4)
if(e.length<2||/[^0-9a-f]/i.test(e))throw new mu(`Invalid hex escape \\x${e}.`,{line:D.loc.start.line,column:D.loc.start.column+n,offset:D.loc.start.offset+n})
t+=String.fromCharCode(parseInt(e,16))
s=n+4}else if(e&&du.has(i)){s=n+2
if(r==="\r"&&u.charAt(s)==="\n")s++}else if(e){t+=r
s=n+2}else throw new mu(`Invalid escape \\${r}.`,{line:D.loc.start.line,column:D.loc.start.column+n,offset:D.loc.start.offset+n})
n=u.indexOf("\\",s)}t+=u.slice(s)
return t}function getLiteralValue(u,D,e=false){switch(D.type){case"Boolean":return u==="true"
case"Number":if(e){if(u.charCodeAt(0)===45)return-Number(u.slice(1))
if(u.charCodeAt(0)===43)return Number(u.slice(1))}return Number(u)
case"String":return getStringValue(u.slice(1,-1),D,e)
default:throw new TypeError(`Unknown token type "${D.type}.`)}}function parse(u,D){D=Object.freeze({...Hu,...D})
const e=[]
const t=new Ru(u,{mode:D.mode,ranges:D.ranges})
const n=D.mode==="json5"
const s=D.allowTrailingCommas||n
function nextNoComments(){const u=t.next()
if(u&&D.tokens)e.push(t.token)
return u}function nextSkipComments(){const u=t.next()
if(u&&D.tokens)e.push(t.token)
if(u>=Ju.LineComment)return nextSkipComments()
return u}const r=D.mode==="json"?nextNoComments:nextSkipComments
function assertTokenType(u,D){if(u!==D)throw new xu(t.token)}function assertTokenTypes(u,D){if(!D.includes(u))throw new xu(t.token)}function createRange(u,e){return D.ranges?{range:[u.offset,e.offset]}:void 0}function createLiteralNode(D){const e=t.token
const s=createRange(e.loc.start,e.loc.end)
const r=getLiteralValue(u.slice(e.loc.start.offset,e.loc.end.offset),e,n)
const i={loc:{start:{...e.loc.start},end:{...e.loc.end}},...s}
switch(D){case Ju.String:return Mu.string(r,i)
case Ju.Number:return Mu.number(r,i)
case Ju.Boolean:return Mu.boolean(r,i)
default:throw new TypeError(`Unknown token type ${e.type}.`)}}function createJSON5IdentifierNode(D){const e=createRange(D.loc.start,D.loc.end)
const t=u.slice(D.loc.start.offset,D.loc.end.offset)
const n={loc:{start:{...D.loc.start},end:{...D.loc.end}},...e}
if(D.type!=="Identifier"){let u=""
if(t[0]==="+"||t[0]==="-")u=t[0]
return Mu[t.includes("NaN")?"nan":"infinity"](u,n)}return Mu.identifier(normalizeIdentifier(t),n)}function createNullNode(u){const D=createRange(u.loc.start,u.loc.end)
return Mu.null({loc:{start:{...u.loc.start},end:{...u.loc.end}},...D})}function parseProperty(D){if(n)assertTokenTypes(D,[Ju.String,Ju.Identifier,Ju.Number])
else assertTokenType(D,Ju.String)
const e=t.token
if(n&&D===Ju.Number&&/[+\-0-9]/.test(u[e.loc.start.offset]))throw new xu(e)
let s=D===Ju.String?createLiteralNode(D):createJSON5IdentifierNode(e)
if(n&&(s.type==="NaN"||s.type==="Infinity")){if(s.sign!=="")throw new xu(t.token)
s=Mu.identifier(s.type,{loc:s.loc,...createRange(s.loc.start,s.loc.end)})}D=r()
assertTokenType(D,Ju.Colon)
const i=parseValue()
const o=createRange(s.loc.start,i.loc.end)
return Mu.member(s,i,{loc:{start:{...s.loc.start},end:{...i.loc.end}},...o})}function parseObject(u){assertTokenType(u,Ju.LBrace)
const D=t.token
const e=[]
let n=r()
if(n!==Ju.RBrace)do{e.push(parseProperty(n))
n=r()
if(!n)throw new ku(e[e.length-1].loc.end)
if(n===Ju.Comma){n=r()
if(s&&n===Ju.RBrace)break}else break}while(n)
assertTokenType(n,Ju.RBrace)
const i=t.token
const o=createRange(D.loc.start,i.loc.end)
return Mu.object(e,{loc:{start:{...D.loc.start},end:{...i.loc.end}},...o})}function parseArray(u){assertTokenType(u,Ju.LBracket)
const D=t.token
const e=[]
let n=r()
if(n!==Ju.RBracket)do{const u=parseValue(n)
e.push(Mu.element(u,{loc:u.loc}))
n=r()
if(n===Ju.Comma){n=r()
if(s&&n===Ju.RBracket)break}else break}while(n)
assertTokenType(n,Ju.RBracket)
const i=t.token
const o=createRange(D.loc.start,i.loc.end)
return Mu.array(e,{loc:{start:{...D.loc.start},end:{...i.loc.end}},...o})}function parseValue(D){D=D??r()
const e=t.token
if(!D)throw new ku({line:1,column:1,offset:0})
switch(D){case Ju.String:case Ju.Boolean:return createLiteralNode(D)
case Ju.Number:if(n){let D=u.slice(e.loc.start.offset,e.loc.end.offset)
if(D[0]==="+"||D[0]==="-")D=D.slice(1)
if(D==="NaN"||D==="Infinity")return createJSON5IdentifierNode(e)}return createLiteralNode(D)
case Ju.Null:return createNullNode(e)
case Ju.LBrace:return parseObject(D)
case Ju.LBracket:return parseArray(D)
default:throw new xu(e)}}const i=parseValue()
if(r())throw new xu(t.token)
const o={loc:{start:{line:1,column:1,offset:0},end:{...getEndLocation(u)}}}
if(D.tokens)o.tokens=e
if(D.ranges)o.range=[o.loc.start.offset,o.loc.end.offset]
return Mu.document(i,o)}const Pu="status-snippets"
const Uu=1048576
const qu=u.options
const zu=new Map(qu.filter(u=>u.inFile).map(D=>[u.toCamelCase(D.name),D]))
const Ku={baseUrl:"whoever changes the file could choose where credentials are sent",header:"credentials do not belong in a repository",headers:"credentials do not belong in a repository",cacheDir:"folders differ from machine to machine",cwd:"folders differ from machine to machine"}
function parseConfigurationFile(D,e){if(e.length>Uu)throw new u.OptionError(`${D}:1:1:`,"this file is larger than 1 MiB: shorten it")
const t=parseJson(D,e.replace(/^\uFEFF/,""))
const n=/(?:^|[\\/])package\.json$/.test(D)
const s=n?findMember(t,Pu)?.value:t
if(s===void 0)return null
if(s.type!=="Object"){const e=n?Pu:"this file"
throw new u.OptionError(placeOf(D,s),`${e} is ${describe(s)}, not an object: write { "slug": "acme" }`)}const r=new Map
for(const e of s.members){const t=keyOf(e)
if(t==="$schema")continue
const n=`${placeOf(D,e)} ${t}`
const s=zu.get(t)
if(s===void 0)throw unknownKey(n,t)
if(r.has(s.name))throw new u.OptionError(n,"is set twice: remove one of the two")
r.set(s.name,{givenAs:n,values:readValues(s,e.value,n)})}u.parseSettings(r)
return r}function parseJson(D,e){try{return parse(e,{mode:"json"}).body}catch(t){const{line:n=1,column:s=1,offset:r=e.length}=t
const i=e.slice(r)
if(/^\/[/*]/.test(i))throw new u.OptionError(`${D}:${n}:${s}:`,"this is a comment, which JSON does not have: remove it")
const o=i.trim()===""?"this file ends too early":`${u.quote(i.slice(0,1))} is not expected here`
throw new u.OptionError(`${D}:${n}:${s}:`,`${o}: correct the JSON`)}}function findMember(u,D){return u.type==="Object"?u.members.find(u=>keyOf(u)===D):void 0}function keyOf({name:u}){return u.type==="String"?u.value:u.name}function placeOf(u,{loc:D}){return`${u}:${D.start.line}:${D.start.column}:`}function unknownKey(D,e){const t=qu.find(({name:D,input:t})=>[u.toCamelCase(D),t].includes(e))
if(t!==void 0){const n=Ku[e]??"it belongs to a single run"
return new u.OptionError(D,`cannot be set in a file, because ${n}: set the option ${t.name} instead`)}const n=[...zu.keys()]
const s=u.suggest(e,n)
const r=s===null?`use one of ${n.join(", ")}`:`did you mean ${s}?`
return new u.OptionError(D,`is not a setting: ${r}`)}function readValues(D,e,t){const refuse=D=>new u.OptionError(t,`is ${describe(e)}, not ${D}`)
if(D.kind==="seconds"){if(e.type!=="Number")throw refuse(`a number: for example, write ${D.default}`)
return[String(e.value)]}if((D.kind==="list"||D.name==="show")&&e.type==="Array"){const n=e.elements.map(({value:u})=>u.type==="String"?u.value:null)
const s=n.filter(u=>u!==null&&u!=="")
if(s.length===0||s.length<n.length)throw new u.OptionError(t,`must contain texts: ${example(D)}`)
return D.kind==="list"?s.map(u=>refuseOutside(u,t)):[s.join(" ")]}if(D.kind==="list")throw refuse(`a list: ${example(D)}`)
if(e.type!=="String")throw refuse(`a text: ${example(D)}`)
return[e.value]}function refuseOutside(D,e){if(!/^!?(?:[\\/]|[a-z]:)|(?:^!?|[\\/])\.\.(?:[\\/]|$)/i.test(D))return D
throw new u.OptionError(e,`${u.quote(D)} can lead outside the folder of this file: write a path relative to the folder of this file, without ".."`)}function example(u){if(u.kind==="list")return'write ["README.md", "docs"]'
return u.kind==="choice"?`write "${u.choices[0]}"`:"write it in quotes"}function describe(D){if(D.type==="Array")return"a list"
if(D.type==="Object")return"an object"
if(D.type==="String")return`the text ${u.quote(D.value)}`
return"value"in D?String(D.value):"null"}exports.parseConfigurationFile=parseConfigurationFile

