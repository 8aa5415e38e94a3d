import type { INestApplicationContext } from '@nestjs/common';
import { PortalUsers } from '@partner/companies';
import { type Actor, type CompanyId, type Id, invalid } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import type { Readable } from 'node:stream';
import sql, { raw } from 'sql-template-tag';
import { failureText } from '../cli/failure.js';
import type { Handler } from './handler.js';
import { type Instruction, readLine } from './line.js';
import { linesOf } from './lines.js';

export type LineResult =
  | { readonly ok: true; readonly line: number; readonly id: Id }
  | { readonly ok: false; readonly line: number; readonly error: string };

/**
 * Applies the portal changes of a batch, each line in its own transaction. Yields the result of each line as it is
 * applied. Blank lines are counted but have no result.
 * @param portal the actor of lines that name no user.
 */
export async function* applyBatch(
  application: INestApplicationContext,
  portal: Actor,
  input: Readable,
): AsyncGenerator<LineResult> {
  for await (const { number, text } of linesOf(input)) {
    const result = await resultOf(application, portal, number, text);
    if (result) yield result;
  }
}

async function resultOf(
  application: INestApplicationContext,
  portal: Actor,
  line: number,
  text: () => string,
): Promise<LineResult | undefined> {
  try {
    const content = text();
    if (content.trim() === '') return undefined;
    return { ok: true, line, id: await applied(application, portal, readLine(content)) };
  } catch (error) {
    const missing = await missingReference(application.get(Database), error).catch(() => undefined);
    return { ok: false, line, error: missing ?? failureText(error) };
  }
}

/** Applies a line again if another run, of the same file for example, has just created its record. */
function applied(application: INestApplicationContext, portal: Actor, line: Instruction): Promise<Id> {
  return attempt(application, portal, line).catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    if (line.handler.table === undefined || (code !== 'conflict' && code !== '23505')) throw error;
    return attempt(application, portal, line);
  });
}

async function attempt(
  application: INestApplicationContext,
  portal: Actor,
  { handler, by, fields, line, command }: Instruction,
): Promise<Id> {
  const { company, operator } = portal;
  const prepared = await handler.prepare?.(application, company, line);
  try {
    return await application.get(DatabaseUnitOfWork).transaction(async () => {
      const user = by === undefined ? portal : await application.get(PortalUsers).actor(company, by);
      const actor = operator === undefined ? user : { ...user, operator };
      for (const name of new Set(['id', handler.idName ?? 'id']))
        await checkId(application.get(Database), company, handler, fields[name]);
      return handler.execute(application, actor, prepared?.fields ?? command);
    });
  } catch (error) {
    await prepared?.abandon();
    throw error;
  }
}

/**
 * Rejects an id that another company uses. The database keys would allow it, but ids are unique across companies. The
 * message does not say that the other record exists.
 * @throws DomainError `invalid`
 */
async function checkId(database: Database, company: CompanyId, { table }: Handler, id: unknown): Promise<void> {
  if (table === undefined || typeof id !== 'string') return;
  const found = await database.query<{ ours: boolean }>(
    sql`select company_id = ${company} as ours from ${raw(`"${table}"`)} where id = ${id}`,
  );
  if (found.length > 0 && !found.some(({ ours }) => ours)) throw invalid(`the id "${id}" cannot be used`);
}

/** Fields of the error. For tables with row-level security, PostgreSQL names only the constraint. */
type Violation = Partial<Record<'code' | 'schema' | 'table' | 'constraint', string>>;

/** Returns an error text that names the field whose id does not exist, or undefined for any other error. */
async function missingReference(database: Database, error: unknown): Promise<string | undefined> {
  const { code, schema, table, constraint }: Violation = typeof error === 'object' && error !== null ? error : {};
  if (code !== '23503') return undefined;
  const [found] = await database.query<{ column: string; table: string }>(
    sql`
    select a.attname as column, r.relname as "table" from pg_constraint c
    join pg_class t on t.oid = c.conrelid and t.relname = ${table} and t.relnamespace = to_regnamespace(${schema})
    join pg_class r on r.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'company_id'
    where c.conname = ${constraint}`,
    'outside',
  );
  if (!found) return undefined;
  const records = found.table.replaceAll('_', ' ');
  return `${wireName(found.column)}: there is no such record among the ${records} of the company`;
}

const wireName = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
