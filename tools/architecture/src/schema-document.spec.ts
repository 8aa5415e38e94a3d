import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase, onServer } from '@partner/testing';
import { root } from './workspace.js';

const committed = readFileSync(join(root, 'docs/schema.sql'), 'utf8');

describe('docs/schema.sql', () => {
  it('contains every table, view, trigger and sequence of the migrated database', async () => {
    const database = await freshDatabase();
    try {
      const { rows } = await onServer(database.url, (client) =>
        client.query<{ part: string }>(`
          select case relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || relname as part
            from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
              and relname !~ '_\\d{8}$|^migrations'
          union all select 'trigger ' || tgname from pg_trigger where not tgisinternal and tgparentid = 0`),
      );
      expect(rows.length).toBeGreaterThan(90);
      const missing = rows.filter(({ part }) => !new RegExp(`(create|constraint) ${part}\\b`).test(committed));
      expect(missing).toEqual([]);
    } finally {
      await database.drop();
    }
  });
});
