export * from './application/accept-invitation/accept-invitation.js';
export * from './application/change-user/change-user.js';
export * from './application/create-company/create-company.js';
export * from './application/create-sandbox/create-sandbox.js';
export * from './application/create-user/create-user.js';
export * from './application/ports/companies.js';
export * from './application/ports/company-deletions.js';
export * from './application/ports/invitations.js';
export * from './application/ports/portal-managers.js';
export * from './application/ports/users.js';
export * from './application/ports/roles.js';
export { Sandboxes } from './application/ports/sandboxes.js';
export * from './application/put-company/put-company.js';
export * from './application/put-role/put-role.js';
export * from './application/put-user/put-user.js';
export * from './companies.module.js';
export * from './company-deletion.module.js';
export * from './new-users.module.js';
export { Company, soldByStatuses, type SoldByStatus } from './domain/company/company.js';
export { timezoneIn } from './domain/company/timezone.js';
export { type Currency, currencyOf } from './domain/company/currencies.js';
export {
  covers,
  type Permission,
  permissions,
  permissionTexts,
  type Right,
  type Rights,
} from './domain/role/system-roles.js';
export { PortalRights } from './application/team/portal-rights.js';
export { InvitePerson } from './application/team/invite-person.js';
export { TeamChanges } from './application/team/team-changes.js';
export { TeamRoles } from './application/team/team-roles.js';
export { type Person, Team, type TeamRole } from './application/ports/team.js';
