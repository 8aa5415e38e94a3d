import { DeleteAgreement, DeleteDomain, DeleteStateLegal } from '@partner/partners';
import { putAgreement } from './agreement.js';
import type { ContextHandlers } from './context-handlers.js';
import { putDomain } from './domain.js';
import { putStateLegal } from './state-legal.js';

export const partnersHandlers: ContextHandlers = {
  puts: { domain: putDomain, agreement: putAgreement, 'state-legal': putStateLegal },
  deletes: { domain: DeleteDomain, agreement: DeleteAgreement, 'state-legal': DeleteStateLegal },
};
