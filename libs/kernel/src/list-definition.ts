import type { ResourceType } from './context.js';

/** What has to be known of a list to cache its answers (§1.6). */
export interface ListDefinition {
  /** Names the list: `leads`. */
  readonly route: string;
  /** The kinds of records that its answers depend on: a change of any of them invalidates them all (W13). */
  readonly shows: readonly ResourceType[];
}
