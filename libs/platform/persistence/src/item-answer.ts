import { JsonResponse, notFound, type RecordAnswer } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import { isWithoutRows, LastStatement } from './unit/last-statement.js';

/** A record as it was read: its item as JSON text, and its version. */
export interface ItemRow {
  readonly json: string;
  readonly version: number;
}

/**
 * A record as the answer to the write that changes it, read by the statement before the commit: it is not waited for.
 * A record that partners do not see by then is not found, and nothing of the write is committed.
 */
export class ItemAnswer extends LastStatement<JsonResponse> implements RecordAnswer {
  /** @param statement one row, or a refusal. @param resource what is not found: `lead`. */
  constructor(
    readonly statement: Sql,
    readonly resource: string,
  ) {
    super();
  }

  result([row]: readonly ItemRow[]): JsonResponse {
    return new JsonResponse(row!.json, row!.version);
  }

  override failure(error: unknown): unknown {
    return isWithoutRows(error) ? notFound(this.resource) : error;
  }
}
