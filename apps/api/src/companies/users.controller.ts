import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeUser, CreateUser, UserQueries } from '@partner/companies';
import { type Caller, ListCache } from '@partner/http';
import type { Id } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { RecordController } from '../shared/record.controller.js';
import { UserItem } from './user.response.js';
import { ChangeUserRequest, CreateUserRequest, UsersQuery } from './users.requests.js';

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
  creation: CreateUserRequest,
  change: ChangeUserRequest,
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
    ],
    update: [
      'Updates the fields that you pass. `locationIds` replaces all assignments, and `roleId` replaces the role.',
      'A new `email` moves the membership to the account of that email. Returns 409 if that person is already a user.',
      'Returns 400 if you disable the owner of the company. No invitation is sent.',
      'Returns 403 for a role that manages partner access, and for a change of `email`, `roleId` or `active` of the',
      'owner or of a user with such a role. Make these changes in the portal.',
    ],
  },
}) {
  constructor(
    users: UserQueries,
    lists: ListCache,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
  ) {
    super(users, lists);
  }

  protected createRecord(caller: Caller, body: CreateUserRequest): Promise<Id> {
    return execute(this.createUser, caller, body);
  }

  protected updateRecord(caller: Caller, body: ChangeUserRequest, { id }: { id: Id }): Promise<void> {
    return execute(this.changeUser, caller, { ...body, id });
  }
}
