import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { progressAfter } from '../../domain/erasure/erasure-steps.js';
import type { Erasure } from '../ports/erasures.js';
import { ErasureJob } from './erasure-job.js';
import { RunErasure } from './run-erasure.js';

const [companyId, customerId] = [newId() as CompanyId, newId()];

describe('the job of a large erasure (R110)', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('leaves the rest to another job before its time is over', async () => {
    let waited = 0;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + waited);
    const work = { run: (_: unknown, step: () => Promise<unknown>) => step(), now: () => new Date(waited) };
    const progress = progressAfter('mail');
    let erasure: Erasure = { customerId, status: 'running', requestedAt: new Date(), erased: {}, progress };
    const erasures = {
      findForUpdate: async () => erasure,
      save: async (_: CompanyId, next: Erasure) => void (erasure = next),
    };
    const requests = {
      next: async () => {
        waited += 1_000;
        return { erased: 5_000, next: newId() };
      },
    };
    let end = new Date(0);
    const customers = { setErasedUntil: async (_: CompanyId, __: string, until: Date) => void (end = until) };
    const added: unknown[] = [];
    const outbox = { add: (...job: unknown[]) => void added.push(job) };
    const run = new RunErasure(work as never, erasures, { customers, requests } as never);
    await new ErasureJob(work as never, run, outbox).run({ companyId, payload: { customerId } } as never);
    expect(waited).toBeLessThan(30_000);
    expect(erasure).toMatchObject({ status: 'running', erased: { requestLog: 5 * waited } });
    // The logs count it as running for a day after its last step.
    expect(end).toEqual(new Date(waited + 86_400_000));
    expect(added).toEqual([[companyId, 'erasure.customer', { customerId }, { key: customerId }]]);
  });
});
