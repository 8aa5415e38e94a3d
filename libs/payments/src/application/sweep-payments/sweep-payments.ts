import type { CompanyId, Id } from '@partner/kernel';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { OpenLink, PaymentLinks } from '../ports/payment-links.js';
import type { Payments } from '../ports/payments.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { type BookNotice, isUnavailable } from '../receive-notice/book-notice.js';
import type { FetchMissedNotices } from './fetch-missed-notices.js';
import type { OpenSessions } from './open-sessions.js';

const minute = 60_000;
/** How long a session is left alone: its notices come sooner, usually. */
const patience = 15 * minute;
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
    private readonly payments: Payments,
    private readonly links: PaymentLinks,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly missed: FetchMissedNotices,
    private readonly bookNotice: BookNotice,
    private readonly state: ApplyProcessorState,
    private readonly sessions: OpenSessions,
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
      for (const link of open) if (await answered(() => this.sessions.settle(company, link, now))) handled += 1;
      last = open.at(-1)?.id;
      if (!last) return handled;
    }
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
