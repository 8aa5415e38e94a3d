/** Column whose texts are encrypted with `PARTNER_SECRET` (R87). */
export interface SealedColumn {
  readonly table: string;
  /** Primary key columns with their types, starting with the company or the account. */
  readonly key: Readonly<Record<string, 'char(24)' | 'bytea'>>;
  readonly column: string;
  /** Member of a JSON column that contains the text. */
  readonly member?: string;
  /** Owner of the secret, as used for encryption: `{name}` stands for a key column. */
  readonly owner: string;
}

export interface SealedColumns {
  readonly sealedColumns: readonly SealedColumn[];
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Columns encrypted with `PARTNER_SECRET`; `partner secrets rotate` re-encrypts them. */
    readonly sealedColumns?: readonly SealedColumn[];
  }
}
