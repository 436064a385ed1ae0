export class ProxyAgent{}export const fetch=globalThis.fetch

