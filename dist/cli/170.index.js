export const id=170
export const ids=[170,751]
export const modules={5170:(t,n,r)=>{r.r(n)
r.d(n,{printCommand:()=>printCommand})
var e=r(1734)
var s=r(9638)
var a=r(751)
var i=r(9400)
var o=r(4224)
var c=r(3152)
var l=r(7395)
async function pageSnippets(t,n,r,u){const p={slug:t,baseUrl:r.baseUrl}
const d=await(0,l.C)(t,r.source,u)
if(d.kind==="failed")throw d.error
const g=(0,c.d)(t,d)
if(d.kind!=="answered"){const{statusPageHost:n,customDomain:e}=r
const i=(0,s.ci)({slug:t,statusPageHost:n,customDomain:e})
return{source:"offline",snippets:(0,a.generateSnippets)(p,i),warnings:g}}const{source:m,snippets:f}=d.answer
const v={...f}
for(const r of n){const n=(0,i.$)(r,f,p)
if(n.verdict==="unsafe")throw new e.F_({slug:t,...n})
v[r]=n.value}const w=(0,i.K)(f.status_page_url)
const h=w.verdict==="safe"?(0,o.L)(t,r.customDomain,w.value):[]
return{source:m,snippets:v,warnings:[...g,...h]}}var u=r(2658)
var p=r(2743)
var d=r(6648)
var g=r(6945)
var m=r(6552)
const printCommand=async t=>{const{settings:n,cli:r,world:e}=t
const{slug:s}=n
if(s===null)throw new d.L
const a=r.only===null?u.R:[r.only]
const{snippets:i,warnings:o}=await pageSnippets(s,a,n,(0,p.y)(t))
for(const t of o)(0,g.B)(e.terminal.err,(0,m.tE)(t))
const{out:c}=e.terminal
if(r.json){const t=Object.fromEntries(a.map(t=>[t,i[t]]))
c.write(`${JSON.stringify(t,null,2)}\n`)}else if(r.only){c.write(`${i[r.only]}\n`)}else{c.write(u.R.map(t=>`${t}\n\n${i[t]}\n`).join("\n"))}return"done"}},751:(t,n,r)=>{r.r(n)
r.d(n,{generateSnippets:()=>generateSnippets})
var e=r(4137)
var s=r(579)
var a=r(2343)
var i=r(1968)
function generateSnippets(t,n){return{status_page_url:n,badge_markdown:badgeMarkdown(t,n),badge_html:(0,s.H)((0,e.h)("a",{href:n},(0,e.h)("img",{alt:"Status",src:(0,i.p)(t)}))),widget_script:(0,s.H)((0,e.h)("script",scriptProperties(t))),widget_html:widgetHtml(t),minimal_md:minimalMarkdown(n)}}function badgeMarkdown(t,n){const r={type:"image",alt:"Status",url:(0,i.p)(t)}
return(0,a.x)({type:"paragraph",children:[{type:"link",url:n,children:[r]}]})}function minimalMarkdown(t){const n={type:"link",url:t,children:[{type:"text",value:t}]}
const r={type:"strong",children:[{type:"text",value:"Status:"}]}
const e={type:"text",value:" See live status → "}
return(0,a.x)({type:"paragraph",children:[r,e,n]})}function widgetHtml(t){const n={"data-show-incidents":"1","data-rtm":"60","data-upd":"7"}
const r=(0,e.h)("script",{...scriptProperties(t),...n})
return(0,s.H)((0,e.h)("div",["\n  ",r,"\n"]))}function scriptProperties(t){return{src:(0,i.Q)(t),"data-slug":t.slug,"data-theme":"auto"}}},579:(t,n,r)=>{r.d(n,{H:()=>printHtml})
var e=r(8619)
function printHtml(...t){return(0,e.V)({type:"root",children:t},{closeSelfClosing:true})}},2343:(t,n,r)=>{r.d(n,{x:()=>printMarkdown})
var e=r(8247)
var s=r(1529)
const a=(0,s.l)().use(e.A,{resourceLink:true,tightDefinitions:true}).freeze()
function printMarkdown(...t){const n={type:"root",children:t}
return a.stringify(n).trimEnd()}}}

