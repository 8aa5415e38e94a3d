import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { onServer } from '../shared/standby.mjs';
import { exceptionFor } from './exceptions.mjs';
import { settings, statements } from './explained.mjs';
import { visitAll } from './visit.mjs';

/** @returns statements that read too many rows for what they return, change or count, the worst one of each text */
export async function explainAll(fixture, { company, key }) {
  const { target } = fixture.proxy;
  const log = await explainFromHere(target);
  const steps = [];
  const begin = async (step) => {
    const mark = randomUUID();
    steps.push({ step, mark });
    await fixture.query(`do $$ begin raise log 'plans ${mark}'; end $$`);
  };
  await begin('start');
  const api = await fixture.start('api');
  await fixture.start('worker');
  await visitAll({ fixture, api, key, company, begin });
  await begin('end');
  return judge(log, steps);
}

/** Makes the server log each statement with its plan from now on. @returns the log file and its current position */
async function explainFromHere(url) {
  const [{ name, folder }] = await onServer(
    url,
    `select current_database() as name, current_setting('data_directory') as folder`,
  );
  for (const [setting, value] of Object.entries(settings))
    await onServer(url, `alter database "${name}" set ${setting} = '${value}'`);
  return join(folder, 'server.log');
}

async function judge(log, steps) {
  const worst = new Map();
  let count = 0;
  let step;
  for await (const one of statements(log)) {
    if (one.mark) step = steps.find(({ mark }) => mark === one.mark)?.step;
    if (one.mark || step === undefined) continue;
    count += 1;
    const excess = one.read / (10 * one.returned + 200);
    const same = `${step.split('?')[0]} ${one.text}`;
    if (excess > 1 && !(worst.get(same)?.excess > excess)) worst.set(same, { ...one, step, excess });
  }
  const found = [...worst.values()]
    .sort((a, b) => b.excess - a.excess)
    .map((one) => ({ ...one, exception: exceptionFor(one) }));
  return Object.assign(found, { statements: count });
}
