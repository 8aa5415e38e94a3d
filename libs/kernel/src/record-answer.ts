/** The record that a write answers with, still to be read: in the transaction of the write, as it is committed. */
export abstract class RecordAnswer {
  /** What is not found when partners do not see the record by then: `lead`. */
  abstract readonly resource: string;
}
