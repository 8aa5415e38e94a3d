import type { ContextHandlers } from './context-handlers.js';
import { emitting } from './handler.js';
import { completeContract, putContract, sendContract, signContract, voidContract } from './contract.js';

export const contractsHandlers: ContextHandlers = {
  puts: { contract: putContract },
  actions: {
    'contract.send': emitting({ 'contract.sent': '' }, sendContract),
    'contract.sign': emitting({ 'contract.signed': '', 'contract.completed': 'by the second signature' }, signContract),
    'contract.complete': emitting({ 'contract.completed': '' }, completeContract),
    'contract.void': emitting({ 'contract.voided': '' }, voidContract),
  },
};
