import { type Clock, type CompanyId, newId, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import { type ProcessorConnection, processors } from '../../domain/processor-connection/processor-connection.js';
import type { KeptNotice, PaymentProcessor } from '../ports/payment-processor.js';
import type { ProcessorConnections } from '../ports/processor-connections.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { isUnavailable } from '../receive-notice/book-notice.js';
import { bookNoticeJob } from '../receive-notice/job-kind.js';

const day = 24 * 60 * 60_000;
/** The processor keeps what it told for so long. */
const kept = 30 * day;

/**
 * Takes in what the payment processor told and nobody heard (R79): a refund, a dispute or its end, of a payment that is
 * settled and therefore asked about by nothing else. Notices that are there already are left as they are.
 */
export class FetchMissedNotices {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ProcessorConnections,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Not inside a unit of work. What a processor does not answer is left for the next run.
   * @param until nothing younger is asked for: its notices are still on their way. @returns how many were missed.
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
    const earliest = Math.max(createdAt.getTime(), until.getTime() - kept);
    const since = new Date(Math.max(noticesUntil?.getTime() ?? 0, earliest));
    if (since >= until) return 0;
    let missed = 0;
    try {
      const access = await this.accounts.opened(connection);
      for await (const page of this.processor.notices(access, since, until)) {
        missed += await this.#takeIn(connection, page);
      }
    } catch (error) {
      if (isUnavailable(error)) return missed;
      throw error;
    }
    // Only once all of the span was seen: what fails in between is asked for again.
    await this.work.run(system(companyId), () => this.connections.noteNoticesUntil(companyId, id, until));
    return missed;
  }

  async #takeIn({ id: processorId, state }: ProcessorConnection, page: readonly KeptNotice[]): Promise<number> {
    const { companyId } = state;
    const ids = page.map((notice) => notice.id);
    const unknown = new Set(await this.events.unknown(companyId, processorId, ids));
    const missed = page.filter((notice) => unknown.has(notice.id));
    if (missed.length === 0) return 0;
    return this.work.run(system(companyId), async () => {
      for (const { id: eventId, type, payload } of missed) {
        const id = newId();
        const receivedAt = this.clock.now();
        const notice = { companyId, id, processorId, eventId, type, receivedAt, payload: Buffer.from(payload) };
        if (await this.events.add(notice)) this.outbox.add(companyId, bookNoticeJob, { noticeId: id });
      }
      return missed.length;
    });
  }
}
