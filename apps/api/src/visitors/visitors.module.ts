import { Module } from '@nestjs/common';
import { CompaniesModule, CompanyContacts } from '@partner/companies';
import { UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import { VisitorCompanies } from './visitor-companies.js';

/** Pages that customers and other visitors of a company see. */
@Module({
  imports: [CompaniesModule],
  providers: [provide(VisitorCompanies, [UnitOfWork, CompanyContacts])],
  exports: [VisitorCompanies],
})
export class VisitorsModule {}
