import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entry.js';

/** Must match the options in `public/search.js`, which loads the index. */
const options = { fields: ['title', 'text'], storeFields: ['url', 'kind', 'title', 'text'] };

/** Maximum number of results, and of characters of their text. */
const [maxResults, maxText] = [10, 400];

/** Builds the search index as JSON for MiniSearch. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>(options);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return JSON.stringify(index);
}

/** Loads an index. @returns a function that searches it, as the search field of the documentation does */
export function searchIn(index: string): (query: string) => SearchEntry[] {
  const loaded = MiniSearch.loadJSON<SearchEntry>(index, options);
  const how = { prefix: true, fuzzy: (term: string) => (term.length > 4 ? 0.2 : 0), boost: { title: 4 } };
  return (query) =>
    loaded
      .search(query, how)
      .slice(0, maxResults)
      .map((entry) => {
        const { url, kind, title, text } = entry as unknown as SearchEntry;
        return { url, kind, title, text: text.slice(0, maxText) };
      });
}
