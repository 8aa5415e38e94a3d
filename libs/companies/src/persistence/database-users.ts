import { type CompanyId, type Id, invalid } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { Users } from '../application/ports/users.js';
import { User, type UserState } from '../domain/user/user.js';
import { userTable } from './user.entity.js';

/** Users in PostgreSQL; where they belong is in `user_locations`. */
export class DatabaseUsers extends RecordRepository<UserState, User> implements Users {
  constructor(database: Database) {
    super(database, { table: userTable, name: 'user', revive: (state) => new User(state, true) });
  }

  async find(company: CompanyId, id: Id): Promise<User | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }

  async assignLocations(user: User, locations: readonly Id[]): Promise<boolean> {
    const { companyId, id } = user.state;
    const wanted = [...new Set(locations)];
    const known = await this.database.query<{ id: Id }>(
      sql`select id from locations where company_id = ${companyId} and id = any(${wanted}::text[])`,
    );
    const missing = wanted.find((location) => !known.some((one) => one.id === location));
    if (missing) throw invalid(`locationIds: there is no location "${missing}"`);
    const removed = await this.database.query(sql`delete from user_locations
      where company_id = ${companyId} and user_id = ${id} and location_id <> all(${wanted}::text[]) returning 1`);
    // The reference to a user who is new is checked when the transaction commits.
    const added = await this.database.query(sql`insert into user_locations (company_id, user_id, location_id)
      select ${companyId}, ${id}, unnest(${wanted}::text[]) on conflict do nothing returning 1`);
    return removed.length + added.length > 0;
  }
}
