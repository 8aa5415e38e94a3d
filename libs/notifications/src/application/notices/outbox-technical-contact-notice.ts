import type { DisabledForFailing, TechnicalContactNotice } from '@partner/events';
import type { CompanyId, Outbox } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { DisabledSubscription } from '../mail/disabled-letter.js';

/** Enqueues emails to the technical contact in the outbox, in the transaction of the change (E11). */
export class OutboxTechnicalContactNotice implements TechnicalContactNotice {
  constructor(private readonly outbox: Outbox) {}

  subscriptionDisabled(company: CompanyId, { failingSince, ...subscription }: DisabledForFailing): void {
    const payload: DisabledSubscription = { ...subscription, failingSince: failingSince.toISOString() };
    this.outbox.add(company, jobKinds.subscriptionDisabled, { ...payload });
  }
}
