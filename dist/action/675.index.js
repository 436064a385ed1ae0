export const id=675
export const ids=[675]
export const modules={1675:(t,e,n)=>{n.d(e,{effectsOn:()=>effectsOn})
var o=n(7414)
var s=n(3411)
var r=n(5968)
const a=6e4
async function openGitHub(t,{apiUrl:e,graphqlUrl:o},i){const c=await(0,r.G)(e,i)
const{getOctokit:u}=await n.e(413).then(n.bind(n,2413))
const l=`status-snippets/${s.r}`
const p=u(t,{baseUrl:e,userAgent:l,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(a)})
const{origin:h}=new URL(o)
return{graphql:(t,e)=>p.graphql({query:t,...e,baseUrl:h,url:o,request:request()}),request:(t,e)=>p.request(t,{...e,request:request()})}}async function effectsOn({action:t,context:e,world:n}){const{now:s,sleep:r,random:a}=n
if(t.token===null){throw new o.e("input token","is empty: leave it out, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t.token)){throw new o.e("input token","holds white space or a character that no token has: paste it again")}return{github:await openGitHub(t.token,e,n),now:s,sleep:r,random:a}}}}

