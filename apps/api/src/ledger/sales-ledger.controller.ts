import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Scope, IdParam, SpanParam, TextParam } from '@partner/http';
import type { JsonResponse, Id, Span } from '@partner/kernel';
import { orderTransitions } from '@partner/sales';
import { SalesLedger, type LedgerSortKey, ledgerSortKeys } from '@partner/ledger';
import { FlagParam, SortParam } from '../shared/list.params.js';
import { ListQuery } from '../shared/list.query.js';
import { ApiList, Operation } from '../shared/operation.decorators.js';
import { SalesLedgerMovement } from './sales-ledger.response.js';

/** Query of the sales ledger (§4.12). */
class SalesLedgerQuery extends ListQuery {
  @SortParam(ledgerSortKeys, 'ledgerDate') sort!: LedgerSortKey;
  @SpanParam() saleDateFrom?: Span;
  @SpanParam() saleDateTo?: Span;
  @SpanParam() ledgerDateFrom?: Span;
  @SpanParam() ledgerDateTo?: Span;
  @FlagParam({ description: 'Filters by orders that were cancelled or deleted after the sale.' }) cancelled?: boolean;
  @TextParam({
    description: 'Filters by the current status of the order (exact match, case-sensitive).',
    known: { values: orderTransitions.statuses },
  })
  currentStatus?: string;
  @TextParam({
    description: 'Filters by movement type (exact match).',
    known: { values: ['initial', 'status_change', 'amount_change'] },
  })
  movementType?: string;
  @IdParam({ description: 'Filters by order.' }) orderId?: Id;
  @IdParam({ description: 'Filters by the current location of the order.' })
  locationId?: Id;
}

/** Sales ledger over HTTP (§4.12). Not cached, like all reports (W12). */
@ApiTags('Reporting')
@Controller('partner/v1/sales-ledger')
export class SalesLedgerController {
  constructor(private readonly ledger: SalesLedger) {}

  @Get()
  @Operation(
    'listSalesLedger',
    'List sales ledger movements',
    'Returns the amount changes of orders, one movement per change, newest first by default.',
    'The sum of `deltaAmount` over an order is its current amount, as in the revenue forecast.',
    'Customer, location, salesperson, serial number and status are the current ones of the order.',
  )
  @Scope('sales-ledger.read')
  @ApiList(SalesLedgerMovement, 'A page of ledger movements, newest first by default', {
    cached: false,
  })
  list(@Caller() { company }: Caller, @Query() query: SalesLedgerQuery): Promise<JsonResponse> {
    return this.ledger.list(company, query);
  }
}
