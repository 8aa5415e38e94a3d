import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Link that signs a person in (R90). */
export const SignInLinkEntity = defineEntity({
  name: 'SignInLinkEntity',
  tableName: 'sign_in_links',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    userId: p.character().length(24),
    tokenHash: p.character().length(64),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
    accountId: p.character().length(24).nullable(),
  },
  ...ofCompany({
    indexes: { sign_in_links_by_token: 'unique (token_hash)', sign_in_links_expiry: '(company_id, expires_at)' },
    references: { user_id: 'users' },
  }),
});

/** Session of the portal (R91). */
export const PortalSessionEntity = defineEntity({
  name: 'PortalSessionEntity',
  tableName: 'portal_sessions',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    userId: p.character().length(24),
    tokenHash: p.character().length(64),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(3),
    seenAt: p.datetime(3),
    idleUntil: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
    accountId: p.character().length(24).nullable(),
    secondFactorAt: p.datetime(3).nullable(),
    passkeyChallenge: p.text().nullable(),
    passkeyChallengeUntil: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      portal_sessions_by_token: 'unique (token_hash)',
      portal_sessions_of_user: '(company_id, user_id)',
      portal_sessions_expiry: '(company_id, expires_at)',
    },
    references: { user_id: 'users' },
  }),
});
