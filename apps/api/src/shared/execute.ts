import type { Actor } from '@partner/kernel';

/** Use case with the type of its command. */
interface UseCase<Command, Result> {
  execute(actor: Actor, command: Command): Promise<Result>;
}

/** Values without fields. */
type Single = string | number | boolean | symbol | bigint | Date;

/** Names of request fields, nested ones included, that the command lacks. `never` if it has all of them. */
export type UnmappedFields<Body, Command> = Body extends Single
  ? never
  : Body extends readonly (infer Element)[]
    ? Command extends readonly (infer Taken)[]
      ? UnmappedFields<NonNullable<Element>, NonNullable<Taken>>
      : never
    : {
        [Name in keyof Body & string]: Name extends keyof Command
          ? UnmappedFields<NonNullable<Body[Name]>, NonNullable<Command[Name]>>
          : Name;
      }[keyof Body & string];

/** Accepts a body only if the command has all its fields. The compiler error names the missing field. */
export type ExactFields<Body, Command> = [UnmappedFields<Body, Command>] extends [never]
  ? unknown
  : { readonly unmappedField: UnmappedFields<Body, Command> };

/**
 * Passes a request to a use case. TypeScript would accept a request with more fields than the command and silently drop
 * them. Here such a request does not compile.
 */
export const execute = <Command extends object, Result, Body extends Command>(
  useCase: UseCase<Command, Result>,
  actor: Actor,
  body: Body & ExactFields<Body, Command>,
): Promise<Result> => useCase.execute(actor, body);
