/** What a scenario says while it is played, and what is wrong with it in the end. */
export class Report {
  #failures = [];
  #write;

  /** @param write takes what is told, line by line. */
  constructor(write) {
    this.#write = write;
  }

  /** A figure that is only told. */
  tell(what, value) {
    this.#write(`  ${what.padEnd(58)} ${value}\n`);
  }

  /** A figure that has to be as `isRight` wants it. */
  check(what, value, isRight) {
    const right = isRight(value);
    this.tell(`${right ? ' ' : '!'} ${what}`, value);
    if (!right) this.#failures.push(`${what}: ${value}`);
  }

  /**
   * The result of a scenario, from what it counted: `events` made, processes it ended (`kills`), deliveries `lost` and
   * `doubled`, `wrongAnswers` of the API, and seconds from each fault to the work going on (`recovery`). Nothing may be
   * lost, and no answer wrong, in any of them.
   */
  result(title, { events, kills = 0, lost, doubled, wrongAnswers, recovery = [] }) {
    this.check('lost', lost, (value) => value === 0);
    this.tell('came more than once', doubled);
    this.check('answers that are wrong', wrongAnswers, (value) => value === 0);
    return { title, events, kills, lost, doubled, wrongAnswers, recovery, failures: this.#failures };
  }
}
