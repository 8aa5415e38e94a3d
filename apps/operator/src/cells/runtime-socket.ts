import { unavailable } from '@partner/kernel';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** Time without a response after which HAProxy counts as stopped, in milliseconds. */
const timeoutMs = 3_000;
const notRunning = new Set<unknown>(['ECONNREFUSED', 'ENOENT']);

/**
 * HAProxy's runtime API, at `host:port` or the path of a socket. Each command has a connection of its own: on a shared
 * one, HAProxy prompts for every line of a payload, which takes longer than the command.
 */
export class RuntimeSocket {
  private constructor(private readonly address: string) {}

  /**
   * Executes the commands of `work`. @returns undefined if no HAProxy runs at the address.
   * @throws DomainError `unavailable`, also for a command that HAProxy rejects.
   */
  static async use<T>(address: string, work: (socket: RuntimeSocket) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(new RuntimeSocket(address));
    } catch (error) {
      if (notRunning.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw unavailable('try_again', `HAProxy at ${address}: ${(error as Error).message}`);
    }
  }

  /**
   * Executes a command that prints nothing, or the given confirmation.
   * @param command with its payload, if any, which ends with a line feed.
   * @returns its output.
   */
  async execute(command: string, confirmation = /^$/): Promise<string> {
    const output = (await this.#send(command)).trim();
    if (!confirmation.test(output)) throw new Error(output.split('\n')[0]);
    return output;
  }

  /** Executes a command that prints lines. */
  async lines(command: string): Promise<readonly string[]> {
    return (await this.#send(command)).split('\n').filter((line) => line !== '');
  }

  /** @returns the output, after which HAProxy ends the connection. */
  async #send(command: string): Promise<string> {
    // In a command or its payload, these end it, and HAProxy executes the rest.
    if (!/^[^;\\\n]+(?: <<\n(?:[^;\\\n]+\n)+)?$/.test(command))
      throw new Error(`HAProxy would read more than one command: ${JSON.stringify(command.slice(0, 200))}`);
    const [, host, port] = /^(?:ipv4@)?([^/]+):(\d+)$/.exec(this.address) ?? [];
    const socket = createConnection(host === undefined ? { path: this.address } : { host, port: Number(port) });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('HAProxy does not respond')));
    socket.write(`${command}\n`);
    return text(socket);
  }
}
