import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { Disclosure, LateFee, StateLegalState } from '../domain/state-legal/state-legal.js';

export const StateLegalEntity = defineEntity({
  name: 'StateLegalEntity',
  tableName: 'state_legal',
  properties: {
    ...recordColumns(),
    agreementId: p.character().length(24).$type<Id>(),
    stateCode: p.text(),
    enabled: p.boolean(),
    contractTitle: p.text().nullable(),
    disclosures: p.json<readonly Disclosure[]>().columnType('json').nullable(),
    lateFee: p.json<LateFee>().columnType('json').nullable(),
    reinstatementDays: p.integer().nullable(),
    earlyPurchasePercent: p.double().nullable(),
    maxTermMonths: p.integer().nullable(),
    deletedAt: p.datetime(3).nullable(),
  },
});
export const stateLegalTable = recordTable<StateLegalState, typeof StateLegalEntity>(StateLegalEntity, true);

conflictOn('state_legal_pkey', 'id_taken', 'this id is taken');
conflictOn('state_legal_state', 'state_legal_exists', 'the agreement has another legal configuration of this state');
