import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launches } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import type { Launch } from '../src/cli/foreground.js';
import { PartnerServer } from './support/partner-server.js';

const bundle = (app: string): string => fileURLToPath(new URL(`../../${app}/bundle/main.js`, import.meta.url));
const ps = async (...args: string[]): Promise<string> => (await promisify(execFile)('ps', args)).stdout.trim();

describe('a server started by ./partner', () => {
  let database: TestDatabase;
  let folder: string;
  let server: PartnerServer;

  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'one-process-'));
  });
  afterEach(() => void server.child.kill('SIGKILL'));
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const start = (name: string, settings: NodeJS.ProcessEnv = {}): PartnerServer =>
    new PartnerServer(name, { DATABASE_URL: database.url, PARTNER_DATA_DIR: folder, ...settings });

  it.each<[string, string, Launch]>([
    ['api', 'api', launches.api],
    ['worker', 'worker', launches.worker],
    ['portal', 'portal-api', { flags: [], environment: {} }],
  ])('%s runs as a single process and exits cleanly on SIGTERM', async (name, app, launch) => {
    server = await start(name).ready();
    expect(server.printed).toMatch(/^admin http:\S+\nready\b/);

    const started = await server.line('started');
    expect(started).toMatchObject({
      name,
      level: 'info',
      version: expect.any(String),
      environment: 'sandbox',
      node: process.versions.node,
      postgresql: expect.stringMatching(/^\d+/),
      admin: expect.stringMatching(/^http:/),
    });
    expect(JSON.stringify(started)).not.toContain(new URL(database.url).password);

    const id = String(server.child.pid);
    const parents = (await ps('-A', '-o', 'ppid=')).split(/\s+/);
    expect(parents.includes(id)).toBe(false);
    const command = await ps('-ww', '-o', 'args=', '-p', id);
    expect(command.split(' ').slice(1)).toEqual([...launch.flags, bundle(app)]);
    const variables = await ps('eww', '-o', 'args=', '-p', id);
    for (const [variable, value] of Object.entries(launch.environment))
      expect(` ${variables} `).toContain(` ${variable}=${value} `);

    expect(await server.stop()).toMatchObject({ status: 0 });
  });

  it('reports the exit status and message of a server that cannot start', async () => {
    server = start('api', { HOST: '192.0.2.1' });
    expect(await server.ended).toEqual({ status: 1, errors: expect.stringContaining('EADDRNOTAVAIL') });
  });
});
