import type { ApiDocument, Documented } from '../document/api-document.js';
import { routesOf } from '../document/openapi/json.js';
import type { SearchEntry } from './search-entry.js';

/** Lists all operations by summary, description and path. */
export const operationEntries = (document: Pick<ApiDocument, 'paths'>): SearchEntry[] =>
  routesOf<Documented>(document).map(({ path, method, operation: { operationId, summary, description, tags } }) => ({
    url: `/docs#tag/${slugOf(tags[0] ?? '')}/${operationId}`,
    kind: 'Operation',
    title: summary,
    text: `${method.toUpperCase()} ${path} ${operationId}. ${description.replaceAll(/[`*]|\s+(?=\s)/g, '')}`,
  }));

/** Must build the same tag anchors as the viewer (`public/reference.js`). */
const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
