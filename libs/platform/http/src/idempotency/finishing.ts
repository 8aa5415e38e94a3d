import { FinalStatement, type readModels } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type { StoredResponse } from './stored-response.js';

/** The end of a write with a key: the statement that stores the answer, and the answer. */
export class Finishing extends FinalStatement<StoredResponse> {
  /** @param statement refuses when the claim is lost. @param answer as it is stored. */
  constructor(
    readonly statement: Sql,
    private readonly answer: (rows: readonly readModels.ItemRow[]) => StoredResponse,
  ) {
    super();
  }

  result(rows: readonly readModels.ItemRow[]): StoredResponse {
    return this.answer(rows);
  }
}
