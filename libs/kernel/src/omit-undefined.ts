import { type Money, money } from './money.js';

/** The fields that were given: an absent one must not overwrite what is there. Null is a value, and clears. */
export function omitUndefined<F extends object>(fields: F): { readonly [K in keyof F]: Exclude<F[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** An amount as callers give it, made exact (W2). @throws DomainError `invalid` for one too large to hold. */
export function exactMoney<A extends number | null | undefined>(amount: A): Money | Exclude<A, number> {
  return typeof amount === 'number' ? money(amount) : (amount as Exclude<A, number>);
}
