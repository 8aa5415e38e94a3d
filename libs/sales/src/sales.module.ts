import { Global, Module } from '@nestjs/common';
import { CompaniesModule, SalesPeople } from '@partner/companies';
import { Contacts, CustomerLinks, Customers, CustomersModule } from '@partner/customers';
import { Clock, Numbers, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database, provide } from '@partner/persistence';
import { ChangeLead } from './application/change-lead/change-lead.js';
import { CreateLead } from './application/create-lead/create-lead.js';
import { DeleteLead } from './application/delete-lead/delete-lead.js';
import { LeadQueries } from './application/ports/lead-queries.js';
import { Leads } from './application/ports/leads.js';
import { PutLead } from './application/put-lead/put-lead.js';
import { SalesLinks } from './application/relink-customer/sales-links.js';
import { RequestLeadStatus } from './application/request-lead-status/request-lead-status.js';
import { SetLeadStatus } from './application/set-lead-status/set-lead-status.js';
import { DatabaseLeads } from './persistence/database-leads.js';
import { DatabaseLeadQueries } from './persistence/lead.queries.js';

const leads = [
  provide(LeadQueries, [Database], DatabaseLeadQueries),
  provide(CreateLead, [UnitOfWork, Leads, Contacts, VisibleLocations, SalesPeople, Numbers, Clock]),
  provide(ChangeLead, [UnitOfWork, Leads, Customers, VisibleLocations, SalesPeople, Clock]),
  provide(RequestLeadStatus, [UnitOfWork, Leads, Clock]),
  provide(SetLeadStatus, [UnitOfWork, Leads, Clock]),
  provide(DeleteLead, [UnitOfWork, Leads, Clock]),
  provide(PutLead, [UnitOfWork, Leads, Customers, Numbers, Clock]),
];

/** Leads. Global, because customers ask it through `CustomerLinks` what a merge relinks, without knowing it. */
@Global()
@Module({
  imports: [CompaniesModule, CustomersModule, LocationsModule],
  providers: [
    provide(Leads, [Database], DatabaseLeads),
    provide(CustomerLinks, [Leads], SalesLinks),
    ...leads,
  ],
  exports: [CustomerLinks, ...leads.map(({ provide: token }) => token)],
})
export class SalesModule {}
