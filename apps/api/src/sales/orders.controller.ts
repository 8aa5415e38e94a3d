import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { omitUndefined, type Money, money } from '@partner/kernel';
import { ChangeOrder, CreateOrder, OrderQueries, OrderStatusChanges } from '@partner/sales';
import { StatusRecordController } from '../shared/record.controller.js';
import { changingVersion, creating } from '../shared/write.js';
import { checkContact } from './leads.requests.js';
import { OrderItem } from './orders.response.js';
import { ChangeOrderRequest, CreateOrderRequest, OrdersQuery, OrderStatusRequest } from './orders.requests.js';

/** Converts the amounts of a request to exact ones (W2). @throws DomainError `invalid` for an empty contact. */
function createOrderCommand({ basePrice, subtotal, total, upgrades, configuration, ...body }: CreateOrderRequest) {
  if (body.customer) checkContact(body.customer);
  return {
    ...body,
    ...amounts({ basePrice, subtotal, total }),
    ...(configuration && { configuration: omitUndefined(configuration) }),
    ...(upgrades && { upgrades: upgrades.map(({ price, ...upgrade }) => ({ ...upgrade, ...amounts({ price }) })) }),
  };
}

/** Converts the amounts of a request to exact ones (W2). */
function orderChanges({ soldPricing, ...body }: ChangeOrderRequest) {
  return { ...body, ...(soldPricing !== undefined && { soldPricing: soldPricing && amounts(soldPricing) }) };
}

function amounts<N extends string, V extends number | null>(
  numbers: Readonly<Partial<Record<N, V>>>,
): Partial<Record<N, Money | Extract<V, null>>> {
  return Object.fromEntries(
    Object.entries<number | null>(omitUndefined(numbers) as Record<N, V>).map(([name, value]) => [
      name,
      value === null ? null : money(value),
    ]),
  ) as Partial<Record<N, Money | Extract<V, null>>>;
}

/** Orders over HTTP (§4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders')
export class OrdersController extends StatusRecordController({
  one: 'an order',
  many: 'orders',
  scope: 'orders',
  item: OrderItem,
  query: OrdersQuery,
  filtersByLocation: true,
  queries: OrderQueries,
  creation: creating(CreateOrderRequest, CreateOrder, createOrderCommand),
  change: changingVersion(ChangeOrderRequest, ChangeOrder, orderChanges),
  status: OrderStatusRequest,
  statuses: OrderStatusChanges,
  fails: { update: [423, 'A signed contract locks the fields'] },
  texts: {
    list: [
      'Returns the orders of your company at visible locations, newest first unless `sort` and `order` are set.',
      'Filters are combined with AND. A filter without matches returns an empty page.',
    ],
    get: [
      'Returns an order with its version as `ETag`, for a later `If-Match`.',
      'Returns 404 for an unknown id, for a deleted order, and for an order at a hidden location.',
    ],
    create: [
      'Creates an order in the status `Unsubmitted`, with the next number of your company and its line items.',
      'Pass `customerId`, or a contact that is matched to a customer or creates one.',
      'Amounts default to the ones of product, size and upgrades.',
      'A new customer is sent to the connected CRM. The ledger gets the first movement of the order.',
      'Emits `order.created`, and `customer.created` for a new customer.',
      'Returns 404 if the location, product, size, salesperson or customer does not exist.',
    ],
    update: [
      'Updates the fields that you pass.',
      '`null` clears a field that may be empty. Contact fields change the copy on the order, not the customer.',
      'A change emits `order.updated` and increments `version`. A request without changes does neither.',
      'Returns 423 if a signed contract locks customer, delivery or location, and 409 for a stale `If-Match`.',
    ],
    status: [
      'Moves an order between Unsubmitted, Unprocessed and On hold. Only the portal can set `Processed`.',
      'Returns 409 if an order without a serial number is moved to Unprocessed.',
      'Adds a status history entry and emits `order.status_changed`.',
      'Returns 400 for an unknown status, and 409 with both statuses in the error if the transition is not allowed.',
    ],
  },
}) {}
