import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Contexts, discoverContexts } from '@partner/schema';
import { root } from './workspace.js';

type Modules = readonly (readonly [file: string, module: object])[];

interface Generator {
  sqlDocuments: (modules: Modules, parts: object) => Promise<ReadonlyMap<string, string>>;
}

const generator = new URL('../../lib/generate/sql.mjs', import.meta.url).href;
const { sqlDocuments } = (await import(generator)) as Generator;

describe('docs/sql', () => {
  it('contains the statements of lists and items', async () => {
    const files = globSync('libs/*/src/*.module.ts', { cwd: root });
    const modules: Modules = await Promise.all(
      files.map(async (file) => [file, (await import(pathToFileURL(join(root, file)).href)) as object] as const),
    );
    const generated = await sqlDocuments(modules, { Clock, Contexts, contexts: await discoverContexts(), Database });
    const committed = globSync('docs/sql/*.sql', { cwd: root });
    expect(generated.size).toBeGreaterThan(12);
    expect(Object.fromEntries(generated)).toEqual(
      Object.fromEntries(committed.map((file) => [basename(file, '.sql'), readFileSync(join(root, file), 'utf8')])),
    );
  });
});
