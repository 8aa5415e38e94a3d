import { SeededRandom } from '@partner/kernel';
import type { ApiFault, NoticeFault, PlannedFault, PlannedNoticeFault, RandomFaults } from './faults.js';
import { draw } from './draw.js';

/** What goes wrong with a notice, with the seconds of a `delay`. */
export interface NoticeFaultMet {
  fault: NoticeFault;
  seconds: number;
}

/** Faults that mean something for requests that change nothing. */
const alsoOfReads: readonly ApiFault[] = ['cut_before', 'cut_after', 'error_before', 'rate_limit', 'hang_before'];

/** What goes wrong for one account: as planned, or by chance. */
export class Switches {
  #faults: (PlannedFault & { times: number })[] = [];
  #noticeFaults: (PlannedNoticeFault & { times: number })[] = [];
  #random: RandomFaults | undefined;
  #numbers = new SeededRandom(0);

  plan(fault: PlannedFault): void {
    this.#faults.push({ times: 1, ...fault });
  }

  planNotice(fault: PlannedNoticeFault): void {
    this.#noticeFaults.push({ times: 1, ...fault });
  }

  random(faults: RandomFaults | undefined): void {
    this.#random = faults;
    if (faults) this.#numbers = new SeededRandom(faults.seed);
  }

  clear(): void {
    this.#faults = [];
    this.#noticeFaults = [];
    this.random(undefined);
  }

  /** What goes wrong with this request; counts it. */
  ofRequest(method: string, path: string): ApiFault | undefined {
    const planned = this.#faults.find(
      (fault) => fault.times > 0 && (fault.method ?? method) === method && path.startsWith(fault.path ?? ''),
    );
    if (planned) {
      planned.times--;
      this.#faults = this.#faults.filter(({ times }) => times > 0);
      return planned.fault;
    }
    if (!this.#random?.api) return undefined;
    const fault = draw(this.#numbers, this.#random.api);
    return fault && (method === 'POST' || alsoOfReads.includes(fault)) ? fault : undefined;
  }

  /** What goes wrong with the notice of this event; counts it. */
  ofNotice(type: string): NoticeFaultMet | undefined {
    const planned = this.#noticeFaults.find(({ times, types }) => times > 0 && (types?.includes(type) ?? true));
    if (planned) {
      planned.times--;
      this.#noticeFaults = this.#noticeFaults.filter(({ times }) => times > 0);
      return { fault: planned.fault, seconds: planned.seconds ?? 3_600 };
    }
    if (!this.#random?.notices) return undefined;
    const fault = draw(this.#numbers, this.#random.notices);
    return fault && { fault, seconds: this.#numbers.integer(1, this.#random.delaySeconds ?? 60) };
  }
}
