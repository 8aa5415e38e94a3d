import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiDocument } from './openapi-document.js';
import { breakingChanges } from './testing/breaking-changes.js';

type Document = Parameters<typeof breakingChanges>[0];

const committed = async (name: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')) as Document;

/** Limits that the released document did not mention, although they held from the beginning: nobody can send less. */
const clarified = [/: body\.externalReferences\.\*: (?:minLength|maxLength) tightened$/];

describe('the OpenAPI document', () => {
  let document: Document;
  beforeAll(async () => {
    document = (await apiDocument()) as Document;
  });

  it('is the committed one: run "npm run openapi" after a change', async () => {
    expect(document).toEqual(await committed('openapi.json'));
  });

  it('only adds to what was released (§9)', async () => {
    const breaking = breakingChanges(await committed('openapi.released.json'), document);
    expect(breaking.filter((line) => !clarified.some((known) => known.test(line)))).toEqual([]);
    for (const known of clarified) expect(breaking).toContainEqual(expect.stringMatching(known));
  });
});
