import type { ContextHandlers } from './context-handlers.js';
import { putSiteEvent } from './site-event.js';

export const siteEventsHandlers: ContextHandlers = { puts: { 'site-event': putSiteEvent } };
