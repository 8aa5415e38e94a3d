import { Body, Controller, Get, HttpCode, Req } from '@nestjs/common';
import {
  InvitePerson,
  type Permission,
  permissions,
  permissionTexts,
  Team,
  TeamChanges,
  TeamRoles,
} from '@partner/companies';
import {
  Caller,
  Changes,
  Delete,
  Email,
  Flag,
  IdField,
  Name,
  Patch,
  PathId,
  Post,
  Put,
  ValueList,
} from '@partner/http';
import { type Id, UnitOfWork } from '@partner/kernel';
import { CompanySecondFactor, TeamSessions } from '@partner/sign-in';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../second-factor/signed-in.js';
import { May } from '../session/may.decorator.js';
import { SignInLimits } from '../session/sign-in-limits.js';

/** Request that gives a person a role. */
class InvitationRequest {
  @Email({ required: true }) email!: string;
  @Name({ max: 100 }) firstName?: string;
  @Name({ max: 100 }) lastName?: string;
  @IdField({ required: true }) roleId!: Id;
}

class RoleOfPersonRequest {
  @IdField({ required: true }) roleId!: Id;
}

class NewRoleRequest {
  @Name({ required: true, max: 200 }) name!: string;
  @ValueList('text', { max: 20 }) permissions?: Permission[];
}

class RequirementRequest {
  @Flag({ required: true }) required!: boolean;
}

@Changes()
class RoleRequest {
  @Name({ max: 200 }) name?: string;
  @ValueList('text', { max: 20 }) permissions?: Permission[];
}

/** People of the user's company, their roles and sessions (R101). */
@Controller('api')
@May('team')
export class TeamController {
  constructor(
    private readonly work: UnitOfWork,
    private readonly team: Team,
    private readonly invitePerson: InvitePerson,
    private readonly changes: TeamChanges,
    private readonly teamRoles: TeamRoles,
    private readonly sessions: TeamSessions,
    private readonly secondFactor: CompanySecondFactor,
    private readonly limits: SignInLimits,
  ) {}

  /** People of the company, each with whether they have a second factor. */
  @Get('people')
  @May('view')
  async people(@Caller() actor: Caller) {
    const holders = new Set(await this.secondFactor.holders(actor));
    const people = await this.team.people(actor.company);
    return {
      data: people.map((person) => ({ ...person, hasSecondFactor: holders.has(person.id) })),
      isSecondFactorRequired: await this.secondFactor.isRequired(actor),
    };
  }

  /** Requires a second factor from everybody in the company, or no longer. */
  @Put('people/second-factor')
  @May('manage')
  @HttpCode(204)
  async requireSecondFactor(
    @Caller() actor: Caller,
    @Body() body: RequirementRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.secondFactor.require(actor, sessionOf(request), body);
  }

  /** All roles, and the meaning of every permission. */
  @Get('roles')
  @May('view')
  async roles(@Caller() { company }: Caller) {
    const texts = permissions.map((permission) => ({ permission, text: permissionTexts[permission] }));
    return { data: await this.team.roles(company), permissions: texts };
  }

  /** Sessions of the people, without their tokens. */
  @Get('people-sessions')
  async listSessions(@Caller() actor: Caller) {
    const sessions = await this.sessions.list(actor);
    const data = sessions.map(({ id, userId, createdAt, seenAt, userAgent }) => {
      return { id, userId, createdAt, seenAt, userAgent };
    });
    return { data };
  }

  @Delete('people-sessions/:id')
  @HttpCode(204)
  async endSession(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.sessions.end(actor, { id });
  }

  /** Mails the person, also one who is in the team already. */
  @Post('people')
  async invite(@Caller() actor: Caller, @Body() body: InvitationRequest): Promise<{ id: Id }> {
    return this.work.run(actor, async () => {
      const id = await this.invitePerson.execute(actor, body);
      // Last, because a refused invitation sends no mail.
      await this.limits.invite(actor.company, body.email);
      return { id };
    });
  }

  @Put('people/:id/role')
  @HttpCode(204)
  async setRole(@Caller() actor: Caller, @PathId() id: Id, @Body() { roleId }: RoleOfPersonRequest): Promise<void> {
    await this.changes.setRole(actor, { id, roleId });
  }

  @Delete('people/:id')
  @HttpCode(204)
  async remove(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.changes.remove(actor, { id });
  }

  @Post('people/:id/ownership')
  @May('owner')
  @HttpCode(204)
  async transferOwnership(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.changes.transferOwnership(actor, { id });
  }

  @Post('roles')
  async createRole(@Caller() actor: Caller, @Body() body: NewRoleRequest): Promise<{ id: Id }> {
    return { id: await this.teamRoles.put(actor, body) };
  }

  @Patch('roles/:id')
  async changeRole(@Caller() actor: Caller, @PathId() id: Id, @Body() body: RoleRequest): Promise<{ id: Id }> {
    return { id: await this.teamRoles.put(actor, { ...body, id }) };
  }

  @Delete('roles/:id')
  @HttpCode(204)
  async deleteRole(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.teamRoles.delete(actor, { id });
  }
}
