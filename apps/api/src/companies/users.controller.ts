import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeUser, CreateUser, UserQueries } from '@partner/companies';
import { type Caller, ListCache } from '@partner/http';
import type { Id } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { RecordController } from '../shared/record.controller.js';
import { UserItem } from './user.response.js';
import { ChangeUserRequest, CreateUserRequest, UsersQuery } from './users.requests.js';

/** A right is not given by somebody who does not hold it (A8). */
const mayNot = [403, 'The credential lacks the scope, or changes who manages partner access.'] as const;

/** The users of a company over HTTP (§4.10). They have no version on the wire. */
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
    list: 'Users, newest first unless ordered otherwise',
    create: 'The new user, invited by mail unless `invite` is false',
  },
  fails: { create: mayNot, update: mayNot },
  texts: {
    list: ['Users of your company, newest first; those that were disabled too, unless `active=true`.'],
    get: ['One user of your company.'],
    create: [
      'Adds a person to your company, under an account that is found by the email or made.',
      'Unless `invite` or `active` is false, an invitation is sent by mail, with a link that works once within 7 days.',
      '409 when the person is a user of your company already; 400 for an unknown role, 404 for an unknown location.',
      '403 for a role that manages partner access: the portal makes such users.',
    ],
    update: [
      'Changes the fields that are given. `locationIds` replaces all assignments, `roleId` the role.',
      'An email moves the membership to the account of that email; 409 when that person is a user already.',
      '400 for disabling the owner of the company. No invitation is sent.',
      '403 for a role that manages partner access, and for another `email`, `roleId` or `active` of the owner or of a',
      'user with such a role: the portal changes these.',
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

  protected creates(caller: Caller, body: CreateUserRequest): Promise<Id> {
    return execute(this.createUser, caller, body);
  }

  protected changes(caller: Caller, body: ChangeUserRequest, { id }: { id: Id }): Promise<void> {
    return execute(this.changeUser, caller, { ...body, id });
  }
}
