/** Portal permissions that a role can grant (§5.2, R101), with their meanings for people. */
export const permissionTexts = {
  'partner-api.view': 'See requests, events, deliveries, usage, the audit trail and the names of credentials.',
  'partner-api.webhooks': 'Create, change and test webhook endpoints, and deliver events again.',
  'partner-api.credentials': 'Create, change, rotate, suspend and revoke credentials.',
  'partner-api.team': 'Invite people, change their roles, end their sessions, and set alerts.',
  'partner-api.manage': 'All of these, and every permission that is added later.',
} as const;
export type Permission = keyof typeof permissionTexts;
export const permissions = Object.keys(permissionTexts) as readonly Permission[];

/** Rights of a person in the portal: permissions, and what belongs to the owner alone. */
export type Right = Permission | 'partner-api.owner';
export type Rights = ReadonlySet<Right>;

/** Roles that every company has from its creation (R35), with their permissions (R90). */
export const systemRoles = [
  { key: 'owner', name: 'Owner', permissions: ['partner-api.manage'] },
  { key: 'administrator', name: 'Administrator', permissions: ['partner-api.manage'] },
  { key: 'salesperson', name: 'Salesperson', permissions: [] },
  { key: 'production-manager', name: 'Production manager', permissions: [] },
  { key: 'driver', name: 'Driver', permissions: [] },
] as const satisfies readonly { key: string; name: string; permissions: readonly Permission[] }[];

/** Keys of the system roles that open the portal. */
export const openingRoles: readonly string[] = systemRoles
  .filter((role) => role.permissions.length > 0)
  .map(({ key }) => key);

/** The part of a role that decides about rights. */
export interface GrantingRole {
  readonly key: string;
  readonly isSystem: boolean;
  readonly permissions: readonly Permission[];
}

/** Returns the rights of a person with a role. Every permission includes seeing, and `manage` includes all (R101). */
export function rightsOf(role: GrantingRole | undefined, isOwner = false): Rights {
  const system = systemRoles.find(({ key }) => role?.isSystem && key === role.key);
  const granted: readonly Right[] = isOwner ? ['partner-api.manage'] : ((system ?? role)?.permissions ?? []);
  if (granted.includes('partner-api.manage')) return new Set([...permissions, ...(isOwner ? [ownership] : [])]);
  return new Set(granted.length > 0 ? ['partner-api.view', ...granted] : []);
}

const ownership: Right = 'partner-api.owner';

/** True if the rights include all of the others. */
export const covers = (rights: Rights, others: Rights): boolean => [...others].every((right) => rights.has(right));
