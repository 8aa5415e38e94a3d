import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samples } from '@partner/kernel';
import { filledDatabase, type TestDatabase } from '@partner/testing';
import { exampleBody } from './example-body.js';
import { type OpenApiDocument, openApiDocument } from './openapi-document.js';
import { partner } from './processes.js';
import { TestApi, TestCompany, type TestSettings } from './test-api.js';

/** Path with the ids of an existing record, and the record as shown in its list. */
export interface Existing {
  readonly path: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Returns a database name that depends on the program and the files of `partner demo`. */
async function demoContent(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['dist/demo/', 'demo/'].map((name) => new URL(`../../../operator/${name}`, import.meta.url)))
    for (const name of (await readdir(folder)).sort()) hash.update(await readFile(new URL(name, folder)));
  return `demo_${hash.digest('hex').slice(0, 16)}`;
}

/** Demo company created by `partner demo`, with an API in this process. */
export class DemoCompany {
  private constructor(
    readonly api: TestApi,
    readonly company: TestCompany,
    readonly document: OpenApiDocument,
    private readonly database: TestDatabase,
  ) {}

  static async start(settings: TestSettings = {}): Promise<DemoCompany> {
    const database = await filledDatabase(await demoContent(), async ({ serverUrl }) => {
      await partner(['demo'], { DATABASE_URL: serverUrl });
    });
    const api = await TestApi.start(settings, database);
    const company = new TestCompany(api, samples.company);
    company.key = await company.newKey('all');
    return new DemoCompany(api, company, await openApiDocument(api.url), database);
  }

  /** As `start`, with the template of sandboxes and its files in the folder. */
  static async withSandboxes(folder: string, settings: TestSettings = {}): Promise<DemoCompany> {
    const files = { PARTNER_DATA_DIR: join(folder, 'data') };
    const demo = await DemoCompany.start({ ...settings, ...files });
    await partner(['demo', '--template'], { ...files, DATABASE_URL: demo.api.testDatabase.serverUrl });
    return demo;
  }

  /**
   * Fills a document path with ids of a record of the company. The record comes from the parent lists, or is created
   * from the document's examples.
   * @throws Error if there is none: the demo company should have one of everything.
   */
  async existing(path: string): Promise<Existing> {
    for await (const one of this.everyExisting(path)) return one;
    throw new Error(`the demo company has no record for ${path}`);
  }

  /** Fills a path with each such record on the first page of each list. */
  everyExisting(path: string): AsyncGenerator<Existing> {
    return this.#existing(path, {});
  }

  async *#existing(path: string, record: Existing['record']): AsyncGenerator<Existing> {
    const [list, rest] = [path.slice(0, path.indexOf('/{')), path.slice(path.indexOf('}') + 1)];
    if (!path.includes('{')) return yield { path, record };
    if (list.endsWith('/idempotency-keys')) return yield { path: `${list}/${await this.#usedKey()}`, record };
    const address = `${list}?${await this.requiredQuery(list)}`;
    const { body, status } = await this.api.call<{ data?: Existing['record'][] }>(
      'GET',
      address,
      undefined,
      this.company,
    );
    if (!body.data) throw new Error(`GET ${list} returned ${status} instead of the list above ${path}`);
    const items = body.data.length > 0 ? body.data : await this.#made(list);
    for (const item of items) yield* this.#existing(`${list}/${identityOf(item)}${rest}`, item);
  }

  /** Returns the key of a request, since keys are not listed. */
  async #usedKey(): Promise<string> {
    const key = 'demo-customer';
    await this.company.post('customers', { email: `${key}@example.com` }, { headers: { 'idempotency-key': key } });
    return key;
  }

  /** Returns the required query parameters of a list, with values from the event of its first record. */
  async requiredQuery(list: string): Promise<URLSearchParams> {
    const parameters = this.document.paths[list]?.['get']?.parameters ?? [];
    const names = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    if (names.length === 0) return new URLSearchParams();
    const type = `${list.split('/').at(-1)!.replace(/s$/, '')}.created`;
    const { body } = await this.company.get<{ data: { data: Record<string, string> }[] }>(
      `events?types=${type}&limit=1`,
    );
    return new URLSearchParams(Object.fromEntries(names.map((name) => [name, body.data[0]!.data[name]!])));
  }

  /** Creates a first record of a list from the examples of its POST. Empty if that fails. */
  async #made(list: string): Promise<Existing['record'][]> {
    const create = this.document.paths[list]?.['post'];
    if (!create) return [];
    const { status, body } = await this.api.call('POST', list, exampleBody(this.document, create, {}), this.company);
    return status === 201 ? [body] : [];
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.database.drop();
  }
}

/** Returns the id of an item, or its first member if it has none. */
const identityOf = (item: Existing['record']): string => String(item['id'] ?? Object.values(item)[0]);
