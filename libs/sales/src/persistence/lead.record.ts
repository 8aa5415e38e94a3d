import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, ExternalReferences, Id, SourceMetadata } from '@partner/kernel';
import { conflictOn, RecordTable, type SameKeys } from '@partner/persistence';
import type { LeadState } from '../domain/lead/lead.js';
import type { LeadStatus } from '../domain/lead/lead.transitions.js';
import type { SalesSource } from '../domain/sales-source.js';

export const LeadRecord = defineEntity({
  name: 'LeadRecord',
  tableName: 'leads',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    number: p.integer(),
    status: p.text().$type<LeadStatus>(),
    statusChangedAt: p.datetime(3),
    customerId: p.character().length(24).$type<Id>(),
    customerName: p.text().nullable(),
    customerEmail: p.text().nullable(),
    customerPhone: p.text().nullable(),
    salespersonId: p.character().length(24).$type<Id>().nullable(),
    salespersonName: p.text().nullable(),
    salespersonEmail: p.text().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    salesSource: p.text().$type<SalesSource>().nullable(),
    sourceMetadata: p.json<SourceMetadata>().nullable(),
    externalReferences: p.json<ExternalReferences>().nullable(),
  },
});
export const leadRecordIsComplete: SameKeys<LeadState, InferEntity<typeof LeadRecord>> = true;

export const leadTable = new RecordTable<LeadState>(LeadRecord);

conflictOn('leads_number', 'another lead has this orderNumber');
conflictOn('leads_pkey', 'this id is taken');
