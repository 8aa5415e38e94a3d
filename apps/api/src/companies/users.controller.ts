import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeUser, CreateUser, UserQueries } from '@partner/companies';
import { Changes, Email, Flag, IdField, Name, Phone, TextParam, ValueList } from '@partner/http';
import type { Id } from '@partner/kernel';
import { FlagParam } from '../shared/list.params.js';
import { RecordController } from '../shared/record.controller.js';
import { changing, creating } from '../shared/write.js';
import { UserItem } from './user.response.js';
import { ListQuery } from '../shared/list.query.js';

/** Query of the list of users (§4.10). */
class UsersQuery extends ListQuery {
  @TextParam({ description: 'Filters by a substring of the name or email.' }) search?: string;
  @FlagParam({ description: 'Filters by enabled or disabled users.' }) active?: boolean;
}

/** Fields of a user, new or existing (§4.10). */
class UserFieldsRequest {
  @Phone({ clearable: true }) phone?: string | null;
  @ValueList('id', {
    max: 1000,
    example: ['65f0c0ffee0000000000b001'],
    description: 'Locations of the user. An update replaces the whole list.',
  })
  locationIds?: Id[];
  @Flag({ description: 'Assigns all locations, including future ones. Cannot be combined with `locationIds`.' })
  allLocations?: boolean;
  @Flag({ description: 'True if the user is enabled. Defaults to true. The owner of the company cannot be disabled.' })
  active?: boolean;
}

/** A new user (§4.10). */
class CreateUserRequest extends UserFieldsRequest {
  @Name({ required: true, max: 100, example: 'Sam' }) firstName!: string;
  @Name({ required: true, max: 100, example: 'Porter' }) lastName!: string;
  @Email({ required: true, example: 'sam@example.com', description: 'Email address, which is also the login name.' })
  email!: string;
  @IdField({ required: true, description: 'Role of the user, from `GET /roles`.' }) roleId!: Id;
  @Flag({ description: 'True to send an invitation email. Defaults to true.' }) invite?: boolean;
}

/** Changes to a user (§4.10). */
@Changes()
class ChangeUserRequest extends UserFieldsRequest {
  @Name({ min: 1, max: 100, example: 'Sam' }) firstName?: string;
  @Name({ min: 1, max: 100, example: 'Porter' }) lastName?: string;
  @Email({ example: 'sam@example.com', description: 'New email. Moves the membership to the account of that email.' })
  email?: string;
  @IdField({ description: 'New role of the user.' }) roleId?: Id;
}

/** A caller cannot grant a right that it does not hold (A8). */
const mayNot = [403, 'The credential lacks the scope, or the request changes who manages partner access.'] as const;

/** Users of a company over HTTP (§4.10). The API shows no version for them. */
@ApiTags('Users')
@Controller('partner/v1/users')
export class UsersController extends RecordController({
  one: 'a user',
  many: 'users',
  scope: 'users',
  item: UserItem,
  query: UsersQuery,
  queries: UserQueries,
  creation: creating(CreateUserRequest, CreateUser),
  change: changing(ChangeUserRequest, ChangeUser),
  answers: {
    list: 'A page of users, newest first by default',
    create: 'The new user, invited by email unless `invite` is false',
  },
  fails: { create: mayNot, update: mayNot },
  texts: {
    list: ['Returns the users of your company, newest first. Includes disabled users unless `active=true`.'],
    get: ['Returns a user of your company.'],
    create: [
      'Adds a person to your company. The account is found by email or created.',
      'Unless `invite` or `active` is false, the person gets an invitation by email, with a single-use link valid for',
      '7 days.',
      'Returns 409 if the person already is a user of your company, 400 for an unknown role, and 404 for an unknown',
      'location.',
      'Returns 403 for a role that manages partner access. Create such users in the portal.',
      'Returns 429 `too_many_invitations` when your company has mailed all invitations that it may mail on a UTC day,',
      'by default 50.',
    ],
    update: [
      'Updates the fields that you pass. `locationIds` replaces all assignments, and `roleId` replaces the role.',
      'A new `email` moves the membership to the account of that email. Returns 409 if that person is already a user.',
      'Returns 400 if you disable the owner of the company. No invitation is sent.',
      'Returns 403 for a role that manages partner access, and for a change of `email`, `roleId` or `active` of the',
      'owner or of a user with such a role. Make these changes in the portal.',
    ],
  },
}) {}
