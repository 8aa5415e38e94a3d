import { type CompanyId, DomainError, type Id } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import { repositoryOf } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { LocationScope, Users } from '../application/ports/users.js';
import { User } from '../domain/user/user.js';
import { userTable } from './user.entity.js';

/** Users in PostgreSQL, with their locations in `user_locations`. */
export class DatabaseUsers
  extends repositoryOf({ table: userTable, name: 'user', fromState: (state) => new User(state, true) })
  implements Users
{
  async assignLocations(user: User, locations: readonly Id[], seen: LocationScope): Promise<boolean> {
    const { companyId, id } = user.state;
    const wanted = [...new Set(locations)];
    const isSeen = seen === 'all' ? sql`true` : visibleLocation('l');
    await this.checkKnown(companyId, wanted, isSeen);
    const removed = await this.database.query(sql`delete from user_locations a using locations l
      where a.company_id = ${companyId} and a.user_id = ${id} and a.location_id <> all(${wanted}::text[])
        and l.company_id = a.company_id and l.id = a.location_id and ${isSeen} returning 1`);
    // The foreign key to a new user is checked when the transaction commits.
    const placed = await this.database.query(sql`insert into user_locations as a
        (company_id, user_id, location_id, position)
      select ${companyId}, ${id}, w.id, w.position
        from unnest(${wanted}::text[]) with ordinality w (id, position)
      on conflict (company_id, user_id, location_id) do update set position = excluded.position
        where a.position <> excluded.position returning 1`);
    return removed.length + placed.length > 0;
  }

  async findByEmail(company: CompanyId, email: string): Promise<User | undefined> {
    return (await this.locked(company, sql`t.email_lower = fold_case(${email})`))[0];
  }

  private async checkKnown(company: CompanyId, wanted: readonly Id[], isSeen: Sql): Promise<void> {
    const known = await this.database.query<{ id: Id }>(
      sql`select l.id from locations l where l.company_id = ${company} and l.id = any(${wanted}::char(24)[])
        and ${isSeen}`,
    );
    const missing = wanted.find((location) => !known.some((one) => one.id === location));
    if (missing === undefined) return;
    const message = `locationIds: there is no location "${missing}"`;
    throw new DomainError('notFound', 'not_found', message, { reference: missing });
  }
}
