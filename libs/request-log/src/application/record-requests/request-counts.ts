import { firstIdAt, hourMs } from '@partner/kernel';
import { routeClassOf, statusClassOf } from '../../domain/request/request.js';
import type { CompletedRequest, RequestCount } from '../ports/request-store.js';

/** Maximum number of counts, about 300 bytes each. A process rarely serves that many credentials at once. */
const maxCounts = 20_000;

export class RequestCounts {
  #counts = new Map<string, RequestCount>();
  readonly #routeClasses = new Map<string, string>();
  #hour = 0;
  #hourId = firstIdAt(new Date(0));

  /** @param at milliseconds since 1970. @returns the route class of the request. */
  add({ company, credentialId, route, status, durationMs }: CompletedRequest, at: number): string {
    const hour = Math.floor(at / hourMs);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#hourId = firstIdAt(new Date(hour * hourMs));
    }
    const routeClass = this.#routeClassOf(route);
    const statusClass = statusClassOf(status);
    const key = credentialId + statusClass + this.#hourId + routeClass;
    const found = this.#counts.get(key);
    if (found) {
      found.requests += 1;
      found.durationMs += durationMs;
    } else if (this.#counts.size < maxCounts) {
      const fixed = { companyId: company, credentialId, hourId: this.#hourId, routeClass, statusClass };
      this.#counts.set(key, { ...fixed, requests: 1, durationMs });
    }
    return routeClass;
  }

  take(): readonly RequestCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Adds counts that could not be written to the current ones. */
  putBack(counts: readonly RequestCount[]): void {
    for (const count of counts) {
      const key = count.credentialId + count.statusClass + count.hourId + count.routeClass;
      const found = this.#counts.get(key);
      if (found) {
        found.requests += count.requests;
        found.durationMs += count.durationMs;
      } else if (this.#counts.size < maxCounts) {
        this.#counts.set(key, count);
      }
    }
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** Cached by route, of which there is a fixed number. */
  #routeClassOf(route: string): string {
    let found = this.#routeClasses.get(route);
    if (found === undefined) this.#routeClasses.set(route, (found = routeClassOf(route)));
    return found;
  }
}
