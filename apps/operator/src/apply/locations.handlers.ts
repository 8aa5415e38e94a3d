import type { ContextHandlers } from './context-handlers.js';
import { putLocation } from './location.js';

export const locationsHandlers: ContextHandlers = { puts: { location: putLocation } };
