import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CreateCredential } from '@partner/access';
import { PutDocument, UploadFile } from '@partner/documents';
import { samples } from '@partner/kernel';
import { DemoCompany } from './demo-company.js';

const newman = fileURLToPath(new URL('../../../../node_modules/newman/bin/newman.js', import.meta.url));

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

/** Postman with the collection and the environment that an API serves (R103). */
export class Postman {
  private constructor(
    readonly demo: DemoCompany,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Postman> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-postman-'));
    const demo = await DemoCompany.withSandboxes(folder, usualLimit);
    const { url, application } = demo.api;
    for (const name of ['collection', 'environment'])
      await writeFile(join(folder, `${name}.json`), await (await fetch(`${url}/docs/postman/${name}.json`)).text());
    // The files of the demo company are in the folder where it was created.
    const content = { sizeBytes: 4, open: () => Readable.from(['plan']) };
    const file = await application.get(UploadFile, { strict: false }).execute(demo.company.id, content);
    await application
      .get(PutDocument, { strict: false })
      .execute(demo.company.portal, { id: samples.ids.document, fileName: 'plan.pdf', file });
    return new Postman(demo, folder);
  }

  async stop(): Promise<void> {
    await this.demo.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Number of operations of the document. */
  get operations(): number {
    return Object.values(this.demo.document.paths).flatMap((methods) => Object.values(methods)).length;
  }

  /** Returns the variables of a new OAuth client, whose requests start without a token. */
  async client(): Promise<Readonly<Record<string, string>>> {
    const client = await this.demo.api.application
      .get(CreateCredential)
      .execute(this.demo.company.portal, { type: 'oauth_client', name: 'Postman', scopes: 'all' });
    return { token: 'none', clientId: client.clientId!, clientSecret: client.clientSecret! };
  }

  /** Runs the collection like Postman, with the environment of the previous run. */
  async run(given: Readonly<Record<string, string>>, ...options: string[]): Promise<Run> {
    const [report, environment] = [join(this.folder, 'report.json'), join(this.folder, 'environment.json')];
    const variables = Object.entries({ baseUrl: this.demo.api.url, ...given });
    const words = [
      ...[
        'run',
        join(this.folder, 'collection.json'),
        '--environment',
        environment,
        '--export-environment',
        environment,
      ],
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
}
