import { conflict, invalid } from './errors.js';

/** A table of moves: each status and the statuses a partner may move it to (§3). */
type Table<T> = { readonly [K in keyof T]: readonly (keyof T & string)[] };

/** `Processed` can be asked for on every kind and is refused on every kind (R9). */
const neverByRequest = 'Processed';

/** What a partner may ask for: a status of the kind, or the one that is refused on every kind (R9). */
export type RequestedStatus<S extends string> = S | typeof neverByRequest;

/** A checked transition table: names, messages, enum, diagram and the all-pairs test derive from it. */
export interface Transitions<S extends string> {
  readonly statuses: readonly S[];
  /** The statuses a partner may move `from` to. */
  readonly from: (from: S) => readonly S[];
  readonly allows: (from: S, to: string) => boolean;
  /** The canonical spelling of a requested status, matched case-insensitively (R9). @throws DomainError `invalid` */
  readonly named: (status: string) => RequestedStatus<S>;
  /**
   * The canonical spelling of a status that the portal sets: one that records of this kind can have.
   * @param kind of record in lower case, for the message. @throws DomainError `invalid`
   */
  readonly known: (status: string, kind: string) => S;
  /** @throws DomainError `conflict` when the table does not list the move (R9). */
  readonly check: (from: S, to: RequestedStatus<S>) => asserts to is S;
}

export type StatusOf<T> = T extends Transitions<infer S> ? S : never;

/** Makes a transition table; a status that is not a key of it does not compile. */
export function transitions<const T extends Table<T>>(table: T): Transitions<keyof T & string> {
  type S = keyof T & string;
  const statuses = Object.keys(table) as S[];
  const from = (status: S): readonly S[] => table[status];
  const allows = (status: S, to: string): boolean => to !== neverByRequest && from(status).includes(to as S);
  const named = (status: string): RequestedStatus<S> => {
    const wanted = status.toLowerCase();
    const name = [...statuses, neverByRequest].find((candidate) => candidate.toLowerCase() === wanted);
    if (name === undefined) throw invalid(`unknown status "${status}"; known are ${statuses.join(', ')}`);
    return name as RequestedStatus<S>;
  };
  return {
    statuses,
    from,
    allows,
    named,
    known(status, kind) {
      const name = named(status);
      if (!statuses.includes(name as S)) throw invalid(`a ${kind} cannot be "${name}"`);
      return name as S;
    },
    check(status, to): asserts to is S {
      if (!allows(status, to)) {
        throw conflict(`status change from "${status}" to "${to}" is not allowed through the Partner API`);
      }
    },
  };
}

/** Every pair of statuses, for tests that try each move. */
export function pairs<S extends string>(table: Transitions<S>): readonly (readonly [from: S, to: S])[] {
  return table.statuses.flatMap((from) => table.statuses.map((to) => [from, to] as const));
}
