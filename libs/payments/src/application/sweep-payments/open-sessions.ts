import { type Clock, type CompanyId, type Id, system, type UnitOfWork } from '@partner/kernel';
import type { PaymentLink } from '../../domain/payment-link/payment-link.js';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { OpenLink, PaymentLinks } from '../ports/payment-links.js';
import type { PaymentProcessor, ProcessorAccess } from '../ports/payment-processor.js';
import type { ProcessorAccounts } from '../processor-accounts.js';

/** No session without an answer is looked for any longer than the processor keeps it open: 25 hours. */
const lost = 25 * 60 * 60_000;

/** Sessions of payment links that nobody was told the end of (R46). */
export class OpenSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: PaymentLinks,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly state: ApplyProcessorState,
    private readonly clock: Clock,
  ) {}

  /** Books what was paid in the session of a link, and closes the link once nothing comes any more. */
  async settle(company: CompanyId, { id, createdAt, ...link }: OpenLink, now: Date): Promise<void> {
    const access = await this.accounts.ofCompany(company);
    const isLost = link.sessionId === null && now.getTime() - createdAt.getTime() > lost;
    // Whatever became of it, notices name the link and are booked without it being open (R79).
    if (isLost) return this.#change(company, id, (found, at) => found.close(at));
    const sessionId = link.sessionId ?? (await this.#found(access, company, id, createdAt));
    const session = sessionId === undefined ? undefined : await this.processor.session(access, sessionId);
    if (session?.reference !== undefined) {
      const { outcome } = await this.state.execute({ company, access, reference: session.reference });
      // Nothing is final about a session without a payment while it is open.
      if (session.isOpen && outcome === 'ignored') return;
    }
    if (session && !session.isOpen) await this.#change(company, id, (found, at) => found.close(at));
  }

  /** The session of a link whose answer got lost: kept, so that a retry of the request and the next run know it. */
  async #found(access: ProcessorAccess, company: CompanyId, id: Id, since: Date): Promise<string | undefined> {
    const session = await this.processor.findSession(access, id, since);
    if (session) await this.#change(company, id, (link, at) => link.open(session, at));
    return session?.id;
  }

  async #change(company: CompanyId, id: Id, change: (link: PaymentLink, at: Date) => void): Promise<void> {
    await this.work.run(system(company), async () => {
      const link = await this.links.find(company, id);
      if (!link) return;
      change(link, this.clock.now());
      await this.links.save(link);
    });
  }
}
