import { connect } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { Metrics } from '../metrics/metrics.js';
import { createAdminServer, type AdminServer } from './admin-server.js';
import type { ReadinessCheck } from './readiness.js';

const logged: unknown[] = [];
const logger = {
  info: (...line: unknown[]) => void logged.push(line),
  warn: (...line: unknown[]) => void logged.push(line),
};

describe('the admin server', () => {
  let server: AdminServer;

  const start = async (
    checks: ReadinessCheck[] = [],
    livenessChecks: ReadinessCheck[] = [],
    requestTimeout?: number,
  ): Promise<void> => {
    logged.length = 0;
    const { registry } = new Metrics({ service: 'test' });
    const settings = { adminHost: '127.0.0.1', adminPort: 0 };
    server = await createAdminServer({ settings, checks, livenessChecks, registry, logger, requestTimeout });
  };

  const get = async (path: string, method = 'GET') => {
    const response = await fetch(`${server.url}${path}`, { method });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const readiness = async () => {
    const { status, text } = await get('/readyz');
    return { status, health: JSON.parse(text) };
  };

  afterEach(() => server.close());

  it('listens on a free port and reports its address', async () => {
    await start();
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('names the address that is in use', async () => {
    await start();
    const settings = { adminHost: '127.0.0.1', adminPort: Number(new URL(server.url).port) };
    const { registry } = new Metrics({ service: 'test' });
    await expect(createAdminServer({ settings, checks: [], registry, logger })).rejects.toThrow(
      `cannot listen on admin port ${settings.adminPort} of 127.0.0.1: listen EADDRINUSE`,
    );
  });

  it('is alive', async () => {
    await start();
    expect(await get('/livez')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it('is not alive while a liveness check fails, and shows the reason only in the log', async () => {
    let works = false;
    const attempt = async (): Promise<void> => {
      if (!works) throw new Error('no session');
    };
    await start([], [{ name: 'session', attempt }]);
    expect(await get('/livez')).toMatchObject({ status: 503, text: '{"status":"error"}' });
    expect(await readiness()).toMatchObject({ status: 200 });
    expect(logged).toEqual([[{ check: 'session', cause: 'no session' }, 'a liveness check fails']]);
    works = true;
    expect(await get('/livez')).toMatchObject({ status: 200 });
  });

  it('is ready when every check passes', async () => {
    await start([{ name: 'database', attempt: async () => 1 }]);
    expect(await readiness()).toMatchObject({
      status: 200,
      health: { status: 'ok', details: { database: { status: 'up' } } },
    });
  });

  it('is not ready when a check fails, and shows the reason only in the log', async () => {
    await start([{ name: 'database', attempt: () => Promise.reject(new Error('password of someone is wrong')) }]);
    const { status, text } = await get('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      status: 'error',
      error: { database: { status: 'down', message: 'does not work' } },
    });
    expect(text).not.toContain('password');
    expect((logged[0] as [{ cause: string }])[0].cause).toBe('password of someone is wrong');
  });

  it('is not ready when a check times out', async () => {
    await start([{ name: 'database', within: 20, attempt: () => new Promise(() => undefined) }]);
    expect(await readiness()).toMatchObject({ status: 503, health: { error: { database: { status: 'down' } } } });
  });

  it('stays ready while an optional check fails, and reports it (E5)', async () => {
    await start([
      { name: 'database', attempt: async () => undefined },
      { name: 'redis', optional: true, attempt: () => Promise.reject(new Error('refused')) },
    ]);
    expect(await readiness()).toMatchObject({
      status: 200,
      health: { status: 'degraded', error: {}, details: { database: { status: 'up' }, redis: { status: 'down' } } },
    });
  });

  it('is ready again when the check passes, and logs each transition once', async () => {
    let works = false;
    await start([{ name: 'database', attempt: () => (works ? Promise.resolve() : Promise.reject(new Error('away'))) }]);
    expect((await readiness()).status).toBe(503);
    expect((await readiness()).status).toBe(503);
    works = true;
    expect((await readiness()).status).toBe(200);
    expect(logged).toHaveLength(2);
  });

  it('is not ready while it stops, but alive', async () => {
    await start();
    server.stopping();
    expect(await readiness()).toMatchObject({ status: 503, health: { status: 'shutting_down' } });
    expect((await get('/livez')).status).toBe(200);
  });

  it('serves the metrics of the process', async () => {
    await start();
    const { status, headers, text } = await get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('includes the current result of each check in the metrics', async () => {
    let works = false;
    await start([
      { name: 'database', attempt: async () => undefined },
      { name: 'listener', attempt: () => (works ? Promise.resolve() : Promise.reject(new Error('away'))) },
    ]);
    const numbers = async (): Promise<string[]> =>
      (await get('/metrics')).text.split('\n').filter((line) => line.startsWith('partner_readiness{'));
    expect(await numbers()).toEqual([
      `partner_readiness{check="database",service="test"} 1`,
      `partner_readiness{check="listener",service="test"} 0`,
    ]);
    works = true;
    expect(await numbers()).toEqual([
      `partner_readiness{check="database",service="test"} 1`,
      `partner_readiness{check="listener",service="test"} 1`,
    ]);
  });

  it('responds to HEAD without a body', async () => {
    await start();
    expect(await get('/livez', 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it.each(['/', '/admin', '/constructor', '/__proto__', '//livez'])('returns 404 for %s', async (path) => {
    await start();
    expect(await get(path)).toMatchObject({ status: 404, text: '{"error":"not found"}' });
  });

  const raw = async (text: string): Promise<string> => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    socket.write(text);
    let received = '';
    for await (const bytes of socket) received += String(bytes);
    return received;
  };

  it.each([
    ['no Host', '', 'the Host header is required'],
    ['two Hosts', 'Host: x\r\nHost: y\r\n', 'the Host header must be sent only once'],
  ])('rejects a request with %s', async (_what, hosts, error) => {
    await start();
    const text = await raw(`GET /livez HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text.endsWith(JSON.stringify({ error }))).toBe(true);
  });

  it.each(['', 'GET /livez HTTP/1.1\r\nHost: x\r\n'])(
    'closes a connection without a complete request: %j',
    async (sent) => {
      await start([], [], 100);
      expect(await raw(sent)).toMatch(/^HTTP\/1.1 408 /);
    },
  );

  it('only accepts GET and HEAD', async () => {
    await start();
    const { status, headers } = await get('/readyz', 'POST');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('an admin address that is in use', () => {
  it('prevents the start', async () => {
    const onPort = (adminPort: number): Promise<AdminServer> => {
      const { registry } = new Metrics({ service: 'test' });
      return createAdminServer({ checks: [], registry, logger, settings: { adminHost: '127.0.0.1', adminPort } });
    };
    const first = await onPort(0);
    await expect(onPort(Number(new URL(first.url).port))).rejects.toThrow('EADDRINUSE');
    await first.close();
  });
});
