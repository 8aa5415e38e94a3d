import { type CompanyId, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { companyData, type Contexts } from '@partner/schema';
import sql from 'sql-template-tag';
import type { Sandbox, Sandboxes } from '../application/ports/sandboxes.js';

export class DatabaseSandboxes implements Sandboxes {
  #tables: Promise<string[]> | undefined;

  constructor(
    private readonly database: Database,
    private readonly contexts: Contexts,
  ) {}

  lock(): Promise<void> {
    return this.database.lockName('partner sandboxes');
  }

  async ends(now: Date): Promise<Date[]> {
    // An ended one is remembered until its company is deleted, too.
    await this.database.query(sql`delete from sandboxes where ends_at < ${new Date(now.getTime() - dayMs)}`);
    const rows = await this.database.query<{ endsAt: Date }>(
      sql`select ends_at as "endsAt" from sandboxes where ends_at > ${now} order by ends_at`,
    );
    return rows.map(({ endsAt }) => endsAt);
  }

  async add({ id, createdAt, endsAt }: Sandbox): Promise<void> {
    await this.database.query(sql`insert into sandboxes (id, created_at, ends_at)
      values (${id}, ${createdAt}, ${endsAt})`);
  }

  async addTemplate(template: CompanyId, createdAt: Date): Promise<void> {
    await this.database.query(sql`insert into sandboxes (id, created_at) values (${template}, ${createdAt})
      on conflict (id) do update set created_at = excluded.created_at`);
  }

  async hasTemplate(template: CompanyId): Promise<boolean> {
    return (await this.database.query(sql`select from sandboxes where id = ${template}`)).length > 0;
  }

  async copy(template: CompanyId, { id, endsAt }: Sandbox): Promise<boolean> {
    if (!(await this.hasTemplate(template))) return false;
    const tables = await (this.#tables ??= this.#readTables());
    await this.database.query(sql`select copy_company(${template}, ${id}, ${tables}::text[])`);
    const copied = await this.database.query(sql`
      update companies set deletion_due_at = ${endsAt} where company_id = ${id} returning 1`);
    return copied.length > 0;
  }

  /** Returns the tables with rows to copy, referenced ones first; triggers fill the others. */
  #readTables(): Promise<string[]> {
    return this.database.withSession(async (session) => {
      const { shared, tables } = await companyData.dataOfCompanies(session, this.contexts);
      return [...shared, ...tables.filter(({ travels }) => travels)].map(({ name }) => name);
    });
  }
}
