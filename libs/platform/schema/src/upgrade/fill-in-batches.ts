/** Executor of single statements: a migration whose `isTransactional` returns false. */
export interface StatementExecutor {
  execute(text: string): Promise<unknown>;
}

export const rowsOf = async <Row>(migration: StatementExecutor, text: string): Promise<Row[]> =>
  (await migration.execute(text)) as Row[];

/** Rows per transaction: a writer waits for a tenth of a second at most. */
const batchSize = 5_000;

interface Filling {
  readonly table: string;
  /** Assignment of the column, such as `email_lower = lower(email)`. */
  readonly set: string;
  /** Condition for unfilled rows; false after a row is filled. */
  readonly where: string;
}

/**
 * Fills a column in batches that commit one by one, in key order, during concurrent writes. After an interruption, it
 * continues with the remaining rows.
 */
export async function fillInBatches(migration: StatementExecutor, { table, set, where }: Filling): Promise<void> {
  let [company, id] = ['', ''];
  for (;;) {
    const [last] = await rowsOf<{ company_id: string; id: string }>(
      migration,
      `with batch as (select company_id, id from ${table}
          where (company_id, id) > ('${company}', '${id}') and ${where}
          order by company_id, id limit ${batchSize} for no key update),
        filled as (update ${table} t set ${set} from batch b where t.company_id = b.company_id and t.id = b.id)
      select company_id, id from batch order by company_id desc, id desc limit 1`,
    );
    if (!last) return;
    [company, id] = [last.company_id, last.id];
  }
}
