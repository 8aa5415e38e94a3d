import { type CompanyId, gone, hashOfToken, portal, type UnitOfWork } from '@partner/kernel';
import type { Alerts } from '../ports/alerts.js';

/** Confirms by a mailed link that an address wants alerts (A15). */
export class ConfirmAddress {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
  ) {}

  /** A repetition has no effect. @throws DomainError `gone` for a token that is unknown or older than seven days. */
  execute({ token }: { readonly token: string }): Promise<void> {
    const company = Buffer.from(token, 'base64url').toString('hex', 0, 12) as CompanyId;
    return this.work.run(portal(company), async () => {
      const isConfirmed = await this.alerts.confirm(company, hashOfToken(token), this.work.now());
      if (!isConfirmed) throw gone('link_expired', 'the link has expired or is incomplete');
    });
  }
}
