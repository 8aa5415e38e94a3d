import { PutUser, type PutUserCommand } from '@partner/companies';
import { Email, Flag, IdField, IdList, Instant, Name, Phone } from '@partner/http';
import { type Id, invalid } from '@partner/kernel';
import { put } from './handler.js';

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
  @IdList({ max: 1000 }) locationIds?: Id[];
  @Flag() allLocations?: boolean;
  @Flag() inLeadRoutingPool?: boolean;
  @Flag() isOwner?: boolean;
  @Instant() createdAt?: Date;
}

export const putUser = put({ line: UserLine, needs: ['email', 'name'], table: 'users', useCase: PutUser, command });

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
