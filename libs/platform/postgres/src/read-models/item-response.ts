import { JsonResponse, notFound, type RecordResponse } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import { refusal } from '../connection/postgres-errors.js';
import { FinalStatement } from '../transaction/final-statement.js';

/** Record as read from the database: its item as JSON text, and its version. */
export interface ItemRow {
  readonly json: string;
  readonly version: number;
}

/**
 * SQL assertion that a record is visible to partners; otherwise the statement fails with `notFound` of the subject,
 * such as `lead`.
 */
export const isShown = refusal('not_shown', 'PA002', notFound);

/**
 * Response of a write: the changed record, read by the last statement before the commit, in the same round trip. If
 * partners cannot see the record by then, the write fails with `notFound` and is not committed.
 */
export class ItemResponse extends FinalStatement<JsonResponse> implements RecordResponse {
  /** @param statement returns one row, or fails ({@link isShown}). */
  constructor(
    statement: Sql,
    readonly resource: string,
  ) {
    super(statement, responseOf);
  }
}

const responseOf = ([row]: readonly ItemRow[]): JsonResponse => new JsonResponse(row!.json, row!.version);
