import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Session } from '../session.js';

/** State of a company in one cell. A company that never moved has none. */
export interface CompanyPlace {
  readonly state: 'arriving' | 'leaving' | 'frozen' | 'gone' | 'here';
  /** Name of the cell from or to which it moves. */
  readonly otherCell: string;
  readonly step: string;
}

/** States of companies that move, in one database. Servers and workers follow them from their next statement on. */
export class CompanyPlaces {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Returns the places in the database of a session, read and written in its transaction. */
  static in(session: Session): CompanyPlaces {
    return new CompanyPlaces({
      query: async <Row>({ text, values }: Sql): Promise<Row[]> => (await session.query(text, values)).rows as Row[],
    });
  }

  /** Returns the place of a company; undefined if it never moved. */
  async find(company: CompanyId): Promise<CompanyPlace | undefined> {
    const [place] = await this.database.query<CompanyPlace>(
      sql`
      select state, other_cell as "otherCell", step from company_places where company_id = ${company}`,
      'outside',
    );
    return place;
  }

  record(company: CompanyId, place: CompanyPlace): Promise<void> {
    return this.recordAll([company], place);
  }

  async recordAll(companies: readonly CompanyId[], { state, otherCell, step }: CompanyPlace): Promise<void> {
    await this.database.query(
      sql`
      insert into company_places (company_id, state, other_cell, step, changed_at)
        select id, ${state}, ${otherCell}, ${step}, clock_timestamp() from unnest(${companies}::char(24)[]) id
      on conflict (company_id) do update set state = excluded.state, other_cell = excluded.other_cell,
        step = excluded.step, changed_at = excluded.changed_at`,
      'outside',
    );
  }

  /** Removes the record of a company, so that it is here as if it had never moved. */
  async forget(company: CompanyId): Promise<void> {
    await this.database.query(sql`delete from company_places where company_id = ${company}`, 'outside');
  }

  /** Forgets the company if it is here since it left another cell, and does not move on. */
  async settle(company: CompanyId, left: string): Promise<void> {
    await this.database.query(
      sql`
      delete from company_places where company_id = ${company} and state = 'here' and other_cell = ${left}`,
      'outside',
    );
  }
}
