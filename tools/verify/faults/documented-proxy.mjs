import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';

/** Returns the HAProxy backend and the error files, by name, of `docs/operations.md`. @throws Failure without them */
export async function documentedProxy() {
  const page = await readFile(join(root, 'docs', 'operations.md'), 'utf8');
  const [, backend] = /^```\n(backend api\n[^]*?)^```/m.exec(page) ?? [];
  const shown = page.matchAll(/^```http\n(HTTP\/1\.1 (\d+) [^]*?)^```/gm);
  const files = Object.fromEntries([...shown].map(([, text, status]) => [`partner-${status}.http`, text]));
  const names = [...(backend ?? '').matchAll(/errors\/(\S+)/g)].map(([, name]) => name);
  if (names.length === 0 || names.some((name) => !files[name]))
    throw new Failure('docs/operations.md must show the HAProxy backend "api" and its error files');
  return { backend, files };
}
