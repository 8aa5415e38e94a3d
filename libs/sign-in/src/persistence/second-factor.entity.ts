import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany, ofDeployment } from '@partner/unit-of-work';

/** Policy by which a company sees only the rows of its own people. */
const ownPeople = (table: string): { name: string; using: string } => ({
  name: 'own_people',
  using: `exists (select from users u where u.account_id = ${table}.account_id
    and u.company_id = nullif(current_setting('partner.company', true), '')::char(24))`,
});

/** Second factor of an account. */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactorEntity',
  tableName: 'second_factors',
  properties: {
    accountId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    kind: p.text(),
    name: p.text(),
    secret: p.text().nullable(),
    lastStep: p.bigint().nullable(),
    credentialId: p.text().nullable(),
    publicKey: p.blob().nullable(),
    counter: p.bigint().nullable(),
    transports: p.array().nullable(),
    createdAt: p.datetime(3),
    confirmedAt: p.datetime(3).nullable(),
    lastUsedAt: p.datetime(3).nullable(),
  },
  ...ofDeployment({
    indexes: {
      second_factors_totp: "unique (account_id) where kind = 'totp'",
      second_factors_credential: 'unique (account_id, credential_id)',
    },
    checks: {
      second_factors_check: `case kind when 'totp' then secret is not null
        else num_nulls(credential_id, public_key, counter, confirmed_at) = 0 end`,
      second_factors_kind_check: "kind in ('totp', 'passkey')",
    },
    references: { account_id: 'accounts on delete cascade' },
    policies: [ownPeople('second_factors')],
  }),
});

/** Recovery code of an account. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCodeEntity',
  tableName: 'recovery_codes',
  properties: { accountId: p.character().length(24).primary(), codeHash: p.character().length(64).primary() },
  ...ofDeployment({
    references: { account_id: 'accounts on delete cascade' },
    policies: [ownPeople('recovery_codes')],
  }),
});

/** Failed attempts with a second factor. */
export const SecondFactorAttemptEntity = defineEntity({
  name: 'SecondFactorAttemptEntity',
  tableName: 'second_factor_attempts',
  properties: { accountId: p.character().length(24).primary(), attempts: p.integer(), until: p.datetime(3) },
  ...ofDeployment({
    references: { account_id: 'accounts on delete cascade' },
    policies: [ownPeople('second_factor_attempts')],
  }),
});

/** Company that requires a second factor. */
export const SecondFactorRequirementEntity = defineEntity({
  name: 'SecondFactorRequirementEntity',
  tableName: 'second_factor_requirements',
  properties: { companyId: p.character().length(24).primary(), requiredAt: p.datetime(3) },
  ...ofCompany(),
});
