import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';

const keyPattern = /^pk_(live|test)_[0-9a-f]{24}_[0-9a-f]{24}_[\w-]{43}$/;

/**
 * Returns the demo company's id and API key. They are created on the first start, with the template of sandboxes, and
 * stored in the data directory for this database and environment, because the key cannot be shown again.
 * @returns `{ companyId, apiKey }`
 */
export async function demoCompany({ settings, embedded, partner }) {
  const file = new embedded.PrivateFile(join(settings.dataDir, 'demo.json'));
  const where = createHash('sha256')
    .update(`${settings.databaseUrl ?? 'embedded'} ${settings.environment}`)
    .digest('hex');
  const kept = JSON.parse((await file.content()) ?? '{}');
  const store = (demo) => file.replace(`${JSON.stringify({ ...demo, where }, null, 2)}\n`);
  const isKept = kept.where === where && kept.apiKey;
  if (isKept && !keyPattern.test(kept.apiKey))
    throw new Failure(
      `${file.path} has an API key of a preview; a key now is pk_<live|test>_<company>_<credential>_<secret>: ` +
        `remove ${settings.dataDir} to start again`,
    );
  const demo = isKept ? kept : await madeCompany(partner);
  if (!isKept) await store(demo);
  if (demo.template) return demo;
  const { companyId: template } = JSON.parse(await partner(['demo', '--template']));
  await store({ ...demo, template });
  return demo;
}

async function madeCompany(partner) {
  process.stdout.write('creating the demo company …\n');
  const demo = JSON.parse((await partner(['demo'])).trim().split('\n').at(-1) || '{}');
  if (!demo.apiKey) throw new Failure('partner demo returned no API key');
  return demo;
}
