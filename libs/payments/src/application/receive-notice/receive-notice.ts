import { type CompanyId, type Id, newId, notFound, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import type { PaymentProcessor } from '../ports/payment-processor.js';
import type { ProcessorEvents } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { bookNoticeJob } from './book-notice.js';

/** A notice received over HTTP. */
export interface ReceiveNoticeCommand {
  readonly companyId: CompanyId;
  readonly connectionId: Id;
  readonly payload: string;
  readonly signature: string;
}

/** Stores a processor's notice unchanged and enqueues a job for it before it is acknowledged (R46). */
export class ReceiveNotice {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly events: ProcessorEvents,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError `notFound` (connection), `invalid` (signature) */
  async execute({ companyId, connectionId, payload, signature }: ReceiveNoticeCommand): Promise<void> {
    const account = await this.accounts.ofNotice(connectionId);
    if (account?.connection.state.companyId !== companyId) throw notFound('connection');
    const { id: eventId, type } = this.processor.readNotice(payload, signature, account.webhookSecret);
    const notice = { companyId, id: newId(), processorId: connectionId, eventId, type, payload: Buffer.from(payload) };
    await this.work.run(system(companyId), async () => {
      const added = await this.events.add({ ...notice, receivedAt: this.work.now() });
      // A duplicate is booked once and acknowledged again.
      if (added) this.outbox.add(companyId, bookNoticeJob, { noticeId: notice.id });
    });
  }
}
