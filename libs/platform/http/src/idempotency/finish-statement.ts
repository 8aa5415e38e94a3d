import { FinalStatement, type readModels } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type { StoredResponse } from './stored-response.js';

/** Final statement of a write with an idempotency key: stores the response and returns it. */
export class FinishStatement extends FinalStatement<StoredResponse> {
  /**
   * @param statement fails when the claim is lost.
   * @param toResponse returns the response as stored.
   */
  constructor(
    readonly statement: Sql,
    private readonly toResponse: (rows: readonly readModels.ItemRow[]) => StoredResponse,
  ) {
    super();
  }

  result(rows: readonly readModels.ItemRow[]): StoredResponse {
    return this.toResponse(rows);
  }
}
