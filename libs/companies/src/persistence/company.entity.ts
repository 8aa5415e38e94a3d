import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, ofDeployment } from '@partner/unit-of-work';
import type { CompanyState, SoldByStatus } from '../domain/company/company.js';

/** A company (§2.24). */
export const CompanyEntity = defineEntity({
  name: 'CompanyEntity',
  tableName: 'companies',
  properties: {
    ...recordColumns(),
    name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    zipCode: p.text().nullable(),
    country: p.text().nullable(),
    timezone: p.text().default('UTC'),
    logoUrl: p.text().nullable(),
    companyType: p.text().nullable(),
    sellTypes: p.json<readonly string[]>().nullable(),
    soldByStatus: p.text().$type<SoldByStatus>().default('Processed'),
    currency: p.text().default('usd'),
    technicalContactEmail: p.text().nullable(),
    configuratorUrl: p.text().nullable(),
    configuratorLaunchAllowlist: p.json<readonly string[]>().nullable(),
    suspendedAt: p.datetime(3).nullable(),
    suspensionReason: p.text().nullable(),
    suspendedBy: p.text().nullable(),
    deletionDueAt: p.datetime(3).nullable(),
    requestBodiesSince: p.datetime(3).nullable(),
  },
  ...ofCompany({ checks: { companies_are_their_own_tenant: 'company_id = id' } }),
});
export const companyTable = recordTable<CompanyState, typeof CompanyEntity>(CompanyEntity, true);
conflictOn('companies_pkey', 'id_taken', 'a company with this id already exists');

/** Certificate of a deletion; it outlives the rows of its company, and has no personal data. */
export const CompanyDeletionEntity = defineEntity({
  name: 'CompanyDeletionEntity',
  tableName: 'company_deletions',
  properties: {
    id: p.character().length(24).primary(),
    startedAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
    removed: p.json().defaultRaw(`'{}'::jsonb`),
  },
  ...ofDeployment(),
});

/** Company that anybody made in a sandbox, until it ends; the template of all of them has no end. */
export const SandboxEntity = defineEntity({
  name: 'SandboxEntity',
  tableName: 'sandboxes',
  properties: {
    id: p.character().length(24).primary(),
    createdAt: p.datetime(3),
    endsAt: p.datetime(3).nullable(),
  },
  ...ofDeployment(),
});
