import type { Id, StatusChanges } from '@partner/kernel';
import type { Actions, Handlers, UseCase } from './handler.js';

/** The changes of the status of a kind of record. */
export type StatusPort = abstract new (...args: never[]) => Pick<StatusChanges<never, never>, 'set' | 'delete'>;

/** A use case that deletes a record. */
export type DeleteUseCase = UseCase<{ id: Id }, unknown>;

/** What lines can say of the records of one context, in the words of the operator's contract. */
export interface ContextHandlers {
  /** What `{"put": …}` can name. */
  readonly puts?: Handlers;
  /** What `{"do": …}` can name beside `status` and `delete`. */
  readonly actions?: Actions;
  /** The `kind`s of `{"do": "status"}`, which `delete` can name too. */
  readonly statuses?: Readonly<Record<string, StatusPort>>;
  /** The other `kind`s of `{"do": "delete"}`. */
  readonly deletes?: Readonly<Record<string, DeleteUseCase>>;
}
