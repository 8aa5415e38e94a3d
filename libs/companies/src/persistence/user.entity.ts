import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { UserState } from '../domain/user/user.js';
import sql from 'sql-template-tag';

/**
 * A user (§2.15). The table also has `last_assigned_at`, which only lead routing uses (R7), and `search_text`, which
 * PostgreSQL generates.
 */
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
    active: p.boolean(),
    allLocations: p.boolean(),
    inLeadRoutingPool: p.boolean(),
    roleId: p.character().length(24).$type<Id>().nullable(),
    isOwner: p.boolean(),
  },
});
export const userTable = recordTable<UserState, typeof UserEntity>(UserEntity, true);
// An account has one email, so both constraints mean the same.
conflictOn('users_account', 'user_exists', 'another user of the company has this email', {
  area: 'users',
  find: (company, account) => sql`select id from users where company_id = ${company} and account_id = ${account}`,
});
// Raised by the trigger keep_an_owner.
conflictOn('users_last_owner', 'last_owner', 'the company would have no owner');
conflictOn('users_email', 'user_exists', 'another user of the company has this email');
