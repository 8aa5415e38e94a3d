/** Wall-clock time plus what a test has skipped. */
export class Clock {
  /** Milliseconds ahead of the wall clock. */
  skipped = 0;

  /** Milliseconds since the epoch. */
  milliseconds(): number {
    return Date.now() + this.skipped;
  }

  /** Seconds since the epoch, as Stripe counts. */
  now(): number {
    return Math.floor(this.milliseconds() / 1_000);
  }

  /** Never goes back. */
  skipTo(milliseconds: number): void {
    this.skipped += Math.max(0, milliseconds - this.milliseconds());
  }
}
