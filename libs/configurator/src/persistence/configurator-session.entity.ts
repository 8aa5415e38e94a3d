import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';
import { RecordTable, type SameKeys } from '@partner/persistence';
import type { SessionState } from '../domain/session/session.js';

/** A session (§2.27). */
export const ConfiguratorSessionEntity = defineEntity({
  name: 'ConfiguratorSessionEntity',
  tableName: 'configurator_sessions',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    customerId: p.character().length(24).$type<Id>().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    quoteId: p.character().length(24).$type<Id>().nullable(),
    workOrderId: p.character().length(24).$type<Id>().nullable(),
    returnUrl: p.text().nullable(),
    tokenHash: p.character().length(64),
    expiresAt: p.datetime(3),
    openedAt: p.datetime(3).nullable(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export const configuratorSessionEntityIsComplete: SameKeys<
  SessionState,
  InferEntity<typeof ConfiguratorSessionEntity>
> = true;

export const configuratorSessionTable = new RecordTable<SessionState>(ConfiguratorSessionEntity, {
  secret: ['tokenHash'],
});
