import { describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { statementTemplate } from './statement-template.js';

describe('a statement template', () => {
  const make = (company: string, id: number | null) =>
    sql`select ${'constant'} from things t where t.company_id = ${company} and (${sql`t.id = ${id}
      or t.parent = ${id}`})`;
  const fixed = statementTemplate(make);

  it.each([
    ['a', 1],
    ['b', 2],
    ['', null],
  ] as const)('equals a newly built statement: %j', (company, id) => {
    const [one, other] = [fixed(company, id), make(company, id)];
    expect([one.text, one.values, one.strings, one.sql]).toEqual([other.text, other.values, other.strings, other.sql]);
  });

  it('can be nested in another statement', () => {
    const [one, other] = [
      sql`select exists (${fixed('a', 1)}) or ${true}`,
      sql`select exists (${make('a', 1)}) or ${true}`,
    ];
    expect([one.text, one.values]).toEqual([other.text, other.values]);
  });

  it('is built once', () => {
    let made = 0;
    const counted = statementTemplate((id: string) => {
      made += 1;
      return sql`select ${id}`;
    });
    expect([counted('a'), counted('b')].map(({ values }) => values)).toEqual([['a'], ['b']]);
    expect(made).toBe(1);
  });
});
