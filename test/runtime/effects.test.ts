import { expect, test } from 'vitest';
import { createEffects } from '../../src/runtime/effects.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { startProxy } from '../support/proxy-server.ts';

test('the fetch of createEffects uses the proxy of the environment', async () => {
  await using endpoint = await startEndpoint();
  await using proxy = await startProxy({});
  const { fetch } = createEffects({ http_proxy: `http://127.0.0.1:${proxy.port}` });
  expect((await fetch(`${endpoint.baseUrl}/api/embed/markdown?slug=acme`, {})).status).toBe(200);
  expect(proxy.tunnels).toHaveLength(1);
});
