import type { CompanyId, Outbox } from '@partner/kernel';
import type { SignInNotice, SignInNotices } from '@partner/sign-in';
import { jobKinds } from '../jobs/job-kinds.js';
import type { SignInPayload } from '../jobs/user-mail-jobs.js';
import type { TokenSeal } from '../ports/crm-connections.js';

/**
 * Enqueues emails with sign-in links in the outbox, in the transaction of the link (R90). Tokens are encrypted there.
 */
export class OutboxSignInNotices implements SignInNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly seal: TokenSeal,
  ) {}

  async signIn(company: CompanyId, { to, token, expiresAt }: SignInNotice): Promise<void> {
    const sealedToken = await this.seal.seal(token, company);
    const payload: SignInPayload = { to, sealedToken, expiresAt: expiresAt.toISOString() };
    this.outbox.add(company, jobKinds.signIn, { ...payload });
  }
}
