import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { LegalSection, StateLegalState } from '../domain/state-legal/state-legal.js';
import { sharedRecord } from './agreement.entity.js';

export const StateLegalEntity = defineEntity({
  name: 'StateLegalEntity',
  tableName: 'state_legal',
  properties: {
    ...recordColumns(),
    agreementId: p.character().length(24).$type<Id>(),
    stateCode: p.text(),
    lessorLegalName: p.text().nullable(),
    lessorAddressLine1: p.text().nullable(),
    lessorAddressLine2: p.text().nullable(),
    sections: p.json<readonly LegalSection[]>().columnType('json'),
    arbitrationText: p.text().nullable(),
    acknowledgementText: p.text().nullable(),
    includeCustomerDataSheet: p.boolean(),
    includeStateRpaPages: p.boolean(),
    deletedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: { state_legal_state: 'unique (company_id, agreement_id, state_code) where deleted_at is null' },
    references: { agreement_id: 'agreements' },
    policies: [sharedRecord('state_legal', 'agreement_id')],
  }),
});
export const stateLegalTable = recordTable<StateLegalState, typeof StateLegalEntity>(StateLegalEntity, true);

conflictOn('state_legal_pkey', 'id_taken', 'this id is taken');
conflictOn('state_legal_state', 'state_legal_exists', 'the agreement has another legal configuration of this state');
