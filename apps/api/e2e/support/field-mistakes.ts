import type { Id } from '@partner/kernel';

/** Request with a mistake that integrators make, and the part of the response that shows what to change (W19). */
export interface Mistake {
  /** Kind of mistake. */
  readonly group: string;
  readonly method: string;
  readonly path: string;
  /** Headers in addition to the credential. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Credential; by default one with all scopes. Null sends none. */
  readonly key?: string | null;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  readonly status: number;
  /** Members of the body. */
  readonly help?: Readonly<Record<string, unknown>>;
  /** Text of `Partner-Warning`. */
  readonly warning?: string;
}

/** Id of no record. */
export const hex = '65f0c0ffee00000000dead01';

/** Records that requests with a wrong field name. */
export interface FieldMistakeContext {
  readonly order: Id;
  readonly location: Id;
  readonly customer: Id;
  readonly product: Id;
}

/** Lists requests of the right shape with a field that breaks a rule, or refers to no record. */
export function fieldMistakes({ order, location, customer, product }: FieldMistakeContext): readonly Mistake[] {
  const refused = (field: string, path: string, body: object): Mistake => ({
    ...{ group: 'rule about a field', method: 'POST', path: `/partner/v1/${path}`, body, status: 400 },
    help: { field },
  });
  const unlinked = (what: string, field: string, path: string, body: object): Mistake => ({
    ...{ group: 'id of no record', method: 'POST', path: `/partner/v1/${path}`, body, status: 404 },
    help: { error: `${what} not found`, code: 'not_found', field },
  });
  const contact = { name: 'Ada', email: 'ada@example.com' };
  const sale = { locationId: location, productId: hex, customerId: hex };

  return [
    refused('customer.name', 'leads', { locationId: location, customer: { name: 'a\0b' } }),
    refused('customer', 'orders', { ...sale, customer: { name: 'Ada' } }),
    refused('configuration', 'orders', { ...sale, configuration: {} }),
    refused('currency', `orders/${order}/payment-links`, { amount: 5, currency: 'xxx' }),
    refused('amount', `orders/${order}/payment-links`, { amount: 5.5, currency: 'jpy' }),
    refused('survivorId', `customers/${hex}/merge`, { survivorId: hex }),
    refused('longitude', 'locations', { name: 'Lot', latitude: 1 }),
    refused('closeRateTarget', 'location-budgets', { locationId: location, year: 2030, closeRateTarget: 1.12345 }),
    refused('serialNumber', 'configurator-sessions', { workOrderId: hex, serialNumber: 'S-1' }),
    unlinked('location', 'locationId', 'leads', { locationId: hex, customer: contact }),
    unlinked('salesperson', 'salespersonId', 'orders', {
      ...{ locationId: location, productId: product, customer: contact, salespersonId: hex },
    }),
    unlinked('customer', 'customerId', 'configurator-sessions', { customerId: hex }),
    unlinked('work order', 'serialNumber', 'quotes', { serialNumber: 'S-0', customer: contact }),
    unlinked('customer', 'survivorId', `customers/${customer}/merge`, { survivorId: hex }),
    unlinked('product', 'upgrades[1].productId', 'orders', {
      ...{ locationId: location, productId: product, customer: contact },
      upgrades: [{ productId: product }, { productId: hex }],
    }),
  ];
}
