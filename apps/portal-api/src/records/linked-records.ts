import { Inject, Injectable } from '@nestjs/common';
import { CustomerQueries } from '@partner/customers';
import { DocumentQueries, entityTypes } from '@partner/documents';
import type { CompanyId, Id, JsonResponse } from '@partner/kernel';
import { PaymentQueries } from '@partner/payments';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import { type ApiRecord, type RecordKind, recordsOf, type RecordSummary } from './record-kinds.js';

/** Document of a record. */
export interface DocumentSummary {
  readonly id: Id;
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly createdAt: string;
}

/** Number of all linked records of a kind of which only the newest are listed. */
export interface LinkTotal {
  readonly kind: RecordKind | 'document';
  readonly total: number;
}

/** Listed records, and the kinds that have more. */
export interface Linked<Item> {
  readonly listed: readonly Item[];
  readonly totals: readonly LinkTotal[];
}

const page = { page: 1, limit: 20, sort: 'createdAt', order: 'desc' } as const;

/** Finds records that belong to another one without being named by it. */
@Injectable()
export class LinkedRecords {
  constructor(
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(LeadQueries) private readonly leads: LeadQueries,
    @Inject(QuoteQueries) private readonly quotes: QuoteQueries,
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(PaymentQueries) private readonly payments: PaymentQueries,
    @Inject(DocumentQueries) private readonly files: DocumentQueries,
  ) {}

  /** Sales records contain a copy of their contact, whose email leads to the customer. */
  async contact(company: CompanyId, { customer }: ApiRecord): Promise<RecordSummary[]> {
    if (customer?.email === undefined) return [];
    return recordsOf('customer', await this.customers.list(company, { ...page, exactEmail: customer.email }));
  }

  /** Records that name this one, each found by an index. */
  async referencing(company: CompanyId, kind: RecordKind, id: Id): Promise<Linked<RecordSummary>> {
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
    const found = await Promise.all(lists.map(async ([of, list]) => [of, await list] as const));
    return {
      listed: found.flatMap(([of, list]) => recordsOf(of, list)),
      totals: found.flatMap(([of, list]) => totalOf(of, list)),
    };
  }

  async documents(company: CompanyId, kind: RecordKind, id: Id): Promise<Linked<DocumentSummary>> {
    const entityType = entityTypes.find((one) => one.toLowerCase() === kind.replace('_', ''));
    if (!entityType) return { listed: [], totals: [] };
    const list = await this.files.list(company, { ...page, entityType, entityId: id });
    const { data } = JSON.parse(list.text) as { readonly data: readonly DocumentSummary[] };
    return { listed: data, totals: totalOf('document', list) };
  }
}

/** Total of a list that has more than one page. */
function totalOf(kind: LinkTotal['kind'], { text }: JsonResponse): LinkTotal[] {
  const { total } = JSON.parse(text) as { readonly total: number };
  return total > page.limit ? [{ kind, total }] : [];
}
