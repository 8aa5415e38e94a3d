import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';

let api: TestApi;

describe('the deadline of a request (W15)', () => {
  beforeAll(async () => {
    api = await TestApi.start([ThingsController], { timeout: 20 });
  });
  afterAll(() => api.stop());

  it('cancels the running work and returns 503', async () => {
    const { status, json, headers } = await api.call('GET', '/things/slow');
    expect([status, json]).toMatchObject([503, { error: 'request timed out', code: 'timeout' }]);
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('server-timing')).toMatch(/^db;dur=\d+/);
  });

  it('ends a request whose body never arrives', async () => {
    const head = 'POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n';
    const text = await api.raw(`${head}Connection: close\r\nContent-Length: 100\r\n\r\n{`);
    expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*\{"error":"request timed out","code":"timeout","requestId":"[^"]+"\}$/);
  });
});
