import type { CompanyId, Id } from './id.js';

/** What a job carries: plain JSON, all that its handler needs. */
type JobPayload = Readonly<Record<string, unknown>>;

interface JobOptions {
  /** While a job of this kind and key has not begun, another one is the same job and is not added. */
  readonly key?: string;
}

/**
 * Work that a change leaves to be done elsewhere: mail, other systems. It never starts from the request itself (§1.8).
 */
export abstract class Outbox {
  /**
   * Leaves a job of `kind`, committed with the change or not at all. Inside `UnitOfWork.run` only.
   * @throws Error outside of it.
   */
  abstract add(company: CompanyId, kind: string, payload: JobPayload, options?: JobOptions): void;
}

/** A job as its handler gets it. */
export interface Job<Payload = JobPayload> {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly kind: string;
  readonly payload: Payload;
  readonly createdAt: Date;
  /** From 1; an operator's retry starts anew. */
  readonly attempt: number;
}

/** Does the jobs of one kind. A job may be done twice, when a worker died over it: the second time must do no harm. */
export abstract class JobHandler<Payload = JobPayload> {
  abstract readonly kind: string;

  /**
   * @param signal tells that the attempt has taken too long.
   * @throws JobFailure saying whether another attempt makes sense; any other error is attempted again.
   */
  abstract run(job: Job<Payload>, signal: AbortSignal): Promise<void>;
}

/** Why an attempt failed, in words for the operator, and what should follow. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(
    message: string,
    readonly next: {
      /** No further attempt would end otherwise. */
      readonly permanent?: boolean;
      /** Nobody wants to be asked again before. */
      readonly notBefore?: Date;
    } = {},
  ) {
    super(message);
  }
}
