import { invalid } from '@partner/kernel';

declare const percentageBrand: unique symbol;

/** Decimals that a percentage can have (R57). */
const places = 4;

/** An exact percentage from 0 to 100 with four places, `8.3333`, as PostgreSQL writes `numeric(7,4)` (R41, R57). */
export type Percentage = string & { readonly [percentageBrand]: true };

/** @param name whose percentage it is. @throws DomainError `invalid` beyond 0 to 100, or for too many decimals. */
export function percentage(name: string, value: number): Percentage {
  if (!(value >= 0 && value <= 100)) throw invalid(`${name} must be between 0 and 100`);
  const text = value.toFixed(places);
  if (Number(text) !== value) throw invalid(`${name} must have at most ${places} decimals`);
  return text as Percentage;
}
