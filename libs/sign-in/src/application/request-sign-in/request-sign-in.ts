import type { PortalManagers } from '@partner/companies';
import { type Clock, portal, type UnitOfWork } from '@partner/kernel';
import { mailedLinkLifetime } from '../../domain/session/session-times.js';
import { newLink } from '../create-sign-in-link/new-link.js';
import type { SignInLinks } from '../ports/sign-in-links.js';
import type { SignInNotices } from '../ports/sign-in-notices.js';

/** At most so many companies write to one person who asks once. */
const mostCompanies = 10;

/** Somebody says who they are: each company where they may use the portal mails them a link (R90). */
export class RequestSignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly links: SignInLinks,
    private readonly notices: SignInNotices,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for an email that may not. Whoever asks must not learn which it was: do not let them wait. */
  async execute({ email }: { readonly email: string }): Promise<void> {
    for (const manager of await this.managers.everywhere(email, mostCompanies)) {
      const { company, name, email: address } = manager;
      await this.work.run(portal(company), async () => {
        const { link, token } = newLink(manager, this.clock.now(), mailedLinkLifetime);
        await this.links.add(link);
        await this.notices.signIn(company, { to: { name, email: address }, token, expiresAt: link.expiresAt });
      });
    }
  }
}
