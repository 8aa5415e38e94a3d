import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { AgreementState, PendingUpdate, RateConfig } from '../domain/agreement/agreement.js';

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
});
export const agreementTable = recordTable<AgreementState, typeof AgreementEntity>(AgreementEntity, true);

conflictOn('agreements_pkey', 'id_taken', 'this id is taken');
conflictOn('agreement_parties_pkey', 'id_taken', 'this id is taken');
