import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

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
