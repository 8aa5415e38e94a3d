import { Inject, Injectable } from '@nestjs/common';
import { CustomerQueries } from '@partner/customers';
import { DocumentQueries, entityTypes } from '@partner/documents';
import { type RecordTrace, TraceRequest } from '@partner/events';
import type { CompanyId, Id, JsonResponse } from '@partner/kernel';
import { PaymentQueries } from '@partner/payments';
import { type RequestItem, RequestQueries } from '@partner/request-log';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import {
  type ApiRecord,
  RecordKinds,
  type RecordKind,
  recordsOf,
  type RecordSummary,
  summaryOf,
} from './record-kinds.js';

/** Document of a record. */
interface DocumentSummary {
  readonly id: Id;
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly createdAt: string;
}

/** Everything that is known about a record. */
export interface RecordStory extends RecordTrace {
  readonly kind: RecordKind;
  readonly id: Id;
  readonly title: string;
  readonly detail: string;
  /** Current state as in the API; null for a deleted record. */
  readonly item: ApiRecord | null;
  /** Logged requests that changed the record. */
  readonly requests: readonly RequestItem[];
  readonly links: readonly RecordSummary[];
  readonly documents: readonly DocumentSummary[];
}

const page = { page: 1, limit: 20, sort: 'createdAt', order: 'desc' } as const;

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

/** Collects state, versions, events, deliveries, requests and linked records of one record. */
@Injectable()
export class RecordStories {
  constructor(
    @Inject(RecordKinds) private readonly kinds: RecordKinds,
    @Inject(TraceRequest) private readonly traces: TraceRequest,
    @Inject(RequestQueries) private readonly requests: RequestQueries,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(LeadQueries) private readonly leads: LeadQueries,
    @Inject(QuoteQueries) private readonly quotes: QuoteQueries,
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(PaymentQueries) private readonly payments: PaymentQueries,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
  ) {}

  /** @throws DomainError `notFound` when partners see neither the record nor an event of it */
  async of(company: CompanyId, kind: RecordKind, id: Id): Promise<RecordStory> {
    const item = await this.kinds.find(company, kind, id);
    const trace = await this.traces.ofRecord(company, { resourceType: kind, resourceId: id }, item !== undefined);
    const requestIds = new Set(trace.versions.flatMap(({ requestId }) => requestId ?? []));
    const [requests, links, documents] = await Promise.all([
      this.requests.withIds(company, [...requestIds]),
      item ? this.#links(company, kind, item) : [],
      item ? this.#documents(company, kind, id) : [],
    ]);
    const summary = item ? summaryOf(kind, item) : { kind, id, title: id, detail: 'Deleted' };
    return { ...summary, item: item ?? null, ...trace, requests, links, documents };
  }

  async #links(company: CompanyId, kind: RecordKind, item: ApiRecord): Promise<RecordSummary[]> {
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
      this.#contact(company, item),
      this.#referencing(company, kind, item.id),
    ]);
    return [...referenced.flat(), ...customers, ...referencing];
  }

  /** Sales records contain a copy of their contact, whose email leads to the customer. */
  async #contact(company: CompanyId, { customer }: ApiRecord): Promise<RecordSummary[]> {
    if (customer?.email === undefined) return [];
    return recordsOf('customer', await this.customers.list(company, { ...page, exactEmail: customer.email }));
  }

  /** Records that name this one, each found by an index. */
  async #referencing(company: CompanyId, kind: RecordKind, id: Id): Promise<RecordSummary[]> {
    const lists: (readonly [RecordKind, Promise<JsonResponse>])[] =
      kind === 'customer'
        ? [
            ['order', this.orders.list(company, { ...page, customerId: id })],
            ['quote', this.quotes.list(company, { ...page, customerId: id })],
            ['lead', this.leads.list(company, { ...page, customerId: id })],
          ]
        : kind === 'order'
          ? [['payment', this.payments.ofOrder(company, id, page)]]
          : [];
    return (await Promise.all(lists.map(async ([of, list]) => recordsOf(of, await list)))).flat();
  }

  async #documents(company: CompanyId, kind: RecordKind, id: Id): Promise<readonly DocumentSummary[]> {
    const entityType = entityTypes.find((one) => one.toLowerCase() === kind.replace('_', ''));
    if (!entityType) return [];
    const { text } = await this.documents.list(company, { ...page, entityType, entityId: id });
    return (JSON.parse(text) as { readonly data: readonly DocumentSummary[] }).data;
  }
}
