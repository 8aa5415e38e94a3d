import { invalid } from '@partner/kernel';

declare const percentageBrand: unique symbol;

/** Maximum number of decimals of a percentage (R57). */
const places = 4;

/** Exact percentage from 0 to 100 with four decimals, `8.3333`, as PostgreSQL formats `numeric(7,4)` (R41, R57). */
export type Percentage = string & { readonly [percentageBrand]: true };

/** @param name field name for the message. @throws DomainError `invalid` outside 0 to 100, or for too many decimals. */
export function percentage(name: string, value: number): Percentage {
  if (!(value >= 0 && value <= 100)) throw invalid(`${name} must be between 0 and 100`);
  const text = value.toFixed(places);
  if (Number(text) !== value) throw invalid(`${name} must have at most ${places} decimals`);
  return text as Percentage;
}
