import { samples } from '@partner/kernel';

const { ids } = samples;

/** Demo company records for path ids, by preceding segment or by operation. */
export const pathExamples: Readonly<Record<string, string>> = {
  'agreements/{id}': ids.agreement,
  'state-legal/{state}': 'MO',
  'customers/{id}': ids.customer,
  // Other examples need a customer with personal data.
  'eraseCustomer.id': ids.customerToErase,
  'documents/{id}': ids.document,
  'leads/{id}': ids.lead,
  'location-budgets/{id}': ids.budget,
  'locations/{id}': ids.location,
  'orders/{id}': ids.order,
  'payments/{id}': ids.payment,
  'products/{id}': ids.product,
  'quotes/{id}': ids.quote,
  // Other examples need an unsold quote, so conversion has its own.
  'convertQuote.id': ids.quoteToConvert,
  // Any well-formed token works, because the check returns no information and uses nothing up.
  'checkLaunchLink.token': 'pJk4nSxvO0ZbQw2Yt6Lr8Ue1Ai3Ho5Mg7Fc9Dd-Ee_0',
  'line-items/{lineId}': samples.lineKey,
  'stock-templates/{id}': ids.template,
  'users/{id}': ids.user,
  'work-orders/{id}': ids.workOrder,
};

const externalReferences = { crm: '4711' };
const contact = { name: 'Ada Miller', email: 'ada@example.com', phone: '+1 555 0100' };
const address = { address: '12 Mill Road', city: 'Springfield', state: 'MO', zipCode: '65802' };
const line = { productId: ids.upgrade, quantity: 2, price: 175, lineKey: 'second-ramp' };
const actionDescription = 'Requested by phone';

/** Request bodies that the demo company accepts unchanged, by `operationId`. */
export const bodyExamples: Readonly<Record<string, object>> = {
  createConfiguratorSession: {
    quoteId: ids.quote,
    returnUrl: 'https://www.ozark-sheds.example.com/configured?cart=7',
    ttlSeconds: 900,
  },
  createCustomer: { ...contact, ...address, externalReferences },
  updateCustomer: { phone: '+1 555 0101', city: 'Ozark', externalReferences },
  mergeCustomers: { survivorId: ids.survivor },
  replayEvents: { types: ['lead.created'], dryRun: true },
  createLead: {
    ...{ locationId: ids.location, customer: contact, salesSource: 'Website', externalReferences },
    sourceMetadata: { campaign: 'spring' },
  },
  updateLead: { salesSource: 'Referral', externalReferences },
  changeLeadStatus: { status: 'Lost', actionDescription },
  createLocationBudget: { locationId: ids.location, year: 2031, annualBudget: 540_000, january: 45_000 },
  replaceLocationBudget: { locationId: ids.location, year: 2030, annualBudget: 528_000, january: 44_000 },
  createLocation: { name: 'Rolla lot', code: 'RLA', ...address, city: 'Rolla', zipCode: '65401', salesLot: true },
  updateLocation: { phone: '+1 555 0102', contactPerson: 'Sam Porter' },
  createOrder: {
    ...{ locationId: ids.location, customer: contact, productId: ids.product, sizeId: ids.size },
    ...{ paymentType: 'cash', upgrades: [{ productId: ids.upgrade, quantity: 1 }], externalReferences },
  },
  updateOrder: { customerPhone: '+1 555 0101', salesSource: 'Referral', externalReferences },
  createOrderLineItem: line,
  createPaymentLink: { amount: 500, name: 'Deposit', email: 'ada@example.com', sendEmail: false },
  createOrderPayment: { method: 'check', amount: 500, description: 'Deposit', checkNumber: '1042' },
  changeOrderStatus: { status: 'Unprocessed', actionDescription },
  createProduct: { name: 'Garden house', sku: 'GH-1', price: 3495.5, width: 8, length: 10, lineId: ids.productLine },
  updateProduct: { description: 'A barn with a loft at both ends.', price: 6095 },
  createProductSize: { width: 12, length: 24, price: 9295, name: '12x24', sku: 'SB-1224' },
  createQuote: { customer: contact, workOrderId: ids.freeUnit, salesSource: 'Website', externalReferences },
  updateQuote: { customerPhone: '+1 555 0101', salesSource: 'Referral', externalReferences },
  convertQuote: { salespersonName: 'Sam Porter', salespersonEmail: 'sam@example.com' },
  createQuoteLineItem: line,
  changeQuoteStatus: { status: 'Active', actionDescription },
  recordSiteEvents: {
    ...{ session_id: 's-5f2c', visitor_id: 'v-91ab', site_host: 'shop.ozark-sheds.example.com' },
    events: [
      { event_type: 'page.view', page: '/sheds' },
      { event_type: 'product.view', page: '/sheds/lofted-barn', product_id: 'lofted-barn' },
    ],
  },
  createUser: {
    ...{ firstName: 'Nora', lastName: 'Field', email: 'nora.field@ozark-sheds.example.com' },
    ...{ roleId: ids.role, locationIds: [ids.location] },
  },
  updateUser: { phone: '+1 555 0103' },
  createWorkOrder: {
    ...{ locationId: ids.location, purchaseType: 'stock', workOrderType: 'lot-stock', title: '10x16 Sample Barn' },
    ...{ sizeId: ids.size, serialNumber: 'SB-1016-0042', externalReferences: { erp: '4711' } },
  },
  updateWorkOrder: { title: '10x16 Sample Barn with a ramp', promisedDate: '2030-04-01' },
  changeWorkOrderStatus: { status: 'Build in process', actionDescription },
};
