import type { CompanyId, Id } from './id.js';

/** Filter of the audit trail. */
interface AuditCriteria {
  /** Only entries about these kinds of records. */
  readonly resourceTypes: readonly string[];
  readonly resourceId?: Id;
  readonly actorId?: Id;
  /** Time of the oldest entry. */
  readonly from?: Date;
  /** Id of the last entry on the previous page. */
  readonly before?: Id;
  readonly limit: number;
}

/** Entry of the audit trail: actor, time, request and change (§1.8). */
interface AuditEntry {
  readonly id: Id;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: Id | null;
  readonly actorName: string;
  readonly requestId: string | null;
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: Id;
  /** Values before and after, by field; null for a created record. Secrets are masked with dots. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
}

/** Page of the audit trail, newest first. */
interface AuditPage {
  readonly data: readonly AuditEntry[];
  /**
   * Cursor of the next page; absent on the last page. With filters, a page may be short or empty and still have a next
   * one.
   */
  readonly next?: Id;
}

/** Reads the audit trail. */
export abstract class AuditQueries {
  abstract list(company: CompanyId, criteria: AuditCriteria): Promise<AuditPage>;
}
