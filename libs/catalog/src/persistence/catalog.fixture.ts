import { type CompanyId, type Id, newId, portal, FixedClock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { ChangeProduct } from '../application/change-product/change-product.js';
import { CreateProduct } from '../application/create-product/create-product.js';
import { CreateSize } from '../application/create-size/create-size.js';
import type { ProductCriteria } from '../application/ports/products.js';
import { PutProduct, type PutProductCommand } from '../application/put-product/put-product.js';
import { PutProductLine } from '../application/put-product-line/put-product-line.js';
import { PutSize } from '../application/put-size/put-size.js';
import { DatabaseChangeableProducts } from './product.entity.js';
import { DatabaseChangeableSizes } from './size.entity.js';
import { DatabaseProductLines } from './product-line.entity.js';
import { DatabaseProducts, DatabaseSizes } from './database-products.js';
import { DatabaseProductQueries } from './product.queries.js';

const contexts = await discoverContexts();

const page = { page: 1, limit: 50, sort: 'createdAt', order: 'desc' } as const;

/** The use cases of the catalog on their own database, wired as in the module. */
export class CatalogFixture {
  readonly clock = new FixedClock(new Date('2026-03-01T12:00:00.000Z'));
  readonly work: DatabaseUnitOfWork;
  readonly #lines: DatabaseProductLines;
  readonly #products: InstanceType<typeof DatabaseChangeableProducts>;
  readonly #sizes: InstanceType<typeof DatabaseChangeableSizes>;

  private constructor(
    private readonly testDatabase: TestDatabase,
    readonly database: Database,
  ) {
    this.work = new DatabaseUnitOfWork(database, contexts, this.clock);
    this.#lines = new DatabaseProductLines(database);
    this.#products = new DatabaseChangeableProducts(database);
    this.#sizes = new DatabaseChangeableSizes(database);
  }

  static async start(): Promise<CatalogFixture> {
    const testDatabase = await freshDatabase();
    return new CatalogFixture(testDatabase, new Database({ url: testDatabase.url }));
  }

  get create(): CreateProduct {
    return new CreateProduct(this.work, this.#products, this.#lines);
  }

  get change(): ChangeProduct {
    return new ChangeProduct(this.work, this.#products);
  }

  get addSize(): CreateSize {
    return new CreateSize(this.work, this.#sizes, this.#products);
  }

  get putLine(): PutProductLine {
    return new PutProductLine(this.work, this.#lines);
  }

  get put(): PutProduct {
    return new PutProduct(this.work, this.#products, this.#lines);
  }

  get putSize(): PutSize {
    return new PutSize(this.work, this.#sizes, this.#products);
  }

  get queries(): DatabaseProductQueries {
    return new DatabaseProductQueries(this.database);
  }

  get products(): DatabaseProducts {
    return new DatabaseProducts(this.database);
  }

  get sizes(): DatabaseSizes {
    return new DatabaseSizes(this.database);
  }

  /** Creates a product as the portal does. */
  made(company: CompanyId, fields: PutProductCommand = {}): Promise<Id> {
    return this.put.execute(portal(company), { name: 'Lofted barn', ...fields });
  }

  async item(company: CompanyId, id: Id): Promise<Record<string, unknown>> {
    return JSON.parse((await this.queries.item(company, id)).text) as Record<string, unknown>;
  }

  /** Returns the names in a list, in order. */
  async listed(company: CompanyId, criteria: Partial<ProductCriteria> = {}): Promise<string[]> {
    const { text } = await this.queries.list(company, { ...page, ...criteria });
    return (JSON.parse(text) as { data: { name: string }[] }).data.map(({ name }) => name);
  }

  async stop(): Promise<void> {
    await this.database.close();
    await this.testDatabase.drop();
  }
}

/** A new company without data: the catalog uses only its id. */
export const aCompany = (): CompanyId => newId() as CompanyId;
