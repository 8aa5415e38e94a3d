import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RoleQueries } from '@partner/companies';
import { Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { RolesAnswer } from './user.response.js';

/** Roles of users over HTTP (§4.10). They are not cached (R35). */
@ApiTags('Users')
@Controller('partner/v1/roles')
export class RolesController {
  constructor(private readonly roles: RoleQueries) {}

  @Get()
  @Operation(
    'listRoles',
    'List roles',
    'Returns all roles that a user of your company can have, sorted by name. Not paginated and not cached.',
  )
  @Scope('users.read')
  @ApiItem(RolesAnswer, 'All roles of your company, sorted by name')
  all(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.roles.all(company);
  }
}
