import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { commandLaunch } from '@partner/runtime';
import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median } from '../figures.js';
import { cpuOf, postgresCpu } from '../fixture/processes.js';
import { seededId } from '../fixture/seed.js';
import type { SeededCompany } from '../fixture/seeded-company.js';

/** Maximum milliseconds for a line. */
const longest = 2.5;
const lines = 10_000;
/** Uncounted lines at the start, during which statements are prepared. */
const warmUp = 200;
/** Uncounted lines at the end, because processor time can only be read while the processes exist. */
const coolDown = 50;

/** `partner apply` of orders of one company, each line in its own transaction, with the result of each line read. */
export const apply: Measurement = { name: 'partner apply, orders of one company', run: measured };

async function measured(bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const company = fixture.company('ordinary');
  const count = warmUp + Math.round((lines * options.seconds) / 10);
  const program = fileURLToPath(new URL('../../../../../apps/operator/bundle/main.js', import.meta.url));
  const child = spawn(
    process.execPath,
    [...bench.profiled(commandLaunch).flags, program, 'apply', '--company', company.id, '-'],
    {
      env: { ...process.env, NODE_ENV: 'production', REDIS_URL: '', ...fixture.settings },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit') as Promise<[number]>;
  Readable.from(ordersOf(company, count + coolDown)).pipe(child.stdin);
  const times: number[] = [];
  const cpu = async (): Promise<[number, number]> => [await cpuOf(child.pid!), await postgresCpu(fixture.postmaster)];
  let [before, after] = [await cpu(), await cpu()];
  for await (const result of createInterface({ input: child.stdout })) {
    if (!(JSON.parse(result) as { ok: boolean }).ok) throw new Error(`a line was rejected: ${result}`);
    times.push(performance.now());
    if (times.length === warmUp) before = await cpu();
    if (times.length === count) after = await cpu();
  }
  const [code] = await exited;
  const printed = times.splice(count).length;
  if (code !== 0 || printed !== coolDown)
    throw new Error(`${printed} lines printed, ${times.length} timed, exit status ${code}`);
  const counted = count - warmUp;
  const each = (times.at(-1)! - times[warmUp - 1]!) / counted;
  const spent = (index: 0 | 1): number => ((after[index] - before[index]) * 1_000_000) / counted;
  const took = times.slice(warmUp).map((time, index) => time - times[warmUp + index - 1]!);
  const what = { name: apply.name, against: `${longest} ms a line`, goal: 1, atMost: true };
  return compareToGoal(
    what,
    each / longest,
    {
      side: 'partner apply',
      rps: 1_000 / each,
      p50: median(took),
      errors: 0,
      cpuPerRequest: { node: spent(0), postgres: spent(1) },
    },
    { side: 'at most', rps: 1_000 / longest, errors: 0 },
  );
}

/** Yields lines of orders with two lines each, for known customers. */
function* ordersOf(company: SeededCompany, count: number): Generator<string> {
  for (let n = 0; n < count; n += 1) {
    const line = {
      put: 'order',
      customerId: seededId('d', company, 1 + (n % 200)),
      locationId: seededId('a', company, 1 + (n % 10)),
      productId: seededId('6', company, 1),
      pricing: { basePrice: 4_800, upgradesAmount: 200, subtotal: 5_000, total: 5_300 },
      lines: [
        { productId: seededId('6', company, 1), amount: 4_800 },
        { name: 'Ramp', amount: 200, status: 'added' },
      ],
    };
    yield `${JSON.stringify(line)}\n`;
  }
}
