import { firstIdAt, dayMs } from '@partner/kernel';
import type { CompletedRequest, DeprecatedUseCount } from '../ports/request-store.js';

/** Maximum number of counts that wait to be written. Further ones are dropped. */
const maxCounts = 10_000;

/** Counts uses of deprecated elements by credential, route and day. */
export class DeprecatedUses {
  #counts = new Map<string, DeprecatedUseCount>();

  /** @param at milliseconds since 1970. */
  add({ company, credentialId, method, route, deprecated = [] }: CompletedRequest, at: number): void {
    for (const { kind, name } of deprecated) {
      const dayId = firstIdAt(new Date(at - (at % dayMs)));
      this.putBack([{ companyId: company, credentialId, dayId, route: `${method} ${route}`, kind, name, uses: 1 }]);
    }
  }

  take(): readonly DeprecatedUseCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Adds counts to the current ones. */
  putBack(counts: readonly DeprecatedUseCount[]): void {
    for (const count of counts) {
      const key = [count.credentialId, count.dayId, count.kind, count.name, count.route].join(' ');
      const found = this.#counts.get(key);
      if (found) found.uses += count.uses;
      else if (this.#counts.size < maxCounts) this.#counts.set(key, count);
    }
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }
}
