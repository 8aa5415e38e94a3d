import { Client } from 'undici';
import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, type SideFigures } from '../figures.js';
import { postgresCpu } from '../fixture/processes.js';

/** Records of a snapshot that are read, if the large company has that many. */
const most = 1_000_000;
const lineBreak = 10;

/** Resident memory while a long snapshot is read, relative to that during its first tenth. */
export const snapshot: Measurement = { name: 'memory during a snapshot of a million orders', run: measured };

/** State of a snapshot while it is read. */
interface Progress {
  readonly records: number;
  readonly bytes: number;
  /** Most bytes of resident memory so far. */
  readonly memory: number;
}

async function measured(bench: Bench): Promise<Figures> {
  const { fixture } = bench;
  const large = fixture.company('large');
  const wanted = Math.min(most, large.orders);
  const api = await bench.api();
  const client = new Client(api.url);
  const headers = { authorization: `Bearer ${fixture.keysOf(large)[0]}` };
  try {
    const [begun, cpu, pg] = [performance.now(), await api.cpu(), await postgresCpu(fixture.postmaster)];
    const { body, statusCode } = await client.request({ method: 'GET', path: '/partner/v1/snapshots/orders', headers });
    if (statusCode !== 200) throw new Error(`the snapshot returned ${statusCode}: ${await body.text()}`);
    let [records, bytes, memory] = [0, 0, 0];
    let tenth: Progress | undefined;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(lineBreak); at >= 0; at = chunk.indexOf(lineBreak, at + 1)) records += 1;
      memory = Math.max(memory, await api.memory());
      if (records >= wanted / 10) tenth ??= { records, bytes, memory };
      if (records >= wanted) break;
    }
    if (records < wanted || !tenth) throw new Error(`the snapshot ended after ${records} of ${wanted} records`);
    const seconds = (performance.now() - begun) / 1_000;
    const each = (spent: number): number => (spent * 1_000_000) / records;
    const ours = {
      ...sideOf({ records, bytes, memory }, bytes / seconds),
      rps: records / seconds,
      cpuPerRequest: {
        node: each((await api.cpu()) - cpu),
        postgres: each((await postgresCpu(fixture.postmaster)) - pg),
      },
    };
    const against = 'that during the first tenth';
    return compareToGoal(
      { name: snapshot.name, against, goal: 1.1, atMost: true },
      memory / tenth.memory,
      ours,
      sideOf(tenth),
    );
  } finally {
    client.destroy().catch(() => undefined);
    await api.stop();
  }
}

const sideOf = ({ records, memory }: Progress, perSecond?: number): SideFigures => ({
  side: `${records.toLocaleString('en')} records${perSecond ? `, ${(perSecond / 1e6).toFixed(1)} MB/s` : ''}`,
  errors: 0,
  memory,
});
