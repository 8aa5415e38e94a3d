import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@partner/runtime';
import { TestApi } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';

let api: TestApi;

describe('the deadline of a request (W15)', () => {
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    const logger = createLogger({ name: 'api', destination: { write: (line) => lines.push(JSON.parse(line)) } });
    api = await TestApi.start([ThingsController], { timeout: 20, logger });
  });
  afterAll(() => api.stop());

  it('cancels the running work and returns 503', async () => {
    const { status, json, headers } = await api.call('GET', '/things/slow');
    expect([status, json]).toMatchObject([503, { error: 'request timed out', code: 'timeout' }]);
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('server-timing')).toMatch(/^db;dur=\d+/);
  });

  it.each([
    ['Content-Length: 100\r\n\r\n{', '1 of 100'],
    ['Transfer-Encoding: chunked\r\n\r\n2\r\n{ \r\n', '2 of an unknown number of'],
  ])('returns one 408 for a body that never arrives, and closes the connection (W20): %j', async (sent, bytes) => {
    const head = 'POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n';
    const [start, body] = (await api.raw(`${head}${sent}`)).split('\r\n\r\n') as [string, string];
    const error = `the body did not arrive in time: the client sent ${bytes} bytes`;
    expect(start).toMatch(/^HTTP\/1.1 408 [\s\S]*\r\nconnection: close(\r\n|$)/i);
    expect(JSON.parse(body)).toEqual({ error, code: 'request_timeout', requestId: expect.any(String) });
    expect(lines.at(-1)).toMatchObject({ level: 'info', status: 408, cause: error });
  });
});
