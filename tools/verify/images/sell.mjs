import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../lib/free-port.mjs';
import { Load } from '../shared/load.mjs';
import { Receiver } from '../shared/receiver.mjs';
import { Redis } from '../../lib/test/redis.mjs';
import { responds, until } from '../shared/until.mjs';
import * as embedded from '../../../libs/platform/embedded/dist/index.js';
import { grantQueues } from '../../../libs/testing/dist/index.js';
import { leastPrivilege } from '../../lib/least-privilege.mjs';
import { Container } from './container.mjs';

/** Seconds for a start, and for the end of running work. */
const limits = { start: 60, end: 45 };

/**
 * Runs the images on a PostgreSQL and a Redis of this machine: migrates, creates a company, a credential and a
 * subscription, sells an order, and checks that it is delivered and shown.
 * @returns failures, as sentences
 */
export async function sell(folder, images) {
  const database = join(folder, 'database');
  // The database's user needs to traverse them.
  for (const each of [folder, database]) await mkdir(each, { recursive: true }).then(() => chmod(each, 0o711));
  const faults = [];
  const running = [];
  let redis;
  let receiver;
  try {
    redis = await Redis.start(folder);
    receiver = await Receiver.start();
    const { url } = await embedded.openEmbedded(database);
    const { ownerUrl, serverUrl, certificates } = await leastPrivilege(url, database);
    for (const { data } of Object.values(images)) await copyFile(certificates.ca, join(data, 'ca.crt'));
    const inside = (address) => {
      const there = new URL(address);
      there.searchParams.set('sslrootcert', '/data/ca.crt');
      return there.href;
    };
    const shared = {
      REDIS_URL: redis.url,
      PARTNER_SECRET: randomBytes(32).toString('base64'),
      // The receiver is on this machine, and images listen on every address.
      PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'true',
    };
    await images.operator.output({ ...shared, DATABASE_URL: inside(ownerUrl) }, ['migrate']);
    await grantQueues(ownerUrl);
    shared.DATABASE_URL = inside(serverUrl);
    const partner = async (...words) => JSON.parse((await images.operator.output(shared, words)).trim() || 'null');
    const { id: company } = await partner('company', 'create', '--name', 'Image Sheds');
    const credential = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    const { apiKey } = await partner(...credential);
    const product = await newProduct(images.operator, partner, company);
    await partner('webhook', 'create', '--company', company, '--url', receiver.url);

    const start = async (name, env) => {
      const own = { ...shared, PARTNER_ADMIN_PORT: String(await freePort()), ...env };
      const container = new Container(images[name], own);
      running.push({ name, container });
      await container.ready(limits.start);
      // Like an engine, runs the health check in the container; it exits with 1 while the server is not ready.
      const [, ...check] = images[name].configuration.Healthcheck.Test;
      const healthy = async () => (await images[name].output(own, check).catch(() => undefined)) !== undefined;
      if (!(await until(healthy, limits.start)).held) faults.push(`${name}: its health check fails`);
      return container;
    };
    const [port, portalPort] = [await freePort(), await freePort()];
    await start('api', { PORT: String(port) });
    await start('worker', {});
    await start('portal', { PARTNER_PORTAL_PORT: String(portalPort) });

    const load = new Load({ url: `http://127.0.0.1:${port}` }, apiKey);
    const locationId = await load.location();
    const customer = { name: 'Ann', email: 'ann@example.com' };
    const order = await load.call('POST', 'orders', { locationId, productId: product, customer });
    if (!order?.id) faults.push(`api: creating the order returned ${load.answers}`);
    const feed = await load.call('GET', 'events');
    const event = feed?.data.find(({ type }) => type === 'order.created');
    const arrived = await until(() => receiver.has(event?.id), 30);
    if (!arrived.held) faults.push('worker: the order was not delivered within 30 s');
    const docs = ['docs', 'docs/guides/quick-start', 'docs/assets/scalar.js', 'docs/search.json'];
    const addresses = [...docs, 'docs/postman/collection.json'].map((path) => `http://127.0.0.1:${port}/${path}`);
    for (const address of [...addresses, `http://127.0.0.1:${portalPort}/`])
      if (!(await responds(address))) faults.push(`${address} does not respond`);
    for (const { name, container } of running) {
      const how = await container.stop(limits.end);
      if (how !== 0) faults.push(`${name}: it exited with ${how}`);
    }
    return faults;
  } finally {
    await Promise.all(running.map(({ container }) => container.kill()));
    await receiver?.close();
    await redis?.stop();
    await embedded.stopEmbedded(database);
  }
}

/** Creates a product of the company from a file in the operator's `/data`. @returns its id */
async function newProduct({ data }, partner, company) {
  const id = randomBytes(12).toString('hex');
  const line = `${JSON.stringify({ put: 'product', id, name: 'Barn', price: 10_000 })}\n`;
  await writeFile(join(data, 'lines.ndjson'), line);
  await partner('apply', '--company', company, '/data/lines.ndjson');
  return id;
}
