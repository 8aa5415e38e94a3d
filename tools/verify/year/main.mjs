// `npm run verify -- year`: replays a year of a company's sales through the API of `npm start`, or of
// `PARTNER_BASE_URL` with `PARTNER_API_KEY`, and checks the totals.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PartnerClient } from '../../../libs/sdk/dist/index.js';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { addUp } from './add-up.mjs';
import { replay } from './replay.mjs';

await runMain('year', async () => {
  const { HOST = '127.0.0.1', PORT = '3000', PARTNER_DATA_DIR = join(root, '.data') } = process.env;
  const baseUrl = process.env.PARTNER_BASE_URL ?? `http://${HOST}:${PORT}`;
  const demo = join(PARTNER_DATA_DIR, 'demo.json');
  const apiKey = process.env.PARTNER_API_KEY ?? JSON.parse(await readFile(demo, 'utf8').catch(() => '{}')).apiKey;
  if (!apiKey) throw new Failure(`PARTNER_API_KEY is not set, and ${demo} has no demo key: run "npm start" first`);
  const client = new PartnerClient({ baseUrl, apiKey });
  const run = `${Date.now()}`;
  return (await addUp(client, run, await replay(client, run))) ? 0 : 1;
});
