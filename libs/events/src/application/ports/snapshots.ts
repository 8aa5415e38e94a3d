import type { CompanyId, Id } from '@partner/kernel';

/** A company's records as of one moment (R84). The caller must call `end`; further calls have no effect. */
export interface Snapshot {
  /** Feed cursor; exactly the changes behind it are not in the snapshot. */
  readonly cursor: Id;
  readonly at: Date;
  /** Runs `read` against the records as of that moment. */
  run<T>(read: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Creates snapshots, at most two of a company at once over all processes (R84). */
export abstract class Snapshots {
  /** @throws DomainError `unavailable` while the company has two snapshots in progress */
  abstract begin(company: CompanyId): Promise<Snapshot>;
}
