/** Reference to the record that a write returns. It is read in the transaction of the write, as it is committed. */
export abstract class RecordResponse {
  /** Resource name for the `notFound` error if partners cannot see the record after the write, such as `lead`. */
  abstract readonly resource: string;
}
