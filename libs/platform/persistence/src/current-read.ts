import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './unit/transaction.js';

/** The transaction of the consistent read that the running code is part of. */
export const currentRead = new AsyncLocalStorage<Transaction>();
