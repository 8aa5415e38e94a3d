/** Executor of single statements: a migration whose `isTransactional` returns false. */
export interface Statements {
  execute(text: string): Promise<unknown>;
}

export const rowsOf = async <Row>(migration: Statements, text: string): Promise<Row[]> =>
  (await migration.execute(text)) as Row[];
