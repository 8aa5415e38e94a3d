import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { CrmConnectionState, CrmProvider } from '../domain/crm-connection/crm-connection.js';

/** A company's CRM connection (§4.7). */
export const CrmConnectionEntity = defineEntity({
  name: 'CrmConnectionEntity',
  tableName: 'crm_connections',
  properties: {
    ...recordColumns(),
    provider: p.text().$type<CrmProvider>(),
    accessToken: p.text(),
    baseUrl: p.text().nullable(),
    active: p.boolean(),
  },
  ...ofCompany({
    indexes: { crm_connections_company: 'unique (company_id)' },
    checks: { crm_connections_provider_check: "provider in ('hubspot')" },
  }),
});
export const crmConnectionTable = recordTable<CrmConnectionState, typeof CrmConnectionEntity>(
  CrmConnectionEntity,
  true,
  { secret: ['accessToken'] },
);
conflictOn('crm_connections_company', 'crm_connected', 'The company already has a CRM connection');
