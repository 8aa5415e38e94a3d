import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { requireHere } from '../transaction/current-company.js';

type Outside = Pick<Database, 'query'>;

/**
 * Returns the rows that a secret or an id identifies in any company.
 * @param column column of the result with the id of the company.
 * @throws DomainError `unavailable` if the company of a row is in another cell.
 */
export function lookUp<Row>(database: Outside, found: Sql, column: keyof Row & string): Promise<Row[]> {
  const company = columnOf(column);
  return database.query(sql`select f.*, ${requireHere(isHere(company), company)} as here from (${found}) f`, 'outside');
}

/** Returns the rows whose company is in this cell. @param column column of the result with its id. */
export const lookUpHere = <Row>(database: Outside, found: Sql, column: keyof Row & string): Promise<Row[]> =>
  database.query(sql`select f.* from (${found}) f where ${isHere(columnOf(column))}`, 'outside');

const columnOf = (name: string): Sql => raw(`f."${name}"`);

const isHere = (company: Sql): Sql =>
  sql`not exists (select from moving_companies m where m.company_id = ${company} and m.is_elsewhere)`;
