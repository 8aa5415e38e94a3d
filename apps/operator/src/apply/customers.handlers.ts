import { DeleteCustomer } from '@partner/customers';
import type { ContextHandlers } from './context-handlers.js';
import { putCustomer } from './customer.js';

export const customersHandlers: ContextHandlers = {
  puts: { customer: putCustomer },
  deletes: { customer: DeleteCustomer },
};
