import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiFails,
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id, JsonResponse, RecordAnswer, Version } from '@partner/kernel';
import { ChangeOrder, CreateOrder, OrderQueries, OrderStatusChanges } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { checkContact } from './leads.requests.js';
import { createOrderCommand, orderChanges } from './order-commands.js';
import { OrderItem } from './orders.response.js';
import { ChangeOrderRequest, CreateOrderRequest, OrdersQuery, OrderStatusRequest } from './orders.requests.js';

/** Orders over HTTP (§4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders')
export class OrdersController {
  private readonly reads: RecordReads<OrdersQuery>;

  constructor(
    orders: OrderQueries,
    private readonly createOrder: CreateOrder,
    private readonly changeOrder: ChangeOrder,
    private readonly statuses: OrderStatusChanges,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(orders, lists);
  }

  @Get()
  @Operation(
    'listOrders',
    'List orders',
    'Orders of your company at visible locations, newest first unless `sort` and `order` say otherwise.',
    'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
  )
  @Scope('orders.read')
  @ApiList(OrderItem, 'Orders, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: OrdersQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Operation(
    'getOrder',
    'Get an order',
    'One order, with its version as `ETag` for a later `If-Match`.',
    '404 for an id that your company does not have, for a deleted order, and for one at a hidden location.',
  )
  @Scope('orders.read')
  @ApiItem(OrderItem, 'An order', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Operation(
    'createOrder',
    'Create an order',
    'Creates an order in the status `Unsubmitted`, with the next number of your company and its line items.',
    'Name the customer by `customerId`, or give a contact that finds or makes one.',
    'Amounts that are not given come from product, size and upgrades.',
    'A new customer goes to the connected CRM; the ledger gets its first movement.',
    'Emits `order.created`, and `customer.created` for a new customer.',
    '404 when a location, product, size, sales person or customer that is named does not exist.',
  )
  @Scope('orders.write')
  @Idempotent()
  @ApiItem(OrderItem, 'The new order', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateOrderRequest): Promise<RecordAnswer> {
    if (body.customer) checkContact(body.customer);
    const id = await carryOut(this.createOrder, caller, createOrderCommand(body));
    return this.reads.answer(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateOrder',
    'Update an order',
    'Changes the fields that are given, and leaves the others.',
    '`null` clears a field that may be empty. Contact fields change the copy on the order, not the customer.',
    'A change emits `order.updated` and increases `version`; a request that changes nothing does neither.',
    '423 when a signed contract locks customer, delivery or location. A stale `If-Match` is 409.',
  )
  @Scope('orders.write')
  @ApiItem(OrderItem, 'The order after the change', { versioned: true })
  @ApiFails(423, 'A signed contract locks what is to be changed')
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeOrderRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await carryOut(this.changeOrder, caller, { ...orderChanges(body), id, expected });
    return this.reads.answer(caller.company, id);
  }

  @Post(':id/status')
  @Operation(
    'changeOrderStatus',
    'Change the status of an order',
    'Moves an order among Unsubmitted, Unprocessed and On hold; `Processed` is for the portal alone.',
    'To become Unprocessed an order needs a serial number, else 409.',
    'Writes an entry of the status history and emits `order.status_changed`.',
    'A name that orders do not have is 400, a move that is not allowed is 409 and names both statuses.',
  )
  @HttpCode(200)
  @Scope('orders.write')
  @ApiItem(OrderItem, 'The order after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: OrderStatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await this.statuses.request(caller, { id, status, note, expected });
    return this.reads.answer(caller.company, id);
  }

  @Get(':id/status-history')
  @Operation(
    'listOrderStatusHistory',
    'List the status history of an order',
    'What became of the order, newest first unless `order=asc`, whoever moved it.',
  )
  @Scope('orders.read')
  @ApiList(StatusHistoryEntry, 'What became of the order, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
