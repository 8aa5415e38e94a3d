import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../shared/until.mjs';
import { newId } from './ids.mjs';
import { bearer } from './routes.mjs';

const perSecond = 200;
/** Most requests at a time, so that a busy machine lowers the rate instead of failing. */
const atOnce = 32;

/** Sends requests of both cells at a constant rate until `work` is done. @returns counts of the responses */
export async function underLoad(cells, url, work) {
  const counts = { requests: 0, refused: 0, misrouted: 0, failed: 0, statuses: new Set() };
  const pending = new Set();
  let going = true;
  const sending = (async () => {
    const started = performance.now();
    for (let turn = 0; going; turn++) {
      const late = started + (turn * 1_000) / perSecond - performance.now();
      if (late > 0) await pause(late);
      if (pending.size >= atOnce) await Promise.race(pending);
      const sent = count(cells[turn % cells.length], url, counts).finally(() => pending.delete(sent));
      pending.add(sent);
    }
  })();
  const began = performance.now();
  const result = await work();
  const rate = Math.round((counts.requests * 1_000) / (performance.now() - began));
  going = false;
  await sending;
  await Promise.all(pending);
  return { ...counts, rate, result };
}

async function count({ name, key }, url, counts) {
  counts.requests += 1;
  try {
    const response = await fetch(`${url}/partner/v1/company`, bearer(key));
    await response.arrayBuffer();
    const cell = response.headers.get('x-cell');
    // HAProxy itself responds without a cell.
    if (cell !== null && cell !== name) counts.misrouted += 1;
    else if (response.status !== 200) {
      counts.failed += 1;
      counts.statuses.add(response.status);
    }
  } catch {
    counts.refused += 1;
  }
}

/** Moves the routes of a company back and forth. @returns the number of changes and of responses by the former cell */
export async function changing(router, map, { cells, url, times }) {
  const company = newId();
  let former = 0;
  const took = [];
  for (let turn = 0; turn < times; turn++) {
    const { name } = cells[turn % cells.length];
    took.push((await router.push(new Map(map).set(company, name))).milliseconds);
    const response = await fetch(
      `${url}/partner/v1/company`,
      bearer(`pk_test_${company}_${newId()}_${'x'.repeat(43)}`),
    );
    await response.arrayBuffer();
    const cell = response.headers.get('x-cell');
    if (cell !== null && cell !== name) former += 1;
  }
  await router.push(map);
  return { changes: times, former, p50: percentile(took, 0.5), longest: Math.max(...took) };
}

/** Holds the writes of a company for a second. @returns what a write and a read met meanwhile, with milliseconds */
export async function holding(router, map, { cell, url }) {
  await router.push(new Map(map).set(cell.company, `hold:${cell.name}`));
  const timed = async (init) => {
    const started = performance.now();
    const response = await fetch(`${url}/partner/v1/locations`, init);
    await response.arrayBuffer();
    return { status: response.status, milliseconds: Math.round(performance.now() - started) };
  };
  const { headers } = bearer(cell.key);
  const write = timed({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Lot', address: '1 Main St' }),
  });
  const read = await timed({ headers });
  await pause(1_000);
  await router.push(map);
  return { read, write: await write };
}

/** Sends a failing request from an own loopback address with a forged header. @returns its status */
export function failedFrom(localAddress, url, forwarded) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer pk_test_${newId()}_${newId()}_${'x'.repeat(43)}`,
      'x-forwarded-for': forwarded,
    };
    const sent = request(`${url}/partner/v1/company`, { localAddress, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end();
  });
}
