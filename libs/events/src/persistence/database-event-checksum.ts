import { type CompanyId, invalid, JsonResponse, minId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { ChecksumCriteria, EventChecksum } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';
import { eventsFrom, type FeedCursors, hidingOf, newestEvent } from './feed-range.js';

/** Maximum number of events per response: some milliseconds of one connection, and 250 KB of ids. */
const maxScanned = 10_000;

/** Checksum of a part, and the position it reaches. */
interface Added {
  readonly count: number;
  readonly digest: string;
  readonly reached: string | null;
  readonly more: boolean;
}

/** Computes checksums over the feed as readers see it, leaving out the same events. */
export class DatabaseEventChecksum implements EventChecksum {
  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly projection: EventProjection,
  ) {}

  async read(company: CompanyId, { from = minId, to, types }: ChecksumCriteria): Promise<JsonResponse> {
    const after = await this.cursors.position(company, from, 'from');
    const until = to && (await this.cursors.position(company, to, 'to'));
    if (until !== undefined && BigInt(until) < BigInt(after)) throw invalid('to: must not be earlier than from');
    const [row] = await this.database.query<Added>(this.#added(company, after, until, types));
    const { count, digest, reached, more } = row!;
    const nextCursor = more ? reached : (to ?? reached ?? from);
    return new JsonResponse(JSON.stringify({ count, digest, nextCursor, hasMore: more }));
  }

  /**
   * Ends a part, unless it is the last, at a counted event if it has any: readers with a filter know only those.
   * @param until sequence number of the last event; undefined for no upper bound.
   */
  #added(company: CompanyId, after: string, until: string | undefined, types: readonly string[] | undefined): Sql {
    const shown = this.projection.shown(hidingOf(company).anyHidden);
    const counts = types ? sql`${shown} and t.type = any(${[...types]})` : shown;
    const last = until === undefined ? newestEvent(company) : sql`${until}::bigint`;
    return sql`with looked_at as materialized (
        select t.seq, t.id, ${counts} as counts ${eventsFrom(company, { after, oldest: this.cursors.oldest() })}
        and t.seq <= ${last} order by t.seq limit ${maxScanned}::int),
      cut as materialized (
        select max(seq) < ${last} as more, max(seq) as last, max(seq) filter (where counts) as counted from looked_at),
      part as materialized (
        select coalesce(more, false) as more,
          case when more then coalesce(counted, last) else last end as last from cut)
      select count(*) filter (where l.counts)::int as count,
        encode(sha256(convert_to(coalesce(string_agg(l.id || chr(10), '' order by l.seq) filter (where l.counts), ''),
          'UTF8')), 'hex') as digest,
        max(l.id) filter (where l.seq = p.last) as reached, p.more
      from part p left join looked_at l on l.seq <= p.last group by p.more, p.last`;
  }
}
