import { putBom } from './bom.js';
import { putCompany } from './company.js';
import { putContract } from './contract.js';
import { putCrmConnection } from './crm-connection.js';
import { putCustomer } from './customer.js';
import { deleteRecord } from './delete.js';
import { deliverUnit, dispatchDelivery, putDelivery, scheduleDelivery } from './delivery.js';
import type { Handlers } from './handler.js';
import { putLead } from './lead.js';
import { putLocation } from './location.js';
import { putOrder } from './order.js';
import { putProductLine } from './product-line.js';
import { putProduct } from './product.js';
import { putQuote, sendQuote } from './quote.js';
import { putRole } from './role.js';
import { putSize } from './size.js';
import { moveStatus } from './status.js';
import { putUser } from './user.js';
import { publishTemplate, putWorkOrder, unpublishTemplate } from './work-order.js';

/** What `{"put": …}` can name, in the words of the operator's contract. */
export const puts: Handlers = {
  company: putCompany,
  location: putLocation,
  'product-line': putProductLine,
  product: putProduct,
  size: putSize,
  bom: putBom,
  role: putRole,
  user: putUser,
  'crm-connection': putCrmConnection,
  customer: putCustomer,
  'work-order': putWorkOrder,
  delivery: putDelivery,
  lead: putLead,
  quote: putQuote,
  order: putOrder,
  contract: putContract,
};

/** What `{"do": …}` can name. */
export const actions: Handlers = {
  status: moveStatus,
  delete: deleteRecord,
  'quote.send': sendQuote,
  'template.publish': publishTemplate,
  'template.unpublish': unpublishTemplate,
  'delivery.schedule': scheduleDelivery,
  'delivery.dispatch': dispatchDelivery,
  'delivery.deliver': deliverUnit,
};
