import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { stopRequest } from '../stop-signal.mjs';
import { demoCompany } from './demo.mjs';
import { freePort } from '../free-port.mjs';
import { ServerProcess } from './server-process.mjs';
import { StripeStandIn } from './stand-in.mjs';

/**
 * Runs the servers on the database until a request to stop.
 * @param Server the class of the servers, with the interface of `ServerProcess`
 */
export async function serve(settings, runtime, embedded, Server = ServerProcess) {
  const env = {
    ...process.env,
    PARTNER_DATA_DIR: settings.dataDir,
    PARTNER_DEMO_DATA: String(settings.demoData),
  };
  const partner = (words) => run(join(root, 'partner'), words, { env, name: `partner ${words[0]}` });
  const logs = join(settings.dataDir, 'logs');
  await embedded.makeFolder(logs, 0o700).catch(embedded.unusable('PARTNER_DATA_DIR'));
  const standIn = StripeStandIn.of({ settings, embedded });
  // Operator commands read the portal's address here, because it may have a free port.
  const portalAddress = join(settings.dataDir, 'portal.url');
  const servers = [];
  try {
    // Two starts may share a data directory; only one of them creates the demo company.
    const demo = await embedded.exclusively(join(settings.dataDir, 'set-up.lock'), async () => {
      await Promise.all([partner(['migrate']), standIn?.start(settings, logs)]);
      if (!settings.demoData || settings.environment === 'production') return undefined;
      const made = await demoCompany({ settings, embedded, partner });
      await standIn?.connect(settings, partner, made.companyId);
      return made;
    });
    if (standIn) env.PARTNER_STRIPE_API = standIn.url;
    const portalPort = await freePort(settings.portalHost, settings.port === 0 ? 0 : settings.portalPort);
    env.PARTNER_PORTAL_PORT = String(portalPort);
    env.PARTNER_PORTAL_URL ??= localUrl({ host: settings.portalHost, port: portalPort });
    await writeFile(portalAddress, env.PARTNER_PORTAL_URL);
    servers.push(new Server('api', { env, logs, launch: runtime.launches.api }));
    // Only the API uses the configured admin port; the logs of the others show theirs.
    const besides = { env: { ...env, PARTNER_ADMIN_PORT: '0' }, logs };
    servers.push(new Server('worker', { ...besides, launch: runtime.launches.worker }));
    // The portal shows the URL of the API. With a free port it is only known once the API listens.
    const api = servers[0];
    const apiUrl = settings.port === 0 ? await Promise.race([api.ready, api.failure(), stopRequest]) : undefined;
    if (apiUrl === 'stop') return;
    const portalEnv = { ...besides.env, ...(apiUrl && { PARTNER_BASE_URL: apiUrl }) };
    servers.push(new Server('portal', { env: portalEnv, logs, main: 'apps/portal-api/bundle/main.js' }));
    const failures = [...servers, ...(standIn ? [standIn] : [])].map((server) => server.failure());
    failures.forEach((failure) => failure.catch(() => undefined));
    const link = demo && signInLink(partner, demo.companyId);
    const started = Promise.all([...servers.map((server) => server.ready), link]);
    const up = await Promise.race([started, stopRequest, ...failures]);
    if (up === 'stop') return;
    const [baseUrl, , portalUrl, signInUrl] = up;
    await standIn?.notify(localUrl(settings, baseUrl));
    announce({ baseUrl, key: demo?.apiKey, logs, stripe: standIn?.url, portal: signInUrl ?? portalUrl });
    await Promise.race([stopRequest, ...failures]);
  } finally {
    await Promise.all([...servers.map((server) => server.stop()), rm(portalAddress, { force: true })]);
    // Stopped last, so that requests of the servers still receive responses.
    await standIn?.stop();
  }
}

/** Returns the URL of the API on this machine, whatever its public URL. */
function localUrl({ host, port }, baseUrl) {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port || new URL(baseUrl).port}`;
}

/** Returns a link that signs the owner of the demo company in. */
async function signInLink(partner, companyId) {
  return JSON.parse(await partner(['sign-in-link', '--company', companyId])).url;
}

function announce({ baseUrl, key, logs, stripe, portal }) {
  const lines = [`API       ${baseUrl}`, `docs      ${baseUrl}/docs`, `portal    ${portal}`, `logs      ${logs}`];
  if (stripe) lines.push(`payments  ${stripe} (a stand-in for Stripe: no money moves)`);
  if (key) {
    lines.push(`demo key  ${key}`);
    lines.push(`try       curl -H 'Authorization: Bearer ${key}' '${baseUrl}/partner/v1/leads?limit=3'`);
  }
  process.stdout.write(`${lines.join('\n')}\nready ${baseUrl}\n`);
}
