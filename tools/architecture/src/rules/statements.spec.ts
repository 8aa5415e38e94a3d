import { describe, expect, it } from '@jest/globals';
import { statementsRefuseByName } from './statements.js';

const found = (text: string, path = 'libs/sales/src/persistence/leads.ts'): string[] =>
  statementsRefuseByName([{ path, text }]);

describe('a statement that refuses', () => {
  it.each([
    'sql`select 1 / count(*) from finished`',
    'sql`select 1 / (select count(*) from finished)`',
    'sql`select 1 / ${areAll}::int as written`',
    'sql`select 1/(pg_is_in_recovery())::int`',
    'sql`select amount / 0`',
  ])('may not divide: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each(['sql`select ${isThere(sql`count(*) = 1`)}`', 'sql`select amount / 4.3`', '{ ratePerSecond: 1 / 300 }'])(
    'may contain %s',
    (text) => expect(found(text)).toEqual([]),
  );
});
