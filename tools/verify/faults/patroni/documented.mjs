import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import yaml from 'yaml';
import { Failure } from '../../../lib/failure.mjs';
import { root } from '../../../lib/root.mjs';

/** Returns the settings of Patroni and the proxy of HAProxy in `docs/operations.md`. @throws Failure without them */
export async function documented() {
  const page = await readFile(join(root, 'docs', 'operations.md'), 'utf8');
  const [, settings] = /^```yaml\n(bootstrap:\n[^]*?)^```/m.exec(page) ?? [];
  const [, proxy] = /^```\n(listen postgresql\n[^]*?)^```/m.exec(page) ?? [];
  if (!settings || !proxy) throw new Failure('docs/operations.md must show the settings of Patroni and HAProxy');
  return { settings: yaml.parse(settings), proxy };
}
