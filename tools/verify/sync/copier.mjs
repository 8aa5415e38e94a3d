import pg from 'pg';
import { kinds } from './kinds.mjs';
import { PartnerClient, postgresStore, sqliteStore } from '../../../libs/sdk/dist/index.js';

/**
 * Keeps a copy of all kinds of records with the SDK: copier.mjs API KEY STORE [--until-caught-up]. The store is a
 * `postgres:` address or a SQLite file. Prints each written step.
 */
const [baseUrl, apiKey, store, word] = process.argv.slice(2);

const client = new PartnerClient({ baseUrl, apiKey });
const pool = store.startsWith('postgres') ? new pg.Pool({ connectionString: store, max: 1 }) : undefined;
await client.sync(pool ? postgresStore(pool) : sqliteStore(store), {
  kinds,
  untilCaughtUp: word === '--until-caught-up',
  pollMs: 100,
  checkMs: 500,
  refreshMs: 1_000,
  onProgress: (progress) => process.stdout.write(`${JSON.stringify(progress)}\n`),
});
await pool?.end();
