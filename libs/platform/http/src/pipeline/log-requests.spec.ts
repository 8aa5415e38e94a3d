import { describe, expect, it } from '@jest/globals';
import { newToken } from '@partner/kernel';
import type { Logger } from '@partner/runtime';
import fastify from 'fastify';
import { logRequests } from './log-requests.js';

describe('the log of requests', () => {
  it('has no token of a link and no query in it, wherever the path leads (R54)', async () => {
    const lines: { path: string }[] = [];
    const logger = { child: () => ({ info: (line: { path: string }) => lines.push(line) }) } as unknown as Logger;
    const server = fastify();
    logRequests(server, logger);
    server.get('/configurator/launch/:token', () => 'opened');
    const token = newToken();
    const id = '65f0c0ffee0000000000a001';
    const paths = [`/configurator/launch/${token}`, `/Configurator/${token}/?a=${token}`, `/leads/${id}?search=ada`];
    for (const url of paths) await server.inject(url);
    await server.close();
    expect(lines.map(({ path }) => path)).toEqual([
      '/configurator/launch/:token',
      '/Configurator/:token/',
      `/leads/${id}`,
    ]);
  });
});
