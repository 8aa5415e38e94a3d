import { p, defineEntity } from '@mikro-orm/core';
import type { ExternalReferences, Id, Money } from '@partner/kernel';
import { recordColumns, ofCompany } from '@partner/unit-of-work';
import type { Configuration } from '../domain/document/configuration.js';
import type { PaymentType } from '../domain/document/pricing.js';
import type { Rto } from '../domain/document/rto.js';
import type { SalesSource } from '../domain/sales-source.js';

/** An optional amount, exact (W2). */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
export const amount = () => p.decimal().precision(14).scale(2).$type<Money>().nullable();

/** Columns that leads, quotes and orders share; the types of their statuses differ. */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
export const salesColumns = () => ({
  ...recordColumns(),
  number: p.integer(),
  statusChangedAt: p.datetime(3),
  customerId: p.character().length(24).$type<Id>(),
  customerName: p.text().nullable(),
  customerEmail: p.text().nullable(),
  customerPhone: p.text().nullable(),
  salespersonId: p.character().length(24).$type<Id>().nullable(),
  salespersonName: p.text().nullable(),
  salespersonEmail: p.text().nullable(),
  locationId: p.character().length(24).$type<Id>().nullable(),
  salesSource: p.text().$type<SalesSource>().nullable(),
  sourceMetadata: p.json<Readonly<Record<string, unknown>>>().nullable(),
  externalReferences: p.json<ExternalReferences>().nullable(),
  erasedAt: p.datetime(3).nullable(),
});

/** Indexes that leads, quotes and orders share. */
export const salesIndexes = (table: string): Record<string, string> => ({
  [`${table}_number`]: 'unique (company_id, number)',
  [`${table}_customer`]: '(company_id, customer_id)',
  [`${table}_search`]: 'using gin (company_id, search_text gin_trgm_ops)',
  [`${table}_references`]: 'using gin (company_id, external_references jsonb_path_ops)',
  [`${table}_by_status`]: '(company_id, status, id)',
  [`${table}_customer_name`]: '(company_id, customer_name, id)',
  [`${table}_updated`]: '(company_id, updated_at, id) include (status, location_id)',
  [`${table}_location`]: '(company_id, location_id, created_at, id) include (status)',
  [`${table}_status`]: '(company_id, status, created_at, id) include (location_id)',
});

export const salesReferences = { customer_id: 'customers', salesperson_id: 'users', location_id: 'locations' };

/** Columns that quotes and orders share in addition. */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
export const documentColumns = () => ({
  ...salesColumns(),
  workOrderId: p.character().length(24).$type<Id>().nullable(),
  serialNumber: p.text().nullable(),
  productId: p.character().length(24).$type<Id>().nullable(),
  subtotal: amount(),
  total: amount(),
  monthlyPayment: amount(),
  discount: amount(),
  discountReason: p.text().nullable(),
  changeOrderFee: amount(),
  basePrice: amount(),
  upgradesAmount: amount(),
  paymentType: p.text().$type<PaymentType>().nullable(),
  rto: p.json<Rto>().nullable(),
  deliveryAddress: p.text().nullable(),
  deliveryCity: p.text().nullable(),
  deliveryState: p.text().nullable(),
  deliveryZipCode: p.text().nullable(),
  deliveryLatitude: p.double().nullable(),
  deliveryLongitude: p.double().nullable(),
  configuration: p.json<Configuration>().nullable(),
  note: p.text().nullable(),
});

/** Line of a quote or an order (§2.16). */
export const SalesLineEntity = defineEntity({
  name: 'SalesLineEntity',
  tableName: 'sales_lines',
  properties: {
    companyId: p.character().length(24).primary(),
    documentId: p.character().length(24).primary(),
    lineKey: p.text().primary(),
    position: p.integer(),
    productId: p.character().length(24).nullable(),
    name: p.text(),
    colorName: p.text().nullable(),
    quantity: p.double(),
    amount: p.decimal().precision(14).scale(2).nullable(),
    status: p.text(),
    isStandardFeature: p.boolean(),
    category: p.text().nullable(),
    side: p.text().nullable(),
  },
  ...ofCompany(),
});
