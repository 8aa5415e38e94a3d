import sql, { type Sql } from 'sql-template-tag';

/** An instant as PostgreSQL writes it by itself, where many rows travel as one text: for {@link instantOf}. */
export const instantText = (at: Sql): Sql => sql`${at} at time zone 'UTC'`;

/** The same as it goes over the wire, with milliseconds (W6): PostgreSQL leaves out zeros at the end. */
export const instantOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}Z`;
