import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import { wait } from '../http/retry.js';
import type { Output } from '../operation-types.js';
import { countReplay, replay, type ReplayFilter, type ReplayOptions, type ReplayPart } from './replay.js';
import { type CopyCheck, type CopyResult, checkCopy } from './check-copy.js';

type Feed = Output<'listEvents'>;
/** A change of the company's data. */
export type PartnerEvent = Feed['data'][number];

/** Which events are followed, and how. */
export interface FollowOptions extends Pick<RequestOptions, 'signal' | 'timeoutMs' | 'retries'> {
  /** Behind this one: the id of the last event that was dealt with, or `nextCursor` of a snapshot; the oldest if unset. */
  readonly cursor?: string;
  /** Only these types; all unless given. */
  readonly types?: readonly string[];
  /** Milliseconds between two looks when there was nothing new; 1,000 unless given. */
  readonly pollMs?: number;
  /** Whether to end when there is nothing new. */
  readonly untilCaughtUp?: boolean;
}

/** Some events, and the cursor behind them. */
export interface EventPage {
  readonly events: readonly PartnerEvent[];
  /** To be remembered once all of them are dealt with. With `types` it is ahead of the last of them. */
  readonly cursor: string;
}

/** Reading the event feed (§6.2). */
export class Events {
  constructor(private readonly connection: Connection) {}

  /**
   * Events in their order, and new ones as they come, until the signal is aborted or the loop is left. At least once:
   * remember the id of each event that you have dealt with, and begin with it as `cursor` the next time.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<PartnerEvent> {
    for await (const { events } of this.pages(options)) yield* events;
  }

  /** The same, some at a time, with the cursor to be remembered: it gets ahead where `types` leave much out. */
  async *pages(options: FollowOptions = {}): AsyncGenerator<EventPage> {
    const { types, pollMs = 1_000, untilCaughtUp = false, signal } = options;
    const asked = { limit: 200, ...(types && { types: types.join(',') }) };
    let { cursor } = options;
    while (!signal?.aborted) {
      const { data } = await this.connection.request('listEvents', { query: { ...asked, cursor } }, options);
      const { data: events, nextCursor, hasMore } = data as Feed;
      if (events.length > 0 || nextCursor !== cursor) yield { events, cursor: nextCursor };
      cursor = nextCursor;
      if (hasMore) continue;
      if (untilCaughtUp) return;
      await wait(pollMs, signal).catch((error: unknown) => {
        if (!signal?.aborted) throw error;
      });
    }
  }

  /** Compares stored ids of events with the feed, without reading it again (R83). */
  check(copy: CopyCheck): Promise<CopyResult> {
    return checkCopy(this.connection, copy);
  }

  /** Delivers events again to webhook endpoints: `for await (const part of client.events.replay(filter))` (R86). */
  replay(filter: ReplayFilter, options?: ReplayOptions): AsyncGenerator<ReplayPart> {
    return replay(this.connection, filter, options);
  }

  /** How many deliveries such a replay would be about. */
  countReplay(filter: ReplayFilter, options?: RequestOptions): Promise<number> {
    return countReplay(this.connection, filter, options);
  }
}
