import type { CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, within } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type {
  NoticeCriteria,
  NoticeSummary,
  NoticeResult,
  ProcessorEvents,
  StoredNotice,
} from '../application/ports/processor-events.js';

export class DatabaseProcessorEvents implements ProcessorEvents {
  constructor(
    private readonly database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {}

  async add({ companyId, id, processorId, eventId, type, receivedAt, payload }: StoredNotice): Promise<boolean> {
    const added = await this.database.query(sql`
      insert into processor_events (company_id, id, processor_id, event_id, type, received_at, payload, outcome)
      values (${companyId}, ${id}, ${processorId}, ${eventId}, ${type}, ${receivedAt}, ${payload}, 'received')
      on conflict (company_id, processor_id, event_id) do nothing returning 1`);
    return added.length > 0;
  }

  async unknown(company: CompanyId, processor: Id, eventIds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      select n.id from unnest(${eventIds}::text[]) n(id) where not exists (select from processor_events e
        where e.company_id = ${company} and e.processor_id = ${processor} and e.event_id = n.id)`);
    return rows.map(({ id }) => id);
  }

  async find(company: CompanyId, id: Id): Promise<StoredNotice | undefined> {
    const [row] = await this.database.query<StoredNotice>(sql`
      select e.company_id as "companyId", e.id, e.processor_id as "processorId", e.event_id as "eventId", e.type,
        e.received_at as "receivedAt", e.payload
      from processor_events e where e.company_id = ${company} and e.id = ${id}`);
    return row;
  }

  async settle(company: CompanyId, id: Id, { outcome, paymentId, detail }: NoticeResult, at: Date): Promise<void> {
    await this.database.query(sql`
      update processor_events set outcome = ${outcome}, payment_id = ${paymentId ?? null}, detail = ${detail ?? null},
        settled_at = ${at}, payload = ''
      where company_id = ${company} and id = ${id} and outcome <> 'booked'`);
  }

  async unbooked(company: CompanyId, before: Date, limit: number): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>(sql`
      select e.id from processor_events e
      where e.company_id = ${company} and e.outcome = 'received' and e.received_at < ${before}
      order by e.id limit ${limit}::int`);
    return rows.map(({ id }) => id);
  }

  async list(company: CompanyId, { unmatchedOnly, limit, ...span }: NoticeCriteria): Promise<NoticeSummary[]> {
    const rows = await this.database.query<Record<string, unknown>>(sql`
      select e.id, e.event_id as "eventId", e.type, e.outcome, e.detail, e.payment_id as "paymentId",
        e.received_at as "receivedAt"
      from processor_events e where e.company_id = ${company}
        ${unmatchedOnly ? sql`and e.outcome = 'unmatched'` : empty} ${within('e.id', span)}
      order by e.id desc limit ${limit}::int`);
    return rows.map(
      (row) =>
        Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as NoticeSummary,
    );
  }

  async countOpen(): Promise<Readonly<Record<'received' | 'unmatched', number>>> {
    const [numbers] = await this.acrossCompanies.query<Record<'received' | 'unmatched', number>>(
      sql`
      select count(*) filter (where e.outcome = 'received')::int as received,
        count(*) filter (where e.outcome = 'unmatched')::int as unmatched
      from processor_events e where e.outcome in ('received', 'unmatched')`,
      'outside',
    );
    return numbers!;
  }
}
