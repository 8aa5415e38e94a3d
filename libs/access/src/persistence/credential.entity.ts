import { defineEntity, p } from '@mikro-orm/core';
import type { Money, ReplacedSecrets } from '@partner/kernel';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { CredentialState, CredentialType } from '../domain/credential/credential.js';
import type { Environment } from '../domain/environment.js';
import type { Scope } from '../domain/scope/scopes.js';

export const CredentialEntity = defineEntity({
  name: 'CredentialEntity',
  tableName: 'credentials',
  properties: {
    ...recordColumns(),
    type: p.text().$type<CredentialType>(),
    name: p.text(),
    environment: p.text().$type<Environment>(),
    scopes: p.array().$type<Scope[]>(),
    secretHash: p.character().length(64),
    revokedAt: p.datetime(3).nullable(),
    suspendedAt: p.datetime(3).nullable(),
    suspensionReason: p.text().nullable(),
    expiresAt: p.datetime(3).nullable(),
    allowedAddresses: p.array().$type<readonly string[]>().nullable(),
    previousSecrets: p.json<ReplacedSecrets['list']>(),
    agent: p.boolean().default(false),
    confirmLimit: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
  },
  ...ofCompany({
    indexes: { credentials_by_id: 'unique (id)' },
    checks: {
      credentials_environment_check: "environment in ('production', 'sandbox')",
      credentials_type_check: "type in ('api_key', 'oauth_client')",
    },
  }),
});

/** The hashes are omitted from the audit trail. */
export const credentialTable = recordTable<CredentialState, typeof CredentialEntity>(CredentialEntity, true, {
  secret: ['secretHash', 'previousSecrets'],
});

/** Last uses of a credential, apart from it because it is versioned and changes rarely. */
export const CredentialUseEntity = defineEntity({
  name: 'CredentialUseEntity',
  tableName: 'credential_uses',
  properties: {
    companyId: p.character().length(24).primary(),
    credentialId: p.character().length(24).primary(),
    lastUsedAt: p.datetime(3),
    feedSeq: p.bigint().nullable(),
    feedReadAt: p.datetime(3).nullable(),
  },
  ...ofCompany(),
});
