import { isZero } from './until.mjs';

/** Collects the figures and failures of a scenario, and prints them. */
export class Report {
  #failures = [];

  /** Reports a figure without a check. */
  tell(what, value) {
    process.stdout.write(`  ${what.padEnd(58)} ${value}\n`);
  }

  /** Reports a figure that must satisfy `isRight`. */
  check(what, value, isRight) {
    const right = isRight(value);
    this.tell(`${right ? ' ' : '!'} ${what}`, value);
    if (!right) this.#failures.push(`${what}: ${value}`);
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
  result(title, { events = 0, kills = 0, lost = 0, doubled = 0, wrongAnswers = 0, recovery = [] }) {
    this.none('lost', lost);
    this.tell('arrived more than once', doubled);
    this.none('wrong responses', wrongAnswers);
    return { title, events, kills, lost, doubled, wrongAnswers, recovery, failures: this.#failures };
  }

  /** Returns the result of a scenario that failed before it could count. */
  ended(title, reason) {
    this.check('ended', reason, () => false);
    return this.result(title, {});
  }

  /** Prints the failures, or the sentence that says there are none. @returns the exit status */
  conclude(sentence) {
    process.stdout.write(`\n${this.#failures.length === 0 ? sentence : this.#failures.join('\n')}\n`);
    return this.#failures.length === 0 ? 0 : 1;
  }
}
