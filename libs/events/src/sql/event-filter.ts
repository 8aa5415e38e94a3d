import sql, { raw, type Sql } from 'sql-template-tag';
import { documentLinks } from './document-links.js';

const links = raw(`'${JSON.stringify(documentLinks)}'`);

/**
 * Condition that an event, as partners see it, passes the filter of its subscription (A5). The function is called for
 * subscriptions with a filter alone.
 * @param subscription row with `filter`; @param event row with `type` and `data`
 */
export const passesFilter = (subscription: Sql, event: Sql, company: Sql, isHidden: Sql): Sql =>
  sql`(${subscription}.filter is null or passes_filter(${subscription}.filter,
    case when ${event}.type not like '%.deleted' then ${event}.data end, ${company}, ${isHidden}, ${links}))`;
