/** Executor of single statements: a migration whose `isTransactional` returns false. */
export interface StatementExecutor {
  execute(text: string): Promise<unknown>;
}

export const rowsOf = async <Row>(migration: StatementExecutor, text: string): Promise<Row[]> =>
  (await migration.execute(text)) as Row[];
