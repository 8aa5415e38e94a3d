import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect as startTls, TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { filledDatabase, grantQueues, type TestDatabase } from '@partner/testing';

/** The command line of integrators, which the SDK's package contains. */
export const integratorsProgram = join(import.meta.dirname, '../../../../libs/sdk/dist/cli/main.js');

/** Returns the path of an app's program, as operators start it. */
export const programOf = (app: string): string =>
  fileURLToPath(new URL(`../../../${app}/bundle/main.js`, import.meta.url));

/** Common variables of all processes of a test. The caller adds the database. */
export const commonEnvironment = {
  PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
  PARTNER_LOG_LEVEL: 'error',
  PORT: '0',
  NODE_OPTIONS: '',
};

/** Server in its own process, as operators run it. */
export class ServerProcess {
  /** Log output. */
  log = '';
  adminUrl = '';

  private constructor(
    readonly process: ChildProcess,
    public url: string,
  ) {}

  static async start(settings: Readonly<Record<string, string>>, app = 'api'): Promise<ServerProcess> {
    const child = spawn(process.execPath, [programOf(app)], {
      env: { ...process.env, ...commonEnvironment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, '');
    child.stderr.on('data', (chunk: Buffer) => (server.log += chunk.toString()));
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('admin ')) server.adminUrl = line.slice('admin '.length);
      if (!/^ready\b/.test(line)) continue;
      server.url = line.slice('ready '.length);
      return server;
    }
    throw new Error(`the ${app} ended before it was ready: ${server.log}`);
  }

  /** Parsed lines of the log. */
  get lines(): Record<string, unknown>[] {
    const whole = this.log.split('\n').slice(0, -1);
    return whole.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Waits for the log line of a request, which is written after its response. */
  async lineOf(request: string): Promise<Record<string, unknown>> {
    for (;;) {
      const line = this.lines.find(({ requestId }) => requestId === request);
      if (line) return line;
      await once(this.process.stderr!, 'data');
    }
  }

  /** Sends a signal and waits for the end. @returns the exit status, null after SIGKILL. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode;
    const exited = once(this.process, 'exit') as Promise<[number | null]>;
    this.process.kill(signal);
    return (await exited)[0];
  }

  async call(
    method: string,
    path: string,
    key: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.url}/partner/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

/** Runs one operator command in its own process. @returns its output, parsed line by line. */
export async function partner(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Record<string, string>[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [programOf('operator'), ...args], {
    env: { ...process.env, ...commonEnvironment, ...settings },
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, string>);
}

/** Creates a database migrated by operators, with queues for the login of servers. */
export const processDatabase = (): Promise<TestDatabase> =>
  filledDatabase('processes', async ({ ownerUrl }) => {
    await partner(['migrate'], { DATABASE_URL: ownerUrl });
    await grantQueues(ownerUrl);
  });

/**
 * Proxy to PostgreSQL that can be cut at the moment when the server confirms a commit, before the client receives it.
 */
export class TrappedDatabase {
  /** Called once, instead of forwarding the next confirmation of a commit. */
  trap: (() => void) | undefined;

  private constructor(
    private readonly server: Server,
    private readonly sockets: Set<Socket>,
    readonly url: string,
  ) {}

  /** @param url TLS address, as `npm test` sets it. The proxy has the server's certificate and decrypts the traffic. */
  static async before(url: string): Promise<TrappedDatabase> {
    const target = new URL(url);
    const ca = target.searchParams.get('sslrootcert')!;
    const own = (name: string): Buffer => readFileSync(join(dirname(ca), name));
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket.on('error', () => undefined));
        socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
      }
      client.once('data', (request) => {
        upstream.write(request);
        upstream.once('data', (agreed) => {
          client.write(agreed);
          const near = new TLSSocket(client, { isServer: true, key: own('server.key'), cert: own('server.crt') });
          const far = startTls({ socket: upstream, host: target.hostname, ca: own('ca.crt') });
          for (const socket of [near, far]) socket.on('error', () => undefined);
          near.pipe(far);
          far.on('data', (bytes: Buffer) => trapped.#pass(bytes, near));
        });
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = new URL(url);
    address.port = String((server.address() as { port: number }).port);
    const trapped = new TrappedDatabase(server, sockets, address.toString());
    return trapped;
  }

  #pass(bytes: Buffer, near: TLSSocket): void {
    const { trap } = this;
    if (!trap || !bytes.includes('COMMIT\0')) return void near.write(bytes);
    this.trap = undefined;
    trap();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
