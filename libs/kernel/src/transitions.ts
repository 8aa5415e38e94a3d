import { conflict, invalid } from './errors.js';

/** The row of a status: the statuses a partner may move it to (§3), and yes or no to each meaning of its table. */
type Row<S, M extends string> = { readonly to: readonly S[] } & Readonly<Record<M, boolean>>;
type MeaningIn<T> = { [K in keyof T]: Exclude<keyof T[K] & string, 'to'> }[keyof T];
type Table<T> = { readonly [K in keyof T]: Row<keyof T & string, MeaningIn<T>> };

/** A move that something else than a status request makes: `how` is the verb. */
type OtherMove<S extends string> = readonly [from: S, to: S, how: string];

/** The part of a table beside its rows. */
export interface TransitionOptions<S extends string, Refused extends string> {
  /** Statuses that a record begins with; the first unless something else is said. */
  readonly initial: readonly [S, ...S[]];
  /** Moves that no status request makes, for the diagram. */
  readonly otherMoves?: readonly OtherMove<S>[];
  /** Statuses that can be asked for by name and are refused from everywhere (R9), whether the kind has them or not. */
  readonly refused?: readonly Refused[];
}

/** Meanings of the statuses of a table, without their moves. */
export interface StatusMeanings<S extends string, Meaning extends string> {
  readonly statuses: readonly S[];
  /** The statuses whose rows say yes to it. */
  readonly which: (meaning: Meaning) => readonly S[];
}

/**
 * A checked transition table: names, messages, enum, diagram and the all-pairs test derive from it, and so does every
 * rule and every condition that asks what a status means.
 */
export interface Transitions<
  S extends string,
  Refused extends string = string,
  Meaning extends string = never,
> extends StatusMeanings<S, Meaning> {
  readonly initial: readonly S[];
  /** The status that a record begins with unless something else is said. */
  readonly defaultStatus: S;
  /** Everything that its rows say yes or no to. */
  readonly meanings: readonly string[];
  readonly otherMoves: readonly OtherMove<S>[];
  /** Every pair of statuses, for tests that try each move. */
  readonly pairs: readonly (readonly [from: S, to: S])[];
  /** The statuses a partner may move `from` to. */
  readonly from: (from: S) => readonly S[];
  /** True when the row of the status says yes to it. */
  readonly is: (status: S, meaning: Meaning) => boolean;
  readonly allows: (from: S, to: string) => boolean;
  /** The canonical spelling of a requested status, matched case-insensitively (R9). @throws DomainError `invalid` */
  readonly named: (status: string) => S | Refused;
  /**
   * The canonical spelling of a status that the portal sets: one that records of this kind can have.
   * @param kind of record in lower case, for the message. @throws DomainError `invalid`
   */
  readonly known: (status: string, kind: string) => S;
  /** @throws DomainError `conflict` when the table does not list the move (R9). */
  readonly check: (from: S, to: string) => asserts to is S;
}

export type StatusOf<T> = T extends Transitions<infer S> ? S : never;

/** Makes a transition table; a status that is not a key of it, and one that lacks a meaning, do not compile. */
export function transitions<const T extends Table<T>, const Refused extends string = never>(
  table: T,
  { initial, otherMoves = [], refused = [] }: TransitionOptions<NoInfer<keyof T & string>, Refused>,
): Transitions<keyof T & string, Refused, MeaningIn<T>> {
  type S = keyof T & string;
  const rows: Readonly<Record<S, Row<S, MeaningIn<T>>>> = table;
  const statuses = Object.keys(table) as S[];
  const names: readonly (S | Refused)[] = [...statuses, ...refused];
  const vetoed = new Set<string>(refused);
  const from = (status: S): readonly S[] => rows[status].to;
  const allows = (status: S, to: string): boolean => !vetoed.has(to) && from(status).includes(to as S);
  const is = (status: S, meaning: MeaningIn<T>): boolean => rows[status][meaning];
  const named = (status: string): S | Refused => {
    const wanted = status.toLowerCase();
    const name = names.find((candidate) => candidate.toLowerCase() === wanted);
    if (name === undefined)
      throw invalid(`unknown status "${status}"; known are ${statuses.join(', ')}`, 'unknown_status');
    return name;
  };
  return {
    statuses,
    initial,
    defaultStatus: initial[0],
    meanings: Object.keys(rows[initial[0]]).filter((name) => name !== 'to'),
    otherMoves,
    get pairs() {
      return statuses.flatMap((one) => statuses.map((other) => [one, other] as const));
    },
    from,
    is,
    which: (meaning) => statuses.filter((status) => is(status, meaning)),
    allows,
    named,
    known(status, kind) {
      const name = named(status);
      if (!statuses.includes(name as S)) throw invalid(`a ${kind} cannot be "${name}"`, 'unknown_status');
      return name as S;
    },
    check(status, to): asserts to is S {
      if (!allows(status, to)) {
        throw conflict(
          'status_change_not_allowed',
          `status change from "${status}" to "${to}" is not allowed through the Partner API`,
        );
      }
    },
  };
}
