import { type Clock, type CompanyId, type Id, system, type UnitOfWork } from '@partner/kernel';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { OpenLink, PaymentLinks } from '../ports/payment-links.js';
import type { PaymentLink } from '../../domain/payment-link/payment-link.js';
import type { PaymentProcessor, ProcessorAccess } from '../ports/payment-processor.js';
import type { Payments } from '../ports/payments.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { type BookNotice, isUnavailable } from '../receive-notice/book-notice.js';
import type { FetchMissedNotices } from './fetch-missed-notices.js';

const minute = 60_000;
/** How long a session is left alone: its notices come sooner, usually. */
const patience = 15 * minute;
/** No session without an answer is looked for any longer than the processor keeps it open. */
const lost = 25 * 60 * minute;
const batch = 100;

/** The moments before which notices are booked, and sessions asked about, at `now`. */
export const dueBefore = (now: Date): { readonly notices: Date; readonly links: Date } => ({
  notices: new Date(now.getTime() - minute),
  links: new Date(now.getTime() - patience),
});

/**
 * Asks the processor about every session of a company that is open after 15 minutes, every pending payment, what it
 * told that never arrived (R79), and what notices are about that nobody has booked: a lost notice costs time and no
 * money (R46).
 */
export class SweepPayments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: Payments,
    private readonly links: PaymentLinks,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly missed: FetchMissedNotices,
    private readonly bookNotice: BookNotice,
    private readonly state: ApplyProcessorState,
    private readonly clock: Clock,
  ) {}

  /**
   * Not inside a unit of work. @returns how many it asked about. A processor that does not answer is left for later.
   */
  async execute(now: Date, company: CompanyId): Promise<number> {
    await this.missed.execute(dueBefore(now).links, company);
    return (await this.#notices(now, company)) + (await this.#sessions(now, company)) + (await this.#pending(company));
  }

  async #notices(now: Date, company: CompanyId): Promise<number> {
    let handled = 0;
    for (;;) {
      const waiting = await this.events.waiting(company, dueBefore(now).notices, batch);
      let booked = 0;
      for (const id of waiting) if (await answered(() => this.bookNotice.execute(company, id))) booked += 1;
      handled += booked;
      if (booked === 0) return handled;
    }
  }

  async #sessions(now: Date, company: CompanyId): Promise<number> {
    const before = dueBefore(now).links;
    let [handled, last]: [number, Id | undefined] = [0, undefined];
    for (;;) {
      const open: OpenLink[] = await this.links.openBefore(company, before, last, batch);
      for (const link of open) if (await answered(() => this.#session(company, link, now))) handled += 1;
      last = open.at(-1)?.id;
      if (!last) return handled;
    }
  }

  async #session(company: CompanyId, { id, createdAt, ...link }: OpenLink, now: Date): Promise<void> {
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

  async #pending(company: CompanyId): Promise<number> {
    let [handled, last]: [number, Id | undefined] = [0, undefined];
    for (;;) {
      const pending = await this.payments.pending(company, last, batch);
      for (const { reference } of pending) {
        const ask = async (): Promise<unknown> =>
          this.state.execute({ company, access: await this.accounts.ofCompany(company), reference });
        if (await answered(ask)) handled += 1;
      }
      last = pending.at(-1)?.id;
      if (!last) return handled;
    }
  }
}

/** Whether it was done; what the processor did not answer is left for the next run. */
async function answered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
