// Thread that sends the requests of one cell, so that each cell has its own, however many are measured.
import { parentPort, workerData } from 'node:worker_threads';
import { Load } from '../faults/load.mjs';

/** Requests at a time: enough that a server always has some to batch, whatever the number of cells. */
const atOnce = 32;
/** Leads that are read. */
const mostRead = 1_500;

const { api, router, key } = workerData;
const load = new Load({ url: api }, key);
const location = await load.location();
const made = [];

const send = {
  write: async (index) => {
    const customer = { name: `Ann ${index}`, phone: `555 ${index}`, email: `ann${index}@example.com` };
    const lead = await load.call('POST', 'leads', { locationId: location, customer });
    if (lead && made.length < mostRead) made.push(lead.id);
  },
  read: (index) => load.call('GET', `leads/${made[index % made.length]}`),
};

parentPort.on('message', async ({ kind, count, isRouted }) => {
  load.api.url = isRouted ? router : api;
  let next = 0;
  const one = async () => {
    while (next < count) await send[kind](next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  parentPort.postMessage({ failed: load.others(200, 201), statuses: load.answers });
});
