import { type CompanyId, DomainError, dayMs } from '@partner/kernel';

/** Limit of mails that a company sends to people who did not ask for them, by UTC day (A15). */
export abstract class InvitationLimit {
  /**
   * Counts an invitation. Concurrent calls of the company wait until the unit of work ends.
   * @returns false if the company has mailed all invitations of the day.
   */
  abstract tryTake(company: CompanyId, at: Date): Promise<boolean>;

  /** As `tryTake`. @throws DomainError `limited` until the next day. */
  async take(company: CompanyId, at: Date): Promise<void> {
    if (await this.tryTake(company, at)) return;
    const message = 'your company has mailed all invitations that it may mail today';
    const retryAfter = Math.ceil((dayMs - (at.getTime() % dayMs)) / 1_000);
    throw new DomainError('limited', 'too_many_invitations', message, { retryAfter });
  }
}
