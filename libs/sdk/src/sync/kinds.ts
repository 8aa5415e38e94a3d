import type { OperationId } from '../operation-types.js';
import type { PartnerEvent } from '../records.js';
import type { SyncKind } from './store.js';

/** Kinds whose changes are events: the resource type of the events, and the operation that reads a record. */
const followed: Partial<Record<SyncKind, readonly [PartnerEvent['resourceType'], OperationId]>> = {
  leads: ['lead', 'getLead'],
  quotes: ['quote', 'getQuote'],
  orders: ['order', 'getOrder'],
  'work-orders': ['work_order', 'getWorkOrder'],
  customers: ['customer', 'getCustomer'],
  payments: ['payment', 'getPayment'],
};

const kinds = new Map(Object.entries(followed).map(([kind, [resourceType]]) => [resourceType, kind as SyncKind]));

/** Returns the kind of records that an event is about; undefined for events about others. */
export const kindOf = ({ resourceType }: PartnerEvent): SyncKind | undefined => kinds.get(resourceType);

/** Returns the operation that reads a record of a kind. */
export const readerOf = (kind: SyncKind): OperationId => followed[kind]![1];

/** True if changes of the kind are in the feed. */
export const isFollowed = (kind: SyncKind): boolean => kind in followed;

/** Returns a record as lists and snapshots have it; undefined if they leave it out. */
export function asListed(record: Readonly<Record<string, unknown>>): object | undefined {
  // Lists leave out merged customers.
  if (record['merged'] === true) return undefined;
  const { delivery: _, ...listed } = record;
  if (typeof listed['rto'] !== 'object') return listed;
  const { providerName: __, ...rto } = listed['rto'] as Record<string, unknown>;
  return { ...listed, rto };
}
