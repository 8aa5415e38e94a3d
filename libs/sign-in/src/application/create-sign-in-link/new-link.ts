import { type CompanyId, hashOfToken, type Id, newId, newToken } from '@partner/kernel';
import type { SignInLink } from '../ports/sign-in-links.js';

/** A new link of a user, and its token. @param lifetime milliseconds. */
export function newLink(
  companyId: CompanyId,
  userId: Id,
  createdAt: Date,
  lifetime: number,
): { readonly link: SignInLink; readonly token: string } {
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  return { token, link: { companyId, id: newId(), userId, tokenHash: hashOfToken(token), createdAt, expiresAt } };
}
