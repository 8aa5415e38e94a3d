import type { Logger } from '../logging/create-logger.js';

/** The logger methods that the admin server uses. */
export type AdminLogger = Pick<Logger, 'info' | 'warn'>;
