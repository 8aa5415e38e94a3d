/** Wall-clock time plus the time that a test has skipped. */
export class Clock {
  /** Milliseconds ahead of the wall clock. */
  skipped = 0;

  /** Milliseconds since the epoch. */
  milliseconds(): number {
    return Date.now() + this.skipped;
  }

  /** Seconds since the epoch, as in Stripe's objects. */
  now(): number {
    return Math.floor(this.milliseconds() / 1_000);
  }

  /** Moves the clock forward; never back. */
  skipTo(milliseconds: number): void {
    this.skipped += Math.max(0, milliseconds - this.milliseconds());
  }
}
