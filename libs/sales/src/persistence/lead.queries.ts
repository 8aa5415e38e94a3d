import { queriesOf } from '@partner/postgres';
import sql from 'sql-template-tag';
import { existingLead } from '../sql/visible-document.js';
import { leadItem } from './lead.projection.js';
import { salesJoins } from './sales.projection.js';
import { salesModel } from './sales.queries.js';

export const DatabaseLeadQueries = queriesOf({
  ...salesModel('lead', salesJoins, sql`null::int`),
  visible: () => existingLead,
  item: leadItem,
});
