import { AllItems } from './all-items.js';
import type { CompanyId, Id } from './id.js';
import type { JsonResponse, RecordResponse } from './json-response.js';
import type { ListDefinition } from './list-definition.js';
import type { Page, Sort } from './paging.js';

/** Reads one kind of record as partners see it: deleted and hidden records do not exist (R13, A5). */
export abstract class RecordQueries<Criteria> extends AllItems {
  /** Determines when cached responses of `list` are invalidated (W13). */
  abstract readonly listDefinition: ListDefinition;
  /** Returns a record, with its version if the kind exposes one. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** Returns the requested page in its envelope. */
  abstract list(company: CompanyId, criteria: Criteria): Promise<JsonResponse>;
}

/** Reads one kind of record that has a status. */
export abstract class StatusRecordQueries<Criteria> extends RecordQueries<Criteria> {
  /** Returns the record as the response of a write. */
  abstract response(company: CompanyId, id: Id): RecordResponse;
  /** Determines when cached responses of `history` are invalidated (W13). */
  abstract historyDefinition(id: Id): ListDefinition;
  /** Returns a record's status history in its envelope (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse>;
}
