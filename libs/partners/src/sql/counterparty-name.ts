import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL for the name of the other party of a company's agreement (R38); null when `agreement` is null or unknown.
 * @param agreement its id, as text.
 */
export function counterpartyName(company: Sql, agreement: Sql): Sql {
  return sql`(select o.name from agreement_counterparty(${company}, ${agreement}) o)`;
}
