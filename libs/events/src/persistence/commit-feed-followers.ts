import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Id } from '@partner/kernel';
import type { CompanyCommits } from '@partner/unit-of-work';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedFollowers, FeedPage, WaitingReader } from '../application/ports/event-feed.js';

/** Minimum milliseconds between two reads of one reader, so that many commits cost few reads. */
const minIntervalMs = 50;
/** Maximum number of readers that wait in this process, and of each credential. */
const maxReaders = 2_000;
const maxOfCredential = 4;

/** Readers that wait for a commit of their company. */
export class CommitFeedFollowers implements FeedFollowers, BeforeApplicationShutdown {
  /** Each waiting reader, by the function that ends its wait. */
  readonly #waiting = new Set<() => void>();
  readonly #waitingOf = new Map<Id, number>();
  #isClosing = false;

  constructor(private readonly commits: CompanyCommits) {}

  async firstPage(reader: WaitingReader, read: () => Promise<FeedPage>): Promise<FeedPage> {
    const { credential } = reader;
    const ofCredential = this.#waitingOf.get(credential) ?? 0;
    if (this.#isClosing || this.#waiting.size >= maxReaders || ofCredential >= maxOfCredential) return read();
    this.#waitingOf.set(credential, ofCredential + 1);
    try {
      return await this.#wait(reader, read);
    } finally {
      const left = this.#waitingOf.get(credential)! - 1;
      if (left > 0) this.#waitingOf.set(credential, left);
      else this.#waitingOf.delete(credential);
    }
  }

  beforeApplicationShutdown(): void {
    this.#isClosing = true;
    for (const end of this.#waiting) end();
  }

  async #wait({ company, limitMs, gone }: WaitingReader, read: () => Promise<FeedPage>): Promise<FeedPage> {
    let wake = (): void => undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      wake();
    };
    this.#waiting.add(end);
    gone.addEventListener('abort', end);
    const timer = setTimeout(end, limitMs);
    const unwatch = this.commits.watch(company, () => wake());
    try {
      await this.commits.announced(company);
      for (;;) {
        // A commit during the read is read next.
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const readAt = performance.now();
        const page = await read();
        if (page.isEmpty && !isOver) await woken;
        if (!page.isEmpty || isOver) return page;
        await pause(Math.max(0, readAt + minIntervalMs - performance.now()));
      }
    } finally {
      unwatch();
      gone.removeEventListener('abort', end);
      clearTimeout(timer);
      this.#waiting.delete(end);
    }
  }
}
