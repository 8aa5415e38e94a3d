/** Portal permissions that a role can grant (§5.2). */
export const permissions = ['partner-api.manage'] as const;
export type Permission = (typeof permissions)[number];

/** Roles that every company has from its creation (R35), with their permissions (R90). */
export const systemRoles = [
  { key: 'owner', name: 'Owner', permissions: ['partner-api.manage'] },
  { key: 'administrator', name: 'Administrator', permissions: ['partner-api.manage'] },
  { key: 'salesperson', name: 'Salesperson', permissions: [] },
  { key: 'production-manager', name: 'Production manager', permissions: [] },
  { key: 'driver', name: 'Driver', permissions: [] },
] as const satisfies readonly { key: string; name: string; permissions: readonly Permission[] }[];

export const rolesWith = (permission: Permission): readonly string[] =>
  systemRoles.filter((role) => (role.permissions as readonly string[]).includes(permission)).map(({ key }) => key);
