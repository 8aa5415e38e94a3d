import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Progress of an erasure, and then its certificate (R110). */
export const ErasureEntity = defineEntity({
  name: 'ErasureEntity',
  tableName: 'erasures',
  properties: {
    companyId: p.character().length(24).primary(),
    customerId: p.character().length(24).primary(),
    requestedAt: p.datetime(3),
    requestedBy: p.text(),
    step: p.text(),
    stepTable: p.text(),
    stepAfter: p.text(),
    counts: p.json(),
    finishedAt: p.datetime(3).nullable(),
  },
  ...ofCompany(),
});
