import type { PortalManager, PortalManagers } from '@partner/companies';
import type { SignInUser } from '../ports/sign-in-links.js';

/**
 * Returns the user whom a link or a session is of; undefined when they may not use the portal any more, or when the
 * membership belongs to another account now (R34).
 */
export async function managerOf(
  { companyId, userId, accountId }: SignInUser,
  managers: PortalManagers,
): Promise<PortalManager | undefined> {
  const manager = await managers.find(companyId, userId);
  return accountId === null || manager?.account === accountId ? manager : undefined;
}
