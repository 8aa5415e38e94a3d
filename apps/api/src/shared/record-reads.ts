import type { ListCache } from '@partner/http';
import type { CompanyId, Id, JsonResponse, RecordAnswer, StatusRecordQueries } from '@partner/kernel';
import type { ListQuery } from './list.query.js';

/** What all versioned records answer alike: an item, and from the cache their list and status histories. */
export class RecordReads<Criteria> {
  constructor(
    private readonly queries: StatusRecordQueries<Criteria>,
    private readonly lists: ListCache,
  ) {}

  list(company: CompanyId, query: Criteria): ReturnType<ListCache['getOrLoad']> {
    const list = { company, ...this.queries.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
  }

  item(company: CompanyId, id: Id): Promise<JsonResponse> {
    return this.queries.item(company, id);
  }

  /** The record that a write answers with. */
  answer(company: CompanyId, id: Id): RecordAnswer {
    return this.queries.answer(company, id);
  }

  history(company: CompanyId, id: Id, query: ListQuery): ReturnType<ListCache['getOrLoad']> {
    const list = { company, ...this.queries.historyDefinition(id) };
    return this.lists.getOrLoad(list, query, () => this.queries.history(company, id, query));
  }
}
