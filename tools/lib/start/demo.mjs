import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';

/**
 * The demo company's API key: made with the company the first time, and kept in the data directory, because it
 * cannot be shown again, for the database and environment that it is good for.
 */
export async function demoKey({ settings, embedded, partner }) {
  const file = join(settings.dataDir, 'demo.json');
  const where = createHash('sha256')
    .update(`${settings.databaseUrl ?? 'embedded'} ${settings.environment}`)
    .digest('hex');
  const kept = JSON.parse((await embedded.contentOf(file)) ?? '{}');
  if (kept.where === where && kept.apiKey) return kept.apiKey;
  process.stdout.write('making the demo company …\n');
  const demo = JSON.parse((await partner(['demo'])).trim().split('\n').at(-1) || '{}');
  if (!demo.apiKey) throw new Failure('partner demo gave no API key');
  await embedded.replacePrivateFile(file, `${JSON.stringify({ ...demo, where }, null, 2)}\n`);
  return demo.apiKey;
}
