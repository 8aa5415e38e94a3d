import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SdkPackage } from '../src/sdk/sdk-package.js';
import { TestApi } from './support/test-api.js';
import { at } from './support/unpacked-clients.js';

const run = promisify(execFile);
const installed = (path: string): string => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));

type PackClients = (about: {
  readonly own: object;
  readonly name: string;
  readonly isReleased: boolean;
  readonly releases: string;
  readonly packed: string;
}) => Promise<unknown>;

describe('the SDK that an API serves', () => {
  let api: TestApi;
  let folder: string;
  let manifest: Awaited<ReturnType<SdkPackage['manifest']>>;

  beforeAll(async () => {
    api = await TestApi.start();
    folder = await mkdtemp(join(tmpdir(), 'partner-sdk-'));
    manifest = await new SdkPackage().manifest();
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--no-audit', '--no-fund', '--cache', join(folder, 'cache')];
    await run('npm', ['install', ...options, `${api.url}/sdk/${manifest.file}`], { cwd: folder });
  });

  afterAll(async () => {
    await api?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is installed by its address, with its digest in the lock file', async () => {
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
    expect(lock.packages[`node_modules/${manifest.name}`]).toMatchObject({
      version: manifest.version,
      resolved: `${api.url}/sdk/${manifest.file}`,
      integrity: manifest.integrity,
    });
    expect(Object.keys(lock.packages)).toHaveLength(2);
  });

  it.each([
    ['ES modules', 'use.mjs', `import { PartnerClient, signWebhook } from '@partner/sdk';`],
    ['CommonJS', 'use.cjs', `const { PartnerClient, signWebhook } = require('@partner/sdk');`],
  ])('is used from %s', async (_kind, file, load) => {
    const use = `const client = new PartnerClient({ baseUrl: ${JSON.stringify(api.url)}, apiKey: 'pk_test_unknown' });
      client.getMe().catch((error) => console.log([error.name, error.status, typeof signWebhook].join(' ')));`;
    await writeFile(join(folder, file), `${load}\n${use}`);
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    expect(stdout).toBe('PartnerApiError 401 function\n');
  });

  it('has its types for both', async () => {
    const text = `import { PartnerClient } from '@partner/sdk';
      export const status = async (client: PartnerClient): Promise<string> => (await client.getLead({ id: '' })).status;
      // @ts-expect-error a lead has no such field
      export const wrong = async (client: PartnerClient) => (await client.getLead({ id: '' })).colour;`;
    const files = ['types.mts', 'types.cts'];
    for (const file of files) await writeFile(join(folder, file), text);
    const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const compile = [installed('typescript/bin/tsc'), ...strict, '--typeRoots', installed('@types'), ...files];
    await expect(run(process.execPath, compile, { cwd: folder })).resolves.toMatchObject({ stdout: '' });
  });

  it('has neither source maps nor parts of tests nor dependencies', async () => {
    const names = ['-name', '*.map', '-o', '-name', '*.spec.*', '-o', '-name', '*.fixture.*'];
    const { stdout } = await run('find', [join(folder, 'node_modules', manifest.name), ...names]);
    expect(stdout).toBe('');
    const own = JSON.parse(await readFile(join(folder, 'node_modules', manifest.name, 'package.json'), 'utf8'));
    expect(Object.keys(own)).not.toContain('dependencies');
  });

  it('has its license and changes, and only exports that exist', async () => {
    const path = (name: string): string => join(folder, 'node_modules', manifest.name, name);
    const { exports: all, bin } = JSON.parse(await readFile(path('package.json'), 'utf8'));
    const conditions = Object.values(all).flatMap((entry) => Object.values(entry as object));
    const targets = conditions.flatMap((condition) => Object.values(condition as object));
    const files = ['LICENSE', 'CHANGELOG.md', 'README.md', ...Object.values(bin), ...targets];
    expect(targets).toHaveLength(12);
    for (const file of files) expect((await stat(path(file as string))).size).toBeGreaterThan(0);
  });

  it('has a command line that knows the API from which it was installed', async () => {
    const { key } = await api.company();
    const env = { ...process.env, PARTNER_CONFIG_DIR: join(folder, 'config') };
    const partner = async (...words: string[]): Promise<string> => {
      const program = join(folder, 'node_modules/.bin/partner');
      return (await run(process.execPath, [program, ...words], { cwd: folder, env })).stdout;
    };
    expect(await partner('--version')).toBe(`${manifest.version}\n`);
    expect(await partner('login', '--key', key)).toContain(`Logged in to Test Sheds at ${api.url}.\n`);
    expect(JSON.parse(await partner('call', 'getMe'))).toMatchObject({ companyName: 'Test Sheds' });
  });

  it('needs nothing of Node.js in browsers and workers', async () => {
    const entry = `import { PartnerClient, postgresStore } from '@partner/sdk';
      import { signWebhook, verifyWebhook } from '@partner/sdk/webhooks';
      globalThis.result = (async () => {
        const client = new PartnerClient({ baseUrl: 'http://api', apiKey: 'pk_test_1_x' });
        const signature = await signWebhook('{"id":"a"}', 'whsec_x');
        const event = await verifyWebhook({ body: '{"id":"a"}', signature, secret: 'whsec_x' });
        return [(await client.me.get()).companyName, event.id, typeof postgresStore].join(' ');
      })();`;
    await writeFile(join(folder, 'worker.mjs'), entry);
    const bundle = [installed('rolldown/bin/cli.mjs'), 'worker.mjs', '--platform', 'browser', '--format', 'iife'];
    await run(process.execPath, [...bundle, '--file', 'bundle.js'], { cwd: folder });
    const code = await readFile(join(folder, 'bundle.js'), 'utf8');
    expect(code).not.toMatch(/['"]node:|require\(/);
    const web = { AbortController, AbortSignal, crypto, Headers, performance, Response, TextDecoder, TextEncoder };
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({ companyName: 'Sheds' }));
    const timers = { clearTimeout, setTimeout };
    const globals = createContext({ ...web, ...timers, fetch, URL, URLSearchParams });
    runInContext(code, globals);
    expect(await (globals['result'] as Promise<string>)).toBe('Sheds a function');
  });

  it('is found by compilers that know no exports', async () => {
    const text = `import { PartnerClient } from '@partner/sdk';
      import { verifyWebhook } from '@partner/sdk/webhooks';
      import { sqliteStore } from '@partner/sdk/sync';
      export const all = [PartnerClient, verifyWebhook, sqliteStore];`;
    await writeFile(join(folder, 'classic.ts'), text);
    const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--skipLibCheck'];
    const resolution = ['--moduleResolution', 'node10', '--ignoreDeprecations', '6.0', '--types', 'node'];
    const compile = [installed('typescript/bin/tsc'), ...strict, ...resolution, '--typeRoots', installed('@types')];
    await expect(run(process.execPath, [...compile, 'classic.ts'], { cwd: folder })).resolves.toMatchObject({
      stdout: '',
    });
  });

  it('is found without its version, with its checksum, and described', async () => {
    const latest = await fetch(`${api.url}/sdk/latest.tgz`);
    expect([latest.url, latest.headers.get('content-type')]).toEqual([
      `${api.url}/sdk/${manifest.file}`,
      'application/gzip',
    ]);
    const sha256 = createHash('sha256')
      .update(Buffer.from(await latest.arrayBuffer()))
      .digest('hex');
    const checksum = await fetch(`${api.url}/sdk/${manifest.file}.sha256`);
    expect(await checksum.text()).toBe(`${sha256}  ${manifest.file}\n`);
    const guide = (await (await fetch(`${api.url}/sdk`)).text()).replaceAll(/<[^>]*>/g, '');
    expect(guide).toContain(`npm install ${api.url}/sdk/${manifest.file}`);
  });

  it.each(['manifest.json', 'partner-sdk-0.0.0.tgz', '..%2Fsite.css'])('does not serve %s', async (name) => {
    const { status, headers } = await fetch(`${api.url}/sdk/${name}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('the clients for Python and PHP that an API serves', () => {
  let api: TestApi;
  let manifest: Awaited<ReturnType<SdkPackage['manifest']>>;

  beforeAll(async () => {
    api = await TestApi.start();
    manifest = await new SdkPackage().manifest();
  });

  afterAll(() => api?.stop());

  it.each(['python', 'php'] as const)(
    'has a checksum, and an address whose content never changes: %s',
    async (language) => {
      const { file, sha256 } = manifest[language];
      const response = await fetch(`${api.url}/sdk/${file}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(['content-type', 'cache-control'].map((name) => response.headers.get(name))).toEqual([
        'application/zip',
        'public, max-age=31536000, immutable',
      ]);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(await (await fetch(`${api.url}/sdk/${file}.sha256`)).text()).toBe(`${sha256}  ${file}\n`);
      const guide = await (await fetch(`${api.url}/docs/guides/sdk-${language}.md`)).text();
      expect(guide).toContain(`${api.url}/sdk/${file}`);
    },
  );

  it('is listed in a repository of Composer, with its address and digest', async () => {
    const { name, version, file } = manifest.php;
    // The forms of versions that each of them accepts; `npm run verify -- clients` installs both.
    expect(`${name} ${version}`).toMatch(/^partner\/sdk \d+\.\d+\.\d+(-alpha\d+)?$/);
    expect(manifest.python.version).toMatch(/^\d+\.\d+\.\d+(\.dev\d+)?$/);
    const response = await fetch(`${api.url}/sdk/packages.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { packages } = (await response.json()) as { packages: Record<string, Record<string, { dist: object }>> };
    const bytes = Buffer.from(await (await fetch(`${api.url}/sdk/${file}`)).arrayBuffer());
    const shasum = createHash('sha1').update(bytes).digest('hex');
    expect(packages[name]![version]!.dist).toEqual({ type: 'zip', url: `${api.url}/sdk/${file}`, shasum });
  });
  it('keep the address and the content of every release, under another name, too', async () => {
    const { packClients } = (await import(at('libs/sdk/pack-clients.mjs'))) as { packClients: PackClients };
    const folder = await mkdtemp(join(tmpdir(), 'partner-releases-'));
    const releases = await mkdtemp(join(folder, 'releases'));
    const pack = async (version: string, isReleased: boolean, name = '@partner/sdk'): Promise<[string, string[]]> => {
      const packed = await mkdtemp(join(folder, 'packed'));
      const own = { name: '@partner/sdk', version, license: 'Apache-2.0', description: 'A client' };
      await packClients({ own, name, isReleased, releases, packed });
      return [packed, (await readdir(packed)).filter((file) => !file.endsWith('.sha256')).sort()];
    };
    const [first, files] = await pack('1.1.0', false);
    expect(files).toEqual(['partner-sdk-php-1.1.0.zip', 'partner_sdk-1.1.0-py3-none-any.whl']);
    for (const file of files) await copyFile(join(first, file), join(releases, file));
    expect((await pack('1.1.0', true))[1]).toEqual(files);
    const [second, later] = await pack('1.2.0', false);
    expect(later).toHaveLength(4);
    for (const file of files) expect(await readFile(join(second, file))).toEqual(await readFile(join(first, file)));
    expect((await pack('1.1.0', true, '@acme/api'))[1]).toEqual([
      'acme-api-php-1.1.0.zip',
      'acme_api-1.1.0-py3-none-any.whl',
    ]);
    const [php] = files;
    await copyFile(join(second, 'partner-sdk-php-1.2.0.zip'), join(releases, php!));
    expect((await pack('1.1.0', true))[1]).toContainEqual(
      expect.stringMatching(/^partner-sdk-php-1\.1\.1-alpha\d+\.zip$/),
    );
    await rm(folder, { recursive: true, force: true });
  });
});
