/** The answer of a cached list: its bytes, and whether they came from the cache. */
export class ListAnswer {
  constructor(
    readonly body: Buffer,
    readonly hit: boolean,
  ) {}
}
