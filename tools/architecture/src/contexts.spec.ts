import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { isTest } from './source.js';
import { readProjects, readSources } from './workspace.js';

const contexts = await discoverContexts();
const sources = readSources().filter((source) => !isTest(source));

/** Every aggregate of a domain by its context and its `resource`, such as `sales lead`. */
const aggregates = sources.flatMap(({ path, text }) => {
  const context = /^libs\/(?<name>[^/]+)\/src\/domain\//.exec(path)?.groups?.['name'];
  const resources = [...text.matchAll(/^ {2}readonly resource = '(?<resource>\w+)'/gm)];
  return context === undefined ? [] : resources.map(({ groups }) => `${context} ${groups?.['resource']}`);
});

const declared = contexts.all.flatMap(({ name, resources }) =>
  Object.entries(resources).map(([type, resource]) => ({ name, type, resource })),
);

describe('the declarations of contexts', () => {
  it('exist for every context library', () => {
    const libraries = readProjects().filter(({ tags }) => tags.includes('type:context'));
    expect(contexts.all.map(({ name }) => `@partner/${name}`)).toEqual(
      expect.arrayContaining(libraries.map(({ name }) => name)),
    );
  });

  it('list the aggregates of their context', () => {
    expect(aggregates.length).toBeGreaterThan(10);
    expect(declared.map(({ name, type }) => `${name} ${type}`).sort()).toEqual([...new Set(aggregates)].sort());
  });

  it.each(declared.flatMap(({ type, resource: { transitions } }) => (transitions ? [{ type, transitions }] : [])))(
    'do not allow a request for Processed of a $type (R9)',
    ({ transitions }) => {
      expect(transitions.parse('processed')).toBe('Processed');
      for (const status of transitions.statuses) {
        expect(() => transitions.check(status as never, 'Processed' as never)).toThrow('is not allowed');
      }
    },
  );
});

describe('the declared totals', () => {
  let home: TestDatabase;

  beforeAll(async () => {
    home = await freshDatabase();
  });
  afterAll(() => home.drop());

  it('are those that the tables maintain', async () => {
    const client = new pg.Client(home.url);
    await client.connect();
    const { rows } = await client.query<{ table: string }>(`select distinct c.relname as table from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where p.proname in ('tally_row', 'tally_' || c.relname)`);
    await client.end();
    const kept = declared.flatMap(({ resource: { totals } }) => (totals ? [totals.table] : []));
    expect(kept.sort()).toEqual(rows.map(({ table }) => table).sort());
  });
});
