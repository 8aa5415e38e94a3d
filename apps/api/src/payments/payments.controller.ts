import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, ListCache, PathId, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { PaymentQueries } from '@partner/payments';
import { ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { PaymentItem } from './payment.response.js';
import { PaymentsQuery } from './payments.requests.js';

/** Payments of a company over HTTP (§4.11). */
@ApiTags('Payments')
@Controller('partner/v1/payments')
export class PaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation('listPayments', 'List payments', 'Returns the payments of all visible orders, newest first.')
  @Scope('payments.read')
  @ApiList(PaymentItem, 'A page of payments, newest first by default')
  list(@Caller() { company }: Caller, @Query() query: PaymentsQuery) {
    const list = { company, ...this.queries.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
  }

  @Get(':id')
  @Operation('getPayment', 'Retrieve a payment', 'Returns a manual payment or one made at the payment processor.')
  @Scope('payments.read')
  @ApiItem(PaymentItem, 'A payment')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.queries.item(company, id);
  }
}
