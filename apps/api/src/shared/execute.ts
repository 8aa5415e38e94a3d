import type { Actor } from '@partner/kernel';

/** A use case, by the command it takes. */
interface UseCase<Command, Result> {
  execute(actor: Actor, command: Command): Promise<Result>;
}

/** What has no fields of its own. */
type Single = string | number | boolean | symbol | bigint | Date;

/** The fields of a request, nested ones too, that a command does not have; never when it has them all. */
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

/**
 * Nothing more is asked of a body that is taken whole; one that is not cannot be passed, and the error names the field.
 */
export type ExactFields<Body, Command> = [UnmappedFields<Body, Command>] extends [never]
  ? unknown
  : { readonly unmappedField: UnmappedFields<Body, Command> };

/**
 * Hands a request to a use case. A field of the request that the command lacks would be dropped without a word, since
 * TypeScript lets objects have more fields than their type: here it does not compile.
 */
export const execute = <Command extends object, Result, Body extends Command>(
  useCase: UseCase<Command, Result>,
  actor: Actor,
  body: Body & ExactFields<Body, Command>,
): Promise<Result> => useCase.execute(actor, body);
