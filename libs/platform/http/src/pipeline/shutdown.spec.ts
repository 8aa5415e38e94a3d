import { connect } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiAdapter } from './api-adapter.js';
import { Public } from '../index.js';
import { TestApi } from '../testing/test-api.js';

let arrived = Promise.withResolvers<void>();
let gate = Promise.withResolvers<void>();

@Controller()
class WaitingController {
  @Get('wait')
  @Public()
  async wait(): Promise<object> {
    arrived.resolve();
    await gate.promise;
    return { done: true };
  }
}

/** True if `port` accepts connections. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

describe('the shutdown of the service', () => {
  let api: TestApi;
  beforeEach(async () => {
    arrived = Promise.withResolvers();
    gate = Promise.withResolvers();
    api = await TestApi.start([WaitingController]);
  });
  afterEach(() => api.stop());

  it('serves new connections while draining, and each response closes its connection (R89)', async () => {
    (api.app.getHttpAdapter() as ApiAdapter).drain();
    gate.resolve();
    for (let call = 0; call < 2; call += 1) {
      const response = await fetch(`${api.url}/wait`);
      expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    }
  });

  it('finishes a running request, accepts no new one, and closes idle connections', async () => {
    const port = Number(new URL(api.url).port);
    const silent = connect(port, '127.0.0.1');
    const silence = new Promise((resolve) => silent.on('close', resolve));
    const answer = fetch(`${api.url}/wait`);
    await arrived.promise;
    const stopped = api.stop();
    while (await listens(port));
    gate.resolve();
    const response = await answer;
    expect([response.status, response.headers.get('connection'), await response.json()]).toEqual([
      200,
      'close',
      { done: true },
    ]);
    await stopped;
    await silence;
  });
});
