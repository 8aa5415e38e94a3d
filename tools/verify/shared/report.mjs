import { isZero } from './until.mjs';

/** Returns the failures of a result as lines. */
export const failuresOf = ({ title, postgres, failures }) =>
  failures.map((failure) => `${title}, on PostgreSQL ${postgres.version}: ${failure}`);

/** Collects the figures and failures of a scenario, and prints them. */
export class Report {
  #failures = [];
  #write;

  /** @param write receives the output line by line */
  constructor(write) {
    this.#write = write;
  }

  /** Reports a figure without a check. */
  tell(what, value) {
    this.#print(what, value);
  }

  /** Reports a figure that must satisfy `isRight`. */
  check(what, value, isRight) {
    this.#count(what, value, isRight);
  }

  /** Reports a figure that must be 0. */
  none(what, value) {
    this.check(what, value, isZero);
  }

  /**
   * Returns the result of a scenario from its counts: `events` created, processes ended (`kills`), deliveries `lost`
   * and `doubled`, `wrongAnswers` of the API, and seconds from each fault to the resumption of work (`recovery`). In
   * every scenario no delivery may be lost and no response wrong.
   */
  result(title, { events, kills = 0, lost, doubled, wrongAnswers, recovery = [] }) {
    this.#count('lost', lost, isZero);
    this.#print('arrived more than once', doubled);
    this.#count('wrong responses', wrongAnswers, isZero);
    return { title, events, kills, lost, doubled, wrongAnswers, recovery, failures: this.#failures };
  }

  /** Returns the result of a scenario that failed before it could count. */
  ended(title, reason) {
    this.#print('! ended', reason);
    const counts = { events: 0, kills: 0, lost: 0, doubled: 0, wrongAnswers: 0, recovery: [] };
    return { title, ...counts, failures: [...this.#failures, `ended: ${reason}`] };
  }

  #count(what, value, isRight) {
    const right = isRight(value);
    this.#print(`${right ? ' ' : '!'} ${what}`, value);
    if (!right) this.#failures.push(`${what}: ${value}`);
  }

  #print(what, value) {
    this.#write(`  ${what.padEnd(58)} ${value}\n`);
  }
}
