import { setTimeout as pause } from 'node:timers/promises';
import { ChangeChannel, Database, type WorkLeft } from '@partner/persistence';
import type { Cpu, Figures } from '../compare.js';
import type { Options } from '../options.js';
import { postgresCpu, Program } from '../stage/processes.js';
import type { Stage } from '../stage/stage.js';
import { arrivalsOf, forget } from './arrivals.js';
import { Backlog } from './backlog.js';
import type { Sending, Sent } from './ceiling.js';

/** Ten endpoints with at most 8 attempts under way each (E6); the other side has as many under way. */
const subscriptions = 10;
const concurrency = subscriptions * 8;

/** Deliveries of a run, for each second that it shall take about. */
const perSecond = 8_000;

/** How much of `undici` alone the worker shall reach. */
const goal = 0.4;

/** What a run was like. */
interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly cpu: Cpu;
}

/**
 * Deliveries a second of one worker with a backlog, signed, sent and logged, against as many requests of `undici` alone
 * to the same receiver, A B A B A B.
 * @param redisUrl where the queues are; on PostgreSQL when there is none.
 * @throws Error when any delivery is missing, was made twice, or was no success.
 */
export async function measureDeliveries(stage: Stage, { seconds, rounds }: Options, redisUrl?: string): Promise<Figures> {
  const env: Record<string, string> = { ...stage.settings, PARTNER_LOG_LEVEL: 'warn', ...(redisUrl && { REDIS_URL: redisUrl }) };
  const programs: Program[] = [];
  const started = async (path: string): Promise<Program> => {
    const program = await Program.start(path, env);
    programs.push(program);
    return program;
  };
  const receiver = await started('tools/bench/dist/deliveries/receiver.js');
  const backlog = await Backlog.open(stage, stage.company('ordinary'), `${receiver.url}/hook`, subscriptions);
  const database = new Database({ url: stage.url, maxConnections: 1 });
  try {
    const worker = await started('apps/worker/dist/main.js');
    const ceiling = await started('tools/bench/dist/deliveries/ceiling.js');
    const channel = new ChangeChannel(database);
    const deliver = (count: number): Promise<Measured> => delivered({ stage, backlog, receiver, worker, channel }, count);
    const send = (count: number): Promise<Measured> => sent({ stage, backlog, receiver, ceiling }, count);
    await deliver(perSecond);
    await send(perSecond);
    const [ours, theirs]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await deliver(seconds * perSecond));
      theirs.push(await send(seconds * perSecond));
    }
    const figures = compared(ours, theirs);
    return {
      name: `webhook deliveries, queue on ${redisUrl ? 'Redis' : 'PostgreSQL'}`,
      against: '`undici` alone, same body, same receiver',
      goal,
      met: figures.ratio >= goal,
      ...figures,
      memory: await worker.memory(),
    };
  } finally {
    await database.close();
    for (const program of programs.reverse()) await program.stop();
    await backlog.close();
  }
}

/** What a side consists of. */
interface Parts {
  readonly stage: Stage;
  readonly backlog: Backlog;
  readonly receiver: Program;
}

/** A fresh backlog for the worker, until all of it is delivered and written down. */
async function delivered({ stage, backlog, receiver, worker, channel }: Parts & { worker: Program; channel: ChangeChannel }, count: number): Promise<Measured> {
  await forget(receiver);
  const spent = await spending(stage, worker);
  await backlog.fill(count);
  const filled = await spent();
  await channel.publish<WorkLeft>({ type: 'work', queue: 'webhooks' });
  const { first, last } = await arrivalsOf(receiver, count);
  while (!(await backlog.isDone())) await pause(10);
  const cpu = await spent();
  const after = await arrivalsOf(receiver, count);
  if (after.count !== count) throw new Error(`${after.count} webhooks arrived of ${count} deliveries`);
  await backlog.check(count);
  const each = (seconds: number): number => (seconds * 1_000_000) / count;
  return {
    perSecond: (count * 1_000) / (last - first),
    ...(await backlog.durations()),
    cpu: { node: each(cpu.node - filled.node), postgres: each(cpu.postgres - filled.postgres) },
  };
}

/** As many requests with a body that the worker has sent. */
async function sent({ stage, backlog, receiver, ceiling }: Parts & { ceiling: Program }, count: number): Promise<Measured> {
  await forget(receiver);
  const sending: Sending = { url: `${receiver.url}/hook`, secret: backlog.signingSecret, ...(await backlog.sent()), count, concurrency };
  const spent = await spending(stage, ceiling);
  const answer = await fetch(ceiling.url, { method: 'POST', body: JSON.stringify(sending) });
  if (!answer.ok) throw new Error(`undici alone: ${await answer.text()}`);
  const { failures, durations } = (await answer.json()) as Sent;
  const cpu = await spent();
  const { first, last } = await arrivalsOf(receiver, count);
  if (failures > 0) throw new Error(`undici alone: ${failures} answers were no success`);
  const sorted = [...durations].sort((left, right) => left - right);
  const each = (seconds: number): number => (seconds * 1_000_000) / count;
  return {
    perSecond: (count * 1_000) / (last - first),
    p50: sorted[Math.floor(count * 0.5)]!,
    p99: sorted[Math.floor(count * 0.99)]!,
    cpu: { node: each(cpu.node), postgres: each(cpu.postgres) },
  };
}

/** A reading of the seconds of processor time that a program and PostgreSQL have spent since now. */
async function spending({ postmaster }: Stage, program: Program): Promise<() => Promise<Cpu>> {
  const now = async (): Promise<Cpu> => ({ node: await program.cpu(), postgres: await postgresCpu(postmaster) });
  const before = await now();
  return async () => {
    const { node, postgres } = await now();
    return { node: node - before.node, postgres: postgres - before.postgres };
  };
}

function compared(ours: readonly Measured[], theirs: readonly Measured[]): Omit<Figures, 'name' | 'against' | 'goal' | 'memory' | 'met'> {
  const [rps, rpsAgainst] = [median(ours.map((run) => run.perSecond)), median(theirs.map((run) => run.perSecond))];
  const cpu = (runs: readonly Measured[]): Cpu => ({ node: median(runs.map((run) => run.cpu.node)), postgres: median(runs.map((run) => run.cpu.postgres)) });
  return {
    ratio: rps / rpsAgainst,
    rps,
    rpsAgainst,
    p50: median(ours.map((run) => run.p50)),
    p99: median(ours.map((run) => run.p99)),
    cpuPerRequest: cpu(ours),
    cpuPerRequestAgainst: cpu(theirs),
  };
}

const median = (values: readonly number[]): number => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]!;
