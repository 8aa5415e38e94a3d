import type { Source, Violation } from '../source.js';

interface BlockingStatement {
  readonly what: RegExp;
  readonly instead: string;
}

const addsConstraint =
  /alter table (?<table>[\w${}]+)[^`]*?\badd (?:constraint|foreign key|check|unique|primary key)(?![^`]*not valid)/gi;

/** Statements that block writers of a table for a time that grows with its size; each captures the table. */
const blockingStatements: readonly BlockingStatement[] = [
  {
    what: /create (?:unique )?index (?!concurrently)(?:if not exists )?[\w${}]+ on (?:only )?(?<table>[\w${}]+)/gi,
    instead: 'create it with createConcurrently',
  },
  {
    what: addsConstraint,
    instead: 'add it "not valid", and validate it in a separate migration',
  },
  {
    what: /alter table (?<table>[\w${}]+)[^`]*?\balter (?:column )?\w+ (?:set not null|type|set data type)/gi,
    instead: 'add a second column, fill it after the migrations, and read the new one from then on',
  },
  {
    what: /alter table (?<table>[\w${}]+)[^`]*?\badd column [^`]*?generated always as [^`]*?stored/gi,
    instead: 'it rewrites every row: add a column that triggers fill',
  },
  {
    what: /`\s*(?:update|delete from) (?<table>[\w${}]+)|insert into [^`]*? from (?<table>[\w${}]+)(?![\w(])/gi,
    instead: 'change rows after the migrations, in batches',
  },
];

/** Migrations must not block an existing table for longer than a moment (R93). */
export function migrationsDoNotBlockWriters(sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, text }) => {
    const own = new Set([...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name));
    return blockingStatements.flatMap(({ what, instead }) =>
      [...text.matchAll(what)]
        .map(({ groups }) => groups!['table']!)
        .filter((table) => !own.has(table))
        .map((table) => `${path} blocks writers of ${table}: ${instead}`),
    );
  });
}
