/** An answer as the read side wrote it: JSON text that nothing between the database and the caller takes apart. */
export class JsonResponse {
  /** @param version of the item, for its `ETag` (R20); undefined for lists and unversioned items. */
  constructor(
    readonly text: string,
    readonly version?: number,
  ) {}
}
