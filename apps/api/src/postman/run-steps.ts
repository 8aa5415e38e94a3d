/** Changes to the request of an operation in a run of the whole collection, where one request builds on another. */
export interface RunStep {
  /** Statuses beside those of success, and why the demo company gives them. */
  readonly alsoFine?: readonly number[];
  /** Ahead of the other requests of its folder, or behind them. */
  readonly place?: 'first' | 'last';
  /** Variables for parameters of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** Members of the body that no two runs may have alike, or that name what the run has made. */
  readonly body?: Readonly<Record<string, string>>;
  /** Variables that a response of success sets, with what they become: expressions over its `body`. */
  readonly sets?: Readonly<Record<string, string>>;
}

/** The last segment of an address that a response has. */
const tokenOf = (member: string): string => `body.${member}.split('/').pop()`;

/** A run changes for good what it has made, or one of many, so that the next run finds the demo company fit for it. */
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
  createPaymentLink: { alsoFine: [503] },
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
