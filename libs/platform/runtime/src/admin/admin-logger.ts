import type { Logger } from '../logging/create-logger.js';

/** What the admin server needs of a logger. */
export type AdminLogger = Pick<Logger, 'info' | 'warn'>;
