import type { Difference } from './schema-difference.js';

/** A context and the tables that it owns. */
export interface Owner {
  readonly name: string;
  readonly tables?: object;
}

/** A drafted migration, to be reviewed before it is committed. */
export interface Draft {
  readonly owner: string;
  readonly name: string;
  readonly text: string;
}

/** Drafts statements that change tables to match their entities: one migration for each context that owns some. */
export function migrationDrafts(
  differences: readonly Difference[],
  owners: readonly Owner[],
  stamp: string,
  words: string,
): Draft[] {
  const groups = Map.groupBy(differences, ({ table }) => {
    const owner = owners.find(({ tables = {} }) => table in tables);
    if (!owner) throw new Error(`no context declares the table ${table}`);
    return owner.name;
  });
  return [...groups].map(([owner, own]) => {
    const name = groups.size > 1 ? `${stamp}-${words}-${owner}` : `${stamp}-${words}`;
    const escaped = own.map(({ statement }) => statement.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`));
    const statements = escaped.map((statement) => `    this.addSql(\`${statement}\`);\n`).join('');
    const text = `import { Migration } from '@mikro-orm/migrations';

/** Says why: ${words.replaceAll('-', ' ')}. */
export class Migration${name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())} extends Migration {
  override up(): void {
${statements}  }
}
`;
    return { owner, name, text };
  });
}
