import { Module } from '@nestjs/common';
import { Companies, CompaniesModule } from '@partner/companies';
import { Clock, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { DeleteAgreement } from './application/delete-agreement/delete-agreement.js';
import { DeleteDomain } from './application/delete-domain/delete-domain.js';
import { DeleteStateLegal } from './application/delete-state-legal/delete-state-legal.js';
import { AgreementQueries, Agreements, StateLegals } from './application/ports/agreements.js';
import { DomainQueries, Domains } from './application/ports/domains.js';
import { PutAgreement } from './application/put-agreement/put-agreement.js';
import { PutDomain } from './application/put-domain/put-domain.js';
import { PutStateLegal } from './application/put-state-legal/put-state-legal.js';
import { DatabaseAgreementQueries } from './persistence/agreement.queries.js';
import { DatabaseAgreements } from './persistence/database-agreements.js';
import { DatabaseDomains } from './persistence/database-domains.js';
import { DatabaseStateLegals } from './persistence/database-state-legals.js';
import { DatabaseDomainQueries } from './persistence/domain.queries.js';

const internal = [
  provide(Agreements, [Database], DatabaseAgreements),
  provide(StateLegals, [Database], DatabaseStateLegals),
  provide(Domains, [Database], DatabaseDomains),
];

const exported = [
  provide(AgreementQueries, [Database], DatabaseAgreementQueries),
  provide(DomainQueries, [Database, VisibleLocations], DatabaseDomainQueries),
  provide(PutAgreement, [UnitOfWork, Agreements, Companies, Clock]),
  provide(DeleteAgreement, [UnitOfWork, Agreements, Clock]),
  provide(PutStateLegal, [UnitOfWork, Agreements, StateLegals, Clock]),
  provide(DeleteStateLegal, [UnitOfWork, StateLegals, Clock]),
  provide(PutDomain, [UnitOfWork, Domains, Clock]),
  provide(DeleteDomain, [UnitOfWork, Domains, Clock]),
];

/**
 * Binds the ports of agreements and domains to their adapters. The only file of this library that depends on both and
 * on Nest.
 */
@Module({
  imports: [CompaniesModule, LocationsModule],
  providers: [...internal, ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class PartnersModule {}
