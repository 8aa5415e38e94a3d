import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeUser, CreateUser, UserQueries } from '@partner/companies';
import {
  ApiFails,
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { carryOut } from '../shared/carry-out.js';
import { UserItem } from './user.response.js';
import { ChangeUserRequest, CreateUserRequest, UsersQuery } from './users.requests.js';

/** A right is not given by somebody who does not hold it (A8). */
const mayNotCause = 'The credential lacks the scope, or changes who manages partner access.';

/** The users of a company over HTTP (§4.10). They have no version on the wire. */
@ApiTags('Users')
@Controller('partner/v1/users')
export class UsersController {
  constructor(
    private readonly users: UserQueries,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listUsers',
    'List users',
    'Users of your company, newest first; those that were disabled too, unless `active=true`.',
  )
  @Scope('users.read')
  @ApiList(UserItem, 'Users, newest first unless ordered otherwise')
  list(@Caller() { company }: Caller, @Query() query: UsersQuery) {
    const list = { company, ...this.users.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.users.list(company, query));
  }

  @Get(':id')
  @Operation('getUser', 'Get a user', 'One user of your company.')
  @Scope('users.read')
  @ApiItem(UserItem, 'A user')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.users.item(company, id);
  }

  @Post()
  @Operation(
    'createUser',
    'Create a user',
    'Adds a person to your company, under an account that is found by the email or made.',
    'Unless `invite` or `active` is false, an invitation is sent by mail, with a link that works once within 7 days.',
    '409 when the person is a user of your company already; 400 for an unknown role, 404 for an unknown location.',
    '403 for a role that manages partner access: the portal makes such users.',
  )
  @Scope('users.write')
  @Idempotent()
  @ApiFails(403, mayNotCause)
  @ApiItem(UserItem, 'The new user, invited by mail unless `invite` is false', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: CreateUserRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createUser, caller, body);
    return this.users.item(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateUser',
    'Update a user',
    'Changes the fields that are given. `locationIds` replaces all assignments, `roleId` the role.',
    'An email moves the membership to the account of that email; 409 when that person is a user already.',
    '400 for disabling the owner of the company. No invitation is sent.',
    '403 for a role that manages partner access, and for another `email`, `roleId` or `active` of the owner or of a',
    'user with such a role: the portal changes these.',
  )
  @Scope('users.write')
  @ApiFails(403, mayNotCause)
  @ApiItem(UserItem, 'The user after the change')
  async change(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ChangeUserRequest): Promise<JsonResponse> {
    await carryOut(this.changeUser, caller, { ...body, id });
    return this.users.item(caller.company, id);
  }
}
