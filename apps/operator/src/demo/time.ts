import type { FixedClock } from '@partner/kernel';
import type { SeededRandom } from '@partner/kernel';

const hour = 3_600_000;
const day = 24 * hour;

/** Simulated time of one story in the past, which never runs past the present. */
export class Time {
  constructor(
    private readonly clock: FixedClock,
    private readonly present: Date,
    private readonly random: SeededRandom,
  ) {}

  get now(): Date {
    return this.clock.at;
  }

  /** Starts a new story at a given time. */
  startAt(at: Date): void {
    this.clock.at = new Date(Math.min(at.getTime(), this.present.getTime() - hour));
  }

  /**
   * Advances time by one hour plus up to `days` days.
   * @returns false when that would be in the future; time then stops at the present.
   */
  advance(days: number): boolean {
    const then = this.clock.at.getTime() + hour + this.random.next() * days * day;
    this.clock.at = new Date(Math.min(then, this.present.getTime()));
    return then < this.present.getTime();
  }
}
