import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutLocation } from '@partner/locations';
import { TestApi } from './support/test-api.js';

describe('merge that runs while the relinked leads change', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.shared();
  });

  it('succeeds, like all changes, without a deadlock (R26, R29)', async () => {
    const company = await api.company();
    const lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
    for (let round = 0; round < 10; round += 1) {
      const customer = { email: `round${round}@example.com` };
      const lead = () => company.post<{ id: string }>('leads', { locationId: lot, customer, salesSource: 'Blog' });
      const leads = await Promise.all(Array.from({ length: 6 }, lead));
      const { body } = await company.get<{ data: { id: string }[] }>(`customers?email=${customer.email}`);
      const survivor = await company.post<{ id: string }>('customers', { email: `survivor${round}@example.com` });
      const answers = await Promise.all([
        ...leads.map(({ body: { id } }) => company.patch(`leads/${id}`, { salesSource: 'Website' })),
        company.post(`customers/${body.data[0]?.id}/merge`, { survivorId: survivor.body.id }),
        lead(),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    }
  });
});
