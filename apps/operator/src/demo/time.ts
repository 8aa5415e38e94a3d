import type { SetClock } from '@partner/kernel';
import type { SeededRandom } from '@partner/kernel';

const hour = 3_600_000;
const day = 24 * hour;

/** The time of one story of the past: it goes on, and stops now. */
export class Time {
  constructor(
    private readonly clock: SetClock,
    private readonly present: Date,
    private readonly random: SeededRandom,
  ) {}

  get now(): Date {
    return this.clock.at;
  }

  /** Another story begins. */
  begins(at: Date): void {
    this.clock.at = new Date(Math.min(at.getTime(), this.present.getTime() - hour));
  }

  /** Between an hour and so many days go by. @returns false when that would be the future: then it is now. */
  passes(days: number): boolean {
    const then = this.clock.at.getTime() + hour + this.random.next() * days * day;
    this.clock.at = new Date(Math.min(then, this.present.getTime()));
    return then < this.present.getTime();
  }
}
