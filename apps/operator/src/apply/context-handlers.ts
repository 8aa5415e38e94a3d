import type { Id, StatusChanges } from '@partner/kernel';
import type { Actions, Handlers, UseCase } from './handler.js';

/** Use case that changes the status of one kind of record. */
export type StatusPort = abstract new (...args: never[]) => Pick<StatusChanges<never, never>, 'set' | 'delete'>;

/** Use case that deletes a record. */
export type DeleteUseCase = UseCase<{ id: Id }, unknown>;

/** Lines that one context handles, under the names of the operator's contract. */
export interface ContextHandlers {
  /** Handlers of `{"put": …}` by type. */
  readonly puts?: Handlers;
  /** Handlers of `{"do": …}` other than `status` and `delete`, by action. */
  readonly actions?: Actions;
  /** Kinds that both `{"do": "status"}` and `{"do": "delete"}` accept. */
  readonly statuses?: Readonly<Record<string, StatusPort>>;
  /** Kinds that only `{"do": "delete"}` accepts. */
  readonly deletes?: Readonly<Record<string, DeleteUseCase>>;
}
