import { Buffer } from 'node:buffer';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, stopEmbedded } from '../../../libs/platform/embedded/dist/index.js';
import { grantQueues, TcpProxy, withServer } from '../../../libs/testing/dist/index.js';
import { leastPrivilege } from '../../lib/least-privilege.mjs';
import { Failure } from '../../lib/failure.mjs';
import { Receiver } from './receiver.mjs';
import { Redis } from '../../lib/test/redis.mjs';
import { newCredential, partner, Server } from './server.mjs';
import { onServer } from './standby.mjs';
import { duplicates, missing, until } from './until.mjs';

/**
 * Runs `work` with a fixture in a temporary folder of its own, beside which it may make others.
 * @returns the result of `work`
 */
export async function withFixture(options, work) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-verify-'));
  try {
    // The database's user needs to traverse both.
    await chmod(folder, 0o711);
    await mkdir(join(folder, 'data'), { mode: 0o711 });
    const fixture = await FaultFixture.open(join(folder, 'data'), options);
    return await work(fixture).finally(() => fixture.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A scenario's own PostgreSQL and Redis, company and credential, and the processes that it starts. */
export class FaultFixture {
  servers = [];
  receivers = [];
  #ends = [];

  /**
   * Opens a fixture. Ends everything it started if it fails.
   * @param options.programs folder of the PostgreSQL programs; by default the embedded ones
   * @param options.from root of the sources of another release, which prepares the database
   */
  static async open(folder, options) {
    const fixture = new FaultFixture();
    fixture.folder = folder;
    fixture.embedded = postgresOf(fixture, options.programs);
    try {
      await fixture.#prepare(options);
      return fixture;
    } catch (error) {
      await fixture.close();
      throw error;
    }
  }

  async #prepare({ redis = false, from }) {
    const { folder } = this;
    const { url } = await this.embedded.openEmbedded(folder);
    this.logins = await leastPrivilege(url, folder);
    // PostgreSQL has another port after a restart; the processes use this one, which stays the same.
    this.proxy = await TcpProxy.to(url);
    this.redis = redis ? await Redis.start(folder) : undefined;
    this.env = {
      PATH: process.env.PATH,
      DATABASE_URL: withServer(this.logins.serverUrl, this.proxy.url),
      ...(this.redis && { REDIS_URL: this.redis.url }),
      PARTNER_DATA_DIR: folder,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      PARTNER_ENVIRONMENT: 'sandbox',
      PARTNER_RATE_PER_SECOND: '100000',
      PARTNER_RATE_BURST: '100000',
      PARTNER_MAX_ENDPOINTS: '1000',
      PARTNER_LOG_LEVEL: process.env.PARTNER_LOG_LEVEL ?? 'silent',
      PORT: '0',
      PARTNER_PORTAL_PORT: '0',
    };
    const ownerUrl = withServer(this.logins.ownerUrl, this.proxy.url);
    this.ownerEnv = { ...this.env, DATABASE_URL: ownerUrl };
    this.from = from;
    await partner(['migrate'], this.ownerEnv, from);
    await grantQueues(ownerUrl);
    this.version = await versionOf(this.env.DATABASE_URL);
    this.company = await this.#newCompany();
    this.key = await this.newKey(this.company);
  }

  async #newCompany() {
    const [{ id }] = await partner(['company', 'create', '--name', 'Fault Sheds'], this.env, this.from);
    return id;
  }

  /** Returns an API key with all scopes of a company. */
  async newKey(company) {
    return (await newCredential(company, this.env, 'api_key', this.from)).apiKey;
  }

  /** Returns the API key of another company. */
  async anotherKey() {
    return this.newKey(await this.#newCompany());
  }

  /** Starts a server and waits until it is ready. @param more variables in addition to the fixture's */
  async start(name, more = {}, from = undefined) {
    const server = await Server.start(name, { ...this.env, ...more }, from);
    this.servers.push(server);
    return server;
  }

  /** Starts an endpoint with a subscription to all events. @param words more words of the command that creates it */
  async subscriber(options, words = []) {
    const receiver = await Receiver.start(options);
    this.receivers.push(receiver);
    receiver.subscription = await this.subscribe(receiver.url, words);
    return receiver;
  }

  async subscribe(url, words = []) {
    const all = ['webhook', 'create', '--company', this.company, '--url', url, ...words];
    const [{ id }] = await partner(all, this.env, this.from);
    return id;
  }

  async unsubscribe(subscription) {
    await partner(['webhook', 'delete', subscription], this.env);
  }

  /** Runs a query as the superuser, which no process of the product uses. */
  async query(text, values) {
    return onServer(this.proxy.target, text, values);
  }

  /** Returns the ids of all events of the company. */
  async events() {
    return (await this.query('select id from events where company_id = $1', [this.company])).map(({ id }) => id);
  }

  /** Stops PostgreSQL as an operator does, and starts it again. */
  async restartDatabase(whileAway) {
    await this.embedded.stopEmbedded(this.folder);
    await whileAway?.();
    const { url } = await this.embedded.openEmbedded(this.folder);
    this.proxy.target = url;
  }

  /** Calls `end` when the fixture is closed, after its servers have ended, the last one first. */
  atEnd(end) {
    this.#ends.unshift(end);
  }

  /**
   * Waits until all events have arrived at the receivers.
   * @returns counts for the result of a scenario, and the seconds that it `took`
   */
  async delivered(receivers, seconds = 60) {
    const ids = await this.events();
    const { took } = await until(() => missing(ids, receivers) === 0, seconds);
    return { events: ids.length, lost: missing(ids, receivers), doubled: duplicates(receivers), took };
  }

  /** Returns the number of sequence numbers that no event of the company has. */
  async gaps() {
    const [{ gaps }] = await this.query(
      'select (max(seq) - min(seq) + 1 - count(distinct seq))::int as gaps from events where company_id = $1',
      [this.company],
    );
    return gaps;
  }

  async close() {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
    for (const end of this.#ends) await end();
    await Promise.all(this.receivers.map((receiver) => receiver.close()));
    await this.redis?.stop();
    await this.proxy?.cut();
  }
}

/** Returns the embedded PostgreSQL, run with the programs of a folder if one is given. The fixture stops each. */
function postgresOf(fixture, programs) {
  const known = new Set();
  const stop = (folder) => stopEmbedded(folder, { programs });
  const open = (folder) => {
    if (!known.has(folder)) fixture.atEnd(() => stop(folder));
    known.add(folder);
    return openEmbedded(folder, { programs });
  };
  return { openEmbedded: open, stopEmbedded: stop };
}

/** Returns the version of the server at a URL. @throws Failure unless it is set up as in production */
async function versionOf(url) {
  const [{ version, isSuperuser, tls }] = await onServer(
    url,
    `select split_part(current_setting('server_version'), ' ', 1) as version, rolsuper as "isSuperuser",
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as tls
      from pg_roles where rolname = session_user`,
  );
  if (isSuperuser || !tls) throw new Failure('the login is a superuser, or connects without TLS');
  return version;
}
