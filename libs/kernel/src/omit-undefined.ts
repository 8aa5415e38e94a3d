/** Fields that are absent instead of undefined. */
export type Given<F> = { readonly [K in keyof F]: Exclude<F[K], undefined> };

/**
 * Removes undefined fields, so that absent fields do not overwrite current values. Null is a value: it clears a field.
 */
export function omitUndefined<F extends object>(fields: F): Given<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
