import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './support/test-api.js';
import { at, findLanguages, type Program, unpackClients } from './support/unpacked-clients.js';

const run = promisify(execFile);

interface Driver extends Program {
  readonly words: readonly string[];
}
type RunBehaviours = (
  driver: Driver,
  api: { readonly url: string; readonly key: string },
  folder: string,
) => Promise<{ readonly count: number; readonly failures: readonly string[] }>;

describe('the clients for three languages (R85)', () => {
  let api: TestApi;
  let folder: string;

  beforeAll(async () => {
    api = await TestApi.start();
    folder = await mkdtemp(join(tmpdir(), 'partner-clients-'));
    await unpackClients(folder);
  });

  afterAll(async () => {
    await api?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('behave as the table says', async () => {
    const { runBehaviours } = (await import(at('tools/lib/clients/run.mjs'))) as { runBehaviours: RunBehaviours };
    const { php, python } = await findLanguages();
    const driver = (extension: string): string => at(`tools/lib/clients/driver.${extension}`);
    const sdk = pathToFileURL(at('libs/sdk/dist/index.js')).href;
    const drivers: Readonly<Record<string, Driver>> = {
      TypeScript: { command: process.execPath, words: [driver('mjs'), sdk], env: {} },
      Python: { ...python, words: [driver('py')], env: { ...python.env, PYTHONPATH: folder } },
      // Without its configuration, PHP loads no extensions, so that it uses its streams.
      PHP: { ...php, words: ['-n', driver('php'), join(folder, 'vendor')] },
    };
    const outcomes = Object.entries(drivers).map(async ([language, one]) => {
      const { key } = await api.company();
      const own = await mkdtemp(join(folder, language));
      return [language, await runBehaviours(one, { url: api.url, key }, own)] as const;
    });
    const all = await Promise.all(outcomes);
    expect(all.flatMap(([language, { failures }]) => failures.map((one) => `${language}: ${one}`))).toEqual([]);
    for (const [, { count }] of all) expect(count).toBeGreaterThan(50);
  });

  it('have types that strict checkers accept, and that refuse mistakes', async () => {
    await writeFile(join(folder, 'sample.py'), await readFile(at('tools/lib/clients/types.py')));
    const settings = { typeCheckingMode: 'strict', pythonVersion: '3.9', reportUnnecessaryTypeIgnoreComment: 'error' };
    const include = ['sample.py', 'partner_sdk'];
    await writeFile(join(folder, 'pyrightconfig.json'), JSON.stringify({ ...settings, include }));
    const pyright = [at('node_modules/pyright/index.js'), '-p', folder, '--outputjson'];
    const { stdout } = await run(process.execPath, pyright).catch((error: { stdout: string }) => error);
    const { generalDiagnostics, summary } = JSON.parse(stdout) as Record<string, object>;
    expect(generalDiagnostics).toEqual([]);
    expect(summary).toMatchObject({ filesAnalyzed: 11 });
  });

  it('have only types that exist, in PHP', async () => {
    const { php } = await findLanguages();
    const words = ['-n', at('tools/lib/clients/types.php'), join(folder, 'vendor')];
    const { stdout } = await run(php.command, words, { env: php.env });
    expect(JSON.parse(stdout)).toMatchObject({ missing: [], methods: expect.any(Number) });
    expect((JSON.parse(stdout) as { methods: number }).methods).toBeGreaterThan(100);
  });
});
