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
/** Age after which an open session is queried; notices usually arrive earlier. */
const patience = 15 * minute;
const batch = 100;

/** Returns the times before which notices are booked and sessions are queried, as of `now`. */
export const dueBefore = (now: Date): { readonly notices: Date; readonly links: Date } => ({
  notices: new Date(now.getTime() - minute),
  links: new Date(now.getTime() - patience),
});

/**
 * Queries the processor about every session of a company that is open after 15 minutes, every pending payment, and
 * missed notices (R79), and books unbooked notices. A lost notice therefore costs time but no money (R46).
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
   * Call outside a unit of work. When the processor is unavailable, the items are left for the next run.
   * @returns the number of processed items.
   */
  async execute(now: Date, company: CompanyId): Promise<number> {
    await this.missed.execute(dueBefore(now).links, company);
    return (await this.#notices(now, company)) + (await this.#sessions(now, company)) + (await this.#pending(company));
  }

  async #notices(now: Date, company: CompanyId): Promise<number> {
    let handled = 0;
    for (;;) {
      const waiting = await this.events.unbooked(company, dueBefore(now).notices, batch);
      let booked = 0;
      for (const id of waiting) if (await succeeded(() => this.bookNotice.execute(company, id))) booked += 1;
      handled += booked;
      if (booked === 0) return handled;
    }
  }

  async #sessions(now: Date, company: CompanyId): Promise<number> {
    const before = dueBefore(now).links;
    let [handled, last]: [number, Id | undefined] = [0, undefined];
    for (;;) {
      const open: OpenLink[] = await this.links.openBefore(company, before, last, batch);
      for (const link of open) if (await succeeded(() => this.sessions.settle(company, link, now))) handled += 1;
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
        if (await succeeded(ask)) handled += 1;
      }
      last = pending.at(-1)?.id;
      if (!last) return handled;
    }
  }
}

/** True if `ask` succeeded; false if the processor was unavailable and the item is left for the next run. */
async function succeeded(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
