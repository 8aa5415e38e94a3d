import type { INestApplicationContext } from '@nestjs/common';
import { readObject } from '@partner/http';
import { type Actor, type CompanyId, omitUndefined, type Id } from '@partner/kernel';

/** What one kind of line does, with the use cases of an application. */
export interface Handler {
  /** The table that tells whose an id is; absent for lines that cannot make a record under an id. */
  readonly table?: string;
  /** What its item calls the id, where that is not `id`: lines may say either. */
  readonly idName?: string;
  /**
   * Checks the fields of a line and makes the command of the use case of them, ahead of everything else.
   * @throws DomainError as `execute`.
   */
  read?(fields: object): object;
  /**
   * @param fields of the line, or what `read` made of them. @returns the id of the record.
   * @throws DomainError in words for whoever wrote the line.
   */
  execute(application: INestApplicationContext, actor: Actor, fields: object): Promise<Id>;
  /** What takes too long for the transaction of the line, and is done ahead of it. @throws DomainError as `execute`. */
  prepare?(application: INestApplicationContext, company: CompanyId, fields: object): Promise<Prepared>;
}

/** What was done ahead of a line. */
export interface Prepared {
  /** What the line is carried out with. */
  readonly fields: object;
  /** Undoes it unless the line was committed. */
  abandon(): Promise<void>;
}

/** The handlers of `put` or of `do`, by the word that names them. */
export type Handlers = Readonly<Record<string, Handler>>;

/** A class whose fields carry the decorators of request bodies. */
export type LineShape<Line extends object> = new () => Line;

/** A use case, whatever it is called. */
export type UseCase<Command, Result> = abstract new (...args: never[]) => {
  execute(actor: Actor, command: Command): Promise<Result>;
};

/** How a kind of record is put. */
export interface PutPlan<Line extends object, Command> {
  readonly line: LineShape<Line>;
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
  const { line, table, idName, useCase, command = (same) => same } = plan;
  return {
    table,
    idName,
    read: (fields) => command(lineOf(line, fields)),
    execute: (application, actor, fields) => application.get(useCase).execute(actor, fields),
  };
}

/** The line as its class describes it. @throws DomainError `invalid` */
export function lineOf<Line extends object>(shape: LineShape<Line>, fields: object): Line {
  return omitUndefined(readObject(shape, fields, true));
}
