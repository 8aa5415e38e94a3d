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
    source: string,
    host: Text,
    client: Text,
    ids: Texts,
    types: Texts,
    times: Texts,
    visitors: Texts,
    pages: Texts,
    productIds: Texts,
    productNames: Texts,
    steps: Texts,
    menuItems: Texts,
    quoteIds: Texts,
    configIds: Texts,
    payloads: Texts,
    details: Texts,
  ) => sql`insert into site_events (company_id, credential_id, session_id, source, site_host, client, id, event_type,
      occurred_at, visitor_id, page, product_id, product_name, step, menu_item, quote_id, config_id, payload, details)
    select ${company}, ${credential}, ${session}, ${source}, ${host}, ${client}::jsonb, e.*
    from unnest(${ids}::text[], ${types}::text[], ${times}::timestamptz[], ${visitors}::text[], ${pages}::text[],
      ${productIds}::text[], ${productNames}::text[], ${steps}::text[], ${menuItems}::text[], ${quoteIds}::text[],
      ${configIds}::text[], ${payloads}::jsonb[], ${details}::jsonb[]) e`,
);

/** Returns JSON for a column; null for an unset value, but not for other empty ones. */
const jsonText = (value: unknown): Text => (value === undefined || value === null ? null : JSON.stringify(value));

/**
 * Site events in PostgreSQL, written by plain statements: there is no aggregate to load and no subscriber to notify.
 */
export class DatabaseSiteEvents implements SiteEvents {
  constructor(private readonly database: Database) {}

  async store(company: CompanyId, { credentialId, events, ...visit }: ReceivedSiteEvents): Promise<void> {
    const { sessionId, visitorId, source, siteHost = null, client } = visit;
    const each = (text: (event: SiteEventDetails) => Text | undefined): Texts => events.map((e) => text(e) ?? null);
    const statement = insertStatement(
      company,
      credentialId ?? null,
      sessionId,
      source,
      siteHost,
      jsonText(client),
      each(() => newId()),
      each(({ eventType }) => eventType),
      each(({ occurredAt }) => occurredAt.toISOString()),
      each((event) => event.visitorId ?? visitorId),
      each(({ page }) => page),
      each(({ productId }) => productId),
      each(({ productName }) => productName),
      each(({ step }) => step),
      each(({ menuItem }) => menuItem),
      each(({ quoteId }) => quoteId),
      each(({ configId }) => configId),
      each(({ payload }) => jsonText(payload)),
      each(({ details }) => jsonText(details)),
    );
    await this.database.query(statement, 'outside');
  }

  async find(company: CompanyId, id: Id): Promise<SiteEvent | undefined> {
    const [row] = await this.database
      .query<SiteEvent>(sql`select id, event_type as "eventType", occurred_at as "occurredAt",
        session_id as "sessionId", visitor_id as "visitorId", source, site_host as "siteHost", page,
        product_id as "productId", product_name as "productName", step, menu_item as "menuItem",
        quote_id as "quoteId", config_id as "configId", payload, client, details
      from site_events where company_id = ${company} and id = ${id} for update`);
    return row;
  }

  async put(company: CompanyId, event: SiteEvent): Promise<void> {
    const { id, eventType, occurredAt, sessionId, visitorId, source, siteHost, page } = event;
    const { step, menuItem, quoteId, configId, payload, client, details } = event;
    await this.database.query(sql`insert into site_events (company_id, id, event_type, occurred_at, session_id,
        visitor_id, source, site_host, page, product_id, product_name, step, menu_item, quote_id, config_id, payload,
        client, details)
      values (${company}, ${id}, ${eventType}, ${occurredAt}, ${sessionId}, ${visitorId ?? null}, ${source},
        ${siteHost ?? null}, ${page ?? null}, ${event.productId ?? null}, ${event.productName ?? null},
        ${step ?? null}, ${menuItem ?? null}, ${quoteId ?? null}, ${configId ?? null}, ${jsonText(payload)}::jsonb,
        ${jsonText(client)}::jsonb, ${jsonText(details)}::jsonb)
      on conflict (company_id, id) do update set (event_type, occurred_at, session_id, visitor_id, source, site_host,
        page, product_id, product_name, step, menu_item, quote_id, config_id, payload, client, details) =
        (excluded.event_type, excluded.occurred_at, excluded.session_id, excluded.visitor_id, excluded.source,
        excluded.site_host, excluded.page, excluded.product_id, excluded.product_name, excluded.step,
        excluded.menu_item, excluded.quote_id, excluded.config_id, excluded.payload, excluded.client,
        excluded.details)`);
  }
}
