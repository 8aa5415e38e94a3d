import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../lib/failure.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { send } from '../shared/load.mjs';

const program = join(root, 'tools/verify/docs/serve.mjs');

/** Everything that `npm start` runs, in a data directory of its own: the demo company with a payment processor. */
export class Service {
  /** Creates a data directory with a fresh demo company. Its copies start in seconds. @returns its path */
  static async create() {
    const folder = await mkdtemp(join(tmpdir(), 'partner-docs-'));
    await (await Service.#start(folder, {})).#end();
    return folder;
  }

  /** Starts a copy of a data directory with these settings. */
  static async copyOf(folder, settings) {
    const copy = await mkdtemp(join(tmpdir(), 'partner-docs-'));
    await run('cp', ['-a', `${folder}/.`, copy]);
    return Service.#start(copy, settings);
  }

  static async #start(folder, settings) {
    const service = new Service();
    service.folder = folder;
    service.env = { ...process.env, ...settings, PARTNER_DATA_DIR: folder, PORT: '0', PARTNER_PORTAL_PORT: '0' };
    service.child = spawn(process.execPath, [program], {
      env: service.env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const line of createInterface({ input: service.child.stdout })) {
      const [, url] = /^ready (.*)$/.exec(line) ?? [];
      if (url === undefined) continue;
      service.child.stdout.resume();
      service.url = url;
      const { companyId, apiKey } = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8'));
      return Object.assign(service, { companyId, key: apiKey });
    }
    throw new Failure(`the service ended before it was ready: see ${folder}/logs`);
  }

  /** Returns the environment of a reader: a path, a key and an OAuth client, which the company created. */
  async reader(home) {
    const words = ['credential', 'create', '--company', this.companyId, '--type', 'oauth_client', '--scopes', 'all'];
    const made = JSON.parse(await run(join(root, 'partner'), words, { env: this.env, name: 'partner credential' }));
    return {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: home,
      PARTNER_KEY: this.key,
      CLIENT_ID: made.clientId,
      CLIENT_SECRET: made.clientSecret,
      NODE_NO_WARNINGS: '1',
    };
  }

  /** Sends a request with the key. @returns the parsed response */
  async call(method, path, body) {
    const response = await send(this, this.key, method, path, body);
    if (!response.ok) throw new Failure(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Sends a request with an idempotency key. @returns the key */
  async usedKey() {
    const key = randomUUID();
    const headers = {
      authorization: `Bearer ${this.key}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const body = JSON.stringify({ email: `${key}@example.com` });
    await fetch(`${this.url}/partner/v1/customers`, { method: 'POST', headers, body });
    return key;
  }

  /** Stops the service and removes its data. */
  async stop() {
    await this.#end();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end() {
    await endChild(this.child);
  }
}
