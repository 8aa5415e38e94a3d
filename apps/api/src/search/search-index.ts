import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.js';

/** What browsers read the index with, too: `public/search.js` has the same. */
const options = { fields: ['title', 'text'], storeFields: ['url', 'kind', 'title', 'text'] };

/** The index of everything that can be found, as the JSON that MiniSearch reads. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>(options);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify(index);
}
