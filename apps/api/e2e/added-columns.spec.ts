import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';
import { exampleBody } from './support/example-body.js';

describe('a server whose database the next release migrates', () => {
  let demo: DemoCompany | undefined;
  beforeAll(async () => {
    demo = await DemoCompany.start();
  });
  afterAll(() => demo?.stop());

  /** Calls each read, change and creation with the document's examples. @returns calls, and those that failed */
  async function calls(): Promise<{ called: string[]; failed: unknown[] }> {
    const { document, company, api } = demo!;
    const called: string[] = [];
    const failed: unknown[] = [];
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        const isCreation = method === 'post' && !path.includes('{');
        if (!path.startsWith('/partner/v1/') || !(isCreation || method === 'get' || method === 'patch')) continue;
        const existing = await demo!.existing(path).catch(() => undefined);
        if (!existing) continue;
        called.push(`${method} ${path}`);
        const body = method === 'get' ? undefined : exampleBody(document, operation, existing.record);
        const query = method === 'get' ? `?${await demo!.requiredQuery(path)}` : '';
        const { status, text } = await api.call(method.toUpperCase(), existing.path + query, body, company);
        if (status >= 500) failed.push([method, path, status, text]);
      }
    return { called, failed };
  }

  it('serves every request as before, once its tables have new columns (R93)', async () => {
    const before = await calls();
    expect(before).toMatchObject({ failed: [] });
    expect(before.called.length).toBeGreaterThan(50);
    await demo!.api.database.query(sql`do $$ declare t record; begin
      for t in select c.oid::regclass as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
          and c.relnamespace = 'public'::regnamespace loop
        execute format('alter table %s add column added_by_next_release int default 1', t.name);
      end loop; end $$`);
    expect(await calls()).toEqual(before);
  });
});
