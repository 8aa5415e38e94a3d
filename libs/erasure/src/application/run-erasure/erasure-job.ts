import { type Id, type Job, JobHandler, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import { erasureJob } from '../erase-customer/erase-customer.js';
import type { RunErasure } from './run-erasure.js';

/** Milliseconds of one attempt, well within the time limit of a job. */
const longestRunMs = 15_000;

/** Finishes an erasure in a worker (R110). A large one is continued by further jobs. */
export class ErasureJob extends JobHandler<{ readonly customerId: Id }> {
  readonly kind = erasureJob;

  constructor(
    private readonly work: UnitOfWork,
    private readonly erasure: RunErasure,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async run({ companyId: company, payload }: Job<{ readonly customerId: Id }>): Promise<void> {
    const end = performance.now() + longestRunMs;
    const { status } = await this.erasure.execute(company, payload.customerId, () => performance.now() < end);
    if (status === 'finished') return;
    await this.work.run(system(company), async () =>
      this.outbox.add(company, erasureJob, { ...payload }, { key: payload.customerId }),
    );
  }
}
