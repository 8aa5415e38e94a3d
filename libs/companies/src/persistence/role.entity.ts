import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import { type RoleState, roleTaken } from '../domain/role/role.js';
import type { Permission } from '../domain/role/system-roles.js';

/** A role (§2.15). */
export const RoleEntity = defineEntity({
  name: 'RoleEntity',
  tableName: 'roles',
  properties: {
    ...recordColumns(),
    name: p.text(),
    key: p.text(),
    description: p.text().nullable(),
    isSystem: p.boolean().default(false),
    permissions: p.array().$type<readonly Permission[]>().defaultRaw(`'{}'`),
    deletedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({ indexes: { roles_key: 'unique (company_id, key) where deleted_at is null' } }),
});
export const roleTable = recordTable<RoleState, typeof RoleEntity>(RoleEntity, true);
conflictOn('roles_key', ...roleTaken);
