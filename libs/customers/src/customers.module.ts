import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ChangeCustomer } from './application/change-customer/change-customer.js';
import { Contacts } from './application/contacts/contacts.js';
import { CreateCustomer } from './application/create-customer/create-customer.js';
import { MergeCustomers } from './application/merge-customers/merge-customers.js';
import { CustomerLinks, Customers, NewCustomers } from './application/ports/customers.js';
import { CustomerQueries } from './application/ports/customer-queries.js';
import { DeleteCustomer, PutCustomer } from './application/put-customer/put-customer.js';
import { DatabaseCustomerQueries } from './persistence/customer.queries.js';
import { DatabaseCustomers } from './persistence/database-customers.js';

const exported = [
  provide(Customers, [Database], DatabaseCustomers),
  provide(CustomerQueries, [Database], DatabaseCustomerQueries),
  provide(Contacts, [Customers, NewCustomers]),
  provide(CreateCustomer, [UnitOfWork, Customers, NewCustomers]),
  provide(ChangeCustomer, [UnitOfWork, Customers]),
  provide(MergeCustomers, [UnitOfWork, Customers, CustomerLinks]),
  provide(PutCustomer, [UnitOfWork, Customers]),
  provide(DeleteCustomer, [UnitOfWork, Customers]),
];

/**
 * Binds the ports of customers to their adapters. `CustomerLinks` comes from the global module of sales, `NewCustomers`
 * from the module of notifications.
 */
@Module({ providers: exported, exports: exported.map(({ provide: token }) => token) })
export class CustomersModule {}
