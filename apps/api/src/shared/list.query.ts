import { LimitParam, PageParam, SpanParam } from '@partner/http';
import type { Span } from '@partner/kernel';
import { OrderParam, ReferenceParam } from './list.params.js';

/** Page and order of a list (W4). */
export class ListQuery {
  @PageParam() page!: number;
  @LimitParam() limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
}

/** Common filters of lists of records (§4.3). */
export class RecordListQuery extends ListQuery {
  @ReferenceParam() externalRef?: { readonly key: string; readonly value: string };
  @SpanParam() createdFrom?: Span;
  @SpanParam() createdTo?: Span;
  @SpanParam() updatedFrom?: Span;
  @SpanParam() updatedTo?: Span;
}
