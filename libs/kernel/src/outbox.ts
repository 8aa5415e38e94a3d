import type { CompanyId, Id } from './id.js';

/** Plain JSON with everything that the handler needs. */
type JobPayload = Readonly<Record<string, unknown>>;

interface JobOptions {
  /** Deduplicates jobs: while a job of this kind and key has not started, another one is not added. */
  readonly key?: string;
}

/**
 * Queue for work that a change triggers in other systems, such as mail. A request never does such work itself (§1.8).
 */
export abstract class Outbox {
  /**
   * Adds a job of `kind`, committed with the change or not at all.
   * @throws Error outside of `UnitOfWork.run`.
   */
  abstract add(company: CompanyId, kind: string, payload: JobPayload, options?: JobOptions): void;
}

/** Job as passed to its handler. */
export interface Job<Payload = JobPayload> {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly kind: string;
  readonly payload: Payload;
  readonly createdAt: Date;
  /** Number of the attempt, from 1; an operator's retry restarts at 1. */
  readonly attempt: number;
}

/**
 * Handles the jobs of one kind. Handlers must be idempotent: a job runs again if its worker died before completing it.
 */
export abstract class JobHandler<Payload = JobPayload> {
  abstract readonly kind: string;

  /**
   * @param signal aborts when the attempt exceeds its time limit.
   * @throws JobFailure to control whether the job is retried; any other error is retried.
   */
  abstract run(job: Job<Payload>, signal: AbortSignal): Promise<void>;
}

/** Failure of an attempt: the message is for the operator, `next` controls the retry. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(
    message: string,
    readonly next: {
      /** True if retrying cannot succeed. */
      readonly permanent?: boolean;
      /** Earliest time of the next attempt. */
      readonly notBefore?: Date;
    } = {},
  ) {
    super(message);
  }
}
