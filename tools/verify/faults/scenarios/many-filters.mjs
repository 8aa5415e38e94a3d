import { readFile } from 'node:fs/promises';
import { inTurn, Load, timed } from '../../shared/load.mjs';
import { percentile } from '../../shared/until.mjs';

/** Filters of the list of orders that change its statement. */
const filters = {
  search: 'ann',
  status: 'open',
  location: 'lot',
  customerEmail: 'ann@',
  customerPhone: '555',
  orderNumber: '7',
  salesperson: 'sam',
  paymentType: 'cash',
  serialNumber: 'a',
  createdFrom: '2020-01-01',
  createdTo: '2099-01-01',
  updatedFrom: '2020-01-01',
  updatedTo: '2099-01-01',
  saleDateFrom: '2020-01-01',
  saleDateTo: '2099-01-01',
};
const combinations = 20_000;
const atOnce = 8;
const maxBackendMegabytes = 64;

/** One caller requests the same list with as many different filters as possible, some of them repeatedly. */
export async function manyFilters(fixture, report) {
  const api = await fixture.start('api');
  const load = new Load(api, fixture.key);
  await load.leads(await load.location(), 20, 2);
  const common = () => timed(200, (index) => load.call('GET', `leads?limit=5&search=common${index}`));
  const fresh = percentile(await common(), 0.5);
  const before = await backendMegabytes(fixture);
  await inTurn(combinations, atOnce, (index) => load.call('GET', `orders?${query(index)}`));
  report.tell('different combinations requested', combinations);
  await inTurn(4_000, atOnce, (index) => load.call('GET', `orders?${query(index % 1_000, index)}`));
  report.tell('of these, requested five times', 1_000);
  const after = await backendMegabytes(fixture);
  report.tell('private memory of the largest backend before, MB', before);
  report.check('private memory of the largest backend after, MB', after, (value) => value <= maxBackendMegabytes);
  report.tell('p50 of a common list before, ms', fresh.toFixed(1));
  report.tell('p50 of a common list after, ratio', (percentile(await common(), 0.5) / fresh).toFixed(2));
  return { events: 0, lost: 0, doubled: 0, wrongAnswers: load.others(200, 201) };
}

/** Returns the query of one combination, with values that were not used before. */
function query(combination, turn = 0) {
  const chosen = Object.entries(filters).filter((_, bit) => combination & (1 << bit));
  return new URLSearchParams([...chosen, ['limit', '5'], ['page', `${1 + turn}`]]);
}

/** Returns the private memory of the largest backend in megabytes. */
async function backendMegabytes(fixture) {
  const rows = await fixture.query(`select pid from pg_stat_activity where application_name like 'partner api%'`);
  const sizes = rows.map(async ({ pid }) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
  });
  return Math.round(Math.max(...(await Promise.all(sizes))));
}
