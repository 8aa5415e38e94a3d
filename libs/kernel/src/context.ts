import type { commonReasons, DeclaredReasons, ErrorCode } from './error-reasons.js';

/** A transition table, whatever its statuses are. */
interface DeclaredTransitions {
  readonly statuses: readonly string[];
  readonly initial: readonly string[];
  readonly meanings: readonly string[];
  readonly which: (meaning: never) => readonly string[];
  readonly otherMoves: readonly (readonly [from: string, to: string, how: string])[];
  readonly from: (from: never) => readonly string[];
  readonly named: (status: string) => string;
  readonly check: (from: never, to: never) => void;
}

/** A kind of record as its context declares it. */
export interface ResourceDeclaration {
  /** Its event types behind the dot (E3): `created` stands for `lead.created`. Empty for records without events. */
  readonly events: readonly string[];
  /** The moves a partner may request (§3). */
  readonly transitions?: DeclaredTransitions;
  /** Whether a hidden location hides its events (A5). */
  readonly hidesWithLocation?: boolean;
  /** Where its item is, below the API's base path (E3): `{id}` is its id, every other name a member of its snapshot. */
  readonly url?: string;
  /** What the sharded counters keep of its table: the totals of lists that ask for nothing beside these criteria. */
  readonly totals?: { readonly table: string; readonly by: readonly ('status' | 'location' | 'created')[] };
}

/**
 * What bounds a table. `bounded`: by what people set up, such as users, products and endpoints. `records`: the books of
 * the companies, one row or a few for each piece of business, kept for good. `sweptBy`: the name of the sweep that
 * removes what time has passed over.
 */
type TableGrowth = 'bounded' | 'records' | { readonly sweptBy: string };

/**
 * How much of time one partition of a table has. Days and weeks are dropped when they have expired; years are kept for
 * good, and are so few that a look-up which knows no time may ask each of them.
 */
type PartitionPeriod = 'day' | 'week' | 'year';

/**
 * What a context tells the platform of itself. Platform libraries extend it by declaration merging with what they ask
 * of
 * a context.
 */
export interface ContextDeclaration {
  /** The name of its package without the scope. */
  readonly name: string;
  /** Its kinds of records, as `resourceType` names them. */
  readonly resources: Readonly<Record<string, ResourceDeclaration>>;
  /** Its words of `partner sweep`. */
  readonly sweepGroups?: readonly string[];
  /** What its commits leave to workers. */
  readonly work?: readonly string[];
  /** Its tables that are partitioned by ranges of ids, whose partitions have to be there ahead of time. */
  readonly partitionedTables?: Readonly<Record<string, PartitionPeriod>>;
  /** Its tables, each with what bounds it. */
  readonly tables?: Readonly<Record<string, TableGrowth>>;
  /** Its views, for others to read. */
  readonly views?: readonly string[];
  /** The tables and views of others that its SQL names, by the context that owns them. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** The codes of its failures, each with what it means (R80). */
  readonly errors?: DeclaredReasons;
  /** The folder of its migrations. */
  readonly migrations?: URL;
}

/**
 * Every context of the workspace with the type of its declaration. Each `<name>.context.ts` adds its own by declaration
 * merging, so that the compiler knows the names that contexts declare and refuses all others.
 */
export interface DeclaredContexts {}

type Declared = DeclaredContexts[keyof DeclaredContexts];
type DeclaredIn<Context, Member extends string> =
  Context extends Readonly<Record<Member, readonly (infer Name extends string)[]>> ? Name : never;
type ResourcesIn<Context> = Context extends { readonly resources: infer Resources } ? keyof Resources & string : never;
type ActionsIn<Context, Resource extends string> = Context extends {
  readonly resources: Readonly<Record<Resource, { readonly events: readonly (infer Action extends string)[] }>>;
}
  ? Action
  : never;

/** The names that contexts declare in a member of their declarations. */
export type DeclaredName<Member extends keyof ContextDeclaration> = DeclaredIn<Declared, Member>;

/** A kind of record, as `resourceType` names it in events (E3): one that a context declares. */
export type ResourceType = ResourcesIn<Declared>;

/** The actions that each kind of record announces. */
export type EventActions = { readonly [Resource in ResourceType]: ActionsIn<Declared, Resource> };

/** The kinds of records that announce all of these actions. */
export type ResourceWith<Action extends string> = {
  [Resource in ResourceType]: [Action] extends [EventActions[Resource]] ? Resource : never;
}[ResourceType];

type ReasonsIn<Context, Family extends ErrorCode> = Context extends {
  readonly errors: Readonly<Record<Family, infer Reasons>>;
}
  ? keyof Reasons & string
  : never;

/** The codes of a family of failures: those of every context, and those that one declares (R80). */
export type ErrorReason<Family extends ErrorCode = ErrorCode> = {
  [One in Family]: (keyof (typeof commonReasons)[One] & string) | ReasonsIn<Declared, One>;
}[Family];

/** A context's declaration with its names as types. */
export function defineContext<const Context extends ContextDeclaration>(context: Context): Context {
  return context;
}
