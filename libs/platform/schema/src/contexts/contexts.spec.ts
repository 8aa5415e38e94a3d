import { describe, expect, it } from '@jest/globals';
import type { ContextDeclaration } from '@partner/kernel';
import sql from 'sql-template-tag';
import { Contexts } from './contexts.js';
import { discoverContexts } from './discover-contexts.js';
import { migrationFiles } from '../upgrade/apply-migrations.js';

const declared = (more: Partial<ContextDeclaration>): ContextDeclaration => ({ name: 'sheds', resources: {}, ...more });
const shed = { shed: { events: ['created'], hidesWithLocation: true } };

describe('the contexts of the workspace', () => {
  it('are discovered, with their migrations in the order of names', async () => {
    const contexts = await discoverContexts();
    expect(contexts.all.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'sales', 'schema']));
    const names = (await migrationFiles(contexts)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['0001-platform', '0008-sales', '0018-events']));
    expect(names).toEqual([...names].sort());
  });

  it('recognize only declared events (E3)', () => {
    const contexts = new Contexts([declared({ resources: shed })]);
    expect(contexts.declaresEvent('shed.created')).toBe(true);
    expect(contexts.declaresEvent('shed.painted')).toBe(false);
    expect(contexts.declaresEvent('barn.created')).toBe(false);
  });

  it('may share sweep groups', () => {
    const groups = [['retention'], ['quotes', 'retention']];
    const contexts = new Contexts(groups.map((sweepGroups, index) => declared({ name: `c${index}`, sweepGroups })));
    expect(contexts.sweepGroups).toEqual(['quotes', 'retention']);
  });

  it('must not declare the same kind of record', () => {
    expect(() => new Contexts([declared({ resources: shed }), declared({ resources: shed })])).toThrow(
      'the resource type "shed" is declared twice',
    );
  });

  it('must declare the work that event readers create', () => {
    const readsEvents = { leaves: 'paint', statement: () => sql`select 1` };
    expect(() => new Contexts([declared({ readsEvents })])).toThrow('no context declares the work "paint"');
    expect(new Contexts([declared({ readsEvents, work: ['paint'] })]).eventReaders).toHaveLength(1);
  });
});
