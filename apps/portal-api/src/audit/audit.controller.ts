import { Controller, Get, Query } from '@nestjs/common';
import { Caller, ChoiceParam, IdParam, LimitParam } from '@partner/http';
import { AuditQueries, type Id } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Resource types that concern the API. The portal does not show changes of leads, orders and other records. */
const kinds = ['credential', 'webhook_subscription', 'event', 'session', 'user', 'role', 'invitation', 'company'];

export class AuditQuery {
  @ChoiceParam(kinds) kind?: string;
  @IdParam() resourceId?: Id;
  @IdParam() actorId?: Id;
  /** The `next` of the previous page. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

/** Audit trail of the user's company, limited to its API setup (§1.8). */
@Controller('api/audit')
@May('view')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  list(@Caller() { company }: Caller, @Query() { kind, ...criteria }: AuditQuery): ReturnType<AuditQueries['list']> {
    return this.audit.list(company, { ...criteria, resourceTypes: kind === undefined ? kinds : [kind] });
  }
}
