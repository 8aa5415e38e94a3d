import { type CompanyId, type Id, newId } from '@partner/kernel';
import { type Database, statementTemplate } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { ReceivedSiteEvents, SiteEvents } from '../application/ports/site-events.js';
import type { SiteEvent, SiteEventDetails } from '../domain/site-event/site-event.js';

type Text = string | null;
type Texts = readonly Text[];

/** One statement for any number of events: the visit's fields are sent once, the events as one array per column. */
const insertStatement = statementTemplate(
  (
    company: CompanyId,
    credential: Text,
    session: string,
    visitor: Text,
    source: string,
    host: Text,
    ids: Texts,
    types: Texts,
    times: Texts,
    pages: Texts,
    productIds: Texts,
    productNames: Texts,
    payloads: Texts,
  ) => sql`insert into site_events (company_id, credential_id, session_id, visitor_id, source, site_host,
      id, event_type, occurred_at, page, product_id, product_name, payload)
    select ${company}, ${credential}, ${session}, ${visitor}, ${source}, ${host}, e.*
    from unnest(${ids}::text[], ${types}::text[], ${times}::timestamptz[], ${pages}::text[], ${productIds}::text[],
      ${productNames}::text[], ${payloads}::jsonb[]) e`,
);

/**
 * Site events in PostgreSQL, written by plain statements: there is no aggregate to load and no subscriber to notify.
 */
export class DatabaseSiteEvents implements SiteEvents {
  constructor(private readonly database: Database) {}

  async store(company: CompanyId, { credentialId, events, ...visit }: ReceivedSiteEvents): Promise<void> {
    const { sessionId, visitorId = null, source, siteHost = null } = visit;
    const each = (text: (event: SiteEventDetails) => Text | undefined): Texts => events.map((e) => text(e) ?? null);
    const statement = insertStatement(
      company,
      credentialId ?? null,
      sessionId,
      visitorId,
      source,
      siteHost,
      each(() => newId()),
      each(({ eventType }) => eventType),
      each(({ occurredAt }) => occurredAt.toISOString()),
      each(({ page }) => page),
      each(({ productId }) => productId),
      each(({ productName }) => productName),
      each(({ payload }) => payload && JSON.stringify(payload)),
    );
    await this.database.outside(statement);
  }

  find(company: CompanyId, id: Id): Promise<SiteEvent | undefined> {
    return this.database.maybeOne<SiteEvent>(sql`select id, event_type as "eventType", occurred_at as "occurredAt",
        session_id as "sessionId", visitor_id as "visitorId", source, site_host as "siteHost", page,
        product_id as "productId", product_name as "productName", payload
      from site_events where company_id = ${company} and id = ${id} for update`);
  }

  async put(company: CompanyId, event: SiteEvent): Promise<void> {
    const { id, eventType, occurredAt, sessionId, visitorId, source, siteHost, page } = event;
    const payload = event.payload ? JSON.stringify(event.payload) : null;
    await this.database.query(sql`insert into site_events (company_id, id, event_type, occurred_at, session_id,
        visitor_id, source, site_host, page, product_id, product_name, payload)
      values (${company}, ${id}, ${eventType}, ${occurredAt}, ${sessionId}, ${visitorId ?? null}, ${source},
        ${siteHost ?? null}, ${page ?? null}, ${event.productId ?? null}, ${event.productName ?? null}, ${payload})
      on conflict (company_id, id) do update set (event_type, occurred_at, session_id, visitor_id, source, site_host,
        page, product_id, product_name, payload) = (excluded.event_type, excluded.occurred_at, excluded.session_id,
        excluded.visitor_id, excluded.source, excluded.site_host, excluded.page, excluded.product_id,
        excluded.product_name, excluded.payload)`);
  }
}
