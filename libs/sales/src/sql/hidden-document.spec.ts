import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import { freshDatabase, genericPlanSteps, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { isAtHiddenLocation } from './hidden-document.js';

describe('documents at hidden locations (A5)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  it.each(['quote', 'order'] as const)('are found by the id of the %s and of its location', async (resource) => {
    const isHidden = isAtHiddenLocation(resource, sql`t.company_id`, sql`t.order_id`);
    const plan = await genericPlanSteps(database.pool, sql`select ${isHidden} from work_orders t`.text);
    const looked = plan.filter((step) => [`${resource}s`, 'locations'].includes(step['Relation Name'] ?? ''));
    expect(looked.map((step) => step['Index Cond'])).toEqual([
      expect.stringMatching(/company_id = t\.company_id.* AND .*id = t\.order_id/),
      expect.stringMatching(/company_id = d\.company_id.* AND .*id = d\.location_id/),
    ]);
  });
});
