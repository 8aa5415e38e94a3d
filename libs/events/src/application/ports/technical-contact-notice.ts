import type { CompanyId, Id } from '@partner/kernel';

/** A subscription that the service disabled because its deliveries failed. */
export interface DisabledForFailing {
  readonly subscriptionId: Id;
  readonly url: string;
  readonly reason: string;
  readonly failingSince: Date;
}

/** Notifies a company's technical contact about the integration after the commit (E11). Call inside a unit of work. */
export abstract class TechnicalContactNotice {
  abstract subscriptionDisabled(company: CompanyId, subscription: DisabledForFailing): void;
}
