import type { Products } from '@partner/catalog';
import type { Contacts } from '@partner/customers';
import type { CompanyId, Numbers, UnitOfWork, Id } from '@partner/kernel';
import { omitUndefined, newId, settleAll } from '@partner/kernel';
import type { WorkOrder } from '@partner/work-orders';
import { type Line, lineOf } from '../../domain/document/line.js';
import { completedPricing } from '../../domain/document/pricing.js';
import { rtoDeposits } from '../../domain/order/deposits.js';
import { Order, utcDay } from '../../domain/order/order.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import type { Orders } from '../ports/orders.js';
import { checkFixed, portalContact, portalSalesperson } from '../put-document/portal-fields.js';
import type { NewDocumentInputs, PutDocumentCommand } from '../put-document/put-document.js';
import { blankDocument, PutDocument } from '../put-document/put-document.js';
import { checkSoldPricing } from '../../domain/order/sold-pricing.js';
import { type SalesDesk, unassigned } from '../salesperson.js';
import type { OrderUnits } from '../units/units.js';
import { copiedFromUnit } from '../units/unit-copy.js';
import { type OrderFields, unsold } from '../../domain/order/order.state.js';

/** Fields of an order in a portal request; absent means unchanged, or the default of a new one. */
export interface PutOrderCommand extends PutDocumentCommand, Partial<OrderFields> {
  /** The ordered product, when no unit determines it. */
  readonly productId?: Id;
}

/**
 * Creates an order from the portal, or changes the given fields of an existing one. Contracts lock nothing here (R17).
 */
export class PutOrder extends PutDocument<PutOrderCommand, Order> {
  protected readonly what = 'order';

  constructor(
    work: UnitOfWork,
    private readonly orders: Orders,
    units: OrderUnits,
    contacts: Contacts,
    products: Products,
    numbers: Numbers,
    desk: SalesDesk,
  ) {
    super(work, orders, units, contacts, products, numbers, desk);
  }

  protected override checkRequest(command: PutOrderCommand): void {
    super.checkRequest(command);
    checkSoldPricing(command.soldPricing);
    if (command.status !== undefined) orderTransitions.parseValid(command.status, this.what);
  }

  protected override async update(
    order: Order,
    command: PutOrderCommand,
    unit: WorkOrder | undefined,
    at: Date,
  ): Promise<void> {
    const { id, status, statusChangedAt, orderNumber, createdAt, lines, saleDate, ...details } = command;
    checkFixed(order, command);
    const { salespersonId, salespersonName, salespersonEmail, ...fields } = completedPricing(details, order.state);
    const salesperson = await portalSalesperson(this.desk, order.state.companyId, command);
    order.changeDetails({ ...(unit && unitFields(unit)), ...fields, ...day(saleDate), ...salesperson }, at);
    const from = order.state.status;
    const to = status === undefined ? undefined : orderTransitions.parseValid(status, this.what);
    await this.work.putStatus(this.documents, order, to, statusChangedAt, at);
    if (order.state.status === from) return;
    order.enter(await this.orders.soldBy(order.state.companyId), at);
  }

  protected override async create(command: PutOrderCommand, inputs: NewDocumentInputs): Promise<Order> {
    const { company, at } = inputs;
    const { id = newId(), orderNumber, createdAt = at, lines, saleDate, ...details } = command;
    const { status = orderTransitions.defaultStatus } = command;
    const [customer, unit, number, soldBy, salesperson] = await settleAll([
      inputs.customer,
      inputs.unit,
      this.numbers.claim(company, 'order', orderNumber),
      this.orders.soldBy(company),
      portalSalesperson(this.desk, company, command),
    ]);
    const { purchaseType, ...copied } = unit ? copiedFromUnit(unit) : { purchaseType: null };
    const base = { ...blank, ...copied, ...(unit && unitFields(unit)), ...rtoDeposits(command) };
    const { salespersonId, salespersonName, salespersonEmail, ...fields } = completedPricing(details, base);
    const state = {
      ...base,
      ...omitUndefined(fields),
      ...day(saleDate),
      ...portalContact(customer, command),
      ...unassigned,
      ...salesperson,
      id,
      companyId: company,
      createdAt,
      number,
      status: orderTransitions.parseValid(status, this.what),
      customerId: customer.id,
    };
    return Order.create(state, soldBy);
  }

  /** An order without a unit and lines gets one line: its product (R18). */
  protected override async firstLines(
    company: CompanyId,
    command: PutOrderCommand,
    unit: WorkOrder | undefined,
  ): Promise<readonly Line[] | undefined> {
    const { productId, basePrice } = command;
    if (unit || productId === undefined) return unit?.state.lines;
    const product = await this.products.findAny(company, productId);
    return [lineOf(product, { key: newId(), price: basePrice ?? undefined }, 'included')];
  }
}

/** Returns the fields that an order copies from its linked unit. */
const unitFields = ({
  state: { serialNumber, productId, sizeId },
}: WorkOrder): Pick<Order['state'], 'serialNumber' | 'productId' | 'sizeId'> => ({
  serialNumber,
  productId,
  sizeId,
});

/** Cuts a sale date to its UTC day (R15). */
const day = (saleDate: Date | null | undefined): { saleDate?: Date | null } =>
  saleDate === undefined ? {} : { saleDate: saleDate && utcDay(saleDate) };

const blank = { ...blankDocument, sizeId: null, ...unsold };
