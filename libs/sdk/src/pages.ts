import type { Connection } from './http/connection.js';
import type { RequestOptions } from './http/options.js';
import type { AnyInput } from './http/prepare.js';
import type { ItemOf, ListOperation } from './operation-types.js';

/** Yields all items of a list from its first page on, or from the page in the query. Requests pages on demand. */
export async function* items<Id extends ListOperation>(
  connection: Connection,
  id: Id,
  { query = {}, ...input }: AnyInput = {},
  options?: RequestOptions,
): AsyncGenerator<ItemOf<Id>> {
  for (let page = Number(query['page'] ?? 1); ; page += 1) {
    const { data } = await connection.request(id, { ...input, query: { limit: 100, ...query, page } }, options);
    const list = data as { data: ItemOf<Id>[]; limit: number; total: number };
    yield* list.data;
    if (list.data.length === 0 || page * list.limit >= list.total) return;
  }
}
