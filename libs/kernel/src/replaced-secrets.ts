import { conflict } from './errors.js';

/** Replaced secrets that may work at the same time. */
const mostReplaced = 5;

/** Replaced secrets, or their hashes, newest first: each works beside the present one for a time (E8, A12). */
export class ReplacedSecrets {
  constructor(
    readonly list: readonly {
      readonly secret: string;
      /** ISO 8601. */
      readonly until: string;
    }[] = [],
  ) {}

  /** Time at which the last of them ends; null without any. */
  get lastEnd(): Date | null {
    return this.list.length === 0 ? null : new Date(Math.max(...this.list.map(({ until }) => Date.parse(until))));
  }

  /** Returns those that still work. */
  working(at: Date): ReplacedSecrets['list'] {
    return this.list.filter(({ until }) => at < new Date(until));
  }

  /**
   * Adds a secret that is being replaced. Those replaced before keep their own time.
   * @throws DomainError `conflict` when five still work
   */
  with(secret: string, at: Date, hours: number): ReplacedSecrets {
    const working = this.working(at);
    if (working.length >= mostReplaced)
      throw conflict('too_many_secrets', `${mostReplaced} replaced secrets still work; wait until one of them ends`);
    const until = new Date(at.getTime() + hours * 3_600_000).toISOString();
    return new ReplacedSecrets([{ secret, until }, ...working]);
  }
}
