import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import type { Operation } from './support/openapi-document.js';
import { findLanguages, type Program, unpackClients } from './support/unpacked-clients.js';

/** Operations whose example cannot be accepted unchanged, with the reason. */
const without: Readonly<Record<string, string>> = {
  openConfigurator: 'the path is a secret, which createConfiguratorSession returns',
  leaveConfigurator: 'the path is a session, which has to be opened first',
  downloadDocumentFile: 'the path is a secret, which createDocumentDownload returns',
  createAccessToken: 'the client and its secret are credentials of your own',
  createSandbox: 'the template, from which it copies, is made in its own test',
  createPaymentLink: 'the demo company has no payment processor: 503',
  getIdempotencyKey: 'a key is known for 24 hours after a request with it, which has a test of its own',
  redeliverEvent: 'events have other ids in each database, which listEvents returns',
};

/** Operations whose samples run here: `npm run verify -- docs` runs all of them. */
const sampled = ['getLead', 'createLead', 'listDocuments', 'snapshotLocations'];

/** Optional query parameters with an example, because one of several is required. */
const needed = ['getRevenueForecast.period'];

interface Example {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly hasBody: boolean;
}

describe('examples of the document', () => {
  let demo: DemoCompany | undefined;
  const examples: Example[] = [];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    for (const [path, operations] of Object.entries(demo.document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { operationId: id } = operation;
        if (id in without) continue;
        const body = operation.requestBody?.content?.['application/json']?.example;
        const hasBody = operation.requestBody !== undefined;
        examples.push({ id, method: method.toUpperCase(), path: exampleAddress(path, operation), body, hasBody });
      }
    }
  });
  afterAll(() => demo?.stop());

  /** Returns the path with its examples. A required parameter without an example stays a placeholder. */
  function exampleAddress(path: string, { operationId, parameters = [] }: Operation): string {
    const query = new URLSearchParams();
    let address = path;
    for (const { name, in: where, required, schema } of parameters) {
      if (schema?.example === undefined) continue;
      const mayHaveOne = where !== 'query' || required || needed.includes(`${operationId}.${name}`);
      expect([path, name, mayHaveOne]).toEqual([path, name, true]);
      if (where === 'path') address = address.replace(`{${name}}`, schema.example as string);
      if (where === 'query') query.set(name, schema.example as string);
    }
    return `${address}?${query}`;
  }

  it('exist for every operation with a body or a path id', () => {
    expect(examples.filter(({ path }) => path.includes('{'))).toEqual([]);
    const bodies = examples.filter(({ hasBody }) => hasBody);
    expect(bodies.filter(({ body }) => body === undefined)).toEqual([]);
    expect(bodies.length).toBeGreaterThan(25);
  });

  it('are accepted by the demo company unchanged, in document order', async () => {
    const refused: unknown[] = [];
    for (const { id, method, path, body } of examples) {
      const { status, text } = await demo!.api.call(method, path, body, demo!.company);
      if (status < 200 || status > 299) refused.push([id, path, status, text]);
    }
    expect(refused).toEqual([]);
    expect(examples.length).toBeGreaterThan(90);
  });

  it('exist for all other operations', () => {
    const operations = Object.values(demo!.document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([...examples.map(({ id }) => id), ...Object.keys(without)].sort());
  });

  describe('as code samples', () => {
    let folder: string;
    let languages: Awaited<ReturnType<typeof findLanguages>>;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'partner-samples-'));
      await symlink(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(folder, 'node_modules'));
      await unpackClients(folder);
      languages = await findLanguages();
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const operations = (): Operation[] => Object.values(demo!.document.paths).flatMap((one) => Object.values(one));

    it('exist in four languages for each operation, with the address of the API', () => {
      for (const { operationId, 'x-codeSamples': samples } of operations()) {
        expect([operationId, samples.map(({ label }) => label)]).toEqual([
          operationId,
          ['curl', 'TypeScript', 'PHP', 'Python'],
        ]);
        for (const { source } of samples) expect(source).toContain(demo!.api.url);
      }
    });

    it.each(sampled)('run in TypeScript, PHP and Python: %s', async (id) => {
      const samples = operations().find(({ operationId }) => operationId === id)!['x-codeSamples'];
      const [, typescript, php, python] = samples.map(({ source }) => source);
      const env = { PATH: process.env['PATH'], PARTNER_KEY: demo!.company.key, NODE_NO_WARNINGS: '1' };
      const run = async (program: Program, file: string, text: string): Promise<string> => {
        await writeFile(join(folder, file), text);
        const options = { cwd: folder, env: { ...program.env, ...env } };
        return (await promisify(execFile)(program.command, [file], options)).stderr;
      };
      expect(await run({ command: process.execPath, env: {} }, 'sample.mts', typescript!)).toBe('');
      expect(await run(languages.php, 'sample.php', php!)).toBe('');
      expect(await run(languages.python, 'sample.py', python!)).toBe('');
    });
  });
});
