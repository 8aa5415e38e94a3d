import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: contracts', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  const [customer, barn, order] = [newId(), newId(), newId()];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    await apply(
      { put: 'customer', id: customer, name: 'Ada', email: 'ada@example.com' },
      { put: 'product', id: barn, name: 'Barn', price: 1000 },
      { put: 'order', id: order, customerId: customer, productId: barn, orderNumber: 2000 },
    );
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (...lines: object[]): Promise<unknown[]> => {
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(input, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const contracts = (): Promise<unknown[]> =>
    database.query(
      sql`select contract_number as number, contract_version as version, status from contracts
        where company_id = ${company} order by contract_version`,
    );

  it('rejects a version that leaves no number for the next contracts (R47)', async () => {
    expect(await apply({ put: 'contract', orderId: order, contractVersion: '2000000001' })).toEqual([
      failed(1, 'contractVersion must'),
    ]);
  });

  it('sends, signs, completes and voids a contract; the next one has a higher version (R47)', async () => {
    const id = newId();
    const ok = (line: number): object => ({ ok: true, line, id });
    expect(
      await apply(
        { do: 'contract.send', orderId: order },
        { put: 'contract', id, orderId: order },
        { do: 'contract.sign', orderId: order, party: 'customer' },
        { do: 'contract.send', orderId: order },
        { do: 'contract.sign', orderId: order, party: 'customer' },
        { do: 'contract.sign', orderId: order, party: 'customer' },
        { do: 'contract.sign', orderId: order, party: 'neighbour' },
        { do: 'contract.sign', orderId: order, party: 'salesperson' },
        { do: 'contract.complete', orderId: order },
        { do: 'contract.void', orderId: order },
        { do: 'contract.void', orderId: order },
        { do: 'contract.void', orderId: newId() },
      ),
    ).toEqual([
      failed(1, 'contract not found'),
      ok(2),
      failed(3, 'a contract that is draft cannot be signed'),
      ok(4),
      ok(5),
      failed(6, 'the customer has already signed this contract'),
      failed(7, 'party must be one of customer, salesperson'),
      ok(8),
      failed(9, 'a contract that is completed cannot be completed'),
      ok(10),
      failed(11, 'contract not found'),
      failed(12, 'order not found'),
    ]);
    expect(
      await database.query(
        sql`select type from events where company_id = ${company} and resource_id = ${id} order by seq`,
      ),
    ).toEqual(['sent', 'signed', 'signed', 'completed', 'voided'].map((action) => ({ type: `contract.${action}` })));
    expect(await apply({ put: 'contract', orderId: order })).toMatchObject([{ ok: true }]);
    expect(await contracts()).toEqual([
      { number: '2000-1', version: 1, status: 'voided' },
      { number: '2000-2', version: 2, status: 'draft' },
    ]);
  });

  it('leaves the contract of a deleted order alone (R13)', async () => {
    const gone = newId();
    expect(
      await apply(
        { put: 'order', id: gone, customerId: customer, productId: barn },
        { put: 'contract', orderId: gone },
        { do: 'delete', kind: 'order', id: gone },
        { do: 'contract.send', orderId: gone },
        { put: 'contract', orderId: gone, status: 'completed' },
      ),
    ).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
      failed(4, 'order not found'),
      failed(5, 'order not found'),
    ]);
  });

  it('keeps the version of the order when a contract changes (R47)', async () => {
    const version = async (): Promise<unknown[]> =>
      database.query(sql`select version from orders where company_id = ${company} and id = ${order}`);
    const before = await version();
    expect(await apply({ do: 'contract.send', orderId: order })).toMatchObject([{ ok: true }]);
    expect(await version()).toEqual(before);
  });
});
