import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  ApiFails,
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  ListCache,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id, JsonResponse, Version } from '@partner/kernel';
import { ChangeOrder, CreateOrder, OrderQueries, RequestOrderStatus } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { StatusRequest } from '../shared/status.request.js';
import { checkContact } from './leads.requests.js';
import { createOrderCommand, orderChanges } from './order-commands.js';
import { OrderItem } from './orders.response.js';
import { ChangeOrderRequest, CreateOrderRequest, OrdersQuery } from './orders.requests.js';

/** Orders over HTTP (§4.3). */
@Controller('partner/v1/orders')
export class OrdersController {
  private readonly reads: RecordReads<OrdersQuery>;

  constructor(
    orders: OrderQueries,
    private readonly createOrder: CreateOrder,
    private readonly changeOrder: ChangeOrder,
    private readonly requestOrderStatus: RequestOrderStatus,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(orders, lists);
  }

  @Get()
  @Scope('orders.read')
  @ApiList(OrderItem, 'Orders, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: OrdersQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Scope('orders.read')
  @ApiItem(OrderItem, 'An order', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Scope('orders.write')
  @Idempotent()
  @ApiItem(OrderItem, 'The new order', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateOrderRequest): Promise<JsonResponse> {
    if (body.customer) checkContact(body.customer);
    const id = await carryOut(this.createOrder, caller, createOrderCommand(body));
    return this.reads.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('orders.write')
  @ApiItem(OrderItem, 'The order after the change', { versioned: true })
  @ApiFails(423, 'A signed contract locks what is to be changed')
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeOrderRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.changeOrder, caller, { ...orderChanges(body), id, expected });
    return this.reads.item(caller.company, id);
  }

  @Post(':id/status')
  @HttpCode(200)
  @Scope('orders.write')
  @ApiItem(OrderItem, 'The order after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: StatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.requestOrderStatus, caller, { id, status, note, expected });
    return this.reads.item(caller.company, id);
  }

  @Get(':id/status-history')
  @Scope('orders.read')
  @ApiList(StatusHistoryEntry, 'What became of the order, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
