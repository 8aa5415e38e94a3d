/** A member of the `data` of an event: what it is, and one that a record of the samples has. */
export interface DataMember {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'strings';
  readonly description: string;
  readonly example: unknown;
  /** Whether every event of the kind has it; what is unset or hidden is left out (A5, E2). */
  readonly always?: true;
}

type Members = Readonly<Record<string, DataMember>>;

const id = (what: string, digit: string): DataMember => ({
  type: 'string',
  description: `The id of the ${what}.`,
  example: `65f0c0ffee0000000000${digit}001`,
});
const status = (example: string): DataMember => ({
  type: 'string',
  description: 'The status after the change: an open enum.',
  example,
  always: true,
});

const locationId = id('location; absent while it is hidden', 'b');
const sales: Members = {
  orderNumber: { type: 'integer', description: 'The number of the record.', example: 1001, always: true },
  status: status('Open'),
  customerId: id('customer', 'd'),
  locationId,
};
const priced: Members = {
  ...sales,
  total: { type: 'number', description: 'What is to be paid: money.', example: 4750 },
};

/** What `data` of the events of each kind of record has (E2): compact, and without who a customer is. */
export const eventData: Readonly<Record<string, Members>> = {
  lead: sales,
  quote: priced,
  order: { ...priced, status: status('Unsubmitted') },
  work_order: {
    workOrderNumber: { type: 'integer', description: 'The number of the work order.', example: 1001, always: true },
    status: status('Finished good'),
    serialNumber: { type: 'string', description: 'The serial number of the unit.', example: 'LB-1016-0042' },
    locationId,
    quoteId: id('quote that has the unit; absent while it is hidden', 'a'),
    orderId: id('order that has the unit; absent while it is hidden', 'a'),
    orderNumber: { type: 'integer', description: 'The number of that order.', example: 1001 },
    previousQuoteId: id('quote that let go of the unit by this change', 'a'),
    previousOrderId: id('order that let go of the unit by this change', 'a'),
  },
  delivery: {
    workOrderId: { ...id('work order that is delivered', 'e'), always: true },
    orderId: id('order that has the unit; absent while it is hidden', 'a'),
    status: status('Dispatched'),
  },
  customer: {
    code: { type: 'string', description: 'The code of the customer.', example: 'AB12C' },
    active: { type: 'boolean', description: 'Whether the customer is in use.', example: true, always: true },
  },
  contract: {
    orderId: { ...id('order', 'a'), always: true },
    status: status('out_for_signature'),
    contractNumber: { type: 'string', description: 'The number on the contract.', example: '1001-1' },
    locationId,
  },
  payment: {
    orderId: { ...id('order', 'a'), always: true },
    customerId: id('customer', 'd'),
    status: status('paid'),
    method: { type: 'string', description: 'How it is paid: an open enum.', example: 'check', always: true },
    amount: { type: 'number', description: 'What was to be paid: money.', example: 500, always: true },
    currency: { type: 'string', description: "ISO 4217, when it is not the company's own.", example: 'cad' },
    locationId,
  },
  document: {
    entityType: { type: 'string', description: '`order`, `quote` or `workOrder`.', example: 'order', always: true },
    entityId: { ...id('record that the document belongs to', 'a'), always: true },
    type: { type: 'string', description: 'The category, free text.', example: 'Contract', always: true },
    locationId,
  },
};

const previousStatus: DataMember = {
  type: 'string',
  description: 'The status before the change.',
  example: 'Open',
  always: true,
};

/** What the events of an action have in `data` beside that. */
export const actionData: Readonly<Record<string, Members>> = {
  updated: {
    changedFields: {
      type: 'strings',
      description: 'The names of the properties that changed.',
      example: ['externalReferences'],
      always: true,
    },
  },
  status_changed: { previousStatus },
  cancelled: { previousStatus },
  merged: {
    mergedCustomerId: { ...id('customer that was merged away', 'd'), always: true },
    survivorId: { ...id('customer that has everything now', 'd'), always: true },
  },
};

/** What each action means, for the summary of its webhook. */
export const actionTexts: Readonly<Record<string, string>> = {
  created: 'was created',
  updated: 'was changed',
  status_changed: 'got another status',
  deleted: 'was deleted',
  sent: 'was sent to the customer',
  expired: 'passed its `validUntil` while Open or Active; its status stays',
  cancelled: 'was cancelled; this comes beside `order.status_changed`',
  merged: 'was merged into another one',
  signed: 'was signed by one party',
  completed: 'was signed by both parties',
  voided: 'was voided',
  paid: 'was paid',
  failed: 'failed',
  refunded: 'was refunded, in part too',
  scheduled: 'was scheduled',
  dispatched: 'is on its way',
  delivered: 'was delivered',
};
