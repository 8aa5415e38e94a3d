import { defineEntity, p } from '@mikro-orm/core';
import { ofDeployment } from '@partner/unit-of-work';

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
