import type { SearchEntry } from './search-entry.js';

/** As much of the OpenAPI document as is searched. */
export interface SearchedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SearchedOperation>>>>;
}

interface SearchedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** Every operation, by what it is called, what it says of itself, and its address. */
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

/** As the viewer is told to name the anchors of tags. */
const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
