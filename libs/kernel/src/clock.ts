/** Where the time comes from. Rules take the time as an argument; only use cases ask the clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands where it was set: for tests, and for data that has a past. */
export class SetClock extends Clock {
  constructor(public at: Date) {
    super();
  }

  now(): Date {
    return this.at;
  }
}
