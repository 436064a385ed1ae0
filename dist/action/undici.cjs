"use strict";
/*
 * Stands beside the bundle in the place of the package undici (see scripts/build.js). The packages of GitHub import it for
 * proxies and for tokens of OpenID. The action asks for no such token, and gives octokit a fetch of its own, through a proxy
 * where there is one; so half a megabyte would be read and run at every start for nothing.
 */
Object.defineProperty(exports, "__esModule", { value: true });
/** Made by @actions/github when it is loaded behind a proxy, and never used. */
class ProxyAgent {
}
module.exports = { ProxyAgent, fetch: globalThis.fetch };
