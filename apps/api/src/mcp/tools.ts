/** Arguments of a tool, or values of a record. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns further values for each request of a step, from the arguments and the results of earlier steps. */
type Given = (values: Values, earlier: readonly unknown[]) => readonly Values[];

/** One operation of a tool. */
export interface Step {
  /** Ids of the operation by `type` of record; with an empty type if the tool takes none. */
  readonly run: Readonly<Record<string, string>>;
  /**
   * Arguments that it takes, as named in the OpenAPI document: `name!` is required, and `near=search` renames. `cursor`
   * is the number of a page, and `*changes` an object with other members of the body.
   */
  readonly takes: string;
  /** Members that the result keeps of a record, or of each record of a list. All if absent. */
  readonly keep?: string;
  readonly given?: Given;
  /** True if the tool is useful without it, for keys that lack its scope. */
  readonly optional?: boolean;
}

/** A task as a short chain of operations. */
export interface Tool {
  readonly name: string;
  readonly text: string;
  readonly steps: readonly Step[];
}

const step = (run: string | Step['run'], takes: string, keep?: string, given?: Given): Step => ({
  run: typeof run === 'string' ? { '': run } : run,
  takes,
  keep,
  given,
});
const optional = (...given: Parameters<typeof step>): Step => ({ ...step(...given), optional: true });

const pascalCase = (type: string): string =>
  type.replaceAll(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());

/** Operations of the kinds of records: `getLead` and so on for `get*`. */
const each = (pattern: string, ...types: readonly string[]): Step['run'] =>
  Object.fromEntries(types.map((type) => [type, pattern.replace('*', pascalCase(type))]));

/** Kinds of records whose story is told. */
const kinds = ['lead', 'quote', 'order', 'work_order', 'payment'];
const few = { limit: 5 };
const oldest = { order: 'asc', ...few };
const sale = 'id orderNumber status customer location pricing serialNumber createdAt updatedAt';
const workOrder = 'id workOrderNumber serialNumber title status orderId location promisedDate';
const delivery = 'eventId eventType url attempt statusCode ok error attemptedAt deliveredAt nextAttemptAt';
const unit = 'id workOrderId serialNumber title purchaseType price discount locationName sold';

/** Records of a list that a step returned. */
const listed = (result: unknown): readonly Values[] => (result as { data?: readonly Values[] } | undefined)?.data ?? [];

/** Filters sales records by the email of the only customer that was found. */
const ofTheOnly: Given = (_, [customers]) => {
  const [only, ...others] = listed(customers);
  return only?.['email'] && others.length === 0 ? [{ customerEmail: only['email'], ...few }] : [];
};

const withStatus =
  (...statuses: readonly string[]): Given =>
  () =>
    statuses.map((status) => ({ status, ...oldest }));

const tool = (name: string, text: string, ...steps: readonly Step[]): Tool => ({ name, text, steps });

/** All tools. Their scopes, schemas and hints derive from the operations. */
export const tools: readonly Tool[] = [
  tool(
    'find_customer',
    'Find customers. For a single match, also its latest quotes and orders.',
    step('listCustomers', 'search! cursor', 'id name email phone address city state zipCode merged'),
    optional('listQuotes', '', sale, ofTheOnly),
    optional('listOrders', '', sale, ofTheOnly),
  ),
  tool(
    'find_stock',
    'Find units in stock, near a place if given.',
    step('listLocations', 'near=search', 'id name city state phone', ({ near }) =>
      near === undefined ? [] : [{ salesLot: true, limit: 3 }],
    ),
    step('listLotStock', 'search purchaseType siding cursor', unit, ({ near }, [places]) =>
      near === undefined ? [{}] : listed(places).map(({ id }) => ({ location: id })),
    ),
  ),
  tool(
    'quote_unit',
    'Quote a unit to a customer.',
    step('createQuote', 'serialNumber workOrderId customer! deliveryAddress price note', sale),
  ),
  tool('create_lead', 'Create a lead.', step('createLead', 'locationId! customer! salesSource', sale)),
  tool(
    'change_record',
    'Change fields of a quote, an order, a lead or a customer.',
    step(each('get*', 'quote', 'order', 'lead', 'customer'), 'id!', 'id version'),
    step(each('update*', 'quote', 'order', 'lead', 'customer'), 'id! *changes!', undefined, (_, [record]) => [
      { 'If-Match': `"${String((record as Values)['version'])}"` },
    ]),
  ),
  tool(
    'move_on',
    'Move a record to another status. Type `conversion` turns the quote `id` into an order.',
    step(
      { ...each('change*Status', 'lead', 'quote', 'order', 'work_order'), conversion: 'convertQuote' },
      'id! status actionDescription',
      `${sale} title orderId`,
    ),
  ),
  tool(
    'take_payment',
    'Record a payment of an order (`received`), or create a link to pay it (`link`).',
    step(
      { received: 'createOrderPayment', link: 'createPaymentLink' },
      'id! amount! method description checkNumber bankName email sendEmail',
    ),
  ),
  tool(
    'what_happened',
    'A record with its status history, events, webhook deliveries, and the payments and files of an order.',
    step(each('get*', ...kinds), 'id!'),
    step(each('list*StatusHistory', 'lead', 'quote', 'order', 'work_order'), 'id cursor'),
    optional(each('listEvents', ...kinds), '', 'id type occurredAt resourceVersion', ({ id }) => [
      { resourceId: id, limit: 50 },
    ]),
    optional(each('listWebhookDeliveries', ...kinds), '', delivery, ({ id }) => [{ resourceId: id, ...few }]),
    optional({ order: 'listOrderPayments' }, 'id', 'id amount currency method status createdAt'),
    optional(
      { quote: 'listDocuments', order: 'listDocuments', work_order: 'listDocuments' },
      '',
      'id name fileName type createdAt',
      ({ id, type }) => [{ entityId: id, entityType: type === 'work_order' ? 'workOrder' : type, ...few }],
    ),
  ),
  tool(
    'why_not_delivered',
    'Attempts to deliver an event to webhooks: status, error and next attempt.',
    step('listWebhookDeliveries', 'eventId resourceId eventType ok from to cursor', delivery),
  ),
  tool('revenue', 'Revenue and forecast of a period.', step('getRevenueForecast', 'period from to locationId')),
  tool(
    'waiting',
    'Records that wait for somebody, the oldest first.',
    optional('listLeads', 'salesperson location', sale, withStatus('Open')),
    optional('listQuotes', 'salesperson location', sale, withStatus('Open')),
    optional('listOrders', 'salesperson location', sale, withStatus('Unsubmitted', 'Unprocessed', 'On hold')),
    optional('listWorkOrders', 'location', workOrder, withStatus('Open build')),
  ),
  tool(
    'read_document',
    'List the files of a record, or get a link to the file `id`, which is valid for minutes.',
    step('listDocuments', 'entityType entityId type cursor', undefined, ({ id }) => (id === undefined ? [{}] : [])),
    step('createDocumentDownload', 'id', undefined, ({ id }) => (id === undefined ? [] : [{}])),
  ),
];
