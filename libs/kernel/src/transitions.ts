import { conflict, invalid } from './errors.js';

/** A table of moves: each status and the statuses a partner may move it to (§3). */
type Table<T> = { readonly [K in keyof T]: readonly (keyof T & string)[] };

/** A move that something else than a status request makes: `how` is the verb. */
export type OtherMove<S extends string> = readonly [from: S, to: S, how: string];

/** What a table says beside its moves. */
export interface TransitionOptions<S extends string, Refused extends string> {
  /** What a record begins with. */
  readonly begins?: readonly S[];
  /** Moves that no status request makes, for the diagram. */
  readonly otherMoves?: readonly OtherMove<S>[];
  /** Statuses that can be asked for by name and are refused from everywhere (R9), whether the kind has them or not. */
  readonly refused?: readonly Refused[];
}

/** A checked transition table: names, messages, enum, diagram and the all-pairs test derive from it. */
export interface Transitions<S extends string, Refused extends string = string> {
  readonly statuses: readonly S[];
  readonly begins: readonly S[];
  readonly otherMoves: readonly OtherMove<S>[];
  /** The statuses a partner may move `from` to. */
  readonly from: (from: S) => readonly S[];
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

/** Makes a transition table; a status that is not a key of it does not compile. */
export function transitions<const T extends Table<T>, const Refused extends string = never>(
  table: T,
  { begins = [], otherMoves = [], refused = [] }: TransitionOptions<NoInfer<keyof T & string>, Refused> = {},
): Transitions<keyof T & string, Refused> {
  type S = keyof T & string;
  const statuses = Object.keys(table) as S[];
  const names: readonly (S | Refused)[] = [...statuses, ...refused];
  const vetoed = new Set<string>(refused);
  const from = (status: S): readonly S[] => table[status];
  const allows = (status: S, to: string): boolean => !vetoed.has(to) && from(status).includes(to as S);
  const named = (status: string): S | Refused => {
    const wanted = status.toLowerCase();
    const name = names.find((candidate) => candidate.toLowerCase() === wanted);
    if (name === undefined)
      throw invalid(`unknown status "${status}"; known are ${statuses.join(', ')}`, 'unknown_status');
    return name;
  };
  return {
    statuses,
    begins,
    otherMoves,
    from,
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

/** Every pair of statuses, for tests that try each move. */
export function pairs<S extends string>(table: Transitions<S>): readonly (readonly [from: S, to: S])[] {
  return table.statuses.flatMap((from) => table.statuses.map((to) => [from, to] as const));
}
