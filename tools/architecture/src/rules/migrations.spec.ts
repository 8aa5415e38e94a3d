import { describe, expect, it } from '@jest/globals';
import { migrationsDoNotBlockWriters } from './migrations.js';

const migration = (sql: string): { path: string; text: string } => ({
  path: `libs/sales/src/migrations/202612010000-words.ts`,
  text: `this.addSql(\`${sql}\`);`,
});

describe('a migration (R93)', () => {
  it.each([
    'create index leads_x on leads (company_id, x)',
    'create unique index leads_x on leads (company_id, x)',
    'create index ${table}_x on ${table} (company_id, x)',
    'alter table leads add constraint x check (x > 0)',
    'alter table leads add column y int, add foreign key (company_id, y) references ys (company_id, id)',
    'alter table leads alter column x set not null',
    'alter table leads alter column x type bigint',
    'alter table leads add column x text generated always as (lower(name)) stored',
    'update leads set x = 1',
    'insert into counts (company_id, n) select company_id, count(*) from leads group by 1',
  ])('may not block writers with "%s"', (sql) => {
    expect(migrationsDoNotBlockWriters([migration(sql)])).toHaveLength(1);
  });

  it.each([
    'create index concurrently leads_x on leads (company_id, x)',
    'alter table leads add column x int',
    'alter table leads add constraint x check (x > 0) not valid',
    'create table xs (company_id char(24)); create index xs_y on xs (company_id, y)',
    'drop index leads_x',
    'create function f() ... insert into xs (x) select e.x from json_array_elements(new.xs) e (x)',
  ])('may contain "%s"', (sql) => {
    expect(migrationsDoNotBlockWriters([migration(sql)])).toEqual([]);
  });
});
