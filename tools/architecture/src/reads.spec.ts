import { describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { appReads } from './app-reads.js';
import { noCycles } from './rules/cycles.js';
import { mentionsIn, ownersOf, type Reads, undeclaredReads, unneededReads } from './rules/reads.js';
import { usedContextsAreListed } from './rules/uses.js';
import { isTest } from './source.js';
import { readProjects, readSources } from './workspace.js';

const { all } = await discoverContexts();
const owners = ownersOf(all);
const contextReads: Reads = new Map(all.map(({ name, reads }) => [name, reads]));
const reads: Reads = new Map([...contextReads, ...appReads]);

const sources = readSources();
const projects = readProjects();
// Migrations ran once, in the order of their names, and are never changed.
const running = sources.filter(
  (source) => !isTest(source) && !/\.fixture\.ts$|\/migrations\/|^tools\//.test(source.path),
);

describe('the SQL of contexts and apps', () => {
  const mentions = running.flatMap((source) => mentionsIn(source, owners));

  it('is found in several sources', () => {
    expect(mentions.length).toBeGreaterThan(200);
  });

  it('names only declared tables and views of others, and writes into none', () => {
    expect(undeclaredReads(mentions, owners, reads)).toEqual([]);
  });

  it('names all that are declared', () => {
    expect(unneededReads(mentions, owners, reads)).toEqual([]);
  });

  it('reads only from contexts in usesContexts', () => {
    expect(usedContextsAreListed(sources, projects, contextReads)).toEqual([]);
  });

  it('has no cycle, together with imports', () => {
    expect(noCycles(running, new Map(projects.map(({ name, folder }) => [name, folder])), contextReads)).toEqual([]);
  });
});

describe('a mention of a table', () => {
  const declared = { resources: {}, tables: { orders: 'records' } } as const;
  const known = ownersOf([{ name: 'sales', ...declared, views: ['sold_orders'] }]);
  const named = (text: string): string[] =>
    mentionsIn({ path: 'libs/sheds/src/a.ts', text }, known).map(({ relation, writes }) => `${relation} ${writes}`);

  it.each([
    ['sql`select 1 from orders o`', ['orders false']],
    ['sql`${a} join\n  only sold_orders o on ${b}`', ['sold_orders false']],
    ['sql`update orders set number = ${n}`', ['orders true']],
    ['sql`insert into orders as o (id) values (${id})`', ['orders true']],
    ['sql`orders`', ['orders false']],
    ["raw('orders')", ['orders false']],
    ["const text = 'delete from orders'", ['orders true']],
    ['// from orders\nconst orders = sql`from others`', []],
    ['sql`from orders_matching(${company})`', []],
  ])('is found in %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it('is limited to the declarations of its context', () => {
    const mentions = mentionsIn({ path: 'libs/sheds/src/a.ts', text: 'sql`update orders set id = 1`' }, known);
    const read = (relations: string[]): Reads => new Map([['sheds', { sales: relations }]]);
    expect(undeclaredReads(mentions, known, new Map())).toEqual([
      'libs/sheds/src/a.ts writes into orders, which is a table of sales',
      'libs/sheds/src/a.ts reads orders of sales, which sheds does not declare',
    ]);
    expect(undeclaredReads(mentions, known, read(['orders']))).toHaveLength(1);
    expect(unneededReads(mentions, known, read(['orders', 'sold_orders']))).toEqual([
      'sheds declares sold_orders of sales, which none of its SQL reads',
    ]);
  });
});
