import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PostmanValidator } from '@har-sdk/validator';
import { postmanEnvironment } from './environment.js';

const committed = async (name: string): Promise<string> =>
  readFile(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

describe('Postman collection (R103)', () => {
  it('is valid under the collection schema v2.1', async () => {
    const collection = JSON.parse(await committed('postman/collection.json')) as never;
    expect(await new PostmanValidator().verify(collection)).toEqual([]);
    const broken = { ...(collection as object), item: [{ request: { method: 1 } }] } as never;
    expect(await new PostmanValidator().verify(broken)).not.toEqual([]);
  });

  it('uses only variables of the environment', async () => {
    const used = [...(await committed('postman/collection.json')).matchAll(/\{\{([^$}][^}]*)\}\}/g)];
    const known = postmanEnvironment.values.map(({ key }) => key);
    expect([...new Set(used.map(([, name]) => name!))].filter((name) => !known.includes(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });
});
