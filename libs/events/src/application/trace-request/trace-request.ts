import { type CompanyId, notFound } from '@partner/kernel';
import type { RequestTrace, RequestTraces, TraceView } from '../ports/request-traces.js';

/** Tells what came of a request of a company: its changes, its events with their attempts, and its jobs (R96). */
export class TraceRequest {
  constructor(private readonly traces: RequestTraces) {}

  /**
   * @param requestId the `X-Request-Id` of the answer (W17).
   * @param view what partners may see unless given.
   * @throws DomainError `notFound` when nothing is known of such a request of the company.
   */
  async execute(company: CompanyId, requestId: string, view: TraceView = { withHidden: false }): Promise<RequestTrace> {
    const trace = await this.traces.of(company, requestId, view);
    if (trace.changes.length + trace.events.length + trace.jobs.length === 0)
      throw notFound('request, or anything that it changed,');
    return trace;
  }
}
