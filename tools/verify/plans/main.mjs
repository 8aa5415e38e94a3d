import { parseArgs } from 'node:util';
import { withFixture } from '../shared/fixture.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { explainAll } from './explain.mjs';
import { linesOf, timeAll } from './http.mjs';
import { prepare } from './prepare.mjs';
import { reader, sampleOf } from './visit.mjs';

await runMain('plans', async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '50000' },
      postgres: { type: 'string' },
      http: { type: 'boolean', default: false },
    },
  });
  const rows = Number(values.rows);
  return withFixture({ programs: values.postgres }, async (fixture) => {
    const made = await prepare(fixture, rows);
    if (values.http) return await timeBoth(fixture, made, rows);
    const found = await explainAll(fixture, made);
    const wrong = found.filter(({ exception }) => !exception);
    for (const one of wrong) process.stdout.write(`${lineOf(one)}\n`);
    const excepted = `${found.length - wrong.length} that read more with an exception`;
    process.stdout.write(`${found.statements} statements, ${excepted}, ${wrong.length} too many\n`);
    return wrong.length === 0 ? 0 : 1;
  });
});

/** Prints the cost of requests to a small and the large company. @returns the exit status */
async function timeBoth(fixture, { key, others }, rows) {
  const api = await fixture.start('api');
  await fixture.start('worker');
  const sample = await sampleOf(reader(api.url, { authorization: `Bearer ${key}` }));
  const figures = await timeAll(api, { small: await fixture.newKey(others[0]), large: key }, sample, rows);
  process.stdout.write(linesOf(figures).join(''));
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

function lineOf({ step, read, returned, ms, text, nodes }) {
  return [
    `TOO MANY: ${read} rows read for ${returned}, ${ms} ms`,
    step,
    nodes.map(([met, where]) => `${where} ${met}`).join(', '),
    text.replaceAll(/\s+/g, ' ').slice(0, 300),
  ].join('\n  ');
}
