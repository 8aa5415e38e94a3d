import { defineEntity, p } from '@mikro-orm/core';
import { ofDeployment } from '@partner/unit-of-work';

/** Person with an email, in whatever companies (R34). */
export const AccountEntity = defineEntity({
  name: 'AccountEntity',
  tableName: 'accounts',
  properties: {
    id: p.character().length(24).primary(),
    email: p.text(),
    loginAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
  ...ofDeployment({
    indexes: { accounts_email: 'unique (email)' },
    policies: [
      {
        name: 'own_people',
        using: `email = current_setting('partner.email', true) or exists (select from users u
          where u.account_id = accounts.id
            and u.company_id = nullif(current_setting('partner.company', true), '')::char(24))`,
      },
    ],
  }),
});
