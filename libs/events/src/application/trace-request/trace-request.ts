import { type CompanyId, notFound } from '@partner/kernel';
import type { RecordTrace, RequestTrace, RequestTraces, TracedRecord, TraceView } from '../ports/request-traces.js';

/** Returns the effects of a request: its changes, its events with their attempts, and its jobs (R96). */
export class TraceRequest {
  constructor(private readonly traces: RequestTraces) {}

  /**
   * @param requestId the `X-Request-Id` of the response (W17).
   * @param view defaults to what partners may see.
   * @throws DomainError `notFound` when the company has no known effects of such a request.
   */
  async execute(company: CompanyId, requestId: string, view: TraceView = { withHidden: false }): Promise<RequestTrace> {
    const trace = await this.traces.of(company, requestId, view);
    if (trace.changes.length + trace.events.length + trace.jobs.length === 0) throw notFound('request or its effects');
    return trace;
  }

  /**
   * Returns the versions and events of a record. @param isVisible true if partners see the record now
   * @throws DomainError `notFound` when partners see neither it nor one of its events; events of a deleted one are seen
   */
  async ofRecord(company: CompanyId, record: TracedRecord, isVisible: boolean): Promise<RecordTrace> {
    const trace = await this.traces.ofRecord(company, record);
    if (!isVisible && trace.events.length === 0) throw notFound(record.resourceType.replaceAll('_', ' '));
    return trace;
  }
}
