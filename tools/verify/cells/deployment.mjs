import { mkdir } from 'node:fs/promises';
import { newId } from '../../../libs/kernel/dist/index.js';
import { Failure } from '../../lib/failure.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { FaultFixture } from '../shared/fixture.mjs';
import { send } from '../shared/load.mjs';
import { apply, newCredential, partner } from '../shared/server.mjs';

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
  const client = await newCredential(company, env, 'oauth_client');
  const { id, apiKey: revoked } = await newCredential(company, env);
  await partner(['credential', 'revoke', id], env);
  const connection = newId();
  const lines = [
    { put: 'company', configuratorUrl: 'https://3d.example.com/' },
    { put: 'payment-processor', id: connection, secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
  ];
  await apply(company, lines, env);
  const own = { url: `http://127.0.0.1:${port}` };
  const { launchUrl } = await (await send(own, key, 'POST', 'configurator-sessions', {})).json();
  if (!launchUrl.startsWith(baseUrl)) throw new Failure(`the launch link names the cell: ${launchUrl}`);
  const adminPort = Number(new URL(api.adminUrl).port);
  const setting = { name, database: env.DATABASE_URL, upstream: `127.0.0.1:${port}`, adminPort };
  const launch = { path: launchUrl.slice(baseUrl.length), connection };
  return { name, fixture, company, key, client, revoked, setting, launch };
}
