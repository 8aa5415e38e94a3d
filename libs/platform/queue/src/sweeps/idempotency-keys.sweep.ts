import { Injectable } from '@nestjs/common';
import { dailyMs, Sweep, type SweepGroup, type SweepStep } from '@partner/kernel';
import { previewIdempotencyKeys, sweepIdempotencyKeys } from '@partner/http';
import { CrossCompanyDatabase } from '@partner/persistence';

/** Deletes idempotency keys and their stored answers after their time (I3, §4.17). */
@Injectable()
export class IdempotencyKeysSweep extends Sweep {
  readonly name = 'idempotency-keys';
  readonly group: SweepGroup = 'retention';
  // Four times a day: an answer is kept for a day, and should not stay for nearly two.
  readonly intervalMs = dailyMs / 4;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  run(now: Date): Promise<number> {
    return sweepIdempotencyKeys(this.database, now);
  }

  preview(now: Date): Promise<SweepStep[]> {
    return previewIdempotencyKeys(this.database, now);
  }
}
