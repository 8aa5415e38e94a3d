import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { requireHere } from '../transaction/current-company.js';

/**
 * Returns the rows that a secret or an id identifies in any company.
 * @param column column of the result with the id of the company.
 * @param elsewhere what happens to a row whose company is in another cell.
 * @throws DomainError `unavailable` for such a row that is to be refused.
 */
export function lookUp<Row>(
  database: Pick<Database, 'query'>,
  found: Sql,
  column: keyof Row & string,
  elsewhere: 'refuse' | 'skip',
): Promise<Row[]> {
  const company = raw(`f."${column}"`);
  const isHere = sql`not exists (select from moving_companies m where m.company_id = ${company} and m.is_elsewhere)`;
  const statement =
    elsewhere === 'skip'
      ? sql`select f.* from (${found}) f where ${isHere}`
      : sql`select f.*, ${requireHere(isHere, company)} as here from (${found}) f`;
  return database.query(statement, 'outside');
}
