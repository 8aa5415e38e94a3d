import { type CompanyId, newId, type Outbox, system, type UnitOfWork, dayMs } from '@partner/kernel';
import { type ProcessorConnection, processors } from '../../domain/processor-connection/processor-connection.js';
import type { ListedNotice, PaymentProcessor } from '../ports/payment-processor.js';
import type { ProcessorConnections } from '../ports/processor-connections.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { bookNoticeJob } from '../receive-notice/book-notice.js';

/** Time for which the processor stores its notices. */
const retention = 30 * dayMs;

/**
 * Fetches notices that the payment processor sent but that never arrived (R79), such as refunds, disputes and their
 * end. These concern settled payments, which no other query covers. Notices already stored stay unchanged.
 */
export class FetchMissedNotices {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ProcessorConnections,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Call outside a unit of work.
   * @param until upper bound of the notice time; younger notices may still arrive. @returns the number of missed
   * notices.
   * @throws DomainError `unavailable`; the next run fetches the notices.
   */
  async execute(until: Date, company: CompanyId): Promise<number> {
    let missed = 0;
    for (const provider of processors) {
      const connection = await this.connections.current(company, provider);
      if (connection?.state.secretKey) missed += await this.#ofConnection(connection, until);
    }
    return missed;
  }

  async #ofConnection(connection: ProcessorConnection, until: Date): Promise<number> {
    const { companyId, id, createdAt, noticesUntil } = connection.state;
    const earliest = Math.max(createdAt.getTime(), until.getTime() - retention);
    const since = new Date(Math.max(noticesUntil?.getTime() ?? 0, earliest));
    if (since >= until) return 0;
    let missed = 0;
    const access = await this.accounts.opened(connection);
    for await (const page of this.processor.notices(access, since, until))
      missed += await this.#takeIn(connection, page);
    // Only after the whole range was read, so that a failure in between repeats the range.
    await this.work.run(system(companyId), () => this.connections.setNoticesUntil(companyId, id, until));
    return missed;
  }

  async #takeIn({ id: processorId, state }: ProcessorConnection, page: readonly ListedNotice[]): Promise<number> {
    const { companyId } = state;
    const ids = page.map((notice) => notice.id);
    const unknown = new Set(await this.events.unknown(companyId, processorId, ids));
    const missed = page.filter((notice) => unknown.has(notice.id));
    if (missed.length === 0) return 0;
    return this.work.run(system(companyId), async () => {
      for (const { id: eventId, type, payload } of missed) {
        const id = newId();
        const receivedAt = this.work.now();
        const notice = { companyId, id, processorId, eventId, type, receivedAt, payload: Buffer.from(payload) };
        if (await this.events.add(notice)) this.outbox.add(companyId, bookNoticeJob, { noticeId: id });
      }
      return missed.length;
    });
  }
}
