import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../fixture/processes.js';

/** What came to the receiver since it was asked to forget. */
export interface Arrivals {
  /** The first body of all, which is not forgotten. */
  readonly body: string;
  readonly count: number;
  /** When the first and the last came, in milliseconds of the receiver's own clock. */
  readonly first: number;
  readonly last: number;
  /** Milliseconds from each event to its arrival, of those sent to `/timed`. */
  readonly delays: readonly number[];
}

/** How long nothing may arrive while something should, in milliseconds. */
const timeoutMs = 20_000;

export const forget = (receiver: Program): Promise<unknown> => fetch(receiver.url, { method: 'DELETE' });

/** What came when it is `count`. @throws Error when nothing comes any more before that. */
export async function arrivalsOf(receiver: Program, count: number, every = 50): Promise<Arrivals> {
  for (let [known, since] = [0, performance.now()]; ; await pause(every)) {
    const arrivals = (await (await fetch(receiver.url)).json()) as Arrivals;
    if (arrivals.count >= count) return arrivals;
    if (arrivals.count > known) [known, since] = [arrivals.count, performance.now()];
    if (performance.now() - since > timeoutMs)
      throw new Error(`${arrivals.count} of ${count} webhooks arrived, and nothing more comes`);
  }
}
