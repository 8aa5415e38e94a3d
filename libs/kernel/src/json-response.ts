/** Response body as JSON text from the database; nothing on the way to the caller parses it. */
export class JsonResponse {
  /** @param version version of the item, for its `ETag` (R20); undefined for lists and unversioned items. */
  constructor(
    readonly text: string,
    readonly version?: number,
  ) {}
}

/** Reference to the record that a write returns. It is read in the transaction of the write, as it is committed. */
export abstract class RecordResponse {
  /** Resource name for the `notFound` error if partners cannot see the record after the write, such as `lead`. */
  abstract readonly resource: string;
}
