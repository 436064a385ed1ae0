const m=require("./rolldown-runtime.js")
var e=m.__commonJSMin((m,e)=>{let r=process||{}
let t=r.argv||[]
let n=r.env||{}
let l=!(!!n.NO_COLOR||t.includes("--no-color"))&&(!!n.FORCE_COLOR||t.includes("--color")||r.platform==="win32"||(r.stdout||{}).isTTY&&n.TERM!=="dumb"||!!n.CI)
let formatter=(m,e,r=m)=>t=>{let n=""+t,l=n.indexOf(e,m.length)
return~l?m+replaceClose(n,e,r,l)+e:m+n+e}
let replaceClose=(m,e,r,t)=>{let n="",l=0
do{n+=m.substring(l,t)+r
l=t+e.length
t=m.indexOf(e,l)}while(~t)
return n+m.substring(l)}
let createColors=(m=l)=>{let e=m?formatter:()=>String
return{isColorSupported:m,reset:e("\x1b[0m","\x1b[0m"),bold:e("\x1b[1m","\x1b[22m","\x1b[22m\x1b[1m"),dim:e("\x1b[2m","\x1b[22m","\x1b[22m\x1b[2m"),italic:e("\x1b[3m","\x1b[23m"),underline:e("\x1b[4m","\x1b[24m"),inverse:e("\x1b[7m","\x1b[27m"),hidden:e("\x1b[8m","\x1b[28m"),strikethrough:e("\x1b[9m","\x1b[29m"),black:e("\x1b[30m","\x1b[39m"),red:e("\x1b[31m","\x1b[39m"),green:e("\x1b[32m","\x1b[39m"),yellow:e("\x1b[33m","\x1b[39m"),blue:e("\x1b[34m","\x1b[39m"),magenta:e("\x1b[35m","\x1b[39m"),cyan:e("\x1b[36m","\x1b[39m"),white:e("\x1b[37m","\x1b[39m"),gray:e("\x1b[90m","\x1b[39m"),bgBlack:e("\x1b[40m","\x1b[49m"),bgRed:e("\x1b[41m","\x1b[49m"),bgGreen:e("\x1b[42m","\x1b[49m"),bgYellow:e("\x1b[43m","\x1b[49m"),bgBlue:e("\x1b[44m","\x1b[49m"),bgMagenta:e("\x1b[45m","\x1b[49m"),bgCyan:e("\x1b[46m","\x1b[49m"),bgWhite:e("\x1b[47m","\x1b[49m"),blackBright:e("\x1b[90m","\x1b[39m"),redBright:e("\x1b[91m","\x1b[39m"),greenBright:e("\x1b[92m","\x1b[39m"),yellowBright:e("\x1b[93m","\x1b[39m"),blueBright:e("\x1b[94m","\x1b[39m"),magentaBright:e("\x1b[95m","\x1b[39m"),cyanBright:e("\x1b[96m","\x1b[39m"),whiteBright:e("\x1b[97m","\x1b[39m"),bgBlackBright:e("\x1b[100m","\x1b[49m"),bgRedBright:e("\x1b[101m","\x1b[49m"),bgGreenBright:e("\x1b[102m","\x1b[49m"),bgYellowBright:e("\x1b[103m","\x1b[49m"),bgBlueBright:e("\x1b[104m","\x1b[49m"),bgMagentaBright:e("\x1b[105m","\x1b[49m"),bgCyanBright:e("\x1b[106m","\x1b[49m"),bgWhiteBright:e("\x1b[107m","\x1b[49m")}}
e.exports=createColors()
e.exports.createColors=createColors})
var r=m.__toESM(e(),1)
function wantsColor(m,e){if(e.NO_COLOR)return false
if(e.FORCE_COLOR)return!["0","false"].includes(e.FORCE_COLOR)
return m&&e.TERM!=="dumb"}const t=r.default.createColors(true)
const n=[["--- ",t.bold],["+++ ",t.bold],["@@",t.cyan],["-",t.red],["+",t.green]]
function colorDiff(m){return m.split("\n").map(m=>n.find(([e])=>m.startsWith(e))?.[1](m)??m).join("\n")}exports.colorDiff=colorDiff
exports.wantsColor=wantsColor

