import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { FaultFixture } from '../shared/fixture.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { partner } from '../shared/server.mjs';
import { newId } from './ids.mjs';
import { endChild } from '../../lib/kill.mjs';

/** A cell: its own PostgreSQL, an API server, and a company with credentials and links. */
export async function openCell(name, folder, baseUrl) {
  await mkdir(folder);
  const fixture = await FaultFixture.open(folder, {});
  const port = await freePort();
  const api = await fixture.start('api', {
    PORT: String(port),
    PARTNER_BASE_URL: baseUrl,
    PARTNER_TRUSTED_PROXIES: '127.0.0.1/32',
  });
  const { company, key, env } = fixture;
  const credential = (type) => ['credential', 'create', '--company', company, '--type', type, '--scopes', 'all'];
  const [client] = await partner(credential('oauth_client'), env);
  const [{ id, apiKey: revoked }] = await partner(credential('api_key'), env);
  await partner(['credential', 'revoke', id], env);
  const connection = newId();
  const lines = [
    { put: 'company', configuratorUrl: 'https://3d.example.com/' },
    { put: 'payment-processor', id: connection, secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(join(folder, 'portal.ndjson'), text);
  await partner(['apply', '--company', company, join(folder, 'portal.ndjson')], env);
  const launched = await fetch(`http://127.0.0.1:${port}/partner/v1/configurator-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { launchUrl } = await launched.json();
  if (!launchUrl.startsWith(baseUrl)) throw new Failure(`the launch link names the cell: ${launchUrl}`);
  const adminPort = Number(new URL(api.adminUrl).port);
  const setting = { name, database: env.DATABASE_URL, upstream: `127.0.0.1:${port}`, adminPort };
  const launch = { path: launchUrl.slice(baseUrl.length), connection };
  return { name, fixture, company, key, client, revoked, setting, launch };
}

/** `partner cells map --watch` in a process of its own. */
export class Watcher {
  static async start(words, env) {
    const watcher = new Watcher();
    const main = join(root, 'apps/operator/bundle/main.js');
    watcher.child = spawn(process.execPath, [main, 'cells', 'map', '--watch', ...words], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: watcher.child.stdout })) {
      if (!line.includes('"watching"')) continue;
      watcher.child.stdout.resume();
      return watcher;
    }
    throw new Failure('partner cells map --watch ended');
  }

  async stop() {
    await endChild(this.child);
  }
}
