import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList, Caller, Operation, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { SalesLedger } from '@partner/ledger';
import { SalesLedgerQuery } from './sales-ledger.query.js';
import { SalesLedgerMovement } from './sales-ledger.response.js';

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
