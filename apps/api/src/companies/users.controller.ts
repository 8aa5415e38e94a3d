import { Body, Controller, Get, Query } from '@nestjs/common';
import { ChangeUser, CreateUser, UserQueries } from '@partner/companies';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { carryOut } from '../shared/carry-out.js';
import { UserItem } from './user.response.js';
import { ChangeUserRequest, CreateUserRequest, UsersQuery } from './users.requests.js';

/** The users of a company over HTTP (§4.10). They have no version on the wire. */
@Controller('partner/v1/users')
export class UsersController {
  constructor(
    private readonly users: UserQueries,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Scope('users.read')
  @ApiList(UserItem, 'Users, newest first unless ordered otherwise')
  list(@Caller() { company }: Caller, @Query() query: UsersQuery) {
    const list = { company, ...this.users.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.users.list(company, query));
  }

  @Get(':id')
  @Scope('users.read')
  @ApiItem(UserItem, 'A user')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.users.item(company, id);
  }

  @Post()
  @Scope('users.write')
  @Idempotent()
  @ApiItem(UserItem, 'The new user, invited by mail unless `invite` is false', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: CreateUserRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createUser, caller, body);
    return this.users.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('users.write')
  @ApiItem(UserItem, 'The user after the change')
  async change(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ChangeUserRequest): Promise<JsonResponse> {
    await carryOut(this.changeUser, caller, { ...body, id });
    return this.users.item(caller.company, id);
  }
}
