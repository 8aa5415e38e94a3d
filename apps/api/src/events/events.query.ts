import { IdParam, LimitParam, ListParam } from '@partner/http';
import type { Id } from '@partner/kernel';

/** A poll of the event feed (§4.14). */
export class EventsQuery {
  @IdParam({ description: 'The `nextCursor` of the poll before; from the oldest retained event when absent.' })
  cursor?: Id;
  @ListParam({ description: 'Only these types, separated by commas.' })
  types?: string[];
  @LimitParam({ default: 100, max: 200 }) limit!: number;
}

/** A part of the feed whose events are added up (R83). */
export class EventChecksumQuery {
  @IdParam({ description: 'The cursor behind which the part begins; the oldest retained event when absent.' })
  from?: Id;
  @IdParam({ description: 'The cursor with which the part ends, its event included; the newest event when absent.' })
  to?: Id;
  @ListParam({ description: 'Only these types, separated by commas.' })
  types?: string[];
}
