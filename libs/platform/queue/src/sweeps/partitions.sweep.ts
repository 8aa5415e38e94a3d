import { Injectable } from '@nestjs/common';
import { Sweep, type SweepStep } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { Contexts, ensureDeclaredPartitions, previewDeclaredPartitions } from '@partner/schema';

/** Creates partitions in advance, so that the rows of a week can be dropped together (E1, R5). */
@Injectable()
export class PartitionsSweep extends Sweep {
  readonly name = 'partitions';
  readonly group = 'retention';

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: Contexts,
  ) {
    super();
  }

  async run(now: Date): Promise<number> {
    const made = await ensureDeclaredPartitions(this.database, this.contexts, now);
    return made.length;
  }

  preview(now: Date): Promise<SweepStep[]> {
    return previewDeclaredPartitions(this.database, this.contexts, now);
  }
}
