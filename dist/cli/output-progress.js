const e=100
const r=100
function createProgress(t){let s=0
const show=e=>{t.write(`\r${e.padEnd(s)}`)
s=e.length}
const clear=()=>{if(s>0)t.write(`\r${" ".repeat(s)}\r`)
s=0}
return{show,clear,count(t,s,o){if(t===s)clear()
else if(s>=e&&t%r===0)show(`${t} of ${s} files ${o}`)}}}exports.createProgress=createProgress

