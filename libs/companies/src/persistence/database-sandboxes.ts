import type { CompanyId } from '@partner/kernel';
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
    await this.database.query(sql`delete from sandboxes where ends_at <= ${now}`);
    const rows = await this.database.query<{ endsAt: Date }>(
      sql`select ends_at as "endsAt" from sandboxes where ends_at is not null order by ends_at`,
    );
    return rows.map(({ endsAt }) => endsAt);
  }

  async add({ id, createdAt, endsAt }: Sandbox): Promise<void> {
    await this.database.query(sql`insert into sandboxes (id, created_at, ends_at)
      values (${id}, ${createdAt}, ${endsAt})`);
  }

  async remove(id: CompanyId): Promise<void> {
    await this.database.query(sql`delete from sandboxes where id = ${id}`);
  }

  async addTemplate(template: CompanyId, createdAt: Date): Promise<void> {
    await this.database.query(sql`insert into sandboxes (id, created_at) values (${template}, ${createdAt})`);
  }

  async hasTemplate(template: CompanyId): Promise<boolean> {
    return (await this.database.query(sql`select from sandboxes where id = ${template}`)).length > 0;
  }

  async copy(template: CompanyId, { id, endsAt }: Sandbox): Promise<void> {
    const tables = await (this.#tables ??= this.#readTables());
    await this.database.query(sql`select copy_company(${template}, ${id}, ${tables}::text[])`);
    await this.database.query(sql`update companies set deletion_due_at = ${endsAt} where company_id = ${id}`);
  }

  /** Returns the tables with rows to copy, referenced ones first; triggers fill the others. */
  async #readTables(): Promise<string[]> {
    const session = await this.database.dedicated();
    try {
      const { shared, tables } = await companyData.dataOfCompanies(session, this.contexts);
      return [...shared, ...tables.filter(({ travels }) => travels)].map(({ name }) => name);
    } finally {
      await session.end();
    }
  }
}
