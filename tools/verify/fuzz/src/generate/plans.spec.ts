import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiDocument } from '../document/api-document.js';
import type { RequestPlan } from '../plan.js';
import { plans } from './plans.js';

describe('generated requests', () => {
  let document: ApiDocument;
  beforeAll(async () => {
    document = await ApiDocument.read(fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url)));
  });

  const first = (count: number, seed: number, only?: string): RequestPlan[] => {
    const source = plans(document, seed, only);
    return Array.from({ length: count }, () => source.next().value);
  };

  it('are the same for the same seed, and differ for another seed', () => {
    expect(first(120, 7)).toEqual(first(120, 7));
    expect(first(120, 7)).not.toEqual(first(120, 8));
  });

  it('reach every operation, and mutate path, query, headers and body', () => {
    const generated = first(1_200, 1);
    const reached = new Set(generated.map(({ operation }) => operation));
    expect(reached).toEqual(new Set(document.operations.map(({ name }) => name)));
    const mutations = new Set(generated.flatMap((plan) => plan.mutations));
    for (const name of [
      'odd path segment',
      'odd query',
      'header If-Match',
      'credential: cut',
      'odd field',
      'another body',
    ]) {
      expect(mutations).toContain(name);
    }
  });

  it('can be limited to some operations', () => {
    const name = 'POST /partner/v1/quotes/{id}/convert';
    expect(new Set(first(200, 1, name).map(({ operation }) => operation))).toEqual(new Set([name]));
    expect(() => first(1, 1, 'nowhere')).toThrow('No operation name contains nowhere');
  });
});
