/** The roles that every company has from its first day (R35). */
export const systemRoles = [
  { key: 'owner', name: 'Owner' },
  { key: 'administrator', name: 'Administrator' },
  { key: 'salesperson', name: 'Salesperson' },
  { key: 'production-manager', name: 'Production manager' },
  { key: 'driver', name: 'Driver' },
] as const;
