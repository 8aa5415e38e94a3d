import { Inject, Injectable } from '@nestjs/common';
import { CustomerQueries } from '@partner/customers';
import type { CompanyId } from '@partner/kernel';
import { LeadQueries, OrderQueries, QuoteQueries } from '@partner/sales';
import { WorkOrderQueries } from '@partner/work-orders';
import { recordsOf, type RecordSummary } from '../records/record-kinds.js';

const newest = { page: 1, limit: 5, sort: 'createdAt', order: 'desc' } as const;

/** Finds records by a number, serial number, email or name, each by an index. */
@Injectable()
export class FindRecords {
  constructor(
    @Inject(LeadQueries) private readonly leads: LeadQueries,
    @Inject(QuoteQueries) private readonly quotes: QuoteQueries,
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(WorkOrderQueries) private readonly workOrders: WorkOrderQueries,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
  ) {}

  async byNumber(company: CompanyId, number: number): Promise<RecordSummary[]> {
    const sales = { ...newest, sort: 'orderNumber', orderNumber: number } as const;
    const [orders, quotes, leads, workOrders] = await Promise.all([
      this.orders.list(company, sales),
      this.quotes.list(company, sales),
      this.leads.list(company, sales),
      this.workOrders.list(company, { ...newest, sort: 'workOrderNumber', number }),
    ]);
    return [
      ...recordsOf('order', orders),
      ...recordsOf('quote', quotes),
      ...recordsOf('lead', leads),
      ...recordsOf('work_order', workOrders),
    ];
  }

  async bySerialNumber(company: CompanyId, serialNumber: string): Promise<RecordSummary[]> {
    const [orders, workOrders] = await Promise.all([
      this.orders.list(company, { ...newest, serialNumber }),
      this.workOrders.list(company, { ...newest, serialNumber }),
    ]);
    return [...recordsOf('order', orders), ...recordsOf('work_order', workOrders)];
  }

  async byEmail(company: CompanyId, exactEmail: string): Promise<RecordSummary[]> {
    return recordsOf('customer', await this.customers.list(company, { ...newest, exactEmail }));
  }

  async byName(company: CompanyId, search: string): Promise<RecordSummary[]> {
    return recordsOf('customer', await this.customers.list(company, { ...newest, search }));
  }
}
