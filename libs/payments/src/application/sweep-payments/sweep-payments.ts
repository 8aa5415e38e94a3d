import { type CompanyId, type Id, minuteMs } from '@partner/kernel';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { OpenLink, PaymentLinks } from '../ports/payment-links.js';
import type { Payments } from '../ports/payments.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { type BookNotice, isUnavailable } from '../receive-notice/book-notice.js';
import type { FetchMissedNotices } from './fetch-missed-notices.js';
import type { OpenSessions } from './open-sessions.js';

/** Age after which an open session is queried; notices usually arrive earlier. */
const sessionAge = 15 * minuteMs;
const batch = 100;

/** Returns the times before which notices are booked and sessions are queried, as of `now`. */
export const dueBefore = (now: Date): { readonly notices: Date; readonly links: Date } => ({
  notices: new Date(now.getTime() - minuteMs),
  links: new Date(now.getTime() - sessionAge),
});

/** Milliseconds that a sweep waits in vain for the processor, so that others of its worker have their turn. */
const longestOutageMs = 30_000;

/** Limits the time that a sweep waits in vain for the processor, in all companies together. */
export class Patience {
  #left = longestOutageMs;

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** @returns false if the processor was unavailable, or the time is over: the item is left for the next run. */
  async succeeded(ask: () => Promise<unknown>): Promise<boolean> {
    if (this.isOver) return false;
    const begun = performance.now();
    try {
      await ask();
      return true;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#left -= performance.now() - begun;
      return false;
    }
  }
}

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
  async execute(now: Date, company: CompanyId, patience = new Patience()): Promise<number> {
    await patience.succeeded(() => this.missed.execute(dueBefore(now).links, company));
    const notices = await this.#notices(now, company, patience);
    return notices + (await this.#sessions(now, company, patience)) + (await this.#pending(company, patience));
  }

  async #notices(now: Date, company: CompanyId, patience: Patience): Promise<number> {
    let handled = 0;
    for (;;) {
      const waiting = await this.events.unbooked(company, dueBefore(now).notices, batch);
      let booked = 0;
      for (const id of waiting) if (await patience.succeeded(() => this.bookNotice.execute(company, id))) booked += 1;
      handled += booked;
      if (booked === 0) return handled;
    }
  }

  async #sessions(now: Date, company: CompanyId, patience: Patience): Promise<number> {
    const before = dueBefore(now).links;
    let [handled, last]: [number, Id | undefined] = [0, undefined];
    for (;;) {
      const open: OpenLink[] = await this.links.openBefore(company, before, last, batch);
      for (const link of open)
        if (await patience.succeeded(() => this.sessions.settle(company, link, now))) handled += 1;
      last = open.at(-1)?.id;
      if (!last) return handled;
    }
  }

  async #pending(company: CompanyId, patience: Patience): Promise<number> {
    let [handled, last]: [number, Id | undefined] = [0, undefined];
    for (;;) {
      const pending = await this.payments.pending(company, last, batch);
      for (const { reference } of pending) {
        const ask = async (): Promise<unknown> =>
          this.state.execute({ company, access: await this.accounts.ofCompany(company), reference });
        if (await patience.succeeded(ask)) handled += 1;
      }
      last = pending.at(-1)?.id;
      if (!last) return handled;
    }
  }
}
