import { Module } from '@nestjs/common';
import { Companies, CompaniesModule } from '@partner/companies';
import { UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { AgreementQueries, Agreements, StateLegals } from './application/ports/agreements.js';
import { DomainQueries, Domains } from './application/ports/domains.js';
import { DeleteAgreement, PutAgreement } from './application/put-agreement/put-agreement.js';
import { DeleteDomain, PutDomain } from './application/put-domain/put-domain.js';
import { DeleteStateLegal, PutStateLegal } from './application/put-state-legal/put-state-legal.js';
import { DatabaseAgreementQueries } from './persistence/agreement.queries.js';
import { DatabaseAgreements } from './persistence/database-agreements.js';
import { DatabaseDomains } from './persistence/database-domains.js';
import { DatabaseStateLegals } from './persistence/database-state-legals.js';
import { DatabaseDomainQueries } from './persistence/domain.queries.js';
import { AgreementOrders } from './sql/agreement-orders.js';

const internal = [
  provide(Agreements, [Database], DatabaseAgreements),
  provide(StateLegals, [Database], DatabaseStateLegals),
  provide(Domains, [Database], DatabaseDomains),
];

const exported = [
  provide(AgreementQueries, [Database, AgreementOrders], DatabaseAgreementQueries),
  provide(DomainQueries, [Database, VisibleLocations], DatabaseDomainQueries),
  provide(PutAgreement, [UnitOfWork, Agreements, Companies]),
  provide(DeleteAgreement, [UnitOfWork, Agreements]),
  provide(PutStateLegal, [UnitOfWork, Agreements, StateLegals]),
  provide(DeleteStateLegal, [UnitOfWork, StateLegals]),
  provide(PutDomain, [UnitOfWork, Domains]),
  provide(DeleteDomain, [UnitOfWork, Domains]),
];

/**
 * Binds the ports of agreements and domains to their adapters. The only file of this library that depends on both and
 * on Nest. `AgreementOrders` comes from the global module of sales.
 */
@Module({
  imports: [CompaniesModule, LocationsModule],
  providers: [...internal, ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class PartnersModule {}
