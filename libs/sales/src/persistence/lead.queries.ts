import { Json, type JsonMembers, queriesOf } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { LeadDetails } from '../domain/lead/lead.js';
import { existingLead } from '../sql/visible-document.js';
import { salesFreeJson, salesMembers, salesJoins } from './sales.projection.js';
import { salesModel } from './sales.queries.js';

/** Members of a lead (§2.1), including every lead detail. */
const leadMembers = { ...salesMembers, ...salesFreeJson } satisfies JsonMembers & Record<keyof LeadDetails, unknown>;

/** A lead as partners see it (§2.1); needs `salesJoins`. */
const leadItem: Sql = Json.item(leadMembers);

export const DatabaseLeadQueries = queriesOf({
  ...salesModel('lead', salesJoins, sql`null::int`),
  visible: () => existingLead,
  item: leadItem,
});
