import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { discoverContexts, migrate } from '@partner/persistence';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import pg from 'pg';
import { companies, type SeededCompany, seed } from './seed.js';

/** The database that both sides work on, and who may ask. */
export class Stage {
  private constructor(
    readonly folder: string,
    readonly url: string,
    readonly client: pg.Client,
    readonly postmaster: number,
    private readonly kept: boolean,
    /** API keys, several for each of the twenty companies. */
    readonly keys: ReadonlyMap<SeededCompany, readonly string[]>,
    /** Seconds that filling the database took; undefined when it was full already. */
    readonly seededIn: number | undefined,
  ) {}

  /** A PostgreSQL of its own, migrated and filled. @param kept where it stays for the next run, or is since the last. */
  static async set(large: number, kept?: string): Promise<Stage> {
    const folder = kept === undefined ? await mkdtemp(join(tmpdir(), 'partner-bench-')) : resolve(kept);
    const { url } = await openEmbedded(folder);
    await migrate(url, await discoverContexts());
    const client = new pg.Client(url);
    await client.connect();
    const { rowCount } = await client.query('select 1 from companies limit 1');
    const begun = performance.now();
    if (rowCount === 0) {
      await seed(client, large).catch(async (error: unknown) => {
        await client.end();
        await stopEmbedded(folder);
        await rm(folder, { recursive: true, force: true });
        throw error;
      });
    }
    const seededIn = rowCount === 0 ? (performance.now() - begun) / 1_000 : undefined;
    const keys = new Map<SeededCompany, readonly string[]>();
    for (const company of companies(large)) keys.set(company, await credentials(client, company));
    await client.query('analyze');
    await client.query('checkpoint');
    const postmaster = Number(
      (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0],
    );
    return new Stage(folder, url, client, postmaster, kept !== undefined, keys, seededIn);
  }

  /** The keys of a company; without one, those of all of ordinary size, so that no credential is everybody's. */
  keysOf(company?: SeededCompany): readonly string[] {
    return [...this.keys]
      .filter(([one]) => (company ? one === company : one.kind === 'ordinary'))
      .flatMap(([, keys]) => keys);
  }

  /** The first company of a kind. */
  company(kind: SeededCompany['kind']): SeededCompany {
    return [...this.keys.keys()].find((company) => company.kind === kind)!;
  }

  /** Settings of a server in production that limits nobody here. */
  get settings(): Record<string, string> {
    return {
      DATABASE_URL: this.url,
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_SECRET: Buffer.alloc(32, 1).toString('base64'),
      PARTNER_DATA_DIR: join(this.folder, 'data'),
      PARTNER_RATE_PER_SECOND: '10000000',
      PARTNER_RATE_BURST: '10000000',
      PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'true',
      PORT: '0',
    };
  }

  async clear(): Promise<void> {
    await this.client.end();
    await stopEmbedded(this.folder);
    if (!this.kept) await rm(this.folder, { recursive: true, force: true });
  }
}

const scopes = ['leads', 'quotes', 'orders', 'lot-stock', 'events', 'locations', 'customers'].flatMap((name) => [
  `partner-api.${name}.read`,
  `partner-api.${name}.write`,
]);

async function credentials(client: pg.Client, { id }: SeededCompany): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const credential = randomBytes(12).toString('hex');
    const secret = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(secret).digest('hex');
    await client.query(
      `insert into credentials (company_id, id, version, created_at, updated_at, type, name, environment, scopes, secret_hash)
       values ($1, $2, 1, now(), now(), 'api_key', 'Bench', 'production', $3, $4)`,
      [id, credential, scopes, hash],
    );
    made.push(`pk_live_${credential}_${secret}`);
  }
  return made;
}
