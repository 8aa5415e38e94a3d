import { describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { errorCatalogue } from '@partner/http';

const entries = errorCatalogue((await discoverContexts()).all);

describe('error catalogue (R80)', () => {
  it('lists lower-case codes, each once with one status and a sentence', () => {
    expect(entries.length).toBeGreaterThan(60);
    for (const { code, status, text } of entries) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/^[A-Z`].*\.$/);
    }
  });

  it('has one status per code, even if two contexts declare it', () => {
    const again = errorCatalogue([{ name: 'other', resources: {}, errors: { gone: { unit_taken: 'It is gone.' } } }]);
    expect(again.find(({ code }) => code === 'unit_taken')).toMatchObject({ status: 410 });
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  });
});
