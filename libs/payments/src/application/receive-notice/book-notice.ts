import type { CompanyId, Id, Job, UnitOfWork } from '@partner/kernel';
import { DomainError, JobHandler, system } from '@partner/kernel';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { PaymentProcessor } from '../ports/payment-processor.js';
import type { NoticeResult, ProcessorEvents, StoredNotice } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';

/** Job kind for booking a notice. It is stored in the database, so do not rename it. */
export const bookNoticeJob = 'payments.book_notice';

/** Books a stored notice: reads its payment from the processor and applies the state (R46). */
export class BookNotice {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly state: ApplyProcessorState,
  ) {}

  /** Idempotent. Call outside a unit of work. @throws DomainError `unavailable` */
  async execute(company: CompanyId, id: Id): Promise<void> {
    const notice = await this.events.find(company, id);
    if (!notice || notice.payload.length === 0) return;
    const result = await this.#booked(notice);
    await this.work.run(system(company), () => this.events.settle(company, id, result, this.work.now()));
  }

  async #booked({ companyId, processorId, payload }: StoredNotice): Promise<NoticeResult> {
    const account = await this.accounts.ofNotice(processorId);
    if (!account) return { outcome: 'unmatched', detail: 'the connection no longer exists' };
    const access = await this.accounts.opened(account.connection);
    const { reference, sessionId } = this.processor.parseNotice(payload.toString('utf8'));
    const found = reference ?? (sessionId && (await this.processor.session(access, sessionId))?.reference);
    if (!found) return { outcome: 'ignored', detail: 'the notice is not about a payment' };
    return this.state.execute({ company: companyId, access, reference: found });
  }
}

interface BookNoticePayload {
  readonly noticeId: Id;
}

/** Books notices in a worker. Failed jobs are retried, and the sweep finds notices whose job was lost. */
export class BookNoticeJob extends JobHandler<BookNoticePayload> {
  readonly kind = bookNoticeJob;

  constructor(private readonly bookNotice: BookNotice) {
    super();
  }

  run({ companyId, payload }: Job<BookNoticePayload>): Promise<void> {
    return this.bookNotice.execute(companyId, payload.noticeId);
  }
}

/** True if the processor was unavailable; other items are processed before a retry. */
export const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';
