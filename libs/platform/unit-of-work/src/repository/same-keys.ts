/**
 * `true` if an entity declares exactly the fields of its state; otherwise a type with the differing names, which does
 * not compile.
 */
export type SameKeys<State, Stored> = [
  Exclude<keyof State, keyof Stored> | Exclude<keyof Stored & string, keyof State>,
] extends [never]
  ? true
  : {
      readonly missing: Exclude<keyof State, keyof Stored>;
      readonly unknown: Exclude<keyof Stored & string, keyof State>;
    };
