/** A migration that is not one transaction, as its `isTransactional` has to say. */
export interface Statements {
  execute(text: string): Promise<unknown>;
}

export const rowsOf = async <Row>(migration: Statements, text: string): Promise<Row[]> =>
  (await migration.execute(text)) as Row[];
