import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A network connection between a process and a server on this host, which tests can interrupt. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  /** Number of connections so far. */
  made = 0;
  #server: Server | undefined;
  #port = 0;

  /**
   * Inspects data from the target on new connections. If it returns bytes, they are sent in its place and the
   * connection closes.
   */
  endWith: ((sent: Buffer) => Buffer | undefined) | undefined;

  /** @param target address that new connections lead to. It may change. */
  private constructor(public target: string) {}

  /** Creates a proxy for the server at `url`. */
  static async to(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(url);
    await proxy.restore();
    return proxy;
  }

  /** The address to use in place of the target. */
  get url(): string {
    const here = new URL(this.target);
    here.hostname = '127.0.0.1';
    here.port = String(this.#port);
    return here.href;
  }

  /** Closes every connection and refuses new ones until `restore`. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections again, at the same address. */
  async restore(): Promise<void> {
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
