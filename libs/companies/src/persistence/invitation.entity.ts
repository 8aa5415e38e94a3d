import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
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
  ...ofCompany({
    indexes: {
      invitations_token: 'unique (company_id, token_hash)',
      invitations_open: 'unique (company_id, user_id) where accepted_at is null and voided_at is null',
      invitations_by_token: '(token_hash)',
    },
    references: { account_id: 'accounts', user_id: 'users' },
  }),
});
export const invitationTable = recordTable<InvitationState, typeof InvitationEntity>(InvitationEntity, true, {
  secret: ['tokenHash'],
});
