import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { grantQueues, TcpProxy, withServer } from '../../../libs/testing/dist/index.js';
import { leastPrivilege } from '../../lib/least-privilege.mjs';
import { root } from '../../lib/root.mjs';
import { partner } from '../shared/server.mjs';
import { onServer } from '../shared/standby.mjs';

const maxFailures = 5;

/**
 * Deployments with a PostgreSQL, a data directory, an API server, a worker and a portal each. The first one belongs to
 * the fixture.
 */
export class Cells {
  all = [];
  /** Number of commands that failed by themselves. */
  failed = 0;

  static async start(fixture, names) {
    const cells = new Cells();
    cells.fixture = fixture;
    for (const name of names) cells.all.push(await cells.#startOne(name));
    return cells;
  }

  /** Environment of commands about several cells. */
  get env() {
    const listed = this.all.map(({ name, database, api }) => ({ name, database, upstream: new URL(api.url).host }));
    return { ...this.fixture.env, PARTNER_CELLS: JSON.stringify(listed) };
  }

  async #startOne(name) {
    const { fixture } = this;
    const { folder: dataDir } = fixture;
    if (this.all.length === 0) return this.#serving(name, { database: fixture.env.DATABASE_URL, dataDir });
    const folder = join(dataDir, name);
    await mkdir(folder);
    const { url } = await fixture.embedded.openEmbedded(folder);
    const logins = await leastPrivilege(url, folder);
    await partner(['migrate'], { ...fixture.env, DATABASE_URL: logins.ownerUrl });
    await grantQueues(logins.ownerUrl);
    return this.#serving(name, { database: logins.serverUrl, dataDir: folder, superuser: url });
  }

  async #serving(name, { database, dataDir, superuser }) {
    const env = { ...this.fixture.env, DATABASE_URL: database, PARTNER_DATA_DIR: dataDir };
    const api = await this.fixture.start('api', env);
    const portal = await this.fixture.start('portal-api', env);
    await this.fixture.start('worker', env);
    const url = () => superuser ?? this.fixture.proxy.target;
    return { name, database, dataDir, env, api, portal, url, query: (...words) => onServer(url(), ...words) };
  }

  /**
   * Adds a cell with a standby as its database. Its API server and portal use the primary, by the address of a proxy,
   * until the standby is promoted.
   */
  async addStandby(name, { folder: dataDir, url }) {
    const { fixture } = this;
    const proxy = await TcpProxy.to(fixture.proxy.target);
    fixture.atEnd(() => proxy.cut());
    const database = withServer(fixture.logins.serverUrl, url);
    const env = { ...fixture.env, PARTNER_DATA_DIR: dataDir, DATABASE_URL: withServer(database, proxy.url) };
    const [api, portal] = [await fixture.start('api', env), await fixture.start('portal-api', env)];
    const query = (...words) => onServer(url, ...words);
    const cell = { name, database, dataDir, env, api, portal, proxy, url: () => url, query };
    this.all.push(cell);
    return cell;
  }

  /**
   * Runs `partner company move` once, with the documents of source and target.
   * @param reached called with each printed step; a returned signal ends the command there
   * @returns true if it succeeded; false if it was killed or failed, and is to be repeated
   */
  async move(companies, source, target, { options = [], reached = () => undefined } = {}) {
    const words = ['company', 'move', ...companies, '--to', target.name, '--documents', target.dataDir, ...options];
    const [status, signal] = await this.run(words, source, reached);
    // An operator repeats it, too, for example after a server did not confirm a change in time.
    if (status !== 0 && !signal && ++this.failed > maxFailures) throw new Error('partner company move failed');
    return status === 0;
  }
  /** Runs a command about cells with the documents of a cell. @returns its exit status, and the signal that ended it */
  async run(words, { dataDir }, reached = () => undefined) {
    const main = join(root, 'apps', 'operator', 'bundle', 'main.js');
    const env = { ...this.env, PARTNER_DATA_DIR: dataDir };
    const child = spawn(process.execPath, [main, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      const signal = reached(JSON.parse(line));
      if (signal) child.kill(signal);
    }
    return ended;
  }
}
