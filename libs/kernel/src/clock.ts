/** System clock. Domain rules take the time as an argument; only use cases read the clock. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Clock with a fixed time, for tests and for generating historical data. */
export class FixedClock extends Clock {
  constructor(public at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }
}
