import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { recordColumns, recordTable } from '@partner/unit-of-work';
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
export const invitationTable = recordTable<InvitationState, typeof InvitationEntity>(InvitationEntity, true, {
  secret: ['tokenHash'],
});
