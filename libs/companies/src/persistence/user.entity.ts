import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, ofDeployment } from '@partner/unit-of-work';
import type { UserState } from '../domain/user/user.js';
import sql from 'sql-template-tag';

/** A user (§2.15). */
export const UserEntity = defineEntity({
  name: 'UserEntity',
  tableName: 'users',
  properties: {
    ...recordColumns(),
    accountId: p.character().length(24).$type<Id>(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    active: p.boolean().default(true),
    allLocations: p.boolean().default(false),
    inLeadRoutingPool: p.boolean().default(false),
    roleId: p.character().length(24).$type<Id>().nullable(),
    isOwner: p.boolean().default(false),
    /** Only lead routing uses it (R7). */
    lastAssignedAt: p.datetime(3).nullable().hidden(),
    searchText: p.text().hidden(),
    emailLower: p.text().nullable().hidden(),
  },
  ...ofCompany({
    indexes: {
      users_role: '(company_id, role_id)',
      users_lead_routing: '(company_id) where active and in_lead_routing_pool',
      users_account: 'unique (company_id, account_id)',
      users_created: '(company_id, created_at, id)',
      users_search: 'using gin (company_id, search_text gin_trgm_ops)',
      users_of_account: '(account_id)',
      users_email: 'unique (company_id, email_lower)',
    },
    references: { account_id: 'accounts', role_id: 'roles' },
  }),
});
export const userTable = recordTable<UserState, typeof UserEntity>(UserEntity, true);
// An account has one email, so both constraints mean the same.
conflictOn('users_account', 'user_exists', 'another user of the company has this email', {
  field: 'email',
  area: 'users',
  find: (company, { email }) =>
    sql`select id from users where company_id = ${company} and email_lower = fold_case(${email})`,
});
// Raised by the trigger keep_an_owner.
conflictOn('users_last_owner', 'last_owner', 'the company would have no owner');
conflictOn('users_email', 'user_exists', 'another user of the company has this email');

/** Location of a user (R35). */
export const UserLocationEntity = defineEntity({
  name: 'UserLocationEntity',
  tableName: 'user_locations',
  properties: {
    companyId: p.character().length(24).primary(),
    userId: p.character().length(24).primary(),
    locationId: p.character().length(24).primary(),
    position: p.integer(),
  },
  ...ofCompany({
    indexes: { user_locations_of: '(company_id, location_id, user_id)' },
    references: {
      location_id: 'locations deferrable initially deferred',
      user_id: 'users deferrable initially deferred',
    },
  }),
});

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
