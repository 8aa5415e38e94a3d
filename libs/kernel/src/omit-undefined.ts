/** The fields that were given: an absent one must not overwrite what is there. Null is a value, and clears. */
export function omitUndefined<F extends object>(fields: F): { readonly [K in keyof F]: Exclude<F[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
