import type { Contact, Contacts, Customer } from '@partner/customers';
import type { Actor, Id, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, invalid, missing, newId, settleAll } from '@partner/kernel';
import { checkConfiguration } from '../../domain/document/configuration.js';
import { deliveryFields } from '../../domain/document/delivery-address.js';
import { noPricing } from '../../domain/document/pricing.js';
import { noDeposits } from '../../domain/order/deposits.js';
import { unsold } from '../../domain/order/order.state.js';
import { Order } from '../../domain/order/order.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import type { Orders } from '../ports/orders.js';
import type { SalesNotices } from '../ports/sales-notices.js';
import { checkLineKeys, checkTerms } from '../../domain/document/line.js';
import { linkToUser, type SalesDesk, unassigned } from '../salesperson.js';
import type { CreateOrderCommand } from './create-order.command.js';
import type { OrderedBuildings } from './ordered-building.js';

/** Creates an order for a product at a location, for an existing, matched or new customer (§4.3.2, R6, R7, R31). */
export class CreateOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: Orders,
    private readonly buildings: OrderedBuildings,
    private readonly contacts: Contacts,
    private readonly desk: SalesDesk,
    private readonly notices: SalesNotices,
    private readonly numbers: Numbers,
  ) {}

  /**
   * @returns the id of the order.
   * @throws DomainError `invalid` (not exactly one of customerId and customer, malformed configuration, duplicate line
   * key, limits of the maps), `notFound` (customer, location, product, size, an upgrade's product, sales person),
   * `conflict` (a merged customer).
   */
  async execute(actor: Actor, command: CreateOrderCommand): Promise<Id> {
    const { company } = actor;
    const { salesSource } = command;
    checkCustomer(command);
    if (command.configuration) checkConfiguration(command.configuration);
    checkMaps(command);
    checkUpgrades(command);
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const [location, building, chosen, customer, soldBy, number] = await settleAll([
        this.desk.location(company, command.locationId),
        this.buildings.of(company, command),
        command.salespersonId && this.desk.person(company, command.salespersonId),
        this.customer(actor, command, at),
        this.orders.soldBy(company),
        this.numbers.next(company, 'order'),
      ]);
      if (salesSource) customer.syncSource(salesSource, at);
      const assigned = chosen ? undefined : await this.desk.route(company, location, at);
      const seller = chosen || assigned;
      const { name, email, phone } = command.customer ?? contactOf(customer);
      const order = Order.create(
        {
          id: newId(),
          companyId: company,
          createdAt: at,
          number,
          status: orderTransitions.defaultStatus,
          customerId: customer.id,
          customerName: name ?? null,
          customerEmail: email ?? null,
          customerPhone: phone ?? null,
          ...(seller ? linkToUser(seller.id) : unassigned),
          locationId: location.id,
          salesSource: salesSource ?? null,
          sourceMetadata: command.sourceMetadata,
          externalReferences: command.externalReferences,
          workOrderId: null,
          serialNumber: null,
          productId: command.productId,
          sizeId: command.sizeId ?? null,
          ...noPricing,
          ...building.pricing,
          rto: null,
          ...noDeposits,
          ...deliveryFields(command.deliveryAddress),
          configuration: command.configuration ?? null,
          note: command.note ?? null,
          ...unsold,
        },
        soldBy,
      );
      await this.orders.add(order);
      await this.orders.lines.add(company, order.id, building.lines);
      await this.contacts.save(customer);
      if (assigned) {
        this.notices.assigned(company, assigned, {
          about: order.id,
          record: 'order',
          number,
          location: location.name,
          customer: { name, email, phone },
          salesSource,
        });
      }
      return order.id;
    });
  }

  private async customer(actor: Actor, { customerId, customer }: CreateOrderCommand, at: Date): Promise<Customer> {
    return customer ? this.contacts.resolve(actor, customer, at) : this.contacts.getLive(actor.company, customerId!);
  }
}

/** Returns the customer's own contact, for an order whose request has none (R6). */
function contactOf({ state: { name, email, phone } }: Customer): Contact {
  return { name: name ?? undefined, email: email ?? undefined, phone: phone ?? undefined };
}

/** @throws DomainError `invalid` unless exactly one of the two is given (R31). */
function checkCustomer({ customerId, customer }: CreateOrderCommand): void {
  if (customerId !== undefined && customer !== undefined)
    throw invalid('customerId and customer cannot be combined', 'invalid_field', { field: 'customer' });
  if (customerId === undefined && customer === undefined) {
    throw missing('customerId or customer is required', { field: 'customerId' });
  }
}

/** @throws DomainError `invalid` for a duplicate line key, or an amount that is too large to store. */
function checkUpgrades({ upgrades = [] }: CreateOrderCommand): void {
  checkLineKeys(upgrades.map(({ lineKey: key }) => ({ key })));
  for (const upgrade of upgrades) checkTerms(upgrade);
}
