import type { Account } from '../account/account.js';
import type { Parameters } from './parameters.js';

/** An authenticated request. */
export interface Call {
  readonly account: Account;
  readonly parameters: Parameters;
  /** What stood in the path. */
  readonly id: string;
  readonly path: string;
  /** Where payment pages are. */
  readonly publicUrl: string;
}

/** Executes a request, all at once. @throws StripeError */
export type Handler = (call: Call) => object;
