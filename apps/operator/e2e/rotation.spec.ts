import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { PartnerServer } from './support/partner-server.js';

const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
/** Settings of the documented rotation steps. */
const before = { PARTNER_SECRET: old };
const step2 = { PARTNER_SECRET: old, PARTNER_SECRET_PREVIOUS: next };
const step3 = { PARTNER_SECRET: next, PARTNER_SECRET_PREVIOUS: old };
const step5 = { PARTNER_SECRET: next };

describe('rotating PARTNER_SECRET with a portal (R87)', () => {
  let database: TestDatabase;
  let folder: string;
  const running = new Map<string, PartnerServer>();

  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'rotation-'));
  });
  afterAll(async () => {
    for (const server of running.values()) await server.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const start = (name: string, keys: NodeJS.ProcessEnv): PartnerServer =>
    new PartnerServer(name, { DATABASE_URL: database.url, PARTNER_DATA_DIR: folder, ...keys });
  async function restart(name: string, keys: NodeJS.ProcessEnv): Promise<void> {
    await running.get(name)?.stop();
    running.set(name, await start(name, keys).ready());
  }
  const command = async (words: string, keys: NodeJS.ProcessEnv) => {
    const process = start(words, keys);
    const { status, errors } = await process.ended;
    return { status, errors, lines: process.printed.split('\n').filter(Boolean) };
  };

  it('refuses to continue while an overlooked portal cannot read or does not use the new key', async () => {
    for (const name of ['api', 'portal']) await restart(name, before);
    await restart('api', step2);
    const early = await start('worker', step3).ended;
    expect(early).toEqual({
      status: 1,
      errors: expect.stringMatching(/partner portal could not read what the new key encrypts/),
    });

    await restart('portal', step2);
    await restart('api', step3);
    const status = await command('secrets status', step3);
    expect(JSON.parse(status.lines.at(-1)!)).toMatchObject({
      servers: [
        { name: 'partner api', keys: ['PARTNER_SECRET', 'PARTNER_SECRET_PREVIOUS'] },
        { name: 'partner portal', keys: ['PARTNER_SECRET_PREVIOUS', 'PARTNER_SECRET'] },
      ],
    });
    expect(await command('secrets rotate', step3)).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^restart first with this PARTNER_SECRET: partner portal/),
      lines: [],
    });

    await restart('portal', step3);
    const rotated = await command('secrets rotate', step3);
    expect({ status: rotated.status, last: rotated.lines.at(-1) }).toEqual({ status: 0, last: '{"keysForgotten":1}' });
    for (const name of ['api', 'portal']) await restart(name, step5);
  });
});
