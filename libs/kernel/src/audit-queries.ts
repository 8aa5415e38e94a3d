import type { CompanyId, Id } from './id.js';

/** Which entries of the audit trail are asked for. */
interface AuditCriteria {
  /** Only entries about these kinds of records. */
  readonly resourceTypes: readonly string[];
  readonly resourceId?: Id;
  readonly actorId?: Id;
  /** The last entry of the page before. */
  readonly before?: Id;
  readonly limit: number;
}

/** Who changed what, when and in which request (§1.8). */
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
  /** Before and after, by field; null for a record that was made. Secrets are in it as dots. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
}

/** A page of the audit trail, newest first. */
interface AuditPage {
  readonly data: readonly AuditEntry[];
  /** Absent on the last page. A page that filters may be short, or empty, and have a next one. */
  readonly next?: Id;
}

/** The audit trail, to be read. */
export abstract class AuditQueries {
  abstract list(company: CompanyId, criteria: AuditCriteria): Promise<AuditPage>;
}
