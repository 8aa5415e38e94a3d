import { type CompanyId, type Id, system, type UnitOfWork } from '@partner/kernel';
import type { PaymentLink } from '../../domain/payment-link/payment-link.js';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { OpenLink, PaymentLinks } from '../ports/payment-links.js';
import type { PaymentProcessor, ProcessorAccess } from '../ports/payment-processor.js';
import type { ProcessorAccounts } from '../processor-accounts.js';

/** Time for which a lost session is searched: 25 hours, as long as the processor keeps a session open. */
const lost = 25 * 60 * 60_000;

/** Settles the sessions of payment links for which no final notice arrived (R46). */
export class OpenSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: PaymentLinks,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly state: ApplyProcessorState,
  ) {}

  /** Books a payment made in the session, and closes the link once nothing more can follow. */
  async settle(company: CompanyId, { id, createdAt, ...link }: OpenLink, now: Date): Promise<void> {
    const access = await this.accounts.ofCompany(company);
    const isLost = link.sessionId === null && now.getTime() - createdAt.getTime() > lost;
    // Notices name the link and are booked even when it is closed (R79).
    if (isLost) return this.#change(company, id, (found, at) => found.close(at));
    const sessionId = link.sessionId ?? (await this.#found(access, company, id, createdAt));
    const session = sessionId === undefined ? undefined : await this.processor.session(access, sessionId);
    if (session?.reference !== undefined) {
      const { outcome } = await this.state.execute({ company, access, reference: session.reference });
      // While the session is open, a session without a payment is not final.
      if (session.isOpen && outcome === 'ignored') return;
    }
    if (session && !session.isOpen) await this.#change(company, id, (found, at) => found.close(at));
  }

  /** Finds the session of a link whose response was lost, and stores it for retries of the request and the next run. */
  async #found(access: ProcessorAccess, company: CompanyId, id: Id, since: Date): Promise<string | undefined> {
    const session = await this.processor.findSession(access, id, since);
    if (session) await this.#change(company, id, (link, at) => link.open(session, at));
    return session?.id;
  }

  async #change(company: CompanyId, id: Id, change: (link: PaymentLink, at: Date) => void): Promise<void> {
    await this.work.run(system(company), async () => {
      const link = await this.links.find(company, id);
      if (!link) return;
      change(link, this.work.now());
      await this.links.save(link);
    });
  }
}
