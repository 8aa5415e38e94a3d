import type { CompanyId, Id } from '@partner/kernel';

/** A subscription that was disabled without anybody asking for it. */
export interface DisabledForFailing {
  readonly subscriptionId: Id;
  readonly url: string;
  readonly reason: string;
  readonly failingSince: Date;
}

/**
 * Tells a company's technical contact what concerns the integration, once it is committed (E11). Inside a unit of work
 * only.
 */
export abstract class TechnicalContactNotice {
  abstract subscriptionDisabled(company: CompanyId, subscription: DisabledForFailing): void;
}
