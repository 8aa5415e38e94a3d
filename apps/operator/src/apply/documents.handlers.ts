import { DeleteDocument } from '@partner/documents';
import type { ContextHandlers } from './context-handlers.js';
import { putDocument } from './document.js';

export const documentsHandlers: ContextHandlers = {
  puts: { document: putDocument },
  deletes: { document: DeleteDocument },
};
