/** Which part of a list is asked for; both start at 1 (W4). */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** How a list is sorted. Ties break on `id` in the same direction (W8). */
export interface Sort<Key extends string> {
  readonly sort: Key;
  readonly order: 'asc' | 'desc';
}
