"use strict";
/*
 * Stands beside the bundle in the place of packages that those of GitHub import, and the action never uses (see
 * scripts/build.js): of clients for tokens of OpenID, of what runs programs, and of methods by name for all of GitHub's REST
 * API. They are more than a megabyte, which would be read and run at every start for nothing.
 */
Object.defineProperty(exports, "__esModule", { value: true });
/** Made by @actions/github when it is loaded, for proxies; octokit is given a fetch instead. */
class HttpClient {
    getAgent() { }
    getAgentDispatcher() { }
}
/** A plugin of octokit that adds nothing. */
function nothing() {
    return {};
}
module.exports = { HttpClient, restEndpointMethods: nothing, paginateRest: nothing };
