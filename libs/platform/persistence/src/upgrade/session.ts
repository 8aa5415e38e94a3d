import type { Database } from '../database.js';

/** A connection that holds the lock of migrations, and whose settings are theirs. */
export type Session = Pick<Awaited<ReturnType<Database['dedicated']>>, 'query'>;
