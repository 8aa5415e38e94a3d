import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { apiDocument } from '../openapi-document.js';

const document = await apiDocument();

/** Timeout in milliseconds: the rules visit every value of a half-megabyte document many times. */
const timeout = 120_000;

describe('OpenAPI document', () => {
  it(
    "passes Redocly's recommended rules without warnings",
    async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: JSON.stringify(document), config });
      expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
    },
    timeout,
  );

  it(
    "passes Spectral's OpenAPI rules without warnings",
    async () => {
      const linter = new spectral.Spectral();
      linter.setRuleset({ extends: [rulesets.oas] } as Parameters<typeof linter.setRuleset>[0]);
      const problems = await linter.run(document as Record<string, unknown>);
      expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
    },
    timeout,
  );
});
