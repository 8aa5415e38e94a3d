import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Progress } from '../domain/erasure/erasure-steps.js';
import type { Erasure, Erasures } from '../application/ports/erasures.js';

interface Row extends Pick<Erasure, 'requestedAt' | 'erased'>, Progress {
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
    const [row] = await this.database
      .query<Row>(sql`select e.requested_at as "requestedAt", e.step, e.step_table as "table",
        e.step_after as after, e.counts as erased,
        e.finished_at as "finishedAt" from erasures e
      where e.company_id = ${company} and e.customer_id = ${customer} ${lock}`);
    if (!row) return undefined;
    const { finishedAt, requestedAt, erased, ...progress } = row;
    const ended = finishedAt ? ({ status: 'finished', finishedAt } as const) : ({ status: 'running' } as const);
    return { customerId: customer, requestedAt, erased, progress, ...ended };
  }

  async add(
    company: CompanyId,
    { customerId, requestedAt, progress: { step, table, after }, erased }: Erasure,
    requestedBy: string,
  ): Promise<void> {
    await this.database.query(sql`
      insert into erasures (company_id, customer_id, requested_at, requested_by, step, step_table, step_after, counts)
      values (${company}, ${customerId}, ${requestedAt}, ${requestedBy}, ${step}, ${table}, ${after},
        ${JSON.stringify(erased)}::jsonb)`);
  }

  async save(company: CompanyId, { customerId, progress, erased, finishedAt }: Erasure): Promise<void> {
    const { step, table, after } = progress;
    await this.database.query(sql`update erasures set step = ${step}, step_table = ${table}, step_after = ${after},
        counts = ${JSON.stringify(erased)}::jsonb, finished_at = ${finishedAt ?? null}::timestamptz
      where company_id = ${company} and customer_id = ${customerId}`);
  }
}
