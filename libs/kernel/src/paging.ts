/** Requested page of a list; both numbers start at 1 (W4). */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Sort order of a list. Ties are ordered by `id` in the same direction (W8). */
export interface Sort<Key extends string> {
  readonly sort: Key;
  readonly order: 'asc' | 'desc';
}
