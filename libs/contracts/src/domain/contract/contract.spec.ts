import { describe, expect, it } from '@jest/globals';
import type { CompanyId, Id } from '@partner/kernel';
import { checkSameOrder, checkUnlocked, Contract, type ContractStatus, contractStatuses } from './contract.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const made = (status?: ContractStatus): Contract =>
  Contract.create({
    id: '65f0c0ffee0000000000f001' as Id,
    companyId: '65f0c0ffee00000000000009' as CompanyId,
    createdAt: at,
    orderId: '65f0c0ffee0000000000a001' as Id,
    locationId: null,
    contractNumber: 'C-1',
    ...(status && { status }),
  });
const announced: Readonly<Record<ContractStatus, string[]>> = {
  draft: [],
  out_for_signature: ['contract.sent'],
  partially_signed: ['contract.signed'],
  completed: ['contract.completed'],
  voided: ['contract.voided'],
};

describe('a contract', () => {
  it('defaults to a draft', () => {
    expect(made().state).toMatchObject({ status: 'draft', contractVersion: 1, customerSignedAt: null });
  });

  for (const status of contractStatuses) {
    it(`announces the status ${status} (§6.1)`, () => {
      expect(made(status).events.map(({ type }) => type)).toEqual(announced[status]);
      const contract = made();
      contract.revise({ status }, at);
      expect(contract.events.map(({ type }) => type)).toEqual(announced[status]);
    });

    it(`${status}: order is ${['partially_signed', 'completed'].includes(status) ? 'locked' : 'open'} (R17)`, () => {
      const check = (): void => checkUnlocked(made(status), 'its line items');
      if (['partially_signed', 'completed'].includes(status))
        expect(check).toThrow(/contract is (partially signed|completed): its line items/);
      else expect(check).not.toThrow();
    });
  }

  it('announces a status once, with the linked order (E2, E3)', () => {
    const contract = made('out_for_signature');
    contract.revise({ status: 'out_for_signature', contractNumber: 'C-2' }, at);
    expect(contract.events).toEqual([
      {
        type: 'contract.sent',
        occurredAt: at,
        resourceType: 'contract',
        resourceId: contract.id,
        data: { orderId: contract.state.orderId, status: 'out_for_signature', contractNumber: 'C-1' },
      },
    ]);
  });

  it('cannot move to another order', () => {
    expect(() => checkSameOrder(made(), '65f0c0ffee0000000000a00f' as Id)).toThrow('cannot move to another order');
    expect(() => checkUnlocked(undefined, 'anything')).not.toThrow();
  });

  describe('is signed by two parties (R47)', () => {
    const types = (contract: Contract): string[] => contract.events.map(({ type }) => type);

    it('in any order; each signature is announced, and the second one completes it', () => {
      for (const parties of [
        ['customer', 'salesperson'],
        ['salesperson', 'customer'],
      ] as const) {
        const contract = made();
        contract.send(at);
        contract.sign(parties[0], at);
        expect(contract.state).toMatchObject({ status: 'partially_signed' });
        contract.sign(parties[1], at);
        expect(contract.state).toMatchObject({ status: 'completed', customerSignedAt: at, salespersonSignedAt: at });
        expect(types(contract)).toEqual(['contract.sent', 'contract.signed', 'contract.signed', 'contract.completed']);
      }
    });

    it('but not before it is sent, twice by one party, or after it ended', () => {
      const contract = made();
      expect(() => contract.sign('customer', at)).toThrow('a contract that is draft cannot be signed');
      contract.send(at);
      expect(() => contract.send(at)).toThrow('a contract that is out for signature cannot be sent');
      contract.sign('customer', at);
      expect(() => contract.sign('customer', at)).toThrow('the customer has already signed this contract');
      contract.void(at);
      expect(() => contract.sign('salesperson', at)).toThrow('a contract that is voided cannot be signed');
      expect(() => contract.void(at)).toThrow('a contract that is voided cannot be voided');
    });
  });

  it('can be completed once it is sent, with its document (R47)', () => {
    const contract = made();
    expect(() => contract.complete(undefined, at)).toThrow('a contract that is draft cannot be completed');
    contract.send(at);
    const document = '65f0c0ffee0000000000d001' as Id;
    contract.complete(document, at);
    expect(contract.state).toMatchObject({ status: 'completed', signedPdfDocumentId: document });
  });
});
