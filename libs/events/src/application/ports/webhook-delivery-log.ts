import type { CompanyId, Id, JsonResponse, Page, Span } from '@partner/kernel';

/** Which attempts are asked for (§4.14). */
export interface DeliveryLogCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly eventId?: Id;
  readonly subscriptionId?: Id;
  readonly eventType?: string;
  readonly ok?: boolean;
  /** When the attempt was made. */
  readonly from?: Span;
  readonly to?: Span;
}

/** Every attempt to deliver something, for as long as the log is kept (E11, R5). */
export abstract class WebhookDeliveryLog {
  /** The list envelope (R4), without attempts for events that are hidden now (A5). */
  abstract list(company: CompanyId, criteria: DeliveryLogCriteria): Promise<JsonResponse>;
}
