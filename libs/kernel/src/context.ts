import type { commonReasons, DeclaredReasons, ErrorCode } from './error-reasons.js';

/** Transition table with any statuses. */
interface DeclaredTransitions {
  readonly statuses: readonly string[];
  readonly initial: readonly string[];
  readonly meanings: readonly string[];
  readonly statusesWith: (meaning: never) => readonly string[];
  readonly otherMoves: readonly (readonly [from: string, to: string, how: string])[];
  readonly from: (from: never) => readonly string[];
  readonly parse: (status: string) => string;
  readonly check: (from: never, to: never) => void;
}

/** Declaration of a kind of record by its context. */
export interface ResourceDeclaration {
  /**
   * Event types without the record's name: `created` stands for `lead.created` (E3). Empty for records without events.
   */
  readonly events: readonly string[];
  /** Status changes that a partner may request (§3). */
  readonly transitions?: DeclaredTransitions;
  /** True if a hidden location hides the events of its records (A5). */
  readonly hidesWithLocation?: boolean;
  /**
   * Path of a single record below the API's base path (E3). `{id}` is its id; any other placeholder is a member of its
   * snapshot.
   */
  readonly url?: string;
}

/**
 * Growth of a table, which also says if its rows travel with an exported company.
 * - `bounded`: limited by what users set up, such as users, products and endpoints. Travels.
 * - `records`: business data, one or a few rows per business transaction, stored permanently. Travels.
 * - `derived`: copied from other tables by triggers, which an import fires again. Stays.
 * - `sweptBy`: name of the sweep that removes expired rows; `travels` is false for what only this deployment needs.
 * - `sharedBy`: rows of the deployment to which rows of companies refer, with the column that identifies them in
 *   another deployment. Bounded.
 * - `partOf`: rows of such a row, such as the second factors of a person. They move with it to another cell, and stay
 *   when a company is exported. Bounded.
 */
type TableGrowth =
  | 'bounded'
  | 'records'
  | 'derived'
  | { readonly sweptBy: string; readonly travels: boolean }
  | { readonly sharedBy: string }
  | { readonly partOf: string };

/**
 * Time range of one partition. Day and week partitions are dropped when they expire. Year partitions are permanent, and
 * few enough that a lookup without a time can read all of them.
 */
type PartitionPeriod = 'day' | 'week';

/**
 * Text, JSON and binary columns of a table, each list separated by spaces. A column in neither list fails a test, so
 * that the erasure of a customer misses none.
 */
interface TextColumns {
  /** Columns that may contain data about a customer. A name followed by `!` is emptied, because it cannot be null. */
  readonly personal?: string;
  /** Columns that cannot, or only about users and the company itself. */
  readonly other?: string;
  /**
   * Column with the id of a customer's record: the erasure empties the personal columns of its rows. `resource_id` is
   * found together with `resource_type`. Absent if the owner of the table erases them itself.
   */
  readonly of?: string;
  /** Resource type of the rows themselves, whose ids then lead to further rows, such as audit entries. */
  readonly as?: string;
  /** True if no index finds the rows by `of`: the erasure reads the table in pages. */
  readonly scanned?: true;
  /**
   * Columns that may name a person: the erasure reads the table in pages, and empties all rows with the same `of` as a
   * row that names the customer by email or phone.
   */
  readonly naming?: string;
}

/** Declaration of a context for the platform. Platform libraries add members by declaration merging. */
export interface ContextDeclaration {
  /** Package name without the scope. */
  readonly name: string;
  /** Kinds of records, by their `resourceType`. */
  readonly resources: Readonly<Record<string, ResourceDeclaration>>;
  /** Group names for `partner sweep`. */
  readonly sweepGroups?: readonly string[];
  /** Kinds of background work that its commits create. */
  readonly work?: readonly string[];
  /** Tables partitioned by ranges of ids; their partitions are created ahead of time. */
  readonly partitionedTables?: Readonly<Record<string, PartitionPeriod>>;
  /** Tables, each with its growth. */
  readonly tables?: Readonly<Record<string, TableGrowth>>;
  /** Columns that are exported as null, by table, because they only have a meaning in this deployment. */
  readonly stayingColumns?: Readonly<Record<string, readonly string[]>>;
  /**
   * Tables whose rows workers lease, with the end of a lease: `lease_id` is null without one. Ending a lease clears the
   * listed columns, too.
   */
  readonly leases?: Readonly<Record<string, { readonly until: string; readonly cleared: readonly string[] }>>;
  /** Text columns of its tables. */
  readonly texts?: Readonly<Record<string, TextColumns>>;
  /** Views that other contexts may read. */
  readonly views?: readonly string[];
  /** Tables and views of other contexts that its SQL reads, by owning context. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** Error codes, each with its meaning (R80). */
  readonly errors?: DeclaredReasons;
  /** Folder of the migrations. */
  readonly migrations?: URL;
}

/**
 * All contexts of the workspace with the types of their declarations. Each `<name>.context.ts` adds its own by
 * declaration merging, so that the compiler accepts only declared names.
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

/** Names that contexts declare in a member of their declarations. */
export type DeclaredName<Member extends keyof ContextDeclaration> = DeclaredIn<Declared, Member>;

/** Declared kind of record, as in the `resourceType` of events (E3). */
export type ResourceType = ResourcesIn<Declared>;

/** Event actions of each kind of record. */
export type EventActions = { readonly [Resource in ResourceType]: ActionsIn<Declared, Resource> };

/** Kinds of records that declare all of these event actions. */
export type ResourceWith<Action extends string> = {
  [Resource in ResourceType]: [Action] extends [EventActions[Resource]] ? Resource : never;
}[ResourceType];

type ReasonsIn<Context, Family extends ErrorCode> = Context extends {
  readonly errors: Readonly<Record<Family, infer Reasons>>;
}
  ? keyof Reasons & string
  : never;

/** Error codes of a family: the common ones and those that contexts declare (R80). */
export type ErrorReason<Family extends ErrorCode = ErrorCode> = {
  [One in Family]: (keyof (typeof commonReasons)[One] & string) | ReasonsIn<Declared, One>;
}[Family];

/** Declares a context; its names become literal types. */
export function defineContext<const Context extends ContextDeclaration>(context: Context): Context {
  return context;
}
