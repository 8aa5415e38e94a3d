import { DeleteRole, AcceptInvitation, type Permission, PutRole } from '@partner/companies';
import { Text, Flag, IdField, Name, TextList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { putCompany } from './company.js';
import type { ContextHandlers } from './context-handlers.js';
import { emitting, put } from './handler.js';
import { putUser } from './user.js';

/** A role (§2.15). */
class RoleLine {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Text({ max: 200, min: 1 }) key?: string;
  @Text({ clearable: true }) description?: string | null;
  @Flag() isSystem?: boolean;
  @TextList({ max: 20 }) permissions?: Permission[];
}

const putRole = put({ line: RoleLine, needs: ['name'], table: 'roles', useCase: PutRole });

/** The invitation token, which is the last path segment of the link in the invitation email (R36). */
class AcceptInvitationLine {
  @Text({ required: true, max: 100 }) token!: string;
}

/** Accepts an invitation: the account has a login from then on. The result has the user's id. */
const acceptInvitation = put({ line: AcceptInvitationLine, useCase: AcceptInvitation });

export const companiesHandlers: ContextHandlers = {
  puts: { company: putCompany, role: putRole, user: putUser },
  actions: { 'invitation.accept': emitting({}, acceptInvitation) },
  deletes: { role: DeleteRole },
};
