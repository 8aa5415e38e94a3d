import { AsyncLocalStorage } from 'node:async_hooks';
import type { Unit } from './unit.js';

/** The unit of work that the running code is part of. */
export const currentUnit = new AsyncLocalStorage<Unit>();
