import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { partner, signIn } from '../shared/server.mjs';
import { until } from '../shared/until.mjs';
import { lists } from './calls.mjs';

/** Resources with a record in the Postman environment, whose variables have their last words: `budgetId`. */
const resources = (
  'agreements customers leads location-budgets locations orders payments products quotes roles stock-templates users ' +
  'work-orders'
).split(' ');
const variableOf = (resource) =>
  resource === 'work-orders' ? 'workOrderId' : `${resource.split('-').at(-1).slice(0, -1)}Id`;

/**
 * Executes every statement of the product, through lists and items of the API, the writes of the Postman collection,
 * the portal, the worker, the sweeps and the commands.
 * @param begin called with a name before each step
 */
export async function visitAll({ fixture, api, key, company, begin }) {
  const document = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'));
  const read = reader(api.url, { authorization: `Bearer ${key}` });
  const sample = await sampleOf(read);
  for (const query of [...lists(document, sample), ...items(document, sample)]) {
    await begin(`GET ${query}`);
    await read(query);
  }
  for (const path of Object.keys(document.paths).filter((one) => one.includes('/snapshots/'))) {
    await begin(`GET ${path}`);
    await readBeginning(api.url + path, key);
  }
  await begin('the Postman collection');
  await runCollection(api.url, key);
  await visitPortal(fixture, company, sample, begin);
  for (const words of commands(company, sample)) {
    await begin(`partner ${words.join(' ')}`);
    await partner(words, fixture.env);
  }
}

/** Reads a URL. @throws Failure unless the status is a success or 404 */
export const reader = (origin, headers) => async (path) => {
  const response = await fetch(origin + path, { headers });
  const text = await response.text();
  if (!response.ok && response.status !== 404)
    throw new Failure(`GET ${path}: ${response.status} ${text.slice(0, 200)}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
};

/** Returns values of existing records for filters and paths. */
export async function sampleOf(read) {
  const { values } = JSON.parse(await readFile(postman('environment'), 'utf8'));
  const valueOf = (variable) => values.find(({ key }) => key === variable).value;
  const ids = Object.fromEntries(resources.map((resource) => [resource, valueOf(variableOf(resource))]));
  const order = await read(`/partner/v1/orders/${ids.orders}`);
  const unit = await read(`/partner/v1/work-orders/${ids['work-orders']}`);
  const customer = await read(`/partner/v1/customers/${ids.customers}`);
  const { data } = await read('/partner/v1/events?limit=1');
  const attempts = await read('/partner/v1/webhook-deliveries?limit=1');
  return {
    ids,
    order: ids.orders,
    location: ids.locations,
    status: order.status,
    number: String(order.orderNumber),
    serialNumber: unit.serialNumber,
    email: customer.email,
    event: data[0].id,
    delivered: attempts.data[0],
    rare: 'zzqxj',
  };
}

/** Yields the reads of one record and its parts. */
function* items(document, { ids }) {
  for (const [path, { get }] of Object.entries(document.paths)) {
    const resource = /^\/partner\/v1\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
    if (!get || !ids[resource] || path.replace('{id}', '').includes('{')) continue;
    yield path.replace('{id}', ids[resource]);
  }
}

const postman = (name) => join(root, 'docs/postman', `${name}.json`);

/** Reads the first part of a snapshot, since the rest is read alike. Retries while the previous one is still open. */
async function readBeginning(url, key) {
  const ending = new AbortController();
  let response;
  await until(async () => {
    response = await fetch(url, { headers: { authorization: `Bearer ${key}` }, signal: ending.signal });
    return response.status !== 503;
  }, 30);
  if (!response.ok) throw new Failure(`GET ${url}: ${response.status}`);
  await response.body.getReader().read();
  ending.abort();
}

/** Sends a request of each operation, including creates and changes, but without snapshots, which are long. */
export async function runCollection(url, key) {
  const { item } = JSON.parse(await readFile(postman('collection'), 'utf8'));
  const folders = item.map(({ name }) => name).filter((name) => name !== 'Snapshots');
  const words = [
    ...[join(root, 'node_modules/newman/bin/newman.js'), 'run', postman('collection')],
    ...['--environment', postman('environment'), '--env-var', `baseUrl=${url}`, '--env-var', `token=${key}`],
    ...folders.flatMap((name) => ['--folder', name]),
    ...['--reporters', 'cli', '--suppress-exit-code'],
  ];
  await run(process.execPath, words, { name: 'newman', env: { PATH: process.env.PATH } });
}

async function visitPortal(fixture, company, { event, order }, begin) {
  const portal = await fixture.start('portal-api');
  const cookie = await signIn(portal, company, fixture.env);
  const read = reader(portal.url, { cookie });
  for (const path of [
    ...['credentials', 'session', 'sessions', 'usage?span=month', 'endpoints', `trace?requestId=${order}`],
    ...['events', 'events?type=lead.created', `events?resourceId=${order}`, `events/${event}`],
    ...['audit', `audit?resourceId=${order}`],
    ...['requests', 'requests?status=4xx', 'requests?route=leads'],
    ...['deliveries', 'deliveries?state=dead', 'deliveries?state=delivered', 'deliveries?type=lead.created'],
    `deliveries?eventId=${event}`,
  ]) {
    await begin(`portal GET /api/${path}`);
    await read(`/api/${path}`);
  }
}

const commands = (company, { ids, event }) => {
  const own = ['--company', company];
  const some = [...own, '--limit', '100'];
  return [
    ['company', 'list'],
    ['credential', 'list', ...own],
    ['webhook', 'list', ...own],
    ['jobs', 'list', ...some],
    ['processor-events', ...some],
    ['audit', ...some],
    ['audit', ...some, '--resource', ids.orders],
    ['deliveries', 'list', ...some],
    ['deliveries', 'list', ...some, '--state', 'dead'],
    ['deliveries', 'why', event, ...own],
    ['events', 'replay', ...own, '--since', new Date().toISOString(), '--dry-run'],
    ['show', 'lead', ids.leads],
    ['show', 'order', ids.orders],
    ['show', 'customer', ids.customers],
    ['work-order', 'show', ids['work-orders']],
    ['sweep', 'all'],
  ];
};
