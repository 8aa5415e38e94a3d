import { firstIdAt } from '@partner/kernel';
import { type AnsweredRequest, routeClassOf, statusClassOf } from '../../domain/request/request.js';
import type { RequestCount } from '../ports/request-store.js';

const hourMs = 3_600_000;
/** Counts that wait at once, some 300 bytes each; a process that is asked by more credentials at once is a rare one. */
const mostCounts = 20_000;

/** What a process has counted since it was written last. */
export class RequestCounts {
  #counts = new Map<string, RequestCount>();
  readonly #routeClasses = new Map<string, string>();
  #hour = 0;
  #hourId = firstIdAt(new Date(0));

  /** @param at milliseconds since 1970. @returns what the request's route is about. */
  add({ company, credentialId, route, status, durationMs }: AnsweredRequest, at: number): string {
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
    } else if (this.#counts.size < mostCounts) {
      const fixed = { companyId: company, credentialId, hourId: this.#hourId, routeClass, statusClass };
      this.#counts.set(key, { ...fixed, requests: 1, durationMs });
    }
    return routeClass;
  }

  /** Everything counted so far, which is then counted from nothing. */
  take(): readonly RequestCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Adds what could not be written to what was counted since. */
  putBack(counts: readonly RequestCount[]): void {
    for (const count of counts) {
      const key = count.credentialId + count.statusClass + count.hourId + count.routeClass;
      const found = this.#counts.get(key);
      if (found) {
        found.requests += count.requests;
        found.durationMs += count.durationMs;
      } else if (this.#counts.size < mostCounts) {
        this.#counts.set(key, count);
      }
    }
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** As many as there are routes. */
  #routeClassOf(route: string): string {
    let found = this.#routeClasses.get(route);
    if (found === undefined) this.#routeClasses.set(route, (found = routeClassOf(route)));
    return found;
  }
}
