export { ChangeCustomer, type ChangeCustomerCommand } from './application/change-customer/change-customer.js';
export { Contacts } from './application/contacts/contacts.js';
export { CreateCustomer, type CreateCustomerCommand } from './application/create-customer/create-customer.js';
export { MergeCustomers, type MergeCustomersCommand } from './application/merge-customers/merge-customers.js';
export { CustomerLinks } from './application/ports/customers.js';
export {
  type CustomerCriteria,
  CustomerQueries,
  type CustomerSortKey,
  customerSortKeys,
} from './application/ports/customer-queries.js';
export { type Contact, Customers } from './application/ports/customers.js';
export { NewCustomers } from './application/ports/customers.js';
export { DeleteCustomer, PutCustomer, type PutCustomerCommand } from './application/put-customer/put-customer.js';
export { codePattern } from './domain/customer/customer.js';
export { Customer, type CustomerState } from './domain/customer/customer.js';
export { CustomersModule } from './customers.module.js';
