import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiDocument } from '../document/api-document.js';
import type { Scenario } from '../plan.js';
import { chains, operationOf } from './chains.js';
import { scenarios } from './scenarios.js';

let document: ApiDocument;
describe('generated scenarios', () => {
  beforeAll(async () => {
    document = await ApiDocument.read(fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url)));
  });

  const first = (count: number, seed: number, only?: string): Scenario[] => {
    const source = scenarios(document, seed, only);
    return Array.from({ length: count }, () => source.next().value as Scenario);
  };
  const callsOf = (list: readonly Scenario[]): string[] =>
    list.flatMap(({ steps }) => steps.map(({ plan }) => plan.operation));

  describe('scenarios', () => {
    it('are the same for the same seed, and differ for another seed', () => {
      expect(first(120, 7)).toEqual(first(120, 7));
      expect(first(120, 7)).not.toEqual(first(120, 8));
    });

    it('reach every operation, and mutate path, query, headers and body', () => {
      const generated = first(1_200, 1);
      expect(new Set(callsOf(generated))).toEqual(new Set(document.operations.map(({ name }) => name)));
      const mutations = new Set(generated.flatMap(({ steps }) => steps.flatMap(({ plan }) => plan.mutations)));
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

    it('can be limited to some operations and the chains that contain one of them', () => {
      const generated = first(500, 1, 'POST /partner/v1/quotes/{id}/convert');
      expect(new Set(generated.map(({ name }) => name))).toEqual(
        new Set(['POST /partner/v1/quotes/{id}/convert', 'quote']),
      );
      expect(() => first(1, 1, 'nowhere')).toThrow('No operation name contains nowhere');
    });
  });

  describe('chains', () => {
    it.each(Object.keys(chains))('%s calls only documented operations', (name) => {
      for (const step of chains[name]!) expect(document.operation(operationOf(step)).name).toBe(operationOf(step));
    });
  });
});
