import type { INestApplicationContext } from '@nestjs/common';
import { readObject } from '@partner/http';
import { type Actor, type CompanyId, omitUndefined, type Id, type StatusChanges } from '@partner/kernel';

/** Handler of one kind of line. */
export interface Handler {
  /** Class that declares the fields of the line. Other fields are rejected; `docs/apply.md` lists them all. */
  readonly line: LineShape<object>;
  /** Fields that a new record requires. */
  readonly needs?: readonly string[];
  /** Table in which the owner of an id is looked up. Absent for lines that cannot create a record with a given id. */
  readonly table?: string;
  /** The item's name for the id where it is not `id`; lines may use either. */
  readonly idName?: string;
  /** Maps the fields to the command of the use case, before anything else runs. @throws DomainError as `execute`. */
  command?(line: object): object;
  /**
   * @param command the fields of the line, or the result of `command` or `prepare`.
   * @returns the id of the record.
   * @throws DomainError with a message for the author of the line.
   */
  execute(application: INestApplicationContext, actor: Actor, command: object): Promise<Id>;
  /**
   * Does the work that takes too long for the transaction of the line, before it starts.
   * @throws DomainError as `execute`.
   */
  prepare?(application: INestApplicationContext, company: CompanyId, line: object): Promise<Prepared>;
}

export interface Action extends Handler {
  /** Types of the emitted events. The text states the condition and is empty for events that are always emitted. */
  readonly emits: Readonly<Record<string, string>>;
}

/** Adds the emitted events to a handler that passes its line to a use case; see {@link Action.emits}. */
export const emitting = (emits: Action['emits'], handler: Handler): Action => ({ ...handler, emits });

/** Result of the work done before the transaction of a line. */
export interface Prepared {
  /** Command that `execute` receives. */
  readonly fields: object;
  /** Undoes the work; called when the line is not committed. */
  abandon(): Promise<void>;
}

/** Returns the event types `<kind>.<what>` of several kinds of records. */
export const eventsOf = (kinds: readonly string[], what: string): Action['emits'] =>
  Object.fromEntries(kinds.map((kind) => [`${kind.replaceAll('-', '_')}.${what}`, `of kind \`${kind}\``]));

/** Handlers of `put` by type. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Handlers of `do` by action. */
export type Actions = Readonly<Record<string, Action>>;

/** A class whose fields carry the decorators of request bodies. */
export type LineShape<Line extends object> = new () => Line;

export type UseCase<Command, Result> = abstract new (...args: never[]) => {
  execute(actor: Actor, command: Command): Promise<Result>;
};

/** Use case that changes the status of one kind of record. */
export type StatusPort = abstract new (...args: never[]) => Pick<StatusChanges<never, never>, 'set' | 'delete'>;

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

export interface PutPlan<Line extends object, Command> {
  readonly line: LineShape<Line>;
  readonly needs?: readonly (keyof Line & string)[];
  readonly table?: string;
  readonly idName?: string;
  readonly useCase: UseCase<Command, Id>;
}

/**
 * Creates a handler of `{"put": …}` that validates the line like a request body and passes it to a use case. `command`
 * maps the fields of the line to those of the use case, where they differ.
 */
export function put<Line extends Command & object, Command>(plan: PutPlan<Line, Command>): Handler;
export function put<Line extends object, Command>(
  plan: PutPlan<Line, Command> & { command: (line: Line) => Command },
): Handler;
export function put<Line extends object>(plan: PutPlan<Line, object> & { command?: (line: Line) => object }): Handler {
  const { useCase, command, ...rest } = plan;
  return {
    ...rest,
    ...(command && { command: (fields: object) => command(fields as Line) }),
    execute: (application, actor, fields) => application.get(useCase).execute(actor, fields),
  };
}

/** Creates a handler of `{"do": …}` that validates the line and passes it to a function. */
export const action = <Line extends object>(
  emits: Action['emits'],
  line: LineShape<Line>,
  execute: (application: INestApplicationContext, actor: Actor, line: Line) => Promise<Id>,
): Action => ({ emits, line, execute: (application, actor, fields) => execute(application, actor, fields as Line) });

/** Validates the fields of a line against its class. @throws DomainError `invalid` */
export function validateLine<Line extends object>(shape: LineShape<Line>, fields: object): Line {
  return omitUndefined(readObject(shape, fields, true));
}
