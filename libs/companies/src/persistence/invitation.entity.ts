import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { recordColumns, RecordTable, type SameKeys } from '@partner/unit-of-work';
import type { InvitationState } from '../domain/invitation/invitation.js';

/** An invitation (R36). */
export const InvitationEntity = defineEntity({
  name: 'InvitationEntity',
  tableName: 'invitations',
  properties: {
    ...recordColumns(),
    userId: p.character().length(24).$type<Id>(),
    accountId: p.character().length(24).$type<Id>(),
    tokenHash: p.character().length(64),
    expiresAt: p.datetime(3),
    acceptedAt: p.datetime(3).nullable(),
    voidedAt: p.datetime(3).nullable(),
  },
});
export const invitationEntityIsComplete: SameKeys<InvitationState, InferEntity<typeof InvitationEntity>> = true;

export const invitationTable = new RecordTable<InvitationState>(InvitationEntity, { secret: ['tokenHash'] });
