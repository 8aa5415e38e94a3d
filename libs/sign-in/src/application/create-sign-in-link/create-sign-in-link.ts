import type { PortalManagers, PortalManager } from '@partner/companies';
import type { Actor, AuditTrail, UnitOfWork } from '@partner/kernel';
import { notFound, hashOfToken, newId, newToken } from '@partner/kernel';
import { operatorLinkLifetime } from '../../domain/session/session-times.js';
import type { SignInLinks, SignInLink } from '../ports/sign-in-links.js';

/** A link that is not mailed. */
interface CreatedSignInLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Creates a sign-in link for an operator to hand over or to try the portal with (R90). */
export class CreateSignInLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly links: SignInLinks,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param command `email` names a user of the company; defaults to the first user who may use the portal.
   * @throws DomainError `notFound` when no such user may use the portal.
   */
  execute(actor: Actor, { email }: { readonly email?: string }): Promise<CreatedSignInLink> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const user = await this.managers.first(actor.company, email);
      if (!user) throw notFound('user who may use the portal');
      const { link, token } = newLink(user, at, operatorLinkLifetime);
      await this.links.add(link);
      const changes = { expiresAt: [null, link.expiresAt.toISOString()] } as const;
      this.audit.add(actor, { at, action: 'sign_in_link.created', resourceType: 'user', resourceId: user.id, changes });
      return { token, expiresAt: link.expiresAt };
    });
  }
}

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
