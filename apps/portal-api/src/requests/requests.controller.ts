import { Controller, Get, Query } from '@nestjs/common';
import { ListCredentials } from '@partner/access';
import { Caller, PathId, ChoiceParam, IdParam, LimitParam, NumberParam, SpanParam, TextParam } from '@partner/http';
import { Clock, type Id, notFound, type Span } from '@partner/kernel';
import {
  CredentialUsage,
  type RequestPage,
  RequestQueries,
  type Usage,
  type StatusClass,
  statusClasses,
} from '@partner/request-log';
import { May } from '../session/may.decorator.js';

class RequestsQuery {
  @ChoiceParam(statusClasses) status?: StatusClass;
  /** Route class, such as `leads`. */
  @TextParam() route?: string;
  @IdParam() credentialId?: Id;
  @TextParam() requestId?: string;
  @ChoiceParam(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) method?: string;
  /** Part of the path and query, or of the route. */
  @TextParam() path?: string;
  @NumberParam() statusCode?: number;
  /** Code of an error. */
  @TextParam() code?: string;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the previous page. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

const daysOf = { day: 1, week: 7, month: 30 } as const;

/** Time span of a usage report. */
class UsageQuery {
  @ChoiceParam(Object.keys(daysOf)) span?: keyof typeof daysOf;

  /** Returns the start of the span, which defaults to a week. */
  since(now: Date): Date {
    return new Date(now.getTime() - daysOf[this.span ?? 'week'] * 86_400_000);
  }
}

/** Request log and usage of the user's company (R100). */
@Controller('api')
@May('view')
export class RequestsController {
  constructor(
    private readonly requests: RequestQueries,
    private readonly usage: CredentialUsage,
    private readonly listCredentials: ListCredentials,
    private readonly clock: Clock,
  ) {}

  /** Requests of the last seven days, newest first. */
  @Get('requests')
  list(
    @Caller() { company }: Caller,
    @Query() { status: statusClass, route: routeClass, code: errorCode, from, to, ...criteria }: RequestsQuery,
  ): Promise<RequestPage> {
    const time = { from: from?.first, to: to?.last };
    return this.requests.list(company, { ...criteria, ...time, statusClass, routeClass, errorCode });
  }

  /** Usage of all credentials together. */
  @Get('usage')
  ofCompany(@Caller() { company }: Caller, @Query() query: UsageQuery): Promise<Usage> {
    return this.usage.of(company, { since: query.since(this.clock.now()) });
  }

  @Get('credentials/:id/usage')
  async ofCredential(@Caller() actor: Caller, @PathId() id: Id, @Query() query: UsageQuery): Promise<Usage> {
    const credentials = await this.listCredentials.execute(actor);
    if (!credentials.some((one) => one.id === id)) throw notFound('credential');
    return this.usage.of(actor.company, { credentialId: id, since: query.since(this.clock.now()) });
  }
}
