import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCredential } from '@partner/access';
import { guides } from '../src/guides/guide-list.js';
import { DemoCompany } from './support/demo-company.js';

const run = promisify(execFile);
const folder = new URL('../../../docs/guides/', import.meta.url);

interface Sample {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

/** How a sample of a language is run: the name of its file, and what runs it. */
const runners: Readonly<Record<string, readonly [extension: string, command: string]>> = {
  sh: ['sh', 'bash'],
  ts: ['mts', process.execPath],
  python: ['py', 'python3'],
};

const isInstalled = (command: string): boolean =>
  command.includes('/') || (process.env['PATH'] ?? '').split(delimiter).some((path) => existsSync(join(path, command)));

/** Every sample of every guide that begins here; those of other pages are shown with events and files of their own. */
async function readSamples(): Promise<Sample[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const found = names.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, sample], index) => ({
      name: `${name}, sample ${index + 1} (${language})`,
      language: language!,
      text: sample!,
    }));
  });
  return (await Promise.all(found)).flat();
}

const samples = await readSamples();

describe('the guides', () => {
  let demo: DemoCompany | undefined;
  let scratch: string;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'partner-guides-'));
    demo = await DemoCompany.start();
    const first = async (list: string): Promise<string> =>
      (await demo!.company.get<{ data: { id: string }[] }>(`${list}?limit=1`)).body.data[0]!.id;
    const client = await demo.api.application
      .get(CreateCredential)
      .execute(demo.company.portal, { type: 'oauth_client', name: 'Guides', scopes: 'all' });
    environment = {
      PATH: process.env['PATH'] ?? '',
      API: demo.api.url,
      KEY: demo.company.key,
      CLIENT_ID: client.clientId!,
      CLIENT_SECRET: client.clientSecret!,
      LOCATION: await first('locations'),
      ORDER: await first('orders'),
    };
  });

  afterAll(async () => {
    await demo?.stop();
    await rm(scratch, { recursive: true, force: true });
  });

  const page = async (path: string): Promise<string> => {
    const answer = await fetch(`${demo!.api.url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  it('are linked from the reference, and begin with the quick start', async () => {
    expect(demo!.document).toMatchObject({
      info: { description: expect.stringContaining('(/docs/guides/quick-start)') },
    });
    const { url, status } = await fetch(`${demo!.api.url}/docs/guides`);
    expect([new URL(url).pathname, status]).toEqual(['/docs/guides/quick-start', 200]);
    expect((await fetch(`${demo!.api.url}/docs/guides/nothing`)).status).toBe(404);
    expect((await fetch(`${demo!.api.url}/docs/guides/assets/..%2Fquick-start.md`)).status).toBe(404);
  });

  it('need nothing from elsewhere, and may load nothing from there', async () => {
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

  it('have no link that leads nowhere', async () => {
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

  it('are found by what they say', async () => {
    const passages = JSON.parse(await page('/docs/guides/index.json')) as { url: string; text: string }[];
    expect(passages.length).toBeGreaterThan(60);
    for (const [words, url] of [
      ['Idempotency-Replayed', '/docs/guides/idempotency-and-retries#'],
      ['version_mismatch', '/docs/guides/errors#409'],
      ['previousStatus', '/docs/guides/events#lead'],
      ['X-Service-Signature', '/docs/guides/webhooks#'],
    ]) {
      const found = passages.filter(({ text }) => text.includes(words!)).map((passage) => passage.url);
      expect(found).toContainEqual(expect.stringContaining(url!));
    }
    expect(await page('/docs/guides/assets/search.js')).toContain('/docs/guides/index.json');
  });

  it('have samples in three languages', () => {
    expect(samples.length).toBeGreaterThan(15);
    for (const language of Object.keys(runners)) {
      expect(samples.filter((sample) => sample.language === language).length).toBeGreaterThan(2);
    }
    expect(samples.filter(({ language }) => !(language in runners))).toEqual([]);
  });

  it.each(samples.filter(({ language }) => isInstalled(runners[language]![1])))('run: $name', async (sample) => {
    const [extension, command] = runners[sample.language]!;
    const file = join(scratch, `${sample.name.replaceAll(/\W+/g, '-')}.${extension}`);
    await writeFile(file, sample.text);
    const strict = sample.language === 'sh' ? ['-euo', 'pipefail'] : [];
    const { stderr } = await run(command, [...strict, file], { env: environment }).catch(
      (error: { stderr: string }) => {
        throw new Error(error.stderr);
      },
    );
    expect(stderr.replaceAll(/^.*ExperimentalWarning.*\n.*--trace-warnings.*\n/gm, '')).toBe('');
  });
});
