import type { Violation } from '../source.js';
import type { Table } from './tables.js';

/** Tables and keys of several companies, each with the reason why a company can still be moved. */
export interface CompanyKeyExceptions {
  /** Tables shared by the whole deployment. */
  readonly shared: Readonly<Record<string, string>>;
  readonly uniqueIndexes: Readonly<Record<string, string>>;
  readonly foreignKeys: Readonly<Record<string, string>>;
}

/**
 * Requires `company_id` in each unique key, and in each foreign key at the position of the other table's `company_id`,
 * unless that table is shared by the whole deployment. Then all rows of a company can be moved to another deployment.
 */
export function keysContainCompany(tables: readonly Table[], exceptions: CompanyKeyExceptions): Violation[] {
  return tables
    .filter(({ name }) => !(name in exceptions.shared))
    .flatMap(({ name, primaryKey, indexes, foreignKeys = [] }) => [
      ...[{ name: `${name}_pkey`, columns: primaryKey, unique: true }, ...indexes]
        .filter(({ unique }) => unique === true)
        .filter((index) => !index.columns.includes('company_id') && !(index.name in exceptions.uniqueIndexes))
        .map((index) => `the unique key ${index.name} of ${name} does not contain company_id`),
      ...foreignKeys
        .filter(({ referenced }) => !(referenced in exceptions.shared))
        .filter((key) => !containsCompany(key) && !(key.name in exceptions.foreignKeys))
        .map((key) => `the foreign key ${key.name} of ${name} does not contain company_id`),
    ]);
}

const containsCompany = ({ columns, referencedColumns }: NonNullable<Table['foreignKeys']>[number]): boolean => {
  const place = columns.indexOf('company_id');
  return place >= 0 && referencedColumns[place] === 'company_id';
};

/** Reports unused exceptions, which would hide the next key of the same name. */
export function companyKeyExceptionsAreUsed(tables: readonly Table[], exceptions: CompanyKeyExceptions): Violation[] {
  const uses = (kind: keyof CompanyKeyExceptions, name: string): boolean => {
    const { [name]: _, ...others } = exceptions[kind];
    const without = { ...exceptions, [kind]: others };
    return keysContainCompany(tables, without).length > keysContainCompany(tables, exceptions).length;
  };
  return (['shared', 'uniqueIndexes', 'foreignKeys'] as const).flatMap((kind) =>
    Object.keys(exceptions[kind])
      .filter((name) => !uses(kind, name))
      .map((name) => `the exception ${name} is unused`),
  );
}
