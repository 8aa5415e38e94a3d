import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Side of an agreement, by company (R38). */
export const AgreementPartyEntity = defineEntity({
  name: 'AgreementPartyEntity',
  tableName: 'agreement_parties',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    ownerId: p.character().length(24),
    side: p.text(),
    counterpartyId: p.character().length(24).nullable(),
  },
  ...ofCompany({
    checks: { agreement_parties_side_check: "side in ('from', 'to')" },
    references: { 'owner_id, id': 'agreements' },
  }),
});
