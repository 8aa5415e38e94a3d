import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SdkPackage } from '../src/sdk/sdk-package.js';
import { TestApi } from './support/test-api.js';

interface Driver {
  readonly command: string;
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}
type RunBehaviours = (
  driver: Driver,
  api: { readonly url: string; readonly key: string },
  folder: string,
) => Promise<{ readonly count: number; readonly failures: readonly string[] }>;
type FindProgram = (names: readonly string[], name: string) => Promise<Pick<Driver, 'command' | 'env'>>;

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe('the clients for three languages (R85)', () => {
  let api: TestApi;
  let folder: string;
  let runBehaviours: RunBehaviours;
  let find: FindProgram;

  beforeAll(async () => {
    api = await TestApi.start();
    folder = await mkdtemp(join(tmpdir(), 'partner-clients-'));
    ({ runBehaviours } = (await import(at('tools/lib/clients/run.mjs'))) as { runBehaviours: RunBehaviours });
    ({ debianProgram: find } = (await import(at('tools/lib/debian-program.mjs'))) as { debianProgram: FindProgram });
    const { python, php } = await new SdkPackage().manifest();
    for (const { file } of [python, php]) await unpack(`${api.url}/sdk/${file}`, folder);
  });

  afterAll(async () => {
    await api?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const driver = (extension: string): string => at(`tools/lib/clients/driver.${extension}`);
  const drivers: Readonly<Record<string, () => Promise<Driver>>> = {
    TypeScript: () => {
      const words = [driver('mjs'), new URL('../../../libs/sdk/dist/index.js', import.meta.url).href];
      return Promise.resolve({ command: process.execPath, words, env: {} });
    },
    Python: async () => {
      const { command, env } = await find(['python3'], 'python3');
      return { command, words: [driver('py')], env: { ...env, PYTHONPATH: folder } };
    },
    // Without extensions that PHP loads by its configuration.
    PHP: async () => {
      const { command, env } = await find(['php', 'php8.2'], 'php-cli');
      return { command, words: ['-n', driver('php'), folder], env };
    },
  };

  it('behave as the table says', async () => {
    const outcomes = Object.entries(drivers).map(async ([language, find]) => {
      const { key } = await api.company();
      const own = await mkdtemp(join(folder, language));
      return [language, await runBehaviours(await find(), { url: api.url, key }, own)] as const;
    });
    const all = await Promise.all(outcomes);
    expect(all.flatMap(([language, { failures }]) => failures.map((one) => `${language}: ${one}`))).toEqual([]);
    for (const [, { count }] of all) expect(count).toBeGreaterThan(50);
  });
});

/** Unpacks an archive that the API serves. */
async function unpack(address: string, folder: string): Promise<void> {
  const { unzip } = (await import(at('libs/sdk/zip.mjs'))) as { unzip: (bytes: Buffer) => [string, Buffer][] };
  for (const [path, content] of unzip(Buffer.from(await (await fetch(address)).arrayBuffer()))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
