/** What a role lets its users do in the portal. */
export type Permission = 'partner-api.manage';

/** The roles that every company has from its first day (R35), and what they let their users do (R90). */
export const systemRoles = [
  { key: 'owner', name: 'Owner', permissions: ['partner-api.manage'] },
  { key: 'administrator', name: 'Administrator', permissions: ['partner-api.manage'] },
  { key: 'salesperson', name: 'Salesperson', permissions: [] },
  { key: 'production-manager', name: 'Production manager', permissions: [] },
  { key: 'driver', name: 'Driver', permissions: [] },
] as const satisfies readonly { key: string; name: string; permissions: readonly Permission[] }[];

/** The keys of the roles with a permission. */
export const rolesWith = (permission: Permission): readonly string[] =>
  systemRoles
    .filter(({ permissions }) => (permissions as readonly string[]).includes(permission))
    .map(({ key }) => key);
