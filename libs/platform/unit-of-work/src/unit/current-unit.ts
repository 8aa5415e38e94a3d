import { currentTransaction } from '@partner/postgres';
import { Unit } from './unit.js';

/** Returns the unit of work of the running code, if there is one. */
export function currentUnit(): Unit | undefined {
  const transaction = currentTransaction.getStore();
  return transaction instanceof Unit ? transaction : undefined;
}
