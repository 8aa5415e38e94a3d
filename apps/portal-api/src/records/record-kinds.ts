import type { FactoryProvider } from '@nestjs/common';
import { ProductQueries } from '@partner/catalog';
import { UserQueries } from '@partner/companies';
import { CustomerQueries } from '@partner/customers';
import { type CompanyId, DomainError, type Id, type JsonResponse } from '@partner/kernel';
import { LocationQueries } from '@partner/locations';
import { PaymentQueries } from '@partner/payments';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import { WorkOrderQueries } from '@partner/work-orders';

interface Reader {
  item(company: CompanyId, id: Id): Promise<JsonResponse>;
}

/** Read models of the kinds of records that have a page, by the value of `resourceType` in events (E3). */
const readers = {
  lead: LeadQueries,
  quote: QuoteQueries,
  order: OrderQueries,
  work_order: WorkOrderQueries,
  customer: CustomerQueries,
  payment: PaymentQueries,
  location: LocationQueries,
  product: ProductQueries,
  user: UserQueries,
} as const satisfies Readonly<Record<string, abstract new (...args: never[]) => Reader>>;

export type RecordKind = keyof typeof readers;
export const recordKinds = Object.keys(readers) as readonly RecordKind[];

/** Record as the API returns it. */
export interface ApiRecord extends Readonly<Record<string, unknown>> {
  readonly id: Id;
  readonly name?: string;
  readonly orderNumber?: number;
  readonly workOrderNumber?: number;
  readonly serialNumber?: string;
  readonly status?: string;
  readonly email?: string;
  readonly amount?: number;
  readonly currency?: string;
  /** Copy of the contact in a sales record. */
  readonly customer?: { readonly name?: string; readonly email?: string };
}

/** Short description of a record, for links to its page. */
export interface RecordSummary {
  readonly kind: RecordKind;
  readonly id: Id;
  readonly title: string;
  readonly detail: string;
}

/** Reads records of every kind as partners see them: deleted and hidden records do not exist (R13, A5). */
export class RecordKinds {
  constructor(private readonly readers: Readonly<Record<RecordKind, Reader>>) {}

  /** Returns the record, or undefined if partners do not see it. */
  async find(company: CompanyId, kind: RecordKind, id: Id): Promise<ApiRecord | undefined> {
    const found = await ifFound(this.readers[kind].item(company, id));
    return found && (JSON.parse(found.text) as ApiRecord);
  }

  /** Returns every record with this ID; each kind is one lookup by key. */
  async findAny(company: CompanyId, id: Id): Promise<RecordSummary[]> {
    const found = await Promise.all(
      recordKinds.map(async (kind) => [kind, await this.find(company, kind, id)] as const),
    );
    return found.flatMap(([kind, record]) => (record ? [summaryOf(kind, record)] : []));
  }
}

/** Injects the read model of every kind. */
export const recordKindsProvider: FactoryProvider<RecordKinds> = {
  provide: RecordKinds,
  inject: Object.values(readers),
  useFactory: (...found: readonly Reader[]) =>
    new RecordKinds(
      Object.fromEntries(recordKinds.map((kind, index) => [kind, found[index]])) as Record<RecordKind, Reader>,
    ),
};

/** Resolves to undefined if the record does not exist. */
export async function ifFound<T>(lookup: Promise<T>): Promise<T | undefined> {
  return lookup.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'notFound') return undefined;
    throw error;
  });
}

/** Summary of a record of the API. */
export function summaryOf(kind: RecordKind, record: ApiRecord): RecordSummary {
  const { id, name, orderNumber, workOrderNumber, serialNumber, status, customer, email, amount, currency } = record;
  const number = kind === 'work_order' ? workOrderNumber : orderNumber;
  const money = [amount, currency].filter((one) => one !== undefined).join(' ');
  const title = number ?? name ?? (money || id);
  const details = [serialNumber, status, customer?.name ?? customer?.email, email];
  return { kind, id, title: String(title), detail: details.filter((one) => one !== undefined).join(' · ') };
}

/** Records of a list of the API. */
export const recordsOf = (kind: RecordKind, { text }: JsonResponse): RecordSummary[] =>
  (JSON.parse(text) as { readonly data: readonly ApiRecord[] }).data.map((one) => summaryOf(kind, one));
