import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, ListCache } from '@partner/http';
import type { Id, Version } from '@partner/kernel';
import { ChangeOrder, CreateOrder, OrderQueries, OrderStatusChanges } from '@partner/sales';
import { execute } from '../shared/execute.js';
import { StatusRecordController } from '../shared/record.controller.js';
import { checkContact } from './leads.requests.js';
import { createOrderCommand, orderChanges } from './order-commands.js';
import { OrderItem } from './orders.response.js';
import { ChangeOrderRequest, CreateOrderRequest, OrdersQuery, OrderStatusRequest } from './orders.requests.js';

/** Orders over HTTP (§4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders')
export class OrdersController extends StatusRecordController({
  one: 'an order',
  many: 'orders',
  scope: 'orders',
  item: OrderItem,
  query: OrdersQuery,
  creation: CreateOrderRequest,
  change: ChangeOrderRequest,
  status: OrderStatusRequest,
  fails: { update: [423, 'A signed contract locks what is to be changed'] },
  texts: {
    list: [
      'Orders of your company at visible locations, newest first unless `sort` and `order` say otherwise.',
      'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
    ],
    get: [
      'One order, with its version as `ETag` for a later `If-Match`.',
      '404 for an id that your company does not have, for a deleted order, and for one at a hidden location.',
    ],
    create: [
      'Creates an order in the status `Unsubmitted`, with the next number of your company and its line items.',
      'Name the customer by `customerId`, or give a contact that finds or makes one.',
      'Amounts that are not given come from product, size and upgrades.',
      'A new customer goes to the connected CRM; the ledger gets its first movement.',
      'Emits `order.created`, and `customer.created` for a new customer.',
      '404 when a location, product, size, sales person or customer that is named does not exist.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others.',
      '`null` clears a field that may be empty. Contact fields change the copy on the order, not the customer.',
      'A change emits `order.updated` and increases `version`; a request that changes nothing does neither.',
      '423 when a signed contract locks customer, delivery or location. A stale `If-Match` is 409.',
    ],
    status: [
      'Moves an order among Unsubmitted, Unprocessed and On hold; `Processed` is for the portal alone.',
      'To become Unprocessed an order needs a serial number, else 409.',
      'Writes an entry of the status history and emits `order.status_changed`.',
      'A name that orders do not have is 400, a move that is not allowed is 409 and names both statuses.',
    ],
  },
}) {
  constructor(
    orders: OrderQueries,
    statuses: OrderStatusChanges,
    lists: ListCache,
    private readonly createOrder: CreateOrder,
    private readonly changeOrder: ChangeOrder,
  ) {
    super(orders, statuses, lists);
  }

  protected creates(caller: Caller, body: CreateOrderRequest): Promise<Id> {
    if (body.customer) checkContact(body.customer);
    return execute(this.createOrder, caller, createOrderCommand(body));
  }

  protected changes(caller: Caller, body: ChangeOrderRequest, which: { id: Id; expected?: Version }): Promise<void> {
    return execute(this.changeOrder, caller, { ...orderChanges(body), ...which });
  }
}
