import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';
import { ThingsController } from '../testing/things.controller.js';
import { ApiAdapter } from './api-adapter.js';

let api: TestApi;
let server: Server;

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/**
 * Connects and keeps its side open.
 * @returns the bytes received until the server closed its side.
 */
async function patient(sent: string): Promise<{ socket: Socket; received: string }> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(sent);
  let received = '';
  for await (const bytes of socket.iterator({ destroyOnReturn: false })) received += String(bytes);
  return { socket, received };
}

describe('a connection', () => {
  beforeAll(async () => {
    api = await TestApi.start([ThingsController], { headTimeout: 100 });
    server = api.app.getHttpServer();
  });
  afterAll(() => api.stop());

  it.each([
    ['without a request', ''],
    ['with an incomplete head', 'GET /things HTTP/1.1\r\nHost: x\r\n'],
  ])('gets 408 and is closed, even when the peer keeps its side open: %s', async (_what, sent) => {
    const before = await connections();
    const ended = await Promise.all(Array.from({ length: 50 }, () => patient(sent)));
    for (const { received } of ended) {
      expect(received).toMatch(/^HTTP\/1.1 408 [\s\S]*\r\nX-Request-Id: \w+\r\n/);
      expect(received).toMatch(
        /\{"error":"the request did not arrive in time","code":"request_timeout","requestId":"[^"]+"\}$/,
      );
    }
    while ((await connections()) > before) await turn();
    for (const { socket } of ended) socket.destroy();
  });

  it('gets no second response for a body that never arrives (W20)', async () => {
    server.requestTimeout = 200;
    const head = 'POST /things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer wrong\r\nContent-Length: 100\r\n\r\n{';
    const { socket, received } = await patient(head);
    expect(received.match(/^HTTP.*$/gm)).toEqual([expect.stringMatching(/^HTTP\/1.1 401 /)]);
    socket.destroy();
  });

  it('is served when it sends a head in time, and may be idle between two requests', async () => {
    expect((await api.call('GET', '/things/me')).status).toBe(200);
  });

  it('has 10 seconds by default', () => {
    const { headersTimeout, keepAliveTimeout } = new ApiAdapter().getInstance().server;
    expect({ headersTimeout, keepAliveTimeout }).toEqual({ headersTimeout: 10_000, keepAliveTimeout: 65_000 });
  });
});
