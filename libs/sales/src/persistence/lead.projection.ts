import { Json, type JsonMembers } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type { LeadDetails } from '../domain/lead/lead.js';
import { salesFreeJson, salesMembers } from './sales.projection.js';

/** Members of a lead (§2.1), including every lead detail. */
const leadMembers = { ...salesMembers, ...salesFreeJson } satisfies JsonMembers & Record<keyof LeadDetails, unknown>;

/** A lead as partners see it (§2.1); needs `salesJoins`. */
export const leadItem: Sql = Json.item(leadMembers);
