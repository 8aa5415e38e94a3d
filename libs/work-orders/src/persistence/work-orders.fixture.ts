import type { CatalogProduct, CatalogSize, Products, Sizes } from '@partner/catalog';
import { type CompanyId, type Id, money, newId, notFound, type Numbers, portal, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { DeliveryChanges } from '../application/change-delivery/delivery-changes.js';
import { DeliverUnit, DispatchDelivery, ScheduleDelivery } from '../application/change-delivery/move-delivery.js';
import type { OrderLinks } from '../application/ports/work-orders.js';
import type { DeliveryDates } from '../domain/delivery/delivery.js';
import { PutBom } from '../application/put-bom/put-bom.js';
import { PutDelivery } from '../application/put-delivery/put-delivery.js';
import { PutWorkOrder } from '../application/put-work-order/put-work-order.js';
import type { WorkOrder } from '../domain/work-order/work-order.js';
import { DatabaseBoms } from './database-boms.js';
import { DatabaseDeliveries } from './database-deliveries.js';
import { DatabaseWorkOrderSheets } from './database-work-order-sheets.js';
import { DatabaseWorkOrders } from './work-order.entity.js';

const contexts = await discoverContexts();

/** Stands in for orders: records the dates it receives. */
class RecordedLinks implements OrderLinks {
  readonly received: ({ readonly order: Id } & DeliveryDates)[] = [];

  async noteDelivery(_actor: unknown, order: Id, dates: DeliveryDates): Promise<void> {
    this.received.push({ order, ...dates });
  }

  async notePrice(): Promise<void> {}
}

/** Uses one series for all companies. */
class SequentialNumbers implements Numbers {
  private last = 1000;

  async next(): Promise<number> {
    return (this.last += 1);
  }

  async claim(_company: CompanyId, _series: string, number: number | undefined): Promise<number> {
    if (number === undefined) return this.next();
    this.last = Math.max(this.last, number);
    return number;
  }
}

/** A catalog in memory. Its rows are also inserted into the database, for foreign keys. */
class MemoryCatalog {
  readonly products: Products = { find: (_, id) => this.#product(id), findAny: (_, id) => this.#product(id) };
  readonly sizes: Sizes = { find: (_, id) => this.#size(id), findAny: (_, id) => this.#size(id) };
  readonly #products = new Map<Id, CatalogProduct>();
  readonly #sizes = new Map<Id, CatalogSize>();

  constructor(private readonly database: Database) {}

  async product(company: CompanyId, name: string): Promise<Id> {
    const id = newId();
    await this.database
      .query(sql`insert into products (company_id, id, version, created_at, updated_at, kind, hide_from_partner_api,
        name, active, gallery_images, legacy_images)
      values (${company}, ${id}, 1, now(), now(), 'finished', false, ${name}, true, '{}', '{}')`);
    const rest = {
      description: null,
      sku: null,
      price: null,
      width: null,
      length: null,
      active: true,
      kind: 'finished',
    } as const;
    this.#products.set(id, { id, name, ...rest });
    return id;
  }

  async size(company: CompanyId, productId: Id, name: string, price: number): Promise<Id> {
    const id = newId();
    await this.database
      .query(sql`insert into sizes (company_id, id, version, created_at, updated_at, product_id, name, width,
        length, price, active)
      values (${company}, ${id}, 1, now(), now(), ${productId}, ${name}, 8, 10, ${price}, true)`);
    const product = await this.#product(productId);
    this.#sizes.set(id, {
      id,
      productId,
      name,
      sku: null,
      width: 8,
      length: 10,
      price: money(price),
      active: true,
      product,
    });
    return id;
  }

  async #product(id: Id): Promise<CatalogProduct> {
    const product = this.#products.get(id);
    if (!product) throw notFound('product');
    return product;
  }

  async #size(id: Id): Promise<CatalogSize> {
    const size = this.#sizes.get(id);
    if (!size) throw notFound('size');
    return size;
  }
}

/** The work orders of this library on their own database, without Nest. */
export async function workOrdersFixture() {
  const testDatabase = await freshDatabase();
  const database = new Database({ url: testDatabase.url });
  const clock = new FixedClock(new Date('2026-03-01T12:00:00.000Z'));
  const work = new DatabaseUnitOfWork(database, contexts, clock);
  const [workOrders, boms, deliveries] = [
    new DatabaseWorkOrders(database),
    new DatabaseBoms(database),
    new DatabaseDeliveries(database),
  ];
  const catalog = new MemoryCatalog(database);
  const links = new RecordedLinks();
  const changes = new DeliveryChanges(work, workOrders, deliveries, links);
  const sheets = new DatabaseWorkOrderSheets(database);
  return {
    clock,
    catalog,
    links,
    put: new PutWorkOrder(work, workOrders, boms, catalog.products, catalog.sizes, new SequentialNumbers(), links),
    putBom: new PutBom(work, boms, catalog.products),
    putDelivery: new PutDelivery(changes, deliveries),
    schedule: new ScheduleDelivery(changes),
    dispatch: new DispatchDelivery(changes),
    deliver: new DeliverUnit(changes),
    aCompany: () => newId() as CompanyId,
    sheet: async (id: Id) => (await sheets.find(id))!,
    /** Locks a unit and changes it, as quotes and orders do. */
    changed: (company: CompanyId, id: Id, change: (unit: WorkOrder) => void): Promise<void> =>
      work.run(portal(company), async () => {
        const unit = await workOrders.getForUpdate(company, id);
        change(unit);
        await workOrders.save(unit);
      }),
    events: async (company: CompanyId) =>
      (
        await database.query<{ type: string }>(sql`select type from events where company_id = ${company} order by seq`)
      ).map(({ type }) => type),
    end: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
}
