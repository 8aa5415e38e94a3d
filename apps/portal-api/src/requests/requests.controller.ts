import { Controller, Get, Query } from '@nestjs/common';
import { ListCredentials } from '@partner/access';
import { Caller, PathId, ChoiceParam, IdParam, LimitParam, NumberParam, SpanParam, TextParam } from '@partner/http';
import { Clock, type CompanyId, type Id, notFound, type Span } from '@partner/kernel';
import {
  CredentialUsage,
  RequestHealth,
  type RequestPage,
  RequestQueries,
  type StatusClass,
  statusClasses,
} from '@partner/request-log';
import { Deployment } from '../session/deployment.js';
import { May } from '../session/may.decorator.js';
import { SpanQuery } from './span.query.js';

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
  /** Name of the tool of an assistant. */
  @TextParam() tool?: string;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the previous page. */
  @IdParam() before?: Id;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

/** Request log and usage of the user's company (R100). */
@Controller('api')
@May('view')
export class RequestsController {
  constructor(
    private readonly requests: RequestQueries,
    private readonly usage: CredentialUsage,
    private readonly health: RequestHealth,
    private readonly listCredentials: ListCredentials,
    private readonly deployment: Deployment,
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
  ofCompany(@Caller() { company }: Caller, @Query() query: SpanQuery) {
    return this.#usage(company, query);
  }

  @Get('credentials/:id/usage')
  async ofCredential(@Caller() actor: Caller, @PathId() id: Id, @Query() query: SpanQuery) {
    const credentials = await this.listCredentials.execute(actor);
    if (!credentials.some((one) => one.id === id)) throw notFound('credential');
    return this.#usage(actor.company, query, id);
  }

  /** Usage with latency and errors from the request log, which has seven days, and limits of the last hour. */
  async #usage(company: CompanyId, query: SpanQuery, credentialId?: Id) {
    const now = this.clock.now();
    const since = query.since(now);
    const [usage, { p50, p95 }, errors, peaks] = await Promise.all([
      this.usage.of(company, { credentialId, since }),
      this.health.pace(company, since, credentialId),
      this.health.errors(company, since, credentialId),
      this.health.peaks(company, new Date(now.getTime() - 3_600_000)),
    ]);
    const { rateLimit } = this.deployment;
    return { ...usage, latency: { p50, p95 }, errors, peaks, rateLimit };
  }
}
