import { IdParam, LimitParam, ListParam, SpanParam, TextParam } from '@partner/http';
import type { Id, Span } from '@partner/kernel';

/** Which events are looked for. */
export class EventsQuery {
  @ListParam() types?: string[];
  @IdParam() resourceId?: Id;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the page before. */
  @TextParam() before?: string;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}
