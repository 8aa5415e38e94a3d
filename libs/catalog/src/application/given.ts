import { money, type Money } from '@partner/kernel';

/** The fields that were given: an absent one must not overwrite what is there. Null is a value, and clears. */
export function given<F extends object>(fields: F): F {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as F;
}

/** A price as callers give it, made exact (W2). @throws DomainError `invalid` for an amount too large to hold. */
export function exact<P extends number | null | undefined>(price: P): Money | Exclude<P, number> {
  return typeof price === 'number' ? money(price) : (price as Exclude<P, number>);
}
