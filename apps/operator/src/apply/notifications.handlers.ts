import type { ContextHandlers } from './context-handlers.js';
import { putCrmConnection } from './crm-connection.js';

export const notificationsHandlers: ContextHandlers = { puts: { 'crm-connection': putCrmConnection } };
