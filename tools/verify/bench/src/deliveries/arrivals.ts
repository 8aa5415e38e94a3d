import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../fixture/processes.js';

/** Webhooks received since the last reset. */
export interface Arrivals {
  /** The very first body, which resets keep. */
  readonly body: string;
  readonly count: number;
  /** Times of the first and the last arrival, in milliseconds of the receiver's clock. */
  readonly first: number;
  readonly last: number;
  /** Milliseconds from each event sent to `/timed` to its arrival. */
  readonly delays: readonly number[];
}

/** Maximum milliseconds between arrivals while more are expected. */
const timeoutMs = 20_000;

export const forget = (receiver: Program): Promise<unknown> => fetch(receiver.url, { method: 'DELETE' });

/** Waits for `count` arrivals. @throws Error when no more arrive before that */
export async function arrivalsOf(receiver: Program, count: number, every = 50): Promise<Arrivals> {
  for (let [known, since] = [0, performance.now()]; ; await pause(every)) {
    const arrivals = (await (await fetch(receiver.url)).json()) as Arrivals;
    if (arrivals.count >= count) return arrivals;
    if (arrivals.count > known) [known, since] = [arrivals.count, performance.now()];
    if (performance.now() - since > timeoutMs)
      throw new Error(`${arrivals.count} of ${count} webhooks arrived, and no more arrive`);
  }
}
