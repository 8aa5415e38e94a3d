import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList, Caller, Operation, Scope, FlagParam, IdParam, SortParam, SpanParam, TextParam } from '@partner/http';
import type { JsonResponse, Id, Span } from '@partner/kernel';
import { SalesLedger, type LedgerSortKey, ledgerSortKeys } from '@partner/ledger';
import { ListQuery } from '../shared/list.query.js';
import { SalesLedgerMovement } from './sales-ledger.response.js';

/** What the sales ledger can be asked for (§4.12). */
class SalesLedgerQuery extends ListQuery {
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

/** The sales ledger over HTTP (§4.12). Not cached, as no report is (W12). */
@ApiTags('Reporting')
@Controller('partner/v1/sales-ledger')
export class SalesLedgerController {
  constructor(private readonly ledger: SalesLedger) {}

  @Get()
  @Operation(
    'listSalesLedger',
    'List movements of the sales ledger',
    'What every change of an order did to the amount it counts for, newest first unless sorted otherwise.',
    'The sum of `deltaAmount` over an order is what the order amounts to now.',
    'Customer, location and status are those that the order has now.',
  )
  @Scope('sales-ledger.read')
  @ApiList(
    SalesLedgerMovement,
    'What orders count for, movement by movement; the newest first unless sorted otherwise',
    {
      cached: false,
    },
  )
  list(@Caller() { company }: Caller, @Query() query: SalesLedgerQuery): Promise<JsonResponse> {
    return this.ledger.list(company, query);
  }
}
