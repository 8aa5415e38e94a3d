import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A fixed address for a server whose own one changes. */
export class TcpProxy {
  target;
  #server;
  #sockets = new Set();

  static async to(url) {
    const proxy = new TcpProxy();
    proxy.target = url;
    proxy.#server = createServer((near) => proxy.#join(near)).listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url() {
    const here = new URL(this.target);
    here.port = String(this.#server.address().port);
    return here.href;
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near) {
    const { hostname, port } = new URL(this.target);
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
