import type { PortalManager, PortalManagers } from '@partner/companies';
import { portal, settleAll, type UnitOfWork } from '@partner/kernel';
import { mailedLinkLifetime } from '../../domain/session/session-times.js';
import { newLink } from '../create-sign-in-link/create-sign-in-link.js';
import type { SignInLinks, SignInNotices } from '../ports/sign-in-links.js';

/** Maximum number of companies that send mail per request. */
const maxCompanies = 100;

/** Mails a sign-in link from each company in which the person of an email may use the portal (R90). */
export class RequestSignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly links: SignInLinks,
    private readonly notices: SignInNotices,
  ) {}

  /**
   * Does nothing for other emails. The requester must not learn which was the case, so do not make them wait for this.
   * @throws the first error, after the other companies have sent theirs.
   */
  async execute({ email }: { readonly email: string }): Promise<void> {
    await settleAll((await this.managers.findByEmail(email, maxCompanies)).map((manager) => this.#mail(manager)));
  }

  #mail(manager: PortalManager): Promise<void> {
    const { company, name, email } = manager;
    return this.work.run(portal(company), async () => {
      const { link, token } = newLink(manager, this.work.now(), mailedLinkLifetime);
      await this.links.add(link);
      await this.notices.signIn(company, { to: { name, email }, token, expiresAt: link.expiresAt });
    });
  }
}
