import type { ResourceDeclaration } from '@partner/kernel';

/** Member of the `data` of an event, with an example value. */
export interface DataMember {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'strings';
  readonly description: string;
  readonly example: unknown;
  /** True if all events of the kind have it. Unset or hidden members are omitted (A5, E2). */
  readonly always?: true;
}

export type Members = Readonly<Record<string, DataMember>>;

const text = (description: string, example: string): DataMember => ({ type: 'string', description, example });
const id = (what: string, digit: string): DataMember => text(`Id of the ${what}.`, `65f0c0ffee0000000000${digit}001`);
const always = (member: DataMember): DataMember => ({ ...member, always: true });
const status = (example: string): DataMember => always(text('Status after the change, as an open enum.', example));

const locationId = id('location. Absent while the location is hidden', 'b');
const sales: Members = {
  orderNumber: { type: 'integer', description: 'Number of the record.', example: 1001, always: true },
  status: status('Open'),
  customerId: id('customer', 'd'),
  locationId,
};
const priced: Members = {
  ...sales,
  total: { type: 'number', description: 'Amount to be paid, in the currency of the company.', example: 4750 },
};

/** Members of `data` by kind of record (E2). They are compact and do not identify a customer. */
export const eventData: Readonly<Record<string, Members>> = {
  lead: sales,
  quote: {
    ...priced,
    convertedOrderId: id('order that the quote was converted to. Absent while the order is hidden', 'a'),
  },
  order: { ...priced, status: status('Unsubmitted') },
  work_order: {
    workOrderNumber: { type: 'integer', description: 'Number of the work order.', example: 1001, always: true },
    status: status('Finished good'),
    serialNumber: text('Serial number of the unit.', 'LB-1016-0042'),
    locationId,
    quoteId: id('quote that the unit is assigned to. Absent while the quote is hidden', 'a'),
    orderId: id('order that the unit is assigned to. Absent while the order is hidden', 'a'),
    orderNumber: { type: 'integer', description: 'Number of that order.', example: 1001 },
    previousQuoteId: id('quote that released the unit in this change', 'a'),
    previousOrderId: id('order that released the unit in this change', 'a'),
  },
  delivery: {
    workOrderId: always(id('delivered work order', 'e')),
    orderId: id('order that the unit is assigned to. Absent while the order is hidden', 'a'),
    status: status('En Route'),
  },
  customer: {
    code: text('Code of the customer.', 'AB12C'),
    active: { type: 'boolean', description: 'True if the customer is active.', example: true, always: true },
    erased: { type: 'boolean', description: 'True if the personal data was erased. Erase your copy.', example: true },
  },
  contract: {
    orderId: always(id('order', 'a')),
    status: status('out_for_signature'),
    contractNumber: text('Number on the contract.', '1001-1'),
    locationId,
  },
  payment: {
    orderId: always(id('order', 'a')),
    customerId: id('customer', 'd'),
    status: status('paid'),
    method: always(text('Payment method, as an open enum.', 'check')),
    amount: { type: 'number', description: 'Amount of the payment, in its currency.', example: 500, always: true },
    currency: text("ISO 4217 code, if it differs from the company's currency.", 'cad'),
    locationId,
  },
  document: {
    entityType: always(text('Kind of record: `order`, `quote` or `workOrder`.', 'order')),
    entityId: always(id('record that the document belongs to', 'a')),
    type: always(text('Category, as free text.', 'Contract')),
    locationId,
  },
};

const previousStatus = always(text('Status before the change.', 'Open'));

/** Additional members of `data` by action. */
export const actionData: Readonly<Record<string, Members>> = {
  updated: {
    changedFields: {
      type: 'strings',
      description: 'Names of the changed properties.',
      example: ['externalReferences'],
      always: true,
    },
  },
  status_changed: { previousStatus },
  cancelled: { previousStatus },
  merged: {
    mergedCustomerId: always(id('merged customer', 'd')),
    survivorId: always(id('surviving customer', 'd')),
  },
};

/** Texts of actions, for summaries of webhooks. A summary uses the part before the semicolon. */
export const actionTexts: Readonly<Record<string, string>> = {
  created: 'was created',
  updated: 'was updated',
  status_changed: 'status changed',
  deleted: 'was deleted',
  sent: 'was sent to the customer',
  expired: 'passed `validUntil` while Open or Active; the status does not change',
  cancelled: 'was cancelled; sent in addition to `order.status_changed`',
  merged: 'was merged into another one',
  signed: 'was signed by one party',
  completed: 'was signed by both parties',
  voided: 'was voided',
  paid: 'succeeded',
  failed: 'failed',
  refunded: 'was refunded in full or in part',
  scheduled: 'was scheduled',
  dispatched: 'was dispatched',
  delivered: 'was delivered',
};

/** Returns the members of `data` of an event type; undefined for a delete, which has no `data` (E2). */
export const membersOf = (resource: string, action: string): Members | undefined =>
  action === 'deleted' ? undefined : { ...eventData[resource], ...actionData[action] };

const resourceId = '65f0c0ffee0000000000a001';

/**
 * Returns an event as receivers get it, about a record that does not exist (§6.1).
 * @param type such as `lead.created`.
 */
export function exampleEvent(
  type: string,
  { url, transitions }: ResourceDeclaration,
  { id: eventId, occurredAt }: { readonly id: string; readonly occurredAt: string },
): object {
  const [resource = '', action = ''] = type.split('.');
  const members = membersOf(resource, action);
  const data = Object.fromEntries(Object.entries(members ?? {}).map(([name, { example }]) => [name, example]));
  const path = url?.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? resourceId : String(data[name])));
  return {
    ...{ id: eventId, type, occurredAt, resourceType: resource, resourceId },
    ...(transitions !== undefined && { resourceVersion: 2 }),
    ...(members && path !== undefined && { resourceUrl: `/partner/v1/${path}` }),
    ...(members && { data }),
  };
}
