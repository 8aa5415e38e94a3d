/** `true` when a type has all of these names; otherwise the missing ones, so that assigning `true` does not compile. */
export type HasKeys<Whole, Names extends PropertyKey> = [Exclude<Names, keyof Whole>] extends [never]
  ? true
  : { readonly missing: Exclude<Names, keyof Whole> };
