import { JsonResponse, notFound, type RecordAnswer } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import { refusal } from '../connection/postgres-errors.js';
import { FinalStatement } from '../transaction/final-statement.js';

/** A record as it was read: its item as JSON text, and its version. */
export interface ItemRow {
  readonly json: string;
  readonly version: number;
}

/** 1 where a record is shown to partners; elsewhere the statement fails with `notFound` of the subject: `lead`. */
export const isShown = refusal('not_shown', 'PA002', notFound);

/**
 * A record as the answer to the write that changes it, read by the statement before the commit: it is not waited for.
 * A record that partners do not see by then is not found, and nothing of the write is committed.
 */
export class ItemAnswer extends FinalStatement<JsonResponse> implements RecordAnswer {
  /** @param statement one row, or a refusal ({@link isShown}). */
  constructor(
    readonly statement: Sql,
    readonly resource: string,
  ) {
    super();
  }

  result([row]: readonly ItemRow[]): JsonResponse {
    return new JsonResponse(row!.json, row!.version);
  }
}
