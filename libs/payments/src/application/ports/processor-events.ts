import type { CompanyId, Id } from '@partner/kernel';

/** Results of a notice. `received` notices are not booked yet; `unmatched` ones wait for the operator (R46). */
export type EventOutcome = 'received' | 'booked' | 'unchanged' | 'unmatched' | 'ignored';

export interface StoredNotice {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly processorId: Id;
  readonly eventId: string;
  readonly type: string;
  readonly receivedAt: Date;
  /** The received bytes; empty after booking, because they may name the customer (R110). */
  readonly payload: Buffer;
}

export interface NoticeResult {
  readonly outcome: Exclude<EventOutcome, 'received'>;
  readonly paymentId?: Id;
  /** Reason, as shown to the operator. */
  readonly detail?: string;
}

/** A notice as the operator sees it, without its payload. */
export interface NoticeSummary
  extends Pick<StoredNotice, 'id' | 'eventId' | 'type' | 'receivedAt'>, Omit<NoticeResult, 'outcome'> {
  readonly outcome: EventOutcome;
}

/** Filters of a company's notices: creation time, and `after` as the exclusive start. */
export interface NoticeCriteria {
  readonly unmatchedOnly?: boolean;
  readonly since?: Date;
  readonly until?: Date;
  readonly after?: Id;
  readonly limit: number;
}

/** Inbox of the notices sent by payment processors (R46). */
export abstract class ProcessorEvents {
  /** Call inside a unit of work. @returns false when the notice is already stored */
  abstract add(notice: StoredNotice): Promise<boolean>;
  /** Returns the processor's event ids that are not stored. */
  abstract unknown(company: CompanyId, processor: Id, eventIds: readonly string[]): Promise<string[]>;
  abstract find(company: CompanyId, id: Id): Promise<StoredNotice | undefined>;
  /** Stores the result and removes the payload. */
  abstract settle(company: CompanyId, id: Id, result: NoticeResult, at: Date): Promise<void>;
  /** Returns unbooked notices received before `before`, oldest first. */
  abstract unbooked(company: CompanyId, before: Date, limit: number): Promise<Id[]>;
  /** Lists notices of a company, newest first. */
  abstract list(company: CompanyId, criteria: NoticeCriteria): Promise<NoticeSummary[]>;
  /** Counts the notices of all companies by outcome, for outcomes that need processing. */
  abstract countOpen(): Promise<Readonly<Record<'received' | 'unmatched', number>>>;
}
