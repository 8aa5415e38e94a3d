import { type IndexCallback, type PolicyDef, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { companySetting, presentCompany, roles } from '@partner/postgres';

/** Parts of a table in addition to its columns, in the words of SQL. */
export interface TableParts {
  /** Indexes by name: what `create index` says after the table, beginning with `unique` if it is. */
  readonly indexes?: Readonly<Record<string, string>>;
  /** Conditions of check constraints by name. */
  readonly checks?: Readonly<Record<string, string>>;
  /**
   * Foreign keys by column: the other table, and what follows in SQL. The company is added if the key of the other
   * table begins with it.
   */
  readonly references?: Readonly<Record<string, string>>;
  /** Policies in addition to those that every table of companies has. */
  readonly policies?: readonly PolicyDef[];
}

const naming = new UnderscoreNamingStrategy();
const propertiesOf = (columns: string): string[] =>
  columns.split(',').map((column) => naming.columnNameToProperty(column.trim()));

/** Matches an index of columns alone, which MikroORM can compare: its columns, further columns and condition. */
const ofColumns = /^\(([\w, ]+)\)(?: include \(([^)]+)\))?(?: where (.+))?$/;

/** MikroORM has no unique index without a constraint, no operator classes and no functions: SQL declares those. */
function declaredIndex([name, lines]: [string, string]): object {
  // The second form is the one that PostgreSQL stores, and MikroORM compares texts.
  const text = lines.replaceAll(/\s+/g, ' ').replaceAll(/\bnot in \(([^)]*)\)/g, '<> all (array[$1])');
  const [, columns, included, where] = ofColumns.exec(text) ?? [];
  if (columns !== undefined) {
    return { name, properties: propertiesOf(columns), include: included && propertiesOf(included), where };
  }
  const [, unique = '', clause] = /^(unique )?(.*)$/.exec(text)!;
  const expression: IndexCallback<never> = (_columns, table) =>
    `create ${unique}index ${name} on ${table.name} ${clause}`;
  return { name, expression };
}

const crossCompany: PolicyDef = { name: 'cross_company', roles: [roles.crossCompany], using: 'true' };
const ownCompany: PolicyDef = {
  name: 'own_company',
  using: `company_id = nullif(current_setting('${companySetting}', true), '')::char(24)`,
};

const presentPolicies = presentCompany.map((policy): PolicyDef => ({
  name: `present_company_${policy.command}`,
  type: 'restrictive',
  roles: [roles.crossCompany],
  ...policy,
}));

/** Options of `defineEntity` for a table that belongs to no company. Row-level security is on if it has policies. */
export const ofDeployment = ({
  indexes = {},
  checks = {},
  references = {},
  policies = [],
}: TableParts = {}): object => ({
  indexes: Object.entries(indexes).map(declaredIndex),
  checks: Object.entries(checks).map(([name, expression]) => ({ name, expression })),
  references,
  ...(policies.length > 0 && { policies: [crossCompany, ...policies], rowLevelSecurity: 'force' }),
});

/**
 * Options of `defineEntity` for a table of companies: row-level security shows servers one company at a time.
 * @param isPlace true for the places of companies, which moves change.
 */
export const ofCompany = ({ policies = [], ...parts }: TableParts = {}, isPlace = false): object =>
  ofDeployment({ ...parts, policies: [ownCompany, ...(isPlace ? [] : presentPolicies), ...policies] });
