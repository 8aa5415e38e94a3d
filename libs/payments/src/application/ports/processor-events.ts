import type { CompanyId, Id } from '@partner/kernel';

/** What became of a notice: `received` ones are still to be booked; `unmatched` ones wait for the operator (R46). */
export const eventOutcomes = ['received', 'booked', 'unchanged', 'unmatched', 'ignored'] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** A notice as it is stored. */
export interface StoredNotice {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly processorId: Id;
  /** How the processor calls it. */
  readonly eventId: string;
  readonly type: string;
  readonly receivedAt: Date;
  /** The bytes as they came. */
  readonly payload: Buffer;
}

/** What was found out of a notice. */
export interface NoticeResult {
  readonly outcome: Exclude<EventOutcome, 'received'>;
  readonly paymentId?: Id;
  /** Why, in words for the operator. */
  readonly detail?: string;
}

/** A notice as the operator sees it: without its payload. */
export interface NoticeLine {
  readonly id: Id;
  readonly eventId: string;
  readonly type: string;
  readonly outcome: EventOutcome;
  readonly detail?: string;
  readonly paymentId?: Id;
  readonly receivedAt: Date;
}

/** Notices of a company: those made in a span of time, from the one before `after` on. */
export interface NoticeCriteria {
  readonly unmatchedOnly?: boolean;
  readonly since?: Date;
  readonly until?: Date;
  readonly after?: Id;
  readonly limit: number;
}

/** The inbox of what payment processors tell (R46). */
export abstract class ProcessorEvents {
  /** Inside a unit of work. @returns false when it is there already. */
  abstract add(notice: StoredNotice): Promise<boolean>;
  /** Those of the processor's ids that were not taken in. */
  abstract unknown(company: CompanyId, processor: Id, eventIds: readonly string[]): Promise<string[]>;
  abstract find(company: CompanyId, id: Id): Promise<StoredNotice | undefined>;
  abstract settle(company: CompanyId, id: Id, result: NoticeResult, at: Date): Promise<void>;
  /** Received before a time and not booked yet, the oldest first. */
  abstract waiting(company: CompanyId, before: Date, limit: number): Promise<Id[]>;
  /** Of a company, the newest first. */
  abstract list(company: CompanyId, criteria: NoticeCriteria): Promise<NoticeLine[]>;
  /** How many of all companies have each outcome that waits for somebody. */
  abstract waitingNumbers(): Promise<Readonly<Record<'received' | 'unmatched', number>>>;
}
