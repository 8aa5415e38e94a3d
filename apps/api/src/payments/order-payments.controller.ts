import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Idempotent, ListCache, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { PaymentQueries, RecordPayment } from '@partner/payments';
import { execute } from '../shared/execute.js';
import { ListQuery } from '../shared/list.query.js';
import { ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { PaymentItem } from './payment.response.js';
import { RecordPaymentRequest } from './payments.requests.js';

/** Payments of one order over HTTP (§4.11). */
@ApiTags('Payments')
@Controller('partner/v1/orders/:id/payments')
export class OrderPaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly recordPayment: RecordPayment,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation('listOrderPayments', 'List the payments of an order', 'Returns the payments of an order, newest first.')
  @Scope('payments.read')
  @ApiList(PaymentItem, 'A page of payments of the order, newest first by default')
  list(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    const list = { company, ...this.queries.orderDefinition(id) };
    return this.lists.getOrLoad(list, query, () => this.queries.ofOrder(company, id, query));
  }

  @Post()
  @Operation(
    'createOrderPayment',
    'Record a manual payment',
    'Records a payment that was made outside the payment processor: cash, check, financed or other manual payments.',
    'The payment is `paid` immediately, and the deposits of the order are recalculated. Emits `payment.created` and',
    '`order.updated`. Returns 400 for cards and ACH, which need a payment link. Overpayments are accepted.',
  )
  @Scope('payments.write')
  @Idempotent()
  @ApiItem(PaymentItem, 'The new payment, with status `paid`', { status: 201 })
  async create(@Caller() caller: Caller, @PathId() id: Id, @Body() body: RecordPaymentRequest): Promise<JsonResponse> {
    const payment = await execute(this.recordPayment, caller, { ...body, orderId: id });
    return this.queries.item(caller.company, payment);
  }
}
