"use strict"
exports.id=875
exports.ids=[875]
exports.modules={19875:(t,e,n)=>{n.d(e,{createGitHubEffects:()=>createGitHubEffects})
var s=n(28159)
var r=n(13411)
const a=6e4
function createGitHubEffects(t){const{now:e,sleep:n,random:s}=t.environment
const r=validateToken(t.settings.token)
let a
const load=()=>{a??=createClient(r,t)
return a}
const i={graphql:async(t,e)=>(await load()).graphql(t,e),request:async(t,e)=>(await load()).request(t,e)}
return{github:i,now:e,sleep:n,random:s}}function validateToken(t){if(t===null){throw new s.e("input token","is empty: remove it, or check that the secret in it exists; its default is ${{ github.token }}")}if(!/^[\x21-\x7e]+$/.test(t)){throw new s.e("input token","contains white space or a character that no token has: paste it again")}return t}async function createClient(t,{context:e,environment:s}){const{apiUrl:i,graphqlUrl:o}=e
const{fetch:c}=s
const{getOctokit:u}=await n.e(413).then(n.bind(n,92413))
const l=`status-snippets/${r.r}`
const h=u(t,{baseUrl:i,userAgent:l,request:{fetch:c}})
const request=()=>({signal:AbortSignal.timeout(a)})
const{origin:p}=new URL(o)
return{graphql:(t,e)=>h.graphql({query:t,...e,baseUrl:p,url:o,request:request()}),request:(t,e)=>h.request(t,{...e,request:request()})}}}}

