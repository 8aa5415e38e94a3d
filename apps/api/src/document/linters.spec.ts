import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import rulesets from '@stoplight/spectral-rulesets';
import { apiDocument } from '../openapi-document.js';
import { asyncApiDocument, type EventSource } from './asyncapi.js';
import { spectralProblems } from '../testing/spectral-problems.js';

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
    "passes Spectral's OpenAPI rules without warnings in the paths of leads",
    async () => {
      const paths = Object.entries((document as { paths: object }).paths).filter(([path]) => /\/leads\b/.test(path));
      expect(paths.length).toBeGreaterThan(3);
      const part = { ...document, paths: Object.fromEntries(paths), webhooks: {} };
      expect(await spectralProblems(part, { 'oas3-unused-component': 'off' })).toEqual([]);
    },
    timeout,
  );

  it(
    'has an AsyncAPI document of its events, which passes the rules of Spectral',
    async () => {
      // The contact is the company of the reader. Its address differs by company.
      const rules = { 'asyncapi-info-contact-properties': 'off' };
      const events = asyncApiDocument(document as EventSource, 'https://api.example.com');
      expect(await spectralProblems(events, rules, rulesets.asyncapi)).toEqual([]);
      const { webhooks } = document as { webhooks: object };
      expect(Object.keys((events as { components: { messages: object } }).components.messages)).toEqual(
        Object.keys(webhooks),
      );
    },
    timeout,
  );
});
