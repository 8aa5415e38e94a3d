/**
 * Removes undefined fields, so that absent fields do not overwrite current values. Null is a value: it clears a field.
 */
export function omitUndefined<F extends object>(fields: F): { readonly [K in keyof F]: Exclude<F[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
