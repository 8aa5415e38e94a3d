import { Controller, Get, Query } from '@nestjs/common';
import { type RequestTrace, TraceRequest } from '@partner/events';
import { Caller, TextParam } from '@partner/http';
import { DomainError, notFound } from '@partner/kernel';
import { type RequestItem, RequestQueries } from '@partner/request-log';
import { Manages } from '../session/manages.decorator.js';

/** Which request is looked for. */
export class TraceQuery {
  /** The `X-Request-Id` of its answer. */
  @TextParam({ required: true }) requestId!: string;
}

/** A request, or those of one id, and what came of it. */
export interface TraceItem extends RequestTrace {
  /** As the log has them: none when they are older than it, or were left out of it. */
  readonly requests: readonly RequestItem[];
}

/** Requests of one id are the caller's repetitions, and few. */
const mostRequests = 20;
const nothing: RequestTrace = { changes: [], events: [], jobs: [], isTruncated: false };

/** From the id of a request to what it changed, its events, and their deliveries with attempts (R96, R100). */
@Controller('api')
@Manages()
export class TraceController {
  constructor(
    private readonly requests: RequestQueries,
    private readonly traceRequest: TraceRequest,
  ) {}

  /** A read leaves no trace but in the log. @throws DomainError `notFound` for what is in neither. */
  @Get('trace')
  async show(@Caller() { company }: Caller, @Query() { requestId }: TraceQuery): Promise<TraceItem> {
    const { data: requests } = await this.requests.list(company, { requestId, limit: mostRequests });
    const trace = await this.traceRequest.execute(company, requestId).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'notFound') return nothing;
      throw error;
    });
    if (requests.length === 0 && trace === nothing) throw notFound('request');
    return { requests, ...trace };
  }
}
