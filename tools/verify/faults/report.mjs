/** Failures of a result, as lines. */
export const failuresOf = ({ title, postgres, failures }) =>
  failures.map((failure) => `${title}, on PostgreSQL ${postgres.version}: ${failure}`);

/** What a scenario says while it is played, and what is wrong with it in the end. */
export class Report {
  #failures = [];
  #figures = [];
  #write;

  /** @param write takes what is told, line by line. */
  constructor(write) {
    this.#write = write;
  }

  /** A figure that is only told. */
  tell(what, value) {
    this.#figures.push({ what: what.trim(), value: String(value) });
    this.#say(what, value);
  }

  /** A figure that has to be as `isRight` wants it. */
  check(what, value, isRight) {
    this.#figures.push({ what: what.trim(), value: String(value) });
    this.#count(what, value, isRight);
  }

  /**
   * The result of a scenario, from what it counted: `events` made, processes it ended (`kills`), deliveries `lost` and
   * `doubled`, `wrongAnswers` of the API, and seconds from each fault to the work going on (`recovery`). Nothing may be
   * lost, and no answer wrong, in any of them. `figures` are what the scenario told beside.
   */
  result(title, { events, kills = 0, lost, doubled, wrongAnswers, recovery = [] }) {
    this.#count('lost', lost, (value) => value === 0);
    this.#say('came more than once', doubled);
    this.#count('answers that are wrong', wrongAnswers, (value) => value === 0);
    const [failures, figures] = [this.#failures, this.#figures];
    return { title, events, kills, lost, doubled, wrongAnswers, recovery, failures, figures };
  }

  /** The result of a scenario that ended before it had counted. */
  ended(title, reason) {
    this.#say('! ended', reason);
    const counts = { events: 0, kills: 0, lost: 0, doubled: 0, wrongAnswers: 0, recovery: [] };
    return { title, ...counts, failures: [...this.#failures, `ended: ${reason}`], figures: this.#figures };
  }

  #count(what, value, isRight) {
    const right = isRight(value);
    this.#say(`${right ? ' ' : '!'} ${what}`, value);
    if (!right) this.#failures.push(`${what}: ${value}`);
  }

  #say(what, value) {
    this.#write(`  ${what.padEnd(58)} ${value}\n`);
  }
}
