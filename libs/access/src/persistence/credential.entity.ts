import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';
import { RecordTable, type SameKeys } from '@partner/persistence';
import type { CredentialState, CredentialType } from '../domain/credential/credential.js';
import type { Environment } from '../domain/environment.js';
import type { Scope } from '../domain/scope/scopes.js';

export const CredentialEntity = defineEntity({
  name: 'CredentialEntity',
  tableName: 'credentials',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    type: p.text().$type<CredentialType>(),
    name: p.text(),
    environment: p.text().$type<Environment>(),
    scopes: p.array().$type<Scope[]>(),
    secretHash: p.character().length(64),
    revokedAt: p.datetime(3).nullable(),
  },
});

export const credentialEntityIsComplete: SameKeys<CredentialState, InferEntity<typeof CredentialEntity>> = true;

/** The hash tells nobody anything in an audit trail. */
export const credentialTable = new RecordTable<CredentialState>(CredentialEntity, { secret: ['secretHash'] });
