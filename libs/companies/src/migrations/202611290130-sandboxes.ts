import { Migration } from '@mikro-orm/migrations';

/** Companies that anybody makes in a sandbox, copied from one with demo data. */
export class Migration202611290130Sandboxes extends Migration {
  override up(): void {
    this.addSql(`create table sandboxes (
        id char(24) not null, created_at timestamptz(3) not null, ends_at timestamptz(3), primary key (id));
      -- The id that a copied record has in the copy: the same in every table, link and text. It keeps the time that
      -- begins an id, because events, deliveries and logs expire by it.
      create function copied_id(id text, copy text) returns text language sql immutable
        set search_path = pg_catalog, public, pg_temp
        as $$ select left(id, 8) || left(encode(sha256(convert_to(copy || id, 'UTF8')), 'hex'), 16) $$;
      create function copied_text(value text, template text, copy text) returns text language plpgsql immutable
        set search_path = pg_catalog, public, pg_temp as $$
      declare found text;
      begin
        for found in select distinct m[1] from regexp_matches(value, '\\m([0-9a-f]{24})\\M', 'g') m loop
          value := replace(value, found, case found when template then copy else copied_id(found, copy) end);
        end loop;
        return value;
      end $$;
      -- Copies all rows of a company with new ids, table by table in this order; accounts are the people of its users.
      -- It runs with the rights of the caller, who sees one company at a time.
      create function copy_company(template text, copy text, names text[]) returns void language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      declare
        name text;
        columns text;
        rows json;
      begin
        foreach name in array names loop
          perform set_config('partner.company', template, true);
          execute format('select json_agg(copied_text(row_to_json(t)::text, $1, $2)::json) from %I t where %s', name,
            case name when 'accounts' then 'id in (select account_id from users where company_id = $1)'
              else 'company_id = $1' end) into rows using template, copy;
          perform set_config('partner.company', copy, true);
          select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
            where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
          execute format('insert into %1$I (%2$s) select %2$s from json_populate_recordset(null::%1$I, $1)', name,
            columns) using coalesce(rows, '[]');
        end loop;
      end $$`);
  }
}
