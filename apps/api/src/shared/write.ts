import type { Type } from '@nestjs/common';
import type { Actor, Id, Version } from '@partner/kernel';
import type { ExactFields } from './execute.js';

/** Class of a use case with the types of its command and its result. */
type UseCaseClass<Command, Result> = abstract new (...args: never[]) => {
  execute(actor: Actor, command: Command): Promise<Result>;
};

/** Write of a record: the class of the body, and the use case that gets it as its command. */
export interface Write<Body, Result = unknown> {
  readonly body: Type<Body>;
  readonly useCase: UseCaseClass<never, Result>;
  /** Maps the body to the command. @throws DomainError `invalid` */
  readonly command: (body: Body) => object;
}

/** Write of an existing record. */
export interface ChangeWrite<Body> extends Write<Body> {
  /** True if the command takes the version that the caller expects (R20). */
  readonly versioned: boolean;
}

/** Accepts only what is a command with `Added`, without fields that the command lacks. */
type Exact<Body, Command, Added = unknown> = ExactFields<Body & Added, Command> &
  ([Body & Added] extends [Command] ? unknown : { readonly isNoCommand: Command });

type Which = { readonly id: Id };
type WhichVersion = Which & { readonly expected?: Version };

/** Creation of a record. A body with fields that the command lacks does not compile. */
export function creating<Body extends object, Command extends object>(
  body: Type<Body & Exact<Body, Command>>,
  useCase: UseCaseClass<Command, Id>,
): Write<Body, Id>;
export function creating<Body extends object, Mapped extends object, Command extends object>(
  body: Type<Body>,
  useCase: UseCaseClass<Command, Id>,
  command: (body: Body) => Mapped & Exact<Mapped, Command>,
): Write<Body, Id>;
export function creating<Body extends object>(
  body: Type<Body>,
  useCase: UseCaseClass<never, Id>,
  command: (body: Body) => object = (given) => given,
): Write<Body, Id> {
  return { body, useCase, command };
}

/** Change of a record without a version. */
export const changing = <Body extends object, Command extends object>(
  body: Type<Body & Exact<Body, Command, Which>>,
  useCase: UseCaseClass<Command, unknown>,
): ChangeWrite<Body> => ({ body, useCase, command: (given) => given, versioned: false });

/** Change of a record with a version. */
export function changingVersion<Body extends object, Command extends object>(
  body: Type<Body & Exact<Body, Command, WhichVersion>>,
  useCase: UseCaseClass<Command, unknown>,
): ChangeWrite<Body>;
export function changingVersion<Body extends object, Mapped extends object, Command extends object>(
  body: Type<Body>,
  useCase: UseCaseClass<Command, unknown>,
  command: (body: Body) => Mapped & Exact<Mapped, Command, WhichVersion>,
): ChangeWrite<Body>;
export function changingVersion<Body extends object>(
  body: Type<Body>,
  useCase: UseCaseClass<never, unknown>,
  command: (body: Body) => object = (given) => given,
): ChangeWrite<Body> {
  return { body, useCase, command, versioned: true };
}
