import type { CompanyId, Id } from '@partner/kernel';

/** A company's records as they are at one moment (R84). Somebody has to end it; more than once is as good. */
export interface Snapshot {
  /** The cursor of the feed behind which exactly the changes come that are not in it. */
  readonly cursor: Id;
  readonly at: Date;
  /** Runs `read`, which sees the records as they were at that moment. */
  run<T>(read: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Makes snapshots, of a company no more than two at once in all processes together (R84). */
export abstract class Snapshots {
  /** @throws DomainError `unavailable` while the company has two under way. */
  abstract begin(company: CompanyId): Promise<Snapshot>;
}
