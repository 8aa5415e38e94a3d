import type { Database } from '@partner/postgres';

/** A connection that holds the lock of migrations, and whose settings are theirs. */
export type Session = Pick<Awaited<ReturnType<Database['dedicated']>>, 'query'>;
