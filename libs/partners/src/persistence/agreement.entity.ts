import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { AgreementState, PendingUpdate, RateConfig } from '../domain/agreement/agreement.js';

/** Policy by which both companies of an agreement see its records. @param column the agreement's id in the table */
export const sharedRecord = (table: string, column: string): { name: string; using: string } => ({
  name: 'shared_record',
  using: `exists (select from agreement_parties p
    where p.company_id = nullif(current_setting('partner.company', true), '')::char(24)
      and p.owner_id = ${table}.company_id and p.id = ${table}.${column})`,
});

export const AgreementEntity = defineEntity({
  name: 'AgreementEntity',
  tableName: 'agreements',
  properties: {
    ...recordColumns(),
    direction: p.text(),
    status: p.text(),
    fromCompanyId: p.text(),
    fromCompanyType: p.text().nullable(),
    fromName: p.text().nullable(),
    toCompanyId: p.text(),
    toCompanyType: p.text().nullable(),
    toName: p.text().nullable(),
    rateConfig: p.json<RateConfig>().columnType('json').nullable(),
    rateConfigVersion: p.integer().nullable(),
    pendingRateConfig: p.json<RateConfig>().columnType('json').nullable(),
    pendingRateConfigVersion: p.integer().nullable(),
    pendingUpdate: p.json<PendingUpdate>().columnType('json').nullable(),
    acceptance: p.json<Readonly<Record<string, unknown>>>().columnType('json').nullable(),
    requestedBy: p.text().nullable(),
    deletedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({ policies: [sharedRecord('agreements', 'id')] }),
});
export const agreementTable = recordTable<AgreementState, typeof AgreementEntity>(AgreementEntity, true);

conflictOn('agreements_pkey', 'id_taken', 'this id is taken');
conflictOn('agreement_parties_pkey', 'id_taken', 'this id is taken');
