import { instant, jsonItem, unescapedText } from '@partner/persistence';
import sql from 'sql-template-tag';

/** A site event as partners see it (§2.26), over `t`. Types and sources are words of the code's own. */
export const siteEventItem = jsonItem({
  eventId: unescapedText(sql`t.id`),
  eventType: unescapedText(sql`t.event_type`),
  occurredAt: instant(sql`t.occurred_at`),
  sessionId: sql`t.session_id`,
  visitorId: sql`t.visitor_id`,
  source: unescapedText(sql`t.source`),
  siteHost: sql`t.site_host`,
  page: sql`t.page`,
});
