import { afterAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreateCredential } from '@partner/access';
import { CreateCompany } from '@partner/companies';
import { type Actor, type CompanyId, newId, portal } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { readSettings } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiOverrides, createApi } from '../../src/app.js';
import { Contract } from './contract.js';

/** `PARTNER_SECRET` of every API in tests. */
export const testSecret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');

const linesType = 'application/x-ndjson';

const parseLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

const contracts = new Map<string, Contract>();

/** Returns the contract of an API. Those with the same settings share it, because its schemas are slow to compile. */
async function contractOf(url: string, settings: TestSettings): Promise<Contract> {
  const name = JSON.stringify(settings);
  const known = contracts.get(name);
  if (known) return known;
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as ConstructorParameters<typeof Contract>[0];
  const contract = new Contract(document);
  contracts.set(name, contract);
  return contract;
}

/** Response, already checked against the OpenAPI document. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
}

/** Deviations from a default request. */
export interface RequestOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Environment variables that a test sets. */
export type TestSettings = Readonly<Record<string, string>>;

/** API as partners reach it, with its own database. */
export class TestApi {
  static #shared: Promise<TestApi> | undefined;
  #database: Database | undefined;

  private constructor(
    readonly application: NestFastifyApplication,
    readonly url: string,
    readonly contract: Contract,
    readonly testDatabase: TestDatabase,
    private readonly endOfDatabase: () => Promise<void>,
    private readonly folder: string,
  ) {}

  /**
   * Starts an API in this process with the login of servers (A11). Rate limits are high unless a test lowers them.
   * @param given a database that outlives the API.
   */
  static async start(
    settings: TestSettings = {},
    given?: TestDatabase,
    overrides: ApiOverrides = {},
  ): Promise<TestApi> {
    const testDatabase = given ?? (await freshDatabase());
    const endOfDatabase = async (): Promise<void> => (given ? undefined : testDatabase.drop());
    const folder = await mkdtemp(join(tmpdir(), 'partner-api-'));
    const application = await createApi(
      readSettings({
        DATABASE_URL: testDatabase.serverUrl,
        PARTNER_DATA_DIR: folder,
        PARTNER_SECRET: testSecret,
        PARTNER_RATE_PER_SECOND: '100000',
        PARTNER_RATE_BURST: '100000',
        PARTNER_MAX_CREDENTIALS: '1000',
        PARTNER_LOG_LEVEL: 'silent',
        PORT: '0',
        ...settings,
      }),
      overrides,
    );
    await application.listen(0, '127.0.0.1');
    const url = await application.getUrl();
    const contract = await contractOf(url, settings);
    return new TestApi(application, url, contract, testDatabase, endOfDatabase, folder);
  }

  /**
   * Returns the API with default settings that all spec files of a process share. Its database is shared, too: tests
   * create companies of their own.
   */
  static shared(): Promise<TestApi> {
    return (TestApi.#shared ??= TestApi.start());
  }

  static async stopShared(): Promise<void> {
    await (await TestApi.#shared)?.stop();
  }

  /** Database behind the API with superuser access, for setup and checks (A7). */
  get database(): Database {
    this.#database ??= new Database({ url: this.testDatabase.url, maxConnections: 4 });
    return this.#database;
  }

  /** Creates a company with an API key that has all scopes. */
  async company(name = 'Test Sheds'): Promise<TestCompany> {
    const { id } = await this.application.get(CreateCompany).execute({ name });
    const company = new TestCompany(this, id);
    company.key = await company.newKey('all');
    return company;
  }

  /** Sends one request. `body` is sent as JSON. */
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(options.key !== undefined && { authorization: `Bearer ${options.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isLines = response.headers.get('content-type') === linesType;
    const parsed = (isLines ? parseLines(text) : text === '' ? undefined : JSON.parse(text)) as T;
    const { pathname } = new URL(path, this.url);
    if (isLines) this.contract.checkLines(method, pathname, parsed as unknown[]);
    else this.contract.check(method, pathname, response.status, parsed);
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  async stop(): Promise<void> {
    await this.application.close();
    await this.#database?.close();
    await this.endOfDatabase();
    await rm(this.folder, { recursive: true });
  }
}

/** Company of a test with its credential. */
export class TestCompany {
  key = '';

  constructor(
    readonly api: TestApi,
    readonly id: CompanyId,
  ) {}

  get portal(): Actor {
    return portal(this.id);
  }

  /** Creates an API key with the given scopes: `all`, or a comma list of wire names. */
  async newKey(scopes: string, options: { agent?: boolean; confirmLimit?: number } = {}): Promise<string> {
    const made = await this.api.application
      .get(CreateCredential)
      .execute(this.portal, { type: 'api_key', name: 'Test key', scopes, ...options });
    return made.apiKey ?? '';
  }

  get<T = Record<string, unknown>>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.api.call<T>('GET', `/partner/v1/${path}`, undefined, { key: this.key, ...options });
  }

  post<T = Record<string, unknown>>(path: string, body: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.api.call<T>('POST', `/partner/v1/${path}`, body, { key: this.key, ...options });
  }

  put<T = Record<string, unknown>>(path: string, body: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.api.call<T>('PUT', `/partner/v1/${path}`, body, { key: this.key, ...options });
  }

  patch<T = Record<string, unknown>>(path: string, body: unknown, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.api.call<T>('PATCH', `/partner/v1/${path}`, body, { key: this.key, ...options });
  }
}

afterAll(() => TestApi.stopShared());

/** Id that no record has. */
export const unknownId = newId();
