import type { Violation } from '../source.js';

/** A declared record as MikroORM sees it, wherever its columns are defined. */
export interface DeclaredTable {
  readonly table: string;
  /** Columns in the order of their declaration. */
  readonly columns: readonly { readonly column: string; readonly primary: boolean }[];
}

/** Requires the key of every record to begin with its company. */
export function recordsBelongToACompany(tables: readonly DeclaredTable[]): Violation[] {
  return tables
    .filter(({ columns: [first] }) => first?.column !== 'company_id' || !first.primary)
    .map(({ table }) => `the key of the record ${table} does not begin with company_id`);
}
