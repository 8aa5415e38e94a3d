import { describe, expect, it } from '@jest/globals';
import { statementName } from './traced-statements.js';

describe('the name of a statement in a trace (R97)', () => {
  it.each([
    ['select * from leads t where t.id = $1', 'select leads'],
    ['select set_config($1, $2, true)', 'select'],
    ['insert into "orders" (id) select $1 on conflict do update set id = excluded.id', 'insert orders'],
    ['with a as (select 1 from x for update skip locked) update leads t set a = 1', 'update leads'],
    [
      'with w0 as (insert into "orders" (id)), w1 as (update "work_orders" t set a = 1) select 0',
      'insert orders, update work_orders',
    ],
    ['delete from outbox_jobs where id = $1', 'delete outbox_jobs'],
  ])('%s: %s', (text, summary) => expect(statementName(text)).toBe(summary));
});
