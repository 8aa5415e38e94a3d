import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { RecordTable, type SameKeys } from '@partner/unit-of-work';
import type { LeadState } from '../domain/lead/lead.js';
import type { LeadStatus } from '../domain/lead/lead.transitions.js';
import { salesColumns } from './sales.entity.js';

export const LeadEntity = defineEntity({
  name: 'LeadEntity',
  tableName: 'leads',
  properties: { ...salesColumns(), status: p.text().$type<LeadStatus>() },
});
export const leadEntityIsComplete: SameKeys<LeadState, InferEntity<typeof LeadEntity>> = true;

export const leadTable = new RecordTable<LeadState>(LeadEntity);

conflictOn('leads_number', 'number_taken', 'another lead has this orderNumber');
conflictOn('leads_pkey', 'id_taken', 'this id is taken');
