import { LimitParam, OrderParam, PageParam, ReferenceParam, SpanParam } from '@partner/http';
import type { Span } from '@partner/kernel';

/** Which part of a list, and in which direction (W4). */
export class ListQuery {
  @PageParam() page!: number;
  @LimitParam() limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
}

/** What every list of records that change can be restricted to (§4.3). */
export class RecordListQuery extends ListQuery {
  @ReferenceParam() externalRef?: { readonly key: string; readonly value: string };
  @SpanParam() createdFrom?: Span;
  @SpanParam() createdTo?: Span;
  @SpanParam() updatedFrom?: Span;
  @SpanParam() updatedTo?: Span;
}
