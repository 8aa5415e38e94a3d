import { queriesOf } from '@partner/persistence';
import sql from 'sql-template-tag';
import { leadItem } from './lead.projection.js';
import { salesJoins } from './sales.projection.js';
import { salesModel } from './sales.queries.js';

/** Reading leads in PostgreSQL. */
export const DatabaseLeadQueries = queriesOf({
  ...salesModel('lead', sql`null::int`),
  visible: sql`t.status <> 'Deleted'`,
  itemJoin: salesJoins,
  item: leadItem,
});
