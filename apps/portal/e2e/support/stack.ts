import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freshDatabase, grantQueues, type TestDatabase } from '@partner/testing';

/** The program of an app, as operators start it. */
const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/bundle/main.js`, import.meta.url));

/** The API, a worker and the portal as operators run them, on a database of their own. */
export class Stack {
  readonly #processes: ChildProcess[] = [];
  readonly #environment: Record<string, string>;
  apiUrl = '';
  portalUrl = '';
  companyId = '';

  private constructor(
    private readonly home: TestDatabase,
    private readonly folder: string,
  ) {
    this.#environment = {
      DATABASE_URL: home.serverUrl,
      PARTNER_DATA_DIR: folder,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      PARTNER_LOG_LEVEL: 'error',
      PORT: '0',
      PARTNER_PORTAL_PORT: '0',
      NODE_OPTIONS: '',
    };
  }

  /** With a company, its owner and a sales lot. */
  static async start(): Promise<Stack> {
    const home = await freshDatabase();
    const stack = new Stack(home, await mkdtemp(join(tmpdir(), 'partner-pages-')));
    await promisify(execFile)(process.execPath, [built('operator'), 'migrate'], {
      env: { ...process.env, ...stack.#environment, DATABASE_URL: home.ownerUrl },
    });
    await grantQueues(home.ownerUrl);
    const [company] = await stack.partner('company', 'create', '--name', 'Ozark Sheds');
    stack.companyId = company!['id']!;
    await stack.apply([
      { put: 'location', name: 'Springfield', salesLot: true },
      { put: 'user', firstName: 'Olive', lastName: 'Miller', email: 'olive@example.com', isOwner: true },
    ]);
    stack.apiUrl = await stack.#serve('api');
    stack.#environment['PARTNER_BASE_URL'] = stack.apiUrl;
    [stack.portalUrl] = await Promise.all([stack.#serve('portal-api'), stack.#serve('worker')]);
    return stack;
  }

  /** Lines of `partner apply`. */
  async apply(lines: readonly object[]): Promise<void> {
    const file = join(this.folder, 'lines.ndjson');
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await this.partner('apply', '--company', this.companyId, file);
  }

  /** The path of a link that signs the owner in. */
  async signInPath(): Promise<string> {
    const [made] = await this.partner('sign-in-link', '--company', this.companyId);
    return new URL(made!['url']!).pathname;
  }

  /** An operator's command. @returns what it printed, parsed line by line. */
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

  /** @returns what follows `ready`. */
  async #serve(app: string): Promise<string> {
    const child = spawn(process.execPath, [built(app)], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#processes.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      if (/^ready\b/.test(line)) return line.slice('ready '.length);
    }
    throw new Error(`the ${app} ended before it was ready`);
  }
}
