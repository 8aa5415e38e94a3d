import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import { InvitationLimit } from '../application/ports/invitation-limit.js';

export class DatabaseInvitationLimit extends InvitationLimit {
  constructor(
    private readonly database: Database,
    private readonly perDay: number,
  ) {
    super();
  }

  async tryTake(company: CompanyId, at: Date): Promise<boolean> {
    const day = at.toISOString().slice(0, 10);
    const [counted] = await this.database.query(sql`insert into invitation_counts as c (company_id, day, mailed)
      values (${company}, ${day}::date, 1)
      on conflict (company_id) do update set day = greatest(c.day, excluded.day),
        mailed = case when c.day < excluded.day then 1 else c.mailed + 1 end
        where c.day < excluded.day or c.mailed < ${this.perDay}::int
      returning 1 as one`);
    return counted !== undefined;
  }
}
