import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { errorCatalogue, errorPage } from './error-catalogue.js';

const entries = errorCatalogue((await discoverContexts()).all);

describe('the catalogue of errors (R80)', () => {
  it('is the committed one: run "npm run errors" after a change', async () => {
    expect(errorPage(entries)).toBe(await readFile(new URL('../../../../docs/errors.md', import.meta.url), 'utf8'));
  });

  it('has codes in lower case, each once with one status and a sentence', () => {
    expect(entries.length).toBeGreaterThan(60);
    for (const { code, status, text } of entries) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/^[A-Z`].*\.$/);
    }
  });

  it('gives no code two statuses, whoever declares it', () => {
    const again = errorCatalogue([{ name: 'other', resources: {}, errors: { gone: { unit_taken: 'It is gone.' } } }]);
    expect(again.find(({ code }) => code === 'unit_taken')).toMatchObject({ status: 410 });
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  });
});
