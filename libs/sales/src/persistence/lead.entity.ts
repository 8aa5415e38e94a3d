import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { recordTable } from '@partner/unit-of-work';
import type { LeadState } from '../domain/lead/lead.js';
import type { LeadStatus } from '../domain/lead/lead.transitions.js';
import { salesColumns } from './sales.entity.js';

export const LeadEntity = defineEntity({
  name: 'LeadEntity',
  tableName: 'leads',
  properties: { ...salesColumns(), status: p.text().$type<LeadStatus>() },
});
export const leadTable = recordTable<LeadState, typeof LeadEntity>(LeadEntity, true);

conflictOn('leads_number', 'number_taken', 'another lead has this orderNumber');
conflictOn('leads_pkey', 'id_taken', 'this id is taken');
