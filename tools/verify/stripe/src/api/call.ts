import type { Account } from '../account/account.js';
import type { Parameters } from './parameters.js';

/** Authenticated request. */
export interface Call {
  readonly account: Account;
  readonly parameters: Parameters;
  /** Value of `:id` in the path. */
  readonly id: string;
  readonly path: string;
  /** Base URL of the payment pages. */
  readonly publicUrl: string;
}

/** Executes a request synchronously. @throws StripeError */
export type Handler = (call: Call) => object;
