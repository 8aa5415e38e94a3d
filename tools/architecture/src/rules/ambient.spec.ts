import { expect, it } from '@jest/globals';
import { ambientStateIsOneObject } from './ambient.js';

it('is kept in one AsyncLocalStorage', () => {
  const text = 'const storage = new AsyncLocalStorage<Ambient>();';
  const home = 'libs/platform/runtime/src/ambient.ts';
  expect(ambientStateIsOneObject([{ path: home, text }])).toEqual([]);
  expect(ambientStateIsOneObject([{ path: home, text: `${text}\n${text}` }])).toHaveLength(1);
  expect(ambientStateIsOneObject([{ path: 'libs/sales/src/current.ts', text }])).toHaveLength(1);
});
