import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tool = (name: string): string => join(root, 'node_modules', '.bin', name);
const document = join(root, 'docs', 'openapi.json');

/** Code that uses the types. It does not compile if the types do not fit. */
const caller = `import type { operations, paths, webhooks } from './types.js';

type Lead = operations['getLead']['responses'][200]['content']['application/json'];
type Refused = paths['/partner/v1/leads']['post']['responses'][400]['content']['application/json'];
type Created = webhooks['lead.created']['post']['requestBody']['content']['application/json'];
export const numberOf = (lead: Lead): number => lead.orderNumber;
export const codeOf = (refused: Refused): string => refused.code;
export const statusOf = (created: Created): string => created.data.status;
`;

const callerOfClient = `import { createLead, listOrders } from './client/index.js';

export async function first(): Promise<string | undefined> {
  const { data } = await listOrders({ query: { limit: 1 } });
  await createLead({ body: { locationId: '65f0c0ffee0000000000b001', customer: { name: 'Ada' } } });
  return data?.data[0]?.status;
}
`;

describe('clients generated from the document compile', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-clients-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Returns the compiler's output for a folder. */
  async function compiled(name: string): Promise<string> {
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--skipLibCheck'];
    const files = name === 'types' ? ['types.ts', 'caller.ts'] : ['client/index.ts', 'caller.ts'];
    const { stdout } = await run(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), ...options, ...files],
      {
        cwd: join(folder, name),
      },
    ).catch((error: { stdout: string }) => error);
    return stdout;
  }

  it('as types, by openapi-typescript', async () => {
    const target = join(folder, 'types');
    await mkdir(target);
    await run(process.execPath, [tool('openapi-typescript'), document, '--output', join(target, 'types.ts')], {
      cwd: folder,
    });
    await writeFile(join(target, 'caller.ts'), caller);
    expect(await compiled('types')).toBe('');
  });

  it('as a client with fetch, by @hey-api/openapi-ts', async () => {
    const target = join(folder, 'fetch');
    await mkdir(target);
    await run(
      process.execPath,
      [tool('openapi-ts'), '--input', document, '--output', join(target, 'client'), '--no-log-file'],
      {
        cwd: folder,
      },
    );
    await writeFile(join(target, 'caller.ts'), callerOfClient);
    expect(await compiled('fetch')).toBe('');
  });
});
