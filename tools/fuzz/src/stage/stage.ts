import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, stopEmbedded } from '@partner/runtime';
import type { Finding } from '../check/finding.js';
import type { Target } from '../run/run.js';
import { makeCompanies } from './companies.js';
import { type Environment, partner, Server } from './programs.js';

/** A PostgreSQL, an API and a worker for one run, with two companies on them. */
export class Stage {
  private constructor(
    readonly target: Target,
    private readonly folder: string,
    private readonly servers: readonly Server[],
  ) {}

  static async set(): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-fuzz-'));
    const servers: Server[] = [];
    try {
      const { url } = await openEmbedded(folder, { durable: false });
      const env = environment(folder, url);
      await partner(['migrate'], env);
      const companies = await makeCompanies(folder, env);
      const api = await Server.start('api', env, join(folder, 'api.log'));
      servers.push(api);
      servers.push(await Server.start('worker', env, join(folder, 'worker.log')));
      return new Stage({ url: api.url, ...companies }, folder, servers);
    } catch (error) {
      await clear(folder, servers);
      throw error;
    }
  }

  /** What the API logged as the reason of an answer, by the request's id. */
  async causes(): Promise<(finding: Finding) => string | undefined> {
    const log = await readFile(join(this.folder, 'api.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line.includes('"err"'));
    return ({ outcome }) => {
      const id = 'failure' in outcome ? undefined : outcome.headers['x-request-id'];
      const line = typeof id === 'string' ? lines.find((one) => one.includes(JSON.stringify(id))) : undefined;
      const entry = line === undefined ? undefined : (JSON.parse(line) as { err?: { message?: string } });
      return entry?.err?.message?.replaceAll(/\s+/g, ' ').slice(0, 300);
    };
  }

  async clear(): Promise<void> {
    await clear(this.folder, this.servers);
  }
}

async function clear(folder: string, servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  await stopEmbedded(folder);
  await rm(folder, { recursive: true, force: true });
}

const environment = (folder: string, url: string): Environment => ({
  PATH: process.env['PATH'] ?? '',
  DATABASE_URL: url,
  PARTNER_DATA_DIR: folder,
  PARTNER_SECRET: Buffer.alloc(32, 7).toString('base64'),
  PARTNER_RATE_PER_SECOND: '1000000',
  PARTNER_RATE_BURST: '1000000',
  PARTNER_LOG_LEVEL: 'error',
  PORT: '0',
});
