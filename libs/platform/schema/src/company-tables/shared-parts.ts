import type { CompanyId } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Session } from '../session.js';
import type { SharedTable } from './company-tables.js';

/**
 * Copies the parts of the shared rows that came with a company, such as the second factors of its people. A row that
 * another company of the target uses, too, keeps the parts that it has there, and so does one with another id.
 * @param lines of the shared rows of the company.
 */
export async function copyParts(
  [from, to]: readonly [Session, Session],
  table: SharedTable,
  company: CompanyId,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const arrived = await query<{ id: string }>(
    to,
    sql`select s.id from json_populate_recordset(null::${named(table)}, ${`[${lines.join(',')}]`}::json) r
      join ${named(table)} s on s.id = r.id where not (${isUsed(table, company)})`,
  );
  const ids = arrived.map(({ id }) => id);
  if (ids.length > 0) for (const part of table.parts) await replaceParts([from, to], part, ids);
}

/** Condition that another company that is in the database uses shared row `s`. */
const isUsed = ({ references }: SharedTable, company: CompanyId): Sql =>
  join(
    references.map(
      ({ table, column }) => sql`exists (select from ${raw(`"${table}"`)} t where t.${raw(`"${column}"`)} = s.id
        and t.company_id <> ${company} and not exists (select from moving_companies m
          where m.company_id = t.company_id and m.is_elsewhere))`,
    ),
    ' or ',
  );

async function replaceParts(
  [from, to]: readonly [Session, Session],
  part: SharedTable['parts'][number],
  ids: readonly string[],
): Promise<void> {
  const columns = join(part.columns.map(({ name }) => raw(`"${name}"`)));
  const own = sql`${raw(`"${part.owner}"`)} = any(${ids}::char(24)[])`;
  const lines = await query<{ line: string }>(
    from,
    sql`select row_to_json(r)::text as line from (select ${columns} from ${named(part)} where ${own}) r`,
  );
  await query(to, sql`delete from ${named(part)} where ${own}`);
  await query(
    to,
    sql`insert into ${named(part)} (${columns}) select ${columns}
      from json_populate_recordset(null::${named(part)}, ${`[${lines.map(({ line }) => line).join(',')}]`}::json)`,
  );
}

const named = ({ name }: { readonly name: string }): Sql => raw(`"${name}"`);

const query = async <Row>(session: Session, { text, values }: Sql): Promise<Row[]> =>
  (await session.query(text, values)).rows as Row[];
