/** Something that the search of the documentation finds. */
export interface SearchEntry {
  readonly url: string;
  /** What is found: `Guide`, `Operation`, `Event` or `Error`. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}
