import { Injectable } from '@nestjs/common';
import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { companyPlace, CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql from 'sql-template-tag';

/** Maximum number of changes added by one statement. */
const batch = 10_000;

/**
 * Adds the changes of counted rows to the sharded counters of list totals. Lists sum both, so that totals are exact at
 * any time; the sweep only keeps the number of changes small, for all companies together.
 */
@Injectable()
export class TalliesSweep extends Sweep {
  readonly name = 'tallies';
  readonly group = 'retention';
  override readonly intervalMs = 30_000;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(_now: Date, company?: CompanyId): Promise<number> {
    if (company) return 0;
    for (let added = 0; ;) {
      const [row] = await this.database.outside<{ changes: number }>(
        sql`select add_tally_changes(${batch}::int) as changes`,
      );
      added += row!.changes;
      if (row!.changes < batch) return added;
    }
  }

  async preview(_now: Date, company?: CompanyId): Promise<SweepStep[]> {
    if (company) return [];
    return rowStep(
      this.database,
      'add to the counters',
      'tally_changes',
      sql`from tally_changes c
      where ${companyPlace.isPresent(sql`c.company_id`)}`,
    );
  }
}
