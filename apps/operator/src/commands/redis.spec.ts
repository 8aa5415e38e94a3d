import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServer, testRedis } from '@partner/testing';
import { CommandLine } from '../testing/command-line.js';

describe('partner redis check', () => {
  let folder: string;
  let locked: RedisServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-redis-check-'));
    locked = await RedisServer.on('--requirepass', 'right');
    await locked.start();
  });
  afterAll(async () => {
    await locked.stop();
    await rm(folder, { recursive: true });
  });

  const check = (settings: NodeJS.ProcessEnv) =>
    new CommandLine({ PARTNER_DATA_DIR: folder, ...settings }).run('redis', 'check');

  it('prints the version of a Redis that answers', async () => {
    const answer = { ok: true, tls: false, version: expect.stringMatching(/^\d+\.\d+/) };
    expect(await check({ REDIS_URL: testRedis() })).toEqual({ status: 0, printed: [answer], errors: '' });
    const withPassword = { REDIS_URL: `redis://:right@127.0.0.1:${locked.port}` };
    expect((await check(withPassword)).printed).toEqual([answer]);
  });

  it.each([
    ['none is set', () => ({}), 'REDIS_URL is not set'],
    ['none listens', () => ({ REDIS_URL: 'redis://127.0.0.1:1' }), 'ECONNREFUSED'],
    ['the password is missing', () => ({ REDIS_URL: `redis://127.0.0.1:${locked.port}` }), 'a password is required'],
    ['it is not TLS', () => ({ REDIS_URL: `rediss://127.0.0.1:${locked.port}` }), 'Redis does not answer'],
  ])('fails with one line when %s', async (_name, settings, line) => {
    const { status, printed, errors } = await check(settings());
    expect([status, printed, errors.trim().split('\n')]).toEqual([1, [], [expect.stringContaining(line)]]);
  });
});
