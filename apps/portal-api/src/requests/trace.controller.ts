import { Controller, Get, Query } from '@nestjs/common';
import { type RequestTrace, TraceRequest } from '@partner/events';
import { Caller, TextParam } from '@partner/http';
import { notFound } from '@partner/kernel';
import { RequestQueries } from '@partner/request-log';
import { ifFound } from '../records/record-kinds.js';
import { May } from '../session/may.decorator.js';

class TraceQuery {
  /** The `X-Request-Id` of the response. */
  @TextParam({ required: true }) requestId!: string;
}

/** Requests share an ID only if the caller retries, so there are few. */
const maxRequests = 20;
const emptyTrace: RequestTrace = { changes: [], events: [], jobs: [], isTruncated: false };

/** Looks up a request ID: the changes, the events, and their deliveries with attempts (R96, R100). */
@Controller('api')
@May('view')
export class TraceController {
  constructor(
    private readonly requests: RequestQueries,
    private readonly traceRequest: TraceRequest,
  ) {}

  /**
   * Reads appear only in the log, which lacks old and unsampled requests.
   * @throws DomainError `notFound` if neither the log nor the trace has the ID.
   */
  @Get('trace')
  async show(@Caller() { company }: Caller, @Query() { requestId }: TraceQuery) {
    const { data: requests } = await this.requests.list(company, { requestId, limit: maxRequests });
    const trace = await ifFound(this.traceRequest.execute(company, requestId));
    if (requests.length === 0 && !trace) throw notFound('request');
    return { requests, ...(trace ?? emptyTrace) };
  }
}
