import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import { wait } from '../http/retry.js';
import type { Output } from '../operation-types.js';
import type { EventType, PartnerEvent } from '../records.js';
import { countReplay, replay, type ReplayFilter, type ReplayOptions, type ReplayPart } from './replay.js';
import { type CopyCheck, type CopyResult, checkCopy } from './check-copy.js';

type Feed = Output<'listEvents'>;

/** Selection of events to follow, and the polling options. */
export interface FollowOptions extends Pick<RequestOptions, 'signal' | 'timeoutMs' | 'retries'> {
  /**
   * Start after this cursor: the id of the last processed event, or `nextCursor` of a snapshot. By default start with
   * the oldest event.
   */
  readonly cursor?: string;
  /** Event types; all by default. */
  readonly types?: readonly EventType[];
  /** Milliseconds between polls of an API that does not wait for new events; 1,000 by default. */
  readonly pollMs?: number;
  /** Seconds that the API waits for new events, at most 25: 25 by default, 0 with `untilCaughtUp`. */
  readonly waitSeconds?: number;
  /** True to end when there are no new events. */
  readonly untilCaughtUp?: boolean;
}

/** Some events and the cursor after them. */
export interface EventPage {
  readonly events: readonly PartnerEvent[];
  /** Store it once all events are processed. With `types` it may be ahead of the last event. */
  readonly cursor: string;
}

/** Reads the event feed (§6.2). */
export class Events {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Yields events in order, and new ones as they arrive, until the signal is aborted or the loop ends. Delivery is at
   * least once: store the id of each processed event, and pass it as `cursor` the next time.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<PartnerEvent> {
    for await (const { events } of this.pages(options)) yield* events;
  }

  /** Like `follow`, in pages with the cursor to store. The cursor also advances past events that `types` excludes. */
  async *pages(options: FollowOptions = {}): AsyncGenerator<EventPage> {
    try {
      yield* this.#pages(options);
    } catch (error) {
      // Being aborted is the normal end, also during a request.
      if (!options.signal?.aborted) throw error;
    }
  }

  async *#pages(options: FollowOptions): AsyncGenerator<EventPage> {
    const { types, pollMs = 1_000, untilCaughtUp = false, signal } = options;
    // Well within the time-out of a request.
    const longest = Math.floor(this.#connection.patienceMs(options) / 2_000);
    const { waitSeconds = untilCaughtUp ? 0 : 25 } = options;
    const seconds = Math.min(waitSeconds, longest);
    const asked = { limit: 200, ...(types && { types: types.join(',') }), ...(seconds > 0 && { wait: seconds }) };
    let { cursor } = options;
    while (!signal?.aborted) {
      const askedAt = performance.now();
      const { data } = await this.#connection.request('listEvents', { query: { ...asked, cursor } }, options);
      const { data: events, nextCursor, hasMore } = data as Feed;
      if (events.length > 0 || nextCursor !== cursor) yield { events, cursor: nextCursor };
      cursor = nextCursor;
      if (hasMore) continue;
      if (untilCaughtUp) return;
      // The API does not wait when too many readers do.
      if (events.length === 0) await wait(Math.max(0, askedAt + pollMs - performance.now()), signal);
    }
  }

  /** Compares stored event ids with the feed, without downloading it again (R83). */
  check(copy: CopyCheck): Promise<CopyResult> {
    return checkCopy(this.#connection, copy);
  }

  /** Delivers events to webhook endpoints again: `for await (const part of client.events.replay(filter))` (R86). */
  replay(filter: ReplayFilter, options?: ReplayOptions): AsyncGenerator<ReplayPart> {
    return replay(this.#connection, filter, options);
  }

  /** Counts the deliveries that a replay would cover. */
  countReplay(filter: ReplayFilter, options?: RequestOptions): Promise<number> {
    return countReplay(this.#connection, filter, options);
  }
}
