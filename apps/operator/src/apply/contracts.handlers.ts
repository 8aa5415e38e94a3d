import type { ContextHandlers } from './context-handlers.js';
import { putContract } from './contract.js';

export const contractsHandlers: ContextHandlers = { puts: { contract: putContract } };
