import { Controller, Get, Query } from '@nestjs/common';
import { Caller, ChoiceParam, IdParam, LimitParam, SpanParam } from '@partner/http';
import { AuditQueries, firstIdAt, type Id, type Span } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

/** Resource types that concern the API. The portal does not show changes of leads, orders and other records. */
const kinds = ['credential', 'webhook_subscription', 'event', 'session', 'user', 'role', 'invitation', 'company'];

class AuditQuery {
  @ChoiceParam(kinds) kind?: string;
  @IdParam() resourceId?: Id;
  @IdParam() actorId?: Id;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the previous page. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 1_000 }) limit!: number;
}

/** Audit trail of the user's company, limited to its API setup (§1.8). */
@Controller('api/audit')
@May('view')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  list(
    @Caller() { company }: Caller,
    @Query() { kind, from, to, before, ...criteria }: AuditQuery,
  ): ReturnType<AuditQueries['list']> {
    const start = before ?? (to && firstIdAt(new Date(to.last.getTime() + 1_000)));
    return this.audit.list(company, {
      ...criteria,
      ...(from && { from: from.first }),
      ...(start && { before: start }),
      resourceTypes: kind === undefined ? kinds : [kind],
    });
  }
}
