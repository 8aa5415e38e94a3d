import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiDocument } from './openapi-document.js';
import { breakingChanges } from './testing/breaking-changes.js';

type Document = Parameters<typeof breakingChanges>[0];

const committed = async (name: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')) as Document;

/** Limits that the released document omitted although they always applied. No caller can have relied on more. */
const clarified = [/: body\.externalReferences\.\*: (?:minLength|maxLength) tightened$/];

describe('OpenAPI document', () => {
  let document: Document;
  beforeAll(async () => {
    document = (await apiDocument()) as Document;
  });

  it('matches docs/openapi.json; run "npm run openapi" after a change', async () => {
    expect(document).toEqual(await committed('openapi.json'));
  });

  it('has no breaking changes since the release (§9)', async () => {
    const breaking = breakingChanges(await committed('openapi.released.json'), document);
    expect(breaking.filter((line) => !clarified.some((known) => known.test(line)))).toEqual([]);
    for (const known of clarified) expect(breaking).toContainEqual(expect.stringMatching(known));
  });
});
