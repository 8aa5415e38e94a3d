import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy between a test and a real server, that can be cut and mended. */
export class TcpProxy {
  private readonly ends = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** Where to connect to instead of to the target. */
  get url(): string {
    const here = new URL(this.target);
    here.hostname = '127.0.0.1';
    here.port = String(this.port);
    return here.toString();
  }

  /** Lets connections through, again at the same address. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const end of [near, far]) {
        this.ends.add(end);
        end.on('error', () => undefined);
        end.on('close', () => {
          this.ends.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const end of this.ends) end.destroy();
    await closed;
  }
}
