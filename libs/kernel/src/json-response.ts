/** Response body as JSON text from the database; nothing on the way to the caller parses it. */
export class JsonResponse {
  /** @param version version of the item, for its `ETag` (R20); undefined for lists and unversioned items. */
  constructor(
    readonly text: string,
    readonly version?: number,
  ) {}
}
