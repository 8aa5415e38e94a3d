import { Controller, Get, Query } from '@nestjs/common';
import { Caller, ChoiceParam, IdParam, LimitParam } from '@partner/http';
import { AuditQueries, type Id } from '@partner/kernel';
import { Manages } from '../session/manages.decorator.js';

/** What of the audit trail concerns the API: the changes of leads and orders are no business of the portal. */
const kinds = ['credential', 'webhook_subscription', 'event', 'session', 'user', 'role', 'invitation', 'company'];

/** Which entries are looked for. */
export class AuditQuery {
  @ChoiceParam(kinds) kind?: string;
  @IdParam() resourceId?: Id;
  @IdParam() actorId?: Id;
  /** The `next` of the page before. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

/** Who changed what about the API of the user's company (§1.8). */
@Controller('api/audit')
@Manages()
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  list(@Caller() { company }: Caller, @Query() { kind, ...criteria }: AuditQuery): ReturnType<AuditQueries['list']> {
    return this.audit.list(company, { ...criteria, resourceTypes: kind === undefined ? kinds : [kind] });
  }
}
