import { type Id, type Job, JobHandler, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import { erasureJob } from '../erase-customer/erase-customer.js';
import type { RunErasure } from './run-erasure.js';

/** Steps of one attempt, which has a time limit. */
const steps = 100;

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
    const { status } = await this.erasure.execute(company, payload.customerId, steps);
    if (status === 'finished') return;
    await this.work.run(system(company), async () =>
      this.outbox.add(company, erasureJob, { ...payload }, { key: payload.customerId }),
    );
  }
}
