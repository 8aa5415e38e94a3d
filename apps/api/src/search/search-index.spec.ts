import { describe, expect, it } from '@jest/globals';
import MiniSearch from 'minisearch';
import { operationEntries } from './operation-entries.js';
import { searchIndex } from './search-index.js';

describe('search index (R103)', () => {
  const operation = {
    operationId: 'listThings',
    summary: 'List things',
    description: 'Things of your company.\n\nScope: `things.read`.',
    tags: ['Lot stock'],
  };
  const entries = [
    ...operationEntries({ paths: { '/partner/v1/things': { get: operation } } }),
    { url: '/docs/guides/errors#unit_taken', kind: 'Error', title: 'unit_taken', text: '409. The unit is taken.' },
  ];

  it('contains operations with name, path and text', () => {
    expect(entries[0]).toEqual({
      url: '/docs#tag/lot-stock/listThings',
      kind: 'Operation',
      title: 'List things',
      text: 'GET /partner/v1/things listThings. Things of your company.\nScope: things.read.',
    });
  });

  it('can be loaded by MiniSearch', () => {
    const index = MiniSearch.loadJSON(searchIndex(entries), {
      fields: ['title', 'text'],
      storeFields: ['url', 'kind', 'title', 'text'],
    });
    expect(index.search('unit_taken').map(({ url }) => url as string)).toEqual(['/docs/guides/errors#unit_taken']);
    expect(index.search('listThings').map(({ kind }) => kind as string)).toEqual(['Operation']);
  });
});
