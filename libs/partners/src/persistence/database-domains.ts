import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Domains } from '../application/ports/domains.js';
import { Domain } from '../domain/domain/domain.js';
import type { DomainLocation } from '../domain/domain/domain-location.js';
import { domainTable } from './domain.entity.js';

const exists = sql`t.deleted_at is null`;

/**
 * Domains in PostgreSQL. A trigger stores each location's default domain in a separate table, whose key allows only one
 * (R40).
 */
export class DatabaseDomains
  extends repositoryOf({ table: domainTable, name: 'domain', fromState: (state) => new Domain(state, true), exists })
  implements Domains
{
  override async find(company: CompanyId, id: Id): Promise<Domain | undefined> {
    return (await this.locked(company, sql`t.id = ${id} and ${exists}`))[0];
  }

  async checkExist(company: CompanyId, locations: readonly DomainLocation[]): Promise<void> {
    const locationIds = locations.map(({ locationId }) => locationId);
    const productIds = locations.flatMap(({ products }) => products.map(({ productId }) => productId));
    const [missing] = await this.database.query<{ what: string; id: Id }>(sql`
      select 'location' as what, w.id from unnest(${locationIds}::char(24)[]) w (id)
        where not exists (select 1 from locations l where l.company_id = ${company} and l.id = w.id)
      union all select 'product', w.id from unnest(${productIds}::char(24)[]) w (id)
        where not exists (select 1 from products p where p.company_id = ${company} and p.id = w.id) limit 1`);
    if (missing) throw notFound(`${missing.what} "${missing.id}"`, missing.id);
  }
}
