import { type Answer, ask, type EndpointEffects } from './fetch-snippets.ts';
import { type EndpointRequest, endpointAddress, requestKey } from './request.ts';

/** Makes an `ask` for one run: a page is asked for once, however many sections want it, errors included. */
export function askOnce(effects: EndpointEffects): (request: EndpointRequest) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = requestKey(endpointAddress(request.baseUrl, request.slug), request.headers);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(request, effects);
    answers.set(key, answer);
    return answer;
  };
}
