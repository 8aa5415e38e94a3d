import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordTable } from '@partner/unit-of-work';
import type { LeadState } from '../domain/lead/lead.js';
import type { LeadStatus } from '../domain/lead/lead.transitions.js';
import { salesColumns, salesIndexes, salesReferences } from './sales.entity.js';

export const LeadEntity = defineEntity({
  name: 'LeadEntity',
  tableName: 'leads',
  properties: { ...salesColumns(), status: p.text().$type<LeadStatus>(), searchText: p.text().hidden() },
  ...ofCompany({
    indexes: {
      ...salesIndexes('leads'),
      leads_created: `(company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email)`,
      leads_salesperson: '(company_id, salesperson_id, status, location_id)',
      leads_texts: '(company_id, created_at, id) include (status, location_id, salesperson_id, search_text)',
      leads_contacts: `(company_id, created_at, id)
        include (status, location_id, salesperson_id, customer_email, customer_phone)`,
    },
    references: salesReferences,
  }),
});
export const leadTable = recordTable<LeadState, typeof LeadEntity>(LeadEntity, true);

conflictOn('leads_number', 'number_taken', 'another lead has this orderNumber');
conflictOn('leads_pkey', 'id_taken', 'this id is taken');
