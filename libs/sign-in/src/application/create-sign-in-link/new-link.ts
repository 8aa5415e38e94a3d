import type { PortalManager } from '@partner/companies';
import { hashOfToken, newId, newToken } from '@partner/kernel';
import type { SignInLink } from '../ports/sign-in-links.js';

/** Creates a link of a user and its token. @param lifetime milliseconds. */
export function newLink(
  { company: companyId, id: userId, account: accountId }: PortalManager,
  createdAt: Date,
  lifetime: number,
): { readonly link: SignInLink; readonly token: string } {
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  const link = { companyId, id: newId(), userId, accountId, tokenHash: hashOfToken(token), createdAt, expiresAt };
  return { token, link };
}
