import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import { freshDatabase, grantQueues, type TestDatabase } from '@partner/testing';

/** Path of the bundled program of an app. */
const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/bundle/main.js`, import.meta.url));

/** Calls the API with a key. @returns the body of the response */
export type Call = <T>(method: string, path: string, body?: object, requestId?: string) => Promise<T>;

/** Creates a lead, and with it the customer Ada Miller. */
export async function createLead(call: Call, requestId?: string): Promise<{ id: string; orderNumber: number }> {
  const { data } = await call<{ data: { id: string }[] }>('GET', 'locations');
  const lead = { locationId: data[0]!.id, customer: { name: 'Ada Miller', email: 'ada@example.com' } };
  const made = await call<{ id: string; orderNumber: number }>('POST', 'leads', lead, requestId);
  expect(made).toMatchObject({ status: 'Open' });
  return made;
}

/** API, worker and portal as separate processes with their own database. */
export class Stack {
  readonly #processes: ChildProcess[] = [];
  readonly #environment: Record<string, string>;
  apiUrl = '';
  portalUrl = '';
  companyId = '';

  private constructor(
    private readonly home: TestDatabase,
    private readonly folder: string,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#environment = {
      DATABASE_URL: home.serverUrl,
      PARTNER_DATA_DIR: folder,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      PARTNER_LOG_LEVEL: 'error',
      PORT: '0',
      PARTNER_PORTAL_PORT: '0',
      NODE_OPTIONS: '',
      ...settings,
    };
  }

  /** Starts the processes with a company, its owner and a sales lot. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Stack> {
    const home = await freshDatabase();
    const stack = new Stack(home, await mkdtemp(join(tmpdir(), 'partner-pages-')), settings);
    await promisify(execFile)(process.execPath, [built('operator'), 'migrate'], {
      env: { ...process.env, ...stack.#environment, DATABASE_URL: home.ownerUrl },
    });
    await grantQueues(home.ownerUrl);
    stack.companyId = await stack.createCompany('Ozark Sheds', 'olive@example.com');
    stack.apiUrl = await stack.#serve('api');
    stack.#environment['PARTNER_BASE_URL'] = stack.apiUrl;
    [stack.portalUrl] = await Promise.all([stack.#serve('portal-api'), stack.#serve('worker')]);
    return stack;
  }

  /** Creates a company with a sales lot and its owner. @returns its ID */
  async createCompany(name: string, email: string): Promise<string> {
    const [company] = await this.partner('company', 'create', '--name', name);
    const owner = { firstName: 'Olive', lastName: 'Miller', email, isOwner: true };
    await this.apply(
      [
        { put: 'location', name: 'Springfield', salesLot: true },
        { put: 'user', ...owner },
      ],
      company!['id'],
    );
    return company!['id']!;
  }

  /** Creates an API key with all scopes. @returns a function that sends requests with it */
  async createKey(name: string): Promise<Call> {
    const words = ['--name', name, '--type', 'api_key', '--scopes', 'all'];
    const [made] = await this.partner('credential', 'create', '--company', this.companyId, ...words);
    return this.callWith(made!['apiKey']!);
  }

  /** Returns a function that sends requests with a key. */
  callWith(apiKey: string): Call {
    return async (method, path, body, requestId = 'a-call') => {
      const response = await fetch(`${this.apiUrl}/partner/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'x-request-id': requestId },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json()) as never;
    };
  }

  /** Runs `partner apply` with these lines. */
  async apply(lines: readonly object[], companyId = this.companyId): Promise<void> {
    const file = join(this.folder, 'lines.ndjson');
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await this.partner('apply', '--company', companyId, file);
  }

  /** Path of a link that signs the owner in, or the person with this email. */
  async signInPath(email = 'olive@example.com', companyId = this.companyId): Promise<string> {
    const [link] = await this.partner('sign-in-link', '--company', companyId, '--email', email);
    return new URL(link!['url']!).pathname;
  }

  /** Runs an operator command. @returns its output, one JSON object per line. */
  async partner(...words: string[]): Promise<Record<string, string>[]> {
    const env = { ...process.env, ...this.#environment };
    const { stdout } = await promisify(execFile)(process.execPath, [built('operator'), ...words], { env });
    const lines = stdout.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Record<string, string>);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#processes.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }),
    );
    await this.home.drop();
    await rm(this.folder, { recursive: true });
  }

  /** Starts a program. @returns the text after `ready` in its output. @throws Error if it ends before. */
  async #serve(app: string): Promise<string> {
    const child = spawn(process.execPath, [built(app)], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#processes.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      if (/^ready\b/.test(line)) return line.slice('ready '.length);
    }
    throw new Error(`${app} exited before it was ready`);
  }
}
