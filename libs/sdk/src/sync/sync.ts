import { PartnerApiError, PartnerConnectionError, PartnerError } from '../errors.js';
import { checkCopy } from '../feed/check-copy.js';
import { Events } from '../feed/events.js';
import { Snapshot } from '../feed/snapshot.js';
import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import { wait } from '../http/retry.js';
import type { Output } from '../operation-types.js';
import { changesOf, recordOf } from './changes.js';
import { isFollowed } from './kinds.js';
import type { SyncOptions, SyncProgress, SyncResult } from './options.js';
import type { SyncKind, SyncRecord, SyncState, SyncStep, SyncStore } from './store.js';

const minuteMs = 60_000;
/** All kinds are read again daily: locations that are hidden and users that are renamed cause no events. */
const rereadMs = 24 * 60 * minuteMs;
/** Events of a step. A process that is killed repeats at most their reads. */
const eventsOfStep = 50;
const recordsOfStep = 500;
/** Event ids that are stored at most before they are compared; one part of the API's checksum. */
const maxUnchecked = 10_000;
const snapshotAttempts = 3;

/** Copies records of the API into a store and keeps them current (R107). */
export class Sync {
  #revision = 0;
  #state!: SyncState;
  #unchecked = 0;
  #step = { written: 0, events: 0 };
  readonly #total = { written: 0, events: 0, repairs: 0 };
  readonly #request: RequestOptions;

  readonly #connection: Connection;
  readonly #store: SyncStore;
  readonly #options: SyncOptions;

  constructor(connection: Connection, store: SyncStore, options: SyncOptions) {
    this.#connection = connection;
    this.#store = store;
    this.#options = options;
    const { kinds, signal, timeoutMs, retries } = options as Partial<SyncOptions>;
    this.#request = { signal, timeoutMs, retries };
    if (!kinds?.length) throw new TypeError("kinds is empty: pass the kinds to copy, such as ['orders']");
  }

  /** Runs until the copy is current or the signal is aborted. */
  async run(): Promise<SyncResult> {
    const { signal, untilCaughtUp, pollMs = 1_000, checkMs = 10 * minuteMs } = this.#options;
    try {
      await this.#open();
      for (let waitSeconds = 0; ;) {
        await this.#readKinds();
        const [before, askedAt] = [this.#state.cursor, performance.now()];
        const isCurrent = await this.#follow(waitSeconds);
        const isDue = Date.now() >= this.#state.checkedAt + checkMs || this.#unchecked >= maxUnchecked;
        if ((untilCaughtUp || isDue) && !(await this.#check())) continue;
        if (!isCurrent) continue;
        if (untilCaughtUp) break;
        waitSeconds = Math.min(25, Math.floor(checkMs / 1_000));
        // The API does not wait when too many readers do.
        if (this.#state.cursor === before) await wait(Math.max(0, askedAt + pollMs - performance.now()), signal);
      }
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
    return { cursor: this.#state?.cursor, ...this.#total };
  }

  async #open(): Promise<void> {
    const { data } = await this.#connection.request('getMe', {}, this.#request);
    const { companyId: company } = data as Output<'getMe'>;
    const { revision, state } = await this.#store.open();
    if (state && state.company !== company)
      throw new PartnerError(`the store has the records of company ${state.company}: use another one for ${company}`);
    this.#revision = revision;
    this.#state = state ?? { company, checkedAt: Date.now(), readAt: {} };
    this.#unchecked = (await this.#store.events()).length;
    for (const kind of Object.keys(this.#state.readAt) as SyncKind[])
      if (!this.#options.kinds.includes(kind)) await this.#drop(kind);
  }

  /** Removes a kind that is no longer copied. */
  async #drop(kind: SyncKind): Promise<void> {
    const { [kind]: _, ...readAt } = this.#state.readAt;
    await this.#write({ removeUpTo: { kind, revision: this.#revision } }, { readAt });
  }

  /** Reads the kinds that were not read yet, or too long ago. */
  async #readKinds(): Promise<void> {
    const { kinds, refreshMs = 15 * minuteMs } = this.#options;
    for (const kind of kinds) {
      const everyMs = isFollowed(kind) ? rereadMs : refreshMs;
      if (Date.now() >= (this.#state.readAt[kind] ?? 0) + everyMs) await this.#readKind(kind);
    }
  }

  async #readKind(kind: SyncKind): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#snapshot(kind);
      } catch (error) {
        // An interrupted snapshot starts again. Its records are replaced.
        if (!(error instanceof PartnerConnectionError) || attempt === snapshotAttempts) throw error;
      }
    }
  }

  async #snapshot(kind: SyncKind): Promise<void> {
    const before = this.#revision;
    const snapshot = new Snapshot(this.#connection, kind, this.#request);
    const put: SyncRecord[] = [];
    for await (const item of snapshot) {
      put.push(recordOf(kind, item));
      if (put.length === recordsOfStep) await this.#write({ put: put.splice(0) });
    }
    await this.#write({ put });
    // Snapshots are read one after the other: the cursor of the first one is the earliest.
    const cursor = this.#state.cursor ?? snapshot.cursor;
    const state = { cursor, checkedTo: this.#state.checkedTo ?? cursor };
    const readAt = { ...this.#state.readAt, [kind]: Date.now() };
    await this.#write({ removeUpTo: { kind, revision: before } }, { ...state, readAt });
    this.#report({ step: 'snapshot', kind });
  }

  /** Applies the events after the cursor. @returns false if there are more after a check, or kinds to read again */
  async #follow(waitSeconds: number): Promise<boolean> {
    const [connection, store] = [this.#connection, this.#store];
    const { cursor: first } = this.#state;
    const feed = new Events(connection);
    try {
      for await (const page of feed.pages({ ...this.#request, waitSeconds, cursor: first, untilCaughtUp: true })) {
        for (let at = 0; at === 0 || at < page.events.length; at += eventsOfStep) {
          const events = page.events.slice(at, at + eventsOfStep);
          const changes = await changesOf(events, this.#options.kinds, { connection, store, options: this.#request });
          const isLast = at + eventsOfStep >= page.events.length;
          const cursor = isLast ? page.cursor : events.at(-1)!.id;
          await this.#write({ ...changes, events: events.map(({ id }) => id) }, { cursor });
          this.#report({ step: 'events' });
        }
        if (this.#unchecked >= maxUnchecked) return false;
      }
    } catch (error) {
      if (!isForgotten(error)) throw error;
      await this.#startAgain();
      return false;
    }
    this.#options.signal?.throwIfAborted();
    return true;
  }

  /** Compares the stored event ids with the API. @returns false if the copy has to be read again */
  async #check(): Promise<boolean> {
    const { cursor: to, checkedTo: from } = this.#state;
    if (to === undefined) return false;
    try {
      const ids = await this.#store.events();
      const isComplete =
        ids.length === 0 && to === from
          ? true
          : (await checkCopy(this.#connection, { ...this.#request, ids, from, to })).isComplete;
      // A location that was hidden or shown since hides or shows its events, too.
      const readAt = isComplete ? this.#state.readAt : {};
      await this.#write({ dropEvents: true }, { checkedTo: to, checkedAt: Date.now(), readAt });
      if (!isComplete) this.#total.repairs += 1;
      this.#report({ step: 'check', isComplete });
      return isComplete;
    } catch (error) {
      if (!isForgotten(error)) throw error;
      await this.#startAgain();
      return false;
    }
  }

  /** Reads everything again, because the feed no longer has the events after the cursor. */
  #startAgain(): Promise<void> {
    return this.#write({ dropEvents: true }, { cursor: undefined, checkedTo: undefined, readAt: {} });
  }

  /** Writes a step and the state after it. @throws PartnerError when another process wrote meanwhile */
  async #write(step: Omit<SyncStep, 'revision' | 'state'>, change: Partial<SyncState> = {}): Promise<void> {
    const state = { ...this.#state, ...change };
    if (!(await this.#store.write({ ...step, revision: this.#revision, state })))
      throw new PartnerError('another process writes to this store: run one sync at a time');
    this.#revision += 1;
    this.#state = state;
    const events = step.events?.length ?? 0;
    this.#unchecked = (step.dropEvents ? 0 : this.#unchecked) + events;
    this.#step.events += events;
    this.#step.written += step.put?.length ?? 0;
  }

  #report(about: Pick<SyncProgress, 'step' | 'kind' | 'isComplete'>): void {
    const counts = this.#step;
    this.#step = { written: 0, events: 0 };
    this.#total.written += counts.written;
    this.#total.events += counts.events;
    this.#options.onProgress?.({ ...about, ...counts });
  }
}

/** True if the feed no longer has the event of a cursor: events are retained for 90 days. */
const isForgotten = (error: unknown): boolean => error instanceof PartnerApiError && error.code === 'invalid_cursor';
