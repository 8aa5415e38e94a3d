/** So much is asked in one call at most: a script keeps all others waiting while it runs. */
const most = 250;

interface Asked<Ask, Answer> {
  readonly what: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes one call of all that is asked in one turn of the event loop. The call begins after the last of it was asked:
 * what it answers is no older than any question.
 */
export class Gathering<Ask, Answer> {
  readonly #asked: Asked<Ask, Answer>[] = [];

  /** @param call gives an answer for each, in the order in which they were asked; when it fails, all of them fail. */
  constructor(private readonly call: (asked: readonly Ask[]) => Promise<readonly Answer[]>) {}

  /** Resolves with the answer, or rejects with what the whole call failed with. */
  ask(what: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => void this.#send());
      this.#asked.push({ what, resolve, reject });
      if (this.#asked.length === most) void this.#send();
    });
  }

  async #send(): Promise<void> {
    const asked = this.#asked.splice(0);
    if (asked.length === 0) return;
    try {
      const answers = await this.call(asked.map(({ what }) => what));
      asked.forEach(({ resolve }, place) => resolve(answers[place]!));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
