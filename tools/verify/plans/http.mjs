import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { send } from '../shared/load.mjs';
import { lists } from './calls.mjs';

/** Number of timed requests of each kind to each company, and of uncounted ones before them, which create plans. */
const [times, before] = [7, 5];
/** Milliseconds of a read in the large company, by its number of records (W21). */
const bounds = (rows) => [
  [/[?&](search|email|phone|customerEmail|customerPhone|siding)=|[?&]salesperson=e(&|$)/, 150],
  [/[?&]page=1000$/, 100],
  [/[?&]page=5000$/, 200],
  [/\/(sales-ledger|webhook-deliveries)/, 200],
  [/./, Math.round(15 + 0.000_15 * rows)],
];

/**
 * Times each list, filter, sort and search, and writes, over HTTP, with one caller alternating between the companies.
 * @param keys keys of both companies, `{ small, large }`
 * @returns rows of `{ request, small, large, ratio, most, isMet }`
 */
export async function timeAll(api, keys, sample, rows) {
  const document = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'));
  const [reads, written] = [[], []];
  for (const list of lists(document, sample)) {
    const path = list.replace('/partner/v1/', '');
    const [, ms] = bounds(rows).find(([pattern]) => pattern.test(list));
    // A different page size each time, so that no response is cached.
    const read = (key, time) => call(api, key, 'GET', `${path}&limit=${50 - time}`);
    reads.push(await timeBoth(`GET ${path}`, { ms }, read, keys));
  }
  // Writes come last, so that the newest records, which lists show first, are not all of one customer.
  for (const [request, write] of writes(api, document, sample))
    written.push(await timeBoth(request, { ratio: 1.3 }, write, keys));
  return [...written, ...reads];
}

async function timeBoth(request, most, work, keys) {
  const taken = { small: [], large: [] };
  for (let time = 0; time < before + times; time += 1)
    for (const [company, key] of Object.entries(keys)) {
      const started = performance.now();
      await work(key, time);
      if (time >= before) taken[company].push(performance.now() - started);
    }
  const [small, large] = [taken.small, taken.large].map((all) => all.sort((a, b) => a - b)[(times - 1) / 2]);
  const ratio = large / small;
  return { request, small, large, ratio, most, isMet: most.ms === undefined ? ratio <= most.ratio : large <= most.ms };
}

async function call(api, key, method, path, body) {
  const response = await send(api, key, method, path, body);
  const text = await response.text();
  if (!response.ok) throw new Failure(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
}

/** Yields writes as pairs of their name and a function that sends one. */
function* writes(api, { paths }, { email, order }) {
  const bodyOf = (path) => paths[`/partner/v1/${path}`].post.requestBody.content['application/json'].example;
  const post = (path, body) => (key) => call(api, key, 'POST', path, body());
  let number = 0;
  const someone = () => ({ name: 'New Customer', email: `new.${(number += 1)}.${Date.now()}@example.com` });
  for (const path of ['leads', 'orders']) {
    const example = bodyOf(path);
    yield [`POST ${path}, new customer`, post(path, () => ({ ...example, customer: someone() }))];
    yield [`POST ${path}, known by email`, post(path, () => ({ ...example, customer: { name: 'Ada', email } }))];
  }
  const payments = 'orders/{id}/payments';
  yield [`POST ${payments}`, post(payments.replace('{id}', order), () => ({ ...bodyOf(payments), amount: 1 }))];
}

/** Returns a line for each request: whether its bound is met, milliseconds in both companies, and their ratio. */
export function linesOf(rows) {
  const ms = (value) => value.toFixed(1).padStart(8);
  return rows.map(({ request, small, large, ratio, most, isMet }) => {
    const bound = most.ratio === undefined ? `${most.ms} ms` : `${most.ratio} ×`;
    return `${isMet ? ' ' : '!'}${ms(small)}${ms(large)}${ms(ratio)} × of ${bound}  ${request}\n`;
  });
}
