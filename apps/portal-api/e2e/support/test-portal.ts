import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreateCompany, type Permission, PutRole, PutUser } from '@partner/companies';
import { type CompanyId, type Id, newToken, portal, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { readSettings } from '@partner/runtime';
import { CreateSignInLink } from '@partner/sign-in';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { createPortal } from '../../src/app.js';

/** Response of the portal, with a parsed JSON body. */
export interface PortalResponse<T = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Portal on a real port, with its own database and a clock that the test sets. */
export class TestPortal {
  private constructor(
    readonly application: NestFastifyApplication,
    readonly url: string,
    readonly clock: FixedClock,
    /** Connection as the database owner, for preparing and checking data (A7). */
    readonly database: Database,
    readonly home: TestDatabase,
    private readonly folder: string,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
    const home = await freshDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'partner-portal-'));
    const clock = new FixedClock(new Date());
    const environment = {
      DATABASE_URL: home.serverUrl,
      PARTNER_DATA_DIR: folder,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      PARTNER_LOG_LEVEL: 'silent',
      PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'true',
      PARTNER_BASE_URL: 'https://api.example.com',
      ...settings,
    };
    const application = await createPortal(readSettings(environment), { clock });
    await application.listen(0, '127.0.0.1');
    const database = new Database({ url: home.url, maxConnections: 4 });
    return new TestPortal(application, await application.getUrl(), clock, database, home, folder);
  }

  /** Creates a company with an owner. */
  async company(name = 'Test Sheds'): Promise<TestCompany> {
    const { id } = await this.application.get(CreateCompany).execute({ name });
    const company = new TestCompany(this, id);
    company.owner = await company.user({ firstName: 'Olive', email: `olive@${id}.example`, isOwner: true });
    return company;
  }

  async call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<PortalResponse<T>> {
    const response = await fetch(this.url + path, {
      redirect: 'manual',
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Creates a sign-in link like an operator. @returns its token. */
  async link(company: CompanyId, email?: string): Promise<string> {
    return (await this.application.get(CreateSignInLink).execute(portal(company), { email })).token;
  }

  follow(token = newToken(), headers: Record<string, string> = {}): Promise<PortalResponse> {
    return this.call('POST', '/api/session', { token, kind: 'link' }, headers);
  }

  /** Contents of all tables, as text. */
  async everythingStored(): Promise<string> {
    const tables = await this.database.query<{ name: string }>(sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
    const texts = await Promise.all(
      tables.map(({ name }) =>
        this.database.query<{ text: string }>(sql`select t::text as text from ${raw(`"${name}"`)} t`),
      ),
    );
    return texts
      .flat()
      .map(({ text }) => text)
      .join('\n');
  }

  async stop(): Promise<void> {
    await this.application.close();
    await this.database.close();
    await this.home.drop();
    await rm(this.folder, { recursive: true });
  }
}

/** Company of a test, with helpers for its users. */
export class TestCompany {
  owner!: Id;

  constructor(
    readonly portal: TestPortal,
    readonly id: CompanyId,
  ) {}

  user(fields: { firstName: string; email: string; isOwner?: boolean; roleId?: Id }): Promise<Id> {
    return this.portal.application.get(PutUser).execute(portal(this.id), { lastName: 'Miller', ...fields });
  }

  /** Returns the ID of the role with this key, and creates it if it does not exist. */
  async role(key: string, permissions?: readonly Permission[]): Promise<Id> {
    const [row] = await this.portal.database.query<{ id: Id }>(
      sql`select id from roles where company_id = ${this.id} and key = ${key}`,
    );
    return (
      row?.id ??
      this.portal.application
        .get(PutRole)
        .execute(portal(this.id), { name: key, key, ...(permissions && { permissions }) })
    );
  }

  async signIn(email?: string): Promise<TestSession> {
    const response = await this.portal.follow(await this.portal.link(this.id, email));
    if (response.status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(response.body)}`);
    const cookie = cookieOf(response);
    const { body } = await this.portal.call('GET', '/api/session', undefined, { cookie });
    return new TestSession(this.portal, cookie, body.csrfToken);
  }
}

/** Cookie that a response sets, in the form of a Cookie header. */
export const cookieOf = ({ headers }: PortalResponse): string => (headers.get('set-cookie') ?? '').split(';', 1)[0]!;

/** Signed-in browser. */
export class TestSession {
  constructor(
    private readonly portal: TestPortal,
    readonly cookie: string,
    readonly csrf: string,
  ) {}

  get<T = any>(path: string): Promise<PortalResponse<T>> {
    return this.portal.call('GET', `/api/${path}`, undefined, { cookie: this.cookie });
  }

  send<T = any>(method: string, path: string, body?: unknown): Promise<PortalResponse<T>> {
    return this.portal.call(method, `/api/${path}`, body, { cookie: this.cookie, 'x-csrf-token': this.csrf });
  }

  post<T = any>(path: string, body?: unknown): Promise<PortalResponse<T>> {
    return this.send('POST', path, body);
  }
}
