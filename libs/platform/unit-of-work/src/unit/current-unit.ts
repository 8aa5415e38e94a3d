import { currentTransaction } from '@partner/postgres';
import { Unit } from './unit.js';

/** The unit of work that the running code is part of. */
export function currentUnit(): Unit | undefined {
  const transaction = currentTransaction.getStore();
  return transaction instanceof Unit ? transaction : undefined;
}
