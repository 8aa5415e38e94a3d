import { unavailable } from '@partner/kernel';
import { createConnection, type Socket } from 'node:net';

/** Time without a response after which HAProxy counts as stopped, in milliseconds. */
const timeoutMs = 3_000;
const prompt = '\n> ';
const notRunning = new Set<unknown>(['ECONNREFUSED', 'ENOENT']);

/** One connection to HAProxy's runtime API, `host:port` or the path of a socket. */
export class RuntimeSocket {
  #received = '';
  #wake: (error?: Error) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').setTimeout(timeoutMs, () => socket.destroy(new Error('HAProxy does not respond')));
    socket.on('data', (text: string) => {
      this.#received += text;
      if (this.#received.endsWith(prompt)) this.#wake();
    });
    socket.on('error', (error) => this.#wake(error));
    socket.on('close', () => this.#wake(new Error('HAProxy closed the connection')));
  }

  /**
   * Connects for the duration of `work`. @returns undefined if no HAProxy runs at the address.
   * @throws DomainError `unavailable`, also for a command that HAProxy rejects.
   */
  static async use<T>(address: string, work: (socket: RuntimeSocket) => Promise<T>): Promise<T | undefined> {
    const [, host, port] = /^(?:ipv4@)?([^/]+):(\d+)$/.exec(address) ?? [];
    const socket = createConnection(host === undefined ? { path: address } : { host, port: Number(port) });
    try {
      const runtime = new RuntimeSocket(socket);
      await runtime.#exchange('prompt\n');
      return await work(runtime);
    } catch (error) {
      if (notRunning.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw unavailable('try_again', `HAProxy at ${address}: ${(error as Error).message}`);
    } finally {
      socket.destroy();
    }
  }

  /** Executes a command that prints nothing, or the given confirmation. @returns its output. */
  async execute(command: string, confirmation = /^$/): Promise<string> {
    const printed = await this.#exchange(command.includes('<<') ? `${command}\n\n` : `${command}\n`);
    // HAProxy asks for each line of a payload with a plus sign.
    const output = printed.replace(/^(?:\+ )+/, '').trim();
    if (!confirmation.test(output)) throw new Error(output.split('\n')[0]);
    return output;
  }

  /** Executes a command that prints lines. */
  async lines(command: string): Promise<readonly string[]> {
    return (await this.#exchange(`${command}\n`)).split('\n').filter((line) => line !== '');
  }

  async #exchange(text: string): Promise<string> {
    this.#received = '';
    await new Promise<void>((resolve, reject) => {
      this.#wake = (error) => (error ? reject(error) : resolve());
      if (this.socket.destroyed) reject(new Error('HAProxy closed the connection'));
      else this.socket.write(text);
    });
    return this.#received.slice(0, -prompt.length);
  }
}
