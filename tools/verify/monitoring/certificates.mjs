import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { debianProgram } from '../../lib/debian-program.mjs';
import { run } from '../../lib/run.mjs';

/** A site with a certificate of its own authority, as a load balancer serves it. */
export class Certificates {
  static async start(folder) {
    const site = new Certificates();
    site.folder = join(folder, 'certificates');
    await mkdir(site.folder);
    const words = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ');
    const at = (name) => join(site.folder, name);
    await site.#openssl('req', '-x509', ...words, '-keyout', at('ca.key'), '-out', at('ca.crt'), '-subj', '/CN=CA');
    await site.#openssl('req', ...words, '-keyout', at('site.key'), '-out', at('site.csr'), '-subj', '/CN=localhost');
    await site.renew(365);
    site.server = createServer(await site.#files(), (_request, response) => response.end('ok')).listen(0, '127.0.0.1');
    await once(site.server, 'listening');
    site.url = `https://127.0.0.1:${site.server.address().port}/`;
    return site;
  }

  /** Signs a certificate. */
  renew(days) {
    const at = (name) => join(this.folder, name);
    const authority = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', String(days)];
    return this.#openssl('x509', '-req', '-in', at('site.csr'), ...authority, '-out', at('site.crt'));
  }

  async reload() {
    this.server.setSecureContext(await this.#files());
    this.server.closeAllConnections();
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }

  async #files() {
    return { key: await readFile(join(this.folder, 'site.key')), cert: await readFile(join(this.folder, 'site.crt')) };
  }

  async #openssl(...words) {
    const { command, env } = await debianProgram(['openssl'], 'openssl');
    await run(command, words, { env });
  }
}
