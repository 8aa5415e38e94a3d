import { describe, expect, it } from '@jest/globals';
import sql, { join, raw, sentStatements } from './recorded-sql.js';
import { mentionsInSent } from './sent-mentions.js';

const owners = new Map([
  ['orders', 'sales'],
  ['locations', 'locations'],
]);
const here = 'tools/architecture/src/sent/sent-mentions.spec.ts';

/** Returns the mentions in one statement whose text was read. */
async function sent(statement: { readonly text: string }) {
  const { text } = statement;
  return mentionsInSent(new Map([[text, sentStatements.get(text) ?? []]]), owners);
}

describe('a statement that was sent', () => {
  it('names all tables that PostgreSQL finds, each with its source', async () => {
    const where = sql`o.total > ${1} and 'ä from locations' <> ${'€'}`;
    const found = await sent(sql`select 1 from users u, orders o where ${where}
      and exists (select 1 from ${raw('locations')} l where l.id in (${join(['a', 'b'])}))`);
    expect(found).toEqual([
      { path: here, relation: 'orders', writes: false },
      { path: here, relation: 'locations', writes: false },
    ]);
  });

  it.each([
    [sql`insert into orders (id) select id from locations`],
    [sql`with gone as (delete from orders returning id) select 1 from gone, locations`],
    [sql`update orders set number = 1 from locations`],
  ])('reports the tables that it writes', async (statement) => {
    expect((await sent(statement)).sort((one, other) => one.relation.localeCompare(other.relation))).toEqual([
      { path: here, relation: 'locations', writes: false },
      { path: here, relation: 'orders', writes: true },
    ]);
  });

  it('is recorded by its text, including shared fragments', () => {
    const fragment = sql`orders`;
    expect(fragment.text).toBe('orders');
    expect(sentStatements.has('orders')).toBe(false);
    expect(sql`select ${1} from ${fragment}`.text).toBe('select $1 from orders');
    expect(sentStatements.get('select $1 from orders')?.map(({ text }) => text)).toEqual([
      'select ',
      '$',
      ' from ',
      'orders',
      '',
    ]);
  });
});
