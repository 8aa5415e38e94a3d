import { p } from '@mikro-orm/core';
import type { ExternalReferences, Id, Money } from '@partner/kernel';
import { recordColumns } from '@partner/unit-of-work';
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
