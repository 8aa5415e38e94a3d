import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Actor, type Id, newId, UnitOfWork } from '@partner/kernel';
import { OrderLocks } from '@partner/sales';
import { ContractsFixture } from '../../testing/contracts.fixture.js';
import { ContractQueries } from '../ports/contracts.js';
import { PutContract, type PutContractCommand } from './put-contract.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('the contract of an order', () => {
  let contracts: ContractsFixture;
  let actor: Actor;
  let orderId: Id;
  beforeAll(async () => {
    contracts = await ContractsFixture.open(noon);
  });
  beforeEach(async () => {
    actor = await contracts.company();
    orderId = await contracts.order(actor);
  });
  afterAll(() => contracts.close());

  const put = (command: PutContractCommand): Promise<Id> => contracts.get(PutContract).execute(actor, command);
  const summary = async (): Promise<unknown> =>
    JSON.parse((await contracts.get(ContractQueries).ofOrder(actor.company, orderId)).text);
  const locks = (): Promise<void> =>
    contracts
      .get(UnitOfWork)
      .run(actor, () => contracts.get(OrderLocks).check(actor.company, orderId, 'its line items'));

  it('defaults to a draft with version 1 and a generated number (R47)', async () => {
    await put({ orderId });
    expect(await summary()).toEqual({
      orderId,
      status: 'draft',
      contractVersion: '1',
      contractNumber: '1001-1',
      customerSigned: false,
      salespersonSigned: false,
    });
    const told = await contracts.order(actor);
    await put({ orderId: told, contractVersion: 4, contractNumber: 'C-7' });
    orderId = told;
    expect(await summary()).toMatchObject({ contractVersion: '4', contractNumber: 'C-7' });
  });

  it('gets the next version after a voided one, which is no longer the contract (R47)', async () => {
    await put({ orderId });
    await put({ orderId, status: 'voided' });
    await expect(summary()).rejects.toThrow('contract not found');
    await put({ orderId });
    expect(await summary()).toMatchObject({ contractVersion: '2', contractNumber: '1001-2' });
  });

  it('is the only one that is not voided', async () => {
    const id = await put({ orderId });
    expect(await put({ orderId, status: 'out_for_signature' })).toBe(id);
    await expect(put({ id: newId(), orderId })).rejects.toThrow('the order already has another contract');
  });

  it('needs an order, and cannot move to another', async () => {
    await expect(put({})).rejects.toMatchObject({ code: 'invalid' });
    await expect(put({ orderId: newId() })).rejects.toMatchObject({ code: 'notFound' });
    const id = await put({ orderId });
    await expect(put({ id, orderId: await contracts.order(actor) })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stores when it was signed: now by default, unset when the signature is withdrawn', async () => {
    await put({ orderId, customerSigned: true });
    expect(await summary()).toMatchObject({ customerSigned: true, customerSignedAt: noon.toISOString() });
    await put({ orderId, customerSigned: false });
    expect(await summary()).toMatchObject({ customerSigned: false });
  });

  it('locks its order from the first signature until it is voided (R17)', async () => {
    await expect(locks()).resolves.toBeUndefined();
    await put({ orderId, status: 'partially_signed' });
    await expect(locks()).rejects.toMatchObject({
      code: 'locked',
      message: "the order's contract is partially signed: its line items cannot be changed",
    });
    await put({ orderId, status: 'voided' });
    await expect(locks()).resolves.toBeUndefined();
  });
});
