import type { ListResponse, ListCache } from '@partner/http';
import type { CompanyId, Id, JsonResponse, RecordQueries, ResourceType } from '@partner/kernel';
import type { ListQuery } from './list.query.js';

/** What the cache has to know of the lists of a kind of record (W13). */
export interface ShownLists {
  /** The path under the version: `leads`. */
  readonly route: string;
  /** Kinds of records whose changes drop the list. */
  readonly list: readonly ResourceType[];
  /** Kinds of records whose changes drop the status histories. */
  readonly history: readonly ResourceType[];
}

/** What all versioned records answer alike: an item, and from the cache their list and status histories. */
export class RecordReads<Criteria> {
  constructor(
    private readonly queries: RecordQueries<Criteria>,
    private readonly lists: ListCache,
    private readonly shown: ShownLists,
  ) {}

  list(company: CompanyId, query: Criteria): Promise<ListResponse> {
    const { route, list: shows } = this.shown;
    return this.lists.getOrLoad({ company, route, shows }, query, () => this.queries.list(company, query));
  }

  item(company: CompanyId, id: Id): Promise<JsonResponse> {
    return this.queries.item(company, id);
  }

  history(company: CompanyId, id: Id, query: ListQuery): Promise<ListResponse> {
    const { history: shows } = this.shown;
    const route = `${this.shown.route}/${id}/status-history`;
    return this.lists.getOrLoad({ company, route, shows }, query, () => this.queries.history(company, id, query));
  }
}
