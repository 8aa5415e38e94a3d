import type { ContextHandlers } from './context-handlers.js';
import { completeContract, putContract, sendContract, signContract, voidContract } from './contract.js';

export const contractsHandlers: ContextHandlers = {
  puts: { contract: putContract },
  actions: {
    'contract.send': sendContract,
    'contract.sign': signContract,
    'contract.complete': completeContract,
    'contract.void': voidContract,
  },
};
