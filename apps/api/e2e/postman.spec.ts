import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCredential } from '@partner/access';
import { PutDocument, UploadFile } from '@partner/documents';
import { samples } from '@partner/kernel';
import { DemoCompany } from './support/demo-company.js';

const newman = fileURLToPath(new URL('../../../node_modules/newman/bin/newman.js', import.meta.url));

/** Default rate limit of a deployment (W11), which a run must stay within. */
const usualLimit = { PARTNER_RATE_PER_SECOND: '20', PARTNER_RATE_BURST: '40' };

interface Report {
  readonly run: {
    readonly executions: readonly { readonly item: { readonly name: string }; readonly response?: { code: number } }[];
    readonly failures: readonly { readonly source: { readonly name: string }; readonly error: { message: string } }[];
  };
}

/** Result of a run. */
interface Run {
  readonly failures: readonly string[];
  /** Sent requests by name, with their statuses. */
  readonly sent: readonly (readonly [name: string, status: number])[];
  readonly variables: Readonly<Record<string, string>>;
}

describe('Postman collection (R103)', () => {
  let demo: DemoCompany | undefined;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-postman-'));
    demo = await DemoCompany.start(usualLimit);
    const { url, application } = demo.api;
    for (const name of ['collection', 'environment'])
      await writeFile(join(folder, `${name}.json`), await (await fetch(`${url}/docs/postman/${name}.json`)).text());
    // The files of the demo company are in the folder where it was created.
    const content = { sizeBytes: 4, open: () => Readable.from(['plan']) };
    const file = await application.get(UploadFile, { strict: false }).execute(demo.company.id, content);
    await application
      .get(PutDocument, { strict: false })
      .execute(demo.company.portal, { id: samples.ids.document, fileName: 'plan.pdf', file });
  });
  afterAll(async () => {
    await demo?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the collection like Postman, with the environment of the previous run. */
  async function run(given: Readonly<Record<string, string>>, ...options: string[]): Promise<Run> {
    const [report, environment] = [join(folder, 'report.json'), join(folder, 'environment.json')];
    const variables = Object.entries({ baseUrl: demo!.api.url, ...given });
    const words = [
      ...['run', join(folder, 'collection.json'), '--environment', environment, '--export-environment', environment],
      ...['--reporters', 'json', '--reporter-json-export', report, ...options],
      ...variables.flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
    ];
    // The exit status is 1 if a check failed. The report has the details.
    await promisify(execFile)(process.execPath, [newman, ...words], { env: { PATH: process.env['PATH'] } }).catch(
      () => undefined,
    );
    const { executions, failures } = (JSON.parse(await readFile(report, 'utf8')) as Report).run;
    const { values } = JSON.parse(await readFile(environment, 'utf8')) as {
      values: readonly { key: string; value: string }[];
    };
    return {
      failures: failures.map(({ source, error }) => `${source.name}: ${error.message}`),
      sent: executions.flatMap(({ item, response }) => (response ? [[item.name, response.code] as const] : [])),
      variables: Object.fromEntries(values.map(({ key, value }) => [key, value])),
    };
  }

  const operations = () => Object.values(demo!.document.paths).flatMap((methods) => Object.values(methods));

  it('runs with an API key, which it keeps', async () => {
    const { key } = demo!.company;
    const { failures, sent, variables } = await run({ token: key });
    expect(failures).toEqual([]);
    expect(variables['token']).toBe(key);
    // Without a client, the token request is skipped.
    expect(sent).toHaveLength(operations().length - 1);
  });

  it('runs a second time, with an OAuth client, whose token replaces the key', async () => {
    const client = await demo!.api.application
      .get(CreateCredential)
      .execute(demo!.company.portal, { type: 'oauth_client', name: 'Postman', scopes: 'all' });
    const given = { token: 'none', clientId: client.clientId!, clientSecret: client.clientSecret! };
    const { failures, sent, variables } = await run(given);
    expect(failures).toEqual([]);
    expect(sent).toHaveLength(operations().length);
    expect(variables['token']).toMatch(/^ey/);
  });

  it('keeps the key when the client is rejected, and reports it', async () => {
    const { key } = demo!.company;
    const given = { token: key, clientId: 'unknown', clientSecret: 'nothing' };
    const { failures, sent, variables } = await run(given, '--folder', 'Authentication');
    expect(failures).toEqual([expect.stringMatching(/^Create an access token: .*401/)]);
    expect([sent.map(([, status]) => status), variables['token']]).toEqual([[401, 200], key]);
  });
});
