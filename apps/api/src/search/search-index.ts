import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.js';

/** Must match the options in `public/search.js`, which loads the index. */
const options = { fields: ['title', 'text'], storeFields: ['url', 'kind', 'title', 'text'] };

/** Builds the search index as JSON for MiniSearch. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>(options);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify(index);
}
