import sql, { type Sql } from 'sql-template-tag';

/**
 * The name of the other party of an agreement of the company (R38); null when there is no such agreement, or
 * `agreement`
 * is null.
 * @param agreement its id, as text.
 */
export function counterpartyName(company: Sql, agreement: Sql): Sql {
  return sql`(select o.name from agreement_counterparty(${company}, ${agreement}) o)`;
}
