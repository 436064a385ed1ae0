"use strict"
exports.id=514
exports.ids=[514]
exports.modules={1514:(t,e,n)=>{n.d(e,{effectsOn:()=>effectsOn})
var s=n(8159)
var o=n(3411)
var r=n(5968)
const i=6e4
async function openGitHub(t,{apiUrl:e,graphqlUrl:s},a){const c=await(0,r.G)(e,a)
const{getOctokit:u}=await n.e(82).then(n.bind(n,7082))
const l=`status-snippets/${o.r}`
const p=u(t,{baseUrl:e,userAgent:l,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(i)})
const{origin:h}=new URL(s)
return{graphql:(t,e)=>p.graphql({query:t,...e,baseUrl:h,url:s,request:request()}),request:(t,e)=>p.request(t,{...e,request:request()})}}async function effectsOn({action:t,context:e,world:n}){const{now:o,sleep:r,random:i}=n
if(t.token===null){throw new s.e("input token","is empty: leave it out, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t.token)){throw new s.e("input token","holds white space or a character that no token has: paste it again")}return{github:await openGitHub(t.token,e,n),now:o,sleep:r,random:i}}}}

