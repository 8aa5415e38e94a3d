import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Site event (§2.26). */
export const SiteEventEntity = defineEntity({
  name: 'SiteEventEntity',
  tableName: 'site_events',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    eventType: p.text(),
    occurredAt: p.datetime(3),
    sessionId: p.text(),
    visitorId: p.text().nullable(),
    source: p.text(),
    siteHost: p.text().nullable(),
    page: p.text().nullable(),
    productId: p.text().nullable(),
    productName: p.text().nullable(),
    payload: p.json().nullable(),
    credentialId: p.character().length(24).nullable(),
    step: p.text().nullable(),
    menuItem: p.text().nullable(),
    quoteId: p.text().nullable(),
    configId: p.text().nullable(),
    client: p.json().nullable(),
    details: p.json().nullable(),
  },
  ...ofCompany({
    indexes: {
      site_events_session: '(company_id, session_id, occurred_at, id)',
      site_events_newest: '(company_id, occurred_at, id) include (event_type)',
    },
  }),
});
