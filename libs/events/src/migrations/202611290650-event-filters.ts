import { Migration } from '@mikro-orm/migrations';

/** Filters of webhook subscriptions by `data` of events. */
export class Migration202611290650EventFilters extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_subscriptions add column filter jsonb;
      -- True if the data has one of the values of each member of the filter. What hidden locations and documents
      -- hide from partners counts as absent: links names the fields that reveal a document.
      create function passes_filter(filter jsonb, data jsonb, company text, hides_location boolean, links jsonb)
        returns boolean language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
      declare
        link jsonb;
        hidden text[] := case when hides_location then array['locationId'] else '{}' end;
        changed text[];
      begin
        for link in select jsonb_array_elements(links)
            where exists (select from hidden_locations h where h.company_id = company::char(24)) loop
          if exists (select from hidden_documents d where d.company_id = company::char(24)
              and d.id = (data ->> (link ->> 'member'))::char(24)) then
            hidden := hidden || (link ->> 'member') || array(select jsonb_array_elements_text(link -> 'about'));
          end if;
        end loop;
        changed := array(select jsonb_array_elements_text(data -> 'changedFields') except select unnest(hidden));
        return coalesce((filter -> 'status' is null or filter -> 'status' ? (data ->> 'status'))
          and (filter -> 'locationId' is null or filter -> 'locationId' ? ((data - hidden) ->> 'locationId'))
          and (filter -> 'changedFields' is null or filter -> 'changedFields' ?| changed), false);
      end $$`);
  }
}
