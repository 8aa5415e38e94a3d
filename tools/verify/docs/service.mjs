import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { send } from '../shared/load.mjs';
import { newCredential, startProgram } from '../shared/server.mjs';

/** Everything that `npm start` runs, in a data directory of its own: the demo company with a payment processor. */
export class Service {
  /** Creates a data directory with a fresh demo company. Its copies start in seconds. @returns its path */
  static async create() {
    const folder = await mkdtemp(join(tmpdir(), 'partner-docs-'));
    await endChild((await Service.#start(folder, {})).child);
    return folder;
  }

  /** Starts a copy of a data directory with these settings. */
  static async copyOf(folder, settings) {
    const copy = await mkdtemp(join(tmpdir(), 'partner-docs-'));
    await run('cp', ['-a', `${folder}/.`, copy]);
    return Service.#start(copy, settings);
  }

  static async #start(folder, settings) {
    const service = Object.assign(new Service(), { folder });
    service.env = { ...process.env, ...settings, PARTNER_DATA_DIR: folder, PORT: '0', PARTNER_PORTAL_PORT: '0' };
    const isReady = (line) => {
      service.url = /^ready (.*)$/.exec(line)?.[1];
      return service.url !== undefined;
    };
    // The channel ends it with this process.
    service.child = await startProgram([join(root, 'tools/lib/start/start.mjs')], service.env, isReady, ['ipc']);
    const { companyId, apiKey } = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8'));
    return Object.assign(service, { companyId, key: apiKey });
  }

  /** Returns the environment of a reader: a path, a key and an OAuth client, which the company created. */
  async reader(home) {
    const { clientId, clientSecret } = await newCredential(this.companyId, this.env, 'oauth_client');
    return {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: home,
      PARTNER_KEY: this.key,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      NODE_NO_WARNINGS: '1',
    };
  }

  /** Sends a request with the key. @returns the parsed response */
  async call(...request) {
    const response = await send(this, this.key, ...request);
    if (!response.ok) throw new Failure(`${request[0]} ${request[1]}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Sends a request with an idempotency key. @returns the key */
  async usedKey() {
    const key = randomUUID();
    await this.call('POST', 'customers', { name: 'Ada', email: `${key}@example.com` }, { 'idempotency-key': key });
    return key;
  }

  /** Stops the service and removes its data. */
  async stop() {
    await endChild(this.child);
    await rm(this.folder, { recursive: true, force: true });
  }
}
