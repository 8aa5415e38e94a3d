import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, unavailable } from '@partner/kernel';
import { SweepPayments } from '../application/sweep-payments/sweep-payments.js';
import { PaymentsSweep } from './payments.sweep.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const companies = ['a', 'b', 'c'] as unknown as CompanyId[];

describe('the sweep of payments (R46)', () => {
  /** Companies for which the processor was asked, in order. */
  const asked: string[] = [];
  let waited = 0;
  let doesRespond = false;

  const payments = { pending: async (_: CompanyId, last?: string) => (last ? [] : [{ id: '1' }, { id: '2' }]) };
  const state = {
    execute: async ({ company }: { company: CompanyId }): Promise<void> => {
      asked.push(company);
      if (doesRespond) return;
      waited += 20_000;
      throw unavailable('processor_unavailable', 'too slow');
    },
  };
  const [none, nothing, accounts] = [async () => [], { execute: async () => 0 }, { ofCompany: async () => ({}) }];
  const parts: unknown = [payments, { openBefore: none }, { unbooked: none }, accounts, nothing, nothing, state, {}];
  const sweepPayments = new SweepPayments(...(parts as ConstructorParameters<typeof SweepPayments>));
  const sweep = new PaymentsSweep(sweepPayments, { companies: async () => companies } as never);

  beforeEach(() => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + waited);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    asked.length = 0;
  });

  it('waits only for some time for a processor that does not respond, for each company in turn', async () => {
    for (let run = 0; run < 4; run += 1) await sweep.run(noon);
    expect(asked).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'a', 'a']);
  });

  it('asks for every company while the processor responds', async () => {
    doesRespond = true;
    await sweep.run(noon);
    expect(asked.sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });
});
