/** Entry of the documentation search. */
export interface SearchEntry {
  readonly url: string;
  /** `Guide`, `Operation`, `Event` or `Error`. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}
