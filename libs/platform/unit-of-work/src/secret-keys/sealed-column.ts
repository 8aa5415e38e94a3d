/** A column whose texts are encrypted under `PARTNER_SECRET` (R87). */
export interface SealedColumn {
  readonly table: string;
  /** The columns of its primary key with their types, the company first. */
  readonly key: Readonly<Record<string, 'char(24)' | 'bytea'>>;
  readonly column: string;
  /** The member of a JSON column that holds the text. */
  readonly member?: string;
  /** Whose secret it is, in the words that it was sealed with: `{name}` stands for a column of the key. */
  readonly owner: string;
}

/** All of them, as contexts declare them. */
export interface SealedColumns {
  readonly sealedColumns: readonly SealedColumn[];
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Its columns that are encrypted under `PARTNER_SECRET`: `partner secrets rotate` encrypts them anew. */
    readonly sealedColumns?: readonly SealedColumn[];
  }
}
