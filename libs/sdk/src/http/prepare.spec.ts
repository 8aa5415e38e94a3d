import { describe, expect, it } from '@jest/globals';
import { knownOperations } from '../generated/operations.js';
import type { Prepared } from './attempt.js';
import type { RequestOptions } from './options.js';
import { prepare } from './prepare.js';

const prepared = (id: string, options: RequestOptions = {}): Prepared =>
  prepare('https://api.example.com', knownOperations.listOrderPayments, { id }, options);

describe('a prepared request (R85)', () => {
  it('stays in the path of its operation, whatever its id', () => {
    expect(prepared('a/../b?c#d').url).toBe('https://api.example.com/partner/v1/orders/a%2F..%2Fb%3Fc%23d/payments');
    for (const id of ['.', '..']) expect(() => prepared(id)).toThrow(`id must not be "${id}"`);
    expect(() => prepared('')).toThrow('id is required');
  });

  it('rejects header values that cannot be sent, instead of retrying them', () => {
    for (const value of ['payment-€', 'two\nlines', '\0']) {
      expect(() => prepared('a', { idempotencyKey: value })).toThrow(/^idempotencyKey must not contain line breaks/);
      expect(() => prepared('a', { requestId: value })).toThrow(/^requestId must not contain line breaks/);
    }
    expect(prepared('a', { idempotencyKey: 'Größe 1' }).headers).toEqual({ 'idempotency-key': 'Größe 1' });
  });
});
