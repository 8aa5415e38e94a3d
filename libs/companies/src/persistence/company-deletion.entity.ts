import { defineEntity, p } from '@mikro-orm/core';
import { ofDeployment } from '@partner/unit-of-work';

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
