import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { CreateCredential } from '@partner/access';
import { PutDocument, type PutDocumentCommand, UploadFile } from '@partner/documents';
import type { Id } from '@partner/kernel';
import { guides } from '../src/guides/guide-list.js';
import { type GuideBlock, guideBlocks, guideScript, unsetVariables } from '../src/testing/guide-script.js';
import { DemoCompany } from './support/demo-company.js';
import { unpackClients } from './support/unpacked-clients.js';

const run = promisify(execFile);
const docs = new URL('../../../docs/', import.meta.url);
/** Samples resolve the SDK here. */
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

interface GuideText {
  readonly slug: string;
  readonly blocks: readonly GuideBlock[];
}

/** Programs of the languages that run here. */
const runners: Readonly<Record<string, string>> = {
  sh: 'bash',
  ts: process.execPath,
  python: 'python3',
  php: 'php',
};

/** Languages that a guide for all has. */
const required = ['sh', 'ts', 'python'];

/** Languages that are not run here: data, command lines, and samples that signature.spec.ts runs with vectors. */
const shown = ['json', 'http', 'console', 'js'];

/** Number of guides that run concurrently. */
const atOnce = 3;

/** Recipes need a worker and a payment processor: `npm run verify -- docs` runs them. */
const isRecipe = (slug: string): boolean => slug.startsWith('recipe-');

const isInstalled = (command: string): boolean =>
  command.includes('/') || (process.env['PATH'] ?? '').split(delimiter).some((path) => existsSync(join(path, command)));

/** Reads the code blocks of every guide. */
async function readGuides(): Promise<GuideText[]> {
  const pages = [...guides, { slug: 'sdk-readme', file: '../libs/sdk/README.md' }];
  const read = pages.map(async ({ slug, file }) => {
    const text = file === undefined ? '' : await readFile(new URL(file, docs), 'utf8');
    return { slug, blocks: guideBlocks(text) };
  });
  return (await Promise.all(read)).filter(({ blocks }) => blocks.length > 0);
}

const texts = await readGuides();
const runnable = texts.filter(({ blocks }) => guideScript(blocks).steps > 0);

describe('guides', () => {
  let demo: DemoCompany | undefined;
  let scratch: string;
  let environment: Readonly<Record<string, string>>;
  const complaints = new Map<string, string>();

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'partner-guides-'));
    await symlink(modules, join(scratch, 'node_modules'));
    demo = await DemoCompany.withSandboxes(scratch);
    const [event] = (
      await demo.company.get<{ data: { data: { orderId: string } }[] }>('events?types=contract.completed&limit=1')
    ).body.data;
    await addDocument(event!.data.orderId);
    const client = await demo.api.application
      .get(CreateCredential)
      .execute(demo.company.portal, { type: 'oauth_client', name: 'Guides', scopes: 'all' });
    environment = {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      PARTNER_KEY: demo.company.key,
      CLIENT_ID: client.clientId!,
      CLIENT_SECRET: client.clientSecret!,
      NODE_NO_WARNINGS: '1',
    };
    const waiting = runnable.filter(({ slug }) => !isRecipe(slug));
    const runAll = async (): Promise<void> => {
      for (let guide = waiting.shift(); guide; guide = waiting.shift()) await runOne(guide);
    };
    await Promise.all(Array.from({ length: atOnce }, runAll));
  });

  /** Adds a document to the order, because the demo company's files are in another folder. */
  async function addDocument(entityId: string): Promise<void> {
    const bytes = Buffer.from('signed');
    const get = <Part>(part: Type<Part>): Part => demo!.api.application.get(part, { strict: false });
    const content = { sizeBytes: bytes.length, open: () => Readable.from([bytes]) };
    const file = await get(UploadFile).execute(demo!.company.id, content);
    const command = { entityType: 'order', entityId: entityId as Id, type: 'Contract', fileName: 'signed.pdf', file };
    await get(PutDocument).execute(demo!.company.portal, command as PutDocumentCommand);
  }

  /** Runs a guide from top to bottom in one empty shell, and records its error output or failure. */
  async function runOne({ slug, blocks }: GuideText): Promise<void> {
    const cwd = join(scratch, slug);
    await mkdir(cwd);
    await unpackClients(cwd);
    const installed = blocks
      .filter(({ language }) => language in runners && isInstalled(runners[language]!))
      // The clients are already here; sdk-package.spec.ts installs them.
      .map(({ language, text }) => ({ language, text: text.replaceAll(/^npm install .*$/gm, '') }));
    const { files, script } = guideScript(installed);
    const written = { ...files, 'guide.sh': script.replaceAll('http://127.0.0.1:3000', demo!.api.url) };
    for (const [name, text] of Object.entries(written)) await writeFile(join(cwd, name), text);
    const complaint = await run('bash', ['guide.sh'], { env: environment, cwd }).then(
      ({ stderr }) => stderr,
      (error: Error & { stdout: string }) => error.message + error.stdout.slice(-500),
    );
    complaints.set(slug, complaint);
  }

  afterAll(async () => {
    await demo?.stop();
    await rm(scratch, { recursive: true, force: true });
  });

  const page = async (path: string): Promise<string> => {
    const answer = await fetch(`${demo!.api.url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  it('are linked from the reference, and start with the quick start', async () => {
    expect(demo!.document).toMatchObject({
      info: { description: expect.stringContaining('(/docs/guides/quick-start)') },
    });
    const { url, status } = await fetch(`${demo!.api.url}/docs/guides`);
    expect([new URL(url).pathname, status]).toEqual(['/docs/guides/quick-start', 200]);
    expect((await fetch(`${demo!.api.url}/docs/guides/nothing`)).status).toBe(404);
    expect((await fetch(`${demo!.api.url}/docs/assets/..%2Fguides%2Fguides.controller.js`)).status).toBe(404);
    expect((await fetch(`${demo!.api.url}/docs/`)).url).toBe(`${demo!.api.url}/docs`);
  });

  it('show the statuses of records as diagrams', async () => {
    const names = (await page('/docs/guides/data-model')).matchAll(
      /<img src="(\/docs\/diagrams\/[^"]+)" alt="[^"]+">/g,
    );
    const diagrams = [...names].map(([, path]) => path!);
    expect(diagrams).toHaveLength(7);
    for (const path of diagrams) expect(await page(path)).toContain('<svg');
    const { headers } = await fetch(`${demo!.api.url}${diagrams[0]}`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    for (const name of ['nothing.svg', 'containers.mmd', '..%2Fopenapi.json'])
      expect([name, (await fetch(`${demo!.api.url}/docs/diagrams/${name}`)).status]).toEqual([name, 404]);
  });

  it('are served as Markdown by suffix and by content negotiation', async () => {
    const path = `${demo!.api.url}/docs/guides/quick-start`;
    const bySuffix = await fetch(`${path}.md`);
    const byType = await fetch(path, { headers: { accept: 'text/markdown' } });
    for (const { headers } of [bySuffix, byType]) {
      expect([headers.get('content-type'), headers.get('vary')]).toEqual(['text/markdown; charset=utf-8', 'Accept']);
    }
    const text = await bySuffix.text();
    expect(text).toMatch(/^# Quick start\n/);
    expect(text).toContain(demo!.api.url);
    expect(await byType.text()).toBe(text);
    expect((await fetch(`${demo!.api.url}/docs/guides/nothing.md`)).status).toBe(404);
  });

  it('link to pages and pictures that exist, also as Markdown', async () => {
    for (const { slug } of guides) {
      const text = await page(`/docs/guides/${slug}.md`);
      const links = [...text.matchAll(/\]\((\/[^)\s#]+)/g)].map(([, link]) => link!);
      for (const link of new Set(links))
        expect([slug, link, (await fetch(demo!.api.url + link)).status]).toEqual([slug, link, 200]);
      expect([slug, text.match(/\]\((?!\/|https?:|#)[^)\s]+\)/g)]).toEqual([slug, null]);
    }
  });

  it('begin with commands that any shell accepts before the key is known', async () => {
    const text = await page('/docs/guides/quick-start.md');
    const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(text) ?? [];
    const { PARTNER_KEY: _, ...env } = process.env;
    const { stdout } = await run('sh', ['-c', `${block}\necho "$API $PARTNER_KEY"`], { env });
    expect(stdout).toBe(`${demo!.api.url} paste your API key here\n`);
  });

  it('name this API in the Postman environment and in the document', async () => {
    const { values } = JSON.parse(await page('/docs/postman/environment.json')) as { values: { key: string }[] };
    expect(values.find(({ key }) => key === 'baseUrl')).toMatchObject({ value: demo!.api.url });
    expect(JSON.parse(await page('/openapi.json'))).toMatchObject({ servers: [{ url: demo!.api.url }] });
  });

  it('are found from the root, by assistants and by crawlers', async () => {
    const { url } = demo!.api;
    const browser = await fetch(`${url}/`, { headers: { accept: 'text/html,*/*' }, redirect: 'manual' });
    expect([browser.status, browser.headers.get('location')]).toEqual([302, '/docs']);
    const program = await fetch(`${url}/`);
    expect([program.status, await program.json()]).toMatchObject([
      404,
      { error: 'not found', code: 'route_not_found' },
    ]);
    const listed = [...(await page('/llms.txt')).matchAll(/\]\((.*?)\)/g)].map(([, link]) => link!);
    expect(listed.length).toBeGreaterThan(guides.length);
    for (const link of listed) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
    const catalog = await fetch(`${url}/.well-known/api-catalog`);
    expect(catalog.headers.get('content-type')).toContain('application/linkset+json');
    const { linkset } = (await catalog.json()) as { linkset: Record<string, { href: string }[]>[] };
    const targets = Object.values(linkset[0]!).flatMap((links) => (Array.isArray(links) ? links : []));
    expect(targets).toHaveLength(4);
    for (const { href } of targets) expect([href, (await fetch(href)).status]).toEqual([href, 200]);
  });

  it('have the version of the document first in the changelog', async () => {
    const [, version] = /<h2 id="[^"]+"><a[^>]*>([\d.]+) /.exec(await page('/docs/guides/changelog'))!;
    expect(demo!.document).toMatchObject({ info: { version } });
  });

  it('answer an unknown address with a page for browsers, and an error for programs', async () => {
    for (const path of ['/docs/guides/nothing', '/docs/nothing', '/docs/nothing/else']) {
      const browser = await fetch(demo!.api.url + path, { headers: { accept: 'text/html,*/*' } });
      expect([path, browser.status, browser.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await browser.text()).toContain('<h1>This page does not exist</h1>');
      const program = await fetch(demo!.api.url + path);
      expect([path, program.status, await program.json()]).toMatchObject([
        path,
        404,
        { error: 'page not found', code: 'not_found' },
      ]);
    }
  });

  it('have their code highlighted by the build', async () => {
    for (const { slug } of guides) {
      const html = await page(`/docs/guides/${slug}`);
      const plain = [
        ...html.matchAll(/<pre [^>]*data-language="(?:sh|ts|python|json)"><code>([\s\S]*?)<\/code>/g),
      ].filter(([, code]) => !code!.includes('<span class="t-'));
      expect([slug, plain.map(([, code]) => code)]).toEqual([slug, []]);
    }
  });

  it('load nothing from other hosts, and are not allowed to', async () => {
    for (const { slug } of guides) {
      const answer = await fetch(`${demo!.api.url}/docs/guides/${slug}`);
      expect([slug, answer.status, answer.headers.get('content-type')]).toEqual([
        slug,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*unsafe)/);
      expect((await answer.text()).match(/(?:src|href)="(?:https?:)?\/\/[^"]*/g)).toBeNull();
    }
  });

  it('share their assets with the reference, all of which exist', async () => {
    const html = await page('/docs');
    const assets = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(assets.length).toBeGreaterThan(4);
    for (const asset of assets) await page(asset);
  });

  it('have no broken links', async () => {
    const pages = new Map<string, string>();
    for (const { slug } of guides) pages.set(`/docs/guides/${slug}`, await page(`/docs/guides/${slug}`));
    for (const [from, html] of pages) {
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
        const { pathname, hash } = new URL(href!, `${demo!.api.url}${from}`);
        if (!pages.has(pathname)) pages.set(pathname, await page(pathname));
        if (hash)
          expect([from, href, pages.get(pathname)!.includes(`id="${hash.slice(1)}"`)]).toEqual([from, href, true]);
      }
    }
  });

  it('have samples in three languages or none', () => {
    const known = [...Object.keys(runners), ...shown];
    for (const { slug, blocks } of texts) {
      const languages = blocks.map(({ language }) => language);
      expect([slug, languages.filter((one) => !known.includes(one))]).toEqual([slug, []]);
    }
    expect(runnable.length).toBeGreaterThan(11);
    // The clients and the recipes are for one language.
    for (const { slug, blocks } of runnable.filter((guide) => !guide.slug.startsWith('sdk') && !isRecipe(guide.slug))) {
      const languages = blocks.map(({ language }) => language);
      expect([slug, required.filter((one) => !languages.includes(one))]).toEqual([slug, []]);
    }
  });

  it.each(texts)('set each variable before it is used: $slug', ({ blocks }) => {
    expect(unsetVariables(blocks)).toEqual([]);
  });

  it.each(runnable.filter(({ slug }) => !isRecipe(slug)))('run from top to bottom: $slug', ({ slug }) => {
    expect(complaints.get(slug)).toBe('');
  });
});

describe('TypeScript samples of guides', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-samples-'));
    await symlink(modules, join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compile with strict types', async () => {
    const samples = texts.flatMap(({ slug, blocks }) =>
      blocks.flatMap(({ language, text }, index) =>
        language === 'ts' ? [[`${slug}-${index}.mts`, text] as const] : [],
      ),
    );
    for (const [name, text] of samples) await writeFile(join(folder, name), text);
    const strict = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--types', 'node'];
    const compiler = [join(modules, 'typescript/bin/tsc'), ...strict, '--typeRoots', join(modules, '@types')];
    const compiled = run(process.execPath, [...compiler, ...samples.map(([name]) => name)], { cwd: folder });
    expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' });
  });
});
