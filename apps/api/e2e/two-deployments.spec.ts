import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateCompany } from '@partner/companies';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, testRedis, type TestDatabase } from '@partner/testing';
import { partner } from './support/processes.js';
import { TestApi, TestCompany } from './support/test-api.js';

describe('two deployments on one Redis', () => {
  const id = newId() as CompanyId;
  const databases: TestDatabase[] = [];
  const apis: TestApi[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) {
      const database = await freshDatabase();
      databases.push(database);
      const [renewed] = await partner(['deployment', 'renew-id'], { DATABASE_URL: database.serverUrl });
      expect(renewed).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
      apis.push(await TestApi.start({ REDIS_URL: testRedis() }, database));
    }
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await Promise.all(databases.map((database) => database.drop()));
  });

  async function companyOf(api: TestApi): Promise<TestCompany> {
    const made = await api.application.get(CreateCompany).execute({ id, name: 'Same id' });
    const company = new TestCompany(api, made.id);
    company.key = await company.newKey('all');
    return company;
  }

  it('do not see each other’s lists of a company with the same id (A13)', async () => {
    const [one, other] = [await companyOf(apis[0]!), await companyOf(apis[1]!)];
    await one.post('locations', { name: 'Lot', address: '1 Main St' });
    const list = async (company: TestCompany): Promise<unknown> => {
      const { headers, body } = await company.get('locations');
      return [headers.get('x-cache'), body['total']];
    };
    expect([await list(one), await list(one)]).toEqual([
      ['MISS', 1],
      ['HIT', 1],
    ]);
    expect(await list(other)).toEqual(['MISS', 0]);
    expect(await list(one)).toEqual(['HIT', 1]);
  });
});
