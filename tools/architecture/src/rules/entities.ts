import type { Violation } from '../source.js';

/** A record as MikroORM knows it once it is declared, wherever its columns were written down. */
export interface DeclaredTable {
  readonly table: string;
  /** In the order of their declaration. */
  readonly columns: readonly { readonly column: string; readonly primary: boolean }[];
}

/** Every record begins with the company it belongs to, as part of its key. */
export function recordsBelongToACompany(tables: readonly DeclaredTable[]): Violation[] {
  return tables
    .filter(({ columns: [first] }) => first?.column !== 'company_id' || !first.primary)
    .map(({ table }) => `the record of ${table} does not begin its key with company_id`);
}
