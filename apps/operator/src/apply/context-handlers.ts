import type { Id } from '@partner/kernel';
import type { Actions, Handlers, UseCase } from './handler.js';

/** A use case that moves a record to any status. */
export type StatusUseCase = UseCase<{ id: Id; status: string; note?: string }, unknown>;

/** A use case that deletes a record. */
export type DeleteUseCase = UseCase<{ id: Id }, unknown>;

/** What lines can say of the records of one context, in the words of the operator's contract. */
export interface ContextHandlers {
  /** What `{"put": …}` can name. */
  readonly puts?: Handlers;
  /** What `{"do": …}` can name beside `status` and `delete`. */
  readonly actions?: Actions;
  /** The `kind`s of `{"do": "status"}`. */
  readonly statuses?: Readonly<Record<string, StatusUseCase>>;
  /** The `kind`s of `{"do": "delete"}`. */
  readonly deletes?: Readonly<Record<string, DeleteUseCase>>;
}
