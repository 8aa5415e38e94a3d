import { PutProduct, PutSize } from '@partner/catalog';
import { type Id, newId } from '@partner/kernel';
import { PutCustomer } from '@partner/customers';
import { PutLocation } from '@partner/locations';
import { OrderStatusChanges, PutOrder, type PutOrderCommand } from '@partner/sales';
import { PutWorkOrder } from '@partner/work-orders';
import { type Answer, TestApi, type TestCompany } from './test-api.js';

/** Order as returned by the API. */
export interface Order {
  readonly id: Id;
  readonly orderNumber: number;
  readonly status: string;
  readonly version: number;
  readonly customer: Record<string, string>;
  readonly salesperson?: Record<string, string>;
  readonly pricing: Record<string, unknown>;
  readonly deposits: Record<string, number>;
  readonly [field: string]: unknown;
}
export interface OrderList {
  readonly data: readonly Order[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** Company with locations, a catalog and a customer, for tests of orders. */
export class OrderFixture {
  lot!: Id;
  second!: Id;
  hidden!: Id;
  /** Lofted barn for 5000.00, with one size for 5500.00. */
  barn!: Id;
  size!: Id;
  /** Size of another product. */
  otherSize!: Id;
  /** Upgrade for 75.00. */
  ramp!: Id;
  raw!: Id;
  secretProduct!: Id;
  /** Customer with name, email and phone. */
  ada!: Id;

  private constructor(
    readonly api: TestApi,
    readonly company: TestCompany,
  ) {}

  /** Creates the fixture with its own company on the shared API. */
  static async start(): Promise<OrderFixture> {
    return OrderFixture.company(await TestApi.shared());
  }

  /** Creates the fixture with its own company on a running API. */
  static async company(api: TestApi): Promise<OrderFixture> {
    const fixture = new OrderFixture(api, await api.company());
    await fixture.furnish();
    return fixture;
  }

  get application() {
    return this.api.application;
  }

  /** Required fields of a new order. */
  fields(): object {
    return { locationId: this.lot, productId: this.barn, customer: { name: 'Ada', email: 'ada@example.com' } };
  }

  async create(fields: object = {}): Promise<Order> {
    const made = await this.company.post<Order>('orders', { ...this.fields(), ...fields });
    if (made.status !== 201) throw new Error(made.text);
    return made.body;
  }

  async list(query: string): Promise<OrderList> {
    const answer = await this.company.get<OrderList>(`orders?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  }

  remove(path: string): Promise<Answer> {
    return this.api.call('DELETE', `/partner/v1/${path}`, undefined, { key: this.company.key });
  }

  /** Sets the status of an order as the portal. */
  move(id: Id, status: string): Promise<void> {
    return this.application.get(OrderStatusChanges).set(this.company.portal, { id, status });
  }

  /** Creates an order as the portal. */
  portalOrder(fields: PutOrderCommand): Promise<Id> {
    return this.application
      .get(PutOrder)
      .execute(this.company.portal, { customerId: this.ada, locationId: this.lot, ...fields });
  }

  /** Creates a unit on the lot, for 5000.00 before a discount of 250.00. */
  unit(): Promise<Id> {
    return this.application.get(PutWorkOrder).execute(this.company.portal, {
      serialNumber: `SN-${newId()}`,
      title: '10x16 Lofted Barn',
      workOrderType: 'lot-stock',
      status: 'Finished good',
      locationId: this.lot,
      productId: this.barn,
      basePrice: 5000,
      discount: 250,
      discountReason: 'Display model',
    });
  }

  private async furnish(): Promise<void> {
    const { portal } = this.company;
    const putLocation = this.application.get(PutLocation);
    this.lot = await putLocation.execute(portal, { name: 'Main Lot', address: '1 Main St' });
    this.second = await putLocation.execute(portal, { name: 'Second Lot', address: '4 Main St' });
    this.hidden = await putLocation.execute(portal, {
      name: 'Secret Lot',
      address: '2 Main St',
      hideFromPartnerApi: true,
    });
    const product = this.application.get(PutProduct);
    this.barn = await product.execute(portal, { name: 'Lofted Barn', price: 5000 });
    this.ramp = await product.execute(portal, { name: 'Ramp', price: 75 });
    this.raw = await product.execute(portal, { name: 'Stud', kind: 'raw', price: 1 });
    this.secretProduct = await product.execute(portal, { name: 'Secret', hideFromPartnerApi: true });
    const size = this.application.get(PutSize);
    this.size = await size.execute(portal, { productId: this.barn, width: 10, length: 16, price: 5500 });
    this.otherSize = await size.execute(portal, { productId: this.ramp, width: 1, length: 2, price: 3 });
    this.ada = await this.application
      .get(PutCustomer)
      .execute(portal, { name: 'Ada Lovelace', email: 'lovelace@example.com', phone: '555-1' });
  }
}
