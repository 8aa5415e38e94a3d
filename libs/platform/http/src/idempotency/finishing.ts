import { unavailable } from '@partner/kernel';
import { type ItemRow, isWithoutRows, LastStatement } from '@partner/persistence';
import type { Sql } from 'sql-template-tag';
import type { StoredResponse } from './stored-response.js';

/** The end of a write with a key: the statement that stores the answer, and the answer. */
export class Finishing extends LastStatement<StoredResponse> {
  /** @param statement refuses when the claim is lost. @param answer as it is stored. */
  constructor(
    readonly statement: Sql,
    private readonly answer: (rows: readonly ItemRow[]) => StoredResponse,
  ) {
    super();
  }

  result(rows: readonly ItemRow[]): StoredResponse {
    return this.answer(rows);
  }

  override failure(error: unknown): unknown {
    return isWithoutRows(error)
      ? unavailable('timeout', 'the request took too long and was not carried out, try again')
      : error;
  }
}
