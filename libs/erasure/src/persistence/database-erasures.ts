import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Erasure, Erasures } from '../application/ports/erasures.js';

interface Row extends Pick<Erasure, 'requestedAt' | 'step' | 'erased'> {
  readonly finishedAt: Date | null;
}

export class DatabaseErasures implements Erasures {
  constructor(private readonly database: Database) {}

  find(company: CompanyId, customer: Id): Promise<Erasure | undefined> {
    return this.#find(company, customer, empty);
  }

  findForUpdate(company: CompanyId, customer: Id): Promise<Erasure | undefined> {
    return this.#find(company, customer, sql`for update`);
  }

  async #find(company: CompanyId, customer: Id, lock: Sql): Promise<Erasure | undefined> {
    const [row] = await this.database.query<Row>(sql`select e.requested_at as "requestedAt", e.step, e.counts as erased,
        e.finished_at as "finishedAt" from erasures e
      where e.company_id = ${company} and e.customer_id = ${customer} ${lock}`);
    if (!row) return undefined;
    const { finishedAt, ...erasure } = row;
    const ended = finishedAt ? ({ status: 'finished', finishedAt } as const) : ({ status: 'running' } as const);
    return { customerId: customer, ...erasure, ...ended };
  }

  async add(
    company: CompanyId,
    { customerId, requestedAt, step, erased }: Erasure,
    requestedBy: string,
  ): Promise<void> {
    await this.database.query(sql`
      insert into erasures (company_id, customer_id, requested_at, requested_by, step, counts)
      values (${company}, ${customerId}, ${requestedAt}, ${requestedBy}, ${step}, ${JSON.stringify(erased)}::jsonb)`);
  }

  async save(company: CompanyId, { customerId, step, erased, finishedAt }: Erasure): Promise<void> {
    await this.database.query(sql`update erasures set step = ${step}, counts = ${JSON.stringify(erased)}::jsonb,
        finished_at = ${finishedAt ?? null}::timestamptz
      where company_id = ${company} and customer_id = ${customerId}`);
  }
}
