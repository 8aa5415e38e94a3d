/** Adjustments of a request for a run of the whole collection, in which requests depend on each other. */
export interface RunStep {
  /** Additional expected statuses. The comment at the step gives the reason. */
  readonly alsoExpected?: readonly number[];
  /** Order of the request in its folder. */
  readonly place?: 'first' | 'last';
  /** Variables for path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  /** Body members that must be unique per run, or that refer to records of the run. */
  readonly body?: Readonly<Record<string, string>>;
  /** Variables to set from a successful response: expressions over its `body`. */
  readonly sets?: Readonly<Record<string, string>>;
}

/** Returns an expression for the last segment of a URL in the response. */
const tokenOf = (member: string): string => `body.${member}.split('/').pop()`;

/** Runs can be repeated: permanent changes affect only records of the run, or one of many. */
export const runSteps: Readonly<Record<string, RunStep>> = {
  createAccessToken: { sets: { token: 'body.access_token' } },
  createUser: { body: { email: 'nora.field.{{$timestamp}}@ozark-sheds.example.com' } },
  createLocation: { body: { code: 'R{{$timestamp}}' }, sets: { createdLocationId: 'body.id' } },
  createLocationBudget: { body: { locationId: '{{createdLocationId}}' } },
  listLotStock: { sets: { freeUnitId: 'body.data.find((unit) => !unit.sold).workOrderId' } },
  createCustomer: { body: { email: 'ada.{{$timestamp}}@example.com' }, sets: { createdCustomerId: 'body.id' } },
  mergeCustomers: { path: { id: '{{createdCustomerId}}' } },
  createLead: { sets: { createdLeadId: 'body.id' } },
  changeLeadStatus: { path: { id: '{{createdLeadId}}' } },
  createQuote: { sets: { createdQuoteId: 'body.id' } },
  createQuoteLineItem: { sets: { lineKey: "'second-ramp'" } },
  deleteQuoteLineItem: { path: { lineId: '{{lineKey}}' } },
  changeQuoteStatus: { path: { id: '{{createdQuoteId}}' } },
  convertQuote: { place: 'last', path: { id: '{{createdQuoteId}}' }, sets: { createdOrderId: 'body.id' } },
  createOrderLineItem: { sets: { lineKey: "'second-ramp'" } },
  deleteOrderLineItem: { path: { lineId: '{{lineKey}}' } },
  changeOrderStatus: { path: { id: '{{createdOrderId}}' } },
  // The demo company has no payment processor.
  createPaymentLink: { alsoExpected: [503] },
  // A key is known after a request with it.
  getIdempotencyKey: { alsoExpected: [404] },
  listWorkOrders: { sets: { openBuildId: "body.data.find((unit) => unit.status === 'Open build').id" } },
  createWorkOrder: { body: { serialNumber: 'SB-{{$timestamp}}' } },
  changeWorkOrderStatus: { path: { id: '{{openBuildId}}' } },
  createDocumentDownload: { place: 'first', sets: { downloadToken: tokenOf('downloadUrl') } },
  downloadDocumentFile: { path: { token: '{{downloadToken}}' } },
  listEvents: { sets: { eventId: 'body.data[0].id' } },
  redeliverEvent: { path: { id: '{{eventId}}' } },
  createConfiguratorSession: {
    place: 'first',
    sets: { launchToken: tokenOf('launchUrl'), sessionId: 'body.sessionId' },
  },
  openConfigurator: { path: { token: '{{launchToken}}' } },
  leaveConfigurator: { path: { sessionId: '{{sessionId}}' } },
};
