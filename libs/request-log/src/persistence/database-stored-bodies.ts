import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { StoredBodies } from '../application/ports/stored-bodies.js';

/** Bodies that one step deletes. */
const batch = 5_000;

export class DatabaseStoredBodies implements StoredBodies {
  constructor(private readonly database: Database) {}

  async deleteNext(company: CompanyId): Promise<boolean> {
    const deleted = await this.database.query(sql`delete from request_bodies b where b.company_id = ${company}
      and b.id = any(array(select id from request_bodies where company_id = ${company} order by id limit ${batch}))
      returning 1`);
    return deleted.length === batch;
  }
}
