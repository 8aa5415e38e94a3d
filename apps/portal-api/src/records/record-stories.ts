import { Inject, Injectable } from '@nestjs/common';
import { type RecordTrace, TraceRequest } from '@partner/events';
import type { CompanyId, Id } from '@partner/kernel';
import { type RequestItem, RequestQueries } from '@partner/request-log';
import { type DocumentSummary, type Linked, LinkedRecords, type LinkTotal } from './linked-records.js';
import { type ApiRecord, type RecordKind, RecordKinds, type RecordSummary, summaryOf } from './record-kinds.js';

/** Everything that is known about a record. */
export interface RecordStory extends RecordTrace, RecordSummary {
  /** Current state as in the API; null for a deleted record. */
  readonly item: ApiRecord | null;
  /** Logged requests that changed the record. */
  readonly requests: readonly RequestItem[];
  readonly links: readonly RecordSummary[];
  readonly documents: readonly DocumentSummary[];
  /** Kinds of linked records that have more than are listed. */
  readonly totals: readonly LinkTotal[];
}

/** Members of an item that name another record. */
const references: Readonly<Record<string, RecordKind>> = {
  customerId: 'customer',
  mergedInto: 'customer',
  workOrderId: 'work_order',
  orderId: 'order',
  convertedOrderId: 'order',
  sourceQuoteId: 'quote',
};
const nested: Readonly<Record<string, RecordKind>> = { location: 'location', salesperson: 'user' };

const none = { listed: [], totals: [] };

/** Collects state, versions, events, deliveries, requests and linked records of one record. */
@Injectable()
export class RecordStories {
  constructor(
    @Inject(RecordKinds) private readonly kinds: RecordKinds,
    @Inject(TraceRequest) private readonly traces: TraceRequest,
    @Inject(RequestQueries) private readonly requests: RequestQueries,
    @Inject(LinkedRecords) private readonly linked: LinkedRecords,
  ) {}

  /** @throws DomainError `notFound` when partners see neither the record nor an event of it */
  async of(company: CompanyId, kind: RecordKind, id: Id): Promise<RecordStory> {
    const item = await this.kinds.find(company, kind, id);
    const trace = await this.traces.ofRecord(company, { resourceType: kind, resourceId: id }, item !== undefined);
    const requestIds = new Set(trace.versions.flatMap(({ requestId }) => requestId ?? []));
    const [requests, links, documents] = await Promise.all([
      this.requests.withIds(company, [...requestIds]),
      item ? this.#links(company, kind, item) : none,
      item ? this.linked.documents(company, kind, id) : none,
    ]);
    const summary = item ? summaryOf(kind, item) : { kind, id, title: id, detail: 'Deleted' };
    const totals = [...links.totals, ...documents.totals];
    return {
      ...summary,
      item: item ?? null,
      ...trace,
      requests,
      links: links.listed,
      documents: documents.listed,
      totals,
    };
  }

  async #links(company: CompanyId, kind: RecordKind, item: ApiRecord): Promise<Linked<RecordSummary>> {
    const named = [
      ...Object.entries(references).map(([member, of]) => [of, item[member]] as const),
      ...Object.entries(nested).map(([member, of]) => [of, (item[member] as { id?: unknown } | null)?.id] as const),
    ];
    const referenced = await Promise.all(
      named.map(async ([of, id]) => {
        const found = typeof id === 'string' ? await this.kinds.find(company, of, id as Id) : undefined;
        return found ? [summaryOf(of, found)] : [];
      }),
    );
    const [customers, referencing] = await Promise.all([
      this.linked.contact(company, item),
      this.linked.referencing(company, kind, item.id),
    ]);
    return { ...referencing, listed: [...referenced.flat(), ...customers, ...referencing.listed] };
  }
}
