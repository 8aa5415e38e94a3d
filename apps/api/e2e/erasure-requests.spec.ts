import { expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import { TestApi } from './support/test-api.js';

it('shows the certificate of an erasure while one of its steps is in progress (R110)', async () => {
  const api = await TestApi.shared();
  const company = await api.company();
  const { id } = (await company.post<{ id: Id }>('customers', { email: 'ada@example.com' })).body;
  const erase = () => company.post(`customers/${id}/erase`, undefined);
  expect(await erase()).toMatchObject({ status: 200, body: { status: 'running' } });
  const step = await api.database.pool.connect();
  try {
    // A step locks the erasure first, and then the customer.
    await step.query('begin');
    const { text, values } =
      sql`select from erasures where company_id = ${company.id} and customer_id = ${id} for update`;
    await step.query(text, values);
    expect(await Promise.all([erase(), erase()])).toMatchObject([{ status: 200 }, { status: 200 }]);
    await step.query(`select from customers where company_id = $1 and id = $2 for update`, [company.id, id]);
  } finally {
    await step.query('rollback');
    step.release();
  }
});
