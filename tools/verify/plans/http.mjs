import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { lists } from './calls.mjs';

/** Number of timed requests of each kind to each company, and of uncounted ones before them, which create plans. */
const [times, before] = [7, 5];
/** Milliseconds of a read in the large company, by its number of records (W21). */
const bounds = (rows) => [
  [/[?&](search|email|phone|customerEmail|customerPhone|siding)=/, 150],
  [/[?&]page=1000$/, 100],
  [/[?&]page=5000$/, 200],
  [/\/(sales-ledger|webhook-deliveries)/, 200],
  [/./, 15 + 0.000_15 * rows],
];

/**
 * Times each list, filter, sort and search, and writes, over HTTP, with one caller alternating between the companies.
 * @param keys keys of both companies, `{ small, large }`
 * @returns rows of `{ request, small, large, ratio, most, isMet }`
 */
export async function timeAll(url, keys, sample, rows) {
  const document = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'));
  const [reads, written] = [[], []];
  for (const path of lists(document, sample)) {
    // A different page size each time, so that no response is cached.
    const call = (key, time) =>
      send(`${url}${path}&limit=${50 - time}`, { headers: { authorization: `Bearer ${key}` } });
    const [, ms] = bounds(rows).find(([pattern]) => pattern.test(path));
    reads.push(await timeBoth(`GET ${path.replace('/partner/v1', '')}`, { ms }, call, keys));
  }
  // Writes come last, so that the newest records, which lists show first, are not all of one customer.
  for (const [request, call] of writes(url, document, sample))
    written.push(await timeBoth(request, { ratio: 1.3 }, call, keys));
  return [...written, ...reads];
}

async function timeBoth(request, most, call, keys) {
  const taken = { small: [], large: [] };
  for (let time = 0; time < before + times; time += 1)
    for (const [company, key] of Object.entries(keys)) {
      const started = performance.now();
      await call(key, time);
      if (time >= before) taken[company].push(performance.now() - started);
    }
  const [small, large] = [taken.small, taken.large].map((all) => all.sort((a, b) => a - b)[(times - 1) / 2]);
  const ratio = large / small;
  return { request, small, large, ratio, most, isMet: most.ms === undefined ? ratio <= most.ratio : large <= most.ms };
}

async function send(url, init) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Failure(`${init.method ?? 'GET'} ${url}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** Yields writes as pairs of their name and a function that sends one. */
function* writes(url, { paths }, { email, order }) {
  const bodyOf = (path) => paths[path].post.requestBody.content['application/json'].example;
  const post = (path, body) => (key) =>
    send(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    });
  let number = 0;
  const someone = () => ({ name: 'New Customer', email: `new.${(number += 1)}.${Date.now()}@example.com` });
  for (const [resource, path] of [
    ['leads', '/partner/v1/leads'],
    ['orders', '/partner/v1/orders'],
  ]) {
    const example = bodyOf(path);
    yield [`POST /${resource}, new customer`, post(path, () => ({ ...example, customer: someone() }))];
    yield [`POST /${resource}, known by email`, post(path, () => ({ ...example, customer: { name: 'Ada', email } }))];
  }
  const payments = '/partner/v1/orders/{id}/payments';
  yield [
    'POST /orders/{id}/payments',
    post(payments.replace('{id}', order), () => ({ ...bodyOf(payments), amount: 1 })),
  ];
}

/** Writes the table of docs/performance.md. */
export async function writeTable(rows, size) {
  const page = join(root, 'docs/performance.md');
  const before = await readFile(page, 'utf8');
  const [mark, end] = ['<!-- figures -->', '<!-- end of figures -->'];
  const [head, tail] = [before.slice(0, before.indexOf(mark)), before.slice(before.indexOf(end))];
  await writeFile(page, `${head}${mark}\n\n${tableOf(rows, size)}\n\n${tail}`);
}

export function tableOf(rows, size) {
  const ms = (value) => value.toFixed(1);
  const lines = rows.map(({ request, small, large, ratio, most, isMet }) => [
    ...[`\`${request}\``, ms(small), ms(large)],
    ...[isMet ? ms(ratio) : `**${ms(ratio)}**`, most.ratio ?? `${most.ms} ms`],
  ]);
  return [
    ['request', 'small, ms', `${size.toLocaleString('en')} records, ms`, 'ratio', 'at most'],
    ['---', '--:', '--:', '--:', '--:'],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
