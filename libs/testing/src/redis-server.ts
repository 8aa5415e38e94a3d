import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { env } from 'node:process';
import { createInterface } from 'node:readline';

/** A Redis server for one test, without persistence. */
export class RedisServer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly words: readonly string[],
  ) {}

  /**
   * Prepares a server on a free port without starting it.
   * @param words additional command-line options.
   */
  static async on(...words: string[]): Promise<RedisServer> {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    taken.close();
    await once(taken, 'close');
    return new RedisServer(port, words);
  }

  /**
   * Starts the server and resolves when it accepts connections.
   * @param words additional options for this start.
   * @throws Error when it exits.
   */
  async start(...words: string[]): Promise<void> {
    const { PARTNER_TEST_REDIS_SERVER: command = 'redis-server', PARTNER_TEST_REDIS_LIBRARIES: libraries } = env;
    const own = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const child = spawn(command, [...own, ...this.words, ...words], {
      env: libraries ? { ...env, LD_LIBRARY_PATH: libraries } : env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout }))
      if (/ready to accept connections/i.test(line)) return;
    throw new Error(`${command} did not start`);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.kill('SIGKILL')) await once(child, 'exit');
  }
}
