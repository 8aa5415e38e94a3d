import { Controller, Get } from '@nestjs/common';
import { RoleQueries } from '@partner/companies';
import { ApiItem, Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { RolesAnswer } from './user.response.js';

/** The roles that users can have, over HTTP (§4.10). They are not cached (R35). */
@Controller('partner/v1/roles')
export class RolesController {
  constructor(private readonly roles: RoleQueries) {}

  @Get()
  @Scope('users.read')
  @ApiItem(RolesAnswer, 'All roles of your company, by name')
  all(@Caller() { company }: Caller): Promise<JsonResponse> {
    return this.roles.all(company);
  }
}
