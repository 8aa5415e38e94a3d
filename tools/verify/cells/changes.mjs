import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../../libs/kernel/dist/index.js';
import { send } from '../shared/load.mjs';

const perSecond = 200;
/** Most requests at a time, so that a busy machine lowers the rate instead of failing. */
const atOnce = 32;

/** Returns a well-formed API key of no credential. */
export const unknownKey = (company = newId()) => `pk_test_${company}_${newId()}_${'x'.repeat(43)}`;

/** Sends a request, and returns its status and cell: HAProxy itself responds without a cell. */
export async function sent(url, key, ...request) {
  const response = await send({ url }, key, ...(request.length > 0 ? request : ['GET', 'company']));
  await response.arrayBuffer();
  return { status: response.status, cell: response.headers.get('x-cell') };
}

/** Sends requests of both cells at a constant rate until `work` is done. @returns counts of the responses */
export async function underLoad(cells, url, work) {
  const counts = { requests: 0, refused: 0, misrouted: 0, failed: 0 };
  const pending = new Set();
  let going = true;
  const sending = (async () => {
    const started = performance.now();
    for (let turn = 0; going; turn++) {
      const late = started + (turn * 1_000) / perSecond - performance.now();
      if (late > 0) await pause(late);
      if (pending.size >= atOnce) await Promise.race(pending);
      const counted = count(cells[turn % cells.length], url, counts).finally(() => pending.delete(counted));
      pending.add(counted);
    }
  })();
  const result = await work();
  going = false;
  await sending;
  await Promise.all(pending);
  return { ...counts, result };
}

async function count({ name, key }, url, counts) {
  counts.requests += 1;
  try {
    const { status, cell } = await sent(url, key);
    if (cell !== null && cell !== name) counts.misrouted += 1;
    else if (status !== 200) counts.failed += 1;
  } catch {
    counts.refused += 1;
  }
}

/** Moves the routes of a company back and forth. @returns the number of responses by the former cell */
export async function changing(router, map, { cells, url, times }) {
  const company = newId();
  let former = 0;
  for (let turn = 0; turn < times; turn++) {
    const { name } = cells[turn % cells.length];
    await router.push(new Map(map).set(company, name));
    const { cell } = await sent(url, unknownKey(company));
    if (cell !== null && cell !== name) former += 1;
  }
  await router.push(map);
  return former;
}

/** Holds the writes of a company for a second. @returns the statuses of a write and a read meanwhile */
export async function holding(router, map, { cell, url }) {
  await router.push(new Map(map).set(cell.company, `hold:${cell.name}`));
  const write = sent(url, cell.key, 'POST', 'locations', { name: 'Lot', address: '1 Main St' });
  const read = await sent(url, cell.key, 'GET', 'locations');
  await pause(1_000);
  await router.push(map);
  return { read: read.status, write: (await write).status };
}

/** Sends a failing request from an own loopback address with a forged header. @returns its status */
export function failedFrom(localAddress, url, forwarded) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${unknownKey()}`, 'x-forwarded-for': forwarded };
    const outgoing = request(`${url}/partner/v1/company`, { localAddress, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    outgoing.on('error', reject).end();
  });
}
