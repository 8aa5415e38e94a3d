/** The machine's clock. Rules take the time as an argument; only use cases ask the clock. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands where it was set: for tests, and for data that has a past. */
export class SetClock extends Clock {
  constructor(public at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }
}
