import type { PortalManager, PortalManagers } from '@partner/companies';
import type { SignInUser } from '../ports/sign-in-links.js';

/**
 * Returns the user of a link or session. Undefined when they may no longer use the portal, or when the membership now
 * belongs to another account (R34).
 */
export async function managerOf(
  { companyId, userId, accountId }: SignInUser,
  managers: PortalManagers,
): Promise<PortalManager | undefined> {
  const manager = await managers.find(companyId, userId);
  return accountId === null || manager?.account === accountId ? manager : undefined;
}
