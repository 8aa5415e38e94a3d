import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The network between a process and a server, at one address of this host: for tests that cut it. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  /** Connections that were made so far. */
  made = 0;
  #server: Server | undefined;
  #port = 0;

  /**
   * Sees what the target sends on connections that are made from now on. What it returns goes on in place of that, and
   * with it the connection ends.
   */
  endWith: ((sent: Buffer) => Buffer | undefined) | undefined;

  /** @param target where connections lead; it may change, for those that are made from then on. */
  private constructor(public target: string) {}

  /** Stands before the server at `url`. */
  static async to(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(url);
    await proxy.mend();
    return proxy;
  }

  /** Where to connect instead of to the target. */
  get url(): string {
    const here = new URL(this.target);
    here.hostname = '127.0.0.1';
    here.port = String(this.#port);
    return here.href;
  }

  /** Ends every connection and refuses others until it is mended. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Lets connections through, at the address that it had before. */
  async mend(): Promise<void> {
    const server = createServer((near) => this.#join(near)).listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #join(near: Socket): void {
    this.made += 1;
    const { hostname, port } = new URL(this.target);
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      if (one === near || !this.endWith) one.pipe(other);
    }
    if (this.endWith) far.on('data', (sent) => this.#pass(sent, near, far)).on('end', () => near.end());
  }

  #pass(sent: Buffer, near: Socket, far: Socket): void {
    const last = this.endWith?.(sent);
    if (last) near.end(last, () => far.destroy());
    else near.write(sent);
  }
}
