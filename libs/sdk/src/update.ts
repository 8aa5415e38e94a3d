import { PartnerApiError } from './errors.js';
import type { Connection } from './http/connection.js';
import type { RequestOptions } from './http/options.js';
import type { Input, Output } from './operation-types.js';

/** Kinds of records with a version, and the operations that read and change them. */
const changeable = {
  lead: ['getLead', 'updateLead'],
  quote: ['getQuote', 'updateQuote'],
  order: ['getOrder', 'updateOrder'],
  workOrder: ['getWorkOrder', 'updateWorkOrder'],
  customer: ['getCustomer', 'updateCustomer'],
} as const;

/** A kind of record with a version. */
export type Changeable = keyof typeof changeable;
/** A record of that kind. */
export type RecordOf<K extends Changeable> = Output<(typeof changeable)[K][0]>;
/** The changeable fields of that record. */
export type ChangeOf<K extends Changeable> = Input<(typeof changeable)[K][1]> extends { body?: infer B } ? B : never;

const maxConflicts = 10;

/** Reads and changes a record. Repeats both when another caller changed it first. */
export async function updateRecord<K extends Changeable>(
  connection: Connection,
  kind: K,
  id: string,
  change: (record: RecordOf<K>) => ChangeOf<K> | undefined | Promise<ChangeOf<K> | undefined>,
  options?: RequestOptions,
): Promise<RecordOf<K>> {
  const [get, update] = changeable[kind];
  for (let conflicts = 1; ; conflicts += 1) {
    const { data } = await connection.request(get, { id }, options);
    const body = await change(data as RecordOf<K>);
    if (body === undefined) return data as RecordOf<K>;
    const { version: ifMatch } = data as { version: number };
    try {
      return (await connection.request(update, { id, body }, { ...options, ifMatch })).data as RecordOf<K>;
    } catch (error) {
      const isConflict = error instanceof PartnerApiError && error.isVersionConflict;
      if (!isConflict || conflicts === maxConflicts) throw error;
    }
  }
}
