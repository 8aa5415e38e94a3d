import type { ResourceType } from './context.js';

/** Cache definition of a list (§1.6). */
export interface ListDefinition {
  /** Name of the list, such as `leads`. */
  readonly route: string;
  /** Kinds of records in its responses: a change of any of them invalidates all cached responses (W13). */
  readonly shows: readonly ResourceType[];
}
