import { conflict, invalid } from './errors.js';
import { nearestName } from './nearest-name.js';

/** Row of a status: the statuses to which a partner may change it (§3), and a boolean for each meaning of the table. */
type Row<S, M extends string> = { readonly to: readonly S[] } & Readonly<Record<M, boolean>>;
type MeaningIn<T> = { [K in keyof T]: Exclude<keyof T[K] & string, 'to'> }[keyof T];
type Table<T> = { readonly [K in keyof T]: Row<keyof T & string, MeaningIn<T>> };

/** Transition that is not caused by a status request: `how` is the verb. */
type OtherMove<S extends string> = readonly [from: S, to: S, how: string];

/** Options of a transition table. */
export interface TransitionOptions<S extends string, Refused extends string> {
  /** Possible initial statuses of a record; the first is the default. */
  readonly initial: readonly [S, ...S[]];
  /** Transitions that no status request causes, for the diagram. */
  readonly otherMoves?: readonly OtherMove<S>[];
  /**
   * Status names that are recognized in requests but rejected from every status (R9). They need not be in the table.
   */
  readonly refused?: readonly Refused[];
}

/**
 * Checked transition table, the single source of status names, messages, enum, diagram, the all-pairs test, and every
 * rule and condition about the meaning of a status.
 */
export interface Transitions<S extends string, Refused extends string = string, Meaning extends string = never> {
  readonly statuses: readonly S[];
  /** Statuses that have the meaning. */
  readonly statusesWith: (meaning: Meaning) => readonly S[];
  readonly initial: readonly S[];
  /** Initial status unless another one is given. */
  readonly defaultStatus: S;
  /** All meanings of the table. */
  readonly meanings: readonly string[];
  readonly otherMoves: readonly OtherMove<S>[];
  /** All pairs of statuses, for tests that try each transition. */
  readonly pairs: readonly (readonly [from: S, to: S])[];
  /** Statuses to which a partner may change `from`. */
  readonly from: (from: S) => readonly S[];
  /** True if the status has the meaning. */
  readonly is: (status: S, meaning: Meaning) => boolean;
  readonly allows: (from: S, to: string) => boolean;
  /**
   * Returns the canonical spelling of a requested status, matched case-insensitively (R9).
   * @throws DomainError `invalid`
   */
  readonly parse: (status: string) => S | Refused;
  /**
   * Returns the canonical spelling of a status that records of this kind can have, for the portal.
   * @param kind kind of record in lower case, for the message.
   * @throws DomainError `invalid`
   */
  readonly parseValid: (status: string, kind: string) => S;
  /** Asserts that the table allows the transition (R9). @throws DomainError `conflict` */
  readonly check: (from: S, to: string) => asserts to is S;
}

export type StatusOf<T> = T extends Transitions<infer S> ? S : never;

/** Creates a transition table. Unknown target statuses and missing meanings do not compile. */
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
  const requestable = statuses.filter((to) => statuses.some((one) => allows(one, to)));
  const parse = (status: string, allowed: readonly S[] = requestable): S | Refused => {
    const wanted = status.toLowerCase();
    const name = names.find((candidate) => candidate.toLowerCase() === wanted);
    if (name === undefined) {
      const help = { field: 'status', allowed, suggestion: nearestName(status, allowed) };
      throw invalid(`unknown status "${status}"; known are ${statuses.join(', ')}`, 'unknown_status', help);
    }
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
    statusesWith: (meaning) => statuses.filter((status) => is(status, meaning)),
    allows,
    parse: (status) => parse(status),
    parseValid(status, kind) {
      const name = parse(status, statuses);
      if (!statuses.includes(name as S)) throw invalid(`a ${kind} cannot be "${name}"`, 'unknown_status');
      return name as S;
    },
    check(status, to): asserts to is S {
      if (!allows(status, to)) {
        throw conflict(
          'status_change_not_allowed',
          `status change from "${status}" to "${to}" is not allowed through the Partner API`,
          { field: 'status', allowed: from(status) },
        );
      }
    },
  };
}
