import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { apiDocument } from '../openapi-document.js';

const document = await apiDocument();

/** Milliseconds: the rules look at every value of a document of half a megabyte, many times. */
const patience = 120_000;

describe('the document', () => {
  it(
    "obeys Redocly's recommended rules, without a warning",
    async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: JSON.stringify(document), config });
      expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
    },
    patience,
  );

  it(
    "obeys Spectral's rules for OpenAPI, without a warning",
    async () => {
      const linter = new spectral.Spectral();
      linter.setRuleset({ extends: [rulesets.oas] } as Parameters<typeof linter.setRuleset>[0]);
      const problems = await linter.run(document as Record<string, unknown>);
      expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
    },
    patience,
  );
});
