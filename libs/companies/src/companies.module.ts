import { Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { Database, provide } from '@partner/persistence';
import { CreateCompany } from './application/create-company/create-company.js';
import { ListCompanies } from './application/list-companies/list-companies.js';
import { Companies } from './application/ports/companies.js';
import { CompanyContacts } from './application/ports/company-contacts.js';
import { CompanyQueries } from './application/ports/company-queries.js';
import { PortalUsers } from './application/ports/portal-users.js';
import { Roles } from './application/ports/roles.js';
import { SalesPeople } from './application/ports/sales-people.js';
import { Users } from './application/ports/users.js';
import { PutCompany } from './application/put-company/put-company.js';
import { PutRole } from './application/put-role/put-role.js';
import { PutUser } from './application/put-user/put-user.js';
import { DatabaseCompanyQueries } from './persistence/company.queries.js';
import { DatabaseCompanies } from './persistence/database-companies.js';
import { DatabaseCompanyContacts } from './persistence/database-company-contacts.js';
import { DatabasePortalUsers } from './persistence/database-portal-users.js';
import { DatabaseRoles } from './persistence/database-roles.js';
import { DatabaseSalesPeople } from './persistence/database-sales-people.js';
import { DatabaseUsers } from './persistence/database-users.js';

const inside = [provide(Roles, [Database], DatabaseRoles), provide(Users, [Database], DatabaseUsers)];

const offered = [
  provide(Companies, [Database], DatabaseCompanies),
  provide(SalesPeople, [Database], DatabaseSalesPeople),
  provide(PortalUsers, [SalesPeople], DatabasePortalUsers),
  provide(CompanyContacts, [Database], DatabaseCompanyContacts),
  provide(CompanyQueries, [Database], DatabaseCompanyQueries),
  provide(CreateCompany, [UnitOfWork, Companies, Clock]),
  provide(ListCompanies, [Companies]),
  provide(PutCompany, [UnitOfWork, Companies, Clock]),
  provide(PutRole, [UnitOfWork, Roles, Clock]),
  provide(PutUser, [UnitOfWork, Users, Roles, Clock]),
];

/** Companies, their roles and users. */
@Module({ providers: [...inside, ...offered], exports: offered.map(({ provide: token }) => token) })
export class CompaniesModule {}
