import type { CompanyId } from '@partner/kernel';
import type { ChangeChannel } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type { CommitListener, CompanyChange } from './commit-declarations.js';

/** Asks all processes to announce the commits of a company for `announcedMs`. */
interface CommitsWatched {
  readonly type: 'commits-watched';
  readonly company: CompanyId;
}

/** Announces a commit of a company that is watched. */
interface Committed {
  readonly type: 'committed';
  readonly company: CompanyId;
}

/** Milliseconds for which commits are announced after a request. */
const announcedMs = 90_000;
/** Remaining milliseconds below which a request is renewed. They exceed the longest wait. */
const renewedMs = 45_000;

/**
 * Tells of the commits of a company in any process. Commits are announced only while somebody watches the company, so
 * that all other companies pay nothing.
 */
export class CompanyCommits implements CommitListener {
  readonly #watchers = new Map<CompanyId, Set<() => void>>();
  /** The end of the announcements of each company, by `performance.now()`, the first to end first. */
  readonly #announcedUntil = new Map<CompanyId, number>();
  /** Requests that some process may not have seen yet. */
  readonly #requests = new Map<CompanyId, Promise<void>>();
  /** Until then this process announces every commit, because it may have missed requests. */
  #allUntil = 0;

  constructor(private readonly channel: ChangeChannel) {
    channel.on<CommitsWatched>('commits-watched', {
      changed: ({ company }) => this.#announce(company),
      missed: () => void (this.#allUntil = performance.now() + announcedMs),
    });
    channel.on<Committed>('committed', {
      changed: ({ company }) => this.#watchers.get(company)?.forEach((watcher) => watcher()),
      missed: () => this.#watchers.forEach((watchers) => watchers.forEach((watcher) => watcher())),
    });
  }

  /**
   * Calls `watcher` after each commit that is announced, and when commits may have been missed.
   * @returns a function that ends the calls.
   */
  watch(company: CompanyId, watcher: () => void): () => void {
    const watchers = this.#watchers.get(company) ?? new Set();
    this.#watchers.set(company, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) this.#watchers.delete(company);
    };
  }

  /**
   * Resolves when all processes announce the commits of a company, for the next 45 seconds at least.
   * @throws DomainError `unavailable` if the database cannot be reached.
   */
  async announced(company: CompanyId): Promise<void> {
    const left = (this.#announcedUntil.get(company) ?? 0) - performance.now();
    const request: CommitsWatched = { type: 'commits-watched', company };
    if (left <= 0) {
      const seen = this.channel.publishAndWait(request).catch((error: unknown) => {
        this.#announcedUntil.delete(company);
        throw error;
      });
      this.#requests.set(
        company,
        seen.finally(() => this.#requests.delete(company)),
      );
    } else if (left < renewedMs) await this.channel.publish(request);
    await this.#requests.get(company);
  }

  /** Does not wait for the announcement, so that it delays no response. A lost one only delays a reader. */
  async committed(company: CompanyId): Promise<void> {
    const now = performance.now();
    if (now < Math.max(this.#allUntil, this.#announcedUntil.get(company) ?? 0))
      void this.channel.publish<Committed>({ type: 'committed', company }).catch(() => undefined);
  }

  /**
   * Returns the announcement of commits as a part of them, for a process that does not listen: it learns of no request.
   */
  withCommit(changes: readonly CompanyChange[]): Sql {
    return this.channel.withCommit(changes.map(({ company }): Committed => ({ type: 'committed', company })));
  }

  #announce(company: CompanyId): void {
    const now = performance.now();
    for (const [one, until] of this.#announcedUntil) {
      if (until > now) break;
      this.#announcedUntil.delete(one);
    }
    this.#announcedUntil.delete(company);
    this.#announcedUntil.set(company, now + announcedMs);
  }
}
