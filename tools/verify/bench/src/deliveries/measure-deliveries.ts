import { setTimeout as pause } from 'node:timers/promises';
import { ChangeChannel, Database } from '@partner/postgres';
import { WorkerNotifier } from '@partner/unit-of-work';
import type { Bench, Measurement } from '../bench.js';
import { type Cpu, type Figures, compareToGoal, median, quantile, type SideFigures, sumOf } from '../figures.js';
import { postgresCpu, Program } from '../fixture/processes.js';
import type { BenchFixture } from '../fixture/fixture.js';
import { arrivalsOf, forget } from './arrivals.js';
import { Backlog } from './backlog.js';
import type { Sending, Sent } from './ceiling.js';

/** Ten endpoints with at most 8 concurrent attempts each (E6); the other side has the same concurrency. */
const subscriptions = 10;
const concurrency = subscriptions * 8;

/** Deliveries of a run, for each second of its approximate duration. */
const perSecond = 8_000;

/** Deliveries a second of one worker. */
export const deliveries: Measurement = { name: 'webhook deliveries', run: measured };

/** Figures of a run. */
interface Measured extends Cpu {
  readonly perSecond: number;
  /** Milliseconds from the look-up to the headers of the response. */
  readonly p50: number;
  readonly p99: number;
}

/** Programs and data of a run. */
interface Parts {
  readonly fixture: BenchFixture;
  readonly backlog: Backlog;
  readonly receiver: Program;
}

/**
 * Compares a worker with a backlog, which signs, sends and logs, with the same number of requests of `undici` alone to
 * the same receiver, A B A B A B.
 * @throws Error when a delivery is missing, was made twice, or was not a success
 */
async function measured(bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const receiver = await Program.start('tools/verify/bench/dist/deliveries/receiver.js', {});
  const ceiling = await Program.start('tools/verify/bench/dist/deliveries/ceiling.js', {});
  // Otherwise the worker would also send the mail of leads and quotes from other measurements.
  await fixture.client.query('truncate outbox_jobs');
  const worker = await bench.worker();
  const backlog = await Backlog.open(fixture, fixture.companies[0]!, `${receiver.url}/hook`, subscriptions);
  const database = new Database({ url: fixture.url, maxConnections: 1 });
  try {
    const parts = { fixture, backlog, receiver };
    const channel = new ChangeChannel(database);
    const runs: [Measured[], Measured[]] = [[], []];
    await deliver(parts, worker, channel, perSecond);
    await send(parts, ceiling, perSecond);
    for (let round = 0; round < options.rounds; round += 1) {
      runs[0].push(await deliver(parts, worker, channel, options.seconds * perSecond));
      runs[1].push(await send(parts, ceiling, options.seconds * perSecond));
    }
    const [ours, theirs] = [sideOf('worker', runs[0]), sideOf('undici', runs[1])];
    const against = '`undici` alone, same body, same receiver';
    const ratio = sumOf(theirs.cpuPerRequest) / sumOf(ours.cpuPerRequest);
    const ourFigures = { ...ours, memory: await worker.memory() };
    return compareToGoal({ name: deliveries.name, against, goal: 0.2, atMost: false }, ratio, ourFigures, theirs);
  } finally {
    await database.close();
    await worker.stop();
    await backlog.close();
    await Promise.all([ceiling.stop(), receiver.stop()]);
  }
}

/** Creates a backlog and measures until the worker has delivered and recorded all of it. */
async function deliver(
  { fixture, backlog, receiver }: Parts,
  worker: Program,
  channel: ChangeChannel,
  count: number,
): Promise<Measured> {
  await forget(receiver);
  await backlog.fill(count);
  const spent = await spending(fixture, worker, count);
  new WorkerNotifier(channel).notify('webhooks');
  const { first, last } = await arrivalsOf(receiver, count);
  while (!(await backlog.isDone())) await pause(10);
  const cpu = await spent();
  const { count: arrived } = await arrivalsOf(receiver, count);
  if (arrived !== count) throw new Error(`${arrived} webhooks arrived of ${count} deliveries`);
  await backlog.check(count);
  return { perSecond: (count * 1_000) / (last - first), ...(await backlog.durations()), ...cpu };
}

/** Sends the same number of requests with a body that the worker has sent. */
async function send({ fixture, backlog, receiver }: Parts, ceiling: Program, count: number): Promise<Measured> {
  const { body } = await arrivalsOf(receiver, 0);
  await forget(receiver);
  const sending: Sending = {
    url: `${receiver.url}/hook`,
    secret: backlog.signingSecret,
    body,
    ...(await backlog.sent()),
    count,
    concurrency,
  };
  const spent = await spending(fixture, ceiling, count);
  const answer = await fetch(ceiling.url, { method: 'POST', body: JSON.stringify(sending) });
  if (!answer.ok) throw new Error(`undici alone: ${await answer.text()}`);
  const { failures, durations } = (await answer.json()) as Sent;
  const cpu = await spent();
  const { first, last } = await arrivalsOf(receiver, count);
  if (failures > 0) throw new Error(`undici alone: ${failures} responses were not a success`);
  const [p50, p99] = [median(durations), quantile(durations, 0.99)];
  return { perSecond: (count * 1_000) / (last - first), p50, p99, ...cpu };
}

/** Measures microseconds of processor time of a program and PostgreSQL from now on, for each of `count` deliveries. */
async function spending({ postmaster }: BenchFixture, program: Program, count: number): Promise<() => Promise<Cpu>> {
  const now = async (): Promise<Cpu> => ({ node: await program.cpu(), postgres: await postgresCpu(postmaster) });
  const before = await now();
  const each = (seconds: number): number => (seconds * 1_000_000) / count;
  return async () => {
    const { node, postgres } = await now();
    return { node: each(node - before.node), postgres: each(postgres - before.postgres) };
  };
}

/** Returns the medians of the runs of a side. */
function sideOf(side: string, runs: readonly Measured[]): SideFigures & Required<Pick<SideFigures, 'cpuPerRequest'>> {
  const of = (key: keyof Measured): number => median(runs.map((run) => run[key]));
  const cpuPerRequest = { node: of('node'), postgres: of('postgres') };
  return { side, rps: of('perSecond'), p50: of('p50'), p99: of('p99'), errors: 0, cpuPerRequest };
}
