import { FlagParam, IdParam, SortParam, SpanParam, TextParam } from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { type LedgerSortKey, ledgerSortKeys } from '@partner/ledger';
import { ListQuery } from '../shared/list.query.js';

/** What the sales ledger can be asked for (§4.12). */
export class SalesLedgerQuery extends ListQuery {
  @SortParam(ledgerSortKeys, 'ledgerDate') sort!: LedgerSortKey;
  @SpanParam() saleDateFrom?: Span;
  @SpanParam() saleDateTo?: Span;
  @SpanParam() ledgerDateFrom?: Span;
  @SpanParam() ledgerDateTo?: Span;
  @FlagParam({ description: 'Whether the order was cancelled or deleted after it had been sold.' }) cancelled?: boolean;
  @TextParam({ description: 'Exactly this status of the order; its case matters.' })
  currentStatus?: string;
  @TextParam({ description: 'Exactly this type of movement.' }) movementType?: string;
  @IdParam({ description: 'The movements of this order.' }) orderId?: Id;
  @IdParam({ description: 'Orders that are at this location now.' })
  locationId?: Id;
}
