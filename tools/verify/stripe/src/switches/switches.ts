import { hash } from 'node:crypto';
import type { ApiFault, NoticeFault, PlannedFault, PlannedNoticeFault, RandomFaults } from './faults.js';

/** Returns a source of numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
function numbersOf(seed: number): () => number {
  let drawn = 0;
  return () => hash('sha256', `${seed} ${drawn++}`, 'buffer').readUInt32LE() / 2 ** 32;
}

/** Draws one of the outcomes by their probabilities, or none. */
function draw<Outcome extends string>(
  number: number,
  probabilities: Partial<Record<Outcome, number>>,
): Outcome | undefined {
  let left = number;
  for (const [outcome, probability] of Object.entries(probabilities) as [Outcome, number][]) {
    left -= probability;
    if (left < 0) return outcome;
  }
  return undefined;
}

/** Fault of a webhook, with the seconds of a `delay`. */
export interface InjectedNoticeFault {
  fault: NoticeFault;
  seconds: number;
}

/** Faults that also apply to read requests. */
const readFaults: readonly ApiFault[] = ['cut_before', 'cut_after', 'error_before', 'rate_limit', 'hang_before'];

/** Planned and random faults of one account. */
export class Switches {
  #faults: (PlannedFault & { times: number })[] = [];
  #noticeFaults: (PlannedNoticeFault & { times: number })[] = [];
  #random: RandomFaults | undefined;
  #next = numbersOf(0);

  plan(fault: PlannedFault): void {
    this.#faults.push({ times: 1, ...fault });
  }

  planNotice(fault: PlannedNoticeFault): void {
    this.#noticeFaults.push({ times: 1, ...fault });
  }

  random(faults: RandomFaults | undefined): void {
    this.#random = faults;
    if (faults) this.#next = numbersOf(faults.seed);
  }

  clear(): void {
    this.#faults = [];
    this.#noticeFaults = [];
    this.random(undefined);
  }

  /** Returns the fault of this request, and counts it. */
  nextRequestFault(method: string, path: string): ApiFault | undefined {
    const planned = this.#faults.find(
      (fault) => fault.times > 0 && (fault.method ?? method) === method && path.startsWith(fault.path ?? ''),
    );
    if (planned) {
      planned.times--;
      this.#faults = this.#faults.filter(({ times }) => times > 0);
      return planned.fault;
    }
    if (!this.#random?.api) return undefined;
    const fault = draw(this.#next(), this.#random.api);
    return fault && (method === 'POST' || readFaults.includes(fault)) ? fault : undefined;
  }

  /** Returns the fault of a webhook with this event type, and counts it. */
  nextNoticeFault(type: string): InjectedNoticeFault | undefined {
    const planned = this.#noticeFaults.find(({ times, types }) => times > 0 && (types?.includes(type) ?? true));
    if (planned) {
      planned.times--;
      this.#noticeFaults = this.#noticeFaults.filter(({ times }) => times > 0);
      return { fault: planned.fault, seconds: planned.seconds ?? 3_600 };
    }
    if (!this.#random?.notices) return undefined;
    const fault = draw(this.#next(), this.#random.notices);
    return fault && { fault, seconds: 1 + Math.floor(this.#next() * (this.#random.delaySeconds ?? 60)) };
  }
}
