import { AllItems } from './all-items.js';
import type { CompanyId, Id } from './id.js';
import type { JsonResponse } from './json-response.js';
import type { ListDefinition } from './list-definition.js';
import type { Page, Sort } from './paging.js';
import type { RecordAnswer } from './record-answer.js';

/** Reading one kind of record, as partners see it: what is deleted or hidden does not exist (R13, A5). */
export abstract class RecordQueries<Criteria> extends AllItems {
  /** What tells when cached responses of `list` are out of date (W13). */
  abstract readonly listDefinition: ListDefinition;
  /** The record, with its version where the kind has one on the wire. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: Criteria): Promise<JsonResponse>;
}

/** Reading one kind of record that has a status. */
export abstract class StatusRecordQueries<Criteria> extends RecordQueries<Criteria> {
  /** The record as what a write answers with. */
  abstract answer(company: CompanyId, id: Id): RecordAnswer;
  /** What tells when cached responses of `history` are out of date (W13). */
  abstract historyDefinition(id: Id): ListDefinition;
  /** The envelope of a record's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse>;
}
