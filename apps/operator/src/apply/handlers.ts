import { putCompany } from './company.js';
import { putCustomer } from './customer.js';
import { deleteRecord } from './delete.js';
import type { Handlers } from './handler.js';
import { putLead } from './lead.js';
import { putLocation } from './location.js';
import { putRole } from './role.js';
import { moveStatus } from './status.js';
import { putUser } from './user.js';

/** What `{"put": …}` can name, in the words of the operator's contract. */
export const puts: Handlers = {
  company: putCompany,
  location: putLocation,
  role: putRole,
  user: putUser,
  customer: putCustomer,
  lead: putLead,
};

/** What `{"do": …}` can name. */
export const actions: Handlers = { status: moveStatus, delete: deleteRecord };
