/**
 * `true` when a record declares exactly the fields of its state; otherwise the names that differ, so that it does not
 * compile.
 */
export type SameKeys<State, Stored> = [
  Exclude<keyof State, keyof Stored> | Exclude<keyof Stored & string, keyof State>,
] extends [never]
  ? true
  : {
      readonly missing: Exclude<keyof State, keyof Stored>;
      readonly unknown: Exclude<keyof Stored & string, keyof State>;
    };
