import { json } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type { LeadDetails } from '../domain/lead/lead.js';
import { salesFreeJson, salesMembers } from './sales.projection.js';

/** What a lead shows (§2.1), every detail of it included. */
const leadMembers = { ...salesMembers, ...salesFreeJson } satisfies json.Members & Record<keyof LeadDetails, unknown>;

/** A lead as partners see it (§2.1), with the joins of the sales. */
export const leadItem: Sql = json.item(leadMembers);
