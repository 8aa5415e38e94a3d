import {
  type Clock,
  type CompanyId,
  DomainError,
  type Id,
  type Job,
  JobHandler,
  system,
  type UnitOfWork,
} from '@partner/kernel';
import type { ApplyProcessorState } from '../apply-processor-state/apply-processor-state.js';
import type { PaymentProcessor } from '../ports/payment-processor.js';
import type { NoticeResult, ProcessorEvents, StoredNotice } from '../ports/processor-events.js';
import type { ProcessorAccounts } from '../processor-accounts.js';
import { bookNoticeJob } from './job-kind.js';

/** Books a notice that was taken in: what it is about is asked of the processor, and applied (R46). */
export class BookNotice {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: ProcessorEvents,
    private readonly accounts: ProcessorAccounts,
    private readonly processor: PaymentProcessor,
    private readonly state: ApplyProcessorState,
    private readonly clock: Clock,
  ) {}

  /** Doing it again is harmless. Not inside a unit of work. @throws DomainError `unavailable`. */
  async execute(company: CompanyId, id: Id): Promise<void> {
    const notice = await this.events.find(company, id);
    if (!notice) return;
    const result = await this.#booked(notice);
    await this.work.run(system(company), () => this.events.settle(company, id, result, this.clock.now()));
  }

  async #booked({ companyId, processorId, payload }: StoredNotice): Promise<NoticeResult> {
    const account = await this.accounts.ofNotice(processorId);
    if (!account) return { outcome: 'unmatched', detail: 'the connection is gone' };
    const access = await this.accounts.opened(account.connection);
    const { reference, sessionId } = this.processor.parseNotice(payload.toString('utf8'));
    const found = reference ?? (sessionId && (await this.processor.session(access, sessionId))?.reference);
    if (!found) return { outcome: 'ignored', detail: 'it is about no payment' };
    return this.state.execute({ company: companyId, access, reference: found });
  }
}

/** What the job of a notice carries. */
export interface BookNoticePayload {
  readonly noticeId: Id;
}

/** Has a worker book notices; what fails is tried again later, and found by the sweep when the job is lost. */
export class BookNoticeJob extends JobHandler<BookNoticePayload> {
  readonly kind = bookNoticeJob;

  constructor(private readonly bookNotice: BookNotice) {
    super();
  }

  run({ companyId, payload }: Job<BookNoticePayload>): Promise<void> {
    return this.bookNotice.execute(companyId, payload.noticeId);
  }
}

/** Whether the processor could not be asked: somebody else's turn comes before another try. */
export const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';
