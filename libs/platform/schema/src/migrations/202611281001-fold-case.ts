import { Migration } from '@mikro-orm/migrations';
import { lockTimeoutMs } from '../upgrade/apply-migrations.js';
import { fillInBatches, rowsOf } from '../upgrade/fill-in-batches.js';

/**
 * Folds the case of every letter of Unicode (W7, R6, R25), whatever the locale of the database (A13). A sigma has one
 * form, because the one at the end of a word would not be found within a word, and a lower-case İ is one letter.
 */
const foldCase = `create or replace function fold_case(value text) returns text
  language sql immutable strict parallel safe
  return replace(translate(lower(value collate "und-x-icu"), 'ς', 'σ'), E'i\\u0307', 'i') collate "default"`;

/** Generated columns for searches, with their expressions and the columns that these read. */
const generated = `select c.relname as name, pg_get_expr(d.adbin, d.adrelid) as text,
    (select string_agg(quote_ident(s.attname), ', ' order by s.attnum) from pg_depend p
      join pg_attribute s on s.attrelid = p.refobjid and s.attnum = p.refobjsubid
      where p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = c.oid and s.attnum <> a.attnum)
      as sources
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and a.attname = 'search_text' and a.attgenerated = 's' order by 1`;

/** Fills `search_text` by a trigger, also in bulk loads that disable other triggers. */
const fillByTrigger = ({ name, text, sources }: Record<'name' | 'text' | 'sources', string>): string => `do $do$ begin
    perform set_config('lock_timeout', '${lockTimeoutMs}ms', true);
    create or replace function ${name}_search_text() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $body$
      begin
        new.search_text := (select fold_case(${text}) from (select new.*) row);
        return new;
      end $body$;
    alter table ${name} alter column search_text drop expression;
    create trigger search_text before insert or update of ${sources} on ${name} for each row
      execute function ${name}_search_text();
    alter table ${name} enable always trigger search_text;
  end $do$`;

/**
 * Searches texts by `fold_case` (A13). The expression of a generated column depends on the locale, and another one
 * would rewrite the table, so triggers fill the columns instead.
 */
export class Migration202611281001FoldCase extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(foldCase);
    for (const column of await rowsOf<Parameters<typeof fillByTrigger>[0]>(this, generated))
      await this.execute(fillByTrigger(column));
    const filled = await rowsOf<{ name: string }>(
      this,
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'search_text' order by 1`,
    );
    for (const { name: table } of filled)
      await fillInBatches(this, {
        table,
        set: 'search_text = fold_case(t.search_text)',
        where: 'search_text <> fold_case(search_text)',
      });
  }
}
