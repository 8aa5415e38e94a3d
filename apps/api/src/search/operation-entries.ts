import type { SearchEntry } from './search-entry.js';

/** Parts of the OpenAPI document that are searched. */
export interface SearchedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SearchedOperation>>>>;
}

interface SearchedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** Lists all operations by summary, description and path. */
export function operationEntries({ paths }: SearchedDocument): SearchEntry[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([
        method,
        {
          operationId,
          summary,
          description,
          tags: [tag = ''],
        },
      ]) => ({
        url: `/docs#tag/${slugOf(tag)}/${operationId}`,
        kind: 'Operation',
        title: summary,
        text: `${method.toUpperCase()} ${path} ${operationId}. ${description.replaceAll(/[`*]|\s+(?=\s)/g, '')}`,
      }),
    ),
  );
}

/** Must build the same tag anchors as the viewer (`public/reference.js`). */
const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
