import {
  DeleteRole,
  AcceptInvitation,
  type Permission,
  PutRole,
  PutCompany,
  soldByStatuses,
  type SoldByStatus,
  PutUser,
  type PutUserCommand,
} from '@partner/companies';
import { Email, Flag, IdField, Instant, Name, OneOf, Phone, Text, ValueList, WebAddress } from '@partner/http';
import { type Id, invalid } from '@partner/kernel';
import { emitting, put, type ContextHandlers } from './handler.js';

/** A user (§2.15). */
class UserLine {
  @IdField() id?: Id;
  @Name({
    max: 400,
    min: 1,
    description: 'Instead of `firstName` and `lastName`, of which a new user needs at least one.',
  })
  name?: string;
  @Name({ max: 200 }) firstName?: string;
  @Name({ max: 200 }) lastName?: string;
  @Email() email?: string;
  @Phone({ clearable: true }) phone?: string | null;
  @Flag() active?: boolean;
  @IdField({ clearable: true }) roleId?: Id | null;
  @ValueList('id', { max: 1000 }) locationIds?: Id[];
  @Flag() allLocations?: boolean;
  @Flag() inLeadRoutingPool?: boolean;
  @Flag() isOwner?: boolean;
  @Instant() createdAt?: Date;
}

/** Splits the item's single name (§2.15) into the two that the portal stores: the last word is the last name. */
function command({ name, ...fields }: UserLine): PutUserCommand {
  if (name === undefined) return fields;
  if (fields.firstName !== undefined || fields.lastName !== undefined) {
    throw invalid('name cannot be combined with firstName or lastName');
  }
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { ...fields, firstName: words.join(' '), lastName };
}

/** Profile (§2.24) and settings of the batch's company. */
class CompanyLine {
  @Name({ max: 200, min: 1 }) name?: string;
  @Email({ clearable: true }) email?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Text({ clearable: true }) address?: string | null;
  @Text({ clearable: true }) city?: string | null;
  @Text({ clearable: true }) state?: string | null;
  @Text({ clearable: true }) zipCode?: string | null;
  @Text({ clearable: true }) country?: string | null;
  @Text() timezone?: string;
  @WebAddress({ clearable: true }) logoUrl?: string | null;
  @Text({ clearable: true }) companyType?: string | null;
  @ValueList('text', { clearable: true }) sellTypes?: string[] | null;
  @OneOf(soldByStatuses) soldByStatus?: SoldByStatus;
  @Text({ max: 20 }) currency?: string;
  @Email({ clearable: true }) technicalContactEmail?: string | null;
  @Text({ clearable: true, max: 2000 }) configuratorUrl?: string | null;
  @ValueList('text', { clearable: true, max: 100 }) configuratorLaunchAllowlist?: string[] | null;
}

/** A role (§2.15). */
class RoleLine {
  @IdField() id?: Id;
  @Name({ max: 200, min: 1 }) name?: string;
  @Text({ max: 200, min: 1 }) key?: string;
  @Text({ clearable: true }) description?: string | null;
  @Flag() isSystem?: boolean;
  @ValueList('text', { max: 20 }) permissions?: Permission[];
}

/** The invitation token, which is the last path segment of the link in the invitation email (R36). */
class AcceptInvitationLine {
  @Text({ required: true, max: 100 }) token!: string;
}

/** Accepts an invitation: the account has a login from then on. The result has the user's id. */
const acceptInvitation = put({ line: AcceptInvitationLine, useCase: AcceptInvitation });

export const companiesHandlers: ContextHandlers = {
  puts: {
    company: put({ line: CompanyLine, useCase: PutCompany }),
    role: put({ line: RoleLine, needs: ['name'], table: 'roles', useCase: PutRole }),
    user: put({ line: UserLine, needs: ['email', 'name'], table: 'users', useCase: PutUser, command }),
  },
  actions: { 'invitation.accept': emitting({}, acceptInvitation) },
  deletes: { role: DeleteRole },
};
