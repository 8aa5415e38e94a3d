import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { PaymentQueries, RecordPayment } from '@partner/payments';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { PaymentItem } from './payment.response.js';
import { RecordPaymentRequest } from './payments.requests.js';

/** The payments of one order over HTTP (§4.11). */
@Controller('partner/v1/orders/:id/payments')
@ApiTags('Payments')
export class OrderPaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly recordPayment: RecordPayment,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Scope('payments.read')
  @ApiOperation({ operationId: 'orders.payments.list', summary: 'The payments of the order' })
  @ApiList(PaymentItem, 'The payments of the order, newest first unless asked otherwise')
  list(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    const list = { company, ...this.queries.orderDefinition(id) };
    return this.lists.getOrLoad(list, query, () => this.queries.ofOrder(company, id, query));
  }

  @Post()
  @Scope('payments.write')
  @Idempotent()
  @ApiOperation({ operationId: 'orders.payments.create', summary: 'Record a manual payment' })
  @ApiItem(PaymentItem, 'The new payment, which is paid', { status: 201 })
  async create(@Caller() caller: Caller, @PathId() id: Id, @Body() body: RecordPaymentRequest): Promise<JsonResponse> {
    const payment = await carryOut(this.recordPayment, caller, { ...body, orderId: id });
    return this.queries.item(caller.company, payment);
  }
}
