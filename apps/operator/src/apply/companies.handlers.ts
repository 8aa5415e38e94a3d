import { DeleteRole } from '@partner/companies';
import { acceptInvitation } from './accept-invitation.js';
import { putCompany } from './company.js';
import type { ContextHandlers } from './context-handlers.js';
import { emitting } from './handler.js';
import { putRole } from './role.js';
import { putUser } from './user.js';

export const companiesHandlers: ContextHandlers = {
  puts: { company: putCompany, role: putRole, user: putUser },
  actions: { 'invitation.accept': emitting({}, acceptInvitation) },
  deletes: { role: DeleteRole },
};
