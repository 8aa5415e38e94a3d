import type { Database } from '@partner/postgres';

/** Connection that holds the migration lock, with the settings for migrations. */
export type Session = Pick<Awaited<ReturnType<Database['dedicated']>>, 'query'>;
