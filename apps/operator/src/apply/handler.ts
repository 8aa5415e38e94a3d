import type { INestApplicationContext } from '@nestjs/common';
import { readObject } from '@partner/http';
import { type Actor, type CompanyId, omitUndefined, type Id } from '@partner/kernel';

/** What one kind of line does, with the use cases of an application. */
export interface Handler {
  /** Declares the fields of the line: others are refused, and `docs/apply.md` lists them all. */
  readonly line: LineShape<object>;
  /** The fields without which no new record can be made. */
  readonly needs?: readonly string[];
  /** The table that tells whose an id is; absent for lines that cannot make a record under an id. */
  readonly table?: string;
  /** What its item calls the id, where that is not `id`: lines may say either. */
  readonly idName?: string;
  /** Makes the command of the use case of the fields, ahead of everything else. @throws DomainError as `execute`. */
  command?(line: object): object;
  /**
   * @param command the fields of the line, or what `command` made of them. @returns the id of the record.
   * @throws DomainError in words for whoever wrote the line.
   */
  execute(application: INestApplicationContext, actor: Actor, command: object): Promise<Id>;
  /** What takes too long for the transaction of the line, and is done ahead of it. @throws DomainError as `execute`. */
  prepare?(application: INestApplicationContext, company: CompanyId, line: object): Promise<Prepared>;
}

/** A handler of `do`. */
export interface Action extends Handler {
  /** The types of the events that it emits; the text says when, and is empty for always. */
  readonly emits: Readonly<Record<string, string>>;
}

/** Adds to a handler of `do` the events that it emits, always where the text is empty. */
export const emitting = (emits: Action['emits'], handler: Handler): Action => ({ ...handler, emits });

/** What was done ahead of a line. */
export interface Prepared {
  /** What the line is carried out with. */
  readonly fields: object;
  /** Undoes it unless the line was committed. */
  abandon(): Promise<void>;
}

/** The types of events of one kind, of several kinds of records. */
export const eventsOf = (kinds: readonly string[], what: string): Action['emits'] =>
  Object.fromEntries(kinds.map((kind) => [`${kind.replaceAll('-', '_')}.${what}`, `of kind \`${kind}\``]));

/** The handlers of `put`, by the word that names them. */
export type Handlers = Readonly<Record<string, Handler>>;

/** The handlers of `do`, by the word that names them. */
export type Actions = Readonly<Record<string, Action>>;

/** A class whose fields carry the decorators of request bodies. */
export type LineShape<Line extends object> = new () => Line;

/** A use case, whatever it is called. */
export type UseCase<Command, Result> = abstract new (...args: never[]) => {
  execute(actor: Actor, command: Command): Promise<Result>;
};

/** How a kind of record is put. */
export interface PutPlan<Line extends object, Command> {
  readonly line: LineShape<Line>;
  readonly needs?: readonly (keyof Line & string)[];
  readonly table?: string;
  readonly idName?: string;
  readonly useCase: UseCase<Command, Id>;
}

/** What the use case calls the fields of a line, where it does not call them the same. */
export interface Translation<Line, Command> {
  readonly command: (line: Line) => Command;
}

/** A handler for `{"put": …}`: checks the line like the body of a request, and hands it to a use case. */
export function put<Line extends Command & object, Command>(plan: PutPlan<Line, Command>): Handler;
export function put<Line extends object, Command>(plan: PutPlan<Line, Command> & Translation<Line, Command>): Handler;
export function put<Line extends object>(plan: PutPlan<Line, object> & Partial<Translation<Line, object>>): Handler {
  const { useCase, command, ...rest } = plan;
  return {
    ...rest,
    ...(command && { command: (fields: object) => command(fields as Line) }),
    execute: (application, actor, fields) => application.get(useCase).execute(actor, fields),
  };
}

/** A handler that passes its line to no use case unchanged. */
interface Doing<Line extends object> {
  readonly line: LineShape<Line>;
  readonly execute: (application: INestApplicationContext, actor: Actor, line: Line) => Promise<Id>;
}

/** A handler whose line is typed as its class. */
export const doing = <Line extends object>({ line, execute }: Doing<Line>): Handler => ({
  line,
  execute: (application, actor, fields) => execute(application, actor, fields as Line),
});

/** The line as its class describes it. @throws DomainError `invalid` */
export function lineOf<Line extends object>(shape: LineShape<Line>, fields: object): Line {
  return omitUndefined(readObject(shape, fields, true));
}
